### Märklin in Russian.
### Arguments: $name is a player's name; $city, $start and $end are places, $card a card, by their ids.

marklin-name = Билет на поезд: Märklin
marklin-about = Собирайте карты, прокладывайте маршруты по Германии, выполняйте билеты и отправляйте пассажиров за товарами.

## Cities and countries

marklin-city-augsburg = Аугсбург
marklin-city-berlin = Берлин
marklin-city-bremen = Бремен
marklin-city-bremerhaven = Бремерхафен
marklin-city-chemnitz = Хемниц
marklin-city-dortmund = Дортмунд
marklin-city-dresden = Дрезден
marklin-city-duesseldorf = Дюссельдорф
marklin-city-emden = Эмден
marklin-city-erfurt = Эрфурт
marklin-city-frankfurt = Франкфурт
marklin-city-freiburg = Фрайбург
marklin-city-hamburg = Гамбург
marklin-city-hannover = Ганновер
marklin-city-karlsruhe = Карлсруэ
marklin-city-kassel = Кассель
marklin-city-kiel = Киль
marklin-city-koblenz = Кобленц
marklin-city-koeln = Кёльн
marklin-city-konstanz = Констанц
marklin-city-leipzig = Лейпциг
marklin-city-lindau = Линдау
marklin-city-magdeburg = Магдебург
marklin-city-mainz = Майнц
marklin-city-mannheim = Мангейм
marklin-city-muenchen = Мюнхен
marklin-city-muenster = Мюнстер
marklin-city-nuernberg = Нюрнберг
marklin-city-regensburg = Регенсбург
marklin-city-rostock = Росток
marklin-city-saarbruecken = Саарбрюккен
marklin-city-schwerin = Шверин
marklin-city-stuttgart = Штутгарт
marklin-city-ulm = Ульм
marklin-city-wuerzburg = Вюрцбург
marklin-city-daenemark = Дания
marklin-city-niederlande = Нидерланды
marklin-city-frankreich = Франция
marklin-city-schweiz = Швейцария
marklin-city-oesterreich = Австрия
# $city, $start, $end: the end of one of the ids above
marklin-city =
    { $city ->
        [augsburg] { marklin-city-augsburg }
        [berlin] { marklin-city-berlin }
        [bremen] { marklin-city-bremen }
        [bremerhaven] { marklin-city-bremerhaven }
        [chemnitz] { marklin-city-chemnitz }
        [dortmund] { marklin-city-dortmund }
        [dresden] { marklin-city-dresden }
        [duesseldorf] { marklin-city-duesseldorf }
        [emden] { marklin-city-emden }
        [erfurt] { marklin-city-erfurt }
        [frankfurt] { marklin-city-frankfurt }
        [freiburg] { marklin-city-freiburg }
        [hamburg] { marklin-city-hamburg }
        [hannover] { marklin-city-hannover }
        [karlsruhe] { marklin-city-karlsruhe }
        [kassel] { marklin-city-kassel }
        [kiel] { marklin-city-kiel }
        [koblenz] { marklin-city-koblenz }
        [koeln] { marklin-city-koeln }
        [konstanz] { marklin-city-konstanz }
        [leipzig] { marklin-city-leipzig }
        [lindau] { marklin-city-lindau }
        [magdeburg] { marklin-city-magdeburg }
        [mainz] { marklin-city-mainz }
        [mannheim] { marklin-city-mannheim }
        [muenchen] { marklin-city-muenchen }
        [muenster] { marklin-city-muenster }
        [nuernberg] { marklin-city-nuernberg }
        [regensburg] { marklin-city-regensburg }
        [rostock] { marklin-city-rostock }
        [saarbruecken] { marklin-city-saarbruecken }
        [schwerin] { marklin-city-schwerin }
        [stuttgart] { marklin-city-stuttgart }
        [ulm] { marklin-city-ulm }
        [wuerzburg] { marklin-city-wuerzburg }
        [daenemark] { marklin-city-daenemark }
        [niederlande] { marklin-city-niederlande }
        [frankreich] { marklin-city-frankreich }
        [schweiz] { marklin-city-schweiz }
       *[oesterreich] { marklin-city-oesterreich }
    }
