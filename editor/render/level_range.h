#pragma once

namespace redoubt::render {

/// A range of levels, both ends included.
struct LevelRange {
  int lowest = 0;
  int highest = 0;

  friend bool operator==(const LevelRange&, const LevelRange&) = default;
};

}  // namespace redoubt::render
