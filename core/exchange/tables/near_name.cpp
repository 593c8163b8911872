#include "core/exchange/tables/near_name.h"

#include "core/base/text.h"

namespace redoubt::exchange::sheets {

Phrase nearName(const std::string& name, const std::vector<std::string>& known) {
  constexpr std::size_t kLongest = 100;
  if (name.size() > kLongest) return {};
  const std::string wanted = folded(name);
  std::string best;
  int least = std::min(3, 1 + static_cast<int>(wanted.size() / 3));  // nearer than this
  for (const std::string& each : known) {
    const int distance = editDistance(wanted, folded(each));
    if (distance >= least) continue;
    least = distance;
    best = each;
  }
  return best.empty() ? Phrase() : Phrase::of("import.near", {{"name", best}});
}

}  // namespace redoubt::exchange::sheets
