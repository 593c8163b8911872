#include "core/rules/terrain/map_statistics.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <map>
#include <unordered_map>
#include <unordered_set>
#include <utility>

#include "core/model/standing.h"
#include "core/rules/set_up/set_up.h"

namespace redoubt::rules {
namespace {

template <class Row>
void byCount(std::vector<Row>& rows, int Row::*count, std::string Row::*name) {
  std::sort(rows.begin(), rows.end(),
            [&](const Row& a, const Row& b) { return a.*count != b.*count ? a.*count > b.*count : a.*name < b.*name; });
}

// The distance from `from` to the farthest node of `graph`, and that node.
template <class Node>
std::pair<int, Node> farthest(const std::map<Node, std::vector<Node>>& graph, const Node& from, std::set<Node>& seen) {
  std::vector<Node> now = {from};
  seen.insert(from);
  int steps = 0;
  while (true) {
    std::vector<Node> next;
    for (const Node& node : now) {
      for (const Node& neighbour : graph.at(node)) {
        if (seen.insert(neighbour).second) next.push_back(neighbour);
      }
    }
    if (next.empty()) return {steps, now.front()};
    now = std::move(next);
    ++steps;
  }
}

// The longest way of each connected part: from the node that is farthest from any node to the node that is farthest
// from it.
template <class Node>
int longestRun(const std::map<Node, std::vector<Node>>& graph) {
  int longest = 0;
  std::set<Node> seen;
  for (const auto& [node, neighbours] : graph) {
    if (seen.contains(node)) continue;
    const Node end = farthest(graph, node, seen).second;
    std::set<Node> again;
    longest = std::max(longest, farthest(graph, end, again).first);
  }
  return longest;
}

class StatisticsCounting {
 public:
  StatisticsCounting(const model::Battle& battle, const RuleBook& rules, const hex::Layout& layout,
                     const std::optional<std::set<hex::HexKey>>& area)
      : battle_(battle), rules_(rules), layout_(layout), area_(area) {
    const model::MapSheet* sheet = model::mapSheet(battle);
    if (sheet && sheet->metresPerHex && *sheet->metresPerHex > 0) kilometresPerHex_ = *sheet->metresPerHex / 1000;
  }

  MapStatistics run(std::optional<Id<model::Variant>> variant) {
    countHexes();
    result_.hexsides = lines<model::Hexside>(1 / std::sqrt(3.0));
    result_.links = lines<model::Link>(1);
    countMarks();
    countZones();
    if (variant) countArmies(*variant);
    return std::move(result_);
  }

 private:
  bool isIn(hex::HexKey hex) const { return layout_.contains(hex) && (!area_ || area_->contains(hex)); }

  void countHexes() {
    std::unordered_map<hex::HexKey, std::string> terrain;
    std::map<int, int> levels;
    const std::string ground = groundTerrain(rules_);
    layout_.forEachHex([&](hex::HexKey hex) {
      if (!isIn(hex)) return;
      const model::HexRow* row = battle_.find<model::HexRow>(hex);
      terrain[hex] = row ? row->terrain : ground;
      ++levels[row ? row->level : 0];
      ++result_.hexes;
    });
    const double all = std::max(1, result_.hexes);
    for (const auto& [level, count] : levels) result_.levels.push_back({level, count, count / all});
    countTerrain(terrain);
    if (kilometresPerHex_) {
      // The area of a hex is √3/2 of the square of its width.
      result_.squareKilometres = result_.hexes * *kilometresPerHex_ * *kilometresPerHex_ * std::sqrt(3.0) / 2;
    }
  }

  void countTerrain(const std::unordered_map<hex::HexKey, std::string>& terrain) {
    std::map<std::string, TerrainStatistics> kinds;
    std::unordered_set<hex::HexKey> seen;
    for (const auto& [hex, slug] : terrain) {
      if (!seen.insert(hex).second) continue;
      int size = 0;
      std::vector<hex::HexKey> open = {hex};
      while (!open.empty()) {
        const hex::HexKey at = open.back();
        open.pop_back();
        ++size;
        for (const hex::HexKey next : layout_.neighbours(at)) {
          const auto other = terrain.find(next);
          if (other != terrain.end() && other->second == slug && seen.insert(next).second) open.push_back(next);
        }
      }
      TerrainStatistics& kind = kinds[slug];
      kind.hexes += size;
      kind.largest = std::max(kind.largest, size);
      ++kind.pieces;
    }
    for (auto& [slug, kind] : kinds) {
      kind.slug = slug;
      kind.title = terrainTitle(rules_, slug);
      kind.share = static_cast<double>(kind.hexes) / std::max(1, result_.hexes);
      result_.terrain.push_back(std::move(kind));
    }
    byCount(result_.terrain, &TerrainStatistics::hexes, &TerrainStatistics::title);
  }

