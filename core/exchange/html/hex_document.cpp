#include <algorithm>
#include <array>

#include "core/exchange/html/battle_document.h"
#include "core/rules/set_up/set_up.h"
#include "core/rules/terrain/terrain.h"

namespace redoubt::exchange::html {
namespace {

/// Texts that hexes have in common, by what they are called for.
class Terms {
 public:
  std::size_t of(const std::string& key, const std::string& text) {
    const auto [found, isNew] = known_.emplace(key, texts_.size());
    if (isNew) texts_.push_back(text);
    return found->second;
  }
  const std::vector<std::string>& texts() const { return texts_; }

 private:
  std::map<std::string, std::size_t> known_;
  std::vector<std::string> texts_;
};

Phrase sideWords(const char* key, const std::string& what) {
  std::vector<Phrase::Argument> arguments;
  arguments.push_back({"what", what});
  return Phrase::of(key, std::move(arguments));
}

Phrase owned(const std::string& what, const std::string& army) {
  std::vector<Phrase::Argument> arguments;
  arguments.push_back({"what", what});
  arguments.push_back({"army", army});
  return Phrase::of("page.hexside.owner", std::move(arguments));
}

class HexWriter {
 public:
  explicit HexWriter(const PageGround& ground) : ground_(ground), titleOfGround_(rules::groundTerrain(ground.book)) {
    for (const model::ZoneHex& row : ground.battle.all<model::ZoneHex>()) zones_[row.hex].push_back(row.zone);
    for (const model::Note& row : ground.battle.all<model::Note>()) {
      if (row.hex && !row.text.empty()) notes_[*row.hex].push_back(row.text);
    }
    for (const model::Hexside& row : ground.battle.all<model::Hexside>()) sides_[row.side].push_back(&row);
    for (const model::Link& row : ground.battle.all<model::Link>()) links_[row.side].push_back(&row);
  }

  Json hexOf(hex::HexKey key) {
    Json json{{"id", ground_.id(key)}, {"column", key.column()}, {"row", key.row()}};
    if (ground_.layout.number(key).empty()) json["number"] = "";
    const model::HexRow* row = ground_.battle.find<model::HexRow>(key);
    json["terrain"] = Json::array({terrain(row && !row->terrain.empty() ? row->terrain : titleOfGround_)});
    if (row && row->level != 0) json["level"] = row->level;
    addSides(json, key);
    if (const auto zones = zones_.find(key); zones != zones_.end()) {
      for (const Id<model::Zone> id : zones->second) {
        const model::Zone* zone = ground_.battle.find<model::Zone>(id);
        if (zone) json["zones"].push_back(terms_.of("zone " + std::to_string(id.value), titleOf(*zone)));
      }
    }
    if (const auto notes = notes_.find(key); notes != notes_.end()) json["notes"] = notes->second;
    return json;
  }

  const std::vector<std::string>& terms() const { return terms_.texts(); }

 private:
  std::size_t terrain(const std::string& slug) {
    return terms_.of("terrain " + slug, rules::terrainTitle(ground_.book, slug));
  }

  // Which of two hexes is the higher is said as seen from `key`.
  std::size_t hexside(const model::Hexside& row, hex::HexKey key) {
    std::string text = rules::terrainTitle(ground_.book, row.kind);
    std::string name = "hexside " + row.kind;
    if (const model::Army* army = ground_.battle.find(row.owner)) {
      text = ground_.say(owned(text, titleOf(*army)));
      name += " " + std::to_string(army->id.value);
    }
    if (row.high) {
      const bool isNear = ground_.layout.hexesOf(row.side).first == key;
      const bool isHigher = isNear == (*row.high == model::HighSide::Near);
      name += isHigher ? " here" : " beyond";
      text = ground_.say(sideWords(isHigher ? "page.hexside.higher-here" : "page.hexside.higher-beyond", text));
    }
    return terms_.of(name, text);
  }

  void addSides(Json& json, hex::HexKey key) {
    Json sides = Json::array();
    Json links = Json::array();
    for (int side = 0; side < 6; ++side) {
      const hex::HexsideKey at = ground_.layout.side(key, side);
      Json onSide, onLink;
      if (const auto rows = sides_.find(at); rows != sides_.end()) {
        for (const model::Hexside* row : rows->second) onSide.push_back(hexside(*row, key));
      }
      if (const auto rows = links_.find(at); rows != links_.end()) {
        for (const model::Link* row : rows->second) onLink.push_back(terrain(row->kind));
      }
      sides.push_back(std::move(onSide));
      links.push_back(std::move(onLink));
    }
    const auto isAny = [](const Json& list) {
      return std::any_of(list.begin(), list.end(), [](const Json& each) { return !each.is_null(); });
    };
    if (isAny(sides)) json["sides"] = std::move(sides);
    if (isAny(links)) json["links"] = std::move(links);
  }

  const PageGround& ground_;
  std::string titleOfGround_;
  Terms terms_;
  std::map<hex::HexKey, std::vector<Id<model::Zone>>> zones_;
  std::map<hex::HexKey, std::vector<std::string>> notes_;
  std::map<hex::HexsideKey, std::vector<const model::Hexside*>> sides_;
  std::map<hex::HexsideKey, std::vector<const model::Link*>> links_;
};

}  // namespace

void addHexes(Json& document, const PageGround& ground) {
  std::vector<hex::HexKey> keys = ground.layout.allHexes();
  std::stable_sort(keys.begin(), keys.end(), [](hex::HexKey a, hex::HexKey b) { return a.row() < b.row(); });
  HexWriter writer(ground);
  Json hexes = Json::array();
  for (const hex::HexKey key : keys) hexes.push_back(writer.hexOf(key));
  document["terms"] = writer.terms();
  document["hexes"] = std::move(hexes);
}

}  // namespace redoubt::exchange::html
