#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/hex/hex.h"

namespace redoubt::rules {

/// Numbers the hexes of a parallelogram row after row, with an empty margin on all sides and between the rows: an
/// offset is the same difference of numbers for every hex, and an offset of up to kMargin can lead out of the
/// parallelogram, but not out of the numbers nor onto another of its hexes. So lines made once, as differences, can be
/// tested from every hex.
class HexNumbers {
 public:
  static constexpr int kMargin = 31;

  HexNumbers() = default;
  /// For the hexes from `low` to `high`, both included, in both coordinates.
  HexNumbers(hex::Hex low, hex::Hex high) : low_(low), width_(high.q - low.q + 1), height_(high.r - low.r + 1) {}

  bool contains(hex::Hex hex) const {
    return hex.q >= low_.q && hex.q < low_.q + width_ && hex.r >= low_.r && hex.r < low_.r + height_;
  }
  /// The number of a hex of the parallelogram.
  std::size_t of(hex::Hex hex) const {
    return static_cast<std::size_t>((hex.r - low_.r + kMargin) * std::ptrdiff_t{rowLength()} + (hex.q - low_.q));
  }
  std::ptrdiff_t step(hex::Hex step) const { return step.r * std::ptrdiff_t{rowLength()} + step.q; }

  /// Of a set of such numbers, 64 to a word.
  std::size_t words() const {
    return static_cast<std::size_t>((height_ + 2 * kMargin) * std::ptrdiff_t{rowLength()}) / 64 + 1;
  }

  friend bool operator==(const HexNumbers&, const HexNumbers&) = default;

 private:
  int rowLength() const { return width_ + kMargin; }

  hex::Hex low_;
  int width_ = 1;
  int height_ = 1;
};

/// A set of such numbers.
class HexBits {
 public:
  HexBits() = default;
  explicit HexBits(const HexNumbers& numbers) : words_(numbers.words()) {}

  bool test(std::size_t number) const { return words_[number / 64] >> (number % 64) & 1; }
  void set(std::size_t number, bool isIn) {
    const std::uint64_t bit = std::uint64_t{1} << (number % 64);
    words_[number / 64] = isIn ? words_[number / 64] | bit : words_[number / 64] & ~bit;
  }

  friend bool operator==(const HexBits&, const HexBits&) = default;

 private:
  std::vector<std::uint64_t> words_;
};

}  // namespace redoubt::rules