  // The two ends of a hexside are vertices; those of a link are hexes.
  auto endsOf(const model::Hexside& row) const { return layout_.verticesOf(row.side); }
  auto endsOf(const model::Link& row) const {
    const auto [near, far] = layout_.hexesOf(row.side);
    return std::array{near, far};
  }
  bool isCounted(const model::Hexside& row) const {
    const auto [near, far] = layout_.hexesOf(row.side);
    return isIn(near) || isIn(far);
  }
  bool isCounted(const model::Link& row) const {
    const auto [near, far] = layout_.hexesOf(row.side);
    return isIn(near) && isIn(far);
  }

  template <class Row>
  std::vector<LineStatistics> lines(double widths) const {
    using Node = typename decltype(endsOf(std::declval<const Row&>()))::value_type;
    struct Kind {
      int count = 0;
      std::map<Node, std::vector<Node>> graph;
    };
    std::map<std::string, Kind> kinds;
    for (const Row& row : battle_.all<Row>()) {
      if (!isCounted(row)) continue;
      Kind& kind = kinds[row.kind];
      ++kind.count;
      const auto ends = endsOf(row);
      kind.graph[ends[0]].push_back(ends[1]);
      kind.graph[ends[1]].push_back(ends[0]);
    }
    std::vector<LineStatistics> statistics;
    for (const auto& [slug, kind] : kinds) {
      LineStatistics line{slug, terrainTitle(rules_, slug), kind.count, std::nullopt, longestRun(kind.graph)};
      if (kilometresPerHex_) line.kilometres = kind.count * widths * *kilometresPerHex_;
      statistics.push_back(std::move(line));
    }
    byCount(statistics, &LineStatistics::count, &LineStatistics::title);
    return statistics;
  }

  void countMarks() {
    std::map<std::string, int> symbols, labels;
    for (const model::Symbol& row : battle_.all<model::Symbol>()) symbols[row.kind] += isIn(row.hex) ? 1 : 0;
    for (const model::Label& row : battle_.all<model::Label>()) {
      labels[row.style.text()] += isIn(row.hex) ? 1 : 0;
    }
    result_.symbols = counted(symbols);
    result_.labels = counted(labels);
  }

  static std::vector<CountedName> counted(const std::map<std::string, int>& counts) {
    std::vector<CountedName> names;
    for (const auto& [name, count] : counts) {
      if (count > 0) names.push_back({name, count});
    }
    byCount(names, &CountedName::count, &CountedName::name);
    return names;
  }

  void countZones() {
    for (const model::Zone& zone : battle_.all<model::Zone>()) {
      const auto hexes = hexesOf(battle_, zone.id);
      const auto in = std::count_if(hexes.begin(), hexes.end(), [&](hex::HexKey hex) { return isIn(hex); });
      if (in == 0 && area_) continue;
      result_.zones.push_back({zone.title.empty() ? zone.slug : zone.title, zone.kind, static_cast<int>(in)});
    }
    std::sort(result_.zones.begin(), result_.zones.end(),
              [](const ZoneStatistics& a, const ZoneStatistics& b) { return a.title < b.title; });
  }

  void countArmies(Id<model::Variant> variant) {
    std::map<Id<model::Army>, std::pair<int, std::set<hex::HexKey>>> counts;
    for (const model::Placement* row : placements(battle_, variant)) {
      const model::StandingHexes own = model::standingHexes(*row);
      if (std::none_of(own.begin(), own.end(), [&](hex::HexKey hex) { return isIn(hex); })) continue;
      const auto army = armyOf(battle_, *row);
      if (!army) continue;
      auto& [counters, hexes] = counts[*army];
      counters += row->count;
      std::copy_if(own.begin(), own.end(), std::inserter(hexes, hexes.end()),
                   [&](hex::HexKey hex) { return isIn(hex); });
    }
    std::vector<std::pair<int, ArmyStatistics>> armies;
    for (const auto& [id, count] : counts) {
      const model::Army* army = battle_.find<model::Army>(id);
      if (!army) continue;
      armies.push_back({army->ordinal, {army->name, count.first, static_cast<int>(count.second.size())}});
    }
    std::stable_sort(armies.begin(), armies.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
    for (auto& [ordinal, army] : armies) result_.armies.push_back(std::move(army));
  }

  const model::Battle& battle_;
  const RuleBook& rules_;
  const hex::Layout& layout_;
  const std::optional<std::set<hex::HexKey>>& area_;
  std::optional<double> kilometresPerHex_;
  MapStatistics result_;
};

}  // namespace

MapStatistics mapStatistics(const model::Battle& battle, const RuleBook& rules, const hex::Layout& layout,
                            const std::optional<std::set<hex::HexKey>>& area,
                            std::optional<Id<model::Variant>> variant) {
  return StatisticsCounting(battle, rules, layout, area).run(variant);
}

}  // namespace redoubt::rules
