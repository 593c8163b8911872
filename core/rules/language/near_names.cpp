#include "core/rules/language/near_names.h"

#include <algorithm>

#include "core/base/text.h"

namespace redoubt::rules {
namespace {

constexpr std::size_t kMostNear = 5;
constexpr std::size_t kLongBeginning = 3;

}  // namespace

std::vector<std::string> nearOf(std::string_view name, std::vector<std::string> names) {
  const int most = 1 + static_cast<int>(name.size() / 3);
  const auto distance = [&](const std::string& each) { return editDistance(name, each); };
  std::sort(names.begin(), names.end());
  names.erase(std::unique(names.begin(), names.end()), names.end());
  std::erase_if(names, [&](const std::string& each) {
    const bool isLong = std::min(name.size(), each.size()) >= kLongBeginning;
    const bool isBeginning = isLong && (each.starts_with(name) || name.starts_with(each));
    return !isBeginning && distance(each) > most;
  });
  std::stable_sort(names.begin(), names.end(),
                   [&](const std::string& a, const std::string& b) { return distance(a) < distance(b); });
  if (names.size() > kMostNear) names.resize(kMostNear);
  return names;
}

}  // namespace redoubt::rules
