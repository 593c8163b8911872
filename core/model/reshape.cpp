#include "core/model/reshape.h"

#include <algorithm>
#include <cmath>
#include <tuple>
#include <utility>

#include "core/model/block_override.h"
#include "core/model/origins.h"
#include "core/model/standing.h"

namespace redoubt::model {
namespace {

// In millionths of a millimetre, so that growing and then cropping by the same number gives the same sheet again.
double resized(double sheet, double hexesBefore, double hexesAfter) {
  constexpr double kFineness = 1e6;
  const double margin = sheet - hexesBefore;
  const double after = margin >= 0 ? hexesAfter + margin : sheet * (hexesAfter / hexesBefore);
  return std::round(after * kFineness) / kFineness;
}

MapSheet resized(MapSheet sheet, const hex::Layout& from, const hex::Layout& to) {
  const hex::Bounds before = from.bounds();
  const hex::Bounds after = to.bounds();
  const double width = sheet.hexWidthMm;
  if (!(width > 0) || !(sheet.sheetWidthMm > 0) || !(sheet.sheetHeightMm > 0)) return sheet;
  if (before.width() != after.width()) {
    sheet.sheetWidthMm = resized(sheet.sheetWidthMm, before.width() * width, after.width() * width);
  }
  if (before.height() != after.height()) {
    sheet.sheetHeightMm = resized(sheet.sheetHeightMm, before.height() * width, after.height() * width);
  }
  return sheet;
}

void putSheet(Edit& edit, const Battle& battle, const MapSheet& old, const MapSheet& sheet) {
  if (sheet == old) return;
  edit.put(sheet);
  forEachField<MapSheet>([&](const auto& field) {
    if (sheet.*(field.member) == old.*(field.member)) return;
    markSetByHand(edit, battle, MapSheet::kTable, keyText<MapSheet>(old.key()), field.name);
  });
}

void fillWithGround(Edit& edit, const Battle& battle, const Relocation& relocation, std::string_view ground) {
  relocation.to().forEachHex([&](hex::HexKey hex) {
    const bool isNew = !relocation.from().contains(hex);
    if (isNew && !battle.find<HexRow>(hex)) edit.put(HexRow{hex, std::string(ground), 0});
  });
}

// Moving to a neighbour changes column and row by one at most, so the hex of the frame nearest by column and row is
// also nearest by distance, except at the notches that half edges leave.
hex::HexKey nearestOn(const hex::Layout& layout, hex::HexKey hex) {
  const auto framed = hex::HexKey::at(std::clamp(hex.column(), layout.firstColumn(), layout.lastColumn()),
                                      std::clamp(hex.row(), layout.firstRow(), layout.lastRow()));
  if (layout.contains(framed)) return framed;
  const std::vector<hex::HexKey> round = layout.disc(framed, 2);
  return *std::min_element(round.begin(), round.end(), [&](hex::HexKey a, hex::HexKey b) {
    return layout.distance(hex, a) < layout.distance(hex, b);
  });
}

void eraseWaivers(Edit& edit, const Battle& battle, const std::string& subject) {
  for (const Waiver& row : battle.all<Waiver>()) {
    if (row.subject == subject || row.subject.starts_with(subject + "@")) edit.erase<Waiver>(row.key());
  }
}

void takeOff(Edit& edit, const Battle& battle, const std::vector<LostCounter>& counters) {
  Edit erasing;
  for (const LostCounter& counter : counters) {
    erasing.erase<Placement>(counter.placement);
    eraseOrigins(erasing, battle, Placement::kTable, keyText<Placement>(counter.placement));
  }
  std::vector<Id<SetUpBlock>> blocks;
  for (const SetUpBlock& block : battle.all<SetUpBlock>()) blocks.push_back(block.id);
  const Edit kept = keptToBlocks(battle, blocks, std::move(erasing)).edit;
  for (const Id<Placement> id : kept.erases<Placement>()) {
    eraseWaivers(edit, battle, std::string(Placement::kTable) + "/" + keyText<Placement>(id));
  }
  edit.append(kept);
}

void moveIn(Edit& edit, const Battle& battle, const Relocation& relocation, const std::vector<LostCounter>& counters) {
  std::vector<Placement> rows;
  for (const LostCounter& counter : counters) rows.push_back(*battle.find<Placement>(counter.placement));
  std::sort(rows.begin(), rows.end(), [](const Placement& a, const Placement& b) {
    return std::tie(a.hex, a.stack, a.ordinal, a.id) < std::tie(b.hex, b.stack, b.ordinal, b.id);
  });
  std::map<hex::HexKey, int> deepest;
  for (const Placement& row : battle.all<Placement>()) {
    for (const hex::HexKey hex : standingHexes(row)) deepest[hex] = std::max(deepest[hex], row.stack);
  }
  for (Placement& row : rows) {
    turnAlong(edit, battle, relocation, row);
    row.hex = nearestOn(relocation.to(), *row.hex);
    lieAlong(edit, battle, relocation, row);
    if (row.rule == PlacementRule::At) row.stack = ++deepest[*row.hex];
    markSetByHand(edit, battle, Placement::kTable, keyText<Placement>(row.key()), "hex");
    edit.put(std::move(row));
  }
}

bool losesAnything(const Battle& battle, const Relocation& relocation, const RelocationReport& report) {
  if (report.losesContent() || !report.counters.empty()) return true;
  const auto& hexes = battle.all<HexRow>();
  return std::any_of(hexes.begin(), hexes.end(), [&](const HexRow& row) { return !relocation.hex(row.hex); });
}

}  // namespace

std::variant<Reshaped, hex::LayoutError> reshape(const Battle& battle, const hex::LayoutSpec& wanted,
                                                 std::string_view ground, CutOff cutOff, std::string title) {
  if (auto fault = layoutFault(battle)) return std::move(*fault);
  auto made = hex::Layout::make(wanted);
  if (auto* error = std::get_if<hex::LayoutError>(&made)) return std::move(*error);
  const auto relocation = Relocation::keepingKeys(layoutOf(battle), std::get<hex::Layout>(made));
  const MapSheet& old = *mapSheet(battle);
  Relocated moved = relocate(battle, relocation, title);
  Reshaped result{Edit(title), resized(withLayout(old, wanted), relocation.from(), relocation.to()),
                  std::move(moved.report)};
  const std::vector<LostCounter>& counters = result.report.counters;
  if (cutOff == CutOff::Refuse && !counters.empty()) return result;
  putSheet(moved.edit, battle, old, result.sheet);
  fillWithGround(moved.edit, battle, relocation, ground);
  if (cutOff == CutOff::TakeOff) takeOff(moved.edit, battle, counters);
  if (cutOff == CutOff::MoveIn) moveIn(moved.edit, battle, relocation, counters);
  result.edit = pruned(battle, moved.edit);
  return result;
}

std::variant<Relocated, hex::LayoutError> turnMap(const Battle& battle, hex::MapTurn turn, std::string title) {
  if (auto fault = layoutFault(battle)) return std::move(*fault);
  const hex::Layout from = layoutOf(battle);
  auto made = hex::Layout::make(hex::turned(from.spec(), turn));
  if (auto* error = std::get_if<hex::LayoutError>(&made)) return std::move(*error);
  const auto relocation = Relocation::turning(from, std::get<hex::Layout>(made), turn);
  Relocated result = relocate(battle, relocation, std::move(title));
  if (losesAnything(battle, relocation, result.report)) {
    return hex::LayoutError{Phrase::of("errors.layout.too-far-off")};
  }
  MapSheet sheet = withLayout(*mapSheet(battle), relocation.to().spec());
  if (hex::swapsAxes(turn)) std::swap(sheet.sheetWidthMm, sheet.sheetHeightMm);
  if (sheet.northAngle) sheet.northAngle = relocation.northAngle(*sheet.northAngle);
  result.edit.put(std::move(sheet));
  result.edit = pruned(battle, result.edit);
  return result;
}

}  // namespace redoubt::model
