### Railroad Ink in Russian.
### Arguments: $name is a player's name; $cell a cell (B1); $face a face's id as listed in railroad-ink-face.

# Not published in Russian, so it keeps its own name.
railroad-ink-name = Railroad Ink: Blazing Red

## Faces of the dice, special routes, lava and craters

# $face: its id
railroad-ink-face =
    { $face ->
        [highway-straight] прямое шоссе
        [highway-curve] поворот шоссе
        [highway-t] Т-образная развилка шоссе
        [railway-straight] прямая железная дорога
        [railway-curve] поворот железной дороги
        [railway-t] Т-образная развилка железной дороги
        [overpass] эстакада
        [station-straight] прямая станция
        [station-curve] станция на повороте
        [highway-cross] перекрёсток шоссе
        [railway-cross] перекрёсток железной дороги
        [station-three-highways] станция с тремя шоссе
        [station-three-railways] станция с тремя железными дорогами
        [station-two-curves] станция на двух поворотах
        [station-cross] станция на перекрёстке
        [lava-curve] поворот лавы
        [lava-straight] прямая лава
        [lava-t] лава на три стороны
        [lava-highway] лава с шоссе
        [lava-railway] лава с железной дорогой
        [volcano] вулкан
        [crater] кратер
       *[other] дорога
    }
# What somebody draws or crosses out; $face: its id
railroad-ink-face-accusative =
    { $face ->
        [highway-straight] прямое шоссе
        [highway-curve] поворот шоссе
        [highway-t] Т-образную развилку шоссе
        [railway-straight] прямую железную дорогу
        [railway-curve] поворот железной дороги
        [railway-t] Т-образную развилку железной дороги
        [overpass] эстакаду
        [station-straight] прямую станцию
        [station-curve] станцию на повороте
        [highway-cross] перекрёсток шоссе
        [railway-cross] перекрёсток железной дороги
        [station-three-highways] станцию с тремя шоссе
        [station-three-railways] станцию с тремя железными дорогами
        [station-two-curves] станцию на двух поворотах
        [station-cross] станцию на перекрёстке
        [lava-curve] поворот лавы
        [lava-straight] прямую лаву
        [lava-t] лаву на три стороны
        [lava-highway] лаву с шоссе
        [lava-railway] лаву с железной дорогой
        [volcano] вулкан
        [crater] кратер
       *[other] дорогу
    }

## Why something cannot be drawn

railroad-ink-cell-taken = Клетка { $cell } уже занята. Выберите пустую.
railroad-ink-unlike-routes-meet = На { $cell } шоссе столкнулось бы с железной дорогой. Их соединяет только станция.
railroad-ink-joins-nothing = На { $cell } { railroad-ink-face } ни с чем не соединяется. Нужен выход или дорога того же вида.
railroad-ink-no-such-die = На оставшихся кубиках этого нет: { railroad-ink-face }.
railroad-ink-special-this-round = Особая дорога этого раунда уже использована. На раунд есть только одна.
railroad-ink-special-crossed = Эта особая дорога уже зачёркнута. Каждая служит один раз за игру.
railroad-ink-specials-spent = Все три особые дороги этой игры уже использованы.
railroad-ink-die-fits = На планшете ещё есть место для кубика. Нарисуйте его, прежде чем завершить раунд.
railroad-ink-lava-joins-nothing = На { $cell } эта лава не соединяется с другой. Присоедините её стороной с лавой.
railroad-ink-no-such-lava-die = На оставшихся кубиках лавы этого нет: { railroad-ink-face }.
railroad-ink-lava-owed = Нарисуйте хотя бы один кубик лавы, прежде чем завершить раунд.
railroad-ink-volcano-beside-lava = Клетка { $cell } граничит с лавой. Новому вулкану нужно место в стороне от неё.
railroad-ink-room-owed = Вашей лаве некуда течь. Сотрите дорогу рядом с ней или нарисуйте новый вулкан.
railroad-ink-no-need-to-erase = Дорога на { $cell } остаётся. Стирать можно только тогда, когда лаве некуда течь.
railroad-ink-cannot-erase = На { $cell } ничего стереть нельзя. Выберите дорогу у открытого края лавы.
railroad-ink-no-lava = В этой игре лавы нет.

