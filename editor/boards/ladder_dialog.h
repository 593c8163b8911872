#pragma once

#include <QDialog>
#include <vector>

#include "core/rules/forces/step_ladder.h"
#include "editor/session/session.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QRadioButton;
class QScrollArea;
class QSpinBox;

namespace redoubt::editor {

/// Makes the ladder of the steps of units, one or many: with loss markers by their size, or on numbered counters by
/// the points of a figure. Shows the steps of each before they are made.
class LadderDialog : public QDialog {
  Q_OBJECT

 public:
  LadderDialog(Session& session, std::vector<Id<model::Unit>> units, QWidget* parent = nullptr);

  rules::LadderPlan plan() const;

 protected:
  void accept() override;

 private:
  void makeFields();
  void begin();
  void judge();
  void showPreview(const rules::LadderPlan& plan);
  QString faultWords(rules::LadderFault fault) const;
  model::Edit edit(const rules::LadderPlan& plan) const;

  Session& session_;
  std::vector<Id<model::Unit>> units_;
  QRadioButton* markers_;
  QRadioButton* numbered_;
  QComboBox* figure_;
  QComboBox* fall_;
  QSpinBox* points_;
  QLineEdit* listed_;
  QCheckBox* hasLimit_;
  QSpinBox* counters_;
  QCheckBox* fillsOthers_;
  QLabel* note_;
  QLabel* preview_;
  QScrollArea* scroll_;
  QPushButton* make_ = nullptr;
};

}  // namespace redoubt::editor
