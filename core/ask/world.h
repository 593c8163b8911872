#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/hex/layout.h"
#include "core/rules/mechanics/fields.h"
#include "core/rules/position/position.h"

/// Questions about a game that a battle's rules answer: what they are asked of, and names in them.
namespace redoubt::ask {

/// A set-up, and what somebody supposes beside it. Its parts refer to each other, so it can't be copied.
class World {
 public:
  /// `suppositions`: "UNIT@1204", "UNIT@1204+1205", "UNIT@off", "UNIT.step=2", "UNIT.facing=s2",
  /// "UNIT.formation=column",
  /// "UNIT.moved=yes", "UNIT.spends=lances", "UNIT.fate=lost", "UNIT.fate=exited@1204", "UNIT.state.morale=shaken" (of
  /// a command, an army or a hexside "1010/1011" too), "1204.owner=PLAYER", "turn=4", "phase=combat", "active=PLAYER",
  /// "track.morale=3", "stock.powder=2", "state.weather=mud". Throws Error BadInput or NotFound, with the near names.
  World(model::Battle battle, Id<model::Variant> variant, const std::vector<std::string>& suppositions = {});
  World(const World&) = delete;
  World& operator=(const World&) = delete;

  const model::Battle& battle() const { return battle_; }
  const model::Variant& variant() const { return *battle_.find<model::Variant>(variant_); }
  const rules::RuleBook& book() const { return *book_; }
  const hex::Layout& layout() const { return layout_; }
  const rules::Figures& figures() const { return *figures_; }
  const rules::PlacementList& setUp() const { return setUp_; }
  const rules::Position& position() const { return *position_; }
  const rules::Mechanics& mechanics() const { return *mechanics_; }
  const rules::SightMap& sight() const { return fields().sight(); }
  /// The zones and floods of the position.
  rules::Fields& fields() const { return *fields_; }

  /// The piece with the slug of a unit or leader. Throws Error NotFound.
  rules::Member piece(std::string_view name) const;
  /// Whether a text is the number of a hex of the map.
  bool isHex(std::string_view number) const;
  /// Throws Error NotFound for what is no hex of the map.
  hex::HexKey hex(std::string_view number) const;
  /// The two neighbours that "1010/1011" names. Throws Error NotFound, or BadInput if they are none.
  std::pair<hex::HexKey, hex::HexKey> hexsideBetween(std::string_view hexes) const;
  /// Throws Error NotFound.
  const model::Army& army(std::string_view name) const;
  const model::Player& player(std::string_view name) const;

  /// How a piece is named: its slug, or the words of its placement.
  std::string nameOf(rules::Member member) const;
  std::string numberOf(hex::HexKey hex) const { return layout_.number(hex); }

 private:
  void suppose(const std::string& text);
  /// A level of a unit's, command's, army's or hexside's state.
  void supposeState(const std::string& whose, const std::string& state, const std::string& level);
  /// Throws Error NotFound for a level that the state doesn't have.
  void needLevel(const std::string& state, const std::string& level) const;
  /// The states of the game at the turn that is supposed, where they are sure.
  void takeGameStates();
  void supposePiece(Id<model::Placement> placement, std::string_view what, std::string_view value);
  Id<model::Placement> placementOf(std::string_view name) const;
  std::pair<std::optional<hex::HexKey>, std::optional<hex::HexKey>> hexesNamed(const std::string& text) const;

  model::Battle battle_;
  Id<model::Variant> variant_;
  hex::Layout layout_;
  rules::GameState state_;
  std::optional<rules::RuleBook> book_;
  std::optional<rules::Figures> figures_;
  rules::PlacementList setUp_;
  std::optional<rules::Mechanics> mechanics_;
  std::optional<rules::Position> position_;
  mutable std::optional<rules::Fields> fields_;   // remembers what it has computed
};

/// Throws Error NotFound for a name that nothing of a kind ("unit", "action") has, with the near ones of those there
/// are.
[[noreturn]] void failName(std::string_view kind, std::string_view name, std::vector<std::string> known);

}  // namespace redoubt::ask
