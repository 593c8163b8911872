#include "editor/render/counters/map_stacks.h"

#include <algorithm>
#include <array>
#include <map>

#include "core/hex/facing.h"
#include "core/rules/book/provenance.h"
#include "core/rules/command/command.h"
#include "core/rules/forces/formation_choice.h"
#include "core/rules/forces/markers.h"
#include "core/rules/set_up/set_up.h"
#include "editor/render/counters/counter_painter.h"

namespace redoubt::render {
namespace {

using Placements = std::vector<const model::Placement*>;

struct SetUp {
  const model::Battle& battle;
  const rules::RuleBook& rules;
  hex::Layout layout;
  Id<model::Scenario> scenario;
  std::vector<Id<model::Leader>> overall;
};

CounterFace faceOf(const SetUp& setUp, const model::Placement& placement) {
  if (placement.unit) {
    CounterFace face = setUpFace(setUp.battle, setUp.rules, placement);
    if (placement.hex) face.startHex = QString::fromStdString(setUp.layout.number(*placement.hex));
    face.startHexPrinted = !rules::isEstimate(setUp.battle, placement, "hex");
    face.formation = QString::fromStdString(rules::formationMark(setUp.rules, placement.formation));
    return face;
  }
  if (placement.leader) {
    CounterFace face = counterFace(setUp.battle, setUp.rules, *placement.leader);
    face.overall = std::find(setUp.overall.begin(), setUp.overall.end(), *placement.leader) != setUp.overall.end();
    return face;
  }
  return counterFace(setUp.rules, placement);
}

StackedCounter counterOf(const SetUp& setUp, const model::Placement& placement) {
  std::optional<double> angle;
  if (placement.direction && placement.direction->direction) {
    angle = hex::angle(*placement.direction->direction, setUp.layout.orientation());
  }
  const CounterFace face = faceOf(setUp, placement);
  const model::StandingHexes hexes = model::standingHexes(placement);
  return {placement.id, face,
          angle,        rules::lyingOnSide(setUp.rules, placement).value_or(0),
          keyOf(face),  hexes.isLong() ? hexes : model::StandingHexes()};
}

SetUp setUpOf(const model::Battle& battle, const rules::RuleBook& rules, Id<model::Variant> variant) {
  SetUp setUp{battle, rules, model::layoutOf(battle), {}, {}};
  const model::Variant* row = battle.find<model::Variant>(variant);
  if (!row) return setUp;
  setUp.scenario = row->scenario;
  for (const model::Army& army : battle.all<model::Army>()) {
    if (const model::Leader* leader = rules::overallCommander(battle, row->scenario, army)) {
      setUp.overall.push_back(leader->id);
    }
  }
  return setUp;
}

// The hex in which a leader without a hex of its own is shown.
std::optional<hex::HexKey> hostOf(const SetUp& setUp, const Placements& placements, const model::Placement& leader) {
  return rules::leaderPositionsInCommand(setUp.battle, setUp.layout, setUp.rules, setUp.scenario, placements, leader)
      .best();
}

}  // namespace

std::vector<MapStack> stacksOf(const model::Battle& battle, const rules::RuleBook& rules, Id<model::Variant> variant) {
  const SetUp setUp = setUpOf(battle, rules, variant);
  const Placements placements = rules::placements(battle, variant);
  std::map<hex::HexKey, MapStack> stacks;
  for (const rules::Stack& stack : rules::stacks(placements)) {
    MapStack& shown = stacks[stack.hex];
    shown.hex = stack.hex;
    for (const model::Placement* placement : stack.counters) {
      auto& list = rules::lyingOnSide(rules, *placement) ? shown.onSides : shown.counters;
      list.push_back(counterOf(setUp, *placement));
    }
  }
  for (const model::Placement* placement : placements) {
    if (placement->rule != model::PlacementRule::WithOwnUnits || !placement->leader) continue;
    const auto host = hostOf(setUp, placements, *placement);
    if (!host) continue;
    MapStack& shown = stacks[*host];
    shown.hex = *host;
    shown.counters.push_back(counterOf(setUp, *placement));
    shown.counters.back().isByRule = true;
  }
  std::vector<MapStack> result;
  for (auto& [key, stack] : stacks) result.push_back(std::move(stack));
  return result;
}

std::vector<GhostPile> ghostPilesOf(const model::Battle& battle, const rules::RuleBook& rules,
                                    Id<model::Variant> variant) {
  const SetUp setUp = setUpOf(battle, rules, variant);
  std::vector<GhostPile> piles;
  for (rules::RuledPlace& place : rules::ruledPlaces(battle, setUp.layout, rules::placements(battle, variant))) {
    if (!place.shownAt) continue;
    GhostPile pile;
    pile.stack.hex = *place.shownAt;
    for (const model::Placement* placement : place.counters) {
      pile.stack.counters.push_back(counterOf(setUp, *placement));
    }
    place.counters.clear();
    pile.place = std::move(place);
    piles.push_back(std::move(pile));
  }
  return piles;
}

std::vector<StackCard> cardsOf(const hex::Layout& layout, const MapStack& stack) {
  std::vector<double> angles;
  for (const StackedCounter& counter : stack.counters) {
    if (!counter.across.isLong()) angles.push_back(counter.angle.value_or(0));
  }
  const std::vector<StackCard> piled = stackLayout(layout.centre(stack.hex), angles);
  std::vector<StackCard> cards;
  std::size_t next = 0;
  for (const StackedCounter& counter : stack.counters) {
    const model::StandingHexes& across = counter.across;
    cards.push_back(across.isLong() ? cardAcross(layout.centre(across.front()), layout.centre(across.back()),
                                                 counter.angle.value_or(0))
                                    : piled[next++]);
    if (counter.face.shape == CounterFace::Shape::Token) cards.back().size = kTokenSize;
  }
  return cards;
}

std::vector<LyingCounter> lyingOn(const hex::Layout& layout, const MapStack& stack, const CounterStyle& style) {
  std::vector<LyingCounter> lying;
  std::array<int, hex::kSides> before{};
  for (const StackedCounter& marker : stack.onSides) {
    int& there = before[static_cast<std::size_t>(marker.side)];
    lying.push_back({&marker, barOnSide(layout, stack.hex, marker.side, there++)});
  }
  const std::vector<StackCard> cards = cardsOf(layout, stack);
  const auto isDrawnHere = [&](std::size_t i) { return stack.counters[i].across.front() == stack.hex; };
  for (std::size_t i = cards.size(); i-- > 0;) {
    if (stack.counters[i].across.isLong() && isDrawnHere(i)) lying.push_back({&stack.counters[i], cards[i]});
  }
  for (std::size_t i = cards.size(); i-- > 0;) {
    if (!stack.counters[i].across.isLong()) lying.push_back({&stack.counters[i], cards[i]});
  }
  for (LyingCounter& each : lying) {
    if (standsUpright(each.counter->face, style)) each.card.angle = 0;
  }
  return lying;
}

}  // namespace redoubt::render
