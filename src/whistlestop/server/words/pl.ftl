### Co mówi serwer, po polsku: dlaczego czegoś nie można zrobić i co zaszło poza grą.

## Tables and links

server-no-such-table = Nie ma tu takiego stołu dla ciebie. Poproś o link do niego.
server-no-such-table-at-all = Nie ma takiego stołu. „whistlestop admin list” pokaże te, które są.
server-no-such-link = Ten link już donikąd nie prowadzi. Poproś o nowy.
server-no-such-code = Pod tym kodem nie czeka żaden stół. Kod działa tylko do początku gry.
server-no-such-page = Nie ma takiej strony.
server-not-started = Gra jeszcze się nie zaczęła.
server-has-started = Gra już się zaczęła.
server-not-over = To będzie możliwe po zakończeniu gry.
server-is-over = Gra się już skończyła.
server-seat-taken = Ktoś właśnie zajął to miejsce. Wybierz inne.
server-seats-open = Są wolne miejsca. Zaproś kogoś albo posadź boty.
server-seat-of-bot = Na tym miejscu siedzi bot, nie człowiek.
server-no-code = Nie znaleziono wolnego kodu. Spróbuj ponownie.
server-no-such-pace = Nie ma takiego tempa. Wybierz z listy.
server-only-host = Może to zrobić tylko gospodarz stołu.
server-not-your-seat = To nie twoje miejsce.
server-no-such-switch = Tutaj tury nie kończą się automatycznie.
server-is-here = { $name } jest tutaj. Bot gra tylko za nieobecnych.
# $name: who has given up
server-has-conceded = { $name }: to miejsce poddano na dobre.
server-only-watching = Oglądasz grę. Grać mogą tylko ci, którzy mają miejsce.
server-too-many-watch = Ten stół ogląda już tyle osób, że więcej się nie zmieści. Spróbuj później.
server-bot-plays = Gra za ciebie bot. Najpierw odbierz swoje miejsce.
server-hint-never = Przy tym stole nie ma podpowiedzi.
server-hint-later = Podpowiedź dostaniesz, gdy będzie twój ruch.
server-hint-failed = Tym razem nie znaleziono podpowiedzi. Spróbuj ponownie.
server-hint-too-often = Za dużo podpowiedzi naraz. Zaczekaj chwilę.
# $parts: parts of the score sheet with points, in words
server-hint-scores = Punkty teraz: { $parts }.
# $parts: parts of the score sheet with points, in words
server-hint-plan-scores = Plan daje: { $parts }.

## Przypomnienia

# $name: whose turn it is
server-reminder = { $name }, twój ruch.
server-reminder-address = Na ten adres nie da się wysłać. Adres musi zaczynać się od https://.
server-reminder-private = Ten adres jest w sieci prywatnej. Wysyłać można tylko na publiczne.
server-reminder-keys = Przeglądarka wysłała klucze, których nie da się użyć. Spróbuj jeszcze raz.

## Votes

server-not-your-vote = Nie masz tu nic do rozstrzygnięcia.
server-no-such-vote = Nie ma już nad czym głosować.
# $name: who asks
server-proposal-rewind = { $name } prosi o cofnięcie ostatniego ruchu. Kostki lub karty wypadną te same.
# $name: who is away
server-proposal-bot = Czy na razie za gracza { $name } ma grać bot?
server-proposal-end = Zakończyć grę teraz, bez zwycięzcy?

## Log and chat

server-log-undid = { $name } cofa krok.
    .you = { $name } cofasz krok.
server-log-restarted = { $name } zaczyna turę od nowa.
    .you = { $name } zaczynasz turę od nowa.
server-log-rewound = Za zgodą wszystkich gra się cofa.
server-stands-in = Za gracza { $name } na razie gra bot.
server-time-up = Czas gracza { $name } minął. Na razie gra bot.
server-plays-again = { $name } znowu gra.
server-declined = { $name } odrzuca propozycję.
# $name: who gives up
server-conceded = Gracz { $name } poddaje się. Dalej gra bot.
server-stopped = Grę zakończono przed czasem.
server-reissued = Gospodarz utworzył nowy link do miejsca gracza { $name }.
# $seat (number): whose bot
server-bot-replaced = Bot na miejscu { $seat } zawiódł. Dalej gra prostszy.
server-chat-full = Czat tego stołu jest pełny.
server-muted = Opiekun tego serwera wyłączył ci czat przy tym stole. Nadal możesz grać.
server-log-full = Przy tym stole cofnięto już tyle, że więcej się nie da.

## Requests

server-too-often = Za szybko. Poczekaj chwilę i spróbuj ponownie.
server-too-many-pages = Na tym urządzeniu lub w jego sieci otwarto za dużo stron. Zamknij kilka z nich.
server-too-many-reminders = Przy tym stole włączono już tyle przypomnień, że więcej się nie da.
server-bad-frame = Strona wysłała coś, czego serwer nie rozumie. Wczytaj ją ponownie.
server-bad-request = Serwer nie rozumie tego żądania.
server-not-ready = Zasady tej gry są właśnie przygotowywane: zdarza się to raz, po zmianie programu. Za chwilę będzie można grać.
server-failed = Coś poszło nie tak na serwerze. Z gry nic nie przepadło: spróbuj ponownie.
server-database-away = Baza danych tego serwera jest chwilowo niedostępna. Z gry nic nie przepadło: spróbuj za chwilę.

## The database

server-database-address = To nie jest adres bazy danych. Wygląda on tak: sqlite:///folder/file.db albo postgresql://host/name.
server-database-driver = Brakuje programu dla PostgreSQL: zainstaluj whistlestop z dodatkiem „postgresql”.
# $revision: the version of the database
server-database-newer = Bazę danych zapisał nowszy Whistlestop (wersja { $revision }). Uruchom właśnie jego.
server-database-older = Baza danych jest w starszej wersji ({ $revision }). Serwer zaktualizuje ją przy starcie.
# $path: a file
server-database-missing = Nie ma bazy danych { $path }.
server-database-not-empty = W tej bazie danych są już stoły. Przywróć kopię do pustej.
server-backup-onto-itself = Kopia nie może zająć miejsca bazy danych, z której powstaje. Wybierz inny plik.
# $table: a name in the database
server-database-damaged = Baza danych jest uszkodzona: zawartość „{ $table }” się nie zgadza. Przywróć jej kopię.
# $why: what the database says
server-database-unusable = Nie można użyć bazy danych: { $why }

## The challenge of the day

server-held-back = Dopiero gdy minie dzień tego wyzwania, o północy UTC: inni mogą jeszcze spróbować.
server-challenge-used = To urządzenie miało już dziś swoją próbę, a jej stół usunięto. Jutro będzie nowa.

server-paper-too-long = To dłuższe niż jakikolwiek wynik ({ $most } znaków).

server-no-such-companion = Tych kostek, kart czy liczników już tu nie ma. Otwórz nowe.
server-not-your-hand = Tutaj steruje inne urządzenie. Możesz patrzeć.
server-companion-over = Wszystko już wypadło. Na następną grę otwórz nowe kostki lub karty.
server-counter-over = Tutaj liczenie już zakończono. Na następną grę otwórz nowy licznik.
server-counter-nothing = Nie ma czego cofnąć.
