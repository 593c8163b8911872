#include "tests/core/model/busy_map.h"

#include <array>
#include <set>
#include <stdexcept>

namespace redoubt::testing {
namespace {

using namespace model;

class Builder {
 public:
  explicit Builder(const hex::LayoutSpec& spec) {
    MapSheet sheet;
    sheet.id = {1};
    sheet.northAngle = 47.5;
    sheet = withLayout(sheet, spec);
    battle_.all<MapSheet>().put(sheet);
    layout_ = layoutOf(battle_);
    if (layout_.spec() != spec) throw std::invalid_argument("no layout");
  }

  Battle build() && {
    battle_.all<Player>().put({{1}, "one", "One", 1});
    battle_.all<Army>().put({{1}, "blue", {1}, "Blue", "#386AA7", 1});
    battle_.all<SetUpBlock>().put({{1}, "first", {1}, std::nullopt, "First", 1});
    battle_.all<SetUpBlock>().put({{2}, "second", {1}, Id<SetUpBlock>{1}, "Second", 2});
    battle_.all<Zone>().put({{1}, "east", "East", ZoneKind::Area});
    battle_.all<Zone>().put({{2}, "gate", "Gate", ZoneKind::Entry});
    layout_.forEachHex([&](hex::HexKey hex) { addHex(hex); });
    return std::move(battle_);
  }

 private:
  template <class Row>
  void put(Row row) {
    // Every third row says where it comes from, every fifth has a waived finding.
    ++count_;
    const std::string key = keyText<Row>(row.key());
    const std::string table(Row::kTable);
    if (count_ % 3 == 0) battle_.all<Provenance>().put({table, key, "*", Status::Derived, std::nullopt, "so"});
    if (count_ % 5 == 0) {
      const std::string scope = count_ % 2 == 0 ? "@day/first" : "";
      battle_.all<Waiver>().put({"hex-off-map", table + "/" + key + scope, "accepted"});
    }
    battle_.all<Row>().put(std::move(row));
  }

  void addHex(hex::HexKey hex) {
    constexpr std::array kTerrains = {"clear", "woods", "marsh", "village"};
    const int i = index_++;
    put(HexRow{hex, kTerrains[static_cast<std::size_t>(i % 4)], i % 3});
    if (i % 4 == 1) battle_.all<Waiver>().put({"overstacked", "hex/" + std::to_string(hex.value) + "/blue", "why not"});
    for (int side = 0; side < hex::kSides; ++side) addSide(hex, side, i);
    if (i % 3 == 0) put(Symbol{{100 + i}, hex, "mill", 0.25, -0.125 * (i % 5), i % 2 == 0 ? 0.0 : 30.0 + i});
    if (i % 4 == 0) {
      Label label{{100 + i}, "Name " + std::to_string(i), LabelStyle::Town, hex, 0.1, 0.3, i - 9.5, 0.2};
      if (i % 8 == 0) label.path = i % 3 == 0 ? "0,0 0.5,-0.25 1.25,0.125" : "0,0.5 0,-2";
      put(std::move(label));
    }
    if (i % 5 == 0) put(Note{{100 + i}, hex, "Note " + std::to_string(i)});
    if (i % 2 == 0) put(ZoneHex{{1}, hex});
    if (layout_.isOnEdge(hex) && i % 3 == 0) put(ZoneHex{{2}, hex});
    addPlacement(hex, i);
  }

