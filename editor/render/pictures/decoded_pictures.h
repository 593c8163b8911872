#pragma once

#include <QImage>
#include <QSize>

#include "core/model/pictures.h"

namespace redoubt::render {

/// The most pixels of a picture that is shown, decoded into memory: four bytes each.
inline constexpr std::int64_t kMostPicturePixels = 200'000'000;

/// A picture of a battle as pixels, halved in size as often as it can be while it stays at least `width` pixels wide.
/// Decoded pictures are kept for all painters, the last used ones, within kMostKeptBytes. Null for what can't be
/// decoded. Any thread.
QImage decodedPicture(const std::string& name, const model::Pictures::Bytes& bytes, double width);

/// Its size in pixels as it is decoded, turned upright as its EXIF data say; empty for what is no picture.
QSize uprightSize(const model::Pictures::Bytes& bytes);

inline constexpr std::int64_t kMostKeptBytes = std::int64_t{512} << 20;

}  // namespace redoubt::render
