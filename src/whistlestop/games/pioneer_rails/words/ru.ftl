### Pioneer Rails in Russian.
### Arguments: $name is a player's name; $card, $suit, $town, $objective, $location and $hand are ids; $way is a side or shortcut (D5.e).

pioneer-rails-name = Первые железные дороги
pioneer-rails-about = Каждый ход одна карта: она входит в покерную комбинацию и продолжает железную дорогу через пустыню к шахтам, городам и ранчо.

## Towns, cards, locations, hands, objectives

pioneer-rails-town-amberwell = Янтарный Колодец
pioneer-rails-town-boxwood = Самшит
pioneer-rails-town-coyote-bend = Излучина Койота
pioneer-rails-town-drymouth = Сухое Устье
pioneer-rails-town-eagle-rest = Орлиный Приют
pioneer-rails-town-foxglove = Наперстянка
pioneer-rails-town-gallop = Галоп
pioneer-rails-town-hollowhorn = Пустой Рог
pioneer-rails-town-ironwood = Железное Дерево
pioneer-rails-town-juniper = Можжевельник
pioneer-rails-town-kettle-creek = Котелковый Ручей
pioneer-rails-town-lantern-hill = Фонарный Холм
pioneer-rails-town-mesa-vista = Меса-Виста
pioneer-rails-town-northwind = Северный Ветер
pioneer-rails-town-oxbow = Старица
pioneer-rails-town-prairie-rose = Роза Прерий
pioneer-rails-map-a = Янтарная котловина
pioneer-rails-map-b = Железная теснина
# $seed (number): which of the maps made by chance
pioneer-rails-map-generated = Неизведанная земля { $seed }
pioneer-rails-river-slow-sister = Тихая Сестра
pioneer-rails-river-crooked-fork = Кривой Приток
pioneer-rails-range-saddle = Седло
pioneer-rails-range-fangs = Клыки
pioneer-rails-range-comb = Гребень
pioneer-rails-range-anvil = Наковальня
pioneer-rails-range-old-grey = Седой
pioneer-rails-range-needles = Иглы
pioneer-rails-range-elders = Деды
pioneer-rails-range-crown = Корона
pioneer-rails-range-copperhead = Медянка
pioneer-rails-range-kettles = Котлы
# $town: the end of one of the ids above
pioneer-rails-town =
    { $town ->
        [amberwell] { pioneer-rails-town-amberwell }
        [boxwood] { pioneer-rails-town-boxwood }
        [coyote-bend] { pioneer-rails-town-coyote-bend }
        [drymouth] { pioneer-rails-town-drymouth }
        [eagle-rest] { pioneer-rails-town-eagle-rest }
        [foxglove] { pioneer-rails-town-foxglove }
        [gallop] { pioneer-rails-town-gallop }
        [hollowhorn] { pioneer-rails-town-hollowhorn }
        [ironwood] { pioneer-rails-town-ironwood }
        [juniper] { pioneer-rails-town-juniper }
        [kettle-creek] { pioneer-rails-town-kettle-creek }
        [lantern-hill] { pioneer-rails-town-lantern-hill }
        [mesa-vista] { pioneer-rails-town-mesa-vista }
        [northwind] { pioneer-rails-town-northwind }
        [oxbow] { pioneer-rails-town-oxbow }
       *[prairie-rose] { pioneer-rails-town-prairie-rose }
    }
pioneer-rails-card =
    { $card ->
        [tc] 10♣
        [jc] J♣
        [qc] Q♣
        [kc] K♣
        [ac] A♣
        [td] 10♦
        [jd] J♦
        [qd] Q♦
        [kd] K♦
        [ad] A♦
        [th] 10♥
        [jh] J♥
        [qh] Q♥
        [kh] K♥
        [ah] A♥
        [ts] 10♠
        [js] J♠
        [qs] Q♠
        [ks] K♠
       *[as] A♠
    }
pioneer-rails-suit =
    { $suit ->
        [clubs] трефы
        [diamonds] бубны
        [hearts] червы
       *[spades] пики
    }
pioneer-rails-location =
    { $location ->
        [mine] шахта
        [bank] банк
        [saloon] салун
        [yard] сортировочная станция
        [fort] форт
       *[ranch] ранчо
    }
