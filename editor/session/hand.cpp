#include "editor/session/hand.h"

#include <algorithm>
#include <utility>

#include "editor/session/session.h"

namespace redoubt::editor {
namespace {

// Whether undo or another program has removed the unit or leader.
bool isGone(const model::Battle& battle, const model::Subject& subject) {
  return (subject.unit && !battle.find(subject.unit)) || (subject.leader && !battle.find(subject.leader));
}

}  // namespace

PaintPlace paintPlace(rules::TerrainPlace place) {
  switch (place) {
    case rules::TerrainPlace::Hex: return PaintPlace::Hex;
    case rules::TerrainPlace::Hexside: return PaintPlace::Hexside;
    case rules::TerrainPlace::Link: break;
  }
  return PaintPlace::Link;
}

void Hand::clear() {
  selection_ = {};
  area_.clear();
  options_.zone.reset();
  overridden_.clear();
  counterInHand_.reset();
  commandInHand_.clear();
  paint_ = {};
  lastPaint_.clear();
  for (const rules::TerrainKind& kind : rules::terrainKinds(session_.rules())) {
    if (kind.slug == rules::groundTerrain(session_.rules())) continue;
    paint_ = {PaintPlace::Hex, kind.slug};
    break;
  }
}

void Hand::tellAll() {
  emit selectionChanged();
  emit areaChanged();
  emit paintChanged();
  emit optionsChanged();
  emit counterInHandChanged();
}

Hand::Lost Hand::follow(const model::Changes& changes, bool isOfSetUp) {
  const model::Battle& battle = session_.battle();
  Lost lost;
  if (isOfSetUp) {
    followOverridden(selection_.placements);
    lost.counters = std::erase_if(selection_.placements,
                                  [&](Id<model::Placement> id) { return !session_.setUp().placement(id); }) > 0;
    lost.counters = followSelected() || lost.counters;
  }
  if (changes.touches<model::MapSheet>()) dropWhatIsOffTheMap();
  if (options_.zone && !battle.find<model::Zone>(*options_.zone)) options_.zone.reset();
  lost.counterInHand = counterInHand_ && isGone(battle, *counterInHand_);
  if (lost.counterInHand) counterInHand_.reset();
  if (std::erase_if(commandInHand_, [&](const model::Subject& each) { return isGone(battle, each); }) > 0) {
    lost.counterInHand = true;
  }
  if (selection_.unplaced && isGone(battle, *selection_.unplaced)) {
    selection_.unplaced.reset();
    lost.counters = true;
  }
  return lost;
}

void Hand::tell(const Lost& lost) {
  if (lost.counterInHand) emit counterInHandChanged();
  if (lost.counters) emit selectionChanged();
}

// The selected hex follows when undo, redo or another program moves the selected counters.
bool Hand::followSelected() {
  std::set<hex::HexKey> places;
  for (const Id<model::Placement> id : selection_.placements) {
    const model::Placement* row = session_.setUp().placement(id);
    if (row && row->rule == model::PlacementRule::At && row->hex) places.insert(*row->hex);
  }
  if (places.empty() || (selection_.hex && places.contains(*selection_.hex))) return false;
  selection_.hex = *places.begin();
  return true;
}

// Replaces an overridden placement by the row that overrides it, and after undo the reverse.
void Hand::followOverridden(std::vector<Id<model::Placement>>& placements) const {
  const ShownSetUp& setUp = session_.setUp();
  for (Id<model::Placement>& id : placements) {
    if (setUp.placement(id)) continue;
    if (const auto own = overridden_.find(id); own != overridden_.end() && setUp.placement(own->second)) {
      id = own->second;
      continue;
    }
    for (const auto& [old, own] : overridden_) {
      if (own == id && setUp.placement(old)) id = old;
    }
  }
}

// The terrain in hand may be gone after undo, or removed from the library.
void Hand::dropUnknownPaint() {
  const rules::RuleBook& rules = session_.rules();
  std::erase_if(lastPaint_, [&](const auto& last) { return !rules::terrainKind(rules, last.second); });
  if (paint_.slug.empty() || rules::terrainKind(rules, paint_.slug)) return;
  const PaintPlace place = paint_.place;
  paint_ = {};
  for (const rules::TerrainKind& kind : rules::terrainKinds(rules)) {
    if (paintPlace(kind.place) != place) continue;
    paint_ = {place, kind.slug};
    break;
  }
  emit paintChanged();
}

// Needed after a crop or a change of layout.
void Hand::dropWhatIsOffTheMap() {
  selectArea(area_);
  if (selection_.hex && !session_.layout().contains(*selection_.hex)) select({});
}

Hand::Lost Hand::loseCounters() {
  return {!std::exchange(selection_.placements, {}).empty(), false};
}

void Hand::select(Selection selection) {
  followOverridden(selection.placements);
  if (selection_ == selection) return;
  selection_ = std::move(selection);
  emit selectionChanged();
}

void Hand::selectArea(std::set<hex::HexKey> area) {
  std::erase_if(area, [&](hex::HexKey hex) { return !session_.layout().contains(hex); });
  if (area_ == area) return;
  area_ = std::move(area);
  emit areaChanged();
}

void Hand::setOptions(ToolOptions options) {
  if (options_ == options) return;
  options_ = std::move(options);
  emit optionsChanged();
}

void Hand::setPaint(Paint paint) {
  if (paint_ == paint) return;
  paint_ = std::move(paint);
  lastPaint_[paint_.place] = paint_.slug;
  emit paintChanged();
}

void Hand::recallPaint(PaintPlace place) {
  if (paint_.place == place) return;
  if (const auto last = lastPaint_.find(place); last != lastPaint_.end()) return setPaint({place, last->second});
  for (const rules::TerrainKind& kind : rules::terrainKinds(session_.rules())) {
    if (paintPlace(kind.place) == place) return setPaint({place, kind.slug});
  }
}

void Hand::setRadius(int radius) {
  radius = std::clamp(radius, 0, 9);
  if (radius_ == radius) return;
  radius_ = radius;
  emit paintChanged();
}

void Hand::takeInHand(std::optional<model::Subject> subject) {
  if (counterInHand_ == subject && commandInHand_.empty()) return;
  counterInHand_ = std::move(subject);
  commandInHand_.clear();
  emit counterInHandChanged();
}

void Hand::takeCommandInHand(std::vector<model::Subject> subjects) {
  counterInHand_.reset();
  commandInHand_ = std::move(subjects);
  emit counterInHandChanged();
}

void Hand::setTool(const QString& tool) {
  if (tool_ == tool) return;
  tool_ = tool;
  emit toolChanged();
}

}  // namespace redoubt::editor
