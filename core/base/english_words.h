#pragma once

#include <span>
#include <string_view>

/// Private to core/base.
namespace redoubt::wording {

/// A file of data/words/en, compiled in.
struct EnglishFile {
  std::string_view name;  ///< without extension
  std::string_view json;
};
std::span<const EnglishFile> englishFiles();

}  // namespace redoubt::wording
