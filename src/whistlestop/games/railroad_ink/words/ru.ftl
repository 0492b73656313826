### Railroad Ink in Russian.
### Arguments: $name is a player's name; $cell a cell (B1); $face a face's id as listed in railroad-ink-face.

# We know of no Russian title: the original one stays.
railroad-ink-name = Railroad Ink: Blazing Red
railroad-ink-about = Все рисуют одни и те же кубики, каждый на своём планшете: соединяйте выходы, прокладывайте самые длинные пути и не оставляйте обрывов.

## Faces of the dice, special routes, lava and craters; .accusative is what somebody draws or crosses out

railroad-ink-face-highway-straight = прямое шоссе
    .accusative = прямое шоссе
railroad-ink-face-highway-curve = поворот шоссе
    .accusative = поворот шоссе
railroad-ink-face-highway-t = Т-образная развилка шоссе
    .accusative = Т-образную развилку шоссе
railroad-ink-face-railway-straight = прямая железная дорога
    .accusative = прямую железную дорогу
railroad-ink-face-railway-curve = поворот железной дороги
    .accusative = поворот железной дороги
railroad-ink-face-railway-t = Т-образная развилка железной дороги
    .accusative = Т-образную развилку железной дороги
railroad-ink-face-overpass = эстакада
    .accusative = эстакаду
railroad-ink-face-station-straight = прямая станция
    .accusative = прямую станцию
railroad-ink-face-station-curve = станция на повороте
    .accusative = станцию на повороте
railroad-ink-face-highway-cross = перекрёсток шоссе
    .accusative = перекрёсток шоссе
railroad-ink-face-railway-cross = перекрёсток железной дороги
    .accusative = перекрёсток железной дороги
railroad-ink-face-station-three-highways = станция с тремя шоссе
    .accusative = станцию с тремя шоссе
railroad-ink-face-station-three-railways = станция с тремя железными дорогами
    .accusative = станцию с тремя железными дорогами
railroad-ink-face-station-corner = станция на двух поворотах
    .accusative = станцию на двух поворотах
railroad-ink-face-station-cross = станция на перекрёстке
    .accusative = станцию на перекрёстке
railroad-ink-face-lava-curve = поворот лавы
    .accusative = поворот лавы
railroad-ink-face-lava-straight = прямая лава
    .accusative = прямую лаву
railroad-ink-face-lava-t = лава на три стороны
    .accusative = лаву на три стороны
railroad-ink-face-lava-highway = лава с шоссе
    .accusative = лаву с шоссе
railroad-ink-face-lava-railway = лава с железной дорогой
    .accusative = лаву с железной дорогой
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

railroad-ink-cell-taken = Клетка { $cell } уже занята. Выберите пустую.
railroad-ink-unlike-routes-meet = На { $cell } шоссе столкнулось бы с железной дорогой. Их соединяет только станция.
railroad-ink-joins-nothing = На { $cell } { railroad-ink-face } ни с чем не соединяется. Нужен выход или дорога того же вида.
railroad-ink-no-such-die = На оставшихся кубиках этого нет: { railroad-ink-face }.
railroad-ink-fits-nowhere = На вашем планшете сейчас нет для этого места: { railroad-ink-face }.
railroad-ink-choose-special = Все кубики нарисованы. Если хотите здесь особую дорогу, сначала выберите её.
railroad-ink-all-drawn = Все кубики нарисованы. Завершите раунд.
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
railroad-ink-cannot-crater = Кратера на { $cell } быть не может: над кратерами метеорит летит дальше, а лава его поглощает.

## Why something cannot be done now

