#pragma once

#include <optional>
#include <string_view>

namespace redoubt::exchange::vassal::reading {

struct ImageSize {
  int width = 0;
  int height = 0;

  friend constexpr bool operator==(ImageSize, ImageSize) = default;
};

/// The size that the head of a PNG, JPEG, GIF, BMP, WebP or SVG file gives, in pixels; nothing for other bytes, and for
/// sizes below 1 or over 100,000. The picture itself is not read.
std::optional<ImageSize> imageSize(std::string_view bytes);

}  // namespace redoubt::exchange::vassal::reading
