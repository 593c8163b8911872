#include "core/proof/proof.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "core/proof/words.h"
#include "tests/core/model/sample_battle.h"
#include "tests/core/proof/battle_to_prove.h"

namespace redoubt::proof {
namespace {

using test::at;
using test::battleToProve;

const TopicProof& topicOf(const Proof& proof, Topic topic) {
  const auto& all = proof.topics();
  return *std::find_if(all.begin(), all.end(), [&](const TopicProof& each) { return each.topic == topic; });
}

TEST(Proof, CountsWhatIsSaidOfEveryValue) {
  const Proof proof(battleToProve());
  const Counts& terrain = topicOf(proof, Topic::Terrain).counts;
  EXPECT_EQ(terrain.all, 30U);
  EXPECT_EQ(terrain.estimated, 6U);
  EXPECT_EQ(terrain.own, 24U);
  EXPECT_EQ(topicOf(proof, Topic::Roads).counts.all, 1U);
  const Counts& setUp = topicOf(proof, Topic::SetUp).counts;
  EXPECT_EQ(setUp.printed, 2U);
  EXPECT_EQ(topicOf(proof, Topic::Rules).counts.all, 1U) << "looks stand in no source";
  EXPECT_EQ(topicOf(proof, Topic::Figures).counts.printed, 1U) << "a figure shares what is said of its face";
  EXPECT_EQ(proof.total().confirmed, 0U);
}

TEST(Proof, TotalsAreThoseOfTheGroupsAndOfTheValues) {
  for (const model::Battle& battle : {battleToProve(), testing::everyTable()}) {
    const Proof proof(battle);
    Counts total;
    for (const TopicProof& topic : proof.topics()) {
      Counts groups;
      for (const Group& group : topic.groups) groups += group.counts;
      EXPECT_EQ(groups, topic.counts);
      EXPECT_EQ(proof.values(topic.topic).size(), topic.counts.all) << slugOf(topic.topic);
      EXPECT_EQ(topic.counts.printed + topic.counts.derived + topic.counts.estimated + topic.counts.unknown +
                    topic.counts.own,
                topic.counts.all);
      total += topic.counts;
    }
    EXPECT_EQ(total, proof.total());
    EXPECT_GT(total.all, 0U);
  }
}

TEST(Proof, EveryValueIsFoundAgainByItsName) {
  const Proof proof(testing::everyTable());
  for (const Topic topic : kTopics) {
    for (const ProofValue& value : proof.values(topic)) {
      const auto again = proof.find(nameOf(value));
      ASSERT_TRUE(again) << value.table->name() << "/" << value.key() << "/" << value.field();
      EXPECT_EQ(again->row, value.row);
      EXPECT_EQ(again->origin, value.origin);
    }
  }
  EXPECT_FALSE(proof.find({"unit", "999", "name"}));
  EXPECT_FALSE(proof.find({"unit", "1", "nothing"}));
  EXPECT_FALSE(proof.find({"nothing", "1", "name"}));
}

TEST(Proof, GoesThroughValuesAsTheTextHasThem) {
  const Proof proof(battleToProve());
  std::vector<std::string> hexes;
  for (const ProofValue& value : proof.values(Topic::SetUp)) {
    if (value.field() == "hex") hexes.push_back(storedText(value));
  }
  EXPECT_EQ(hexes, (std::vector<std::string>{std::to_string(at(2, 2).value), std::to_string(at(3, 3).value)}))
      << "by line, although the second has the lower ordinal";
}

TEST(Proof, GathersTerrainByKindAndForcesByArmy) {
  const Proof proof(battleToProve());
  std::map<std::string, std::size_t> woods;
  for (const Group& group : topicOf(proof, Topic::Terrain).groups) woods[said(group.title)] = group.counts.all;
  EXPECT_EQ(woods["woods"], 6U);
  EXPECT_EQ(woods["clear"], 24U);
  std::map<std::string, std::size_t> armies;
  for (const Group& group : topicOf(proof, Topic::Manifest).groups) armies[said(group.title)] = group.counts.all;
  EXPECT_EQ(armies["Polish army"], 5U) << "its name, and name and type of two units";
  EXPECT_EQ(armies["In general"], 1U) << "the player";
}

TEST(Proof, EmptyBattlesHaveNothingToProve) {
  const Proof proof{model::Battle()};
  EXPECT_TRUE(proof.topics().empty());
  EXPECT_EQ(proof.total(), Counts());
}

TEST(ProofWords, SayWhatAPersonComparesWithTheSource) {
  const Proof proof(battleToProve());
  const ProofWords words(proof.battle(), "en");
  const ProofValue hex = test::valueOf(proof, "placement", "1", "hex");
  EXPECT_EQ(words.row(*hex.table, hex.row), "Placement 1st Foot");
  EXPECT_EQ(words.value(hex), "0202");
  EXPECT_EQ(words.status(hex.origin), "printed");
  EXPECT_EQ(words.citation(hex.origin), "8.1, line 2 of Set-up");
  const ProofValue morale = test::valueOf(proof, "face_figure", "1/morale", "value");
  EXPECT_EQ(words.name(*morale.table, morale.row), "1st Foot, front: morale");
  EXPECT_EQ(words.value(morale), "7");
  EXPECT_EQ(ProofWords(proof.battle(), "pl").status(hex.origin), "wydrukowane");
}

// Whatever a battle holds, there are words for it in every language, and none is a key.
TEST(ProofWords, HaveWordsForEveryTableAndColumn) {
  const Proof proof(testing::everyTable());
  for (const char* language : {"en", "pl"}) {
    const ProofWords words(proof.battle(), language);
    for (const Topic topic : kTopics) {
      EXPECT_EQ(words.said(titleOf(topic)).find("proof."), std::string::npos);
      for (const ProofValue& value : proof.values(topic)) {
        EXPECT_EQ(words.row(*value.table, value.row).find("rows."), std::string::npos);
        EXPECT_EQ(words.field(*value.table, value.field()).find("rows."), std::string::npos) << value.field();
        EXPECT_FALSE(words.value(value).empty());
      }
    }
  }
}

}  // namespace
}  // namespace redoubt::proof
