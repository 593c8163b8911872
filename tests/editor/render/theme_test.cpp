#include <gtest/gtest.h>

#include <QFile>
#include <QTemporaryDir>

#include "editor/render/fonts.h"
#include "editor/render/lettering/label_art.h"
#include "editor/render/theme/map_theme.h"
#include "tests/editor/contrast.h"
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

TEST(MapThemes, InksGoByTheirKeysAndColoursOfOnesOwnByTheirLightness) {
  const MapTheme& staff = *loadTheme("staff").theme;
  const MapTheme& engraved = *loadTheme("engraved").theme;
  EXPECT_EQ(inkOf(staff, "marsh.line"), staff.marshLine);
  EXPECT_EQ(inkOf(staff, "#CBD8B4"), QColor(0xCB, 0xD8, 0xB4));
  EXPECT_EQ(inkOf(staff, "marsch"), staff.unknown);
  EXPECT_GT(inkOf(engraved, "#CBD8B4").lightness(), 170) << "a pale ground";
  EXPECT_LT(inkOf(engraved, "#203010").lightness(), 80) << "a dark mark";
}

TEST(MapThemes, StartFromAnotherAndChangeAValue) {
  const LoadedTheme loaded = parseTheme("mine", R"({"base": "engraved", "title": "Mine", "water": "#112233"})");
  EXPECT_TRUE(loaded.faults.empty());
  EXPECT_EQ(loaded.theme->water, QColor(0x11, 0x22, 0x33));
  EXPECT_EQ(loaded.theme->woods, WoodsManner::Cuts);
  EXPECT_EQ(loaded.theme->title.text(), "Mine");
}

TEST(MapThemes, GiveStylesOfNamesOfAnAuthorsOwnALook) {
  const LoadedTheme loaded = parseTheme("mine", R"({"names": {"fort": {"like": "town", "ink": "#8A1F1F"}, "ruin": {},
    "town": {"like": "woods"}, "ford": {"like": "bridge"}, "mill": {"ink": "red wine"}}})");
  EXPECT_EQ(loaded.faults.size(), 3u) << "town has its inks; there is neither such a style nor such an ink";
  const MapTheme& theme = *loaded.theme;
  using Style = model::OpenWord<model::LabelStyle>;
  EXPECT_EQ(drawnAs(Style("fort"), theme.fonts), model::LabelStyle::Town);
  EXPECT_EQ(drawnAs(Style("fort")), model::LabelStyle::Remark) << "in a theme that says nothing of it";
  EXPECT_EQ(drawnAs(Style("ruin"), theme.fonts), model::LabelStyle::Remark);
  EXPECT_EQ(drawnAs(Style("mill"), theme.fonts), model::LabelStyle::Remark);
  EXPECT_EQ(drawnAs(model::LabelStyle::Water, theme.fonts), model::LabelStyle::Water);
  EXPECT_EQ(theme.nameInks.at("fort"), QColor(0x8A, 0x1F, 0x1F));
  const LoadedTheme again = parseTheme("mine", themeFile(theme));
  EXPECT_EQ(again.theme->fonts, theme.fonts);
  EXPECT_EQ(again.theme->nameInks, theme.nameInks);
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