marklin-start =
    { $start ->
        [augsburg] { marklin-city-augsburg }
        [berlin] { marklin-city-berlin }
        [bremen] { marklin-city-bremen }
        [bremerhaven] { marklin-city-bremerhaven }
        [chemnitz] { marklin-city-chemnitz }
        [dortmund] { marklin-city-dortmund }
        [dresden] { marklin-city-dresden }
        [duesseldorf] { marklin-city-duesseldorf }
        [emden] { marklin-city-emden }
        [erfurt] { marklin-city-erfurt }
        [frankfurt] { marklin-city-frankfurt }
        [freiburg] { marklin-city-freiburg }
        [hamburg] { marklin-city-hamburg }
        [hannover] { marklin-city-hannover }
        [karlsruhe] { marklin-city-karlsruhe }
        [kassel] { marklin-city-kassel }
        [kiel] { marklin-city-kiel }
        [koblenz] { marklin-city-koblenz }
        [koeln] { marklin-city-koeln }
        [konstanz] { marklin-city-konstanz }
        [leipzig] { marklin-city-leipzig }
        [lindau] { marklin-city-lindau }
        [magdeburg] { marklin-city-magdeburg }
        [mainz] { marklin-city-mainz }
        [mannheim] { marklin-city-mannheim }
        [muenchen] { marklin-city-muenchen }
        [muenster] { marklin-city-muenster }
        [nuernberg] { marklin-city-nuernberg }
        [regensburg] { marklin-city-regensburg }
        [rostock] { marklin-city-rostock }
        [saarbruecken] { marklin-city-saarbruecken }
        [schwerin] { marklin-city-schwerin }
        [stuttgart] { marklin-city-stuttgart }
        [ulm] { marklin-city-ulm }
        [wuerzburg] { marklin-city-wuerzburg }
        [daenemark] { marklin-city-daenemark }
        [niederlande] { marklin-city-niederlande }
        [frankreich] { marklin-city-frankreich }
        [schweiz] { marklin-city-schweiz }
       *[oesterreich] { marklin-city-oesterreich }
    }
marklin-end =
    { $end ->
        [augsburg] { marklin-city-augsburg }
        [berlin] { marklin-city-berlin }
        [bremen] { marklin-city-bremen }
        [bremerhaven] { marklin-city-bremerhaven }
        [chemnitz] { marklin-city-chemnitz }
        [dortmund] { marklin-city-dortmund }
        [dresden] { marklin-city-dresden }
        [duesseldorf] { marklin-city-duesseldorf }
        [emden] { marklin-city-emden }
        [erfurt] { marklin-city-erfurt }
        [frankfurt] { marklin-city-frankfurt }
        [freiburg] { marklin-city-freiburg }
        [hamburg] { marklin-city-hamburg }
        [hannover] { marklin-city-hannover }
        [karlsruhe] { marklin-city-karlsruhe }
        [kassel] { marklin-city-kassel }
        [kiel] { marklin-city-kiel }
        [koblenz] { marklin-city-koblenz }
        [koeln] { marklin-city-koeln }
        [konstanz] { marklin-city-konstanz }
        [leipzig] { marklin-city-leipzig }
        [lindau] { marklin-city-lindau }
        [magdeburg] { marklin-city-magdeburg }
        [mainz] { marklin-city-mainz }
        [mannheim] { marklin-city-mannheim }
        [muenchen] { marklin-city-muenchen }
        [muenster] { marklin-city-muenster }
        [nuernberg] { marklin-city-nuernberg }
        [regensburg] { marklin-city-regensburg }
        [rostock] { marklin-city-rostock }
        [saarbruecken] { marklin-city-saarbruecken }
        [schwerin] { marklin-city-schwerin }
        [stuttgart] { marklin-city-stuttgart }
        [ulm] { marklin-city-ulm }
        [wuerzburg] { marklin-city-wuerzburg }
        [daenemark] { marklin-city-daenemark }
        [niederlande] { marklin-city-niederlande }
        [frankreich] { marklin-city-frankreich }
        [schweiz] { marklin-city-schweiz }
       *[oesterreich] { marklin-city-oesterreich }
    }

