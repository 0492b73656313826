### String Railway po polsku.
### Arguments: $name is a player's name; $station, $length, $shape and $string are ids.

string-railway-name = Sznurkowa kolej
string-railway-about = Tory są sznurkami: układaj każdy w całej długości od stacji do stacji, przecinając jak najmniej innych.
string-railway-minutes = Około 30 min

## Stations, strings, landscape

# $station: the name of a kind
string-railway-station =
    { $station ->
        [central] Centralna
        [urban] Miejska
        [transit] Tranzytowa
        [regional] Regionalna
        [switching] Rozrządowa
        [suburban] Podmiejska
        [terminal] Końcowa
        [rural] Wiejska
        [scenic] Widokowa
       *[base] Bazowa
    }
# $length: short or long; said after a colon
string-railway-length =
    { $length ->
        [short] krótki
       *[long] długi
    }
# $shape: border, river or mountain; what is laid
string-railway-shape =
    { $shape ->
        [border] granicę
        [river] rzekę
       *[mountain] góry
    }
# $string: what is crossed
string-railway-crossed =
    { $string ->
        [river] Przecina rzekę
        [mountain] Przecina góry
        [own] Przecina twój sznurek
       *[rails] Przecina cudzy sznurek
    }

## Why something cannot be done

string-railway-over = Gra jest skończona.
string-railway-not-now = Teraz to niemożliwe.
string-railway-not-your-turn = Teraz gra ktoś inny.
string-railway-no-such-string = Nie ma już sznurka tej długości: { string-railway-length }.
string-railway-steps = Punkty sznurka leżą co 2 do 10 mm.
string-railway-sharp-turn = Sznurek zawraca tu zbyt ostro.
string-railway-narrow-bend = Ten łuk jest za ciasny: sznurek potrzebuje promienia 6 mm.
string-railway-too-short = Trzeba ułożyć cały sznurek: trochę go zostało.
string-railway-too-long = Sznurek jest na to za krótki.
string-railway-near-itself = Sznurek zbliża się tu za bardzo do siebie.
string-railway-crosses-itself = Sznurek nie przecina sam siebie.
string-railway-touches-border = Sznurek leży wewnątrz granicy i jej nie dotyka.
string-railway-end-in-the-open = Oba końce sznurka leżą na stacjach.
string-railway-one-station = Końce sznurka leżą na dwóch różnych stacjach.
string-railway-not-joined = Jeden koniec musi leżeć na twojej bazie lub na stacji twojej kolei.
string-railway-station-full = { string-railway-station }: na tej stacji nie ma miejsca dla kolejnej kompanii.
string-railway-enters-twice = { string-railway-station }: sznurek wchodzi na stację tylko raz.
string-railway-through-terminal = Przez stację końcową sznurek nie przechodzi: zaczyna się tam lub kończy.
string-railway-string-exists = Jest sznurek, który możesz ułożyć.
string-railway-not-drawn = { string-railway-station }: nie masz takiej stacji.
string-railway-tile-outside = Stacja leży wewnątrz granicy i jej nie dotyka.
string-railway-tile-on-string = Układana stacja nie dotyka żadnego sznurka.
string-railway-tile-on-station = Stacja nie dotyka innych stacji.
string-railway-place-exists = Jest miejsce dla tej stacji.
string-railway-no-room-for-bases = W takiej granicy nie zmieszczą się bazy.
string-railway-no-room-for-landscape = Wtedy nie zmieszczą się rzeka i góry.
string-railway-river-over-border = Za granicę może wystawać tylko jeden koniec rzeki.
string-railway-mountain-not-inside = Góry leżą w całości wewnątrz granicy.
string-railway-on-base-place = Miejsca na bazy muszą zostać wolne.
string-railway-mountain-on-river = Góry nie dotykają rzeki.
string-railway-corner-taken = Stoi tam już inna baza.
string-railway-corner-not-next = Przy dwojgu grających ta baza stoi obok pierwszej, nie naprzeciw.
string-railway-no-such-action = Nie ma takiej akcji.
string-railway-nothing-to-draw = Teraz nie ma czego ciągnąć.

## Notation

