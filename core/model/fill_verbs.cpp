#include "core/model/fill_verbs.h"

#include <array>
#include <unordered_set>

#include "core/hex/hex_mask.h"

namespace redoubt::model {
namespace {

// What a row's hex is like: the rows are walked once, because looking each hex up in a large table takes far longer.
// Hexes without a row are like each other.
hex::HexMask hexesLike(const Battle& battle, const hex::Layout& layout, hex::HexKey from) {
  const HexRow* wanted = battle.find<HexRow>(from);
  hex::HexMask alike(layout);
  if (wanted) {
    for (const HexRow& row : battle.all<HexRow>()) {
      if (row.terrain == wanted->terrain) alike.insert(row.hex);
    }
    return alike;
  }
  hex::HexMask known(layout);
  for (const HexRow& row : battle.all<HexRow>()) known.insert(row.hex);
  layout.forEachHex([&](hex::HexKey key) {
    if (!known.contains(key)) alike.insert(key);
  });
  return alike;
}

// Ring by ring from `from`, over each hexside for which `mayCross` returns true.
template <class MayCross>
std::vector<hex::HexKey> reached(const hex::Layout& layout, hex::HexKey from, std::size_t limit, MayCross&& mayCross) {
  hex::HexMask seen(layout);
  std::vector<hex::HexKey> front;
  if (seen.insert(from)) front.push_back(from);
  for (std::size_t next = 0; next < front.size(); ++next) {
    const hex::HexKey here = front[next];
    for (int side = 0; side < hex::kSides && seen.size() <= limit; ++side) {
      const auto there = layout.neighbour(here, side);
      if (there && !seen.contains(*there) && mayCross(here, side, *there)) {
        seen.insert(*there);
        front.push_back(*there);
      }
    }
  }
  return seen.hexes();
}

// The hexsides between two hexes of the map that carry anything: for each side 0 to 2, the hexes whose keys name it.
class PaintedSides {
 public:
  PaintedSides(const Battle& battle, const hex::Layout& layout)
      : bySide_{hex::HexMask(layout), hex::HexMask(layout), hex::HexMask(layout)} {
    for (const Hexside& row : battle.all<Hexside>()) bySide_[sideOf(row.side)].insert(row.side.hex());
  }
  bool contains(hex::HexsideKey side) const { return bySide_[sideOf(side)].contains(side.hex()); }

 private:
  static std::size_t sideOf(hex::HexsideKey side) { return static_cast<std::size_t>(side.side()); }

  std::array<hex::HexMask, 3> bySide_;
};

template <class Row>
std::vector<Row> rowsOfKind(const Battle& battle, std::string_view kind) {
  std::vector<Row> rows;
  for (const Row& row : battle.all<Row>()) {
    if (row.kind == kind) rows.push_back(row);
  }
  return rows;
}

using Hexes = std::unordered_set<hex::HexKey>;

Hexes hexesOf(std::span<const hex::HexKey> within) {
  return {within.begin(), within.end()};
}

}  // namespace

std::vector<hex::HexKey> sameTerrain(const Battle& battle, const hex::Layout& layout, hex::HexKey from,
                                     std::size_t limit) {
  if (!layout.contains(from)) return {};
  const hex::HexMask alike = hexesLike(battle, layout, from);
  return reached(layout, from, limit, [&](hex::HexKey, int, hex::HexKey there) { return alike.contains(there); });
}

std::vector<hex::HexKey> allOfTerrain(const Battle& battle, const hex::Layout& layout, hex::HexKey from,
                                      std::size_t limit) {
  if (!layout.contains(from)) return {};
  std::vector<hex::HexKey> hexes = hexesLike(battle, layout, from).hexes();
  if (limit < hexes.size()) hexes.resize(limit + 1);
  return hexes;
}

std::vector<hex::HexKey> withinHexsides(const Battle& battle, const hex::Layout& layout, hex::HexKey from,
                                        std::size_t limit) {
  if (!layout.contains(from)) return {};
  const PaintedSides painted(battle, layout);
  return reached(layout, from, limit,
                 [&](hex::HexKey here, int side, hex::HexKey) { return !painted.contains(layout.side(here, side)); });
}

Edit replaceTerrain(const Battle& battle, Within within, std::string_view from, std::string_view to,
                    std::string title) {
  Edit edit(std::move(title));
  if (from == to) return edit;
  const Hexes hexes = within ? hexesOf(*within) : Hexes();
  for (const HexRow& row : battle.all<HexRow>()) {
    if (row.terrain != from || (within && !hexes.contains(row.hex))) continue;
    edit.put(HexRow{row.hex, std::string(to), row.level});
  }
  return edit;
}

Edit replaceHexsideKind(const Battle& battle, const hex::Layout& layout, Within within, std::string_view from,
                        std::string_view to, std::string title) {
  Edit edit(std::move(title));
  if (from == to) return edit;
  const Hexes hexes = within ? hexesOf(*within) : Hexes();
  for (const Hexside& row : rowsOfKind<Hexside>(battle, from)) {
    const auto [near, far] = layout.hexesOf(row.side);
    if (within && !hexes.contains(near) && !hexes.contains(far)) continue;
    edit.erase<Hexside>(row.key());
    const Hexside* there = battle.find<Hexside>({row.side, std::string(to)});
    Hexside changed = there ? *there : Hexside{row.side, std::string(to), std::nullopt, std::nullopt};
    if (!changed.high) changed.high = row.high;
    if (!changed.owner) changed.owner = row.owner;
    if (!there || !(*there == changed)) edit.put(std::move(changed));
  }
  return edit;
}

Edit replaceLinkKind(const Battle& battle, const hex::Layout& layout, Within within, std::string_view from,
                     std::string_view to, std::string title) {
  Edit edit(std::move(title));
  if (from == to) return edit;
  const Hexes hexes = within ? hexesOf(*within) : Hexes();
  for (const Link& row : rowsOfKind<Link>(battle, from)) {
    const auto [near, far] = layout.hexesOf(row.side);
    if (within && !(hexes.contains(near) && hexes.contains(far))) continue;
    edit.erase<Link>(row.key());
    Link changed{row.side, std::string(to)};
    if (!battle.find<Link>(changed.key())) edit.put(std::move(changed));
  }
  return edit;
}

}  // namespace redoubt::model
