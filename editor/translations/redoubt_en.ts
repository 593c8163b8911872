<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>redoubt::editor::BattlePage</name>
    <message numerus="yes">
        <source>%n armies</source>
        <translation>
            <numerusform>%n army</numerusform>
            <numerusform>%n armies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n leaders</source>
        <translation>
            <numerusform>%n leader</numerusform>
            <numerusform>%n leaders</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n commands</source>
        <translation>
            <numerusform>%n command</numerusform>
            <numerusform>%n commands</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n units</source>
        <translation>
            <numerusform>%n unit</numerusform>
            <numerusform>%n units</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %2: %n placements</source>
        <translation>
            <numerusform>%1, %2: %n placement</numerusform>
            <numerusform>%1, %2: %n placements</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>redoubt::editor::BrushTool</name>
    <message numerus="yes">
        <source>Erase %n hex(es)</source>
        <translation>
            <numerusform>Erase %n hex</numerusform>
            <numerusform>Erase %n hexes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Paint %1, %n hex(es)</source>
        <translation>
            <numerusform>Paint %1, %n hex</numerusform>
            <numerusform>Paint %1, %n hexes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>redoubt::editor::CounterPage</name>
    <message numerus="yes">
        <source>%n counters</source>
        <translation>
            <numerusform>%n counter</numerusform>
            <numerusform>%n counters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>redoubt::editor::CounterVerbs</name>
    <message numerus="yes">
        <source>%n counter(s)</source>
        <translation>
            <numerusform>%n counter</numerusform>
            <numerusform>%n counters</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>redoubt::editor::HexsideTool</name>
    <message numerus="yes">
        <source>Remove %1, %n hexside(s)</source>
        <translation>
            <numerusform>Remove %1, %n hexside</numerusform>
            <numerusform>Remove %1, %n hexsides</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw %1, %n hexside(s)</source>
        <translation>
            <numerusform>Draw %1, %n hexside</numerusform>
            <numerusform>Draw %1, %n hexsides</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>redoubt::editor::HistoryModel</name>
    <message numerus="yes">
        <source>%n rows changed, %1</source>
        <translation>
            <numerusform>%n row changed, %1</numerusform>
            <numerusform>%n rows changed, %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>redoubt::editor::PalettePanel</name>
    <message numerus="yes">
        <source>The brush covers %n hexes.</source>
        <translation>
            <numerusform>The brush covers %n hex.</numerusform>
            <numerusform>The brush covers %n hexes.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>redoubt::editor::ProblemCounts</name>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n warning</numerusform>
            <numerusform>%n warnings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation>
            <numerusform>%n note</numerusform>
            <numerusform>%n notes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>redoubt::editor::ProblemsPanel</name>
    <message numerus="yes">
        <source>The filters hide %n problems.</source>
        <translation>
            <numerusform>The filters hide %n problem.</numerusform>
            <numerusform>The filters hide %n problems.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>redoubt::editor::RoadTool</name>
    <message numerus="yes">
        <source>Remove %1, %n link(s)</source>
        <translation>
            <numerusform>Remove %1, %n link</numerusform>
            <numerusform>Remove %1, %n links</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw %1, %n link(s)</source>
        <translation>
            <numerusform>Draw %1, %n link</numerusform>
            <numerusform>Draw %1, %n links</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>redoubt::editor::Words</name>
    <message numerus="yes">
        <source>%n of a group</source>
        <translation>
            <numerusform>%n of a group</numerusform>
            <numerusform>%n of a group</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Within %n hexes of %1</source>
        <translation>
            <numerusform>Within %n hex of %1</numerusform>
            <numerusform>Within %n hexes of %1</numerusform>
        </translation>
    </message>
</context>
</TS>
