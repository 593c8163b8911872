#include <gtest/gtest.h>

#include "core/exchange/formats.h"
#include "core/exchange/transfer.h"
#include "core/rules/set_up/set_up.h"
#include "core/store/battle_file.h"
#include "core/store/files.h"
#include "editor/artwork/drawn_artwork.h"

// Modules that are read again after they were written.
namespace redoubt::editor {
namespace {

using exchange::ExportJob;
using exchange::Options;
using exchange::OptionUse;

std::vector<std::string> keysOf(const std::vector<Phrase>& phrases) {
  std::vector<std::string> keys;
  for (const Phrase& phrase : phrases) keys.push_back(phrase.key());
  return keys;
}

TEST(ModulesReadBack, TellOfCountersAndNumbersThatAreElsewhere) {
  model::Battle battle =
      store::readBattle(std::filesystem::path(REDOUBT_BATTLES) / "wilkowa.battle").battle;
  const store::TemporaryFolder folder;
  const exchange::Format& format = exchange::requireFormat("vassal");
  DrawnArtwork artwork(battle);
  ExportJob job{battle, Options(format, OptionUse::Export, {{"dpi", "40"}})};
  job.artwork = &artwork;
  const exchange::Exported exported = exchange::exportTo(format, job, folder.path() / "a.vmod", false);
  for (const std::string& key : keysOf(exported.report.warnings)) EXPECT_FALSE(key.ends_with("differ")) << key;

  const exchange::Imported again =
      exchange::importFrom(format, {folder.path() / "a.vmod", Options(format, OptionUse::Import)});
  ASSERT_TRUE(format.compare);
  EXPECT_TRUE(format.compare(job, again).empty());

  model::Battle moved = battle;
  for (model::Placement placement : battle.all<model::Placement>()) {
    if (!placement.hex || placement.rule != model::PlacementRule::At) continue;
    placement.hex = hex::HexKey::of(placement.hex->column() == 1 ? 2 : 1, placement.hex->row());
    moved.all<model::Placement>().put(placement);
    break;
  }
  EXPECT_EQ(keysOf(format.compare({moved, job.options}, again)), std::vector<std::string>{"formats.vassal.set-ups-differ"});

  model::Battle larger = battle;
  model::MapSheet sheet = *model::mapSheet(battle);
  sheet.columns += 20;
  larger.all<model::MapSheet>().put(sheet);
  EXPECT_EQ(keysOf(format.compare({larger, job.options}, again)), std::vector<std::string>{"formats.vassal.numbers-differ"});
}

}  // namespace
}  // namespace redoubt::editor
