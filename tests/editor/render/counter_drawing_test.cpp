#include <gtest/gtest.h>

#include <QPainter>
#include <array>
#include <set>
#include <vector>

#include "core/rules/vocabulary/size_marks.h"
#include "editor/render/counters/counter_painter.h"
#include "editor/render/counters/counter_text.h"
#include "tests/editor/render/sample_counters.h"
#include "tests/editor/render/sample_map.h"

namespace redoubt::render {
namespace {

TEST(Counter, LongPolishNamesFitTheirCard) {
  for (const char* name : {"1/III/Jekatierynosławski", "2/I/Nowogrodzki", "Żółkiewski", "Zajączek", "I/Elizawetgradzki",
                           "VIII/2 M. BKN", "Wielkopolska Brygada Kawalerii Narodowej"}) {
    CounterFace face = sample::counter();
    face.name = QString::fromUtf8(name);
    face.symbol = "horse";
    const QImage image = sample::drawn(face, 200);
    const QColor cream(0xFB, 0xF5, 0xE4);
    EXPECT_TRUE(sample::hasInkBetween(image, 32, 192, 15, 54, cream)) << name;
    EXPECT_FALSE(sample::hasInkBetween(image, 192, 198, 12, 60, cream)) << name;
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
    CounterFace face = sample::counter();
    EXPECT_FALSE(hasPlain(sample::drawn(face, size), 0, size, 0, size, band)) << size;
    face.formation = QStringLiteral("Czworobok");
    const QImage image = sample::drawn(face, size);
    const int bottom = size < kSmallCut ? size * 3 / 4 : size * 7 / 10;
    const int top = size < kSmallCut ? size * 11 / 20 : size * 59 / 100;
    EXPECT_TRUE(hasPlain(image, size / 5, size, top, bottom, band)) << size;
    EXPECT_TRUE(sample::hasInkBetween(image, size / 4, size * 9 / 10, top + size / 20, bottom - size / 20, ink))
        << size;
    EXPECT_FALSE(hasPlain(image, 0, size, 0, size / 2, band)) << size;
  }
}

// The mark stands over the symbol, under the name, at every size and for every kind of symbol. On small counters
// it is there, and not to be told from others.
TEST(Counter, ASizeIsMarkedBetweenTheNameAndTheSymbol) {
  for (const char* symbol : {"box-infantry", "muskets"}) {
    for (const bool hasFormation : {false, true}) {
      for (const int size : {40, 60, 84, 200}) {
        CounterFace face = sample::counter();
        face.symbol = QString::fromLatin1(symbol);
        if (hasFormation) face.formation = QStringLiteral("Line");
        std::vector<QImage> seen{sample::drawn(face, size)};
        EXPECT_GE(rules::kSizeMarks.size(), 12u);
        for (const std::string_view mark : rules::kSizeMarks) {
          face.sizeMark = QString::fromUtf8(mark.data(), static_cast<qsizetype>(mark.size()));
          const QImage image = sample::drawn(face, size);
          for (const QImage& other : seen) {
            if (size < 84) continue;
            EXPECT_GT(greatestDifference(image, other), 60) << symbol << mark << size;
          }
          // The name and everything below the symbol are as they were.
          const auto part = [&](const QImage& of, double top, double bottom) {
            return of.copy(0, static_cast<int>(top * size), size, static_cast<int>((bottom - top) * size));
          };
          EXPECT_EQ(greatestDifference(part(image, 0, 0.27), part(seen[0], 0, 0.27)), 0) << symbol << mark << size;
          EXPECT_EQ(greatestDifference(part(image, 0.73, 1), part(seen[0], 0.73, 1)), 0) << symbol << mark << size;
          seen.push_back(image);
        }
      }
    }
  }
}

TEST(Counter, ASizeHasAPictureOfItsOwn) {
  CounterFace division = sample::counter();
  division.sizeMark = QStringLiteral("division");
  EXPECT_NE(keyOf(division), keyOf(sample::counter()));
}

TEST(Counter, AFormationHasAPictureOfItsOwn) {
  CounterFace square = sample::counter();
  square.formation = QStringLiteral("Square");
  EXPECT_NE(keyOf(square), keyOf(sample::counter()));
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
    EXPECT_FALSE(sample::hasInkBetween(image, 0, static_cast<int>(150 - room / 2) - 1, 0, 40, black));
    EXPECT_FALSE(sample::hasInkBetween(image, static_cast<int>(150 + room / 2) + 2, 300, 0, 40, black));
    // It is narrowed, not cut short: its last letter ends where the room does.
    int inked = 0;
    for (int x = static_cast<int>(150 + room / 2) - 4; x < 150 + room / 2 + 1; ++x) {
      for (int y = 0; y < 40; ++y) inked += image.pixelColor(x, y).lightness() < 200;
    }
    EXPECT_GT(inked, 0);
  }
}

TEST(Counter, WhatDiffersIsSeenAtBothCuts) {
  std::vector<CounterFace> faces(12, sample::counter());
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
        EXPECT_GT(greatestDifference(sample::drawn(faces[i], size), sample::drawn(faces[j], size)), 40)
            << i << " " << j << " at " << size;
        EXPECT_NE(keyOf(faces[i]), keyOf(faces[j])) << i << " " << j;
      }
    }
  }
}

