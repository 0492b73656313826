### Märklin in Ukrainian.
### Arguments: $name is a player's name; $city, $start and $end are places, $card a card, by their ids.

marklin-name = Квиток на потяг: Märklin
marklin-about = Збирайте карти, прокладайте маршрути Німеччиною, виконуйте квитки й відправляйте пасажирів по товари.

## Cities and countries

marklin-city-augsburg = Аугсбург
marklin-city-berlin = Берлін
marklin-city-bremen = Бремен
marklin-city-bremerhaven = Бремергафен
marklin-city-chemnitz = Хемніц
marklin-city-dortmund = Дортмунд
marklin-city-dresden = Дрезден
marklin-city-duesseldorf = Дюссельдорф
marklin-city-emden = Емден
marklin-city-erfurt = Ерфурт
marklin-city-frankfurt = Франкфурт
marklin-city-freiburg = Фрайбург
marklin-city-hamburg = Гамбург
marklin-city-hannover = Ганновер
marklin-city-karlsruhe = Карлсруе
marklin-city-kassel = Кассель
marklin-city-kiel = Кіль
marklin-city-koblenz = Кобленц
marklin-city-koeln = Кельн
marklin-city-konstanz = Констанц
marklin-city-leipzig = Лейпциг
marklin-city-lindau = Ліндау
marklin-city-magdeburg = Магдебург
marklin-city-mainz = Майнц
marklin-city-mannheim = Мангайм
marklin-city-muenchen = Мюнхен
marklin-city-muenster = Мюнстер
marklin-city-nuernberg = Нюрнберг
marklin-city-regensburg = Регенсбург
marklin-city-rostock = Росток
marklin-city-saarbruecken = Саарбрюккен
marklin-city-schwerin = Шверін
marklin-city-stuttgart = Штутгарт
marklin-city-ulm = Ульм
marklin-city-wuerzburg = Вюрцбург
marklin-city-daenemark = Данія
marklin-city-niederlande = Нідерланди
marklin-city-frankreich = Франція
marklin-city-schweiz = Швейцарія
marklin-city-oesterreich = Австрія
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

marklin-card-purple = фіолетова
marklin-card-blue = синя
marklin-card-orange = помаранчева
marklin-card-white = біла
marklin-card-green = зелена
marklin-card-yellow = жовта
marklin-card-black = чорна
marklin-card-red = червона
marklin-card-locomotive = локомотив
marklin-card-plus4 = локомотив +4
marklin-card-passenger = пасажир
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

marklin-over = Гру закінчено.
marklin-not-your-turn = Зараз не ваш хід.
marklin-not-now = На цьому етапі ходу так не можна. Завершіть розпочате.
marklin-can-act = Ви ще можете щось зробити. Пропускати хід можна, лише коли дій немає.
marklin-no-card-there = Там немає карти.
marklin-locomotive-second = Відкритий локомотив не може бути другою картою. Виберіть іншу.
marklin-deck-empty = Колода порожня.
marklin-cards-missing = { marklin-start }–{ marklin-end }: у вас немає цих карт.
marklin-wrong-payment = { marklin-start }–{ marklin-end }: так заплатити не можна. Потрібні карти кольору колії та джокери, «+4» лише від довжини 4.
marklin-track-owned = { marklin-start }–{ marklin-end }: цю колію вже зайнято.
marklin-few-trains = { marklin-start }–{ marklin-end }: у вас замало вагонів.
marklin-pair-owned = Між цими місцями у вас уже є колія: { marklin-start }–{ marklin-end }.
marklin-pair-closed = Удвох або втрьох між двома місцями використовують лише одну колію: { marklin-start }–{ marklin-end }.
marklin-no-passenger-left = У вас не лишилося пасажирів.
marklin-not-at-the-route = { marklin-city }: це місто не на щойно прокладеному маршруті.
marklin-occupied = { marklin-city }: там уже стоїть пасажир.
marklin-no-tickets = Квитків не лишилося.
marklin-wrong-split = Беріть разом чотири квитки й не більше, ніж є в колоді.
marklin-not-offered = Цього квитка немає серед узятих.
marklin-keep-two = Залиште щонайменше два квитки.
marklin-choose-first = Спершу виберіть, які квитки залишити.
marklin-no-passenger-there = { marklin-city }: вашого пасажира там немає.
marklin-no-way-on = { marklin-city }: звідти вашому пасажирові нікуди їхати.
marklin-track-elsewhere = { marklin-start }–{ marklin-end }: ця колія починається не там, де пасажир.
marklin-track-unowned = { marklin-start }–{ marklin-end }: цю колію ніхто не зайняв, потяги там не ходять.
marklin-track-travelled = { marklin-start }–{ marklin-end }: тут пасажир уже проїхав.
marklin-no-passenger-card = { marklin-start }–{ marklin-end } — чужа колія: потрібна ще одна карта пасажира.
marklin-own-track-first = За цим столом пасажир вирушає власною колією.
marklin-no-ride-abroad = Пасажири не їздять до інших країн.
marklin-not-travelled = Пасажир ще не вирушив. Виберіть колію.
marklin-no-such-action = Такої дії немає.
marklin-nothing-to-draw = Зараз нема чого тягнути.

