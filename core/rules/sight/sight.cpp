#include "core/rules/sight/sight.h"

#include <algorithm>
#include <cassert>

namespace redoubt::rules {
namespace {

using hex::Hex;
using hex::HexKey;

// The first thing that blocks a line, or null; where the line runs along a hexside, the rules decide. `blocks` returns
// whether something at an element blocks.
template <class Blocks>
const SightElement* firstBlocking(std::span<const SightElement> line, AlongHexside rule, Blocks&& blocks) {
  const SightElement* first = nullptr;  // of the stretch to which `ways` applies
  unsigned ways = 0;
  for (const SightElement& element : line) {
    if (!blocks(element)) continue;
    if (element.stretch == 0) return &element;
    if (rule == AlongHexside::None) continue;
    if (rule == AlongHexside::Either) return &element;
    if (!first || first->stretch != element.stretch) {
      first = &element;
      ways = 0;
    }
    ways |= element.ways;
    if (ways == 3) return first;
  }
  return nullptr;
}

SightVerdict blockedAt(const SightMap& map, Hex hex) {
  return {false, map.layout().toKey(hex), std::nullopt,
          map.terrainBlocks(hex) ? SightBlock::Terrain : SightBlock::Unit};
}

// The element must have its hex on the map.
SightVerdict blockedBy(const SightMap& map, const SightElement& element) {
  if (element.side >= 0) {
    return {false, std::nullopt, map.layout().toKey(hex::Hexside{element.hex, element.side}), SightBlock::Hexside};
  }
  SightVerdict verdict = blockedAt(map, element.hex);
  if (element.along >= 0) verdict.blockedAlong = map.layout().toKey(hex::hexside(element.hex, element.along));
  return verdict;
}

std::size_t squareIndex(Hex step, int range) {
  return static_cast<std::size_t>((step.r + range) * (2 * range + 1) + step.q + range);
}

// The offsets of up to `range` hexes, row by row.
std::vector<Hex> stepsWithin(int range) {
  std::vector<Hex> steps;
  for (int r = -range; r <= range; ++r) {
    for (int q = std::max(-range, -range - r); q <= std::min(range, range - r); ++q) steps.push_back({q, r});
  }
  return steps;
}

// The bits of blocking elements, by SightElement::side + 1.
std::array<const HexBits*, 4> blockingBits(const SightMap& map) {
  return {&map.blocking(), &map.blockingSides(0), &map.blockingSides(1), &map.blockingSides(2)};
}

}  // namespace

SightVerdict sight(const SightMap& map, HexKey from, HexKey to) {
  const Hex a = map.layout().toHex(from);
  const Hex b = map.layout().toHex(to);
  if (a == b || (map.isHighGround(a) && map.isHighGround(b))) return {};
  if (map.rules().endsBlock && map.terrainBlocks(a)) return blockedAt(map, a);
  const std::vector<SightElement> line = sightLine(a, b);
  const SightElement* element = firstBlocking(line, map.rules().alongHexside, [&](const SightElement& met) {
    if (met.side >= 0) return map.sideBlocks({met.hex, met.side});
    return map.terrainBlocks(met.hex) || map.isOccupied(met.hex);
  });
  if (element) return blockedBy(map, *element);
  if (map.rules().endsBlock && map.terrainBlocks(b)) return blockedAt(map, b);
  return {};
}

SightField::SightField(const hex::Layout& layout, HexKey from, int range)
    : layout_(layout),
      from_(from),
      range_(range),
      places_(static_cast<std::size_t>((2 * range + 1) * (2 * range + 1))) {}

std::optional<std::size_t> SightField::placeOf(HexKey key) const {
  const Hex step = layout_.toHex(key) - layout_.toHex(from_);
  if (hex::distance({}, step) > range_) return std::nullopt;
  const std::size_t place = squareIndex(step, range_);
  return places_[place].state == State::Outside ? std::nullopt : std::optional(place);
}

bool SightField::sees(HexKey key) const {
  const auto place = placeOf(key);
  return place && places_[*place].state == State::Visible;
}

std::optional<SightVerdict> SightField::verdict(HexKey key) const {
  const auto index = placeOf(key);
  if (!index) return std::nullopt;
  const Place& place = places_[*index];
  if (place.state == State::Visible) return SightVerdict{};
  const Hex hex = layout_.toHex(from_) + Hex{place.q, place.r};
  SightVerdict verdict{false, std::nullopt, std::nullopt, SightBlock::Hexside};
  if (place.state == State::ByHexside) {
    verdict.blockedAlong = layout_.toKey(hex::Hexside{hex, place.side});
    return verdict;
  }
  verdict.reason = place.state == State::ByTerrain ? SightBlock::Terrain : SightBlock::Unit;
  verdict.blockedAt = layout_.toKey(hex);
  if (place.along >= 0) verdict.blockedAlong = layout_.toKey(hex::hexside(hex, place.along));
  return verdict;
}

SightField::Place SightField::blocked(const SightElement& element, bool isTerrain) {
  const State state = element.side >= 0 ? State::ByHexside : isTerrain ? State::ByTerrain : State::ByUnit;
  return {state, static_cast<std::int8_t>(element.hex.q), static_cast<std::int8_t>(element.hex.r), element.side,
          element.along};
}

std::vector<HexKey> SightField::seen() const {
  std::vector<HexKey> hexes = layout_.disc(from_, range_);
  std::erase_if(hexes, [&](HexKey key) { return !sees(key); });
  return hexes;
}

SightScanner::SightScanner(int range) : range_(range) {
  assert(range >= 0 && range <= kMaxRange);
  for (const Hex step : stepsWithin(range)) {
    const std::vector<SightElement> met = sightLine({}, step);
    lines_.push_back({step, elements_.size(), met.size()});
    elements_.insert(elements_.end(), met.begin(), met.end());
  }
}

SightField SightScanner::field(const SightMap& map, HexKey from) const {
  using State = SightField::State;
  SightField field(map.layout(), from, range_);
  if (!map.layout().contains(from)) return field;
  const HexNumbers& numbers = map.numbers();
  const std::size_t here = numbers.of(map.layout().toHex(from));
  const auto numberAt = [&](Hex step) { return here + static_cast<std::size_t>(numbers.step(step)); };
  const std::array<const HexBits*, 4> bits = blockingBits(map);
  const auto blocks = [&](const SightElement& element) {
    return bits[static_cast<std::size_t>(element.side + 1)]->test(numberAt(element.hex));
  };
  const bool isHigh = map.high().test(here);
  const auto endBlocks = [&](std::size_t number) { return map.rules().endsBlock && map.terrain().test(number); };
  const SightElement start{};
  for (const Line& line : lines_) {
    const std::size_t there = numberAt(line.step);
    if (!map.onMap().test(there)) continue;
    SightField::Place& place = field.places_[squareIndex(line.step, range_)];
    place.state = State::Visible;
    if (there == here || (isHigh && map.high().test(there))) continue;
    const SightElement end{line.step};
    const SightElement* first =
        endBlocks(here) ? &start : firstBlocking(elements(line), map.rules().alongHexside, blocks);
    if (!first && endBlocks(there)) first = &end;
    if (first) place = SightField::blocked(*first, map.terrain().test(numberAt(first->hex)));
  }
  return field;
}

}  // namespace redoubt::rules
