#pragma once

#include <cstddef>
#include <string>

#include "core/base/error.h"

/// Private to core/exchange/tiled: how much a map may hold, with all its files together.
namespace redoubt::exchange::tiled {

inline constexpr std::size_t kMostInput = 64 << 20;  ///< bytes
inline constexpr std::size_t kMostCells = 2'000'000;
inline constexpr std::size_t kMostLayers = 10'000;
inline constexpr std::size_t kMostObjects = 200'000;
inline constexpr std::size_t kMostNesting = 32;        ///< of groups, and of classes in properties
inline constexpr std::size_t kMostElements = 400'000;  ///< that are no cells
inline constexpr std::size_t kMostFields = 1'000'000;  ///< attributes of one file's elements
inline constexpr std::size_t kMostFiles = 1'000;       ///< tilesets and templates
inline constexpr std::size_t kMostPoints = 2'000'000;  ///< of polygons
inline constexpr std::size_t kMostChunks = 100'000;
inline constexpr int kMostLength = 1'000'000;  ///< cells along a side, pixels of a tile

inline Error tooMany(const char* key, std::size_t most, std::string file) {
  return Error(ErrorCode::TooLarge, Phrase::of(key, {{"most", std::to_string(most)}}), std::move(file));
}

}  // namespace redoubt::exchange::tiled
