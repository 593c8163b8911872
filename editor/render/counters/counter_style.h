#pragma once

#include <memory>

namespace redoubt::render {

struct MapTheme;

/// How estimated and unknown values are told from printed ones: in grey italics, on amber as well, or as values that
/// nobody knows, so that a counter shows what the sources give and no more.
enum class Estimates { Quiet, Marked, LeftOut };

/// How counters are drawn, whatever they show.
struct CounterStyle {
  Estimates estimates = Estimates::Quiet;
  std::shared_ptr<const MapTheme> theme = {};  ///< whose symbols take the place of ours; null: none do

  friend bool operator==(const CounterStyle&, const CounterStyle&) = default;
};

}  // namespace redoubt::render