pioneer-rails-hand-name =
    { $hand ->
        [nothing] ничего
        [pair] пара
        [two-pairs] две пары
        [three] тройка
        [full-house] фулл-хаус
        [straight] стрит
       *[four] каре
    }
pioneer-rails-objective =
    { $objective ->
        [bank-nuggets] Положить в банки 5 самородков
        [dig-nuggets] Добыть 8 самородков
        [two-banks] Завершить 2 банка
        [three-saloons] Завершить 3 салуна
        [one-fort] Завершить 1 форт
        [three-edges] Соединить 3 станции с краем карты
        [four-ranges] Проложить пути вдоль 4 горных хребтов
        [five-ranches] Отделить 5 ранчо от остальных
        [two-tunnels] Построить 2 туннеля от 2 станций
        [shared-building] Завершить 1 здание путями 2 станций
        [six-towns] Достичь 6 городов
        [three-towns] Достичь 3 городов от 1 станции
        [two-bridges] Построить 2 моста от 2 станций
        [shared-town] Достичь 1 города от 2 станций
       *[two-yards] Завершить 2 сортировочные станции
    }

## Why something cannot be done

pioneer-rails-over = Игра окончена.
pioneer-rails-not-now = Сейчас так нельзя.
pioneer-rails-done-already = Вы завершили этот ход. Подождите остальных.
pioneer-rails-dealer-first = Сначала карту берёт раздающий.
pioneer-rails-take-first = Сначала выберите карту.
pioneer-rails-not-open = { pioneer-rails-card }: эта карта не лежит открытой.
pioneer-rails-card-gone = { pioneer-rails-card }: в этот ход этой карты уже нет. Возьмите одну из двух других.
pioneer-rails-no-more-tracks = После взноса в банк пути больше не прокладывают.
pioneer-rails-side-closed = { $way }: там не может быть пути.
pioneer-rails-way-taken = { $way }: там уже лежит путь.
pioneer-rails-no-desert = { $way }: короткий путь ведёт только по пустой пустыне.
pioneer-rails-joins-nothing = { $way }: туда не ведёт ни станция, ни ветка этой дороги.
pioneer-rails-branches-meet = { $way }: ветки сходятся только в городах.
pioneer-rails-at-a-station = { $way }: путь не может вести к станции.
pioneer-rails-full-town = { $way }: до этого города уже дошли три другие дороги.
pioneer-rails-no-box = Для этого у вас нет свободной клетки города.
pioneer-rails-no-extra-track = Дополнительный путь за эту клетку города было бы некуда проложить.
pioneer-rails-suit-too-late = Другую станцию выбирают только раз, до первого пути.
pioneer-rails-same-suit = Вы и так строите от этой станции.
pioneer-rails-no-bank = Ни один завершённый банк не ждёт самородков.
pioneer-rails-few-nuggets = У вас нет столько самородков.
pioneer-rails-tracks-left = Ещё нужно проложить пути.
pioneer-rails-bank-first = Сначала выберите, сколько самородков положить в банк.
pioneer-rails-card-chosen = Вы уже используете карту в этот ход. Отмените, чтобы выбрать снова.
pioneer-rails-opens-nothing =
    { $bonus ->
        [extra] Сейчас больше не проложить ни одного пути.
        [bridge] Эта дорога не достаёт ни до одного моста.
        [tunnel] Эта дорога не достаёт ни до одного туннеля.
        [shortcut] От этой дороги сейчас не провести короткого пути.
       *[switch] От этой дороги сейчас не начать новой ветки.
    }
pioneer-rails-no-such-action = Такого действия нет.
pioneer-rails-nothing-to-draw = Сейчас нечего тянуть.
pioneer-rails-seed-for-generated = Номер есть только у случайных карт. Выберите такую карту или уберите номер.
pioneer-rails-level-alone = Уровень нужен только в соло-игре с заданиями.

## Notation

# $text: what somebody typed
pioneer-rails-unknown-action = «{ $text }» — не действие. Действия выглядят так: «take qh», «D5.e», «bank 3» или «done».
pioneer-rails-unknown-draw = «{ $text }» — этого сейчас не вытянуть.
pioneer-rails-unknown-turn = «{ $text }» — не ход. Пишите сначала карту, затем пути, затем взносы, через запятую.
# $length (number)
pioneer-rails-board-too-long =
    { $length ->
        [one] { $length } символ — слишком много для одной карты.
        [few] { $length } символа — слишком много для одной карты.
        [many] { $length } символов — слишком много для одной карты.
       *[other] { $length } символа — слишком много для одной карты.
    }
