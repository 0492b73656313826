### Railroad Ink in Polish.
### Arguments: $name is a player's name; $cell a cell (B1); $face a face's id as listed in railroad-ink-face.

railroad-ink-name = Kolejowy szlak: Płomienna czerwień

## Faces of the dice, special routes, lava and craters

# $face: its id
railroad-ink-face =
    { $face ->
        [highway-straight] prosta autostrada
        [highway-curve] zakręt autostrady
        [highway-t] skrzyżowanie autostrad typu T
        [railway-straight] prosta linia kolejowa
        [railway-curve] zakręt linii kolejowej
        [railway-t] skrzyżowanie kolejowe typu T
        [overpass] wiadukt
        [station-straight] stacja na prostej
        [station-curve] stacja na zakręcie
        [highway-cross] pełne skrzyżowanie autostrad
        [railway-cross] pełne skrzyżowanie kolejowe
        [station-three-highways] stacja z trzema autostradami
        [station-three-railways] stacja z trzema liniami kolejowymi
        [station-two-curves] stacja na dwóch zakrętach
        [station-cross] stacja na skrzyżowaniu
        [lava-curve] zakręt lawy
        [lava-straight] prosta lawa
        [lava-t] lawa z trzech stron
        [lava-highway] lawa z autostradą
        [lava-railway] lawa z linią kolejową
        [volcano] wulkan
        [crater] krater
       *[other] trasa
    }
# What somebody draws or crosses out; $face: its id
railroad-ink-face-accusative =
    { $face ->
        [highway-straight] prostą autostradę
        [highway-curve] zakręt autostrady
        [highway-t] skrzyżowanie autostrad typu T
        [railway-straight] prostą linię kolejową
        [railway-curve] zakręt linii kolejowej
        [railway-t] skrzyżowanie kolejowe typu T
        [overpass] wiadukt
        [station-straight] stację na prostej
        [station-curve] stację na zakręcie
        [highway-cross] pełne skrzyżowanie autostrad
        [railway-cross] pełne skrzyżowanie kolejowe
        [station-three-highways] stację z trzema autostradami
        [station-three-railways] stację z trzema liniami kolejowymi
        [station-two-curves] stację na dwóch zakrętach
        [station-cross] stację na skrzyżowaniu
        [lava-curve] zakręt lawy
        [lava-straight] prostą lawę
        [lava-t] lawę z trzech stron
        [lava-highway] lawę z autostradą
        [lava-railway] lawę z linią kolejową
        [volcano] wulkan
        [crater] krater
       *[other] trasę
    }

## Why something cannot be drawn

railroad-ink-cell-taken = Pole { $cell } jest już zajęte. Wybierz puste.
railroad-ink-unlike-routes-meet = Na { $cell } autostrada zetknęłaby się z linią kolejową. Łączy je tylko stacja.
railroad-ink-joins-nothing = Na { $cell } { railroad-ink-face } z niczym się nie łączy. Potrzebne jest wyjście albo trasa tego samego rodzaju.
railroad-ink-no-such-die = Na pozostałych kostkach tego nie ma: { railroad-ink-face }.
railroad-ink-special-this-round = Trasa specjalna w tej rundzie jest już wykorzystana. Na rundę przypada jedna.
railroad-ink-special-crossed = Ta trasa specjalna jest już wykreślona. Każdej można użyć raz na grę.
railroad-ink-specials-spent = Wszystkie trzy trasy specjalne tej gry są już wykorzystane.
railroad-ink-die-fits = Na planszy zmieści się jeszcze kostka. Narysuj ją, zanim zakończysz rundę.
railroad-ink-lava-joins-nothing = Na { $cell } ta lawa nie łączy się z inną. Dołącz ją bokiem z lawą.
railroad-ink-no-such-lava-die = Na pozostałych kostkach lawy tego nie ma: { railroad-ink-face }.
railroad-ink-lava-owed = Narysuj co najmniej jedną kostkę lawy, zanim zakończysz rundę.
railroad-ink-volcano-beside-lava = Pole { $cell } sąsiaduje z lawą. Nowy wulkan potrzebuje miejsca z dala od niej.
railroad-ink-room-owed = Twoja lawa nie ma dokąd płynąć. Wymaż trasę obok niej albo narysuj nowy wulkan.
railroad-ink-no-need-to-erase = Trasa na { $cell } zostaje. Trasy wymazuje się tylko wtedy, gdy lawa nie ma dokąd płynąć.
railroad-ink-cannot-erase = Na { $cell } nie można nic wymazać. Wybierz trasę przy otwartym brzegu lawy.
railroad-ink-no-lava = W tej grze nie ma lawy.

