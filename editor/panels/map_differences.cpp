#include "editor/panels/map_differences.h"

#include <algorithm>
#include <map>

#include "core/model/changes.h"
#include "core/model/standing.h"
#include "core/rules/set_up/set_up.h"

namespace redoubt::editor {
namespace {

using Hexes = std::set<hex::HexKey>;

template <class Row, class ToHexes>
void add(Hexes& hexes, const model::Changes& changes, ToHexes&& toHexes) {
  for (const model::RowChange<Row>& change : changes.of<Row>()) {
    if (change.before) toHexes(hexes, *change.before);
    if (change.after) toHexes(hexes, *change.after);
  }
}

// The counters on each hex: enough to find visible differences.
std::map<hex::HexKey, std::vector<std::string>> counters(const model::Battle& battle,
                                                         const std::optional<Id<model::Variant>>& variant) {
  std::map<hex::HexKey, std::vector<std::string>> stacks;
  if (!variant || !battle.find(variant)) return stacks;
  for (const model::Placement* row : rules::placements(battle, *variant)) {
    if (row->rule != model::PlacementRule::At || !row->hex) continue;
    const std::string direction = row->direction ? model::toText(*row->direction) : std::string();
    const std::int64_t who = row->unit ? row->unit->value : row->leader ? row->leader->value : 0;
    const std::string counter =
        std::to_string(row->stack) + '/' + std::to_string(who) + '/' + row->words + '/' + direction;
    for (const hex::HexKey hex : model::standingHexes(*row)) stacks[hex].push_back(counter);
  }
  for (auto& [hex, stack] : stacks) std::sort(stack.begin(), stack.end());
  return stacks;
}

}  // namespace

std::set<hex::HexKey> differingHexes(const model::Battle& before, const model::Battle& after,
                                     const std::optional<Id<model::Variant>>& variant) {
  const model::Changes changes = model::difference(before, after);
  const hex::Layout layout = model::layoutOf(after);
  Hexes hexes;
  const auto ofHex = [](Hexes& found, const auto& row) { found.insert(row.hex); };
  const auto ofSide = [&](Hexes& found, const auto& row) {
    const auto [near, far] = layout.hexesOf(row.side);
    found.insert(near);
    found.insert(far);
  };
  add<model::HexRow>(hexes, changes, ofHex);
  add<model::Hexside>(hexes, changes, ofSide);
  add<model::Link>(hexes, changes, ofSide);
  add<model::Label>(hexes, changes, ofHex);
  add<model::Symbol>(hexes, changes, ofHex);
  add<model::ZoneHex>(hexes, changes, ofHex);
  const auto were = counters(before, variant);
  const auto are = counters(after, variant);
  for (const auto& [hex, stack] : were) {
    const auto now = are.find(hex);
    if (now == are.end() || now->second != stack) hexes.insert(hex);
  }
  for (const auto& [hex, stack] : are) {
    if (!were.contains(hex)) hexes.insert(hex);
  }
  const hex::Layout former = model::layoutOf(before);
  std::erase_if(hexes, [&](hex::HexKey hex) { return !layout.contains(hex) && !former.contains(hex); });
  return hexes;
}

std::vector<std::vector<hex::HexKey>> groups(const hex::Layout& layout, const std::set<hex::HexKey>& hexes) {
  std::vector<std::vector<hex::HexKey>> found;
  Hexes left = hexes;
  while (!left.empty()) {
    std::vector<hex::HexKey> group{*left.begin()};
    left.erase(left.begin());
    for (std::size_t i = 0; i < group.size(); ++i) {
      for (int side = 0; side < hex::kSides; ++side) {
        const auto next = layout.neighbourAnywhere(group[i], side);
        if (next && left.erase(*next) > 0) group.push_back(*next);
      }
    }
    found.push_back(std::move(group));
  }
  std::stable_sort(found.begin(), found.end(), [](const auto& a, const auto& b) { return a.size() > b.size(); });
  return found;
}

}  // namespace redoubt::editor
