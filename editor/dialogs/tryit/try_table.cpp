#include "editor/dialogs/tryit/try_table.h"

#include <QHeaderView>
#include <QResizeEvent>
#include <QTimer>
#include <algorithm>

#include "editor/style/theme.h"

namespace redoubt::editor {
namespace {

constexpr int kLeastRows = 2;  // fewer can't be scrolled through

}  // namespace

TryTable::TryTable(const QString& objectName, const QString& accessibleName, int mostRows, QWidget* parent)
    : QTableWidget(parent), mostRows_(mostRows) {
  setObjectName(objectName);
  setAccessibleName(accessibleName);
  setRole(*this, "checks");
  setShowGrid(false);
  setEditTriggers(NoEditTriggers);
  setTabKeyNavigation(false);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setVerticalScrollMode(ScrollPerPixel);
  verticalHeader()->hide();
  verticalHeader()->setMinimumSectionSize(size::row());
  verticalHeader()->setDefaultSectionSize(size::row());
  setSizePolicy(QSizePolicy::Expanding, mostRows > 0 ? QSizePolicy::Maximum : QSizePolicy::Expanding);
}

void TryTable::setHeadings(const QStringList& headings, int textColumn) {
  setRowCount(0);
  setColumnCount(static_cast<int>(headings.size()));
  setHorizontalHeaderLabels(headings);
  for (int column = 0; column < columnCount(); ++column) {
    horizontalHeaderItem(column)->setTextAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    const bool isText = column == textColumn;
    horizontalHeader()->setSectionResizeMode(column, isText ? QHeaderView::Stretch : QHeaderView::ResizeToContents);
  }
}

void TryTable::fitRows() {
  resizeRowsToContents();
  updateGeometry();
}

// Narrower columns wrap their texts into more lines. Queued until the layout is done, so that it doesn't start inside
// itself.
void TryTable::resizeEvent(QResizeEvent* event) {
  QTableWidget::resizeEvent(event);
  if (event->size().width() != event->oldSize().width()) QTimer::singleShot(0, this, &TryTable::fitRows);
}

int TryTable::heightOf(int rowsHeight) const {
  return horizontalHeader()->sizeHint().height() + rowsHeight + 2 * frameWidth();
}

// The height of the first `rows` rows.
int TryTable::heightOfRows(int rows) const {
  int height = 0;
  for (int row = 0; row < std::min(rows, rowCount()); ++row) height += rowHeight(row);
  return height;
}

QSize TryTable::sizeHint() const {
  return {QTableWidget::sizeHint().width(), heightOf(heightOfRows(mostRows_ > 0 ? mostRows_ : rowCount()))};
}

QSize TryTable::minimumSizeHint() const {
  const int least = mostRows_ > 0 ? heightOfRows(kLeastRows) : 4 * size::row();
  return {QTableWidget::minimumSizeHint().width(), heightOf(least)};
}

QTableWidgetItem* TryTable::cell(const QString& text, bool isNumber) {
  auto* item = new QTableWidgetItem(text);
  item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
  if (isNumber) item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
  return item;
}

QTableWidgetItem* TryTable::tick(const QString& text, bool isTicked) {
  QTableWidgetItem* item = cell(text);
  item->setFlags(item->flags() | Qt::ItemIsUserCheckable);
  item->setCheckState(isTicked ? Qt::Checked : Qt::Unchecked);
  return item;
}

}  // namespace redoubt::editor
