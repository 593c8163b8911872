#include "editor/render/counters/stack_layout.h"

#include <algorithm>
#include <cmath>

#include "core/hex/facing.h"

namespace redoubt::render {
namespace {

constexpr double kStep = 0.075;  // between two cards, in counters
constexpr double kSpread = 0.25;
constexpr double kFromSide = 0.08;  // from a hexside to the middle of the first bar, in hex widths
constexpr double kNextBar = 0.1;

// Whether a rectangle about `centre`, rotated by `degrees`, covers a point.
bool covers(hex::Point centre, double width, double height, double degrees, hex::Point point) {
  const double angle = degrees * std::acos(-1.0) / 180;
  const double dx = point.x - centre.x;
  const double dy = point.y - centre.y;
  const double across = dx * std::cos(angle) + dy * std::sin(angle);
  const double down = dy * std::cos(angle) - dx * std::sin(angle);
  return std::abs(across) <= width / 2 && std::abs(down) <= height / 2;
}

}  // namespace

bool covers(const StackCard& card, hex::Point point) {
  return covers(card.centre, card.size, card.size * card.depth, card.angle, point) ||
         (card.length > 0 && covers(card.centre, card.length, kBandDepth, card.axis, point));
}

StackCard cardAcross(hex::Point first, hex::Point second, double angle) {
  const double dx = second.x - first.x;
  const double dy = second.y - first.y;
  const hex::Point middle{(first.x + second.x) / 2, (first.y + second.y) / 2};
  return {
      middle, kCounterSize, angle, 1, std::hypot(dx, dy) + 2 * kBandEnd, std::atan2(dy, dx) * 180 / std::acos(-1.0)};
}

StackCard barOnSide(const hex::Layout& layout, hex::HexKey hex, int side, int before) {
  const double angle = hex::angle({hex::FacingKind::Hexside, side}, layout.orientation());
  const double outwards = 0.5 - kFromSide - kNextBar * before;
  const double radians = angle * std::acos(-1.0) / 180;
  const hex::Point centre = layout.centre(hex);
  return {
      {centre.x + outwards * std::sin(radians), centre.y - outwards * std::cos(radians)}, kBarLength, angle, kBarDepth};
}

std::vector<StackCard> stackLayout(hex::Point centre, std::span<const double> angles, double size) {
  std::vector<StackCard> cards;
  const double gaps = static_cast<double>(angles.size()) - 1;
  const double step = gaps > 0 ? size * std::min(kStep, kSpread / gaps) : 0;
  for (std::size_t i = 0; i < angles.size(); ++i) {
    const double offset = step * (static_cast<double>(i) - gaps / 2);
    cards.push_back({{centre.x + offset, centre.y + offset}, size, angles[i]});
  }
  return cards;
}

std::optional<std::size_t> cardAt(std::span<const StackCard> cards, hex::Point point) {
  for (std::size_t i = 0; i < cards.size(); ++i) {
    if (covers(cards[i], point)) return i;
  }
  return std::nullopt;
}

}  // namespace redoubt::render
