#include "editor/scan/counter_text.h"

#include <gtest/gtest.h>

#include <QFontDatabase>
#include <QPainter>

#include "core/base/error.h"

namespace redoubt::editor::scan::test {
namespace {

// A unit's counter with a designation and two figures, in the type that the program brings.
QImage writtenCounter() {
  QImage crop(120, 120, QImage::Format_RGB32);
  crop.fill(QColor(214, 190, 120));
  QPainter painter(&crop);
  painter.setPen(Qt::black);
  QFont font(QStringLiteral("Lato"));
  font.setPixelSize(22);
  painter.setFont(font);
  painter.drawText(QRect(0, 6, 120, 30), Qt::AlignCenter, QStringLiteral("Guard"));
  painter.setBrush(Qt::white);
  painter.drawRect(36, 42, 48, 30);
  font.setPixelSize(30);
  font.setBold(true);
  painter.setFont(font);
  painter.drawText(QRect(0, 78, 120, 38), Qt::AlignCenter, QStringLiteral("5 - 4"));
  return crop;
}

std::vector<CounterWord> wordsOf(const std::vector<std::string>& texts) {
  std::vector<CounterWord> words;
  for (const std::string& text : texts) words.push_back({text, 1, {}});
  return words;
}

TEST(CounterTexts, AreReadWhereTesseractIsInstalled) {
  if (!canReadText() || !QFontDatabase::families().contains(QStringLiteral("Lato"))) {
    GTEST_SKIP() << "tesseract or Lato is not installed";
  }
  const std::vector<CounterWord> words = wordsOn(writtenCounter());
  ASSERT_FALSE(words.empty());
  EXPECT_EQ(words.front().text, "Guard");
  EXPECT_TRUE(QRect(0, 0, 120, 45).contains(words.front().place));
  EXPECT_EQ(numbersAmong(words), (std::vector<int>{5, 4}));
}

TEST(CounterTexts, OfNothingAreNone) {
  EXPECT_TRUE(wordsOn({}).empty());
  QImage plain(60, 60, QImage::Format_RGB32);
  plain.fill(Qt::white);
  EXPECT_TRUE(wordsOn(plain).empty());
  // No option slips in.
  EXPECT_TRUE(wordsOn(writtenCounter(), "--help").empty());
  EXPECT_TRUE(wordsOn(writtenCounter(), "").empty());
  EXPECT_TRUE(wordsOn(writtenCounter(), "no_such_language").empty());
}

TEST(CounterTexts, AreNotLookedForWithoutTheProgram) {
  const QByteArray before = qgetenv("PATH");
  qputenv("PATH", "/nowhere");
  EXPECT_FALSE(canReadText());
  EXPECT_TRUE(wordsOn(writtenCounter()).empty());
  qputenv("PATH", before);
}

TEST(CounterTexts, StopWhenAsked) {
  if (!canReadText()) GTEST_SKIP() << "tesseract is not installed";
  std::stop_source source;
  source.request_stop();
  EXPECT_THROW(wordsOn(writtenCounter(), "eng", {source.get_token()}), Error);
}

TEST(CounterTexts, OfATableAreItsWordsAlone) {
  const std::string table =
      "level\tpage_num\tblock_num\tpar_num\tline_num\tword_num\tleft\ttop\twidth\theight\tconf\ttext\n"
      "1\t1\t0\t0\t0\t0\t0\t0\t648\t648\t-1\t\n"
      "5\t1\t2\t1\t1\t1\t124\t424\t100\t60\t91.5\t7\n"
      "5\t1\t1\t1\t1\t1\t124\t44\t100\t60\t230\t1/I\n"
      "5\t1\t3\t1\t1\t1\t124\t44\t100\t60\t95\t \n"
      "5\t1\t3\t1\t1\t1\tnan\t44\t100\t60\t95\tx\n"
      "5\t1\t3\t1\t1\t1\t1e300\t44\t100\t60\t95\tx\n"
      "5\t1\t3\n\tgarbage\n";
  const std::vector<CounterWord> words = wordsOfTable(table, 5);
  ASSERT_EQ(words.size(), 2U);
  EXPECT_EQ(words[0].text, "1/I");
  EXPECT_EQ(words[0].certainty, 1);
  EXPECT_EQ(words[0].place, QRect(20, 4, 20, 12));
  EXPECT_EQ(words[1].text, "7");
  EXPECT_NEAR(words[1].certainty, 0.915, 1e-9);
}

TEST(CounterTexts, HaveTheNumbersThatStandInThem) {
  EXPECT_EQ(numbersAmong(wordsOf({"4-3", "Guard", "-1", "+2", "1/I", "(5)"})), (std::vector<int>{4, 3, -1, 2, 1, 5}));
  EXPECT_EQ(numbersAmong(wordsOf({"99999999999999999999", ""})), std::vector<int>{});
}

}  // namespace
}  // namespace redoubt::editor::scan::test
