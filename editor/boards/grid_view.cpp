#include "editor/boards/grid_view.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QStyledItemDelegate>
#include <algorithm>
#include <set>

#include "editor/boards/grid_words.h"
#include "editor/style/icons.h"
#include "editor/style/row_focus.h"
#include "editor/style/row_paint.h"
#include "editor/style/theme.h"
#include "editor/words/words.h"

namespace redoubt::editor {
namespace {

using What = rules::GridPaint::What;
using Kind = rules::GridRow::Kind;

constexpr int kGridColumn = 26;
constexpr int kNarrowColumn = 19;  // where there are many turns
constexpr int kNameColumn = 118;
constexpr int kGridHeader = 24;
constexpr double kSignRadius = 4.2;

// Names with their stripes on the left, the heads of armies in bold.
class RowHeads : public QHeaderView {
 public:
  explicit RowHeads(GridModel& model, QWidget* parent) : QHeaderView(Qt::Vertical, parent), model_(model) {}

 protected:
  void paintSection(QPainter* painter, const QRect& rect, int section) const override {
    const ThemeColours& c = colours();
    const bool isArmy = model_.row(section).kind == Kind::Army;
    painter->save();
    painter->fillRect(rect, isArmy ? c.window : c.base);
    const QColor stripe = model_.stripe(section);
    if (isArmy && stripe.isValid()) painter->fillRect(QRect(rect.left(), rect.top(), 3, rect.height()), stripe);
    const bool isOverall = model_.row(section).isOverall;
    const QFont font = themeFont(isArmy || isOverall ? TextStyle::Strong : TextStyle::Second);
    int left = 8;
    if (!isArmy && stripe.isValid()) {
      painter->setRenderHint(QPainter::Antialiasing, false);
      painter->setPen(QPen(mixed(c.text, c.base, 0.5), 1));
      painter->setBrush(stripe);
      painter->drawRect(QRect(rect.left() + 8, rect.center().y() - 4, 8, 8));
      left = 21;
    }
    const QString words = model_.headerData(section, Qt::Vertical, Qt::DisplayRole).toString();
    const QRect room = rect.adjusted(left, 0, -4, 0);
    const int used = paintText(*painter, room, words, font, c.text);
    if (isArmy) {
      paintText(*painter, room.adjusted(used + 6, 0, 0, 0),
                QCoreApplication::translate("redoubt::editor::GridView", "choose"), themeFont(TextStyle::Small),
                c.third, Qt::AlignRight);
    }
    painter->setPen(mixed(c.line, c.base, 0.5));
    painter->drawLine(rect.bottomLeft(), rect.bottomRight());
    painter->drawLine(rect.topRight(), rect.bottomRight());
    painter->restore();
  }
  QSize sectionSizeFromContents(int section) const override {
    QSize size = QHeaderView::sectionSizeFromContents(section);
    const QString words = model_.headerData(section, Qt::Vertical, Qt::DisplayRole).toString();
    size.setWidth(QFontMetrics(themeFont(TextStyle::Strong)).horizontalAdvance(words) + 62);
    return size;
  }

 private:
  GridModel& model_;
};

// Numbers of turns, the current one in the accent, with a dot below where something happens.
class TurnHeads : public QHeaderView {
 public:
  explicit TurnHeads(GridModel& model, QTableView& view)
      : QHeaderView(Qt::Horizontal, &view), model_(model), view_(view) {}

 protected:
  void paintSection(QPainter* painter, const QRect& rect, int section) const override {
    const ThemeColours& c = colours();
    const rules::GridTurn& turn = model_.grid().turns[static_cast<std::size_t>(section)];
    const bool isCurrent = view_.currentIndex().column() == section;
    painter->save();
    painter->fillRect(rect, c.window);
    paintText(*painter, rect.adjusted(0, 0, 0, -4), QString::number(turn.turn),
              themeFont(isCurrent ? TextStyle::Strong : TextStyle::Second), isCurrent ? c.accent : c.text,
              Qt::AlignHCenter);
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(Qt::NoPen);
    const bool mayVary =
        std::any_of(turn.states.begin(), turn.states.end(), [](const auto& state) { return state.levels.size() != 1; });
    double x = rect.center().x() + 0.5;
    if (mayVary && !turn.events.empty()) x -= 3;
    if (!turn.events.empty()) {
      painter->setBrush(c.accent);
      painter->drawEllipse(QPointF(x, rect.bottom() - 4), 2, 2);
      x += 6;
    }
    if (mayVary) {
      painter->setBrush(c.third);
      painter->drawEllipse(QPointF(x, rect.bottom() - 4), 2, 2);
    }
    painter->setPen(mixed(c.line, c.base, 0.5));
    painter->drawLine(rect.bottomLeft(), rect.bottomRight());
    painter->restore();
  }

