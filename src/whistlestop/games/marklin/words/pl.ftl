### Märklin in Polish.
### Arguments: $name is a player's name; $city, $start and $end are places, $card a card, by their ids.

marklin-name = Wsiąść do pociągu: Märklin
marklin-about = Zbieraj karty, zajmuj trasy w Niemczech, realizuj bilety i wysyłaj pasażerów po towary.

## Cities and countries

marklin-city-augsburg = Augsburg
marklin-city-berlin = Berlin
marklin-city-bremen = Brema
marklin-city-bremerhaven = Bremerhaven
marklin-city-chemnitz = Chemnitz
marklin-city-dortmund = Dortmund
marklin-city-dresden = Drezno
marklin-city-duesseldorf = Düsseldorf
marklin-city-emden = Emden
marklin-city-erfurt = Erfurt
marklin-city-frankfurt = Frankfurt
marklin-city-freiburg = Fryburg
marklin-city-hamburg = Hamburg
marklin-city-hannover = Hanower
marklin-city-karlsruhe = Karlsruhe
marklin-city-kassel = Kassel
marklin-city-kiel = Kilonia
marklin-city-koblenz = Koblencja
marklin-city-koeln = Kolonia
marklin-city-konstanz = Konstancja
marklin-city-leipzig = Lipsk
marklin-city-lindau = Lindau
marklin-city-magdeburg = Magdeburg
marklin-city-mainz = Moguncja
marklin-city-mannheim = Mannheim
marklin-city-muenchen = Monachium
marklin-city-muenster = Münster
marklin-city-nuernberg = Norymberga
marklin-city-regensburg = Ratyzbona
marklin-city-rostock = Rostock
marklin-city-saarbruecken = Saarbrücken
marklin-city-schwerin = Schwerin
marklin-city-stuttgart = Stuttgart
marklin-city-ulm = Ulm
marklin-city-wuerzburg = Würzburg
marklin-city-daenemark = Dania
marklin-city-niederlande = Holandia
marklin-city-frankreich = Francja
marklin-city-schweiz = Szwajcaria
marklin-city-oesterreich = Austria
# $city, $start, $end: the end of one of the ids above
marklin-city =
    { $city ->
        [augsburg] { marklin-city-augsburg }
        [berlin] { marklin-city-berlin }
        [bremen] { marklin-city-bremen }
        [bremerhaven] { marklin-city-bremerhaven }
        [chemnitz] { marklin-city-chemnitz }
        [dortmund] { marklin-city-dortmund }
        [dresden] { marklin-city-dresden }
        [duesseldorf] { marklin-city-duesseldorf }
        [emden] { marklin-city-emden }
        [erfurt] { marklin-city-erfurt }
        [frankfurt] { marklin-city-frankfurt }
        [freiburg] { marklin-city-freiburg }
        [hamburg] { marklin-city-hamburg }
        [hannover] { marklin-city-hannover }
        [karlsruhe] { marklin-city-karlsruhe }
        [kassel] { marklin-city-kassel }
        [kiel] { marklin-city-kiel }
        [koblenz] { marklin-city-koblenz }
        [koeln] { marklin-city-koeln }
        [konstanz] { marklin-city-konstanz }
        [leipzig] { marklin-city-leipzig }
        [lindau] { marklin-city-lindau }
        [magdeburg] { marklin-city-magdeburg }
        [mainz] { marklin-city-mainz }
        [mannheim] { marklin-city-mannheim }
        [muenchen] { marklin-city-muenchen }
        [muenster] { marklin-city-muenster }
        [nuernberg] { marklin-city-nuernberg }
        [regensburg] { marklin-city-regensburg }
        [rostock] { marklin-city-rostock }
        [saarbruecken] { marklin-city-saarbruecken }
        [schwerin] { marklin-city-schwerin }
        [stuttgart] { marklin-city-stuttgart }
        [ulm] { marklin-city-ulm }
        [wuerzburg] { marklin-city-wuerzburg }
        [daenemark] { marklin-city-daenemark }
        [niederlande] { marklin-city-niederlande }
        [frankreich] { marklin-city-frankreich }
        [schweiz] { marklin-city-schweiz }
       *[oesterreich] { marklin-city-oesterreich }
    }
