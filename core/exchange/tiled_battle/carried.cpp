#include "core/exchange/tiled_battle/carried.h"

#include <set>

namespace redoubt::exchange::tiled {
namespace {

using namespace model;

template <class... Rows>
void takeWhole(Battle& into, const Battle& from) {
  ((into.all<Rows>() = from.all<Rows>()), ...);
}

template <class Row, class Wanted>
void takeThose(Battle& into, const Battle& from, Wanted&& isWanted) {
  for (const Row& row : from.all<Row>()) {
    if (isWanted(row)) into.all<Row>().put(row);
  }
}

bool isOnMap(PlacementRule rule) {
  return rule != PlacementRule::Space && rule != PlacementRule::Enters;
}

// Of the variants that were taken, with those that they have their others from; all of them where none was chosen.
void takeBlocks(Battle& into, const Battle& from, bool takesAll) {
  std::set<Id<SetUpBlock>> wanted;
  for (const VariantBlock& row : into.all<VariantBlock>()) wanted.insert(row.block);
  for (const Id<SetUpBlock> id : std::set(wanted)) {
    const SetUpBlock* block = from.find<SetUpBlock>(id);
    while (block && block->parent && wanted.insert(*block->parent).second) block = from.find(block->parent);
  }
  takeThose<SetUpBlock>(into, from, [&](const SetUpBlock& row) { return takesAll || wanted.contains(row.id); });
  takeThose<Placement>(
      into, from, [&](const Placement& row) { return isOnMap(row.rule) && (takesAll || wanted.contains(row.block)); });
}

void takeSetUps(Battle& into, const ExportJob& job) {
  const Battle& from = job.battle;
  takeThose<Scenario>(into, from, [&](const Scenario& row) { return !job.scenario || row.id == *job.scenario; });
  takeThose<Variant>(into, from, [&](const Variant& row) {
    return (!job.scenario || row.scenario == *job.scenario) && (!job.variant || row.id == *job.variant);
  });
  takeThose<VariantBlock>(into, from, [&](const VariantBlock& row) {
    return (!job.scenario && !job.variant) || into.find<Variant>(row.variant);
  });
  takeBlocks(into, from, !job.scenario && !job.variant);
}

template <class Row, class Change>
void alter(Battle& battle, Change&& change) {
  Table<Row> altered;
  for (Row row : battle.all<Row>()) {
    change(row);
    altered.put(std::move(row));
  }
  battle.all<Row>() = std::move(altered);
}

// References to rows that stay behind.
void cutReferences(Battle& battle) {
  alter<BattleInfo>(battle, [](BattleInfo& row) { row.system.reset(); });
  alter<Scenario>(battle, [&](Scenario& row) {
    if (row.parent && !battle.find<Scenario>(*row.parent)) row.parent.reset();
  });
  alter<Placement>(battle, [](Placement& row) {
    row.space.reset();
    row.entry.reset();
  });
  // Without its points a picture lies where its own place says.
  alter<MapPicture>(battle, [](MapPicture& row) {
    row.source.reset();
    row.fit = PictureFit::Placed;
  });
}

}  // namespace

Battle carriedBy(const ExportJob& job) {
  Battle carried;
  takeWhole<BattleInfo, MapSheet, HexRow, Hexside, Link, Symbol, Label, MapPicture, Zone, ZoneHex, Note, Player, Army,
            Leader, Unit>(carried, job.battle);
  takeSetUps(carried, job);
  cutReferences(carried);
  carried.pictures() = job.battle.pictures().only(namedPictures(carried));
  return carried;
}

std::vector<TableCarriage> carriedTables() {
  using enum Carriage;
  std::vector<TableCarriage> tables;
  for (const std::string_view table : {"map", "hex", "hexside", "link", "symbol", "label", "zone", "zone_hex", "note",
                                       "player", "army", "leader", "unit"}) {
    tables.push_back({table, Whole, Whole});
  }
  for (const std::string_view table :
       {"battle", "map_picture", "scenario", "variant", "set_up_block", "variant_block", "placement", "picture"}) {
    tables.push_back({table, Part, Whole});
  }
  return tables;
}

std::span<const std::string_view> listedTables() {
  static constexpr std::string_view kTables[]{"battle",   "map",     "hex",          "map_picture",   "zone",
                                              "note",     "player",  "army",         "leader",        "unit",
                                              "scenario", "variant", "set_up_block", "variant_block", "placement"};
  return kTables;
}

}  // namespace redoubt::exchange::tiled
