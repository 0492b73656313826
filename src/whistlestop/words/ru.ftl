### What all games share, in Russian. Errors say what is wrong and what to do about it.

yes = Да
no = Нет
total = Итого

## Bots

bot-random = Пассажир
    .rank = играет наугад
    .about = Делает любой разрешённый ход, без плана.
bot-greedy = Носильщик
    .rank = слабый
    .about = Делает то, что сразу даёт больше всего очков.
bot-beam = Кондуктор
    .rank = средний
    .about = Сравнивает много способов сыграть ход по тому, что они обещают в будущем.
bot-planner = Кондуктор
    .rank = средний
    .about = Оценивает каждый ход по тому, что он даст до конца игры.
bot-schooled = Машинист
    .rank = сильный
    .about = Из игр с самим собой знает, чего стоит поле, и сравнивает несколько способов сделать ход.
bot-seasoned = Ревизор
    .rank = очень сильный
    .about = Из игр с самим собой знает, чего стоит поле, и после лучших способов сделать ход проверяет следующий раунд.
bot-foreseeing = Диспетчер
    .rank = сильнейший
    .about = Прежде чем решить, проверяет, что может случиться дальше.

## Lessons

# A legal move at a table to learn at, where another one is to be shown
lesson-off = Сейчас урок ждёт другого хода. В своей игре можно попробовать что угодно.

## Advice

no-hint-now = Подсказка есть только для места, чей сейчас ход.
# What the numbers of an analysis mean
advice-means-score = Сколько потеряно, в очках, которые ход даёт в своём конце; что он оставляет на потом, не учтено.

## Opening a table

# $seats (number), $fewest (number), $most (number)
seats-out-of-range = Игроков должно быть от { $fewest } до { $most }, а не { $seats }.
# $option, $known: ids, as typed on the command line
option-unknown = Нет настройки «{ $option }». Есть такие: { $known }.
option-value = Настройка «{ $option }» не может иметь значение «{ $value }». Выберите одно из: { $choices }.
no-such-game = Нет игры «{ $game }». Есть такие: { $known }.
game-unsuited = В игру «{ $game }» так не играют. Так играют в: { $known }.
no-such-bot = Нет бота «{ $bot }». Есть такие: { $known }.
bot-unsuited = Бот «{ $bot }» не играет по этим правилам. По ним играют: { $known }.
no-such-seat =
    Нет места { $seat }. { $seats ->
        [one] За этим столом { $seats } место, счёт от 1.
        [few] За этим столом { $seats } места, счёт от 1.
        [many] За этим столом { $seats } мест, счёт от 1.
       *[other] За этим столом { $seats } места, счёт от 1.
    }
seat-no-number = Места — это целые числа, счёт от 1. { $seat } — не целое число.
count-too-low = «{ $name }» должно быть целым числом, не меньше 1, а не { $given }.

## At the table

position-has-changed = Тем временем позиция изменилась. Посмотрите на неё и выберите снова.
batch-passes-barrier = Посреди этого хода будут новые кубики, карты или очередь другого игрока. Остальное сыграйте потом.
nothing-to-deal = Сейчас не время для кубиков или карт.
no-such-entry = В этой игре нет такого момента, чтобы к нему вернуться.
lane-is-closed = В одиночку это уже не отменить: нужно согласие всех за столом.
nothing-to-undo = Отменять нечего.

# $expected (number), $given (number): how many values
chance-size =
    Кубики или карты должны дать { $expected ->
        [one] { $expected } значение
        [few] { $expected } значения
        [many] { $expected } значений
       *[other] { $expected } значения
    }, а не { $given }.
chance-impossible = Такого результата эти кубики или карты дать не могут.

## Bots among themselves

arena-needs-two-bots = Для арены нужно хотя бы два бота.
resume-other-run = { $file } начат другим запуском: укажите другой файл или те же игру, игроков, ботов, зерно и параметры, для программ также те же ограничения и --forfeit, и ту же версию Whistlestop.
resume-bad-line = { $file }, строка { $line }: это не результаты партий.
resume-in-use = { $file }: туда одновременно записывает свои результаты другой запуск.
resume-no-file = { $file }: здесь нужен обычный файл, из которого результаты можно прочитать снова.
ray-unreachable = RAY_ADDRESS указывает на «{ $address }», но кластер Ray там недоступен.
# $game (number)
dice-too-few = Кубики, заданные для игры { $game }, кончаются раньше самой игры.

