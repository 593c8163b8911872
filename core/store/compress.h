#pragma once

#include <cstddef>
#include <vector>

namespace redoubt::store {

using Bytes = std::vector<unsigned char>;

/// `bytes` deflated (zlib, fast), preceded by nothing: the length is kept elsewhere.
Bytes deflated(const Bytes& bytes);

/// The inverse. Throws Error Damaged when `bytes` is no zlib stream or gives more than `limit` bytes.
Bytes inflated(const Bytes& bytes, std::size_t limit);

}  // namespace redoubt::store
