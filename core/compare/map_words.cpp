#include "core/compare/map_words.h"

#include <algorithm>
#include <map>
#include <set>

#include "core/base/text.h"
#include "core/check/finding.h"

namespace redoubt::compare {
namespace {

constexpr char kTo[] = "–";

// The first of the parts, as text; `counts` says for how many places each stands.
std::string firstOf(std::vector<std::string> parts, const std::vector<std::size_t>& counts, std::size_t& left) {
  left = 0;
  for (std::size_t i = kMostPlaces; i < parts.size(); ++i) left += counts[i];
  if (parts.size() > kMostPlaces) parts.resize(kMostPlaces);
  return join(parts, ", ");
}

}  // namespace

std::string hexesInWords(const hex::Layout& layout, std::vector<hex::HexKey> hexes, std::size_t& left) {
  std::sort(hexes.begin(), hexes.end());
  std::vector<std::string> parts;
  std::vector<std::size_t> counts;
  for (std::size_t i = 0; i < hexes.size();) {
    std::size_t end = i + 1;
    while (end < hexes.size() && hexes[end].column() == hexes[i].column() &&
           hexes[end].row() == hexes[end - 1].row() + 1) {
      ++end;
    }
    if (end - i < 3) end = i + 1;
    std::string text = check::hexText(layout, hexes[i]);
    if (end > i + 1) text += kTo + check::hexText(layout, hexes[end - 1]);
    parts.push_back(std::move(text));
    counts.push_back(end - i);
    i = end;
  }
  return firstOf(std::move(parts), counts, left);
}

std::string sidesInWords(const hex::Layout& layout, std::span<const hex::HexsideKey> sides, std::size_t& left) {
  std::vector<std::string> parts;
  for (const hex::HexsideKey side : sides) parts.push_back(check::toText(check::Place(side), layout));
  return firstOf(std::move(parts), std::vector<std::size_t>(sides.size(), 1), left);
}

std::string waysInWords(const hex::Layout& layout, std::span<const hex::HexsideKey> links, std::size_t& left) {
  std::map<hex::HexKey, std::set<hex::HexKey>> open;
  for (const hex::HexsideKey link : links) {
    const auto [near, far] = layout.hexesOf(link);
    open[near].insert(far);
    open[far].insert(near);
  }
  std::vector<std::string> parts;
  std::vector<std::size_t> counts;
  const auto walk = [&](hex::HexKey at) {
    std::string text = check::hexText(layout, at);
    std::size_t steps = 0;
    while (!open[at].empty()) {
      const hex::HexKey next = *open[at].begin();
      open[at].erase(next);
      open[next].erase(at);
      text += kTo + check::hexText(layout, next);
      at = next;
      ++steps;
    }
    parts.push_back(std::move(text));
    counts.push_back(steps);
  };
  // From the ends of ways first, so that a way is one part; what is left are rings.
  for (const auto& [hex, others] : open) {
    while (others.size() % 2 == 1) walk(hex);
  }
  for (const auto& [hex, others] : open) {
    while (!others.empty()) walk(hex);
  }
  return firstOf(std::move(parts), counts, left);
}

}  // namespace redoubt::compare