## Programs of somebody's own that play

no-such-program = Здесь нет программы «{ $program }», которую можно запустить.
# $bot: as typed on the command line
program-no-command = «{ $bot }» не называет команды. После «run:» стоит то, что запускает программу, с её аргументами.
# $game, $seat (numbers), $bot: where it happened; the other sentences begin with it
program-where = Игра { $game }, место { $seat }, «{ $bot }»
# $seconds: a number as text
program-late = { program-where }: нет ответа за { $seconds } с. Отправляет ли она написанное сразу (flush)?
# $code (number): as shells tell it
program-ended = { program-where }: программа не ответила, а завершилась с кодом { $code }.
program-closed = { program-where }: программа не ответила, а закрыла свой стандартный вывод.
# $most (number)
program-too-long = { program-where }: ответ длиннее { $most } Б.
program-unasked = { program-where }: программа что-то сказала, когда её не спрашивали. На каждый вопрос есть один ответ, одной строкой.
# $said, $wanted: JSON
program-unreadable = { program-where }: «{ $said }» — не ответ. Ответ здесь выглядит так: { $wanted }
# $given, $spoken (numbers)
program-protocol = { program-where }: программа говорит на версии { $given } протокола. Здесь говорят на версии { $spoken }.
# $action: in notation; $detail: a sentence
program-refused = { program-where }: «{ $action }» не принимается. { $detail }

## Game files

# $line (number) in all of them; the other sentences begin with it
file-line = Строка { NUMBER($line, useGrouping: 0) }
file-not-json = { file-line }: это не игра, которую сохранил Whistlestop. Выберите другой файл.
file-no-header = { file-line }: файл игры начинается с заголовка, а здесь его нет.
file-wrong-version = { file-line }: версия формата { $version } здесь неизвестна. Возможно, этот файл прочитает более новый Whistlestop.
file-unknown-game = { file-line }: игры «{ $game }» здесь нет.
file-cut = { file-line }: здесь файл обрывается. Возьмите полную копию.
file-line-too-long = { file-line }: слишком длинна для файла игры.
file-too-long = { file-line }: записей больше, чем бывает в игре.
fork-differs = Позиция, с которой начата эта партия, относится к другим вариантам правил или другому числу мест.
options-not-named = Варианты правил указывают по имени, каждый со своим значением.
file-empty-entry = { file-line }: запись сообщает ровно об одном: действии, исходе случая или отмене.
file-goes-on = { file-line }: после конца файла игры ничего быть не должно.
file-bad-seed = { file-line }: такого зерна у стола быть не может.
replay-audience-differs = { file-line }: этот исход видели не те, кому положено по правилам.
# $detail: a sentence, or what the reader of JSON says
file-bad-header = { file-line }: заголовок непригоден: { $detail }
file-bad-entry = { file-line }: запись невозможно прочитать: { $detail }

# $entry (number): which entry of the log; $detail: a whole sentence
replay-illegal = { file-line }: запись { $entry } невозможно сыграть. { $detail }
replay-chance-differs = { file-line }: по зерну выпадает «{ $expected }», а в файле «{ $given }».
replay-result-differs = { file-line }: воспроизведение даёт результат { $expected }, а в файле { $given }.
commitment-differs = { file-line }: раскрытое зерно не соответствует отпечатку, показанному до первого хода.
seed-missing = { file-line }: зерно не раскрыто, поэтому кубики или карты невозможно проверить.

## Puzzles

puzzles-not-alone = Для этой игры задач нет: в одиночку в неё не играют, а перебрать свой последний ход она не умеет.
# $number (number)
no-such-puzzle = У этой игры нет задачи { $number }.
# $line (number) of the puzzle, $expected (number), $given (number)
puzzle-differs = Задача { $line }: больше всего можно набрать { $expected }, а не { $given }.
# $line (number) of the puzzle
puzzle-uncertain = Задача { $line }: не всё, что может произойти дальше, удалось перебрать, поэтому наибольшее неизвестно.
