### Pioneer Rails in Polish.
### Arguments: $name is a player's name; $card, $suit, $town, $objective, $location and $hand are ids; $way is a side or shortcut (D5.e).

pioneer-rails-name = Pionierskie koleje
pioneer-rails-about = Co turę jedna karta: trafia do układu pokerowego i przedłuża kolej przez pustynię do kopalń, miast i rancz.

## Towns, cards, locations, hands, objectives

pioneer-rails-town-amberwell = Bursztynowa Studnia
pioneer-rails-town-boxwood = Bukszpan
pioneer-rails-town-coyote-bend = Zakole Kojota
pioneer-rails-town-drymouth = Suche Ujście
pioneer-rails-town-eagle-rest = Orle Gniazdo
pioneer-rails-town-foxglove = Naparstnica
pioneer-rails-town-gallop = Galop
pioneer-rails-town-hollowhorn = Pusty Róg
pioneer-rails-town-ironwood = Żelazne Drzewo
pioneer-rails-town-juniper = Jałowiec
pioneer-rails-town-kettle-creek = Potok Kociołek
pioneer-rails-town-lantern-hill = Wzgórze Latarni
pioneer-rails-town-mesa-vista = Mesa Wista
pioneer-rails-town-northwind = Północny Wiatr
pioneer-rails-town-oxbow = Starorzecze
pioneer-rails-town-prairie-rose = Róża Prerii
pioneer-rails-map-a = Bursztynowa Kotlina
pioneer-rails-map-b = Żelazny Przesmyk
# $seed (number): which of the maps made by chance
pioneer-rails-map-generated = Nieznana Ziemia { $seed }
pioneer-rails-river-slow-sister = Cicha Siostra
pioneer-rails-river-crooked-fork = Krzywa Odnoga
pioneer-rails-range-saddle = Siodło
pioneer-rails-range-fangs = Kły
pioneer-rails-range-comb = Grzebień
pioneer-rails-range-anvil = Kowadło
pioneer-rails-range-old-grey = Siwy
pioneer-rails-range-needles = Igły
pioneer-rails-range-elders = Starcy
pioneer-rails-range-crown = Korona
pioneer-rails-range-copperhead = Miedzianka
pioneer-rails-range-kettles = Kotły
# $town: the end of one of the ids above
pioneer-rails-town =
    { $town ->
        [amberwell] { pioneer-rails-town-amberwell }
        [boxwood] { pioneer-rails-town-boxwood }
        [coyote-bend] { pioneer-rails-town-coyote-bend }
        [drymouth] { pioneer-rails-town-drymouth }
        [eagle-rest] { pioneer-rails-town-eagle-rest }
        [foxglove] { pioneer-rails-town-foxglove }
        [gallop] { pioneer-rails-town-gallop }
        [hollowhorn] { pioneer-rails-town-hollowhorn }
        [ironwood] { pioneer-rails-town-ironwood }
        [juniper] { pioneer-rails-town-juniper }
        [kettle-creek] { pioneer-rails-town-kettle-creek }
        [lantern-hill] { pioneer-rails-town-lantern-hill }
        [mesa-vista] { pioneer-rails-town-mesa-vista }
        [northwind] { pioneer-rails-town-northwind }
        [oxbow] { pioneer-rails-town-oxbow }
       *[prairie-rose] { pioneer-rails-town-prairie-rose }
    }
pioneer-rails-card =
    { $card ->
        [tc] 10♣
        [jc] J♣
        [qc] Q♣
        [kc] K♣
        [ac] A♣
        [td] 10♦
        [jd] J♦
        [qd] Q♦
        [kd] K♦
        [ad] A♦
        [th] 10♥
        [jh] J♥
        [qh] Q♥
        [kh] K♥
        [ah] A♥
        [ts] 10♠
        [js] J♠
        [qs] Q♠
        [ks] K♠
       *[as] A♠
    }
pioneer-rails-suit =
    { $suit ->
        [clubs] trefle
        [diamonds] karo
        [hearts] kiery
       *[spades] piki
    }
pioneer-rails-location =
    { $location ->
        [mine] kopalnia
        [bank] bank
        [saloon] saloon
        [yard] stacja rozrządowa
        [fort] fort
       *[ranch] ranczo
    }
pioneer-rails-hand-name =
    { $hand ->
        [nothing] nic
        [pair] para
        [two-pairs] dwie pary
        [three] trójka
        [full-house] full
        [straight] strit
       *[four] kareta
    }
