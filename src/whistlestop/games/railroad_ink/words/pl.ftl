### Railroad Ink in Polish.
### Arguments: $name is a player's name; $cell a cell (B1); $face a face's id as listed in railroad-ink-face.

railroad-ink-name = Kolejowy szlak: Płomienna czerwień
railroad-ink-about = Wszyscy rysują te same kostki, każdy na własnej planszy: łącz wyjścia, buduj najdłuższe trasy i nie zostawiaj otwartych końców.

## Faces of the dice, special routes, lava and craters; .accusative is what somebody draws or crosses out

railroad-ink-face-highway-straight = prosta autostrada
    .accusative = prostą autostradę
railroad-ink-face-highway-curve = zakręt autostrady
    .accusative = zakręt autostrady
railroad-ink-face-highway-t = skrzyżowanie autostrad typu T
    .accusative = skrzyżowanie autostrad typu T
railroad-ink-face-railway-straight = prosta linia kolejowa
    .accusative = prostą linię kolejową
railroad-ink-face-railway-curve = zakręt linii kolejowej
    .accusative = zakręt linii kolejowej
railroad-ink-face-railway-t = skrzyżowanie kolejowe typu T
    .accusative = skrzyżowanie kolejowe typu T
railroad-ink-face-overpass = wiadukt
    .accusative = wiadukt
railroad-ink-face-station-straight = stacja na prostej
    .accusative = stację na prostej
railroad-ink-face-station-curve = stacja na zakręcie
    .accusative = stację na zakręcie
railroad-ink-face-highway-cross = pełne skrzyżowanie autostrad
    .accusative = pełne skrzyżowanie autostrad
railroad-ink-face-railway-cross = pełne skrzyżowanie kolejowe
    .accusative = pełne skrzyżowanie kolejowe
railroad-ink-face-station-three-highways = stacja z trzema autostradami
    .accusative = stację z trzema autostradami
railroad-ink-face-station-three-railways = stacja z trzema liniami kolejowymi
    .accusative = stację z trzema liniami kolejowymi
railroad-ink-face-station-corner = stacja na dwóch zakrętach
    .accusative = stację na dwóch zakrętach
railroad-ink-face-station-cross = stacja na skrzyżowaniu
    .accusative = stację na skrzyżowaniu
railroad-ink-face-lava-curve = zakręt lawy
    .accusative = zakręt lawy
railroad-ink-face-lava-straight = prosta lawa
    .accusative = prostą lawę
railroad-ink-face-lava-t = lawa z trzech stron
    .accusative = lawę z trzech stron
railroad-ink-face-lava-highway = lawa z autostradą
    .accusative = lawę z autostradą
railroad-ink-face-lava-railway = lawa z linią kolejową
    .accusative = lawę z linią kolejową
railroad-ink-face-volcano = wulkan
    .accusative = wulkan
railroad-ink-face-crater = krater
    .accusative = krater
railroad-ink-face-other = trasa
    .accusative = trasę

