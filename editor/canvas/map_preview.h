#pragma once

#include <optional>

#include "core/model/edit.h"

namespace redoubt::editor {

/// The preview on the map: the result of an edit that a tool holds. It knows which rows of the picture stand for which
/// rows of the battle, so that the picture is changed from one preview to the next, and back, only by the rows that
/// differ.
class MapPreview {
 public:
  /// An edit of more rows than this is not shown.
  static constexpr std::size_t kMostRows = 4000;

  /// The changes from the rows shown now to `battle` after `edit`; without an edit, or with one that is too large, the
  /// battle itself is shown. Only tables that the map shows are compared.
  model::Changes show(const model::Battle& battle, const std::optional<model::Edit>& edit);
  /// The changes back to the battle of the last show().
  model::Changes withdraw();
  bool isEmpty() const { return shown_.empty(); }

 private:
  model::Changes shown_;  ///< from the battle to what is shown
};

}  // namespace redoubt::editor
