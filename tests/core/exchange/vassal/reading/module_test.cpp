#include "core/exchange/vassal/reading/module.h"

#include <gtest/gtest.h>

#include "core/base/error.h"
#include "core/exchange/vassal/reading/archives.h"
#include "tests/core/exchange/vassal/reading/sample_module.h"

namespace redoubt::exchange::vassal::reading {
namespace {

using sample::ModuleParts;
using Texts = std::vector<std::string>;

Module moduleOf(const sample::Files& files) {
  const sample::Folder folder;
  sample::writeZip(folder.path("m.vmod"), files);
  return ModuleFile(folder.path("m.vmod")).module();
}

Texts keysOf(const std::vector<Phrase>& phrases) {
  Texts keys;
  for (const Phrase& phrase : phrases) keys.push_back(phrase.key());
  return keys;
}

TEST(ModuleFile, HasTheModulesNamesSidesMapsAndBoards) {
  const Module module = moduleOf(sample::module());
  EXPECT_EQ(module.name, "Sample");
  EXPECT_EQ(module.version, "1.2");
  EXPECT_EQ(module.description, "A sample");
  EXPECT_EQ(module.sides, (Texts{"Solitaire", "French", "Russians"}));
  ASSERT_EQ(module.maps.size(), 1U);
  const Map& map = module.maps[0];
  EXPECT_EQ(map.name, "Main Map");
  EXPECT_EQ(map.padding, (Extent{20, 10}));
  EXPECT_TRUE(map.severalBoards);
  ASSERT_EQ(map.boards.size(), 1U);
  const Board& board = map.boards[0];
  EXPECT_EQ(board.name, "Field");
  EXPECT_EQ(board.picture, "field.png");
  EXPECT_EQ(board.size, (Extent{1'000, 800})) << "that of the picture";
  EXPECT_TRUE(board.reversible);
  ASSERT_EQ(board.grid.kind, GridKind::Zones);
  ASSERT_EQ(board.grid.background.size(), 1U);
  EXPECT_EQ(board.grid.background[0].kind, GridKind::Hex);
  EXPECT_EQ(board.grid.background[0].dx, 52);
  EXPECT_EQ(board.grid.background[0].x0, 36);
  ASSERT_TRUE(board.grid.background[0].numbering);
  EXPECT_FALSE(board.grid.background[0].numbering->stagger);
  ASSERT_EQ(board.grid.zones.size(), 1U);
  EXPECT_EQ(board.grid.zones[0].name, "Dead pool");
  EXPECT_EQ(board.grid.zones[0].outline.size(), 4U);
  EXPECT_TRUE(module.warnings.empty()) << said(module.warnings.front());
}

TEST(ModuleFile, HasThePalettesSlotsWithWhereTheyStand) {
  const Module module = moduleOf(sample::module());
  ASSERT_EQ(module.slots.size(), 2U);
  const Slot& line = module.slots[0];
  EXPECT_EQ(line.name, "1/Line");
  EXPECT_EQ(line.gpid, "1");
  EXPECT_EQ(line.folders, (Texts{"Pieces", "Units"})) << "without windows that have no title";
  EXPECT_EQ(line.piece.prototypes, (Texts{"French Unit", "Unit"}));
  EXPECT_EQ(propertiesOf(line.piece).at("Side"), "French");
  EXPECT_EQ(rotationOf(line.piece), 0);
  EXPECT_EQ(module.otherTraits.at("delete"), 1);
}

TEST(ModuleFile, HasStacksDecksSetUpsTrackersDiceAndCharts) {
  ModuleParts parts;
  parts.picker = "<setup>Main MapBoardPicker\tField/rev\t1\t0</setup>";
  parts.onMap =
      sample::stack(R"(name="First" owningBoard="Field" useGridLocation="true" location="0305" x="1" y="2")",
                    sample::slot("A", "10", {{"piece;;;a.png;A", "null;0;0;10;0"}})) +
      sample::stack(R"(name="Cup" owningBoard="&lt;any&gt;" x="5" y="6")",
                    sample::slot("Card", "11", {{"piece;;;c.png;Card", "null;0;0;11;0"}}, "CardSlot"), "DrawPile");
  parts.more = R"(
    <VASSAL.build.module.PredefinedSetup name="Scenarios" isMenu="true">
      <VASSAL.build.module.PredefinedSetup name="Dawn" file="dawn.vsav" useFile="true" isMenu="false"/>
      <VASSAL.build.module.PredefinedSetup name="Bare" useFile="false" file="old.vsav" isMenu="false"/>
    </VASSAL.build.module.PredefinedSetup>
    <VASSAL.build.module.turn.TurnTracker name="Turn">
      <VASSAL.build.module.turn.CounterTurnLevel name="Turn" start="2" incr="1" loop="true" loopLimit="14">
        <VASSAL.build.module.turn.ListTurnLevel name="Phase" list="Move,Fire\,again"/>
      </VASSAL.build.module.turn.CounterTurnLevel>
    </VASSAL.build.module.turn.TurnTracker>
    <VASSAL.build.module.DiceButton name="2d6" nDice="2" nSides="6"/>
    <VASSAL.build.module.SpecialDiceButton name="Faces"><VASSAL.build.module.SpecialDie/></VASSAL.build.module.SpecialDiceButton>
    <VASSAL.build.module.ChartWindow name="Charts"><VASSAL.build.widget.Chart chartName="CRT" fileName="crt.png"/></VASSAL.build.module.ChartWindow>
    <my.own.Gadget/>)";
  const Module module = moduleOf(sample::module(parts));
  const Map& map = module.maps[0];
  ASSERT_EQ(map.usual.size(), 1U);
  EXPECT_TRUE(map.usual[0].reversed);
  EXPECT_EQ(map.usual[0].column, 1);
  ASSERT_EQ(map.stacks.size(), 2U);
  EXPECT_EQ(map.stacks[0].board, "Field");
  EXPECT_TRUE(map.stacks[0].usesLocation);
  EXPECT_EQ(map.stacks[0].location, "0305");
  EXPECT_EQ(map.stacks[0].slots.size(), 1U);
  EXPECT_TRUE(map.stacks[1].isDeck);
  EXPECT_EQ(map.stacks[1].board, "");
  EXPECT_TRUE(map.stacks[1].slots.at(0).isCard);
  EXPECT_EQ(module.slots.size(), 2U) << "those of stacks are in no palette";
  ASSERT_EQ(module.setUps.size(), 2U);
  EXPECT_EQ(module.setUps[0].name, "Dawn");
  EXPECT_EQ(module.setUps[0].menus, Texts{"Scenarios"});
  EXPECT_EQ(module.setUps[0].file, "dawn.vsav");
  EXPECT_EQ(module.setUps[1].file, "");
  ASSERT_EQ(module.trackers.size(), 1U);
  const TurnLevel& level = module.trackers[0].levels.at(0);
  EXPECT_EQ(level.start, 2);
  EXPECT_EQ(level.last, 14);
  EXPECT_EQ(level.within.at(0).list, (Texts{"Move", "Fire,again"}));
  ASSERT_EQ(module.dice.size(), 2U);
  EXPECT_EQ(module.dice[0].count, 2);
  EXPECT_EQ(module.dice[1].count, 0);
  ASSERT_EQ(module.charts.size(), 1U);
  EXPECT_EQ(module.charts[0].file, "crt.png");
  EXPECT_EQ(module.otherClasses.at("my.own.Gadget"), 1);
  EXPECT_EQ(module.otherClasses.at(""), 2) << "what is a window's alone is counted together";
}

TEST(ModuleFile, FillsInWhatTheEngineTakesWhereNothingIsGiven) {
  ModuleParts parts;
  parts.boards =
      R"(<VASSAL.build.module.map.boardPicker.Board name="Plain" width="500" height="400" color="204,255,0">
           <VASSAL.build.module.map.boardPicker.board.HexGrid dy="100.0" dx="55.42562584220407">
             <VASSAL.build.module.map.boardPicker.board.mapgrid.HexGridNumbering/>
           </VASSAL.build.module.map.boardPicker.board.HexGrid>
         </VASSAL.build.module.map.boardPicker.Board>)";
  const Board board = moduleOf(sample::module(parts)).maps[0].boards.at(0);
  EXPECT_EQ(board.size, (Extent{500, 400}));
  EXPECT_EQ(board.colour, "#CCFF00");
  EXPECT_NEAR(board.grid.dx, 86.6025, 1e-3) << "its usual width follows the height";
  EXPECT_EQ(board.grid.y0, 32);
  EXPECT_TRUE(board.grid.numbering->stagger);
  EXPECT_EQ(board.grid.numbering->hOffset, 1);
}

TEST(ModuleFile, ReadsFoldersAndOldModules) {
  ModuleParts parts;
  parts.boards = "<VASSAL.build.module.folder.BoardFolder name=\"All\">" + sample::usualBoard() +
                 "</VASSAL.build.module.folder.BoardFolder>";
  std::string text = sample::buildFile(parts);
  const auto replace = [&](const std::string& from, const std::string& to) {
    for (std::size_t at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size())) {
      text.replace(at, from.size(), to);
    }
  };
  replace("VASSAL.build.GameModule", "VASSAL.launch.BasicModule");
  replace("VASSAL.build.module.Map ", "own.kind.BattleMap ");
  replace("</VASSAL.build.module.Map>", "</own.kind.BattleMap>");
  const Module module = moduleOf({{"buildFile", text}, {"images/field.png", sample::png(1'000, 800)}});
  EXPECT_EQ(module.name, "Sample");
  ASSERT_EQ(module.maps.size(), 1U) << "what chooses boards is a map";
  EXPECT_EQ(module.maps[0].boards.size(), 1U);
}

TEST(ModuleFile, TellsOfNumbersPiecesAndPrototypesThatAreWrong) {
  ModuleParts parts;
  parts.boards =
      R"(<VASSAL.build.module.map.boardPicker.Board name="B" width="500" height="400">
           <VASSAL.build.module.map.boardPicker.board.HexGrid dx="50" dy="60" x0="47.4" y0="x"/>
         </VASSAL.build.module.map.boardPicker.Board>
         <VASSAL.build.module.map.boardPicker.Board name="C" width="500" height="400">
           <VASSAL.build.module.map.boardPicker.board.HexGrid dx="0" dy="NaN" x0="99999999999" y0="1"/>
         </VASSAL.build.module.map.boardPicker.Board>)";
  parts.palette =
      "<VASSAL.build.widget.PieceSlot entryName=\"Odd\" gpid=\"3\">no piece</VASSAL.build.widget.PieceSlot>" +
      sample::slot("A", "4", {{"prototype;Nobody", ""}, {"piece;;;a.png;A", "null;0;0;4;0"}});
  const Module module = moduleOf(sample::module(parts));
  const Grid& grid = module.maps[0].boards[0].grid;
  EXPECT_EQ(grid.x0, 47);
  EXPECT_EQ(grid.y0, 32);
  EXPECT_EQ(module.maps[0].boards[1].grid.kind, GridKind::None);
  EXPECT_EQ(keysOf(module.warnings),
            (Texts{"import.vassal.no-grid", "import.vassal.no-number", "import.vassal.no-number",
                   "import.vassal.no-number", "import.vassal.broken-pieces", "import.vassal.unknown-prototype"}));
}

TEST(Extension, IsMergedIntoItsModule) {
  const sample::Folder folder;
  sample::writeZip(folder.path("m.vmod"), sample::module());
  const std::string extension =
      "<VASSAL.build.module.ModuleExtension anyModule=\"false\" module=\"Sample\" moduleVersion=\"1.2\" "
      "extensionId=\"ab1\" version=\"1.0\">"
      "<VASSAL.build.module.ExtensionElement target=\"VASSAL.build.module.PieceWindow:Pieces/"
      "VASSAL.build.widget.TabWidget/VASSAL.build.widget.PanelWidget:Guards\">" +
      sample::slot("Guard", "ab1:0", {{"prototype;French Unit", ""}, {"piece;;;guard.png;Guard", "null;0;0;ab1:0;0"}}) +
      "</VASSAL.build.module.ExtensionElement>"
      "<VASSAL.build.module.ExtensionElement target=\"VASSAL.build.module.Map:Main Map/"
      "VASSAL.build.module.map.BoardPicker\"><VASSAL.build.module.map.boardPicker.Board name=\"More\" width=\"10\" "
      "height=\"10\"/></VASSAL.build.module.ExtensionElement></VASSAL.build.module.ModuleExtension>";
  sample::writeZip(folder.path("more.vmdx"), {{"buildFile.xml", extension}, {"images/guard.png", "picture"}});
  ModuleFile file(folder.path("m.vmod"), {folder.path("more.vmdx")});
  const Module& module = file.module();
  EXPECT_EQ(module.extensions, Texts{"more"});
  ASSERT_EQ(module.slots.size(), 3U);
  EXPECT_EQ(module.slots[2].folders, (Texts{"Pieces", "Guards"}));
  EXPECT_EQ(propertiesOf(module.slots[2].piece).at("Side"), "French") << "by the module's prototype";
  ASSERT_EQ(module.maps[0].boards.size(), 2U);
  EXPECT_EQ(module.maps[0].boards[1].name, "More");
  EXPECT_EQ(file.picture("guard.png"), "picture");
  EXPECT_EQ(file.picture("line.png"), sample::png(50, 50) + "line");
  EXPECT_FALSE(file.picture("none.png"));
  EXPECT_TRUE(module.warnings.empty());
}

TEST(Extension, AndModuleAreNotTakenForEachOther) {
  const sample::Folder folder;
  sample::writeZip(folder.path("m.vmod"), sample::module());
  sample::writeZip(folder.path("x.vmdx"),
                   {{"buildFile", "<VASSAL.build.module.ModuleExtension module=\"Other\" anyModule=\"false\"/>"}});
  sample::writeZip(folder.path("else.zip"), {{"readme", "text"}});
  const auto refusal = [&](const std::string& module, const Texts& extensions) {
    try {
      std::vector<std::filesystem::path> paths;
      for (const std::string& each : extensions) paths.push_back(folder.path(each));
      ModuleFile file(folder.path(module), paths);
      return keysOf(file.module().warnings).empty() ? std::string() : keysOf(file.module().warnings)[0];
    } catch (const Error& error) {
      return error.phrase().key();
    }
  };
  EXPECT_EQ(refusal("x.vmdx", {}), "errors.vassal.is-extension");
  EXPECT_EQ(refusal("m.vmod", {"m.vmod"}), "errors.vassal.no-extension");
  EXPECT_EQ(refusal("else.zip", {}), "errors.vassal.no-module");
  EXPECT_EQ(refusal("m.vmod", {"x.vmdx"}), "import.vassal.other-module");
  input::ZipReader extension(folder.path("x.vmdx"));
  EXPECT_EQ(kindOf(extension), FileKind::Extension);
  input::ZipReader module(folder.path("m.vmod"));
  EXPECT_EQ(kindOf(module), FileKind::Module);
  input::ZipReader other(folder.path("else.zip"));
  EXPECT_FALSE(kindOf(other));
}

TEST(ModuleBeside, IsTheOneThatASaveNamesOrTheOnlyOne) {
  const sample::Folder folder;
  sample::writeZip(folder.path("game.vsav"), sample::save("begin_save", "Sample"));
  EXPECT_FALSE(moduleBeside(folder.path("game.vsav")));
  sample::Files other = sample::module();
  other[1].second = sample::moduleData("Another");
  sample::writeZip(folder.path("another.vmod"), other);
  EXPECT_EQ(moduleBeside(folder.path("game.vsav")), folder.path("another.vmod")) << "the only one";
  sample::writeBytes(folder.path("broken.vmod"), "no zip");
  sample::writeZip(folder.path("the one.vmod"), sample::module());
  EXPECT_EQ(moduleBeside(folder.path("game.vsav")), folder.path("the one.vmod"));
  sample::writeZip(folder.path("game.vsav"), sample::save("begin_save", "Third"));
  EXPECT_FALSE(moduleBeside(folder.path("game.vsav"))) << "neither of two";
}

}  // namespace
}  // namespace redoubt::exchange::vassal::reading