## Train cards

marklin-card-purple = фиолетовая
marklin-card-blue = синяя
marklin-card-orange = оранжевая
marklin-card-white = белая
marklin-card-green = зелёная
marklin-card-yellow = жёлтая
marklin-card-black = чёрная
marklin-card-red = красная
marklin-card-locomotive = локомотив
marklin-card-plus4 = локомотив +4
marklin-card-passenger = пассажир
# $card: the end of one of the ids above
marklin-card =
    { $card ->
        [purple] { marklin-card-purple }
        [blue] { marklin-card-blue }
        [orange] { marklin-card-orange }
        [white] { marklin-card-white }
        [green] { marklin-card-green }
        [yellow] { marklin-card-yellow }
        [black] { marklin-card-black }
        [red] { marklin-card-red }
        [locomotive] { marklin-card-locomotive }
        [plus4] { marklin-card-plus4 }
       *[passenger] { marklin-card-passenger }
    }

## Why something cannot be done

marklin-over = Игра окончена.
marklin-not-your-turn = Сейчас не ваш ход.
marklin-not-now = На этом этапе хода так нельзя. Завершите начатое.
marklin-can-act = Вы ещё можете что-то сделать. Пропускать ход можно, только когда действий нет.
marklin-no-card-there = Там нет карты.
marklin-locomotive-second = Открытый локомотив не может быть второй картой. Выберите другую.
marklin-deck-empty = Колода пуста.
marklin-cards-missing = { marklin-start }–{ marklin-end }: у вас нет этих карт.
marklin-wrong-payment = { marklin-start }–{ marklin-end }: так заплатить нельзя. Нужны карты цвета пути и джокеры, «+4» только от длины 4.
marklin-track-owned = { marklin-start }–{ marklin-end }: этот путь уже занят.
marklin-few-trains = { marklin-start }–{ marklin-end }: у вас слишком мало вагонов.
marklin-pair-owned = Между этими местами у вас уже есть путь: { marklin-start }–{ marklin-end }.
marklin-pair-closed = Вдвоём или втроём между двумя местами используется только один путь: { marklin-start }–{ marklin-end }.
marklin-no-passenger-left = У вас не осталось пассажиров.
marklin-not-at-the-route = { marklin-city }: этот город не на только что проложенном маршруте.
marklin-occupied = { marklin-city }: там уже стоит пассажир.
marklin-no-tickets = Билетов не осталось.
marklin-wrong-split = Берите вместе четыре билета и не больше, чем есть в колоде.
marklin-not-offered = Этого билета нет среди взятых.
marklin-keep-two = Оставьте не меньше двух билетов.
marklin-choose-first = Сначала выберите, какие билеты оставить.
marklin-no-passenger-there = { marklin-city }: вашего пассажира там нет.
marklin-no-way-on = { marklin-city }: оттуда вашему пассажиру некуда ехать.
marklin-track-elsewhere = { marklin-start }–{ marklin-end }: этот путь начинается не там, где пассажир.
marklin-track-unowned = { marklin-start }–{ marklin-end }: этот путь никто не занял, поезда там не ходят.
marklin-track-travelled = { marklin-start }–{ marklin-end }: здесь пассажир уже проехал.
marklin-no-passenger-card = { marklin-start }–{ marklin-end } — чужой путь: нужна ещё одна карта пассажира.
marklin-own-track-first = За этим столом пассажир отправляется по собственному пути.
marklin-no-ride-abroad = Пассажиры не ездят в другие страны.
marklin-not-travelled = Пассажир ещё не поехал. Выберите путь.
marklin-no-such-action = Такого действия нет.
marklin-nothing-to-draw = Сейчас нечего тянуть.

## Notation

