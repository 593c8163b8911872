#pragma once

#include <QDialog>
#include <memory>

#include "core/exchange/format.h"
#include "core/exchange/presets.h"
#include "editor/dialogs/exchange/transfer_job.h"
#include "editor/session/session.h"

class QComboBox;
class QDialogButtonBox;
class QLabel;
class QListWidget;
class QProgressBar;
class QPushButton;

namespace redoubt::editor {

class OptionForm;
class ReportView;

/// Writes the battle for another program: the format, its options, the set-up, what the format can't hold, and presets
/// that the battle keeps. The battle is taken as it is when writing begins.
class ExportBattleDialog : public QDialog {
  Q_OBJECT

 public:
  explicit ExportBattleDialog(Session& session, QWidget* parent = nullptr);

  /// Writes `path` with the present choices; the report tells when it is done.
  void writeTo(const QString& path);
  void reject() override;

 signals:
  void written(const QString& path);

 private:
  QWidget* makeFormats();
  QWidget* makeChoices();
  QWidget* makePresets();
  void fillSetUps();
  void fillPresets();
  const exchange::Format& format() const;
  void showFormat();
  void refreshReport();
  exchange::ExportJob job(const model::Battle& battle) const;
  exchange::PresetChoice choice() const;
  void takePreset();
  void keepPreset();
  void askAndWrite();
  void showRunning(bool isRunning);
  void showEnd(bool isDone, const QString& problem);
  void tellFault(const QString& fault);

  Session& session_;
  TransferJob* job_;
  QListWidget* formats_;
  QLabel* about_;
  QComboBox* setUps_;
  OptionForm* options_;
  ReportView* report_;
  QComboBox* presets_;
  QWidget* form_;
  QLabel* outcome_;
  QProgressBar* progress_;
  QDialogButtonBox* buttons_;
  QPushButton* go_;
  QPushButton* close_;
  QString path_;
  std::shared_ptr<exchange::TransferReport> result_;
};

}  // namespace redoubt::editor
