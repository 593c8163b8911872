#include "editor/app/battle_list.h"

#include <QAbstractListModel>
#include <QContextMenuEvent>
#include <QDir>
#include <QKeyEvent>
#include <QMenu>
#include <QPainter>
#include <QStyledItemDelegate>
#include <algorithm>
#include <utility>

#include "editor/app/thumbnails.h"
#include "editor/style/icons.h"
#include "editor/style/row_paint.h"
#include "editor/style/theme.h"

namespace redoubt::editor {
namespace {

constexpr int kPadding = 8;  // round the picture
constexpr int kGap = 8;      // between cards
constexpr int kRowHeight = 84 + 2 * kPadding + kGap;
constexpr int kWidth = 480;
constexpr int kLeastWidth = 300;
constexpr double kFaded = 0.4;

class Model : public QAbstractListModel {
 public:
  using QAbstractListModel::QAbstractListModel;

  void setRows(std::vector<BattleRow> rows) {
    beginResetModel();
    rows_ = std::move(rows);
    endResetModel();
  }

  void setRow(int at, const BattleRow& row) {
    rows_[static_cast<std::size_t>(at)] = row;
    emit dataChanged(index(at), index(at));
  }

  const std::vector<BattleRow>& rows() const { return rows_; }

  int rowCount(const QModelIndex& parent = {}) const override {
    return parent.isValid() ? 0 : static_cast<int>(rows_.size());
  }

  QVariant data(const QModelIndex& index, int role) const override {
    if (!index.isValid()) return {};
    const BattleRow& row = rows_[static_cast<std::size_t>(index.row())];
    if (role == Qt::DisplayRole) return row.title;
    if (role == Qt::ToolTipRole) return QDir::toNativeSeparators(row.path);
    if (role != Qt::AccessibleTextRole) return {};
    QStringList words{row.title, row.place, row.facts};
    words.removeAll(QString());
    return words.join(QStringLiteral(", "));
  }

 private:
  std::vector<BattleRow> rows_;
};

const Model& modelOf(const QAbstractItemView& view) {
  return static_cast<const Model&>(*view.model());
}

void paintPicture(QPainter& painter, const QRect& box, const BattleRow& row) {
  const ThemeColours& c = colours();
  painter.fillRect(box, c.window);
  painter.setOpacity(row.isThere ? 1 : kFaded);
  if (row.picture.isNull()) {
    QRect sign(0, 0, 28, 28);
    sign.moveCenter(box.center());
    icon(u"hex-grid").paint(&painter, sign, Qt::AlignCenter, QIcon::Disabled);
  } else {
    const QSizeF size = row.picture.deviceIndependentSize();
    const QRectF map(box.center() + QPointF(0.5 - size.width() / 2, 0.5 - size.height() / 2), size);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.drawImage(map, row.picture);
    if (c.dark) painter.fillRect(map, QColor(0, 0, 0, 51));  // dimmed like the map itself
  }
  painter.setOpacity(1);
  painter.setPen(c.line);
  painter.setBrush(Qt::NoBrush);
  painter.drawRect(box.adjusted(0, 0, -1, -1));
}

void paintWords(QPainter& painter, const QRect& room, const BattleRow& row, bool hasFocus) {
  const ThemeColours& c = colours();
  const QColor faded = hasFocus ? c.second : c.third;  // the palest text can't be read on the selection
  struct Line {
    QString text;
    TextStyle style;
    QColor colour;
    Qt::TextElideMode cut;
  };
  const Line lines[] = {{row.title, TextStyle::Strong, row.isThere ? c.text : faded, Qt::ElideRight},
                        {row.place, TextStyle::Second, row.isThere ? c.second : faded, Qt::ElideMiddle},
                        {row.facts, TextStyle::Second, row.isThere ? c.second : faded, Qt::ElideRight}};
  int height = 0;
  for (const Line& line : lines) height += line.text.isEmpty() ? 0 : QFontMetrics(themeFont(line.style)).height() + 3;
  QRect rest = room;
  rest.setTop(room.center().y() - height / 2);
  for (const Line& line : lines) {
    if (line.text.isEmpty()) continue;
    const QFontMetrics metrics(themeFont(line.style));
    rest.setHeight(metrics.height());
    paintText(painter, rest, metrics.elidedText(line.text, line.cut, rest.width()), themeFont(line.style), line.colour);
    rest.moveTop(rest.bottom() + 4);
  }
}

class CardDelegate : public QStyledItemDelegate {
 public:
  using QStyledItemDelegate::QStyledItemDelegate;

  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
    const auto& model = static_cast<const Model&>(*index.model());
    const BattleRow& row = model.rows()[static_cast<std::size_t>(index.row())];
    const ThemeColours& c = colours();
    const bool hasFocus = option.state & QStyle::State_HasFocus;
    const bool isHot = option.state & QStyle::State_MouseOver;
    painter->save();
    const QRect card = option.rect.adjusted(0, 0, -1, -kGap);
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(hasFocus ? c.accent : c.line, 1));
    painter->setBrush(hasFocus ? c.selection : isHot ? c.hover : c.base);
    painter->drawRoundedRect(QRectF(card).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
    painter->setRenderHint(QPainter::Antialiasing, false);
    const QRect box(card.topLeft() + QPoint(kPadding, kPadding), kThumbnailSize);
    paintPicture(*painter, box, row);
    const QRect words = card.adjusted(kPadding + box.width() + size::kMargin, 0, -size::kMargin, 0);
    paintWords(*painter, words, row, hasFocus);
    painter->restore();
  }

  QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const override { return {kLeastWidth, kRowHeight}; }
};

}  // namespace

BattleList::BattleList(const QString& name, Removal removal, QWidget* parent) : QListView(parent), removal_(removal) {
  setModel(new Model(this));
  setItemDelegate(new CardDelegate(this));
  setAccessibleName(name);
  setUniformItemSizes(true);
  setMouseTracking(true);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setEditTriggers(NoEditTriggers);
  setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
  connect(this, &QAbstractItemView::clicked, this, [this](const QModelIndex& index) {
    if (const BattleRow* row = rowAt(index)) emit chosen(QString(row->path));
  });
}

const std::vector<BattleRow>& BattleList::rows() const {
  return modelOf(*this).rows();
}

const BattleRow* BattleList::rowAt(const QModelIndex& index) const {
  return index.isValid() ? &rows()[static_cast<std::size_t>(index.row())] : nullptr;
}

void BattleList::setRows(std::vector<BattleRow> rows) {
  const BattleRow* before = rowAt(currentIndex());
  const QString path = before ? before->path : QString();
  const int line = std::clamp(currentIndex().row(), 0, std::max(0, static_cast<int>(rows.size()) - 1));
  static_cast<Model*>(model())->setRows(std::move(rows));
  int current = line;
  for (std::size_t i = 0; i < this->rows().size(); ++i) {
    if (this->rows()[i].path == path) current = static_cast<int>(i);
  }
  setCurrentIndex(model()->index(current, 0));
  updateGeometry();
}

void BattleList::setRow(const BattleRow& row) {
  for (std::size_t i = 0; i < rows().size(); ++i) {
    if (rows()[i].path == row.path) static_cast<Model*>(model())->setRow(static_cast<int>(i), row);
  }
}

QSize BattleList::sizeHint() const {
  return {kWidth, std::max(1, model()->rowCount()) * kRowHeight};
}

QSize BattleList::minimumSizeHint() const {
  return {kLeastWidth, sizeHint().height()};
}

void BattleList::currentChanged(const QModelIndex& current, const QModelIndex& previous) {
  QListView::currentChanged(current, previous);
  if (hasFocus()) emit reached(visualRect(current));
}

void BattleList::focusInEvent(QFocusEvent* event) {
  QListView::focusInEvent(event);
  if (event->reason() != Qt::MouseFocusReason) emit reached(visualRect(currentIndex()));
}

void BattleList::keyPressEvent(QKeyEvent* event) {
  const BattleRow* row = rowAt(currentIndex());
  const bool isChoice =
      event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter || event->key() == Qt::Key_Space;
  if (row && isChoice) {
    emit chosen(QString(row->path));
  } else if (row && removal_ == Removal::Possible && event->key() == Qt::Key_Delete) {
    emit removalWanted(QString(row->path));
  } else {
    QListView::keyPressEvent(event);
  }
}

void BattleList::contextMenuEvent(QContextMenuEvent* event) {
  const bool byKeyboard = event->reason() == QContextMenuEvent::Keyboard;
  const QModelIndex index = byKeyboard ? currentIndex() : indexAt(event->pos());
  const BattleRow* row = rowAt(index);
  if (!row) return;
  auto* menu = new QMenu(this);
  menu->setAttribute(Qt::WA_DeleteOnClose);
  const QString path = row->path;
  menu->addAction(tr("Open"), this, [this, path] { emit chosen(path); })->setEnabled(row->isThere);
  if (removal_ == Removal::Possible) {
    menu->addAction(tr("Remove from the list"), this, [this, path] { emit removalWanted(path); });
  }
  menu->popup(byKeyboard ? viewport()->mapToGlobal(visualRect(index).center()) : event->globalPos());
}

}  // namespace redoubt::editor
