#include "editor/canvas/ability_words.h"

#include <algorithm>
#include <array>

#include "core/model/placement_verbs.h"
#include "core/rules/forces/arms.h"
#include "editor/session/hex_words.h"

namespace redoubt::editor {
namespace {

QString text(std::string_view utf8) {
  return QString::fromUtf8(utf8.data(), static_cast<qsizetype>(utf8.size()));
}

// As it stands within a sentence.
QString lower(const Session& session, const std::string& terrain) {
  return HexWords::terrain(session, terrain).toLower();
}

QString signedNumber(int number) {
  const QString digits = QString::number(std::abs(number));
  return number < 0 ? QChar(0x2212) + digits : QLatin1Char('+') + digits;
}

QString rangeText(const rules::NumberRange& range) {
  if (!range.last) return QString::number(range.first) + QLatin1Char('+');
  if (*range.last == range.first) return QString::number(range.first);
  return QStringLiteral("%1–%2").arg(range.first).arg(*range.last);
}

int tiesOf(const CommandFacts& facts, CommandState state) {
  return static_cast<int>(
      std::count_if(facts.ties.begin(), facts.ties.end(), [&](const CommandTie& tie) { return tie.state == state; }));
}

}  // namespace

QString AbilityWords::points(Rational points) {
  if (points.isWhole()) return QString::number(points.numerator());
  const struct {
    Rational value;
    char16_t sign;
  } signs[] = {{{1, 2}, u'½'}, {{1, 3}, u'⅓'}, {{2, 3}, u'⅔'}, {{1, 4}, u'¼'}, {{3, 4}, u'¾'}};
  const std::int64_t whole = points.numerator() / points.denominator();
  for (const auto& [value, sign] : signs) {
    if (points - Rational(whole) != value) continue;
    return (whole != 0 ? QString::number(whole) : QString()) + QChar(sign);
  }
  return text(toText(points));
}

QString AbilityWords::part(const Session& session, const rules::StepPart& part) {
  const QString points = AbilityWords::points(part.points);
  using enum rules::StepReason;
  switch (part.reason) {
    case Turn: return tr("turning %1").arg(points);
    case Backward: return tr("stepping back %1").arg(points);
    case Friends: return tr("passing friends %1").arg(points);
    case Enemy: return tr("entering the enemy's hex %1").arg(points);
    case Control: return tr("entering the enemy's zone of control %1").arg(points);
    case BackAway: return tr("backing away %1").arg(points);
    case AnyHex:
    case HexCount: return tr("each hex alike %1").arg(points);
    default: return tr("%1 %2", "terrain, points").arg(lower(session, part.terrain), points);
  }
}

QString AbilityWords::lack(const Session& session, const rules::StepPart& part) {
  if (part.reason == rules::StepReason::HighSide) {
    return tr("Cost unknown: the map doesn't say which side is higher (%1)").arg(lower(session, part.terrain));
  }
  return tr("Cost unknown: the rules lack %1").arg(text(part.path));
}

QString AbilityWords::pace(Pace pace) {
  switch (pace) {
    case Pace::Usual: return tr("Reach");
    case Pace::DoubleTime: return tr("Double time");
    case Pace::Charge: break;
  }
  return tr("Charge");
}

QString AbilityWords::refusal(const Session& session, const rules::ChargeRefusal& refusal) {
  const QString hex = refusal.hex ? HexWords::number(session, *refusal.hex) : QString();
  const QString terrain = refusal.terrain.empty() ? QString() : lower(session, refusal.terrain);
  using enum rules::ChargeFault;
  switch (refusal.fault) {
    case NoRule: return tr("the rules lack %1").arg(text(refusal.path));
    case WrongArm: return tr("forbidden by %1").arg(text(refusal.path));
    case NotAhead: return tr("not ahead of it");
    case TooNear: return tr("too near");
    case TooFar: return tr("too far");
    case Terrain: return tr("%1 in %2", "terrain, hex").arg(terrain, hex);
    case Hexside: return tr("%1 before %2", "terrain, hex").arg(terrain, hex);
    case Friends: return tr("friends in %1").arg(hex);
    case Enemy: return refusal.hex ? tr("enemies in %1").arg(hex) : tr("held in its own hex");
    case Forbidden: return tr("%1 can't be entered").arg(hex);
    case Unknown: break;
  }
  return refusal.path.empty() ? tr("cost unknown") : tr("cost unknown: the rules lack %1").arg(text(refusal.path));
}

QString AbilityWords::countercharge(const Session& session, const rules::Countercharge& charge) {
  using enum rules::CounterchargeFault;
  switch (charge.fault) {
    case None: break;
    case NoRule: return tr("No countercharge: the rules lack %1").arg(text(charge.path));
    case WrongArm:
    case Controlled: return tr("No countercharge: forbidden by %1").arg(text(charge.path));
    case TooFar: return tr("No countercharge: too far");
    case NotAhead: return tr("No countercharge: not ahead of it");
  }
  const rules::CounterchargeWay& way = charge.ways.front();
  const QString into = HexWords::number(session, way.into);
  if (way.turn == 0) return tr("Countercharge into %1").arg(into);
  return tr("Countercharge into %1 after a turn of %2°").arg(into).arg(way.turn);
}

QString AbilityWords::way(const Session& session, const ReachFacts& reach, const WayFacts& way) {
  if (reach.trouble || way.kind == WayFacts::Kind::Here) return {};
  if (way.countercharge) return countercharge(session, *way.countercharge);
  if (way.kind == WayFacts::Kind::OutOfReach) return tr("Out of reach");
  if (way.kind == WayFacts::Kind::Refused) {
    QStringList why;
    for (const rules::ChargeRefusal& each : way.refusals) why << refusal(session, each);
    why.removeDuplicates();
    return tr("No charge: %1").arg(why.join(QStringLiteral(", ")));
  }
  if (way.kind == WayFacts::Kind::Unknown) return way.lacks ? lack(session, *way.lacks) : tr("Cost unknown");
  QStringList parts;
  for (const rules::StepPart& each : way.parts) parts << part(session, each);
  QString words = tr("%1 of %2 points").arg(points(way.spent), points(reach.allowance));
  if (!parts.isEmpty()) words += QStringLiteral(": ") + parts.join(QStringLiteral(", "));
  // A first hex may be entered by whoever has not enough for it, and a turn made ([8.5], K4.53).
  const bool isTurn = way.way.size() == 2 && way.way.front().hex == way.way.back().hex;
  if (way.cost > way.spent) {
    words += isTurn ? tr(" – more than it has, but a first turn is always possible")
                    : tr(" – more than it has, but a first hex is always free to enter");
  }
  if (way.isEstimate) words += tr(" (estimated costs)");
  return words;
}

QString AbilityWords::blocked(const Session& session, const LineFacts& line) {
  const rules::SightVerdict& sight = line.sight;
  if (sight.reason == rules::SightBlock::Hexside) {
    const auto [near, far] = session.layout().hexesOf(*sight.blockedAlong);
    return tr("Blocked by %1 between %2 and %3")
        .arg(lower(session, line.blocker), HexWords::number(session, near), HexWords::number(session, far));
  }
  const QString hex = HexWords::number(session, *sight.blockedAt);
  return sight.reason == rules::SightBlock::Unit ? tr("Blocked by units in %1").arg(hex)
                                                 : tr("Blocked by %1 in %2").arg(lower(session, line.blocker), hex);
}

QString AbilityWords::fire(const FireFacts& fire) {
  if (!fire.missing.empty()) return tr("fire unknown: the rules lack %1").arg(text(fire.missing));
  if (fire.share) {
    return tr("in its formation it fires with %1 of its firepower; the result is not shown").arg(points(*fire.share));
  }
  QStringList parts;
  if (fire.byTable) {
    for (const rules::ResultChance& one : fire.byTable->chances) {
      const QString result = one.result.empty() ? tr("unknown") : one.result == "-" ? tr("nothing") : text(one.result);
      parts << tr("%1 in %2 %").arg(result, QString::number(100 * one.chance.value(), 'f', 0));
    }
    return parts.join(QStringLiteral(", ")) + (fire.isEstimate ? tr(" (estimated)") : QString());
  }
  if (fire.row) {
    parts << tr("firepower %1").arg(*fire.firepower) << tr("row %1").arg(rangeText(fire.row->range))
          << tr("result %1").arg(fire.row->result == "-" ? QStringLiteral("–") : text(fire.row->result));
  } else if (fire.modifiers.empty() && !fire.firepower) {
    return tr("its firepower is unknown");
  }
  if (!fire.row || fire.row->modifier) parts << tr("morale check %1").arg(signedNumber(rules::sumOf(fire.modifiers)));
  return parts.join(QStringLiteral(", ")) + (fire.isEstimate ? tr(" (estimated)") : QString());
}

QString AbilityWords::line(const Session& session, const SightFacts& sight, const LineFacts& line) {
  if (sight.trouble || line.distance == 0) return {};
  if (!line.sight.isVisible) return blocked(session, line);
  if (!line.isInZone) return tr("Not through a zone it may aim through");
  const QString seen = tr("In sight, %n hex(es)", nullptr, line.distance);
  if (!line.isInRange) return sight.isFireRange ? tr("%1, beyond its range").arg(seen) : seen;
  return line.fire ? tr("%1: %2").arg(seen, fire(*line.fire)) : seen;
}

QString AbilityWords::trouble(const Session& session, const AbilityTrouble& trouble) {
  switch (trouble.fault) {
    case AbilityFault::None: return {};
    case AbilityFault::NoMap: return tr("there is no map");
    case AbilityFault::NothingSelected:
      return session.selection().hex ? tr("select a counter") : tr("select a counter on the map");
    case AbilityFault::NotOnMap: return tr("it has no hex");
    case AbilityFault::NoArm: return tr("the rules don't say what arm it is of");
    case AbilityFault::NoRule: return tr("the rules lack %1").arg(text(trouble.path));
    case AbilityFault::NoFigure:
      return tr("unknown on its counter: %1")
          .arg(text(session.rules().text("figure/" + trouble.path + "/title").value_or(trouble.path)));
    case AbilityFault::Forbidden: return tr("forbidden by %1").arg(text(trouble.path));
    case AbilityFault::FacingUnknown: return tr("its facing is unknown");
    case AbilityFault::FacesNowhere: return tr("it faces nowhere");
    case AbilityFault::NoCommand: return tr("under nobody's command");
  }
  return {};
}

QString AbilityWords::zoneLetter(hex::FacingZone zone) {
  switch (zone) {
    case hex::FacingZone::Front: return tr("F", "letter of the front zone");
    case hex::FacingZone::Flank: return tr("S", "letter of the flank zone: the side");
    case hex::FacingZone::Rear: break;
  }
  return tr("R", "letter of the rear zone");
}

QString AbilityWords::amount(Rational points) {
  if (points.isWhole()) return tr("%n point(s)", "to move with", static_cast<int>(points.numerator()));
  return tr("%1 points", "to move with, a fraction").arg(AbilityWords::points(points));
}

QString AbilityWords::title(const ReachFacts& facts) {
  const QString allowance = amount(facts.allowance);
  switch (facts.pace) {
    case Pace::Usual:
      return facts.isAllowanceEstimate ? tr("Reach with %1 (estimated)").arg(allowance)
                                       : tr("Reach with %1").arg(allowance);
    case Pace::DoubleTime:
      return facts.isAllowanceEstimate ? tr("Double time with %1 (estimated)").arg(allowance)
                                       : tr("Double time with %1").arg(allowance);
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
    items.push_back({AbilitySign::EnemyControl, facts.heedsControl ? tr("enemies' zones of control")
                                                                   : tr("enemies' zones of control, not heeded")});
  }
  if (!facts.perhaps.empty()) items.push_back({AbilitySign::PerhapsControl, tr("perhaps under control")});
  if (facts.ignoresWith.empty()) return;
  const QString arm = text(rules::armTitle(session.rules(), facts.ignoresWith)).toLower();
  items.push_back({AbilitySign::Plain, tr("not heeded if it moves with: %1").arg(arm)});
}

LegendSection AbilityWords::reachLegend(const Session& session, const ReachFacts& facts) {
  if (facts.trouble) {
    return {{AbilitySign::Title, facts.isCountercharge ? tr("Countercharge") : pace(facts.pace)},
            {AbilitySign::Plain, trouble(session, facts.trouble)}};
  }
  if (facts.isCountercharge) {
    LegendSection items = {{AbilitySign::Title, tr("Countercharge")},
                           {AbilitySign::ReachTint, tr("movers who come here can be met")},
                           {AbilitySign::Into, tr("it goes in here")}};
    if (facts.anyFacing) items.push_back({AbilitySign::Plain, tr("facing unknown: the best one")});
    addControl(session, facts, items);
    return items;
  }
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
  return items;
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

// What an overall commander's chit brings beside his own command.
QStringList AbilityWords::powers(const Session& session, const CommandFacts& facts) {
  QStringList words;
  if (!facts.power) return words;
  for (const rules::OtherLeaders& others : facts.power->activates) {
    const model::Army* army = session.battle().bySlug<model::Army>(others.army);
    words
        << tr("activates %n leader(s) of %1", nullptr, others.leaders).arg(army ? text(army->name) : text(others.army));
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
    names << text(model::nameOf(session.battle(), model::Subject{std::nullopt, id}));
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
    sections.push_back({{AbilitySign::Title, text(model::nameOf(session.battle(), *about))}});
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
