#include "editor/tools/select_tool.h"

#include <QKeyEvent>
#include <algorithm>
#include <cmath>

#include "editor/tools/counter_choice.h"
#include "editor/words/markers.h"
#include "editor/words/start_rules.h"

namespace redoubt::editor {
namespace {

constexpr double kBandStart = 0.2;  // hex widths from which a press on the empty map becomes a rectangle

hex::Bounds boundsOf(hex::Point a, hex::Point b) {
  return {std::min(a.x, b.x), std::min(a.y, b.y), std::max(a.x, b.x), std::max(a.y, b.y)};
}

}  // namespace

SelectTool::SelectTool(Session& session, Does does, QObject* parent) : CanvasTool(session, parent), does_(does) {
  connect(&session_.hand(), &Hand::counterInHandChanged, this, &CanvasTool::previewChanged);
  connect(&session_.hand(), &Hand::selectionChanged, this, &SelectTool::followCursor);
  connect(&session_, &Session::documentReplaced, this, [this] { doing_ = Doing::Nothing; });
}

void SelectTool::cancel() {
  if (deploys()) {
    deployment_.cancel();
    return emit previewChanged();
  }
  if (asks()) {
    endAsking();
  } else {
    doing_ = Doing::Nothing;
  }
  from_.reset();
  if (does_ == Does::PlaceCounters) session_.hand().takeInHand(std::nullopt);
  emit previewChanged();
}

void SelectTool::hover(const CanvasHit& hit) {
  overCounter_ = hit.counter.has_value();
  last_ = hit;
  if (deploys()) {
    deployment_.hover(hit);
    return emit previewChanged();
  }
  // A marker follows the pointer from side to side.
  const bool isSame = hovered_ == hit.hex && doing_ != Doing::AskingFacing && !markerInHand();
  if (isSame) return;
  hovered_ = hit.hex;
  emit previewChanged();
}

void SelectTool::leave() {
  hovered_.reset();
  deployment_.leave();
  emit previewChanged();
}

void SelectTool::placeInHand(hex::HexKey hex, std::optional<hex::Point> near) {
  const model::Subject subject = *session_.hand().counterInHand();
  if (placeCounter(session_, subject, hex, std::nullopt, near)) session_.hand().takeInHand(std::nullopt);
}

std::optional<MarkerInHand> SelectTool::markerInHand() const {
  if (!hovered_) return std::nullopt;
  if (places()) {
    const auto marker = Markers::of(session_, *session_.hand().counterInHand());
    return marker ? std::optional(MarkerInHand{*marker, *hovered_, last_.point}) : std::nullopt;
  }
  if (doing_ != Doing::Moving || last_.place != HitPlace::Map) return std::nullopt;
  const auto marker = markerAlone(session_, selected());
  return marker ? std::optional(MarkerInHand{*marker, *hovered_, last_.point, selected().front()}) : std::nullopt;
}

void SelectTool::selectAt(const CanvasHit& hit) {
  Selection selection;
  selection.hex = hit.hex;
  if (hit.counter) {
    const bool adds = hit.modifiers & (Qt::ControlModifier | Qt::ShiftModifier);
    if (adds) selection.placements = selected();
    const auto there = std::find(selection.placements.begin(), selection.placements.end(), *hit.counter);
    if (there != selection.placements.end()) {
      selection.placements.erase(there);
    } else {
      selection.placements.push_back(*hit.counter);
    }
  }
  session_.hand().select(std::move(selection));
}

// --- the mouse

void SelectTool::press(const CanvasHit& hit) {
  last_ = hit;
  if (deploys()) {
    deployment_.press(hit);
    return emit previewChanged();
  }
  if (doing_ == Doing::AskingFacing) return faceAsked(hit.point);
  if (doing_ == Doing::AskingLine) return pressLine(hit);
  if (places()) {
    if (hit.hex) placeInHand(*hit.hex, hit.point);
    return;
  }
  if ((hit.modifiers & Qt::AltModifier) && pressTurning(hit)) return;
  doing_ = Doing::Pressing;
  from_ = hit.hex;
  pressedAt_ = hit.point;
  pressedGround_ = !hit.counter && (hit.modifiers & Qt::ShiftModifier);
  if (pressedGround_) return;
  const bool inHand = hit.counter && std::find(selected().begin(), selected().end(), *hit.counter) != selected().end();
  // Pressing one of several selected counters may begin a drag of them all.
  if (!inHand || hit.modifiers != Qt::NoModifier) selectAt(hit);
}

bool SelectTool::pressTurning(const CanvasHit& hit) {
  if (session_.isReadOnly()) return false;
  if (selected().empty() && hit.counter) session_.hand().select({hit.hex, {*hit.counter}});
  if (selected().empty()) return false;
  doing_ = Doing::Turning;
  emit previewChanged();
  return true;
}

void SelectTool::drag(const CanvasHit& hit) {
  last_ = hit;
  if (deploys()) {
    deployment_.drag(hit);
    return emit previewChanged();
  }
  if (doing_ == Doing::Nothing) return;
  if (doing_ == Doing::Pressing && pressedGround_) {
    const bool isFar = std::hypot(hit.point.x - pressedAt_.x, hit.point.y - pressedAt_.y) >= kBandStart;
    if (isFar) doing_ = Doing::Banding;
  } else if (doing_ == Doing::Pressing) {
    if (selected().empty() || session_.isReadOnly()) return;
    // A marker may go to another side of its hex.
    const bool isFar = std::hypot(hit.point.x - pressedAt_.x, hit.point.y - pressedAt_.y) >= kBandStart;
    if (hit.hex == from_ && !(isFar && markerAlone(session_, selected()))) return;
    doing_ = Doing::Moving;
  }
  hovered_ = hit.hex;
  if (doing_ == Doing::AskingLine && line_.isBegun() && !lineByClicks_ && hit.hex) {
    line_.drawTo(session_.layout(), *hit.hex);
  }
  emit previewChanged();
}

void SelectTool::release(const CanvasHit& hit) {
  last_ = hit;
  if (deploys()) {
    deployment_.release(hit);
    return emit previewChanged();
  }
  if (doing_ == Doing::AskingLine && line_.isBegun() && hit.hex && (lineByClicks_ || hit.hex != line_.first())) {
    return align(*hit.hex, hit.modifiers);
  }
  if (asks()) return;
  const Doing done = std::exchange(doing_, Doing::Nothing);
  if (done == Doing::Moving) {
    drop(hit);
  } else if (done == Doing::Turning) {
    faceTowards(session_, std::vector(selected()), hit.point);
  } else if (done == Doing::Banding) {
    selectBand(hit);
  } else if (done == Doing::Pressing) {
    const bool onlyOne = hit.modifiers == Qt::NoModifier && hit.counter && selected().size() > 1;
    if (pressedGround_ || onlyOne) selectAt(hit);
  }
  from_.reset();
  emit previewChanged();
}

std::optional<model::StartRule> SelectTool::carriedRule() const {
  if (!(last_.modifiers & Qt::ControlModifier) || last_.place != HitPlace::Map || !last_.hex) return std::nullopt;
  const auto start = StartRules::common(session_, selected());
  return start ? StartRules::carriedTo(session_, *start, *last_.hex) : std::nullopt;
}

void SelectTool::drop(const CanvasHit& hit) {
  const std::vector<Id<model::Placement>> moving = selected();
  if (const auto carried = carriedRule()) {
    StartRules::give(session_, moving, *carried);
    return session_.hand().select({hit.hex, moving});
  }
  if (hit.place == HitPlace::Desk || hit.place == HitPlace::Tray) {
    removeCounters(session_, moving);
  } else if (const auto marker = markerAlone(session_, moving); marker && hit.place == HitPlace::Map) {
    Markers::move(session_, moving.front(), Markers::placeIn(session_, *marker, *hit.hex, hit.point, moving.front()));
  } else if (hit.place == HitPlace::Map && from_ && hit.hex != from_) {
    if (shiftCounters(session_, moving, *from_, *hit.hex)) session_.hand().select({hit.hex, moving});
  }
}

void SelectTool::selectBand(const CanvasHit& hit) {
  std::vector<Id<model::Placement>> found = countersWithin(session_, boundsOf(pressedAt_, hit.point));
  if (hit.modifiers & Qt::ControlModifier) {
    for (const Id<model::Placement> id : selected()) {
      if (std::find(found.begin(), found.end(), id) == found.end()) found.push_back(id);
    }
  }
  Selection selection;
  if (!found.empty()) selection.hex = session_.setUp().placement(found.front())->hex;
  selection.placements = std::move(found);
  session_.hand().select(std::move(selection));
}

void SelectTool::doubleClick(const CanvasHit& hit) {
  if (!hit.hex || asks()) return;
  session_.hand().select({hit.hex, session_.setUp().stackOrPileAt(*hit.hex)});  // the whole stack
}

// A right click on one of several selected counters keeps the selection, so that the menu acts on all of them.
void SelectTool::pick(const CanvasHit& hit) {
  const bool inHand = hit.counter && std::find(selected().begin(), selected().end(), *hit.counter) != selected().end();
  if (!asks() && !inHand) selectAt(hit);
}

bool SelectTool::wheel(const CanvasHit& hit, int steps) {
  if ((hit.modifiers & Qt::AltModifier) && !isBusy() && !session_.isReadOnly()) {
    auto start = StartRules::common(session_, selected());
    if (!start || start->rule != model::PlacementRule::Within) return false;
    start->distance = std::max(start->distance.value_or(0) + steps, 0);
    StartRules::give(session_, std::vector(selected()), *start);
    return true;
  }
  if (!(hit.modifiers & Qt::ShiftModifier) || !hit.hex || isBusy() || session_.isReadOnly()) return false;
  const std::vector<Id<model::Placement>> stack = session_.setUp().stackAt(*hit.hex);
  if (stack.size() < 2) return false;
  const bool hasOne =
      selected().size() == 1 && std::find(stack.begin(), stack.end(), selected().front()) != stack.end();
  const Id<model::Placement> turning = hasOne ? selected().front() : stack.front();
  session_.hand().select({hit.hex, {turning}});
  const auto at = static_cast<int>(std::find(stack.begin(), stack.end(), turning) - stack.begin());
  reorderInStack(session_, turning, at - steps);
  return true;
}

// --- requests: a hex to face, a line for aligning

void SelectTool::askFacing() {
  if (doing_ == Doing::AskingFacing) {
    if (hovered_) faceAsked(last_.point);
    return;
  }
  ask(Doing::AskingFacing);
}

void SelectTool::askLine() {
  ask(Doing::AskingLine);
}

void SelectTool::ask(Doing what) {
  if (asks()) endAsking();
  if (session_.isReadOnly() || selected().empty()) return;
  home_ = session_.hand().selection();
  doing_ = what;
  line_.clear();
  lineByClicks_ = false;
  emit previewChanged();
}

// The counters are selected again, in their present hexes.
void SelectTool::endAsking() {
  doing_ = Doing::Nothing;
  line_.clear();
  Selection again = home_;
  std::erase_if(again.placements, [this](Id<model::Placement> id) { return !session_.setUp().placement(id); });
  if (!again.placements.empty()) {
    const model::Placement* first = session_.setUp().placement(again.placements.front());
    if (first->hex) again.hex = first->hex;
  }
  session_.hand().select(std::move(again));
  emit previewChanged();
}

// During a request the arrow keys point.
void SelectTool::followCursor() {
  const auto& cursor = session_.hand().selection().hex;
  if (deploys() && cursor) {
    deployment_.followCursor(*cursor);
    return emit previewChanged();
  }
  if (!asks() || !cursor) return;
  hovered_ = cursor;
  last_.hex = cursor;
  last_.point = session_.layout().centre(*cursor);
  emit previewChanged();
}

void SelectTool::faceAsked(hex::Point point) {
  doing_ = Doing::Nothing;
  session_.hand().select(home_);
  faceTowards(session_, std::vector(selected()), point);
  emit previewChanged();
}

void SelectTool::pressLine(const CanvasHit& hit) {
  if (!hit.hex) return;
  lineByClicks_ = line_.isBegun();
  if (!line_.isBegun()) line_.begin(*hit.hex);
  hovered_ = hit.hex;
  emit previewChanged();
}

LineFacing SelectTool::lineFacing(Qt::KeyboardModifiers modifiers) const {
  return modifiers & Qt::ShiftModifier ? LineFacing::LeftOfLine : LineFacing::Kept;
}

// A line that is too short is reported, and another can be drawn at once.
void SelectTool::align(hex::HexKey to, Qt::KeyboardModifiers modifiers) {
  const std::vector<hex::HexKey> line = line_.hexes(session_.layout(), to);
  line_.clear();
  const bool fits = aligned(session_, home_.placements, line, LineFacing::Kept).has_value();
  if (fits) {
    doing_ = Doing::Nothing;
    session_.hand().select(home_);
  }
  alignCounters(session_, fits ? std::vector(selected()) : home_.placements, line, lineFacing(modifiers));
  if (fits) {
    home_.placements = selected();
    endAsking();
  }
  emit previewChanged();
}

// --- the keyboard

bool SelectTool::keyOfDeployment(const QKeyEvent& event) {
  const auto& cursor = session_.hand().selection().hex;
  const bool isEnter = event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter;
  if (event.key() == Qt::Key_Escape) {
    deployment_.cancel();
  } else if (isEnter && cursor) {
    deployment_.act(*cursor, event.modifiers());
  } else {
    return false;
  }
  emit previewChanged();
  return true;
}

void SelectTool::act(hex::HexKey hex) {
  if (deploys()) {
    deployment_.act(hex, Qt::NoModifier);
    return emit previewChanged();
  }
  if (doing_ == Doing::AskingFacing) return faceAsked(session_.layout().centre(hex));
  if (doing_ == Doing::AskingLine) {
    if (line_.isBegun()) return align(hex, Qt::NoModifier);
    line_.begin(hex);
    emit previewChanged();
    return;
  }
  if (places()) return placeInHand(hex);
  // Enter goes through the stack, the top first, then through the markers on the sides.
  std::vector<Id<model::Placement>> stack = session_.setUp().stackOrPileAt(hex);
  const std::vector<Id<model::Placement>> onSides = session_.setUp().markersOnSides(hex);
  stack.insert(stack.end(), onSides.begin(), onSides.end());
  if (stack.empty()) return;
  const auto at = selected().size() == 1 ? std::find(stack.begin(), stack.end(), selected().front()) : stack.end();
  const bool wraps = at == stack.end() || at + 1 == stack.end();
  session_.hand().select({hex, {wraps ? stack.front() : *(at + 1)}});
}

bool SelectTool::key(const QKeyEvent& event) {
  if (deploys()) return keyOfDeployment(event);
  if (event.key() == Qt::Key_Escape && places()) {
    session_.hand().takeInHand(std::nullopt);
    return true;
  }
  const auto& selection = session_.hand().selection();
  const bool isEnter = event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter;
  if (isEnter && event.modifiers() == Qt::ShiftModifier && doing_ == Doing::AskingLine && line_.isBegun() &&
      selection.hex) {
    align(*selection.hex, Qt::ShiftModifier);
    return true;
  }
  // Ctrl and an arrow moves the selected counters one hex, by the printed grid.
  if (event.modifiers() != Qt::ControlModifier || selection.placements.empty() || !selection.hex) return false;
  const int dc = event.key() == Qt::Key_Left ? -1 : event.key() == Qt::Key_Right ? 1 : 0;
  const int dr = event.key() == Qt::Key_Up ? -1 : event.key() == Qt::Key_Down ? 1 : 0;
  if (dc == 0 && dr == 0) return false;
  const auto to = hex::HexKey::of(selection.hex->column() + dc, selection.hex->row() + dr);
  if (!to || !session_.layout().contains(*to)) return true;
  const std::vector<Id<model::Placement>> moving = selection.placements;
  if (shiftCounters(session_, moving, *selection.hex, *to)) session_.hand().select({*to, moving});
  return true;
}

}  // namespace redoubt::editor
