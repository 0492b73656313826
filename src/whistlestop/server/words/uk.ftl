### Що каже сервер, українською: чому чогось не можна зробити і що сталося поза грою.

## Tables and links

server-no-such-table = Такого столу для вас тут немає. Попросіть посилання на нього.
server-no-such-table-at-all = Такого столу немає. «whistlestop admin list» покаже ті, що є.
server-no-such-link = Це посилання вже нікуди не веде. Попросіть нове.
server-no-such-code = За цим кодом не чекає жоден стіл. Код діє лише до початку гри.
server-no-such-page = Такої сторінки немає.
server-not-started = Гра ще не почалася.
server-has-started = Гра вже почалася.
server-not-over = Це буде можна, коли гра закінчиться.
server-is-over = Гра вже закінчилася.
server-seat-taken = Це місце щойно зайняли. Оберіть інше.
server-seats-open = Є вільні місця. Запросіть когось або посадіть ботів.
server-seat-of-bot = Там сидить бот, а не людина.
server-no-code = Вільного коду не знайшлося. Спробуйте ще раз.
server-no-such-pace = Такого темпу немає. Оберіть зі списку.
server-only-host = Це може зробити лише господар столу.
server-not-your-seat = Це не ваше місце.
server-no-such-switch = Тут ходи не завершуються автоматично.
server-is-here = { $name } тут. Бот грає лише за тих, кого немає.
# $name: who has given up
server-has-conceded = { $name }: це місце здано назавжди.
server-only-watching = Ви глядач. Грати можуть лише ті, хто має місце.
server-too-many-watch = За цим столом уже стежить стільки людей, що більше місця немає. Спробуйте пізніше.
server-bot-plays = За вас грає бот. Спершу поверніть собі місце.
server-hint-never = За цим столом підказок немає.
server-hint-later = Підказка для вас буде, коли настане ваш хід.
server-hint-failed = Цього разу підказки не знайшлося. Спробуйте ще раз.
server-hint-too-often = Забагато підказок поспіль. Зачекайте трохи.
# $parts: parts of the score sheet with points, in words
server-hint-scores = Очки зараз: { $parts }.
# $parts: parts of the score sheet with points, in words
server-hint-plan-scores = План дає: { $parts }.

## Нагадування

# $name: whose turn it is
server-reminder = { $name }, ваш хід.
server-reminder-address = На цю адресу не можна надіслати. Адреса має починатися з https://.
server-reminder-private = Ця адреса в приватній мережі. Надсилати можна лише на публічні.
server-reminder-keys = Браузер надіслав непридатні ключі. Спробуйте ще раз.

## Votes

server-not-your-vote = Тут вам нічого вирішувати.
server-no-such-vote = Голосувати вже нема за що.
# $name: who asks
server-proposal-rewind = { $name } просить повернути останній хід. Кубики або карти випадуть ті самі.
# $name: who is away
server-proposal-bot = Нехай за гравця { $name } поки що грає бот?
server-proposal-end = Закінчити гру зараз, без переможця?

## Log and chat

server-log-undid = { $name } скасовує крок.
    .you = { $name } скасовуєте крок.
server-log-restarted = { $name } починає хід заново.
    .you = { $name } починаєте хід заново.
server-log-rewound = За згодою всіх гра повертається назад.
server-stands-in = За гравця { $name } поки що грає бот.
server-time-up = Час гравця { $name } минув. Поки що грає бот.
server-plays-again = { $name } знову в грі.
server-declined = { $name } відхиляє пропозицію.
# $name: who gives up
server-conceded = Гравець { $name } здається. Далі грає бот.
server-stopped = Гру завершено достроково.
server-reissued = Господар створив нове посилання на місце гравця { $name }.
# $seat (number): whose bot
server-bot-replaced = Бот на місці { $seat } дав збій. Далі грає простіший.
server-chat-full = Чат цього столу заповнено.
server-muted = Той, хто опікується цим сервером, вимкнув вам чат за цим столом. Грати ви можете й далі.
server-log-full = За цим столом скасовано вже стільки, що більше не можна.

## Requests

server-too-often = Надто швидко. Зачекайте трохи і спробуйте ще раз.
server-too-many-pages = На цьому пристрої або в його мережі відкрито забагато сторінок. Закрийте кілька з них.
server-too-many-reminders = За цим столом увімкнено вже стільки нагадувань, що більше не можна.
server-bad-frame = Сторінка надіслала щось незрозуміле для сервера. Завантажте її ще раз.
server-bad-request = Сервер не розуміє цього запиту.
server-not-ready = Правила цієї гри саме готуються: так буває раз після зміни програми. За мить можна буде грати.
server-failed = На сервері щось пішло не так. З вашої гри нічого не втрачено: спробуйте ще раз.
server-database-away = База даних цього сервера зараз недоступна. З вашої гри нічого не втрачено: спробуйте трохи згодом.

## The database

server-database-address = Це не адреса бази даних. Вона має вигляд sqlite:///folder/file.db або postgresql://host/name.
server-database-driver = Бракує програми для PostgreSQL: встановіть whistlestop з доповненням «postgresql».
# $revision: the version of the database
server-database-newer = Базу даних записав новіший Whistlestop (версія { $revision }). Запустіть саме його.
server-database-older = База даних старішої версії ({ $revision }). Сервер оновить її під час запуску.
# $path: a file
server-database-missing = Бази даних { $path } немає.
server-database-not-empty = У цій базі даних уже є столи. Відновіть копію в порожню.
server-backup-onto-itself = Копія не може стати на місце бази даних, з якої її зроблено. Виберіть інший файл.
# $table: a name in the database
server-database-damaged = Базу даних пошкоджено: вміст «{ $table }» не сходиться. Відновіть її копію.
# $why: what the database says
server-database-unusable = Базою даних не можна скористатися: { $why }

## The challenge of the day

server-held-back = Лише коли мине день цього виклику, опівночі за UTC: інші ще можуть спробувати.
server-challenge-used = Сьогоднішню спробу цього пристрою використано, а її стіл видалено. Завтра буде нова.

server-paper-too-long = Це довше за будь-який результат ({ $most } символів).

server-no-such-companion = Цих кубиків, карт чи підрахунків тут уже немає. Відкрийте нові.
server-not-your-hand = Тут керує інший пристрій. Ви можете дивитися.
server-companion-over = Усе вже випало. Для наступної гри відкрийте нові кубики чи карти.
server-counter-over = Тут уже не рахують. Для наступної гри відкрийте новий лічильник.
server-counter-nothing = Скасовувати нічого.
