#include "editor/dialogs/turns/entry_arrivals.h"

#include <QLabel>
#include <QSignalBlocker>
#include <QTreeWidget>
#include <QVBoxLayout>
#include <algorithm>
#include <array>
#include <set>
#include <utility>

#include "core/model/forces_edit.h"
#include "core/rules/command/chain_of_command.h"
#include "editor/style/theme.h"
#include "editor/style/tick_list.h"
#include "editor/words/rules_words.h"

namespace redoubt::editor {
namespace {

constexpr int kHeight = 220;
constexpr int kWidth = 510;
constexpr int kLineRole = Qt::UserRole;

}  // namespace

EntryArrivals::EntryArrivals(Session& session, QWidget* parent)
    : QWidget(parent), session_(session), words_(new QLabel), tree_(new QTreeWidget) {
  setRole(*words_, "heading");
  words_->setWordWrap(true);
  tree_->setObjectName(QStringLiteral("entries.arrivals"));
  tree_->setAccessibleName(tr("Who comes by it"));
  tree_->setHeaderHidden(true);
  tree_->setUniformRowHeights(true);
  // Of a fixed height, so that nothing moves under the pointer while boxes are checked one after another.
  tree_->setFixedHeight(kHeight);
  tree_->setMaximumWidth(kWidth);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(6);
  column->addWidget(words_);
  column->addWidget(tree_);
  connect(&session_, &Session::documentReplaced, this, [this] { taken_.clear(); });
  // Queued, because the change updates the check boxes.
  connect(tree_, &QTreeWidget::itemChanged, this, [this](QTreeWidgetItem* item) {
    const auto line = item->data(0, kLineRole).value<qulonglong>();
    const bool isWanted = item->checkState(0) == Qt::Checked;
    QMetaObject::invokeMethod(
        this, [this, line, isWanted] { take(line, isWanted); }, Qt::QueuedConnection);
  });
}

bool EntryArrivals::comes(const model::Subject& subject) const {
  const model::Placement* now = session_.setUp().placementOf(subject);
  return now && now->rule == model::PlacementRule::Enters && now->entry == entry_;
}

// Commands with leader and units, units of several commands under the first; then leaders and units without a command.
std::vector<EntryArrivals::Line> EntryArrivals::linesOf(Id<model::Army> army) const {
  const model::Battle& battle = session_.translated();
  std::vector<Line> lines;
  std::set<Id<model::Leader>> led;
  std::set<Id<model::Unit>> grouped;
  const auto leaders = model::leadersIn(battle, army);
  const auto units = model::unitsIn(battle, army);
  for (const model::Command* command : model::commandsIn(battle, army)) {
    const std::size_t at = lines.size();
    lines.push_back({RulesWords::text(command->name), {}, 0});
    const model::Leader* leader = battle.find(command->leader);
    if (leader && led.insert(leader->id).second) {
      lines.push_back({RulesWords::text(leader->name), {{std::nullopt, leader->id}}, 1});
    }
    for (const model::Unit* unit : units) {
      const bool isOfIt = battle.find<model::UnitCommand>({unit->id, command->id}) != nullptr;
      if (isOfIt && grouped.insert(unit->id).second) {
        lines.push_back({RulesWords::text(unit->name), {{unit->id, std::nullopt}}, 1});
      }
    }
    for (std::size_t i = at + 1; i < lines.size(); ++i) lines[at].who.push_back(lines[i].who.front());
    if (lines[at].who.size() < 2) {  // a command line is only needed for two or more
      lines.erase(lines.begin() + static_cast<std::ptrdiff_t>(at));
      if (at < lines.size()) lines[at].depth = 0;
    }
  }
  for (const model::Leader* leader : leaders) {
    if (!led.contains(leader->id)) lines.push_back({RulesWords::text(leader->name), {{std::nullopt, leader->id}}, 0});
  }
  for (const model::Unit* unit : units) {
    if (!grouped.contains(unit->id)) lines.push_back({RulesWords::text(unit->name), {{unit->id, std::nullopt}}, 0});
  }
  return lines;
}

void EntryArrivals::show(Id<model::Entry> entry, bool canEdit) {
  const QSignalBlocker blocker(tree_);
  entry_ = entry;
  const model::Entry* held = session_.battle().find<model::Entry>(entry);
  const model::Variant* variant = session_.translated().find(session_.setUp().variant());
  std::vector<Line> lines = held && variant ? linesOf(held->army) : std::vector<Line>();
  if (lines != lines_) {
    lines_ = std::move(lines);
    build();
  }
  tree_->setStyleSheet(tickListStyle().replace(QStringLiteral("QListWidget"), QStringLiteral("QTreeWidget")));
  if (!held || !variant) return;
  words_->setText(tr("Who comes by it in “%1”").arg(RulesWords::text(variant->title)));
  showTicks();
  tree_->setEnabled(canEdit && session_.setUp().blockFor(held->army).has_value());
}

void EntryArrivals::build() {
  tree_->clear();
  items_.clear();
  QTreeWidgetItem* above = nullptr;
  bool hasCommand = false;
  for (std::size_t i = 0; i < lines_.size(); ++i) {
    auto* item = lines_[i].depth > 0 && above ? new QTreeWidgetItem(above) : new QTreeWidgetItem(tree_);
    item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
    item->setData(0, kLineRole, QVariant::fromValue<qulonglong>(i));
    item->setSizeHint(0, {0, size::tickRow()});
    if (lines_[i].depth == 0) above = item;
    hasCommand = hasCommand || lines_[i].isCommand();
    items_.push_back(item);
  }
  tree_->setRootIsDecorated(hasCommand);
  tree_->expandAll();
}

// The items stay, so that the next check is at the same place.
void EntryArrivals::showTicks() {
  for (std::size_t i = 0; i < lines_.size(); ++i) {
    const auto& who = lines_[i].who;
    const auto count = std::count_if(who.begin(), who.end(), [&](const auto& each) { return comes(each); });
    items_[i]->setText(0, wordsFor(lines_[i]));
    items_[i]->setCheckState(0, count == 0                 ? Qt::Unchecked
                                : count == std::ssize(who) ? Qt::Checked
                                                           : Qt::PartiallyChecked);
  }
}

QString EntryArrivals::wordsFor(const Line& line) const {
  if (line.isCommand()) {
    return tr("%1 (%n counter(s))", nullptr, static_cast<int>(line.who.size())).arg(line.name);
  }
  const model::Placement* now = session_.setUp().placementOf(line.who.front());
  const bool isElsewhere = now && !comes(line.who.front()) && now->rule != model::PlacementRule::OffMap;
  if (!isElsewhere) return line.name;
  return now->rule == model::PlacementRule::At && now->hex
             ? tr("%1 – begins on %2").arg(line.name, RulesWords::text(session_.layout().number(*now->hex)))
             : tr("%1 – begins elsewhere").arg(line.name);
}

// Undo and redo also undo and redo what edits took and gave back. A sequence number is used again after its edit is
// undone and others follow.
EntryArrivals::Taken* EntryArrivals::takenFrom(const model::Subject& subject) {
  const auto& history = session_.document().history();
  const auto stands = [&](const store::HistoryRow& row) {
    return std::any_of(history.begin(), history.end(), [&](const store::HistoryRow& each) {
      return each.state == store::HistoryState::Done && each.sequence == row.sequence && each.title == row.title &&
             each.madeAt == row.madeAt;
    });
  };
  const auto found = std::find_if(taken_.rbegin(), taken_.rend(), [&](const Taken& each) {
    return each.variant == session_.setUp().variant() && each.entry == entry_ && each.subject == subject &&
           stands(each.tick) && !(each.untick && stands(*each.untick));
  });
  return found == taken_.rend() ? nullptr : &*found;
}

void EntryArrivals::take(std::size_t line, bool isWanted) {
  const model::Entry* held = session_.battle().find(entry_);
  const auto block = held ? session_.setUp().blockFor(held->army) : std::nullopt;
  if (!block || line >= lines_.size()) return;
  const QString title = isWanted ? tr("Let %1 come by “%2”").arg(lines_[line].name, RulesWords::text(held->slug))
                                 : tr("Take %1 off the entry").arg(lines_[line].name);
  model::Edit edit(title.toStdString());
  model::Battle now = session_.battle();  // each new row comes after the one before
  std::vector<Taken> taken;
  std::vector<Taken*> given;
  for (const model::Subject& subject : lines_[line].who) {
    if (comes(subject) == isWanted) continue;
    const model::Placement* placement = session_.setUp().placementOf(subject);
    model::Edit one;
    if (isWanted) {
      taken.push_back({*session_.setUp().variant(), held->id, subject, rules::placeOf(session_.battle(), placement)});
      one = rules::assignEntry(now, *block, subject, placement, held->id, {});
    } else if (Taken* before = takenFrom(subject)) {
      given.push_back(before);
      one = rules::restorePlacement(session_.battle(), *placement, before->place, {});
    } else {
      // Counters that used the entry before the window opened have no former place and become unplaced.
      one = model::remove(session_.battle(), std::array{placement->id}, {});
    }
    edit.append(one);
    now = model::applied(std::move(now), one);
  }
  if (!edit.empty() && session_.apply(edit)) return keep(std::move(taken), given);
  const QSignalBlocker blocker(tree_);
  showTicks();
}

void EntryArrivals::keep(std::vector<Taken> taken, const std::vector<Taken*>& given) {
  const auto& history = session_.document().history();
  const auto made = std::find_if(history.begin(), history.end(), [&](const store::HistoryRow& row) {
    return row.sequence == session_.document().lastDone();
  });
  if (made == history.end()) return;
  for (Taken* each : given) each->untick = *made;
  for (Taken& each : taken) {
    each.tick = *made;
    taken_.push_back(std::move(each));
  }
}

}  // namespace redoubt::editor
