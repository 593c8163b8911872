#include "core/rules/forces/counter_layout.h"

#include <gtest/gtest.h>

#include "core/base/base64.h"
#include "core/model/edit.h"
#include "core/rules/forces/layout_presets.h"
#include "tests/core/rules/rule_rows.h"

namespace redoubt::rules {
namespace {

using namespace small;

// Foot and guns, which are of two arms.
class CounterLayouts : public ::testing::Test {
 protected:
  CounterLayouts() {
    addRule(battle, "arm/infantry/title", "\"Infantry\"");
    addRule(battle, "unit-type/foot/arm", "\"infantry\"");
    addRule(battle, "unit-type/grenadiers/arm", "\"infantry\"");
    addRule(battle, "unit-type/gun/arm", "\"artillery\"");
    addArmy(battle, 1);
    addUnit(battle, 1, 1);
  }
  void add(const std::string& name, const std::string& use) {
    addRule(battle, "counter-layout/" + name + "/title", "\"" + name + "\"");
    if (!use.empty()) addRule(battle, "counter-layout/" + name + "/for", use);
  }
  std::string of(const std::string& type, std::string_view army = "army-1") const {
    return layoutFor(RuleBook(battle), type, army);
  }
  RuleBook book() const { return RuleBook(battle); }
  void apply(const model::Edit& edit) { battle = model::applied(battle, edit); }

