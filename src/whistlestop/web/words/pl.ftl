### What the pages say, in Polish. Short and plain; a railway word where it is the clearest.

## Everywhere

web-skip = Przejdź do treści
web-back = Wstecz
web-your-name = Twoje imię
# A person who gave no name. $number (number) of the seat
web-player = Gracz { $number }
# $level: what a level of bot is called
web-bot = Bot { $level }
web-empty-seat = Wolne miejsce
web-you = Ty
# who plays for the reader, in the log: “Your bot draws a card.”
web-your-bot = Twój bot
web-host = Gospodarz
web-copy = Kopiuj
web-share = Wyślij

## Settings

web-language = Język
web-theme = Kolory
web-theme-light = Jasne
web-theme-dark = Ciemne
web-theme-system = Jak w urządzeniu

## Home

web-motto = Kolejowe gry przy jednym stole, z bliska i z daleka.
web-departures = Odjazdy
web-departures-aside = Twoje stoły
web-no-departures = Nie ma jeszcze stołów. Otwórz stół poniżej albo wpisz kod.
web-preparing = Zasady są przygotowywane: raz, przez minutę lub dwie. Kto zacznie teraz, poczeka na to.
web-your-turn = Twój ruch
web-play = Graj
web-waiting-for = Czekamy na: { $names }
web-waiting-for-others = Czekamy na pozostałych
web-not-started = Jeszcze przed startem
web-arrived = U celu
# A game that was played on from a moment of another one
web-played-on = Dalszy ciąg z botami
# To whoever was sent home from a table
web-seat-lost = Gospodarz utworzył nowy link do twojego miejsca przy stole, więc już tam nie grasz. Jeśli jest dla ciebie, poproś o niego.
web-drop = Usuń z listy
web-drop-over = To urządzenie zapomni o stole. U pozostałych stół zostanie.
web-drop-lobby = Odchodzisz od stołu przed początkiem gry, a twoje miejsce znów jest wolne.
web-drop-playing = Gra jeszcze trwa. Dalej zagra za ciebie bot, a to urządzenie zapomni o stole.
web-drop-challenge = Stół zniknie na zawsze. Próba przepadnie i nie będzie miała wyniku.
web-give-up = Oddaj swoje miejsce
web-just-now = przed chwilą
# $count (number)
web-game-minutes = Około { $count } min
web-minutes = { $count } min temu
web-hours = { $count } godz. temu
web-days =
    { $count ->
        [one] { $count } dzień temu
        [few] { $count } dni temu
        [many] { $count } dni temu
       *[other] { $count } dnia temu
    }
web-new-tables = Nowy stół
web-no-account = Bez zakładania konta
# $fewest (number), $most (number)
web-players =
    { $most ->
        [one] { $fewest }–{ $most } gracz
        [few] { $fewest }–{ $most } graczy
        [many] { $fewest }–{ $most } graczy
       *[other] { $fewest }–{ $most } gracza
    }
# $count (number)
web-players-exactly =
    { $count ->
        [one] { $count } gracz
        [few] { $count } graczy
        [many] { $count } graczy
       *[other] { $count } gracza
    }
web-play-bot = Zagraj z botem
web-set-up = Przygotuj stół
web-join = Dołącz z kodem
web-code = Kod
web-join-go = Dołącz
web-replays = Zapisy gier
web-replays-about = Otwórz plik gry i obejrzyj ją jeszcze raz.
web-replays-choose = Wybierz plik gry
web-replays-open = Otwórz
web-learn = Nauka gry
# $game: its name
web-rules-of = Zasady gry „{ $game }”
# A first game, played along with what is said on the way
web-lesson = Lekcja
web-lesson-start = Naucz się, grając
web-lesson-onward = A teraz z botem

## New table

web-new-table = Nowy stół
web-seats = Miejsca
web-how-many = Liczba graczy
# $number (number)
web-seat = Miejsce { $number }
# $number (number)
web-who-sits = Kto siedzi na miejscu { $number }
# $number (number)
web-name-of = Imię gracza { $number }
web-seat-open = Ktoś z linkiem
web-seat-same = Ktoś na tym urządzeniu
web-about-bots = O botach, od najsilniejszego
web-rules = Zasady
web-all-options = Wszystkie ustawienia
# $rule: its number
web-rule = Zasada { $rule }
web-start = Zacznij
web-open-table = Otwórz stół

