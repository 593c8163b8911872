#include "editor/panels/layer_row.h"

#include <QHBoxLayout>
#include <QPainter>
#include <algorithm>
#include <cmath>

#include "editor/style/icons.h"
#include "editor/style/row_paint.h"
#include "editor/style/spoken_role.h"
#include "editor/style/theme.h"

namespace redoubt::editor {
namespace {

int buttonSize() {
  return size::row() - 2;
}
constexpr int kNarrowSlider = 40;
constexpr int kWideSlider = 84;
constexpr int kRoomForSlider = 220;
constexpr int kWeakest = 10;  // per cent

// Only its icon, faint while it is off: a column of eyes is easier to read than a column of buttons.
class GlyphButton : public QToolButton {
 public:
  using QToolButton::QToolButton;

 protected:
  void paintEvent(QPaintEvent*) override {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (underMouse() && isEnabled()) {
      painter.setPen(Qt::NoPen);
      painter.setBrush(colours().hover);
      painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 4, 4);
    }
    const int inset = (buttonSize() - size::kIcon) / 2;
    icon().paint(&painter, rect().adjusted(inset, inset, -inset, -inset), Qt::AlignCenter,
                 isChecked() && isEnabled() ? QIcon::Normal : QIcon::Disabled);
  }
};

}  // namespace

LayerRow::LayerRow(MapLayers& layers, MapLayer layer, QWidget* parent)
    : QWidget(parent),
      layers_(layers),
      layer_(layer),
      eye_(makeButton("eye")),
      lock_(makeButton("lock")),
      slider_(makeSlider()),
      percent_(makePercent()) {
  setObjectName(QStringLiteral("layers.") + MapLayers::id(layer));
  setAccessibleName(MapLayers::title(layer));
  setSpokenRole(*this, QAccessible::ListItem);
  setToolTip(MapLayers::title(layer));  // because a narrow dock cuts the name
  eye_->setAccessibleName(tr("Show the layer %1").arg(MapLayers::title(layer)));
  lock_->setAccessibleName(tr("Lock the layer %1").arg(MapLayers::title(layer)));
  setFixedHeight(size::row());
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(8, 0, size::kMargin, 0);
  row->setSpacing(2);
  row->addWidget(eye_);
  row->addWidget(lock_);
  row->addSpacerItem(new QSpacerItem(1, 1, QSizePolicy::Expanding));  // the name is painted there
  row->addWidget(slider_);
  row->addWidget(percent_);
  QSizePolicy inPlace = lock_->sizePolicy();
  inPlace.setRetainSizeWhenHidden(true);
  lock_->setSizePolicy(inPlace);
  connect(eye_, &QToolButton::clicked, this, &LayerRow::toggleVisible);
  connect(lock_, &QToolButton::clicked, this, &LayerRow::toggleLocked);
  connect(slider_, &QSlider::valueChanged, this, &LayerRow::setStrength);
  reflect();
}

QToolButton* LayerRow::makeButton(const char* part) {
  auto* button = new GlyphButton;
  button->setObjectName(QStringLiteral("layers.%1.%2").arg(MapLayers::id(layer_), QLatin1String(part)));
  button->setCheckable(true);
  button->setFocusPolicy(Qt::NoFocus);
  button->setFixedSize(buttonSize(), buttonSize());
  return button;
}

QSlider* LayerRow::makeSlider() {
  auto* slider = new QSlider(Qt::Horizontal);
  slider->setObjectName(QStringLiteral("layers.%1.strength").arg(MapLayers::id(layer_)));
  slider->setAccessibleName(tr("Strength of the layer %1 in per cent").arg(MapLayers::title(layer_)));
  slider->setToolTip(tr("How strong this layer is shown (+ and -)."));
  slider->setFocusPolicy(Qt::NoFocus);
  slider->setRange(kWeakest, 100);
  slider->setPageStep(10);
  slider->setFixedWidth(kNarrowSlider);
  return slider;
}

QLabel* LayerRow::makePercent() {
  auto* percent = new QLabel;
  percent->setObjectName(QStringLiteral("layers.%1.percent").arg(MapLayers::id(layer_)));
  percent->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
  setRole(*percent, "second");
  percent->setMinimumWidth(QFontMetrics(themeFont(TextStyle::Second)).horizontalAdvance(tr("%1 %").arg(100)) + 4);
  return percent;
}

