#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/hex/layout.h"

/// How the path of a name is written in its row.
namespace redoubt::model {

/// The most points a path may have, and how far from the label's place, in hex widths, one may lie.
inline constexpr std::size_t kMaxPathPoints = 200;
inline constexpr double kMaxPathReach = 1000;

/// The points of "x,y x,y …", in hex widths from the label's own place (the centre of its hex and dx, dy).
/// Nothing for empty text, and for text that is not a path: words that are not a pair of plain decimal numbers, fewer
/// than two points or only equal ones, more than kMaxPathPoints, or a point beyond kMaxPathReach.
std::vector<hex::Point> labelPath(std::string_view text);

/// The inverse of labelPath, rounded to three decimals; empty for points that make no path.
std::string labelPathText(std::span<const hex::Point> points);

/// The midpoint of `way`, measured along it; `way` must not be empty.
hex::Point middleOf(std::span<const hex::Point> way);

/// The way without the points that lie within `tolerance` of the straight line between those that stay (Douglas and
/// Peucker); the ends stay.
std::vector<hex::Point> simplified(std::span<const hex::Point> way, double tolerance);

}  // namespace redoubt::model
