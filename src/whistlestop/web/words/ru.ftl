### What the pages say, in Russian. Short and plain; a railway word where it is the clearest.

## Everywhere

web-skip = К содержанию страницы
web-back = Назад
web-your-name = Ваше имя
# A person who gave no name. $number (number) of the seat
web-player = Игрок { $number }
# $level: what a level of bot is called
web-bot = { $level } бот
web-empty-seat = Свободное место
web-you = Вы
web-host = Хозяин стола
web-copy = Копировать
web-share = Отправить

## Settings

web-language = Язык
web-theme = Цвета
web-theme-light = Светлые
web-theme-dark = Тёмные
web-theme-system = Как на устройстве

## Home

web-motto = Железнодорожные игры за одним столом, рядом и вдали.
web-departures = Отправление
web-departures-aside = Ваши столы
web-no-departures = Столов пока нет. Откройте стол ниже или введите код.
web-preparing = Правила готовятся: один раз, минуту-другую. Кто начнёт сейчас, подождёт этого.
web-your-turn = Ваш ход
web-play = Играть
web-waiting-for = Ждём: { $names }
web-waiting-for-others = Ждём остальных
web-not-started = Ещё не начато
web-arrived = Прибыли
# A game that was played on from a moment of another one
web-played-on = Продолжение с ботами
web-drop = Убрать из списка
web-drop-over = Это устройство забудет стол. У остальных он останется.
web-drop-lobby = Вы уходите из-за стола до начала игры, и ваше место снова свободно.
web-drop-playing = Игра ещё идёт. За вас будет играть бот, а это устройство забудет стол.
web-give-up = Отдать своё место
web-just-now = только что
# $count (number)
web-game-minutes = Около { $count } мин
web-minutes = { $count } мин назад
web-hours = { $count } ч назад
web-days =
    { $count ->
        [one] { $count } день назад
        [few] { $count } дня назад
        [many] { $count } дней назад
       *[other] { $count } дня назад
    }
web-new-tables = Новый стол
web-no-account = Без регистрации
# $fewest (number), $most (number)
web-players =
    { $most ->
        [one] { $fewest }–{ $most } игрок
        [few] { $fewest }–{ $most } игрока
        [many] { $fewest }–{ $most } игроков
       *[other] { $fewest }–{ $most } игрока
    }
# $count (number)
web-players-exactly =
    { $count ->
        [one] { $count } игрок
        [few] { $count } игрока
        [many] { $count } игроков
       *[other] { $count } игрока
    }
web-play-bot = Играть с ботом
web-set-up = Настроить стол
web-join = Войти по коду
web-code = Код стола
web-join-go = Войти
web-replays = Записи игр
web-replays-about = Откройте файл игры и посмотрите её снова.
web-game-file = Файл игры
web-replays-open = Открыть
web-learn = Научиться
# $game: its name
web-rules-of = Правила игры «{ $game }»

## New table

web-new-table = Новый стол
web-seats = Места
web-how-many = Число игроков
# $number (number)
web-seat = Место { $number }
# $number (number)
web-who-sits = Кто сидит на месте { $number }
# $number (number)
web-name-of = Имя игрока { $number }
web-seat-open = Друг по ссылке
web-seat-same = Кто-то на этом устройстве
web-about-bots = О ботах
web-rules = Правила
web-all-options = Все настройки
# $rule: its number
web-rule = Правило { $rule }
web-start = Начать
web-open-table = Открыть стол

## Waiting room

web-here = На месте
web-away = Не на связи
web-on-this-device = На этом устройстве
web-seat-hint = Пригласите кого-нибудь или добавьте бота
web-seat-free = Свободно
# $name of a person of the last game
web-kept-for = Ждёт игрока { $name }
web-add-bot = Добавить бота
web-bot-level = Уровень бота
web-remove = Убрать
# $name
web-remove-name = Убрать: { $name }
# $number of a seat that nobody has taken
web-remove-seat = Убрать место { $number }
web-change-name = Сменить имя
web-save = Сохранить
web-invite = Приглашение
web-invite-about = Отсканируйте, введите код на главной странице или отправьте ссылку.
web-qr = QR-код приглашения
web-invite-link = Ссылка-приглашение
web-watch-link = Ссылка только для просмотра
web-usual-rules = Обычные правила
web-fill = Заполнить ботами
# $count (number)
web-seats-empty =
    { $count ->
        [one] Ещё свободно { $count } место.
        [few] Ещё свободно { $count } места.
        [many] Ещё свободно { $count } мест.
       *[other] Ещё свободно { $count } места.
    }