pioneer-rails-impossible-view = Ни одна партия не может так выглядеть. Файл изменён или повреждён.

## At the counter

pioneer-rails-bad-question = Это не вопрос о полях игроков: { $detail }
# $players (number), $most (number)
pioneer-rails-so-many-players = В игре не больше { $most } игроков, а назвать нужно хотя бы одного; здесь их { $players }.
# $turns (number), $most (number)
pioneer-rails-too-many-turns = В игре { $most } ходов, а здесь их { $turns }.
pioneer-rails-turns-wanted = Для этого нужны ходы каждого игрока, а не только то, что лежит на поле.
pioneer-rails-one-of-each-deck = Назовите три задания, по одному из каждой колоды.
pioneer-rails-unknown-track = «{ $text }» — не путь. Пути выглядят так: «D5.e» или «D5.n-s».
# $most (number)
pioneer-rails-too-many-tracks = Ни на одном поле не может быть больше { $most } путей.
pioneer-rails-unknown-hand = «{ $text }» — не комбинация. Пишите не больше пяти достоинств, например «10 J Q K A».
pioneer-rails-card-came-before = { pioneer-rails-card }: эта карта уже была в этом раунде раньше.
# $turn (number)
pioneer-rails-cards-not-dealt = Ход { $turn }: все эти карты не могли лежать на выбор.

## The log; .you is what whoever did it reads, and $name is “You” there

pioneer-rails-deals-first = { $name } раздаёт первым ходом.
    .you = { $name } раздаёте первым ходом.
pioneer-rails-objective-opened = Открыто задание: { pioneer-rails-objective }.
pioneer-rails-got-card = { $name } получает закрытую карту: { pioneer-rails-card }.
    .you = { $name } получаете закрытую карту: { pioneer-rails-card }.
# $turn (number), $turns (number)
pioneer-rails-turn = Ход { $turn } из { $turns }: открыты три карты.
pioneer-rails-dealer-took = { $name } раздаёт и берёт { pioneer-rails-card }.
    .you = { $name } раздаёте и берёте { pioneer-rails-card }.
pioneer-rails-took = { $name } использует { pioneer-rails-card }.
    .you = { $name } используете { pioneer-rails-card }.
pioneer-rails-changed-suit = { $name } строит в этот ход от другой станции: { pioneer-rails-suit }.
    .you = { $name } строите в этот ход от другой станции: { pioneer-rails-suit }.
pioneer-rails-laid = { $name } прокладывает путь: { $way }.
    .you = { $name } прокладываете путь: { $way }.
pioneer-rails-reached = { $name } достигает города { pioneer-rails-town }.
    .you = { $name } достигаете города { pioneer-rails-town }.
pioneer-rails-activated = { $name } завершает: { pioneer-rails-location }.
    .you = { $name } завершаете: { pioneer-rails-location }.
# $nuggets (number)
pioneer-rails-nuggets =
    { $nuggets ->
        [one] { $nuggets } самородок
        [few] { $nuggets } самородка
        [many] { $nuggets } самородков
       *[other] { $nuggets } самородка
    }
pioneer-rails-banked = { $name } кладёт в банк: { pioneer-rails-nuggets }.
    .you = { $name } кладёте в банк: { pioneer-rails-nuggets }.
pioneer-rails-done = { $name } завершает ход.
    .you = { $name } завершаете ход.
# $points (number)
pioneer-rails-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }
pioneer-rails-met = { $name } выполняет задание: { pioneer-rails-objective }. { pioneer-rails-points }.
    .you = { $name } выполняете задание: { pioneer-rails-objective }. { pioneer-rails-points }.
pioneer-rails-hand = { $name }, комбинация: { pioneer-rails-hand-name }, { pioneer-rails-points }.
    .you = Ваша комбинация: { pioneer-rails-hand-name }, { pioneer-rails-points }.

## The score sheet

pioneer-rails-part-nuggets = Самородки
    .short = Золото
pioneer-rails-part-banks = Банки
    .short = Банки
pioneer-rails-part-forts = Форты
    .short = Форты
