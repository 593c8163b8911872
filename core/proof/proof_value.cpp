#include "core/proof/proof_value.h"

namespace redoubt::proof {

ValueName nameOf(const ProofValue& value) {
  return {std::string(value.table->name()), value.key(), std::string(value.field())};
}

std::string storedText(const model::TableInfo& table, const void* row, std::string_view field) {
  const auto column = table.column(field);
  return column ? model::toText(model::valueOf(row, table.fields()[*column])) : std::string();
}

std::string storedText(const ProofValue& value) {
  return storedText(*value.table, value.row, value.field());
}

Standing standingOf(const model::Provenance* origin, const model::TableInfo& table, const void* row,
                    std::string_view field) {
  if (!origin || origin->confirmedBy.empty()) return Standing::Open;
  return origin->confirmedValue == storedText(table, row, field) ? Standing::Confirmed : Standing::Changed;
}

}  // namespace redoubt::proof
