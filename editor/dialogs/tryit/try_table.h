#pragma once

#include <QTableWidget>

namespace redoubt::editor {

/// A table of the dialog for trying: as high as its rows within limits, with wrapped texts, read-only.
class TryTable : public QTableWidget {
  Q_OBJECT

 public:
  /// With more than `mostRows` rows it scrolls; 0: it uses all available height.
  TryTable(const QString& objectName, const QString& accessibleName, int mostRows, QWidget* parent = nullptr);

  /// Removes all rows. The text column gets the width that the others leave.
  void setHeadings(const QStringList& headings, int textColumn);
  /// To be called after the rows have their texts.
  void fitRows();

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

  static QTableWidgetItem* cell(const QString& text, bool isNumber = false);
  static QTableWidgetItem* tick(const QString& text, bool isTicked);

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  int heightOf(int rowsHeight) const;
  int heightOfRows(int rows) const;

  int mostRows_;
};

}  // namespace redoubt::editor
