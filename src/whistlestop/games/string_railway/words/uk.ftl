### String Railway українською.
### Arguments: $name is a player's name; $station, $length, $shape and $string are ids.

string-railway-name = Мотузяні рейки
string-railway-about = Колії — це мотузки: прокладайте кожну на всю довжину від станції до станції, перетинаючи якнайменше інших.
string-railway-minutes = Близько 30 хв

## Stations, strings, landscape

# $station: the name of a kind
string-railway-station =
    { $station ->
        [central] Центральна
        [urban] Міська
        [transit] Транзитна
        [regional] Обласна
        [switching] Сортувальна
        [suburban] Приміська
        [terminal] Кінцева
        [rural] Сільська
        [scenic] Мальовнича
       *[base] Базова
    }
# $length: short or long; said after a colon
string-railway-length =
    { $length ->
        [short] коротка
       *[long] довга
    }
# $shape: border, river or mountain; what is laid
string-railway-shape =
    { $shape ->
        [border] межу
        [river] річку
       *[mountain] гори
    }
# $string: what is crossed
string-railway-crossed =
    { $string ->
        [river] Перетинає річку
        [mountain] Перетинає гори
        [own] Перетинає вашу мотузку
       *[rails] Перетинає чужу мотузку
    }

## Why something cannot be done

string-railway-over = Гру завершено.
string-railway-not-now = Зараз це неможливо.
string-railway-not-your-turn = Зараз хід когось іншого.
string-railway-no-such-string = Мотузки такої довжини вже немає: { string-railway-length }.
string-railway-steps = Точки мотузки лежать за 2–10 мм одна від одної.
string-railway-sharp-turn = Тут мотузка завертає надто різко.
string-railway-narrow-bend = Цей вигин завузький: мотузці потрібен радіус 6 мм.
string-railway-too-short = Мотузку треба прокласти всю: частина ще лишилася.
string-railway-too-long = Для цього мотузка закоротка.
string-railway-near-itself = Тут мотузка підходить надто близько до самої себе.
string-railway-crosses-itself = Мотузка не перетинає сама себе.
string-railway-touches-border = Мотузка лежить усередині межі й не торкається її.
string-railway-end-in-the-open = Обидва кінці мотузки лежать на станціях.
string-railway-one-station = Кінці мотузки лежать на двох різних станціях.
string-railway-not-joined = Один кінець має лежати на вашій базі або на станції вашої залізниці.
string-railway-station-full = { string-railway-station }: на цій станції немає місця для ще однієї компанії.
string-railway-enters-twice = { string-railway-station }: мотузка заходить на станцію лише раз.
string-railway-through-terminal = Кінцеву станцію мотузка не минає: вона там починається або закінчується.
string-railway-string-exists = Є мотузка, яку ви можете прокласти.
string-railway-not-drawn = { string-railway-station }: такої станції у вас немає.
string-railway-tile-outside = Станція лежить усередині межі й не торкається її.
string-railway-tile-on-string = Виставлена станція не торкається жодної мотузки.
string-railway-tile-on-station = Станція не торкається інших станцій.
string-railway-place-exists = Для цієї станції є місце.
string-railway-no-room-for-bases = Усередині такої межі не вмістяться бази.
string-railway-no-room-for-landscape = Тоді не лишиться місця для річки й гір.
string-railway-river-over-border = За межу може заходити лише один кінець річки.
string-railway-mountain-not-inside = Гори лежать цілком усередині межі.
string-railway-on-base-place = Місця для баз мають лишитися вільними.
string-railway-mountain-on-river = Гори не торкаються річки.
string-railway-corner-taken = Там уже стоїть інша база.
string-railway-corner-not-next = Коли грають двоє, ця база стоїть поруч із першою, а не навпроти.
string-railway-no-such-action = Такої дії немає.
string-railway-nothing-to-draw = Зараз нічого тягнути.

## Notation