pioneer-rails-objective =
    { $objective ->
        [bank-nuggets] Wpłacić do banków 5 samorodków
        [dig-nuggets] Wydobyć 8 samorodków
        [two-banks] Ukończyć 2 banki
        [three-saloons] Ukończyć 3 saloony
        [one-fort] Ukończyć 1 fort
        [three-edges] Połączyć 3 stacje z krawędzią mapy
        [four-ranges] Ułożyć tory wzdłuż 4 pasm górskich
        [five-ranches] Oddzielić 5 rancz od pozostałych
        [two-tunnels] Zbudować 2 tunele z 2 stacji
        [shared-building] Ukończyć 1 budynek torami 2 stacji
        [six-towns] Dotrzeć do 6 miast
        [three-towns] Dotrzeć do 3 miast z 1 stacji
        [two-bridges] Zbudować 2 mosty z 2 stacji
        [shared-town] Dotrzeć do 1 miasta z 2 stacji
       *[two-yards] Ukończyć 2 stacje rozrządowe
    }

## Why something cannot be done

pioneer-rails-over = Gra jest skończona.
pioneer-rails-not-now = Teraz to niemożliwe.
pioneer-rails-done-already = Ta tura jest już za tobą. Poczekaj na innych.
pioneer-rails-dealer-first = Najpierw kartę bierze rozdający.
pioneer-rails-take-first = Najpierw wybierz kartę.
pioneer-rails-not-open = { pioneer-rails-card }: ta karta nie leży odkryta.
pioneer-rails-card-gone = { pioneer-rails-card }: tej karty nie ma już w tej turze. Weź jedną z dwóch pozostałych.
pioneer-rails-no-more-tracks = Po wpłacie do banku nie układa się już torów.
pioneer-rails-side-closed = { $way }: tam nie może być toru.
pioneer-rails-way-taken = { $way }: tam leży już tor.
pioneer-rails-no-desert = { $way }: skrót prowadzi tylko przez pustą pustynię.
pioneer-rails-joins-nothing = { $way }: nie prowadzi tam ani stacja, ani odnoga tej kolei.
pioneer-rails-branches-meet = { $way }: odnogi spotykają się tylko w miastach.
pioneer-rails-at-a-station = { $way }: tor nie może prowadzić do stacji.
pioneer-rails-full-town = { $way }: do tego miasta dotarły już trzy inne koleje.
pioneer-rails-no-box = Nie masz na to wolnego pola miasta.
pioneer-rails-no-extra-track = Nie byłoby gdzie ułożyć dodatkowego toru za to pole miasta.
pioneer-rails-suit-too-late = Inną stację wybiera się tylko raz, przed pierwszym torem.
pioneer-rails-same-suit = I tak budujesz z tej stacji.
pioneer-rails-no-bank = Żaden ukończony bank nie czeka na samorodki.
pioneer-rails-few-nuggets = Nie masz tylu samorodków.
pioneer-rails-tracks-left = Masz jeszcze tory do ułożenia.
pioneer-rails-bank-first = Najpierw wybierz, ile samorodków trafi do banku.
pioneer-rails-card-chosen = Używasz już karty w tej turze. Cofnij, aby wybrać ponownie.
pioneer-rails-opens-nothing =
    { $bonus ->
        [extra] Nie można teraz ułożyć kolejnego toru.
        [bridge] Ta kolej nie sięga do żadnego mostu.
        [tunnel] Ta kolej nie sięga do żadnego tunelu.
        [shortcut] Od tej kolei nie można teraz poprowadzić skrótu.
       *[switch] Od tej kolei nie można teraz zacząć nowej odnogi.
    }
pioneer-rails-no-such-action = Nie ma takiej czynności.
pioneer-rails-nothing-to-draw = Teraz nie ma czego losować.
pioneer-rails-seed-for-generated = Numer mają tylko mapy losowe. Wybierz taką mapę albo usuń numer.
pioneer-rails-level-alone = Poziom dotyczy tylko gry solo z zadaniami.

## Notation

# $text: what somebody typed
pioneer-rails-unknown-action = „{ $text }” to nie czynność. Czynności wyglądają tak: „take qh”, „D5.e”, „bank 3” albo „done”.
pioneer-rails-unknown-draw = „{ $text }” – tego nie można teraz wylosować.
pioneer-rails-unknown-turn = „{ $text }” to nie tura. Podaj najpierw kartę, potem tory, potem wpłaty, po przecinku.
# $length (number)
pioneer-rails-board-too-long =
    { $length ->
        [one] { $length } znak to za dużo na jedną mapę.
        [few] { $length } znaki to za dużo na jedną mapę.
        [many] { $length } znaków to za dużo na jedną mapę.
       *[other] { $length } znaku to za dużo na jedną mapę.
    }
