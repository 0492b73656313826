### What the pages say, in Ukrainian. Short and plain; a railway word where it is the clearest.

## Everywhere

web-skip = До змісту сторінки
web-back = Назад
web-your-name = Ваше ім’я
# A person who gave no name. $number (number) of the seat
web-player = Гравець { $number }
# $level: what a level of bot is called
web-bot = Бот { $level }
web-empty-seat = Вільне місце
web-you = Ви
# who plays for the reader, in the log: “Your bot draws a card.”
web-your-bot = Ваш бот
web-host = Господар столу
web-copy = Копіювати
web-share = Надіслати

## Settings

web-language = Мова
web-theme = Кольори
web-theme-light = Світлі
web-theme-dark = Темні
web-theme-system = Як на пристрої

## Home

web-motto = Залізничні ігри за одним столом, зблизька й здалеку.
web-departures = Відправлення
web-departures-aside = Ваші столи
web-no-departures = Столів ще немає. Відкрийте стіл нижче або введіть код.
web-preparing = Правила готуються: один раз, хвилину чи дві. Хто почне зараз, почекає на це.
web-your-turn = Ваш хід
web-play = Грати
web-waiting-for = Чекаємо: { $names }
web-waiting-for-others = Чекаємо на інших
web-not-started = Ще не почато
web-arrived = Прибули
# A game that was played on from a moment of another one
web-played-on = Продовження з ботами
# To whoever was sent home from a table
web-seat-lost = Господар створив нове посилання на ваше місце за столом, тож ви там більше не граєте. Якщо воно для вас, попросіть його надіслати.
web-drop = Прибрати зі списку
web-drop-over = Цей пристрій забуде стіл. У решти він залишиться.
web-drop-lobby = Ви йдете з-за столу до початку гри, і ваше місце знову вільне.
web-drop-playing = Гра ще триває. За вас гратиме бот, а цей пристрій забуде стіл.
web-drop-challenge = Стіл зникне назавжди. Спробу буде використано, а результату не буде.
web-give-up = Віддати своє місце
web-just-now = щойно
# $count (number)
web-game-minutes = Близько { $count } хв
web-minutes = { $count } хв тому
web-hours = { $count } год тому
web-days =
    { $count ->
        [one] { $count } день тому
        [few] { $count } дні тому
        [many] { $count } днів тому
       *[other] { $count } дня тому
    }
web-new-tables = Новий стіл
web-no-account = Без реєстрації
# $fewest (number), $most (number)
web-players =
    { $most ->
        [one] { $fewest }–{ $most } гравець
        [few] { $fewest }–{ $most } гравці
        [many] { $fewest }–{ $most } гравців
       *[other] { $fewest }–{ $most } гравця
    }
# $count (number)
web-players-exactly =
    { $count ->
        [one] { $count } гравець
        [few] { $count } гравці
        [many] { $count } гравців
       *[other] { $count } гравця
    }
web-play-bot = Грати з ботом
web-set-up = Налаштувати стіл
web-join = Приєднатися за кодом
web-code = Код
web-join-go = Увійти
web-replays = Записи ігор
web-replays-about = Відкрийте файл гри й перегляньте її знову.
web-replays-choose = Обрати файл гри
web-replays-open = Відкрити
web-learn = Навчання
# $game: its name
web-rules-of = Правила гри «{ $game }»
# A first game, played along with what is said on the way
web-lesson = Урок
web-lesson-start = Навчитися граючи
web-lesson-onward = А тепер проти бота

## New table

web-new-table = Новий стіл
web-seats = Місця
web-how-many = Кількість гравців
# $number (number)
web-seat = Місце { $number }
# $number (number)
web-who-sits = Хто сидить на місці { $number }
# $number (number)
web-name-of = Ім’я гравця { $number }
web-seat-open = Друг за посиланням
web-seat-same = Хтось на цьому пристрої
web-about-bots = Про ботів, від найсильнішого
web-rules = Правила
web-all-options = Усі налаштування
# $rule: its number
web-rule = Правило { $rule }
web-start = Почати
web-open-table = Відкрити стіл

