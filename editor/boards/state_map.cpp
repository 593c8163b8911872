#include "editor/boards/state_map.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QWheelEvent>
#include <algorithm>
#include <cmath>

#include "core/rules/book/rule_book.h"
#include "editor/render/hex_outline.h"
#include "editor/session/counter_style.h"
#include "editor/style/theme.h"

namespace redoubt::editor {
namespace {

constexpr double kSmallestScale = 4;
constexpr double kLargestScale = 160;
constexpr double kReadableScale = 40;
constexpr int kKeyStep = 60;  // pixels

render::MapStyle styleOf(const MapLayers& layers) {
  render::MapStyle style;
  style.dark = colours().dark;
  style.theme = layers.chosenTheme();
  return style;
}

}  // namespace

StateMap::StateMap(const model::Battle& battle, const std::optional<Id<model::Variant>>& variant,
                   const MapLayers& layers, std::set<hex::HexKey> differing, QWidget* parent)
    : QWidget(parent), layout_(model::layoutOf(battle)), differing_(std::move(differing)) {
  setState(battle, variant, layers);
  setMinimumSize(240, 180);
  setCursor(Qt::OpenHandCursor);
}

StateMap::~StateMap() = default;

void StateMap::setState(const model::Battle& battle, const std::optional<Id<model::Variant>>& variant,
                        const MapLayers& layers) {
  layout_ = model::layoutOf(battle);
  map_ = model::mapSheet(battle) ? std::make_unique<render::MapPainter>(battle, styleOf(layers)) : nullptr;
  counters_.setStyle(counterStyle(layers, rules::RuleBook(battle)));
  ground_ = {};
  setCounters(battle, variant);
}

void StateMap::setCounters(const model::Battle& battle, const std::optional<Id<model::Variant>>& variant) {
  stacks_.clear();
  if (variant && battle.find(variant)) stacks_ = render::stacksOf(battle, rules::RuleBook(battle), *variant);
  update();
}

hex::Bounds StateMap::sheet() const {
  return map_ ? map_->sheet() : layout_.bounds();
}

void StateMap::setView(const render::MapView& view) {
  view_ = view;
  ground_ = {};
  update();
}

render::MapView StateMap::fitted(const hex::Bounds& bounds) const {
  const double scale = std::max(kSmallestScale, std::floor(std::min(width() / std::max(1.0, bounds.width()),
                                                                    height() / std::max(1.0, bounds.height()))));
  return {
      scale,
      {bounds.left - (width() / scale - bounds.width()) / 2, bounds.top - (height() / scale - bounds.height()) / 2}};
}

render::MapView StateMap::centredOn(hex::Point point) const {
  const double scale = std::max(view_.pixelsPerHex, kReadableScale);
  return {scale, {point.x - width() / scale / 2, point.y - height() / scale / 2}};
}

void StateMap::setDiffering(std::set<hex::HexKey> hexes) {
  differing_ = std::move(hexes);
  update();
}

void StateMap::setCurrent(std::vector<hex::HexKey> hexes) {
  current_ = {hexes.begin(), hexes.end()};
  update();
}

void StateMap::setRegions(std::vector<Region> regions) {
  regions_ = std::move(regions);
  update();
}

void StateMap::setOverlay(Overlay overlay) {
  overlay_ = std::move(overlay);
  update();
}

void StateMap::outline(QPainter& painter, const std::set<hex::HexKey>& hexes, const QPen& pen) const {
  render::strokeOutline(painter, render::hexOutline(layout_, hexes, view_), pen);
}

void StateMap::paintStacks(QPainter& painter) {
  const qreal ratio = devicePixelRatioF();
  for (const render::MapStack& stack : stacks_) {
    if (!rect().adjusted(-80, -80, 80, 80).contains(view_.toPixels(layout_.centre(stack.hex)).toPoint())) continue;
    for (const auto& [counter, card] : render::lyingOn(layout_, stack, counters_.style())) {
      render::paintBand(painter, view_.toPixels(card.centre), card, view_.pixelsPerHex, counter->face);
      counters_.draw(painter, view_.toPixels(card.centre), {counter->face, counter->key},
                     card.size * view_.pixelsPerHex, counter->angle, ratio);
    }
  }
}

void StateMap::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  const qreal ratio = devicePixelRatioF();
  if (ground_.isNull() || ground_.size() != size() * ratio) {
    ground_ = QPixmap(size() * ratio);
    ground_.setDevicePixelRatio(ratio);
    ground_.fill(palette().color(QPalette::Window).darker(colours().dark ? 130 : 112));
    QPainter ground(&ground_);
    ground.setRenderHint(QPainter::Antialiasing);
    ground.setTransform(view_.transform() * QTransform::fromScale(ratio, ratio));
    if (map_) map_->paint(ground, view_.toMap(QRectF(rect())));
  }
  painter.drawPixmap(0, 0, ground_);
  painter.setRenderHint(QPainter::Antialiasing);
  for (const Region& each : regions_) {
    QPen pen(each.colour, 3, Qt::SolidLine, Qt::RoundCap);
    if (each.isDashed) pen.setDashPattern({2, 2});
    outline(painter, each.hexes, pen);
  }
  overlay_ ? overlay_(painter, view_, rect(), counters_) : paintStacks(painter);
  outline(painter, differing_, QPen(QColor(0xB3, 0x26, 0x1E), 2, Qt::SolidLine, Qt::RoundCap));
  outline(painter, current_, QPen(QColor(0x27, 0x67, 0xA8), 3.5, Qt::SolidLine, Qt::RoundCap));
  if (hasFocus()) {
    painter.setPen(QPen(palette().color(QPalette::Highlight), 2));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(rect().adjusted(1, 1, -1, -1));
  }
}