railroad-ink-strike-first = Сначала метеорит: примите удар или зачеркните особую дорогу, чтобы его избежать.
railroad-ink-no-strike = Сейчас метеорит вам не грозит.
railroad-ink-direction-given = Направление метеорита уже определил кубик. Выбрать другое нельзя.
# $pair (number)
railroad-ink-pair-taken = Пары { $pair } среди свободных нет. Выберите другую.
railroad-ink-not-your-pick = Сейчас не ваша очередь брать кубики.
railroad-ink-confirmed = Этот раунд вы уже завершили. Дождитесь новых кубиков.
railroad-ink-not-now = Рисовать можно, когда у вас будут все кубики.
railroad-ink-no-roll = Сейчас не время бросать кубики.
railroad-ink-no-such-action = В этой игре нет такого действия.
railroad-ink-not-in-pl2019 = В польском издании 2019 года нет выбора кубиков, а дополнения используются по одному. Выберите издание 2020 года или уберите лишнее.
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
railroad-ink-too-tangled = Дороги одного вида пересекаются гораздо чаще, чем возможно в игре; самую длинную линию не посчитать.
railroad-ink-over = Партия окончена.
railroad-ink-no-draft = За этим столом играют без выбора кубиков: все рисуют одни и те же.
railroad-ink-no-meteors = За этим столом играют без метеоритов.
railroad-ink-dice-and-round = «dice» и «round» идут вместе: укажите оба или ни одного.
railroad-ink-dice-only-base = Заданные кубики — для игры без лавы, метеоритов и выбора кубиков.
railroad-ink-dice-line = Строка — это список раундов в формате JSON, в каждом список из четырёх граней.
railroad-ink-dice-rounds = Раундов в игре { $rounds }, а в строке { $given }.
railroad-ink-impossible-view = Такая позиция в этой игре невозможна. Файл изменён или повреждён.
# $detail: what the reader of JSON says
railroad-ink-bad-question = Строка — это JSON с «board» или с «board», «dice» и «round»: { $detail }

## The log; .you is what whoever did it reads, and $name is “You” there

railroad-ink-star = { $name } получает звёздочку и начинает выбор кубиков.
    .you = { $name } получаете звёздочку и начинаете выбор кубиков.
# $round (number)
railroad-ink-rolled = Раунд { $round }: кубики брошены.
railroad-ink-drew = { $name } рисует { railroad-ink-face.accusative } на { $cell }.
    .you = { $name } рисуете { railroad-ink-face.accusative } на { $cell }.
railroad-ink-erased = { $name } стирает дорогу на { $cell }.
    .you = { $name } стираете дорогу на { $cell }.
railroad-ink-struck = { $name }: метеорит попадает в { $cell }.
    .you = { $name }: метеорит попадает в { $cell }.
railroad-ink-ignored = { $name } зачёркивает { railroad-ink-face.accusative } и избегает метеорита.
    .you = { $name } зачёркиваете { railroad-ink-face.accusative } и избегаете метеорита.
# $pair (number)
railroad-ink-took = { $name } берёт пару { $pair }.
    .you = { $name } берёте пару { $pair }.
railroad-ink-done = { $name } завершает раунд.
    .you = { $name } завершаете раунд.

## The score sheet

railroad-ink-part-exits = Выходы
    .short = Выходы
railroad-ink-part-highway = Самое длинное шоссе
    .short = Шоссе
railroad-ink-part-railway = Самая длинная железная дорога
    .short = Рельсы
railroad-ink-part-centre = Центр
    .short = Центр
railroad-ink-part-errors = Ошибки
    .short = Ошибки
railroad-ink-part-lava = Лава
    .short = Лава
railroad-ink-part-craters = Кратеры
    .short = Кратеры

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

railroad-ink-direction-up = вверх
railroad-ink-direction-right = вправо
railroad-ink-direction-down = вниз
railroad-ink-direction-left = влево
railroad-ink-direction-free = на ваш выбор

railroad-ink-board-own = Ваш планшет
railroad-ink-cell-empty = { $cell }: пусто
railroad-ink-cell-holds = { $cell }: { railroad-ink-face }
# $round (number)
railroad-ink-cell-drawn-in-round = { $cell }: { railroad-ink-face }, раунд { $round }

## Pictures in words

# $seat (number), $round (number): 0 where nobody knows; $rounds (number)
railroad-ink-picture-board =
    { $seat ->
        [0] Планшет
       *[other] Планшет игрока { $seat }
    }{ $round ->
        [0] { "" }
       *[other] , раунд { $round } из { $rounds }
    }
railroad-ink-picture-dice = Кубики и особые дороги
railroad-ink-picture-empty = Пока ничего не нарисовано.
# $piece: the name of its face; $sides: the piece in notation; $round (number): 0 for none
railroad-ink-picture-cell =
    { $cell }: { $piece }, { $sides }{ $round ->
        [0] { "" }
       *[other] , раунд { $round }
    }.
