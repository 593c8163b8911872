#include <gtest/gtest.h>

#include <QImage>
#include <QPainter>
#include <QRawFont>
#include <cmath>
#include <tuple>

#include "editor/render/drawing_sink.h"
#include "editor/render/lettering/label_art.h"

// What a name looks like on the map against what its font says: a picture compared with an earlier picture of the same
// program can't tell a blot from a letter.
namespace redoubt::render {
namespace {

// All that a name may need of the Latin letters, with figures and signs.
QString signsOf(const QRawFont& font) {
  QString signs;
  for (char32_t code = 0x21; code < 0x180; ++code) {
    const bool isShown = code < 0x7F || (code > 0xA0 && code != 0xAD);
    if (isShown && font.supportsCharacter(code)) signs += QChar(static_cast<char16_t>(code));
  }
  return signs;
}

model::Label written(const QString& text, model::LabelFont font, model::LabelStyle style) {
  model::Label label;
  label.id = {1};
  label.text = text.toStdString();
  label.style = style;
  label.font = font;
  label.size = 0.4;
  return label;
}

// The letters of a name, black on nothing, its middle in the middle of the picture. `fill` is given a painter in hex
// widths about that middle.
template <class Fill>
QImage picture(int side, double scale, Fill&& fill) {
  QImage image(side, side, QImage::Format_ARGB32_Premultiplied);
  image.fill(Qt::transparent);
  QPainter painter(&image);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.translate(side / 2, side / 2);
  painter.scale(scale, scale);
  fill(painter);
  return image;
}

QImage onMap(const LabelArt& art, const MapTheme& theme, int side, double scale) {
  return picture(side, scale, [&](QPainter& painter) {
    drawLabel(painter, art, theme, LabelPart::Letters, QRectF(-100, -100, 200, 200));
  });
}

// The outlines of a text as its font gives them, each letter filled whole.
QPainterPath fontsOwn(const PlacedText& text) {
  const QRawFont font = QRawFont::fromFont(text.font);
  QPainterPath path;
  path.setFillRule(Qt::WindingFill);
  for (qsizetype i = 0; i < text.text.size(); ++i) {
    const QList<quint32> glyph = font.glyphIndexesForString(text.text.mid(i, 1));
    path.addPath(text.places[static_cast<std::size_t>(i)].map(font.pathForGlyph(glyph[0])));
  }
  return path;
}

// How much two pictures differ where they differ most, of 255.
int mostApart(const QImage& a, const QImage& b) {
  int most = 0;
  for (int y = 0; y < a.height(); ++y) {
    for (int x = 0; x < a.width(); ++x) {
      most = std::max(most, std::abs(qAlpha(a.pixel(x, y)) - qAlpha(b.pixel(x, y))));
    }
  }
  return most;
}

MapTheme blackOnNothing() {
  MapTheme theme = *usualTheme();
  theme.placeInk = theme.waterInk = theme.reliefInk = theme.woodsInk = theme.remarkInk = Qt::black;
  return theme;
}

constexpr int kSeen = 80;  // of 255: less is how edges are rounded to pixels, and where a tail joins
constexpr double kScales[] = {30, 60, 140, 240};  // pixels to a hex; the last beyond what is kept as pictures

using Face = std::tuple<model::LabelFont, model::LabelStyle>;

class Glyphs : public ::testing::TestWithParam<Face> {};

TEST_P(Glyphs, EverySignIsPaintedAsItsFontDrawsIt) {
  const auto [face, style] = GetParam();
  const MapTheme theme = blackOnNothing();
  const LabelArt some = labelArt(written(QStringLiteral("B"), face, style), {0, 0});
  ASSERT_TRUE(some.text);
  const QString signs = signsOf(QRawFont::fromFont(some.text->font));
  EXPECT_GT(signs.size(), 200);
  for (const QChar sign : signs) {
    const LabelArt art = labelArt(written(sign, face, style), {0, 0});
    if (!art.text || art.text->text.size() != 1) continue;  // ß in capitals
    for (const double scale : kScales) {
      const int side = 2 * static_cast<int>(std::ceil(0.35 * scale)) + 8;
      const QImage own =
          picture(side, scale, [&](QPainter& painter) { painter.fillPath(fontsOwn(*art.text), Qt::black); });
      EXPECT_LE(mostApart(onMap(art, theme, side, scale), own), kSeen)
          << QString(sign).toStdString() << " in " << art.text->font.family().toStdString() << " at " << scale;
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Faces, Glyphs,
                         ::testing::Combine(::testing::Values(model::LabelFont::Serif, model::LabelFont::Sans,
                                                              model::LabelFont::Condensed, model::LabelFont::Grotesque),
                                            ::testing::Values(model::LabelStyle::Village, model::LabelStyle::Water,
                                                              model::LabelStyle::Relief)),
                         [](const auto& each) {
                           return "Font" + std::to_string(static_cast<int>(std::get<0>(each.param))) + "Style" +
                                  std::to_string(static_cast<int>(std::get<1>(each.param)));
                         });

TEST(GlyphsInWords, AWordOnACurveIsTheSumOfItsLetters) {
  const MapTheme theme = blackOnNothing();
  for (const char* text : {"GRZBIET PRZYBYSZOWSKI", "Dąbrowa 8 & 60", "ŚRÓDBÓRZE", "do Białej", "%8B§@&ÅÇ"}) {
    model::Label label = written(QString::fromUtf8(text), model::LabelFont::ByStyle, model::LabelStyle::Woods);
    label.path = "-2.4,0.3 -1,-0.4 0,0.1 1,-0.2 2.4,0.5";
    const LabelArt art = labelArt(label, {0, 0});
    ASSERT_TRUE(art.text);
    for (const double scale : kScales) {
      const int side = 2 * static_cast<int>(3 * scale);
      const QImage own =
          picture(side, scale, [&](QPainter& painter) { painter.fillPath(fontsOwn(*art.text), Qt::black); });
      EXPECT_LE(mostApart(onMap(art, theme, side, scale), own), kSeen) << text << " at " << scale;
    }
  }
}

}  // namespace
}  // namespace redoubt::render
