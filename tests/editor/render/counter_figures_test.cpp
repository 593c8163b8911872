#include <gtest/gtest.h>

#include <array>
#include <vector>

#include "editor/render/counters/counter_painter.h"
#include "tests/editor/render/sample_counters.h"
#include "tests/editor/render/sample_map.h"

namespace redoubt::render {
namespace {

constexpr std::array kSizes = {24, 40, 60, 84, 140};

CounterFace leaderFace() {
  CounterFace face = sample::counter();
  face.kind = CounterFace::Kind::Leader;
  face.symbol = "leader";
  face.figures.reset();
  return face;
}

TEST(Counter, UnknownIsADashAndNeverNought) {
  CounterFace unknown = sample::counter();
  (*unknown.figures)[2] = {};
  CounterFace nought = sample::counter();
  (*nought.figures)[2] = {0};
  EXPECT_GT(greatestDifference(sample::drawn(unknown, 140), sample::drawn(nought, 140)), 100);
}

TEST(Counter, EstimatedFiguresAreMarkedOnDemand) {
  const QColor amber(0xF7, 0xD9, 0x8C);
  for (const int size : {40, 140}) {
    CounterFace face = sample::counter();
    EXPECT_EQ(sample::drawn(face, size, {}, {Estimates::Marked}), sample::drawn(face, size, {}, {Estimates::Quiet}))
        << "all is printed";
    (*face.figures)[1].status = model::Status::Estimated;
    const QImage quiet = sample::drawn(face, size, {}, {Estimates::Quiet});
    EXPECT_EQ(quiet, sample::drawn(face, size)) << "the usual style";
    EXPECT_FALSE(sample::hasInkBetween(quiet, 0, size, 0, size, amber));
    EXPECT_TRUE(sample::hasInkBetween(sample::drawn(face, size, {}, {Estimates::Marked}), size * 45 / 100,
                                      size * 65 / 100, size * 7 / 10, size, amber))
        << size;
  }
}

// To see what the sources leave unsaid.
TEST(Counter, EstimatedValuesCanBeLeftOutLikeUnknownOnes) {
  for (const int size : {40, 140}) {
    CounterFace face = sample::counter();
    EXPECT_EQ(sample::drawn(face, size, {}, {Estimates::LeftOut}), sample::drawn(face, size)) << "all is printed";
    (*face.figures)[0].status = model::Status::Derived;
    (*face.figures)[1].status = model::Status::Estimated;
    face.ownFigures = {{{5, model::Status::Estimated}, false}};
    face.startHex = QStringLiteral("1621");
    face.startHexPrinted = false;
    CounterFace unknown = face;
    (*unknown.figures)[1].value.reset();
    unknown.ownFigures.front().figure.value.reset();
    unknown.startHex.clear();
    EXPECT_EQ(sample::drawn(face, size, {}, {Estimates::LeftOut}), sample::drawn(unknown, size)) << size;
    CounterFace leader = leaderFace();
    leader.ownFigures = face.ownFigures;
    EXPECT_GT(greatestDifference(sample::drawn(leader, size, {}, {Estimates::LeftOut}), sample::drawn(leader, size)),
              40)
        << size;
  }
}

TEST(Counter, AFigureOfMovementHasArrows) {
  CounterFace face = sample::counter();
  face.hasFire = false;
  face.ownFigures = {{{5}, false}};
  CounterFace movement = face;
  movement.ownFigures.front().isMovement = true;
  EXPECT_GT(greatestDifference(sample::drawn(face, 140), sample::drawn(movement, 140)), 100);
  EXPECT_NE(keyOf(face), keyOf(movement));
}

// A wagon has no morale and no strength, yet it moves.
TEST(Counter, AWagonsOnlyFigureStandsOnAShortPlate) {
  CounterFace wagon = sample::counter();
  wagon.symbol = "wagon";
  wagon.figures.reset();
  wagon.ownFigures = {{{2}, false}};
  for (const int size : {40, 140}) {
    const QImage image = sample::drawn(wagon, size);
    const QColor own(0x2C, 0x5C, 0x9E);
    EXPECT_TRUE(sample::hasInkBetween(image, size * 72 / 100, size * 93 / 100, size * 72 / 100, size * 94 / 100, own))
        << size;
    EXPECT_FALSE(sample::hasInkBetween(image, size * 20 / 100, size * 60 / 100, size * 80 / 100, size * 94 / 100, own))
        << size;
  }
}

// The plate of a counter's figures, where own figures are blue.
bool hasOwnOnPlate(const QImage& image, int from, int to) {
  const int size = image.width();
  return sample::hasInkBetween(image, size * from / 100, size * to / 100, size * 70 / 100, size,
                               QColor(0x1F, 0x55, 0x83));
}

TEST(Counter, AFigureOfTheRulesOwnIsReadAtTheEndOfThePlate) {
  for (const int size : kSizes) {
    CounterFace face = sample::counter();
    EXPECT_FALSE(hasOwnOnPlate(sample::drawn(face, size), 16, 100)) << size;
    face.ownFigures = {{{5}, false}};
    if (size < 30) {
      EXPECT_FALSE(hasOwnOnPlate(sample::drawn(face, size), 16, 100)) << "a fourth could not be read at " << size;
      continue;
    }
    EXPECT_TRUE(hasOwnOnPlate(sample::drawn(face, size), 76, 100)) << size;
    EXPECT_FALSE(hasOwnOnPlate(sample::drawn(face, size), 16, 74)) << size;
    CounterFace other = face;
    other.ownFigures.front().figure.value = 8;
    EXPECT_GT(greatestDifference(sample::drawn(face, size), sample::drawn(other, size)), size / 12) << size;
  }
}

TEST(Counter, DotsStandForFiguresThatHaveNoRoom) {
  for (const int size : kSizes) {
    const std::size_t most = size < 30 ? 0 : size < kSmallCut ? 1 : 2;
    CounterFace full = sample::counter();
    full.ownFigures.assign(most, {{5}, false});
    CounterFace over = full;
    over.ownFigures.push_back({{7}, false});
    EXPECT_GT(greatestDifference(sample::drawn(full, size), sample::drawn(over, size)), 0) << size;
    CounterFace more = over;
    more.ownFigures.push_back({{9}, false});
    EXPECT_EQ(greatestDifference(sample::drawn(over, size), sample::drawn(more, size)), 0) << size;
  }
}

TEST(Counter, DotsOnALeadersTagStandForFurtherFigures) {
  CounterFace one = sample::counter();
  one.kind = CounterFace::Kind::Leader;
  one.figures.reset();
  one.ownFigures = {{{1}, true}};
  CounterFace two = one;
  two.ownFigures.push_back({{2}, true});
  for (const int size : kSizes)
    EXPECT_GT(greatestDifference(sample::drawn(one, size), sample::drawn(two, size)), 0) << size;
}

// Morale 7, size 8 and 5 points of movement have the room that firepower leaves.
TEST(Counter, ATypeThatNeverFiresGivesThatPlaceAway) {
  for (const int size : kSizes) {
    CounterFace face = sample::counter();
    face.ownFigures = {{{5}, false}};
    face.hasFire = false;
    const QImage image = sample::drawn(face, size);
    EXPECT_TRUE(hasOwnOnPlate(image, 70, 100)) << size;
    const QColor fire(0xA3, 0x27, 0x1B);
    EXPECT_FALSE(sample::hasInkBetween(image, size / 6, size, size * 70 / 100, size * 98 / 100, fire)) << size;
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
        EXPECT_GT(greatestDifference(sample::drawn(faces[i], size), sample::drawn(faces[j], size)), size / 12)
            << i << " " << j << " at " << size;
        EXPECT_NE(keyOf(faces[i]), keyOf(faces[j])) << i << " " << j;
      }
    }
  }
}

}  // namespace
}  // namespace redoubt::render
