#include "core/check/check.h"

#include <algorithm>
#include <tuple>

#include "core/base/text.h"
#include "core/check/checks.h"
#include "core/check/gathering.h"
#include "core/check/messages.h"

namespace redoubt::check {
namespace {

// What rules::placements and variantSetUps read.
TableSet setUpTables() {
  return tables<model::Scenario, model::Variant, model::VariantBlock, model::SetUpBlock, model::Placement, model::Army,
                model::Unit, model::Leader>();
}

std::vector<Check> makeChecks() {
  const TableSet base = gatheringTables();
  const TableSet setUp = base | setUpTables();
  const TableSet schedule = tables<model::PoolLine, model::Entry, model::Setting>();
  const TableSet command = tables<model::Command, model::UnitCommand>();
  return {
      {"map-hexes",
       base | tables<model::HexRow, model::Hexside, model::Link, model::Symbol, model::Label, model::Note, model::Zone,
                     model::ZoneHex>(),
       checkMapHexes},
      {"entry-hexes", base | tables<model::Entry, model::Zone, model::ZoneHex>(), checkEntryHexes},
      {"placement-rows", setUp, checkPlacementRows},
      {"placed-twice", setUp, checkPlacedTwice},
      {"not-placed", setUp | tables<model::Setting>(), checkNotPlaced},
      {"names", setUp, checkNames},
      {"stacks", setUp, checkStacks},
      {"facings", setUp, checkFacings},
      {"commands", base | command | tables<model::Unit>(), checkCommands},
      {"leader-places", setUp | command | tables<model::Setting, model::ZoneHex>(), checkLeaderPlaces},
      {"schedule-leaders", setUp | schedule | tables<model::ZoneHex>(), checkScheduleLeaders},
      {"turns", base | schedule | tables<model::Scenario, model::Leader, model::Army>(), checkTurns},
      {"box", base | tables<model::Counter>(), checkBox},
      {"unit-types", base | tables<model::Unit>(), checkUnitTypes},
  };
}

std::ptrdiff_t rankOf(std::string_view code) {
  const auto wordings = findingWordings();
  return std::find_if(wordings.begin(), wordings.end(), [&](const Wording& w) { return w.code == code; }) -
         wordings.begin();
}

void sort(std::vector<Finding>& findings) {
  const auto rank = [](const Finding& finding) {
    return std::tuple<model::Severity, std::ptrdiff_t, const std::string&, const std::string&>(
        finding.severity, rankOf(finding.code), finding.scenario, finding.variant);
  };
  std::stable_sort(findings.begin(), findings.end(), [&](const Finding& a, const Finding& b) {
    const auto left = rank(a);
    const auto right = rank(b);
    return left != right ? left < right : naturalLess(a.subject, b.subject);
  });
}

bool saysTheSame(const Finding& a, const Finding& b) {
  return a.code == b.code && a.subject == b.subject && a.scenario == b.scenario && a.variant == b.variant &&
         a.arguments == b.arguments;
}

// In order, said once where two checks lack the same, and with their waivers.
std::vector<Finding> finished(std::vector<Finding> findings, const model::Battle& battle) {
  sort(findings);
  findings.erase(std::unique(findings.begin(), findings.end(), saysTheSame), findings.end());
  for (Finding& finding : findings) {
    const model::Waiver* waiver = waiverOf(battle, finding);
    finding.waived = waiver != nullptr;
    finding.reason = waiver ? waiver->reason : std::string();
  }
  return findings;
}

}  // namespace

TableSet touchedTables(const model::Changes& changes) {
  TableSet touched;
  model::forEachTable([&]<class Row>(model::RowType<Row>) {
    if (changes.touches<Row>()) touched.set(tableIndex<Row>());
  });
  return touched;
}

std::span<const Check> allChecks() {
  static const std::vector<Check> checks = makeChecks();
  return checks;
}

std::vector<Finding> runChecks(const model::Battle& battle) {
  return Checker(battle).findings();
}

Checker::Checker(const model::Battle& battle) {
  restart(battle);
}

int Checker::update(const model::Battle& battle, const model::Changes& changes) {
  const TableSet touched = touchedTables(changes);
  const auto checks = allChecks();
  int ran = 0;
  for (std::size_t i = 0; i < checks.size(); ++i) {
    if ((checks[i].reads & touched).none()) continue;
    byCheck_[i] = checks[i].run(battle);
    ++ran;
  }
  if (ran > 0 || touched.test(tableIndex<model::Waiver>())) collect(battle);
  return ran;
}

void Checker::restart(const model::Battle& battle) {
  byCheck_.clear();
  for (const Check& check : allChecks()) byCheck_.push_back(check.run(battle));
  collect(battle);
}

void Checker::collect(const model::Battle& battle) {
  std::vector<Finding> all;
  for (const auto& findings : byCheck_) all.insert(all.end(), findings.begin(), findings.end());
  findings_ = finished(std::move(all), battle);
}

std::size_t count(std::span<const Finding> findings, model::Severity severity) {
  return static_cast<std::size_t>(std::count_if(findings.begin(), findings.end(), [&](const Finding& finding) {
    return !finding.waived && finding.severity == severity;
  }));
}

bool anyAtOrAbove(std::span<const Finding> findings, model::Severity threshold) {
  return std::any_of(findings.begin(), findings.end(),
                     [&](const Finding& finding) { return !finding.waived && finding.severity <= threshold; });
}

}  // namespace redoubt::check
