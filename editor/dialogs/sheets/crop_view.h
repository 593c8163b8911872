#pragma once

#include <QImage>
#include <QWidget>
#include <vector>

#include "editor/scan/counter_crop.h"

class QHBoxLayout;
class QLabel;
class QToolButton;

namespace redoubt::editor {

/// One side of a counter as it was cut out of its sheet, with the colours that it is printed with below.
class CropView : public QWidget {
  Q_OBJECT

 public:
  /// `name` is the object name, `words` say which side it is.
  CropView(const QString& name, const QString& words, QWidget* parent = nullptr);

  void setCrop(const QImage& crop);
  const QImage& crop() const { return crop_; }
  /// What stands there without a crop.
  void setMessage(const QString& message);
  void setColoursOffered(bool areOffered);

 signals:
  /// One of its colours was clicked; a menu belongs below `button`.
  void colourWanted(const QColor& colour, QWidget* button);

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  void showPicture();
  void showColours();

  QImage crop_;
  QString message_;
  QLabel* picture_;
  QHBoxLayout* colours_;
  std::vector<QToolButton*> swatches_;
  bool areOffered_ = true;
};

}  // namespace redoubt::editor
