#include "editor/tools/label_tool.h"

#include <QKeyEvent>
#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

#include "core/model/label_path.h"
#include "core/model/label_verbs.h"
#include "editor/render/lettering/label_art.h"
#include "editor/render/lettering/name_places.h"
#include "editor/render/terrain_kind.h"
#include "editor/session/shown_fonts.h"
#include "editor/tools/point_marks.h"

namespace redoubt::editor {
namespace {

constexpr double kDragPixels = 4;       // the distance from which a press becomes a drag
constexpr double kShortestWay = 0.4;    // of a path for a name, in hex widths
constexpr double kWayTolerance = 0.04;  // the tremble of a hand, in hex widths
constexpr double kTurnStep = 5;
constexpr double kFineTurnStep = 1;
constexpr double kSmallest = 0.05;  // of letters, in hex widths
constexpr double kLargest = 3;
constexpr double kBesideWater = 0.3;  // from the middle of a side, in hex widths

double apart(hex::Point a, hex::Point b) {
  return std::hypot(b.x - a.x, b.y - a.y);
}

}  // namespace

LabelTool::LabelTool(Session& session, QObject* parent)
    : CanvasTool(session, parent), kind_(session.hand().options().label) {
  connect(&session_.hand(), &Hand::optionsChanged, this, &LabelTool::takeKind);
  connect(&session_, &Session::changed, this, [this](const model::Changes& changes) {
    if (changes.touches<model::MapSheet>() || changes.touches<model::Rule>()) frames_.clear();
    if (selected_ && !session_.battle().find<model::Label>(*selected_)) selected_.reset();
    emit previewChanged();
  });
  connect(&session_.hand().layers(), &MapLayers::changed, this, [this] {
    frames_.clear();
    emit previewChanged();
  });
  connect(&session_, &Session::documentReplaced, this, [this] {
    selected_.reset();
    hovered_.reset();
    frames_.clear();
    dropDraft();
  });
}

const model::Label* LabelTool::selected() const {
  return selected_ ? session_.battle().find<model::Label>(*selected_) : nullptr;
}

model::Label LabelTool::asShown(model::Label label) const {
  const model::Label* stored = session_.battle().find<model::Label>(label.id);
  const model::Label* shown = session_.translated().find<model::Label>(label.id);
  if (stored && shown && label.text == stored->text) label.text = shown->text;
  return label;
}

QString LabelTool::nameOf(const model::Label& label) const {
  return QString::fromStdString(asShown(label).text).simplified();
}

// --- finding names

const QPolygonF& LabelTool::frameOf(const model::Label& label) const {
  Frame& frame = frames_[label.id.value];
  if (frame.polygon.isEmpty() || !(frame.label == label)) {
    frame = {label, render::labelFrame(label, model::placeOf(session_.layout(), label), shownFonts(session_))};
  }
  return frame.polygon;
}

const model::Label* LabelTool::labelAt(hex::Point point) const {
  if (!session_.hand().layers().isVisible(MapLayer::Labels)) return nullptr;
  const model::Label* found = nullptr;
  for (const model::Label& label : session_.translated().all<model::Label>()) {
    // The one drawn last is on top, but the selected one has precedence.
    if (!frameOf(label).containsPoint(render::toQt(point), Qt::WindingFill)) continue;
    if (label.id == selected_) return selected();
    found = &label;
  }
  return found ? session_.battle().find<model::Label>(found->id) : nullptr;
}

std::pair<hex::Point, hex::Point> LabelTool::knobOf(const model::Label& label) const {
  constexpr double kStalk = 20;  // pixels
  const QPolygonF& frame = frameOf(asShown(label));
  const QPointF end = (frame[1] + frame[2]) / 2;
  const double radians = label.angle * std::numbers::pi / 180;
  const double reach = kStalk / pixelsPerHex_;
  return {render::toMap(end), render::toMap(end + QPointF(std::cos(radians), std::sin(radians)) * reach)};
}

bool LabelTool::isOnKnob(hex::Point point) const {
  const model::Label* label = selected();
  if (!label || !model::labelPath(label->path).empty()) return false;
  return apart(knobOf(*label).second, point) * pixelsPerHex_ <= kKnobRadius + 2;
}

void LabelTool::selectLabel(std::optional<Id<model::Label>> label) {
  selected_ = label;
  if (const model::Label* row = selected()) {
    session_.hand().select({row->hex});
    tellKind(row->style);
    forgetGuess(row->style);
  }
  emit previewChanged();
}

// A kind that is never guessed was chosen by a person.
void LabelTool::forgetGuess(const Kind& kind) {
  const bool isGuessed =
      kind == model::LabelStyle::Water || kind == model::LabelStyle::Woods || kind == model::LabelStyle::Relief;
  if (!isGuessed) beforeGuess_.reset();
}

void LabelTool::tellKind(const Kind& kind) {
  kind_ = kind;
  ToolOptions options = session_.hand().options();
  options.label = kind;
  session_.hand().setOptions(options);
}

void LabelTool::takeKind() {
  if (kind_ == session_.hand().options().label) return;
  const Kind before = std::exchange(kind_, session_.hand().options().label);
  beforeGuess_.reset();
  const model::Label* label = selected();
  if (!label || isBusy() || session_.isReadOnly() || session_.hand().tool() != QLatin1String("tool.label")) return;
  model::Label other = *label;
  other.style = kind_;
  // Letters of the usual size of the old kind get the usual size of the new kind.
  if (render::letterSize(other) == render::usualLetterSize(before)) other.size = render::usualLetterSize(kind_);
  apply(other, tr("Change “%1”").arg(nameOf(other)));
}

// --- the pointer

void LabelTool::cancel() {
  // Choosing another tool commits what is written; Escape drops it.
  if (doing_ == Doing::Writing && session_.hand().tool() != QLatin1String("tool.label")) commit();
  dropDraft();
  end();
}

void LabelTool::end() {
  doing_ = Doing::Nothing;
  findsPlace_ = false;
  shown_.reset();
  way_.clear();
  emit previewChanged();
}

void LabelTool::hover(const CanvasHit& hit) {
  const model::Label* label = labelAt(hit.point);
  const auto now = label ? std::optional(label->id) : std::nullopt;
  modifiers_ = hit.modifiers;
  if (now == hovered_) return;
  hovered_ = now;
  emit previewChanged();
}

void LabelTool::leave() {
  hovered_.reset();
  emit previewChanged();
}

void LabelTool::press(const CanvasHit& hit) {
  if (doing_ == Doing::Writing) return commit();
  pressedAt_ = hit.point;
  modifiers_ = hit.modifiers;
  if (isOnKnob(hit.point)) {
    doing_ = Doing::Turning;
    shown_ = *selected();
    return;
  }
  const model::Label* label = labelAt(hit.point);
  pressedLabel_ = label != nullptr;
  // A drag with Shift gives the selected name another path, so it stays selected.
  if (label || !(hit.modifiers & Qt::ShiftModifier)) selectLabel(label ? std::optional(label->id) : std::nullopt);
  if (!label && !hit.hex) return;
  doing_ = Doing::Pressing;
  way_ = {hit.point};
}

void LabelTool::begin(const CanvasHit& hit) {
  if (apart(pressedAt_, hit.point) * pixelsPerHex_ < kDragPixels) return;
  doing_ = pressedLabel_ ? Doing::Moving : Doing::Drawing;
}

void LabelTool::drag(const CanvasHit& hit) {
  if (doing_ == Doing::Pressing) begin(hit);
  const model::Label* label = selected();
  if (doing_ == Doing::Moving && label) {
    const hex::Point place = model::placeOf(session_.layout(), *label);
    shown_ = model::placedAt(session_.layout(), *label,
                             {place.x + hit.point.x - pressedAt_.x, place.y + hit.point.y - pressedAt_.y});
  } else if (doing_ == Doing::Turning && label) {
    const hex::Point place = model::placeOf(session_.layout(), *label);
    const double degrees = std::atan2(hit.point.y - place.y, hit.point.x - place.x) * 180 / std::numbers::pi;
    const double step = hit.modifiers & Qt::ControlModifier ? kFineTurnStep : kTurnStep;
    shown_ = model::turnedBy(*label, std::round(degrees / step) * step - label->angle);
  } else if (doing_ == Doing::Drawing && apart(way_.back(), hit.point) > kWayTolerance) {
    way_.push_back(hit.point);
  }
  emit previewChanged();
}

void LabelTool::release(const CanvasHit& hit) {
  if (doing_ == Doing::Nothing || doing_ == Doing::Writing) return;
  drag(hit);
  const Doing done = doing_;
  const std::optional<model::Label> shown = shown_;
  if (done == Doing::Drawing) return finishDrawing();
  end();
  if (done == Doing::Moving && shown) apply(*shown, tr("Move “%1”").arg(nameOf(*shown)));
  if (done == Doing::Turning && shown) apply(*shown, tr("Turn “%1”").arg(nameOf(*shown)));
  if (done == Doing::Pressing && !pressedLabel_ && hit.hex) {
    findsPlace_ = !(hit.modifiers & Qt::AltModifier);
    writeNew(model::placedAt(session_.layout(), newLabelAt(pressedAt_), pressedAt_));
  }
}

void LabelTool::finishDrawing() {
  const std::vector<hex::Point> drawn = std::move(way_);
  end();
  double length = 0;
  for (std::size_t i = 1; i < drawn.size(); ++i) length += apart(drawn[i - 1], drawn[i]);
  if (length < kShortestWay) return;
  std::vector<hex::Point> way = model::simplified(drawn, kWayTolerance);
  for (double more = 2; way.size() > model::kMaxPathPoints; more *= 2) {
    way = model::simplified(drawn, kWayTolerance * more);
  }
  const model::Label* label = modifiers_ & Qt::ShiftModifier ? selected() : nullptr;
  if (label) {
    apply(model::laidAlong(session_.layout(), *label, way), tr("Draw “%1” another way").arg(nameOf(*label)));
  } else {
    writeNew(model::laidAlong(session_.layout(), newLabelAt(drawn[drawn.size() / 2]), way));
  }
}

void LabelTool::doubleClick(const CanvasHit& hit) {
  if (doing_ != Doing::Nothing) return;
  if (const model::Label* label = labelAt(hit.point)) write(*label);
}

void LabelTool::pick(const CanvasHit& hit) {
  const model::Label* label = labelAt(hit.point);
  if (!label) return;
  tellKind(label->style);
}

bool LabelTool::wheel(const CanvasHit& hit, int steps) {
  const model::Label* label = labelAt(hit.point);
  if (!label) label = selected();
  if (!label || isBusy()) return false;
  if (hit.modifiers & Qt::AltModifier) {
    turn(*label, steps * (hit.modifiers & Qt::ControlModifier ? kFineTurnStep : kTurnStep));
    return true;
  }
  constexpr double kGrowth = 1.08;
  constexpr double kHundredth = 0.01;
  model::Label sized = *label;
  const double size = render::letterSize(*label);
  // A hundredth at least, so that small letters grow too.
  const double step = std::max(size * (kGrowth - 1), kHundredth);
  sized.size = std::clamp(std::round((size + steps * step) * 100) / 100, kSmallest, kLargest);
  apply(sized, tr("Size “%1”").arg(nameOf(sized)));
  return true;
}

void LabelTool::turn(const model::Label& label, double degrees) {
  apply(model::turnedBy(label, degrees), tr("Turn “%1”").arg(nameOf(label)));
}

// --- the keyboard

void LabelTool::act(hex::HexKey hex) {
  if (doing_ == Doing::Writing) return commit();
  if (isBusy()) return;
  const model::Label* label = selected();
  if (!label || label->hex != hex) {
    const auto& all = session_.battle().all<model::Label>();
    const auto found = std::find_if(all.begin(), all.end(), [&](const model::Label& each) { return each.hex == hex; });
    label = found == all.end() ? nullptr : &*found;
  }
  if (label) return write(*label);
  const hex::Point centre = session_.layout().centre(hex);
  writeNew(model::placedAt(session_.layout(), newLabelAt(centre), centre));
}

bool LabelTool::claims(const QKeyEvent& event) const {
  return selected() && !isBusy() && (isRemoval(event) || turnOf(event) != 0 || nudgeOf(event));
}

bool LabelTool::key(const QKeyEvent& event) {
  const model::Label* label = selected();
  if (!label || isBusy()) return false;
  if (const auto nudge = nudgeOf(event)) {
    const hex::Point place = model::placeOf(session_.layout(), *label);
    apply(model::placedAt(session_.layout(), *label, {place.x + nudge->x, place.y + nudge->y}),
          tr("Move “%1”").arg(nameOf(*label)));
    return true;
  }
  if (const int turns = turnOf(event); turns != 0) {
    turn(*label, turns * kTurnStep);
    return true;
  }
  if (isRemoval(event)) {
    remove();
    return true;
  }
  if (event.key() != Qt::Key_Escape) return false;
  selectLabel(std::nullopt);
  return true;
}

void LabelTool::remove() {
  const model::Label* label = selected();
  if (!label) return;
  session_.apply(model::eraseLabel(session_.battle(), label->id, tr("Remove “%1”").arg(nameOf(*label)).toStdString()));
}

std::optional<Id<model::Label>> LabelTool::nameAt(hex::Point point) const {
  const model::Label* label = labelAt(point);
  return label ? std::optional(label->id) : std::nullopt;
}

void LabelTool::editName(Id<model::Label> name) {
  if (const model::Label* row = session_.battle().find<model::Label>(name)) write(*row);
}

void LabelTool::removeName(Id<model::Label> name) {
  selectLabel(name);
  remove();
}

// --- writing

model::Label LabelTool::newLabel() const {
  model::Label label;
  label.id = {randomId()};
  label.style = beforeGuess_.value_or(session_.hand().options().label);
  label.size = render::usualLetterSize(label.style);
  label.hex = session_.layout().at(pressedAt_);
  return label;
}

model::Label LabelTool::newLabelAt(hex::Point point) {
  model::Label label = newLabel();
  const bool isOfTown = label.style == model::LabelStyle::Town || label.style == model::LabelStyle::Village;
  const auto seen = isOfTown ? kindAt(point) : std::nullopt;
  if (!seen) return label;
  beforeGuess_ = label.style;
  label.style = *seen;  // places to live are not in rivers or woods
  label.size = render::usualLetterSize(label.style);
  return label;
}

std::optional<model::LabelStyle> LabelTool::kindAt(hex::Point point) const {
  using render::Pattern;
  if (isWaterAt(point)) return model::LabelStyle::Water;
  const model::HexRow* row = session_.battle().find<model::HexRow>(session_.layout().at(point));
  if (!row) return std::nullopt;
  switch (render::terrainKind(session_.rules(), row->terrain, render::Place::Hex).pattern) {
    case Pattern::Woods: return model::LabelStyle::Woods;
    case Pattern::Marsh:
    case Pattern::Water: return model::LabelStyle::Water;
    case Pattern::Hill: return model::LabelStyle::Relief;
    default: return std::nullopt;
  }
}

bool LabelTool::isWaterAt(hex::Point point) const {
  const hex::Layout& layout = session_.layout();
  const auto& sides = session_.battle().all<model::Hexside>();
  return std::any_of(sides.begin(), sides.end(), [&](const model::Hexside& side) {
    return apart(layout.middle(side.side), point) < kBesideWater &&
           render::terrainKind(session_.rules(), side.kind, render::Place::Hexside).isWater();
  });
}

void LabelTool::write(model::Label label) {
  selectLabel(label.id);
  writeNew(std::move(label));
}

void LabelTool::writeNew(model::Label label) {
  if (session_.isReadOnly()) return;
  doing_ = Doing::Writing;
  shown_ = std::move(label);
  emit previewChanged();
  emit editorWanted(*shown_);
}

void LabelTool::draft(const model::Label& label) {
  if (doing_ != Doing::Writing) return;
  shown_ = label;
  emit previewChanged();
}

void LabelTool::commit() {
  if (doing_ != Doing::Writing) return;
  model::Label label = *shown_;
  const model::Label* old = session_.battle().find<model::Label>(label.id);
  const bool findsPlace = findsPlace_;
  end();
  emit editorDone();
  if (nameOf(label).isEmpty()) {
    if (old) remove();
    return;
  }
  tellKind(label.style);
  forgetGuess(label.style);
  if (findsPlace) label = render::bestPlace(session_.battle(), label, shownFonts(session_));
  apply(label, (old ? tr("Change “%1”") : tr("Write “%1”")).arg(nameOf(label)));
}

void LabelTool::dropDraft() {
  if (doing_ != Doing::Writing) return;
  end();
  emit editorDone();
}

bool LabelTool::apply(const model::Label& label, const QString& title) {
  const Id<model::Label> id = label.id;
  const bool isMade = session_.apply(model::putLabel(session_.battle(), label, title.toStdString()));
  if (session_.battle().find<model::Label>(id)) selectLabel(id);
  return isMade;
}

// --- painting

std::optional<model::Edit> LabelTool::pending() const {
  if (!shown_) return std::nullopt;
  return model::putLabel(session_.battle(), doing_ == Doing::Writing ? *shown_ : asShown(*shown_), {});
}

void LabelTool::paintPreview(QPainter& painter, const render::MapView& view) const {
  pixelsPerHex_ = view.pixelsPerHex;
  const render::ThemeFonts fonts = shownFonts(session_);
  const auto frame = [&](const model::Label& label, bool isSelected) {
    QPolygonF pixels;
    for (const QPointF point : render::labelFrame(label, model::placeOf(session_.layout(), label), fonts)) {
      pixels << view.toPixels(render::toMap(point));
    }
    drawFrame(painter, pixels, isSelected);
  };
  const model::Label* label = selected();
  if (doing_ == Doing::Drawing) {
    QPolygonF line;
    for (const hex::Point point : way_) line << view.toPixels(point);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(QColor(255, 255, 255, 220), 4, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolyline(line);
    painter.setPen(QPen(QColor(0x22, 0x26, 0x2A), 1.6, Qt::DashLine, Qt::FlatCap, Qt::RoundJoin));
    painter.drawPolyline(line);
  }
  if (doing_ == Doing::Writing) return;
  if (hovered_ && hovered_ != selected_ && doing_ == Doing::Nothing) {
    if (const model::Label* under = session_.translated().find<model::Label>(*hovered_)) frame(*under, false);
  }
  if (!label) return;
  frame(asShown(shown_ ? *shown_ : *label), true);
  if (doing_ != Doing::Nothing || !model::labelPath(label->path).empty()) return;
  const auto [from, at] = knobOf(*label);
  drawKnob(painter, view.toPixels(from), view.toPixels(at));
}

QString LabelTool::hint() const {
  switch (doing_) {
    case Doing::Writing: return tr("Enter writes the name, Escape drops it");
    case Doing::Drawing: return tr("The name will follow this line");
    case Doing::Turning: return tr("Turned to %1°; Ctrl turns by single degrees").arg(shown_ ? shown_->angle : 0);
    default: break;
  }
  if (hovered_ && hovered_ != selected_) return tr("Click selects the name, double click edits it");
  if (selected()) {
    return tr("Drag moves, Alt and wheel turns, Shift and wheel sizes, Enter edits, Delete removes the name");
  }
  return tr("Click to write a name beside what it names, with Alt just here; drag to write it along a line");
}

Qt::CursorShape LabelTool::cursor() const {
  if (doing_ == Doing::Moving) return Qt::ClosedHandCursor;
  if (doing_ == Doing::Drawing) return Qt::CrossCursor;
  return hovered_ ? Qt::OpenHandCursor : Qt::IBeamCursor;
}

}  // namespace redoubt::editor
