#pragma once

#include <QComboBox>

namespace redoubt::editor {

/// A combo box whose text is cut with "…" if it doesn't fit, with the whole text in its tooltip.
class ElidedBox : public QComboBox {
  Q_OBJECT

 public:
  explicit ElidedBox(QWidget* parent = nullptr) : QComboBox(parent) {}

  /// The chosen text as it is shown at the present width.
  QString shownText() const;
  /// The box's own tooltip, or the whole text if it is cut.
  QString tip() const;
  /// If it adjusts to its contents, wide enough for the longest text: style sheets leave less room than Qt assumes.
  QSize sizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;
  bool event(QEvent* event) override;

 private:
  /// The width of the text in a box of that size, in pixels.
  int textWidth(const QSize& size) const;
};

}  // namespace redoubt::editor
