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
  bool isTaken = false;  ///< it is placed already, so that it is named but never offered as the one meant
};

struct NearName {
  NamedRow row;
  int distance = 0;  ///< single-letter changes between the folded names
};

struct NearNames {
  std::vector<NearName> names;    ///< at most three, nearest first
  std::optional<NamedRow> clear;  ///< the one that is clearly meant: hardly different, nearer than all others, free
};

/// The names like `words`: those a third of its letters or less away, as folded() writes them.
NearNames nearNames(std::string_view words, const std::vector<NamedRow>& candidates);

}  // namespace redoubt::check