# $text: what somebody typed
string-railway-unknown-action = „{ $text }” to nie akcja. Akcje wyglądają jak „base 2”, „place central 10,-20 15” lub „lay short …”.
string-railway-unknown-draw = „{ $text }”: tego nie można teraz wyciągnąć.
string-railway-step-too-long = Punkty tego sznurka leżą za daleko od siebie, by go zapisać.
string-railway-board-too-long = Ten tekst jest za długi na jedną planszę.
string-railway-impossible-view = Żadna partia nie może tak wyglądać. Plik został zmieniony albo jest uszkodzony.

## At the counter: score, check, draw

# $detail: what is wrong with the JSON
string-railway-bad-question = To nie jest pytanie o stół: { $detail }
# $text: what somebody typed
string-railway-how-many-players = Wiersz zaczyna się od liczby graczy, od 2 do 5, na przykład „players 4; base 1; …”, a nie od „{ $text }”.
string-railway-cannot-fall = „{ $text }” nie może teraz wypaść.
string-railway-landscape-wanted = Najpierw krajobraz, na przykład „landscape 17 4 93”.
string-railway-none-left = { string-railway-station }: takiej stacji nie ma już w stosie.
string-railway-station-wanted = Przed ułożeniem sznurka wykłada się wszystkie wyciągnięte stacje: jednej tu brakuje.

## The log; .you is what whoever did it reads, and $name is “You” there

string-railway-landscape-came = Rzeka i góry są ułożone.
string-railway-drew = { $name } ciągnie stację: { string-railway-station }.
    .you = { $name } ciągniesz stację: { string-railway-station }.
string-railway-shaped = { $name } układa { string-railway-shape }.
    .you = { $name } układasz { string-railway-shape }.
# $mark (number)
string-railway-based = { $name } stawia bazę przy znaczniku { $mark }.
    .you = { $name } stawiasz bazę przy znaczniku { $mark }.
string-railway-placed = { $name } kładzie stację: { string-railway-station }.
    .you = { $name } kładziesz stację: { string-railway-station }.
string-railway-put-under = { $name } nie znajduje miejsca i wkłada stację pod stos: { string-railway-station }.
    .you = { $name } nie znajdujesz miejsca i wkładasz stację pod stos: { string-railway-station }.
# $points (number)
string-railway-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
string-railway-laid = { $name } układa sznurek ({ string-railway-length }): { string-railway-points }.
    .you = { $name } układasz sznurek ({ string-railway-length }): { string-railway-points }.
string-railway-owner-felt = { $name }: goście na własnych stacjach, { string-railway-points }.
    .you = Goście na twoich stacjach: { string-railway-points }.
string-railway-spent = { $name } nie może ułożyć żadnego sznurka i traci jeden ({ string-railway-length }).
    .you = { $name } nie możesz ułożyć żadnego sznurka i tracisz jeden ({ string-railway-length }).

## The score sheet

string-railway-part-base = Początek
    .short = Pocz.
string-railway-part-stations = Stacje
    .short = Stacje
string-railway-part-switching = Stacje rozrządowe
    .short = Rozrz.
string-railway-part-owner = Goście na twoich stacjach
    .short = Goście
string-railway-part-crossings = Przecięcia
    .short = Przec.
string-railway-part-lesser = Słabsza kompania
    .short = Słabsza
string-railway-start = Każda kompania zaczyna z trzema punktami.
string-railway-joined = { string-railway-station }: nowa stacja
string-railway-switched = { string-railway-station }: punkt za każdy sznurek
string-railway-visited = { string-railway-station }: przyszła inna kompania
string-railway-crossed-more = Kolejne przecięcia
string-railway-lesser = Przy dwojgu grających liczy się lepsza kompania.
string-railway-tie-other-company = Równe punkty: rozstrzygnęła druga kompania.

## The picture in words

# $turn (number): 0 before the first turn; $turns (number)
string-railway-picture-table =
    { $turn ->
        [0] Stół, { string-railway-name }
       *[other] Stół, { string-railway-name }, tura { $turn } z { $turns }
    }
# $company (number), $seat (number), $short and $long (numbers): strings left
string-railway-picture-company = Kompania { $company }, miejsce { $seat }: { string-railway-points }; pozostałe sznurki: krótkie – { $short }, długie – { $long }.
# $number (number): in the order in which stations came; $place: millimetres from the middle, to the right and down;
# $companies: their numbers; $count and $limit (numbers): places taken and in all; $owner (number): 0 for none
string-railway-picture-station =
    { $owner ->
        [0] { $number }. { string-railway-station }, punkt { $place }, { string-railway-picture-places }
       *[other] { $number }. { string-railway-station } kompanii { $owner }, punkt { $place }, { string-railway-picture-places }
    }