TEST(MapThemes, WriteHexNumbersSoThatTheyCanBeReadOnPaperAndWoods) {
  using editor::test::contrast;
  for (const QString& name : themeNames()) {
    SCOPED_TRACE(name.toStdString());
    const LoadedTheme loaded = loadTheme(name);
    const MapTheme& theme = *loaded.theme;
    EXPECT_GE(contrast(theme.number, theme.paper), 4.5);
    EXPECT_GE(contrast(theme.number, theme.field), 4.5);
    // Woods that are cuts stand on paper.
    EXPECT_GE(contrast(theme.numberOnWoods, theme.woods == WoodsManner::Cuts ? theme.paper : theme.woodsGround), 4.5);
  }
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

class ThemeWithFonts : public ::testing::Test {
 protected:
  LoadedTheme load(const QByteArray& json) {
    QFile file(folder_.filePath("theme.json"));
    EXPECT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(json);
    file.close();
    return loadTheme(file.fileName());
  }
  void write(const QString& name, const QByteArray& content) {
    QFile file(folder_.filePath(name));
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(content);
  }

  QTemporaryDir folder_;
};

QImage withNames(const std::shared_ptr<const MapTheme>& theme) {
  model::Battle battle = sample::bareMap(hex::Orientation::Pointy, 5, 4);
  sample::addLabel(battle, sample::at(3, 2), "Wisłoka", model::LabelStyle::Water);
  MapStyle style;
  style.theme = theme;
  const MapPainter map(battle, style);
  return sample::painted(map, map.sheet(), 60);
}

TEST_F(ThemeWithFonts, WritesNamesAndNumbersInThem) {
  const QImage usual = withNames(usualTheme());
  for (const char* role : {"water", "numbers"}) {
    const QByteArray json = R"({"fonts": {")" + QByteArray(role) + R"(": "Roboto Condensed"}})";
    const LoadedTheme loaded = load(json);
    EXPECT_TRUE(loaded.faults.empty()) << role;
    EXPECT_GT(greatestDifference(usual, withNames(loaded.theme)), 60) << role;
  }
  EXPECT_EQ(greatestDifference(usual, withNames(load(R"({"fonts": {"relief": "Roboto Condensed"}})").theme)), 0);
}

TEST_F(ThemeWithFonts, AMapTakesThemOverWhenItsThemeChanges) {
  model::Battle battle = sample::bareMap(hex::Orientation::Pointy, 5, 4);
  sample::addLabel(battle, sample::at(3, 2), "Wisłoka", model::LabelStyle::Water);
  MapPainter map(battle);
  const MapPainter before = map;
  MapStyle style;
  style.theme = load(R"({"fonts": {"water": "Roboto Condensed"}})").theme;
  map.setStyle(style);
  EXPECT_EQ(sample::painted(map, map.sheet(), 60), withNames(style.theme));
  EXPECT_EQ(sample::painted(before, before.sheet(), 60), withNames(usualTheme())) << "a copy keeps its own";
}

TEST_F(ThemeWithFonts, WhatIsNoFontIsAFaultAndTheUsualOneIsUsed) {
  write("broken.ttf", QByteArray("\0\1\0\0 no font", 12));
  const LoadedTheme loaded = load(R"({"fonts": {"places": "No Such Family", "water": "broken.ttf",
    "relief": "missing.otf", "woods": "../out.ttf", "title": 7, "poems": "Lato", "remarks": "Lato"},
    "water": "#112233"})");
  std::vector<QString> keys;
  for (const ThemeFault& fault : loaded.faults) {
    keys.push_back(fault.key);
    EXPECT_FALSE(fault.message.isEmpty());
  }
  EXPECT_EQ(keys, (std::vector<QString>{"fonts/places", "fonts/poems", "fonts/relief", "fonts/title", "fonts/water",
                                        "fonts/woods"}));
  EXPECT_EQ(loaded.theme->fonts, (ThemeFonts{{"remarks", "Lato"}}));
  EXPECT_EQ(loaded.theme->water, QColor(0x11, 0x22, 0x33));
}

TEST_F(ThemeWithFonts, AFileBesideTheThemeIsAFontToo) {
  ASSERT_TRUE(QFile::copy(fontFolder() + "/RobotoCondensed-Regular.ttf", folder_.filePath("own.ttf")));
  const LoadedTheme loaded = load(R"({"fonts": {"water": "own.ttf", "title": "own.ttf"}})");
  EXPECT_TRUE(loaded.faults.empty());
  EXPECT_EQ(loaded.theme->fonts, (ThemeFonts{{"title", "Roboto Condensed"}, {"water", "Roboto Condensed"}}));
}

TEST_F(ThemeWithFonts, TheTitleIsWrittenInItsOwn) {
  model::Battle battle = sample::bareMap(hex::Orientation::Pointy);
  model::BattleInfo info = *model::info(battle);
  info.title = "Maciejowice 1794";
  battle.all<model::BattleInfo>().put(info);
  const auto paintedIn = [&](const std::shared_ptr<const MapTheme>& theme) {
    MapStyle style;
    style.frame = true;
    style.theme = theme;
    const MapPainter map(battle, style);
    return sample::painted(map, map.sheet(), 30);
  };
  const LoadedTheme loaded = load(R"({"fonts": {"title": "Lato"}})");
  EXPECT_GT(greatestDifference(paintedIn(usualTheme()), paintedIn(loaded.theme)), 60);
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
  EXPECT_GT(greatestDifference(pictures[0], pictures[1]), 40);
  EXPECT_GT(greatestDifference(pictures[1], pictures[2]), 40);
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
