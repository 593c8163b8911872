#include "editor/canvas/map_canvas.h"

#include <QScrollBar>
#include <QStyle>
#include <algorithm>
#include <cmath>
#include <utility>

#include "core/base/destroy_in_thread.h"
#include "editor/canvas/ghosts.h"
#include "editor/canvas/layer_style.h"
#include "editor/proposals/terrain_proposals.h"
#include "editor/session/lit_hexes.h"

namespace redoubt::editor {
namespace {

constexpr double kSmallestScale = 1;
constexpr double kLargestScale = 260;
constexpr double kTooSmallToSee = 22;  // pixels of a hex in which counters can't be distinguished
constexpr double kPlainToSee = 48;
constexpr int kMargin = 24;  // desk round the sheet, in pixels
constexpr double kPixelsPerMm = 96 / 25.4;

}  // namespace

MapCanvas::MapCanvas(Session& session, QWidget* parent)
    : QAbstractScrollArea(parent),
      session_(session),
      tiles_([this] { QMetaObject::invokeMethod(this, &MapCanvas::showNews, Qt::QueuedConnection); }),
      abilities_(new AbilityOverlay(session, this)),
      rules_(new RulesOverlay(session, abilities_->abilities().maps(), this)),
      scans_(new ScanOverlay(session, this)),
      proposals_(new TerrainProposals(session, this)) {
  setFrameShape(QFrame::NoFrame);
  setFocusPolicy(Qt::StrongFocus);
  setMouseTracking(true);
  viewport()->setMouseTracking(true);
  viewport()->setAttribute(Qt::WA_OpaquePaintEvent);
  setAccessibleName(tr("Map"));
  horizontalScrollBar()->setFocusPolicy(Qt::NoFocus);
  verticalScrollBar()->setFocusPolicy(Qt::NoFocus);
  connect(&session_, &Session::documentReplaced, this, &MapCanvas::reset);
  connect(&session_, &Session::changed, this, &MapCanvas::mapChanged);
  preparation_ = session_.prepareWith([this] { return preparation(); });
  connect(&session_.setUp(), &ShownSetUp::placementsChanged, this, [this] {
    viewport()->update();
    followSelected();
  });
  connect(&session_.hand(), &Hand::selectionChanged, this, [this] {
    setPointed(std::nullopt);
    followSelected();
    viewport()->update();
    emit hexInFocusChanged();
  });
  connect(&session_, &Session::findingsChanged, viewport(), qOverload<>(&QWidget::update));
  connect(&session_, &Session::jumpRequested, this, [this](hex::HexKey hex) {
    // If counters are too small to distinguish, zooms in first, so that the hex can be seen.
    if (scale_ < kTooSmallToSee) {
      zoomTo(kPlainToSee);
      centreOn(session_.layout().centre(hex));
    }
    show(hex);
  });
  connect(&session_.hand(), &Hand::areaChanged, viewport(), qOverload<>(&QWidget::update));
  connect(&session_.hand().layers(), &MapLayers::changed, this, &MapCanvas::showLayers);
  connect(abilities_, &AbilityOverlay::changed, this, [this] {
    if (pointed_ && !abilities_->answers()) setPointed(std::nullopt);
    viewport()->update();
    emit hintChanged();
  });
  connect(rules_, &RulesOverlay::changed, this, [this] {
    viewport()->update();
    emit hintChanged();
  });
  scans_->watch(*this);
  connect(&LitHexes::of(session_), &LitHexes::changed, viewport(), qOverload<>(&QWidget::update));
  connect(scans_, &ScanOverlay::changed, viewport(), qOverload<>(&QWidget::update));
  connect(proposals_, &TerrainProposals::changed, viewport(), qOverload<>(&QWidget::update));
  reset();
}

MapCanvas::~MapCanvas() = default;

void MapCanvas::setTool(CanvasTool* tool) {
  if (tool_ == tool) return;
  if (tool_) {
    tool_->cancel();
    tool_->disconnect(this);
  }
  tool_ = tool;
  if (tool_) {
    connect(tool_, &CanvasTool::previewChanged, this, [this] {
      pendingIsStale_ = true;
      viewport()->update();
      emit hintChanged();
    });
    tool_->activated();
    if (hovered_) tool_->hover(*hovered_);
  }
  pendingIsStale_ = true;
  updateCursorShape();
  viewport()->update();
  emit hintChanged();
}

void MapCanvas::setDark(bool isDark) {
  if (isDark_ == isDark) return;
  isDark_ = isDark;
  showLayers();
}

void MapCanvas::showLayers() {
  pendingIsStale_ = true;  // it may be locked now
  if (const render::MapStyle style = mapStyle(session_.hand().layers(), isDark_); map_ && style != map_->style()) {
    if (style.frame != map_->style().frame) {
      remakeMap();
      fitAgain();
    } else {
      map_->setStyle(style);
    }
    tiles_.clear();
  }
  viewport()->update();
}

void MapCanvas::reset() {
  followed_.reset();
  remakeMap();
  hovered_.reset();
  fit();
}

void MapCanvas::remakeMap() {
  map_.reset();
  if (model::mapSheet(session_.translated())) {
    map_ = std::make_unique<render::MapPainter>(session_.translated(), mapStyle(session_.hand().layers(), isDark_));
  }
  preview_ = {};
  pendingIsStale_ = true;
  tiles_.clear();
}

void MapCanvas::paintAnew(const model::Changes& changes) {
  if (changes.empty()) return;
  tiles_.collect();
  map_->update(session_.translated(), changes);
  for (const hex::Bounds& region : map_->affectedBy(changes)) tiles_.invalidate(region);
}

document::Precomputation MapCanvas::preparation() {
  if (!map_) return nullptr;
  paintAnew(preview_.withdraw());
  auto map = std::make_shared<render::MapPainter>(*map_);
  return [this, map](const model::Battle& after, const model::Changes& changes) {
    map->update(after, changes);
    mapToCome_ = std::make_unique<render::MapPainter>(std::move(*map));
  };
}

// Returns whether it was ready.
bool MapCanvas::takeMapToCome() {
  auto coming = std::exchange(mapToCome_, nullptr);
  if (!session_.isPrecomputed() || !coming) return false;
  preview_ = {};
  std::swap(*map_, *coming);
  formerMap_ = destroyInThread(std::move(coming));
  map_->setStyle(mapStyle(session_.hand().layers(), isDark_));
  tiles_.invalidate(map_->sheet());
  return true;
}

void MapCanvas::showPending() {
  pendingIsStale_ = false;
  if (!map_) return;
  auto pending = tool_ && !session_.isReadOnly() ? tool_->pending() : std::nullopt;
  const auto locked = pending ? session_.hand().layers().lockedAgainst(*pending) : std::nullopt;
  if (locked) pending.reset();
  paintAnew(preview_.show(session_.translated(), pending));
  if (std::exchange(lockedLayer_, locked) == locked) return;
  updateCursorShape();
  emit hintChanged();
}

QString MapCanvas::hint() const {
  if (lockedLayer_) return tr("The layer “%1” is locked").arg(MapLayers::title(*lockedLayer_));
  QStringList asked{rules_->hint(mayAsk() ? hexInFocus() : std::nullopt), abilities_->hint(askedHex())};
  asked.removeAll(QString());
  return !asked.isEmpty() ? asked.join(QStringLiteral("; ")) : tool_ ? tool_->hint() : QString();
}

void MapCanvas::mapChanged(const model::Changes& changes) {
  if (changes.touches<model::MapSheet>() || !map_) {
    const bool hadMap = map_ != nullptr;
    remakeMap();
    updateScrollBars();
    if (!hadMap) fits_ = Fits::Hexes;
    fitAgain();
  } else {
    const hex::Bounds sheet = map_->sheet();
    if (!takeMapToCome()) {
      paintAnew(preview_.withdraw());
      paintAnew(changes);
    }
    pendingIsStale_ = true;
    // A legend grows with the map, but the hex under the pointer should not move.
    if (map_->sheet() != sheet) updateScrollBars(Centring::OnlyIfCut);
    // It is painted while the panels process the change.
    tiles_.refresh(*map_, view(), viewport()->rect(), 0);
  }
  viewport()->update();
}

// A frame that waited for the part has shown it already.
void MapCanvas::showNews() {
  if (tiles_.hasNews()) viewport()->update();
}

void MapCanvas::followSelected() {
  const auto& selected = session_.hand().selection().placements;
  const model::Placement* counter = selected.empty() ? nullptr : session_.setUp().placement(selected.front());
  if (!counter || counter->rule != model::PlacementRule::At || !counter->hex || !map_) return;
  const std::pair now(model::subjectOf(*counter), *counter->hex);
  const bool hasMoved = followed_ && followed_->first == now.first && followed_->second != now.second;
  followed_ = now;
  const bool isInView = viewport()->rect().contains(pixelOf(now.second).toPoint());
  if (hasMoved && !isInView && session_.layout().contains(now.second)) show(now.second);
}

double MapCanvas::naturalScale() const {
  const model::MapSheet* sheet = model::mapSheet(session_.translated());
  const double mm = sheet && sheet->hexWidthMm > 0 ? sheet->hexWidthMm : 19;
  return std::clamp(mm * kPixelsPerMm, kSmallestScale, kLargestScale);
}

// The viewport's pixel (0, 0) in content pixels, of which (0, 0) is the map's point (0, 0).
QPoint MapCanvas::contentOrigin() const {
  return {horizontalScrollBar()->value(), verticalScrollBar()->value()};
}

render::MapView MapCanvas::view() const {
  const QPoint origin = contentOrigin();
  return {scale_, {origin.x() / scale_, origin.y() / scale_}};
}

// The bars are chosen by the room without any bars. Qt would choose them by the viewport, whose size depends on the
// bars: at some sizes they would appear and disappear endlessly.
void MapCanvas::showScrollBars(QSize content) {
  const QSize room = maximumViewportSize();
  const int bar = style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, this);
  bool across = content.width() > room.width();
  const bool down = content.height() > room.height() - (across ? bar : 0);
  across = content.width() > room.width() - (down ? bar : 0);
  settingBars_ = true;
  setHorizontalScrollBarPolicy(across ? Qt::ScrollBarAlwaysOn : Qt::ScrollBarAlwaysOff);
  setVerticalScrollBarPolicy(down ? Qt::ScrollBarAlwaysOn : Qt::ScrollBarAlwaysOff);
  settingBars_ = false;
}

