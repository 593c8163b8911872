#include "core/check/combat/combat_checks.h"
#include "core/check/families.h"

namespace redoubt::check {
namespace {

using model::Severity;

constexpr auto kFindings = std::to_array<Wording>({
    {"fire-table-missing", Severity::Warning},
    {"fire-range-differs", Severity::Warning},
    {"dispersal-column-missing", Severity::Warning},
    {"dispersal-track-missing", Severity::Warning},
    {"substitutes-too-many", Severity::Note},
});

}  // namespace

Family combatFamily() {
  Family family;
  family.findings = kFindings;
  family.checks = {
      wholeBattle("fire-tables", tables<model::Unit>(), checkFireTables),
      wholeBattle("dispersal", CheckContext::figureTables() | tables<model::Player>(), checkDispersal),
      wholeBattle("substitutes", tables<model::Unit, model::Army>(), checkSubstitutes),
  };
  return family;
}

}  // namespace redoubt::check
