#pragma once

#include <QDialog>

#include "core/model/battle.h"
#include "editor/panels/comparison.h"
#include "editor/session/session.h"

namespace redoubt::editor {

/// Shows what has changed since a version: on the map, both states side by side, and as a list with counts by table.
class CompareDialog : public QDialog {
  Q_OBJECT

 public:
  /// Compares with the present battle of `session`, and the counters of its variant.
  CompareDialog(const QString& version, const model::Battle& before, const Session& session, QWidget* parent = nullptr);

 private:
  QWidget* makeList(const Comparison& comparison);
};

}  // namespace redoubt::editor