marklin-start =
    { $start ->
        [augsburg] { marklin-city-augsburg }
        [berlin] { marklin-city-berlin }
        [bremen] { marklin-city-bremen }
        [bremerhaven] { marklin-city-bremerhaven }
        [chemnitz] { marklin-city-chemnitz }
        [dortmund] { marklin-city-dortmund }
        [dresden] { marklin-city-dresden }
        [duesseldorf] { marklin-city-duesseldorf }
        [emden] { marklin-city-emden }
        [erfurt] { marklin-city-erfurt }
        [frankfurt] { marklin-city-frankfurt }
        [freiburg] { marklin-city-freiburg }
        [hamburg] { marklin-city-hamburg }
        [hannover] { marklin-city-hannover }
        [karlsruhe] { marklin-city-karlsruhe }
        [kassel] { marklin-city-kassel }
        [kiel] { marklin-city-kiel }
        [koblenz] { marklin-city-koblenz }
        [koeln] { marklin-city-koeln }
        [konstanz] { marklin-city-konstanz }
        [leipzig] { marklin-city-leipzig }
        [lindau] { marklin-city-lindau }
        [magdeburg] { marklin-city-magdeburg }
        [mainz] { marklin-city-mainz }
        [mannheim] { marklin-city-mannheim }
        [muenchen] { marklin-city-muenchen }
        [muenster] { marklin-city-muenster }
        [nuernberg] { marklin-city-nuernberg }
        [regensburg] { marklin-city-regensburg }
        [rostock] { marklin-city-rostock }
        [saarbruecken] { marklin-city-saarbruecken }
        [schwerin] { marklin-city-schwerin }
        [stuttgart] { marklin-city-stuttgart }
        [ulm] { marklin-city-ulm }
        [wuerzburg] { marklin-city-wuerzburg }
        [daenemark] { marklin-city-daenemark }
        [niederlande] { marklin-city-niederlande }
        [frankreich] { marklin-city-frankreich }
        [schweiz] { marklin-city-schweiz }
       *[oesterreich] { marklin-city-oesterreich }
    }
marklin-end =
    { $end ->
        [augsburg] { marklin-city-augsburg }
        [berlin] { marklin-city-berlin }
        [bremen] { marklin-city-bremen }
        [bremerhaven] { marklin-city-bremerhaven }
        [chemnitz] { marklin-city-chemnitz }
        [dortmund] { marklin-city-dortmund }
        [dresden] { marklin-city-dresden }
        [duesseldorf] { marklin-city-duesseldorf }
        [emden] { marklin-city-emden }
        [erfurt] { marklin-city-erfurt }
        [frankfurt] { marklin-city-frankfurt }
        [freiburg] { marklin-city-freiburg }
        [hamburg] { marklin-city-hamburg }
        [hannover] { marklin-city-hannover }
        [karlsruhe] { marklin-city-karlsruhe }
        [kassel] { marklin-city-kassel }
        [kiel] { marklin-city-kiel }
        [koblenz] { marklin-city-koblenz }
        [koeln] { marklin-city-koeln }
        [konstanz] { marklin-city-konstanz }
        [leipzig] { marklin-city-leipzig }
        [lindau] { marklin-city-lindau }
        [magdeburg] { marklin-city-magdeburg }
        [mainz] { marklin-city-mainz }
        [mannheim] { marklin-city-mannheim }
        [muenchen] { marklin-city-muenchen }
        [muenster] { marklin-city-muenster }
        [nuernberg] { marklin-city-nuernberg }
        [regensburg] { marklin-city-regensburg }
        [rostock] { marklin-city-rostock }
        [saarbruecken] { marklin-city-saarbruecken }
        [schwerin] { marklin-city-schwerin }
        [stuttgart] { marklin-city-stuttgart }
        [ulm] { marklin-city-ulm }
        [wuerzburg] { marklin-city-wuerzburg }
        [daenemark] { marklin-city-daenemark }
        [niederlande] { marklin-city-niederlande }
        [frankreich] { marklin-city-frankreich }
        [schweiz] { marklin-city-schweiz }
       *[oesterreich] { marklin-city-oesterreich }
    }

## Train cards