void MapCanvas::updateScrollBars(Centring centring) {
  if (!map_) return;
  const hex::Bounds sheet = map_->sheet();
  const QRect content = QRectF(sheet.left * scale_, sheet.top * scale_, sheet.width() * scale_, sheet.height() * scale_)
                            .toAlignedRect()
                            .adjusted(-kMargin, -kMargin, kMargin, kMargin);
  showScrollBars(content.size());
  const auto set = [&](QScrollBar* bar, int from, int length, int page) {
    const int spare = page - length;  // a sheet smaller than the window is centred
    const int held = bar->value();
    const bool stays = centring == Centring::OnlyIfCut && held <= from && from + length <= held + page;
    const int first = spare <= 0 ? from : stays ? held : from - spare / 2;
    bar->setRange(first, spare > 0 ? first : from + length - page);
    bar->setPageStep(page);
    bar->setSingleStep(std::max(20, page / 20));
  };
  set(horizontalScrollBar(), content.left(), content.width(), viewport()->width());
  set(verticalScrollBar(), content.top(), content.height(), viewport()->height());
  tiles_.setScale(scale_, devicePixelRatioF());
}

void MapCanvas::placeAt(hex::Point map, QPointF pixel) {
  horizontalScrollBar()->setValue(qRound(map.x * scale_ - pixel.x()));
  verticalScrollBar()->setValue(qRound(map.y * scale_ - pixel.y()));
}

