#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/exchange/vassal/reading/peoples.h"
#include "core/exchange/vassal/reading/set_up_state.h"
#include "core/exchange/vassal/reading/unit_types.h"
#include "core/exchange/vassal/reading/unit_values.h"

/// Private to core/exchange/vassal/reading: which counters are alike, what they are, and whose.
namespace redoubt::exchange::vassal::reading {

enum class KindRole { Unit, Leader, Marker, Card };

/// Counters that are alike: of one name, one look and one side.
struct CounterKind {
  std::string name;
  KindRole role = KindRole::Unit;
  UnitSort sort;            ///< of a unit
  std::string army;         ///< empty: nothing says whose it is
  bool armyIsGuess = true;  ///< nothing in the module says that it is of one of the players' sides
  std::string formation;    ///< that a unit belongs to; empty: none is named
  UnitValues values;        ///< of a unit
  Piece piece;              ///< one of them
  int copies = 1;           ///< how many there are at most at the same time
};

/// An army, and whose it is.
struct ArmyName {
  std::string name;
  std::string player;

  friend bool operator==(const ArmyName&, const ArmyName&) = default;
};

/// Sorts the counters of a module and of its set-ups into kinds.
class CounterKinds {
 public:
  CounterKinds(const Module& module, const std::vector<SetUpState>& setUps);

  const std::vector<CounterKind>& all() const { return kinds_; }
  /// The place of a counter's kind in all().
  std::size_t kindOf(const Standing& counter) const;
  /// The armies: those called like the players, and others that only counters name. Each player has at least one.
  const std::vector<ArmyName>& armies() const { return armies_; }

 private:
  // Which player a text means: by name, or by a nation that is of that player's alliance and of no other's.
  struct Told {
    std::string byName;
    std::string byAlliance;
    std::string nation;  ///< that it names, if it is one alone
    bool namesNation = false;
  };
  struct Sorted {
    std::string key;
    std::string army;
    std::string player;
  };
  Sorted sorted(const Slot* slot, const Piece& piece) const;
  std::size_t add(const Slot* slot, const Piece& piece);
  void findPlayers(const Module& module);
  void findGroups(const Module& module);
  void sortArmies();
  std::string playerOf(const Slot* slot, const Piece& piece) const;
  const Told& toldBy(const std::string& hint) const;
  std::string groupOf(const Slot* slot) const;
  std::string nationOf(const Piece& piece) const;

  std::vector<CounterKind> kinds_;
  std::vector<std::string> kindPlayers_;  // by kind; empty: none that is known
  std::map<std::string, std::size_t> byKey_;
  std::vector<std::string> players_;
  std::vector<Naming> playerNamings_;
  mutable std::map<std::string, Told> told_;  // by hint
  std::vector<ArmyName> armies_;
  std::size_t groupLevel_ = 0;
};

/// Whether counters with these names and properties are leaders, markers or cards, by words of several languages.
KindRole roleOf(const Slot* slot, const Piece& piece);
/// The formation that a property of the piece names, or the palette round its slot ("101 Abn Div"); empty: none.
std::string formationOf(const Slot* slot, const Piece& piece);

/// Which of the layers of a piece are its losses: the place in layersOf(), and whether the piece's own picture is the
/// first strength and the layers those after it.
struct StepLayers {
  std::size_t place = 0;
  bool hasOwnPicture = false;
  std::vector<std::string> pictures;  ///< of all strengths, the strongest first
};
std::optional<StepLayers> stepLayersOf(const Piece& piece);
/// The strength that a piece shows, 1 the strongest.
int stepOf(const Piece& piece);

}  // namespace redoubt::exchange::vassal::reading
