#include "core/store/linked_pictures.h"

#include "core/base/error.h"
#include "core/store/picture_file.h"

namespace redoubt::store {

namespace fs = std::filesystem;

fs::path linkedFile(const std::string& link, const fs::path& battle) {
  return battle.parent_path() / fs::path(link);
}

std::string linkTo(const fs::path& picture, const fs::path& battle) {
  std::error_code failure;
  const fs::path whole = fs::weakly_canonical(picture, failure);
  const fs::path folder = fs::weakly_canonical(fs::absolute(battle).parent_path(), failure);
  const fs::path relative = whole.lexically_relative(folder);
  const bool isBelow = !relative.empty() && *relative.begin() != "..";
  return (isBelow ? relative : whole).generic_string();
}

model::Pictures linkedPictures(const model::Battle& battle, const fs::path& path) {
  model::Pictures found;
  for (const model::MapPicture& row : battle.all<model::MapPicture>()) {
    if (row.link.empty() || row.picture.empty() || battle.pictures().contains(row.picture)) continue;
    try {
      std::string bytes = readPictureFile(linkedFile(row.link, path));
      if (model::pictureName(bytes) == row.picture) found.add(std::move(bytes));
    } catch (const Error&) {
      // A check says that it is missing.
    }
  }
  return found;
}

model::Pictures storedPictures(const model::Edit& edit) {
  std::set<std::string> linked;
  for (const model::MapPicture& row : edit.puts<model::MapPicture>()) {
    if (!row.link.empty()) linked.insert(row.picture);
  }
  if (linked.empty()) return edit.pictures();
  for (const model::MapPicture& row : edit.puts<model::MapPicture>()) {
    if (row.link.empty()) linked.erase(row.picture);
  }
  std::set<std::string> names;
  for (const auto& [name, bytes] : edit.pictures().files()) {
    if (!linked.contains(name)) names.insert(name);
  }
  return edit.pictures().only(names);
}

}  // namespace redoubt::store
