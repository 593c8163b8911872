#include "core/check/families.h"
#include "core/check/set_up/set_up_checks.h"

namespace redoubt::check {
namespace {

using model::Severity;

constexpr auto kFindings = std::to_array<Wording>({
    {"placed-twice", Severity::Error},
    {"not-placed", Severity::Warning},
    {"kind-not-placed", Severity::Warning},
    {"yet-to-place", Severity::Note},
    {"set-up-on-counters", Severity::Warning},
    {"forces-undecidable", Severity::Warning},
    {"name-unknown", Severity::Warning},
    {"placement-incomplete", Severity::Warning},
    {"scenario-without-variant", Severity::Warning},
    {"foreign-unit", Severity::Error},
    {"outside-area", Severity::Error},
    {"not-taking-part", Severity::Error},
    {"variant-without-block", Severity::Note},
    {"no-room", Severity::Error},
    {"room-doubtful", Severity::Note},
    {"begins-in-control", Severity::Note},
    {"no-leader-to-return-to", Severity::Warning},
    {"no-chief-to-return-to", Severity::Warning},
    {"enemies-in-hex", Severity::Warning},
    {"allies-in-hex", Severity::Error},
    {"terrain-forbidden", Severity::Error},
    {"stack-over-limit", Severity::Error},
    {"limit-undecidable", Severity::Warning},
    {"second-hex-apart", Severity::Error},
    {"long-not-allowed", Severity::Error},
    {"second-hex-missing", Severity::Error},
    {"stack-undecidable", Severity::Warning},
    {"stack-over-estimated", Severity::Warning},
    {"stack-size-unknown", Severity::Warning},
    {"stacks-on-estimates", Severity::Note},
    {"stack-order", Severity::Note},
    {"mixed-facing", Severity::Error},
    {"facing-undecidable", Severity::Note},
    {"facing-kind", Severity::Error},
    {"facing-of-faceless", Severity::Note},
    {"facing-missing", Severity::Note},
    {"set-up-step-missing", Severity::Error},
    {"set-up-step-of-no-unit", Severity::Note},
    {"formation-unknown", Severity::Error},
    {"formation-not-allowed", Severity::Error},
    {"formation-doubtful", Severity::Warning},
    {"formations-on-estimates", Severity::Note},
    {"formation-terrain", Severity::Error},
    {"formation-by-size", Severity::Warning},
    {"formation-on-entry", Severity::Warning},
    {"formation-mixed", Severity::Warning},
});

constexpr auto kFixes = std::to_array<Wording>({
    {"keep-first-placement", Severity::Note},
    {"resolve-name", Severity::Note},
    {"face-as-top", Severity::Note},
    {"erase-absentees", Severity::Note},
    {"move-out", Severity::Note},
    {"renumber-stacks", Severity::Note},
    {"take-formation", Severity::Note},
    {"clear-facings", Severity::Note},
    {"take-last-step", Severity::Note},
    {"take-first-step", Severity::Note},
    {"lie-in-one-hex", Severity::Note},
});

}  // namespace

Family setUpFamily() {
  const TableSet setUp = CheckContext::setUpTables();
  const TableSet figures = setUp | CheckContext::figureTables();
  const TableSet terrain = tables<model::HexRow>();
  const TableSet commands = tables<model::Command, model::UnitCommand, model::Leader, model::Setting>();
  const TableSet zones = tables<model::Zone, model::ZoneHex>();
  Family family;
  family.findings = kFindings;
  family.fixes = kFixes;
  family.checks = {
      wholeBattle("placement-rows", setUp, checkPlacementRows),
      wholeBattle("placed-twice", setUp, checkPlacedTwice),
      wholeBattle("not-placed", setUp | tables<model::Setting>(), checkNotPlaced),
      wholeBattle("names", setUp, checkNames),
      wholeBattle("owners", setUp, checkOwners),
      wholeBattle("scenario-limits", setUp | zones | tables<model::Setting>(), checkScenarioLimits),
      wholeBattle("blocks", setUp | tables<model::Setting, model::PoolLine>(), checkBlocks),
      wholeBattle("enemies", setUp, checkEnemies),
      wholeBattle("returns", setUp | commands, checkReturns),
      hexByHex("terrain", setUp, terrain | tables<model::Link>(), 0, checkTerrain),
      wholeBattle("stacks", figures | zones, checkStacks),
      hexByHex("stack-limits", figures | zones, terrain, 1, checkStackLimits),
      where(hasLimits, wholeBattle("limits",
                                   figures | zones | commands | groundTables() |
                                       tables<model::Player, model::Mark, model::Track, model::Space>(),
                                   checkLimits)),
      wholeBattle("second-hexes", setUp, checkSecondHexes),
      where(hasLongUnits, wholeBattle("long-units",
                                      figures | zones | commands | groundTables() |
                                          tables<model::Player, model::Mark, model::Track, model::Space>(),
                                      checkLongUnits)),
      wholeBattle("room", figures | zones, checkRoom),
      wholeBattle("control", setUp, checkControl),
      wholeBattle("stack-order", setUp, checkStackOrder),
      wholeBattle("facings", setUp, checkFacings),
      wholeBattle("facing-rows", setUp, checkFacingRows),
      wholeBattle("missing-facings", setUp, checkMissingFacings),
      wholeBattle("set-up-steps", figures, checkSetUpSteps),
      wholeBattle("formations", figures, checkFormations),
      wholeBattle("prescribed-formations", figures, checkPrescribedFormations),
      hexByHex("formation-terrain", setUp, terrain, 0, checkFormationTerrain),
  };
  return family;
}

}  // namespace redoubt::check
