#include "editor/artwork/report_pdf.h"

#include <QAbstractTextDocumentLayout>
#include <QFont>
#include <QPageLayout>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>
#include <QTextDocument>

#include "core/base/error.h"

namespace redoubt::editor {
namespace {

constexpr int kResolution = 300;  // dots per inch
constexpr double kPixelsPerInch = 96;  // of the style sheet
constexpr double kScale = kResolution / kPixelsPerInch;
constexpr double kSideMm = 14;
constexpr double kTopMm = 16;
constexpr double kFooter = 28;  // pixels
// Letters of 14 pixels are for the screen; on paper they are as print.css of the page has them.
constexpr double kShrink = 0.72;

void drawFooter(QPainter& painter, const QSizeF& page, int number, int count) {
  QFont font(QStringLiteral("Inter"));
  font.setPixelSize(12);
  painter.setFont(font);
  painter.setPen(QColor(0x5C, 0x64, 0x6C));
  painter.drawText(QRectF(0, page.height() - kFooter + 8, page.width(), kFooter - 8), Qt::AlignRight | Qt::AlignVCenter,
                   QStringLiteral("%1 / %2").arg(number).arg(count));
}

}  // namespace

void writeReportPdf(QIODevice& out, const std::string& html, const std::string& title) {
  QPdfWriter writer(&out);
  writer.setCreator(QStringLiteral("Redoubt"));
  writer.setTitle(QString::fromStdString(title));
  writer.setResolution(kResolution);
  writer.setPageLayout(QPageLayout(QPageSize(QPageSize::A4), QPageLayout::Portrait,
                                   QMarginsF(kSideMm, kTopMm, kSideMm, kTopMm), QPageLayout::Millimeter));
  QPainter painter;
  if (!painter.begin(&writer)) throw Error(ErrorCode::Internal, Phrase::of("errors.report.no-pdf"));
  const double scale = kScale * kShrink;
  const QSizeF page(writer.width() / scale, writer.height() / scale);
  QTextDocument document;
  document.setDocumentMargin(0);
  document.setHtml(QString::fromStdString(html));
  document.setPageSize(QSizeF(page.width(), page.height() - kFooter));
  const int count = document.pageCount();
  painter.scale(scale, scale);
  for (int number = 1; number <= count; ++number) {
    if (number > 1) writer.newPage();
    painter.save();
    const double top = (number - 1) * document.pageSize().height();
    painter.translate(0, -top);
    QAbstractTextDocumentLayout::PaintContext context;
    context.palette.setColor(QPalette::Text, QColor(0x22, 0x26, 0x2A));
    context.clip = QRectF(0, top, document.pageSize().width(), document.pageSize().height());
    painter.setClipRect(context.clip);
    document.documentLayout()->draw(&painter, context);
    painter.restore();
    drawFooter(painter, page, number, count);
  }
  painter.end();
}

}  // namespace redoubt::editor
