#include "editor/dialogs/odds/odds_sides.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QVBoxLayout>
#include <algorithm>

#include "core/rules/forces/markers.h"
#include "editor/abilities/ability_stance.h"
#include "editor/dialogs/odds/odds_table.h"
#include "editor/dialogs/odds/odds_words.h"
#include "editor/session/to_qt.h"
#include "editor/words/hex_words.h"

namespace redoubt::editor {
namespace {

enum TargetColumn { kTarget, kWho };
enum AttackerColumn { kUnit, kHex, kStrength, kFirstStock };

QString nameOf(const Session& session, Id<model::Placement> counter) {
  const model::Placement* row = session.setUp().placement(counter);
  return row ? toQt(model::nameOf(session.translated(), *row)) : QString();
}

// An item that can't be checked stays readable.
void setBarred(QTableWidgetItem& item, bool isBarred) {
  const Qt::ItemFlags flags = Qt::ItemIsSelectable | Qt::ItemIsUserCheckable;
  item.setFlags(isBarred ? flags : flags | Qt::ItemIsEnabled);
}

}  // namespace

OddsSides::OddsSides(Session& session, QWidget* parent)
    : QWidget(parent),
      session_(session),
      defenderRow_(new QWidget),
      defender_(new QComboBox),
      otherLabel_(new QLabel(tr("Attacked together with it:"))),
      otherTable_(new OddsTable(QStringLiteral("odds.targets"), tr("Other hexes that are attacked"), 3)),
      table_(new OddsTable(QStringLiteral("odds.attackers"), tr("Attackers"), 6)) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(6);
  auto* row = new QHBoxLayout(defenderRow_);
  row->setContentsMargins(0, 0, 0, 0);
  auto* label = new QLabel(tr("Only one defends:"));
  label->setBuddy(defender_);
  defender_->setObjectName(QStringLiteral("odds.defender"));
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
  connect(otherTable_, &QTableWidget::cellChanged, this, &OddsSides::takeTarget);
  connect(table_, &QTableWidget::cellChanged, this, &OddsSides::takeTick);
}

template <class Ask>
auto OddsSides::onGround(Ask&& ask) const {
  const auto setUp = setUpOf(session_);
  return ask(rules::CombatContext{session_.battle(), session_.rules(), session_.layout(), session_.figures(), setUp});
}

void OddsSides::setTarget(std::optional<hex::HexKey> target) {
  if (target != target_) {
    leftOut_.clear();
    attackedToo_.clear();
    standing_.clear();
  }
  target_ = target;
  refresh();
}

void OddsSides::refresh() {
  attackers_.clear();
  others_.clear();
  stocks_ = rules::stocksThatShift(session_.rules());
  if (target_ && session_.layout().contains(*target_)) {
    onGround([&](const rules::CombatContext& ground) {
      for (const model::Placement* row : rules::attackersRound(ground, *target_)) attackers_.push_back(row->id);
      others_ = rules::targetsBeside(ground, *target_);
      readMarkers(ground);
    });
  }
  std::erase_if(attackedToo_,
                [&](hex::HexKey hex) { return std::find(others_.begin(), others_.end(), hex) == others_.end(); });
  for (const Id<model::Placement> id : attackers_) {
    if (onlyDefends(id)) leftOut_.insert(id);
  }
  showDefender();
  showTargets();
  showAttackers();
  barTargets();
  barAttackers();
}

// Such a counter is never checked.
bool OddsSides::onlyDefends(Id<model::Placement> attacker) const {
  const rules::AttackChoice alone{{*target_}, {session_.setUp().placement(attacker)}};
  return onGround([&](const rules::CombatContext& ground) {
    return rules::faultOf(ground, alone) == rules::AttackFault::OnlyDefends;
  });
}

void OddsSides::showDefender() {
  const QSignalBlocker blocker(defender_);
  defender_->clear();
  const bool isOn =
      target_ && session_.layout().contains(*target_) && onGround([&](const rules::CombatContext& ground) {
        for (const model::Placement* row : rules::defendersIn(ground, *target_)) {
          defender_->addItem(nameOf(session_, row->id), QVariant::fromValue<qlonglong>(row->id.value));
        }
        return rules::oneDefends(ground, *target_);
      });
  defenderRow_->setVisible(isOn);
  if (!isOn) return;
  const auto named = defending_.find(*target_);
  const int index =
      named == defending_.end() ? 0 : defender_->findData(QVariant::fromValue<qlonglong>(named->second.value));
  defender_->setCurrentIndex(std::max(0, index));
}

void OddsSides::readMarkers(const rules::CombatContext& ground) {
  mayStand_.clear();
  std::set<std::string> kinds;
  for (const Id<model::Placement> id : attackers_) {
    for (const std::string& marker :
         rules::markersThatMayStand(ground, *session_.setUp().placement(id)->hex, *target_)) {
      mayStand_.insert({id, marker});
      kinds.insert(marker);
    }
  }
  markers_ = {kinds.begin(), kinds.end()};
}

bool OddsSides::hasAttack() const {
  return std::any_of(attackers_.begin(), attackers_.end(), [&](auto id) { return !leftOut_.contains(id); });
}

