#pragma once

#include <QString>
#include <vector>

#include "core/model/changes.h"

namespace redoubt::editor {

/// The number of rows of one table that differ between two states of a battle.
struct TableCount {
  QString table;
  int added = 0;
  int removed = 0;
  int changed = 0;
};

/// One row that differs, in a line for people.
struct Difference {
  enum class Kind { Added, Removed, Changed };
  Kind kind = Kind::Changed;
  QString text;  ///< "Placement I/4 psp: hex 0711 → 0712"
};

struct Comparison {
  std::vector<TableCount> tables;
  std::vector<Difference> differences;
};

/// What has changed from `before` to `after`, table by table in the order of the schema.
Comparison compare(const model::Battle& before, const model::Battle& after);

}  // namespace redoubt::editor
