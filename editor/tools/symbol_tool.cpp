#include "editor/tools/symbol_tool.h"

#include <QKeyEvent>
#include <algorithm>
#include <cmath>

#include "core/model/label_verbs.h"
#include "editor/render/symbol_kinds.h"
#include "editor/tools/point_marks.h"

namespace redoubt::editor {
namespace {

constexpr double kDragPixels = 4;                          // the distance from which a press becomes a drag
constexpr double kSnap = 0.12;                             // of a hex, round its centre
constexpr double kReach = render::kSymbolSide / 2 + 0.02;  // of a symbol, for the pointer
constexpr double kTurnStep = 15;

double apart(hex::Point a, hex::Point b) {
  return std::hypot(b.x - a.x, b.y - a.y);
}

QString titleOf(const model::Symbol& symbol) {
  return render::symbolTitle(QString::fromStdString(symbol.kind));
}

}  // namespace

SymbolTool::SymbolTool(Session& session, QObject* parent) : CanvasTool(session, parent), next_{randomId()} {
  connect(&session_, &Session::changed, this, [this] {
    if (selected_ && !session_.battle().find<model::Symbol>(*selected_)) selected_.reset();
    emit previewChanged();
  });
  connect(&session_.hand(), &Hand::optionsChanged, this, [this] {
    if (shown_ && shown_->id == next_) shown_->kind = kind();
    emit previewChanged();
  });
  connect(&session_, &Session::documentReplaced, this, [this] {
    selected_.reset();
    hovered_.reset();
    cancel();
  });
}

std::string SymbolTool::kind() const {
  return session_.hand().options().symbol;
}

const model::Symbol* SymbolTool::selected() const {
  return selected_ ? session_.battle().find<model::Symbol>(*selected_) : nullptr;
}

const model::Symbol* SymbolTool::symbolAt(hex::Point point) const {
  if (!session_.hand().layers().isVisible(MapLayer::Symbols)) return nullptr;
  const model::Symbol* nearest = nullptr;
  double distance = kReach;
  for (const model::Symbol& symbol : session_.battle().all<model::Symbol>()) {
    const double here = apart(model::placeOf(session_.layout(), symbol), point);
    if (here > distance) continue;
    distance = here;
    nearest = &symbol;
  }
  return nearest;
}

void SymbolTool::selectSymbol(std::optional<Id<model::Symbol>> symbol) {
  selected_ = symbol;
  if (const model::Symbol* row = selected()) session_.hand().select({row->hex});
  emit previewChanged();
}

model::Symbol SymbolTool::placed(model::Symbol symbol, hex::Point at, Qt::KeyboardModifiers modifiers) const {
  const hex::Layout& layout = session_.layout();
  const hex::Point centre = layout.centre(layout.at(at));
  const bool snaps = !(modifiers & Qt::ControlModifier) && apart(centre, at) <= kSnap;
  return model::placedAt(layout, std::move(symbol), snaps ? centre : at);
}

model::Symbol SymbolTool::newSymbol(const CanvasHit& hit) const {
  model::Symbol symbol;
  symbol.id = next_;
  symbol.hex = *hit.hex;
  symbol.kind = kind();
  symbol.angle = angle_;
  return placed(std::move(symbol), hit.point, hit.modifiers);
}

// --- the pointer

void SymbolTool::cancel() {
  doing_ = Doing::Nothing;
  shown_.reset();
  emit previewChanged();
}

void SymbolTool::hover(const CanvasHit& hit) {
  const model::Symbol* symbol = symbolAt(hit.point);
  hovered_ = symbol ? std::optional(symbol->id) : std::nullopt;
  shown_ = !symbol && hit.hex ? std::optional(newSymbol(hit)) : std::nullopt;
  emit previewChanged();
}

void SymbolTool::leave() {
  hovered_.reset();
  shown_.reset();
  emit previewChanged();
}

void SymbolTool::press(const CanvasHit& hit) {
  pressedAt_ = hit.point;
  const model::Symbol* symbol = symbolAt(hit.point);
  selectSymbol(symbol ? std::optional(symbol->id) : std::nullopt);
  if (!symbol && !hit.hex) return;
  doing_ = symbol ? Doing::Pressing : Doing::Placing;
  shown_ = symbol ? std::nullopt : std::optional(newSymbol(hit));
}

void SymbolTool::drag(const CanvasHit& hit) {
  if (doing_ == Doing::Pressing && apart(pressedAt_, hit.point) * pixelsPerHex_ >= kDragPixels) doing_ = Doing::Moving;
  const model::Symbol* symbol = selected();
  if (doing_ == Doing::Moving && symbol) {
    const hex::Point place = model::placeOf(session_.layout(), *symbol);
    shown_ =
        placed(*symbol, {place.x + hit.point.x - pressedAt_.x, place.y + hit.point.y - pressedAt_.y}, hit.modifiers);
  } else if (doing_ == Doing::Placing && hit.hex) {
    shown_ = newSymbol(hit);
  }
  emit previewChanged();
}

void SymbolTool::release(const CanvasHit& hit) {
  if (doing_ == Doing::Nothing) return;
  drag(hit);
  const Doing done = doing_;
  const std::optional<model::Symbol> shown = shown_;
  cancel();
  if (done == Doing::Moving && shown) apply(*shown, tr("Move %1").arg(titleOf(*shown)));
  if (done == Doing::Placing && shown) place(*shown);
}

void SymbolTool::place(model::Symbol symbol) {
  next_ = {randomId()};
  const QString title = tr("Place %1").arg(titleOf(symbol));
  apply(symbol, title);
}

void SymbolTool::pick(const CanvasHit& hit) {
  const model::Symbol* symbol = symbolAt(hit.point);
  if (!symbol) return;
  angle_ = symbol->angle;
  ToolOptions options = session_.hand().options();
  options.symbol = symbol->kind;
  session_.hand().setOptions(options);
}

bool SymbolTool::wheel(const CanvasHit& hit, int steps) {
  if (!(hit.modifiers & Qt::AltModifier) || isBusy()) return false;
  const model::Symbol* symbol = symbolAt(hit.point);
  if (!symbol) symbol = selected();
  if (!symbol) return false;
  turn(*symbol, steps * kTurnStep);
  return true;
}

void SymbolTool::turn(const model::Symbol& symbol, double degrees) {
  const model::Symbol turned = model::turnedBy(symbol, degrees);
  angle_ = turned.angle;
  apply(turned, tr("Turn %1").arg(titleOf(turned)));
}

// --- the keyboard

void SymbolTool::act(hex::HexKey hex) {
  if (isBusy()) return;
  const auto& all = session_.battle().all<model::Symbol>();
  const auto there = std::find_if(all.begin(), all.end(), [&](const model::Symbol& each) { return each.hex == hex; });
  if (there != all.end()) return selectSymbol(there->id);
  CanvasHit hit;
  hit.point = session_.layout().centre(hex);
  hit.hex = hex;
  place(newSymbol(hit));
}

bool SymbolTool::claims(const QKeyEvent& event) const {
  if (isBusy()) return false;
  return turnOf(event) != 0 || (selected() && (isRemoval(event) || nudgeOf(event)));
}

bool SymbolTool::key(const QKeyEvent& event) {
  if (isBusy()) return false;
  const model::Symbol* symbol = selected();
  if (const int turns = turnOf(event); turns != 0) {
    if (symbol) {
      turn(*symbol, turns * kTurnStep);
    } else {
      angle_ = model::wrappedDegrees(angle_ + turns * kTurnStep);
      if (shown_) shown_->angle = angle_;
      emit previewChanged();
    }
    return true;
  }
  if (!symbol) return false;
  if (const auto nudge = nudgeOf(event)) {
    const hex::Point place = model::placeOf(session_.layout(), *symbol);
    apply(model::placedAt(session_.layout(), *symbol, {place.x + nudge->x, place.y + nudge->y}),
          tr("Move %1").arg(titleOf(*symbol)));
    return true;
  }
  if (isRemoval(event)) {
    removeSymbol(symbol->id);
    return true;
  }
  if (event.key() != Qt::Key_Escape) return false;
  selectSymbol(std::nullopt);
  return true;
}

// --- with any tool

void SymbolTool::turnSymbol(Id<model::Symbol> id, int steps) {
  if (const model::Symbol* symbol = session_.battle().find<model::Symbol>(id)) turn(*symbol, steps * kTurnStep);
}

void SymbolTool::changeSymbol(Id<model::Symbol> id, const std::string& kind) {
  const model::Symbol* symbol = session_.battle().find<model::Symbol>(id);
  if (!symbol) return;
  model::Symbol changed = *symbol;
  changed.kind = kind;
  apply(changed, tr("%1 instead of %2").arg(titleOf(changed), titleOf(*symbol)));
}

void SymbolTool::removeSymbol(Id<model::Symbol> id) {
  const model::Symbol* symbol = session_.battle().find<model::Symbol>(id);
  if (!symbol) return;
  session_.apply(model::eraseSymbol(session_.battle(), id, tr("Remove %1").arg(titleOf(*symbol)).toStdString()));
}

void SymbolTool::apply(const model::Symbol& symbol, const QString& title) {
  const Id<model::Symbol> id = symbol.id;
  session_.apply(model::putSymbol(session_.battle(), symbol, title.toStdString()));
  if (session_.battle().find<model::Symbol>(id)) selectSymbol(id);
}

// --- painting

std::optional<model::Edit> SymbolTool::pending() const {
  if (!shown_) return std::nullopt;
  return model::putSymbol(session_.battle(), *shown_, {});
}

void SymbolTool::paintPreview(QPainter& painter, const render::MapView& view) const {
  pixelsPerHex_ = view.pixelsPerHex;
  const auto frame = [&](const model::Symbol& symbol, bool isSelected) {
    const double half = kReach * view.pixelsPerHex + 2;
    QTransform transform;
    const QPointF at = view.toPixels(model::placeOf(session_.layout(), symbol));
    transform.translate(at.x(), at.y());
    transform.rotate(symbol.angle);
    drawFrame(painter, transform.map(QPolygonF(QRectF(-half, -half, 2 * half, 2 * half))), isSelected);
  };
  if (hovered_ && hovered_ != selected_ && doing_ == Doing::Nothing) {
    if (const model::Symbol* under = session_.battle().find<model::Symbol>(*hovered_)) frame(*under, false);
  }
  const model::Symbol* symbol = selected();
  if (symbol) frame(doing_ == Doing::Moving && shown_ ? *shown_ : *symbol, true);
}

QString SymbolTool::hint() const {
  if (hovered_ && hovered_ != selected_) return tr("Click selects the symbol, right click takes its kind in hand");
  if (hovered_) return tr("Drag moves, Z turns, Delete removes the symbol");
  return tr("Click to place: %1; Z turns it, Ctrl keeps it off the hex's centre")
      .arg(render::symbolTitle(QString::fromStdString(kind())));
}

Qt::CursorShape SymbolTool::cursor() const {
  if (doing_ == Doing::Moving) return Qt::ClosedHandCursor;
  return hovered_ ? Qt::OpenHandCursor : Qt::CrossCursor;
}

}  // namespace redoubt::editor