marklin-card-purple = fioletowa
marklin-card-blue = niebieska
marklin-card-orange = pomarańczowa
marklin-card-white = biała
marklin-card-green = zielona
marklin-card-yellow = żółta
marklin-card-black = czarna
marklin-card-red = czerwona
marklin-card-locomotive = lokomotywa
marklin-card-plus4 = lokomotywa +4
marklin-card-passenger = pasażer
# $card: the end of one of the ids above
marklin-card =
    { $card ->
        [purple] { marklin-card-purple }
        [blue] { marklin-card-blue }
        [orange] { marklin-card-orange }
        [white] { marklin-card-white }
        [green] { marklin-card-green }
        [yellow] { marklin-card-yellow }
        [black] { marklin-card-black }
        [red] { marklin-card-red }
        [locomotive] { marklin-card-locomotive }
        [plus4] { marklin-card-plus4 }
       *[passenger] { marklin-card-passenger }
    }

## Why something cannot be done

marklin-over = Gra się skończyła.
marklin-not-your-turn = To nie twoja kolej.
marklin-not-now = Na tym etapie tury nie można tego zrobić. Dokończ najpierw to, co trwa.
marklin-can-act = Możesz jeszcze coś zrobić. Pasuje tylko ten, kto nie ma żadnego ruchu.
marklin-no-card-there = Nie ma tam karty.
marklin-locomotive-second = Odkryta lokomotywa nie może być drugą kartą. Wybierz inną.
marklin-deck-empty = Talia jest pusta.
marklin-cards-missing = Nie masz tych kart na trasę { marklin-start }–{ marklin-end }.
marklin-wrong-payment = Trasy { marklin-start }–{ marklin-end } nie można tak opłacić. Użyj jej koloru i jokerów, „+4” dopiero od długości 4.
marklin-track-owned = Trasa { marklin-start }–{ marklin-end } jest już zajęta.
marklin-few-trains = Masz za mało wagonów na trasę { marklin-start }–{ marklin-end }.
marklin-pair-owned = Masz już tor między tymi miejscami: { marklin-start }–{ marklin-end }.
marklin-pair-closed = W dwie lub trzy osoby używa się tylko jednego toru między dwoma miejscami: { marklin-start }–{ marklin-end }.
marklin-no-passenger-left = Nie masz już pasażera do ustawienia.
marklin-not-at-the-route = { marklin-city } nie leży przy właśnie zajętej trasie.
marklin-occupied = { marklin-city }: stoi tam już pasażer.
marklin-no-tickets = Nie ma już biletów.
marklin-wrong-split = Dobierz razem cztery bilety, ale nie więcej, niż jest w talii.
marklin-not-offered = Tego biletu nie ma wśród dobranych.
marklin-keep-two = Zatrzymaj co najmniej dwa bilety.
marklin-choose-first = Najpierw wybierz, które bilety zatrzymać.
marklin-no-passenger-there = { marklin-city }: nie ma tam twojego pasażera.
marklin-no-way-on = { marklin-city }: nie ma toru, którym pasażer mógłby pojechać.
marklin-track-elsewhere = Trasa { marklin-start }–{ marklin-end } nie zaczyna się tam, gdzie jest pasażer.
marklin-track-unowned = Nikt nie zajął trasy { marklin-start }–{ marklin-end }. Pasażer potrzebuje pociągu.
marklin-track-travelled = Pasażer przejechał już trasę { marklin-start }–{ marklin-end }.
marklin-no-passenger-card = Trasa { marklin-start }–{ marklin-end } należy do kogoś innego: potrzeba jeszcze jednej karty pasażera.
marklin-own-track-first = Przy tym stole pasażer wyrusza własnym torem.
marklin-no-ride-abroad = Pasażerowie nie jeżdżą do innych krajów.
marklin-not-travelled = Pasażer jeszcze nie ruszył. Wybierz tor.
marklin-no-such-action = Nie ma takiej akcji.
marklin-nothing-to-draw = Teraz nie ma czego dobierać.

## Notation

