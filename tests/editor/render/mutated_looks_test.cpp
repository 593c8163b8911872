#include <gtest/gtest.h>

#include <QDir>
#include <QFile>
#include <QPainter>
#include <QSvgRenderer>
#include <cstdlib>
#include <random>

#include "editor/render/theme/foreign_svg.h"
#include "editor/render/theme/map_theme.h"
#include "tests/editor/render/sample_map.h"
#include "tests/mutation.h"

// Themes and drawings changed by chance: what has faults is told them, what has none is drawn. REDOUBT_MUTATIONS is how
// many are tried, for longer runs.
namespace redoubt::render {
namespace {

int tries() {
  const char* asked = std::getenv("REDOUBT_MUTATIONS");
  return std::max(1, asked ? std::atoi(asked) : 300);
}

QByteArray changed(const QByteArray& whole, std::mt19937& random) {
  return QByteArray::fromStdString(testing::mutated(whole.toStdString(), random));
}

TEST(MutatedLooks, ThemesAreReadAsFarAsTheyHaveNoFaults) {
  constexpr int kDrawn = 20;  // one in so many
  const model::Battle battle = sample::richMap(hex::Orientation::Pointy);
  std::mt19937 random(1794);
  for (int i = 0; i < tries(); ++i) {
    const QByteArray whole = themeFile(*loadTheme(themeNames().at(i % themeNames().size())).theme);
    const LoadedTheme loaded = parseTheme("mine", changed(whole, random));
    ASSERT_TRUE(loaded.theme);
    for (const ThemeFault& fault : loaded.faults) EXPECT_FALSE(fault.message.isEmpty());
    if (i % kDrawn != 0) continue;
    MapStyle style;
    style.theme = loaded.theme;
    const MapPainter map(battle, style);
    EXPECT_FALSE(sample::painted(map, {0, 0, 4, 4}, 24).isNull());
  }
}

TEST(MutatedLooks, DrawingsAreRefusedOrDrawn) {
  const QDir folder(QStringLiteral(REDOUBT_SOURCE_DIR "/data/symbols/counters"));
  const QStringList names = folder.entryList({"*.svg"});
  ASSERT_FALSE(names.isEmpty());
  std::mt19937 random(1794);
  int drawn = 0;
  for (int i = 0; i < tries(); ++i) {
    QFile file(folder.filePath(names.at(i % names.size())));
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    const QByteArray svg = changed(file.readAll(), random);
    if (const auto fault = faultOfSvg(svg)) {
      EXPECT_FALSE(fault->isEmpty());
      continue;
    }
    QImage picture(64, 64, QImage::Format_ARGB32_Premultiplied);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    QSvgRenderer(svg).render(&painter, QRectF(0, 0, 64, 64));
    ++drawn;
  }
  EXPECT_GT(drawn, tries() / 20) << "most changes are small";
}

}  // namespace
}  // namespace redoubt::render
