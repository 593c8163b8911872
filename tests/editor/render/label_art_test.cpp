#include "editor/render/lettering/label_art.h"

#include <gtest/gtest.h>

#include <cmath>
#include <set>
#include <string>
#include <vector>

#include "core/model/label_path.h"
#include "editor/render/map_geometry.h"
#include "editor/render/symbol_kinds.h"
#include "editor/render/symbols.h"
#include "tests/editor/render/sample_map.h"

namespace redoubt::render {
namespace {

model::Label name(const char* text, const char* path = "") {
  model::Label label;
  label.id = {1};
  label.text = text;
  label.style = model::LabelStyle::Water;
  label.hex = sample::at(3, 3);
  label.size = 0.3;
  label.path = path;
  return label;
}

bool isNear(const QRectF& a, const QRectF& b, double within) {
  return std::abs(a.left() - b.left()) < within && std::abs(a.right() - b.right()) < within &&
         std::abs(a.top() - b.top()) < within && std::abs(a.bottom() - b.bottom()) < within;
}

TEST(LabelArt, AlongALevelPathLettersStandAsInAStraightName) {
  const QRectF straight = labelArt(name("Wisłoka"), {0, 0}).letters.boundingRect();
  // Too short to space the letters out.
  const QRectF along = labelArt(name("Wisłoka", "-0.2,0 0.2,0"), {0, 0}).letters.boundingRect();
  EXPECT_TRUE(isNear(straight, along, 0.01)) << along.left() << " " << along.right();
}

// Halos take several times the memory of their letters; of a map with very many names not all can be kept.
TEST(LabelArt, AHaloIsTheSameWhetherItIsKeptOrNot) {
  std::vector<LabelArt> many;
  std::vector<QPainterPath> halos;
  constexpr int kMany = 400;  // some 24 MB of halos, twice as much as is kept
  for (int i = 0; i < kMany; ++i) {
    const std::string text = "Górne Pole nad Wisłoką " + std::to_string(i % 10);
    many.push_back(labelArt(name(text.c_str()), {0, 0}));
    const QPainterPath halo = many.back().halo->path();
    if (i < 10) halos.push_back(halo);
    EXPECT_TRUE(isNear(halo.boundingRect(), many.back().halo->bounds(), 0.01));
  }
  for (std::size_t i = 0; i < many.size(); ++i) EXPECT_EQ(many[i].halo->path(), halos[i % 10]) << i;
}

TEST(LabelArt, ALongPathSpacesTheLettersOutAboutItsMiddle) {
  const QRectF natural = labelArt(name("Wisłoka"), {0, 0}).letters.boundingRect();
  const QRectF spaced = labelArt(name("Wisłoka", "0,0 4,0"), {0, 0}).letters.boundingRect();
  EXPECT_GT(spaced.width(), 1.2 * natural.width());
  EXPECT_LT(spaced.width(), 2.5 * natural.width()) << "modestly, or it is no word any more";
  EXPECT_NEAR(spaced.center().x(), 2, 0.05);
}

TEST(LabelArt, LettersFollowThePath) {
  // A quarter of a circle of radius 3, from the west to the north.
  std::vector<hex::Point> points;
  for (int i = 0; i <= 12; ++i) {
    const double angle = i * 3.14159265358979 / 24;
    points.push_back({-3 * std::cos(angle), -3 * std::sin(angle)});
  }
  const LabelArt art = labelArt(name("Dłubnia", model::labelPathText(points).c_str()), {0, 0});
  for (int i = 0; i < art.letters.elementCount(); ++i) {
    const auto element = art.letters.elementAt(i);
    EXPECT_NEAR(std::hypot(element.x, element.y), 3, 0.25) << "element " << i;
  }
  EXPECT_GT(art.letters.boundingRect().width(), 0.8);
  EXPECT_GT(art.letters.boundingRect().height(), 0.8);
}

TEST(LabelArt, APathDrawnBackwardsReadsTheSame) {
  const QRectF there = labelArt(name("Żółkiewka", "-1.5,0.4 0,-0.3 1.5,0.1"), {5, 5}).bounds;
  const QRectF back = labelArt(name("Żółkiewka", "1.5,0.1 0,-0.3 -1.5,0.4"), {5, 5}).bounds;
  EXPECT_TRUE(isNear(there, back, 0.01));
  // Upright names are read from the bottom, whichever way they were drawn.
  const LabelArt up = labelArt(name("L.......", "0,2 0,-2"), {0, 0});
  const LabelArt down = labelArt(name("L.......", "0,-2 0,2"), {0, 0});
  EXPECT_TRUE(isNear(up.bounds, down.bounds, 0.01));
  QPainterPath upper;
  upper.addRect(-2, -3, 4, 3);
  EXPECT_LT(up.letters.intersected(upper).boundingRect().width(), up.letters.boundingRect().width() - 0.1)
      << "the capital stands at the bottom";
}

TEST(LabelArt, APathThatIsNoneIsDrawnStraight) {
  const LabelArt straight = labelArt(name("Bug"), {1, 2});
  for (const char* path : {"nonsense", "0,0", "0,0 0,0", "0,0 0.0001,0", "1,1 nan,2"}) {
    const LabelArt art = labelArt(name("Bug", path), {1, 2});
    EXPECT_EQ(art.letters, straight.letters) << path;
    EXPECT_EQ(art.key, straight.key) << path;
  }
}

TEST(LabelArt, ExtremesAreDrawnSomehow) {
  for (const double size : {1e-9, 0.05, 50.0, 1e9, 1e300}) {
    for (const char* path : {"-1000,1000 1000,-1000", "0,0 0.001,0", "0,0 1,0 0,0 1,0 0,0"}) {
      for (const char* text : {"", " ", "W", "Wisła wpada do morza"}) {
        model::Label label = name(text, path);
        label.size = size;
        labelArt(label, {0, 0});
        labelFrame(label, {0, 0});
      }
    }
  }
}

TEST(LabelArt, LabelsThatLookDifferentHaveDifferentKeys) {
  std::set<QString> keys;
  for (const char* path : {"", "0,0 1,1", "0,0 1,2"}) {
    for (const auto font : {model::LabelFont::ByStyle, model::LabelFont::Sans, model::LabelFont::Condensed,
                            model::LabelFont::Grotesque}) {
      for (const char* text : {"Bug", "%1", "Bug#"}) {
        model::Label label = name(text, path);
        label.font = font;
        EXPECT_TRUE(keys.insert(labelArt(label, {0, 0}).key).second) << text << " " << path;
      }
    }
  }
}

TEST(LabelArt, AStyleOfAnAuthorsOwnIsDrawnAsARemarkUnlessTheThemeSaysOtherwise) {
  model::Label own = name("Sconce", "");
  own.style = model::OpenWord<model::LabelStyle>("fort");
  model::Label remark = own;
  remark.style = model::LabelStyle::Remark;
  model::Label town = own;
  town.style = model::LabelStyle::Town;
  EXPECT_EQ(labelArt(own, {0, 0}).letters, labelArt(remark, {0, 0}).letters);
  ThemeFonts fonts;
  fonts.likes["fort"] = model::LabelStyle::Town;
  EXPECT_EQ(labelArt(own, {0, 0}, fonts).letters, labelArt(town, {0, 0}, fonts).letters);
  EXPECT_NE(labelArt(own, {0, 0}, fonts).letters, labelArt(own, {0, 0}).letters);
}

TEST(LabelArt, EachFaceDrawsLettersOfItsOwn) {
  std::vector<QPainterPath> drawn;
  for (const auto font :
       {model::LabelFont::Serif, model::LabelFont::Sans, model::LabelFont::Condensed, model::LabelFont::Grotesque}) {
    model::Label label = name("Żółć");
    label.font = font;
    drawn.push_back(labelArt(label, {0, 0}).letters);
    for (std::size_t i = 0; i + 1 < drawn.size(); ++i) EXPECT_NE(drawn[i], drawn.back());
  }
  EXPECT_EQ(labelArt(name("Żółć"), {0, 0}).letters, drawn.front()) << "by style is the map's own face";
}

TEST(LabelArt, TheFrameHoldsTheLetters) {
  for (const char* path : {"", "-1.5,0.4 0,-0.3 1.5,0.1", "0,2 0.3,0 0,-2"}) {
    model::Label label = name("Wisłoka", path);
    label.angle = 25;
    const LabelArt art = labelArt(label, {3, 4});
    const QPolygonF frame = labelFrame(label, {3, 4});
    int outside = 0;
    for (int i = 0; i < art.letters.elementCount(); ++i) {
      const auto element = art.letters.elementAt(i);
      if (!frame.containsPoint({element.x + 3, element.y + 4}, Qt::WindingFill)) ++outside;
    }
    EXPECT_LE(outside, art.letters.elementCount() / 50) << path;
    EXPECT_FALSE(frame.containsPoint(art.bounds.topLeft(), Qt::WindingFill)) << "not the whole rectangle: " << path;
  }
}

TEST(SymbolKinds, AreAllDrawnAndHaveTitles) {
  for (const SymbolKind& kind : symbolKinds()) {
    EXPECT_TRUE(hasSymbol(QStringLiteral("map-") + kind.slug)) << kind.slug.toStdString();
    EXPECT_NE(symbolTitle(kind.slug), kind.slug);
  }
  EXPECT_EQ(symbolTitle(QStringLiteral("dragon")), QStringLiteral("dragon"));
  std::size_t drawn = 0;
  for (const QString& symbol : symbolNames()) drawn += symbol.startsWith(QLatin1String("map-"));
  EXPECT_EQ(drawn, symbolKinds().size()) << "whatever is drawn can be chosen";
}

}  // namespace
}  // namespace redoubt::render