## Темп

web-pace = Темп
web-pace-move = Час на хід
web-pace-none = Без годинника
web-pace-more = Запас і заміна
web-pace-bank = Запас на всю гру
web-pace-no-bank = Немає
web-pace-bank-about = Довший хід бере час із запасу.
web-pace-level = Хто грає далі
web-pace-level-about = Цей бот грає за того, у кого скінчився час, доки людина не повернеться на місце.
# $count (number)
web-pace-minutes = { $count } хв
web-pace-hours = { $count } год
web-pace-days =
    { $count ->
        [one] { $count } день
        [few] { $count } дні
        [many] { $count } днів
       *[other] { $count } дня
    }
# $move, $bank: times such as “2 days”; $level of a bot
web-pace-told = Час на хід: { $move }. Коли він мине, гратиме бот: { $level }.
web-pace-told-bank = Час на хід: { $move }, у запасі { $bank }. Коли мине все, гратиме бот: { $level }.
# Before the time that the reader still has
web-pace-yours = Ваш час
web-pace-nearly-up = Ваш час майже вийшов. Далі за вас гратиме бот.
# $time: how long, in words
web-time-left = На хід: { $time }
web-reserve-left = Із запасу: { $time }
web-pace-short = менше хвилини

## Waiting room

web-here = На місці
web-away = Не на зв’язку
web-on-this-device = На цьому пристрої
web-seat-hint = Запросіть когось або додайте бота
web-seat-free = Вільно
# $name of a person of the last game
web-kept-for = Чекає на гравця { $name }
web-add-bot = Додати бота
web-bot-level = Рівень бота
web-remove = Прибрати
# $name
web-remove-name = Прибрати: { $name }
# $number of a seat that nobody has taken
web-remove-seat = Прибрати місце { $number }
web-change-name = Змінити ім’я
web-save = Зберегти
web-invite = Запрошення
web-invite-about = Відскануйте, введіть код на головній сторінці або надішліть посилання.
web-qr = QR-код запрошення
web-invite-link = Посилання-запрошення
web-watch-link = Посилання лише для перегляду
web-usual-rules = Звичайні правила
web-at-the-table = За столом
web-hints = Підказки
web-hints-about = Хто ходить, може попросити підказати добрий хід. Інші про це не дізнаються.
web-no-hints = За цим столом підказок немає.
web-fill = Заповнити ботами
# $count (number)
web-seats-empty =
    { $count ->
        [one] Ще вільне { $count } місце.
        [few] Ще вільні { $count } місця.
        [many] Ще вільні { $count } місць.
       *[other] Ще вільні { $count } місця.
    }
web-all-here = Усі місця зайнято.
# $name
web-waiting-for-host = Гру почне { $name }.
web-host-will-start = Гру почне господар столу.
web-leave = Вийти з-за столу
web-close-table = Закрити стіл
web-close-sure = Стіл і запрошення зникнуть. Скасувати це неможливо.
web-close-yes = Закрити назавжди

## Door

# $name
web-invites-you = { $name } запрошує вас
web-invitation = Вас запрошено
web-door-watch = Ви можете подивитися цю гру
web-door-seat = Це місце для вас
web-door-back = Ваше місце чекає
web-door-host = Ви станете господарем цього столу
web-full = Усі місця зайнято, але можна подивитися.
web-choose-seat = Оберіть місце
web-sit-down = Сісти за стіл
# $name
web-continue-as = Продовжити як { $name }
web-only-watch = Лише дивитися
web-watch = Дивитися
web-take-over = Стати господарем

## Link to a seat

web-seat-link = Посилання на це місце
# $name: whose seat it is
web-seat-link-of = Посилання на місце: { $name }
web-seat-link-about = Це посилання повертає на місце з будь-якого пристрою, навіть якщо браузер втратить файли cookie. Збережіть його в надійному місці й тримайте в таємниці: хто його має, може грати на цьому місці. Давайте його лише тій людині, яка тут сидітиме.
web-to-table = Назад до столу

