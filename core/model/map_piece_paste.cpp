#include <algorithm>
#include <cmath>
#include <map>
#include <unordered_set>

#include "core/hex/hex_mask.h"
#include "core/model/label_path.h"
#include "core/model/map_piece.h"
#include "core/model/turned_point.h"

namespace redoubt::model {
namespace {

// For offsets in hex widths and for degrees: the rounding error of rotating and rotating back.
constexpr double kTolerance = 1e-6;

bool isNear(double a, double b) {
  return std::abs(a - b) <= kTolerance;
}

bool isSameAngle(double a, double b) {
  const double turn = std::abs(std::fmod(a - b, 360));
  return isNear(turn, 0) || isNear(turn, 360);
}

bool isSame(const Symbol& a, const Symbol& b) {
  return a.hex == b.hex && a.kind == b.kind && isNear(a.dx, b.dx) && isNear(a.dy, b.dy) &&
         isSameAngle(a.angle, b.angle);
}

// Paths are rounded to three decimals, sometimes more than once.
bool isSamePath(const std::string& a, const std::string& b) {
  constexpr double kWritten = 2e-3;
  const std::vector<hex::Point> left = labelPath(a);
  const std::vector<hex::Point> right = labelPath(b);
  return std::equal(left.begin(), left.end(), right.begin(), right.end(), [](hex::Point p, hex::Point q) {
    return std::abs(p.x - q.x) <= kWritten && std::abs(p.y - q.y) <= kWritten;
  });
}

bool isSame(const Label& a, const Label& b) {
  return a.hex == b.hex && a.text == b.text && a.style == b.style && a.font == b.font && isNear(a.dx, b.dx) &&
         isNear(a.dy, b.dy) && isSameAngle(a.angle, b.angle) && isNear(a.size, b.size) && isSamePath(a.path, b.path);
}

// A pointy-top grid is a flat-top one turned by 30° clockwise.
double turnBetween(hex::Orientation from, hex::Orientation to) {
  if (from == to) return 0;
  return to == hex::Orientation::Pointy ? 30 : -30;
}

class Paster {
 public:
  Paster(const Battle& battle, const hex::Layout& layout, const MapPiece& piece, hex::HexKey at,
         const std::set<std::string>& known, std::string title)
      : battle_(battle),
        layout_(layout),
        piece_(piece),
        origin_(layout.toHex(at)),
        turn_(turnBetween(piece.orientation, layout.orientation())),
        known_(known),
        covered_(layout),
        edit_(std::move(title)) {}

  PastedPiece pasted() {
    pasteHexes();
    pasteHexsides();
    pasteLinks();
    pasteSymbols();
    pasteLabels();
    return {std::move(edit_), offMap_, {unknown_.begin(), unknown_.end()}};
  }

 private:
  void pasteHexes() {
    for (const PieceHex& hex : piece_.hexes) {
      within_.insert(origin_ + hex.at);
      const auto key = layout_.keyIfAny(origin_ + hex.at);
      if (!key || !layout_.contains(*key)) {
        ++offMap_;
        continue;
      }
      covered_.insert(*key);
      pasteHex(*key, hex);
    }
  }

  void pasteHex(hex::HexKey key, const PieceHex& hex) {
    const HexRow* old = battle_.find<HexRow>(key);
    if (!hex.terrain) {
      if (old) edit_.erase<HexRow>(key);
      return;
    }
    const bool keepsTerrain = !(old && old->terrain == *hex.terrain) && !isKnown(*hex.terrain);
    if (keepsTerrain && !old) return;
    HexRow row{key, keepsTerrain ? old->terrain : *hex.terrain, hex.level};
    if (!old || !(*old == row)) edit_.put(std::move(row));
  }

  // Called only for values that would be written: an unknown terrain that is on the map already is not reported.
  bool isKnown(const std::string& slug) {
    if (known_.contains(slug)) return true;
    unknown_.insert(slug);
    return false;
  }

  bool isCovered(hex::Hex hex) const {
    const auto key = layout_.keyIfAny(hex);
    return key && covered_.contains(*key);
  }

  // The piece's hexside as the map's; nothing where no hex of the piece on the map touches it.
  std::optional<hex::HexsideKey> keyOf(hex::Hexside side) const {
    side.hex = origin_ + side.hex;
    const hex::Hex across = hex::neighbour(side.hex, side.side);
    const bool isTouched = isCovered(side.hex) || isCovered(across);
    return isTouched ? std::optional(layout_.toKey(side)) : std::nullopt;
  }

  // Every hexside between two hexes of the piece, one of which at least is on the map.
  template <class Visit>
  void forEachInnerSide(Visit&& visit) const {
    for (const PieceHex& part : piece_.hexes) {
      const hex::Hex hex = origin_ + part.at;
      if (!isCovered(hex)) continue;
      for (int side = 0; side < hex::kSides; ++side) {
        const hex::Hex across = hex::neighbour(hex, side);
        const bool isVisited = side >= hex::kSides / 2 && isCovered(across);
        if (within_.contains(across) && !isVisited) visit(layout_.toKey(hex::hexside(hex, side)));
      }
    }
  }

