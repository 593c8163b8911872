#include "core/model/relocation.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <tuple>
#include <utility>
#include <vector>

#include "core/model/label_path.h"

namespace redoubt::model {
namespace {

bool isStraight(double degrees) {
  return std::fmod(degrees, 90) == 0;
}

// Hexes in the outermost columns and rows of the range of keys have no sides.
bool hasSides(hex::HexKey hex) {
  const auto isInside = [](int coordinate) {
    return coordinate > hex::kFirstCoordinate + 1 && coordinate < hex::kLastCoordinate - 1;
  };
  return isInside(hex.column()) && isInside(hex.row());
}

// The angle of the line at a right angle to it, within the same half circle (-90 up to 90, 90 up to 270, …).
double acrossLine(double degrees) {
  constexpr double kFineness = 1e9;
  const double centre = std::floor((degrees + 90) / 180) * 180;
  const double across = degrees > centre ? degrees - 90 : degrees + 90;
  return std::round(across * kFineness) / kFineness + 0.0;
}

// Whether the points run from left to right; straight up counts as that too. Of the two directions along a line,
// exactly one does.
bool runsRight(const std::vector<hex::Point>& points) {
  const double across = points.back().x - points.front().x;
  return across > 0 || (across == 0 && points.back().y < points.front().y);
}

int degreesBetween(int a, int b) {
  const int apart = std::abs(a - b) % 360;
  return std::min(apart, 360 - apart);
}

int commonHexes(const std::vector<hex::HexKey>& a, const std::vector<hex::HexKey>& b) {
  return static_cast<int>(std::count_if(
      a.begin(), a.end(), [&](hex::HexKey hex) { return std::find(b.begin(), b.end(), hex) != b.end(); }));
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
  return MovedSide{*side, side->hex() != near};
}

std::optional<MovedSide> Relocation::hexside(hex::HexsideKey side) const {
  const auto [near, far] = from_.hexesOf(side);
  if (turn_) {
    const auto turnedNear = hex(near);
    const auto turnedFar = hex(far);
    return turnedNear && turnedFar ? sideBetween(*turnedNear, *turnedFar) : std::nullopt;
  }
  return to_.contains(near) || to_.contains(far) ? sideBetween(near, far) : std::nullopt;
}

std::optional<MovedSide> Relocation::link(hex::HexsideKey side) const {
  const auto moved = hexside(side);
  return moved && (turn_ || to_.isInner(moved->side)) ? moved : std::nullopt;
}

bool Relocation::retraces() const {
  return !turn_ && (from_.orientation() != to_.orientation() || from_.spec().shifted != to_.spec().shifted);
}

Facing Relocation::facing(const Facing& facing, std::optional<hex::HexKey> hex) const {
  if (!facing.direction) return facing;
  const hex::Direction was = *facing.direction;
  if (turn_) return Facing{hex::turned(was, from_.orientation(), *turn_)};
  if (from_.orientation() == to_.orientation()) return facing;
  const auto cost = [&](int index) {
    const hex::Direction direction{was.kind, index};
    const int between = degreesBetween(angle(was, from_.orientation()), angle(direction, to_.orientation()));
    const int alike = hex ? commonHexes(frontHexes(from_, *hex, was), frontHexes(to_, *hex, direction)) : 0;
    return std::tuple(between, -alike, index != was.index, index);
  };
  int best = 0;
  for (int index = 1; index < hex::kSides; ++index) {
    if (cost(index) < cost(best)) best = index;
  }
  return Facing{hex::Direction{was.kind, best}};
}

bool Relocation::facesOthers(const Facing& facing, hex::HexKey hex) const {
  if (!facing.direction || turn_) return false;
  const std::vector<hex::HexKey> before = frontHexes(from_, hex, *facing.direction);
  const std::vector<hex::HexKey> after = frontHexes(to_, hex, *this->facing(facing, hex).direction);
  return before.size() != after.size() || commonHexes(before, after) != static_cast<int>(before.size());
}

hex::Point Relocation::offset(hex::Point offset) const {
  return turn_ ? hex::turnedStep(offset, *turn_) : offset;
}

double Relocation::symbolAngle(double degrees) const {
  return turn_ && !isStraight(degrees) ? hex::turnedDegrees(degrees, *turn_) : degrees;
}

double Relocation::pictureAngle(double degrees) const {
  return turn_ ? hex::turnedDegrees(degrees, *turn_) : degrees;
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

double Relocation::northAngle(double degrees) const {
  return turn_ ? hex::turnedDegrees(degrees, *turn_) : degrees;
}

}  // namespace redoubt::model