  void addSide(hex::HexKey hex, int side, int i) {
    const hex::HexsideKey key = layout_.side(hex, side);
    const auto mix = (key.value / 10 * 7 + key.value % 10 * 3 + key.value / 100'000) % 11;
    if (mix % 3 == 0) put(Hexside{key, "stream", std::nullopt, std::nullopt});
    if (mix % 4 == 1) {
      put(Hexside{key, "slope", mix < 6 ? HighSide::Near : HighSide::Far, std::nullopt});
    }
    if (mix == 5) put(Hexside{key, "wall", std::nullopt, Id<Army>{1}});
    if (layout_.isInner(key) && (mix + i) % 3 == 1) put(Link{key, mix % 2 == 0 ? "road" : "track"});
  }

  void addPlacement(hex::HexKey hex, int i) {
    if (i % 2 == 1) return;
    Placement row;
    row.id = {100 + i};
    row.block = {1 + i % 4 / 2};
    row.ordinal = i;
    row.subject = PlacementSubject::Marker;
    row.words = "Counter " + std::to_string(i);
    row.hex = hex;
    if (i % 8 == 0) {
      row.rule = PlacementRule::Within;
      row.distance = 2;
    }
    if (i % 3 != 0) {
      row.direction = Facing{hex::Direction{i % 4 == 0 ? hex::FacingKind::Hexside : hex::FacingKind::Vertex, i % 6}};
    }
    if (i % 6 == 3) row.direction = Facing{};
    if (i % 10 == 2 && row.rule == PlacementRule::At) row.secondHex = layout_.neighbours(hex).back();
    put(std::move(row));
  }

  Battle battle_;
  hex::Layout layout_;
  int index_ = 0;
  int count_ = 0;
};

// `table/key` of every row of the battle.
std::set<std::string> allRows(const Battle& battle) {
  std::set<std::string> rows;
  forEachTable([&]<class Row>(RowType<Row>) {
    for (const Row& row : battle.all<Row>()) rows.insert(std::string(Row::kTable) + "/" + keyText<Row>(row.key()));
  });
  return rows;
}

template <class Row>
std::string offMap(const Battle& battle, const hex::Layout& layout) {
  std::string text;
  for (const Row& row : battle.all<Row>()) {
    const std::optional<hex::HexKey> hex = row.hex;
    if (hex && !layout.contains(*hex)) text.append(Row::kTable).append(" off the map\n");
  }
  return text;
}

}  // namespace

Battle busyMap(const hex::LayoutSpec& spec) {
  return Builder(spec).build();
}

std::vector<hex::LayoutSpec> layoutsToReshape() {
  using hex::EdgeKind;
  std::vector<hex::LayoutSpec> specs;
  for (const hex::Orientation orientation : {hex::Orientation::Flat, hex::Orientation::Pointy}) {
    for (const hex::Shifted shifted : {hex::Shifted::Odd, hex::Shifted::Even}) {
      for (const auto& [columns, rows] : {std::pair(7, 6), std::pair(6, 5)}) {
        for (const EdgeKind kind : {EdgeKind::Whole, EdgeKind::Half, EdgeKind::Unnumbered, EdgeKind::HalfUnnumbered}) {
          hex::LayoutSpec spec;
          spec.orientation = orientation;
          spec.shifted = shifted;
          spec.columns = columns;
          spec.rows = rows;
          spec.firstColumn = columns + 2;
          spec.firstRow = rows;
          spec.edgeLeft = kind;
          spec.edgeBottom = kind;
          spec.edgeTop = kind == EdgeKind::Half ? EdgeKind::Unnumbered : EdgeKind::Whole;
          specs.push_back(spec);
        }
      }
    }
  }
  return specs;
}

std::string dangling(const Battle& battle) {
  const hex::Layout layout = layoutOf(battle);
  std::string text = offMap<HexRow>(battle, layout) + offMap<Symbol>(battle, layout) + offMap<Label>(battle, layout) +
                     offMap<Note>(battle, layout) + offMap<ZoneHex>(battle, layout) + offMap<Placement>(battle, layout);
  for (const Hexside& row : battle.all<Hexside>()) {
    if (!layout.contains(row.side)) text += "hexside off the map\n";
  }
  for (const Link& row : battle.all<Link>()) {
    if (!layout.isInner(row.side)) text += "link off the map\n";
  }
  for (const Placement& row : battle.all<Placement>()) {
    const bool isApart = row.hex && row.secondHex && !layout.sideTowards(*row.hex, *row.secondHex);
    if (isApart) text += "a second hex apart from the first\n";
  }
  const std::set<std::string> rows = allRows(battle);
  for (const Provenance& row : battle.all<Provenance>()) {
    const std::string subject = row.subjectTable + "/" + row.subject;
    if (!rows.contains(subject)) text += "origin of " + subject + "\n";
  }
  for (const Waiver& row : battle.all<Waiver>()) {
    std::string subject = row.subject.substr(0, row.subject.find('@'));
    if (subject.ends_with("/blue")) subject.resize(subject.size() - 5);
    if (!rows.contains(subject)) text += "waiver of " + subject + "\n";
  }
  return text;
}

}  // namespace redoubt::testing
