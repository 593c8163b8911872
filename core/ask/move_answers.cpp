#include "core/ask/move_answers.h"

#include <algorithm>

#include "core/ask/moving.h"
#include "core/ask/on_the_way.h"
#include "core/rules/combat/results.h"
#include "core/rules/forces/arms.h"
#include "core/rules/mechanics/long_units.h"
#include "core/rules/mechanics/states.h"
#include "core/rules/mechanics/turn_course.h"
#include "core/rules/mechanics/undertake.h"
#include "core/rules/movement/reach.h"

namespace redoubt::ask {
namespace {

using rules::Certainty;
using rules::Member;

// Tells the second hexes of a unit across two, and whether these are all its moves.
void lieAcross(ReachAnswer& answer, const World& world, Member unit) {
  const rules::MapSituation situation(world.mechanics(), world.position(), &world.fields());
  const auto moves = rules::longMoves(situation, unit);
  if (!moves) return;
  for (ReachAnswer::End& each : answer.ends) each.second = world.layout().neighbour(each.hex, moves->side);
  if (!moves->rule.empty()) addKnown(answer.because, world, moves->rule);
  if (moves->areStraight) return;
  answer.missing.push_back(moves->rule.empty() ? rules::keys::kLong.path() : moves->rule);
  answer.certainty = Certainty::Unknown;
}

// Where it is unknown whether a way is for a unit, so is where it can go.
void addUndecided(ReachAnswer& answer, const World& world, std::string_view question, Member unit) {
  for (const rules::FloodRules* each :
       rules::undecidedWays(world.mechanics(), world.position(), world.fields(), question, unit)) {
    answer.missing.push_back(each->path);
    answer.certainty = Certainty::Unknown;
  }
}

class Reaching {
 public:
  Reaching(const World& world, const Moving& moving, Member unit)
      : world_(world),
        moving_(moving),
        unit_(unit),
        start_(*world.position().piece(unit).hex),
        entering_(world, unit) {}

  void add(const rules::MoveWay& way) {
    const rules::Points& allowance = way.map.allowance();
    for (const std::string& path : way.map.missing()) answer_.missing.push_back(path);
    if (!allowance.isKnown()) return;
    answer_.certainty = worse(answer_.certainty, worse(way.certainty, certaintyOfFigure(allowance)));
    answer_.allowance = std::max(answer_.allowance.value_or(Rational(0)), allowance.points);
    for (const std::string& path : allowance.paths) addKnown(answer_.because, world_, path);
    if (way.flood) {
      addKnown(answer_.because, world_, way.flood->path);
      for (const rules::NamedAdjust& each : way.flood->costs.list) addKnown(answer_.because, world_, each.path);
    }
    rules::Reach reach(way.map);
    const auto facings = rules::facingsAtStart(moving_.rules, way.map, *world_.position().piece(unit_).row);
    if (facings.size() > 1) answer_.certainty = worse(answer_.certainty, Certainty::Estimated);
    for (const hex::Direction facing : facings) {
      reach.flood(start_, facing, &moving_.meetings.occupancy);
      for (const hex::HexKey hex : reach.hexes()) {
        if (hex == start_ || moving_.meetings.noRoom.contains(hex)) continue;
        take(hex, allowance.points - *reach.remaining(hex), way, reach);
      }
      for (const rules::UnknownStep& step : reach.unknownSteps()) unknown_.insert(step.to);
    }
  }

  ReachAnswer answer() {
    for (const auto& [hex, end] : ends_) answer_.ends.push_back(end);
    for (const hex::HexKey hex : unknown_) {
      if (hex != start_ && !ends_.contains(hex)) answer_.unknown.push_back(hex);
    }
    for (const auto& [name, zone] : world_.mechanics().zones) {
      for (const rules::NamedZoneEffect& each : zone.effects) addKnown(answer_.because, world_, each.path);
    }
    lieAcross(answer_, world_, unit_);
    for (const Reason& each : answer_.because) answer_.certainty = worse(answer_.certainty, each.certainty);
    if (!answer_.missing.empty()) answer_.certainty = Certainty::Unknown;
    return std::move(answer_);
  }