pioneer-rails-impossible-view = Żadna partia nie może tak wyglądać. Plik został zmieniony albo jest uszkodzony.

## At the counter

pioneer-rails-bad-question = To nie jest pytanie o mapy graczy: { $detail }
# $players (number), $most (number)
pioneer-rails-so-many-players = Grać może najwyżej { $most } osób, a wymienić trzeba co najmniej jedną; tutaj jest ich { $players }.
# $turns (number), $most (number)
pioneer-rails-too-many-turns = Gra ma { $most } tur, a tutaj jest ich { $turns }.
pioneer-rails-turns-wanted = Do tego potrzebne są tury wszystkich, a nie tylko to, co leży na mapie.
pioneer-rails-one-of-each-deck = Podaj trzy zadania, po jednym z każdej talii.
pioneer-rails-unknown-track = „{ $text }” to nie tor. Tory wyglądają tak: „D5.e” albo „D5.n-s”.
# $most (number)
pioneer-rails-too-many-tracks = Na żadnej mapie nie może być więcej niż { $most } torów.
pioneer-rails-unknown-hand = „{ $text }” to nie układ. Podaj najwyżej pięć wartości, na przykład „10 J Q K A”.
pioneer-rails-card-came-before = { pioneer-rails-card }: ta karta była już wcześniej w tej rundzie.
# $turn (number)
pioneer-rails-cards-not-dealt = Tura { $turn }: wszystkich tych kart nie mogło być do wyboru.

## The log; .you is what whoever did it reads, and $name is “You” there

pioneer-rails-deals-first = { $name } rozdaje w pierwszej turze.
    .you = { $name } rozdajesz w pierwszej turze.
pioneer-rails-objective-opened = Odkryto zadanie: { pioneer-rails-objective }.
pioneer-rails-got-card = { $name } dostaje zakrytą kartę: { pioneer-rails-card }.
    .you = { $name } dostajesz zakrytą kartę: { pioneer-rails-card }.
# $turn (number), $turns (number)
pioneer-rails-turn = Tura { $turn } z { $turns }: odkryto trzy karty.
pioneer-rails-dealer-took = { $name } rozdaje i bierze { pioneer-rails-card }.
    .you = { $name } rozdajesz i bierzesz { pioneer-rails-card }.
pioneer-rails-took = { $name } używa karty { pioneer-rails-card }.
    .you = { $name } używasz karty { pioneer-rails-card }.
pioneer-rails-changed-suit = { $name } buduje w tej turze z innej stacji: { pioneer-rails-suit }.
    .you = { $name } budujesz w tej turze z innej stacji: { pioneer-rails-suit }.
pioneer-rails-laid = { $name } układa tor: { $way }.
    .you = { $name } układasz tor: { $way }.
pioneer-rails-reached = { $name } dociera do miasta { pioneer-rails-town }.
    .you = { $name } docierasz do miasta { pioneer-rails-town }.
pioneer-rails-activated = { $name } kończy: { pioneer-rails-location }.
    .you = { $name } kończysz: { pioneer-rails-location }.
# $nuggets (number)
pioneer-rails-nuggets =
    { $nuggets ->
        [one] { $nuggets } samorodek
        [few] { $nuggets } samorodki
        [many] { $nuggets } samorodków
       *[other] { $nuggets } samorodka
    }
pioneer-rails-banked = { $name } wpłaca do banku: { pioneer-rails-nuggets }.
    .you = { $name } wpłacasz do banku: { pioneer-rails-nuggets }.
pioneer-rails-done = { $name } kończy turę.
    .you = { $name } kończysz turę.
# $points (number)
pioneer-rails-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
pioneer-rails-met = { $name } wykonuje zadanie: { pioneer-rails-objective }. { pioneer-rails-points }.
    .you = { $name } wykonujesz zadanie: { pioneer-rails-objective }. { pioneer-rails-points }.
pioneer-rails-hand = { $name }, układ: { pioneer-rails-hand-name }, { pioneer-rails-points }.
    .you = Twój układ: { pioneer-rails-hand-name }, { pioneer-rails-points }.

## The score sheet

pioneer-rails-part-nuggets = Samorodki
    .short = Złoto
pioneer-rails-part-banks = Banki
    .short = Banki
