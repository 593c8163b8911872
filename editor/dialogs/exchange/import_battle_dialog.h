#pragma once

#include <QDialog>
#include <memory>

#include "core/exchange/format.h"
#include "editor/dialogs/exchange/transfer_job.h"

class QComboBox;
class QDialogButtonBox;
class QLabel;
class QPlainTextEdit;
class QProgressBar;
class QPushButton;

namespace redoubt::editor {

class OptionForm;
class ReportView;

/// Reads a battle from a file of another program: its format, which is told by the file, the format's options, and what
/// could be understood. `opened` is given each battle that a person wants.
class ImportBattleDialog : public QDialog {
  Q_OBJECT

 public:
  /// `systems` is the folder of rule systems that come with the program.
  ImportBattleDialog(const QString& file, const QString& systems, QWidget* parent = nullptr);

  /// Reads the file with the present choices.
  void read();
  void reject() override;
  /// "*.json *.vmod": the files that any format reads.
  static QString fileFilter();

 signals:
  void wanted(const model::Battle& battle, const QString& title);

 private:
  const exchange::Format* format() const;
  void showFormat();
  void showRunning(bool isRunning);
  void showEnd(bool isDone, const QString& problem);
  void openBattles();
  void tellFault(const QString& fault);

  QString file_;
  QString systems_;
  TransferJob* job_;
  QComboBox* formats_;
  OptionForm* options_;
  ReportView* report_;
  QPlainTextEdit* problems_;
  QWidget* form_;
  QLabel* outcome_;
  QProgressBar* progress_;
  QDialogButtonBox* buttons_;
  QPushButton* read_;
  QPushButton* open_;
  QPushButton* close_;
  std::shared_ptr<exchange::Imported> result_;
};

}  // namespace redoubt::editor
