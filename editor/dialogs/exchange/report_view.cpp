#include "editor/dialogs/exchange/report_view.h"

#include <QLabel>
#include <QLocale>
#include <QTextBrowser>
#include <QVBoxLayout>
#include <algorithm>
#include <vector>

#include "core/model/battle.h"
#include "core/model/row_info.h"
#include "editor/session/core_words.h"

namespace redoubt::editor {
namespace {

QString counted(std::size_t rows) {
  return QLocale().toString(static_cast<qulonglong>(rows));
}

// Of an import the names of things in the other program.
QString nameOf(const std::string& table) {
  bool isOurs = table == "picture";
  model::forEachTable([&]<class Row>(model::RowType<Row>) { isOurs |= table == Row::kTable; });
  return isOurs ? CoreWords::text(model::spokenName(table)) : QString::fromStdString(table);
}

QString rowOf(const std::string& table, std::size_t rows) {
  return QStringLiteral("<tr><td>%1</td><td align='right'>%2</td></tr>").arg(nameOf(table).toHtmlEscaped(), counted(rows));
}

QString heading(const QString& text) {
  return QStringLiteral("<p style='margin-top:8px; margin-bottom:2px'><b>%1</b></p>").arg(text.toHtmlEscaped());
}

// Tables that are lost for one reason stand together under it.
QString lostText(const exchange::TransferReport& report) {
  std::vector<std::pair<QString, QString>> reasons;
  for (const auto& each : report.lost) {
    const QString why = CoreWords::text(each.why);
    auto known = std::find_if(reasons.begin(), reasons.end(), [&](const auto& reason) { return reason.first == why; });
    if (known == reasons.end()) known = reasons.insert(known, {why, QString()});
    known->second += rowOf(each.table, each.rows);
  }
  QString text;
  for (const auto& [why, rows] : reasons) {
    text += QStringLiteral("<p style='margin-top:2px; margin-bottom:2px'>%1</p><table cellspacing='0' cellpadding='2'>%2"
                           "</table>")
                .arg(why.toHtmlEscaped(), rows);
  }
  return text;
}

}  // namespace

ReportView::ReportView(QWidget* parent) : QWidget(parent), summary_(new QLabel), list_(new QTextBrowser) {
  auto* outer = new QVBoxLayout(this);
  outer->setContentsMargins(0, 0, 0, 0);
  summary_->setObjectName(QStringLiteral("report.summary"));
  summary_->setWordWrap(true);
  list_->setObjectName(QStringLiteral("report.list"));
  list_->setAccessibleName(tr("What is taken over and what is not"));
  list_->setOpenLinks(false);
  list_->setTabChangesFocus(true);
  outer->addWidget(summary_);
  outer->addWidget(list_, 1);
}

void ReportView::clear() {
  summary_->clear();
  list_->clear();
}

void ReportView::show(const exchange::TransferReport& report) {
  std::size_t carried = 0;
  std::size_t lost = 0;
  for (const auto& each : report.carried) carried += each.rows;
  for (const auto& each : report.lost) lost += each.rows;
  summary_->setText(lost == 0 ? tr("All %1 rows are taken over.").arg(counted(carried))
                              : tr("%1 rows are taken over, %2 are not.").arg(counted(carried), counted(lost)));
  QString text;
  if (!report.warnings.empty()) {
    text += heading(tr("Warnings")) + QStringLiteral("<ul style='margin-left:16px; -qt-list-indent:0'>");
    for (const Phrase& warning : report.warnings) {
      text += QStringLiteral("<li>%1</li>").arg(CoreWords::text(warning).toHtmlEscaped());
    }
    text += QStringLiteral("</ul>");
  }
  if (!report.lost.empty()) text += heading(tr("Not taken over")) + lostText(report);
  text += heading(tr("Taken over")) + QStringLiteral("<table cellspacing='0' cellpadding='2'>");
  for (const auto& each : report.carried) text += rowOf(each.table, each.rows);
  list_->setHtml(text + QStringLiteral("</table>"));
}

}  // namespace redoubt::editor
