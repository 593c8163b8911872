// Where counters lie that are not simply in a hex.
#include <cmath>
#include <map>
#include <set>

#include "core/rules/forces/markers.h"
#include "core/rules/set_up/set_up.h"
#include "core/rules/turns/schedule.h"
#include "core/rules/turns/track_spaces.h"
#include "tests/editor/artwork/module_fixture.h"

namespace redoubt::editor {
namespace {

struct SetUpOf {
  const model::Scenario* scenario;
  const model::Variant* variant;

  std::string file() const { return scenario->slug + "-" + variant->slug + ".vsav"; }
};

std::vector<SetUpOf> setUpsOf(const model::Battle& battle) {
  std::vector<SetUpOf> all;
  for (const model::Scenario* scenario : rules::scenarios(battle)) {
    for (const model::Variant* variant : rules::variants(battle, scenario->id)) all.push_back({scenario, variant});
  }
  return all;
}

const engine::Grid& mainGrid(const engine::Loaded& module) {
  return *module.map("Main Map")->boards.front().grid;
}

// By their names without numbers, which tell boxes of a track apart that have the same words.
std::multimap<std::string, engine::Zone> zonesOf(const engine::Loaded& module, const std::string& map) {
  std::multimap<std::string, engine::Zone> zones;
  for (const engine::Zone& zone : module.map(map)->boards.front().grid->zones) {
    zones.emplace(zone.name.substr(0, zone.name.rfind(" (")), zone);
  }
  return zones;
}

std::string zoneName(const model::Battle& battle, const model::Space& space) {
  return battle.find<model::Track>(space.track)->title + ": " + space.label;
}

engine::Place placeOf(const engine::Piece& piece) {
  return {piece.x(), piece.y()};
}

TEST_F(Modules, HaveTheTracksOfTheFrameWhereTheMapDrawsThem) {
  std::size_t compared = 0;
  for (const fs::path& file : battles()) {
    const model::Battle battle = store::readBattle(file).battle;
    const engine::Loaded read = loaded(battle);
    const auto onMap = zonesOf(read, "Main Map");
    const auto beside = zonesOf(read, "Tracks and boxes");
    DrawnArtwork artwork(battle);
    const exchange::MapPlan plan = artwork.mapPlan({});
    const hex::Layout layout = model::layoutOf(battle);
    // Two hexes whose places both know give the scale.
    const hex::HexKey one = hex::HexKey::at(layout.firstColumn(), layout.firstRow());
    const hex::HexKey other = hex::HexKey::at(layout.lastColumn(), layout.lastRow());
    const engine::Place from = *mainGrid(read).placeOf(layout.number(one));
    const engine::Place to = *mainGrid(read).placeOf(layout.number(other));
    const double across = (to.x - from.x) / (layout.centre(other).x - layout.centre(one).x);
    const double down = (to.y - from.y) / (layout.centre(other).y - layout.centre(one).y);
    for (const model::Space& space : battle.all<model::Space>()) {
      const std::string name = zoneName(battle, space);
      const auto drawn = plan.spaces.find(space.id);
      EXPECT_EQ(onMap.contains(name), drawn != plan.spaces.end()) << file << name;
      EXPECT_EQ(beside.contains(name), drawn == plan.spaces.end()) << file << name;
      if (drawn == plan.spaces.end() || !onMap.contains(name)) continue;
      const double left = from.x + (drawn->second.left - layout.centre(one).x) * across;
      const double top = from.y + (drawn->second.top - layout.centre(one).y) * down;
      const auto [first, last] = onMap.equal_range(name);
      EXPECT_TRUE(std::any_of(first, last, [&](const auto& zone) {
        const engine::Place corner = zone.second.corners.front();
        return std::abs(corner.x - left) <= 2 && std::abs(corner.y - top) <= 2;
      })) << file << name;
      ++compared;
    }
  }
  EXPECT_GT(compared, 20U);
}

TEST_F(Modules, PutATurnMarkerOnTheFirstTurnOfEachScenario) {
  std::size_t found = 0;
  for (const fs::path& file : battles()) {
    const model::Battle battle = store::readBattle(file).battle;
    const rules::RuleBook book(battle);
    const engine::Loaded read = loaded(battle);
    ASSERT_TRUE(read.slot("Turn marker")) << file;
    for (const SetUpOf& each : setUpsOf(battle)) {
      const engine::LoadedSave save = engine::loadSetup(each.file(), read);
      const std::vector<std::string> markers = save.named("Turn marker");
      ASSERT_EQ(markers.size(), 1U) << file << each.file();
      const engine::Piece& marker = save.pieces.at(markers.front());
      const auto turns = rules::gameTurns(battle, book, each.scenario->id);
      const std::string label = std::to_string(turns ? turns->first : 1);
      const std::string name = engine::locationName(*read.map(marker.map()), placeOf(marker)).value_or("nowhere");
      EXPECT_TRUE(name.ends_with(": " + label)) << file << each.file() << " " << name << " for " << label;
      ++found;
    }
  }
  EXPECT_GT(found, 5U);
}

TEST_F(Modules, PutCountersOfSpacesIntoTheirZones) {
  model::Battle battle = sample("wilkowa");
  const auto set = setUpsOf(battle).front();
  model::Placement moved;
  for (const model::Placement* row : rules::placements(battle, set.variant->id)) {
    if (row->unit && row->rule == model::PlacementRule::At) moved = *row;
  }
  ASSERT_TRUE(moved.unit);
  const model::Space space = *std::next(battle.all<model::Space>().begin());
  moved.rule = model::PlacementRule::Space;
  moved.space = space.id;
  moved.hex.reset();
  battle.all<model::Placement>().put(moved);
  const engine::Loaded read = loaded(battle);
  const engine::LoadedSave save = engine::loadSetup(set.file(), read);
  EXPECT_TRUE(save.problems.empty()) << joined(save.problems);
  const auto ids = save.named(battle.find<model::Unit>(*moved.unit)->name);
  ASSERT_EQ(ids.size(), 1U);
  const engine::Piece& piece = save.pieces.at(ids.front());
  EXPECT_EQ(piece.map(), "Main Map");
  EXPECT_EQ(engine::locationName(*read.map("Main Map"), placeOf(piece)), zoneName(battle, space));
}

// Puts the fences of a set-up, which wait for their player, on hexsides where they can lie; returns these.
std::vector<hex::HexsideKey> putFences(model::Battle& battle, Id<model::Variant> variant) {
  const rules::RuleBook book(battle);
  model::Placement fence;
  for (const model::Placement* row : rules::placements(battle, variant)) {
    if (row->subject == model::PlacementSubject::Marker && row->words == "fence") fence = *row;
  }
  std::vector<hex::HexsideKey> sides = rules::freeHexsides(battle, book, {}, "fence");
  sides.resize(std::min<std::size_t>(sides.size(), 14));
  battle.all<model::Placement>().erase(fence.id);
  for (std::size_t i = 0; i < sides.size(); ++i) {
    fence.id = Id<model::Placement>(static_cast<std::int64_t>(i) + 1);
    fence.rule = model::PlacementRule::At;
    fence.zone.reset();
    fence.count = 1;
    fence.hex = sides[i].hex();
    fence.direction = model::Facing{hex::Direction{hex::FacingKind::Hexside, sides[i].side()}};
    battle.all<model::Placement>().put(fence);
  }
  return sides;
}

TEST_F(Modules, PutMarkersOfHexsidesOnTheHexside) {
  model::Battle battle = sample("kluszyn-1610");
  const SetUpOf set = setUpsOf(battle).front();
  const std::vector<hex::HexsideKey> sides = putFences(battle, set.variant->id);
  ASSERT_GT(sides.size(), 3U);
  const hex::Layout layout = model::layoutOf(battle);
  const engine::Loaded read = loaded(battle);
  const engine::Grid& grid = mainGrid(read);
  const engine::LoadedSave save = engine::loadSetup(set.file(), read);
  std::vector<engine::Place> lying;
  for (const auto& [id, piece] : save.pieces) {
    if (engine::marksOf(piece)["Layer"] != "Hexsides" || piece.map() != "Main Map") continue;
    EXPECT_EQ(grid.snapped(placeOf(piece)), placeOf(piece)) << id;
    EXPECT_EQ(engine::rotationsOf(piece).size(), 1U);
    lying.push_back(placeOf(piece));
  }
  EXPECT_EQ(lying.size(), sides.size());
  for (const hex::HexsideKey& side : sides) {
    const auto beyond = layout.neighbour(side.hex(), side.side());
    if (!beyond || !layout.contains(*beyond)) continue;
    const engine::Place here = *grid.placeOf(layout.number(side.hex()));
    const engine::Place there = *grid.placeOf(layout.number(*beyond));
    EXPECT_TRUE(std::any_of(lying.begin(), lying.end(), [&](const engine::Place& at) {
      return std::abs(at.x - (here.x + there.x) / 2.0) <= 1 && std::abs(at.y - (here.y + there.y) / 2.0) <= 1;
    })) << layout.number(side.hex());
  }
}

// Other battles have no use for it, and their counters are easier to put down.
TEST_F(Modules, LetCountersLieOnHexsidesOnlyWhereMarkersDo) {
  EXPECT_TRUE(mainGrid(loaded(sample("kluszyn-1610"))).background.front().edges);
  EXPECT_FALSE(mainGrid(loaded(sample("wilkowa"))).background.front().edges);
}

// Of two placements in one hex that with the lower number lies above; leaders lie on units.
TEST_F(Modules, StackCountersAsTheSetUpSays) {
  std::size_t compared = 0;
  for (const fs::path& file : battles()) {
    const model::Battle battle = store::readBattle(file).battle;
    const hex::Layout layout = model::layoutOf(battle);
    const engine::Loaded read = loaded(battle);
    for (const SetUpOf& each : setUpsOf(battle)) {
      const engine::LoadedSave save = engine::loadSetup(each.file(), read);
      EXPECT_TRUE(save.problems.empty()) << file << joined(save.problems);
      for (const rules::Stack& stack : rules::stacks(rules::placements(battle, each.variant->id))) {
        std::vector<std::string> expected;
        bool isPlain = stack.counters.size() > 1;
        for (const model::Placement* row : stack.counters) {
          const model::Unit* unit = battle.find(row->unit);
          isPlain &= unit && !row->secondHex && row->count == 1;
          if (unit) expected.insert(expected.begin(), unit->name);
        }
        if (!isPlain || layout.number(stack.hex).empty()) continue;
        const engine::Place at = *mainGrid(read).placeOf(layout.number(stack.hex));
        for (const engine::SavedStack& lying : save.stacks) {
          if (lying.map != "Main Map" || !(lying.place == at)) continue;
          std::vector<std::string> names;
          for (const std::string& id : lying.pieces) names.push_back(save.pieces.at(id).name());
          EXPECT_EQ(names, expected) << file << each.file() << layout.number(stack.hex);
          ++compared;
        }
      }
    }
  }
  EXPECT_GT(compared, 5U);
}

TEST_F(Modules, LayMarkersOfHexsidesBelowCounters) {
  const engine::Loaded read = loaded(sample("kluszyn-1610"));
  const engine::Map& map = *read.map("Main Map");
  EXPECT_EQ(map.layerProperty, "Layer");
  std::set<int> layers;
  for (const engine::Slot& slot : read.slots) {
    const engine::Piece piece = engine::expanded(slot.piece, read.prototypes);
    const bool isOnSide = slot.name == "Fence";
    const std::string kind = engine::marksOf(piece)["Layer"];
    if (kind == "Chits") continue;
    EXPECT_EQ(map.layerOf(piece), isOnSide ? 0 : 1) << slot.name;
    layers.insert(map.layerOf(piece));
  }
  EXPECT_EQ(layers, (std::set<int>{0, 1}));
}

// A unit with its counter in a hex and its band over each of the neighbours, one after the other.
class LongUnits : public Modules {
 protected:
  LongUnits() : battle_(sample("wilkowa")), set_(setUpsOf(battle_).front()) {
    const hex::Layout layout = model::layoutOf(battle_);
    for (const model::Placement* row : rules::placements(battle_, set_.variant->id)) {
      if (!row->unit || row->rule != model::PlacementRule::At || !row->hex || !row->direction) continue;
      if (layout.neighbours(*row->hex).size() == hex::kSides) row_ = *row;
    }
  }

