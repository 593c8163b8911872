#include "editor/dialogs/odds/odds_results.h"

#include <QHeaderView>
#include <QLabel>
#include <QVBoxLayout>
#include <algorithm>
#include <variant>

#include "core/rules/book/certainty.h"
#include "core/rules/combat/dispersal.h"
#include "core/rules/combat/fire.h"
#include "editor/dialogs/odds/odds_table.h"
#include "editor/style/theme.h"
#include "editor/words/result_words.h"

namespace redoubt::editor {
namespace {

enum ShiftColumn { kReason, kShift, kShiftNote };
enum ResultColumn { kResult, kChance, kMeaning, kResultNote };

using Fighters = std::vector<const rules::Fighter*>;

bool isWithLeader(const Session& session, const rules::Fighter& unit) {
  const auto& rows = session.setUp().placements();
  return std::any_of(rows.begin(), rows.end(), [&](const model::Placement& row) {
    return row.leader && row.rule == model::PlacementRule::At && row.hex == unit.hex;
  });
}

// Whether a side loses all its points; false if some are unknown.
bool isLost(const Fighters& side, int losses) {
  int points = 0;
  for (const rules::Fighter* unit : side) {
    if (!unit->strength.value && unit->morale.value) return false;
    points += unit->strength.value.value_or(0);
  }
  return losses > 0 && losses >= points;
}

}  // namespace

OddsResults::OddsResults(Session& session, QWidget* parent)
    : QWidget(parent),
      session_(session),
      noShifts_(new QLabel(tr("Nothing shifts the column."))),
      shifts_(new OddsTable(QStringLiteral("odds.shifts"), tr("Shifts of the column"), 6)),
      results_(new OddsTable(QStringLiteral("odds.results"), tr("Results"), 0)) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(8);
  noShifts_->setObjectName(QStringLiteral("odds.noShifts"));
  setRole(*noShifts_, "second");
  column->addWidget(noShifts_);
  column->addWidget(shifts_);
  column->addWidget(results_, 1);
  clear();
}

void OddsResults::clear() {
  noShifts_->hide();
  shifts_->hide();
  shifts_->setRowCount(0);
  results_->hide();
  results_->setRowCount(0);
}

void OddsResults::setOdds(const rules::Attack& attack, const rules::Odds& odds) {
  showShifts(odds);
  showResults(attack, odds);
}

void OddsResults::showShifts(const rules::Odds& odds) {
  shifts_->setHeadings({tr("Reason"), tr("Columns"), tr("Note")}, kReason);
  shifts_->horizontalHeaderItem(kShift)->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
  shifts_->setRowCount(static_cast<int>(odds.shifts.size()));
  int row = 0;
  for (const rules::Shift& shift : odds.shifts) {
    QTableWidgetItem* reason = OddsTable::cell(OddsWords::reason(session_, shift.path));
    reason->setToolTip(QString::fromStdString(shift.path));
    shifts_->setItem(row, kReason, reason);
    shifts_->setItem(row, kShift, OddsTable::cell(OddsWords::shift(shift), true));
    const bool isSaid = !shift.columns;
    shifts_->setItem(row, kShiftNote, OddsTable::cell(isSaid ? QString() : OddsWords::certainty(shift.certainty)));
    ++row;
  }
  shifts_->fitRows();
  shifts_->setVisible(row > 0);
  noShifts_->setVisible(row == 0 && odds.base);
}

SideOutlook OddsResults::outlook(const Fighters& side, const rules::ResultEffect& effect) const {
  SideOutlook outlook;
  const rules::RuleBook& book = session_.rules();
  const bool isOut = isLost(side, effect.losses);
  bool hasLeader = false;
  bool areSpared = !side.empty();
  for (const rules::Fighter* unit : side) {
    const bool isBesideLeader = isWithLeader(session_, *unit);
    const bool isSpared = rules::isSpared(book, isBesideLeader).value_or(false);
    hasLeader = hasLeader || isBesideLeader;
    areSpared = areSpared && isSpared;
    if (effect.retreat < 1 || isSpared || isOut) continue;
    const auto found =
        rules::dispersalChance(session_.battle(), book, {unit->type, unit->arm, unit->morale}, effect.retreat);
    if (const auto* chance = std::get_if<rules::DispersalChance>(&found)) outlook.dispersed.push_back(*chance);
  }
  outlook.isSpared = areSpared;
  outlook.isLost = isOut;
  const auto fate = isOut ? rules::UnitFate::Eliminated : rules::UnitFate::Retreats;
  const bool isInDanger = isOut || effect.retreat > 0;
  if (!hasLeader || !isInDanger || !rules::fateEndangersLeaders(book, fate).value_or(false)) return outlook;
  const auto odds = rules::casualtyOdds(book, fate);
  const auto dead = odds.find("dead");
  if (dead != odds.end()) outlook.leaderFalls = dead->second;
  outlook.certainty = rules::certaintyOf(session_.battle(), book, rules::casualtyRollPath(book, fate));
  return outlook;
}

void OddsResults::showResults(const rules::Attack& attack, const rules::Odds& odds) {
  Fighters attackers;
  Fighters defenders;
  for (const rules::Attacker& each : attack.attackers) attackers.push_back(&each.unit);
  for (const rules::Defender& each : attack.defenders) defenders.push_back(&each.unit);
  const rules::ResultCodes codes(session_.battle(), session_.rules());
  results_->setHeadings({tr("Result"), tr("Chance"), tr("What it means"), tr("Note")}, kMeaning);
  results_->horizontalHeaderItem(kChance)->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
  results_->setRowCount(static_cast<int>(odds.chances.size()));
  int row = 0;
  for (const rules::ResultChance& one : odds.chances) {
    const rules::CombatResult result = codes.ofBattle(one.result);
    const SideOutlook attacking = outlook(attackers, result.attacker);
    SideOutlook defending = outlook(defenders, result.defender);
    if (result.defender.retreat > 0) defending.holding = rules::transportEffect(session_.rules(), attack);
    const bool isKnown = !one.result.empty();
    const QString means = OddsWords::result(result, attacking, defending);
    results_->setItem(row, kResult, OddsTable::cell(ResultWords::code(one.result)));
    results_->setItem(row, kChance, OddsTable::cell(OddsWords::chance(one.chance), true));
    results_->setItem(row, kMeaning, OddsTable::cell(isKnown ? means : tr("The table lacks it")));
    const bool isTold = !isKnown || !result.unexplained.empty();
    rules::Certainty certainty = rules::worse(one.certainty, result.certainty);
    for (const SideOutlook& side : {attacking, defending}) certainty = rules::worse(certainty, side.worst());
    results_->setItem(row, kResultNote, OddsTable::cell(isTold ? QString() : OddsWords::certainty(certainty)));
    ++row;
  }
  results_->fitRows();
  results_->setVisible(row > 0);
}

}  // namespace redoubt::editor
