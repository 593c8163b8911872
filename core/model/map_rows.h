#pragma once

#include "core/hex/layout.h"
#include "core/model/field.h"
#include "core/model/battle_rows.h"
#include "core/model/force_rows.h"

namespace redoubt::model {

template <>
struct EnumText<hex::Orientation> {
  static constexpr std::array<std::string_view, 2> kWords{"flat", "pointy"};
};
template <>
struct EnumText<hex::Shifted> {
  static constexpr std::array<std::string_view, 2> kWords{"odd", "even"};
};
template <>
struct EnumText<hex::EdgeKind> {
  static constexpr std::array<std::string_view, 4> kWords{"whole", "half", "unnumbered", "half-unnumbered"};
};
template <>
struct EnumText<hex::NumberOrder> {
  static constexpr std::array<std::string_view, 2> kWords{"column-row", "row-column"};
};
template <>
struct EnumText<hex::NumberStyle> {
  static constexpr std::array<std::string_view, 2> kWords{"digits", "letters"};
};

/// The sheet: one row. Lengths in millimetres; `northAngle` in degrees clockwise from the top of the sheet.
struct MapSheet {
  Id<MapSheet> id;
  std::string title;
  bool invented = true;  ///< our own drawing, not a survey and not the printed map
  hex::Orientation orientation = hex::Orientation::Pointy;
  hex::Shifted shifted = hex::Shifted::Even;
  int firstColumn = 1;
  int firstRow = 1;
  int columns = 1;
  int rows = 1;
  hex::EdgeKind edgeLeft = hex::EdgeKind::Whole;
  hex::EdgeKind edgeRight = hex::EdgeKind::Whole;
  hex::EdgeKind edgeTop = hex::EdgeKind::Whole;
  hex::EdgeKind edgeBottom = hex::EdgeKind::Whole;
  hex::NumberOrder numberOrder = hex::NumberOrder::ColumnRow;
  std::string numberSeparator;
  hex::NumberStyle columnStyle = hex::NumberStyle::Digits;
  int columnDigits = 2;
  int columnBase = 0;
  int columnStep = 1;
  hex::NumberStyle rowStyle = hex::NumberStyle::Digits;
  int rowDigits = 2;
  int rowBase = 0;
  int rowStep = 1;
  double hexWidthMm = 19;
  double sheetWidthMm = 680;
  double sheetHeightMm = 480;
  std::optional<double> metresPerHex;
  std::optional<double> northAngle;

