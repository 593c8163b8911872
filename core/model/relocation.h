#pragma once

#include <optional>
#include <string>

#include "core/hex/map_turn.h"
#include "core/model/map_rows.h"

namespace redoubt::model {

/// The new position of a hexside.
struct MovedSide {
  hex::HexsideKey side;
  bool swapsHexes = false;  ///< the hex its key names was the other one before

  friend bool operator==(const MovedSide&, const MovedSide&) = default;
};

/// The new position of everything that names a hex when a map gets another layout. A plain value.
class Relocation {
 public:
  /// Hexes keep column and row; those that the new map does not have lose their place.
  static Relocation keepingKeys(hex::Layout from, hex::Layout to);
  /// Everything is turned with the sheet, including what lies off the map; `to` is the turned layout of `from`.
  static Relocation turning(hex::Layout from, hex::Layout to, hex::MapTurn turn);

  const hex::Layout& from() const { return from_; }
  const hex::Layout& to() const { return to_; }

  /// Nothing where the hex has no place any more.
  std::optional<hex::HexKey> hex(hex::HexKey key) const;
  /// A hexside follows its two hexes. Nothing where they are no longer neighbours, or where neither of them is on a
  /// map that keeps keys.
  std::optional<MovedSide> hexside(hex::HexsideKey side) const;
  /// The same, but nothing unless both hexes are on a map that keeps keys.
  std::optional<MovedSide> link(hex::HexsideKey side) const;
  /// True where some hexes get other neighbours, so that lines must be traced anew (retrace.h).
  bool retraces() const;
  /// The new facing of a counter at `hex`. Where hexes keep their keys but the orientation changes, no direction is the
  /// same on paper: of the two nearest, the one that faces more of the same hexes is taken, otherwise the one of the
  /// same index.
  Facing facing(const Facing& facing, std::optional<hex::HexKey> hex) const;
  /// True if a counter at `hex`, rotated by facing(), no longer faces the hexes that it faced before.
  bool facesOthers(const Facing& facing, hex::HexKey hex) const;
  /// The new offset from a hex's centre.
  hex::Point offset(hex::Point offset) const;
  /// A symbol at a multiple of 90° keeps its angle, one at another angle turns with the sheet.
  double symbolAngle(double degrees) const;
  /// The angle of a picture, which is turned with the map; nothing mirrors it.
  double pictureAngle(double degrees) const;
  /// Names stay upright: those that run straight (a multiple of 90°) stay as they are, others turn with what they name.
  double labelAngle(double degrees) const;
  /// A path turns with the sheet; its name is read along it from the same end, left or right, as before. Text that is
  /// no path stays.
  std::string labelPath(const std::string& text) const;
  double northAngle(double degrees) const;

 private:
  Relocation(hex::Layout from, hex::Layout to, std::optional<hex::MapTurn> turn);
  std::optional<MovedSide> sideBetween(hex::HexKey near, hex::HexKey far) const;

  hex::Layout from_;
  hex::Layout to_;
  std::optional<hex::MapTurn> turn_;
};

}  // namespace redoubt::model
