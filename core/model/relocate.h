#pragma once

#include <map>
#include <string>
#include <vector>

#include "core/model/edit.h"
#include "core/model/relocation.h"

namespace redoubt::model {

/// A counter whose hex has no place any more: a placement at a hex, or within a distance of one.
struct LostCounter {
  Id<Placement> placement;
  std::string name;
  hex::HexKey hex;
};

/// A label, symbol or note that goes with its hex: its text, kind or text.
struct LostMark {
  std::string name;
  hex::HexKey hex;
};

/// A zone that loses hexes. It stays, though without any where `left` is 0, for entries and placements name it.
struct LostZoneHexes {
  Id<Zone> zone;
  std::string title;
  ZoneKind kind = ZoneKind::Area;
  int lost = 0;
  int left = 0;
};

/// A hex on both maps whose printed number changes; empty for none.
struct Renumbered {
  std::string before;
  std::string after;
};

/// A text of the author's that speaks of a number which another hex has afterwards, or none. It is not touched.
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

/// What a relocation changes and what it costs.
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
  int facings = 0;  ///< counters that look at other hexes than before
  int hexesLost = 0;
  int hexesGained = 0;
  int halfHexesGained = 0;  ///< hexes on both maps, whole before and half after
  int halfHexesLost = 0;
  int renumbered = 0;
  std::vector<Renumbered> examples;  ///< a few of them
  std::vector<Mention> mentions;

  /// True if rows go and no others stand for them, counters aside.
  bool losesContent() const;
};

struct Relocated {
  Edit edit;
  RelocationReport report;
};

/// The edit that carries along every row that names a hex, what the file says of its origin, and waived findings of it;
/// what has no place any more is removed with these. Counters without a place are reported and stay as they are, for
/// the caller to decide. What is drawn anew, and the direction of counters that look at other hexes, is set by hand if
/// the file says where it came from. The row of the map is not in the edit.
Relocated relocate(const Battle& battle, const Relocation& relocation, std::string title);

/// Turns `row`, which still has its old hex, as Relocation::facing() has it; where it then looks at other hexes, `edit`
/// says that its direction is set by hand.
void turnAlong(Edit& edit, const Battle& battle, const Relocation& relocation, Placement& row);

/// `edit` without what would change nothing.
Edit pruned(const Battle& battle, const Edit& edit);

}  // namespace redoubt::model
