#pragma once

#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>

#include "core/base/error.h"
#include "core/exchange/tiled/read_tiled.h"
#include "core/exchange/tiled/write_tiled.h"

namespace redoubt::fuzz {

namespace tiled = exchange::tiled;

/// Whether a map is all of its file: nothing of it stands in another one.
inline bool standsAlone(const std::vector<tiled::Layer>& layers) {
  for (const tiled::Layer& layer : layers) {
    if (const auto* group = std::get_if<tiled::GroupLayer>(&layer.content)) {
      if (!standsAlone(group->layers)) return false;
    }
    const auto* objects = std::get_if<tiled::ObjectLayer>(&layer.content);
    if (!objects) continue;
    for (const tiled::Object& object : objects->objects) {
      if (!object.templatePath.empty()) return false;
    }
  }
  return true;
}

inline bool standsAlone(const tiled::TiledMap& map) {
  for (const tiled::Tileset& set : map.tilesets) {
    if (!set.source.empty()) return false;
  }
  return standsAlone(map.layers);
}

[[noreturn]] inline void breakOff(const char* why, const std::string& text) {
  std::fprintf(stderr, "%s\n%s\n", why, text.c_str());
  std::abort();
}

/// Reads a map, all other files of which are the text behind the first NUL; what was read is written in both formats
/// and read again, and TMX has to give the same value.
inline void readMap(std::string_view input) {
  const std::size_t end = std::min(input.find('\0'), input.size());
  const std::string other(input.substr(std::min(end + 1, input.size())));
  const auto files = [&](const std::string& path, std::size_t most) {
    if (other.empty()) throw Error(ErrorCode::NotFound, Phrase::of("errors.source.missing"), path);
    return other.substr(0, most);
  };
  tiled::TiledMap map;
  try {
    map = tiled::readTiledText(std::string(input.substr(0, end)), "map", files).map;
  } catch (const Error&) {
    return;
  }
  std::string xml;
  std::string json;
  try {
    xml = tiled::writeTmx(map);
    json = tiled::writeTmj(map);
  } catch (const Error& error) {
    if (error.code() == ErrorCode::BadInput) return;  // JSON holds texts that XML can't
    breakOff(error.what(), xml);
  }
  try {
    const tiled::TiledMap again = tiled::readTiledText(xml, "xml", files).map;
    if (standsAlone(map) && !(again == map)) breakOff("another map comes back", xml);
    tiled::readTiledText(json, "json", files);
  } catch (const Error& error) {
    breakOff(error.what(), xml + json);
  }
}

}  // namespace redoubt::fuzz