## Curtain

web-pass-to = Передайте пристрій: далі грає
web-curtain-about = Зараз ніхто інший не має дивитися. Ваша гра за цим квитком.
web-hold = Утримуйте, щоб відкрити

## Errors

web-closed = Цю лінію закрито
web-to-home = На головну сторінку
web-report-about = Це допоможе знайти помилку тим, хто дбає про сервер:
web-report = Звіт
web-offline = Немає зв’язку
web-offline-about = Сервер недосяжний. Ваші ігри зберігаються на ньому: нічого не втрачено.
web-offline-again = Спробувати ще раз

## Status, for whoever looks after the server

web-status = Стан сервера
# $number: of a process, as the system has it
web-status-process = Процес { $number }
web-status-up = Працює
web-status-tables = Столи в пам’яті
web-status-pages = Під’єднані сторінки
web-status-actions = Дії
web-status-slowest = 99 зі 100 дій за
web-status-bots = Ходи ботів, що чекають
web-status-failures = Боти, що відмовили
web-status-memory = Пам’ять

## What the scripts say; the names in braces are filled in by them

web-client-reconnecting = З’єднуємося знову…
web-client-kept = Ваш план збережено тут.
web-client-try-now = Спробувати зараз
# $time
web-client-last-contact = Останній зв’язок о { $time }.
web-client-online = На зв’язку
web-client-outdated = Вийшла нова версія цих сторінок.
web-client-closed = Цей стіл закрито.
web-client-reload = Оновити
web-client-offline-reason = Немає зв’язку. Доки його не буде, нічого не надсилається.
# The place or the die is not among those that can be played, and only the server knows the reason
web-client-offline-why = Немає зв’язку. Чому зараз так не можна, стане відомо, коли він повернеться.
web-client-asked = Вибір збережено. Що він дасть, побачите, коли повернеться зв’язок.
web-client-nothing-back = Зараз вам нема чого скасовувати.
web-client-your-turn = Ваш хід
web-client-reserve = із запасу
# $n: how many lines
web-client-missed = Нового в журналі, відколи ви були тут востаннє: { $n }
# $n, $m
web-client-way = варіант { $n } з { $m }
# $place: as on the board, B3
web-client-take-back = Стерти намальоване на { $place }?
web-client-take-back-verb = Стерти
web-client-confirm = Підтвердити
web-client-finish = Завершити
web-client-waiting = Очікування…
web-client-back = Назад
web-client-undo = Скасувати
web-client-changed = Позиція змінилася. Погляньте ще раз.
web-client-stale = Запізно: позиція вже змінилася.
web-client-failed = Не вдалося. Спробуйте ще раз.
web-client-copied = Скопійовано
# $text
web-client-cannot-copy = Скопіюйте самостійно: { $text }
web-client-rule = Правило
web-client-close = Закрити
web-client-zoom-in = Ближче
web-client-zoom-out = Далі
web-client-zoom-whole = Усе поле
web-client-turn = { web-table-turn }
web-client-hint = { web-table-hint }
web-client-hint-thinking = Думаю…
web-client-choices = Усе, що можна вказати
# $name: whose board it is
web-client-not-yours = Це чужий планшет: { $name }.

## Table

web-table-seats = Гравці
web-table-boards = Поля
web-table-board-text = Поле текстом
web-table-menu = Меню
web-table-close = Закрити
web-table-choices = Що можна вказати зараз
web-table-no-choices = Зараз на полі нічого вказати.
web-table-rivals = Можливо, ви мали на увазі
web-table-action = Ваш хід
web-table-side = Рахунок, журнал і чат
web-table-score = Рахунок
web-table-log = Журнал
web-table-chat = Чат
# What one player is doing, beside the name
web-table-acting = грає
web-table-done = готово
web-table-waiting = чекає
web-table-away = не на зв’язку
web-table-bot = бот
web-table-stand-in = замість гравця бот
web-table-conceded = гру здано, грає бот
# $names: a list of names
web-table-waiting-for = Чекаємо: { $names }.
# $names: who has said yes
web-table-in-favour = За: { $names }.
web-table-watching = Ви спостерігаєте.
web-table-two = { $first } і { $second }
web-table-three = { $first }, { $second } і { $third }
# $more (number): how many others
web-table-many =
    { $first }, { $second }, { $third } і { $more ->
        [one] ще { $more } гравець
        [few] ще { $more } гравці
        [many] ще { $more } гравців
       *[other] ще { $more } гравця
    }