## Why something cannot be done now

railroad-ink-strike-first = Najpierw meteoryt: przyjmij uderzenie albo wykreśl trasę specjalną, aby go zignorować.
railroad-ink-no-strike = Żaden meteoryt teraz ci nie grozi.
railroad-ink-direction-given = Kierunek meteorytu wskazała kostka. Nie możesz wybrać innego.
# $pair (number)
railroad-ink-pair-taken = Pary { $pair } nie ma wśród wolnych. Wybierz inną.
railroad-ink-not-your-pick = To nie twoja kolej na branie kostek.
railroad-ink-confirmed = Ta runda jest już przez ciebie zakończona. Zaczekaj na nowe kostki.
railroad-ink-not-now = Teraz nie ma czego rysować. Zaczekaj na swoje kostki.
railroad-ink-no-roll = To nie jest pora na rzut kostkami.
railroad-ink-no-such-action = W tej grze nie ma takiej akcji.
railroad-ink-not-in-pl2019 = Polskie wydanie z 2019 roku nie zna dobierania kostek, a rozszerzenia łączy się w nim z grą pojedynczo. Wybierz wydanie z 2020 roku albo mniej dodatków.
railroad-ink-draft-needs-two = Do dobierania kostek potrzeba co najmniej dwojga graczy.

## Notation

# $text: what somebody typed
railroad-ink-unknown-action = „{ $text }” to nie akcja. Akcje zapisuje się tak: „B1 h-h-”, „take 3” albo „done”.
railroad-ink-unknown-piece = „{ $text }” to nie trasa. Zapisz boki od góry zgodnie z ruchem wskazówek zegara: „h-h-” to prosta autostrada, „-rr-” to zakręt linii kolejowej.
railroad-ink-unknown-dice = „{ $text }” – tego te kostki nie mogą pokazać. Rzut zapisuje się tak: „h-h- hh-- rrr- hrhr^”.
railroad-ink-unknown-cell = „{ $text }” to nie pole. Pola biegną od A1 do G7.
# $length (number)
railroad-ink-board-too-long =
    { $length ->
        [one] { $length } znak
        [few] { $length } znaki
        [many] { $length } znaków
       *[other] { $length } znaku
    } to za dużo jak na jedną planszę.

## The log

railroad-ink-star = { $name } otrzymuje gwiazdkę i zaczyna dobieranie kostek.
# $round (number)
railroad-ink-rolled = Runda { $round }: kostki rzucone.
railroad-ink-drew = { $name } rysuje { railroad-ink-face-accusative } na { $cell }.
railroad-ink-erased = { $name } wymazuje trasę na { $cell }.
railroad-ink-struck = { $name }: meteoryt uderza w { $cell }.
railroad-ink-ignored = { $name } wykreśla { railroad-ink-face-accusative } i ignoruje meteoryt.
# $pair (number)
railroad-ink-took = { $name } bierze parę { $pair }.
railroad-ink-done = { $name } kończy rundę.

## The score sheet

railroad-ink-part-exits = Wyjścia
railroad-ink-part-highway = Najdłuższa autostrada
railroad-ink-part-railway = Najdłuższa linia kolejowa
railroad-ink-part-centre = Środek
railroad-ink-part-errors = Błędy
railroad-ink-part-lava = Lawa
railroad-ink-part-craters = Kratery

# $exits (number)
railroad-ink-exits-count =
    { $exits ->
        [one] { $exits } wyjście
        [few] { $exits } wyjścia
        [many] { $exits } wyjść
       *[other] { $exits } wyjścia
    }
# $cells (number)
railroad-ink-cells-count =
    { $cells ->
        [one] { $cells } pole
        [few] { $cells } pola
        [many] { $cells } pól
       *[other] { $cells } pola
    }
# $length (number)
railroad-ink-segments-count =
    { $length ->
        [one] { $length } odcinek
        [few] { $length } odcinki
        [many] { $length } odcinków
       *[other] { $length } odcinka
    }

