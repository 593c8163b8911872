#include "core/exchange/vassal/reading/sequence.h"

#include <gtest/gtest.h>

#include "core/base/error.h"
#include "core/base/text.h"
#include "core/exchange/vassal/reading/image_size.h"
#include "tests/core/exchange/vassal/reading/sample_archive.h"

namespace redoubt::exchange::vassal::reading {
namespace {

using Texts = std::vector<std::string>;

TEST(Sequence, ABackslashBeforeADelimiterMakesItPartOfAValue) {
  EXPECT_EQ(sequence("a;b\\;c;;d", ';'), (Texts{"a", "b;c", "", "d"}));
  EXPECT_EQ(sequence("", ';'), (Texts{""}));
  EXPECT_EQ(sequence("a;", ';'), (Texts{"a", ""}));
  EXPECT_EQ(sequence("a\\b;c", ';'), (Texts{"a\\b", "c"})) << "before anything else it stands for itself";
  EXPECT_EQ(sequence("a\\\\;b", ';'), (Texts{"a\\;b"})) << "and of two only the second";
}

TEST(Sequence, QuotesRoundAValueAreNotPartOfIt) {
  EXPECT_EQ(sequence("'a\\;b\\';c", ';'), (Texts{"a;b\\", "c"})) << "also a backslash at its end";
  EXPECT_EQ(sequence("'ends with \\';c", ';').size(), 2U);
  EXPECT_EQ(sequence("'both';'", ';'), (Texts{"both", "'"}));
}

TEST(Sequence, NestsAsDeeplyAsItWasWritten) {
  Texts values{"one", "two;2", "three"};
  std::string text = values[0];
  for (int depth = 0; depth < 6; ++depth) text = sample::joined({"outer", text, "x\ty"}, '\t');
  for (int depth = 0; depth < 6; ++depth) {
    const Texts parts = sequence(text, '\t');
    ASSERT_EQ(parts.size(), 3U) << depth;
    EXPECT_EQ(parts[2], "x\ty");
    text = parts[1];
  }
  EXPECT_EQ(text, "one");
}

TEST(Sequence, IntegersAreTakenAsWholeOrNotAtAll) {
  SequenceReader reader("12;x;;99999999999;-7", ';');
  EXPECT_EQ(reader.nextInteger(1), 12);
  EXPECT_EQ(reader.nextInteger(1), 1);
  EXPECT_EQ(reader.nextInteger(1), 1);
  EXPECT_EQ(reader.nextInteger(1), 1);
  EXPECT_EQ(reader.nextInteger(1), -7);
  EXPECT_EQ(reader.nextInteger(1), 1) << "after the last";
  EXPECT_EQ(decimalNumber("47.4"), 47.4);
  EXPECT_FALSE(decimalNumber("nan"));
  EXPECT_FALSE(decimalNumber("inf"));
  EXPECT_FALSE(decimalNumber("1e999"));
}

TEST(Sequence, EffortEnds) {
  Effort effort(10);
  effort.spend(6);
  EXPECT_THROW(effort.spend(5), Error);
  effort.spend(4);
}

TEST(PlainText, IsAlwaysUtf8WithoutSignsThatNobodySees) {
  EXPECT_EQ(plainName("  Żółć \t\n i   gniew "), "Żółć i gniew");
  EXPECT_EQ(plainName(std::string("a\0b\x1B\x7F", 5)), "a b");
  EXPECT_EQ(plainName("<html><b>1st</b> Foot</html>"), "1st Foot");
  EXPECT_EQ(plainName("3 < 4 > 2"), "3 < 4 > 2");
  EXPECT_EQ(plainName("\xFF\xC3("), "\xEF\xBF\xBD\xEF\xBF\xBD(");
  const std::string cut = plainName(std::string(150, 'x') + "żżżżżżżżżżżżżżżżżżżżżżżżżżżżżżżżż", 151);
  EXPECT_EQ(cut.size(), 150U) << "no half letters";
  EXPECT_TRUE(isValidUtf8(cut));
  EXPECT_EQ(plainProse("a\nb\tc"), "a\nb c");
}

TEST(ImageSize, StandsInTheHeadOfEachFormat) {
  EXPECT_EQ(imageSize(sample::png(3'000, 2'001)), (ImageSize{3'000, 2'001}));
  EXPECT_EQ(imageSize(std::string("GIF89a\x40\x01\xC8\x00", 10)), (ImageSize{320, 200}));
  const std::string jpeg("\xFF\xD8\xFF\xE0\x00\x04\x00\x00\xFF\xC2\x00\x11\x08\x01\x2C\x02\x58\x03", 18);
  EXPECT_EQ(imageSize(jpeg), (ImageSize{600, 300}));
  EXPECT_EQ(imageSize("<?xml version='1.0'?><svg xmlns='x' width='25.4mm' height='50.8mm'/>"), (ImageSize{96, 192}));
  EXPECT_EQ(imageSize(R"(<svg stroke-width="3" viewBox="0 0 640 480">)"), (ImageSize{640, 480}));
  std::string bmp(26, '\0');
  bmp.replace(0, 2, "BM");
  bmp[18] = 100;
  bmp[22] = static_cast<char>(-50);
  bmp[23] = bmp[24] = bmp[25] = static_cast<char>(0xFF);
  EXPECT_EQ(imageSize(bmp), (ImageSize{100, 50})) << "from the top down";
}

TEST(ImageSize, IsUnknownForOtherBytes) {
  for (const std::string bytes :
       {"", "x", "GIF8", "\xFF\xD8", "\xFF\xD8\xFF\xE0\xFF\xFF", "<svg>", "RIFF1234WEBPVP8X"}) {
    EXPECT_FALSE(imageSize(bytes)) << bytes;
  }
  EXPECT_FALSE(imageSize(sample::png(0, 10)));
  EXPECT_FALSE(imageSize(sample::png(-1, 10)));
}

}  // namespace
}  // namespace redoubt::exchange::vassal::reading