 private:
  GridModel& model_;
  QTableView& view_;
};

class GridDelegate : public QStyledItemDelegate {
 public:
  GridDelegate(GridModel& model, QObject* parent) : QStyledItemDelegate(parent), model_(model) {}

  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
    const ThemeColours& c = colours();
    const bool isArmy = model_.row(index.row()).kind == Kind::Army;
    const bool isSelected = option.state & QStyle::State_Selected;
    painter->save();
    painter->fillRect(option.rect, isSelected ? c.selection : isArmy ? c.window : c.base);
    painter->setPen(mixed(c.line, c.base, 0.5));
    painter->drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
    painter->drawLine(option.rect.topRight(), option.rect.bottomRight());
    if (isArmy) {
      const QColor colour = model_.cell(index).isByRules ? c.third : c.second;
      paintText(*painter, option.rect.adjusted(2, 0, -2, 0), index.data().toString(), themeFont(TextStyle::Small),
                colour, Qt::AlignHCenter);
    } else {
      paintGridSign(*painter, option.rect, model_.cell(index));
    }
    const bool isWarned = !model_.faults(index).isEmpty();
    if (isWarned) {
      painter->setRenderHint(QPainter::Antialiasing);
      painter->setPen(QPen(c.warning, 1.6));
      painter->setBrush(Qt::NoBrush);
      painter->drawRoundedRect(QRectF(option.rect).adjusted(1.5, 1.5, -2.5, -2.5), 3, 3);
      paintSign(*painter, QRectF(option.rect.right() - 8, option.rect.top() - 1, 9, 9), Sign::Warning);
    }
    if (option.state & QStyle::State_HasFocus) {
      painter->setRenderHint(QPainter::Antialiasing, false);
      painter->setPen(QPen(c.accent, 1));
      painter->setBrush(Qt::NoBrush);
      painter->drawRect(option.rect.adjusted(0, 0, -2, -2));
    }
    painter->restore();
  }

  QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem&, const QModelIndex&) const override {
    auto* field = new QLineEdit(parent);
    field->setObjectName(QStringLiteral("schedule.choice"));
    field->setAccessibleName(QCoreApplication::translate("redoubt::editor::GridView", "What the player chooses"));
    field->setToolTip(QCoreApplication::translate("redoubt::editor::GridView",
                                                  "2, 2 of {A, B}, 1 except {A}, all of {A, B}; several with +"));
    return field;
  }
  void setEditorData(QWidget* editor, const QModelIndex& index) const override {
    auto* field = static_cast<QLineEdit*>(editor);
    field->setText(index.data(Qt::EditRole).toString());
    field->selectAll();
  }
  void setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const override {
    model->setData(index, static_cast<QLineEdit*>(editor)->text(), Qt::EditRole);
  }
  // Wider than its cell: expressions name leaders.
  void updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option, const QModelIndex&) const override {
    const int width = std::max(option.rect.width(), 230);
    const int room = editor->parentWidget()->width();
    const int left = std::max(0, std::min(option.rect.left(), room - width));
    editor->setGeometry(left, option.rect.top() - 2, std::min(width, room), option.rect.height() + 4);
  }

 private:
  GridModel& model_;
};

}  // namespace

void paintGridSign(QPainter& painter, const QRectF& rect, const rules::TurnCell& cell) {
  const ThemeColours& c = colours();
  const QPointF centre = rect.center();
  const double r = kSignRadius;
  const QColor ink = cell.isByRules || cell.isUnsure ? c.third : c.text;
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  if (cell.isEntering) {
    QPainterPath arrow(centre + QPointF(-r + 0.5, -r));
    arrow.lineTo(centre + QPointF(r + 0.5, 0));
    arrow.lineTo(centre + QPointF(-r + 0.5, r));
    arrow.closeSubpath();
    painter.setPen(Qt::NoPen);
    painter.setBrush(c.accent);
    painter.drawPath(arrow);
  } else if (cell.isDiced) {
    paintText(painter, rect.toRect(), QStringLiteral("?"),
              themeFont(cell.isFixed ? TextStyle::Strong : TextStyle::Second), cell.isFixed ? c.text : c.second,
              Qt::AlignHCenter);
  } else if (cell.isFixed || cell.isOpening) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink);
    painter.drawEllipse(centre, r, r);
  } else if (cell.isBarred) {
    painter.setPen(QPen(c.third, 1.4));
    painter.drawLine(centre - QPointF(3, 0), centre + QPointF(3, 0));
  } else if (cell.mayBeChosen) {
    const bool isAbsent = cell.absence || cell.isByRules || cell.isUnsure;
    painter.setPen(QPen(isAbsent ? c.third : c.second, 1.2));
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(centre, r - 0.5, r - 0.5);
  } else if (cell.isAvailable) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(c.third);
    painter.drawEllipse(centre, 1.6, 1.6);
  }
  if (cell.isOpening) {
    painter.setPen(QPen(c.accent, 1.4));
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(centre, r + 2.2, r + 2.2);
  }
  painter.restore();
}

