#include "editor/proposals/proposal_samples.h"

#include <charconv>

#include "core/model/map_verbs.h"
#include "core/rules/terrain/terrain.h"

namespace redoubt::editor {
namespace {

using model::HexRow;

// Rows of hexsides or ways as samples of the learning; a border without any says "nothing".
template <class Row>
void addBorder(const model::Battle& battle, hex::HexsideKey side,
               std::vector<redoubt::scan::Sample<hex::HexsideKey>>& samples) {
  bool isBare = true;
  model::forEachOn<Row>(battle, side, [&](const Row& row) {
    samples.push_back({side, row.kind});
    isBare = false;
  });
  if (isBare) samples.push_back({side, {}});
}

std::set<hex::HexsideKey> bordersBetween(const hex::Layout& layout, const std::set<hex::HexKey>& hexes) {
  std::set<hex::HexsideKey> borders;
  for (const hex::HexKey hex : hexes) {
    for (const hex::HexKey other : layout.ring(hex, 1)) {
      if (!hexes.contains(other)) continue;
      if (const auto side = layout.sideBetween(hex, other)) borders.insert(*side);
    }
  }
  return borders;
}

// The row of where a value comes from.
template <class Row>
model::Provenance printed(const Row& row, std::string_view field, const std::string& value, const Confirmer& confirmer) {
  model::Provenance origin;
  origin.subjectTable = Row::kTable;
  origin.subject = model::keyText<Row>(row.key());
  origin.field = field;
  origin.status = model::Status::Printed;
  origin.source = confirmer.source;
  if (confirmer.name.empty()) return origin;
  origin.confirmedBy = confirmer.name;
  origin.confirmedAt = confirmer.at;
  origin.confirmedValue = value;
  return origin;
}

template <class Row>
bool carries(const model::Battle& battle, hex::HexsideKey side, const std::string& kind) {
  bool has = false;
  model::forEachOn<Row>(battle, side, [&](const Row& row) { has = has || row.kind == kind; });
  return has;
}

}  // namespace

std::set<hex::HexKey> paintedHexes(const model::Battle& battle, const rules::RuleBook& rules) {
  const std::string ground = rules::groundTerrain(rules);
  std::set<hex::HexKey> painted;
  for (const HexRow& row : battle.all<HexRow>()) {
    if (!row.terrain.empty() && row.terrain != ground) painted.insert(row.hex);
  }
  for (const model::Provenance& row : battle.all<model::Provenance>()) {
    if (row.subjectTable != HexRow::kTable || row.field != "terrain" || row.status != model::Status::Printed) continue;
    std::int64_t key = 0;
    const char* end = row.subject.data() + row.subject.size();
    if (std::from_chars(row.subject.data(), end, key).ptr == end && hex::HexKey::isValid(key)) painted.insert(hex::HexKey{key});
  }
  return painted;
}

redoubt::scan::Samples samplesOf(const model::Battle& battle, const hex::Layout& layout, const KnownHexes& known) {
  redoubt::scan::Samples samples;
  for (const hex::HexKey hex : known.hexes) {
    const HexRow* row = battle.find<HexRow>(hex);
    if (row && !row->terrain.empty() && layout.contains(hex)) samples.hexes.push_back({hex, row->terrain});
  }
  std::set<hex::HexsideKey> borders = bordersBetween(layout, known.hexes);
  borders.insert(known.borders.begin(), known.borders.end());
  for (const hex::HexsideKey side : borders) {
    addBorder<model::Hexside>(battle, side, samples.sides);
    addBorder<model::Link>(battle, side, samples.links);
  }
  if (!known.hasPainted) return samples;
  // That nothing else is there is not said by a single hexside.
  for (const model::Hexside& row : battle.all<model::Hexside>()) {
    if (!borders.contains(row.side)) samples.sides.push_back({row.side, row.kind});
  }
  for (const model::Link& row : battle.all<model::Link>()) {
    if (!borders.contains(row.side)) samples.links.push_back({row.side, row.kind});
  }
  return samples;
}

std::map<std::string, int> countsOf(const redoubt::scan::Samples& samples) {
  std::map<std::string, int> counts;
  const auto count = [&](const auto& each) {
    for (const auto& sample : each) {
      if (!sample.kind.empty()) ++counts[sample.kind];
    }
  };
  count(samples.hexes);
  count(samples.sides);
  count(samples.links);
  return counts;
}

model::Edit confirmation(const model::Battle& battle, const hex::Layout& layout,
                         const std::map<hex::HexKey, std::string>& hexes, const KnownHexes& known,
                         const redoubt::scan::Proposals& proposals, const Confirmer& confirmer, std::string title) {
  model::Edit edit(std::move(title));
  for (const auto& [hex, kind] : hexes) {
    const HexRow* old = battle.find<HexRow>(hex);
    const HexRow row{hex, kind, old ? old->level : 0};
    if (!old || !(*old == row)) edit.put(row);
    const model::Provenance origin = printed(row, "terrain", kind, confirmer);
    const model::Provenance* before = battle.find<model::Provenance>(origin.key());
    if (!before || !(*before == origin)) edit.put(origin);
  }
  const auto isConfirmed = [&](hex::HexsideKey side) {
    const auto [a, b] = layout.hexesOf(side);
    return (hexes.contains(a) || hexes.contains(b)) && (hexes.contains(a) || known.hexes.contains(a)) &&
           (hexes.contains(b) || known.hexes.contains(b));
  };
  for (const auto& each : proposals.sides) {
    if (each.kind.empty() || each.isSample || !isConfirmed(each.key)) continue;
    if (carries<model::Hexside>(battle, each.key, each.kind)) continue;
    const model::Hexside row{each.key, each.kind, std::nullopt, std::nullopt};
    edit.put(row);
    edit.put(printed(row, "*", {}, confirmer));
  }
  for (const auto& each : proposals.links) {
    if (each.kind.empty() || each.isSample || !isConfirmed(each.key)) continue;
    if (carries<model::Link>(battle, each.key, each.kind)) continue;
    const model::Link row{each.key, each.kind};
    edit.put(row);
    edit.put(printed(row, "*", {}, confirmer));
  }
  return edit;
}

}  // namespace redoubt::editor
