#include "editor/fields/colour_button.h"

#include <QColorDialog>
#include <QPainter>

#include "editor/style/theme.h"

namespace redoubt::editor {
namespace {

constexpr int kSwatch = 16;

QIcon swatch(const QColor& colour) {
  QPixmap pixmap(kSwatch * 2, kSwatch * 2);
  pixmap.setDevicePixelRatio(2);
  pixmap.fill(Qt::transparent);
  QPainter painter(&pixmap);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(mixed(colour, Qt::black, 0.35), 1));
  painter.setBrush(colour);
  painter.drawRoundedRect(QRectF(0.5, 0.5, kSwatch - 1, kSwatch - 1), 3, 3);
  return QIcon(pixmap);
}

}  // namespace

ColourButton::ColourButton(const QColor& colour, const QString& words, QWidget* parent) : QPushButton(parent) {
  setAccessibleName(words);
  setToolTip(words);
  setAutoDefault(false);
  setIconSize({kSwatch, kSwatch});
  setFixedWidth(40);
  setColour(colour);
  connect(this, &QPushButton::clicked, this, &ColourButton::ask);
}

void ColourButton::setColour(const QColor& colour) {
  colour_ = colour;
  setIcon(swatch(colour));
}

void ColourButton::ask() {
  const QColor wanted = QColorDialog::getColor(colour_, this, toolTip());
  if (!wanted.isValid()) return;
  setColour(wanted);
  emit chosen();
}

}  // namespace redoubt::editor
