#include "editor/render/lettering/name_places.h"

#include <QString>
#include <algorithm>
#include <cmath>
#include <set>
#include <utility>

#include "core/model/label_path.h"
#include "core/model/label_verbs.h"
#include "editor/render/lettering/label_art.h"
#include "editor/render/lettering/name_candidates.h"
#include "editor/render/lettering/name_ground.h"
#include "editor/render/links/way_widths.h"
#include "editor/render/map_geometry.h"
#include "editor/render/paint_context.h"

namespace redoubt::render {
namespace {

constexpr double kReach = 6;  // beyond a name, of what has a say in its place

// Who chooses first.
int turnOf(model::LabelStyle style) {
  switch (style) {
    case model::LabelStyle::Town: return 0;
    case model::LabelStyle::Village: return 1;
    case model::LabelStyle::Remark: return 2;
    case model::LabelStyle::Water: return 3;
    case model::LabelStyle::Relief:
    case model::LabelStyle::Woods: return 4;
  }
  return 4;
}

double widthOf(const model::Label& label) {
  model::Label straight = label;
  straight.path.clear();
  straight.angle = 0;
  return labelFrame(straight, {}).boundingRect().width();
}

std::vector<NamePlace> placesOfWater(const NameGround& ground, const model::Label& label, QPointF at, double reach) {
  constexpr double kRiverside = 1.2;  // how near a river is that a name is its own, even in a marsh
  const std::vector<QPointF> course = waterCourseNear(ground, at, reach);
  const auto lake = lakeNear(ground.cells(), at);
  const bool isLakes = lake && lake->hexes.contains(ground.cells().layout().toHex(label.hex));
  if (lake && (course.empty() || (isLakes && distanceTo(course, at) > kRiverside))) {
    return placesWithin(ground, label, *lake);
  }
  return placesAlong(ground, label, course, kRiverWidth);
}

// From the letters of a name to the next symbol.
double toNearestSymbol(const MapCells& cells, const model::Label& label, hex::Point at) {
  double least = 9;
  for (const auto& [id, symbol] : cells.symbols()) {
    for (const QPolygonF& piece : nameRoom(label, at)) {
      const QRectF box = piece.boundingRect();
      const double dx = std::max({box.left() - symbol.at.x, 0.0, symbol.at.x - box.right()});
      const double dy = std::max({box.top() - symbol.at.y, 0.0, symbol.at.y - box.bottom()});
      least = std::min(least, std::hypot(dx, dy));
    }
  }
  return least;
}

std::vector<NamePlace> placesOfRemark(const NameGround& ground, const model::Label& label, QPointF at, double reach) {
  constexpr int kSign = 2;           // letters: a sign in a hex, no words
  constexpr double kRoadside = 1.3;  // how near a road is that a remark speaks of
  constexpr double kBeside = 0.9;    // the same of a symbol, which goes before
  if (QString::fromStdString(label.text).simplified().size() <= kSign) return placesAbout(ground, label, true);
  const std::vector<QPointF> way = wayNear(ground, at, reach);
  const auto settlement = settlementNear(ground.cells(), at);
  const bool isInSettlement = settlement && settlement->hexes.contains(ground.cells().layout().toHex(label.hex));
  const bool isOfWay = !way.empty() && distanceTo(way, at) <= kRoadside && !isInSettlement &&
                       toNearestSymbol(ground.cells(), label, toMap(at)) > kBeside;
  return isOfWay ? placesAlong(ground, label, way, kRoadWidth) : placesAbout(ground, label, false);
}

std::vector<NamePlace> placesOf(const NameGround& ground, const model::Label& label, QPointF at, double reach) {
  const MapCells& cells = ground.cells();
  const auto within = [&](const std::optional<NamedHexes>& area) {
    return area ? placesWithin(ground, label, *area) : std::vector<NamePlace>();
  };
  switch (label.style) {
    case model::LabelStyle::Town:
    case model::LabelStyle::Village: {
      const auto settlement = settlementNear(cells, at);
      return settlement ? placesRound(ground, label, *settlement) : std::vector<NamePlace>();
    }
    case model::LabelStyle::Water: return placesOfWater(ground, label, at, reach);
    case model::LabelStyle::Relief: return within(heightNear(cells, at));
    case model::LabelStyle::Woods: return within(woodNear(cells, at));
    case model::LabelStyle::Remark: return placesOfRemark(ground, label, at, reach);
  }
  return {};
}

std::vector<QPolygonF> roomOf(const MapCells& cells, const model::Label& label) {
  return nameRoom(label, model::placeOf(cells.layout(), label));
}

std::vector<QPolygonF> moved(std::vector<QPolygonF> room, hex::Point by) {
  for (QPolygonF& piece : room) piece.translate(toQt(by));
  return room;
}

struct Chosen {
  model::Label label;
  bool isClear = false;
};

// The cheapest place that is clear or, where there is none, the cheapest.
Chosen chosenOf(const NameGround& ground, const model::Label& label, std::vector<NamePlace> places) {
  constexpr std::size_t kMostTried = 800;
  // Upright places differ in nothing but where they are.
  const hex::Layout& layout = ground.cells().layout();
  model::Label upright = label;
  upright.path.clear();
  upright.angle = 0;
  const std::vector<QPolygonF> letters = letterRoom(upright, {});
  const std::vector<QPolygonF> band = nameRoom(upright, {});
  const auto isClear = [&](const model::Label& place) {
    const hex::Point at = model::placeOf(layout, place);
    if (!place.path.empty() || place.angle != 0) return ground.isClear(letterRoom(place, at), nameRoom(place, at));
    return ground.isClear(moved(letters, at), moved(band, at));
  };
  if (places.empty()) return {label, isClear(label)};
  const std::size_t tried = std::min(places.size(), kMostTried);
  const auto end = places.begin() + static_cast<std::ptrdiff_t>(tried);
  std::partial_sort(places.begin(), end, places.end(),
                    [](const NamePlace& a, const NamePlace& b) { return a.cost < b.cost; });
  const auto found = std::find_if(places.begin(), end, [&](const NamePlace& place) { return isClear(place.label); });
  return {found != end ? found->label : places.front().label, found != end};
}

Chosen placed(const MapCells& cells, const Obstacles& names, const model::Label& label) {
  const hex::Point at = model::placeOf(cells.layout(), label);
  const double reach = widthOf(label) + kNameReach;
  const NameGround ground(cells, grown({at.x, at.y, at.x, at.y}, reach + kReach), names);
  return chosenOf(ground, label, placesOf(ground, label, toQt(at), reach));
}

void addName(Obstacles& names, const MapCells& cells, const model::Label& label) {
  for (const QPolygonF& piece : roomOf(cells, label)) names.addShape(piece, Taken::Name);
}

// What would hardly be seen is left as it is.
bool isMoved(const hex::Layout& layout, const model::Label& before, const model::Label& after) {
  constexpr double kSeen = 0.02;
  if (before.path.empty() != after.path.empty() || before.angle != after.angle) return true;
  const hex::Point a = model::placeOf(layout, before);
  const hex::Point b = model::placeOf(layout, after);
  if (std::hypot(a.x - b.x, a.y - b.y) > kSeen) return true;
  return before.path != after.path;
}

}  // namespace

ArrangedNames arrangeNames(const model::Battle& battle, std::span<const Id<model::Label>> which, std::string title) {
  const MapCells cells(battle);
  std::set<std::int64_t> asked;
  for (const Id<model::Label> id : which) asked.insert(id.value);
  Obstacles names;
  std::vector<model::Label> labels;
  for (const model::Label& label : battle.all<model::Label>()) {
    if (asked.contains(label.id.value)) {
      labels.push_back(label);
    } else {
      addName(names, cells, label);
    }
  }
  std::stable_sort(labels.begin(), labels.end(),
                   [](const model::Label& a, const model::Label& b) { return turnOf(a.style) < turnOf(b.style); });
  ArrangedNames arranged{model::Edit(std::move(title)), {}, {}};
  for (const model::Label& label : labels) {
    Chosen chosen = placed(cells, names, label);
    addName(names, cells, chosen.label);
    if (!chosen.isClear) arranged.crowded.push_back(label.id);
    if (!isMoved(cells.layout(), label, chosen.label)) continue;
    arranged.moved.push_back(label.id);
    arranged.edit.append(model::putLabel(battle, std::move(chosen.label), {}));
  }
  return arranged;
}

model::Label bestPlace(const model::Battle& battle, const model::Label& label) {
  const MapCells cells(battle);
  Obstacles names;
  for (const model::Label& other : battle.all<model::Label>()) {
    if (other.id != label.id) addName(names, cells, other);
  }
  constexpr double kCloseBy = 2;
  const hex::Point from = model::placeOf(cells.layout(), label);
  const model::Label best = placed(cells, names, label).label;
  const hex::Point to = model::placeOf(cells.layout(), best);
  return std::hypot(to.x - from.x, to.y - from.y) <= kCloseBy ? best : label;
}

std::vector<CrowdedName> crowdedNames(const model::Battle& battle) {
  const MapCells cells(battle);
  const hex::Layout& layout = cells.layout();
  Obstacles numbers;
  for (const hex::HexKey hex : layout.allHexes()) numbers.addBox(numberBox(layout.centre(hex)), Taken::Number);
  const QRectF map = toQt(layout.bounds());
  using Room = std::vector<QPolygonF>;
  std::vector<std::pair<Id<model::Label>, Room>> rooms;
  for (const model::Label& label : battle.all<model::Label>()) rooms.emplace_back(label.id, roomOf(cells, label));
  std::vector<CrowdedName> crowded;
  for (const auto& [id, room] : rooms) {
    Obstacles others;
    for (const auto& [otherId, otherRoom] : rooms) {
      if (otherId == id) continue;
      for (const QPolygonF& piece : otherRoom) others.addShape(piece, Taken::Name);
    }
    CrowdedName found{id};
    for (const QPolygonF& piece : room) found.isOverName |= !others.isFree(piece);
    const model::Label& label = *battle.find<model::Label>(id);
    for (const QPolygonF& piece : letterRoom(label, model::placeOf(layout, label))) {
      found.isOverNumber |= !numbers.isFree(piece);
      found.isOffMap |= !std::all_of(piece.begin(), piece.end(), [&](QPointF at) { return map.contains(at); });
    }
    if (found.isOverNumber || found.isOverName || found.isOffMap) crowded.push_back(found);
  }
  return crowded;
}

}  // namespace redoubt::render
