#include <algorithm>

#include "core/model/placement_verbs.h"
#include "core/rules/forces/arms.h"
#include "editor/canvas/ability_words.h"
#include "editor/session/to_qt.h"
#include "editor/words/hex_words.h"

// The words of the legend.
namespace redoubt::editor {
namespace {

int tiesOf(const CommandFacts& facts, CommandState state) {
  return static_cast<int>(
      std::count_if(facts.ties.begin(), facts.ties.end(), [&](const CommandTie& tie) { return tie.state == state; }));
}

}  // namespace

QString AbilityWords::title(const ReachFacts& facts) {
  const QString allowance = amount(facts.allowance);
  switch (facts.pace) {
    case Pace::Usual:
      return facts.isAllowanceEstimate ? tr("Reach with %1 (estimated)").arg(allowance)
                                       : tr("Reach with %1").arg(allowance);
    case Pace::DoubleTime:
      return facts.isAllowanceEstimate ? tr("Double time with %1 (estimated)").arg(allowance)
                                       : tr("Double time with %1").arg(allowance);
    case Pace::Countercharge:
    case Pace::Retreat: return pace(facts.pace);
    case Pace::Charge: break;
  }
  return facts.isAllowanceEstimate ? tr("Charge with %1 (estimated)").arg(allowance)
                                   : tr("Charge with %1").arg(allowance);
}

// "turns cost 1, 2, 3 (60°, 120°, 180°)".
QString AbilityWords::turns(const std::vector<TurnFacts>& turns) {
  QStringList costs;
  QStringList degrees;
  for (const TurnFacts& turn : turns) {
    if (!turn.points) continue;
    costs << points(*turn.points);
    degrees << QString::number(turn.degrees) + QChar(0xB0);
  }
  if (costs.isEmpty()) return tr("can't turn here");
  const QString angles = degrees.join(QStringLiteral(", "));
  const bool areAlike = costs.count(costs.front()) == costs.size();
  return tr("a turn here costs %1 (%2)").arg(areAlike ? costs.front() : costs.join(QStringLiteral(", ")), angles);
}

void AbilityWords::addControl(const Session& session, const ReachFacts& facts, LegendSection& items) {
  if (!facts.controlled.empty()) {
    items.push_back({AbilitySign::EnemyControl, facts.isAffectedByControl
                                                    ? tr("enemies' zones of control")
                                                    : tr("enemies' zones of control, not heeded")});
  }
  if (!facts.perhaps.empty()) items.push_back({AbilitySign::PerhapsControl, tr("perhaps under control")});
  if (facts.ignoresWith.empty()) return;
  const QString arm = toQt(rules::armTitle(session.translatedRules(), facts.ignoresWith)).toLower();
  items.push_back({AbilitySign::Plain, tr("not heeded if it moves with: %1 (select both)").arg(arm)});
}

// The effects of an enemy's countercharge and of the map edge.
void AbilityWords::addRemarks(const ReachFacts& facts, LegendSection& items) {
  if (!facts.canBeMet.empty()) {
    const bool isEnd = facts.counterchargeRules->endsMovement.value_or(false);
    items.push_back({AbilitySign::CanBeMet, isEnd ? tr("an enemy's countercharge may end its movement here")
                                                  : tr("an enemy may countercharge it here")});
  }
  if (!facts.offMap) return;
  items.push_back({AbilitySign::Plain, *facts.offMap == rules::OffMap::Eliminated ? tr("off the map it is lost")
                                                                                  : tr("may not leave the map")});
}

QString AbilityWords::times(int perTurn) {
  return perTurn == 1 ? tr("once a turn") : tr("%n time(s) a turn", nullptr, perTurn);
}

LegendSection AbilityWords::counterchargeLegend(const Session& session, const ReachFacts& facts) {
  const rules::CounterchargeRules& rules = *facts.counterchargeRules;
  LegendSection items = {{AbilitySign::Title, pace(facts.pace)},
                         {AbilitySign::ReachTint, rules.endsMovement.value_or(false)
                                                      ? tr("who comes here can be met, and moves no farther")
                                                      : tr("who comes here can be met")},
                         {AbilitySign::Into, tr("it goes in here")}};
  if (facts.anyFacing) items.push_back({AbilitySign::Plain, tr("facing unknown: the best one")});
  if (rules.perUnit) items.push_back({AbilitySign::Plain, times(*rules.perUnit)});
  if (rules.maySeveral) {
    items.push_back({AbilitySign::Plain, *rules.maySeveral ? tr("several may, at once") : tr("one unit at a time")});
  }
  for (const std::string& who : rules.notOn) items.push_back({AbilitySign::Plain, tr("not on: %1").arg(toQt(who))});
  if (!rules.until.empty()) items.push_back({AbilitySign::Plain, tr("until: %1").arg(toQt(rules.until))});
  addControl(session, facts, items);
  return items;
}

LegendSection AbilityWords::retreatLegend(const ReachFacts& facts) {
  const int most = static_cast<int>(facts.allowance.numerator());
  const rules::RetreatRules& rules = *facts.retreatRules;
  LegendSection items = {{AbilitySign::Title, tr("Retreat by up to %n hex(es)", nullptr, most)}};
  if (facts.places.empty()) {
    items.push_back({AbilitySign::Plain, tr("no way back")});
  } else {
    items.push_back({AbilitySign::ReachTint, tr("can end here, after so many hexes")});
  }
  if (rules.isBarredByControl && !facts.controlled.empty()) {
    items.push_back({AbilitySign::EnemyControl, tr("closed: enemies' zones of control")});
  }
  if (rules.isBarredByControl && !facts.perhaps.empty()) {
    items.push_back({AbilitySign::PerhapsControl, tr("perhaps closed")});
  }
  if (rules.shortfall) {
    items.push_back({AbilitySign::Plain, *rules.shortfall == rules::Shortfall::Losses ? tr("hexes short cost strength")
                                                                                      : tr("who falls short is lost")});
  }
  addRemarks(facts, items);
  return items;
}

// The section's title counts the counters; the legend's names them.
LegendSection AbilityWords::togetherLegend(const Session& session, const ReachFacts& facts) {
  const int count = static_cast<int>(facts.together.size());
  LegendSection items = {{AbilitySign::Title, tr("Reach of %n counters together", nullptr, count)}};
  if (facts.trouble) {
    items.push_back({AbilitySign::Plain, trouble(session, facts.trouble)});
    return items;
  }
  items.push_back({AbilitySign::ReachTint, tr("can end here, points left of the one with the fewest")});
  if (facts.anyFacing) items.push_back({AbilitySign::Plain, tr("facing unknown: the best one")});
  if (!facts.unknown.empty()) items.push_back({AbilitySign::Unknown, tr("cost unknown")});
  addControl(session, facts, items);
  addRemarks(facts, items);
  return items;
}

LegendSection AbilityWords::reachLegend(const Session& session, const ReachFacts& facts) {
  if (!facts.together.empty()) return togetherLegend(session, facts);
  if (facts.trouble) {
    return {{AbilitySign::Title, pace(facts.pace)}, {AbilitySign::Plain, trouble(session, facts.trouble)}};
  }
  if (facts.pace == Pace::Countercharge) return counterchargeLegend(session, facts);
  if (facts.pace == Pace::Retreat) return retreatLegend(facts);
  const bool isCharge = facts.pace == Pace::Charge;
  LegendSection items = {
      {AbilitySign::Title, title(facts)},
      {AbilitySign::ReachTint, isCharge ? tr("can be charged, points left") : tr("can end here, points left")}};
  if (facts.anyFacing) items.push_back({AbilitySign::Plain, tr("facing unknown: the best one")});
  const bool meetsEnemies = std::any_of(facts.places.begin(), facts.places.end(),
                                        [](const ReachFacts::Place& place) { return place.hasEnemies; });
  if (meetsEnemies) {
    items.push_back({AbilitySign::Enemy, isCharge ? tr("enemy, can be charged") : tr("enemy, may enter")});
  }
  if (!facts.unknown.empty()) items.push_back({AbilitySign::Unknown, tr("cost unknown")});
  if (!facts.turns.empty()) items.push_back({AbilitySign::Plain, turns(facts.turns)});
  addControl(session, facts, items);
  addRemarks(facts, items);
  return items;
}

QStringList AbilityWords::shots(const SightFacts& facts) {
  if (facts.shotsPerTurn) return {tr("shots in a turn: %1").arg(*facts.shotsPerTurn)};
  if (!facts.gunShots) return {};
  const auto [own, otherFriend, enemy] = *facts.gunShots;
  if (own == otherFriend && own == enemy) return {tr("shots after any activation: %1").arg(own)};
  QStringList words;
  if (own > 0) words << tr("shots after its own leader's activation: %1").arg(own);
  if (otherFriend > 0) words << tr("shots after that of another friend: %1").arg(otherFriend);
  if (enemy > 0) words << tr("shots after that of an enemy: %1").arg(enemy);
  return words;
}

LegendSection AbilityWords::sightLegend(const Session& session, const SightFacts& facts) {
  if (facts.trouble) {
    const bool isFree = facts.trouble.fault == AbilityFault::NothingSelected;
    return {{AbilitySign::Title, tr("Sight")},
            {AbilitySign::Plain, isFree ? tr("select a counter or a hex") : trouble(session, facts.trouble)}};
  }
  LegendSection items = {{AbilitySign::Title, tr("Sight as far as %n hex(es)", nullptr, facts.range)},
                         {AbilitySign::Shade, tr("hidden")}};
  if (facts.anyFacing) items.push_back({AbilitySign::Plain, tr("facing unknown: all round")});
  for (const QString& each : shots(facts)) items.push_back({AbilitySign::Plain, each});
  return items;
}

LegendSection AbilityWords::zoneLegend(const Session& session, const ZoneFacts& facts) {
  LegendSection items = {{AbilitySign::Title, tr("Zones")}};
  if (facts.trouble) {
    items.push_back({AbilitySign::Plain, trouble(session, facts.trouble)});
    return items;
  }
  const struct {
    hex::FacingZone zone;
    AbilitySign sign;
    QString text;
  } all[] = {{hex::FacingZone::Front, AbilitySign::Front, tr("front")},
             {hex::FacingZone::Flank, AbilitySign::Flank, tr("flank")},
             {hex::FacingZone::Rear, AbilitySign::Rear, tr("rear")}};
  for (const auto& [zone, sign, words] : all) {
    if (!rules::sidesIn(facts.zones, zone).empty()) items.push_back({sign, words});
  }
  if (!facts.hasControl) return items;
  if (facts.control.empty()) {
    items.push_back({AbilitySign::Plain, tr("controls nothing")});
  } else {
    items.push_back({AbilitySign::OwnControl, tr("zone of control")});
  }
  return items;
}

// The powers of an overall commander's chit in addition to the commander's own command.
QStringList AbilityWords::powers(const Session& session, const CommandFacts& facts) {
  QStringList words;
  if (!facts.power) return words;
  for (const rules::OtherLeaders& others : facts.power->activates) {
    const model::Army* army = session.translated().bySlug<model::Army>(others.army);
    words
        << tr("activates %n leader(s) of %1", nullptr, others.leaders).arg(army ? toQt(army->name) : toQt(others.army));
  }
  if (facts.power->units && facts.power->within) {
    words << tr("sets any %n unit(s) in motion", nullptr, *facts.power->units);
    words << tr("as far as %n hex(es) from him", nullptr, *facts.power->within);
  }
  return words;
}

LegendSection AbilityWords::commandLegend(const Session& session, const CommandFacts& facts) {
  LegendSection items = {{AbilitySign::Title, tr("Command")}};
  if (facts.trouble) {
    items.push_back({AbilitySign::Plain, trouble(session, facts.trouble)});
    return items;
  }
  items.front().text = tr("Command as far as %n hex(es)", nullptr, facts.range);
  QStringList names;
  for (const Id<model::Leader> id : facts.leaders) {
    names << toQt(model::nameOf(session.translated(), model::Subject{std::nullopt, id}));
  }
  if (!names.isEmpty()) {
    const QString under = tr("under %1").arg(names.join(QStringLiteral(", ")));
    items.push_back({AbilitySign::Plain, facts.isLeaderAbsent ? tr("%1, not on the map").arg(under) : under});
  }
  const struct {
    CommandState state;
    AbilitySign sign;
    QString text;
  } all[] = {{CommandState::InCommand, AbilitySign::InCommand, tr("in command")},
             {CommandState::OutOfCommand, AbilitySign::OutOfCommand, tr("out of command")},
             {CommandState::NeedsNone, AbilitySign::NeedsNone, tr("out of it, needs none")},
             {CommandState::ByPower, AbilitySign::ByPower, tr("by his own power")}};
  for (const auto& [state, sign, words] : all) {
    const int count = tiesOf(facts, state);
    if (count > 0) items.push_back({sign, facts.isLeader ? tr("%1: %2").arg(words).arg(count) : words});
  }
  if (facts.absent > 0) items.push_back({AbilitySign::Plain, tr("not on the map: %1").arg(facts.absent)});
  for (const QString& power : powers(session, facts)) items.push_back({AbilitySign::Plain, power});
  return items;
}

std::vector<LegendSection> AbilityWords::legend(const Session& session, Abilities& abilities) {
  std::vector<LegendSection> sections;
  if (!abilities.isAnyShown() || !session.hasDocument()) return sections;
  if (const model::Placement* about = abilities.counter()) {
    const bool isTogether = abilities.isShown(Ability::Reach) && !abilities.reach().together.empty();
    const auto all = isTogether ? abilities.reach().together : std::vector{about->id};
    sections.push_back({{AbilitySign::Title, names(session, all)}});
  } else if (abilities.place()) {
    sections.push_back({{AbilitySign::Title, tr("Hex %1").arg(HexWords::number(session, *abilities.place()))}});
  }
  if (abilities.isShown(Ability::Reach)) sections.push_back(reachLegend(session, abilities.reach()));
  if (abilities.isShown(Ability::Sight)) sections.push_back(sightLegend(session, abilities.sight()));
  if (abilities.isShown(Ability::Zones)) sections.push_back(zoneLegend(session, abilities.zones()));
  if (abilities.isShown(Ability::Command)) sections.push_back(commandLegend(session, abilities.command()));
  return sections;
}

}  // namespace redoubt::editor
