#include "editor/app/quick_rows.h"

#include <QPainter>
#include <QTextLayout>
#include <algorithm>

#include "editor/style/row_paint.h"
#include "editor/style/theme.h"

namespace redoubt::editor {
namespace {

constexpr int kPicture = 26;
constexpr int kGap = 10;

// A line with the searched letters in bold, cut with "…".
void paintMarked(QPainter& painter, const QRect& rect, const QuickRow& row, const QColor& colour) {
  const QFont font = themeFont(TextStyle::Body);
  const QString shown = QFontMetrics(font).elidedText(row.title, Qt::ElideRight, rect.width());
  const qsizetype whole = shown == row.title ? shown.size() : shown.size() - 1;
  QTextCharFormat bold;
  bold.setFontWeight(QFont::Bold);
  bold.setForeground(row.isEnabled ? mixed(colours().accent, colour, 0.25) : colour);
  QList<QTextLayout::FormatRange> formats;
  for (const int mark : row.marks) {
    if (mark >= whole) break;
    if (!formats.isEmpty() && formats.back().start + formats.back().length == mark) {
      ++formats.back().length;
    } else {
      formats << QTextLayout::FormatRange{mark, 1, bold};
    }
  }
  QTextLayout layout(shown, font, painter.device());
  layout.setFormats(formats);
  layout.beginLayout();
  QTextLine line = layout.createLine();
  line.setLineWidth(rect.width() + 40);  // bold letters are a little wider than what was measured
  layout.endLayout();
  painter.setPen(colour);
  painter.save();
  painter.setClipRect(rect.adjusted(0, 0, 2, 0));
  layout.draw(&painter, QPointF(rect.left(), rect.center().y() + 0.5 - line.height() / 2));
  painter.restore();
}

int widthOf(const QString& text, TextStyle style) {
  return text.isEmpty() ? 0 : QFontMetrics(themeFont(style)).horizontalAdvance(text);
}

}  // namespace

void QuickModel::setRows(std::vector<QuickRow> rows) {
  beginResetModel();
  rows_ = std::move(rows);
  endResetModel();
}

int QuickModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

QVariant QuickModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid()) return {};
  const QuickRow& row = this->row(index.row());
  if (role == Qt::DisplayRole) return row.title;
  if (role != Qt::AccessibleTextRole) return {};
  QStringList parts{row.title};
  for (const QString& part : {row.kind, row.place, row.keys}) {
    if (!part.isEmpty()) parts << part;
  }
  return parts.join(QStringLiteral(", "));
}

Qt::ItemFlags QuickModel::flags(const QModelIndex& index) const {
  // A disabled row can still be current, so that its reason is shown below.
  return index.isValid() ? Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren : Qt::NoItemFlags;
}

void QuickDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
  const auto* model = qobject_cast<const QuickModel*>(index.model());
  if (!model) return;
  const QuickRow& row = model->row(index.row());
  const ThemeColours& c = colours();
  painter->save();
  const bool isSelected = option.state & QStyle::State_Selected;
  const bool isHot = option.state & QStyle::State_MouseOver;
  painter->fillRect(option.rect, isSelected ? c.selection : isHot ? c.hover : c.base);
  if (isSelected) painter->fillRect(QRect(option.rect.topLeft(), QSize(3, option.rect.height())), c.accent);
  QRect left = option.rect.adjusted(size::kMargin, 0, -size::kMargin, 0);
  if (row.picture) {
    painter->setOpacity(row.isEnabled ? 1 : 0.45);
    painter->setRenderHint(QPainter::Antialiasing);
    row.picture(*painter, QRectF(left.left(), left.center().y() - kPicture / 2 + 1, kPicture, kPicture));
    painter->setOpacity(1);
  }
  left.setLeft(left.left() + kPicture + kGap);
  if (!row.keys.isEmpty()) {
    const int width = widthOf(row.keys, TextStyle::Small) + 14;
    paintChip(*painter, QRect(left.right() - width + 1, left.top(), width, left.height()), row.keys, !row.isEnabled);
    left.setRight(left.right() - width - kGap);
  }
  if (!row.kind.isEmpty()) {
    const int width = widthOf(row.kind, TextStyle::Second) + 1;
    paintText(*painter, QRect(left.right() - width + 1, left.top(), width, left.height()), row.kind,
              themeFont(TextStyle::Second), c.third, Qt::AlignRight);
    left.setRight(left.right() - width - kGap);
  }
  // The place becomes narrower for the title, but is never hidden.
  const int place = std::min(widthOf(row.place, TextStyle::Second) + 1, left.width() * 2 / 5);
  const int title = std::min(left.width() - (row.place.isEmpty() ? 0 : place + kGap), left.width());
  paintMarked(*painter, QRect(left.left(), left.top(), title, left.height()), row, row.isEnabled ? c.text : c.third);
  if (!row.place.isEmpty()) {
    paintText(*painter, QRect(left.right() - place + 1, left.top(), place, left.height()), row.place,
              themeFont(TextStyle::Second), row.isEnabled ? c.second : c.third, Qt::AlignRight);
  }
  painter->restore();
}

int QuickDelegate::rowHeight() {
  return size::high(33, 1);
}

QSize QuickDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const {
  return {100, rowHeight()};
}

}  // namespace redoubt::editor
