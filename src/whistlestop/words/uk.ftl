### What all games share, in Ukrainian. Errors say what is wrong and what to do about it.

yes = Так
no = Ні
total = Разом

## Bots

bot-random = Пасажир
    .rank = грає навмання
    .about = Робить будь-який дозволений хід, без плану.
bot-greedy = Носій
    .rank = слабкий
    .about = Робить те, що одразу дає найбільше очок.
bot-beam = Кондуктор
    .rank = середній
    .about = Порівнює багато способів зіграти хід за тим, що вони обіцяють надалі.
bot-planner = Кондуктор
    .rank = середній
    .about = Оцінює кожен хід за тим, що він дасть до кінця гри.
bot-schooled = Машиніст
    .rank = сильний
    .about = Зіграв багато ігор сам із собою, знає, чого варте поле, і порівнює кілька способів зробити хід.
bot-seasoned = Ревізор
    .rank = дуже сильний
    .about = Зіграв багато ігор сам із собою, знає, чого варте поле, і після найкращих способів зробити хід випробовує наступний раунд.
bot-foreseeing = Диспетчер
    .rank = найсильніший
    .about = Перш ніж вирішити, випробовує, що може статися далі.

## Lessons

# A legal move at a table to learn at, where another one is to be shown
lesson-off = Зараз урок чекає на інший хід. У власній грі можна спробувати будь-що.

## Advice

no-hint-now = Підказка є лише для місця, чий зараз хід.
# What the numbers of an analysis mean
advice-means-score = Скільки втрачено, в очках, які хід дає у своєму кінці; що він залишає на потім, не враховано.

## Opening a table

# $seats (number), $fewest (number), $most (number)
seats-out-of-range = Гравців має бути від { $fewest } до { $most }, а не { $seats }.
# $option, $known: ids, as typed on the command line
option-unknown = Немає налаштування «{ $option }». Є такі: { $known }.
option-value = Налаштування «{ $option }» не може мати значення «{ $value }». Оберіть одне з: { $choices }.
no-such-game = Немає гри «{ $game }». Є такі: { $known }.
game-unsuited = У гру «{ $game }» так не грають. Так грають у: { $known }.
no-such-bot = Немає бота «{ $bot }». Є такі: { $known }.
bot-unsuited = Бот «{ $bot }» не грає за цими правилами. За ними грають: { $known }.
no-such-seat =
    Немає місця { $seat }. { $seats ->
        [one] За цим столом { $seats } місце, лік від 1.
        [few] За цим столом { $seats } місця, лік від 1.
        [many] За цим столом { $seats } місць, лік від 1.
       *[other] За цим столом { $seats } місця, лік від 1.
    }
seat-no-number = Місця — це цілі числа, лік від 1. { $seat } — не ціле число.
count-too-low = «{ $name }» має бути цілим числом, не меншим за 1, а не { $given }.

## At the table

position-has-changed = Тим часом позиція змінилася. Погляньте на неї й оберіть знову.
batch-passes-barrier = Посеред цього ходу будуть нові кубики, карти або черга іншого гравця. Решту зіграйте потім.
nothing-to-deal = Зараз не час для кубиків чи карт.
no-such-entry = У цій грі немає такого моменту, щоб до нього повернутися.
lane-is-closed = Самостійно цього вже не скасувати: потрібна згода всіх за столом.
nothing-to-undo = Немає чого скасовувати.

# $expected (number), $given (number): how many values
chance-size =
    Кубики чи карти мають дати { $expected ->
        [one] { $expected } значення
        [few] { $expected } значення
        [many] { $expected } значень
       *[other] { $expected } значення
    }, а не { $given }.
chance-impossible = Такого результату ці кубики чи карти дати не можуть.

## Bots among themselves

arena-needs-two-bots = Для арени потрібно щонайменше два боти.
resume-other-run = { $file } належить іншому запуску: вкажіть інший файл або ті самі гру, гравців, ботів, зерно й параметри, для програм також ті самі обмеження та --forfeit, і ту саму версію Whistlestop.
resume-bad-line = { $file }, рядок { $line }: це не результати партій.
resume-in-use = { $file }: туди водночас записує свої результати інший запуск.
resume-no-file = { $file }: тут потрібен звичайний файл, з якого результати можна прочитати знову.
ray-unreachable = RAY_ADDRESS указує на «{ $address }», але кластер Ray там недосяжний.
# $game (number)
dice-too-few = Кубики, задані для гри { $game }, закінчуються раніше за саму гру.