pioneer-rails-part-ranches = Ранчо
    .short = Ранчо
pioneer-rails-part-yards = Сортировочные станции
    .short = Сорт.
pioneer-rails-part-towns = Города
    .short = Города
pioneer-rails-part-objectives = Задания
    .short = Зад.
pioneer-rails-part-hands = Комбинации
    .short = Комб.
pioneer-rails-part-last = Последнее место в очереди
    .short = Очередь
# $nuggets, $factor, $forts, $ranches, $towns, $boxes, $round, $doubled (numbers)
pioneer-rails-paid = Банк: { pioneer-rails-nuggets } × { $factor }
pioneer-rails-forts =
    { $forts ->
        [one] { $forts } форт
        [few] { $forts } форта
        [many] { $forts } фортов
       *[other] { $forts } форта
    }
pioneer-rails-ranches =
    { $ranches ->
        [one] { $ranches } отдельное ранчо
        [few] { $ranches } отдельных ранчо
        [many] { $ranches } отдельных ранчо
       *[other] { $ranches } отдельного ранчо
    }
pioneer-rails-network =
    { $towns ->
        [one] { $towns } город в наибольшей сети × { $factor }
        [few] { $towns } города в наибольшей сети × { $factor }
        [many] { $towns } городов в наибольшей сети × { $factor }
       *[other] { $towns } города в наибольшей сети × { $factor }
    }
pioneer-rails-boxes =
    { $boxes ->
        [one] { $boxes } клетка города
        [few] { $boxes } клетки городов
        [many] { $boxes } клеток городов
       *[other] { $boxes } клетки городов
    }
pioneer-rails-objective-met = { pioneer-rails-objective }
pioneer-rails-hand-of-round =
    { $doubled ->
        [0] Раунд { $round }: { pioneer-rails-hand-name }
       *[other] Раунд { $round }: { pioneer-rails-hand-name }, салун удваивает
    }
pioneer-rails-last-of-three = Последнее место в очереди из трёх
pioneer-rails-tie-hands = Очков поровну: решили покерные комбинации.

## Pictures in words; $seat, $turn, $turns, $tracks, $round, $boxes are numbers, $ways, $cells, $names, $ranks lists

# $seat and $turn are 0 where they are not told
pioneer-rails-picture-board =
    { $seat ->
        [0] { $turn ->
            [0] Карта «Первых железных дорог»
           *[other] «Первые железные дороги», ход { $turn } из { $turns }
        }
       *[other] { $turn ->
            [0] Карта игрока { $seat }
           *[other] Карта игрока { $seat }, ход { $turn } из { $turns }
        }
    }
pioneer-rails-picture-empty = Ещё не проложено ни одного пути.
pioneer-rails-picture-railway =
    { $tracks ->
        [one] { $tracks } путь, { pioneer-rails-suit }: { $ways }.
        [few] { $tracks } пути, { pioneer-rails-suit }: { $ways }.
        [many] { $tracks } путей, { pioneer-rails-suit }: { $ways }.
       *[other] { $tracks } пути, { pioneer-rails-suit }: { $ways }.
    }
pioneer-rails-picture-towns = Города, до которых дошла железная дорога ({ pioneer-rails-suit }): { $names }.
pioneer-rails-picture-done = Завершено, { pioneer-rails-location }: { $cells }.
pioneer-rails-picture-hand =
    { $doubled ->
        [0] Комбинация раунда { $round }: { $ranks }.
       *[other] Комбинация раунда { $round }: { $ranks }, удвоена.
    }
pioneer-rails-boxes-left =
    { $boxes ->
        [one] Осталась { $boxes } клетка городов.
        [few] Осталось { $boxes } клетки городов.
        [many] Осталось { $boxes } клеток городов.
       *[other] Осталось { $boxes } клетки городов.
    }
pioneer-rails-picture-cards = Карты этого хода: { $cards }.
pioneer-rails-picture-gone = Нельзя брать: { pioneer-rails-card }.
pioneer-rails-picture-objective = Задание: { pioneer-rails-objective }.
pioneer-rails-map-station = Станция, { pioneer-rails-suit }: { $cells }.
pioneer-rails-map-location = { pioneer-rails-location-plural }: { $cells }.
pioneer-rails-map-town = { pioneer-rails-town }, между { $cells }.
pioneer-rails-map-river = Река: { $cells }.
pioneer-rails-map-ranges = Горы: { $cells }.
pioneer-rails-location-plural =
    { $location ->
        [mine] Шахты
        [bank] Банки
        [saloon] Салуны
        [yard] Сортировочные станции
        [fort] Форты
       *[ranch] Ранчо
    }

