#include "core/compare/row_refs.h"

#include "core/proof/rows.h"

namespace redoubt::compare {

using namespace model;

RowName nameOf(const TableInfo& table, const void* row) {
  return {&table, table.keyText(row)};
}

std::string textIn(const TableInfo& table, const void* row, std::string_view column) {
  const auto at = table.column(column);
  return at ? model::toText(valueOf(row, table.fields()[*at])) : std::string();
}

std::vector<RowName> referencesOf(const TableInfo& table, const void* row) {
  std::vector<RowName> names;
  for (const FieldInfo& field : table.fields()) {
    if (field.refersTo.empty()) continue;
    const Value value = valueOf(row, field);
    if (const auto* id = std::get_if<std::int64_t>(&value)) {
      names.push_back({tableNamed(field.refersTo), std::to_string(*id)});
    }
  }
  if (const auto* origin = proof::as<Provenance>(table, row)) {
    if (const TableInfo* subject = tableNamed(origin->subjectTable)) names.push_back({subject, origin->subject});
  }
  return names;
}

}  // namespace redoubt::compare
