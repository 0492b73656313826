### Railroad Ink in Ukrainian.
### Arguments: $name is a player's name; $cell a cell (B1); $face a face's id as listed in railroad-ink-face.

railroad-ink-name = Залізниця Ink: Багрянець
railroad-ink-about = Усі малюють ті самі кубики, кожен на своєму планшеті: з’єднуйте виходи, прокладайте найдовші шляхи й не лишайте обривів.

## Faces of the dice, special routes, lava and craters; .accusative is what somebody draws or crosses out

railroad-ink-face-highway-straight = пряме шосе
    .accusative = пряме шосе
railroad-ink-face-highway-curve = поворот шосе
    .accusative = поворот шосе
railroad-ink-face-highway-t = Т-подібне перехрестя шосе
    .accusative = Т-подібне перехрестя шосе
railroad-ink-face-railway-straight = пряма залізниця
    .accusative = пряму залізницю
railroad-ink-face-railway-curve = поворот залізниці
    .accusative = поворот залізниці
railroad-ink-face-railway-t = Т-подібне перехрестя залізниці
    .accusative = Т-подібне перехрестя залізниці
railroad-ink-face-overpass = естакада
    .accusative = естакаду
railroad-ink-face-station-straight = пряма станція
    .accusative = пряму станцію
railroad-ink-face-station-curve = станція на повороті
    .accusative = станцію на повороті
railroad-ink-face-highway-cross = повне перехрестя шосе
    .accusative = повне перехрестя шосе
railroad-ink-face-railway-cross = повне перехрестя залізниці
    .accusative = повне перехрестя залізниці
railroad-ink-face-station-three-highways = станція з трьома шосе
    .accusative = станцію з трьома шосе
railroad-ink-face-station-three-railways = станція з трьома залізницями
    .accusative = станцію з трьома залізницями
railroad-ink-face-station-corner = станція на двох поворотах
    .accusative = станцію на двох поворотах
railroad-ink-face-station-cross = станція на перехресті
    .accusative = станцію на перехресті
railroad-ink-face-lava-curve = поворот лави
    .accusative = поворот лави
railroad-ink-face-lava-straight = пряма лава
    .accusative = пряму лаву
railroad-ink-face-lava-t = лава на три боки
    .accusative = лаву на три боки
railroad-ink-face-lava-highway = лава із шосе
    .accusative = лаву із шосе
railroad-ink-face-lava-railway = лава із залізницею
    .accusative = лаву із залізницею
railroad-ink-face-volcano = вулкан
    .accusative = вулкан
railroad-ink-face-crater = кратер
    .accusative = кратер
railroad-ink-face-other = дорога
    .accusative = дорогу

