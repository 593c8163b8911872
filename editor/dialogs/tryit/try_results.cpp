#include "editor/dialogs/tryit/try_results.h"

#include <QHeaderView>
#include <QLabel>
#include <QPainter>
#include <QStyledItemDelegate>
#include <QVBoxLayout>
#include <algorithm>
#include <variant>

#include "core/rules/book/certainty.h"
#include "core/rules/combat/dispersal.h"
#include "core/rules/combat/leader_danger.h"
#include "editor/dialogs/tryit/try_table.h"
#include "editor/session/to_qt.h"
#include "editor/style/theme.h"
#include "editor/words/result_words.h"

namespace redoubt::editor {
namespace {

enum AdjustColumn { kReason, kWhose, kChange, kParagraph, kAdjustNote };
enum ResultColumn { kResult, kChance, kMeaning, kResultNote };

constexpr int kBarRole = Qt::UserRole + 1;  // the chance, 0 to 1
constexpr int kChanceWidth = 130;

// A chance as a bar behind its number.
class BarDelegate : public QStyledItemDelegate {
 public:
  using QStyledItemDelegate::QStyledItemDelegate;

  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
    const double part = std::clamp(index.data(kBarRole).toDouble(), 0.0, 1.0);
    QRectF bar = QRectF(option.rect).adjusted(4, 5, -4, -5);
    bar.setWidth(bar.width() * part);
    QColor colour = option.palette.color(QPalette::Link);
    colour.setAlphaF(0.3F);
    painter->fillRect(bar, colour);
    QStyledItemDelegate::paint(painter, option, index);
  }
  QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
    return QStyledItemDelegate::sizeHint(option, index).expandedTo({kChanceWidth, 0});
  }
};

bool isWithLeader(const Session& session, const Fighter& unit) {
  const auto& rows = session.setUp().placements();
  return std::any_of(rows.begin(), rows.end(), [&](const model::Placement& row) {
    return row.leader && row.rule == model::PlacementRule::At && row.hex == unit.hex;
  });
}

// At the step at which it is supposed to be.
Fighter fighterOf(const ask::World& world, rules::Member member) {
  const rules::Position& position = world.position();
  const rules::Piece& piece = position.piece(member);
  Fighter fighter;
  if (piece.unit) fighter.type = piece.unit->type;
  if (!piece.arm.empty()) fighter.arm = std::string(piece.arm.front().text());
  fighter.strength = position.figure(member, "size");
  fighter.morale = position.figure(member, "morale");
  fighter.hex = piece.hex.value_or(hex::HexKey{});
  return fighter;
}

// Whether a side loses all its points; false if some are unknown.
bool isLost(const std::vector<Fighter>& side, int losses) {
  int points = 0;
  for (const Fighter& unit : side) {
    if (!unit.strength.value && unit.morale.value) return false;
    points += unit.strength.value.value_or(0);
  }
  return losses > 0 && losses >= points;
}

}  // namespace

TryResults::TryResults(Session& session, QWidget* parent)
    : QWidget(parent),
      session_(session),
      nothingActs_(new QLabel(tr("Nothing changes strengths, column or roll."))),
      adjustments_(new TryTable(QStringLiteral("try.adjustments"), tr("What acts"), 6)),
      results_(new TryTable(QStringLiteral("try.results"), tr("Results"), 0)) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(8);
  nothingActs_->setObjectName(QStringLiteral("try.nothingActs"));
  setRole(*nothingActs_, "second");
  column->addWidget(nothingActs_);
  column->addWidget(adjustments_);
  column->addWidget(results_, 1);
  clear();
}

void TryResults::clear() {
  nothingActs_->hide();
  for (TryTable* table : {adjustments_, results_}) {
    table->hide();
    table->setRowCount(0);
  }
}

void TryResults::show(const ask::World& world, const TryChoice& choice, const ask::ActionAnswer& answer) {
  showAdjustments(world, answer);
  showResults(world, choice, answer);
}

