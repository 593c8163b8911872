#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/hex/paper.h"
#include "core/model/battle.h"

/// New battles: a map of clear ground made to measure, rules to begin with, and armies that can be placed at once.
namespace redoubt::exchange {

/// An army that a battle begins with.
struct NewArmy {
  std::string name;
  std::string colour = "#808080";         ///< #RRGGBB; empty: none
  std::string slug = {};                  ///< of an army of `rulesOf`, which this one is then; empty: from its name
  std::map<std::string, int> units = {};  ///< how many of each arm (startingArms), at most kMostUnits
};

inline constexpr int kMostUnits = 200;     ///< of one arm in one new army
inline constexpr double kSmallestHex = 1;  ///< millimetres across flats
inline constexpr double kLargestHex = 1000;

struct NewBattleOptions {
  std::string title = "Untitled battle";
  std::string language = "en";
  hex::Orientation orientation = hex::Orientation::Pointy;
  hex::Shifted shifted = hex::Shifted::Even;
  int columns = 34;
  int rows = 27;
  double hexWidth = 19;  ///< millimetres across flats
  double margin = 0;     ///< millimetres on all four sides
  /// The sheet. Without one it is the smallest in whole millimetres that holds the hexes and the margins.
  std::optional<hex::PaperSize> paper = {};
  std::optional<double> metresPerHex = {};
  /// A battle whose rules are taken over, with their sources; the blank system without one.
  std::optional<model::Battle> rulesOf = {};
  /// Each with a player and a set-up block of its own; without armies there is no scenario either.
  std::vector<NewArmy> armies = {{"Blue", "#386AA7"}, {"Red", "#A0303A"}};
  std::string scenarioTitle = "Set-up";
  std::string variantTitle = "First variant";
};

/// The sheet that is asked for, with digits for its highest numbers. Throws Error BadInput, in a sentence, for a map of
/// no size or over the largest (hex::kMaxColumns by kMaxRows), for hexes, margins or a scale that make no sense, and
/// for more hexes than the paper holds.
model::MapSheet newSheet(const NewBattleOptions& options);

/// What is possible but seldom meant.
enum class SizeConcern {
  ManyHexes,   ///< more than kManyHexes: painting and printing take their time
  LargeSheet,  ///< a side longer than kLargeSheet
};
inline constexpr int kManyHexes = 100'000;
inline constexpr double kLargeSheet = 2000;  ///< millimetres
std::vector<SizeConcern> concernsAbout(const model::MapSheet& sheet);

/// A fresh battle: a map of clear ground with plain CCRR numbers, rules, armies with their units, and a scenario in
/// which none of these is placed yet. Units are numbered within their arm, "1/I", and bear the army's name where that
/// is short; they are of the first type of their arm that the rules (`unit-type/<type>/army`) allow the army, and have
/// no figures. The same options give the same battle. Throws Error BadInput like newSheet, and for an empty title,
/// armies without a name, of one name or of an impossible colour, unknown arms, and a battle without rules.
model::Battle newBattle(const NewBattleOptions& options);

}  // namespace redoubt::exchange