# $text: what somebody typed
string-railway-unknown-action = «{ $text }» — не дія. Дії мають вигляд «base 2», «place central 10,-20 15» або «lay short …».
string-railway-unknown-draw = «{ $text }» — зараз цього не витягнути.
string-railway-step-too-long = Точки цієї мотузки задалеко одна від одної, щоб її записати.
string-railway-board-too-long = Цей текст задовгий для одного поля.
string-railway-impossible-view = Жодна партія не може так виглядати. Файл змінено або пошкоджено.

## At the counter: score, check, draw

# $detail: what is wrong with the JSON
string-railway-bad-question = Це не питання про стіл: { $detail }
# $text: what somebody typed
string-railway-how-many-players = Рядок починається з кількості гравців, від 2 до 5, як-от «players 4; base 1; …», а не з «{ $text }».
string-railway-cannot-fall = «{ $text }» зараз випасти не може.
string-railway-landscape-wanted = Спершу ландшафт, як-от «landscape 17 4 93».
string-railway-none-left = { string-railway-station }: такої станції в стосі вже немає.
string-railway-station-wanted = Перш ніж прокласти мотузку, викладають усі витягнуті станції: тут однієї бракує.

## The log; .you is what whoever did it reads, and $name is “You” there

string-railway-landscape-came = Річку й гори прокладено.
string-railway-drew = { $name } тягне станцію: { string-railway-station }.
    .you = { $name } тягнете станцію: { string-railway-station }.
string-railway-shaped = { $name } прокладає { string-railway-shape }.
    .you = { $name } прокладаєте { string-railway-shape }.
# $mark (number)
string-railway-based = { $name } ставить базу біля позначки { $mark }.
    .you = { $name } ставите базу біля позначки { $mark }.
string-railway-placed = { $name } викладає станцію: { string-railway-station }.
    .you = { $name } викладаєте станцію: { string-railway-station }.
string-railway-put-under = { $name } не знаходить місця й кладе станцію під стос: { string-railway-station }.
    .you = { $name } не знаходите місця й кладете станцію під стос: { string-railway-station }.
# $points (number)
string-railway-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очки
        [many] { $points } очок
       *[other] { $points } очка
    }
string-railway-laid = { $name } прокладає мотузку ({ string-railway-length }): { string-railway-points }.
    .you = { $name } прокладаєте мотузку ({ string-railway-length }): { string-railway-points }.
string-railway-owner-felt = { $name }: гості на власних станціях, { string-railway-points }.
    .you = Гості на ваших станціях: { string-railway-points }.
string-railway-spent = { $name } не може прокласти жодної мотузки й втрачає одну ({ string-railway-length }).
    .you = { $name } не можете прокласти жодної мотузки й втрачаєте одну ({ string-railway-length }).

## The score sheet

string-railway-part-base = Початок
    .short = Поч.
string-railway-part-stations = Станції
    .short = Станції
string-railway-part-switching = Сортувальні станції
    .short = Сорт.
string-railway-part-owner = Гості на ваших станціях
    .short = Гості
string-railway-part-crossings = Перетини
    .short = Перетини
string-railway-part-lesser = Слабша компанія
    .short = Слабша
string-railway-start = Кожна компанія починає з трьох очок.
string-railway-joined = { string-railway-station }: нова станція
string-railway-switched = { string-railway-station }: очко за кожну мотузку
string-railway-visited = { string-railway-station }: прийшла інша компанія
string-railway-crossed-more = Інші перетини
string-railway-lesser = Коли грають двоє, рахується краща компанія.
string-railway-tie-other-company = Однаково очок: вирішила друга компанія.

## The picture in words

# $turn (number): 0 before the first turn; $turns (number)
string-railway-picture-table =
    { $turn ->
        [0] Стіл, { string-railway-name }
       *[other] Стіл, { string-railway-name }, хід { $turn } з { $turns }
    }
# $company (number), $seat (number), $short and $long (numbers): strings left
string-railway-picture-company = Компанія { $company }, місце { $seat }: { string-railway-points }; лишилося мотузок: коротких — { $short }, довгих — { $long }.
# $number (number): in the order in which stations came; $place: millimetres from the middle, to the right and down;
# $companies: their numbers; $count and $limit (numbers): places taken and in all; $owner (number): 0 for none
string-railway-picture-station =
    { $owner ->
        [0] { $number }. { string-railway-station }, точка { $place }, { string-railway-picture-places }
       *[other] { $number }. { string-railway-station } компанії { $owner }, точка { $place }, { string-railway-picture-places }
    }
