#pragma once

#include <span>
#include <vector>

/// Private to editor/scan.
namespace redoubt::editor::scan {

/// Equal pieces in a row with equal gaps between them, as seen by the edges at their ends.
struct LineSeries {
  double from = 0;
  double to = 0;
  int count = 0;
  double gap = 0;
  double score = 0;  ///< from 0 to 1: how clear it is

  double step() const { return (to - from + gap) / count; }
};

/// The series of at least two pieces that a profile of edges shows (for each place the share of its length that is an
/// edge), the best first; empty where none is clear.
std::vector<LineSeries> lineSeries(std::span<const float> profile);

}  // namespace redoubt::editor::scan
