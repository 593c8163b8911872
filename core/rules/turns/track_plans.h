#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/model/track_verbs.h"
#include "core/rules/turns/schedule.h"

/// Tracks that the rules need: their spaces, and the rules and events that mention them (K3.0, K6.74, K8.11, K10.12).
namespace redoubt::rules {

/// The turns of all scenarios together, for a track that all of them use; without scenarios those of the rule
/// `turns/count`. Nothing if no turns are given.
std::optional<TurnRange> turnsOfAll(const model::Battle& battle, const RuleBook& book);

/// A space for every turn, labelled with its number: `turn-1`, `turn-2`, … At most kMostSpaces.
std::vector<model::SpacePlan> turnSpaces(int first, int last);
/// A space for every number of points, labelled with its sign: `minus-2`, `0`, `plus-1`, … At most kMostSpaces.
std::vector<model::SpacePlan> pointSpaces(int from, int to);
/// A space for every number, labelled with it: `space-1`, `minus-1`, … At most kMostSpaces.
std::vector<model::SpacePlan> numberSpaces(int from, int to);
/// The zones of the rule `morale-track/zones` with `each` spaces each: in the middle those that help no player, on one
/// side of them the first player's and on the other the second's, from the smallest to the greatest effect (K8.11,
/// K8.14). Empty if the rules have no zones, or zones of more than two players.
std::vector<model::SpacePlan> zoneSpaces(const RuleBook& book, int each);

/// The rules and events that name a track by its slug, not counting its start settings.
struct TrackMentions {
  std::vector<std::string> own;        ///< paths of rules of the battle's own system
  std::vector<std::string> inherited;  ///< paths of rules that it inherits
  std::vector<Id<model::Event>> events;

  bool empty() const { return own.empty() && inherited.empty() && events.empty(); }
  friend bool operator==(const TrackMentions&, const TrackMentions&) = default;
};
TrackMentions trackMentions(const model::Battle& battle, const RuleBook& book, Id<model::Track> track);

/// model::removeTrack() that also removes the battle's own rules that name the track. Events and inherited rules stay,
/// and checks report them.
model::Edit removeTrackAndRules(const model::Battle& battle, const RuleBook& book, Id<model::Track> track,
                                std::string title);

}  // namespace redoubt::rules
