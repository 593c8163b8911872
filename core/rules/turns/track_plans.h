#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/model/track_verbs.h"
#include "core/rules/turns/schedule.h"

/// Tracks as the rules want them: what their spaces are, and which rules and events speak of them (K3.0, K6.74, K8.11,
/// K10.12).
namespace redoubt::rules {

/// The turns of all scenarios together, for a track that serves each of them; without scenarios those of the rule
/// `turns/count`. Nothing where nothing tells.
std::optional<TurnRange> turnsOfAll(const model::Battle& battle, const RuleBook& book);

/// A space for every turn, bearing its number: `turn-1`, `turn-2`, … At most kMostSpaces.
std::vector<model::SpacePlan> turnSpaces(int first, int last);
/// A space for every number of points, bearing it with its sign: `minus-2`, `0`, `plus-1`, … At most kMostSpaces.
std::vector<model::SpacePlan> pointSpaces(int from, int to);
/// A space for every number, bearing it: `space-1`, `minus-1`, … At most kMostSpaces.
std::vector<model::SpacePlan> numberSpaces(int from, int to);
/// The zones of the rule `morale-track/zones` with `each` spaces each: in the middle those that help nobody, on one
/// side of them the first player's and on the other the second's, from what helps little to what helps much (K8.11,
/// K8.14). Empty where the rules have no zones, or those of more than two players.
std::vector<model::SpacePlan> zoneSpaces(const RuleBook& book, int each);

/// What names a track by its slug and is no start of it.
struct TrackMentions {
  std::vector<std::string> own;        ///< paths of rules of the battle's own system
  std::vector<std::string> inherited;  ///< paths of rules that it inherits
  std::vector<Id<model::Event>> events;

  bool empty() const { return own.empty() && inherited.empty() && events.empty(); }
  friend bool operator==(const TrackMentions&, const TrackMentions&) = default;
};
TrackMentions trackMentions(const model::Battle& battle, const RuleBook& book, Id<model::Track> track);

/// model::removeTrack() with the battle's own rules that name it. Events and inherited rules stay, and checks find
/// them.
model::Edit removeTrackAndRules(const model::Battle& battle, const RuleBook& book, Id<model::Track> track,
                                std::string title);

}  // namespace redoubt::rules
