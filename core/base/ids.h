#pragma once

#include <compare>
#include <cstdint>
#include <string_view>

namespace redoubt {

/// The identity of a row of `Row`'s table: 1 to 2^53-1, so that JSON and JavaScript keep it exactly. 0 is no row.
template <class Row>
struct Id {
  std::int64_t value = 0;

  constexpr explicit operator bool() const { return value != 0; }
  friend constexpr auto operator<=>(Id, Id) = default;
};

/// The id of shipped data: a 53-bit hash of the table's name and the row's natural key.
/// The same text gives the same id on every machine, so builds are deterministic.
std::int64_t hashedId(std::string_view table, std::string_view naturalKey);

/// A new id for a row made in the editor: 53 random bits, so that two copies of a file can be merged.
std::int64_t randomId();

}  // namespace redoubt