## Tempo

web-pace = Tempo
web-pace-move = Czas na ruch
web-pace-none = Bez zegara
web-pace-more = Rezerwa i zastępstwo
web-pace-bank = Rezerwa na całą grę
web-pace-no-bank = Brak
web-pace-bank-about = Dłuższy ruch zużywa czas z rezerwy.
web-pace-level = Kto gra potem
web-pace-level-about = Ten bot gra za osobę, której skończył się czas, dopóki nie wróci ona na miejsce.
# $count (number)
web-pace-minutes = { $count } min
web-pace-hours = { $count } godz.
web-pace-days =
    { $count ->
        [one] { $count } dzień
        [few] { $count } dni
        [many] { $count } dni
       *[other] { $count } dnia
    }
# $move, $bank: times such as “2 days”; $level of a bot
web-pace-told = Czas na ruch: { $move }. Gdy minie, gra bot: { $level }.
web-pace-told-bank = Czas na ruch: { $move }, w rezerwie { $bank }. Gdy minie wszystko, gra bot: { $level }.
# Before the time that the reader still has
web-pace-yours = Twój czas
web-pace-nearly-up = Twój czas prawie minął. Potem zagra za ciebie bot.
# $time: how long, in words
web-time-left = Na ruch: { $time }
web-reserve-left = Z rezerwy: { $time }
web-pace-short = mniej niż minuta

## Waiting room

web-here = Przy stole
web-away = Poza zasięgiem
web-on-this-device = Na tym urządzeniu
web-seat-hint = Zaproś kogoś albo dodaj bota
web-seat-free = Wolne
# $name of a person of the last game
web-kept-for = Czeka: { $name }
web-add-bot = Dodaj bota
web-bot-level = Poziom bota
web-remove = Usuń
# $name
web-remove-name = Usuń: { $name }
# $number of a seat that nobody has taken
web-remove-seat = Usuń miejsce { $number }
web-change-name = Zmień imię
web-save = Zapisz
web-invite = Zaproszenie
web-invite-about = Zeskanuj, wpisz kod na stronie głównej albo wyślij link.
web-qr = Kod QR zaproszenia
web-invite-link = Link z zaproszeniem
web-watch-link = Link tylko do oglądania
web-usual-rules = Zwykłe zasady
web-at-the-table = Przy stole
web-hints = Podpowiedzi
web-hints-about = Kto ma ruch, może poprosić o podpowiedź. Nikt inny się o tym nie dowie.
web-no-hints = Przy tym stole nie ma podpowiedzi.
web-fill = Uzupełnij botami
# $count (number)
web-seats-empty =
    { $count ->
        [one] Wolne jest jeszcze { $count } miejsce.
        [few] Wolne są jeszcze { $count } miejsca.
        [many] Wolnych jest jeszcze { $count } miejsc.
       *[other] Wolne jest jeszcze { $count } miejsca.
    }
web-all-here = Wszystkie miejsca są zajęte.
# $name
web-waiting-for-host = Grę zacznie { $name }.
web-host-will-start = Grę zacznie gospodarz.
web-leave = Odejdź od stołu
web-close-table = Zamknij stół
web-close-sure = Stół i zaproszenia znikną. Tego nie da się cofnąć.
web-close-yes = Zamknij na zawsze

## Door

# $name
web-invites-you = { $name } zaprasza
web-invitation = Masz zaproszenie
web-door-watch = Możesz obejrzeć tę grę
web-door-seat = To miejsce jest dla ciebie
web-door-back = Twoje miejsce czeka
web-door-host = Zostaniesz gospodarzem tego stołu
web-full = Wszystkie miejsca są zajęte, ale możesz oglądać.
web-choose-seat = Wybierz miejsce
web-sit-down = Usiądź
# $name
web-continue-as = Graj dalej jako { $name }
web-only-watch = Tylko oglądaj
web-watch = Oglądaj
web-take-over = Zostań gospodarzem

## Link to a seat

web-seat-link = Link do tego miejsca
# $name: whose seat it is
web-seat-link-of = Link do miejsca: { $name }
web-seat-link-about = Ten link prowadzi z powrotem na miejsce z każdego urządzenia, także gdy przeglądarka utraci pliki cookie. Zachowaj go w bezpiecznym miejscu i w tajemnicy: kto go ma, może grać na tym miejscu. Daj go tylko osobie, która ma tu usiąść.
web-to-table = Wróć do stołu

