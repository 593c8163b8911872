#include "core/model/picture_verbs.h"

#include <algorithm>

#include "core/base/ids.h"
#include "core/model/counter_sheets.h"
#include "core/model/origins.h"

namespace redoubt::model {

Edit layPicture(const Battle& battle, std::string bytes, const std::string& title, std::string editTitle,
                std::string link) {
  Edit edit(std::move(editTitle));
  const auto head = pictureHead(bytes);
  if (!head || layoutFault(battle)) return edit;
  const hex::Layout layout = layoutOf(battle);
  const hex::Bounds bounds = layout.bounds();
  MapPicture row;
  row.id = {randomId()};
  row.title = title;
  row.hex =
      hex::HexKey::at((layout.firstColumn() + layout.lastColumn()) / 2, (layout.firstRow() + layout.lastRow()) / 2);
  const hex::Point anchor = layout.centre(*row.hex);
  row.dx = (bounds.left + bounds.right) / 2 - anchor.x;
  row.dy = (bounds.top + bounds.bottom) / 2 - anchor.y;
  row.width = bounds.width();
  row.height = std::min(10'000.0, bounds.width() * head->height / head->width);
  for (const MapPicture& other : battle.all<MapPicture>()) row.ordinal = std::max(row.ordinal, other.ordinal + 1);
  row.link = std::move(link);
  row.picture = edit.pictures().add(std::move(bytes));
  edit.put(std::move(row));
  return edit;
}

void takeMapPictures(Battle& into, const Battle& from) {
  for (const MapPicture& row : from.all<MapPicture>()) {
    if (row.hex) into.all<MapPicture>().put(row);
  }
  for (const ScanPoint& row : from.all<ScanPoint>()) {
    if (into.find<MapPicture>(row.mapPicture)) into.all<ScanPoint>().put(row);
  }
}

bool isScan(const Battle& battle, const MapPicture& row) {
  return row.fit != PictureFit::Placed || !row.link.empty() || !battle.where<&ScanPoint::mapPicture>(row.id).empty();
}

Battle withoutScans(Battle battle) {
  Edit edit("");
  for (const MapPicture& row : battle.all<MapPicture>()) {
    if (!isScan(battle, row)) continue;
    eraseScanPoints(edit, battle, row.id);
    eraseWithOrigins<MapPicture>(edit, battle, row.id);
  }
  battle = applied(std::move(battle), edit);
  std::vector<Id<CounterSheet>> sheets;
  for (const CounterSheet& row : battle.all<CounterSheet>()) sheets.push_back(row.id);
  for (const Id<CounterSheet> id : sheets) {
    const Edit removal = removeSheet(battle, id, {});
    battle = applied(std::move(battle), removal);
  }
  return battle;
}

void eraseScanPoints(Edit& edit, const Battle& battle, Id<MapPicture> picture) {
  for (const ScanPoint& row : battle.where<&ScanPoint::mapPicture>(picture)) {
    eraseWithOrigins<ScanPoint>(edit, battle, row.id);
  }
}

}  // namespace redoubt::model
