#include "core/model/relocation.h"

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

#include "core/model/label_path.h"

namespace redoubt::model {
namespace {

bool isStraight(double degrees) { return std::fmod(degrees, 90) == 0; }

// Hexes in the outermost columns and rows of the range of keys have no sides.
bool hasSides(hex::HexKey hex) {
  const auto isInside = [](int coordinate) {
    return coordinate > hex::kFirstCoordinate + 1 && coordinate < hex::kLastCoordinate - 1;
  };
  return isInside(hex.column()) && isInside(hex.row());
}

// The line at a right angle to it, within the same half circle (-90 up to 90, 90 up to 270, …).
double acrossLine(double degrees) {
  constexpr double kFineness = 1e9;
  const double centre = std::floor((degrees + 90) / 180) * 180;
  const double across = degrees > centre ? degrees - 90 : degrees + 90;
  return std::round(across * kFineness) / kFineness + 0.0;
}

// From left to right; straight up counts as that too. Of the two ways to run along a line, one does and one doesn't.
bool runsRight(const std::vector<hex::Point>& points) {
  const double across = points.back().x - points.front().x;
  return across > 0 || (across == 0 && points.back().y < points.front().y);
}

}  // namespace

Relocation::Relocation(hex::Layout from, hex::Layout to, std::optional<hex::MapTurn> turn)
    : from_(std::move(from)), to_(std::move(to)), turn_(turn) {}

Relocation Relocation::keepingKeys(hex::Layout from, hex::Layout to) {
  return Relocation(std::move(from), std::move(to), std::nullopt);
}

Relocation Relocation::turning(hex::Layout from, hex::Layout to, hex::MapTurn turn) {
  return Relocation(std::move(from), std::move(to), turn);
}

std::optional<hex::HexKey> Relocation::hex(hex::HexKey key) const {
  if (turn_) return hex::turned(key, from_.spec(), *turn_);
  return to_.contains(key) ? std::optional(key) : std::nullopt;
}

std::optional<MovedSide> Relocation::sideBetween(hex::HexKey near, hex::HexKey far) const {
  if (!hasSides(near) || !hasSides(far)) return std::nullopt;
  const auto side = to_.sideBetween(near, far);
  if (!side) return std::nullopt;
  return MovedSide{*side, side->hex() != near, true};
}

std::optional<MovedSide> Relocation::hexside(hex::HexsideKey side) const {
  const auto [near, far] = from_.hexesOf(side);
  if (turn_) {
    const auto turnedNear = hex(near);
    const auto turnedFar = hex(far);
    return turnedNear && turnedFar ? sideBetween(*turnedNear, *turnedFar) : std::nullopt;
  }
  const auto between = sideBetween(near, far);
  const MovedSide moved = between.value_or(MovedSide{side, false, false});
  return to_.contains(moved.side) ? std::optional(moved) : std::nullopt;
}

std::optional<MovedSide> Relocation::link(hex::HexsideKey side) const {
  const auto moved = hexside(side);
  if (!moved || !moved->joinsSameHexes) return std::nullopt;
  return turn_ || to_.isInner(moved->side) ? moved : std::nullopt;
}

Facing Relocation::facing(const Facing& facing) const {
  if (!turn_ || !facing.direction) return facing;
  return Facing{hex::turned(*facing.direction, from_.orientation(), *turn_)};
}

hex::Point Relocation::offset(hex::Point offset) const {
  return turn_ ? hex::turnedStep(offset, *turn_) : offset;
}

double Relocation::symbolAngle(double degrees) const {
  return turn_ && !isStraight(degrees) ? hex::turnedDegrees(degrees, *turn_) : degrees;
}

double Relocation::labelAngle(double degrees) const {
  if (!turn_ || isStraight(degrees) || *turn_ == hex::MapTurn::Half) return degrees;
  return hex::swapsAxes(*turn_) ? acrossLine(degrees) : -degrees;
}

std::string Relocation::labelPath(const std::string& text) const {
  if (!turn_) return text;
  std::vector<hex::Point> points = model::labelPath(text);
  if (points.empty()) return text;
  const bool wasRightward = runsRight(points);
  for (hex::Point& point : points) point = hex::turnedStep(point, *turn_);
  if (runsRight(points) != wasRightward) std::reverse(points.begin(), points.end());
  return labelPathText(points);
}

double Relocation::northAngle(double degrees) const { return turn_ ? hex::turnedDegrees(degrees, *turn_) : degrees; }

}  // namespace redoubt::model
