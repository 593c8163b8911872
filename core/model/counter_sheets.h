#pragma once

#include <array>
#include <compare>
#include <optional>
#include <string>

#include "core/model/forces_edit.h"

/// Places on scanned sheets of counters, and the faces of counters that are printed there. `title` is what history
/// shows.
namespace redoubt::model {

/// Of a sheet's picture, in pixels from its top left corner.
struct SheetPoint {
  double x = 0;
  double y = 0;

  friend bool operator==(const SheetPoint&, const SheetPoint&) = default;
};

/// A place on a sheet; rows and columns count from 1, as one sees that side.
struct CellPlace {
  int row = 1;
  int column = 1;
  FaceSide side = FaceSide::Front;

  friend auto operator<=>(const CellPlace&, const CellPlace&) = default;
};

/// Whether the sheet has that place: it lies in the grid, and its side has a picture.
bool has(const CounterSheet& sheet, const CellPlace& place);
/// The place on the other side of the same counter, as the sheet was turned over (CounterSheet::flip).
CellPlace behind(const CounterSheet& sheet, const CellPlace& place);
/// The corners of a counter in the picture of its side, clockwise from what is its top left one when the sheet lies
/// straight. Gaps on the back are as wide in proportion as those on the front.
std::array<SheetPoint, 4> cornersOf(const CounterSheet& sheet, const CellPlace& place);
/// The place at a point of a side's picture; nothing in a gap and outside the grid.
std::optional<CellPlace> cellAt(const CounterSheet& sheet, FaceSide side, SheetPoint point);

/// A new sheet; the id of `sheet` is replaced by one of its own. The files of its pictures come with `pictures`.
Addition<CounterSheet> addSheet(CounterSheet sheet, const Pictures& pictures, std::string title);
/// Replaces the sheet with the id of `sheet`. Its places that a smaller grid no longer has are taken away, as
/// releaseCell does.
Edit changeSheet(const Battle& battle, const CounterSheet& sheet, std::string title);

/// Removes a sheet with all that is said of its places, as releaseCell does.
Edit removeSheet(const Battle& battle, Id<CounterSheet> sheet, std::string title);

/// What a place on a sheet shows.
struct CellContent {
  Id<Face> face;
  std::string crop{};   ///< the picture file that becomes what the face looks like; empty: it is drawn as before
  std::string words{};  ///< for the origin of the face's picture: "row 3, column 4"
};
/// Says that a place shows a face, and if there is a crop that the face looks so, printed by the sheet's source. A face
/// that was said to be there before is let go as by releaseCell. Nothing for a place or face that is not there.
Edit assignCell(const Battle& battle, Id<CounterSheet> sheet, const CellPlace& place, CellContent content,
                std::string title);
/// Opens a place again. A face that it showed is drawn from its figures once more, unless another place shows it too.
Edit releaseCell(const Battle& battle, Id<CounterSheet> sheet, const CellPlace& place, std::string title);
/// Says that a place has nothing for the battle; `note` says why. A face that it showed is let go.
Edit skipCell(const Battle& battle, Id<CounterSheet> sheet, const CellPlace& place, std::string note,
              std::string title);

/// Records in `edit` that a value is printed on a counter of the sheet.
void markPrintedOn(Edit& edit, const Battle& battle, const CounterSheet& sheet, std::string_view table,
                   const std::string& key, std::string_view field, std::string words);

/// The place of the front, in reading order after `place` and then from the beginning, of which nothing is said yet.
std::optional<CellPlace> nextOpenCell(const Battle& battle, Id<CounterSheet> sheet,
                                      const std::optional<CellPlace>& place = std::nullopt);

}  // namespace redoubt::model
