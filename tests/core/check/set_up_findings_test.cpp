#include <gtest/gtest.h>

#include "core/check/check.h"
#include "core/check/messages.h"
#include "core/model/origins.h"
#include "tests/core/check/mutations/mutation_tools.h"

// What the checks of set-ups and commands say beyond their codes, what their fixes do, and that a painted hex is seen.
namespace redoubt::check {
namespace {

using namespace model;
using sample::at;

constexpr Id<Placement> kGunPlacement{105};

Battle spoiltSetUp(std::string_view mutation) {
  Battle battle = sample::battle();
  for (const sample::Mutation& each : sample::mutations()) {
    if (each.name == mutation) each.apply(battle);
  }
  return battle;
}

Finding setUpFindingOf(std::string_view code, const Battle& battle) {
  for (const Finding& finding : runChecks(battle)) {
    if (finding.code == code) return finding;
  }
  ADD_FAILURE() << "no " << code;
  return {};
}

Battle afterFix(std::string_view code, const Battle& battle) {
  const Finding finding = setUpFindingOf(code, battle);
  return finding.fix ? applied(battle, finding.fix->edit) : battle;
}

const Placement& placementOf(const Battle& battle, Id<Placement> id) {
  return *battle.find<Placement>(id);
}

bool isSetByHand(const Battle& battle, const std::string& key, const std::string& field) {
  const auto* row = battle.find<Provenance>({"placement", key, field});
  return row && row->note == kSetByHand;
}

void addPrinted(Battle& battle, const std::string& key) {
  battle.all<Provenance>().put({"placement", key, "*", Status::Printed, Id<Paragraph>{2}, ""});
}

// A stack that is too high, with cliffs all round it but for `open`.
Battle overstackAmongCliffs(hex::HexKey open) {
  Battle battle = spoiltSetUp("StackTooHighBetweenCliffs");
  battle.all<HexRow>().erase(open);
  return battle;
}

TEST(MoveOut, TakesTheLowestCounterToAHexBesideTheStack) {
  Battle battle = spoiltSetUp("StackTooHigh");
  addPrinted(battle, "105");
  const Finding finding = setUpFindingOf("stack-over-limit", battle);
  EXPECT_EQ(fixMessage(finding), "Move 1 gun from 0505 to 0504");
  EXPECT_EQ(fixMessage(finding, Language::Polish), "Przesuń 1 gun z 0505 na 0504");
  const Battle mended = afterFix("stack-over-limit", battle);
  EXPECT_EQ(placementOf(mended, kGunPlacement).hex, at(5, 4));
  EXPECT_EQ(placementOf(mended, kGunPlacement).stack, 1);
  EXPECT_TRUE(isSetByHand(mended, "105", "hex"));
}

TEST(MoveOut, ClosesTheGapItLeaves) {
  const Battle mended = afterFix("stack-over-limit", spoiltSetUp("StackTooHighWhereTheLowestMayStay"));
  EXPECT_EQ(placementOf(mended, sample::kBirchPlacement).hex, at(5, 4));
  EXPECT_EQ(placementOf(mended, kGunPlacement).hex, at(5, 5));
  EXPECT_EQ(placementOf(mended, kGunPlacement).stack, 3);
}

// Another gun of the north, with which the one that is too many may stand.
void addGun(Battle& battle, hex::HexKey hex) {
  Placement gun = sample::unitAt(180, sample::kLancers, hex, 1);
  gun.unit = sample::kSouthGun;
  battle.all<Placement>().erase(Id<Placement>{202});
  battle.all<Placement>().put(gun);
}

TEST(MoveOut, LooksForAnEmptyHexBeforeItJoinsAStack) {
  Battle battle = spoiltSetUp("StackTooHigh");
  addGun(battle, at(5, 4));
  EXPECT_EQ(placementOf(afterFix("stack-over-limit", battle), kGunPlacement).hex, at(6, 5));
}

TEST(MoveOut, JoinsAStackAtTheBottomIfNothingElseIsOpen) {
  Battle battle = overstackAmongCliffs(at(6, 5));
  addGun(battle, at(6, 5));
  const Battle mended = afterFix("stack-over-limit", battle);
  EXPECT_EQ(placementOf(mended, kGunPlacement).hex, at(6, 5));
  EXPECT_EQ(placementOf(mended, kGunPlacement).stack, 2);
  sample::face(battle, Id<Placement>{180}, sample::facing(2));
  EXPECT_FALSE(setUpFindingOf("stack-over-limit", battle).fix) << "the two would look different ways";
}

TEST(MoveOut, KeepsWithinTheLimitsWhereItGoes) {
  Battle battle = overstackAmongCliffs(at(6, 5));
  sample::changePlacement(battle, sample::kLancersPlacement, [](Placement& row) { row.hex = at(6, 5); });
  EXPECT_FALSE(setUpFindingOf("stack-over-limit", battle).fix) << "horse and guns fit nothing";
}

TEST(MoveOut, MindsEveryVariantInWhichTheCounterStandsThere) {
  Battle battle = overstackAmongCliffs(at(6, 5));
  Placement noon = sample::unitAt(390, sample::kLancers, at(6, 5), 1);
  noon.block = Id<SetUpBlock>{2};
  battle.all<Placement>().put(noon);
  const Finding finding = setUpFindingOf("stack-over-limit", battle);
  EXPECT_EQ(finding.variant, "dawn");
  EXPECT_FALSE(finding.fix) << "at noon the lancers are in the way";
}

TEST(MoveOut, IsOfferedAgainWhenAHexBesideTheStackIsPainted) {
  const Battle closed = spoiltSetUp("StackTooHighBetweenCliffs");
  const Battle open = overstackAmongCliffs(at(6, 5));
  Checker checker(closed);
  EXPECT_EQ(checker.update(open, difference(closed, open)), 0) << "nothing is looked at as a whole";
  const auto isOffered = [&] {
    return std::any_of(checker.findings().begin(), checker.findings().end(),
                       [](const Finding& finding) { return finding.code == "stack-over-limit" && finding.fix; });
  };
  EXPECT_TRUE(isOffered());
  checker.update(closed, difference(open, closed));
  EXPECT_FALSE(isOffered());
}

TEST(TerrainForbidden, NamesWhoStandsWhereAndIsSeenWhenAHexIsPainted) {
  const Battle forbidden = spoiltSetUp("FootInTerrainClosedToIt");
  const Finding finding = setUpFindingOf("terrain-forbidden", forbidden);
  EXPECT_EQ(message(finding), "1/Alder, 2/Alder (Army of the North) can't begin in hex 0505: Mire is closed to Foot.");
  EXPECT_EQ(
      message(finding, Language::Polish),
      "1/Alder, 2/Alder (Army of the North): na polu 0505 nie można zacząć, bo teren „Mire” jest zamknięty (broń: "
      "Foot).");
  Battle dry = forbidden;
  dry.all<HexRow>().put({at(5, 5), "clear", 0});
  Battle wet = dry;
  wet.all<HexRow>().put({at(6, 5), "meadow", 0});
  Checker checker(forbidden);
  EXPECT_EQ(checker.update(dry, difference(forbidden, dry)), 0);
  EXPECT_EQ(checker.findings().size(), runChecks(dry).size());
  EXPECT_EQ(checker.update(wet, difference(dry, wet)), 0);
  EXPECT_EQ(said(setUpFindingOf("terrain-forbidden", wet).arguments.at("hex")), "0605");
  EXPECT_EQ(checker.findings().size(), runChecks(wet).size());
}

TEST(TerrainForbidden, MissesACostInEveryHexThatNeedsIt) {
  Battle battle = spoiltSetUp("TerrainWithoutCostForAnArm");
  battle.all<HexRow>().put({at(6, 5), "meadow", 0});
  Battle dry = battle;
  dry.all<HexRow>().erase(at(5, 5));
  Checker checker(battle);
  checker.update(dry, difference(battle, dry));
  EXPECT_EQ(checker.findings().size(), runChecks(dry).size()) << "the other hex still needs it";
}

TEST(StackOrder, IsMendedInTheOrderThatWasMeant) {
  const Battle battle = spoiltSetUp("GapInAStack");
  EXPECT_EQ(message(setUpFindingOf("stack-order", battle)),
            "Army of the North: in stacks the numbers from the top down repeat or leave gaps: 0505.");
  const Battle mended = afterFix("stack-order", battle);
  EXPECT_EQ(placementOf(mended, sample::kAlder1Placement).stack, 1);
  EXPECT_EQ(placementOf(mended, sample::kAlder2Placement).stack, 2);
}

TEST(FacingOfFaceless, TakesOffFacingsThatAreThenNoLongerPrinted) {
  const Battle mended = afterFix("facing-of-faceless", spoiltSetUp("LeaderWithAPrintedFacing"));
  EXPECT_FALSE(placementOf(mended, sample::kBrandPlacement).direction);
  EXPECT_TRUE(isSetByHand(mended, "106", "direction"));
}

TEST(MixedFacing, TurnsCountersThatAreThenNoLongerAsPrinted) {
  Battle battle = spoiltSetUp("MixedFacing");
  addPrinted(battle, "102");
  EXPECT_TRUE(isSetByHand(afterFix("mixed-facing", battle), "102", "direction"));
}

TEST(FacingKind, SaysWhatIsFacedInBothLanguages) {
  const Finding finding = setUpFindingOf("facing-kind", spoiltSetUp("FacingAHexside"));
  EXPECT_EQ(message(finding),
            "Elm Lancers (Army of the North): the facing is to a hexside, but counters face a vertex here.");
  EXPECT_EQ(message(finding, Language::Polish),
            "Elm Lancers (Army of the North): zwrot ku bokowi pola, a tu żetony zwracają się ku wierzchołkowi "
            "pola.");
}

TEST(FacingMissing, CountsWhoFacesSomewhere) {
  const Finding finding = setUpFindingOf("facing-missing", spoiltSetUp("FacingsNotGivenWhereTheyMatter"));
  EXPECT_EQ(message(finding),
            "Army of the North: 5 of 5 units that “North at dawn” puts on the map begin without a facing.");
}

TEST(KindNotPlaced, SaysHowManyOfWhichType) {
  Battle battle = spoiltSetUp("KindOfUnitsNotPlaced");
  sample::setRule(battle, "unit-type/militia/title", R"("Militia")");
  const Finding finding = setUpFindingOf("kind-not-placed", battle);
  EXPECT_EQ(message(finding), "Army of the North: no unit of the type “Militia” (3 in all) is placed or enters.");
  EXPECT_EQ(message(finding, Language::Polish),
            "Army of the North: żadna jednostka typu „Militia” (ile: 3) nie ma miejsca na początku ani nie wchodzi "
            "później.");
  EXPECT_EQ(finding.severity, Severity::Warning);
  ASSERT_TRUE(finding.citation);
  EXPECT_EQ(finding.citation->text, "A9.4 (2)");
}

TEST(FormationBySize, SaysWhetherItRestsOnEstimates) {
  EXPECT_EQ(message(setUpFindingOf("formation-by-size", spoiltSetUp("UnitTooSmallForTheUsualFormation"))),
            "Elm Lancers (Army of the North): so small as to be in Skirmish order, but the set-up doesn't say so.");
  Battle battle = spoiltSetUp("UnitTooSmallForAnyOtherFormation");
  addPrinted(battle, "101");
  EXPECT_EQ(message(setUpFindingOf("formation-by-size", battle)),
            "1/Alder (Army of the North): so small by estimated figures as to be in Skirmish order, but the set-up "
            "doesn't say so.");
  const Battle mended = afterFix("formation-by-size", battle);
  EXPECT_EQ(placementOf(mended, sample::kAlder1Placement).formation, "skirmish");
  EXPECT_TRUE(isSetByHand(mended, "101", "formation"));
}

TEST(FormationOnEntry, SaysWhichGuns) {
  const Finding finding = setUpFindingOf("formation-on-entry", spoiltSetUp("GunThatEntersInNoFormation"));
  EXPECT_EQ(message(finding),
            "Guns come onto the map in Limbered, but the set-up of Army of the South doesn't say so of 1 gun.");
  EXPECT_EQ(fixMessage(finding), "Put 1 gun in Limbered");
}

TEST(ReserveClosed, TakesTheUnitsOutOfThatCommandAlone) {
  const Battle battle = spoiltSetUp("UnitsOfAReserveUnderTheLeaderItIsClosedTo");
  EXPECT_EQ(message(setUpFindingOf("reserve-closed", battle)),
            "Army of the North, in several commands, among them “Heron's”, whose leader may not lead the reserve: "
            "Birch Rifles, Elm Lancers.");
  const Battle mended = afterFix("reserve-closed", battle);
  EXPECT_FALSE(mended.find<UnitCommand>({sample::kLancers, Id<Command>{5}}));
  EXPECT_TRUE(mended.find<UnitCommand>({sample::kNorthGun, Id<Command>{5}})) << "his own";
}

TEST(NotTakingPart, ErasesWhoIsPlacedWithTheOriginsOfTheRows) {
  Battle battle = spoiltSetUp("UnitLeftAtHomeButPlaced");
  addPrinted(battle, "104");
  EXPECT_EQ(message(setUpFindingOf("not-taking-part", battle)),
            "Army of the North: counters are placed that don't take part in this scenario (1): Elm Lancers.");
  const Battle mended = afterFix("not-taking-part", battle);
  EXPECT_FALSE(mended.find<Placement>(sample::kLancersPlacement));
  EXPECT_FALSE(hasOrigin(mended, "placement", "104"));
}

TEST(NotTakingPart, ErasesTheBlocksBehindToo) {
  const Battle battle = spoiltSetUp("UnitLeftAtHomeButPlacedByTwoBlocks");
  for (const Finding& finding : runChecks(battle)) {
    if (finding.code != "not-taking-part" || finding.variant != "noon") continue;
    const Battle mended = applied(battle, finding.fix->edit);
    EXPECT_FALSE(mended.find<Placement>(sample::kBirchAtNoon));
    EXPECT_FALSE(mended.find<Placement>(sample::kBirchPlacement)) << "else it would hold at noon";
  }
}

TEST(Formations, SayWhyInBothLanguages) {
  const auto reason = [](std::string_view mutation, std::string_view code = "formation-not-allowed") {
    return said(setUpFindingOf(code, spoiltSetUp(mutation)).arguments.at("reason"));
  };
  EXPECT_EQ(reason("FormationOfAnotherArm"), "neither its type nor a mark on its counter allows it");
  EXPECT_EQ(reason("FormationOfAnotherArmThanItNeeds"), "it needs another arm");
  EXPECT_EQ(reason("FormationThatATypeMayNotTake"), "it is forbidden to their type");
  EXPECT_EQ(reason("FormationOfTooFewUnits"), "it takes more units");
  EXPECT_EQ(reason("FormationOfSmallUnits"), "they are too small for it");
  EXPECT_EQ(reason("FormationTooSmallInAll"), "together they are too small for it");
  EXPECT_EQ(reason("FormationOfUnknownSizes", "formation-doubtful"), "their size is unknown");
  EXPECT_EQ(message(setUpFindingOf("formation-not-allowed", spoiltSetUp("FormationOfSmallUnits")), Language::Polish),
            "2/Alder (Army of the North): w szyku „Square” nie można zacząć: są za słabe.");
  EXPECT_EQ(message(setUpFindingOf("formation-doubtful", spoiltSetUp("FormationOfUnknownSizes"))),
            "Whether 2/Alder (Army of the North) may begin in Square can't be decided: as far as this file knows, "
            "their size is unknown.");
}

TEST(SeveralCommands, NamesTheFirstOfManyUnits) {
  Battle battle = spoiltSetUp("UnitThatTwoCanLead");
  for (int id = 31; id < 39; ++id) {
    const std::string name = "Oak " + std::to_string(id);
    battle.all<Unit>().put({Id<Unit>{id}, "oak-" + std::to_string(id), Id<Army>{1}, name, name, "militia", id});
    for (const int command : {1, 5}) battle.all<UnitCommand>().put({Id<Unit>{id}, Id<Command>{command}});
  }
  EXPECT_EQ(said(setUpFindingOf("several-commands", battle).arguments.at("names")),
            "Elm Lancers, Oak 31, Oak 32, Oak 33, Oak 34, Oak 35, …");
}

TEST(NoPlaceInCommand, SaysWhereTheCountGoesRoundEnemies) {
  EXPECT_EQ(message(setUpFindingOf("no-place-in-command", spoiltSetUp("WallOfEnemiesRoundAUnit"))),
            "Col. Brand has no permitted place from which all his units are within 3 hexes counted round enemies; from "
            "0301, the best, these are not: Elm Lancers.");
}

}  // namespace
}  // namespace redoubt::check
