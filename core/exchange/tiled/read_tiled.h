#pragma once

#include <filesystem>
#include <functional>
#include <string>
#include <vector>

#include "core/base/phrase.h"
#include "core/exchange/tiled/tiled_map.h"

namespace redoubt::exchange::tiled {

struct TiledRead {
  TiledMap map;
  /// What the files say and the map has no place for, and the files that are missing; each once, with a full stop. What
  /// is about the writing of a file alone (versions, compression, next ids, the editor's own settings) is not told.
  std::vector<Phrase> warnings;
};

/// Gives the text of a file that a map names, by its path from the map's folder ("../sets/hexes.tsx"), or throws Error.
/// `most` is how many bytes may be read of it.
using FileGiver = std::function<std::string(const std::string& path, std::size_t most)>;

/// Reads a map of Tiled 0.8 to 1.10: TMX or TMJ, whatever the file is called, with its external tilesets and object
/// templates (TSX, TSJ, TX, TJ), which are looked for from the folders of the files that name them. A tileset or
/// template that is not there, not a regular file or named by an absolute path is a warning. Tilesets come back sorted,
/// images by the paths that their own file has.
///
/// Throws Error when the file can't be read, is no such map or is over a limit: 64 MiB in all files together, 2,000,000
/// cells, 10,000 layers, 200,000 objects, groups nested 32 deep.
TiledRead readTiled(const std::filesystem::path& path);

/// The same of a text; `name` stands for the file in errors.
TiledRead readTiledText(std::string text, const std::string& name, const FileGiver& files);

}  // namespace redoubt::exchange::tiled
