#include "editor/dialogs/compare/compared_set_ups.h"

#include <algorithm>

#include "core/model/standing.h"
#include "core/rules/set_up/set_up.h"
#include "editor/artwork/order_names.h"

namespace redoubt::editor {

ComparedSetUps::ComparedSetUps(const Session& session, Id<model::Variant> first, Id<model::Variant> second)
    : names_(session.translated()),
      layout_(session.layout()),
      comparison_(session.battle(), first, second),
      words_(comparison_, names_, names_, std::string(Session::language().code())),
      counters_(comparison_, names_, names_) {
  words_.setRowNamer(orderNames(names_, names_, std::string(Session::language().code())));
}

const model::Placement* ComparedSetUps::placement(std::size_t difference, bool isFirst) const {
  const compare::PlacementDifference& found = placements()[difference];
  return isFirst ? found.first : found.second;
}

std::set<hex::HexKey> ComparedSetUps::hexesOf(std::size_t difference, bool isFirst) const {
  const model::Placement* row = placement(difference, isFirst);
  if (!row) return {};
  auto hexes = rules::startHexes(names_, layout_, *row);
  if (const model::Entry* entry = names_.find(row->entry); entry && hexes.empty()) {
    hexes = rules::hexesOf(names_, entry->zone);
  }
  std::erase_if(hexes, [&](hex::HexKey hex) { return !layout_.contains(hex); });
  return {hexes.begin(), hexes.end()};
}

std::set<hex::HexKey> ComparedSetUps::differingHexes() const {
  std::set<hex::HexKey> hexes;
  for (std::size_t i = 0; i < placements().size(); ++i) {
    for (const bool isFirst : {true, false}) {
      const model::Placement* row = placement(i, isFirst);
      if (!row) continue;
      const model::StandingHexes standing = model::standingHexes(*row);
      hexes.insert(standing.begin(), standing.end());
    }
  }
  std::erase_if(hexes, [&](hex::HexKey hex) { return !layout_.contains(hex); });
  return hexes;
}

std::vector<std::size_t> ComparedSetUps::at(hex::HexKey hex, bool isFirst) const {
  std::vector<std::size_t> found;
  for (std::size_t i = 0; i < placements().size(); ++i) {
    const model::Placement* row = placement(i, isFirst);
    if (row && model::standsIn(*row, hex)) found.push_back(i);
  }
  std::stable_sort(found.begin(), found.end(), [&](std::size_t a, std::size_t b) {
    return placement(a, isFirst)->stack < placement(b, isFirst)->stack;
  });
  return found;
}

}  // namespace redoubt::editor