## Notation

# $text: what somebody typed
marklin-unknown-action = «{ $text }» — не дія. Дії виглядають так: «take 3», «claim berlin-dresden green» або «done».
marklin-unknown-track = «{ $text }» — не колія. Колії називаються «berlin-dresden» або «berlin-hamburg#2».
marklin-unknown-place = «{ $text }» — не місто й не країна на карті.
marklin-unknown-place-near = «{ $text }» — не місто й не країна на карті. Може, це { $near }?
marklin-which-track = «{ $text }» — таких колій кілька: { $known }. Додайте номер.
marklin-unknown-ticket = «{ $text }» — не квиток. Квитки називаються «berlin-muenchen».
marklin-unknown-draw = «{ $text }» — цього зараз не витягнути.
marklin-unknown-board = «{ $text }» — не те, що може мати гравець. Пишіть колії, квитки й очки, розділені «|».
# $length (number)
marklin-board-too-long =
    { $length ->
        [one] { $length } символ — забагато для одного гравця.
        [few] { $length } символи — забагато для одного гравця.
        [many] { $length } символів — забагато для одного гравця.
       *[other] { $length } символу — забагато для одного гравця.
    }
marklin-impossible-view = Жодна партія Märklin не може так виглядати. Файл змінено або пошкоджено.

## At the counter: games on cardboard

marklin-bad-question = Це не питання про гравців: { $detail }
# $players (number), $most (number)
marklin-so-many-players = У грі щонайбільше { $most } гравців, а назвати треба хоча б одного; тут їх { $players }.
marklin-named-twice = «{ $text }» стоїть в одного гравця двічі.
marklin-ticket-of-another-set = Квитка { marklin-start }–{ marklin-end } в цьому наборі немає.
marklin-ticket-held = Квиток { marklin-start }–{ marklin-end } уже має інший гравець.
# $value (number): what a token is worth
marklin-no-such-token = { marklin-city }: жетона на { $value } там немає або його вже взято.
marklin-token-under-another = { marklin-city }: жетон на { $value } лежить під більшим, якого ніхто не взяв.
# $points (number), $most (number)
marklin-too-much-merchandise = Усі товари разом дають { $most }, а не { $points }.

## Examples in the rules

marklin-picture-cards = Карти
marklin-picture-stacks = Товари згори донизу

## The log; .you is what whoever did it reads, and $name is “You” there

marklin-first = { $name } починає.
    .you = { $name } починаєте.
marklin-took = { $name } бере відкриту карту: { marklin-card }.
    .you = { $name } берете відкриту карту: { marklin-card }.
marklin-took-blind = { $name } бере карту з колоди.
    .you = { $name } берете карту з колоди.
marklin-drew = { $name } витягує: { marklin-card }.
    .you = { $name } витягуєте: { marklin-card }.
marklin-shuffled = Скинуті карти стають новою колодою.
marklin-row-renewed = Відкрито три однакові карти: усі п’ять замінюють.
# $points (number)
marklin-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очки
        [many] { $points } очок
       *[other] { $points } очка
    }
marklin-claimed = { $name } прокладає маршрут { marklin-start }–{ marklin-end }: { marklin-points }.
    .you = { $name } прокладаєте маршрут { marklin-start }–{ marklin-end }: { marklin-points }.