# $text: what somebody typed
marklin-unknown-action = „{ $text }” nie jest akcją. Akcje wyglądają tak: „take 3”, „claim berlin-dresden green” lub „done”.
marklin-unknown-track = „{ $text }” nie jest torem. Tory nazywają się „berlin-dresden” lub „berlin-hamburg#2”.
marklin-unknown-place = „{ $text }” nie jest ani miastem, ani krajem na mapie.
marklin-unknown-place-near = „{ $text }” nie jest ani miastem, ani krajem na mapie. Może chodzi o { $near }?
marklin-which-track = „{ $text }”: jest kilka takich torów: { $known }. Dopisz numer.
marklin-unknown-ticket = „{ $text }” nie jest biletem. Bilety nazywają się „berlin-muenchen”.
marklin-unknown-draw = „{ $text }”: tego nie można teraz dobrać.
marklin-unknown-board = „{ $text }” to nie stan gracza. Wypisz tory, bilety i punkty, oddzielone „|”.
# $length (number)
marklin-board-too-long =
    { $length ->
        [one] { $length } znak to za dużo na jednego gracza.
        [few] { $length } znaki to za dużo na jednego gracza.
        [many] { $length } znaków to za dużo na jednego gracza.
       *[other] { $length } znaku to za dużo na jednego gracza.
    }
marklin-impossible-view = Żadna partia Märklin nie może tak wyglądać. Plik zmieniono lub uszkodzono.

## At the counter: games on cardboard

marklin-bad-question = To nie jest pytanie o graczy: { $detail }
# $players (number), $most (number)
marklin-so-many-players = Grać może najwyżej { $most } osób, a wymienić trzeba co najmniej jedną; tutaj jest ich { $players }.
marklin-named-twice = „{ $text }” występuje u jednego gracza dwa razy.
marklin-ticket-of-another-set = Biletu { marklin-start }–{ marklin-end } nie ma w tym zestawie.
marklin-ticket-held = Bilet { marklin-start }–{ marklin-end } ma już ktoś inny.
# $value (number): what a token is worth
marklin-no-such-token = { marklin-city }: nie ma tam żetonu o wartości { $value } albo ktoś już go ma.
marklin-token-under-another = { marklin-city }: żeton o wartości { $value } leży pod większym, którego nikt nie ma.
# $points (number), $most (number)
marklin-too-much-merchandise = Wszystkie towary razem są warte { $most }, a nie { $points }.

## Examples in the rules

marklin-picture-cards = Karty
marklin-picture-stacks = Towary od góry

## The log; .you is what whoever did it reads, and $name is “You” there

marklin-first = { $name } zaczyna.
    .you = { $name } zaczynasz.
marklin-took = { $name } bierze odkrytą kartę: { marklin-card }.
    .you = { $name } bierzesz odkrytą kartę: { marklin-card }.
marklin-took-blind = { $name } bierze kartę z talii.
    .you = { $name } bierzesz kartę z talii.
marklin-drew = { $name } dobiera: { marklin-card }.
    .you = { $name } dobierasz: { marklin-card }.
marklin-shuffled = Odrzucone karty tworzą nową talię.
marklin-row-renewed = Odkryte są trzy jednakowe karty: wymienia się całą piątkę.
# $points (number)
marklin-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
marklin-claimed = { $name } zajmuje trasę { marklin-start }–{ marklin-end }: { marklin-points }.
    .you = { $name } zajmujesz trasę { marklin-start }–{ marklin-end }: { marklin-points }.
marklin-placed = { $name } stawia pasażera: { marklin-city }.
    .you = { $name } stawiasz pasażera: { marklin-city }.
# $short (number), $long (number)
marklin-asked = { $name } dobiera bilety (krótkie: { $short }, długie: { $long }).
    .you = { $name } dobierasz bilety (krótkie: { $short }, długie: { $long }).
# $count (number)
marklin-chose =
    { $count ->
        [one] { $name } chce zatrzymać { $count } bilet.
        [few] { $name } chce zatrzymać { $count } bilety.
        [many] { $name } chce zatrzymać { $count } biletów.
       *[other] { $name } chce zatrzymać { $count } biletu.
    }
    .you =
        { $count ->
            [one] { $name } chcesz zatrzymać { $count } bilet.
            [few] { $name } chcesz zatrzymać { $count } bilety.
            [many] { $name } chcesz zatrzymać { $count } biletów.
           *[other] { $name } chcesz zatrzymać { $count } biletu.
        }
# $short (number), $long (number)
marklin-kept = { $name } zatrzymuje bilety (krótkie: { $short }, długie: { $long }).
    .you = { $name } zatrzymujesz bilety (krótkie: { $short }, długie: { $long }).
marklin-departed = { $name } wysyła pasażera: { marklin-city }.
    .you = { $name } wysyłasz pasażera: { marklin-city }.
