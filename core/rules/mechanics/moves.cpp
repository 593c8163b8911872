#include "core/rules/mechanics/moves.h"

#include <algorithm>

#include "core/rules/mechanics/adjusting.h"
#include "core/rules/mechanics/long_units.h"

namespace redoubt::rules {
namespace {

using On = ZoneEffect::On;
using Do = ZoneEffect::Do;

constexpr std::string_view kMove = "move";
constexpr std::string_view kRetreat = "retreat";
const std::string kMovementRating = "movement";

bool hasEffect(const Mechanics& mechanics, bool (*isMeant)(On)) {
  return std::any_of(mechanics.zones.begin(), mechanics.zones.end(), [&](const auto& zone) {
    const auto& effects = zone.second.effects;
    return std::any_of(effects.begin(), effects.end(),
                       [&](const NamedZoneEffect& each) { return isMeant(each.effect.on); });
  });
}

bool isOnMoves(On on) {
  return on != On::Retreat && on != On::Trace;
}

// Whether units of another side have a zone in a hex; nothing: unknown.
std::optional<bool> isEnemies(Fields& fields, const Position& position, Symbol zone, hex::HexKey hex, Member unit) {
  const FactValue value = fields.zone(zone, hex);
  if (value.certainty == Certainty::Unknown) return std::nullopt;
  const std::vector<Symbol>& own = position.piece(unit).side;
  return std::any_of(value.words.begin(), value.words.end(), [&](Symbol side) { return !hasItem(own, side); });
}

// Both must hold.
std::optional<bool> both(std::optional<bool> a, std::optional<bool> b) {
  if (a == false || b == false) return false;
  return a && b ? std::optional(true) : std::nullopt;
}

// Whether a zone's effect is for a step.
std::optional<bool> isFor(On on, std::optional<bool> isFrom, std::optional<bool> isTo, bool isFirst) {
  switch (on) {
    case On::Enter:
    case On::Retreat:
    case On::Trace: return isTo;
    case On::Leave: return isFrom;
    case On::Through: return both(isFrom, isTo);
    case On::Begin: break;
  }
  return isFirst ? isFrom : std::optional(false);
}

void act(ZonedStep& step, const NamedZoneEffect& named, const Situation& situation, Member unit) {
  const ZoneEffect& effect = named.effect;
  step.rules.push_back(named.path);
  switch (effect.what) {
    case Do::Stop: step.isLast = true; return;
    case Do::Bar: step.isBarred = true; return;
    case Do::Add: break;
  }
  const Quantity cost = valueOf(effect.cost, situation, unit);
  if (cost.isUnknown()) step.isUnknown = true;
  if (cost.value) step.cost += *cost.value;
}

// Finds what is not as usual in the moves of one unit.
class Changing {
 public:
  Changing(const Mechanics& mechanics, const Position& position, Fields& fields, Member unit)
      : mechanics_(mechanics),
        position_(position),
        fields_(fields),
        unit_(unit),
        start_(*position.hexOf(unit)),
        starts_(position.hexesOf(unit)),
        step_(mechanics, position, &fields) {
    step_.startAt(start_);
    step_.moveTo(std::nullopt, start_);
    along_ = longMoves(step_, unit);
  }

  bool isFor(const FloodRules& rules) const {
    return holds(rules.flood.of, step_, unit_).verdict == Verdict::Yes;
  }
  bool isPerhapsFor(const FloodRules& rules) const {
    return holds(rules.flood.of, step_, unit_).verdict == Verdict::Unknown;
  }
  Quantity budget(const FloodRules& rules) const { return valueOf(*rules.flood.budget, step_, unit_); }
  Quantity rating(const std::string& name) const { return step_.rating(Symbol(name), unit_, false); }

  // `usual`: the map by the rules of movement; a flood can be null.
  MovementMap changed(const MovementMap& usual, const FloodRules* flood, On on) {
    flood_ = flood;
    on_ = on;
    MoveChanges changes;
    changes.isOwnWay = flood != nullptr;
    if (flood) changes.rule = flood->path;
    position_.layout().forEachHex([&](hex::HexKey from) { addFrom(changes, usual, from); });
    const MovementMap ofOneHex(usual, changes);
    return along_ ? ofOneHex.lying(along_->side) : ofOneHex;
  }