  // Removes what is on a hexside and not wanted.
  template <class Row>
  void eraseOthers(hex::HexsideKey side, const std::set<std::string_view>& wanted) {
    const Table<Row>& rows = battle_.all<Row>();
    for (auto row = rows.lowerBound({side, std::string()}); row != rows.end() && row->side == side; ++row) {
      if (!wanted.contains(row->kind)) edit_.erase<Row>(row->key());
    }
  }

  using Kinds = std::map<hex::HexsideKey, std::set<std::string_view>>;

  void pasteHexsides() {
    Kinds wanted;
    forEachInnerSide([&](hex::HexsideKey side) { wanted[side]; });
    for (const PieceHexside& part : piece_.hexsides) {
      const auto key = keyOf(part.side);
      if (!key) continue;
      wanted[*key].insert(part.kind);
      const bool isArmy = part.owner && battle_.find<Army>(*part.owner);
      Hexside row{*key, part.kind, part.high, isArmy ? part.owner : std::nullopt};
      const Hexside* old = battle_.find<Hexside>(row.key());
      if (!(old && *old == row) && (old || isKnown(part.kind))) edit_.put(std::move(row));
    }
    for (const auto& [side, kinds] : wanted) eraseOthers<Hexside>(side, kinds);
  }

  void pasteLinks() {
    Kinds wanted;
    forEachInnerSide([&](hex::HexsideKey side) {
      if (layout_.isInner(side)) wanted[side];
    });
    for (const PieceLink& part : piece_.links) {
      const auto key = keyOf(part.side);
      if (!key || !layout_.isInner(*key)) continue;
      wanted[*key].insert(part.kind);
      Link row{*key, part.kind};
      if (!battle_.find<Link>(row.key()) && isKnown(part.kind)) edit_.put(std::move(row));
    }
    for (const auto& [side, kinds] : wanted) eraseOthers<Link>(side, kinds);
  }

  void pasteSymbols() {
    std::vector<Symbol> wanted;
    for (const PieceSymbol& part : piece_.symbols) {
      const auto key = layout_.keyIfAny(origin_ + part.at);
      if (!key || !covered_.contains(*key)) continue;
      const hex::Point offset = turnedBy(hex::Point{part.dx, part.dy}, turn_);
      const double angle = std::fmod(part.angle + turn_ + 360, 360);
      wanted.push_back({{}, *key, part.kind, offset.x, offset.y, angle});
    }
    replace(std::move(wanted));
  }

  void pasteLabels() {
    std::vector<Label> wanted;
    for (const PieceLabel& part : piece_.labels) {
      const auto key = layout_.keyIfAny(origin_ + part.at);
      if (!key || !covered_.contains(*key)) continue;
      const hex::Point offset = turnedBy(hex::Point{part.dx, part.dy}, turn_);
      std::vector<hex::Point> path;
      for (const PiecePoint point : part.path) path.push_back(turnedBy(hex::Point{point.x, point.y}, turn_));
      wanted.push_back(
          {{}, part.text, part.style, *key, offset.x, offset.y, part.angle, part.size, part.font, labelPathText(path)});
    }
    replace(std::move(wanted));
  }

  // Keeps each existing row that equals a wanted one, which is then not added; removes the other existing rows.
  template <class Row>
  void replace(std::vector<Row> wanted) {
    std::multimap<hex::HexKey, Row> missing;
    for (Row& row : wanted) missing.emplace(row.hex, std::move(row));
    for (const Row& row : battle_.all<Row>()) {
      if (!covered_.contains(row.hex)) continue;
      const auto [first, last] = missing.equal_range(row.hex);
      const auto same = std::find_if(first, last, [&](const auto& entry) { return isSame(entry.second, row); });
      if (same == last) {
        edit_.erase<Row>(row.id);
      } else {
        missing.erase(same);
      }
    }
    for (auto& [hex, row] : missing) {
      row.id = {randomId()};
      edit_.put(std::move(row));
    }
  }

  const Battle& battle_;
  const hex::Layout& layout_;
  const MapPiece& piece_;
  hex::Hex origin_;
  double turn_;  // degrees, of offsets and symbols
  const std::set<std::string>& known_;
  hex::HexMask covered_;                 // hexes of the piece on the map
  std::unordered_set<hex::Hex> within_;  // hexes of the piece, on the map or not
  Edit edit_;
  int offMap_ = 0;
  std::set<std::string> unknown_;
};

}  // namespace

PastedPiece paste(const Battle& battle, const hex::Layout& layout, const MapPiece& piece, hex::HexKey at,
                  const std::set<std::string>& knownTerrain, std::string title) {
  return Paster(battle, layout, piece, at, knownTerrain, std::move(title)).pasted();
}

}  // namespace redoubt::model