# $points (number): 0 where no token was left
marklin-rode =
    { $points ->
        [0] { $name }: pasażer jedzie dalej bez zakupów ({ marklin-city }).
       *[other] { $name }: pasażer robi zakupy ({ marklin-city }): { marklin-points }.
    }
    .you =
        { $points ->
            [0] Twój pasażer jedzie dalej bez zakupów ({ marklin-city }).
           *[other] Twój pasażer robi zakupy ({ marklin-city }): { marklin-points }.
        }
marklin-arrived = { $name }: pasażer wysiada ({ marklin-city }).
    .you = Twój pasażer wysiada ({ marklin-city }).
marklin-passed = { $name } nie ma ruchu i pasuje.
    .you = { $name } nie masz ruchu i pasujesz.
marklin-last-round = { $name } ma najwyżej dwa wagony: każdy ma jeszcze jedną turę.
    .you = Masz najwyżej dwa wagony: każdy ma jeszcze jedną turę.

## The score sheet

marklin-part-routes = Trasy
    .short = Trasy
marklin-part-tickets = Bilety
    .short = Bilety
marklin-part-merchandise = Towary
    .short = Towary
marklin-part-bonus = Najwięcej biletów
    .short = Premia
# $length (number), $tokens (number), $tickets (number)
marklin-route = { marklin-start }–{ marklin-end }, długość { $length }
marklin-ticket-joined = Bilet { marklin-start }–{ marklin-end }, zrealizowany
marklin-ticket-missed = Bilet { marklin-start }–{ marklin-end }, niezrealizowany
marklin-tokens =
    { $tokens ->
        [one] Towary ({ marklin-city }): { $tokens } żeton
        [few] Towary ({ marklin-city }): { $tokens } żetony
        [many] Towary ({ marklin-city }): { $tokens } żetonów
       *[other] Towary ({ marklin-city }): { $tokens } żetonu
    }
marklin-most-tickets = Najwięcej zrealizowanych biletów: { $tickets }
marklin-tie-tickets = Równe punkty: zdecydowała liczba zrealizowanych biletów.
marklin-tie-merchandise = Równe punkty i bilety: zdecydowały towary.

## The lesson: what a first game says before each move, then from round to round

marklin-lesson-tickets = Na bilecie są dwa miasta: połączone twoimi torami dają na końcu punkty, inaczej je zabierają. Na początek dobierz cztery krótkie.
marklin-lesson-keep = Zatrzymaj co najmniej dwa. Berlin–Chemnitz i Hanower–Lipsk mają wspólną drogę: wybierz oba, potem „{ marklin-verb-keep }”.
marklin-lesson-card = Tura to jedna rzecz: karty, trasa, bilety albo przejazd. Zacznij od kart: weź podświetloną pomarańczową.
marklin-lesson-second-card = Karty bierze się po dwie. Znów pomarańczową: tor Berlin–Lipsk wymaga czterech.
marklin-lesson-route = Masz je. Dotknij podświetlonego toru Berlin–Lipsk i zajmij go: trasa z czterech odcinków daje 7 punktów.
marklin-lesson-passenger = Możesz teraz postawić pasażera w jednym z jej miast. Zaczekaj, aż linia się wydłuży: zakończ turę.
marklin-lesson-locomotive = Dalej do Chemnitz: jedna niebieska karta i lokomotywa, która zastępuje każdy kolor. W ten sposób bilet jest zrealizowany.
marklin-lesson-board = A teraz postaw pasażera w Chemnitz, na końcu linii.
marklin-lesson-end = Zakończ turę. Do tej chwili zajęcie trasy można cofnąć.
marklin-lesson-ride = Jedź do Berlina: dotknij proponowanego przejazdu. W każdym mieście po drodze pasażer zabiera wierzchni towar. W Berlinie to 7.
marklin-lesson-choose = Teraz co turę decydujesz ty: dwie karty, trasa, bilety albo przejazd. Drugi bilet wciąż czeka na tory.
marklin-lesson-wild = Lokomotywa to dowolny kolor; ta z +4 tylko na trasach od czterech. Odkrytą zwykłą bierze się zamiast dwóch kart.
marklin-lesson-early = Najlepsze towary znikają pierwsze, więc jedź wcześnie. Cudzym torem pasażer jedzie za kartę pasażera.
marklin-lesson-leave = Gdy komuś zostaną najwyżej dwa wagony, przychodzą ostatnie tury, a potem liczą się bilety. Graj dalej albo zacznij własną grę.

