#include "core/model/battle.h"

namespace redoubt::model {

Battle::Battle() = default;
Battle::Battle(const Battle& other) = default;
Battle::Battle(Battle&& other) noexcept = default;
Battle& Battle::operator=(const Battle& other) = default;
Battle& Battle::operator=(Battle&& other) noexcept = default;
Battle::~Battle() = default;

bool operator==(const Battle& a, const Battle& b) {
  return a.tables_ == b.tables_;
}

const BattleInfo* info(const Battle& battle) {
  const auto& rows = battle.all<BattleInfo>();
  return rows.empty() ? nullptr : &*rows.begin();
}

const MapSheet* mapSheet(const Battle& battle) {
  const auto& rows = battle.all<MapSheet>();
  return rows.empty() ? nullptr : &*rows.begin();
}

std::optional<hex::LayoutError> layoutFault(const Battle& battle) {
  const MapSheet* sheet = mapSheet(battle);
  if (!sheet) return hex::LayoutError{Phrase::of("errors.layout.no-map")};
  const auto made = hex::Layout::make(layoutSpec(*sheet));
  if (const auto* error = std::get_if<hex::LayoutError>(&made)) return *error;
  return std::nullopt;
}

hex::Layout layoutOf(const Battle& battle) {
  const MapSheet* sheet = mapSheet(battle);
  if (sheet) {
    auto made = hex::Layout::make(layoutSpec(*sheet));
    if (auto* layout = std::get_if<hex::Layout>(&made)) return *layout;
  }
  return hex::Layout();
}

hex::LayoutSpec layoutSpec(const MapSheet& sheet) {
  hex::LayoutSpec spec;
  spec.orientation = sheet.orientation;
  spec.shifted = sheet.shifted;
  spec.firstColumn = sheet.firstColumn;
  spec.firstRow = sheet.firstRow;
  spec.columns = sheet.columns;
  spec.rows = sheet.rows;
  spec.edgeLeft = sheet.edgeLeft;
  spec.edgeRight = sheet.edgeRight;
  spec.edgeTop = sheet.edgeTop;
  spec.edgeBottom = sheet.edgeBottom;
  spec.numberOrder = sheet.numberOrder;
  spec.numberSeparator = sheet.numberSeparator;
  spec.columnStyle = sheet.columnStyle;
  spec.columnDigits = sheet.columnDigits;
  spec.columnBase = sheet.columnBase;
  spec.columnStep = sheet.columnStep;
  spec.rowStyle = sheet.rowStyle;
  spec.rowDigits = sheet.rowDigits;
  spec.rowBase = sheet.rowBase;
  spec.rowStep = sheet.rowStep;
  return spec;
}

MapSheet withLayout(MapSheet sheet, const hex::LayoutSpec& spec) {
  sheet.orientation = spec.orientation;
  sheet.shifted = spec.shifted;
  sheet.firstColumn = spec.firstColumn;
  sheet.firstRow = spec.firstRow;
  sheet.columns = spec.columns;
  sheet.rows = spec.rows;
  sheet.edgeLeft = spec.edgeLeft;
  sheet.edgeRight = spec.edgeRight;
  sheet.edgeTop = spec.edgeTop;
  sheet.edgeBottom = spec.edgeBottom;
  sheet.numberOrder = spec.numberOrder;
  sheet.numberSeparator = spec.numberSeparator;
  sheet.columnStyle = spec.columnStyle;
  sheet.columnDigits = spec.columnDigits;
  sheet.columnBase = spec.columnBase;
  sheet.columnStep = spec.columnStep;
  sheet.rowStyle = spec.rowStyle;
  sheet.rowDigits = spec.rowDigits;
  sheet.rowBase = spec.rowBase;
  sheet.rowStep = spec.rowStep;
  return sheet;
}

}  // namespace redoubt::model
