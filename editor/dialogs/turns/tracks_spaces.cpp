#include "editor/dialogs/turns/tracks_spaces.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QScopedValueRollback>
#include <QShortcut>
#include <QTableWidget>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>
#include <set>

#include "core/model/track_verbs.h"
#include "core/rules/turns/track_spaces.h"
#include "editor/dialogs/turns/tracks_words.h"
#include "editor/fields/row_findings.h"
#include "editor/style/icons.h"
#include "editor/style/plain_tip.h"
#include "editor/style/theme.h"
#include "editor/words/rules_words.h"
#include "editor/words/words.h"

namespace redoubt::editor {
namespace {

enum Column { kLabel, kCapacity, kSlug, kColumns };
constexpr int kLowest = 190;  // height of the list

// An existing item is kept if possible, because its own change can be the one being shown.
QTableWidgetItem& cell(QTableWidget& table, int row, Column column, const QString& text, bool canEdit) {
  if (!table.item(row, column)) table.setItem(row, column, new QTableWidgetItem);
  QTableWidgetItem& item = *table.item(row, column);
  if (item.text() != text) item.setText(text);
  item.setToolTip(plainTip(text));
  item.setFlags(canEdit ? item.flags() | Qt::ItemIsEditable : item.flags() & ~Qt::ItemIsEditable);
  return item;
}

}  // namespace

TrackSpaces::TrackSpaces(Session& session, QWidget* parent)
    : QWidget(parent),
      session_(session),
      table_(new QTableWidget(0, kColumns)),
      add_(addButton("add", "list-add", tr("Add a space below the chosen one"))),
      remove_(addButton("remove", "edit-delete", tr("Remove the chosen spaces"))),
      up_(addButton("up", "go-up", tr("Move up"))),
      down_(addButton("down", "go-down", tr("Move down"))),
      fault_(makeFaultLabel(QStringLiteral("tracks.spaceFault"))) {
  arrange();
  connect(table_, &QTableWidget::itemChanged, this, &TrackSpaces::take);
  connect(table_, &QTableWidget::itemSelectionChanged, this, &TrackSpaces::enable);
  connect(add_, &QToolButton::clicked, this, &TrackSpaces::add);
  connect(remove_, &QToolButton::clicked, this, [this] {
    if (const auto spaces = chosen(); !spaces.empty()) emit removeWanted(spaces);
  });
  connect(up_, &QToolButton::clicked, this, [this] { move(-1); });
  connect(down_, &QToolButton::clicked, this, [this] { move(1); });
  auto* remove = new QShortcut(QKeySequence(Qt::Key_Delete), table_);
  remove->setContext(Qt::WidgetShortcut);
  connect(remove, &QShortcut::activated, remove_, &QToolButton::click);
}

void TrackSpaces::arrange() {
  table_->setObjectName(QStringLiteral("tracks.spaces"));
  table_->setAccessibleName(tr("Spaces"));
  table_->setHorizontalHeaderLabels({tr("Label"), tr("Holds at most"), tr("Called in rules")});
  table_->horizontalHeaderItem(kCapacity)->setToolTip(tr("How many counters; empty where the track doesn't say."));
  table_->horizontalHeaderItem(kSlug)->setToolTip(
      tr("By this name rules and scenarios mean the space, whatever it bears."));
  table_->verticalHeader()->hide();
  table_->verticalHeader()->setDefaultSectionSize(size::row());
  table_->setShowGrid(false);
  table_->setWordWrap(false);
  table_->setTabKeyNavigation(false);
  table_->setSelectionBehavior(QAbstractItemView::SelectRows);
  table_->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed |
                          QAbstractItemView::AnyKeyPressed);
  table_->horizontalHeader()->setHighlightSections(false);
  table_->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
  table_->horizontalHeader()->setSectionResizeMode(kLabel, QHeaderView::Stretch);
  table_->setColumnWidth(kCapacity, 120);
  table_->setColumnWidth(kSlug, 160);
  table_->setMinimumHeight(kLowest);
  auto* bar = new QHBoxLayout;
  bar->setContentsMargins(0, 0, 0, 0);
  bar->setSpacing(2);
  for (QToolButton* button : {add_, remove_, up_, down_}) bar->addWidget(button);
  auto* hint = new QLabel(tr("A label typed while several are chosen goes to all of them."));
  setRole(*hint, "second");
  bar->addSpacing(8);
  bar->addWidget(hint);
  bar->addStretch();
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(4);
  column->addWidget(table_, 1);
  column->addWidget(fault_);
  column->addLayout(bar);
}

QToolButton* TrackSpaces::addButton(const char* name, const char* sign, const QString& text) {
  auto* button = new QToolButton;
  button->setObjectName(QStringLiteral("tracks.spaces.") + QLatin1String(name));
  button->setIcon(icon(QString::fromLatin1(sign)));
  button->setIconSize({size::kIcon, size::kIcon});
  button->setFocusPolicy(Qt::TabFocus);
  button->setAccessibleName(text);
  button->setToolTip(text);
  return button;
}

void TrackSpaces::show(std::optional<Id<model::Track>> track) {
  const QScopedValueRollback showing(isShowing_, true);
  const auto before = chosen();
  const bool isSame = track == track_;
  const int current = table_->currentRow();
  if (!isSame) fault_->hide();
  track_ = track;
  spaces_.clear();
  const auto rows = track ? rules::spacesOf(session_.battle(), *track) : std::vector<const model::Space*>();
  table_->setRowCount(static_cast<int>(rows.size()));
  table_->clearSelection();
  for (int row = 0; row < table_->rowCount(); ++row) {
    const model::Space& space = *rows[static_cast<std::size_t>(row)];
    spaces_.push_back(space.id);
    fillRow(row, space);
  }
  if (isSame && current >= 0) {
    table_->setCurrentCell(std::min(current, table_->rowCount() - 1), kLabel, QItemSelectionModel::NoUpdate);
  }
  for (int row = 0; row < table_->rowCount(); ++row) {
    const bool wasChosen =
        std::find(before.begin(), before.end(), spaces_[static_cast<std::size_t>(row)]) != before.end();
    if (!wasChosen) continue;
    table_->selectionModel()->select(table_->model()->index(row, kLabel),
                                     QItemSelectionModel::Select | QItemSelectionModel::Rows);
  }
  enable();
}

