#pragma once

#include <chrono>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "core/ask/answer.h"

/// How far the rules of a battle reach over its map: what is shown of one of them, as plain values.
namespace redoubt::editor {

/// A zone or flood of the rules, or the older rules of control or command, that can be shown on the map.
struct MapRule {
  enum class Kind {
    Zone,
    Control,       ///< the older `control/…`
    Trace,         ///< a flood: whether units are reached, and by which way
    CommandRange,  ///< the older `command/…`
    Move,          ///< a flood: a way of moving
    Retreat,
  };
  Kind kind = Kind::Zone;
  std::string path;           ///< "flood/supply", "control/zones"
  std::string name = {};      ///< of the zone or flood
  std::string question = {};  ///< what is asked to get the flood

  friend bool operator==(const MapRule&, const MapRule&) = default;
};

/// Whether it can be shown for one unit only.
bool isAboutOne(MapRule::Kind kind);
/// The rules of a battle that can be shown: zones, what is traced, ways of moving.
std::vector<MapRule> mapRules(const rules::Mechanics& mechanics, const rules::RuleBook& book);

/// For whom a rule is shown.
struct MapAudience {
  enum class Whose { Selected, All, Army };
  Whose whose = Whose::Selected;
  std::string army = {};  ///< by slug

  friend bool operator==(const MapAudience&, const MapAudience&) = default;
};

/// Why there is nothing to show.
enum class MapRuleFault {
  None,
  NothingSelected,
  NotOnMap,   ///< the counter has no hex of its own
  NoUnit,     ///< the counter is a marker
  Refused,    ///< a rule forbids it
  NotForIt,   ///< the rule is not for this unit
  NoRetreat,  ///< no result brings a retreat
};

/// What a side has of a zone, or where it is reached.
struct MapArea {
  std::string side;  ///< the player, by slug
  int place = 0;     ///< of the player among all of them
  std::set<hex::HexKey> sure;
  std::set<hex::HexKey> possible;  ///< those that depend on something unknown; none of the sure ones
};

/// A unit that is reached or not.
struct Traced {
  Id<model::Placement> counter;
  hex::HexKey hex;
  rules::Verdict in = rules::Verdict::Unknown;
  bool isNeeded = true;           ///< false: it need not be reached
  std::vector<hex::HexKey> path;  ///< from the start to the unit; empty if it is not reached
  bool isAbove = false;           ///< it commands the one before as overall commander, not by this rule
};

struct MapRuleFacts {
  MapRuleFault fault = MapRuleFault::None;
  std::string refusal;               ///< the rule that forbids it; for Refused
  std::vector<MapArea> areas;        ///< one for each side that has any
  std::set<hex::HexKey> starts;      ///< where it is traced from, if for one unit
  std::set<hex::HexsideKey> closed;  ///< over which a rule keeps it from going on, if for one unit
  std::vector<Traced> units;         ///< those that need to be reached; of a source those that it reaches
  std::vector<Traced> chain;         ///< for one unit: itself, what reaches it, what reaches that, up to who is above all
  std::map<hex::HexKey, Rational> costs;  ///< of a move, by the hex in which it ends
  int waiting = 0;                        ///< units that have not been asked for yet
  rules::Certainty certainty = rules::Certainty::Known;
  std::vector<ask::Reason> because;

  /// The one unit, if it is about one that has to be reached; null otherwise.
  const Traced* unit() const { return chain.empty() || !chain.front().isNeeded ? nullptr : &chain.front(); }
  int hexes() const;          ///< sure ones
  int possibleHexes() const;  ///< that are sure for nobody
  int count(rules::Verdict in) const;
};

/// Gathers what is shown of a rule, unit by unit, so that a window can go on in between. For all pieces of an audience;
/// with Selected, and of rules about one unit, for `selected`, which is on the map. What is passed must outlive it.
class MapRuleGathering {
 public:
  MapRuleGathering(const ask::World& world, const MapRule& rule, const MapAudience& audience, rules::Member selected);
  ~MapRuleGathering();
  MapRuleGathering(const MapRuleGathering&) = delete;
  MapRuleGathering& operator=(const MapRuleGathering&) = delete;

  bool isDone() const;
  /// Asks for units until all are asked for, or until that time has passed; one at least.
  void go(std::chrono::milliseconds time);
  /// So far; the places of its members stay the same while it goes on.
  const MapRuleFacts& facts() const;

 private:
  class Work;
  std::unique_ptr<Work> work_;
};

}  // namespace redoubt::editor