 private:
  void addFrom(MoveChanges& changes, const MovementMap& usual, hex::HexKey from) {
    const int hex = usual.index().of(from);
    if (flood_ && flood_->flood.endsNot) {
      step_.moveTo(std::nullopt, from);
      if (!isNo(*flood_->flood.endsNot)) changes.noEnds.push_back(hex);
    }
    for (int side = 0; side < hex::kSides; ++side) {
      const MovementMap::Step step = usual.step(hex, side);
      const auto to = position_.layout().neighbour(from, side);
      if (!to || step.cost == MovementMap::kForbidden) continue;
      MoveChanges::Step changed = changedStep(usual, step, from, *to);
      changed.hex = hex;
      changed.side = side;
      const bool isUsual = !changed.isLast && changed.outcome == Outcome::Known && 0 <= step.cost &&
                           changed.points == usual.points(step.cost);
      if (!isUsual) changes.steps.push_back(changed);
    }
  }

  MoveChanges::Step changedStep(const MovementMap& usual, const MovementMap::Step& step, hex::HexKey from,
                                hex::HexKey to) {
    MoveChanges::Step changed;
    step_.moveTo(from, to);
    const ZonedStep zoned =
        zonedStep(mechanics_, fields_, position_, step_, unit_, from, to, on_, starts_.contains(from));
    changed.isLast = zoned.isLast;
    if (zoned.isBarred || (flood_ && flood_->flood.block && isYes(*flood_->flood.block))) {
      changed.outcome = Outcome::Forbidden;
      return changed;
    }
    const bool isOpen = flood_ && flood_->flood.block && !isNo(*flood_->flood.block);
    if (flood_ && flood_->flood.stop && !isNo(*flood_->flood.stop)) changed.isLast = true;
    const Quantity cost = costOf(usual, step);
    if (!cost.value || zoned.isUnknown || isOpen || *cost.value + zoned.cost < Rational(0)) {
      changed.outcome = Outcome::Unknown;
    } else {
      changed.points = *cost.value + zoned.cost;
    }
    return changed;
  }

  bool countsHexes() const { return flood_ && !flood_->flood.countsPoints; }

  Quantity costOf(const MovementMap& usual, const MovementMap::Step& step) const {
    Quantity base = Quantity::unknown();
    if (countsHexes()) base = {Rational(1), Certainty::Known};
    if (!countsHexes() && step.cost >= 0) base = {usual.points(step.cost), Certainty::Known};
    return flood_ ? adjusted(base, {}, flood_->costs, step_, unit_).value : base;
  }

  bool isYes(const Condition& condition) const { return holds(condition, step_, unit_).verdict == Verdict::Yes; }
  bool isNo(const Condition& condition) const { return holds(condition, step_, unit_).verdict == Verdict::No; }