int LayerRow::strength() const {
  return qRound(layers_.state(layer_).opacity * 100);
}

void LayerRow::setStrength(int percent) {
  LayerState state = layers_.state(layer_);
  state.opacity = percent / 100.0;
  layers_.setState(layer_, state);
}

// To the next whole tenth, from any position of the slider.
void LayerRow::strengthen(int tenths) {
  const double now = strength() / 10.0;
  setStrength(static_cast<int>(tenths > 0 ? std::floor(now) : std::ceil(now)) * 10 + 10 * tenths);
}

void LayerRow::toggleVisible() {
  layers_.setVisible(layer_, !layers_.isVisible(layer_));
}

void LayerRow::toggleLocked() {
  if (!MapLayers::isEditable(layer_)) return;
  LayerState state = layers_.state(layer_);
  state.isLocked = !state.isLocked;
  layers_.setState(layer_, state);
}

void LayerRow::setCurrent(bool isCurrent) {
  isCurrent_ = isCurrent;
  // One stop of the Tab key for the whole list.
  setFocusPolicy(isCurrent ? Qt::StrongFocus : Qt::ClickFocus);
  reflectControls();
}

void LayerRow::reflect() {
  const LayerState& state = layers_.state(layer_);
  eye_->setChecked(state.isVisible);
  eye_->setIcon(icon(state.isVisible ? u"view-visible" : u"view-hidden"));
  eye_->setToolTip(state.isVisible ? tr("Hide this layer (Space). A double click shows it alone.")
                                   : tr("Show this layer (Space). A double click shows it alone."));
  lock_->setChecked(state.isLocked);
  lock_->setIcon(icon(state.isLocked ? u"object-locked" : u"object-unlocked"));
  lock_->setToolTip(state.isLocked ? tr("Let edits change this layer again (L).")
                                   : tr("Keep edits from changing this layer (L)."));
  slider_->setValue(strength());
  percent_->setText(tr("%1 %").arg(strength()));
  QStringList states{state.isVisible ? tr("shown") : tr("hidden")};
  if (state.isLocked) states << tr("locked");
  if (strength() < 100) states << tr("faded to %1 %").arg(strength());
  setAccessibleDescription(states.join(QStringLiteral(", ")));
  reflectControls();
}

void LayerRow::reflectControls() {
  const LayerState& state = layers_.state(layer_);
  const bool isInUse = isCurrent_ || underMouse();
  lock_->setVisible(MapLayers::isEditable(layer_) && (isInUse || state.isLocked));
  slider_->setVisible((isInUse || strength() < 100) && width() >= kRoomForSlider);
  percent_->setVisible(isInUse || strength() < 100);
  update();
}

void LayerRow::paintEvent(QPaintEvent*) {
  const ThemeColours& c = colours();
  QPainter painter(this);
  QStyleOptionViewItem ground;
  ground.rect = rect();
  if (isCurrent_) ground.state |= QStyle::State_Selected;
  if (hasFocus()) ground.state |= QStyle::State_HasFocus;
  paintRowGround(painter, ground);
  if (!isCurrent_ && underMouse()) painter.fillRect(rect(), mixed(c.base, c.hover, 0.5));
  const int left = lock_->geometry().right() + 8;
  const int right = slider_->isVisible()    ? slider_->x() - 6
                    : percent_->isVisible() ? percent_->x()
                                            : width() - size::kMargin;
  paintText(painter, QRect(left, 0, right - left, height()), MapLayers::title(layer_), themeFont(TextStyle::Body),
            layers_.isVisible(layer_) ? c.text : c.third);
}

void LayerRow::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  slider_->setFixedWidth(std::clamp(width() - kRoomForSlider - 40, kNarrowSlider, kWideSlider));
  reflectControls();
}

void LayerRow::enterEvent(QEnterEvent* event) {
  QWidget::enterEvent(event);
  reflectControls();
}

void LayerRow::leaveEvent(QEvent* event) {
  QWidget::leaveEvent(event);
  reflectControls();
}

}  // namespace redoubt::editor
