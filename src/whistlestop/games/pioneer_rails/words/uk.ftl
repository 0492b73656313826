### Pioneer Rails in Ukrainian.
### Arguments: $name is a player's name; $card, $suit, $town, $objective, $location and $hand are ids; $way is a side or shortcut (D5.e).

pioneer-rails-name = Перші залізниці
pioneer-rails-about = Щоходу одна карта: вона входить до покерної комбінації та подовжує залізницю пустелею до шахт, міст і ранчо.

## Towns, cards, locations, hands, objectives

pioneer-rails-town-amberwell = Бурштинний Колодязь
pioneer-rails-town-boxwood = Самшит
pioneer-rails-town-coyote-bend = Вигин Койота
pioneer-rails-town-drymouth = Сухе Гирло
pioneer-rails-town-eagle-rest = Орлиний Спочинок
pioneer-rails-town-foxglove = Наперстянка
pioneer-rails-town-gallop = Галоп
pioneer-rails-town-hollowhorn = Порожній Ріг
pioneer-rails-town-ironwood = Залізне Дерево
pioneer-rails-town-juniper = Ялівець
pioneer-rails-town-kettle-creek = Чайниковий Струмок
pioneer-rails-town-lantern-hill = Ліхтарний Пагорб
pioneer-rails-town-mesa-vista = Меса-Віста
pioneer-rails-town-northwind = Північний Вітер
pioneer-rails-town-oxbow = Стариця
pioneer-rails-town-prairie-rose = Троянда Прерій
pioneer-rails-map-a = Бурштинова улоговина
pioneer-rails-map-b = Залізна тіснина
# $seed (number): which of the maps made by chance
pioneer-rails-map-generated = Незвідана земля { $seed }
pioneer-rails-river-slow-sister = Тиха Сестра
pioneer-rails-river-crooked-fork = Крива Притока
pioneer-rails-range-saddle = Сідло
pioneer-rails-range-fangs = Ікла
pioneer-rails-range-comb = Гребінь
pioneer-rails-range-anvil = Ковадло
pioneer-rails-range-old-grey = Сивий
pioneer-rails-range-needles = Голки
pioneer-rails-range-elders = Діди
pioneer-rails-range-crown = Корона
pioneer-rails-range-copperhead = Мідянка
pioneer-rails-range-kettles = Казани
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
        [clubs] трефи
        [diamonds] бубни
        [hearts] чирви
       *[spades] піки
    }
pioneer-rails-location =
    { $location ->
        [mine] шахта
        [bank] банк
        [saloon] салун
        [yard] парк колій
        [fort] форт
       *[ranch] ранчо
    }
pioneer-rails-hand-name =
    { $hand ->
        [nothing] нічого
        [pair] пара
        [two-pairs] дві пари
        [three] трійка
        [full-house] фулгаус
        [straight] стрейт
       *[four] каре
    }
pioneer-rails-objective =
    { $objective ->
        [bank-nuggets] Покласти в банки 5 самородків
        [dig-nuggets] Видобути 8 самородків
        [two-banks] Завершити 2 банки
        [three-saloons] Завершити 3 салуни
        [one-fort] Завершити 1 форт
        [three-edges] З’єднати 3 станції з краєм мапи
        [four-ranges] Прокласти колії вздовж 4 гірських кряжів
        [five-ranches] Відокремити 5 ранчо від решти
        [two-tunnels] Збудувати 2 тунелі від 2 станцій
        [shared-building] Завершити 1 будівлю коліями 2 станцій
        [six-towns] Дістатися до 6 міст
        [three-towns] Дістатися до 3 міст від 1 станції
        [two-bridges] Збудувати 2 мости від 2 станцій
        [shared-town] Дістатися до 1 міста від 2 станцій
       *[two-yards] Завершити 2 парки колій
    }

## Why something cannot be done

