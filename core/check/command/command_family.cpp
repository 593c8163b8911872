#include "core/check/command/command_checks.h"
#include "core/check/families.h"

namespace redoubt::check {
namespace {

using model::Severity;

constexpr auto kCommandFindings = std::to_array<Wording>({
    {"no-command", Severity::Warning},
    {"several-commands", Severity::Warning},
    {"reserve-closed", Severity::Error},
    {"command-of-other-army", Severity::Error},
    {"leader-of-other-army", Severity::Error},
    {"command-without-leader", Severity::Warning},
    {"commands-without-leader", Severity::Warning},
    {"command-without-units", Severity::Note},
    {"command-colour-twice", Severity::Warning},
    {"command-name-twice", Severity::Note},
    {"leader-without-command", Severity::Warning},
    {"no-overall-commander", Severity::Warning},
    {"overall-of-other-army", Severity::Error},
    {"two-overall-commanders", Severity::Note},
    {"no-place-in-command", Severity::Warning},
    {"leader-hosts", Severity::Note},
    {"leader-without-host", Severity::Warning},
});

constexpr auto kCommandFixes = std::to_array<Wording>({
    {"join-command", Severity::Note},
    {"leave-command", Severity::Note},
});

}  // namespace

Family commandFamily() {
  const TableSet commands = tables<model::Command, model::UnitCommand, model::Army>();
  const TableSet overall = tables<model::Scenario, model::Variant, model::VariantBlock, model::SetUpBlock, model::Army,
                                  model::Leader, model::Setting>();
  Family family;
  family.findings = kCommandFindings;
  family.fixes = kCommandFixes;
  family.checks = {
      wholeBattle("unit-commands", commands | tables<model::Unit, model::Leader>(), checkUnitCommands),
      wholeBattle("command-rows", commands | tables<model::Leader>(), checkCommandRows),
      wholeBattle("leaders", commands | tables<model::Leader, model::Setting>(), checkLeaders),
      wholeBattle("overall-commanders", overall, checkOverallCommanders),
      wholeBattle(
          "leader-places",
          CheckContext::setUpTables() | tables<model::Command, model::UnitCommand, model::Setting, model::ZoneHex>(),
          checkLeaderPlaces),
  };
  return family;
}

}  // namespace redoubt::check
