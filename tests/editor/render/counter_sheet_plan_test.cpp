#include "editor/render/cardboard/counter_sheet_plan.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <random>

#include "core/base/error.h"

namespace redoubt::render {
namespace {

constexpr double kExact = 1e-6;

std::vector<CounterSheetItem> itemsOf(int count, double side = 15) {
  return std::vector<CounterSheetItem>(static_cast<std::size_t>(count), CounterSheetItem{side, false});
}

// Where a point of a back lies on the front of its sheet.
QRectF seenFromFront(const QRectF& rect, const QSizeF& page, bool isSideways) {
  return isSideways ? QRectF(page.width() - rect.right(), rect.top(), rect.width(), rect.height())
                    : QRectF(rect.left(), page.height() - rect.bottom(), rect.width(), rect.height());
}

bool isNear(const QRectF& a, const QRectF& b) {
  return std::abs(a.left() - b.left()) < kExact && std::abs(a.top() - b.top()) < kExact &&
         std::abs(a.width() - b.width()) < kExact && std::abs(a.height() - b.height()) < kExact;
}

TEST(CounterSheetPlan, BacksLieBehindTheirFrontsOnEitherEdge) {
  for (const Backs backs : {Backs::LongEdge, Backs::ShortEdge}) {
    for (const bool isLying : {false, true}) {
      CounterSheetPaper paper;
      paper.backs = backs;
      if (isLying) paper.page.transpose();
      const CounterSheetPlan plan(itemsOf(300), paper);
      ASSERT_EQ(plan.pages().size() % 2, 0u);
      const bool isSideways = (backs == Backs::LongEdge) != isLying;
      for (std::size_t page = 0; page < plan.pages().size(); page += 2) {
        const auto& fronts = plan.pages()[page].counters;
        const auto& behind = plan.pages()[page + 1].counters;
        ASSERT_EQ(fronts.size(), behind.size());
        for (std::size_t i = 0; i < fronts.size(); ++i) {
          EXPECT_EQ(fronts[i].item, behind[i].item);
          EXPECT_TRUE(isNear(seenFromFront(behind[i].trim, paper.page, isSideways), fronts[i].trim));
          EXPECT_EQ(behind[i].isUpsideDown, !isSideways);
        }
      }
    }
  }
}

TEST(CounterSheetPlan, OffsetsMoveBacksAlone) {
  CounterSheetPaper paper;
  const CounterSheetPlan plain(itemsOf(20), paper);
  paper.offset = {0.4, -0.7};
  const CounterSheetPlan moved(itemsOf(20), paper);
  for (std::size_t i = 0; i < 20; ++i) {
    EXPECT_TRUE(isNear(moved.pages()[0].counters[i].trim, plain.pages()[0].counters[i].trim));
    EXPECT_TRUE(isNear(moved.pages()[1].counters[i].trim, plain.pages()[1].counters[i].trim.translated(0.4, -0.7)));
  }
  EXPECT_NEAR(moved.pages()[1].marks[0].x1(), plain.pages()[1].marks[0].x1() + 0.4, kExact);
}

TEST(CounterSheetPlan, NeighboursWithACommonCutDontBleedIntoEachOther) {
  CounterSheetPaper paper;
  paper.bleed = 3;
  const CounterSheetPlan plan(itemsOf(3), paper);
  const auto& counters = plan.pages()[0].counters;
  EXPECT_EQ(counters[0].bleed, QMarginsF(3, 3, 0, 3));
  EXPECT_EQ(counters[1].bleed, QMarginsF(0, 3, 0, 3));
  EXPECT_EQ(counters[2].bleed, QMarginsF(0, 3, 3, 3));
  EXPECT_NEAR(counters[1].trim.left(), counters[0].trim.right(), kExact);
  EXPECT_EQ(plan.pages()[0].cuts.size(), 2u);
  // As the back lies, what was left is right.
  EXPECT_EQ(plan.pages()[1].counters[0].bleed, QMarginsF(0, 3, 3, 3));

  paper.gap = 6;
  const CounterSheetPlan apart(itemsOf(3), paper);
  EXPECT_EQ(apart.pages()[0].counters[1].bleed, QMarginsF(3, 3, 3, 3));
  EXPECT_TRUE(apart.pages()[0].cuts.empty());
}

TEST(CounterSheetPlan, FoldedBacksMeetTheirFronts) {
  CounterSheetPaper paper;
  paper.backs = Backs::Fold;
  const CounterSheetPlan plan(itemsOf(30), paper);
  const auto& page = plan.pages().front();
  ASSERT_EQ(page.folds.size(), 1u);
  const double fold = page.folds[0].x1();
  EXPECT_NEAR(fold, 105, kExact);
  std::size_t backs = 0;
  for (const PlacedCounter& back : page.counters) {
    if (!back.isBack) {
      EXPECT_LT(back.trim.right(), fold);
      continue;
    }
    ++backs;
    const auto isFront = [&](const PlacedCounter& front) {
      return !front.isBack && front.item == back.item &&
             isNear(front.trim, QRectF(2 * fold - back.trim.right(), back.trim.top(), 15, 15));
    };
    EXPECT_TRUE(std::any_of(page.counters.begin(), page.counters.end(), isFront));
  }
  EXPECT_EQ(backs, page.counters.size() / 2);
}

TEST(CounterSheetPlan, LaysAGivenDie) {
  CounterSheetPaper paper;
  paper.page = {220, 280};
  paper.columns = 8;
  paper.rows = 10;
  paper.left = 12;
  paper.top = 15;
  paper.gap = 3;
  paper.bleed = 1.5;
  const CounterSheetPlan plan(itemsOf(100, 16), paper);
  EXPECT_EQ(plan.sheets(), 2);
  EXPECT_EQ(plan.pages()[0].counters.size(), 80u);
  EXPECT_TRUE(isNear(plan.pages()[0].counters[0].trim, {12, 15, 16, 16}));
  EXPECT_TRUE(isNear(plan.pages()[0].counters[9].trim, {12 + 19, 15 + 19, 16, 16}));
  EXPECT_TRUE(isNear(plan.pages()[2].counters[0].trim, {12, 15, 16, 16}));
}

TEST(CounterSheetPlan, SaysWhatHasNoRoom) {
  CounterSheetPaper paper;
  EXPECT_THROW(CounterSheetPlan(itemsOf(1, 300), paper), Error);
  paper.columns = 40;
  EXPECT_THROW(CounterSheetPlan(itemsOf(1), paper), Error);
  paper.columns = 0;
  EXPECT_THROW(CounterSheetPlan(itemsOf(200'000), paper), Error);
  EXPECT_TRUE(CounterSheetPlan({}, paper).pages().empty());
}

// Whatever is asked for: each counter once, nothing over another, all of it on the paper and off its foot.
TEST(CounterSheetPlan, NeverLaysCountersOverEachOther) {
  std::mt19937 random(25);
  const auto between = [&](int from, int to) { return std::uniform_int_distribution(from, to)(random); };
  for (int round = 0; round < 60; ++round) {
    CounterSheetPaper paper;
    paper.backs = static_cast<Backs>(between(0, 3));
    paper.bleed = between(0, 4);
    paper.gap = between(0, 1) * 2 * paper.bleed;
    if (between(0, 1)) paper.page.transpose();
    paper.marksFronts = between(0, 1);
    std::vector<CounterSheetItem> items;
    for (int i = between(1, 200); i > 0; --i) {
      items.push_back({between(0, 9) == 0 ? 20.0 : 15.0, between(0, 20) == 0});
    }
    const CounterSheetPlan plan(items, paper);
    std::vector<int> fronts(items.size());
    std::vector<int> backs(items.size());
    for (const CounterSheetPage& page : plan.pages()) {
      const QRectF whole(QPointF(), paper.page);
      for (std::size_t i = 0; i < page.counters.size(); ++i) {
        const PlacedCounter& one = page.counters[i];
        ++(one.isBack ? backs : fronts)[one.item];
        const QRectF ground = one.trim.adjusted(-paper.bleed, -paper.bleed, paper.bleed, paper.bleed);
        EXPECT_TRUE(whole.contains(ground));
        EXPECT_FALSE(plan.foot(page.isBack).intersects(one.trim));
        EXPECT_NEAR(one.trim.width(), items[one.item].side, kExact);
        for (std::size_t j = 0; j < i; ++j) {
          const QRectF shared = one.trim.intersected(page.counters[j].trim);
          EXPECT_TRUE(shared.width() < kExact || shared.height() < kExact);
        }
      }
    }
    EXPECT_EQ(fronts, std::vector<int>(items.size(), 1));
    EXPECT_EQ(backs, std::vector<int>(items.size(), paper.backs == Backs::None ? 0 : 1));
  }
}

}  // namespace
}  // namespace redoubt::render