## Why something cannot be done now

railroad-ink-strike-first = Сначала метеорит: примите удар или зачеркните особую дорогу, чтобы его избежать.
railroad-ink-no-strike = Сейчас метеорит вам не грозит.
railroad-ink-direction-given = Направление метеорита уже определил кубик. Выбрать другое нельзя.
# $pair (number)
railroad-ink-pair-taken = Пары { $pair } среди свободных нет. Выберите другую.
railroad-ink-not-your-pick = Сейчас не ваша очередь брать кубики.
railroad-ink-confirmed = Этот раунд вы уже завершили. Подождите новых кубиков.
railroad-ink-not-now = Сейчас рисовать нечего. Подождите своих кубиков.
railroad-ink-no-roll = Сейчас не время бросать кубики.
railroad-ink-no-such-action = В этой игре нет такого действия.
railroad-ink-not-in-pl2019 = В польском издании 2019 года нет выбора кубиков, а дополнения играют по одному. Выберите издание 2020 года или уберите лишнее.
railroad-ink-draft-needs-two = Для выбора кубиков нужно хотя бы двое игроков.

## Notation

# $text: what somebody typed
railroad-ink-unknown-action = «{ $text }» — не действие. Действия пишут так: «B1 h-h-», «take 3» или «done».
railroad-ink-unknown-piece = «{ $text }» — не дорога. Пишите стороны сверху по часовой стрелке: «h-h-» — прямое шоссе, «-rr-» — поворот железной дороги.
railroad-ink-unknown-dice = «{ $text }» — такого эти кубики не показывают. Бросок пишут так: «h-h- hh-- rrr- hrhr^».
railroad-ink-unknown-cell = «{ $text }» — не клетка. Клетки идут от A1 до G7.
# $length (number)
railroad-ink-board-too-long =
    { $length ->
        [one] { $length } символ
        [few] { $length } символа
        [many] { $length } символов
       *[other] { $length } символа
    } — слишком много для одного планшета.

## The log

railroad-ink-star = { $name } получает звёздочку и начинает выбор кубиков.
# $round (number)
railroad-ink-rolled = Раунд { $round }: кубики брошены.
railroad-ink-drew = { $name } рисует { railroad-ink-face-accusative } на { $cell }.
railroad-ink-erased = { $name } стирает дорогу на { $cell }.
railroad-ink-struck = { $name }: метеорит попадает в { $cell }.
railroad-ink-ignored = { $name } зачёркивает { railroad-ink-face-accusative } и избегает метеорита.
# $pair (number)
railroad-ink-took = { $name } берёт пару { $pair }.
railroad-ink-done = { $name } завершает раунд.

## The score sheet

railroad-ink-part-exits = Выходы
railroad-ink-part-highway = Самое длинное шоссе
railroad-ink-part-railway = Самая длинная железная дорога
railroad-ink-part-centre = Центр
railroad-ink-part-errors = Ошибки
railroad-ink-part-lava = Лава
railroad-ink-part-craters = Кратеры

# $exits (number)
railroad-ink-exits-count =
    { $exits ->
        [one] { $exits } выход
        [few] { $exits } выхода
        [many] { $exits } выходов
       *[other] { $exits } выхода
    }
# $cells (number)
railroad-ink-cells-count =
    { $cells ->
        [one] { $cells } клетка
        [few] { $cells } клетки
        [many] { $cells } клеток
       *[other] { $cells } клетки
    }
# $length (number)
railroad-ink-segments-count =
    { $length ->
        [one] { $length } отрезок
        [few] { $length } отрезка
        [many] { $length } отрезков
       *[other] { $length } отрезка
    }

