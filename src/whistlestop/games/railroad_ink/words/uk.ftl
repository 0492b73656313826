### Railroad Ink in Ukrainian.
### Arguments: $name is a player's name; $cell a cell (B1); $face a face's id as listed in railroad-ink-face.

railroad-ink-name = Залізниця Ink: Багрянець

## Faces of the dice, special routes, lava and craters

# $face: its id
railroad-ink-face =
    { $face ->
        [highway-straight] пряме шосе
        [highway-curve] поворот шосе
        [highway-t] Т-подібне перехрестя шосе
        [railway-straight] пряма залізниця
        [railway-curve] поворот залізниці
        [railway-t] Т-подібне перехрестя залізниці
        [overpass] естакада
        [station-straight] пряма станція
        [station-curve] станція на повороті
        [highway-cross] повне перехрестя шосе
        [railway-cross] повне перехрестя залізниці
        [station-three-highways] станція з трьома шосе
        [station-three-railways] станція з трьома залізницями
        [station-two-curves] станція на двох поворотах
        [station-cross] станція на перехресті
        [lava-curve] поворот лави
        [lava-straight] пряма лава
        [lava-t] лава на три боки
        [lava-highway] лава із шосе
        [lava-railway] лава із залізницею
        [volcano] вулкан
        [crater] кратер
       *[other] дорога
    }
# What somebody draws or crosses out; $face: its id
railroad-ink-face-accusative =
    { $face ->
        [highway-straight] пряме шосе
        [highway-curve] поворот шосе
        [highway-t] Т-подібне перехрестя шосе
        [railway-straight] пряму залізницю
        [railway-curve] поворот залізниці
        [railway-t] Т-подібне перехрестя залізниці
        [overpass] естакаду
        [station-straight] пряму станцію
        [station-curve] станцію на повороті
        [highway-cross] повне перехрестя шосе
        [railway-cross] повне перехрестя залізниці
        [station-three-highways] станцію з трьома шосе
        [station-three-railways] станцію з трьома залізницями
        [station-two-curves] станцію на двох поворотах
        [station-cross] станцію на перехресті
        [lava-curve] поворот лави
        [lava-straight] пряму лаву
        [lava-t] лаву на три боки
        [lava-highway] лаву із шосе
        [lava-railway] лаву із залізницею
        [volcano] вулкан
        [crater] кратер
       *[other] дорогу
    }

## Why something cannot be drawn

railroad-ink-cell-taken = Клітинка { $cell } вже зайнята. Оберіть порожню.
railroad-ink-unlike-routes-meet = На { $cell } шосе зіткнулося б із залізницею. Їх з’єднує лише станція.
railroad-ink-joins-nothing = На { $cell } { railroad-ink-face } ні з чим не з’єднується. Потрібен вихід або дорога того самого виду.
railroad-ink-no-such-die = На кубиках, що лишилися, цього немає: { railroad-ink-face }.
railroad-ink-special-this-round = Спеціальну дорогу цього раунду вже використано. На раунд є лише одна.
railroad-ink-special-crossed = Цю спеціальну дорогу вже закреслено. Кожна служить один раз за гру.
railroad-ink-specials-spent = Усі три спеціальні дороги цієї гри вже використано.
railroad-ink-die-fits = На планшеті ще є місце для кубика. Намалюйте його, перш ніж завершити раунд.
railroad-ink-lava-joins-nothing = На { $cell } ця лава не з’єднується з іншою. Приєднайте її стороною з лавою.
railroad-ink-no-such-lava-die = На кубиках лави, що лишилися, цього немає: { railroad-ink-face }.
railroad-ink-lava-owed = Намалюйте хоча б один кубик лави, перш ніж завершити раунд.
railroad-ink-volcano-beside-lava = Клітинка { $cell } межує з лавою. Новому вулкану потрібне місце осторонь від неї.
railroad-ink-room-owed = Вашій лаві нікуди текти. Зітріть дорогу поруч із нею або намалюйте новий вулкан.
railroad-ink-no-need-to-erase = Дорога на { $cell } лишається. Стирати можна тільки тоді, коли лаві нікуди текти.
railroad-ink-cannot-erase = На { $cell } стерти нічого не можна. Оберіть дорогу біля незавершеного краю лави.
railroad-ink-no-lava = У цій грі лави немає.

