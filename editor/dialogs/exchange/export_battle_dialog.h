#pragma once

#include <QDialog>
#include <memory>

#include "core/exchange/format.h"
#include "core/exchange/presets.h"
#include "editor/session/session.h"

class QComboBox;
class QDialogButtonBox;
class QLabel;
class QListWidget;
class QPushButton;
class QScrollArea;
class QTabWidget;

namespace redoubt::editor {

class OptionForm;
class PictureView;
class PresetRow;
class ReportView;
class TransferStatus;

/// Writes the battle as a picture or for another program: the format, its options, the set-up, a preview of pictures,
/// what the format can't hold, and presets that the battle keeps. The battle is taken as it is when writing begins.
class ExportBattleDialog : public QDialog {
  Q_OBJECT

 public:
  explicit ExportBattleDialog(Session& session, QWidget* parent = nullptr);

  /// Writes `path` with the present choices; the report tells when it is done.
  void writeTo(const QString& path);
  void reject() override;

 signals:
  void written(const QString& path);

 protected:
  void showEvent(QShowEvent* event) override;

 private:
  QWidget* makeFormats();
  QWidget* makeChoices();
  QWidget* makeOutcome();
  void makeButtons();
  void fillSetUps();
  void choose(const std::string& format);
  const exchange::Format& format() const;
  /// The battle that the format shows: of pictures, in the language of the window.
  const model::Battle& battle() const;
  void showFormat();
  void refresh();
  void orderKeys();
  void makeRoom();
  exchange::ExportJob job() const;
  exchange::PresetChoice choice() const;
  int setUpOf(const exchange::PresetChoice& choice) const;
  void take(const exchange::PresetChoice& choice);
  void askAndWrite();
  void showRunning(bool isRunning);
  void showEnd(bool isDone);

  Session& session_;
  QListWidget* formats_;
  QLabel* about_;
  QScrollArea* scroll_;
  PresetRow* presets_;
  QComboBox* setUps_;
  OptionForm* options_;
  QTabWidget* tabs_;
  PictureView* picture_;
  ReportView* report_;
  QWidget* form_;
  TransferStatus* status_;
  QDialogButtonBox* buttons_;
  QPushButton* go_ = nullptr;
  QPushButton* close_ = nullptr;
  exchange::Options::Given look_;  // that pictures share
  const exchange::Format* shown_ = nullptr;
  QString path_;
  std::shared_ptr<exchange::TransferReport> result_;
};

}  // namespace redoubt::editor