## The table; $bonus is an id

pioneer-rails-board-own = Ваша карта
pioneer-rails-progress = Раунд { $round }/{ $rounds } · ход { $turn }
pioneer-rails-bonus =
    { $bonus ->
        [extra] Путь +1
        [bridge] Мост
        [tunnel] Туннель
        [shortcut] Короткий путь
        [switch] Стрелка
       *[suit] Масть
    }
pioneer-rails-prompt-dealing = Раздают карты.
pioneer-rails-prompt-wait = Остальные строят.
pioneer-rails-prompt-pick = Вы раздаёте: возьмите карту. Остальные выберут из двух других.
pioneer-rails-prompt-choose = Выберите карту: достоинство — в комбинацию, масть строит три пути.
# $tracks (number)
pioneer-rails-prompt-lay =
    { $tracks ->
        [one] Ещё { $tracks } путь, { pioneer-rails-suit }: коснитесь подсвеченной стороны.
        [few] Ещё { $tracks } пути, { pioneer-rails-suit }: коснитесь подсвеченной стороны.
        [many] Ещё { $tracks } путей, { pioneer-rails-suit }: коснитесь подсвеченной стороны.
       *[other] Ещё { $tracks } пути, { pioneer-rails-suit }: коснитесь подсвеченной стороны.
    }
pioneer-rails-prompt-bank = Банк завершён. Сколько самородков положить?
pioneer-rails-prompt-stuck = Без бонуса путь не проложить. Можно завершить ход.
pioneer-rails-prompt-more = Всё проложено. За клетку города можно ещё один путь.
pioneer-rails-prompt-done = Всё проложено. Завершите ход.
pioneer-rails-plan-take = { pioneer-rails-card } в комбинацию, три пути: { pioneer-rails-suit }
pioneer-rails-plan-suit = Другая станция за клетку города: { pioneer-rails-suit }
pioneer-rails-plan-lay = Путь: { $way }
pioneer-rails-plan-bank = { pioneer-rails-nuggets } × { $factor }: { pioneer-rails-points }
pioneer-rails-plan-done = Завершить ход
pioneer-rails-verb-take = Взять
pioneer-rails-verb-suit = Сменить
pioneer-rails-verb-lay = Проложить
pioneer-rails-verb-bank = Положить
pioneer-rails-verb-done = Завершить ход
pioneer-rails-tray-cards = Карты этого хода
pioneer-rails-tray-boxes = Клетки городов:
pioneer-rails-tray-hand = Комбинация { $round }:
pioneer-rails-tray-pay = Самородки в банк × { $factor }:
# $seat (number)
pioneer-rails-card-taken = взял игрок { $seat }
pioneer-rails-held = Ваша закрытая карта: { pioneer-rails-card }
pioneer-rails-target = Для победы нужно больше чем { $points }.
pioneer-rails-key-cards = Карты хода
pioneer-rails-key-suit = Другая станция

## The lesson: what a first game says before each move, then from round to round

