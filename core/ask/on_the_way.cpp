#include "core/ask/on_the_way.h"

#include <algorithm>

namespace redoubt::ask {
namespace {

using rules::Member;

// How far an action reaches where that is a number, otherwise to the neighbours.
int rangeOf(const rules::Action& action) {
  const bool isNumber = action.range && action.range->kind == rules::Amount::Kind::Number;
  return isNumber ? static_cast<int>(action.range->number.numerator() / action.range->number.denominator()) : 1;
}

// Tries an action of a unit that has moved.
class MovedActor {
 public:
  MovedActor(const World& world, Member unit, hex::HexKey from)
      : world_(world),
        unit_(unit),
        from_(from),
        position_(world.position().moved(unit, from)),
        fields_(world.mechanics(), position_) {}

  // Nothing if it costs more than there is, or nobody knows how much.
  std::optional<ReachAnswer::Act> tried(const rules::ActionRules& rules, hex::HexKey on, Rational spent,
                                         Rational most) {
    rules::ChosenAction chosen = chooseAction(world_.mechanics(), position_, &fields_, world_.sight(),
                                              rules.action.question, {unit_}, {on}, rules.name);
    const rules::Engagement engagement(world_.mechanics(), position_, &fields_, chosen.undertaking);
    const rules::Quantity price = valueOf(*rules.action.cost, engagement, unit_);
    if (!price.value || most < spent + *price.value) return std::nullopt;
    return ReachAnswer::Act{rules.name, on, from_, spent + *price.value, std::move(chosen.refusals)};
  }

 private:
  const World& world_;
  Member unit_;
  hex::HexKey from_;
  rules::Position position_;
  rules::Fields fields_;
};

std::vector<hex::HexKey> hexesOfEnemies(const World& world, Member unit) {
  std::vector<hex::HexKey> hexes;
  const rules::Position& position = world.position();
  for (const Member each : position.onMap()) {
    const rules::Piece& piece = position.piece(each);
    const bool isEnemy = !piece.leader && piece.side != position.piece(unit).side;
    for (const hex::HexKey hex : position.hexesOf(each)) {
      if (isEnemy && !rules::hasItem(hexes, hex)) hexes.push_back(hex);
    }
  }
  std::sort(hexes.begin(), hexes.end());
  return hexes;
}

// Of a unit that has come to a hex; of one across two hexes the nearer of them counts.
int distanceFrom(const World& world, Member unit, hex::HexKey from, hex::HexKey on) {
  const auto second = model::secondAlong(world.layout(), world.position().hexesOf(unit), from);
  const int distance = world.layout().distance(from, on);
  return second ? std::min(distance, world.layout().distance(*second, on)) : distance;
}

}  // namespace

Entering::Entering(const World& world, Member unit) : world_(world), unit_(unit) {
  const auto& states = world.mechanics().states;
  areSome_ = std::any_of(states.begin(), states.end(),
                         [](const auto& each) { return each.second.changesOn(rules::kOnEntering); });
}

const std::vector<rules::PossibleChange>& Entering::at(hex::HexKey hex) {
  const auto [found, isNew] = known_.try_emplace(hex);
  if (!isNew || !areSome_) return found->second;
  const rules::Position position = world_.position().moved(unit_, hex);
  rules::Fields fields(world_.mechanics(), position);
  for (rules::PossibleChange& each : possibleChanges(world_.mechanics(), position, &fields, unit_)) {
    if (each.change->change.on == rules::kOnEntering) found->second.push_back(std::move(each));
  }
  return found->second;
}

std::vector<ReachAnswer::Act> actsOnTheWay(const World& world, Member unit, const ReachAnswer& reach) {
  std::vector<ReachAnswer::Act> acts;
  if (!reach.allowance) return acts;
  std::vector<std::pair<Rational, hex::HexKey>> places{{Rational(0), *world.position().piece(unit).hex}};
  for (const ReachAnswer::End& end : reach.ends) places.emplace_back(end.cost, end.hex);
  std::sort(places.begin(), places.end());
  const std::vector<hex::HexKey> enemies = hexesOfEnemies(world, unit);
  for (const rules::ActionRules& rules : world.mechanics().actions) {
    if (!rules.action.cost) continue;
    const int range = rangeOf(rules.action);
    for (const hex::HexKey on : enemies) {
      std::optional<ReachAnswer::Act> best;
      for (const auto& [spent, from] : places) {
        if (range < distanceFrom(world, unit, from, on)) continue;
        auto act = MovedActor(world, unit, from).tried(rules, on, spent, *reach.allowance);
        const bool isAllowed = act && act->refusals.empty();
        if (act && (!best || isAllowed)) best = std::move(act);
        if (isAllowed) break;
      }
      if (best) acts.push_back(*std::move(best));
    }
  }
  return acts;
}

}  // namespace redoubt::ask
