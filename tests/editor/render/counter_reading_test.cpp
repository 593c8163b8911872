#include <gtest/gtest.h>

#include <QPainter>
#include <cmath>
#include <map>
#include <set>

#include "core/rules/forces/arms.h"
#include "editor/render/counters/counter_card.h"
#include "editor/render/counters/counter_text.h"
#include "editor/render/counters/map_stacks.h"
#include "editor/render/symbols.h"
#include "tests/editor/contrast.h"
#include "tests/editor/picture_difference.h"
#include "tests/editor/render/sample_counters.h"
#include "tests/editor/render/shipped_battles.h"

/// What a reader must be able to tell on a counter of the size of the map.
namespace redoubt::render {
namespace {

using editor::test::contrast;

QImage grey(const QImage& image) {
  return image.convertToFormat(QImage::Format_Grayscale8).convertToFormat(QImage::Format_RGB32);
}

TEST(EstimatedFigures, AreReadOnEveryGroundTheyStandOn) {
  EXPECT_GE(type::estimatedFigures().weight, QFont::Bold);
  EXPECT_TRUE(type::estimatedFigures().isItalic);
  EXPECT_GE(contrast(card::kEstimated, card::kCream), 4.5);
  EXPECT_GE(contrast(card::quietInk(card::kCream, card::kOwn), card::kOwn), 4.5);
  for (const model::Battle& battle : sample::shippedBattles()) {
    for (const model::Army& army : battle.all<model::Army>()) {
      const QColor cell = card::darkCell(QColor(QString::fromStdString(army.colour)));
      const QColor ink = card::quietInk(card::kCream, cell);
      EXPECT_GE(contrast(ink, cell), 4.5) << army.name;
      EXPECT_NE(ink, card::kCream) << army.name;
    }
  }
}

TEST(EstimatedFigures, AreToldFromPrintedOnesWithoutColour) {
  for (int value = 0; value < 10; ++value) {
    for (std::size_t cell = 0; cell < 3; ++cell) {
      CounterFace printed = sample::counter();
      (*printed.figures)[cell].value = value;
      CounterFace estimated = printed;
      (*estimated.figures)[cell].status = model::Status::Estimated;
      EXPECT_GE(pixelsApart(grey(sample::drawn(printed, 40)), grey(sample::drawn(estimated, 40)), 40), 8)
          << value << " in cell " << cell;
    }
  }
}

// The highest line with ink of a symbol, in hundredths of its square's side.
double topOf(const QString& name, void (*paint)(QPainter&, const QRectF&, const QString&, const SymbolColours&)) {
  constexpr int kSide = 200;
  QImage image(3 * kSide, 2 * kSide, QImage::Format_RGB32);
  image.fill(Qt::black);
  QPainter painter(&image);
  paint(painter, QRectF(kSide, kSide / 2, kSide, kSide), name, {Qt::white, Qt::black, Qt::white});
  painter.end();
  for (int y = 0; y < image.height(); ++y) {
    for (int x = 0; x < image.width(); ++x) {
      if (qRed(image.pixel(x, y)) > 128) return (y - kSide / 2) * 100.0 / kSide;
    }
  }
  return 100;
}

TEST(Symbols, KeepBelowTheNameOfTheirCounter) {
  for (const QString& name : symbolNames()) {
    if (name.startsWith(QLatin1String("map-"))) continue;
    EXPECT_GE(topOf(name, paintSymbol), -6) << name.toStdString();
    EXPECT_GE(topOf(name, paintSmallSymbol), -6) << name.toStdString();
  }
}

// The symbols of the types that the units of a battle have, but for those of the military set.
std::set<QString> armsOf(const model::Battle& battle) {
  const rules::RuleBook rules(battle);
  std::set<QString> symbols;
  for (const model::Unit& unit : battle.all<model::Unit>()) symbols.insert(counterFace(battle, rules, unit.id).symbol);
  erase_if(symbols, [](const QString& name) { return name.startsWith(QLatin1String("box-")); });
  return symbols;
}

TEST(SmallCounters, TellTheArmsOfABattleApart) {
  for (const model::Battle& battle : sample::shippedBattles()) {
    const std::set<QString> arms = armsOf(battle);
    for (const auto& [size, most] : std::map<int, int>{{20, 12}, {30, 34}, {40, 36}}) {
      for (const QString& one : arms) {
        for (const QString& other : arms) {
          if (one >= other) continue;
          CounterFace face = sample::counter();
          face.symbol = one;
          const QImage first = grey(sample::drawn(face, size));
          face.symbol = other;
          EXPECT_GE(pixelsApart(first, grey(sample::drawn(face, size)), 40), most)
              << one.toStdString() << " " << other.toStdString() << " at " << size;
        }
      }
    }
  }
}

TEST(SmallCounters, GiveTheRoomOfANameNobodyCanReadToTheSymbol) {
  CounterFace face = sample::counter();
  CounterFace other = face;
  other.shortName = "9/IX/Wor";
  EXPECT_EQ(sample::drawn(face, 30), sample::drawn(other, 30));
  EXPECT_NE(sample::drawn(face, 40), sample::drawn(other, 40));
}

TEST(Leaders, OfAnArmyHaveFacesOfTheirOwn) {
  constexpr int kFew = 30;
  for (const model::Battle& battle : sample::shippedBattles()) {
    const rules::RuleBook rules(battle);
    std::map<Id<model::Army>, std::map<QString, QImage>> seen;
    for (const model::Leader& leader : battle.all<model::Leader>()) {
      CounterFace face = counterFace(battle, rules, leader.id);
      const QString symbol = face.symbol;
      face = sample::counter();
      face.kind = CounterFace::Kind::Leader;
      face.symbol = symbol;
      const QImage image = sample::drawn(face, 40);
      for (const auto& [name, picture] : seen[leader.army]) {
        EXPECT_NE(name, symbol) << leader.name;
        EXPECT_GE(pixelsApart(image, picture, 60), kFew) << leader.name << " " << name.toStdString();
      }
      seen[leader.army][symbol] = image;
    }
  }
}

TEST(Leaders, WithoutARuleHaveTheFaceThatTheirOwnSlugChooses) {
  model::Battle battle = sample::smallArmy("infantry");
  const auto faceOf = [&](std::int64_t leader) {
    return counterFace(battle, rules::RuleBook(battle), Id<model::Leader>{leader}).symbol;
  };
  const QString first = faceOf(1);
  EXPECT_TRUE(first.startsWith(QLatin1String("leader-"))) << first.toStdString();
  std::set<QString> faces;
  for (std::int64_t id = 2; id < 12; ++id) {
    battle.all<model::Leader>().put({{id}, "general-" + std::to_string(id), {1}, "General", "General", false, 1});
    faces.insert(faceOf(id));
  }
  EXPECT_GE(faces.size(), 5u);
  EXPECT_EQ(faceOf(1), first) << "others have no part in it";
}

// The hex about the middle of the picture, and a counter in it as it lies.
constexpr int kHex = 200;
constexpr double kSide = kCounterSize * kHex;

QImage lying(const CounterFace& face, std::optional<double> angle, const CounterStyle& style) {
  QImage image(3 * kHex, 3 * kHex, QImage::Format_RGB32);
  image.fill(Qt::white);
  QPainter painter(&image);
  paintLying(painter, QRectF(1.5 * kHex - kSide / 2, 1.5 * kHex - kSide / 2, kSide, kSide), face, angle, style);
  return image;
}

CounterStyle upright() {
  CounterStyle style;
  style.upright = true;
  return style;
}

TEST(UprightCounters, StandUprightHoweverTheyFace) {
  const CounterFace face = sample::counter();
  const QImage plain = lying(face, {}, {});
  const QRect card(qRound(1.5 * kHex - kSide / 2) + 2, qRound(1.5 * kHex - kSide / 2) + 2, qRound(kSide) - 4,
                   qRound(kSide) - 4);
  for (int angle = 0; angle < 360; angle += 30) {
    const QImage image = lying(face, angle, upright());
    EXPECT_EQ(greatestDifference(image.copy(card), plain.copy(card)), 0) << angle;
    EXPECT_EQ(lying(face, angle, {}) == plain, false) << angle;
    // A wedge beyond the edge on that side, and on no other.
    const double radians = angle * M_PI / 180;
    const auto isMarked = [&](double degrees) {
      const double at = (degrees == angle ? 0.66 : 0.62) * kSide;
      const double turned = degrees * M_PI / 180;
      const QPoint point(qRound(1.5 * kHex + at * std::sin(turned)), qRound(1.5 * kHex - at * std::cos(turned)));
      return image.pixelColor(point) != QColor(Qt::white);
    };
    EXPECT_TRUE(isMarked(angle)) << angle << " " << radians;
    EXPECT_FALSE(isMarked(angle + 180)) << angle;
    EXPECT_FALSE(isMarked(angle + 90)) << angle;
  }
  EXPECT_EQ(lying(face, {}, upright()), plain) << "nobody knows where it faces";
}

TEST(UprightCounters, PointAtAVertexAndLieFlatAtAHexside) {
  CounterFace vertex = sample::counter();
  CounterFace side = vertex;
  side.facing = hex::FacingKind::Hexside;
  EXPECT_GT(pixelsApart(lying(vertex, 30, upright()), lying(side, 30, upright()), 40), 20);
}

TEST(UprightCounters, LeaveThoseInTheNextHexesAlone) {
  const QColor white(Qt::white);
  for (const double first : {30.0, 0.0}) {  // towards the middle of a hexside
    for (int angle = 0; angle < 360; angle += 30) {
      CounterFace face = sample::counter();
      if (std::fmod(angle - first + 360, 60) == 0) face.facing = hex::FacingKind::Hexside;
      const QImage image = lying(face, angle, upright());
      for (int i = 0; i < 6; ++i) {
        const double turned = (first + 60 * i) * M_PI / 180;
        const QPointF next(1.5 * kHex + kHex * std::sin(turned), 1.5 * kHex - kHex * std::cos(turned));
        const QRect card = QRectF(next.x() - kSide / 2, next.y() - kSide / 2, kSide, kSide).toRect() & image.rect();
        int touched = 0;
        for (int y = card.top(); y <= card.bottom(); ++y) {
          for (int x = card.left(); x <= card.right(); ++x) touched += image.pixelColor(x, y) != white;
        }
        EXPECT_EQ(touched, 0) << angle << " next to " << first + 60 * i;
      }
    }
  }
}

TEST(UprightCounters, AreMetWhereTheyStandAndBarsStayOnTheirSides) {
  CounterFace bar = counterFace(QStringLiteral("Hurdle"));
  bar.shape = CounterFace::Shape::Bar;
  EXPECT_FALSE(standsUpright(bar, upright()));
  EXPECT_EQ(lying(bar, 60, upright()), lying(bar, 60, {}));
  hex::LayoutSpec spec;
  const hex::Layout layout = std::get<hex::Layout>(hex::Layout::make(spec));
  MapStack stack;
  stack.hex = hex::HexKey::at(5, 5);
  stack.counters.push_back({{1}, sample::counter(), 30.0});
  EXPECT_EQ(lyingOn(layout, stack).front().card.angle, 30);
  EXPECT_EQ(lyingOn(layout, stack, upright()).front().card.angle, 0);
}

TEST(UprightCounters, AreKeptApartByTheCache) {
  const CounterFace face = sample::counter();
  CounterCache cache;
  const QImage turned = cache.picture(face, 60, 60.0, 1).toImage();
  cache.setStyle(upright());
  EXPECT_NE(cache.picture(face, 60, 60.0, 1).toImage(), turned);
  cache.setStyle({});
  EXPECT_EQ(cache.picture(face, 60, 60.0, 1).toImage(), turned);
}

}  // namespace
}  // namespace redoubt::render
