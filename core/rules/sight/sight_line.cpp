#include "core/rules/sight/sight_line.h"

#include <algorithm>
#include <array>
#include <cassert>

#include "core/hex/line_hexes.h"

namespace redoubt::rules {
namespace {

using hex::Hex;

constexpr std::uint8_t kFirstWay = 1;
constexpr std::uint8_t kSecondWay = 2;
constexpr std::uint8_t kBothWays = kFirstWay | kSecondWay;

SightElement between(Hex a, Hex b, std::uint8_t ways = kBothWays, std::uint16_t stretch = 0) {
  const auto towards = hex::sideTowards(a, b);
  assert(towards);
  const hex::Hexside side = hex::hexside(a, *towards);
  return {side.hex, static_cast<std::int8_t>(side.side), -1, ways, stretch};
}

SightElement beside(Hex hex, Hex across, std::uint8_t way, std::uint16_t stretch) {
  return {hex, -1, static_cast<std::int8_t>(*hex::sideTowards(hex, across)), way, stretch};
}

}  // namespace

std::vector<SightElement> sightLine(Hex from, Hex to) {
  const std::vector<hex::LineHex> met = hex::lineHexes(from, to);
  std::vector<SightElement> elements;
  std::uint16_t stretch = 0;
  std::size_t i = 1;
  while (i < met.size()) {
    const Hex before = met[i - 1].hex;
    if (!met[i].onlyAlongSide) {
      elements.push_back(between(before, met[i].hex));
    } else {
      const Hex one = met[i].hex;
      const Hex other = met[i + 1].hex;
      const Hex after = met[i + 2].hex;
      ++stretch;
      elements.insert(elements.end(),
                      {between(before, one, kFirstWay, stretch), between(before, other, kSecondWay, stretch),
                       between(one, other, kBothWays, stretch), beside(one, other, kFirstWay, stretch),
                       beside(other, one, kSecondWay, stretch), between(one, after, kFirstWay, stretch),
                       between(other, after, kSecondWay, stretch)});
      i += 2;
    }
    if (met[i].hex != to) elements.push_back({met[i].hex});
    ++i;
  }
  return elements;
}

std::vector<int> sidesTowards(Hex from, Hex to) {
  const Hex way = to - from;
  if (way == Hex{}) return {};
  // How far the line goes across each side, in a measure only for comparing: it leaves by the side with the greatest
  // value.
  std::array<int, hex::kSides> across{};
  for (std::size_t side = 0; side < across.size(); ++side) {
    const Hex step = hex::kSteps[side];
    across[side] = way.q * (2 * step.q + step.r) + way.r * (2 * step.r + step.q);
  }
  const int most = *std::max_element(across.begin(), across.end());
  std::vector<int> sides;
  for (int side = 0; side < hex::kSides; ++side) {
    if (across[static_cast<std::size_t>(side)] == most) sides.push_back(side);
  }
  return sides;
}

}  // namespace redoubt::rules
