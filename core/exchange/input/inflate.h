#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace redoubt::exchange::input {

enum class Packing {
  Zlib,
  Gzip,     ///< one member or several, one after another
  Deflate,  ///< without header and checksum, as in zip archives
  Zstd,     ///< one frame or several
};

/// What `packed` unpacks to, all of it. Throws Error TooLarge before more than `most` bytes are unpacked or reserved,
/// and Damaged for anything that is not packed so: broken off, a wrong checksum, bytes after the end.
std::string unpacked(std::string_view packed, Packing packing, std::size_t most);

}  // namespace redoubt::exchange::input
