#include "core/exchange/tts/set_ups.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "core/exchange/playing/opening.h"
#include "core/hex/facing.h"
#include "core/rules/forces/figures.h"
#include "core/rules/forces/markers.h"
#include "core/rules/set_up/set_up.h"
#include "core/rules/turns/schedule.h"

namespace redoubt::exchange::tts {
namespace {

constexpr int kMostCopies = 100;

class SetUpMaker {
 public:
  SetUpMaker(const SetUpGround& ground, const model::Scenario& scenario, const model::Variant& variant)
      : ground_(ground), battle_(ground.ground.battle), scenario_(scenario), variant_(variant) {
    for (const model::Army& army : battle_.all<model::Army>()) armies_.emplace(army.id, armies_.size());
  }

  SetUp make() {
    const std::string scenario = titleOf(scenario_);
    const std::string variant = titleOf(variant_);
    setUp_.title = variant.empty() || variant == scenario ? scenario : scenario + " · " + variant;
    rules::PlacementList list = rules::placements(battle_, variant_.id);
    std::stable_sort(list.begin(), list.end(), [](const auto* a, const auto* b) { return a->stack < b->stack; });
    for (const model::Placement* placement : list) place(*placement);
    addTurnMarker();
    addCup();
    return std::move(setUp_);
  }

 private:
  const SpokenBattle& spoken() const { return ground_.ground; }

  const CounterTile* tileOf(const model::Placement& placement) {
    if (const model::Unit* unit = battle_.find(placement.unit)) return &ground_.tiles.unit(*unit);
    if (const model::Leader* leader = battle_.find(placement.leader)) return &ground_.tiles.leader(*leader);
    if (const auto marker = rules::markerOf(spoken().book, placement)) return &ground_.tiles.marker(*marker);
    return placement.words.empty() ? nullptr : &ground_.tiles.words(placement.words);
  }

  Spot waitingSpot(const model::Placement& placement) {
    const auto* block = battle_.find<model::SetUpBlock>(placement.block);
    const auto army = block ? armies_.find(block->army) : armies_.end();
    const std::size_t side = army == armies_.end() ? 0 : army->second;
    return ground_.plan.waiting(side, waiting_[side]++);
  }

  Spot spotOf(const model::Placement& placement) {
    const hex::Layout& layout = spoken().layout;
    if (placement.rule == model::PlacementRule::At && placement.hex) {
      if (const auto side = rules::lyingOnSide(spoken().book, placement)) {
        return ground_.plan.at(layout.middle(hex::HexsideKey::at(*placement.hex, *side)));
      }
      hex::Point at = layout.centre(*placement.hex);
      if (placement.secondHex) {
        const hex::Point other = layout.centre(*placement.secondHex);
        at = {(at.x + other.x) / 2, (at.y + other.y) / 2};
      }
      return ground_.plan.at(at);
    }
    if (placement.rule == model::PlacementRule::Space && placement.space) return ground_.plan.at(*placement.space);
    return waitingSpot(placement);
  }

  Json& add(const CounterTile& tile, const Spot& spot, double angle, const Standing& standing,
            const std::string& note) {
    const Pose pose{spot, kCounterHeight + kThickness * stacks_[spot]++, angle, standing.isFaceDown};
    const std::string use = fmt::format("{} {}", variant_.id.value, ++copies_[tile.thing]);
    setUp_.things.push_back(tts::tileOf(ground_, tile, use, pose, standing.state, note));
    return setUp_.things.back();
  }

  void place(const model::Placement& placement) {
    const CounterTile* found = tileOf(placement);
    if (!found || placement.rule == model::PlacementRule::OffMap) return;
    const model::Unit* unit = battle_.find(placement.unit);
    const Standing standing = unit ? ground_.tiles.standingOf(*unit, rules::setUpStep(placement)) : Standing();
    if (unit) setUp_.units.insert(unit->id);
    if (placement.leader) setUp_.leaders.insert(*placement.leader);
    double angle = 0;
    if (placement.direction && placement.direction->direction) {
      angle = hex::angle(*placement.direction->direction, spoken().layout.orientation());
    }
    const std::string note = placementNote(spoken(), placement);
    for (int copy = 0; copy < std::clamp(placement.count, 1, kMostCopies); ++copy) {
      const Spot spot = spotOf(placement);
      add(*found, spot, angle, standing, note);
      if (standing.loss > 0) add(ground_.tiles.words(fmt::format("−{}", standing.loss)), spot, 0, {}, {});
    }
  }

  void addTurnMarker() {
    const auto turns = rules::gameTurns(battle_, spoken().book, scenario_.id);
    const model::Space* space = markerSpace(battle_, turns ? turns->first : 1);
    if (space) add(ground_.tiles.words(spoken().say("page.turn-marker.short")), ground_.plan.at(space->id), 0, {}, {});
  }

  void addCup() {
    const std::set<Id<model::Leader>> first = leadersInPool(battle_, spoken().book, scenario_.id);
    std::vector<Json> cup;
    bool hasChits = false;
    for (const model::Leader& leader : battle_.all<model::Leader>()) {
      const CounterTile* chit = ground_.tiles.chit(leader);
      if (!chit) continue;
      hasChits = true;
      if (first.contains(leader.id)) {
        cup.push_back(tts::tileOf(ground_, *chit, fmt::format("{}", variant_.id.value), {}));
      } else {
        const auto army = armies_.find(leader.army);
        const std::size_t side = army == armies_.end() ? 0 : army->second;
        add(*chit, ground_.plan.waiting(side, waiting_[side]++), 0, {}, {});
      }
    }
    if (!hasChits) return;
    const std::string guid = ground_.guids.of(fmt::format("cup {}", variant_.id.value));
    setUp_.things.push_back(bag(BagKind::Shuffled, guid, spoken().say("formats.tts.cup"),
                                spoken().say("formats.tts.cup-help"), {ground_.plan.below(0, 0)}, "#3A2C1E",
                                std::move(cup)));
  }

  const SetUpGround& ground_;
  const model::Battle& battle_;
  const model::Scenario& scenario_;
  const model::Variant& variant_;
  SetUp setUp_;
  std::map<Id<model::Army>, std::size_t> armies_;
  std::map<std::size_t, std::size_t> waiting_;
  std::map<Spot, int> stacks_;
  std::map<std::string, int> copies_;
};

}  // namespace

SetUp setUpOf(const SetUpGround& ground, const model::Scenario& scenario, const model::Variant& variant) {
  return SetUpMaker(ground, scenario, variant).make();
}

Json tileOf(const SetUpGround& ground, const CounterTile& counter, const std::string& use, const Pose& pose,
            std::size_t state, const std::string& note) {
  const TileLook look{ground.plan.counterSide()};
  const std::string description =
      counter.description.empty() || note.empty() ? counter.description + note : counter.description + "\n" + note;
  const auto stateOf = [&](std::size_t index) {
    const std::string guid = ground.guids.of(fmt::format("{}, {}, {}", counter.thing, use, index));
    return tile(guid, counter.name, description, pose, counter.states[index], look);
  };
  Json json = stateOf(state);
  for (std::size_t other = 0; other < counter.states.size(); ++other) {
    if (other != state) json["States"][std::to_string(other + 1)] = stateOf(other);
  }
  return json;
}

}  // namespace redoubt::exchange::tts
