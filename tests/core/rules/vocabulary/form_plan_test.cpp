#include <gtest/gtest.h>

#include <set>
#include <string>

#include "core/base/wording.h"
#include "core/rules/vocabulary/member_words.h"
#include "core/rules/vocabulary/shape_plan.h"
#include "core/rules/vocabulary/terms.h"
#include "core/rules/vocabulary/vocabulary.h"

namespace redoubt::rules {
namespace {

// The families of any game (docs/decisions/0026): newcomers write these first.
constexpr const char* kGeneral[] = {"rating",  "table", "action",           "zone",   "flood", "limit",         "award",
                                    "segment", "pool",  "activation-level", "effect", "state", "victory/levels"};

// What a book says in whatever way: typed as it is read.
const std::set<std::string_view> kUntyped = {"estimate/<unit-type>", "unit-type/<unit-type>/shots"};

bool isGeneral(const std::string& room) {
  for (const std::string family : kGeneral) {
    if (room == family || room.starts_with(family + "/")) return true;
  }
  return false;
}

// What a form of a rule lacks: a field for a part, or words for a member or a word.
class Lack {
 public:
  explicit Lack(std::string room) : room_(std::move(room)) {}

  void look(const Shape& shape, const std::string& member) { std::visit(Looker{*this, member}, planOf(shape)); }
  const std::set<std::string>& found() const { return found_; }

 private:
  struct Looker {
    Lack& lack;
    const std::string& member;

    void operator()(const plan::Anything&) const { lack.tell("no form: " + member); }
    void operator()(const plan::Said&) const {}
    void operator()(const plan::Number&) const {}
    void operator()(const plan::Range&) const {}
    void operator()(const plan::Field& field) const {
      const auto* words = std::get_if<WordChoice>(&field.choice);
      if (const auto* list = std::get_if<ListChoice>(&field.choice)) words = &list->item;
      if (!words) return;
      for (const std::string& word : words->words) {
        if (!memberWord(lack.room_, member, word)) lack.tell("no words for " + member + "=" + word);
      }
    }
    void operator()(const plan::Members& members) const {
      for (const Part& part : members.parts) {
        if (!memberLabel(lack.room_, part.name)) lack.tell("no label: " + part.name);
        if (isGeneral(lack.room_) && !memberHint(lack.room_, part.name)) lack.tell("no hint: " + part.name);
        lack.look(part.shape, part.name);
      }
      for (const Shape& other : members.other) lack.look(other, member);
    }
    void operator()(const plan::Items& items) const { lack.look(items.item, member); }
    void operator()(const plan::ByName& named) const { lack.look(named.value, member); }
    void operator()(const plan::Alternatives& either) const {
      for (const Shape& each : either.shapes) lack.look(each, member);
    }
  };
  void tell(const std::string& what) { found_.insert(room_ + ": " + what); }

  std::string room_;
  std::set<std::string> found_;
};

std::string lacksOf(std::span<const Term> terms) {
  std::string all;
  for (const Term& term : terms) {
    const FormPlan plan = planOf(term.shape);
    if (std::holds_alternative<plan::Field>(plan) && !isGeneral(roomOf(term.path))) continue;  // one field, as it is
    if (std::holds_alternative<plan::Anything>(plan) && terms::isForReference(term.path)) continue;  // for people
    if (kUntyped.contains(term.path)) continue;
    Lack lack{roomOf(term.path)};
    lack.look(term.shape, "");
    for (const std::string& each : lack.found()) all += each + "\n";
  }
  return all;
}

TEST(FormPlan, EveryRuleHasAFormWithWordsForEachOfItsParts) {
  EXPECT_EQ(lacksOf(vocabulary()), "");
}

TEST(FormPlan, EverySettingOfAScenarioHasAFormWithWordsForEachOfItsParts) {
  EXPECT_EQ(lacksOf(settingVocabulary()), "");
}

TEST(FormPlan, ARoomIsThePathWithoutTheNamesThatAuthorsGive) {
  EXPECT_EQ(roomOf("zone/<influence>/effect/<effect>"), "zone/effect");
  EXPECT_EQ(roomOf("victory/levels"), "victory/levels");
}

TEST(FormPlan, WordsOfARoomComeBeforeThoseOfAll) {
  ASSERT_TRUE(memberLabel("zone/effect", "do"));
  EXPECT_EQ(memberLabel("zone/effect", "do")->key(), "members.labels.zone/effect:do");
  EXPECT_EQ(memberLabel("zone/effect", "when")->key(), "members.labels.zone/effect:when");
  EXPECT_EQ(memberLabel("flood/cost", "when")->key(), "members.labels.when");
  EXPECT_FALSE(memberLabel("zone", "no-such-member"));
}

}  // namespace
}  // namespace redoubt::rules
