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

/// What a relocation changes and what it costs.
struct RelocationReport {
  std::vector<LostCounter> counters;
  std::vector<LostMark> labels;
  std::vector<LostMark> symbols;
  std::vector<LostMark> notes;
  std::vector<LostZoneHexes> zones;
  std::map<std::string, int> lostHexsides;  ///< off the map, by kind
  std::map<std::string, int> lostLinks;
  std::map<std::string, int> partedHexsides;  ///< by kind: they no longer lie between the same hexes
  std::map<std::string, int> partedLinks;     ///< by kind: they go, for they no longer join neighbours
  int hexesLost = 0;
  int hexesGained = 0;
  int halfHexesGained = 0;  ///< hexes on both maps, whole before and half after
  int halfHexesLost = 0;
  int renumbered = 0;
  std::vector<Renumbered> examples;  ///< a few of them
  std::vector<Mention> mentions;

  /// True if rows go, counters aside.
  bool losesContent() const;
};

struct Relocated {
  Edit edit;
  RelocationReport report;
};

/// The edit that carries along every row that names a hex, what the file says of its origin, and waived findings of it;
/// what has no place any more is removed with these. Counters without a place are reported and stay as they are, for
/// the caller to decide. The row of the map is not in the edit.
Relocated relocate(const Battle& battle, const Relocation& relocation, std::string title);

/// `edit` without what would change nothing.
Edit pruned(const Battle& battle, const Edit& edit);

}  // namespace redoubt::model
