#include "core/check/families.h"
#include "core/check/victory/victory_checks.h"

namespace redoubt::check {
namespace {

using model::Severity;

constexpr auto kVictoryFindings = std::to_array<Wording>({
    {"award-malformed", Severity::Error},
    {"award-without-figure", Severity::Error},
    {"award-idle", Severity::Note},
    {"threshold-of-nobody", Severity::Error},
    {"threshold-without-points", Severity::Error},
    {"threshold-twice", Severity::Error},
    {"player-without-threshold", Severity::Note},
    {"scenario-without-threshold", Severity::Note},
    {"threshold-unattainable", Severity::Error},
    {"threshold-unattainable-estimated", Severity::Warning},
    {"threshold-undecidable", Severity::Warning},
    {"threshold-share", Severity::Note},
    {"threshold-share-estimated", Severity::Note},
});

constexpr auto kVictoryFixes = std::to_array<Wording>({
    {"strike-threshold", Severity::Note},
});

}  // namespace

Family victoryFamily() {
  const TableSet forces = tables<model::Scenario, model::Variant, model::VariantBlock, model::SetUpBlock,
                                 model::Setting, model::Player, model::Army, model::Leader>() |
                          CheckContext::figureTables();
  Family family;
  family.findings = kVictoryFindings;
  family.fixes = kVictoryFixes;
  family.checks = {
      wholeBattle("awards", forces | tables<model::Victory>(), checkAwards),
      wholeBattle("thresholds", forces | tables<model::Victory, model::Event>(), checkThresholds),
  };
  return family;
}

}  // namespace redoubt::check
