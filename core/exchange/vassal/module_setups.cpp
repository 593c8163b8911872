#include "core/exchange/vassal/module_setups.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

#include "core/base/text.h"
#include "core/exchange/output/zip_writer.h"
#include "core/exchange/vassal/module_names.h"
#include "core/exchange/vassal/sequence.h"
#include "core/rules/forces/figures.h"
#include "core/rules/forces/markers.h"
#include "core/rules/set_up/set_up.h"
#include "core/rules/turns/schedule.h"

namespace redoubt::exchange::vassal {
namespace {

// Commands are parted by this, which no text of ours has.
constexpr char kEscape = '\x1B';

class SetUp {
 public:
  SetUp(const SetUpGround& ground, const model::Scenario& scenario, const model::Variant& variant)
      : ground_(ground), scenario_(scenario), variant_(variant) {}

  std::string text() {
    add("begin_save");
    placeCounters();
    placeChits();
    addStacks();
    addDeck();
    for (const std::string& map : maps()) add(map + "BoardPicker\t" + kBoardName + "\t0\t0");
    add("SETUP_STACK\t");
    addTurn();
    add("NOTES\t" + noteText(scenario_.description));
    add("PNOTES\t");
    add("end_save");
    return std::move(text_);
  }

 private:
  struct Place {
    std::string map;
    int x = 0;
    int y = 0;

    friend auto operator<=>(const Place&, const Place&) = default;
  };

  void add(const std::string& command) {
    if (!text_.empty()) text_ += kEscape;
    for (const char c : command) text_ += c == kEscape ? ' ' : c;
  }

  std::vector<std::string> maps() const {
    std::vector<std::string> all{kMainMap, kBoxesMap};
    all.insert(all.end(), ground_.otherMaps.begin(), ground_.otherMaps.end());
    return all;
  }

  // As lines of notes are written.
  static std::string noteText(const std::string& text) {
    std::string note;
    for (const char c : text) {
      if (c == '|') note += '\\';
      note += c == '\n' ? '|' : c;
    }
    return note;
  }

  const Piece* pieceOf(const model::Placement& placement) {
    if (placement.unit) return ground_.pieces.unit(*placement.unit);
    if (placement.leader) return ground_.pieces.leader(*placement.leader);
    if (const auto marker = rules::markerOf(ground_.book, placement)) return ground_.pieces.marker(*marker);
    return placement.words.empty() ? nullptr : &ground_.pieces.words(placement.words);
  }

  std::string armyOf(const model::Placement& placement) const {
    const auto* block = ground_.battle.find<model::SetUpBlock>(placement.block);
    const auto* army = block ? ground_.battle.find<model::Army>(block->army) : nullptr;
    return safeText(army ? army->name : "");
  }

  Place inBox(const std::string& zone) {
    const ModuleBoxes::Place at = ground_.boxes.placeIn(zone, inBoxes_[zone]++);
    return {kBoxesMap, at.x, at.y};
  }

  // Where the rules leave a choice, a counter waits beside the map.
  Place placeOf(const model::Placement& placement) {
    const bool isOnHex = placement.rule == model::PlacementRule::At && placement.hex;
    if (isOnHex) {
      hex::Point at = ground_.geometry.centre(*placement.hex);
      if (placement.secondHex) {
        const hex::Point other = ground_.geometry.centre(*placement.secondHex);
        at = {(at.x + other.x) / 2, (at.y + other.y) / 2};
      }
      return {kMainMap, static_cast<int>(std::lround(at.x)), static_cast<int>(std::lround(at.y))};
    }
    if (placement.rule == model::PlacementRule::Space && placement.space) {
      return inBox(ground_.boxes.zoneOf(*placement.space));
    }
    return inBox(ModuleBoxes::waiting(armyOf(placement)));
  }

  Standing standingOf(const model::Placement& placement) const {
    Standing standing;
    standing.step = rules::setUpStep(placement);
    const model::Unit* unit = ground_.battle.find(placement.unit);
    if (!unit || !placement.direction || !placement.direction->direction) return standing;
    const Turning turning = ground_.pieces.turningOf(*unit);
    const hex::Orientation orientation = model::layoutOf(ground_.battle).orientation();
    if (turning.turns) standing.facing = turning.indexOf(*placement.direction->direction, orientation);
    return standing;
  }

  std::string addPiece(const Piece& piece, const Standing& standing, const Place& place) {
    const std::string id = std::to_string(++lastId_);
    add(pieceText(ground_.pieces.savedTraits(piece, standing, place.map, place.x, place.y), id));
    return id;
  }