GridView::GridView(const Session& session, QWidget* parent) : QTableView(parent), model_(new GridModel(session, this)) {
  setObjectName(QStringLiteral("schedule.grid"));
  setAccessibleName(tr("Schedule"));
  setHorizontalHeader(new TurnHeads(*model_, *this));
  setVerticalHeader(new RowHeads(*model_, this));
  setModel(model_);
  setItemDelegate(new GridDelegate(*model_, this));
  setShowGrid(false);
  setSelectionMode(QAbstractItemView::ContiguousSelection);
  setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed |
                  QAbstractItemView::AnyKeyPressed);
  setTabKeyNavigation(false);
  setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
  horizontalHeader()->setFixedHeight(size::high(kGridHeader, 1));
  horizontalHeader()->setMinimumSectionSize(18);
  horizontalHeader()->setDefaultSectionSize(size::scaled(kGridColumn));
  horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
  horizontalHeader()->setSectionsClickable(false);
  verticalHeader()->setMinimumSectionSize(12);
  verticalHeader()->setDefaultSectionSize(size::high(size::kGridRow, 1));
  verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
  verticalHeader()->setMinimumWidth(size::scaled(kNameColumn));
  verticalHeader()->setSectionsClickable(false);
  followRows(*this);
  connect(model_, &QAbstractItemModel::modelReset, this, &GridView::fitColumns);
  connect(selectionModel(), &QItemSelectionModel::currentChanged, horizontalHeader(),
          [this] { horizontalHeader()->viewport()->update(); });
}

void GridView::setBrush(std::optional<What> brush) {
  brush_ = brush;
  setCursor(brush ? Qt::CrossCursor : Qt::ArrowCursor);
  // A stroke must not open a field.
  setEditTriggers(brush ? QAbstractItemView::EditKeyPressed | QAbstractItemView::AnyKeyPressed
                        : QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed |
                              QAbstractItemView::AnyKeyPressed);
}

int GridView::wholeHeight() const {
  return horizontalHeader()->height() + verticalHeader()->length() + 2 * frameWidth() + 2;
}

int GridView::wholeWidth() const {
  return verticalHeader()->sizeHint().width() + model_->columnCount() * size::scaled(kNarrowColumn) + 2 * frameWidth() +
         2;
}

// As wide as there is room, so that the whole game is seen if it can be.
void GridView::fitColumns() {
  const int columns = model_->columnCount();
  if (columns == 0) return;
  const int room = viewport()->width() / columns;
  horizontalHeader()->setDefaultSectionSize(std::clamp(room, size::scaled(kNarrowColumn), size::scaled(kGridColumn)));
}

void GridView::resizeEvent(QResizeEvent* event) {
  QTableView::resizeEvent(event);
  fitColumns();
}

rules::TurnRange GridView::selectedTurns() const {
  const QModelIndex current = currentIndex();
  if (!current.isValid()) return {1, 0};
  int first = current.column();
  int last = current.column();
  for (const QItemSelectionRange& range : selectionModel()->selection()) {
    first = std::min(first, range.left());
    last = std::max(last, range.right());
  }
  return {model_->turn(first), model_->turn(last)};
}

std::vector<int> GridView::selectedRows() const {
  std::set<int> rows;
  for (const QItemSelectionRange& range : selectionModel()->selection()) {
    for (int row = range.top(); row <= range.bottom(); ++row) rows.insert(row);
  }
  if (rows.empty() && currentIndex().isValid()) rows.insert(currentIndex().row());
  return {rows.begin(), rows.end()};
}

