#include "core/rules/sight/sight.h"

#include <algorithm>
#include <bit>
#include <cassert>

namespace redoubt::rules {
namespace {

using hex::Hex;
using hex::HexKey;
using Words = std::vector<std::uint64_t>;

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

// The offsets of up to `range` hexes, row by row. Each has its opposite on the other side of the middle.
std::vector<Hex> stepsWithin(int range) {
  std::vector<Hex> steps;
  for (int r = -range; r <= range; ++r) {
    for (int q = std::max(-range, -range - r); q <= std::min(range, range - r); ++q) steps.push_back({q, r});
  }
  return steps;
}

bool isForward(Hex step) {
  return step.r > 0 || (step.r == 0 && step.q > 0);
}

// The index of a forward offset among those of stepsWithin, counted from the middle.
std::size_t forwardIndex(Hex step, int range) {
  if (step.r == 0) return static_cast<std::size_t>(step.q - 1);
  const int rowsBefore = step.r - 1;  // of 2 range, 2 range - 1, … hexes
  return static_cast<std::size_t>(range + rowsBefore * 2 * range - rowsBefore * (rowsBefore - 1) / 2 + step.q + range);
}

// The words of a set in which the map lies, with the map moved back by `step`.
class Shifted {
 public:
  Shifted(const HexNumbers& numbers, const HexBits& bits, Hex step) {
    const std::ptrdiff_t distance = numbers.step(step);
    data_ = bits.data() + static_cast<std::ptrdiff_t>(numbers.firstWord()) + (distance >> 6);
    shift_ = static_cast<unsigned>(distance & 63);
  }
  std::uint64_t operator[](std::size_t word) const {
    // Shifted in two parts, because a shift by 64 is undefined.
    return data_[word] >> shift_ | data_[word + 1] << 1 << (63 - shift_);
  }

 private:
  const std::uint64_t* data_;
  unsigned shift_;
};

// The bits of blocking elements, by SightElement::side + 1.
std::array<const HexBits*, 4> blockingBits(const SightMap& map) {
  return {&map.blocking(), &map.blockingSides(0), &map.blockingSides(1), &map.blockingSides(2)};
}

// The lines of one offset from every hex of a map at once.
class Overlay {
 public:
  Overlay(const SightMap& map, std::size_t words) : map_(map), words_(words), bits_(blockingBits(map)) {}

  /// The hexes that see the hex at `step`; `line` are the elements between.
  Words seen(Hex step, std::span<const SightElement> line) const {
    Words seen = blocked(line);
    if (map_.rules().endsBlock) {
      unite(seen, map_.terrain(), {});
      unite(seen, map_.terrain(), step);
    }
    const Shifted onMap(map_.numbers(), map_.onMap(), {});
    const Shifted onMapThere(map_.numbers(), map_.onMap(), step);
    const Shifted high(map_.numbers(), map_.high(), {});
    const Shifted highThere(map_.numbers(), map_.high(), step);
    for (std::size_t i = 0; i < words_; ++i) {
      seen[i] = (~seen[i] | (high[i] & highThere[i])) & onMap[i] & onMapThere[i];
    }
    return seen;
  }

 private:
  Words blocked(std::span<const SightElement> line) const {
    Words blocked(words_);
    for (auto element = line.begin(); element != line.end();) {
      if (element->stretch == 0) {
        unite(blocked, *element++);
        continue;
      }
      const auto end =
          std::find_if(element, line.end(), [&](const SightElement& next) { return next.stretch != element->stretch; });
      blockAlong(blocked, {element, end});
      element = end;
    }
    return blocked;
  }

  void blockAlong(Words& blocked, std::span<const SightElement> stretch) const {
    const AlongHexside rule = map_.rules().alongHexside;
    if (rule == AlongHexside::None) return;
    Words one(words_);
    Words other(words_);
    for (const SightElement& element : stretch) {
      if (element.ways & 1) unite(one, element);
      if (element.ways & 2) unite(other, element);
    }
    for (std::size_t i = 0; i < words_; ++i) {
      blocked[i] |= rule == AlongHexside::Either ? one[i] | other[i] : one[i] & other[i];
    }
  }

  void unite(Words& words, const SightElement& element) const {
    unite(words, *bits_[static_cast<std::size_t>(element.side + 1)], element.hex);
  }
  void unite(Words& words, const HexBits& bits, Hex step) const {
    const Shifted more(map_.numbers(), bits, step);
    for (std::size_t i = 0; i < words_; ++i) words[i] |= more[i];
  }

  const SightMap& map_;
  std::size_t words_;
  std::array<const HexBits*, 4> bits_;
};

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

SightPairs::SightPairs(const hex::Layout& layout, const HexNumbers& numbers, int range)
    : layout_(layout), numbers_(numbers), range_(range), wordsEach_(numbers.lastWord() - numbers.firstWord() + 1) {}

bool SightPairs::sees(HexKey a, HexKey b) const {
  if (!layout_.contains(a) || !layout_.contains(b)) return false;
  Hex from = layout_.toHex(a);
  Hex step = layout_.toHex(b) - from;
  if (step == Hex{}) return true;
  if (hex::distance({}, step) > range_) return false;
  if (!isForward(step)) {
    from = from + step;
    step = Hex{} - step;
  }
  const std::size_t number = numbers_.of(from) - 64 * numbers_.firstWord();
  return words_[forwardIndex(step, range_) * wordsEach_ + number / 64] >> (number % 64) & 1;
}

std::size_t SightPairs::count() const {
  std::size_t count = 0;
  for (const std::uint64_t word : words_) count += static_cast<std::size_t>(std::popcount(word));
  return count;
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

SightPairs SightScanner::pairs(const SightMap& map) const {
  SightPairs pairs(map.layout(), map.numbers(), range_);
  const Overlay overlay(map, pairs.wordsEach_);
  const std::size_t middle = lines_.size() / 2;
  pairs.words_.reserve((lines_.size() - middle - 1) * pairs.wordsEach_);
  for (std::size_t i = middle + 1; i < lines_.size(); ++i) {
    const Words seen = overlay.seen(lines_[i].step, elements(lines_[i]));
    pairs.words_.insert(pairs.words_.end(), seen.begin(), seen.end());
  }
  return pairs;
}

}  // namespace redoubt::rules
