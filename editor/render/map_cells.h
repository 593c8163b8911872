#pragma once

#include <QPainterPath>
#include <QPolygonF>
#include <QRectF>
#include <QTransform>
#include <array>
#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "core/hex/layout.h"
#include "core/model/battle.h"
#include "core/model/changes.h"
#include "editor/render/level_range.h"
#include "editor/render/map_contents.h"
#include "editor/render/terrain_kind.h"
#include "editor/render/theme/map_theme.h"

namespace redoubt::render {

/// One hex, in the form that painters use.
struct Cell {
  std::uint16_t terrain = 0;  ///< index into MapCells::kinds
  std::int16_t level = 0;
  bool isOnMap = false;
  std::uint8_t sides = 0;  ///< a bit for each of its six hexsides that has something on it
};

/// One kind on a hexside.
struct SideFeature {
  std::uint16_t kind = 0;
  std::optional<model::HighSide> high;
};

/// The contents of one hexside and of the link across it.
struct SideCell {
  std::vector<SideFeature> features;
  std::vector<std::uint16_t> links;
};

struct PlacedText;

/// The halo round a name's letters, made when it is first drawn, because that takes longer and needs several times more
/// memory than the rest of a name. A limited number of halos is kept. For several threads.
class LetterHalo {
 public:
  /// `letters` as on the map, about the origin; `drawn` is the transform from the size at which they are drawn, where
  /// they need `room`.
  LetterHalo(QPainterPath letters, const QTransform& drawn, const QRectF& room)
      : letters_(std::move(letters)), drawn_(drawn), room_(room) {}
  ~LetterHalo();
  LetterHalo(const LetterHalo&) = delete;
  LetterHalo& operator=(const LetterHalo&) = delete;

  QPainterPath path() const;
  /// Its bounds, known before it is made.
  QRectF bounds() const;

 private:
  QPainterPath letters_;
  QTransform drawn_;
  QRectF room_;
  mutable std::mutex mutex_;
  mutable QPainterPath kept_;  // empty: not made yet, or not kept
};

/// A name, drawn as outlines about the origin: in hex widths, rotated and ready to be moved to `at`.
struct LabelArt {
  hex::Point at;
  QPainterPath letters;
  std::shared_ptr<const LetterHalo> halo;
  QRectF bounds;                 ///< on the map, halo included
  std::vector<QPolygonF> boxes;  ///< on the map: the room of its letters, in convex pieces
  QString key;                   ///< the same for labels that look the same
  std::shared_ptr<const PlacedText>
      text;  ///< the letters as text about the origin; null if they can't be written as text
  model::LabelStyle style = model::LabelStyle::Village;
  model::Label label;  ///< the label it was made from
};

struct SymbolArt {
  hex::Point at;
  QString kind;
  double angle = 0;
  QRectF bounds;
};

/// A vertex with its three hexes, clockwise: the triangle between their centres. The triangles of all vertices cover
/// the map once, and areas (woods, a level) are drawn triangle by triangle.
struct Corner {
  hex::Vertex vertex;
  hex::Point point;
  std::array<hex::Hex, 3> hexes;
  std::array<hex::Point, 3> centres;
  std::array<Cell, 3> cells;
};

/// The rows of a battle that the map shows, laid out for drawing: hexes in a dense grid with a ring of neighbours
/// off the map, hexsides by key, names as outlines. A plain value.
class MapCells {
 public:
  explicit MapCells(const model::Battle& battle);

  /// A map under the same rules with `side` columns and rows from 1 on, whose hexes are all of that kind, and nothing
  /// else.
  MapCells coveredWith(std::uint16_t kind, int side) const;

  /// Applies `changes`; `battle` is the battle after them.
  void update(const model::Battle& battle, const model::Changes& changes);
  /// True if these change more than single hexes, hexsides, links, symbols and labels.
  static bool concernWholeMap(const model::Changes& changes);

  const hex::Layout& layout() const { return layout_; }
  /// The sheet, and the sheet as it was before the last change of layout.
  const hex::Bounds& sheet() const { return sheet_; }
  const hex::Bounds& formerSheet() const { return formerSheet_; }
  const TerrainKind& kind(std::uint16_t index) const { return kinds_[index]; }
  const std::vector<TerrainKind>& kinds() const { return kinds_; }
  /// The theme of the battle (rule `map/theme`), otherwise the usual one.
  const std::shared_ptr<const MapTheme>& ownTheme() const { return ownTheme_; }
  /// Sets the fonts of names from now on.
  void letterIn(const ThemeFonts& fonts);
  const ThemeFonts& fonts() const { return fonts_; }
  /// Nothing is drawn beyond the outline of the map's hexes from now on.
  void endAtEdge() { endsAtEdge_ = true; }
  /// Whether nothing is drawn beyond the hexes; in a frame, and by default, the terrain continues.
  bool endsAtEdge() const { return endsAtEdge_; }
  /// The kinds that occur in a hex of the map, on a hexside, a link, or as a point symbol of legends.
  MapContents occurring() const;
  /// The levels of the hexes of the map.
  LevelRange levels() const;
  /// Whether a kind of link on the map is a railway.
  bool hasRailways() const;
  bool hasLevels() const { return maxLevel_ > 0 || minLevel_ < 0; }
  /// The highest and lowest level that ever occurred; 0 if none is above or below.
  int maxLevel() const { return maxLevel_; }
  int minLevel() const { return minLevel_; }

