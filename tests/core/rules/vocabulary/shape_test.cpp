#include "core/rules/vocabulary/shape.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "core/rules/vocabulary/shape_json.h"
#include "core/rules/vocabulary/vocabulary.h"

namespace redoubt::rules {
namespace {

using nlohmann::json;

using Named = std::vector<std::pair<std::vector<NameKind>, std::string>>;

Named namesIn(const Shape& shape, const json& value) {
  Named found;
  forEachName(shape, value, [&](const auto& kinds, const std::string& name) { found.emplace_back(kinds, name); });
  return found;
}

// What is wrong with a value, as "pointer: expected"; empty where nothing is.
std::string faultIn(const Shape& shape, const char* value) {
  const auto fault = shapeFault(shape, json::parse(value));
  return fault ? fault->pointer + ": " + said(fault->expected) : "";
}

TEST(Shape, RenamesNamesOfOneKindAndKeepsTheOrderOfMembers) {
  const Shape shape = objectByName({optional("zone", name(NameKind::Zone)), optional("foot", name(NameKind::Terrain))},
                                   NameKind::Zone, either({whole(0), list(name(NameKind::Zone))}));
  const auto value = nlohmann::ordered_json::parse(R"({"zone":"foot","mill":["foot","mill"],"foot":"foot","a":1})");
  EXPECT_EQ(renamed(shape, value, NameKind::Zone, "foot", "hill").dump(),
            R"({"zone":"hill","mill":["hill","mill"],"foot":"foot","a":1})");
  EXPECT_EQ(renamed(shape, value, NameKind::Zone, "mill", "hill").dump(),
            R"({"zone":"foot","hill":["foot","hill"],"foot":"foot","a":1})");
  EXPECT_EQ(renamed(byNumber(truth()), {{"1", true}}, NameKind::Zone, "1", "2").dump(), R"({"1":true})");
}

TEST(Shape, TakesWhatItIsAndRefusesTheRest) {
  struct Case {
    Shape shape;
    std::vector<const char*> right;
    std::vector<const char*> wrong;
  };
  const Case cases[] = {
      {anyValue(), {"null", "1", "{\"a\": []}"}, {}},
      {truth(), {"true", "false"}, {"0", "\"true\"", "null"}},
      {text(), {"\"łąka\""}, {"\"\"", "1", "[]"}},
      {colour(), {"\"#6B8E4E\"", "\"#abcdef\""}, {"\"puce\"", "\"#6B8E4\"", "\"6B8E4E0\"", "7"}},
      {someOf(truth()), {"[true]"}, {"[]", "[1]", "true"}},
      {whole(2, 4), {"2", "4"}, {"1", "5", "2.5", "\"3\"", "true"}},
      {whole(-1), {"-1", "999999"}, {"-2"}},
      {points(),
       {"1", "0.5", "\"1/2\"", "\"3\""},
       {"-1", "4000000000000", "\"-1/2\"", "\"-0\"", "\"1/0\"", "\"1/-2\"", "\"half\"", "\"1/\"", "true", "\"\""}},
      {word({"up", "down"}), {"\"up\""}, {"\"Up\"", "\"\"", "1"}},
      {name(NameKind::Arm), {"\"infantry\""}, {"\"\"", "1"}},
      {list(truth()), {"[]", "[true, false]"}, {"true", "[1]", "{}"}},
      {span(1), {"[1, 1]", "[2, 5]", "[3, null]"}, {"[0, 1]", "[5, 2]", "[1]", "[1, 2, 3]", "[null, 1]", "1"}},
      {byName(NameKind::Arm, whole(0)), {"{}", "{\"foot\": 2}"}, {"[]", "{\"foot\": -1}"}},
      {byNumber(truth()), {"{\"60\": true}", "{\"-1\": false}"}, {"{\"six\": true}", "{\"6\": 1}"}},
      {object({{"a", truth()}, optional("b", truth())}),
       {"{\"a\": true}"},
       {"{}", "{\"b\": true}", "{\"a\": true, \"c\": 1}"}},
      {shares({"front", "rear"}, 6),
       {"{\"front\": 4, \"rear\": 2}", "{\"front\": 6}"},
       {"{\"front\": 4}", "{\"front\": 4, \"rear\": 4}", "{\"side\": 6}", "{\"front\": -1, \"rear\": 7}"}},
      {either({whole(0), word({"any"})}), {"0", "\"any\""}, {"-1", "\"all\""}},
  };
  for (const Case& each : cases) {
    for (const char* value : each.right) EXPECT_EQ(faultIn(each.shape, value), "") << value;
    for (const char* value : each.wrong) EXPECT_NE(faultIn(each.shape, value), "") << value;
  }
}

TEST(Shape, SaysWhereInAValueTheFaultLies) {
  const Shape stacks = list(objectByName({optional("formation", name(NameKind::Formation))}, NameKind::Arm, whole(0)));
  EXPECT_EQ(faultIn(stacks, R"([{"foot": 2}, {"horse": -1}])"), "/1/horse: a whole number from 0");
  EXPECT_EQ(faultIn(stacks, R"([{"formation": 3}])"), "/0/formation: the name of a formation");
  EXPECT_EQ(faultIn(object({{"a", truth()}}), "{}"), ": a member \"a\"");
  EXPECT_EQ(faultIn(object({{"a", truth()}, optional("b", truth())}), R"({"a": true, "c": 1})"),
            "/c: one of the members \"a\" or \"b\"");
}

TEST(Shape, SharesThatDontAddUpSayWhatTheyMake) {
  const auto fault = shapeFault(shares({"front", "rear"}, 6), json::parse(R"({"front": 4, "rear": 4})"));
  ASSERT_TRUE(fault);
  EXPECT_EQ(said(fault->expected), "numbers that add up to 6, and these make 8");
}

TEST(Shape, OfAlternativesTheOneThatGotFarthestIsTold) {
  const Shape limit = either({whole(0), object({optional("counters", whole(0))}), word({"any"})});
  EXPECT_EQ(faultIn(limit, R"({"counters": "two"})"), "/counters: a whole number from 0");
  EXPECT_EQ(faultIn(limit, "true"), ": a whole number from 0, an object of \"counters\" or \"any\"");
}

TEST(Shape, IsPutIntoWordsOfBothLanguages) {
  const Shape arms = list(name(NameKind::Arm));
  EXPECT_EQ(said(arms.words()), "a list, each item the name of an arm");
  EXPECT_EQ(said(arms.words(), "pl"), "lista, w której każdy element to nazwa: rodzaj broni");
  EXPECT_EQ(said(whole(0, 6).words()), "a whole number from 0 to 6");
  EXPECT_EQ(said(whole(0, 6).words(), "pl"), "liczba całkowita od 0 do 6");
  for (const Term& term : vocabulary()) {
    const Phrase words = term.shape.words();
    EXPECT_FALSE(said(words).empty() || said(words, "pl").empty()) << term.path;
    EXPECT_FALSE(said(words).ends_with('.') || said(words, "pl").ends_with('.')) << term.path;
  }
}

TEST(Shape, FindsEveryNameWithWhatItMayBe) {
  const Shape shape = list(objectByName({optional("by", list(nameOf({NameKind::Arm, NameKind::UnitType})))},
                                        NameKind::Terrain, either({whole(0), name(NameKind::Army)})));
  const json value = json::parse(R"([{"by": ["guns"], "hill": 2, "woods": "blue"}])");
  ASSERT_FALSE(shapeFault(shape, value));
  EXPECT_EQ(namesIn(shape, value), (Named{{{NameKind::Arm, NameKind::UnitType}, "guns"},
                                          {{NameKind::Terrain}, "hill"},
                                          {{NameKind::Terrain}, "woods"},
                                          {{NameKind::Army}, "blue"}}));
  EXPECT_EQ(namesIn(byName(NameKind::Arm, truth()), json::parse(R"({"foot": true})")),
            (Named{{{NameKind::Arm}, "foot"}}));
  EXPECT_TRUE(namesIn(anyValue(), json::parse(R"(["woods"])")).empty());
  EXPECT_TRUE(namesIn(word({"woods"}), json("woods")).empty()) << "a word of the rules is no name";
}

TEST(Shape, SimpleOnesCanBeChosenFrom) {
  EXPECT_EQ(truth().choice(), Choice(TruthChoice{}));
  EXPECT_EQ(text().choice(), Choice(TextChoice{}));
  EXPECT_EQ(whole(0, 6).choice(), Choice(WholeChoice{0, 6}));
  EXPECT_EQ(whole(-100).choice(), Choice(WholeChoice{-100, std::nullopt}));
  EXPECT_EQ(word({"up", "down"}).choice(), Choice(WordChoice{{"up", "down"}, {}}));
  EXPECT_EQ(name(NameKind::Arm).choice(), Choice(WordChoice{{}, {NameKind::Arm}}));
  EXPECT_EQ(list(either({word({"hex"}), name(NameKind::Terrain)})).choice(),
            Choice(ListChoice{{{"hex"}, {NameKind::Terrain}}}));
  for (const Shape& shape : {anyValue(), points(), span(), list(text()), list(list(name(NameKind::Arm))),
                             either({whole(0), word({"any"})}), object({{"a", truth()}})}) {
    EXPECT_EQ(shape.choice(), Choice()) << said(shape.words());
  }
}

TEST(Shape, ObjectsTellTheirMembersAndMapsOfNumbersTheirKeys) {
  const auto parts = object({{"when", text()}, optional("count", whole(1, 3))}).parts();
  ASSERT_EQ(parts.size(), 2u);
  EXPECT_EQ(parts[0].name, "when");
  EXPECT_TRUE(parts[0].isRequired);
  EXPECT_FALSE(parts[1].isRequired);
  EXPECT_EQ(parts[1].shape.choice(), Choice(WholeChoice{1, 3}));
  EXPECT_TRUE(list(text()).parts().empty());
  EXPECT_EQ(byName(NameKind::Army, whole(0)).numbers(), (NumbersChoice{NameKind::Army, {0, std::nullopt}}));
  for (const Shape& shape : {byName(NameKind::Army, text()), byNumber(whole(0)), object({{"a", whole(0)}})}) {
    EXPECT_FALSE(shape.numbers()) << said(shape.words());
  }
}

// Whatever a control writes for a shape must be right.
TEST(Shape, TakesWhatCanBeChosen) {
  const auto oneOf = [](const WordChoice& choice) {
    return json(choice.words.empty() ? "somebody" : choice.words.back());
  };
  for (const Term& term : vocabulary()) {
    const Choice choice = term.shape.choice();
    std::vector<json> values;
    if (std::holds_alternative<TruthChoice>(choice)) values = {true, false};
    if (const auto* text = std::get_if<TextChoice>(&choice)) values = {text->example.empty() ? "words" : text->example};
    if (const auto* whole = std::get_if<WholeChoice>(&choice)) values = {whole->least, whole->most.value_or(9999)};
    if (const auto* words = std::get_if<WordChoice>(&choice)) values = {oneOf(*words)};
    if (const auto* some = std::get_if<ListChoice>(&choice)) {
      values = {json::array({oneOf(some->item)})};
      if (some->least == 0) values.push_back(json::array());
    }
    for (const json& value : values) EXPECT_FALSE(shapeFault(term.shape, value)) << term.path << " " << value;
  }
}

}  // namespace
}  // namespace redoubt::rules