web-table-if-ended = Якби зараз кінець
web-table-light = Оберіть рядок, щоб побачити його на полі
web-table-nothing-yet = Поки що нічого не рахується.
web-table-undo = Скасувати
web-table-turn = Повернути
web-table-hint = Підказка
web-table-finish = Завершити
web-table-log-earlier = Давніші записи не показано.
web-table-chat-earlier = Давніші повідомлення не показано.
web-table-no-messages = Повідомлень ще немає
web-table-say-hello = Привітайтеся: вас почують усі за столом.
web-table-message = Повідомлення
web-table-send = Надіслати
web-table-agree = Згода
web-table-decline = Відхилити
web-table-withdraw = Відкликати
# $name: who is away
web-table-you-voted = Ви проголосували, щоб за гравця { $name } грав бот.
web-table-you-ask-back = Ви просите повернути свій останній хід.
web-table-you-would-end = Ви пропонуєте закінчити гру зараз.

# The result
web-table-you-win = Ви перемогли
web-table-wins = Перемагає { $names }
web-table-share = Перемогу ділять { $names }
web-table-you-share = Ви ділите перемогу: разом із вами { $names }
# Of a game that those who played have ended before its end
web-table-stopped = Завершено достроково
web-table-stopped-about = Таким був рахунок. До статистики ця гра не входить.
# $names: who has given up
web-table-gave-up = Хто здався: { $names }. Далі грав бот.
web-table-you-gave-up = Ви здалися.
# $points (number)
web-table-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очки
        [many] { $points } очок
       *[other] { $points } очка
    }
# alone, where there is something to beat
web-table-enough = { web-table-points }: ціль { $target } перевершено
web-table-not-enough = { web-table-points }: ціль { $target } не перевершено
web-table-again = Зіграти ще
web-table-next = До наступного столу
web-table-called = Ще раз? Наступний стіл відкрито, ваше місце чекає.
web-table-review = Переглянути
web-table-share-replay = Поділитися
web-table-save = Зберегти
web-table-fair = Чесний жереб
web-table-checked = перевірено ✓
web-table-not-fair = не збігається ✕
web-table-fair-about = Зобов’язання було показано до першого ходу. Зерно й одноразове число доводять, що після цього ніхто не міг змінити кубики чи карти.
# While the game runs
web-table-fair-now = Кубики й карти визначено до першого ходу, а це зобов’язання — їхня печатка. Наприкінці зерно відкриють, і кожен зможе їх перевірити.
web-table-commitment = Зобов’язання
web-table-seed = Зерно
web-table-nonce = Одноразове число

# The menu
web-table-restart = Почати цей хід заново
web-table-ask-back = Попросити інших повернути мій останній хід
web-table-since = Відколи ви були тут востаннє
web-table-bot-for-you = За вас грає бот.
web-table-is-away = Гравця { $name } немає на зв’язку.
web-table-take-back-seat = Забрати своє місце в бота
web-table-bot-for-good = Ви здалися. Далі за вас грає бот.
web-table-concede = Здатися
web-table-concede-sure = Бот дограє за вас, а ви посядете останнє місце. Забрати місце назад не можна.
web-table-concede-yes = Здатися назавжди
web-table-end = Закінчити гру зараз
web-table-vote-end = Запропонувати закінчити гру
web-table-end-sure = Гра закінчиться без переможця, коли всі погодяться. Її можна буде переглянути, але до статистики вона не ввійде.
web-table-end-alone = Гра закінчиться без переможця. Її можна буде переглянути, але до статистики вона не ввійде.
web-table-end-yes = Закінчити
web-table-vote = Запропонувати
web-table-bot-in = Нехай бот грає: { $name }
# $votes (number): how many want it already
web-table-vote-bot =
    { $votes ->
        [0] Голосувати за бота на місці: { $name }
       *[other] Голосувати за бота на місці: { $name } (уже голосів: { $votes })
    }
