#include "core/exchange/tiled_battle/tile_meaning.h"

#include <algorithm>
#include <array>

#include "core/base/error.h"
#include "core/base/text.h"
#include "core/exchange/input/read_source.h"
#include "core/exchange/tiled_battle/row_properties.h"
#include "core/rules/terrain/terrain.h"

namespace redoubt::exchange::tiled {
namespace {

constexpr char kQuote = '\x22';

constexpr std::size_t kMostCsv = 4 << 20;  // bytes

struct Synonym {
  std::string_view word;
  std::string_view kind;
};
// What others call the kinds that rules begin with.
constexpr std::array kSynonyms{
    Synonym{"grass", "clear"},        Synonym{"grassland", "clear"}, Synonym{"plain", "clear"},
    Synonym{"plains", "clear"},       Synonym{"field", "clear"},     Synonym{"fields", "clear"},
    Synonym{"open", "clear"},         Synonym{"meadow", "clear"},    Synonym{"forest", "woods"},
    Synonym{"wood", "woods"},         Synonym{"trees", "woods"},     Synonym{"tree", "woods"},
    Synonym{"jungle", "woods"},       Synonym{"hills", "hill"},      Synonym{"mountain", "hill"},
    Synonym{"mountains", "hill"},     Synonym{"swamp", "marsh"},     Synonym{"bog", "marsh"},
    Synonym{"wetland", "marsh"},      Synonym{"town", "village"},    Synonym{"city", "village"},
    Synonym{"settlement", "village"}, Synonym{"path", "track"},      Synonym{"trail", "track"},
    Synonym{"street", "road"},        Synonym{"highway", "road"},    Synonym{"creek", "stream"},
    Synonym{"brook", "stream"},       Synonym{"hedge", "fence"},     Synonym{"cliff", "slope"},
    Synonym{"railroad", "railway"},   Synonym{"rail", "railway"},    Synonym{"rails", "railway"},
    Synonym{"lake", "water"},         Synonym{"sea", "water"},       Synonym{"ocean", "water"},
};
// Terrains that pictures are named after, beside those of the rules.
constexpr std::array<std::string_view, 6> kOthers{"water", "desert", "sand", "snow", "mud", "ice"};

std::string_view synonymOf(std::string_view word) {
  const auto found =
      std::find_if(kSynonyms.begin(), kSynonyms.end(), [&](const Synonym& each) { return each.word == word; });
  return found == kSynonyms.end() ? std::string_view() : found->kind;
}

// "hexGrass_01" as "hex-grass-01".
std::string partedSlug(const std::string& words) {
  std::string parted;
  for (std::size_t i = 0; i < words.size(); ++i) {
    const bool beginsWord = i > 0 && words[i] >= 'A' && words[i] <= 'Z' && words[i - 1] >= 'a' && words[i - 1] <= 'z';
    if (beginsWord) parted += ' ';
    parted += words[i];
  }
  return slugged(parted);
}

std::string stemOf(const std::string& path) {
  const std::size_t slash = path.find_last_of("/\\");
  const std::string file = slash == std::string::npos ? path : path.substr(slash + 1);
  return file.substr(0, file.find_last_of('.'));
}

// Fields of a line by RFC 4180, without line breaks in them.
std::vector<std::string> csvFields(std::string_view line) {
  std::vector<std::string> fields(1);
  bool isQuoted = false;
  for (std::size_t i = 0; i < line.size(); ++i) {
    const char c = line[i];
    if (c == kQuote && isQuoted && i + 1 < line.size() && line[i + 1] == kQuote) {
      fields.back() += line[++i];
    } else if (c == kQuote) {
      isQuoted = !isQuoted;
    } else if (c == ',' && !isQuoted) {
      fields.emplace_back();
    } else {
      fields.back() += c;
    }
  }
  return fields;
}

bool isHeading(const std::vector<std::string>& fields) {
  return fields == std::vector<std::string>{"tileset", "tile", "terrain"} ||
         fields == std::vector<std::string>{"gid", "terrain"};
}

}  // namespace

std::string kindMeant(const rules::RuleBook& book, const std::string& word) {
  const auto isKind = [&](const std::string& slug) { return !slug.empty() && rules::terrainKind(book, slug); };
  if (isKind(word)) return word;
  const std::string slug = partedSlug(word);
  if (isKind(slug)) return slug;
  if (slug.ends_with('s') && isKind(slug.substr(0, slug.size() - 1))) return slug.substr(0, slug.size() - 1);
  const std::string other(synonymOf(slug));
  return isKind(other) ? other : std::string();
}

TerrainTable TerrainTable::read(const std::filesystem::path& file) {
  const std::string text = input::readSource(file, kMostCsv);
  if (!isValidUtf8(text)) {
    throw Error(ErrorCode::BadInput, Phrase::of("errors.tiled-battle.csv-text"), file.string());
  }
  TerrainTable table;
  std::size_t number = 0;
  std::string_view rest = text;
  if (rest.starts_with("\xEF\xBB\xBF")) rest.remove_prefix(3);
  while (!rest.empty()) {
    ++number;
    const std::size_t end = rest.find('\n');
    std::string_view line = rest.substr(0, end);
    rest = end == std::string_view::npos ? std::string_view() : rest.substr(end + 1);
    if (line.ends_with('\r')) line.remove_suffix(1);
    if (words(line).empty()) continue;
    const std::vector<std::string> fields = csvFields(line);
    if (number == 1 && isHeading(fields)) continue;
    const bool isRight = (fields.size() == 2 && toInteger(fields[0]).value_or(0) > 0) ||
                         (fields.size() == 3 && (fields[1] == "*" || toInteger(fields[1]).value_or(-1) >= 0));
    if (!isRight || (!fields.back().empty() && slugged(fields.back()).empty())) {
      throw Error(ErrorCode::BadInput, Phrase::of("errors.tiled-battle.csv-line", {{"line", std::to_string(number)}}),
                  file.string());
    }
    table.addLine(fields);
  }
  return table;
}

void TerrainTable::addLine(const std::vector<std::string>& fields) {
  if (fields.size() == 2) {
    byGid_[static_cast<std::uint32_t>(*toInteger(fields[0]) & 0xFFFFFFFF)] = fields[1];
  } else {
    byTile_[{fields[0], fields[1]}] = fields[2];
  }
}

std::optional<std::string> TerrainTable::wordsFor(std::uint32_t gid, const Tileset* set) const {
  if (const auto found = byGid_.find(gid); found != byGid_.end()) return found->second;
  if (!set) return std::nullopt;
  for (const std::string& tile : {std::to_string(gid - set->firstGid), std::string("*")}) {
    for (const std::string& name : {set->name, stemOf(set->source)}) {
      if (const auto found = byTile_.find({name, tile}); found != byTile_.end()) return found->second;
    }
  }
  return std::nullopt;
}

TileMeanings::TileMeanings(const TiledMap& map, const rules::RuleBook& book, TerrainTable table, bool isOurs)
    : map_(map), book_(book), table_(std::move(table)), isOurs_(isOurs) {}

const TileMeaning& TileMeanings::of(std::uint32_t gid) {
  const auto found = known_.find(gid);
  return found != known_.end() ? found->second : known_.emplace(gid, make(gid)).first->second;
}

bool TileMeanings::isHexTerrain(const std::string& slug) const {
  const auto kind = rules::terrainKind(book_, slug);
  return kind && kind->place == rules::TerrainPlace::Hex;
}

// In so many words.
std::string TileMeanings::saidBy(const Tile& tile) const {
  if (!tile.className.empty()) return tile.className;
  for (const std::string_view name : {"terrain", "type", "kind", "name", "title"}) {
    for (const Property& property : tile.properties) {
      if (folded(property.name) != name) continue;
      const auto text = plainText(property);
      if (text && !slugged(*text).empty() && !toInteger(*text)) return *text;
    }
  }
  return {};
}

// A kind of hexes that is one of the words, or means the same; empty if there is none.
std::string TileMeanings::guessedFrom(const std::string& words) const {
  const std::string slug = partedSlug(words);
  for (const std::string_view part : redoubt::words(slug, "-0123456789")) {
    const std::string kind = kindMeant(book_, std::string(part));
    if (isHexTerrain(kind)) return kind;
    const std::string_view synonym = synonymOf(part);
    for (const std::string_view other : kOthers) {
      if (part == other || synonym == other) return std::string(other);
    }
  }
  return {};
}

TileMeaning TileMeanings::make(std::uint32_t gid) const {
  const Tileset* set = map_.tilesetOf(gid);
  const int id = set ? static_cast<int>(gid - set->firstGid) : static_cast<int>(gid);
  const Tile* tile = set ? set->tile(id) : nullptr;
  TileMeaning meaning;
  const std::string setName = set && !set->name.empty() ? set->name : set ? stemOf(set->source) : "";
  meaning.name =
      (setName.empty() ? "gid" : setName) + "/" + std::to_string(setName.empty() ? static_cast<int>(gid) : id);
  if (tile) {
    for (const std::string_view name : {"level", "elevation"}) {
      const auto text = plainText(tile->properties, name);
      const auto level = text ? toInteger(*text) : std::nullopt;
      if (level && *level >= -99 && *level <= 99 && !meaning.level) meaning.level = static_cast<int>(*level);
    }
  }
  const auto tabled = table_.wordsFor(gid, set);
  meaning.isSkipped = tabled && tabled->empty();
  const std::string said = tabled ? *tabled : tile ? saidBy(*tile) : std::string();
  if (isOurs_ && !tabled && tile && !tile->className.empty()) {
    meaning.terrain = tile->className;
  } else if (!said.empty()) {
    const std::string kind = kindMeant(book_, said);
    meaning.terrain = isHexTerrain(kind) ? kind : slugged(said);
    if (!kind.empty() && !isHexTerrain(kind)) meaning.terrain.clear();  // a road or stream, not what a hex is of
    meaning.title = said;
  } else if (!meaning.isSkipped) {
    if (tile && tile->image) meaning.terrain = guessedFrom(stemOf(tile->image->source));
    if (meaning.terrain.empty()) meaning.terrain = guessedFrom(setName);
    meaning.title = meaning.terrain;
  }
  meaning.isKnown = !meaning.terrain.empty();
  if (meaning.isKnown || meaning.isSkipped) return meaning;
  meaning.terrain = slugged("tile " + meaning.name);
  meaning.title = meaning.name;
  return meaning;
}

ForeignTile foreignTile(const TiledMap& map, std::uint32_t gid, const std::filesystem::path& folder) {
  const Tileset* set = map.tilesetOf(gid);
  ForeignTile asked;
  asked.gid = gid;
  asked.number = set ? gid - set->firstGid : gid;
  if (!set) return asked;
  asked.set = set->name.empty() ? stemOf(set->source) : set->name;
  const int id = static_cast<int>(asked.number);
  const Tile* tile = set->tile(id);
  const Image* image = tile && tile->image ? &*tile->image : set->image ? &*set->image : nullptr;
  if (!image || image->source.empty() || std::filesystem::path(image->source).is_absolute()) return asked;
  asked.picture = folder / std::filesystem::path(set->source).parent_path() / image->source;
  if (tile && tile->image) return asked;
  if (set->columns < 1 || set->tileWidth < 1 || set->tileHeight < 1) {
    asked.picture.clear();
    return asked;
  }
  const auto offset = [&](int place, int side) { return set->margin + std::int64_t{place} * (side + set->spacing); };
  const std::int64_t left = offset(id % set->columns, set->tileWidth);
  const std::int64_t top = offset(id / set->columns, set->tileHeight);
  constexpr std::int64_t kMostPixels = 1 << 20;
  if (left < 0 || top < 0 || left > kMostPixels || top > kMostPixels) asked.picture.clear();
  asked.part = {static_cast<int>(left), static_cast<int>(top), set->tileWidth, set->tileHeight};
  return asked;
}

}  // namespace redoubt::exchange::tiled
