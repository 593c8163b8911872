#include "core/check/combat/combat_checks.h"
#include "core/check/families.h"

namespace redoubt::check {
namespace {

using model::Severity;

constexpr auto kFindings = std::to_array<Wording>({
    {"fire-table-missing", Severity::Warning, "Units of the type “{type}” fire, but no fire table is for them.",
     "Jednostki typu „{type}” strzelają, ale żadna tabela ostrzału ich nie dotyczy."},
    {"fire-range-differs", Severity::Warning,
     "Units of the type “{type}” fire up to {range} hexes, but the last column of “{table}” is {last}.",
     "Jednostki typu „{type}” strzelają na {range} pól, ale ostatnia kolumna tabeli „{table}” to {last}."},
    {"dispersal-column-missing", Severity::Warning,
     "No column of the dispersal table is for units of the type “{type}” ({count}): {names}.",
     "Żadna kolumna tabeli rozproszenia nie dotyczy jednostek typu „{type}” (ile: {count}): {names}."},
    {"dispersal-track-missing", Severity::Warning, "{player}: no track is named for the dispersed units ({path}).",
     "{player}: nie podano toru dla rozproszonych jednostek ({path})."},
    {"substitutes-too-many", Severity::Note,
     "{army}: {count} units of the type “{type}” for {others} of {arm}, for which they stand in.",
     "{army}: jednostek typu „{type}” jest {count}, a tych, które zastępują ({arm}), tylko {others}."},
});

}  // namespace

Family combatFamily() {
  Family family;
  family.findings = kFindings;
  family.checks = {
      whole("fire-tables", tables<model::Unit>(), checkFireTables),
      whole("dispersal", CheckContext::figureTables() | tables<model::Player>(), checkDispersal),
      whole("substitutes", tables<model::Unit, model::Army>(), checkSubstitutes),
  };
  return family;
}

}  // namespace redoubt::check
