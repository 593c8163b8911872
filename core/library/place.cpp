#include <dlfcn.h>

#include <filesystem>
#include <mutex>

#include "core/base/wording.h"
#include "core/library/inside.h"

namespace redoubt::library {
namespace {

// Where the file lies that this code is in: the shared library.
std::filesystem::path ownFile() {
  Dl_info found{};
  static const char here = 0;
  if (dladdr(&here, &found) == 0 || !found.dli_fname) return {};
  std::error_code failure;
  return std::filesystem::canonical(found.dli_fname, failure);
}

}  // namespace

void findWords() {
  static std::once_flag once;
  std::call_once(once, [] {
    const std::filesystem::path folder = ownFile().parent_path() / REDOUBT_SHARE_FROM_LIBRARY / "words";
    std::error_code failure;
    if (std::filesystem::is_directory(folder, failure)) wording::setFolder(folder.lexically_normal());
  });
}

}  // namespace redoubt::library