# $text: what somebody typed
marklin-unknown-action = «{ $text }» — не действие. Действия выглядят так: «take 3», «claim berlin-dresden green» или «done».
marklin-unknown-track = «{ $text }» — не путь. Пути называются «berlin-dresden» или «berlin-hamburg#2».
marklin-unknown-place = «{ $text }» — не город и не страна на карте.
marklin-unknown-place-near = «{ $text }» — не город и не страна на карте. Может быть, это { $near }?
marklin-which-track = «{ $text }» — таких путей несколько: { $known }. Добавьте номер.
marklin-unknown-ticket = «{ $text }» — не билет. Билеты называются «berlin-muenchen».
marklin-unknown-draw = «{ $text }» — этого сейчас не вытянуть.
marklin-unknown-board = «{ $text }» — не то, что может быть у игрока. Пишите пути, билеты и очки, разделённые «|».
# $length (number)
marklin-board-too-long =
    { $length ->
        [one] { $length } символ — слишком много для одного игрока.
        [few] { $length } символа — слишком много для одного игрока.
        [many] { $length } символов — слишком много для одного игрока.
       *[other] { $length } символа — слишком много для одного игрока.
    }
marklin-impossible-view = Ни одна партия Märklin не может так выглядеть. Файл изменён или повреждён.

## At the counter: games on cardboard

marklin-bad-question = Это не вопрос об игроках: { $detail }
# $players (number), $most (number)
marklin-so-many-players = В игре не больше { $most } игроков, а назвать нужно хотя бы одного; здесь их { $players }.
marklin-named-twice = «{ $text }» стоит у одного игрока дважды.
marklin-ticket-of-another-set = Билета { marklin-start }–{ marklin-end } в этом наборе нет.
marklin-ticket-held = Билет { marklin-start }–{ marklin-end } уже есть у другого игрока.
# $value (number): what a token is worth
marklin-no-such-token = { marklin-city }: жетона на { $value } там нет, или его уже взяли.
marklin-token-under-another = { marklin-city }: жетон на { $value } лежит под большим, которого никто не взял.
# $points (number), $most (number)
marklin-too-much-merchandise = Все товары вместе дают { $most }, а не { $points }.

## Examples in the rules

marklin-picture-cards = Карты
marklin-picture-stacks = Товары сверху вниз

## The log; .you is what whoever did it reads, and $name is “You” there

marklin-first = { $name } начинает.
    .you = { $name } начинаете.
marklin-took = { $name } берёт открытую карту: { marklin-card }.
    .you = { $name } берёте открытую карту: { marklin-card }.
marklin-took-blind = { $name } берёт карту из колоды.
    .you = { $name } берёте карту из колоды.
marklin-drew = { $name } вытягивает: { marklin-card }.
    .you = { $name } вытягиваете: { marklin-card }.
marklin-shuffled = Сброшенные карты становятся новой колодой.
marklin-row-renewed = Открыты три одинаковые карты: все пять заменяются.
# $points (number)
marklin-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }
marklin-claimed = { $name } прокладывает маршрут { marklin-start }–{ marklin-end }: { marklin-points }.
    .you = { $name } прокладываете маршрут { marklin-start }–{ marklin-end }: { marklin-points }.
marklin-placed = { $name } ставит пассажира: { marklin-city }.
    .you = { $name } ставите пассажира: { marklin-city }.
# $short (number), $long (number)
marklin-asked = { $name } берёт билеты: коротких — { $short }, длинных — { $long }.
    .you = { $name } берёте билеты: коротких — { $short }, длинных — { $long }.
# $count (number)
marklin-chose =
    { $count ->
        [one] { $name } хочет оставить { $count } билет.
        [few] { $name } хочет оставить { $count } билета.
        [many] { $name } хочет оставить { $count } билетов.
       *[other] { $name } хочет оставить { $count } билета.
    }
    .you =
        { $count ->
            [one] { $name } хотите оставить { $count } билет.
            [few] { $name } хотите оставить { $count } билета.
            [many] { $name } хотите оставить { $count } билетов.
           *[other] { $name } хотите оставить { $count } билета.
        }
# $short (number), $long (number)
marklin-kept = { $name } оставляет билеты: коротких — { $short }, длинных — { $long }.
    .you = { $name } оставляете билеты: коротких — { $short }, длинных — { $long }.
