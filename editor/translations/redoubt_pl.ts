<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl" sourcelanguage="en">
<context>
    <name>ForgetEditsDialog</name>
    <message>
        <source>before the version “%1” (%2)</source>
        <translation>sprzed wersji „%1” (%2)</translation>
    </message>
    <message>
        <source>before this sitting (%1)</source>
        <translation>sprzed tej sesji (%1)</translation>
    </message>
    <message>
        <source>before another program&apos;s change was read (%1)</source>
        <translation>sprzed wczytania zmian innego programu (%1)</translation>
    </message>
</context>
<context>
    <name>SymbolFaults</name>
    <message>
        <source>It holds a script (%1).</source>
        <translation>Zawiera skrypt (%1).</translation>
    </message>
    <message>
        <source>It refers to something outside itself (%1).</source>
        <translation>Odwołuje się do czegoś poza sobą (%1).</translation>
    </message>
    <message>
        <source>It holds a number without measure (%1).</source>
        <translation>Zawiera zbyt dużą liczbę (%1).</translation>
    </message>
    <message>
        <source>A symbol is made of shapes and groups; this can&apos;t be drawn: %1.</source>
        <translation>Symbol składa się z kształtów i grup; tego nie da się narysować: %1.</translation>
    </message>
    <message>
        <source>It is larger than a symbol may be (256 KB).</source>
        <translation>Jest większy, niż może być symbol (256 KB).</translation>
    </message>
    <message>
        <source>It is compressed; save it as plain SVG.</source>
        <translation>Jest skompresowany; zapisz go jako zwykły SVG.</translation>
    </message>
    <message>
        <source>It declares entities, which a symbol must not.</source>
        <translation>Deklaruje encje, czego symbolowi nie wolno.</translation>
    </message>
    <message>
        <source>It is no SVG drawing.</source>
        <translation>To nie jest rysunek SVG.</translation>
    </message>
    <message>
        <source>Its groups are nested too deeply.</source>
        <translation>Grupy są zagnieżdżone zbyt głęboko.</translation>
    </message>
    <message>
        <source>It has too many parts for a symbol.</source>
        <translation>Ma zbyt wiele części jak na symbol.</translation>
    </message>
    <message>
        <source>It is not well-formed: line %1 can&apos;t be read.</source>
        <translation>Ma błędną składnię: nie da się odczytać wiersza %1.</translation>
    </message>
</context>
<context>
    <name>ThemeWords</name>
    <message>
        <source>A colour is written as &quot;#RRGGBB&quot;, or as &quot;#AARRGGBB&quot; if it lets through what is below.</source>
        <translation>Kolor zapisuje się jako „#RRGGBB” albo „#AARRGGBB”, jeśli ma przepuszczać to, co pod spodem.</translation>
    </message>
    <message>
        <source>A width is a number from 0 to 0.5, in hex widths.</source>
        <translation>Szerokość to liczba od 0 do 0,5, w szerokościach pola.</translation>
    </message>
    <message>
        <source>This is either true or false.</source>
        <translation>To albo true, albo false.</translation>
    </message>
    <message>
        <source>This is one of the words %1.</source>
        <translation>To jedno ze słów: %1.</translation>
    </message>
    <message>
        <source>The theme %1 can&apos;t be read.</source>
        <translation>Nie da się odczytać wyglądu %1.</translation>
    </message>
    <message>
        <source>The theme %1 is too large to be one.</source>
        <translation>Plik %1 jest za duży jak na wygląd mapy.</translation>
    </message>
    <message>
        <source>Themes start from one another in a circle.</source>
        <translation>Wyglądy wychodzą jeden z drugiego w kółko.</translation>
    </message>
    <message>
        <source>There is no theme &quot;%1&quot;; there are %2, and files that end in .json.</source>
        <translation>Nie ma wyglądu „%1”; są %2 oraz pliki z końcówką .json.</translation>
    </message>
    <message>
        <source>A symbol is the name of an SVG file in the folder of the theme.</source>
        <translation>Symbol to nazwa pliku SVG z folderu wyglądu.</translation>
    </message>
    <message>
        <source>The file %1 can&apos;t be read.</source>
        <translation>Nie da się odczytać pliku %1.</translation>
    </message>
    <message>
        <source>The theme %1 is not JSON: line %2 can&apos;t be read.</source>
        <translation>Wygląd %1 to nie JSON: nie da się odczytać wiersza %2.</translation>
    </message>
    <message>
        <source>No part of the map is called so.</source>
        <translation>Żadna część mapy tak się nie nazywa.</translation>
    </message>
    <message>
        <source>A font file lies in the folder of the theme.</source>
        <translation>Plik kroju pisma leży w folderze wyglądu.</translation>
    </message>
    <message>
        <source>The font %1 is larger than 20 MB.</source>
        <translation>Krój pisma %1 ma ponad 20 MB.</translation>
    </message>
    <message>
        <source>The file %1 is no font that can be read.</source>
        <translation>Plik %1 nie jest krojem pisma, który da się odczytać.</translation>
    </message>
    <message>
        <source>There is no font &quot;%1&quot; on this computer; the usual one is used.</source>
        <translation>Nie ma kroju pisma „%1” na tym komputerze; użyto zwykłego.</translation>
    </message>
    <message>
        <source>Fonts are named for %1.</source>
        <translation>Kroje pisma podaje się dla: %1.</translation>
    </message>
    <message>
        <source>There is no symbol of that name.</source>
        <translation>Nie ma symbolu o tej nazwie.</translation>
    </message>
    <message>
        <source>This style has inks of its own: lettering.….</source>
        <translation>Ten styl ma własne kolory: lettering.….</translation>
    </message>
    <message>
        <source>A style is like one of town, village, water, relief, woods and remark, and its ink is a colour such as #33291F.</source>
        <translation>Styl jest jak jeden z: town, village, water, relief, woods i remark, a jego kolor (ink) to na przykład #33291F.</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Scenario and map editor for hex-and-counter battles.</source>
        <translation>Edytor scenariuszy i map do heksowo-żetonowych gier wojennych.</translation>
    </message>
    <message>
        <source>Begin with a new battle.</source>
        <translation>Zacznij od nowej bitwy.</translation>
    </message>
    <message>
        <source>The colours of the window.</source>
        <translation>Kolory okna.</translation>
    </message>
    <message>
        <source>en or pl; without it the one chosen last.</source>
        <translation>en albo pl; bez tej opcji język wybrany ostatnio.</translation>
    </message>
    <message>
        <source>Battle files to open.</source>
        <translation>Pliki bitew do otwarcia.</translation>
    </message>
    <message>
        <source>A program of its own, even if Redoubt runs already.</source>
        <translation>Osobny egzemplarz programu, nawet jeśli Redoubt już działa.</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::AbilityWords</name>
    <message>
        <source>turning %1</source>
        <translation>obrót %1</translation>
    </message>
    <message>
        <source>stepping back %1</source>
        <translation>krok w tył %1</translation>
    </message>
    <message>
        <source>passing friends %1</source>
        <translation>minięcie własnych %1</translation>
    </message>
    <message>
        <source>entering the enemy&apos;s hex %1</source>
        <translation>wejście na pole wroga %1</translation>
    </message>
    <message>
        <source>each hex alike %1</source>
        <translation>każde pole tyle samo %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>terrain, points</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Cost unknown: the map doesn&apos;t say which side is higher (%1)</source>
        <translation>Koszt nieznany: mapa nie mówi, która strona jest wyżej (%1)</translation>
    </message>
    <message>
        <source>Cost unknown: the rules lack %1</source>
        <translation>Koszt nieznany: zasady nie podają %1</translation>
    </message>
    <message>
        <source>Out of reach</source>
        <translation>Poza zasięgiem ruchu</translation>
    </message>
    <message>
        <source>Cost unknown</source>
        <translation>Koszt nieznany</translation>
    </message>
    <message>
        <source>%1 of %2 points</source>
        <translation>%1 z %2 pkt</translation>
    </message>
    <message>
        <source> – more than it has, but a first hex is always free to enter</source>
        <translation> – więcej, niż ma, ale na pierwsze pole zawsze wolno wejść</translation>
    </message>
    <message>
        <source> (estimated costs)</source>
        <translation> (koszty szacunkowe)</translation>
    </message>
    <message>
        <source>Blocked by %1 between %2 and %3</source>
        <translation>Zasłania: %1, między %2 a %3</translation>
    </message>
    <message>
        <source>Blocked by units in %1</source>
        <translation>Zasłaniają jednostki na polu %1</translation>
    </message>
    <message>
        <source>Blocked by %1 in %2</source>
        <translation>Zasłania: %1, na polu %2</translation>
    </message>
    <message>
        <source>Not through a zone it may aim through</source>
        <translation>Nie przez strefę, przez którą może celować</translation>
    </message>
    <message numerus="yes">
        <source>In sight, %n hex(es)</source>
        <translation>
            <numerusform>Widać, %n pole</numerusform>
            <numerusform>Widać, %n pola</numerusform>
            <numerusform>Widać, %n pól</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, beyond its range</source>
        <translation>%1, poza zasięgiem ognia</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>there is no map</source>
        <translation>nie ma mapy</translation>
    </message>
    <message>
        <source>select a counter</source>
        <translation>zaznacz żeton</translation>
    </message>
    <message>
        <source>select a counter on the map</source>
        <translation>zaznacz żeton na mapie</translation>
    </message>
    <message>
        <source>it has no hex</source>
        <translation>nie ma swojego pola</translation>
    </message>
    <message>
        <source>the rules don&apos;t say what arm it is of</source>
        <translation>zasady nie mówią, jaka to broń</translation>
    </message>
    <message>
        <source>the rules lack %1</source>
        <translation>zasady nie podają %1</translation>
    </message>
    <message>
        <source>forbidden by %1</source>
        <translation>zabrania tego %1</translation>
    </message>
    <message>
        <source>its facing is unknown</source>
        <translation>zwrot nieznany</translation>
    </message>
    <message>
        <source>it faces nowhere</source>
        <translation>nie ma zwrotu</translation>
    </message>
    <message>
        <source>under nobody&apos;s command</source>
        <translation>pod niczyim dowództwem</translation>
    </message>
    <message>
        <source>F</source>
        <comment>letter of the front zone</comment>
        <translation>P</translation>
    </message>
    <message>
        <source>S</source>
        <comment>letter of the flank zone: the side</comment>
        <translation>B</translation>
    </message>
    <message>
        <source>R</source>
        <comment>letter of the rear zone</comment>
        <translation>T</translation>
    </message>
    <message>
        <source>Reach</source>
        <translation>Zasięg ruchu</translation>
    </message>
    <message>
        <source>can end here, points left</source>
        <translation>tu może skończyć, reszta punktów</translation>
    </message>
    <message>
        <source>facing unknown: the best one</source>
        <translation>zwrot nieznany: najlepszy</translation>
    </message>
    <message>
        <source>enemy, may enter</source>
        <translation>wróg, wolno wejść</translation>
    </message>
    <message>
        <source>cost unknown</source>
        <translation>koszt nieznany</translation>
    </message>
    <message>
        <source>Sight</source>
        <translation>Widoczność</translation>
    </message>
    <message numerus="yes">
        <source>Sight as far as %n hex(es)</source>
        <translation>
            <numerusform>Widoczność na %n pole</numerusform>
            <numerusform>Widoczność na %n pola</numerusform>
            <numerusform>Widoczność na %n pól</numerusform>
        </translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>zasłonięte</translation>
    </message>
    <message>
        <source>facing unknown: all round</source>
        <translation>zwrot nieznany: dookoła</translation>
    </message>
    <message>
        <source>Zones</source>
        <translation>Strefy</translation>
    </message>
    <message>
        <source>front</source>
        <translation>przód</translation>
    </message>
    <message>
        <source>flank</source>
        <translation>bok</translation>
    </message>
    <message>
        <source>rear</source>
        <translation>tył</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Dowodzenie</translation>
    </message>
    <message numerus="yes">
        <source>Command as far as %n hex(es)</source>
        <translation>
            <numerusform>Dowodzenie na %n pole</numerusform>
            <numerusform>Dowodzenie na %n pola</numerusform>
            <numerusform>Dowodzenie na %n pól</numerusform>
        </translation>
    </message>
    <message>
        <source>under %1</source>
        <translation>dowodzi %1</translation>
    </message>
    <message>
        <source>%1, not on the map</source>
        <translation>%1, poza mapą</translation>
    </message>
    <message>
        <source>in command</source>
        <translation>w zasięgu dowodzenia</translation>
    </message>
    <message>
        <source>out of command</source>
        <translation>poza zasięgiem dowodzenia</translation>
    </message>
    <message>
        <source>out of it, needs none</source>
        <translation>poza zasięgiem, nie potrzebuje</translation>
    </message>
    <message>
        <source>not on the map: %1</source>
        <translation>poza mapą: %1</translation>
    </message>
    <message>
        <source>Hex %1</source>
        <translation>Pole %1</translation>
    </message>
    <message>
        <source>select a counter or a hex</source>
        <translation>zaznacz żeton lub pole</translation>
    </message>
    <message>
        <source>Double time</source>
        <translation>Krok podwojony</translation>
    </message>
    <message>
        <source>Charge</source>
        <translation>Szarża</translation>
    </message>
    <message>
        <source>not ahead of it</source>
        <translation>nie leży na wprost</translation>
    </message>
    <message>
        <source>too near</source>
        <translation>za blisko</translation>
    </message>
    <message>
        <source>too far</source>
        <translation>za daleko</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>terrain, hex</comment>
        <translation>%1, pole %2</translation>
    </message>
    <message>
        <source>%1 before %2</source>
        <comment>terrain, hex</comment>
        <translation>%1 przed polem %2</translation>
    </message>
    <message>
        <source>friends in %1</source>
        <translation>własne jednostki na polu %1</translation>
    </message>
    <message>
        <source>enemies in %1</source>
        <translation>wróg na polu %1</translation>
    </message>
    <message>
        <source>held in its own hex</source>
        <translation>związana walką na własnym polu</translation>
    </message>
    <message>
        <source>%1 can&apos;t be entered</source>
        <translation>na pole %1 nie można wejść</translation>
    </message>
    <message>
        <source>cost unknown: the rules lack %1</source>
        <translation>koszt nieznany: zasady nie podają %1</translation>
    </message>
    <message>
        <source>No charge: %1</source>
        <translation>Szarża niemożliwa: %1</translation>
    </message>
    <message>
        <source>can be charged, points left</source>
        <translation>można szarżować, pozostałe punkty</translation>
    </message>
    <message>
        <source>enemy, can be charged</source>
        <translation>wróg, można na niego szarżować</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <comment>to move with</comment>
        <translation>
            <numerusform>%n punkt</numerusform>
            <numerusform>%n punkty</numerusform>
            <numerusform>%n punktów</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 points</source>
        <comment>to move with, a fraction</comment>
        <translation>%1 punktu</translation>
    </message>
    <message>
        <source>Reach with %1 (estimated)</source>
        <translation>Zasięg ruchu, %1 (szacunek)</translation>
    </message>
    <message>
        <source>Reach with %1</source>
        <translation>Zasięg ruchu, %1</translation>
    </message>
    <message>
        <source>Double time with %1 (estimated)</source>
        <translation>Krok podwojony, %1 (szacunek)</translation>
    </message>
    <message>
        <source>Double time with %1</source>
        <translation>Krok podwojony, %1</translation>
    </message>
    <message>
        <source>Charge with %1 (estimated)</source>
        <translation>Szarża, %1 (szacunek)</translation>
    </message>
    <message>
        <source>Charge with %1</source>
        <translation>Szarża, %1</translation>
    </message>
    <message numerus="yes">
        <source>activates %n leader(s) of %1</source>
        <translation>
            <numerusform>aktywuje %n dowódcę, %1</numerusform>
            <numerusform>aktywuje %n dowódców, %1</numerusform>
            <numerusform>aktywuje %n dowódców, %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>sets any %n unit(s) in motion</source>
        <translation>
            <numerusform>porusza %n dowolną jednostkę</numerusform>
            <numerusform>porusza %n dowolne jednostki</numerusform>
            <numerusform>porusza %n dowolnych jednostek</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>as far as %n hex(es) from him</source>
        <translation>
            <numerusform>najdalej %n pole od niego</numerusform>
            <numerusform>najdalej %n pola od niego</numerusform>
            <numerusform>najdalej %n pól od niego</numerusform>
        </translation>
    </message>
    <message>
        <source>by his own power</source>
        <translation>na mocy własnych uprawnień</translation>
    </message>
    <message>
        <source>entering the enemy&apos;s zone of control %1</source>
        <translation>wejście w strefę kontroli wroga %1</translation>
    </message>
    <message>
        <source>backing away %1</source>
        <translation>cofnięcie się %1</translation>
    </message>
    <message>
        <source>No countercharge: too far</source>
        <translation>Kontrszarża niemożliwa: za daleko</translation>
    </message>
    <message>
        <source>No countercharge: not ahead of it</source>
        <translation>Kontrszarża niemożliwa: nie na wprost</translation>
    </message>
    <message>
        <source>Countercharge into %1</source>
        <translation>Kontrszarża na pole %1</translation>
    </message>
    <message>
        <source>Countercharge into %1 after a turn of %2°</source>
        <translation>Kontrszarża na pole %1 po zwrocie o %2°</translation>
    </message>
    <message>
        <source> – more than it has, but a first turn is always possible</source>
        <translation> – więcej, niż ma, ale pierwszy zwrot jest zawsze możliwy</translation>
    </message>
    <message>
        <source>unknown on its counter: %1</source>
        <translation>brak na żetonie: %1</translation>
    </message>
    <message>
        <source>can&apos;t turn here</source>
        <translation>nie może się tu obrócić</translation>
    </message>
    <message>
        <source>a turn here costs %1 (%2)</source>
        <translation>zwrot kosztuje tu %1 (%2)</translation>
    </message>
    <message>
        <source>enemies&apos; zones of control</source>
        <translation>strefy kontroli wroga</translation>
    </message>
    <message>
        <source>enemies&apos; zones of control, not heeded</source>
        <translation>strefy kontroli wroga, bez znaczenia</translation>
    </message>
    <message>
        <source>perhaps under control</source>
        <translation>być może pod kontrolą</translation>
    </message>
    <message>
        <source>Countercharge</source>
        <translation>Kontrszarża</translation>
    </message>
    <message>
        <source>it goes in here</source>
        <translation>tędy uderza</translation>
    </message>
    <message>
        <source>controls nothing</source>
        <translation>nie ma strefy kontroli</translation>
    </message>
    <message>
        <source>zone of control</source>
        <translation>strefa kontroli</translation>
    </message>
    <message>
        <source>Retreat</source>
        <translation>Odwrót</translation>
    </message>
    <message>
        <source>only these charge: %1</source>
        <translation>szarżuje tylko: %1</translation>
    </message>
    <message>
        <source>only these countercharge: %1</source>
        <translation>kontrszarżuje tylko: %1</translation>
    </message>
    <message>
        <source>only these go at double time: %1</source>
        <translation>krokiem podwojonym idzie tylko: %1</translation>
    </message>
    <message>
        <source>it stands in an enemy&apos;s zone of control</source>
        <translation>stoi w strefie kontroli wroga</translation>
    </message>
    <message>
        <source>the rules have no charge</source>
        <translation>w zasadach nie ma szarży</translation>
    </message>
    <message>
        <source>the rules have no countercharge</source>
        <translation>w zasadach nie ma kontrszarży</translation>
    </message>
    <message>
        <source>the rules have no double time</source>
        <translation>w zasadach nie ma kroku podwojonego</translation>
    </message>
    <message>
        <source>the rules have no retreat by hexes</source>
        <translation>w zasadach nie ma odwrotu o liczbę pól</translation>
    </message>
    <message>
        <source>the rules have no command range</source>
        <translation>w zasadach nie ma zasięgu dowodzenia</translation>
    </message>
    <message>
        <source>No countercharge: %1</source>
        <translation>Kontrszarża niemożliwa: %1</translation>
    </message>
    <message>
        <source>%1; also possible for %2</source>
        <translation>%1; mogą też: %2</translation>
    </message>
    <message>
        <source>No retreat ends here</source>
        <translation>Żaden odwrót się tu nie kończy</translation>
    </message>
    <message numerus="yes">
        <source>A retreat of %n hex(es) can end here</source>
        <translation>
            <numerusform>Odwrót o %n pole może się tu skończyć</numerusform>
            <numerusform>Odwrót o %n pola może się tu skończyć</numerusform>
            <numerusform>Odwrót o %n pól może się tu skończyć</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>counter, what it spends</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>they face different ways</source>
        <translation>są różnie zwrócone</translation>
    </message>
    <message>
        <source>too many ways to tell: select fewer counters</source>
        <translation>za dużo dróg do policzenia: zaznacz mniej żetonów</translation>
    </message>
    <message>
        <source>not heeded if it moves with: %1 (select both)</source>
        <translation>bez znaczenia, gdy rusza się razem z: %1 (zaznacz oba)</translation>
    </message>
    <message>
        <source>an enemy&apos;s countercharge may end its movement here</source>
        <translation>tu kontrszarża wroga może zakończyć jego ruch</translation>
    </message>
    <message>
        <source>an enemy may countercharge it here</source>
        <translation>tu wróg może go kontrszarżować</translation>
    </message>
    <message>
        <source>off the map it is lost</source>
        <translation>poza mapą przepada</translation>
    </message>
    <message>
        <source>may not leave the map</source>
        <translation>nie może opuścić mapy</translation>
    </message>
    <message>
        <source>once a turn</source>
        <translation>raz w etapie</translation>
    </message>
    <message numerus="yes">
        <source>%n time(s) a turn</source>
        <translation>
            <numerusform>%n raz w etapie</numerusform>
            <numerusform>%n razy w etapie</numerusform>
            <numerusform>%n razy w etapie</numerusform>
        </translation>
    </message>
    <message>
        <source>who comes here can be met, and moves no farther</source>
        <translation>kto tu wejdzie, może zostać zaatakowany i dalej się nie ruszy</translation>
    </message>
    <message>
        <source>who comes here can be met</source>
        <translation>kto tu wejdzie, może zostać zaatakowany</translation>
    </message>
    <message>
        <source>several may, at once</source>
        <translation>kilka naraz</translation>
    </message>
    <message>
        <source>one unit at a time</source>
        <translation>tylko po jednej jednostce</translation>
    </message>
    <message>
        <source>not on: %1</source>
        <translation>nie na: %1</translation>
    </message>
    <message>
        <source>until: %1</source>
        <translation>do kiedy: %1</translation>
    </message>
    <message numerus="yes">
        <source>Retreat by up to %n hex(es)</source>
        <translation>
            <numerusform>Odwrót do %n pola</numerusform>
            <numerusform>Odwrót do %n pól</numerusform>
            <numerusform>Odwrót do %n pól</numerusform>
        </translation>
    </message>
    <message>
        <source>no way back</source>
        <translation>nie ma drogi odwrotu</translation>
    </message>
    <message>
        <source>can end here, after so many hexes</source>
        <translation>tu może się skończyć, po tylu polach</translation>
    </message>
    <message>
        <source>closed: enemies&apos; zones of control</source>
        <translation>zamknięte: strefy kontroli wroga</translation>
    </message>
    <message>
        <source>perhaps closed</source>
        <translation>być może zamknięte</translation>
    </message>
    <message>
        <source>hexes short cost strength</source>
        <translation>brakujące pola kosztują siłę</translation>
    </message>
    <message>
        <source>who falls short is lost</source>
        <translation>kto nie cofnie się o całość, przepada</translation>
    </message>
    <message numerus="yes">
        <source>Reach of %n counters together</source>
        <translation>
            <numerusform>Zasięg %n żetonu razem</numerusform>
            <numerusform>Zasięg %n żetonów razem</numerusform>
            <numerusform>Zasięg %n żetonów razem</numerusform>
        </translation>
    </message>
    <message>
        <source>can end here, points left of the one with the fewest</source>
        <translation>tu mogą skończyć, reszta punktów najsłabszego</translation>
    </message>
    <message>
        <source>shots in a turn: %1</source>
        <translation>strzały w etapie: %1</translation>
    </message>
    <message>
        <source>shots after any activation: %1</source>
        <translation>strzały po dowolnej aktywacji: %1</translation>
    </message>
    <message>
        <source>shots after its own leader&apos;s activation: %1</source>
        <translation>strzały po aktywacji własnego dowódcy: %1</translation>
    </message>
    <message>
        <source>shots after that of another friend: %1</source>
        <translation>strzały po aktywacji innego dowódcy swojej strony: %1</translation>
    </message>
    <message>
        <source>shots after that of an enemy: %1</source>
        <translation>strzały po aktywacji dowódcy przeciwnika: %1</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>how far it sees, what comes of its fire</comment>
        <translation>%1. %2</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::ActionWords</name>
    <message>
        <source>the rules have no such action</source>
        <translation>zasady nie mają takiego działania</translation>
    </message>
    <message>
        <source>whether it may do this is unknown</source>
        <translation>nie wiadomo, czy może to zrobić</translation>
    </message>
    <message>
        <source>it may not do this</source>
        <translation>nie może tego zrobić</translation>
    </message>
    <message>
        <source>whether this may be done to it is unknown</source>
        <translation>nie wiadomo, czy można mu to zrobić</translation>
    </message>
    <message>
        <source>this may not be done to it</source>
        <translation>nie można mu tego zrobić</translation>
    </message>
    <message>
        <source>it is not within range</source>
        <translation>nie sięga celu</translation>
    </message>
    <message>
        <source>it does not see the target</source>
        <translation>nie widzi celu</translation>
    </message>
    <message>
        <source>so many hexes or units may not act together</source>
        <translation>tyle pól lub jednostek nie może działać razem</translation>
    </message>
    <message>
        <source>nobody stands in the target</source>
        <translation>na celu nikt nie stoi</translation>
    </message>
    <message>
        <source>it may not do this in this phase</source>
        <translation>w tej fazie nie może tego zrobić</translation>
    </message>
    <message>
        <source>its state forbids it</source>
        <translation>zabrania mu tego jego stan</translation>
    </message>
    <message>
        <source>where it faces is unknown</source>
        <translation>nie wiadomo, dokąd jest zwrócona</translation>
    </message>
    <message>
        <source>it does not face the target</source>
        <translation>nie jest zwrócona ku celowi</translation>
    </message>
    <message>
        <source>these are not the units that it must be done to</source>
        <translation>to nie te jednostki, którym trzeba to zrobić</translation>
    </message>
    <message>
        <source>whether it has the points for it is unknown</source>
        <translation>nie wiadomo, czy ma na to punkty</translation>
    </message>
    <message>
        <source>it has not the points for it</source>
        <translation>nie ma na to punktów</translation>
    </message>
    <message>
        <source>there is not enough left of what it uses up</source>
        <translation>zostało za mało tego, co to zużywa</translation>
    </message>
    <message>
        <source>it is on the same side</source>
        <translation>jest po tej samej stronie</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nic</translation>
    </message>
    <message>
        <source>%1 in %2 %</source>
        <translation>%1 w %2%</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>kolumna %1</translation>
    </message>
    <message>
        <source>roll %1</source>
        <translation>rzut %1</translation>
    </message>
    <message>
        <source>result unknown</source>
        <translation>wynik nieznany</translation>
    </message>
    <message>
        <source>, leaders there roll for casualties</source>
        <translation>, dowódcy na tym polu rzucają za straty</translation>
    </message>
    <message>
        <source> (estimated)</source>
        <translation> (szacunek)</translation>
    </message>
    <message numerus="yes">
        <source>%1 by %n counter(s)</source>
        <comment>an action</comment>
        <translation>
            <numerusform>%1, razem %n żeton</numerusform>
            <numerusform>%1, razem %n żetony</numerusform>
            <numerusform>%1, razem %n żetonów</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 not possible: %2</source>
        <comment>an action and why</comment>
        <translation>%1: niemożliwe, %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>an action and what comes of it</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::AddSheetDialog</name>
    <message>
        <source>Scan of the fronts</source>
        <translation>Skan awersów</translation>
    </message>
    <message>
        <source>Scan of the backs</source>
        <translation>Skan rewersów</translation>
    </message>
    <message>
        <source>The scan is read, and its grid looked for…</source>
        <translation>Trwa czytanie skanu i szukanie siatki…</translation>
    </message>
    <message>
        <source>The back of a counter sheet</source>
        <translation>Rewersy arkusza żetonów</translation>
    </message>
    <message>
        <source>Add a counter sheet</source>
        <translation>Dodaj arkusz żetonów</translation>
    </message>
    <message>
        <source>A new source with this title</source>
        <translation>Nowe źródło o tym tytule</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Żadne</translation>
    </message>
    <message>
        <source>&amp;Fronts</source>
        <translation>&amp;Awersy</translation>
    </message>
    <message>
        <source>&amp;Backs</source>
        <translation>&amp;Rewersy</translation>
    </message>
    <message>
        <source>&amp;Backs, if there are</source>
        <translation>&amp;Rewersy, jeśli są</translation>
    </message>
    <message>
        <source>Bac&amp;ks lie</source>
        <translation>Rewersy &amp;leżą</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Tytuł</translation>
    </message>
    <message>
        <source>&amp;Source</source>
        <translation>Ź&amp;ródło</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Dodaj</translation>
    </message>
    <message>
        <source>Counter sheet</source>
        <translation>Arkusz żetonów</translation>
    </message>
    <message>
        <source>The sheet could not be added.</source>
        <translation>Nie udało się dodać arkusza.</translation>
    </message>
    <message>
        <source>%1 × %2 counters were found.</source>
        <translation>Znaleziono %1 × %2 żetonów.</translation>
    </message>
    <message>
        <source>No grid is clear in this picture. Set its columns and rows, and drag it into place.</source>
        <translation>Na tym obrazie nie widać wyraźnej siatki. Ustaw kolumny i rzędy i przeciągnij ją na miejsce.</translation>
    </message>
    <message>
        <source>Add the back of a counter sheet</source>
        <translation>Dodaj rewersy arkusza żetonów</translation>
    </message>
    <message>
        <source>The sheet is as it was.</source>
        <translation>Arkusz jest taki, jak był.</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::AidsDialog</name>
    <message>
        <source>Player aids</source>
        <translation>Pomoce dla graczy</translation>
    </message>
    <message>
        <source>S&amp;cenario:</source>
        <translation>S&amp;cenariusz:</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>&amp;Język:</translation>
    </message>
    <message>
        <source>&amp;Look:</source>
        <translation>&amp;Wygląd:</translation>
    </message>
    <message>
        <source>Pap&amp;er:</source>
        <translation>Papi&amp;er:</translation>
    </message>
    <message>
        <source>As the battle has it</source>
        <translation>Jak ma bitwa</translation>
    </message>
    <message>
        <source>A3, folded to A4</source>
        <translation>A3, składany do A4</translation>
    </message>
    <message>
        <source>Tabloid, folded to Letter</source>
        <translation>Tabloid, składany do Letter</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Sheets:</source>
        <translation>Arkusze:</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Mniejsze</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Większe</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Save as &amp;PDF…</source>
        <translation>Zapisz jako &amp;PDF…</translation>
    </message>
    <message>
        <source>Save as &amp;HTML…</source>
        <translation>Zapisz jako &amp;HTML…</translation>
    </message>
    <message>
        <source>Save as S&amp;VG…</source>
        <translation>Zapisz jako S&amp;VG…</translation>
    </message>
    <message>
        <source>Choose a sheet.</source>
        <translation>Wybierz arkusz.</translation>
    </message>
    <message>
        <source>The battle has no scenario.</source>
        <translation>Bitwa nie ma scenariusza.</translation>
    </message>
    <message>
        <source>The pages are being set…</source>
        <translation>Strony są składane…</translation>
    </message>
    <message>
        <source>%1 × %2 mm</source>
        <translation>%1 × %2 mm</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s) of %1</source>
        <translation>
            <numerusform>%n strona po %1</numerusform>
            <numerusform>%n strony po %1</numerusform>
            <numerusform>%n stron po %1</numerusform>
        </translation>
    </message>
    <message>
        <source>battle</source>
        <translation>bitwa</translation>
    </message>
    <message>
        <source>aids</source>
        <translation>pomoce</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Pages (*.html)</source>
        <translation>Strony (*.html)</translation>
    </message>
    <message>
        <source>Drawings (*.svg)</source>
        <translation>Rysunki (*.svg)</translation>
    </message>
    <message>
        <source>Save the player aids</source>
        <translation>Zapisz pomoce dla graczy</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Zatrzymaj</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>Zapisano: %1</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Dopasuj</translation>
    </message>
    <message>
        <source>As large as there is room</source>
        <translation>Na ile jest miejsca</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::AlternativesEditor</name>
    <message>
        <source>Which kind of value</source>
        <translation>Jaki rodzaj wartości</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::AreaPage</name>
    <message>
        <source>Select none</source>
        <translation>Odznacz wszystko</translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation>Teren</translation>
    </message>
    <message>
        <source>Set the terrain of all</source>
        <translation>Ustaw teren wszystkich pól</translation>
    </message>
    <message>
        <source>Raise</source>
        <translation>Podnieś</translation>
    </message>
    <message>
        <source>Lower</source>
        <translation>Obniż</translation>
    </message>
    <message>
        <source>Level for all hexes</source>
        <translation>Poziom wszystkich pól</translation>
    </message>
    <message>
        <source>Set level</source>
        <translation>Ustaw poziom</translation>
    </message>
    <message>
        <source>Select them</source>
        <translation>Zaznacz</translation>
    </message>
    <message>
        <source>Hexsides and ways</source>
        <translation>Boki pól i drogi</translation>
    </message>
    <message>
        <source>Remove all</source>
        <translation>Usuń wszystkie</translation>
    </message>
    <message>
        <source>Take out</source>
        <translation>Wyjmij</translation>
    </message>
    <message>
        <source>Add to a zone</source>
        <translation>Dodaj do strefy</translation>
    </message>
    <message>
        <source>Zones</source>
        <translation>Strefy</translation>
    </message>
    <message>
        <source>Name of a new zone</source>
        <translation>Nazwa nowej strefy</translation>
    </message>
    <message>
        <source>Kind of the new zone</source>
        <translation>Rodzaj nowej strefy</translation>
    </message>
    <message>
        <source>Make</source>
        <translation>Utwórz</translation>
    </message>
    <message>
        <source>Make a zone of these hexes</source>
        <translation>Utwórz strefę z tych pól</translation>
    </message>
    <message numerus="yes">
        <source>%n hexes</source>
        <translation>
            <numerusform>%n pole</numerusform>
            <numerusform>%n pola</numerusform>
            <numerusform>%n pól</numerusform>
        </translation>
    </message>
    <message>
        <source>‹ Hex %1</source>
        <translation>‹ Pole %1</translation>
    </message>
    <message>
        <source>Show hex %1</source>
        <translation>Pokaż pole %1</translation>
    </message>
    <message>
        <source>Nothing painted</source>
        <translation>Nic nie namalowano</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n hexes</source>
        <translation>
            <numerusform>%1: %n pole</numerusform>
            <numerusform>%1: %n pola</numerusform>
            <numerusform>%1: %n pól</numerusform>
        </translation>
    </message>
    <message>
        <source>Level %1</source>
        <translation>Poziom %1</translation>
    </message>
    <message>
        <source>Levels %1 to %2</source>
        <translation>Poziomy od %1 do %2</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n counters</source>
        <translation>
            <numerusform>%1: %n żeton</numerusform>
            <numerusform>%1: %n żetony</numerusform>
            <numerusform>%1: %n żetonów</numerusform>
        </translation>
    </message>
    <message>
        <source>Select the counters of %1 in these hexes</source>
        <translation>Zaznacz żetony na tych polach: %1</translation>
    </message>
    <message>
        <source>No counters</source>
        <translation>Bez żetonów</translation>
    </message>
    <message numerus="yes">
        <source>%n counters</source>
        <translation>
            <numerusform>%n żeton</numerusform>
            <numerusform>%n żetony</numerusform>
            <numerusform>%n żetonów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n hexsides</source>
        <translation>
            <numerusform>%1: %n bok pola</numerusform>
            <numerusform>%1: %n boki pól</numerusform>
            <numerusform>%1: %n boków pól</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove %1 from all sides of these hexes</source>
        <translation>Usuń ze wszystkich boków tych pól: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n links</source>
        <translation>
            <numerusform>%1: %n odcinek</numerusform>
            <numerusform>%1: %n odcinki</numerusform>
            <numerusform>%1: %n odcinków</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove %1 between these hexes</source>
        <translation>Usuń między tymi polami: %1</translation>
    </message>
    <message>
        <source>No hexsides or ways</source>
        <translation>Bez linii na bokach i bez dróg</translation>
    </message>
    <message>
        <source>%1, %2: %3 of %4</source>
        <translation>%1, %2: %3 z %4</translation>
    </message>
    <message>
        <source>Take these hexes out of %1</source>
        <translation>Wyjmij te pola z: %1</translation>
    </message>
    <message>
        <source>There is no zone yet.</source>
        <translation>Nie ma jeszcze żadnej strefy.</translation>
    </message>
    <message>
        <source>Give the zone a name first.</source>
        <translation>Najpierw nadaj strefie nazwę.</translation>
    </message>
    <message>
        <source>The rules have none</source>
        <translation>Brak w zasadach</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>Paint %1 in %n hexes</source>
        <translation>
            <numerusform>Malowanie: %1 na %n polu</numerusform>
            <numerusform>Malowanie: %1 na %n polach</numerusform>
            <numerusform>Malowanie: %1 na %n polach</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Raise %n hexes</source>
        <translation>
            <numerusform>Podniesienie %n pola</numerusform>
            <numerusform>Podniesienie %n pól</numerusform>
            <numerusform>Podniesienie %n pól</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lower %n hexes</source>
        <translation>
            <numerusform>Obniżenie %n pola</numerusform>
            <numerusform>Obniżenie %n pól</numerusform>
            <numerusform>Obniżenie %n pól</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Set level %1 in %n hexes</source>
        <translation>
            <numerusform>Poziom %1 na %n polu</numerusform>
            <numerusform>Poziom %1 na %n polach</numerusform>
            <numerusform>Poziom %1 na %n polach</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %1 in %n hexes</source>
        <translation>
            <numerusform>Usunięcie: %1 na %n polu</numerusform>
            <numerusform>Usunięcie: %1 na %n polach</numerusform>
            <numerusform>Usunięcie: %1 na %n polach</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %n hexes to %1</source>
        <translation>
            <numerusform>Dodanie %n pola do: %1</numerusform>
            <numerusform>Dodanie %n pól do: %1</numerusform>
            <numerusform>Dodanie %n pól do: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n hexes out of %1</source>
        <translation>
            <numerusform>Wyjęcie %n pola z: %1</numerusform>
            <numerusform>Wyjęcie %n pól z: %1</numerusform>
            <numerusform>Wyjęcie %n pól z: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Make %1</source>
        <translation>Utworzenie: %1</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::AreaTool</name>
    <message numerus="yes">
        <source>%n hex(es)</source>
        <translation>
            <numerusform>%n pole</numerusform>
            <numerusform>%n pola</numerusform>
            <numerusform>%n pól</numerusform>
        </translation>
    </message>
    <message>
        <source>Shift adds, Ctrl takes away</source>
        <translation>Shift dodaje, Ctrl odejmuje</translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es) selected; %1</source>
        <translation>
            <numerusform>Zaznaczono %n pole; %1</numerusform>
            <numerusform>Zaznaczono %n pola; %1</numerusform>
            <numerusform>Zaznaczono %n pól; %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>redoubt::editor::ArmyForm</name>
    <message>
        <source>Name</source>
        <translation>Nazwa</translation>
    </message>
    <message>
        <source>Colour of army %1</source>
        <translation>Kolor armii %1</translation>
    </message>
    <message>
        <source>Name of army %1</source>
        <translation>Nazwa armii %1</translation>
    </message>
    <message>
        <source>%1: how many units army %2 begins with</source>
        <translation>%1: z iloma jednostkami zaczyna armia %2</translation>
    </message>
    <message>
        <source>%1: the rules have none for this army</source>
        <translation>%1: zasady nie przewidują takich jednostek dla tej armii</translation>
    </message>
    <message>
        <source>An army has no name. Write one.</source>
        <translation>Jedna z armii nie ma nazwy. Wpisz ją.</translation>
    </message>
    <message>
        <source>Two armies are called “%1”. Name them apart.</source>
        <translation>Dwie armie mają nazwę „%1”. Nadaj im różne nazwy.</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::AxisForm</name>
    <message>
        <source>Digits</source>
        <translation>Cyfry</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Litery</translation>
    </message>
    <message>
        <source>From the left</source>
        <translation>Od lewej</translation>
    </message>
    <message>
        <source>From the top</source>
        <translation>Od góry</translation>
    </message>
    <message>
        <source>From the right</source>
        <translation>Od prawej</translation>
    </message>
    <message>
        <source>From the bottom</source>
        <translation>Od dołu</translation>
    </message>
    <message>
        <source> digits</source>
        <translation> (cyfry)</translation>
    </message>
    <message>
        <source>Columns in digits or letters</source>
        <translation>Kolumny cyframi lub literami</translation>
    </message>
    <message>
        <source>Rows in digits or letters</source>
        <translation>Rzędy cyframi lub literami</translation>
    </message>
    <message>
        <source>Number of the first column</source>
        <translation>Numer pierwszej kolumny</translation>
    </message>
    <message>
        <source>Number of the first row</source>
        <translation>Numer pierwszego rzędu</translation>
    </message>
    <message>
        <source>Digits of a column&apos;s number</source>
        <translation>Liczba cyfr w numerze kolumny</translation>
    </message>
    <message>
        <source>Digits of a row&apos;s number</source>
        <translation>Liczba cyfr w numerze rzędu</translation>
    </message>
    <message>
        <source>Where columns are counted from</source>
        <translation>Od której strony liczone są kolumny</translation>
    </message>
    <message>
        <source>Where rows are counted from</source>
        <translation>Od której strony liczone są rzędy</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::BackupsDialog</name>
    <message>
        <source>before a sitting</source>
        <translation>przed sesją pracy</translation>
    </message>
    <message>
        <source>after an hour of editing</source>
        <translation>po godzinie edycji</translation>
    </message>
    <message>
        <source>before another program&apos;s change was read</source>
        <translation>przed wczytaniem zmian innego programu</translation>
    </message>
    <message>
        <source>before the file was brought up to date</source>
        <translation>przed przejściem na nowszy format</translation>
    </message>
    <message>
        <source>before edits were forgotten</source>
        <translation>przed usunięciem starszych zmian</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Kopie zapasowe</translation>
    </message>
    <message>
        <source>Backups of %1 lie outside the file, so that they are left when it is damaged or deleted. One is made at each sitting and after each hour of editing; ten are kept.</source>
        <translation>Kopie zapasowe pliku %1 leżą poza nim, więc pozostają, gdy plik ulegnie uszkodzeniu lub zostanie usunięty. Kopia powstaje w każdej sesji i po każdej godzinie edycji; przechowuje się dziesięć.</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>Utworzono</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Powód</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Rozmiar</translation>
    </message>
    <message>
        <source>There is no backup yet.</source>
        <translation>Nie ma jeszcze żadnej kopii zapasowej.</translation>
    </message>
    <message>
        <source>&amp;Go back to it</source>
        <translation>&amp;Przywróć tę kopię</translation>
    </message>
    <message>
        <source>&amp;Compare with now…</source>
        <translation>&amp;Porównaj z obecnym stanem…</translation>
    </message>
    <message>
        <source>Open as a &amp;new file…</source>
        <translation>Otwórz jako &amp;nowy plik…</translation>
    </message>
    <message>
        <source>This file is not the one that is open.</source>
        <translation>To nie ten plik jest otwarty.</translation>
    </message>
    <message>
        <source>Back to the backup of %1</source>
        <translation>Powrót do kopii zapasowej z %1</translation>
    </message>
    <message>
        <source>Backup of %1</source>
        <translation>Kopia zapasowa z %1</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::BattleFactsDialog</name>
    <message>
        <source>Title, date and place</source>
        <translation>Tytuł, data i miejsce</translation>
    </message>
    <message>
        <source>&amp;Rules are called</source>
        <translation>&amp;Nazwa zasad</translation>
    </message>
    <message>
        <source>A battle needs a title.</source>
        <translation>Bitwa musi mieć tytuł.</translation>
    </message>
    <message>
        <source>The rules need a name.</source>
        <translation>Zasady muszą mieć nazwę.</translation>
    </message>
    <message>
        <source>Change the facts of the battle</source>
        <translation>Zmiana danych bitwy</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::BattleFiles</name>
    <message>
        <source>Opening %1…</source>
        <translation>Otwieranie %1…</translation>
    </message>
    <message>
        <source>There is not enough memory to open this battle.</source>
        <translation>Brakuje pamięci, żeby otworzyć tę bitwę.</translation>
    </message>
    <message>
        <source>A draft of the sample can&apos;t be made in %1.</source>
        <translation>Nie można utworzyć szkicu przykładu w %1.</translation>
    </message>
    <message>
        <source>Open battle</source>
        <translation>Otwórz bitwę</translation>
    </message>
    <message>
        <source>Battles (*.battle);;All files (*)</source>
        <translation>Pliki bitew (*.battle);;Wszystkie pliki (*)</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Zapisz jako</translation>
    </message>
    <message>
        <source>Battles (*.battle)</source>
        <translation>Pliki bitew (*.battle)</translation>
    </message>
    <message>
        <source>Share a copy without history</source>
        <translation>Udostępnij kopię bez historii</translation>
    </message>
    <message>
        <source>Nothing but the history is missing.</source>
        <translation>Brakuje tylko historii.</translation>
    </message>
    <message>
        <source>Rows are missing from: %1. The history is left out.</source>
        <translation>Brakuje wierszy w tabelach: %1. Historia została pominięta.</translation>
    </message>
    <message>
        <source>Some rows of these may be of an earlier state: %1.</source>
        <translation>Niektóre wiersze tych tabel mogą pochodzić z wcześniejszego stanu: %1.</translation>
    </message>
    <message>
        <source>%1 recovered</source>
        <translation>%1 (odzyskana)</translation>
    </message>
    <message>
        <source>Recover what can be read</source>
        <translation>Odzyskaj, co się da</translation>
    </message>
    <message>
        <source>%1 (draft)</source>
        <translation>%1 (szkic)</translation>
    </message>
    <message>
        <source>%1 — %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>Szkic</translation>
    </message>
    <message>
        <source>today %1</source>
        <translation>dziś %1</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>wczoraj</translation>
    </message>
    <message>
        <source>Its content is not what was last saved in it: another program wrote into it, or it is damaged.</source>
        <translation>Zawartość pliku różni się od ostatnio zapisanej: zmienił ją inny program albo plik jest uszkodzony.</translation>
    </message>
    <message>
        <source>%1 restored</source>
        <translation>%1 (przywrócona)</translation>
    </message>
    <message>
        <source>Open a backup as a new file</source>
        <translation>Otwieranie kopii zapasowej jako nowego pliku</translation>
    </message>
    <message>
        <source>Without them the copy is small, and gives away nothing that isn’t yours.</source>
        <translation>Bez nich kopia jest mała i nie oddaje niczego, co nie jest Twoje.</translation>
    </message>
    <message>
        <source>&amp;Leave them out</source>
        <translation>&amp;Pomiń je</translation>
    </message>
    <message>
        <source>&amp;With the scans</source>
        <translation>&amp;Ze skanami</translation>
    </message>
    <message>
        <source>The battle has scans of a printed map or of counters. Shall they be in the copy?</source>
        <translation>Bitwa ma skany drukowanej mapy albo żetonów. Czy mają być w kopii?</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::BattleList</name>
    <message>
        <source>Open</source>
        <translation>Otwórz</translation>
    </message>
    <message>
        <source>Remove from the list</source>
        <translation>Usuń z listy</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::BattlePage</name>
    <message>
        <source>No battle is open.</source>
        <translation>Nie otwarto żadnej bitwy.</translation>
    </message>
    <message>
        <source>Untitled battle</source>
        <translation>Bitwa bez tytułu</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Zasady</translation>
    </message>
    <message>
        <source>pointy-top</source>
        <translation>wierzchołkiem w górę</translation>
    </message>
    <message>
        <source>flat-top</source>
        <translation>bokiem w górę</translation>
    </message>
    <message>
        <source>%L1 × %L2 hexes, %3</source>
        <translation>%L1 × %L2 pól, %3</translation>
    </message>
    <message>
        <source>, %1 m to the hex</source>
        <translation>, %1 m na pole</translation>
    </message>
    <message>
        <source>Our own drawing, neither a survey nor the printed map.</source>
        <translation>Rysunek własny, nie pomiar ani mapa z wydania.</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Mapa</translation>
    </message>
    <message>
        <source>Forces</source>
        <translation>Siły</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>Pokazano</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Źródła</translation>
    </message>
    <message numerus="yes">
        <source>%n armies</source>
        <translation>
            <numerusform>%n armia</numerusform>
            <numerusform>%n armie</numerusform>
            <numerusform>%n armii</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n leaders</source>
        <translation>
            <numerusform>%n dowódca</numerusform>
            <numerusform>%n dowódców</numerusform>
            <numerusform>%n dowódców</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n commands</source>
        <translation>
            <numerusform>%n dowództwo</numerusform>
            <numerusform>%n dowództwa</numerusform>
            <numerusform>%n dowództw</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n units</source>
        <translation>
            <numerusform>%n jednostka</numerusform>
            <numerusform>%n jednostki</numerusform>
            <numerusform>%n jednostek</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %2: %n placements</source>
        <translation>
            <numerusform>%1, %2: %n ustawienie</numerusform>
            <numerusform>%1, %2: %n ustawienia</numerusform>
            <numerusform>%1, %2: %n ustawień</numerusform>
        </translation>
    </message>
    <message>
        <source>Orders of the set-up</source>
        <translation>Rozkazy przy rozstawieniu</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Zdarzenia</translation>
    </message>
    <message>
        <source>Change title, date and place…</source>
        <translation>Zmień tytuł, datę i miejsce…</translation>
    </message>
    <message>
        <source>Change sources…</source>
        <translation>Zmień źródła…</translation>
    </message>
    <message>
        <source>%1: a lead of %2 points or more</source>
        <translation>%1: przewaga co najmniej %2 pkt</translation>
    </message>
    <message>
        <source>%1: a lead of %2 points</source>
        <translation>%1: przewaga %2 pkt</translation>
    </message>
    <message>
        <source>Victory</source>
        <translation>Zwycięstwo</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::BrushTool</name>
    <message>
        <source>Choose a terrain of hexes in the palette</source>
        <translation>Wybierz teren pól w palecie</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::CanvasAccessibility</name>
    <message>
        <source>Hex %1</source>
        <translation>Pole %1</translation>
    </message>
    <message>
        <source>%1 columns, %2 rows of hexes</source>
        <translation>Kolumny pól: %1, rzędy: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::CellForm</name>
    <message>
        <source>Front</source>
        <translation>Awers</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Rewers</translation>
    </message>
    <message>
        <source>Use the cro&amp;ps as its pictures</source>
        <translation>Użyj &amp;wycinków jako jego obrazów</translation>
    </message>
    <message>
        <source>&amp;Take and next</source>
        <translation>Weź i &amp;następny</translation>
    </message>
    <message>
        <source>&amp;Not in the battle</source>
        <translation>Nie &amp;ma go w bitwie</translation>
    </message>
    <message>
        <source>&amp;Open again</source>
        <translation>&amp;Otwórz ponownie</translation>
    </message>
    <message>
        <source>&amp;Counter</source>
        <translation>&amp;Żeton</translation>
    </message>
    <message>
        <source>&amp;Stars</source>
        <translation>&amp;Gwiazdki</translation>
    </message>
    <message>
        <source>none</source>
        <translation>brak</translation>
    </message>
    <message>
        <source>Colour of the stars</source>
        <translation>Kolor gwiazdek</translation>
    </message>
    <message>
        <source>The counter then looks as it is printed, on the map, on sheets and in exports</source>
        <translation>Żeton wygląda wtedy tak, jak jest wydrukowany: na mapie, na arkuszach i w eksportach</translation>
    </message>
    <message>
        <source>Says all of this to the battle in one step, and goes on to the next open counter (Ctrl+Return)</source>
        <translation>Mówi to wszystko bitwie jednym krokiem i przechodzi do następnego otwartego żetonu (Ctrl+Return)</translation>
    </message>
    <message>
        <source>Nothing is said of this place any more; its counter is drawn from its figures again</source>
        <translation>O tym miejscu nic się już nie mówi; jego żeton jest znów rysowany z wartości</translation>
    </message>
    <message>
        <source>why, if you like</source>
        <translation>dlaczego, jeśli chcesz</translation>
    </message>
    <message>
        <source>Why it is not in the battle</source>
        <translation>Dlaczego nie ma go w bitwie</translation>
    </message>
    <message>
        <source>A spare counter, a marker of no use here, or no counter at all</source>
        <translation>Żeton zapasowy, niepotrzebny tu znacznik albo brak żetonu</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>field, fault</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Say which counter it is, or that it is not in the battle.</source>
        <translation>Powiedz, który to żeton, albo że nie ma go w bitwie.</translation>
    </message>
    <message>
        <source>There is no counter called “%1”. Choose one of the list, or a new unit.</source>
        <translation>Nie ma żetonu „%1”. Wybierz jeden z listy albo nową jednostkę.</translation>
    </message>
    <message>
        <source>%1, back</source>
        <comment>figure of a counter</comment>
        <translation>%1, rewers</translation>
    </message>
    <message>
        <source>white</source>
        <translation>białe</translation>
    </message>
    <message>
        <source>red</source>
        <translation>czerwone</translation>
    </message>
    <message>
        <source>back: %1</source>
        <translation>rewers: %1</translation>
    </message>
    <message>
        <source>Read on it: %1</source>
        <translation>Odczytano: %1</translation>
    </message>
    <message>
        <source>read: %1</source>
        <translation>odczytano: %1</translation>
    </message>
    <message>
        <source>Which counter is it?</source>
        <translation>Który to żeton?</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::ChoiceSpecs</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>Ta&amp;k</translation>
    </message>
    <message>
        <source>A number is wanted here.</source>
        <translation>Tu potrzebna jest liczba.</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::ColourEditor</name>
    <message>
        <source>Expected a colour as #RRGGBB.</source>
        <translation>Oczekiwano koloru w postaci #RRGGBB.</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::CommandPalette</name>
    <message>
        <source>Type a few letters of a command</source>
        <translation>Wpisz kilka liter nazwy polecenia</translation>
    </message>
    <message>
        <source>No command is called like that.</source>
        <translation>Żadne polecenie tak się nie nazywa.</translation>
    </message>
    <message>
        <source>This can&apos;t be done just now. %1</source>
        <translation>W tej chwili nie można tego zrobić. %1</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::Commands</name>
    <message>
        <source>File</source>
        <translation>Plik</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Edycja</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Widok</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Mapa</translation>
    </message>
    <message>
        <source>Counters</source>
        <translation>Żetony</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Scenariusz</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>Sprawdzenia</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Polecenia</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Pomoc</translation>
    </message>
    <message>
        <source>A command has single keys, with or without Ctrl, Shift and Alt.</source>
        <translation>Skrót polecenia to pojedynczy klawisz, z klawiszami Ctrl, Shift i Alt lub bez nich.</translation>
    </message>
    <message>
        <source>%1 moves over the map and can&apos;t be given to a command.</source>
        <translation>%1 przesuwa kursor po mapie i nie może być skrótem polecenia.</translation>
    </message>
    <message>
        <source>%1 uses the tool in hand on the map and can&apos;t be given to a command.</source>
        <translation>%1 używa na mapie bieżącego narzędzia i nie może być skrótem polecenia.</translation>
    </message>
    <message>
        <source>%1 pans the map and can&apos;t be given to a command.</source>
        <translation>%1 przesuwa mapę i nie może być skrótem polecenia.</translation>
    </message>
    <message>
        <source>%1 leaves what is begun and can&apos;t be given to a command.</source>
        <translation>%1 przerywa rozpoczętą czynność i nie może być skrótem polecenia.</translation>
    </message>
    <message>
        <source>%1 goes to the next control and can&apos;t be given to a command.</source>
        <translation>%1 przechodzi do następnej kontrolki i nie może być skrótem polecenia.</translation>
    </message>
    <message>
        <source>%1 chooses a side of the hex and can&apos;t be given to a command.</source>
        <translation>%1 wybiera bok pola i nie może być skrótem polecenia.</translation>
    </message>
    <message>
        <source>%1 opens the menu “%2” and can&apos;t be given to a command.</source>
        <translation>%1 otwiera menu „%2” i nie może być skrótem polecenia.</translation>
    </message>
    <message>
        <source>Battle</source>
        <translation>Bitwa</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Okno</translation>
    </message>
    <message>
        <source>Extensions</source>
        <translation>Rozszerzenia</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::CompareDialog</name>
    <message>
        <source>Differences</source>
        <translation>Różnice</translation>
    </message>
    <message numerus="yes">
        <source>Take over %n difference(s) from “%1”</source>
        <translation>
            <numerusform>Przejęcie %n różnicy z „%1”</numerusform>
            <numerusform>Przejęcie %n różnic z „%1”</numerusform>
            <numerusform>Przejęcie %n różnic z „%1”</numerusform>
        </translation>
    </message>
    <message>
        <source>Set-ups of the same blocks have changed too: %1</source>
        <translation>Zmieniły się też rozstawienia z tych samych bloków: %1</translation>
    </message>
    <message numerus="yes">
        <source>(and %n more)</source>
        <translation>
            <numerusform>(i %n inna)</numerusform>
            <numerusform>(i %n inne)</numerusform>
            <numerusform>(i %n innych)</numerusform>
        </translation>
    </message>
    <message>
        <source>Not taken over: %1</source>
        <translation>Nie przejęto: %1</translation>
    </message>
    <message>
        <source>Save the differences</source>
        <translation>Zapisz różnice</translation>
    </message>
    <message>
        <source>differences</source>
        <translation>roznice</translation>
    </message>
    <message>
        <source>Texts with separators (*.csv)</source>
        <translation>Teksty z separatorami (*.csv)</translation>
    </message>
    <message>
        <source>S&amp;wap</source>
        <translation>&amp;Zamień</translation>
    </message>
    <message>
        <source>Two ma&amp;ps</source>
        <translation>Dwie map&amp;y</translation>
    </message>
    <message>
        <source>&amp;Merge…</source>
        <translation>S&amp;cal…</translation>
    </message>
    <message>
        <source>&amp;Copy table</source>
        <translation>&amp;Kopiuj tabelę</translation>
    </message>
    <message>
        <source>&amp;Save table…</source>
        <translation>Zapi&amp;sz tabelę…</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Porównanie</translation>
    </message>
    <message>
        <source>Left side</source>
        <translation>Lewa strona</translation>
    </message>
    <message>
        <source>Right side</source>
        <translation>Prawa strona</translation>
    </message>
    <message>
        <source>Left becomes right</source>
        <translation>Lewe staje się prawym</translation>
    </message>
    <message>
        <source>&amp;Left:</source>
        <translation>&amp;Lewe:</translation>
    </message>
    <message>
        <source>&amp;Right:</source>
        <translation>&amp;Prawe:</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtr</translation>
    </message>
    <message>
        <source>Text that the rows hold</source>
        <translation>Tekst zawarty w wierszach</translation>
    </message>
    <message>
        <source>Army</source>
        <translation>Armia</translation>
    </message>
    <message>
        <source>Kind of difference</source>
        <translation>Rodzaj różnicy</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Each side on a map of its own, which follow each other</source>
        <translation>Każda strona na własnej mapie; mapy poruszają się razem</translation>
    </message>
    <message>
        <source>All rows that are shown, for a spreadsheet; Ctrl+C in the table copies the selected ones</source>
        <translation>Wszystkie widoczne wiersze, dla arkusza kalkulacyjnego; Ctrl+C w tabeli kopiuje zaznaczone</translation>
    </message>
    <message>
        <source>Brings all the work in the other file together with this battle, and asks about conflicts</source>
        <translation>Łączy całą pracę z drugiego pliku z tą bitwą i pyta o konflikty</translation>
    </message>
    <message>
        <source>Another file…</source>
        <translation>Inny plik…</translation>
    </message>
    <message>
        <source>Compare with another file</source>
        <translation>Porównaj z innym plikiem</translation>
    </message>
    <message>
        <source>Battles (*.battle)</source>
        <translation>Pliki bitew (*.battle)</translation>
    </message>
    <message>
        <source>All armies</source>
        <translation>Wszystkie armie</translation>
    </message>
    <message>
        <source>Choose the battle as it is now on one side: into that something can be taken over</source>
        <translation>Wybierz po jednej stronie bitwę w obecnym stanie: do niej można coś przejąć</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Take over %n difference(s)</source>
        <translation>
            <numerusform>P&amp;rzejmij %n różnicę</numerusform>
            <numerusform>P&amp;rzejmij %n różnice</numerusform>
            <numerusform>P&amp;rzejmij %n różnic</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Take over</source>
        <translation>P&amp;rzejmij</translation>
    </message>
    <message>
        <source>Makes the left set-up say what the right one says in the selected rows</source>
        <translation>W zaznaczonych wierszach lewe rozstawienie stanie się takie jak prawe</translation>
    </message>
    <message>
        <source>Makes the battle say what the other side says in the selected rows</source>
        <translation>W zaznaczonych wierszach bitwa stanie się taka jak druga strona</translation>
    </message>
    <message>
        <source>There is nothing to compare.</source>
        <translation>Nie ma czego porównać.</translation>
    </message>
    <message numerus="yes">
        <source>%n of them are shown.</source>
        <translation>
            <numerusform>Widać %n z nich.</numerusform>
            <numerusform>Widać %n z nich.</numerusform>
            <numerusform>Widać %n z nich.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>redoubt::editor::CompareStates</name>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>The battle as it is now</source>
        <translation>Bitwa w obecnym stanie</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Teraz</translation>
    </message>
    <message>
        <source>As it was opened</source>
        <translation>Jak przy otwarciu</translation>
    </message>
    <message>
        <source>Version “%1”</source>
        <translation>Wersja „%1”</translation>
    </message>
    <message>
        <source>Version of %1</source>
        <translation>Wersja z %1</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::ComparedBattles</name>
    <message>
        <source>only left</source>
        <translation>tylko po lewej</translation>
    </message>
    <message>
        <source>only right</source>
        <translation>tylko po prawej</translation>
    </message>
    <message>
        <source>All differences</source>
        <translation>Wszystkie różnice</translation>
    </message>
    <message>
        <source>Only left</source>
        <translation>Tylko po lewej</translation>
    </message>
    <message>
        <source>Only right</source>
        <translation>Tylko po prawej</translation>
    </message>
    <message>
        <source>On both sides</source>
        <translation>Po obu stronach</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Część</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::ComparedMap</name>
    <message>
        <source>Both on the map</source>
        <translation>Obie na mapie</translation>
    </message>
    <message>
        <source>The right side on the map</source>
        <translation>Prawa strona na mapie</translation>
    </message>
    <message>
        <source>only left</source>
        <translation>tylko po lewej</translation>
    </message>
    <message>
        <source>only right</source>
        <translation>tylko po prawej</translation>
    </message>
    <message>
        <source>elsewhere</source>
        <translation>gdzie indziej</translation>
    </message>
    <message>
        <source>otherwise there</source>
        <translation>inaczej na miejscu</translation>
    </message>
    <message>
        <source>The left side on the map</source>
        <translation>Lewa strona na mapie</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::ComparedSetUps</name>
    <message>
        <source>only left</source>
        <translation>tylko po lewej</translation>
    </message>
    <message>
        <source>only right</source>
        <translation>tylko po prawej</translation>
    </message>
    <message>
        <source>All differences</source>
        <translation>Wszystkie różnice</translation>
    </message>
    <message>
        <source>Only left</source>
        <translation>Tylko po lewej</translation>
    </message>
    <message>
        <source>Only right</source>
        <translation>Tylko po prawej</translation>
    </message>
    <message>
        <source>Another place</source>
        <translation>Inne miejsce</translation>
    </message>
    <message>
        <source>Another second hex</source>
        <translation>Inne drugie pole</translation>
    </message>
    <message>
        <source>Another facing</source>
        <translation>Inny zwrot</translation>
    </message>
    <message>
        <source>Another step</source>
        <translation>Inny stopień siły</translation>
    </message>
    <message>
        <source>Another formation</source>
        <translation>Inny szyk</translation>
    </message>
    <message>
        <source>Another place in the stack</source>
        <translation>Inne miejsce w stosie</translation>
    </message>
    <message>
        <source>Another number</source>
        <translation>Inna liczba</translation>
    </message>
    <message>
        <source>Beside the placements</source>
        <translation>Poza rozstawieniem</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Dowodzenie</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::CoreWords</name>
    <message>
        <source>army</source>
        <translation>armia</translation>
    </message>
    <message>
        <source>player</source>
        <translation>gracz</translation>
    </message>
    <message>
        <source>leader</source>
        <translation>dowódca</translation>
    </message>
    <message>
        <source>command</source>
        <translation>dowództwo</translation>
    </message>
    <message>
        <source>unit</source>
        <translation>jednostka</translation>
    </message>
    <message>
        <source>unit command</source>
        <translation>przydział jednostki do dowództwa</translation>
    </message>
    <message>
        <source>counter</source>
        <translation>żeton</translation>
    </message>
    <message>
        <source>face</source>
        <translation>strona żetonu</translation>
    </message>
    <message>
        <source>figure of a face</source>
        <translation>wartość na stronie żetonu</translation>
    </message>
    <message>
        <source>step</source>
        <translation>stopień siły</translation>
    </message>
    <message>
        <source>mark</source>
        <translation>znak</translation>
    </message>
    <message>
        <source>map</source>
        <translation>mapa</translation>
    </message>
    <message>
        <source>hex</source>
        <translation>pole</translation>
    </message>
    <message>
        <source>hexside</source>
        <translation>bok pola</translation>
    </message>
    <message>
        <source>link</source>
        <translation>droga lub przeprawa</translation>
    </message>
    <message>
        <source>symbol</source>
        <translation>symbol</translation>
    </message>
    <message>
        <source>label</source>
        <translation>nazwa na mapie</translation>
    </message>
    <message>
        <source>zone</source>
        <translation>strefa</translation>
    </message>
    <message>
        <source>zone hex</source>
        <translation>pole strefy</translation>
    </message>
    <message>
        <source>waiver</source>
        <translation>pominięty problem</translation>
    </message>
    <message>
        <source>house check</source>
        <translation>własne sprawdzenie</translation>
    </message>
    <message>
        <source>export preset</source>
        <translation>ustawienia eksportu</translation>
    </message>
    <message>
        <source>note</source>
        <translation>uwaga</translation>
    </message>
    <message>
        <source>battle</source>
        <translation>bitwa</translation>
    </message>
    <message>
        <source>source</source>
        <translation>źródło</translation>
    </message>
    <message>
        <source>paragraph</source>
        <translation>paragraf</translation>
    </message>
    <message>
        <source>question</source>
        <translation>pytanie</translation>
    </message>
    <message>
        <source>provenance</source>
        <translation>pochodzenie</translation>
    </message>
    <message>
        <source>system</source>
        <translation>system zasad</translation>
    </message>
    <message>
        <source>rule</source>
        <translation>zasada</translation>
    </message>
    <message>
        <source>scenario</source>
        <translation>scenariusz</translation>
    </message>
    <message>
        <source>variant</source>
        <translation>wariant</translation>
    </message>
    <message>
        <source>set-up block</source>
        <translation>blok rozstawienia</translation>
    </message>
    <message>
        <source>block of a variant</source>
        <translation>blok wariantu</translation>
    </message>
    <message>
        <source>setting</source>
        <translation>ustawienie scenariusza</translation>
    </message>
    <message>
        <source>entry</source>
        <translation>wejście</translation>
    </message>
    <message>
        <source>track</source>
        <translation>tor</translation>
    </message>
    <message>
        <source>space</source>
        <translation>pole toru</translation>
    </message>
    <message>
        <source>placement</source>
        <translation>ustawienie</translation>
    </message>
    <message>
        <source>set-up order</source>
        <translation>rozkaz przy rozstawieniu</translation>
    </message>
    <message>
        <source>pool</source>
        <translation>pula aktywacji</translation>
    </message>
    <message>
        <source>return point</source>
        <translation>punkt powrotu</translation>
    </message>
    <message>
        <source>event</source>
        <translation>zdarzenie</translation>
    </message>
    <message>
        <source>victory</source>
        <translation>zwycięstwo</translation>
    </message>
    <message>
        <source>angle</source>
        <translation>kąt</translation>
    </message>
    <message>
        <source>block</source>
        <translation>blok</translation>
    </message>
    <message>
        <source>capacity</source>
        <translation>pojemność</translation>
    </message>
    <message>
        <source>choice</source>
        <translation>wybór</translation>
    </message>
    <message>
        <source>code</source>
        <translation>kod</translation>
    </message>
    <message>
        <source>colour</source>
        <translation>kolor</translation>
    </message>
    <message>
        <source>first column number</source>
        <translation>pierwszy numer kolumny</translation>
    </message>
    <message>
        <source>column digits</source>
        <translation>cyfry kolumn</translation>
    </message>
    <message>
        <source>column step</source>
        <translation>krok kolumn</translation>
    </message>
    <message>
        <source>column style</source>
        <translation>zapis kolumn</translation>
    </message>
    <message>
        <source>columns</source>
        <translation>kolumny</translation>
    </message>
    <message>
        <source>condition</source>
        <translation>warunek</translation>
    </message>
    <message>
        <source>copies</source>
        <translation>liczba sztuk</translation>
    </message>
    <message>
        <source>copies printed</source>
        <translation>liczba sztuk w druku</translation>
    </message>
    <message>
        <source>count</source>
        <translation>liczba</translation>
    </message>
    <message>
        <source>date</source>
        <translation>data</translation>
    </message>
    <message>
        <source>description</source>
        <translation>opis</translation>
    </message>
    <message>
        <source>dice</source>
        <translation>kostki</translation>
    </message>
    <message>
        <source>direction</source>
        <translation>zwrot</translation>
    </message>
    <message>
        <source>distance</source>
        <translation>odległość</translation>
    </message>
    <message>
        <source>offset to the right</source>
        <translation>przesunięcie w prawo</translation>
    </message>
    <message>
        <source>offset down</source>
        <translation>przesunięcie w dół</translation>
    </message>
    <message>
        <source>lower edge</source>
        <translation>dolna krawędź</translation>
    </message>
    <message>
        <source>left edge</source>
        <translation>lewa krawędź</translation>
    </message>
    <message>
        <source>right edge</source>
        <translation>prawa krawędź</translation>
    </message>
    <message>
        <source>upper edge</source>
        <translation>górna krawędź</translation>
    </message>
    <message>
        <source>edition</source>
        <translation>wydanie</translation>
    </message>
    <message>
        <source>effect</source>
        <translation>skutek</translation>
    </message>
    <message>
        <source>exempt</source>
        <translation>zwolnienie</translation>
    </message>
    <message>
        <source>fallback</source>
        <translation>wejście zastępcze</translation>
    </message>
    <message>
        <source>field</source>
        <translation>rubryka</translation>
    </message>
    <message>
        <source>fire</source>
        <translation>ogień</translation>
    </message>
    <message>
        <source>first column</source>
        <translation>pierwsza kolumna</translation>
    </message>
    <message>
        <source>first row</source>
        <translation>pierwszy rząd</translation>
    </message>
    <message>
        <source>first turn</source>
        <translation>pierwszy etap</translation>
    </message>
    <message>
        <source>font</source>
        <translation>krój pisma</translation>
    </message>
    <message>
        <source>formation</source>
        <translation>szyk</translation>
    </message>
    <message>
        <source>formula</source>
        <translation>wzór</translation>
    </message>
    <message>
        <source>heading</source>
        <translation>nagłówek</translation>
    </message>
    <message>
        <source>width of a hex, mm</source>
        <translation>szerokość pola, mm</translation>
    </message>
    <message>
        <source>upper side</source>
        <translation>wyższa strona</translation>
    </message>
    <message>
        <source>number</source>
        <translation>numer</translation>
    </message>
    <message>
        <source>invented</source>
        <translation>umowna</translation>
    </message>
    <message>
        <source>kind</source>
        <translation>rodzaj</translation>
    </message>
    <message>
        <source>language</source>
        <translation>język</translation>
    </message>
    <message>
        <source>last turn</source>
        <translation>ostatni etap</translation>
    </message>
    <message>
        <source>level</source>
        <translation>poziom</translation>
    </message>
    <message>
        <source>metres per hex</source>
        <translation>metry na pole</translation>
    </message>
    <message>
        <source>morale</source>
        <translation>morale</translation>
    </message>
    <message>
        <source>name</source>
        <translation>nazwa</translation>
    </message>
    <message>
        <source>direction of north</source>
        <translation>kierunek północy</translation>
    </message>
    <message>
        <source>number order</source>
        <translation>kolejność numerów</translation>
    </message>
    <message>
        <source>number printed</source>
        <translation>numer w druku</translation>
    </message>
    <message>
        <source>number separator</source>
        <translation>separator numerów</translation>
    </message>
    <message>
        <source>occurrence</source>
        <translation>wystąpienie</translation>
    </message>
    <message>
        <source>options</source>
        <translation>opcje</translation>
    </message>
    <message>
        <source>order</source>
        <translation>kolejność</translation>
    </message>
    <message>
        <source>orientation</source>
        <translation>ułożenie pól</translation>
    </message>
    <message>
        <source>commander-in-chief</source>
        <translation>głównodowodzący</translation>
    </message>
    <message>
        <source>owner</source>
        <translation>właściciel</translation>
    </message>
    <message>
        <source>parent</source>
        <translation>nadrzędny</translation>
    </message>
    <message>
        <source>path</source>
        <translation>ścieżka</translation>
    </message>
    <message>
        <source>place</source>
        <translation>miejsce</translation>
    </message>
    <message>
        <source>points</source>
        <translation>punkty</translation>
    </message>
    <message>
        <source>publisher</source>
        <translation>wydawca</translation>
    </message>
    <message>
        <source>query</source>
        <translation>zapytanie</translation>
    </message>
    <message>
        <source>reading</source>
        <translation>przyjęte rozumienie</translation>
    </message>
    <message>
        <source>reason</source>
        <translation>powód</translation>
    </message>
    <message>
        <source>role</source>
        <translation>rola</translation>
    </message>
    <message>
        <source>first row number</source>
        <translation>pierwszy numer rzędu</translation>
    </message>
    <message>
        <source>row digits</source>
        <translation>cyfry rzędów</translation>
    </message>
    <message>
        <source>row step</source>
        <translation>krok rzędów</translation>
    </message>
    <message>
        <source>row style</source>
        <translation>zapis rzędów</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>rzędy</translation>
    </message>
    <message>
        <source>selector</source>
        <translation>kogo dotyczy</translation>
    </message>
    <message>
        <source>severity</source>
        <translation>waga</translation>
    </message>
    <message>
        <source>height of the sheet, mm</source>
        <translation>wysokość arkusza, mm</translation>
    </message>
    <message>
        <source>width of the sheet, mm</source>
        <translation>szerokość arkusza, mm</translation>
    </message>
    <message>
        <source>shifted</source>
        <translation>przesunięte rzędy lub kolumny</translation>
    </message>
    <message>
        <source>short name</source>
        <translation>krótka nazwa</translation>
    </message>
    <message>
        <source>side</source>
        <translation>strona</translation>
    </message>
    <message>
        <source>size</source>
        <translation>wielkość</translation>
    </message>
    <message>
        <source>stack</source>
        <translation>kolejność w stosie</translation>
    </message>
    <message>
        <source>status</source>
        <translation>status</translation>
    </message>
    <message>
        <source>style</source>
        <translation>styl</translation>
    </message>
    <message>
        <source>subject</source>
        <translation>przedmiot</translation>
    </message>
    <message>
        <source>kind of subject</source>
        <translation>rodzaj przedmiotu</translation>
    </message>
    <message>
        <source>target</source>
        <translation>cel</translation>
    </message>
    <message>
        <source>terrain</source>
        <translation>teren</translation>
    </message>
    <message>
        <source>text</source>
        <translation>tekst</translation>
    </message>
    <message>
        <source>title</source>
        <translation>tytuł</translation>
    </message>
    <message>
        <source>trigger</source>
        <translation>powód wejścia</translation>
    </message>
    <message>
        <source>turn</source>
        <translation>etap</translation>
    </message>
    <message>
        <source>type</source>
        <translation>typ</translation>
    </message>
    <message>
        <source>value</source>
        <translation>wartość</translation>
    </message>
    <message>
        <source>verb</source>
        <translation>czynność</translation>
    </message>
    <message>
        <source>words</source>
        <translation>słowa</translation>
    </message>
    <message>
        <source>year</source>
        <translation>rok</translation>
    </message>
    <message>
        <source>activation</source>
        <translation>aktywacja</translation>
    </message>
    <message>
        <source>ambiguity</source>
        <translation>niejasność</translation>
    </message>
    <message>
        <source>area</source>
        <translation>obszar</translation>
    </message>
    <message>
        <source>on a hex</source>
        <translation>na polu</translation>
    </message>
    <message>
        <source>available</source>
        <translation>dostępne</translation>
    </message>
    <message>
        <source>award</source>
        <translation>punktacja</translation>
    </message>
    <message>
        <source>back</source>
        <translation>rewers</translation>
    </message>
    <message>
        <source>camp</source>
        <translation>obóz</translation>
    </message>
    <message>
        <source>chit</source>
        <translation>znacznik aktywacji</translation>
    </message>
    <message>
        <source>column, then row</source>
        <translation>kolumna, potem rząd</translation>
    </message>
    <message>
        <source>condensed</source>
        <translation>zwężony</translation>
    </message>
    <message>
        <source>contradiction</source>
        <translation>sprzeczność</translation>
    </message>
    <message>
        <source>counters</source>
        <translation>żetony</translation>
    </message>
    <message>
        <source>derived</source>
        <translation>wywnioskowane</translation>
    </message>
    <message>
        <source>digits</source>
        <translation>cyfry</translation>
    </message>
    <message>
        <source>enters</source>
        <translation>wchodzi</translation>
    </message>
    <message>
        <source>errata</source>
        <translation>errata</translation>
    </message>
    <message>
        <source>error</source>
        <translation>błąd</translation>
    </message>
    <message>
        <source>estimated</source>
        <translation>szacunkowe</translation>
    </message>
    <message>
        <source>even</source>
        <translation>parzyste</translation>
    </message>
    <message>
        <source>far</source>
        <translation>dalsza</translation>
    </message>
    <message>
        <source>fixed</source>
        <translation>stałe</translation>
    </message>
    <message>
        <source>flat-top</source>
        <translation>bokiem w górę</translation>
    </message>
    <message>
        <source>free choice</source>
        <translation>wolny wybór</translation>
    </message>
    <message>
        <source>front</source>
        <translation>awers</translation>
    </message>
    <message>
        <source>gap</source>
        <translation>luka</translation>
    </message>
    <message>
        <source>grotesque</source>
        <translation>grotesk</translation>
    </message>
    <message>
        <source>group</source>
        <translation>grupa</translation>
    </message>
    <message>
        <source>half</source>
        <translation>połówki</translation>
    </message>
    <message>
        <source>half, unnumbered</source>
        <translation>połówki bez numerów</translation>
    </message>
    <message>
        <source>letters</source>
        <translation>litery</translation>
    </message>
    <message>
        <source>manifest</source>
        <translation>spis żetonów</translation>
    </message>
    <message>
        <source>marker</source>
        <translation>znacznik</translation>
    </message>
    <message>
        <source>misprint</source>
        <translation>błąd druku</translation>
    </message>
    <message>
        <source>near</source>
        <translation>bliższa</translation>
    </message>
    <message>
        <source>nearest free hex</source>
        <translation>najbliższe wolne pole</translation>
    </message>
    <message>
        <source>none</source>
        <translation>brak</translation>
    </message>
    <message>
        <source>odd</source>
        <translation>nieparzyste</translation>
    </message>
    <message>
        <source>off the map</source>
        <translation>poza mapą</translation>
    </message>
    <message>
        <source>on activation</source>
        <translation>przy aktywacji</translation>
    </message>
    <message>
        <source>opens</source>
        <translation>otwiera</translation>
    </message>
    <message>
        <source>pointy-top</source>
        <translation>wierzchołkiem w górę</translation>
    </message>
    <message>
        <source>printed</source>
        <translation>wydrukowane</translation>
    </message>
    <message>
        <source>relief</source>
        <translation>rzeźba terenu</translation>
    </message>
    <message>
        <source>remark</source>
        <translation>dopisek</translation>
    </message>
    <message>
        <source>row, then column</source>
        <translation>rząd, potem kolumna</translation>
    </message>
    <message>
        <source>rulebook</source>
        <translation>instrukcja</translation>
    </message>
    <message>
        <source>sans</source>
        <translation>bezszeryfowy</translation>
    </message>
    <message>
        <source>serif</source>
        <translation>szeryfowy</translation>
    </message>
    <message>
        <source>set-up</source>
        <translation>rozstawienie</translation>
    </message>
    <message>
        <source>state</source>
        <translation>stan gry</translation>
    </message>
    <message>
        <source>study</source>
        <translation>opracowanie</translation>
    </message>
    <message>
        <source>threshold</source>
        <translation>próg</translation>
    </message>
    <message>
        <source>town</source>
        <translation>miasto</translation>
    </message>
    <message>
        <source>unavailable</source>
        <translation>niedostępne</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>nieznane</translation>
    </message>
    <message>
        <source>unnumbered</source>
        <translation>bez numerów</translation>
    </message>
    <message>
        <source>village</source>
        <translation>wieś</translation>
    </message>
    <message>
        <source>wait</source>
        <translation>czeka</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>ostrzeżenie</translation>
    </message>
    <message>
        <source>water</source>
        <translation>wody</translation>
    </message>
    <message>
        <source>whole</source>
        <translation>całe</translation>
    </message>
    <message>
        <source>with own units</source>
        <translation>ze swoimi jednostkami</translation>
    </message>
    <message>
        <source>within</source>
        <translation>w odległości</translation>
    </message>
    <message>
        <source>woods</source>
        <translation>las</translation>
    </message>
    <message>
        <source>table</source>
        <translation>tabela</translation>
    </message>
    <message>
        <source>index</source>
        <translation>indeks</translation>
    </message>
    <message>
        <source>view</source>
        <translation>widok</translation>
    </message>
    <message>
        <source>Blank</source>
        <translation>Puste zasady</translation>
    </message>
    <message>
        <source>Infantry</source>
        <translation>Piechota</translation>
    </message>
    <message>
        <source>Cavalry</source>
        <translation>Kawaleria</translation>
    </message>
    <message>
        <source>Artillery</source>
        <translation>Artyleria</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Teren otwarty</translation>
    </message>
    <message>
        <source>Woods</source>
        <translation>Las</translation>
    </message>
    <message>
        <source>Village</source>
        <translation>Wieś</translation>
    </message>
    <message>
        <source>Hill</source>
        <translation>Wzgórze</translation>
    </message>
    <message>
        <source>Marsh</source>
        <translation>Bagno</translation>
    </message>
    <message>
        <source>Stream</source>
        <translation>Strumień</translation>
    </message>
    <message>
        <source>River</source>
        <translation>Rzeka</translation>
    </message>
    <message>
        <source>Slope</source>
        <translation>Stok</translation>
    </message>
    <message>
        <source>Wall</source>
        <translation>Mur</translation>
    </message>
    <message>
        <source>Fence</source>
        <translation>Płot</translation>
    </message>
    <message>
        <source>Road</source>
        <translation>Droga</translation>
    </message>
    <message>
        <source>Track</source>
        <translation>Droga polna</translation>
    </message>
    <message>
        <source>Bridge</source>
        <translation>Most</translation>
    </message>
    <message>
        <source>Ford</source>
        <translation>Bród</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>objective</source>
        <translation>cel</translation>
    </message>
    <message>
        <source>supply</source>
        <translation>zaopatrzenie</translation>
    </message>
    <message>
        <source>exit</source>
        <translation>wyjście</translation>
    </message>
    <message>
        <source>translation</source>
        <translation>tłumaczenie</translation>
    </message>
    <message>
        <source>original text</source>
        <translation>tekst pierwotny</translation>
    </message>
    <message>
        <source>second hex</source>
        <translation>drugie pole</translation>
    </message>
    <message>
        <source>picture</source>
        <translation>obraz</translation>
    </message>
    <message>
        <source>width</source>
        <translation>szerokość</translation>
    </message>
    <message>
        <source>height</source>
        <translation>wysokość</translation>
    </message>
    <message>
        <source>opacity</source>
        <translation>krycie</translation>
    </message>
    <message>
        <source>under the terrain</source>
        <translation>pod terenem</translation>
    </message>
    <message>
        <source>over the terrain</source>
        <translation>na terenie</translation>
    </message>
    <message>
        <source>beside the map</source>
        <translation>obok mapy</translation>
    </message>
    <message>
        <source>source text</source>
        <translation>tekst źródła</translation>
    </message>
    <message>
        <source>point of a scan</source>
        <translation>punkt skanu</translation>
    </message>
    <message>
        <source>sheet of counters</source>
        <translation>arkusz żetonów</translation>
    </message>
    <message>
        <source>place on a sheet</source>
        <translation>miejsce na arkuszu</translation>
    </message>
    <message>
        <source>line</source>
        <translation>wiersz</translation>
    </message>
    <message>
        <source>confirmed by</source>
        <translation>potwierdził</translation>
    </message>
    <message>
        <source>confirmed at</source>
        <translation>potwierdzono</translation>
    </message>
    <message>
        <source>confirmed value</source>
        <translation>potwierdzona wartość</translation>
    </message>
    <message>
        <source>fit</source>
        <translation>dopasowanie</translation>
    </message>
    <message>
        <source>across the picture</source>
        <translation>w poprzek obrazu</translation>
    </message>
    <message>
        <source>down the picture</source>
        <translation>w dół obrazu</translation>
    </message>
    <message>
        <source>held out</source>
        <translation>kontrolny</translation>
    </message>
    <message>
        <source>gap across</source>
        <translation>odstęp w poziomie</translation>
    </message>
    <message>
        <source>gap down</source>
        <translation>odstęp w pionie</translation>
    </message>
    <message>
        <source>left edge of the backs</source>
        <translation>lewa krawędź tyłów</translation>
    </message>
    <message>
        <source>upper edge of the backs</source>
        <translation>górna krawędź tyłów</translation>
    </message>
    <message>
        <source>right edge of the backs</source>
        <translation>prawa krawędź tyłów</translation>
    </message>
    <message>
        <source>lower edge of the backs</source>
        <translation>dolna krawędź tyłów</translation>
    </message>
    <message>
        <source>angle of the backs</source>
        <translation>kąt tyłów</translation>
    </message>
    <message>
        <source>flip</source>
        <translation>układ tyłów</translation>
    </message>
    <message>
        <source>row</source>
        <translation>rząd</translation>
    </message>
    <message>
        <source>column</source>
        <translation>kolumna</translation>
    </message>
    <message>
        <source>by its place</source>
        <translation>według położenia</translation>
    </message>
    <message>
        <source>by points, straight</source>
        <translation>według punktów, prosto</translation>
    </message>
    <message>
        <source>by points, in perspective</source>
        <translation>według punktów, w perspektywie</translation>
    </message>
    <message>
        <source>by points, bent</source>
        <translation>według punktów, z wygięciem</translation>
    </message>
    <message>
        <source>to be done</source>
        <translation>do zrobienia</translation>
    </message>
    <message>
        <source>done</source>
        <translation>gotowe</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>pominięte</translation>
    </message>
    <message>
        <source>left and right swapped</source>
        <translation>lewa z prawą zamienione</translation>
    </message>
    <message>
        <source>top and bottom swapped</source>
        <translation>góra z dołem zamienione</translation>
    </message>
    <message>
        <source>facing</source>
        <translation>zwrot</translation>
    </message>
    <message>
        <source>to be skipped</source>
        <translation>do pominięcia</translation>
    </message>
    <message>
        <source>other words</source>
        <translation>inne słowa</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::CounterBox</name>
    <message>
        <source>Which counter is it?</source>
        <translation>Który to żeton?</translation>
    </message>
    <message>
        <source>%1 (has a place)</source>
        <translation>%1 (ma miejsce)</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::CounterChoice</name>
    <message>
        <source>Letters of a name</source>
        <translation>Litery nazwy</translation>
    </message>
    <message>
        <source>Tick all</source>
        <translation>Zaznacz wszystkie</translation>
    </message>
    <message>
        <source>Tick none</source>
        <translation>Odznacz wszystkie</translation>
    </message>
    <message>
        <source>All that the letters find</source>
        <translation>Wszystkie, które znajdują litery</translation>
    </message>
    <message>
        <source>Counters</source>
        <translation>Żetony</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::CounterChoiceModel</name>
    <message>
        <source>%1 ×%2</source>
        <translation>%1 ×%2</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::CounterDesignerDialog</name>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Rewers</translation>
    </message>
    <message>
        <source>Design counters</source>
        <translation>Projekt żetonów</translation>
    </message>
    <message>
        <source>&amp;Layouts</source>
        <translation>&amp;Układy</translation>
    </message>
    <message>
        <source>Layouts</source>
        <translation>Układy</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Nowy</translation>
    </message>
    <message>
        <source>Symbol in the middle, figures below</source>
        <translation>Symbol pośrodku, współczynniki poniżej</translation>
    </message>
    <message>
        <source>Commands at the left, figures on a plate</source>
        <translation>Dowództwa po lewej, współczynniki na tabliczce</translation>
    </message>
    <message>
        <source>Large symbol, figures in the corners</source>
        <translation>Duży symbol, współczynniki w rogach</translation>
    </message>
    <message>
        <source>Empty</source>
        <translation>Pusty</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>&amp;Powiel</translation>
    </message>
    <message>
        <source>Remo&amp;ve</source>
        <translation>&amp;Usuń</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Tytuł</translation>
    </message>
    <message>
        <source>&amp;Fronts</source>
        <translation>&amp;Awersy</translation>
    </message>
    <message>
        <source>Back&amp;s</source>
        <translation>Rewer&amp;sy</translation>
    </message>
    <message>
        <source>In the colour of the army</source>
        <translation>W kolorze armii</translation>
    </message>
    <message>
        <source>Pale</source>
        <translation>Blade</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Ciemne</translation>
    </message>
    <message>
        <source>Cream</source>
        <translation>Kremowe</translation>
    </message>
    <message>
        <source>In the colour of the command</source>
        <translation>W kolorze dowództwa</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Białe</translation>
    </message>
    <message>
        <source>&amp;Whose counters have it</source>
        <translation>&amp;Czyje żetony go mają</translation>
    </message>
    <message>
        <source>Whose counters have it</source>
        <translation>Czyje żetony go mają</translation>
    </message>
    <message>
        <source>Add a s&amp;ymbol of your own…</source>
        <translation>Dodaj własny s&amp;ymbol…</translation>
    </message>
    <message>
        <source>An SVG file of shapes on a square, or a PNG; it is named like the other symbols.</source>
        <translation>Plik SVG z kształtami na kwadracie albo PNG; wymienia się go z nazwy jak inne symbole.</translation>
    </message>
    <message>
        <source>Sho&amp;wn on</source>
        <translation>Pokazany &amp;na</translation>
    </message>
    <message>
        <source>Move a part of a layout</source>
        <translation>Przesunięcie części układu</translation>
    </message>
    <message>
        <source>&amp;Parts, the uppermost first</source>
        <translation>&amp;Części, od wierzchniej</translation>
    </message>
    <message>
        <source>Parts, the uppermost first</source>
        <translation>Części, od wierzchniej</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Dodaj</translation>
    </message>
    <message>
        <source>R&amp;emove</source>
        <translation>Us&amp;uń</translation>
    </message>
    <message>
        <source>&amp;Up</source>
        <translation>&amp;W górę</translation>
    </message>
    <message>
        <source>D&amp;own</source>
        <translation>W dó&amp;ł</translation>
    </message>
    <message>
        <source>Change a part of a layout</source>
        <translation>Zmiana części układu</translation>
    </message>
    <message>
        <source>All of the arm “%1”</source>
        <translation>Wszystkie broni „%1”</translation>
    </message>
    <message>
        <source>Only of “%1”</source>
        <translation>Tylko: „%1”</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>The counters of this unit don’t have this layout; it is only tried on one.</source>
        <translation>Żetony tej jednostki nie mają tego układu; jest na niej tylko przymierzany.</translation>
    </message>
    <message>
        <source>Counters have the look that Redoubt gives them. New begins a layout of your own.</source>
        <translation>Żetony wyglądają tak, jak rysuje je Redoubt. „Nowy” zaczyna własny układ.</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>Układ</translation>
    </message>
    <message>
        <source>New layout of counters</source>
        <translation>Nowy układ żetonów</translation>
    </message>
    <message>
        <source>%1, copy</source>
        <translation>%1, kopia</translation>
    </message>
    <message>
        <source>Duplicate a layout of counters</source>
        <translation>Powielenie układu żetonów</translation>
    </message>
    <message>
        <source>Remove the layout “%1”</source>
        <translation>Usunięcie układu „%1”</translation>
    </message>
    <message>
        <source>Rename a layout of counters</source>
        <translation>Zmiana tytułu układu żetonów</translation>
    </message>
    <message>
        <source>Whose counters have a layout</source>
        <translation>Czyje żetony mają układ</translation>
    </message>
    <message>
        <source>Colours of a layout</source>
        <translation>Kolory układu</translation>
    </message>
    <message>
        <source>Add a part to a layout</source>
        <translation>Dodanie części układu</translation>
    </message>
    <message>
        <source>Remove a part of a layout</source>
        <translation>Usunięcie części układu</translation>
    </message>
    <message>
        <source>Order of the parts of a layout</source>
        <translation>Kolejność części układu</translation>
    </message>
    <message>
        <source>Add a symbol</source>
        <translation>Dodawanie symbolu</translation>
    </message>
    <message>
        <source>Symbols (*.svg *.png)</source>
        <translation>Symbole (*.svg *.png)</translation>
    </message>
    <message>
        <source>The file can’t be read.</source>
        <translation>Nie można odczytać pliku.</translation>
    </message>
    <message>
        <source>A symbol is at most 400 kB; this file is larger.</source>
        <translation>Symbol ma najwyżej 400 kB; ten plik jest większy.</translation>
    </message>
    <message>
        <source>This is no PNG.</source>
        <translation>To nie jest PNG.</translation>
    </message>
    <message>
        <source>Add the symbol “%1”</source>
        <translation>Dodanie symbolu „%1”</translation>
    </message>
    <message>
        <source>“%1” can now be chosen as the symbol of parts, unit types, leaders and markers.</source>
        <translation>„%1” można teraz wybrać jako symbol części, rodzajów jednostek, dowódców i znaczników.</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::CounterPage</name>
    <message>
        <source>Problems with it</source>
        <translation>Powiązane problemy</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Obrót: %1</translation>
    </message>
    <message>
        <source>number</source>
        <translation>numer</translation>
    </message>
    <message>
        <source>He&amp;x</source>
        <translation>P&amp;ole</translation>
    </message>
    <message>
        <source>Remove from map</source>
        <translation>Zdejmij z mapy</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Wyczyść</translation>
    </message>
    <message>
        <source>Take the facing away: the source gives none</source>
        <translation>Usuń zwrot: źródło go nie podaje</translation>
    </message>
    <message>
        <source>Clear the facing of %1</source>
        <translation>Usunięcie zwrotu: %1</translation>
    </message>
    <message>
        <source>Facing</source>
        <translation>Zwrot</translation>
    </message>
    <message>
        <source>Up in the stack</source>
        <translation>W górę stosu</translation>
    </message>
    <message>
        <source>Down in the stack</source>
        <translation>W dół stosu</translation>
    </message>
    <message>
        <source>Stack</source>
        <translation>Stos</translation>
    </message>
    <message>
        <source>May start</source>
        <translation>Może zacząć</translation>
    </message>
    <message>
        <source>Printed</source>
        <translation>W druku</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Źródło</translation>
    </message>
    <message numerus="yes">
        <source>%n counters</source>
        <translation>
            <numerusform>%n żeton</numerusform>
            <numerusform>%n żetony</numerusform>
            <numerusform>%n żetonów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>i jeszcze %n</numerusform>
            <numerusform>i jeszcze %n</numerusform>
            <numerusform>i jeszcze %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Hex %1</source>
        <translation>Pole %1</translation>
    </message>
    <message>
        <source>In several places</source>
        <translation>W kilku miejscach</translation>
    </message>
    <message>
        <source>Click a direction; the arrow keys turn by 60°</source>
        <translation>Kliknij kierunek; klawisze strzałek obracają o 60°</translation>
    </message>
    <message>
        <source>This counter faces nowhere</source>
        <translation>Ten żeton nie ma zwrotu</translation>
    </message>
    <message>
        <source>Different ways</source>
        <translation>Różne zwroty</translation>
    </message>
    <message>
        <source>Type a number and press Enter to move there</source>
        <translation>Wpisz numer i naciśnij Enter, aby tam przesunąć</translation>
    </message>
    <message>
        <source>Take it off the set-up; it goes back to the tray</source>
        <translation>Usuń z rozstawienia; żeton wróci do panelu Żetony</translation>
    </message>
    <message>
        <source>–</source>
        <translation>–</translation>
    </message>
    <message>
        <source>Alone in its hex</source>
        <translation>Jedyny na polu</translation>
    </message>
    <message>
        <source>%1 of %2 from the top</source>
        <translation>%1 z %2 od góry</translation>
    </message>
    <message>
        <source>Nowhere: none of his units begins on the map.</source>
        <translation>Nigdzie: żadna z jego jednostek nie zaczyna na mapie.</translation>
    </message>
    <message>
        <source>From none of them are all his units in command.</source>
        <translation>Z żadnego z nich nie ma w zasięgu wszystkich swoich jednostek.</translation>
    </message>
    <message>
        <source>All his units are in command from %1.</source>
        <translation>Wszystkie swoje jednostki ma w zasięgu z: %1.</translation>
    </message>
    <message>
        <source>Also in: %1. A change shows there too.</source>
        <translation>Także w: %1. Zmiana będzie widoczna również tam.</translation>
    </message>
    <message>
        <source>Hexes of this map are numbered like %1.</source>
        <translation>Pola tej mapy mają numery takie jak %1.</translation>
    </message>
    <message>
        <source>Move %1 to %2</source>
        <translation>Przesunięcie: %1 na %2</translation>
    </message>
    <message>
        <source>Move %1 up in its stack</source>
        <translation>W górę stosu: %1</translation>
    </message>
    <message>
        <source>Move %1 down in its stack</source>
        <translation>W dół stosu: %1</translation>
    </message>
    <message>
        <source>From each of these hexes all his units are in range.</source>
        <translation>Z każdego z tych pól wszystkie jego jednostki są w zasięgu.</translation>
    </message>
    <message>
        <source>Take %1 off the map</source>
        <translation>Zdjęcie z mapy: %1</translation>
    </message>
    <message>
        <source>Taken over; also in: %1. A change stays in this variant.</source>
        <translation>Przejęte; także w: %1. Zmiana zostaje w tym wariancie.</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nazwa</translation>
    </message>
    <message>
        <source>Not placed</source>
        <translation>Nieustawiony</translation>
    </message>
    <message>
        <source>Type a number and press Enter to place it there</source>
        <translation>Wpisz numer i naciśnij Enter, aby tam ustawić</translation>
    </message>
    <message>
        <source>This variant has no set-up for its army.</source>
        <translation>Ten wariant nie ma rozstawienia tej armii.</translation>
    </message>
    <message>
        <source>Place %1 at %2</source>
        <translation>Ustawienie: %1 na %2</translation>
    </message>
    <message>
        <source>F&amp;ormation</source>
        <translation>S&amp;zyk</translation>
    </message>
    <message>
        <source>How its units stand; what the rules don&apos;t allow says why</source>
        <translation>Jak stoją jednostki; przy szykach niedozwolonych podano powód</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Blok</translation>
    </message>
    <message>
        <source>%1: %2 alike</source>
        <translation>%1: jednakowych sztuk %2</translation>
    </message>
    <message>
        <source>facing: %1</source>
        <translation>zwrot: %1</translation>
    </message>
    <message>
        <source>count: %1</source>
        <translation>liczba: %1</translation>
    </message>
    <message>
        <source>command</source>
        <translation>dowództwo</translation>
    </message>
    <message>
        <source>figures</source>
        <translation>wartości</translation>
    </message>
    <message>
        <source>Co&amp;unt</source>
        <translation>&amp;Liczba</translation>
    </message>
    <message>
        <source>%1: set up at step %2</source>
        <translation>%1: na początku stopień siły %2</translation>
    </message>
    <message>
        <source>%1: set up at the first step</source>
        <translation>%1: na początku pierwszy stopień siły</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Stopień siły</translation>
    </message>
    <message>
        <source>%1 (the unit has no such step)</source>
        <translation>%1 (jednostka nie ma takiego stopnia)</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Brak</translation>
    </message>
    <message>
        <source>%1, front</source>
        <comment>step</comment>
        <translation>%1, awers</translation>
    </message>
    <message>
        <source>%1, back</source>
        <comment>step</comment>
        <translation>%1, rewers</translation>
    </message>
    <message>
        <source> with −%1</source>
        <comment>losses shown by a marker</comment>
        <translation> z −%1</translation>
    </message>
    <message>
        <source>%1: size %2</source>
        <translation>%1: siła %2</translation>
    </message>
    <message>
        <source>Second hex</source>
        <translation>Drugie pole</translation>
    </message>
    <message>
        <source>In reach</source>
        <translation>W zasięgu</translation>
    </message>
    <message>
        <source>Begins</source>
        <translation>Zaczyna</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::CounterPreviews</name>
    <message>
        <source>The counter at 20, 40 and 60 pixels and in print</source>
        <translation>Żeton przy 20, 40 i 60 pikselach i w druku</translation>
    </message>
    <message>
        <source>in print</source>
        <translation>w druku</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::CounterTray</name>
    <message>
        <source>Counters</source>
        <translation>Żetony</translation>
    </message>
    <message>
        <source>Filter by name, type, command</source>
        <translation>Filtr: nazwa, typ, dowództwo</translation>
    </message>
    <message>
        <source>Filter counters</source>
        <translation>Filtr żetonów</translation>
    </message>
    <message>
        <source>Not placed %1</source>
        <translation>Nieustawione %1</translation>
    </message>
    <message>
        <source>All %1</source>
        <translation>Wszystkie %1</translation>
    </message>
    <message>
        <source>Open a battle to see its counters.</source>
        <translation>Otwórz bitwę, aby zobaczyć jej żetony.</translation>
    </message>
    <message>
        <source>This battle has no units and leaders yet.</source>
        <translation>Ta bitwa nie ma jeszcze jednostek ani dowódców.</translation>
    </message>
    <message>
        <source>Every counter has its place in this variant.</source>
        <translation>W tym wariancie każdy żeton ma swoje miejsce.</translation>
    </message>
    <message>
        <source>No counter matches the filter.</source>
        <translation>Żaden żeton nie pasuje do filtra.</translation>
    </message>
    <message>
        <source>Keep placing</source>
        <translation>Ustawiaj dalej</translation>
    </message>
    <message>
        <source>When a counter is placed, the next one of its command comes in hand.</source>
        <translation>Po ustawieniu żetonu do ręki trafia następny z tego samego dowództwa.</translation>
    </message>
    <message>
        <source>Choose a counter in the list first.</source>
        <translation>Najpierw wybierz żeton z listy.</translation>
    </message>
    <message>
        <source>In hand: %1. Esc puts it back.</source>
        <translation>W ręku: %1. Esc odkłada z powrotem.</translation>
    </message>
    <message>
        <source>&amp;Take in hand, to place it</source>
        <translation>&amp;Weź do ręki, aby ustawić</translation>
    </message>
    <message>
        <source>&amp;Show on the map</source>
        <translation>&amp;Pokaż na mapie</translation>
    </message>
    <message>
        <source>Show in the &amp;inspector</source>
        <translation>Pokaż w &amp;inspektorze</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Zmień nazwę</translation>
    </message>
    <message>
        <source>Take &amp;off the map</source>
        <translation>Z&amp;dejmij z mapy</translation>
    </message>
    <message>
        <source>Place the whole command</source>
        <translation>Ustaw całe dowództwo</translation>
    </message>
    <message numerus="yes">
        <source>In hand: %n counter(s). Esc puts them back.</source>
        <translation>
            <numerusform>W ręku: %n żeton. Esc go odkłada.</numerusform>
            <numerusform>W ręku: %n żetony. Esc je odkłada.</numerusform>
            <numerusform>W ręku: %n żetonów. Esc je odkłada.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Place of %1 what is not placed (%2)</source>
        <translation>&amp;Ustaw nieustawione z: %1 (%2)</translation>
    </message>
    <message>
        <source>Place %1 &amp;all at once (%2)</source>
        <translation>Ustaw &amp;wszystko naraz: %1 (%2)</translation>
    </message>
    <message>
        <source>Move %1 &amp;all at once (%2)</source>
        <translation>Przestaw &amp;wszystko naraz: %1 (%2)</translation>
    </message>
    <message>
        <source>Choose a counter of the command in the list first.</source>
        <translation>Najpierw wybierz na liście żeton tego dowództwa.</translation>
    </message>
    <message>
        <source>Take all %1 counters of %2 in hand and put them down together: about a hex by a click, or along a line that you draw.</source>
        <translation>Weź do ręki wszystkie żetony (%1) – %2 – i ustaw je razem: kliknięciem wokół pola albo wzdłuż narysowanej linii.</translation>
    </message>
    <message>
        <source>Take the %1 counters of %2 that are not placed in hand and put them down together: about a hex by a click, or along a line that you draw.</source>
        <translation>Weź do ręki nieustawione żetony (%1) – %2 – i ustaw je razem: kliknięciem wokół pola albo wzdłuż narysowanej linii.</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::CounterVerbs</name>
    <message numerus="yes">
        <source>%n counter(s)</source>
        <translation>
            <numerusform>%n żeton</numerusform>
            <numerusform>%n żetony</numerusform>
            <numerusform>%n żetonów</numerusform>
        </translation>
    </message>
    <message>
        <source>This variant has no set-up block for that army; a counter can&apos;t be placed in it.</source>
        <translation>Ten wariant nie ma bloku rozstawienia dla tej armii; nie można ustawić w nim żetonu.</translation>
    </message>
    <message>
        <source>Place %1 at %2</source>
        <translation>Ustawienie: %1 na %2</translation>
    </message>
    <message>
        <source>Move %1 to %2</source>
        <translation>Przesunięcie: %1 na %2</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Obrót: %1</translation>
    </message>
    <message>
        <source>Move %1 up in its stack</source>
        <translation>W górę stosu: %1</translation>
    </message>
    <message>
        <source>Move %1 down in its stack</source>
        <translation>W dół stosu: %1</translation>
    </message>
    <message>
        <source>Take %1 off the map</source>
        <translation>Zdjęcie z mapy: %1</translation>
    </message>
    <message>
        <source>One of the counters would leave the map, so none was moved.</source>
        <translation>Jeden z żetonów wyszedłby poza mapę, więc nie przesunięto żadnego.</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>Przesunięcie: %1</translation>
    </message>
    <message>
        <source>off the map</source>
        <translation>poza mapą</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 i %2</translation>
    </message>
    <message>
        <source>Turn %1 to face %2</source>
        <translation>Zwrot ku %2: %1</translation>
    </message>
    <message numerus="yes">
        <source>The line has %n hex(es), too few for %1 stacks, so nothing was moved.</source>
        <translation>
            <numerusform>Linia ma %n pole, za mało na stosy (%1), więc nic nie przesunięto.</numerusform>
            <numerusform>Linia ma %n pola, za mało na stosy (%1), więc nic nie przesunięto.</numerusform>
            <numerusform>Linia ma %n pól, za mało na stosy (%1), więc nic nie przesunięto.</numerusform>
        </translation>
    </message>
    <message>
        <source>Align %1 from %2 to %3</source>
        <translation>Wyrównanie od %2 do %3: %1</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::CountersModel</name>
    <message>
        <source>unit</source>
        <translation>jednostka</translation>
    </message>
    <message>
        <source>leader on the map</source>
        <translation>dowódca na mapie</translation>
    </message>
    <message>
        <source>activation chit</source>
        <translation>znacznik aktywacji</translation>
    </message>
    <message>
        <source>marker</source>
        <translation>znacznik</translation>
    </message>
    <message>
        <source>strength</source>
        <translation>siła</translation>
    </message>
    <message>
        <source>state</source>
        <translation>stan</translation>
    </message>
    <message>
        <source>chit</source>
        <translation>znacznik aktywacji</translation>
    </message>
    <message>
        <source>Corrected: the counter shows another value than the game uses</source>
        <translation>Poprawione: żeton pokazuje inną wartość niż ta, której używa gra</translation>
    </message>
    <message>
        <source>“%1” is no whole number from %2 to %3.</source>
        <translation>„%1” to nie liczba całkowita od %2 do %3.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>counter of, column</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The number on the cardboard, where the errata give another</source>
        <translation>Numer na kartonie, gdy errata podaje inny</translation>
    </message>
    <message>
        <source>Whose</source>
        <translation>Czyj</translation>
    </message>
    <message>
        <source>Army</source>
        <translation>Armia</translation>
    </message>
    <message>
        <source>What it is</source>
        <translation>Co to jest</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Numer</translation>
    </message>
    <message>
        <source>as printed</source>
        <translation>jak w druku</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Kopie</translation>
    </message>
    <message>
        <source>Front / back</source>
        <translation>Awers / rewers</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Uwaga</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::CropView</name>
    <message>
        <source>%1, %2 % of the counter</source>
        <translation>%1, %2 % żetonu</translation>
    </message>
    <message>
        <source>Click: make it the colour of the army or of a command</source>
        <translation>Kliknięcie: kolor armii albo dowództwa</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::Deployment</name>
    <message>
        <source>Place %1 at %2</source>
        <translation>Ustaw %1 na %2</translation>
    </message>
    <message numerus="yes">
        <source>Place %n counters</source>
        <translation>
            <numerusform>Ustaw %n żeton</numerusform>
            <numerusform>Ustaw %n żetony</numerusform>
            <numerusform>Ustaw %n żetonów</numerusform>
        </translation>
    </message>
    <message>
        <source>This variant has no set-up block for that army; its counters can&apos;t be placed in it.</source>
        <translation>Ten wariant nie ma bloku ustawienia dla tej armii; jej żetonów nie można w nim ustawić.</translation>
    </message>
    <message numerus="yes">
        <source>%n counter(s)</source>
        <translation>
            <numerusform>%n żeton</numerusform>
            <numerusform>%n żetony</numerusform>
            <numerusform>%n żetonów</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, up to %2 units in a hex</source>
        <translation>%1, najwyżej %2 jednostki na polu</translation>
    </message>
    <message>
        <source>Now the end of the line; with Shift they face to its left, Esc drops the line</source>
        <translation>Teraz koniec linii; z Shift zwracają się na jej lewo, Esc porzuca linię</translation>
    </message>
    <message numerus="yes">
        <source>Click to place %n counter(s) about a hex, or draw the line along which they stand</source>
        <translation>
            <numerusform>Kliknij, by ustawić %n żeton na polu, albo narysuj linię, wzdłuż której stanie</numerusform>
            <numerusform>Kliknij, by ustawić %n żetony wokół pola, albo narysuj linię, wzdłuż której staną</numerusform>
            <numerusform>Kliknij, by ustawić %n żetonów wokół pola, albo narysuj linię, wzdłuż której staną</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>redoubt::editor::DifferencesModel</name>
    <message>
        <source>Counter or line</source>
        <translation>Żeton lub wiersz</translation>
    </message>
    <message>
        <source>Differs in</source>
        <translation>Różni się</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Lewe</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Prawe</translation>
    </message>
    <message>
        <source>Army</source>
        <translation>Armia</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::DisagreementsModel</name>
    <message numerus="yes">
        <source>%1, with %n row(s) that belong to it</source>
        <translation>
            <numerusform>%1, z %n wierszem, który do tego należy</numerusform>
            <numerusform>%1, z %n wierszami, które do tego należą</numerusform>
            <numerusform>%1, z %n wierszami, które do tego należą</numerusform>
        </translation>
    </message>
    <message>
        <source>is not there</source>
        <translation>nie ma</translation>
    </message>
    <message>
        <source>is there</source>
        <translation>jest</translation>
    </message>
    <message>
        <source>Topic</source>
        <translation>Temat</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Co</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Rubryka</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Tu</translation>
    </message>
    <message>
        <source>There</source>
        <translation>Tam</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::DockTitle</name>
    <message>
        <source>Float or dock %1</source>
        <translation>Odepnij lub przypnij: %1</translation>
    </message>
    <message>
        <source>Close %1; View &gt; Docks brings it back</source>
        <translation>Zamknij: %1; przywraca Widok &gt; Panele</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::DoubleEntryDialog</name>
    <message>
        <source>&amp;Open the other…</source>
        <translation>&amp;Otwórz drugi plik…</translation>
    </message>
    <message>
        <source>In this battle</source>
        <translation>W tej bitwie</translation>
    </message>
    <message>
        <source>&amp;Keep this</source>
        <translation>&amp;Zostaw to</translation>
    </message>
    <message>
        <source>In the other</source>
        <translation>W drugim pliku</translation>
    </message>
    <message>
        <source>&amp;Take that</source>
        <translation>&amp;Weź tamto</translation>
    </message>
    <message>
        <source>Or neither, but:</source>
        <translation>Albo żadne, lecz:</translation>
    </message>
    <message>
        <source>&amp;Previous</source>
        <translation>&amp;Poprzednia</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Następna</translation>
    </message>
    <message>
        <source>Double entry</source>
        <translation>Podwójny zapis</translation>
    </message>
    <message>
        <source>Disagreements</source>
        <translation>Rozbieżności</translation>
    </message>
    <message>
        <source>&amp;You:</source>
        <translation>&amp;Ty:</translation>
    </message>
    <message>
        <source>It is as the source has it, and is confirmed: 1</source>
        <translation>Jest tak jak w źródle i zostaje potwierdzone: 1</translation>
    </message>
    <message>
        <source>The other is as the source has it; it is taken over and confirmed: 2</source>
        <translation>To tamto jest takie jak w źródle; zostaje przejęte i potwierdzone: 2</translation>
    </message>
    <message>
        <source>The other transcription</source>
        <translation>Drugi zapis</translation>
    </message>
    <message>
        <source>Battles (*.battle);;All files (*)</source>
        <translation>Bitwy (*.battle);;Wszystkie pliki (*)</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>„%1”</translation>
    </message>
    <message>
        <source>Open another transcription of this battle: one that somebody else made from the same sources. What the two say differently is listed here.</source>
        <translation>Otwórz inny zapis tej bitwy: taki, który ktoś inny sporządził z tych samych źródeł. Tu stanie lista tego, co do czego oba się różnią.</translation>
    </message>
    <message>
        <source>There is nothing on which the two disagree and that nobody settled.</source>
        <translation>Nie ma niczego, co do czego oba by się różniły, a czego nikt nie rozstrzygnął.</translation>
    </message>
    <message>
        <source>Write your name, so that it can be told who settled what.</source>
        <translation>Wpisz swoje nazwisko, by było wiadomo, kto co rozstrzygnął.</translation>
    </message>
    <message>
        <source>%1 values agree; %2 disagreements are open, %3 settled.</source>
        <translation>Zgodnych wartości: %1; rozbieżności otwartych: %2, rozstrzygniętych: %3.</translation>
    </message>
    <message>
        <source>Settle: %1</source>
        <translation>Rozstrzygnięcie: %1</translation>
    </message>
    <message>
        <source>On&amp;ly those that are open</source>
        <translation>Ty&amp;lko nierozstrzygnięte</translation>
    </message>
    <message>
        <source>&amp;Keep it out</source>
        <translation>&amp;Zostaw bez tego</translation>
    </message>
    <message>
        <source>&amp;Take it out</source>
        <translation>&amp;Weź bez tego</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::DoubtsView</name>
    <message>
        <source>In doubt</source>
        <translation>Niepewne</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Otwarte</translation>
    </message>
    <message>
        <source>Read as: %1</source>
        <translation>Przyjęto: %1</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::EntryArrivals</name>
    <message>
        <source>Who comes by it</source>
        <translation>Kto tędy wchodzi</translation>
    </message>
    <message>
        <source>Who comes by it in “%1”</source>
        <translation>Kto tędy wchodzi w „%1”</translation>
    </message>
    <message>
        <source>%1 – begins elsewhere</source>
        <translation>%1 – zaczyna gdzie indziej</translation>
    </message>
    <message>
        <source>Let %1 come by “%2”</source>
        <translation>%1: wejście przez „%2”</translation>
    </message>
    <message>
        <source>Take %1 off the entry</source>
        <translation>%1: bez tego wejścia</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n counter(s))</source>
        <translation>
            <numerusform>%1 (%n żeton)</numerusform>
            <numerusform>%1 (%n żetony)</numerusform>
            <numerusform>%1 (%n żetonów)</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 – begins on %2</source>
        <translation>%1 – zaczyna na polu %2</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::EntryPage</name>
    <message>
        <source>Entries</source>
        <translation>Wejścia</translation>
    </message>
    <message>
        <source>No entry yet. An entry says how counters come onto the map during play: in which turn, or with which activation, over which hexes, and what if these are taken.

Mark the hexes as a zone on the map first, then make the entry with + below the list.</source>
        <translation>Nie ma jeszcze wejść. Wejście mówi, jak żetony pojawiają się na mapie w trakcie gry: w którym etapie albo z czyją aktywacją, przez które pola i co, jeśli są zajęte.

Najpierw zaznacz te pola na mapie jako strefę, a potem dodaj wejście przyciskiem + pod listą.</translation>
    </message>
    <message>
        <source>not told</source>
        <translation>nie podano</translation>
    </message>
    <message>
        <source>in a turn</source>
        <translation>w etapie</translation>
    </message>
    <message>
        <source>when a leader who comes by it is activated</source>
        <translation>po aktywacji dowódcy, który tędy wchodzi</translation>
    </message>
    <message>
        <source>&amp;Short name</source>
        <translation>&amp;Krótka nazwa</translation>
    </message>
    <message>
        <source>&amp;Army</source>
        <translation>Ar&amp;mia</translation>
    </message>
    <message>
        <source>Over the &amp;zone</source>
        <translation>Przez st&amp;refę</translation>
    </message>
    <message>
        <source>&amp;When</source>
        <translation>K&amp;iedy</translation>
    </message>
    <message>
        <source>&amp;Turn</source>
        <translation>&amp;Etap</translation>
    </message>
    <message>
        <source>If the hexes are ta&amp;ken</source>
        <translation>&amp;Gdy pola są zajęte</translation>
    </message>
    <message>
        <source>E&amp;xempt from</source>
        <translation>&amp;Zwolnione z</translation>
    </message>
    <message>
        <source>By &amp;dice (as JSON)</source>
        <translation>Rz&amp;utem (jako JSON)</translation>
    </message>
    <message>
        <source>Duplicate the entry “%1”</source>
        <translation>Powielenie wejścia „%1”</translation>
    </message>
    <message>
        <source>From %1, whose entry it stays: a change shows there too.</source>
        <translation>Ze scenariusza %1, do którego nadal należy: zmiana widoczna będzie i tam.</translation>
    </message>
    <message>
        <source>Nobody comes by it yet.</source>
        <translation>Nikt jeszcze tędy nie wchodzi.</translation>
    </message>
    <message>
        <source>Placements that come by it: %1. Lines of the schedule: %2.</source>
        <translation>Wchodzące tędy żetony: %1. Wiersze harmonogramu: %2.</translation>
    </message>
    <message>
        <source>Mark the hexes as a zone on the map first.</source>
        <translation>Najpierw zaznacz pola na mapie jako strefę.</translation>
    </message>
    <message>
        <source>Add an entry</source>
        <translation>Dodanie wejścia</translation>
    </message>
    <message>
        <source>Delete the entry “%1”</source>
        <translation>Usunięcie wejścia „%1”</translation>
    </message>
    <message>
        <source>%1? Counters come by it.</source>
        <translation>%1 – na pewno? Wchodzą tędy żetony.</translation>
    </message>
    <message>
        <source>Placements that will be off the map: %1. Lines of the schedule that stay without it: %2.</source>
        <translation>Żetony, które znajdą się poza mapą: %1. Wiersze harmonogramu, które zostaną bez tego wejścia: %2.</translation>
    </message>
    <message>
        <source>Delete it</source>
        <translation>Usuń</translation>
    </message>
    <message>
        <source>Another entry is called “%1”.</source>
        <translation>Inne wejście nazywa się „%1”.</translation>
    </message>
    <message>
        <source>Change the entry to “%1”</source>
        <translation>Zmiana wejścia na „%1”</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::EraserTool</name>
    <message numerus="yes">
        <source>Erase %n hex(es)</source>
        <translation>
            <numerusform>Wymazanie %n pola</numerusform>
            <numerusform>Wymazanie %n pól</numerusform>
            <numerusform>Wymazanie %n pól</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>redoubt::editor::EventPage</name>
    <message>
        <source>Events</source>
        <translation>Zdarzenia</translation>
    </message>
    <message>
        <source>Small letters, digits and hyphens. An event of a scenario stands in the place of an inherited one of the same short name.</source>
        <translation>Małe litery, cyfry i łączniki. Zdarzenie scenariusza zajmuje miejsce odziedziczonego o tej samej krótkiej nazwie.</translation>
    </message>
    <message>
        <source>&amp;Short name</source>
        <translation>&amp;Krótka nazwa</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Kiedy</translation>
    </message>
    <message>
        <source>If</source>
        <translation>Jeśli</translation>
    </message>
    <message>
        <source>Then</source>
        <translation>Wtedy</translation>
    </message>
    <message>
        <source>Add an event</source>
        <translation>Dodanie zdarzenia</translation>
    </message>
    <message>
        <source>Duplicate the event</source>
        <translation>Powielenie zdarzenia</translation>
    </message>
    <message>
        <source>Delete the event “%1”</source>
        <translation>Usunięcie zdarzenia „%1”</translation>
    </message>
    <message>
        <source>%1: doesn&apos;t hold in this scenario</source>
        <translation>%1: nie obowiązuje w tym scenariuszu</translation>
    </message>
    <message>
        <source>From %1. A change gives this scenario an event of its own in its place.</source>
        <translation>Ze scenariusza „%1”. Zmiana da temu scenariuszowi własne zdarzenie na jego miejsce.</translation>
    </message>
    <message>
        <source>In the place of one from %1, which holds again when this one is deleted.</source>
        <translation>Na miejscu zdarzenia ze scenariusza „%1”, które po usunięciu tego znów obowiązuje.</translation>
    </message>
    <message>
        <source>Let it not hold in this scenario</source>
        <translation>Niech nie obowiązuje w tym scenariuszu</translation>
    </message>
    <message>
        <source>Change the event “%1”</source>
        <translation>Zmiana zdarzenia „%1”</translation>
    </message>
    <message>
        <source>Another event of this scenario is called “%1”.</source>
        <translation>Inne zdarzenie tego scenariusza nazywa się „%1”.</translation>
    </message>
    <message>
        <source>No event yet. An event happens in play by itself: when its turn, a phase or a deed comes, and if a track shows what it waits for, units are taken away, a stock shrinks, an army may move, or somebody has won.

Make the first with + below the list.</source>
        <translation>Nie ma jeszcze zdarzeń. Zdarzenie następuje w grze samo: gdy nadejdzie jego etap, faza albo działanie i jeśli tor pokazuje to, na co ono czeka, usuwa się jednostki, ubywa zapasu, armia może się ruszyć albo ktoś wygrywa.

Dodaj pierwsze przyciskiem + pod listą.</translation>
    </message>
    <message>
        <source>It is the event of another scenario.</source>
        <translation>To zdarzenie innego scenariusza.</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::ExportBattleDialog</name>
    <message>
        <source>Export the battle</source>
        <translation>Eksport bitwy</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>&amp;Eksportuj…</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>&amp;Set-up</source>
        <translation>&amp;Rozstawienie</translation>
    </message>
    <message>
        <source>The map alone</source>
        <translation>Sama mapa</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Wszystkie</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Zatrzymaj</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>Zapisano: %1</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Podgląd</translation>
    </message>
    <message>
        <source>What is taken over</source>
        <translation>Co jest przenoszone</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::ExtensionsDialog</name>
    <message>
        <source>Action</source>
        <translation>Działanie</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Sprawdzenie</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Copy to &amp;change it</source>
        <translation>&amp;Skopiuj, by zmienić</translation>
    </message>
    <message>
        <source>Extensions</source>
        <translation>Rozszerzenia</translation>
    </message>
    <message>
        <source>Scripts in JavaScript that add actions, checks and formats. They see the battle and the files that you choose for them, and nothing else of your computer.</source>
        <translation>Skrypty w JavaScripcie, które dodają działania, sprawdzenia i formaty. Widzą bitwę i pliki, które dla nich wybierzesz, i nic więcej z twojego komputera.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nazwa</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Rodzaj</translation>
    </message>
    <message>
        <source>Comes from</source>
        <translation>Pochodzi z</translation>
    </message>
    <message>
        <source>Open &amp;folder</source>
        <translation>Otwórz &amp;folder</translation>
    </message>
    <message>
        <source>&amp;Read again</source>
        <translation>&amp;Wczytaj ponownie</translation>
    </message>
    <message>
        <source>Put a copy into your own folder, which then takes the place of this one.</source>
        <translation>Kładzie kopię w twoim folderze, a ta zajmuje miejsce tego rozszerzenia.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Redoubt</source>
        <translation>Redoubt</translation>
    </message>
    <message>
        <source>your own folder</source>
        <translation>twojego folderu</translation>
    </message>
    <message>
        <source>Not usable</source>
        <translation>Nie do użycia</translation>
    </message>
    <message>
        <source>%1 can&apos;t be written.</source>
        <translation>Nie można zapisać %1.</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::FacingRose</name>
    <message>
        <source>Facing</source>
        <translation>Zwrot</translation>
    </message>
    <message>
        <source>%1 degrees</source>
        <translation>%1 stopni</translation>
    </message>
    <message>
        <source>none</source>
        <translation>brak</translation>
    </message>
    <message>
        <source>free</source>
        <translation>dowolny</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::FieldFaults</name>
    <message>
        <source>Expected a whole number from %1 to %2.</source>
        <translation>Oczekiwano liczby całkowitej od %1 do %2.</translation>
    </message>
    <message>
        <source>Expected a number from %1 to %2.</source>
        <translation>Oczekiwano liczby od %1 do %2.</translation>
    </message>
    <message>
        <source>There is no hex “%1” on the map.</source>
        <translation>Na mapie nie ma pola „%1”.</translation>
    </message>
    <message>
        <source>Expected two neighbouring hexes, as in %1.</source>
        <translation>Oczekiwano dwóch sąsiednich pól, jak w %1.</translation>
    </message>
    <message>
        <source>The text is too long; it may have %1 bytes.</source>
        <translation>Tekst jest za długi; może mieć bajtów: %1.</translation>
    </message>
    <message>
        <source>A short name has at least one letter or digit.</source>
        <translation>Krótka nazwa ma co najmniej jedną literę lub cyfrę.</translation>
    </message>
    <message>
        <source>Expected the two letters of a language, such as %1.</source>
        <translation>Oczekiwano dwóch liter języka, np. %1.</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::FieldSpecs</name>
    <message>
        <source>mm</source>
        <translation>mm</translation>
    </message>
    <message>
        <source>m</source>
        <translation>m</translation>
    </message>
    <message>
        <source>hex widths</source>
        <translation>szerokości pola</translation>
    </message>
    <message>
        <source>°</source>
        <translation>°</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Brak</translation>
    </message>
    <message>
        <source>As the rules say</source>
        <translation>Jak mówią zasady</translation>
    </message>
    <message>
        <source>e.g. %1</source>
        <translation>np. %1</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::FiguresModel</name>
    <message>
        <source>front</source>
        <translation>awers</translation>
    </message>
    <message>
        <source>back</source>
        <translation>rewers</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>counter number and side</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>(nieznane)</translation>
    </message>
    <message>
        <source>%1 %2: %3</source>
        <translation>%1 %2: %3</translation>
    </message>
    <message>
        <source>mixed</source>
        <translation>różne</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Stopień</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Strona</translation>
    </message>
    <message>
        <source>Morale</source>
        <translation>Morale</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Siła</translation>
    </message>
    <message>
        <source>Fire</source>
        <translation>Ogień</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Źródło</translation>
    </message>
    <message>
        <source> −%1</source>
        <comment>losses shown by a marker</comment>
        <translation> −%1</translation>
    </message>
    <message>
        <source>its arm never checks morale</source>
        <translation>ten rodzaj broni nie przechodzi testów morale</translation>
    </message>
    <message>
        <source>none</source>
        <translation>brak</translation>
    </message>
    <message>
        <source>Nothing was changed: the block reaches beyond the figures that can be typed here.</source>
        <translation>Nic nie zmieniono: blok wykracza poza wartości, które można tu wpisać.</translation>
    </message>
    <message>
        <source>Nothing was changed: “%1” is no figure. %2 takes a number from %3 to %4, or nothing where it is unknown.</source>
        <translation>Nic nie zmieniono: „%1” nie jest wartością. %2 to liczba od %3 do %4 albo puste miejsce, gdy jest nieznana.</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::FiguresView</name>
    <message>
        <source>Figures of every step</source>
        <translation>Wartości na każdym stopniu siły</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::FillTool</name>
    <message numerus="yes">
        <source>Fill with %1, %n hex(es)</source>
        <translation>
            <numerusform>Wypełnienie: %1, %n pole</numerusform>
            <numerusform>Wypełnienie: %1, %n pola</numerusform>
            <numerusform>Wypełnienie: %1, %n pól</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a terrain of hexes in the palette</source>
        <translation>Wybierz teren pól w palecie</translation>
    </message>
    <message>
        <source>%1 in more than %L2 hexes</source>
        <translation>%1 na ponad %L2 polach</translation>
    </message>
    <message numerus="yes">
        <source>%1 in %n hex(es)</source>
        <translation>
            <numerusform>%1 na %n polu</numerusform>
            <numerusform>%1 na %n polach</numerusform>
            <numerusform>%1 na %n polach</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>redoubt::editor::FindingGoals</name>
    <message>
        <source>Show on the map</source>
        <translation>Pokaż na mapie</translation>
    </message>
    <message>
        <source>Show the counter of %1</source>
        <translation>Pokaż żeton: %1</translation>
    </message>
    <message>
        <source>Show the counters: %1</source>
        <translation>Pokaż żetony: %1</translation>
    </message>
    <message>
        <source>Take the zone in hand</source>
        <translation>Weź strefę do ręki</translation>
    </message>
    <message>
        <source>Show the rule %1</source>
        <translation>Pokaż zasadę %1</translation>
    </message>
    <message>
        <source>Show the rules without origin</source>
        <translation>Pokaż zasady bez pochodzenia</translation>
    </message>
    <message>
        <source>Show the rules</source>
        <translation>Pokaż zasady</translation>
    </message>
    <message>
        <source>Show the setting %1 of the scenario “%2”</source>
        <translation>Pokaż ustawienie %1 scenariusza „%2”</translation>
    </message>
    <message>
        <source>Show in the inspector</source>
        <translation>Pokaż w inspektorze</translation>
    </message>
    <message>
        <source>Show the house check “%1”</source>
        <translation>Pokaż własne sprawdzenie „%1”</translation>
    </message>
    <message>
        <source>Show the order “%1”</source>
        <translation>Pokaż rozkaz „%1”</translation>
    </message>
    <message>
        <source>Show the event “%1”</source>
        <translation>Pokaż zdarzenie „%1”</translation>
    </message>
    <message>
        <source>Show the track “%1”</source>
        <translation>Pokaż tor „%1”</translation>
    </message>
    <message>
        <source>Show the line of the schedule</source>
        <translation>Pokaż wiersz harmonogramu</translation>
    </message>
    <message>
        <source>Show the entry “%1”</source>
        <translation>Pokaż wejście „%1”</translation>
    </message>
    <message>
        <source>Show in the battle&apos;s data: %1</source>
        <translation>Pokaż w danych bitwy: %1</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::FirstTurnDialog</name>
    <message>
        <source>&amp;Copy as text</source>
        <translation>&amp;Kopiuj jako tekst</translation>
    </message>
    <message>
        <source>First turn</source>
        <translation>Pierwszy etap</translation>
    </message>
    <message>
        <source>&amp;Turn:</source>
        <translation>&amp;Etap:</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Etap</translation>
    </message>
    <message>
        <source>Army</source>
        <translation>Armia</translation>
    </message>
    <message>
        <source>Search the report</source>
        <translation>Szukaj w raporcie</translation>
    </message>
    <message>
        <source>Rules that decide the current line</source>
        <translation>Zasady, które decydują o bieżącym wierszu</translation>
    </message>
    <message>
        <source>All armies</source>
        <translation>Wszystkie armie</translation>
    </message>
    <message>
        <source>This battle has no map yet.</source>
        <translation>Ta bitwa nie ma jeszcze mapy.</translation>
    </message>
    <message>
        <source>No scenario is shown whose set-up could be told.</source>
        <translation>Nie widać żadnego scenariusza, o którego ustawieniu można by mówić.</translation>
    </message>
    <message>
        <source>The rules are being asked…</source>
        <translation>Pytanie zasad…</translation>
    </message>
    <message>
        <source>Choose a line: the map shows its hexes, and here stand the rules that decide it.</source>
        <translation>Wybierz wiersz: mapa pokaże jego pola, a tu staną zasady, które o nim decydują.</translation>
    </message>
    <message>
        <source>No rule decides this.</source>
        <translation>Nie decyduje o tym żadna zasada.</translation>
    </message>
    <message>
        <source>By the rules: %1</source>
        <translation>Według zasad: %1</translation>
    </message>
    <message>
        <source>; what results do: %1</source>
        <translation>; skutki wyników: %1</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::FirstTurnTree</name>
    <message>
        <source>Lines of the report</source>
        <translation>Wiersze raportu</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a part of the report and how many lines it has</comment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::ForcesCounters</name>
    <message>
        <source>&amp;Add a marker</source>
        <translation>&amp;Dodaj znacznik</translation>
    </message>
    <message>
        <source>&amp;Remove the marker</source>
        <translation>&amp;Usuń znacznik</translation>
    </message>
    <message>
        <source>Counters</source>
        <translation>Żetony</translation>
    </message>
    <message>
        <source>Which counters</source>
        <translation>Które żetony</translation>
    </message>
    <message>
        <source>All counters</source>
        <translation>Wszystkie żetony</translation>
    </message>
    <message>
        <source>Of units</source>
        <translation>Jednostek</translation>
    </message>
    <message>
        <source>Leaders on the map</source>
        <translation>Dowódcy na mapie</translation>
    </message>
    <message>
        <source>Activation chits</source>
        <translation>Znaczniki aktywacji</translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>Znaczniki</translation>
    </message>
    <message numerus="yes">
        <source>%n counters as printed</source>
        <translation>
            <numerusform>%n żeton, jak w druku</numerusform>
            <numerusform>%n żetony, jak w druku</numerusform>
            <numerusform>%n żetonów, jak w druku</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; the box holds %2, that is %3 too many</source>
        <translation>%1; w pudełku jest %2, czyli o %3 za dużo</translation>
    </message>
    <message>
        <source>%1; the box holds %2, of which %3 are not accounted for</source>
        <translation>%1; w pudełku jest %2, z czego nierozliczone: %3</translation>
    </message>
    <message>
        <source>A marker of the box, with its copies and a note of what it shows</source>
        <translation>Znacznik z pudełka, z liczbą kopii i uwagą, co przedstawia</translation>
    </message>
    <message>
        <source>Add a marker</source>
        <translation>Dodanie znacznika</translation>
    </message>
    <message>
        <source>Remove a marker</source>
        <translation>Usunięcie znacznika</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::ForcesDialog</name>
    <message>
        <source>Forces</source>
        <translation>Siły</translation>
    </message>
    <message>
        <source>Filter by name, type, command…</source>
        <translation>Filtr: nazwa, typ, dowództwo…</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtr</translation>
    </message>
    <message>
        <source>&amp;Outline</source>
        <translation>&amp;Układ</translation>
    </message>
    <message>
        <source>&amp;Manifest</source>
        <translation>&amp;Spis</translation>
    </message>
    <message numerus="yes">
        <source>%n armies</source>
        <translation>
            <numerusform>%n armia</numerusform>
            <numerusform>%n armie</numerusform>
            <numerusform>%n armii</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n commands</source>
        <translation>
            <numerusform>%n dowództwo</numerusform>
            <numerusform>%n dowództwa</numerusform>
            <numerusform>%n dowództw</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n leaders</source>
        <translation>
            <numerusform>%n dowódca</numerusform>
            <numerusform>%n dowódców</numerusform>
            <numerusform>%n dowódców</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n units</source>
        <translation>
            <numerusform>%n jednostka</numerusform>
            <numerusform>%n jednostki</numerusform>
            <numerusform>%n jednostek</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Counters</source>
        <translation>Ż&amp;etony</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::ForcesFields</name>
    <message>
        <source>Give him a counter for the &amp;map</source>
        <translation>Dodaj żeton na &amp;mapę</translation>
    </message>
    <message>
        <source>Give him an activation c&amp;hit</source>
        <translation>Dodaj &amp;znacznik aktywacji</translation>
    </message>
    <message>
        <source>The short name, for small counters; empty it to make it from the name</source>
        <translation>Krótka nazwa na małe żetony; jeśli zostanie pusta, powstanie z nazwy</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Dowództwa</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nazwa</translation>
    </message>
    <message>
        <source>&amp;Short name</source>
        <translation>&amp;Krótka nazwa</translation>
    </message>
    <message>
        <source>&amp;Player</source>
        <translation>&amp;Gracz</translation>
    </message>
    <message>
        <source>&amp;Colour</source>
        <translation>K&amp;olor</translation>
    </message>
    <message>
        <source>&amp;Led by</source>
        <translation>Do&amp;wódca</translation>
    </message>
    <message>
        <source>&amp;Type</source>
        <translation>&amp;Typ</translation>
    </message>
    <message>
        <source>Co&amp;mmands</source>
        <translation>Do&amp;wództwa</translation>
    </message>
    <message numerus="yes">
        <source>%n rows chosen</source>
        <translation>
            <numerusform>Wybrano %n wiersz</numerusform>
            <numerusform>Wybrano %n wiersze</numerusform>
            <numerusform>Wybrano %n wierszy</numerusform>
        </translation>
    </message>
    <message>
        <source>Several units get a type and commands together. Delete takes away all rows that are chosen.</source>
        <translation>Kilku jednostkom można razem nadać typ i dowództwa. Delete usuwa wszystkie wybrane wiersze.</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Nikt</translation>
    </message>
    <message>
        <source>He has a counter for the map and an activation chit.</source>
        <translation>Ma żeton na mapę i znacznik aktywacji.</translation>
    </message>
    <message>
        <source>He has a counter for the map.</source>
        <translation>Ma żeton na mapę.</translation>
    </message>
    <message>
        <source>He has an activation chit.</source>
        <translation>Ma znacznik aktywacji.</translation>
    </message>
    <message>
        <source>Its figures and its hex are typed on the page Manifest.</source>
        <translation>Jej wartości i pole wpisuje się na karcie Spis.</translation>
    </message>
    <message>
        <source>Choose a type</source>
        <translation>Wybierz typ</translation>
    </message>
    <message>
        <source>Different types</source>
        <translation>Różne typy</translation>
    </message>
    <message>
        <source>Its army has no commands yet.</source>
        <translation>Jej armia nie ma jeszcze dowództw.</translation>
    </message>
    <message>
        <source>Shorten %1</source>
        <translation>Skrócenie nazwy: %1</translation>
    </message>
    <message>
        <source>Colour of %1</source>
        <translation>Kolor: %1</translation>
    </message>
    <message>
        <source>Player of %1</source>
        <translation>Gracz: %1</translation>
    </message>
    <message>
        <source>Leader of %1</source>
        <translation>Dowódca: %1</translation>
    </message>
    <message>
        <source>Overall commander: %1</source>
        <translation>Głównodowodzący: %1</translation>
    </message>
    <message>
        <source>Type of %1</source>
        <translation>Typ: %1</translation>
    </message>
    <message>
        <source>Commands of %1</source>
        <translation>Dowództwa: %1</translation>
    </message>
    <message>
        <source>Activation chit of %1</source>
        <translation>Znacznik aktywacji: %1</translation>
    </message>
    <message>
        <source>Counter of %1</source>
        <translation>Żeton: %1</translation>
    </message>
    <message>
        <source>It needs a name.</source>
        <translation>Potrzebna jest nazwa.</translation>
    </message>
    <message>
        <source>&amp;Overall commander</source>
        <translation>&amp;Dowódca naczelny</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::ForcesGenerateDialog</name>
    <message>
        <source>“%1” has no closing brace</source>
        <translation>„%1” nie ma nawiasu zamykającego</translation>
    </message>
    <message>
        <source>“%1” closes no brace</source>
        <translation>„%1” nie zamyka żadnego nawiasu</translation>
    </message>
    <message>
        <source>“%1” has nothing in it</source>
        <translation>„%1” jest puste</translation>
    </message>
    <message>
        <source>“%1” is no range of numbers, Roman numerals or letters</source>
        <translation>„%1” to nie zakres liczb, liczb rzymskich ani liter</translation>
    </message>
    <message>
        <source>“%1” ends before it begins</source>
        <translation>„%1” kończy się, zanim się zacznie</translation>
    </message>
    <message>
        <source>more than %1 units at once</source>
        <translation>więcej niż %1 jednostek naraz</translation>
    </message>
    <message>
        <source>Letter %1: %2.</source>
        <comment>place in the pattern, what is wrong</comment>
        <translation>Znak %1: %2.</translation>
    </message>
    <message>
        <source>Generate units</source>
        <translation>Tworzenie jednostek ze wzoru</translation>
    </message>
    <message>
        <source>Braces make several: {1-4}, {I-X}, {A-C}, {1,3,5}. # is the running number; a semicolon begins another pattern.</source>
        <translation>Nawiasy tworzą kilka: {1-4}, {I-X}, {A-C}, {1,3,5}. # to kolejny numer; średnik zaczyna następny wzór.</translation>
    </message>
    <message>
        <source>&amp;Names</source>
        <translation>&amp;Nazwy</translation>
    </message>
    <message>
        <source>&amp;Army</source>
        <translation>&amp;Armia</translation>
    </message>
    <message>
        <source>&amp;Command</source>
        <translation>&amp;Dowództwo</translation>
    </message>
    <message>
        <source>&amp;Type</source>
        <translation>&amp;Typ</translation>
    </message>
    <message>
        <source>Figures of each</source>
        <translation>Wartości każdej</translation>
    </message>
    <message>
        <source>What is made</source>
        <translation>Co powstanie</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nazwa</translation>
    </message>
    <message>
        <source>Short</source>
        <translation>Krótka</translation>
    </message>
    <message>
        <source>Figures of each of them; empty ones are unknown</source>
        <translation>Wartości każdej z nich; puste są nieznane</translation>
    </message>
    <message>
        <source>Make them</source>
        <translation>Utwórz</translation>
    </message>
    <message>
        <source>none</source>
        <translation>brak</translation>
    </message>
    <message>
        <source>The army has “%1” already, or the pattern makes it twice.</source>
        <translation>Armia ma już „%1” albo wzór tworzy ją dwa razy.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>column, fault</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Write a pattern: {1-4}/{I-II}/3 pp makes eight names.</source>
        <translation>Wpisz wzór: {1-4}/{I-II}/3 pp tworzy osiem nazw.</translation>
    </message>
    <message numerus="yes">
        <source>%n units are made.</source>
        <translation>
            <numerusform>Powstanie %n jednostka.</numerusform>
            <numerusform>Powstaną %n jednostki.</numerusform>
            <numerusform>Powstanie %n jednostek.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Generate %n units</source>
        <translation>
            <numerusform>Utworzenie %n jednostki ze wzoru</numerusform>
            <numerusform>Utworzenie %n jednostek ze wzoru</numerusform>
            <numerusform>Utworzenie %n jednostek ze wzoru</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>redoubt::editor::ForcesKindDialog</name>
    <message>
        <source>&amp;With a sign, and may be less than 0</source>
        <translation>Ze &amp;znakiem, może być mniejsza od 0</translation>
    </message>
    <message>
        <source>New type of units</source>
        <translation>Nowy typ jednostek</translation>
    </message>
    <message>
        <source>New figure of counters</source>
        <translation>Nowa wartość na żetonach</translation>
    </message>
    <message>
        <source>Hussars</source>
        <translation>Huzarzy</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Ruch</translation>
    </message>
    <message>
        <source>One of the rules&apos; arms, or the name of a new one</source>
        <translation>Rodzaj broni z zasad albo nazwa nowego</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Jednostki</translation>
    </message>
    <message>
        <source>Leaders</source>
        <translation>Dowódcy</translation>
    </message>
    <message>
        <source>Units and leaders</source>
        <translation>Jednostki i dowódcy</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nazwa</translation>
    </message>
    <message>
        <source>A&amp;rm</source>
        <translation>&amp;Rodzaj broni</translation>
    </message>
    <message>
        <source>On counters &amp;of</source>
        <translation>Na ż&amp;etonach</translation>
    </message>
    <message>
        <source>It becomes a rule of this battle; what else the rules say of it is set in Battle &gt; Rules.</source>
        <translation>Stanie się zasadą tej bitwy; resztę ustala się w oknie Bitwa &gt; Zasady.</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Dodaj</translation>
    </message>
    <message>
        <source>It has no name. Write one.</source>
        <translation>Brakuje nazwy. Wpisz ją.</translation>
    </message>
    <message>
        <source>A type needs an arm.</source>
        <translation>Typ musi mieć rodzaj broni.</translation>
    </message>
    <message>
        <source>The rules have “%1” already.</source>
        <translation>Zasady mają już „%1”.</translation>
    </message>
    <message>
        <source>that of its arm</source>
        <translation>taki jak jej rodzaj broni</translation>
    </message>
    <message>
        <source>&amp;Symbol</source>
        <translation>&amp;Symbol</translation>
    </message>
    <message>
        <source>In &amp;place of morale, size and fire</source>
        <translation>Za&amp;miast morale, siły i ognia</translation>
    </message>
    <message>
        <source>Counters then bear no morale, size and fire. Battle &gt; Rules brings them back.</source>
        <translation>Na żetonach nie ma wtedy morale, siły i ognia. Przywraca je okno Bitwa &gt; Zasady.</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::ForcesManifest</name>
    <message>
        <source>New &amp;figure…</source>
        <translation>Nowa &amp;wartość…</translation>
    </message>
    <message>
        <source>Manifest</source>
        <translation>Spis</translation>
    </message>
    <message>
        <source>Army</source>
        <translation>Armia</translation>
    </message>
    <message>
        <source>A&amp;rmy</source>
        <translation>Ar&amp;mia</translation>
    </message>
    <message>
        <source>New unit</source>
        <translation>Nowa jednostka</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>unit, column</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>A column of your own, such as movement or initiative</source>
        <translation>Własna kolumna, np. ruch albo inicjatywa</translation>
    </message>
    <message>
        <source>There is no army yet. Add one on the page Outline.</source>
        <translation>Nie ma jeszcze armii. Dodaj ją na karcie Układ.</translation>
    </message>
    <message>
        <source>Cells are typed in place. Ctrl+V pastes a block of a spreadsheet; rows below the last are new units.</source>
        <translation>Komórki wypełnia się na miejscu. Ctrl+V wkleja blok z arkusza; wiersze poniżej ostatniego to nowe jednostki.</translation>
    </message>
    <message>
        <source>Cells are typed in place. Ctrl+V pastes a block of a spreadsheet. Choose an army to add units.</source>
        <translation>Komórki wypełnia się na miejscu. Ctrl+V wkleja blok z arkusza. Wybierz armię, by dodać jednostki.</translation>
    </message>
    <message>
        <source>All armies</source>
        <translation>Wszystkie armie</translation>
    </message>
    <message>
        <source>Paste into the manifest</source>
        <translation>Wklejenie do spisu</translation>
    </message>
    <message>
        <source>Clear cells of the manifest</source>
        <translation>Wyczyszczenie komórek spisu</translation>
    </message>
    <message>
        <source>Row %1</source>
        <translation>Wiersz %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>row or unit, column</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>place, fault</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>… i jeszcze %n</numerusform>
            <numerusform>… i jeszcze %n</numerusform>
            <numerusform>… i jeszcze %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was changed:</source>
        <translation>Nic nie zmieniono:</translation>
    </message>
    <message>
        <source>New commands</source>
        <translation>Nowe dowództwa</translation>
    </message>
    <message>
        <source>The army has no command “%1”.</source>
        <translation>Armia nie ma dowództwa „%1”.</translation>
    </message>
    <message numerus="yes">
        <source>Make %n commands, each with a colour of its own?</source>
        <translation>
            <numerusform>Utworzyć %n dowództwo z własnym kolorem?</numerusform>
            <numerusform>Utworzyć %n dowództwa, każde z własnym kolorem?</numerusform>
            <numerusform>Utworzyć %n dowództw, każde z własnym kolorem?</numerusform>
        </translation>
    </message>
    <message>
        <source>Make them</source>
        <translation>Utwórz</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopiuj</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Wklej</translation>
    </message>
    <message>
        <source>C&amp;lear the cells</source>
        <translation>W&amp;yczyść komórki</translation>
    </message>
    <message>
        <source>There is no text to paste.</source>
        <translation>Nie ma tekstu do wklejenia.</translation>
    </message>
    <message>
        <source>Choose the army that gets the new units first.</source>
        <translation>Najpierw wybierz armię, która otrzyma nowe jednostki.</translation>
    </message>
    <message>
        <source>The filter hides all units. Empty it first.</source>
        <translation>Filtr ukrywa wszystkie jednostki. Najpierw go opróżnij.</translation>
    </message>
    <message>
        <source>All col&amp;umns</source>
        <translation>Wszystkie &amp;kolumny</translation>
    </message>
    <message>
        <source>&amp;Generate…</source>
        <translation>Ze w&amp;zoru…</translation>
    </message>
    <message>
        <source>Ta&amp;bles</source>
        <translation>Ta&amp;bele</translation>
    </message>
    <message>
        <source>Group by</source>
        <translation>Grupowanie</translation>
    </message>
    <message>
        <source>No groups</source>
        <translation>Bez grup</translation>
    </message>
    <message>
        <source>By army</source>
        <translation>Według armii</translation>
    </message>
    <message>
        <source>By command</source>
        <translation>Według dowództw</translation>
    </message>
    <message>
        <source>By type</source>
        <translation>Według typów</translation>
    </message>
    <message>
        <source>By scanned sheet</source>
        <translation>Według zeskanowanych arkuszy</translation>
    </message>
    <message>
        <source>Columns for counters, backs and the figures of all sides, for facings and entries too</source>
        <translation>Kolumny żetonów, rewersów i wartości wszystkich stron, także zwrotów i wejść</translation>
    </message>
    <message>
        <source>Many units from a pattern of their names</source>
        <translation>Wiele jednostek ze wzoru ich nazw</translation>
    </message>
    <message>
        <source>What the units come to, and what the texts say</source>
        <translation>Ile razem mają jednostki i co podają teksty</translation>
    </message>
    <message>
        <source>&amp;Import a file…</source>
        <translation>&amp;Importuj plik…</translation>
    </message>
    <message>
        <source>&amp;Paste with a preview…</source>
        <translation>&amp;Wklej z podglądem…</translation>
    </message>
    <message>
        <source>&amp;Export what is shown…</source>
        <translation>&amp;Eksportuj to, co widać…</translation>
    </message>
    <message>
        <source>&amp;Find and replace…</source>
        <translation>&amp;Znajdź i zamień…</translation>
    </message>
    <message>
        <source>Fill &amp;down</source>
        <translation>Wypełnij w &amp;dół</translation>
    </message>
    <message>
        <source>&amp;Only those with “%1”</source>
        <translation>&amp;Tylko te z „%1”</translation>
    </message>
    <message>
        <source>&amp;Show all again</source>
        <translation>&amp;Pokaż znów wszystkie</translation>
    </message>
    <message>
        <source>&amp;Filter this column…</source>
        <translation>&amp;Filtruj tę kolumnę…</translation>
    </message>
    <message>
        <source>&amp;Any cell of it</source>
        <translation>&amp;Dowolna komórka</translation>
    </message>
    <message>
        <source>&amp;Sort by it</source>
        <translation>&amp;Sortuj według niej</translation>
    </message>
    <message>
        <source>Filter: %1</source>
        <translation>Filtr: %1</translation>
    </message>
    <message>
        <source>Only units whose cell of this column has:</source>
        <translation>Tylko jednostki, których komórka tej kolumny zawiera:</translation>
    </message>
    <message>
        <source>Columns are filtered; the menu of a cell shows all again.</source>
        <translation>Kolumny są filtrowane; menu komórki pokazuje znów wszystkie.</translation>
    </message>
    <message numerus="yes">
        <source>%n units</source>
        <translation>
            <numerusform>%n jednostka</numerusform>
            <numerusform>%n jednostki</numerusform>
            <numerusform>%n jednostek</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n counters</source>
        <translation>
            <numerusform>%n żeton</numerusform>
            <numerusform>%n żetony</numerusform>
            <numerusform>%n żetonów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n totals are not as the texts say</source>
        <translation>
            <numerusform>%n suma jest inna niż w tekstach</numerusform>
            <numerusform>%n sumy są inne niż w tekstach</numerusform>
            <numerusform>%n sum jest innych niż w tekstach</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n counters more than the box holds</source>
        <translation>
            <numerusform>o %n żeton więcej niż w pudełku</numerusform>
            <numerusform>o %n żetony więcej niż w pudełku</numerusform>
            <numerusform>o %n żetonów więcej niż w pudełku</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n counters of the box not accounted for</source>
        <translation>
            <numerusform>nierozliczony %n żeton z pudełka</numerusform>
            <numerusform>nierozliczone %n żetony z pudełka</numerusform>
            <numerusform>nierozliczonych %n żetonów z pudełka</numerusform>
        </translation>
    </message>
    <message>
        <source>Fill down in the manifest</source>
        <translation>Wypełnienie w dół w spisie żetonów</translation>
    </message>
    <message>
        <source>Type into cells of the manifest</source>
        <translation>Wpisanie do komórek spisu żetonów</translation>
    </message>
    <message>
        <source>what was copied</source>
        <translation>skopiowany tekst</translation>
    </message>
    <message>
        <source>Import a table of units</source>
        <translation>Import tabeli jednostek</translation>
    </message>
    <message>
        <source>Tables (*.csv *.tsv *.txt *.xlsx *.ods)</source>
        <translation>Tabele (*.csv *.tsv *.txt *.xlsx *.ods)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Wszystkie pliki (*)</translation>
    </message>
    <message>
        <source>Workbooks (*.xlsx)</source>
        <translation>Skoroszyty (*.xlsx)</translation>
    </message>
    <message>
        <source>Texts with separators (*.csv)</source>
        <translation>Teksty z separatorami (*.csv)</translation>
    </message>
    <message>
        <source>Export the manifest</source>
        <translation>Eksport spisu żetonów</translation>
    </message>
    <message>
        <source>manifest</source>
        <translation>spis-zetonow</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::ForcesOutline</name>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Dodaj</translation>
    </message>
    <message>
        <source>&amp;Units…</source>
        <translation>&amp;Jednostki…</translation>
    </message>
    <message>
        <source>&amp;Leader</source>
        <translation>Do&amp;wódca</translation>
    </message>
    <message>
        <source>&amp;Command</source>
        <translation>D&amp;owództwo</translation>
    </message>
    <message>
        <source>&amp;Army</source>
        <translation>&amp;Armia</translation>
    </message>
    <message>
        <source>&amp;Player</source>
        <translation>&amp;Gracz</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Powiel</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Usuń</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Przesuń w górę</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Przesuń w dół</translation>
    </message>
    <message>
        <source>Nobody fights here yet</source>
        <translation>Nikt tu jeszcze nie walczy</translation>
    </message>
    <message>
        <source>Begin with an army; it gets a player and a set-up of its own. Then add its leaders, its commands and, many at once, its units. A list of units can be pasted from a spreadsheet on the page Manifest.</source>
        <translation>Zacznij od armii; dostanie własnego gracza i rozstawienie. Potem dodaj dowódców, dowództwa i jednostki, także wiele naraz. Listę jednostek z arkusza można wkleić na karcie Spis.</translation>
    </message>
    <message>
        <source>Add an &amp;army</source>
        <translation>Dodaj &amp;armię</translation>
    </message>
    <message>
        <source>Add units, leaders, commands, armies and players</source>
        <translation>Dodaj jednostki, dowódców, dowództwa, armie i graczy</translation>
    </message>
    <message>
        <source>Choose an army first</source>
        <translation>Najpierw wybierz armię</translation>
    </message>
    <message>
        <source>Duplicate his armies instead</source>
        <translation>Powiel raczej jego armie</translation>
    </message>
    <message>
        <source>Choose one row</source>
        <translation>Wybierz jeden wiersz</translation>
    </message>
    <message>
        <source>Choose a row</source>
        <translation>Wybierz wiersz</translation>
    </message>
    <message>
        <source>There is nothing above it to change places with</source>
        <translation>Nad nim nie ma z czym zamienić miejsca</translation>
    </message>
    <message>
        <source>There is nothing below it to change places with</source>
        <translation>Pod nim nie ma z czym zamienić miejsca</translation>
    </message>
    <message>
        <source>New player</source>
        <translation>Nowy gracz</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Dodanie gracza</translation>
    </message>
    <message>
        <source>New army</source>
        <translation>Nowa armia</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Rozstawienie</translation>
    </message>
    <message>
        <source>First variant</source>
        <translation>Pierwszy wariant</translation>
    </message>
    <message>
        <source>Add an army</source>
        <translation>Dodanie armii</translation>
    </message>
    <message>
        <source>New command</source>
        <translation>Nowe dowództwo</translation>
    </message>
    <message>
        <source>Add a command</source>
        <translation>Dodanie dowództwa</translation>
    </message>
    <message>
        <source>New leader</source>
        <translation>Nowy dowódca</translation>
    </message>
    <message>
        <source>Add a leader</source>
        <translation>Dodanie dowódcy</translation>
    </message>
    <message>
        <source>Duplicate %1</source>
        <translation>Powielenie: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n rows</source>
        <translation>
            <numerusform>%n wiersz</numerusform>
            <numerusform>%n wiersze</numerusform>
            <numerusform>%n wierszy</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>Usunięcie: %1</translation>
    </message>
    <message>
        <source>Delete %1?</source>
        <translation>Usunąć: %1?</translation>
    </message>
    <message>
        <source>Ctrl+Z brings everything back.</source>
        <translation>Ctrl+Z przywraca wszystko.</translation>
    </message>
    <message>
        <source>Move %1 up</source>
        <translation>Przesunięcie w górę: %1</translation>
    </message>
    <message>
        <source>Move %1 down</source>
        <translation>Przesunięcie w dół: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n units</source>
        <translation>
            <numerusform>%n jednostka</numerusform>
            <numerusform>%n jednostki</numerusform>
            <numerusform>%n jednostek</numerusform>
        </translation>
    </message>
    <message>
        <source>no command</source>
        <translation>poza dowództwami</translation>
    </message>
    <message>
        <source>Move %1 to %2</source>
        <translation>Przeniesienie: %1 → %2</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>Zmień &amp;nazwę</translation>
    </message>
    <message>
        <source>&amp;Show on the map</source>
        <translation>&amp;Pokaż na mapie</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::ForcesTree</name>
    <message>
        <source>Forces</source>
        <translation>Siły</translation>
    </message>
    <message>
        <source>(without a name)</source>
        <translation>(bez nazwy)</translation>
    </message>
    <message>
        <source>no type</source>
        <translation>bez typu</translation>
    </message>
    <message>
        <source>overall commander</source>
        <translation>głównodowodzący</translation>
    </message>
    <message>
        <source>leader</source>
        <translation>dowódca</translation>
    </message>
    <message numerus="yes">
        <source>%n units</source>
        <translation>
            <numerusform>%n jednostka</numerusform>
            <numerusform>%n jednostki</numerusform>
            <numerusform>%n jednostek</numerusform>
        </translation>
    </message>
    <message>
        <source>In no command</source>
        <translation>Poza dowództwami</translation>
    </message>
    <message numerus="yes">
        <source>%n armies</source>
        <translation>
            <numerusform>%n armia</numerusform>
            <numerusform>%n armie</numerusform>
            <numerusform>%n armii</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>redoubt::editor::ForcesUnitsDialog</name>
    <message>
        <source>With &amp;figures on their counters</source>
        <translation>Z &amp;wartościami na żetonach</translation>
    </message>
    <message>
        <source>Add units</source>
        <translation>Dodaj jednostki</translation>
    </message>
    <message>
        <source>Hussars #</source>
        <translation>Huzarzy #</translation>
    </message>
    <message>
        <source># stands for the number; without it the number comes last</source>
        <translation># oznacza numer; bez niego numer stoi na końcu</translation>
    </message>
    <message>
        <source>How many sides of counters show strengths: 2 are one counter, 4 are two</source>
        <translation>Ile stron żetonów pokazuje siłę: 2 to jeden żeton, 4 to dwa</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nazwa</translation>
    </message>
    <message>
        <source>&amp;How many</source>
        <translation>&amp;Ile</translation>
    </message>
    <message>
        <source>N&amp;umbers from</source>
        <translation>N&amp;umery od</translation>
    </message>
    <message>
        <source>&amp;Type</source>
        <translation>&amp;Typ</translation>
    </message>
    <message>
        <source>&amp;New type…</source>
        <translation>N&amp;owy typ…</translation>
    </message>
    <message>
        <source>&amp;Army</source>
        <translation>&amp;Armia</translation>
    </message>
    <message>
        <source>&amp;Command</source>
        <translation>&amp;Dowództwo</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Dodaj</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Siła</translation>
    </message>
    <message>
        <source>Morale</source>
        <translation>Morale</translation>
    </message>
    <message>
        <source>Fire</source>
        <translation>Ogień</translation>
    </message>
    <message>
        <source>Empty: unknown</source>
        <translation>Puste: nieznana</translation>
    </message>
    <message>
        <source>Front</source>
        <translation>Awers</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Rewers</translation>
    </message>
    <message>
        <source>%1 on the front</source>
        <translation>%1 na awersie</translation>
    </message>
    <message>
        <source>%1 on the back</source>
        <translation>%1 na rewersie</translation>
    </message>
    <message>
        <source>&amp;Sides with strengths</source>
        <translation>&amp;Strony z siłą</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Żadne</translation>
    </message>
    <message>
        <source>The rules have no types of units yet. Make one with New type.</source>
        <translation>Zasady nie mają jeszcze typów jednostek. Dodaj typ przyciskiem Nowy typ.</translation>
    </message>
    <message>
        <source>The units have no name. Write one.</source>
        <translation>Jednostki nie mają nazwy. Wpisz ją.</translation>
    </message>
    <message>
        <source>There is a unit “%1” in that army already.</source>
        <translation>W tej armii jest już jednostka „%1”.</translation>
    </message>
    <message numerus="yes">
        <source>Add %n units</source>
        <translation>
            <numerusform>Dodaj %n jednostkę</numerusform>
            <numerusform>Dodaj %n jednostki</numerusform>
            <numerusform>Dodaj %n jednostek</numerusform>
        </translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>Dodanie: %1</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::ForcesWords</name>
    <message>
        <source>(without a name)</source>
        <translation>(bez nazwy)</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Gracz</translation>
    </message>
    <message>
        <source>Army</source>
        <translation>Armia</translation>
    </message>
    <message>
        <source>Command of %1</source>
        <translation>Dowództwo, %1</translation>
    </message>
    <message>
        <source>Leader of %1</source>
        <translation>Dowódca, %1</translation>
    </message>
    <message>
        <source>Unit of %1</source>
        <translation>Jednostka, %1</translation>
    </message>
    <message>
        <source>Rename %1 to %2</source>
        <translation>Zmiana nazwy: %1 na %2</translation>
    </message>
    <message numerus="yes">
        <source>%n armies</source>
        <translation>
            <numerusform>%n armia</numerusform>
            <numerusform>%n armie</numerusform>
            <numerusform>%n armii</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n commands</source>
        <translation>
            <numerusform>%n dowództwo</numerusform>
            <numerusform>%n dowództwa</numerusform>
            <numerusform>%n dowództw</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n leaders</source>
        <translation>
            <numerusform>%n dowódca</numerusform>
            <numerusform>%n dowódców</numerusform>
            <numerusform>%n dowódców</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n units</source>
        <translation>
            <numerusform>%n jednostka</numerusform>
            <numerusform>%n jednostki</numerusform>
            <numerusform>%n jednostek</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n places on the map or in a set-up</source>
        <translation>
            <numerusform>%n miejsce na mapie lub w rozstawieniu</numerusform>
            <numerusform>%n miejsca na mapie lub w rozstawieniu</numerusform>
            <numerusform>%n miejsc na mapie lub w rozstawieniu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows of scenarios (set-ups, orders, entries, activations)</source>
        <translation>
            <numerusform>%n wiersz scenariuszy (rozstawienia, rozkazy, wejścia, aktywacje)</numerusform>
            <numerusform>%n wiersze scenariuszy (rozstawienia, rozkazy, wejścia, aktywacje)</numerusform>
            <numerusform>%n wierszy scenariuszy (rozstawienia, rozkazy, wejścia, aktywacje)</numerusform>
        </translation>
    </message>
    <message>
        <source>With it go: %1.</source>
        <translation>Razem z tym znikną: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n rules, settings or orders still name what goes; the Problems dock will list them.</source>
        <translation>
            <numerusform>%n zasada, ustawienie lub rozkaz nadal wymienia to, co znika; pokaże to panel Problemy.</numerusform>
            <numerusform>%n zasady, ustawienia lub rozkazy nadal wymieniają to, co znika; pokaże je panel Problemy.</numerusform>
            <numerusform>%n zasad, ustawień lub rozkazów nadal wymienia to, co znika; pokaże je panel Problemy.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>type, arm</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>a unit needs a name.</source>
        <translation>jednostka musi mieć nazwę.</translation>
    </message>
    <message>
        <source>the rules have no type “%1”.</source>
        <translation>zasady nie mają typu „%1”.</translation>
    </message>
    <message>
        <source>its army has no command “%1”.</source>
        <translation>jej armia nie ma dowództwa „%1”.</translation>
    </message>
    <message>
        <source>“%1” is no figure; figures go up to 99, and an empty cell is unknown.</source>
        <translation>„%1” to nie wartość; wartości sięgają 99, a pusta komórka znaczy „nieznana”.</translation>
    </message>
    <message>
        <source>the map has no hex “%1”.</source>
        <translation>mapa nie ma pola „%1”.</translation>
    </message>
    <message>
        <source>this variant has no set-up for its army.</source>
        <translation>ten wariant nie ma rozstawienia jej armii.</translation>
    </message>
    <message>
        <source>there are no more columns for “%1”.</source>
        <translation>zabrakło kolumn na „%1”.</translation>
    </message>
    <message>
        <source>choose the army that gets the new unit.</source>
        <translation>wybierz armię, która dostanie nową jednostkę.</translation>
    </message>
    <message>
        <source>the unit&apos;s counters have no such side.</source>
        <translation>żetony jednostki nie mają takiej strony.</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Liczebność</translation>
    </message>
    <message>
        <source>Morale</source>
        <translation>Morale</translation>
    </message>
    <message>
        <source>Fire</source>
        <translation>Ogień</translation>
    </message>
    <message>
        <source>there is no army “%1”.</source>
        <translation>nie ma armii „%1”.</translation>
    </message>
    <message>
        <source>the unit is of another army; units change armies on the page Outline.</source>
        <translation>jednostka należy do innej armii; armię zmienia się na stronie Układ.</translation>
    </message>
    <message>
        <source>“%1” is no number of counters from 1 to %2.</source>
        <translation>„%1” to nie liczba żetonów od 1 do %2.</translation>
    </message>
    <message>
        <source>“%1” is not what a back can be here: step, state, chit or none.</source>
        <translation>„%1” nie może tu być rewersem: step, state, chit lub none.</translation>
    </message>
    <message>
        <source>“%1” are no hexes in front of it, and no direction of these rules.</source>
        <translation>„%1” to ani pola przed nią, ani kierunek tych zasad.</translation>
    </message>
    <message>
        <source>a unit that stands in no hex faces nowhere.</source>
        <translation>jednostka, która nie stoi na polu, nie ma zwrotu.</translation>
    </message>
    <message>
        <source>this scenario has no entry “%1” for its army.</source>
        <translation>scenariusz nie ma wejścia „%1” dla jej armii.</translation>
    </message>
    <message>
        <source>it has more counters already; a table takes none away.</source>
        <translation>ma już więcej żetonów; tabela ich nie zabiera.</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::ForgetEditsDialog</name>
    <message>
        <source>Forget edits</source>
        <translation>Usuwanie starszych zmian</translation>
    </message>
    <message>
        <source>The file keeps every edit, so that it can be undone. Edits that are forgotten can&apos;t be undone any more; the battle and its versions stay, and the file takes less room. A backup is made before.</source>
        <translation>Plik przechowuje każdą zmianę, aby można ją było cofnąć. Usuniętych zmian nie da się już cofnąć; bitwa i jej wersje pozostają, a plik zajmuje mniej miejsca. Wcześniej powstaje kopia zapasowa.</translation>
    </message>
    <message>
        <source>&amp;Forget the edits</source>
        <translation>&amp;Usuń zmiany</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Usuń</translation>
    </message>
    <message>
        <source>of all sittings so far</source>
        <translation>ze wszystkich dotychczasowych sesji</translation>
    </message>
    <message>
        <source>Choose up to where</source>
        <translation>Wybierz, dokąd</translation>
    </message>
    <message>
        <source>all but the last %L1</source>
        <translation>wszystkie oprócz ostatnich %L1</translation>
    </message>
    <message numerus="yes">
        <source>%n edits will be forgotten.</source>
        <translation>
            <numerusform>Usunięta zostanie %n zmiana.</numerusform>
            <numerusform>Usunięte zostaną %n zmiany.</numerusform>
            <numerusform>Usuniętych zostanie %n zmian.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file takes %1 now.</source>
        <translation>Plik zajmuje teraz %1.</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::Form</name>
    <message>
        <source>No such value can stand here.</source>
        <translation>Taka wartość nie może tu stać.</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::FormationChoices</name>
    <message>
        <source>%1 (usual)</source>
        <translation>%1 (zwykły)</translation>
    </message>
    <message>
        <source>None</source>
        <comment>no formation</comment>
        <translation>Bez szyku</translation>
    </message>
    <message>
        <source>the rules don&apos;t know it</source>
        <translation>zasady go nie znają</translation>
    </message>
    <message>
        <source>Formation of %1: %2</source>
        <translation>Szyk %1: %2</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::FormationField</name>
    <message>
        <source>Several</source>
        <translation>Różne</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>formation, why not</comment>
        <translation>%1 – %2</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::FormationOffers</name>
    <message>
        <source>Gives the selected counters this formation.</source>
        <translation>Nadaje ten szyk zaznaczonym żetonom.</translation>
    </message>
    <message>
        <source>The rules refuse it: %1.</source>
        <translation>Zasady na to nie pozwalają: %1.</translation>
    </message>
    <message>
        <source>Formation: %1</source>
        <translation>Szyk: %1</translation>
    </message>
    <message>
        <source>Select counters of units first</source>
        <translation>Najpierw zaznacz żetony jednostek</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::FrameSketch</name>
    <message>
        <source>Sketch of the map and its new frame</source>
        <translation>Szkic mapy i jej nowej ramki</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::GhostWords</name>
    <message>
        <source>×%1</source>
        <comment>number of counters</comment>
        <translation>×%1</translation>
    </message>
    <message>
        <source>≤ %1</source>
        <comment>hexes away</comment>
        <translation>≤ %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>≤ 2: zone</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>when activated</source>
        <translation>po aktywacji</translation>
    </message>
    <message>
        <source>turn %1</source>
        <translation>etap %1</translation>
    </message>
    <message>
        <source>later</source>
        <translation>później</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::GoToItems</name>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>not placed</source>
        <translation>nieustawiony</translation>
    </message>
    <message>
        <source>Only hexes: a number, a range or a few of them</source>
        <translation>Tylko pola: numer, zakres lub kilka naraz</translation>
    </message>
    <message>
        <source>Only counters</source>
        <translation>Tylko żetony</translation>
    </message>
    <message>
        <source>Only problems</source>
        <translation>Tylko problemy</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Polecenia</translation>
    </message>
    <message numerus="yes">
        <source>%n counter(s)</source>
        <translation>
            <numerusform>%n żeton</numerusform>
            <numerusform>%n żetony</numerusform>
            <numerusform>%n żetonów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es)</source>
        <translation>
            <numerusform>%n pole</numerusform>
            <numerusform>%n pola</numerusform>
            <numerusform>%n pól</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter selects these hexes as an area.</source>
        <translation>Enter zaznacza te pola jako obszar.</translation>
    </message>
    <message>
        <source>The map has no hex %1</source>
        <translation>Na mapie nie ma pola %1</translation>
    </message>
    <message>
        <source>looked at now</source>
        <translation>teraz oglądany</translation>
    </message>
    <message>
        <source>Not placed in this variant. Enter shows it in the tray.</source>
        <translation>Nieustawiony w tym wariancie. Enter pokazuje żeton w panelu Żetony.</translation>
    </message>
    <message>
        <source>%1. %2.</source>
        <translation>%1. %2.</translation>
    </message>
    <message>
        <source>This zone has no hexes yet.</source>
        <translation>Ta strefa nie ma jeszcze żadnych pól.</translation>
    </message>
    <message>
        <source> (waived: %1)</source>
        <translation> (pominięte: %1)</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>%1: %2
%3. Enter opens it among the rules.</source>
        <translation>%1: %2
%3. Enter otwiera ją wśród zasad.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>unit, army</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Read as: %1</source>
        <translation>Przyjęto: %1</translation>
    </message>
    <message numerus="yes">
        <source>cited %n times</source>
        <translation>
            <numerusform>przywołany %n raz</numerusform>
            <numerusform>przywołany %n razy</numerusform>
            <numerusform>przywołany %n razy</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter lists what cites it.</source>
        <translation>Enter wymienia, co się na niego powołuje.</translation>
    </message>
    <message>
        <source>Nothing in this battle cites it.</source>
        <translation>Nic w tej bitwie się na niego nie powołuje.</translation>
    </message>
    <message>
        <source>%1: %2
Enter opens it among the rules.</source>
        <translation>%1: %2
Enter otwiera je wśród zasad.</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::GoToPopup</name>
    <message>
        <source>Hex</source>
        <translation>Pole</translation>
    </message>
    <message>
        <source>Area</source>
        <translation>Obszar</translation>
    </message>
    <message>
        <source>Leader</source>
        <translation>Dowódca</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Jednostka</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nazwa</translation>
    </message>
    <message>
        <source>Zone</source>
        <translation>Strefa</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Scenariusz</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Zasada</translation>
    </message>
    <message>
        <source>Paragraph</source>
        <translation>Paragraf</translation>
    </message>
    <message>
        <source>Nothing here has this number, name or wording.</source>
        <translation>Nic tutaj nie ma takiego numeru, nazwy ani treści.</translation>
    </message>
    <message>
        <source>No battle is open.</source>
        <translation>Nie otwarto żadnej bitwy.</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Pytanie</translation>
    </message>
    <message>
        <source>Hex number, unit, name, zone, rule, paragraph, question or problem</source>
        <translation>Numer pola, jednostka, nazwa, strefa, zasada, paragraf, pytanie lub problem</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>Ustawienie</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::GridView</name>
    <message>
        <source>choose</source>
        <translation>wybór</translation>
    </message>
    <message>
        <source>What the player chooses</source>
        <translation>Co wybiera gracz</translation>
    </message>
    <message>
        <source>2, 2 of {A, B}, 1 except {A}, all of {A, B}; several with +</source>
        <translation>2, 2 z {A, B}, 1 oprócz {A}, wszyscy z {A, B}; kilka łączy +</translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation>Harmonogram</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::GridWords</name>
    <message numerus="yes">
        <source>%1 (%n chits)</source>
        <translation>
            <numerusform>%1 (%n żeton)</numerusform>
            <numerusform>%1 (%n żetony)</numerusform>
            <numerusform>%1 (%n żetonów)</numerusform>
        </translation>
    </message>
    <message>
        <source>turn %1</source>
        <translation>etap %1</translation>
    </message>
    <message>
        <source>turns %1–%2</source>
        <translation>etapy %1–%2</translation>
    </message>
    <message>
        <source>for sure</source>
        <translation>na pewno</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 z %2</translation>
    </message>
    <message>
        <source>the player chooses none</source>
        <translation>gracz nie wybiera nikogo</translation>
    </message>
    <message>
        <source>the player chooses %1</source>
        <translation>gracz wybiera: %1</translation>
    </message>
    <message>
        <source>opens the turn</source>
        <translation>otwiera etap</translation>
    </message>
    <message>
        <source>enters over %1</source>
        <translation>wchodzi przez %1</translation>
    </message>
    <message>
        <source>enters</source>
        <translation>wchodzi</translation>
    </message>
    <message>
        <source>in the pool</source>
        <translation>w puli</translation>
    </message>
    <message>
        <source>may be chosen</source>
        <translation>można wybrać</translation>
    </message>
    <message>
        <source>by dice: comes now %1, has come %2</source>
        <translation>rzut kostką: przybywa teraz %1, już przybył %2</translation>
    </message>
    <message>
        <source>by dice</source>
        <translation>rzut kostką</translation>
    </message>
    <message>
        <source>not available</source>
        <translation>niedostępny</translation>
    </message>
    <message>
        <source>available</source>
        <translation>dostępny</translation>
    </message>
    <message>
        <source>perhaps</source>
        <translation>może</translation>
    </message>
    <message>
        <source>by the rules alone</source>
        <translation>z samych zasad</translation>
    </message>
    <message>
        <source>comes only in turn %1</source>
        <translation>przybywa dopiero w etapie %1</translation>
    </message>
    <message>
        <source>not set up</source>
        <translation>nierozstawiony</translation>
    </message>
    <message>
        <source>nothing said</source>
        <translation>nic nie powiedziano</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Etap %1</translation>
    </message>
    <message>
        <source>Turn %1, %2</source>
        <comment>number, time</comment>
        <translation>Etap %1, %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>nieznane</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source> or </source>
        <translation> lub </translation>
    </message>
    <message>
        <source>Parts: %1</source>
        <translation>Części: %1</translation>
    </message>
    <message>
        <source>of</source>
        <comment>2 of {…}</comment>
        <translation>z</translation>
    </message>
    <message>
        <source>except</source>
        <comment>2 except {…}</comment>
        <translation>oprócz</translation>
    </message>
    <message>
        <source>all</source>
        <comment>all of {…}</comment>
        <translation>wszyscy</translation>
    </message>
    <message>
        <source>rules</source>
        <comment>as many as the rules say</comment>
        <translation>zasady</translation>
    </message>
    <message>
        <source>A number, “%1” or “%2” was expected instead of “%3”.</source>
        <translation>Zamiast „%3” oczekiwano liczby, słowa „%1” lub „%2”.</translation>
    </message>
    <message>
        <source>“%1” is more than there are leaders to choose from.</source>
        <translation>„%1” to więcej, niż jest dowódców do wyboru.</translation>
    </message>
    <message>
        <source>Leaders stand in braces: 2 of {A, B}.</source>
        <translation>Dowódcy stoją w nawiasach klamrowych: 2 z {A, B}.</translation>
    </message>
    <message>
        <source>No leader of the army is called “%1”.</source>
        <translation>Żaden dowódca armii nie nazywa się „%1”.</translation>
    </message>
    <message>
        <source>No leader of the army is called “%1”; %2?</source>
        <translation>Żaden dowódca armii nie nazywa się „%1”; może %2?</translation>
    </message>
    <message>
        <source>Several leaders are called “%1”.</source>
        <translation>Kilku dowódców nazywa się „%1”.</translation>
    </message>
    <message>
        <source>“%1” is named twice.</source>
        <translation>„%1” podano dwa razy.</translation>
    </message>
    <message>
        <source>“%1” is not understood; further choices follow after +.</source>
        <translation>„%1” jest niezrozumiałe; dalsze wybory następują po +.</translation>
    </message>
    <message>
        <source>In the pool</source>
        <translation>W puli</translation>
    </message>
    <message>
        <source>Available</source>
        <translation>Dostępny</translation>
    </message>
    <message>
        <source>Not available</source>
        <translation>Niedostępny</translation>
    </message>
    <message>
        <source>Enters</source>
        <translation>Wchodzi</translation>
    </message>
    <message>
        <source>By dice</source>
        <translation>Rzut kostką</translation>
    </message>
    <message>
        <source>Opens the turn</source>
        <translation>Otwiera etap</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nic</translation>
    </message>
    <message>
        <source>Del</source>
        <comment>key</comment>
        <translation>Del</translation>
    </message>
    <message>
        <source>%1: at most %2 points</source>
        <translation>%1: najwyżej %2 pkt</translation>
    </message>
    <message>
        <source>, each award once</source>
        <translation>, każda nagroda raz</translation>
    </message>
    <message>
        <source>%1 to win at once</source>
        <translation>%1 wygrywa od razu</translation>
    </message>
    <message>
        <source>%1 to win at once, only by awards that repeat</source>
        <translation>%1 wygrywa od razu, ale tylko dzięki nagrodom, które się powtarzają</translation>
    </message>
    <message>
        <source>%1 to win at once are out of reach</source>
        <translation>%1, które wygrywa od razu, jest poza zasięgiem</translation>
    </message>
    <message>
        <source>as a lead: %1</source>
        <translation>jako przewaga: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n units unknown</source>
        <translation>
            <numerusform>%n jednostka nieznana</numerusform>
            <numerusform>%n jednostki nieznane</numerusform>
            <numerusform>%n jednostek nieznanych</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rules not counted</source>
        <translation>
            <numerusform>%n zasada nieliczona</numerusform>
            <numerusform>%n zasady nieliczone</numerusform>
            <numerusform>%n zasad nieliczonych</numerusform>
        </translation>
    </message>
    <message>
        <source>on working values</source>
        <translation>na wartościach roboczych</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 points, %n times</source>
        <translation>
            <numerusform>%1: %2 pkt, %n raz</numerusform>
            <numerusform>%1: %2 pkt, %n razy</numerusform>
            <numerusform>%1: %2 pkt, %n razy</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: not counted</source>
        <translation>%1: nie liczono</translation>
    </message>
    <message>
        <source>%1: figures unknown</source>
        <translation>%1: wartości nieznane</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::Guide</name>
    <message>
        <source>guide_en.md</source>
        <translation>guide_pl.md</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::GuideWindow</name>
    <message>
        <source>Guide</source>
        <translation>Przewodnik</translation>
    </message>
    <message>
        <source>Search the guide</source>
        <translation>Szukaj w przewodniku</translation>
    </message>
    <message>
        <source>Pages of the guide</source>
        <translation>Strony przewodnika</translation>
    </message>
    <message>
        <source>Page of the guide</source>
        <translation>Strona przewodnika</translation>
    </message>
    <message>
        <source>No page has these words.</source>
        <translation>Żadna strona nie ma tych słów.</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::HexMeasure</name>
    <message>
        <source>The size of a hex is measured from side to opposite side, not from corner to corner.</source>
        <translation>Wielkość pola to odległość między jego przeciwległymi bokami, a nie między przeciwległymi wierzchołkami.</translation>
    </message>
    <message>
        <source>Measured from side to opposite side</source>
        <translation>Mierzona między przeciwległymi bokami</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::HexPage</name>
    <message>
        <source>Counters, from the top</source>
        <translation>Żetony, od góry</translation>
    </message>
    <message>
        <source>Counters in this hex</source>
        <translation>Żetony na tym polu</translation>
    </message>
    <message>
        <source>Sides and ways</source>
        <translation>Boki i drogi</translation>
    </message>
    <message>
        <source>Hexsides and ways</source>
        <translation>Boki pola i drogi</translation>
    </message>
    <message>
        <source>Problems here</source>
        <translation>Problemy tutaj</translation>
    </message>
    <message>
        <source>Problems in this hex</source>
        <translation>Problemy na tym polu</translation>
    </message>
    <message>
        <source>&amp;Level</source>
        <translation>Po&amp;ziom</translation>
    </message>
    <message>
        <source>Hex %1</source>
        <translation>Pole %1</translation>
    </message>
    <message>
        <source>%1 (not in the rules)</source>
        <translation>%1 (brak w zasadach)</translation>
    </message>
    <message>
        <source>This hex is off the map.</source>
        <translation>To pole jest poza mapą.</translation>
    </message>
    <message>
        <source>Off the map</source>
        <translation>Poza mapą</translation>
    </message>
    <message>
        <source>Half hex at the edge of the map</source>
        <translation>Połówka pola na krawędzi mapy</translation>
    </message>
    <message>
        <source>At the edge of the map</source>
        <translation>Na krawędzi mapy</translation>
    </message>
    <message>
        <source>%1, level %2</source>
        <translation>%1, poziom %2</translation>
    </message>
    <message>
        <source>Paint %1 in %2</source>
        <translation>Malowanie: %1 na %2</translation>
    </message>
    <message>
        <source>Set level %1 in %2</source>
        <translation>Poziom %1 na polu %2</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Nazwy</translation>
    </message>
    <message>
        <source>Zones</source>
        <translation>Strefy</translation>
    </message>
    <message>
        <source>Take out</source>
        <translation>Wyjmij</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Usuń</translation>
    </message>
    <message numerus="yes">
        <source>%n hexes selected ›</source>
        <translation>
            <numerusform>%n zaznaczone pole ›</numerusform>
            <numerusform>%n zaznaczone pola ›</numerusform>
            <numerusform>%n zaznaczonych pól ›</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Show the %n selected hexes</source>
        <translation>
            <numerusform>Pokaż %n zaznaczone pole</numerusform>
            <numerusform>Pokaż %n zaznaczone pola</numerusform>
            <numerusform>Pokaż %n zaznaczonych pól</numerusform>
        </translation>
    </message>
    <message>
        <source>Name %1</source>
        <translation>Nazwa %1</translation>
    </message>
    <message>
        <source>Remove the name %1</source>
        <translation>Usunięcie nazwy %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Take this hex out of %1</source>
        <translation>Wyjmij to pole z: %1</translation>
    </message>
    <message>
        <source>with his units</source>
        <translation>ze swoimi jednostkami</translation>
    </message>
    <message>
        <source>Rename %1 to %2</source>
        <translation>Zmiana nazwy: %1 na %2</translation>
    </message>
    <message>
        <source>Take %1 out of %2</source>
        <translation>Wyjęcie pola %1 z: %2</translation>
    </message>
    <message>
        <source>Terr&amp;ain</source>
        <translation>Tere&amp;n</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::HexWords</name>
    <message>
        <source>north</source>
        <translation>północ</translation>
    </message>
    <message>
        <source>north-east</source>
        <translation>północny wschód</translation>
    </message>
    <message>
        <source>east</source>
        <translation>wschód</translation>
    </message>
    <message>
        <source>south-east</source>
        <translation>południowy wschód</translation>
    </message>
    <message>
        <source>south</source>
        <translation>południe</translation>
    </message>
    <message>
        <source>south-west</source>
        <translation>południowy zachód</translation>
    </message>
    <message>
        <source>west</source>
        <translation>zachód</translation>
    </message>
    <message>
        <source>north-west</source>
        <translation>północny zachód</translation>
    </message>
    <message>
        <source>%1, higher here</source>
        <translation>%1, tu wyżej</translation>
    </message>
    <message>
        <source>%1, lower here</source>
        <translation>%1, tu niżej</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>brak</translation>
    </message>
    <message>
        <source>%1, towards %2: %3</source>
        <translation>%1, w stronę pola %2: %3</translation>
    </message>
    <message>
        <source>%1, off the map: %2</source>
        <translation>%1, poza mapą: %2</translation>
    </message>
    <message>
        <source>off the map</source>
        <translation>poza mapą</translation>
    </message>
    <message>
        <source>facing %1</source>
        <translation>front: %1</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 i %2</translation>
    </message>
    <message>
        <source>level %1</source>
        <translation>poziom %1</translation>
    </message>
    <message>
        <source>%1 to the %2, towards %3</source>
        <translation>%1, kierunek: %2, w stronę pola %3</translation>
    </message>
    <message>
        <source>%1 to the %2, off the map</source>
        <translation>%1, kierunek: %2, poza mapą</translation>
    </message>
    <message>
        <source>%1 to %2, to the %3</source>
        <translation>%1 do pola %2, kierunek: %3</translation>
    </message>
    <message>
        <source>%1 off the map, to the %2</source>
        <translation>%1 poza mapę, kierunek: %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, with his units</source>
        <translation>%1, ze swoimi jednostkami</translation>
    </message>
    <message>
        <source>%1, level %2.</source>
        <translation>%1, poziom %2.</translation>
    </message>
    <message>
        <source>Nothing painted.</source>
        <translation>Nic nie namalowano.</translation>
    </message>
    <message>
        <source>Half hex at the edge of the map.</source>
        <translation>Połówka pola na krawędzi mapy.</translation>
    </message>
    <message>
        <source>Names: %1.</source>
        <translation>Nazwy: %1.</translation>
    </message>
    <message>
        <source>Zones: %1.</source>
        <translation>Strefy: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n counters, from the top: %1.</source>
        <translation>
            <numerusform>%n żeton, od góry: %1.</numerusform>
            <numerusform>%n żetony, od góry: %1.</numerusform>
            <numerusform>%n żetonów, od góry: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Problems: %1</source>
        <translation>Problemy: %1</translation>
    </message>
    <message>
        <source>on the side to the %1</source>
        <translation>na boku: %1</translation>
    </message>
    <message>
        <source>Markers: %1.</source>
        <translation>Znaczniki: %1.</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::HexsideTool</name>
    <message numerus="yes">
        <source>Remove %1, %n hexside(s)</source>
        <translation>
            <numerusform>Usunięcie: %1, %n bok pola</numerusform>
            <numerusform>Usunięcie: %1, %n boki pól</numerusform>
            <numerusform>Usunięcie: %1, %n boków pól</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw %1, %n hexside(s)</source>
        <translation>
            <numerusform>Rysowanie: %1, %n bok pola</numerusform>
            <numerusform>Rysowanie: %1, %n boki pól</numerusform>
            <numerusform>Rysowanie: %1, %n boków pól</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a hexside in the palette</source>
        <translation>Wybierz rodzaj boku pola z palety</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Usuń: %1</translation>
    </message>
    <message>
        <source>Draw %1</source>
        <translation>Rysuj: %1</translation>
    </message>
    <message>
        <source>Turn %1 round, %2 on top</source>
        <translation>Odwróć: %1, wyżej %2</translation>
    </message>
    <message>
        <source>Draw %1, %2 on top</source>
        <translation>Rysuj: %1, wyżej %2</translation>
    </message>
    <message numerus="yes">
        <source>Draw %1 along %n hexside(s)</source>
        <translation>
            <numerusform>Rysuj: %1 wzdłuż %n boku pola</numerusform>
            <numerusform>Rysuj: %1 wzdłuż %n boków pól</numerusform>
            <numerusform>Rysuj: %1 wzdłuż %n boków pól</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>redoubt::editor::HistoryModel</name>
    <message>
        <source>current state</source>
        <translation>obecny stan</translation>
    </message>
    <message>
        <source>version</source>
        <translation>wersja</translation>
    </message>
    <message>
        <source>undone</source>
        <translation>cofnięte</translation>
    </message>
    <message>
        <source>set aside</source>
        <translation>odłożone</translation>
    </message>
    <message>
        <source>Kept by the program before it left this state.</source>
        <translation>Program sam zachował ten stan, zanim przeszedł do innego.</translation>
    </message>
    <message>
        <source>The battle before all edits that can be undone.</source>
        <translation>Bitwa sprzed wszystkich zmian, które można cofnąć.</translation>
    </message>
    <message>
        <source>Set aside: someone else changed the file after it, or another version of the program made it. It can no longer be undone.</source>
        <translation>Odłożone: plik zmienił potem ktoś inny albo zapisała to inna wersja programu. Tej zmiany nie można już cofnąć.</translation>
    </message>
    <message>
        <source>One row changed, %1</source>
        <translation>Zmieniono jeden wiersz, %1</translation>
    </message>
    <message numerus="yes">
        <source>%n rows changed, %1</source>
        <translation>
            <numerusform>Zmieniono %n wiersz, %1</numerusform>
            <numerusform>Zmieniono %n wiersze, %1</numerusform>
            <numerusform>Zmieniono %n wierszy, %1</numerusform>
        </translation>
    </message>
    <message>
        <source>As opened in this sitting</source>
        <translation>Przy otwarciu w tej sesji</translation>
    </message>
    <message>
        <source>The battle as it was when its file was opened; “Revert to opened” goes back to it.</source>
        <translation>Bitwa taka jak przy otwarciu pliku; wraca do niej „Przywróć stan z otwarcia”.</translation>
    </message>
    <message>
        <source>Before the edits that are kept</source>
        <translation>Przed zachowanymi zmianami</translation>
    </message>
    <message>
        <source>Before the first edit</source>
        <translation>Przed pierwszą zmianą</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::HistoryPanel</name>
    <message>
        <source>History</source>
        <translation>Historia</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Wróć</translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation>Porównaj…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Usuń</translation>
    </message>
    <message>
        <source>Ctrl+S names a version</source>
        <translation>Ctrl+S nazywa wersję</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Zmień nazwę…</translation>
    </message>
    <message>
        <source>Rename a version</source>
        <translation>Zmiana nazwy wersji</translation>
    </message>
    <message>
        <source>Name of the version</source>
        <translation>Nazwa wersji</translation>
    </message>
    <message>
        <source>Remove a version</source>
        <translation>Usuwanie wersji</translation>
    </message>
    <message>
        <source>Remove the version “%1”?</source>
        <translation>Usunąć wersję „%1”?</translation>
    </message>
    <message>
        <source>The battle stays as it is; only this way back goes. It can&apos;t be undone.</source>
        <translation>Bitwa pozostanie bez zmian; zniknie tylko możliwość powrotu do tej wersji. Tego nie można cofnąć.</translation>
    </message>
    <message>
        <source>Go back to this version</source>
        <translation>Wróć do tej wersji</translation>
    </message>
    <message>
        <source>Compare with now…</source>
        <translation>Porównaj z obecnym stanem…</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>Usuń…</translation>
    </message>
    <message>
        <source>Redo up to here</source>
        <translation>Ponów aż dotąd</translation>
    </message>
    <message>
        <source>Undo back to here</source>
        <translation>Cofnij aż dotąd</translation>
    </message>
    <message>
        <source>Forget edits before this version…</source>
        <translation>Usuń zmiany sprzed tej wersji…</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::HouseChecksDialog</name>
    <message>
        <source>&amp;Run</source>
        <translation>&amp;Uruchom</translation>
    </message>
    <message>
        <source>House checks</source>
        <translation>Własne sprawdzenia</translation>
    </message>
    <message>
        <source>Add a house check</source>
        <translation>Nowe własne sprawdzenie</translation>
    </message>
    <message>
        <source>Duplicate the house check</source>
        <translation>Powiel własne sprawdzenie</translation>
    </message>
    <message>
        <source>Delete the house check</source>
        <translation>Usuń własne sprawdzenie</translation>
    </message>
    <message>
        <source>Query</source>
        <translation>Zapytanie</translation>
    </message>
    <message>
        <source>Look what it finds now (Ctrl+Enter)</source>
        <translation>Zobacz, co znajduje teraz (Ctrl+Enter)</translation>
    </message>
    <message>
        <source>Ctrl+Space offers tables, columns and functions; Ctrl+Enter runs the query.</source>
        <translation>Ctrl+spacja podpowiada tabele, kolumny i funkcje; Ctrl+Enter uruchamia zapytanie.</translation>
    </message>
    <message>
        <source>%1 – can&apos;t run</source>
        <translation>%1 – nie działa</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>No check is chosen. Add one with +.</source>
        <translation>Nie wybrano sprawdzenia. Dodaj je znakiem +.</translation>
    </message>
    <message>
        <source>Change the house check %1</source>
        <translation>Zmiana własnego sprawdzenia: %1</translation>
    </message>
    <message>
        <source>New check</source>
        <translation>Nowe sprawdzenie</translation>
    </message>
    <message>
        <source>%1 (copy)</source>
        <translation>%1 (kopia)</translation>
    </message>
    <message>
        <source>Duplicate a house check</source>
        <translation>Powielenie własnego sprawdzenia</translation>
    </message>
    <message>
        <source>Delete the house check %1</source>
        <translation>Usunięcie własnego sprawdzenia: %1</translation>
    </message>
    <message>
        <source>Running…</source>
        <translation>Trwa sprawdzanie…</translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <translation>Niczego nie znaleziono.</translation>
    </message>
    <message>
        <source>All it finds is waived.</source>
        <translation>Wszystko, co to sprawdzenie znajduje, jest pominięte.</translation>
    </message>
    <message>
        <source>&amp;Query: each row it gives is a problem</source>
        <translation>&amp;Zapytanie: każdy wiersz wyniku jest problemem</translation>
    </message>
    <message numerus="yes">
        <source>%n problems. A double click on a row leads there.</source>
        <translation>
            <numerusform>%n problem. Dwukrotne kliknięcie wiersza prowadzi do miejsca.</numerusform>
            <numerusform>%n problemy. Dwukrotne kliknięcie wiersza prowadzi do miejsca.</numerusform>
            <numerusform>%n problemów. Dwukrotne kliknięcie wiersza prowadzi do miejsca.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>redoubt::editor::HouseResults</name>
    <message>
        <source>What the check finds</source>
        <translation>Co znajduje sprawdzenie</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::ImportBattleDialog</name>
    <message>
        <source>Import %1</source>
        <translation>Import %1</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>&amp;Format</translation>
    </message>
    <message>
        <source>What is wrong with the file</source>
        <translation>Co jest nie tak z plikiem</translation>
    </message>
    <message>
        <source>&amp;Read</source>
        <translation>&amp;Wczytaj</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Otwórz</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Zatrzymaj</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Nothing is imported until these are mended.</source>
        <translation>Nic nie zostanie zaimportowane, dopóki to nie zostanie poprawione.</translation>
    </message>
    <message numerus="yes">
        <source>%n battle(s) can be opened as drafts.</source>
        <translation>
            <numerusform>Można otworzyć %n bitwę jako szkic.</numerusform>
            <numerusform>Można otworzyć %n bitwy jako szkice.</numerusform>
            <numerusform>Można otworzyć %n bitew jako szkice.</numerusform>
        </translation>
    </message>
    <message>
        <source>Battles that are opened</source>
        <translation>Otwierane bitwy</translation>
    </message>
    <message>
        <source>What is taken over</source>
        <translation>Co jest przenoszone</translation>
    </message>
    <message>
        <source>Terrain of the tiles</source>
        <translation>Teren kafelków</translation>
    </message>
    <message>
        <source>Battles</source>
        <translation>Bitwy</translation>
    </message>
    <message>
        <source>Choose the &amp;module…</source>
        <translation>Wskaż &amp;moduł…</translation>
    </message>
    <message>
        <source>Choose the module</source>
        <translation>Wskazanie modułu</translation>
    </message>
    <message>
        <source>Modules of VASSAL (%1)</source>
        <translation>Moduły VASSAL-a (%1)</translation>
    </message>
    <message>
        <source>Read again to take these choices over.</source>
        <translation>Wczytaj ponownie, aby uwzględnić te ustawienia.</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::ItemsEditor</name>
    <message>
        <source>+ one more</source>
        <translation>+ jeszcze jeden</translation>
    </message>
    <message>
        <source>One more</source>
        <translation>Jeszcze jeden</translation>
    </message>
    <message>
        <source>+ add</source>
        <translation>+ dodaj</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>W górę</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Usuń</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::ItemsModel</name>
    <message>
        <source>any</source>
        <translation>dowolna</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <comment>number and name of units</comment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>words and what they mean</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>od %1</translation>
    </message>
    <message>
        <source>other scenario</source>
        <translation>inny scenariusz</translation>
    </message>
    <message>
        <source>in the battle</source>
        <translation>jest w bitwie</translation>
    </message>
    <message>
        <source>new</source>
        <translation>nowe</translation>
    </message>
    <message>
        <source>replaces</source>
        <translation>zastępuje</translation>
    </message>
    <message>
        <source>left</source>
        <translation>pominięte</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Wiersz</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Słowa</translation>
    </message>
    <message>
        <source>Is</source>
        <comment>what words are in the battle</comment>
        <translation>Oznacza</translation>
    </message>
    <message>
        <source>Hex</source>
        <translation>Pole</translation>
    </message>
    <message>
        <source>Facing</source>
        <translation>Zwrot</translation>
    </message>
    <message>
        <source>Within</source>
        <translation>Promień</translation>
    </message>
    <message>
        <source>Zone</source>
        <translation>Strefa</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Etap</translation>
    </message>
    <message>
        <source>State</source>
        <comment>what becomes of an item</comment>
        <translation>Stan</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::LabelEditor</name>
    <message>
        <source>Name</source>
        <translation>Nazwa</translation>
    </message>
    <message>
        <source>Name on the map</source>
        <translation>Nazwa na mapie</translation>
    </message>
    <message>
        <source>Enter writes the name, Escape drops it.</source>
        <translation>Enter zapisuje nazwę, Escape ją porzuca.</translation>
    </message>
    <message>
        <source>Town</source>
        <translation>Miasto</translation>
    </message>
    <message>
        <source>Village</source>
        <translation>Wieś</translation>
    </message>
    <message>
        <source>Water</source>
        <translation>Wody</translation>
    </message>
    <message>
        <source>Relief</source>
        <translation>Rzeźba terenu</translation>
    </message>
    <message>
        <source>Woods</source>
        <translation>Las</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Dopisek</translation>
    </message>
    <message>
        <source>What it names</source>
        <translation>Co nazywa</translation>
    </message>
    <message>
        <source>Usual face</source>
        <translation>Zwykły krój</translation>
    </message>
    <message>
        <source>Serif</source>
        <translation>Szeryfowy</translation>
    </message>
    <message>
        <source>Sans</source>
        <translation>Bezszeryfowy</translation>
    </message>
    <message>
        <source>Condensed</source>
        <translation>Zwężony</translation>
    </message>
    <message>
        <source>Grotesque</source>
        <translation>Grotesk</translation>
    </message>
    <message>
        <source>Type face</source>
        <translation>Krój pisma</translation>
    </message>
    <message>
        <source>The type face of the letters.</source>
        <translation>Krój pisma, którym zapisana jest nazwa.</translation>
    </message>
    <message>
        <source>Height of the letters, in hexes</source>
        <translation>Wysokość liter, w polach</translation>
    </message>
    <message>
        <source>The height of the letters, in hexes.</source>
        <translation>Wysokość liter, w polach.</translation>
    </message>
    <message>
        <source>Straighten</source>
        <translation>Wyprostuj</translation>
    </message>
    <message>
        <source>Take the name off its line and write it straight.</source>
        <translation>Zdejmij nazwę z linii i zapisz ją prosto.</translation>
    </message>
    <message>
        <source>What it names: the kind gives letters and colour. Another word can be typed; such a name looks like a remark, or as the theme says.</source>
        <translation>Co nazywa: od rodzaju zależą krój i kolor liter. Można wpisać własne słowo; taka nazwa wygląda jak dopisek albo tak, jak mówi motyw.</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::LabelTool</name>
    <message>
        <source>Move “%1”</source>
        <translation>Przesunięcie: „%1”</translation>
    </message>
    <message>
        <source>Turn “%1”</source>
        <translation>Obrót: „%1”</translation>
    </message>
    <message>
        <source>Draw “%1” another way</source>
        <translation>Nowy przebieg: „%1”</translation>
    </message>
    <message>
        <source>Size “%1”</source>
        <translation>Zmiana wielkości: „%1”</translation>
    </message>
    <message>
        <source>Remove “%1”</source>
        <translation>Usunięcie: „%1”</translation>
    </message>
    <message>
        <source>Change “%1”</source>
        <translation>Zmiana: „%1”</translation>
    </message>
    <message>
        <source>Write “%1”</source>
        <translation>Wpisanie: „%1”</translation>
    </message>
    <message>
        <source>Enter writes the name, Escape drops it</source>
        <translation>Enter zapisuje nazwę, Escape ją porzuca</translation>
    </message>
    <message>
        <source>The name will follow this line</source>
        <translation>Nazwa pobiegnie wzdłuż tej linii</translation>
    </message>
    <message>
        <source>Turned to %1°; Ctrl turns by single degrees</source>
        <translation>Obrócono do %1°; Ctrl obraca co jeden stopień</translation>
    </message>
    <message>
        <source>Click selects the name, double click edits it</source>
        <translation>Kliknięcie zaznacza nazwę, dwukrotne kliknięcie ją edytuje</translation>
    </message>
    <message>
        <source>Drag moves, Alt and wheel turns, Shift and wheel sizes, Enter edits, Delete removes the name</source>
        <translation>Przeciągnięcie przesuwa nazwę, Alt i kółko obraca, Shift i kółko zmienia wielkość, Enter edytuje, Delete usuwa</translation>
    </message>
    <message>
        <source>Click to write a name beside what it names, with Alt just here; drag to write it along a line</source>
        <translation>Kliknij, by napisać nazwę przy tym, co nazywa, z klawiszem Alt dokładnie tutaj; przeciągnij, by napisać ją wzdłuż linii</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::LadderDialog</name>
    <message>
        <source>By its &amp;size: one counter, with loss markers</source>
        <translation>Według &amp;siły: jeden żeton ze znacznikami strat</translation>
    </message>
    <message>
        <source>&amp;Numbered counters with two faces</source>
        <translation>&amp;Numerowane żetony o dwóch stronach</translation>
    </message>
    <message>
        <source>&amp;At most, in counters</source>
        <translation>Na&amp;jwyżej żetonów</translation>
    </message>
    <message>
        <source>New sides take &amp;other figures from the side before, as estimates</source>
        <translation>Nowe strony &amp;biorą inne wartości z poprzedniej, jako szacunki</translation>
    </message>
    <message>
        <source>Make ladder</source>
        <translation>Tworzenie drabinki</translation>
    </message>
    <message>
        <source>by points</source>
        <translation>o punkty</translation>
    </message>
    <message>
        <source>to its half</source>
        <translation>do połowy</translation>
    </message>
    <message>
        <source>as listed</source>
        <translation>według listy</translation>
    </message>
    <message>
        <source>7, 5, 3</source>
        <translation>7, 5, 3</translation>
    </message>
    <message>
        <source>Values of the further steps</source>
        <translation>Wartości dalszych stopni</translation>
    </message>
    <message>
        <source>Counters</source>
        <translation>Żetony</translation>
    </message>
    <message>
        <source>&amp;Figure</source>
        <translation>&amp;Wartość</translation>
    </message>
    <message>
        <source>&amp;Falls</source>
        <translation>S&amp;pada</translation>
    </message>
    <message>
        <source>&amp;Points each step</source>
        <translation>P&amp;unktów na stopień</translation>
    </message>
    <message>
        <source>&amp;Values</source>
        <translation>&amp;Kolejno</translation>
    </message>
    <message>
        <source>&amp;Make</source>
        <translation>&amp;Utwórz</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Siła</translation>
    </message>
    <message>
        <source>Morale</source>
        <translation>Morale</translation>
    </message>
    <message>
        <source>Fire</source>
        <translation>Ogień</translation>
    </message>
    <message>
        <source>It has no counter yet.</source>
        <translation>Nie ma jeszcze żetonu.</translation>
    </message>
    <message>
        <source>The figure of its first step is unknown.</source>
        <translation>Wartość jej pierwszego stopnia jest nieznana.</translation>
    </message>
    <message>
        <source>Its figure is less than 1.</source>
        <translation>Jej wartość jest mniejsza niż 1.</translation>
    </message>
    <message>
        <source>Markers −1 and −2 on two sides reach to size %1.</source>
        <translation>Znaczniki −1 i −2 na dwóch stronach wystarczają do siły %1.</translation>
    </message>
    <message>
        <source>It would have more than %1 steps.</source>
        <translation>Miałaby więcej niż %1 stopni.</translation>
    </message>
    <message>
        <source>A listed value is not less than the one before it.</source>
        <translation>Podana wartość nie jest mniejsza od poprzedniej.</translation>
    </message>
    <message>
        <source>The rules of this battle read steps by size (steps/source): they would not follow these.</source>
        <translation>Zasady tej bitwy czytają stopnie według siły (steps/source): nie posłużyłyby się tymi.</translation>
    </message>
    <message>
        <source>The rules of this battle read steps from numbered counters (steps/source): they would not follow these.</source>
        <translation>Zasady tej bitwy czytają stopnie z numerowanych żetonów (steps/source): nie posłużyłyby się tymi.</translation>
    </message>
    <message>
        <source>%1: ladder of steps</source>
        <translation>%1: drabinka stopni</translation>
    </message>
    <message numerus="yes">
        <source>Ladder of steps for %n units</source>
        <translation>
            <numerusform>Drabinka stopni, %n jednostka</numerusform>
            <numerusform>Drabinka stopni, %n jednostki</numerusform>
            <numerusform>Drabinka stopni, %n jednostek</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>i jeszcze %n</numerusform>
            <numerusform>i jeszcze %n</numerusform>
            <numerusform>i jeszcze %n</numerusform>
        </translation>
    </message>
    <message>
        <source>What is made</source>
        <translation>Co powstanie</translation>
    </message>
    <message>
        <source>What is made, for %1 of %2 units</source>
        <translation>Co powstanie, jednostki: %1 z %2</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::LanguageEditor</name>
    <message>
        <source>Remove</source>
        <translation>Usuń</translation>
    </message>
    <message>
        <source>and…</source>
        <translation>i…</translation>
    </message>
    <message>
        <source>if…</source>
        <translation>jeśli…</translation>
    </message>
    <message>
        <source>one of several conditions</source>
        <translation>jeden z kilku warunków</translation>
    </message>
    <message>
        <source>not a condition</source>
        <translation>zaprzeczenie warunku</translation>
    </message>
    <message>
        <source>some of a group</source>
        <translation>ktoś z grupy</translation>
    </message>
    <message>
        <source>every one of a group</source>
        <translation>każdy z grupy</translation>
    </message>
    <message>
        <source>number of a group</source>
        <translation>liczebność grupy</translation>
    </message>
    <message>
        <source>Add a condition</source>
        <translation>Dodaj warunek</translation>
    </message>
    <message>
        <source>not:</source>
        <translation>nieprawda, że:</translation>
    </message>
    <message>
        <source>one of these holds:</source>
        <translation>zachodzi jedno z tych:</translation>
    </message>
    <message>
        <source>all of these hold:</source>
        <translation>zachodzą wszystkie:</translation>
    </message>
    <message>
        <source>One more</source>
        <translation>Jeszcze jeden</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>“%1” is nothing that can be asked here</source>
        <translation>O „%1” nie można tu pytać</translation>
    </message>
    <message>
        <source>the number of:</source>
        <translation>liczba:</translation>
    </message>
    <message>
        <source>at least one of:</source>
        <translation>przynajmniej jeden z:</translation>
    </message>
    <message>
        <source>each of:</source>
        <translation>każdy z:</translation>
    </message>
    <message>
        <source>is</source>
        <translation>wynosi</translation>
    </message>
    <message>
        <source>Which</source>
        <translation>Który</translation>
    </message>
    <message>
        <source>(as usual)</source>
        <translation>(jak zwykle)</translation>
    </message>
    <message>
        <source>From or to whom</source>
        <translation>Od kogo lub do kogo</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>tak</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>Yes or no</source>
        <translation>Tak czy nie</translation>
    </message>
    <message>
        <source>What it must be</source>
        <translation>Czym ma być</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>ten sam</translation>
    </message>
    <message>
        <source>another</source>
        <translation>inny</translation>
    </message>
    <message>
        <source>At least</source>
        <translation>Co najmniej</translation>
    </message>
    <message>
        <source>At most</source>
        <translation>Co najwyżej</translation>
    </message>
    <message>
        <source>any</source>
        <translation>dowolnie</translation>
    </message>
    <message>
        <source>from</source>
        <translation>od</translation>
    </message>
    <message>
        <source>to</source>
        <translation>do</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Grupa</translation>
    </message>
    <message>
        <source>only those…</source>
        <translation>tylko ci…</translation>
    </message>
    <message>
        <source>only those of whom it holds:</source>
        <translation>tylko ci, dla których zachodzi:</translation>
    </message>
    <message>
        <source>none</source>
        <translation>brak</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>liczba</translation>
    </message>
    <message>
        <source>a rating</source>
        <translation>współczynnik</translation>
    </message>
    <message>
        <source>a fact</source>
        <translation>fakt</translation>
    </message>
    <message>
        <source>result of a table</source>
        <translation>wynik tabeli</translation>
    </message>
    <message>
        <source>number of units</source>
        <translation>liczba jednostek</translation>
    </message>
    <message>
        <source>a roll</source>
        <translation>rzut</translation>
    </message>
    <message>
        <source>sum of</source>
        <translation>suma</translation>
    </message>
    <message>
        <source>difference of</source>
        <translation>różnica</translation>
    </message>
    <message>
        <source>product of</source>
        <translation>iloczyn</translation>
    </message>
    <message>
        <source>quotient of</source>
        <translation>iloraz</translation>
    </message>
    <message>
        <source>Kind of amount</source>
        <translation>Rodzaj wielkości</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Wielkość</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabela</translation>
    </message>
    <message>
        <source>Fact</source>
        <translation>Fakt</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Współczynnik</translation>
    </message>
    <message>
        <source>sum</source>
        <translation>suma</translation>
    </message>
    <message>
        <source>highest</source>
        <translation>największa</translation>
    </message>
    <message>
        <source>lowest</source>
        <translation>najmniejsza</translation>
    </message>
    <message>
        <source>of the top</source>
        <translation>wierzchniego</translation>
    </message>
    <message>
        <source>Of several</source>
        <translation>Z kilku</translation>
    </message>
    <message>
        <source>of a group…</source>
        <translation>grupy…</translation>
    </message>
    <message>
        <source>how much something is</source>
        <translation>ile czegoś jest</translation>
    </message>
    <message>
        <source>the amount:</source>
        <translation>wielkość:</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::LayerRow</name>
    <message>
        <source>Show the layer %1</source>
        <translation>Pokaż warstwę %1</translation>
    </message>
    <message>
        <source>Lock the layer %1</source>
        <translation>Zablokuj warstwę %1</translation>
    </message>
    <message>
        <source>Strength of the layer %1 in per cent</source>
        <translation>Krycie warstwy %1 w procentach</translation>
    </message>
    <message>
        <source>How strong this layer is shown (+ and -).</source>
        <translation>Jak mocno widać tę warstwę (+ i -).</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Hide this layer (Space). A double click shows it alone.</source>
        <translation>Ukryj tę warstwę (Spacja). Dwukrotne kliknięcie pokazuje tylko ją.</translation>
    </message>
    <message>
        <source>Show this layer (Space). A double click shows it alone.</source>
        <translation>Pokaż tę warstwę (Spacja). Dwukrotne kliknięcie pokazuje tylko ją.</translation>
    </message>
    <message>
        <source>Let edits change this layer again (L).</source>
        <translation>Pozwól znowu zmieniać tę warstwę (L).</translation>
    </message>
    <message>
        <source>Keep edits from changing this layer (L).</source>
        <translation>Nie pozwalaj zmieniać tej warstwy (L).</translation>
    </message>
    <message>
        <source>shown</source>
        <translation>widoczna</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>ukryta</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>zablokowana</translation>
    </message>
    <message>
        <source>faded to %1 %</source>
        <translation>przygaszona do %1%</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::LayersPanel</name>
    <message>
        <source>Layers</source>
        <translation>Warstwy</translation>
    </message>
    <message>
        <source>Space shows, L locks, + and - fade</source>
        <translation>Spacja pokazuje, L blokuje, + i - zmieniają krycie</translation>
    </message>
    <message>
        <source>Show &amp;only this layer</source>
        <translation>Pokaż &amp;tylko tę warstwę</translation>
    </message>
    <message>
        <source>Show &amp;all layers</source>
        <translation>Pokaż &amp;wszystkie warstwy</translation>
    </message>
    <message>
        <source>&amp;Lock this layer</source>
        <translation>Za&amp;blokuj tę warstwę</translation>
    </message>
    <message>
        <source>Lock all o&amp;ther layers</source>
        <translation>Zablokuj wszystkie &amp;inne warstwy</translation>
    </message>
    <message>
        <source>&amp;Reset all layers</source>
        <translation>P&amp;rzywróć wszystkie warstwy</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::LayoutCanvas</name>
    <message>
        <source>Counter</source>
        <translation>Żeton</translation>
    </message>
    <message>
        <source>Arrow keys move the chosen part, with Ctrl they change its size.</source>
        <translation>Strzałki przesuwają wybraną część, z Ctrl zmieniają jej rozmiar.</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::LevelTool</name>
    <message numerus="yes">
        <source>Raise %n hex(es)</source>
        <translation>
            <numerusform>Podniesienie %n pola</numerusform>
            <numerusform>Podniesienie %n pól</numerusform>
            <numerusform>Podniesienie %n pól</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lower %n hex(es)</source>
        <translation>
            <numerusform>Obniżenie %n pola</numerusform>
            <numerusform>Obniżenie %n pól</numerusform>
            <numerusform>Obniżenie %n pól</numerusform>
        </translation>
    </message>
    <message>
        <source>Level %1 → %2; Ctrl turns it round</source>
        <translation>Poziom %1 → %2; Ctrl odwraca kierunek</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::LongWork</name>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::LostNameDialog</name>
    <message>
        <source>Remove %1</source>
        <translation>Usuń: %1</translation>
    </message>
    <message>
        <source>What they have instead</source>
        <translation>Co mają zamiast tego</translation>
    </message>
    <message>
        <source>Remove, and give them this</source>
        <translation>Usuń i daj im to</translation>
    </message>
    <message>
        <source>&amp;Instead:</source>
        <translation>&amp;Zamiast tego:</translation>
    </message>
    <message>
        <source>Remove all the same</source>
        <translation>Usuń mimo to</translation>
    </message>
    <message>
        <source>The problems then say which have a name that the rules don’t know.</source>
        <translation>Problemy powiedzą wtedy, które mają nazwę nieznaną zasadom.</translation>
    </message>
    <message numerus="yes">
        <source>%n face(s) have the figure “%1”. What becomes of it?</source>
        <translation>
            <numerusform>%n strona żetonu ma wartość „%1”. Co się z nią stanie?</numerusform>
            <numerusform>%n strony żetonów mają wartość „%1”. Co się z nią stanie?</numerusform>
            <numerusform>%n stron żetonów ma wartość „%1”. Co się z nią stanie?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n counter(s) are set up in the formation “%1”. What becomes of them?</source>
        <translation>
            <numerusform>%n żeton zaczyna w szyku „%1”. Co się z nim stanie?</numerusform>
            <numerusform>%n żetony zaczynają w szyku „%1”. Co się z nimi stanie?</numerusform>
            <numerusform>%n żetonów zaczyna w szyku „%1”. Co się z nimi stanie?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s) are of the type “%1”. What becomes of them?</source>
        <translation>
            <numerusform>%n jednostka jest typu „%1”. Co się z nią stanie?</numerusform>
            <numerusform>%n jednostki są typu „%1”. Co się z nimi stanie?</numerusform>
            <numerusform>%n jednostek jest typu „%1”. Co się z nimi stanie?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>redoubt::editor::MainWindow</name>
    <message>
        <source>A large edit is being saved…</source>
        <translation>Trwa zapisywanie dużej zmiany…</translation>
    </message>
    <message>
        <source>The names are being arranged…</source>
        <translation>Trwa rozmieszczanie nazw…</translation>
    </message>
    <message>
        <source>Open for reading only: %1</source>
        <translation>Otwarto tylko do odczytu: %1</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>Zapisz kopię…</translation>
    </message>
    <message>
        <source>The last edit before a crash was cut short and has been undone; everything before it is here.</source>
        <translation>Ostatnia zmiana przed awarią została przerwana i cofnięta; wszystko, co było przed nią, jest zachowane.</translation>
    </message>
    <message>
        <source>&amp;New battle…</source>
        <translation>&amp;Nowa bitwa…</translation>
    </message>
    <message>
        <source>Begin a battle on an empty map.</source>
        <translation>Rozpocznij bitwę na pustej mapie.</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Otwórz…</translation>
    </message>
    <message>
        <source>Open a battle file.</source>
        <translation>Otwórz plik bitwy.</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Zapisz &amp;jako…</translation>
    </message>
    <message>
        <source>Go on in a copy, history and versions included. The battle so far stays as it is.</source>
        <translation>Pracuj dalej na kopii, razem z historią i wersjami. Dotychczasowy plik pozostanie bez zmian.</translation>
    </message>
    <message>
        <source>S&amp;hare a copy…</source>
        <translation>Udostępn&amp;ij kopię…</translation>
    </message>
    <message>
        <source>Write a copy without history and versions, to give away.</source>
        <translation>Zapisz kopię bez historii i wersji, aby przekazać ją innym.</translation>
    </message>
    <message>
        <source>Name this &amp;version…</source>
        <translation>Nazwij wer&amp;sję…</translation>
    </message>
    <message>
        <source>Keep the battle as it is now under a name. Every edit is saved anyway.</source>
        <translation>Zachowaj obecny stan bitwy pod nazwą. Wszystkie zmiany i tak są zapisywane.</translation>
    </message>
    <message>
        <source>Rever&amp;t to opened</source>
        <translation>&amp;Przywróć stan z otwarcia</translation>
    </message>
    <message>
        <source>Go back to the battle as it was when it was opened; this can be undone.</source>
        <translation>Wróć do stanu bitwy z chwili otwarcia; można to cofnąć.</translation>
    </message>
    <message>
        <source>The battle is as it was when you opened it. Undo brings back what you did since.</source>
        <translation>Bitwa jest taka jak przy otwarciu. Cofnięcie przywraca to, co od tamtej pory zmieniono.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Zakoń&amp;cz</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Cofnij</translation>
    </message>
    <message>
        <source>Take back the last edit, also one of an earlier sitting.</source>
        <translation>Cofnij ostatnią zmianę, także z wcześniejszej sesji.</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Ponów</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>Po&amp;większ</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Po&amp;mniejsz</translation>
    </message>
    <message>
        <source>&amp;100 %</source>
        <translation>&amp;100%</translation>
    </message>
    <message>
        <source>Show hexes at their printed size.</source>
        <translation>Pokaż pola w rozmiarze wydruku.</translation>
    </message>
    <message>
        <source>&amp;Grid</source>
        <translation>&amp;Siatka</translation>
    </message>
    <message>
        <source>&amp;Hex numbers</source>
        <translation>&amp;Numery pól</translation>
    </message>
    <message>
        <source>&amp;Names</source>
        <translation>N&amp;azwy</translation>
    </message>
    <message>
        <source>&amp;Counters</source>
        <translation>Że&amp;tony</translation>
    </message>
    <message>
        <source>&amp;Problem signs</source>
        <translation>&amp;Znaki problemów</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Jasny</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Ciemny</translation>
    </message>
    <message>
        <source>Like the des&amp;ktop</source>
        <translation>Jak w &amp;systemie</translation>
    </message>
    <message>
        <source>Reset la&amp;yout</source>
        <translation>P&amp;rzywróć układ</translation>
    </message>
    <message>
        <source>Put all docks back where they belong.</source>
        <translation>Umieść wszystkie panele z powrotem na swoich miejscach.</translation>
    </message>
    <message>
        <source>&amp;Select and move</source>
        <translation>&amp;Zaznaczanie i przesuwanie</translation>
    </message>
    <message>
        <source>Select hexes and counters; drag counters to other hexes. Double click takes the whole stack.</source>
        <translation>Zaznaczaj pola i żetony, przeciągaj żetony na inne pola. Dwukrotne kliknięcie bierze cały stos.</translation>
    </message>
    <message>
        <source>&amp;Brush</source>
        <translation>&amp;Pędzel</translation>
    </message>
    <message>
        <source>&amp;Hexsides</source>
        <translation>&amp;Boki pól</translation>
    </message>
    <message>
        <source>&amp;Roads</source>
        <translation>&amp;Drogi</translation>
    </message>
    <message>
        <source>&amp;Eraser</source>
        <translation>&amp;Gumka</translation>
    </message>
    <message>
        <source>Bring hexes back to bare ground.</source>
        <translation>Przywracaj polom czysty teren.</translation>
    </message>
    <message>
        <source>Place counters from the tray with a click or Enter.</source>
        <translation>Ustawiaj żetony z panelu Żetony kliknięciem lub klawiszem Enter.</translation>
    </message>
    <message>
        <source>S&amp;maller brush</source>
        <translation>&amp;Mniejszy pędzel</translation>
    </message>
    <message>
        <source>&amp;Larger brush</source>
        <translation>&amp;Większy pędzel</translation>
    </message>
    <message>
        <source>Turn &amp;right</source>
        <translation>Obróć w p&amp;rawo</translation>
    </message>
    <message>
        <source>Turn the selected counters by 60° clockwise.</source>
        <translation>Obróć zaznaczone żetony o 60° zgodnie z ruchem wskazówek zegara.</translation>
    </message>
    <message>
        <source>Turn &amp;left</source>
        <translation>Obróć w &amp;lewo</translation>
    </message>
    <message>
        <source>Turn the selected counters by 60° anticlockwise.</source>
        <translation>Obróć zaznaczone żetony o 60° przeciwnie do ruchu wskazówek zegara.</translation>
    </message>
    <message>
        <source>&amp;Up in the stack</source>
        <translation>W &amp;górę stosu</translation>
    </message>
    <message>
        <source>&amp;Down in the stack</source>
        <translation>W &amp;dół stosu</translation>
    </message>
    <message>
        <source>&amp;Take off the map</source>
        <translation>Zdej&amp;mij z mapy</translation>
    </message>
    <message>
        <source>Remove the selected counters&apos; placements.</source>
        <translation>Usuń ustawienia zaznaczonych żetonów.</translation>
    </message>
    <message>
        <source>&amp;Next problem</source>
        <translation>&amp;Następny problem</translation>
    </message>
    <message>
        <source>Jump to the next problem.</source>
        <translation>Przejdź do następnego problemu.</translation>
    </message>
    <message>
        <source>&amp;Fix this problem</source>
        <translation>Na&amp;praw ten problem</translation>
    </message>
    <message>
        <source>Apply the fix of the current problem.</source>
        <translation>Zastosuj poprawkę bieżącego problemu.</translation>
    </message>
    <message>
        <source>&amp;About Redoubt</source>
        <translation>&amp;O programie Redoubt</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Plik</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Ostatnio o&amp;twarte</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Edycja</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Widok</translation>
    </message>
    <message>
        <source>&amp;Docks</source>
        <translation>&amp;Panele</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>M&amp;otyw</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Język</translation>
    </message>
    <message>
        <source>&amp;Map</source>
        <translation>&amp;Mapa</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Pomo&amp;c</translation>
    </message>
    <message>
        <source>Main tool bar</source>
        <translation>Główny pasek narzędzi</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Narzędzia</translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation>Teren</translation>
    </message>
    <message>
        <source>Counters</source>
        <translation>Żetony</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>Inspektor</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problemy</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historia</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Redoubt</source>
        <translation>Redoubt</translation>
    </message>
    <message>
        <source>%1%2 — Redoubt</source>
        <translation>%1%2 – Redoubt</translation>
    </message>
    <message>
        <source> (draft)</source>
        <translation> (szkic)</translation>
    </message>
    <message>
        <source>The language changes when Redoubt is started again.</source>
        <translation>Język zmieni się po ponownym uruchomieniu programu Redoubt.</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>Brak</translation>
    </message>
    <message>
        <source>Name this version</source>
        <translation>Nazwa wersji</translation>
    </message>
    <message>
        <source>Every edit is saved already. A version lets you come back to this state by its name.</source>
        <translation>Wszystkie zmiany są już zapisane. Nazwana wersja pozwala wrócić do tego stanu.</translation>
    </message>
    <message>
        <source>About Redoubt</source>
        <translation>O programie Redoubt</translation>
    </message>
    <message>
        <source>&lt;b&gt;Redoubt %1&lt;/b&gt;&lt;br&gt;Scenario and map editor for hex-and-counter battles.&lt;br&gt;&lt;br&gt;MIT licence, © The Redoubt authors.&lt;br&gt;Qt and the Breeze icons are used under the LGPL, the fonts under the Open Font License.</source>
        <translation>&lt;b&gt;Redoubt %1&lt;/b&gt;&lt;br&gt;Edytor scenariuszy i map do heksowo-żetonowych gier wojennych.&lt;br&gt;&lt;br&gt;Licencja MIT, © autorzy programu Redoubt.&lt;br&gt;Qt i ikony Breeze są używane na licencji LGPL, a czcionki na licencji Open Font License.</translation>
    </message>
    <message>
        <source>This is what could be read of the damaged file. %1</source>
        <translation>Oto, co udało się odczytać z uszkodzonego pliku. %1</translation>
    </message>
    <message>
        <source>Recover what can be read…</source>
        <translation>Odzyskaj, co się da…</translation>
    </message>
    <message>
        <source>Do the undone edit again.</source>
        <translation>Wykonaj ponownie cofniętą zmianę.</translation>
    </message>
    <message>
        <source>Transcribe</source>
        <translation>Z druku</translation>
    </message>
    <message>
        <source>Chec&amp;ks</source>
        <translation>&amp;Sprawdzenia</translation>
    </message>
    <message>
        <source>A copy without history lies at %1</source>
        <translation>Zapisano kopię bez historii: %1</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>Narzę&amp;dzia</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <comment>menu of commands, keys and going anywhere</comment>
        <translation>Po&amp;lecenia</translation>
    </message>
    <message>
        <source>&amp;Stamps</source>
        <translation>&amp;Stemple</translation>
    </message>
    <message>
        <source>Go to hex, unit, rule, problem</source>
        <translation>Przejdź do pola, jednostki, zasady, problemu</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Warstwy</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Mapa poglądowa</translation>
    </message>
    <message>
        <source>&amp;Zones</source>
        <translation>Stre&amp;fy</translation>
    </message>
    <message>
        <source>&amp;Wheel zooms</source>
        <translation>Powiększaj &amp;kółkiem myszy</translation>
    </message>
    <message>
        <source>The wheel alone zooms, and scrolls with Ctrl.</source>
        <translation>Samo kółko zmienia powiększenie, a z klawiszem Ctrl przewija.</translation>
    </message>
    <message>
        <source>Select a rectan&amp;gle</source>
        <translation>Zaznaczanie pro&amp;stokąta</translation>
    </message>
    <message>
        <source>Select hexes between two corners. Shift adds, Ctrl takes away.</source>
        <translation>Zaznaczaj pola między dwoma rogami. Shift dodaje, Ctrl odejmuje.</translation>
    </message>
    <message>
        <source>&amp;Lasso</source>
        <translation>&amp;Lasso</translation>
    </message>
    <message>
        <source>Select the hexes you go round. Shift adds, Ctrl takes away.</source>
        <translation>Zaznaczaj pola, które obrysujesz. Shift dodaje, Ctrl odejmuje.</translation>
    </message>
    <message>
        <source>&amp;Wand</source>
        <translation>&amp;Różdżka</translation>
    </message>
    <message>
        <source>Select connected hexes of the same terrain.</source>
        <translation>Zaznaczaj połączone pola tego samego terenu.</translation>
    </message>
    <message>
        <source>Select the same &amp;terrain</source>
        <translation>Zaznaczanie &amp;jednakowego terenu</translation>
    </message>
    <message>
        <source>Select all hexes of a terrain.</source>
        <translation>Zaznaczaj wszystkie pola danego terenu.</translation>
    </message>
    <message>
        <source>Lay terrain on hexes; Shift draws a straight line. Right click picks terrain.</source>
        <translation>Maluj teren na polach; Shift rysuje linię prostą. Prawy przycisk pobiera teren z mapy.</translation>
    </message>
    <message>
        <source>&amp;Fill</source>
        <translation>&amp;Wypełnianie</translation>
    </message>
    <message>
        <source>Fill a region with the terrain in hand.</source>
        <translation>Wypełniaj obszar wybranym terenem.</translation>
    </message>
    <message>
        <source>Lines and sha&amp;pes</source>
        <translation>Linie i &amp;kształty</translation>
    </message>
    <message>
        <source>Lay terrain along lines, in rectangles, hexagons and areas of any corners.</source>
        <translation>Maluj teren wzdłuż linii, w prostokątach, sześciokątach i obszarach o dowolnych wierzchołkach.</translation>
    </message>
    <message>
        <source>Sta&amp;mp</source>
        <translation>St&amp;empel</translation>
    </message>
    <message>
        <source>Stamp a copied piece of map, its hexsides and roads included.</source>
        <translation>Odbijaj stemplem skopiowany fragment mapy, razem z bokami pól i drogami.</translation>
    </message>
    <message>
        <source>Draw streams, slopes and walls on hexsides; on one that is there already, take it away. Shift goes on from the last end by the shortest way.</source>
        <translation>Rysuj strumienie, stoki i mury na bokach pól; narysowane po raz drugi znikają. Z klawiszem Shift linia biegnie dalej od ostatniego końca najkrótszą drogą.</translation>
    </message>
    <message>
        <source>Draw roads and tracks from hex to hex, and set bridges and fords on hexsides.</source>
        <translation>Rysuj drogi i drogi polne od pola do pola, a na bokach pól ustawiaj mosty i brody.</translation>
    </message>
    <message>
        <source>Le&amp;vels</source>
        <translation>P&amp;oziomy</translation>
    </message>
    <message>
        <source>Raise or lower hexes; slopes follow.</source>
        <translation>Podnoś lub obniżaj pola; stoki dostosują się same.</translation>
    </message>
    <message>
        <source>Write names on the map; drag to write one along a line.</source>
        <translation>Pisz nazwy na mapie; przeciągnij, aby napisać nazwę wzdłuż linii.</translation>
    </message>
    <message>
        <source>S&amp;ymbols</source>
        <translation>S&amp;ymbole</translation>
    </message>
    <message>
        <source>Place churches, mills, redoubts and other point symbols.</source>
        <translation>Ustawiaj kościoły, młyny, reduty i inne symbole punktowe.</translation>
    </message>
    <message>
        <source>Add hexes to a zone, or make a new one; Ctrl takes them out.</source>
        <translation>Dodawaj pola do strefy albo twórz nową; Ctrl usuwa je ze strefy.</translation>
    </message>
    <message>
        <source>Meas&amp;ure</source>
        <translation>Pom&amp;iar</translation>
    </message>
    <message>
        <source>Measure in hexes, on the ground and on the sheet.</source>
        <translation>Mierz w polach, w terenie i na arkuszu.</translation>
    </message>
    <message>
        <source>Select &amp;all hexes</source>
        <translation>Zaznacz &amp;wszystkie pola</translation>
    </message>
    <message>
        <source>Select &amp;nothing</source>
        <translation>&amp;Odznacz wszystko</translation>
    </message>
    <message>
        <source>&amp;Invert the selection</source>
        <translation>O&amp;dwróć zaznaczenie</translation>
    </message>
    <message>
        <source>&amp;Grow the selection</source>
        <translation>Posze&amp;rz zaznaczenie</translation>
    </message>
    <message>
        <source>Add the hexes next to the selected ones.</source>
        <translation>Dodaj pola sąsiadujące z zaznaczonymi.</translation>
    </message>
    <message>
        <source>S&amp;hrink the selection</source>
        <translation>Z&amp;mniejsz zaznaczenie</translation>
    </message>
    <message>
        <source>Leave out the hexes at its rim.</source>
        <translation>Pomiń pola na jego brzegu.</translation>
    </message>
    <message>
        <source>C&amp;lear the area</source>
        <translation>W&amp;yczyść obszar</translation>
    </message>
    <message>
        <source>Bring the selected hexes back to bare ground.</source>
        <translation>Przywróć zaznaczonym polom czysty teren.</translation>
    </message>
    <message numerus="yes">
        <source>Copied %n hex(es): Ctrl+V stamps them, Ctrl and a digit keeps them as a stamp.</source>
        <translation>
            <numerusform>Skopiowano %n pole: Ctrl+V odbija je stemplem, Ctrl z cyfrą zachowuje je jako stempel.</numerusform>
            <numerusform>Skopiowano %n pola: Ctrl+V odbija je stemplem, Ctrl z cyfrą zachowuje je jako stempel.</numerusform>
            <numerusform>Skopiowano %n pól: Ctrl+V odbija je stemplem, Ctrl z cyfrą zachowuje je jako stempel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Clear %n hex(es)</source>
        <translation>
            <numerusform>Wyczyszczenie %n pola</numerusform>
            <numerusform>Wyczyszczenie %n pól</numerusform>
            <numerusform>Wyczyszczenie %n pól</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Copy the area</source>
        <translation>&amp;Kopiuj obszar</translation>
    </message>
    <message>
        <source>Take the selected hexes in hand as a stamp.</source>
        <translation>Weź zaznaczone pola do ręki jako stempel.</translation>
    </message>
    <message>
        <source>Cu&amp;t the area</source>
        <translation>Wyt&amp;nij obszar</translation>
    </message>
    <message>
        <source>Take the selected hexes in hand, and clear them.</source>
        <translation>Weź zaznaczone pola do ręki i wyczyść je.</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>Wk&amp;lej</translation>
    </message>
    <message>
        <source>Stamp what was copied, here or in another window.</source>
        <translation>Odbij stemplem to, co skopiowano tutaj lub w innym oknie.</translation>
    </message>
    <message>
        <source>There is no piece of a map on the clipboard. Select hexes and copy them first.</source>
        <translation>W schowku nie ma fragmentu mapy. Najpierw zaznacz i skopiuj pola.</translation>
    </message>
    <message>
        <source>Turn the stamp &amp;left</source>
        <translation>Obróć stempel w &amp;lewo</translation>
    </message>
    <message>
        <source>Turn the stamp &amp;right</source>
        <translation>Obróć stempel w p&amp;rawo</translation>
    </message>
    <message>
        <source>&amp;Flip the stamp left to right</source>
        <translation>Odbij stempel w p&amp;oziomie</translation>
    </message>
    <message>
        <source>Flip the stamp &amp;top to bottom</source>
        <translation>Odbij stempel w pio&amp;nie</translation>
    </message>
    <message>
        <source>Stamp &amp;%1</source>
        <translation>Stempel &amp;%1</translation>
    </message>
    <message>
        <source>Keep as stamp %1</source>
        <translation>Zachowaj jako stempel %1</translation>
    </message>
    <message>
        <source>Si&amp;ze of the map…</source>
        <translation>&amp;Rozmiar mapy…</translation>
    </message>
    <message>
        <source>Grow, crop or shift the map at any edge; hexes keep their numbers.</source>
        <translation>Powiększ, przytnij lub przesuń mapę przy dowolnej krawędzi; pola zachowają swoje numery.</translation>
    </message>
    <message>
        <source>La&amp;yout and numbers…</source>
        <translation>&amp;Układ i numery…</translation>
    </message>
    <message>
        <source>Change orientation, stagger, numbering and edges; what moves is told first.</source>
        <translation>Zmień ułożenie pól, przesunięcie, numerację i krawędzie; wcześniej widać, co się przemieści.</translation>
    </message>
    <message>
        <source>The whole map with everything on it; what changes is told first.</source>
        <translation>Cała mapa ze wszystkim, co na niej jest; wcześniej widać, co się zmieni.</translation>
    </message>
    <message>
        <source>M&amp;irror left to right…</source>
        <translation>Odbij w &amp;poziomie…</translation>
    </message>
    <message>
        <source>Mirror top to &amp;bottom…</source>
        <translation>Odbij w p&amp;ionie…</translation>
    </message>
    <message>
        <source>Turn a quarter &amp;right…</source>
        <translation>Obróć o 90° w pr&amp;awo…</translation>
    </message>
    <message>
        <source>Turn a &amp;quarter left…</source>
        <translation>Obróć o 90° w &amp;lewo…</translation>
    </message>
    <message>
        <source>Turn &amp;upside down…</source>
        <translation>&amp;Obróć o 180°…</translation>
    </message>
    <message>
        <source>Re&amp;place terrain…</source>
        <translation>&amp;Zamień teren…</translation>
    </message>
    <message>
        <source>Make one terrain of another, everywhere or in the area.</source>
        <translation>Zamień jeden teren na inny, wszędzie albo w obszarze.</translation>
    </message>
    <message>
        <source>St&amp;atistics…</source>
        <translation>S&amp;tatystyka…</translation>
    </message>
    <message>
        <source>How much of everything there is on the map.</source>
        <translation>Ile czego jest na mapie.</translation>
    </message>
    <message>
        <source>T&amp;errain library…</source>
        <translation>&amp;Biblioteka terenów…</translation>
    </message>
    <message>
        <source>Add and change the terrain types of this battle.</source>
        <translation>Dodawaj i zmieniaj rodzaje terenu tej bitwy.</translation>
    </message>
    <message>
        <source>&amp;Go to…</source>
        <translation>&amp;Przejdź do…</translation>
    </message>
    <message>
        <source>Go to a hex number, unit, name, zone, rule or problem.</source>
        <translation>Przejdź do numeru pola, jednostki, nazwy, strefy, zasady lub problemu.</translation>
    </message>
    <message>
        <source>&amp;Command palette…</source>
        <translation>P&amp;aleta poleceń…</translation>
    </message>
    <message>
        <source>Find any command by a few letters of its name.</source>
        <translation>Znajdź dowolne polecenie po kilku literach jego nazwy.</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts…</source>
        <translation>&amp;Skróty klawiszowe…</translation>
    </message>
    <message>
        <source>See and change the keys of all commands.</source>
        <translation>Zobacz i zmień klawisze wszystkich poleceń.</translation>
    </message>
    <message>
        <source>Fan out &amp;stacks</source>
        <translation>Rozkładaj stos&amp;y</translation>
    </message>
    <message>
        <source>Spread the stack of the selected hex, or of the one the pointer rests on, beside it.</source>
        <translation>Rozłóż obok pola stos z zaznaczonego pola albo z tego, na którym spoczywa wskaźnik.</translation>
    </message>
    <message>
        <source>&amp;Go through the stack</source>
        <translation>Prze&amp;jrzyj stos</translation>
    </message>
    <message>
        <source>Spread the stack of the selected hex and go through it with the arrow keys.</source>
        <translation>Rozłóż stos z zaznaczonego pola i przejrzyj go klawiszami strzałek.</translation>
    </message>
    <message>
        <source>&amp;Face a hex…</source>
        <translation>&amp;Zwróć ku polu…</translation>
    </message>
    <message>
        <source>Turn the selected counters to the hex you click, or go to with the arrow keys and press Enter.</source>
        <translation>Zwróć zaznaczone żetony ku polu, które klikniesz albo do którego dojdziesz strzałkami i naciśniesz Enter.</translation>
    </message>
    <message>
        <source>&amp;Align along a line…</source>
        <translation>&amp;Wyrównaj wzdłuż linii…</translation>
    </message>
    <message>
        <source>Spread the stacks of the selected counters evenly along the line you draw.</source>
        <translation>Rozmieść stosy zaznaczonych żetonów równo wzdłuż rysowanej linii.</translation>
    </message>
    <message>
        <source>Select the counters &amp;in the area</source>
        <translation>Zaznacz żetony na &amp;obszarze</translation>
    </message>
    <message>
        <source>Select all counters on the hexes of the selected area.</source>
        <translation>Zaznacz wszystkie żetony na polach zaznaczonego obszaru.</translation>
    </message>
    <message>
        <source>Select the &amp;whole command</source>
        <translation>Zaznacz &amp;całe dowództwo</translation>
    </message>
    <message>
        <source>Select all counters on the map that are under the same leader.</source>
        <translation>Zaznacz wszystkie żetony na mapie, które podlegają temu samemu dowódcy.</translation>
    </message>
    <message>
        <source>There is no counter there.</source>
        <translation>Nie ma tam żetonu.</translation>
    </message>
    <message>
        <source>This problem has no fix of its own.</source>
        <translation>Tego problemu nie da się naprawić automatycznie.</translation>
    </message>
    <message>
        <source>Show %1</source>
        <translation>Pokaż: %1</translation>
    </message>
    <message>
        <source>Open this dock and go there with the keyboard.</source>
        <translation>Otwórz ten panel i przejdź do niego klawiaturą.</translation>
    </message>
    <message>
        <source>&amp;Next part of the window</source>
        <translation>&amp;Następna część okna</translation>
    </message>
    <message>
        <source>Go with the keyboard from the map to the docks, one by one, and back.</source>
        <translation>Przejdź klawiaturą z mapy do kolejnych paneli i z powrotem.</translation>
    </message>
    <message>
        <source>&amp;Previous part of the window</source>
        <translation>&amp;Poprzednia część okna</translation>
    </message>
    <message>
        <source>This problem is in another variant, which is shown now: %1</source>
        <translation>Ten problem jest w innym wariancie, który jest teraz pokazany: %1</translation>
    </message>
    <message>
        <source>Paint %1</source>
        <translation>Maluj: %1</translation>
    </message>
    <message>
        <source>Draw %1</source>
        <translation>Rysuj: %1</translation>
    </message>
    <message>
        <source>Takes this terrain in hand, and the tool that lays it down.</source>
        <translation>Weź ten teren do ręki razem z narzędziem, które go kładzie.</translation>
    </message>
    <message>
        <source>Show wh&amp;at it can do</source>
        <translation>Możliwoś&amp;ci żetonu</translation>
    </message>
    <message>
        <source>&amp;Battle</source>
        <translation>&amp;Bitwa</translation>
    </message>
    <message>
        <source>&amp;Reach</source>
        <translation>&amp;Zasięg ruchu</translation>
    </message>
    <message>
        <source>&amp;Sight</source>
        <translation>&amp;Widoczność</translation>
    </message>
    <message>
        <source>&amp;Front, flank and rear</source>
        <translation>&amp;Przód, boki i tył</translation>
    </message>
    <message>
        <source>Show the zones round the selected counter.</source>
        <translation>Pokaż strefy wokół zaznaczonego żetonu.</translation>
    </message>
    <message>
        <source>&amp;Command range</source>
        <translation>Zasięg &amp;dowodzenia</translation>
    </message>
    <message>
        <source>Show from where a leader commands and which units, or whom a unit is under.</source>
        <translation>Pokaż, dokąd sięga dowodzenie dowódcy i które jednostki obejmuje albo komu podlega jednostka.</translation>
    </message>
    <message>
        <source>&amp;Rules…</source>
        <translation>&amp;Zasady…</translation>
    </message>
    <message>
        <source>Read, try and change the rule values of this battle, and see where each comes from.</source>
        <translation>Czytaj, wypróbuj i zmieniaj wartości zasad tej bitwy; zobacz, skąd pochodzi każda z nich.</translation>
    </message>
    <message>
        <source>Show where the selected counter can move, and what that costs. Shift and arrow keys ask for the way to a hex.</source>
        <translation>Pokaż, dokąd zaznaczony żeton może się ruszyć i ile to kosztuje. Shift i strzałki pytają o drogę na pole.</translation>
    </message>
    <message>
        <source>Show what the selected counter, or hex, sees, and what is in the way. Shift and arrow keys ask for the line to a hex.</source>
        <translation>Pokaż, co widać z zaznaczonego żetonu lub pola i co zasłania widok. Shift i strzałki pytają o linię na pole.</translation>
    </message>
    <message>
        <source>Reach at its &amp;usual pace</source>
        <translation>Zasięg zw&amp;ykłego ruchu</translation>
    </message>
    <message>
        <source>Show where a move as usual leads.</source>
        <translation>Pokaż, dokąd prowadzi zwykły ruch.</translation>
    </message>
    <message>
        <source>Reach at &amp;double time</source>
        <translation>Zasięg kr&amp;okiem podwojonym</translation>
    </message>
    <message>
        <source>Show where the selected counter comes at double time.</source>
        <translation>Pokaż, dokąd zaznaczony żeton dojdzie krokiem podwojonym.</translation>
    </message>
    <message>
        <source>Reach of a c&amp;harge</source>
        <translation>Zasięg sz&amp;arży</translation>
    </message>
    <message>
        <source>Show which hexes the selected counter can charge, and why not others.</source>
        <translation>Pokaż, na które pola zaznaczony żeton może szarżować i dlaczego nie na inne.</translation>
    </message>
    <message>
        <source>&amp;Next pace of the counter</source>
        <translation>&amp;Następny rodzaj ruchu żetonu</translation>
    </message>
    <message>
        <source>F&amp;ormation</source>
        <translation>Sz&amp;yk</translation>
    </message>
    <message>
        <source>&amp;House checks…</source>
        <translation>&amp;Własne sprawdzenia…</translation>
    </message>
    <message>
        <source>Or&amp;ders and events…</source>
        <translation>Roz&amp;kazy i zdarzenia…</translation>
    </message>
    <message>
        <source>What a scenario orders before play, what happens in it, and where its stocks and tracks begin.</source>
        <translation>Co scenariusz nakazuje przed grą, co się w nim dzieje i od czego zaczynają się zapasy i tory.</translation>
    </message>
    <message>
        <source>Reach of a c&amp;ountercharge</source>
        <translation>Zasięg &amp;kontrszarży</translation>
    </message>
    <message>
        <source>Show where the selected counter can meet who moves in the enemy&apos;s movement.</source>
        <translation>Pokaż, gdzie zaznaczony żeton może w fazie ruchu wroga uderzyć na tego, kto się rusza.</translation>
    </message>
    <message>
        <source>Ways of re&amp;treat</source>
        <translation>D&amp;rogi odwrotu</translation>
    </message>
    <message>
        <source>Show where the selected counter can go if it is driven back, and what is closed to it.</source>
        <translation>Pokaż, dokąd zaznaczony żeton może się cofnąć, gdy musi, i które drogi są dla niego zamknięte.</translation>
    </message>
    <message>
        <source>Show its usual reach, double time, charge, countercharge and retreat in turn, as far as the rules have them for it.</source>
        <translation>Pokaż po kolei zwykły ruch, krok podwojony, szarżę, kontrszarżę i odwrót, o ile zasady je dla niego mają.</translation>
    </message>
    <message>
        <source>&amp;Forces…</source>
        <translation>&amp;Siły…</translation>
    </message>
    <message>
        <source>Make and arrange armies, commands, leaders and units, and type or paste the manifest.</source>
        <translation>Twórz i porządkuj armie, dowództwa, dowódców i jednostki, wpisuj lub wklejaj spis.</translation>
    </message>
    <message>
        <source>&amp;Tracks and schedule…</source>
        <translation>To&amp;ry i harmonogram…</translation>
    </message>
    <message>
        <source>Make and change the tracks beside the map, and say who is activated and who enters when.</source>
        <translation>Twórz i zmieniaj tory obok mapy oraz ustal, kto i kiedy jest aktywowany i wchodzi.</translation>
    </message>
    <message>
        <source>Look of the &amp;map</source>
        <translation>Wy&amp;gląd mapy</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drukuj…</translation>
    </message>
    <message>
        <source>Print the map on one sheet or on several to be glued, and see them beforehand.</source>
        <translation>Wydrukuj mapę na jednym arkuszu lub na kilku do sklejenia i zobacz je wcześniej.</translation>
    </message>
    <message>
        <source>The map lies at %1</source>
        <translation>Zapisano mapę: %1</translation>
    </message>
    <message>
        <source>F&amp;rame and legend</source>
        <translation>Ramka i &amp;legenda</translation>
    </message>
    <message>
        <source>As the &amp;battle asks</source>
        <translation>Zgodnie z &amp;bitwą</translation>
    </message>
    <message>
        <source>The look that the rules of the battle name.</source>
        <translation>Wygląd, który wskazują zasady bitwy.</translation>
    </message>
    <message>
        <source>From a &amp;file…</source>
        <translation>Z p&amp;liku…</translation>
    </message>
    <message>
        <source>A look of your own, from a theme file.</source>
        <translation>Własny wygląd, z pliku wyglądu.</translation>
    </message>
    <message>
        <source>Theme of the map</source>
        <translation>Wygląd mapy</translation>
    </message>
    <message>
        <source>Themes (*.json)</source>
        <translation>Wyglądy (*.json)</translation>
    </message>
    <message>
        <source>Some of the theme can&apos;t be used; the staff map&apos;s look takes its place.</source>
        <translation>Części wyglądu nie da się użyć; zastępuje ją wygląd mapy sztabowej.</translation>
    </message>
    <message>
        <source>Arrange &amp;names</source>
        <translation>Rozmieść &amp;nazwy</translation>
    </message>
    <message>
        <source>Put the selected name, or all of them, next to what they name, clear of numbers and each other.</source>
        <translation>Ustaw zaznaczoną nazwę albo wszystkie przy tym, co nazywają, z dala od numerów i od siebie nawzajem.</translation>
    </message>
    <message>
        <source>There are no names on the map.</source>
        <translation>Na mapie nie ma nazw.</translation>
    </message>
    <message numerus="yes">
        <source>Arrange %n name(s)</source>
        <translation>
            <numerusform>Rozmieszczenie %n nazwy</numerusform>
            <numerusform>Rozmieszczenie %n nazw</numerusform>
            <numerusform>Rozmieszczenie %n nazw</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n name(s) moved.</source>
        <translation>
            <numerusform>Przesunięto %n nazwę.</numerusform>
            <numerusform>Przesunięto %n nazwy.</numerusform>
            <numerusform>Przesunięto %n nazw.</numerusform>
        </translation>
    </message>
    <message>
        <source>The names stand where they read best.</source>
        <translation>Nazwy stoją tam, gdzie najlepiej się je czyta.</translation>
    </message>
    <message numerus="yes">
        <source>%n found no place clear of numbers and other names.</source>
        <translation>
            <numerusform>Dla %n nazwy nie ma miejsca wolnego od numerów i innych nazw.</numerusform>
            <numerusform>Dla %n nazw nie ma miejsca wolnego od numerów i innych nazw.</numerusform>
            <numerusform>Dla %n nazw nie ma miejsca wolnego od numerów i innych nazw.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose what stands round the hexes, where, and how the title reads.</source>
        <translation>Wybierz, co stoi wokół pól i gdzie oraz jak brzmi tytuł.</translation>
    </message>
    <message>
        <source>&amp;Estimated values</source>
        <translation>Wartości szac&amp;unkowe</translation>
    </message>
    <message>
        <source>Estimated values in &amp;grey italics</source>
        <translation>Wartości szacunkowe &amp;szarą kursywą</translation>
    </message>
    <message>
        <source>Counters tell estimated figures from printed ones by their type.</source>
        <translation>Na żetonach liczby szacunkowe różnią się od drukowanych krojem pisma.</translation>
    </message>
    <message>
        <source>Estimated values on &amp;amber</source>
        <translation>Wartości szacunkowe na &amp;bursztynowym tle</translation>
    </message>
    <message>
        <source>Estimated and unknown figures catch the eye on every counter.</source>
        <translation>Liczby szacunkowe i nieznane rzucają się w oczy na każdym żetonie.</translation>
    </message>
    <message>
        <source>Estimated values &amp;left out</source>
        <translation>Bez &amp;wartości szacunkowych</translation>
    </message>
    <message>
        <source>Counters show what the sources give and no more: a dash stands for the rest.</source>
        <translation>Żetony pokazują tylko to, co podają źródła; resztę zastępuje kreska.</translation>
    </message>
    <message>
        <source>Backups…</source>
        <translation>Kopie zapasowe…</translation>
    </message>
    <message>
        <source>The file has grown to %1, nearly all of it history.</source>
        <translation>Plik urósł do %1, głównie z powodu historii.</translation>
    </message>
    <message>
        <source>Forget edits…</source>
        <translation>Usuń starsze zmiany…</translation>
    </message>
    <message>
        <source>&amp;Backups…</source>
        <translation>&amp;Kopie zapasowe…</translation>
    </message>
    <message>
        <source>List the copies that are kept outside the file, compare them with the battle and go back to one.</source>
        <translation>Pokaż listę kopii przechowywanych poza plikiem, porównaj je z bitwą i wróć do jednej z nich.</translation>
    </message>
    <message>
        <source>&amp;Forget edits…</source>
        <translation>&amp;Usuń starsze zmiany…</translation>
    </message>
    <message>
        <source>Take older edits out of the file, so that it becomes smaller. They can&apos;t be undone any more.</source>
        <translation>Usuń z pliku starsze zmiany, aby go zmniejszyć. Nie będzie można ich już cofnąć.</translation>
    </message>
    <message>
        <source>Take what another program wrote into the file for right, and edit on.</source>
        <translation>Uznaj za poprawne to, co zapisał inny program, i edytuj dalej.</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more places</source>
        <translation>
            <numerusform>… i jeszcze %n miejsce</numerusform>
            <numerusform>… i jeszcze %n miejsca</numerusform>
            <numerusform>… i jeszcze %n miejsc</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: among %2 rows, there were %3 (%4)</source>
        <translation>%1: wśród %2 wierszy, było ich %3 (%4)</translation>
    </message>
    <message>
        <source>The file takes %1 now.</source>
        <translation>Plik zajmuje teraz %1.</translation>
    </message>
    <message>
        <source>Open for reading only: the content is not what was last saved in the file (%1). Another program wrote into it, or it is damaged.</source>
        <translation>Otwarto tylko do odczytu: zawartość różni się od ostatnio zapisanej (%1). Zmienił ją inny program albo plik jest uszkodzony.</translation>
    </message>
    <message>
        <source>Accept this content…</source>
        <translation>Zaakceptuj tę zawartość…</translation>
    </message>
    <message>
        <source>Accept this content</source>
        <translation>Akceptowanie zawartości</translation>
    </message>
    <message>
        <source>Take the content of the file for right as it is?</source>
        <translation>Uznać obecną zawartość pliku za poprawną?</translation>
    </message>
    <message>
        <source>That is right if you or another program changed it on purpose. If not, the file is damaged: compare it with a backup first. Edits of before can&apos;t be undone any more.</source>
        <translation>To właściwe, jeśli zawartość zmieniono celowo, np. innym programem. W przeciwnym razie plik jest uszkodzony: najpierw porównaj go z kopią zapasową. Wcześniejszych zmian nie będzie można cofnąć.</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Zaakceptuj</translation>
    </message>
    <message>
        <source>Accept thi&amp;s content…</source>
        <translation>Z&amp;aakceptuj tę zawartość…</translation>
    </message>
    <message>
        <source>Title, date and &amp;place…</source>
        <translation>&amp;Tytuł, data i miejsce…</translation>
    </message>
    <message>
        <source>What the battle and its rules are called, and when and where it was.</source>
        <translation>Jak nazywa się bitwa i jej zasady, kiedy i gdzie się odbyła.</translation>
    </message>
    <message>
        <source>Write checks of your own: queries whose rows are problems of this battle.</source>
        <translation>Pisz własne sprawdzenia: zapytania, których wiersze są problemami tej bitwy.</translation>
    </message>
    <message>
        <source>&amp;Waive the chosen problems…</source>
        <translation>Po&amp;miń zaznaczone problemy…</translation>
    </message>
    <message>
        <source>Keep the chosen problems as they are, with the reason.</source>
        <translation>Pozostaw zaznaczone problemy tak, jak są, i podaj powód.</translation>
    </message>
    <message>
        <source>Choose the problems in the Problems dock first.</source>
        <translation>Najpierw zaznacz problemy w panelu Problemy.</translation>
    </message>
    <message>
        <source>Show in &amp;Forces…</source>
        <translation>Pokaż w oknie „&amp;Siły”…</translation>
    </message>
    <message>
        <source>&amp;Paint with its terrain: %1</source>
        <translation>&amp;Maluj tym terenem: %1</translation>
    </message>
    <message>
        <source>&amp;Write a name here…</source>
        <translation>&amp;Wpisz tu nazwę…</translation>
    </message>
    <message>
        <source>Name “%1”</source>
        <translation>Nazwa „%1”</translation>
    </message>
    <message>
        <source>&amp;Change…</source>
        <translation>&amp;Zmień…</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Usuń</translation>
    </message>
    <message>
        <source>Zone “%1”</source>
        <translation>Strefa „%1”</translation>
    </message>
    <message>
        <source>&amp;Change with the zone tool</source>
        <translation>&amp;Zmień narzędziem stref</translation>
    </message>
    <message>
        <source>&amp;Select its hexes</source>
        <translation>Z&amp;aznacz jej pola</translation>
    </message>
    <message>
        <source>Show this hexside: %1</source>
        <translation>Pokaż ten bok pola: %1</translation>
    </message>
    <message>
        <source>Show the pro&amp;blem here</source>
        <translation>Pokaż pro&amp;blem w tym miejscu</translation>
    </message>
    <message>
        <source>Open these a&amp;gain next time</source>
        <translation>Pr&amp;zy starcie otwieraj ostatnie bitwy</translation>
    </message>
    <message>
        <source>When Redoubt is started it opens what was open when it was left.</source>
        <translation>Po uruchomieniu Redoubt otwiera to, co było otwarte przy zamknięciu.</translation>
    </message>
    <message>
        <source>&amp;Close the window</source>
        <translation>Za&amp;mknij okno</translation>
    </message>
    <message>
        <source>Close this window; everything is saved.</source>
        <translation>Zamknij to okno; wszystko jest zapisane.</translation>
    </message>
    <message>
        <source>Close all windows; everything is saved.</source>
        <translation>Zamknij wszystkie okna; wszystko jest zapisane.</translation>
    </message>
    <message>
        <source>Copy as a pictur&amp;e</source>
        <translation>Kopiuj jako o&amp;braz</translation>
    </message>
    <message>
        <source>Put a picture of the selected area, or else of the part of the map in the window, on the clipboard.</source>
        <translation>Umieść w schowku obraz zaznaczonego obszaru albo widocznej części mapy.</translation>
    </message>
    <message>
        <source>New w&amp;indow</source>
        <translation>No&amp;we okno</translation>
    </message>
    <message>
        <source>Open another window, for another battle.</source>
        <translation>Otwórz drugie okno, dla innej bitwy.</translation>
    </message>
    <message>
        <source>Ne&amp;xt window</source>
        <translation>Następ&amp;ne okno</translation>
    </message>
    <message>
        <source>Go to the next window of Redoubt.</source>
        <translation>Przejdź do następnego okna programu Redoubt.</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>Pełny &amp;ekran</translation>
    </message>
    <message>
        <source>Give the window the whole screen, and take it back.</source>
        <translation>Oddaj oknu cały ekran i odbierz go z powrotem.</translation>
    </message>
    <message>
        <source>A picture of %1 × %2 pixels is on the clipboard.</source>
        <translation>Obraz %1 × %2 pikseli jest w schowku.</translation>
    </message>
    <message>
        <source>Set up &amp;frame and legend…</source>
        <translation>Ustaw ramkę i le&amp;gendę…</translation>
    </message>
    <message>
        <source>The map has no hex here: the tool begins on a hex, or in a drag that comes onto one.</source>
        <translation>Mapa nie ma tu pola: narzędzie zaczyna na polu albo przeciągnięciem, które na nie wchodzi.</translation>
    </message>
    <message>
        <source>Sa&amp;mples</source>
        <translation>P&amp;rzykłady</translation>
    </message>
    <message>
        <source>&amp;Window</source>
        <translation>O&amp;kno</translation>
    </message>
    <message>
        <source>Opens as a draft of your own; the sample stays as it is.</source>
        <translation>Otwiera się jako twój własny szkic; przykład zostaje taki, jaki jest.</translation>
    </message>
    <message>
        <source>None here</source>
        <translation>Brak przykładów</translation>
    </message>
    <message>
        <source>Choose the &amp;scenario…</source>
        <translation>Wybierz s&amp;cenariusz…</translation>
    </message>
    <message>
        <source>Which scenario the window shows.</source>
        <translation>Który scenariusz pokazuje okno.</translation>
    </message>
    <message>
        <source>Choose the &amp;variant…</source>
        <translation>Wybierz &amp;wariant…</translation>
    </message>
    <message>
        <source>Which variant of the scenario.</source>
        <translation>Który wariant scenariusza.</translation>
    </message>
    <message>
        <source>&amp;Guide</source>
        <translation>&amp;Przewodnik</translation>
    </message>
    <message>
        <source>Read about the tool, dock or window that you are at.</source>
        <translation>Przeczytaj o narzędziu, panelu lub oknie, którego używasz.</translation>
    </message>
    <message>
        <source>From &amp;print to file</source>
        <translation>Z &amp;druku do pliku</translation>
    </message>
    <message>
        <source>How a printed battle becomes a file, step by step.</source>
        <translation>Jak wydrukowana bitwa staje się plikiem, krok po kroku.</translation>
    </message>
    <message>
        <source>A &amp;map in five minutes</source>
        <translation>&amp;Mapa w pięć minut</translation>
    </message>
    <message>
        <source>The first steps, one by one.</source>
        <translation>Pierwsze kroki, jeden po drugim.</translation>
    </message>
    <message>
        <source>&amp;Without a mouse</source>
        <translation>&amp;Bez myszy</translation>
    </message>
    <message>
        <source>What the keyboard alone can do.</source>
        <translation>Co można zrobić samą klawiaturą.</translation>
    </message>
    <message>
        <source>&amp;Fit the sheet</source>
        <translation>&amp;Dopasuj arkusz do okna</translation>
    </message>
    <message>
        <source>Show the whole sheet, with title and legend.</source>
        <translation>Pokaż cały arkusz z tytułem i legendą.</translation>
    </message>
    <message>
        <source>Symbol “%1”</source>
        <translation>Symbol „%1”</translation>
    </message>
    <message>
        <source>&amp;Turn right</source>
        <translation>&amp;Obróć w prawo</translation>
    </message>
    <message>
        <source>&amp;Change to</source>
        <translation>&amp;Zamień na</translation>
    </message>
    <message>
        <source>Place &amp;counters</source>
        <translation>Ustawianie że&amp;tonów</translation>
    </message>
    <message numerus="yes">
        <source>%n waived problem(s) restored. Undo waives them again.</source>
        <translation>
            <numerusform>Przywrócono %n pominięty problem. Cofnięcie pominie go znowu.</numerusform>
            <numerusform>Przywrócono %n pominięte problemy. Cofnięcie pominie je znowu.</numerusform>
            <numerusform>Przywrócono %n pominiętych problemów. Cofnięcie pominie je znowu.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Battle data…</source>
        <translation>&amp;Dane bitwy…</translation>
    </message>
    <message>
        <source>All that the file holds, table by table: sources, questions, notes, scenarios, zones and the rest.</source>
        <translation>Wszystko, co zawiera plik, tabela po tabeli: źródła, pytania, notatki, scenariusze, strefy i reszta.</translation>
    </message>
    <message>
        <source>S&amp;cenarios and variants…</source>
        <translation>Scenari&amp;usze i warianty…</translation>
    </message>
    <message>
        <source>Make, copy, derive, rename, reorder and delete scenarios, their variants and set-up blocks.</source>
        <translation>Tworzenie, kopiowanie, wyprowadzanie, nazywanie, porządkowanie i usuwanie scenariuszy, ich wariantów i bloków rozstawienia.</translation>
    </message>
    <message>
        <source>Trans&amp;lations…</source>
        <translation>T&amp;łumaczenia…</translation>
    </message>
    <message>
        <source>The titles, names and sentences of this battle in other languages.</source>
        <translation>Tytuły, nazwy i zdania tej bitwy w innych językach.</translation>
    </message>
    <message>
        <source>Try it &amp;out…</source>
        <translation>Wypróbu&amp;j…</translation>
    </message>
    <message>
        <source>What the rules make of an attack, of fire or another action on the selected hex: strengths, what acts on them, the chance of each result; and zones, supply, command and sight.</source>
        <translation>Co z zasad wynika dla ataku, ostrzału lub innego działania na zaznaczone pole: siły, co na nie wpływa, szansa każdego wyniku; także strefy, zaopatrzenie, dowodzenie i widoczność.</translation>
    </message>
    <message>
        <source>Rules on the map</source>
        <translation>Zasady na mapie</translation>
    </message>
    <message>
        <source>&amp;Show a rule on the map</source>
        <translation>&amp;Pokaż zasadę na mapie</translation>
    </message>
    <message>
        <source>Show zones, supply, command or ways by the rules of this battle, for the selected counter or an army; or hide them.</source>
        <translation>Pokazuje strefy, zaopatrzenie, dowodzenie lub drogi według zasad tej bitwy, dla zaznaczonego żetonu lub armii; albo je chowa.</translation>
    </message>
    <message>
        <source>For the selected counter</source>
        <translation>Dla zaznaczonego żetonu</translation>
    </message>
    <message>
        <source>For all armies</source>
        <translation>Dla wszystkich armii</translation>
    </message>
    <message>
        <source>For %1</source>
        <translation>Dla: %1</translation>
    </message>
    <message>
        <source>On the map: %1</source>
        <translation>Na mapie: %1</translation>
    </message>
    <message>
        <source>Shows it for the selected counter or an army, as Rules on the map says.</source>
        <translation>Pokazuje to dla zaznaczonego żetonu lub armii, jak mówi okno Zasady na mapie.</translation>
    </message>
    <message>
        <source>Second &amp;hex</source>
        <translation>Drugie &amp;pole</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Import…</translation>
    </message>
    <message>
        <source>Make a battle from a file of another program, or from JSON.</source>
        <translation>Zrób bitwę z pliku innego programu albo z JSON-a.</translation>
    </message>
    <message>
        <source>The battle was written to %1</source>
        <translation>Bitwę zapisano w %1</translation>
    </message>
    <message>
        <source>Import a battle</source>
        <translation>Import bitwy</translation>
    </message>
    <message>
        <source>Files that can be imported (%1)</source>
        <translation>Pliki do importu (%1)</translation>
    </message>
    <message>
        <source>Lay a picture under the map</source>
        <translation>Podłóż obraz pod mapę</translation>
    </message>
    <message>
        <source>Pictures (%1)</source>
        <translation>Obrazy (%1)</translation>
    </message>
    <message>
        <source>Lay a picture under the map…</source>
        <translation>Podłóż obraz pod mapę…</translation>
    </message>
    <message>
        <source>Take a scan or another picture into the battle and lay it under the terrain; Battle data moves and scales it.</source>
        <translation>Weź do bitwy skan albo inny obraz i podłóż pod teren; przesuwa się go i skaluje w Danych bitwy.</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Eksportuj…</translation>
    </message>
    <message>
        <source>Write the map as PNG, SVG or PDF, or the battle for another program, and see beforehand what comes of it.</source>
        <translation>Zapisz mapę jako PNG, SVG lub PDF albo bitwę dla innego programu i zobacz wcześniej, co z tego wyjdzie.</translation>
    </message>
    <message>
        <source>Walk through every value beside the text or the map that it is from, and confirm it or set it right.</source>
        <translation>Przejdź przez każdą wartość przy tekście lub mapie, z których pochodzi, i potwierdź ją albo popraw.</translation>
    </message>
    <message>
        <source>Compare with another transcription of this battle, and settle what the two say differently.</source>
        <translation>Porównaj z innym zapisem tej bitwy i rozstrzygnij, co do czego oba się różnią.</translation>
    </message>
    <message>
        <source>How much of this battle is printed, derived, estimated, unknown and confirmed, to be read or saved.</source>
        <translation>Ile w tej bitwie jest wydrukowane, wywnioskowane, oszacowane, nieznane i potwierdzone, do przeczytania albo zapisania.</translation>
    </message>
    <message>
        <source>Proofr&amp;eading…</source>
        <translation>S&amp;prawdzanie ze źródłem…</translation>
    </message>
    <message>
        <source>Do&amp;uble entry…</source>
        <translation>Podwójn&amp;y zapis…</translation>
    </message>
    <message>
        <source>Tra&amp;nscription report…</source>
        <translation>Raport z przep&amp;isania…</translation>
    </message>
    <message>
        <source>Confirm what is proposed from a scan, by click or stroke; right click offers other kinds, F8 the least certain.</source>
        <translation>Potwierdza to, co zaproponowano ze skanu, kliknięciem lub pociągnięciem; prawy przycisk daje inne rodzaje, F8 najmniej pewne pole.</translation>
    </message>
    <message>
        <source>Link a picture under the map</source>
        <translation>Dołączenie obrazu pod mapę</translation>
    </message>
    <message>
        <source>Reading the picture…</source>
        <translation>Wczytywanie obrazu…</translation>
    </message>
    <message>
        <source>Lin&amp;k a picture under the map…</source>
        <translation>Doł&amp;ącz obraz pod mapę…</translation>
    </message>
    <message>
        <source>Lay a picture under the terrain that stays a file of its own, so that the battle stays small.</source>
        <translation>Kładzie pod terenem obraz, który pozostaje osobnym plikiem, więc bitwa jest mała.</translation>
    </message>
    <message>
        <source>Register a picture…</source>
        <translation>Dopasu&amp;j obraz…</translation>
    </message>
    <message>
        <source>Say which hexes are where in a scan; it then lies on the map exactly.</source>
        <translation>Wskazuje, gdzie na skanie są które pola; leży on wtedy na mapie dokładnie.</translation>
    </message>
    <message>
        <source>Propose terrain…</source>
        <translation>Proponuj teren…</translation>
    </message>
    <message>
        <source>Open the dock that proposes the terrain of the map from a registered scan.</source>
        <translation>Otwiera panel, który proponuje teren mapy z dopasowanego skanu.</translation>
    </message>
    <message>
        <source>Terrain proposals</source>
        <translation>Propozycje terenu</translation>
    </message>
    <message>
        <source>The &amp;map alone</source>
        <translation>Sama &amp;mapa</translation>
    </message>
    <message>
        <source>No scan over the map.</source>
        <translation>Bez skanu na mapie.</translation>
    </message>
    <message>
        <source>The scan &amp;over the map</source>
        <translation>Skan &amp;na mapie</translation>
    </message>
    <message>
        <source>The scan lies over the map, as strongly as the slider says.</source>
        <translation>Skan leży na mapie tak mocno, jak mówi suwak.</translation>
    </message>
    <message>
        <source>&amp;Swipe</source>
        <translation>&amp;Przesuwana granica</translation>
    </message>
    <message>
        <source>The scan at the left of a line that is dragged across, the map at the right.</source>
        <translation>Skan po lewej stronie przeciąganej linii, mapa po prawej.</translation>
    </message>
    <message>
        <source>&amp;Blink</source>
        <translation>Mi&amp;ganie</translation>
    </message>
    <message>
        <source>Scan and map in turns.</source>
        <translation>Na przemian skan i mapa.</translation>
    </message>
    <message>
        <source>The scan &amp;alone</source>
        <translation>Sam &amp;skan</translation>
    </message>
    <message>
        <source>Only the scan; the key U does so while it is held.</source>
        <translation>Tylko skan; to samo daje klawisz U, póki jest wciśnięty.</translation>
    </message>
    <message>
        <source>Confirm pr&amp;oposals</source>
        <translation>Potwierdzanie propozycji</translation>
    </message>
    <message>
        <source>Compare with the scan</source>
        <translation>Porównanie ze skanem</translation>
    </message>
    <message>
        <source>Import text…</source>
        <translation>Import tekstu…</translation>
    </message>
    <message>
        <source>Read the set-ups, manifests and schedules that a rulebook prints into this battle.</source>
        <translation>Wczytaj do tej bitwy rozstawienia, spisy żetonów i plany wydrukowane w instrukcji.</translation>
    </message>
    <message>
        <source>Counter sheets…</source>
        <translation>Arkusze żetonów…</translation>
    </message>
    <message>
        <source>Read the counters of a scanned sheet into this battle, and make their crops what they look like.</source>
        <translation>Wczytaj do tej bitwy żetony zeskanowanego arkusza i spraw, by wyglądały jak ich wycinki.</translation>
    </message>
    <message>
        <source>Print counters…</source>
        <translation>Drukuj żetony…</translation>
    </message>
    <message>
        <source>Lay the counters out on paper, fronts and backs, to be cut out, and see the sheets beforehand.</source>
        <translation>Rozkłada żetony na papierze, awersy i rewersy, do wycięcia, i pokazuje arkusze przed drukiem.</translation>
    </message>
    <message>
        <source>Design counters…</source>
        <translation>Projektuj żetony…</translation>
    </message>
    <message>
        <source>Lay out what is on the counters of unit types, part by part, and add symbols of your own.</source>
        <translation>Rozkłada to, co jest na żetonach rodzajów jednostek, część po części, i dodaje własne symbole.</translation>
    </message>
    <message>
        <source>Pla&amp;yer aids…</source>
        <translation>Pomoce dla &amp;graczy…</translation>
    </message>
    <message>
        <source>Sheets for players: scenario, turns, sequence of play, terrain, tables, order of battle, known questions.</source>
        <translation>Arkusze dla graczy: scenariusz, etapy, przebieg gry, teren, tabele, szyk bojowy, znane pytania.</translation>
    </message>
    <message>
        <source>Print and play…</source>
        <translation>Wydrukuj i zagraj…</translation>
    </message>
    <message>
        <source>Make a folder with the map, the counters and the sheets for players, to be printed at home or by a press.</source>
        <translation>Tworzy folder z mapą, żetonami i arkuszami dla graczy, do druku w domu albo w drukarni.</translation>
    </message>
    <message>
        <source>Make the steps of the selected units from their size, from numbered counters or from any figure.</source>
        <translation>Tworzy stopnie zaznaczonych jednostek według ich siły, numerowanych żetonów lub dowolnej wartości.</translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation>Harmonogram</translation>
    </message>
    <message>
        <source>Set up at st&amp;ep</source>
        <translation>Ustaw na s&amp;topniu</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>step, figures</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: set up at step %2</source>
        <translation>%1: na początku stopień siły %2</translation>
    </message>
    <message>
        <source>%1: set up at the first step</source>
        <translation>%1: na początku pierwszy stopień siły</translation>
    </message>
    <message>
        <source>&amp;Make ladder of steps…</source>
        <translation>Utwórz drabinkę &amp;stopni…</translation>
    </message>
    <message>
        <source>Counters upright</source>
        <translation>Żetony prosto</translation>
    </message>
    <message>
        <source>All counters stand upright; a wedge outside their edge shows where they face.</source>
        <translation>Wszystkie żetony stoją prosto; dokąd są zwrócone, pokazuje klin poza ich krawędzią.</translation>
    </message>
    <message>
        <source>Counters placed by rule</source>
        <translation>Żetony ustawiane według zasad</translation>
    </message>
    <message>
        <source>F&amp;irst turn…</source>
        <translation>P&amp;ierwszy etap…</translation>
    </message>
    <message>
        <source>What the set-up holds for the first turn: who can shoot at whom, attack and charge, who arrives, who is out of command or supply.</source>
        <translation>Co kryje ustawienie na pierwszy etap: kto do kogo może strzelać, kto atakować i szarżować, kto przybywa, kto jest poza dowodzeniem lub zaopatrzeniem.</translation>
    </message>
    <message>
        <source>Merge with a copy</source>
        <translation>Scal z kopią</translation>
    </message>
    <message>
        <source>Battles (*.battle)</source>
        <translation>Pliki bitew (*.battle)</translation>
    </message>
    <message>
        <source>Merge with a copy…</source>
        <translation>Scal z kopią…</translation>
    </message>
    <message>
        <source>Bring the work that somebody did on a copy of this battle together with it.</source>
        <translation>Połącz pracę wykonaną na kopii tej bitwy z nią samą.</translation>
    </message>
    <message>
        <source>Compare set-&amp;ups, versions, files…</source>
        <translation>Porównaj rozstawienia, wersje, &amp;pliki…</translation>
    </message>
    <message>
        <source>What differs between two variants or scenarios, or between the battle and a version or another file, in a table and on the map.</source>
        <translation>Czym różnią się dwa warianty lub scenariusze albo bitwa i jej wersja lub inny plik, w tabeli i na mapie.</translation>
    </message>
    <message>
        <source>&amp;Manage extensions…</source>
        <translation>&amp;Zarządzaj rozszerzeniami…</translation>
    </message>
    <message>
        <source>Switch extensions on and off, read them again, and find the folder for your own.</source>
        <translation>Włącza i wyłącza rozszerzenia, wczytuje je ponownie i pokazuje folder na własne.</translation>
    </message>
    <message>
        <source>The extension is switched off or gone.</source>
        <translation>Rozszerzenie jest wyłączone albo go już nie ma.</translation>
    </message>
    <message>
        <source>Extensions</source>
        <translation>Rozszerzenia</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::ManifestImportDialog</name>
    <message>
        <source>&amp;Sheet</source>
        <translation>A&amp;rkusz</translation>
    </message>
    <message>
        <source>&amp;Text in</source>
        <translation>&amp;Tekst w</translation>
    </message>
    <message>
        <source>Take a table of units: %1</source>
        <translation>Tabela jednostek: %1</translation>
    </message>
    <message>
        <source>Separator</source>
        <translation>Separator</translation>
    </message>
    <message>
        <source>as it seems</source>
        <translation>jak się wydaje</translation>
    </message>
    <message>
        <source>separator as it seems</source>
        <translation>separator, jak się wydaje</translation>
    </message>
    <message>
        <source>commas</source>
        <translation>przecinki</translation>
    </message>
    <message>
        <source>semicolons</source>
        <translation>średniki</translation>
    </message>
    <message>
        <source>tabs</source>
        <translation>tabulatory</translation>
    </message>
    <message>
        <source>bars</source>
        <translation>kreski</translation>
    </message>
    <message>
        <source>none</source>
        <translation>brak</translation>
    </message>
    <message>
        <source>as the table says</source>
        <translation>jak w tabeli</translation>
    </message>
    <message>
        <source>The army of new units for which no column and no line above them says it</source>
        <translation>Armia nowych jednostek, której nie podaje kolumna ani wiersz nad nimi</translation>
    </message>
    <message>
        <source>What the columns are</source>
        <translation>Czym są kolumny</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>Tabela</translation>
    </message>
    <message>
        <source>What is wrong</source>
        <translation>Co się nie zgadza</translation>
    </message>
    <message>
        <source>&amp;Headings in row</source>
        <translation>&amp;Nagłówki w wierszu</translation>
    </message>
    <message>
        <source>&amp;Army</source>
        <translation>&amp;Armia</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Przejmij</translation>
    </message>
    <message>
        <source>What column %1 is</source>
        <translation>Czym jest kolumna %1</translation>
    </message>
    <message>
        <source>– left out –</source>
        <translation>– pominięta –</translation>
    </message>
    <message>
        <source>No column is one of the manifest yet. Say above what they are.</source>
        <translation>Żadna kolumna nie jest jeszcze kolumną spisu. Wskaż powyżej, czym są.</translation>
    </message>
    <message>
        <source>The table has no rows.</source>
        <translation>Tabela nie ma wierszy.</translation>
    </message>
    <message>
        <source>Take a table into the manifest</source>
        <translation>Przejęcie tabeli do spisu żetonów</translation>
    </message>
    <message numerus="yes">
        <source>%n new units</source>
        <translation>
            <numerusform>%n nowa jednostka</numerusform>
            <numerusform>%n nowe jednostki</numerusform>
            <numerusform>%n nowych jednostek</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n units changed</source>
        <translation>
            <numerusform>%n zmieniona jednostka</numerusform>
            <numerusform>%n zmienione jednostki</numerusform>
            <numerusform>%n zmienionych jednostek</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n as they are</source>
        <translation>
            <numerusform>%n bez zmian</numerusform>
            <numerusform>%n bez zmian</numerusform>
            <numerusform>%n bez zmian</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing is taken while %n cells are wrong.</source>
        <translation>
            <numerusform>Nic nie zostanie przejęte, dopóki %n komórka jest błędna.</numerusform>
            <numerusform>Nic nie zostanie przejęte, dopóki %n komórki są błędne.</numerusform>
            <numerusform>Nic nie zostanie przejęte, dopóki %n komórek jest błędnych.</numerusform>
        </translation>
    </message>
    <message>
        <source>– is not made –</source>
        <translation>– nie powstanie –</translation>
    </message>
    <message>
        <source>make it, of the arm %1</source>
        <translation>utwórz, rodzaj broni: %1</translation>
    </message>
    <message>
        <source>New type “%1”</source>
        <translation>Nowy typ „%1”</translation>
    </message>
    <message>
        <source>Make the commands that are missing: %1</source>
        <translation>Utwórz brakujące dowództwa: %1</translation>
    </message>
    <message>
        <source>Row %1, column %2 (%3): %4</source>
        <comment>number, letter, heading, fault</comment>
        <translation>Wiersz %1, kolumna %2 (%3): %4</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::ManifestModel</name>
    <message>
        <source>Name</source>
        <translation>Nazwa</translation>
    </message>
    <message>
        <source>Short</source>
        <translation>Krótka</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Dowództwa</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Siła</translation>
    </message>
    <message>
        <source>Morale</source>
        <translation>Morale</translation>
    </message>
    <message>
        <source>Fire</source>
        <translation>Ogień</translation>
    </message>
    <message>
        <source>Hex</source>
        <translation>Pole</translation>
    </message>
    <message>
        <source>New unit…</source>
        <translation>Nowa jednostka…</translation>
    </message>
    <message>
        <source>%1, back</source>
        <comment>figure of a counter</comment>
        <translation>%1, rewers</translation>
    </message>
    <message>
        <source>%1, side %2</source>
        <comment>figure of a counter</comment>
        <translation>%1, strona %2</translation>
    </message>
    <message>
        <source>Without a command</source>
        <translation>Bez dowództwa</translation>
    </message>
    <message>
        <source>On no scanned sheet</source>
        <translation>Na żadnym zeskanowanym arkuszu</translation>
    </message>
    <message>
        <source>Army</source>
        <translation>Armia</translation>
    </message>
    <message>
        <source>Counters</source>
        <translation>Żetony</translation>
    </message>
    <message>
        <source>Back shows</source>
        <translation>Rewers pokazuje</translation>
    </message>
    <message>
        <source>Facing</source>
        <translation>Zwrot</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>Wejście</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>group, number of units</comment>
        <translation>%1 · %2</translation>
    </message>
    <message numerus="yes">
        <source>%n units</source>
        <translation>
            <numerusform>%n jednostka</numerusform>
            <numerusform>%n jednostki</numerusform>
            <numerusform>%n jednostek</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The sum of those that are known; of %n units it is not.</source>
        <translation>
            <numerusform>Suma znanych; u %n jednostki wartość jest nieznana.</numerusform>
            <numerusform>Suma znanych; u %n jednostek wartość jest nieznana.</numerusform>
            <numerusform>Suma znanych; u %n jednostek wartość jest nieznana.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only cells with “%1”</source>
        <translation>Tylko komórki z „%1”</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::ManifestPreviewModel</name>
    <message>
        <source>Of a new unit</source>
        <translation>Nowej jednostki</translation>
    </message>
    <message>
        <source>Changes what the manifest has</source>
        <translation>Zmienia to, co jest w spisie</translation>
    </message>
    <message>
        <source>As the manifest has it</source>
        <translation>Jak w spisie</translation>
    </message>
    <message>
        <source>The headings</source>
        <translation>Nagłówki</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Pominięte</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::ManifestReplaceDialog</name>
    <message>
        <source>&amp;Whole cells only</source>
        <translation>Tylko &amp;całe komórki</translation>
    </message>
    <message>
        <source>As it is &amp;written, with capitals</source>
        <translation>&amp;Dokładnie, z wielkimi literami</translation>
    </message>
    <message>
        <source>Find and replace in the manifest</source>
        <translation>Znajdź i zamień w spisie żetonów</translation>
    </message>
    <message>
        <source>all columns</source>
        <translation>wszystkie kolumny</translation>
    </message>
    <message>
        <source>&amp;Find</source>
        <translation>&amp;Znajdź</translation>
    </message>
    <message>
        <source>&amp;Replace by</source>
        <translation>Z&amp;amień na</translation>
    </message>
    <message>
        <source>&amp;In</source>
        <translation>&amp;W</translation>
    </message>
    <message>
        <source>What changes</source>
        <translation>Co się zmieni</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Jednostka</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Kolumna</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Teraz</translation>
    </message>
    <message>
        <source>Then</source>
        <translation>Potem</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Zamień</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>place, fault</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n cells change.</source>
        <translation>
            <numerusform>Zmieni się %n komórka.</numerusform>
            <numerusform>Zmienią się %n komórki.</numerusform>
            <numerusform>Zmieni się %n komórek.</numerusform>
        </translation>
    </message>
    <message>
        <source>Replace “%1” in the manifest</source>
        <translation>Zamiana „%1” w spisie żetonów</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::ManifestTotalsDialog</name>
    <message>
        <source>Totals of the manifest</source>
        <translation>Sumy spisu żetonów</translation>
    </message>
    <message>
        <source>Totals by</source>
        <translation>Sumy według</translation>
    </message>
    <message>
        <source>By army</source>
        <translation>Według armii</translation>
    </message>
    <message>
        <source>By command</source>
        <translation>Według dowództw</translation>
    </message>
    <message>
        <source>By arm</source>
        <translation>Według rodzajów broni</translation>
    </message>
    <message>
        <source>By type</source>
        <translation>Według typów</translation>
    </message>
    <message>
        <source>Totals</source>
        <translation>Sumy</translation>
    </message>
    <message>
        <source>What the texts say</source>
        <translation>Co podają teksty</translation>
    </message>
    <message>
        <source>Army</source>
        <translation>Armia</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Jednostki</translation>
    </message>
    <message>
        <source>Counters</source>
        <translation>Żetony</translation>
    </message>
    <message>
        <source>Without a command</source>
        <translation>Bez dowództwa</translation>
    </message>
    <message>
        <source>Without an arm</source>
        <translation>Bez rodzaju broni</translation>
    </message>
    <message>
        <source>≈ has working values in it, ≥ leaves out units whose figure is unknown</source>
        <translation>≈ zawiera wartości robocze, ≥ pomija jednostki o nieznanej wartości</translation>
    </message>
    <message>
        <source>No text of this battle says a total. Battle &gt; Rules, Totals of the manifest, has room for what yours say.</source>
        <translation>Żaden tekst tej bitwy nie podaje sum. Te, które podaje Twój, wpisuje się w Bitwa &gt; Zasady, Sumy spisu żetonów.</translation>
    </message>
    <message>
        <source>What the texts say (Battle &gt; Rules, Totals of the manifest):</source>
        <translation>Co podają teksty (Bitwa &gt; Zasady, Sumy spisu żetonów):</translation>
    </message>
    <message>
        <source>Of what</source>
        <translation>Czego</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Tekst</translation>
    </message>
    <message>
        <source>Manifest</source>
        <translation>Spis żetonów</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Gdzie</translation>
    </message>
    <message numerus="yes">
        <source>%n of units</source>
        <translation>
            <numerusform>%n jednostek</numerusform>
            <numerusform>%n jednostek</numerusform>
            <numerusform>%n jednostek</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of leaders on the map</source>
        <translation>
            <numerusform>%n dowódców na mapie</numerusform>
            <numerusform>%n dowódców na mapie</numerusform>
            <numerusform>%n dowódców na mapie</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n activation chits</source>
        <translation>
            <numerusform>%n znacznik aktywacji</numerusform>
            <numerusform>%n znaczniki aktywacji</numerusform>
            <numerusform>%n znaczników aktywacji</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n markers</source>
        <translation>
            <numerusform>%n znacznik</numerusform>
            <numerusform>%n znaczniki</numerusform>
            <numerusform>%n znaczników</numerusform>
        </translation>
    </message>
    <message>
        <source>Counters in the file, as printed and with copies: %1.</source>
        <translation>Żetony w pliku, jak w druku i z kopiami: %1.</translation>
    </message>
    <message>
        <source>No rule says how many the box holds.</source>
        <translation>Żadna zasada nie mówi, ile jest ich w pudełku.</translation>
    </message>
    <message numerus="yes">
        <source>The box holds %1: %n too many.</source>
        <translation>
            <numerusform>W pudełku jest %1: o %n za dużo.</numerusform>
            <numerusform>W pudełku jest %1: o %n za dużo.</numerusform>
            <numerusform>W pudełku jest %1: o %n za dużo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The box holds %1: %n are not accounted for.</source>
        <translation>
            <numerusform>W pudełku jest %1: nierozliczony %n.</numerusform>
            <numerusform>W pudełku jest %1: nierozliczone %n.</numerusform>
            <numerusform>W pudełku jest %1: nierozliczonych %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Dowództwo</translation>
    </message>
    <message>
        <source>Arm</source>
        <translation>Rodzaj broni</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::MapCanvas</name>
    <message>
        <source>Map</source>
        <translation>Mapa</translation>
    </message>
    <message>
        <source>The layer “%1” is locked</source>
        <translation>Warstwa „%1” jest zablokowana</translation>
    </message>
    <message>
        <source>A part of the map can’t be drawn. %1</source>
        <translation>Części mapy nie da się narysować. %1</translation>
    </message>
    <message>
        <source>There is not enough memory to draw a part of the map; it is left bare.</source>
        <translation>Brak pamięci, by narysować część mapy; pozostaje ona pusta.</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::MapChangeWords</name>
    <message numerus="yes">
        <source>%n names go</source>
        <translation>
            <numerusform>%n nazwa zniknie</numerusform>
            <numerusform>%n nazwy znikną</numerusform>
            <numerusform>%n nazw zniknie</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n symbols go</source>
        <translation>
            <numerusform>%n symbol zniknie</numerusform>
            <numerusform>%n symbole znikną</numerusform>
            <numerusform>%n symboli zniknie</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n notes go</source>
        <translation>
            <numerusform>%n uwaga do pola zniknie</numerusform>
            <numerusform>%n uwagi do pól znikną</numerusform>
            <numerusform>%n uwag do pól zniknie</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hexside marks go</source>
        <translation>
            <numerusform>%n oznaczenie boku pola zniknie</numerusform>
            <numerusform>%n oznaczenia boków pól znikną</numerusform>
            <numerusform>%n oznaczeń boków pól zniknie</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n road pieces go</source>
        <translation>
            <numerusform>%n odcinek drogi zniknie</numerusform>
            <numerusform>%n odcinki dróg znikną</numerusform>
            <numerusform>%n odcinków dróg zniknie</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n counters stand on hexes that go</source>
        <translation>
            <numerusform>%n żeton stoi na polu, które zniknie</numerusform>
            <numerusform>%n żetony stoją na polach, które znikną</numerusform>
            <numerusform>%n żetonów stoi na polach, które znikną</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, hex %2</source>
        <translation>%1, pole %2</translation>
    </message>
    <message numerus="yes">
        <source>%n zones lose hexes</source>
        <translation>
            <numerusform>%n strefa straci pola</numerusform>
            <numerusform>%n strefy stracą pola</numerusform>
            <numerusform>%n stref straci pola</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 loses %2 of %3 hexes</source>
        <translation>%1 straci %2 z %3 pól</translation>
    </message>
    <message>
        <source>%1 loses all its hexes, so that nothing can enter there</source>
        <translation>%1 straci wszystkie pola, więc nic nie będzie mogło tamtędy wejść</translation>
    </message>
    <message>
        <source>%1 loses all its hexes and stays empty</source>
        <translation>%1 straci wszystkie pola i pozostanie bez pól</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n hexes go</source>
        <translation>
            <numerusform>%n pole zniknie</numerusform>
            <numerusform>%n pola znikną</numerusform>
            <numerusform>%n pól zniknie</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hexes are added</source>
        <translation>
            <numerusform>%n pole zostanie dodane</numerusform>
            <numerusform>%n pola zostaną dodane</numerusform>
            <numerusform>%n pól zostanie dodanych</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hexes become half hexes</source>
        <translation>
            <numerusform>%n pole stanie się połówką</numerusform>
            <numerusform>%n pola staną się połówkami</numerusform>
            <numerusform>%n pól stanie się połówkami</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n half hexes become whole</source>
        <translation>
            <numerusform>%n połówka stanie się całym polem</numerusform>
            <numerusform>%n połówki staną się całymi polami</numerusform>
            <numerusform>%n połówek stanie się całymi polami</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The numbers of %n hexes change</source>
        <translation>
            <numerusform>Zmieni się numer %n pola</numerusform>
            <numerusform>Zmienią się numery %n pól</numerusform>
            <numerusform>Zmienią się numery %n pól</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has no number any more</source>
        <translation>%1 straci numer</translation>
    </message>
    <message>
        <source>One without a number becomes %1</source>
        <translation>Pole bez numeru otrzyma numer %1</translation>
    </message>
    <message>
        <source>%1 becomes %2</source>
        <translation>%1 zmieni się na %2</translation>
    </message>
    <message numerus="yes">
        <source>%n texts name hexes by number and stay as they are</source>
        <translation>
            <numerusform>%n tekst wymienia pola po numerach i pozostanie bez zmian</numerusform>
            <numerusform>%n teksty wymieniają pola po numerach i pozostaną bez zmian</numerusform>
            <numerusform>%n tekstów wymienia pola po numerach i pozostanie bez zmian</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2: %3</source>
        <translation>%1 %2: %3</translation>
    </message>
    <message>
        <source>%1 × %2 cm</source>
        <translation>%1 × %2 cm</translation>
    </message>
    <message>
        <source>%L1 × %L2 hexes</source>
        <translation>%L1 × %L2 pól</translation>
    </message>
    <message>
        <source>%1, %2 to %3</source>
        <translation>%1, od %2 do %3</translation>
    </message>
    <message>
        <source>No battle is open.</source>
        <translation>Nie otwarto żadnej bitwy.</translation>
    </message>
    <message>
        <source>This battle is open for reading only; save a copy to change it.</source>
        <translation>Bitwa jest otwarta tylko do odczytu; aby ją zmieniać, zapisz kopię.</translation>
    </message>
    <message>
        <source>The layer “%1” is locked. Unlock it in the Layers dock first.</source>
        <translation>Warstwa „%1” jest zablokowana. Najpierw odblokuj ją w panelu Warstwy.</translation>
    </message>
    <message>
        <source>%1: %2 of its pieces become %3, so it gets longer</source>
        <translation>%1: odcinki w liczbie %2 zastąpi %3, więc się wydłuży</translation>
    </message>
    <message>
        <source>%1: %2 of its pieces become %3, so it gets shorter</source>
        <translation>%1: odcinki w liczbie %2 zastąpi %3, więc się skróci</translation>
    </message>
    <message>
        <source>%1: %2 of its pieces become %3</source>
        <translation>%1: odcinki w liczbie %2 zastąpi %3</translation>
    </message>
    <message numerus="yes">
        <source>%n counters face other hexes than before</source>
        <translation>
            <numerusform>%n żeton zwraca się ku innym polom niż przedtem</numerusform>
            <numerusform>%n żetony zwracają się ku innym polom niż przedtem</numerusform>
            <numerusform>%n żetonów zwraca się ku innym polom niż przedtem</numerusform>
        </translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>Ustawienie</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Zdarzenie</translation>
    </message>
    <message>
        <source>Victory condition</source>
        <translation>Warunek zwycięstwa</translation>
    </message>
    <message>
        <source>House check</source>
        <translation>Własne sprawdzenie</translation>
    </message>
    <message>
        <source>Zone</source>
        <translation>Strefa</translation>
    </message>
    <message>
        <source>Name on the map</source>
        <translation>Nazwa na mapie</translation>
    </message>
    <message>
        <source>Lines on hexsides are traced anew, by guess</source>
        <translation>Linie na bokach pól zostaną poprowadzone od nowa, w przybliżeniu</translation>
    </message>
    <message>
        <source>Roads are led round, by guess</source>
        <translation>Drogi zostaną poprowadzone naokoło, w przybliżeniu</translation>
    </message>
    <message>
        <source>%1: its pieces are joined again by %2 more</source>
        <translation>%1: rozdzielone odcinki połączą nowe (ile: %2)</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::MapFacts</name>
    <message>
        <source>own drawing</source>
        <translation>własny rysunek</translation>
    </message>
    <message>
        <source>area</source>
        <translation>obszar</translation>
    </message>
    <message>
        <source>entry edge</source>
        <translation>krawędź wejścia</translation>
    </message>
    <message>
        <source>set-up area</source>
        <translation>obszar rozstawienia</translation>
    </message>
    <message>
        <source>camp</source>
        <translation>obóz</translation>
    </message>
    <message>
        <source>objective</source>
        <translation>cel</translation>
    </message>
    <message>
        <source>exit</source>
        <translation>wyjście</translation>
    </message>
    <message>
        <source>supply source</source>
        <translation>źródło zaopatrzenia</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::MapForm</name>
    <message>
        <source>Letter</source>
        <translation>Letter</translation>
    </message>
    <message>
        <source>Tabloid</source>
        <translation>Tabloid</translation>
    </message>
    <message>
        <source>%1 × %2 cm</source>
        <translation>%1 × %2 cm</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source>Own size</source>
        <translation>Własny rozmiar</translation>
    </message>
    <message>
        <source>Width of the sheet</source>
        <translation>Szerokość arkusza</translation>
    </message>
    <message>
        <source>Height of the sheet</source>
        <translation>Wysokość arkusza</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Kolumny</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Rzędy</translation>
    </message>
    <message>
        <source>Margin on all four sides</source>
        <translation>Margines ze wszystkich czterech stron</translation>
    </message>
    <message>
        <source>Size of a hex from side to opposite side</source>
        <translation>Wielkość pola między przeciwległymi bokami</translation>
    </message>
    <message>
        <source>Metres to the hex</source>
        <translation>Metry na pole</translation>
    </message>
    <message>
        <source> m to the hex</source>
        <translation> m na pole</translation>
    </message>
    <message>
        <source>none given</source>
        <translation>nie podano</translation>
    </message>
    <message>
        <source>from side to side</source>
        <translation>między bokami</translation>
    </message>
    <message>
        <source>Fill a sheet of paper</source>
        <translation>Wypełnij arkusz papieru</translation>
    </message>
    <message>
        <source>By number of hexes</source>
        <translation>Według liczby pól</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Mapa</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>Pionowo</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Poziomo</translation>
    </message>
    <message>
        <source>&amp;Paper</source>
        <translation>&amp;Papier</translation>
    </message>
    <message>
        <source>&amp;Sheet</source>
        <translation>&amp;Arkusz</translation>
    </message>
    <message>
        <source>×</source>
        <translation>×</translation>
    </message>
    <message>
        <source>&amp;Columns</source>
        <translation>&amp;Kolumny</translation>
    </message>
    <message>
        <source>Ro&amp;ws</source>
        <translation>&amp;Rzędy</translation>
    </message>
    <message>
        <source>&amp;Margin</source>
        <translation>&amp;Margines</translation>
    </message>
    <message>
        <source>&amp;Hex size</source>
        <translation>&amp;Wielkość pola</translation>
    </message>
    <message>
        <source>Pointy top</source>
        <translation>Wierzchołkiem w górę</translation>
    </message>
    <message>
        <source>A corner to the north: rows run straight, from left to right.</source>
        <translation>Wierzchołek na północ: rzędy biegną prosto, od lewej do prawej.</translation>
    </message>
    <message>
        <source>Flat top</source>
        <translation>Bokiem w górę</translation>
    </message>
    <message>
        <source>A side to the north: columns run straight, from top to bottom.</source>
        <translation>Bok na północ: kolumny biegną prosto, od góry do dołu.</translation>
    </message>
    <message>
        <source>Hexes</source>
        <translation>Pola</translation>
    </message>
    <message>
        <source>Shifted</source>
        <translation>Przesunięte</translation>
    </message>
    <message>
        <source>Sc&amp;ale</source>
        <translation>&amp;Skala</translation>
    </message>
    <message>
        <source>Even columns</source>
        <translation>Parzyste kolumny</translation>
    </message>
    <message>
        <source>Even rows</source>
        <translation>Parzyste rzędy</translation>
    </message>
    <message>
        <source>Odd columns</source>
        <translation>Nieparzyste kolumny</translation>
    </message>
    <message>
        <source>Odd rows</source>
        <translation>Nieparzyste rzędy</translation>
    </message>
    <message>
        <source>Columns 2, 4, 6 … lie half a hex further down.</source>
        <translation>Kolumny 2, 4, 6 … leżą pół pola niżej.</translation>
    </message>
    <message>
        <source>Rows 2, 4, 6 … lie half a hex further to the right.</source>
        <translation>Rzędy 2, 4, 6 … leżą pół pola dalej w prawo.</translation>
    </message>
    <message>
        <source>Columns 1, 3, 5 … lie half a hex further down.</source>
        <translation>Kolumny 1, 3, 5 … leżą pół pola niżej.</translation>
    </message>
    <message>
        <source>Rows 1, 3, 5 … lie half a hex further to the right.</source>
        <translation>Rzędy 1, 3, 5 … leżą pół pola dalej w prawo.</translation>
    </message>
    <message>
        <source>Not one hex lies within the margins. Choose smaller hexes or a larger sheet.</source>
        <translation>W obrębie marginesów nie mieści się ani jedno pole. Wybierz mniejsze pola lub większy arkusz.</translation>
    </message>
    <message>
        <source>The sheet would hold %L1 × %L2 hexes, but a map has at most %L3 × %L4. Choose larger hexes or a smaller sheet.</source>
        <translation>Na arkuszu zmieściłoby się %L1 × %L2 pól, ale mapa może mieć najwyżej %L3 × %L4. Wybierz większe pola lub mniejszy arkusz.</translation>
    </message>
    <message>
        <source>by these rules</source>
        <translation>według tych zasad</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::MapLayers</name>
    <message>
        <source>Terrain</source>
        <translation>Teren</translation>
    </message>
    <message>
        <source>Hexsides</source>
        <translation>Boki pól</translation>
    </message>
    <message>
        <source>Roads and crossings</source>
        <translation>Drogi i przeprawy</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>Siatka</translation>
    </message>
    <message>
        <source>Hex numbers</source>
        <translation>Numery pól</translation>
    </message>
    <message>
        <source>Symbols</source>
        <translation>Symbole</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Nazwy</translation>
    </message>
    <message>
        <source>Zones</source>
        <translation>Strefy</translation>
    </message>
    <message>
        <source>Counters</source>
        <translation>Żetony</translation>
    </message>
    <message>
        <source>Problem signs</source>
        <translation>Znaki problemów</translation>
    </message>
    <message>
        <source>Frame and legend</source>
        <translation>Ramka i legenda</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Obrazy</translation>
    </message>
    <message>
        <source>Placed by rule</source>
        <translation>Ustawiane według zasad</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::MapLayoutDialog</name>
    <message>
        <source>Left edge</source>
        <translation>Lewa krawędź</translation>
    </message>
    <message>
        <source>Right edge</source>
        <translation>Prawa krawędź</translation>
    </message>
    <message>
        <source>Top edge</source>
        <translation>Górna krawędź</translation>
    </message>
    <message>
        <source>Bottom edge</source>
        <translation>Dolna krawędź</translation>
    </message>
    <message>
        <source>Layout of the map</source>
        <translation>Układ mapy</translation>
    </message>
    <message>
        <source>Change the layout</source>
        <translation>Zmień układ</translation>
    </message>
    <message>
        <source>Hexes</source>
        <translation>Pola</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Numery</translation>
    </message>
    <message>
        <source>Edges</source>
        <translation>Krawędzie</translation>
    </message>
    <message>
        <source>Pointy top</source>
        <translation>Wierzchołkiem w górę</translation>
    </message>
    <message>
        <source>Flat top</source>
        <translation>Bokiem w górę</translation>
    </message>
    <message>
        <source>Lie</source>
        <translation>Ułożenie</translation>
    </message>
    <message>
        <source>Shifted</source>
        <translation>Przesunięte</translation>
    </message>
    <message>
        <source>Column, then row</source>
        <translation>Kolumna, potem rząd</translation>
    </message>
    <message>
        <source>Row, then column</source>
        <translation>Rząd, potem kolumna</translation>
    </message>
    <message>
        <source>Order within a number</source>
        <translation>Kolejność w numerze</translation>
    </message>
    <message>
        <source>Sign between column and row</source>
        <translation>Znak między kolumną a rzędem</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>brak</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Kolumny</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Rzędy</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Kolejność</translation>
    </message>
    <message>
        <source>Between</source>
        <translation>Między nimi</translation>
    </message>
    <message>
        <source>Whole hexes</source>
        <translation>Całe pola</translation>
    </message>
    <message>
        <source>Half hexes</source>
        <translation>Połówki pól</translation>
    </message>
    <message>
        <source>Whole hexes without numbers</source>
        <translation>Całe pola bez numerów</translation>
    </message>
    <message>
        <source>Half hexes without numbers</source>
        <translation>Połówki pól bez numerów</translation>
    </message>
    <message>
        <source>The upper left corner</source>
        <translation>Lewy górny róg</translation>
    </message>
    <message>
        <source>First column</source>
        <translation>Pierwsza kolumna</translation>
    </message>
    <message>
        <source>First row</source>
        <translation>Pierwszy rząd</translation>
    </message>
    <message>
        <source>Second column</source>
        <translation>Druga kolumna</translation>
    </message>
    <message>
        <source>Second row</source>
        <translation>Drugi rząd</translation>
    </message>
    <message>
        <source>The first column and every second one after it lie half a hex further down.</source>
        <translation>Pierwsza kolumna i co druga następna leżą pół pola niżej.</translation>
    </message>
    <message>
        <source>The first row and every second one after it lie half a hex further to the right.</source>
        <translation>Pierwszy rząd i co drugi następny leżą pół pola dalej w prawo.</translation>
    </message>
    <message>
        <source>The second column and every second one after it lie half a hex further down.</source>
        <translation>Druga kolumna i co druga następna leżą pół pola niżej.</translation>
    </message>
    <message>
        <source>The second row and every second one after it lie half a hex further to the right.</source>
        <translation>Drugi rząd i co drugi następny leżą pół pola dalej w prawo.</translation>
    </message>
    <message>
        <source>Choose first what becomes of the counters.</source>
        <translation>Najpierw wybierz, co ma się stać z żetonami.</translation>
    </message>
    <message>
        <source>Nothing changes yet.</source>
        <translation>Na razie nic się nie zmieni.</translation>
    </message>
    <message>
        <source>There can&apos;t be such a map.</source>
        <translation>Taka mapa nie jest możliwa.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Change the layout of the map</source>
        <translation>Zmiana układu mapy</translation>
    </message>
    <message>
        <source>Only to have the hexes lie the other way: Map &gt; Turn a quarter right or left turns the whole map and keeps every line as it is.</source>
        <translation>Jeśli pola mają tylko leżeć inaczej: Mapa &gt; Obróć o 90° w prawo lub w lewo obraca całą mapę i zachowuje każdą linię.</translation>
    </message>
    <message>
        <source>The whole map</source>
        <translation>Cała mapa</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::MapLayoutPictures</name>
    <message>
        <source>The map as it is</source>
        <translation>Mapa teraz</translation>
    </message>
    <message>
        <source>The map as it will be</source>
        <translation>Mapa po zmianie</translation>
    </message>
    <message>
        <source>The map is too large for a picture.</source>
        <translation>Mapa jest za duża na obraz.</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::MapReportView</name>
    <message>
        <source>Nothing changes yet.</source>
        <translation>Na razie nic się nie zmieni.</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>Co się stanie</translation>
    </message>
    <message>
        <source>What shall become of these counters?</source>
        <translation>Co ma się stać z tymi żetonami?</translation>
    </message>
    <message>
        <source>&amp;Move them to the nearest hex</source>
        <translation>&amp;Przesuń je na najbliższe pole</translation>
    </message>
    <message>
        <source>&amp;Take them off the map</source>
        <translation>Z&amp;dejmij je z mapy</translation>
    </message>
    <message>
        <source>Not answered yet</source>
        <translation>Jeszcze bez odpowiedzi</translation>
    </message>
    <message>
        <source>What would help</source>
        <translation>Co pomoże</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::MapSizeDialog</name>
    <message>
        <source>Columns at the left</source>
        <translation>Kolumny z lewej</translation>
    </message>
    <message>
        <source>Columns at the right</source>
        <translation>Kolumny z prawej</translation>
    </message>
    <message>
        <source>Rows at the top</source>
        <translation>Rzędy u góry</translation>
    </message>
    <message>
        <source>Rows at the bottom</source>
        <translation>Rzędy u dołu</translation>
    </message>
    <message numerus="yes">
        <source>%n columns at the left</source>
        <translation>
            <numerusform>%n kolumna z lewej</numerusform>
            <numerusform>%n kolumny z lewej</numerusform>
            <numerusform>%n kolumn z lewej</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n columns at the right</source>
        <translation>
            <numerusform>%n kolumna z prawej</numerusform>
            <numerusform>%n kolumny z prawej</numerusform>
            <numerusform>%n kolumn z prawej</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows at the top</source>
        <translation>
            <numerusform>%n rząd u góry</numerusform>
            <numerusform>%n rzędy u góry</numerusform>
            <numerusform>%n rzędów u góry</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows at the bottom</source>
        <translation>
            <numerusform>%n rząd u dołu</numerusform>
            <numerusform>%n rzędy u dołu</numerusform>
            <numerusform>%n rzędów u dołu</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Begin the numbers anew in the corner</source>
        <translation>&amp;Zacznij numerację od nowa w rogu</translation>
    </message>
    <message>
        <source>Size of the map</source>
        <translation>Rozmiar mapy</translation>
    </message>
    <message>
        <source>Otherwise every hex keeps its number, and the map can&apos;t grow where numbers would fall below zero.</source>
        <translation>W przeciwnym razie każde pole zachowa swój numer, a mapy nie można powiększyć tam, gdzie numery spadłyby poniżej zera.</translation>
    </message>
    <message>
        <source>Change the size</source>
        <translation>Zmień rozmiar</translation>
    </message>
    <message>
        <source>%1: more or, below zero, fewer.</source>
        <translation>%1: o ile więcej albo, poniżej zera, o ile mniej.</translation>
    </message>
    <message>
        <source>Shift the frame</source>
        <translation>Przesuń ramkę</translation>
    </message>
    <message>
        <source>One column further to the left</source>
        <translation>O jedną kolumnę w lewo</translation>
    </message>
    <message>
        <source>One column further to the right</source>
        <translation>O jedną kolumnę w prawo</translation>
    </message>
    <message>
        <source>One row further up</source>
        <translation>O jeden rząd w górę</translation>
    </message>
    <message>
        <source>One row further down</source>
        <translation>O jeden rząd w dół</translation>
    </message>
    <message>
        <source>As it was</source>
        <translation>Jak było</translation>
    </message>
    <message>
        <source>The map</source>
        <translation>Mapa</translation>
    </message>
    <message>
        <source>Shift the map&apos;s frame: %1 more</source>
        <translation>Przesunięcie ramki mapy (dodane: %1)</translation>
    </message>
    <message>
        <source>Renumber the map</source>
        <translation>Nowa numeracja mapy</translation>
    </message>
    <message>
        <source>Grow the map: %1</source>
        <translation>Powiększenie mapy: %1</translation>
    </message>
    <message>
        <source>Crop the map: %1</source>
        <translation>Przycięcie mapy: %1</translation>
    </message>
    <message>
        <source>Change the map&apos;s size: %1 more, %2 fewer</source>
        <translation>Zmiana rozmiaru mapy (dodane: %1; usunięte: %2)</translation>
    </message>
    <message>
        <source>Choose first what becomes of the counters.</source>
        <translation>Najpierw wybierz, co ma się stać z żetonami.</translation>
    </message>
    <message>
        <source>Nothing changes yet.</source>
        <translation>Na razie nic się nie zmieni.</translation>
    </message>
    <message>
        <source>Now: %1, %2</source>
        <translation>Teraz: %1, %2</translation>
    </message>
    <message>
        <source>There can&apos;t be such a map.</source>
        <translation>Taka mapa nie jest możliwa.</translation>
    </message>
    <message>
        <source>Then: %1, %2</source>
        <translation>Potem: %1, %2</translation>
    </message>
    <message>
        <source>Begin the numbers anew</source>
        <translation>Zacznij numerację od nowa</translation>
    </message>
    <message>
        <source>Let the numbers begin anew to have this map.</source>
        <translation>Zacznij numerację od nowa, aby otrzymać taką mapę.</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::MapTurnDialog</name>
    <message>
        <source>The map is too large for a picture.</source>
        <translation>Mapa jest za duża na obraz.</translation>
    </message>
    <message>
        <source>Mirror or turn the map</source>
        <translation>Odbicie lub obrót mapy</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>Odbij</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Obróć</translation>
    </message>
    <message>
        <source>The map as it is</source>
        <translation>Mapa teraz</translation>
    </message>
    <message>
        <source>The map as it will be</source>
        <translation>Mapa po zmianie</translation>
    </message>
    <message>
        <source>Mirror the map left to right</source>
        <translation>Odbicie mapy w poziomie</translation>
    </message>
    <message>
        <source>Mirror the map top to bottom</source>
        <translation>Odbicie mapy w pionie</translation>
    </message>
    <message>
        <source>Turn the map a quarter clockwise</source>
        <translation>Obrót mapy o 90° w prawo</translation>
    </message>
    <message>
        <source>Turn the map half round</source>
        <translation>Obrót mapy o 180°</translation>
    </message>
    <message>
        <source>Turn the map a quarter counterclockwise</source>
        <translation>Obrót mapy o 90° w lewo</translation>
    </message>
    <message>
        <source>Then: %1, %2</source>
        <translation>Potem: %1, %2</translation>
    </message>
    <message>
        <source>Left to right</source>
        <translation>W poziomie</translation>
    </message>
    <message>
        <source>Top to bottom</source>
        <translation>W pionie</translation>
    </message>
    <message>
        <source>A quarter clockwise</source>
        <translation>O 90° w prawo</translation>
    </message>
    <message>
        <source>Half a turn</source>
        <translation>O 180°</translation>
    </message>
    <message>
        <source>A quarter counterclockwise</source>
        <translation>O 90° w lewo</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::Markers</name>
    <message>
        <source>%1 of %2 on the map</source>
        <translation>%1 z %2 na mapie</translation>
    </message>
    <message>
        <source>%1 on the map</source>
        <translation>%1 na mapie</translation>
    </message>
    <message>
        <source>%1 in “%2”</source>
        <translation>%1 w „%2”</translation>
    </message>
    <message>
        <source>%1 to lay</source>
        <translation>%1 do położenia</translation>
    </message>
    <message>
        <source>All of the marker “%1” are on the map: there are %2.</source>
        <translation>Wszystkie znaczniki „%1” leżą już na mapie: jest ich %2.</translation>
    </message>
    <message>
        <source>The marker “%1” lies on hexsides of the kind “%2”, and the map has none yet. The hexside tool draws them.</source>
        <translation>Znacznik „%1” leży na bokach pól rodzaju „%2”, a mapa nie ma jeszcze takich. Rysuje je narzędzie boków pól.</translation>
    </message>
    <message>
        <source>The marker “%1” lies on hexsides of the kind “%2”; hex %3 has none.</source>
        <translation>Znacznik „%1” leży na bokach pól rodzaju „%2”; pole %3 takich nie ma.</translation>
    </message>
    <message>
        <source>On every hexside of %1 that may bear the marker “%2” one lies already.</source>
        <translation>Na każdym boku pola %1, na którym może leżeć znacznik „%2”, już taki leży.</translation>
    </message>
    <message>
        <source>The marker “%1” can&apos;t lie on the side %2 of %3.</source>
        <translation>Znacznik „%1” nie może leżeć na tym boku: %2, pole %3.</translation>
    </message>
    <message>
        <source>This variant has no set-up block; a marker can&apos;t be placed in it.</source>
        <translation>Ten wariant nie ma bloku rozstawienia; nie można ustawić w nim znacznika.</translation>
    </message>
    <message>
        <source>Place %1 at %2</source>
        <translation>Ustawienie: %1 na %2</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Obrót: %1</translation>
    </message>
    <message>
        <source>Move %1 to %2</source>
        <translation>Przesunięcie: %1 na %2</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::MeaningPopup</name>
    <message>
        <source>“%1” is</source>
        <translation>„%1” to</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Szukaj</translation>
    </message>
    <message>
        <source>Zones of the battle</source>
        <translation>Strefy bitwy</translation>
    </message>
    <message>
        <source>Units and leaders of the battle</source>
        <translation>Jednostki i dowódcy bitwy</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 · leader, %2</source>
        <translation>%1 · dowódca, %2</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::MeasureTool</name>
    <message numerus="yes">
        <source>%n hex(es)</source>
        <translation>
            <numerusform>%n pole</numerusform>
            <numerusform>%n pola</numerusform>
            <numerusform>%n pól</numerusform>
        </translation>
    </message>
    <message>
        <source>%L1 m</source>
        <translation>%L1 m</translation>
    </message>
    <message>
        <source>%L1 km</source>
        <translation>%L1 km</translation>
    </message>
    <message>
        <source>%L1 mm on the sheet</source>
        <translation>%L1 mm na arkuszu</translation>
    </message>
    <message>
        <source>Drag, or click both ends (Enter), to measure</source>
        <translation>Przeciągnij albo kliknij oba końce (Enter), aby zmierzyć</translation>
    </message>
    <message>
        <source>From %1 to %2: %3</source>
        <translation>Od %1 do %2: %3</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::MembersEditor</name>
    <message>
        <source>What it does</source>
        <translation>Co robi</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Usuń</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Dodaj</translation>
    </message>
    <message>
        <source>more…</source>
        <translation>więcej…</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::MergeDialog</name>
    <message>
        <source>Keep &amp;ours</source>
        <translation>Zachowaj &amp;nasze</translation>
    </message>
    <message>
        <source>Take &amp;theirs</source>
        <translation>Weź i&amp;ch</translation>
    </message>
    <message>
        <source>&amp;All ours</source>
        <translation>&amp;Wszędzie nasze</translation>
    </message>
    <message>
        <source>All t&amp;heirs</source>
        <translation>Wszędzi&amp;e ich</translation>
    </message>
    <message>
        <source>&amp;Merge</source>
        <translation>&amp;Scal</translation>
    </message>
    <message>
        <source>Merge with “%1”</source>
        <translation>Scal z „%1”</translation>
    </message>
    <message>
        <source>What comes in</source>
        <translation>Co przychodzi</translation>
    </message>
    <message>
        <source>What both &amp;began with:</source>
        <translation>&amp;Od czego oboje zaczęli:</translation>
    </message>
    <message>
        <source>Conflicts</source>
        <translation>Konflikty</translation>
    </message>
    <message>
        <source>Conflict</source>
        <translation>Konflikt</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Powód</translation>
    </message>
    <message>
        <source>Decided</source>
        <translation>Decyzja</translation>
    </message>
    <message>
        <source>Ours</source>
        <translation>Nasze</translation>
    </message>
    <message>
        <source>Theirs: %1</source>
        <translation>Ich: %1</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Decides every conflict that is still open for what this battle has</source>
        <translation>Rozstrzyga każdy otwarty jeszcze konflikt na rzecz tej bitwy</translation>
    </message>
    <message>
        <source>Decides every conflict that is still open for what the other file has</source>
        <translation>Rozstrzyga każdy otwarty jeszcze konflikt na rzecz drugiego pliku</translation>
    </message>
    <message>
        <source>Found in the histories of both</source>
        <translation>Znalezione w historiach obu</translation>
    </message>
    <message>
        <source>As it was opened</source>
        <translation>Jak przy otwarciu</translation>
    </message>
    <message>
        <source>Version of %1</source>
        <translation>Wersja z %1</translation>
    </message>
    <message>
        <source>Version “%1”</source>
        <translation>Wersja „%1”</translation>
    </message>
    <message>
        <source>Another file…</source>
        <translation>Inny plik…</translation>
    </message>
    <message>
        <source>Choose it</source>
        <translation>Wybierz</translation>
    </message>
    <message numerus="yes">
        <source>%n edit(s) here</source>
        <translation>
            <numerusform>%n zmiana tutaj</numerusform>
            <numerusform>%n zmiany tutaj</numerusform>
            <numerusform>%n zmian tutaj</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n edit(s) there</source>
        <translation>
            <numerusform>%n zmiana tam</numerusform>
            <numerusform>%n zmiany tam</numerusform>
            <numerusform>%n zmian tam</numerusform>
        </translation>
    </message>
    <message>
        <source>Both began with the same battle; since then %1.</source>
        <translation>Oboje zaczęli od tej samej bitwy; od tego czasu: %1.</translation>
    </message>
    <message>
        <source>The last edit that both have is “%1”; since then %2.</source>
        <translation>Ostatnia wspólna zmiana to „%1”; od tego czasu: %2.</translation>
    </message>
    <message>
        <source>What differs from that version is the work of either side.</source>
        <translation>To, co różni się od tej wersji, jest pracą jednej ze stron.</translation>
    </message>
    <message>
        <source>What both began with</source>
        <translation>Od czego oboje zaczęli</translation>
    </message>
    <message>
        <source>Battles (*.battle)</source>
        <translation>Pliki bitew (*.battle)</translation>
    </message>
    <message>
        <source>What differs from “%1” is the work of either side.</source>
        <translation>To, co różni się od „%1”, jest pracą jednej ze stron.</translation>
    </message>
    <message>
        <source>The histories of the two files don&apos;t tell what both began with. Choose the version, or the file, from which the copy was made.</source>
        <translation>Historie obu plików nie mówią, od czego oboje zaczęli. Wybierz wersję lub plik, z którego zrobiono kopię.</translation>
    </message>
    <message>
        <source>Conflicts (%1)</source>
        <translation>Konflikty (%1)</translation>
    </message>
    <message>
        <source>What the other side did (%1)</source>
        <translation>Co zrobiła druga strona (%1)</translation>
    </message>
    <message>
        <source>ours</source>
        <translation>nasze</translation>
    </message>
    <message>
        <source>theirs</source>
        <translation>ich</translation>
    </message>
    <message>
        <source>both</source>
        <translation>oba</translation>
    </message>
    <message>
        <source>Left as it was</source>
        <translation>Pozostawiono bez zmian</translation>
    </message>
    <message>
        <source>The other file has nothing that this battle lacks.</source>
        <translation>Drugi plik nie ma niczego, czego brakuje tej bitwie.</translation>
    </message>
    <message numerus="yes">
        <source>%n conflict(s) are still to be decided.</source>
        <translation>
            <numerusform>Pozostał %n konflikt do rozstrzygnięcia.</numerusform>
            <numerusform>Pozostały %n konflikty do rozstrzygnięcia.</numerusform>
            <numerusform>Pozostało %n konfliktów do rozstrzygnięcia.</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no conflicts. Merging is one edit, which can be undone.</source>
        <translation>Nie ma konfliktów. Scalenie to jedna zmiana, którą można cofnąć.</translation>
    </message>
    <message>
        <source>All is decided. Merging is one edit, which can be undone.</source>
        <translation>Wszystko rozstrzygnięte. Scalenie to jedna zmiana, którą można cofnąć.</translation>
    </message>
    <message>
        <source>&amp;Keep both, with the error</source>
        <translation>Zachowaj o&amp;ba, z błędem</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::Minimap</name>
    <message>
        <source>Overview</source>
        <translation>Mapa poglądowa</translation>
    </message>
    <message>
        <source>The whole map. The arrow keys move the part that the window shows; + and - zoom it.</source>
        <translation>Cała mapa. Klawisze strzałek przesuwają część widoczną w oknie; + i - zmieniają jej powiększenie.</translation>
    </message>
    <message>
        <source>There is no map yet.</source>
        <translation>Nie ma jeszcze mapy.</translation>
    </message>
    <message>
        <source>Hex %1</source>
        <translation>Pole %1</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::MomentField</name>
    <message>
        <source>Turn</source>
        <translation>Etap</translation>
    </message>
    <message>
        <source>Segment</source>
        <translation>Część etapu</translation>
    </message>
    <message>
        <source>The turn at which the rules are asked, %1 to %2</source>
        <translation>Etap, w którym pytane są zasady, od %1 do %2</translation>
    </message>
    <message>
        <source>any</source>
        <translation>dowolna</translation>
    </message>
    <message>
        <source>The segment of the turn; with any, rules that ask for it are open.</source>
        <translation>Część etapu; jeśli dowolna, zasady, które o nią pytają, są nierozstrzygnięte.</translation>
    </message>
    <message>
        <source>%1, by the turn</source>
        <translation>%1, według etapu</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>nie wiadomo</translation>
    </message>
    <message>
        <source>open</source>
        <translation>nierozstrzygnięte</translation>
    </message>
    <message>
        <source>The rules don&apos;t tell what it is in this turn: choose what to suppose.</source>
        <translation>Zasady nie mówią, co jest w tym etapie: wybierz, co założyć.</translation>
    </message>
    <message>
        <source>%1 %2 %</source>
        <translation>%1 %2 %</translation>
    </message>
    <message>
        <source>By the rules of this turn: %1</source>
        <translation>Według zasad tego etapu: %1</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::NameFields</name>
    <message>
        <source>Rename %1 to %2</source>
        <translation>Zmiana nazwy: %1 na %2</translation>
    </message>
    <message>
        <source>The short name, for small counters; empty it to make it from the name</source>
        <translation>Krótka nazwa na małe żetony; jeśli zostanie pusta, powstanie z nazwy</translation>
    </message>
    <message>
        <source>Shorten %1</source>
        <translation>Skrócenie nazwy: %1</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::NamedEditor</name>
    <message>
        <source>Remove</source>
        <translation>Usuń</translation>
    </message>
    <message>
        <source>Add a name</source>
        <translation>Dodaj nazwę</translation>
    </message>
    <message>
        <source>add…</source>
        <translation>dodaj…</translation>
    </message>
    <message>
        <source>a name, such as reserve</source>
        <translation>nazwa, na przykład reserve</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>liczba</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::NamesGridDialog</name>
    <message>
        <source>Names against names</source>
        <translation>Nazwy wobec nazw</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabela</translation>
    </message>
    <message>
        <source>Type a value; “no” where it is forbidden; Delete takes it away. Ctrl+C and Ctrl+V carry rectangles, from and to a spreadsheet as well.</source>
        <translation>Wpisz wartość; „nie” tam, gdzie zabronione; Delete ją zdejmuje. Ctrl+C i Ctrl+V przenoszą prostokąty, także z arkusza kalkulacyjnego i do niego.</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::NamesGridModel</name>
    <message>
        <source>no</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n cell(s)</source>
        <translation>
            <numerusform>%1: %n komórka</numerusform>
            <numerusform>%1: %n komórki</numerusform>
            <numerusform>%1: %n komórek</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, “%2”: %3</source>
        <translation>%1, „%2”: %3</translation>
    </message>
    <message>
        <source>The values don&apos;t fit here: the table ends before.</source>
        <translation>Wartości się tu nie mieszczą: tabela kończy się wcześniej.</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::NamesGrids</name>
    <message>
        <source>Cost of terrain by arm</source>
        <translation>Koszt terenu dla rodzajów broni</translation>
    </message>
    <message>
        <source>Ratings by unit type</source>
        <translation>Wskaźniki typów jednostek</translation>
    </message>
    <message>
        <source>Ratings by arm</source>
        <translation>Wskaźniki rodzajów broni</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::Needs</name>
    <message>
        <source>No battle is open.</source>
        <translation>Nie otwarto żadnej bitwy.</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>Nie ma czego cofnąć.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>Nie ma czego ponowić.</translation>
    </message>
    <message>
        <source>There are no edits to forget.</source>
        <translation>Nie ma zmian do usunięcia.</translation>
    </message>
    <message>
        <source>The battle is as it was opened.</source>
        <translation>Bitwa jest taka jak przy otwarciu.</translation>
    </message>
    <message>
        <source>The content is what was last saved in the file.</source>
        <translation>Zawartość jest taka, jak ostatnio zapisana.</translation>
    </message>
    <message>
        <source>This scenario has no other variant.</source>
        <translation>Ten scenariusz nie ma innego wariantu.</translation>
    </message>
    <message>
        <source>Select an area of the map first.</source>
        <translation>Najpierw zaznacz obszar mapy.</translation>
    </message>
    <message>
        <source>Select counters on the map first.</source>
        <translation>Najpierw zaznacz żetony na mapie.</translation>
    </message>
    <message>
        <source>Select one counter alone.</source>
        <translation>Zaznacz jeden żeton.</translation>
    </message>
    <message>
        <source>Select counters of two hexes or more first.</source>
        <translation>Najpierw zaznacz żetony z co najmniej dwóch pól.</translation>
    </message>
    <message>
        <source>Counters are selected, and come first.</source>
        <translation>Zaznaczone są żetony i to ich dotyczy klawisz.</translation>
    </message>
    <message>
        <source>Select a hex with a stack of counters first.</source>
        <translation>Najpierw zaznacz pole ze stosem żetonów.</translation>
    </message>
    <message>
        <source>Take a stamp in hand first: copy a piece of the map, or recall one.</source>
        <translation>Najpierw weź do ręki stempel: skopiuj fragment mapy albo przywołaj zachowany.</translation>
    </message>
    <message>
        <source>The stamp in hand is turned instead.</source>
        <translation>Zamiast nich obraca się stempel w ręku.</translation>
    </message>
    <message>
        <source>This stamp is empty. Copy a piece of the map and store it here.</source>
        <translation>Ten stempel jest pusty. Skopiuj fragment mapy i zachowaj go tutaj.</translation>
    </message>
    <message>
        <source>The rules of this battle have no action, table, zone or way that could be tried.</source>
        <translation>Zasady tej bitwy nie mają działania, tabeli, strefy ani drogi, które dałoby się wypróbować.</translation>
    </message>
    <message>
        <source>The rules of this battle have no zones, and nothing that is traced from hex to hex.</source>
        <translation>Zasady tej bitwy nie mają stref ani niczego, co prowadzi się z pola na pole.</translation>
    </message>
    <message>
        <source>No picture lies on the map.</source>
        <translation>Na mapie nie leży żaden obraz.</translation>
    </message>
    <message>
        <source>Select units first.</source>
        <translation>Najpierw zaznacz jednostki.</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::NewBattleDialog</name>
    <message>
        <source>Blank rules</source>
        <translation>Zasady puste</translation>
    </message>
    <message>
        <source>New battle</source>
        <translation>Nowa bitwa</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Tytuł</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>Utwórz</translation>
    </message>
    <message>
        <source>%1 km</source>
        <translation>%1 km</translation>
    </message>
    <message>
        <source>%1 m</source>
        <translation>%1 m</translation>
    </message>
    <message>
        <source>Kinds of terrain, unit types and everything else the rules say; maps and set-ups are not taken over.</source>
        <translation>Rodzaje terenu, typy jednostek i wszystko inne, co mówią zasady; mapy i rozstawienia nie są przejmowane.</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Zasady</translation>
    </message>
    <message>
        <source>Armies and the units they begin with</source>
        <translation>Armie i ich początkowe jednostki</translation>
    </message>
    <message>
        <source>Blank: common terrain, no limits</source>
        <translation>Puste: zwykły teren, bez ograniczeń</translation>
    </message>
    <message>
        <source>The rules of “%1”</source>
        <translation>Zasady bitwy „%1”</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Niebiescy</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Czerwoni</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Rozstawienie</translation>
    </message>
    <message>
        <source>First variant</source>
        <translation>Pierwszy wariant</translation>
    </message>
    <message>
        <source>The battle has no title. Write one.</source>
        <translation>Bitwa nie ma tytułu. Wpisz go.</translation>
    </message>
    <message>
        <source>%L1 × %L2 hexes, numbered %3 to %4</source>
        <translation>%L1 × %L2 pól, numery od %3 do %4</translation>
    </message>
    <message numerus="yes">
        <source>%Ln hex(es) in all.</source>
        <translation>
            <numerusform>Razem %Ln pole.</numerusform>
            <numerusform>Razem %Ln pola.</numerusform>
            <numerusform>Razem %Ln pól.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 They cover %2 × %3.</source>
        <translation>%1 W terenie zajmują %2 × %3.</translation>
    </message>
    <message>
        <source>More than %L1 hexes: painting and printing them takes long.</source>
        <translation>Ponad %L1 pól: ich malowanie i drukowanie długo trwa.</translation>
    </message>
    <message>
        <source>A side of the sheet is longer than two metres.</source>
        <translation>Jeden z boków arkusza ma ponad dwa metry.</translation>
    </message>
    <message>
        <source>Odds and steps</source>
        <translation>Stosunek sił i stopnie strat</translation>
    </message>
    <message>
        <source>The classic game: attack, defence and movement on every counter, odds, retreats and step losses, zones of control that stop, towns that are worth points. The easiest to begin with.</source>
        <translation>Gra klasyczna: atak, obrona i ruch na każdym żetonie, stosunek sił, odwroty i straty stopniami, strefy kontroli, które zatrzymują, miasta warte punkty. Od niej zacząć najłatwiej.</translation>
    </message>
    <message>
        <source>Differences and supply</source>
        <translation>Różnice i zaopatrzenie</translation>
    </message>
    <message>
        <source>Divisions and railways: the difference of strengths picks the column, supply is traced to the railhead, mud slows everything, losses come back as replacements.</source>
        <translation>Dywizje i koleje: kolumnę wybiera różnica sił, zaopatrzenie prowadzi się od stacji, błoto wszystko spowalnia, straty wracają jako uzupełnienia.</translation>
    </message>
    <message>
        <source>Brigades and chits</source>
        <translation>Brygady i żetony</translation>
    </message>
    <message>
        <source>Battalions with facing and fire: a chit for each brigade decides who acts, units get shaken and rout, an army breaks at its losses, the weather is rolled for.</source>
        <translation>Bataliony ze zwrotem i ogniem: żeton każdej brygady decyduje, kto działa, jednostki chwieją się i pierzchają, armia załamuje się od strat, o pogodę się rzuca.</translation>
    </message>
    <message>
        <source>With its &amp;sample: map, counters and set-up</source>
        <translation>Z &amp;przykładem: mapa, żetony i rozstawienie</translation>
    </message>
    <message>
        <source>The whole sample as a battle of your own, to change; otherwise an empty map</source>
        <translation>Cały przykład jako własna bitwa, do zmiany; bez tego pusta mapa</translation>
    </message>
    <message>
        <source>Common terrain and nothing else: every rule is yours to make.</source>
        <translation>Zwykły teren i nic więcej: każda zasada do zrobienia.</translation>
    </message>
    <message>
        <source>%1, as in “%2”</source>
        <translation>%1, jak w „%2”</translation>
    </message>
    <message>
        <source>Begin with a scan</source>
        <translation>Początek od skanu</translation>
    </message>
    <message>
        <source>From a s&amp;can…</source>
        <translation>Ze s&amp;kanu…</translation>
    </message>
    <message>
        <source>Begin with a scan of a printed map: some numbers typed at their places say how its hexes lie.</source>
        <translation>Zaczyna od skanu drukowanej mapy: kilka numerów wpisanych w ich miejscach mówi, jak leżą jej pola.</translation>
    </message>
    <message>
        <source>A map of my o&amp;wn</source>
        <translation>&amp;Własna mapa</translation>
    </message>
    <message>
        <source>New battle from a scan</source>
        <translation>Nowa bitwa ze skanu</translation>
    </message>
    <message>
        <source>“%1”: %2</source>
        <translation>„%1”: %2</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::NewRecordDialog</name>
    <message>
        <source>Add: %1</source>
        <translation>Dodawanie: %1</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Dodaj</translation>
    </message>
    <message>
        <source>Still to be filled in: %1.</source>
        <translation>Do wypełnienia: %1.</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::NewRuleDialog</name>
    <message>
        <source>New rule</source>
        <translation>Nowa zasada</translation>
    </message>
    <message>
        <source>Kind of rule</source>
        <translation>Rodzaj zasady</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Tytuł</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>Utwórz</translation>
    </message>
    <message>
        <source>Its fields follow; nothing of it is final.</source>
        <translation>Dalej są jej pola; nic nie jest ostateczne.</translation>
    </message>
    <message>
        <source>Give it a title.</source>
        <translation>Nadaj jej tytuł.</translation>
    </message>
    <message>
        <source>The battle has nothing that it could belong to yet: %1.</source>
        <translation>Bitwa nie ma jeszcze niczego, do czego mogłaby należeć: %1.</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::NoticeBar</name>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::NumbersSketch</name>
    <message>
        <source>The first hexes and their numbers</source>
        <translation>Pierwsze pola i ich numery</translation>
    </message>
    <message>
        <source>The upper left hex is %1.</source>
        <translation>Lewe górne pole to %1.</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::OptionForm</name>
    <message>
        <source>Choose…</source>
        <translation>Wybierz…</translation>
    </message>
    <message>
        <source>Choose a file</source>
        <translation>Wybór pliku</translation>
    </message>
    <message>
        <source>Tick at least one under “%1”.</source>
        <translation>Zaznacz przynajmniej jedną pozycję w „%1”.</translation>
    </message>
    <message>
        <source>As the battle asks</source>
        <translation>Zgodnie z bitwą</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::OrderPage</name>
    <message>
        <source>Orders of the set-up</source>
        <translation>Rozkazy przy rozstawieniu</translation>
    </message>
    <message>
        <source>&amp;Army</source>
        <translation>&amp;Armia</translation>
    </message>
    <message>
        <source>&amp;Is to</source>
        <translation>&amp;Ma</translation>
    </message>
    <message>
        <source>&amp;How many</source>
        <translation>&amp;Ile</translation>
    </message>
    <message>
        <source>Which counters: those that fit all that is chosen</source>
        <translation>Które żetony: te, do których pasuje wszystko, co wybrano</translation>
    </message>
    <message>
        <source>Duplicate the order</source>
        <translation>Powielenie rozkazu</translation>
    </message>
    <message>
        <source>Move the order</source>
        <translation>Przesunięcie rozkazu</translation>
    </message>
    <message>
        <source>Delete the order “%1”</source>
        <translation>Usunięcie rozkazu „%1”</translation>
    </message>
    <message>
        <source>From %1. A change gives this scenario the orders of %2 as its own.</source>
        <translation>Ze scenariusza „%1”. Zmiana da temu scenariuszowi rozkazy armii „%2” jako własne.</translation>
    </message>
    <message>
        <source>It is the only order of this army, and inherited: the scenario would inherit it again.</source>
        <translation>To jedyny rozkaz tej armii, i to odziedziczony: scenariusz odziedziczyłby go znowu.</translation>
    </message>
    <message>
        <source>Add an order</source>
        <translation>Dodanie rozkazu</translation>
    </message>
    <message>
        <source>Change the order to “%1”</source>
        <translation>Zmiana rozkazu na „%1”</translation>
    </message>
    <message>
        <source>No order yet. An order counts counters out before play: so many that fit a description, such as five units of one type, begin weakened, take no part, or are taken away as markers.

Make the first with + below the list.</source>
        <translation>Nie ma jeszcze rozkazów. Rozkaz odlicza żetony przed grą: podana liczba pasujących do opisu, np. pięć jednostek jednego typu, zaczyna grę osłabiona, nie bierze w niej udziału albo, jeśli to znaczniki, zostaje usunięta.

Dodaj pierwszy przyciskiem + pod listą.</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::OrderWords</name>
    <message>
        <source>weaken</source>
        <translation>osłabić</translation>
    </message>
    <message>
        <source>leave out</source>
        <translation>wyłączyć</translation>
    </message>
    <message>
        <source>take away</source>
        <translation>usunąć</translation>
    </message>
    <message>
        <source>Unit types</source>
        <translation>Typy jednostek</translation>
    </message>
    <message>
        <source>Arms</source>
        <translation>Rodzaje broni</translation>
    </message>
    <message>
        <source>Units by name</source>
        <translation>Jednostki z nazwy</translation>
    </message>
    <message>
        <source>Marker instead of units</source>
        <translation>Znacznik zamiast jednostek</translation>
    </message>
    <message>
        <source>Down to points</source>
        <translation>Do ilu punktów</translation>
    </message>
    <message>
        <source>In the phase</source>
        <translation>W fazie</translation>
    </message>
    <message>
        <source>Units enter</source>
        <translation>Jednostki wchodzą do</translation>
    </message>
    <message>
        <source>Units cross</source>
        <translation>Jednostki przekraczają</translation>
    </message>
    <message>
        <source>Attack on</source>
        <translation>Atak na</translation>
    </message>
    <message>
        <source>Leader</source>
        <translation>Dowódca</translation>
    </message>
    <message>
        <source>What befalls him</source>
        <translation>Co go spotyka</translation>
    </message>
    <message>
        <source>Loss of a unit of type</source>
        <translation>Utrata jednostki typu</translation>
    </message>
    <message>
        <source>In turn</source>
        <translation>W etapie</translation>
    </message>
    <message>
        <source>Track</source>
        <translation>Tor</translation>
    </message>
    <message>
        <source>Shows</source>
        <translation>Pokazuje</translation>
    </message>
    <message>
        <source>Units taken away</source>
        <translation>Usuwane jednostki</translation>
    </message>
    <message>
        <source>Army</source>
        <translation>Armia</translation>
    </message>
    <message>
        <source>Of these, at least</source>
        <translation>W tym co najmniej</translation>
    </message>
    <message>
        <source>Out of the game</source>
        <translation>Poza grą</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Zapas</translation>
    </message>
    <message>
        <source>Loses</source>
        <translation>Traci</translation>
    </message>
    <message>
        <source>May move from then on</source>
        <translation>Odtąd może się ruszać</translation>
    </message>
    <message>
        <source>Wins at once</source>
        <translation>Od razu wygrywa</translation>
    </message>
    <message>
        <source>Or sooner, if</source>
        <translation>Lub wcześniej, gdy</translation>
    </message>
    <message>
        <source>retreats</source>
        <translation>wycofuje się</translation>
    </message>
    <message>
        <source>is killed</source>
        <translation>ginie</translation>
    </message>
    <message>
        <source>those units</source>
        <translation>te jednostki</translation>
    </message>
    <message>
        <source>attacked</source>
        <translation>zaatakowana</translation>
    </message>
    <message>
        <source>movement</source>
        <translation>ruch</translation>
    </message>
    <message>
        <source>attack</source>
        <translation>atak</translation>
    </message>
    <message>
        <source>artillery</source>
        <translation>artyleria</translation>
    </message>
    <message>
        <source>in the phase “%1” (%2)</source>
        <translation>w fazie „%1” (%2)</translation>
    </message>
    <message>
        <source>in the phase “%1”</source>
        <translation>w fazie „%1”</translation>
    </message>
    <message>
        <source>loss of a unit: %1 (%2)</source>
        <translation>utrata jednostki: %1 (%2)</translation>
    </message>
    <message>
        <source>loss of a unit: %1</source>
        <translation>utrata jednostki: %1</translation>
    </message>
    <message>
        <source>units enter “%1”</source>
        <translation>jednostki wchodzą do „%1”</translation>
    </message>
    <message>
        <source>units cross “%1”</source>
        <translation>jednostki przekraczają „%1”</translation>
    </message>
    <message>
        <source>attack on “%1”</source>
        <translation>atak na „%1”</translation>
    </message>
    <message>
        <source>turn %1</source>
        <translation>etap %1</translation>
    </message>
    <message>
        <source>if “%1” shows “%2”</source>
        <translation>jeśli „%1” pokazuje „%2”</translation>
    </message>
    <message numerus="yes">
        <source>%n units are taken away</source>
        <translation>
            <numerusform>usuwa się %n jednostkę</numerusform>
            <numerusform>usuwa się %n jednostki</numerusform>
            <numerusform>usuwa się %n jednostek</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>what, of whom</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>those units are out of the game</source>
        <translation>te jednostki wypadają z gry</translation>
    </message>
    <message>
        <source>%1: −%2</source>
        <comment>stock, what it loses</comment>
        <translation>%1: −%2</translation>
    </message>
    <message>
        <source> or </source>
        <translation> lub </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>leader, what befalls him</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>army, number</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>, of these %1</source>
        <translation>, w tym %1</translation>
    </message>
    <message>
        <source>Whose</source>
        <translation>Czyja</translation>
    </message>
    <message>
        <source>From turn</source>
        <translation>Od etapu</translation>
    </message>
    <message>
        <source>%1: %2 %3 × ? (can&apos;t be read)</source>
        <translation>%1: %2 %3 × ? (nie da się odczytać)</translation>
    </message>
    <message>
        <source>any unit</source>
        <translation>dowolna jednostka</translation>
    </message>
    <message>
        <source>%1: %2 %3 × %4</source>
        <comment>army, verb, number, of what</comment>
        <translation>%1: %2 %3 × %4</translation>
    </message>
    <message numerus="yes">
        <source>%1 to %n points</source>
        <translation>
            <numerusform>%1 do %n punktu</numerusform>
            <numerusform>%1 do %n punktów</numerusform>
            <numerusform>%1 do %n punktów</numerusform>
        </translation>
    </message>
    <message>
        <source>never</source>
        <translation>nigdy</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <comment>event, when, what happens</comment>
        <translation>%1: %2 → %3</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nic</translation>
    </message>
    <message>
        <source>moving allowed from then on: “%1”</source>
        <translation>odtąd może się ruszać: „%1”</translation>
    </message>
    <message>
        <source>immediate victory: “%1”</source>
        <translation>natychmiast wygrywa: „%1”</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::OrdersDialog</name>
    <message>
        <source>Orders and events</source>
        <translation>Rozkazy i zdarzenia</translation>
    </message>
    <message>
        <source>&amp;Orders of the set-up</source>
        <translation>&amp;Rozkazy przy rozstawieniu</translation>
    </message>
    <message>
        <source>&amp;Events</source>
        <translation>&amp;Zdarzenia</translation>
    </message>
    <message>
        <source>S&amp;tocks and tracks</source>
        <translation>Zapasy i &amp;tory</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::OriginMark</name>
    <message>
        <source>Say it of the &amp;whole row, where a field doesn&apos;t say otherwise</source>
        <translation>Powiedz to o &amp;całym wierszu, o ile rubryka nie mówi inaczej</translation>
    </message>
    <message>
        <source>Say &amp;nothing</source>
        <translation>Nie mów &amp;nic</translation>
    </message>
    <message>
        <source>Where it comes from</source>
        <translation>Skąd pochodzi</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Origin of %1</source>
        <translation>Pochodzenie: %1</translation>
    </message>
    <message>
        <source>origin…</source>
        <translation>źródło…</translation>
    </message>
    <message>
        <source>Nothing is said of where this comes from.</source>
        <translation>Nie powiedziano, skąd to pochodzi.</translation>
    </message>
    <message>
        <source>Where it comes from: %1</source>
        <translation>Skąd pochodzi: %1</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::OriginNote</name>
    <message>
        <source>%1: go back to the inherited value</source>
        <translation>%1: przywróć wartość odziedziczoną</translation>
    </message>
    <message>
        <source>Go back to the inherited value.</source>
        <translation>Przywróć wartość odziedziczoną.</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::PagePreview</name>
    <message>
        <source>The sheets as they will be</source>
        <translation>Arkusze, jakie będą</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::PaintVerbs</name>
    <message>
        <source>nothing</source>
        <translation>brak</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message numerus="yes">
        <source>Paint %1, %n hex(es)</source>
        <translation>
            <numerusform>Malowanie: %1, %n pole</numerusform>
            <numerusform>Malowanie: %1, %n pola</numerusform>
            <numerusform>Malowanie: %1, %n pól</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 lies here already</source>
        <translation>%1 już tu jest</translation>
    </message>
    <message>
        <source>%1 is kept, as ticked above the map</source>
        <translation>%1 zostaje, jak zaznaczono nad mapą</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::PalettePanel</name>
    <message>
        <source>Brush</source>
        <translation>Pędzel</translation>
    </message>
    <message>
        <source>&amp;Radius</source>
        <translation>P&amp;romień</translation>
    </message>
    <message>
        <source>Brush radius</source>
        <translation>Promień pędzla</translation>
    </message>
    <message>
        <source>The keys [ and ] make the brush smaller and larger.</source>
        <translation>Klawisze [ i ] zmniejszają i powiększają pędzel.</translation>
    </message>
    <message>
        <source>The rules of this battle know no terrain yet, so there is nothing to paint with.</source>
        <translation>Zasady tej bitwy nie znają jeszcze żadnego terenu, więc nie ma czym malować.</translation>
    </message>
    <message>
        <source>Open a battle to see its terrain.</source>
        <translation>Otwórz bitwę, aby zobaczyć jej teren.</translation>
    </message>
    <message>
        <source>The brush covers one hex.</source>
        <translation>Pędzel obejmuje jedno pole.</translation>
    </message>
    <message numerus="yes">
        <source>The brush covers %n hexes.</source>
        <translation>
            <numerusform>Pędzel obejmuje %n pole.</numerusform>
            <numerusform>Pędzel obejmuje %n pola.</numerusform>
            <numerusform>Pędzel obejmuje %n pól.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stamps</source>
        <translation>Stemple</translation>
    </message>
    <message>
        <source>Ctrl+1 to 9 keeps</source>
        <translation>Ctrl+1 do 9 zachowuje</translation>
    </message>
    <message>
        <source>Terrain library…</source>
        <translation>Biblioteka terenów…</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::PaperPreview</name>
    <message>
        <source>Preview of the pages</source>
        <translation>Podgląd stron</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n strona</numerusform>
            <numerusform>%n strony</numerusform>
            <numerusform>%n stron</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>redoubt::editor::ParagraphItems</name>
    <message>
        <source>Enter leads to the first: %1.</source>
        <translation>Enter prowadzi do pierwszego: %1.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>kind of row, name</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>No source has a paragraph %1</source>
        <translation>Żadne źródło nie ma paragrafu %1</translation>
    </message>
    <message>
        <source>Nothing in this battle cites %1</source>
        <translation>Nic w tej bitwie nie powołuje się na %1</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::PartField</name>
    <message>
        <source>The whole sheet</source>
        <translation>Cały arkusz</translation>
    </message>
    <message>
        <source>From hex</source>
        <translation>Od pola</translation>
    </message>
    <message>
        <source>First corner</source>
        <translation>Pierwszy róg</translation>
    </message>
    <message>
        <source>Opposite corner</source>
        <translation>Przeciwległy róg</translation>
    </message>
    <message>
        <source>to</source>
        <translation>do</translation>
    </message>
    <message>
        <source>Write the numbers of two hexes at opposite corners of the part.</source>
        <translation>Wpisz numery dwóch pól w przeciwległych rogach wycinka.</translation>
    </message>
    <message>
        <source>%1 is no hex of the map.</source>
        <translation>%1 nie jest polem tej mapy.</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::PartForm</name>
    <message>
        <source>Readable on the ground</source>
        <translation>Czytelny na tle</translation>
    </message>
    <message>
        <source>The ground</source>
        <translation>Tła</translation>
    </message>
    <message>
        <source>Of the army</source>
        <translation>Armii</translation>
    </message>
    <message>
        <source>Of the army, dark</source>
        <translation>Armii, ciemny</translation>
    </message>
    <message>
        <source>Of the army, pale</source>
        <translation>Armii, blady</translation>
    </message>
    <message>
        <source>Cream</source>
        <translation>Kremowy</translation>
    </message>
    <message>
        <source>Of the command</source>
        <translation>Dowództwa</translation>
    </message>
    <message>
        <source>Red of fire</source>
        <translation>Czerwień ognia</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Niebieski</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Złoty</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Biały</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Czarny</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Szary</translation>
    </message>
    <message>
        <source>Condensed bold</source>
        <translation>Wąskie pogrubione</translation>
    </message>
    <message>
        <source>Heavy, as figures</source>
        <translation>Grube, jak współczynniki</translation>
    </message>
    <message>
        <source>Serif bold</source>
        <translation>Szeryfowe pogrubione</translation>
    </message>
    <message>
        <source>Plain bold</source>
        <translation>Zwykłe pogrubione</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nazwa</translation>
    </message>
    <message>
        <source>Short name</source>
        <translation>Krótka nazwa</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Dowództwo</translation>
    </message>
    <message>
        <source>Hex it begins in</source>
        <translation>Pole początkowe</translation>
    </message>
    <message>
        <source>Number of the counter</source>
        <translation>Numer żetonu</translation>
    </message>
    <message>
        <source>State, such as having fired</source>
        <translation>Stan, np. po strzale</translation>
    </message>
    <message>
        <source>Formation</source>
        <translation>Szyk</translation>
    </message>
    <message>
        <source>Unit type</source>
        <translation>Rodzaj jednostki</translation>
    </message>
    <message>
        <source>Army</source>
        <translation>Armia</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Słowa</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Współczynnik</translation>
    </message>
    <message>
        <source>Symbol</source>
        <translation>Symbol</translation>
    </message>
    <message>
        <source>Size mark</source>
        <translation>Oznaczenie wielkości</translation>
    </message>
    <message>
        <source>Stars</source>
        <translation>Gwiazdki</translation>
    </message>
    <message>
        <source>Facing</source>
        <translation>Kierunek</translation>
    </message>
    <message>
        <source>Loss marker</source>
        <translation>Znacznik strat</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Pole</translation>
    </message>
    <message>
        <source>Stripes of commands</source>
        <translation>Paski dowództw</translation>
    </message>
    <message>
        <source>Sash of backs</source>
        <translation>Szarfa rewersów</translation>
    </message>
    <message>
        <source>Shows</source>
        <translation>Pokazuje</translation>
    </message>
    <message>
        <source>From the left, ‰</source>
        <translation>Od lewej, ‰</translation>
    </message>
    <message>
        <source>From the top, ‰</source>
        <translation>Od góry, ‰</translation>
    </message>
    <message>
        <source>Width, ‰</source>
        <translation>Szerokość, ‰</translation>
    </message>
    <message>
        <source>Height, ‰</source>
        <translation>Wysokość, ‰</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Kolor</translation>
    </message>
    <message>
        <source>On a ground of</source>
        <translation>Na tle koloru</translation>
    </message>
    <message>
        <source>Line round it</source>
        <translation>Obwódka</translation>
    </message>
    <message>
        <source>Round corners, ‰</source>
        <translation>Zaokrąglenie rogów, ‰</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Litery</translation>
    </message>
    <message>
        <source>Stands</source>
        <translation>Stoi</translation>
    </message>
    <message>
        <source>at the left</source>
        <translation>po lewej</translation>
    </message>
    <message>
        <source>in the middle</source>
        <translation>pośrodku</translation>
    </message>
    <message>
        <source>at the right</source>
        <translation>po prawej</translation>
    </message>
    <message>
        <source>Turned by degrees</source>
        <translation>Obrót w stopniach</translation>
    </message>
    <message>
        <source>On which side</source>
        <translation>Na której stronie</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>Na obu</translation>
    </message>
    <message>
        <source>Fronts only</source>
        <translation>Tylko na awersach</translation>
    </message>
    <message>
        <source>Backs only</source>
        <translation>Tylko na rewersach</translation>
    </message>
    <message>
        <source>At which size</source>
        <translation>Przy jakiej wielkości</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>Każdej</translation>
    </message>
    <message>
        <source>64 pixels and more, and in print</source>
        <translation>Od 64 pikseli i w druku</translation>
    </message>
    <message>
        <source>Below 64 pixels</source>
        <translation>Poniżej 64 pikseli</translation>
    </message>
    <message>
        <source>Only if it has</source>
        <translation>Tylko jeśli ma</translation>
    </message>
    <message>
        <source>– always –</source>
        <translation>– zawsze –</translation>
    </message>
    <message>
        <source>– none –</source>
        <translation>– brak –</translation>
    </message>
    <message>
        <source>Another…</source>
        <translation>Inny…</translation>
    </message>
    <message>
        <source>Morale</source>
        <translation>Morale</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Wielkość</translation>
    </message>
    <message>
        <source>Fire</source>
        <translation>Ogień</translation>
    </message>
    <message>
        <source>%1 (the rules have no such figure)</source>
        <translation>%1 (zasady nie mają takiego współczynnika)</translation>
    </message>
    <message>
        <source>– which? –</source>
        <translation>– który? –</translation>
    </message>
    <message>
        <source>That of the unit</source>
        <translation>Symbol jednostki</translation>
    </message>
    <message>
        <source>There is no font “%1” here; another is drawn in its place.</source>
        <translation>Nie ma tu kroju „%1”; zamiast niego rysowany jest inny.</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::PdfReader</name>
    <message>
        <source>%1 can&apos;t be read.</source>
        <translation>Nie można odczytać %1.</translation>
    </message>
    <message numerus="yes">
        <source>pdftotext had not finished after %n second(s) and was stopped. Import a part of the document.</source>
        <translation>
            <numerusform>pdftotext nie skończył po %n sekundzie i został zatrzymany. Zaimportuj część dokumentu.</numerusform>
            <numerusform>pdftotext nie skończył po %n sekundach i został zatrzymany. Zaimportuj część dokumentu.</numerusform>
            <numerusform>pdftotext nie skończył po %n sekundach i został zatrzymany. Zaimportuj część dokumentu.</numerusform>
        </translation>
    </message>
    <message>
        <source>pdftotext can&apos;t be started.</source>
        <translation>Nie można uruchomić programu pdftotext.</translation>
    </message>
    <message>
        <source>%1 is damaged or locked; its text can&apos;t be read.</source>
        <translation>Plik %1 jest uszkodzony albo zamknięty hasłem; nie można odczytać jego tekstu.</translation>
    </message>
    <message>
        <source>The text of a PDF is read by pdftotext, which is not installed; it is in the package poppler-utils.</source>
        <translation>Tekst z PDF-a odczytuje program pdftotext, którego tu nie ma; jest w pakiecie poppler-utils.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Zatrzymano.</translation>
    </message>
    <message>
        <source>%1 holds no text, perhaps only pictures of pages.</source>
        <translation>W pliku %1 nie ma tekstu, być może są tylko obrazy stron.</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::PictureEditor</name>
    <message>
        <source>Choose…</source>
        <translation>Wybierz…</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Brak</translation>
    </message>
    <message>
        <source>No picture</source>
        <translation>Bez obrazu</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>brak</translation>
    </message>
    <message>
        <source>The picture</source>
        <translation>Obraz</translation>
    </message>
    <message>
        <source>Choose a picture</source>
        <translation>Wybór obrazu</translation>
    </message>
    <message>
        <source>Pictures (%1)</source>
        <translation>Obrazy (%1)</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::PictureView</name>
    <message>
        <source>%1 × %2 pixels</source>
        <translation>%1 × %2 pikseli</translation>
    </message>
    <message>
        <source>%1 × %2 mm</source>
        <translation>%1 × %2 mm</translation>
    </message>
    <message numerus="yes">
        <source>%n sheet(s) of %1, %2</source>
        <translation>
            <numerusform>%n arkusz %1, %2</numerusform>
            <numerusform>%n arkusze %1, %2</numerusform>
            <numerusform>%n arkuszy %1, %2</numerusform>
        </translation>
    </message>
    <message>
        <source>at %1 % of the true size</source>
        <translation>w skali %1%</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::PlaceField</name>
    <message>
        <source>Type a hex number, and if you like a facing after it.</source>
        <translation>Wpisz numer pola, a po nim, jeśli chcesz, zwrot.</translation>
    </message>
    <message>
        <source>There is no hex %1 on this map.</source>
        <translation>Na tej mapie nie ma pola %1.</translation>
    </message>
    <message>
        <source>%1 is no facing here: v0 to v5 are the vertices, clockwise from the top.</source>
        <translation>%1 nie jest tu zwrotem: v0 do v5 to wierzchołki, zgodnie z ruchem wskazówek zegara od góry.</translation>
    </message>
    <message>
        <source>%1 is no facing here: s0 to s5 are the hexsides, clockwise from the top.</source>
        <translation>%1 nie jest tu zwrotem: s0 do s5 to boki, zgodnie z ruchem wskazówek zegara od góry.</translation>
    </message>
    <message>
        <source>Place at hex</source>
        <translation>Ustaw na polu</translation>
    </message>
    <message>
        <source>Type where %1 goes and press Enter: a hex number, and if you like a facing.</source>
        <translation>Wpisz, gdzie ma stanąć %1, i naciśnij Enter: numer pola, a jeśli chcesz, także zwrot.</translation>
    </message>
    <message>
        <source>Place at hex number</source>
        <translation>Ustaw na polu nr</translation>
    </message>
    <message>
        <source>Place %1 at hex number</source>
        <translation>Numer pola: %1</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::PoolPage</name>
    <message>
        <source>Activations</source>
        <translation>Aktywacje</translation>
    </message>
    <message>
        <source>This scenario has no schedule of activations: the rules alone say whose chits are in the pool. A schedule says so turn by turn: who is in the pool, how many the player chooses, who is not available, who opens a turn.

Make the first line with + below the list.</source>
        <translation>Ten scenariusz nie ma harmonogramu aktywacji: o tym, czyje znaczniki aktywacji są w puli, mówią same zasady. Harmonogram mówi to etap po etapie: kto jest w puli, ilu wybiera gracz, kto jest niedostępny, kto zaczyna etap.

Dodaj pierwszy wiersz przyciskiem + pod listą.</translation>
    </message>
    <message>
        <source>as the rules say</source>
        <translation>według zasad</translation>
    </message>
    <message>
        <source>all leaders of the army</source>
        <translation>wszystkich dowódców armii</translation>
    </message>
    <message>
        <source>only these</source>
        <translation>tylko tych</translation>
    </message>
    <message>
        <source>all but these</source>
        <translation>wszystkich oprócz tych</translation>
    </message>
    <message>
        <source>&amp;Army</source>
        <translation>Ar&amp;mia</translation>
    </message>
    <message>
        <source>&amp;What holds</source>
        <translation>&amp;Co obowiązuje</translation>
    </message>
    <message>
        <source>&amp;Leader</source>
        <translation>&amp;Dowódca</translation>
    </message>
    <message>
        <source>&amp;From turn</source>
        <translation>&amp;Od etapu</translation>
    </message>
    <message>
        <source>&amp;To turn</source>
        <translation>Do &amp;etapu</translation>
    </message>
    <message>
        <source>&amp;How many</source>
        <translation>&amp;Ilu</translation>
    </message>
    <message>
        <source>A&amp;mong</source>
        <translation>Spoś&amp;ród</translation>
    </message>
    <message>
        <source>These leaders</source>
        <translation>Ci dowódcy</translation>
    </message>
    <message>
        <source>&amp;By the entry</source>
        <translation>Przez we&amp;jście</translation>
    </message>
    <message>
        <source>&amp;Note</source>
        <translation>Uwa&amp;ga</translation>
    </message>
    <message>
        <source>Duplicate a line of the schedule</source>
        <translation>Powielenie wiersza harmonogramu</translation>
    </message>
    <message>
        <source>Delete “%1”</source>
        <translation>Usunięcie wiersza „%1”</translation>
    </message>
    <message>
        <source>From %1. A change gives this scenario the lines of %2 as its own.</source>
        <translation>Ze scenariusza %1. Zmiana da temu scenariuszowi własne wiersze armii: %2.</translation>
    </message>
    <message>
        <source>— those below</source>
        <translation>– ci poniżej</translation>
    </message>
    <message>
        <source>— not said</source>
        <translation>– nie podano</translation>
    </message>
    <message>
        <source>— that of his placement</source>
        <translation>– to z rozstawienia</translation>
    </message>
    <message>
        <source>It is the only line of this army, and inherited: the scenario would inherit it again.</source>
        <translation>To jedyny wiersz tej armii, i odziedziczony: scenariusz odziedziczyłby go znowu.</translation>
    </message>
    <message>
        <source>Add a line to the schedule</source>
        <translation>Dodanie wiersza do harmonogramu</translation>
    </message>
    <message>
        <source>Change the schedule to “%1”</source>
        <translation>Zmiana harmonogramu na „%1”</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::PresetRow</name>
    <message>
        <source>P&amp;reset</source>
        <translation>&amp;Ustawienia</translation>
    </message>
    <message>
        <source>&amp;Keep these choices…</source>
        <translation>&amp;Zachowaj te ustawienia…</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Brak</translation>
    </message>
    <message>
        <source>Keep these choices</source>
        <translation>Zachowanie ustawień</translation>
    </message>
    <message>
        <source>Name of the preset:</source>
        <translation>Nazwa ustawień:</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::PrintAndPlayDialog</name>
    <message>
        <source>Print and play</source>
        <translation>Wydrukuj i zagraj</translation>
    </message>
    <message>
        <source>The whole game as a folder: the map, the counters, the sheets for players, and a page that says how the game is made of them.</source>
        <translation>Cała gra jako folder: mapa, żetony, arkusze dla graczy i strona, która mówi, jak zrobić z tego grę.</translation>
    </message>
    <message>
        <source>&amp;Scenario</source>
        <translation>&amp;Scenariusz</translation>
    </message>
    <message>
        <source>&amp;Make the folder…</source>
        <translation>Utwórz &amp;folder…</translation>
    </message>
    <message>
        <source>The battle has no scenario.</source>
        <translation>Bitwa nie ma scenariusza.</translation>
    </message>
    <message>
        <source>Where to make the folder</source>
        <translation>Gdzie utworzyć folder</translation>
    </message>
    <message>
        <source>game</source>
        <translation>gra</translation>
    </message>
    <message>
        <source>print</source>
        <translation>druk</translation>
    </message>
    <message>
        <source>There is a folder %1 already. Replace its files?</source>
        <translation>Folder %1 już istnieje. Zastąpić jego pliki?</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Zatrzymaj</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n strona</numerusform>
            <numerusform>%n strony</numerusform>
            <numerusform>%n stron</numerusform>
        </translation>
    </message>
    <message>
        <source>Made: &lt;a href=&quot;#&quot;&gt;%1&lt;/a&gt;</source>
        <translation>Utworzono: &lt;a href=&quot;#&quot;&gt;%1&lt;/a&gt;</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::PrintCountersDialog</name>
    <message>
        <source>Print counters</source>
        <translation>Druk żetonów</translation>
    </message>
    <message>
        <source>&amp;Sheets</source>
        <translation>&amp;Arkusze</translation>
    </message>
    <message>
        <source>&amp;Changed since</source>
        <translation>&amp;Zmienione od</translation>
    </message>
    <message>
        <source>Only counters that look otherwise than in that version: a sheet of corrections for those who have the others already.</source>
        <translation>Tylko żetony, które wyglądają inaczej niż w tej wersji: arkusz poprawek dla tych, którzy pozostałe już mają.</translation>
    </message>
    <message>
        <source>&amp;Counters</source>
        <translation>&amp;Żetony</translation>
    </message>
    <message>
        <source>&amp;Printer</source>
        <translation>&amp;Drukarka</translation>
    </message>
    <message>
        <source>P&amp;rinter and die</source>
        <translation>D&amp;rukarka i wykrojnik</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Zapisz &amp;jako…</translation>
    </message>
    <message>
        <source>Pr&amp;int…</source>
        <translation>Dr&amp;ukuj…</translation>
    </message>
    <message>
        <source>counters</source>
        <translation>zetony</translation>
    </message>
    <message>
        <source>– all of them –</source>
        <translation>– wszystkie –</translation>
    </message>
    <message>
        <source>The file has no versions; Ctrl+S makes one.</source>
        <translation>Plik nie ma żadnej wersji; tworzy ją Ctrl+S.</translation>
    </message>
    <message>
        <source>No counter is chosen.</source>
        <translation>Nie wybrano żadnego żetonu.</translation>
    </message>
    <message>
        <source>No counter looks otherwise than in that version.</source>
        <translation>Żaden żeton nie wygląda inaczej niż w tej wersji.</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1 na %2</translation>
    </message>
    <message numerus="yes">
        <source>%n counter(s)</source>
        <translation>
            <numerusform>%n żeton</numerusform>
            <numerusform>%n żetony</numerusform>
            <numerusform>%n żetonów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sheet(s) of paper</source>
        <translation>
            <numerusform>%n arkuszu papieru</numerusform>
            <numerusform>%n arkuszach papieru</numerusform>
            <numerusform>%n arkuszach papieru</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Zatrzymaj</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>Zapisano: %1</translation>
    </message>
    <message>
        <source>The printer refuses the sheets.</source>
        <translation>Drukarka odmawia wydruku arkuszy.</translation>
    </message>
    <message>
        <source>Printing the counters</source>
        <translation>Drukowanie żetonów</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::PrintDialog</name>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation>Zapisz jako P&amp;DF…</translation>
    </message>
    <message>
        <source>Print the map</source>
        <translation>Druk mapy</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drukuj…</translation>
    </message>
    <message>
        <source>Printing the map</source>
        <translation>Drukowanie mapy</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Zatrzymaj</translation>
    </message>
    <message>
        <source>The printer refuses the map.</source>
        <translation>Drukarka nie przyjmuje mapy.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::PrinterOffsets</name>
    <message>
        <source>Printer</source>
        <translation>Drukarka</translation>
    </message>
    <message>
        <source>Each printer shifts backs by itself; a name of your own can be typed.</source>
        <translation>Każda drukarka przesuwa rewersy po swojemu; można wpisać własną nazwę.</translation>
    </message>
    <message>
        <source>My printer</source>
        <translation>Moja drukarka</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::ProblemCounts</name>
    <message>
        <source>Show the problems</source>
        <translation>Pokaż problemy</translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n błąd</numerusform>
            <numerusform>%n błędy</numerusform>
            <numerusform>%n błędów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n ostrzeżenie</numerusform>
            <numerusform>%n ostrzeżenia</numerusform>
            <numerusform>%n ostrzeżeń</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation>
            <numerusform>%n uwaga</numerusform>
            <numerusform>%n uwagi</numerusform>
            <numerusform>%n uwag</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>redoubt::editor::ProblemsModel</name>
    <message>
        <source>By %1</source>
        <translation>Według %1</translation>
    </message>
    <message>
        <source>Waived: %1</source>
        <translation>Pominięte: %1</translation>
    </message>
    <message>
        <source>%1: %2 %3 %4</source>
        <translation>%1: %2 %3 %4</translation>
    </message>
    <message>
        <source>Waived. %1</source>
        <translation>Pominięte. %1</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Przywróć</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Pokaż</translation>
    </message>
    <message>
        <source>Hex %1</source>
        <translation>Pole %1</translation>
    </message>
    <message>
        <source>Hexes %1</source>
        <translation>Pola %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>holds in: %1</source>
        <translation>dotyczy: %1</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::ProblemsPanel</name>
    <message>
        <source>Problems of one kind with one subject are waived together.</source>
        <translation>Problemy jednego rodzaju, które dotyczą tego samego, pomija się razem.</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problemy</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtr</translation>
    </message>
    <message>
        <source>Filter problems</source>
        <translation>Filtr problemów</translation>
    </message>
    <message>
        <source>Fix: %1</source>
        <translation>Poprawka: %1</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Przywróć</translation>
    </message>
    <message>
        <source>Waive…</source>
        <translation>Pomiń…</translation>
    </message>
    <message>
        <source>Waive a problem</source>
        <translation>Pominięcie problemu</translation>
    </message>
    <message>
        <source>Why may this stay as it is?

%1</source>
        <translation>Dlaczego może tak zostać?

%1</translation>
    </message>
    <message>
        <source>Waive</source>
        <translation>Pomiń</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Waived %1</source>
        <translation>Pominięte %1</translation>
    </message>
    <message>
        <source>No battle is open.</source>
        <translation>Nie otwarto żadnej bitwy.</translation>
    </message>
    <message>
        <source>No problems found</source>
        <translation>Nie znaleziono problemów</translation>
    </message>
    <message numerus="yes">
        <source>The filters hide %n problems.</source>
        <translation>
            <numerusform>Filtry ukrywają %n problem.</numerusform>
            <numerusform>Filtry ukrywają %n problemy.</numerusform>
            <numerusform>Filtry ukrywają %n problemów.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show the house check</source>
        <translation>Pokaż własne sprawdzenie</translation>
    </message>
    <message>
        <source>%1; counted in each variant: %2</source>
        <translation>%1; licząc w każdym wariancie: %2</translation>
    </message>
    <message numerus="yes">
        <source>Waive %n problems…</source>
        <translation>
            <numerusform>Pomiń %n problem…</numerusform>
            <numerusform>Pomiń %n problemy…</numerusform>
            <numerusform>Pomiń %n problemów…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Restore %n problems</source>
        <translation>
            <numerusform>Przywróć %n problem</numerusform>
            <numerusform>Przywróć %n problemy</numerusform>
            <numerusform>Przywróć %n problemów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>… i jeszcze %n</numerusform>
            <numerusform>… i jeszcze %n</numerusform>
            <numerusform>… i jeszcze %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Waive %n problems</source>
        <translation>
            <numerusform>Pominięcie %n problemu</numerusform>
            <numerusform>Pominięcie %n problemów</numerusform>
            <numerusform>Pominięcie %n problemów</numerusform>
        </translation>
    </message>
    <message>
        <source>Why may these stay as they are? The reason is kept with each.

%1</source>
        <translation>Dlaczego mogą zostać tak, jak są? Powód zostanie zapisany przy każdym.

%1</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::ProofDialog</name>
    <message>
        <source>Follow on the &amp;map</source>
        <translation>Pokazuj na &amp;mapie</translation>
    </message>
    <message>
        <source>&amp;Previous</source>
        <translation>&amp;Poprzednia</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Następna</translation>
    </message>
    <message>
        <source>&amp;Wrong</source>
        <translation>Ź&amp;le</translation>
    </message>
    <message>
        <source>Take &amp;back</source>
        <translation>&amp;Wycofaj</translation>
    </message>
    <message>
        <source>&amp;Confirm</source>
        <translation>P&amp;otwierdź</translation>
    </message>
    <message>
        <source>To be proved</source>
        <translation>Do sprawdzenia</translation>
    </message>
    <message>
        <source>Changed since</source>
        <translation>Zmienione potem</translation>
    </message>
    <message>
        <source>Confirmed</source>
        <translation>Potwierdzone</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Wszystkie</translation>
    </message>
    <message>
        <source>Of any status</source>
        <translation>O każdym statusie</translation>
    </message>
    <message>
        <source>Which values</source>
        <translation>Które wartości</translation>
    </message>
    <message>
        <source>Status of the values</source>
        <translation>Status wartości</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Wartości</translation>
    </message>
    <message>
        <source>&amp;You:</source>
        <translation>&amp;Ty:</translation>
    </message>
    <message>
        <source>It is as the source has it: Enter, in a field Ctrl+Enter</source>
        <translation>Jest tak jak w źródle: Enter, w polu Ctrl+Enter</translation>
    </message>
    <message>
        <source>Leave it open: Space</source>
        <translation>Zostaw do sprawdzenia: spacja</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Backspace</translation>
    </message>
    <message>
        <source>Set it right here: F2</source>
        <translation>Popraw ją tutaj: F2</translation>
    </message>
    <message>
        <source>Say no more that it was confirmed: Delete</source>
        <translation>Nie mów już, że ją potwierdzono: Delete</translation>
    </message>
    <message>
        <source>Bring the hex of the value into the middle of the map, with the scan that lies there.</source>
        <translation>Przesuń pole wartości na środek mapy, razem ze skanem, który tam leży.</translation>
    </message>
    <message>
        <source>Nothing here is listed any more.</source>
        <translation>Na liście nie ma już nic.</translation>
    </message>
    <message>
        <source>%1 is there</source>
        <translation>%1: jest</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>„%1”</translation>
    </message>
    <message>
        <source>Confirmed by %1, %2</source>
        <translation>Potwierdza: %1, %2</translation>
    </message>
    <message>
        <source>%1 confirmed another value, %2</source>
        <translation>Inną wartość potwierdza: %1, %2</translation>
    </message>
    <message>
        <source>Write your name, so that it can be told who confirmed what.</source>
        <translation>Wpisz swoje nazwisko, by było wiadomo, kto co potwierdził.</translation>
    </message>
    <message>
        <source>Confirm %1</source>
        <translation>Potwierdzenie: %1</translation>
    </message>
    <message>
        <source>Take back: %1</source>
        <translation>Wycofanie: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n value(s)</source>
        <translation>
            <numerusform>%n wartość</numerusform>
            <numerusform>%n wartości</numerusform>
            <numerusform>%n wartości</numerusform>
        </translation>
    </message>
    <message>
        <source>Set right: %1, %2</source>
        <translation>Poprawka: %1, %2</translation>
    </message>
    <message>
        <source>Proofreading</source>
        <translation>Sprawdzanie ze źródłem</translation>
    </message>
    <message>
        <source>The counter in print</source>
        <translation>Żeton w druku</translation>
    </message>
    <message>
        <source>Confirm &amp;all listed</source>
        <translation>Potwierdź w&amp;szystkie z listy</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::ProofModel</name>
    <message>
        <source>What</source>
        <translation>Co</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Rubryka</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wartość</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Proof</source>
        <translation>Stan</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::ProofReader</name>
    <message>
        <source>Your name</source>
        <translation>Twoje nazwisko</translation>
    </message>
    <message>
        <source>Whoever confirms a value is named in the file, with the time.</source>
        <translation>Kto potwierdza wartość, tego nazwisko zostaje w pliku, wraz z czasem.</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::ProofState</name>
    <message>
        <source>confirmed</source>
        <translation>potwierdzone</translation>
    </message>
    <message>
        <source>changed since</source>
        <translation>zmienione potem</translation>
    </message>
    <message>
        <source>open</source>
        <translation>do sprawdzenia</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::ProofTopics</name>
    <message>
        <source>%1 of %2 values are confirmed; %3 are printed, %4 derived, %5 estimated, %6 unknown.</source>
        <translation>Potwierdzonych wartości: %1 z %2; wydrukowanych: %3, wywnioskowanych: %4, szacunkowych: %5, nieznanych: %6.</translation>
    </message>
    <message>
        <source>Topics</source>
        <translation>Tematy</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::ProposalTool</name>
    <message>
        <source>%1 (%2 %)</source>
        <translation>%1 (%2%)</translation>
    </message>
    <message>
        <source>There are no proposals; the dock Terrain proposals makes them</source>
        <translation>Nie ma propozycji; robi je panel Propozycje terenu</translation>
    </message>
    <message>
        <source>%1, %2 % certain</source>
        <translation>%1, pewność %2%</translation>
    </message>
    <message>
        <source>%1, %2 % certain; otherwise %3</source>
        <translation>%1, pewność %2%; inaczej %3</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::ProposalsPanel</name>
    <message>
        <source>Its hexes are right as they are, bare ground too.</source>
        <translation>Jego pola są takie, jak trzeba, także goły grunt.</translation>
    </message>
    <message>
        <source>Takes the added hexes from the samples.</source>
        <translation>Zabiera dodane pola ze wzorów.</translation>
    </message>
    <message>
        <source>Samples by kind</source>
        <translation>Wzory według rodzaju</translation>
    </message>
    <message>
        <source>Selects the open hex of which the proposal is least certain (F8).</source>
        <translation>Zaznacza niepotwierdzone pole o najmniej pewnej propozycji (F8).</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Obraz</translation>
    </message>
    <message>
        <source>All hexes with other terrain than bare ground, those whose terrain was confirmed, and all hexsides and ways that are drawn.</source>
        <translation>Wszystkie pola o terenie innym niż czysty, te, których teren potwierdzono, oraz wszystkie narysowane boki i drogi.</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Postęp</translation>
    </message>
    <message>
        <source>Paint some hexes of each kind, and add an area with bare ground. The rest is proposed from the picture; what you confirm teaches the rest.</source>
        <translation>Pomaluj kilka pól każdego rodzaju i dodaj obszar z gołym gruntem. Reszta jest proponowana z obrazu; to, co potwierdzisz, uczy reszty.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>kind of terrain: number of samples</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The picture is being looked at…</source>
        <translation>Trwa oglądanie obrazu…</translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es) are proposed.</source>
        <translation>
            <numerusform>Zaproponowano %n pole.</numerusform>
            <numerusform>Zaproponowano %n pola.</numerusform>
            <numerusform>Zaproponowano %n pól.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them are uncertain.</source>
        <translation>
            <numerusform>%n z nich jest niepewne.</numerusform>
            <numerusform>%n z nich są niepewne.</numerusform>
            <numerusform>%n z nich jest niepewnych.</numerusform>
        </translation>
    </message>
    <message>
        <source>No picture lies on the map. Transcribe &gt; Lay a picture under the map… takes one.</source>
        <translation>Na mapie nie leży żaden obraz. Bierze go Z druku &gt; Podłóż obraz pod mapę…</translation>
    </message>
    <message>
        <source>All that is painted is a sample</source>
        <translation>Wszystko, co namalowane, jest wzorem</translation>
    </message>
    <message>
        <source>Add the selected area</source>
        <translation>Dodaj zaznaczony obszar</translation>
    </message>
    <message>
        <source>Forget those</source>
        <translation>Zapomnij dodane</translation>
    </message>
    <message>
        <source>Propose terrain</source>
        <translation>Proponuj teren</translation>
    </message>
    <message>
        <source>Least certain next</source>
        <translation>Następne najmniej pewne</translation>
    </message>
    <message>
        <source>Confirm the selected area</source>
        <translation>Potwierdź zaznaczony obszar</translation>
    </message>
    <message>
        <source>Take the proposals away</source>
        <translation>Zabierz propozycje</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Zatrzymaj</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::QuestionsView</name>
    <message>
        <source>contradiction</source>
        <translation>sprzeczność</translation>
    </message>
    <message>
        <source>gap</source>
        <translation>luka</translation>
    </message>
    <message>
        <source>misprint</source>
        <translation>błąd druku</translation>
    </message>
    <message>
        <source>ambiguity</source>
        <translation>niejasność</translation>
    </message>
    <message>
        <source>No question passes the filters.</source>
        <translation>Żadne pytanie nie przechodzi przez filtry.</translation>
    </message>
    <message>
        <source>Filter by words or paragraph</source>
        <translation>Filtruj po słowach lub paragrafie</translation>
    </message>
    <message>
        <source>Filter the questions</source>
        <translation>Filtruj pytania</translation>
    </message>
    <message>
        <source>Open or answered questions</source>
        <translation>Pytania otwarte lub z odpowiedzią</translation>
    </message>
    <message>
        <source>Open and answered</source>
        <translation>Otwarte i z odpowiedzią</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Otwarte</translation>
    </message>
    <message>
        <source>Answered</source>
        <translation>Z odpowiedzią</translation>
    </message>
    <message>
        <source>Kind of question</source>
        <translation>Rodzaj pytania</translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>Wszystkie rodzaje</translation>
    </message>
    <message>
        <source>of the rules it began with</source>
        <translation>z zasad, od których zaczęto</translation>
    </message>
    <message>
        <source>Open: the file doesn&apos;t say how it reads this.</source>
        <translation>Otwarte: plik nie podaje, jak to przyjęto.</translation>
    </message>
    <message>
        <source>Read as: %1</source>
        <translation>Przyjęto: %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 z %2</translation>
    </message>
    <message>
        <source>Questions (%1; open: %2)</source>
        <translation>Pytania (%1; otwarte: %2)</translation>
    </message>
    <message>
        <source>The questions and how they are read</source>
        <translation>Pytania i jak je rozstrzygnięto</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::QuickPopup</name>
    <message>
        <source>Found</source>
        <translation>Znalezione</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::RangeEditor</name>
    <message>
        <source>From</source>
        <translation>Od</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Do</translation>
    </message>
    <message>
        <source>from</source>
        <translation>od</translation>
    </message>
    <message>
        <source>to</source>
        <translation>do</translation>
    </message>
    <message>
        <source>any</source>
        <translation>dowolnie</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::ReadField</name>
    <message>
        <source>Take what was read: %1</source>
        <translation>Weź to, co odczytano: %1</translation>
    </message>
    <message>
        <source>read: %1</source>
        <translation>odczytano: %1</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::RecordList</name>
    <message>
        <source>Add</source>
        <translation>Dodaj</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Powiel</translation>
    </message>
    <message>
        <source>Derive another, which holds only what differs</source>
        <translation>Wyprowadź inny, który zawiera tylko różnice</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Usuń</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Przesuń w górę</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Przesuń w dół</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Szukaj</translation>
    </message>
    <message>
        <source>Show all rows</source>
        <translation>Pokaż wszystkie wiersze</translation>
    </message>
    <message>
        <source>None of the rows fits the search.</source>
        <translation>Żaden wiersz nie pasuje do szukanego tekstu.</translation>
    </message>
    <message>
        <source>There is none yet: + below adds one.</source>
        <translation>Nie ma jeszcze żadnego: dodaje go + poniżej.</translation>
    </message>
    <message>
        <source>No row is chosen.</source>
        <translation>Nie wybrano wiersza.</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::RecordPage</name>
    <message>
        <source>No such value can stand here.</source>
        <translation>Taka wartość nie może tu stać.</translation>
    </message>
    <message>
        <source>Named by %1</source>
        <translation>Wymieniają to: %1</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::RecordTables</name>
    <message>
        <source>Battle and sources</source>
        <translation>Bitwa i źródła</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>Scenariusze</translation>
    </message>
    <message>
        <source>Forces</source>
        <translation>Siły</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Mapa</translation>
    </message>
    <message>
        <source>Tracks</source>
        <translation>Tory</translation>
    </message>
    <message>
        <source>Rules, checks and exports</source>
        <translation>Zasady, sprawdzenia i eksport</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>Inne</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tabele</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::RecordVerbs</name>
    <message>
        <source>New %1</source>
        <translation>Nowe: %1</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Scenariusz</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Wariant</translation>
    </message>
    <message>
        <source>A battle file holds one of these.</source>
        <translation>Plik bitwy zawiera jedno takie.</translation>
    </message>
    <message>
        <source>First there has to be one of these: %1.</source>
        <translation>Najpierw musi istnieć choć jedno z tych: %1.</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>Dodanie: %1</translation>
    </message>
    <message>
        <source>It is told from others by what it says; add another instead.</source>
        <translation>Od innych odróżnia go to, co mówi; zamiast tego dodaj inny.</translation>
    </message>
    <message>
        <source>Duplicate %1</source>
        <translation>Powielenie: %1</translation>
    </message>
    <message>
        <source>Derive from %1</source>
        <translation>Wyprowadzenie z: %1</translation>
    </message>
    <message>
        <source>These have no order of their own.</source>
        <translation>Nie mają własnej kolejności.</translation>
    </message>
    <message>
        <source>It is the first.</source>
        <translation>Jest na początku.</translation>
    </message>
    <message>
        <source>It is the last.</source>
        <translation>Jest na końcu.</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>Przesunięcie: %1</translation>
    </message>
    <message>
        <source>Without it the file would be no battle.</source>
        <translation>Bez tego plik nie byłby bitwą.</translation>
    </message>
    <message>
        <source>It is the only scenario; add another first.</source>
        <translation>To jedyny scenariusz; najpierw dodaj inny.</translation>
    </message>
    <message>
        <source>It is the only variant of its scenario; add another first.</source>
        <translation>To jedyny wariant swojego scenariusza; najpierw dodaj inny.</translation>
    </message>
    <message>
        <source>It holds the rules of this battle.</source>
        <translation>Zawiera zasady tej bitwy.</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>Usunięcie: %1</translation>
    </message>
    <message>
        <source>%1: %L2</source>
        <translation>%1: %L2</translation>
    </message>
    <message>
        <source>%1 (%2): %L3</source>
        <translation>%1 (%2): %L3</translation>
    </message>
    <message>
        <source>With it go: %1.</source>
        <translation>Razem z tym znikną: %1.</translation>
    </message>
    <message>
        <source>It is no longer named by: %1.</source>
        <translation>Przestaną to wymieniać: %1.</translation>
    </message>
    <message>
        <source>This concerns every hex: change it with Map &gt; Layout and numbers.</source>
        <translation>To dotyczy każdego pola: zmienia się to przez Mapa &gt; Układ i numery.</translation>
    </message>
    <message>
        <source>This adds hexes or cuts them off: change it with Map &gt; Size of the map.</source>
        <translation>To dodaje lub odcina pola: zmienia się to przez Mapa &gt; Rozmiar mapy.</translation>
    </message>
    <message>
        <source>There is such a row already.</source>
        <translation>Taki wiersz już jest.</translation>
    </message>
    <message>
        <source>Another one is called “%1”.</source>
        <translation>Inny nazywa się „%1”.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::RecordsDialog</name>
    <message>
        <source>Battle data</source>
        <translation>Dane bitwy</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Usuń</translation>
    </message>
    <message>
        <source>Delete %1?</source>
        <translation>Usunąć: %1?</translation>
    </message>
    <message>
        <source>Ctrl+Z brings everything back.</source>
        <translation>Ctrl+Z przywraca wszystko.</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::RegisterDialog</name>
    <message>
        <source>&amp;Remove the point</source>
        <translation>&amp;Usuń punkt</translation>
    </message>
    <message>
        <source>Register a picture</source>
        <translation>Dopasowanie obrazu</translation>
    </message>
    <message>
        <source>The simplest that explains the points</source>
        <translation>Najprostsze, które wyjaśnia punkty</translation>
    </message>
    <message>
        <source>&amp;Picture:</source>
        <translation>&amp;Obraz:</translation>
    </message>
    <message>
        <source>&amp;Fit:</source>
        <translation>&amp;Dopasowanie:</translation>
    </message>
    <message>
        <source>Click on the printed middle of a hex and type its number, or click on the hex in the map. Three points make a fit; four and more show whether it is right.</source>
        <translation>Kliknij wydrukowany środek pola i wpisz jego numer albo kliknij to pole na mapie. Trzy punkty dają dopasowanie; cztery i więcej pokazują, czy jest dobre.</translation>
    </message>
    <message>
        <source>Hex</source>
        <translation>Pole</translation>
    </message>
    <message>
        <source>Across</source>
        <translation>W poprzek</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>W dół</translation>
    </message>
    <message>
        <source>Off, mm</source>
        <translation>Błąd, mm</translation>
    </message>
    <message>
        <source>Held out</source>
        <translation>Kontrolny</translation>
    </message>
    <message>
        <source>Measured, but not used for the fit: it tells how good that is.</source>
        <translation>Mierzony, lecz nieużyty do dopasowania: mówi, jak jest dobre.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkty</translation>
    </message>
    <message>
        <source>Change how a picture is fitted</source>
        <translation>Zmiana dopasowania obrazu</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Obraz</translation>
    </message>
    <message>
        <source>No picture lies on the map. Transcribe &gt; Lay a picture under the map… takes one.</source>
        <translation>Na mapie nie leży żaden obraz. Bierze go Z druku &gt; Podłóż obraz pod mapę…</translation>
    </message>
    <message>
        <source>The picture is being read…</source>
        <translation>Trwa wczytywanie obrazu…</translation>
    </message>
    <message>
        <source>The picture is not there, or can’t be read.</source>
        <translation>Obrazu nie ma albo nie da się go odczytać.</translation>
    </message>
    <message>
        <source>held out</source>
        <translation>kontrolny</translation>
    </message>
    <message>
        <source>used</source>
        <translation>użyty</translation>
    </message>
    <message>
        <source>There are no points yet.</source>
        <translation>Nie ma jeszcze punktów.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s), and no fit yet.</source>
        <translation>
            <numerusform>%n punkt, jeszcze bez dopasowania.</numerusform>
            <numerusform>%n punkty, jeszcze bez dopasowania.</numerusform>
            <numerusform>%n punktów, jeszcze bez dopasowania.</numerusform>
        </translation>
    </message>
    <message>
        <source>The map has no hex %1.</source>
        <translation>Na mapie nie ma pola %1.</translation>
    </message>
    <message>
        <source>Register the picture by %1</source>
        <translation>Dopasowanie obrazu polem %1</translation>
    </message>
    <message>
        <source>Move the point of %1 in the picture</source>
        <translation>Przesunięcie punktu pola %1 na obrazie</translation>
    </message>
    <message>
        <source>Remove the point of %1</source>
        <translation>Usunięcie punktu pola %1</translation>
    </message>
    <message>
        <source>Hold out the point of %1</source>
        <translation>Punkt pola %1 jako kontrolny</translation>
    </message>
    <message>
        <source>Use the point of %1</source>
        <translation>Użycie punktu pola %1</translation>
    </message>
    <message>
        <source>The point is of %1</source>
        <translation>Punkt należy do pola %1</translation>
    </message>
    <message>
        <source>&amp;Sharpen by printed lines</source>
        <translation>&amp;Wyostrz według linii</translation>
    </message>
    <message>
        <source>Moves the points that are used to the middles of their hexes, as the printed lines have them.</source>
        <translation>Przesuwa użyte punkty na środki ich pól, jak pokazują je drukowane linie.</translation>
    </message>
    <message>
        <source>The printed lines are being looked for…</source>
        <translation>Trwa szukanie drukowanych linii…</translation>
    </message>
    <message>
        <source>The printed lines are not clear enough, or don’t agree with the points.</source>
        <translation>Drukowane linie nie są dość wyraźne albo nie zgadzają się z punktami.</translation>
    </message>
    <message>
        <source>Sharpen the points by the printed lines</source>
        <translation>Wyostrzenie punktów według drukowanych linii</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::ReplaceTerrainDialog</name>
    <message>
        <source>&amp;Everywhere</source>
        <translation>&amp;Wszędzie</translation>
    </message>
    <message>
        <source>Replace terrain</source>
        <translation>Zamiana terenu</translation>
    </message>
    <message numerus="yes">
        <source>In the &amp;selected area (%n hexes)</source>
        <translation>
            <numerusform>W zaznaczonym &amp;obszarze (%n pole)</numerusform>
            <numerusform>W zaznaczonym &amp;obszarze (%n pola)</numerusform>
            <numerusform>W zaznaczonym &amp;obszarze (%n pól)</numerusform>
        </translation>
    </message>
    <message>
        <source>No hexes are selected. Select an area of the map first.</source>
        <translation>Nie zaznaczono żadnych pól. Najpierw zaznacz obszar mapy.</translation>
    </message>
    <message>
        <source>&amp;On</source>
        <translation>&amp;Miejsce</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Zamień</translation>
    </message>
    <message>
        <source>&amp;By</source>
        <translation>&amp;Na</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Gdzie</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Zamień</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>%1 – %2, not in the rules</source>
        <translation>%1 – %2, brak w zasadach</translation>
    </message>
    <message>
        <source>Replace %1 by %2</source>
        <translation>Zamiana: %1 → %2</translation>
    </message>
    <message>
        <source>Nothing of this sort lies on the map.</source>
        <translation>Na mapie nie ma nic tego rodzaju.</translation>
    </message>
    <message>
        <source>The rules know no other kind for this place.</source>
        <translation>Zasady nie znają innego rodzaju dla tego miejsca.</translation>
    </message>
    <message>
        <source>%1 become %2.</source>
        <translation>Nowy rodzaj: %2 (%1).</translation>
    </message>
    <message>
        <source>There is no %1 in the selected area.</source>
        <translation>W zaznaczonym obszarze nie ma: %1.</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::ReportDialog</name>
    <message>
        <source>Transcription report</source>
        <translation>Raport z przepisania</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Raport</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>&amp;Język:</translation>
    </message>
    <message>
        <source>Save as &amp;HTML…</source>
        <translation>Zapisz jako &amp;HTML…</translation>
    </message>
    <message>
        <source>Save as &amp;PDF…</source>
        <translation>Zapisz jako &amp;PDF…</translation>
    </message>
    <message>
        <source>battle</source>
        <translation>bitwa</translation>
    </message>
    <message>
        <source>report</source>
        <translation>raport</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Zapisz raport</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Pages (*.html)</source>
        <translation>Strony (*.html)</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::ReportView</name>
    <message>
        <source>What is taken over and what is not</source>
        <translation>Co jest przenoszone, a co nie</translation>
    </message>
    <message>
        <source>All %1 rows are taken over.</source>
        <translation>Wszystkie wiersze (%1) są przenoszone.</translation>
    </message>
    <message>
        <source>%1 rows are taken over, %2 are not.</source>
        <translation>Przenoszone wiersze: %1, nieprzenoszone: %2.</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>Ostrzeżenia</translation>
    </message>
    <message>
        <source>Not taken over</source>
        <translation>Nie są przenoszone</translation>
    </message>
    <message>
        <source>Taken over</source>
        <translation>Są przenoszone</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::ResultWords</name>
    <message numerus="yes">
        <source>retreats %n hex(es)</source>
        <translation>
            <numerusform>cofa się o %n pole</numerusform>
            <numerusform>cofa się o %n pola</numerusform>
            <numerusform>cofa się o %n pól</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>loses %n point(s)</source>
        <translation>
            <numerusform>traci %n punkt</numerusform>
            <numerusform>traci %n punkty</numerusform>
            <numerusform>traci %n punktów</numerusform>
        </translation>
    </message>
    <message>
        <source>is dispersed</source>
        <translation>zostaje rozproszony</translation>
    </message>
    <message>
        <source>checks morale</source>
        <translation>testuje morale</translation>
    </message>
    <message>
        <source>Nothing explains “%1”</source>
        <translation>Nic nie wyjaśnia symbolu „%1”</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::ReturnPage</name>
    <message>
        <source>&amp;Army</source>
        <translation>Ar&amp;mia</translation>
    </message>
    <message>
        <source>&amp;Note</source>
        <translation>Uwa&amp;ga</translation>
    </message>
    <message>
        <source>%1: over “%2”</source>
        <translation>%1: przez „%2”</translation>
    </message>
    <message>
        <source>Mark the hexes as a zone on the map first.</source>
        <translation>Najpierw zaznacz pola na mapie jako strefę.</translation>
    </message>
    <message>
        <source>It is the only one of this army, and inherited: the scenario would inherit it again.</source>
        <translation>To jedyny punkt powrotu tej armii, i odziedziczony: scenariusz odziedziczyłby go znowu.</translation>
    </message>
    <message>
        <source>Return points</source>
        <translation>Punkty powrotu</translation>
    </message>
    <message>
        <source>No return point yet. It says over which zone the units of an army return that have left the map.

Mark the hexes as a zone on the map first, then make it with + below the list.</source>
        <translation>Nie ma jeszcze punktów powrotu. Punkt powrotu mówi, przez którą strefę wracają jednostki armii, które zeszły z mapy.

Najpierw zaznacz pola na mapie jako strefę, a potem dodaj punkt powrotu przyciskiem + pod listą.</translation>
    </message>
    <message>
        <source>Duplicate a return point</source>
        <translation>Powielenie punktu powrotu</translation>
    </message>
    <message>
        <source>Delete the return point “%1”</source>
        <translation>Usunięcie punktu powrotu „%1”</translation>
    </message>
    <message>
        <source>From %1. A change gives this scenario the return points of %2 as its own.</source>
        <translation>Ze scenariusza %1. Zmiana da temu scenariuszowi własne punkty powrotu armii: %2.</translation>
    </message>
    <message>
        <source>Add a return point</source>
        <translation>Dodanie punktu powrotu</translation>
    </message>
    <message>
        <source>Change the return point to “%1”</source>
        <translation>Zmiana punktu powrotu na „%1”</translation>
    </message>
    <message>
        <source>Over the &amp;zone</source>
        <translation>Przez st&amp;refę</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::RoadTool</name>
    <message numerus="yes">
        <source>Remove %1, %n link(s)</source>
        <translation>
            <numerusform>Usunięcie: %1, %n odcinek</numerusform>
            <numerusform>Usunięcie: %1, %n odcinki</numerusform>
            <numerusform>Usunięcie: %1, %n odcinków</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw %1, %n link(s)</source>
        <translation>
            <numerusform>Rysowanie: %1, %n odcinek</numerusform>
            <numerusform>Rysowanie: %1, %n odcinki</numerusform>
            <numerusform>Rysowanie: %1, %n odcinków</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a road, bridge or ford in the palette</source>
        <translation>Wybierz drogę, most lub bród w palecie</translation>
    </message>
    <message>
        <source>Remove %1 here</source>
        <translation>Usuń tutaj: %1</translation>
    </message>
    <message>
        <source>Set %1 here</source>
        <translation>Ustaw tutaj: %1</translation>
    </message>
    <message>
        <source>Click a hexside (Alt and 1 to 6) to set %1</source>
        <translation>Kliknij bok pola (Alt i 1–6), aby ustawić: %1</translation>
    </message>
    <message>
        <source>Drag, or click hex by hex (Enter), to draw %1</source>
        <translation>Przeciągnij albo klikaj pole po polu (Enter), aby narysować: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 over %n hex(es); a click on the last hex, or Esc, ends</source>
        <translation>
            <numerusform>%1 przez %n pole; kończy kliknięcie ostatniego pola lub Esc</numerusform>
            <numerusform>%1 przez %n pola; kończy kliknięcie ostatniego pola lub Esc</numerusform>
            <numerusform>%1 przez %n pól; kończy kliknięcie ostatniego pola lub Esc</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>redoubt::editor::RowList</name>
    <message>
        <source>Add</source>
        <translation>Dodaj</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Powiel</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Usuń</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Przesuń w górę</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Przesuń w dół</translation>
    </message>
    <message>
        <source>%1 – from %2</source>
        <translation>%1 – ze scenariusza „%2”</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::RowPage</name>
    <message>
        <source>The battle has no scenario yet.</source>
        <translation>W bitwie nie ma jeszcze scenariusza.</translation>
    </message>
    <message>
        <source>The battle has no army yet.</source>
        <translation>W bitwie nie ma jeszcze armii.</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::RowWords</name>
    <message>
        <source>free</source>
        <translation>dowolny</translation>
    </message>
    <message>
        <source>%1°, to a hexside</source>
        <translation>%1°, na bok pola</translation>
    </message>
    <message>
        <source>%1°, to a vertex</source>
        <translation>%1°, na wierzchołek</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>tak</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>%1 “%2”</source>
        <translation>%1 „%2”</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::RuleControl</name>
    <message>
        <source>Value</source>
        <translation>Wartość</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::RuleFields</name>
    <message>
        <source>&amp;Value</source>
        <translation>&amp;Wartość</translation>
    </message>
    <message>
        <source>Where it comes from</source>
        <translation>Skąd pochodzi</translation>
    </message>
    <message>
        <source>Value as JSON</source>
        <translation>Wartość jako JSON</translation>
    </message>
    <message>
        <source>no value</source>
        <translation>brak wartości</translation>
    </message>
    <message>
        <source>Rule %1: %2</source>
        <translation>Zasada %1: %2</translation>
    </message>
    <message>
        <source>Override the rule %1</source>
        <translation>Nadpisanie zasady %1</translation>
    </message>
    <message>
        <source>No value for the rule %1</source>
        <translation>Zasada %1 bez wartości</translation>
    </message>
    <message>
        <source>Remove the rule %1</source>
        <translation>Usunięcie zasady %1</translation>
    </message>
    <message>
        <source>Inherited value of the rule %1</source>
        <translation>Wartość odziedziczona zasady %1</translation>
    </message>
    <message>
        <source>Setting %1: %2</source>
        <translation>Ustawienie %1: %2</translation>
    </message>
    <message>
        <source>Override the setting %1</source>
        <translation>Nadpisanie ustawienia %1</translation>
    </message>
    <message>
        <source>No value for the setting %1</source>
        <translation>Brak wartości ustawienia %1</translation>
    </message>
    <message>
        <source>Remove the setting %1</source>
        <translation>Usunięcie ustawienia %1</translation>
    </message>
    <message>
        <source>Inherited value of the setting %1</source>
        <translation>Odziedziczona wartość ustawienia %1</translation>
    </message>
    <message>
        <source>Show as a &amp;table…</source>
        <translation>Pokaż jako &amp;tabelę…</translation>
    </message>
    <message>
        <source>Dro&amp;p what was typed</source>
        <translation>&amp;Porzuć wpis</translation>
    </message>
    <message>
        <source>Without &amp;JSON</source>
        <translation>Bez &amp;JSON</translation>
    </message>
    <message>
        <source>As &amp;JSON</source>
        <translation>Jako &amp;JSON</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::RuleHead</name>
    <message>
        <source>No rule chosen</source>
        <translation>Nie wybrano zasady</translation>
    </message>
    <message>
        <source>Its value: %1.</source>
        <translation>Wartość: %1.</translation>
    </message>
    <message>
        <source>Setting of the scenario “%1”</source>
        <translation>Ustawienie scenariusza „%1”</translation>
    </message>
    <message>
        <source>Choose a rule at the left, or add one below the list.</source>
        <translation>Wybierz zasadę po lewej stronie albo dodaj nową pod listą.</translation>
    </message>
    <message>
        <source>A setting of your own: Redoubt keeps it and makes nothing of it.</source>
        <translation>Własne ustawienie: Redoubt je przechowuje, ale z niego nie korzysta.</translation>
    </message>
    <message numerus="yes">
        <source>Strikes all that would be inherited below this path: %n value(s).</source>
        <translation>
            <numerusform>Skreśla wszystko, co byłoby odziedziczone pod tą ścieżką: %n wartość.</numerusform>
            <numerusform>Skreśla wszystko, co byłoby odziedziczone pod tą ścieżką: %n wartości.</numerusform>
            <numerusform>Skreśla wszystko, co byłoby odziedziczone pod tą ścieżką: %n wartości.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) are inherited below this path. “No value” strikes them all.</source>
        <translation>
            <numerusform>Pod tą ścieżką odziedziczona jest %n wartość. „Bez wartości” ją skreśla.</numerusform>
            <numerusform>Pod tą ścieżką odziedziczone są %n wartości. „Bez wartości” skreśla je wszystkie.</numerusform>
            <numerusform>Pod tą ścieżką odziedziczonych jest %n wartości. „Bez wartości” skreśla je wszystkie.</numerusform>
        </translation>
    </message>
    <message>
        <source>A rule of your own: Redoubt keeps it and makes nothing of it.</source>
        <translation>Zasada własna: Redoubt ją przechowuje, ale z niej nie korzysta.</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::RuleOnMapWords</name>
    <message>
        <source>Zone of control</source>
        <translation>Strefa kontroli</translation>
    </message>
    <message>
        <source>Command range</source>
        <translation>Zasięg dowodzenia</translation>
    </message>
    <message>
        <source>zone</source>
        <translation>strefa</translation>
    </message>
    <message>
        <source>command</source>
        <translation>dowodzenie</translation>
    </message>
    <message>
        <source>way of moving</source>
        <translation>sposób ruchu</translation>
    </message>
    <message>
        <source>retreat</source>
        <translation>odwrót</translation>
    </message>
    <message>
        <source>supply</source>
        <translation>zaopatrzenie</translation>
    </message>
    <message>
        <source>way off the map</source>
        <translation>droga z mapy</translation>
    </message>
    <message>
        <source>line</source>
        <translation>linia</translation>
    </message>
    <message>
        <source>all armies</source>
        <translation>wszystkie armie</translation>
    </message>
    <message>
        <source>in supply</source>
        <translation>zaopatrzone</translation>
    </message>
    <message>
        <source>out of supply</source>
        <translation>bez zaopatrzenia</translation>
    </message>
    <message>
        <source>supply unknown</source>
        <translation>zaopatrzenie nieznane</translation>
    </message>
    <message>
        <source>in command</source>
        <translation>w zasięgu dowodzenia</translation>
    </message>
    <message>
        <source>out of command</source>
        <translation>poza zasięgiem dowodzenia</translation>
    </message>
    <message>
        <source>command unknown</source>
        <translation>dowodzenie nieznane</translation>
    </message>
    <message>
        <source>can leave the map</source>
        <translation>może opuścić mapę</translation>
    </message>
    <message>
        <source>cannot leave the map</source>
        <translation>nie może opuścić mapy</translation>
    </message>
    <message>
        <source>way off the map unknown</source>
        <translation>droga z mapy nieznana</translation>
    </message>
    <message>
        <source>reached</source>
        <translation>dociera</translation>
    </message>
    <message>
        <source>not reached</source>
        <translation>nie dociera</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>nieznane</translation>
    </message>
    <message>
        <source>This is shown for one counter: select it.</source>
        <translation>To widać dla jednego żetonu: zaznacz go.</translation>
    </message>
    <message>
        <source>Select a counter, or choose an army.</source>
        <translation>Zaznacz żeton albo wybierz armię.</translation>
    </message>
    <message>
        <source>The counter is not on the map.</source>
        <translation>Żetonu nie ma na mapie.</translation>
    </message>
    <message>
        <source>The rules of zones and ways are for units and leaders, not for markers.</source>
        <translation>Zasady stref i dróg dotyczą jednostek i dowódców, nie znaczników.</translation>
    </message>
    <message>
        <source>This rule is not for the selected counter.</source>
        <translation>Ta zasada nie dotyczy zaznaczonego żetonu.</translation>
    </message>
    <message>
        <source>No result of these rules brings a retreat.</source>
        <translation>Żaden wynik w tych zasadach nie powoduje odwrotu.</translation>
    </message>
    <message>
        <source>It may not do so: %1</source>
        <translation>Nie wolno: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 in %n hex(es)</source>
        <translation>
            <numerusform>%1 na %n polu</numerusform>
            <numerusform>%1 na %n polach</numerusform>
            <numerusform>%1 na %n polach</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>perhaps in %n hex(es)</source>
        <translation>
            <numerusform>być może na %n polu</numerusform>
            <numerusform>być może na %n polach</numerusform>
            <numerusform>być może na %n polach</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es)</source>
        <translation>
            <numerusform>%n pole</numerusform>
            <numerusform>%n pola</numerusform>
            <numerusform>%n pól</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>perhaps %n hex(es)</source>
        <translation>
            <numerusform>być może %n pole</numerusform>
            <numerusform>być może %n pola</numerusform>
            <numerusform>być może %n pól</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 need not be reached.</source>
        <translation>%1: nie trzeba tu docierać.</translation>
    </message>
    <message>
        <source>%1 It reaches:</source>
        <translation>%1 Stąd dociera do:</translation>
    </message>
    <message>
        <source>%1 (%2): %3</source>
        <translation>%1 (%2): %3</translation>
    </message>
    <message>
        <source> ← %1 (%2)</source>
        <translation> ← %1 (%2)</translation>
    </message>
    <message>
        <source>, overall commander</source>
        <translation>, wódz naczelny</translation>
    </message>
    <message>
        <source>, %1</source>
        <translation>, %1</translation>
    </message>
    <message>
        <source> ← %1</source>
        <translation> ← %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1, estimated</source>
        <translation>%1, szacunek</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1, perhaps</source>
        <translation>%1, być może</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::RuleOriginFields</name>
    <message>
        <source>S&amp;tatus</source>
        <translation>&amp;Status</translation>
    </message>
    <message>
        <source>&amp;Paragraph</source>
        <translation>Para&amp;graf</translation>
    </message>
    <message>
        <source>N&amp;ote</source>
        <translation>&amp;Uwaga</translation>
    </message>
    <message>
        <source>not recorded</source>
        <translation>nie zapisano</translation>
    </message>
    <message>
        <source>none</source>
        <translation>brak</translation>
    </message>
    <message>
        <source>Paragraph</source>
        <translation>Paragraf</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Uwaga</translation>
    </message>
    <message>
        <source>Origin of %1</source>
        <translation>Pochodzenie: %1</translation>
    </message>
    <message>
        <source>The battle has no paragraph “%1”; what held stays.</source>
        <translation>W bitwie nie ma paragrafu „%1”; zostaje, co było.</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::RuleQuestions</name>
    <message>
        <source>Open question: %1</source>
        <translation>Otwarte pytanie: %1</translation>
    </message>
    <message>
        <source>Question: %1 – read as: %2</source>
        <translation>Pytanie: %1 – przyjęto: %2</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::RuleRecipes</name>
    <message>
        <source>Shift or modifier of an attack</source>
        <translation>Przesunięcie albo modyfikator ataku</translation>
    </message>
    <message>
        <source>Moves the column, changes the roll or a strength when something holds: guns in the attack, a river, night.</source>
        <translation>Przesuwa kolumnę, zmienia rzut albo siłę, gdy coś zachodzi: działa w ataku, rzeka, noc.</translation>
    </message>
    <message>
        <source>Heavy guns</source>
        <translation>Ciężkie działa</translation>
    </message>
    <message>
        <source>&amp;Of the action</source>
        <translation>&amp;Działania</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Działanie</translation>
    </message>
    <message>
        <source>Something that units do to enemies, such as an attack, fire or a bombardment.</source>
        <translation>To, co jednostki robią przeciwnikowi, na przykład atak, ogień, ostrzał.</translation>
    </message>
    <message>
        <source>Bombardment</source>
        <translation>Ostrzał</translation>
    </message>
    <message>
        <source>&amp;Decided by the table</source>
        <translation>Rozstrzyga ta&amp;bela</translation>
    </message>
    <message>
        <source>Table of odds</source>
        <translation>Tabela stosunków sił</translation>
    </message>
    <message>
        <source>A table of combat results with columns of odds and six rows for a die.</source>
        <translation>Tabela wyników walki z kolumnami stosunków i sześcioma wierszami na kostkę.</translation>
    </message>
    <message>
        <source>Combat results</source>
        <translation>Wyniki walki</translation>
    </message>
    <message>
        <source>&amp;Compares the rating</source>
        <translation>&amp;Porównuje wskaźnik</translation>
    </message>
    <message>
        <source>Effect of a result</source>
        <translation>Skutek wyniku</translation>
    </message>
    <message>
        <source>What a result in the cells of a table does: retreat, losses, checks.</source>
        <translation>Co robi wynik z komórki tabeli: odwrót, straty, sprawdziany.</translation>
    </message>
    <message>
        <source>D3</source>
        <translation>D3</translation>
    </message>
    <message>
        <source>Rating of units</source>
        <translation>Wskaźnik jednostek</translation>
    </message>
    <message>
        <source>A number that units have, such as attack or quality, by counter, type or arm.</source>
        <translation>Liczba, którą mają jednostki, na przykład atak albo jakość: na żetonie, według typu albo broni.</translation>
    </message>
    <message>
        <source>Quality</source>
        <translation>Jakość</translation>
    </message>
    <message>
        <source>Change of a rating</source>
        <translation>Zmiana wskaźnika</translation>
    </message>
    <message>
        <source>Doubles, halves or sets a rating wherever it is used, when something holds.</source>
        <translation>Podwaja, połowi albo ustala wskaźnik, gdziekolwiek się go używa, gdy coś zachodzi.</translation>
    </message>
    <message>
        <source>Out of supply</source>
        <translation>Bez zaopatrzenia</translation>
    </message>
    <message>
        <source>&amp;Of the rating</source>
        <translation>&amp;Wskaźnika</translation>
    </message>
    <message>
        <source>Effect of a zone</source>
        <translation>Skutek strefy</translation>
    </message>
    <message>
        <source>What a zone of control does to enemies who enter it, leave it, go through it, retreat or trace into it.</source>
        <translation>Co strefa kontroli robi przeciwnikom, którzy do niej wchodzą, z niej wychodzą, przez nią idą, cofają się albo prowadzą linię.</translation>
    </message>
    <message>
        <source>Leaving costs more</source>
        <translation>Wyjście kosztuje więcej</translation>
    </message>
    <message>
        <source>&amp;Of the zone</source>
        <translation>&amp;Strefy</translation>
    </message>
    <message>
        <source>Zone round units</source>
        <translation>Strefa wokół jednostek</translation>
    </message>
    <message>
        <source>A zone of control, influence or reaction: which units have it and how far it reaches.</source>
        <translation>Strefa kontroli, wpływu albo reakcji: które jednostki ją mają i jak daleko sięga.</translation>
    </message>
    <message>
        <source>Zone of influence</source>
        <translation>Strefa wpływu</translation>
    </message>
    <message>
        <source>Supply</source>
        <translation>Zaopatrzenie</translation>
    </message>
    <message>
        <source>Units are in supply whom a line from hexes of this terrain reaches that their side holds.</source>
        <translation>Zaopatrzone są jednostki, do których dochodzi linia z pól tego terenu trzymanych przez ich stronę.</translation>
    </message>
    <message>
        <source>&amp;Traced from hexes of</source>
        <translation>&amp;Prowadzone z pól terenu</translation>
    </message>
    <message>
        <source>Command by distance</source>
        <translation>Dowodzenie na odległość</translation>
    </message>
    <message>
        <source>Units are in command that stand within so many hexes of a leader of theirs.</source>
        <translation>Dowodzone są jednostki, które stoją w promieniu tylu pól od swojego dowódcy.</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Dowodzenie</translation>
    </message>
    <message>
        <source>Cost of a way</source>
        <translation>Koszt drogi</translation>
    </message>
    <message>
        <source>What a step costs for supply, command or a way of moving, when something holds.</source>
        <translation>Ile kosztuje krok dla zaopatrzenia, dowodzenia albo sposobu ruchu, gdy coś zachodzi.</translation>
    </message>
    <message>
        <source>Road</source>
        <translation>Droga</translation>
    </message>
    <message>
        <source>&amp;Of</source>
        <translation>&amp;Czego</translation>
    </message>
    <message>
        <source>Stacking limit</source>
        <translation>Granica stosu</translation>
    </message>
    <message>
        <source>The most counters or points that may be in a hex together.</source>
        <translation>Najwięcej żetonów albo punktów, które mogą być razem na polu.</translation>
    </message>
    <message>
        <source>Three counters in a hex</source>
        <translation>Trzy żetony na polu</translation>
    </message>
    <message>
        <source>Weather by turn</source>
        <translation>Pogoda według etapów</translation>
    </message>
    <message>
        <source>A state of the game with two levels; it becomes the second on turn 4 and the first again on turn 5.</source>
        <translation>Stan gry o dwóch poziomach; w etapie 4 przechodzi na drugi, w etapie 5 wraca na pierwszy.</translation>
    </message>
    <message>
        <source>Weather</source>
        <translation>Pogoda</translation>
    </message>
    <message>
        <source>Chits of formations</source>
        <translation>Żetony zgrupowań</translation>
    </message>
    <message>
        <source>Formations</source>
        <translation>Zgrupowania</translation>
    </message>
    <message>
        <source>Chit of an event</source>
        <translation>Żeton zdarzenia</translation>
    </message>
    <message>
        <source>A chit in the pool at whose draw something happens, by a table if there is one.</source>
        <translation>Żeton w puli; gdy się go wyciągnie, coś się dzieje, według tabeli, jeśli jakaś jest.</translation>
    </message>
    <message>
        <source>Fortune of war</source>
        <translation>Fortuna wojenna</translation>
    </message>
    <message>
        <source>Chit of the end of the turn</source>
        <translation>Żeton końca etapu</translation>
    </message>
    <message>
        <source>When it is drawn the turn is over, whoever has not acted yet.</source>
        <translation>Gdy się go wyciągnie, etap się kończy, ktokolwiek jeszcze nie działał.</translation>
    </message>
    <message>
        <source>End of the turn</source>
        <translation>Koniec etapu</translation>
    </message>
    <message>
        <source>Part of the turn</source>
        <translation>Część etapu</translation>
    </message>
    <message>
        <source>A phase: who acts in it, with which units, what they may do, and in which turns there is one.</source>
        <translation>Faza: kto w niej działa, którymi jednostkami, co im wolno i w których etapach jest.</translation>
    </message>
    <message>
        <source>Exploitation</source>
        <translation>Wyzyskanie</translation>
    </message>
    <message>
        <source>State of units</source>
        <translation>Stan jednostek</translation>
    </message>
    <message>
        <source>Levels that units pass through, such as good, shaken and routed, or formations.</source>
        <translation>Poziomy, przez które przechodzą jednostki, na przykład w szyku, zachwiana, rozbita, albo szyki.</translation>
    </message>
    <message>
        <source>Morale</source>
        <translation>Morale</translation>
    </message>
    <message>
        <source>Change of a state</source>
        <translation>Zmiana stanu</translation>
    </message>
    <message>
        <source>How one level becomes another: when, at what moment, by which table.</source>
        <translation>Jak jeden poziom staje się innym: kiedy, w jakiej chwili, według jakiej tabeli.</translation>
    </message>
    <message>
        <source>Rally</source>
        <translation>Zbieranie się</translation>
    </message>
    <message>
        <source>&amp;Of the state</source>
        <translation>&amp;Stanu</translation>
    </message>
    <message>
        <source>Level of activation</source>
        <translation>Poziom aktywacji</translation>
    </message>
    <message>
        <source>What units may do where a roll for their activation gives this result.</source>
        <translation>Co wolno jednostkom, gdy rzut na ich aktywację daje ten wynik.</translation>
    </message>
    <message>
        <source>Limited</source>
        <translation>Ograniczona</translation>
    </message>
    <message>
        <source>Points for ground held</source>
        <translation>Punkty za teren</translation>
    </message>
    <message>
        <source>Victory points at the end of the game for each hex of a terrain that a side holds.</source>
        <translation>Punkty zwycięstwa na końcu gry za każde pole terenu, które trzyma strona.</translation>
    </message>
    <message>
        <source>Towns held</source>
        <translation>Utrzymane miasta</translation>
    </message>
    <message>
        <source>&amp;For hexes of</source>
        <translation>&amp;Za pola terenu</translation>
    </message>
    <message>
        <source>Points for losses</source>
        <translation>Punkty za straty</translation>
    </message>
    <message>
        <source>Victory points for each unit that the other side has lost.</source>
        <translation>Punkty zwycięstwa za każdą jednostkę, którą straciła druga strona.</translation>
    </message>
    <message>
        <source>Enemy units lost</source>
        <translation>Stracone jednostki przeciwnika</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Pogodnie</translation>
    </message>
    <message>
        <source>Rain</source>
        <translation>Deszcz</translation>
    </message>
    <message>
        <source>Activations</source>
        <translation>Aktywacje</translation>
    </message>
    <message>
        <source>New rule: %1</source>
        <translation>Nowa zasada: %1</translation>
    </message>
    <message>
        <source>A chit in the pool for each command of the forces, such as a brigade; it activates its units. They are drawn in a part of the turn of its own; parts that are no longer wanted beside it, such as movement and combat, can be removed.</source>
        <translation>Żeton w puli dla każdego zgrupowania w siłach, na przykład brygady; uaktywnia jego jednostki. Ciągnie się je w osobnej części etapu; części, które obok niej nie są już potrzebne, jak ruch i walka, można usunąć.</translation>
    </message>
    <message>
        <source>Formation</source>
        <translation>Szyk</translation>
    </message>
    <message>
        <source>How units of an arm can stand, such as in line or in square. The inspector gives it to counters; what it costs and means is said by rules of its own.</source>
        <translation>Jak mogą stać jednostki danej broni, na przykład w linii albo w czworoboku. Żetonom nadaje go inspektor; ile kosztuje i co znaczy, mówią jego własne zasady.</translation>
    </message>
    <message>
        <source>Square</source>
        <translation>Kwadratowy</translation>
    </message>
    <message>
        <source>&amp;For units of</source>
        <translation>&amp;Dla jednostek broni</translation>
    </message>
    <message>
        <source>In good order</source>
        <translation>W porządku</translation>
    </message>
    <message>
        <source>Shaken</source>
        <translation>Zachwiana</translation>
    </message>
    <message>
        <source>Routed</source>
        <translation>Rozbita</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::RuleStanding</name>
    <message>
        <source>Overri&amp;de</source>
        <translation>&amp;Nadpisz</translation>
    </message>
    <message>
        <source>No va&amp;lue</source>
        <translation>&amp;Bez wartości</translation>
    </message>
    <message>
        <source>Take the &amp;inherited value back</source>
        <translation>Przywróć wartość &amp;odziedziczoną</translation>
    </message>
    <message>
        <source>The scenario has no such setting yet. Give it a value.</source>
        <translation>Scenariusz nie ma jeszcze takiego ustawienia. Nadaj mu wartość.</translation>
    </message>
    <message>
        <source>The battle has no such rule yet. Give it a value.</source>
        <translation>Bitwa nie ma jeszcze takiej zasady. Nadaj jej wartość.</translation>
    </message>
    <message>
        <source>Inherited from %1.</source>
        <translation>Odziedziczona po: %1.</translation>
    </message>
    <message>
        <source>Inherited from %2: %1</source>
        <translation>Wartość odziedziczona (%2): %1</translation>
    </message>
    <message>
        <source>Set by the scenario itself.</source>
        <translation>Ustalone w samym scenariuszu.</translation>
    </message>
    <message>
        <source>Only %1 has this rule.</source>
        <translation>Tę zasadę ma tylko: %1.</translation>
    </message>
    <message>
        <source>Remove this setting</source>
        <translation>Usuń to ustawienie</translation>
    </message>
    <message>
        <source>Remove this rule</source>
        <translation>Usuń tę zasadę</translation>
    </message>
    <message>
        <source>Take what is struck back</source>
        <translation>Przywróć, co skreślone</translation>
    </message>
    <message>
        <source>In the scenario “%1”: %2 %3</source>
        <translation>W scenariuszu „%1”: %2 %3</translation>
    </message>
    <message>
        <source>Holds instead of the rule %1 %2</source>
        <translation>Obowiązuje zamiast zasady %1 %2</translation>
    </message>
    <message>
        <source>The scenario has no such setting then.</source>
        <translation>Scenariusz nie ma wtedy takiego ustawienia.</translation>
    </message>
    <message>
        <source>The battle has no such rule then.</source>
        <translation>Bitwa nie będzie miała takiej zasady.</translation>
    </message>
    <message>
        <source>What the scenario says itself goes; the inherited value holds again.</source>
        <translation>Własna wartość scenariusza znika; znów obowiązuje odziedziczona.</translation>
    </message>
    <message>
        <source>What the battle says itself goes; the inherited value holds again.</source>
        <translation>Własna wartość bitwy znika; znów obowiązuje odziedziczona.</translation>
    </message>
    <message>
        <source>Makes this value one of the scenario&apos;s own, which can differ and has an origin of its own.</source>
        <translation>Ta wartość stanie się własną wartością scenariusza: można ją zmieniać i ma własne pochodzenie.</translation>
    </message>
    <message>
        <source>Makes this value one of the battle&apos;s own, which can differ and has an origin of its own.</source>
        <translation>Ta wartość stanie się własną wartością bitwy: można ją zmieniać i ma własne pochodzenie.</translation>
    </message>
    <message>
        <source>No value holds in this scenario, nor an inherited one.</source>
        <translation>W tym scenariuszu nie obowiązuje żadna wartość, także odziedziczona.</translation>
    </message>
    <message>
        <source>No value holds in this battle, nor an inherited one.</source>
        <translation>W tej bitwie nie obowiązuje żadna wartość, także odziedziczona.</translation>
    </message>
    <message>
        <source>No value holds here already.</source>
        <translation>Już teraz żadna wartość tu nie obowiązuje.</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::RulesAdd</name>
    <message>
        <source>Only rules that the battle lacks are offered.</source>
        <translation>Podpowiadane są tylko zasady, których bitwa nie ma.</translation>
    </message>
    <message>
        <source>No rule of this path is known; it would be one of your own.</source>
        <translation>Zasada o takiej ścieżce nie jest znana; byłaby zasadą własną.</translation>
    </message>
    <message>
        <source>A path is made of letters a–z, digits and hyphens, in parts joined by “/”.</source>
        <translation>Ścieżka składa się z liter a–z, cyfr i łączników, w częściach połączonych znakiem „/”.</translation>
    </message>
    <message>
        <source>Write a name in the place of %1.</source>
        <translation>Wpisz nazwę w miejsce %1.</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>Dod&amp;aj</translation>
    </message>
    <message>
        <source>Path of a new rule or setting</source>
        <translation>Ścieżka nowej zasady lub ustawienia</translation>
    </message>
    <message>
        <source>What to add</source>
        <translation>Co dodać</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Zasada</translation>
    </message>
    <message>
        <source>Setting: %1</source>
        <translation>Ustawienie: %1</translation>
    </message>
    <message>
        <source>Only settings that the scenario lacks are offered.</source>
        <translation>Podpowiadane są tylko ustawienia, których scenariusz nie ma.</translation>
    </message>
    <message>
        <source>No setting of this path is known; it would be one of your own.</source>
        <translation>Nie ma znanego ustawienia o takiej ścieżce; będzie to ustawienie własne.</translation>
    </message>
    <message>
        <source>&amp;New rule…</source>
        <translation>&amp;Nowa zasada…</translation>
    </message>
    <message>
        <source>Begins a rule by what it is for: supply, a zone, weather, chits, points</source>
        <translation>Zaczyna zasadę od tego, do czego służy: zaopatrzenie, strefa, pogoda, żetony, punkty</translation>
    </message>
    <message>
        <source>by its path, such as turn/last</source>
        <translation>ścieżką, na przykład turn/last</translation>
    </message>
    <message>
        <source>or by its path, such as arm/cavalry/movement</source>
        <translation>albo ścieżką, na przykład arm/cavalry/movement</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::RulesDialog</name>
    <message>
        <source>Rules</source>
        <translation>Zasady</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Typed, but not taken yet: %1</source>
        <translation>Wpisane, ale nieprzyjęte: %1</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::RulesGridDialog</name>
    <message>
        <source>Add &amp;row</source>
        <translation>Dodaj &amp;wiersz</translation>
    </message>
    <message>
        <source>Remove row</source>
        <translation>Usuń wiersz</translation>
    </message>
    <message>
        <source>Add &amp;column</source>
        <translation>Dodaj &amp;kolumnę</translation>
    </message>
    <message>
        <source>Remove column</source>
        <translation>Usuń kolumnę</translation>
    </message>
    <message>
        <source>Cells back to &amp;inherited</source>
        <translation>Przywróć &amp;odziedziczone w komórkach</translation>
    </message>
    <message>
        <source>All back to inherited</source>
        <translation>Przywróć wszystko odziedziczone</translation>
    </message>
    <message>
        <source>Strike the &amp;table</source>
        <translation>Skreśl &amp;tabelę</translation>
    </message>
    <message>
        <source>Table of the rules</source>
        <translation>Tabela zasad</translation>
    </message>
    <message>
        <source>Nothing was taken.</source>
        <translation>Nic nie przyjęto.</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabela</translation>
    </message>
    <message>
        <source>New column</source>
        <translation>Nowa kolumna</translation>
    </message>
    <message>
        <source>No table is chosen.</source>
        <translation>Nie wybrano tabeli.</translation>
    </message>
    <message>
        <source>The battle strikes the inherited table; only rows of its own hold.</source>
        <translation>Bitwa skreśla odziedziczoną tabelę; obowiązują tylko jej własne wiersze.</translation>
    </message>
    <message>
        <source>The table has no rows yet.</source>
        <translation>Tabela nie ma jeszcze wierszy.</translation>
    </message>
    <message>
        <source>No cell chosen</source>
        <translation>Nie wybrano komórki</translation>
    </message>
    <message>
        <source>Take the inherited table back</source>
        <translation>Przywróć odziedziczoną tabelę</translation>
    </message>
    <message>
        <source>What the battle says itself in these cells goes.</source>
        <translation>To, co bitwa sama mówi w tych komórkach, znika.</translation>
    </message>
    <message>
        <source>What the battle says itself of this table goes; what is inherited holds again.</source>
        <translation>To, co bitwa sama mówi o tej tabeli, znika; znów obowiązuje to, co odziedziczone.</translation>
    </message>
    <message>
        <source>Nothing that is inherited of this table holds any more; rows of its own can follow.</source>
        <translation>Z tej tabeli nic odziedziczonego już nie obowiązuje; można dodać własne wiersze.</translation>
    </message>
    <message>
        <source>%1: new row</source>
        <translation>%1: nowy wiersz</translation>
    </message>
    <message>
        <source>%1: without a row</source>
        <translation>%1: usunięty wiersz</translation>
    </message>
    <message>
        <source>%1: new column</source>
        <translation>%1: nowa kolumna</translation>
    </message>
    <message>
        <source>%1: without a column</source>
        <translation>%1: usunięta kolumna</translation>
    </message>
    <message>
        <source>%1: inherited values</source>
        <translation>%1: odziedziczone wartości</translation>
    </message>
    <message>
        <source>%1: inherited again</source>
        <translation>%1: znów odziedziczona</translation>
    </message>
    <message>
        <source>%1: struck</source>
        <translation>%1: skreślona</translation>
    </message>
    <message>
        <source>%1: state of cells</source>
        <translation>%1: status komórek</translation>
    </message>
    <message>
        <source>State of the values</source>
        <translation>Status wartości</translation>
    </message>
    <message>
        <source>not recorded</source>
        <translation>nie zapisano</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopiuj</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Wklej</translation>
    </message>
    <message>
        <source>Unknown value</source>
        <translation>Wartość nieznana</translation>
    </message>
    <message>
        <source>Back to the inherited values</source>
        <translation>Przywróć odziedziczone wartości</translation>
    </message>
    <message>
        <source>Row above</source>
        <translation>Wiersz powyżej</translation>
    </message>
    <message>
        <source>Row below</source>
        <translation>Wiersz poniżej</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::RulesGridModel</name>
    <message>
        <source>Typed, but not taken yet.</source>
        <translation>Wpisane, ale nieprzyjęte.</translation>
    </message>
    <message>
        <source>Rule %1: %2</source>
        <translation>Zasada %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>Table %1: %n cell(s)</source>
        <translation>
            <numerusform>Tabela %1: %n komórka</numerusform>
            <numerusform>Tabela %1: %n komórki</numerusform>
            <numerusform>Tabela %1: %n komórek</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 × %2 values don&apos;t fit here: the table ends before.</source>
        <translation>Tyle wartości (%1 × %2) się tu nie mieści: tabela kończy się wcześniej.</translation>
    </message>
    <message>
        <source>%1, “%2”: %3</source>
        <translation>%1, „%2”: %3</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>The battle&apos;s own, instead of %1 (%2)</source>
        <translation>Własna wartość bitwy, zamiast %1 (%2)</translation>
    </message>
    <message>
        <source>The battle&apos;s own</source>
        <translation>Własna wartość bitwy</translation>
    </message>
    <message>
        <source>Inherited from %1</source>
        <translation>Odziedziczone po: %1</translation>
    </message>
    <message>
        <source>The rules say nothing here</source>
        <translation>Zasady nic tu nie mówią</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>nieznane</translation>
    </message>
    <message>
        <source>%1: %2. %3</source>
        <translation>%1: %2. %3</translation>
    </message>
    <message>
        <source>for all rolls of its range</source>
        <translation>dla wszystkich rzutów zakresu</translation>
    </message>
    <message>
        <source>Only for</source>
        <translation>Tylko dla</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::RulesGridText</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Wynik</translation>
    </message>
    <message>
        <source>Modifier</source>
        <translation>Modyfikator</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Etapy</translation>
    </message>
    <message>
        <source>Odds %1, attacker first</source>
        <translation>Stosunek sił %1, najpierw atakujący</translation>
    </message>
    <message>
        <source>%1: for %2</source>
        <translation>%1: dla %2</translation>
    </message>
    <message>
        <source>Distance %1</source>
        <translation>Odległość %1</translation>
    </message>
    <message>
        <source>Strength %1</source>
        <translation>Siła %1</translation>
    </message>
    <message>
        <source>A column of this table is odds such as 3-1.</source>
        <translation>Kolumną tej tabeli jest stosunek sił, np. 3-1.</translation>
    </message>
    <message>
        <source>A column of this table is a whole number from 0.</source>
        <translation>Kolumną tej tabeli jest liczba całkowita od 0.</translation>
    </message>
    <message>
        <source>A column is called by letters a–z, digits and hyphens.</source>
        <translation>Nazwa kolumny składa się z liter a–z, cyfr i łączników.</translation>
    </message>
    <message>
        <source>The table has this column already.</source>
        <translation>Tabela ma już tę kolumnę.</translation>
    </message>
    <message>
        <source>New column, such as 3-1</source>
        <translation>Nowa kolumna, np. 3-1</translation>
    </message>
    <message>
        <source>New column, such as 4</source>
        <translation>Nowa kolumna, np. 4</translation>
    </message>
    <message>
        <source>New column, such as infantry-7</source>
        <translation>Nowa kolumna, np. infantry-7</translation>
    </message>
    <message>
        <source>Attacker %1</source>
        <translation>Atakujący: %1</translation>
    </message>
    <message>
        <source>Defender %1</source>
        <translation>Obrońca: %1</translation>
    </message>
    <message>
        <source>Target %1</source>
        <translation>Cel: %1</translation>
    </message>
    <message>
        <source>Nothing happens</source>
        <translation>Nic się nie dzieje</translation>
    </message>
    <message>
        <source>Write a number, a range such as 2–4, 5+ for all from there on, or none.</source>
        <translation>Wpisz liczbę, przedział, np. 2–4, 5+ dla wszystkich od tej, albo none.</translation>
    </message>
    <message>
        <source>Write a number, a range such as 2–4, or 5+ for all from there on.</source>
        <translation>Wpisz liczbę, przedział, np. 2–4, albo 5+ dla wszystkich od tej.</translation>
    </message>
    <message>
        <source>natural</source>
        <translation>naturalne</translation>
    </message>
    <message>
        <source>roll</source>
        <translation>rzut</translation>
    </message>
    <message>
        <source>Write for which rolls the row is, such as %1 or %2.</source>
        <translation>Napisz, dla jakich rzutów jest wiersz, na przykład %1 albo %2.</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::RulesGridView</name>
    <message>
        <source>Table</source>
        <translation>Tabela</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::RulesList</name>
    <message>
        <source>No rule fits. Search for other words, or show all rules.</source>
        <translation>Żadna zasada nie pasuje. Szukaj innych słów albo pokaż wszystkie zasady.</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Szukaj w zasadach</translation>
    </message>
    <message>
        <source>Rules to show</source>
        <translation>Pokazywane zasady</translation>
    </message>
    <message>
        <source>Of this battle</source>
        <translation>Tej bitwy</translation>
    </message>
    <message>
        <source>Overridden</source>
        <translation>Nadpisane</translation>
    </message>
    <message>
        <source>Estimated or unknown</source>
        <translation>Szacunkowe lub nieznane</translation>
    </message>
    <message>
        <source>Without origin</source>
        <translation>Bez pochodzenia</translation>
    </message>
    <message>
        <source>Faulty</source>
        <translation>Błędne</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Zasady</translation>
    </message>
    <message>
        <source>Settings of scenarios</source>
        <translation>Ustawienia scenariuszy</translation>
    </message>
    <message>
        <source>All rules and settings</source>
        <translation>Wszystkie zasady i ustawienia</translation>
    </message>
    <message>
        <source>Search path, value, title, meaning and citation</source>
        <translation>Szukaj ścieżki, wartości, nazwy, znaczenia i paragrafu</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::RulesModel</name>
    <message>
        <source>Rule</source>
        <translation>Zasada</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wartość</translation>
    </message>
    <message>
        <source>Holds from</source>
        <translation>Zapisana w</translation>
    </message>
    <message>
        <source>Origin</source>
        <translation>Pochodzenie</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>instead of %1 (%2)</source>
        <translation>zamiast %1 (%2)</translation>
    </message>
    <message>
        <source>No origin is recorded.</source>
        <translation>Nie zapisano pochodzenia.</translation>
    </message>
    <message>
        <source>Scenario: %1</source>
        <translation>Scenariusz: %1</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::RulesOnMapPanel</name>
    <message>
        <source>Units that are reached or not</source>
        <translation>Jednostki, do których dociera lub nie</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Pokaż</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Dla</translation>
    </message>
    <message>
        <source>The selected counter</source>
        <translation>Zaznaczony żeton</translation>
    </message>
    <message>
        <source>All armies</source>
        <translation>Wszystkie armie</translation>
    </message>
    <message>
        <source>Ways of moving are shown for one counter.</source>
        <translation>Sposoby ruchu widać dla jednego żetonu.</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nic</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>The rules of this battle have no zones, and nothing that is traced from hex to hex. In the rules they are the families zone and flood.</source>
        <translation>Zasady tej bitwy nie mają stref ani niczego, co prowadzi się z pola na pole. W zasadach są to rodziny zone i flood.</translation>
    </message>
    <message>
        <source>Choose what the map shows. Escape on the map hides it.</source>
        <translation>Wybierz, co pokazuje mapa. Escape na mapie to chowa.</translation>
    </message>
    <message>
        <source>Nowhere on the map.</source>
        <translation>Nigdzie na mapie.</translation>
    </message>
    <message numerus="yes">
        <source>%n hexside(s) closed by a rule</source>
        <translation>
            <numerusform>%n bok zamknięty przez zasadę</numerusform>
            <numerusform>%n boki zamknięte przez zasadę</numerusform>
            <numerusform>%n boków zamkniętych przez zasadę</numerusform>
        </translation>
    </message>
    <message>
        <source>By the rules: %1</source>
        <translation>Według zasad: %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s) still to be asked for</source>
        <translation>
            <numerusform>jeszcze %n jednostka do zbadania</numerusform>
            <numerusform>jeszcze %n jednostki do zbadania</numerusform>
            <numerusform>jeszcze %n jednostek do zbadania</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>redoubt::editor::RulesOverlay</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es)</source>
        <translation>
            <numerusform>%n pole</numerusform>
            <numerusform>%n pola</numerusform>
            <numerusform>%n pól</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>perhaps %n</source>
        <translation>
            <numerusform>być może %n</numerusform>
            <numerusform>być może %n</numerusform>
            <numerusform>być może %n</numerusform>
        </translation>
    </message>
    <message>
        <source>the way</source>
        <translation>droga</translation>
    </message>
    <message>
        <source>begins here</source>
        <translation>tu się zaczyna</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>zamknięte</translation>
    </message>
    <message>
        <source>rests on estimates</source>
        <translation>opiera się na szacunkach</translation>
    </message>
    <message>
        <source>none</source>
        <translation>brak</translation>
    </message>
    <message numerus="yes">
        <source>%n more to be asked for</source>
        <translation>
            <numerusform>jeszcze %n do zbadania</numerusform>
            <numerusform>jeszcze %n do zbadania</numerusform>
            <numerusform>jeszcze %n do zbadania</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>redoubt::editor::RulesWords</name>
    <message>
        <source>Rules of your own</source>
        <translation>Zasady własne</translation>
    </message>
    <message>
        <source>Expected %1.</source>
        <translation>Oczekiwano: %1.</translation>
    </message>
    <message>
        <source>At %2: expected %1.</source>
        <translation>W %2 oczekiwano: %1.</translation>
    </message>
    <message>
        <source>Line %1, column %2: this is no value. Write a number, true, false, &quot;text&quot;, [list] or {&quot;name&quot;: value}.</source>
        <translation>Wiersz %1, kolumna %2: to nie jest wartość. Wpisz liczbę, true, false, &quot;tekst&quot;, [listę] albo {&quot;nazwa&quot;: wartość}.</translation>
    </message>
    <message>
        <source>This is no JSON value.</source>
        <translation>To nie jest wartość JSON.</translation>
    </message>
    <message>
        <source>The rules inherit from themselves.</source>
        <translation>Zasady dziedziczą same po sobie.</translation>
    </message>
    <message>
        <source>Nothing of this name is known: “%1” (%2).</source>
        <translation>Nie ma niczego o tej nazwie: „%1” (%2).</translation>
    </message>
    <message>
        <source>no value</source>
        <translation>brak wartości</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>„%1”</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::RunExtensionDialog</name>
    <message>
        <source>None</source>
        <translation>Brak</translation>
    </message>
    <message>
        <source>What the check finds</source>
        <translation>Co znajduje sprawdzenie</translation>
    </message>
    <message>
        <source>Hex</source>
        <translation>Pole</translation>
    </message>
    <message>
        <source>What it says</source>
        <translation>Co mówi</translation>
    </message>
    <message>
        <source>Double-click to see it on the map.</source>
        <translation>Kliknij dwukrotnie, by zobaczyć to na mapie.</translation>
    </message>
    <message>
        <source>What the script tells</source>
        <translation>Co mówi skrypt</translation>
    </message>
    <message>
        <source>From %1</source>
        <translation>Z pliku %1</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>&amp;Uruchom</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Zatrzymaj</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Choose the files that it works with first.</source>
        <translation>Wybierz najpierw pliki, na których pracuje.</translation>
    </message>
    <message>
        <source>Stopped; nothing was changed.</source>
        <translation>Zatrzymano; niczego nie zmieniono.</translation>
    </message>
    <message>
        <source>The battle was changed while the script ran; nothing of it was taken over. Run it again.</source>
        <translation>Bitwę zmieniono w czasie działania skryptu; niczego z niego nie przejęto. Uruchom go ponownie.</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>Niczego nie zmieniono.</translation>
    </message>
    <message>
        <source>The battle was changed; Undo takes it back.</source>
        <translation>Bitwę zmieniono; Cofnij bierze to z powrotem.</translation>
    </message>
    <message>
        <source>%1 was written.</source>
        <translation>Zapisano %1.</translation>
    </message>
    <message>
        <source>It finds nothing.</source>
        <translation>Niczego nie znajduje.</translation>
    </message>
    <message>
        <source>There was nothing to change.</source>
        <translation>Nie było czego zmieniać.</translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s)</source>
        <translation>
            <numerusform>Znaleziono: %n</numerusform>
            <numerusform>Znaleziono: %n</numerusform>
            <numerusform>Znaleziono: %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>redoubt::editor::ScanBar</name>
    <message>
        <source>Scan:</source>
        <translation>Skan:</translation>
    </message>
    <message>
        <source>Over the map</source>
        <translation>Na mapie</translation>
    </message>
    <message>
        <source>Swipe</source>
        <translation>Granica</translation>
    </message>
    <message>
        <source>Blink</source>
        <translation>Miganie</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>Sam</translation>
    </message>
    <message>
        <source>Strength of the scan</source>
        <translation>Siła skanu</translation>
    </message>
    <message>
        <source>Show the map alone</source>
        <translation>Pokaż samą mapę</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::ScanFileField</name>
    <message>
        <source>Choose…</source>
        <translation>Wybierz…</translation>
    </message>
    <message>
        <source>Dots per inch</source>
        <translation>Punktów na cal</translation>
    </message>
    <message>
        <source>PNG, JPEG, TIFF or PDF</source>
        <translation>PNG, JPEG, TIFF albo PDF</translation>
    </message>
    <message>
        <source>Choose: %1</source>
        <translation>Wybierz: %1</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Strona</translation>
    </message>
    <message>
        <source>%1 × %2 pixels</source>
        <translation>%1 × %2 pikseli</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::ScanGridDialog</name>
    <message>
        <source>&amp;Remove the number</source>
        <translation>&amp;Usuń numer</translation>
    </message>
    <message>
        <source>Find the grid of a scan</source>
        <translation>Siatka skanu</translation>
    </message>
    <message>
        <source>Take this map</source>
        <translation>Weź tę mapę</translation>
    </message>
    <message>
        <source>Click on the middle of a hex and type the number that is printed in it. Four numbers, well apart and not in a line, say how the hexes lie and are counted.</source>
        <translation>Kliknij środek pola i wpisz numer, który jest w nim wydrukowany. Cztery numery, daleko od siebie i nie w jednej linii, mówią, jak pola leżą i są liczone.</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Numery</translation>
    </message>
    <message>
        <source>&amp;Layout</source>
        <translation>Uk&amp;ład</translation>
    </message>
    <message>
        <source>&amp;Columns</source>
        <translation>&amp;Kolumny</translation>
    </message>
    <message>
        <source>Ro&amp;ws</source>
        <translation>&amp;Rzędy</translation>
    </message>
    <message>
        <source>The picture is being read…</source>
        <translation>Trwa wczytywanie obrazu…</translation>
    </message>
    <message>
        <source>There is not enough memory for this picture.</source>
        <translation>Na ten obraz brakuje pamięci.</translation>
    </message>
    <message>
        <source>“%1” is no hex number.</source>
        <translation>„%1” nie jest numerem pola.</translation>
    </message>
    <message numerus="yes">
        <source>%n number(s) more are needed.</source>
        <translation>
            <numerusform>Potrzeba jeszcze %n numeru.</numerusform>
            <numerusform>Potrzeba jeszcze %n numerów.</numerusform>
            <numerusform>Potrzeba jeszcze %n numerów.</numerusform>
        </translation>
    </message>
    <message>
        <source>These columns and rows can’t be numbered so.</source>
        <translation>Takich kolumn i rzędów nie da się tak ponumerować.</translation>
    </message>
    <message>
        <source>%1 × %2 hexes, %3 to %4.</source>
        <translation>%1 × %2 pól, od %3 do %4.</translation>
    </message>
    <message>
        <source>Several layouts explain these numbers; the place of %1 would decide.</source>
        <translation>Te numery wyjaśnia kilka układów; rozstrzygnęłoby miejsce pola %1.</translation>
    </message>
    <message>
        <source>First column</source>
        <translation>Pierwsza kolumna</translation>
    </message>
    <message>
        <source>Last column</source>
        <translation>Ostatnia kolumna</translation>
    </message>
    <message>
        <source>First row</source>
        <translation>Pierwszy rząd</translation>
    </message>
    <message>
        <source>Last row</source>
        <translation>Ostatni rząd</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::ScanPageDialog</name>
    <message>
        <source>Which page</source>
        <translation>Która strona</translation>
    </message>
    <message>
        <source>&amp;Page</source>
        <translation>&amp;Strona</translation>
    </message>
    <message>
        <source>&amp;Dots per inch</source>
        <translation>&amp;Punkty na cal</translation>
    </message>
    <message>
        <source>%1 × %2 pixels</source>
        <translation>%1 × %2 pikseli</translation>
    </message>
    <message>
        <source>Pictures (%1)</source>
        <translation>Obrazy (%1)</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::ScanPart</name>
    <message>
        <source>The place on the scan</source>
        <translation>Miejsce na skanie</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::ScanView</name>
    <message>
        <source>Number printed at this place</source>
        <translation>Numer wydrukowany w tym miejscu</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::ScanWords</name>
    <message>
        <source>%1 mm</source>
        <translation>%1 mm</translation>
    </message>
    <message>
        <source>Straight</source>
        <translation>Prosto</translation>
    </message>
    <message>
        <source>In perspective</source>
        <translation>W perspektywie</translation>
    </message>
    <message>
        <source>Bent</source>
        <translation>Z wygięciem</translation>
    </message>
    <message numerus="yes">
        <source>%1, by %n point(s): %2 off on the average, %3 at most (%4).</source>
        <translation>
            <numerusform>%1, według %n punktu: błąd średnio %2, najwyżej %3 (%4).</numerusform>
            <numerusform>%1, według %n punktów: błąd średnio %2, najwyżej %3 (%4).</numerusform>
            <numerusform>%1, według %n punktów: błąd średnio %2, najwyżej %3 (%4).</numerusform>
        </translation>
    </message>
    <message>
        <source>The points held out are %1 off on the average.</source>
        <translation>Błąd punktów kontrolnych wynosi średnio %1.</translation>
    </message>
    <message>
        <source>A point that is left out would be missed by some %1.</source>
        <translation>Pominięty punkt byłby chybiony o jakieś %1.</translation>
    </message>
    <message>
        <source>Flat top, even columns shifted</source>
        <translation>Płaski wierzch, przesunięte kolumny parzyste</translation>
    </message>
    <message>
        <source>Flat top, odd columns shifted</source>
        <translation>Płaski wierzch, przesunięte kolumny nieparzyste</translation>
    </message>
    <message>
        <source>Pointy top, even rows shifted</source>
        <translation>Ostry wierzch, przesunięte rzędy parzyste</translation>
    </message>
    <message>
        <source>Pointy top, odd rows shifted</source>
        <translation>Ostry wierzch, przesunięte rzędy nieparzyste</translation>
    </message>
    <message>
        <source>columns counted from the left</source>
        <translation>kolumny liczone od lewej</translation>
    </message>
    <message>
        <source>columns counted from the right</source>
        <translation>kolumny liczone od prawej</translation>
    </message>
    <message>
        <source>rows from the top</source>
        <translation>rzędy od góry</translation>
    </message>
    <message>
        <source>rows from the bottom</source>
        <translation>rzędy od dołu</translation>
    </message>
    <message>
        <source>column first</source>
        <translation>najpierw kolumna</translation>
    </message>
    <message>
        <source>row first</source>
        <translation>najpierw rząd</translation>
    </message>
    <message>
        <source>%1; %2, %3; %4</source>
        <comment>hexes; columns, rows; order</comment>
        <translation>%1; %2, %3; %4</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::ScenarioBar</name>
    <message>
        <source>Scenario</source>
        <translation>Scenariusz</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Wariant</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>&amp;Scenario</source>
        <translation>Scenari&amp;usz</translation>
    </message>
    <message>
        <source>Var&amp;iant</source>
        <translation>Wari&amp;ant</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::ScenarioDialog</name>
    <message>
        <source>&amp;Scenario</source>
        <translation>&amp;Scenariusz</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::ScheduleBoard</name>
    <message>
        <source>Select</source>
        <translation>Zaznaczanie</translation>
    </message>
    <message>
        <source>Select cells; keys and the menu change them</source>
        <translation>Zaznacza komórki; zmieniają je klawisze i menu</translation>
    </message>
    <message>
        <source>%1: click a cell or drag over turns of a row; the key %2 does it for what is selected</source>
        <translation>%1: kliknij komórkę albo przeciągnij po etapach wiersza; klawisz %2 robi to z zaznaczonymi</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Szczegóły</translation>
    </message>
    <message>
        <source>All of the chosen cell: its entry, odds, conditions and return points</source>
        <translation>Cała wybrana komórka: wejście, szanse, warunki i punkty powrotu</translation>
    </message>
    <message>
        <source>This battle has no scenario yet.</source>
        <translation>Ta bitwa nie ma jeszcze scenariusza.</translation>
    </message>
    <message>
        <source>This scenario has no leaders and no chits: there is nothing to schedule.</source>
        <translation>Ten scenariusz nie ma dowódców ani żetonów: nie ma czego planować.</translation>
    </message>
    <message numerus="yes">
        <source>%n rows</source>
        <translation>
            <numerusform>%n wiersz</numerusform>
            <numerusform>%n wiersze</numerusform>
            <numerusform>%n wierszy</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <comment>who, what, when</comment>
        <translation>%1: %2, %3</translation>
    </message>
    <message>
        <source>%1: no longer “%2”, %3</source>
        <comment>who, what, when</comment>
        <translation>%1: już nie „%2”, %3</translation>
    </message>
    <message>
        <source>The lines of this army are inherited, and its last one can&apos;t be taken away: the scenario would inherit them again.</source>
        <translation>Wiersze tej armii są odziedziczone i ostatniego nie można usunąć: scenariusz odziedziczyłby je znowu.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nikogo</translation>
    </message>
    <message>
        <source>%1: chooses %2, %3</source>
        <comment>army, how many, when</comment>
        <translation>%1: wybiera %2, %3</translation>
    </message>
    <message>
        <source>%1: available from turn %2</source>
        <translation>%1: dostępny od etapu %2</translation>
    </message>
    <message>
        <source>What the player &amp;chooses…</source>
        <translation>Co &amp;wybiera gracz…</translation>
    </message>
    <message>
        <source>A&amp;vailable from turn %1 on</source>
        <translation>&amp;Dostępny od etapu %1</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::ScheduleWords</name>
    <message>
        <source>in the pool</source>
        <translation>w puli</translation>
    </message>
    <message>
        <source>the player chooses</source>
        <translation>wybiera gracz</translation>
    </message>
    <message>
        <source>available</source>
        <translation>dostępny</translation>
    </message>
    <message>
        <source>not available</source>
        <translation>niedostępny</translation>
    </message>
    <message>
        <source>enters</source>
        <translation>wchodzi</translation>
    </message>
    <message>
        <source>comes by dice</source>
        <translation>przybywa według rzutu</translation>
    </message>
    <message>
        <source>opens the turn</source>
        <translation>zaczyna etap</translation>
    </message>
    <message>
        <source>The leader&apos;s chit is in the pool in these turns.</source>
        <translation>W tych etapach znacznik aktywacji dowódcy jest w puli.</translation>
    </message>
    <message>
        <source>The player puts so many chits of his choice into the pool.</source>
        <translation>Gracz wkłada do puli tyle wybranych przez siebie znaczników aktywacji.</translation>
    </message>
    <message>
        <source>The leader can be chosen in these turns.</source>
        <translation>W tych etapach można wybrać tego dowódcę.</translation>
    </message>
    <message>
        <source>The leader can&apos;t be activated in these turns.</source>
        <translation>W tych etapach nie można aktywować tego dowódcy.</translation>
    </message>
    <message>
        <source>The leader comes onto the map in these turns.</source>
        <translation>W tych etapach dowódca wchodzi na mapę.</translation>
    </message>
    <message>
        <source>Dice tell whether the leader comes in these turns.</source>
        <translation>Rzut rozstrzyga, czy dowódca wejdzie w tych etapach.</translation>
    </message>
    <message>
        <source>The turn begins with the activation of this leader.</source>
        <translation>Etap zaczyna się od aktywacji tego dowódcy.</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Etap %1</translation>
    </message>
    <message>
        <source>Turns %1–%2</source>
        <translation>Etapy %1–%2</translation>
    </message>
    <message>
        <source>%1: %2 – %3</source>
        <translation>%1: %2 – %3</translation>
    </message>
    <message>
        <source>turn %1</source>
        <translation>etap %1</translation>
    </message>
    <message>
        <source>turn not told</source>
        <translation>nie wiadomo kiedy</translation>
    </message>
    <message>
        <source>by dice</source>
        <translation>według rzutu</translation>
    </message>
    <message>
        <source>with an activation</source>
        <translation>z aktywacją</translation>
    </message>
    <message>
        <source>%1: %2, over “%3” (%4)</source>
        <translation>%1: %2, przez „%3” (%4)</translation>
    </message>
    <message>
        <source>not told</source>
        <translation>nie podano</translation>
    </message>
    <message>
        <source>they enter at the nearest free hex</source>
        <translation>wchodzą na najbliższe wolne pole</translation>
    </message>
    <message>
        <source>they wait for a later turn</source>
        <translation>czekają na późniejszy etap</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::SecondHexes</name>
    <message>
        <source>None: in one hex</source>
        <translation>Żadne: na jednym polu</translation>
    </message>
    <message>
        <source>%1, to the %2</source>
        <translation>%1, w stronę: %2</translation>
    </message>
    <message>
        <source>%1 (no neighbour)</source>
        <translation>%1 (nie sąsiaduje)</translation>
    </message>
    <message>
        <source>Lay %1 across to %2</source>
        <translation>Połóż %1 także na %2</translation>
    </message>
    <message>
        <source>Lay %1 in one hex</source>
        <translation>Połóż %1 na jednym polu</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::SelectTool</name>
    <message>
        <source>Click a hex (Enter) to place %1</source>
        <translation>Kliknij pole (Enter), aby ustawić: %1</translation>
    </message>
    <message>
        <source>Drop at %1</source>
        <translation>Upuść na %1</translation>
    </message>
    <message>
        <source>Choose a counter in the tray, or drag one on the map</source>
        <translation>Wybierz żeton w panelu Żetony albo przeciągnij któryś na mapie</translation>
    </message>
    <message>
        <source>Nothing moves</source>
        <translation>Nic się nie przesunie</translation>
    </message>
    <message>
        <source>%1 leaves the map</source>
        <translation>Poza mapę: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n counter(s) leave the map</source>
        <translation>
            <numerusform>%n żeton schodzi z mapy</numerusform>
            <numerusform>%n żetony schodzą z mapy</numerusform>
            <numerusform>%n żetonów schodzi z mapy</numerusform>
        </translation>
    </message>
    <message>
        <source>Some would leave the map</source>
        <translation>Niektóre wyszłyby poza mapę</translation>
    </message>
    <message numerus="yes">
        <source>%n counter(s)</source>
        <translation>
            <numerusform>%n żeton</numerusform>
            <numerusform>%n żetony</numerusform>
            <numerusform>%n żetonów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es) too short</source>
        <translation>
            <numerusform>o %n pole za krótko</numerusform>
            <numerusform>o %n pola za krótko</numerusform>
            <numerusform>o %n pól za krótko</numerusform>
        </translation>
    </message>
    <message>
        <source>Release to face there, Esc to leave them as they are</source>
        <translation>Puść, by zwrócić je w tę stronę; Esc zostawia je bez zmian</translation>
    </message>
    <message>
        <source>Click the hex to face, or go there with the arrow keys and press Enter; Esc ends</source>
        <translation>Kliknij pole, ku któremu mają się zwrócić, albo dojdź do niego strzałkami i naciśnij Enter; Esc kończy</translation>
    </message>
    <message>
        <source>Now the last hex of the line; with Shift they face to its left</source>
        <translation>Teraz ostatnie pole linii; z Shift zwracają się w jej lewo</translation>
    </message>
    <message>
        <source>Draw the line to align along, or press Enter on its first and last hex; Esc ends</source>
        <translation>Narysuj linię wyrównania albo naciśnij Enter na jej pierwszym i ostatnim polu; Esc kończy</translation>
    </message>
    <message>
        <source>Release to select the counters in the rectangle</source>
        <translation>Puść, by zaznaczyć żetony w prostokącie</translation>
    </message>
    <message>
        <source>D turns to face a hex you click</source>
        <translation>D zwraca ku klikniętemu polu</translation>
    </message>
    <message>
        <source>Drop at %1; with Ctrl they keep their rule, for that place</source>
        <translation>Upuść na %1; z Ctrl zachowają swoją zasadę dla tego miejsca</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::Session</name>
    <message>
        <source>There is not enough memory for this.</source>
        <translation>Na to brakuje pamięci.</translation>
    </message>
    <message>
        <source>Something went wrong inside the program: %1</source>
        <translation>Błąd wewnętrzny programu: %1</translation>
    </message>
    <message>
        <source>The layer “%1” is locked, so nothing was changed. Unlock it in the Layers dock.</source>
        <translation>Warstwa „%1” jest zablokowana, więc nic nie zmieniono. Odblokuj ją w panelu Warstwy.</translation>
    </message>
    <message>
        <source>Waive: %1</source>
        <comment>a problem, in the history</comment>
        <translation>Pominięcie problemu: %1</translation>
    </message>
    <message numerus="yes">
        <source>Waive %n problems</source>
        <comment>in the history</comment>
        <translation>
            <numerusform>Pominięcie %n problemu</numerusform>
            <numerusform>Pominięcie %n problemów</numerusform>
            <numerusform>Pominięcie %n problemów</numerusform>
        </translation>
    </message>
    <message>
        <source>No longer waive: %1</source>
        <comment>a problem, in the history</comment>
        <translation>Przywrócenie problemu: %1</translation>
    </message>
    <message numerus="yes">
        <source>No longer waive %n problems</source>
        <comment>in the history</comment>
        <translation>
            <numerusform>Przywrócenie %n problemu</numerusform>
            <numerusform>Przywrócenie %n problemów</numerusform>
            <numerusform>Przywrócenie %n problemów</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>redoubt::editor::SettingField</name>
    <message>
        <source>from %1</source>
        <translation>ze scenariusza „%1”</translation>
    </message>
    <message>
        <source>instead of %1 from %2</source>
        <translation>zamiast %1 ze scenariusza „%2”</translation>
    </message>
    <message>
        <source>Inherited value of the setting %1</source>
        <translation>Odziedziczona wartość ustawienia %1</translation>
    </message>
    <message>
        <source>not set</source>
        <translation>nie ustawiono</translation>
    </message>
    <message>
        <source>Setting %1: %2</source>
        <translation>Ustawienie %1: %2</translation>
    </message>
    <message>
        <source>no value</source>
        <translation>brak wartości</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::ShapeForm</name>
    <message>
        <source>As JSON, for what no field shows</source>
        <translation>Jako JSON: to, czego nie pokazuje żadne pole</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::ShapeTool</name>
    <message>
        <source>Choose a terrain of hexes in the palette</source>
        <translation>Wybierz teren pól w palecie</translation>
    </message>
    <message>
        <source>Click corner by corner; a double click or Enter ends</source>
        <translation>Klikaj kolejne wierzchołki; dwukrotne kliknięcie lub Enter kończy</translation>
    </message>
    <message>
        <source>Drag, or click both corners (Enter)</source>
        <translation>Przeciągnij lub kliknij oba rogi (Enter)</translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es); Backspace takes a corner back, Esc drops the shape</source>
        <translation>
            <numerusform>%n pole; Backspace cofa róg, Esc porzuca kształt</numerusform>
            <numerusform>%n pola; Backspace cofa róg, Esc porzuca kształt</numerusform>
            <numerusform>%n pól; Backspace cofa róg, Esc porzuca kształt</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>redoubt::editor::SheetForm</name>
    <message>
        <source>Picture of the &amp;back…</source>
        <translation>Obraz &amp;rewersów…</translation>
    </message>
    <message>
        <source>&amp;Find the grid</source>
        <translation>&amp;Znajdź siatkę</translation>
    </message>
    <message>
        <source>St&amp;op</source>
        <translation>&amp;Przerwij</translation>
    </message>
    <message>
        <source>Another b&amp;lock of this picture</source>
        <translation>Następny &amp;blok tego obrazu</translation>
    </message>
    <message>
        <source>Sou&amp;rce</source>
        <translation>Źró&amp;dło</translation>
    </message>
    <message>
        <source>Bac&amp;ks</source>
        <translation>R&amp;ewersy</translation>
    </message>
    <message>
        <source>&amp;Columns</source>
        <translation>&amp;Kolumny</translation>
    </message>
    <message>
        <source>Ro&amp;ws</source>
        <translation>Rzęd&amp;y</translation>
    </message>
    <message>
        <source>L&amp;eft</source>
        <translation>&amp;Lewa</translation>
    </message>
    <message>
        <source>R&amp;ight</source>
        <translation>Pra&amp;wa</translation>
    </message>
    <message>
        <source>To&amp;p</source>
        <translation>&amp;Górna</translation>
    </message>
    <message>
        <source>Botto&amp;m</source>
        <translation>D&amp;olna</translation>
    </message>
    <message>
        <source>&amp;Gap across</source>
        <translation>Odstę&amp;p w poziomie</translation>
    </message>
    <message>
        <source>Gap &amp;down</source>
        <translation>Odstęp w pi&amp;onie</translation>
    </message>
    <message>
        <source>Drag the corners and edges of the grid to those of the counters, the round handle to turn it, the diamonds to set the gaps, the grid itself to move it. Lengths are pixels of the picture.</source>
        <translation>Przeciągnij rogi i krawędzie siatki na rogi i krawędzie żetonów, okrągły uchwyt, aby ją obrócić, romby, aby ustawić odstępy, a samą siatkę, aby ją przesunąć. Długości są w pikselach obrazu.</translation>
    </message>
    <message>
        <source>A sheet of its own with the same pictures, for counters that lie apart from these or are of another size</source>
        <translation>Osobny arkusz z tymi samymi obrazami, dla żetonów, które leżą osobno albo są innego rozmiaru</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Żadne</translation>
    </message>
    <message>
        <source>Another picture of the &amp;back…</source>
        <translation>Inny obraz &amp;rewersów…</translation>
    </message>
    <message>
        <source>Grid of the fronts</source>
        <translation>Siatka awersów</translation>
    </message>
    <message>
        <source>Grid of the backs</source>
        <translation>Siatka rewersów</translation>
    </message>
    <message>
        <source>As on the front</source>
        <translation>Jak na awersie</translation>
    </message>
    <message>
        <source>Change a counter sheet</source>
        <translation>Zmień arkusz żetonów</translation>
    </message>
    <message>
        <source>Set the grid of a counter sheet</source>
        <translation>Ustaw siatkę arkusza żetonów</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Tytuł</translation>
    </message>
    <message>
        <source>A&amp;ngle</source>
        <translation>Ką&amp;t</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::SheetFrameDialog</name>
    <message>
        <source>Set up frame and legend</source>
        <translation>Ustawianie ramki i legendy</translation>
    </message>
    <message>
        <source>Where the sheet has room, else below</source>
        <translation>Gdzie arkusz ma miejsce, inaczej pod mapą</translation>
    </message>
    <message>
        <source>Below the map</source>
        <translation>Pod mapą</translation>
    </message>
    <message>
        <source>Left of the map</source>
        <translation>Po lewej stronie mapy</translation>
    </message>
    <message>
        <source>Right of the map</source>
        <translation>Po prawej stronie mapy</translation>
    </message>
    <message>
        <source>Only lines round the map</source>
        <translation>Tylko linie wokół mapy</translation>
    </message>
    <message>
        <source>&amp;Place</source>
        <translation>&amp;Miejsce</translation>
    </message>
    <message>
        <source>&amp;Heading</source>
        <translation>&amp;Nagłówek</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Tytuł</translation>
    </message>
    <message>
        <source>&amp;Year</source>
        <translation>&amp;Rok</translation>
    </message>
    <message>
        <source>&amp;Last line</source>
        <translation>&amp;Ostatni wiersz</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>Pokazane</translation>
    </message>
    <message>
        <source>Change the frame of the map</source>
        <translation>Zmiana ramki mapy</translation>
    </message>
    <message>
        <source>The map is too large for a picture.</source>
        <translation>Mapa jest za duża na obraz.</translation>
    </message>
    <message>
        <source>Metres to the hex</source>
        <translation>Metry na pole</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>nieznane</translation>
    </message>
    <message>
        <source>&amp;Metres to the hex</source>
        <translation>M&amp;etry na pole</translation>
    </message>
    <message>
        <source>North, in degrees clockwise from the top</source>
        <translation>Północ, w stopniach od góry zgodnie z ruchem wskazówek</translation>
    </message>
    <message>
        <source>Where north is, in degrees clockwise from the top of the sheet.</source>
        <translation>Gdzie jest północ, w stopniach od góry arkusza zgodnie z ruchem wskazówek.</translation>
    </message>
    <message>
        <source>&amp;North</source>
        <translation>&amp;Północ</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Tytuł</translation>
    </message>
    <message>
        <source>Legend</source>
        <translation>Legenda</translation>
    </message>
    <message>
        <source>Terrain effects in the legend</source>
        <translation>Wpływ terenu w legendzie</translation>
    </message>
    <message>
        <source>Sample of a hex number</source>
        <translation>Wzór numeru pola</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Skala</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Północ</translation>
    </message>
    <message>
        <source>Word that the map is invented</source>
        <translation>Informacja, że mapa jest umowna</translation>
    </message>
    <message>
        <source>Tracks</source>
        <translation>Tory</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::SheetSketch</name>
    <message>
        <source>%1 mm</source>
        <translation>%1 mm</translation>
    </message>
    <message>
        <source>Sketch of the sheet</source>
        <translation>Szkic arkusza</translation>
    </message>
    <message>
        <source>No such sheet</source>
        <translation>Nie ma takiego arkusza</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::SheetView</name>
    <message>
        <source>Sheet of counters</source>
        <translation>Arkusz żetonów</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::SheetWords</name>
    <message>
        <source>back, row %1, column %2</source>
        <translation>rewers, rząd %1, kolumna %2</translation>
    </message>
    <message>
        <source>row %1, column %2</source>
        <translation>rząd %1, kolumna %2</translation>
    </message>
    <message>
        <source>New unit of %1</source>
        <translation>Nowa jednostka: %1</translation>
    </message>
    <message>
        <source>New leader of %1</source>
        <translation>Nowy dowódca: %1</translation>
    </message>
    <message>
        <source>Marker: %1</source>
        <translation>Znacznik: %1</translation>
    </message>
    <message>
        <source>Marker %1</source>
        <translation>Znacznik %1</translation>
    </message>
    <message>
        <source>(without a name)</source>
        <translation>(bez nazwy)</translation>
    </message>
    <message>
        <source>%1, chit</source>
        <comment>of a leader</comment>
        <translation>%1, znacznik aktywacji</translation>
    </message>
    <message>
        <source>%1, leader</source>
        <comment>name of a leader</comment>
        <translation>%1, dowódca</translation>
    </message>
    <message>
        <source>%1, counter %2</source>
        <comment>unit, its number</comment>
        <translation>%1, żeton %2</translation>
    </message>
    <message>
        <source>Sheet without a title</source>
        <translation>Arkusz bez tytułu</translation>
    </message>
    <message>
        <source>Mirrored left to right (turned like a page)</source>
        <translation>Odbite w poziomie (odwrócony jak kartka)</translation>
    </message>
    <message>
        <source>Mirrored top to bottom (turned over the upper edge)</source>
        <translation>Odbite w pionie (odwrócony przez górną krawędź)</translation>
    </message>
    <message>
        <source>In the same order as the fronts</source>
        <translation>W kolejności awersów</translation>
    </message>
    <message>
        <source>The grid of the backs was found.</source>
        <translation>Znaleziono siatkę rewersów.</translation>
    </message>
    <message>
        <source>The grid of the backs was completed after that of the fronts: look at it.</source>
        <translation>Siatkę rewersów uzupełniono według siatki awersów: obejrzyj ją.</translation>
    </message>
    <message>
        <source>The grid of the backs is not clear and lies where the fronts do: look at it.</source>
        <translation>Siatka rewersów nie jest wyraźna i leży tam, gdzie awersy: obejrzyj ją.</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::SheetsDialog</name>
    <message>
        <source>&amp;Add a sheet…</source>
        <translation>Dod&amp;aj arkusz…</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>Usuń…</translation>
    </message>
    <message>
        <source>Fronts</source>
        <translation>Awersy</translation>
    </message>
    <message>
        <source>Backs</source>
        <translation>Rewersy</translation>
    </message>
    <message>
        <source>Counter sheets</source>
        <translation>Arkusze żetonów</translation>
    </message>
    <message>
        <source>S&amp;heet</source>
        <translation>Ark&amp;usz</translation>
    </message>
    <message>
        <source>Show the fronts (F6 changes)</source>
        <translation>Pokaż awersy (zmienia F6)</translation>
    </message>
    <message>
        <source>Show the backs (F6 changes)</source>
        <translation>Pokaż rewersy (zmienia F6)</translation>
    </message>
    <message>
        <source>Counters</source>
        <translation>Żetony</translation>
    </message>
    <message>
        <source>Sheet and grid</source>
        <translation>Arkusz i siatka</translation>
    </message>
    <message>
        <source>Set the grid of a counter sheet</source>
        <translation>Ustaw siatkę arkusza żetonów</translation>
    </message>
    <message>
        <source>Stopped; the grid is as it was.</source>
        <translation>Przerwano; siatka jest taka, jak była.</translation>
    </message>
    <message>
        <source>There is no counter sheet yet. “Add a sheet…” takes scans of its fronts and backs.</source>
        <translation>Nie ma jeszcze arkusza żetonów. „Dodaj arkusz…” bierze skany awersów i rewersów.</translation>
    </message>
    <message>
        <source>The picture is being read…</source>
        <translation>Trwa wczytywanie obrazu…</translation>
    </message>
    <message>
        <source>The picture is not there, or can’t be read.</source>
        <translation>Obrazu nie ma albo nie da się go odczytać.</translation>
    </message>
    <message numerus="yes">
        <source>What was typed for %n counters is not taken into the battle.</source>
        <translation>
            <numerusform>To, co wpisano dla %n żetonu, nie zostało wzięte do bitwy.</numerusform>
            <numerusform>To, co wpisano dla %n żetonów, nie zostało wzięte do bitwy.</numerusform>
            <numerusform>To, co wpisano dla %n żetonów, nie zostało wzięte do bitwy.</numerusform>
        </translation>
    </message>
    <message>
        <source>Close all the same</source>
        <translation>Zamknij mimo to</translation>
    </message>
    <message>
        <source>not in the battle</source>
        <translation>nie ma go w bitwie</translation>
    </message>
    <message>
        <source>%1 of %2 counters done, %3 not in the battle, %4 open</source>
        <translation>Gotowe żetony: %1 z %2, poza bitwą: %3, otwarte: %4</translation>
    </message>
    <message>
        <source>Choose a counter in the picture.</source>
        <translation>Wybierz żeton na obrazie.</translation>
    </message>
    <message>
        <source>Row %1, column %2</source>
        <translation>Rząd %1, kolumna %2</translation>
    </message>
    <message>
        <source>The sheet has no backs</source>
        <translation>Arkusz nie ma rewersów</translation>
    </message>
    <message>
        <source>Counter in %1: %2</source>
        <translation>Żeton, %1: %2</translation>
    </message>
    <message>
        <source>New commands</source>
        <translation>Nowe dowództwa</translation>
    </message>
    <message>
        <source>The army has no command “%1”.</source>
        <translation>Armia nie ma dowództwa „%1”.</translation>
    </message>
    <message>
        <source>Make it, with a colour of its own?</source>
        <translation>Utworzyć je, z własnym kolorem?</translation>
    </message>
    <message>
        <source>Make it</source>
        <translation>Utwórz</translation>
    </message>
    <message>
        <source>Not in the battle: counter in %1</source>
        <translation>Nie ma w bitwie: żeton, %1</translation>
    </message>
    <message>
        <source>Open the place in %1 again</source>
        <translation>Otwórz ponownie miejsce: %1</translation>
    </message>
    <message>
        <source>Something is said of every counter of this sheet.</source>
        <translation>O każdym żetonie tego arkusza już coś powiedziano.</translation>
    </message>
    <message>
        <source>Colour of %1</source>
        <translation>Kolor: %1</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Blok</translation>
    </message>
    <message>
        <source>Another block of a counter sheet</source>
        <translation>Następny blok arkusza żetonów</translation>
    </message>
    <message>
        <source>Find its grid, or drag it into place: blocks that are sheets already are left out.</source>
        <translation>Znajdź jego siatkę albo przeciągnij ją na miejsce: bloki, które są już arkuszami, są pomijane.</translation>
    </message>
    <message>
        <source>Remove a counter sheet</source>
        <translation>Usuń arkusz żetonów</translation>
    </message>
    <message>
        <source>Remove “%1” from the battle?</source>
        <translation>Usunąć „%1” z bitwy?</translation>
    </message>
    <message numerus="yes">
        <source>%n counters have a place on it; they stay with all their values, and are drawn from their figures again.</source>
        <translation>
            <numerusform>Ma na nim miejsce %n żeton; zostaje ze wszystkimi wartościami i znów będzie z nich rysowany.</numerusform>
            <numerusform>Mają na nim miejsce %n żetony; zostają ze wszystkimi wartościami i znów będą z nich rysowane.</numerusform>
            <numerusform>Ma na nim miejsce %n żetonów; zostają ze wszystkimi wartościami i znów będą z nich rysowane.</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Usuń</translation>
    </message>
    <message numerus="yes">
        <source>The smaller grid leaves out %n places of which something is said.</source>
        <translation>
            <numerusform>Mniejsza siatka pomija %n miejsce, o którym coś powiedziano.</numerusform>
            <numerusform>Mniejsza siatka pomija %n miejsca, o których coś powiedziano.</numerusform>
            <numerusform>Mniejsza siatka pomija %n miejsc, o których coś powiedziano.</numerusform>
        </translation>
    </message>
    <message>
        <source>Make it smaller</source>
        <translation>Zmniejsz</translation>
    </message>
    <message>
        <source>No grid is clear in this picture. Set its columns and rows, and drag it into place.</source>
        <translation>Na tym obrazie nie widać wyraźnej siatki. Ustaw kolumny i rzędy i przeciągnij ją na miejsce.</translation>
    </message>
    <message>
        <source>Find the grid of a counter sheet</source>
        <translation>Znajdź siatkę arkusza żetonów</translation>
    </message>
    <message>
        <source>%1 × %2 counters were found.</source>
        <translation>Znaleziono %1 × %2 żetonów.</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::ShortcutDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Skróty klawiszowe</translation>
    </message>
    <message>
        <source>Filter by name, description or keys</source>
        <translation>Filtr: nazwa, opis lub klawisze</translation>
    </message>
    <message>
        <source>Filter commands</source>
        <translation>Filtr poleceń</translation>
    </message>
    <message>
        <source>Show the command with the key pressed here</source>
        <translation>Pokaż polecenie z naciśniętym tu klawiszem</translation>
    </message>
    <message>
        <source>or &amp;press a key</source>
        <translation>lub &amp;naciśnij klawisz</translation>
    </message>
    <message>
        <source>Show all commands</source>
        <translation>Pokaż wszystkie polecenia</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Polecenia</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Polecenie</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Klawisze</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Domyślne</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Opis</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Klawisz</translation>
    </message>
    <message>
        <source>Second key</source>
        <translation>Drugi klawisz</translation>
    </message>
    <message>
        <source>Take this key away</source>
        <translation>Usuń ten klawisz</translation>
    </message>
    <message>
        <source>&amp;Reset to default</source>
        <translation>&amp;Przywróć domyślne</translation>
    </message>
    <message>
        <source>Reset &amp;all…</source>
        <translation>Przywróć &amp;wszystkie…</translation>
    </message>
    <message>
        <source>Shall all commands have their default keys again?</source>
        <translation>Przywrócić domyślne klawisze wszystkim poleceniom?</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Przywróć wszystkie</translation>
    </message>
    <message>
        <source>Changed by you</source>
        <translation>Zmienione przez użytkownika</translation>
    </message>
    <message>
        <source>No command is called like that.</source>
        <translation>Żadne polecenie tak się nie nazywa.</translation>
    </message>
    <message>
        <source>No command has the key %1.</source>
        <translation>Żadne polecenie nie ma klawisza %1.</translation>
    </message>
    <message>
        <source>Choose a command</source>
        <translation>Wybierz polecenie</translation>
    </message>
    <message>
        <source>“%1” has the key %2 already.</source>
        <translation>„%1” ma już klawisz %2.</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>„%1”</translation>
    </message>
    <message>
        <source>%1 is used by %2; take it from there?</source>
        <translation>Klawisz %1 jest zajęty: %2; zabrać go stamtąd?</translation>
    </message>
    <message>
        <source>Take it</source>
        <translation>Zabierz</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::SidePage</name>
    <message>
        <source>Nothing lies on it.</source>
        <translation>Nic na nim nie ma.</translation>
    </message>
    <message>
        <source>No road or other way leads across.</source>
        <translation>Nie prowadzi przez niego żadna droga ani przeprawa.</translation>
    </message>
    <message>
        <source>Problems with this hexside</source>
        <translation>Problemy na tym boku pola</translation>
    </message>
    <message>
        <source>Add to this side</source>
        <translation>Dodaj na tym boku</translation>
    </message>
    <message>
        <source>Add a way</source>
        <translation>Dodaj drogę</translation>
    </message>
    <message>
        <source>Problems here</source>
        <translation>Problemy tutaj</translation>
    </message>
    <message>
        <source>On this hexside</source>
        <translation>Na tym boku pola</translation>
    </message>
    <message>
        <source>Ways across it</source>
        <translation>Drogi przez ten bok</translation>
    </message>
    <message>
        <source>Turn round</source>
        <translation>Odwróć</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Usuń</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>A way needs a hex of the map on both sides.</source>
        <translation>Droga wymaga pola mapy po obu stronach.</translation>
    </message>
    <message>
        <source>Hexside %1</source>
        <translation>Bok %1</translation>
    </message>
    <message>
        <source>To the %1 of %2</source>
        <translation>Od pola %2, kierunek: %1</translation>
    </message>
    <message>
        <source>To the %1 of %2, at the edge of the map</source>
        <translation>Od pola %2, kierunek: %1, na krawędzi mapy</translation>
    </message>
    <message>
        <source>‹ Hex %1</source>
        <translation>‹ Pole %1</translation>
    </message>
    <message>
        <source>Back to hex %1</source>
        <translation>Wróć do pola %1</translation>
    </message>
    <message>
        <source>From hex %1 ›</source>
        <translation>Z pola %1 ›</translation>
    </message>
    <message>
        <source>This side seen from hex %1</source>
        <translation>Ten bok widziany z pola %1</translation>
    </message>
    <message>
        <source>%1, higher in %2</source>
        <translation>%1, wyższe pole: %2</translation>
    </message>
    <message>
        <source>%1, of %2</source>
        <translation>%1, armia: %2</translation>
    </message>
    <message>
        <source>Turn round: the other hex becomes the higher of %1</source>
        <translation>Odwróć: wyższe będzie drugie pole (%1)</translation>
    </message>
    <message>
        <source>Remove %1 from this hexside</source>
        <translation>Usuń z tego boku: %1</translation>
    </message>
    <message>
        <source>Remove %1 across this hexside</source>
        <translation>Usuń drogę przez ten bok: %1</translation>
    </message>
    <message>
        <source>The rules have none</source>
        <translation>Brak w zasadach</translation>
    </message>
    <message>
        <source>Add %1 at %2</source>
        <translation>Dodanie: %1, %2</translation>
    </message>
    <message>
        <source>Remove %1 at %2</source>
        <translation>Usunięcie: %1, %2</translation>
    </message>
    <message>
        <source>Turn %1 at %2 round</source>
        <translation>Odwrócenie: %1, %2</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::SourceView</name>
    <message>
        <source>Text of the source</source>
        <translation>Tekst źródła</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::SpinEditor</name>
    <message>
        <source>not told</source>
        <translation>nie podano</translation>
    </message>
    <message>
        <source>%1 can&apos;t be: a whole number from %2 to %3 is wanted. The value stays as it was.</source>
        <translation>Niedozwolone: %1. Potrzebna jest liczba całkowita od %2 do %3. Wartość pozostaje bez zmian.</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::StackFan</name>
    <message>
        <source>The arrow keys choose a counter, with Alt they move it in the stack. Escape closes.</source>
        <translation>Klawisze strzałek wybierają żeton, z klawiszem Alt przesuwają go w stosie. Escape zamyka.</translation>
    </message>
    <message numerus="yes">
        <source>Stack on %1, %n counter(s)</source>
        <translation>
            <numerusform>Stos na polu %1, %n żeton</numerusform>
            <numerusform>Stos na polu %1, %n żetony</numerusform>
            <numerusform>Stos na polu %1, %n żetonów</numerusform>
        </translation>
    </message>
    <message>
        <source>Shift+wheel: reorder</source>
        <translation>Shift+kółko: kolejność</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::StackWords</name>
    <message>
        <source>leader</source>
        <translation>dowódca</translation>
    </message>
    <message>
        <source>top</source>
        <translation>wierzch</translation>
    </message>
    <message>
        <source>2nd</source>
        <translation>nr 2</translation>
    </message>
    <message>
        <source>3rd</source>
        <translation>nr 3</translation>
    </message>
    <message>
        <source>%1th</source>
        <translation>nr %1</translation>
    </message>
    <message numerus="yes">
        <source>%n counter(s)</source>
        <translation>
            <numerusform>%n żeton</numerusform>
            <numerusform>%n żetony</numerusform>
            <numerusform>%n żetonów</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2 of %3</source>
        <translation>%1 %2 z %3</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Too little %1</source>
        <translation>Za mało: %1</translation>
    </message>
    <message>
        <source>%1 together only as “%2”</source>
        <translation>%1 razem tylko jako „%2”</translation>
    </message>
    <message>
        <source>Allowed only as “%1”</source>
        <translation>Dozwolone tylko jako „%1”</translation>
    </message>
    <message>
        <source>%1 may not share a hex</source>
        <translation>%1 nie mogą stać na jednym polu</translation>
    </message>
    <message>
        <source>Allowed only in “%1”</source>
        <translation>Dozwolone tylko w „%1”</translation>
    </message>
    <message>
        <source>Allowed only to %1</source>
        <translation>Dozwolone tylko dla: %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>figure, value</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>morale</source>
        <translation>morale</translation>
    </message>
    <message>
        <source>size</source>
        <translation>siła</translation>
    </message>
    <message>
        <source>fire</source>
        <translation>ogień</translation>
    </message>
    <message>
        <source>%1: size %2 of at most %3</source>
        <translation>%1: siła %2 z najwyżej %3</translation>
    </message>
    <message>
        <source>%1 together: size %2 of at most %3</source>
        <translation>%1 razem: siła %2 z najwyżej %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>counters, place</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::StampGrid</name>
    <message>
        <source>&amp;Keep the piece in hand here</source>
        <translation>&amp;Zachowaj tu pobrany fragment</translation>
    </message>
    <message>
        <source>&amp;Empty</source>
        <translation>&amp;Opróżnij</translation>
    </message>
    <message numerus="yes">
        <source>Stamp %1, %n hex(es)</source>
        <translation>
            <numerusform>Stempel %1, %n pole</numerusform>
            <numerusform>Stempel %1, %n pola</numerusform>
            <numerusform>Stempel %1, %n pól</numerusform>
        </translation>
    </message>
    <message>
        <source>Stamp %1, empty</source>
        <translation>Stempel %1, pusty</translation>
    </message>
    <message numerus="yes">
        <source>Stamp %n hex(es) (%1)</source>
        <translation>
            <numerusform>Odbij stempel: %n pole (%1)</numerusform>
            <numerusform>Odbij stempel: %n pola (%1)</numerusform>
            <numerusform>Odbij stempel: %n pól (%1)</numerusform>
        </translation>
    </message>
    <message>
        <source>Empty: Ctrl+%1 keeps the piece in hand here.</source>
        <translation>Pusty: Ctrl+%1 zachowuje tu pobrany fragment.</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::StampTool</name>
    <message numerus="yes">
        <source>Stamp %n hex(es)</source>
        <translation>
            <numerusform>Stempel: %n pole</numerusform>
            <numerusform>Stempel: %n pola</numerusform>
            <numerusform>Stempel: %n pól</numerusform>
        </translation>
    </message>
    <message>
        <source>The rules of this battle don&apos;t know some terrain of the stamp: %1.</source>
        <translation>Zasady tej bitwy nie znają części terenu ze stempla: %1.</translation>
    </message>
    <message>
        <source>Stamp the rest</source>
        <translation>Odbij resztę</translation>
    </message>
    <message numerus="yes">
        <source>The stamp is larger than the map: %n of its hexes would fall off it.</source>
        <translation>
            <numerusform>Stempel jest większy niż mapa: %n jego pole wypadłoby poza nią.</numerusform>
            <numerusform>Stempel jest większy niż mapa: %n jego pola wypadłyby poza nią.</numerusform>
            <numerusform>Stempel jest większy niż mapa: %n jego pól wypadłoby poza nią.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stamp what fits</source>
        <translation>Odbij, co się zmieści</translation>
    </message>
    <message>
        <source>Copy an area (Ctrl+C), drag over one with the right button, or recall a stamp with 1 to 9</source>
        <translation>Skopiuj obszar (Ctrl+C), przeciągnij po nim prawym przyciskiem albo przywołaj stempel klawiszem od 1 do 9</translation>
    </message>
    <message>
        <source>Z turns, X and Y flip</source>
        <translation>Z obraca, X i Y dają odbicie lustrzane</translation>
    </message>
    <message numerus="yes">
        <source>Stamp %n hex(es); %1</source>
        <translation>
            <numerusform>Odbij stempel: %n pole; %1</numerusform>
            <numerusform>Odbij stempel: %n pola; %1</numerusform>
            <numerusform>Odbij stempel: %n pól; %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stamp %n hex(es), of which %1 fall off the map; %2</source>
        <translation>
            <numerusform>Odbij stempel: %n pole, w tym poza mapą: %1; %2</numerusform>
            <numerusform>Odbij stempel: %n pola, w tym poza mapą: %1; %2</numerusform>
            <numerusform>Odbij stempel: %n pól, w tym poza mapą: %1; %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>redoubt::editor::StartFields</name>
    <message>
        <source>Hexes</source>
        <translation>Pola</translation>
    </message>
    <message>
        <source>From hex</source>
        <translation>Od pola</translation>
    </message>
    <message>
        <source>number</source>
        <translation>numer</translation>
    </message>
    <message>
        <source>Not placed</source>
        <translation>Nieustawiony</translation>
    </message>
    <message>
        <source>In different ways</source>
        <translation>Różnie</translation>
    </message>
    <message>
        <source>In its hex</source>
        <translation>Na swoim polu</translation>
    </message>
    <message>
        <source>%1 (not yet)</source>
        <translation>%1 (jeszcze nie)</translation>
    </message>
    <message>
        <source>or zone</source>
        <translation>lub strefy</translation>
    </message>
    <message>
        <source>Zone</source>
        <translation>Strefa</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::StartMenu</name>
    <message>
        <source>&amp;Begins by rule</source>
        <translation>&amp;Zaczyna według zasady</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::StartRules</name>
    <message>
        <source>In its hex</source>
        <translation>Na swoim polu</translation>
    </message>
    <message>
        <source>With own units</source>
        <translation>Z własnymi jednostkami</translation>
    </message>
    <message>
        <source>Within a distance</source>
        <translation>W pewnej odległości</translation>
    </message>
    <message>
        <source>In a zone</source>
        <translation>W strefie</translation>
    </message>
    <message>
        <source>On a track</source>
        <translation>Na torze</translation>
    </message>
    <message>
        <source>Enters later</source>
        <translation>Wchodzi później</translation>
    </message>
    <message>
        <source>Enters when activated</source>
        <translation>Wchodzi po aktywacji</translation>
    </message>
    <message>
        <source>Off the map</source>
        <translation>Poza mapą</translation>
    </message>
    <message>
        <source>Place it on a hex first, from which the distance is counted.</source>
        <translation>Najpierw ustaw go na polu, od którego liczy się odległość.</translation>
    </message>
    <message>
        <source>The battle has no zones.</source>
        <translation>Bitwa nie ma stref.</translation>
    </message>
    <message>
        <source>The battle has no tracks with spaces.</source>
        <translation>Bitwa nie ma torów z polami.</translation>
    </message>
    <message>
        <source>The scenario has no such entry; they are made in Tracks and schedule.</source>
        <translation>Scenariusz nie ma takiego wejścia; tworzy się je w oknie Tory i harmonogram.</translation>
    </message>
    <message numerus="yes">
        <source>%n counter(s)</source>
        <translation>
            <numerusform>%n żeton</numerusform>
            <numerusform>%n żetony</numerusform>
            <numerusform>%n żetonów</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>counters, where they begin</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>A distance is counted from a hex or a zone; give one.</source>
        <translation>Odległość liczy się od pola lub strefy; podaj je.</translation>
    </message>
    <message>
        <source>A distance is a number of hexes from 0 to %1.</source>
        <translation>Odległość to liczba pól od 0 do %1.</translation>
    </message>
    <message>
        <source>Choose a zone.</source>
        <translation>Wybierz strefę.</translation>
    </message>
    <message>
        <source>turn %1</source>
        <translation>etap %1</translation>
    </message>
    <message>
        <source>when activated</source>
        <translation>po aktywacji</translation>
    </message>
    <message>
        <source>later</source>
        <translation>później</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>turn, zone</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>This variant has no set-up for its army.</source>
        <translation>Ten wariant nie ma ustawienia dla jego armii.</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::StatisticsDialog</name>
    <message>
        <source>Town</source>
        <translation>Miasto</translation>
    </message>
    <message>
        <source>Village</source>
        <translation>Wieś</translation>
    </message>
    <message>
        <source>Water</source>
        <translation>Wody</translation>
    </message>
    <message>
        <source>Relief</source>
        <translation>Rzeźba terenu</translation>
    </message>
    <message>
        <source>Woods</source>
        <translation>Las</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Dopisek</translation>
    </message>
    <message>
        <source>Area</source>
        <translation>Obszar</translation>
    </message>
    <message>
        <source>Entry zone</source>
        <translation>Strefa wejścia</translation>
    </message>
    <message>
        <source>Set-up area</source>
        <translation>Obszar rozstawienia</translation>
    </message>
    <message>
        <source>Camp</source>
        <translation>Obóz</translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation>Teren</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Poziom</translation>
    </message>
    <message>
        <source>Level %1</source>
        <translation>Poziom %1</translation>
    </message>
    <message>
        <source>Hexside</source>
        <translation>Bok pola</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Droga lub przeprawa</translation>
    </message>
    <message>
        <source>Symbol</source>
        <translation>Symbol</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nazwa</translation>
    </message>
    <message>
        <source>Counters</source>
        <translation>Żetony</translation>
    </message>
    <message>
        <source>&amp;Whole map</source>
        <translation>&amp;Cała mapa</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopiuj</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statystyka</translation>
    </message>
    <message>
        <source>Sort</source>
        <translation>Grupa</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Rodzaj</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Liczba</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Udział</translation>
    </message>
    <message>
        <source>Length, km</source>
        <translation>Długość, km</translation>
    </message>
    <message>
        <source>Longest or largest</source>
        <translation>Najdłuższe lub największe</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Części</translation>
    </message>
    <message>
        <source>Of terrain the hexes of the largest piece, of hexsides and links the longest run.</source>
        <translation>Dla terenu liczba pól największej części, dla boków, dróg i przepraw najdłuższy ciąg.</translation>
    </message>
    <message>
        <source>Statistics of the map</source>
        <translation>Statystyka mapy</translation>
    </message>
    <message>
        <source>The selected lines, or all, for a spreadsheet or a text (%1)</source>
        <translation>Zaznaczone wiersze albo wszystkie, do arkusza kalkulacyjnego lub tekstu (%1)</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Selected area (%n hexes)</source>
        <translation>
            <numerusform>&amp;Zaznaczony obszar (%n pole)</numerusform>
            <numerusform>&amp;Zaznaczony obszar (%n pola)</numerusform>
            <numerusform>&amp;Zaznaczony obszar (%n pól)</numerusform>
        </translation>
    </message>
    <message>
        <source>No hexes are selected. Select an area of the map first.</source>
        <translation>Nie zaznaczono żadnych pól. Najpierw zaznacz obszar mapy.</translation>
    </message>
    <message numerus="yes">
        <source>%n hexes</source>
        <translation>
            <numerusform>%n pole</numerusform>
            <numerusform>%n pola</numerusform>
            <numerusform>%n pól</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 km²</source>
        <translation>%1, %2 km²</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Objective</source>
        <translation>Cel</translation>
    </message>
    <message>
        <source>Exit</source>
        <translation>Wyjście</translation>
    </message>
    <message>
        <source>Supply source</source>
        <translation>Źródło zaopatrzenia</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::StatusLine</name>
    <message>
        <source>Pointy-top, %L1 × %L2 hexes</source>
        <translation>Wierzchołkiem w górę, %L1 × %L2 pól</translation>
    </message>
    <message>
        <source>Flat-top, %L1 × %L2 hexes</source>
        <translation>Bokiem w górę, %L1 × %L2 pól</translation>
    </message>
    <message>
        <source>Drawing the map…</source>
        <translation>Rysowanie mapy…</translation>
    </message>
    <message>
        <source>Read only</source>
        <translation>Tylko do odczytu</translation>
    </message>
    <message>
        <source>Every edit is in the file as soon as it is made.</source>
        <translation>Każda zmiana od razu trafia do pliku.</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>The last change was refused</source>
        <translation>Ostatnia zmiana odrzucona</translation>
    </message>
    <message>
        <source>All changes saved</source>
        <translation>Wszystko zapisane</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::StepStrip</name>
    <message>
        <source>Steps</source>
        <translation>Stopnie siły</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::StepTile</name>
    <message>
        <source>Front</source>
        <translation>Awers</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Rewers</translation>
    </message>
    <message>
        <source>%1 front</source>
        <comment>counter number</comment>
        <translation>%1 awers</translation>
    </message>
    <message>
        <source>%1 back</source>
        <comment>counter number</comment>
        <translation>%1 rewers</translation>
    </message>
    <message>
        <source>Step %1: front of counter %2</source>
        <translation>Stopień %1: awers żetonu %2</translation>
    </message>
    <message>
        <source>Step %1: back of counter %2</source>
        <translation>Stopień %1: rewers żetonu %2</translation>
    </message>
    <message>
        <source> with a marker −%1</source>
        <translation> ze znacznikiem −%1</translation>
    </message>
    <message>
        <source>morale</source>
        <translation>morale</translation>
    </message>
    <message>
        <source>size</source>
        <translation>siła</translation>
    </message>
    <message>
        <source>fire</source>
        <translation>ogień</translation>
    </message>
    <message>
        <source>%1 unknown</source>
        <translation>%1 nieznane</translation>
    </message>
    <message>
        <source>%1 %2, estimated</source>
        <translation>%1 %2, szacunek</translation>
    </message>
    <message>
        <source>; no counter has that side</source>
        <translation>; żaden żeton nie ma tej strony</translation>
    </message>
    <message>
        <source>The rules have no ladder for this size.</source>
        <translation>Zasady nie mają drabinki dla tej siły.</translation>
    </message>
    <message>
        <source>No counter shows the unit.</source>
        <translation>Żaden żeton nie przedstawia jednostki.</translation>
    </message>
    <message>
        <source>Its size is unknown.</source>
        <translation>Jej siła jest nieznana.</translation>
    </message>
    <message>
        <source>It has size %1, after %2 on the step before.</source>
        <translation>Ma siłę %1, po %2 na poprzednim stopniu.</translation>
    </message>
    <message>
        <source>Two counters have the number %1.</source>
        <translation>Dwa żetony mają numer %1.</translation>
    </message>
    <message>
        <source>No counter has the number %1.</source>
        <translation>Żaden żeton nie ma numeru %1.</translation>
    </message>
    <message>
        <source>The rows leave out step %1.</source>
        <translation>Wiersze pomijają stopień %1.</translation>
    </message>
    <message>
        <source>The ladder has another side here.</source>
        <translation>Drabinka ma tu inną stronę.</translation>
    </message>
    <message>
        <source>The ladder needs a back that the counter doesn&apos;t have.</source>
        <translation>Drabinka wymaga rewersu, którego żeton nie ma.</translation>
    </message>
    <message>
        <source>The back shows size %1 where the ladder leaves %2.</source>
        <translation>Rewers ma siłę %1, a drabinka zostawia %2.</translation>
    </message>
    <message>
        <source>; set up so</source>
        <translation>; tak ustawiona</translation>
    </message>
    <message>
        <source>no side</source>
        <translation>brak strony</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::StepsBoard</name>
    <message>
        <source>Steps</source>
        <translation>Stopnie siły</translation>
    </message>
    <message>
        <source>One step less</source>
        <translation>O stopień mniej</translation>
    </message>
    <message>
        <source>One step more</source>
        <translation>O stopień więcej</translation>
    </message>
    <message>
        <source>Make ladder…</source>
        <translation>Utwórz drabinkę…</translation>
    </message>
    <message>
        <source>As the ladder has it</source>
        <translation>Tak jak w drabince</translation>
    </message>
    <message>
        <source>Give it figures</source>
        <translation>Dodaj wartości</translation>
    </message>
    <message>
        <source>Make its steps from its size, from numbered counters or from any figure</source>
        <translation>Tworzy stopnie według siły, numerowanych żetonów lub dowolnej wartości</translation>
    </message>
    <message numerus="yes">
        <source>%n units</source>
        <translation>
            <numerusform>%n jednostka</numerusform>
            <numerusform>%n jednostki</numerusform>
            <numerusform>%n jednostek</numerusform>
        </translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Wartości</translation>
    </message>
    <message>
        <source>Makes a counter whose figures can be typed here</source>
        <translation>Tworzy żeton, na którym można wpisać wartości</translation>
    </message>
    <message>
        <source>Makes a counter with a front and a back whose figures can be typed here</source>
        <translation>Tworzy żeton z awersem i rewersem, którego wartości można tu wpisać</translation>
    </message>
    <message numerus="yes">
        <source>Steps of %n units</source>
        <translation>
            <numerusform>Stopnie siły, %n jednostka</numerusform>
            <numerusform>Stopnie siły, %n jednostki</numerusform>
            <numerusform>Stopnie siły, %n jednostek</numerusform>
        </translation>
    </message>
    <message>
        <source>Click or Enter: set it up so. F2: type its figures.</source>
        <translation>Kliknięcie lub Enter: ustaw tak jednostkę. F2: wpisz wartości.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>step, what is wrong</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The paragraph of the ladder</source>
        <translation>Paragraf drabinki</translation>
    </message>
    <message>
        <source>Replaced by %1, with its losses</source>
        <translation>Zastępuje ją %1, z jej stratami</translation>
    </message>
    <message>
        <source>Replaced by %1 at full strength</source>
        <translation>Zastępuje ją %1 w pełnej sile</translation>
    </message>
    <message>
        <source>One step less: its size is one less</source>
        <translation>O stopień mniej: siła mniejsza o jeden</translation>
    </message>
    <message>
        <source>One step less: the last side goes</source>
        <translation>O stopień mniej: ostatnia strona znika</translation>
    </message>
    <message>
        <source>One step more: its size is one more</source>
        <translation>O stopień więcej: siła większa o jeden</translation>
    </message>
    <message>
        <source>One step more: the next side of its counters, with unknown figures</source>
        <translation>O stopień więcej: następna strona jej żetonów, z nieznanymi wartościami</translation>
    </message>
    <message>
        <source>morale</source>
        <translation>morale</translation>
    </message>
    <message>
        <source>size</source>
        <translation>siła</translation>
    </message>
    <message>
        <source>fire</source>
        <translation>ogień</translation>
    </message>
    <message>
        <source>%1: %2 is %3</source>
        <comment>unit, figure, value</comment>
        <translation>%1: %2 = %3</translation>
    </message>
    <message>
        <source>%1: %2 is unknown</source>
        <comment>unit, figure</comment>
        <translation>%1: %2 nieznane</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n figures are unknown</source>
        <translation>
            <numerusform>%1: %n wartość jest nieznana</numerusform>
            <numerusform>%1: %n wartości są nieznane</numerusform>
            <numerusform>%1: %n wartości jest nieznanych</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n figures pasted</source>
        <translation>
            <numerusform>%1: wklejono %n wartość</numerusform>
            <numerusform>%1: wklejono %n wartości</numerusform>
            <numerusform>%1: wklejono %n wartości</numerusform>
        </translation>
    </message>
    <message>
        <source>Give %1 figures</source>
        <translation>Dodanie wartości: %1</translation>
    </message>
    <message>
        <source>%1: set up at step %2</source>
        <translation>%1: na początku stopień siły %2</translation>
    </message>
    <message>
        <source>%1: set up at the first step</source>
        <translation>%1: na początku pierwszy stopień siły</translation>
    </message>
    <message>
        <source>%1: steps as the ladder has them</source>
        <translation>%1: stopnie jak w drabince</translation>
    </message>
    <message>
        <source>%1: one step more</source>
        <translation>%1: o stopień więcej</translation>
    </message>
    <message>
        <source>%1: one step less</source>
        <translation>%1: o stopień mniej</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::StocksPage</name>
    <message>
        <source>Initiative</source>
        <translation>Inicjatywa</translation>
    </message>
    <message>
        <source>First turn</source>
        <translation>Pierwszy etap</translation>
    </message>
    <message>
        <source>Last turn</source>
        <translation>Ostatni etap</translation>
    </message>
    <message>
        <source>%1: may move</source>
        <translation>%1: może się ruszać</translation>
    </message>
    <message>
        <source>Stock: %1</source>
        <translation>Zapas: %1</translation>
    </message>
    <message>
        <source>The beginning</source>
        <translation>Początek</translation>
    </message>
    <message>
        <source>Where tracks begin: click a space</source>
        <translation>Gdzie zaczynają się tory: kliknij pole</translation>
    </message>
    <message>
        <source>Inherited value of the setting %1</source>
        <translation>Odziedziczona wartość ustawienia %1</translation>
    </message>
    <message>
        <source>no start is set</source>
        <translation>nie ustawiono początku</translation>
    </message>
    <message>
        <source>from the rules</source>
        <translation>z zasad</translation>
    </message>
    <message>
        <source>%1 begins at %2</source>
        <translation>%1: początek na polu %2</translation>
    </message>
    <message>
        <source>set by this scenario</source>
        <translation>z tego scenariusza</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::SymbolPicker</name>
    <message>
        <source>Symbols of counters</source>
        <translation>Symbole na żetonach</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::SymbolTool</name>
    <message>
        <source>Move %1</source>
        <translation>Przesunięcie: %1</translation>
    </message>
    <message>
        <source>Place %1</source>
        <translation>Ustawienie: %1</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Obrót: %1</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Usunięcie: %1</translation>
    </message>
    <message>
        <source>Click selects the symbol, right click takes its kind in hand</source>
        <translation>Kliknięcie zaznacza symbol, prawy przycisk pobiera jego rodzaj</translation>
    </message>
    <message>
        <source>Drag moves, Z turns, Delete removes the symbol</source>
        <translation>Przeciąganie przesuwa symbol, Z go obraca, Delete usuwa</translation>
    </message>
    <message>
        <source>Click to place: %1; Z turns it, Ctrl keeps it off the hex&apos;s centre</source>
        <translation>Kliknij, aby ustawić: %1; Z obraca, Ctrl pozwala ustawić poza środkiem pola</translation>
    </message>
    <message>
        <source>%1 instead of %2</source>
        <translation>%1 zamiast %2</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::TargetsView</name>
    <message>
        <source>Targets in reach</source>
        <translation>Cele w zasięgu</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Cel</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Działanie</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Skutek</translation>
    </message>
    <message>
        <source>No enemy is in reach.</source>
        <translation>Żaden nieprzyjaciel nie jest w zasięgu.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a hex and who is there</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>the index of the table: %1</source>
        <translation>wskaźnik tabeli: %1</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::TerrainCosts</name>
    <message>
        <source>Movement cost: %1</source>
        <translation>Koszt ruchu: %1</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>nieznany</translation>
    </message>
    <message>
        <source>no</source>
        <comment>an arm may not enter a terrain</comment>
        <translation>nie</translation>
    </message>
    <message>
        <source>%1: a cost is a number from 0, or a fraction such as 1/2; “%2” if it may not go there.</source>
        <translation>%1: koszt to liczba od 0 albo ułamek, np. 1/2; „%2”, jeśli nie może tam wejść.</translation>
    </message>
    <message>
        <source>These values are more than fields can show; they are among the other values below.</source>
        <translation>Tych wartości nie da się pokazać w polach; są niżej, wśród pozostałych wartości.</translation>
    </message>
    <message>
        <source>A number, a fraction such as 1/2, or “%1” if it may not enter or cross</source>
        <translation>Liczba, ułamek, np. 1/2, albo „%1”, jeśli nie może wejść ani przejść</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::TerrainFields</name>
    <message>
        <source>No terrain chosen</source>
        <translation>Nie wybrano terenu</translation>
    </message>
    <message>
        <source>Unused</source>
        <translation>Nieużywany</translation>
    </message>
    <message>
        <source>“%1” is used in %2, but it is not in the rules: the map can&apos;t draw it and no rule knows what it means.</source>
        <translation>„%1” jest na mapie (%2), ale nie ma go w zasadach: mapa nie może go narysować i żadna zasada nie wie, co oznacza.</translation>
    </message>
    <message>
        <source>It also lies where the rules don&apos;t put it: %1, first at %2.</source>
        <translation>Leży też tam, gdzie nie przewidują go zasady: %1, pierwsze miejsce: %2.</translation>
    </message>
    <message>
        <source>Give it a place in the rules under this name.</source>
        <translation>Dodaj go do zasad pod tą nazwą.</translation>
    </message>
    <message>
        <source>Rules take names of letters a–z, digits and hyphens only. Give it another short name first.</source>
        <translation>Zasady przyjmują tylko nazwy z liter a–z, cyfr i łączników. Najpierw nadaj mu inną krótką nazwę.</translation>
    </message>
    <message>
        <source>%1 (no pattern for this place)</source>
        <translation>%1 (brak wzoru dla tego miejsca)</translation>
    </message>
    <message>
        <source>%1, the pattern&apos;s</source>
        <translation>%1, ze wzoru</translation>
    </message>
    <message>
        <source>Define this terrain first.</source>
        <translation>Najpierw zdefiniuj ten teren.</translation>
    </message>
    <message>
        <source>How the map&apos;s rows and the rules name it. Changing it changes them all.</source>
        <translation>Tak nazywają go wiersze mapy i zasady. Zmiana nazwy zmienia je wszystkie.</translation>
    </message>
    <message>
        <source>The ground lies in hexes.</source>
        <translation>Teren podstawowy leży na polach.</translation>
    </message>
    <message>
        <source>It lies on the map there: %1. Replace it first.</source>
        <translation>Leży tak na mapie: %1. Najpierw go zamień.</translation>
    </message>
    <message>
        <source>To change this, make another terrain the ground.</source>
        <translation>Aby to zmienić, uczyń podstawowym inny teren.</translation>
    </message>
    <message>
        <source>What the eraser leaves, and what new hexes are.</source>
        <translation>To zostawia gumka i takie są nowe pola.</translation>
    </message>
    <message>
        <source>Call %1 “%2”</source>
        <translation>Tytuł (%1): „%2”</translation>
    </message>
    <message>
        <source>A short name is made of letters a–z, digits and single hyphens, such as %1.</source>
        <translation>Krótka nazwa składa się z liter a–z, cyfr i pojedynczych łączników, np. %1.</translation>
    </message>
    <message>
        <source>There is a terrain “%1” already. To put it in this one&apos;s place, remove this one and choose it there.</source>
        <translation>Teren „%1” już istnieje. Aby zajął miejsce tego terenu, usuń ten i wybierz tamten w oknie usuwania.</translation>
    </message>
    <message>
        <source>Short name of %1: %2</source>
        <translation>Krótka nazwa (%1): %2</translation>
    </message>
    <message>
        <source>A colour is written # and six digits 0–9, A–F, such as #B1BA90.</source>
        <translation>Kolor zapisuje się jako # i sześć cyfr 0–9, A–F, np. #B1BA90.</translation>
    </message>
    <message>
        <source>Colour of %1</source>
        <translation>Kolor: %1</translation>
    </message>
    <message>
        <source>Inherited value of %1: %2</source>
        <translation>Wartość odziedziczona (%1): %2</translation>
    </message>
    <message>
        <source>Other values</source>
        <translation>Inne wartości</translation>
    </message>
    <message>
        <source>Sho&amp;w</source>
        <translation>Po&amp;każ</translation>
    </message>
    <message>
        <source>Show the first place on the map where it lies.</source>
        <translation>Pokaż pierwsze miejsce na mapie z tym terenem.</translation>
    </message>
    <message>
        <source>&amp;Define it</source>
        <translation>&amp;Zdefiniuj</translation>
    </message>
    <message>
        <source>Re&amp;place by…</source>
        <translation>Zami&amp;eń na…</translation>
    </message>
    <message>
        <source>Show on the map</source>
        <translation>Pokaż na mapie</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Tytuł</translation>
    </message>
    <message>
        <source>S&amp;hort name</source>
        <translation>Krótka naz&amp;wa</translation>
    </message>
    <message>
        <source>&amp;Lies on</source>
        <translation>Mie&amp;jsce</translation>
    </message>
    <message>
        <source>%1 lies on: %2</source>
        <translation>Miejsce (%1): %2</translation>
    </message>
    <message>
        <source>Patter&amp;n</source>
        <translation>Wzó&amp;r</translation>
    </message>
    <message>
        <source>Pattern of %1: %2</source>
        <translation>Wzór (%1): %2</translation>
    </message>
    <message>
        <source>Choose a colour</source>
        <translation>Wybierz kolor</translation>
    </message>
    <message>
        <source>As the pattern</source>
        <translation>Jak we wzorze</translation>
    </message>
    <message>
        <source>&amp;Colour</source>
        <translation>K&amp;olor</translation>
    </message>
    <message>
        <source>Colour, as # and six digits</source>
        <translation>Kolor, jako # i sześć cyfr</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: no longer “%2”</source>
        <translation>%1: już nie „%2”</translation>
    </message>
    <message>
        <source>Effects</source>
        <translation>Działanie</translation>
    </message>
    <message>
        <source>&amp;Blocks sight</source>
        <translation>&amp;Blokuje widoczność</translation>
    </message>
    <message>
        <source>Has an &amp;upper side</source>
        <translation>Ma wyższą &amp;stronę</translation>
    </message>
    <message>
        <source>Spared by brushes that &amp;keep what is marked</source>
        <translation>&amp;Chroniony przed pędzlami, które zachowują oznaczony teren</translation>
    </message>
    <message>
        <source>The &amp;ground: nothing special</source>
        <translation>Teren po&amp;dstawowy: nic szczególnego</translation>
    </message>
    <message>
        <source>%1 is the ground</source>
        <translation>%1 jako teren podstawowy</translation>
    </message>
    <message>
        <source>not given</source>
        <translation>nie podano</translation>
    </message>
    <message>
        <source>%1: %2 = %3</source>
        <translation>%1: %2 = %3</translation>
    </message>
    <message>
        <source>%1 without %2</source>
        <translation>%1 bez wartości %2</translation>
    </message>
    <message>
        <source>&amp;Movement cost</source>
        <translation>Koszt ruc&amp;hu</translation>
    </message>
    <message>
        <source>Movement cost of %1: %2</source>
        <comment>terrain, arm</comment>
        <translation>Koszt ruchu, %1: %2</translation>
    </message>
    <message>
        <source>&amp;Road tool avoids it</source>
        <translation>Drogi go o&amp;mijają</translation>
    </message>
    <message>
        <source>How much the road tool goes round it; it costs counters nothing.</source>
        <translation>Jak bardzo narzędzie dróg go omija; żetonów nic to nie kosztuje.</translation>
    </message>
    <message>
        <source>How much the road tool avoids %1</source>
        <translation>Jak bardzo narzędzie dróg omija %1</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::TerrainLibraryDialog</name>
    <message>
        <source>Terrain library</source>
        <translation>Biblioteka terenów</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Add a terrain</source>
        <translation>Nowy teren</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Powiel</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Usuń</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>W górę</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>W dół</translation>
    </message>
    <message>
        <source>Choose a terrain of the rules first.</source>
        <translation>Najpierw wybierz teren z zasad.</translation>
    </message>
    <message>
        <source>The ground stays; make another terrain the ground first.</source>
        <translation>Teren podstawowy zostaje; najpierw uczyń podstawowym inny teren.</translation>
    </message>
    <message>
        <source>It is not in the rules; “Replace by…” takes it off the map.</source>
        <translation>Nie ma go w zasadach; z mapy usuwa go polecenie „Zamień na…”.</translation>
    </message>
    <message>
        <source>It is the first of its kind already.</source>
        <translation>Jest już pierwszy w swoim rodzaju.</translation>
    </message>
    <message>
        <source>It is the last of its kind already.</source>
        <translation>Jest już ostatni w swoim rodzaju.</translation>
    </message>
    <message>
        <source>New terrain of &amp;hexes</source>
        <translation>Nowy teren &amp;pól</translation>
    </message>
    <message>
        <source>New terrain of hex&amp;sides</source>
        <translation>Nowy teren &amp;boków pól</translation>
    </message>
    <message>
        <source>New kind of &amp;link</source>
        <translation>Nowa &amp;droga lub przeprawa</translation>
    </message>
    <message>
        <source>Ready-made of h&amp;exes</source>
        <translation>Go&amp;towe tereny pól</translation>
    </message>
    <message>
        <source>Ready-made of hexs&amp;ides</source>
        <translation>G&amp;otowe tereny boków pól</translation>
    </message>
    <message>
        <source>Ready-made li&amp;nks</source>
        <translation>Goto&amp;we drogi i przeprawy</translation>
    </message>
    <message>
        <source>Bring back %1</source>
        <translation>Przywrócenie: %1</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>Dodanie: %1</translation>
    </message>
    <message>
        <source>New terrain</source>
        <translation>Nowy teren</translation>
    </message>
    <message>
        <source>%1, copy</source>
        <translation>%1, kopia</translation>
    </message>
    <message>
        <source>Duplicate %1</source>
        <translation>Powielenie: %1</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Usunięcie: %1</translation>
    </message>
    <message>
        <source>Define %1</source>
        <translation>Zdefiniowanie: %1</translation>
    </message>
    <message>
        <source>Replace %1</source>
        <translation>Zamiana: %1</translation>
    </message>
    <message>
        <source>Order of %1</source>
        <translation>Kolejność: %1</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::TerrainList</name>
    <message>
        <source>Kinds of terrain</source>
        <translation>Rodzaje terenu</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::TerrainListModel</name>
    <message>
        <source>unused</source>
        <translation>nieużywany</translation>
    </message>
    <message>
        <source>not in the rules</source>
        <translation>brak w zasadach</translation>
    </message>
    <message>
        <source>the rules put it in hexes only</source>
        <translation>zasady przewidują go tylko na polach</translation>
    </message>
    <message>
        <source>the rules put it on hexsides only</source>
        <translation>zasady przewidują go tylko na bokach pól</translation>
    </message>
    <message>
        <source>the rules put it on links only</source>
        <translation>zasady przewidują go tylko jako drogę lub przeprawę</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::TerrainPreview</name>
    <message>
        <source>Preview on a small map</source>
        <translation>Podgląd na małej mapie</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::TerrainProposals</name>
    <message>
        <source>The picture is not there.</source>
        <translation>Obrazu nie ma.</translation>
    </message>
    <message>
        <source>The picture must be registered first: Transcribe &gt; Register a picture…</source>
        <translation>Obraz trzeba najpierw dopasować: Z druku &gt; Dopasuj obraz…</translation>
    </message>
    <message>
        <source>There is not enough memory to look at this picture.</source>
        <translation>Na obejrzenie tego obrazu brakuje pamięci.</translation>
    </message>
    <message numerus="yes">
        <source>Confirm %n hex(es) of the scan</source>
        <translation>
            <numerusform>Potwierdzenie %n pola skanu</numerusform>
            <numerusform>Potwierdzenie %n pól skanu</numerusform>
            <numerusform>Potwierdzenie %n pól skanu</numerusform>
        </translation>
    </message>
    <message>
        <source>Correct a hex of the scan</source>
        <translation>Poprawienie pola skanu</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::TerrainRemovalDialog</name>
    <message>
        <source>Replace</source>
        <translation>Zamień</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Usunięcie: %1</translation>
    </message>
    <message>
        <source>Replace %1</source>
        <translation>Zamiana: %1</translation>
    </message>
    <message>
        <source>Terrain that takes its place</source>
        <translation>Teren, który zajmie jego miejsce</translation>
    </message>
    <message>
        <source>&amp;Another terrain:</source>
        <translation>&amp;Inny teren:</translation>
    </message>
    <message>
        <source>Where it lies on another place than the rules put it, it is taken off.</source>
        <translation>Tam, gdzie leży inaczej, niż przewidują zasady, zostanie usunięty.</translation>
    </message>
    <message>
        <source>Other rules name it and stay as they are: %1.</source>
        <translation>Inne zasady wymieniają ten teren i pozostaną bez zmian: %1.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Usuń</translation>
    </message>
    <message>
        <source>Remove %1 from the rules?</source>
        <translation>Usunąć z zasad: %1?</translation>
    </message>
    <message>
        <source>%1 is used: %2. What shall lie there instead?</source>
        <translation>%1 jest na mapie: %2. Co ma tam leżeć zamiast tego?</translation>
    </message>
    <message>
        <source>Bring %1 &amp;back to %2</source>
        <translation>&amp;Przywróć: %2 (%1)</translation>
    </message>
    <message>
        <source>&amp;Take it off the hexsides</source>
        <translation>&amp;Usuń z boków pól</translation>
    </message>
    <message>
        <source>&amp;Take the links away</source>
        <translation>&amp;Usuń te odcinki</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::TerrainValues</name>
    <message>
        <source>&amp;Add value</source>
        <translation>Dod&amp;aj wartość</translation>
    </message>
    <message>
        <source>Remove &amp;value</source>
        <translation>&amp;Usuń wartość</translation>
    </message>
    <message>
        <source>&amp;Inherited value</source>
        <translation>Wartość odziedz&amp;iczona</translation>
    </message>
    <message>
        <source>Other values of this terrain</source>
        <translation>Inne wartości tego terenu</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Skąd</translation>
    </message>
    <message>
        <source>There is a value “%1” already; change it in the table.</source>
        <translation>Wartość „%1” już istnieje; zmień ją w tabeli.</translation>
    </message>
    <message>
        <source>This value holds no longer.</source>
        <translation>Ta wartość przestanie obowiązywać.</translation>
    </message>
    <message>
        <source>Choose a value in the table first.</source>
        <translation>Najpierw wybierz wartość w tabeli.</translation>
    </message>
    <message>
        <source>Go back to the value of the system above.</source>
        <translation>Wróć do wartości z systemu nadrzędnego.</translation>
    </message>
    <message>
        <source>The value chosen stands in no inherited one&apos;s place.</source>
        <translation>Wybrana wartość nie zastępuje żadnej odziedziczonej.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Property</source>
        <translation>Właściwość</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wartość</translation>
    </message>
    <message>
        <source>Another property</source>
        <translation>Nowa właściwość</translation>
    </message>
    <message>
        <source>Name of the new property</source>
        <translation>Nazwa nowej właściwości</translation>
    </message>
    <message>
        <source>Value of the new property</source>
        <translation>Wartość nowej właściwości</translation>
    </message>
    <message>
        <source>A property&apos;s name is made of letters a–z, digits and hyphens, in parts joined by “/”, and is none of the fields above.</source>
        <translation>Nazwa właściwości składa się z liter a–z, cyfr i łączników, w częściach połączonych znakiem „/”, i nie może być żadnym z powyższych pól formularza.</translation>
    </message>
    <message>
        <source>%1 Its value: %2.</source>
        <translation>%1 Wartość: %2.</translation>
    </message>
    <message>
        <source>The rules know more: %1.</source>
        <translation>Zasady znają też: %1.</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>tak</translation>
    </message>
    <message>
        <source>no</source>
        <comment>not true</comment>
        <translation>nie</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::TerrainWords</name>
    <message>
        <source>Hexes</source>
        <translation>Pola</translation>
    </message>
    <message>
        <source>Hexsides</source>
        <translation>Boki pól</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>Drogi i przeprawy</translation>
    </message>
    <message numerus="yes">
        <source>%n hexes</source>
        <translation>
            <numerusform>%n pole</numerusform>
            <numerusform>%n pola</numerusform>
            <numerusform>%n pól</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hexsides</source>
        <translation>
            <numerusform>%n bok pola</numerusform>
            <numerusform>%n boki pól</numerusform>
            <numerusform>%n boków pól</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n links</source>
        <translation>
            <numerusform>%n odcinek drogi</numerusform>
            <numerusform>%n odcinki dróg</numerusform>
            <numerusform>%n odcinków dróg</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 i %2</translation>
    </message>
    <message>
        <source>nowhere</source>
        <translation>nigdzie</translation>
    </message>
    <message>
        <source>No battle is open.</source>
        <translation>Nie otwarto żadnej bitwy.</translation>
    </message>
    <message>
        <source>This battle is open for reading only; save a copy to change it.</source>
        <translation>Bitwa jest otwarta tylko do odczytu; aby ją zmieniać, zapisz kopię.</translation>
    </message>
    <message>
        <source>This file holds no battle yet, so it can&apos;t hold rules.</source>
        <translation>Ten plik nie zawiera jeszcze bitwy, więc nie może zawierać zasad.</translation>
    </message>
    <message>
        <source>printed</source>
        <translation>wydrukowane</translation>
    </message>
    <message>
        <source>derived</source>
        <translation>wywnioskowane</translation>
    </message>
    <message>
        <source>estimated</source>
        <translation>szacunkowe</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>nieznane</translation>
    </message>
    <message>
        <source>instead of %1 (%2)</source>
        <translation>zamiast %1 (%2)</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>z: %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::TextEditor</name>
    <message>
        <source>The text is too long; it may have %1 bytes.</source>
        <translation>Tekst jest za długi; może mieć bajtów: %1.</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::TextTables</name>
    <message>
        <source>Tables of the text</source>
        <translation>Tabele z tekstu</translation>
    </message>
    <message>
        <source>Rows of the table</source>
        <translation>Wiersze tabeli</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabela</translation>
    </message>
    <message>
        <source>%1, lines %2 to %3</source>
        <translation>%1, wiersze od %2 do %3</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::TileTable</name>
    <message>
        <source>Terrain of the tiles</source>
        <translation>Teren kafelków</translation>
    </message>
    <message>
        <source>Tile</source>
        <translation>Kafelek</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>Pola</translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation>Teren</translation>
    </message>
    <message>
        <source>Terrain of %1</source>
        <translation>Teren kafelka %1</translation>
    </message>
    <message>
        <source>A terrain of its own</source>
        <translation>Własny teren</translation>
    </message>
    <message>
        <source>Passed over</source>
        <translation>Pominięty</translation>
    </message>
    <message>
        <source>Which terrain the tiles are taken for. Where it is wrong, choose another and read again.</source>
        <translation>Za jaki teren uznano kafelki. Jeśli coś się nie zgadza, wybierz inny i wczytaj ponownie.</translation>
    </message>
    <message numerus="yes">
        <source>The terrain of %n tile(s) is unknown. Choose it, and read again.</source>
        <translation>
            <numerusform>Teren %n kafelka jest nieznany. Wybierz go i wczytaj ponownie.</numerusform>
            <numerusform>Teren %n kafelków jest nieznany. Wybierz go i wczytaj ponownie.</numerusform>
            <numerusform>Teren %n kafelków jest nieznany. Wybierz go i wczytaj ponownie.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>redoubt::editor::ToolOptionsBar</name>
    <message>
        <source>Shape</source>
        <translation>Kształt</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Linia</translation>
    </message>
    <message>
        <source>Chain of lines</source>
        <translation>Linia łamana</translation>
    </message>
    <message>
        <source>Polygon</source>
        <translation>Wielokąt</translation>
    </message>
    <message>
        <source>Rectangle</source>
        <translation>Prostokąt</translation>
    </message>
    <message>
        <source>Hexagon</source>
        <translation>Sześciokąt</translation>
    </message>
    <message>
        <source>How far to fill</source>
        <translation>Zasięg wypełniania</translation>
    </message>
    <message>
        <source>Connected hexes</source>
        <translation>Połączone pola</translation>
    </message>
    <message>
        <source>Up to hexsides</source>
        <translation>Do linii na bokach</translation>
    </message>
    <message>
        <source>All of that terrain</source>
        <translation>Cały taki teren</translation>
    </message>
    <message>
        <source>Raise or lower</source>
        <translation>Podnoszenie lub obniżanie</translation>
    </message>
    <message>
        <source>Raise</source>
        <translation>Podnieś</translation>
    </message>
    <message>
        <source>Lower</source>
        <translation>Obniż</translation>
    </message>
    <message>
        <source>Shape of the brush</source>
        <translation>Kształt pędzla</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Okrągły</translation>
    </message>
    <message>
        <source>Square</source>
        <translation>Kwadratowy</translation>
    </message>
    <message>
        <source>Ragged</source>
        <translation>Postrzępiony</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>Promień</translation>
    </message>
    <message>
        <source>Keep villages</source>
        <translation>Zachowaj wsie</translation>
    </message>
    <message>
        <source>Terrain that the rules mark as kept is painted over only by hand, in the inspector.</source>
        <translation>Teren oznaczony w zasadach jako chroniony można zamalować tylko ręcznie, w inspektorze.</translation>
    </message>
    <message>
        <source>Only in the area</source>
        <translation>Tylko w obszarze</translation>
    </message>
    <message>
        <source>While an area is selected, hexes outside it are left alone.</source>
        <translation>Gdy zaznaczono obszar, pola poza nim pozostają nietknięte.</translation>
    </message>
    <message>
        <source>Slopes follow</source>
        <translation>Dostosuj stoki</translation>
    </message>
    <message>
        <source>Slopes are drawn and removed where hexes come to lie higher or level.</source>
        <translation>Stoki pojawiają się i znikają tam, gdzie poziomy pól zaczynają się różnić lub zrównują.</translation>
    </message>
    <message>
        <source>Find the way</source>
        <translation>Wyznacz trasę</translation>
    </message>
    <message>
        <source>From click to click roads go round marshes, woods and rivers; otherwise straight.</source>
        <translation>Od kliknięcia do kliknięcia drogi omijają bagna, lasy i rzeki; bez tego biegną prosto.</translation>
    </message>
    <message>
        <source>Symbol</source>
        <translation>Symbol</translation>
    </message>
    <message>
        <source>Kind of name</source>
        <translation>Rodzaj nazwy</translation>
    </message>
    <message>
        <source>Town</source>
        <translation>Miasto</translation>
    </message>
    <message>
        <source>Village</source>
        <translation>Wieś</translation>
    </message>
    <message>
        <source>Water</source>
        <translation>Wody</translation>
    </message>
    <message>
        <source>Relief</source>
        <translation>Rzeźba terenu</translation>
    </message>
    <message>
        <source>Woods</source>
        <translation>Las</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Dopisek</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Radius of the brush, in hexes</source>
        <translation>Promień pędzla w polach</translation>
    </message>
    <message>
        <source>More options of this tool</source>
        <translation>Więcej opcji tego narzędzia</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::TrackFill</name>
    <message>
        <source>&amp;Fill</source>
        <translation>Wypełni&amp;j</translation>
    </message>
    <message>
        <source>F&amp;rom</source>
        <translation>&amp;Od</translation>
    </message>
    <message>
        <source>&amp;to</source>
        <translation>&amp;do</translation>
    </message>
    <message>
        <source>S&amp;paces for each zone of the rules</source>
        <translation>Pól na &amp;każdą strefę zasad</translation>
    </message>
    <message>
        <source>What is left and used of</source>
        <translation>Pozostałe i zużyte z zapasu</translation>
    </message>
    <message>
        <source>The first number is greater than the last.</source>
        <translation>Pierwsza liczba jest większa od ostatniej.</translation>
    </message>
    <message>
        <source>A track has at most %1 spaces.</source>
        <translation>Tor ma najwyżej tyle pól: %1.</translation>
    </message>
    <message>
        <source>The rules have no zones of morale (morale-track/zones), or those of more than two players.</source>
        <translation>Zasady nie mają stref morale (morale-track/zones) albo są one więcej niż dwóch graczy.</translation>
    </message>
    <message>
        <source>The rules have no stock (stock/…/title).</source>
        <translation>Zasady nie mają żadnego zapasu (stock/…/title).</translation>
    </message>
    <message>
        <source>Give the track these spaces. Those it has of the same name stay.</source>
        <translation>Daj torowi te pola. Te, które już ma pod tą samą nazwą, zostaną.</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Pozostałe</translation>
    </message>
    <message>
        <source>Used</source>
        <translation>Zużyte</translation>
    </message>
    <message>
        <source>Dispersed</source>
        <translation>Rozproszone</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::TrackSpaces</name>
    <message>
        <source>Add a space below the chosen one</source>
        <translation>Dodaj pole poniżej wybranego</translation>
    </message>
    <message>
        <source>Remove the chosen spaces</source>
        <translation>Usuń wybrane pola</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Przesuń w górę</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Przesuń w dół</translation>
    </message>
    <message>
        <source>Spaces</source>
        <translation>Pola</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Napis</translation>
    </message>
    <message>
        <source>Holds at most</source>
        <translation>Mieści najwyżej</translation>
    </message>
    <message>
        <source>Called in rules</source>
        <translation>Nazwa w zasadach</translation>
    </message>
    <message>
        <source>How many counters; empty where the track doesn&apos;t say.</source>
        <translation>Ile żetonów; puste, gdy tor tego nie mówi.</translation>
    </message>
    <message>
        <source>By this name rules and scenarios mean the space, whatever it bears.</source>
        <translation>Pod tą nazwą znają to pole zasady i scenariusze, cokolwiek jest na nim napisane.</translation>
    </message>
    <message>
        <source>A label typed while several are chosen goes to all of them.</source>
        <translation>Napis wpisany przy kilku zaznaczonych polach trafia do wszystkich.</translation>
    </message>
    <message>
        <source>A track has at most %1 spaces.</source>
        <translation>Tor ma najwyżej tyle pól: %1.</translation>
    </message>
    <message>
        <source>Add a space</source>
        <translation>Dodanie pola</translation>
    </message>
    <message>
        <source>Move spaces</source>
        <translation>Przesunięcie pól</translation>
    </message>
    <message>
        <source>Label a space “%1”</source>
        <translation>Napis na polu: „%1”</translation>
    </message>
    <message>
        <source>“%1” is no number of counters: a space holds 0 to %2 of them, or the field stays empty.</source>
        <translation>„%1” to nie liczba żetonów: pole mieści ich od 0 do %2 albo rubryka zostaje pusta.</translation>
    </message>
    <message>
        <source>Set what a space holds</source>
        <translation>Ustalenie, ile mieści pole</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::TrackStrip</name>
    <message>
        <source>Begins at %1 (%2).</source>
        <translation>Początek: %1 (%2).</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::TracksDialog</name>
    <message>
        <source>Tracks and schedule</source>
        <translation>Tory i harmonogram</translation>
    </message>
    <message>
        <source>&amp;Tracks</source>
        <translation>&amp;Tory</translation>
    </message>
    <message>
        <source>&amp;Activations</source>
        <translation>&amp;Aktywacje</translation>
    </message>
    <message>
        <source>&amp;Entries</source>
        <translation>&amp;Wejścia</translation>
    </message>
    <message>
        <source>&amp;Return points</source>
        <translation>&amp;Punkty powrotu</translation>
    </message>
    <message>
        <source>T&amp;urn by turn</source>
        <translation>Etap &amp;po etapie</translation>
    </message>
    <message>
        <source>&amp;Schedule</source>
        <translation>&amp;Harmonogram</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::TracksPage</name>
    <message>
        <source>Tracks</source>
        <translation>Tory</translation>
    </message>
    <message>
        <source>No track yet. A track is a row of spaces beside the map on which a marker or counters lie: the turns, the points, the morale of both sides, the dispersed.

Make the first with + below the list; its spaces are filled in by the rules.</source>
        <translation>Nie ma jeszcze torów. Tor to rząd pól obok mapy, na których leży znacznik albo żetony: etapy, punkty, morale obu stron, rozproszeni.

Dodaj pierwszy przyciskiem + pod listą; jego pola wypełnią się według zasad.</translation>
    </message>
    <message>
        <source>&amp;Whose units</source>
        <translation>&amp;Czyje jednostki</translation>
    </message>
    <message>
        <source>The rules keep the &amp;morale of both sides on it</source>
        <translation>Zasady liczą na nim &amp;morale obu stron</translation>
    </message>
    <message>
        <source>Where it begins</source>
        <translation>Gdzie zaczyna</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nazwa</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation>&amp;Rodzaj</translation>
    </message>
    <message>
        <source>%1, copy</source>
        <translation>%1, kopia</translation>
    </message>
    <message>
        <source>Duplicate the track “%1”</source>
        <translation>Powielenie toru „%1”</translation>
    </message>
    <message>
        <source>%1 begins where it is inherited</source>
        <translation>%1: początek odziedziczony</translation>
    </message>
    <message numerus="yes">
        <source>%1 – %2, %n spaces</source>
        <translation>
            <numerusform>%1 – %2, %n pole</numerusform>
            <numerusform>%1 – %2, %n pola</numerusform>
            <numerusform>%1 – %2, %n pól</numerusform>
        </translation>
    </message>
    <message>
        <source>Called “%1” in rules and scenarios.</source>
        <translation>Nazwa w zasadach i scenariuszach: „%1”.</translation>
    </message>
    <message>
        <source>Rules that name it: %1.</source>
        <translation>Zasady, które go wymieniają: %1.</translation>
    </message>
    <message>
        <source>Events that wait for it: %1.</source>
        <translation>Zdarzenia, które na niego czekają: %1.</translation>
    </message>
    <message>
        <source>— not said</source>
        <translation>– nie podano</translation>
    </message>
    <message>
        <source>&amp;Begins at</source>
        <translation>&amp;Zaczyna na</translation>
    </message>
    <message>
        <source>set by this scenario</source>
        <translation>z tego scenariusza</translation>
    </message>
    <message>
        <source>from the rules</source>
        <translation>z zasad</translation>
    </message>
    <message>
        <source>Spaces (%1)</source>
        <translation>Pola (%1)</translation>
    </message>
    <message>
        <source>Where its marker lies when the scenario above begins.</source>
        <translation>Gdzie leży jego znacznik na początku scenariusza wybranego powyżej.</translation>
    </message>
    <message>
        <source>The battle has no scenario yet.</source>
        <translation>W bitwie nie ma jeszcze scenariusza.</translation>
    </message>
    <message>
        <source>Make the track “%1”</source>
        <translation>Utworzenie toru „%1”</translation>
    </message>
    <message>
        <source>A track needs a name; it keeps “%1”.</source>
        <translation>Tor musi mieć nazwę; zostaje „%1”.</translation>
    </message>
    <message>
        <source>Call the track “%1”</source>
        <translation>Zmiana nazwy toru na „%1”</translation>
    </message>
    <message>
        <source>Make “%1” a track of the kind “%2”</source>
        <translation>„%1”: tor rodzaju „%2”</translation>
    </message>
    <message>
        <source>Say whose units lie on “%1”</source>
        <translation>Ustalenie, czyje jednostki leżą na torze „%1”</translation>
    </message>
    <message>
        <source>Keep the morale on “%1”</source>
        <translation>Morale na torze „%1”</translation>
    </message>
    <message>
        <source>Keep the morale on no track</source>
        <translation>Morale na żadnym torze</translation>
    </message>
    <message>
        <source>Say where “%1” begins</source>
        <translation>Ustalenie początku na torze „%1”</translation>
    </message>
    <message>
        <source>Fill “%1”</source>
        <translation>Wypełnienie toru „%1”</translation>
    </message>
    <message>
        <source>Remove spaces of “%1”</source>
        <translation>Usunięcie pól toru „%1”</translation>
    </message>
    <message>
        <source>rules of this battle: %1</source>
        <translation>zasady tej bitwy: %1</translation>
    </message>
    <message>
        <source>Inherited rules and events that name it stay, and the checks will say so: %1</source>
        <translation>Odziedziczone zasady i zdarzenia, które go wymieniają, zostaną, a sprawdzenia je wskażą: %1</translation>
    </message>
    <message>
        <source>Delete the track “%1”</source>
        <translation>Usunięcie toru „%1”</translation>
    </message>
    <message>
        <source>%1? This goes with it:</source>
        <translation>%1 – na pewno? Zniknie też:</translation>
    </message>
    <message>
        <source>Delete them too</source>
        <translation>Usuń i to</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::TracksWords</name>
    <message>
        <source>Turns</source>
        <translation>Etapy</translation>
    </message>
    <message>
        <source>Victory points</source>
        <translation>Punkty zwycięstwa</translation>
    </message>
    <message>
        <source>Morale</source>
        <translation>Morale</translation>
    </message>
    <message>
        <source>Dispersed units</source>
        <translation>Rozproszone jednostki</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Zapas</translation>
    </message>
    <message>
        <source>Something else</source>
        <translation>Coś innego</translation>
    </message>
    <message>
        <source>Turn track</source>
        <translation>Tor etapów</translation>
    </message>
    <message>
        <source>Victory track</source>
        <translation>Tor zwycięstwa</translation>
    </message>
    <message>
        <source>Morale track</source>
        <translation>Tor morale</translation>
    </message>
    <message>
        <source>Track</source>
        <translation>Tor</translation>
    </message>
    <message>
        <source>scenarios that begin there: %1</source>
        <translation>scenariusze, które tam zaczynają: %1</translation>
    </message>
    <message>
        <source>counters placed there: %1</source>
        <translation>ustawione tam żetony: %1</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::TranscriptChoices</name>
    <message>
        <source>&amp;Keep the text in the battle</source>
        <translation>&amp;Zachowaj tekst w bitwie</translation>
    </message>
    <message>
        <source>&amp;Make units and leaders that are missing</source>
        <translation>&amp;Utwórz brakujące jednostki i dowódców</translation>
    </message>
    <message>
        <source>So that every value can be proofread beside the words it was read from</source>
        <translation>Aby każdą wartość można było sprawdzić obok słów, z których ją odczytano</translation>
    </message>
    <message>
        <source>Those that a manifest names and the battle doesn&apos;t have; those that a set-up names if their army has none</source>
        <translation>Te, które wymienia spis żetonów, a których nie ma w bitwie; te, które wymienia rozstawienie, jeśli ich armia nie ma żadnych</translation>
    </message>
    <message>
        <source>Choose one, or type the title of a new one</source>
        <translation>Wybierz albo wpisz tytuł nowego</translation>
    </message>
    <message>
        <source>&amp;Scenario</source>
        <translation>&amp;Scenariusz</translation>
    </message>
    <message>
        <source>&amp;Variant</source>
        <translation>&amp;Wariant</translation>
    </message>
    <message>
        <source>S&amp;ource</source>
        <translation>Źródł&amp;o</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::TranscriptDialog</name>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Otwórz…</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>Wk&amp;lej</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Zatrzymaj</translation>
    </message>
    <message>
        <source>The letters are &amp;right</source>
        <translation>&amp;Litery są właściwe</translation>
    </message>
    <message>
        <source>&amp;Leave it</source>
        <translation>&amp;Zostaw</translation>
    </message>
    <message>
        <source>&amp;Edit words</source>
        <translation>&amp;Popraw słowa</translation>
    </message>
    <message>
        <source>&amp;What is it…</source>
        <translation>&amp;Co to jest…</translation>
    </message>
    <message>
        <source>&amp;Go through them</source>
        <translation>Prz&amp;ejdź po nich</translation>
    </message>
    <message>
        <source>Import text</source>
        <translation>Import tekstu</translation>
    </message>
    <message>
        <source>Understood as</source>
        <translation>Zrozumiane</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tabele</translation>
    </message>
    <message>
        <source>Form as it looks</source>
        <translation>Postać według wyglądu</translation>
    </message>
    <message>
        <source>Plain text</source>
        <translation>Zwykły tekst</translation>
    </message>
    <message>
        <source>Markdown</source>
        <translation>Markdown</translation>
    </message>
    <message>
        <source>Table with commas (CSV)</source>
        <translation>Tabela z przecinkami (CSV)</translation>
    </message>
    <message>
        <source>Form of the text</source>
        <translation>Postać tekstu</translation>
    </message>
    <message>
        <source>Text, Markdown, HTML, CSV or PDF (Ctrl+O)</source>
        <translation>Tekst, Markdown, HTML, CSV albo PDF (Ctrl+O)</translation>
    </message>
    <message>
        <source>Adds what is on the clipboard (Ctrl+V in the text)</source>
        <translation>Dodaje zawartość schowka (Ctrl+V w tekście)</translation>
    </message>
    <message>
        <source>Encoding of the text</source>
        <translation>Kodowanie tekstu</translation>
    </message>
    <message>
        <source>This line</source>
        <translation>Ten wiersz</translation>
    </message>
    <message>
        <source>What needs a look</source>
        <translation>Do obejrzenia</translation>
    </message>
    <message>
        <source>What is left</source>
        <translation>Pominięte</translation>
    </message>
    <message>
        <source>All lines</source>
        <translation>Wszystkie wiersze</translation>
    </message>
    <message>
        <source>Which lines are listed</source>
        <translation>Które wiersze są na liście</translation>
    </message>
    <message>
        <source>The line before that needs a look (Shift+F8)</source>
        <translation>Poprzedni wiersz do obejrzenia (Shift+F8)</translation>
    </message>
    <message>
        <source>The line before that needs a look</source>
        <translation>Poprzedni wiersz do obejrzenia</translation>
    </message>
    <message>
        <source>The next line that needs a look (F8)</source>
        <translation>Następny wiersz do obejrzenia (F8)</translation>
    </message>
    <message>
        <source>The next line that needs a look</source>
        <translation>Następny wiersz do obejrzenia</translation>
    </message>
    <message>
        <source>What the lines are understood as</source>
        <translation>Jak wiersze zostały zrozumiane</translation>
    </message>
    <message>
        <source>What was guessed in this line, and what is left</source>
        <translation>Co w tym wierszu odgadnięto, a co pominięto</translation>
    </message>
    <message>
        <source>Kind of the line</source>
        <translation>Rodzaj wiersza</translation>
    </message>
    <message>
        <source>What this line is (Ctrl+1 to Ctrl+5)</source>
        <translation>Czym jest ten wiersz (Ctrl+1 do Ctrl+5)</translation>
    </message>
    <message>
        <source>Read other words in this line (Enter in the text)</source>
        <translation>Czytaj w tym wierszu inne słowa (Enter w tekście)</translation>
    </message>
    <message>
        <source>Say which unit, leader or zone the words are (Enter in the list)</source>
        <translation>Powiedz, którą jednostkę, dowódcę lub strefę oznaczają słowa (Enter na liście)</translation>
    </message>
    <message>
        <source>&amp;Take into the battle</source>
        <translation>P&amp;rzejmij do bitwy</translation>
    </message>
    <message>
        <source>One edit, which can be undone (Ctrl+Enter)</source>
        <translation>Jedna zmiana, którą można cofnąć (Ctrl+Enter)</translation>
    </message>
    <message>
        <source>&amp;Discard the text</source>
        <translation>Porzuć &amp;tekst</translation>
    </message>
    <message>
        <source>Paste the text of a rulebook here (Ctrl+V), drop a file, or open one.</source>
        <translation>Wklej tu tekst instrukcji (Ctrl+V), upuść plik albo go otwórz.</translation>
    </message>
    <message>
        <source>Tables (%1)</source>
        <translation>Tabele (%1)</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Odczytywanie…</translation>
    </message>
    <message>
        <source>Nothing is changed in the battle before you take the text.</source>
        <translation>W bitwie nic się nie zmieni, zanim przejmiesz tekst.</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) were not understood, or not all of them; what is left is not taken.</source>
        <translation>
            <numerusform>%n wiersza nie zrozumiano albo nie w całości; to, co pominięte, nie zostanie przejęte.</numerusform>
            <numerusform>%n wierszy nie zrozumiano albo nie w całości; to, co pominięte, nie zostanie przejęte.</numerusform>
            <numerusform>%n wierszy nie zrozumiano albo nie w całości; to, co pominięte, nie zostanie przejęte.</numerusform>
        </translation>
    </message>
    <message>
        <source>The battle has no scenario to take a set-up into; make one first.</source>
        <translation>Bitwa nie ma scenariusza, do którego można przejąć rozstawienie; najpierw go utwórz.</translation>
    </message>
    <message>
        <source>Read as: %1</source>
        <translation>Czytane jako: %1</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Wiersz %1: %2</translation>
    </message>
    <message>
        <source>This line was not understood. Edit its words, or say what it is.</source>
        <translation>Tego wiersza nie zrozumiano. Popraw jego słowa albo powiedz, czym jest.</translation>
    </message>
    <message>
        <source>Taken: %1. Ctrl+Z takes it back.</source>
        <translation>Przejęto: %1. Ctrl+Z to cofa.</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) are left.</source>
        <translation>
            <numerusform>Pominięto %n wiersz.</numerusform>
            <numerusform>Pominięto %n wiersze.</numerusform>
            <numerusform>Pominięto %n wierszy.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%1” is read as “%2” at %n place(s).</source>
        <translation>
            <numerusform>„%1” jest czytane jako „%2” w %n miejscu.</numerusform>
            <numerusform>„%1” jest czytane jako „%2” w %n miejscach.</numerusform>
            <numerusform>„%1” jest czytane jako „%2” w %n miejscach.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Edit the words of this line	Enter</source>
        <translation>&amp;Popraw słowa tego wiersza	Enter</translation>
    </message>
    <message>
        <source>&amp;Read “%1” everywhere as…	Shift+Enter</source>
        <translation>&amp;Czytaj „%1” wszędzie jako…	Shift+Enter</translation>
    </message>
    <message>
        <source>%1	Ctrl+%2</source>
        <comment>kind of a line and its key</comment>
        <translation>%1	Ctrl+%2</translation>
    </message>
    <message>
        <source>&amp;Take back what was said of this line</source>
        <translation>Co&amp;fnij to, co powiedziano o tym wierszu</translation>
    </message>
    <message>
        <source>Take &amp;back other words</source>
        <translation>Cofnij &amp;inne słowa</translation>
    </message>
    <message>
        <source>“%1” as “%2”</source>
        <translation>„%1” jako „%2”</translation>
    </message>
    <message>
        <source>Open a text</source>
        <translation>Otwieranie tekstu</translation>
    </message>
    <message>
        <source>Texts (%1)</source>
        <translation>Teksty (%1)</translation>
    </message>
    <message>
        <source>All files (%1)</source>
        <translation>Wszystkie pliki (%1)</translation>
    </message>
    <message>
        <source>The pages of %1 are read…</source>
        <translation>Odczytywanie stron %1…</translation>
    </message>
    <message>
        <source>There is no text on the clipboard.</source>
        <translation>W schowku nie ma tekstu.</translation>
    </message>
    <message>
        <source>Pasted text</source>
        <translation>Wklejony tekst</translation>
    </message>
    <message>
        <source>%1 is not a text.</source>
        <translation>%1 nie jest tekstem.</translation>
    </message>
    <message>
        <source>%1 is empty.</source>
        <translation>Plik %1 jest pusty.</translation>
    </message>
    <message>
        <source>%1 is not in UTF-8. Choose the encoding in which its letters are right.</source>
        <translation>Plik %1 nie jest w UTF-8. Wybierz kodowanie, w którym jego litery są właściwe.</translation>
    </message>
    <message>
        <source>The text was discarded; Ctrl+Z brings it back.</source>
        <translation>Tekst porzucono; Ctrl+Z go przywraca.</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::TranscriptLines</name>
    <message>
        <source>Set-up</source>
        <translation>Rozstawienie</translation>
    </message>
    <message>
        <source>Manifest</source>
        <translation>Spis żetonów</translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>Heading</source>
        <translation>Nagłówek</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabela</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Uwaga</translation>
    </message>
    <message>
        <source>Not understood</source>
        <translation>Niezrozumiany</translation>
    </message>
    <message>
        <source>S</source>
        <comment>letter at the edge of lines of a set-up</comment>
        <translation>R</translation>
    </message>
    <message>
        <source>M</source>
        <comment>letter at the edge of lines of a manifest</comment>
        <translation>S</translation>
    </message>
    <message>
        <source>E</source>
        <comment>letter at the edge of lines of a schedule of entries</comment>
        <translation>P</translation>
    </message>
    <message>
        <source>H</source>
        <comment>letter at the edge of headings</comment>
        <translation>N</translation>
    </message>
    <message>
        <source>T</source>
        <comment>letter at the edge of lines of a table</comment>
        <translation>T</translation>
    </message>
    <message>
        <source>n</source>
        <comment>letter at the edge of notes</comment>
        <translation>u</translation>
    </message>
    <message>
        <source>unit</source>
        <translation>jednostka</translation>
    </message>
    <message>
        <source>leader</source>
        <translation>dowódca</translation>
    </message>
    <message>
        <source>hex</source>
        <translation>pole</translation>
    </message>
    <message>
        <source>facing</source>
        <translation>zwrot</translation>
    </message>
    <message>
        <source>within</source>
        <translation>promień</translation>
    </message>
    <message>
        <source>zone</source>
        <translation>strefa</translation>
    </message>
    <message>
        <source>with</source>
        <translation>razem z</translation>
    </message>
    <message>
        <source>turn</source>
        <translation>etap</translation>
    </message>
    <message>
        <source>count</source>
        <translation>liczba</translation>
    </message>
    <message>
        <source>label</source>
        <translation>etykieta</translation>
    </message>
    <message>
        <source>“%1”: %2</source>
        <translation>„%1”: %2</translation>
    </message>
    <message>
        <source>“%1” → %2: %3</source>
        <translation>„%1” → %2: %3</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) of set-ups</source>
        <translation>
            <numerusform>%n wiersz rozstawień</numerusform>
            <numerusform>%n wiersze rozstawień</numerusform>
            <numerusform>%n wierszy rozstawień</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) of manifests</source>
        <translation>
            <numerusform>%n wiersz spisów</numerusform>
            <numerusform>%n wiersze spisów</numerusform>
            <numerusform>%n wierszy spisów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) of schedules</source>
        <translation>
            <numerusform>%n wiersz planów</numerusform>
            <numerusform>%n wiersze planów</numerusform>
            <numerusform>%n wierszy planów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n heading(s)</source>
        <translation>
            <numerusform>%n nagłówek</numerusform>
            <numerusform>%n nagłówki</numerusform>
            <numerusform>%n nagłówków</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation>
            <numerusform>%n uwaga</numerusform>
            <numerusform>%n uwagi</numerusform>
            <numerusform>%n uwag</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other table(s)</source>
        <translation>
            <numerusform>%n inna tabela</numerusform>
            <numerusform>%n inne tabele</numerusform>
            <numerusform>%n innych tabel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n guess(es)</source>
        <translation>
            <numerusform>%n domysł</numerusform>
            <numerusform>%n domysły</numerusform>
            <numerusform>%n domysłów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) left</source>
        <translation>
            <numerusform>%n wiersz pominięty</numerusform>
            <numerusform>%n wiersze pominięte</numerusform>
            <numerusform>%n wierszy pominiętych</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n placement(s)</source>
        <translation>
            <numerusform>%n rozstawiony żeton</numerusform>
            <numerusform>%n rozstawione żetony</numerusform>
            <numerusform>%n rozstawionych żetonów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new unit(s)</source>
        <translation>
            <numerusform>%n nowa jednostka</numerusform>
            <numerusform>%n nowe jednostki</numerusform>
            <numerusform>%n nowych jednostek</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new leader(s)</source>
        <translation>
            <numerusform>%n nowy dowódca</numerusform>
            <numerusform>%n nowych dowódców</numerusform>
            <numerusform>%n nowych dowódców</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new command(s)</source>
        <translation>
            <numerusform>%n nowe dowództwo</numerusform>
            <numerusform>%n nowe dowództwa</numerusform>
            <numerusform>%n nowych dowództw</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) of activation</source>
        <translation>
            <numerusform>%n wiersz aktywacji</numerusform>
            <numerusform>%n wiersze aktywacji</numerusform>
            <numerusform>%n wierszy aktywacji</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n way(s) onto the map</source>
        <translation>
            <numerusform>%n wejście na mapę</numerusform>
            <numerusform>%n wejścia na mapę</numerusform>
            <numerusform>%n wejść na mapę</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new zone(s)</source>
        <translation>
            <numerusform>%n nowa strefa</numerusform>
            <numerusform>%n nowe strefy</numerusform>
            <numerusform>%n nowych stref</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) of tables</source>
        <translation>
            <numerusform>%n wartość z tabel</numerusform>
            <numerusform>%n wartości z tabel</numerusform>
            <numerusform>%n wartości z tabel</numerusform>
        </translation>
    </message>
    <message>
        <source>where values come from, and what words mean</source>
        <translation>skąd pochodzą wartości i co znaczą słowa</translation>
    </message>
    <message>
        <source>nothing new for the battle</source>
        <translation>nic nowego dla bitwy</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::TranscriptReader</name>
    <message>
        <source>Import the text “%1”</source>
        <comment>in the history</comment>
        <translation>Import tekstu „%1”</translation>
    </message>
    <message>
        <source>There is not enough memory for this.</source>
        <translation>Brakuje na to pamięci.</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::TranscriptView</name>
    <message>
        <source>The text</source>
        <translation>Tekst</translation>
    </message>
    <message>
        <source>The words of line %1</source>
        <translation>Słowa wiersza %1</translation>
    </message>
    <message>
        <source>Read instead of “%1”</source>
        <translation>Czytane zamiast „%1”</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::TransferJob</name>
    <message>
        <source>There is not enough memory for this.</source>
        <translation>Na to brakuje pamięci.</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::TranslationsDialog</name>
    <message>
        <source>&amp;Only without translation</source>
        <translation>&amp;Tylko bez tłumaczenia</translation>
    </message>
    <message>
        <source>&amp;Next without translation</source>
        <translation>&amp;Następny bez tłumaczenia</translation>
    </message>
    <message>
        <source>&amp;Delete those that stand nowhere</source>
        <translation>&amp;Usuń te, których już nigdzie nie ma</translation>
    </message>
    <message>
        <source>Translations</source>
        <translation>Tłumaczenia</translation>
    </message>
    <message>
        <source>&amp;Translation</source>
        <translation>&amp;Tłumaczenie</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Szukaj</translation>
    </message>
    <message>
        <source>Texts of the battle</source>
        <translation>Teksty bitwy</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>&amp;Język:</translation>
    </message>
    <message>
        <source>This text stands nowhere in the battle any more.</source>
        <translation>Tego tekstu nie ma już nigdzie w bitwie.</translation>
    </message>
    <message>
        <source>%L1 of %L2 texts are translated</source>
        <translation>Przetłumaczone teksty: %L1 z %L2</translation>
    </message>
    <message>
        <source>Translate “%1”</source>
        <comment>in the history</comment>
        <translation>Przetłumacz „%1”</translation>
    </message>
    <message>
        <source>Delete translations of texts that stand nowhere</source>
        <comment>in the history</comment>
        <translation>Usuń tłumaczenia tekstów, których nigdzie nie ma</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::TranslationsModel</name>
    <message>
        <source>Text</source>
        <translation>Tekst</translation>
    </message>
    <message>
        <source>Where it stands</source>
        <translation>Gdzie stoi</translation>
    </message>
    <message>
        <source>Translation</source>
        <translation>Tłumaczenie</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a kind of row, a column of it or the path of a rule</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 i jeszcze %2</translation>
    </message>
    <message>
        <source>Nowhere any more</source>
        <translation>Już nigdzie</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::TrayModel</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>not placed</source>
        <translation>nieustawiony</translation>
    </message>
    <message>
        <source>Leaders</source>
        <translation>Dowódcy</translation>
    </message>
    <message>
        <source>Without a command</source>
        <translation>Bez dowództwa</translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>Znaczniki</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::TryDialog</name>
    <message>
        <source>Selected &amp;units act</source>
        <translation>&amp;Działają zaznaczone</translation>
    </message>
    <message>
        <source>Try it out</source>
        <translation>Wypróbuj</translation>
    </message>
    <message>
        <source>&amp;Action:</source>
        <translation>D&amp;ziałanie:</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Działanie</translation>
    </message>
    <message>
        <source>&amp;Target hex:</source>
        <translation>Pole &amp;celu:</translation>
    </message>
    <message>
        <source>Target hex</source>
        <translation>Pole celu</translation>
    </message>
    <message>
        <source>The units that are selected on the map act; then click on the target. Off: all act who can.</source>
        <translation>Działają jednostki zaznaczone na mapie; potem kliknij cel. Wyłączone: działają wszyscy, którzy mogą.</translation>
    </message>
    <message>
        <source>The map has no hex %1.</source>
        <translation>Na mapie nie ma pola %1.</translation>
    </message>
    <message>
        <source>The rules have no actions and no table (action/…, table/…).</source>
        <translation>Zasady nie mają działań ani tabeli (action/…, table/…).</translation>
    </message>
    <message>
        <source>Select the hex on which they act, or type its number.</source>
        <translation>Zaznacz pole, na które działają, albo wpisz jego numer.</translation>
    </message>
    <message>
        <source>Select the hex that is the target, or type its number.</source>
        <translation>Zaznacz pole celu albo wpisz jego numer.</translation>
    </message>
    <message>
        <source>Nobody stands in this hex.</source>
        <translation>Na tym polu nikt nie stoi.</translation>
    </message>
    <message>
        <source>No enemy can do this to this hex from where it stands. Move one there, or suppose the hex of a unit that is near.</source>
        <translation>Żaden przeciwnik nie może stamtąd, gdzie stoi, zrobić tego temu polu. Przesuń tam któregoś albo przyjmij pole jednostki, która jest blisko.</translation>
    </message>
    <message>
        <source>Tick one unit at least.</source>
        <translation>Zaznacz przynajmniej jedną jednostkę.</translation>
    </message>
    <message>
        <source>There is no set-up to try it in.</source>
        <translation>Nie ma rozstawienia, w którym można by to wypróbować.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Not allowed: %1.</source>
        <translation>Nie wolno: %1.</translation>
    </message>
    <message>
        <source>the roll is changed by %1</source>
        <translation>rzut zmienia się o %1</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>No table decides this action.</source>
        <translation>O tym działaniu nie rozstrzyga żadna tabela.</translation>
    </message>
    <message>
        <source>This rests on working values.</source>
        <translation>Opiera się to na wartościach roboczych.</translation>
    </message>
    <message>
        <source>The rules don&apos;t tell: %1.</source>
        <translation>Zasady nie mówią: %1.</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::TryResults</name>
    <message>
        <source>Nothing changes strengths, column or roll.</source>
        <translation>Nic nie zmienia sił, kolumny ani rzutu.</translation>
    </message>
    <message>
        <source>What acts</source>
        <translation>Co wpływa</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Wyniki</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Na co</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Zmiana</translation>
    </message>
    <message>
        <source>Paragraph</source>
        <translation>Paragraf</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Uwaga</translation>
    </message>
    <message>
        <source>whether it acts is unknown</source>
        <translation>nie wiadomo, czy wpływa</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Wynik</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Szansa</translation>
    </message>
    <message>
        <source>What it means</source>
        <translation>Co oznacza</translation>
    </message>
    <message>
        <source>The table lacks it</source>
        <translation>W tabeli tego brak</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::TrySides</name>
    <message>
        <source>Together with it:</source>
        <translation>Razem z nim:</translation>
    </message>
    <message>
        <source>Other hexes</source>
        <translation>Inne pola</translation>
    </message>
    <message>
        <source>Those who act</source>
        <translation>Działający</translation>
    </message>
    <message>
        <source>Only one defends:</source>
        <translation>Broni się tylko jeden:</translation>
    </message>
    <message>
        <source>Who defends</source>
        <translation>Kto się broni</translation>
    </message>
    <message>
        <source>Hex</source>
        <translation>Pole</translation>
    </message>
    <message>
        <source>Who stands there</source>
        <translation>Kto tam stoi</translation>
    </message>
    <message>
        <source>%1 (not now: %2)</source>
        <translation>%1 (nie teraz: %2)</translation>
    </message>
    <message>
        <source>Who acts</source>
        <translation>Kto działa</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Siła</translation>
    </message>
    <message>
        <source>%1?</source>
        <translation>%1?</translation>
    </message>
    <message>
        <source>The marker %1 waits to be placed. Ticked, it is taken to stand before the unit.</source>
        <translation>Znacznik %1 czeka na ustawienie. Zaznaczony, jest brany za stojący przed jednostką.</translation>
    </message>
    <message>
        <source>The marker %1 waits to be placed and may come to stand before %2: tick it to reckon with it.</source>
        <translation>Znacznik %1 czeka na ustawienie i może stanąć przed: %2. Zaznacz go, aby się liczył.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Also before the attackers, to be attacked in this phase: %1.</source>
        <translation>Także przed atakującymi, do zaatakowania w tej fazie: %1.</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::TrySuppose</name>
    <message>
        <source>What is supposed</source>
        <translation>Co się zakłada</translation>
    </message>
    <message>
        <source>How it is supposed to be</source>
        <translation>Jak ma być</translation>
    </message>
    <message>
        <source>&amp;Suppose:</source>
        <translation>&amp;Załóż:</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Etap</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Faza</translation>
    </message>
    <message>
        <source>Whose turn it is</source>
        <translation>Czyja kolej</translation>
    </message>
    <message>
        <source>Marker on the track %1</source>
        <translation>Znacznik na torze %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>step</source>
        <translation>stopień siły</translation>
    </message>
    <message>
        <source>formation</source>
        <translation>szyk</translation>
    </message>
    <message>
        <source>has moved</source>
        <translation>ruszył się</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>tak</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>hex</source>
        <translation>pole</translation>
    </message>
    <message>
        <source>off the map</source>
        <translation>poza mapą</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 (&lt;a href=&quot;%2&quot;&gt;remove&lt;/a&gt;)</source>
        <translation>%1 (&lt;a href=&quot;%2&quot;&gt;usuń&lt;/a&gt;)</translation>
    </message>
    <message>
        <source>Su&amp;ppose it</source>
        <translation>Prz&amp;yjmij</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::TryUnit</name>
    <message>
        <source>%1 in %2</source>
        <translation>%1 na polu %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Zone of control</source>
        <translation>Strefa kontroli</translation>
    </message>
    <message>
        <source>perhaps %1</source>
        <translation>być może %1</translation>
    </message>
    <message>
        <source>none</source>
        <translation>brak</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Supply</source>
        <translation>Zaopatrzenie</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Dowodzenie</translation>
    </message>
    <message>
        <source>Way off the map</source>
        <translation>Droga poza mapę</translation>
    </message>
    <message>
        <source>reached</source>
        <translation>dociera</translation>
    </message>
    <message>
        <source>not reached</source>
        <translation>nie dociera</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>nieznane</translation>
    </message>
    <message>
        <source>%1 by %2</source>
        <translation>%1 przez %2</translation>
    </message>
    <message>
        <source>It sees %1.</source>
        <translation>Widzi %1.</translation>
    </message>
    <message>
        <source>It does not see %1.</source>
        <translation>Nie widzi %1.</translation>
    </message>
    <message>
        <source>It does not see %1, because of %2.</source>
        <translation>Nie widzi %1 z powodu %2.</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::TryWords</name>
    <message>
        <source>Attack</source>
        <translation>Atak</translation>
    </message>
    <message>
        <source>%1 less %2</source>
        <translation>%1 mniej %2</translation>
    </message>
    <message>
        <source>%1: beyond the table, so there is no result</source>
        <translation>%1: poza tabelą, więc nie ma wyniku</translation>
    </message>
    <message>
        <source>%1: the column is unknown</source>
        <translation>%1: kolumna jest nieznana</translation>
    </message>
    <message>
        <source>%1 is the column %2; what it becomes is unknown</source>
        <translation>%1 to kolumna %2; nie wiadomo, na którą się przesunie</translation>
    </message>
    <message>
        <source>%1 is the column %2</source>
        <translation>%1 to kolumna %2</translation>
    </message>
    <message>
        <source>%1 is the column %2; shifted to %3</source>
        <translation>%1 to kolumna %2; po przesunięciu %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Kolumna</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Rzut</translation>
    </message>
    <message>
        <source>Defence</source>
        <translation>Obrona</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>nieznane</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>najwyżej %1</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>najmniej %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 if it acts</source>
        <translation>%1, jeśli wpływa</translation>
    </message>
    <message>
        <source>estimated</source>
        <translation>szacunkowe</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>difference of morale</source>
        <translation>różnica morale</translation>
    </message>
    <message>
        <source>morale track</source>
        <translation>tor morale</translation>
    </message>
    <message>
        <source>leaders</source>
        <translation>dowódcy</translation>
    </message>
    <message>
        <source>from opposite sides</source>
        <translation>z przeciwnych stron</translation>
    </message>
    <message>
        <source>attacked from the rear</source>
        <translation>zaatakowany od tyłu</translation>
    </message>
    <message>
        <source>doubled</source>
        <translation>podwojona</translation>
    </message>
    <message>
        <source>across %1</source>
        <translation>przez: %1</translation>
    </message>
    <message>
        <source>all of a hex together</source>
        <translation>cały stos razem</translation>
    </message>
    <message>
        <source>helps the defence</source>
        <translation>pomaga w obronie</translation>
    </message>
    <message>
        <source>its transport is lost</source>
        <translation>traci tabor</translation>
    </message>
    <message numerus="yes">
        <source>or stays and loses %n point(s)</source>
        <translation>
            <numerusform>albo zostaje i traci %n punkt</numerusform>
            <numerusform>albo zostaje i traci %n punkty</numerusform>
            <numerusform>albo zostaje i traci %n punktów</numerusform>
        </translation>
    </message>
    <message>
        <source>isn&apos;t dispersed beside its leader</source>
        <translation>nie rozprasza się przy dowódcy</translation>
    </message>
    <message>
        <source>is destroyed, if it has lost nothing before</source>
        <translation>ginie, jeśli wcześniej nic nie stracił</translation>
    </message>
    <message>
        <source>a leader with it falls in %1</source>
        <translation>dowódca przy nim ginie w %1</translation>
    </message>
    <message>
        <source>Attacker %1</source>
        <translation>Atakujący: %1</translation>
    </message>
    <message>
        <source>Defender %1</source>
        <translation>Obrońca: %1</translation>
    </message>
    <message>
        <source>Nothing happens</source>
        <translation>Nic się nie dzieje</translation>
    </message>
    <message>
        <source>dispersed then in %1 %</source>
        <translation>potem rozproszony w %1%</translation>
    </message>
    <message>
        <source>dispersed then in %1 to %2 %</source>
        <translation>potem rozproszony w %1 do %2%</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>perhaps %1</source>
        <translation>być może %1</translation>
    </message>
    <message>
        <source>, or </source>
        <translation> albo </translation>
    </message>
</context>
<context>
    <name>redoubt::editor::TurnCellForm</name>
    <message>
        <source>&amp;Entry</source>
        <translation>W&amp;ejście</translation>
    </message>
    <message>
        <source>Tri&amp;gger</source>
        <translation>Wy&amp;zwalacz</translation>
    </message>
    <message>
        <source>T&amp;urn</source>
        <translation>E&amp;tap</translation>
    </message>
    <message>
        <source>If &amp;held</source>
        <translation>Gdy &amp;zajęte</translation>
    </message>
    <message>
        <source>Free &amp;when</source>
        <translation>Wolny, &amp;gdy</translation>
    </message>
    <message>
        <source>&amp;Note</source>
        <translation>&amp;Uwaga</translation>
    </message>
    <message>
        <source>All of it…</source>
        <translation>Wszystko…</translation>
    </message>
    <message>
        <source>not told</source>
        <translation>nie podano</translation>
    </message>
    <message>
        <source>in its turn</source>
        <translation>w swoim etapie</translation>
    </message>
    <message>
        <source>with an activation</source>
        <translation>z aktywacją</translation>
    </message>
    <message>
        <source>or on what condition</source>
        <translation>albo pod jakim warunkiem</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>who, when</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Choose a cell.</source>
        <translation>Wybierz komórkę.</translation>
    </message>
    <message>
        <source>Its zone has no hexes yet.</source>
        <translation>Jego strefa nie ma jeszcze pól.</translation>
    </message>
    <message>
        <source>Over %1</source>
        <translation>Przez %1</translation>
    </message>
    <message>
        <source>— that of his placement</source>
        <translation>— to z rozstawienia</translation>
    </message>
    <message>
        <source>New: over “%1”</source>
        <translation>Nowe: przez „%1”</translation>
    </message>
    <message>
        <source>Return points: %1</source>
        <translation>Punkty powrotu: %1</translation>
    </message>
    <message>
        <source>%1: entry</source>
        <comment>leader</comment>
        <translation>%1: wejście</translation>
    </message>
    <message>
        <source>Entry: %1</source>
        <translation>Wejście: %1</translation>
    </message>
    <message>
        <source>%1: note</source>
        <comment>leader</comment>
        <translation>%1: uwaga</translation>
    </message>
    <message>
        <source>%1: free on no condition</source>
        <translation>%1: bez warunku zwolnienia</translation>
    </message>
    <message>
        <source>%1: free when %2</source>
        <translation>%1: wolny, gdy %2</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::TurnLines</name>
    <message>
        <source>for sure</source>
        <translation>na pewno</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 z %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>nieznane</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source> or </source>
        <translation> lub </translation>
    </message>
    <message>
        <source>    becomes %1</source>
        <translation>    staje się: %1</translation>
    </message>
    <message>
        <source>    rolls on the table %1</source>
        <translation>    rzut na tabeli %1</translation>
    </message>
    <message>
        <source>now; %1</source>
        <translation>teraz; %1</translation>
    </message>
    <message>
        <source>draws from the pool %1</source>
        <translation>ciągnie z puli %1</translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s)</source>
        <translation>
            <numerusform>%n jednostka</numerusform>
            <numerusform>%n jednostki</numerusform>
            <numerusform>%n jednostek</numerusform>
        </translation>
    </message>
    <message>
        <source>perhaps</source>
        <translation>może</translation>
    </message>
    <message numerus="yes">
        <source>%n chit(s)</source>
        <translation>
            <numerusform>%n żeton</numerusform>
            <numerusform>%n żetony</numerusform>
            <numerusform>%n żetonów</numerusform>
        </translation>
    </message>
    <message>
        <source>its player chooses %1</source>
        <translation>gracz wybiera %1</translation>
    </message>
    <message>
        <source>as the schedule says</source>
        <translation>jak mówi harmonogram</translation>
    </message>
    <message>
        <source>This scenario has no variant yet.</source>
        <translation>Ten scenariusz nie ma jeszcze wariantu.</translation>
    </message>
    <message>
        <source>none: no such leader is on the map</source>
        <translation>brak: żadnego takiego dowódcy nie ma na mapie</translation>
    </message>
    <message>
        <source>none: no such unit of a command is on the map</source>
        <translation>brak: na mapie nie ma takiej jednostki żadnego zgrupowania</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::TurnsPage</name>
    <message>
        <source>Weather and states of the game</source>
        <translation>Pogoda i stany gry</translation>
    </message>
    <message>
        <source>Parts of the turn</source>
        <translation>Części etapu</translation>
    </message>
    <message>
        <source>Chits in the pool</source>
        <translation>Żetony w puli</translation>
    </message>
    <message>
        <source>Arrivals</source>
        <translation>Przybycia</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Zdarzenia</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Etap</translation>
    </message>
    <message>
        <source>What the turn brings</source>
        <translation>Co przynosi etap</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Co</translation>
    </message>
    <message>
        <source>When, how likely</source>
        <translation>Kiedy, z jaką szansą</translation>
    </message>
    <message>
        <source>&amp;Weather…</source>
        <translation>Po&amp;goda…</translation>
    </message>
    <message>
        <source>&amp;Chit…</source>
        <translation>Ż&amp;eton…</translation>
    </message>
    <message>
        <source>&amp;Part of the turn…</source>
        <translation>Część e&amp;tapu…</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Dodaj</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Etap %1</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;#&quot;&gt;Change it&lt;/a&gt;</source>
        <translation>&lt;a href=&quot;#&quot;&gt;Zmień&lt;/a&gt;</translation>
    </message>
    <message>
        <source>&amp;Arrival…</source>
        <translation>P&amp;rzybycie…</translation>
    </message>
    <message>
        <source>E&amp;vent…</source>
        <translation>&amp;Zdarzenie…</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::ValueForm</name>
    <message>
        <source>No such value can stand here.</source>
        <translation>Taka wartość nie może tu stać.</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::ValueWords</name>
    <message>
        <source>yes</source>
        <translation>tak</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>as usual</source>
        <translation>jak zwykle</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::WelcomePage</name>
    <message>
        <source>Redoubt</source>
        <translation>Redoubt</translation>
    </message>
    <message>
        <source>Maps and scenarios for hex-and-counter battles</source>
        <translation>Mapy i scenariusze do heksowo-żetonowych gier wojennych</translation>
    </message>
    <message>
        <source>New battle…</source>
        <translation>Nowa bitwa…</translation>
    </message>
    <message>
        <source>Begin a battle on an empty map.</source>
        <translation>Rozpocznij bitwę na pustej mapie.</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Otwórz…</translation>
    </message>
    <message>
        <source>Open a battle file.</source>
        <translation>Otwórz plik bitwy.</translation>
    </message>
    <message>
        <source>Samples (each opens as a draft of your own)</source>
        <translation>Przykłady (każdy otwiera się jako własny szkic)</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>Ostatnio otwarte</translation>
    </message>
    <message>
        <source>%L1 × %L2 hexes</source>
        <translation>%L1 × %L2 pól</translation>
    </message>
    <message numerus="yes">
        <source>%n scenario(s)</source>
        <translation>
            <numerusform>%n scenariusz</numerusform>
            <numerusform>%n scenariusze</numerusform>
            <numerusform>%n scenariuszy</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is no longer there</source>
        <translation>%1 już tam nie ma</translation>
    </message>
    <message>
        <source>Recent battles</source>
        <translation>Ostatnie bitwy</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Przykłady</translation>
    </message>
    <message>
        <source>Remove from the list</source>
        <translation>Usuń z listy</translation>
    </message>
    <message>
        <source>“%1” is a draft, which only this list leads to. Remove it from the list all the same? The file itself stays: %2</source>
        <translation>„%1” to szkic, do którego prowadzi tylko ta lista. Mimo to usunąć go z listy? Sam plik zostanie: %2</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::Words</name>
    <message>
        <source>printed</source>
        <translation>wydrukowane</translation>
    </message>
    <message>
        <source>derived</source>
        <translation>wywnioskowane</translation>
    </message>
    <message>
        <source>estimated</source>
        <translation>szacunkowe</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>nieznane</translation>
    </message>
    <message>
        <source>Hexes</source>
        <translation>Pola</translation>
    </message>
    <message>
        <source>Hexsides</source>
        <translation>Boki pól</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>Drogi i przeprawy</translation>
    </message>
    <message>
        <source>Marker</source>
        <translation>Znacznik</translation>
    </message>
    <message numerus="yes">
        <source>%n of a group</source>
        <translation>
            <numerusform>%n z grupy</numerusform>
            <numerusform>%n z grupy</numerusform>
            <numerusform>%n z grupy</numerusform>
        </translation>
    </message>
    <message>
        <source>No unit bears this name</source>
        <translation>Żadna jednostka tak się nie nazywa</translation>
    </message>
    <message>
        <source>No hex given</source>
        <translation>Nie podano pola</translation>
    </message>
    <message>
        <source>Hex %1</source>
        <translation>Pole %1</translation>
    </message>
    <message>
        <source>Hex %1, top of %2</source>
        <translation>Pole %1, pierwszy z %2 od góry</translation>
    </message>
    <message>
        <source>Hex %1, %2 of %3 from the top</source>
        <translation>Pole %1, %2 z %3 od góry</translation>
    </message>
    <message>
        <source>On any one of his own units</source>
        <translation>Na dowolnej ze swoich jednostek</translation>
    </message>
    <message>
        <source>Within one hex of %1</source>
        <translation>Nie dalej niż 1 pole od %1</translation>
    </message>
    <message numerus="yes">
        <source>Within %n hexes of %1</source>
        <translation>
            <numerusform>Nie dalej niż %n pole od %1</numerusform>
            <numerusform>Nie dalej niż %n pola od %1</numerusform>
            <numerusform>Nie dalej niż %n pól od %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Anywhere in %1 (%2)</source>
        <translation>Dowolne pole: %1 (%2)</translation>
    </message>
    <message>
        <source>In a zone</source>
        <translation>W strefie</translation>
    </message>
    <message>
        <source>On a track</source>
        <translation>Na torze</translation>
    </message>
    <message>
        <source>Enters in turn %1 by %2</source>
        <translation>Wchodzi w etapie %1 przez %2</translation>
    </message>
    <message>
        <source>Enters later</source>
        <translation>Wchodzi później</translation>
    </message>
    <message>
        <source>Enters when activated, by %1</source>
        <translation>Po aktywacji wchodzi przez %1</translation>
    </message>
    <message>
        <source>Off the map</source>
        <translation>Poza mapą</translation>
    </message>
    <message>
        <source>no hex</source>
        <translation>bez pola</translation>
    </message>
    <message>
        <source>with his units</source>
        <translation>ze swoimi jednostkami</translation>
    </message>
    <message>
        <source>near %1</source>
        <translation>w pobliżu %1</translation>
    </message>
    <message>
        <source>nearby</source>
        <translation>w pobliżu</translation>
    </message>
    <message>
        <source>in a zone</source>
        <translation>w strefie</translation>
    </message>
    <message>
        <source>on a track</source>
        <translation>na torze</translation>
    </message>
    <message>
        <source>enters turn %1</source>
        <translation>wchodzi w etapie %1</translation>
    </message>
    <message>
        <source>enters later</source>
        <translation>wchodzi później</translation>
    </message>
    <message>
        <source>off the map</source>
        <translation>poza mapą</translation>
    </message>
    <message>
        <source>Faces nowhere</source>
        <translation>Nie ma zwrotu</translation>
    </message>
    <message>
        <source>No facing given</source>
        <translation>Nie podano zwrotu</translation>
    </message>
    <message>
        <source>Free to choose</source>
        <translation>Dowolny</translation>
    </message>
    <message>
        <source>%1°</source>
        <translation>%1°</translation>
    </message>
    <message>
        <source>%1, fronts %2</source>
        <translation>%1, front: %2</translation>
    </message>
    <message>
        <source>source not recorded</source>
        <translation>nie zapisano źródła</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>No battle is open.</source>
        <translation>Nie otwarto żadnej bitwy.</translation>
    </message>
    <message>
        <source>This battle is open for reading only; save a copy to change it.</source>
        <translation>Bitwa jest otwarta tylko do odczytu; aby ją zmieniać, zapisz kopię.</translation>
    </message>
    <message>
        <source>On the turn or other track, at %1</source>
        <translation>Na torze, pole: %1</translation>
    </message>
    <message>
        <source>Hex %1, %2 side</source>
        <translation>Pole %1, bok: %2</translation>
    </message>
    <message>
        <source>On no hexside yet</source>
        <translation>Jeszcze na żadnym boku pola</translation>
    </message>
    <message>
        <source>question “%1”</source>
        <translation>pytanie „%1”</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>two hexes</comment>
        <translation>%1 i %2</translation>
    </message>
    <message>
        <source>%1 (“%2”)</source>
        <translation>%1 („%2”)</translation>
    </message>
    <message>
        <source>%1; confirmed by %2</source>
        <translation>%1; potwierdza: %2</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::ZoneOptions</name>
    <message>
        <source>Zone</source>
        <translation>Strefa</translation>
    </message>
    <message>
        <source>Name of the zone</source>
        <translation>Nazwa strefy</translation>
    </message>
    <message>
        <source>Kind of zone</source>
        <translation>Rodzaj strefy</translation>
    </message>
    <message>
        <source>Remove this zone</source>
        <translation>Usuń tę strefę</translation>
    </message>
    <message>
        <source>New zone</source>
        <translation>Nowa strefa</translation>
    </message>
    <message>
        <source>Rename %1 to %2</source>
        <translation>Zmiana nazwy: %1 na %2</translation>
    </message>
    <message>
        <source>Make %1 “%2”</source>
        <translation>Rodzaj strefy (%1): „%2”</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Usunięcie: %1</translation>
    </message>
    <message>
        <source>%1 is in use.</source>
        <translation>%1 jest w użyciu.</translation>
    </message>
    <message>
        <source>Entries: %1, counters that begin there: %2, return points: %3.</source>
        <translation>Wejścia: %1, żetony, które tam zaczynają: %2, punkty powrotu: %3.</translation>
    </message>
    <message>
        <source>Give them another zone…</source>
        <translation>Przydziel im inną strefę…</translation>
    </message>
    <message>
        <source>Remove them too</source>
        <translation>Usuń je także</translation>
    </message>
    <message>
        <source>Zone to use instead:</source>
        <translation>Strefa zastępcza:</translation>
    </message>
    <message>
        <source>Short name of the zone</source>
        <translation>Krótka nazwa strefy</translation>
    </message>
    <message>
        <source>The short name, by which rules and house checks name the zone; they follow a change of it</source>
        <translation>Krótka nazwa, którą posługują się zasady i własne sprawdzenia; jej zmiana obejmuje także je</translation>
    </message>
    <message>
        <source>Another zone has the short name “%1”, so nothing was changed.</source>
        <translation>Krótką nazwę „%1” ma inna strefa, więc niczego nie zmieniono.</translation>
    </message>
    <message>
        <source>A short name has at least one letter or digit.</source>
        <translation>Krótka nazwa ma co najmniej jedną literę lub cyfrę.</translation>
    </message>
    <message>
        <source>Short name of %1: %2</source>
        <translation>Krótka nazwa (%1): %2</translation>
    </message>
    <message>
        <source>What the zone is for. Another word can be typed; no rule reads a kind of your own, but house checks can.</source>
        <translation>Do czego służy strefa. Można wpisać własne słowo; własnego rodzaju nie czyta żadna zasada, ale mogą to robić własne sprawdzenia.</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::ZoneTool</name>
    <message>
        <source>Zone %1</source>
        <translation>Strefa %1</translation>
    </message>
    <message>
        <source>Make %1</source>
        <translation>Utworzenie: %1</translation>
    </message>
    <message numerus="yes">
        <source>Take %n hex(es) out of %1</source>
        <translation>
            <numerusform>Wyjęcie %n pola z: %1</numerusform>
            <numerusform>Wyjęcie %n pól z: %1</numerusform>
            <numerusform>Wyjęcie %n pól z: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %n hex(es) to %1</source>
        <translation>
            <numerusform>Dodanie %n pola do: %1</numerusform>
            <numerusform>Dodanie %n pól do: %1</numerusform>
            <numerusform>Dodanie %n pól do: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Drag to make a new zone; a right click takes a zone in hand</source>
        <translation>Przeciągnij, aby utworzyć nową strefę; prawy przycisk pobiera strefę z mapy</translation>
    </message>
    <message>
        <source>Add to %1; Ctrl takes out</source>
        <translation>Dodawaj do: %1; Ctrl odejmuje</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::ZoomedPicture</name>
    <message>
        <source>Picture</source>
        <translation>Obraz</translation>
    </message>
</context>
<context>
    <name>redoubt::render::CounterFace</name>
    <message>
        <source>Without command</source>
        <translation>Bez dowództwa</translation>
    </message>
    <message>
        <source>Reserve</source>
        <translation>Rezerwa</translation>
    </message>
    <message>
        <source>Has fired</source>
        <translation>Po strzale</translation>
    </message>
    <message>
        <source>Overall command</source>
        <translation>Naczelne dowództwo</translation>
    </message>
    <message>
        <source>Activation</source>
        <translation>Aktywacja</translation>
    </message>
</context>
</TS>
