#include "core/transcribe/source_lines.h"

#include <gtest/gtest.h>

#include "core/base/error.h"

namespace redoubt::transcribe {
namespace {

std::string refusal(std::string_view text) {
  try {
    sourceLines(text, std::nullopt);
  } catch (const Error& error) {
    return error.sentence();
  }
  return {};
}

TEST(SourceLines, TextInAnotherEncodingIsRefusedWithItsName) {
  EXPECT_NE(refusal("Po\xB3oenie: Madali\xF1ski \xB9\xEA\x9C 1203").find("Windows-1250"), std::string::npos);
  EXPECT_NE(refusal(std::string("1\0/\0I\0 \0-\0 \0001\0002\0000\0003\0", 20)).find("UTF-16"), std::string::npos)
      << "also without a mark at its beginning";
  EXPECT_NE(refusal("Wej\xB6"
                    "cie \xB1")
                .find("ISO 8859-2"),
            std::string::npos);
  EXPECT_NE(refusal(std::string_view("\xFF\xFE"
                                     "a\0b\0",
                                     6))
                .find("UTF-16"),
            std::string::npos);
  EXPECT_FALSE(refusal(std::string_view("a\0b", 3)).empty());
  EXPECT_TRUE(refusal("\xEF\xBB\xBFzażółć 1203").empty());
}

TEST(SourceLines, TheFormIsToldByTheText) {
  EXPECT_EQ(formOf("plain words\n"), TextForm::Plain);
  EXPECT_EQ(formOf("# A heading\n\n| a | b |\n|---|---|\n"), TextForm::Markdown);
  EXPECT_EQ(formOf("<!DOCTYPE html><html><body><p>x</p></body></html>"), TextForm::Html);
  EXPECT_EQ(formOf("unit;hex;turn\na;1203;1\nb;1204;2\nc;1205;2\n"), TextForm::Csv);
}

TEST(SourceLines, LinesOfAPageKeepTheirNumbers) {
  const auto lines = htmlLines(
      "<html>\n<body>\n<h1>Title</h1>\n<p>one\ntwo</p>\n<table>\n<tr><td>a &amp; "
      "b</td>\n<td>1203</td></tr>\n</table></body></html>");
  ASSERT_EQ(lines.size(), 3u);
  EXPECT_EQ(lines[0].number, 3);
  EXPECT_TRUE(lines[0].isHeading);
  EXPECT_EQ(lines[1].number, 4);
  EXPECT_EQ(lines[1].text, "one two");
  EXPECT_EQ(lines[2].number, 7);
  ASSERT_EQ(lines[2].cells.size(), 2u);
  EXPECT_EQ(lines[2].cells[0].text, "a & b");
}

TEST(SourceLines, DeepOrBrokenPagesEndInTime) {
  std::string deep;
  for (int k = 0; k < 20'000; ++k) deep += "<div><b>";
  EXPECT_NO_THROW(htmlLines(deep + "x"));
  EXPECT_NO_THROW(htmlLines("<table><tr><td><table><tr><td></tr></p></div>"));
}

}  // namespace
}  // namespace redoubt::transcribe