rules::AttackChoice OddsSides::choice() const {
  rules::AttackChoice choice;
  if (target_) choice.targets.push_back(*target_);
  choice.targets.insert(choice.targets.end(), attackedToo_.begin(), attackedToo_.end());
  for (const Id<model::Placement> id : attackers_) {
    if (!leftOut_.contains(id)) choice.attackers.push_back(session_.setUp().placement(id));
  }
  for (const auto& [id, stock] : spending_) choice.spends[id] = stock;
  for (const Mark& mark : standing_) {
    if (mayStand_.contains(mark)) choice.standing[mark.first].insert(mark.second);
  }
  choice.defending = defending_;
  return choice;
}

std::vector<Id<model::Placement>> OddsSides::defenders() const {
  std::vector<Id<model::Placement>> ids;
  if (!target_ || !session_.layout().contains(*target_)) return ids;
  onGround([&](const rules::CombatContext& ground) {
    for (const model::Placement* row : rules::defendersOf(ground, choice())) ids.push_back(row->id);
  });
  return ids;
}

std::optional<rules::AttackFault> OddsSides::fault() const {
  return onGround([&](const rules::CombatContext& ground) { return rules::faultOf(ground, choice()); });
}

std::optional<rules::AttackFault> OddsSides::faultWith(Id<model::Placement> attacker) const {
  rules::AttackChoice with = choice();
  if (leftOut_.contains(attacker)) with.attackers.push_back(session_.setUp().placement(attacker));
  return onGround([&](const rules::CombatContext& ground) { return rules::faultOf(ground, with); });
}

std::optional<rules::AttackFault> OddsSides::faultWith(hex::HexKey target) const {
  rules::AttackChoice with = choice();
  if (!attackedToo_.contains(target)) with.targets.push_back(target);
  return onGround([&](const rules::CombatContext& ground) { return rules::faultOf(ground, with); });
}

rules::Attack OddsSides::attack(const std::optional<std::string>& trackLabel) const {
  rules::AttackChoice chosen = choice();
  chosen.trackLabel = trackLabel;
  return onGround([&](const rules::CombatContext& ground) { return rules::attackFrom(ground, chosen); });
}

void OddsSides::showTargets() {
  const QSignalBlocker blocker(otherTable_);
  otherTable_->setHeadings({tr("Hex"), tr("Who stands there")}, kWho);
  otherTable_->setRowCount(static_cast<int>(others_.size()));
  for (int row = 0; row < otherTable_->rowCount(); ++row) {
    const hex::HexKey hex = others_[static_cast<std::size_t>(row)];
    otherTable_->setItem(row, kTarget, OddsTable::tick(HexWords::number(session_, hex), attackedToo_.contains(hex)));
    otherTable_->setItem(row, kWho, OddsTable::cell({}));
  }
  otherLabel_->setVisible(!others_.empty());
  otherTable_->setVisible(!others_.empty());
}

void OddsSides::barTargets() {
  const QSignalBlocker blocker(otherTable_);
  for (int row = 0; row < otherTable_->rowCount(); ++row) {
    const hex::HexKey hex = others_[static_cast<std::size_t>(row)];
    QStringList names;
    onGround([&](const rules::CombatContext& ground) {
      for (const model::Placement* each : rules::defendersIn(ground, hex)) names << nameOf(session_, each->id);
    });
    const QString who = names.join(QStringLiteral(", "));
    const auto fault = attackedToo_.contains(hex) || !hasAttack() ? std::nullopt : faultWith(hex);
    setBarred(*otherTable_->item(row, kTarget), fault.has_value());
    otherTable_->item(row, kWho)->setText(fault ? tr("%1 (not now: %2)").arg(who, OddsWords::targetFault(*fault))
                                                : who);
  }
  otherTable_->fitRows();
}

QStringList OddsSides::attackerHeadings() const {
  QStringList headings{tr("Attacker"), tr("Hex"), tr("Strength")};
  for (const std::string& stock : stocks_) {
    headings << toQt(session_.translatedRules().text("stock/" + stock + "/title").value_or(stock));
  }
  for (const std::string& marker : markers_) {
    headings << tr("%1?").arg(toQt(rules::markerTitle(session_.translatedRules(), marker)));
  }
  return headings;
}

void OddsSides::showAttackers() {
  const QSignalBlocker blocker(table_);
  const QPoint current(table_->currentColumn(), table_->currentRow());
  table_->setHeadings(attackerHeadings(), kStrength);
  table_->setRowCount(static_cast<int>(attackers_.size()));
  for (int row = 0; row < table_->rowCount(); ++row) {
    const Id<model::Placement> id = attackers_[static_cast<std::size_t>(row)];
    table_->setItem(row, kUnit, OddsTable::tick(nameOf(session_, id), !leftOut_.contains(id)));
    table_->setItem(row, kHex, OddsTable::cell(HexWords::number(session_, *session_.setUp().placement(id)->hex)));
    table_->setItem(row, kStrength, OddsTable::cell({}));
    addMarks(row, id);
  }
  for (std::size_t i = 0; i < markers_.size(); ++i) {
    const QString title = toQt(rules::markerTitle(session_.translatedRules(), markers_[i]));
    table_->horizontalHeaderItem(static_cast<int>(kFirstStock + stocks_.size() + i))
        ->setToolTip(
            tr("The marker %1 waits to be placed. Ticked, it is taken to stand before the attacker.").arg(title));
  }
  table_->setCurrentCell(current.y(), current.x());
  table_->setVisible(!attackers_.empty());
}

