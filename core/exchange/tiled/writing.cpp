#include "core/exchange/tiled/writing.h"

#include <algorithm>
#include <cmath>

#include "core/base/error.h"
#include "core/base/text.h"

namespace redoubt::exchange::tiled {
namespace {

void raiseIds(NextIds& next, const std::vector<Layer>& layers) {
  for (const Layer& layer : layers) {
    next.layer = std::max(next.layer, layer.id + 1);
    if (const auto* group = std::get_if<GroupLayer>(&layer.content)) raiseIds(next, group->layers);
    const auto* objects = std::get_if<ObjectLayer>(&layer.content);
    if (!objects) continue;
    for (const Object& object : objects->objects) next.object = std::max(next.object, object.id + 1);
  }
}

}  // namespace

const std::string& writable(const std::string& text) {
  const auto isControl = [](char c) {
    return static_cast<unsigned char>(c) < 0x20 && c != '\t' && c != '\n' && c != '\r';
  };
  if (isValidUtf8(text) && std::none_of(text.begin(), text.end(), isControl)) return text;
  throw Error(ErrorCode::BadInput, Phrase::of("errors.tiled.unwritable-text"));
}

std::string writableNumber(double number) {
  if (!std::isfinite(number)) throw Error(ErrorCode::BadInput, Phrase::of("errors.tiled.unwritable-number"));
  return numberText(number);
}

NextIds nextIds(const TiledMap& map) {
  NextIds next;
  raiseIds(next, map.layers);
  return next;
}

Chunk wholeChunk(const TileLayer& layer, const TiledMap& map) {
  if (layer.chunks.size() == 1 && layer.chunks.front().x == 0 && layer.chunks.front().y == 0) {
    return layer.chunks.front();
  }
  Chunk chunk{0, 0, map.width, map.height, {}};
  for (int y = 0; y < map.height; ++y) {
    for (int x = 0; x < map.width; ++x) chunk.cells.push_back(layer.at(x, y));
  }
  return chunk;
}

}  // namespace redoubt::exchange::tiled
