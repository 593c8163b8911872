#include <gtest/gtest.h>

#include <algorithm>

#include "core/check/check.h"
#include "core/check/messages.h"
#include "core/model/origins.h"
#include "tests/core/check/mutations/counter_tools.h"
#include "tests/core/model/face_figures.h"

namespace redoubt::check {
namespace {

using namespace sample;

// The only finding with that code, in words.
std::string told(const Battle& battle, std::string_view code, Language language = Language::English) {
  const auto findings = runChecks(battle);
  const auto isIt = [&](const Finding& finding) { return finding.code == code; };
  if (std::count_if(findings.begin(), findings.end(), isIt) != 1) return "none or several";
  return message(*std::find_if(findings.begin(), findings.end(), isIt), language);
}

Battle withLadder() {
  Battle battle = sample::battle();
  addLadder(battle);
  return battle;
}

void changeFace(Battle& battle, Id<Face> id, const char* figure, std::optional<int> value) {
  testing::putFigure(battle, id, figure, value);
}

TEST(ManifestFindings, ErasingACounterOfNobodyTakesItsOwnFiguresAlong) {
  Battle battle = withLadder();
  battle.all<Counter>().put({kSecond, CounterRole::Unit, {}, {}, 1, {}, 1, 1, ""});
  addFaces(battle, kSecond.value, 2);
  battle.all<FaceFigure>().put({front(kSecond.value), "pace", 5});
  estimate(battle, "face_figure", model::keyText<FaceFigure>({front(kSecond.value), "pace"}), "value");
  const auto findings = runChecks(battle);
  const auto found = std::find_if(findings.begin(), findings.end(),
                                  [](const Finding& finding) { return finding.code == "counter-without-subject"; });
  ASSERT_NE(found, findings.end());
  ASSERT_TRUE(found->fix);
  const Battle mended = model::applied(battle, found->fix->edit);
  for (const FaceFigure& figure : mended.all<FaceFigure>()) EXPECT_NE(figure.face, front(kSecond.value));
  EXPECT_LT(mended.all<FaceFigure>().size(), battle.all<FaceFigure>().size());
  EXPECT_FALSE(model::hasOrigin(mended, "face_figure", model::keyText<FaceFigure>({front(kSecond.value), "pace"})));
}

TEST(ManifestFindings, TellWhichFiguresOfTheRulesOwnAreNotKnown) {
  Battle battle = withLadder();
  setRule(battle, "figure/pace/title", R"("Pace")");
  setRule(battle, "figure/pace/of", R"("units")");
  for (const Face& face : battle.all<Face>()) battle.all<FaceFigure>().put({face.id, "pace", 5});
  battle.all<FaceFigure>().put({front(11), "pace", {}});
  estimate(battle, "face", std::to_string(front(12).value), "*");
  EXPECT_EQ(told(battle, "figures-estimated"),
            "Army of the North, units whose counters bear figures (5 of 5): not all figures are known: morale "
            "(estimated: 1), size (estimated: 1), "
            "firepower (estimated: 1), Pace (estimated: 1, unknown: 1).");
}

TEST(ManifestFindings, NameTheFirstOfManyUnitsByTheirPlaceAndCountThem) {
  Battle battle = sample::battle();
  addUnits(battle);
  for (int i = 0; i < kMany; ++i) {
    change<Unit>(battle, Id<Unit>{31 + i}, [&](Unit& row) { row.type = "sappers", row.ordinal = 40 - i; });
  }
  EXPECT_EQ(told(battle, "arm-unknown"),
            "6/Oak, 5/Oak, 4/Oak, … (6: Army of the West): the rules give the type “sappers” no arm.");
}

TEST(ManifestFindings, TellFiveUnitsOfAnArmyOneByOne) {
  Battle battle = sample::battle();
  addUnits(battle);
  for (int i = 0; i < kMany - 1; ++i) change<Unit>(battle, Id<Unit>{31 + i}, [](Unit& row) { row.type = "sappers"; });
  const auto findings = runChecks(battle);
  const auto isIt = [](const Finding& each) { return each.code == "arm-unknown"; };
  EXPECT_EQ(std::count_if(findings.begin(), findings.end(), isIt), 5);
}

TEST(ManifestFindings, CompareABackWithWhatTheLossesLeave) {
  Battle battle = withLadder();
  changeFace(battle, back(11), kSize, 3);
  EXPECT_EQ(told(battle, "back-size"), "The back of 1/Alder shows another size than the losses leave: 3 instead of 1.");
  estimate(battle, "face_figure", "112/size", "value");
  EXPECT_EQ(told(battle, "back-size", Language::Polish),
            "Rewers 1/Alder pokazuje inną siłę, niż zostaje po stratach: 3 zamiast 1 (szacunek).");
}

TEST(ManifestFindings, MendTheBacksOfManyUnitsAtOnce) {
  Battle battle = sample::battle();
  addUnits(battle);
  addLadder(battle);
  for (int i = 0; i < kMany; ++i) changeFace(battle, back(31 + i), kSize, 2);
  const auto findings = runChecks(battle);
  const auto found = std::find_if(findings.begin(), findings.end(), [](const Finding& each) { return each.fix; });
  ASSERT_NE(found, findings.end());
  EXPECT_EQ(found->fix->edit.puts<FaceFigure>().size(), static_cast<std::size_t>(kMany));
}

TEST(ManifestFindings, CountWhatIsNotKnownOfAnArmy) {
  Battle battle = withLadder();
  setRule(battle, "morale/exempt", R"(["gun"])");
  setRule(battle, "unit-type/lancer/fires", "false");
  for (const char* figure : {"111/morale", "121/morale"}) estimate(battle, "face_figure", figure, "value");
  for (const int counter : {13, 14, 15}) {
    changeFace(battle, front(counter), kMorale, {});
    changeFace(battle, front(counter), kFire, {});
  }
  EXPECT_EQ(told(battle, "figures-estimated"),
            "Army of the North, units whose counters bear figures (5 of 5): not all figures are known: morale "
            "(estimated: 2, unknown: 2), "
            "firepower (unknown: 1).");
}

TEST(ManifestFindings, NameThePrintedNumberWhereItIsKnown) {
  Battle battle = sample::battle();
  change<Counter>(battle, Id<Counter>{11}, [](Counter& row) { row.numberPrinted = 3; });
  EXPECT_EQ(told(battle, "number-corrected"),
            "A counter of 1/Alder goes by another number than is printed on it: 1 instead of 3.");
}

TEST(ManifestFindings, SayWhichStepIsNoSmaller) {
  Battle battle = withLadder();
  setRule(battle, "steps/source", R"("counters")");
  setRule(battle, "steps/ladder", R"(["1 front", "1 back"])");
  changeFace(battle, back(11), kSize, 2);
  EXPECT_EQ(told(battle, "step-not-weaker"),
            "A step of 1/Alder is no smaller than the one before it: step 2: 2 after 2.");
}

}  // namespace
}  // namespace redoubt::check
