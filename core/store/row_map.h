#pragma once

#include <optional>
#include <vector>

#include "core/store/plain_rows.h"

/// Private to core/store: how the rows of one schema become those of the next. Content and history are migrated by the
/// same map, so that a step, undone or redone after the migration, gives what it would have given before.
namespace redoubt::store {

/// Of a schema whose tables have the same columns, or more of them, which then are empty.
class RowMap {
 public:
  virtual ~RowMap() = default;

  /// Whether rows of `table` depend on the row of the same name alone, and the other way round.
  virtual bool keeps(const std::string& table) const;
  /// The rows of the next schema that depend on the row `old` of this one, whether or not there are such rows.
  virtual std::vector<RowName> dependents(const RowName& old) const;
  /// The row of the next schema called `name`, whose table there has `columns`, made from the rows of `old`. Nothing:
  /// there is none.
  virtual std::optional<Values> row(const RowName& name, const std::vector<PlainColumn>& columns, PlainRows& old) const;
};

/// Fills the empty content tables of `fresh` from `old`.
void copyContent(const RowMap& map, SQLite::Database& old, SQLite::Database& fresh);

}  // namespace redoubt::store
