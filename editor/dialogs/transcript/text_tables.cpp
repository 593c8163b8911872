#include "editor/dialogs/transcript/text_tables.h"

#include <QHeaderView>
#include <QListWidget>
#include <QSignalBlocker>
#include <QSplitter>
#include <QTableWidget>
#include <QVBoxLayout>
#include <algorithm>

#include "editor/style/row_focus.h"
#include "editor/style/theme.h"
#include "editor/words/words.h"

namespace redoubt::editor {

TextTables::TextTables(QWidget* parent) : QWidget(parent), titles_(new QListWidget), table_(new QTableWidget) {
  titles_->setObjectName(QStringLiteral("transcript.tableTitles"));
  titles_->setAccessibleName(tr("Tables of the text"));
  table_->setObjectName(QStringLiteral("transcript.table"));
  table_->setAccessibleName(tr("Rows of the table"));
  table_->setEditTriggers(QAbstractItemView::NoEditTriggers);
  table_->setTabKeyNavigation(false);
  table_->verticalHeader()->hide();
  table_->verticalHeader()->setDefaultSectionSize(size::row());
  table_->horizontalHeader()->hide();
  followRows(*titles_);
  auto* parts = new QSplitter(Qt::Vertical);
  parts->addWidget(titles_);
  parts->addWidget(table_);
  parts->setSizes({100, 400});
  parts->setStretchFactor(1, 1);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 6, 0, 0);
  column->addWidget(parts);
  connect(titles_, &QListWidget::currentRowChanged, this, [this](int row) {
    showTable(row);
    if (row >= 0) emit chosen(reading_->reading.tables[static_cast<std::size_t>(row)].firstLine);
  });
}

void TextTables::show(std::shared_ptr<const TranscriptReading> reading) {
  const int former = titles_->currentRow();
  reading_ = std::move(reading);
  {
    const QSignalBlocker blocker(titles_);
    titles_->clear();
    for (const transcribe::Table& each : reading_->reading.tables) {
      const QString title = each.title.empty() ? tr("Table") : Words::text(each.title);
      titles_->addItem(tr("%1, lines %2 to %3").arg(title).arg(each.firstLine).arg(each.lastLine));
    }
    titles_->setCurrentRow(std::min(std::max(former, 0), titles_->count() - 1));
  }
  showTable(titles_->currentRow());
}

void TextTables::showTable(int index) {
  table_->clear();
  table_->setRowCount(0);
  if (!reading_ || index < 0) return;
  const auto& rows = reading_->reading.tables[static_cast<std::size_t>(index)].rows;
  std::size_t columns = 0;
  for (const auto& row : rows) columns = std::max(columns, row.size());
  table_->setRowCount(static_cast<int>(rows.size()));
  table_->setColumnCount(static_cast<int>(std::min<std::size_t>(columns, 200)));
  for (int r = 0; r < table_->rowCount(); ++r) {
    const auto& row = rows[static_cast<std::size_t>(r)];
    for (int c = 0; c < table_->columnCount() && static_cast<std::size_t>(c) < row.size(); ++c) {
      table_->setItem(r, c, new QTableWidgetItem(Words::text(row[static_cast<std::size_t>(c)])));
    }
  }
  table_->resizeColumnsToContents();
}

}  // namespace redoubt::editor
