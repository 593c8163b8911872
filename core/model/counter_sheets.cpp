#include "core/model/counter_sheets.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "core/model/origins.h"

namespace redoubt::model {
namespace {

// The grid of one side as it lies when straight: where it begins, how large its counters are, and how far apart.
struct StraightSide {
  double left, top, width, height, stepX, stepY;
  SheetPoint middle;
  double sine, cosine;
};

StraightSide straightSide(const CounterSheet& sheet, FaceSide side) {
  const bool isFront = side == FaceSide::Front;
  const double left = isFront ? sheet.left : sheet.backLeft, right = isFront ? sheet.right : sheet.backRight;
  const double top = isFront ? sheet.top : sheet.backTop, bottom = isFront ? sheet.bottom : sheet.backBottom;
  const double across = sheet.right - sheet.left, down = sheet.bottom - sheet.top;
  const double gapX = isFront || across <= 0 ? sheet.gapX : sheet.gapX * (right - left) / across;
  const double gapY = isFront || down <= 0 ? sheet.gapY : sheet.gapY * (bottom - top) / down;
  const double turn = (isFront ? sheet.angle : sheet.backAngle) * std::numbers::pi / 180;
  StraightSide result{};
  result.left = left;
  result.top = top;
  result.stepX = (right - left + gapX) / std::max(1, sheet.columns);
  result.stepY = (bottom - top + gapY) / std::max(1, sheet.rows);
  result.width = result.stepX - gapX;
  result.height = result.stepY - gapY;
  result.middle = {(left + right) / 2, (top + bottom) / 2};
  result.sine = std::sin(turn);
  result.cosine = std::cos(turn);
  return result;
}

SheetPoint turned(const StraightSide& side, SheetPoint point) {
  const double x = point.x - side.middle.x, y = point.y - side.middle.y;
  return {side.middle.x + side.cosine * x - side.sine * y, side.middle.y + side.sine * x + side.cosine * y};
}

SheetPoint turnedBack(const StraightSide& side, SheetPoint point) {
  const double x = point.x - side.middle.x, y = point.y - side.middle.y;
  return {side.middle.x + side.cosine * x + side.sine * y, side.middle.y - side.sine * x + side.cosine * y};
}

SheetCell rowAt(const Battle& battle, Id<CounterSheet> sheet, const CellPlace& place) {
  const SheetCell* row = battle.find<SheetCell>({sheet, place.row, place.column, place.side});
  return row ? *row : SheetCell{sheet, place.row, place.column, place.side};
}

// The face is no longer what the row shows; its picture goes unless another place shows it too.
void letGo(Edit& edit, const Battle& battle, const SheetCell& row) {
  if (!row.face) return;
  for (const SheetCell& other : battle.where<&SheetCell::face>(*row.face)) {
    if (other.key() != row.key()) return;
  }
  const Face* face = battle.find<Face>(*row.face);
  if (!face || face->picture.empty()) return;
  Face plain = *face;
  plain.picture.clear();
  edit.put(std::move(plain));
  const KeyOf<Provenance> origin{std::string(Face::kTable), keyText<Face>(face->key()), "picture"};
  if (battle.find<Provenance>(origin)) edit.erase<Provenance>(origin);
}

}  // namespace

bool has(const CounterSheet& sheet, const CellPlace& place) {
  const bool isInGrid = place.row >= 1 && place.row <= sheet.rows && place.column >= 1 && place.column <= sheet.columns;
  return isInGrid && !(place.side == FaceSide::Front ? sheet.front : sheet.back).empty();
}

CellPlace behind(const CounterSheet& sheet, const CellPlace& place) {
  CellPlace other = place;
  other.side = place.side == FaceSide::Front ? FaceSide::Back : FaceSide::Front;
  if (sheet.flip == SheetFlip::LeftRight) other.column = sheet.columns + 1 - place.column;
  if (sheet.flip == SheetFlip::TopBottom) other.row = sheet.rows + 1 - place.row;
  return other;
}

std::array<SheetPoint, 4> cornersOf(const CounterSheet& sheet, const CellPlace& place) {
  const StraightSide side = straightSide(sheet, place.side);
  const double left = side.left + (place.column - 1) * side.stepX, top = side.top + (place.row - 1) * side.stepY;
  const double right = left + side.width, bottom = top + side.height;
  return {turned(side, {left, top}), turned(side, {right, top}), turned(side, {right, bottom}),
          turned(side, {left, bottom})};
}

std::optional<CellPlace> cellAt(const CounterSheet& sheet, FaceSide which, SheetPoint point) {
  const StraightSide side = straightSide(sheet, which);
  if (!(side.stepX > 0 && side.stepY > 0)) return std::nullopt;
  const SheetPoint straight = turnedBack(side, point);
  const double column = std::floor((straight.x - side.left) / side.stepX);
  const double row = std::floor((straight.y - side.top) / side.stepY);
  if (!(column >= 0 && column < sheet.columns && row >= 0 && row < sheet.rows)) return std::nullopt;
  const bool isInGap = straight.x - side.left - column * side.stepX > side.width ||
                       straight.y - side.top - row * side.stepY > side.height;
  if (isInGap) return std::nullopt;
  return CellPlace{static_cast<int>(row) + 1, static_cast<int>(column) + 1, which};
}

Addition<CounterSheet> addSheet(CounterSheet sheet, const Pictures& pictures, std::string title) {
  Addition<CounterSheet> result{Edit(std::move(title)), {randomId()}};
  sheet.id = result.row;
  result.edit.pictures() = pictures.only({sheet.front, sheet.back});
  result.edit.put(std::move(sheet));
  return result;
}

Edit changeSheet(const Battle& battle, const CounterSheet& sheet, std::string title) {
  Edit edit(std::move(title));
  const CounterSheet* before = battle.find<CounterSheet>(sheet.id);
  if (!before) return edit;
  for (const SheetCell& row : battle.where<&SheetCell::counterSheet>(sheet.id)) {
    if (has(sheet, {row.row, row.column, row.side})) continue;
    letGo(edit, battle, row);
    eraseWithOrigins<SheetCell>(edit, battle, row.key());
  }
  if (*before != sheet) edit.put(sheet);
  return edit;
}

Edit assignCell(const Battle& battle, Id<CounterSheet> id, const CellPlace& place, CellContent content,
                std::string title) {
  Edit edit(std::move(title));
  const CounterSheet* sheet = battle.find<CounterSheet>(id);
  const Face* face = battle.find<Face>(content.face);
  if (!sheet || !face || !has(*sheet, place)) return edit;
  SheetCell row = rowAt(battle, id, place);
  // Without a crop, the same face loses the picture that it had from here.
  if (row.face != content.face || content.crop.empty()) letGo(edit, battle, row);
  row.face = content.face;
  row.state = SheetCellState::Done;
  edit.put(std::move(row));
  if (content.crop.empty()) return edit;
  Face printed = *face;
  printed.picture = edit.pictures().add(std::move(content.crop));
  if (printed != *face) edit.put(std::move(printed));
  markPrintedOn(edit, battle, *sheet, Face::kTable, keyText<Face>(content.face), "picture", std::move(content.words));
  return edit;
}

Edit releaseCell(const Battle& battle, Id<CounterSheet> sheet, const CellPlace& place, std::string title) {
  Edit edit(std::move(title));
  const SheetCell* row = battle.find<SheetCell>({sheet, place.row, place.column, place.side});
  if (!row) return edit;
  letGo(edit, battle, *row);
  eraseWithOrigins<SheetCell>(edit, battle, row->key());
  return edit;
}

Edit skipCell(const Battle& battle, Id<CounterSheet> id, const CellPlace& place, std::string note, std::string title) {
  Edit edit(std::move(title));
  const CounterSheet* sheet = battle.find<CounterSheet>(id);
  if (!sheet || !has(*sheet, place)) return edit;
  SheetCell row = rowAt(battle, id, place);
  letGo(edit, battle, row);
  row.face.reset();
  row.state = SheetCellState::Skipped;
  row.note = std::move(note);
  edit.put(std::move(row));
  return edit;
}

Edit removeSheet(const Battle& battle, Id<CounterSheet> id, std::string title) {
  Battle now = battle;
  for (const SheetCell& row : battle.where<&SheetCell::counterSheet>(id)) {
    const Edit release = releaseCell(now, id, {row.row, row.column, row.side}, {});
    now = applied(std::move(now), release);
  }
  Edit last;
  if (battle.find<CounterSheet>(id)) eraseWithOrigins<CounterSheet>(last, now, id);
  return toEdit(difference(battle, applied(std::move(now), last)), std::move(title));
}

void markPrintedOn(Edit& edit, const Battle& battle, const CounterSheet& sheet, std::string_view table,
                   const std::string& key, std::string_view field, std::string words) {
  Provenance row;
  row.subjectTable = table;
  row.subject = key;
  row.field = field;
  if (const Provenance* before = battle.find<Provenance>(row.key())) row = *before;
  row.status = Status::Printed;
  row.paragraph.reset();
  row.text.reset();
  row.line.reset();
  row.note.clear();
  row.source = sheet.source;
  row.words = std::move(words);
  edit.put(std::move(row));
}

std::optional<CellPlace> nextOpenCell(const Battle& battle, Id<CounterSheet> id,
                                      const std::optional<CellPlace>& place) {
  const CounterSheet* sheet = battle.find<CounterSheet>(id);
  if (!sheet) return std::nullopt;
  const int count = sheet->rows * sheet->columns;
  const int begin = place ? (place->row - 1) * sheet->columns + place->column : 0;
  for (int i = 0; i < count; ++i) {
    const int at = (begin + i) % count;
    const CellPlace cell{at / sheet->columns + 1, at % sheet->columns + 1, FaceSide::Front};
    if (rowAt(battle, id, cell).state == SheetCellState::Open) return cell;
  }
  return std::nullopt;
}

}  // namespace redoubt::model
