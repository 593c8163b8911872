#include "editor/dialogs/tryit/try_sides.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QVBoxLayout>
#include <algorithm>

#include "core/rules/forces/markers.h"
#include "core/rules/mechanics/spending.h"
#include "editor/abilities/action_words.h"
#include "editor/dialogs/tryit/try_table.h"
#include "editor/dialogs/tryit/try_words.h"
#include "editor/session/to_qt.h"
#include "editor/words/hex_words.h"

namespace redoubt::editor {
namespace {

enum TargetColumn { kTarget, kWho };
enum ActorColumn { kUnit, kHex, kStrength, kFirstStock };

template <class Set, class Value>
void keep(Set& set, const Value& value, bool isIn) {
  isIn ? static_cast<void>(set.insert(value)) : static_cast<void>(set.erase(value));
}

}  // namespace

TrySides::TrySides(Session& session, QWidget* parent)
    : QWidget(parent),
      session_(session),
      defenderRow_(new QWidget),
      defender_(new QComboBox),
      otherLabel_(new QLabel(tr("Together with it:"))),
      otherTable_(new TryTable(QStringLiteral("try.targets"), tr("Other hexes"), 3)),
      table_(new TryTable(QStringLiteral("try.actors"), tr("Those who act"), 6)) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(6);
  auto* row = new QHBoxLayout(defenderRow_);
  row->setContentsMargins(0, 0, 0, 0);
  auto* label = new QLabel(tr("Only one defends:"));
  label->setBuddy(defender_);
  defender_->setObjectName(QStringLiteral("try.defender"));
  defender_->setAccessibleName(tr("Who defends"));
  row->addWidget(label);
  row->addWidget(defender_);
  row->addStretch();
  column->addWidget(defenderRow_);
  column->addWidget(otherLabel_);
  column->addWidget(otherTable_);
  column->addWidget(table_);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Maximum);
  connect(defender_, &QComboBox::currentIndexChanged, this, [this](int index) {
    if (target_ && index >= 0) defending_[*target_] = {defender_->itemData(index).toLongLong()};
    emit changed();
  });
  connect(otherTable_, &QTableWidget::cellChanged, this, &TrySides::takeTarget);
  connect(table_, &QTableWidget::cellChanged, this, &TrySides::takeTick);
  clear();
}

QString TrySides::nameOf(Id<model::Placement> counter) const {
  const model::Placement* row = session_.setUp().placement(counter);
  return row ? toQt(model::nameOf(session_.translated(), *row)) : QString();
}

void TrySides::setTarget(std::optional<hex::HexKey> target) {
  if (target == target_) return;
  target_ = target;
  othersToo_.clear();
  standing_.clear();
  isNew_ = true;
}

void TrySides::pick(std::vector<Id<model::Placement>> units) {
  picked_ = std::move(units);
  isNew_ = true;
}

void TrySides::clear() {
  actors_.clear();
  others_.clear();
  for (QWidget* each : std::initializer_list<QWidget*>{defenderRow_, otherLabel_, otherTable_, table_}) each->hide();
}

void TrySides::refresh(const ask::World& world, const TriedAction& action) {
  if (action != action_) isNew_ = true;
  action_ = action;
  actors_ = picked_;
  if (target_) {
    for (const rules::Member each : candidates(world, action, *target_)) {
      const Id<model::Placement> id = world.position().piece(each).row->id;
      if (std::find(actors_.begin(), actors_.end(), id) == actors_.end()) actors_.push_back(id);
    }
  }
  std::erase_if(actors_, [&](Id<model::Placement> id) { return !world.position().find(id); });
  if (isNew_) checkAllowed(world, action);
  isNew_ = false;
  readMarks(world);
  showDefender();
  showTargets(world, action);
  showActors();
}

std::vector<rules::Member> TrySides::checkedMembers(const ask::World& world) const {
  std::vector<rules::Member> members;
  for (const Id<model::Placement> id : actors_) {
    const auto member = checked_.contains(id) ? world.position().find(id) : std::nullopt;
    if (member) members.push_back(*member);
  }
  return members;
}

// Picked units act; without them everybody whom the rules let join those before.
void TrySides::checkAllowed(const ask::World& world, const TriedAction& action) {
  checked_ = {picked_.begin(), picked_.end()};
  if (!picked_.empty() || !target_) return;
  std::vector<rules::Member> together;
  for (const Id<model::Placement> id : actors_) {
    together.push_back(*world.position().find(id));
    const bool isAllowed = refusalsOf(world, action, together, {*target_}).empty();
    isAllowed ? static_cast<void>(checked_.insert(id)) : together.pop_back();
  }
}

