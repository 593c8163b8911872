#pragma once

#include <QColor>
#include <QPushButton>

namespace redoubt::editor {

/// A button that shows a colour and lets the user choose another.
class ColourButton : public QPushButton {
  Q_OBJECT

 public:
  ColourButton(const QColor& colour, const QString& words, QWidget* parent = nullptr);

  const QColor& colour() const { return colour_; }
  void setColour(const QColor& colour);

 signals:
  /// Another colour was chosen.
  void chosen();

 private:
  void ask();

  QColor colour_;
};

}  // namespace redoubt::editor