pioneer-rails-part-forts = Forty
    .short = Forty
pioneer-rails-part-ranches = Rancza
    .short = Rancza
pioneer-rails-part-yards = Stacje rozrządowe
    .short = Rozrząd
pioneer-rails-part-towns = Miasta
    .short = Miasta
pioneer-rails-part-objectives = Zadania
    .short = Zad.
pioneer-rails-part-hands = Układy
    .short = Układy
pioneer-rails-part-last = Ostatnie miejsce w kolejce
    .short = Kolejka
# $nuggets, $factor, $forts, $ranches, $towns, $boxes, $round, $doubled (numbers)
pioneer-rails-paid = Do banku: { pioneer-rails-nuggets } × { $factor }
pioneer-rails-forts =
    { $forts ->
        [one] { $forts } ukończony fort
        [few] { $forts } ukończone forty
        [many] { $forts } ukończonych fortów
       *[other] { $forts } ukończonego fortu
    }
pioneer-rails-ranches =
    { $ranches ->
        [one] { $ranches } osobne ranczo
        [few] { $ranches } osobne rancza
        [many] { $ranches } osobnych rancz
       *[other] { $ranches } osobnego rancza
    }
pioneer-rails-network =
    { $towns ->
        [one] { $towns } miasto w największej sieci × { $factor }
        [few] { $towns } miasta w największej sieci × { $factor }
        [many] { $towns } miast w największej sieci × { $factor }
       *[other] { $towns } miasta w największej sieci × { $factor }
    }
pioneer-rails-boxes =
    { $boxes ->
        [one] { $boxes } pole miasta
        [few] { $boxes } pola miast
        [many] { $boxes } pól miast
       *[other] { $boxes } pola miast
    }
pioneer-rails-objective-met = { pioneer-rails-objective }
pioneer-rails-hand-of-round =
    { $doubled ->
        [0] Runda { $round }: { pioneer-rails-hand-name }
       *[other] Runda { $round }: { pioneer-rails-hand-name }, podwojone przez saloon
    }
pioneer-rails-last-of-three = Ostatnie miejsce w kolejce z trzech
pioneer-rails-tie-hands = Tyle samo punktów: zdecydowały układy.

## Pictures in words; $seat, $turn, $turns, $tracks, $round, $boxes are numbers, $ways, $cells, $names, $ranks lists

# $seat and $turn are 0 where they are not told
pioneer-rails-picture-board =
    { $seat ->
        [0] { $turn ->
            [0] Mapa gry „Pionierskie koleje”
           *[other] „Pionierskie koleje”, tura { $turn } z { $turns }
        }
       *[other] { $turn ->
            [0] Mapa gracza { $seat }
           *[other] Mapa gracza { $seat }, tura { $turn } z { $turns }
        }
    }
pioneer-rails-picture-empty = Nie ma jeszcze żadnego toru.
pioneer-rails-picture-railway =
    { $tracks ->
        [one] { $tracks } tor, { pioneer-rails-suit }: { $ways }.
        [few] { $tracks } tory, { pioneer-rails-suit }: { $ways }.
        [many] { $tracks } torów, { pioneer-rails-suit }: { $ways }.
       *[other] { $tracks } toru, { pioneer-rails-suit }: { $ways }.
    }
pioneer-rails-picture-towns = Miasta, do których dotarła kolej ({ pioneer-rails-suit }): { $names }.
pioneer-rails-picture-done = Ukończone, { pioneer-rails-location }: { $cells }.
pioneer-rails-picture-hand =
    { $doubled ->
        [0] Układ rundy { $round }: { $ranks }.
       *[other] Układ rundy { $round }: { $ranks }, podwojony.
    }
pioneer-rails-boxes-left =
    { $boxes ->
        [one] Zostało { $boxes } pole miast.
        [few] Zostały { $boxes } pola miast.
        [many] Zostało { $boxes } pól miast.
       *[other] Zostało { $boxes } pola miast.
    }
pioneer-rails-picture-cards = Karty tej tury: { $cards }.
pioneer-rails-picture-gone = Nie do użycia: { pioneer-rails-card }.
pioneer-rails-picture-objective = Zadanie: { pioneer-rails-objective }.
pioneer-rails-map-station = Stacja, { pioneer-rails-suit }: { $cells }.
pioneer-rails-map-location = { pioneer-rails-location-plural }: { $cells }.
pioneer-rails-map-town = { pioneer-rails-town }, między { $cells }.
pioneer-rails-map-river = Rzeka: { $cells }.
pioneer-rails-map-ranges = Góry: { $cells }.
pioneer-rails-location-plural =
    { $location ->
        [mine] Kopalnie
        [bank] Banki
        [saloon] Saloony
        [yard] Stacje rozrządowe
        [fort] Forty
       *[ranch] Rancza
    }