string-railway-picture-places =
    { $count ->
        [0] зайнято місць: 0 з { $limit }.
       *[other] зайнято місць: { $count } з { $limit } (компанії: { $companies }).
    }
string-railway-picture-drawn = Треба викласти: { string-railway-station }.
# $stations (number)
string-railway-picture-deck = Станцій у стосі: { $stations }.

## The lesson: what a first game says before each move, then from round to round

string-railway-lesson-base = Ваша залізниця складається з мотузок і починається від бази. Поставте її біля підсвіченої позначки.
string-railway-lesson-place = Ви з’єднуєте станції. Покладіть свої між базою та серединою: торкніться столу, потім «{ string-railway-verb-place }».
string-railway-lesson-lay = Тепер мотузка: торкніться бази, потім станцій, яких вона має торкнутися. Кожна нова дає очки. «{ string-railway-suggest }» — і побачите, як вона може лягти.
string-railway-lesson-transit = Транзитна станція ваша: інші дістають там по 2 очки, а ви щоразу 1. Покладіть її там, де вони проходитимуть.
string-railway-lesson-crossings = Мотузка починається від бази або вже досягнутої станції. Перетин іншої мотузки, річки чи гір коштує очко, крім як на станції.
string-railway-lesson-scenic = Мальовнича станція дає 1 очко на рівнині й 3 всередині гір. Чи є там місце?
string-railway-lesson-long = У вас чотири короткі мотузки й одна довга. Довга дістає багато станцій: візьміть її, коли їх досить.
string-railway-lesson-switching = Сортувальна станція дає 1 очко кожній мотузці, що її торкається, щоразу знову.
string-railway-lesson-room = Кожна станція вміщує лише кілька компаній: наведіть курсор або затримайте палець, щоб побачити, скільки.
string-railway-lesson-terminal = На Кінцевій мотузки лише починаються або закінчуються, крізь неї не проходять. Це ваш останній хід.
string-railway-lesson-last = Остання мотузка: лягти має вся довжина, тож відведіть її від дорогих перетинів. Далі — підрахунок.

## Rule options

string-railway-option-deck = Станції
    .about = У переліку компонентів 35 станцій, а в надрукованій таблиці — 38.
    .value-standard35 = 35, із них п’ять сільських
    .value-printed38 = 38, із них вісім сільських
string-railway-option-size = Розмір
    .about = Сторона квадратного поля; в інших форм така сама довжина межі.
    .value-auto = звичайний
    .value-500 = 50 см
    .value-600 = 60 см
    .value-700 = 70 см
    .value-800 = 80 см
string-railway-option-border = Межа
    .about = Форма поля.
    .value-regular = за кількістю гравців
    .value-circle = коло
    .value-oval = овал
    .value-star = зірка
    .value-drawn = малює один із гравців
string-railway-option-landscape = Річка й гори
    .about = Хто прокладає ландшафт.
    .value-random = випадково
    .value-by_hand = гравці
    .value-oxbow = стариця: звивиста річка
    .value-ridge = кряж: довгі гори
    .value-delta = дельта: пряма річка
string-railway-option-owner_effect = Станції з власником
    .about = Коли власники отримують чи втрачають очко через чужі мотузки.
    .value-every = з кожною мотузкою
    .value-first = з першою мотузкою кожної компанії
string-railway-option-expert = Для досвідчених
    .about = Перетин чужої мотузки коштує 2 очки.
    .value-false = { no }
    .value-true = { yes }
string-railway-option-mountain_may_touch_river = Гори на річці
    .about = Гори можуть торкатися річки й перетинати її.
    .value-false = { no }
    .value-true = { yes }

## The table in the browser

