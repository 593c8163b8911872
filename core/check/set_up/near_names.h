#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace redoubt::check {

/// A row that may be meant, with its name.
struct NamedRow {
  std::int64_t id = 0;
  std::string name;
  bool isTaken = false;  ///< it is placed already, so that it is named but never offered as the clear one
};

struct NearName {
  NamedRow row;
  int distance = 0;  ///< single-letter changes between the folded names
};

struct NearNames {
  std::vector<NearName> names;    ///< at most three, nearest first
  std::optional<NamedRow> clear;  ///< the one that is clearly meant: almost equal, nearer than all others, free
};

/// The names similar to `words`: those that differ in at most a third of its letters, after folded().
NearNames nearNames(std::string_view words, const std::vector<NamedRow>& candidates);

}  // namespace redoubt::check