  void placeCounters() {
    rules::PlacementList list = rules::placements(ground_.battle, variant_.id);
    std::stable_sort(list.begin(), list.end(), [](const auto* a, const auto* b) { return a->stack < b->stack; });
    for (const model::Placement* placement : list) {
      const Piece* found = pieceOf(*placement);
      if (!found) continue;
      const Piece piece = *found;  // another that is made moves it
      const int copies = std::clamp(placement->count, 1, 100);
      for (int copy = 0; copy < copies; ++copy) {
        const Place place = placeOf(*placement);
        stacks_[place].push_back(addPiece(piece, standingOf(*placement), place));
      }
    }
  }

  // The chits that the schedule puts into the pool of the first turn; without a schedule all of them.
  std::set<Id<model::Leader>> chitsInCup() const {
    std::set<Id<model::Leader>> leaders;
    const auto turns = rules::gameTurns(ground_.battle, ground_.book, scenario_.id);
    const int first = turns ? turns->first : 1;
    bool hasSchedule = false;
    for (const rules::ScheduleLine& line : rules::schedule(ground_.battle, ground_.book, scenario_.id)) {
      hasSchedule |= line.kind == model::PoolKind::Fixed;
      if (line.turn == first && line.kind == model::PoolKind::Fixed && line.leader) leaders.insert(*line.leader);
    }
    if (hasSchedule) return leaders;
    for (const model::Leader& leader : ground_.battle.all<model::Leader>()) leaders.insert(leader.id);
    return leaders;
  }

  void placeChits() {
    if (ground_.deckType.empty()) return;
    const std::set<Id<model::Leader>> inCup = chitsInCup();
    const ModuleBoxes::Place cup = ground_.boxes.cup();
    for (const model::Leader& leader : ground_.battle.all<model::Leader>()) {
      const Piece* piece = ground_.pieces.chit(leader.id);
      if (!piece) continue;
      if (inCup.contains(leader.id)) {
        cards_.push_back(addPiece(*piece, {}, {kBoxesMap, cup.x, cup.y}));
      } else {
        const Place place = inBox(ModuleBoxes::waiting(piece->army));
        stacks_[place].push_back(addPiece(*piece, {}, place));
      }
    }
  }

  void addStacks() {
    for (const auto& [place, pieces] : stacks_) {
      std::vector<std::string> state{place.map, std::to_string(place.x), std::to_string(place.y)};
      state.insert(state.end(), pieces.begin(), pieces.end());
      state.push_back("@@-1");
      add("+/" + sequence({std::to_string(++lastId_), "stack", sequence(state, ';')}, '/'));
    }
  }

  void addDeck() {
    if (ground_.deckType.empty()) return;
    const ModuleBoxes::Place cup = ground_.boxes.cup();
    std::vector<std::string> state{kBoxesMap, std::to_string(cup.x), std::to_string(cup.y), "true"};
    if (!cards_.empty()) state.push_back(sequence(cards_, ','));
    add("+/" + sequence({std::to_string(++lastId_), ground_.deckType, sequence(state, ';')}, '/'));
  }

  void addTurn() {
    if (ground_.turns.empty()) return;
    const auto turns = rules::gameTurns(ground_.battle, ground_.book, scenario_.id);
    const auto at = std::find(ground_.turns.begin(), ground_.turns.end(), std::to_string(turns ? turns->first : 1));
    const auto index = at == ground_.turns.end() ? 0 : at - ground_.turns.begin();
    const std::vector<std::string> flags(ground_.turns.size(), "true");
    const std::string level = sequence({std::to_string(index), "0", "0", sequence(flags, ',')}, ';');
    add("TURNTurnTracker0\t" + sequence({"0", level}, '|'));
  }

  const SetUpGround& ground_;
  const model::Scenario& scenario_;
  const model::Variant& variant_;
  std::string text_;
  std::int64_t lastId_ = 1000;
  std::map<Place, std::vector<std::string>> stacks_;
  std::map<std::string, int> inBoxes_;
  std::vector<std::string> cards_;
};

}  // namespace

std::string setUpText(const SetUpGround& ground, const model::Scenario& scenario, const model::Variant& variant) {
  return SetUp(ground, scenario, variant).text();
}

std::string savedGame(const std::string& text, const std::string& moduleData) {
  // The engine takes any key.
  constexpr unsigned char kKey = 0x5A;
  std::string disguised = fmt::format("!VCSK{:02x}", kKey);
  for (const char c : text) disguised += fmt::format("{:02x}", static_cast<unsigned char>(c) ^ kKey);
  ZipWriter zip;
  zip.add("savedGame", std::move(disguised));
  zip.add("moduledata", moduleData);
  zip.add("savedata",
          "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<data version=\"1\">\n  <version>1.0</version>\n  <extra1/>\n"
          "  <extra2/>\n  <VassalVersion>3.7.0</VassalVersion>\n  <dateSaved>0</dateSaved>\n  <description/>\n</data>\n");
  return zip.bytes();
}

}  // namespace redoubt::exchange::vassal
