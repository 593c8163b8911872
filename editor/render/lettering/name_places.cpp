#include "editor/render/lettering/name_places.h"

#include <QString>
#include <algorithm>
#include <cmath>
#include <optional>
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

constexpr double kReach = 6;  // the distance from a name within which things affect its place

// The order in which styles choose their places.
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

double widthOf(const model::Label& label, const ThemeFonts& fonts) {
  return labelFrame(upright(label), {}, fonts).boundingRect().width();
}

// A name for which a place is searched.
struct Quest {
  const NameGround& ground;
  const model::Label& label;
  QPointF at;          // its present place
  double lengthAlong;  // the length to both sides of it over which a course is followed
  double waterReach;   // how far along its water it can move
};

// The places of a name, and the label that is moved to them.
struct Offer {
  model::Label label;
  std::vector<NamePlace> places;
};

// Places along its course: preferably between the waters that join it, because beyond them the name can be another's.
std::vector<NamePlace> placesOfWater(const Quest& quest, double reach) {
  constexpr double kPastForks = 4;
  const auto along = [&](bool endsAtForks) {
    const std::vector<QPointF> course = waterCourseNear(quest.ground, quest.at, quest.lengthAlong, endsAtForks);
    return placesAlong(quest.ground, quest.label, course, kRiverWidth, reach);
  };
  std::vector<NamePlace> places = along(true);
  for (NamePlace& place : along(false)) {
    place.cost += kPastForks;
    places.push_back(std::move(place));
  }
  return places;
}

// The points of a name's own path on the map; none for a straight one.
std::vector<QPointF> pathOf(const Quest& quest) {
  std::vector<QPointF> points;
  for (const hex::Point point : model::labelPath(quest.label.path)) points.push_back(quest.at + toQt(point));
  return points;
}

// Whether a name is bent along a course.
bool follows(const Quest& quest, const std::vector<QPointF>& course) {
  constexpr double kBeside = 0.75;
  constexpr double kEven = 0.30;
  double least = kBeside;
  double most = 0;
  for (const QPointF point : pathOf(quest)) {
    least = std::min(least, distanceTo(course, point));
    most = std::max(most, distanceTo(course, point));
  }
  return most > 0 && most < kBeside && most - least < kEven;
}

// Whether there is another name along a course.
bool hasOtherName(const Quest& quest, const std::vector<QPointF>& course) {
  constexpr double kBeside = 0.5;
  for (const auto& [id, art] : quest.ground.cells().labels()) {
    if (art.label.style != quest.label.style || art.label.text == quest.label.text || art.label.path.empty()) continue;
    if (distanceTo(course, toQt(art.at)) < kBeside) return true;
  }
  return false;
}

// The distance from the name's place to the edge of the hexes; 0 inside.
double gapTo(const Quest& quest, const NamedHexes& area) {
  constexpr double kInner = 0.5;  // from a hex's middle to its sides
  const hex::Layout& layout = quest.ground.cells().layout();
  if (area.hexes.contains(layout.toHex(layout.at(toMap(quest.at))))) return 0;
  double least = kReach;
  for (const hex::Hex hex : area.hexes) {
    const QPointF off = toQt(layout.centre(hex)) - quest.at;
    least = std::min(least, std::hypot(off.x(), off.y()) - kInner);
  }
  return std::max(least, 0.01);
}

// Names of a pond or marsh and of a river next to each other are both blue: the name belongs to the one that it is in
// or nearer to, unless it is bent along the river. A straight name next to a river in a marsh can belong to either.
bool isOfLake(const Quest& quest, const NamedHexes& lake, const std::vector<QPointF>& course) {
  constexpr double kRiverside = 0.62;  // from the middle of a hex on whose side the river runs
  constexpr double kShore = 0.8;
  if (course.empty()) return true;
  if (follows(quest, course)) return false;
  const double gap = gapTo(quest, lake);
  if (gap > 0) return gap < kShore && gap < distanceTo(course, quest.at);
  return !quest.label.path.empty() || distanceTo(course, quest.at) > kRiverside || hasOtherName(quest, course);
}

