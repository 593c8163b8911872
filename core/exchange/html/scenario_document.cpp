#include <algorithm>

#include "core/exchange/html/battle_document.h"
#include "core/exchange/playing/event_words.h"
#include "core/exchange/playing/opening.h"
#include "core/rules/forces/figures.h"
#include "core/rules/forces/formation.h"
#include "core/rules/forces/markers.h"
#include "core/rules/forces/steps.h"
#include "core/rules/set_up/set_up.h"
#include "core/rules/turns/orders.h"
#include "core/rules/turns/schedule.h"

namespace redoubt::exchange::html {
namespace {

class PlacementWriter {
 public:
  explicit PlacementWriter(const PageGround& ground) : ground_(ground) {}

  Json placements(const model::Variant& variant) {
    copies_.clear();
    rules::PlacementList list = rules::placements(ground_.battle, variant.id);
    std::stable_sort(list.begin(), list.end(), [](const auto* a, const auto* b) { return a->stack < b->stack; });
    Json json = Json::array();
    for (const model::Placement* placement : list) {
      const std::string piece = pieceOf(*placement);
      if (piece.empty() || placement->rule == model::PlacementRule::OffMap) continue;
      for (int i = 0; i < std::clamp(placement->count, 1, 100); ++i) json.push_back(placementOf(*placement, piece));
    }
    return json;
  }

 private:
  std::string pieceOf(const model::Placement& placement) const {
    if (const model::Unit* unit = ground_.battle.find(placement.unit)) return ground_.pieceId(*unit);
    if (const model::Leader* leader = ground_.battle.find(placement.leader)) return ground_.pieceId(*leader);
    if (const auto marker = rules::markerOf(ground_.book, placement)) return ground_.markerId(*marker);
    return placement.words.empty() ? std::string() : ground_.wordsId(placement);
  }

  Json placementOf(const model::Placement& placement, const std::string& piece) {
    Json json{{"piece", piece}};
    if (const int copy = ++copies_[piece]; copy > 1) json["copy"] = copy;
    const model::Space* space = ground_.battle.find(placement.space);
    if (placement.rule == model::PlacementRule::At && placement.hex && ground_.layout.contains(*placement.hex)) {
      json["hex"] = ground_.id(*placement.hex);
      if (placement.secondHex && ground_.layout.contains(*placement.secondHex)) {
        json["second"] = ground_.id(*placement.secondHex);
      }
    } else if (placement.rule == model::PlacementRule::Space && space) {
      json["space"] = ground_.id(*space);
    } else {
      json["off"] = "waiting";
    }
    if (placement.direction && placement.direction->direction) {
      json["facing"] = hex::toText(*placement.direction->direction);
    }
    if (const int step = rules::setUpStep(placement); step > 1 && placement.unit) {
      const auto steps = rules::strengthsOf(ground_.battle, ground_.book, *placement.unit).size();
      if (static_cast<std::size_t>(step) <= steps) json["face"] = step - 1;
    }
    if (!placement.formation.empty()) {
      const auto formation = rules::formation(ground_.book, placement.formation);
      json["formation"] = formation ? formation->title : placement.formation;
    }
    if (const std::string note = placementNote(ground_, placement); !note.empty()) json["note"] = note;
    return json;
  }

  const PageGround& ground_;
  std::map<std::string, int> copies_;
};

Json victoryOf(const PageGround& ground, const model::Scenario& scenario) {
  const std::vector<Id<model::Scenario>> lineage = rules::lineageOf(ground.battle, scenario.id);
  Json texts = Json::array();
  for (const model::Victory& row : ground.battle.all<model::Victory>()) {
    const bool isHere = !row.scenario || std::find(lineage.begin(), lineage.end(), *row.scenario) != lineage.end();
    if (isHere && !row.words.empty()) texts.push_back(row.words);
  }
  return texts;
}

Json notesOf(const PageGround& ground, const model::Scenario& scenario) {
  Json texts = Json::array();
  for (const model::SetUpOrder* order : rules::ordersIn(ground.battle, scenario.id)) {
    texts.push_back(orderText(ground, *order));
  }
  for (const model::Event* event : rules::eventsIn(ground.battle, scenario.id)) {
    if (!turnOf(*event)) texts.push_back(eventText(ground, *event));
  }
  for (const model::Note& note : ground.battle.all<model::Note>()) {
    if (!note.hex && !note.text.empty()) texts.push_back(note.text);
  }
  return texts;
}

// Where the first turn has a space, the marker lies there at the beginning.
void addTurnMarker(const PageGround& ground, Json& scenario) {
  const Json space = scenario["turns"].front().value("space", Json());
  if (space.is_null()) return;
  const std::string piece = ground.markerId("turn marker");
  scenario["turnMarker"] = piece + "#1";
  for (Json& variant : scenario["variants"]) {
    variant["placements"].push_back({{"piece", piece}, {"space", space}});
  }
}

}  // namespace

Json scenariosOf(const PageGround& ground) {
  PlacementWriter writer(ground);
  Json list = Json::array();
  for (const model::Scenario* scenario : rules::scenarios(ground.battle)) {
    Json json{{"id", ground.id(*scenario)}, {"title", titleOf(*scenario)}};
    if (!scenario->description.empty()) json["description"] = scenario->description;
    if (Json notes = notesOf(ground, *scenario); !notes.empty()) json["notes"] = std::move(notes);
    if (Json victory = victoryOf(ground, *scenario); !victory.empty()) json["victory"] = std::move(victory);
    json["variants"] = Json::array();
    for (const model::Variant* variant : rules::variants(ground.battle, scenario->id)) {
      json["variants"].push_back(
          {{"id", ground.id(*variant)}, {"title", titleOf(*variant)}, {"placements", writer.placements(*variant)}});
    }
    if (json["variants"].empty()) {
      json["variants"].push_back({{"id", "none"}, {"title", titleOf(*scenario)}, {"placements", Json::array()}});
    }
    if (Json turns = turnsOf(ground, *scenario); !turns.empty()) {
      json["turns"] = std::move(turns);
      addTurnMarker(ground, json);
    }
    list.push_back(std::move(json));
  }
  return list;
}

}  // namespace redoubt::exchange::html
