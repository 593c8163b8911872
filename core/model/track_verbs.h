#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/model/edit.h"

/// Edits of the tracks next to the map and their spaces. Each verb leaves out rows that would not change; a track or
/// space that is not in the battle gives an empty edit. A value that changes is no longer marked as printed by its
/// source. `title` is what history shows.
namespace redoubt::model {

inline constexpr int kMostSpaces = 500;   ///< of one track
inline constexpr int kMostOnSpace = 999;  ///< counters that a space can be said to hold

/// A planned space.
struct SpacePlan {
  std::string slug;  ///< unique within one track; numbered if it is taken
  std::string label;
  std::optional<int> capacity = {};

  friend bool operator==(const SpacePlan&, const SpacePlan&) = default;
};

/// The slug a track of that name gets: the name slugged, and numbered where a track has that slug already.
std::string freeTrackSlug(const Battle& battle, std::string_view name);

/// A new track; its row is the only one in `puts<Track>()`. Without a name or a kind, no edit.
Edit makeTrack(const Battle& battle, std::string_view name, std::string_view kind, std::span<const SpacePlan> spaces,
               std::string title);
/// A new track with the same spaces.
Edit duplicateTrack(const Battle& battle, Id<Track> track, std::string_view name, std::string title);
/// The slug stays, because rules and scenarios name the track by it. Without a name, no edit.
Edit renameTrack(const Battle& battle, Id<Track> track, std::string_view name, std::string title);
Edit setTrackKind(const Battle& battle, Id<Track> track, std::string_view kind, std::string title);

/// A new space after `after`, or at the end; its row is the last in `puts<Space>()`. Nothing on a track of kMostSpaces.
Edit addSpace(const Battle& battle, Id<Track> track, std::optional<Id<Space>> after, const SpacePlan& plan,
              std::string title);
/// The slug of a space stays, because rules and scenarios name it by it.
Edit setSpaceLabel(const Battle& battle, std::span<const Id<Space>> spaces, std::string_view label, std::string title);
/// How many counters each of them holds at most, 0 to kMostOnSpace; nothing: the track doesn't say.
Edit setSpaceCapacity(const Battle& battle, std::span<const Id<Space>> spaces, std::optional<int> capacity,
                      std::string title);
/// Moves spaces of one track by one place, -1 up and 1 down; nothing where one of them is at that end.
Edit moveSpaces(const Battle& battle, std::span<const Id<Space>> spaces, int by, std::string title);

/// The rows that name spaces.
struct SpaceUses {
  std::vector<Id<Placement>> placements;  ///< counters begin there
  std::vector<KeyOf<Setting>> starts;     ///< the marker of the track begins there, in these scenarios

  bool empty() const { return placements.empty() && starts.empty(); }
  friend bool operator==(const SpaceUses&, const SpaceUses&) = default;
};
SpaceUses spaceUses(const Battle& battle, std::span<const Id<Space>> spaces);

/// Removes spaces with their uses: counters that began there are off the map, and scenarios no longer say where the
/// marker begins. It must be applied to all variants: a placement that another variant only inherits would keep the
/// space.
Edit removeSpaces(const Battle& battle, std::span<const Id<Space>> spaces, std::string title);
/// The same for a track with all its spaces, and every start that scenarios give it.
Edit removeTrack(const Battle& battle, Id<Track> track, std::string title);

/// The spaces of a track that are not in a plan of the whole track.
std::vector<Id<Space>> spacesBeside(const Battle& battle, Id<Track> track, std::span<const SpacePlan> plan);
/// Makes the spaces of a track those of a plan, in its order: a space of a slug that the plan has stays the same row
/// and gets the plan's label; the others are removed as by removeSpaces().
Edit refillTrack(const Battle& battle, Id<Track> track, std::span<const SpacePlan> plan, std::string title);

}  // namespace redoubt::model
