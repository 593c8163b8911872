#pragma once

#include <string>

/// Names that several files of a module's making use.
namespace redoubt::exchange::vassal {

// classes of the engine
inline const std::string kModule = "VASSAL.build.module.";
inline const std::string kMap = "VASSAL.build.module.map.";
inline const std::string kBoardParts = "VASSAL.build.module.map.boardPicker.board.";

// of our own
inline constexpr char kMainMap[] = "Main Map";
inline constexpr char kBoxesMap[] = "Tracks and boxes";
inline constexpr char kBoardName[] = "Board";
inline constexpr char kEliminated[] = "Eliminated";
inline constexpr char kCup[] = "Activation cup";

}  // namespace redoubt::exchange::vassal
