#pragma once

#include <QComboBox>

namespace redoubt::editor {

/// A box to choose from, whose text is cut with "…" where it doesn't fit, and then all of it is in its tooltip.
class ElidedBox : public QComboBox {
  Q_OBJECT

 public:
  explicit ElidedBox(QWidget* parent = nullptr) : QComboBox(parent) {}

  /// The chosen text as it is shown at the present width.
  QString shownText() const;
  /// The box's own tooltip, or the whole text where that isn't shown.
  QString tip() const;
  /// If it adjusts to its contents, wide enough for the longest text: style sheets leave less room than Qt counts on.
  QSize sizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;
  bool event(QEvent* event) override;

 private:
  /// Of the text in a box of that size, in pixels.
  int textWidth(const QSize& size) const;
};

}  // namespace redoubt::editor