string-railway-prompt-border = Намалюйте межу: одну петлю такої довжини, як показує мірка.
string-railway-prompt-river = Намалюйте річку. Один кінець може вийти за межу.
string-railway-prompt-mountain = Намалюйте гори: петлю всередині межі.
string-railway-prompt-bases = Оберіть на межі позначку для своєї бази.
string-railway-prompt-placing = { string-railway-station }: торкніться столу або перетягніть туди станцію.
string-railway-prompt-laying = Торкайтеся станцій по черзі або малюйте мотузку від однієї з них.
# $company (number): of two players each has two
string-railway-prompt-laying-for = Компанія { $company }: торкайтеся станцій по черзі або малюйте від однієї з них.
string-railway-prompt-drawing = Тягнуть станцію.
string-railway-prompt-wait = Грають інші.
# $turn and $turns (numbers)
string-railway-progress = Мотузка { $turn }/{ $turns }
string-railway-progress-start = Підготовка
string-railway-has-points = Очки
string-railway-has-company = Очки цієї компанії
string-railway-has-short = Коротких мотузок
string-railway-has-long = Довгих мотузок
string-railway-key-suggest = один із варіантів; ще раз — інший
string-railway-key-turn = повернути станцію або прокласти мотузку інакше
string-railway-key-nudge = від станції до станції; зсунути станцію чи точку на 1 мм (із Shift на 10 мм)
string-railway-key-dots = до наступної точки мотузки
string-railway-key-change-dots = додати точку або прибрати цю
# $mark (number)
string-railway-label-mark = Позначка { $mark }
# $number (number): in the order in which stations came; $worth: points, “3/1” where its owner gets 3
string-railway-label-station = { $number }. { string-railway-station }: { $worth }
string-railway-label-moved = { string-railway-station }: рухайте стрілками
# $number and $count (numbers)
string-railway-label-dot = Точка { $number } з { $count }: згинайте мотузку стрілками
string-railway-tray-hand = Станції, які треба покласти
string-railway-tray-strings = Мотузки, що лишилися
# $count (number)
string-railway-string-left =
    { $length ->
        [short] Коротка мотузка, лишилося: { $count }
       *[long] Довга мотузка, лишилося: { $count }
    }
string-railway-mm = мм
string-railway-brings-nothing = Ні очок, ні перетинів
string-railway-suggest = Показати варіант
string-railway-plan-shape = Покласти: { string-railway-shape }
string-railway-plan-base = База біля позначки { $mark }
string-railway-plan-place = { string-railway-station }: сюди
string-railway-plan-under = { string-railway-station }: під стос
string-railway-plan-spend = Віддати мотузку ({ string-railway-length })
# $stations (number): how many it touches
string-railway-plan-lay =
    { $length ->
        [short] Коротка мотузка, станцій: { $stations }
       *[long] Довга мотузка, станцій: { $stations }
    }
string-railway-verb-lay = Прокласти
string-railway-verb-place = Покласти
string-railway-verb-under = Під стос
string-railway-verb-spend = Віддати
string-railway-other-way = Інакше
# $worth: points; “3/1” where its owner gets 3 and others 1
string-railway-card-worth =
    { $station ->
        [switching] За кожну мотузку: { $worth }
       *[other] Очки: { $worth }
    }
# $count and $limit (numbers)
string-railway-card-companies = Компанії: { $count } з { $limit }
string-railway-card-terminal = Проїзду немає
# $company (number); $effect: points with their sign
string-railway-card-owner = За гостей компанії { $company }: { $effect }

## Advice: what speaks for a move, and what the numbers of an analysis mean

string-railway-advice-base = Звідси пробні ігри закінчилися для вас найкраще.
# $points (number)
string-railway-advice-later = Наступні мотузки могли б дати ще близько { $points }.
string-railway-advice-means = Скільки втрачено, в очках: те, що дає мотузка цього ходу, мінус частина того, що вона дає іншим, плюс більша частина того, що могли б дати наступні власні мотузки.

## Stations for a real table

string-railway-companion = Колода станцій
string-railway-companion-draw = Взяти станцію
# $left (number)
string-railway-companion-left = Станцій у колоді: { $left }
