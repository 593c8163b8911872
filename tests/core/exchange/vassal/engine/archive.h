#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace redoubt::exchange::vassal::engine {

/// A zip file, read as Java reads it.
struct Archive {
  std::map<std::string, std::string> files;  ///< what each entry holds, by its name
  std::vector<std::string> problems;         ///< sentences

  bool has(const std::string& name) const { return files.contains(name); }
  /// What the entry holds; empty where there is none.
  std::string_view text(const std::string& name) const;
};

/// Reads the archive by its directory, as a module is read.
Archive readArchive(std::string_view bytes);

/// Reads the archive from front to back, as a save is read, which may lie inside of a module: the directory at the end
/// is not looked at, so that each entry must tell its size before its content, or be deflated.
Archive streamArchive(std::string_view bytes);

/// The bytes of a file; empty where it can't be read.
std::string bytesOf(const std::filesystem::path& path);

}  // namespace redoubt::exchange::vassal::engine
