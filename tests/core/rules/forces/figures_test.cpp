#include "core/rules/forces/figures.h"

#include <gtest/gtest.h>

#include "tests/core/rules/rule_rows.h"

namespace redoubt::rules {
namespace {

using namespace small;

class OwnFiguresOfCounters : public ::testing::Test {
 protected:
  OwnFiguresOfCounters() {
    addUnit(battle_, 1, 1);
    addLeader(battle_, 1, 1);
    addCounter(battle_, 1, 1, 1);
    addFace(battle_, 1, FaceSide::Front, 8, 2, std::nullopt);
    addFace(battle_, 1, FaceSide::Back, 8, 1, std::nullopt);
  }
  void put(int face, const std::string& kind, std::optional<int> value) {
    battle_.all<FaceFigure>().put({Id<Face>{face}, kind, value});
  }
  void addLeadersCounter(int id, int number) {
    Counter counter;
    counter.id = Id<Counter>{id};
    counter.role = CounterRole::Leader;
    counter.leader = Id<Leader>{1};
    counter.number = number;
    battle_.all<Counter>().put(counter);
    addFace(battle_, id, FaceSide::Front, std::nullopt, std::nullopt, std::nullopt);
  }
  Figure ofUnit(const char* kind) const { return Figures(battle_).of(Id<Unit>{1}).figure(kind); }
  Figure ofLeader(const char* kind) const { return Figures(battle_).of(Id<Leader>{1}, kind); }

  Battle battle_ = empty();
};

TEST_F(OwnFiguresOfCounters, AreThoseOfTheFirstStep) {
  put(10, "movement", 12);
  put(11, "movement", 9);
  EXPECT_EQ(ofUnit("movement").value, 12);
  EXPECT_TRUE(ofUnit("movement").isCertain());
  EXPECT_EQ(ofUnit("modifier").value, std::nullopt);
  EXPECT_EQ(Figures(battle_).of(Id<Unit>{7}).figure("movement").value, std::nullopt);
}

TEST_F(OwnFiguresOfCounters, MayBeUnknownOrEstimated) {
  put(10, "movement", std::nullopt);
  EXPECT_EQ(ofUnit("movement").value, std::nullopt);
  put(10, "movement", 12);
  const std::string key = keyText<FaceFigure>({Id<Face>{10}, "movement"});
  battle_.all<Provenance>().put({"face_figure", key, "value", Status::Estimated, std::nullopt, ""});
  EXPECT_EQ(ofUnit("movement").value, 12);
  EXPECT_FALSE(ofUnit("movement").isCertain());
}

// K9.21.
TEST_F(OwnFiguresOfCounters, OfLeadersAreThoseOfTheirFirstCounter) {
  EXPECT_EQ(ofLeader("modifier").value, std::nullopt);
  addLeadersCounter(3, 2);
  put(30, "modifier", 1);
  EXPECT_EQ(ofLeader("modifier").value, 1);
  addLeadersCounter(2, 1);
  put(20, "modifier", 2);
  EXPECT_EQ(ofLeader("modifier").value, 2);
}

}  // namespace
}  // namespace redoubt::rules