void MapCanvas::zoomTo(double scale, std::optional<QPointF> fixed) {
  const QPointF pixel = fixed.value_or(QRectF(viewport()->rect()).center());
  const hex::Point map = view().toMap(pixel);
  // Whole device pixels per hex keep tiles sharp and the number of distinct zooms small.
  const double ratio = devicePixelRatioF();
  scale_ = std::max(1.0, std::round(std::clamp(scale, kSmallestScale, kLargestScale) * ratio)) / ratio;
  fits_ = Fits::Nothing;
  updateScrollBars();
  placeAt(map, pixel);
  viewport()->update();
  emit scaleChanged();
  emit viewChanged();
}

void MapCanvas::zoomBy(double factor, std::optional<QPointF> fixed) {
  double wanted = scale_ * factor;
  if (std::abs(wanted - scale_) < 1) wanted = scale_ + (factor > 1 ? 1 : -1);
  zoomTo(wanted, fixed);
}

void MapCanvas::fit() {
  if (!map_) return;
  // The hexes and a narrow margin; the frame, if any, is reached by scrolling.
  constexpr double kRim = 0.25;
  const int bar = map_->frame() ? style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, this) : 0;
  fitInto(render::grown(map_->layout().bounds(), kRim), bar);
  fits_ = Fits::Hexes;
}