railroad-ink-picture-crater = { $cell }: { railroad-ink-face-crater }.
railroad-ink-picture-impact = Последний метеорит попал в { $cell }.
# $piece: the name of its face; $drawn: yes or no
railroad-ink-picture-die =
    Кубик: { $piece }{ $drawn ->
        [yes] , нарисован
       *[no] { "" }
    }.
# $piece: the name of its face; $crossed: yes or no
railroad-ink-picture-special =
    Особая дорога: { $piece }{ $crossed ->
        [yes] , зачёркнута
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
    }, расстояние { $distance }.

## At the table

# $round (number), $rounds (number)
railroad-ink-progress = Раунд { $round } из { $rounds }

# What the reader has to do now, or what is waited for
railroad-ink-prompt-roll = Бросают кубики.
railroad-ink-prompt-watch-strike = Падают метеориты.
railroad-ink-prompt-watch-draft = Игроки разбирают кубики.
railroad-ink-prompt-watch-drawing = Игроки рисуют.
railroad-ink-prompt-wait = Ждём остальных.
railroad-ink-prompt-wait-draft = Остальные берут свои кубики.
railroad-ink-prompt-meteor-free = Выберите, куда полетит метеорит.
railroad-ink-prompt-meteor-free-or-ignore = Направьте метеорит или зачеркните особую дорогу, чтобы его избежать.
railroad-ink-prompt-meteor-or-ignore = Дайте метеориту упасть или зачеркните особую дорогу, чтобы его избежать.
railroad-ink-prompt-take = Возьмите пару кубиков.
railroad-ink-prompt-first = Укажите жёлтую лампочку: там появится выбранная дорога.
# $dice (number)
railroad-ink-prompt-draw =
    { $dice ->
        [one] Нарисуйте последний кубик.
        [few] Нарисуйте { $dice } кубика.
        [many] Нарисуйте { $dice } кубиков.
       *[other] Нарисуйте { $dice } кубика.
    }
railroad-ink-prompt-may-draw = Нарисуйте ещё кубик или завершите раунд.
railroad-ink-prompt-lava = Теперь нарисуйте хотя бы один кубик лавы.
railroad-ink-prompt-more-lava = Нарисуйте и второй кубик лавы или завершите раунд.
railroad-ink-prompt-room = Лаве некуда течь: сотрите дорогу рядом с ней или нарисуйте новый вулкан.
railroad-ink-prompt-stuck = Ни один из оставшихся кубиков не подходит. Завершите раунд.

# What is planned, and what the button for it says. $piece: the name of its face, with a capital letter
railroad-ink-plan-place = { $piece } на { $cell }
railroad-ink-plan-erase = Дорога на { $cell } будет стёрта
railroad-ink-plan-strike = Метеорит попадёт в { $cell }
railroad-ink-plan-strike-or-ignore = Метеорит попадёт в { $cell }, если не зачеркнуть особую дорогу
railroad-ink-plan-swallowed = Лава на { $cell } поглотит метеорит
railroad-ink-plan-ignore = Зачеркнуть { railroad-ink-face.accusative }: метеорит мимо
# $first, $second: the names of the two faces, the first with a capital letter; $face: the one that both show
railroad-ink-plan-take = { $first } и { $second }
railroad-ink-plan-take-twice = Дважды одно и то же: { $face }
railroad-ink-plan-finish = Завершить свой раунд
railroad-ink-verb-place = Поставить
railroad-ink-verb-erase = Стереть
railroad-ink-verb-strike = Пусть падает
railroad-ink-verb-ignore = Избежать
railroad-ink-verb-take = Взять
railroad-ink-verb-finish = Завершить раунд

# The tray. $left (number), $all (number), $seat (number), $pair (number); $first, $second: names of faces
railroad-ink-key-special = выбрать особую дорогу
railroad-ink-specials = Особые
railroad-ink-specials-ignore = Зачеркните одну, чтобы избежать метеорита
railroad-ink-specials-left = Особые дороги: осталось { $left } из { $all }
railroad-ink-die-blocked = Сейчас его некуда поставить.
railroad-ink-tool-rub = Стереть дорогу
railroad-ink-pair = Пара { $pair }:
railroad-ink-pair-gone = Её взял игрок { $seat }.

## The lesson: what a first game says before each move, then from round to round

