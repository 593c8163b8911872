#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "core/base/watch.h"
#include "core/exchange/options.h"
#include "core/model/battle.h"

/// The whole game on paper: its map, counters and sheets for players, as a folder that a player prints at home or a publisher
/// sends to a press.
namespace redoubt::exchange {
struct Format;
}
namespace redoubt::editor {

/// What there is to choose, as a format has it; it is in no registry, for nothing comes back from paper.
const exchange::Format& printAndPlayFormat();

struct PrintAndPlayJob {
  const model::Battle& battle;
  exchange::Options options;  ///< of printAndPlayFormat()
  Id<model::Scenario> scenario;
  std::optional<Id<model::Variant>> variant;  ///< nothing: the first of the scenario
  std::string language;                       ///< of the words; the battle's texts are taken in it as far as they are translated
};

/// A file of the folder.
struct PrintedFile {
  std::string name;
  int pages = 0;
};

struct PrintedFolder {
  std::vector<PrintedFile> files;
  bool isPromised = true;  ///< whether the disk promises to keep them should the power fail now
};

/// Makes the folder with all its files, or nothing: it is made under another name beside it. Throws Error: Refused if it exists and
/// is not to be replaced, or holds files that are none of ours; exchange::Stopped if the watch stopped it.
PrintedFolder printAndPlay(const PrintAndPlayJob& job, const std::filesystem::path& folder, bool replaces,
                           const Watch& watch);

}  // namespace redoubt::editor
