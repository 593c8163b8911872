#include "editor/panels/compare_maps.h"

#include <QApplication>
#include <QGridLayout>
#include <QLabel>
#include <QMouseEvent>
#include <QPainterPath>
#include <QPushButton>
#include <QWheelEvent>
#include <algorithm>
#include <cmath>

#include "core/rules/book/rule_book.h"
#include "editor/panels/map_differences.h"
#include "editor/render/counters/counter_painter.h"
#include "editor/render/map_geometry.h"
#include "editor/session/counter_style.h"
#include "editor/style/theme.h"

namespace redoubt::editor {
namespace {

constexpr double kSmallestScale = 4;
constexpr double kLargestScale = 160;

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
  const rules::RuleBook rules(battle);
  if (model::mapSheet(battle)) map_ = std::make_unique<render::MapPainter>(battle, styleOf(layers));
  if (variant && battle.find(variant)) stacks_ = render::stacksOf(battle, rules, *variant);
  counters_.setStyle(counterStyle(layers, rules));
  setMinimumSize(240, 180);
  setCursor(Qt::OpenHandCursor);
}

StateMap::~StateMap() = default;

hex::Bounds StateMap::sheet() const {
  return map_ ? map_->sheet() : layout_.bounds();
}

void StateMap::setView(const render::MapView& view) {
  view_ = view;
  ground_ = {};
  update();
}

void StateMap::setCurrent(std::vector<hex::HexKey> hexes) {
  current_ = {hexes.begin(), hexes.end()};
  update();
}

void StateMap::outline(QPainter& painter, const std::set<hex::HexKey>& hexes, const QColor& colour,
                       double width) const {
  QPainterPath edges;
  for (const hex::HexKey hex : hexes) {
    for (int side = 0; side < hex::kSides; ++side) {
      const auto across = layout_.neighbourAnywhere(hex, side);
      if (across && hexes.contains(*across)) continue;
      const auto [a, b] = layout_.verticesOf(layout_.side(hex, side));
      edges.moveTo(view_.toPixels(layout_.point(a)));
      edges.lineTo(view_.toPixels(layout_.point(b)));
    }
  }
  painter.strokePath(edges, QPen(QColor(255, 255, 255, 220), width + 2.5, Qt::SolidLine, Qt::RoundCap));
  painter.strokePath(edges, QPen(colour, width, Qt::SolidLine, Qt::RoundCap));
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
  for (const render::MapStack& stack : stacks_) {
    if (!rect().adjusted(-80, -80, 80, 80).contains(view_.toPixels(layout_.centre(stack.hex)).toPoint())) continue;
    for (const auto& [counter, card] : render::lyingOn(layout_, stack, counters_.style())) {
      render::paintBand(painter, view_.toPixels(card.centre), card, view_.pixelsPerHex, counter->face);
      counters_.draw(painter, view_.toPixels(card.centre), {counter->face, counter->key},
                     card.size * view_.pixelsPerHex, counter->angle, ratio);
    }
  }
  outline(painter, differing_, QColor(0xB3, 0x26, 0x1E), 2);
  outline(painter, current_, QColor(0x27, 0x67, 0xA8), 3.5);
}

void StateMap::mousePressEvent(QMouseEvent* event) {
  dragFrom_ = event->position().toPoint();
}

void StateMap::mouseMoveEvent(QMouseEvent* event) {
  if (!event->buttons()) return;
  const QPoint by = event->position().toPoint() - dragFrom_;
  dragFrom_ = event->position().toPoint();
  render::MapView wanted = view_;
  wanted.origin = {view_.origin.x - by.x() / view_.pixelsPerHex, view_.origin.y - by.y() / view_.pixelsPerHex};
  emit viewWanted(wanted);
}

void StateMap::wheelEvent(QWheelEvent* event) {
  const hex::Point fixed = view_.toMap(event->position());
  render::MapView wanted = view_;
  wanted.pixelsPerHex = std::clamp(std::round(view_.pixelsPerHex * std::pow(2.0, event->angleDelta().y() / 480.0)),
                                   kSmallestScale, kLargestScale);
  wanted.origin = {fixed.x - event->position().x() / wanted.pixelsPerHex,
                   fixed.y - event->position().y() / wanted.pixelsPerHex};
  emit viewWanted(wanted);
  event->accept();
}

CompareMaps::CompareMaps(const model::Battle& before, const Session& session, const QString& beforeTitle,
                         const QString& afterTitle, QWidget* parent)
    : QWidget(parent), place_(new QLabel) {
  const std::set<hex::HexKey> differing = differingHexes(before, session.battle(), session.setUp().variant());
  before_ = new StateMap(before, session.setUp().variant(), session.hand().layers(), differing);
  after_ = new StateMap(session.battle(), session.setUp().variant(), session.hand().layers(), differing);
  before_->setAccessibleName(beforeTitle);
  after_->setAccessibleName(afterTitle);
  places_ = groups(after_->layout(), differing);
  auto* grid = new QGridLayout(this);
  grid->setContentsMargins(0, 0, 0, 0);
  grid->setSpacing(6);
  int column = 0;
  for (const QString& title : {beforeTitle, afterTitle}) {
    auto* label = new QLabel(title);
    setRole(*label, "strong");
    grid->addWidget(label, 0, column++);
  }
  grid->addWidget(before_, 1, 0);
  grid->addWidget(after_, 1, 1);
  grid->setRowStretch(1, 1);
  auto* row = new QHBoxLayout;
  auto* back = new QPushButton(tr("&Previous place"));
  auto* next = new QPushButton(tr("&Next place"));
  next->setObjectName(QStringLiteral("compare.next"));
  place_->setObjectName(QStringLiteral("compare.place"));
  setRole(*place_, "second");
  for (QWidget* part : std::initializer_list<QWidget*>{back, next, place_}) row->addWidget(part);
  row->addStretch();
  grid->addLayout(row, 2, 0, 1, 2);
  back->setObjectName(QStringLiteral("compare.back"));
  back->setShortcut(QKeySequence(Qt::SHIFT | Qt::Key_F8));
  next->setShortcut(QKeySequence(Qt::Key_F8));
  back->setEnabled(!places_.empty());
  next->setEnabled(!places_.empty());
  connect(back, &QPushButton::clicked, this, [this] { step(-1); });
  connect(next, &QPushButton::clicked, this, [this] { step(1); });
  connect(before_, &StateMap::viewWanted, this, &CompareMaps::showView);
  connect(after_, &StateMap::viewWanted, this, &CompareMaps::showView);
  place_->setText(places_.empty() ? tr("The map looks the same.")
                                  : tr("%n place(s) differ; they are outlined.", nullptr, places()));
}

void CompareMaps::showView(const render::MapView& view) {
  before_->setView(view);
  after_->setView(view);
}

void CompareMaps::fit() {
  const hex::Bounds sheet = render::united(before_->sheet(), after_->sheet());
  const double scale = std::max(kSmallestScale, std::floor(std::min(after_->width() / std::max(1.0, sheet.width()),
                                                                    after_->height() / std::max(1.0, sheet.height()))));
  showView({scale,
            {sheet.left - (after_->width() / scale - sheet.width()) / 2,
             sheet.top - (after_->height() / scale - sheet.height()) / 2}});
}

void CompareMaps::step(int by) {
  if (places_.empty()) return;
  current_ = current_ < 0 && by < 0 ? places() - 1 : (current_ + by + places()) % places();
  const std::vector<hex::HexKey>& place = places_[static_cast<std::size_t>(current_)];
  before_->setCurrent(place);
  after_->setCurrent(place);
  const hex::Point centre = after_->layout().centre(place.front());
  const double scale = std::max(after_->view().pixelsPerHex, 40.0);
  showView({scale, {centre.x - after_->width() / scale / 2, centre.y - after_->height() / scale / 2}});
  place_->setText(tr("Place %1 of %2: %n hex(es) about %3", nullptr, static_cast<int>(place.size()))
                      .arg(current_ + 1)
                      .arg(places())
                      .arg(QString::fromStdString(after_->layout().number(place.front()))));
}

void CompareMaps::resizeEvent(QResizeEvent*) {
  if (current_ < 0) fit();
}

}  // namespace redoubt::editor
