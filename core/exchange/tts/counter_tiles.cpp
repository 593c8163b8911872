#include "core/exchange/tts/counter_tiles.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "core/exchange/playing/opening.h"
#include "core/rules/forces/arms.h"
#include "core/rules/forces/formation.h"
#include "core/rules/forces/markers.h"
#include "core/rules/forces/steps.h"

namespace redoubt::exchange::tts {

const CounterTile& CounterTiles::known(const std::string& thing, const std::function<CounterTile()>& make) {
  if (const auto found = tiles_.find(thing); found != tiles_.end()) return found->second;
  CounterTile tile = make();
  tile.thing = thing;
  return tiles_.emplace(thing, std::move(tile)).first->second;
}

std::vector<const model::Counter*> CounterTiles::countersOf(const model::Unit& unit) const {
  std::vector<const model::Counter*> counters;
  for (const model::Counter& counter : battle_.where<&model::Counter::unit>(unit.id)) {
    if (faceOf(counter, model::FaceSide::Front)) counters.push_back(&counter);
  }
  std::stable_sort(counters.begin(), counters.end(),
                   [](const auto* a, const auto* b) { return a->number < b->number; });
  return counters;
}

const model::Face* CounterTiles::faceOf(const model::Counter& counter, model::FaceSide side) const {
  for (const model::Face& face : battle_.where<&model::Face::counter>(counter.id)) {
    if (face.side == side) return &face;
  }
  return nullptr;
}

bool CounterTiles::isTurned(const model::Unit& unit) const {
  const rules::FacingRules facing = rules::facingRules(book_);
  const std::string arm = rules::armOfType(book_, unit.type).value_or("");
  return facing.kind && rules::hasFacing(facing, arm) && !rules::facesNowhere(facing, unit.type);
}

std::string CounterTiles::descriptionOf(const model::Unit& unit) const {
  std::string text = rules::typeTitle(book_, unit.type);
  const model::Army* army = battle_.find<model::Army>(unit.army);
  if (army) text += (text.empty() ? "" : "\n") + army->name;
  for (const model::UnitCommand& row : battle_.where<&model::UnitCommand::unit>(unit.id)) {
    if (const auto* command = battle_.find<model::Command>(row.command)) text += "\n" + command->name;
  }
  return text;
}

CounterTile CounterTiles::tileOf(const model::Unit& unit) {
  CounterTile tile{.name = unit.name, .description = descriptionOf(unit), .isTurned = isTurned(unit)};
  for (const model::Counter* counter : countersOf(unit)) {
    const auto picture = [&](const model::Face& face) {
      return pictures_.counter(PrintedFace{face.id}, tile.isTurned);
    };
    Faces faces{picture(*faceOf(*counter, model::FaceSide::Front)), {}};
    const model::Face* back = faceOf(*counter, model::FaceSide::Back);
    faces.back = back ? picture(*back) : faces.front;
    tile.states.push_back(std::move(faces));
  }
  if (tile.states.empty()) {
    const std::string front = pictures_.counter(UnitFace{unit.id, 1}, tile.isTurned);
    tile.states.push_back({front, front});
  }
  return tile;
}

const CounterTile& CounterTiles::unit(const model::Unit& unit) {
  return known(fmt::format("unit {}", unit.id.value), [&] { return tileOf(unit); });
}

const CounterTile& CounterTiles::leader(const model::Leader& leader) {
  return known(fmt::format("leader {}", leader.id.value), [&] {
    const model::Army* army = battle_.find<model::Army>(leader.army);
    const std::string face = pictures_.counter(LeaderFace{leader.id}, false);
    return CounterTile{.name = leader.name, .description = army ? army->name : "", .states = {{face, face}}};
  });
}

const CounterTile* CounterTiles::chit(const model::Leader& leader) {
  if (!hasChit(battle_, leader)) return nullptr;
  return &known(fmt::format("chit {}", leader.id.value), [&] {
    return CounterTile{.name = leader.name,
                       .states = {{pictures_.counter(LeaderFace{leader.id, LeaderFace::Kind::Chit}, false),
                                   pictures_.counter(LeaderFace{leader.id, LeaderFace::Kind::ChitBack}, false)}}};
  });
}

const CounterTile& CounterTiles::marker(const std::string& marker) {
  return known("marker " + marker, [&] {
    const std::string face = pictures_.counter(MarkerFace{marker}, false);
    return CounterTile{.name = rules::markerTitle(book_, marker), .states = {{face, face}}};
  });
}

const CounterTile& CounterTiles::words(const std::string& words) {
  return known("words " + words, [&] {
    const std::string face = pictures_.counter(WordsFace{words}, false);
    return CounterTile{.name = words, .states = {{face, face}}};
  });
}

Standing CounterTiles::standingOf(const model::Unit& unit, int step) const {
  const auto strength = rules::strengthAt(battle_, book_, unit.id, step);
  if (!strength) return {};
  Standing standing{0, strength->side == model::FaceSide::Back, strength->marker};
  const std::vector<const model::Counter*> counters = countersOf(unit);
  for (std::size_t i = 0; i < counters.size(); ++i) {
    if (strength->counter == counters[i]->id) standing.state = i;
  }
  return standing;
}

std::vector<int> CounterTiles::losses() const {
  std::set<int> losses;
  for (const model::Unit& unit : battle_.all<model::Unit>()) {
    for (const rules::Strength& strength : rules::strengthsOf(battle_, book_, unit.id)) {
      if (strength.marker > 0) losses.insert(strength.marker);
    }
  }
  return {losses.begin(), losses.end()};
}

}  // namespace redoubt::exchange::tts
