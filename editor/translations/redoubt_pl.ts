<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl" sourcelanguage="en">
<context>
    <name>main</name>
    <message>
        <source>Scenario and map editor for hex-and-counter battles.</source>
        <translation>Edytor scenariuszy i map do heksowo-żetonowych gier wojennych.</translation>
    </message>
    <message>
        <source>Battle file to open.</source>
        <translation>Plik bitwy do otwarcia.</translation>
    </message>
    <message>
        <source>light, dark or system.</source>
        <translation>light (jasny), dark (ciemny) albo system.</translation>
    </message>
    <message>
        <source>en or pl; without it the one chosen last.</source>
        <translation>en albo pl; bez tej opcji język wybrany ostatnio.</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::BattleFiles</name>
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
        <source>%1 recovered</source>
        <translation>%1 odzyskane</translation>
    </message>
    <message>
        <source>Recover what can be read</source>
        <translation>Odzyskaj, co się da</translation>
    </message>
    <message>
        <source>%1 (draft)</source>
        <translation>%1 (szkic)</translation>
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
        <source>%1 × %2 hexes, %3</source>
        <translation>%1 × %2 pól, %3</translation>
    </message>
    <message>
        <source>, %1 m to the hex</source>
        <translation>, %1 m na pole</translation>
    </message>
    <message>
        <source>Our own drawing, neither a survey nor the printed map.</source>
        <translation>Nasz własny rysunek, nie pomiar terenu ani wydrukowana mapa.</translation>
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
    <message>
        <source>Open questions (%1)</source>
        <translation>Pytania otwarte (%1)</translation>
    </message>
    <message>
        <source>Read as: %1</source>
        <translation>Przyjęto: %1</translation>
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
</context>
<context>
    <name>redoubt::editor::BrushTool</name>
    <message numerus="yes">
        <source>Erase %n hex(es)</source>
        <translation>
            <numerusform>Wymazanie %n pola</numerusform>
            <numerusform>Wymazanie %n pól</numerusform>
            <numerusform>Wymazanie %n pól</numerusform>
        </translation>
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
        <source>nothing</source>
        <translation>brak</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>Choose a terrain of hexes in the palette</source>
        <translation>Wybierz teren pól w palecie</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::CompareDialog</name>
    <message>
        <source>Differences by table</source>
        <translation>Różnice według tabel</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabela</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>Dodane</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>Usunięte</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Zmienione</translation>
    </message>
    <message>
        <source>Compare with now</source>
        <translation>Porównanie z obecnym stanem</translation>
    </message>
    <message>
        <source>Nothing has changed since “%1”.</source>
        <translation>Od wersji „%1” nic się nie zmieniło.</translation>
    </message>
    <message>
        <source>What has changed since “%1”</source>
        <translation>Co się zmieniło od wersji „%1”</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Różnice</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::Comparison</name>
    <message>
        <source>nothing</source>
        <translation>brak</translation>
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
        <source>%1 %2 → %3</source>
        <translation>%1 %2 → %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::CounterPage</name>
    <message>
        <source>Steps</source>
        <translation>Stopnie siły</translation>
    </message>
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
        <source>The map has no hex %1.</source>
        <translation>Na mapie nie ma pola %1.</translation>
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
        <translation>Bez miejsca %1</translation>
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
</context>
<context>
    <name>redoubt::editor::FiguresView</name>
    <message>
        <source>Figures of every step</source>
        <translation>Współczynniki każdego stopnia siły</translation>
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
        <source>&amp;Terrain</source>
        <translation>Tere&amp;n</translation>
    </message>
    <message>
        <source>&amp;Level</source>
        <translation>Po&amp;ziom</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Źródło</translation>
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
        <source>our own drawing of the map</source>
        <translation>nasz własny rysunek mapy</translation>
    </message>
    <message>
        <source>%1 (higher here)</source>
        <translation>%1 (tu wyżej)</translation>
    </message>
    <message>
        <source>%1 (higher there)</source>
        <translation>%1 (tam wyżej)</translation>
    </message>
    <message>
        <source>to %1</source>
        <translation>do %1</translation>
    </message>
    <message>
        <source>off the map</source>
        <translation>poza mapą</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Names: %1</source>
        <translation>Nazwy: %1</translation>
    </message>
    <message>
        <source>Zones: %1</source>
        <translation>Strefy: %1</translation>
    </message>
    <message>
        <source>Paint %1 in %2</source>
        <translation>Malowanie: %1 na %2</translation>
    </message>
    <message>
        <source>Set level %1 in %2</source>
        <translation>Poziom %1 na polu %2</translation>
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
        <source>As opened</source>
        <translation>Stan z otwarcia</translation>
    </message>
    <message>
        <source>Kept by the program before it left this state.</source>
        <translation>Program sam zachował ten stan, zanim przeszedł do innego.</translation>
    </message>
    <message>
        <source>Beginning</source>
        <translation>Początek</translation>
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
</context>
<context>
    <name>redoubt::editor::MainWindow</name>
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
        <translation>&amp;Udostępnij kopię…</translation>
    </message>
    <message>
        <source>Write a copy without history and versions, to give away.</source>
        <translation>Zapisz kopię bez historii i wersji, aby przekazać ją innym.</translation>
    </message>
    <message>
        <source>Name this &amp;version…</source>
        <translation>Nazwij &amp;wersję…</translation>
    </message>
    <message>
        <source>Keep the battle as it is now under a name. Every edit is saved anyway.</source>
        <translation>Zachowaj obecny stan bitwy pod nazwą. Wszystkie zmiany i tak są zapisywane.</translation>
    </message>
    <message>
        <source>&amp;Revert to opened</source>
        <translation>&amp;Przywróć stan z otwarcia</translation>
    </message>
    <message>
        <source>Go back to the battle as it was when it was opened; this can be undone.</source>
        <translation>Wróć do stanu bitwy z chwili otwarcia; można to cofnąć.</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Za&amp;kończ</translation>
    </message>
    <message>
        <source>Close the window; everything is saved.</source>
        <translation>Zamknij okno; wszystko jest zapisane.</translation>
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
        <source>&amp;Fit the map</source>
        <translation>&amp;Dopasuj do okna</translation>
    </message>
    <message>
        <source>Show the whole map.</source>
        <translation>Pokaż całą mapę.</translation>
    </message>
    <message>
        <source>&amp;Grid</source>
        <translation>&amp;Siatka</translation>
    </message>
    <message>
        <source>Hex &amp;numbers</source>
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
        <source>Like the &amp;desktop</source>
        <translation>Jak w &amp;systemie</translation>
    </message>
    <message>
        <source>&amp;Reset layout</source>
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
        <source>Lay terrain on hexes. Right click picks terrain.</source>
        <translation>Maluj teren na polach. Prawy przycisk pobiera teren z mapy.</translation>
    </message>
    <message>
        <source>&amp;Hexsides</source>
        <translation>&amp;Boki pól</translation>
    </message>
    <message>
        <source>Draw streams, slopes and walls on hexsides; on one that is there already, take it away.</source>
        <translation>Rysuj strumienie, stoki i mury na bokach pól. Narysowane po raz drugi znikają.</translation>
    </message>
    <message>
        <source>&amp;Roads</source>
        <translation>&amp;Drogi</translation>
    </message>
    <message>
        <source>Draw roads, tracks, bridges and fords from hex to hex.</source>
        <translation>Rysuj drogi, drogi polne, mosty i brody od pola do pola.</translation>
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
        <translation>&amp;Zdejmij z mapy</translation>
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
        <source>Chec&amp;ks</source>
        <translation>&amp;Sprawdzenia</translation>
    </message>
    <message>
        <source>A copy without history lies at %1</source>
        <translation>Kopia bez historii: %1</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::MapCanvas</name>
    <message>
        <source>Map</source>
        <translation>Mapa</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::NewBattleDialog</name>
    <message>
        <source>New battle</source>
        <translation>Nowa bitwa</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source>Pointy-top (rows run straight)</source>
        <translation>Wierzchołkiem w górę (proste rzędy)</translation>
    </message>
    <message>
        <source>Flat-top (columns run straight)</source>
        <translation>Bokiem w górę (proste kolumny)</translation>
    </message>
    <message>
        <source>Even rows or columns shifted</source>
        <translation>Przesunięte parzyste rzędy lub kolumny</translation>
    </message>
    <message>
        <source>Odd rows or columns shifted</source>
        <translation>Przesunięte nieparzyste rzędy lub kolumny</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Tytuł</translation>
    </message>
    <message>
        <source>&amp;Columns</source>
        <translation>&amp;Kolumny</translation>
    </message>
    <message>
        <source>&amp;Rows</source>
        <translation>&amp;Rzędy</translation>
    </message>
    <message>
        <source>Hex &amp;width</source>
        <translation>&amp;Szerokość pola</translation>
    </message>
    <message>
        <source>&amp;Orientation</source>
        <translation>&amp;Orientacja</translation>
    </message>
    <message>
        <source>&amp;Shift</source>
        <translation>&amp;Przesunięcie</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>Utwórz</translation>
    </message>
    <message>
        <source>The map measures %L1 × %L2 cm.</source>
        <translation>Mapa ma wymiary %L1 × %L2 cm.</translation>
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
</context>
<context>
    <name>redoubt::editor::ProblemsPanel</name>
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
        <source>Show</source>
        <translation>Pokaż</translation>
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
        <source>%1 from the marked hex; Enter draws, Esc ends</source>
        <translation>%1 od zaznaczonego pola; Enter rysuje, Esc kończy</translation>
    </message>
    <message>
        <source>Drag to draw %1</source>
        <translation>Przeciągnij, aby narysować: %1</translation>
    </message>
    <message>
        <source>Choose a road, bridge or ford in the palette</source>
        <translation>Wybierz drogę, most lub bród w palecie</translation>
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
</context>
<context>
    <name>redoubt::editor::SelectTool</name>
    <message>
        <source>Click a hex to place %1</source>
        <translation>Kliknij pole, aby ustawić: %1</translation>
    </message>
    <message>
        <source>Drop at %1</source>
        <translation>Upuść na %1</translation>
    </message>
    <message>
        <source>Choose a counter in the tray, or drag one on the map</source>
        <translation>Wybierz żeton w panelu Żetony albo przeciągnij któryś na mapie</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::Session</name>
    <message>
        <source>Something went wrong inside the program: %1</source>
        <translation>Błąd wewnętrzny programu: %1</translation>
    </message>
</context>
<context>
    <name>redoubt::editor::StatusLine</name>
    <message>
        <source>level %1</source>
        <translation>poziom %1</translation>
    </message>
    <message>
        <source>Pointy-top, %1 × %2 hexes</source>
        <translation>Wierzchołkiem w górę, %1 × %2 pól</translation>
    </message>
    <message>
        <source>Flat-top, %1 × %2 hexes</source>
        <translation>Bokiem w górę, %1 × %2 pól</translation>
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
        <translation>bez miejsca</translation>
    </message>
    <message>
        <source>Leaders</source>
        <translation>Dowódcy</translation>
    </message>
    <message>
        <source>Without a command</source>
        <translation>Bez dowództwa</translation>
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
        <translation>szacowane</translation>
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
        <translation>Na torze, na %1</translation>
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
</context>
</TS>
