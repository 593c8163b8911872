#include "core/model/track_verbs.h"

#include <algorithm>
#include <set>

#include "core/base/text.h"
#include "core/model/origins.h"

namespace redoubt::model {
namespace {

constexpr std::string_view kStart = "track/";  // settings say where the marker of each track begins

// In the order they lie.
std::vector<Space> spacesOn(const Battle& battle, Id<Track> track) {
  std::vector<Space> spaces;
  for (const Space& space : battle.where<&Space::track>(track)) spaces.push_back(space);
  std::stable_sort(spaces.begin(), spaces.end(), [](const Space& a, const Space& b) { return a.ordinal < b.ordinal; });
  return spaces;
}

std::set<std::string> slugsOf(const std::vector<Space>& spaces) {
  std::set<std::string> slugs;
  for (const Space& space : spaces) slugs.insert(space.slug);
  return slugs;
}

std::string freeSlug(const std::set<std::string>& taken, const SpacePlan& plan) {
  std::string wanted = plan.slug.empty() ? slugged(plan.label) : plan.slug;
  if (wanted.empty()) wanted = "space";
  std::string slug = wanted;
  for (int number = 2; taken.contains(slug); ++number) slug = wanted + "-" + std::to_string(number);
  return slug;
}

// Writes the rows that have changed, in the order given; ordinals that are ascending already stay.
void settle(Edit& edit, const Battle& battle, std::vector<Space> spaces) {
  const bool ascends = std::adjacent_find(spaces.begin(), spaces.end(), [](const Space& a, const Space& b) {
                         return a.ordinal >= b.ordinal;
                       }) == spaces.end();
  int ordinal = 0;
  for (Space& space : spaces) {
    ++ordinal;
    if (!ascends) space.ordinal = ordinal;
    const Space* old = battle.find<Space>(space.id);
    if (!old || !(*old == space)) edit.put(std::move(space));
  }
}

void putSpace(Edit& edit, const Battle& battle, const Space& old, Space row) {
  if (row == old) return;
  const std::string key = keyText<Space>(row.id);
  if (row.label != old.label) markSetByHand(edit, battle, Space::kTable, key, "label");
  if (row.capacity != old.capacity) markSetByHand(edit, battle, Space::kTable, key, "capacity");
  edit.put(std::move(row));
}

template <class Change>
Edit changedSpaces(const Battle& battle, std::span<const Id<Space>> spaces, std::string title, const Change& change) {
  Edit edit(std::move(title));
  for (const Id<Space> id : std::set<Id<Space>>(spaces.begin(), spaces.end())) {
    const Space* old = battle.find<Space>(id);
    if (!old) continue;
    Space row = *old;
    change(row);
    putSpace(edit, battle, *old, std::move(row));
  }
  return edit;
}

// Scenarios name a space by its slug, in the setting of its track.
bool isStartAt(const Battle& battle, const Setting& setting, const Space& space) {
  const Track* track = battle.find<Track>(space.track);
  return track && setting.path == std::string(kStart) + track->slug && setting.value.text == '"' + space.slug + '"';
}

void dropUses(Edit& edit, const Battle& battle, const SpaceUses& uses) {
  for (const Id<Placement> id : uses.placements) {
    Placement row = *battle.find<Placement>(id);
    row.space.reset();
    row.rule = PlacementRule::OffMap;
    markSetByHand(edit, battle, Placement::kTable, keyText<Placement>(id), "space");
    edit.put(std::move(row));
  }
  for (const auto& key : uses.starts) eraseWithOrigins<Setting>(edit, battle, key);
}

void dropSpaces(Edit& edit, const Battle& battle, std::span<const Id<Space>> spaces) {
  for (const Id<Space> id : std::set<Id<Space>>(spaces.begin(), spaces.end())) {
    if (battle.find<Space>(id)) eraseWithOrigins<Space>(edit, battle, id);
  }
}

std::vector<Id<Space>> idsOf(const std::vector<Space>& spaces) {
  std::vector<Id<Space>> ids;
  for (const Space& space : spaces) ids.push_back(space.id);
  return ids;
}

}  // namespace

std::string freeTrackSlug(const Battle& battle, std::string_view name) {
  const std::string wanted = slugged(name).empty() ? "track" : slugged(name);
  std::string slug = wanted;
  for (int number = 2; battle.bySlug<Track>(slug); ++number) slug = wanted + "-" + std::to_string(number);
  return slug;
}

Edit makeTrack(const Battle& battle, std::string_view name, std::string_view kind, std::span<const SpacePlan> spaces,
               std::string title) {
  Edit edit(std::move(title));
  if (words(name).empty() || words(kind).empty()) return edit;
  const Id<Track> track{randomId()};
  edit.put(Track{track, freeTrackSlug(battle, name), std::string(kind), std::string(name)});
  std::set<std::string> taken;
  int ordinal = 0;
  for (const SpacePlan& plan : spaces) {
    const std::string slug = freeSlug(taken, plan);
    taken.insert(slug);
    edit.put(Space{{randomId()}, slug, track, ++ordinal, plan.label, plan.capacity});
  }
  return edit;
}

Edit duplicateTrack(const Battle& battle, Id<Track> track, std::string_view name, std::string title) {
  const Track* row = battle.find<Track>(track);
  if (!row) return Edit(std::move(title));
  std::vector<SpacePlan> plans;
  for (const Space& space : spacesOn(battle, track)) plans.push_back({space.slug, space.label, space.capacity});
  return makeTrack(battle, name, row->kind, plans, std::move(title));
}

Edit renameTrack(const Battle& battle, Id<Track> track, std::string_view name, std::string title) {
  Edit edit(std::move(title));
  const Track* old = battle.find<Track>(track);
  if (!old || words(name).empty() || old->title == name) return edit;
  Track row = *old;
  row.title = name;
  markSetByHand(edit, battle, Track::kTable, keyText<Track>(track), "title");
  edit.put(std::move(row));
  return edit;
}

Edit setTrackKind(const Battle& battle, Id<Track> track, std::string_view kind, std::string title) {
  Edit edit(std::move(title));
  const Track* old = battle.find<Track>(track);
  if (!old || words(kind).empty() || old->kind == kind) return edit;
  Track row = *old;
  row.kind = kind;
  markSetByHand(edit, battle, Track::kTable, keyText<Track>(track), "kind");
  edit.put(std::move(row));
  return edit;
}

Edit addSpace(const Battle& battle, Id<Track> track, std::optional<Id<Space>> after, const SpacePlan& plan,
              std::string title) {
  Edit edit(std::move(title));
  std::vector<Space> spaces = spacesOn(battle, track);
  if (!battle.find<Track>(track) || static_cast<int>(spaces.size()) >= kMostSpaces) return edit;
  auto at = std::find_if(spaces.begin(), spaces.end(), [&](const Space& each) { return each.id == after; });
  if (at != spaces.end()) ++at;
  const int before = at == spaces.begin() ? 0 : std::prev(at)->ordinal;
  Space fresh{{randomId()}, freeSlug(slugsOf(spaces), plan), track, before + 1, plan.label, plan.capacity};
  spaces.insert(at, fresh);
  settle(edit, battle, spaces);
  // The new row last, so that callers find it.
  std::vector<Space> puts = edit.takePuts<Space>();
  std::stable_partition(puts.begin(), puts.end(), [&](const Space& each) { return each.id != fresh.id; });
  for (Space& each : puts) edit.put(std::move(each));
  return edit;
}

Edit setSpaceLabel(const Battle& battle, std::span<const Id<Space>> spaces, std::string_view label, std::string title) {
  return changedSpaces(battle, spaces, std::move(title), [&](Space& row) { row.label = label; });
}

Edit setSpaceCapacity(const Battle& battle, std::span<const Id<Space>> spaces, std::optional<int> capacity,
                      std::string title) {
  if (capacity) capacity = std::clamp(*capacity, 0, kMostOnSpace);
  return changedSpaces(battle, spaces, std::move(title), [&](Space& row) { row.capacity = capacity; });
}

Edit moveSpaces(const Battle& battle, std::span<const Id<Space>> spaces, int by, std::string title) {
  Edit edit(std::move(title));
  const std::set<Id<Space>> moving(spaces.begin(), spaces.end());
  const Space* first = moving.empty() ? nullptr : battle.find<Space>(*moving.begin());
  if (!first) return edit;
  std::vector<Space> all = spacesOn(battle, first->track);
  if (by > 0) std::reverse(all.begin(), all.end());
  const auto moves = [&](const Space& each) { return moving.contains(each.id); };
  if (moves(all.front())) return edit;
  for (std::size_t at = 1; at < all.size(); ++at) {
    if (moves(all[at])) std::swap(all[at - 1], all[at]);
  }
  if (by > 0) std::reverse(all.begin(), all.end());
  settle(edit, battle, std::move(all));
  return edit;
}

SpaceUses spaceUses(const Battle& battle, std::span<const Id<Space>> spaces) {
  SpaceUses uses;
  const std::set<Id<Space>> wanted(spaces.begin(), spaces.end());
  for (const Placement& row : battle.all<Placement>()) {
    if (row.space && wanted.contains(*row.space)) uses.placements.push_back(row.id);
  }
  for (const Setting& setting : battle.all<Setting>()) {
    const bool isStart = std::any_of(wanted.begin(), wanted.end(), [&](Id<Space> id) {
      const Space* space = battle.find<Space>(id);
      return space && isStartAt(battle, setting, *space);
    });
    if (isStart) uses.starts.push_back(setting.key());
  }
  return uses;
}

Edit removeSpaces(const Battle& battle, std::span<const Id<Space>> spaces, std::string title) {
  Edit edit(std::move(title));
  dropUses(edit, battle, spaceUses(battle, spaces));
  dropSpaces(edit, battle, spaces);
  return edit;
}

Edit removeTrack(const Battle& battle, Id<Track> track, std::string title) {
  const Track* row = battle.find<Track>(track);
  if (!row) return Edit(std::move(title));
  Edit edit = removeSpaces(battle, idsOf(spacesOn(battle, track)), std::move(title));
  for (const Setting& setting : battle.all<Setting>()) {
    const auto& taken = edit.erases<Setting>();
    const bool isTaken = std::find(taken.begin(), taken.end(), setting.key()) != taken.end();
    if (!isTaken && setting.path == std::string(kStart) + row->slug) {
      eraseWithOrigins<Setting>(edit, battle, setting.key());
    }
  }
  eraseWithOrigins<Track>(edit, battle, track);
  return edit;
}

std::vector<Id<Space>> spacesBeside(const Battle& battle, Id<Track> track, std::span<const SpacePlan> plan) {
  std::vector<Id<Space>> beside;
  for (const Space& space : spacesOn(battle, track)) {
    const bool isPlanned =
        std::any_of(plan.begin(), plan.end(), [&](const SpacePlan& each) { return each.slug == space.slug; });
    if (!isPlanned) beside.push_back(space.id);
  }
  return beside;
}

Edit refillTrack(const Battle& battle, Id<Track> track, std::span<const SpacePlan> plan, std::string title) {
  if (!battle.find<Track>(track)) return Edit(std::move(title));
  Edit edit = removeSpaces(battle, spacesBeside(battle, track, plan), std::move(title));
  const std::vector<Space> before = spacesOn(battle, track);
  int ordinal = 0;
  for (const SpacePlan& each : plan) {
    ++ordinal;
    const auto old =
        std::find_if(before.begin(), before.end(), [&](const Space& row) { return row.slug == each.slug; });
    if (old == before.end()) {
      edit.put(Space{{randomId()}, each.slug, track, ordinal, each.label, each.capacity});
      continue;
    }
    Space row = *old;
    row.label = each.label;
    row.ordinal = ordinal;
    putSpace(edit, battle, *old, std::move(row));
  }
  return edit;
}

}  // namespace redoubt::model
