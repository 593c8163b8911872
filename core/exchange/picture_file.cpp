#include "core/exchange/picture_file.h"

#include "core/base/error.h"
#include "core/exchange/json/documents.h"

namespace redoubt::exchange {

std::string readPictureFile(const std::filesystem::path& path) {
  std::string bytes = readTextFile(path, model::kMaxPicture);
  requirePicture(bytes, path.string());
  return bytes;
}

model::PictureHead requirePicture(std::string_view bytes, const std::string& context) {
  const auto head = model::pictureHead(bytes);
  if (!head) throw Error(ErrorCode::BadInput, Phrase::of("errors.picture.unknown-type"), context);
  return *head;
}

}  // namespace redoubt::exchange