marklin-departed = { $name } отправляет пассажира: { marklin-city }.
    .you = { $name } отправляете пассажира: { marklin-city }.
# $points (number): 0 where no token was left
marklin-rode =
    { $points ->
        [0] { $name }: пассажир едет дальше без покупок ({ marklin-city }).
       *[other] { $name }: пассажир покупает товар ({ marklin-city }): { marklin-points }.
    }
    .you =
        { $points ->
            [0] Ваш пассажир едет дальше без покупок ({ marklin-city }).
           *[other] Ваш пассажир покупает товар ({ marklin-city }): { marklin-points }.
        }
marklin-arrived = { $name }: пассажир выходит ({ marklin-city }).
    .you = Ваш пассажир выходит ({ marklin-city }).
marklin-passed = { $name } пропускает ход: действий нет.
    .you = { $name } пропускаете ход: действий нет.
marklin-last-round = { $name }: осталось не больше двух вагонов, у каждого ещё один ход.
    .you = У вас осталось не больше двух вагонов: у каждого ещё один ход.

## The score sheet

marklin-part-routes = Маршруты
    .short = Марш.
marklin-part-tickets = Билеты
    .short = Билеты
marklin-part-merchandise = Товары
    .short = Товары
marklin-part-bonus = Больше всех билетов
    .short = Бонус
# $length (number), $tokens (number), $tickets (number)
marklin-route = { marklin-start }–{ marklin-end }, длина { $length }
marklin-ticket-joined = Билет { marklin-start }–{ marklin-end }, выполнен
marklin-ticket-missed = Билет { marklin-start }–{ marklin-end }, не выполнен
marklin-tokens =
    { $tokens ->
        [one] Товары ({ marklin-city }): { $tokens } жетон
        [few] Товары ({ marklin-city }): { $tokens } жетона
        [many] Товары ({ marklin-city }): { $tokens } жетонов
       *[other] Товары ({ marklin-city }): { $tokens } жетона
    }
marklin-most-tickets = Больше всех выполненных билетов: { $tickets }
marklin-tie-tickets = Очков поровну: решило число выполненных билетов.
marklin-tie-merchandise = Очков и билетов поровну: решили товары.

## The lesson: what a first game says before each move, then from round to round

marklin-lesson-tickets = На билете два города: соединённые вашими путями, они в конце дают очки, иначе отнимают. Для начала возьмите четыре коротких.
marklin-lesson-keep = Оставьте не меньше двух. Берлин–Хемниц и Ганновер–Лейпциг имеют общую дорогу: выберите оба, потом «{ marklin-verb-keep }».
marklin-lesson-card = Ход — это что-то одно: карты, маршрут, билеты или поездка. Начните с карт: возьмите подсвеченную оранжевую.
marklin-lesson-second-card = Карты берут по две. Снова оранжевую: путь Берлин–Лейпциг требует четырёх таких.
marklin-lesson-route = Они у вас есть. Коснитесь подсвеченного пути Берлин–Лейпциг и проложите его: четыре вагона дают 7 очков.
marklin-lesson-passenger = Сейчас можно поставить пассажира в одном из его городов. Подождите, пока линия станет длиннее: завершите ход.
marklin-lesson-locomotive = Дальше в Хемниц: одна синяя карта и локомотив, который заменяет любой цвет. Это выполняет билет.
marklin-lesson-board = А теперь поставьте пассажира в Хемнице, на конце линии.
marklin-lesson-end = Завершите ход. До этого проложенное можно отменить.
marklin-lesson-ride = Поезжайте в Берлин: коснитесь предложенной поездки. В каждом городе по дороге пассажир берёт верхний товар. В Берлине это 7.
marklin-lesson-choose = Теперь каждый ход решаете вы: две карты, маршрут, билеты или поездка. Второй билет ещё ждёт своих путей.
marklin-lesson-wild = Локомотив — любой цвет; с пометкой +4 — только на маршрутах от четырёх. Открытый обычный берут вместо двух карт.
marklin-lesson-early = Лучшие товары исчезают первыми, так что поезжайте рано. По чужому пути пассажир едет за карту пассажира.
marklin-lesson-leave = Когда у кого-то останется не больше двух вагонов, наступят последние ходы, а потом считают билеты. Играйте дальше или начните свою игру.