pioneer-rails-over = Гру закінчено.
pioneer-rails-not-now = Зараз так не можна.
pioneer-rails-done-already = Ви завершили цей хід. Зачекайте на інших.
pioneer-rails-dealer-first = Спершу карту бере дилер.
pioneer-rails-take-first = Спершу виберіть карту.
pioneer-rails-not-open = { pioneer-rails-card }: ця карта не лежить відкритою.
pioneer-rails-card-gone = { pioneer-rails-card }: у цей хід цієї карти вже немає. Візьміть одну з двох інших.
pioneer-rails-no-more-tracks = Після внеску в банк колій більше не прокладають.
pioneer-rails-side-closed = { $way }: там не може бути колії.
pioneer-rails-way-taken = { $way }: там уже лежить колія.
pioneer-rails-no-desert = { $way }: короткий шлях веде лише порожньою пустелею.
pioneer-rails-joins-nothing = { $way }: туди не веде ні станція, ні гілка цієї залізниці.
pioneer-rails-branches-meet = { $way }: гілки сходяться лише в містах.
pioneer-rails-at-a-station = { $way }: колія не може вести до станції.
pioneer-rails-full-town = { $way }: до цього міста вже ведуть три інші залізниці.
pioneer-rails-no-box = Для цього у вас немає вільної комірки міста.
pioneer-rails-no-extra-track = Додаткову колію за цю комірку міста не було б куди прокласти.
pioneer-rails-suit-too-late = Іншу станцію вибирають лише раз, до першої колії.
pioneer-rails-same-suit = Ви й так будуєте від цієї станції.
pioneer-rails-no-bank = Жоден завершений банк не чекає на самородки.
pioneer-rails-few-nuggets = У вас немає стільки самородків.
pioneer-rails-tracks-left = Ще треба прокласти колії.
pioneer-rails-bank-first = Спершу виберіть, скільки самородків покласти в банк.
pioneer-rails-card-chosen = Ви вже використовуєте карту цього ходу. Скасуйте, щоб вибрати знову.
pioneer-rails-opens-nothing =
    { $bonus ->
        [extra] Зараз більше не прокласти жодної колії.
        [bridge] Ця залізниця не дістає до жодного моста.
        [tunnel] Ця залізниця не дістає до жодного тунелю.
        [shortcut] Від цієї залізниці зараз не провести короткого шляху.
       *[switch] Від цієї залізниці зараз не почати нової гілки.
    }
pioneer-rails-no-such-action = Такої дії немає.
pioneer-rails-nothing-to-draw = Зараз нема чого тягнути.
pioneer-rails-seed-for-generated = Номер мають лише випадкові мапи. Виберіть таку мапу або приберіть номер.
pioneer-rails-level-alone = Рівень потрібен лише в соло-грі із завданнями.

## Notation

# $text: what somebody typed
pioneer-rails-unknown-action = «{ $text }» — не дія. Дії виглядають так: «take qh», «D5.e», «bank 3» або «done».
pioneer-rails-unknown-draw = «{ $text }» — цього зараз не витягнути.
pioneer-rails-unknown-turn = «{ $text }» — не хід. Пишіть спершу карту, далі колії, далі внески, через кому.
# $length (number)
pioneer-rails-board-too-long =
    { $length ->
        [one] { $length } символ — забагато для однієї мапи.
        [few] { $length } символи — забагато для однієї мапи.
        [many] { $length } символів — забагато для однієї мапи.
       *[other] { $length } символу — забагато для однієї мапи.
    }
pioneer-rails-impossible-view = Жодна партія не може так виглядати. Файл змінено або пошкоджено.

## At the counter

pioneer-rails-bad-question = Це не питання про мапи гравців: { $detail }
# $players (number), $most (number)
pioneer-rails-so-many-players = У грі щонайбільше { $most } гравців, а назвати треба хоча б одного; тут їх { $players }.
# $turns (number), $most (number)
pioneer-rails-too-many-turns = У грі { $most } ходів, а тут їх { $turns }.
pioneer-rails-turns-wanted = Для цього потрібні ходи кожного гравця, а не лише те, що лежить на мапі.
pioneer-rails-one-of-each-deck = Назвіть три завдання, по одному з кожної колоди.
pioneer-rails-unknown-track = «{ $text }» — не колія. Колії виглядають так: «D5.e» або «D5.n-s».
# $most (number)
pioneer-rails-too-many-tracks = На жодній мапі не може бути понад { $most } колій.
pioneer-rails-unknown-hand = «{ $text }» — не комбінація. Пишіть щонайбільше п’ять номіналів, наприклад «10 J Q K A».
pioneer-rails-card-came-before = { pioneer-rails-card }: ця карта вже була в цьому раунді раніше.
# $turn (number)
pioneer-rails-cards-not-dealt = Хід { $turn }: усі ці карти не могли лежати на вибір.