// Places inside it, and not along a river there, because it would be mistaken for the river's name.
std::vector<NamePlace> placesInLake(const Quest& quest, const NamedHexes& lake, const std::vector<QPointF>& course) {
  constexpr double kAway = 0.5;
  constexpr double kNearCost = 4;
  std::vector<NamePlace> places = placesWithin(quest.ground, quest.label, lake);
  if (course.empty()) return places;
  for (NamePlace& place : places) {
    const std::vector<QPointF> way = place.way.empty() ? pathOf(quest) : place.way;
    for (const QPointF point : {way.front(), way[way.size() / 2], way.back()}) {
      place.cost += kNearCost / 3 * std::max(0.0, 1 - distanceTo(course, point) / kAway);
    }
  }
  return places;
}

Offer offerOfWater(const Quest& quest) {
  const MapCells& cells = quest.ground.cells();
  const std::vector<QPointF> course = waterCourseNear(quest.ground, quest.at, quest.lengthAlong, false);
  const auto lake = lakeNear(cells, quest.at);
  if (lake && isOfLake(quest, *lake, course)) return {quest.label, placesInLake(quest, *lake, course)};
  // In a marsh it can still be the marsh's.
  const bool isInLake = lake && gapTo(quest, *lake) == 0;
  return {quest.label, placesOfWater(quest, isInLake ? std::min(kNameReach, quest.waterReach) : quest.waterReach)};
}

// The distance from the letters of a name to the nearest symbol.
double toNearestSymbol(const MapCells& cells, const model::Label& label, hex::Point at) {
  double least = 9;
  const std::vector<QPolygonF> room = nameRoom(label, at, cells.fonts());
  for (const auto& [id, symbol] : cells.symbols()) {
    for (const QPolygonF& piece : room) {
      const QRectF box = piece.boundingRect();
      const double dx = std::max({box.left() - symbol.at.x, 0.0, symbol.at.x - box.right()});
      const double dy = std::max({box.top() - symbol.at.y, 0.0, symbol.at.y - box.bottom()});
      least = std::min(least, std::hypot(dx, dy));
    }
  }
  return least;
}

Offer offerAbout(const Quest& quest, bool marksHex) {
  model::Label label = upright(quest.label);
  std::vector<NamePlace> places = placesAbout(quest.ground, label, marksHex);
  return {std::move(label), std::move(places)};
}

Offer offerRound(const Quest& quest, const NamedHexes& thing) {
  model::Label label = upright(quest.label);
  std::vector<NamePlace> places = placesRound(quest.ground, label, thing);
  return {std::move(label), std::move(places)};
}

Offer offerOfRemark(const Quest& quest) {
  constexpr int kSign = 2;           // letters: at most this many are a sign in a hex, not words
  constexpr double kRoadside = 1.9;  // the greatest distance of a road that a remark is about
  constexpr double kBeside = 0.9;    // the same for a symbol, which has precedence
  const MapCells& cells = quest.ground.cells();
  if (QString::fromStdString(quest.label.text).simplified().size() <= kSign) return offerAbout(quest, true);
  const std::vector<QPointF> way = wayNear(quest.ground, quest.at, quest.lengthAlong);
  const auto offerAlong = [&] {
    return Offer{quest.label, placesAlong(quest.ground, quest.label, way, kRoadWidth, kNameReach)};
  };
  // A remark written along a road is about the road, even with a symbol next to it.
  if (!way.empty() && follows(quest, way)) return offerAlong();
  if (toNearestSymbol(cells, quest.label, toMap(quest.at)) <= kBeside) return offerAbout(quest, false);
  if (const auto castle = castleNear(cells, quest.at)) return offerRound(quest, *castle);
  const auto settlement = settlementNear(cells, quest.at);
  const bool isInSettlement = settlement && settlement->hexes.contains(cells.layout().toHex(quest.label.hex));
  if (way.empty() || distanceTo(way, quest.at) > kRoadside || isInSettlement) return offerAbout(quest, false);
  return offerAlong();
}

// On the height's own terrain or, if the name has no room there, also on the slopes below.
Offer offerOfHeight(const Quest& quest) {
  constexpr double kLower = 0.4;
  Offer offer{quest.label, {}};
  double extra = 0;
  for (const NamedHexes& height : heightsNear(quest.ground.cells(), quest.at)) {
    for (NamePlace& place : placesWithin(quest.ground, quest.label, height)) {
      place.cost += extra;
      offer.places.push_back(std::move(place));
    }
    extra += kLower;
  }
  return offer;
}