  /// The middle of the band, on the map.
  static engine::Place bandOf(const engine::Piece& piece, const engine::Layers& band) {
    const double turned = engine::rotationsOf(piece).front().degrees * std::acos(-1.0) / 180;
    return {piece.x() + static_cast<int>(std::lround(band.x * std::cos(turned) - band.y * std::sin(turned))),
            piece.y() + static_cast<int>(std::lround(band.x * std::sin(turned) + band.y * std::cos(turned)))};
  }

  model::Battle battle_;
  SetUpOf set_;
  model::Placement row_;
};

TEST_F(LongUnits, LieInBothHexesAndTurnWithTheirBand) {
  ASSERT_TRUE(row_.unit);
  const hex::Layout layout = model::layoutOf(battle_);
  for (const hex::HexKey second : layout.neighbours(*row_.hex)) {
    row_.secondHex = second;
    battle_.all<model::Placement>().put(row_);
    const engine::Loaded read = loaded(battle_);
    const engine::LoadedSave save = engine::loadSetup(set_.file(), read);
    EXPECT_TRUE(save.problems.empty()) << joined(save.problems);
    engine::Piece piece = save.pieces.at(save.named(battle_.find<model::Unit>(*row_.unit)->name).front());
    const engine::Grid& grid = mainGrid(read);
    const auto centre = [&](hex::HexKey hex) { return *grid.placeOf(layout.number(hex)); };
    EXPECT_EQ(placeOf(piece), centre(*row_.hex));
    const auto bandsOf = [](const engine::Piece& of) {
      std::vector<engine::Layers> bands;
      for (const engine::Layers& each : engine::layersOf(of)) {
        if (each.name.starts_with("Across") && each.level > 0) bands.push_back(each);
      }
      return bands;
    };
    ASSERT_EQ(bandsOf(piece).size(), 1U);
    std::set<std::string> covered;
    for (int turn = 0; turn < 6; ++turn) {
      const engine::Place band = bandOf(piece, bandsOf(piece).front());
      bool isBetween = false;
      for (const hex::HexKey beside : layout.neighbours(*row_.hex)) {
        const engine::Place here = centre(*row_.hex), there = centre(beside);
        if (std::abs(band.x - (here.x + there.x) / 2.0) > 1.5 || std::abs(band.y - (here.y + there.y) / 2.0) > 1.5) {
          continue;
        }
        isBetween = true;
        covered.insert(layout.number(beside));
        EXPECT_TRUE(turn > 0 || beside == second) << layout.number(beside);
      }
      EXPECT_TRUE(isBetween) << turn;
      engine::press(piece, "93,130");
    }
    EXPECT_EQ(covered.size(), 6U);
    EXPECT_TRUE(engine::choose(piece, "Across two hexes"));
    EXPECT_TRUE(bandsOf(piece).empty());
    EXPECT_TRUE(engine::choose(piece, "Across two hexes"));
    EXPECT_EQ(bandsOf(piece).size(), 1U);
  }
}

// The face lies above the band, at each step.
TEST_F(LongUnits, ShowTheirFaceAboveTheBand) {
  row_.secondHex = model::layoutOf(battle_).neighbours(*row_.hex).front();
  battle_.all<model::Placement>().put(row_);
  const engine::Loaded read = loaded(battle_);
  const engine::Slot* slot = read.slot(battle_.find<model::Unit>(*row_.unit)->name);
  ASSERT_TRUE(slot);
  const std::vector<engine::Layers> layers = engine::layersOf(engine::expanded(slot->piece, read.prototypes));
  const auto step = std::find_if(layers.begin(), layers.end(), [](const auto& each) { return each.name == "Step"; });
  const auto band = std::find_if(layers.begin(), layers.end(), [](const auto& each) { return each.name == "Across1"; });
  ASSERT_TRUE(step != layers.end() && band != layers.end());
  EXPECT_LT(step, band) << "traits that stand before others are drawn on them";
  EXPECT_EQ(band->level, 0) << "in the palette it lies in one hex";
  EXPECT_EQ(step->images.front(), slot->piece.image());
}

}  // namespace
}  // namespace redoubt::editor