## The log; .you is what whoever did it reads, and $name is “You” there

pioneer-rails-deals-first = { $name } роздає першим ходом.
    .you = { $name } роздаєте першим ходом.
pioneer-rails-objective-opened = Відкрито завдання: { pioneer-rails-objective }.
pioneer-rails-got-card = { $name } отримує закриту карту: { pioneer-rails-card }.
    .you = { $name } отримуєте закриту карту: { pioneer-rails-card }.
# $turn (number), $turns (number)
pioneer-rails-turn = Хід { $turn } з { $turns }: відкрито три карти.
pioneer-rails-dealer-took = { $name } роздає та бере { pioneer-rails-card }.
    .you = { $name } роздаєте та берете { pioneer-rails-card }.
pioneer-rails-took = { $name } використовує { pioneer-rails-card }.
    .you = { $name } використовуєте { pioneer-rails-card }.
pioneer-rails-changed-suit = { $name } будує цього ходу від іншої станції: { pioneer-rails-suit }.
    .you = { $name } будуєте цього ходу від іншої станції: { pioneer-rails-suit }.
pioneer-rails-laid = { $name } прокладає колію: { $way }.
    .you = { $name } прокладаєте колію: { $way }.
pioneer-rails-reached = { $name } дістається до міста { pioneer-rails-town }.
    .you = { $name } дістаєтеся до міста { pioneer-rails-town }.
pioneer-rails-activated = { $name } завершує: { pioneer-rails-location }.
    .you = { $name } завершуєте: { pioneer-rails-location }.
# $nuggets (number)
pioneer-rails-nuggets =
    { $nuggets ->
        [one] { $nuggets } самородок
        [few] { $nuggets } самородки
        [many] { $nuggets } самородків
       *[other] { $nuggets } самородка
    }
pioneer-rails-banked = { $name } кладе в банк: { pioneer-rails-nuggets }.
    .you = { $name } кладете в банк: { pioneer-rails-nuggets }.
pioneer-rails-done = { $name } завершує хід.
    .you = { $name } завершуєте хід.
# $points (number)
pioneer-rails-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очки
        [many] { $points } очок
       *[other] { $points } очка
    }
pioneer-rails-met = { $name } виконує завдання: { pioneer-rails-objective }. { pioneer-rails-points }.
    .you = { $name } виконуєте завдання: { pioneer-rails-objective }. { pioneer-rails-points }.
pioneer-rails-hand = { $name }, комбінація: { pioneer-rails-hand-name }, { pioneer-rails-points }.
    .you = Ваша комбінація: { pioneer-rails-hand-name }, { pioneer-rails-points }.

## The score sheet

pioneer-rails-part-nuggets = Самородки
    .short = Золото
pioneer-rails-part-banks = Банки
    .short = Банки
pioneer-rails-part-forts = Форти
    .short = Форти
pioneer-rails-part-ranches = Ранчо
    .short = Ранчо
pioneer-rails-part-yards = Парки колій
    .short = Парки
pioneer-rails-part-towns = Міста
    .short = Міста
pioneer-rails-part-objectives = Завдання
    .short = Завд.
pioneer-rails-part-hands = Комбінації
    .short = Комб.
pioneer-rails-part-last = Останнє місце в черзі
    .short = Черга
# $nuggets, $factor, $forts, $ranches, $towns, $boxes, $round, $doubled (numbers)
pioneer-rails-paid = Банк: { pioneer-rails-nuggets } × { $factor }
pioneer-rails-forts =
    { $forts ->
        [one] { $forts } форт
        [few] { $forts } форти
        [many] { $forts } фортів
       *[other] { $forts } форту
    }
