#pragma once

#include <memory>

namespace redoubt::render {

struct MapTheme;

/// How estimated and unknown values are distinguished from printed ones: in grey italics, also on amber, or as unknown
/// values, so that a counter only shows what the sources give.
enum class Estimates { Quiet, Marked, LeftOut };

/// The style of all counters.
struct CounterStyle {
  Estimates estimates = Estimates::Quiet;
  std::shared_ptr<const MapTheme> theme = {};  ///< whose symbols replace ours; null: none do
  bool upright = false;  ///< on maps all stand upright, and a wedge outside their edge shows where they face

  friend bool operator==(const CounterStyle&, const CounterStyle&) = default;
};

}  // namespace redoubt::render