marklin-placed = { $name } ставить пасажира: { marklin-city }.
    .you = { $name } ставите пасажира: { marklin-city }.
# $short (number), $long (number)
marklin-asked = { $name } бере квитки: коротких — { $short }, довгих — { $long }.
    .you = { $name } берете квитки: коротких — { $short }, довгих — { $long }.
# $count (number)
marklin-chose =
    { $count ->
        [one] { $name } хоче залишити { $count } квиток.
        [few] { $name } хоче залишити { $count } квитки.
        [many] { $name } хоче залишити { $count } квитків.
       *[other] { $name } хоче залишити { $count } квитка.
    }
    .you =
        { $count ->
            [one] { $name } хочете залишити { $count } квиток.
            [few] { $name } хочете залишити { $count } квитки.
            [many] { $name } хочете залишити { $count } квитків.
           *[other] { $name } хочете залишити { $count } квитка.
        }
# $short (number), $long (number)
marklin-kept = { $name } залишає квитки: коротких — { $short }, довгих — { $long }.
    .you = { $name } залишаєте квитки: коротких — { $short }, довгих — { $long }.
marklin-departed = { $name } відправляє пасажира: { marklin-city }.
    .you = { $name } відправляєте пасажира: { marklin-city }.
# $points (number): 0 where no token was left
marklin-rode =
    { $points ->
        [0] { $name }: пасажир їде далі без покупок ({ marklin-city }).
       *[other] { $name }: пасажир купує товар ({ marklin-city }): { marklin-points }.
    }
    .you =
        { $points ->
            [0] Ваш пасажир їде далі без покупок ({ marklin-city }).
           *[other] Ваш пасажир купує товар ({ marklin-city }): { marklin-points }.
        }
marklin-arrived = { $name }: пасажир виходить ({ marklin-city }).
    .you = Ваш пасажир виходить ({ marklin-city }).
marklin-passed = { $name } пропускає хід: дій немає.
    .you = { $name } пропускаєте хід: дій немає.
marklin-last-round = { $name }: лишилося не більше двох вагонів, у кожного ще один хід.
    .you = У вас лишилося не більше двох вагонів: у кожного ще один хід.

## The score sheet

marklin-part-routes = Маршрути
    .short = Марш.
marklin-part-tickets = Квитки
    .short = Квит.
marklin-part-merchandise = Товари
    .short = Товари
marklin-part-bonus = Найбільше квитків
    .short = Бонус
# $length (number), $tokens (number), $tickets (number)
marklin-route = { marklin-start }–{ marklin-end }, довжина { $length }
marklin-ticket-joined = Квиток { marklin-start }–{ marklin-end }, виконано
marklin-ticket-missed = Квиток { marklin-start }–{ marklin-end }, не виконано
marklin-tokens =
    { $tokens ->
        [one] Товари ({ marklin-city }): { $tokens } жетон
        [few] Товари ({ marklin-city }): { $tokens } жетони
        [many] Товари ({ marklin-city }): { $tokens } жетонів
       *[other] Товари ({ marklin-city }): { $tokens } жетона
    }
marklin-most-tickets = Найбільше виконаних квитків: { $tickets }
marklin-tie-tickets = Очок порівну: вирішила кількість виконаних квитків.
marklin-tie-merchandise = Очок і квитків порівну: вирішили товари.

## The lesson: what a first game says before each move, then from round to round

