#pragma once

#include <QDialog>
#include <optional>

#include "core/model/battle.h"
#include "editor/panels/comparison.h"

namespace redoubt::editor {

/// Shows what has changed since a version: on the map, both states side by side, and as a list with counts by table.
class CompareDialog : public QDialog {
  Q_OBJECT

 public:
  /// `variant` is the one whose counters are shown on the maps.
  CompareDialog(const QString& version, const model::Battle& before, const model::Battle& now,
                const std::optional<Id<model::Variant>>& variant, QWidget* parent = nullptr);

 private:
  QWidget* makeList(const Comparison& comparison);
};

}  // namespace redoubt::editor