  Battle battle = empty();
};

TEST_F(CounterLayouts, TheClosestOneHolds) {
  EXPECT_EQ(of("foot"), "");
  add("draft", "");
  EXPECT_EQ(of("foot"), "") << "it is for nobody as yet";
  add("all", "{}");
  EXPECT_EQ(of("foot"), "all");
  add("ours", R"({"armies": ["army-1"]})");
  EXPECT_EQ(of("foot"), "ours");
  EXPECT_EQ(of("foot", "army-2"), "all");
  add("infantry", R"({"arms": ["infantry"]})");
  EXPECT_EQ(of("foot"), "infantry");
  EXPECT_EQ(of("gun"), "ours");
  add("foot", R"({"types": ["foot"]})");
  EXPECT_EQ(of("foot"), "foot");
  EXPECT_EQ(of("grenadiers"), "infantry");
  add("theirs", R"({"types": ["foot"], "armies": ["army-2"]})");
  EXPECT_EQ(of("foot"), "foot");
  EXPECT_EQ(of("foot", "army-2"), "theirs");
}

TEST_F(CounterLayouts, PartsAreInTheirOrder) {
  add("foot", R"({"types": ["foot"]})");
  addRule(battle, "counter-layout/foot/part/a",
          R"({"show": "name", "left": 100, "top": 50, "width": 800, "height": 150, "order": 20, "colour": "#102030"})");
  addRule(battle, "counter-layout/foot/part/b",
          R"({"show": "box", "left": 0, "top": 0, "width": 1000, "height": 100, "order": 10})");
  addRule(battle, "counter-layout/foot/part/c",
          R"({"show": "nonsense", "left": 0, "top": 0, "width": 1, "height": 1})");
  const CounterLayout layout = layoutCalled(book(), "foot");
  ASSERT_EQ(layout.parts.size(), 2u) << "a part that is none doesn't hinder the others";
  EXPECT_EQ(layout.parts[0].name, "b");
  EXPECT_EQ(layout.parts[1].part.colour, "#102030");
  EXPECT_EQ(layout.parts[1].part.width, 800);
  EXPECT_EQ(layout.ground, "army");
}

TEST_F(CounterLayouts, AreTheSameValueForTheSameRules) {
  add("foot", R"({"types": ["foot"]})");
  const auto one = sharedLayoutFor(book(), "foot", "army-1");
  ASSERT_TRUE(one);
  EXPECT_EQ(sharedLayoutFor(book(), "foot", "army-1"), one);
  EXPECT_FALSE(sharedLayoutFor(book(), "gun", "army-1"));
  addRule(battle, "counter-layout/foot/ground", "\"cream\"");
  const auto other = sharedLayoutFor(book(), "foot", "army-1");
  EXPECT_NE(other, one);
  EXPECT_EQ(other->ground, "cream");
}

TEST_F(CounterLayouts, PresetsShowTheFiguresOfTheRules) {
  addRule(battle, "figure/attack/title", "\"Attack\"");
  addRule(battle, "figure/morale/on-counters", "false");
  for (const LayoutPreset preset : {LayoutPreset::Classic, LayoutPreset::Plate, LayoutPreset::Corners}) {
    std::set<std::string> figures;
    for (const NamedPart& each : presetParts(battle, book(), preset)) {
      const LayoutPart& part = each.part;
      if (part.shows == LayoutPart::Shows::Figure) figures.insert(part.figure);
      EXPECT_LE(part.left + part.width, 1000) << each.name;
      EXPECT_LE(part.top + part.height, 1000) << each.name;
    }
    EXPECT_TRUE(figures.contains("attack"));
    EXPECT_TRUE(figures.contains("size"));
    EXPECT_FALSE(figures.contains("morale"));
  }
}

// What is written is read again, and every verb does what it says.
TEST_F(CounterLayouts, AreMadeAndChanged) {
  const NewLayout made = addLayout(battle, book(), LayoutPreset::Classic, "Line infantry", "foot", "new");
  EXPECT_EQ(made.name, "line-infantry");
  apply(made.edit);
  EXPECT_EQ(of("foot"), "line-infantry");
  const std::vector<NamedPart> preset = presetParts(battle, book(), LayoutPreset::Classic);
  EXPECT_EQ(layoutCalled(book(), made.name).parts, preset);

  NamedPart part = preset.front();
  part.part.left = 123;
  part.part.turn = 45;
  part.part.with = "stars";
  part.part.side = LayoutPart::Side::Back;
  part.part.size = LayoutPart::Size::Large;
  part.part.align = LayoutPart::Align::Right;
  part.part.fill = "#ABCDEF";
  apply(putParts(battle, made.name, {part}, "move"));
  EXPECT_EQ(layoutCalled(book(), made.name).parts.front(), part);

  const NewLayout copy = copyLayout(battle, book(), made.name, "Line infantry", "copy");
  EXPECT_EQ(copy.name, "line-infantry-2");
  apply(copy.edit);
  EXPECT_EQ(layoutCalled(book(), copy.name).parts, layoutCalled(book(), made.name).parts);
  EXPECT_EQ(of("foot"), "line-infantry") << "a copy is for nobody as yet";

  apply(setLayoutUse(battle, copy.name, {{}, {"artillery"}, {}}, "use"));
  EXPECT_EQ(of("gun"), copy.name);
  apply(setLayoutGrounds(battle, copy.name, "white", "#112233", "grounds"));
  EXPECT_EQ(layoutCalled(book(), copy.name).backGround, "#112233");
  apply(removePart(battle, made.name, part.name, "remove"));
  EXPECT_EQ(layoutCalled(book(), made.name).parts.size(), preset.size() - 1);
  apply(removeLayout(battle, book(), made.name, "remove"));
  EXPECT_EQ(of("foot"), "");
  EXPECT_EQ(layouts(book()), std::vector<std::string>{copy.name});
}

TEST_F(CounterLayouts, OwnSymbolsAreTextsOfTheRules) {
  OwnSymbol svg;
  svg.svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 10 10\"/>";
  apply(putSymbol(battle, "eagle", svg, "symbol"));
  ASSERT_TRUE(ownSymbol(book(), "eagle"));
  EXPECT_EQ(*ownSymbol(book(), "eagle"), svg);
  OwnSymbol png;
  png.png = std::string("\x89PNG\r\n\x1a\n\0rest", 13);
  apply(putSymbol(battle, "eagle", png, "symbol"));
  EXPECT_EQ(*ownSymbol(book(), "eagle"), png) << "it takes the place of the other";
  EXPECT_EQ(ownSymbols(book()), std::vector<std::string>{"eagle"});
  addRule(battle, "counter-symbol/broken/png", "\"no base64!\"");
  EXPECT_FALSE(ownSymbol(book(), "broken"));
}

}  // namespace
}  // namespace redoubt::rules