marklin-lesson-tickets = На квитку два міста: з’єднані вашими коліями, вони в кінці дають очки, інакше забирають. Для початку візьміть чотири короткі.
marklin-lesson-keep = Залиште щонайменше два. Берлін–Хемніц і Ганновер–Лейпциг мають спільний шлях: виберіть обидва, потім «{ marklin-verb-keep }».
marklin-lesson-card = Хід — це щось одне: карти, маршрут, квитки або поїздка. Почніть з карт: візьміть підсвічену помаранчеву.
marklin-lesson-second-card = Карти беруть по дві. Знову помаранчеву: колія Берлін–Лейпциг хоче чотири такі.
marklin-lesson-route = Вони у вас є. Торкніться підсвіченої колії Берлін–Лейпциг і прокладіть її: чотири вагони дають 7 очок.
marklin-lesson-passenger = Зараз можна поставити пасажира в одному з її міст. Зачекайте, доки лінія подовшає: завершіть хід.
marklin-lesson-locomotive = Далі до Хемніца: одна синя карта й локомотив, що замінює будь-який колір. Це виконує квиток.
marklin-lesson-board = А тепер поставте пасажира в Хемніці, на кінці лінії.
marklin-lesson-end = Завершіть хід. До того прокладене можна скасувати.
marklin-lesson-ride = Їдьте до Берліна: торкніться запропонованої поїздки. У кожному місті дорогою пасажир бере верхній товар. У Берліні це 7.
marklin-lesson-choose = Тепер щоходу вирішуєте ви: дві карти, маршрут, квитки чи поїздка. Другий квиток іще чекає на колії.
marklin-lesson-wild = Локомотив — будь-який колір; із позначкою +4 — лише на маршрутах від чотирьох. Відкритий звичайний беруть замість двох карт.
marklin-lesson-early = Найкращі товари зникають першими, тож їдьте рано. Чужою колією пасажир їде за карту пасажира.
marklin-lesson-leave = Коли в когось лишиться не більше двох вагонів, настануть останні ходи, а тоді рахують квитки. Грайте далі або почніть власну гру.

## Rule options

marklin-option-tickets = Квитки
    .about = Який набір квитків у грі. Набір 2006 року відтворили ми.
    .value-marklin46 = 46 квитків, як у 2006
    .value-deutschland60 = 60 квитків 2012 року
    .value-germany89 = 89 квитків 2017 року
marklin-option-red_cities = Червоні товари
    .about = Які шість міст мають червоні товари. Нам відомі дві ймовірні відповіді.
    .value-first = Франкфурт і Лейпциг
    .value-alternative = Мюнстер і Нюрнберг
marklin-option-revisit_tokens = Жетон щоразу
    .about = Місто, яке пасажир проїхав двічі за хід, щоразу дає жетон.
    .value-false = { no }
    .value-true = { yes }
marklin-option-parallel_return = Назад паралельною колією
    .about = Пасажир може повернутися другою колією між двома містами.
    .value-false = { no }
    .value-true = { yes }
marklin-option-own_track_needed = Спершу власна колія
    .about = Рух пасажира починається на власній колії гравця.
    .value-false = { no }
    .value-true = { yes }
marklin-option-bonus_needs_ticket = Бонус лише за квиток
    .about = Ніхто не отримує бонусу за квитки, якщо жодного не виконано.
    .value-true = { yes }
    .value-false = { no }

## Зображення й те, що читають замість них

marklin-colour-gray = сіра
# $colour: the end of one of the ids of train cards, or gray
marklin-colour =
    { $colour ->
        [purple] { marklin-card-purple }
        [blue] { marklin-card-blue }
        [orange] { marklin-card-orange }
        [white] { marklin-card-white }
        [green] { marklin-card-green }
        [yellow] { marklin-card-yellow }
        [black] { marklin-card-black }
        [red] { marklin-card-red }
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
        [0] Карта Німеччини
       *[other] Карта Німеччини, хід { $turn }
    }
# $seat (number), $trains (number), $cards (number), $tickets (number), $passengers (number)
marklin-picture-player = Місце { $seat }: вагонів — { $trains }, карт — { $cards }, квитків — { $tickets }, пасажирів у запасі — { $passengers }.
# $tracks, $cities, $tickets, $cards: lists in words
marklin-picture-tracks = Прокладено: { $tracks }.
marklin-picture-passengers = Пасажири стоять тут: { $cities }.
marklin-picture-tickets = Квитки: { $tickets }.
marklin-picture-hand = На руці: { $cards }.

## Стіл у браузері

marklin-tray-row = Відкриті карти
marklin-tray-hand = Ваша рука
marklin-tray-tickets = Ваші квитки
# $least (number)
marklin-tray-offer = Квитки на вибір; залиште щонайменше { $least }
marklin-tray-split = Взяти квитки
marklin-short = короткі
marklin-long = довгі
marklin-close = Закрити
marklin-tray-trails = Пасажири, що можуть поїхати
# $turns (number)
marklin-last-turns =
    { $turns ->
        [one] Останнє коло: ще { $turns } хід
        [few] Останнє коло: ще { $turns } ходи
        [many] Останнє коло: ще { $turns } ходів
       *[other] Останнє коло: ще { $turns } ходу
    }
