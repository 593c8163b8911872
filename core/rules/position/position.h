#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "core/model/standing.h"
#include "core/rules/forces/figures.h"
#include "core/rules/language/evaluate.h"
#include "core/rules/position/game_state.h"
#include "core/rules/position/ground.h"

/// Where the counters of a game stand and what state they are in: those of a set-up, or what somebody supposes.
namespace redoubt::rules {

/// A unit or leader of a position with the facts that conditions ask for.
struct Piece {
  const model::Placement* row = nullptr;
  const model::Unit* unit = nullptr;
  const model::Leader* leader = nullptr;
  std::optional<hex::HexKey> hex;     ///< nothing: it is not on the map
  std::optional<hex::HexKey> second;  ///< the other hex of a long unit
  std::vector<Symbol> name;
  std::vector<Symbol> arm;
  std::vector<Symbol> type;
  std::vector<Symbol> army;
  std::vector<Symbol> side;  ///< its player
  std::vector<Symbol> commands;
  std::vector<Symbol> formation;
  std::vector<Symbol> leaders;  ///< those in its hexes, itself among them
  std::vector<Symbol> fate;
  std::optional<hex::HexKey> leftAt;  ///< the last hex of one that is off the map, where that is known
  std::vector<Symbol> spends;
  std::optional<bool> hasMoved;
  Certainty armCertainty = Certainty::Known;
  std::optional<SideZones> zones;  ///< by its facing
  bool hasFacing = true;           ///< false: it faces nowhere
  std::optional<int> step;         ///< another one than that of its placement
};

/// A position. Everything it refers to must outlive it. Members of its groups are pieces by their index, and after them
/// the hexes of the map.
class Position {
 public:
  Position(const model::Battle& battle, const RuleBook& book, const hex::Layout& layout, const Figures& figures,
           PlacementList setUp, GameState state = {});

  const model::Battle& battle() const { return battle_; }
  const RuleBook& book() const { return book_; }
  const hex::Layout& layout() const { return layout_; }
  const GameState& state() const { return state_; }
  const PlacementList& setUp() const { return setUp_; }

  /// Takes a level of a state of the game as known.
  void assume(Symbol state, Symbol level) { state_.states[state] = level; }

  /// Puts a piece into a hex, as `moved` does. A long unit goes on lying in the same direction.
  void place(Member member, hex::HexKey to);
  /// Takes a piece off the map, as one that is lost.
  void lose(Member member);
  /// Takes a unit to be at a step, from 1 on; a level of a state of its own to be known.
  void assumeStep(Member member, int step) { pieces_[static_cast<std::size_t>(member)].step = step; }
  void assumeLevel(Member member, Symbol state, Symbol level) {
    state_.pieces[piece(member).row->id].states[state] = level;
  }
  /// The same with one piece in another hex, under the others there. What it faces, and who its leaders are, stays.
  Position moved(Member member, hex::HexKey to) const;

  const std::vector<Piece>& pieces() const { return pieces_; }
  const Piece& piece(Member member) const { return pieces_[static_cast<std::size_t>(member)]; }
  bool isPiece(Member member) const { return 0 <= member && member < static_cast<Member>(pieces_.size()); }
  /// The pieces in a hex, the top one first; long units are in both of theirs.
  std::span<const Member> at(hex::HexKey hex) const;
  /// All pieces on the map.
  std::span<const Member> onMap() const { return onMap_; }
  std::optional<Member> find(Id<model::Placement> placement) const;

  /// The hex of a piece, or of a member that is a hex; of a long unit its first.
  std::optional<hex::HexKey> hexOf(Member member) const;
  /// All its hexes: two of a long unit, none of a piece that is off the map.
  model::StandingHexes hexesOf(Member member) const;
  Member memberOf(hex::HexKey hex) const;

  /// A figure of the face that shows. Without a value where the counter doesn't have it.
  Figure figure(Member member, std::string_view kind) const;
  /// The same of one face of the counter that shows its step, whichever is up.
  Figure figure(Member member, std::string_view kind, model::FaceSide side) const;
  /// The same of another step; nothing if the unit has no such step.
  std::optional<Figure> figureAt(Member member, std::string_view kind, int step) const;
  /// The step that a unit is at, from 1 on.
  int stepOf(Member member) const { return piece(member).step.value_or(setUpStep(*piece(member).row)); }
  /// How many steps a unit has from the first; nothing where that is unknown.
  std::optional<int> stepsOf(Member member) const;

  /// The facts of a unit, of a hex, of the game; of other facts nothing is known.
  FactValue unitFact(const FactName& name, Member member) const;
  FactValue placeFact(const FactName& name, hex::HexKey hex) const;
  FactValue gameFact(const FactName& name) const;
  /// The level of a state of the hexside between two neighbours, where it is supposed.
  FactValue sideFact(Symbol state, hex::HexKey from, hex::HexKey to) const;

 private:
  struct Place {
    std::vector<Symbol> terrain;
    std::vector<Symbol> areas;
    std::vector<Symbol> markers;
    int level = 0;
  };

  void takeTracks();
  const Place& place(hex::HexKey hex) const;
  Piece pieceOf(const model::Placement& row, const FacingRules& facing) const;
  /// Whether no other unit of its side lies on it.
  bool isOnTop(Member member) const;

  const model::Battle& battle_;
  const RuleBook& book_;
  const hex::Layout& layout_;
  const Figures& figures_;
  PlacementList setUp_;
  GameState state_;
  std::vector<Piece> pieces_;
  std::vector<Member> onMap_;
  std::map<hex::HexKey, std::vector<Member>> at_;
  std::vector<hex::HexKey> hexes_;
  std::vector<Symbol> phase_;
  mutable std::map<hex::HexKey, Place> places_;  // filled when asked for
};

/// How far a piece, or a member that is a hex, is from a hex: of two hexes the nearer counts. Nothing off the map.
std::optional<int> distanceTo(const Position& position, Member member, hex::HexKey hex);

}  // namespace redoubt::rules
