#include "core/exchange/vassal/piece_ids.h"

#include "core/base/ids.h"

namespace redoubt::exchange::vassal {

int PieceIds::of(std::string_view kind, std::string_view key) {
  constexpr std::int64_t kMost = 1 << 30;
  int number = static_cast<int>(hashedId(kind, key) % kMost) + 1;
  while (!used_.insert(number).second) ++number;
  return number;
}

}  // namespace redoubt::exchange::vassal
