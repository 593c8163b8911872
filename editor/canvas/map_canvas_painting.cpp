#include <QPaintEvent>
#include <QTimerEvent>
#include <algorithm>
#include <chrono>
#include <utility>

#include "core/base/error.h"
#include "core/hex/area.h"
#include "editor/canvas/ghosts.h"
#include "editor/canvas/map_canvas.h"
#include "editor/canvas/marker_target.h"
#include "editor/canvas/overlay.h"
#include "editor/canvas/problem_badges.h"
#include "editor/canvas/proposal_overlay.h"
#include "editor/session/core_words.h"
#include "editor/session/counter_style.h"
#include "editor/session/lit_hexes.h"
#include "editor/words/markers.h"

// What the canvas paints: tiles of the map, counters over them, then selection, signs and the tool's preview.
namespace redoubt::editor {
namespace {

const QColor kLit(0xE0, 0x8A, 0x10);  // not the colour of what is selected

constexpr int kTileMilliseconds = 3;  // the longest wait of a frame for changes of the map to be painted
constexpr std::chrono::milliseconds kAheadOfFrames{2};
constexpr std::size_t kMostAhead = 1000;  // counters, half of what the cache keeps
constexpr double kSmallestBadges = 16;    // pixels of a hex below which signs would hide it

}  // namespace

void MapCanvas::paintEvent(QPaintEvent* event) {
  QPainter painter(viewport());
  painter.fillRect(event->rect(), palette().color(QPalette::Window).darker(isDark_ ? 130 : 112));
  if (!map_) return noteDrawing();
  if (pendingIsStale_) showPending();
  const render::MapView mapView = view();
  tiles_.refresh(*map_, mapView, viewport()->rect(), kTileMilliseconds);
  reportFailure();
  noteDrawing();
  tiles_.draw(painter, mapView, viewport()->rect(), map_->sheet(), blankPaper());
  scans_->paint(painter, mapView, viewport()->rect(), devicePixelRatioF());
  if (scans_->isAlone()) return;
  painter.setRenderHint(QPainter::Antialiasing);
  const MapLayers& layers = session_.hand().layers();
  counters_.setStyle(counterStyle(session_));
  rules_->paintGround(painter, mapView);
  abilities_->paintGround(painter, mapView);
  if (layers.isVisible(MapLayer::Zones)) paintZones(painter, mapView);
  ProposalOverlay(session_, *proposals_).paint(painter, mapView);
  if (layers.isVisible(MapLayer::Ghosts)) {
    painter.setOpacity(layers.state(MapLayer::Ghosts).opacity);
    ghosts::paint(painter, mapView, session_, counters_);
    painter.setOpacity(1);
  }
  if (layers.isVisible(MapLayer::Counters)) {
    painter.setOpacity(layers.state(MapLayer::Counters).opacity);
    paintCounters(painter, mapView);
    painter.setOpacity(1);
    ahead_.start(0, this);
  }
  paintAreas(painter, mapView);
  paintSelection(painter, mapView);
  if (layers.isVisible(MapLayer::Badges)) paintBadges(painter, mapView);
  const QRectF legend = abilities_->paintOver(painter, mapView, askedHex());
  rules_->paintOver(painter, mapView, legend);
  if (tool_) tool_->paintPreview(painter, mapView);
  paintGhost(painter, mapView);
  if (showsFocus_) {
    painter.setPen(QPen(palette().color(QPalette::Highlight), 2));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(viewport()->rect().adjusted(1, 1, -1, -1));
  }
}

void MapCanvas::reportFailure() {
  const std::exception_ptr failure = tiles_.takeFailure();
  if (!failure) return;
  try {
    std::rethrow_exception(failure);
  } catch (const Error& error) {
    emit paintingFailed(tr("A part of the map can’t be drawn. %1").arg(CoreWords::text(error)));
  } catch (const std::exception&) {
    emit paintingFailed(tr("There is not enough memory to draw a part of the map; it is left bare."));
  }
}

// Only after a delay, because most painting is too short to be noticed.
void MapCanvas::noteDrawing() {
  if (!map_ || isMapPainted()) {
    drawing_.stop();
    return setDrawing(false);
  }
  if (isDrawing_ || drawing_.isActive()) return;
  drawingMoment_.count() > 0 ? drawing_.start(static_cast<int>(drawingMoment_.count()), this) : setDrawing(true);
}

void MapCanvas::setDrawing(bool isDrawing) {
  if (std::exchange(isDrawing_, isDrawing) != isDrawing) emit drawingChanged();
}

void MapCanvas::paintZones(QPainter& painter, const render::MapView& mapView) const {
  painter.setOpacity(session_.hand().layers().state(MapLayer::Zones).opacity);
  overlay::drawZones(
      painter, mapView, session_.layout(),
      render::zonesOf(session_.translated(), session_.setUp().scenario(), session_.hand().options().zone));
  painter.setOpacity(1);
}

void MapCanvas::paintAreas(QPainter& painter, const render::MapView& mapView) const {
  const hex::Layout& layout = session_.layout();
  if (!session_.hand().area().empty()) {
    overlay::outlineSelected(painter, mapView, layout, session_.hand().area(), palette().color(QPalette::Highlight));
  }
  const LitHexes& lit = LitHexes::of(session_);
  if (!lit.hexes().empty()) overlay::outlineSelected(painter, mapView, layout, lit.hexes(), kLit);
  for (const auto& [from, to] : lit.lines()) overlay::markArrow(painter, mapView, layout, from, to, kLit);
  if (!pickFrom_ || !pickedTo_) return;
  if (const auto from = hitAt(*pickFrom_).hex) {
    overlay::outlineArea(painter, mapView, layout, hex::rectangle(layout, *from, *pickedTo_));
  }
}

// In the time between frames, so that the counters are ready for panning or a change of layers.
void MapCanvas::drawCountersAhead() {
  const auto end = std::chrono::steady_clock::now() + kAheadOfFrames;
  std::size_t drawn = 0;
  for (const render::MapStack& stack : session_.setUp().stacks()) {
    for (const auto& [counter, card] : render::lyingOn(session_.layout(), stack, counters_.style())) {
      counters_.picture({counter->face, counter->key}, card.size * scale_, counter->angle, devicePixelRatioF());
      if (std::chrono::steady_clock::now() > end) return;
    }
    drawn += stack.counters.size() + stack.onSides.size();
    if (drawn > kMostAhead) break;
  }
  ahead_.stop();
}

void MapCanvas::timerEvent(QTimerEvent* event) {
  if (event->timerId() == drawing_.timerId()) {
    drawing_.stop();
    return setDrawing(map_ && !isMapPainted());
  }
  if (event->timerId() != ahead_.timerId()) return QAbstractScrollArea::timerEvent(event);
  drawCountersAhead();
}

void MapCanvas::paintCounters(QPainter& painter, const render::MapView& mapView) const {
  constexpr double kReach = 1.5;  // of a counter from the centre of its hex
  const hex::Bounds shown = render::grown(mapView.toMap(QRectF(viewport()->rect())), kReach);
  for (const render::MapStack& stack : session_.setUp().stacks()) {
    const hex::Point centre = session_.layout().centre(stack.hex);
    if (centre.x < shown.left || centre.x > shown.right || centre.y < shown.top || centre.y > shown.bottom) continue;
    for (const auto& [counter, card] : render::lyingOn(session_.layout(), stack, counters_.style())) {
      const double opacity = painter.opacity();
      if (counter->isByRule) painter.setOpacity(opacity * ghosts::kOpacity);
      render::paintBand(painter, mapView.toPixels(card.centre), card, scale_, counter->face);
      counters_.draw(painter, mapView.toPixels(card.centre), {counter->face, counter->key}, card.size * scale_,
                     counter->angle, devicePixelRatioF());
      painter.setOpacity(opacity);
    }
  }
}

void MapCanvas::paintSelection(QPainter& painter, const render::MapView& mapView) const {
  const Selection& selection = session_.hand().selection();
  const QColor accent = palette().color(QPalette::Highlight);
  if (selection.hex) {
    overlay::outlineHex(painter, mapView, session_.layout(), *selection.hex, accent, hasFocus());
  }
  if (pointed_) overlay::outlineHex(painter, mapView, session_.layout(), *pointed_, accent, false);
  if (selection.side) overlay::markSide(painter, mapView, session_.layout(), *selection.side, accent);
  if (session_.hand().layers().isVisible(MapLayer::Ghosts)) {
    ghosts::paintSelection(painter, mapView, session_, accent, askedHex());
  }
  if (selection.placements.empty()) return;
  for (const render::MapStack& stack : session_.setUp().stacks()) {
    for (const auto& [counter, card] : render::lyingOn(session_.layout(), stack, counters_.style())) {
      if (std::find(selection.placements.begin(), selection.placements.end(), counter->placement) !=
          selection.placements.end()) {
        overlay::outlineCard(painter, mapView, card, accent);
      }
    }
  }
}

void MapCanvas::paintBadges(QPainter& painter, const render::MapView& mapView) const {
  if (scale_ < kSmallestBadges) return;
  for (const auto& [hex, severity] : problemBadges(session_)) {
    overlay::badge(painter, mapView, session_.layout(), hex, severity);
  }
}

std::optional<hex::HexKey> MapCanvas::badgeAt(QPointF pixel) const {
  if (!session_.hand().layers().isVisible(MapLayer::Badges) || scale_ < kSmallestBadges) return std::nullopt;
  for (const auto& [hex, severity] : problemBadges(session_)) {
    if (overlay::badgeRect(view(), session_.layout(), hex).contains(pixel)) return hex;
  }
  return std::nullopt;
}

void MapCanvas::paintGhost(QPainter& painter, const render::MapView& mapView) const {
  if (!ghost_ || !ghostHex_) return;
  if (const auto marker = Markers::of(session_, *ghost_)) {
    return paintMarkerTarget(painter, mapView, session_, counters_, {*marker, *ghostHex_, ghostPoint_});
  }
  overlay::outlineHex(painter, mapView, session_.layout(), *ghostHex_, palette().color(QPalette::Highlight), true);
  const render::CounterFace face =
      ghost_->unit ? render::counterFace(session_.translated(), session_.translatedRules(), *ghost_->unit)
                   : render::counterFace(session_.translated(), session_.translatedRules(), *ghost_->leader);
  painter.setOpacity(0.75);
  counters_.draw(painter, pixelOf(*ghostHex_), face, render::kCounterSize * scale_, std::nullopt, devicePixelRatioF());
  painter.setOpacity(1);
}

void MapCanvas::paintAllTiles() {
  if (!map_) return;
  tiles_.setScale(scale_, devicePixelRatioF());
  tiles_.complete(*map_, view(), viewport()->rect());
}

QColor MapCanvas::blankPaper() const {
  const QColor paper = map_->theme()->paper;
  return isDark_ ? paper.darker(125) : paper;
}

}  // namespace redoubt::editor