TEST(Counter, AGunThatHasFiredSaysSo) {
  const QColor fire(0xA3, 0x27, 0x1B);
  CounterFace gun = sample::counter();
  gun.symbol = "gun";
  gun.figures.reset();
  gun.reduced = true;
  for (const int size : {40, 140}) {
    EXPECT_FALSE(sample::hasInkBetween(sample::drawn(gun, size), size / 3, size, size * 86 / 100, size, fire)) << size;
    CounterFace fired = gun;
    fired.state = QStringLiteral("Has fired");
    EXPECT_TRUE(sample::hasInkBetween(sample::drawn(fired, size), size / 3, size, size * 86 / 100, size, fire)) << size;
    EXPECT_NE(keyOf(gun), keyOf(fired));
  }
}

TEST(Counter, TheStartHexStandsOnTheFrontAlone) {
  CounterFace face = sample::counter();
  CounterFace starting = face;
  starting.startHex = QStringLiteral("1621");
  CounterFace estimated = starting;
  estimated.startHexPrinted = false;
  EXPECT_GT(greatestDifference(sample::drawn(face, 140), sample::drawn(starting, 140)), 100);
  EXPECT_GT(greatestDifference(sample::drawn(estimated, 140), sample::drawn(starting, 140)), 100);
  EXPECT_NE(keyOf(estimated), keyOf(starting));
  EXPECT_EQ(sample::drawn(face, 40), sample::drawn(starting, 40)) << "the small cut has none";
  face.reduced = starting.reduced = true;
  EXPECT_EQ(sample::drawn(face, 140), sample::drawn(starting, 140));
}

TEST(Counter, TheFacingMarkAppearsOnlyWithADirection) {
  const CounterFace face = sample::counter();
  EXPECT_GT(greatestDifference(sample::drawn(face, 140), sample::drawn(face, 140, 0.0)), 60);
  CounterFace none = face;
  none.facing.reset();
  EXPECT_EQ(greatestDifference(sample::drawn(none, 140), sample::drawn(none, 140, 0.0)), 0);
  CounterFace side = face;
  side.facing = hex::FacingKind::Hexside;
  EXPECT_GT(greatestDifference(sample::drawn(side, 140, 0.0), sample::drawn(face, 140, 0.0)), 60);
}

TEST(Counter, ItIsTurnedClockwise) {
  const CounterFace face = sample::counter();
  const QImage east = sample::drawn(face, 140, 90.0);
  const QImage north = sample::drawn(face, 140, 0.0).transformed(QTransform().rotate(90));
  int different = 0;
  for (int y = 0; y < 140; ++y) {
    for (int x = 0; x < 140; ++x) {
      if (std::abs(east.pixelColor(x, y).lightness() - north.pixelColor(x, y).lightness()) > 60) ++different;
    }
  }
  EXPECT_LT(different, 140 * 140 / 50);
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
      const QImage image = sample::drawn(face, size);
      EXPECT_EQ(image.pixelColor(size / 2, 0), QColor(Qt::white)) << "only a bar";
      EXPECT_EQ(image.pixelColor(size / 2, size - 1), QColor(Qt::white));
      EXPECT_NE(image.pixelColor(size / 5, size / 2), QColor(Qt::white));
    }
    EXPECT_GT(greatestDifference(sample::drawn(fence, size), sample::drawn(words, size)), 20);
  }
  EXPECT_EQ(sample::drawn(words, 80, 120), sample::drawn(words, 80, 300)) << "the words are never upside down";
}

}  // namespace
}  // namespace redoubt::render
