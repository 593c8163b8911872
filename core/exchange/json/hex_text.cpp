#include "core/exchange/json/hex_text.h"

#include <algorithm>
#include <map>
#include <set>
#include <unordered_set>

#include "core/base/text.h"
#include "core/hex/facing.h"
#include "core/hex/numbers.h"

namespace redoubt::exchange {
namespace {

Phrase about(std::string_view word, std::string key) {
  return Phrase::of(std::move(key), {{"word", word}});
}

std::optional<hex::HexKey> placeFromText(std::string_view text) {
  const std::size_t comma = text.find(',');
  if (comma == std::string_view::npos) return std::nullopt;
  const auto column = toInteger(text.substr(1, comma - 1));
  const auto row = toInteger(text.substr(comma + 1));
  if (!column || !row || !std::in_range<int>(*column) || !std::in_range<int>(*row)) return std::nullopt;
  return hex::HexKey::of(static_cast<int>(*column), static_cast<int>(*row));
}

// The hexside keys end one hex before the hex keys do.
bool hasSides(hex::HexKey key) {
  return hex::HexsideKey::of(key, 0).has_value();
}

// The ways that meet in each hex.
using Ways = std::map<hex::HexKey, std::map<int, hex::HexKey>>;

// Straight on if there is a way, else the least turn, the clockwise one first.
std::optional<int> nextSide(const std::map<int, hex::HexKey>& ways, std::optional<int> last) {
  if (ways.empty()) return std::nullopt;
  if (!last) return ways.begin()->first;
  for (const int turn : {0, 1, -1, 2, -2, 3}) {
    const int side = hex::wrapped(*last + turn);
    if (ways.contains(side)) return side;
  }
  return std::nullopt;
}

// Takes a walk out of `ways`, as long as it goes.
std::vector<hex::HexKey> takeWalk(Ways& ways, hex::HexKey start) {
  std::vector<hex::HexKey> walk{start};
  std::optional<int> last;
  while (const auto side = nextSide(ways[walk.back()], last)) {
    const hex::HexKey from = walk.back();
    const hex::HexKey to = ways[from].at(*side);
    ways[from].erase(*side);
    ways[to].erase(hex::opposite(*side));
    walk.push_back(to);
    last = side;
  }
  return walk;
}

}  // namespace

std::string hexText(const hex::Layout& layout, hex::HexKey key) {
  std::string number = layout.number(key);
  if (!number.empty()) return number;
  return "@" + std::to_string(key.column()) + "," + std::to_string(key.row());
}

std::optional<hex::HexKey> hexFromText(const hex::Layout& layout, std::string_view text) {
  return text.starts_with('@') ? placeFromText(text) : layout.parse(text);
}

std::string sideText(const hex::Layout& layout, hex::HexsideKey side) {
  return hexText(layout, side.hex()) + "/s" + std::to_string(side.side());
}

std::optional<NamedSide> sideFromText(const hex::Layout& layout, std::string_view text) {
  const std::size_t slash = text.rfind('/');
  if (slash == std::string_view::npos) return std::nullopt;
  const auto key = hexFromText(layout, text.substr(0, slash));
  const auto direction = hex::directionFromText(text.substr(slash + 1));
  if (!key || !hasSides(*key) || !direction || direction->kind != hex::FacingKind::Hexside) return std::nullopt;
  const auto across = layout.neighbourAnywhere(*key, direction->index);
  if (!across || !hasSides(*across)) return std::nullopt;
  const hex::HexsideKey side = layout.side(*key, direction->index);
  return NamedSide{side, side.hex() != *key};
}

ListRead<hex::HexKey> hexesFromText(const hex::Layout& layout, std::string_view text) {
  ListRead<hex::HexKey> read;
  std::unordered_set<hex::HexKey> seen;
  const auto add = [&](hex::HexKey key, std::string_view word) {
    if (seen.insert(key).second) {
      read.values.push_back(key);
    } else {
      read.wrong.push_back(Phrase::of("import.hex-twice", {{"hex", hexText(layout, key)}, {"word", word}}));
    }
  };
  for (const std::string_view word : words(text)) {
    if (read.wrong.size() > 20) break;
    if (word.starts_with('@')) {
      if (const auto key = placeFromText(word)) {
        add(*key, word);
      } else {
        read.wrong.push_back(about(word, "import.no-place"));
      }
      continue;
    }
    const auto parsed = hex::parseNumbers(layout, word);
    if (const auto* error = std::get_if<hex::NumbersError>(&parsed)) {
      const bool isInLine = error->problem != hex::NumbersProblem::NotInLine;
      read.wrong.push_back(about(error->word, isInLine ? "import.no-hexes" : "import.not-in-line"));
      continue;
    }
    for (const hex::HexKey key : std::get<std::vector<hex::HexKey>>(parsed)) add(key, word);
  }
  return read;
}

std::string hexesText(const hex::Layout& layout, const std::vector<hex::HexKey>& hexes) {
  std::string text = hex::toRanges(layout, hexes);
  std::set<hex::HexKey> others;
  for (const hex::HexKey key : hexes) {
    if (layout.number(key).empty()) others.insert(key);
  }
  for (const hex::HexKey key : others) text += (text.empty() ? "" : " ") + hexText(layout, key);
  return text;
}

ListRead<NamedSide> sidesFromText(const hex::Layout& layout, std::string_view text) {
  ListRead<NamedSide> read;
  for (const std::string_view word : words(text)) {
    if (const auto side = sideFromText(layout, word)) {
      read.values.push_back(*side);
    } else if (read.wrong.size() <= 20) {
      read.wrong.push_back(about(word, "import.no-hexside"));
    }
  }
  return read;
}

ListRead<hex::HexsideKey> pathFromText(const hex::Layout& layout, std::string_view text) {
  ListRead<hex::HexsideKey> read;
  std::optional<hex::HexKey> last;
  std::size_t count = 0;
  for (const std::string_view word : words(text)) {
    if (read.wrong.size() > 20) break;
    ++count;
    const auto key = hexFromText(layout, word);
    if (!key) read.wrong.push_back(about(word, "import.no-hex"));
    if (key && last) {
      const auto side = hasSides(*last) && hasSides(*key) ? layout.sideBetween(*last, *key) : std::nullopt;
      if (side) {
        read.values.push_back(*side);
      } else {
        read.wrong.push_back(Phrase::of("import.no-neighbour", {{"word", word}, {"hex", hexText(layout, *last)}}));
      }
    }
    last = key;
  }
  if (count < 2) read.wrong.push_back(Phrase::of("import.short-path"));
  return read;
}

std::vector<std::string> pathTexts(const hex::Layout& layout, const std::vector<hex::HexsideKey>& sides) {
  Ways ways;
  for (const hex::HexsideKey side : sides) {
    const auto [near, far] = layout.hexesOf(side);
    ways[near].emplace(side.side(), far);
    ways[far].emplace(hex::opposite(side.side()), near);
  }
  std::vector<std::string> texts;
  const auto takeAllFrom = [&](hex::HexKey start) {
    std::vector<std::string> numbers;
    for (const hex::HexKey key : takeWalk(ways, start)) numbers.push_back(hexText(layout, key));
    texts.push_back(join(numbers, " "));
  };
  std::vector<hex::HexKey> starts;
  for (const auto& [key, meeting] : ways) starts.push_back(key);
  // Ends and forks of odd degree first: a walk has to begin or end there anyway.
  for (const hex::HexKey start : starts) {
    while (ways[start].size() % 2 == 1) takeAllFrom(start);
  }
  for (const hex::HexKey start : starts) {
    while (!ways[start].empty()) takeAllFrom(start);
  }
  return texts;
}

}  // namespace redoubt::exchange
