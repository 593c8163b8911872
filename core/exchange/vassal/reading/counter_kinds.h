#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/exchange/vassal/reading/set_up_state.h"

/// Private to core/exchange/vassal/reading: which counters are alike, what they are, and whose.
namespace redoubt::exchange::vassal::reading {

enum class KindRole { Unit, Leader, Marker, Card };

/// Counters that are alike: of one name, one look and one side.
struct CounterKind {
  std::string name;
  KindRole role = KindRole::Unit;
  std::string arm;  ///< of a unit: "infantry", "cavalry" or "artillery"
  std::string side;
  bool sideIsGuess = true;  ///< nothing in the module says that it is one of the players' sides
  Piece piece;              ///< one of them
  int copies = 1;           ///< how many there are at most at the same time
};

/// Sorts the counters of a module and of its set-ups into kinds.
class CounterKinds {
 public:
  CounterKinds(const Module& module, const std::vector<SetUpState>& setUps);

  const std::vector<CounterKind>& all() const { return kinds_; }
  /// The place of a counter's kind in all().
  std::size_t kindOf(const Standing& counter) const;
  /// The sides that play, and after them those that only counters name.
  const std::vector<std::string>& sides() const { return sides_; }

 private:
  struct Sorted {
    std::string key;
    std::string side;
    bool isGuess = true;
  };
  Sorted sorted(const Slot* slot, const Piece& piece) const;
  std::size_t add(const Slot* slot, const Piece& piece);
  void findGroups(const Module& module);
  std::string groupOf(const Slot* slot) const;

  std::vector<CounterKind> kinds_;
  std::map<std::string, std::size_t> byKey_;
  std::vector<std::string> players_;
  std::vector<std::string> sides_;
  std::size_t groupLevel_ = 0;
};

/// Whether counters with these names and properties are leaders, markers or cards, by words of several languages.
KindRole roleOf(const Slot* slot, const Piece& piece);
/// The arm that the words about a unit speak of; infantry where they speak of none.
std::string armOf(const Slot* slot, const Piece& piece);

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
