#pragma once

#include <array>
#include <string>
#include <string_view>

/// Names that several files of a module's making use, the same in all languages.
namespace redoubt::exchange::vassal {

// classes of the engine
inline const std::string kModule = "VASSAL.build.module.";
inline const std::string kMap = "VASSAL.build.module.map.";
inline const std::string kBoardParts = "VASSAL.build.module.map.boardPicker.board.";

// of our own
inline constexpr char kBoardName[] = "Board";
inline constexpr char kTurnMarker[] = "turn/marker";  ///< as a marker; no marker of the rules is called so

/// The mark of pieces that says in which layer of the map they lie.
inline constexpr char kLayer[] = "Layer";
inline constexpr std::string_view kOnHexsides = "Hexsides";
inline constexpr std::string_view kCounters = "Counters";
inline constexpr std::string_view kChits = "Chits";
/// The layers of the map from below; others are above all of them. Pieces of one layer stack with each other, those of
/// different ones never: so units, leaders and their markers share one, and move as a stack.
inline constexpr std::array kLayersOfMap{kOnHexsides, kCounters};

}  // namespace redoubt::exchange::vassal
