#include "editor/dialogs/turns/entry_arrivals.h"

#include <QLabel>
#include <QListWidget>
#include <QSignalBlocker>
#include <QVBoxLayout>
#include <algorithm>
#include <array>

#include "core/rules/turns/schedule_edit.h"
#include "editor/dialogs/rules/rules_control.h"
#include "editor/dialogs/rules/rules_words.h"
#include "editor/style/theme.h"

namespace redoubt::editor {
namespace {

constexpr int kHeight = 200;
constexpr int kWidth = 510;

template <class Row>
std::vector<const Row*> rowsOf(const model::Battle& battle, Id<model::Army> army) {
  std::vector<const Row*> rows;
  for (const Row& row : battle.all<Row>()) {
    if (row.army == army) rows.push_back(&row);
  }
  std::stable_sort(rows.begin(), rows.end(), [](const auto* a, const auto* b) { return a->ordinal < b->ordinal; });
  return rows;
}

}  // namespace

EntryArrivals::EntryArrivals(Session& session, QWidget* parent)
    : QWidget(parent), session_(session), words_(new QLabel), list_(new QListWidget) {
  setRole(*words_, "heading");
  words_->setWordWrap(true);
  list_->setObjectName(QStringLiteral("entries.arrivals"));
  list_->setAccessibleName(tr("Who comes by it"));
  list_->setMaximumHeight(kHeight);
  list_->setMaximumWidth(kWidth);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(6);
  column->addWidget(words_);
  column->addWidget(list_);
  // Queued, as the change makes the list anew.
  connect(
      list_, &QListWidget::itemChanged, this, [this](QListWidgetItem* item) { take(list_->row(item)); },
      Qt::QueuedConnection);
}

const model::Placement* EntryArrivals::placementOf(const model::Subject& subject) const {
  const auto& rows = session_.placements();
  const auto found =
      std::find_if(rows.begin(), rows.end(), [&](const auto& row) { return model::subjectOf(row) == subject; });
  return found == rows.end() ? nullptr : &*found;
}

void EntryArrivals::show(Id<model::Entry> entry, bool canEdit) {
  const QSignalBlocker blocker(list_);
  const int row = list_->currentRow();
  const bool isSame = entry_ == entry;
  entry_ = entry;
  subjects_.clear();
  list_->clear();
  list_->setStyleSheet(tickListStyle());
  const model::Entry* held = session_.battle().find<model::Entry>(entry);
  const model::Variant* variant = session_.battle().find(session_.variant());
  if (!held || !variant) return;
  words_->setText(tr("Who comes by it in “%1”").arg(RulesWords::text(variant->title)));
  for (const auto* leader : rowsOf<model::Leader>(session_.battle(), held->army)) {
    add({std::nullopt, leader->id}, RulesWords::text(leader->name));
  }
  for (const auto* unit : rowsOf<model::Unit>(session_.battle(), held->army)) {
    add({unit->id, std::nullopt}, RulesWords::text(unit->name));
  }
  if (isSame) list_->setCurrentRow(row);
  list_->setEnabled(canEdit && session_.blockFor(held->army).has_value());
}

void EntryArrivals::add(const model::Subject& subject, const QString& name) {
  const model::Placement* now = placementOf(subject);
  const bool comes = now && now->rule == model::PlacementRule::Enters && now->entry == entry_;
  const bool isElsewhere = now && !comes && now->rule != model::PlacementRule::OffMap;
  auto* item = new QListWidgetItem(isElsewhere ? tr("%1 – begins elsewhere").arg(name) : name, list_);
  item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
  item->setCheckState(comes ? Qt::Checked : Qt::Unchecked);
  subjects_.push_back(subject);
}

// Who no longer comes by it waits among the counters without place.
void EntryArrivals::take(int row) {
  if (row < 0 || row >= static_cast<int>(subjects_.size()) || !entry_) return;
  const model::Subject subject = subjects_[static_cast<std::size_t>(row)];
  const model::Battle& battle = session_.battle();
  const model::Entry* held = battle.find<model::Entry>(*entry_);
  const auto block = held ? session_.blockFor(held->army) : std::nullopt;
  if (!block) return;
  const model::Placement* now = placementOf(subject);
  const QString name = RulesWords::text(session_.nameOf(subject));
  if (list_->item(row)->checkState() == Qt::Checked) {
    session_.apply(rules::letEnter(battle, *block, subject, now, *entry_,
                                   tr("Let %1 come by “%2”").arg(name, RulesWords::text(held->slug)).toStdString()));
  } else if (now) {
    session_.apply(model::remove(battle, std::array{now->id}, tr("Take %1 off the entry").arg(name).toStdString()));
  }
}

}  // namespace redoubt::editor
