### Что говорит сервер, по-русски: почему что-то нельзя сделать и что произошло помимо игры.

## Tables and links

server-no-such-table = Такого стола для вас здесь нет. Попросите ссылку на него.
server-no-such-table-at-all = Такого стола нет. «whistlestop admin list» покажет те, что есть.
server-no-such-link = Эта ссылка больше никуда не ведёт. Попросите новую.
server-no-such-code = Под этим кодом не ждёт ни один стол. Код действует только до начала игры.
server-no-such-page = Такой страницы нет.
server-not-started = Игра ещё не началась.
server-has-started = Игра уже началась.
server-not-over = Это станет возможно, когда игра закончится.
server-is-over = Игра уже закончилась.
server-seat-taken = Это место только что заняли. Выберите другое.
server-seats-open = Есть свободные места. Пригласите кого-нибудь или посадите ботов.
server-seat-of-bot = Там сидит бот, а не человек.
server-no-code = Свободного кода не нашлось. Попробуйте ещё раз.
server-no-such-pace = Такого темпа нет. Выберите из списка.
server-only-host = Это может сделать только хозяин стола.
server-not-your-seat = Это не ваше место.
server-no-such-switch = Здесь ходы не завершаются автоматически.
server-is-here = { $name } здесь. Бот играет только за тех, кого нет.
# $name: who has given up
server-has-conceded = { $name }: это место сдано насовсем.
server-only-watching = Вы зритель. Играть могут только те, у кого есть место.
server-too-many-watch = За этим столом уже наблюдает столько людей, что больше места нет. Попробуйте позже.
server-bot-plays = За вас играет бот. Сначала верните себе место.
server-hint-never = За этим столом подсказок нет.
server-hint-later = Подсказка для вас будет, когда настанет ваш ход.
server-hint-failed = На этот раз подсказки не нашлось. Попробуйте ещё раз.
server-hint-too-often = Слишком много подсказок подряд. Подождите немного.
# $parts: parts of the score sheet with points, in words
server-hint-scores = Очки сейчас: { $parts }.
# $parts: parts of the score sheet with points, in words
server-hint-plan-scores = План даёт: { $parts }.

## Напоминания

# $name: whose turn it is
server-reminder = { $name }, ваш ход.
server-reminder-address = На этот адрес нельзя отправить. Адрес должен начинаться с https://.
server-reminder-private = Этот адрес в частной сети. Отправлять можно только на публичные.
server-reminder-keys = Браузер прислал негодные ключи. Попробуйте ещё раз.

## Votes

server-not-your-vote = Здесь вам нечего решать.
server-no-such-vote = Голосовать больше не за что.
# $name: who asks
server-proposal-rewind = { $name } просит вернуть последний ход. Кубики или карты выпадут те же.
# $name: who is away
server-proposal-bot = Пусть за игрока { $name } пока играет бот?
server-proposal-end = Закончить игру сейчас, без победителя?

## Log and chat

server-log-undid = { $name } отменяет шаг.
    .you = { $name } отменяете шаг.
server-log-restarted = { $name } начинает ход заново.
    .you = { $name } начинаете ход заново.
server-log-rewound = По согласию всех игра возвращается назад.
server-stands-in = За игрока { $name } пока играет бот.
server-time-up = Время игрока { $name } вышло. Пока играет бот.
server-plays-again = { $name } снова в игре.
server-declined = { $name } отклоняет предложение.
# $name: who gives up
server-conceded = Игрок { $name } сдаётся. Дальше играет бот.
server-stopped = Игра завершена досрочно.
server-reissued = Хозяин создал новую ссылку на место игрока { $name }.
# $seat (number): whose bot
server-bot-replaced = Бот на месте { $seat } дал сбой. Дальше играет более простой.
server-chat-full = Чат этого стола заполнен.
server-muted = Тот, кто отвечает за этот сервер, отключил вам чат за этим столом. Играть вы можете по-прежнему.
server-log-full = За этим столом отменено уже столько, что больше нельзя.

## Requests

server-too-often = Слишком быстро. Подождите немного и попробуйте ещё раз.
server-too-many-pages = На этом устройстве или в его сети открыто слишком много страниц. Закройте несколько из них.
server-too-many-reminders = За этим столом включено уже столько напоминаний, что больше нельзя.
server-bad-frame = Страница прислала что-то непонятное серверу. Загрузите её ещё раз.
server-bad-request = Сервер не понимает этого запроса.
server-not-ready = Правила этой игры сейчас готовятся: так бывает один раз после изменения программы. Через мгновение можно будет играть.
server-failed = На сервере что-то пошло не так. Из вашей игры ничего не потеряно: попробуйте ещё раз.
server-database-away = База данных этого сервера сейчас недоступна. Из вашей игры ничего не потеряно: попробуйте чуть позже.

## The database

server-database-address = Это не адрес базы данных. Он выглядит так: sqlite:///folder/file.db или postgresql://host/name.
server-database-driver = Не хватает программы для PostgreSQL: установите whistlestop с дополнением «postgresql».
# $revision: the version of the database
server-database-newer = Базу данных записал более новый Whistlestop (версия { $revision }). Запустите его.
server-database-older = База данных более старой версии ({ $revision }). Сервер обновит её при запуске.
# $path: a file
server-database-missing = Базы данных { $path } нет.
server-database-not-empty = В этой базе данных уже есть столы. Восстановите копию в пустую.
server-backup-onto-itself = Копия не может занять место базы данных, с которой она сделана. Выберите другой файл.
# $table: a name in the database
server-database-damaged = База данных повреждена: содержимое «{ $table }» не сходится. Восстановите её копию.
# $why: what the database says
server-database-unusable = Базой данных нельзя воспользоваться: { $why }

## The challenge of the day

server-held-back = Только когда закончится день этого испытания, в полночь по UTC: другие ещё могут попробовать.
server-challenge-used = Сегодняшняя попытка этого устройства использована, а её стол удалён. Завтра будет новая.

server-paper-too-long = Это длиннее любого результата ({ $most } символов).

server-no-such-companion = Этих кубиков, карт или подсчётов здесь больше нет. Откройте новые.
server-not-your-hand = Здесь управляет другое устройство. Вы можете смотреть.
server-companion-over = Всё уже выпало. Для следующей игры откройте новые кубики или карты.
server-counter-over = Здесь больше не считают. Для следующей игры откройте новый счётчик.
server-counter-nothing = Отменять нечего.
