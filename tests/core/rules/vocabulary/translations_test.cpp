#include "core/rules/vocabulary/translations.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "core/model/edit.h"
#include "core/rules/book/rule_book.h"

namespace redoubt::rules {
namespace {

using namespace model;

constexpr Id<System> kOwn{1};

Battle alder() {
  Battle battle;
  BattleInfo info;
  info.id = {1};
  info.title = "The ford";
  info.language = "en";
  info.system = kOwn;
  battle.all<BattleInfo>().put(info);
  battle.all<System>().put({kOwn, "own", std::nullopt, "Own rules"});
  battle.all<Rule>().put({kOwn, "terrain/woods/title", {"\"Woods\""}});
  battle.all<Rule>().put({kOwn, "terrain/woods/pattern", {"\"woods\""}});
  battle.all<Rule>().put({kOwn, "sight/from-to", {"\"hex centres\""}});
  battle.all<Player>().put({{1}, "all", "Everybody", 1});
  battle.all<Army>().put({{1}, "north", {1}, "North", "#102030", 1});
  battle.all<Unit>().put({{1}, "guard", {1}, "Guard", "G.", "infantry", 1});
  battle.all<Unit>().put({{2}, "woods", {1}, "Woods", "", "infantry", 2});
  for (const auto& [original, text] :
       std::initializer_list<std::pair<const char*, const char*>>{{"The ford", "Bród"},
                                                                  {"Woods", "Las"},
                                                                  {"Guard", "Gwardia"},
                                                                  {"woods", "las"},
                                                                  {"hex centres", "środki pól"}}) {
    battle.all<Translation>().put({"pl", original, text});
  }
  battle.all<Translation>().put({"de", "Woods", "Wald"});
  return battle;
}

TEST(Translations, AreOfEveryPlaceWhereATextStands) {
  const Battle polish = inLanguage(alder(), "pl_PL");
  EXPECT_EQ(info(polish)->title, "Bród");
  EXPECT_EQ(info(polish)->language, "pl") << "so the frame of its map is too";
  EXPECT_EQ(polish.find(std::optional(Id<Unit>{1}))->name, "Gwardia");
  EXPECT_EQ(polish.find(std::optional(Id<Unit>{2}))->name, "Las");
  EXPECT_EQ(RuleBook(polish).text("terrain/woods/title"), "Las");
  EXPECT_EQ(RuleBook(polish).text("sight/from-to"), "środki pól") << "only people read it";
  EXPECT_EQ(polish.find(std::optional(Id<Army>{1}))->name, "North") << "there is no translation";
}

TEST(Translations, LeaveAloneWhatProgramsRead) {
  const Battle polish = inLanguage(alder(), "pl");
  EXPECT_EQ(RuleBook(polish).text("terrain/woods/pattern"), "woods");
  EXPECT_EQ(polish.find(std::optional(Id<Unit>{2}))->slug, "woods");
  EXPECT_EQ(polish.all<Translation>().size(), alder().all<Translation>().size());
}

TEST(Translations, AreOfTheTitlesOfLevelsAndOfNothingElseInThem) {
  Battle battle = alder();
  battle.all<Rule>().put({kOwn, "state/weather/mud", {R"({"title":"Mud","may-not":["move"]})"}});
  battle.all<Translation>().put({"pl", "Mud", "Błoto"});
  battle.all<Translation>().put({"pl", "move", "ruch"});
  const Battle polish = inLanguage(battle, "pl");
  const Rule* level = polish.find<Rule>({kOwn, "state/weather/mud"});
  ASSERT_TRUE(level);
  EXPECT_EQ(nlohmann::json::parse(level->value.text), nlohmann::json::parse(R"({"title":"Błoto","may-not":["move"]})"));
  const auto texts = writtenTexts(battle);
  const auto isListed = [&](std::string_view text) {
    return std::any_of(texts.begin(), texts.end(), [&](const WrittenText& each) { return each.text == text; });
  };
  EXPECT_TRUE(isListed("Mud"));
  EXPECT_FALSE(isListed("move"));
}

TEST(Translations, OfAnotherLanguageAreNotMixed) {
  const Battle german = inLanguage(alder(), "de");
  EXPECT_EQ(RuleBook(german).text("terrain/woods/title"), "Wald");
  EXPECT_EQ(info(german)->title, "The ford");
  EXPECT_EQ(inLanguage(alder(), "en"), alder());
  EXPECT_EQ(translatedLanguages(alder()), (std::vector<std::string>{"de", "pl"}));
}

TEST(Translations, ListEveryTextOnceWithItsPlaces) {
  const auto texts = writtenTexts(alder());
  const auto woods =
      std::find_if(texts.begin(), texts.end(), [](const WrittenText& each) { return each.text == "Woods"; });
  ASSERT_NE(woods, texts.end());
  EXPECT_EQ(woods->places, (std::vector<WrittenText::Place>{{"rule", "terrain/woods/title"}, {"unit", "name"}}));
  EXPECT_EQ(std::count_if(texts.begin(), texts.end(), [](const auto& each) { return each.text == "Woods"; }), 1);
  EXPECT_TRUE(std::none_of(texts.begin(), texts.end(), [](const auto& each) {
    return each.text == "woods" || each.text == "#102030" || each.text == "Wald" || each.text.empty();
  }));
}

// What is kept up to date is always what would be made anew, and the changes lead from one to the next.
class KeptTranslations : public ::testing::Test {
 protected:
  void change(const Edit& edit) {
    const Battle before = kept_.battle();
    const Battle now = applied(battle_, edit);
    const Changes changes = difference(battle_, now);
    battle_ = now;
    const Changes told = kept_.update(battle_, changes);
    EXPECT_EQ(kept_.battle(), inLanguage(battle_, "pl"));
    Battle patched = before;
    patch(patched, told);
    EXPECT_EQ(patched, kept_.battle());
    told_ = told;
  }
  void SetUp() override { kept_.restart(battle_, "pl"); }

