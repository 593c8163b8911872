#pragma once

#include <optional>

#include "core/model/edit.h"

namespace redoubt::editor {

/// What the map shows that is not so yet: the result of an edit that a tool holds. It knows which rows of the picture
/// stand for which rows of the battle, so that the picture can be taken from one preview to the next, and back, by
/// the rows that differ alone.
class MapPreview {
 public:
  /// An edit of more rows than this is not shown.
  static constexpr std::size_t kMostRows = 4000;

  /// What leads from the rows shown now to `battle` after `edit`; nothing or too large an edit shows the battle itself.
  /// Only tables that the map shows are looked at.
  model::Changes show(const model::Battle& battle, const std::optional<model::Edit>& edit);
  /// What leads back to the battle as it was at the last show().
  model::Changes withdraw();
  bool isEmpty() const { return shown_.empty(); }

 private:
  model::Changes shown_;  ///< from the battle to what is shown
};

}  // namespace redoubt::editor
