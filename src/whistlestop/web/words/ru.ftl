### What the pages say, in Russian. Short and plain; a railway word where it is the clearest.

## Everywhere

web-skip = К содержанию страницы
web-back = Назад
web-your-name = Ваше имя
# A person who gave no name. $number (number) of the seat
web-player = Игрок { $number }
# $level: what a level of bot is called
web-bot = Бот { $level }
web-empty-seat = Свободное место
web-you = Вы
# who plays for the reader, in the log: “Your bot draws a card.”
web-your-bot = Ваш бот
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
# To whoever was sent home from a table
web-seat-lost = Хозяин создал новую ссылку на ваше место за столом, поэтому вы там больше не играете. Если она для вас, попросите её прислать.
web-drop = Убрать из списка
web-drop-over = Это устройство забудет стол. У остальных он останется.
web-drop-lobby = Вы уходите из-за стола до начала игры, и ваше место снова свободно.
web-drop-playing = Игра ещё идёт. За вас будет играть бот, а это устройство забудет стол.
web-drop-challenge = Стол исчезнет навсегда. Попытка будет использована, а результата не будет.
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
web-code = Код
web-join-go = Войти
web-replays = Записи игр
web-replays-about = Откройте файл игры и посмотрите её снова.
web-replays-choose = Выбрать файл игры
web-replays-open = Открыть
web-learn = Обучение
# $game: its name
web-rules-of = Правила игры «{ $game }»
# A first game, played along with what is said on the way
web-lesson = Урок
web-lesson-start = Научиться играя
web-lesson-onward = А теперь против бота

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
web-about-bots = О ботах, начиная с сильнейшего
web-rules = Правила
web-all-options = Все настройки
# $rule: its number
web-rule = Правило { $rule }
web-start = Начать
web-open-table = Открыть стол

## Темп

web-pace = Темп
web-pace-move = Время на ход
web-pace-none = Без часов
web-pace-more = Запас и замена
web-pace-bank = Запас на всю игру
web-pace-no-bank = Нет
web-pace-bank-about = Более долгий ход берёт время из запаса.
web-pace-level = Кто играет дальше
web-pace-level-about = Этот бот играет за того, у кого кончилось время, пока человек не вернётся на место.
# $count (number)
web-pace-minutes = { $count } мин
web-pace-hours = { $count } ч
web-pace-days =
    { $count ->
        [one] { $count } день
        [few] { $count } дня
        [many] { $count } дней
       *[other] { $count } дня
    }
# $move, $bank: times such as “2 days”; $level of a bot
web-pace-told = Время на ход: { $move }. Когда оно выйдет, играть будет бот: { $level }.
web-pace-told-bank = Время на ход: { $move }, в запасе { $bank }. Когда выйдет всё, играть будет бот: { $level }.
# Before the time that the reader still has
web-pace-yours = Ваше время
web-pace-nearly-up = Ваше время почти вышло. Дальше за вас будет играть бот.
# $time: how long, in words
web-time-left = На ход: { $time }
web-reserve-left = Из запаса: { $time }
web-pace-short = меньше минуты

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
web-at-the-table = За столом
web-hints = Подсказки
web-hints-about = Кто ходит, может попросить подсказать хороший ход. Другие об этом не узнают.
web-no-hints = За этим столом подсказок нет.
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
# $name: whose seat it is
web-seat-link-of = Ссылка на место: { $name }
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
web-client-reserve = из запаса
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
web-client-hint = { web-table-hint }
web-client-hint-thinking = Думаю…
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
web-table-conceded = игра сдана, играет бот
# $names: a list of names
web-table-waiting-for = Ждём: { $names }.
# $names: who has said yes
web-table-in-favour = За: { $names }.
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
web-table-light = Выберите строку, чтобы увидеть её на поле
web-table-nothing-yet = Пока ничего не считается.
web-table-undo = Отменить
web-table-turn = Повернуть
web-table-hint = Подсказка
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
web-table-you-would-end = Вы предлагаете закончить игру сейчас.

