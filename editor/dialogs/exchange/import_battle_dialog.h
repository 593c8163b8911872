#pragma once

#include <QDialog>
#include <memory>

#include "core/exchange/format.h"

class QComboBox;
class QDialogButtonBox;
class QListWidget;
class QPlainTextEdit;
class QPushButton;
class QTabWidget;

namespace redoubt::editor {

class OptionForm;
class ReportView;
class TileTable;
class TransferStatus;

/// Reads a battle from a file of another program: its format, which is told by the file, the format's options, and what
/// could be understood. It asks for what the file lacks: the terrain of tiles, the module of a saved game. `wanted` is
/// signalled for each battle that a person wants.
class ImportBattleDialog : public QDialog {
  Q_OBJECT

 public:
  /// `systems` is the folder of rule systems that come with the program.
  ImportBattleDialog(const QString& file, const QString& systems, QWidget* parent = nullptr);

  /// Reads the file with the present choices and answers.
  void read();
  /// Reads a saved game or an extension by its module.
  void readWithModule(const QString& module);
  void reject() override;
  /// "*.json *.vmod": the files that any format reads.
  static QString fileFilter();
  /// Where what was said of the tiles of a file is kept, for the next time.
  static QString answersFile(const QString& file);

 signals:
  void wanted(const model::Battle& battle, const QString& title);

 private:
  struct Outcome {
    exchange::Imported imported;
    bool lacksModule = false;
  };

  void makeButtons();
  const exchange::Format* format() const;
  void showFormat();
  /// False if they can't be kept.
  bool keepAnswers();
  void showRunning(bool isRunning);
  void showEnd(bool isDone);
  void showProblems();
  void showBattles();
  void askAgain();
  void askModule();
  QString titleOf(const exchange::ImportedBattle& battle) const;
  void openBattles();

  QString file_;
  QString systems_;
  QComboBox* formats_;
  OptionForm* options_;
  QTabWidget* tabs_;
  ReportView* report_;
  TileTable* tiles_;
  QListWidget* battles_;
  QPlainTextEdit* problems_;
  QWidget* form_;
  TransferStatus* status_;
  QDialogButtonBox* buttons_;
  QPushButton* read_ = nullptr;
  QPushButton* module_ = nullptr;
  QPushButton* open_ = nullptr;
  QPushButton* close_ = nullptr;
  bool isAnswered_ = false;  // tiles were answered since the file was read
  std::shared_ptr<Outcome> result_;
};

}  // namespace redoubt::editor
