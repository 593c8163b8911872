#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/error.h"

namespace redoubt::exchange::input {

/// How much a zip archive may hold.
struct ZipLimits {
  std::uint64_t archive = std::uint64_t{2} << 30;  ///< bytes of the archive itself
  std::size_t entries = 65'000;                    ///< files and folders
  std::uint64_t entry = std::uint64_t{256} << 20;  ///< bytes of one file, unpacked
  std::uint64_t total = std::uint64_t{2} << 30;    ///< bytes of all files that are read, unpacked
  double ratio = 250;                              ///< of unpacked to packed size, for files over `ratioFrom`
  std::uint64_t ratioFrom = std::uint64_t{1} << 20;
};

/// A zip archive that somebody else made: its files by name, within limits. Refused at once are archives with names
/// that lead elsewhere (absolute, with "..", with a drive), two files of one name, links and devices, and encryption.
class ZipReader {
 public:
  /// Opens a regular file. Throws Error NotFound, NotRegularFile, TooLarge, or BadInput for what is no zip archive or
  /// an unsafe one.
  explicit ZipReader(const std::filesystem::path& path, const ZipLimits& limits = {});
  /// An archive inside another: `name` is what errors call it.
  ZipReader(std::string bytes, std::string name, const ZipLimits& limits = {});
  ~ZipReader();
  ZipReader(ZipReader&&) noexcept;
  ZipReader& operator=(ZipReader&&) noexcept;

  const std::string& name() const;
  /// The names of the files, in the order of the archive; folders are left out.
  const std::vector<std::string>& names() const;
  bool contains(std::string_view name) const;
  /// The unpacked size that the archive gives for a file; 0 for one that it hasn't.
  std::uint64_t sizeOf(std::string_view name) const;
  /// The bytes of a file, its checksum verified. Throws Error NotFound, TooLarge, or Damaged.
  std::string read(std::string_view name);
  /// The first bytes of a file, at most `most`, of a file of any size and without its checksum. Throws like read().
  std::string head(std::string_view name, std::size_t most);

 private:
  struct Archive;
  std::unique_ptr<Archive> archive_;
};

}  // namespace redoubt::exchange::input
