#pragma once

#include <map>
#include <string>
#include <vector>

#include "core/model/edit.h"
#include "core/model/relocation.h"

namespace redoubt::model {

/// A counter of which a hex no longer has a place: a placement at a hex, or within a distance of one.
struct LostCounter {
  Id<Placement> placement;
  std::string name;
  hex::HexKey hex;
};

/// A label, symbol or note that is removed with its hex, named by its text, kind or text.
struct LostMark {
  std::string name;
  hex::HexKey hex;
};

/// A zone that loses hexes. The zone stays, even without hexes (`left` is 0), because entries and placements name it.
struct LostZoneHexes {
  Id<Zone> zone;
  std::string title;
  OpenWord<ZoneKind> kind = ZoneKind::Area;
  int lost = 0;
  int left = 0;
};

/// A hex on both maps whose printed number changes; empty for none.
struct Renumbered {
  std::string before;
  std::string after;
};

/// A text by the author that mentions a hex number which belongs to another hex, or to none, afterwards. It is not
/// changed.
struct Mention {
  std::string table;
  std::string name;
  std::string number;
};

/// Rows of a kind that lay between hexes that are no longer neighbours, and how many are drawn anew (retrace.h).
struct Retraced {
  int parted = 0;
  int drawn = 0;

  friend bool operator==(const Retraced&, const Retraced&) = default;
};

/// What a relocation changes and what is lost.
struct RelocationReport {
  std::vector<LostCounter> counters;
  std::vector<LostMark> labels;
  std::vector<LostMark> symbols;
  std::vector<LostMark> notes;
  std::vector<LostZoneHexes> zones;
  std::map<std::string, int> lostHexsides;  ///< off the map, by kind
  std::map<std::string, int> lostLinks;
  std::map<std::string, Retraced> retracedHexsides;  ///< by kind
  std::map<std::string, Retraced> retracedLinks;
  int facings = 0;  ///< counters that face other hexes than before
  int hexesLost = 0;
  int hexesGained = 0;
  int halfHexesGained = 0;  ///< hexes on both maps, whole before and half after
  int halfHexesLost = 0;
  int renumbered = 0;
  std::vector<Renumbered> examples;  ///< a few of them
  std::vector<Mention> mentions;

  /// True if rows are removed and not replaced, not counting counters.
  bool losesContent() const;
};

struct Relocated {
  Edit edit;
  RelocationReport report;
};

/// The edit that moves every row that names a hex, together with its origins and waived findings; rows that no longer
/// have a place are removed together with these. Counters without a place are reported and stay as they are, for the
/// caller to decide. Lines that are drawn anew, and directions of counters that face other hexes, are marked as set by
/// hand if they had an origin. The row of the map is not in the edit.
Relocated relocate(const Battle& battle, const Relocation& relocation, std::string title);

/// Gives `row`, which still has its old hex, the facing of Relocation::facing(); if it then faces other hexes, `edit`
/// records that its direction is set by hand.
void turnAlong(Edit& edit, const Battle& battle, const Relocation& relocation, Placement& row);

/// Gives the second hex of a long unit, of which `row` still has the old one but already has its new first hex, its
/// place on the new map: itself if it is still beside the first, otherwise the neighbour nearest to it. Where that is
/// another than before, `edit` records that it is set by hand.
void lieAlong(Edit& edit, const Battle& battle, const Relocation& relocation, Placement& row);

/// `edit` without the rows and keys that would change nothing.
Edit pruned(const Battle& battle, const Edit& edit);

}  // namespace redoubt::model
