#include "core/rules/language/condition.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "core/rules/language/condition_json.h"
#include "core/rules/language/condition_words.h"
#include "core/rules/vocabulary/shape_json.h"

namespace redoubt::rules {
namespace {

using nlohmann::json;
using nlohmann::ordered_json;

std::string faultOf(const char* text, const Scope& scope = scopeOfActions()) {
  const auto read = conditionFrom(json::parse(text), scope);
  const auto* fault = std::get_if<ShapeFault>(&read);
  return fault ? fault->pointer + ": " + said(fault->expected) : std::string();
}

std::string amountFault(const char* text) {
  const auto read = amountFrom(json::parse(text), scopeOfActions());
  const auto* fault = std::get_if<ShapeFault>(&read);
  return fault ? fault->pointer + ": " + said(fault->expected) : std::string();
}

Condition condition(const char* text) {
  return std::get<Condition>(conditionFrom(json::parse(text), scopeOfActions()));
}

Amount amount(const char* text) {
  return std::get<Amount>(amountFrom(json::parse(text), scopeOfActions()));
}

TEST(Conditions, AreReadAndWrittenBackTheSame) {
  for (const char* text : {
           R"({})",
           R"({"arm":"foot"})",
           R"({"arm":["foot","horse"],"not":{"hex":"woods"}})",
           R"({"any":[{"arm":"foot"},{"moved":false}],"all":[{"turn":[4,8]},{"turn":{"from":2}}]})",
           R"({"every":{"group":"attackers","across":"river"}})",
           R"({"some":{"group":{"of":"stack","where":{"side":"same"}},"formation":"line"}})",
           R"({"count":{"group":"defenders","from":2,"to":{"count":"attackers"}}})",
           R"({"amount":{"of":{"rating":"attack","of":"attackers"},"from":10}})",
           R"({"distance.defenders":{"to":3},"state.morale":"shaken","rating.attack":{"from":"1/2"}})",
       }) {
    EXPECT_EQ(ordered_json(json::parse(toJson(condition(text)).dump())).dump(), ordered_json(json::parse(text)).dump());
  }
}

TEST(Amounts, AreReadAndWrittenBackTheSame) {
  for (const char* text : {
           R"(3)",
           R"("1/2")",
           R"({"rating":"attack","of":"attackers","take":"highest"})",
           R"({"minus":[{"rating":"morale","of":"attackers","take":"lowest"},2]})",
           R"({"over":[{"sum":[1,{"fact":"distance"}]},{"table":"x"}],"rounding":"half-up"})",
           R"({"count":{"of":"hexes","where":{"area":"heights"}}})",
           R"({"dice":"2d6+1"})",
       }) {
    EXPECT_EQ(ordered_json(json::parse(toJson(amount(text)).dump())).dump(), ordered_json(json::parse(text)).dump());
  }
}

TEST(Conditions, SayWhereAFaultIsAndWhatWasExpected) {
  EXPECT_EQ(faultOf("3").substr(0, 22), ": an object of facts a");
  EXPECT_EQ(faultOf(R"({"amr":"foot"})").substr(0, 25), "/amr: one of the facts \"a");
  EXPECT_EQ(faultOf(R"({"not":{"hex":3}})"), "/not/hex: the name of a kind of terrain");
  EXPECT_EQ(faultOf(R"({"moved":"yes"})"), "/moved: true or false");
  EXPECT_EQ(faultOf(R"({"turn":"four"})"), "/turn: a number, a list of numbers, or an object of \"from\" and \"to\"");
  EXPECT_EQ(faultOf(R"({"aspect":["front","behind"]})"), "/aspect/1: \"front\", \"flank\" or \"rear\"");
  EXPECT_EQ(faultOf(R"({"some":{"arm":"foot"}})"), "/some: an object with \"group\" and a condition");
  EXPECT_EQ(faultOf(R"({"some":{"group":"stack","every":{"group":"units"}}})"),
            "/some/every: a condition without a group, because it is about the members of one");
  EXPECT_EQ(faultOf(R"({"any":[]})"), "/any: a list of conditions that is not empty");
  EXPECT_EQ(faultOf(R"({"count":{"group":"units"}})"), "/count: an object of \"group\" and of \"from\" or \"to\"");
  EXPECT_EQ(faultOf(R"({"turn":{"from":1000000000}})"), "/turn/from: a number from -1000000 to 1000000");
}

TEST(Conditions, KnowOnlyTheFactsAndGroupsOfTheirScope) {
  EXPECT_EQ(faultOf(R"({"arm":"foot"})", scopeOfGame()).substr(0, 5), "/arm:");
  EXPECT_EQ(faultOf(R"({"turn":3})", scopeOfGame()), "");
  EXPECT_EQ(faultOf(R"({"some":{"group":"attackers","arm":"foot"}})", scopeOfStacks()).substr(0, 25),
            "/some/group: one of the g");
  EXPECT_EQ(faultOf(R"({"distance":1})", scopeOfRatings()).substr(0, 10), "/distance:");
}

TEST(Conditions, HaveABoundSoThatHostileFilesCostLittle) {
  std::string deep = R"({"arm":"foot"})";
  for (int i = 0; i < 4; ++i) deep = R"({"not":)" + deep + "}";
  EXPECT_EQ(faultOf(deep.c_str()), "/not/not/not/not: conditions at most 4 deep");
  std::string wide = R"({"arm":"foot"})";
  for (int i = 0; i < 300; ++i) wide += R"(,{"arm":"foot"})";
  EXPECT_NE(faultOf((R"({"any":[)" + wide + "]}").c_str()), "");
  EXPECT_EQ(amountFault(R"({"sum":[{"sum":[{"sum":[1,2]},2]},2]})"), "/sum/0/sum/0: amounts at most 2 deep");
  // The longest valid list of parts, and one more.
  std::string words;
  for (int i = 0; i < 99; ++i) words += R"("foot",)";
  const std::string list = "[" + words + R"("foot"])";
  EXPECT_EQ(faultOf((R"({"arm":)" + list + "}").c_str()), "");
  EXPECT_EQ(faultOf((R"({"arm":)" + list + R"(,"type":)" + list + "}").c_str()).substr(0, 6), "/type/");
}

TEST(Conditions, NameThingsThatAreLookedUpAndRenamed) {
  const Shape shape = conditionShape(scopeOfActions());
  const auto value = ordered_json::parse(
      R"({"arm":["foot","horse"],"state.morale":"shaken","some":{"group":"reserve","rating.attack":{"from":{"table":"t"}}}})");
  std::vector<std::string> names;
  forEachName(shape, json(value), [&](const auto& kinds, const std::string& name) {
    names.push_back(std::string(toText(kinds.front())) + " " + name);
  });
  EXPECT_EQ(names, (std::vector<std::string>{"arm foot", "arm horse", "role reserve", "rating attack", "table t",
                                             "state morale", "level morale/shaken"}));
  EXPECT_EQ(
      renamed(shape, value, NameKind::Arm, "horse", "cavalry").dump(),
      R"({"arm":["foot","cavalry"],"state.morale":"shaken","some":{"group":"reserve","rating.attack":{"from":{"table":"t"}}}})");
  EXPECT_EQ(
      renamed(shape, value, NameKind::Rating, "attack", "assault").dump(),
      R"({"arm":["foot","horse"],"state.morale":"shaken","some":{"group":"reserve","rating.assault":{"from":{"table":"t"}}}})");
  EXPECT_EQ(renamed(amountShape(scopeOfActions()), ordered_json::parse(R"({"fact":"rating.attack"})"), NameKind::Rating,
                    "attack", "assault")
                .dump(),
            R"({"fact":"rating.assault"})");
}

TEST(Conditions, AreReadAsSentencesInBothLanguages) {
  const Condition when = condition(
      R"({"arm":["foot","horse"],"not":{"hex":"woods"},"every":{"group":"attackers","across":"river"},"turn":{"from":4}})");
  EXPECT_EQ(said(wordsFor(when)),
            "its arm is foot or horse, the turn is at least 4, not: the terrain of the hex is woods and for every one "
            "of the attackers: what lies on the hexside is river");
  EXPECT_EQ(said(wordsFor(when), "pl"),
            "rodzaj broni: foot lub horse, etap: co najmniej 4, nie: teren pola: woods i dla każdego z: atakujący — co "
            "leży na krawędzi: river");
  EXPECT_EQ(said(wordsFor(condition("{}"))), "always");
  EXPECT_EQ(said(wordsFor(amount(R"({"minus":[{"rating":"morale","of":"attackers","take":"highest"},"1/2"]})"))),
            "the highest morale of the attackers − 1/2");
  // Names are given their titles by whoever knows them.
  EXPECT_EQ(said(wordsFor(condition(R"({"arm":"foot","moved":false})"),
                          [](NameKind, std::string_view name) { return Phrase(std::string(name) + "!"); })),
            "its arm is foot! and it has not moved");
}

}  // namespace
}  // namespace redoubt::rules
