#pragma once

#include <QTableWidget>

namespace redoubt::editor {

/// A table of the odds dialog: as high as its rows within limits, its texts wrapped, nothing typed into it.
class OddsTable : public QTableWidget {
  Q_OBJECT

 public:
  /// Rows beyond `mostRows` are scrolled to; 0: it takes all the height there is.
  OddsTable(const QString& objectName, const QString& accessibleName, int mostRows, QWidget* parent = nullptr);

  /// Forgets all rows. The text column takes the width that the others leave.
  void setHeadings(const QStringList& headings, int textColumn);
  /// To be called when rows have got their texts.
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