## Rule options

marklin-option-tickets = Bilety
    .about = Którym zestawem biletów się gra. Zestaw z 2006 roku jest naszą rekonstrukcją.
    .value-marklin46 = 46 biletów, jak w 2006
    .value-deutschland60 = 60 biletów z 2012
    .value-germany89 = 89 biletów z 2017
marklin-option-red_cities = Czerwone towary
    .about = Które sześć miast ma czerwone towary. Znamy dwie prawdopodobne odpowiedzi.
    .value-first = Frankfurt i Lipsk
    .value-alternative = Münster i Norymberga
marklin-option-revisit_tokens = Żeton za każdym razem
    .about = Miasto mijane dwa razy w jednym ruchu daje żeton za każdym razem.
    .value-false = { no }
    .value-true = { yes }
marklin-option-parallel_return = Powrót równoległym torem
    .about = Pasażer może wrócić drugim torem między dwoma miastami.
    .value-false = { no }
    .value-true = { yes }
marklin-option-own_track_needed = Najpierw własny tor
    .about = Ruch pasażera zaczyna się na własnym torze gracza.
    .value-false = { no }
    .value-true = { yes }
marklin-option-bonus_needs_ticket = Premia wymaga biletu
    .about = Nikt nie dostaje premii za bilety, jeśli nikt żadnego nie zrealizował.
    .value-true = { yes }
    .value-false = { no }

## Obrazki i to, co czyta się zamiast nich

marklin-colour-gray = szara
# $colour: the end of one of the ids of train cards, or gray
marklin-colour =
    { $colour ->
        [purple] { marklin-card-purple }
        [blue] { marklin-card-blue }
        [orange] { marklin-card-orange }
        [white] { marklin-card-white }
        [green] { marklin-card-green }
        [yellow] { marklin-card-yellow }
        [black] { marklin-card-black }
        [red] { marklin-card-red }
       *[gray] { marklin-colour-gray }
    }
# $length (number)
marklin-track = { marklin-start }–{ marklin-end } ({ marklin-colour }, { $length })
# $points (number)
marklin-ticket = { marklin-start }–{ marklin-end } ({ $points })
# $count (number)
marklin-cards-of = { marklin-card } × { $count }
marklin-paid =
    { $card ->
        [locomotive] lok. ×{ $count }
        [plus4] +4 ×{ $count }
       *[other] { marklin-card } ×{ $count }
    }
# $turn (number): 0 before the first turn
marklin-picture-map =
    { $turn ->
        [0] Mapa Niemiec
       *[other] Mapa Niemiec, tura { $turn }
    }
# $seat (number), $trains (number), $cards (number), $tickets (number), $passengers (number)
marklin-picture-player = Miejsce { $seat }: wagony – { $trains }, karty – { $cards }, bilety – { $tickets }, pasażerowie w zapasie – { $passengers }.
# $tracks, $cities, $tickets, $cards: lists in words
marklin-picture-tracks = Zajęte: { $tracks }.
marklin-picture-passengers = Pasażerowie stoją tu: { $cities }.
marklin-picture-tickets = Bilety: { $tickets }.
marklin-picture-hand = Na ręce: { $cards }.

## Stół w przeglądarce

marklin-tray-row = Odkryte karty
marklin-tray-hand = Twoja ręka
marklin-tray-tickets = Twoje bilety
# $least (number)
marklin-tray-offer = Bilety do wyboru; zatrzymaj co najmniej { $least }
marklin-tray-split = Dobierz bilety
marklin-short = krótkie
marklin-long = długie
marklin-close = Zamknij
marklin-tray-trails = Pasażerowie, którzy mogą pojechać
# $turns (number)
marklin-last-turns =
    { $turns ->
        [one] Ostatnia runda: jeszcze { $turns } tura
        [few] Ostatnia runda: jeszcze { $turns } tury
        [many] Ostatnia runda: jeszcze { $turns } tur
       *[other] Ostatnia runda: jeszcze { $turns } tury
    }
