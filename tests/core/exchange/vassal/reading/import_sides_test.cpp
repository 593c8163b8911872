// Whose counters are, what they are, and what comes with them, in the battle that is made of a module.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

#include "core/exchange/vassal/reading/import.h"
#include "core/rules/book/rule_book.h"
#include "tests/core/exchange/vassal/reading/sample_battle.h"
#include "tests/core/exchange/vassal/reading/sample_module.h"

namespace redoubt::exchange::vassal::reading {
namespace {

using sample::expectSound;
using sample::ModuleParts;
using sample::unitCalled;

Imported imported(const ModuleParts& parts, const ImportOptions& options = {}) {
  const sample::Folder folder;
  sample::writeZip(folder.path("m.vmod"), sample::module(parts));
  auto all = importVassal(folder.path("m.vmod"), options);
  EXPECT_EQ(all.size(), 1U);
  return std::move(all.front());
}

std::string panel(const std::string& title, const std::string& inner) {
  return "<VASSAL.build.widget.PanelWidget entryName=\"" + title + "\">" + inner + "</VASSAL.build.widget.PanelWidget>";
}

std::string counter(const std::string& name, const std::string& gpid,
                    std::vector<std::pair<std::string, std::string>> traits = {}, const std::string& image = "a.png") {
  traits.emplace_back("piece;;;" + image + ";" + name, "null;0;0;" + gpid + ";0");
  return sample::slot(name, gpid, traits);
}

// "Coalition: Prussia" for each army.
std::set<std::string> armiesOf(const model::Battle& battle) {
  std::set<std::string> all;
  for (const model::Army& army : battle.all<model::Army>()) {
    all.insert(battle.find<model::Player>(army.player)->name + ": " + army.name);
  }
  return all;
}

std::string armyOf(const model::Battle& battle, const std::string& unit) {
  const model::Unit* found = unitCalled(battle, unit);
  return found ? battle.find<model::Army>(found->army)->name : "no such unit";
}

std::set<std::string> warningsOf(const Understood& understood) {
  std::set<std::string> all;
  for (const Phrase& each : understood.warnings) all.insert(each.key());
  return all;
}

TEST(ImportedSides, ArmiesOfNationsFightForTheirAlliances) {
  ModuleParts parts;
  parts.roster = "<entry>Axis</entry><entry>Allied</entry><entry>Umpire</entry>";
  parts.palette = panel("German", counter("12 VG", "1")) + panel("Italian", counter("Ariete", "2")) +
                  panel("American", counter("2-9 Inf", "3")) + panel("Markers", counter("Mud", "4"));
  const Imported made = imported(parts);
  EXPECT_EQ(armiesOf(made.battle), (std::set<std::string>{"Axis: German", "Axis: Italian", "Allied: American"}));
  EXPECT_EQ(armyOf(made.battle, "Ariete"), "Italian");
  EXPECT_EQ(unitCalled(made.battle, "Mud"), nullptr);
  expectSound(made.battle);
}

TEST(ImportedSides, APlayerOfWhomNothingElseIsKnownLeadsWhatIsLeft) {
  ModuleParts parts;
  parts.roster = "<entry>France</entry><entry>The others</entry>";
  parts.palette = panel("I Corps", counter("Foy", "1", {{"mark;Unit Side", "France"}})) +
                  panel("II Corps", counter("Jagow", "2", {{"mark;Unit Side", "Prussia"}}) +
                                        counter("Alten", "3", {{"mark;Unit Side", "Anglo-Allies"}}));
  const Imported made = imported(parts);
  EXPECT_EQ(armiesOf(made.battle),
            (std::set<std::string>{"France: France", "The others: Prussia", "The others: Anglo-Allies"}));
  EXPECT_EQ(armyOf(made.battle, "Foy"), "France");
  expectSound(made.battle);
}

TEST(ImportedSides, ManyPalettesThatNameNobodyAreNoArmies) {
  ModuleParts parts;
  parts.roster = "<entry>French</entry><entry>The others</entry>";
  parts.palette = panel("French", counter("Foy", "1"));
  for (int i = 2; i < 14; ++i) {
    const std::string number = std::to_string(i);
    parts.palette += panel("Column " + number, counter("Battalion " + number, number));
  }
  const Imported made = imported(parts);
  EXPECT_EQ(armiesOf(made.battle), (std::set<std::string>{"French: French", "The others: The others"}));
  EXPECT_EQ(armyOf(made.battle, "Battalion 7"), "The others");
  EXPECT_EQ(made.battle.all<model::Command>().size(), 12U) << "but formations";
  expectSound(made.battle);
}

TEST(ImportedSides, PlayersByNumberGiveWayToThoseOfTheCounters) {
  ModuleParts parts;
  parts.roster = "<entry>Player 1</entry><entry>Player 2</entry>";
  parts.palette = panel("Infantry", counter("A", "1", {}, "rebel_inf.png") + counter("B", "2", {}, "yankee_inf.png")) +
                  panel("Cavalry", counter("C", "3", {}, "rebel_cav.png"));
  const Imported made = imported(parts);
  EXPECT_EQ(armiesOf(made.battle), (std::set<std::string>{"Confederate: Confederate", "Union: Union"}));
  EXPECT_EQ(armyOf(made.battle, "C"), "Confederate");
  EXPECT_EQ(unitCalled(made.battle, "C")->type, "cavalry");
  expectSound(made.battle);
}

TEST(ImportedSides, CountersOfTheSetUpAreThoseOfThePalette) {
  ModuleParts parts;
  parts.roster = "";
  parts.palette = panel("Saxons", counter("Guard", "1")) + panel("Swedes", counter("Life Guard", "2", {}, "b.png"));
  parts.onMap = sample::stack(R"(name="S" owningBoard="Field" x="36" y="31")", counter("Guard", "77"));
  const Imported made = imported(parts);
  EXPECT_EQ(made.battle.all<model::Unit>().size(), 2U) << "the one on the map is the one of the palette";
  EXPECT_EQ(armyOf(made.battle, "Guard"), "Saxons");
  EXPECT_EQ(made.battle.all<model::Placement>().size(), 1U);
}

TEST(ImportedForces, HaveTypesWithSymbolsAndSizes) {
  ModuleParts parts;
  parts.palette =
      counter("Lehr", "1", {{"mark;Type", "Armor"}, {"mark;Echelon", "Division"}, {"mark;Side", "French"}}) +
      counter("Foot", "2", {{"mark;Type", "Infantry"}, {"mark;Side", "French"}}) +
      counter("Stukas", "3", {{"mark;Type", "Aircraft"}, {"mark;Side", "French"}});
  const Imported made = imported(parts, {.language = "pl"});
  const rules::RuleBook book(made.battle);
  EXPECT_EQ(unitCalled(made.battle, "Lehr")->type, "armour-division");
  EXPECT_EQ(book.json("unit-type/armour-division/title"), "\"Pancerne, dywizja\"");
  EXPECT_EQ(book.json("unit-type/armour-division/symbol"), "\"box-armour\"");
  EXPECT_EQ(book.json("unit-type/armour-division/size-mark"), "\"division\"");
  EXPECT_EQ(unitCalled(made.battle, "Foot")->type, "infantry");
  EXPECT_EQ(book.json("unit-type/infantry/symbol"), "\"box-infantry\"") << "beside tanks foot is drawn as they are";
  EXPECT_EQ(book.json("arm/air/title"), "\"Lotnictwo\"");
  expectSound(made.battle);
}

TEST(ImportedForces, HaveTheFiguresThatTheModuleWrites) {
  ModuleParts parts;
  parts.palette = counter("Lehr 6-8", "1", {{"mark;Side", "French"}});
  const Imported made = imported(parts);
  std::map<std::string, int> figures;
  for (const model::FaceFigure& row : made.battle.all<model::FaceFigure>()) figures[row.kind] = row.value.value_or(-1);
  EXPECT_EQ(figures, (std::map<std::string, int>{{"attack", 6}, {"movement", 8}}));
  const rules::RuleBook book(made.battle);
  EXPECT_EQ(book.json("figure/attack/title"), "\"Attack\"");
  EXPECT_EQ(book.json("figure/morale/on-counters"), "false");
  expectSound(made.battle);
}

TEST(ImportedForces, BelongToTheFormationsOfTheirPalettes) {
  ModuleParts parts;
  parts.roster = "<entry>American</entry><entry>German</entry>";
  parts.palette = panel("American", panel("101 Abn Div", counter("377", "1") + counter("506", "2") +
                                                             counter("Taylor", "3", {{"mark;Type", "Leader"}})) +
                                        panel("Infantry", counter("Rangers", "4")));
  const Imported made = imported(parts);
  ASSERT_EQ(made.battle.all<model::Command>().size(), 1U);
  const model::Command& command = *made.battle.all<model::Command>().begin();
  EXPECT_EQ(command.name, "101 Abn Div");
  ASSERT_TRUE(command.leader);
  EXPECT_EQ(made.battle.find<model::Leader>(*command.leader)->name, "Taylor");
  EXPECT_EQ(made.battle.all<model::UnitCommand>().size(), 2U);
  expectSound(made.battle);
}

TEST(ImportedMap, EndsWithTheFirstNumberedLineWhereItCountsFromOne) {
  const auto columns = [](const std::string& origin, const std::string& offset) {
    std::string board = sample::usualBoard();
    const std::size_t at = board.find("x0=\"36\"");
    board.replace(at, 7, "x0=\"" + origin + "\"");
    const std::size_t off = board.find("hOff=\"1\"");
    if (off != std::string::npos) board.replace(off, 8, "hOff=\"" + offset + "\"");
    ModuleParts parts;
    parts.boards = board;
    return model::mapSheet(imported(parts).battle)->firstColumn;
  };
  EXPECT_EQ(columns("45", "1"), 1) << "what is to be seen of the column before is no column 00";
  EXPECT_EQ(columns("0", "0"), 0) << "but a half column of its own is one";
}

TEST(ImportedExtensions, OfTheModulesFolderAreReadWithIt) {
  const sample::Folder folder;
  sample::writeZip(folder.path("m.vmod"), sample::module());
  std::filesystem::create_directories(folder.path("m_ext"));
  const std::string extension =
      R"(<VASSAL.build.module.ModuleExtension module="Sample" version="1.0"><VASSAL.build.module.ExtensionElement
         target="VASSAL.build.module.PieceWindow">)" +
      counter("Late Guard", "x:1", {{"mark;Side", "French"}}) +
      "</VASSAL.build.module.ExtensionElement></VASSAL.build.module.ModuleExtension>";
  sample::writeZip(folder.path("m_ext/more.vmdx"), {{"buildFile.xml", extension}, {"extensiondata", "<data/>"}});
  sample::writeBytes(folder.path("m_ext/broken.vmdx"), "PK no zip");
  sample::writeZip(folder.path("m_ext/other.vmdx"), {{"a.txt", "nothing of the sort"}});
  const auto whole = importVassal(folder.path("m.vmod"));
  EXPECT_NE(unitCalled(whole.at(0).battle, "Late Guard"), nullptr);
  EXPECT_TRUE(warningsOf(whole[0].understood).contains("import.vassal.extension-read"));
  const auto fromWithin = importVassal(folder.path("m_ext/more.vmdx"));
  EXPECT_NE(unitCalled(fromWithin.at(0).battle, "Late Guard"), nullptr) << "its module lies outside of the folder";
  EXPECT_EQ(unitCalled(fromWithin[0].battle, "Late Guard (2)"), nullptr) << "it is read once";
}

TEST(ImportedLog, SaysThatItsMovesAreLeft) {
  const sample::Folder folder;
  sample::writeZip(folder.path("m.vmod"), sample::module());
  const std::string game = sample::joined({"begin_save", "end_save", "LOG\t+/1/stack/Main Map;1;1"}, char{27});
  sample::writeZip(folder.path("a.vlog"), sample::save(game));
  EXPECT_TRUE(warningsOf(importVassal(folder.path("a.vlog")).at(0).understood).contains("import.vassal.log"));
}

}  // namespace
}  // namespace redoubt::exchange::vassal::reading
