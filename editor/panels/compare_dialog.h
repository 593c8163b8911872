#pragma once

#include <QDialog>

#include "editor/panels/comparison.h"

namespace redoubt::editor {

/// Shows what has changed since a version: counts by table, and every difference as a line.
class CompareDialog : public QDialog {
  Q_OBJECT

 public:
  CompareDialog(const QString& version, const Comparison& comparison, QWidget* parent = nullptr);
};

}  // namespace redoubt::editor
