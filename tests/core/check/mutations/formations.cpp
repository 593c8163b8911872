#include "tests/core/check/mutations/mutation_tools.h"
#include "tests/core/model/face_figures.h"

namespace redoubt::check::sample {
namespace {

void form(Battle& battle, Id<Placement> id, const std::string& formation) {
  changePlacement(battle, id, [&](Placement& row) { row.formation = formation; });
}

// Rules with a square for three of the foot, and skirmish order for one of whatever bears a white star.
void addFormations(Battle& battle) {
  setRule(battle, "formation/square/title", R"("Square")");
  setRule(battle, "formation/square/arms", R"(["foot"])");
  setRule(battle, "formation/skirmish/title", R"("Skirmish order")");
  setRule(battle, "formation/skirmish/mark", R"("white star")");
}

void formSquare(Battle& battle, const std::string& needs) {
  addFormations(battle);
  setRule(battle, "formation/square/needs", needs);
  for (const auto id : {kAlder1Placement, kAlder2Placement}) form(battle, id, "square");
}

void addStar(Battle& battle, Id<Unit> unit, const std::string& colour) {
  battle.all<Mark>().put({Id<Mark>{unit.value}, unit, "star", colour, 1});
}

void addSize(Battle& battle, Id<Unit> unit, int size) {
  Face face;
  face.id = Id<Face>{unit.value};
  face.counter = Id<Counter>{unit.value};
  testing::putFace(battle, face, {}, size, {});
}

constexpr Id<Placement> kSouthGunPlacement{202};

// The gun of the south comes with Finch, and rules say in which formation.
void bringGunLater(Battle& battle) {
  setRule(battle, "artillery/arm", R"("gun")");
  setRule(battle, "artillery/entering", R"("limbered")");
  setRule(battle, "formation/limbered/title", R"("Limbered")");
  changePlacement(battle, kSouthGunPlacement,
                  [](Placement& row) { row.rule = PlacementRule::Enters, row.hex = {}, row.entry = Id<Entry>{1}; });
}

}  // namespace

std::vector<Mutation> formationMutations() {
  return {
      {"FormationThatTheRulesLack",
       [](Battle& b) { addFormations(b), form(b, kAlder1Placement, "sqare"); },
       {"formation-unknown formation/sqare/north"}},
      {"FormationWhereTheRulesHaveNone", [](Battle& b) { form(b, kAlder1Placement, "square"); }, {}},
      {"FormationOfAllowedUnits", [](Battle& b) { formSquare(b, R"({"units": 2})"); }, {}},
      {"FormationOfAnotherArm",
       [](Battle& b) { addFormations(b), form(b, kLancersPlacement, "square"); },
       {"formation-not-allowed morning/dawn formation/square/north",
        "formation-not-allowed morning/noon formation/square/north"}},
      {"FormationOfAnotherArmThanItNeeds",
       [](Battle& b) {
         addFormations(b);
         setRule(b, "formation/skirmish/needs", R"({"arm": "foot"})");
         addStar(b, kLancers, "white");
         form(b, kLancersPlacement, "skirmish");
       },
       {"formation-not-allowed morning/dawn formation/skirmish/north",
        "formation-not-allowed morning/noon formation/skirmish/north", "mark-unused unit/lancers"}},
      {"FormationByAMark",
       [](Battle& b) { addFormations(b), addStar(b, kLancers, "white"), form(b, kLancersPlacement, "skirmish"); },
       {}},
      {"FormationByAMarkOfAnotherColour",
       [](Battle& b) { addFormations(b), addStar(b, kLancers, "red"), form(b, kLancersPlacement, "skirmish"); },
       {"formation-not-allowed morning/dawn formation/skirmish/north",
        "formation-not-allowed morning/noon formation/skirmish/north", "mark-unused unit/lancers"}},
      {"FormationThatSmallUnitsTakeByThemselves",
       [](Battle& b) {
         addFormations(b);
         setRule(b, "formation/skirmish/automatic-at-size", "2");
         addSize(b, kLancers, 2);
         form(b, kLancersPlacement, "skirmish");
       },
       {}},
      {"UnitTooSmallForTheUsualFormation",
       [](Battle& b) {
         addFormations(b);
         setRule(b, "formation/skirmish/automatic-at-size", "2");
         addSize(b, kLancers, 2), addSize(b, kBirch, 3);
       },
       {"formation-by-size formation/skirmish/north fix"}},
      {"UnitTooSmallForAnyOtherFormation",
       [](Battle& b) {
         addFormations(b);
         setRule(b, "formation/skirmish/automatic-at-size", "2");
         estimateSizes(b, 2, 3);
         form(b, kAlder1Placement, "square");
       },
       {"formation-by-size formation/skirmish/north fix"}},
      {"GunsTooSmallForWhatOnlyFootFormsBySize",
       [](Battle& b) {
         addFormations(b);
         setRule(b, "formation/skirmish/automatic-at-size", "2");
         setRule(b, "formation/skirmish/needs", R"({"arm": "foot"})");
         addSize(b, kNorthGun, 1), addSize(b, kLancers, 2);
       },
       {}},
      {"SmallUnitAwayFromTheMap",
       [](Battle& b) {
         addFormations(b);
         setRule(b, "formation/skirmish/automatic-at-size", "2");
         addSize(b, kLancers, 2);
         changePlacement(b, kLancersPlacement, [](Placement& row) { row.rule = PlacementRule::OffMap, row.hex = {}; });
       },
       {}},
      {"GunThatEntersInNoFormation",
       [](Battle& b) { bringGunLater(b); },
       {"formation-on-entry formation/limbered/south fix"}},
      {"GunThatEntersWithAnActivationInAnotherFormation",
       [](Battle& b) {
         bringGunLater(b);
         setRule(b, "formation/deployed/title", R"("Deployed")");
         changePlacement(b, kSouthGunPlacement,
                         [](Placement& row) { row.rule = PlacementRule::OnActivation, row.formation = "deployed"; });
       },
       {"entry-without-leader morning/dawn entry/finch-late", "entry-without-leader morning/noon entry/finch-late",
        "formation-on-entry formation/limbered/south fix"}},
      {"GunThatEntersAsTheRulesSay", [](Battle& b) { bringGunLater(b), form(b, kSouthGunPlacement, "limbered"); }, {}},
      {"FormationThatATypeMayNotTake",
       [](Battle& b) { formSquare(b, "{}"), setRule(b, "formation/square/not", R"(["militia"])"); },
       {"formation-not-allowed morning/dawn formation/square/north",
        "formation-not-allowed morning/noon formation/square/north"}},
      {"FormationOfTooFewUnits",
       [](Battle& b) { formSquare(b, R"({"units": 3})"); },
       {"formation-not-allowed morning/dawn formation/square/north",
        "formation-not-allowed morning/noon formation/square/north"}},
      {"FormationOfSmallUnits",
       [](Battle& b) {
         formSquare(b, R"({"size-each": 4})");
         addSize(b, kAlder1, 4), addSize(b, kAlder2, 3);
       },
       {"formation-not-allowed morning/dawn formation/square/north",
        "formation-not-allowed morning/noon formation/square/north"}},
      {"FormationTooSmallInAll",
       [](Battle& b) {
         formSquare(b, R"({"size": 8})");
         addSize(b, kAlder1, 4), addSize(b, kAlder2, 3);
       },
       {"formation-not-allowed morning/dawn formation/square/north",
        "formation-not-allowed morning/noon formation/square/north"}},
      {"FormationOfUnknownSizes",
       [](Battle& b) { formSquare(b, R"({"size": 8})"), addSize(b, kAlder1, 4); },
       {"formation-doubtful morning/dawn formation/square/north",
        "formation-doubtful morning/noon formation/square/north"}},
      {"FormationTooSmallByEstimates",
       [](Battle& b) { formSquare(b, R"({"size": 8})"), estimateSizes(b, 4, 3); },
       {"formation-doubtful morning/dawn formation/square/north",
        "formation-doubtful morning/noon formation/square/north"}},
      {"FormationLargeEnoughByEstimates",
       [](Battle& b) { formSquare(b, R"({"size": 8})"), estimateSizes(b, 4, 4); },
       {"formations-on-estimates morning/dawn formation/square/north",
        "formations-on-estimates morning/noon formation/square/north"}},
      {"FormationOfAnEstimatedType",
       [](Battle& b) {
         addFormations(b);
         form(b, kLancersPlacement, "square");
         estimate(b, "unit", "14", "type");
       },
       {"formation-doubtful morning/dawn formation/square/north",
        "formation-doubtful morning/noon formation/square/north"}},
      {"FormationOnItsWay",
       [](Battle& b) {
         formSquare(b, R"({"units": 2})");
         form(b, Id<Placement>{203}, "square");
       },
       {}},
      {"FormationOnItsWayOfAnotherKind",
       [](Battle& b) { addFormations(b), form(b, Id<Placement>{203}, "skirmish"); },
       {"formation-not-allowed morning/dawn formation/skirmish/south",
        "formation-not-allowed morning/noon formation/skirmish/south"}},
      {"FormationInTerrainThatRulesItOut",
       [](Battle& b) { formSquare(b, R"({"terrain": ["clear"]})"); },
       {"formation-terrain morning/dawn hex/10051005/north", "formation-terrain morning/noon hex/10051005/north",
        "rule-unknown-name rule/common/formation/square/needs"}},
      {"FormationInTheOnlyTerrainItMovesOn",
       [](Battle& b) { formSquare(b, "{}"), setRule(b, "formation/square/terrain", R"(["meadow"])"); },
       {"rule-unknown-name rule/common/formation/square/terrain"}},
      {"FormationInTerrainItMayNotMoveOn",
       [](Battle& b) { formSquare(b, "{}"), setRule(b, "formation/square/terrain", R"(["clear"])"); },
       {"formation-terrain morning/dawn hex/10051005/north", "formation-terrain morning/noon hex/10051005/north",
        "rule-unknown-name rule/common/formation/square/terrain"}},
      {"FormationsOfAStackThatDiffer",
       [](Battle& b) {
         addFormations(b);
         addStar(b, kAlder2, "white");
         form(b, kAlder1Placement, "square"), form(b, kAlder2Placement, "skirmish");
       },
       {"formation-mixed morning/dawn hex/10051005/north", "formation-mixed morning/noon hex/10051005/north"}},
      {"FormationThatAGunDoesNotShare",
       [](Battle& b) {
         addFormations(b);
         setRule(b, "formation/limbered/title", R"("Limbered")");
         setRule(b, "formation/limbered/arms", R"(["gun"])");
         retype(b, kAlder2, "howitzer");
         form(b, kAlder1Placement, "square"), form(b, kAlder2Placement, "limbered");
       },
       {}},
  };
}

}  // namespace redoubt::check::sample