web-all-here = Все места заняты.
# $name
web-waiting-for-host = Игру начнёт { $name }.
web-host-will-start = Игру начнёт хозяин стола.
web-leave = Выйти из-за стола
web-close-table = Закрыть стол
web-close-sure = Стол и приглашения исчезнут. Отменить это нельзя.
web-close-yes = Закрыть навсегда

## Door

# $name
web-invites-you = { $name } приглашает вас
web-invitation = Вас пригласили
web-door-watch = Вы можете посмотреть эту игру
web-door-seat = Это место для вас
web-door-back = Ваше место ждёт
web-door-host = Вы станете хозяином этого стола
web-full = Все места заняты, но можно посмотреть.
web-choose-seat = Выберите место
web-sit-down = Сесть за стол
# $name
web-continue-as = Продолжить как { $name }
web-only-watch = Только смотреть
web-watch = Смотреть
web-take-over = Стать хозяином

## Link to a seat

web-seat-link = Ссылка на это место
web-seat-link-about = Эта ссылка возвращает на место с любого устройства, даже если браузер потеряет файлы cookie. Сохраните её в надёжном месте и держите в секрете: у кого она есть, тот может играть на этом месте. Давайте её только тому человеку, который будет здесь сидеть.
web-to-table = Назад к столу

## Curtain

web-pass-to = Передайте устройство: дальше играет
web-curtain-about = Сейчас никто другой не должен смотреть. Ваша игра за этим билетом.
web-hold = Удерживайте, чтобы открыть

## Errors

web-closed = Эта линия закрыта
web-to-home = На главную страницу
web-report-about = Это поможет найти ошибку тем, кто следит за сервером:
web-report = Отчёт
web-offline = Нет связи
web-offline-about = Сервер недоступен. Ваши игры хранятся на нём: ничего не потеряно.
web-offline-again = Попробовать ещё раз

## Status, for whoever looks after the server

web-status = Состояние сервера
# $number: of a process, as the system has it
web-status-process = Процесс { $number }
web-status-up = Работает
web-status-tables = Столы в памяти
web-status-pages = Подключённые страницы
web-status-actions = Действия
web-status-slowest = 99 из 100 действий за
web-status-bots = Ходы ботов, которые ждут
web-status-failures = Боты, которые отказали
web-status-memory = Память

## What the scripts say; the names in braces are filled in by them

web-client-reconnecting = Соединяемся снова…
web-client-kept = Ваш план сохранён здесь.
web-client-try-now = Попробовать сейчас
# $time
web-client-last-contact = Последняя связь в { $time }.
web-client-online = На связи
web-client-outdated = Вышла новая версия этих страниц.
web-client-closed = Этот стол закрыт.
web-client-reload = Обновить
web-client-offline-reason = Нет связи. Пока её нет, ничего не отправляется.
# The place or the die is not among those that can be played, and only the server knows the reason
web-client-offline-why = Нет связи. Почему сейчас так нельзя, станет известно, когда она вернётся.
web-client-asked = Выбор сохранён. Что он даст, увидите, когда вернётся связь.
web-client-nothing-back = Сейчас вам нечего отменять.
web-client-your-turn = Ваш ход
# $n: how many lines
web-client-missed = Нового в журнале с вашего прошлого визита: { $n }
# $n, $m
web-client-way = вариант { $n } из { $m }
# $place: as on the board, B3
web-client-take-back = Стереть нарисованное на { $place }?
web-client-take-back-verb = Стереть
web-client-confirm = Подтвердить
web-client-finish = Закончить
web-client-waiting = Ожидание…
web-client-back = Назад
web-client-undo = Отменить
web-client-changed = Позиция изменилась. Посмотрите ещё раз.
web-client-stale = Поздно: позиция уже изменилась.
web-client-failed = Не получилось. Попробуйте ещё раз.
web-client-copied = Скопировано
# $text
web-client-cannot-copy = Скопируйте сами: { $text }
web-client-rule = Правило
web-client-close = Закрыть
web-client-zoom-in = Ближе
web-client-zoom-out = Дальше
web-client-zoom-whole = Всё поле
web-client-turn = { web-table-turn }
web-client-choices = Всё, что можно указать
# $name: whose board it is
web-client-not-yours = Это чужой планшет: { $name }.

## Table

