#pragma once

#include <QDialog>
#include <utility>

#include "core/model/battle.h"

class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace redoubt::editor {

/// Asks for title, map size, hex size and layout of a new battle, and says what sheet that makes.
class NewBattleDialog : public QDialog {
  Q_OBJECT

 public:
  explicit NewBattleDialog(QWidget* parent = nullptr);

  QString title() const;
  /// The battle as entered; to be asked after the dialog was accepted.
  model::Battle battle() const;

 private:
  void describe();
  /// Width and height of the map in millimetres.
  std::pair<double, double> sheetSize() const;

  QLineEdit* title_;
  QSpinBox* columns_;
  QSpinBox* rows_;
  QDoubleSpinBox* hexWidth_;
  QComboBox* orientation_;
  QComboBox* shifted_;
  QLabel* sheet_;
  QPushButton* create_;
};

}  // namespace redoubt::editor
