#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/model/any_row.h"

/// Removing rows together with all rows that depend on them.
namespace redoubt::model {

/// What an edit removes, to be shown before it is applied.
struct Removal {
  struct Gone {
    const TableInfo* table = nullptr;
    int rows = 0;
  };
  /// Rows that stay, and whose reference in this column becomes empty.
  struct ClearedReference {
    const TableInfo* table = nullptr;
    std::size_t column = 0;
    int rows = 0;
  };

  Edit edit;
  std::vector<Gone> gone;  ///< in the order of the schema, including the rows to be removed themselves
  std::vector<ClearedReference> clearedReferences;  ///< the same

  int count(std::string_view table) const;
};

/// Removes `rows` and every row that names one of them in a required column, or in one that it depends on
/// (Field::isOwned): the units of an army, the counters of a unit, the variants of a scenario. Other references to them
/// become empty; a counter that began in a removed zone, on a removed space or by a removed entry is off the map. The
/// origins of all removed rows are removed too. The edit must be applied to all variants: a placement that another
/// variant only inherits would still refer to what is removed.
Removal removalOf(const Battle& battle, std::span<const AnyRow> rows, std::string title);

}  // namespace redoubt::model