pioneer-rails-ranches =
    { $ranches ->
        [one] { $ranches } окреме ранчо
        [few] { $ranches } окремі ранчо
        [many] { $ranches } окремих ранчо
       *[other] { $ranches } окремого ранчо
    }
pioneer-rails-network =
    { $towns ->
        [one] { $towns } місто в найбільшій мережі × { $factor }
        [few] { $towns } міста в найбільшій мережі × { $factor }
        [many] { $towns } міст у найбільшій мережі × { $factor }
       *[other] { $towns } міста в найбільшій мережі × { $factor }
    }
pioneer-rails-boxes =
    { $boxes ->
        [one] { $boxes } комірка міста
        [few] { $boxes } комірки міст
        [many] { $boxes } комірок міст
       *[other] { $boxes } комірки міст
    }
pioneer-rails-objective-met = { pioneer-rails-objective }
pioneer-rails-hand-of-round =
    { $doubled ->
        [0] Раунд { $round }: { pioneer-rails-hand-name }
       *[other] Раунд { $round }: { pioneer-rails-hand-name }, салун подвоює
    }
pioneer-rails-last-of-three = Останнє місце в черзі з трьох
pioneer-rails-tie-hands = Очок порівну: вирішили покерні комбінації.

## Pictures in words; $seat, $turn, $turns, $tracks, $round, $boxes are numbers, $ways, $cells, $names, $ranks lists

# $seat and $turn are 0 where they are not told
pioneer-rails-picture-board =
    { $seat ->
        [0] { $turn ->
            [0] Мапа «Перших залізниць»
           *[other] «Перші залізниці», хід { $turn } з { $turns }
        }
       *[other] { $turn ->
            [0] Мапа гравця { $seat }
           *[other] Мапа гравця { $seat }, хід { $turn } з { $turns }
        }
    }
pioneer-rails-picture-empty = Ще не прокладено жодної колії.
pioneer-rails-picture-railway =
    { $tracks ->
        [one] { $tracks } колія, { pioneer-rails-suit }: { $ways }.
        [few] { $tracks } колії, { pioneer-rails-suit }: { $ways }.
        [many] { $tracks } колій, { pioneer-rails-suit }: { $ways }.
       *[other] { $tracks } колії, { pioneer-rails-suit }: { $ways }.
    }
pioneer-rails-picture-towns = Міста, до яких дійшла залізниця ({ pioneer-rails-suit }): { $names }.
pioneer-rails-picture-done = Завершено, { pioneer-rails-location }: { $cells }.
pioneer-rails-picture-hand =
    { $doubled ->
        [0] Комбінація раунду { $round }: { $ranks }.
       *[other] Комбінація раунду { $round }: { $ranks }, подвоєна.
    }
pioneer-rails-boxes-left =
    { $boxes ->
        [one] Лишилася { $boxes } комірка міст.
        [few] Лишилося { $boxes } комірки міст.
        [many] Лишилося { $boxes } комірок міст.
       *[other] Лишилося { $boxes } комірки міст.
    }
pioneer-rails-picture-cards = Карти цього ходу: { $cards }.
pioneer-rails-picture-gone = Не можна брати: { pioneer-rails-card }.
pioneer-rails-picture-objective = Завдання: { pioneer-rails-objective }.
pioneer-rails-map-station = Станція, { pioneer-rails-suit }: { $cells }.
pioneer-rails-map-location = { pioneer-rails-location-plural }: { $cells }.
pioneer-rails-map-town = { pioneer-rails-town }, між { $cells }.
pioneer-rails-map-river = Річка: { $cells }.
pioneer-rails-map-ranges = Гори: { $cells }.
pioneer-rails-location-plural =
    { $location ->
        [mine] Шахти
        [bank] Банки
        [saloon] Салуни
        [yard] Парки колій
        [fort] Форти
       *[ranch] Ранчо
    }

## The table; $bonus is an id

