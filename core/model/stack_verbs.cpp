#include "core/model/stack_verbs.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <numbers>
#include <numeric>
#include <set>

#include "core/model/origins.h"
#include "core/model/placement_verbs.h"
#include "core/model/standing.h"

namespace redoubt::model {
namespace {

// One row for both changes: of two rows put under one key only the last would be written.
Edit brought(const Battle& battle, const CounterMove& arrival, int stack) {
  const std::array one{arrival.counter};
  Edit edit = moveTo(battle, one, arrival.hex, stack, {});
  if (!arrival.facing) return edit;
  Edit turning = setFacing(battle, one, arrival.facing, {});
  std::vector<Placement> turned = turning.takePuts<Placement>();
  if (turned.empty()) return edit;
  std::vector<Placement> moved = edit.takePuts<Placement>();
  Placement row = moved.empty() ? turned.front() : moved.front();
  row.direction = arrival.facing;
  edit.append(turning);
  edit.put(std::move(row));
  return edit;
}

// The counters that stay on a hex while others arrive, the top first.
std::vector<const Placement*> stayingOn(hex::HexKey hex, std::span<const Placement> standing,
                                        const std::set<Id<Placement>>& moving) {
  std::vector<const Placement*> staying;
  for (const Placement& row : standing) {
    if (standsIn(row, hex) && !moving.contains(row.id)) staying.push_back(&row);
  }
  std::stable_sort(staying.begin(), staying.end(),
                   [](const Placement* a, const Placement* b) { return a->stack < b->stack; });
  return staying;
}

}  // namespace

Edit moveCounters(const Battle& battle, std::span<const CounterMove> arrivals, std::span<const Placement> standing,
                  std::string title) {
  Edit edit(std::move(title));
  std::map<hex::HexKey, int> heights;
  std::set<Id<Placement>> moving;
  for (const CounterMove& arrival : arrivals) {
    edit.append(brought(battle, arrival, ++heights[arrival.hex]));
    moving.insert(arrival.counter);
  }
  for (auto& [hex, height] : heights) {
    for (const Placement* row : stayingOn(hex, standing, moving)) {
      Placement lower = *row;
      lower.stack = ++height;
      if (lower != *row) edit.put(std::move(lower));
    }
  }
  return edit;
}

Edit turnEach(const Battle& battle, std::span<const Turned> turned, std::string title) {
  Edit edit(std::move(title));
  for (const Turned& one : turned) {
    edit.append(setFacing(battle, std::array{one.counter}, Facing{one.direction}, {}));
  }
  return edit;
}

Edit setFormation(const Battle& battle, std::span<const Id<Placement>> counters, std::string_view formation,
                  std::string title) {
  Edit edit(std::move(title));
  for (const Id<Placement> id : counters) {
    const Placement* old = battle.find<Placement>(id);
    if (!old || old->formation == formation) continue;
    Placement row = *old;
    row.formation = formation;
    markSetByHand(edit, battle, Placement::kTable, keyText<Placement>(id), "formation");
    edit.put(std::move(row));
  }
  return edit;
}

Edit setStep(const Battle& battle, std::span<const Id<Placement>> counters, std::optional<int> step,
             std::string title) {
  Edit edit(std::move(title));
  if (step == 1) step.reset();
  for (const Id<Placement> id : counters) {
    const Placement* old = battle.find<Placement>(id);
    if (!old || old->step == step || (step && *step < 1)) continue;
    Placement row = *old;
    row.step = step;
    markSetByHand(edit, battle, Placement::kTable, keyText<Placement>(id), "step");
    edit.put(std::move(row));
  }
  return edit;
}

std::vector<Id<Placement>> reordered(std::span<const Id<Placement>> order, Id<Placement> counter,
                                     std::size_t position) {
  std::vector<Id<Placement>> result(order.begin(), order.end());
  const auto at = std::find(result.begin(), result.end(), counter);
  if (at == result.end()) return result;
  result.erase(at);
  result.insert(result.begin() + static_cast<std::ptrdiff_t>(std::min(position, result.size())), counter);
  return result;
}

std::optional<hex::Direction> directionAlong(hex::Orientation orientation, hex::FacingKind kind, double dx, double dy) {
  if (dx == 0 && dy == 0) return std::nullopt;
  constexpr double kSixth = 60;
  const double bearing = std::atan2(dx, -dy) * 180 / std::numbers::pi;
  const double steps = (bearing - hex::angle({kind, 0}, orientation)) / kSixth;
  return hex::turned({kind, 0}, static_cast<int>(std::lround(steps)));
}

std::optional<std::vector<hex::HexKey>> spreadAlong(const hex::Layout& layout, std::span<const hex::HexKey> stacks,
                                                    std::span<const hex::HexKey> line) {
  if (line.size() < stacks.size()) return std::nullopt;
  if (stacks.empty()) return std::vector<hex::HexKey>();
  const hex::Point from = layout.centre(line.front());
  const hex::Point to = layout.centre(line.back());
  const auto along = [&](hex::HexKey hex) {
    const hex::Point at = layout.centre(hex);
    return (at.x - from.x) * (to.x - from.x) + (at.y - from.y) * (to.y - from.y);
  };
  std::vector<std::size_t> order(stacks.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  constexpr double kSideBySide = 1e-6;
  std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
    const double way = along(stacks[a]) - along(stacks[b]);
    return std::abs(way) > kSideBySide ? way < 0 : stacks[a] < stacks[b];
  });
  std::vector<hex::HexKey> targets(stacks.size());
  const std::size_t gaps = std::max<std::size_t>(stacks.size() - 1, 1);
  for (std::size_t i = 0; i < order.size(); ++i) {
    targets[order[i]] = line[(2 * i * (line.size() - 1) + gaps) / (2 * gaps)];  // the nearest to its share of the way
  }
  return targets;
}

}  // namespace redoubt::model