marklin-gap = Brak karty
marklin-open-card = Odkryta karta: { marklin-card }
# $count (number)
marklin-deck = Talia: kart – { $count }
# $short (number), $long (number)
marklin-split = Dobierz bilety: krótkie – { $short }, długie – { $long }
marklin-no-tickets-yet = Nie ma jeszcze biletów.
# $done (number), $count (number)
marklin-tickets-done = Twoje bilety: ukończone { $done } z { $count }
# $missing (number): trains; -1 where no way is left
marklin-trains-missing =
    { $missing ->
        [one] Brakuje { $missing } wagonu
        [few] Brakuje { $missing } wagonów
        [many] Brakuje { $missing } wagonów
       *[other] Brakuje { $missing } wagonu
    }
marklin-ticket-state =
    { $missing ->
        [0] Ukończony
        [-1] Nie da się już ukończyć
       *[other] { marklin-trains-missing }
    }
marklin-ends = { marklin-start }–{ marklin-end }
# $cost (number): 0 where the ride is free
marklin-passenger-cards =
    { $cost ->
        [one] { $cost } karta pasażera
        [few] { $cost } karty pasażera
        [many] { $cost } kart pasażera
       *[other] { $cost } karty pasażera
    }
# $points (number)
marklin-trail =
    { $cost ->
        [0] { marklin-city }: przejazd, { marklin-points }
       *[other] { marklin-city }: przejazd, { marklin-points }, { marklin-passenger-cards }
    }
# $length (number); $whose: free, own or other; $seat (number)
marklin-label-track =
    { $whose ->
        [own] { marklin-start }–{ marklin-end }, { marklin-colour }, długość { $length }, twoja
        [other] { marklin-start }–{ marklin-end }, { marklin-colour }, długość { $length }, miejsce { $seat }
       *[free] { marklin-start }–{ marklin-end }, { marklin-colour }, długość { $length }
    }
# $value (number): 0 where no token is left
marklin-goods =
    { $value ->
        [0] towaru już nie ma
       *[other] towar { $value }
    }
# $whose: none, own or other; $seat (number)
marklin-label-city =
    { $whose ->
        [own] { marklin-city }, { marklin-goods }, twój pasażer
        [other] { marklin-city }, { marklin-goods }, pasażer miejsca { $seat }
       *[none] { marklin-city }, { marklin-goods }
    }
marklin-plan-take = Odkryta karta: { marklin-card }
marklin-plan-take-blind = Karta z talii
marklin-plan-place = Tu poczeka pasażer: { marklin-city }
# $short (number), $long (number)
marklin-plan-split = Bilety: krótkie – { $short }, długie – { $long }
# $count (number), $points (number)
marklin-plan-keep = Zatrzymaj bilety: { $count }. Razem { marklin-points }.
marklin-plan-depart = Pasażer wyrusza: { marklin-city }
# $payment: cards in words
marklin-plan-claim = { marklin-start }–{ marklin-end }: { $payment }
# $cost (number): passenger cards
marklin-plan-ride =
    { $cost ->
        [0] Dalej – { marklin-city }
       *[other] Dalej – { marklin-city }, opłata – { marklin-passenger-cards }
    }
# $cost (number): passenger cards
marklin-plan-trail =
    { $cost ->
        [0] Przejazd do celu – { marklin-city }
       *[other] Przejazd do celu – { marklin-city }, opłata – { marklin-passenger-cards }
    }
marklin-plan-done = Zakończ swoją turę
marklin-plan-pass = Nic nie można zrobić
marklin-turn-pay = Inna zapłata
marklin-verb-take = Weź
marklin-verb-place = Postaw
marklin-verb-split = Dobierz
marklin-verb-keep = Zatrzymaj
marklin-verb-depart = Wyrusz
marklin-verb-claim = Zajmij
marklin-verb-ride = Jedź
marklin-verb-done = Zakończ turę
marklin-verb-pass = Pasuj
marklin-prompt-dealing = Karty są rozdawane.
marklin-prompt-wait = Grają pozostali.
marklin-prompt-done = Zakończ turę.
marklin-prompt-pass = Nic nie można zrobić: spasuj.
marklin-prompt-ride-on = Jedź dalej do podświetlonego miasta albo zakończ turę.
marklin-prompt-split = Ile krótkich i długich biletów dobierasz?
marklin-prompt-choose = Zatrzymaj co najmniej dwa bilety. Pozostali nie widzą które.
marklin-prompt-turn = Weź karty lub bilety, zajmij trasę albo wyślij pasażera.
marklin-prompt-turn-without-passengers = Weź karty lub bilety albo zajmij trasę.
marklin-prompt-second = Weź drugą kartę.
marklin-prompt-place = Postaw pasażera w podświetlonym mieście albo zakończ turę.
marklin-prompt-keep = Zatrzymaj co najmniej jeden bilet.
marklin-prompt-ride = Dokąd jedzie twój pasażer?
# $turn (number): 0 before the first turn
marklin-progress =
    { $turn ->
        [0] Przygotowanie
       *[other] Tura { $turn }
    }