marklin-gap = Карти немає
marklin-open-card = Відкрита карта: { marklin-card }
# $count (number)
marklin-deck = Колода: карт — { $count }
# $short (number), $long (number)
marklin-split = Взяти квитки: коротких — { $short }, довгих — { $long }
marklin-no-tickets-yet = Квитків ще немає.
# $done (number), $count (number)
marklin-tickets-done = Ваші квитки: виконано { $done } з { $count }
# $missing (number): trains; -1 where no way is left
marklin-trains-missing =
    { $missing ->
        [one] Бракує { $missing } вагона
        [few] Бракує { $missing } вагонів
        [many] Бракує { $missing } вагонів
       *[other] Бракує { $missing } вагона
    }
marklin-ticket-state =
    { $missing ->
        [0] Виконано
        [-1] Виконати вже не можна
       *[other] { marklin-trains-missing }
    }
marklin-ends = { marklin-start }–{ marklin-end }
# $cost (number): 0 where the ride is free
marklin-passenger-cards =
    { $cost ->
        [one] { $cost } карта пасажира
        [few] { $cost } карти пасажира
        [many] { $cost } карт пасажира
       *[other] { $cost } карти пасажира
    }
# $points (number)
marklin-trail =
    { $cost ->
        [0] { marklin-city }: поїздка, { marklin-points }
       *[other] { marklin-city }: поїздка, { marklin-points }, { marklin-passenger-cards }
    }
# $length (number); $whose: free, own or other; $seat (number)
marklin-label-track =
    { $whose ->
        [own] { marklin-start }–{ marklin-end }, { marklin-colour }, довжина { $length }, ваша
        [other] { marklin-start }–{ marklin-end }, { marklin-colour }, довжина { $length }, місце { $seat }
       *[free] { marklin-start }–{ marklin-end }, { marklin-colour }, довжина { $length }
    }
# $value (number): 0 where no token is left
marklin-goods =
    { $value ->
        [0] товару не лишилося
       *[other] товар { $value }
    }
# $whose: none, own or other; $seat (number)
marklin-label-city =
    { $whose ->
        [own] { marklin-city }, { marklin-goods }, ваш пасажир
        [other] { marklin-city }, { marklin-goods }, пасажир місця { $seat }
       *[none] { marklin-city }, { marklin-goods }
    }
marklin-plan-take = Відкрита карта: { marklin-card }
marklin-plan-take-blind = Карта з колоди
marklin-plan-place = Тут чекатиме пасажир: { marklin-city }
# $short (number), $long (number)
marklin-plan-split = Квитки: коротких — { $short }, довгих — { $long }
# $count (number), $points (number)
marklin-plan-keep = Залишити квитків: { $count }. Разом — { marklin-points }.
marklin-plan-depart = Пасажир вирушає: { marklin-city }
# $payment: cards in words
marklin-plan-claim = { marklin-start }–{ marklin-end }: { $payment }
# $cost (number): passenger cards
marklin-plan-ride =
    { $cost ->
        [0] Далі — { marklin-city }
       *[other] Далі — { marklin-city }, оплата — { marklin-passenger-cards }
    }
# $cost (number): passenger cards
marklin-plan-trail =
    { $cost ->
        [0] Поїздка до кінця — { marklin-city }
       *[other] Поїздка до кінця — { marklin-city }, оплата — { marklin-passenger-cards }
    }
marklin-plan-done = Завершити свій хід
marklin-plan-pass = Дій немає
marklin-turn-pay = Інша оплата
marklin-verb-take = Взяти
marklin-verb-place = Поставити
marklin-verb-split = Взяти
marklin-verb-keep = Залишити
marklin-verb-depart = Вирушити
marklin-verb-claim = Прокласти
marklin-verb-ride = Їхати
marklin-verb-done = Завершити хід
marklin-verb-pass = Пропустити
marklin-prompt-dealing = Роздають карти.
marklin-prompt-wait = Грають інші.
marklin-prompt-done = Завершіть хід.
marklin-prompt-pass = Дій немає: пропустіть хід.
marklin-prompt-ride-on = Їдьте далі до підсвіченого міста або завершіть хід.
marklin-prompt-split = Скільки коротких і довгих квитків берете?
marklin-prompt-choose = Залиште щонайменше два квитки. Інші не бачать, які саме.
marklin-prompt-turn = Візьміть карти чи квитки, прокладіть колію або відправте пасажира.
marklin-prompt-turn-without-passengers = Візьміть карти чи квитки або прокладіть колію.
marklin-prompt-second = Візьміть другу карту.
marklin-prompt-place = Поставте пасажира в підсвіченому місті або завершіть хід.
marklin-prompt-keep = Залиште щонайменше один квиток.
marklin-prompt-ride = Куди їде ваш пасажир?
# $turn (number): 0 before the first turn
marklin-progress =
    { $turn ->
        [0] Підготовка
       *[other] Хід { $turn }
    }
