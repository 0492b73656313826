### String Railway по-русски.
### Arguments: $name is a player's name; $station, $length, $shape and $string are ids.

string-railway-name = Верёвочные рельсы
string-railway-about = Рельсы — это верёвочки: прокладывайте каждую на всю длину от станции к станции, пересекая как можно меньше других.
string-railway-minutes = Около 30 мин

## Stations, strings, landscape

# $station: the name of a kind
string-railway-station =
    { $station ->
        [central] Центральная
        [urban] Городская
        [transit] Транзитная
        [regional] Областная
        [switching] Сортировочная
        [suburban] Пригородная
        [terminal] Конечная
        [rural] Сельская
        [scenic] Живописная
       *[base] Базовая
    }
# $length: short or long; said after a colon
string-railway-length =
    { $length ->
        [short] короткая
       *[long] длинная
    }
# $shape: border, river or mountain; what is laid
string-railway-shape =
    { $shape ->
        [border] границу
        [river] реку
       *[mountain] горы
    }
# $string: what is crossed
string-railway-crossed =
    { $string ->
        [river] Пересекает реку
        [mountain] Пересекает горы
        [own] Пересекает вашу верёвочку
       *[rails] Пересекает чужую верёвочку
    }

## Why something cannot be done

string-railway-over = Игра окончена.
string-railway-not-now = Сейчас это невозможно.
string-railway-not-your-turn = Сейчас ходит кто-то другой.
string-railway-no-such-string = Верёвочки такой длины уже нет: { string-railway-length }.
string-railway-steps = Точки верёвочки лежат в 2–10 мм друг от друга.
string-railway-sharp-turn = Здесь верёвочка поворачивает слишком резко.
string-railway-narrow-bend = Этот изгиб слишком узкий: верёвочке нужен радиус 6 мм.
string-railway-too-short = Верёвочку нужно проложить всю: часть ещё осталась.
string-railway-too-long = Для этого верёвочка слишком короткая.
string-railway-near-itself = Здесь верёвочка слишком близко подходит к самой себе.
string-railway-crosses-itself = Верёвочка не пересекает сама себя.
string-railway-touches-border = Верёвочка лежит внутри границы и не касается её.
string-railway-end-in-the-open = Оба конца верёвочки лежат на станциях.
string-railway-one-station = Концы верёвочки лежат на двух разных станциях.
string-railway-not-joined = Один конец должен лежать на вашей базе или на станции вашей дороги.
string-railway-station-full = { string-railway-station }: на этой станции нет места для ещё одной компании.
string-railway-enters-twice = { string-railway-station }: верёвочка заходит на станцию только один раз.
string-railway-through-terminal = Через конечную станцию верёвочка не проходит: она там начинается или заканчивается.
string-railway-string-exists = Есть верёвочка, которую вы можете проложить.
string-railway-not-drawn = { string-railway-station }: такой станции у вас нет.
string-railway-tile-outside = Станция лежит внутри границы и не касается её.
string-railway-tile-on-string = Выкладываемая станция не касается ни одной верёвочки.
string-railway-tile-on-station = Станция не касается других станций.
string-railway-place-exists = Для этой станции есть место.
string-railway-no-room-for-bases = Внутри такой границы не поместятся базы.
string-railway-no-room-for-landscape = Тогда не останется места для реки и гор.
string-railway-river-over-border = За границу может заходить только один конец реки.
string-railway-mountain-not-inside = Горы лежат целиком внутри границы.
string-railway-on-base-place = Места для баз должны остаться свободными.
string-railway-mountain-on-river = Горы не касаются реки.
string-railway-corner-taken = Там уже стоит другая база.
string-railway-corner-not-next = Когда играют двое, эта база стоит рядом с первой, а не напротив.
string-railway-no-such-action = Такого действия нет.
string-railway-nothing-to-draw = Сейчас тянуть нечего.

## Notation