# $letter: the network's letter, as drawn on the board; $exits (number), $cells (number)
railroad-ink-network = Sieć { $letter }: { railroad-ink-exits-count }, { railroad-ink-cells-count }
railroad-ink-longest-highway = Najdłuższa autostrada: { railroad-ink-segments-count }
railroad-ink-longest-railway = Najdłuższa linia kolejowa: { railroad-ink-segments-count }
railroad-ink-centre = Zapełnione w środku: { railroad-ink-cells-count }
railroad-ink-open-highway = Otwarty koniec autostrady na { $cell }
railroad-ink-open-railway = Otwarty koniec linii kolejowej na { $cell }
railroad-ink-open-lava = Otwarty brzeg lawy na { $cell }
railroad-ink-end-at-crater = Trasa do krateru na { $cell }
railroad-ink-largest-lake = Największe jezioro lawy: { railroad-ink-cells-count }
railroad-ink-closed-lake = Zamknięte jezioro lawy: { railroad-ink-cells-count }

railroad-ink-tie-errors = Punktów tyle samo: zdecydowała mniejsza liczba błędów.
railroad-ink-tie-star = Punktów i błędów tyle samo: zdecydowało miejsce najbliższe gwiazdce, licząc przeciwnie do ruchu wskazówek zegara.

## The round and the boards

railroad-ink-phase-star = Losowanie gwiazdki
railroad-ink-phase-pool = Łączenie kostek w pary
railroad-ink-phase-roll = Rzut kostkami
railroad-ink-phase-strike = Meteoryty
railroad-ink-phase-draft = Dobieranie kostek
railroad-ink-phase-drawing = Rysowanie
railroad-ink-phase-over = Koniec gry

# What one player is doing, beside the name
railroad-ink-stage-waiting = czeka
railroad-ink-stage-strike = mierzy się z meteorytem
railroad-ink-stage-drawing = rysuje
railroad-ink-stage-done = gotowe

railroad-ink-direction-up = w górę
railroad-ink-direction-right = w prawo
railroad-ink-direction-down = w dół
railroad-ink-direction-left = w lewo
railroad-ink-direction-free = do wyboru

# $round (number), $rounds (number)
railroad-ink-board-title = Plansza: { $name }, runda { $round } z { $rounds }
railroad-ink-board-empty = Nic jeszcze nie narysowano.
railroad-ink-board-mark = Ostatni meteoryt uderzył w { $cell }.
railroad-ink-cell-empty = { $cell }: puste
railroad-ink-cell-holds = { $cell }: { railroad-ink-face }
# $round (number)
railroad-ink-cell-drawn-in-round = { $cell }: { railroad-ink-face }, runda { $round }
# $way (number), $ways (number)
railroad-ink-cell-way = { $cell }: { railroad-ink-face }, wariant { $way } z { $ways }

## Options

railroad-ink-option-edition = Wydanie
    .about = Zasady, które rozstrzygają tam, gdzie oba wydania się różnią.
    .value-uk2020 = Ukraińskie, 2020
    .value-pl2019 = Polskie, 2019
railroad-ink-option-longest = Najdłuższe trasy
    .about = Jak liczyć najdłuższą autostradę i najdłuższą linię kolejową.
    .value-auto = Jak w wydaniu
    .value-segments = Według odcinków; linia może się przecinać
    .value-segments_strict = Według odcinków; dwa razy liczy się tylko pole z pełnym skrzyżowaniem
    .value-cells = Według pól; każde tylko raz
railroad-ink-option-lava = Lawa
    .about = Wulkan na środku i dwie kostki lawy; sześć rund.
    .value-false = { no }
    .value-true = { yes }
railroad-ink-option-meteors = Meteoryty
    .about = W każdej rundzie meteoryt uderza w każdą planszę; sześć rund.
    .value-false = { no }
    .value-true = { yes }
railroad-ink-option-draft = Dobieranie kostek
    .about = Gracze po kolei biorą pary kostek i każdy rysuje swoje; od dwóch osób.
    .value-false = { no }
    .value-true = { yes }
railroad-ink-option-must_draw = Kostki, dla których jest miejsce
    .about = Czy wolno zakończyć rundę, gdy jakąś kostkę można jeszcze narysować.
    .value-maximal = Trzeba narysować
    .value-free = Można pominąć
railroad-ink-option-open_boards = Odkryte plansze
    .about = Wszyscy widzą, co rysują inni, jeszcze przed zakończeniem rundy.
    .value-false = { no }
    .value-true = { yes }
railroad-ink-option-crater_duty = Rysowanie na kraterach
    .about = Czy trzeba narysować kostkę, która mieści się tylko na kraterze.
    .value-voluntary = Dobrowolne
    .value-empty = Jak na pustym polu
railroad-ink-option-crater_fills_centre = Kratery zapełniają środek
    .about = Goły krater w środku punktuje jak pole z rysunkiem.
    .value-false = { no }
    .value-true = { yes }
