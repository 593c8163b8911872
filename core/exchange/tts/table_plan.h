#pragma once

#include <map>
#include <string>
#include <vector>

#include "core/exchange/artwork.h"

/// Where things lie on the table of Tabletop Simulator. Its unit is called an inch; x goes to the right and z away from
/// the player in the white seat, who sees the map upright. The middle of the map's sheet is the origin.
namespace redoubt::exchange::tts {

struct Spot {
  double x = 0;
  double z = 0;

  friend auto operator<=>(const Spot&, const Spot&) = default;
};

/// The sheet of a map cut into squares, because a picture there has at most 4096 pixels and square tiles have the same
/// size whatever the program makes of the sides of a picture.
struct Sheets {
  hex::Bounds part;  ///< in hex widths: the sheet and what the squares have beyond it
  double scale = 0;  ///< pixels of a hex width
  int pixels = 0;    ///< of the side of a square; neighbours share a row
  int columns = 1;
  int rows = 1;
};
/// With as little beyond the sheet as a few dozen squares can have. Throws Error TooLarge.
Sheets sheetsFor(const hex::Bounds& sheet, double pixelsPerHex);

/// The height at which things are laid down, and what lies below.
inline constexpr double kTableHeight = 0.9;
inline constexpr double kBoardHeight = 1.0;
inline constexpr double kCounterHeight = 1.2;
/// What a counter in a stack lies above the one below it.
inline constexpr double kThickness = 0.1;
/// The side of a tile of scale 1.
inline constexpr double kTileSide = 2;
/// A counter is as large as on our own maps.
inline constexpr double kCounterShare = 0.72;

/// Tracks and boxes that the frame of the map doesn't draw, on a board of their own north of the map.
class SpaceBoard {
 public:
  /// Pixels of the board's side; it is square.
  static constexpr int kSide = 2048;

  SpaceBoard(const model::Battle& battle, const MapPlan& plan);

  bool isEmpty() const { return boxes_.empty(); }
  const std::vector<BoxWish>& wishes() const { return wishes_; }
  /// The middle of a space in pixels; null if the frame draws it.
  const hex::Point* middle(Id<model::Space> space) const;

 private:
  void addTrack(const model::Battle& battle, const model::Track& track, const MapPlan& plan);

  double y_ = 24;
  std::vector<BoxWish> wishes_;
  std::map<Id<model::Space>, hex::Point> boxes_;
};

class TablePlan {
 public:
  /// `inches` across a hex.
  TablePlan(const model::Battle& battle, const MapPlan& map, double inches);

  double inches() const { return inches_; }
  double counterSide() const { return inches_ * kCounterShare; }
  /// Half the sheet of the map.
  double halfWidth() const { return map_.sheet.width() * inches_ / 2; }
  double halfHeight() const { return map_.sheet.height() * inches_ / 2; }
  const hex::Bounds& sheet() const { return map_.sheet; }

  /// Of a point of the map, in hex widths.
  Spot at(hex::Point point) const;
  /// The middle of a space's box; the side of the map for a space that is none.
  Spot at(Id<model::Space> space) const;
  const SpaceBoard& spaces() const { return spaces_; }
  /// The middle and the side of the board for spaces.
  Spot spaceBoard() const;
  double spaceBoardSide() const;

  /// The place of the n-th counter that waits beside the map, from 0; armies wait on either side in turn.
  Spot waiting(std::size_t army, std::size_t n) const;
  /// The place of the n-th bag, die or chart south of the map, from 0, in rows from one of that number on.
  Spot below(std::size_t row, std::size_t n) const;
  /// How many rows so many of them fill.
  std::size_t rowsOf(std::size_t things) const { return (things + inRow() - 1) / inRow(); }
  /// The side of a square under all of that with so many rows.
  double tableSide(std::size_t rows) const;

 private:
  std::size_t inRow() const;

  const model::Battle& battle_;
  MapPlan map_;
  double inches_;
  SpaceBoard spaces_;
};

}  // namespace redoubt::exchange::tts