## The table; $bonus is an id

pioneer-rails-board-own = Twoja mapa
pioneer-rails-progress = Runda { $round }/{ $rounds } · tura { $turn }
pioneer-rails-bonus =
    { $bonus ->
        [extra] Tor +1
        [bridge] Most
        [tunnel] Tunel
        [shortcut] Skrót
        [switch] Zwrotnica
       *[suit] Kolor
    }
pioneer-rails-prompt-dealing = Karty są rozdawane.
pioneer-rails-prompt-wait = Inni budują.
pioneer-rails-prompt-pick = Rozdajesz: weź kartę. Inni wybiorą z dwóch pozostałych.
pioneer-rails-prompt-choose = Wybierz kartę: wartość trafia do układu, kolor buduje trzy tory.
# $tracks (number)
pioneer-rails-prompt-lay =
    { $tracks ->
        [one] Jeszcze { $tracks } tor, { pioneer-rails-suit }: dotknij podświetlonego boku.
        [few] Jeszcze { $tracks } tory, { pioneer-rails-suit }: dotknij podświetlonego boku.
        [many] Jeszcze { $tracks } torów, { pioneer-rails-suit }: dotknij podświetlonego boku.
       *[other] Jeszcze { $tracks } toru, { pioneer-rails-suit }: dotknij podświetlonego boku.
    }
pioneer-rails-prompt-bank = Bank jest gotowy. Ile samorodków wpłacasz?
pioneer-rails-prompt-stuck = Bez premii nie da się ułożyć toru. Możesz zakończyć turę.
pioneer-rails-prompt-more = Wszystko ułożone. Zakończ turę albo wydaj pole miasta na jeszcze jeden tor.
pioneer-rails-prompt-done = Wszystko ułożone. Zakończ turę.
pioneer-rails-plan-take = { pioneer-rails-card } do układu, trzy tory: { pioneer-rails-suit }
pioneer-rails-plan-suit = Inna stacja za pole miasta: { pioneer-rails-suit }
pioneer-rails-plan-lay = Tor: { $way }
pioneer-rails-plan-bank = { pioneer-rails-nuggets } × { $factor }: { pioneer-rails-points }
pioneer-rails-plan-done = Zakończ turę
pioneer-rails-verb-take = Weź
pioneer-rails-verb-suit = Zmień
pioneer-rails-verb-lay = Ułóż
pioneer-rails-verb-bank = Wpłać
pioneer-rails-verb-done = Zakończ turę
pioneer-rails-tray-cards = Karty tej tury
pioneer-rails-tray-boxes = Pola miast:
pioneer-rails-tray-hand = Układ { $round }:
pioneer-rails-tray-pay = Samorodki do banku × { $factor }:
# $seat (number)
pioneer-rails-card-taken = wzięta przez gracza { $seat }
pioneer-rails-held = Twoja zakryta karta: { pioneer-rails-card }
pioneer-rails-target = Do wygranej potrzeba więcej niż { $points }.
pioneer-rails-key-cards = Karty tury
pioneer-rails-key-suit = Inna stacja

## The lesson: what a first game says before each move, then from round to round