  const Mechanics& mechanics_;
  const Position& position_;
  Fields& fields_;
  Member unit_;
  hex::HexKey start_;
  model::StandingHexes starts_;
  StepSituation step_;
  std::optional<LongMoves> along_;
  const FloodRules* flood_ = nullptr;
  On on_ = On::Enter;
};

}  // namespace

bool changesMoves(const Mechanics& mechanics) {
  return !mechanics.floodsFor(kMove).empty() || mechanics.ratings.contains(Symbol(kMovementRating)) ||
         hasEffect(mechanics, isOnMoves);
}

bool changesRetreats(const Mechanics& mechanics) {
  return !mechanics.floodsFor(kRetreat).empty() || hasEffect(mechanics, [](On on) { return on == On::Retreat; });
}

ZonedStep zonedStep(const Mechanics& mechanics, Fields& fields, const Position& position, const Situation& situation,
                    Member unit, hex::HexKey from, hex::HexKey to, On on, bool isFirst) {
  ZonedStep step;
  for (const auto& [name, zone] : mechanics.zones) {
    for (const NamedZoneEffect& named : zone.effects) {
      const bool isAsked = on == On::Enter ? isOnMoves(named.effect.on) : named.effect.on == on;
      if (!isAsked) continue;
      const auto isMet = isFor(named.effect.on, isEnemies(fields, position, name, from, unit),
                               isEnemies(fields, position, name, to, unit), isFirst);
      if (isMet == false) continue;
      const Verdict holds = rules::holds(named.effect.when, situation, unit).verdict;
      if (holds == Verdict::No) continue;
      if (isMet && holds == Verdict::Yes) {
        act(step, named, situation, unit);
      } else {
        step.isUnknown = true;
      }
    }
  }
  return step;
}

std::vector<MoveWay> waysOfMoving(const Mechanics& mechanics, const Position& position, Fields& fields,
                                  const MovementRules& rules, const Mover& usual, Member unit) {
  std::vector<MoveWay> ways;
  Changing changing(mechanics, position, fields, unit);
  const auto add = [&](const FloodRules* flood) {
    Mover mover = usual;
    Quantity points = Quantity::none();
    if (mechanics.ratings.contains(Symbol(kMovementRating))) {
      points = changing.rating(kMovementRating);
      mover.pointsBy = mechanics.ratings.at(Symbol(kMovementRating)).path;
    }
    std::optional<Roll> dice;
    if (flood && flood->flood.budget) {
      const Amount& budget = *flood->flood.budget;
      if (budget.kind == Amount::Kind::Dice) dice = budget.dice;
      points = dice ? Quantity{Rational(distributionOf(position.book(), *dice).greatest()), Certainty::Known}
                    : changing.budget(*flood);
      mover.pointsBy = flood->path;
    }
    if (points.value) mover.points = std::max(*points.value, Rational(0));
    MovementMap map(position.battle(), position.layout(), rules, mover);
    const Certainty certainty = mover.pointsBy.empty() ? Certainty::Known : points.certainty;
    ways.push_back({flood, dice, changing.changed(map, flood, On::Enter), certainty});
  };
  for (const FloodRules* flood : mechanics.floodsFor(kMove)) {
    if (changing.isFor(*flood)) add(flood);
  }
  if (ways.empty()) add(nullptr);
  return ways;
}

ZoneHexes placesFor(const Mechanics& mechanics, const Position& position, Fields& fields, const ActionRules& action,
                    Member unit) {
  ZoneHexes places;
  StepSituation step(mechanics, position, &fields);
  position.layout().forEachHex([&](hex::HexKey hex) {
    step.moveTo(std::nullopt, hex);
    const Verdict verdict = holds(action.action.hexes, step, unit).verdict;
    if (verdict == Verdict::Yes) places.sure.insert(hex);
    if (verdict == Verdict::Unknown) places.possible.insert(hex);
  });
  return places;
}

MovementMap mapOfRetreat(const Mechanics& mechanics, const Position& position, Fields& fields,
                         const MovementRules& rules, const Mover& usual, Member unit) {
  Changing changing(mechanics, position, fields, unit);
  Mover mover = usual;
  if (!mover.points) mover.points = Rational(0);  // a retreat spends no points
  const MovementMap map(position.battle(), position.layout(), rules, mover);
  for (const FloodRules* flood : mechanics.floodsFor(kRetreat)) {
    if (changing.isFor(*flood)) return changing.changed(map, flood, On::Retreat);
  }
  return changing.changed(map, nullptr, On::Retreat);
}

std::vector<const FloodRules*> undecidedWays(const Mechanics& mechanics, const Position& position, Fields& fields,
                                             std::string_view question, Member unit) {
  std::vector<const FloodRules*> ways = mechanics.floodsFor(question);
  if (ways.empty()) return ways;
  const Changing changing(mechanics, position, fields, unit);
  std::erase_if(ways, [&](const FloodRules* each) { return !changing.isPerhapsFor(*each); });
  return ways;
}

std::optional<RetreatRules> retreatRules(const Mechanics& mechanics, const RuleBook& book) {
  auto rules = retreatRules(book);
  if (rules || !changesRetreats(mechanics)) return rules;
  RetreatRules own;
  own.isThroughFriends = true;
  return own;
}

}  // namespace redoubt::rules