# The result
web-table-you-win = Вы победили
web-table-wins = Побеждает { $names }
web-table-share = Победу делят { $names }
web-table-you-share = Вы делите победу: вместе с вами { $names }
# Of a game that those who played have ended before its end
web-table-stopped = Завершена досрочно
web-table-stopped-about = Таким был счёт. В статистику эта игра не входит.
# $names: who has given up
web-table-gave-up = Кто сдался: { $names }. Дальше играл бот.
web-table-you-gave-up = Вы сдались.
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
web-table-restart = Начать этот ход заново
web-table-ask-back = Попросить других вернуть мой последний ход
web-table-since = С вашего прошлого визита
web-table-bot-for-you = За вас играет бот.
web-table-is-away = Игрока { $name } нет на связи.
web-table-take-back-seat = Забрать своё место у бота
web-table-bot-for-good = Вы сдались. Дальше за вас играет бот.
web-table-concede = Сдаться
web-table-concede-sure = Бот доиграет за вас, а вы займёте последнее место. Забрать место назад нельзя.
web-table-concede-yes = Сдаться насовсем
web-table-end = Закончить игру сейчас
web-table-vote-end = Предложить закончить игру
web-table-end-sure = Игра закончится без победителя, когда все согласятся. Её можно будет пересмотреть, но в статистику она не войдёт.
web-table-end-alone = Игра закончится без победителя. Её можно будет пересмотреть, но в статистику она не войдёт.
web-table-end-yes = Закончить
web-table-vote = Предложить
web-table-bot-in = Пусть бот играет: { $name }
# $votes (number): how many want it already
web-table-vote-bot =
    { $votes ->
        [0] Голосовать за бота на месте: { $name }
       *[other] Голосовать за бота на месте: { $name } (уже голосов: { $votes })
    }
web-table-new-link = Новая ссылка на место: { $name }
web-table-new-link-sure = Кто её откроет, тот дальше играет на этом месте. Устройства, у которых оно сейчас, его потеряют.
web-table-new-link-yes = Создать ссылку
web-table-fork = Играть отсюда дальше с ботами
web-table-other-device = Продолжить на другом устройстве
web-remind = Напоминания
web-remind-open = Когда ваш ход, открытая страница стола зовёт вас так:
web-remind-sound = свисток
web-remind-title = название вкладки
web-remind-badge = метка на значке приложения
web-remind-about = Когда ваш ход, а ни одной страницы стола не открыто, вас зовут так:
web-remind-push = На этом устройстве
web-remind-push-cannot = В этом браузере напоминаний не будет: нужны https и push-сообщения.
web-remind-push-denied = Вы не разрешили уведомления. Это можно изменить в настройках браузера.
web-remind-push-on = Напоминания будут приходить на это устройство.
web-remind-push-off = На это устройство напоминания больше не придут.
web-remind-webhook = Вебхук
web-remind-webhook-about = Его понимает, например, Discord. Чтобы выключить, оставьте пустым.
web-short-turns = Завершать мои ходы автоматически
web-short-turns-about = Как только больше ничего сделать нельзя. После этого пути назад может не быть.
web-table-keys = Клавиши
web-table-key-arrows = от места к месту
web-table-key-tap = осмотреть место, затем подтвердить
web-table-key-tools = выбрать, чем играть
web-table-key-turn = другой вариант; с Shift — назад
web-table-key-hint = хороший ход и почему он хорош
web-table-key-undo = отменить
web-table-key-restart = начать ход заново
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
# $name: whose turn it was
web-replay-turn-ended = { $name } завершает ход.
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

## Analysis of a game