# $face: the end of one of the ids above
railroad-ink-face =
    { $face ->
        [highway-straight] { railroad-ink-face-highway-straight }
        [highway-curve] { railroad-ink-face-highway-curve }
        [highway-t] { railroad-ink-face-highway-t }
        [railway-straight] { railroad-ink-face-railway-straight }
        [railway-curve] { railroad-ink-face-railway-curve }
        [railway-t] { railroad-ink-face-railway-t }
        [overpass] { railroad-ink-face-overpass }
        [station-straight] { railroad-ink-face-station-straight }
        [station-curve] { railroad-ink-face-station-curve }
        [highway-cross] { railroad-ink-face-highway-cross }
        [railway-cross] { railroad-ink-face-railway-cross }
        [station-three-highways] { railroad-ink-face-station-three-highways }
        [station-three-railways] { railroad-ink-face-station-three-railways }
        [station-corner] { railroad-ink-face-station-corner }
        [station-cross] { railroad-ink-face-station-cross }
        [lava-curve] { railroad-ink-face-lava-curve }
        [lava-straight] { railroad-ink-face-lava-straight }
        [lava-t] { railroad-ink-face-lava-t }
        [lava-highway] { railroad-ink-face-lava-highway }
        [lava-railway] { railroad-ink-face-lava-railway }
        [volcano] { railroad-ink-face-volcano }
        [crater] { railroad-ink-face-crater }
       *[other] { railroad-ink-face-other }
    }
    .accusative =
        { $face ->
            [highway-straight] { railroad-ink-face-highway-straight.accusative }
            [highway-curve] { railroad-ink-face-highway-curve.accusative }
            [highway-t] { railroad-ink-face-highway-t.accusative }
            [railway-straight] { railroad-ink-face-railway-straight.accusative }
            [railway-curve] { railroad-ink-face-railway-curve.accusative }
            [railway-t] { railroad-ink-face-railway-t.accusative }
            [overpass] { railroad-ink-face-overpass.accusative }
            [station-straight] { railroad-ink-face-station-straight.accusative }
            [station-curve] { railroad-ink-face-station-curve.accusative }
            [highway-cross] { railroad-ink-face-highway-cross.accusative }
            [railway-cross] { railroad-ink-face-railway-cross.accusative }
            [station-three-highways] { railroad-ink-face-station-three-highways.accusative }
            [station-three-railways] { railroad-ink-face-station-three-railways.accusative }
            [station-corner] { railroad-ink-face-station-corner.accusative }
            [station-cross] { railroad-ink-face-station-cross.accusative }
            [lava-curve] { railroad-ink-face-lava-curve.accusative }
            [lava-straight] { railroad-ink-face-lava-straight.accusative }
            [lava-t] { railroad-ink-face-lava-t.accusative }
            [lava-highway] { railroad-ink-face-lava-highway.accusative }
            [lava-railway] { railroad-ink-face-lava-railway.accusative }
            [volcano] { railroad-ink-face-volcano.accusative }
            [crater] { railroad-ink-face-crater.accusative }
           *[other] { railroad-ink-face-other.accusative }
        }

## Why something cannot be drawn

railroad-ink-cell-taken = Pole { $cell } jest już zajęte. Wybierz puste.
railroad-ink-unlike-routes-meet = Na { $cell } autostrada zetknęłaby się z linią kolejową. Łączy je tylko stacja.
railroad-ink-joins-nothing = Na { $cell } { railroad-ink-face } z niczym się nie łączy. Potrzebne jest wyjście albo trasa tego samego rodzaju.
railroad-ink-no-such-die = Na pozostałych kostkach tego nie ma: { railroad-ink-face }.
railroad-ink-fits-nowhere = Na twojej planszy nie ma teraz na to miejsca: { railroad-ink-face }.
railroad-ink-choose-special = Wszystkie kostki są narysowane. Jeśli chcesz tu trasę specjalną, najpierw ją wybierz.
railroad-ink-all-drawn = Wszystkie kostki są narysowane. Zakończ rundę.
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
railroad-ink-cannot-crater = Na { $cell } nie może być krateru: nad kraterami meteoryt leci dalej, a lawa go pochłania.

## Why something cannot be done now

railroad-ink-strike-first = Najpierw meteoryt: przyjmij uderzenie albo wykreśl trasę specjalną, aby go zignorować.
railroad-ink-no-strike = Żaden meteoryt teraz ci nie grozi.
railroad-ink-direction-given = Kierunek meteorytu wskazała kostka. Nie możesz wybrać innego.
# $pair (number)
railroad-ink-pair-taken = Pary { $pair } nie ma wśród wolnych. Wybierz inną.
railroad-ink-not-your-pick = To nie twoja kolej na branie kostek.
railroad-ink-confirmed = Twoja runda jest już zakończona. Zaczekaj na nowe kostki.
railroad-ink-not-now = Rysować można dopiero, gdy masz wszystkie kostki.
railroad-ink-no-roll = To nie jest pora na rzut kostkami.
railroad-ink-no-such-action = W tej grze nie ma takiej akcji.
railroad-ink-not-in-pl2019 = W polskim wydaniu z 2019 roku nie ma dobierania kostek, a rozszerzeń używa się pojedynczo. Wybierz wydanie z 2020 roku albo zrezygnuj z części dodatków.
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
railroad-ink-too-tangled = Drogi jednego rodzaju krzyżują się znacznie częściej, niż pozwala na to gra; najdłuższej linii nie da się policzyć.
railroad-ink-over = Gra jest skończona.
railroad-ink-no-draft = Ten stół gra bez dobierania kostek: wszyscy rysują te same.
railroad-ink-no-meteors = Ten stół gra bez meteorów.
railroad-ink-dice-and-round = „dice” i „round” należą do siebie: podaj oba albo żadne.
railroad-ink-dice-only-base = Podane kostki są do gry bez lawy, meteorów i dobierania.
railroad-ink-dice-line = Wiersz to lista rund w formacie JSON, każda z listą czterech ścianek.
railroad-ink-dice-rounds = Rund w grze jest { $rounds }, a w wierszu { $given }.
railroad-ink-impossible-view = Taka pozycja w tej grze jest niemożliwa. Plik zmieniono lub uszkodzono.
# $detail: what the reader of JSON says
railroad-ink-bad-question = Wiersz to JSON z „board” albo z „board”, „dice” i „round”: { $detail }

