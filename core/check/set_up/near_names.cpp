#include "core/check/set_up/near_names.h"

#include <algorithm>
#include <tuple>

#include "core/base/text.h"

namespace redoubt::check {

NearNames nearNames(std::string_view words, const std::vector<NamedRow>& candidates) {
  constexpr std::size_t kMostOffered = 3;
  const std::string wanted = folded(words);
  const int length = static_cast<int>(wanted.size());
  NearNames result;
  for (const NamedRow& row : candidates) {
    const int distance = editDistance(wanted, folded(row.name));
    if (distance <= std::max(1, length / 3)) result.names.push_back({row, distance});
  }
  std::sort(result.names.begin(), result.names.end(), [](const NearName& a, const NearName& b) {
    return std::tie(a.distance, a.row.isTaken, a.row.name, a.row.id) <
           std::tie(b.distance, b.row.isTaken, b.row.name, b.row.id);
  });
  // A name is clearly meant if it is free and nearer than all other free ones.
  if (!result.names.empty()) {
    const NearName& first = result.names.front();
    const bool hasRival =
        result.names.size() > 1 && result.names[1].distance == first.distance && !result.names[1].row.isTaken;
    if (!first.row.isTaken && !hasRival && first.distance <= std::max(1, length / 5)) result.clear = first.row;
  }
  if (result.names.size() > kMostOffered) result.names.resize(kMostOffered);
  return result;
}

}  // namespace redoubt::check
