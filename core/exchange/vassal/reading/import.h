#pragma once

#include <cstddef>
#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/base/phrase.h"
#include "core/model/battle.h"

/// Modules, saves and extensions of the game engine VASSAL as battles.
namespace redoubt::exchange::vassal::reading {

/// What was understood of an input, and what wasn't.
struct Understood {
  struct Taken {
    std::string what;  ///< a table of ours: "unit"
    int count = 0;
  };
  struct Left {
    std::string what;  ///< what the input calls it, or a class or trait of the engine
    int count = 0;
    Phrase why;  ///< a sentence
  };
  std::vector<Taken> taken;
  std::vector<Left> left;
  std::vector<Phrase> warnings;
};

enum class PictureUse { Board, UnitFront, UnitBack, Leader };

/// A picture of the input, and what it is of.
struct Picture {
  PictureUse use = PictureUse::Board;
  std::string name;                     ///< in the archive: "images/map.png"
  std::string bytes;                    ///< as they are; empty where the archive lacks it
  std::string subject;                  ///< the board's name
  std::optional<Id<model::Face>> face;  ///< that shows it
};

/// Where the picture of a board lies on the battle's map: what is between the pixels and the hexes.
struct BoardOnMap {
  std::string board;
  double pixelsPerHex = 0;  ///< across flats
  double x = 0;             ///< the pixel of the board's picture that is the centre of `hex`
  double y = 0;
  hex::HexKey hex;
  bool reversed = false;  ///< the picture is turned round by 180°
};

/// Whether boards that lie side by side make one battle.
enum class BoardsAs {
  OneMap,        ///< those with which the set-ups begin, as one map
  OneBattleEach  ///< a battle for each board with hexes
};

struct ImportOptions {
  /// The module to which a save or an extension belongs. Empty: the one that lies beside it.
  std::filesystem::path module = {};
  std::vector<std::filesystem::path> extensions = {};  ///< of the module, to be read with it
  BoardsAs boards = BoardsAs::OneMap;
  std::string map = {};    ///< the map with the hexes. Empty: the one with most counters on its hexes
  std::string board = {};  ///< a board by its name, in place of those that are usual
  bool takesPictures = true;
  std::string language = "en";
};

struct Imported {
  model::Battle battle;
  Understood understood;
  std::vector<Picture> pictures;
  std::vector<BoardOnMap> boards;
};

/// Reads a `.vmod`, `.vsav`, `.vlog` or `.vmdx` file; several battles only for BoardsAs::OneBattleEach. Boards give the
/// map, without terrain, palettes the units, and the stacks of the module, its predefined set-ups or the save the
/// scenarios. Throws Error: BadInput and Damaged for files that are no such thing, NotFound for a save or extension
/// without its module, TooLarge.
std::vector<Imported> importVassal(const std::filesystem::path& path, const ImportOptions& options = {});

}  // namespace redoubt::exchange::vassal::reading