web-table-new-link = Нове посилання на місце: { $name }
web-table-new-link-sure = Хто його відкриє, той далі гратиме на цьому місці. Пристрої, які мають його тепер, його втратять.
web-table-new-link-yes = Створити посилання
web-table-fork = Грати звідси далі з ботами
web-table-other-device = Продовжити на іншому пристрої
web-remind = Нагадування
web-remind-open = У ваш хід відкрита сторінка столу кличе вас так:
web-remind-sound = свисток
web-remind-title = назва вкладки
web-remind-badge = позначка на значку застосунку
web-remind-about = У ваш хід, коли жодної сторінки столу не відкрито, вас кличуть так:
web-remind-push = На цьому пристрої
web-remind-push-cannot = У цьому браузері нагадувань не буде: потрібні https і push-повідомлення.
web-remind-push-denied = Ви не дозволили сповіщення. Це можна змінити в налаштуваннях браузера.
web-remind-push-on = Нагадування приходитимуть на цей пристрій.
web-remind-push-off = На цей пристрій нагадування більше не приходитимуть.
web-remind-webhook = Вебхук
web-remind-webhook-about = Його розуміє, наприклад, Discord. Щоб вимкнути, залиште порожнім.
web-short-turns = Завершувати мої ходи автоматично
web-short-turns-about = Щойно більше нічого зробити не можна. Після цього вороття може не бути.
web-table-keys = Клавіші
web-table-key-arrows = від місця до місця
web-table-key-tap = оглянути місце, потім підтвердити
web-table-key-tools = вибрати, чим грати
web-table-key-turn = інший варіант; із Shift — назад
web-table-key-hint = добрий хід і чому він добрий
web-table-key-undo = скасувати
web-table-key-restart = почати хід заново
web-table-key-drop = відкинути задум
web-table-key-choices = список усього, що можна вказати
web-table-key-zoom = ближче, далі, усе поле
web-table-key-log = журнал
web-table-key-chat = чат
web-table-key-keys = цей список

# The replay
web-replay-title = Повтор
web-replay-moments = Моменти гри
web-replay-side = Рахунок і журнал
web-replay-begin = Перед першим ходом.
# $name: whose move; other players see it later
web-replay-hidden = { $name } робить хід, який поки що прихований.
# $name: whose turn it was
web-replay-turn-ended = { $name } завершує хід.
web-replay-back = Крок назад
web-replay-ahead = Крок уперед
web-replay-play = Відтворити
web-replay-pause = Зупинити
web-replay-speed = Швидкість
web-replay-view-as = Очима
web-replay-open = усіх
web-replay-show = Показати
web-replay-fork = Грати звідси
web-replay-file = Зберегти
web-replay-broken-off = Цю гру не дограли до кінця.
web-replay-key-step = на крок назад або вперед
web-replay-key-ends = на початок, у кінець
web-replay-key-play = відтворити або зупинити

## Analysis of a game

web-analysis-title = Аналіз
web-analysis-about = Бот оцінює кожне рішення гравця за тим, що тоді було відомо, і показує, де він зробив би інакше.
web-analysis-ask = Аналізувати
web-analysis-whose = Чиї рішення
# $found (number), $of (number)
web-analysis-progress = Переглянуто рішень: { $found } з { $of }
web-analysis-nothing-lost = Бот не бачить, щоб щось було втрачено.
# $of (number), $costly (number)
web-analysis-costly = Рішень: { $of }. З утратами: { $costly }.
# $listed (number), $marked (number): of the losses
web-analysis-worst = У списку найбільші втрати: { $listed }; на лінії позначено: { $marked }.
# $count (number)
web-analysis-not-judged = Рішень без оцінки: { $count }
# $bot: the name of a level
web-analysis-judge = Суддя: { $bot }.
web-analysis-better = Показати кращий хід
web-analysis-best = Краще:
web-analysis-played = Зіграно:
web-analysis-as-played = Як було
# $at (number): of the moment
web-analysis-moment = крок { $at }
# $lost: a figure
web-analysis-lost-points = Тут втрачено: { $lost }
# $lost: a figure
web-analysis-percent = { $lost } %
# $lost: a figure
web-analysis-lost-chance = Втрата шансу на перемогу: { web-analysis-percent }

