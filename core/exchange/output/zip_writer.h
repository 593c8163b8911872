#pragma once

#include <filesystem>
#include <map>
#include <string>

namespace redoubt::exchange {

/// A zip archive that is written at once: the same entries give the same bytes.
class ZipWriter {
 public:
  /// An entry of that name; `isPacked` already (pictures, zips): it is stored as it is. A second of one name replaces the
  /// first.
  void add(std::string name, std::string bytes, bool isPacked = false);

  /// Throws Error DiskFull.
  void writeTo(const std::filesystem::path& file) const;
  /// The whole archive.
  std::string bytes() const;

 private:
  struct Entry {
    std::string bytes;
    bool isPacked = false;
  };
  std::map<std::string, Entry> entries_;
};

}  // namespace redoubt::exchange