string-railway-picture-places =
    { $count ->
        [0] zajęte miejsca: 0 z { $limit }.
       *[other] zajęte miejsca: { $count } z { $limit } (kompanie: { $companies }).
    }
string-railway-picture-drawn = Do wyłożenia: { string-railway-station }.
# $stations (number)
string-railway-picture-deck = Stacje w stosie: { $stations }.

## The lesson: what a first game says before each move, then from round to round

string-railway-lesson-base = Twoja kolej składa się ze sznurków i zaczyna się w bazie. Postaw ją przy podświetlonym znaczniku.
string-railway-lesson-place = Łączysz stacje. Połóż swoje między bazą a środkiem: dotknij stołu, potem „{ string-railway-verb-place }”.
string-railway-lesson-lay = Teraz sznurek: dotknij bazy, potem stacji, których ma dotknąć. Każda nowa daje punkty. „{ string-railway-suggest }” – i zobaczysz, jak może leżeć.
string-railway-lesson-transit = Stacja Tranzytowa jest twoja: inni dostają tam po 2 punkty, a ty za każdym razem 1. Połóż ją tam, gdzie będą przechodzić.
string-railway-lesson-crossings = Sznurek zaczyna się w bazie albo na stacji, do której już dotarto. Przecięcie innego sznurka, rzeki lub gór kosztuje punkt, chyba że na stacji.
string-railway-lesson-scenic = Stacja Widokowa daje 1 punkt na równinie, a 3 wewnątrz gór. Czy jest tam miejsce?
string-railway-lesson-long = Masz cztery krótkie sznurki i jeden długi. Długi sięga wielu stacji: wybierz go, gdy jest ich dość.
string-railway-lesson-switching = Stacja Rozrządowa daje 1 punkt każdemu sznurkowi, który jej dotyka, za każdym razem.
string-railway-lesson-room = Każda stacja mieści tylko kilka kompanii: wskaż ją albo przytrzymaj palec, by zobaczyć ile.
string-railway-lesson-terminal = Na stacji Końcowej sznurki tylko się zaczynają lub kończą, nikt przez nią nie przechodzi. To twoja ostatnia tura.
string-railway-lesson-last = Ostatni sznurek: musi leżeć cała długość, więc omiń kosztowne przecięcia. Potem podliczenie.

## Rule options

string-railway-option-deck = Stacje
    .about = Spis elementów mówi o 35 stacjach, a drukowana tabela o 38.
    .value-standard35 = 35, w tym pięć wiejskich
    .value-printed38 = 38, w tym osiem wiejskich
string-railway-option-size = Rozmiar
    .about = Bok kwadratowego pola; inne kształty mają granicę tej samej długości.
    .value-auto = zwykły
    .value-500 = 50 cm
    .value-600 = 60 cm
    .value-700 = 70 cm
    .value-800 = 80 cm
string-railway-option-border = Granica
    .about = Kształt pola.
    .value-regular = według liczby graczy
    .value-circle = koło
    .value-oval = owal
    .value-star = gwiazda
    .value-drawn = rysuje jedna z osób
string-railway-option-landscape = Rzeka i góry
    .about = Kto układa krajobraz.
    .value-random = losowo
    .value-by_hand = grający
    .value-oxbow = starorzecze: kręta rzeka
    .value-ridge = grzbiet: długie góry
    .value-delta = delta: prosta rzeka
string-railway-option-owner_effect = Stacje z właścicielem
    .about = Kiedy właściciele zyskują lub tracą punkt z powodu cudzych sznurków.
    .value-every = z każdym sznurkiem
    .value-first = z pierwszym sznurkiem każdej kompanii
string-railway-option-expert = Dla zaawansowanych
    .about = Przecięcie cudzego sznurka kosztuje 2 punkty.
    .value-false = { no }
    .value-true = { yes }
string-railway-option-mountain_may_touch_river = Góry na rzece
    .about = Góry mogą dotykać rzeki i ją przecinać.
    .value-false = { no }
    .value-true = { yes }

## The table in the browser

