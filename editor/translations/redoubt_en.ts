<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>redoubt::editor::AbilityWords</name>
    <message numerus="yes">
        <source>In sight, %n hex(es)</source>
        <translation>
            <numerusform>In sight, %n hex</numerusform>
            <numerusform>In sight, %n hexes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sight as far as %n hex(es)</source>
        <translation>
            <numerusform>Sight as far as %n hex</numerusform>
            <numerusform>Sight as far as %n hexes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Command as far as %n hex(es)</source>
        <translation>
            <numerusform>Command as far as %n hex</numerusform>
            <numerusform>Command as far as %n hexes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <comment>to move with</comment>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>activates %n leader(s) of %1</source>
        <translation>
            <numerusform>activates %n leader of %1</numerusform>
            <numerusform>activates %n leaders of %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>sets any %n unit(s) in motion</source>
        <translation>
            <numerusform>sets any %n unit in motion</numerusform>
            <numerusform>sets any %n units in motion</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>as far as %n hex(es) from him</source>
        <translation>
            <numerusform>as far as %n hex from him</numerusform>
            <numerusform>as far as %n hexes from him</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A retreat of %n hex(es) can end here</source>
        <translation>
            <numerusform>A retreat of %n hex can end here</numerusform>
            <numerusform>A retreat of %n hexes can end here</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n time(s) a turn</source>
        <translation>
            <numerusform>%n time a turn</numerusform>
            <numerusform>%n times a turn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Retreat by up to %n hex(es)</source>
        <translation>
            <numerusform>Retreat by up to %n hex</numerusform>
            <numerusform>Retreat by up to %n hexes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reach of %n counters together</source>
        <translation>
            <numerusform>Reach of %n counter together</numerusform>
            <numerusform>Reach of %n counters together</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>redoubt::editor::ActionWords</name>
    <message numerus="yes">
        <source>%1 by %n counter(s)</source>
        <comment>an action</comment>
        <translation>
            <numerusform>%1 by %n counter</numerusform>
            <numerusform>%1 by %n counters</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>redoubt::editor::AidsDialog</name>
    <message numerus="yes">
        <source>%n page(s) of %1</source>
        <translation>
            <numerusform>%n page of %1</numerusform>
            <numerusform>%n pages of %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>redoubt::editor::AreaPage</name>
    <message numerus="yes">
        <source>%n hexes</source>
        <translation>
            <numerusform>%n hex</numerusform>
            <numerusform>%n hexes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n hexes</source>
        <translation>
            <numerusform>%1: %n hex</numerusform>
            <numerusform>%1: %n hexes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n counters</source>
        <translation>
            <numerusform>%1: %n counter</numerusform>
            <numerusform>%1: %n counters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n counters</source>
        <translation>
            <numerusform>%n counter</numerusform>
            <numerusform>%n counters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n hexsides</source>
        <translation>
            <numerusform>%1: %n hexside</numerusform>
            <numerusform>%1: %n hexsides</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n links</source>
        <translation>
            <numerusform>%1: %n link</numerusform>
            <numerusform>%1: %n links</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Paint %1 in %n hexes</source>
        <translation>
            <numerusform>Paint %1 in %n hex</numerusform>
            <numerusform>Paint %1 in %n hexes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Raise %n hexes</source>
        <translation>
            <numerusform>Raise %n hex</numerusform>
            <numerusform>Raise %n hexes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lower %n hexes</source>
        <translation>
            <numerusform>Lower %n hex</numerusform>
            <numerusform>Lower %n hexes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Set level %1 in %n hexes</source>
        <translation>
            <numerusform>Set level %1 in %n hex</numerusform>
            <numerusform>Set level %1 in %n hexes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %1 in %n hexes</source>
        <translation>
            <numerusform>Remove %1 in %n hex</numerusform>
            <numerusform>Remove %1 in %n hexes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %n hexes to %1</source>
        <translation>
            <numerusform>Add %n hex to %1</numerusform>
            <numerusform>Add %n hexes to %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n hexes out of %1</source>
        <translation>
            <numerusform>Take %n hex out of %1</numerusform>
            <numerusform>Take %n hexes out of %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>redoubt::editor::AreaTool</name>
    <message numerus="yes">
        <source>%n hex(es)</source>
        <translation>
            <numerusform>%n hex</numerusform>
            <numerusform>%n hexes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es) selected; %1</source>
        <translation>
            <numerusform>%n hex selected; %1</numerusform>
            <numerusform>%n hexes selected; %1</numerusform>
        </translation>
    </message>
