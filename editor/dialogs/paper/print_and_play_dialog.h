#pragma once

#include <QDialog>
#include <memory>

#include "editor/aids/print_and_play.h"
#include "editor/session/session.h"

class QComboBox;
class QDialogButtonBox;
class QLabel;
class QPushButton;

namespace redoubt::editor {

class OptionForm;
class TransferStatus;

/// Makes a folder with the whole game on paper: for which scenario, on which paper, for a printer at home or for a press.
class PrintAndPlayDialog : public QDialog {
  Q_OBJECT

 public:
  explicit PrintAndPlayDialog(Session& session, QWidget* parent = nullptr);

  /// Makes the folder with the present choices; the report tells when it is done.
  void writeTo(const QString& folder);
  void reject() override;

 signals:
  void written(const QString& folder);

 protected:
  void showEvent(QShowEvent* event) override;

 private:
  void fillSetUps();
  void refresh();
  void askAndWrite();
  void showRunning(bool isRunning);
  void showEnd(bool isDone);

  Session& session_;
  QComboBox* setUps_;
  OptionForm* options_;
  QWidget* form_;
  QLabel* outcome_;
  TransferStatus* status_;
  QDialogButtonBox* buttons_;
  QPushButton* go_ = nullptr;
  QPushButton* close_ = nullptr;
  QString folder_;
  std::shared_ptr<PrintedFolder> made_;
};

}  // namespace redoubt::editor