void TryResults::showAdjustments(const ask::World& world, const ask::ActionAnswer& answer) {
  adjustments_->setHeadings({tr("What acts"), tr("On"), tr("Change"), tr("Paragraph"), tr("Note")}, kReason);
  adjustments_->horizontalHeaderItem(kChange)->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
  adjustments_->setRowCount(static_cast<int>(answer.adjustments.size()));
  int row = 0;
  for (const rules::AppliedAdjust& each : answer.adjustments) {
    QTableWidgetItem* reason = TryTable::cell(TryWords::reason(session_, world, each.rule));
    reason->setToolTip(toQt(each.rule));
    const QString on = TryWords::adjusted(session_, each);
    const QString who = TryWords::piece(session_, world, each.member);
    const QString note = each.isOpen ? tr("whether it acts is unknown")
                                     : each.by ? TryWords::certainty(each.certainty) : QString();
    adjustments_->setItem(row, kReason, reason);
    adjustments_->setItem(row, kWhose, TryTable::cell(who.isEmpty() ? on : tr("%1, %2").arg(on, who)));
    adjustments_->setItem(row, kChange, TryTable::cell(TryWords::change(each), true));
    adjustments_->setItem(row, kParagraph, TryTable::cell(toQt(ask::reasonOf(world, each.rule).citation)));
    adjustments_->setItem(row, kAdjustNote, TryTable::cell(note));
    ++row;
  }
  adjustments_->fitRows();
  adjustments_->setVisible(row > 0);
  nothingActs_->setVisible(row == 0 && (answer.lookup.base || !answer.lookup.results.empty()));
}

SideOutlook TryResults::outlook(const std::vector<Fighter>& side, const rules::ResultEffect& effect) const {
  SideOutlook outlook;
  const rules::RuleBook& book = session_.rules();
  const bool isOut = isLost(side, effect.losses);
  bool hasLeader = false;
  bool areSpared = !side.empty();
  for (const Fighter& unit : side) {
    const bool isBesideLeader = isWithLeader(session_, unit);
    const bool isSpared = rules::isSpared(book, isBesideLeader).value_or(false);
    hasLeader = hasLeader || isBesideLeader;
    areSpared = areSpared && isSpared;
    if (effect.retreat < 1 || isSpared || isOut) continue;
    const auto found =
        rules::dispersalChance(session_.battle(), book, {unit.type, unit.arm, unit.morale}, effect.retreat);
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

void TryResults::showResults(const ask::World& world, const TryChoice& choice, const ask::ActionAnswer& answer) {
  std::vector<Fighter> attackers;
  std::vector<Fighter> defenders;
  for (const Id<model::Placement> id : choice.actors) {
    if (const auto member = world.position().find(id)) attackers.push_back(fighterOf(world, *member));
  }
  std::vector<rules::DefenderOfHex> defending;
  for (const hex::HexKey target : choice.targets) {
    for (const rules::Member each : world.position().at(target)) {
      if (!world.position().piece(each).unit) continue;
      defenders.push_back(fighterOf(world, each));
      defending.push_back({defenders.back().arm, target});
    }
  }
  const rules::ResultCodes codes(session_.battle(), session_.rules());
  results_->setHeadings({tr("Result"), tr("Chance"), tr("What it means"), tr("Note")}, kMeaning);
  results_->horizontalHeaderItem(kChance)->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
  results_->setItemDelegateForColumn(kChance, new BarDelegate(results_));
  results_->setRowCount(static_cast<int>(answer.lookup.results.size()));
  int row = 0;
  for (const rules::TableResult& one : answer.lookup.results) {
    const rules::CombatResult result =
        choice.action.question == "fire" ? codes.ofFire(one.text) : codes.ofBattle(one.text);
    const SideOutlook attacking = outlook(attackers, result.attacker);
    SideOutlook ofDefenders = outlook(defenders, result.defender);
    if (result.defender.retreat > 0) ofDefenders.holding = rules::transportEffect(session_.rules(), defending);
    const bool isKnown = !one.text.empty();
    const auto explained = std::find_if(answer.effects.begin(), answer.effects.end(), [&](const auto& each) {
      return each.result.text == one.text && each.isExplained;
    });
    const bool hasEffects = explained != answer.effects.end();
    const QString means = hasEffects ? TryWords::effects(session_, world, *explained)
                                     : TryWords::result(result, attacking, ofDefenders);
    QTableWidgetItem* chance = TryTable::cell(TryWords::chance(one.chance), true);
    chance->setData(kBarRole, one.chance.value());
    results_->setItem(row, kResult, TryTable::cell(ResultWords::code(one.text)));
    results_->setItem(row, kChance, chance);
    results_->setItem(row, kMeaning, TryTable::cell(isKnown ? means : tr("The table lacks it")));
    const bool isTold = !isKnown || (!hasEffects && !result.unexplained.empty());
    rules::Certainty certainty = rules::worse(answer.certainty, result.certainty);
    for (const SideOutlook& side : {attacking, ofDefenders}) certainty = rules::worse(certainty, side.worst());
    results_->setItem(row, kResultNote, TryTable::cell(isTold ? QString() : TryWords::certainty(certainty)));
    ++row;
  }
  results_->fitRows();
  results_->setVisible(row > 0);
}

}  // namespace redoubt::editor
