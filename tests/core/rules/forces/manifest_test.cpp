#include "core/rules/forces/manifest.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "core/model/forces_edit.h"
#include "core/rules/forces/arms.h"
#include "core/rules/forces/new_units.h"
#include "core/rules/forces/steps.h"
#include "core/rules/set_up/set_up.h"
#include "tests/core/rules/small_battle.h"

namespace redoubt::rules {
namespace {

using model::FaceSide;
using Kind = ManifestField::Kind;
using Fault = CellFault::Kind;
using Cells = std::vector<std::vector<std::string>>;

// Rules with two types, a figure of their own and a ladder by size; one army with two commands, and a set-up.
struct Field {
  model::Battle battle = small::empty();
  Id<model::Army> army{1};
  hex::Layout layout = model::layoutOf(battle);

  Field() {
    small::addRule(battle, "unit-type/foot/arm", R"("infantry")");
    small::addRule(battle, "unit-type/foot/title", R"("Line foot")");
    small::addRule(battle, "unit-type/horse/arm", R"("cavalry")");
    small::addRule(battle, "figure/movement/title", R"("Movement")");
    small::addRule(battle, "figure/bonus/title", R"("Bonus")");
    small::addRule(battle, "figure/bonus/signed", "true");
    small::addRule(battle, "steps/source", R"("size")");
    small::addRule(battle, "steps/by-size/3", R"(["front", "-1", "back"])");
    small::addRule(battle, "steps/by-size/2", R"(["front", "back"])");
    small::addRule(battle, "steps/by-size/1", R"(["front"])");
    battle.all<model::Player>().put({{1}, "p", "P", 1});
    small::addArmy(battle, 1);
    battle.all<model::Command>().put({{1}, "left", army, "Left wing", {}, "", 1});
    battle.all<model::Command>().put({{2}, "right", army, "Right wing", {}, "", 2});
    small::addScenario(battle, 1);
    small::addVariant(battle, 1, 1);
    small::addBlock(battle, 1, 1);
    battle.all<model::VariantBlock>().put({{1}, {1}});
    layout = model::layoutOf(battle);
  }
  RuleBook book() const { return RuleBook(battle); }
  void apply(const model::Edit& edit) { battle = model::applied(battle, edit); }
  std::vector<Id<model::Unit>> units() const {
    std::vector<Id<model::Unit>> ids;
    for (const model::Unit* unit : model::unitsIn(battle, army)) ids.push_back(unit->id);
    return ids;
  }
  void add(const std::vector<std::string>& names, std::optional<NewCounter> counter) {
    apply(addUnits(battle, book(), {army, {{1}}, names, "foot", std::move(counter)}, "Add"));
  }
  CellEdit type(const Cells& cells, Kind from = Kind::Name) {
    const RuleBook rules = book();
    CellBlock block;
    for (const auto& unit : units()) block.units.push_back(unit);
    block.fields = manifestFields(battle, rules);
    while (block.fields.front().kind != from) block.fields.erase(block.fields.begin());
    block.cells = cells;
    block.army = army;
    CellEdit result = typeCells({battle, rules, layout, Id<model::Variant>{1}}, block, "Type");
    apply(result.edit);
    return result;
  }
  std::vector<std::string> row(std::size_t at) const {
    const RuleBook rules = book();
    return cellTexts({battle, rules, layout, Id<model::Variant>{1}}, units(), manifestFields(battle, rules))[at];
  }
  std::vector<std::pair<int, FaceSide>> stepsOf(Id<model::Unit> unit) const {
    std::vector<std::pair<int, FaceSide>> steps;
    for (const model::Step& step : battle.all<model::Step>()) {
      if (step.unit == unit) steps.emplace_back(step.ordinal, battle.find<model::Face>(step.face)->side);
    }
    std::sort(steps.begin(), steps.end());
    return steps;
  }
  const model::Face* face(Id<model::Unit> unit, FaceSide side) const {
    for (const model::Face& each : battle.all<model::Face>()) {
      if (each.side == side && battle.find<model::Counter>(each.counter)->unit == unit) return &each;
    }
    return nullptr;
  }
};

NewCounter counterOf(int size) {
  NewCounter counter;
  counter.front.size = size;
  counter.front.morale = 7;
  counter.front.own = {{"movement", 6}, {"bonus", std::nullopt}};
  counter.back.own = {{"movement", 5}};
  return counter;
}

TEST(NewUnits, NamesCountFromANumber) {
  EXPECT_EQ(numberedNames("Hussars #", 3, 2), (std::vector<std::string>{"Hussars 3", "Hussars 4"}));
  EXPECT_EQ(numberedNames(" #/I  Foot ", 1, 2), (std::vector<std::string>{"1/I Foot", "2/I Foot"}));
  EXPECT_EQ(numberedNames("Guard", 1, 1), (std::vector<std::string>{"Guard"}));
  EXPECT_EQ(numberedNames("Guard", 1, 2), (std::vector<std::string>{"Guard 1", "Guard 2"}));
  EXPECT_TRUE(numberedNames("  ", 1, 3).empty());
}

TEST(NewUnits, CountersHaveTheStepsOfTheLadderBySize) {
  Field field;
  NewCounter counter = counterOf(3);
  counter.back.size = backSize(field.book(), 3);
  field.add({"Foot 1", "Foot 2"}, counter);
  ASSERT_EQ(field.units().size(), 2u);
  for (const Id<model::Unit> unit : field.units()) {
    EXPECT_EQ(field.stepsOf(unit),
              (std::vector<std::pair<int, FaceSide>>{{1, FaceSide::Front}, {2, FaceSide::Front}, {3, FaceSide::Back}}));
    EXPECT_TRUE(stepProblems(field.battle, field.book(), unit).empty());
    EXPECT_EQ(figureValue(field.battle, field.face(unit, FaceSide::Back)->id, "size"), 1);
    EXPECT_EQ(field.battle.find<model::FaceFigure>({field.face(unit, FaceSide::Back)->id, "movement"})->value, 5);
    EXPECT_TRUE(field.battle.find<model::UnitCommand>({unit, Id<model::Command>{1}}));
  }
}

TEST(NewUnits, ShortNamesAreToldApartByTheirNumbers) {
  Field field;
  field.add({"Hussars 1", "Hussars 12", "Żółta Gwardia 3", "1/I Foot", "Guards"}, std::nullopt);
  EXPECT_EQ(field.row(0)[1], "Hussar 1");
  EXPECT_EQ(field.row(1)[1], "Hussa 12");
  EXPECT_EQ(field.row(2)[1], "Żółta 3");
  EXPECT_EQ(field.row(3)[1], "1/I Foot");
  EXPECT_EQ(field.row(4)[1], "Guards");
}

TEST(NewUnits, NoTwoOfThemHaveTheSameShortName) {
  Field field;
  field.add({"Hussar Guards", "Hussar Lifeguards", "Grenadiers of Kiev", "Grenadiers of Siberia"}, std::nullopt);
  EXPECT_EQ(field.row(0)[1], "Hussar");
  EXPECT_EQ(field.row(1)[1], "Hussar 2");
  EXPECT_EQ(field.row(2)[1], "Grenadie");
  EXPECT_EQ(field.row(3)[1], "Grenad 2");
}

TEST(NewUnits, ASizeWithoutBackHasNone) {
  Field field;
  EXPECT_FALSE(hasBack(field.book(), 1));
  field.add({"Gun"}, counterOf(1));
  EXPECT_EQ(field.face(field.units()[0], FaceSide::Back), nullptr);
  EXPECT_EQ(field.stepsOf(field.units()[0]).size(), 1u);
}

TEST(NewUnits, PrintedCountersFollowTheirOwnLadder) {
  Field field;
  small::addRule(field.battle, "steps/source", R"("counters")");
  small::addRule(field.battle, "steps/ladder", R"(["1 front", "1 back", "2 front", "2 back"])");
  NewCounter counter = counterOf(6);
  counter.sides = 3;
  field.add({"Foot 1"}, counter);
  EXPECT_EQ(field.stepsOf(field.units()[0]),
            (std::vector<std::pair<int, FaceSide>>{{1, FaceSide::Front}, {2, FaceSide::Back}, {3, FaceSide::Front}}));
  int counters = 0;
  for (const model::Counter& row : field.battle.all<model::Counter>()) counters += row.unit == field.units()[0];
  EXPECT_EQ(counters, 2);
}

TEST(NewUnits, ATypeOfANewArmAndAFigureAreRulesOfTheBattle) {
  Field field;
  const auto zouaves = addUnitType(field.battle, field.book(), "Zouaves", "Light Foot", "Type");
  field.apply(zouaves.edit);
  EXPECT_EQ(zouaves.slug, "zouaves");
  EXPECT_EQ(armOfType(field.book(), "zouaves"), "light-foot");
  EXPECT_EQ(armTitle(field.book(), "light-foot"), "Light Foot");
  const auto second = addUnitType(field.battle, field.book(), "Zouaves", "light-foot", "Type");
  EXPECT_EQ(second.slug, "zouaves-2");
  field.apply(second.edit);
  EXPECT_EQ(armOfType(field.book(), "zouaves-2"), "light-foot") << "no second arm of that name";
  field.apply(addFigureKind(field.battle, field.book(), "Initiative", FigureBearer::Units, true, "Figure").edit);
  const auto kinds = figureKindsOfUnits(field.book());
  const auto found =
      std::find_if(kinds.begin(), kinds.end(), [](const auto& kind) { return kind.slug == "initiative"; });
  ASSERT_NE(found, kinds.end());
  EXPECT_TRUE(found->isSigned);
  EXPECT_FALSE(found->isOfLeaders());
}

TEST(Manifest, IsReadAsItIsWritten) {
  Field field;
  field.add({"Foot 1"}, counterOf(2));
  EXPECT_EQ(field.row(0),
            (std::vector<std::string>{"Foot 1", "Foot 1", "Line foot", "Left wing", "2", "7", "", "", "6", ""}));
}

TEST(Manifest, ABlockOfCellsIsOneEdit) {
  Field field;
  field.add({"Foot 1", "Foot 2"}, std::nullopt);
  const std::string number = field.layout.number(hex::HexKey::at(field.layout.firstColumn(), field.layout.firstRow()));
  const auto result = field.type({{"Guard", "Gd", "HORSE", "right wing; Left wing", "3", "8", "", "+1", "9", number},
                                  {"Foot 2", "Foot 2", "Line foot", "", "", "", "", "−2", "", number}});
  ASSERT_TRUE(result.faults.empty());
  EXPECT_EQ(field.row(0), (std::vector<std::string>{"Guard", "Gd", "horse", "Left wing, Right wing", "3", "8", "", "+1",
                                                    "9", number}));
  EXPECT_EQ(field.row(1)[7], "−2");
  EXPECT_EQ(field.row(1)[3], "");
  const auto stacks = rules::stacks(placements(field.battle, {1}));
  ASSERT_EQ(stacks.size(), 1u);
  EXPECT_EQ(stacks[0].counters.size(), 2u);
  EXPECT_EQ(stacks[0].counters[1]->stack, 2);
  EXPECT_TRUE(stepProblems(field.battle, field.book(), field.units()[0]).empty()) << "counters by the ladder";
}

TEST(Manifest, OneFaultAnywhereLeavesEverythingAsItIs) {
  Field field;
  field.add({"Foot 1", "Foot 2"}, counterOf(2));
  const model::Battle before = field.battle;
  const auto result =
      field.type({{"Guard", "", "Zouaves"}, {"", "", "", "Centre", "many", "100", "", "-100", "x", "ZZ99", "more"}});
  EXPECT_EQ(field.battle, before);
  EXPECT_EQ(result.faults,
            (std::vector<CellFault>{{Fault::UnknownType, 0, 2, "Zouaves"}, {Fault::NoField, 1, 10, "more"}}));
  const auto second = field.type({{"Guard"}, {"", "", "", "Centre", "many", "100", "", "-100", "x", "ZZ99"}});
  EXPECT_EQ(field.battle, before);
  EXPECT_EQ(second.faults, (std::vector<CellFault>{{Fault::NameMissing, 1, 0, ""},
                                                   {Fault::UnknownType, 1, 2, ""},
                                                   {Fault::UnknownCommand, 1, 3, "Centre"},
                                                   {Fault::NotAFigure, 1, 4, "many"},
                                                   {Fault::NotAFigure, 1, 5, "100"},
                                                   {Fault::NotAFigure, 1, 7, "-100"},
                                                   {Fault::NotAFigure, 1, 8, "x"},
                                                   {Fault::UnknownHex, 1, 9, "ZZ99"}}));
}

TEST(Manifest, RowsBelowTheLastAreNewUnitsLikeTheLast) {
  Field field;
  field.add({"Foot 1"}, counterOf(2));
  const auto result = field.type({{"Foot 1"}, {"Foot 2", "", "", "Left wing", "2"}, {"", "", ""}, {"Foot 3"}});
  ASSERT_TRUE(result.faults.empty()) << result.faults.front().row << "," << result.faults.front().column;
  ASSERT_EQ(field.units().size(), 3u);
  EXPECT_EQ(field.row(1)[0], "Foot 2");
  EXPECT_EQ(field.row(1)[4], "2");
  EXPECT_EQ(field.row(2)[2], "Line foot");
  const auto nameless = field.type({{"3"}, {"3"}, {"3"}, {"3"}}, Kind::Size);
  EXPECT_EQ(nameless.faults, (std::vector<CellFault>{{Fault::NameMissing, 3, 0, ""}}));
}

TEST(Manifest, AnotherSizeLaysOutTheStepsAnewAndTheBackFollows) {
  Field field;
  NewCounter counter = counterOf(2);
  counter.back.size = 1;
  field.add({"Foot 1"}, counter);
  const Id<model::Unit> unit = field.units()[0];
  field.type({{"3"}}, Kind::Size);
  EXPECT_EQ(field.stepsOf(unit).size(), 3u);
  EXPECT_EQ(figureValue(field.battle, field.face(unit, FaceSide::Back)->id, "size"), 1);
  EXPECT_TRUE(stepProblems(field.battle, field.book(), unit).empty());
  field.type({{""}}, Kind::Size);
  EXPECT_FALSE(figureValue(field.battle, field.face(unit, FaceSide::Front)->id, "size")) << "an empty cell is unknown";
}

TEST(Manifest, AnEmptyHexTakesAUnitOffTheMap) {
  Field field;
  field.add({"Foot 1"}, std::nullopt);
  const std::string number = field.layout.number(hex::HexKey::at(field.layout.firstColumn(), field.layout.firstRow()));
  field.type({{number}}, Kind::Hex);
  EXPECT_EQ(field.row(0).back(), number);
  field.type({{""}}, Kind::Hex);
  EXPECT_TRUE(field.battle.all<model::Placement>().empty());
}

TEST(Manifest, FiguresOfBacksHaveColumnsOfTheirOwnAndMakeABackThatIsMissing) {
  Field field;
  NewCounter counter = counterOf(2);
  counter.back = {};
  field.add({"Foot 1"}, counter);
  field.add({"Foot 2"}, std::nullopt);
  const RuleBook rules = field.book();
  const auto fields = manifestFieldsOfAllSides(field.battle, rules);
  CellBlock block;
  for (const ManifestField& each : fields) {
    if (each.side == 1) block.fields.push_back(each);
  }
  ASSERT_EQ(block.fields.size(), 5u) << "size, morale, fire, bonus and movement";
  EXPECT_EQ(fields.back().kind, Kind::Hex);
  for (const auto& unit : field.units()) block.units.push_back(unit);
  block.cells = {{"1", "6", "", "−1", "4"}, {"", "5", "", "", "3"}};
  const ManifestSheet sheet{field.battle, rules, field.layout, Id<model::Variant>{1}};
  const auto result = typeCells(sheet, block, "Backs");
  ASSERT_TRUE(result.faults.empty());
  field.apply(result.edit);
  const model::Face* back = field.face(field.units()[0], FaceSide::Back);
  ASSERT_TRUE(back);
  EXPECT_EQ(figureValue(field.battle, back->id, model::kSize), 1);
  EXPECT_EQ(figureValue(field.battle, back->id, model::kMorale), 6);
  EXPECT_EQ(figureValue(field.battle, back->id, "movement"), 4);
  EXPECT_EQ(figureValue(field.battle, field.face(field.units()[1], FaceSide::Back)->id, model::kMorale), 5)
      << "with its counter";
  const auto cells = cellTexts({field.battle, rules, field.layout, Id<model::Variant>{1}}, field.units(), block.fields);
  EXPECT_EQ(cells, (Cells{{"1", "6", "", "−1", "4"}, {"", "5", "", "", "3"}}));
  EXPECT_TRUE(stepProblems(field.battle, rules, field.units()[0]).empty());
}

TEST(Manifest, ASizeWithoutBackTakesNoFigureOfOne) {
  Field field;
  field.add({"Gun"}, counterOf(1));
  const RuleBook rules = field.book();
  CellBlock block;
  block.fields = {{Kind::Morale, {}, false, 1}};
  block.units = {field.units()[0]};
  block.cells = {{"6"}};
  const auto result = typeCells({field.battle, rules, field.layout, Id<model::Variant>{1}}, block, "Back");
  EXPECT_EQ(result.faults, (std::vector<CellFault>{{Fault::NoSide, 0, 0, "6"}}));
}

TEST(Manifest, CommandsThatAreMissingAreMadeOnceWhereThatIsWanted) {
  Field field;
  field.add({"Foot 1", "Foot 2"}, std::nullopt);
  const RuleBook rules = field.book();
  CellBlock block;
  block.fields = {{Kind::Commands}};
  for (const auto& unit : field.units()) block.units.push_back(unit);
  block.cells = {{"Centre"}, {"centre, Left wing"}};
  const ManifestSheet sheet{field.battle, rules, field.layout, Id<model::Variant>{1}};
  EXPECT_EQ(typeCells(sheet, block, "").faults.size(), 2u) << "both are told";
  block.newCommandColours = {"#111111", "#222222"};
  field.apply(typeCells(sheet, block, "Commands").edit);
  EXPECT_EQ(field.row(0)[3], "Centre");
  EXPECT_EQ(field.row(1)[3], "Left wing, Centre");
  EXPECT_EQ(model::commandsIn(field.battle, field.army).back()->colour, "#111111");
}

TEST(Manifest, FiguresThatARuleSystemDoesNotUseHaveNoColumns) {
  Field field;
  for (const char* figure : {"size", "morale", "fire"}) {
    small::addRule(field.battle, std::string("figure/") + figure + "/on-counters", "false");
  }
  std::vector<Kind> kinds;
  for (const ManifestField& each : manifestFields(field.battle, field.book())) kinds.push_back(each.kind);
  EXPECT_EQ(kinds, (std::vector<Kind>{Kind::Name, Kind::ShortName, Kind::Type, Kind::Commands, Kind::Own, Kind::Own,
                                      Kind::Hex}));
}

TEST(Manifest, CellsSurviveTheWayThroughASpreadsheet) {
  const Cells cells{{"a", "b \"c\"", ""}, {"d\te", "f\ng", "h"}};
  EXPECT_EQ(cellsOf(textOf(cells)), cells);
  EXPECT_EQ(cellsOf("1\t2\r\n3\t4\r\n"), (Cells{{"1", "2"}, {"3", "4"}}));
}

}  // namespace
}  // namespace redoubt::rules