web-analysis-title = Анализ
web-analysis-about = Бот смотрит на каждое решение игрока, зная лишь то, что было известно тогда, и показывает, где он сделал бы иначе.
web-analysis-ask = Анализировать
web-analysis-whose = Чьи решения
# $found (number), $of (number)
web-analysis-progress = Просмотрено решений: { $found } из { $of }
web-analysis-nothing-lost = Бот не видит, чтобы что-то было потеряно.
# $of (number), $costly (number)
web-analysis-costly = Решений: { $of }. С потерями: { $costly }.
# $listed (number), $marked (number): of the losses
web-analysis-worst = В списке самые большие потери: { $listed }; на линии отмечено: { $marked }.
# $count (number)
web-analysis-not-judged = Решений без оценки: { $count }
# $bot: the name of a level
web-analysis-judge = Судья: { $bot }.
web-analysis-better = Показать лучший ход
web-analysis-best = Лучше:
web-analysis-played = Сыграно:
web-analysis-as-played = Как было
# $at (number): of the moment
web-analysis-moment = шаг { $at }
# $lost: a figure
web-analysis-lost-points = Здесь потеряно: { $lost }
# $lost: a figure
web-analysis-percent = { $lost } %
# $lost: a figure
web-analysis-lost-chance = Потеря шанса на победу: { web-analysis-percent }

## By oneself: the challenge of the day

web-alone = В одиночку
web-challenge = Испытание дня
web-challenge-about = Сегодня у всех на этом сервере одинаковые кубики, карты или плитки и только одна попытка.
web-challenge-device = Одна попытка на устройство: его узнают по файлу cookie. Начатую попытку уже не вернуть, даже если удалить стол.
# $hours (number), $minutes (number)
web-challenge-left =
    { $hours ->
        [0] До конца дня { $minutes } мин (полночь по UTC).
       *[other] До конца дня { $hours } ч { $minutes } мин (полночь по UTC).
    }
web-challenge-alone = Игра в одиночку
# $bot: what a bot is called
web-challenge-against = Соперник: { $bot }
web-challenge-play = Начать попытку
web-challenge-begun = Ваша попытка началась.
web-challenge-go-on = Продолжить
web-challenge-own = Посмотреть свою игру
web-challenge-missed = Попытка не закончена вовремя, поэтому не засчитана.
web-challenge-nobody = Пока никто не закончил.
# $count (number)
web-challenge-under-way =
    { $count ->
        [one] Ещё играет { $count }
        [few] Ещё играют { $count }
        [many] Ещё играют { $count }
       *[other] Ещё играют { $count }
    }
web-challenge-results = Итоги дня
web-challenge-all = Все результаты
web-challenge-yesterday = Вчера
web-challenge-held = Повторы, файлы игр и зерно случайности откроются, когда день закончится: в полночь по UTC.
web-challenge-sheets = Откуда взялись очки
web-challenge-replay = Повтор
web-challenge-days = Другие дни
web-challenge-earlier = На день раньше
web-challenge-later = На день позже
# $day (number), $month (number), $year: four digits
web-day =
    { $month ->
        [1] { $day } января { $year }
        [2] { $day } февраля { $year }
        [3] { $day } марта { $year }
        [4] { $day } апреля { $year }
        [5] { $day } мая { $year }
        [6] { $day } июня { $year }
        [7] { $day } июля { $year }
        [8] { $day } августа { $year }
        [9] { $day } сентября { $year }
        [10] { $day } октября { $year }
        [11] { $day } ноября { $year }
       *[12] { $day } декабря { $year }
    }

## Statistics

web-statistics = Статистика
web-statistics-about = Игры, доигранные на этом устройстве. Они хранятся, пока есть их столы; ответвления игр не учтены.
web-statistics-start = Ваша линия начинается здесь
web-statistics-none = На этом устройстве ещё не доиграно ни одной игры. После первой здесь будут ваши результаты, рекорды и соперники.
web-statistics-first = Выбрать первую игру
web-statistics-csv = Сохранить как CSV
web-statistics-games = Игры
web-statistics-best = Лучший результат
web-statistics-mean = В среднем
web-statistics-won = Победы
web-statistics-drawn = Ничьи
web-statistics-lost = Поражения
# $count (number), $low (number), $high (number)
web-statistics-plot =
    { $count ->
        [one] { $count } результат: от { $low } до { $high } очков.
        [few] { $count } результата подряд: от { $low } до { $high } очков.
        [many] { $count } результатов подряд: от { $low } до { $high } очков.
       *[other] { $count } результата подряд: от { $low } до { $high } очков.
    }
