#include "editor/session/core_words.h"

#include <QHash>
#include <QRegularExpression>
#include <QStringList>
#include <algorithm>
#include <iterator>
#include <optional>
#include <vector>

#include "editor/session/to_qt.h"

namespace redoubt::editor {
namespace {

// What the core says, and what the window says instead: the same, unless the core speaks to those who wrote it. Where
// it puts in something of its own stands %1 to %9.
struct Saying {
  const char* core;
  const char* shown = nullptr;
};

// A table, and so longer than other files' classes. Its test reads the core's sources: what they say and this does not
// know, fails.
struct Sentences {
  Q_DECLARE_TR_FUNCTIONS(redoubt::editor::CoreWords)

 public:
  static constexpr Saying kAll[] = {
      // Opening, and what is wrong with a file.
      {"it is being edited by another window; open it for reading, or save a copy.",
       QT_TR_NOOP("another window has it open; close it there, or save a copy.")},
      {"it is being edited by %1, process %2 on %3; open it for reading, or save a copy.",
       QT_TR_NOOP("another window has it open (%1 on %3); close it there, or save a copy.")},
      {"it is being edited by another window; close it there, or choose another name.",
       QT_TR_NOOP("another window has it open; close it there, or choose another name.")},
      {"it is being edited by %1, process %2 on %3; close it there, or choose another name.",
       QT_TR_NOOP("another window has it open (%1 on %3); close it there, or choose another name.")},
      {"it is being edited by %1; close it there, or choose another name.",
       QT_TR_NOOP("another window has it open; close it there, or choose another name.")},
      {QT_TR_NOOP("it is open in this program already.")},
      {QT_TR_NOOP("it is open for reading only; save a copy to change it.")},
      {QT_TR_NOOP("it or its folder can't be written; save a copy elsewhere.")},
      {QT_TR_NOOP("it can't be written; save a copy elsewhere.")},
      {QT_TR_NOOP("it was moved, deleted or replaced while open; save a copy.")},
      {QT_TR_NOOP("it went away while being opened.")},
      {QT_TR_NOOP("another program is writing to it; try again when it has finished.")},
      {QT_TR_NOOP("another program changed it; it has been read again, and undo starts afresh.")},
      {QT_TR_NOOP("another program has switched it to write-ahead logging and still has it open; close it there, then try "
                  "again.")},
      {"the copy was written, but another window holds it.",
       QT_TR_NOOP("the copy was written, but another window has it open.")},
      {QT_TR_NOOP("there is no such file; check the name.")},
      {QT_TR_NOOP("it is a link that leads nowhere; check where it points.")},
      {QT_TR_NOOP("it can't be reached (%1).")},
      {QT_TR_NOOP("it can't be read (%1).")},
      {QT_TR_NOOP("it or its folder can't be opened; look whether it is still there and may be read.")},
      {QT_TR_NOOP("it is a folder; name the battle file in it.")},
      {QT_TR_NOOP("it is not a regular file; name a battle file.")},
      {QT_TR_NOOP("it is empty (0 bytes); restore a backup of it.")},
      {QT_TR_NOOP("it is larger than 4 GiB, which no battle is; recover what can be read of it.")},
      {QT_TR_NOOP("its content is not what was last saved in it: %1; another program wrote into it, or it is damaged.")},
      {QT_TR_NOOP("it has grown to %1 MiB, nearly all of it history; forget older edits (File > Forget edits) to go on.")},
      {QT_TR_NOOP("it is not a battle file.")},
      {QT_TR_NOOP("it is not a battle file (no SQLite database); name a file that Redoubt made.")},
      {QT_TR_NOOP("it is a database of another program, not a battle file; name a file that Redoubt made.")},
      {QT_TR_NOOP("it was switched to write-ahead logging; set PRAGMA journal_mode=DELETE with the program that did.")},
      {QT_TR_NOOP("it was written by a newer Redoubt (schema %1, this one knows %2); update the program.")},
      {QT_TR_NOOP("its schema %1 is one no migration is known from; open it with the Redoubt that made it.")},
      {QT_TR_NOOP("no migration is known from its schema %1.")},
      {"it holds a %1 '%2' that battle files don't have; restore a backup, or recover what can be read.",
       QT_TR_NOOP("it holds a %1 “%2” that battle files don't have; restore a backup, or recover what can be read.")},
      {"it lacks the %1 '%2'; restore a backup, or recover what can be read.",
       QT_TR_NOOP("it lacks the %1 “%2”; restore a backup, or recover what can be read.")},
      {QT_TR_NOOP("one of its tables is not defined as battle files define it; restore a backup, or recover what can be "
                  "read.")},
      {QT_TR_NOOP("its header is damaged; restore a backup, or recover what can be read.")},
      {QT_TR_NOOP("it breaks off in its header; restore a backup of it.")},
      {QT_TR_NOOP("it breaks off after %1 of %2 bytes; restore a backup, or recover what can be read.")},
      {QT_TR_NOOP("it is damaged (%1); restore a backup, or recover what can be read.")},
      {"rows in it refer to rows that are missing (%1); restore a backup, or recover what can be read.",
       QT_TR_NOOP("parts of it refer to parts that are missing (%1); restore a backup, or recover what can be read.")},
      {"rows in it break its rules (%1); restore a backup, or recover what can be read.",
       QT_TR_NOOP("parts of it contradict each other (%1); restore a backup, or recover what can be read.")},
      {"table %1, row %2, column %3 holds %4 where %5 belongs; restore a backup, or recover what can be read.",
       QT_TR_NOOP("a value in it makes no sense: table %1, row %2, column %3 holds %4 where %5 belongs; restore a backup, "
                  "or recover what can be read.")},
      {QT_TR_NOOP("a whole number from %1 to %2")},
      {QT_TR_NOOP("a number from %1 to %2")},
      {QT_TR_NOOP("a text of at most %1 bytes")},
      {QT_TR_NOOP("0 or 1")},
      {QT_TR_NOOP("one of (%1)")},
      {QT_TR_NOOP("a direction (v0 to v5, s0 to s5, free)")},
      {QT_TR_NOOP("a hex")},
      {QT_TR_NOOP("a hexside")},
      {QT_TR_NOOP("an id")},
      {QT_TR_NOOP("a value in it is too large (%1).")},
      {QT_TR_NOOP("checking it took too long.")},
      {QT_TR_NOOP("a compressed record in it can't be read.")},
      {QT_TR_NOOP("there is not enough memory for a copy of the battle.")},
      // Journals beside it.
      {"%1 Nothing was read. If you trust the file, move the sidecar away and open it again.",
       QT_TR_NOOP("%1 Nothing was read. If you trust the file, move the journal away and open it again.")},
      {QT_TR_NOOP("a write-ahead log lies beside it, which may hold the last edits; nothing was read. If you trust the file, "
                  "set PRAGMA journal_mode=DELETE with sqlite3, or recover what can be read.")},
      {QT_TR_NOOP("the journal beside it is a link or no plain file.")},
      {QT_TR_NOOP("the journal beside it can't be read.")},
      {QT_TR_NOOP("the journal beside it names another file that replaying it would delete.")},
      {QT_TR_NOOP("the journal of an edit that was cut short lies beside it; open the battle there first.")},
      // Writing.
      {QT_TR_NOOP("the disk is full; nothing of this edit was kept. Make room or save a copy.")},
      {QT_TR_NOOP("reading or writing failed (%1); save a copy elsewhere.")},
      {QT_TR_NOOP("the disk failed in the moment of saving, and the edit was not kept; save a copy elsewhere.")},
      {QT_TR_NOOP("the disk failed in the moment of saving, and can't be asked whether the edit was kept; the next edit will "
                  "show it. Save a copy elsewhere.")},
      {QT_TR_NOOP("the edit is saved, but the disk does not promise to keep it should the power fail now; save a copy "
                  "elsewhere.")},
      {QT_TR_NOOP("the file is written, but the disk does not promise to keep it should the power fail now.")},
      {QT_TR_NOOP("another program changed the file, and the copy holds what it wrote; what was open here is among its "
                  "versions or the backups.")},
      {QT_TR_NOOP("no backup could be made: %1")},
      {QT_TR_NOOP("the folder for backups can't be made.")},
      {QT_TR_NOOP("what was written reads back differently; the old file stays as it is.")},
      {QT_TR_NOOP("writing failed: %1.")},
      {QT_TR_NOOP("replacing failed: %1.")},
      {QT_TR_NOOP("copying it failed: %1.")},
      {QT_TR_NOOP("making a temporary folder failed: %1.")},
      {QT_TR_NOOP("there is no folder for temporary files (%1).")},
      {QT_TR_NOOP("something that is no regular file has this name; choose another.")},
      {QT_TR_NOOP("there is no folder of that name to write it to; check the path.")},
      {QT_TR_NOOP("a database lies there, perhaps a battle; choose another name or delete it.")},
      {QT_TR_NOOP("the file can't be written; check the folder and the space left.")},
      {QT_TR_NOOP("nothing of a battle can be read in it any more; restore a backup of it.")},
      {QT_TR_NOOP("this is the damaged file itself; choose another name for the copy.")},
      {QT_TR_NOOP("the file refuses the change (%1).")},
      {"table %1, row %2, column %3 takes %4; no file can hold what it is to be.",
       QT_TR_NOOP("no file can hold this value: table %1, row %2, column %3 takes %4.")},
      {"a row was refused for nothing.",
       QT_TR_NOOP("the file refuses the change for no reason it gives.")},
      {"a row to be changed is no longer there.",
       QT_TR_NOOP("what was to be changed is no longer there.")},
      {QT_TR_NOOP("compressing a change failed.")},
      {QT_TR_NOOP("decompressing could not start.")},
      {"recording could not start",
       QT_TR_NOOP("the change could not be recorded")},
      {"stored version can't be read",
       QT_TR_NOOP("the stored version can't be read")},
      {QT_TR_NOOP("SQLite says: %1.")},
      // Functions of house checks.
      {QT_TR_NOOP("The printed number of a hex.")},
      {QT_TR_NOOP("The key of the hex with this printed number.")},
      {QT_TR_NOOP("How many hexes two hexes are apart.")},
      {QT_TR_NOOP("1 if two hexes are neighbours, else 0.")},
      {QT_TR_NOOP("The hex across a side, 0 to 5 or 's0' to 's5' clockwise from north.")},
      {QT_TR_NOOP("1 if the other hex is a front hex of a counter that faces 'v2' or 's0', else 0.")},
      {QT_TR_NOOP("The first of the two hexes of a hexside or link.")},
      {QT_TR_NOOP("The second of the two hexes of a hexside or link.")},
      {QT_TR_NOOP("The terrain of a hex.")},
      {QT_TR_NOOP("The level of a hex.")},
      {QT_TR_NOOP("The value of a rule as it holds here, inherited or not.")},
      {QT_TR_NOOP("The value of a scenario's setting as it holds there.")},
      {QT_TR_NOOP("The neighbours of a hex on the map.")},
      {QT_TR_NOOP("The hexes of the map at most so many steps away, 60 at most, the hex itself among them.")},
      {QT_TR_NOOP("The hexes on the straight line between two hexes.")},
      {QT_TR_NOOP("The placements that hold in a variant, inherited or not; the hex is NULL for those that name none.")},
      // History and versions.
      {"the step '%1' can't be undone: %2 The battle stays as it is; undo starts afresh from here.",
       QT_TR_NOOP("“%1” can't be undone: %2 The battle stays as it is; undo starts afresh from here.")},
      {"the step '%1' can't be redone: %2 The battle stays as it is; undo starts afresh from here.",
       QT_TR_NOOP("“%1” can't be redone: %2 The battle stays as it is; undo starts afresh from here.")},
      {QT_TR_NOOP("the record of that step is missing.")},
      {QT_TR_NOOP("the record of that step is damaged.")},
      {"the rows are not as that step left them.",
       QT_TR_NOOP("the battle is not as that step left it.")},
      {QT_TR_NOOP("it changes too much at once to be undone; do it in parts.")},
      {QT_TR_NOOP("history no longer holds that step.")},
      {QT_TR_NOOP("history no longer leads to that step.")},
      {QT_TR_NOOP("there is no such version.")},
      {QT_TR_NOOP("the stored version is damaged.")},
      {QT_TR_NOOP("the stored version is no battle.")},
      {QT_TR_NOOP("there is not enough memory to look at the stored version.")},
      {QT_TR_NOOP("Restore version")},
      {"Restore version '%1'",
       QT_TR_NOOP("Restore version “%1”")},
      {QT_TR_NOOP("Revert to opened")},
      // Where values come from.
      {QT_TR_NOOP("set by hand")},
      // Layouts of maps.
      {QT_TR_NOOP("%1 Choose another size.")},
      {QT_TR_NOOP("A map needs at least one column.")},
      {QT_TR_NOOP("A map needs at least one row.")},
      {QT_TR_NOOP("A map has at most %1 columns.")},
      {QT_TR_NOOP("A map has at most %1 rows.")},
      {QT_TR_NOOP("The columns of a map lie between %1 and %2.")},
      {QT_TR_NOOP("The rows of a map lie between %1 and %2.")},
      {QT_TR_NOOP("A map needs whole hexes between the half hexes of its edges.")},
      {QT_TR_NOOP("The column numbers count in steps of 1 or -1.")},
      {QT_TR_NOOP("The row numbers count in steps of 1 or -1.")},
      {QT_TR_NOOP("The column numbers start too far from zero.")},
      {QT_TR_NOOP("The row numbers start too far from zero.")},
      {QT_TR_NOOP("A column number has 1 to %1 digits.")},
      {QT_TR_NOOP("A row number has 1 to %1 digits.")},
      {QT_TR_NOOP("There is no letter before A for all columns.")},
      {QT_TR_NOOP("There is no letter before A for all rows.")},
      {QT_TR_NOOP("The column numbers would fall below zero.")},
      {QT_TR_NOOP("The row numbers would fall below zero.")},
      {QT_TR_NOOP("The column number %1 has more than %2 digits, and no separator tells columns from rows.")},
      {QT_TR_NOOP("The row number %1 has more than %2 digits, and no separator tells columns from rows.")},
      {QT_TR_NOOP("A separator has no letters, digits, spaces, commas or semicolons.")},
      {"A separator is at most 8 bytes of UTF-8.",
       QT_TR_NOOP("A separator has at most 8 characters.")},
      {QT_TR_NOOP("Letters for columns and rows need a separator between them.")},
      // New battles.
      {QT_TR_NOOP("A hex measures %1 to %2 mm across its flats.")},
      {QT_TR_NOOP("A margin measures 0 to 1000 mm.")},
      {QT_TR_NOOP("A hex stands for 0.1 to 1,000,000 metres.")},
      {QT_TR_NOOP("Not one hex lies within the margins of the paper; choose smaller hexes.")},
      {QT_TR_NOOP("The hexes take up %1, and the paper leaves %2: %3 columns by %4 rows.")},
      {"%1 by %2 mm",
       QT_TR_NOOP("%1 × %2 mm")},
      {QT_TR_NOOP("The battle to begin from has no rules; choose another.")},
      {"the title is empty or not in UTF-8; write one.",
       QT_TR_NOOP("The title is empty; write one.")},
      {QT_TR_NOOP("An army has no name; write one.")},
      {QT_TR_NOOP("The colour of %1 is not of the form #RRGGBB.")},
      {"The rules to begin with know no army \"%1\".",
       QT_TR_NOOP("The rules to begin with know no army “%1”.")},
      {QT_TR_NOOP("An army begins with at most %1 units of an arm.")},
      {QT_TR_NOOP("The rules have no %1 for %2.")},
      {"The rules know no arm \"%1\".",
       QT_TR_NOOP("The rules know no arm “%1”.")},
      {QT_TR_NOOP("Two armies are called %1; name them apart.")},
      {"The army \"%1\" is asked for twice.",
       QT_TR_NOOP("The army “%1” is asked for twice.")},
      {QT_TR_NOOP("The piece of map holds text or numbers that can't be written.")},
  };
};

// Tables, columns and values of the file, and the titles of the blank rules.
struct Terms {
  Q_DECLARE_TR_FUNCTIONS(redoubt::editor::CoreWords)