## The log; .you is what whoever did it reads, and $name is “You” there

railroad-ink-star = { $name } otrzymuje gwiazdkę i zaczyna dobieranie kostek.
    .you = { $name } otrzymujesz gwiazdkę i zaczynasz dobieranie kostek.
# $round (number)
railroad-ink-rolled = Runda { $round }: rzut kostkami.
railroad-ink-drew = { $name } rysuje { railroad-ink-face.accusative } na { $cell }.
    .you = { $name } rysujesz { railroad-ink-face.accusative } na { $cell }.
railroad-ink-erased = { $name } wymazuje trasę na { $cell }.
    .you = { $name } wymazujesz trasę na { $cell }.
railroad-ink-struck = { $name }: meteoryt uderza w { $cell }.
    .you = { $name }: meteoryt uderza w { $cell }.
railroad-ink-ignored = { $name } wykreśla { railroad-ink-face.accusative } i ignoruje meteoryt.
    .you = { $name } wykreślasz { railroad-ink-face.accusative } i ignorujesz meteoryt.
# $pair (number)
railroad-ink-took = { $name } bierze parę { $pair }.
    .you = { $name } bierzesz parę { $pair }.
railroad-ink-done = { $name } kończy rundę.
    .you = { $name } kończysz rundę.

## The score sheet

railroad-ink-part-exits = Wyjścia
    .short = Wyjścia
railroad-ink-part-highway = Najdłuższa autostrada
    .short = Drogi
railroad-ink-part-railway = Najdłuższa linia kolejowa
    .short = Tory
railroad-ink-part-centre = Środek
    .short = Środek
railroad-ink-part-errors = Błędy
    .short = Błędy
railroad-ink-part-lava = Lawa
    .short = Lawa
railroad-ink-part-craters = Kratery
    .short = Kratery

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

railroad-ink-direction-up = w górę
railroad-ink-direction-right = w prawo
railroad-ink-direction-down = w dół
railroad-ink-direction-left = w lewo
railroad-ink-direction-free = do wyboru

railroad-ink-board-own = Twoja plansza
railroad-ink-cell-empty = { $cell }: puste
railroad-ink-cell-holds = { $cell }: { railroad-ink-face }
# $round (number)
railroad-ink-cell-drawn-in-round = { $cell }: { railroad-ink-face }, runda { $round }

## Pictures in words

# $seat (number), $round (number): 0 where nobody knows; $rounds (number)
railroad-ink-picture-board =
    { $seat ->
        [0] Plansza
       *[other] Plansza gracza { $seat }
    }{ $round ->
        [0] { "" }
       *[other] , runda { $round } z { $rounds }
    }
railroad-ink-picture-dice = Kostki i trasy specjalne
railroad-ink-picture-empty = Nic jeszcze nie narysowano.
# $piece: the name of its face; $sides: the piece in notation; $round (number): 0 for none
railroad-ink-picture-cell =
    { $cell }: { $piece }, { $sides }{ $round ->
        [0] { "" }
       *[other] , runda { $round }
    }.
railroad-ink-picture-crater = { $cell }: { railroad-ink-face-crater }.
railroad-ink-picture-impact = Ostatni meteoryt uderzył w { $cell }.
# $piece: the name of its face; $drawn: yes or no
railroad-ink-picture-die =
    Kostka: { $piece }{ $drawn ->
        [yes] , narysowana
       *[no] { "" }
    }.
# $piece: the name of its face; $crossed: yes or no
railroad-ink-picture-special =
    Trasa specjalna: { $piece }{ $crossed ->
        [yes] , wykreślona
       *[no] { "" }
    }.
# $direction: the end of one of the ids of directions; $distance (number)
railroad-ink-picture-meteor =
    Meteoryt: { $direction ->
        [up] { railroad-ink-direction-up }
        [right] { railroad-ink-direction-right }
        [down] { railroad-ink-direction-down }
        [left] { railroad-ink-direction-left }
       *[free] { railroad-ink-direction-free }
    }, odległość { $distance }.