void MapCanvas::fitSheet() {
  if (!map_) return;
  fitInto(map_->sheet(), 0);
  fits_ = Fits::Sheet;
}

void MapCanvas::fitInto(const hex::Bounds& part, int bar) {
  const QSize room = maximumViewportSize() - QSize(2 * kMargin + 2 + bar, 2 * kMargin + 2 + bar);
  const double wide = room.width() / std::max(part.width(), 1.0);
  const double high = room.height() / std::max(part.height(), 1.0);
  zoomTo(std::floor(std::min(wide, high)));
  placeAt({part.left + part.width() / 2, part.top + part.height() / 2}, QRectF(viewport()->rect()).center());
}

void MapCanvas::fitAgain() {
  switch (fits_) {
    case Fits::Hexes: return fit();
    case Fits::Sheet: return fitSheet();
    case Fits::Nothing: return updateScrollBars();
  }
}

void MapCanvas::show(hex::HexKey hex) {
  const QPointF pixel = pixelOf(hex);
  const double margin = std::min({scale_ * 1.5, viewport()->width() / 3.0, viewport()->height() / 3.0});
  const QRectF inside = QRectF(viewport()->rect()).adjusted(margin, margin, -margin, -margin);
  const QPointF wanted(std::clamp(pixel.x(), inside.left(), inside.right()),
                       std::clamp(pixel.y(), inside.top(), inside.bottom()));
  if (wanted != pixel) placeAt(session_.layout().centre(hex), wanted);
  viewport()->update();
}

void MapCanvas::centreOn(hex::Point map) {
  placeAt(map, QRectF(viewport()->rect()).center());
}

hex::Bounds MapCanvas::visibleBounds() const {
  return view().toMap(QRectF(viewport()->rect()));
}

QPointF MapCanvas::pixelOf(hex::HexKey hex) const {
  return view().toPixels(session_.layout().centre(hex));
}