# $face: the end of one of the ids above
railroad-ink-face =
    { $face ->
        [highway-straight] { railroad-ink-face-highway-straight }
        [highway-curve] { railroad-ink-face-highway-curve }
        [highway-t] { railroad-ink-face-highway-t }
        [railway-straight] { railroad-ink-face-railway-straight }
        [railway-curve] { railroad-ink-face-railway-curve }
        [railway-t] { railroad-ink-face-railway-t }
        [overpass] { railroad-ink-face-overpass }
        [station-straight] { railroad-ink-face-station-straight }
        [station-curve] { railroad-ink-face-station-curve }
        [highway-cross] { railroad-ink-face-highway-cross }
        [railway-cross] { railroad-ink-face-railway-cross }
        [station-three-highways] { railroad-ink-face-station-three-highways }
        [station-three-railways] { railroad-ink-face-station-three-railways }
        [station-corner] { railroad-ink-face-station-corner }
        [station-cross] { railroad-ink-face-station-cross }
        [lava-curve] { railroad-ink-face-lava-curve }
        [lava-straight] { railroad-ink-face-lava-straight }
        [lava-t] { railroad-ink-face-lava-t }
        [lava-highway] { railroad-ink-face-lava-highway }
        [lava-railway] { railroad-ink-face-lava-railway }
        [volcano] { railroad-ink-face-volcano }
        [crater] { railroad-ink-face-crater }
       *[other] { railroad-ink-face-other }
    }
    .accusative =
        { $face ->
            [highway-straight] { railroad-ink-face-highway-straight.accusative }
            [highway-curve] { railroad-ink-face-highway-curve.accusative }
            [highway-t] { railroad-ink-face-highway-t.accusative }
            [railway-straight] { railroad-ink-face-railway-straight.accusative }
            [railway-curve] { railroad-ink-face-railway-curve.accusative }
            [railway-t] { railroad-ink-face-railway-t.accusative }
            [overpass] { railroad-ink-face-overpass.accusative }
            [station-straight] { railroad-ink-face-station-straight.accusative }
            [station-curve] { railroad-ink-face-station-curve.accusative }
            [highway-cross] { railroad-ink-face-highway-cross.accusative }
            [railway-cross] { railroad-ink-face-railway-cross.accusative }
            [station-three-highways] { railroad-ink-face-station-three-highways.accusative }
            [station-three-railways] { railroad-ink-face-station-three-railways.accusative }
            [station-corner] { railroad-ink-face-station-corner.accusative }
            [station-cross] { railroad-ink-face-station-cross.accusative }
            [lava-curve] { railroad-ink-face-lava-curve.accusative }
            [lava-straight] { railroad-ink-face-lava-straight.accusative }
            [lava-t] { railroad-ink-face-lava-t.accusative }
            [lava-highway] { railroad-ink-face-lava-highway.accusative }
            [lava-railway] { railroad-ink-face-lava-railway.accusative }
            [volcano] { railroad-ink-face-volcano.accusative }
            [crater] { railroad-ink-face-crater.accusative }
           *[other] { railroad-ink-face-other.accusative }
        }

## Why something cannot be drawn

railroad-ink-cell-taken = Клітинка { $cell } вже зайнята. Оберіть порожню.
railroad-ink-unlike-routes-meet = На { $cell } шосе зіткнулося б із залізницею. Їх з’єднує лише станція.
railroad-ink-joins-nothing = На { $cell } { railroad-ink-face } ні з чим не з’єднується. Потрібен вихід або дорога того самого виду.
railroad-ink-no-such-die = На кубиках, що лишилися, цього немає: { railroad-ink-face }.
railroad-ink-fits-nowhere = На вашому планшеті зараз немає для цього місця: { railroad-ink-face }.
railroad-ink-choose-special = Усі кубики намальовано. Якщо хочете тут спеціальну дорогу, спершу оберіть її.
railroad-ink-all-drawn = Усі кубики намальовано. Завершіть раунд.
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
railroad-ink-cannot-crater = Кратера на { $cell } бути не може: над кратерами метеорит летить далі, а лава його поглинає.

## Why something cannot be done now

railroad-ink-strike-first = Спершу метеорит: прийміть удар або закресліть спеціальну дорогу, щоб його уникнути.
railroad-ink-no-strike = Зараз вам метеорит не загрожує.
railroad-ink-direction-given = Напрямок метеорита вже визначив кубик. Іншого обрати не можна.
# $pair (number)
railroad-ink-pair-taken = Пари { $pair } серед вільних немає. Оберіть іншу.
railroad-ink-not-your-pick = Зараз не ваша черга брати кубики.
railroad-ink-confirmed = Цей раунд ви вже завершили. Зачекайте на нові кубики.
railroad-ink-not-now = Малювати можна, коли у вас будуть усі кубики.
railroad-ink-no-roll = Зараз не час кидати кубики.
railroad-ink-no-such-action = У цій грі немає такої дії.
railroad-ink-not-in-pl2019 = У польському виданні 2019 року немає добору кубиків, а доповнення використовують по одному. Оберіть видання 2020 року або зніміть зайве.
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
railroad-ink-too-tangled = Дороги одного виду перетинаються значно частіше, ніж можливо у грі; найдовшу лінію не порахувати.
railroad-ink-over = Партію закінчено.
railroad-ink-no-draft = За цим столом грають без добору кубиків: усі малюють ті самі.
railroad-ink-no-meteors = За цим столом грають без метеоритів.
railroad-ink-dice-and-round = «dice» і «round» ідуть разом: вкажіть обидва або жодного.
railroad-ink-dice-only-base = Задані кубики — для гри без лави, метеоритів і добору кубиків.
railroad-ink-dice-line = Рядок — це список раундів у форматі JSON, у кожному список із чотирьох граней.
railroad-ink-dice-rounds = Раундів у грі { $rounds }, а в рядку { $given }.
railroad-ink-impossible-view = Така позиція в цій грі неможлива. Файл змінено або пошкоджено.
# $detail: what the reader of JSON says
railroad-ink-bad-question = Рядок — це JSON із «board» або з «board», «dice» та «round»: { $detail }