## Rule options

marklin-option-tickets = Билеты
    .about = Какой набор билетов в игре. Набор 2006 года восстановили мы.
    .value-marklin46 = 46 билетов, как в 2006
    .value-deutschland60 = 60 билетов 2012 года
    .value-germany89 = 89 билетов 2017 года
marklin-option-red_cities = Красные товары
    .about = В каких шести городах красные товары. Нам известны два вероятных ответа.
    .value-first = Франкфурт и Лейпциг
    .value-alternative = Мюнстер и Нюрнберг
marklin-option-revisit_tokens = Жетон каждый раз
    .about = Город, который пассажир проехал дважды за ход, каждый раз даёт жетон.
    .value-false = { no }
    .value-true = { yes }
marklin-option-parallel_return = Назад по параллельному пути
    .about = Пассажир может вернуться по второму пути между двумя городами.
    .value-false = { no }
    .value-true = { yes }
marklin-option-own_track_needed = Сначала собственный путь
    .about = Движение пассажира начинается на собственном пути игрока.
    .value-false = { no }
    .value-true = { yes }
marklin-option-bonus_needs_ticket = Бонус только за билет
    .about = Никто не получает бонуса за билеты, если ни один не выполнен.
    .value-true = { yes }
    .value-false = { no }

## Картинки и то, что читают вместо них

marklin-colour-gray = серый
# Каков путь: карты женского рода, он — мужского.
# $colour: the end of one of the ids of train cards, or gray
marklin-colour =
    { $colour ->
        [purple] фиолетовый
        [blue] синий
        [orange] оранжевый
        [white] белый
        [green] зелёный
        [yellow] жёлтый
        [black] чёрный
        [red] красный
       *[gray] { marklin-colour-gray }
    }
# $length (number)
marklin-track = { marklin-start }–{ marklin-end } ({ marklin-colour }, { $length })
# $points (number)
marklin-ticket = { marklin-start }–{ marklin-end } ({ $points })
# $count (number)
marklin-cards-of = { marklin-card } × { $count }
marklin-paid =
    { $card ->
        [locomotive] лок. ×{ $count }
        [plus4] +4 ×{ $count }
       *[other] { marklin-card } ×{ $count }
    }
# $turn (number): 0 before the first turn
marklin-picture-map =
    { $turn ->
        [0] Карта Германии
       *[other] Карта Германии, ход { $turn }
    }
# $seat (number), $trains (number), $cards (number), $tickets (number), $passengers (number)
marklin-picture-player = Место { $seat }: вагонов — { $trains }, карт — { $cards }, билетов — { $tickets }, пассажиров в запасе — { $passengers }.
# $tracks, $cities, $tickets, $cards: lists in words
marklin-picture-tracks = Проложено: { $tracks }.
marklin-picture-passengers = Пассажиры стоят здесь: { $cities }.
marklin-picture-tickets = Билеты: { $tickets }.
marklin-picture-hand = На руках: { $cards }.

## Стол в браузере

marklin-tray-row = Открытые карты
marklin-tray-hand = Ваши карты
marklin-tray-tickets = Ваши билеты
# $least (number)
marklin-tray-offer = Билеты на выбор; оставьте не меньше { $least }
marklin-tray-split = Взять билеты
marklin-short = короткие
marklin-long = длинные
marklin-close = Закрыть
marklin-tray-trails = Пассажиры, которые могут поехать
# $turns (number)
marklin-last-turns =
    { $turns ->
        [one] Последний круг: ещё { $turns } ход
        [few] Последний круг: ещё { $turns } хода
        [many] Последний круг: ещё { $turns } ходов
       *[other] Последний круг: ещё { $turns } хода
    }