 public:
  static constexpr Saying kAll[] = {
      {QT_TR_NOOP("army")}, {QT_TR_NOOP("player")}, {QT_TR_NOOP("leader")}, {QT_TR_NOOP("command")},
      {QT_TR_NOOP("unit")}, {QT_TR_NOOP("unit command")}, {QT_TR_NOOP("counter")}, {QT_TR_NOOP("face")},
      {"face figure", QT_TR_NOOP("figure of a face")},
      {QT_TR_NOOP("step")}, {QT_TR_NOOP("mark")}, {QT_TR_NOOP("map")}, {QT_TR_NOOP("hex")}, {QT_TR_NOOP("hexside")},
      {QT_TR_NOOP("link")}, {QT_TR_NOOP("symbol")}, {QT_TR_NOOP("label")}, {QT_TR_NOOP("zone")},
      {QT_TR_NOOP("zone hex")}, {QT_TR_NOOP("waiver")}, {QT_TR_NOOP("house check")}, {QT_TR_NOOP("export preset")},
      {QT_TR_NOOP("note")}, {QT_TR_NOOP("battle")}, {QT_TR_NOOP("source")}, {QT_TR_NOOP("paragraph")},
      {QT_TR_NOOP("question")}, {QT_TR_NOOP("provenance")}, {QT_TR_NOOP("system")}, {QT_TR_NOOP("rule")},
      {QT_TR_NOOP("scenario")}, {QT_TR_NOOP("variant")}, {"set up block", QT_TR_NOOP("set-up block")},
      {"variant block", QT_TR_NOOP("block of a variant")}, {QT_TR_NOOP("setting")}, {QT_TR_NOOP("entry")},
      {QT_TR_NOOP("track")}, {QT_TR_NOOP("space")}, {QT_TR_NOOP("placement")},
      {"set up order", QT_TR_NOOP("set-up order")}, {QT_TR_NOOP("pool")}, {QT_TR_NOOP("return point")},
      {QT_TR_NOOP("event")}, {QT_TR_NOOP("victory")}, {QT_TR_NOOP("angle")}, {QT_TR_NOOP("block")},
      {QT_TR_NOOP("capacity")}, {QT_TR_NOOP("choice")}, {QT_TR_NOOP("code")}, {QT_TR_NOOP("colour")},
      {"column base", QT_TR_NOOP("first column number")}, {QT_TR_NOOP("column digits")}, {QT_TR_NOOP("column step")},
      {QT_TR_NOOP("column style")}, {QT_TR_NOOP("columns")}, {QT_TR_NOOP("condition")}, {QT_TR_NOOP("copies")},
      {QT_TR_NOOP("copies printed")}, {QT_TR_NOOP("count")}, {QT_TR_NOOP("date")}, {QT_TR_NOOP("description")},
      {QT_TR_NOOP("dice")}, {QT_TR_NOOP("direction")}, {QT_TR_NOOP("distance")},
      {"dx", QT_TR_NOOP("offset to the right")}, {"dy", QT_TR_NOOP("offset down")},
      {"edge bottom", QT_TR_NOOP("lower edge")}, {"edge left", QT_TR_NOOP("left edge")},
      {"edge right", QT_TR_NOOP("right edge")}, {"edge top", QT_TR_NOOP("upper edge")}, {QT_TR_NOOP("edition")},
      {QT_TR_NOOP("effect")}, {QT_TR_NOOP("exempt")}, {QT_TR_NOOP("fallback")}, {QT_TR_NOOP("field")},
      {QT_TR_NOOP("fire")}, {QT_TR_NOOP("first column")}, {QT_TR_NOOP("first row")}, {QT_TR_NOOP("first turn")},
      {QT_TR_NOOP("font")}, {QT_TR_NOOP("formation")}, {QT_TR_NOOP("formula")}, {QT_TR_NOOP("heading")},
      {"hex width mm", QT_TR_NOOP("width of a hex, mm")}, {"high", QT_TR_NOOP("upper side")},
      {"id", QT_TR_NOOP("number")}, {QT_TR_NOOP("invented")}, {QT_TR_NOOP("kind")}, {QT_TR_NOOP("language")},
      {QT_TR_NOOP("last turn")}, {QT_TR_NOOP("level")}, {QT_TR_NOOP("metres per hex")}, {QT_TR_NOOP("morale")},
      {QT_TR_NOOP("name")}, {"north angle", QT_TR_NOOP("direction of north")}, {QT_TR_NOOP("number")},
      {QT_TR_NOOP("number order")}, {QT_TR_NOOP("number printed")}, {QT_TR_NOOP("number separator")},
      {QT_TR_NOOP("occurrence")}, {QT_TR_NOOP("options")}, {"ordinal", QT_TR_NOOP("order")},
      {QT_TR_NOOP("orientation")}, {"overall", QT_TR_NOOP("commander-in-chief")}, {QT_TR_NOOP("owner")},
      {QT_TR_NOOP("parent")}, {QT_TR_NOOP("path")}, {QT_TR_NOOP("place")}, {QT_TR_NOOP("points")},
      {QT_TR_NOOP("publisher")}, {QT_TR_NOOP("query")}, {QT_TR_NOOP("reading")}, {QT_TR_NOOP("reason")},
      {QT_TR_NOOP("role")}, {"row base", QT_TR_NOOP("first row number")}, {QT_TR_NOOP("row digits")},
      {QT_TR_NOOP("row step")}, {QT_TR_NOOP("row style")}, {QT_TR_NOOP("rows")}, {QT_TR_NOOP("selector")},
      {QT_TR_NOOP("severity")}, {"sheet height mm", QT_TR_NOOP("height of the sheet, mm")},
      {"sheet width mm", QT_TR_NOOP("width of the sheet, mm")}, {QT_TR_NOOP("shifted")}, {QT_TR_NOOP("short name")},
      {QT_TR_NOOP("side")}, {QT_TR_NOOP("size")}, {"slug", QT_TR_NOOP("short name")}, {QT_TR_NOOP("stack")},
      {QT_TR_NOOP("status")}, {QT_TR_NOOP("style")}, {QT_TR_NOOP("subject")},
      {"subject table", QT_TR_NOOP("kind of subject")}, {QT_TR_NOOP("target")}, {QT_TR_NOOP("terrain")},
      {QT_TR_NOOP("text")}, {QT_TR_NOOP("title")}, {QT_TR_NOOP("trigger")}, {QT_TR_NOOP("turn")},
      {QT_TR_NOOP("type")}, {QT_TR_NOOP("value")}, {QT_TR_NOOP("verb")}, {QT_TR_NOOP("words")}, {QT_TR_NOOP("year")},
      {QT_TR_NOOP("activation")}, {QT_TR_NOOP("ambiguity")}, {QT_TR_NOOP("area")}, {"at", QT_TR_NOOP("on a hex")},
      {QT_TR_NOOP("available")}, {QT_TR_NOOP("award")}, {QT_TR_NOOP("back")}, {QT_TR_NOOP("camp")}, {QT_TR_NOOP("exit")}, {QT_TR_NOOP("objective")}, {QT_TR_NOOP("supply")},
      {QT_TR_NOOP("chit")}, {"column-row", QT_TR_NOOP("column, then row")}, {QT_TR_NOOP("condensed")},
      {QT_TR_NOOP("contradiction")}, {QT_TR_NOOP("counters")}, {QT_TR_NOOP("derived")}, {QT_TR_NOOP("digits")},
      {QT_TR_NOOP("enters")}, {QT_TR_NOOP("errata")}, {QT_TR_NOOP("error")}, {QT_TR_NOOP("estimated")},
      {QT_TR_NOOP("even")}, {QT_TR_NOOP("far")}, {QT_TR_NOOP("fixed")}, {"flat", QT_TR_NOOP("flat-top")},
      {"free-choice", QT_TR_NOOP("free choice")}, {QT_TR_NOOP("front")}, {QT_TR_NOOP("gap")},
      {QT_TR_NOOP("grotesque")}, {QT_TR_NOOP("group")}, {QT_TR_NOOP("half")},
      {"half-unnumbered", QT_TR_NOOP("half, unnumbered")}, {QT_TR_NOOP("letters")}, {QT_TR_NOOP("manifest")},
      {QT_TR_NOOP("marker")}, {QT_TR_NOOP("misprint")}, {QT_TR_NOOP("near")},
      {"nearest-free", QT_TR_NOOP("nearest free hex")}, {QT_TR_NOOP("none")}, {QT_TR_NOOP("odd")},
      {"off-map", QT_TR_NOOP("off the map")}, {"on-activation", QT_TR_NOOP("on activation")}, {QT_TR_NOOP("opens")},
      {"pointy", QT_TR_NOOP("pointy-top")}, {QT_TR_NOOP("printed")}, {QT_TR_NOOP("relief")}, {QT_TR_NOOP("remark")},
      {"row-column", QT_TR_NOOP("row, then column")}, {QT_TR_NOOP("rulebook")}, {QT_TR_NOOP("sans")},
      {QT_TR_NOOP("serif")}, {QT_TR_NOOP("set-up")}, {QT_TR_NOOP("state")}, {QT_TR_NOOP("study")},
      {QT_TR_NOOP("threshold")}, {QT_TR_NOOP("town")}, {QT_TR_NOOP("unavailable")}, {QT_TR_NOOP("unknown")},
      {QT_TR_NOOP("unnumbered")}, {QT_TR_NOOP("village")}, {QT_TR_NOOP("wait")}, {QT_TR_NOOP("warning")},
      {QT_TR_NOOP("water")}, {QT_TR_NOOP("whole")}, {"with-own-units", QT_TR_NOOP("with own units")},
      {QT_TR_NOOP("within")}, {QT_TR_NOOP("woods")}, {QT_TR_NOOP("table")}, {QT_TR_NOOP("index")},
      {QT_TR_NOOP("view")}, {QT_TR_NOOP("Blank")}, {QT_TR_NOOP("Infantry")}, {QT_TR_NOOP("Cavalry")},
      {QT_TR_NOOP("Artillery")}, {QT_TR_NOOP("Clear")}, {QT_TR_NOOP("Woods")}, {QT_TR_NOOP("Village")},
      {QT_TR_NOOP("Hill")}, {QT_TR_NOOP("Marsh")}, {QT_TR_NOOP("Stream")}, {QT_TR_NOOP("River")},
      {QT_TR_NOOP("Slope")}, {QT_TR_NOOP("Wall")}, {QT_TR_NOOP("Fence")}, {QT_TR_NOOP("Road")}, {QT_TR_NOOP("Track")},
      {QT_TR_NOOP("Bridge")}, {QT_TR_NOOP("Ford")},
  };
};

const char* shownFor(const Saying& saying) { return saying.shown ? saying.shown : saying.core; }

// A sentence of the core, ready to be met with.
struct Pattern {
  QString start;  ///< all before the first place that varies
  QString end;    ///< all after the last
  QRegularExpression whole;
  const char* shown;

