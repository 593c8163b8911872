#include "core/hex/numbers.h"

#include <algorithm>
#include <optional>
#include <set>
#include <unordered_set>
#include <utility>

#include "core/base/text.h"
#include "core/hex/axis_numbers.h"

namespace redoubt::hex {
namespace {

constexpr std::string_view kDash = "\u2013";

struct Range {
  std::string_view from;
  std::string_view to;
};

// A separator may be a hyphen too, so every hyphen is tried; numbers are spelt strictly, so only one can fit.
std::optional<Range> rangeOf(const Layout& layout, std::string_view word) {
  for (const std::string_view hyphen : {std::string_view("-"), kDash}) {
    for (std::size_t at = word.find(hyphen); at != std::string_view::npos; at = word.find(hyphen, at + 1)) {
      const Range range{word.substr(0, at), word.substr(at + hyphen.size())};
      if (layout.isSpeltAsNumber(range.from) && layout.isSpeltAsNumber(range.to)) return range;
    }
  }
  return std::nullopt;
}

// The hexes from one end to the other; none if they share neither column nor row.
std::vector<HexKey> hexesBetween(HexKey from, HexKey to) {
  if (from.column() != to.column() && from.row() != to.row()) return {};
  const auto sign = [](int difference) { return (difference > 0) - (difference < 0); };
  const int columnStep = sign(to.column() - from.column());
  const int rowStep = sign(to.row() - from.row());
  std::vector<HexKey> hexes = {from};
  while (hexes.back() != to) {
    hexes.push_back(HexKey::at(hexes.back().column() + columnStep, hexes.back().row() + rowStep));
  }
  return hexes;
}

// Reads one text, and stops at its first mistake.
class Reader {
 public:
  Reader(const Layout& layout, std::string_view text) : layout_(layout), text_(text) {}

  std::variant<std::vector<HexKey>, NumbersError> read() {
    for (const std::string_view word : words(text_, " \t\r\n,;")) {
      if (!readWord(word)) return *error_;
    }
    return std::move(hexes_);
  }

 private:
  bool readWord(std::string_view word) {
    if (layout_.isSpeltAsNumber(word)) {
      const auto key = hexAt(word);
      if (key) add(*key);
      return key.has_value();
    }
    const auto range = rangeOf(layout_, word);
    if (!range) return fail(NumbersProblem::NotANumber, word);
    const auto from = hexAt(range->from);
    const auto to = from ? hexAt(range->to) : std::nullopt;
    if (!from || !to) return false;
    const std::vector<HexKey> between = hexesBetween(*from, *to);
    if (between.empty()) return fail(NumbersProblem::NotInLine, word);
    for (const HexKey key : between) {
      if (layout_.contains(key)) add(key);
    }
    return true;
  }

  std::optional<HexKey> hexAt(std::string_view number) {
    const auto key = layout_.parse(number);
    if (!key) fail(NumbersProblem::NoSuchHex, number);
    return key;
  }

  bool fail(NumbersProblem problem, std::string_view word) {
    error_ = NumbersError{problem, std::string(word), static_cast<std::size_t>(word.data() - text_.data())};
    return false;
  }

  void add(HexKey key) {
    if (seen_.insert(key).second) hexes_.push_back(key);
  }

  const Layout& layout_;
  std::string_view text_;
  std::vector<HexKey> hexes_;
  std::unordered_set<HexKey> seen_;
  std::optional<NumbersError> error_;
};

// Hexes in the order their numbers are printed in.
class PrintedOrder {
 public:
  explicit PrintedOrder(const LayoutSpec& spec)
      : columns_(columnNumbers(spec)),
        rows_(rowNumbers(spec)),
        columnFirst_(spec.numberOrder == NumberOrder::ColumnRow) {}

  bool operator()(HexKey a, HexKey b) const { return printed(a) < printed(b); }

  HexKey nextInColumn(HexKey key) const { return HexKey::at(key.column(), key.row() + rows_.step); }
  HexKey nextInRow(HexKey key) const { return HexKey::at(key.column() + columns_.step, key.row()); }

 private:
  std::pair<int, int> printed(HexKey key) const {
    const int column = columns_.valueOf(key.column());
    const int row = rows_.valueOf(key.row());
    return columnFirst_ ? std::pair(column, row) : std::pair(row, column);
  }

  AxisNumbers columns_;
  AxisNumbers rows_;
  bool columnFirst_;
};

}  // namespace

std::variant<std::vector<HexKey>, NumbersError> parseNumbers(const Layout& layout, std::string_view text) {
  return Reader(layout, text).read();
}

std::string toRanges(const Layout& layout, std::vector<HexKey> hexes) {
  constexpr std::size_t kShortestRange = 3;
  const PrintedOrder order(layout.spec());
  std::set<HexKey, PrintedOrder> left(order);
  for (const HexKey key : hexes) {
    if (!layout.number(key).empty()) left.insert(key);
  }
  const auto run = [&](HexKey from, auto next) {
    std::vector<HexKey> keys;
    for (HexKey key = from; left.contains(key); key = next(key)) keys.push_back(key);
    return keys;
  };
  std::vector<std::string> parts;
  while (!left.empty()) {
    const HexKey first = *left.begin();
    std::vector<HexKey> keys = run(first, [&](HexKey key) { return order.nextInColumn(key); });
    std::vector<HexKey> across = run(first, [&](HexKey key) { return order.nextInRow(key); });
    if (across.size() > keys.size()) keys = std::move(across);
    if (keys.size() < kShortestRange) keys.resize(1);
    parts.push_back(layout.number(first));
    if (keys.size() > 1) parts.back() += "-" + layout.number(keys.back());
    for (const HexKey key : keys) left.erase(key);
  }
  return join(parts, " ");
}

}  // namespace redoubt::hex