# $letter: the network's letter, as drawn on the board; $exits (number), $cells (number)
railroad-ink-network = Сеть { $letter }: { railroad-ink-exits-count }, { railroad-ink-cells-count }
railroad-ink-longest-highway = Самое длинное шоссе: { railroad-ink-segments-count }
railroad-ink-longest-railway = Самая длинная железная дорога: { railroad-ink-segments-count }
railroad-ink-centre = Заполнено в центре: { railroad-ink-cells-count }
railroad-ink-open-highway = Обрыв шоссе на { $cell }
railroad-ink-open-railway = Обрыв железной дороги на { $cell }
railroad-ink-open-lava = Открытый край лавы на { $cell }
railroad-ink-end-at-crater = Дорога к кратеру на { $cell }
railroad-ink-largest-lake = Самое большое озеро лавы: { railroad-ink-cells-count }
railroad-ink-closed-lake = Замкнутое озеро лавы: { railroad-ink-cells-count }

railroad-ink-tie-errors = Очков поровну: решило меньшее число ошибок.
railroad-ink-tie-star = Очков и ошибок поровну: решило место, ближайшее к звёздочке против часовой стрелки.

## The round and the boards

railroad-ink-phase-star = Жеребьёвка звёздочки
railroad-ink-phase-pool = Составление пар кубиков
railroad-ink-phase-roll = Бросок кубиков
railroad-ink-phase-strike = Метеориты
railroad-ink-phase-draft = Выбор кубиков
railroad-ink-phase-drawing = Рисование
railroad-ink-phase-over = Игра окончена

# What one player is doing, beside the name
railroad-ink-stage-waiting = ждёт
railroad-ink-stage-strike = встречает метеорит
railroad-ink-stage-drawing = рисует
railroad-ink-stage-done = готово

railroad-ink-direction-up = вверх
railroad-ink-direction-right = вправо
railroad-ink-direction-down = вниз
railroad-ink-direction-left = влево
railroad-ink-direction-free = на ваш выбор

# $round (number), $rounds (number)
railroad-ink-board-title = Планшет: { $name }, раунд { $round } из { $rounds }
railroad-ink-board-empty = Пока ничего не нарисовано.
railroad-ink-board-mark = Последний метеорит попал в { $cell }.
railroad-ink-cell-empty = { $cell }: пусто
railroad-ink-cell-holds = { $cell }: { railroad-ink-face }
# $round (number)
railroad-ink-cell-drawn-in-round = { $cell }: { railroad-ink-face }, раунд { $round }
# $way (number), $ways (number)
railroad-ink-cell-way = { $cell }: { railroad-ink-face }, вариант { $way } из { $ways }

## Options

railroad-ink-option-edition = Издание
    .about = Правила, которые решают там, где два издания расходятся.
    .value-uk2020 = Украинское, 2020
    .value-pl2019 = Польское, 2019
railroad-ink-option-longest = Самые длинные дороги
    .about = Как считать самое длинное шоссе и самую длинную железную дорогу.
    .value-auto = Как в издании
    .value-segments = По отрезкам; линия может пересекать себя
    .value-segments_strict = По отрезкам; дважды считается только клетка с перекрёстком
    .value-cells = По клеткам; каждая только раз
railroad-ink-option-lava = Лава
    .about = Вулкан посередине и два кубика лавы; шесть раундов.
    .value-false = { no }
    .value-true = { yes }
railroad-ink-option-meteors = Метеориты
    .about = Каждый раунд на каждый планшет падает метеорит; шесть раундов.
    .value-false = { no }
    .value-true = { yes }
railroad-ink-option-draft = Выбор кубиков
    .about = Игроки по очереди берут пары кубиков, и каждый рисует свои; от двух игроков.
    .value-false = { no }
    .value-true = { yes }
railroad-ink-option-must_draw = Кубики, для которых есть место
    .about = Можно ли завершить раунд, пока какой-то кубик ещё можно нарисовать.
    .value-maximal = Рисовать обязательно
    .value-free = Можно пропустить
railroad-ink-option-open_boards = Открытые планшеты
    .about = Все видят, что рисуют другие, ещё до завершения раунда.
    .value-false = { no }
    .value-true = { yes }
railroad-ink-option-crater_duty = Рисование на кратерах
    .about = Нужно ли рисовать кубик, для которого есть место только на кратере.
    .value-voluntary = По желанию
    .value-empty = Как на пустой клетке
railroad-ink-option-crater_fills_centre = Кратеры заполняют центр
    .about = Пустой кратер в центре даёт очко, как нарисованная клетка.
    .value-false = { no }
    .value-true = { yes }
