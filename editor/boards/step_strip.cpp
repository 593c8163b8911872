#include "editor/boards/step_strip.h"

#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QStyledItemDelegate>
#include <algorithm>

#include "editor/style/plain_tip.h"
#include "editor/style/row_focus.h"
#include "editor/style/theme.h"

namespace redoubt::editor {
namespace {

constexpr int kTileGap = 2;

class TileDelegate : public QStyledItemDelegate {
 public:
  explicit TileDelegate(StepStrip& strip) : QStyledItemDelegate(&strip), strip_(strip) {}

  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
    const auto row = static_cast<std::size_t>(index.row());
    if (row >= strip_.tiles().size()) return;
    const StepTile& tile = strip_.tiles()[row];
    const ThemeColours& c = colours();
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const QRectF frame = QRectF(option.rect).adjusted(1, 1, -1, -1);
    if (tile.isSetUp) {
      painter->setPen(QPen(c.accent, 1.6));
      painter->setBrush(c.selection);
      painter->drawRoundedRect(frame, 5, 5);
    }
    if (option.state & QStyle::State_HasFocus) {
      painter->setPen(QPen(tile.isSetUp ? c.text : c.accent, 1, Qt::DotLine));
      painter->setBrush(Qt::NoBrush);
      painter->drawRoundedRect(frame.adjusted(2, 2, -2, -2), 4, 4);
    }
    painter->restore();
    paintStepTile(*painter, option.rect, tile, strip_.counter(), strip_.counterStyle());
  }
  QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const override { return tileSize(strip_.counter()); }

 private:
  StepStrip& strip_;
};

}  // namespace

StepStrip::StepStrip(const QString& name, int counter, QWidget* parent) : QListWidget(parent), counter_(counter) {
  setObjectName(name);
  setAccessibleName(tr("Steps"));
  setViewMode(QListView::IconMode);
  setFlow(QListView::LeftToRight);
  setWrapping(true);
  setMovement(QListView::Static);
  setResizeMode(QListView::Adjust);
  setSpacing(kTileGap);
  setUniformItemSizes(true);
  setSelectionMode(QAbstractItemView::SingleSelection);
  setEditTriggers(QAbstractItemView::NoEditTriggers);
  setFrameShape(QFrame::NoFrame);
  setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  viewport()->setAutoFillBackground(false);
  setItemDelegate(new TileDelegate(*this));
  followRows(*this);
  connect(this, &QListWidget::itemClicked, this,
          [this](const QListWidgetItem* item) { emit chosen(item->data(Qt::UserRole).toInt()); });
  connect(this, &QListWidget::itemDoubleClicked, this,
          [this](const QListWidgetItem* item) { emit typeWanted(item->data(Qt::UserRole).toInt()); });
  connect(this, &QListWidget::currentItemChanged, this, [this](const QListWidgetItem* item) {
    if (item) emit reached(item->data(Qt::UserRole).toInt());
  });
}

void StepStrip::setTiles(const std::vector<StepTile>& tiles) {
  if (tiles == tiles_ && count() == static_cast<int>(tiles.size())) return;
  const QSignalBlocker blocker(this);
  tiles_ = tiles;
  const auto wanted = static_cast<int>(tiles.size());
  while (count() > wanted) delete takeItem(count() - 1);
  while (count() < wanted) addItem(new QListWidgetItem);
  for (int row = 0; row < wanted; ++row) {
    const StepTile& tile = tiles[static_cast<std::size_t>(row)];
    item(row)->setText(tile.words);
    item(row)->setData(Qt::UserRole, tile.ordinal);
    item(row)->setToolTip(plainTip(what_.isEmpty() ? tile.words : tile.words + QStringLiteral("\n") + what_));
  }
  fit();
  viewport()->update();
}

void StepStrip::setStyle(const render::CounterStyle& style) {
  style_ = style;
  viewport()->update();
}

void StepStrip::setChoosing(const QString& what) {
  if (what == what_) return;
  what_ = what;
  for (int row = 0; row < count(); ++row) {
    const QString& words = tiles_[static_cast<std::size_t>(row)].words;
    item(row)->setToolTip(plainTip(what_.isEmpty() ? words : words + QStringLiteral("\n") + what_));
  }
}

QSize StepStrip::minimumSizeHint() const {
  return {tileSize(counter_).width() + 2 * kTileGap, 0};
}

QSize StepStrip::sizeHint() const {
  return {(tileSize(counter_).width() + kTileGap) * std::max(1, count()) + kTileGap, height()};
}

void StepStrip::fit() {
  const QSize tile = tileSize(counter_);
  const int inLine = std::max(1, (width() - kTileGap) / (tile.width() + kTileGap));
  const int lines = (count() + inLine - 1) / inLine;
  setFixedHeight(lines == 0 ? 0 : lines * (tile.height() + kTileGap) + 2 * kTileGap);
}

void StepStrip::resizeEvent(QResizeEvent* event) {
  fit();
  QListWidget::resizeEvent(event);
}

void StepStrip::changeEvent(QEvent* event) {
  QListWidget::changeEvent(event);
  if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) {
    doItemsLayout();
    fit();
  }
}

// Delete means the counter on the map, not a step.
bool StepStrip::event(QEvent* event) {
  if (event->type() == QEvent::ShortcutOverride && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Delete) {
    event->accept();
    return true;
  }
  return QListWidget::event(event);
}

void StepStrip::keyPressEvent(QKeyEvent* event) {
  const int ordinal = currentItem() ? currentItem()->data(Qt::UserRole).toInt() : 0;
  const bool isPlain = event->modifiers() == Qt::NoModifier || event->modifiers() == Qt::KeypadModifier;
  if (ordinal > 0 && isPlain) {
    switch (event->key()) {
      case Qt::Key_Return:
      case Qt::Key_Enter:
      case Qt::Key_Space: emit chosen(ordinal); return;
      case Qt::Key_F2: emit typeWanted(ordinal); return;
      case Qt::Key_Delete: return;
      default: break;
    }
  }
  QListWidget::keyPressEvent(event);
}

}  // namespace redoubt::editor
