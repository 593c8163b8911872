#include "editor/dialogs/scan/scanned_map.h"

#include <cmath>

#include "core/base/ids.h"
#include "core/model/edit.h"
#include "core/model/picture_verbs.h"

namespace redoubt::editor {

model::MapSheet scannedSheet(const model::MapSheet& old, const ScannedMap& map) {
  model::MapSheet sheet = model::withLayout(old, map.spec);
  const auto made = hex::Layout::make(map.spec);
  if (const auto* layout = std::get_if<hex::Layout>(&made)) {
    const hex::Bounds bounds = layout->bounds();
    sheet.sheetWidthMm = std::ceil(bounds.width() * sheet.hexWidthMm);
    sheet.sheetHeightMm = std::ceil(bounds.height() * sheet.hexWidthMm);
  }
  sheet.invented = false;
  return sheet;
}

model::Battle withScannedMap(model::Battle battle, const ScannedMap& map, const std::string& editTitle) {
  const model::MapSheet* old = model::mapSheet(battle);
  const auto made = hex::Layout::make(map.spec);
  const auto* layout = std::get_if<hex::Layout>(&made);
  if (!old || !layout) return battle;
  const auto& bare = battle.all<model::HexRow>();
  const std::string ground = bare.empty() ? std::string() : bare.begin()->terrain;
  battle.all<model::MapSheet>().put(scannedSheet(*old, map));
  battle.all<model::HexRow>() = {};
  layout->forEachHex([&](hex::HexKey hex) { battle.all<model::HexRow>().put({hex, ground, 0}); });
  const model::Edit laid = model::layPicture(battle, map.bytes, map.title, editTitle);
  battle = model::applied(std::move(battle), laid);
  if (laid.puts<model::MapPicture>().empty()) return battle;
  const Id<model::MapPicture> picture = laid.puts<model::MapPicture>().front().id;
  std::vector<model::ScanPoint> points;
  for (const ScannedMap::Number& number : map.numbers) {
    if (const auto hex = layout->parse(number.text)) {
      points.push_back({{randomId()}, picture, *hex, 0, 0, number.at.x, number.at.y, false});
    }
  }
  const model::Edit registered =
      redoubt::scan::registerPicture(battle, picture, points, std::nullopt, map.size, editTitle);
  return model::applied(std::move(battle), registered);
}

}  // namespace redoubt::editor
