#include <algorithm>
#include <array>

#include "core/check/drawing_hint.h"
#include "core/check/finding_collector.h"
#include "core/check/hex_by_hex.h"
#include "core/check/map/ground_kinds.h"
#include "core/check/map/map_checks.h"
#include "core/check/map/side_rows.h"
#include "core/rules/vocabulary/drawings.h"
#include "core/rules/vocabulary/shape.h"

namespace redoubt::check {
namespace {

using rules::TerrainPlace;

Phrase wordsFor(TerrainPlace place) {
  switch (place) {
    case TerrainPlace::Hex: return Phrase::of("details.place.hex");
    case TerrainPlace::Hexside: return Phrase::of("details.place.hexside");
    case TerrainPlace::Link: break;
  }
  return Phrase::of("details.place.link");
}

// A terrain that the rules don't define is drawn by the pattern of its name.
void lookAtPattern(FindingCollector& collector, const std::string& slug, TerrainPlace place, hex::HexKey hex) {
  constexpr std::array<std::string_view, 3> kPlaces{"hex", "hexside", "link"};
  const auto drawings = rules::drawnPatterns(kPlaces[static_cast<std::size_t>(place)]);
  const std::string name = collector.book().text("terrain/" + slug + "/pattern").value_or(slug);
  if (std::find(drawings.begin(), drawings.end(), name) != drawings.end()) return;
  Arguments arguments{{"terrain", slug}, {"place", wordsFor(place)}};
  addDrawingHint(arguments, drawings, name);
  collector.add("terrain-undrawn", KindSubject{"terrain", slug, {}}, std::move(arguments)).place = std::vector{hex};
}

// The words are the same for every hex, so that the list of problems has one line for each kind.
void lookAtKind(FindingCollector& collector, GroundKinds& kinds, const std::string& slug, TerrainPlace place,
                hex::HexKey hex) {
  const GroundKind& kind = kinds.of(slug);
  if (kind.place == place) return;
  // Rules that define no terrain at all leave it to the author.
  if (!kind.place && kinds.all().empty()) return lookAtPattern(collector, slug, place, hex);
  Arguments arguments{{"terrain", kind.title}};
  if (kind.place) arguments["place"] = wordsFor(*kind.place);
  const std::string_view code = kind.place ? "terrain-misplaced" : "terrain-unknown";
  collector.add(code, KindSubject{"terrain", slug, {}}, std::move(arguments)).place = std::vector{hex};
  if (kind.place) collector.citeRule("terrain/" + slug + "/place");
}

// Roads and crossings on one hexside, both of whose hexes are on the map.
class WayOverSide {
 public:
  WayOverSide(FindingCollector& collector, GroundKinds& kinds, hex::HexsideKey side)
      : gathering_(collector),
        kinds_(kinds),
        side_(side),
        hexsides_(rowsOn<model::Hexside>(collector.battle(), side)),
        links_(rowsOn<model::Link>(collector.battle(), side)) {}

  void look() {
    const GroundKind* water = bareWater();
    const model::Link* road = firstRoad();
    if (water && road) addRoadOverWater(*road, *water);
    for (const model::Link* link : links_) {
      const GroundKind& kind = kinds_.of(link->kind);
      if (kind.isCrossing && !isOverWater(kind)) addCrossingWithoutWater(*link, kind);
    }
  }

 private:
  // Water on the side that no link there replaces.
  const GroundKind* bareWater() {
    for (const model::Link* link : links_) {
      if (kinds_.of(link->kind).isCrossing) return nullptr;
    }
    for (const model::Hexside* row : hexsides_) {
      const GroundKind& kind = kinds_.of(row->kind);
      if (kind.isWater && kind.place == TerrainPlace::Hexside && !isReplaced(kind)) return &kind;
    }
    return nullptr;
  }

  bool isReplaced(const GroundKind& water) {
    return std::any_of(links_.begin(), links_.end(),
                       [&](const model::Link* link) { return kinds_.of(link->kind).replaces.contains(water.slug); });
  }

  const model::Link* firstRoad() {
    for (const model::Link* link : links_) {
      if (kinds_.of(link->kind).place == TerrainPlace::Link) return link;
    }
    return nullptr;
  }