  /// The cell of any hex; off the map a plain one.
  Cell cell(hex::HexKey key) const;
  Cell cell(hex::Hex hex) const;
  Pattern pattern(hex::Hex hex) const { return kinds_[cell(hex).terrain].pattern; }
  /// The cell of a hexside; null if there is nothing on it.
  const SideCell* side(hex::HexsideKey key) const;
  const SideCell* side(const hex::Hexside& side) const;

  const std::map<std::int64_t, LabelArt>& labels() const { return labels_; }
  const std::map<std::int64_t, SymbolArt>& symbols() const { return symbols_; }
  LabelArt labelArt(const model::Label& label) const;
  SymbolArt symbolArt(const model::Symbol& symbol) const;

  /// Calls `visit(Hex, centre)` for every hex, on the map or in the ring round it, whose middle is in `bounds`.
  template <class Visit>
  void forEachHex(const hex::Bounds& bounds, Visit&& visit) const {
    const Range range = rangeOf(bounds);
    for (int row = range.firstRow; row <= range.lastRow; ++row) {
      for (int column = range.firstColumn; column <= range.lastColumn; ++column) {
        const hex::HexKey key = hex::HexKey::at(column, row);
        const hex::Point centre = layout_.centre(key);
        if (centre.x >= bounds.left && centre.x <= bounds.right && centre.y >= bounds.top &&
            centre.y <= bounds.bottom) {
          visit(layout_.toHex(key), centre);
        }
      }
    }
  }
  /// Calls `visit(Corner)` for every vertex in `bounds` of a hex on the map or in the ring round it.
  template <class Visit>
  void forEachCorner(const hex::Bounds& bounds, Visit&& visit) const {
    forEachHex({bounds.left - 1, bounds.top - 1, bounds.right + 1, bounds.bottom + 1}, [&](hex::Hex hex, hex::Point) {
      // Every vertex is number 0 or number 3 of exactly one hex.
      for (const int index : {0, 3}) visit(cornerAt(hex, index));
    });
  }
  Corner cornerAt(hex::Hex hex, int index) const;
  /// The corner nearest to a point.
  Corner cornerNear(hex::Point point) const;

 private:
  struct Range {
    int firstColumn, lastColumn, firstRow, lastRow;
  };
  static constexpr int kRing = 2;  // hexes off the map that have cells

  MapCells() = default;
  void rebuild(const model::Battle& battle);
  Range rangeOf(const hex::Bounds& bounds) const;
  std::optional<std::size_t> indexOf(int column, int row) const;
  std::uint16_t kindIndex(std::string_view slug, Place place);
  void mark(hex::HexsideKey key, bool isHolding);
  void removeIfEmpty(std::unordered_map<std::int64_t, SideCell>::iterator side);
  void setLevel(Cell& cell, int level);
  void put(const model::HexRow& row);
  void put(const model::Hexside& row);
  void put(const model::Link& row);
  void put(const model::Label& row) { labels_.insert_or_assign(row.id.value, labelArt(row)); }
  void put(const model::Symbol& row) { symbols_.insert_or_assign(row.id.value, symbolArt(row)); }
  void erase(const model::HexRow& row);
  void erase(const model::Hexside& row);
  void erase(const model::Link& row);
  void erase(const model::Label& row) { labels_.erase(row.id.value); }
  void erase(const model::Symbol& row) { symbols_.erase(row.id.value); }
  template <class Row>
  void apply(const model::Changes& changes);

  std::shared_ptr<const rules::RuleBook> rules_;
  std::shared_ptr<const MapTheme> ownTheme_;
  ThemeFonts fonts_;
  bool endsAtEdge_ = false;
  hex::Layout layout_;
  hex::Bounds sheet_;
  hex::Bounds formerSheet_;
  std::vector<TerrainKind> kinds_;  // the first is bare paper
  std::vector<int> counts_;         // the number of occurrences of each
  std::map<std::pair<Place, std::string>, std::uint16_t, std::less<>> kindOf_;
  std::vector<Cell> cells_;
  std::unordered_map<std::int64_t, SideCell> sides_;
  std::map<std::int64_t, LabelArt> labels_;
  std::map<std::int64_t, SymbolArt> symbols_;
  std::map<int, int> levels_;  // the number of hexes of the map on each level except 0
  int hexes_ = 0;              // of the map
  int maxLevel_ = 0;
  int minLevel_ = 0;
};

/// Whether water lies on a hexside.
bool hasWater(const MapCells& cells, const hex::Hexside& side);

}  // namespace redoubt::render
