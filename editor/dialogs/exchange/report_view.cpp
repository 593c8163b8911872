#include "editor/dialogs/exchange/report_view.h"

#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QTreeWidget>
#include <QVBoxLayout>

#include "core/model/battle.h"
#include "core/model/row_info.h"
#include "editor/session/core_words.h"
#include "editor/style/theme.h"

namespace redoubt::editor {
namespace {

QTreeWidgetItem* section(QTreeWidget& list, const QString& title) {
  auto* item = new QTreeWidgetItem(&list, {title});
  QFont font = item->font(0);
  font.setBold(true);
  item->setFont(0, font);
  item->setFirstColumnSpanned(true);
  item->setExpanded(true);
  return item;
}

// Of an import the names of things in the other program.
QString nameOf(const std::string& table) {
  bool isOurs = table == "picture";
  model::forEachTable([&]<class Row>(model::RowType<Row>) { isOurs |= table == Row::kTable; });
  return isOurs ? CoreWords::text(model::spokenName(table)) : QString::fromStdString(table);
}

}  // namespace

ReportView::ReportView(QWidget* parent) : QWidget(parent), summary_(new QLabel), list_(new QTreeWidget) {
  auto* outer = new QVBoxLayout(this);
  outer->setContentsMargins(0, 0, 0, 0);
  summary_->setObjectName(QStringLiteral("report.summary"));
  summary_->setWordWrap(true);
  list_->setObjectName(QStringLiteral("report.list"));
  list_->setAccessibleName(tr("What is taken over and what is not"));
  list_->setHeaderLabels({tr("What"), tr("Rows"), tr("Why not")});
  list_->setRootIsDecorated(true);
  list_->setWordWrap(true);
  list_->setUniformRowHeights(false);
  list_->header()->setStretchLastSection(true);
  outer->addWidget(summary_);
  outer->addWidget(list_, 1);
}

void ReportView::clear() {
  summary_->clear();
  list_->clear();
}

void ReportView::show(const exchange::TransferReport& report) {
  list_->clear();
  const QLocale locale;
  std::size_t carried = 0;
  std::size_t lost = 0;
  for (const auto& each : report.carried) carried += each.rows;
  for (const auto& each : report.lost) lost += each.rows;
  summary_->setText(lost == 0 ? tr("All %1 rows are taken over.").arg(locale.toString(static_cast<qulonglong>(carried)))
                              : tr("%1 rows are taken over, %2 are not.")
                                    .arg(locale.toString(static_cast<qulonglong>(carried)),
                                         locale.toString(static_cast<qulonglong>(lost))));
  if (!report.warnings.empty()) {
    QTreeWidgetItem* warnings = section(*list_, tr("Warnings"));
    for (const Phrase& warning : report.warnings) {
      auto* item = new QTreeWidgetItem(warnings, {CoreWords::text(warning)});
      item->setFirstColumnSpanned(true);
      item->setToolTip(0, item->text(0));
    }
  }
  if (!report.lost.empty()) {
    QTreeWidgetItem* section_ = section(*list_, tr("Not taken over"));
    for (const auto& each : report.lost) {
      auto* item = new QTreeWidgetItem(
          section_, {nameOf(each.table), locale.toString(static_cast<qulonglong>(each.rows)), CoreWords::text(each.why)});
      item->setToolTip(2, item->text(2));
    }
  }
  QTreeWidgetItem* taken = section(*list_, tr("Taken over"));
  for (const auto& each : report.carried) {
    new QTreeWidgetItem(taken, {nameOf(each.table), locale.toString(static_cast<qulonglong>(each.rows))});
  }
  list_->resizeColumnToContents(0);
  list_->resizeColumnToContents(1);
}

}  // namespace redoubt::editor
