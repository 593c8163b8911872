#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/rules/mechanics/engagement.h"

/// The course of a turn by a battle's own rules: segments, pools of chits, activations.
namespace redoubt::rules {

/// A segment of the turn that the position is in.
struct SegmentNow {
  const SegmentRules* rules = nullptr;
  std::vector<Member> units;     ///< on the map, that act in it
  std::vector<Member> perhaps;   ///< of which that is unknown
  std::optional<Rational> most;  ///< acts of one player; nothing: any number, or unknown
  bool isUnsure = false;         ///< whether there is one depends on something unknown
  std::vector<TableResult> opens = {};  ///< who begins, by its table, with the chances
};
/// Those of this turn, in their order.
std::vector<SegmentNow> segmentsNow(const Mechanics& mechanics, const Position& position, Fields& fields);

/// Why a unit may not do something in the phase that the position is in: an action by its name and question, "move",
/// "rally". Nothing if it may, or if the phase is no segment of the rules.
struct SegmentRefusal {
  std::string rule;
  bool isUnsure = false;
};
std::optional<SegmentRefusal> refusalByPhase(const Mechanics& mechanics, const Position& position,
                                             const Situation& situation, std::string_view action,
                                             std::string_view question, Member unit);

/// A chit that is in a pool, once for each leader or command of a rule for several.
struct ChitNow {
  const ChitRules* rules = nullptr;
  std::string name;      ///< the leader's or command's slug for those, otherwise that of the rule
  bool isUnsure = false;  ///< whether it is there depends on something unknown
};
/// Those of this turn, by pool and rule.
std::vector<ChitNow> chitsNow(const Mechanics& mechanics, const Position& position, Fields& fields);

/// What a chit does.
struct ChitEffect {
  std::vector<Member> units;   ///< on the map, that it activates
  std::vector<Member> unsure;  ///< those that it perhaps activates
  struct Level {
    std::string name;
    Chance chance;
    std::optional<ActivationLevel> level = {};  ///< nothing: the rules don't say what it allows
    std::optional<Rational> most = {};
  };
  std::vector<Level> levels;  ///< by its table; for an event the results
  std::vector<std::string> missing;
};
ChitEffect effectOf(const Mechanics& mechanics, const Position& position, Fields& fields, const ChitNow& chit);

}  // namespace redoubt::rules
