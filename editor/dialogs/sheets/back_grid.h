#pragma once

#include <QSize>
#include <optional>

#include "editor/scan/sheet_grid.h"

namespace redoubt::editor {

/// The grid of the backs, which has as many counters as that of the fronts.
struct BackGrid {
  enum class Basis {
    Seen,       ///< as it is in the picture
    Completed,  ///< a part is seen, the rest follows from the fronts
    Mirrored,   ///< nothing that fits is seen: where the fronts lie, as the sheet was turned over
  };
  scan::SheetGrid grid;
  Basis basis = Basis::Mirrored;
};

/// `seen` is what the picture of the backs shows, `sheet` has the grid of the fronts; sizes are those of the pictures.
BackGrid backGrid(const model::CounterSheet& sheet, QSize front, QSize back,
                  const std::optional<scan::SheetGrid>& seen);

}  // namespace redoubt::editor
