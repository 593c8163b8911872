#include "core/exchange/playing/counter_pieces.h"

#include <algorithm>
#include <limits>
#include <map>
#include <set>
#include <tuple>

#include "core/exchange/playing/opening.h"
#include "core/exchange/playing/pool_chits.h"
#include "core/exchange/playing/spoken_battle.h"
#include "core/rules/forces/markers.h"
#include "core/rules/set_up/set_up.h"

namespace redoubt::exchange {
namespace {

using model::Counter;
using model::CounterRole;
using model::Face;
using model::FaceSide;
using Kind = CounterPiece::Kind;

constexpr int kMostCopies = 500;

const Face* sideOf(const model::Battle& battle, Id<Counter> counter, FaceSide side) {
  for (const Face& face : battle.where<&Face::counter>(counter)) {
    if (face.side == side) return &face;
  }
  return nullptr;
}

// Where a piece comes among the others: less comes first.
struct PiecePlace {
  int sheet = std::numeric_limits<int>::max();  // of a scan
  int row = 0;
  int column = 0;
  std::size_t army = std::numeric_limits<std::size_t>::max();
  int kind = 0;
  int command = 0;
  std::string type{};
  int unit = 0;
  int number = 0;

  auto tied() const { return std::tie(sheet, row, column, army, kind, command, type, unit, number); }
};

class Pieces {
 public:
  Pieces(const model::Battle& battle, const rules::RuleBook& book, PieceOrder order, int copiesOfMarkers)
      : battle_(battle), book_(book), order_(order), copiesOfMarkers_(copiesOfMarkers) {
    for (const model::Army& army : battle.all<model::Army>()) armies_.push_back(army.id);
    std::stable_sort(armies_.begin(), armies_.end(),
                     [&](Id<model::Army> a, Id<model::Army> b) { return orderOf(a) < orderOf(b); });
    if (order == PieceOrder::Printed) readSheets();
    addCounters();
    addOwnChits();
    for (const std::string& marker : rules::markers(book_)) addMarker(marker);
    std::stable_sort(placed_.begin(), placed_.end(),
                     [](const auto& a, const auto& b) { return a.first.tied() < b.first.tied(); });
  }

  std::vector<CounterPiece> take() {
    std::vector<CounterPiece> pieces;
    for (auto& [place, piece] : placed_) pieces.push_back(std::move(piece));
    return pieces;
  }

 private:
  // Where the fronts of counters lie on scanned sheets.
  void readSheets() {
    int number = 0;
    std::map<Id<model::CounterSheet>, int> numbers;
    for (const model::CounterSheet& sheet : battle_.all<model::CounterSheet>()) numbers[sheet.id] = number++;
    for (const model::SheetCell& cell : battle_.all<model::SheetCell>()) {
      const Face* face = battle_.find(cell.face);
      if (!face || cell.side != FaceSide::Front) continue;
      PiecePlace place;
      place.sheet = numbers[cell.counterSheet];
      place.row = cell.row;
      place.column = cell.column;
      printed_.emplace(face->counter, place);
    }
  }

  std::pair<int, int> orderOf(Id<model::Army> id) const {
    const model::Army* army = battle_.find<model::Army>(id);
    const model::Player* player = army ? battle_.find<model::Player>(army->player) : nullptr;
    return {player ? player->ordinal : 0, army ? army->ordinal : 0};
  }

  PiecePlace placeOf(Id<model::Army> army, Kind kind) const {
    PiecePlace place;
    const auto found = std::find(armies_.begin(), armies_.end(), army);
    if (found != armies_.end()) place.army = static_cast<std::size_t>(found - armies_.begin());
    place.kind = static_cast<int>(kind);
    return place;
  }

  int commandOf(const model::Unit& unit) const {
    int first = std::numeric_limits<int>::max();
    for (const model::UnitCommand& each : battle_.where<&model::UnitCommand::unit>(unit.id)) {
      const auto* command = battle_.find<model::Command>(each.command);
      if (command) first = std::min(first, command->ordinal);
    }
    return first;
  }

  void add(PiecePlace place, CounterPiece piece, std::optional<Id<Counter>> counter = {}) {
    if (counter) {
      if (const auto found = printed_.find(*counter); found != printed_.end()) {
        place.sheet = found->second.sheet;
        place.row = found->second.row;
        place.column = found->second.column;
        // What lies on a sheet lies where it lies, whosever it is.
        place.army = 0;
        place.kind = 0;
      }
    }
    piece.copies = std::clamp(piece.copies, 0, kMostCopies);
    if (piece.copies > 0) placed_.emplace_back(std::move(place), std::move(piece));
  }

  // A number of its own for each of the counters of an owner that have the same.
  std::string numbered(const std::string& key, int number) {
    const std::string wanted = key + "/" + std::to_string(number);
    const int again = ++uses_[wanted];
    return again == 1 ? wanted : wanted + "." + std::to_string(again);
  }