## Curtain

web-pass-to = Przekaż urządzenie: teraz gra
web-curtain-about = Teraz nikt inny nie powinien patrzeć. Twoja gra jest za tym biletem.
web-hold = Przytrzymaj, aby otworzyć

## Errors

web-closed = Ta linia jest zamknięta
web-to-home = Na stronę główną
web-report-about = To pomoże znaleźć błąd komuś, kto opiekuje się serwerem:
web-report = Zgłoszenie
web-offline = Brak połączenia
web-offline-about = Nie można połączyć się z serwerem. Twoje gry są tam przechowywane: nic nie przepadło.
web-offline-again = Spróbuj ponownie

## Status, for whoever looks after the server

web-status = Stan serwera
# $number: of a process, as the system has it
web-status-process = Proces { $number }
web-status-up = Czas działania
web-status-tables = Stoły w pamięci
web-status-pages = Połączone strony
web-status-actions = Ruchy
web-status-slowest = 99 ze 100 ruchów w ciągu
web-status-bots = Oczekujące ruchy botów
web-status-failures = Boty, które zawiodły
web-status-memory = Pamięć

## What the scripts say; the names in braces are filled in by them

web-client-reconnecting = Łączymy ponownie…
web-client-kept = Twój plan jest tu zachowany.
web-client-try-now = Spróbuj teraz
# $time
web-client-last-contact = Ostatni kontakt o { $time }.
web-client-online = Połączono
web-client-outdated = Jest nowa wersja tych stron.
web-client-closed = Ten stół jest zamknięty.
web-client-reload = Odśwież
web-client-offline-reason = Brak połączenia. Dopóki nie wróci, nic nie zostanie wysłane.
# The place or the die is not among those that can be played, and only the server knows the reason
web-client-offline-why = Brak połączenia. Dlaczego teraz tak nie można, okaże się, gdy wróci.
web-client-asked = Wybór zachowany. Co da, zobaczysz, gdy wróci połączenie.
web-client-nothing-back = Nie masz teraz czego cofnąć.
web-client-your-turn = Twój ruch
web-client-reserve = z rezerwy
# $n: how many lines
web-client-missed = Nowe w dzienniku od twojej ostatniej wizyty: { $n }
# $n, $m
web-client-way = sposób { $n } z { $m }
# $place: as on the board, B3
web-client-take-back = Cofnąć rysunek na { $place }?
web-client-take-back-verb = Cofnij
web-client-confirm = Zatwierdź
web-client-finish = Zakończ
web-client-waiting = Czekamy…
web-client-back = Wstecz
web-client-undo = Cofnij
web-client-changed = Pozycja się zmieniła. Spójrz jeszcze raz.
web-client-stale = Za późno: pozycja już się zmieniła.
web-client-failed = Nie udało się. Spróbuj jeszcze raz.
web-client-copied = Skopiowano
# $text
web-client-cannot-copy = Skopiuj samodzielnie: { $text }
web-client-rule = Zasada
web-client-close = Zamknij
web-client-zoom-in = Bliżej
web-client-zoom-out = Dalej
web-client-zoom-whole = Cała plansza
web-client-turn = { web-table-turn }
web-client-hint = { web-table-hint }
web-client-hint-thinking = Myślę…
web-client-choices = Wszystko, co można wskazać
# $name: whose board it is
web-client-not-yours = To cudza plansza: { $name }.

## Table

web-table-seats = Gracze
web-table-boards = Plansze
web-table-board-text = Plansza jako tekst
web-table-menu = Opcje
web-table-close = Zamknij
web-table-choices = Co można teraz wskazać
web-table-no-choices = Teraz na planszy nie ma nic do wskazania.
web-table-rivals = Może chodziło o
web-table-action = Twój ruch
web-table-side = Wynik, dziennik i czat
web-table-score = Wynik
web-table-log = Dziennik
web-table-chat = Czat
# What one player is doing, beside the name
web-table-acting = gra
web-table-done = gotowe
web-table-waiting = czeka
web-table-away = poza stołem
web-table-bot = gra bot
web-table-stand-in = zastępuje bot
web-table-conceded = po poddaniu gra bot
# $names: a list of names
web-table-waiting-for = Czekamy na: { $names }.
# $names: who has said yes
web-table-in-favour = Za: { $names }.
web-table-watching = Tylko patrzysz.
web-table-two = { $first } i { $second }
web-table-three = { $first }, { $second } i { $third }
# $more (number): how many others
web-table-many =
    { $first }, { $second }, { $third } i jeszcze { $more ->
        [one] { $more } osoba
        [few] { $more } osoby
        [many] { $more } osób
       *[other] { $more } osoby
    }
