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

 protected:
  void paintEvent(QPaintEvent* event) override;
  bool event(QEvent* event) override;
};

}  // namespace redoubt::editor
