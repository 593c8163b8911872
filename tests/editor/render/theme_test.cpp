#include <gtest/gtest.h>

#include <QFile>
#include <QTemporaryDir>

#include "editor/render/theme/map_theme.h"
#include "tests/editor/render/sample_map.h"

namespace redoubt::render {
namespace {

TEST(MapThemes, ThoseThatComeWithTheProgramHaveNoFaults) {
  for (const QString& name : themeNames()) {
    const LoadedTheme loaded = loadTheme(name);
    EXPECT_TRUE(loaded.faults.empty()) << name.toStdString();
    EXPECT_EQ(QString::fromStdString(loaded.theme->slug), name);
  }
}

TEST(MapThemes, AFileHoldsAWholeTheme) {
  MapTheme theme = *loadTheme("engraved").theme;
  theme.slug = "mine";
  const LoadedTheme again = parseTheme("mine", themeFile(theme));
  EXPECT_TRUE(again.faults.empty());
  EXPECT_EQ(*again.theme, theme);
}

TEST(MapThemes, StartFromAnotherAndChangeAValue) {
  const LoadedTheme loaded = parseTheme("mine", R"({"base": "engraved", "title": "Mine", "water": "#112233"})");
  EXPECT_TRUE(loaded.faults.empty());
  EXPECT_EQ(loaded.theme->water, QColor(0x11, 0x22, 0x33));
  EXPECT_EQ(loaded.theme->woods, WoodsManner::Cuts);
  EXPECT_EQ(loaded.theme->title, "Mine");
}

TEST(MapThemes, FaultsAreToldAndTheRestIsKept) {
  const LoadedTheme loaded = parseTheme("mine", R"({"water": "blue", "woods.manner": "fir trees", "grid.width": 7,
    "coloured": "yes", "wood": "#112233", "paper": "#FFFFFF"})");
  std::vector<QString> keys;
  for (const ThemeFault& fault : loaded.faults) {
    keys.push_back(fault.key);
    EXPECT_FALSE(fault.message.isEmpty());
  }
  EXPECT_EQ(keys, (std::vector<QString>{"coloured", "grid.width", "water", "wood", "woods.manner"}));
  EXPECT_EQ(loaded.theme->paper, QColor(Qt::white));
  EXPECT_EQ(loaded.theme->water, usualTheme()->water);
}

TEST(MapThemes, WhatIsNoThemeIsRefusedAndTheStaffMapDrawn) {
  for (const char* text : {"", "[]", "{\"water\": \"#1122", "\x80\x01\x02"}) {
    const LoadedTheme loaded = parseTheme("mine", text);
    ASSERT_EQ(loaded.faults.size(), 1u) << text;
    EXPECT_EQ(loaded.theme->water, usualTheme()->water);
  }
  EXPECT_EQ(loadTheme("no such").faults.size(), 1u);
  EXPECT_EQ(loadTheme("/no/such/theme.json").faults.size(), 1u);
  EXPECT_EQ(parseTheme("mine", R"({"base": "/etc/passwd"})").faults.size(), 1u);
}

TEST(MapThemes, TheFaultOfAFileNamesItsLine) {
  const LoadedTheme loaded = parseTheme("mine", "{\n\"water\": \"#112233\",\n\"paper\" \"#fff\"}");
  ASSERT_EQ(loaded.faults.size(), 1u);
  EXPECT_TRUE(loaded.faults[0].message.contains("3")) << loaded.faults[0].message.toStdString();
}

TEST(MapThemes, AHugeFileIsNotRead) {
  const QTemporaryDir folder;
  QFile file(folder.filePath("huge.json"));
  ASSERT_TRUE(file.open(QIODevice::WriteOnly));
  ASSERT_TRUE(file.resize(50'000'000));
  file.close();
  EXPECT_EQ(loadTheme(file.fileName()).faults.size(), 1u);
}

TEST(MapThemes, TheBattleNamesItsOwn) {
  model::Battle battle = sample::bareMap(hex::Orientation::Pointy, 3, 3);
  EXPECT_EQ(MapPainter(battle).theme()->slug, "staff");
  sample::addRule(battle, "map/theme", "\"schematic\"");
  EXPECT_EQ(MapPainter(battle).theme()->slug, "schematic");
  MapStyle style;
  style.theme = loadTheme("engraved").theme;
  EXPECT_EQ(MapPainter(battle, style).theme()->slug, "engraved");
}

TEST(MapThemes, EachLooksDifferent) {
  const model::Battle battle = sample::richMap(hex::Orientation::Pointy);
  std::vector<QImage> pictures;
  for (const QString& name : themeNames()) {
    MapStyle style;
    style.theme = loadTheme(name).theme;
    const MapPainter map(battle, style);
    pictures.push_back(sample::painted(map, map.sheet(), 40));
  }
  EXPECT_GT(sample::difference(pictures[0], pictures[1]), 40);
  EXPECT_GT(sample::difference(pictures[1], pictures[2]), 40);
}

TEST(MapThemes, BlackAndWhiteHasNoColour) {
  const model::Battle battle = sample::richMap(hex::Orientation::Flat);
  MapStyle style;
  style.theme = loadTheme("engraved").theme;
  const MapPainter map(battle, style);
  const QImage picture = sample::painted(map, map.sheet(), 40);
  for (int y = 0; y < picture.height(); ++y) {
    for (int x = 0; x < picture.width(); ++x) {
      const QColor colour = picture.pixelColor(x, y);
      ASSERT_LT(colour.red() - colour.blue(), 20) << x << ", " << y;
      ASSERT_LT(std::abs(colour.red() - colour.green()), 14) << x << ", " << y;
    }
  }
}

}  // namespace
}  // namespace redoubt::render
