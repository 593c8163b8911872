#pragma once

#include <QLabel>

namespace redoubt::editor {

/// A line of text that is cut with "…" if it doesn't fit, with the whole text in its tooltip.
class ElidedLabel : public QLabel {
  Q_OBJECT

 public:
  explicit ElidedLabel(QWidget* parent = nullptr);
  explicit ElidedLabel(const QString& text, QWidget* parent = nullptr);

  QSize minimumSizeHint() const override;
  /// Whether the text is cut at the present width.
  bool isElided() const;

 protected:
  void paintEvent(QPaintEvent* event) override;
  bool event(QEvent* event) override;
};

}  // namespace redoubt::editor