## The log; .you is what whoever did it reads, and $name is “You” there

railroad-ink-star = { $name } отримує зірочку й починає добір кубиків.
    .you = { $name } отримуєте зірочку й починаєте добір кубиків.
# $round (number)
railroad-ink-rolled = Раунд { $round }: кубики кинуто.
railroad-ink-drew = { $name } малює { railroad-ink-face.accusative } на { $cell }.
    .you = { $name } малюєте { railroad-ink-face.accusative } на { $cell }.
railroad-ink-erased = { $name } стирає дорогу на { $cell }.
    .you = { $name } стираєте дорогу на { $cell }.
railroad-ink-struck = { $name }: метеорит влучає в { $cell }.
    .you = { $name }: метеорит влучає в { $cell }.
railroad-ink-ignored = { $name } закреслює { railroad-ink-face.accusative } й уникає метеорита.
    .you = { $name } закреслюєте { railroad-ink-face.accusative } й уникаєте метеорита.
# $pair (number)
railroad-ink-took = { $name } бере пару { $pair }.
    .you = { $name } берете пару { $pair }.
railroad-ink-done = { $name } завершує раунд.
    .you = { $name } завершуєте раунд.

## The score sheet

railroad-ink-part-exits = Виходи
    .short = Виходи
railroad-ink-part-highway = Найдовше шосе
    .short = Шосе
railroad-ink-part-railway = Найдовша залізниця
    .short = Колія
railroad-ink-part-centre = Центр
    .short = Центр
railroad-ink-part-errors = Помилки
    .short = Помилки
railroad-ink-part-lava = Лава
    .short = Лава
railroad-ink-part-craters = Кратери
    .short = Кратери

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

railroad-ink-direction-up = угору
railroad-ink-direction-right = праворуч
railroad-ink-direction-down = униз
railroad-ink-direction-left = ліворуч
railroad-ink-direction-free = на ваш вибір

railroad-ink-board-own = Ваш планшет
railroad-ink-cell-empty = { $cell }: порожньо
railroad-ink-cell-holds = { $cell }: { railroad-ink-face }
# $round (number)
railroad-ink-cell-drawn-in-round = { $cell }: { railroad-ink-face }, раунд { $round }

## Pictures in words

# $seat (number), $round (number): 0 where nobody knows; $rounds (number)
railroad-ink-picture-board =
    { $seat ->
        [0] Планшет
       *[other] Планшет гравця { $seat }
    }{ $round ->
        [0] { "" }
       *[other] , раунд { $round } із { $rounds }
    }
railroad-ink-picture-dice = Кубики та спеціальні дороги
railroad-ink-picture-empty = Ще нічого не намальовано.
# $piece: the name of its face; $sides: the piece in notation; $round (number): 0 for none
railroad-ink-picture-cell =
    { $cell }: { $piece }, { $sides }{ $round ->
        [0] { "" }
       *[other] , раунд { $round }
    }.
railroad-ink-picture-crater = { $cell }: { railroad-ink-face-crater }.
railroad-ink-picture-impact = Останній метеорит влучив у { $cell }.
# $piece: the name of its face; $drawn: yes or no
railroad-ink-picture-die =
    Кубик: { $piece }{ $drawn ->
        [yes] , намальовано
       *[no] { "" }
    }.
# $piece: the name of its face; $crossed: yes or no
railroad-ink-picture-special =
    Спеціальна дорога: { $piece }{ $crossed ->
        [yes] , закреслено
       *[no] { "" }
    }.
# $direction: the end of one of the ids of directions; $distance (number)
railroad-ink-picture-meteor =
    Метеорит: { $direction ->
        [up] { railroad-ink-direction-up }
        [right] { railroad-ink-direction-right }
        [down] { railroad-ink-direction-down }
        [left] { railroad-ink-direction-left }
       *[free] { railroad-ink-direction-free }
    }, відстань { $distance }.