## Programs of somebody's own that play

no-such-program = Тут немає програми «{ $program }», яку можна запустити.
# $bot: as typed on the command line
program-no-command = «{ $bot }» не називає команди. Після «run:» стоїть те, що запускає програму, з її аргументами.
# $game, $seat (numbers), $bot: where it happened; the other sentences begin with it
program-where = Гра { $game }, місце { $seat }, «{ $bot }»
# $seconds: a number as text
program-late = { program-where }: немає відповіді за { $seconds } с. Чи надсилає вона написане одразу (flush)?
# $code (number): as shells tell it
program-ended = { program-where }: програма не відповіла, а завершилася з кодом { $code }.
program-closed = { program-where }: програма не відповіла, а закрила своє стандартне виведення.
# $most (number)
program-too-long = { program-where }: відповідь довша за { $most } Б.
program-unasked = { program-where }: програма щось сказала, коли її не питали. На кожне запитання є одна відповідь, одним рядком.
# $said, $wanted: JSON
program-unreadable = { program-where }: «{ $said }» — не відповідь. Відповідь тут має такий вигляд: { $wanted }
# $given, $spoken (numbers)
program-protocol = { program-where }: програма говорить версією { $given } протоколу. Тут говорять версією { $spoken }.
# $action: in notation; $detail: a sentence
program-refused = { program-where }: «{ $action }» не приймається. { $detail }

## Game files

# $line (number) in all of them; the other sentences begin with it
file-line = Рядок { NUMBER($line, useGrouping: 0) }
file-not-json = { file-line }: це не гра, яку зберіг Whistlestop. Виберіть інший файл.
file-no-header = { file-line }: файл гри починається із заголовка, а тут його немає.
file-wrong-version = { file-line }: версія формату { $version } тут невідома. Можливо, цей файл прочитає новіший Whistlestop.
file-unknown-game = { file-line }: гри «{ $game }» тут немає.
file-cut = { file-line }: тут файл обривається. Візьміть повну копію.
file-line-too-long = { file-line }: задовгий для файлу гри.
file-too-long = { file-line }: записів більше, ніж буває у грі.
fork-differs = Позиція, з якої почато цю партію, має інші варіанти правил або іншу кількість місць.
options-not-named = Варіанти правил вказують за назвою, кожен зі своїм значенням.
file-empty-entry = { file-line }: запис повідомляє рівно про одне: дію, випадковий результат або скасування.
file-goes-on = { file-line }: після кінця файлу гри нічого бути не повинно.
file-bad-seed = { file-line }: такого зерна у столу бути не може.
replay-audience-differs = { file-line }: цей результат бачили не ті, кому належить за правилами.
# $detail: a sentence, or what the reader of JSON says
file-bad-header = { file-line }: заголовок непридатний: { $detail }
file-bad-entry = { file-line }: запис неможливо прочитати: { $detail }

# $entry (number): which entry of the log; $detail: a whole sentence
replay-illegal = { file-line }: запис { $entry } неможливо зіграти. { $detail }
replay-chance-differs = { file-line }: за зерном випадає «{ $expected }», а у файлі «{ $given }».
replay-result-differs = { file-line }: відтворення дає результат { $expected }, а у файлі { $given }.
commitment-differs = { file-line }: відкрите зерно не відповідає відбитку, показаному перед першим ходом.
seed-missing = { file-line }: зерно не відкрито, тож кубики чи карти неможливо перевірити.

## Puzzles

puzzles-not-alone = Для цієї гри задач немає: наодинці в неї не грають, а перебрати свій останній хід вона не вміє.
# $number (number)
no-such-puzzle = У цієї гри немає задачі { $number }.
# $line (number) of the puzzle, $expected (number), $given (number)
puzzle-differs = Задача { $line }: найбільше можна набрати { $expected }, а не { $given }.
# $line (number) of the puzzle
puzzle-uncertain = Задача { $line }: не все, що може статися далі, вдалося перебрати, тож найбільше невідоме.