</context>
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
    <name>redoubt::editor::CompareDialog</name>
    <message numerus="yes">
        <source>Take over %n difference(s) from “%1”</source>
        <translation>
            <numerusform>Take over %n difference from “%1”</numerusform>
            <numerusform>Take over %n differences from “%1”</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(and %n more)</source>
        <translation>
            <numerusform>(and %n more)</numerusform>
            <numerusform>(and %n more)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;Take over %n difference(s)</source>
        <translation>
            <numerusform>&amp;Take over %n difference</numerusform>
            <numerusform>&amp;Take over %n differences</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them are shown.</source>
        <translation>
            <numerusform>%n of them is shown.</numerusform>
            <numerusform>%n of them are shown.</numerusform>
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
    <name>redoubt::editor::CounterTray</name>
    <message numerus="yes">
        <source>In hand: %n counter(s). Esc puts them back.</source>
        <translation>
            <numerusform>In hand: %n counter. Esc puts it back.</numerusform>
            <numerusform>In hand: %n counters. Esc puts them back.</numerusform>
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
    <message numerus="yes">
        <source>The line has %n hex(es), too few for %1 stacks, so nothing was moved.</source>
        <translation>
            <numerusform>The line has %n hex, too few for %1 stacks, so nothing was moved.</numerusform>
            <numerusform>The line has %n hexes, too few for %1 stacks, so nothing was moved.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>redoubt::editor::Deployment</name>
    <message numerus="yes">
        <source>Place %n counters</source>
        <translation>
            <numerusform>Place %n counter</numerusform>
            <numerusform>Place %n counters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n counter(s)</source>
        <translation>
            <numerusform>%n counter</numerusform>
            <numerusform>%n counters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Click to place %n counter(s) about a hex, or draw the line along which they stand</source>
        <translation>
            <numerusform>Click to place %n counter in a hex, or draw the line along which it stands</numerusform>
            <numerusform>Click to place %n counters about a hex, or draw the line along which they stand</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>redoubt::editor::DisagreementsModel</name>
    <message numerus="yes">
        <source>%1, with %n row(s) that belong to it</source>
        <translation>
            <numerusform>%1, with %n row that belongs to it</numerusform>
            <numerusform>%1, with %n rows that belong to it</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>redoubt::editor::EntryArrivals</name>
    <message numerus="yes">
        <source>%1 (%n counter(s))</source>
        <translation>
            <numerusform>%1 (%n counter)</numerusform>
            <numerusform>%1 (%n counters)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>redoubt::editor::EraserTool</name>
    <message numerus="yes">
        <source>Erase %n hex(es)</source>
        <translation>
            <numerusform>Erase %n hex</numerusform>
            <numerusform>Erase %n hexes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>redoubt::editor::FillTool</name>
    <message numerus="yes">
        <source>Fill with %1, %n hex(es)</source>
        <translation>
            <numerusform>Fill with %1, %n hex</numerusform>
            <numerusform>Fill with %1, %n hexes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 in %n hex(es)</source>
        <translation>
            <numerusform>%1 in %n hex</numerusform>
            <numerusform>%1 in %n hexes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>redoubt::editor::ForcesCounters</name>
    <message numerus="yes">
        <source>%n counters as printed</source>
        <translation>
            <numerusform>%n counter as printed</numerusform>
            <numerusform>%n counters as printed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>redoubt::editor::ForcesDialog</name>
    <message numerus="yes">
        <source>%n armies</source>
        <translation>
            <numerusform>%n army</numerusform>
            <numerusform>%n armies</numerusform>
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
        <source>%n leaders</source>
        <translation>
            <numerusform>%n leader</numerusform>
            <numerusform>%n leaders</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n units</source>
        <translation>
            <numerusform>%n unit</numerusform>
            <numerusform>%n units</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>redoubt::editor::ForcesFields</name>
    <message numerus="yes">
        <source>%n rows chosen</source>
        <translation>
            <numerusform>%n row chosen</numerusform>
            <numerusform>%n rows chosen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>redoubt::editor::ForcesGenerateDialog</name>
    <message numerus="yes">
        <source>%n units are made.</source>
        <translation>
            <numerusform>%n unit is made.</numerusform>
            <numerusform>%n units are made.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Generate %n units</source>
        <translation>
            <numerusform>Generate %n unit</numerusform>
            <numerusform>Generate %n units</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>redoubt::editor::ForcesManifest</name>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>… and %n more</numerusform>
            <numerusform>… and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Make %n commands, each with a colour of its own?</source>
        <translation>
            <numerusform>Make %n command with a colour of its own?</numerusform>
            <numerusform>Make %n commands, each with a colour of its own?</numerusform>
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
        <source>%n counters</source>
        <translation>
            <numerusform>%n counter</numerusform>
            <numerusform>%n counters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n totals are not as the texts say</source>
        <translation>
            <numerusform>%n total is not as the texts say</numerusform>
            <numerusform>%n totals are not as the texts say</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n counters more than the box holds</source>
        <translation>
            <numerusform>%n counter more than the box holds</numerusform>
            <numerusform>%n counters more than the box holds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n counters of the box not accounted for</source>
        <translation>
            <numerusform>%n counter of the box not accounted for</numerusform>
            <numerusform>%n counters of the box not accounted for</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>redoubt::editor::ForcesOutline</name>
    <message numerus="yes">
        <source>%n rows</source>
        <translation>
            <numerusform>%n row</numerusform>
            <numerusform>%n rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n units</source>
        <translation>
            <numerusform>%n unit</numerusform>
            <numerusform>%n units</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>redoubt::editor::ForcesTree</name>
    <message numerus="yes">
        <source>%n units</source>
        <translation>
            <numerusform>%n unit</numerusform>
            <numerusform>%n units</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n armies</source>
        <translation>
            <numerusform>%n army</numerusform>
            <numerusform>%n armies</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>redoubt::editor::ForcesUnitsDialog</name>
    <message numerus="yes">
        <source>Add %n units</source>
        <translation>
            <numerusform>Add %n unit</numerusform>
            <numerusform>Add %n units</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>redoubt::editor::ForcesWords</name>
    <message numerus="yes">
        <source>%n armies</source>
        <translation>
            <numerusform>%n army</numerusform>
            <numerusform>%n armies</numerusform>
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
        <source>%n leaders</source>
        <translation>
            <numerusform>%n leader</numerusform>
            <numerusform>%n leaders</numerusform>
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
        <source>%n places on the map or in a set-up</source>
        <translation>
            <numerusform>%n place on the map or in a set-up</numerusform>
            <numerusform>%n places on the map or in a set-up</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows of scenarios (set-ups, orders, entries, activations)</source>
        <translation>
            <numerusform>%n row of scenarios (set-ups, orders, entries, activations)</numerusform>
            <numerusform>%n rows of scenarios (set-ups, orders, entries, activations)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rules, settings or orders still name what goes; the Problems dock will list them.</source>
        <translation>
            <numerusform>%n rule, setting or order still names what goes; the Problems dock will list it.</numerusform>
            <numerusform>%n rules, settings or orders still name what goes; the Problems dock will list them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>redoubt::editor::ForgetEditsDialog</name>
    <message numerus="yes">
        <source>%n edits will be forgotten.</source>
        <translation>
            <numerusform>%n edit will be forgotten.</numerusform>
            <numerusform>%n edits will be forgotten.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>redoubt::editor::GoToItems</name>
    <message numerus="yes">
        <source>%n counter(s)</source>
        <translation>
            <numerusform>%n counter</numerusform>
            <numerusform>%n counters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es)</source>
        <translation>
            <numerusform>%n hex</numerusform>
            <numerusform>%n hexes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>cited %n times</source>
        <translation>
            <numerusform>cited %n time</numerusform>
            <numerusform>cited %n times</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>redoubt::editor::GridWords</name>
    <message numerus="yes">
        <source>%1 (%n chits)</source>
        <translation>
            <numerusform>%1 (%n chit)</numerusform>
            <numerusform>%1 (%n chits)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n units unknown</source>
        <translation>
            <numerusform>%n unit unknown</numerusform>
            <numerusform>%n units unknown</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rules not counted</source>
        <translation>
            <numerusform>%n rule not counted</numerusform>
            <numerusform>%n rules not counted</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 points, %n times</source>
        <translation>
            <numerusform>%1: %2 points, %n time</numerusform>
            <numerusform>%1: %2 points, %n times</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>redoubt::editor::HexPage</name>
    <message numerus="yes">
        <source>%n hexes selected ›</source>
        <translation>
            <numerusform>%n hex selected ›</numerusform>
            <numerusform>%n hexes selected ›</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Show the %n selected hexes</source>
        <translation>
            <numerusform>Show the %n selected hex</numerusform>
            <numerusform>Show the %n selected hexes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>redoubt::editor::HexWords</name>
    <message numerus="yes">
        <source>%n counters, from the top: %1.</source>
        <translation>
            <numerusform>%n counter, from the top: %1.</numerusform>
            <numerusform>%n counters, from the top: %1.</numerusform>
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
    <message numerus="yes">
        <source>Draw %1 along %n hexside(s)</source>
        <translation>
            <numerusform>Draw %1 along %n hexside</numerusform>
            <numerusform>Draw %1 along %n hexsides</numerusform>
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
    <name>redoubt::editor::HouseChecksDialog</name>
    <message numerus="yes">
        <source>%n problems. A double click on a row leads there.</source>
        <translation>
            <numerusform>%n problem. A double click on the row leads there.</numerusform>
            <numerusform>%n problems. A double click on a row leads there.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>redoubt::editor::ImportBattleDialog</name>
    <message numerus="yes">
        <source>%n battle(s) can be opened as drafts.</source>
        <translation>
            <numerusform>%n battle can be opened as a draft.</numerusform>
            <numerusform>%n battles can be opened as drafts.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>redoubt::editor::LadderDialog</name>
    <message numerus="yes">
        <source>Ladder of steps for %n units</source>
        <translation>
            <numerusform>Ladder of steps for %n unit</numerusform>
            <numerusform>Ladder of steps for %n units</numerusform>
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
    <name>redoubt::editor::LevelTool</name>
    <message numerus="yes">
        <source>Raise %n hex(es)</source>
        <translation>
            <numerusform>Raise %n hex</numerusform>
            <numerusform>Raise %n hexes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lower %n hex(es)</source>
        <translation>
            <numerusform>Lower %n hex</numerusform>
            <numerusform>Lower %n hexes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>redoubt::editor::LostNameDialog</name>
    <message numerus="yes">
        <source>%n face(s) have the figure “%1”. What becomes of it?</source>
        <translation>
            <numerusform>%n face has the figure “%1”. What becomes of it?</numerusform>
            <numerusform>%n faces have the figure “%1”. What becomes of it?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n counter(s) are set up in the formation “%1”. What becomes of them?</source>
        <translation>
            <numerusform>%n counter is set up in the formation “%1”. What becomes of it?</numerusform>
            <numerusform>%n counters are set up in the formation “%1”. What becomes of them?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s) are of the type “%1”. What becomes of them?</source>
        <translation>
            <numerusform>%n unit is of the type “%1”. What becomes of it?</numerusform>
            <numerusform>%n units are of the type “%1”. What becomes of them?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>redoubt::editor::MainWindow</name>
    <message numerus="yes">
        <source>Copied %n hex(es): Ctrl+V stamps them, Ctrl and a digit keeps them as a stamp.</source>
        <translation>
            <numerusform>Copied %n hex: Ctrl+V stamps it, Ctrl and a digit keeps it as a stamp.</numerusform>
            <numerusform>Copied %n hexes: Ctrl+V stamps them, Ctrl and a digit keeps them as a stamp.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Clear %n hex(es)</source>
        <translation>
            <numerusform>Clear %n hex</numerusform>
            <numerusform>Clear %n hexes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Arrange %n name(s)</source>
        <translation>
            <numerusform>Arrange %n name</numerusform>
            <numerusform>Arrange %n names</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n name(s) moved.</source>
        <translation>
            <numerusform>%n name moved.</numerusform>
            <numerusform>%n names moved.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n found no place clear of numbers and other names.</source>
        <translation>
            <numerusform>%n found no place clear of numbers and other names.</numerusform>
            <numerusform>%n found no place clear of numbers and other names.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… and %n more places</source>
        <translation>
            <numerusform>… and %n more place</numerusform>
            <numerusform>… and %n more places</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n waived problem(s) restored. Undo waives them again.</source>
        <translation>
            <numerusform>%n waived problem restored. Undo waives it again.</numerusform>
            <numerusform>%n waived problems restored. Undo waives them again.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>redoubt::editor::ManifestImportDialog</name>
    <message numerus="yes">
        <source>%n new units</source>
        <translation>
            <numerusform>%n new unit</numerusform>
            <numerusform>%n new units</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n units changed</source>
        <translation>
            <numerusform>%n unit changed</numerusform>
            <numerusform>%n units changed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n as they are</source>
        <translation>
            <numerusform>%n as it is</numerusform>
            <numerusform>%n as they are</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing is taken while %n cells are wrong.</source>
        <translation>
            <numerusform>Nothing is taken while %n cell is wrong.</numerusform>
            <numerusform>Nothing is taken while %n cells are wrong.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>redoubt::editor::ManifestModel</name>
    <message numerus="yes">
        <source>%n units</source>
        <translation>
            <numerusform>%n unit</numerusform>
            <numerusform>%n units</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The sum of those that are known; of %n units it is not.</source>
        <translation>
            <numerusform>The sum of those that are known; of %n unit it is not.</numerusform>
            <numerusform>The sum of those that are known; of %n units it is not.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>redoubt::editor::ManifestReplaceDialog</name>
    <message numerus="yes">
        <source>%n cells change.</source>
        <translation>
            <numerusform>%n cell changes.</numerusform>
            <numerusform>%n cells change.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>redoubt::editor::ManifestTotalsDialog</name>
    <message numerus="yes">
        <source>%n of units</source>
        <translation>
            <numerusform>%n of a unit</numerusform>
            <numerusform>%n of units</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of leaders on the map</source>
        <translation>
            <numerusform>%n of a leader on the map</numerusform>
            <numerusform>%n of leaders on the map</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n activation chits</source>
        <translation>
            <numerusform>%n activation chit</numerusform>
            <numerusform>%n activation chits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n markers</source>
        <translation>
            <numerusform>%n marker</numerusform>
            <numerusform>%n markers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The box holds %1: %n too many.</source>
        <translation>
            <numerusform>The box holds %1: %n too many.</numerusform>
            <numerusform>The box holds %1: %n too many.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The box holds %1: %n are not accounted for.</source>
        <translation>
            <numerusform>The box holds %1: %n is not accounted for.</numerusform>
            <numerusform>The box holds %1: %n are not accounted for.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>redoubt::editor::MapChangeWords</name>
    <message numerus="yes">
        <source>%n names go</source>
        <translation>
            <numerusform>%n name goes</numerusform>
            <numerusform>%n names go</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n symbols go</source>
        <translation>
            <numerusform>%n symbol goes</numerusform>
            <numerusform>%n symbols go</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n notes go</source>
        <translation>
            <numerusform>%n note goes</numerusform>
            <numerusform>%n notes go</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hexside marks go</source>
        <translation>
            <numerusform>%n hexside mark goes</numerusform>
            <numerusform>%n hexside marks go</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n road pieces go</source>
        <translation>
            <numerusform>%n road piece goes</numerusform>
            <numerusform>%n road pieces go</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n counters stand on hexes that go</source>
        <translation>
            <numerusform>%n counter stands on a hex that goes</numerusform>
            <numerusform>%n counters stand on hexes that go</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n zones lose hexes</source>
        <translation>
            <numerusform>%n zone loses hexes</numerusform>
            <numerusform>%n zones lose hexes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hexes go</source>
        <translation>
            <numerusform>%n hex goes</numerusform>
            <numerusform>%n hexes go</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hexes are added</source>
        <translation>
            <numerusform>%n hex is added</numerusform>
            <numerusform>%n hexes are added</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hexes become half hexes</source>
        <translation>
            <numerusform>%n hex becomes a half hex</numerusform>
            <numerusform>%n hexes become half hexes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n half hexes become whole</source>
        <translation>
            <numerusform>%n half hex becomes whole</numerusform>
            <numerusform>%n half hexes become whole</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The numbers of %n hexes change</source>
        <translation>
            <numerusform>The number of %n hex changes</numerusform>
            <numerusform>The numbers of %n hexes change</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n texts name hexes by number and stay as they are</source>
        <translation>
            <numerusform>%n text names hexes by number and stays as it is</numerusform>
            <numerusform>%n texts name hexes by number and stay as they are</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n counters face other hexes than before</source>
        <translation>
            <numerusform>%n counter faces other hexes than before</numerusform>
            <numerusform>%n counters face other hexes than before</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>redoubt::editor::MapSizeDialog</name>
    <message numerus="yes">
        <source>%n columns at the left</source>
        <translation>
            <numerusform>%n column at the left</numerusform>
            <numerusform>%n columns at the left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n columns at the right</source>
        <translation>
            <numerusform>%n column at the right</numerusform>
            <numerusform>%n columns at the right</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows at the top</source>
        <translation>
            <numerusform>%n row at the top</numerusform>
            <numerusform>%n rows at the top</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows at the bottom</source>
        <translation>
            <numerusform>%n row at the bottom</numerusform>
            <numerusform>%n rows at the bottom</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>redoubt::editor::MeasureTool</name>
    <message numerus="yes">
        <source>%n hex(es)</source>
        <translation>
            <numerusform>%n hex</numerusform>
            <numerusform>%n hexes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>redoubt::editor::MergeDialog</name>
    <message numerus="yes">
        <source>%n edit(s) here</source>
        <translation>
            <numerusform>%n edit here</numerusform>
            <numerusform>%n edits here</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n edit(s) there</source>
        <translation>
            <numerusform>%n edit there</numerusform>
            <numerusform>%n edits there</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n conflict(s) are still to be decided.</source>
        <translation>
            <numerusform>%n conflict is still to be decided.</numerusform>
            <numerusform>%n conflicts are still to be decided.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>redoubt::editor::NamesGridModel</name>
    <message numerus="yes">
        <source>%1: %n cell(s)</source>
        <translation>
            <numerusform>%1: %n cell</numerusform>
            <numerusform>%1: %n cells</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>redoubt::editor::NewBattleDialog</name>
    <message numerus="yes">
        <source>%Ln hex(es) in all.</source>
        <translation>
            <numerusform>%Ln hex in all.</numerusform>
            <numerusform>%Ln hexes in all.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>redoubt::editor::OrderWords</name>
    <message numerus="yes">
        <source>%n units are taken away</source>
        <translation>
            <numerusform>%n unit is taken away</numerusform>
            <numerusform>%n units are taken away</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 to %n points</source>
        <translation>
            <numerusform>%1 to %n point</numerusform>
            <numerusform>%1 to %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>redoubt::editor::PaintVerbs</name>
    <message numerus="yes">
        <source>Paint %1, %n hex(es)</source>
        <translation>
            <numerusform>Paint %1, %n hex</numerusform>
            <numerusform>Paint %1, %n hexes</numerusform>
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
    <name>redoubt::editor::PaperPreview</name>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n page</numerusform>
            <numerusform>%n pages</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>redoubt::editor::PdfReader</name>
    <message numerus="yes">
        <source>pdftotext had not finished after %n second(s) and was stopped. Import a part of the document.</source>
        <translation>
            <numerusform>pdftotext had not finished after %n second and was stopped. Import a part of the document.</numerusform>
            <numerusform>pdftotext had not finished after %n seconds and was stopped. Import a part of the document.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>redoubt::editor::PictureView</name>
    <message numerus="yes">
        <source>%n sheet(s) of %1, %2</source>
        <translation>
            <numerusform>%n sheet of %1, %2</numerusform>
            <numerusform>%n sheets of %1, %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>redoubt::editor::PrintAndPlayDialog</name>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n page</numerusform>
            <numerusform>%n pages</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>redoubt::editor::PrintCountersDialog</name>
    <message numerus="yes">
        <source>%n counter(s)</source>
        <translation>
            <numerusform>%n counter</numerusform>
            <numerusform>%n counters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sheet(s) of paper</source>
        <translation>
            <numerusform>%n sheet of paper</numerusform>
            <numerusform>%n sheets of paper</numerusform>
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
    <message numerus="yes">
        <source>Waive %n problems…</source>
        <translation>
            <numerusform>Waive %n problem…</numerusform>
            <numerusform>Waive %n problems…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Restore %n problems</source>
        <translation>
            <numerusform>Restore %n problem</numerusform>
            <numerusform>Restore %n problems</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>… and %n more</numerusform>
            <numerusform>… and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Waive %n problems</source>
        <translation>
            <numerusform>Waive %n problem</numerusform>
            <numerusform>Waive %n problems</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>redoubt::editor::ProofDialog</name>
    <message numerus="yes">
        <source>%n value(s)</source>
        <translation>
            <numerusform>%n value</numerusform>
            <numerusform>%n values</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>redoubt::editor::ProposalsPanel</name>
    <message numerus="yes">
        <source>%n hex(es) are proposed.</source>
        <translation>
            <numerusform>%n hex is proposed.</numerusform>
            <numerusform>%n hexes are proposed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them are uncertain.</source>
        <translation>
            <numerusform>%n of them is uncertain.</numerusform>
            <numerusform>%n of them are uncertain.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>redoubt::editor::RegisterDialog</name>
    <message numerus="yes">
        <source>%n point(s), and no fit yet.</source>
        <translation>
            <numerusform>%n point, and no fit yet.</numerusform>
            <numerusform>%n points, and no fit yet.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>redoubt::editor::ReplaceTerrainDialog</name>
    <message numerus="yes">
        <source>In the &amp;selected area (%n hexes)</source>
        <translation>
            <numerusform>In the &amp;selected area (%n hex)</numerusform>
            <numerusform>In the &amp;selected area (%n hexes)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>redoubt::editor::ResultWords</name>
    <message numerus="yes">
        <source>retreats %n hex(es)</source>
        <translation>
            <numerusform>retreats %n hex</numerusform>
            <numerusform>retreats %n hexes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>loses %n point(s)</source>
        <translation>
            <numerusform>loses %n point</numerusform>
            <numerusform>loses %n points</numerusform>
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
    <message numerus="yes">
        <source>%1 over %n hex(es); a click on the last hex, or Esc, ends</source>
        <translation>
            <numerusform>%1 over %n hex; a click on the last hex, or Esc, ends</numerusform>
            <numerusform>%1 over %n hexes; a click on the last hex, or Esc, ends</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>redoubt::editor::RuleHead</name>
    <message numerus="yes">
        <source>Strikes all that would be inherited below this path: %n value(s).</source>
        <translation>
            <numerusform>Strikes all that would be inherited below this path: %n value.</numerusform>
            <numerusform>Strikes all that would be inherited below this path: %n values.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) are inherited below this path. “No value” strikes them all.</source>
        <translation>
            <numerusform>%n value is inherited below this path. “No value” strikes it.</numerusform>
            <numerusform>%n values are inherited below this path. “No value” strikes them all.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>redoubt::editor::RuleOnMapWords</name>
    <message numerus="yes">
        <source>%1 in %n hex(es)</source>
        <translation>
            <numerusform>%1 in %n hex</numerusform>
            <numerusform>%1 in %n hexes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>perhaps in %n hex(es)</source>
        <translation>
            <numerusform>perhaps in %n hex</numerusform>
            <numerusform>perhaps in %n hexes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es)</source>
        <translation>
            <numerusform>%n hex</numerusform>
            <numerusform>%n hexes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>perhaps %n hex(es)</source>
        <translation>
            <numerusform>perhaps %n hex</numerusform>
            <numerusform>perhaps %n hexes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>redoubt::editor::RulesGridModel</name>
    <message numerus="yes">
        <source>Table %1: %n cell(s)</source>
        <translation>
            <numerusform>Table %1: %n cell</numerusform>
            <numerusform>Table %1: %n cells</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>redoubt::editor::RulesOnMapPanel</name>
    <message numerus="yes">
        <source>%n hexside(s) closed by a rule</source>
        <translation>
            <numerusform>%n hexside closed by a rule</numerusform>
            <numerusform>%n hexsides closed by a rule</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s) still to be asked for</source>
        <translation>
            <numerusform>%n unit still to be asked for</numerusform>
            <numerusform>%n units still to be asked for</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>redoubt::editor::RulesOverlay</name>
    <message numerus="yes">
        <source>%n hex(es)</source>
        <translation>
            <numerusform>%n hex</numerusform>
            <numerusform>%n hexes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>perhaps %n</source>
        <translation>
            <numerusform>perhaps %n</numerusform>
            <numerusform>perhaps %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more to be asked for</source>
        <translation>
            <numerusform>%n more to be asked for</numerusform>
            <numerusform>%n more to be asked for</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>redoubt::editor::RunExtensionDialog</name>
    <message numerus="yes">
        <source>%n finding(s)</source>
        <translation>
            <numerusform>%n finding</numerusform>
            <numerusform>%n findings</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>redoubt::editor::ScanGridDialog</name>
    <message numerus="yes">
        <source>%n number(s) more are needed.</source>
        <translation>
            <numerusform>%n number more is needed.</numerusform>
            <numerusform>%n numbers more are needed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>redoubt::editor::ScanWords</name>
    <message numerus="yes">
        <source>%1, by %n point(s): %2 off on the average, %3 at most (%4).</source>
        <translation>
            <numerusform>%1, by %n point: %2 off on the average, %3 at most (%4).</numerusform>
            <numerusform>%1, by %n points: %2 off on the average, %3 at most (%4).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>redoubt::editor::ScheduleBoard</name>
    <message numerus="yes">
        <source>%n rows</source>
        <translation>
            <numerusform>%n row</numerusform>
            <numerusform>%n rows</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>redoubt::editor::SelectTool</name>
    <message numerus="yes">
        <source>%n counter(s) leave the map</source>
        <translation>
            <numerusform>%n counter leaves the map</numerusform>
            <numerusform>%n counters leave the map</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n counter(s)</source>
        <translation>
            <numerusform>%n counter</numerusform>
            <numerusform>%n counters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es) too short</source>
        <translation>
            <numerusform>%n hex too short</numerusform>
            <numerusform>%n hexes too short</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>redoubt::editor::Session</name>
    <message numerus="yes">
        <source>Waive %n problems</source>
        <comment>in the history</comment>
        <translation>
            <numerusform>Waive %n problem</numerusform>
            <numerusform>Waive %n problems</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No longer waive %n problems</source>
        <comment>in the history</comment>
        <translation>
            <numerusform>No longer waive %n problem</numerusform>
            <numerusform>No longer waive %n problems</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>redoubt::editor::ShapeTool</name>
    <message numerus="yes">
        <source>%n hex(es); Backspace takes a corner back, Esc drops the shape</source>
        <translation>
            <numerusform>%n hex; Backspace takes a corner back, Esc drops the shape</numerusform>
            <numerusform>%n hexes; Backspace takes a corner back, Esc drops the shape</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>redoubt::editor::SheetsDialog</name>
    <message numerus="yes">
        <source>What was typed for %n counters is not taken into the battle.</source>
        <translation>
            <numerusform>What was typed for %n counter is not taken into the battle.</numerusform>
            <numerusform>What was typed for %n counters is not taken into the battle.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n counters have a place on it; they stay with all their values, and are drawn from their figures again.</source>
        <translation>
            <numerusform>%n counter has a place on it; it stays with all its values, and is drawn from its figures again.</numerusform>
            <numerusform>%n counters have a place on it; they stay with all their values, and are drawn from their figures again.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The smaller grid leaves out %n places of which something is said.</source>
        <translation>
            <numerusform>The smaller grid leaves out %n place of which something is said.</numerusform>
            <numerusform>The smaller grid leaves out %n places of which something is said.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>redoubt::editor::StackFan</name>
    <message numerus="yes">
        <source>Stack on %1, %n counter(s)</source>
        <translation>
            <numerusform>Stack on %1, %n counter</numerusform>
            <numerusform>Stack on %1, %n counters</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>redoubt::editor::StackWords</name>
    <message numerus="yes">
        <source>%n counter(s)</source>
        <translation>
            <numerusform>%n counter</numerusform>
            <numerusform>%n counters</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>redoubt::editor::StampGrid</name>
    <message numerus="yes">
        <source>Stamp %1, %n hex(es)</source>
        <translation>
            <numerusform>Stamp %1, %n hex</numerusform>
            <numerusform>Stamp %1, %n hexes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stamp %n hex(es) (%1)</source>
        <translation>
            <numerusform>Stamp %n hex (%1)</numerusform>
            <numerusform>Stamp %n hexes (%1)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>redoubt::editor::StampTool</name>
    <message numerus="yes">
        <source>Stamp %n hex(es)</source>
        <translation>
            <numerusform>Stamp %n hex</numerusform>
            <numerusform>Stamp %n hexes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The stamp is larger than the map: %n of its hexes would fall off it.</source>
        <translation>
            <numerusform>The stamp is larger than the map: %n of its hexes would fall off it.</numerusform>
            <numerusform>The stamp is larger than the map: %n of its hexes would fall off it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stamp %n hex(es); %1</source>
        <translation>
            <numerusform>Stamp %n hex; %1</numerusform>
            <numerusform>Stamp %n hexes; %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stamp %n hex(es), of which %1 fall off the map; %2</source>
        <translation>
            <numerusform>Stamp %n hex, of which %1 fall off the map; %2</numerusform>
            <numerusform>Stamp %n hexes, of which %1 fall off the map; %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>redoubt::editor::StartRules</name>
    <message numerus="yes">
        <source>%n counter(s)</source>
        <translation>
            <numerusform>%n counter</numerusform>
            <numerusform>%n counters</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>redoubt::editor::StatisticsDialog</name>
    <message numerus="yes">
        <source>&amp;Selected area (%n hexes)</source>
        <translation>
            <numerusform>&amp;Selected area (%n hex)</numerusform>
            <numerusform>&amp;Selected area (%n hexes)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hexes</source>
        <translation>
            <numerusform>%n hex</numerusform>
            <numerusform>%n hexes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>redoubt::editor::StepsBoard</name>
    <message numerus="yes">
        <source>%n units</source>
        <translation>
            <numerusform>%n unit</numerusform>
            <numerusform>%n units</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Steps of %n units</source>
        <translation>
            <numerusform>Steps of %n unit</numerusform>
            <numerusform>Steps of %n units</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n figures are unknown</source>
        <translation>
            <numerusform>%1: %n figure is unknown</numerusform>
            <numerusform>%1: %n figures are unknown</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n figures pasted</source>
        <translation>
            <numerusform>%1: %n figure pasted</numerusform>
            <numerusform>%1: %n figures pasted</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>redoubt::editor::TerrainProposals</name>
    <message numerus="yes">
        <source>Confirm %n hex(es) of the scan</source>
        <translation>
            <numerusform>Confirm %n hex of the scan</numerusform>
            <numerusform>Confirm %n hexes of the scan</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>redoubt::editor::TerrainWords</name>
    <message numerus="yes">
        <source>%n hexes</source>
        <translation>
            <numerusform>%n hex</numerusform>
            <numerusform>%n hexes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hexsides</source>
        <translation>
            <numerusform>%n hexside</numerusform>
            <numerusform>%n hexsides</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n links</source>
        <translation>
            <numerusform>%n link</numerusform>
            <numerusform>%n links</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>redoubt::editor::TileTable</name>
    <message numerus="yes">
        <source>The terrain of %n tile(s) is unknown. Choose it, and read again.</source>
        <translation>
            <numerusform>The terrain of %n tile is unknown. Choose it, and read again.</numerusform>
            <numerusform>The terrain of %n tiles is unknown. Choose it, and read again.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>redoubt::editor::TracksPage</name>
    <message numerus="yes">
        <source>%1 – %2, %n spaces</source>
        <translation>
            <numerusform>%1 – %2, %n space</numerusform>
            <numerusform>%1 – %2, %n spaces</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>redoubt::editor::TranscriptDialog</name>
    <message numerus="yes">
        <source>%n line(s) were not understood, or not all of them; what is left is not taken.</source>
        <translation>
            <numerusform>%n line was not understood, or not all of it; what is left is not taken.</numerusform>
            <numerusform>%n lines were not understood, or not all of them; what is left is not taken.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) are left.</source>
        <translation>
            <numerusform>%n line is left.</numerusform>
            <numerusform>%n lines are left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%1” is read as “%2” at %n place(s).</source>
        <translation>
            <numerusform>“%1” is read as “%2” at %n place.</numerusform>
            <numerusform>“%1” is read as “%2” at %n places.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>redoubt::editor::TranscriptLines</name>
    <message numerus="yes">
        <source>%n line(s) of set-ups</source>
        <translation>
            <numerusform>%n line of set-ups</numerusform>
            <numerusform>%n lines of set-ups</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n heading(s)</source>
        <translation>
            <numerusform>%n heading</numerusform>
            <numerusform>%n headings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation>
            <numerusform>%n note</numerusform>
            <numerusform>%n notes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other table(s)</source>
        <translation>
            <numerusform>%n other table</numerusform>
            <numerusform>%n other tables</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n guess(es)</source>
        <translation>
            <numerusform>%n guess</numerusform>
            <numerusform>%n guesses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) left</source>
        <translation>
            <numerusform>%n line left</numerusform>
            <numerusform>%n lines left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n placement(s)</source>
        <translation>
            <numerusform>%n placement</numerusform>
            <numerusform>%n placements</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new unit(s)</source>
        <translation>
            <numerusform>%n new unit</numerusform>
            <numerusform>%n new units</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new leader(s)</source>
        <translation>
            <numerusform>%n new leader</numerusform>
            <numerusform>%n new leaders</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new command(s)</source>
        <translation>
            <numerusform>%n new command</numerusform>
            <numerusform>%n new commands</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) of activation</source>
        <translation>
            <numerusform>%n line of activation</numerusform>
            <numerusform>%n lines of activation</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n way(s) onto the map</source>
        <translation>
            <numerusform>%n way onto the map</numerusform>
            <numerusform>%n ways onto the map</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new zone(s)</source>
        <translation>
            <numerusform>%n new zone</numerusform>
            <numerusform>%n new zones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) of tables</source>
        <translation>
            <numerusform>%n value of tables</numerusform>
            <numerusform>%n values of tables</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) of manifests</source>
        <translation>
            <numerusform>%n line of manifests</numerusform>
            <numerusform>%n lines of manifests</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) of schedules</source>
        <translation>
            <numerusform>%n line of schedules</numerusform>
            <numerusform>%n lines of schedules</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>redoubt::editor::TryWords</name>
    <message numerus="yes">
        <source>or stays and loses %n point(s)</source>
        <translation>
            <numerusform>or stays and loses %n point</numerusform>
            <numerusform>or stays and loses %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>redoubt::editor::TurnLines</name>
    <message numerus="yes">
        <source>%n unit(s)</source>
        <translation>
            <numerusform>%n unit</numerusform>
            <numerusform>%n units</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chit(s)</source>
        <translation>
            <numerusform>%n chit</numerusform>
            <numerusform>%n chits</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>redoubt::editor::WelcomePage</name>
    <message numerus="yes">
        <source>%n scenario(s)</source>
        <translation>
            <numerusform>%n scenario</numerusform>
            <numerusform>%n scenarios</numerusform>
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
<context>
    <name>redoubt::editor::ZoneTool</name>
    <message numerus="yes">
        <source>Take %n hex(es) out of %1</source>
        <translation>
            <numerusform>Take %n hex out of %1</numerusform>
            <numerusform>Take %n hexes out of %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %n hex(es) to %1</source>
        <translation>
            <numerusform>Add %n hex to %1</numerusform>
            <numerusform>Add %n hexes to %1</numerusform>
        </translation>
    </message>
</context>
</TS>
