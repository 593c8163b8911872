#include "core/rules/position/position.h"

#include <algorithm>

#include "core/rules/forces/arms.h"
#include "core/rules/forces/figure_kinds.h"
#include "core/rules/forces/markers.h"
#include "core/rules/forces/steps.h"

namespace redoubt::rules {
namespace {

std::vector<Symbol> one(std::string_view text) {
  return text.empty() ? std::vector<Symbol>() : std::vector{Symbol(text)};
}

std::string_view fateOf(const model::Placement& row) {
  switch (row.rule) {
    case model::PlacementRule::Enters:
    case model::PlacementRule::OnActivation: return "later";
    case model::PlacementRule::OffMap: return "removed";
    default: return "map";
  }
}

std::string usualFormationOf(const RuleBook& book, const model::Placement& row) {
  return row.formation.empty() ? usualFormation(book).value_or("") : row.formation;
}

FactValue levelIn(const std::map<Symbol, Symbol>& levels, Symbol state) {
  const auto found = levels.find(state);
  return found == levels.end() ? FactValue::unknown() : FactValue::of(std::span(&found->second, 1));
}

// Those that a unit belongs to, or that a leader leads.
std::vector<Symbol> commandsOfPiece(const model::Battle& battle, const Piece& piece) {
  std::vector<Symbol> commands;
  if (piece.unit) {
    const auto& rows = battle.all<model::UnitCommand>();
    for (auto at = rows.lowerBound({piece.unit->id, Id<model::Command>{}}); at != rows.end(); ++at) {
      if (at->unit != piece.unit->id) break;
      if (const auto* command = battle.find<model::Command>(at->command)) commands.emplace_back(command->slug);
    }
  }
  if (!piece.leader) return commands;
  for (const model::Command& command : battle.all<model::Command>()) {
    if (command.leader == piece.leader->id) commands.emplace_back(command.slug);
  }
  return commands;
}

void addNewLeaders(Piece& piece, const std::vector<Symbol>& leaders) {
  for (const Symbol leader : leaders) {
    const bool isKnown = std::find(piece.leaders.begin(), piece.leaders.end(), leader) != piece.leaders.end();
    if (!isKnown) piece.leaders.push_back(leader);
  }
}

// Whether a piece was on the map and is no more.
bool hasLeft(const Piece& piece) {
  return piece.fate == one("lost") || piece.fate == one("removed") || piece.fate == one("exited");
}

}  // namespace

Position::Position(const model::Battle& battle, const RuleBook& book, const hex::Layout& layout, const Figures& figures,
                   PlacementList setUp, GameState state)
    : battle_(battle),
      book_(book),
      layout_(layout),
      figures_(figures),
      setUp_(std::move(setUp)),
      state_(std::move(state)),
      hexes_(layout.allHexes()),
      phase_(one(state_.phase)) {
  const FacingRules facing = facingRules(book);
  for (const model::Placement* row : setUp_) {
    const bool isCounter = row->unit || row->leader || row->subject == model::PlacementSubject::Group;
    if (isCounter) pieces_.push_back(pieceOf(*row, facing));
  }
  takeTracks();
  for (Member member = 0; member < static_cast<Member>(pieces_.size()); ++member) {
    const Piece& piece = this->piece(member);
    if (!piece.hex) continue;
    onMap_.push_back(member);
    for (const hex::HexKey hex : hexesOf(member)) at_[hex].push_back(member);
  }
  for (auto& [hex, members] : at_) {
    std::stable_sort(members.begin(), members.end(),
                     [&](Member a, Member b) { return piece(a).row->stack < piece(b).row->stack; });
    std::vector<Symbol> leaders;
    for (const Member each : members) {
      if (piece(each).leader) leaders.push_back(Symbol(piece(each).leader->slug));
    }
    for (const Member each : members) addNewLeaders(pieces_[static_cast<std::size_t>(each)], leaders);
  }
}

// Of tracks on which only one marker begins; what is supposed stays.
void Position::takeTracks() {
  std::map<Symbol, std::set<Symbol>> labels;
  for (const model::Placement* row : setUp_) {
    const model::Space* space = row->rule == model::PlacementRule::Space ? battle_.find(row->space) : nullptr;
    const model::Track* track = space ? battle_.find<model::Track>(space->track) : nullptr;
    if (track) labels[Symbol(track->slug)].insert(Symbol(space->label));
  }
  for (const auto& [track, of] : labels) {
    if (of.size() == 1) state_.tracks.try_emplace(track, *of.begin());
  }
}

Piece Position::pieceOf(const model::Placement& row, const FacingRules& facing) const {
  Piece piece;
  piece.row = &row;
  piece.unit = battle_.find(row.unit);
  piece.leader = battle_.find(row.leader);
  const model::StandingHexes hexes = model::standingHexes(row);
  if (!hexes.empty()) piece.hex = hexes.front();
  if (hexes.isLong() && layout_.sideTowards(hexes.front(), hexes.back())) piece.second = hexes.back();
  const Arm arm = armOf(battle_, book_, row);
  piece.arm = one(arm.slug.value_or(""));
  piece.armCertainty = !arm.slug ? Certainty::Unknown : arm.isEstimate ? Certainty::Estimated : Certainty::Known;
  const model::Army* army = battle_.find(armyOf(battle_, row));
  const model::Player* player = army ? battle_.find<model::Player>(army->player) : nullptr;
  if (army) piece.army = one(army->slug);
  if (player) piece.side = one(player->slug);
  if (piece.unit) {
    piece.name = one(piece.unit->slug);
    piece.type = one(piece.unit->type);
  }
  if (piece.leader) piece.name = one(piece.leader->slug);
  piece.commands = commandsOfPiece(battle_, piece);
  piece.formation = one(usualFormationOf(book_, row));
  piece.fate = one(fateOf(row));
  const auto state = state_.pieces.find(row.id);
  if (state != state_.pieces.end()) {
    piece.spends = one(state->second.spends.text());
    piece.hasMoved = state->second.hasMoved;
    if (!state->second.fate.empty()) piece.fate = {state->second.fate};
    piece.leftAt = state->second.leftAt;
  }
  if (piece.fate != one("map")) {
    piece.hex.reset();
    piece.second.reset();
  }
  piece.hasFacing = hasFacing(facing, arm.slug.value_or(""));
  if (piece.hasFacing) piece.zones = zonesOf(battle_, book_, layout_, facing, row);
  return piece;
}

void Position::place(Member member, hex::HexKey to) {
  Piece& piece = pieces_[static_cast<std::size_t>(member)];
  if (!piece.hex) onMap_.push_back(member);
  const model::StandingHexes from = hexesOf(member);
  for (const hex::HexKey hex : from) std::erase(at_[hex], member);
  piece.hex = to;
  piece.second = model::secondAlong(layout_, from, to);
  piece.fate = one("map");
  for (const hex::HexKey hex : hexesOf(member)) at_[hex].push_back(member);
}

void Position::lose(Member member) {
  Piece& piece = pieces_[static_cast<std::size_t>(member)];
  if (piece.hex) {
    for (const hex::HexKey hex : hexesOf(member)) std::erase(at_[hex], member);
    std::erase(onMap_, member);
    piece.leftAt = piece.hex;
  }
  piece.hex.reset();
  piece.second.reset();
  piece.fate = one("lost");
}

Position Position::moved(Member member, hex::HexKey to) const {
  Position next = *this;
  next.place(member, to);
  return next;
}

std::span<const Member> Position::at(hex::HexKey hex) const {
  const auto found = at_.find(hex);
  return found == at_.end() ? std::span<const Member>() : std::span<const Member>(found->second);
}

std::optional<Member> Position::find(Id<model::Placement> placement) const {
  const auto found =
      std::find_if(pieces_.begin(), pieces_.end(), [&](const Piece& piece) { return piece.row->id == placement; });
  if (found == pieces_.end()) return std::nullopt;
  return static_cast<Member>(found - pieces_.begin());
}

std::optional<hex::HexKey> Position::hexOf(Member member) const {
  if (isPiece(member)) return piece(member).hex;
  const auto index = static_cast<std::size_t>(member) - pieces_.size();
  return member < 0 || index >= hexes_.size() ? std::nullopt : std::optional(hexes_[index]);
}

model::StandingHexes Position::hexesOf(Member member) const {
  if (!isPiece(member)) return {hexOf(member), std::nullopt};
  return {piece(member).hex, piece(member).second};
}

Member Position::memberOf(hex::HexKey hex) const {
  const auto found = std::lower_bound(hexes_.begin(), hexes_.end(), hex);
  if (found == hexes_.end() || *found != hex) return kNobody;
  return static_cast<Member>(pieces_.size()) + static_cast<Member>(found - hexes_.begin());
}

Figure Position::figure(Member member, std::string_view kind) const {
  const Piece& piece = this->piece(member);
  if (piece.leader) return figures_.of(piece.leader->id, kind);
  if (piece.step) return figureAt(member, kind, *piece.step).value_or(Figure{});
  return piece.unit ? figures_.of(*piece.row).figure(kind) : Figure{};
}

Figure Position::figure(Member member, std::string_view kind, model::FaceSide side) const {
  const Piece& piece = this->piece(member);
  if (!piece.unit) return {};
  const auto shown = strengthAt(battle_, book_, piece.unit->id, stepOf(member));
  const model::Face* present = shown && shown->face ? battle_.find<model::Face>(*shown->face) : nullptr;
  for (const model::Face& face : battle_.all<model::Face>()) {
    if (face.side != side) continue;
    const model::Counter* counter = battle_.find<model::Counter>(face.counter);
    const bool isIts = present ? face.counter == present->counter : counter && counter->unit == piece.unit->id;
    if (isIts) return figureOf(battle_, face.id, std::string(kind));
  }
  return {};
}

std::optional<Figure> Position::figureAt(Member member, std::string_view kind, int step) const {
  const Piece& piece = this->piece(member);
  const auto strength = piece.unit ? strengthAt(battle_, book_, piece.unit->id, step) : std::nullopt;
  if (!strength || !strength->face) return std::nullopt;
  return figureOf(battle_, *strength->face, std::string(kind));
}

std::optional<int> Position::stepsOf(Member member) const {
  const Piece& piece = this->piece(member);
  if (!piece.unit) return std::nullopt;
  const std::vector<Strength> strengths = strengthsOf(battle_, book_, piece.unit->id);
  if (!strengths.empty()) return static_cast<int>(strengths.size());
  int rows = 0;
  for ([[maybe_unused]] const model::Step& row : battle_.where<&model::Step::unit>(piece.unit->id)) ++rows;
  return rows > 0 ? std::optional(rows) : std::nullopt;
}

bool Position::isOnTop(Member member) const {
  const model::StandingHexes hexes = hexesOf(member);
  return std::all_of(hexes.begin(), hexes.end(), [&](hex::HexKey hex) {
    const auto there = at(hex);
    const auto top = std::find_if(there.begin(), there.end(), [&](Member each) {
      return each == member || (!piece(each).leader && piece(each).side == piece(member).side);
    });
    return top != there.end() && *top == member;
  });
}

FactValue Position::unitFact(const FactName& name, Member member) const {
  if (!isPiece(member)) return FactValue::unknown();
  const Piece& piece = this->piece(member);
  switch (name.fact) {
    case Fact::Arm:
      return piece.armCertainty == Certainty::Unknown ? FactValue::unknown()
                                                      : FactValue::of(std::span(piece.arm), piece.armCertainty);
    case Fact::Type: return FactValue::of(std::span(piece.type));
    case Fact::Unit: return FactValue::of(std::span(piece.name));
    case Fact::Army: return FactValue::of(std::span(piece.army));
    case Fact::Side: return FactValue::of(std::span(piece.side));
    case Fact::Command: return FactValue::of(std::span(piece.commands));
    case Fact::Formation: return FactValue::of(std::span(piece.formation));
    case Fact::Leader: return FactValue::of(std::span(piece.leaders));
    case Fact::Spends: return FactValue::of(std::span(piece.spends));
    case Fact::Fate: return FactValue::of(std::span(piece.fate));
    case Fact::LeftIn:
      if (piece.leftAt) return FactValue::of(std::span(place(*piece.leftAt).areas));
      return hasLeft(piece) ? FactValue::unknown() : FactValue::of(std::span<const Symbol>());
    case Fact::Step: return FactValue::of(Rational(stepOf(member)));
    case Fact::Losses: return FactValue::of(Rational(stepOf(member) - 1));
    case Fact::Overall: return FactValue::of(piece.leader && piece.leader->overall);
    case Fact::Moved: return piece.hasMoved ? FactValue::of(*piece.hasMoved) : FactValue::unknown();
    case Fact::Top: return piece.hex ? FactValue::of(isOnTop(member)) : FactValue::unknown();
    case Fact::Active:
      if (state_.active.empty() || piece.side.empty()) return FactValue::unknown();
      return FactValue::of(piece.side.front() == Symbol(state_.active));
    case Fact::Mark: {
      int count = 0;
      for (const model::Mark& mark : battle_.all<model::Mark>()) {
        if (piece.unit && mark.unit == piece.unit->id && mark.kind == name.parameter.text()) count += mark.count;
      }
      return FactValue::of(Rational(count));
    }
    case Fact::State: {
      const auto state = state_.pieces.find(piece.row->id);
      const FactValue own =
          state == state_.pieces.end() ? FactValue::unknown() : levelIn(state->second.states, name.parameter);
      if (own.certainty != Certainty::Unknown) return own;
      for (const Symbol command : piece.commands) {
        const auto level = state_.commandStates.find({command, name.parameter});
        if (level != state_.commandStates.end()) return FactValue::of(std::span(&level->second, 1));
      }
      for (const Symbol army : piece.army) {
        const auto level = state_.armyStates.find({army, name.parameter});
        if (level != state_.armyStates.end()) return FactValue::of(std::span(&level->second, 1));
      }
      return levelIn(state_.states, name.parameter);
    }
    default: return FactValue::unknown();
  }
}

const Position::Place& Position::place(hex::HexKey hex) const {
  const auto found = places_.find(hex);
  if (found != places_.end()) return found->second;
  Place place;
  place.terrain = one(terrainAt(battle_, book_, hex));
  for (const std::string& zone : zonesAt(battle_, hex)) place.areas.push_back(Symbol(zone));
  for (const model::Placement* row : setUp_) {
    if (!standsIn(*row, hex) || lyingOnSide(book_, *row)) continue;
    if (const auto marker = markerOf(book_, *row)) place.markers.push_back(Symbol(*marker));
  }
  const model::HexRow* row = battle_.find<model::HexRow>(hex);
  place.level = row ? row->level : 0;
  return places_.emplace(hex, std::move(place)).first->second;
}

FactValue Position::placeFact(const FactName& name, hex::HexKey hex) const {
  switch (name.fact) {
    case Fact::Hex: return FactValue::of(std::span(place(hex).terrain));
    case Fact::Area: return FactValue::of(std::span(place(hex).areas));
    case Fact::Marker: return FactValue::of(std::span(place(hex).markers));
    case Fact::Level: return FactValue::of(Rational(place(hex).level));
    case Fact::Owner: {
      const auto there = at(hex);
      if (!there.empty()) return FactValue::of(std::span(piece(there.front()).side));
      const auto last = state_.owners.find(hex);
      return last == state_.owners.end() ? FactValue::unknown() : FactValue::of(std::span(last->second));
    }
    default: return FactValue::unknown();
  }
}

FactValue Position::sideFact(Symbol state, hex::HexKey from, hex::HexKey to) const {
  const auto side = layout_.sideBetween(from, to);
  const auto level = side ? state_.sideStates.find({*side, state}) : state_.sideStates.end();
  return level == state_.sideStates.end() ? FactValue::unknown() : FactValue::of(std::span(&level->second, 1));
}

FactValue Position::gameFact(const FactName& name) const {
  switch (name.fact) {
    case Fact::Turn: return state_.turn ? FactValue::of(Rational(*state_.turn)) : FactValue::unknown();
    case Fact::Phase: return phase_.empty() ? FactValue::unknown() : FactValue::of(std::span(phase_));
    case Fact::Track: return levelIn(state_.tracks, name.parameter);
    case Fact::State: return levelIn(state_.states, name.parameter);
    default: return FactValue::unknown();
  }
}

std::optional<int> distanceTo(const Position& position, Member member, hex::HexKey hex) {
  std::optional<int> least;
  for (const hex::HexKey each : position.hexesOf(member)) {
    const int distance = position.layout().distance(each, hex);
    if (!least || distance < *least) least = distance;
  }
  return least;
}

}  // namespace redoubt::rules