# $turns (number)
marklin-progress-last = { marklin-last-turns }
marklin-has-points = Очки
marklin-has-trains = Вагони
marklin-has-cards = Карти
marklin-has-tickets = Квитки
marklin-has-passengers = Пасажири в запасі
marklin-key-open = відкрита карта або квиток, який залишити
marklin-key-deck = карта з колоди
marklin-key-tickets = взяти квитки; ще раз — інший поділ

## Advice: what speaks for a move, and what the numbers of an analysis mean

marklin-advice-ticket = На найкоротшому шляху квитка { marklin-start }–{ marklin-end }.
marklin-advice-card = Цей колір потрібен на шляху вашого квитка { marklin-start }–{ marklin-end }.
# $points (number)
marklin-advice-ride = Очки, які цей пасажир може зібрати зараз: { $points }.
# $chance (number): percent, $games (number): that were played
marklin-advice-chance = Шанс виграти у { $games } пробних іграх із припущеними квитками: { $chance } %.
marklin-advice-means = Скільки втрачено шансу на перемогу, у відсоткових пунктах, за пробними іграми, які боти дограли до кінця з того, що було відомо. Що могло бути лише випадковістю, не враховано.

## A finished game of cardboard

# $trains (number)
marklin-paper-about = Торкніться маршрутів цього гравця та міст, де він узяв товар. Лишилося вагонів: { $trains }
marklin-paper-add-ticket = Додати квиток
marklin-paper-drop-ticket = Прибрати:
marklin-paper-joined = (виконано)
marklin-paper-missed = (не виконано)
marklin-paper-merchandise = Очки за товари
marklin-paper-tokens = Товари, зібрані пасажирами
marklin-paper-typed = Очки за товари цього гравця введено числом. Поставте 0, щоб торкатися міст.

## A game of cardboard, counted while it goes on

marklin-companion = Лічильник
marklin-count-player = Гравець
marklin-count-begin = Перший хід
marklin-count-next = Наступний гравець
# stands behind the name of a player
marklin-count-on-turn = ходить
marklin-count-routes = Прокласти маршрут: довжина
marklin-count-cities = Товари в містах
marklin-count-tickets = Залишені квитки
# $length (number), $points (number)
marklin-count-route = Маршрут завдовжки { $length }: { marklin-points }
# $seat (number); $deck: short or long
marklin-count-fewer =
    { $deck ->
        [short] Гравець { $seat }: на один короткий квиток менше
       *[long] Гравець { $seat }: на один довгий квиток менше
    }
marklin-count-more =
    { $deck ->
        [short] Гравець { $seat }: ще один короткий квиток
       *[long] Гравець { $seat }: ще один довгий квиток
    }
# $seat (number), $points (number)
marklin-count-took = Гравець { $seat }: { marklin-city }, { marklin-points }
# $seat (number), $length (number), $points (number)
marklin-count-laid = Гравець { $seat }: маршрут завдовжки { $length }, { marklin-points }
# $seat (number), $short (number), $long (number)
marklin-count-kept = Гравець { $seat }: коротких квитків — { $short }, довгих — { $long }
marklin-count-not-begun = Перший хід ще не почався.
marklin-count-none-left = { marklin-city }: товару там не лишилося.
# $seat (number), $trains (number)
marklin-count-few-trains = У гравця { $seat } замало вагонів: { $trains }.
# $seat (number)
marklin-count-no-ticket = У гравця { $seat } немає такого квитка.
# $text: what somebody sent
marklin-count-unknown = «{ $text }» — таке тут не рахують.
