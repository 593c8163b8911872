#include "core/exchange/new_battle.h"

#include <algorithm>
#include <cassert>
#include <cmath>

#include "core/base/error.h"
#include "core/base/text.h"
#include "core/exchange/blank_system.h"
#include "core/exchange/json/json_battle.h"

namespace redoubt::exchange {
namespace {

// Digits for the larger of the two, so that all numbers of a map are of one length.
int digitsFor(const NewBattleOptions& options) {
  return std::max(options.columns, options.rows) > 99 ? std::max(options.columns, options.rows) > 999 ? 4 : 3 : 2;
}

model::MapSheet sheetOf(const NewBattleOptions& options) {
  model::MapSheet sheet;
  sheet.id = {hashedId(model::MapSheet::kTable, "map")};
  sheet.title = options.title;
  sheet.orientation = options.orientation;
  sheet.shifted = options.shifted;
  sheet.columns = options.columns;
  sheet.rows = options.rows;
  sheet.columnDigits = digitsFor(options);
  sheet.rowDigits = sheet.columnDigits;
  return sheet;
}

// The sheet that just holds the hexes.
void fitSheet(model::MapSheet& sheet, const hex::Layout& layout) {
  const hex::Bounds bounds = layout.bounds();
  sheet.sheetWidthMm = std::ceil(bounds.width() * sheet.hexWidthMm);
  sheet.sheetHeightMm = std::ceil(bounds.height() * sheet.hexWidthMm);
}

model::BattleInfo infoOf(const NewBattleOptions& options, const model::Battle& battle) {
  model::BattleInfo info;
  info.slug = slugged(options.title);
  if (info.slug.empty()) info.slug = "battle";
  info.id = {hashedId(model::BattleInfo::kTable, info.slug)};
  info.title = options.title;
  info.language = options.language;
  info.system = battle.all<model::System>().begin()->id;
  return info;
}

}  // namespace

model::Battle newBattle(const NewBattleOptions& options) {
  if (words(options.title).empty() || !isValidUtf8(options.title)) {
    throw Error(ErrorCode::BadInput, "the title is empty or not in UTF-8; write one.");
  }
  model::MapSheet sheet = sheetOf(options);
  const auto made = hex::Layout::make(model::layoutSpec(sheet));
  if (const auto* error = std::get_if<hex::LayoutError>(&made)) {
    throw Error(ErrorCode::BadInput, error->sentence + " Choose another size.");
  }
  const auto& layout = std::get<hex::Layout>(made);
  fitSheet(sheet, layout);
  auto read = readJsonText(blankSystemJson(), "blank.json");
  assert(std::holds_alternative<model::Battle>(read));
  model::Battle battle = std::get<model::Battle>(std::move(read));
  battle.all<model::BattleInfo>().put(infoOf(options, battle));
  battle.all<model::MapSheet>().put(sheet);
  layout.forEachHex([&](hex::HexKey hex) { battle.all<model::HexRow>().put({hex, "clear", 0}); });
  return battle;
}

}  // namespace redoubt::exchange
