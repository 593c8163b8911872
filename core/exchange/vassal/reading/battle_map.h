#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/exchange/vassal/reading/hex_sheet.h"
#include "core/exchange/vassal/reading/import.h"
#include "core/exchange/vassal/reading/set_up_state.h"

/// Private to core/exchange/vassal/reading: which of a module's maps becomes the battle's, and what is at its points.
namespace redoubt::exchange::vassal::reading {

/// The map of a battle.
struct BattleMap {
  const Map* map = nullptr;
  std::shared_ptr<const BoardLayout> boards;
  HexSheet sheet;
};

/// Why a map of the module can't be the battle's.
struct Unfit {
  std::string map;
  Phrase why;
};

/// The map that `options` ask for, otherwise the one with most counters on its hexes, then with most hexes. Nothing if
/// none has hexes; then `unfit` says why.
std::optional<BattleMap> battleMap(const Module& module, const std::vector<SetUpState>& setUps,
                                   const ImportOptions& options, std::vector<Unfit>& unfit);

/// Every board with hexes, by map and name.
struct HexBoard {
  std::string map;
  std::string board;
};
std::vector<HexBoard> hexBoards(const Module& module);

/// Where a counter is, as the battle can say it.
struct Whereabouts {
  std::optional<hex::HexKey> hex;
  std::string space;  ///< the name of a box or region; empty: none
  const Map* map = nullptr;
  std::string words;  ///< what the module calls the place, for people
};

/// Finds counters of one set-up.
class Finder {
 public:
  /// All must stay. `battleMap` may be null.
  Finder(const SetUpState& setUp, const BattleMap* battleMap, Effort& effort)
      : setUp_(setUp), battleMap_(battleMap), effort_(effort) {}

  Whereabouts find(const Standing& counter);

 private:
  const BoardLayout& boardsOf(const Map& map);

  const SetUpState& setUp_;
  const BattleMap* battleMap_;
  Effort& effort_;
  std::map<const Map*, BoardLayout> boards_;
};

}  // namespace redoubt::exchange::vassal::reading
