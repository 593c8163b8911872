#include "core/exchange/input/bounded_json.h"

#include <gtest/gtest.h>

#include "tests/core/exchange/input/failure.h"

namespace redoubt::exchange::input {
namespace {

using test::failureOf;
using Kind = JsonValue::Kind;

std::string jsonRefusal(const std::string& text, const JsonLimits& limits = {}) {
  return failureOf([&] { parseJson(text, "a.json", limits); });
}

TEST(BoundedJson, GivesValuesOfEveryKind) {
  const JsonValue value = parseJson(
      R"( {"a": [1, -2, 3], "b": [1, 2, "x", 4], "c": 1.5, "d": 7, "e": true, "f": null, "g": "ł\n",
           "h": 18446744073709551615, "i": [[], {}, 1]} )",
      "a.json");
  EXPECT_EQ(value.member("a")->integers, (std::vector<std::int64_t>{1, -2, 3}));
  EXPECT_TRUE(value.member("a")->items.empty());
  const JsonValue& mixed = *value.member("b");
  ASSERT_EQ(mixed.items.size(), 4u);
  EXPECT_TRUE(mixed.integers.empty());
  EXPECT_EQ(mixed.items[1].integer, 2);
  EXPECT_EQ(mixed.items[2].text, "x");
  EXPECT_EQ(mixed.items[3].real, 4);
  EXPECT_EQ(value.member("c")->real, 1.5);
  EXPECT_EQ(value.member("d")->kind, Kind::Integer);
  EXPECT_TRUE(value.member("e")->isTrue);
  EXPECT_EQ(value.member("f")->kind, Kind::Null);
  EXPECT_EQ(value.member("g")->text, "ł\n");
  EXPECT_EQ(value.member("h")->kind, Kind::Real);
  EXPECT_EQ(value.member("i")->items.size(), 3u);
  EXPECT_FALSE(value.member("j"));
}

TEST(BoundedJson, RefusesWhatIsNoneWithThePlace) {
  EXPECT_NE(jsonRefusal("{\n \"a\" 1}").find("bad-input: a.json: line 2, column 6"), std::string::npos);
  for (const char* text : {"", "{", "[1,]", "[1", "{} {}", "nan", "[NaN]", "[1e999]", "\"\xC3\x28\"", "\"\\ud800\""}) {
    EXPECT_EQ(jsonRefusal(text).find("bad-input: a.json: "), 0u) << text;
  }
  EXPECT_NE(jsonRefusal(R"({"a": 1, "a": 2})").find("stands twice"), std::string::npos);
  EXPECT_NE(jsonRefusal(R"(["\u0000"])").find("NUL"), std::string::npos);
  EXPECT_NE(jsonRefusal(R"({"\u0000": 1})").find("NUL"), std::string::npos);
}

TEST(BoundedJson, KeepsWithinEveryLimit) {
  const JsonLimits limits{.bytes = 1000, .depth = 4, .values = 6, .integers = 10};
  EXPECT_NO_THROW(parseJson("[1,2,3,4,5,6,7,8,9,10]", "a.json", limits));
  EXPECT_EQ(jsonRefusal("[1,2,3,4,5,6,7,8,9,10,11]", limits).find("too-large: "), 0u);
  EXPECT_EQ(jsonRefusal("[1,2,3,4,5,6,\"spread\"]", limits).find("too-large: "), 0u);
  EXPECT_EQ(jsonRefusal("[{},{},{},{},{},{}]", limits).find("too-large: "), 0u);
  EXPECT_EQ(jsonRefusal(std::string(1001, ' '), limits).find("too-large: "), 0u);
  EXPECT_NO_THROW(parseJson("[[[[1]]]]", "a.json", limits));
  EXPECT_NE(jsonRefusal("[[[[[1]]]]]", limits).find("deeper than 4"), std::string::npos);
  EXPECT_NE(jsonRefusal(std::string(1'000'000, '[')).find("deeper than 128"), std::string::npos);
}

}  // namespace
}  // namespace redoubt::exchange::input