## At the table

# $round (number), $rounds (number)
railroad-ink-progress = Раунд { $round } із { $rounds }

# What the reader has to do now, or what is waited for
railroad-ink-prompt-roll = Кубики кидають.
railroad-ink-prompt-watch-strike = Падають метеорити.
railroad-ink-prompt-watch-draft = Гравці розбирають кубики.
railroad-ink-prompt-watch-drawing = Гравці малюють.
railroad-ink-prompt-wait = Чекаємо на інших.
railroad-ink-prompt-wait-draft = Інші беруть свої кубики.
railroad-ink-prompt-meteor-free = Оберіть, куди полетить метеорит.
railroad-ink-prompt-meteor-free-or-ignore = Спрямуйте метеорит або закресліть спеціальну дорогу, щоб його уникнути.
railroad-ink-prompt-meteor-or-ignore = Дайте метеориту впасти або закресліть спеціальну дорогу, щоб його уникнути.
railroad-ink-prompt-take = Візьміть пару кубиків.
railroad-ink-prompt-first = Вкажіть жовту лампочку: там з’явиться обрана дорога.
# $dice (number)
railroad-ink-prompt-draw =
    { $dice ->
        [one] Намалюйте останній кубик.
        [few] Намалюйте { $dice } кубики.
        [many] Намалюйте { $dice } кубиків.
       *[other] Намалюйте { $dice } кубика.
    }
railroad-ink-prompt-may-draw = Намалюйте ще кубик або завершіть раунд.
railroad-ink-prompt-lava = Тепер намалюйте принаймні один кубик лави.
railroad-ink-prompt-more-lava = Намалюйте й другий кубик лави або завершіть раунд.
railroad-ink-prompt-room = Лаві нікуди текти: зітріть дорогу поруч із нею або намалюйте новий вулкан.
railroad-ink-prompt-stuck = Жоден із решти кубиків не підходить. Завершіть раунд.

# What is planned, and what the button for it says. $piece: the name of its face, with a capital letter
railroad-ink-plan-place = { $piece } на { $cell }
railroad-ink-plan-erase = Дорогу на { $cell } буде стерто
railroad-ink-plan-strike = Метеорит влучить у { $cell }
railroad-ink-plan-strike-or-ignore = Метеорит влучить у { $cell }, якщо не закреслити спеціальну дорогу
railroad-ink-plan-swallowed = Лава на { $cell } поглине метеорит
railroad-ink-plan-ignore = Закреслити { railroad-ink-face.accusative } й уникнути метеорита
# $first, $second: the names of the two faces, the first with a capital letter; $face: the one that both show
railroad-ink-plan-take = { $first } та { $second }
railroad-ink-plan-take-twice = Двічі те саме: { $face }
railroad-ink-plan-finish = Завершити свій раунд
railroad-ink-verb-place = Поставити
railroad-ink-verb-erase = Стерти
railroad-ink-verb-strike = Хай падає
railroad-ink-verb-ignore = Уникнути
railroad-ink-verb-take = Взяти
railroad-ink-verb-finish = Завершити раунд

# The tray. $left (number), $all (number), $seat (number), $pair (number); $first, $second: names of faces
railroad-ink-key-special = обрати спеціальну дорогу
railroad-ink-specials = Спеціальні
railroad-ink-specials-ignore = Закресліть одну, щоб уникнути метеорита
railroad-ink-specials-left = Спеціальні дороги: лишилося { $left } із { $all }
railroad-ink-die-blocked = Зараз його ніде поставити.
railroad-ink-tool-rub = Стерти дорогу
railroad-ink-pair = Пара { $pair }:
railroad-ink-pair-gone = Її взяв гравець { $seat }.

## The lesson: what a first game says before each move, then from round to round

