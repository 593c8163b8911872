#include <algorithm>
#include <map>
#include <optional>

#include "core/check/finding_collector.h"
#include "core/check/set_up/army_stacks.h"
#include "core/check/set_up/set_up_checks.h"
#include "core/rules/forces/arms.h"
#include "core/rules/forces/stacking.h"

namespace redoubt::check {
namespace {

using Hexes = std::vector<hex::HexKey>;

// The units of one army and arm that must begin in the same hexes.
struct Crowd {
  PlacementList units;
  int size = 0;
  bool isSizeKnown = true;
  bool isEstimate = false;
};
using Crowds = std::map<std::tuple<Id<model::Army>, Hexes, std::string>, Crowd>;

// The most counters or size of an arm in a hex in any allowed stack; nothing: any number.
struct HexRoom {
  std::optional<int> counters = 0;
  std::optional<int> size = 0;
};

std::optional<int> greater(std::optional<int> a, std::optional<int> b) {
  return a && b ? std::optional(std::max(*a, *b)) : std::nullopt;
}

std::optional<int> sizeIn(const rules::StackAlternative& alternative, const std::string& arm,
                          const rules::StackLimit& limit) {
  std::optional<int> size = limit.size;
  for (const rules::JointLimit& joint : alternative.together) {
    const bool isNamed = std::find(joint.arms.begin(), joint.arms.end(), arm) != joint.arms.end();
    if (isNamed) size = std::min(size.value_or(joint.size), joint.size);
  }
  return size;
}

HexRoom roomFor(const std::vector<rules::StackAlternative>& alternatives, const std::string& arm) {
  HexRoom room;
  for (const rules::StackAlternative& alternative : alternatives) {
    const auto limit = alternative.arms.find(arm);
    if (limit == alternative.arms.end()) continue;
    room.counters = greater(room.counters, limit->second.counters);
    room.size = greater(room.size, sizeIn(alternative, arm, limit->second));
  }
  return room;
}

void add(const CheckContext& context, Crowds& crowds, const model::Placement& placement) {
  const model::Unit* unit = context.battle().find(placement.unit);
  const rules::Arm arm = context.armOf(placement);
  const bool isInRegion =
      placement.rule == model::PlacementRule::Within || placement.rule == model::PlacementRule::Zone;
  if (!unit || !arm.slug || !isInRegion) return;
  Hexes hexes = rules::startHexes(context.battle(), context.layout(), placement);
  if (hexes.empty()) return;  // reported for the placement itself
  Crowd& crowd = crowds[{unit->army, std::move(hexes), *arm.slug}];
  crowd.units.push_back(&placement);
  const rules::Figure size = context.figures().of(placement).size;
  crowd.size += size.value.value_or(0);
  crowd.isSizeKnown = crowd.isSizeKnown && size.value;
  crowd.isEstimate = crowd.isEstimate || !size.isCertain() || arm.isEstimate;
}

// A lack of room: in points of size, or in counters.
struct Shortage {
  bool isOfSize = false;
  int wanted = 0;
  int room = 0;
};

std::optional<Shortage> shortageOf(const Crowd& crowd, const HexRoom& room, int hexes) {
  const int counters = static_cast<int>(crowd.units.size());
  if (room.counters && counters > *room.counters * hexes) return Shortage{false, counters, *room.counters * hexes};
  if (room.size && crowd.isSizeKnown && crowd.size > *room.size * hexes) {
    return Shortage{true, crowd.size, *room.size * hexes};
  }
  return std::nullopt;
}

}  // namespace

std::vector<Finding> checkRoom(const CheckContext& context) {
  FindingCollector collector(context);
  const auto alternatives = rules::stackAlternatives(context.book());
  if (!alternatives || !context.hasMap()) return {};
  for (const VariantSetUp& where : context.setUps()) {
    Crowds crowds;
    for (const model::Placement* placement : where.placements) add(context, crowds, *placement);
    for (const auto& [key, crowd] : crowds) {
      const auto& [army, hexes, arm] = key;
      const int count = static_cast<int>(hexes.size());  // terrain can close some of them, too
      const auto shortage = shortageOf(crowd, roomFor(*alternatives, arm), count);
      if (!shortage) continue;
      const bool isDoubtful = crowd.isEstimate && shortage->isOfSize;
      Finding& finding =
          collector.add(isDoubtful ? "room-doubtful" : "no-room", where, check::subjectOf(*crowd.units.front()),
                        {{"army", armyName(context.battle(), army)},
                         {"names", shortNamesOf(context.battle(), crowd.units)},
                         {"hexes", std::to_string(count)},
                         {"wanted", std::to_string(shortage->wanted)},
                         {"room", std::to_string(shortage->room)},
                         {"what", Phrase::of(shortage->isOfSize ? "details.points" : "details.counters")}});
      finding.place = hexes;
      collector.citeRule("stacking/alternatives");
    }
  }
  return collector.take();
}

}  // namespace redoubt::check
