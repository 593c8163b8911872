#include "core/exchange/new_battle.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <limits>
#include <set>

#include "core/base/error.h"
#include "core/check/check.h"
#include "core/check/messages.h"
#include "core/exchange/starting_rules.h"
#include "core/model/placement_verbs.h"
#include "core/rules/set_up/set_up.h"
#include "core/rules/terrain/terrain.h"
#include "core/store/battle_file.h"
#include "core/store/dump.h"
#include "core/store/files.h"
#include "tests/core/exchange/battles.h"

namespace redoubt::exchange {
namespace {

NewBattleOptions withUnits() {
  NewBattleOptions options;
  options.columns = 20;
  options.rows = 15;
  for (NewArmy& army : options.armies) army.units = {{"infantry", 3}, {"cavalry", 2}, {"artillery", 1}};
  return options;
}

std::string refusalOf(const NewBattleOptions& options) {
  try {
    newBattle(options);
  } catch (const Error& error) {
    EXPECT_EQ(error.code(), ErrorCode::BadInput);
    return error.sentence();
  }
  return {};
}

std::multiset<std::string> codesOf(const model::Battle& battle) {
  std::multiset<std::string> codes;
  for (const check::Finding& finding : check::runChecks(battle)) codes.insert(finding.code);
  return codes;
}

TEST(NewBattle, UnitsAreAtFirstOfTheTypeThatIsCalledLikeTheirArm) {
  model::Battle battle;
  battle.all<model::System>().put({Id<model::System>{1}, "own", std::nullopt, "Own"});
  for (const auto& [path, json] : {std::pair("unit-type/engineers/arm", R"("infantry")"),
                                   std::pair("unit-type/infantry/arm", R"("infantry")"),
                                   std::pair("unit-type/guards/arm", R"("infantry")"),
                                   std::pair("unit-type/guards/army", R"(["red"])"),
                                   std::pair("unit-type/hussars/arm", R"("cavalry")"),
                                   std::pair("unit-type/lancers/arm", R"("cavalry")")}) {
    battle.all<model::Rule>().put({Id<model::System>{1}, path, {json}});
  }
  model::BattleInfo info;
  info.system = Id<model::System>{1};
  battle.all<model::BattleInfo>().put(info);
  const rules::RuleBook book(battle);
  EXPECT_EQ(startingType(book, "infantry", "blue"), "infantry") << "not the engineers";
  EXPECT_EQ(startingType(book, "cavalry", "blue"), "hussars");
  EXPECT_EQ(startingType(book, "artillery", "blue"), "");
}

TEST(NewBattle, HasTheMapThatWasAskedFor) {
  NewBattleOptions options;
  options.title = "Bitwa pod Łąką";
  options.orientation = hex::Orientation::Flat;
  options.shifted = hex::Shifted::Odd;
  options.columns = 12;
  options.rows = 7;
  options.hexWidth = 16.5;
  options.metresPerHex = 100;
  const model::Battle battle = newBattle(options);
  const hex::Layout layout = model::layoutOf(battle);
  EXPECT_EQ(layout.orientation(), hex::Orientation::Flat);
  EXPECT_EQ(layout.spec().shifted, hex::Shifted::Odd);
  EXPECT_EQ(layout.allHexes().size(), 84u);
  EXPECT_EQ(battle.all<model::HexRow>().size(), 84u);
  EXPECT_EQ(layout.number(hex::HexKey::at(12, 7)), "1207");
  EXPECT_EQ(model::mapSheet(battle)->hexWidthMm, 16.5);
  EXPECT_EQ(model::mapSheet(battle)->metresPerHex, 100);
  EXPECT_EQ(model::info(battle)->title, "Bitwa pod Łąką");
  EXPECT_EQ(model::info(battle)->slug, "bitwa-pod-laka");
}

TEST(NewBattle, LiesOnThePaperThatWasAskedFor) {
  for (const hex::Orientation orientation : {hex::Orientation::Flat, hex::Orientation::Pointy}) {
    NewBattleOptions options;
    options.orientation = orientation;
    options.margin = 10;
    options.paper = hex::PaperSize{420, 297};
    const hex::GridSize grid = hex::gridThatFits(orientation, options.hexWidth, options.paper->within(10));
    options.columns = grid.columns;
    options.rows = grid.rows;
    const model::Battle battle = newBattle(options);
    const model::MapSheet& sheet = *model::mapSheet(battle);
    EXPECT_EQ(sheet.sheetWidthMm, 420);
    EXPECT_EQ(sheet.sheetHeightMm, 297);
    const hex::Bounds bounds = model::layoutOf(battle).bounds();
    EXPECT_LE(bounds.width() * sheet.hexWidthMm, 400);
    EXPECT_LE(bounds.height() * sheet.hexWidthMm, 277);
    ++options.columns;
    EXPECT_NE(refusalOf(options).find("columns by"), std::string::npos);
    options.columns = grid.columns;
    ++options.rows;
    EXPECT_NE(refusalOf(options).find("columns by"), std::string::npos);
  }
}

TEST(NewBattle, MakesTheSheetThatHoldsItsHexesAndMargins) {
  NewBattleOptions options;
  options.columns = 10;
  options.rows = 10;
  options.hexWidth = 20;
  options.margin = 5;
  const model::MapSheet sheet = newSheet(options);
  EXPECT_EQ(sheet.sheetWidthMm, 220);   // 10.5 hexes and two margins
  EXPECT_EQ(sheet.sheetHeightMm, 189);  // 9 × 17.32 + 23.09 + 10 = 188.98
}

TEST(NewBattle, CanBePaintedAtOnce) {
  const rules::RuleBook book(newBattle({}));
  std::set<rules::TerrainPlace> places;
  for (const rules::TerrainKind& kind : rules::terrainKinds(book)) places.insert(kind.place);
  EXPECT_EQ(places.size(), 3u);
  EXPECT_EQ(rules::groundTerrain(book), "clear");
}

TEST(NewBattle, HasNumbersForLargeMaps) {
  NewBattleOptions options;
  const auto numberAt = [&](int columns, hex::HexKey hex) {
    options.columns = columns;
    return model::layoutOf(newBattle(options)).number(hex);
  };
  EXPECT_EQ(numberAt(99, hex::HexKey::at(9, 7)), "0907");
  EXPECT_EQ(numberAt(100, hex::HexKey::at(9, 7)), "009007");
  EXPECT_EQ(numberAt(250, hex::HexKey::at(250, 27)), "250027");
  EXPECT_EQ(numberAt(1000, hex::HexKey::at(1000, 27)), "10000027");
}

TEST(NewBattle, RefusesAMapOfNoSize) {
  NewBattleOptions options;
  options.rows = 0;
  EXPECT_EQ(refusalOf(options), "A map needs at least one row. Choose another size.");
  options.rows = 1001;
  EXPECT_EQ(refusalOf(options), "A map has at most 1000 rows. Choose another size.");
}

TEST(NewBattle, RefusesHexesMarginsAndScalesThatMakeNoSense) {
  const double nan = std::numeric_limits<double>::quiet_NaN();
  for (const double width : {0.0, -19.0, 0.5, 1001.0, nan}) {
    NewBattleOptions options;
    options.hexWidth = width;
    EXPECT_EQ(refusalOf(options), "A hex measures 1 to 1000 mm across its flats.") << width;
  }
  for (const double margin : {-1.0, 2000.0, nan}) {
    NewBattleOptions options;
    options.margin = margin;
    EXPECT_EQ(refusalOf(options), "A margin measures 0 to 1000 mm.") << margin;
  }
  for (const double metres : {0.0, -5.0, nan}) {
    NewBattleOptions options;
    options.metresPerHex = metres;
    EXPECT_EQ(refusalOf(options), "A hex stands for 0.1 to 1,000,000 metres.") << metres;
  }
  NewBattleOptions options;
  options.paper = hex::PaperSize{100, 15};
  EXPECT_EQ(refusalOf(options), "Not one hex lies within the margins of the paper; choose smaller hexes.");
}

TEST(NewBattle, SaysWhatIsSeldomMeant) {
  NewBattleOptions options;
  EXPECT_TRUE(concernsAbout(newSheet(options)).empty());
  options.columns = 200;
  EXPECT_EQ(concernsAbout(newSheet(options)), std::vector{SizeConcern::LargeSheet});
  options.hexWidth = 2;
  options.columns = 500;
  options.rows = 200;
  EXPECT_TRUE(concernsAbout(newSheet(options)).empty());
  options.rows = 201;
  EXPECT_EQ(concernsAbout(newSheet(options)), std::vector{SizeConcern::ManyHexes});
}

TEST(NewBattle, HasArmiesWhoseUnitsAreReadyToBePlaced) {
  const model::Battle battle = newBattle(withUnits());
  const model::Army* blue = battle.bySlug<model::Army>("blue");
  ASSERT_TRUE(blue);
  EXPECT_EQ(blue->name, "Blue");
  EXPECT_EQ(blue->colour, "#386AA7");
  EXPECT_EQ(battle.all<model::Army>().size(), 2u);
  EXPECT_EQ(battle.all<model::Player>().size(), 2u);
  ASSERT_EQ(battle.all<model::Unit>().size(), 12u);
  const model::Unit* unit = battle.bySlug<model::Unit>("blue-2-ii");
  ASSERT_TRUE(unit);
  EXPECT_EQ(unit->name, "2/II Blue");
  EXPECT_EQ(unit->shortName, "2/II");
  EXPECT_EQ(unit->type, "cavalry");
  EXPECT_EQ(unit->ordinal, 5);
  const auto scenarios = rules::scenarios(battle);
  ASSERT_EQ(scenarios.size(), 1u);
  const auto variants = rules::variants(battle, scenarios.front()->id);
  ASSERT_EQ(variants.size(), 1u);
  EXPECT_EQ(rules::declaredForces(battle, *variants.front()).units.size(), 12u);
}

TEST(NewBattle, LeavesTheNameOfALongArmyOffItsCounters) {
  NewBattleOptions options = withUnits();
  options.armies[0].name = "Wojsko koronne";
  options.armies[1].name = "Żółkiew";  // eight letters, though more bytes
  const model::Battle battle = newBattle(options);
  EXPECT_EQ(battle.bySlug<model::Unit>("wojsko-koronne-1-i")->name, "1/I");
  EXPECT_EQ(battle.bySlug<model::Unit>("zolkiew-1-i")->name, "1/I Żółkiew");
}

TEST(NewBattle, HasNoFindingsButCountersYetToBePlaced) {
  EXPECT_EQ(codesOf(newBattle({})), std::multiset<std::string>{});
  const auto codes = codesOf(newBattle(withUnits()));
  EXPECT_EQ(codes, (std::multiset<std::string>{"yet-to-place", "yet-to-place"}));
}

TEST(NewBattle, IsCleanOnceItsUnitsArePlaced) {
  const model::Battle fresh = newBattle(withUnits());
  model::Battle battle = fresh;
  for (const model::SetUpBlock& block : fresh.all<model::SetUpBlock>()) {
    int placed = 0;
    for (const model::Unit& unit : fresh.all<model::Unit>()) {
      if (unit.army != block.army) continue;
      // Stacks of two kinds that look different ways: the blank rules mind neither.
      const model::Facing facing{hex::Direction{hex::FacingKind::Vertex, placed % 6}};
      const hex::HexKey hex = hex::HexKey::at(2 + placed / 3, block.ordinal * 5);
      battle =
          model::applied(battle, model::place(battle, block.id, {unit.id, {}}, hex, facing, 1 + placed % 3, "Place"));
      ++placed;
    }
    EXPECT_EQ(placed, 6);
  }
  EXPECT_EQ(codesOf(battle), std::multiset<std::string>{});
}

TEST(NewBattle, RefusesArmiesThatCanNotBe) {
  const auto refusal = [](auto&& change) {
    NewBattleOptions options = withUnits();
    change(options);
    return refusalOf(options);
  };
  EXPECT_EQ(refusal([](auto& o) { o.armies[0].name = " "; }), "An army has no name; write one.");
  EXPECT_EQ(refusal([](auto& o) { o.armies[1].name = "Blue"; }), "Two armies are called Blue; name them apart.");
  EXPECT_EQ(refusal([](auto& o) { o.armies[0].colour = "blue"; }), "The colour of Blue is not of the form #RRGGBB.");
  EXPECT_EQ(refusal([](auto& o) { o.armies[0].units["dragons"] = 1; }), "The rules know no arm \"dragons\".");
  EXPECT_EQ(refusal([](auto& o) { o.armies[0].units["infantry"] = 201; }),
            "An army begins with at most 200 units of an arm.");
  EXPECT_EQ(refusal([](auto& o) { o.armies[0].units["infantry"] = -1; }),
            "An army begins with at most 200 units of an arm.");
  EXPECT_EQ(refusal([](auto& o) { o.armies[0].slug = "greens"; }), "The rules to begin with know no army \"greens\".");
  EXPECT_EQ(refusal([](auto& o) { o.title = " "; }), "the title is empty or not in UTF-8; write one.");
}

TEST(NewBattle, TellsArmiesOfLikeNamesApart) {
  NewBattleOptions options = withUnits();
  options.armies = {{"Blue", "#386AA7"}, {"blue!", ""}, {"紅", "#A0303A"}};
  const model::Battle battle = newBattle(options);
  EXPECT_EQ(battle.all<model::Army>().size(), 3u);
  EXPECT_EQ(battle.bySlug<model::Army>("blue-2")->name, "blue!");
  EXPECT_EQ(battle.bySlug<model::Army>("army-3")->name, "紅");
  EXPECT_EQ(battle.all<model::SetUpBlock>().size(), 3u);
}

TEST(NewBattle, MayHaveNoArmiesAndThenNoScenario) {
  NewBattleOptions options;
  options.armies.clear();
  const model::Battle battle = newBattle(options);
  EXPECT_TRUE(battle.all<model::Army>().empty());
  EXPECT_TRUE(battle.all<model::Scenario>().empty());
  EXPECT_EQ(codesOf(battle), std::multiset<std::string>{});
}

TEST(NewBattle, GoesOnWithTheRulesOfADesignUnderWay) {
  NewBattleOptions options;
  options.rulesOf = newBattle({});
  const model::Battle battle = newBattle(options);
  EXPECT_EQ(battle.all<model::System>(), options.rulesOf->all<model::System>());
}

TEST(NewBattle, TakesOverTheRulesOfAnotherAndNothingElse) {
  NewBattleOptions options;
  options.rulesOf = test::fullBattle();
  options.armies = {{"Greens", "#00FF00"}};
  const model::Battle& other = *options.rulesOf;
  const model::Battle battle = newBattle(options);
  const model::System* own = battle.find(model::info(battle)->system);
  ASSERT_TRUE(own);
  EXPECT_EQ(own->slug, "untitled-battle");
  EXPECT_EQ(own->parent, model::info(other)->system) << "what its author changes is its own";
  EXPECT_EQ(model::info(battle)->title, "Untitled battle");
  EXPECT_EQ(battle.all<model::BattleInfo>().size(), 1u);
  EXPECT_FALSE(battle.all<model::Rule>().empty());
  EXPECT_EQ(battle.all<model::Source>(), other.all<model::Source>());
  EXPECT_EQ(battle.all<model::Army>().size(), 1u);
  EXPECT_EQ(battle.all<model::Player>().size(), 1u);
  EXPECT_TRUE(battle.all<model::Unit>().empty());
  EXPECT_TRUE(battle.all<model::Placement>().empty());
  EXPECT_TRUE(battle.all<model::Note>().empty());
  EXPECT_EQ(battle.all<model::HexRow>().size(), 34u * 27u);
}

TEST(NewBattle, HasTheTracksThatItsRulesSpeakOf) {
  NewBattleOptions options;
  options.rulesOf = test::fullBattle();
  const model::Battle battle = newBattle(options);
  EXPECT_FALSE(battle.all<model::Track>().empty());
  EXPECT_EQ(battle.all<model::Track>(), options.rulesOf->all<model::Track>());
  EXPECT_EQ(battle.all<model::Space>(), options.rulesOf->all<model::Space>());
}

model::Provenance from(std::string_view table, const std::string& key, int paragraph, std::string note = {}) {
  return {std::string(table), key, "*", model::Status::Printed, Id<model::Paragraph>{paragraph}, std::move(note)};
}

// A rule comes from 1.1 of a book, a unit from 1.2, and nothing from 1.4; the map is a source too.
model::Battle withSources() {
  model::Battle battle = blankBattle();
  const Id<model::System> system = *model::info(battle)->system;
  battle.all<model::Rule>().put({system, "turns/count", {"9"}});
  battle.all<model::Rule>().put({system, "set-up/complete", {"true"}});
  battle.all<model::Source>().put({{1}, "book", model::SourceKind::Rulebook, "The book", "", "", std::nullopt, "", ""});
  battle.all<model::Source>().put(
      {{2}, "sheet", model::SourceKind::Map, "Our own drawing", "", "", std::nullopt, "", ""});
  battle.all<model::Paragraph>().put({{11}, {1}, "1.1", 1, "Turns"});
  battle.all<model::Paragraph>().put({{12}, {1}, "1.2", 1, "Units"});
  battle.all<model::Paragraph>().put({{14}, {1}, "1.4", 1, "Else"});
  battle.all<model::Paragraph>().put({{21}, {2}, "map", 1, "Map"});
  const auto rule = model::keyText<model::Rule>(std::tuple{system, std::string("turns/count")});
  battle.all<model::Provenance>().put(from("rule", rule, 11, "question long-day"));
  battle.all<model::Provenance>().put(from("unit", "7", 12));
  battle.all<model::Provenance>().put(from("hex", "1", 21));
  using enum model::QuestionKind;
  battle.all<model::Question>().put({{31}, "long-day", Gap, std::nullopt, "How long a day is", "", ""});
  battle.all<model::Question>().put({{32}, "turn-one", Gap, Id<model::Paragraph>{11}, "Turn one", "", ""});
  battle.all<model::Question>().put({{33}, "guards", Gap, Id<model::Paragraph>{12}, "Whose guards", "", ""});
  battle.all<model::Question>().put({{34}, "north", Gap, Id<model::Paragraph>{21}, "Where is north", "", ""});
  return battle;
}

TEST(NewBattle, KeepsTheSourcesAndQuestionsOfItsRulesAndNotThoseOfTheOtherBattle) {
  NewBattleOptions options;
  options.rulesOf = withSources();
  const model::Battle battle = newBattle(options);
  EXPECT_TRUE(battle.bySlug<model::Source>("book"));
  EXPECT_FALSE(battle.bySlug<model::Source>("sheet")) << "the map is another";
  EXPECT_TRUE(battle.find<model::Paragraph>(Id<model::Paragraph>{11}));
  EXPECT_FALSE(battle.find<model::Paragraph>(Id<model::Paragraph>{12})) << "only a unit came from it";
  EXPECT_TRUE(battle.find<model::Paragraph>(Id<model::Paragraph>{14}));
  EXPECT_TRUE(battle.bySlug<model::Question>("long-day")) << "the origin of a rule names it";
  EXPECT_TRUE(battle.bySlug<model::Question>("turn-one"));
  EXPECT_FALSE(battle.bySlug<model::Question>("guards"));
  EXPECT_FALSE(battle.bySlug<model::Question>("north"));
}

TEST(NewBattle, HasNoOpenProblemsOfTheBookItsRulesComeFrom) {
  NewBattleOptions options;
  options.rulesOf = withSources();
  options.rulesOf->all<model::Question>().erase(Id<model::Question>{31});
  model::Battle battle = newBattle(options);
  EXPECT_EQ(codesOf(battle), std::multiset<std::string>{});
  const model::System& own = *battle.find(model::info(battle)->system);
  battle.all<model::Rule>().put({own.id, "turns/count", {"12"}});
  const auto key = model::keyText<model::Rule>(std::tuple{own.id, std::string("turns/count")});
  battle.all<model::Provenance>().put(from("rule", key, 11));
  const auto codes = codesOf(battle);
  EXPECT_EQ(codes.count("question-open"), 1u) << "now the book is its own as well";
  EXPECT_EQ(codes.count("paragraph-gap"), 1u);
}

TEST(NewBattle, GivesTheScaleOfItsMapToItsRules) {
  NewBattleOptions options;
  options.rulesOf = withSources();
  options.rulesOf->all<model::Rule>().put({*model::info(*options.rulesOf)->system, "scale/metres-per-hex", {"100"}});
  options.metresPerHex = 150;
  const model::Battle battle = newBattle(options);
  EXPECT_EQ(rules::RuleBook(battle).integer("scale/metres-per-hex"), 150);
  EXPECT_EQ(codesOf(battle).count("scale-differs"), 0u);
  options.metresPerHex.reset();
  EXPECT_EQ(rules::RuleBook(newBattle(options)).integer("scale/metres-per-hex"), 100);
}

// Beside a unit test's own rules: those that are shipped.
TEST(NewBattle, BeginsWithTheRulesAndArmiesOfAShippedBattle) {
  const JsonRead read = readJson(std::string(REDOUBT_SOURCE_DIR) + "/data/battles/raclawice-1794",
                                 {std::filesystem::path(REDOUBT_SOURCE_DIR) / "data" / "systems", true});
  NewBattleOptions options;
  options.rulesOf = std::get<model::Battle>(read);
  options.armies.clear();
  const rules::RuleBook book(*options.rulesOf);
  for (const model::Army& army : options.rulesOf->all<model::Army>()) {
    NewArmy wanted{army.name, army.colour, army.slug, {}};
    for (const std::string& arm : startingArms(book)) wanted.units[arm] = 2;
    options.armies.push_back(std::move(wanted));
  }
  options.armies[0].name = "Ours";
  const model::Battle battle = newBattle(options);
  EXPECT_TRUE(rules::RuleBook(battle).row("command/range"));
  EXPECT_FALSE(rules::RuleBook(battle).row("activation/power/kosciuszko")) << "nobody of that name is here";
  EXPECT_EQ(battle.all<model::System>().size(), options.rulesOf->all<model::System>().size() + 1);
  EXPECT_FALSE(rules::RuleBook(battle).integer("box/counters")) << "the box was another game's";
  const auto codes = codesOf(battle);
  EXPECT_EQ(codes.count("not-placed"), 0u);
  EXPECT_EQ(codes.count("yet-to-place"), options.armies.size());
  EXPECT_EQ(codes.count("paragraphs-unused"), 0u);
  EXPECT_EQ(battle.bySlug<model::Army>(options.armies[0].slug)->name, "Ours");
  for (const model::Unit& unit : battle.all<model::Unit>()) {
    const auto armies = book.texts("unit-type/" + unit.type + "/army");
    const model::Army* army = battle.find<model::Army>(unit.army);
    ASSERT_TRUE(army);
    EXPECT_NE(std::find(armies.begin(), armies.end(), army->slug), armies.end()) << unit.name << " " << unit.type;
  }
  for (const model::Provenance& row : battle.all<model::Provenance>()) {
    EXPECT_TRUE(!row.paragraph || battle.find<model::Paragraph>(*row.paragraph)) << row.subject;
  }
  for (const check::Finding& finding : check::runChecks(battle)) {
    EXPECT_NE(finding.severity, model::Severity::Error) << check::message(finding);
  }
  store::TemporaryFolder folder;
  EXPECT_NO_THROW(store::writeNewFile(folder.path() / "new.battle", battle));  // no reference dangles
}

TEST(NewBattle, RefusesABattleWithoutRules) {
  NewBattleOptions options;
  options.rulesOf = model::Battle();
  EXPECT_EQ(refusalOf(options), "The battle to begin from has no rules; choose another.");
}

TEST(NewBattle, IsTheSameEachTimeAndSurvivesExchange) {
  for (const NewBattleOptions& options : {NewBattleOptions(), withUnits()}) {
    const model::Battle battle = newBattle(options);
    EXPECT_EQ(store::dump(battle), store::dump(newBattle(options)));
    EXPECT_EQ(battle, test::readWhole(writeJson(battle)));
  }
}

}  // namespace
}  // namespace redoubt::exchange
