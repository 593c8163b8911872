#include "core/rules/terrain/terrain_library.h"

#include <gtest/gtest.h>

#include "core/rules/book/rule_edit.h"
#include "tests/core/rules/small_battle.h"

namespace redoubt::rules {
namespace {

using namespace small;

// 4 by 4 hexes of clear ground under system 1, which inherits bog and dyke from system 2. Woods and water meadow in two
// hexes, a brook on a side, a lane across another; 'lawn' lies in a hex and no rule knows it.
Battle country() {
  Battle battle = empty();
  battle.all<System>().put({Id<System>{1}, "s", Id<System>{2}, "S"});
  battle.all<System>().put({Id<System>{2}, "family", std::nullopt, "Rodzina"});
  const auto kind = [&](const std::string& slug, const std::string& place, int order, int system) {
    addRule(battle, "terrain/" + slug + "/title", "\"" + slug + "!\"", system);
    addRule(battle, "terrain/" + slug + "/place", "\"" + place + "\"", system);
    addRule(battle, "terrain/" + slug + "/order", std::to_string(order), system);
  };
  kind("clear", "hex", 1, 1);
  kind("woods", "hex", 2, 1);
  kind("meadow", "hex", 3, 1);
  kind("bog", "hex", 4, 2);
  kind("brook", "hexside", 5, 1);
  kind("bank", "hexside", 6, 1);
  kind("dyke", "hexside", 7, 2);
  kind("lane", "link", 8, 1);
  kind("path", "link", 9, 1);
  addRule(battle, "terrain/ground", "\"clear\"");
  addRule(battle, "terrain/bank/high-side", "true");
  addRule(battle, "terrain/bog/enter", "{\"foot\":3}", 2);
  addRule(battle, "terrain/woods/enter", "{\"foot\":2}");
  battle.all<Provenance>().put({"rule", "1/terrain/woods/enter", "*", Status::Printed, std::nullopt, ""});
  MapSheet sheet;
  sheet.id = Id<MapSheet>{1};
  sheet.columns = sheet.rows = 4;
  battle.all<MapSheet>().put(sheet);
  for (int column = 1; column <= 4; ++column) {
    for (int row = 1; row <= 4; ++row) battle.all<HexRow>().put({at(column, row), "clear", 0});
  }
  battle.all<HexRow>().put({at(1, 2), "woods", 2});
  battle.all<HexRow>().put({at(3, 3), "woods", 0});
  battle.all<HexRow>().put({at(4, 4), "lawn", 0});
  const hex::Layout layout = layoutOf(battle);
  battle.all<Hexside>().put({layout.side(at(2, 2), 1), "bank", HighSide::Near, std::nullopt});
  battle.all<Hexside>().put({layout.side(at(2, 2), 1), "brook", std::nullopt, std::nullopt});
  battle.all<Hexside>().put({layout.side(at(3, 2), 1), "bank", HighSide::Far, std::nullopt});
  battle.all<Link>().put({layout.side(at(2, 3), 1), "lane"});
  return battle;
}

hex::HexsideKey sideOf(int column, int row) {
  return layoutOf(country()).side(at(column, row), 1);
}
TerrainSlug slug(const char* text) {
  return *TerrainSlug::fromText(text);
}
TerrainUse useOf(const Battle& battle, const char* name) {
  return *terrainUse(battle, RuleBook(battle), name);
}
TerrainDefinition definitionIn(const Battle& battle, const char* name) {
  return *definitionOf(RuleBook(battle), name);
}

TerrainDefinition titled(const char* title) {
  TerrainDefinition definition;
  definition.title = title;
  return definition;
}

// That neither map, rules nor provenance name a slug.
void expectGone(const Battle& battle, const std::string& name) {
  EXPECT_FALSE(terrainUse(battle, RuleBook(battle), name)) << name;
  for (const Rule& row : battle.all<Rule>()) {
    if (row.system == Id<System>{1}) {
      EXPECT_FALSE(row.path.starts_with("terrain/" + name + "/") && row.value.text != "null") << row.path;
    }
  }
  for (const Provenance& row : battle.all<Provenance>()) {
    EXPECT_EQ(row.subject.find("terrain/" + name + "/"), std::string::npos) << row.subject;
  }
}

TEST(TerrainSlug, IsLowerCaseLettersDigitsAndHyphens) {
  EXPECT_TRUE(TerrainSlug::fromText("water-meadow-2"));
  for (const char* bad : {"", "Woods", "las sosnowy", "łąka", "a/b", "-a", "a-", "a--b", "a_b"}) {
    EXPECT_FALSE(TerrainSlug::fromText(bad)) << bad;
  }
}

TEST(TerrainColour, IsSixHexDigitsAfterAHash) {
  EXPECT_TRUE(TerrainColour::fromText("#b1BA90"));
  for (const char* bad : {"", "red", "#FFF", "B1BA90", "#B1BA9G", "#B1BA9000"}) {
    EXPECT_FALSE(TerrainColour::fromText(bad)) << bad;
  }
}

TEST(TerrainUse, CountsByPlaceAndTellsUnusedFromUndefined) {
  const Battle battle = country();
  EXPECT_EQ(useOf(battle, "woods").hexes, 2);
  EXPECT_EQ(useOf(battle, "woods").first, at(1, 2));
  EXPECT_EQ(useOf(battle, "bank").hexsides, 2);
  EXPECT_EQ(useOf(battle, "lane").links, 1);
  EXPECT_TRUE(useOf(battle, "meadow").isUnused());
  EXPECT_FALSE(useOf(battle, "woods").isUnused());
  EXPECT_TRUE(useOf(battle, "lawn").isUndefined());
  EXPECT_EQ(useOf(battle, "lawn").first, at(4, 4));
  EXPECT_TRUE(useOf(battle, "clear").isGround);
}

TEST(TerrainUse, IsInTheOrderOfPalettesWithTheUndefinedLast) {
  std::vector<std::string> slugs;
  for (const TerrainUse& use : terrainUse(country(), RuleBook(country()))) slugs.push_back(use.slug);
  EXPECT_EQ(slugs, (std::vector<std::string>{"clear", "woods", "meadow", "bog", "lawn", "brook", "bank", "dyke", "lane",
                                             "path"}));
}

TEST(TerrainUse, KnowsWhatLiesOnAnotherPlaceThanItsOwn) {
  Battle battle = country();
  battle.all<HexRow>().put({at(2, 4), "brook", 0});
  EXPECT_EQ(useOf(battle, "brook").misplaced(), 1);
  EXPECT_EQ(useOf(battle, "brook").firstMisplaced, at(2, 4));
  EXPECT_EQ(useOf(battle, "woods").misplaced(), 0);
  EXPECT_EQ(useOf(battle, "lawn").misplaced(), 0);
}

TEST(TerrainDefinition, IsReadBackAsItWasAdded) {
  TerrainDefinition definition;
  definition.title = "Młyn \"wodny\"";
  definition.place = TerrainPlace::Hexside;
  definition.pattern = "wall";
  definition.colour = TerrainColour::fromText("#102030");
  definition.blocksSight = definition.hasHighSide = definition.isKept = true;
  definition.route = 2.5;
  definition.others = {{"enter", R"({"foot":2})"}, {"fire/modifier", "-1"}};
  const Battle after = applied(country(), addTerrain(country(), slug("mill"), definition, "t"));
  definition.order = 8;  // behind the dyke
  EXPECT_EQ(definitionIn(after, "mill"), definition);
  EXPECT_EQ(terrainKind(RuleBook(after), "mill")->place, TerrainPlace::Hexside);
}

TEST(AddTerrain, MakesAnUndefinedKindKnownAndRefusesAKnownOne) {
  const Battle battle = country();
  const Battle after = applied(battle, addTerrain(battle, slug("lawn"), titled("Trawnik"), "t"));
  EXPECT_FALSE(useOf(after, "lawn").isUndefined());
  EXPECT_EQ(useOf(after, "lawn").hexes, 1);
  EXPECT_TRUE(addTerrain(battle, slug("woods"), titled("Las"), "t").empty());
}

TEST(AddTerrain, LeavesNothingOfAHiddenKindOfTheSameName) {
  const Battle hidden = applied(country(), removeTerrain(country(), "bog", EraseUses{}, "t"));
  const Battle after = applied(hidden, addTerrain(hidden, slug("bog"), titled("Bagno"), "t"));
  EXPECT_TRUE(definitionIn(after, "bog").others.empty());
  EXPECT_EQ(definitionIn(after, "bog").title, "Bagno");
}

TEST(ChangeTerrain, WritesOnlyWhatDiffers) {
  const Battle battle = country();
  TerrainDefinition definition = definitionIn(battle, "woods");
  EXPECT_TRUE(changeTerrain(battle, "woods", definition, "t").empty());
  definition.blocksSight = true;
  const Edit edit = changeTerrain(battle, "woods", definition, "t");
  ASSERT_EQ(edit.puts<Rule>().size(), 1u);
  EXPECT_EQ(edit.puts<Rule>().front().path, "terrain/woods/blocks-sight");
  EXPECT_EQ(edit.count(), 1u);
}

TEST(ChangeTerrain, OverridesAnInheritedValueAndMarksAPrintedOne) {
  const Battle battle = country();
  TerrainDefinition bog = definitionIn(battle, "bog");
  bog.others["enter"] = "{\"foot\":4}";
  const Battle after = applied(battle, changeTerrain(battle, "bog", bog, "t"));
  EXPECT_EQ(definitionIn(after, "bog"), bog);
  EXPECT_EQ(after.find<Rule>({Id<System>{2}, "terrain/bog/enter"})->value.text, "{\"foot\":3}");
  EXPECT_EQ(applied(after, inheritTerrainValue(after, "bog", "enter", "t")), battle);
  TerrainDefinition woods = definitionIn(battle, "woods");
  woods.others["enter"] = "1";
  const Battle marked = applied(battle, changeTerrain(battle, "woods", woods, "t"));
  EXPECT_EQ(marked.find<Provenance>({"rule", "1/terrain/woods/enter", "value"})->status, Status::Estimated);
}

TEST(ChangeTerrain, CanHideASingleInheritedValue) {
  const Battle battle = country();
  TerrainDefinition bog = definitionIn(battle, "bog");
  bog.others.clear();
  const Battle after = applied(battle, changeTerrain(battle, "bog", bog, "t"));
  EXPECT_TRUE(definitionIn(after, "bog").others.empty());
}

TEST(ChangeTerrain, KeepsThePlaceOfWhatLiesOnTheMapAndOfTheGround) {
  const Battle battle = country();
  for (const char* name : {"woods", "clear"}) {
    TerrainDefinition definition = definitionIn(battle, name);
    definition.place = TerrainPlace::Hexside;
    EXPECT_TRUE(changeTerrain(battle, name, definition, "t").empty()) << name;
  }
  TerrainDefinition meadow = definitionIn(battle, "meadow");
  meadow.place = TerrainPlace::Link;
  EXPECT_EQ(definitionIn(applied(battle, changeTerrain(battle, "meadow", meadow, "t")), "meadow"), meadow);
}

TEST(InheritTerrainValue, LeavesAValueWithNothingAboveItAlone) {
  EXPECT_TRUE(inheritTerrainValue(country(), "woods", "enter", "t").empty());
}

TEST(RenameTerrain, GoesThroughMapRulesAndProvenance) {
  const Battle battle = country();
  const Battle after = applied(battle, renameTerrain(battle, "woods", slug("bor"), "t"));
  expectGone(after, "woods");
  EXPECT_EQ(useOf(after, "bor").hexes, 2);
  EXPECT_EQ(after.find<HexRow>(at(1, 2))->level, 2);
  EXPECT_EQ(definitionIn(after, "bor"), definitionIn(battle, "woods"));
  const Provenance* origin = after.find<Provenance>({"rule", "1/terrain/bor/enter", "*"});
  ASSERT_TRUE(origin);
  EXPECT_EQ(origin->status, Status::Printed);
}

TEST(RenameTerrain, TakesHexsidesLinksAndTheGroundAlong) {
  Battle battle = country();
  battle.all<Provenance>().put(
      {"hexside", keyText<Hexside>({sideOf(2, 2), "bank"}), "*", Status::Printed, std::nullopt, ""});
  battle = applied(battle, renameTerrain(battle, "bank", slug("skarpa"), "t"));
  EXPECT_EQ(battle.find<Hexside>({sideOf(2, 2), "skarpa"})->high, HighSide::Near);
  EXPECT_TRUE(battle.find<Provenance>({"hexside", keyText<Hexside>({sideOf(2, 2), "skarpa"}), "*"}));
  battle = applied(battle, renameTerrain(battle, "lane", slug("droga"), "t"));
  EXPECT_TRUE(battle.find<Link>({sideOf(2, 3), "droga"}));
  battle = applied(battle, renameTerrain(battle, "clear", slug("pole"), "t"));
  EXPECT_EQ(groundTerrain(RuleBook(battle)), "pole");
  for (const char* name : {"bank", "lane", "clear"}) expectGone(battle, name);
}

TEST(RenameTerrain, OfAnInheritedKindCopiesItAndHidesTheOldName) {
  const Battle battle = country();
  const Battle after = applied(battle, renameTerrain(battle, "bog", slug("bagno"), "t"));
  expectGone(after, "bog");
  EXPECT_EQ(definitionIn(after, "bagno"), definitionIn(battle, "bog"));
  EXPECT_EQ(hiddenTerrain(after), std::vector<std::string>{"bog"});
}

TEST(RenameTerrain, WorksForUndefinedKindsAndRefusesATakenName) {
  const Battle battle = country();
  EXPECT_EQ(useOf(applied(battle, renameTerrain(battle, "lawn", slug("turf"), "t")), "turf").hexes, 1);
  for (const char* taken : {"clear", "lawn", "bog", "woods"}) {
    EXPECT_TRUE(renameTerrain(battle, "woods", slug(taken), "t").empty()) << taken;
  }
}

TEST(ReorderTerrain, HandsTheNumbersOutAnew) {
  const Battle battle = country();
  const std::vector<std::string> order{"woods", "clear", "bog", "meadow"};
  const Battle after = applied(battle, reorderTerrain(battle, order, "t"));
  std::vector<std::string> hexes;
  for (const TerrainKind& kind : terrainKinds(RuleBook(after))) {
    if (kind.place == TerrainPlace::Hex) hexes.push_back(kind.slug);
  }
  EXPECT_EQ(hexes, order);
  EXPECT_EQ(definitionIn(after, "woods").order, 1);
  EXPECT_EQ(after.find<Rule>({Id<System>{2}, "terrain/bog/order"})->value.text, "4");
  EXPECT_TRUE(reorderTerrain(after, order, "t").empty());
}

TEST(ReorderTerrain, NumbersKindsThatWereNotTold) {
  Battle battle = country();
  for (const char* name : {"clear", "woods"}) {
    battle.all<Rule>().erase({Id<System>{1}, std::string("terrain/") + name + "/order"});
  }
  const std::vector<std::string> order{"woods", "meadow", "clear", "bog"};
  battle = applied(battle, reorderTerrain(battle, order, "t"));
  EXPECT_EQ(terrainKinds(RuleBook(battle)).front().slug, "woods");
  EXPECT_EQ(terrainKinds(RuleBook(battle))[2].slug, "clear");
}

TEST(RemoveTerrain, ErasingLeavesGroundAtItsLevelAndNoSides) {
  Battle battle = country();
  battle = applied(battle, removeTerrain(battle, "woods", EraseUses{}, "t"));
  EXPECT_EQ(*battle.find<HexRow>(at(1, 2)), (HexRow{at(1, 2), "clear", 2}));
  battle = applied(battle, removeTerrain(battle, "bank", EraseUses{}, "t"));
  EXPECT_EQ(battle.all<Hexside>().size(), 1u);
  battle = applied(battle, removeTerrain(battle, "lane", EraseUses{}, "t"));
  EXPECT_TRUE(battle.all<Link>().empty());
  for (const char* name : {"woods", "bank", "lane"}) expectGone(battle, name);
}

TEST(RemoveTerrain, ReplacingPutsTheOtherKindThere) {
  Battle battle = country();
  battle = applied(battle, removeTerrain(battle, "woods", ReplaceUses{"meadow"}, "t"));
  EXPECT_EQ(useOf(battle, "meadow").hexes, 2);
  battle = applied(battle, removeTerrain(battle, "bank", ReplaceUses{"brook"}, "t"));
  EXPECT_EQ(useOf(battle, "brook").hexsides, 2) << "one lay there already";
  EXPECT_EQ(battle.find<Hexside>({sideOf(3, 2), "brook"})->high, std::nullopt) << "a brook has no upper side";
  battle = applied(battle, removeTerrain(battle, "lane", ReplaceUses{"path"}, "t"));
  EXPECT_EQ(useOf(battle, "path").links, 1);
  for (const char* name : {"woods", "bank", "lane"}) expectGone(battle, name);
}

TEST(RemoveTerrain, TakesWhatIsMisplacedAwayToo) {
  Battle battle = country();
  battle.all<HexRow>().put({at(2, 4), "brook", 0});
  battle = applied(battle, removeTerrain(battle, "brook", ReplaceUses{"bank"}, "t"));
  expectGone(battle, "brook");
  EXPECT_EQ(battle.find<HexRow>(at(2, 4))->terrain, "clear");
}

TEST(RemoveTerrain, RefusesTheGroundAndAReplacementThatDoesNotFit) {
  const Battle battle = country();
  EXPECT_TRUE(removeTerrain(battle, "clear", EraseUses{}, "t").empty());
  EXPECT_TRUE(removeTerrain(battle, "lawn", EraseUses{}, "t").empty());
  for (const char* other : {"brook", "woods", "lawn", "nothing"}) {
    EXPECT_TRUE(removeTerrain(battle, "woods", ReplaceUses{other}, "t").empty()) << other;
  }
}

TEST(RemoveTerrain, HidesAnInheritedKindUntilItIsBroughtBack) {
  const Battle battle = country();
  const Battle after = applied(battle, removeTerrain(battle, "bog", EraseUses{}, "t"));
  EXPECT_FALSE(terrainKind(RuleBook(after), "bog"));
  EXPECT_EQ(after.find<Rule>({Id<System>{1}, "terrain/bog/place"})->value.text, "null");
  EXPECT_EQ(hiddenTerrain(after), std::vector<std::string>{"bog"});
  EXPECT_EQ(applied(after, bringBackTerrain(after, "bog", "t")), battle);
  EXPECT_TRUE(bringBackTerrain(battle, "bog", "t").empty());
}

TEST(ReplaceTerrain, ServesUndefinedKinds) {
  const Battle battle = country();
  const Battle after = applied(battle, replaceTerrain(battle, "lawn", "meadow", "t"));
  expectGone(after, "lawn");
  EXPECT_EQ(useOf(after, "meadow").hexes, 1);
  EXPECT_TRUE(replaceTerrain(battle, "lawn", "brook", "t").empty()) << "it lies on no hexside";
  EXPECT_TRUE(replaceTerrain(battle, "lawn", "nothing", "t").empty());
}

TEST(ClearTerrain, TakesAKindOffOnePlaceOnly) {
  Battle battle = country();
  battle.all<HexRow>().put({at(2, 4), "brook", 0});
  const Battle after = applied(battle, clearTerrain(battle, "brook", TerrainPlace::Hex, "t"));
  EXPECT_EQ(useOf(after, "brook").hexes, 0);
  EXPECT_EQ(useOf(after, "brook").hexsides, 1);
  EXPECT_TRUE(clearTerrain(battle, "clear", TerrainPlace::Hex, "t").empty());
}

TEST(SetGround, IsForKindsOfHexes) {
  const Battle battle = country();
  EXPECT_EQ(groundTerrain(RuleBook(applied(battle, setGround(battle, "meadow", "t")))), "meadow");
  for (const char* name : {"clear", "brook", "lawn"}) EXPECT_TRUE(setGround(battle, name, "t").empty()) << name;
}

TEST(FreeSlug, IsMadeOfTheTitleAndTaken) {
  EXPECT_EQ(freeSlug(country(), "Młyn wodny").text(), "mlyn-wodny");
  EXPECT_EQ(freeSlug(country(), "Woods").text(), "woods-2");
  EXPECT_EQ(freeSlug(country(), "…").text(), "terrain");
  EXPECT_FALSE(isFreeSlug(country(), "lawn"));
  EXPECT_TRUE(isFreeSlug(country(), "turf"));
}

TEST(RulesNaming, FindsTheSlugInOtherRulesAndNoLookOfThatName) {
  Battle battle = country();
  addRule(battle, "charge/forbids", R"(["woods", "brook"])");
  addRule(battle, "fire/modifiers", R"([{"in": "woods", "modifier": -1}])");
  addRule(battle, "fire/by-terrain", R"({"woods": -1})");
  addRule(battle, "terrain/meadow/pattern", "\"woods\"");
  addRule(battle, "remark", "\"woods and more\"");
  EXPECT_EQ(rulesNaming(battle, RuleBook(battle), "woods"),
            (std::vector<std::string>{"charge/forbids", "fire/by-terrain", "fire/modifiers"}));
}

}  // namespace
}  // namespace redoubt::rules
