#include <cstdlib>

#include "core/check/finding_collector.h"
#include "core/check/hex_by_hex.h"
#include "core/check/map/ground_kinds.h"
#include "core/check/map/map_checks.h"
#include "core/check/map/side_rows.h"

// Compares slopes, which are kinds of hexside with an upper side, with the levels of hexes. Many maps have only one of
// the two, so a mistake is only reported if the surroundings suggest one: a slope the wrong way round, a slope between
// equal levels next to hexes of other levels, a gap in a row of slopes that follows the levels.
namespace redoubt::check {
namespace {

using model::HighSide;

class Slopes {
 public:
  Slopes(FindingCollector& collector, GroundKinds& kinds) : gathering_(collector), kinds_(kinds) {}

  void lookAt(hex::HexKey hex) {
    forEachOwnSide<model::Hexside>(gathering_.battle(), hex, [&](const model::Hexside& row) {
      if (kinds_.of(row.kind).isSlope && layout().isInner(row.side)) lookAtSlope(row);
    });
    for (int side = 0; side < hex::kSides / 2; ++side) {
      const auto key = hex::HexsideKey::of(hex, side);
      if (key && layout().isInner(*key)) lookForGap(*key);
    }
  }

 private:
  struct Ends {
    hex::HexKey upper;
    hex::HexKey lower;
  };

  const hex::Layout& layout() const { return gathering_.layout(); }

  int levelOf(hex::HexKey hex) const {
    const model::HexRow* row = gathering_.battle().find<model::HexRow>(hex);
    return row ? row->level : 0;
  }

  // The kind of slope on the side; null for none.
  const GroundKind* slopeOn(hex::HexsideKey side) {
    for (const model::Hexside* row : rowsOn<model::Hexside>(gathering_.battle(), side)) {
      if (const GroundKind& kind = kinds_.of(row->kind); kind.isSlope) return &kind;
    }
    return nullptr;
  }

  void lookAtSlope(const model::Hexside& row) {
    const auto [near, far] = layout().hexesOf(row.side);
    const int rise = levelOf(near) - levelOf(far);
    const auto byLevel = rise == 0 ? std::nullopt : std::optional(rise > 0 ? HighSide::Near : HighSide::Far);
    if (!row.high) {
      addWithoutSide(row, byLevel);
    } else if (byLevel && byLevel != row.high) {
      addAgainstLevels(row, *byLevel);
    } else if (!byLevel && hasOtherLevelsBeside(near, far)) {
      add("slope-on-level", row, {{"level", std::to_string(levelOf(near))}});
    }
  }

  bool hasOtherLevelsBeside(hex::HexKey near, hex::HexKey far) const {
    for (const hex::HexKey hex : {near, far}) {
      for (const hex::HexKey next : layout().neighbours(hex)) {
        if (levelOf(next) != levelOf(near)) return true;
      }
    }
    return false;
  }

  void addWithoutSide(const model::Hexside& row, std::optional<HighSide> byLevel) {
    Arguments arguments;
    if (byLevel) arguments["upper"] = gathering_.hexName(endsOf(row.side, *byLevel).upper);
    add("slope-without-side", row, std::move(arguments));
    if (byLevel) fixBy("set-upper-hex", row, *byLevel);
  }

  void addAgainstLevels(const model::Hexside& row, HighSide byLevel) {
    add("slope-against-levels", row, levelsOf(endsOf(row.side, byLevel)));
    fixBy("turn-slope", row, byLevel);
  }

  // A side between different levels, with slopes at both of its ends.
  void lookForGap(hex::HexsideKey side) {
    const auto [near, far] = layout().hexesOf(side);
    const int rise = levelOf(near) - levelOf(far);
    if (rise == 0 || slopeOn(side)) return;
    const GroundKind* slope = nullptr;
    for (const hex::Vertex end : layout().verticesOf(side)) {
      slope = slopeAt(end);
      if (!slope) return;
    }
    const HighSide high = rise > 0 ? HighSide::Near : HighSide::Far;
    Arguments arguments = levelsOf(endsOf(side, high));
    arguments["slope"] = slope->title;
    const model::Hexside missing{side, slope->slug, high, std::nullopt};
    gathering_.add("slope-gap", check::subjectOf(missing), std::move(arguments)).place = side;
    model::Edit edit;
    edit.put(missing);
    gathering_.fix("fill-slope-gap", std::move(edit));
  }

  const GroundKind* slopeAt(hex::Vertex end) {
    for (const hex::HexsideKey side : layout().sidesOf(end)) {
      if (const GroundKind* kind = slopeOn(side)) return kind;
    }
    return nullptr;
  }

  Ends endsOf(hex::HexsideKey side, HighSide high) const {
    const auto [near, far] = layout().hexesOf(side);
    return high == HighSide::Near ? Ends{near, far} : Ends{far, near};
  }

  Arguments levelsOf(const Ends& ends) const {
    return {{"upper", gathering_.hexName(ends.upper)},
            {"upper-level", std::to_string(levelOf(ends.upper))},
            {"lower", gathering_.hexName(ends.lower)},
            {"lower-level", std::to_string(levelOf(ends.lower))}};
  }

  void add(std::string_view code, const model::Hexside& row, Arguments arguments) {
    const GroundKind& kind = kinds_.of(row.kind);
    arguments["slope"] = kind.title;
    arguments["side"] = toText(Place{row.side}, layout());
    gathering_.add(code, check::subjectOf(row), std::move(arguments)).place = row.side;
    gathering_.cite(row);
    gathering_.citeRule("terrain/" + kind.slug + "/uphill-only");
  }

  void fixBy(std::string_view key, model::Hexside row, HighSide high) {
    row.high = high;
    model::Edit edit;
    edit.put(std::move(row));
    gathering_.fix(key, std::move(edit));
  }

  FindingCollector& gathering_;
  GroundKinds& kinds_;
};

// The hexes that own a slope or a side next to one: only they can have findings.
HexSet hexesBySlopes(const CheckContext& context, GroundKinds& kinds) {
  HexSet hexes;
  for (const model::Hexside& row : context.battle().all<model::Hexside>()) {
    if (!kinds.of(row.kind).isSlope || !context.layout().isInner(row.side)) continue;
    for (const hex::Vertex end : context.layout().verticesOf(row.side)) {
      for (const hex::HexsideKey side : context.layout().sidesOf(end)) hexes.insert(side.hex());
    }
  }
  return hexes;
}

}  // namespace

FindingsByHex checkSlopes(const CheckContext& context, const HexSet* hexes) {
  if (!context.hasMap()) return {};
  GroundKinds kinds(context.book());
  const HexSet wanted = hexes ? *hexes : hexesBySlopes(context, kinds);
  return lookHexByHex(context, &wanted,
                      [&](FindingCollector& collector, hex::HexKey hex) { Slopes(collector, kinds).lookAt(hex); });
}

}  // namespace redoubt::check