void TrySides::readMarks(const ask::World& world) {
  const std::vector<rules::SpendableStock> spendings = rules::spendableStocks(session_.rules());
  stocks_.clear();
  for (const rules::SpendableStock& each : spendings) {
    if (std::find(stocks_.begin(), stocks_.end(), each.stock) == stocks_.end()) stocks_.push_back(each.stock);
  }
  maySpend_.clear();
  mayStand_.clear();
  std::set<std::string> kinds;
  std::set<std::string> spent;
  for (const Id<model::Placement> id : actors_) {
    const model::Placement* row = session_.setUp().placement(id);
    const model::Unit* unit = row ? session_.battle().find(row->unit) : nullptr;
    for (const rules::SpendableStock& each : spendings) {
      if (!unit || !each.isFor(unit->type)) continue;
      maySpend_.insert({id, each.stock});
      spent.insert(each.stock);
    }
    if (!row || !row->hex || !target_) continue;
    for (const std::string& marker : rules::markersThatMayStand(groundOf(world), *row->hex, *target_)) {
      mayStand_.insert({id, marker});
    }
  }
  // One that is taken to stand there is laid already.
  for (const Mark& mark : standing_) mayStand_.insert(mark);
  for (const Mark& mark : mayStand_) kinds.insert(mark.second);
  std::erase_if(stocks_, [&](const std::string& stock) { return !spent.contains(stock); });
  markers_ = {kinds.begin(), kinds.end()};
}

void TrySides::showDefender() {
  const QSignalBlocker blocker(defender_);
  defender_->clear();
  defenderRow_->hide();
  if (!target_ || !session_.layout().contains(*target_) || !session_.setUp().variant()) return;
  // Of the set-up itself, since those who don't defend are not in the world.
  const rules::PlacementList setUp = rules::placements(session_.battle(), *session_.setUp().variant());
  const rules::Board ground{session_.battle(), session_.rules(), session_.layout(), session_.figures(), setUp};
  const bool isOn = rules::oneDefends(ground, *target_);
  defenderRow_->setVisible(isOn);
  if (!isOn) return;
  for (const model::Placement* row : rules::defendersIn(ground, *target_)) {
    defender_->addItem(nameOf(row->id), QVariant::fromValue<qlonglong>(row->id.value));
  }
  const auto named = defending_.find(*target_);
  const int index =
      named == defending_.end() ? 0 : defender_->findData(QVariant::fromValue<qlonglong>(named->second.value));
  defender_->setCurrentIndex(std::max(0, index));
}

void TrySides::addTo(TryChoice& choice) const {
  if (target_) choice.targets.push_back(*target_);
  choice.targets.insert(choice.targets.end(), othersToo_.begin(), othersToo_.end());
  for (const Id<model::Placement> id : actors_) {
    if (checked_.contains(id)) choice.actors.push_back(id);
  }
  for (const auto& [id, stock] : spending_) choice.spends[id] = stock;
  choice.standing = standing_;
  choice.defending = defending_;
}

void TrySides::showTargets(const ask::World& world, const TriedAction& action) {
  const QSignalBlocker blocker(otherTable_);
  std::vector<rules::Member> all;
  for (const Id<model::Placement> id : actors_) all.push_back(*world.position().find(id));
  others_ = target_ ? otherTargets(world, action, *target_, all) : std::vector<hex::HexKey>();
  std::erase_if(othersToo_,
                [&](hex::HexKey hex) { return std::find(others_.begin(), others_.end(), hex) == others_.end(); });
  const std::vector<rules::Member> checked = checkedMembers(world);
  otherTable_->setHeadings({tr("Hex"), tr("Who stands there")}, kWho);
  otherTable_->setRowCount(static_cast<int>(others_.size()));
  int row = 0;
  for (const hex::HexKey hex : others_) {
    QStringList names;
    for (const rules::Member each : world.position().at(hex)) names << TryWords::piece(session_, world, each);
    QString who = names.join(QStringLiteral(", "));
    std::vector<hex::HexKey> together{*target_, hex};
    const auto refusals =
        checked.empty() || othersToo_.contains(hex) ? std::vector<rules::Refusal>()
                                                    : refusalsOf(world, action, checked, together);
    if (!refusals.empty()) who = tr("%1 (not now: %2)").arg(who, ActionWords::refusal(refusals.front()));
    otherTable_->setItem(row, kTarget, TryTable::tick(HexWords::number(session_, hex), othersToo_.contains(hex)));
    otherTable_->setItem(row++, kWho, TryTable::cell(who));
  }
  otherTable_->fitRows();
  otherLabel_->setVisible(!others_.empty());
  otherTable_->setVisible(!others_.empty());
}

QStringList TrySides::headings() const {
  QStringList headings{tr("Who acts"), tr("Hex"), tr("Strength")};
  for (const std::string& stock : stocks_) {
    headings << toQt(session_.translatedRules().text("stock/" + stock + "/title").value_or(stock));
  }
  for (const std::string& marker : markers_) {
    headings << tr("%1?").arg(toQt(rules::markerTitle(session_.translatedRules(), marker)));
  }
  return headings;
}

