#include "core/rules/set_up/ruled_places.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <tuple>

#include "core/model/standing.h"

namespace redoubt::rules {
namespace {

bool isShared(const model::Placement& placement) {
  using enum model::PlacementRule;
  return placement.rule == Within || placement.rule == Zone || placement.rule == Enters ||
         placement.rule == OnActivation;
}

bool isByEntry(model::PlacementRule rule) {
  return rule == model::PlacementRule::Enters || rule == model::PlacementRule::OnActivation;
}

// Without its counters and hexes.
RuledPlace placeOf(const model::Battle& battle, const model::Placement& placement, Id<model::Army> army) {
  RuledPlace place;
  place.rule = placement.rule;
  place.army = army;
  if (isByEntry(placement.rule)) {
    place.entry = placement.entry;
    if (const model::Entry* entry = battle.find(placement.entry)) place.zone = entry->zone;
    return place;
  }
  if (placement.rule == model::PlacementRule::Within) {
    place.hex = placement.hex;
    place.distance = placement.distance;
  }
  if (!place.hex) place.zone = placement.zone;
  return place;
}

auto keyOf(const RuledPlace& place) {
  return std::tie(place.rule, place.army, place.hex, place.distance, place.zone, place.entry);
}

hex::Point middleOf(const hex::Layout& layout, const RuledPlace& place) {
  if (place.hex) return layout.centre(*place.hex);
  hex::Point sum;
  for (const hex::HexKey hex : place.hexes) {
    sum.x += layout.centre(hex).x;
    sum.y += layout.centre(hex).y;
  }
  const auto count = static_cast<double>(place.hexes.size());
  return {sum.x / count, sum.y / count};
}

// Rather one that is no neighbour of another pile.
std::optional<hex::HexKey> nearestFree(const hex::Layout& layout, hex::Point middle,
                                       const std::vector<hex::HexKey>& hexes, const std::set<hex::HexKey>& taken,
                                       const std::vector<hex::HexKey>& piles) {
  std::optional<std::tuple<bool, double, hex::HexKey>> best;
  for (const hex::HexKey hex : hexes) {
    if (taken.contains(hex)) continue;
    const hex::Point centre = layout.centre(hex);
    const bool isClose =
        std::any_of(piles.begin(), piles.end(), [&](hex::HexKey pile) { return layout.distance(pile, hex) < 2; });
    const std::tuple here(isClose, std::hypot(centre.x - middle.x, centre.y - middle.y), hex);
    if (!best || here < *best) best = here;
  }
  return best ? std::optional(std::get<hex::HexKey>(*best)) : std::nullopt;
}

}  // namespace

std::vector<hex::HexKey> entryHexes(const model::Battle& battle, const hex::Layout& layout, Id<model::Entry> entry) {
  const model::Entry* row = battle.find<model::Entry>(entry);
  std::vector<hex::HexKey> hexes = row ? hexesOf(battle, row->zone) : std::vector<hex::HexKey>();
  std::erase_if(hexes, [&](hex::HexKey hex) { return !layout.contains(hex); });
  return hexes;
}

std::vector<RuledPlace> ruledPlaces(const model::Battle& battle, const hex::Layout& layout,
                                    const PlacementList& setUp) {
  std::vector<RuledPlace> places;
  std::set<hex::HexKey> taken;
  for (const model::Placement* placement : setUp) {
    for (const hex::HexKey hex : model::standingHexes(*placement)) taken.insert(hex);
    const auto army = armyOf(battle, *placement);
    if (!army || !isShared(*placement)) continue;
    RuledPlace place = placeOf(battle, *placement, *army);
    auto known =
        std::find_if(places.begin(), places.end(), [&](const RuledPlace& each) { return keyOf(each) == keyOf(place); });
    if (known == places.end()) {
      if (place.entry) {
        place.hexes = entryHexes(battle, layout, *place.entry);
      } else if (!isByEntry(place.rule)) {
        place.hexes = startHexes(battle, layout, *placement);
      }
      known = places.insert(places.end(), std::move(place));
    }
    known->counters.push_back(placement);
  }
  std::vector<hex::HexKey> piles;
  for (RuledPlace& place : places) {
    if (place.hexes.empty()) continue;
    const hex::Point middle = middleOf(layout, place);
    place.shownAt = nearestFree(layout, middle, place.hexes, taken, piles);
    if (!place.shownAt) place.shownAt = nearestFree(layout, middle, layout.allHexes(), taken, piles);
    if (!place.shownAt) continue;
    taken.insert(*place.shownAt);
    piles.push_back(*place.shownAt);
  }
  return places;
}

}  // namespace redoubt::rules