railroad-ink-lesson-welcome = Ваша цель — соединить выходы вокруг планшета. Каждый раунд четыре кубика говорят, что рисовать. Сначала шоссе: коснитесь клетки с лампочкой, потом «{ railroad-ink-verb-place }».
railroad-ink-lesson-join = Новое рисуют от выхода или от уже нарисованного. Поверните за угол.
railroad-ink-lesson-railway = У железных дорог свои выходы. Начните здесь. Шоссе и железная дорога никогда не стыкуются…
railroad-ink-lesson-station = …разве что на станции: она соединяет их в одну сеть. Эта тянется к вашей железной дороге.
railroad-ink-lesson-finish = Все четыре кубика нарисованы: завершите раунд. До этого всё нарисованное в нём можно убрать.
railroad-ink-lesson-two-exits = Новые кубики. Этот перекрёсток соединяет станцию и железную дорогу: два выхода в одной сети дают 4 очка, каждый следующий — ещё 4.
railroad-ink-lesson-centre = Девять клеток посередине дают по очку. Вперёд, к первой из них.
railroad-ink-lesson-turn = Ещё одна станция: с рельсов на шоссе. Оно ведёт на юг, а куда именно — сейчас увидите.
railroad-ink-lesson-exit = Начинать можно от любого выхода. Отсюда шоссе пойдёт навстречу первому.
railroad-ink-lesson-open-ends = Конец внутри планшета, который никуда не ведёт, в конце игры стоит очко. Ваши сойдутся в следующем раунде, а этот завершите.
railroad-ink-lesson-close = Теперь закройте промежуток. Сначала поворот под станцией…
railroad-ink-lesson-three-exits = …потом прямая: третий выход в вашей сети, и вместо 4 очков будет 8.
railroad-ink-lesson-choose = Теперь решаете вы. Выберите кубик, коснитесь любой лампочки, коснитесь ещё раз, чтобы повернуть дорогу. На эстакаде шоссе и железная дорога пересекаются, не соединяясь.
railroad-ink-lesson-special = Кроме кубиков можно рисовать особые дороги: одну за раунд, три за игру. Попробуйте сейчас.
railroad-ink-lesson-longest = Самое длинное шоссе и самая длинная железная дорога дают по очку за каждый участок. Счёт показывает, сколько уже есть.
railroad-ink-lesson-tidy = Осталось два раунда. Ищите концы, которые закроет одна дорога, и выходы, до которых недалеко.
railroad-ink-lesson-last = Последний раунд: соедините, что можно, закройте, что можно, завершите и взгляните на счёт.

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

## Advice: what speaks for a move, and what the numbers of an analysis mean

# $points (number)
railroad-ink-advice-outlook = Ожидаемый итог игры: около { $points }.
# $points (number)
railroad-ink-advice-pair =
    { $points ->
        [0] Следующая пара почти так же хороша по тому, что она даёт вам и чего лишает других.
       *[other] По тому, что пара даёт вам и чего лишает других, она лучше следующей примерно на { $points }.
    }
railroad-ink-advice-means = Сколько потеряно, в очках итога игры, которого ждёт от планшета после раунда бот, обученный на играх с самим собой.

## Boards from paper

railroad-ink-paper-tray = Что нарисовано
railroad-ink-paper-dice = Кубики
railroad-ink-paper-specials = Особые дороги
railroad-ink-paper-expansions = Лава и метеориты
railroad-ink-paper-erase = Стереть
# $cell and $other: cells side by side
railroad-ink-paper-clash = { $cell } и { $other }: шоссе упирается в железную дорогу.
railroad-ink-paper-exit-clash = { $cell }: дорога другого вида, чем выход.
# $specials (number)
railroad-ink-paper-many-specials = Особых дорог нарисовано { $specials }; за игру их три.
railroad-ink-paper-special-twice = Нарисовано дважды: { railroad-ink-face }. Каждая особая дорога служит один раз.
railroad-ink-paper-alone = { $cell } не соединена ни с одним выходом.
# $boards (number), $most (number)
railroad-ink-so-many-boards = Планшетов: { $boards }; вместе можно подсчитать не больше { $most }.

railroad-ink-print-name = Имя

## Dice for boards on paper

railroad-ink-companion = Общие кубики
railroad-ink-companion-ready = Кубики готовы
railroad-ink-companion-roll = Бросить кубики
railroad-ink-companion-first = берёт первую пару.
railroad-ink-companion-next-first = Первую пару берёт тот, у кого была наименьшая сумма в прошлом раунде.
