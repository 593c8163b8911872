#include "core/model/map_piece.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <functional>
#include <numbers>

#include "tests/core/model/small_map.h"

namespace redoubt::model {
namespace {

using hex::HexKey;
using hex::Point;
using testing::Keys;

const std::set<std::string> kKnown = {"clear", "woods", "marsh", "stream", "slope", "wall", "road", "track"};

PastedPiece pasteKnown(const Battle& battle, const MapPiece& piece, HexKey at) {
  return paste(battle, layoutOf(battle), piece, at, kKnown, "Paste");
}

void expectNear(double a, double b) {
  EXPECT_NEAR(a, b, 1e-9);
}

// Equal but for the last digits of offsets.
void expectSame(const MapPiece& a, const MapPiece& b) {
  EXPECT_EQ(a.orientation, b.orientation);
  EXPECT_EQ(a.hexes, b.hexes);
  EXPECT_EQ(a.hexsides, b.hexsides);
  EXPECT_EQ(a.links, b.links);
  ASSERT_EQ(a.symbols.size(), b.symbols.size());
  for (std::size_t i = 0; i < a.symbols.size(); ++i) {
    EXPECT_EQ(a.symbols[i].at, b.symbols[i].at);
    EXPECT_EQ(a.symbols[i].kind, b.symbols[i].kind);
    expectNear(a.symbols[i].dx, b.symbols[i].dx);
    expectNear(a.symbols[i].dy, b.symbols[i].dy);
    expectNear(a.symbols[i].angle, b.symbols[i].angle);
  }
  ASSERT_EQ(a.labels.size(), b.labels.size());
  for (std::size_t i = 0; i < a.labels.size(); ++i) {
    EXPECT_EQ(a.labels[i].at, b.labels[i].at);
    EXPECT_EQ(a.labels[i].text, b.labels[i].text);
    EXPECT_EQ(a.labels[i].style, b.labels[i].style);
    expectNear(a.labels[i].dx, b.labels[i].dx);
    expectNear(a.labels[i].dy, b.labels[i].dy);
    expectNear(a.labels[i].angle, b.labels[i].angle);
    expectNear(a.labels[i].size, b.labels[i].size);
    EXPECT_EQ(a.labels[i].font, b.labels[i].font);
    ASSERT_EQ(a.labels[i].path.size(), b.labels[i].path.size());
    for (std::size_t point = 0; point < a.labels[i].path.size(); ++point) {
      expectNear(a.labels[i].path[point].x, b.labels[i].path[point].x);
      expectNear(a.labels[i].path[point].y, b.labels[i].path[point].y);
    }
  }
}

// What the rim of a piece carries may be joined by what was there; without the rim a copy is the piece.
MapPiece withoutRim(MapPiece piece) {
  std::set<hex::Hex> within;
  for (const PieceHex& hex : piece.hexes) within.insert(hex.at);
  std::erase_if(piece.hexsides, [&](const PieceHexside& row) {
    return !within.contains(row.side.hex) || !within.contains(hex::neighbour(row.side.hex, row.side.side));
  });
  return piece;
}

// A thing on the map and where it lies on paper, seen from a point, to a ten-thousandth of a hex.
using Picture = std::multiset<std::tuple<std::string, long, long>>;
using Move = std::function<Point(Point)>;

void add(Picture& picture, const std::string& what, Point at) {
  picture.emplace(what, std::lround(at.x * 1e4), std::lround(at.y * 1e4));
}

// Everything of these hexes as points: slopes are the middle of their side and the centre of their upper hex, symbols a
// point and another one a little ahead of it.
Picture pictureOf(const Battle& battle, const Keys& hexes, HexKey anchor, const Move& move) {
  const hex::Layout layout = layoutOf(battle);
  const Point origin = layout.centre(anchor);
  const auto seen = [&](Point at) { return move({at.x - origin.x, at.y - origin.y}); };
  const MapPiece piece = cut(battle, layout, hexes, anchor);
  const hex::Hex zero = layout.toHex(anchor);
  Picture picture;
  for (const PieceHex& hex : piece.hexes) {
    add(picture, hex.terrain.value_or("none") + std::to_string(hex.level), seen(layout.centre(zero + hex.at)));
  }
  const auto middle = [&](hex::Hexside side) { return layout.middle(layout.toKey({zero + side.hex, side.side})); };
  for (const PieceHexside& row : piece.hexsides) {
    add(picture, row.kind + std::to_string(row.owner ? row.owner->value : 0), seen(middle(row.side)));
    if (!row.high) continue;
    const hex::Hex high = *row.high == HighSide::Near ? row.side.hex : hex::neighbour(row.side.hex, row.side.side);
    const Point upper = layout.centre(zero + high);
    add(picture, "upper", seen({(upper.x + middle(row.side).x) / 2, (upper.y + middle(row.side).y) / 2}));
  }
  for (const PieceLink& row : piece.links) add(picture, row.kind, seen(middle(row.side)));
  for (const PieceSymbol& symbol : piece.symbols) {
    const Point centre = layout.centre(zero + symbol.at);
    const double angle = symbol.angle * std::numbers::pi / 180;
    const Point at{centre.x + symbol.dx, centre.y + symbol.dy};
    add(picture, symbol.kind, seen(at));
    add(picture, "ahead", seen({at.x + std::sin(angle) * 0.3, at.y - std::cos(angle) * 0.3}));
  }
  for (const PieceLabel& label : piece.labels) {
    const Point centre = layout.centre(zero + label.at);
    add(picture, label.text, seen({centre.x + label.dx, centre.y + label.dy}));
  }
  return picture;
}

Point turnedOnPaper(Point point, double degrees) {
  const double angle = degrees * std::numbers::pi / 180;
  return {point.x * std::cos(angle) - point.y * std::sin(angle), point.x * std::sin(angle) + point.y * std::cos(angle)};
}

Point unmoved(Point point) {
  return point;
}

// An oblong of a painted map whose middle, like its surroundings, fits into a bare map whichever way it is turned.
struct Cutting {
  Battle battle;
  hex::Layout layout;
  Keys area;
  HexKey anchor = HexKey::at(7, 10);
  MapPiece piece;
};

Cutting cutting(hex::Orientation orientation, hex::Shifted shifted, unsigned seed = 1) {
  Cutting made{testing::paintedMap(orientation, shifted, 12, 12, seed), {}, {}, HexKey::at(7, 10), {}};
  made.layout = layoutOf(made.battle);
  made.area = made.layout.disc(HexKey::at(8, 10), 2);
  made.area.push_back(HexKey::at(5, 8));
  std::sort(made.area.begin(), made.area.end());
  made.piece = cut(made.battle, made.layout, made.area, made.anchor);
  return made;
}

TEST(MapPiece, CutTakesWhatLiesInTheAreaAndOnItsRim) {
  testing::forEachGrid([](auto orientation, auto shifted) {
    const Cutting c = cutting(orientation, shifted);
    const auto isIn = [&](HexKey hex) { return std::binary_search(c.area.begin(), c.area.end(), hex); };
    std::size_t hexsides = 0;
    for (const Hexside& row : c.battle.all<Hexside>()) {
      const auto [near, far] = c.layout.hexesOf(row.side);
      hexsides += isIn(near) || isIn(far) ? 1 : 0;
    }
    std::size_t links = 0;
    for (const Link& row : c.battle.all<Link>()) {
      const auto [near, far] = c.layout.hexesOf(row.side);
      links += isIn(near) && isIn(far) ? 1 : 0;
    }
    const auto lying = [&]<class Row>(const Table<Row>& rows) {
      return static_cast<std::size_t>(
          std::count_if(rows.begin(), rows.end(), [&](const Row& r) { return isIn(r.hex); }));
    };
    EXPECT_EQ(c.piece.orientation, orientation);
    EXPECT_EQ(c.piece.hexes.size(), c.area.size());
    EXPECT_EQ(c.piece.hexsides.size(), hexsides);
    EXPECT_EQ(c.piece.links.size(), links);
    EXPECT_EQ(c.piece.symbols.size(), lying(c.battle.all<Symbol>()));
    EXPECT_EQ(c.piece.labels.size(), lying(c.battle.all<Label>()));
    EXPECT_GT(hexsides, 0U);
    EXPECT_GT(links, 0U);
    EXPECT_FALSE(c.piece.symbols.empty());
    EXPECT_FALSE(c.piece.labels.empty());
    EXPECT_EQ(hexes(c.piece, c.layout, c.anchor), c.area);
    Keys muddled = c.area;
    std::reverse(muddled.begin(), muddled.end());
    muddled.push_back(muddled.front());
    muddled.push_back(HexKey::at(100, 100));
    EXPECT_EQ(cut(c.battle, c.layout, muddled, c.anchor), c.piece);
  });
}

TEST(MapPiece, PastedWhereItWasCutIsNoEdit) {
  testing::forEachGrid([](auto orientation, auto shifted) {
    for (unsigned seed = 1; seed < 8; ++seed) {
      const Cutting c = cutting(orientation, shifted, seed);
      const PastedPiece pasted = pasteKnown(c.battle, c.piece, c.anchor);
      EXPECT_TRUE(pasted.edit.empty());
      EXPECT_EQ(pasted.edit.title(), "Paste");
      EXPECT_EQ(pasted.hexesOffMap, 0);
      EXPECT_TRUE(pasted.unknownTerrain.empty());
      const MapPiece whole = cut(c.battle, c.layout, c.layout.allHexes(), c.anchor);
      EXPECT_TRUE(pasteKnown(c.battle, whole, c.anchor).edit.empty());
      const PastedPiece foreign = paste(c.battle, c.layout, c.piece, c.anchor, {}, "Paste");
      EXPECT_TRUE(foreign.edit.empty());
      EXPECT_TRUE(foreign.unknownTerrain.empty());
    }
  });
}

TEST(MapPiece, ACopyElsewhereIsThePiece) {
  testing::forEachGrid([](auto orientation, auto shifted) {
    const Cutting c = cutting(orientation, shifted);
    const Battle other = testing::paintedMap(orientation, shifted, 14, 13, 77);
    const hex::Layout layout = layoutOf(other);
    for (const HexKey at : {HexKey::at(8, 11), HexKey::at(9, 10), HexKey::at(9, 11), HexKey::at(8, 12)}) {
      const PastedPiece pasted = pasteKnown(other, c.piece, at);
      EXPECT_EQ(pasted.hexesOffMap, 0);
      const Battle after = applied(other, pasted.edit);
      const Keys covered = hexes(c.piece, layout, at);
      const MapPiece copy = cut(after, layout, covered, at);
      expectSame(withoutRim(copy), withoutRim(c.piece));
      for (const PieceHexside& row : c.piece.hexsides) {
        EXPECT_TRUE(std::binary_search(copy.hexsides.begin(), copy.hexsides.end(), row));
      }
      EXPECT_TRUE(pasteKnown(after, c.piece, at).edit.empty());
    }
  });
}

TEST(MapPiece, PasteLeavesTheRestOfTheMapAlone) {
  testing::forEachGrid([](auto orientation, auto shifted) {
    const Cutting c = cutting(orientation, shifted);
    const Battle other = testing::paintedMap(orientation, shifted, 14, 13, 78);
    const hex::Layout layout = layoutOf(other);
    const HexKey at = HexKey::at(8, 11);
    const Keys covered = hexes(c.piece, layout, at);
    const auto isIn = [&](HexKey hex) { return std::binary_search(covered.begin(), covered.end(), hex); };
    std::set<hex::HexsideKey> defined;
    for (const PieceHexside& row : c.piece.hexsides) {
      defined.insert(layout.toKey(hex::Hexside{layout.toHex(at) + row.side.hex, row.side.side}));
    }
    const Changes changes = difference(other, applied(other, pasteKnown(other, c.piece, at).edit));
    EXPECT_FALSE(changes.empty());
    for (const auto& change : changes.of<HexRow>()) EXPECT_TRUE(isIn(change.key()));
    for (const auto& change : changes.of<Symbol>())
      EXPECT_TRUE(isIn((change.after ? change.after : change.before)->hex));
    for (const auto& change : changes.of<Label>())
      EXPECT_TRUE(isIn((change.after ? change.after : change.before)->hex));
    for (const auto& change : changes.of<Hexside>()) {
      const hex::HexsideKey side = std::get<0>(change.key());
      const auto [near, far] = layout.hexesOf(side);
      EXPECT_TRUE((isIn(near) && isIn(far)) || defined.contains(side));
    }
    for (const auto& change : changes.of<Link>()) {
      const auto [near, far] = layout.hexesOf(std::get<0>(change.key()));
      EXPECT_TRUE(isIn(near) && isIn(far));
    }
  });
}

TEST(MapPiece, RimSidesItDefinesReplaceWhatIsThere) {
  Battle from = testing::groundMap(hex::Orientation::Pointy, hex::Shifted::Odd, 8, 8);
  const hex::Layout layout = layoutOf(from);
  const HexKey hex = HexKey::at(5, 8);
  from.all<Hexside>().put({layout.side(hex, 1), "stream", {}, {}});
  const MapPiece piece = cut(from, layout, Keys{hex}, hex);
  Battle to = testing::groundMap(hex::Orientation::Pointy, hex::Shifted::Odd, 8, 8);
  to.all<Hexside>().put({layout.side(hex, 1), "wall", {}, {}});
  to.all<Hexside>().put({layout.side(hex, 2), "wall", {}, {}});
  to.all<Link>().put({layout.side(hex, 1), "road"});
  const Battle after = applied(to, pasteKnown(to, piece, hex).edit);
  EXPECT_FALSE(after.find<Hexside>({layout.side(hex, 1), "wall"}));
  EXPECT_TRUE(after.find<Hexside>({layout.side(hex, 1), "stream"}));
  EXPECT_TRUE(after.find<Hexside>({layout.side(hex, 2), "wall"}));
  EXPECT_EQ(after.all<Link>(), to.all<Link>());
}

TEST(MapPiece, SixTurnsAreNone) {
  testing::forEachGrid([](auto orientation, auto shifted) {
    const Cutting c = cutting(orientation, shifted);
    MapPiece piece = c.piece;
    for (int steps = 1; steps <= 6; ++steps) {
      piece = turned(piece, 1);
      expectSame(piece, turned(c.piece, steps));
      expectSame(turned(piece, -steps), c.piece);
    }
    expectSame(piece, c.piece);
    EXPECT_EQ(turned(c.piece, 6), c.piece);
    EXPECT_TRUE(pasteKnown(c.battle, piece, c.anchor).edit.empty());
  });
}

TEST(MapPiece, TheSameMirrorTwiceIsNone) {
  testing::forEachGrid([](auto orientation, auto shifted) {
    const Cutting c = cutting(orientation, shifted);
    expectSame(mirroredLeftRight(mirroredLeftRight(c.piece)), c.piece);
    expectSame(mirroredTopBottom(mirroredTopBottom(c.piece)), c.piece);
    expectSame(mirroredTopBottom(mirroredLeftRight(c.piece)), turned(c.piece, 3));
    expectSame(mirroredLeftRight(turned(c.piece, 1)), turned(mirroredLeftRight(c.piece), -1));
  });
}

// The law of all that moves: what is pasted after a turn is the picture of the original, turned on paper.
TEST(MapPiece, TurnedPiecesAreTheTurnedPicture) {
  testing::forEachGrid([](auto orientation, auto shifted) {
    const Cutting c = cutting(orientation, shifted);
    const Battle bare = [&] {
      Battle battle = testing::bareMap(orientation, shifted, 20, 20);
      battle.all<Army>() = c.battle.all<Army>();
      return battle;
    }();
    const hex::Layout layout = layoutOf(bare);
    for (const HexKey at : {HexKey::at(11, 14), HexKey::at(12, 15)}) {
      for (int steps = 0; steps < 6; ++steps) {
        const MapPiece piece = turned(c.piece, steps);
        const Battle after = applied(bare, pasteKnown(bare, piece, at).edit);
        EXPECT_EQ(pictureOf(after, hexes(piece, layout, at), at, unmoved),
                  pictureOf(c.battle, c.area, c.anchor, [&](Point p) { return turnedOnPaper(p, 60.0 * steps); }));
      }
      const MapPiece leftRight = mirroredLeftRight(c.piece);
      EXPECT_EQ(
          pictureOf(applied(bare, pasteKnown(bare, leftRight, at).edit), hexes(leftRight, layout, at), at, unmoved),
          pictureOf(c.battle, c.area, c.anchor, [](Point p) {
            return Point{-p.x, p.y};
          }));
      const MapPiece topBottom = mirroredTopBottom(c.piece);
      EXPECT_EQ(
          pictureOf(applied(bare, pasteKnown(bare, topBottom, at).edit), hexes(topBottom, layout, at), at, unmoved),
          pictureOf(c.battle, c.area, c.anchor, [](Point p) {
            return Point{p.x, -p.y};
          }));
    }
  });
}

TEST(MapPiece, AMapOfTheOtherOrientationShowsItTurnedByThirtyDegrees) {
  testing::forEachGrid([](auto orientation, auto shifted) {
    const Cutting c = cutting(orientation, shifted);
    const bool isFlat = orientation == hex::Orientation::Flat;
    Battle bare = testing::bareMap(isFlat ? hex::Orientation::Pointy : hex::Orientation::Flat, shifted, 20, 20);
    bare.all<Army>() = c.battle.all<Army>();
    const HexKey at = HexKey::at(11, 14);
    const Battle after = applied(bare, pasteKnown(bare, c.piece, at).edit);
    EXPECT_EQ(pictureOf(after, hexes(c.piece, layoutOf(bare), at), at, unmoved),
              pictureOf(c.battle, c.area, c.anchor, [&](Point p) { return turnedOnPaper(p, isFlat ? 30 : -30); }));
  });
}

TEST(MapPiece, LabelsStayUpright) {
  MapPiece piece;
  piece.hexes.push_back({{0, 0}, "clear", 0});
  piece.labels.push_back({{0, 0}, "Level", LabelStyle::Town, 0.1, 0.2, 0, 0.3});
  piece.labels.push_back({{0, 0}, "Tilted", LabelStyle::Water, 0.1, 0.2, -30, 0.3});
  for (int steps = 0; steps < 6; ++steps) {
    EXPECT_EQ(turned(piece, steps).labels[0].angle, 0);
    EXPECT_EQ(turned(piece, steps).labels[1].angle, -30);
  }
  for (const MapPiece& mirrored : {mirroredLeftRight(piece), mirroredTopBottom(piece)}) {
    EXPECT_EQ(mirrored.labels[0].angle, 0);
    EXPECT_EQ(mirrored.labels[1].angle, 30);
  }
}

// A name along a rising way, in the hex of the anchor.
MapPiece namedPiece() {
  MapPiece piece;
  piece.hexes.push_back({{0, 0}, "clear", 0});
  piece.labels.push_back({{0, 0}, "Ridge", LabelStyle::Relief, 0.25, 0, 0, 0.3, LabelFont::Serif, {}});
  piece.labels[0].path = {{-1, 0.5}, {0, 0.25}, {2, -0.5}};
  return piece;
}

TEST(MapPiece, PathsTurnAndAreStillReadFromTheirLeftEnd) {
  const MapPiece piece = namedPiece();
  for (int steps = 0; steps < 6; ++steps) {
    const std::vector<PiecePoint> path = turned(piece, steps).labels[0].path;
    ASSERT_EQ(path.size(), 3U);
    EXPECT_LT(path.front().x, path.back().x);
    const Point first = turnedOnPaper({-1, 0.5}, 60.0 * steps);
    const Point last = turnedOnPaper({2, -0.5}, 60.0 * steps);
    expectNear(path.front().x, std::min(first.x, last.x));
    expectNear(path.front().y, first.x < last.x ? first.y : last.y);
    expectNear(path.back().x, std::max(first.x, last.x));
  }
  EXPECT_EQ(mirroredLeftRight(piece).labels[0].path, (std::vector<PiecePoint>{{-2, -0.5}, {0, 0.25}, {1, 0.5}}));
  EXPECT_EQ(mirroredTopBottom(piece).labels[0].path, (std::vector<PiecePoint>{{-1, -0.5}, {0, -0.25}, {2, 0.5}}));
}

TEST(MapPiece, PathsArePastedWithTheirFont) {
  testing::forEachGrid([](auto orientation, auto shifted) {
    const Battle ground = testing::groundMap(orientation, shifted, 9, 9);
    MapPiece piece = namedPiece();
    piece.orientation = orientation;
    const HexKey at = HexKey::at(6, 9);
    const Battle after = applied(ground, pasteKnown(ground, piece, at).edit);
    ASSERT_EQ(after.all<Label>().size(), 1U);
    EXPECT_EQ(after.all<Label>().begin()->font, LabelFont::Serif);
    EXPECT_EQ(after.all<Label>().begin()->path, "-1,0.5 0,0.25 2,-0.5");
    MapPiece round = piece;
    for (int i = 0; i < 6; ++i) round = turned(round, 1);
    EXPECT_TRUE(pasteKnown(after, round, at).edit.empty());
    round.labels[0].path[1].y = 0.3;
    EXPECT_EQ(pasteKnown(after, round, at).edit.count(), 2U);
    round = piece;
    round.labels[0].font = LabelFont::Sans;
    EXPECT_EQ(pasteKnown(after, round, at).edit.count(), 2U);
  });
}

// Whoever adds a column to what lies on a map has to say here that pieces carry it.
TEST(MapPiece, EveryColumnIsCarried) {
  EXPECT_EQ(std::tuple_size_v<decltype(HexRow::fields())>, 3U);
  EXPECT_EQ(std::tuple_size_v<decltype(Hexside::fields())>, 4U);
  EXPECT_EQ(std::tuple_size_v<decltype(Link::fields())>, 2U);
  EXPECT_EQ(std::tuple_size_v<decltype(Symbol::fields())>, 6U);
  EXPECT_EQ(std::tuple_size_v<decltype(Label::fields())>, 10U);
}

TEST(MapPiece, HexesOffTheMapAreCountedAndNotWritten) {
  testing::forEachGrid([](auto orientation, auto shifted) {
    const Cutting c = cutting(orientation, shifted);
    for (const HexKey at : {HexKey::at(2, 5), HexKey::at(13, 16), HexKey::at(2, 16), HexKey::at(13, 5),
                            HexKey::at(-1000, -1000), HexKey::at(8999, 8999)}) {
      const PastedPiece pasted = pasteKnown(c.battle, c.piece, at);
      const Keys covered = hexes(c.piece, c.layout, at);
      EXPECT_EQ(static_cast<std::size_t>(pasted.hexesOffMap), c.piece.hexes.size() - covered.size());
      EXPECT_GT(pasted.hexesOffMap, 0);
      for (const HexKey hex : covered) EXPECT_TRUE(c.layout.contains(hex));
      const Edit& edit = pasted.edit;
      for (const HexRow& row : edit.puts<HexRow>()) EXPECT_TRUE(c.layout.contains(row.hex));
      for (const Hexside& row : edit.puts<Hexside>()) {
        const auto [near, far] = c.layout.hexesOf(row.side);
        EXPECT_TRUE(std::binary_search(covered.begin(), covered.end(), near) ||
                    std::binary_search(covered.begin(), covered.end(), far));
      }
      for (const Link& row : edit.puts<Link>()) EXPECT_TRUE(c.layout.isInner(row.side));
      for (const Symbol& row : edit.puts<Symbol>()) EXPECT_TRUE(c.layout.contains(row.hex));
      for (const Label& row : edit.puts<Label>()) EXPECT_TRUE(c.layout.contains(row.hex));
      if (covered.empty()) {
        EXPECT_TRUE(edit.empty());
      }
    }
  });
}

TEST(MapPiece, UnknownTerrainIsNamedAndLeftOut) {
  Battle from = testing::groundMap(hex::Orientation::Flat, hex::Shifted::Odd, 8, 8);
  const hex::Layout layout = layoutOf(from);
  const HexKey a = HexKey::at(5, 8);
  const HexKey b = *layout.neighbour(a, 2);
  from.all<HexRow>().put({a, "lava", 2});
  from.all<Hexside>().put({layout.side(a, 2), "ice", {}, {}});
  from.all<Hexside>().put({layout.side(a, 0), "stream", {}, {}});
  from.all<Link>().put({layout.side(a, 2), "rails"});
  const MapPiece piece = cut(from, layout, Keys{a, b}, a);
  Battle to = testing::groundMap(hex::Orientation::Flat, hex::Shifted::Odd, 8, 8);
  to.all<HexRow>().put({a, "woods", 0});
  const PastedPiece pasted = pasteKnown(to, piece, a);
  EXPECT_EQ(pasted.unknownTerrain, (std::vector<std::string>{"ice", "lava", "rails"}));
  const Battle after = applied(to, pasted.edit);
  EXPECT_EQ(*after.find<HexRow>(a), (HexRow{a, "woods", 2}));
  EXPECT_EQ(after.all<Hexside>().size(), 1U);
  EXPECT_TRUE(after.find<Hexside>({layout.side(a, 0), "stream"}));
  EXPECT_TRUE(after.all<Link>().empty());
  const Battle bare = testing::bareMap(hex::Orientation::Flat, hex::Shifted::Odd, 8, 8);
  EXPECT_FALSE(applied(bare, pasteKnown(bare, piece, a).edit).find<HexRow>(a));
}

TEST(MapPiece, OwnersAreArmiesOfTheBattle) {
  const Cutting c = cutting(hex::Orientation::Pointy, hex::Shifted::Even);
  Battle bare = testing::bareMap(hex::Orientation::Pointy, hex::Shifted::Even, 14, 14);
  bare.all<Army>().put({.id = {2}, .slug = "army-2"});
  const Battle after = applied(bare, pasteKnown(bare, c.piece, HexKey::at(8, 10)).edit);
  std::size_t owned = 0;
  std::size_t walls = 0;
  for (const Hexside& row : after.all<Hexside>()) {
    if (row.kind != "wall") continue;
    ++walls;
    if (!row.owner) continue;
    EXPECT_EQ(row.owner, Id<Army>{2});
    ++owned;
  }
  EXPECT_GT(owned, 0U);
  EXPECT_GT(walls, owned);
}

TEST(MapPiece, SymbolsAndLabelsAreReplacedAndGetIdsOfTheirOwn) {
  const Cutting c = cutting(hex::Orientation::Flat, hex::Shifted::Even);
  Battle other = testing::paintedMap(hex::Orientation::Flat, hex::Shifted::Even, 12, 12, 99);
  other.all<Symbol>().put({{777}, c.anchor, "mill", 0, 0, 0});
  other.all<Label>().put({{777}, "Elsewhere", LabelStyle::Town, c.anchor, 0, 0, 0, 0.2});
  const Edit edit = pasteKnown(other, c.piece, c.anchor).edit;
  EXPECT_EQ(edit.puts<Symbol>().size(), c.piece.symbols.size());
  EXPECT_EQ(edit.puts<Label>().size(), c.piece.labels.size());
  EXPECT_GT(edit.erases<Symbol>().size(), 0U);
  EXPECT_GT(edit.erases<Label>().size(), 0U);
  std::set<std::int64_t> ids;
  for (const Symbol& row : edit.puts<Symbol>()) ids.insert(row.id.value);
  for (const Label& row : edit.puts<Label>()) ids.insert(row.id.value);
  EXPECT_EQ(ids.size(), c.piece.symbols.size() + c.piece.labels.size());
  for (const std::int64_t id : ids) EXPECT_TRUE(isStorable(Id<Symbol>{id}) && id > 1000);
  // Two alike in one hex are two.
  Battle twice = c.battle;
  const Symbol first = *std::find_if(twice.all<Symbol>().begin(), twice.all<Symbol>().end(), [&](const Symbol& row) {
    return std::binary_search(c.area.begin(), c.area.end(), row.hex);
  });
  Symbol second = first;
  second.id = {12345};
  twice.all<Symbol>().put(second);
  const Edit back = pasteKnown(twice, c.piece, c.anchor).edit;
  EXPECT_EQ(back.count(), 1U);
  EXPECT_EQ(back.erases<Symbol>().size(), 1U);
}

TEST(MapPiece, AnEmptyPieceIsNoEdit) {
  const Cutting c = cutting(hex::Orientation::Flat, hex::Shifted::Even);
  const MapPiece none = cut(c.battle, c.layout, {}, c.anchor);
  EXPECT_TRUE(none.empty());
  EXPECT_TRUE(pasteKnown(c.battle, none, c.anchor).edit.empty());
  EXPECT_TRUE(hexes(none, c.layout, c.anchor).empty());
}

}  // namespace
}  // namespace redoubt::model