marklin-gap = Карты нет
marklin-open-card = Открытая карта: { marklin-card }
# $count (number)
marklin-deck = Колода: карт — { $count }
# $short (number), $long (number)
marklin-split = Взять билеты: коротких — { $short }, длинных — { $long }
marklin-no-tickets-yet = Билетов ещё нет.
# $done (number), $count (number)
marklin-tickets-done = Ваши билеты: выполнено { $done } из { $count }
# $missing (number): trains; -1 where no way is left
marklin-trains-missing =
    { $missing ->
        [one] Не хватает { $missing } вагона
        [few] Не хватает { $missing } вагонов
        [many] Не хватает { $missing } вагонов
       *[other] Не хватает { $missing } вагона
    }
marklin-ticket-state =
    { $missing ->
        [0] Выполнен
        [-1] Выполнить уже нельзя
       *[other] { marklin-trains-missing }
    }
marklin-ends = { marklin-start }–{ marklin-end }
# $cost (number): 0 where the ride is free
marklin-passenger-cards =
    { $cost ->
        [one] { $cost } карта пассажира
        [few] { $cost } карты пассажира
        [many] { $cost } карт пассажира
       *[other] { $cost } карты пассажира
    }
# $points (number)
marklin-trail =
    { $cost ->
        [0] { marklin-city }: поездка, { marklin-points }
       *[other] { marklin-city }: поездка, { marklin-points }, { marklin-passenger-cards }
    }
# $length (number); $whose: free, own or other; $seat (number)
marklin-label-track =
    { $whose ->
        [own] { marklin-start }–{ marklin-end }, { marklin-colour }, длина { $length }, ваш
        [other] { marklin-start }–{ marklin-end }, { marklin-colour }, длина { $length }, место { $seat }
       *[free] { marklin-start }–{ marklin-end }, { marklin-colour }, длина { $length }
    }
# $value (number): 0 where no token is left
marklin-goods =
    { $value ->
        [0] товара не осталось
       *[other] товар { $value }
    }
# $whose: none, own or other; $seat (number)
marklin-label-city =
    { $whose ->
        [own] { marklin-city }, { marklin-goods }, ваш пассажир
        [other] { marklin-city }, { marklin-goods }, пассажир места { $seat }
       *[none] { marklin-city }, { marklin-goods }
    }
marklin-plan-take = Открытая карта: { marklin-card }
marklin-plan-take-blind = Карта из колоды
marklin-plan-place = Здесь будет ждать пассажир: { marklin-city }
# $short (number), $long (number)
marklin-plan-split = Билеты: коротких — { $short }, длинных — { $long }
# $count (number), $points (number)
marklin-plan-keep = Оставить билетов: { $count }. Вместе — { marklin-points }.
marklin-plan-depart = Пассажир отправляется: { marklin-city }
# $payment: cards in words
marklin-plan-claim = { marklin-start }–{ marklin-end }: { $payment }
# $cost (number): passenger cards
marklin-plan-ride =
    { $cost ->
        [0] Дальше — { marklin-city }
       *[other] Дальше — { marklin-city }, оплата — { marklin-passenger-cards }
    }
# $cost (number): passenger cards
marklin-plan-trail =
    { $cost ->
        [0] Поездка до конца — { marklin-city }
       *[other] Поездка до конца — { marklin-city }, оплата — { marklin-passenger-cards }
    }
marklin-plan-done = Завершить свой ход
marklin-plan-pass = Действий нет
marklin-turn-pay = Другая оплата
marklin-verb-take = Взять
marklin-verb-place = Поставить
marklin-verb-split = Взять
marklin-verb-keep = Оставить
marklin-verb-depart = Отправить
marklin-verb-claim = Проложить
marklin-verb-ride = Ехать
marklin-verb-done = Завершить ход
marklin-verb-pass = Пропустить
marklin-prompt-dealing = Раздают карты.
marklin-prompt-wait = Играют остальные.
marklin-prompt-done = Завершите ход.
marklin-prompt-pass = Действий нет: пропустите ход.
marklin-prompt-ride-on = Поезжайте дальше в подсвеченный город или завершите ход.
marklin-prompt-split = Сколько коротких и длинных билетов берёте?
marklin-prompt-choose = Оставьте не меньше двух билетов. Остальные не видят, какие.
marklin-prompt-turn = Возьмите карты или билеты, проложите путь или отправьте пассажира.
marklin-prompt-turn-without-passengers = Возьмите карты или билеты или проложите путь.
marklin-prompt-second = Возьмите вторую карту.
marklin-prompt-place = Поставьте пассажира в подсвеченном городе или завершите ход.
marklin-prompt-keep = Оставьте хотя бы один билет.
marklin-prompt-ride = Куда едет ваш пассажир?
# $turn (number): 0 before the first turn
marklin-progress =
    { $turn ->
        [0] Подготовка
       *[other] Ход { $turn }
    }