Offer offerOf(const Quest& quest) {
  const MapCells& cells = quest.ground.cells();
  switch (drawnAs(quest.label.style)) {
    case model::LabelStyle::Town:
    case model::LabelStyle::Village:
      if (const auto settlement = settlementNear(cells, quest.at)) return offerRound(quest, *settlement);
      break;
    case model::LabelStyle::Water: return offerOfWater(quest);
    case model::LabelStyle::Relief: return offerOfHeight(quest);
    case model::LabelStyle::Woods:
      if (const auto wood = woodNear(cells, quest.at)) {
        return {quest.label, placesWithin(quest.ground, quest.label, *wood)};
      }
      break;
    case model::LabelStyle::Remark: return offerOfRemark(quest);
  }
  return {quest.label, {}};
}

std::vector<QPolygonF> roomOf(const MapCells& cells, const model::Label& label) {
  return nameRoom(label, model::placeOf(cells.layout(), label), cells.fonts());
}

bool isClear(const NameGround& ground, const model::Label& label) {
  const hex::Point at = model::placeOf(ground.cells().layout(), label);
  return ground.isClear(letterRoom(label, at, ground.cells().fonts()), roomOf(ground.cells(), label));
}

struct Chosen {
  model::Label label;
  bool isClear = false;
};

// The cheapest clear place or, if there is none, the cheapest one.
Chosen chosenOf(const NameGround& ground, Offer offer) {
  constexpr int kMostBent = 2000;  // number of tries: their letters are laid out anew on each way
  const hex::Layout& layout = ground.cells().layout();
  // A name that is moved unchanged has the same room everywhere.
  const std::vector<QPolygonF> letters = letterRoom(offer.label, {}, ground.cells().fonts());
  const std::vector<QPolygonF> band = nameRoom(offer.label, {}, ground.cells().fonts());
  std::stable_sort(offer.places.begin(), offer.places.end(),
                   [](const NamePlace& a, const NamePlace& b) { return a.cost < b.cost; });
  int bent = 0;
  for (const NamePlace& place : offer.places) {
    if (place.way.empty()) {
      if (!ground.isClear(movedBy(letters, place.at), movedBy(band, place.at))) continue;
      return {labelAt(layout, offer.label, place), true};
    }
    if (++bent > kMostBent) continue;
    const model::Label label = labelAt(layout, offer.label, place);
    if (isClear(ground, label)) return {label, true};
  }
  return {labelAt(layout, offer.label, offer.places.front()), false};
}

NameGround groundRound(const MapCells& cells, const Obstacles& names, const model::Label& label, double reach) {
  const hex::Point at = model::placeOf(cells.layout(), label);
  return {cells, grown({at.x, at.y, at.x, at.y}, reach + kReach), names};
}

// Nothing for a label without a thing near that it can name.
std::optional<Chosen> placed(const MapCells& cells, const Obstacles& names, const model::Label& label,
                             double waterReach) {
  const double along = widthOf(label, cells.fonts()) + std::max(waterReach, kNameReach);
  const NameGround ground = groundRound(cells, names, label, along);
  Offer offer = offerOf({ground, label, toQt(model::placeOf(cells.layout(), label)), along, waterReach});
  if (offer.places.empty()) return std::nullopt;
  return chosenOf(ground, std::move(offer));
}

// The label in its place or, if it covers a number or another name there, close to it.
Chosen cleared(const MapCells& cells, const Obstacles& names, const model::Label& label) {
  const NameGround ground = groundRound(cells, names, label, widthOf(label, cells.fonts()));
  if (isClear(ground, label)) return {label, true};
  Chosen aside = chosenOf(ground, {label, placesAbout(ground, label, false)});
  return aside.isClear ? aside : Chosen{label, false};
}

void addName(Obstacles& names, const MapCells& cells, const model::Label& label) {
  for (const QPolygonF& piece : roomOf(cells, label)) names.addShape(piece, ObstacleKind::Name);
}

// A hardly visible change is not made.
bool isMoved(const hex::Layout& layout, const model::Label& before, const model::Label& after) {
  constexpr double kSeen = 0.02;
  if (before.path.empty() != after.path.empty() || before.angle != after.angle) return true;
  const hex::Point a = model::placeOf(layout, before);
  const hex::Point b = model::placeOf(layout, after);
  if (std::hypot(a.x - b.x, a.y - b.y) > kSeen) return true;
  return before.path != after.path;
}

