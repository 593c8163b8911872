#include "editor/dialogs/records/record_list.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QShortcut>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

#include "editor/dialogs/records/record_verbs.h"
#include "editor/style/icons.h"
#include "editor/style/plain_tip.h"
#include "editor/style/theme.h"
#include "editor/words/field_words.h"

namespace redoubt::editor {
namespace {

constexpr int kWidestSection = 220;
constexpr int kNarrowestSection = 60;
constexpr int kMeasuredRows = 50;  // that decide the width of a column

}  // namespace

RecordList::RecordList(Session& session, QWidget* parent)
    : QWidget(parent),
      session_(session),
      search_(new QLineEdit),
      limit_(new QToolButton),
      view_(new QTableView),
      none_(new QLabel),
      add_(addButton("add", "list-add", tr("Add"))),
      copy_(addButton("copy", "edit-copy", tr("Duplicate"))),
      derive_(addButton("derive", "vcs-diff", tr("Derive another, which holds only what differs"))),
      remove_(addButton("remove", "edit-delete", tr("Delete"))),
      up_(addButton("up", "go-up", tr("Move up"))),
      down_(addButton("down", "go-down", tr("Move down"))) {
  search_->setObjectName(QStringLiteral("records.search"));
  search_->setPlaceholderText(tr("Search"));
  search_->setClearButtonEnabled(true);
  limit_->setObjectName(QStringLiteral("records.limit"));
  limit_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  limit_->setIcon(icon(u"edit-clear"));
  limit_->setToolTip(tr("Show all rows"));
  limit_->hide();
  view_->setObjectName(QStringLiteral("records.list"));
  view_->setSelectionBehavior(QAbstractItemView::SelectRows);
  view_->setSelectionMode(QAbstractItemView::SingleSelection);
  view_->setEditTriggers(QAbstractItemView::NoEditTriggers);
  view_->setSortingEnabled(true);
  view_->setTabKeyNavigation(false);
  view_->setWordWrap(false);
  view_->setShowGrid(false);
  view_->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
  view_->verticalHeader()->hide();
  view_->verticalHeader()->setDefaultSectionSize(size::row());
  view_->horizontalHeader()->setHighlightSections(false);
  view_->setContextMenuPolicy(Qt::CustomContextMenu);
  none_->setObjectName(QStringLiteral("records.none"));
  none_->setWordWrap(true);
  none_->setMargin(14);
  none_->setAlignment(Qt::AlignTop);
  setRole(*none_, "second");
  auto* top = new QHBoxLayout;
  top->setContentsMargins(8, 8, 8, 6);
  top->addWidget(search_, 1);
  top->addWidget(limit_);
  auto* bar = new QHBoxLayout;
  bar->setContentsMargins(6, 4, 6, 4);
  bar->setSpacing(2);
  for (QToolButton* each : {add_, copy_, derive_, remove_, up_, down_}) bar->addWidget(each);
  bar->addStretch();
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  column->addLayout(top);
  column->addWidget(none_);
  column->addWidget(view_, 1);
  column->addLayout(bar);
  connect(search_, &QLineEdit::textChanged, this, [this](const QString& text) {
    if (filter_) filter_->search(text);
    showNone();
  });
  connect(limit_, &QToolButton::clicked, this, [this] { limitTo({}, {}, {}); });
  connect(add_, &QToolButton::clicked, this, &RecordList::addWanted);
  connect(copy_, &QToolButton::clicked, this, &RecordList::copyWanted);
  connect(derive_, &QToolButton::clicked, this, &RecordList::deriveWanted);
  connect(remove_, &QToolButton::clicked, this, &RecordList::removeWanted);
  connect(up_, &QToolButton::clicked, this, [this] { emit moveWanted(-1); });
  connect(down_, &QToolButton::clicked, this, [this] { emit moveWanted(1); });
  connect(view_, &QWidget::customContextMenuRequested, this, &RecordList::showMenu);
  auto* remove = new QShortcut(QKeySequence(Qt::Key_Delete), view_);
  remove->setContext(Qt::WidgetShortcut);
  connect(remove, &QShortcut::activated, remove_, &QToolButton::click);
}

QToolButton* RecordList::addButton(const char* name, const char* sign, const QString& words) {
  auto* button = new QToolButton;
  button->setObjectName(QStringLiteral("records.") + QLatin1String(name));
  button->setIcon(icon(QString::fromLatin1(sign)));
  button->setIconSize({size::kIcon, size::kIcon});
  button->setFocusPolicy(Qt::TabFocus);
  button->setAccessibleName(words);
  button->setToolTip(words);
  return button;
}

void RecordList::setTable(const model::TableInfo& table) {
  if (model_ && &model_->table() == &table) return;
  view_->setModel(nullptr);
  delete filter_;
  delete model_;
  model_ = new RecordModel(session_, table, this);
  filter_ = new RecordFilter(*model_, this);
  search_->clear();
  limit_->hide();
  view_->setModel(filter_);
  view_->setAccessibleName(FieldWords::many(table));
  view_->sortByColumn(model_->usualSection(), Qt::AscendingOrder);
  view_->horizontalHeader()->setResizeContentsPrecision(kMeasuredRows);
  view_->resizeColumnsToContents();
  for (int section = 0; section < filter_->columnCount(); ++section) {
    view_->setColumnWidth(section, std::clamp(view_->columnWidth(section), kNarrowestSection, kWidestSection));
  }
  connect(view_->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this] {
    enable();
    emit rowChosen();
  });
  connect(model_, &RecordModel::followed, this, [this] {
    enable();
    emit rowChosen();
  });
  connect(filter_, &QAbstractItemModel::rowsInserted, this, &RecordList::showNone);
  connect(filter_, &QAbstractItemModel::rowsRemoved, this, &RecordList::showNone);
  connect(filter_, &QAbstractItemModel::modelReset, this, &RecordList::showNone);
  showNone();
  choose({});
}