## By oneself: the challenge of the day

web-alone = Самостійно
web-challenge = Виклик дня
web-challenge-about = Сьогодні в усіх на цьому сервері однакові кубики, карти чи плитки й лише одна спроба.
web-challenge-device = Одна спроба на пристрій: його впізнають за файлом cookie. Розпочату спробу вже не повернути, навіть якщо видалити стіл.
# $hours (number), $minutes (number)
web-challenge-left =
    { $hours ->
        [0] До кінця дня { $minutes } хв (північ за UTC).
       *[other] До кінця дня { $hours } год { $minutes } хв (північ за UTC).
    }
web-challenge-alone = Гра наодинці
# $bot: what a bot is called
web-challenge-against = Суперник: { $bot }
web-challenge-play = Почати спробу
web-challenge-begun = Вашу спробу розпочато.
web-challenge-go-on = Продовжити
web-challenge-own = Подивитися свою гру
web-challenge-missed = Спробу не завершено вчасно, тож її не враховано.
web-challenge-nobody = Ще ніхто не завершив.
# $count (number)
web-challenge-under-way =
    { $count ->
        [one] Ще грає { $count }
        [few] Ще грають { $count }
        [many] Ще грають { $count }
       *[other] Ще грають { $count }
    }
web-challenge-results = Підсумки дня
web-challenge-all = Усі результати
web-challenge-yesterday = Учора
web-challenge-held = Повтори, файли ігор і зерно випадковості відкриються, коли день мине: опівночі за UTC.
web-challenge-sheets = Звідки взялися очки
web-challenge-replay = Повтор
web-challenge-days = Інші дні
web-challenge-earlier = На день раніше
web-challenge-later = На день пізніше
# $day (number), $month (number), $year: four digits
web-day =
    { $month ->
        [1] { $day } січня { $year }
        [2] { $day } лютого { $year }
        [3] { $day } березня { $year }
        [4] { $day } квітня { $year }
        [5] { $day } травня { $year }
        [6] { $day } червня { $year }
        [7] { $day } липня { $year }
        [8] { $day } серпня { $year }
        [9] { $day } вересня { $year }
        [10] { $day } жовтня { $year }
        [11] { $day } листопада { $year }
       *[12] { $day } грудня { $year }
    }

## Statistics

web-statistics = Статистика
web-statistics-about = Ігри, дограні на цьому пристрої. Вони зберігаються, доки є їхні столи; відгалуження ігор не враховано.
web-statistics-start = Ваша лінія починається тут
web-statistics-none = На цьому пристрої ще не дограно жодної гри. Після першої тут будуть ваші результати, рекорди й суперники.
web-statistics-first = Обрати першу гру
web-statistics-csv = Зберегти як CSV
web-statistics-games = Ігри
web-statistics-best = Найкращий результат
web-statistics-mean = У середньому
web-statistics-won = Перемоги
web-statistics-drawn = Нічиї
web-statistics-lost = Поразки
# $count (number), $low (number), $high (number)
web-statistics-plot =
    { $count ->
        [one] { $count } результат: від { $low } до { $high } очок.
        [few] { $count } результати поспіль: від { $low } до { $high } очок.
        [many] { $count } результатів поспіль: від { $low } до { $high } очок.
       *[other] { $count } результату поспіль: від { $low } до { $high } очок.
    }
