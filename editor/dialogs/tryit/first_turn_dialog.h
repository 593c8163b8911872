#pragma once

#include <QDialog>
#include <QTimer>
#include <memory>
#include <string>

#include "editor/dialogs/tryit/first_turn_job.h"
#include "editor/session/session.h"

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;
class QTextBrowser;

namespace redoubt::editor {

class FirstTurnTree;

/// What the shown set-up holds for the opening of a turn, the scenario's first without a choice: who can shoot at whom,
/// attack and charge, who arrives, who is out of command or supply. It stays beside the map, which lights up the hexes
/// of the current line with arrows to targets, and follows edits after a pause. It changes nothing.
class FirstTurnDialog : public QDialog {
  Q_OBJECT

 public:
  explicit FirstTurnDialog(Session& session, QWidget* parent = nullptr);
  ~FirstTurnDialog() override;

  /// Whether a report is being made or waits for the end of edits.
  bool isBusy() const { return job_->isBusy() || pause_.isActive(); }

 signals:
  /// A rule of the current line should be shown.
  void ruleWanted(const std::string& path);

 protected:
  void showEvent(QShowEvent* event) override;
  void hideEvent(QHideEvent* event) override;

 private:
  void arrange();
  void connectAll();
  void showTurns();
  void showArmies();
  void reckonSoon();
  void reckon();
  void take(const std::shared_ptr<const FirstTurnReading>& reading);
  void filter();
  void showCurrent();
  void goToCurrent();
  void copyAll();
  void tell(const QString& text);

  Session& session_;
  FirstTurnJob* job_;
  QTimer pause_;
  QSpinBox* turn_;
  QComboBox* army_;
  QLineEdit* search_;
  FirstTurnTree* tree_;
  QLabel* state_;
  QTextBrowser* why_;
  QPushButton* copy_;
  std::optional<Id<model::Scenario>> scenario_;  ///< of which the turns are offered
};

}  // namespace redoubt::editor
