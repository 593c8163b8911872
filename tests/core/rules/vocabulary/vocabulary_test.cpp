#include "core/rules/vocabulary/vocabulary.h"

#include "core/rules/vocabulary/drawings.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <regex>
#include <set>

#include "tests/core/rules/vocabulary/rules_documents.h"

namespace redoubt::rules {
namespace {

namespace fs = std::filesystem;

std::multiset<std::string> citationsIn(const std::string& sentence) {
  static const std::regex citation(R"([RMS]?\[?[0-9]+\.[0-9]+[0-9.]*[A-Z]?\]?)");
  return {std::sregex_token_iterator(sentence.begin(), sentence.end(), citation), std::sregex_token_iterator()};
}

std::vector<Term> allTerms() {
  std::vector<Term> all(vocabulary().begin(), vocabulary().end());
  all.insert(all.end(), settingVocabulary().begin(), settingVocabulary().end());
  return all;
}

std::string topicTitle(std::string_view path) {
  const Topic* topic = topicOf(path);
  return topic ? said(topic->title) : "";
}

TEST(Vocabulary, HasEveryPathOnce) {
  for (const auto terms : {vocabulary(), settingVocabulary()}) {
    std::set<std::string_view> paths;
    for (const Term& term : terms) EXPECT_TRUE(paths.insert(term.path).second) << term.path;
  }
}

TEST(Vocabulary, SaysWhatEveryTermMeansInBothLanguages) {
  for (const Term& term : allTerms()) {
    const std::string english = said(term.meaning), polish = said(term.meaning, "pl");
    EXPECT_TRUE(english.ends_with('.') && polish.ends_with('.')) << term.path;
    EXPECT_NE(english, polish) << term.path;
    EXPECT_EQ(citationsIn(english), citationsIn(polish)) << term.path;
  }
  for (const Topic& topic : topics()) {
    EXPECT_FALSE(said(topic.title).empty() || said(topic.title, "pl").empty());
    EXPECT_NE(said(topic.title), said(topic.title, "pl"));
  }
}

TEST(Vocabulary, ATermIsFoundByAPathOfItsKind) {
  for (const Term& term : vocabulary()) {
    const std::string path = std::regex_replace(std::string(term.path), std::regex("<[^>]*>"), "x1");
    EXPECT_EQ(termOf(path), &term) << path;
  }
  EXPECT_EQ(termOf("arm/cavalry/movement")->path, "arm/<arm>/movement");
  EXPECT_EQ(termOf("arm/cavalry"), nullptr);
  EXPECT_EQ(termOf("arm/cavalry/movement/extra"), nullptr);
  EXPECT_EQ(termOf("arm//movement"), nullptr);
  EXPECT_EQ(termOf("house/rule"), nullptr);
}

TEST(Vocabulary, OfTwoTermsTheOneWithFewerBracketsIsMeant) {
  EXPECT_EQ(termOf("activation/power/overall")->path, "activation/power/overall");
  EXPECT_EQ(termOf("activation/power/anybody")->path, "activation/power/<leader>");
}

TEST(Vocabulary, APathNearOneThatIsReadIsLikelyThatOne) {
  EXPECT_EQ(likelyPath("comand/trace"), "command/trace");
  EXPECT_EQ(likelyPath("arm/cavalry/movment"), "arm/cavalry/movement") << "what stands in brackets is the author's";
  EXPECT_EQ(likelyPath("command/trace"), std::nullopt) << "it is read";
  EXPECT_EQ(likelyPath("weather/fog"), std::nullopt);
  EXPECT_EQ(likelyPath("comand"), std::nullopt);
  EXPECT_EQ(likelySettingPath("turn/lats"), "turn/last");
  EXPECT_EQ(likelySettingPath("turn/last"), std::nullopt);
}

TEST(Vocabulary, ScenariosHaveSettingsOfTheirOwn) {
  EXPECT_EQ(settingTermOf("turn/last")->path, "turn/last");
  EXPECT_EQ(settingTermOf("overall-commander/blue")->path, "overall-commander/<army>");
  EXPECT_EQ(settingTermOf("command/range"), nullptr);
  EXPECT_EQ(termOf("turn/last"), nullptr);
}

TEST(Vocabulary, BracketsAreBoundByThePath) {
  const Term* term = termOf("reaction/against/infantry/cavalry");
  ASSERT_TRUE(term);
  EXPECT_EQ(boundParts(*term, "reaction/against/infantry/cavalry"),
            (std::vector<BoundPart>{{"arm", "infantry"}, {"arm", "cavalry"}}));
}

TEST(Drawings, TheNearestNamesAreToldFirst) {
  constexpr std::string_view kNames[] = {"horse", "horse-lance", "gun", "heavy-gun", "wagon"};
  EXPECT_EQ(nearNames(kNames, "heavygun"), (std::vector<std::string>{"gun", "heavy-gun"}));
  EXPECT_EQ(nearNames(kNames, "wagons"), (std::vector<std::string>{"wagon"}));
  EXPECT_EQ(nearNames(kNames, "lighthouse"), (std::vector<std::string>{}));
  EXPECT_EQ(nearNames(kNames, ""), (std::vector<std::string>{}));
  EXPECT_EQ(likelyName(kNames, "wagons"), "wagon");
}

TEST(Topics, CoverTheVocabularyInItsOrder) {
  std::vector<const Term*> inTopics;
  for (const Topic& topic : topics()) {
    EXPECT_FALSE(topic.terms.empty()) << said(topic.title);
    for (const Term& term : topic.terms) inTopics.push_back(&term);
  }
  std::vector<const Term*> all;
  for (const Term& term : vocabulary()) all.push_back(&term);
  EXPECT_EQ(inTopics, all);
}

TEST(Topics, APathBelongsToTheTopicOfItsTerm) {
  EXPECT_EQ(topicTitle("terrain/woods/enter"), "Terrain");
  EXPECT_EQ(topicTitle("artillery/move"), "Movement") << "the book tells it there";
  EXPECT_EQ(topicTitle("artillery/shots"), "Artillery");
}

TEST(Topics, APathOfTheAuthorsOwnGoesByItsFirstPart) {
  EXPECT_EQ(topicTitle("terrain/bridge/cost"), "Terrain");
  EXPECT_FALSE(topicOf("house/rule"));
}

TEST(RulePath, IsMadeOfLettersDigitsAndHyphens) {
  for (const char* path : {"rounding", "arm/cavalry/fire-range", "steps/by-size/6"})
    EXPECT_TRUE(isRulePath(path)) << path;
  for (const char* path :
       {"", "/", "arm/", "/arm", "arm//title", "Arm/title", "arm/<arm>/title", "arm title", "siła"}) {
    EXPECT_FALSE(isRulePath(path)) << path;
  }
}

std::string contentOf(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

// Holds `text` against the file, which REDOUBT_WRITE_GOLDEN=1 writes anew.
void expectWritten(const char* name, const std::string& text) {
  const fs::path path = fs::path(REDOUBT_SOURCE_DIR) / name;
  const char* write = std::getenv("REDOUBT_WRITE_GOLDEN");
  if (write && std::string(write) == "1") std::ofstream(path, std::ios::binary) << text;
  EXPECT_TRUE(contentOf(path) == text) << name << " is not what the vocabulary says; run with REDOUBT_WRITE_GOLDEN=1";
}

TEST(RulesDocuments, TheListOfRulesIsWrittenFromTheVocabulary) {
  expectWritten("docs/rules.md", test::rulesDocument());
}

TEST(RulesDocuments, TheSchemaIsWrittenFromTheVocabulary) {
  expectWritten("schemas/rules.schema.json", test::rulesSchema().dump(2) + "\n");
}

}  // namespace
}  // namespace redoubt::rules
