#include "editor/dialogs/rules/rules_list.h"

#include <QComboBox>
#include <QGuiApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QScopedValueRollback>
#include <QScrollBar>
#include <QShortcut>
#include <QSignalBlocker>
#include <QTreeView>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "editor/dialogs/rules/rule_title_delegate.h"
#include "editor/style/elided_box.h"
#include "editor/style/icons.h"
#include "editor/style/theme.h"
#include "editor/words/rules_words.h"

namespace redoubt::editor {
namespace {

constexpr int kRuleWidth = 300;
constexpr int kValueWidth = 160;
constexpr int kFromWidth = 104;
constexpr int kOriginWidth = 130;
constexpr int kFaultWidth = 26;

}  // namespace

RulesList::RulesList(Session& session, QWidget* parent)
    : QWidget(parent),
      session_(session),
      model_(session),
      search_(new QLineEdit),
      filter_(new ElidedBox),
      tree_(new QTreeView),
      nothing_(new QLabel(tr("No rule fits. Search for other words, or show all rules."))) {
  nothing_->setObjectName(QStringLiteral("rules.nothing"));
  nothing_->setAlignment(Qt::AlignCenter);
  nothing_->setWordWrap(true);
  nothing_->setMargin(size::kMargin);
  setRole(*nothing_, "second");
  nothing_->hide();
  makeTree();
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  column->addWidget(makeBar());
  column->addWidget(tree_, 1);
  column->addWidget(nothing_, 1);
  connect(search_, &QLineEdit::textChanged, this, &RulesList::chooseFiltered);
  connect(filter_, &QComboBox::currentIndexChanged, this, &RulesList::chooseFiltered);
  restore();
}

QWidget* RulesList::makeBar() {
  auto* bar = new QWidget;
  bar->setAttribute(Qt::WA_StyledBackground);
  setRole(*bar, "bar");
  search_->setObjectName(QStringLiteral("rules.search"));
  search_->setPlaceholderText(tr("Search path, value, title, meaning and citation"));
  search_->setAccessibleName(tr("Search the rules"));
  search_->setClearButtonEnabled(true);
  search_->addAction(icon(u"edit-find"), QLineEdit::LeadingPosition);
  search_->installEventFilter(this);
  filter_->setObjectName(QStringLiteral("rules.filter"));
  filter_->setAccessibleName(tr("Rules to show"));
  filter_->setSizeAdjustPolicy(QComboBox::AdjustToContents);
  // With large letters the search text keeps its room; the title of a filter can be cut.
  search_->setMinimumWidth(18 * search_->fontMetrics().averageCharWidth());
  filter_->setMinimumWidth(10 * filter_->fontMetrics().averageCharWidth());
  fillFilters();
  auto* find = new QShortcut(QKeySequence::Find, this);
  connect(find, &QShortcut::activated, this, [this] {
    search_->setFocus();
    search_->selectAll();
  });
  auto* row = new QHBoxLayout(bar);
  row->setContentsMargins(8, 6, 8, 6);
  row->setSpacing(6);
  row->addWidget(search_, 1);
  row->addWidget(filter_);
  return bar;
}

void RulesList::fillFilters() {
  const std::pair<RuleFilter, QString> filters[] = {
      {RuleFilter::All, tr("All rules and settings")},    {RuleFilter::Own, tr("Of this battle")},
      {RuleFilter::Overridden, tr("Overridden")},         {RuleFilter::Uncertain, tr("Estimated or unknown")},
      {RuleFilter::NoOrigin, tr("Without origin")},       {RuleFilter::Faulty, tr("Faulty")},
      {RuleFilter::Settings, tr("Settings of scenarios")}};
  const QSignalBlocker blocker(filter_);
  for (int at = 0; const auto& [filter, title] : filters) {
    const QString text = tr("%1 (%2)").arg(title).arg(model_.count(filter));
    if (filter_->count() <= at) filter_->addItem(text, static_cast<int>(filter));
    filter_->setItemText(at++, text);
  }
}

void RulesList::makeTree() {
  tree_->setObjectName(QStringLiteral("rules.tree"));
  tree_->setAccessibleName(tr("Rules"));
  tree_->setModel(&model_);
  tree_->setItemDelegateForColumn(RulesModel::kRule, new RuleTitleDelegate(tree_));
  tree_->setUniformRowHeights(true);
  tree_->setIndentation(14);
  tree_->setAllColumnsShowFocus(true);
  tree_->setSelectionBehavior(QAbstractItemView::SelectRows);
  tree_->setIconSize({12, 12});
  QHeaderView* header = tree_->header();
  header->setStretchLastSection(false);
  header->setMinimumSectionSize(kFaultWidth);
  header->setSectionsMovable(false);
  header->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
  header->resizeSection(RulesModel::kRule, kRuleWidth);
  header->resizeSection(RulesModel::kFrom, kFromWidth);
  header->resizeSection(RulesModel::kOrigin, kOriginWidth);
  header->resizeSection(RulesModel::kValue, kValueWidth);
  header->resizeSection(RulesModel::kFault, kFaultWidth);
  header->setSectionResizeMode(RulesModel::kValue, QHeaderView::Stretch);
  header->setSectionResizeMode(RulesModel::kFault, QHeaderView::Fixed);
  connect(header, &QHeaderView::sectionResized, this, [this] {
    if (QGuiApplication::mouseButtons() != Qt::NoButton) hasColumns_ = true;
  });
  connect(tree_, &QTreeView::expanded, this, [this](const QModelIndex& topic) { noteOpen(topic, true); });
  connect(tree_, &QTreeView::collapsed, this, [this](const QModelIndex& topic) { noteOpen(topic, false); });
  connect(tree_, &QTreeView::activated, this, [this](const QModelIndex& index) {
    if (const RuleEntry* entry = model_.entry(index)) emit activated(entry->key);
  });
  connect(tree_->selectionModel(), &QItemSelectionModel::currentChanged, this, &RulesList::noteCurrent);
}

QWidget* RulesList::lastField() const {
  return tree_;
}

QByteArray RulesList::columns() const {
  return tree_->header()->saveState();
}

// As wide as large letters need, if there is room.
void RulesList::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  if (hasColumns_) return;
  constexpr int kUsual = kRuleWidth + kValueWidth + kFromWidth + kOriginWidth + kFaultWidth;
  const double scale = std::max(1.0, std::min(1.0 * width() / kUsual, textScale()));
  for (const auto& [column, usual] :
       {std::pair(RulesModel::kRule, kRuleWidth), std::pair(RulesModel::kFrom, kFromWidth),
        std::pair(RulesModel::kOrigin, kOriginWidth)}) {
    tree_->header()->resizeSection(column, qRound(usual * scale));
  }
}

