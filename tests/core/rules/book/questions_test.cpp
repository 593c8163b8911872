#include "core/rules/book/questions.h"

#include <gtest/gtest.h>

#include "tests/core/rules/small_battle.h"

namespace redoubt::rules {
namespace {

using namespace small;

void ask(Battle& battle, int id, const std::string& slug, const std::string& number = {}) {
  if (!number.empty()) battle.all<Paragraph>().put({Id<Paragraph>{id}, Id<Source>{1}, number, 1, ""});
  Question question{Id<Question>{id}, slug, QuestionKind::Gap, {}, slug, "", ""};
  if (!number.empty()) question.paragraph = Id<Paragraph>{id};
  battle.all<Question>().put(question);
}

std::vector<std::string> slugs(const std::vector<const Question*>& questions) {
  std::vector<std::string> names;
  for (const Question* each : questions) names.push_back(each->slug);
  return names;
}

using Names = std::vector<std::string>;

TEST(ParagraphOrder, FollowsTheNumbers) {
  const ParagraphOrder order({"4.1", "4.2", "4.9", "4.10"});
  EXPECT_TRUE(order("4.9", "4.10"));
  EXPECT_TRUE(order("4.10", "5.0"));
  EXPECT_FALSE(order("4.10", "4.2"));
}

TEST(ParagraphOrder, OfABookInTensPutsParagraphsBehindTheirHeading) {
  const ParagraphOrder order({"4.2", "4.21", "4.29", "4.30", "4.4", "4.41", "5.1"});
  EXPECT_TRUE(order("4.2", "4.21"));
  EXPECT_TRUE(order("4.29", "4.30"));
  EXPECT_TRUE(order("4.30", "4.4"));
  EXPECT_TRUE(order("4.41", "5.1"));
  EXPECT_FALSE(order("4.41", "4.4"));
}

TEST(Questions, StandInTheOrderOfTheirParagraphs) {
  Battle battle = empty();
  ask(battle, 1, "ford", "4.41");
  ask(battle, 2, "map");
  ask(battle, 3, "turns", "4.21");
  ask(battle, 4, "dice", "10.0");
  ask(battle, 5, "pace", "4.4");
  EXPECT_EQ(slugs(questionsInOrder(battle)), (Names{"turns", "pace", "ford", "dice", "map"}));
}

TEST(Questions, AreNamedInNotes) {
  Battle battle = empty();
  for (const auto& [id, slug] : {std::pair(1, "ford-cost"), {2, "guns"}, {3, "bridge"}}) ask(battle, id, slug);
  EXPECT_EQ(slugs(questionsIn(battle, "more than nothing; question ford-cost")), Names{"ford-cost"});
  EXPECT_EQ(slugs(questionsIn(battle, "questions guns, bridge, and the guns")), (Names{"guns", "bridge"}));
  EXPECT_EQ(slugs(questionsIn(battle, "question guns; 4.44 says 4: question bridge")), (Names{"guns", "bridge"}));
  EXPECT_EQ(slugs(questionsIn(battle, "the guns beside the bridge")), Names{});
  EXPECT_EQ(slugs(questionsIn(battle, "question lost")), Names{});
}

TEST(Questions, AreLeftOutOfANote) {
  Battle battle = empty();
  for (const auto& [id, slug] : {std::pair(1, "ford-cost"), {2, "guns"}}) ask(battle, id, slug);
  EXPECT_EQ(withoutQuestions(battle, "more than nothing; question ford-cost"), "more than nothing");
  EXPECT_EQ(withoutQuestions(battle, "questions guns, ford-cost"), "");
  EXPECT_EQ(withoutQuestions(battle, "which holds 2 (question guns)"), "which holds 2");
  EXPECT_EQ(withoutQuestions(battle, "question guns; the example says 4"), "the example says 4");
  EXPECT_EQ(withoutQuestions(battle, "question lost"), "question lost");
}

}  // namespace
}  // namespace redoubt::rules
