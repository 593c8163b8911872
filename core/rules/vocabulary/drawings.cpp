#include "core/rules/vocabulary/drawings.h"

#include <algorithm>

#include "core/base/text.h"

namespace redoubt::rules {

std::span<const std::string_view> drawnPatterns(std::string_view place) {
  if (place == "hex") return drawn(Drawing::HexPattern);
  if (place == "hexside") return drawn(Drawing::HexsidePattern);
  return place == "link" ? drawn(Drawing::LinkPattern) : std::span<const std::string_view>();
}

std::optional<std::string> likelyName(std::span<const std::string_view> names, std::string_view name) {
  constexpr int kMostStrayLetters = 2;
  int least = kMostStrayLetters + 1;
  std::optional<std::string> likely;
  for (const std::string_view each : names) {
    const int letters = editDistance(each, name);
    if (letters > kMostStrayLetters || letters > least) continue;
    likely = letters < least ? std::optional<std::string>(each) : std::nullopt;
    least = letters;
  }
  return likely;
}

std::vector<std::string> nearNames(std::span<const std::string_view> names, std::string_view name) {
  constexpr std::size_t kMost = 3;
  std::vector<std::pair<int, std::string>> near;
  for (const std::string_view each : names) {
    const int letters = editDistance(each, name);
    const bool isPart = !name.empty() && (each.find(name) != each.npos || name.find(each) != name.npos);
    const int most = static_cast<int>(std::max(each.size(), name.size())) / 2;
    if (isPart || letters <= most) near.emplace_back(isPart ? 0 : letters, each);
  }
  std::stable_sort(near.begin(), near.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
  std::vector<std::string> found;
  for (auto& [letters, each] : near) {
    if (found.size() < kMost) found.push_back(std::move(each));
  }
  return found;
}

}  // namespace redoubt::rules
