#include "editor/app/scan_bar.h"

#include <QAbstractScrollArea>
#include <QButtonGroup>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSlider>
#include <QToolButton>
#include <algorithm>

#include "editor/style/icons.h"
#include "editor/style/theme.h"

namespace redoubt::editor {

using Mode = ScanOverlay::Mode;

ScanBar::ScanBar(ScanOverlay& scans, QAbstractScrollArea& canvas)
    : QFrame(&canvas), scans_(scans), canvas_(canvas), modes_(new QButtonGroup(this)), opacity_(new QSlider(Qt::Horizontal)) {
  setObjectName(QStringLiteral("scanBar"));
  setRole(*this, "notice");
  setAutoFillBackground(true);
  setFrameShape(QFrame::StyledPanel);
  setCursor(Qt::ArrowCursor);
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(8, 4, 4, 4);
  row->setSpacing(4);
  row->addWidget(new QLabel(tr("Scan:")));
  for (const auto& [mode, name, text] :
       {std::tuple{Mode::Over, "scanBar.over", tr("Over the map")}, {Mode::Swipe, "scanBar.swipe", tr("Swipe")},
        {Mode::Blink, "scanBar.blink", tr("Blink")}, {Mode::Alone, "scanBar.alone", tr("Alone")}}) {
    auto* button = new QPushButton(text);
    button->setObjectName(QLatin1String(name));
    button->setCheckable(true);
    setRole(*button, "chip");
    modes_->addButton(button, static_cast<int>(mode));
    row->addWidget(button);
  }
  opacity_->setObjectName(QStringLiteral("scanBar.opacity"));
  opacity_->setAccessibleName(tr("Strength of the scan"));
  opacity_->setToolTip(opacity_->accessibleName());
  opacity_->setRange(0, 100);
  opacity_->setFixedWidth(size::scaled(110));
  row->addWidget(opacity_);
  auto* close = new QToolButton;
  close->setObjectName(QStringLiteral("scanBar.close"));
  close->setIcon(icon(u"window-close"));
  close->setAutoRaise(true);
  close->setAccessibleName(tr("Show the map alone"));
  close->setToolTip(close->accessibleName());
  row->addWidget(close);
  connect(modes_, &QButtonGroup::idClicked, this, [this](int mode) { scans_.setMode(static_cast<Mode>(mode)); });
  connect(opacity_, &QSlider::valueChanged, this, [this](int share) { scans_.setOpacity(share / 100.0); });
  connect(close, &QToolButton::clicked, this, [this] { scans_.setMode(Mode::Off); });
  connect(&scans_, &ScanOverlay::modeChanged, this, &ScanBar::reflect);
  canvas.installEventFilter(this);
  reflect();
}

void ScanBar::reflect() {
  const Mode mode = scans_.mode();
  setVisible(mode != Mode::Off);
  if (mode == Mode::Off) return;
  modes_->button(static_cast<int>(mode))->setChecked(true);
  const QSignalBlocker quiet(opacity_);
  opacity_->setValue(qRound(100 * scans_.opacity()));
  opacity_->setEnabled(mode == Mode::Over);
  place();
  raise();
}

void ScanBar::place() {
  const int width = std::min(sizeHint().width(), canvas_.viewport()->width());
  setGeometry((canvas_.viewport()->width() - width) / 2, 6, width, sizeHint().height());
}

bool ScanBar::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::Resize && isVisible()) place();
  return QFrame::eventFilter(watched, event);
}

}  // namespace redoubt::editor