void TrySides::showActors() {
  const QSignalBlocker blocker(table_);
  const QPoint current(table_->currentColumn(), table_->currentRow());
  table_->setHeadings(headings(), kStrength);
  table_->setRowCount(static_cast<int>(actors_.size()));
  for (int row = 0; row < table_->rowCount(); ++row) {
    const Id<model::Placement> id = actors_[static_cast<std::size_t>(row)];
    const model::Placement* placement = session_.setUp().placement(id);
    const QString hex = placement && placement->hex ? HexWords::number(session_, *placement->hex) : QString();
    table_->setItem(row, kUnit, TryTable::tick(nameOf(id), checked_.contains(id)));
    table_->setItem(row, kHex, TryTable::cell(hex));
    table_->setItem(row, kStrength, TryTable::cell({}));
    addMarks(row, id);
  }
  const int firstMarker = kFirstStock + static_cast<int>(stocks_.size());
  for (int column = 0; column < static_cast<int>(markers_.size()); ++column) {
    const QString title = toQt(
        rules::markerTitle(session_.translatedRules(), markers_[static_cast<std::size_t>(column)]));
    table_->horizontalHeaderItem(firstMarker + column)
        ->setToolTip(
            tr("The marker %1 waits to be placed. Ticked, it is taken to stand before the unit.").arg(title));
  }
  table_->setCurrentCell(current.y(), current.x());
  table_->fitRows();
  table_->setVisible(!actors_.empty());
}

// The stocks that the unit can spend, and the markers that can lie in front of it.
void TrySides::addMarks(int row, Id<model::Placement> id) {
  int column = kFirstStock;
  const auto add = [&](const Mark& mark, const std::set<Mark>& may, const std::set<Mark>& is) {
    table_->setItem(row, column++, may.contains(mark) ? TryTable::tick({}, is.contains(mark)) : TryTable::cell({}));
  };
  for (const std::string& stock : stocks_) add({id, stock}, maySpend_, spending_);
  for (const std::string& marker : markers_) add({id, marker}, mayStand_, standing_);
}

void TrySides::takeTarget(int row, int column) {
  if (column != kTarget) return;
  keep(othersToo_, others_[static_cast<std::size_t>(row)],
       otherTable_->item(row, column)->checkState() == Qt::Checked);
  emit changed();
}

void TrySides::takeTick(int row, int column) {
  const Id<model::Placement> id = actors_[static_cast<std::size_t>(row)];
  const bool isTicked = table_->item(row, column)->checkState() == Qt::Checked;
  const auto behind = static_cast<std::size_t>(std::max(0, column - kFirstStock));
  if (column == kUnit) {
    keep(checked_, id, isTicked);
  } else if (column >= kFirstStock && behind < stocks_.size()) {
    keep(spending_, Mark{id, stocks_[behind]}, isTicked);
  } else if (column >= kFirstStock) {
    keep(standing_, Mark{id, markers_[behind - stocks_.size()]}, isTicked);
  }
  emit changed();
}

void TrySides::showStrengths(const ask::World& world, const TriedAction& action, const ask::ActionAnswer* answer) {
  const QSignalBlocker blocker(table_);
  const std::vector<rules::Member> checked = checkedMembers(world);
  std::vector<hex::HexKey> targets{othersToo_.begin(), othersToo_.end()};
  if (target_) targets.push_back(*target_);
  for (int row = 0; row < table_->rowCount(); ++row) {
    const Id<model::Placement> id = actors_[static_cast<std::size_t>(row)];
    const auto member = world.position().find(id);
    if (!member || !target_) continue;
    QString said;
    if (!checked_.contains(id)) {
      auto with = checked;
      with.push_back(*member);
      const auto refusals = refusalsOf(world, action, with, targets);
      const auto own = std::find_if(refusals.begin(), refusals.end(),
                                    [&](const rules::Refusal& each) { return each.member == *member; });
      if (!refusals.empty()) said = ActionWords::refusal(own == refusals.end() ? refusals.front() : *own);
    } else if (answer) {
      for (const ask::Share& share : answer->attackers) {
        if (share.member == *member) said = TryWords::strength(session_, world, *answer, share);
      }
    }
    table_->item(row, kStrength)->setText(said);
  }
  table_->fitRows();
}

QStringList TrySides::waitingMarkers() const {
  QStringList sentences;
  for (const std::string& marker : markers_) {
    QStringList names;
    for (const Id<model::Placement> id : actors_) {
      const Mark mark{id, marker};
      if (mayStand_.contains(mark) && !standing_.contains(mark) && checked_.contains(id)) names << nameOf(id);
    }
    if (names.isEmpty()) continue;
    const QString title = toQt(rules::markerTitle(session_.translatedRules(), marker));
    sentences << tr("The marker %1 waits to be placed and may come to stand before %2: tick it to reckon with it.")
                     .arg(title, names.join(QStringLiteral(", ")));
  }
  return sentences;
}

QString TrySides::stillToAttack(const ask::World& world, const TryChoice& choice) const {
  QStringList hexes;
  const rules::Board ground = groundOf(world);
  for (const hex::HexKey hex : rules::stillToAttack(ground, attackersOf(world, choice), choice.targets)) {
    QStringList names;
    for (const model::Placement* row : rules::defendersIn(ground, hex)) names << nameOf(row->id);
    hexes << tr("%1 (%2)").arg(HexWords::number(session_, hex), names.join(QStringLiteral(", ")));
  }
  return hexes.isEmpty()
             ? QString()
             : tr("Also before the attackers, to be attacked in this phase: %1.").arg(hexes.join(QStringLiteral("; ")));
}

}  // namespace redoubt::editor