string-railway-prompt-border = Narysuj granicę: jedną pętlę tak długą, jak pokazuje miarka.
string-railway-prompt-river = Narysuj rzekę. Jeden koniec może wyjść poza granicę.
string-railway-prompt-mountain = Narysuj góry: pętlę wewnątrz granicy.
string-railway-prompt-bases = Wybierz na granicy znacznik dla swojej bazy.
string-railway-prompt-placing = { string-railway-station }: dotknij stołu albo przeciągnij tam stację.
string-railway-prompt-laying = Dotykaj stacji po kolei albo rysuj sznurek od jednej z nich.
# $company (number): of two players each has two
string-railway-prompt-laying-for = Kompania { $company }: dotykaj stacji po kolei albo rysuj sznurek od jednej z nich.
string-railway-prompt-drawing = Trwa losowanie stacji.
string-railway-prompt-wait = Kolej na innych.
# $turn and $turns (numbers)
string-railway-progress = Sznurek { $turn }/{ $turns }
string-railway-progress-start = Przygotowanie
string-railway-has-points = Punkty
string-railway-has-company = Punkty tej kompanii
string-railway-has-short = Krótkie sznurki
string-railway-has-long = Długie sznurki
string-railway-key-suggest = jeden ze sposobów; jeszcze raz: inny
string-railway-key-turn = obróć stację albo ułóż sznurek inaczej
string-railway-key-nudge = od stacji do stacji; przesuń stację lub punkt o 1 mm (z Shift o 10 mm)
string-railway-key-dots = do następnego punktu sznurka
string-railway-key-change-dots = dodaj punkt albo usuń ten
# $mark (number)
string-railway-label-mark = Znacznik { $mark }
# $number (number): in the order in which stations came; $worth: points, “3/1” where its owner gets 3
string-railway-label-station = { $number }. { string-railway-station }: { $worth }
string-railway-label-moved = { string-railway-station }: przesuwaj strzałkami
# $number and $count (numbers)
string-railway-label-dot = Punkt { $number } z { $count }: wyginaj sznurek strzałkami
string-railway-tray-hand = Stacje do położenia
string-railway-tray-strings = Pozostałe sznurki
# $count (number)
string-railway-string-left =
    { $length ->
        [short] Krótki sznurek, zostało: { $count }
       *[long] Długi sznurek, zostało: { $count }
    }
string-railway-mm = mm
string-railway-brings-nothing = Bez punktów i przecięć
string-railway-suggest = Pokaż sposób
string-railway-plan-shape = Ułożyć: { string-railway-shape }
string-railway-plan-base = Baza przy znaczniku { $mark }
string-railway-plan-place = { string-railway-station }: tutaj
string-railway-plan-under = { string-railway-station }: pod stos
string-railway-plan-spend = Oddać sznurek ({ string-railway-length })
# $stations (number): how many it touches
string-railway-plan-lay =
    { $length ->
        [short] Krótki sznurek, stacje: { $stations }
       *[long] Długi sznurek, stacje: { $stations }
    }
string-railway-verb-lay = Ułóż
string-railway-verb-place = Połóż
string-railway-verb-under = Pod stos
string-railway-verb-spend = Oddaj
string-railway-other-way = Inaczej
# $worth: points; “3/1” where its owner gets 3 and others 1
string-railway-card-worth =
    { $station ->
        [switching] Za każdy sznurek: { $worth }
       *[other] Punkty: { $worth }
    }
# $count and $limit (numbers)
string-railway-card-companies = Kompanie: { $count } z { $limit }
string-railway-card-terminal = Bez przejazdu
# $company (number); $effect: points with their sign
string-railway-card-owner = Za gości kompanii { $company }: { $effect }

## Advice: what speaks for a move, and what the numbers of an analysis mean

string-railway-advice-base = Stąd gry próbne kończyły się dla ciebie najlepiej.
# $points (number)
string-railway-advice-later = Następne sznurki mogłyby dać jeszcze około { $points }.
string-railway-advice-means = Ile stracono, w punktach: to, co daje sznurek tej tury, minus część tego, co daje innym, plus większość tego, co mogłyby dać następne własne sznurki.

## Stations for a real table

string-railway-companion = Stos stacji
string-railway-companion-draw = Weź stację
# $left (number)
string-railway-companion-left = Stacji w stosie: { $left }
