### What all games share, in Polish. Errors say what is wrong and what to do about it.

yes = Tak
no = Nie
total = Razem

## Bots

bot-random = Pasażer
    .rank = gra losowo
    .about = Wykonuje dowolny dozwolony ruch, bez planu.
bot-greedy = Bagażowy
    .rank = słaby
    .about = Robi to, co od razu daje najwięcej punktów.
bot-beam = Konduktor
    .rank = średni
    .about = Porównuje wiele sposobów rozegrania tury pod kątem tego, co obiecują na przyszłość.
bot-planner = Konduktor
    .rank = średni
    .about = Ocenia każdy ruch po tym, co da on do końca gry.
bot-schooled = Maszynista
    .rank = silny
    .about = Z gier z samym sobą wie, ile warta jest plansza, i porównuje kilka sposobów rozegrania tury.
bot-seasoned = Rewizor
    .rank = bardzo silny
    .about = Z gier z samym sobą wie, ile warta jest plansza, i po najlepszych sposobach rozegrania tury sprawdza następną rundę.
bot-foreseeing = Dyspozytor
    .rank = najsilniejszy
    .about = Zanim zdecyduje, sprawdza, co może się wydarzyć.

## Lessons

# A legal move at a table to learn at, where another one is to be shown
lesson-off = W tym miejscu lekcja czeka na inny ruch. We własnej grze możesz spróbować wszystkiego.

## Advice

no-hint-now = Podpowiedź jest tylko dla miejsca, które ma ruch.
# What the numbers of an analysis mean
advice-means-score = Ile stracono, w punktach, które tura daje na swoim końcu; to, co zostawia na później, się nie liczy.

## Opening a table

# $seats (number), $fewest (number), $most (number)
seats-out-of-range = Graczy musi być od { $fewest } do { $most }, a nie { $seats }.
# $option, $known: ids, as typed on the command line
option-unknown = Nie ma ustawienia „{ $option }”. Dostępne: { $known }.
option-value = Ustawienie „{ $option }” nie może mieć wartości „{ $value }”. Wybierz jedną z: { $choices }.
no-such-game = Nie ma gry „{ $game }”. Dostępne: { $known }.
game-unsuited = W grę „{ $game }” tak się nie gra. Tak gra się w: { $known }.
no-such-bot = Nie ma bota „{ $bot }”. Dostępne: { $known }.
bot-unsuited = Bot „{ $bot }” nie gra według tych zasad. Według nich grają: { $known }.
no-such-seat =
    Nie ma miejsca { $seat }. { $seats ->
        [one] Przy tym stole jest { $seats } miejsce, licząc od 1.
        [few] Przy tym stole są { $seats } miejsca, licząc od 1.
        [many] Przy tym stole jest { $seats } miejsc, licząc od 1.
       *[other] Przy tym stole jest { $seats } miejsca, licząc od 1.
    }
seat-no-number = Miejsca to liczby całkowite, licząc od 1. { $seat } nie jest taką liczbą.
count-too-low = „{ $name }” musi być liczbą całkowitą, nie mniejszą niż 1, a nie { $given }.

## At the table

position-has-changed = Pozycja w międzyczasie się zmieniła. Spójrz na nią i wybierz ponownie.
batch-passes-barrier = W środku tego ruchu przychodzą nowe kostki, karty lub kolej innego gracza. Resztę zagraj potem.
nothing-to-deal = To nie jest pora na kostki ani karty.
no-such-entry = W tej grze nie ma takiej chwili, do której można wrócić.
lane-is-closed = Samodzielnie już tego nie cofniesz: potrzebna jest zgoda wszystkich przy stole.
nothing-to-undo = Nie ma czego cofnąć.

# $expected (number), $given (number): how many values
chance-size =
    Kostki lub karty muszą dać { $expected ->
        [one] { $expected } wartość
        [few] { $expected } wartości
        [many] { $expected } wartości
       *[other] { $expected } wartości
    }, a nie { $given }.
chance-impossible = Te kostki lub karty nie mogą dać takiego wyniku.

## Bots among themselves

arena-needs-two-bots = Arena potrzebuje co najmniej dwóch botów.
resume-other-run = { $file } należy do innego przebiegu: podaj inny plik albo tę samą grę, graczy, boty, ziarno i opcje, a gdy grają programy, także te same ograniczenia i --forfeit, oraz tę samą wersję Whistlestop.
resume-bad-line = { $file }, wiersz { $line }: to nie są wyniki partii.
resume-in-use = { $file }: inny przebieg zapisuje tam w tej samej chwili swoje wyniki.
resume-no-file = { $file }: tu potrzebny jest zwykły plik, z którego wyniki można znowu odczytać.
ray-unreachable = RAY_ADDRESS wskazuje na „{ $address }”, ale klaster Ray jest tam nieosiągalny.
# $game (number)
dice-too-few = Kostki podane dla gry { $game } kończą się przed końcem gry.

