#include "core/store/row_map.h"

#include <algorithm>

#include "core/store/copy_rows.h"

namespace redoubt::store {

bool RowMap::keeps(const std::string&) const {
  return true;
}

std::vector<RowName> RowMap::dependents(const RowName& old) const {
  return {old};
}

std::optional<Values> RowMap::row(const RowName& name, const std::vector<PlainColumn>& columns, PlainRows& old) const {
  const std::vector<PlainColumn>* known = old.columns(name.table);
  const auto row = known ? old.row(name) : std::nullopt;
  if (!row) return std::nullopt;
  Values values;
  for (const PlainColumn& column : columns) {
    const auto same =
        std::find_if(known->begin(), known->end(), [&](const PlainColumn& c) { return c.name == column.name; });
    values.push_back(same == known->end() ? column.empty : (*row)[static_cast<std::size_t>(same - known->begin())]);
  }
  return values;
}

void copyContent(const RowMap& map, SQLite::Database& old, SQLite::Database& fresh) {
  PlainRows from(old);
  PlainRows to(fresh);
  std::set<RowName> names;
  for (const std::string& table : from.tables()) {
    if (map.keeps(table)) {
      if (to.columns(table)) copyRows(old, fresh, table);
      continue;
    }
    for (const RowName& name : from.names(table)) {
      for (RowName& dependent : map.dependents(name)) names.insert(std::move(dependent));
    }
  }
  for (const RowName& name : names) to.set(name, map.row(name, *to.columns(name.table), from));
}

}  // namespace redoubt::store
