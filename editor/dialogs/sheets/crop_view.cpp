#include "editor/dialogs/sheets/crop_view.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPainter>
#include <QToolButton>
#include <algorithm>

#include "editor/style/theme.h"

namespace redoubt::editor {
namespace {

constexpr int kCropSide = 136;
constexpr int kSwatchSide = 18;
constexpr std::size_t kMostSwatches = 4;

QIcon swatchOf(const QColor& colour) {
  QPixmap pixmap(kSwatchSide * 2, kSwatchSide * 2);
  pixmap.setDevicePixelRatio(2);
  pixmap.fill(Qt::transparent);
  QPainter painter(&pixmap);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(mixed(colour, Qt::black, 0.35), 1));
  painter.setBrush(colour);
  painter.drawRoundedRect(QRectF(0.5, 0.5, kSwatchSide - 1, kSwatchSide - 1), 3, 3);
  return QIcon(pixmap);
}

}  // namespace

CropView::CropView(const QString& name, const QString& words, QWidget* parent)
    : QWidget(parent), picture_(new QLabel), colours_(new QHBoxLayout) {
  setObjectName(name);
  picture_->setObjectName(name + QStringLiteral(".picture"));
  picture_->setAccessibleName(words);
  picture_->setAlignment(Qt::AlignCenter);
  picture_->setWordWrap(true);
  picture_->setFixedHeight(size::scaled(kCropSide));
  picture_->setMinimumWidth(size::scaled(kCropSide) / 2);
  setRole(*picture_, "second");
  auto* caption = new QLabel(words);
  caption->setAlignment(Qt::AlignCenter);
  setRole(*caption, "second");
  colours_->setSpacing(2);
  colours_->addStretch();
  for (std::size_t i = 0; i < kMostSwatches; ++i) {
    auto* button = new QToolButton;
    button->setObjectName(name + QStringLiteral(".colour%1").arg(i + 1));
    button->setIconSize({kSwatchSide, kSwatchSide});
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::ClickFocus);
    connect(button, &QToolButton::clicked, this,
            [this, button] { emit colourWanted(button->property("colour").value<QColor>(), button); });
    colours_->addWidget(button);
    swatches_.push_back(button);
  }
  colours_->addStretch();
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(2);
  column->addWidget(caption);
  column->addWidget(picture_);
  column->addLayout(colours_);
  showColours();
}

void CropView::setCrop(const QImage& crop) {
  crop_ = crop;
  showPicture();
  showColours();
}

void CropView::setMessage(const QString& message) {
  message_ = message;
  showPicture();
}

void CropView::setColoursOffered(bool areOffered) {
  areOffered_ = areOffered;
  showColours();
}

void CropView::showPicture() {
  if (crop_.isNull()) return picture_->setText(message_);
  const double ratio = devicePixelRatioF();
  const QSize room = (QSizeF(picture_->width(), picture_->height()) * ratio).toSize();
  QPixmap pixmap = QPixmap::fromImage(crop_.scaled(room, Qt::KeepAspectRatio, Qt::SmoothTransformation));
  pixmap.setDevicePixelRatio(ratio);
  picture_->setPixmap(pixmap);
}

void CropView::showColours() {
  const auto found = areOffered_ ? scan::dominantColours(crop_, kMostSwatches) : std::vector<scan::CropColour>();
  for (std::size_t i = 0; i < swatches_.size(); ++i) {
    QToolButton& button = *swatches_[i];
    button.setVisible(i < found.size());
    if (i >= found.size()) continue;
    button.setIcon(swatchOf(found[i].colour));
    button.setProperty("colour", found[i].colour);
    const QString words = tr("%1, %2 % of the counter")
                              .arg(found[i].colour.name().toUpper(), QLocale().toString(qRound(100 * found[i].share)));
    button.setToolTip(words + QLatin1Char('\n') + tr("Click: make it the colour of the army or of a command"));
    button.setAccessibleName(words);
  }
}

void CropView::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  showPicture();
}

}  // namespace redoubt::editor
