#include <gtest/gtest.h>

#include <QDir>
#include <QPainter>
#include <QRegularExpression>
#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "editor/render/theme/map_theme.h"
#include "tests/editor/render/sample_map.h"
#include "tests/editor/render/specimens.h"

// The look of every terrain and joint in every theme, held against the contact sheets in docs/looks, which a person has
// looked at.
// After a wanted change: REDOUBT_WRITE_GOLDEN=1 render_test --gtest_filter='*Golden*', and look at the new ones.
namespace redoubt::render {
namespace {

constexpr int kColumns = 8;
constexpr QSize kCell(280, 220);
constexpr int kTitle = 18;
constexpr double kPixelsPerHex = 48;
constexpr int kBlock = 32;

QString goldenFolder() {
  return QStringLiteral(REDOUBT_SOURCE_DIR "/docs/looks");
}

QImage drawn(const sample::Specimen& specimen, const std::shared_ptr<const MapTheme>& theme) {
  MapStyle style;
  style.theme = theme;
  const MapPainter map(specimen.battle, style);
  const hex::Bounds sheet = map.sheet();
  QImage image(kCell, QImage::Format_RGB32);
  image.fill(theme->sheet);
  QPainter painter(&image);
  painter.setFont(QFont(QStringLiteral("Lato"), 9));
  painter.setPen(theme->ink);
  painter.drawText(QRect(6, 0, kCell.width() - 6, kTitle), Qt::AlignVCenter, specimen.title);
  painter.setTransform(MapView{kPixelsPerHex, {sheet.left, sheet.top - kTitle / kPixelsPerHex}}.transform());
  map.paint(painter, sheet);
  return image;
}

QImage contactSheet(const std::shared_ptr<const MapTheme>& theme) {
  const std::vector<sample::Specimen> all = sample::specimens();
  const int rows = (static_cast<int>(all.size()) + kColumns - 1) / kColumns;
  QImage sheet(kColumns * kCell.width(), rows * kCell.height(), QImage::Format_RGB32);
  sheet.fill(theme->sheet);
  QPainter painter(&sheet);
  for (int i = 0; i < static_cast<int>(all.size()); ++i) {
    painter.drawImage(i % kColumns * kCell.width(), i / kColumns * kCell.height(),
                      drawn(all[static_cast<std::size_t>(i)], theme));
  }
  return sheet;
}

// How far one block of two pictures is apart: the share of its pixels that clearly differ.
double apart(const QImage& a, const QImage& b, int left, int top) {
  constexpr int kClearly = 48;  // of 255: more than a line's soft edge makes that falls a little beside
  int count = 0;
  int differ = 0;
  for (int y = top; y < std::min(top + kBlock, a.height()); ++y) {
    for (int x = left; x < std::min(left + kBlock, a.width()); ++x) {
      const QRgb p = a.pixel(x, y);
      const QRgb q = b.pixel(x, y);
      const int most =
          std::max({std::abs(qRed(p) - qRed(q)), std::abs(qGreen(p) - qGreen(q)), std::abs(qBlue(p) - qBlue(q))});
      ++count;
      if (most > kClearly) ++differ;
    }
  }
  return static_cast<double>(differ) / count;
}

// The blocks in which two pictures differ, as words.
QStringList blocksApart(const QImage& a, const QImage& b) {
  constexpr double kAllowed = 0.02;
  QStringList found;
  for (int y = 0; y < a.height(); y += kBlock) {
    for (int x = 0; x < a.width(); x += kBlock) {
      if (const double share = apart(a, b, x, y); share > kAllowed) {
        found << QStringLiteral("(%1, %2): %3 %").arg(x).arg(y).arg(share * 100, 0, 'f', 1);
      }
    }
  }
  return found;
}

class GoldenMaps : public ::testing::TestWithParam<const char*> {};

TEST_P(GoldenMaps, AreDrawnAsTheyWere) {
  const LoadedTheme loaded = loadTheme(QString::fromLatin1(GetParam()));
  ASSERT_TRUE(loaded.faults.empty());
  const QImage now = contactSheet(loaded.theme);
  const QString path = goldenFolder() + "/" + GetParam() + ".png";
  if (std::getenv("REDOUBT_WRITE_GOLDEN")) {
    ASSERT_TRUE(now.save(path));
  }
  const QImage golden = QImage(path).convertToFormat(QImage::Format_RGB32);
  ASSERT_EQ(golden.size(), now.size()) << "other specimens than in " << path.toStdString();
  const QStringList blocks = blocksApart(golden, now);
  if (!blocks.isEmpty()) now.save(QDir::tempPath() + "/golden-" + GetParam() + "-now.png");
  EXPECT_TRUE(blocks.isEmpty()) << blocks.size() << " blocks differ: " << blocks.mid(0, 20).join("; ").toStdString();
}

INSTANTIATE_TEST_SUITE_P(Golden, GoldenMaps, ::testing::Values("staff", "engraved", "schematic"));

// Each specimen against a map of its size with nothing on it: whatever is lost, some block says so.
TEST_P(GoldenMaps, WouldMissWhateverIsLost) {
  const std::shared_ptr<const MapTheme> theme = loadTheme(QString::fromLatin1(GetParam())).theme;
  for (const sample::Specimen& specimen : sample::specimens()) {
    if (specimen.title.startsWith("clear")) continue;
    model::Battle bare = sample::bareMap(model::layoutOf(specimen.battle).orientation(), 5, 4);
    if (specimen.title.contains(QRegularExpression("bridge|ford|ferry"))) {
      bare = specimen.battle;
      for (const char* kind : {"bridge", "ford", "ferry"}) sample::eraseLinks(bare, kind);
    }
    EXPECT_FALSE(blocksApart(drawn(specimen, theme), drawn({specimen.title, bare}, theme)).isEmpty())
        << specimen.title.toStdString();
  }
}

TEST(GoldenComparison, SeesALostStream) {
  model::Battle with = sample::bareMap(hex::Orientation::Pointy, 5, 4);
  for (const int side : {5, 0}) sample::addHexside(with, sample::at(3, 3), side, "stream");
  const model::Battle without = sample::bareMap(hex::Orientation::Pointy, 5, 4);
  EXPECT_FALSE(blocksApart(drawn({"", with}, usualTheme()), drawn({"", without}, usualTheme())).isEmpty());
  EXPECT_TRUE(blocksApart(drawn({"", with}, usualTheme()), drawn({"", with}, usualTheme())).isEmpty());
}

}  // namespace
}  // namespace redoubt::render