## Programs of somebody's own that play

no-such-program = Nie ma tu programu „{ $program }”, który można by uruchomić.
# $bot: as typed on the command line
program-no-command = „{ $bot }” nie wskazuje polecenia. Po „run:” podaje się to, co uruchamia program, z argumentami.
# $game, $seat (numbers), $bot: where it happened; the other sentences begin with it
program-where = Gra { $game }, miejsce { $seat }, „{ $bot }”
# $seconds: a number as text
program-late = { program-where }: brak odpowiedzi w ciągu { $seconds } s. Czy wysyła od razu to, co pisze (flush)?
# $code (number): as shells tell it
program-ended = { program-where }: program zamiast odpowiedzieć zakończył działanie z kodem { $code }.
program-closed = { program-where }: program zamiast odpowiedzieć zamknął swoje standardowe wyjście.
# $most (number)
program-too-long = { program-where }: odpowiedź dłuższa niż { $most } B.
program-unasked = { program-where }: program odezwał się, choć nikt go nie pytał. Na każde pytanie jest jedna odpowiedź, w jednym wierszu.
# $said, $wanted: JSON
program-unreadable = { program-where }: „{ $said }” nie jest odpowiedzią. Odpowiedź wygląda tu tak: { $wanted }
# $given, $spoken (numbers)
program-protocol = { program-where }: program używa wersji { $given } protokołu. Tutaj używa się wersji { $spoken }.
# $action: in notation; $detail: a sentence
program-refused = { program-where }: „{ $action }” zostaje odrzucone. { $detail }

## Game files

# $line (number) in all of them; the other sentences begin with it
file-line = Wiersz { NUMBER($line, useGrouping: 0) }
file-not-json = { file-line }: to nie jest gra zapisana przez Whistlestop. Wybierz inny plik.
file-no-header = { file-line }: plik gry zaczyna się od nagłówka, a tutaj go nie ma.
file-wrong-version = { file-line }: wersja formatu { $version } nie jest tu znana. Może ten plik odczyta nowszy Whistlestop.
file-unknown-game = { file-line }: nie ma tu gry „{ $game }”.
file-cut = { file-line }: tutaj plik się urywa. Zdobądź pełną kopię.
file-line-too-long = { file-line }: za długi jak na plik gry.
file-too-long = { file-line }: więcej wpisów, niż ma jakakolwiek gra.
fork-differs = Pozycja, od której zaczyna się ta gra, ma inne opcje albo inną liczbę miejsc.
options-not-named = Opcje podaje się z nazwy, każdą z wartością.
file-empty-entry = { file-line }: wpis mówi dokładnie o jednym: ruchu, wyniku losowania albo cofnięciu.
file-goes-on = { file-line }: po końcu pliku gry nie może być nic więcej.
file-bad-seed = { file-line }: to nie jest ziarno, jakie może mieć stół.
replay-audience-differs = { file-line }: ten wynik widział ktoś inny, niż mówią zasady.
# $detail: a sentence, or what the reader of JSON says
file-bad-header = { file-line }: nagłówek jest nieprzydatny: { $detail }
file-bad-entry = { file-line }: nie można odczytać wpisu: { $detail }

# $entry (number): which entry of the log; $detail: a whole sentence
replay-illegal = { file-line }: nie można zagrać wpisu { $entry }. { $detail }
replay-chance-differs = { file-line }: z ziarna wypada „{ $expected }”, a w pliku jest „{ $given }”.
replay-result-differs = { file-line }: odtworzenie daje wynik { $expected }, a w pliku jest { $given }.
commitment-differs = { file-line }: ujawnione ziarno nie pasuje do skrótu pokazanego przed pierwszym ruchem.
seed-missing = { file-line }: ziarna nie ujawniono, więc nie można sprawdzić kostek ani kart.

## Puzzles

puzzles-not-alone = Ta gra nie ma zagadek: nie da się w nią grać w pojedynkę, a swojego ostatniego ruchu nie umie przeszukać.
# $number (number)
no-such-puzzle = Ta gra nie ma zagadki { $number }.
# $line (number) of the puzzle, $expected (number), $given (number)
puzzle-differs = Zagadka { $line }: najwięcej można zdobyć { $expected }, a nie { $given }.
# $line (number) of the puzzle
puzzle-uncertain = Zagadka { $line }: nie udało się sprawdzić wszystkiego, co może nastąpić, więc nie wiadomo, ile to najwięcej.
