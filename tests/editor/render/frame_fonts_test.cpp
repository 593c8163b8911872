#include <gtest/gtest.h>

#include "editor/render/frame/sheet_frame.h"
#include "tests/editor/render/frame_sample.h"

// What is written round the map, in the fonts of a theme.
namespace redoubt::render {
namespace {

const FrameLine& lineOf(const MapPainter& map, const QString& text) {
  for (const FrameLine& line : map.frame()->layout().lines) {
    if (line.text == text) return line;
  }
  throw std::out_of_range(text.toStdString());
}

TEST(FrameFonts, TitleWordsAndFiguresEachHaveTheirs) {
  const MapPainter map(sample::countryside(hex::Orientation::Pointy), sample::framed());
  const ThemeFonts fonts{{"title", "Roboto Condensed"}, {"text", "Lato"}, {"numbers", "Inter"}};
  for (const FrameLine& line : map.frame()->layout().lines) {
    const QString family = writtenIn(fonts, line).font.family;
    EXPECT_EQ(family == "Roboto Condensed", line.font.face == FrameFace::Display) << line.text.toStdString();
    EXPECT_FALSE(family.isEmpty()) << line.text.toStdString();
  }
  EXPECT_EQ(writtenIn(fonts, lineOf(map, "Marsh")).font.family, "Lato");
  EXPECT_EQ(writtenIn(fonts, lineOf(map, "2")).font.family, "Inter");
  EXPECT_TRUE(writtenIn({{"title", "Lato"}}, lineOf(map, "Marsh")).font.family.isEmpty());
}

TEST(FrameFonts, AWideFontTakesNoMoreRoomAndANarrowOneKeepsItsPlace) {
  const MapPainter map(sample::countryside(hex::Orientation::Flat), sample::framed());
  for (const char* family : {"Inter", "Roboto Condensed"}) {
    const ThemeFonts fonts{{"title", family}, {"text", family}, {"numbers", family}};
    for (const FrameLine& line : map.frame()->layout().lines) {
      const QRectF room = line.room();
      const QRectF own = writtenIn(fonts, line).room();
      EXPECT_LE(own.width(), room.width() + 1e-6) << line.text.toStdString();
      const double moved = line.isCentred ? own.center().x() - room.center().x() : own.left() - room.left();
      EXPECT_NEAR(moved, 0, 1e-6) << line.text.toStdString();
    }
  }
}

TEST(FrameFonts, TheLegendIsDrawnInThem) {
  const auto painted = [](const ThemeFonts& fonts) {
    auto theme = std::make_shared<MapTheme>(*usualTheme());
    theme->fonts = fonts;
    MapStyle style = sample::framed();
    style.theme = theme;
    const MapPainter map(sample::countryside(hex::Orientation::Pointy), style);
    return sample::painted(map, grown(toBounds(lineOf(map, "Marsh").room()), 0.1), 60);
  };
  EXPECT_GT(greatestDifference(painted({}), painted({{"text", "Lato"}})), 60);
  EXPECT_EQ(greatestDifference(painted({}), painted({{"title", "Lato"}})), 0);
}

}  // namespace
}  // namespace redoubt::render