  Battle battle_ = alder();
  TranslatedBattle kept_;
  Changes told_;
};

TEST_F(KeptTranslations, FollowAChangedName) {
  Edit edit;
  Unit unit = *battle_.find(std::optional(Id<Unit>{1}));
  unit.name = "Woods";
  edit.put(unit);
  change(edit);
  EXPECT_EQ(kept_.battle().find(std::optional(Id<Unit>{1}))->name, "Las");
  ASSERT_EQ(told_.of<Unit>().size(), 1U);
  EXPECT_EQ(told_.of<Unit>()[0].before->name, "Gwardia");
}

TEST_F(KeptTranslations, TellOfEveryRowThatANewTranslationChanges) {
  Edit edit;
  edit.put(Translation{"pl", "Woods", "Bór"});
  change(edit);
  EXPECT_EQ(told_.of<Translation>().size(), 1U);
  ASSERT_EQ(told_.of<Unit>().size(), 1U);
  EXPECT_EQ(told_.of<Unit>()[0].after->name, "Bór");
  EXPECT_TRUE(told_.touches<Rule>());
}

TEST_F(KeptTranslations, FollowTheLastTranslationAwayAndTheFirstOneBack) {
  Edit away;
  for (const Translation& row : battle_.all<Translation>()) away.erase<Translation>(row.key());
  change(away);
  EXPECT_EQ(info(kept_.battle())->title, "The ford");
  Edit name;
  Army army = *battle_.find(std::optional(Id<Army>{1}));
  army.name = "South";
  name.put(army);
  change(name);
  Edit back;
  back.put(Translation{"pl", "South", "Południe"});
  change(back);
  EXPECT_EQ(kept_.battle().find(std::optional(Id<Army>{1}))->name, "Południe");
}

TEST_F(KeptTranslations, FollowRemovedRows) {
  Edit edit;
  edit.erase<Unit>(Id<Unit>{1});
  edit.erase<Rule>({kOwn, "terrain/woods/title"});
  change(edit);
  EXPECT_EQ(kept_.battle().all<Unit>().size(), 1U);
}

}  // namespace
}  // namespace redoubt::rules