void StateMap::mousePressEvent(QMouseEvent* event) {
  dragFrom_ = pressedAt_ = event->position().toPoint();
}

void StateMap::mouseMoveEvent(QMouseEvent* event) {
  if (!event->buttons()) return;
  const QPoint by = event->position().toPoint() - dragFrom_;
  dragFrom_ = event->position().toPoint();
  render::MapView wanted = view_;
  wanted.origin = {view_.origin.x - by.x() / view_.pixelsPerHex, view_.origin.y - by.y() / view_.pixelsPerHex};
  emit viewWanted(wanted);
}

void StateMap::mouseReleaseEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton) return;
  const int moved = (event->position().toPoint() - pressedAt_).manhattanLength();
  if (moved < QApplication::startDragDistance()) emit clicked(view_.toMap(event->position()));
}

void StateMap::zoom(double factor, QPointF at) {
  const hex::Point fixed = view_.toMap(at);
  render::MapView wanted = view_;
  wanted.pixelsPerHex = std::clamp(std::round(view_.pixelsPerHex * factor), kSmallestScale, kLargestScale);
  wanted.origin = {fixed.x - at.x() / wanted.pixelsPerHex, fixed.y - at.y() / wanted.pixelsPerHex};
  emit viewWanted(wanted);
}

void StateMap::wheelEvent(QWheelEvent* event) {
  zoom(std::pow(2.0, event->angleDelta().y() / 480.0), event->position());
  event->accept();
}

void StateMap::keyPressEvent(QKeyEvent* event) {
  QPointF by;
  switch (event->key()) {
    case Qt::Key_Left: by = {-kKeyStep, 0}; break;
    case Qt::Key_Right: by = {kKeyStep, 0}; break;
    case Qt::Key_Up: by = {0, -kKeyStep}; break;
    case Qt::Key_Down: by = {0, kKeyStep}; break;
    case Qt::Key_Plus:
    case Qt::Key_Equal: return zoom(1.25, QRectF(rect()).center());
    case Qt::Key_Minus: return zoom(0.8, QRectF(rect()).center());
    case Qt::Key_0: emit viewWanted(fitted(sheet())); return;
    default: return QWidget::keyPressEvent(event);
  }
  render::MapView wanted = view_;
  wanted.origin = {view_.origin.x + by.x() / view_.pixelsPerHex, view_.origin.y + by.y() / view_.pixelsPerHex};
  emit viewWanted(wanted);
}

}  // namespace redoubt::editor
