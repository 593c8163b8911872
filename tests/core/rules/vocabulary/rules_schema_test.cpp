// Apart from the other tests of rules, as valijson takes long to compile.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>

#include "core/rules/vocabulary/shape_json.h"
#include "core/rules/vocabulary/vocabulary.h"
#include "tests/core/rules/vocabulary/rules_documents.h"
#include "tests/json_schema.h"

namespace redoubt::rules {
namespace {

namespace fs = std::filesystem;
using nlohmann::json;

// The rules of a system as the schema has them: a member for each path.
json valuesOf(const json& system) {
  json values = json::object();
  for (const json& rule : system.value("rule", json::array()))
    values[rule.at("path").get<std::string>()] = rule.at("value");
  return values;
}

std::vector<std::pair<std::string, json>> shippedSystems() {
  std::vector<std::pair<std::string, json>> systems;
  for (const auto& entry : fs::recursive_directory_iterator(fs::path(REDOUBT_SOURCE_DIR) / "data")) {
    if (entry.path().extension() != ".json") continue;
    const json document = json_schema::parsedFile(entry.path());
    if (!document.is_object() || !document.contains("system") || !document.at("system").is_array()) continue;
    for (const json& system : document.at("system")) systems.emplace_back(system.at("slug"), valuesOf(system));
  }
  return systems;
}

TEST(RulesSchema, AcceptsTheShippedSystems) {
  const json_schema::Schema schema(
      json_schema::parsedFile(fs::path(REDOUBT_SOURCE_DIR) / "schemas" / "rules.schema.json"));
  const auto systems = shippedSystems();
  EXPECT_GE(systems.size(), 3u);
  for (const auto& [slug, values] : systems) EXPECT_EQ(schema.violations(values), "") << slug;
}

TEST(RulesSchema, RefusesAValueOfAnotherShape) {
  const json_schema::Schema schema(test::rulesSchema());
  EXPECT_EQ(schema.violations({{"command/range", 4}, {"arm/cavalry/movement", "1/2"}}), "");
  for (const json& wrong :
       {json{{"command/range", "far"}}, json{{"command/range", -1}}, json{{"arm/cavalry/movement", "fast"}},
        json{{"facing/kind", "corner"}}, json{{"terrain/woods/enter", {{"infantry", true}}}},
        json{{"activation/power/somebody", {{"flies", true}}}}, json{{"movement/turning-cost", {{"sixty", 1}}}}}) {
    EXPECT_NE(schema.violations(wrong), "") << wrong;
  }
}

TEST(RulesSchema, LeavesNullAndTheAuthorsOwnPathsAlone) {
  const json_schema::Schema schema(test::rulesSchema());
  EXPECT_EQ(schema.violations({{"command/range", nullptr}, {"house/rule", {1, 2}}, {"arm/cavalry/movement/x", "y"}}),
            "");
}

TEST(RulesSchema, APathIsHeldAgainstItsNearestTermOnly) {
  const json_schema::Schema schema(test::rulesSchema());
  EXPECT_EQ(schema.violations({{"combat/rows/1/range", {1, 2}}}), "");
}

// But for what a schema can't say: that a span ascends.
TEST(RulesSchema, AgreesWithTheShapesOnWhatIsRight) {
  const char* values[] = {"null",
                          "true",
                          "false",
                          "0",
                          "1",
                          "6",
                          "7",
                          "-1",
                          "-100",
                          "-101",
                          "2.5",
                          "\"\"",
                          "\"1/2\"",
                          "\"-1/2\"",
                          "\"1/0\"",
                          "\"7\"",
                          "\"front\"",
                          "\"hex\"",
                          "\"any\"",
                          "\"half-up\"",
                          "\"vertex\"",
                          "\"size\"",
                          "\"whole allowance\"",
                          "\"łąka\"",
                          "[]",
                          "{}",
                          "[1]",
                          "[1, 2]",
                          "[4, null]",
                          "[null, 4]",
                          "[0, 0]",
                          "[1, 2, 3]",
                          "[\"front\", \"rear\"]",
                          "[\"front\", 1]",
                          "[\"hex\", \"slope\"]",
                          "[\"1 front\"]",
                          "[[\"infantry\"], []]",
                          "[[1]]",
                          "{\"front\": 2}",
                          "{\"front\": 7}",
                          "{\"side\": 1}",
                          "{\"60\": 1, \"180\": \"1/2\"}",
                          "{\"60\": true}",
                          "{\"sixty\": 1}",
                          "{\"1\": [1, 6]}",
                          "{\"1\": [0]}",
                          "{\"infantry\": 1}",
                          "{\"infantry\": -1}",
                          "{\"infantry\": null}",
                          "[{\"infantry\": 2}, {\"cavalry\": {\"size\": [1, 6]}}]",
                          "[{\"formation\": \"square\", \"infantry\": \"any\"}]",
                          "[{\"formation\": 1}]",
                          "{\"through-enemy\": false}",
                          "{\"through-melee\": true}",
                          "{\"except\": [\"leader\"]}",
                          "{\"winner\": 1, \"loser\": 1}",
                          "{\"winner\": 1}",
                          "{\"zone\": \"rear\", \"cost\": 1}",
                          "{\"for\": \"melee-won\", \"points\": \"morale*2\"}",
                          "{\"for\": \"melee-lost\", \"points\": 1}",
                          "[{\"from\": 0, \"to\": 3, \"result\": \"dead\"}]",
                          "[{\"from\": 0, \"level\": \"draw\"}]",
                          "[{\"steps\": 1, \"uphill\": true}]",
                          "[{\"do\": \"fire\", \"failed\": {\"losses\": 1}}]",
                          "[{\"modifier\": -1, \"by\": [\"artillery\"]}]",
                          "[{\"by\": [\"artillery\"]}]",
                          "{\"returns\": {\"roll\": \"1d10\", \"plus\": 3}, \"units\": 6}",
                          "{\"activates\": [{\"army\": \"blue\"}]}",
                          "{\"arm\": \"infantry\"}",
                          "{\"not\": {\"arm\": 3}}",
                          "{\"not\": {\"not\": {\"not\": {\"not\": {\"turn\": 3}}}}}",
                          "{\"turn\": {\"from\": 2}}",
                          "{\"turn\": \"four\"}",
                          "{\"some\": {\"group\": \"stack\", \"arm\": \"horse\"}}",
                          "{\"some\": {\"group\": \"stack\", \"some\": {\"group\": \"stack\"}}}",
                          "{\"count\": {\"group\": \"units\", \"to\": 2}}",
                          "{\"rating\": \"attack\", \"of\": \"attackers\", \"take\": \"highest\"}",
                          "{\"minus\": [1, {\"sum\": [1, 2]}]}",
                          "{\"minus\": [1, {\"sum\": [1, {\"sum\": [1, 2]}]}]}",
                          "{\"add\": 1, \"when\": {\"arm\": \"foot\"}}",
                          "{\"add\": 1, \"set\": 1}"};
  std::vector<Term> terms(vocabulary().begin(), vocabulary().end());
  terms.insert(terms.end(), settingVocabulary().begin(), settingVocabulary().end());
  for (const Term& term : terms) {
    const json_schema::Schema schema({{"definitions", languageDefinitions()}, {"allOf", {schemaOf(term.shape)}}});
    for (const char* text : values) {
      const json value = json::parse(text);
      const auto fault = shapeFault(term.shape, value);
      const bool isSumWrong = fault && said(fault->expected).find("add up to") != std::string::npos;
      if (isSumWrong) continue;  // a JSON Schema can't add
      const std::string violations = schema.violations(value);
      EXPECT_EQ(violations.empty(), !fault) << term.path << " " << text << " " << violations;
    }
  }
}

}  // namespace
}  // namespace redoubt::rules