  void addCounters() {
    for (const Counter& counter : battle_.all<Counter>()) {
      const Face* front = sideOf(battle_, counter.id, FaceSide::Front);
      const Face* back = sideOf(battle_, counter.id, FaceSide::Back);
      if (!front) std::swap(front, back);
      if (!front) continue;
      CounterPiece piece;
      piece.front = PrintedFace{front->id};
      if (back) piece.back = PrintedFace{back->id};
      piece.copies = counter.copies;
      if (counter.role == CounterRole::Unit) {
        if (const model::Unit* unit = battle_.find(counter.unit)) addUnit(*unit, counter, std::move(piece));
      } else if (const model::Leader* leader = battle_.find(counter.leader)) {
        addLeader(*leader, counter, std::move(piece));
      }
    }
  }

  void addUnit(const model::Unit& unit, const Counter& counter, CounterPiece piece) {
    piece.kind = Kind::Unit;
    piece.key = numbered("unit/" + unit.slug, counter.number);
    piece.name = titleOf(unit);
    piece.army = unit.army;
    piece.type = unit.type;
    PiecePlace place = placeOf(unit.army, Kind::Unit);
    if (order_ == PieceOrder::Type) {
      place.type = unit.type;
    } else {
      place.command = commandOf(unit);
    }
    place.unit = unit.ordinal;
    place.number = counter.number;
    add(std::move(place), std::move(piece), counter.id);
  }

  void addLeader(const model::Leader& leader, const Counter& counter, CounterPiece piece) {
    const bool isChit = counter.role == CounterRole::Chit;
    piece.kind = isChit ? Kind::Chit : Kind::Leader;
    piece.key = (isChit ? "chit/" : "leader/") + leader.slug;
    piece.name = titleOf(leader);
    piece.army = leader.army;
    if (isChit && !piece.back) piece.back = LeaderFace{leader.id, LeaderFace::Kind::ChitBack};
    PiecePlace place = placeOf(leader.army, piece.kind);
    // Leaders before the units that they lead.
    if (!isChit) place.kind = -1;
    place.unit = leader.ordinal;
    add(std::move(place), std::move(piece), counter.id);
  }

  void addOwnChits() {
    for (const PoolChit& chit : PoolChits(battle_, book_).all()) {
      if (chit.isPrinted) continue;
      CounterPiece piece;
      piece.kind = Kind::Chit;
      piece.key = "pool/" + chit.name;
      if (const int again = ++uses_[piece.key]; again > 1) piece.key += "." + std::to_string(again);
      piece.name = chit.title;
      piece.army = chit.army ? chit.army->id : Id<model::Army>{};
      piece.copies = chit.copies;
      if (chit.leader) {
        piece.front = LeaderFace{chit.leader->id, LeaderFace::Kind::Chit};
        piece.back = LeaderFace{chit.leader->id, LeaderFace::Kind::ChitBack};
      } else {
        piece.front = ChitFace{chit.title, piece.army};
        piece.back = ChitFace{"", piece.army};
      }
      PiecePlace place = placeOf(piece.army, Kind::Chit);
      place.unit = std::numeric_limits<int>::max();
      add(std::move(place), std::move(piece));
    }
  }

  // The most that any set-up places.
  int placedCopies(const std::string& marker) const {
    int most = 0;
    for (const model::Scenario* scenario : rules::scenarios(battle_)) {
      for (const model::Variant* variant : rules::variants(battle_, scenario->id)) {
        int count = 0;
        for (const model::Placement* placement : rules::placements(battle_, variant->id)) {
          if (rules::markerOf(book_, *placement) == marker) count += std::max(placement->count, 1);
        }
        most = std::max(most, count);
      }
    }
    return most;
  }

  // Whether it goes by the name of a kind of track, on which one lies: "turn", "victory-polish".
  bool isOfTrack(const std::string& marker) const {
    std::set<std::string> kinds{"turn", "victory", "morale"};
    for (const model::Track& track : battle_.all<model::Track>()) kinds.insert(track.kind);
    return std::any_of(kinds.begin(), kinds.end(), [&](const std::string& kind) {
      return !kind.empty() && (marker == kind || marker.starts_with(kind + "-"));
    });
  }

  // Both sides alike, so that it never lies face down.
  void addMarker(const std::string& marker) {
    CounterPiece piece;
    piece.kind = Kind::Marker;
    piece.key = "marker/" + marker;
    piece.name = rules::markerTitle(book_, marker);
    piece.front = MarkerFace{marker};
    piece.back = piece.front;
    const auto copies = book_.integer("marker/" + marker + "/copies");
    const int placed = placedCopies(marker);
    const int usual = isOfTrack(marker) ? 1 : copiesOfMarkers_;
    piece.copies = copies ? static_cast<int>(*copies) : placed > 0 ? placed : usual;
    add(placeOf({}, Kind::Marker), std::move(piece));
  }

  const model::Battle& battle_;
  const rules::RuleBook& book_;
  PieceOrder order_;
  int copiesOfMarkers_;
  std::vector<Id<model::Army>> armies_;  // in their order
  std::map<Id<Counter>, PiecePlace> printed_;
  std::map<std::string, int> uses_;
  std::vector<std::pair<PiecePlace, CounterPiece>> placed_;
};

}  // namespace

std::vector<CounterPiece> counterPieces(const model::Battle& battle, const rules::RuleBook& book, PieceOrder order,
                                        int copiesOfMarkers) {
  return Pieces(battle, book, order, copiesOfMarkers).take();
}

}  // namespace redoubt::exchange
