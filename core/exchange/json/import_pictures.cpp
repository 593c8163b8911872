#include "core/base/base64.h"
#include "core/base/error.h"
#include "core/exchange/json/importer.h"
#include "core/store/picture_file.h"

namespace redoubt::exchange {
namespace {

// A file beside the JSON or in a folder below it, and none elsewhere.
bool isBeside(const std::filesystem::path& file) {
  if (file.empty() || file.is_absolute()) return false;
  for (const std::filesystem::path& part : file) {
    if (part == "..") return false;
  }
  return true;
}

}  // namespace

void Importer::readPictures() {
  for (const PictureDraft& draft : pictures_) readPicture(draft);
}

void Importer::readPicture(const PictureDraft& draft) {
  std::optional<std::string> bytes = bytesOf(draft);
  if (!bytes) return;
  if (!model::pictureHead(*bytes)) {
    problems_.add(draft.place, draft.path, Phrase::of("import.picture-type"));
    return;
  }
  const std::string& called = draft.name->text;
  const std::string name = battle_.pictures().add(*std::move(bytes));
  if (model::isPictureName(called) && called != name) {
    problems_.add(draft.place, draft.path, Phrase::of("import.picture-differs", {{"name", called}, {"content", name}}));
    return;
  }
  cells_->callPicture(called, name);
}

std::optional<std::string> Importer::bytesOf(const PictureDraft& draft) {
  if (draft.data) {
    auto bytes = fromBase64(draft.data->text);
    if (!bytes) problems_.add(draft.place, draft.path + "/data", Phrase::of("import.wanted.base64"));
    return bytes;
  }
  const std::filesystem::path& folder = draft.place.document->folder;
  const std::filesystem::path file = draft.file->text;
  const auto elsewhere = draft.place.document->files.find(draft.file->text);
  const bool isElsewhere = elsewhere != draft.place.document->files.end();
  if (folder.empty() || !isBeside(file)) {
    problems_.add(draft.place, draft.path + "/file", Phrase::of("import.picture-elsewhere", {{"file", file.string()}}));
    return std::nullopt;
  }
  try {
    return store::readPictureFile(isElsewhere ? elsewhere->second : folder / file);
  } catch (const Error& error) {
    problems_.add(draft.place, draft.path + "/file",
                  Phrase::of("import.picture-unread", {{"file", file.string()}, {"reason", error.phrase()}}));
    return std::nullopt;
  }
}

}  // namespace redoubt::exchange
