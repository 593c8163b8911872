#include "editor/dialogs/map/map_turn_dialog.h"

#include <QButtonGroup>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPainterPath>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>

#include "core/base/error.h"
#include "editor/dialogs/map/map_change_words.h"
#include "editor/dialogs/map/map_report_view.h"
#include "editor/render/output/map_image.h"
#include "editor/session/core_words.h"
#include "editor/style/theme.h"

namespace redoubt::editor {
namespace {

constexpr int kTurnPicture = 320;    // the longer side, in device independent pixels
constexpr int kMostTurned = 30'000;  // hexes

QString choiceText(hex::MapTurn turn) {
  switch (turn) {
    case hex::MapTurn::MirrorLeftRight: return MapTurnDialog::tr("Left to right");
    case hex::MapTurn::MirrorTopBottom: return MapTurnDialog::tr("Top to bottom");
    case hex::MapTurn::QuarterClockwise: return MapTurnDialog::tr("A quarter clockwise");
    case hex::MapTurn::Half: return MapTurnDialog::tr("Half a turn");
    case hex::MapTurn::QuarterCounterclockwise: break;
  }
  return MapTurnDialog::tr("A quarter counterclockwise");
}

// A picture of an F after one of the turns; an F looks different after each of them.
QIcon picture(hex::MapTurn turn) {
  QIcon icon;
  for (const int scale : {1, 2}) {
    QPixmap pixmap(22 * scale, 22 * scale);
    pixmap.setDevicePixelRatio(scale);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(11, 11);
    const hex::Point x = hex::turnedStep({1, 0}, turn);
    const hex::Point y = hex::turnedStep({0, 1}, turn);
    painter.setTransform(QTransform(x.x, x.y, y.x, y.y, 0, 0), true);
    painter.setPen(QPen(colours().second, 1.2));
    painter.setBrush(mixed(colours().base, colours().accent, 0.15));
    painter.drawRect(QRectF(-7, -9, 14, 18));
    painter.setPen(QPen(colours().text, 1.8, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(QPointF(-3, -5.5), QPointF(-3, 5.5));
    painter.drawLine(QPointF(-3, -5.5), QPointF(3.5, -5.5));
    painter.drawLine(QPointF(-3, -0.5), QPointF(2, -0.5));
    painter.end();
    icon.addPixmap(pixmap);
  }
  return icon;
}

// A small picture of the map with its counters; null if it is too large for immediate drawing.
QPixmap pictureOf(const Session& session, const model::Battle& battle, double pixelRatio) {
  const hex::Layout layout = model::layoutOf(battle);
  if (layout.spec().columns * layout.spec().rows > kMostTurned) return {};
  const hex::Bounds bounds = layout.bounds();
  render::RenderOptions options;
  options.style.dark = colours().dark;
  options.style.numbers = false;
  options.variant = session.setUp().variant();
  // A little smaller, for the paper round the hexes.
  options.pixelsPerHex = kTurnPicture * pixelRatio / (std::max(bounds.width(), bounds.height()) + 1.5);
  try {
    QPixmap pixmap = QPixmap::fromImage(render::renderMap(battle, options));
    pixmap.setDevicePixelRatio(pixelRatio);
    return pixmap;
  } catch (const Error&) {
    return {};
  }
}

void showPicture(QLabel& label, const QPixmap& pixmap) {
  pixmap.isNull() ? label.setText(MapTurnDialog::tr("The map is too large for a picture.")) : label.setPixmap(pixmap);
}

}  // namespace

MapTurnDialog::MapTurnDialog(Session& session, hex::MapTurn turn, QWidget* parent)
    : QDialog(parent),
      session_(session),
      turns_(new QButtonGroup(this)),
      before_(new QLabel),
      after_(new QLabel),
      size_(new QLabel),
      report_(new MapReportView(session)) {
  setObjectName(QStringLiteral("mapTurn"));
  setWindowTitle(tr("Mirror or turn the map"));
  size_->setObjectName(QStringLiteral("turn.size"));
  setRole(*size_, "strong");
  auto* outer = new QVBoxLayout(this);
  outer->setContentsMargins(16, 14, 16, 14);
  outer->setSpacing(12);
  outer->addWidget(makeChoices());
  outer->addWidget(makePictures());
  outer->addWidget(size_);
  outer->addWidget(report_, 1);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
  go_ = buttons->addButton(QString(), QDialogButtonBox::AcceptRole);
  go_->setObjectName(QStringLiteral("turn.go"));
  go_->setDefault(true);
  outer->addWidget(buttons);
  connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  QAbstractButton* chosen = turns_->button(static_cast<int>(turn));
  chosen->setChecked(true);
  chosen->setFocus();
  connect(turns_, &QButtonGroup::idToggled, this, [this](int, bool isOn) {
    if (isOn) refresh();
  });
  resize(sizeHint().width(), 640);
  showPicture(*before_, pictureOf(session, session.translated(), devicePixelRatioF()));
  refresh();
}

QWidget* MapTurnDialog::makeChoices() {
  auto* place = new QWidget;
  auto* row = new QHBoxLayout(place);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(6);
  const auto button = [&](hex::MapTurn turn, const char* name) {
    auto* choice = new QToolButton;
    choice->setObjectName(QString::fromLatin1(name));
    choice->setText(choiceText(turn));
    choice->setToolTip(title(turn));
    choice->setAccessibleName(title(turn));
    choice->setIcon(picture(turn));
    choice->setIconSize({22, 22});
    choice->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    choice->setCheckable(true);
    choice->setFocusPolicy(Qt::StrongFocus);
    turns_->addButton(choice, static_cast<int>(turn));
    row->addWidget(choice);
  };
  const auto heading = [&](const QString& text) {
    auto* label = new QLabel(text);
    setRole(*label, "heading");
    row->addWidget(label);
  };
  heading(tr("Mirror"));
  button(hex::MapTurn::MirrorLeftRight, "turn.left-right");
  button(hex::MapTurn::MirrorTopBottom, "turn.top-bottom");
  row->addSpacing(10);
  heading(tr("Turn"));
  button(hex::MapTurn::QuarterCounterclockwise, "turn.counterclockwise");
  button(hex::MapTurn::Half, "turn.half");
  button(hex::MapTurn::QuarterClockwise, "turn.clockwise");
  row->addStretch();
  return place;
}

QWidget* MapTurnDialog::makePictures() {
  auto* place = new QWidget;
  auto* row = new QHBoxLayout(place);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(16);
  before_->setAccessibleName(tr("The map as it is"));
  after_->setAccessibleName(tr("The map as it will be"));
  after_->setObjectName(QStringLiteral("turn.after"));
  for (QLabel* picture : {before_, after_}) {
    picture->setAlignment(Qt::AlignCenter);
    picture->setFixedSize(kTurnPicture, kTurnPicture);
    setRole(*picture, "second");
  }
  auto* arrow = new QLabel(QStringLiteral("→"));
  setRole(*arrow, "subject");
  row->addStretch();
  row->addWidget(before_);
  row->addWidget(arrow);
  row->addWidget(after_);
  row->addStretch();
  return place;
}

hex::MapTurn MapTurnDialog::turn() const {
  return static_cast<hex::MapTurn>(turns_->checkedId());
}

QString MapTurnDialog::title(hex::MapTurn turn) {
  switch (turn) {
    case hex::MapTurn::MirrorLeftRight: return tr("Mirror the map left to right");
    case hex::MapTurn::MirrorTopBottom: return tr("Mirror the map top to bottom");
    case hex::MapTurn::QuarterClockwise: return tr("Turn the map a quarter clockwise");
    case hex::MapTurn::Half: return tr("Turn the map half round");
    case hex::MapTurn::QuarterCounterclockwise: break;
  }
  return tr("Turn the map a quarter counterclockwise");
}

void MapTurnDialog::refresh() {
  const bool isMirror = turn() == hex::MapTurn::MirrorLeftRight || turn() == hex::MapTurn::MirrorTopBottom;
  go_->setText(isMirror ? tr("Mirror") : tr("Turn"));
  QString why = MapChangeWords::obstacle(session_);
  const auto made = model::turnMap(session_.translated(), turn(), {});
  if (const auto* error = std::get_if<hex::LayoutError>(&made)) {
    why = CoreWords::text(error->sentence());
    report_->setProblem(why);
    after_->clear();
    size_->clear();
  } else {
    const auto& turned = std::get<model::Relocated>(made);
    const model::Battle after = model::applied(session_.translated(), turned.edit);
    showPicture(*after_, pictureOf(session_, after, devicePixelRatioF()));
    report_->setReport(turned.report);
    size_->setText(
        tr("Then: %1, %2")
            .arg(MapChangeWords::gridSize(model::layoutOf(after)), MapChangeWords::sheetSize(*model::mapSheet(after))));
    if (why.isEmpty()) why = MapChangeWords::obstacle(session_, turned.edit);
  }
  go_->setEnabled(why.isEmpty());
  go_->setToolTip(why);
}

void MapTurnDialog::accept() {
  if (!go_->isEnabled()) return;
  const auto made = model::turnMap(session_.battle(), turn(), title(turn()).toStdString());
  const auto* turned = std::get_if<model::Relocated>(&made);
  if (turned && session_.applyEverywhere(turned->edit)) QDialog::accept();
}

}  // namespace redoubt::editor
