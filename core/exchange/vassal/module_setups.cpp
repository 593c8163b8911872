#include "core/exchange/vassal/module_setups.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <utility>

#include "core/base/text.h"
#include "core/exchange/playing/opening.h"
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
      : ground_(ground),
        battle_(ground.ground.original),
        book_(ground.ground.originalBook),
        scenario_(scenario),
        variant_(variant) {}

  std::string text() {
    add("begin_save");
    placeCounters();
    placeTurnMarker();
    placeChits();
    addStacks();
    addDeck();
    for (const std::string& map : maps()) add(map + "BoardPicker\t" + kBoardName + "\t0\t0");
    add("SETUP_STACK\t");
    addTurn();
    add("NOTES\t" + noteText(ground_.ground.inWords(scenario_.description)));
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

  // Pieces of different layers don't lie in the same stack.
  struct Spot {
    Place place;
    int layer = 0;

    friend auto operator<=>(const Spot&, const Spot&) = default;
  };

  struct Lying {
    const model::Placement* placement = nullptr;
    Piece piece;
    Place place;
  };

  void add(const std::string& command) {
    if (!text_.empty()) text_ += kEscape;
    for (const char c : command) text_ += c == kEscape ? ' ' : c;
  }

  std::string mainMap() const { return ground_.ground.words.mainMap(); }
  std::string boxesMap() const { return ground_.ground.words.boxesMap(); }

  std::vector<std::string> maps() const {
    std::vector<std::string> all{mainMap(), boxesMap()};
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
    if (const auto marker = rules::markerOf(book_, placement)) return ground_.pieces.marker(*marker);
    return placement.words.empty() ? nullptr : &ground_.pieces.words(placement.words);
  }

  std::string armyOf(const model::Placement& placement) const {
    const model::Battle& battle = ground_.ground.battle;
    const auto* block = battle.find<model::SetUpBlock>(placement.block);
    const auto* army = block ? battle.find<model::Army>(block->army) : nullptr;
    return safeText(army ? army->name : "");
  }

  Place inBox(const std::string& zone) {
    const ModuleBoxes::Place at = ground_.boxes.placeIn(zone, inBoxes_[zone]++);
    return {at.isOnMap ? mainMap() : boxesMap(), at.x, at.y};
  }

  // Where the rules leave a choice, a counter waits beside the map. A long unit lies in the first of its hexes, and its
  // band in the other.
  Place placeOf(const model::Placement& placement) {
    if (placement.rule == model::PlacementRule::At && placement.hex) {
      const std::optional<int> side = rules::lyingOnSide(book_, placement);
      const hex::Point at =
          side ? ground_.geometry.sideMiddle(*placement.hex, *side) : ground_.geometry.centre(*placement.hex);
      return {mainMap(), static_cast<int>(std::lround(at.x)), static_cast<int>(std::lround(at.y))};
    }
    if (placement.rule == model::PlacementRule::Space && placement.space) {
      return inBox(ground_.boxes.zoneOf(*placement.space));
    }
    return inBox(ground_.boxes.waiting(armyOf(placement)));
  }

  Standing standingOf(const Piece& piece, const model::Placement& placement) const {
    Standing standing;
    standing.step = rules::setUpStep(placement);
    if (placement.hex && placement.secondHex && !piece.across.empty()) {
      standing.across = ground_.pieces.acrossAt(piece, placement);
    }
    if (!piece.turning.turns || !placement.direction || !placement.direction->direction) return standing;
    const hex::Orientation orientation = model::layoutOf(battle_).orientation();
    standing.facing = piece.turning.indexOf(*placement.direction->direction, orientation);
    return standing;
  }

  std::string addPiece(const Piece& piece, const Standing& standing, const Place& place) {
    const std::string id = std::to_string(++lastId_);
    add(pieceText(ground_.pieces.savedTraits(piece, standing, place.map, place.x, place.y), id));
    return id;
  }

  // In which of the map's layers; the boards beside it have none.
  int layerOf(const Piece& piece, const Place& place) const {
    if (place.map != mainMap()) return -1;
    const auto found = std::find(kLayersOfMap.begin(), kLayersOfMap.end(), piece.layer);
    return static_cast<int>(found - kLayersOfMap.begin());
  }

  void putInStack(const Piece& piece, const Standing& standing, const Place& place) {
    stacks_[{place, layerOf(piece, place)}].push_back(addPiece(piece, standing, place));
  }

  std::vector<Lying> lyingCounters() {
    std::vector<Lying> all;
    for (const model::Placement* placement : rules::placements(battle_, variant_.id)) {
      const Piece* found = pieceOf(*placement);
      if (!found) continue;
      const Piece piece = *found;  // another that is made moves it
      const int copies = std::clamp(placement->count, 1, 100);
      for (int copy = 0; copy < copies; ++copy) all.push_back({placement, piece, placeOf(*placement)});
    }
    return all;
  }

  // The lowest first: in a stack the first counter of a set-up is the top one, but leaders lie on units and markers on
  // both unless it says otherwise.
  void placeCounters() {
    std::vector<Lying> all = lyingCounters();
    std::reverse(all.begin(), all.end());
    std::stable_sort(all.begin(), all.end(), [](const Lying& a, const Lying& b) {
      return std::pair(-a.placement->stack, a.piece.kind) < std::pair(-b.placement->stack, b.piece.kind);
    });
    for (const Lying& each : all) putInStack(each.piece, standingOf(each.piece, *each.placement), each.place);
  }

  int firstTurn() const {
    const auto turns = rules::gameTurns(battle_, book_, scenario_.id);
    return turns ? turns->first : 1;
  }

  void placeTurnMarker() {
    const Piece* piece = ground_.pieces.marker(kTurnMarker);
    const model::Space* space = markerSpace(battle_, firstTurn());
    if (piece && space) putInStack(*piece, {}, inBox(ground_.boxes.zoneOf(space->id)));
  }

  void placeChits() {
    if (ground_.deckType.empty()) return;
    const std::set<Id<model::Leader>> inCup = leadersInPool(battle_, book_, scenario_.id);
    const ModuleBoxes::Place cup = ground_.boxes.cup();
    for (const model::Leader& leader : battle_.all<model::Leader>()) {
      const Piece* piece = ground_.pieces.chit(leader.id);
      if (!piece) continue;
      if (inCup.contains(leader.id)) {
        cards_.push_back(addPiece(*piece, {}, {boxesMap(), cup.x, cup.y}));
      } else {
        putInStack(*piece, {}, inBox(ground_.boxes.waiting(piece->army)));
      }
    }
  }

  void addStacks() {
    for (const auto& [spot, pieces] : stacks_) {
      const Place& place = spot.place;
      std::vector<std::string> state{place.map, std::to_string(place.x), std::to_string(place.y)};
      state.insert(state.end(), pieces.begin(), pieces.end());
      state.push_back(fmt::format("@@{}", spot.layer));
      add("+/" + sequence({std::to_string(++lastId_), "stack", sequence(state, ';')}, '/'));
    }
  }

  void addDeck() {
    if (ground_.deckType.empty()) return;
    const ModuleBoxes::Place cup = ground_.boxes.cup();
    std::vector<std::string> state{boxesMap(), std::to_string(cup.x), std::to_string(cup.y), "true"};
    if (!cards_.empty()) state.push_back(sequence(cards_, ','));
    add("+/" + sequence({std::to_string(++lastId_), ground_.deckType, sequence(state, ';')}, '/'));
  }

  void addTurn() {
    if (ground_.turns.empty()) return;
    const auto at = std::find(ground_.turns.begin(), ground_.turns.end(), std::to_string(firstTurn()));
    const auto index = at == ground_.turns.end() ? 0 : at - ground_.turns.begin();
    const std::vector<std::string> flags(ground_.turns.size(), "true");
    const std::string level = sequence({std::to_string(index), "0", "0", sequence(flags, ',')}, ';');
    add("TURNTurnTracker0\t" + sequence({"0", level}, '|'));
  }

  const SetUpGround& ground_;
  const model::Battle& battle_;
  const rules::RuleBook& book_;
  const model::Scenario& scenario_;
  const model::Variant& variant_;
  std::string text_;
  std::int64_t lastId_ = 1000;
  std::map<Spot, std::vector<std::string>> stacks_;
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
  zip.add(
      "savedata",
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<data version=\"1\">\n  <version>1.0</version>\n  <extra1/>\n"
      "  <extra2/>\n  <VassalVersion>3.7.0</VassalVersion>\n  <dateSaved>0</dateSaved>\n  <description/>\n</data>\n");
  return zip.bytes();
}

}  // namespace redoubt::exchange::vassal
