#include "core/base/ids.h"

#include <random>

namespace redoubt {
namespace {

constexpr std::uint64_t kMask53 = (std::uint64_t{1} << 53) - 1;

// FNV-1a over the bytes, then the finaliser of MurmurHash3, so that similar texts give very different ids.
constexpr std::uint64_t fnv1a(std::uint64_t hash, std::string_view text) {
  for (char c : text) {
    hash ^= static_cast<unsigned char>(c);
    hash *= 0x100000001b3ULL;
  }
  return hash;
}

constexpr std::uint64_t mixed(std::uint64_t x) {
  x ^= x >> 33;
  x *= 0xff51afd7ed558ccdULL;
  x ^= x >> 33;
  x *= 0xc4ceb9fe1a85ec53ULL;
  return x ^ (x >> 33);
}

std::int64_t nonZero53(std::uint64_t x) {
  x &= kMask53;
  return static_cast<std::int64_t>(x == 0 ? 1 : x);
}

}  // namespace

std::int64_t hashedId(std::string_view table, std::string_view naturalKey) {
  std::uint64_t hash = fnv1a(0xcbf29ce484222325ULL, table);
  hash = fnv1a(hash, ":");
  return nonZero53(mixed(fnv1a(hash, naturalKey)));
}

std::int64_t randomId() {
  static std::mt19937_64 generator{(std::uint64_t{std::random_device{}()} << 32) ^ std::random_device{}()};
  return nonZero53(generator());
}

}  // namespace redoubt
