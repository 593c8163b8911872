#pragma once

#include <gtest/gtest.h>

#include <filesystem>
#include <functional>
#include <string>
#include <vector>

#include "core/exchange/tiled/tiled_map.h"
#include "core/exchange/transfer.h"
#include "core/store/files.h"

namespace redoubt::exchange::tiled::test {

/// A folder with maps that go out and come in.
class MapRig : public ::testing::Test {
 protected:
  std::filesystem::path fileAt(const std::string& name) const { return folder_.path() / name; }
  std::filesystem::path folder() const { return folder_.path(); }

  static const Format& formatFor(const std::filesystem::path& file);
  /// Writes the battle as the ending of `name` says; fails the test if something comes back otherwise.
  std::filesystem::path exported(const model::Battle& battle, const std::string& name) const;
  Imported imported(const std::filesystem::path& file, const std::string& terrainTable = {}) const;
  /// The one battle of it.
  model::Battle battleOf(const std::filesystem::path& file) const;
  /// A map that others might have made.
  std::filesystem::path written(const std::string& name, const TiledMap& map) const;
  /// Exports the battle, has the map changed and imports it.
  model::Battle edited(const model::Battle& battle, const std::function<void(TiledMap&)>& change) const;
  /// The sentence with which an import is refused; empty if it isn't.
  std::string refusal(const std::filesystem::path& file, const std::string& terrainTable = {}) const;

 private:
  store::TemporaryFolder folder_;
};

/// What the format holds of the battle.
model::Battle carried(const model::Battle& battle);

/// A hexagonal map with one tile layer of these cells, row by row, and tiles of the classes, the first of gid 1.
TiledMap foreignMap(int width, const std::vector<std::uint32_t>& cells, const std::vector<std::string>& classes);
Layer objectLayer(const std::string& name, std::vector<Object> objects);
Object lineObject(const std::string& className, std::vector<Point> points);
/// The layer of that name, in groups, too; must be there.
Layer& layerNamed(std::vector<Layer>& layers, const std::string& name);

std::vector<std::string> sentences(const TransferReport& report);
bool says(const TransferReport& report, const std::string& words);

}  // namespace redoubt::exchange::tiled::test
