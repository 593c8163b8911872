#pragma once

#include <QDialog>
#include <memory>
#include <optional>

#include "editor/artwork/counter_sheets.h"
#include "editor/session/session.h"

class QComboBox;
class QDialogButtonBox;
class QPrinter;
class QPushButton;
class QTabWidget;

namespace redoubt::editor {

class CounterChoice;
class OptionForm;
class PaperPreview;
class PrinterOffsets;
class TransferStatus;

/// Lays counters out on paper: which ones, how large, on which paper, how they are cut and how backs come behind fronts,
/// with a preview of every page. The output is a printer, or a file of PDF, SVG or PNG.
class PrintCountersDialog : public QDialog {
  Q_OBJECT

 public:
  explicit PrintCountersDialog(Session& session, QWidget* parent = nullptr);

  /// Writes `path` with the present choices; the window stays open.
  void writeTo(const QString& path);
  /// Prints by the present choices, both sides of each sheet if there are backs. False if `watch` stopped it. Throws
  /// redoubt::Error, also if the printer refuses.
  bool printOn(QPrinter& printer, const Watch& watch = {}) const;
  void reject() override;

 signals:
  void written(const QString& path);

 protected:
  void showEvent(QShowEvent* event) override;

 private:
  QWidget* makeChoices();
  QWidget* makeForm(OptionForm*& form, const std::vector<std::string_view>& options);
  void makeButtons();
  void fillVersions();
  exchange::Options options() const;
  /// Throws redoubt::Error.
  CounterSheets sheets() const;
  void refresh();
  void print();
  void showRunning(bool isRunning);
  void showEnd(bool isDone);
  void keep() const;

  Session& session_;
  OptionForm* paper_ = nullptr;
  OptionForm* which_ = nullptr;
  OptionForm* printer_ = nullptr;
  PrinterOffsets* offsets_ = nullptr;
  QComboBox* versions_;
  CounterChoice* counters_;
  QTabWidget* tabs_;
  PaperPreview* preview_;
  QWidget* form_;
  TransferStatus* status_;
  QDialogButtonBox* buttons_;
  QPushButton* save_ = nullptr;
  QPushButton* print_ = nullptr;
  QPushButton* close_ = nullptr;
  std::optional<model::Battle> before_;  // the version that is chosen
  QString path_;
};

}  // namespace redoubt::editor
