#pragma once

#include "editor/dialogs/output/output_dialog.h"

class QComboBox;
class QDoubleSpinBox;
class QRadioButton;
class QSpinBox;

namespace redoubt::editor {

/// Writes the map as a picture: PNG of any size, SVG or PDF in true size.
class ExportDialog : public OutputDialog {
  Q_OBJECT

 public:
  explicit ExportDialog(Session& session, QWidget* parent = nullptr);

 protected:
  OutputJob::Work work() const override;
  QString outcome() const override;
  QString suffix() const override;
  QString filter() const override;

 private:
  QWidget* makeFormat();
  QWidget* makeSize();
  render::PictureSize size(const render::MapDrawing& drawing) const;

  QComboBox* format_;
  QWidget* sizes_ = nullptr;
  QRadioButton* byDpi_ = nullptr;
  QRadioButton* byPixels_ = nullptr;
  QSpinBox* dpi_ = nullptr;
  QSpinBox* pixels_ = nullptr;
};

}  // namespace redoubt::editor