## Why something cannot be done now

railroad-ink-strike-first = Спершу метеорит: прийміть удар або закресліть спеціальну дорогу, щоб його уникнути.
railroad-ink-no-strike = Зараз вам метеорит не загрожує.
railroad-ink-direction-given = Напрямок метеорита вже визначив кубик. Іншого обрати не можна.
# $pair (number)
railroad-ink-pair-taken = Пари { $pair } серед вільних немає. Оберіть іншу.
railroad-ink-not-your-pick = Зараз не ваша черга брати кубики.
railroad-ink-confirmed = Цей раунд ви вже завершили. Зачекайте на нові кубики.
railroad-ink-not-now = Зараз нема чого малювати. Зачекайте на свої кубики.
railroad-ink-no-roll = Зараз не час кидати кубики.
railroad-ink-no-such-action = У цій грі немає такої дії.
railroad-ink-not-in-pl2019 = У польському виданні 2019 року немає добору кубиків, а доповнення грають по одному. Оберіть видання 2020 року або зніміть зайве.
railroad-ink-draft-needs-two = Для добору кубиків потрібно щонайменше двоє гравців.

## Notation

# $text: what somebody typed
railroad-ink-unknown-action = «{ $text }» — не дія. Дії пишуть так: «B1 h-h-», «take 3» або «done».
railroad-ink-unknown-piece = «{ $text }» — не дорога. Пишіть сторони згори за годинниковою стрілкою: «h-h-» — пряме шосе, «-rr-» — поворот залізниці.
railroad-ink-unknown-dice = «{ $text }» — такого ці кубики не показують. Кидок пишуть так: «h-h- hh-- rrr- hrhr^».
railroad-ink-unknown-cell = «{ $text }» — не клітинка. Клітинки йдуть від A1 до G7.
# $length (number)
railroad-ink-board-too-long =
    { $length ->
        [one] { $length } символ
        [few] { $length } символи
        [many] { $length } символів
       *[other] { $length } символу
    } — забагато для одного планшета.

## The log

railroad-ink-star = { $name } отримує зірочку й починає добір кубиків.
# $round (number)
railroad-ink-rolled = Раунд { $round }: кубики кинуто.
railroad-ink-drew = { $name } малює { railroad-ink-face-accusative } на { $cell }.
railroad-ink-erased = { $name } стирає дорогу на { $cell }.
railroad-ink-struck = { $name }: метеорит влучає в { $cell }.
railroad-ink-ignored = { $name } закреслює { railroad-ink-face-accusative } й уникає метеорита.
# $pair (number)
railroad-ink-took = { $name } бере пару { $pair }.
railroad-ink-done = { $name } завершує раунд.

## The score sheet

railroad-ink-part-exits = Виходи
railroad-ink-part-highway = Найдовше шосе
railroad-ink-part-railway = Найдовша залізниця
railroad-ink-part-centre = Центр
railroad-ink-part-errors = Помилки
railroad-ink-part-lava = Лава
railroad-ink-part-craters = Кратери

# $exits (number)
railroad-ink-exits-count =
    { $exits ->
        [one] { $exits } вихід
        [few] { $exits } виходи
        [many] { $exits } виходів
       *[other] { $exits } виходу
    }
# $cells (number)
railroad-ink-cells-count =
    { $cells ->
        [one] { $cells } клітинка
        [few] { $cells } клітинки
        [many] { $cells } клітинок
       *[other] { $cells } клітинки
    }
# $length (number)
railroad-ink-segments-count =
    { $length ->
        [one] { $length } відрізок
        [few] { $length } відрізки
        [many] { $length } відрізків
       *[other] { $length } відрізка
    }