  void addRoadOverWater(const model::Link& road, const GroundKind& water) {
    Arguments arguments{{"road", kinds_.of(road.kind).title}, {"water", water.title}, {"side", sideText()}};
    const GroundKind* crossing = crossingOver(water);
    if (crossing) arguments["crossing"] = crossing->title;
    gathering_.add("road-over-water", check::subjectOf(road), std::move(arguments)).place = side_;
    gathering_.cite(road);
    gathering_.citeRule("terrain/" + water.slug + "/enter");
    if (!crossing) return;
    model::Edit edit;
    edit.put(model::Link{side_, crossing->slug});
    gathering_.fix("add-crossing", std::move(edit));
  }

  // The first crossing in the palette.
  const GroundKind* crossingOver(const GroundKind& water) {
    for (const GroundKind* kind : kinds_.all()) {
      if (kind->isCrossing && kind->replaces.contains(water.slug)) return kind;
    }
    return nullptr;
  }

  // Also true if the rules have no water, or only in hexes, so that it can't be decided.
  bool isOverWater(const GroundKind& crossing) {
    const auto isWater = [&](const model::Hexside* row) {
      return kinds_.of(row->kind).isWater || crossing.replaces.contains(row->kind);
    };
    if (std::any_of(hexsides_.begin(), hexsides_.end(), isWater)) return true;
    const auto& all = kinds_.all();
    if (std::none_of(all.begin(), all.end(), [](const GroundKind* kind) { return kind->isWater; })) return true;
    const auto [near, far] = gathering_.layout().hexesOf(side_);
    return isWaterHex(near) || isWaterHex(far);
  }

  bool isWaterHex(hex::HexKey hex) {
    const model::HexRow* row = gathering_.battle().find<model::HexRow>(hex);
    return row && kinds_.of(row->terrain).isWater;
  }

  void addCrossingWithoutWater(const model::Link& link, const GroundKind& kind) {
    gathering_.add("crossing-without-water", check::subjectOf(link), {{"crossing", kind.title}, {"side", sideText()}})
        .place = side_;
    gathering_.cite(link);
    model::Edit edit;
    eraseRow(edit, gathering_.battle(), link);
    gathering_.fix("erase-crossing", std::move(edit));
  }

  std::string sideText() const { return toText(Place{side_}, gathering_.layout()); }

  FindingCollector& gathering_;
  GroundKinds& kinds_;
  hex::HexsideKey side_;
  std::vector<const model::Hexside*> hexsides_;
  std::vector<const model::Link*> links_;
};

void lookAtGround(FindingCollector& collector, GroundKinds& kinds, hex::HexKey hex) {
  const model::Battle& battle = collector.battle();
  const model::HexRow* row = battle.find<model::HexRow>(hex);
  if (row && !row->terrain.empty()) lookAtKind(collector, kinds, row->terrain, TerrainPlace::Hex, hex);
  forEachOwnSide<model::Hexside>(battle, hex, [&](const model::Hexside& each) {
    lookAtKind(collector, kinds, each.kind, TerrainPlace::Hexside, hex);
  });
  std::optional<hex::HexsideKey> last;
  forEachOwnSide<model::Link>(battle, hex, [&](const model::Link& each) {
    lookAtKind(collector, kinds, each.kind, TerrainPlace::Link, hex);
    if (each.side != last && collector.layout().isInner(each.side)) WayOverSide(collector, kinds, each.side).look();
    last = each.side;
  });
}

}  // namespace

FindingsByHex checkGround(const CheckContext& context, const HexSet* hexes) {
  GroundKinds kinds(context.book());
  return lookHexByHex(context, hexes,
                      [&](FindingCollector& collector, hex::HexKey hex) { lookAtGround(collector, kinds, hex); });
}

std::vector<Finding> checkGroundRule(const CheckContext& context) {
  FindingCollector collector(context);
  const auto kinds = rules::terrainKinds(context.book());
  const auto isHexKind = [](const rules::TerrainKind& kind) { return kind.place == TerrainPlace::Hex; };
  if (std::none_of(kinds.begin(), kinds.end(), isHexKind)) return collector.take();
  const std::string ground = rules::groundTerrain(context.book());
  const auto kind = rules::terrainKind(context.book(), ground);
  // The checks of the rules report a rule that names no kind at all.
  if (kind ? isHexKind(*kind) : context.book().row("terrain/ground") != nullptr) return collector.take();
  collector.add("ground-undefined", Subject::ofRule("terrain/ground"), {{"ground", kind ? kind->title : ground}});
  collector.citeRule("terrain/ground");
  return collector.take();
}

}  // namespace redoubt::check
