#include "core/model/placement_verbs.h"

#include <algorithm>
#include <array>

#include "core/model/map_verbs.h"
#include "core/model/origins.h"
#include "core/model/standing.h"

namespace redoubt::model {
namespace {

// What the author set by hand is no longer what the source prints: the field gets an origin of its own.
void disownField(Edit& edit, const Battle& battle, const Placement& placement, std::string_view field) {
  markSetByHand(edit, battle, Placement::kTable, keyText<Placement>(placement.key()), field);
}

bool standsAlike(const Placement& a, const Placement& b) {
  return a.rule == b.rule && a.hex == b.hex && a.distance == b.distance && a.zone == b.zone && a.space == b.space &&
         a.entry == b.entry;
}

// Writes each existing placement as `change` returns it, if that is different.
template <class Change>
Edit changed(const Battle& battle, std::span<const Id<Placement>> placements, std::string title, Change&& change) {
  Edit edit(std::move(title));
  for (const Id<Placement> id : placements) {
    const Placement* old = battle.find<Placement>(id);
    if (!old) continue;
    Placement row = *old;
    change(row);
    if (row == *old) continue;
    if (!standsAlike(row, *old)) disownField(edit, battle, row, "hex");
    if (row.secondHex != old->secondHex) disownField(edit, battle, row, "second_hex");
    if (row.direction != old->direction) disownField(edit, battle, row, "direction");
    if (row.count != old->count) disownField(edit, battle, row, "count");
    edit.put(std::move(row));
  }
  return edit;
}

// A second hex that says nothing where it stands is left behind.
std::optional<hex::HexKey> secondHexAt(const Battle& battle, const Placement& row, hex::HexKey to) {
  if (!isLong(row) || layoutFault(battle)) return std::nullopt;
  return secondAlong(layoutOf(battle), standingHexes(row), to);
}

void clearPlace(Placement& row) {
  row.hex.reset();
  row.distance.reset();
  row.zone.reset();
  row.space.reset();
  row.entry.reset();
}

void putAt(Placement& row, hex::HexKey hex, int stack) {
  clearPlace(row);
  row.rule = PlacementRule::At;
  row.hex = hex;
  row.stack = stack;
}

void putBy(Placement& row, const StartRule& start) {
  clearPlace(row);
  row.rule = start.rule;
  row.stack = 1;
  row.secondHex.reset();
  switch (start.rule) {
    case PlacementRule::Within:
      row.distance = start.distance;
      row.hex = start.hex;
      if (!start.hex) row.zone = start.zone;
      break;
    case PlacementRule::Zone: row.zone = start.zone; break;
    case PlacementRule::Space: row.space = start.space; break;
    case PlacementRule::Enters:
    case PlacementRule::OnActivation: row.entry = start.entry; break;
    case PlacementRule::At:
    case PlacementRule::WithOwnUnits:
    case PlacementRule::OffMap: break;
  }
}

// Of the first counter of a subject in a block, without a place.
Placement newPlacement(const Battle& battle, Id<SetUpBlock> block, const Subject& subject) {
  Placement row;
  row.id = {randomId()};
  row.block = block;
  row.subject = subject.leader           ? PlacementSubject::Leader
                : subject.marker.empty() ? PlacementSubject::Unit
                                         : PlacementSubject::Marker;
  row.unit = subject.unit;
  row.leader = subject.leader;
  row.words = nameOf(battle, subject);
  for (const Placement& other : battle.where<&Placement::block>(block)) {
    row.ordinal = std::max(row.ordinal, other.ordinal + 1);
  }
  return row;
}

}  // namespace

Subject subjectOf(const Placement& placement) {
  const bool isMarker = placement.subject == PlacementSubject::Marker;
  return {placement.unit, placement.leader, isMarker ? placement.words : std::string()};
}

std::string nameOf(const Battle& battle, const Subject& subject) {
  if (const Unit* unit = battle.find(subject.unit)) return unit->name;
  if (const Leader* leader = battle.find(subject.leader)) return leader->name;
  return subject.marker;
}

std::string nameOf(const Battle& battle, const Placement& placement) {
  std::string name = nameOf(battle, subjectOf(placement));
  return name.empty() ? placement.words : name;
}

Edit place(const Battle& battle, Id<SetUpBlock> block, const Subject& subject, hex::HexKey hex,
           std::optional<Facing> direction, int stack, std::string title) {
  Placement row = newPlacement(battle, block, subject);
  row.direction = direction;
  putAt(row, hex, stack);
  Edit edit(std::move(title));
  edit.put(std::move(row));
  return edit;
}

StartRule startRuleOf(const Placement& placement) {
  return {placement.rule, placement.hex, placement.distance, placement.zone, placement.space, placement.entry};
}

Edit beginBy(const Battle& battle, std::span<const Id<Placement>> placements, const StartRule& rule,
             std::string title) {
  return changed(battle, placements, std::move(title), [&](Placement& row) { putBy(row, rule); });
}

Edit placeBy(const Battle& battle, Id<SetUpBlock> block, const Subject& subject, const StartRule& rule,
             std::string title) {
  Placement row = newPlacement(battle, block, subject);
  putBy(row, rule);
  Edit edit(std::move(title));
  edit.put(std::move(row));
  return edit;
}

Edit moveTo(const Battle& battle, std::span<const Id<Placement>> placements, hex::HexKey hex, int stack,
            std::string title) {
  return changed(battle, placements, std::move(title), [&](Placement& row) {
    row.secondHex = secondHexAt(battle, row, hex);
    putAt(row, hex, stack++);
  });
}

Edit turn(const Battle& battle, std::span<const Id<Placement>> placements, int steps, hex::Direction start,
          std::string title) {
  return changed(battle, placements, std::move(title), [&](Placement& row) {
    const bool known = row.direction && row.direction->direction;
    row.direction = Facing{known ? hex::turned(*row.direction->direction, steps) : start};
  });
}

Edit setFacing(const Battle& battle, std::span<const Id<Placement>> placements, std::optional<Facing> facing,
               std::string title) {
  return changed(battle, placements, std::move(title), [&](Placement& row) { row.direction = facing; });
}

Edit setSecondHex(const Battle& battle, Id<Placement> placement, std::optional<hex::HexKey> second, std::string title) {
  return changed(battle, std::array{placement}, std::move(title), [&](Placement& row) {
    if (row.rule == PlacementRule::At && row.hex && row.hex != second) row.secondHex = second;
  });
}

Edit restack(const Battle& battle, std::span<const Id<Placement>> inOrder, std::string title) {
  int stack = 1;
  return changed(battle, inOrder, std::move(title), [&](Placement& row) { row.stack = stack++; });
}

Edit setCount(const Battle& battle, Id<Placement> placement, int count, std::string title) {
  return changed(battle, std::array{placement}, std::move(title),
                 [&](Placement& row) { row.count = std::max(count, 1); });
}

Edit takeOne(const Battle& battle, Id<Placement> placement, std::string title) {
  const Placement* row = battle.find<Placement>(placement);
  if (row && row->count > 1) return setCount(battle, placement, row->count - 1, std::move(title));
  return remove(battle, std::array{placement}, std::move(title));
}

Edit remove(const Battle& battle, std::span<const Id<Placement>> placements, std::string title) {
  Edit edit(std::move(title));
  for (const Id<Placement> id : placements) {
    if (battle.find<Placement>(id)) edit.erase<Placement>(id);
  }
  return edit;
}

}  // namespace redoubt::model