pioneer-rails-board-own = Ваша мапа
pioneer-rails-progress = Раунд { $round }/{ $rounds } · хід { $turn }
pioneer-rails-bonus =
    { $bonus ->
        [extra] Колія +1
        [bridge] Міст
        [tunnel] Тунель
        [shortcut] Короткий шлях
        [switch] Стрілка
       *[suit] Масть
    }
pioneer-rails-prompt-dealing = Роздають карти.
pioneer-rails-prompt-wait = Інші будують.
pioneer-rails-prompt-pick = Ви роздаєте: візьміть карту. Інші виберуть з двох решти.
pioneer-rails-prompt-choose = Виберіть карту: номінал — у комбінацію, масть будує три колії.
# $tracks (number)
pioneer-rails-prompt-lay =
    { $tracks ->
        [one] Ще { $tracks } колія, { pioneer-rails-suit }: торкніться підсвіченої сторони.
        [few] Ще { $tracks } колії, { pioneer-rails-suit }: торкніться підсвіченої сторони.
        [many] Ще { $tracks } колій, { pioneer-rails-suit }: торкніться підсвіченої сторони.
       *[other] Ще { $tracks } колії, { pioneer-rails-suit }: торкніться підсвіченої сторони.
    }
pioneer-rails-prompt-bank = Банк завершено. Скільки самородків покласти?
pioneer-rails-prompt-stuck = Без бонусу колії не прокласти. Можна завершити хід.
pioneer-rails-prompt-more = Усе прокладено. За комірку міста можна ще одну колію.
pioneer-rails-prompt-done = Усе прокладено. Завершіть хід.
pioneer-rails-plan-take = { pioneer-rails-card } у комбінацію, три колії: { pioneer-rails-suit }
pioneer-rails-plan-suit = Інша станція за комірку міста: { pioneer-rails-suit }
pioneer-rails-plan-lay = Колія: { $way }
pioneer-rails-plan-bank = { pioneer-rails-nuggets } × { $factor }: { pioneer-rails-points }
pioneer-rails-plan-done = Завершити хід
pioneer-rails-verb-take = Взяти
pioneer-rails-verb-suit = Змінити
pioneer-rails-verb-lay = Прокласти
pioneer-rails-verb-bank = Покласти
pioneer-rails-verb-done = Завершити хід
pioneer-rails-tray-cards = Карти цього ходу
pioneer-rails-tray-boxes = Комірки міст:
pioneer-rails-tray-hand = Комбінація { $round }:
pioneer-rails-tray-pay = Самородки в банк × { $factor }:
# $seat (number)
pioneer-rails-card-taken = узяв гравець { $seat }
pioneer-rails-held = Ваша закрита карта: { pioneer-rails-card }
pioneer-rails-target = Для перемоги потрібно більше ніж { $points }.
pioneer-rails-key-cards = Карти ходу
pioneer-rails-key-suit = Інша станція

## The lesson: what a first game says before each move, then from round to round

