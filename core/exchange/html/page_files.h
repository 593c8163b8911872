#pragma once

#include <span>
#include <string_view>

/// The files of `page`, compiled in at configure time.
namespace redoubt::exchange::html {

struct WordsFile {
  std::string_view language;
  std::string_view json;
};

struct PageFiles {
  std::string_view page;
  std::span<const std::string_view> styles;   ///< in the order of `styles.txt`
  std::span<const std::string_view> scripts;  ///< in the order of `scripts.txt`
  std::span<const WordsFile> words;
  std::string_view scriptHash;  ///< SHA-256 of scriptText(), in hexadecimal digits
};

const PageFiles& pageFiles();

}  // namespace redoubt::exchange::html
