#include "core/exchange/vassal/reading/import.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "core/base/error.h"
#include "core/store/dump.h"
#include "tests/core/exchange/vassal/reading/sample_battle.h"
#include "tests/core/exchange/vassal/reading/sample_module.h"

namespace redoubt::exchange::vassal::reading {
namespace {

using sample::expectSound;
using sample::ModuleParts;
using sample::unitCalled;

// A module in a folder, and what becomes of it.
class Import {
 public:
  explicit Import(const ModuleParts& parts = {}, const sample::Files& more = {}) {
    sample::Files files = sample::module(parts);
    files.insert(files.end(), more.begin(), more.end());
    sample::writeZip(folder_.path("m.vmod"), files);
  }

  Imported module(const ImportOptions& options = {}) const { return of("m.vmod", options); }
  Imported of(const std::string& name, const ImportOptions& options = {}) const {
    auto all = importVassal(folder_.path(name), options);
    EXPECT_EQ(all.size(), 1U);
    return std::move(all.front());
  }
  std::filesystem::path path(const std::string& name) const { return folder_.path(name); }

 private:
  sample::Folder folder_;
};

// "0305 v1 #2 step 2", "Dead pool", "off"; of the unit in the scenario of that title.
std::string placeOf(const model::Battle& battle, const std::string& unit, const std::string& scenario) {
  const hex::Layout layout = model::layoutOf(battle);
  for (const model::Scenario& each : battle.all<model::Scenario>()) {
    if (each.title != scenario) continue;
    for (const model::Variant& variant : battle.where<&model::Variant::scenario>(each.id)) {
      for (const model::VariantBlock& use : battle.where<&model::VariantBlock::variant>(variant.id)) {
        for (const model::Placement& row : battle.where<&model::Placement::block>(use.block)) {
          if (row.words != unit) continue;
          if (row.space) return battle.find<model::Space>(*row.space)->label;
          if (!row.hex) return "off " + row.note;
          std::string text = layout.number(*row.hex);
          if (row.direction) text += " " + model::toText(*row.direction);
          if (row.stack > 1) text += " #" + std::to_string(row.stack);
          if (row.step) text += " step " + std::to_string(*row.step);
          return text;
        }
      }
    }
  }
  return "nowhere";
}

std::set<std::string> left(const Understood& understood) {
  std::set<std::string> all;
  for (const Understood::Left& each : understood.left) {
    all.insert(each.what + "=" + std::to_string(each.count) + " " + each.why.key());
  }
  return all;
}

int taken(const Understood& understood, const std::string& what) {
  for (const Understood::Taken& each : understood.taken) {
    if (each.what == what) return each.count;
  }
  return 0;
}

std::string unitSlot(const std::string& name, const std::string& gpid, const std::string& side,
                     std::vector<std::pair<std::string, std::string>> traits = {}, const std::string& image = "a.png") {
  traits.emplace_back("mark;Side", side);
  traits.emplace_back("piece;;;" + image + ";" + name, "null;0;0;" + gpid + ";0");
  return sample::slot(name, gpid, traits);
}

// A piece of a save, by the mark of its slot.
std::string saved(const std::string& id, const std::string& name, const std::string& gpid, const std::string& map,
                  int x, int y, std::vector<std::pair<std::string, std::string>> traits = {},
                  const std::string& image = "a.png") {
  traits.emplace_back("piece;;;" + image + ";" + name,
                      map + ";" + std::to_string(x) + ";" + std::to_string(y) + ";" + gpid + ";0");
  return sample::piece(traits, id);
}

std::string gameOf(const std::vector<std::string>& commands) {
  std::vector<std::string> all{"begin_save"};
  all.insert(all.end(), commands.begin(), commands.end());
  all.push_back("end_save");
  return sample::joined(all, char{27});
}

TEST(Import, MakesAMapSidesAndUnitsOfAModule) {
  const Import import;
  const Imported made = import.module();
  const model::Battle& battle = made.battle;
  EXPECT_EQ(model::info(battle)->title, "Sample");
  EXPECT_EQ(model::info(battle)->description, "A sample");
  const model::MapSheet* sheet = model::mapSheet(battle);
  ASSERT_NE(sheet, nullptr);
  EXPECT_EQ(sheet->orientation, hex::Orientation::Flat);
  EXPECT_EQ(sheet->shifted, hex::Shifted::Even);
  EXPECT_EQ(sheet->firstColumn, 1);
  EXPECT_EQ(sheet->columns, 19);
  EXPECT_EQ(sheet->columnBase, 0);
  EXPECT_EQ(battle.all<model::HexRow>().size(), model::layoutOf(battle).allHexes().size());
  std::vector<std::string> armies;
  for (const model::Army& army : battle.all<model::Army>()) armies.push_back(army.name);
  std::sort(armies.begin(), armies.end());
  EXPECT_EQ(armies, (std::vector<std::string>{"French", "Russians"})) << "nobody leads an army alone";
  const model::Unit* line = unitCalled(battle, "1/Line");
  ASSERT_NE(line, nullptr);
  EXPECT_EQ(line->type, "infantry");
  EXPECT_EQ(battle.find<model::Army>(line->army)->name, "French") << "by the mark of its prototype";
  const model::Unit* hussars = unitCalled(battle, "Hussars");
  ASSERT_NE(hussars, nullptr);
  EXPECT_EQ(hussars->type, "cavalry");
  EXPECT_EQ(battle.find<model::Army>(hussars->army)->name, "Russians");
  EXPECT_EQ(taken(made.understood, "unit"), 2);
  EXPECT_EQ(battle.all<model::Scenario>().size(), 1U);
  expectSound(battle);
}

TEST(Import, GivesThePicturesOfBoardsAndCounters) {
  const Import import;
  const Imported made = import.module();
  ASSERT_EQ(made.pictures.size(), 3U);
  EXPECT_EQ(made.pictures[0].use, PictureUse::Board);
  EXPECT_EQ(made.pictures[0].name, "images/field.png");
  EXPECT_EQ(made.pictures[0].bytes, sample::png(1'000, 800));
  EXPECT_EQ(made.pictures[0].subject, "Field");
  EXPECT_EQ(made.pictures[1].use, PictureUse::UnitFront);
  ASSERT_TRUE(made.pictures[1].face);
  EXPECT_NE(made.battle.find<model::Face>(*made.pictures[1].face), nullptr);
  ASSERT_EQ(made.boards.size(), 1U);
  EXPECT_EQ(made.boards[0].pixelsPerHex, 60);
  EXPECT_EQ(model::layoutOf(made.battle).number(made.boards[0].hex), "");
  EXPECT_EQ(made.boards[0].x, 36);
  EXPECT_TRUE(import.module({.takesPictures = false}).pictures.empty());
}

TEST(Import, PutsStacksOfTheModuleIntoTheirHexes) {
  ModuleParts parts;
  const std::vector<std::pair<std::string, std::string>> turned{{"rotate;6;a;b;c;d", "2"}};
  parts.onMap =
      sample::stack(R"(name="S" owningBoard="Field" useGridLocation="true" location="0305" x="0" y="0")",
                    unitSlot("Below", "20", "French") + unitSlot("Above", "21", "French", turned)) +
      sample::stack(R"(name="T" owningBoard="Field" x="88" y="61")", unitSlot("Single", "22", "Russians")) +
      sample::stack(R"(name="Any" x="108" y="71")", unitSlot("Anywhere", "23", "Russians")) +
      sample::stack(R"(name="Box" owningBoard="Field" x="800" y="650")", unitSlot("Dead", "24", "Russians")) +
      sample::stack(R"(name="Elsewhere" owningBoard="Other" x="8" y="6")", unitSlot("Missing", "25", "Russians")) +
      sample::stack(R"(name="Far" owningBoard="Field" x="5000" y="6")", unitSlot("Off", "26", "Russians")) +
      sample::stack(R"(name="Cup" owningBoard="Field" x="88" y="61")", unitSlot("Drawn", "27", "French"), "DrawPile");
  const Imported made = Import(parts).module();
  EXPECT_EQ(placeOf(made.battle, "Above", "Set-up"), "0305 s2") << "120 degrees from the top of a flat-top map";
  EXPECT_EQ(placeOf(made.battle, "Below", "Set-up"), "0305 #2");
  EXPECT_EQ(placeOf(made.battle, "Single", "Set-up"), "0201 #2") << "by its pixel, without the map's padding";
  EXPECT_EQ(placeOf(made.battle, "Anywhere", "Set-up"), "0201") << "with the map's padding";
  EXPECT_EQ(placeOf(made.battle, "Dead", "Set-up"), "Dead pool");
  EXPECT_EQ(placeOf(made.battle, "Missing", "Set-up"), "nowhere") << "its board is not chosen";
  EXPECT_EQ(placeOf(made.battle, "Off", "Set-up"), "off Main Map");
  EXPECT_EQ(placeOf(made.battle, "Drawn", "Set-up"), "off Cup");
  EXPECT_TRUE(left(made.understood).contains("counter=1 import.vassal.why.off-hexes"));
  EXPECT_TRUE(left(made.understood).contains("deck=1 import.vassal.why.in-deck"));
  EXPECT_EQ(made.battle.all<model::Track>().size(), 1U);
  expectSound(made.battle);
}

TEST(Import, MakesAScenarioOfEachPredefinedSetUp) {
  const std::vector<std::pair<std::string, std::string>> layers{
      {"emb2;Flip;128;F;;2;;;2;;;;1;false;0;0;back.png;Reduced;true;Step;;;false;;1;1;false;70,130;;", "-1"}};
  ModuleParts parts;
  parts.palette = unitSlot("Foot", "1", "French", layers);
  parts.more = R"(<VASSAL.build.module.PredefinedSetup name="Dawn" file="dawn.vsav" isMenu="false" useFile="true"/>
                  <VASSAL.build.module.PredefinedSetup name="Gone" file="gone.vsav" isMenu="false" useFile="true"/>
                  <VASSAL.build.module.PredefinedSetup name="Odd" file="odd.vsav" isMenu="false" useFile="true"/>)";
  auto flipped = layers;
  flipped[0].second = "1";
  for (auto* each : {&flipped}) each->emplace_back("mark;Side", "French");
  auto whole = layers;
  whole.emplace_back("mark;Side", "French");
  const std::string game = gameOf({saved("1", "Foot", "1", "Main Map", 20 + 36, 10 + 31, flipped),
                                   saved("2", "Foot", "1", "Main Map", 20 + 36 + 104, 10 + 31, whole),
                                   "+/3/stack/Main Map;56;41;1;@@-1", "Main MapBoardPicker\tField\t0\t0"});
  const Import import(parts, {{"dawn.vsav", sample::zipBytes(sample::save(sample::hidden(game)))}, {"odd.vsav", "no"}});
  const Imported made = import.module();
  EXPECT_EQ(placeOf(made.battle, "Foot", "Dawn"), "0101 step 2");
  EXPECT_EQ(placeOf(made.battle, "Foot (2)", "Dawn"), "0301");
  EXPECT_EQ(made.battle.all<model::Scenario>().size(), 1U) << "the module has no stacks of its own";
  const model::Unit* foot = unitCalled(made.battle, "Foot");
  ASSERT_NE(foot, nullptr);
  std::size_t steps = 0;
  for ([[maybe_unused]] const model::Step& step : made.battle.where<&model::Step::unit>(foot->id)) ++steps;
  EXPECT_EQ(steps, 2U);
  std::set<std::string> warnings;
  for (const Phrase& each : made.understood.warnings) warnings.insert(each.key());
  EXPECT_TRUE(warnings.contains("import.vassal.set-up-missing"));
  EXPECT_TRUE(warnings.contains("import.vassal.set-up-unreadable"));
  expectSound(made.battle);
}

TEST(Import, ReadsASaveWithTheModuleBesideIt) {
  const Import import;
  const std::string game =
      gameOf({saved("1", "1/Line", "1", "Main Map", 1'000 + 20 - 36, 800 + 10 - 31, {}, "line.png"),
              "Main MapBoardPicker\tField/rev\t0\t0"});
  sample::writeZip(import.path("game.vsav"), sample::save(sample::hidden(game), "Sample", "Noon"));
  const Imported made = import.of("game.vsav");
  EXPECT_EQ(placeOf(made.battle, "1/Line", "Noon"), "0101") << "on a board that is turned round";
  ASSERT_EQ(made.boards.size(), 1U);
  EXPECT_TRUE(made.boards[0].reversed);
  std::filesystem::rename(import.path("m.vmod"), import.path("m.away"));
  try {
    importVassal(import.path("game.vsav"));
    ADD_FAILURE() << "no module";
  } catch (const Error& error) {
    EXPECT_EQ(error.phrase().key(), "errors.vassal.no-module-beside");
  }
  EXPECT_EQ(placeOf(import.of("game.vsav", {.module = import.path("m.away")}).battle, "1/Line", "Noon"), "0101");
}

TEST(Import, ReadsAnExtensionWithItsModule) {
  const Import import;
  const std::string extension =
      "<VASSAL.build.module.ModuleExtension module=\"Sample\" "
      "anyModule=\"false\"><VASSAL.build.module.ExtensionElement "
      "target=\"VASSAL.build.module.PieceWindow:Pieces\">" +
      unitSlot("Guard", "x:1", "French") +
      "</VASSAL.build.module.ExtensionElement></VASSAL.build.module.ModuleExtension>";
  sample::writeZip(
      import.path("more.vmdx"),
      {{"buildFile.xml", extension}, {"extensiondata", "<data/>"}, {"moduledata", sample::moduleData("Sample")}});
  const Imported made = import.of("more.vmdx");
  EXPECT_NE(unitCalled(made.battle, "Guard"), nullptr);
  EXPECT_NE(unitCalled(made.battle, "1/Line"), nullptr);
}

TEST(Import, TellsLeadersMarkersAndCardsByTheirWords) {
  ModuleParts parts;
  parts.palette =
      sample::slot("Kutuzov", "1",
                   {{"prototype;Leader", ""}, {"mark;Side", "Russians"}, {"piece;;;k.png;Kutuzov", "null;0;0;1;0"}}) +
      sample::slot("Turn", "2", {{"mark;Type", "Markers"}, {"piece;;;t.png;Turn", "null;0;0;2;0"}}) +
      sample::slot("Ace", "3", {{"piece;;;c.png;Ace", "null;0;0;3;0"}}, "CardSlot") +
      unitSlot("3rd Battery", "4", "French");
  parts.onMap = sample::stack(
      R"(name="S" owningBoard="Field" x="36" y="31")",
      sample::slot("Turn", "5", {{"mark;Type", "Markers"}, {"piece;;;t.png;Turn", "null;0;0;5;0"}}) +
          sample::slot(
              "Kutuzov", "6",
              {{"prototype;Leader", ""}, {"mark;Side", "Russians"}, {"piece;;;k.png;Kutuzov", "null;0;0;6;0"}}));
  const Imported made = Import(parts).module();
  ASSERT_EQ(made.battle.all<model::Leader>().size(), 1U);
  EXPECT_EQ(made.battle.all<model::Leader>().begin()->name, "Kutuzov");
  ASSERT_NE(unitCalled(made.battle, "3rd Battery"), nullptr);
  EXPECT_EQ(unitCalled(made.battle, "3rd Battery")->type, "artillery");
  EXPECT_EQ(made.battle.all<model::Unit>().size(), 1U);
  EXPECT_EQ(placeOf(made.battle, "Turn", "Set-up"), "0101 #2");
  EXPECT_EQ(placeOf(made.battle, "Kutuzov", "Set-up"), "0101");
  EXPECT_TRUE(left(made.understood).contains("card=1 import.vassal.why.card"));
  expectSound(made.battle);
}

TEST(Import, MakesArmiesOfPalettesWhereNoSideIsNamed) {
  ModuleParts parts;
  parts.roster = "";
  const auto panel = [](const std::string& title, const std::string& slots) {
    return "<VASSAL.build.widget.PanelWidget entryName=\"" + title + "\">" + slots +
           "</VASSAL.build.widget.PanelWidget>";
  };
  parts.palette = panel("Saxons", sample::slot("A", "1", {{"piece;;;a.png;A", "null;0;0;1;0"}})) +
                  panel("Swedes", sample::slot("A", "2", {{"piece;;;a.png;A", "null;0;0;2;0"}}));
  const Imported made = Import(parts).module();
  std::set<std::string> armies;
  for (const model::Army& army : made.battle.all<model::Army>()) armies.insert(army.name);
  EXPECT_EQ(armies, (std::set<std::string>{"Saxons", "Swedes"}));
  EXPECT_EQ(made.battle.all<model::Unit>().size(), 2U);
  expectSound(made.battle);
}

TEST(Import, MakesOneBattleOfEachBoardIfAsked) {
  ModuleParts parts;
  std::string other = sample::usualBoard();
  other.replace(other.find("Field"), 5, "North");
  parts.boards = sample::usualBoard() + other;
  parts.onMap = sample::stack(R"(name="S" owningBoard="North" x="36" y="31")", unitSlot("Northern", "20", "French"));
  const Import import(parts);
  const auto all = importVassal(import.path("m.vmod"), {.boards = BoardsAs::OneBattleEach});
  ASSERT_EQ(all.size(), 2U);
  EXPECT_EQ(all[0].boards.at(0).board, "Field");
  EXPECT_EQ(all[1].boards.at(0).board, "North");
  EXPECT_EQ(placeOf(all[0].battle, "Northern", "Set-up"), "nowhere");
  EXPECT_TRUE(left(all[0].understood).contains("counter=1 import.vassal.why.other-board"));
  EXPECT_EQ(placeOf(all[1].battle, "Northern", "Set-up"), "0101");
  EXPECT_EQ(import.module({.board = "North"}).boards.at(0).board, "North");
  EXPECT_THROW(import.module({.board = "South"}), Error);
}

TEST(Import, JoinsBoardsThatTheModuleSetsSideBySide) {
  ModuleParts parts;
  std::string other = sample::usualBoard();
  other.replace(other.find("Field"), 5, "East_");
  parts.boards = sample::usualBoard() + other;
  parts.picker = "<setup>Main MapBoardPicker\tField\t0\t0\tEast_\t1\t0</setup>";
  sample::Files files = sample::module(parts);
  for (auto& [name, bytes] : files) {
    if (name == "images/field.png") bytes = sample::png(52 * 20, 60 * 10);
  }
  const sample::Folder folder;
  sample::writeZip(folder.path("m.vmod"), files);
  const auto made = importVassal(folder.path("m.vmod"));
  EXPECT_EQ(made.at(0).boards.size(), 2U);
  EXPECT_EQ(model::mapSheet(made[0].battle)->columns, 40);
}

TEST(Import, WithoutHexesHasForcesAndSaysWhyThereIsNoMap) {
  ModuleParts parts;
  parts.boards = R"(<VASSAL.build.module.map.boardPicker.Board name="Areas" width="500" height="400">
      <VASSAL.build.module.map.boardPicker.board.RegionGrid>
        <VASSAL.build.module.map.boardPicker.board.Region name="Kraków" originx="100" originy="100"/>
      </VASSAL.build.module.map.boardPicker.board.RegionGrid></VASSAL.build.module.map.boardPicker.Board>)";
  parts.onMap = sample::stack(R"(name="S" owningBoard="Areas" useGridLocation="true" location="Kraków")",
                              unitSlot("Foot", "9", "French"));
  const Imported made = Import(parts).module();
  EXPECT_EQ(model::mapSheet(made.battle), nullptr);
  EXPECT_EQ(placeOf(made.battle, "Foot", "Set-up"), "Kraków");
  EXPECT_TRUE(left(made.understood).contains("Main Map=1 import.vassal.no-hex-grid"));
  expectSound(made.battle);
}

TEST(Import, TakesTheTurnsOfATracker) {
  ModuleParts parts;
  parts.more = R"(<VASSAL.build.module.turn.TurnTracker name="T"><VASSAL.build.module.turn.CounterTurnLevel start="3"
      incr="1" loop="true" loopLimit="14"/></VASSAL.build.module.turn.TurnTracker>)";
  const Imported made = Import(parts).module();
  const model::Scenario& scenario = *made.battle.all<model::Scenario>().begin();
  const model::Setting* last = made.battle.find<model::Setting>({scenario.id, "turn/last"});
  ASSERT_NE(last, nullptr);
  EXPECT_EQ(last->value.text, "12");
}

TEST(Import, IsTheSameEachTime) {
  const Import import;
  EXPECT_EQ(store::dump(import.module().battle), store::dump(import.module().battle));
}

TEST(Import, KeepsTextsThatNoFileCouldHoldOutOfTheBattle) {
  ModuleParts parts;
  parts.palette = unitSlot("<html><b>Gwardia</b>&nbsp;Łódź</html>", "1", "French") +
                  unitSlot(std::string(5'000, 'x'), "2", "French") + unitSlot("", "3", "French", {}, "");
  const Imported made = Import(parts).module();
  EXPECT_EQ(made.battle.all<model::Unit>().size(), 3U);
  expectSound(made.battle);
}

}  // namespace
}  // namespace redoubt::exchange::vassal::reading