void OddsSides::barAttackers() {
  const QSignalBlocker blocker(table_);
  for (int row = 0; row < table_->rowCount(); ++row) {
    const Id<model::Placement> id = attackers_[static_cast<std::size_t>(row)];
    const auto fault = leftOut_.contains(id) ? faultWith(id) : std::nullopt;
    setBarred(*table_->item(row, kUnit), fault.has_value());
    table_->item(row, kStrength)->setText(fault ? OddsWords::attackerFault(*fault) : QString());
  }
  table_->fitRows();
}

// The stocks that the attacker can spend, and the markers that can lie in front of it.
void OddsSides::addMarks(int row, Id<model::Placement> id) {
  const model::Unit* unit = session_.battle().find(session_.setUp().placement(id)->unit);
  int column = kFirstStock;
  for (const std::string& stock : stocks_) {
    const bool may = unit && rules::maySpend(session_.rules(), stock, unit->type);
    table_->setItem(row, column++, may ? OddsTable::tick({}, spending_.contains({id, stock})) : OddsTable::cell({}));
  }
  for (const std::string& marker : markers_) {
    const Mark mark{id, marker};
    table_->setItem(row, column++,
                    mayStand_.contains(mark) ? OddsTable::tick({}, standing_.contains(mark)) : OddsTable::cell({}));
  }
}

void OddsSides::takeTarget(int row, int column) {
  if (column != kTarget) return;
  const hex::HexKey hex = others_[static_cast<std::size_t>(row)];
  const bool isTicked = otherTable_->item(row, column)->checkState() == Qt::Checked;
  isTicked ? static_cast<void>(attackedToo_.insert(hex)) : static_cast<void>(attackedToo_.erase(hex));
  barTargets();
  barAttackers();
  emit changed();
}

void OddsSides::takeTick(int row, int column) {
  const Id<model::Placement> id = attackers_[static_cast<std::size_t>(row)];
  const bool isTicked = table_->item(row, column)->checkState() == Qt::Checked;
  const auto take = [&](auto& set, const auto& value, bool isIn) {
    isIn ? static_cast<void>(set.insert(value)) : static_cast<void>(set.erase(value));
  };
  const auto behind = static_cast<std::size_t>(std::max(0, column - kFirstStock));
  if (column == kUnit) {
    take(leftOut_, id, !isTicked);
    barTargets();
    barAttackers();
  } else if (column >= kFirstStock && behind < stocks_.size()) {
    take(spending_, Mark{id, stocks_[behind]}, isTicked);
  } else if (column >= kFirstStock) {
    take(standing_, Mark{id, markers_[behind - stocks_.size()]}, isTicked);
  }
  emit changed();
}

void OddsSides::showStrengths(const rules::Attack* attack, const rules::Odds* odds) {
  const QSignalBlocker blocker(table_);
  std::size_t fighting = 0;
  for (int row = 0; row < table_->rowCount(); ++row) {
    if (leftOut_.contains(attackers_[static_cast<std::size_t>(row)])) continue;
    const QString strength =
        attack ? OddsWords::strength(session_, attack->attackers[fighting].unit, odds->attack[fighting]) : QString();
    table_->item(row, kStrength)->setText(strength);
    ++fighting;
  }
  table_->fitRows();
}

QStringList OddsSides::waitingMarkers() const {
  QStringList sentences;
  for (const std::string& marker : markers_) {
    QStringList names;
    for (const Id<model::Placement> id : attackers_) {
      const Mark mark{id, marker};
      const bool isOpen = mayStand_.contains(mark) && !standing_.contains(mark) && !leftOut_.contains(id);
      if (isOpen) names << nameOf(session_, id);
    }
    if (names.isEmpty()) continue;
    const QString title = toQt(rules::markerTitle(session_.translatedRules(), marker));
    sentences << tr("The marker %1 waits to be placed and may come to stand before %2: tick it to reckon with it.")
                     .arg(title, names.join(QStringLiteral(", ")));
  }
  return sentences;
}

QString OddsSides::stillToAttack() const {
  QStringList hexes;
  onGround([&](const rules::CombatContext& ground) {
    for (const hex::HexKey hex : rules::stillToAttack(ground, choice())) {
      QStringList names;
      for (const model::Placement* row : rules::defendersIn(ground, hex)) names << nameOf(session_, row->id);
      hexes << tr("%1 (%2)").arg(HexWords::number(session_, hex), names.join(QStringLiteral(", ")));
    }
  });
  return hexes.isEmpty()
             ? QString()
             : tr("Also before the attackers, to be attacked in this phase: %1.").arg(hexes.join(QStringLiteral("; ")));
}

}  // namespace redoubt::editor