# $text: what somebody typed
string-railway-unknown-action = «{ $text }» — не действие. Действия выглядят как «base 2», «place central 10,-20 15» или «lay short …».
string-railway-unknown-draw = «{ $text }» — сейчас этого не вытянуть.
string-railway-step-too-long = Точки этой верёвочки слишком далеко друг от друга, чтобы её записать.
string-railway-board-too-long = Этот текст слишком длинный для одного поля.
string-railway-impossible-view = Ни одна партия не может так выглядеть. Файл изменён или повреждён.

## At the counter: score, check, draw

# $detail: what is wrong with the JSON
string-railway-bad-question = Это не вопрос о столе: { $detail }
# $text: what somebody typed
string-railway-how-many-players = Строка начинается с числа игроков, от 2 до 5, например «players 4; base 1; …», а не с «{ $text }».
string-railway-cannot-fall = «{ $text }» сейчас выпасть не может.
string-railway-landscape-wanted = Сначала ландшафт, например «landscape 17 4 93».
string-railway-none-left = { string-railway-station }: такой станции в стопке больше нет.
string-railway-station-wanted = Прежде чем проложить верёвочку, выкладывают все вытянутые станции: здесь одной не хватает.

## The log; .you is what whoever did it reads, and $name is “You” there

string-railway-landscape-came = Река и горы проложены.
string-railway-drew = { $name } тянет станцию: { string-railway-station }.
    .you = { $name } тянете станцию: { string-railway-station }.
string-railway-shaped = { $name } прокладывает { string-railway-shape }.
    .you = { $name } прокладываете { string-railway-shape }.
# $mark (number)
string-railway-based = { $name } ставит базу у отметки { $mark }.
    .you = { $name } ставите базу у отметки { $mark }.
string-railway-placed = { $name } выкладывает станцию: { string-railway-station }.
    .you = { $name } выкладываете станцию: { string-railway-station }.
string-railway-put-under = { $name } не находит места и кладёт станцию под стопку: { string-railway-station }.
    .you = { $name } не находите места и кладёте станцию под стопку: { string-railway-station }.
# $points (number)
string-railway-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }
string-railway-laid = { $name } прокладывает верёвочку ({ string-railway-length }): { string-railway-points }.
    .you = { $name } прокладываете верёвочку ({ string-railway-length }): { string-railway-points }.
string-railway-owner-felt = { $name }: гости на собственных станциях, { string-railway-points }.
    .you = Гости на ваших станциях: { string-railway-points }.
string-railway-spent = { $name } не может проложить ни одной верёвочки и теряет одну ({ string-railway-length }).
    .you = { $name } не можете проложить ни одной верёвочки и теряете одну ({ string-railway-length }).

## The score sheet

string-railway-part-base = Начало
    .short = Нач.
string-railway-part-stations = Станции
    .short = Станции
string-railway-part-switching = Сортировочные станции
    .short = Сорт.
string-railway-part-owner = Гости на ваших станциях
    .short = Гости
string-railway-part-crossings = Пересечения
    .short = Перес.
string-railway-part-lesser = Слабейшая компания
    .short = Слаб.
string-railway-start = Каждая компания начинает с трёх очков.
string-railway-joined = { string-railway-station }: новая станция
string-railway-switched = { string-railway-station }: очко за каждую верёвочку
string-railway-visited = { string-railway-station }: пришла другая компания
string-railway-crossed-more = Ещё пересечения
string-railway-lesser = Когда играют двое, считается лучшая компания.
string-railway-tie-other-company = Поровну очков: решила вторая компания.

## The picture in words

# $turn (number): 0 before the first turn; $turns (number)
string-railway-picture-table =
    { $turn ->
        [0] Стол, { string-railway-name }
       *[other] Стол, { string-railway-name }, ход { $turn } из { $turns }
    }
# $company (number), $seat (number), $short and $long (numbers): strings left
string-railway-picture-company = Компания { $company }, место { $seat }: { string-railway-points }; осталось верёвочек: коротких — { $short }, длинных — { $long }.
# $number (number): in the order in which stations came; $place: millimetres from the middle, to the right and down;
# $companies: their numbers; $count and $limit (numbers): places taken and in all; $owner (number): 0 for none
string-railway-picture-station =
    { $owner ->
        [0] { $number }. { string-railway-station }, точка { $place }, { string-railway-picture-places }
       *[other] { $number }. { string-railway-station } компании { $owner }, точка { $place }, { string-railway-picture-places }
    }
