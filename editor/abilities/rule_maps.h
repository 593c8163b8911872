#pragma once

#include <QObject>
#include <list>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "core/ask/world.h"
#include "core/rules/mechanics/meetings.h"
#include "core/rules/mechanics/moves.h"
#include "core/rules/sight/sight.h"
#include "editor/session/session.h"

namespace redoubt::editor {

/// The map as the rules see it: the cost of every step of a mover, what blocks sight, and which units are where. Each
/// part is made on the first request and kept. After an edit of a hex, hexside or link only that place is read again.
/// References are valid until the battle changes or other movers are requested.
class RuleMaps : public QObject {
  Q_OBJECT

 public:
  explicit RuleMaps(const Session& session, QObject* parent = nullptr);

  const rules::MovementRules& movementRules();
  const rules::MovementMap& movement(const rules::Mover& mover);
  const rules::Mechanics& mechanics();
  /// Whether the battle has rules of its own for moves (`flood/…`, `zone/…/effect/…`, `rating/movement`).
  bool changesMoves() { return rules::changesMoves(mechanics()); }
  /// The ways in which a counter can move by those rules, valid until the next call.
  const std::vector<rules::MoveWay>& waysOfMoving(const model::Placement& counter, const rules::Mover& mover);
  /// Of a counter across two hexes the rule that doesn't say whether it turns, so that its moves are not all known.
  /// Empty: they are, or it lies in one hex.
  std::string silentAboutTurns(const model::Placement& counter);
  /// The map of its retreats.
  rules::MovementMap retreat(const model::Placement& counter, const rules::Mover& mover);
  /// Units of its player and of the others. Estimated sizes are used as they are.
  rules::Meetings meetingsOf(const model::Placement& counter) { return meetingsOf(std::vector{&counter}); }
  /// The same for counters of one player that move together; at least one. They don't meet each other.
  rules::Meetings meetingsOf(const std::vector<const model::Placement*>& together);
  /// Whether counters that move together are too many for one stack in a hex.
  bool areTooMany(const std::vector<const model::Placement*>& together, hex::HexKey hex);

  /// With the units of the set-up that block sight.
  const rules::SightMap& sight();
  /// `range` is clamped to 0 to SightScanner::kMaxRange.
  const rules::SightScanner& scanner(int range);

  /// The shown set-up at the chosen moment as questions are asked of it, in the language of the window; null if none is
  /// shown. Valid until something changes.
  const ask::World* world();

  /// How often a map was made from nothing; for tests.
  int builds() const { return builds_; }

 signals:
  /// The battle, the set-up or the moment changed, so the maps may have changed.
  void changed();

 private:
  void forget();
  void follow(const model::Changes& changes);
  void followUnits();
  rules::Board board() const;
  std::vector<hex::HexKey> unitsInTheWay(const rules::SightRules& rules) const;

  const Session& session_;
  std::optional<rules::MovementRules> movementRules_;
  std::optional<rules::Mechanics> mechanics_;
  std::vector<rules::MoveWay> ways_;
  std::list<rules::MovementMap> movement_;  ///< of the last movers, the latest first
  std::unique_ptr<ask::World> world_;
  std::optional<rules::SightMap> sight_;
  std::vector<hex::HexKey> inTheWay_;  ///< the hexes with units that sight_ contains
  std::map<int, rules::SightScanner> scanners_;
  int builds_ = 0;
};

/// The set-up that is shown, at no moment of the game.
rules::Board boardOf(const Session& session);
/// The arm, type and formation of a counter in the set-up; nullopt if the rules know no arm for it.
std::optional<rules::Mover> moverOf(const Session& session, const model::Placement& counter);
/// The army in whose set-up a counter is; null if there is none.
const model::Army* armyOf(const model::Battle& battle, const model::Placement& counter);
/// The direction that is given for a counter; nullopt if it is free or unknown.
std::optional<hex::Direction> directionOf(const model::Placement& counter);

}  // namespace redoubt::editor
