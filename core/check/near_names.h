#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace redoubt::check {

/// A row that may be meant, and what it is called.
struct NamedRow {
  std::int64_t id = 0;
  std::string name;
};

struct NearName {
  NamedRow row;
  int distance = 0;  ///< single-letter changes between the folded names
};

struct NearNames {
  std::vector<NearName> names;    ///< at most three, nearest first
  std::optional<NamedRow> clear;  ///< the one that is clearly meant: hardly different, and nearer than all others
};

/// The names like `words`: those a third of its letters or less away, as folded() writes them.
NearNames nearNames(std::string_view words, const std::vector<NamedRow>& candidates);

}  // namespace redoubt::check
