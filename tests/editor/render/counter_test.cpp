#include <gtest/gtest.h>

#include <QBuffer>
#include <QImage>
#include <QPainter>
#include <QPdfWriter>
#include <QSvgGenerator>
#include <array>
#include <set>

#include "editor/render/counters/counter_painter.h"
#include "editor/render/counters/counter_text.h"
#include "tests/editor/render/sample_map.h"

namespace redoubt::render {
namespace {

QImage drawn(const CounterFace& face, int size, std::optional<double> angle = {}) {
  QImage image(size, size, QImage::Format_RGB32);
  image.fill(Qt::white);
  QPainter painter(&image);
  paintCounter(painter, QRectF(0, 0, size, size), face, angle);
  return image;
}

CounterFace sampleFace() {
  CounterFace face;
  face.army = QColor(0x5E, 0x8C, 0x43);
  face.name = QString::fromUtf8("1/II/Jekatierynosławski");
  face.shortName = "1/II/Jek";
  face.symbol = "muskets";
  face.commands = {QColor(0x3F, 0x7F, 0xB5)};
  face.commandName = "Tomatis";
  face.figures = std::array{CounterFigure{7}, CounterFigure{8}, CounterFigure{8}};
  face.facing = hex::FacingKind::Vertex;
  return face;
}

bool hasInkBetween(const QImage& image, int left, int right, int top, int bottom, const QColor& ink) {
  for (int y = top; y < bottom; ++y) {
    for (int x = left; x < right; ++x) {
      const QColor pixel = image.pixelColor(x, y);
      if (std::abs(pixel.red() - ink.red()) + std::abs(pixel.green() - ink.green()) +
              std::abs(pixel.blue() - ink.blue()) <
          60) {
        return true;
      }
    }
  }
  return false;
}

TEST(Counter, LongPolishNamesFitTheirCard) {
  for (const char* name : {"1/III/Jekatierynosławski", "2/I/Nowogrodzki", "Żółkiewski", "Zajączek", "I/Elizawetgradzki",
                           "VIII/2 M. BKN", "Wielkopolska Brygada Kawalerii Narodowej"}) {
    CounterFace face = sampleFace();
    face.name = QString::fromUtf8(name);
    face.symbol = "horse";
    const QImage image = drawn(face, 200);
    const QColor cream(0xFB, 0xF5, 0xE4);
    EXPECT_TRUE(hasInkBetween(image, 32, 192, 15, 54, cream)) << name;
    EXPECT_FALSE(hasInkBetween(image, 192, 198, 12, 60, cream)) << name;
  }
}

// Of exactly that colour, not of a mixture that comes near.
bool hasPlain(const QImage& image, int left, int right, int top, int bottom, const QColor& colour) {
  for (int y = top; y < bottom; ++y) {
    for (int x = left; x < right; ++x) {
      if (image.pixelColor(x, y) == colour) return true;
    }
  }
  return false;
}

// The word of a formation stands on a band of its own, in the small cut too, and leaves name and figures alone.
TEST(Counter, AFormationIsReadOnABandAboveTheFigures) {
  const QColor band(0xF3, 0xE3, 0xA6);
  const QColor ink(0x1C, 0x24, 0x30);
  for (const int size : {40, 60, 84, 200}) {
    CounterFace face = sampleFace();
    EXPECT_FALSE(hasPlain(drawn(face, size), 0, size, 0, size, band)) << size;
    face.formation = QStringLiteral("Czworobok");
    const QImage image = drawn(face, size);
    const int bottom = size < kSmallCut ? size * 3 / 4 : size * 7 / 10;
    const int top = size < kSmallCut ? size * 11 / 20 : size * 59 / 100;
    EXPECT_TRUE(hasPlain(image, size / 5, size, top, bottom, band)) << size;
    EXPECT_TRUE(hasInkBetween(image, size / 4, size * 9 / 10, top + size / 20, bottom - size / 20, ink)) << size;
    EXPECT_FALSE(hasPlain(image, 0, size, 0, size / 2, band)) << size;
  }
}

TEST(Counter, AFormationHasAPictureOfItsOwn) {
  CounterFace square = sampleFace();
  square.formation = QStringLiteral("Square");
  EXPECT_NE(keyOf(square), keyOf(sampleFace()));
}

TEST(Counter, ALineNeverGetsWiderThanItsRoom) {
  for (const double room : {20.0, 60.0, 150.0}) {
    QImage image(300, 40, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    drawLine(painter, type::condensedBold(), QString::fromUtf8("Ścieklec Żółkiewski"), {150, 20}, 24, room, Qt::black,
             18);
    painter.end();
    const QColor black(Qt::black);
    EXPECT_FALSE(hasInkBetween(image, 0, static_cast<int>(150 - room / 2) - 1, 0, 40, black));
    EXPECT_FALSE(hasInkBetween(image, static_cast<int>(150 + room / 2) + 2, 300, 0, 40, black));
    // It is narrowed, not cut short: its last letter ends where the room does.
    int inked = 0;
    for (int x = static_cast<int>(150 + room / 2) - 4; x < 150 + room / 2 + 1; ++x) {
      for (int y = 0; y < 40; ++y) inked += image.pixelColor(x, y).lightness() < 200;
    }
    EXPECT_GT(inked, 0);
  }
}

TEST(Counter, WhatDiffersIsSeenAtBothCuts) {
  std::vector<CounterFace> faces(12, sampleFace());
  faces[1].army = QColor(0x38, 0x6A, 0xA7);
  faces[2].reduced = true;
  faces[3].symbol = "horse-lance";
  (*faces[4].figures)[1].status = model::Status::Estimated;
  (*faces[5].figures)[2].value.reset();
  faces[6].commands = {QColor(0xE8, 0xB5, 0x3A)};
  faces[7].stars = {{Qt::white, 2}};
  faces[8].symbol.clear();
  faces[9].figures.reset();
  faces[10].shortName = faces[10].name = QStringLiteral("3 art.");
  faces[11].commands.clear();
  for (const int size : {40, 140}) {
    for (std::size_t i = 0; i < faces.size(); ++i) {
      for (std::size_t j = i + 1; j < faces.size(); ++j) {
        EXPECT_GT(sample::difference(drawn(faces[i], size), drawn(faces[j], size)), 40)
            << i << " " << j << " at " << size;
        EXPECT_NE(keyOf(faces[i]), keyOf(faces[j])) << i << " " << j;
      }
    }
  }
}

TEST(Counter, UnknownIsADashAndNeverNought) {
  CounterFace unknown = sampleFace();
  (*unknown.figures)[2] = {};
  CounterFace nought = sampleFace();
  (*nought.figures)[2] = {0};
  EXPECT_GT(sample::difference(drawn(unknown, 140), drawn(nought, 140)), 100);
}

QImage drawnIn(const CounterFace& face, int size, Estimates estimates) {
  QImage image(size, size, QImage::Format_RGB32);
  image.fill(Qt::white);
  QPainter painter(&image);
  paintCounter(painter, QRectF(0, 0, size, size), face, {}, {estimates});
  return image;
}

TEST(Counter, EstimatedFiguresAreMarkedOnDemand) {
  const QColor amber(0xF7, 0xD9, 0x8C);
  for (const int size : {40, 140}) {
    CounterFace face = sampleFace();
    EXPECT_EQ(drawnIn(face, size, Estimates::Marked), drawnIn(face, size, Estimates::Quiet)) << "all is printed";
    (*face.figures)[1].status = model::Status::Estimated;
    const QImage quiet = drawnIn(face, size, Estimates::Quiet);
    EXPECT_EQ(quiet, drawn(face, size)) << "the usual style";
    EXPECT_FALSE(hasInkBetween(quiet, 0, size, 0, size, amber));
    EXPECT_TRUE(hasInkBetween(drawnIn(face, size, Estimates::Marked), size * 45 / 100, size * 65 / 100, size * 7 / 10,
                              size, amber))
        << size;
    CounterFace printed = face;
    (*printed.figures)[1].status = model::Status::Printed;
    EXPECT_EQ(drawnIn(face, size, Estimates::Hidden), drawn(printed, size)) << "as if it were printed";
  }
}

TEST(CounterCache, KeepsTheStylesApart) {
  CounterFace face = sampleFace();
  (*face.figures)[0].status = model::Status::Estimated;
  CounterCache cache;
  const QImage quiet = cache.picture(face, 60, {}, 1).toImage();
  cache.setStyle({Estimates::Marked});
  EXPECT_GT(sample::difference(quiet, cache.picture(face, 60, {}, 1).toImage()), 40);
  cache.setStyle({});
  EXPECT_EQ(quiet, cache.picture(face, 60, {}, 1).toImage());
}

// What lies on paper and in SVG has no pixels.
TEST(CounterCache, DrawsVectorsWhereTheDeviceTakesThem) {
  CounterFace leader = sampleFace();
  leader.kind = CounterFace::Kind::Leader;
  leader.symbol = "leader";
  leader.overall = true;
  CounterFace chit = leader;
  chit.kind = CounterFace::Kind::Chit;
  CounterCache cache;
  for (const CounterFace& face : {sampleFace(), leader, chit, counterFace(QStringLiteral("words"))}) {
    QBuffer svg;
    QSvgGenerator generator;
    generator.setOutputDevice(&svg);
    generator.setSize({100, 100});
    QPainter onSvg(&generator);
    cache.draw(onSvg, {50, 50}, face, 80, {}, 1);
    onSvg.end();
    EXPECT_FALSE(svg.data().contains("<image"));
    EXPECT_GT(svg.data().count("<path") + svg.data().count("<text"), 5);
    QBuffer pdf;
    pdf.open(QIODevice::WriteOnly);
    QPdfWriter writer(&pdf);
    QPainter onPdf(&writer);
    cache.draw(onPdf, {5000, 5000}, face, 900, {}, 1);
    onPdf.end();
    EXPECT_FALSE(pdf.data().contains("/Subtype /Image"));
  }
}

TEST(Counter, AGunThatHasFiredSaysSo) {
  const QColor fire(0xA3, 0x27, 0x1B);
  CounterFace gun = sampleFace();
  gun.symbol = "gun";
  gun.figures.reset();
  gun.reduced = true;
  for (const int size : {40, 140}) {
    EXPECT_FALSE(hasInkBetween(drawn(gun, size), size / 3, size, size * 86 / 100, size, fire)) << size;
    CounterFace fired = gun;
    fired.state = QStringLiteral("Has fired");
    EXPECT_TRUE(hasInkBetween(drawn(fired, size), size / 3, size, size * 86 / 100, size, fire)) << size;
    EXPECT_NE(keyOf(gun), keyOf(fired));
  }
}

TEST(Counter, TheStartHexStandsOnTheFrontAlone) {
  CounterFace face = sampleFace();
  CounterFace starting = face;
  starting.startHex = QStringLiteral("1621");
  CounterFace estimated = starting;
  estimated.startHexPrinted = false;
  EXPECT_GT(sample::difference(drawn(face, 140), drawn(starting, 140)), 100);
  EXPECT_GT(sample::difference(drawn(estimated, 140), drawn(starting, 140)), 100);
  EXPECT_NE(keyOf(estimated), keyOf(starting));
  EXPECT_EQ(drawn(face, 40), drawn(starting, 40)) << "the small cut has none";
  face.reduced = starting.reduced = true;
  EXPECT_EQ(drawn(face, 140), drawn(starting, 140));
}

TEST(Counter, AFigureOfMovementHasArrows) {
  CounterFace face = sampleFace();
  face.hasFire = false;
  face.ownFigures = {{{5}, false}};
  CounterFace movement = face;
  movement.ownFigures.front().isMovement = true;
  EXPECT_GT(sample::difference(drawn(face, 140), drawn(movement, 140)), 100);
  EXPECT_NE(keyOf(face), keyOf(movement));
}

// A wagon has no morale and no strength, yet it moves.
TEST(Counter, AWagonsOnlyFigureStandsOnAShortPlate) {
  CounterFace wagon = sampleFace();
  wagon.symbol = "wagon";
  wagon.figures.reset();
  wagon.ownFigures = {{{2}, false}};
  for (const int size : {40, 140}) {
    const QImage image = drawn(wagon, size);
    const QColor own(0x2C, 0x5C, 0x9E);
    EXPECT_TRUE(hasInkBetween(image, size * 72 / 100, size * 93 / 100, size * 72 / 100, size * 94 / 100, own)) << size;
    EXPECT_FALSE(hasInkBetween(image, size * 20 / 100, size * 60 / 100, size * 80 / 100, size * 94 / 100, own)) << size;
  }
}

constexpr std::array kSizes = {24, 40, 60, 84, 140};

CounterFace leaderFace() {
  CounterFace face = sampleFace();
  face.kind = CounterFace::Kind::Leader;
  face.symbol = "leader";
  face.figures.reset();
  return face;
}

// The plate of a counter's figures, where own figures are blue.
bool hasOwnOnPlate(const QImage& image, int from, int to) {
  const int size = image.width();
  return hasInkBetween(image, size * from / 100, size * to / 100, size * 70 / 100, size, QColor(0x1F, 0x55, 0x83));
}

TEST(Counter, AFigureOfTheRulesOwnIsReadAtTheEndOfThePlate) {
  for (const int size : kSizes) {
    CounterFace face = sampleFace();
    EXPECT_FALSE(hasOwnOnPlate(drawn(face, size), 16, 100)) << size;
    face.ownFigures = {{{5}, false}};
    if (size < 30) {
      EXPECT_FALSE(hasOwnOnPlate(drawn(face, size), 16, 100)) << "a fourth could not be read at " << size;
      continue;
    }
    EXPECT_TRUE(hasOwnOnPlate(drawn(face, size), 76, 100)) << size;
    EXPECT_FALSE(hasOwnOnPlate(drawn(face, size), 16, 74)) << size;
    CounterFace other = face;
    other.ownFigures.front().figure.value = 8;
    EXPECT_GT(sample::difference(drawn(face, size), drawn(other, size)), size / 12) << size;
  }
}

TEST(Counter, DotsStandForFiguresThatHaveNoRoom) {
  for (const int size : kSizes) {
    const std::size_t most = size < 30 ? 0 : size < kSmallCut ? 1 : 2;
    CounterFace full = sampleFace();
    full.ownFigures.assign(most, {{5}, false});
    CounterFace over = full;
    over.ownFigures.push_back({{7}, false});
    EXPECT_GT(sample::difference(drawn(full, size), drawn(over, size)), 0) << size;
    CounterFace more = over;
    more.ownFigures.push_back({{9}, false});
    EXPECT_EQ(sample::difference(drawn(over, size), drawn(more, size)), 0) << size;
  }
}

TEST(Counter, DotsOnALeadersTagStandForFurtherFigures) {
  CounterFace one = sampleFace();
  one.kind = CounterFace::Kind::Leader;
  one.figures.reset();
  one.ownFigures = {{{1}, true}};
  CounterFace two = one;
  two.ownFigures.push_back({{2}, true});
  for (const int size : kSizes) EXPECT_GT(sample::difference(drawn(one, size), drawn(two, size)), 0) << size;
}

// Morale 7, size 8 and 5 points of movement have the room that firepower leaves.
TEST(Counter, ATypeThatNeverFiresGivesThatPlaceAway) {
  for (const int size : kSizes) {
    CounterFace face = sampleFace();
    face.ownFigures = {{{5}, false}};
    face.hasFire = false;
    const QImage image = drawn(face, size);
    EXPECT_TRUE(hasOwnOnPlate(image, 70, 100)) << size;
    const QColor fire(0xA3, 0x27, 0x1B);
    EXPECT_FALSE(hasInkBetween(image, size / 6, size, size * 70 / 100, size * 98 / 100, fire)) << size;
  }
}

TEST(Counter, ALeadersFigureStandsOnATagWithItsSign) {
  for (const int size : kSizes) {
    CounterFace plain = leaderFace();
    CounterFace help = plain;
    help.ownFigures = {{{1}, true}};
    CounterFace harm = plain;
    harm.ownFigures = {{{-1}, true}};
    CounterFace unknown = plain;
    unknown.ownFigures = {{{std::nullopt}, true}};
    CounterFace nought = plain;
    nought.ownFigures = {{{0}, true}};
    const std::vector<CounterFace> faces{plain, help, harm, unknown, nought};
    for (std::size_t i = 0; i < faces.size(); ++i) {
      for (std::size_t j = i + 1; j < faces.size(); ++j) {
        EXPECT_GT(sample::difference(drawn(faces[i], size), drawn(faces[j], size)), size / 12)
            << i << " " << j << " at " << size;
        EXPECT_NE(keyOf(faces[i]), keyOf(faces[j])) << i << " " << j;
      }
    }
  }
}

TEST(Counter, TheFacingMarkAppearsOnlyWithADirection) {
  const CounterFace face = sampleFace();
  EXPECT_GT(sample::difference(drawn(face, 140), drawn(face, 140, 0.0)), 60);
  CounterFace none = face;
  none.facing.reset();
  EXPECT_EQ(sample::difference(drawn(none, 140), drawn(none, 140, 0.0)), 0);
  CounterFace side = face;
  side.facing = hex::FacingKind::Hexside;
  EXPECT_GT(sample::difference(drawn(side, 140, 0.0), drawn(face, 140, 0.0)), 60);
}

TEST(Counter, ItIsTurnedClockwise) {
  const CounterFace face = sampleFace();
  const QImage east = drawn(face, 140, 90.0);
  const QImage north = drawn(face, 140, 0.0).transformed(QTransform().rotate(90));
  int different = 0;
  for (int y = 0; y < 140; ++y) {
    for (int x = 0; x < 140; ++x) {
      if (std::abs(east.pixelColor(x, y).lightness() - north.pixelColor(x, y).lightness()) > 60) ++different;
    }
  }
  EXPECT_LT(different, 140 * 140 / 50);
}

TEST(CounterCache, AnswersTheSamePictureAgain) {
  CounterCache cache(2);
  const CounterFace face = sampleFace();
  const qint64 key = cache.picture(face, 60, 30.0, 1).cacheKey();
  EXPECT_EQ(cache.picture(face, 60, 30.0, 1).cacheKey(), key);
  EXPECT_NE(cache.picture(face, 60, 90.0, 1).cacheKey(), key);
  EXPECT_NE(cache.picture(face, 60, {}, 2).cacheKey(), key);
  EXPECT_NE(cache.picture(face, 60, 30.0, 1).cacheKey(), key) << "the least used goes first";
  EXPECT_EQ(cache.picture(face, 60, {}, 2).devicePixelRatio(), 2);
}

// A battle with one army, a leader and a unit of that type.
model::Battle smallArmy(const std::string& type) {
  model::Battle battle = sample::bareMap(hex::Orientation::Pointy);
  battle.all<model::Army>().put({{1}, "army", {1}, "Army", "#386AA7", 1});
  battle.all<model::Leader>().put({{1}, "zajaczek", {1}, "gen. Zajączek", "Zajączek", false, 1});
  battle.all<model::Command>().put({{1}, "zajaczek", {1}, "gen. Zajączek", Id<model::Leader>{1}, "#E8B53A", 1});
  battle.all<model::Unit>().put({{1}, "unit", {1}, "1/I/3 pp", "1/I/3pp", type, 1});
  battle.all<model::UnitCommand>().put({{1}, {1}});
  for (const std::int64_t number : {1, 2}) {
    model::Counter counter;
    counter.id = {number};
    counter.unit = Id<model::Unit>{1};
    counter.number = static_cast<int>(number);
    battle.all<model::Counter>().put(counter);
  }
  battle.all<model::Face>().put({{1}, {1}, model::FaceSide::Front, model::FaceRole::Step, 6, 4, std::nullopt});
  battle.all<model::Face>().put({{2}, {1}, model::FaceSide::Back, model::FaceRole::Step, 6, 2, 2});
  battle.all<model::Step>().put({{1}, {1}, 2, {2}});
  battle.all<model::Step>().put({{2}, {1}, 1, {1}});
  battle.all<model::Provenance>().put({"face", "1", "*", model::Status::Printed, {}, ""});
  battle.all<model::Provenance>().put({"face", "1", "size", model::Status::Estimated, {}, ""});
  return battle;
}

TEST(CounterFace, ShowsTheFirstStepWithTheStatusOfEveryFigure) {
  const model::Battle battle = smallArmy("infantry");
  const CounterFace face = counterFace(battle, rules::RuleBook(battle), Id<model::Unit>{1});
  ASSERT_TRUE(face.figures);
  EXPECT_EQ((*face.figures)[0], (CounterFigure{6, model::Status::Printed}));
  EXPECT_EQ((*face.figures)[1], (CounterFigure{4, model::Status::Estimated}));
  EXPECT_FALSE((*face.figures)[2].value);
  EXPECT_FALSE(face.reduced);
  EXPECT_EQ(face.number, 1);
  EXPECT_EQ(face.commandName, QString::fromUtf8("Zajączek"));
  EXPECT_EQ(face.army, QColor(0x38, 0x6A, 0xA7));
  const CounterFace back = counterFace(battle, rules::RuleBook(battle), *battle.find<model::Step>({1}));
  EXPECT_TRUE(back.reduced);
}

TEST(CounterFace, ShowsTheFiguresThatTheRulesGiveItsKind) {
  model::Battle battle = smallArmy("infantry");
  battle.all<model::FaceFigure>().put({{1}, "pace", 5});
  const auto unit = [&] { return counterFace(battle, rules::RuleBook(battle), Id<model::Unit>{1}); };
  const auto leader = [&] { return counterFace(battle, rules::RuleBook(battle), Id<model::Leader>{1}); };
  EXPECT_TRUE(unit().ownFigures.empty()) << "no rule knows it";
  sample::addRule(battle, "figure/pace/title", "\"Pace\"");
  sample::addRule(battle, "figure/pace/of", "\"units\"");
  sample::addRule(battle, "figure/help/title", "\"Help\"");
  sample::addRule(battle, "figure/help/of", "\"leaders\"");
  sample::addRule(battle, "figure/help/signed", "true");
  EXPECT_EQ(unit().ownFigures, (std::vector<CounterOwnFigure>{{{5, model::Status::Printed}, false, "Pace"}}));
  EXPECT_TRUE(unit().hasFire);
  sample::addRule(battle, "unit-type/infantry/fires", "false");
  EXPECT_FALSE(unit().hasFire) << "it never fires";
  sample::addRule(battle, "unit-type/infantry/fires", "true");
  EXPECT_TRUE(unit().hasFire);
  sample::addRule(battle, "fire-table/rifles/by", "\"strength\"");
  EXPECT_FALSE(unit().hasFire) << "tables of strength ask for no firepower";
  EXPECT_TRUE(leader().ownFigures.empty()) << "he has no counter";
  model::Counter counter;
  counter.id = {3};
  counter.role = model::CounterRole::Leader;
  counter.leader = Id<model::Leader>{1};
  battle.all<model::Counter>().put(counter);
  battle.all<model::Face>().put({{3}, {3}, model::FaceSide::Front, model::FaceRole::State, {}, {}, {}});
  EXPECT_EQ(leader().ownFigures,
            (std::vector<CounterOwnFigure>{{{std::nullopt, model::Status::Printed}, true, "Help"}}));
  battle.all<model::FaceFigure>().put({{3}, "help", 1});
  battle.all<model::Provenance>().put({"face", "3", "*", model::Status::Estimated, {}, ""});
  EXPECT_EQ(leader().ownFigures, (std::vector<CounterOwnFigure>{{{1, model::Status::Estimated}, true, "Help"}}));
}

TEST(CounterFace, TheSymbolIsThatOfTheTypeElseOfItsArm) {
  model::Battle battle = smallArmy("strzelcy");
  const auto symbol = [&] { return counterFace(battle, rules::RuleBook(battle), Id<model::Unit>{1}).symbol; };
  EXPECT_EQ(symbol(), "");
  sample::addRule(battle, "unit-type/strzelcy/arm", "\"piechota\"");
  EXPECT_EQ(symbol(), "");
  sample::addRule(battle, "arm/piechota/symbol", "\"muskets\"");
  EXPECT_EQ(symbol(), "muskets");
  sample::addRule(battle, "unit-type/strzelcy/symbol", "\"musket\"");
  EXPECT_EQ(symbol(), "musket");
  sample::addRule(battle, "unit-type/strzelcy/symbol", "\"of nobody\"");
  EXPECT_EQ(symbol(), "muskets");
}

TEST(CounterFace, AnArmyMayHaveASymbolOfItsOwn) {
  model::Battle battle = smallArmy("cavalry");
  const auto symbol = [&] { return counterFace(battle, rules::RuleBook(battle), Id<model::Unit>{1}).symbol; };
  sample::addRule(battle, "unit-type/cavalry/symbol", "\"horse-sabre\"");
  sample::addRule(battle, "unit-type/cavalry/symbol-in/others", "\"horse-bow\"");
  EXPECT_EQ(symbol(), "horse-sabre");
  sample::addRule(battle, "unit-type/cavalry/symbol-in/army", "\"horse-pistol\"");
  EXPECT_EQ(symbol(), "horse-pistol");
}

TEST(CounterFace, TheBustIsTheLeadersOwnElseThatOfHisArmy) {
  model::Battle battle = smallArmy("infantry");
  const auto bust = [&] { return counterFace(battle, rules::RuleBook(battle), Id<model::Leader>{1}).symbol; };
  EXPECT_EQ(bust(), "leader");
  sample::addRule(battle, "leader/symbol", "\"leader-hat\"");
  EXPECT_EQ(bust(), "leader-hat");
  sample::addRule(battle, "leader/symbol-in/army", "\"leader-fur\"");
  EXPECT_EQ(bust(), "leader-fur");
  sample::addRule(battle, "leader/symbol-of/zajaczek", "\"leader-cap\"");
  EXPECT_EQ(bust(), "leader-cap");
}

TEST(CounterFace, TheBackOfAChitTellsTheArmyAlone) {
  model::Battle battle = smallArmy("infantry");
  battle.all<model::Leader>().put({{2}, "madalinski", {1}, "gen. Madaliński", "Madaliński", true, 2});
  const rules::RuleBook rules(battle);
  EXPECT_EQ(keyOf(chitBack(battle, Id<model::Leader>{1})), keyOf(chitBack(battle, Id<model::Leader>{2})));
  const CounterFace front = chitFace(battle, rules, Id<model::Leader>{1});
  EXPECT_EQ(front.kind, CounterFace::Kind::Chit);
  EXPECT_NE(keyOf(front), keyOf(chitFace(battle, rules, Id<model::Leader>{2})));
  EXPECT_NE(front.state, chitFace(battle, rules, Id<model::Leader>{2}).state) << "overall command";
  for (const int size : {40, 140}) {
    EXPECT_GT(sample::difference(drawn(front, size), drawn(chitBack(battle, Id<model::Leader>{1}), size)), 100);
  }
}

TEST(CounterFace, MarkersTakeColourAndSignFromTheRules) {
  model::Battle battle = sample::bareMap(hex::Orientation::Pointy);
  sample::addRule(battle, "marker/loss/title", "\"Loss\"");
  const CounterFace words = markerFace(rules::RuleBook(battle), "loss");
  sample::addRule(battle, "marker/loss/sign", "\"−1\"");
  sample::addRule(battle, "marker/loss/colour", "\"#C8452F\"");
  const CounterFace signedFace = markerFace(rules::RuleBook(battle), "loss");
  EXPECT_EQ(signedFace.army, QColor(0xC8, 0x45, 0x2F));
  EXPECT_NE(keyOf(words), keyOf(signedFace));
  for (const int size : {40, 140}) {
    const QImage image = drawn(signedFace, size);
    EXPECT_EQ(image.pixelColor(size / 8, size / 8), QColor(0xC8, 0x45, 0x2F)) << size;
    EXPECT_TRUE(hasInkBetween(image, size / 4, size * 3 / 4, size / 4, size * 3 / 4, QColor(0xFB, 0xF5, 0xE4))) << size;
  }
}

TEST(CounterFace, FacingFollowsTheRules) {
  model::Battle battle = smallArmy("infantry");
  const auto facing = [&] { return counterFace(battle, rules::RuleBook(battle), Id<model::Unit>{1}).facing; };
  EXPECT_EQ(facing(), hex::FacingKind::Vertex);
  sample::addRule(battle, "facing/kind", "\"hexside\"");
  EXPECT_EQ(facing(), hex::FacingKind::Hexside);
  sample::addRule(battle, "facing/none", "[\"infantry\"]");
  EXPECT_EQ(facing(), std::nullopt);
  EXPECT_EQ(counterFace(battle, rules::RuleBook(battle), Id<model::Leader>{1}).facing, std::nullopt);
}

TEST(CounterFace, MissingRowsGiveACardAndNoCrash) {
  const model::Battle battle;
  const rules::RuleBook rules(battle);
  EXPECT_EQ(counterFace(battle, rules, Id<model::Unit>{7}).kind, CounterFace::Kind::Marker);
  EXPECT_EQ(counterFace(battle, rules, Id<model::Leader>{7}).kind, CounterFace::Kind::Marker);
  EXPECT_FALSE(drawn(counterFace(QString::fromUtf8("działa 12-funtowe na wzgórzu")), 60).isNull());
  EXPECT_FALSE(drawn(counterFace(QString()), 60).isNull());
}

TEST(Counter, AMarkerOnAHexsideIsABarWithItsSymbolOrItsWords) {
  model::Battle battle = sample::bareMap(hex::Orientation::Pointy);
  sample::addRule(battle, "marker/hurdle/title", "\"Hurdle\"");
  sample::addRule(battle, "marker/hurdle/hexside", "\"stream\"");
  const CounterFace words = markerFace(rules::RuleBook(battle), "hurdle");
  sample::addRule(battle, "marker/hurdle/symbol", "\"fence\"");
  const CounterFace fence = markerFace(rules::RuleBook(battle), "hurdle");
  const CounterFace three = markerFace(rules::RuleBook(battle), "hurdle", 3);
  std::set<QString> keys{keyOf(words), keyOf(fence), keyOf(three)};
  EXPECT_EQ(keys.size(), 3u);
  for (const int size : {12, 24, 40}) {  // on hexes of 24, 48 and 80 pixels
    for (const CounterFace& face : {words, fence, three}) {
      const QImage image = drawn(face, size);
      EXPECT_EQ(image.pixelColor(size / 2, 0), QColor(Qt::white)) << "only a bar";
      EXPECT_EQ(image.pixelColor(size / 2, size - 1), QColor(Qt::white));
      EXPECT_NE(image.pixelColor(size / 5, size / 2), QColor(Qt::white));
    }
    EXPECT_GT(sample::difference(drawn(fence, size), drawn(words, size)), 20);
  }
  EXPECT_EQ(drawn(words, 80, 120), drawn(words, 80, 300)) << "the words are never upside down";
}

}  // namespace
}  // namespace redoubt::render
