#pragma once

#include <optional>
#include <string>

#include "core/hex/map_turn.h"
#include "core/model/map_rows.h"

namespace redoubt::model {

/// Where a hexside comes to lie.
struct MovedSide {
  hex::HexsideKey side;
  bool swapsHexes = false;  ///< the hex its key names was the other one before

  friend bool operator==(const MovedSide&, const MovedSide&) = default;
};

/// Where everything that names a hex goes when a map gets another layout. A plain value.
class Relocation {
 public:
  /// Hexes keep column and row; those that the new map does not have lose their place.
  static Relocation keepingKeys(hex::Layout from, hex::Layout to);
  /// All is turned with the sheet, also what lies off the map; `to` is the turned layout of `from`.
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
  /// The way to look for a counter at `hex`. Where hexes keep their keys but stand on another side, no direction is the
  /// same on paper: of the two that are nearest, the one that looks at more of the same hexes, else that of the same
  /// index.
  Facing facing(const Facing& facing, std::optional<hex::HexKey> hex) const;
  /// True if a counter at `hex` that has turned with facing() no longer looks at the hexes that it looked at.
  bool facesOthers(const Facing& facing, hex::HexKey hex) const;
  /// The place beside a hex's centre.
  hex::Point offset(hex::Point offset) const;
  /// A symbol that stands straight (a multiple of 90°) stays as it stands, one at an angle turns with the sheet.
  double symbolAngle(double degrees) const;
  /// Names stay upright: those that run straight (a multiple of 90°) do so still, others follow what they name.
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