# $turns (number)
marklin-progress-last = { marklin-last-turns }
marklin-has-points = Очки
marklin-has-trains = Вагоны
marklin-has-cards = Карты
marklin-has-tickets = Билеты
marklin-has-passengers = Пассажиры в запасе
marklin-key-open = открытая карта или билет, который оставить
marklin-key-deck = карта из колоды
marklin-key-tickets = взять билеты; ещё раз — другое деление

## Advice: what speaks for a move, and what the numbers of an analysis mean

marklin-advice-ticket = На кратчайшем пути билета { marklin-start }–{ marklin-end }.
marklin-advice-card = Этот цвет нужен на пути вашего билета { marklin-start }–{ marklin-end }.
# $points (number)
marklin-advice-ride = Очки, которые этот пассажир может собрать сейчас: { $points }.
# $chance (number): percent, $games (number): that were played
marklin-advice-chance = Шанс выиграть в { $games } пробных играх с предполагаемыми билетами: { $chance } %.
marklin-advice-means = Сколько шансов на победу потеряно, в процентных пунктах, по пробным играм, которые боты доиграли до конца из того, что было известно. Что могло быть чистой удачей, не учтено.

## A finished game of cardboard

# $trains (number)
marklin-paper-about = Коснитесь маршрутов этого игрока и городов, где он взял товар. Осталось вагонов: { $trains }
marklin-paper-add-ticket = Добавить билет
marklin-paper-drop-ticket = Убрать:
marklin-paper-joined = (выполнен)
marklin-paper-missed = (не выполнен)
marklin-paper-merchandise = Очки за товары
marklin-paper-tokens = Товары, собранные пассажирами
marklin-paper-typed = Очки за товары этого игрока введены числом. Поставьте 0, чтобы касаться городов.

## A game of cardboard, counted while it goes on

marklin-companion = Счётчик
marklin-count-player = Игрок
marklin-count-begin = Первый ход
marklin-count-next = Следующий игрок
# stands behind the name of a player
marklin-count-on-turn = ходит
marklin-count-routes = Проложить маршрут: длина
marklin-count-cities = Товары в городах
marklin-count-tickets = Оставленные билеты
# $length (number), $points (number)
marklin-count-route = Маршрут длиной { $length }: { marklin-points }
# $seat (number); $deck: short or long
marklin-count-fewer =
    { $deck ->
        [short] Игрок { $seat }: на один короткий билет меньше
       *[long] Игрок { $seat }: на один длинный билет меньше
    }
marklin-count-more =
    { $deck ->
        [short] Игрок { $seat }: ещё один короткий билет
       *[long] Игрок { $seat }: ещё один длинный билет
    }
# $seat (number), $points (number)
marklin-count-took = Игрок { $seat }: { marklin-city }, { marklin-points }
# $seat (number), $length (number), $points (number)
marklin-count-laid = Игрок { $seat }: маршрут длиной { $length }, { marklin-points }
# $seat (number), $short (number), $long (number)
marklin-count-kept = Игрок { $seat }: коротких билетов — { $short }, длинных — { $long }
marklin-count-not-begun = Первый ход ещё не начался.
marklin-count-none-left = { marklin-city }: товара там не осталось.
# $seat (number), $trains (number)
marklin-count-few-trains = У игрока { $seat } слишком мало вагонов: { $trains }.
# $seat (number)
marklin-count-no-ticket = У игрока { $seat } нет такого билета.
# $text: what somebody sent
marklin-count-unknown = «{ $text }» — такое здесь не считают.
