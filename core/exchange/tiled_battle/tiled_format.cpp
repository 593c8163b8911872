#include "core/exchange/tiled_battle/tiled_format.h"

#include "core/exchange/package.h"
#include "core/exchange/tiled/write_tiled.h"
#include "core/exchange/tiled_battle/carried.h"
#include "core/exchange/tiled_battle/export_map.h"
#include "core/exchange/tiled_battle/import_map.h"

namespace redoubt::exchange {
namespace {

void writeTmxMap(const ExportJob& job, Package& package) {
  package.writeMain(tiled::writeTmx(tiled::mapOf(job, package)));
}

void writeTmjMap(const ExportJob& job, Package& package) {
  package.writeMain(tiled::writeTmj(tiled::mapOf(job, package)));
}

std::string_view withoutSpace(std::string_view head) {
  if (head.starts_with("\xEF\xBB\xBF")) head.remove_prefix(3);
  const std::size_t first = head.find_first_not_of(" \t\r\n");
  return first == std::string_view::npos ? std::string_view() : head.substr(first);
}

bool contains(std::string_view text, std::string_view part) {
  return text.find(part) != std::string_view::npos;
}

bool isTmx(const std::filesystem::path& input, std::string_view head) {
  const std::string_view text = withoutSpace(head);
  if (std::filesystem::is_directory(input)) return false;
  if (!text.starts_with('<')) return input.extension() == ".tmx" && !text.starts_with('{');
  return contains(text, "<map ") && contains(text, "tilewidth=");
}

bool isTmj(const std::filesystem::path& input, std::string_view head) {
  if (std::filesystem::is_directory(input)) return false;
  const bool hasItsName = input.extension() == ".tmj" || input.extension() == ".tmx";
  return looksLikeTmj(head) || (hasItsName && withoutSpace(head).starts_with('{'));
}

Format formatOfMaps(std::string_view id, std::string_view ending) {
  Format format;
  format.id = id;
  format.endings = {ending};
  format.options = {{.name = "hex-width", .kind = OptionKind::Number, .standard = "104", .least = 16, .most = 512},
                    {.name = "terrain", .kind = OptionKind::File, .use = OptionUse::Import}};
  format.tables = tiled::carriedTables();
  format.needsArtwork = true;
  format.carried = tiled::carriedBy;
  format.read = tiled::battleFrom;
  format.comesBack = true;
  return format;
}

}  // namespace

// Tiled writes the members by name, so that "layers" comes early and what the map is comes late.
bool looksLikeTmj(std::string_view head) {
  const std::string_view text = withoutSpace(head);
  if (!text.starts_with('{') || !contains(text, "\"layers\"")) return false;
  for (const std::string_view member : {"\"tiledversion\"", "\"tilewidth\"", "\"infinite\"", "\"height\""}) {
    if (contains(text, member)) return true;
  }
  return false;
}

const Format& tiledTmxFormat() {
  static const Format format = [] {
    Format made = formatOfMaps("tiled-tmx", "tmx");
    made.write = writeTmxMap;
    made.recognises = isTmx;
    return made;
  }();
  return format;
}

const Format& tiledTmjFormat() {
  static const Format format = [] {
    Format made = formatOfMaps("tiled-tmj", "tmj");
    made.write = writeTmjMap;
    made.recognises = isTmj;
    return made;
  }();
  return format;
}

}  // namespace redoubt::exchange
