#pragma once

#include <QLineF>
#include <QRectF>
#include <memory>
#include <variant>
#include <vector>

#include "core/aids/document.h"
#include "editor/aids/set_text.h"

/// What a page is put together from. Lengths in millimetres.
namespace redoubt::editor {

enum class TextSide { Left, Centre, Right };

/// A text in its room: as high as its lines, and no line wider.
struct PlacedText {
  QRectF room;
  SetText text;
  TextSide side = TextSide::Left;
};
struct PlacedPicture {
  QRectF room;
  aids::Picture picture;
};
struct PlacedFill {
  QRectF area;
  QColor colour;
};
struct PlacedRule {
  QLineF line;
  QColor colour;
  double width = 0.1;
};
struct PlacedFrame {
  QRectF area;
  QColor colour;
  double width = 0.15;
};
using Placed = std::variant<PlacedFill, PlacedRule, PlacedFrame, PlacedText, PlacedPicture>;

void shift(Placed& placed, double x, double y);

/// A part of a column that stays whole; its items are placed from its top left corner.
struct Piece {
  double height = 0;
  double before = 0;           ///< the space above it, unless it begins a column
  bool keepsWithNext = false;  ///< the next must stand in the same column
  std::vector<Placed> items;
  /// What is repeated above it at the top of a column: the head of its table. That head itself, once, is a piece
  /// before.
  std::shared_ptr<const Piece> head;
  bool isHead = false;
};

/// Pieces in columns of one width, side by side.
struct Band {
  int columns = 1;
  double width = 0;  ///< of a column
  std::vector<Piece> pieces;
};

/// What blocks are set with.
struct SheetSetting {
  SheetType type;
  double mapShape = 1;  ///< the height of the map by its width
  double most = 250;    ///< the greatest height of a piece
};

/// The pieces of a block for a width.
std::vector<Piece> piecesOf(const aids::Block& block, const SheetSetting& setting, double width);
/// The least width in which a block looks well; 0: any.
double leastWidth(const aids::Block& block, const SheetSetting& setting);

/// The pieces of a table, whose head is repeated.
std::vector<Piece> tablePieces(const aids::Table& table, const SheetSetting& setting, double width);
/// The least width in which none of its words is broken.
double leastWidth(const aids::Table& table, const SheetType& type);

/// Counters in rows with their captions, from `left` on, and where the rows end; each row is a piece.
std::vector<Piece> counterPieces(const std::vector<aids::CounterItem>& items, const SheetSetting& setting, double left,
                                 double width);

}  // namespace redoubt::editor
