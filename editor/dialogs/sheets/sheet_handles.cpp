#include "editor/dialogs/sheets/sheet_handles.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace redoubt::editor {
namespace {

using model::CounterSheet;
using model::FaceSide;
using model::SheetPoint;

constexpr double kLeastGrid = 8;       // pixels
constexpr double kTurnAbove = 0.06;    // of the grid's height
constexpr double kLeastCounter = 0.5;  // of the way from one counter to the next

// Which way a handle lies from the middle: -1, 0 or 1 across and down.
struct Way {
  int across = 0;
  int down = 0;
};

Way wayOf(GridHandle handle) {
  switch (handle) {
    case GridHandle::TopLeft: return {-1, -1};
    case GridHandle::Top: return {0, -1};
    case GridHandle::TopRight: return {1, -1};
    case GridHandle::Right: return {1, 0};
    case GridHandle::BottomRight: return {1, 1};
    case GridHandle::Bottom: return {0, 1};
    case GridHandle::BottomLeft: return {-1, 1};
    case GridHandle::Left: return {-1, 0};
    default: return {};
  }
}

// Between the picture and the grid as it lies straight about its middle.
class Turned {
 public:
  explicit Turned(const GridEdges& edges)
      : middle_{(edges.left + edges.right) / 2, (edges.top + edges.bottom) / 2},
        sine_(std::sin(edges.angle * std::numbers::pi / 180)),
        cosine_(std::cos(edges.angle * std::numbers::pi / 180)) {}

  SheetPoint inPicture(double across, double down) const {
    return {middle_.x + cosine_ * across - sine_ * down, middle_.y + sine_ * across + cosine_ * down};
  }
  SheetPoint straight(SheetPoint point) const {
    const double x = point.x - middle_.x, y = point.y - middle_.y;
    return {cosine_ * x + sine_ * y, -sine_ * x + cosine_ * y};
  }

 private:
  SheetPoint middle_;
  double sine_, cosine_;
};

double widthOf(const GridEdges& edges) {
  return edges.right - edges.left;
}

double heightOf(const GridEdges& edges) {
  return edges.bottom - edges.top;
}

GridEdges stretched(const GridEdges& edges, Way way, SheetPoint to) {
  const Turned turned(edges);
  const SheetPoint wanted = turned.straight(to);
  double width = widthOf(edges), height = heightOf(edges);
  // Half of what is gained at one edge is how far the middle moves.
  double byX = 0, byY = 0;
  if (way.across != 0) {
    const double wide = std::max(kLeastGrid, way.across * wanted.x + width / 2);
    byX = way.across * (wide - width) / 2;
    width = wide;
  }
  if (way.down != 0) {
    const double high = std::max(kLeastGrid, way.down * wanted.y + height / 2);
    byY = way.down * (high - height) / 2;
    height = high;
  }
  const SheetPoint middle = turned.inPicture(byX, byY);
  return {middle.x - width / 2, middle.y - height / 2, middle.x + width / 2, middle.y + height / 2, edges.angle};
}

// The gap that leaves counters of that length in a row of `count`.
double gapFor(double whole, int count, double counter) {
  if (count < 2) return 0;
  const double most = whole / (count - 1 + kLeastCounter) * (1 - kLeastCounter);
  return std::clamp((whole - count * counter) / (count - 1), 0.0, most);
}

double counterLength(double whole, int count, double gap) {
  return (whole + gap) / std::max(1, count) - gap;
}

}  // namespace

GridEdges edgesOf(const CounterSheet& sheet, FaceSide side) {
  if (side == FaceSide::Front) return {sheet.left, sheet.top, sheet.right, sheet.bottom, sheet.angle};
  return {sheet.backLeft, sheet.backTop, sheet.backRight, sheet.backBottom, sheet.backAngle};
}

CounterSheet withEdges(CounterSheet sheet, FaceSide side, const GridEdges& edges) {
  const bool isFront = side == FaceSide::Front;
  (isFront ? sheet.left : sheet.backLeft) = edges.left;
  (isFront ? sheet.top : sheet.backTop) = edges.top;
  (isFront ? sheet.right : sheet.backRight) = edges.right;
  (isFront ? sheet.bottom : sheet.backBottom) = edges.bottom;
  (isFront ? sheet.angle : sheet.backAngle) = edges.angle;
  return sheet;
}

std::array<SheetPoint, 4> gridCorners(const CounterSheet& sheet, FaceSide side) {
  const GridEdges edges = edgesOf(sheet, side);
  const Turned turned(edges);
  const double x = widthOf(edges) / 2, y = heightOf(edges) / 2;
  return {turned.inPicture(-x, -y), turned.inPicture(x, -y), turned.inPicture(x, y), turned.inPicture(-x, y)};
}

std::vector<HandlePlace> handlesOf(const CounterSheet& sheet, FaceSide side) {
  const GridEdges edges = edgesOf(sheet, side);
  const Turned turned(edges);
  const double x = widthOf(edges) / 2, y = heightOf(edges) / 2;
  std::vector<HandlePlace> places;
  for (int i = 0; i <= static_cast<int>(GridHandle::Left); ++i) {
    const auto handle = static_cast<GridHandle>(i);
    places.push_back({handle, turned.inPicture(wayOf(handle).across * x, wayOf(handle).down * y)});
  }
  places.push_back({GridHandle::Turn, turned.inPicture(0, -y - kTurnAbove * 2 * y)});
  if (side == FaceSide::Back) return places;
  const double wide = counterLength(2 * x, sheet.columns, sheet.gapX);
  const double high = counterLength(2 * y, sheet.rows, sheet.gapY);
  if (sheet.columns > 1) places.push_back({GridHandle::GapX, turned.inPicture(-x + wide, -y + high / 2)});
  if (sheet.rows > 1) places.push_back({GridHandle::GapY, turned.inPicture(-x + wide / 2, -y + high)});
  return places;
}

CounterSheet dragged(CounterSheet sheet, FaceSide side, GridHandle handle, SheetPoint from, SheetPoint to) {
  GridEdges edges = edgesOf(sheet, side);
  const SheetPoint straight = Turned(edges).straight(to);
  switch (handle) {
    case GridHandle::Whole:
      edges.left += to.x - from.x;
      edges.right += to.x - from.x;
      edges.top += to.y - from.y;
      edges.bottom += to.y - from.y;
      break;
    case GridHandle::Turn: {
      const double x = to.x - (edges.left + edges.right) / 2, y = to.y - (edges.top + edges.bottom) / 2;
      if (std::hypot(x, y) < 1) return sheet;
      edges.angle = std::clamp(std::atan2(x, -y) * 180 / std::numbers::pi, -90.0, 90.0);
      break;
    }
    case GridHandle::GapX:
      sheet.gapX = gapFor(widthOf(edges), sheet.columns, straight.x + widthOf(edges) / 2);
      return sheet;
    case GridHandle::GapY:
      sheet.gapY = gapFor(heightOf(edges), sheet.rows, straight.y + heightOf(edges) / 2);
      return sheet;
    default: edges = stretched(edges, wayOf(handle), to);
  }
  return withEdges(std::move(sheet), side, edges);
}

}  // namespace redoubt::editor