pioneer-rails-lesson-card = Каждый ход вы используете одну карту: масть строит три пути, достоинство идёт в покерную комбинацию. Коснитесь трефовой десятки, потом «{ pioneer-rails-verb-take }».
pioneer-rails-lesson-lay = Пути идут по сторонам шестиугольников и начинаются от угла станции этой масти. Коснитесь подсвеченной стороны.
pioneer-rails-lesson-branch = Следующий начинается там, где кончилась ветка. Вы направляетесь к городу — кольцу на углу.
pioneer-rails-lesson-town = Вот он! Этот же путь закрывает вторую сторону салуна, и комбинация этого раунда считается вдвойне.
pioneer-rails-lesson-end = Три пути лежат: завершите ход. До этого всё можно отменить, даже карту.
pioneer-rails-lesson-suit = У каждой масти своя станция и железная дорога. Возьмите червового туза: он строит рядом с двумя шахтами.
pioneer-rails-lesson-fence = Ранчо даёт очки, когда в его загоне нет другого ранчо. Ограда — это пути, река, горы, станции и край карты.
pioneer-rails-lesson-mine = Шахте хватает одной стороны. Этот путь даёт самородок и заодно замыкает ограду ранчо.
pioneer-rails-lesson-sides = Ещё одна шахта. Салунам нужны две стороны, банкам и сортировочным станциям три, фортам четыре.
pioneer-rails-lesson-nuggets = Самородок — это очко, а банк умножает то, что вы в него положите. Завершите ход.
pioneer-rails-lesson-pair = Снова туз: вместе с первым это пара. Возьмите бубнового туза.
pioneer-rails-lesson-saloon = У этой станции ещё один салун. Вот его первая сторона…
pioneer-rails-lesson-double = …а вот вторая: комбинация следующего раунда тоже считается вдвойне.
pioneer-rails-lesson-ranch = Последний путь этого хода огораживает ещё одно ранчо. Чем больше ранчо, тем больше добавляет каждое.
pioneer-rails-lesson-hand = Пять ходов — комбинация: пара, две пары, тройка, фулл-хаус, стрит, каре. Завершите ход.
pioneer-rails-lesson-choose = Теперь решаете вы. Выберите карту ради масти или достоинства и проложите пути по любым подсвеченным сторонам.
pioneer-rails-lesson-bonus = Каждый город даёт клетку. За неё — ещё один путь, а с ним мост, туннель, короткий путь или стрелка: выберите бонус, потом сторону.
pioneer-rails-lesson-objective = Новый раунд, новая комбинация. Открыто задание: коснитесь его билета, и карта покажет, что засчитано. Невыполненные усложняют победу.
pioneer-rails-lesson-network = Сортировочные станции умножают города вашей крупнейшей сети: пусть дороги сходятся в городах.
pioneer-rails-lesson-leave = Теперь вы знаете всё. Доиграйте до подсчёта после четвёртого раунда или начните свою игру.

## Rule options

pioneer-rails-option-map = Карта
    .about = Карта, на которой играют все.
    .value-a = А, просторная
    .value-b = Б, тесная
    .value-small_a = А, малая
    .value-small_b = Б, малая
    .value-generated = случайная
pioneer-rails-option-map_seed = Номер карты
    .about = Какая из случайных карт. Один и тот же номер всегда даёт одну и ту же карту.
pioneer-rails-option-objectives = Задания
    .about = Десять очков за первое выполнение задания, пять за последующие.
    .value-true = { yes }
    .value-false = { no }
pioneer-rails-option-advanced = Закрытая карта
    .about = Последнюю карту раунда раздают в его начале, её видит только тот, кто получил.
    .value-false = { no }
    .value-true = { yes }
pioneer-rails-option-solo_level = Уровень соло-игры
    .about = Сколько заданий открыто с самого начала, когда вы играете в одиночку.
    .value-medium = средний: 2
    .value-beginner = начальный: ни одного
    .value-easy = лёгкий: 1
    .value-hard = тяжёлый: 3
    .value-legendary = легендарный: 4
pioneer-rails-option-spend_new_town = Новые клетки сразу
    .about = Клетку города можно использовать в тот же ход, когда он достигнут.
    .value-true = { yes }
    .value-false = { no }

## Advice: what speaks for a move, and what the numbers of an analysis mean

# $points (number)
pioneer-rails-advice-outlook = Ожидаемый итог игры: около { $points }.
# $points (number)
pioneer-rails-advice-outlook-alone = Ожидается: около { $points }, если считать десять за каждое выполненное задание.
# $points (number)
pioneer-rails-advice-other-cards = С лучшей из других карт: около { $points }.
pioneer-rails-advice-means = Сколько потеряно, в очках итога игры, которого ждёт от поля после хода бот, обученный на играх с самим собой.

## Cards for maps on paper

pioneer-rails-companion = Раздача карт
pioneer-rails-companion-ready = Карты перетасованы
pioneer-rails-companion-deal = Раздать карты
# $round (number), $turn (number)
pioneer-rails-companion-turn = Раунд { $round }, ход { $turn }
pioneer-rails-companion-dealer = берёт одну карту; остальные играют одной из двух других.
pioneer-rails-companion-first-gone = Первая карта только показана. Все играют одной из двух других.
