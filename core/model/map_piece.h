#pragma once

#include <compare>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <vector>

#include "core/hex/hex.h"
#include "core/model/edit.h"

/// A piece of map that can be stamped elsewhere: cut out of a battle, turned, mirrored, pasted.
namespace redoubt::model {

/// A hex of a piece, as an axial offset from the piece's anchor, as all places of a piece are.
struct PieceHex {
  hex::Hex at;
  std::optional<std::string> terrain;  ///< nothing: a hex without a row
  int level = 0;

  friend auto operator<=>(const PieceHex&, const PieceHex&) = default;
};

/// One kind of terrain on a hexside of the piece; Near is the hex that the canonical `side` names.
struct PieceHexside {
  hex::Hexside side;
  std::string kind;
  std::optional<HighSide> high;
  std::optional<Id<Army>> owner;

  friend auto operator<=>(const PieceHexside&, const PieceHexside&) = default;
};

struct PieceLink {
  hex::Hexside side;
  std::string kind;

  friend auto operator<=>(const PieceLink&, const PieceLink&) = default;
};

/// A point symbol; units as in model::Symbol, the angle 0 to below 360.
struct PieceSymbol {
  hex::Hex at;
  std::string kind;
  double dx = 0;
  double dy = 0;
  double angle = 0;

  friend auto operator<=>(const PieceSymbol&, const PieceSymbol&) = default;
};

/// A point of a label's path, in hex widths from the label's own place.
struct PiecePoint {
  double x = 0;
  double y = 0;

  friend auto operator<=>(const PiecePoint&, const PiecePoint&) = default;
};

/// A name; units as in model::Label.
struct PieceLabel {
  hex::Hex at;
  std::string text;
  OpenWord<LabelStyle> style = LabelStyle::Village;
  double dx = 0;
  double dy = 0;
  double angle = 0;
  double size = 0.2;
  LabelFont font = LabelFont::ByStyle;
  std::vector<PiecePoint> path;  ///< empty: straight

  friend auto operator<=>(const PieceLabel&, const PieceLabel&) = default;
};

/// Everything that lies on some hexes, and on the hexsides around and between them. Every list is sorted; no hex, no
/// kind on a hexside and no kind of link comes twice; every hexside touches a hex of the piece, every link joins two of
/// them, and symbols and labels lie in them. A piece is made for one orientation. On a map of the other one it keeps
/// its axial offsets, and so appears rotated by 30°, offsets and symbols included.
struct MapPiece {
  hex::Orientation orientation = hex::Orientation::Pointy;
  std::vector<PieceHex> hexes;
  std::vector<PieceHexside> hexsides;
  std::vector<PieceLink> links;
  std::vector<PieceSymbol> symbols;
  std::vector<PieceLabel> labels;

  bool empty() const { return hexes.empty(); }
  friend bool operator==(const MapPiece&, const MapPiece&) = default;
};

/// The most hexes, hexsides, links, symbols or labels that a piece from outside may have.
inline constexpr std::size_t kMaxPieceParts = 250'000;
/// How far in q or r a hex of a piece from outside may be from its anchor.
inline constexpr int kMaxPieceReach = 20'000;

/// What lies on the map's hexes of `area`: hexsides with one or both hexes in it (so the rim is taken too), links
/// between two hexes of it. `anchor` is the hex that paste will put at its target; it need not be in the area.
MapPiece cut(const Battle& battle, const hex::Layout& layout, std::span<const hex::HexKey> area, hex::HexKey anchor);

/// The piece rotated about its anchor by `steps` times 60°, clockwise if positive. The upper sides of slopes, the
/// places of symbols and labels, the paths of labels and the angles of symbols follow; the angles of labels stay, and a
/// path that would come to run the other way, right to left, is taken from its other end, so that they can be read. Six
/// rotations by 60° give the same piece, except for rounding in the last digit of offsets.
MapPiece turned(const MapPiece& piece, int steps);

/// The piece in the mirror of the north-south (LeftRight) or east-west (TopBottom) line through its anchor. Upper
/// sides, places, paths and angles follow; the angles of labels are mirrored as those of lines are, and paths are taken
/// from the end from which they ran before, so that names stay upright.
/// The same mirror twice gives the same piece.
MapPiece mirroredLeftRight(const MapPiece& piece);
MapPiece mirroredTopBottom(const MapPiece& piece);

/// The map's hexes that the piece would cover with its anchor at `at`, in the order of their keys.
std::vector<hex::HexKey> hexes(const MapPiece& piece, const hex::Layout& layout, hex::HexKey at);

struct PastedPiece {
  Edit edit;
  int hexesOffMap = 0;                      ///< hexes of the piece that lie off the map, and are not written
  std::vector<std::string> unknownTerrain;  ///< slugs the battle's rules don't know, sorted; not written either
};

/// Stamps the piece on the map with its anchor at `at`.
/// What the piece has replaces what is there: terrain and level of its hexes; everything on the hexsides between them,
/// also what the piece leaves blank; everything on those hexsides of its rim on which it has something; the links
/// between its hexes; the symbols and labels in them. Links and hexsides of the rim on which it has nothing stay, as do
/// rows that would not change: pasting a piece where it was cut gives an empty edit. New symbols and labels get fresh
/// ids. Where the piece has a terrain that is not in `knownTerrain`, the hex keeps its own and takes the level;
/// hexsides and links of unknown kinds are left out. An owner that is no army of the battle is dropped.
PastedPiece paste(const Battle& battle, const hex::Layout& layout, const MapPiece& piece, hex::HexKey at,
                  const std::set<std::string>& knownTerrain, std::string title);

}  // namespace redoubt::model