## At the table

# $round (number), $rounds (number)
railroad-ink-progress = Runda { $round } z { $rounds }

# What the reader has to do now, or what is waited for
railroad-ink-prompt-roll = Trwa rzut kostkami.
railroad-ink-prompt-watch-strike = Spadają meteoryty.
railroad-ink-prompt-watch-draft = Gracze dobierają kostki.
railroad-ink-prompt-watch-drawing = Gracze rysują.
railroad-ink-prompt-wait = Czekamy na pozostałych.
railroad-ink-prompt-wait-draft = Pozostali dobierają kostki.
railroad-ink-prompt-meteor-free = Wybierz, dokąd poleci meteoryt.
railroad-ink-prompt-meteor-free-or-ignore = Wybierz, dokąd poleci meteoryt, albo wykreśl trasę specjalną, żeby go zignorować.
railroad-ink-prompt-meteor-or-ignore = Pozwól meteorytowi uderzyć albo wykreśl trasę specjalną, żeby go zignorować.
railroad-ink-prompt-take = Weź parę kostek.
railroad-ink-prompt-first = Wskaż żółtą lampkę: tam pojawi się wybrana trasa.
# $dice (number)
railroad-ink-prompt-draw =
    { $dice ->
        [one] Narysuj ostatnią kostkę.
        [few] Narysuj { $dice } kostki.
        [many] Narysuj { $dice } kostek.
       *[other] Narysuj { $dice } kostki.
    }
railroad-ink-prompt-may-draw = Narysuj jeszcze jedną kostkę albo zakończ rundę.
railroad-ink-prompt-lava = Teraz narysuj co najmniej jedną kostkę lawy.
railroad-ink-prompt-more-lava = Narysuj też drugą kostkę lawy albo zakończ rundę.
railroad-ink-prompt-room = Lawa nie ma dokąd płynąć: wymaż trasę obok niej albo narysuj nowy wulkan.
railroad-ink-prompt-stuck = Żadna z pozostałych kostek nie pasuje. Zakończ rundę.

# What is planned, and what the button for it says. $piece: the name of its face, with a capital letter
railroad-ink-plan-place = { $piece } na { $cell }
railroad-ink-plan-erase = Trasa na { $cell } zostanie wymazana
railroad-ink-plan-strike = Meteoryt uderzy w { $cell }
railroad-ink-plan-strike-or-ignore = Meteoryt uderzy w { $cell }, chyba że wykreślisz trasę specjalną
railroad-ink-plan-swallowed = Lawa na { $cell } pochłonie meteoryt
railroad-ink-plan-ignore = Wykreśl { railroad-ink-face.accusative } i zignoruj meteoryt
# $first, $second: the names of the two faces, the first with a capital letter; $face: the one that both show
railroad-ink-plan-take = { $first } i { $second }
railroad-ink-plan-take-twice = Dwa razy to samo: { $face }
railroad-ink-plan-finish = Zakończ swoją rundę
railroad-ink-verb-place = Umieść
railroad-ink-verb-erase = Wymaż
railroad-ink-verb-strike = Niech uderzy
railroad-ink-verb-ignore = Zignoruj
railroad-ink-verb-take = Weź
railroad-ink-verb-finish = Zakończ rundę

# The tray. $left (number), $all (number), $seat (number), $pair (number); $first, $second: names of faces
railroad-ink-key-special = wybierz trasę specjalną
railroad-ink-specials = Specjalne
railroad-ink-specials-ignore = Wykreśl jedną, żeby zignorować meteoryt
railroad-ink-specials-left = Trasy specjalne: zostało { $left } z { $all }
railroad-ink-die-blocked = Teraz nigdzie nie pasuje.
railroad-ink-tool-rub = Wymaż trasę
railroad-ink-pair = Para { $pair }:
railroad-ink-pair-gone = Ma ją gracz { $seat }.

## The lesson: what a first game says before each move, then from round to round

