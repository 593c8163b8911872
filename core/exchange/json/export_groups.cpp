#include <algorithm>
#include <map>
#include <tuple>

#include "core/base/text.h"
#include "core/exchange/json/exporter.h"
#include "core/exchange/json/format.h"
#include "core/exchange/json/hex_text.h"

namespace redoubt::exchange {
namespace {

// A chain in pieces of a readable length, each beginning where the last one ended.
void addPieces(Json& list, const std::string& chain) {
  constexpr std::size_t kLongest = 20;
  const auto numbers = words(chain);
  for (std::size_t from = 0; from + 1 < numbers.size(); from += kLongest - 1) {
    std::string piece(numbers[from]);
    for (std::size_t i = from + 1; i < std::min(from + kLongest, numbers.size()); ++i) {
      piece += " " + std::string(numbers[i]);
    }
    list.push_back(std::move(piece));
  }
}

}  // namespace

// Rows that differ in nothing but their key, in the order of what they have in common.
std::vector<Exporter::Group> Exporter::groupsOf(std::size_t table) {
  std::map<std::pair<std::vector<Cell>, std::string>, Group> groups;
  const auto add = [&](const auto& row) {
    Record record = toRecord(row);
    const std::int64_t key = record.integer(0);
    Json provenance = provenanceOf(table, keyText(record));
    record.cells[0] = Cell();
    Group& group = groups[{record.cells, provenance.dump()}];
    if (group.keys.empty()) group = {record, std::move(provenance), {}};
    group.keys.push_back(key);
  };
  if (table == tableOf<model::HexRow>()) {
    for (const auto& row : battle_.all<model::HexRow>()) add(row);
  } else if (table == tableOf<model::Hexside>()) {
    for (const auto& row : battle_.all<model::Hexside>()) add(row);
  } else {
    for (const auto& row : battle_.all<model::Link>()) add(row);
  }
  std::vector<Group> list;
  for (auto& [common, group] : groups) list.push_back(std::move(group));
  return list;
}

bool Exporter::coversMap() const {
  bool covers = true;
  rows_.layout().forEachHex([&](hex::HexKey hex) { covers = covers && battle_.find<model::HexRow>(hex); });
  return covers;
}

Json Exporter::groupsJson(std::size_t table) {
  std::vector<Group> groups = groupsOf(table);
  const auto commonest = std::max_element(groups.begin(), groups.end(),
                                          [](const Group& a, const Group& b) { return a.keys.size() < b.keys.size(); });
  const bool usesStar = table == tableOf<model::HexRow>() && !groups.empty() && coversMap();
  Json list = Json::array();
  const auto addGroup = [&](const Group& group, Json members) {
    Json json = Json::object();
    addColumns(json, group.record, {});
    json[std::string(listKey(table))] = std::move(members);
    if (!group.provenance.empty()) json[std::string(kProvenance)] = group.provenance;
    list.push_back(std::move(json));
  };
  for (auto group = groups.begin(); group != groups.end(); ++group) {
    if (usesStar && group == commonest) {
      addGroup(*group, Json(kAllOtherHexes));
      std::erase_if(group->keys, [&](std::int64_t key) { return rows_.layout().contains(hex::HexKey{key}); });
      if (group->keys.empty()) continue;
    }
    addGroup(*group, listJson(table, *group));
  }
  return list;
}

Json Exporter::listJson(std::size_t table, const Group& group) const {
  if (table == tableOf<model::HexRow>()) {
    std::vector<hex::HexKey> hexes;
    for (const std::int64_t key : group.keys) hexes.push_back(hex::HexKey{key});
    return wrappedWords(hexesText(rows_.layout(), hexes));
  }
  if (table == tableOf<model::Hexside>()) {
    std::vector<std::string> sides;
    for (const std::int64_t key : group.keys) sides.push_back(sideText(rows_.layout(), hex::HexsideKey{key}));
    return wrappedWords(join(sides, " "));
  }
  std::vector<hex::HexsideKey> sides;
  for (const std::int64_t key : group.keys) sides.push_back(hex::HexsideKey{key});
  Json list = Json::array();
  for (const std::string& chain : pathTexts(rows_.layout(), sides)) addPieces(list, chain);
  return list;
}

}  // namespace redoubt::exchange
