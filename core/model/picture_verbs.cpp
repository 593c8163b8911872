#include "core/model/picture_verbs.h"

#include <algorithm>

#include "core/base/ids.h"

namespace redoubt::model {

Edit layPicture(const Battle& battle, std::string bytes, const std::string& title, std::string editTitle) {
  Edit edit(std::move(editTitle));
  const auto head = pictureHead(bytes);
  if (!head || layoutFault(battle)) return edit;
  const hex::Layout layout = layoutOf(battle);
  const hex::Bounds bounds = layout.bounds();
  MapPicture row;
  row.id = {randomId()};
  row.title = title;
  row.hex = hex::HexKey::at((layout.firstColumn() + layout.lastColumn()) / 2, (layout.firstRow() + layout.lastRow()) / 2);
  const hex::Point anchor = layout.centre(*row.hex);
  row.dx = (bounds.left + bounds.right) / 2 - anchor.x;
  row.dy = (bounds.top + bounds.bottom) / 2 - anchor.y;
  row.width = bounds.width();
  row.height = std::min(10'000.0, bounds.width() * head->height / head->width);
  for (const MapPicture& other : battle.all<MapPicture>()) row.ordinal = std::max(row.ordinal, other.ordinal + 1);
  row.picture = edit.pictures().add(std::move(bytes));
  edit.put(std::move(row));
  return edit;
}

}  // namespace redoubt::model
