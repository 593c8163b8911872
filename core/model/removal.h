#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/model/any_row.h"

/// Taking rows away with all that can't be without them.
namespace redoubt::model {

/// What an edit takes away, to be told before it is made.
struct Removal {
  struct Gone {
    const TableInfo* table = nullptr;
    int rows = 0;
  };
  /// Rows that stay, and name in this column nobody any more.
  struct LetGo {
    const TableInfo* table = nullptr;
    std::size_t column = 0;
    int rows = 0;
  };

  Edit edit;
  std::vector<Gone> gone;    ///< in the order of the schema, those asked for among them
  std::vector<LetGo> letGo;  ///< the same

  int count(std::string_view table) const;
};

/// Takes `rows` away and with them every row that names one of them where it must name something, or where what it says
/// is about that (Field::isOwned): the units of an army, the counters of a unit, the variants of a scenario. Where a
/// column may be empty it becomes so; a counter that began in a zone, on a space or by an entry that goes is off the
/// map. What the file says of the origin of all these goes too. It must be applied to all variants: a placement that
/// another only inherits would keep what goes.
Removal removalOf(const Battle& battle, std::span<const AnyRow> rows, std::string title);

}  // namespace redoubt::model