pioneer-rails-lesson-card = W każdej turze używasz jednej karty: kolor buduje trzy tory, wartość trafia do układu pokerowego. Dotknij dziesiątki trefl, potem „{ pioneer-rails-verb-take }”.
pioneer-rails-lesson-lay = Tory biegną bokami sześciokątów i zaczynają się w rogu stacji tego koloru. Dotknij podświetlonego boku.
pioneer-rails-lesson-branch = Następny rusza stamtąd, gdzie kończy się odnoga. Zmierzasz do miasta, pierścienia na rogu.
pioneer-rails-lesson-town = Jest! Ten sam tor zamyka drugi bok saloonu, więc układ tej rundy liczy się podwójnie.
pioneer-rails-lesson-end = Trzy tory leżą: zakończ turę. Do tej chwili wszystko można cofnąć, nawet kartę.
pioneer-rails-lesson-suit = Każdy kolor ma własną stację i kolej. Weź asa kier: buduje koło dwóch kopalń.
pioneer-rails-lesson-fence = Ranczo punktuje, gdy na jego polanie nie ma innego rancza. Płotem są tory, rzeka, góry, stacje i brzeg mapy.
pioneer-rails-lesson-mine = Kopalni wystarczy jeden bok. Ten daje samorodek i zarazem domyka płot rancza.
pioneer-rails-lesson-sides = Jeszcze jedna kopalnia. Saloony potrzebują dwóch boków, banki i stacje rozrządowe trzech, forty czterech.
pioneer-rails-lesson-nuggets = Samorodek to punkt, a bank mnoży to, co do niego wpłacisz. Zakończ turę.
pioneer-rails-lesson-pair = Znowu as: z poprzednim tworzy parę. Weź asa karo.
pioneer-rails-lesson-saloon = Przy tej stacji leży kolejny saloon. Oto jego pierwszy bok…
pioneer-rails-lesson-double = …i drugi: układ następnej rundy też liczy się podwójnie.
pioneer-rails-lesson-ranch = Ostatni tor tej tury odgradza jeszcze jedno ranczo. Im więcej rancz, tym więcej daje każde.
pioneer-rails-lesson-hand = Pięć tur to układ: para, dwie pary, trójka, full, strit, kareta. Zakończ turę.
pioneer-rails-lesson-choose = Teraz decydujesz ty. Wybierz kartę dla koloru albo wartości i ułóż tory na dowolnych podświetlonych bokach.
pioneer-rails-lesson-bonus = Każde miasto daje pole. Kupuje ono jeszcze jeden tor, a z nim most, tunel, skrót albo zwrotnicę: wybierz bonus, potem bok.
pioneer-rails-lesson-objective = Nowa runda, nowy układ. Odkryto zadanie: dotknij jego biletu, a mapa pokaże, co się liczy. Niewykonane utrudniają wygraną.
pioneer-rails-lesson-network = Stacje rozrządowe mnożą miasta twojej największej sieci: niech koleje spotykają się w miastach.
pioneer-rails-lesson-leave = Teraz wiesz już wszystko. Dograj do podliczenia po czwartej rundzie albo zacznij własną grę.

## Rule options

pioneer-rails-option-map = Mapa
    .about = Mapa, na której grają wszyscy.
    .value-a = A, przestronna
    .value-b = B, ciasna
    .value-small_a = A, mała
    .value-small_b = B, mała
    .value-generated = losowa
pioneer-rails-option-map_seed = Numer mapy
    .about = Która z losowych map. Ten sam numer to zawsze ta sama mapa.
pioneer-rails-option-objectives = Zadania
    .about = Dziesięć punktów za wykonanie zadania jako pierwsze, pięć za późniejsze.
    .value-true = { yes }
    .value-false = { no }
pioneer-rails-option-advanced = Zakryta karta
    .about = Ostatnią kartę rundy rozdaje się na jej początku; widzi ją tylko jej właściciel.
    .value-false = { no }
    .value-true = { yes }
pioneer-rails-option-solo_level = Poziom gry solo
    .about = Ile zadań leży odkrytych od początku w grze solo.
    .value-medium = średni: 2
    .value-beginner = początkujący: żadne
    .value-easy = łatwy: 1
    .value-hard = trudny: 3
    .value-legendary = legendarny: 4
pioneer-rails-option-spend_new_town = Nowe pola od razu
    .about = Pola miasta można użyć w tej samej turze, w której do niego dotarto.
    .value-true = { yes }
    .value-false = { no }

## Advice: what speaks for a move, and what the numbers of an analysis mean

# $points (number)
pioneer-rails-advice-outlook = Spodziewany wynik końcowy: około { $points }.
# $points (number)
pioneer-rails-advice-outlook-alone = Spodziewane: około { $points }, licząc dziesięć za każde wykonane zadanie.
# $points (number)
pioneer-rails-advice-other-cards = Z najlepszą inną kartą: około { $points }.
pioneer-rails-advice-means = Ile stracono, w punktach wyniku końcowego, jakiego po tej turze spodziewa się bot wyuczony na grach z samym sobą.

## Cards for maps on paper

pioneer-rails-companion = Rozdawanie kart
pioneer-rails-companion-ready = Karty są potasowane
pioneer-rails-companion-deal = Rozdaj karty
# $round (number), $turn (number)
pioneer-rails-companion-turn = Runda { $round }, tura { $turn }
pioneer-rails-companion-dealer = bierze jedną kartę; pozostali używają jednej z dwóch innych.
pioneer-rails-companion-first-gone = Pierwsza karta jest tylko pokazana. Wszyscy używają jednej z dwóch innych.
