#include "editor/canvas/ability_words.h"

#include <algorithm>
#include <array>

#include "core/model/placement_verbs.h"
#include "core/rules/forces/arms.h"
#include "editor/abilities/action_words.h"
#include "editor/session/to_qt.h"
#include "editor/words/hex_words.h"

namespace redoubt::editor {
namespace {

// The title in the form used inside a sentence.
QString lower(const Session& session, const std::string& terrain) {
  return HexWords::terrain(session, terrain).toLower();
}

}  // namespace

QString AbilityWords::names(const Session& session, const std::vector<Id<model::Placement>>& counters) {
  QStringList all;
  for (const Id<model::Placement> id : counters) {
    if (const model::Placement* row = session.setUp().placement(id))
      all << toQt(model::nameOf(session.translated(), *row));
  }
  return all.join(QStringLiteral(", "));
}

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
  return toQt(toText(points));
}

QString AbilityWords::part(const Session& session, const rules::MoveCostPart& part) {
  const QString points = AbilityWords::points(part.points);
  using enum rules::MoveCostReason;
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

QString AbilityWords::lack(const Session& session, const rules::MoveCostPart& part) {
  if (part.reason == rules::MoveCostReason::HighSide) {
    return tr("Cost unknown: the map doesn't say which side is higher (%1)").arg(lower(session, part.terrain));
  }
  return tr("Cost unknown: the rules lack %1").arg(toQt(part.path));
}

QString AbilityWords::pace(Pace pace) {
  switch (pace) {
    case Pace::Usual: return tr("Reach");
    case Pace::DoubleTime: return tr("Double time");
    case Pace::Countercharge: return tr("Countercharge");
    case Pace::Retreat: return tr("Retreat");
    case Pace::Charge: break;
  }
  return tr("Charge");
}

QString AbilityWords::forbidden(const Session& session, const std::string& path) {
  const auto forArm = [&](const QString& words) {
    return words.arg(
        toQt(rules::armTitle(session.translatedRules(), session.translatedRules().text(path).value_or(""))).toLower());
  };
  if (path == "charge/arm") return forArm(tr("only these charge: %1"));
  if (path == rules::keys::kCounterchargeArm.path()) return forArm(tr("only these countercharge: %1"));
  if (path == "double-time/arm") return forArm(tr("only these go at double time: %1"));
  if (path == rules::keys::kCounterchargeFromControl.path()) return tr("it stands in an enemy's zone of control");
  if (path == "melee-hex/leave") return tr("held in its own hex");
  return tr("forbidden by %1").arg(toQt(path));
}

QString AbilityWords::missing(const std::string& path) {
  if (path == "charge/arm" || path == "charge/hexes") return tr("the rules have no charge");
  if (path == rules::keys::kCounterchargeArm.path()) return tr("the rules have no countercharge");
  if (path == "double-time/arm") return tr("the rules have no double time");
  if (path == "withdrawal/kind") return tr("the rules have no retreat by hexes");
  if (path == "command/range") return tr("the rules have no command range");
  return tr("the rules lack %1").arg(toQt(path));
}

QString AbilityWords::refusal(const Session& session, const rules::ChargeRefusal& refusal) {
  const QString hex = refusal.hex ? HexWords::number(session, *refusal.hex) : QString();
  const QString terrain = refusal.terrain.empty() ? QString() : lower(session, refusal.terrain);
  using enum rules::ChargeFault;
  switch (refusal.fault) {
    case NoRule: return missing(refusal.path);
    case WrongArm: return forbidden(session, refusal.path);
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
  return refusal.path.empty() ? tr("cost unknown") : tr("cost unknown: the rules lack %1").arg(toQt(refusal.path));
}

QString AbilityWords::countercharge(const Session& session, const WayFacts& facts) {
  const rules::Countercharge& charge = *facts.countercharge;
  using enum rules::CounterchargeFault;
  switch (charge.fault) {
    case None: break;
    case NoRule: return tr("No countercharge: %1").arg(missing(charge.path));
    case WrongArm:
    case Controlled: return tr("No countercharge: %1").arg(forbidden(session, charge.path));
    case TooFar: return tr("No countercharge: too far");
    case NotAhead: return tr("No countercharge: not ahead of it");
  }
  const rules::CounterchargeWay& way = charge.ways.front();
  const QString into = HexWords::number(session, way.into);
  const QString words = way.turn == 0 ? tr("Countercharge into %1").arg(into)
                                      : tr("Countercharge into %1 after a turn of %2°").arg(into).arg(way.turn);
  if (facts.alsoMeet.empty()) return words;
  return tr("%1; also possible for %2").arg(words, names(session, facts.alsoMeet));
}

QString AbilityWords::retreat(const WayFacts& way) {
  if (way.kind != WayFacts::Kind::Reachable) return tr("No retreat ends here");
  return tr("A retreat of %n hex(es) can end here", nullptr, static_cast<int>(way.spent.numerator()));
}

// "Foot 3 of 4 points, Wagons 3 of 3 points".
QString AbilityWords::shares(const Session& session, const WayFacts& way) {
  QStringList words;
  for (const ShareFacts& share : way.shares) {
    const QString spent = tr("%1 of %2 points").arg(points(share.spent), points(share.allowance));
    words << tr("%1 %2", "counter, what it spends").arg(names(session, {share.counter}), spent);
  }
  return words.join(QStringLiteral(", ")) + (way.isEstimate ? tr(" (estimated costs)") : QString());
}

QString AbilityWords::way(const Session& session, const ReachFacts& reach, const WayFacts& way) {
  if (reach.trouble || way.kind == WayFacts::Kind::Here) return {};
  if (way.countercharge) return countercharge(session, way);
  if (reach.pace == Pace::Retreat) return retreat(way);
  if (way.kind == WayFacts::Kind::OutOfReach) return tr("Out of reach");
  if (way.kind == WayFacts::Kind::Refused) {
    QStringList why;
    for (const rules::ChargeRefusal& each : way.refusals) why << refusal(session, each);
    why.removeDuplicates();
    return tr("No charge: %1").arg(why.join(QStringLiteral(", ")));
  }
  if (way.kind == WayFacts::Kind::Unknown) return way.lacks ? lack(session, *way.lacks) : tr("Cost unknown");
  if (!way.shares.empty()) return shares(session, way);
  QStringList parts;
  for (const rules::MoveCostPart& each : way.parts) parts << part(session, each);
  QString words = tr("%1 of %2 points").arg(points(way.spent), points(reach.allowance));
  if (!parts.isEmpty()) words += QStringLiteral(": ") + parts.join(QStringLiteral(", "));
  // A first hex may be entered, or a facing change made, without enough points for it ([8.5], K4.53).
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

QString AbilityWords::line(const Session& session, const SightFacts& sight, const LineFacts& line) {
  if (sight.trouble || line.distance == 0) return {};
  if (!line.sight.isVisible) return blocked(session, line);
  if (!line.isInZone) return tr("Not through a zone it may aim through");
  const QString seen = tr("In sight, %n hex(es)", nullptr, line.distance);
  if (!line.isInRange) return sight.isFireRange ? tr("%1, beyond its range").arg(seen) : seen;
  return line.fire ? tr("%1. %2", "how far it sees, what comes of its fire").arg(seen, ActionWords::line(*line.fire)) : seen;
}

QString AbilityWords::trouble(const Session& session, const AbilityTrouble& trouble) {
  switch (trouble.fault) {
    case AbilityFault::None: return {};
    case AbilityFault::NoMap: return tr("there is no map");
    case AbilityFault::NothingSelected:
      return session.hand().selection().hex ? tr("select a counter") : tr("select a counter on the map");
    case AbilityFault::NotOnMap: return tr("it has no hex");
    case AbilityFault::NoArm: return tr("the rules don't say what arm it is of");
    case AbilityFault::NoRule: return missing(trouble.path);
    case AbilityFault::NoFigure:
      return tr("unknown on its counter: %1")
          .arg(toQt(session.translatedRules().text("figure/" + trouble.path + "/title").value_or(trouble.path)));
    case AbilityFault::Forbidden: return forbidden(session, trouble.path);
    case AbilityFault::FacingUnknown: return tr("its facing is unknown");
    case AbilityFault::FacesNowhere: return tr("it faces nowhere");
    case AbilityFault::NoCommand: return tr("under nobody's command");
    case AbilityFault::FacesApart: return tr("they face different ways");
    case AbilityFault::TooMany: return tr("too many ways to tell: select fewer counters");
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

}  // namespace redoubt::editor