  bool couldBe(const QString& text) const { return text.startsWith(start) && text.endsWith(end); }
};

std::vector<Pattern> compiled() {
  static const QRegularExpression place(QStringLiteral("%[1-9]"));
  std::vector<Pattern> patterns;
  for (const Saying& saying : Sentences::kAll) {
    QStringList pieces = QString::fromUtf8(saying.core).split(place);
    const QString start = pieces.front(), end = pieces.back();
    for (QString& piece : pieces) piece = QRegularExpression::escape(piece);
    const QString expression = QRegularExpression::anchoredPattern(pieces.join(QStringLiteral("(.*?)")));
    patterns.push_back(
        {start, end, QRegularExpression(expression, QRegularExpression::DotMatchesEverythingOption), shownFor(saying)});
  }
  return patterns;
}

// All places at once, so that a % in what is put in stays what it is.
QString filled(const QString& sentence, const QStringList& parts) {
  QString result;
  for (qsizetype i = 0; i < sentence.size(); ++i) {
    const int part = sentence[i] == QLatin1Char('%') && i + 1 < sentence.size() ? sentence[i + 1].digitValue() : 0;
    if (part < 1 || part > parts.size()) {
      result += sentence[i];
    } else {
      result += parts[part - 1];
      ++i;
    }
  }
  return result;
}

std::optional<QString> sentence(const QString& english);

// What is put into a sentence may be one, or a table or column of the file; names that people gave stay theirs.
QString partOfSentence(const QString& english) {
  if (const auto known = sentence(english)) return *known;
  return !english.isEmpty() && english[0].isLower() ? CoreWords::term(english.toStdString()) : english;
}

std::optional<QString> sentence(const QString& english) {
  static const std::vector<Pattern> patterns = compiled();
  for (const Pattern& pattern : patterns) {
    if (!pattern.couldBe(english)) continue;
    const QRegularExpressionMatch match = pattern.whole.match(english);
    if (!match.hasMatch()) continue;
    QStringList parts = match.capturedTexts().mid(1);
    for (QString& part : parts) part = partOfSentence(part);
    return filled(Sentences::tr(pattern.shown), parts);
  }
  return std::nullopt;
}

}  // namespace

QString CoreWords::text(std::string_view english) {
  const QString known = toQt(english);
  return sentence(known).value_or(known);
}

QString CoreWords::text(const Error& error) {
  QString words = text(error.sentence());
  if (!error.context().empty()) return tr("%1: %2").arg(toQt(error.context()), words);
  if (!words.isEmpty()) words[0] = words[0].toUpper();
  return words;
}

QString CoreWords::term(std::string_view word) {
  static const QHash<QString, const char*> known = [] {
    QHash<QString, const char*> terms;
    for (const Saying& saying : Terms::kAll) terms.insert(QString::fromUtf8(saying.core), shownFor(saying));
    return terms;
  }();
  const auto found = known.constFind(toQt(word).replace(QLatin1Char('_'), QLatin1Char(' ')));
  return found == known.constEnd() ? toQt(word) : Terms::tr(*found);
}

bool CoreWords::knows(std::string_view english) { return sentence(toQt(english)).has_value(); }

bool CoreWords::knowsTerm(std::string_view word) {
  const QString spaced = toQt(word).replace(QLatin1Char('_'), QLatin1Char(' '));
  return std::any_of(std::begin(Terms::kAll), std::end(Terms::kAll),
                     [&](const Saying& saying) { return spaced == QLatin1String(saying.core); });
}

}  // namespace redoubt::editor