web-statistics-dots = Зафарбована точка: перемога.
web-statistics-parts = Звідки беруться очки, у середньому
web-statistics-part = Частина рахунку
web-statistics-rivals = Особисті зустрічі
web-statistics-rival = Суперник
web-statistics-variants = За варіантами
web-statistics-variant = Правила
web-statistics-last = Останні ігри
web-statistics-day = День
web-statistics-score = Очки
web-statistics-server = На цьому сервері
web-statistics-server-about = Усі дограні ігри всіх гравців, без імен.
# $count (number)
web-statistics-played =
    { $count ->
        [one] { $count } гра
        [few] { $count } гри
        [many] { $count } ігор
       *[other] { $count } гри
    }
web-statistics-who = Хто
web-statistics-people = Люди
web-statistics-detail = Докладніше

## Puzzles

web-puzzles = Задачі
web-puzzles-about = Боти дограли до останнього рішення: після останнього кидка чи карти або до останнього ходу. Знайдіть найкраще завершення. Доведено, що мета досяжна, а більше не буває.
# $solved (number), $all (number)
web-puzzles-solved = Розв’язано { $solved }/{ $all }
# $number (number)
web-puzzle = Задача { $number }
# $points (number)
web-puzzle-open = Мета: { $points }
web-puzzle-done = Розв’язано: { $points }
# $reached (number), $points (number)
web-puzzle-reached = { $reached } із { $points }
# $number (number), $points (number)
web-puzzle-goal = Задача { $number }: завершіть гру з рахунком { $points }.
web-puzzle-last-turn = Задача { $number }, останній хід: мета — рахунок { $points }.
web-puzzle-solved = Розв’язано! Кращого завершення немає.
# $points (number), $short (number)
web-puzzle-short =
    { $short ->
        [one] Можливий рахунок { $points }: бракує { $short } очка.
        [few] Можливий рахунок { $points }: бракує { $short } очок.
        [many] Можливий рахунок { $points }: бракує { $short } очок.
       *[other] Можливий рахунок { $points }: бракує { $short } очка.
    }
web-puzzle-again = Спробувати ще раз
web-puzzle-next = Наступна задача

## Round a real table

web-real = За справжнім столом
web-real-about = Для тих, хто сидить разом із папером, картами й картоном: екран лише допомагає.
web-real-way = Підрахуйте паперові поля, надрукуйте їх, кидайте спільні кубики.
web-real-open = Відкрити
web-real-score = Підрахувати
web-real-print = Друк

# A result that is tapped in
web-paper = Підрахунок
web-paper-whose = Чиє поле
web-paper-more = Додати гравця
web-paper-fewer = Прибрати гравця
web-paper-undo = Скасувати
web-paper-clear = Спочатку
web-paper-wrong = Так бути не може
web-paper-text = Текстом
web-paper-text-about = Усе введене: можна скопіювати або ввести вручну. Це є і в адресі сторінки.
web-paper-read = Прочитати
web-print = Друк

# Sheets to print
web-print-size = Папір
web-print-copies = Скільки полів
web-print-show = Показати
web-print-now = Друкувати
web-print-about = У вікні друку оберіть «фактичний розмір» або «за розміром сторінки». Останній аркуш — для очок.

# Dice and cards for a real table
web-companion-open = Відкрити
web-companion-timer = Час на хід
web-companion-untimed = Скільки потрібно
web-companion-sound = Свисток
# $count (number)
web-companion-seconds = { $count } с
web-companion-invite = Показати іншим
web-companion-invite-about = Скануйте або введіть код на головній сторінці.
web-companion-watching = Кидає й роздає інший пристрій. Ви все бачите одразу.
web-companion-end = Закінчити раніше
web-companion-end-about = Більше нічого не випаде, і всі зможуть перевірити, що все було чесно.
web-companion-end-yes = Закінчити

# A counter for a real table
web-counter-undo = Скасувати
web-counter-watching = Рахує інший пристрій. Ви все бачите одразу.
web-counter-end = Закінчити рахувати
web-counter-end-about = Більше нічого не можна буде ввести. Усе пораховане залишиться видно.
