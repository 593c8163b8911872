#pragma once

#include <filesystem>
#include <string>

#include "core/model/pictures.h"

namespace redoubt::store {

/// The bytes of a picture file. Throws Error: NotFound, NotRegularFile; TooLarge over model::kMaxPicture; BadInput for
/// what is no PNG, JPEG or GIF.
std::string readPictureFile(const std::filesystem::path& path);

/// Throws Error BadInput, with `context`, for bytes that are no picture.
model::PictureHead requirePicture(std::string_view bytes, const std::string& context);

}  // namespace redoubt::store