web-statistics-dots = Закрашенная точка: победа.
web-statistics-parts = Откуда берутся очки, в среднем
web-statistics-part = Часть счёта
web-statistics-rivals = Личные встречи
web-statistics-rival = Соперник
web-statistics-variants = По вариантам
web-statistics-variant = Правила
web-statistics-last = Последние игры
web-statistics-day = День
web-statistics-score = Очки
web-statistics-server = На этом сервере
web-statistics-server-about = Все доигранные игры всех игроков, без имён.
# $count (number)
web-statistics-played =
    { $count ->
        [one] { $count } игра
        [few] { $count } игры
        [many] { $count } игр
       *[other] { $count } игры
    }
web-statistics-who = Кто
web-statistics-people = Люди
web-statistics-detail = Подробнее

## Puzzles

web-puzzles = Задачи
web-puzzles-about = Боты доиграли до последнего решения: после последнего броска или карты либо до последнего хода. Найдите лучшее завершение. Доказано, что цель достижима, а больше не бывает.
# $solved (number), $all (number)
web-puzzles-solved = Решено { $solved }/{ $all }
# $number (number)
web-puzzle = Задача { $number }
# $points (number)
web-puzzle-open = Цель: { $points }
web-puzzle-done = Решено: { $points }
# $reached (number), $points (number)
web-puzzle-reached = { $reached } из { $points }
# $number (number), $points (number)
web-puzzle-goal = Задача { $number }: закончите игру со счётом { $points }.
web-puzzle-last-turn = Задача { $number }, последний ход: цель — счёт { $points }.
web-puzzle-solved = Решено! Лучшего завершения нет.
# $points (number), $short (number)
web-puzzle-short =
    { $short ->
        [one] Возможный счёт { $points }: не хватает { $short } очка.
        [few] Возможный счёт { $points }: не хватает { $short } очков.
        [many] Возможный счёт { $points }: не хватает { $short } очков.
       *[other] Возможный счёт { $points }: не хватает { $short } очка.
    }
web-puzzle-again = Попробовать ещё раз
web-puzzle-next = Следующая задача

## Round a real table

web-real = За настоящим столом
web-real-about = Для тех, кто сидит вместе с бумагой, картами и картоном: экран только помогает.
web-real-way = Подсчитайте бумажные поля, напечатайте их, бросайте общие кубики.
web-real-open = Открыть
web-real-score = Подсчитать
web-real-print = Печать

# A result that is tapped in
web-paper = Подсчёт
web-paper-whose = Чьё поле
web-paper-more = Добавить игрока
web-paper-fewer = Убрать игрока
web-paper-undo = Отменить
web-paper-clear = Сначала
web-paper-wrong = Так быть не может
web-paper-text = Текстом
web-paper-text-about = Всё введённое: можно скопировать или набрать вручную. Это есть и в адресе страницы.
web-paper-read = Прочитать
web-print = Печать

# Sheets to print
web-print-size = Бумага
web-print-copies = Сколько полей
web-print-show = Показать
web-print-now = Печатать
web-print-about = В окне печати выберите «реальный размер» или «по размеру страницы». Последний лист — для очков.

# Dice and cards for a real table
web-companion-open = Открыть
web-companion-timer = Время на ход
web-companion-untimed = Сколько нужно
web-companion-sound = Свисток
# $count (number)
web-companion-seconds = { $count } с
web-companion-invite = Показать другим
web-companion-invite-about = Сканируйте или введите код на главной странице.
web-companion-watching = Бросает и раздаёт другое устройство. Вы всё видите сразу.
web-companion-end = Закончить раньше
web-companion-end-about = Больше ничего не выпадет, и все смогут проверить, что всё было честно.
web-companion-end-yes = Закончить

# A counter for a real table
web-counter-undo = Отменить
web-counter-watching = Считает другое устройство. Вы всё видите сразу.
web-counter-end = Закончить счёт
web-counter-end-about = Больше ничего нельзя будет ввести. Всё посчитанное останется на виду.