pioneer-rails-lesson-card = Щоходу ви використовуєте одну карту: масть будує три колії, номінал іде в покерну комбінацію. Торкніться трефової десятки, потім «{ pioneer-rails-verb-take }».
pioneer-rails-lesson-lay = Колії йдуть сторонами шестикутників і починаються від кута станції цієї масті. Торкніться підсвіченої сторони.
pioneer-rails-lesson-branch = Наступна починається там, де закінчилася гілка. Ви прямуєте до міста — кільця на куті.
pioneer-rails-lesson-town = Ось воно! Ця ж колія закриває другу сторону салуну, тож комбінація цього раунду рахується подвійно.
pioneer-rails-lesson-end = Три колії лежать: завершіть хід. До того все можна скасувати, навіть карту.
pioneer-rails-lesson-suit = Кожна масть має свою станцію й залізницю. Візьміть чирвового туза: він будує біля двох шахт.
pioneer-rails-lesson-fence = Ранчо дає очки, коли в його загоні немає іншого ранчо. Огорожа — це колії, річка, гори, станції та край мапи.
pioneer-rails-lesson-mine = Шахті досить однієї сторони. Ця дає самородок і заразом замикає огорожу ранчо.
pioneer-rails-lesson-sides = Ще одна шахта. Салунам треба дві сторони, банкам і паркам колій три, фортам чотири.
pioneer-rails-lesson-nuggets = Самородок — це очко, а банк множить те, що ви в нього покладете. Завершіть хід.
pioneer-rails-lesson-pair = Знову туз: разом із першим це пара. Візьміть бубнового туза.
pioneer-rails-lesson-saloon = Біля цієї станції ще один салун. Ось його перша сторона…
pioneer-rails-lesson-double = …а ось друга: комбінація наступного раунду теж рахується подвійно.
pioneer-rails-lesson-ranch = Остання колія цього ходу обгороджує ще одне ранчо. Що більше ранчо, то більше додає кожне.
pioneer-rails-lesson-hand = П’ять ходів — комбінація: пара, дві пари, трійка, фул-хаус, стрит, каре. Завершіть хід.
pioneer-rails-lesson-choose = Тепер вирішуєте ви. Виберіть карту за масть чи за номінал і прокладіть колії будь-якими підсвіченими сторонами.
pioneer-rails-lesson-bonus = Кожне місто дає комірку. За неї — ще одна колія, а з нею міст, тунель, короткий шлях або стрілка: виберіть бонус, тоді сторону.
pioneer-rails-lesson-objective = Новий раунд, нова комбінація. Відкрито завдання: торкніться його квитка, і мапа покаже, що зараховано. Невиконані ускладнюють перемогу.
pioneer-rails-lesson-network = Парки колій множать міста вашої найбільшої мережі: хай залізниці сходяться в містах.
pioneer-rails-lesson-leave = Тепер ви знаєте все. Дограйте до підрахунку після четвертого раунду або почніть власну гру.

## Rule options

pioneer-rails-option-map = Мапа
    .about = Мапа, на якій грають усі.
    .value-a = А, простора
    .value-b = Б, тісна
    .value-small_a = А, мала
    .value-small_b = Б, мала
    .value-generated = випадкова
pioneer-rails-option-map_seed = Номер мапи
    .about = Яка з випадкових мап. Той самий номер завжди дає ту саму мапу.
pioneer-rails-option-objectives = Завдання
    .about = Десять очок за перше виконання завдання, п’ять за наступні.
    .value-true = { yes }
    .value-false = { no }
pioneer-rails-option-advanced = Закрита карта
    .about = Останню карту раунду роздають на його початку, її бачить лише той, хто отримав.
    .value-false = { no }
    .value-true = { yes }
pioneer-rails-option-solo_level = Рівень соло-гри
    .about = Скільки завдань відкрито від початку, коли граєте наодинці.
    .value-medium = середній: 2
    .value-beginner = початковий: жодного
    .value-easy = легкий: 1
    .value-hard = важкий: 3
    .value-legendary = легендарний: 4
pioneer-rails-option-spend_new_town = Нові комірки одразу
    .about = Комірку міста можна використати в той самий хід, коли його досягнуто.
    .value-true = { yes }
    .value-false = { no }

## Advice: what speaks for a move, and what the numbers of an analysis mean

# $points (number)
pioneer-rails-advice-outlook = Очікуваний підсумок гри: близько { $points }.
# $points (number)
pioneer-rails-advice-outlook-alone = Очікується: близько { $points }, якщо рахувати десять за кожне виконане завдання.
# $points (number)
pioneer-rails-advice-other-cards = З найкращою іншою картою: близько { $points }.
pioneer-rails-advice-means = Скільки втрачено, в очках підсумку гри, якого чекає від мапи після ходу бот, навчений на іграх із самим собою.

## Cards for maps on paper

pioneer-rails-companion = Роздавання карт
pioneer-rails-companion-ready = Карти перетасовано
pioneer-rails-companion-deal = Роздати карти
# $round (number), $turn (number)
pioneer-rails-companion-turn = Раунд { $round }, хід { $turn }
pioneer-rails-companion-dealer = бере одну карту; інші грають однією з двох решти.
pioneer-rails-companion-first-gone = Першу карту лише показано. Усі грають однією з двох інших.
