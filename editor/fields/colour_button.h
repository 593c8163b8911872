#pragma once

#include <QColor>
#include <QPushButton>

namespace redoubt::editor {

/// A button that shows a colour and asks for another.
class ColourButton : public QPushButton {
  Q_OBJECT

 public:
  ColourButton(const QColor& colour, const QString& words, QWidget* parent = nullptr);

  const QColor& colour() const { return colour_; }
  void setColour(const QColor& colour);

 signals:
  /// Somebody has chosen another.
  void chosen();

 private:
  void ask();

  QColor colour_;
};

}  // namespace redoubt::editor