# $turns (number)
marklin-progress-last = { marklin-last-turns }
marklin-has-points = Punkty
marklin-has-trains = Wagony
marklin-has-cards = Karty
marklin-has-tickets = Bilety
marklin-has-passengers = Pasażerowie w zapasie
marklin-key-open = odkryta karta albo bilet do zatrzymania
marklin-key-deck = karta z talii
marklin-key-tickets = dobierz bilety; ponownie – inny podział

## Advice: what speaks for a move, and what the numbers of an analysis mean

marklin-advice-ticket = Na najkrótszej drodze biletu { marklin-start }–{ marklin-end }.
marklin-advice-card = Ten kolor jest potrzebny na drodze twojego biletu { marklin-start }–{ marklin-end }.
# $points (number)
marklin-advice-ride = Punkty, które ten pasażer może teraz zebrać: { $points }.
# $chance (number): percent, $games (number): that were played
marklin-advice-chance = Szansa wygranej w { $games } grach próbnych z domniemanymi biletami: { $chance }%.
marklin-advice-means = Ile szansy wygranej stracono, w punktach procentowych, według gier próbnych, które boty dograły do końca z tego, co było wiadome. Co mogło być samym szczęściem, się nie liczy.

## A finished game of cardboard

# $trains (number)
marklin-paper-about = Dotknij tras tego gracza i miast, z których ma towary. Zostało wagonów: { $trains }
marklin-paper-add-ticket = Dodaj bilet
marklin-paper-drop-ticket = Usuń:
marklin-paper-joined = (zrealizowany)
marklin-paper-missed = (niezrealizowany)
marklin-paper-merchandise = Punkty za towary
marklin-paper-tokens = Towary zebrane przez pasażerów
marklin-paper-typed = Punkty za towary tego gracza wpisano liczbą. Ustaw 0, aby dotykać miast.

## A game of cardboard, counted while it goes on

marklin-companion = Licznik
marklin-count-player = Gracz
marklin-count-begin = Pierwsza tura
marklin-count-next = Następny gracz
# stands behind the name of a player
marklin-count-on-turn = teraz gra
marklin-count-routes = Zajmij trasę: długość
marklin-count-cities = Towary w miastach
marklin-count-tickets = Zatrzymane bilety
# $length (number), $points (number)
marklin-count-route = Trasa o długości { $length }: { marklin-points }
# $seat (number); $deck: short or long
marklin-count-fewer =
    { $deck ->
        [short] Gracz { $seat }: o jeden krótki bilet mniej
       *[long] Gracz { $seat }: o jeden długi bilet mniej
    }
marklin-count-more =
    { $deck ->
        [short] Gracz { $seat }: jeszcze jeden krótki bilet
       *[long] Gracz { $seat }: jeszcze jeden długi bilet
    }
# $seat (number), $points (number)
marklin-count-took = Gracz { $seat }: { marklin-city }, { marklin-points }
# $seat (number), $length (number), $points (number)
marklin-count-laid = Gracz { $seat }: trasa długości { $length }, { marklin-points }
# $seat (number), $short (number), $long (number)
marklin-count-kept = Gracz { $seat }: bilety krótkie { $short }, długie { $long }
marklin-count-not-begun = Pierwsza tura jeszcze się nie zaczęła.
marklin-count-none-left = { marklin-city }: nie ma tam już towarów.
# $seat (number), $trains (number)
marklin-count-few-trains = Gracz { $seat } ma za mało wagonów: { $trains }.
# $seat (number)
marklin-count-no-ticket = Gracz { $seat } nie ma takiego biletu.
# $text: what somebody sent
marklin-count-unknown = „{ $text }” to nic, co się tu liczy.
