#include "core/exchange/foreign_tiles.h"

#include <algorithm>

namespace redoubt::exchange {
namespace {

constexpr char kQuoteSign = '\x22';

bool isOneLine(const std::string& text) {
  return std::none_of(text.begin(), text.end(), [](char c) { return c == '\n' || c == '\r'; });
}

std::string csvField(const std::string& text) {
  if (text.find_first_of(",\x22") == std::string::npos) return text;
  std::string quoted(1, kQuoteSign);
  for (const char c : text) quoted.append(c == kQuoteSign ? 2 : 1, c);
  return quoted + kQuoteSign;
}

}  // namespace

// The number in the map may change with the next tileset that is added to it, a name hardly.
std::string terrainCsv(std::span<const TileAnswer> answers) {
  std::string csv = "tileset,tile,terrain\n";
  for (const TileAnswer& answer : answers) {
    if (!isOneLine(answer.terrain)) continue;
    const ForeignTile& tile = answer.tile;
    const bool hasName = !tile.set.empty() && isOneLine(tile.set);
    csv += hasName ? csvField(tile.set) + "," + std::to_string(tile.number) : std::to_string(tile.gid);
    csv += "," + csvField(answer.terrain) + "\n";
  }
  return csv;
}

}  // namespace redoubt::exchange