railroad-ink-lesson-welcome = Ваша мета — з’єднати виходи довкола планшета. Щораунду чотири кубики кажуть, що малювати. Спершу шосе: торкніться клітинки з лампочкою, потім «{ railroad-ink-verb-place }».
railroad-ink-lesson-join = Нове малюють від виходу або від уже намальованого. Поверніть за ріг.
railroad-ink-lesson-railway = У залізниць свої виходи. Почніть тут. Шосе й залізниця ніколи не стикаються…
railroad-ink-lesson-station = …хіба що на станції: вона єднає їх в одну мережу. Ця тягнеться до вашої залізниці.
railroad-ink-lesson-finish = Усі чотири кубики намальовано: завершіть раунд. До того все намальоване в ньому можна прибрати.
railroad-ink-lesson-two-exits = Нові кубики. Це перехрестя єднає станцію й залізницю: два виходи в одній мережі дають 4 очки, кожен наступний — ще 4.
railroad-ink-lesson-centre = Дев’ять клітинок посередині дають по очку. Вперед, до першої з них.
railroad-ink-lesson-turn = Ще одна станція: із залізниці на шосе. Воно веде на південь, а куди саме — за мить побачите.
railroad-ink-lesson-exit = Починати можна від будь-якого виходу. Звідси шосе піде назустріч першому.
railroad-ink-lesson-open-ends = Кінець усередині планшета, що нікуди не веде, наприкінці гри коштує очко. Ваші зійдуться наступного раунду, а цей завершіть.
railroad-ink-lesson-close = Тепер закрийте проміжок. Спершу поворот під станцією…
railroad-ink-lesson-three-exits = …потім пряма: третій вихід у вашій мережі, і замість 4 очок буде 8.
railroad-ink-lesson-choose = Тепер вирішуєте ви. Оберіть кубик, торкніться будь-якої лампочки, торкніться ще раз, щоб повернути дорогу. На естакаді шосе й залізниця перетинаються, не з’єднуючись.
railroad-ink-lesson-special = Крім кубиків, можна малювати спеціальні дороги: одну за раунд, три за гру. Спробуйте зараз.
railroad-ink-lesson-longest = Найдовше шосе й найдовша залізниця дають по очку за кожну ділянку. Рахунок показує, скільки вже є.
railroad-ink-lesson-tidy = Лишилося два раунди. Шукайте кінці, які закриє одна дорога, і виходи, до яких недалеко.
railroad-ink-lesson-last = Останній раунд: з’єднайте, що можна, закрийте, що можна, завершіть і гляньте на рахунок.

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

## Advice: what speaks for a move, and what the numbers of an analysis mean

# $points (number)
railroad-ink-advice-outlook = Очікуваний підсумок гри: близько { $points }.
# $points (number)
railroad-ink-advice-pair =
    { $points ->
        [0] Наступна пара майже така сама добра за тим, що вона дає вам і чого позбавляє інших.
       *[other] За тим, що пара дає вам і чого позбавляє інших, вона краща за наступну приблизно на { $points }.
    }
railroad-ink-advice-means = Скільки втрачено, в очках підсумку гри, якого чекає від планшета після раунду бот, навчений на іграх із самим собою.

## Boards from paper

railroad-ink-paper-tray = Що намальовано
railroad-ink-paper-dice = Кубики
railroad-ink-paper-specials = Спеціальні дороги
railroad-ink-paper-expansions = Лава й метеорити
railroad-ink-paper-erase = Стерти
# $cell and $other: cells side by side
railroad-ink-paper-clash = { $cell } і { $other }: шосе впирається в залізницю.
railroad-ink-paper-exit-clash = { $cell }: дорога іншого виду, ніж вихід.
# $specials (number)
railroad-ink-paper-many-specials = Спеціальних доріг намальовано { $specials }; за гру їх три.
railroad-ink-paper-special-twice = Намальовано двічі: { railroad-ink-face }. Кожна спеціальна дорога служить один раз.
railroad-ink-paper-alone = { $cell } не з’єднано з жодним виходом.
# $boards (number), $most (number)
railroad-ink-so-many-boards = Планшетів: { $boards }; разом можна підрахувати щонайбільше { $most }.

railroad-ink-print-name = Ім’я

## Dice for boards on paper

railroad-ink-companion = Спільні кубики
railroad-ink-companion-ready = Кубики готові
railroad-ink-companion-roll = Кинути кубики
railroad-ink-companion-first = бере першу пару.
railroad-ink-companion-next-first = Першу пару бере той, у кого була найменша сума минулого раунду.
