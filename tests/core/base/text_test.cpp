#include "core/base/text.h"

#include <gtest/gtest.h>

#include <random>

namespace redoubt {
namespace {

TEST(Words, AreThePartsBetweenSeparators) {
  using Parts = std::vector<std::string_view>;
  EXPECT_EQ(words("1227 1327-3427"), (Parts{"1227", "1327-3427"}));
  EXPECT_EQ(words("  a\t\n b  "), (Parts{"a", "b"}));
  EXPECT_EQ(words(""), Parts{});
  EXPECT_EQ(words(" \t"), Parts{});
  EXPECT_EQ(words("a,,b;c", ",;"), (Parts{"a", "b", "c"}));
}

TEST(Join, PutsTheSeparatorBetween) {
  EXPECT_EQ(join({"a", "b", "c"}, "+"), "a+b+c");
  EXPECT_EQ(join({"a"}, "+"), "a");
  EXPECT_EQ(join({}, "+"), "");
}

TEST(ToInteger, TakesTheWholeTextOrNothing) {
  EXPECT_EQ(toInteger("1809"), 1809);
  EXPECT_EQ(toInteger("-7"), -7);
  EXPECT_EQ(toInteger("9223372036854775807"), std::numeric_limits<std::int64_t>::max());
  for (const char* text : {"", " 1", "1 ", "1,5", "1.5", "x", "0x10", "+1", "9223372036854775808", "-"}) {
    EXPECT_EQ(toInteger(text), std::nullopt) << text;
  }
}

TEST(Folded, MakesNearNamesEqual) {
  EXPECT_EQ(folded("I/2 M.BKN"), folded("I/2 M. BKN"));
  EXPECT_EQ(folded("Zajączek"), "zajaczek");
  EXPECT_EQ(folded("ZAJĄCZEK"), "zajaczek");
  EXPECT_EQ(folded("Żółć, gęślą JAŹŃ!"), "zolcgeslajazn");
  EXPECT_EQ(folded("łańcuch ĆŃŚÓŻ"), "lancuchcnsoz");
  EXPECT_EQ(folded("- / ."), "");
  EXPECT_EQ(folded("\xff" "a\xc3"), "a");
}

TEST(Slugged, IsLowerCaseAsciiWithSingleHyphens) {
  EXPECT_EQ(slugged("I/2 M. BKN"), "i-2-m-bkn");
  EXPECT_EQ(slugged("  Tadeusz Kościuszko "), "tadeusz-kosciuszko");
  EXPECT_EQ(slugged("Racławice 1794"), "raclawice-1794");
  EXPECT_EQ(slugged("../../etc"), "etc");
  EXPECT_EQ(slugged("—"), "");
}

TEST(EditDistance, CountsSingleLetterChanges) {
  EXPECT_EQ(editDistance("", ""), 0);
  EXPECT_EQ(editDistance("abc", ""), 3);
  EXPECT_EQ(editDistance("abc", "abd"), 1);
  EXPECT_EQ(editDistance("abc", "acb"), 2);
  EXPECT_EQ(editDistance("denisow", "denisov"), 1);
}

TEST(EditDistance, IsADistance) {
  std::mt19937 random(1794);
  const auto text = [&] {
    std::string made;
    for (auto length = random() % 8; length > 0; --length) made += static_cast<char>('a' + random() % 3);
    return made;
  };
  for (int i = 0; i < 2000; ++i) {
    const std::string a = text();
    const std::string b = text();
    const std::string c = text();
    EXPECT_EQ(editDistance(a, b), editDistance(b, a));
    EXPECT_EQ(editDistance(a, b) == 0, a == b);
    EXPECT_LE(editDistance(a, c), editDistance(a, b) + editDistance(b, c));
  }
}

TEST(CsvField, IsQuotedOnlyWhereItMustBe) {
  EXPECT_EQ(csvField("plain text"), "plain text");
  EXPECT_EQ(csvField(""), "");
  EXPECT_EQ(csvField("a,b"), "\"a,b\"");
  EXPECT_EQ(csvField("say \"hej\""), "\"say \"\"hej\"\"\"");
  EXPECT_EQ(csvField("two\nlines"), "\"two\nlines\"");
  EXPECT_EQ(csvField("two\rlines"), "\"two\rlines\"");
}

TEST(IsValidUtf8, TakesWhatIsAndNothingElse) {
  for (const char* text : {"", "plain", "Żółć", "€", "🐎", "\xF4\x8F\xBF\xBF", "\xED\x9F\xBF"}) {
    EXPECT_TRUE(isValidUtf8(text)) << text;
  }
  for (const char* text : {"\x80", "\xC3", "\xC3\x28", "\xC0\x80", "\xC1\xBF", "\xE0\x80\x80", "\xE2\x82",
                           "\xED\xA0\x80", "\xF0\x80\x80\x80", "\xF4\x90\x80\x80", "\xF8\x88\x80\x80\x80", "\xFF"}) {
    EXPECT_FALSE(isValidUtf8(text)) << text;
  }
}

}  // namespace
}  // namespace redoubt
