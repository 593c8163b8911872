#pragma once

#include <set>
#include <string_view>

namespace redoubt::exchange::vassal {

/// The numbers of a module's pieces. They are made of what a piece stands for, by its id in the battle, so that they are
/// the same from one export to the next, whatever is renamed, added or put in another order; old saves know the pieces
/// by them.
class PieceIds {
 public:
  /// Of a row, by its table and id.
  int of(std::string_view kind, std::string_view key);
  /// Above all that were given.
  int next() const { return used_.empty() ? 1 : *used_.rbegin() + 1; }

 private:
  std::set<int> used_;
};

}  // namespace redoubt::exchange::vassal
