#include "core/exchange/tts/table_plan.h"

#include <algorithm>
#include <cmath>

#include "core/base/error.h"
#include "core/rules/turns/track_spaces.h"

namespace redoubt::exchange::tts {
namespace {

constexpr int kMostPixels = 4096;
constexpr int kMostSquares = 100;
constexpr int kMostAcross = 40'000;  // pixels of a whole map
constexpr double kGap = 1.5;         // inches between the map and what lies beside it
constexpr double kBetween = 4.5;     // and between bags

}  // namespace

Sheets sheetsFor(const hex::Bounds& sheet, double pixelsPerHex) {
  const double width = std::max(sheet.width(), 0.1);
  const double height = std::max(sheet.height(), 0.1);
  Sheets best;
  double leastBeyond = 0;
  for (int columns = 1; columns <= kMostSquares; ++columns) {
    const double side = width / columns;
    const int rows = std::max(1, static_cast<int>(std::ceil(height / side - 1e-9)));
    const double pixels = std::ceil(side * pixelsPerHex) + 1;
    const bool isFirst = best.pixels == 0;
    if (!isFirst && columns * rows > kMostSquares) break;
    const double beyond = (rows * side - height) / height;
    // A few squares more must be worth it.
    if (pixels > kMostPixels || (!isFirst && beyond + 0.01 >= leastBeyond)) continue;
    best = {{}, 0, static_cast<int>(pixels), columns, rows};
    leastBeyond = beyond;
  }
  if (best.pixels == 0 || std::max(best.columns, best.rows) * best.pixels > kMostAcross) {
    throw Error(ErrorCode::TooLarge, Phrase::of("errors.picture.too-many-pixels"));
  }
  best.scale = (best.columns * (best.pixels - 1) + 1) / width;
  const double beyond = ((best.rows * (best.pixels - 1) + 1) / best.scale - height) / 2;
  best.part = {sheet.left, sheet.top - beyond, sheet.left + width, sheet.top + height + beyond};
  return best;
}

SpaceBoard::SpaceBoard(const model::Battle& battle, const MapPlan& plan) {
  for (const model::Track& track : battle.all<model::Track>()) addTrack(battle, track, plan);
}

void SpaceBoard::addTrack(const model::Battle& battle, const model::Track& track, const MapPlan& plan) {
  constexpr double kMargin = 24;
  constexpr double kHeading = 40;
  constexpr double kBox = 130;
  constexpr double kApart = 10;
  std::vector<const model::Space*> spaces = rules::spacesOf(battle, track.id);
  std::erase_if(spaces, [&](const model::Space* space) { return plan.spaces.contains(space->id); });
  if (spaces.empty()) return;
  wishes_.push_back({kMargin, y_, kSide - 2 * kMargin, kHeading, track.title.empty() ? track.slug : track.title, true});
  y_ += kHeading;
  double x = kMargin;
  for (const model::Space* space : spaces) {
    if (x + kBox > kSide - kMargin) {
      x = kMargin;
      y_ += kBox + kApart;
    }
    wishes_.push_back({x, y_, kBox, kBox, space->label.empty() ? space->slug : space->label, false});
    boxes_[space->id] = {x + kBox / 2, y_ + kBox / 2 + 6};
    x += kBox + kApart;
  }
  y_ += kBox + kMargin;
}

const hex::Point* SpaceBoard::middle(Id<model::Space> space) const {
  const auto found = boxes_.find(space);
  return found == boxes_.end() ? nullptr : &found->second;
}

TablePlan::TablePlan(const model::Battle& battle, const MapPlan& map, double inches)
    : battle_(battle), map_(map), inches_(inches), spaces_(battle, map) {}

Spot TablePlan::at(hex::Point point) const {
  const hex::Bounds& sheet = map_.sheet;
  return {(point.x - (sheet.left + sheet.right) / 2) * inches_, ((sheet.top + sheet.bottom) / 2 - point.y) * inches_};
}

Spot TablePlan::at(Id<model::Space> space) const {
  if (const auto box = map_.spaces.find(space); box != map_.spaces.end()) {
    return at(hex::Point{(box->second.left + box->second.right) / 2, (box->second.top + box->second.bottom) / 2});
  }
  const hex::Point* middle = spaces_.middle(space);
  if (!middle) return waiting(0, 0);
  const Spot board = spaceBoard();
  const double perPixel = spaceBoardSide() / SpaceBoard::kSide;
  return {board.x + (middle->x - SpaceBoard::kSide / 2.0) * perPixel,
          board.z - (middle->y - SpaceBoard::kSide / 2.0) * perPixel};
}

// A box of it is a little larger than a counter.
double TablePlan::spaceBoardSide() const {
  return inches_ * SpaceBoard::kSide / 130.0;
}

Spot TablePlan::spaceBoard() const {
  return {0, halfHeight() + kGap + spaceBoardSide() / 2};
}

Spot TablePlan::waiting(std::size_t army, std::size_t n) const {
  const double apart = counterSide() * 1.25;
  const auto inColumn = std::max<std::size_t>(1, static_cast<std::size_t>(2 * halfHeight() / apart));
  const double armies = static_cast<double>(army / 2);  // further ones wait farther out
  const double out = halfWidth() + kGap + apart * (static_cast<double>(n / inColumn) + 0.5) + armies * 8 * apart;
  const double z = halfHeight() - apart * (static_cast<double>(n % inColumn) + 0.5);
  return {army % 2 == 0 ? -out : out, z};
}

std::size_t TablePlan::inRow() const {
  return std::max<std::size_t>(4, static_cast<std::size_t>(2 * halfWidth() / kBetween));
}

Spot TablePlan::below(std::size_t row, std::size_t n) const {
  const double line = static_cast<double>(row + n / inRow());
  const double left = -static_cast<double>(inRow()) * kBetween / 2;
  return {left + kBetween * (static_cast<double>(n % inRow()) + 0.5), -halfHeight() - kGap - kBetween * (line + 0.5)};
}

double TablePlan::tableSide(std::size_t rows) const {
  const double north = halfHeight() + kGap + (spaces_.isEmpty() ? 0 : spaceBoardSide());
  const double south = halfHeight() + kGap + kBetween * static_cast<double>(rows);
  return 2 * (std::max({halfWidth() + 25 * counterSide(), north, south}) + kGap);
}

}  // namespace redoubt::exchange::tts