web-table-if-ended = Gdyby to był koniec
web-table-light = Wybierz wiersz, by zobaczyć go na planszy
web-table-nothing-yet = Na razie nic nie punktuje.
web-table-undo = Cofnij
web-table-turn = Obróć
web-table-hint = Podpowiedź
web-table-finish = Zakończ
web-table-log-earlier = Wcześniejszych wpisów nie pokazano.
web-table-chat-earlier = Wcześniejszych wiadomości nie pokazano.
web-table-no-messages = Nie ma jeszcze wiadomości
web-table-say-hello = Przywitaj się: usłyszą cię wszyscy przy stole.
web-table-message = Wiadomość
web-table-send = Wyślij
web-table-agree = Zgoda
web-table-decline = Odrzuć
web-table-withdraw = Wycofaj
# $name: who is away
web-table-you-voted = To twój głos: za gracza { $name } ma grać bot.
web-table-you-ask-back = Prosisz o cofnięcie swojego ostatniego ruchu.
web-table-you-would-end = Chcesz zakończyć grę teraz.

# The result
web-table-you-win = Wygrywasz
web-table-wins = Wygrywa { $names }
web-table-share = Zwycięstwem dzielą się { $names }
web-table-you-share = Dzielisz zwycięstwo: razem z tobą { $names }
# Of a game that those who played have ended before its end
web-table-stopped = Zakończona przed czasem
web-table-stopped-about = Taki był stan punktów. Ta gra nie liczy się do statystyk.
# $names: who has given up
web-table-gave-up = Kto się poddał: { $names }. Dalej grał bot.
web-table-you-gave-up = Poddajesz tę grę.
# $points (number)
web-table-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
# alone, where there is something to beat
web-table-enough = { web-table-points }: cel { $target } przekroczony
web-table-not-enough = { web-table-points }: cel { $target } nieprzekroczony
web-table-again = Zagraj jeszcze raz
web-table-next = Do następnego stołu
web-table-called = Jeszcze raz? Następny stół jest otwarty, twoje miejsce czeka.
web-table-review = Obejrzyj
web-table-share-replay = Udostępnij
web-table-save = Zapisz
web-table-fair = Uczciwy los
web-table-checked = sprawdzono ✓
web-table-not-fair = nie zgadza się ✕
web-table-fair-about = Zobowiązanie pokazano przed pierwszym ruchem. Ziarno i liczba jednorazowa dowodzą, że potem nikt nie mógł zmienić kostek ani kart.
# While the game runs
web-table-fair-now = Kostki i karty ustalono przed pierwszym ruchem, a to zobowiązanie jest ich pieczęcią. Na końcu ziarno zostanie ujawnione i każdy będzie mógł je sprawdzić.
web-table-commitment = Zobowiązanie
web-table-seed = Ziarno
web-table-nonce = Liczba jednorazowa

# The menu
web-table-restart = Zacznij tę turę od nowa
web-table-ask-back = Poproś innych o cofnięcie mojego ostatniego ruchu
web-table-since = Od twojej ostatniej wizyty
web-table-bot-for-you = Gra za ciebie bot.
web-table-is-away = Gracz { $name } jest nieobecny.
web-table-take-back-seat = Odbierz swoje miejsce botowi
web-table-bot-for-good = Poddajesz tę grę. Dalej gra za ciebie bot.
web-table-concede = Poddaj się
web-table-concede-sure = Bot zagra za ciebie do końca, a ty zajmiesz ostatnie miejsce. Miejsca nie da się odzyskać.
web-table-concede-yes = Poddaj się na dobre
web-table-end = Zakończ grę teraz
web-table-vote-end = Zaproponuj koniec gry
web-table-end-sure = Gra skończy się bez zwycięzcy, gdy wszyscy się zgodzą. Można ją będzie obejrzeć, ale nie liczy się do statystyk.
web-table-end-alone = Gra skończy się bez zwycięzcy. Można ją będzie obejrzeć, ale nie liczy się do statystyk.
web-table-end-yes = Zakończ
web-table-vote = Zaproponuj
web-table-bot-in = Niech bot gra za: { $name }
# $votes (number): how many want it already
web-table-vote-bot =
    { $votes ->
        [0] Głosuj za botem na miejscu: { $name }
       *[other] Głosuj za botem na miejscu: { $name } (dotąd głosów: { $votes })
    }