# $letter: the network's letter, as drawn on the board; $exits (number), $cells (number)
railroad-ink-network = Мережа { $letter }: { railroad-ink-exits-count }, { railroad-ink-cells-count }
railroad-ink-longest-highway = Найдовше шосе: { railroad-ink-segments-count }
railroad-ink-longest-railway = Найдовша залізниця: { railroad-ink-segments-count }
railroad-ink-centre = Заповнено в центрі: { railroad-ink-cells-count }
railroad-ink-open-highway = Обрив шосе на { $cell }
railroad-ink-open-railway = Обрив залізниці на { $cell }
railroad-ink-open-lava = Незавершений край лави на { $cell }
railroad-ink-end-at-crater = Дорога до кратера на { $cell }
railroad-ink-largest-lake = Найбільше озеро лави: { railroad-ink-cells-count }
railroad-ink-closed-lake = Завершене озеро лави: { railroad-ink-cells-count }

railroad-ink-tie-errors = Очок порівну: вирішила менша кількість помилок.
railroad-ink-tie-star = Очок і помилок порівну: вирішило місце, найближче до зірочки проти годинникової стрілки.

## The round and the boards

railroad-ink-phase-star = Жеребкування зірочки
railroad-ink-phase-pool = Складання пар кубиків
railroad-ink-phase-roll = Кидок кубиків
railroad-ink-phase-strike = Метеорити
railroad-ink-phase-draft = Добір кубиків
railroad-ink-phase-drawing = Малювання
railroad-ink-phase-over = Гру завершено

# What one player is doing, beside the name
railroad-ink-stage-waiting = чекає
railroad-ink-stage-strike = зустрічає метеорит
railroad-ink-stage-drawing = малює
railroad-ink-stage-done = готово

railroad-ink-direction-up = угору
railroad-ink-direction-right = праворуч
railroad-ink-direction-down = униз
railroad-ink-direction-left = ліворуч
railroad-ink-direction-free = на ваш вибір

# $round (number), $rounds (number)
railroad-ink-board-title = Планшет: { $name }, раунд { $round } із { $rounds }
railroad-ink-board-empty = Ще нічого не намальовано.
railroad-ink-board-mark = Останній метеорит влучив у { $cell }.
railroad-ink-cell-empty = { $cell }: порожньо
railroad-ink-cell-holds = { $cell }: { railroad-ink-face }
# $round (number)
railroad-ink-cell-drawn-in-round = { $cell }: { railroad-ink-face }, раунд { $round }
# $way (number), $ways (number)
railroad-ink-cell-way = { $cell }: { railroad-ink-face }, варіант { $way } із { $ways }

## Options

railroad-ink-option-edition = Видання
    .about = Правила, які вирішують там, де два видання різняться.
    .value-uk2020 = Українське, 2020
    .value-pl2019 = Польське, 2019
railroad-ink-option-longest = Найдовші дороги
    .about = Як рахувати найдовше шосе й найдовшу залізницю.
    .value-auto = Як у виданні
    .value-segments = За відрізками; лінія може перетинати себе
    .value-segments_strict = За відрізками; двічі рахується лише клітинка з повним перехрестям
    .value-cells = За клітинками; кожна лише раз
railroad-ink-option-lava = Лава
    .about = Вулкан посередині й два кубики лави; шість раундів.
    .value-false = { no }
    .value-true = { yes }
railroad-ink-option-meteors = Метеорити
    .about = Щораунду на кожен планшет падає метеорит; шість раундів.
    .value-false = { no }
    .value-true = { yes }
railroad-ink-option-draft = Добір кубиків
    .about = Гравці по черзі беруть пари кубиків, і кожен малює свої; від двох гравців.
    .value-false = { no }
    .value-true = { yes }
railroad-ink-option-must_draw = Кубики, для яких є місце
    .about = Чи можна завершити раунд, поки якийсь кубик ще можна намалювати.
    .value-maximal = Малювати обов’язково
    .value-free = Можна пропустити
railroad-ink-option-open_boards = Відкриті планшети
    .about = Усі бачать, що малюють інші, ще до завершення раунду.
    .value-false = { no }
    .value-true = { yes }
railroad-ink-option-crater_duty = Малювання на кратерах
    .about = Чи треба малювати кубик, для якого є місце лише на кратері.
    .value-voluntary = За бажанням
    .value-empty = Як на порожній клітинці
railroad-ink-option-crater_fills_centre = Кратери заповнюють центр
    .about = Порожній кратер у центрі дає очко, як намальована клітинка.
    .value-false = { no }
    .value-true = { yes }
