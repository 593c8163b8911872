#pragma once

#include <QPointF>
#include <QWidget>

class QComboBox;

namespace redoubt::editor {

/// By how much each printer shifts the backs of pages: kept in the user's settings under names of printers.
class PrinterOffsets : public QWidget {
  Q_OBJECT

 public:
  explicit PrinterOffsets(QWidget* parent = nullptr);

  /// Of the printer that is chosen, in millimetres to the right and down.
  QPointF offset() const;
  void setOffset(QPointF offset);
  QString printer() const;

 signals:
  /// Another printer was chosen.
  void chosen(QPointF offset);

 private:
  QComboBox* names_;
};

}  // namespace redoubt::editor