web-table-new-link = Nowy link do miejsca: { $name }
web-table-new-link-sure = Kto go otworzy, gra odtąd na tym miejscu. Urządzenia, które je teraz mają, stracą je.
web-table-new-link-yes = Utwórz link
web-table-fork = Graj stąd dalej z botami
web-table-other-device = Kontynuuj na innym urządzeniu
web-remind = Przypomnienia
web-remind-open = Gdy jest twój ruch, otwarta strona stołu woła cię przez:
web-remind-sound = gwizd
web-remind-title = nazwę karty
web-remind-badge = znak na ikonie aplikacji
web-remind-about = Gdy jest twój ruch, a żadna strona stołu nie jest otwarta, wezwanie przyjdzie:
web-remind-push = Na tym urządzeniu
web-remind-push-cannot = W tej przeglądarce przypomnień nie będzie: potrzebne są https i powiadomienia push.
web-remind-push-denied = Powiadomienia nie są dozwolone. Można to zmienić w ustawieniach przeglądarki.
web-remind-push-on = Przypomnienia będą przychodzić na to urządzenie.
web-remind-push-off = Na to urządzenie przypomnienia już nie przyjdą.
web-remind-webhook = Webhook
web-remind-webhook-about = Rozumie go na przykład Discord. Puste pole wyłącza.
web-short-turns = Kończ moje tury automatycznie
web-short-turns-about = Gdy nic innego nie da się zrobić. Potem może nie być odwrotu.
web-table-keys = Klawisze
web-table-key-arrows = od miejsca do miejsca
web-table-key-tap = obejrzyj miejsce, potem zatwierdź
web-table-key-tools = wybierz, czym grasz
web-table-key-turn = inny sposób; z Shift wstecz
web-table-key-hint = dobry ruch i dlaczego
web-table-key-undo = cofnij
web-table-key-restart = zacznij turę od nowa
web-table-key-drop = porzuć plan
web-table-key-choices = lista wszystkiego, co można wskazać
web-table-key-zoom = bliżej, dalej, cała plansza
web-table-key-log = dziennik
web-table-key-chat = czat
web-table-key-keys = ta lista

# The replay
web-replay-title = Powtórka
web-replay-moments = Chwile gry
web-replay-side = Wynik i dziennik
web-replay-begin = Przed pierwszym ruchem.
# $name: whose move; other players see it later
web-replay-hidden = { $name } wykonuje ruch, który jest jeszcze ukryty.
# $name: whose turn it was
web-replay-turn-ended = { $name } kończy turę.
web-replay-back = Krok wstecz
web-replay-ahead = Krok naprzód
web-replay-play = Odtwórz
web-replay-pause = Wstrzymaj
web-replay-speed = Tempo
web-replay-view-as = Oczami
web-replay-open = wszystkich
web-replay-show = Pokaż
web-replay-fork = Graj stąd dalej
web-replay-file = Zapisz
web-replay-broken-off = Tej gry nie dograno do końca.
web-replay-key-step = krok wstecz lub naprzód
web-replay-key-ends = na początek, na koniec
web-replay-key-play = odtwórz lub wstrzymaj

## Analysis of a game

web-analysis-title = Analiza
web-analysis-about = Bot ogląda każdą decyzję gracza, znając tylko to, co wtedy było wiadome, i pokazuje, gdzie zrobiłby inaczej.
web-analysis-ask = Analizuj
web-analysis-whose = Czyje decyzje
# $found (number), $of (number)
web-analysis-progress = Obejrzane decyzje: { $found } z { $of }
web-analysis-nothing-lost = Bot nie widzi, by coś stracono.
# $of (number), $costly (number)
web-analysis-costly = Decyzje: { $of }. Kosztowne: { $costly }.
# $listed (number), $marked (number): of the losses
web-analysis-worst = Na liście największe straty: { $listed }; na linii zaznaczono: { $marked }.
# $count (number)
web-analysis-not-judged = Decyzje bez oceny: { $count }
# $bot: the name of a level
web-analysis-judge = Sędzia: { $bot }.
web-analysis-better = Pokaż lepszy ruch
web-analysis-best = Lepiej:
web-analysis-played = Zagrano:
web-analysis-as-played = Jak było
# $at (number): of the moment
web-analysis-moment = krok { $at }
# $lost: a figure
web-analysis-lost-points = Stracone tutaj: { $lost }
# $lost: a figure
web-analysis-percent = { $lost }%
# $lost: a figure
web-analysis-lost-chance = Stracona tu szansa wygranej: { web-analysis-percent }