// How far along its water a name can move: names of one river keep a distance.
double waterReachOf(const model::Battle& battle, const hex::Layout& layout, const model::Label& label) {
  constexpr double kFarthest = 5;
  constexpr double kShare = 0.4;
  const hex::Point at = model::placeOf(layout, label);
  double reach = kFarthest;
  for (const model::Label& other : battle.all<model::Label>()) {
    if (other.id == label.id || other.style != label.style || other.text != label.text) continue;
    const hex::Point there = model::placeOf(layout, other);
    reach = std::min(reach, kShare * std::hypot(there.x - at.x, there.y - at.y));
  }
  return std::max(reach, 1.0);
}

}  // namespace

ArrangedNames arrangeNames(const model::Battle& battle, std::span<const Id<model::Label>> which, std::string title,
                           const ThemeFonts& fonts, const std::atomic<bool>* cancelled) {
  MapCells cells(battle);
  cells.letterIn(fonts);
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
  // Within a style longer names come first, because they have fewer places.
  std::stable_sort(labels.begin(), labels.end(), [](const model::Label& a, const model::Label& b) {
    return std::pair(turnOf(drawnAs(a.style)), b.text.size()) < std::pair(turnOf(drawnAs(b.style)), a.text.size());
  });
  ArrangedNames arranged{model::Edit(std::move(title)), {}, {}};
  for (const model::Label& label : labels) {
    if (cancelled && *cancelled) return {model::Edit(), {}, {}};
    const auto best = placed(cells, names, label, waterReachOf(battle, cells.layout(), label));
    Chosen chosen = best ? *best : cleared(cells, names, label);
    addName(names, cells, chosen.label);
    if (!chosen.isClear) arranged.crowded.push_back(label.id);
    if (!isMoved(cells.layout(), label, chosen.label)) continue;
    arranged.moved.push_back(label.id);
    arranged.edit.append(model::putLabel(battle, std::move(chosen.label), {}));
  }
  return arranged;
}

model::Label bestPlace(const model::Battle& battle, const model::Label& label, const ThemeFonts& fonts) {
  MapCells cells(battle);
  cells.letterIn(fonts);
  Obstacles names;
  for (const model::Label& other : battle.all<model::Label>()) {
    if (other.id != label.id) addName(names, cells, other);
  }
  constexpr double kCloseBy = 2;
  const hex::Point from = model::placeOf(cells.layout(), label);
  const auto best = placed(cells, names, label, kNameReach);
  if (!best) return label;
  const hex::Point to = model::placeOf(cells.layout(), best->label);
  return std::hypot(to.x - from.x, to.y - from.y) <= kCloseBy ? best->label : label;
}

std::vector<CrowdedName> crowdedNames(const model::Battle& battle, const ThemeFonts& fonts) {
  MapCells cells(battle);
  cells.letterIn(fonts);
  const hex::Layout& layout = cells.layout();
  Obstacles numbers;
  for (const hex::HexKey hex : layout.allHexes()) numbers.addBox(numberBox(cells, hex), ObstacleKind::Number);
  const QRectF map = toQt(layout.bounds());
  using Room = std::vector<QPolygonF>;
  std::vector<std::pair<Id<model::Label>, Room>> rooms;
  for (const model::Label& label : battle.all<model::Label>()) rooms.emplace_back(label.id, roomOf(cells, label));
  std::vector<CrowdedName> crowded;
  for (const auto& [id, room] : rooms) {
    Obstacles others;
    for (const auto& [otherId, otherRoom] : rooms) {
      if (otherId == id) continue;
      for (const QPolygonF& piece : otherRoom) others.addShape(piece, ObstacleKind::Name);
    }
    CrowdedName found{id};
    for (const QPolygonF& piece : room) found.isOverName |= !others.isFree(piece);
    const model::Label& label = *battle.find<model::Label>(id);
    for (const QPolygonF& piece : letterRoom(label, model::placeOf(layout, label), fonts)) {
      found.isOverNumber |= !numbers.isFree(piece);
      found.isOffMap |= !std::all_of(piece.begin(), piece.end(), [&](QPointF at) { return map.contains(at); });
    }
    if (found.isOverNumber || found.isOverName || found.isOffMap) crowded.push_back(found);
  }
  return crowded;
}

}  // namespace redoubt::render
