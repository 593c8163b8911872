#include "core/store/picture_file.h"

#include <fstream>

#include "core/base/error.h"

namespace redoubt::store {

namespace fs = std::filesystem;

std::string readPictureFile(const fs::path& path) {
  std::error_code failure;
  const fs::file_status status = fs::status(path, failure);
  if (!fs::exists(status)) throw Error(ErrorCode::NotFound, Phrase::of("errors.input.missing"), path.string());
  if (!fs::is_regular_file(status)) {
    throw Error(ErrorCode::NotRegularFile, Phrase::of("errors.input.not-regular"), path.string());
  }
  const std::uintmax_t size = fs::file_size(path, failure);
  if (!failure && size > model::kMaxPicture) {
    throw Error(ErrorCode::TooLarge,
                Phrase::of("errors.picture.too-large", {{"most", std::to_string(model::kMaxPicture >> 20)}}),
                path.string());
  }
  std::string bytes(failure ? 0 : static_cast<std::size_t>(size), '\0');
  std::ifstream file(path, std::ios::binary);
  file.read(bytes.data(), static_cast<std::streamsize>(bytes.size()));
  if (!file) throw Error(ErrorCode::NotFound, Phrase::of("errors.file.unopenable"), path.string());
  requirePicture(bytes, path.string());
  return bytes;
}

model::PictureHead requirePicture(std::string_view bytes, const std::string& context) {
  const auto head = model::pictureHead(bytes);
  if (!head) throw Error(ErrorCode::BadInput, Phrase::of("errors.picture.unknown-type"), context);
  return *head;
}

}  // namespace redoubt::store
