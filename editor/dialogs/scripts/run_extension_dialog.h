#pragma once

#include <QDialog>
#include <deque>
#include <string>
#include <vector>

#include "core/exchange/format.h"
#include "editor/scripts/script_run.h"
#include "editor/session/session.h"

class QLabel;
class QPlainTextEdit;
class QProgressBar;
class QPushButton;
class QTableWidget;

namespace redoubt::editor {

class OptionForm;
class TransferJob;

/// Runs an action or check that an extension offers: asks for what it wants to know, can stop it, and tells what came
/// of it. What it changes is one edit.
class RunExtensionDialog : public QDialog {
  Q_OBJECT

 public:
  RunExtensionDialog(Session& session, const scripts::Extension& extension, const scripts::Offer& offer,
                     QWidget* parent = nullptr);
  ~RunExtensionDialog() override;

  /// Runs it with what the form says.
  void run();
  /// Whether there is nothing to ask, so that it can run at once.
  bool asksNothing() const { return offer_.asks.empty(); }
  bool isRunning() const;

 signals:
  /// It has run and changed the battle or not; the text says what it did.
  void done(const QString& message);

 private:
  QWidget* makeForm();
  QWidget* makeResults();
  QWidget* makeButtons();
  scripts::ScriptJob jobNow() const;
  void finish(bool isDone, const QString& problem);
  /// Applies what the script changed and writes its files; answers what is to be told.
  QString apply();
  void showFindings();
  void goTo(int row);
  void tell(const QString& text, const char* role);
  void showState();
  void fit();

  Session& session_;
  scripts::Extension extension_;
  scripts::Offer offer_;
  exchange::Format form_;          ///< what the form is made of
  std::deque<std::string> names_;  ///< of rows, which it refers to
  TransferJob* job_;
  scripts::ScriptJob running_;
  scripts::ScriptOutcome outcome_;
  model::Battle before_;
  bool wasStopped_ = false;

  OptionForm* fields_;
  QPushButton* run_ = nullptr;
  QPushButton* stop_ = nullptr;
  QProgressBar* progress_ = nullptr;
  QLabel* message_ = nullptr;
  QTableWidget* findings_ = nullptr;
  QPlainTextEdit* log_ = nullptr;
};

}  // namespace redoubt::editor