CanvasHit MapCanvas::hitAt(QPointF pixel, Qt::KeyboardModifiers modifiers) const {
  CanvasHit hit;
  hit.point = view().toMap(pixel);
  hit.hex = session_.layout().hexAt(hit.point);
  std::tie(hit.nearestHex, hit.nearestSide) = session_.layout().nearestSide(hit.point);
  hit.place = placeOf(pixel, hit.hex.has_value());
  hit.modifiers = modifiers;
  const MapLayers& layers = session_.hand().layers();
  if (layers.isVisible(MapLayer::Ghosts)) hit.counter = ghosts::counterAt(session_, hit.point);
  if (!layers.isVisible(MapLayer::Counters)) return hit;
  for (const render::MapStack& stack : session_.setUp().stacks()) {
    const hex::Point centre = session_.layout().centre(stack.hex);
    constexpr double kReach = 1.5;  // of a counter from the centre of its hex
    if (std::hypot(centre.x - hit.point.x, centre.y - hit.point.y) > kReach) continue;
    // The uppermost comes last.
    for (const auto& [counter, card] : render::lyingOn(session_.layout(), stack, counters_.style())) {
      if (render::covers(card, hit.point)) hit.counter = counter->placement;
    }
  }
  return hit;
}

HitPlace MapCanvas::placeOf(QPointF pixel, bool isOnHex) const {
  if (viewport()->rect().contains(pixel.toPoint())) return isOnHex ? HitPlace::Map : HitPlace::Desk;
  const bool isOverTray = tray_ && tray_->isVisible() &&
                          tray_->rect().contains(tray_->mapFromGlobal(viewport()->mapToGlobal(pixel.toPoint())));
  return isOverTray ? HitPlace::Tray : HitPlace::Elsewhere;
}

std::optional<hex::HexKey> MapCanvas::hexInFocus() const {
  if (hovered_ && hovered_->hex) return hovered_->hex;
  return pointed_ ? pointed_ : session_.hand().selection().hex;
}

void MapCanvas::setHovered(const std::optional<CanvasHit>& hit) {
  const auto before = hexInFocus();
  const auto asked = askedHex();
  hovered_ = hit;
  if (hit) pointed_.reset();
  if (hexInFocus() != before) emit hexInFocusChanged();
  const auto now = askedHex();
  if (now == asked) return;
  if (ghosts::pileAt(session_, asked) || ghosts::pileAt(session_, now)) viewport()->update();
  if (!abilities_->isAnyShown()) return;
  viewport()->update();
  emit hintChanged();
}

void MapCanvas::setPointed(std::optional<hex::HexKey> hex) {
  if (pointed_ == hex) return;
  pointed_ = hex;
  viewport()->update();
  emit hexInFocusChanged();
  emit hintChanged();
}

// Only with tools for counters, and not during a stroke: other tools show what they would do there.
bool MapCanvas::mayAsk() const {
  return !pressed_ && !panFrom_ && (!tool_ || (tool_->fansStacks() && !tool_->isBusy()));
}

std::optional<hex::HexKey> MapCanvas::askedHex() const {
  if (!mayAsk()) return std::nullopt;
  return hovered_ ? hovered_->hex : pointed_;
}

void MapCanvas::updateCursorShape() {
  if (panFrom_) {
    viewport()->setCursor(Qt::ClosedHandCursor);
  } else if (spaceHeld_) {
    viewport()->setCursor(Qt::OpenHandCursor);
  } else if (lockedLayer_) {
    viewport()->setCursor(Qt::ForbiddenCursor);
  } else {
    viewport()->setCursor(tool_ ? tool_->cursor() : Qt::ArrowCursor);
  }
}

// --- counters from the tray

void MapCanvas::trayDragStarted(const model::Subject& subject) {
  ghost_ = subject;
}

void MapCanvas::trayDragMoved(QPoint global) {
  const QPoint here = viewport()->mapFromGlobal(global);
  ghostHex_ = viewport()->rect().contains(here) ? hitAt(here).hex : std::nullopt;
  ghostPoint_ = view().toMap(QPointF(here));
  viewport()->update();
}

void MapCanvas::trayDragDropped(QPoint global) {
  trayDragMoved(global);
  const auto subject = ghost_;
  const auto hex = ghostHex_;
  trayDragCancelled();
  if (subject && hex) emit dropped(*subject, *hex, ghostPoint_);
}

void MapCanvas::trayDragCancelled() {
  ghost_.reset();
  ghostHex_.reset();
  viewport()->update();
}

}  // namespace redoubt::editor
