#pragma once

#include <QDialog>

#include "core/exchange/format.h"
#include "editor/render/watch.h"
#include "editor/session/session.h"

class QDialogButtonBox;
class QPrinter;
class QPushButton;

namespace redoubt::editor {

class OptionForm;
class PictureView;
class TransferStatus;

/// Prints the map with the counters that the window shows, by the choices of the format PDF: in true size on one sheet
/// or on several to be glued, or fitted to one; with a preview of the sheets. The output is a printer or a PDF file.
class PrintDialog : public QDialog {
  Q_OBJECT

 public:
  explicit PrintDialog(Session& session, QWidget* parent = nullptr);

  /// Prints by the present choices on paper of the chosen size, regardless of the size set in `printer`; sheets are
  /// counted from 1, and sheets that don't exist are skipped. False if `watch` stopped it; then the printer job is
  /// cancelled. Throws redoubt::Error, also if the printer refuses.
  bool printOn(QPrinter& printer, int first, int last, const render::Watch& watch = {}) const;
  /// Writes `path` with the present choices; the window closes when it is done.
  void writeTo(const QString& path);
  void reject() override;

 signals:
  void written(const QString& path);

 protected:
  void showEvent(QShowEvent* event) override;

 private:
  void makeButtons();
  /// Of the battle as it is now. Throws redoubt::Error.
  exchange::ExportJob job() const;
  void refresh();
  void print();
  void showRunning(bool isRunning);
  void showEnd(bool isDone);

  Session& session_;
  OptionForm* options_;
  PictureView* picture_;
  QWidget* form_;
  TransferStatus* status_;
  QDialogButtonBox* buttons_;
  QPushButton* save_ = nullptr;
  QPushButton* print_ = nullptr;
  QPushButton* cancel_ = nullptr;
  QString path_;
};

}  // namespace redoubt::editor