void RecordList::showNone() {
  const bool isEmpty = filter_->rowCount() == 0;
  none_->setVisible(isEmpty);
  view_->setVisible(!isEmpty);
  if (!isEmpty) return;
  const QString help = FieldWords::help(model_->table());
  none_->setText(model_->rowCount() > 0 ? tr("None of the rows fits the search.")
                                        : help + QStringLiteral("\n\n") + tr("There is none yet: + below adds one."));
}

std::optional<model::AnyRow> RecordList::chosen() const {
  if (!filter_ || !view_->selectionModel()) return std::nullopt;
  const QModelIndex index = view_->selectionModel()->currentIndex();
  if (!index.isValid()) return std::nullopt;
  return model_->row(filter_->mapToSource(index).row());
}

void RecordList::choose(const std::string& key) {
  const int row = key.empty() ? -1 : model_->find(key);
  if (row >= 0) {
    QModelIndex index = filter_->mapFromSource(model_->index(row, 0));
    if (!index.isValid()) {
      search_->clear();
      limitTo({}, {}, {});
      index = filter_->mapFromSource(model_->index(row, 0));
    }
    view_->setCurrentIndex(index);
    view_->scrollTo(index);
  } else if (!view_->currentIndex().isValid() && filter_->rowCount() > 0) {
    view_->setCurrentIndex(filter_->index(0, 0));
  }
  enable();
  emit rowChosen();
}

std::string RecordList::neighbour() const {
  const int at = view_->currentIndex().row();
  const int next = at + 1 < filter_->rowCount() ? at + 1 : at - 1;
  return next < 0 ? std::string() : model_->row(filter_->mapToSource(filter_->index(next, 0)).row()).key();
}

void RecordList::limitTo(const QString& column, const model::Value& value, const QString& words) {
  filter_->limitTo(column, value);
  limit_->setVisible(!column.isEmpty());
  limit_->setText(limit_->fontMetrics().elidedText(words, Qt::ElideRight, size::scaled(kWidestSection)));
  showNone();
  if (!view_->currentIndex().isValid()) choose({});
}

void RecordList::setCan(QToolButton& button, const QString& reason) {
  button.setEnabled(reason.isEmpty());
  button.setToolTip(reason.isEmpty() ? button.accessibleName() : reason);
}

void RecordList::enable() {
  if (!model_) return;
  const auto row = chosen();
  const QString none = tr("No row is chosen.");
  setCan(*add_, RecordVerbs::cantAdd(session_, model_->table()));
  setCan(*copy_, row ? RecordVerbs::cantCopy(session_, *row) : none);
  setCan(*derive_, row ? RecordVerbs::cantCopy(session_, *row) : none);
  setCan(*remove_, row ? RecordVerbs::cantRemove(session_, *row) : none);
  setCan(*up_, row ? RecordVerbs::cantMove(session_, *row, -1) : none);
  setCan(*down_, row ? RecordVerbs::cantMove(session_, *row, 1) : none);
  derive_->setVisible(RecordVerbs::canDerive(model_->table()));
  const bool hasOrder = model_->table().column("ordinal").has_value();
  up_->setVisible(hasOrder);
  down_->setVisible(hasOrder);
}

void RecordList::showMenu(QPoint position) {
  auto* menu = new QMenu(this);
  menu->setObjectName(QStringLiteral("records.menu"));
  menu->setAttribute(Qt::WA_DeleteOnClose);
  menu->setToolTipsVisible(true);
  for (QToolButton* each : {add_, copy_, derive_, remove_, up_, down_}) {
    if (each->isHidden()) continue;
    QAction* action = menu->addAction(each->icon(), each->accessibleName(), each, &QToolButton::click);
    action->setEnabled(each->isEnabled());
    action->setToolTip(each->toolTip());
  }
  menu->popup(view_->viewport()->mapToGlobal(position));
}

}  // namespace redoubt::editor