void TrackSpaces::fillRow(int row, const model::Space& space) {
  const bool canEdit = obstacle_.isEmpty();
  QTableWidgetItem& label = cell(*table_, row, kLabel, RulesWords::text(space.label), canEdit);
  const auto findings = findingsAbout(session_, check::Subject::of(space), "");
  const auto severity = worstSeverity(findings);
  label.setIcon(severity ? signIcon(signOf(*severity)) : QIcon());
  if (severity) label.setToolTip(plainTip(faultWords(session_, findings)));
  cell(*table_, row, kCapacity, space.capacity ? QString::number(*space.capacity) : QString(), canEdit);
  cell(*table_, row, kSlug, RulesWords::text(space.slug), false);
}

void TrackSpaces::choose(int row) {
  table_->selectRow(row);
  table_->scrollToItem(table_->item(row, kLabel));
}

void TrackSpaces::setObstacle(const QString& obstacle) {
  obstacle_ = obstacle;
  enable();
}

void TrackSpaces::enable() {
  const auto rows = chosen();
  const bool canEdit = obstacle_.isEmpty() && track_;
  const bool isFull = table_->rowCount() >= model::kMostSpaces;
  add_->setEnabled(canEdit && !isFull);
  remove_->setEnabled(canEdit && !rows.empty());
  const auto canMove = [&](int by) {
    return canEdit && !rows.empty() && !model::moveSpaces(session_.battle(), rows, by, {}).empty();
  };
  up_->setEnabled(canMove(-1));
  down_->setEnabled(canMove(1));
  for (QToolButton* button : {add_, remove_, up_, down_}) {
    button->setToolTip(obstacle_.isEmpty() ? button->accessibleName() : obstacle_);
  }
  if (isFull) add_->setToolTip(tr("A track has at most %1 spaces.").arg(model::kMostSpaces));
}

std::vector<Id<model::Space>> TrackSpaces::chosen() const {
  std::set<int> rows;
  for (const QModelIndex& index : table_->selectionModel()->selectedIndexes()) rows.insert(index.row());
  std::vector<Id<model::Space>> ids;
  for (const int row : rows) {
    if (row < static_cast<int>(spaces_.size())) ids.push_back(spaces_[static_cast<std::size_t>(row)]);
  }
  return ids;
}

std::vector<Id<model::Space>> TrackSpaces::meant(const QTableWidgetItem& item) const {
  const Id<model::Space> own = spaces_[static_cast<std::size_t>(item.row())];
  const auto all = chosen();
  return std::find(all.begin(), all.end(), own) == all.end() ? std::vector{own} : all;
}

void TrackSpaces::add() {
  if (!track_) return;
  const auto rows = chosen();
  const auto after = rows.empty() ? std::nullopt : std::optional(rows.back());
  const model::Space* row = after ? session_.battle().find<model::Space>(*after) : nullptr;
  const model::Track* track = session_.battle().find<model::Track>(*track_);
  model::SpacePlan plan{"", row ? row->label : std::string()};
  if (track && track->kind == "turn") {
    const std::string number = std::to_string(table_->rowCount() + 1);
    plan = {"turn-" + number, number};
  }
  const auto edit = model::addSpace(session_.battle(), *track_, after, plan, tr("Add a space").toStdString());
  if (edit.empty() || !session_.apply(edit)) return;
  const Id<model::Space> fresh = edit.puts<model::Space>().back().id;
  const auto at = std::find(spaces_.begin(), spaces_.end(), fresh);
  if (at == spaces_.end()) return;
  choose(static_cast<int>(at - spaces_.begin()));
  table_->setFocus();
}

void TrackSpaces::move(int by) {
  const auto edit = model::moveSpaces(session_.battle(), chosen(), by, tr("Move spaces").toStdString());
  if (!edit.empty()) session_.apply(edit);
}

void TrackSpaces::take(QTableWidgetItem* item) {
  if (isShowing_ || item->row() >= static_cast<int>(spaces_.size())) return;
  const auto spaces = meant(*item);
  const QString text = item->text().trimmed();
  fault_->hide();
  if (item->column() == kCapacity) return takeCapacity(spaces, text);
  const auto edit = model::setSpaceLabel(session_.battle(), spaces, text.toStdString(),
                                         tr("Label a space “%1”").arg(text).toStdString());
  if (edit.empty() || !session_.apply(edit)) show(track_);
}

void TrackSpaces::takeCapacity(const std::vector<Id<model::Space>>& spaces, const QString& text) {
  bool isNumber = false;
  const int number = text.toInt(&isNumber);
  if (!text.isEmpty() && (!isNumber || number < 0 || number > model::kMostOnSpace)) {
    fault_->setText(tr("“%1” is no number of counters: a space holds 0 to %2 of them, or the field stays empty.")
                        .arg(text)
                        .arg(model::kMostOnSpace));
    fault_->show();
    return show(track_);
  }
  const auto capacity = text.isEmpty() ? std::nullopt : std::optional(number);
  const auto edit =
      model::setSpaceCapacity(session_.battle(), spaces, capacity, tr("Set what a space holds").toStdString());
  if (edit.empty() || !session_.apply(edit)) show(track_);
}

}  // namespace redoubt::editor
