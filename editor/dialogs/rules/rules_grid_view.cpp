#include "editor/dialogs/rules/rules_grid_view.h"

#include <QApplication>
#include <QClipboard>
#include <QCompleter>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListView>
#include <QStandardItemModel>
#include <algorithm>

#include "editor/style/theme.h"

namespace redoubt::editor {
namespace {

constexpr int kOfferWidth = 340;
constexpr int kMostSeen = 10;
constexpr int kSignWidth = 14;

bool isEnter(const QKeyEvent& event) {
  return event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter;
}

// Completion only inserts the text; the list shows its meaning too.
QCompleter* completerOf(const std::vector<RulesGridModel::Offer>& offers, QObject* parent) {
  auto* items = new QStandardItemModel(parent);
  for (const auto& [text, meaning] : offers) {
    auto* item = new QStandardItem(text + QStringLiteral("   ") + meaning);
    item->setData(text, Qt::UserRole);
    items->appendRow(item);
  }
  auto* completer = new QCompleter(items, parent);
  completer->setCompletionRole(Qt::UserRole);
  completer->setCaseSensitivity(Qt::CaseInsensitive);
  completer->setMaxVisibleItems(kMostSeen);
  completer->popup()->setMinimumWidth(kOfferWidth);
  setRole(*completer->popup(), "popup");
  return completer;
}

}  // namespace

RulesGridDelegate::RulesGridDelegate(const RulesGridModel& model, QObject* parent)
    : QStyledItemDelegate(parent), model_(model) {}

QWidget* RulesGridDelegate::createEditor(QWidget* parent, const QStyleOptionViewItem&, const QModelIndex& index) const {
  auto* line = new QLineEdit(parent);
  line->setFrame(false);
  line->setAlignment(Qt::AlignCenter);
  line->setObjectName(QStringLiteral("grid.cell"));
  line->setAccessibleName(index.data(Qt::AccessibleTextRole).toString());
  const auto offers = model_.offers(index);
  if (!offers.empty()) line->setCompleter(completerOf(offers, line));
  return line;
}

// After a change elsewhere all values are reported as changed to views; unfinished input stays.
void RulesGridDelegate::setEditorData(QWidget* editor, const QModelIndex& index) const {
  auto* line = qobject_cast<QLineEdit*>(editor);
  if (line && !line->isModified()) line->setText(index.data(Qt::EditRole).toString());
}

RulesGridView::RulesGridView(RulesGridModel& model, QWidget* parent) : QTableView(parent), model_(model) {
  setObjectName(QStringLiteral("grid.table"));
  setAccessibleName(tr("Table"));
  setModel(&model);
  setItemDelegate(new RulesGridDelegate(model, this));
  setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed |
                  QAbstractItemView::AnyKeyPressed);
  setSelectionMode(QAbstractItemView::ContiguousSelection);
  setIconSize({kSignWidth, kSignWidth});
  setContextMenuPolicy(Qt::CustomContextMenu);
  setWordWrap(false);
  verticalHeader()->hide();
  verticalHeader()->setDefaultSectionSize(size::row());
  horizontalHeader()->setHighlightSections(true);
  horizontalHeader()->setMinimumSectionSize(48);
}

QModelIndexList RulesGridView::chosenCells() const {
  QModelIndexList cells = selectionModel()->selectedIndexes();
  if (cells.isEmpty() && currentIndex().isValid()) cells << currentIndex();
  return cells;
}

void RulesGridView::copy() {
  QApplication::clipboard()->setText(model_.copied(chosenCells()));
}

// A block is pasted at the start of the selection, a single value into all of it.
void RulesGridView::paste() {
  const QModelIndexList cells = chosenCells();
  if (cells.isEmpty() || !(model_.flags(cells.first()) & Qt::ItemIsEditable)) return;
  const QString text = QApplication::clipboard()->text();
  const bool isBlock = text.trimmed().contains(QLatin1Char('\n')) || text.contains(QLatin1Char('\t'));
  const QModelIndex first = *std::min_element(cells.begin(), cells.end());
  emit refused(isBlock ? model_.paste(first, text) : model_.fill(cells, text.trimmed()));
}

void RulesGridView::clearCells() {
  const QModelIndexList cells = chosenCells();
  if (cells.isEmpty() || !(model_.flags(cells.first()) & Qt::ItemIsEditable)) return;
  emit refused(model_.fill(cells, {}));
}

void RulesGridView::settle() {
  QWidget* editor = state() == EditingState ? indexWidget(currentIndex()) : nullptr;
  if (!editor) return;
  commitData(editor);
  closeEditor(editor, QAbstractItemDelegate::NoHint);
}

void RulesGridView::keyPressEvent(QKeyEvent* event) {
  if (event->matches(QKeySequence::Copy)) return copy();
  if (event->matches(QKeySequence::Paste)) return paste();
  if (event->key() == Qt::Key_Delete || event->key() == Qt::Key_Backspace) return clearCells();
  if (event->key() == Qt::Key_Escape && model_.hasDraft(currentIndex())) return model_.dropDrafts();
  if (isEnter(*event) && currentIndex().isValid() && state() != EditingState) {
    edit(currentIndex());
    return;
  }
  QTableView::keyPressEvent(event);
}

void RulesGridView::closeEditor(QWidget* editor, QAbstractItemDelegate::EndEditHint hint) {
  QTableView::closeEditor(editor, hint);
  if (hint != QAbstractItemDelegate::SubmitModelCache) return;
  const QModelIndex below = currentIndex().siblingAtRow(currentIndex().row() + 1);
  if (below.isValid() && !model_.hasDraft(currentIndex())) setCurrentIndex(below);
}

}  // namespace redoubt::editor