 private:
  void take(hex::HexKey hex, Rational cost, const rules::MoveWay& way, const rules::Reach& reach) {
    ReachAnswer::End end{hex, cost, way.flood ? way.flood->name : std::string(), {}};
    end.enters = entering_.at(hex);
    if (entering_.areSome()) end.changesOnWay = changesOnWay(reach, hex);
    if (way.dice) end.chance = chanceOfAtLeast(*way.dice, cost);
    const auto [known, isNew] = ends_.try_emplace(hex, end);
    // A way that is sure is better than one that needs a roll.
    const bool isSurer = known->second.chance && !end.chance;
    const bool isLessSure = !known->second.chance && end.chance;
    if (!isNew && !isLessSure && (isSurer || cost < known->second.cost)) known->second = std::move(end);
  }

  // The hexes of the cheapest way, without its ends, in which the state of the unit can change.
  std::vector<hex::HexKey> changesOnWay(const rules::Reach& reach, hex::HexKey to) {
    std::vector<hex::HexKey> hexes;
    const auto arrivals = reach.arrivals(to);
    const auto best = std::max_element(arrivals.begin(), arrivals.end(),
                                       [](const auto& a, const auto& b) { return a.remaining < b.remaining; });
    if (best == arrivals.end()) return hexes;
    for (const rules::Pose& pose : reach.wayTo(to, best->facing)) {
      const bool isBetween = pose.hex != start_ && pose.hex != to;
      if (isBetween && !entering_.at(pose.hex).empty() && !rules::hasItem(hexes, pose.hex)) hexes.push_back(pose.hex);
    }
    return hexes;
  }

  // Of the figure on the counter, where the allowance is one.
  Certainty certaintyOfFigure(const rules::Points& allowance) const {
    const auto& figure = moving_.rules.figure;
    if (!figure || allowance.paths.empty() || allowance.paths.front() != "movement/figure") return Certainty::Known;
    return world_.position().figure(unit_, *figure).isEstimate ? Certainty::Estimated : Certainty::Known;
  }

  rules::Chance chanceOfAtLeast(const rules::Roll& dice, Rational cost) const {
    const rules::Distribution results = rules::distributionOf(world_.book(), dice);
    std::int64_t cases = 0;
    for (const auto& [result, count] : results.counts()) cases += Rational(result) < cost ? 0 : count;
    return {cases, results.total()};
  }