web-table-seats = Игроки
web-table-boards = Поля
web-table-board-text = Поле текстом
web-table-menu = Меню
web-table-close = Закрыть
web-table-choices = Что можно указать сейчас
web-table-no-choices = Сейчас на поле нечего указать.
web-table-rivals = Возможно, вы имели в виду
web-table-action = Ваш ход
web-table-side = Счёт, журнал и чат
web-table-score = Счёт
web-table-log = Журнал
web-table-chat = Чат
# What one player is doing, beside the name
web-table-acting = играет
web-table-done = готово
web-table-waiting = ждёт
web-table-away = не на связи
web-table-bot = бот
web-table-stand-in = вместо игрока бот
# $names: a list of names
web-table-waiting-for = Ждём: { $names }.
web-table-watching = Вы наблюдаете.
web-table-two = { $first } и { $second }
web-table-three = { $first }, { $second } и { $third }
# $more (number): how many others
web-table-many =
    { $first }, { $second }, { $third } и { $more ->
        [one] ещё { $more } игрок
        [few] ещё { $more } игрока
        [many] ещё { $more } игроков
       *[other] ещё { $more } игрока
    }
web-table-if-ended = Если бы сейчас конец
web-table-nothing-yet = Пока ничего не считается.
web-table-undo = Отменить
web-table-turn = Повернуть
web-table-finish = Завершить
web-table-log-earlier = Более ранние записи не показаны.
web-table-chat-earlier = Более ранние сообщения не показаны.
web-table-no-messages = Сообщений пока нет
web-table-say-hello = Поздоровайтесь: вас услышат все за столом.
web-table-message = Сообщение
web-table-send = Отправить
web-table-agree = Согласиться
web-table-decline = Отклонить
web-table-withdraw = Отозвать
# $name: who is away
web-table-you-voted = Вы проголосовали, чтобы за игрока { $name } играл бот.
web-table-you-ask-back = Вы просите вернуть свой последний ход.

# The result
web-table-you-win = Вы победили
web-table-wins = Побеждает { $names }
web-table-share = Победу делят { $names }
web-table-you-share = Вы делите победу; вместе с вами { $names }
# $points (number)
web-table-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }
# alone, where there is something to beat
web-table-enough = { web-table-points }: цель { $target } превзойдена
web-table-not-enough = { web-table-points }: цель { $target } не превзойдена
web-table-again = Сыграть ещё
web-table-next = К следующему столу
web-table-called = Ещё раз? Следующий стол открыт, ваше место ждёт.
web-table-review = Посмотреть
web-table-share-replay = Поделиться
web-table-save = Сохранить
web-table-fair = Честный жребий
web-table-checked = проверено ✓
web-table-not-fair = не сходится ✕
web-table-fair-about = Обязательство было показано до первого хода. Зерно и одноразовое число доказывают, что после этого никто не мог изменить кубики или карты.
# While the game runs
web-table-fair-now = Кубики и карты определены до первого хода, а это обязательство — их печать. В конце зерно раскроют, и каждый сможет их проверить.
web-table-commitment = Обязательство
web-table-seed = Зерно
web-table-nonce = Одноразовое число

# The menu
web-table-restart = Начать этот ход сначала
web-table-ask-back = Попросить других вернуть мой последний ход
web-table-since = С вашего прошлого визита
web-table-bot-for-you = За вас играет бот.
web-table-is-away = Игрока { $name } нет на связи.
web-table-take-back-seat = Забрать своё место у бота
web-table-bot-in = Пусть бот играет: { $name }
# $votes (number): how many want it already
web-table-vote-bot = Голосовать за бота на месте: { $name } (уже голосов: { $votes })
web-table-new-link = Новая ссылка на место: { $name }
web-table-fork = Играть отсюда дальше с ботами
web-table-other-device = Продолжить на другом устройстве
web-table-sound-on = Включить звук
web-table-sound-off = Выключить звук
web-table-keys = Клавиши
web-table-key-arrows = от места к месту
web-table-key-tap = осмотреть место, затем подтвердить
web-table-key-tools = выбрать, чем играть
web-table-key-turn = другой вариант; с Shift — назад
web-table-key-undo = отменить
web-table-key-restart = начать ход сначала
web-table-key-drop = отбросить замысел
web-table-key-choices = список всего, что можно указать
web-table-key-zoom = ближе, дальше, всё поле
web-table-key-log = журнал
web-table-key-chat = чат
web-table-key-keys = этот список

# The replay
web-replay-title = Повтор
web-replay-moments = Моменты игры
web-replay-side = Счёт и журнал
web-replay-begin = Перед первым ходом.
# $name: whose move; other players see it later
web-replay-hidden = { $name } делает ход, который пока скрыт.
web-replay-back = Шаг назад
web-replay-ahead = Шаг вперёд
web-replay-play = Воспроизвести
web-replay-pause = Пауза
web-replay-speed = Скорость
web-replay-view-as = Глазами
web-replay-open = всех
web-replay-show = Показать
web-replay-fork = Играть отсюда
web-replay-file = Сохранить
web-replay-broken-off = Эту игру не доиграли до конца.
web-replay-key-step = на шаг назад или вперёд
web-replay-key-ends = в начало, в конец
web-replay-key-play = воспроизвести или остановить