string-railway-picture-places =
    { $count ->
        [0] занято мест: 0 из { $limit }.
       *[other] занято мест: { $count } из { $limit } (компании: { $companies }).
    }
string-railway-picture-drawn = Нужно выложить: { string-railway-station }.
# $stations (number)
string-railway-picture-deck = Станций в стопке: { $stations }.

## The lesson: what a first game says before each move, then from round to round

string-railway-lesson-base = Ваша железная дорога состоит из верёвочек и начинается от базы. Поставьте её у подсвеченной отметки.
string-railway-lesson-place = Вы соединяете станции. Положите свои между базой и серединой: коснитесь стола, потом «{ string-railway-verb-place }».
string-railway-lesson-lay = Теперь верёвочка: коснитесь базы, потом станций, которых она должна коснуться. Каждая новая даёт очки. «{ string-railway-suggest }» — и увидите, как она может лечь.
string-railway-lesson-transit = Транзитная станция ваша: другие получают там по 2 очка, а вы каждый раз 1. Положите её там, где они пройдут.
string-railway-lesson-crossings = Верёвочка начинается от базы или уже достигнутой станции. Пересечение другой верёвочки, реки или гор стоит очко, кроме как на станции.
string-railway-lesson-scenic = Живописная станция даёт 1 очко на равнине и 3 внутри гор. Есть ли там место?
string-railway-lesson-long = У вас четыре короткие верёвочки и одна длинная. Длинная достаёт много станций: возьмите её, когда их хватает.
string-railway-lesson-switching = Сортировочная станция даёт 1 очко каждой верёвочке, которая её касается, каждый раз заново.
string-railway-lesson-room = Каждая станция вмещает лишь несколько компаний: наведите курсор или задержите палец, чтобы увидеть, сколько.
string-railway-lesson-terminal = На Конечной верёвочки только начинаются или кончаются, сквозь неё не проходят. Это ваш последний ход.
string-railway-lesson-last = Последняя верёвочка: лечь должна вся длина, так что отведите её от дорогих пересечений. Дальше — подсчёт.

## Rule options

string-railway-option-deck = Станции
    .about = В перечне компонентов 35 станций, а в напечатанной таблице — 38.
    .value-standard35 = 35, из них пять сельских
    .value-printed38 = 38, из них восемь сельских
string-railway-option-size = Размер
    .about = Сторона квадратного поля; у других форм такая же длина границы.
    .value-auto = обычный
    .value-500 = 50 см
    .value-600 = 60 см
    .value-700 = 70 см
    .value-800 = 80 см
string-railway-option-border = Граница
    .about = Форма поля.
    .value-regular = по числу игроков
    .value-circle = круг
    .value-oval = овал
    .value-star = звезда
    .value-drawn = рисует один из игроков
string-railway-option-landscape = Река и горы
    .about = Кто прокладывает ландшафт.
    .value-random = случайно
    .value-by_hand = игроки
    .value-oxbow = старица: извилистая река
    .value-ridge = кряж: длинные горы
    .value-delta = дельта: прямая река
string-railway-option-owner_effect = Станции с владельцем
    .about = Когда владельцы получают или теряют очко из-за чужих верёвочек.
    .value-every = с каждой верёвочкой
    .value-first = с первой верёвочкой каждой компании
string-railway-option-expert = Для опытных
    .about = Пересечение чужой верёвочки стоит 2 очка.
    .value-false = { no }
    .value-true = { yes }
string-railway-option-mountain_may_touch_river = Горы на реке
    .about = Горы могут касаться реки и пересекать её.
    .value-false = { no }
    .value-true = { yes }

## The table in the browser