## By oneself: the challenge of the day

web-alone = W pojedynkę
web-challenge = Wyzwanie dnia
web-challenge-about = Dziś dla wszystkich na tym serwerze te same kostki, karty lub kafelki i jedna próba.
web-challenge-device = Jedna próba na urządzenie, rozpoznawane po pliku cookie. Rozpoczętej próby nie da się powtórzyć, nawet gdy usuniesz stół.
# $hours (number), $minutes (number)
web-challenge-left =
    { $hours ->
        [0] Do końca dnia { $minutes } min (północ UTC).
       *[other] Do końca dnia { $hours } godz. { $minutes } min (północ UTC).
    }
web-challenge-alone = Gra w pojedynkę
# $bot: what a bot is called
web-challenge-against = Przeciwnik: { $bot }
web-challenge-play = Zacznij próbę
web-challenge-begun = Twoja próba już trwa.
web-challenge-go-on = Graj dalej
web-challenge-own = Zobacz swoją grę
web-challenge-missed = Próba nie została ukończona na czas, więc się nie liczy.
web-challenge-nobody = Nikt jeszcze nie skończył.
# $count (number)
web-challenge-under-way =
    { $count ->
        [one] Jeszcze gra: { $count }
        [few] Jeszcze grają: { $count }
        [many] Jeszcze gra: { $count }
       *[other] Jeszcze gra: { $count }
    }
web-challenge-results = Wyniki dnia
web-challenge-all = Wszystkie wyniki
web-challenge-yesterday = Wczoraj
web-challenge-held = Powtórki, pliki gier i ziarno losowe zobaczysz po zakończeniu dnia, o północy UTC.
web-challenge-sheets = Skąd się wzięły punkty
web-challenge-replay = Powtórka
web-challenge-days = Inne dni
web-challenge-earlier = Dzień wcześniej
web-challenge-later = Dzień później
# $day (number), $month (number), $year: four digits
web-day =
    { $month ->
        [1] { $day } stycznia { $year }
        [2] { $day } lutego { $year }
        [3] { $day } marca { $year }
        [4] { $day } kwietnia { $year }
        [5] { $day } maja { $year }
        [6] { $day } czerwca { $year }
        [7] { $day } lipca { $year }
        [8] { $day } sierpnia { $year }
        [9] { $day } września { $year }
        [10] { $day } października { $year }
        [11] { $day } listopada { $year }
       *[12] { $day } grudnia { $year }
    }

## Statistics

web-statistics = Statystyki
web-statistics-about = Gry rozegrane do końca na tym urządzeniu. Zostają, dopóki istnieją ich stoły; odgałęzienia gier się nie liczą.
web-statistics-start = Tu zaczyna się twoja linia
web-statistics-none = Na tym urządzeniu nie rozegrano jeszcze żadnej gry do końca. Po pierwszej znajdziesz tu swoje wyniki, rekordy i rywali.
web-statistics-first = Wybierz pierwszą grę
web-statistics-csv = Zapisz jako CSV
web-statistics-games = Gry
web-statistics-best = Najlepszy wynik
web-statistics-mean = Średnio
web-statistics-won = Wygrane
web-statistics-drawn = Remisy
web-statistics-lost = Przegrane
# $count (number), $low (number), $high (number)
web-statistics-plot =
    { $count ->
        [one] { $count } wynik: { $high }.
        [few] { $count } kolejne wyniki: od { $low } do { $high } punktów.
        [many] { $count } kolejnych wyników: od { $low } do { $high } punktów.
       *[other] { $count } kolejnego wyniku: od { $low } do { $high } punktów.
    }
