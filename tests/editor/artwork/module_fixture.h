#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <string>
#include <vector>

#include "core/exchange/formats.h"
#include "core/exchange/transfer.h"
#include "core/store/battle_file.h"
#include "core/store/files.h"
#include "editor/artwork/drawn_artwork.h"
#include "tests/core/exchange/vassal/engine/engine.h"

/// Modules are read by a stand-in for the engine that shares nothing with what writes them.
namespace redoubt::editor {

namespace fs = std::filesystem;
namespace engine = exchange::vassal::engine;

/// The battles that come with the program.
inline std::vector<fs::path> battles() {
  std::vector<fs::path> files;
  for (const auto& entry : fs::directory_iterator(REDOUBT_BATTLES)) {
    if (entry.path().extension() == ".battle") files.push_back(entry.path());
  }
  std::sort(files.begin(), files.end());
  return files;
}

inline model::Battle sample(const std::string& name) {
  return store::readBattle(fs::path(REDOUBT_BATTLES) / (name + ".battle")).battle;
}

inline std::string joined(const std::vector<std::string>& lines) {
  std::string text;
  for (std::size_t i = 0; i < std::min<std::size_t>(lines.size(), 12); ++i) text += lines[i] + "\n";
  return text;
}

class Modules : public ::testing::Test {
 protected:
  fs::path at(const std::string& name) const { return folder_.path() / name; }

  fs::path module(const model::Battle& battle, const std::string& name = "battle.vmod",
                  const std::string& language = "own") const {
    DrawnArtwork artwork(battle);
    const exchange::Format& format = exchange::requireFormat("vassal");
    exchange::ExportJob job{
        battle, exchange::Options(format, exchange::OptionUse::Export, {{"dpi", "60"}, {"language", language}})};
    job.artwork = &artwork;
    exchange::exportTo(format, job, at(name), true);
    return at(name);
  }

  /// Read, and found without fault.
  engine::Loaded loaded(const model::Battle& battle, const std::string& language = "own") const {
    engine::Loaded read = engine::loadModule(module(battle, "battle-" + language + ".vmod", language));
    EXPECT_TRUE(read.problems.empty()) << joined(read.problems);
    return read;
  }

 private:
  store::TemporaryFolder folder_;
};

}  // namespace redoubt::editor