railroad-ink-lesson-welcome = Twój cel: połączyć wyjścia wokół planszy. Co rundę cztery kostki mówią, co rysować. Najpierw autostrada: dotknij pola z lampką, potem „{ railroad-ink-verb-place }”.
railroad-ink-lesson-join = Nową trasę rysuje się od wyjścia albo od już narysowanej. Skręć za róg.
railroad-ink-lesson-railway = Kolej ma własne wyjścia. Zacznij tutaj. Autostrada i kolej nigdy się nie stykają…
railroad-ink-lesson-station = …chyba że na stacji: łączy ona drogę i tory w jedną sieć. Ta sięga ku twojej kolei.
railroad-ink-lesson-finish = Wszystkie cztery kostki są narysowane: zakończ rundę. Do tej chwili wszystko, co w niej narysowano, można cofnąć.
railroad-ink-lesson-two-exits = Nowe kostki. To rozwidlenie łączy stację i kolej: dwa wyjścia w jednej sieci dają 4 punkty, każde następne o 4 więcej.
railroad-ink-lesson-centre = Dziewięć pól pośrodku daje po punkcie. Naprzód, do pierwszego z nich.
railroad-ink-lesson-turn = Jeszcze jedna stacja: z torów na drogę. Autostrada prowadzi na południe, a dokąd, zaraz się okaże.
railroad-ink-lesson-exit = Zacząć można od dowolnego wyjścia. Stąd autostrada wyjdzie pierwszej naprzeciw.
railroad-ink-lesson-open-ends = Koniec wewnątrz planszy, który donikąd nie prowadzi, na koniec gry kosztuje punkt. Twoje spotkają się w następnej rundzie, a tę zakończ.
railroad-ink-lesson-close = Teraz zamknij lukę. Najpierw zakręt pod stacją…
railroad-ink-lesson-three-exits = …potem prosta: trzecie wyjście w twojej sieci i zamiast 4 punktów jest 8.
railroad-ink-lesson-choose = Teraz decydujesz ty. Wybierz kostkę, dotknij dowolnej lampki, dotknij ponownie, aby obrócić trasę. Na wiadukcie droga i tory krzyżują się bez połączenia.
railroad-ink-lesson-special = Oprócz kostek można rysować trasy specjalne: jedną na rundę, trzy w całej grze. Wypróbuj to teraz.
railroad-ink-lesson-longest = Najdłuższa autostrada i najdłuższa linia kolejowa dają po punkcie za każdy odcinek. Wynik pokazuje, ile już masz.
railroad-ink-lesson-tidy = Zostały dwie rundy. Szukaj końców, które zamknie jedna trasa, i wyjść w zasięgu.
railroad-ink-lesson-last = Ostatnia runda: połącz, co się da, zamknij, co się da, zakończ i spójrz na wynik.

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
    .about = Pusty krater w środku daje punkt jak narysowane pole.
    .value-false = { no }
    .value-true = { yes }

## Advice: what speaks for a move, and what the numbers of an analysis mean

# $points (number)
railroad-ink-advice-outlook = Spodziewany wynik końcowy: około { $points }.
# $points (number)
railroad-ink-advice-pair =
    { $points ->
        [0] Następna para jest prawie tak samo dobra, licząc to, co ci daje i czego pozbawia innych.
       *[other] Tym, co ci daje i czego pozbawia innych, ta para wyprzedza następną o około { $points }.
    }
railroad-ink-advice-means = Ile stracono, w punktach wyniku końcowego, jakiego po tej rundzie spodziewa się bot wyuczony na grach z samym sobą.

## Boards from paper

railroad-ink-paper-tray = Co narysowano
railroad-ink-paper-dice = Kostki
railroad-ink-paper-specials = Trasy specjalne
railroad-ink-paper-expansions = Lawa i meteory
railroad-ink-paper-erase = Zmaż
# $cell and $other: cells side by side
railroad-ink-paper-clash = { $cell } i { $other }: autostrada trafia na linię kolejową.
railroad-ink-paper-exit-clash = { $cell }: trasa jest innego rodzaju niż wyjście.
# $specials (number)
railroad-ink-paper-many-specials = Narysowane trasy specjalne: { $specials }; w grze są trzy.
railroad-ink-paper-special-twice = Narysowano dwa razy: { railroad-ink-face }. Każdej trasy specjalnej można użyć raz.
railroad-ink-paper-alone = { $cell } nie łączy się z żadnym wyjściem.
# $boards (number), $most (number)
railroad-ink-so-many-boards = To { $boards } plansz; razem można policzyć najwyżej { $most }.

railroad-ink-print-name = Imię

## Dice for boards on paper

railroad-ink-companion = Wspólne kostki
railroad-ink-companion-ready = Kostki są gotowe
railroad-ink-companion-roll = Rzuć kostkami
railroad-ink-companion-first = bierze pierwszą parę.
railroad-ink-companion-next-first = Pierwszą parę bierze, kto miał najmniejszą sumę w poprzedniej rundzie.