  static constexpr std::string_view kTable = "map";
  static constexpr auto fields() {
    return std::tuple{model::key("id", &MapSheet::id),
                      field("title", &MapSheet::title, Nature::Name),
                      field("invented", &MapSheet::invented),
                      field("orientation", &MapSheet::orientation),
                      field("shifted", &MapSheet::shifted),
                      field("first_column", &MapSheet::firstColumn),
                      field("first_row", &MapSheet::firstRow),
                      field("columns", &MapSheet::columns),
                      field("rows", &MapSheet::rows),
                      field("edge_left", &MapSheet::edgeLeft),
                      field("edge_right", &MapSheet::edgeRight),
                      field("edge_top", &MapSheet::edgeTop),
                      field("edge_bottom", &MapSheet::edgeBottom),
                      field("number_order", &MapSheet::numberOrder),
                      field("number_separator", &MapSheet::numberSeparator, kName),
                      field("column_style", &MapSheet::columnStyle),
                      field("column_digits", &MapSheet::columnDigits),
                      field("column_base", &MapSheet::columnBase),
                      field("column_step", &MapSheet::columnStep),
                      field("row_style", &MapSheet::rowStyle),
                      field("row_digits", &MapSheet::rowDigits),
                      field("row_base", &MapSheet::rowBase),
                      field("row_step", &MapSheet::rowStep),
                      field("hex_width_mm", &MapSheet::hexWidthMm, between(0.1, 1'000), Nature::Millimetres),
                      field("sheet_width_mm", &MapSheet::sheetWidthMm, between(0, 100'000), Nature::Millimetres),
                      field("sheet_height_mm", &MapSheet::sheetHeightMm, between(0, 100'000), Nature::Millimetres),
                      field("metres_per_hex", &MapSheet::metresPerHex, between(0, 10'000'000), Nature::Metres),
                      field("north_angle", &MapSheet::northAngle, Nature::Degrees)};
  }
  auto key() const { return id; }
  friend bool operator==(const MapSheet&, const MapSheet&) = default;
};

/// The layout part of a sheet; the layout itself is `hex::Layout::make` of it.
hex::LayoutSpec layoutSpec(const MapSheet& sheet);
/// `sheet` with the layout of `spec`.
MapSheet withLayout(MapSheet sheet, const hex::LayoutSpec& spec);

/// One hex: its terrain (a terrain slug of the rules) and level.
struct HexRow {
  hex::HexKey hex;
  std::string terrain;
  int level = 0;

  static constexpr std::string_view kTable = "hex";
  static constexpr auto fields() {
    return std::tuple{model::key("hex", &HexRow::hex), field("terrain", &HexRow::terrain, Nature::HexTerrain),
                      field("level", &HexRow::level, between(-99, 99))};
  }
  auto key() const { return hex; }
  friend bool operator==(const HexRow&, const HexRow&) = default;
};

/// Which of a hexside's two hexes is the higher: the one its key names, or the other.
enum class HighSide { Near, Far };
template <>
struct EnumText<HighSide> {
  static constexpr std::array<std::string_view, 2> kWords{"near", "far"};
};

/// One kind of terrain on a hexside (stream, river, slope, wall, fence); a side may carry several.
struct Hexside {
  hex::HexsideKey side;
  std::string kind;
  std::optional<HighSide> high;
  std::optional<Id<Army>> owner;

  static constexpr std::string_view kTable = "hexside";
  static constexpr auto fields() {
    return std::tuple{model::key("side", &Hexside::side), model::key("kind", &Hexside::kind, Nature::SideTerrain),
                      field("high", &Hexside::high), field("owner", &Hexside::owner)};
  }
  auto key() const { return std::tuple{side, kind}; }
  auto keyView() const { return std::tie(side, kind); }
  friend bool operator==(const Hexside&, const Hexside&) = default;
};

/// One kind of way between two neighbouring hexes (road, track, bridge, ford), keyed by the side they share.
struct Link {
  hex::HexsideKey side;
  std::string kind;

  static constexpr std::string_view kTable = "link";
  static constexpr auto fields() {
    return std::tuple{model::key("side", &Link::side), model::key("kind", &Link::kind, Nature::LinkTerrain)};
  }
  auto key() const { return std::tuple{side, kind}; }
  auto keyView() const { return std::tie(side, kind); }
  friend bool operator==(const Link&, const Link&) = default;
};

/// A point symbol; dx and dy from the hex's centre in hex widths, angle in degrees clockwise.
struct Symbol {
  Id<Symbol> id;
  hex::HexKey hex;
  std::string kind;
  double dx = 0;
  double dy = 0;
  double angle = 0;

  static constexpr std::string_view kTable = "symbol";
  static constexpr auto fields() {
    return std::tuple{model::key("id", &Symbol::id),
                      field("hex", &Symbol::hex),
                      field("kind", &Symbol::kind, Nature::MapSymbol),
                      field("dx", &Symbol::dx, Nature::HexWidths),
                      field("dy", &Symbol::dy, Nature::HexWidths),
                      field("angle", &Symbol::angle, Nature::Degrees)};
  }
  auto key() const { return id; }
  friend bool operator==(const Symbol&, const Symbol&) = default;
};

enum class LabelStyle { Town, Village, Water, Relief, Woods, Remark };
template <>
struct EnumText<LabelStyle> {
  static constexpr std::array<std::string_view, 6> kWords{"town", "village", "water", "relief", "woods", "remark"};
};

/// The type face of a name; ByStyle leaves it to the style.
enum class LabelFont { ByStyle, Serif, Sans, Condensed, Grotesque };
template <>
struct EnumText<LabelFont> {
  static constexpr std::array<std::string_view, 5> kWords{"style", "serif", "sans", "condensed", "grotesque"};
};

/// A name on the map. A style that is no LabelStyle is the author's own: the look may say how it is drawn, otherwise as
/// a remark. dx, dy and size in hex widths, angle in degrees clockwise.
/// With a path the letters follow it, and angle is ignored; label_path.h says how a path is written.
struct Label {
  Id<Label> id;
  std::string text;
  OpenWord<LabelStyle> style = LabelStyle::Village;
  hex::HexKey hex;
  double dx = 0;
  double dy = 0;
  double angle = 0;
  double size = 0.2;
  LabelFont font = LabelFont::ByStyle;
  std::string path{};  ///< "x,y x,y …" from the label's own place; empty: straight

  static constexpr std::string_view kTable = "label";
  static constexpr auto fields() {
    return std::tuple{model::key("id", &Label::id),
                      field("text", &Label::text, Nature::Name),
                      field("style", &Label::style, kName),
                      field("hex", &Label::hex),
                      field("dx", &Label::dx, Nature::HexWidths),
                      field("dy", &Label::dy, Nature::HexWidths),
                      field("angle", &Label::angle, Nature::Degrees),
                      field("size", &Label::size, between(0, 20), Nature::HexWidths),
                      field("font", &Label::font),
                      field("path", &Label::path)};
  }
  auto key() const { return id; }
  friend bool operator==(const Label&, const Label&) = default;
};

/// Under: below terrain, on the bare paper. Over: above terrain, below grid and names. Beside: not on the map, but a
/// board, chart or players' aid that belongs to the game.
enum class PicturePlace { Under, Over, Beside };
template <>
struct EnumText<PicturePlace> {
  static constexpr std::array<std::string_view, 3> kWords{"under", "over", "beside"};
};

/// How a picture lies on the map. Placed: by its own place, size and angle. The others: by its points (ScanPoint); place,
/// size and angle are then those of the rectangle that comes nearest.
enum class PictureFit { Placed, Affine, Perspective, Warp };
template <>
struct EnumText<PictureFit> {
  static constexpr std::array<std::string_view, 4> kWords{"placed", "affine", "perspective", "warp"};
};

/// A picture on or beside the map, such as a scan of the printed sheet. dx and dy from the hex's centre to the
/// picture's, width and height in hex widths, angle in degrees clockwise, opacity from 0 to 1.
/// With a link its file is not kept in the battle: `picture` is then empty, or what the file was when it was linked.
struct MapPicture {
  Id<MapPicture> id;
  std::string title;
  std::string picture;
  PicturePlace place = PicturePlace::Under;
  std::optional<hex::HexKey> hex{};  ///< nothing for a picture beside the map
  double dx = 0;
  double dy = 0;
  double width = 0;
  double height = 0;
  double angle = 0;
  double opacity = 1;
  int ordinal = 0;  ///< those of one place are drawn in this order
  PictureFit fit = PictureFit::Placed;
  std::string link{};  ///< a path, from the battle file's folder where it can be; empty: the picture lies in the file
  std::optional<Id<Source>> source{};

  static constexpr std::string_view kTable = "map_picture";
  static constexpr auto fields() {
    return std::tuple{model::key("id", &MapPicture::id),
                      field("title", &MapPicture::title, Nature::Name),
                      field("picture", &MapPicture::picture, Nature::Picture),
                      field("place", &MapPicture::place),
                      field("hex", &MapPicture::hex),
                      field("dx", &MapPicture::dx, Nature::HexWidths),
                      field("dy", &MapPicture::dy, Nature::HexWidths),
                      field("width", &MapPicture::width, between(0, 10'000), Nature::HexWidths),
                      field("height", &MapPicture::height, between(0, 10'000), Nature::HexWidths),
                      field("angle", &MapPicture::angle, Nature::Degrees),
                      field("opacity", &MapPicture::opacity, between(0, 1)),
                      field("ordinal", &MapPicture::ordinal, Nature::Ordinal),
                      field("fit", &MapPicture::fit),
                      field("link", &MapPicture::link, upTo(4'096)),
                      field("source", &MapPicture::source)};
  }
  auto key() const { return id; }
  friend bool operator==(const MapPicture&, const MapPicture&) = default;
};

/// A point of a picture whose place on the map is known: dx and dy from the hex's centre in hex widths, x and y in
/// pixels of the picture from its upper left corner. One that is held out is not used for the fit, but tells how good it
/// is.
struct ScanPoint {
  Id<ScanPoint> id;
  Id<MapPicture> mapPicture;
  hex::HexKey hex;
  double dx = 0;
  double dy = 0;
  double x = 0;
  double y = 0;
  bool heldOut = false;

  static constexpr std::string_view kTable = "scan_point";
  static constexpr auto fields() {
    return std::tuple{model::key("id", &ScanPoint::id),
                      field("map_picture", &ScanPoint::mapPicture),
                      field("hex", &ScanPoint::hex),
                      field("dx", &ScanPoint::dx, Nature::HexWidths),
                      field("dy", &ScanPoint::dy, Nature::HexWidths),
                      field("x", &ScanPoint::x),
                      field("y", &ScanPoint::y),
                      field("held_out", &ScanPoint::heldOut)};
  }
  auto key() const { return id; }
  friend bool operator==(const ScanPoint&, const ScanPoint&) = default;
};

/// Entry: where counters come onto the map; Exit: where they leave it; Objective: ground to be held; Supply: where
/// supply comes from.
enum class ZoneKind { Area, Entry, SetUp, Camp, Objective, Exit, Supply };
template <>
struct EnumText<ZoneKind> {
  static constexpr std::array<std::string_view, 7> kWords{"area",      "entry", "set-up", "camp",
                                                          "objective", "exit",  "supply"};
};

/// A named set of hexes. A kind that is no ZoneKind is the author's own; no rule or check reads it.
struct Zone {
  Id<Zone> id;
  std::string slug;
  std::string title;
  OpenWord<ZoneKind> kind = ZoneKind::Area;

  static constexpr std::string_view kTable = "zone";
  static constexpr auto fields() {
    return std::tuple{model::key("id", &Zone::id), field("slug", &Zone::slug, Nature::Slug),
                      field("title", &Zone::title, Nature::Name), field("kind", &Zone::kind, kName)};
  }
  auto key() const { return id; }
  friend bool operator==(const Zone&, const Zone&) = default;
};

struct ZoneHex {
  Id<Zone> zone;
  hex::HexKey hex;

  static constexpr std::string_view kTable = "zone_hex";
  static constexpr auto fields() {
    return std::tuple{model::key("zone", &ZoneHex::zone), model::key("hex", &ZoneHex::hex)};
  }
  auto key() const { return std::tuple{zone, hex}; }
  friend bool operator==(const ZoneHex&, const ZoneHex&) = default;
};

}  // namespace redoubt::model