void RulesList::setColumns(const QByteArray& state) {
  hasColumns_ = true;
  tree_->header()->restoreState(state);
}

void RulesList::noteOpen(const QModelIndex& topic, bool isOpen) {
  if (isRestoring_ || model_.isFiltered()) return;
  const RuleEntry* first = model_.entry(model_.index(0, 0, topic));
  if (!first) return;
  if (isOpen) {
    open_.insert(groupOf(*first));
  } else {
    open_.erase(groupOf(*first));
  }
}

void RulesList::noteCurrent(const QModelIndex& index) {
  if (isRestoring_) return;
  const RuleEntry* entry = model_.entry(index);
  if (!entry || entry->key == current_) return;  // on a heading the rule stays shown
  current_ = entry->key;
  emit chosen(current_);
}

void RulesList::refresh() {
  const int scrolled = tree_->verticalScrollBar()->value();
  {
    const QScopedValueRollback restoring(isRestoring_, true);
    model_.refresh();
  }
  fillFilters();
  restore();
  tree_->verticalScrollBar()->setValue(scrolled);
}

void RulesList::applyFilter() {
  {
    const QScopedValueRollback restoring(isRestoring_, true);
    model_.setFilter(static_cast<RuleFilter>(filter_->currentData().toInt()), search_->text());
  }
  restore();
  showCurrent();
}

void RulesList::chooseFiltered() {
  applyFilter();
  if (model_.indexOf(current_).isValid()) return;
  const RuleEntry* first = model_.entry(model_.index(0, 0, model_.index(0, 0)));
  current_ = first ? first->key : RuleAddress();
  restore();
  showCurrent();
  emit chosen(current_);
}

void RulesList::restore() {
  const QScopedValueRollback restoring(isRestoring_, true);
  for (int row = 0; row < model_.rowCount(); ++row) {
    const QModelIndex topic = model_.index(row, 0);
    tree_->setFirstColumnSpanned(row, {}, true);
    tree_->setExpanded(topic, model_.isFiltered() || open_.contains(groupOf(*model_.entry(model_.index(0, 0, topic)))));
  }
  const bool isEmpty = model_.rowCount() == 0;
  tree_->setVisible(!isEmpty);
  nothing_->setVisible(isEmpty);
  const QModelIndex index = model_.indexOf(current_);
  if (index.isValid()) tree_->setCurrentIndex(index);
}

void RulesList::showCurrent() {
  if (const QModelIndex index = model_.indexOf(current_); index.isValid()) tree_->scrollTo(index);
}

void RulesList::show(RuleFilter filter) {
  search_->clear();
  filter_->setCurrentIndex(filter_->findData(static_cast<int>(filter)));
}

void RulesList::choose(const RuleAddress& key) {
  const RuleEntry* entry = model_.entry(key);
  if (!entry) {
    current_ = {};
    tree_->setCurrentIndex({});
    return;
  }
  current_ = key;
  open_.insert(groupOf(*entry));
  if (!model_.indexOf(key).isValid()) {
    const QSignalBlocker words(search_);
    const QSignalBlocker filters(filter_);
    search_->clear();
    filter_->setCurrentIndex(0);
    applyFilter();
  }
  restore();
  showCurrent();
}

// The arrow keys move from the search field into the tree below.
bool RulesList::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() != QEvent::KeyPress) return QWidget::eventFilter(watched, event);
  const int key = static_cast<QKeyEvent*>(event)->key();
  const bool goesOn = key == Qt::Key_Down || key == Qt::Key_Return || key == Qt::Key_Enter;
  if (!goesOn) return QWidget::eventFilter(watched, event);
  tree_->setFocus();
  const QModelIndex first = model_.index(0, 0, model_.index(0, 0));
  if (first.isValid() && !model_.indexOf(current_).isValid()) tree_->setCurrentIndex(first);
  return true;
}

}  // namespace redoubt::editor