string-railway-prompt-border = Нарисуйте границу: одну петлю такой длины, как показывает мерка.
string-railway-prompt-river = Нарисуйте реку. Один конец может выйти за границу.
string-railway-prompt-mountain = Нарисуйте горы: петлю внутри границы.
string-railway-prompt-bases = Выберите на границе отметку для своей базы.
string-railway-prompt-placing = { string-railway-station }: коснитесь стола или перетащите туда станцию.
string-railway-prompt-laying = Касайтесь станций по порядку или рисуйте верёвочку от одной из них.
# $company (number): of two players each has two
string-railway-prompt-laying-for = Компания { $company }: касайтесь станций по порядку или рисуйте от одной из них.
string-railway-prompt-drawing = Тянут станцию.
string-railway-prompt-wait = Ходят другие.
# $turn and $turns (numbers)
string-railway-progress = Верёвочка { $turn }/{ $turns }
string-railway-progress-start = Подготовка
string-railway-has-points = Очки
string-railway-has-company = Очки этой компании
string-railway-has-short = Коротких верёвочек
string-railway-has-long = Длинных верёвочек
string-railway-key-suggest = один из вариантов; ещё раз — другой
string-railway-key-turn = повернуть станцию или проложить верёвочку иначе
string-railway-key-nudge = от станции к станции; сдвинуть станцию или точку на 1 мм (с Shift на 10 мм)
string-railway-key-dots = к следующей точке верёвочки
string-railway-key-change-dots = добавить точку или убрать эту
# $mark (number)
string-railway-label-mark = Отметка { $mark }
# $number (number): in the order in which stations came; $worth: points, “3/1” where its owner gets 3
string-railway-label-station = { $number }. { string-railway-station }: { $worth }
string-railway-label-moved = { string-railway-station }: двигайте стрелками
# $number and $count (numbers)
string-railway-label-dot = Точка { $number } из { $count }: сгибайте верёвочку стрелками
string-railway-tray-hand = Станции, которые надо положить
string-railway-tray-strings = Оставшиеся верёвочки
# $count (number)
string-railway-string-left =
    { $length ->
        [short] Короткая верёвочка, осталось: { $count }
       *[long] Длинная верёвочка, осталось: { $count }
    }
string-railway-mm = мм
string-railway-brings-nothing = Ни очков, ни пересечений
string-railway-suggest = Показать вариант
string-railway-plan-shape = Положить: { string-railway-shape }
string-railway-plan-base = База у отметки { $mark }
string-railway-plan-place = { string-railway-station }: сюда
string-railway-plan-under = { string-railway-station }: под стопку
string-railway-plan-spend = Отдать верёвочку ({ string-railway-length })
# $stations (number): how many it touches
string-railway-plan-lay =
    { $length ->
        [short] Короткая верёвочка, станций: { $stations }
       *[long] Длинная верёвочка, станций: { $stations }
    }
string-railway-verb-lay = Проложить
string-railway-verb-place = Положить
string-railway-verb-under = Под стопку
string-railway-verb-spend = Отдать
string-railway-other-way = Иначе
# $worth: points; “3/1” where its owner gets 3 and others 1
string-railway-card-worth =
    { $station ->
        [switching] За каждую верёвочку: { $worth }
       *[other] Очки: { $worth }
    }
# $count and $limit (numbers)
string-railway-card-companies = Компании: { $count } из { $limit }
string-railway-card-terminal = Проезда нет
# $company (number); $effect: points with their sign
string-railway-card-owner = За гостей компании { $company }: { $effect }

## Advice: what speaks for a move, and what the numbers of an analysis mean

string-railway-advice-base = Отсюда пробные игры закончились для вас лучше всего.
# $points (number)
string-railway-advice-later = Следующие верёвочки могли бы дать ещё около { $points }.
string-railway-advice-means = Сколько потеряно, в очках: то, что даёт верёвочка этого хода, минус часть того, что она даёт другим, плюс большая часть того, что могли бы дать свои следующие верёвочки.

## Stations for a real table

string-railway-companion = Колода станций
string-railway-companion-draw = Взять станцию
# $left (number)
string-railway-companion-left = Станций в колоде: { $left }