bool GridView::has(const QModelIndex& index, What what) const {
  if (!index.isValid()) return false;
  const rules::TurnCell& cell = model_->cell(index);
  const auto isSaid = !cell.lines.empty();
  switch (what) {
    case What::Fixed: return cell.isFixed && isSaid;
    case What::Available: return cell.isAvailable;
    case What::Unavailable: return cell.isBarred;
    case What::Enters: return cell.isEntering;
    case What::Dice: return cell.isDiced && isSaid;
    case What::Opens: return cell.isOpening;
    case What::Nothing: break;
  }
  return false;
}

void GridView::paintSelected(What what) {
  const rules::TurnRange turns = selectedTurns();
  if (turns.last < turns.first) return;
  const QModelIndex first = model_->index(currentIndex().row(), model_->columnOf(turns.first));
  emit painted(selectedRows(), turns, what, what == What::Nothing || !has(first, what));
}

// The keys of the signs belong to the grid while it has the focus, and not to tools.
bool GridView::event(QEvent* event) {
  if (event->type() == QEvent::ShortcutOverride) {
    const auto& key = *static_cast<QKeyEvent*>(event);
    const bool isPlain = (key.modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier)) == Qt::NoModifier;
    if (isPlain && (!key.text().isEmpty() || key.key() == Qt::Key_Delete) && key.key() != Qt::Key_Escape) {
      event->accept();
      return true;
    }
  }
  return QTableView::event(event);
}

void GridView::keyPressEvent(QKeyEvent* event) {
  // The Return that ends typing comes here too, and must not begin anew or press a button of the window.
  if (state() == EditingState) return event->accept();
  const bool isArmy = currentIndex().isValid() && model_->row(currentIndex().row()).kind == Kind::Army;
  const bool isPlain = (event->modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier)) == Qt::NoModifier;
  if (!currentIndex().isValid() || !isPlain) return QTableView::keyPressEvent(event);
  if (event->key() == Qt::Key_Delete || event->key() == Qt::Key_Backspace) return paintSelected(What::Nothing);
  if (isArmy) {
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) return edit(currentIndex());
    return QTableView::keyPressEvent(event);
  }
  if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
    emit menuWanted(viewport()->mapToGlobal(visualRect(currentIndex()).bottomLeft()));
    return;
  }
  if (event->key() == Qt::Key_Space) return paintSelected(What::Fixed);
  for (const What what : {What::Fixed, What::Available, What::Unavailable, What::Enters, What::Dice, What::Opens}) {
    if (!event->text().isEmpty() && event->text() == GridWords::keyOf(what)) return paintSelected(what);
  }
  QTableView::keyPressEvent(event);
}

void GridView::strokeTo(int column) {
  if (column < 0) return;
  strokeColumn_ = column;
  selectionModel()->select(QItemSelection(strokeFrom_, model_->index(strokeFrom_.row(), column)),
                           QItemSelectionModel::ClearAndSelect);
}

void GridView::mousePressEvent(QMouseEvent* event) {
  const QModelIndex index = indexAt(event->position().toPoint());
  const bool isRowOfLeader = index.isValid() && model_->row(index.row()).kind == Kind::Leader;
  if (!brush_ || event->button() != Qt::LeftButton || !isRowOfLeader) return QTableView::mousePressEvent(event);
  setFocus(Qt::MouseFocusReason);
  selectionModel()->setCurrentIndex(index, QItemSelectionModel::ClearAndSelect);
  strokeFrom_ = index;
  strokeTo(index.column());
}

void GridView::mouseMoveEvent(QMouseEvent* event) {
  if (!strokeFrom_.isValid()) return QTableView::mouseMoveEvent(event);
  const int x = std::clamp(qRound(event->position().x()), 0, viewport()->width() - 1);
  strokeTo(columnAt(x));
}

void GridView::mouseReleaseEvent(QMouseEvent* event) {
  if (!strokeFrom_.isValid()) return QTableView::mouseReleaseEvent(event);
  const QModelIndex from = std::exchange(strokeFrom_, QModelIndex());
  const rules::TurnRange turns{model_->turn(std::min(from.column(), strokeColumn_)),
                               model_->turn(std::max(from.column(), strokeColumn_))};
  emit painted({from.row()}, turns, *brush_, *brush_ == What::Nothing || !has(from, *brush_));
}

void GridView::contextMenuEvent(QContextMenuEvent* event) {
  const QModelIndex index = event->reason() == QContextMenuEvent::Mouse ? indexAt(event->pos()) : currentIndex();
  if (!index.isValid()) return;
  if (!selectionModel()->isSelected(index))
    selectionModel()->setCurrentIndex(index, QItemSelectionModel::ClearAndSelect);
  emit menuWanted(event->globalPos());
}

}  // namespace redoubt::editor