web-statistics-dots = Wypełniona kropka: wygrana.
web-statistics-parts = Skąd są punkty, średnio
web-statistics-part = Część wyniku
web-statistics-rivals = Bilans z rywalami
web-statistics-rival = Rywal
web-statistics-variants = Według wariantów
web-statistics-variant = Zasady
web-statistics-last = Ostatnie gry
web-statistics-day = Dzień
web-statistics-score = Punkty
web-statistics-server = Na tym serwerze
web-statistics-server-about = Wszystkie ukończone gry wszystkich osób, bez imion.
# $count (number)
web-statistics-played =
    { $count ->
        [one] { $count } gra
        [few] { $count } gry
        [many] { $count } gier
       *[other] { $count } gry
    }
web-statistics-who = Kto
web-statistics-people = Ludzie
web-statistics-detail = Szczegóły

## Puzzles

web-puzzles = Zagadki
web-puzzles-about = Boty doszły do ostatniej decyzji: po ostatnim rzucie lub ostatniej karcie albo do ostatniego ruchu. Znajdź najlepsze zakończenie. Dowiedziono, że cel da się osiągnąć, a więcej się nie da.
# $solved (number), $all (number)
web-puzzles-solved = Rozwiązane { $solved }/{ $all }
# $number (number)
web-puzzle = Zagadka { $number }
# $points (number)
web-puzzle-open = Cel: { $points }
web-puzzle-done = Rozwiązana: { $points }
# $reached (number), $points (number)
web-puzzle-reached = { $reached } z { $points }
# $number (number), $points (number)
web-puzzle-goal = Zagadka { $number }: zakończ grę z wynikiem { $points }.
web-puzzle-last-turn = Zagadka { $number }, ostatni ruch: cel to wynik { $points }.
web-puzzle-solved = Rozwiązane! Lepszego zakończenia nie ma.
# $points (number), $short (number)
web-puzzle-short =
    { $short ->
        [one] Możliwy wynik to { $points }: brakuje { $short } punktu.
        [few] Możliwy wynik to { $points }: brakuje { $short } punktów.
        [many] Możliwy wynik to { $points }: brakuje { $short } punktów.
       *[other] Możliwy wynik to { $points }: brakuje { $short } punktu.
    }
web-puzzle-again = Spróbuj jeszcze raz
web-puzzle-next = Następna zagadka

## Round a real table

web-real = Przy prawdziwym stole
web-real-about = Dla tych, którzy siedzą razem nad papierem, kartami i planszą: ekran tylko pomaga.
web-real-way = Policz papierowe plansze, wydrukuj je, rzucaj wspólnymi kostkami.
web-real-open = Otwórz
web-real-score = Policz wynik
web-real-print = Drukuj

# A result that is tapped in
web-paper = Policz wynik
web-paper-whose = Czyja plansza
web-paper-more = Dodaj gracza
web-paper-fewer = Usuń gracza
web-paper-undo = Cofnij
web-paper-clear = Od nowa
web-paper-wrong = Tak być nie może
web-paper-text = Jako tekst
web-paper-text-about = Wszystko, co wpisano: do skopiowania albo wpisania. Jest też w adresie tej strony.
web-paper-read = Wczytaj
web-print = Drukuj

# Sheets to print
web-print-size = Papier
web-print-copies = Ile plansz
web-print-show = Pokaż
web-print-now = Drukuj
web-print-about = W oknie drukowania wybierz „rozmiar rzeczywisty” lub „dopasuj do strony”. Ostatnia kartka jest na punkty.

# Dice and cards for a real table
web-companion-open = Otwórz
web-companion-timer = Czas na ruch
web-companion-untimed = Ile trzeba
web-companion-sound = Gwizd
# $count (number)
web-companion-seconds = { $count } s
web-companion-invite = Pokaż innym
web-companion-invite-about = Zeskanuj albo wpisz kod na stronie głównej.
web-companion-watching = Rzuca i rozdaje inne urządzenie. Widzisz to od razu.
web-companion-end = Zakończ wcześniej
web-companion-end-about = Nic więcej nie wypadnie i każdy może sprawdzić, że wszystko było uczciwe.
web-companion-end-yes = Zakończ

# A counter for a real table
web-counter-undo = Cofnij
web-counter-watching = Liczy inne urządzenie. Widzisz to od razu.
web-counter-end = Zakończ liczenie
web-counter-end-about = Nic więcej nie da się wpisać. Wszystko, co policzono, pozostanie widoczne.