  const World& world_;
  const Moving& moving_;
  Member unit_;
  hex::HexKey start_;
  Entering entering_;
  std::map<hex::HexKey, ReachAnswer::End> ends_;
  std::set<hex::HexKey> unknown_;
  ReachAnswer answer_;
};

ReachAnswer nothing(const World& world, Member unit) {
  ReachAnswer answer;
  answer.certainty = Certainty::Unknown;
  if (world.position().piece(unit).hex) {
    answer.missing.push_back("unit-type/<type>/arm");
  } else {
    answer.refusal = "off-map";
  }
  return answer;
}

ReachAnswer refused(const World& world, const std::string& rule, bool isUnsure) {
  ReachAnswer answer;
  answer.refusal = rule;
  addReason(answer.because, world, rule);
  answer.certainty = isUnsure ? Certainty::Unknown : answer.because.front().certainty;
  return answer;
}

}  // namespace

std::optional<Moving> movingOf(const World& world, Member unit) {
  const rules::Piece& piece = world.position().piece(unit);
  if (!piece.hex) return std::nullopt;
  const rules::Board board{world.battle(),  world.book(),  world.layout(),
                           world.figures(), world.setUp(), world.position().state()};
  const auto mover = rules::moverOf(board, *piece.row);
  if (!mover) return std::nullopt;
  const rules::MovementRules& rules = world.fields().movement();
  return Moving{rules, *mover, rules::meetingsOf(board, rules, {piece.row})};
}

KnownWays::KnownWays(const World& world) : world_(world), areShared_(!rules::changesMoves(world.mechanics())) {}

const std::vector<rules::MoveWay>& KnownWays::of(const Moving& moving, Member unit) {
  const bool isShared = areShared_ && !world_.position().piece(unit).second;
  const auto known =
      std::find_if(known_.begin(), known_.end(), [&](const auto& each) { return each.first == moving.mover; });
  if (isShared && known != known_.end()) {
    known_.splice(known_.begin(), known_, known);
    return known_.front().second;
  }
  if (!isShared) known_.clear();
  known_.emplace_front(moving.mover, rules::waysOfMoving(world_.mechanics(), world_.position(), world_.fields(),
                                                         moving.rules, moving.mover, unit));
  constexpr std::size_t kMostKept = 8;
  if (known_.size() > kMostKept) known_.pop_back();
  return known_.front().second;
}

std::optional<Rational> allowanceOf(const World& world, Member unit) {
  const auto moving = movingOf(world, unit);
  std::optional<Rational> most;
  if (!moving) return most;
  KnownWays ways(world);
  for (const rules::MoveWay& way : ways.of(*moving, unit)) {
    if (way.map.allowance().isKnown()) most = std::max(most.value_or(Rational(0)), way.map.allowance().points);
  }
  return most;
}

namespace {

// Nothing if the unit may move in its phase and state.
std::optional<ReachAnswer> refusalOfMove(const World& world, Member unit) {
  const rules::MapSituation situation(world.mechanics(), world.position(), &world.fields());
  const auto refusal = rules::refusalByPhase(world.mechanics(), world.position(), situation, "move", "move", unit);
  if (refusal) return refused(world, refusal->rule, refusal->isUnsure);
  const auto forbidden = rules::forbidden(situation, unit, {"move"});
  if (!forbidden.empty()) return refused(world, forbidden.front().rule, forbidden.front().isUnsure);
  return std::nullopt;
}

}  // namespace

ReachAnswer reachOf(const World& world, Member unit, const Moving& moving, const std::vector<rules::MoveWay>& ways) {
  if (auto refusal = refusalOfMove(world, unit)) return *std::move(refusal);
  Reaching reaching(world, moving, unit);
  for (const rules::MoveWay& way : ways) reaching.add(way);
  ReachAnswer answer = reaching.answer();
  addUndecided(answer, world, "move", unit);
  return answer;
}

ReachAnswer askReach(const World& world, Member unit, std::string_view only) {
  const auto moving = movingOf(world, unit);
  if (!moving) return nothing(world, unit);
  if (auto refusal = refusalOfMove(world, unit)) return *std::move(refusal);
  KnownWays ways(world);
  Reaching reaching(world, *moving, unit);
  for (const rules::MoveWay& way : ways.of(*moving, unit)) {
    if (only.empty() || (way.flood && way.flood->name == only)) reaching.add(way);
  }
  ReachAnswer answer = reaching.answer();
  if (only.empty()) addUndecided(answer, world, "move", unit);
  answer.acts = actsOnTheWay(world, unit, answer);
  return answer;
}

int longestRetreat(const World& world) {
  Rational longest = rules::ResultCodes(world.battle(), world.book()).longestRetreat();
  const auto look = [&](const std::vector<rules::EffectItem>& items) {
    for (const rules::EffectItem& item : items) {
      const bool isNumber = item.amount && item.amount->kind == rules::Amount::Kind::Number;
      if (item.verb == rules::EffectVerb::Retreat && isNumber) longest = std::max(longest, item.amount->number);
    }
  };
  for (const rules::EffectRules& effect : world.mechanics().effects) {
    for (const rules::EffectPart& part : effect.effect.parts) {
      look(part.items);
      for (const auto& choice : part.choices) look(choice);
      for (const rules::EffectBranch& branch : part.first) look(branch.items);
    }
  }
  return static_cast<int>(roundQuotient(longest.numerator(), longest.denominator(), rules::Rounding::Up));
}

namespace {

// What building uses up.
void addStocks(BuildAnswer& answer, const World& world, const std::string& action, Member unit) {
  rules::Undertaking undertaking;
  undertaking.actors = {unit};
  undertaking.action = action;
  const rules::Engagement engagement(world.mechanics(), world.position(), &world.fields(), undertaking);
  for (const rules::Spending& each : spendingOf(engagement)) {
    addReason(answer.because, world, each.rule);
    if (each.isTooMuch()) answer.refusal = each.rule;
    if (each.isOpen || each.isUncounted()) answer.certainty = Certainty::Unknown;
  }
}

}  // namespace

BuildAnswer askBuild(const World& world, Member unit, std::string_view action) {
  BuildAnswer answer;
  const rules::MapSituation situation(world.mechanics(), world.position(), &world.fields());
  std::vector<std::string> known;
  for (const rules::ActionRules& each : world.mechanics().actions) {
    known.push_back(each.name);
    if (action.empty() ? each.action.question != "build" : each.name != action) continue;
    answer.action = each.name;
    answer.because.clear();
    addReason(answer.because, world, each.path);
    const rules::Answer by = holds(each.action.by, situation, unit);
    const auto phase = rules::refusalByPhase(world.mechanics(), world.position(), situation, each.name, "build", unit);
    answer.refusal = phase ? phase->rule : by.verdict == rules::Verdict::Yes ? std::string() : each.path;
    answer.certainty = worse(answer.because.front().certainty, by.certainty);
    if (answer.refusal.empty()) addStocks(answer, world, each.name, unit);
    if (!answer.refusal.empty()) continue;
    answer.hexes = rules::placesFor(world.mechanics(), world.position(), world.fields(), each, unit);
    return answer;
  }
  if (answer.action.empty() && !action.empty()) failName("errors.asked.action", action, std::move(known));
  return answer;
}

ReachAnswer askRetreat(const World& world, Member unit, int most) {
  const auto moving = movingOf(world, unit);
  if (!moving) return nothing(world, unit);
  ReachAnswer answer;
  const auto rules = rules::retreatRules(world.mechanics(), world.book());
  if (!rules) {
    answer.missing = {"withdrawal/kind", rules::keys::kFlood.path()};
    answer.certainty = Certainty::Unknown;
    return answer;
  }
  answer.allowance = Rational(most);
  const hex::HexKey start = *world.position().piece(unit).hex;
  const rules::MovementMap map =
      rules::mapOfRetreat(world.mechanics(), world.position(), world.fields(), moving->rules, moving->mover, unit);
  for (const auto& [hex, hexes] : rules::retreatsFrom(*rules, map, start, most, &moving->meetings.occupancy)) {
    if (!moving->meetings.noRoom.contains(hex)) answer.ends.push_back({hex, Rational(hexes), ""});
  }
  for (const std::string& path : {std::string("withdrawal/kind"), std::string("withdrawal/through-friends"),
                                  rules::keys::kControlBarsRetreat.path()}) {
    addKnown(answer.because, world, path);
  }
  for (const rules::FloodRules* flood : world.mechanics().floodsFor("retreat")) {
    addKnown(answer.because, world, flood->path);
  }
  for (const auto& [name, zone] : world.mechanics().zones) {
    for (const rules::NamedZoneEffect& each : zone.effects) {
      if (each.effect.on == rules::ZoneEffect::On::Retreat) addKnown(answer.because, world, each.path);
    }
  }
  lieAcross(answer, world, unit);
  for (const Reason& each : answer.because) answer.certainty = worse(answer.certainty, each.certainty);
  addUndecided(answer, world, "retreat", unit);
  return answer;
}

}  // namespace redoubt::ask
