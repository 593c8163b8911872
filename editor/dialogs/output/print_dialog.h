#pragma once

#include "editor/dialogs/output/output_dialog.h"
#include "editor/render/output/page_plan.h"

class QComboBox;
class QPrinter;
class QPushButton;
class QRadioButton;
class QSpinBox;

namespace redoubt::editor {

class PagePreview;

/// Prints the map at its true size, on one sheet or on several to be glued, or fitted to one sheet; with a preview of
/// the sheets. The output is a printer or a PDF file.
class PrintDialog : public OutputDialog {
  Q_OBJECT

 public:
  explicit PrintDialog(Session& session, QWidget* parent = nullptr);

  /// Prints by the present choices on paper of the chosen size, regardless of the size set in `printer`; sheets are
  /// counted from 1, and sheets that don't exist are skipped. False if `watch` stopped it; then the printer job is
  /// cancelled. Throws redoubt::Error, also if the printer refuses.
  bool printOn(QPrinter& printer, int first, int last, const render::Watch& watch = {}) const;

 protected:
  OutputJob::Work work() const override;
  QString outcome() const override;
  QString suffix() const override { return QStringLiteral("pdf"); }
  QString filter() const override;

 private:
  QWidget* makePaper();
  render::PaperOptions paper() const;
  void refreshAll();
  void print();

  QComboBox* paper_ = nullptr;
  QComboBox* turn_ = nullptr;
  QSpinBox* overlap_ = nullptr;
  QRadioButton* trueSize_ = nullptr;
  QRadioButton* fitted_ = nullptr;
  QPushButton* print_ = nullptr;
  PagePreview* preview_ = nullptr;
};

}  // namespace redoubt::editor
