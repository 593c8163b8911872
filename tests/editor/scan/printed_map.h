#pragma once

#include <QColor>
#include <QFont>
#include <QImage>
#include <QPainter>
#include <QPolygonF>
#include <functional>
#include <map>
#include <string>

#include "core/hex/layout.h"
#include "core/scan/registration.h"

namespace redoubt::test {

/// A printed map as a scan shows it, drawn by the tests: hexes with lines and numbers, each filled with the ink of its
/// terrain and a little noise.
struct PrintedMap {
  hex::Layout layout;
  scan::Registration registration;  ///< where the scan has it
  QSize size;
  std::function<std::string(hex::HexKey)> terrainOf = [](hex::HexKey) { return std::string("clear"); };

  QImage scan() const {
    QImage image(size, QImage::Format_RGB32);
    image.fill(QColor(0xEE, 0xE6, 0xD0));
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    QFont font;
    font.setPixelSize(9);
    painter.setFont(font);
    for (const hex::HexKey hex : layout.allHexes()) {
      QPolygonF outline;
      for (int i = 0; i < 6; ++i) outline << pixelOf(layout.corner(hex, i));
      painter.setPen(QPen(QColor(0x50, 0x50, 0x50), 1.5));
      painter.setBrush(inkOf(terrainOf(hex)));
      painter.drawPolygon(outline);
      const hex::Point centre = layout.centre(hex);
      painter.drawText(QRectF(pixelOf({centre.x, centre.y - 0.3}) - QPointF(20, 8), QSizeF(40, 16)), Qt::AlignCenter,
                       QString::fromStdString(layout.number(hex)));
    }
    painter.end();
    unsigned noise = 1;
    for (int y = 0; y < image.height(); ++y) {
      auto* line = reinterpret_cast<QRgb*>(image.scanLine(y));
      for (int x = 0; x < image.width(); ++x) {
        noise = noise * 1664525U + 1013904223U;
        const int by = static_cast<int>(noise >> 28) - 8;
        line[x] = qRgb(qBound(0, qRed(line[x]) + by, 255), qBound(0, qGreen(line[x]) + by, 255),
                       qBound(0, qBlue(line[x]) + by, 255));
      }
    }
    return image;
  }

  QPointF pixelOf(hex::Point place) const {
    const scan::Pixel pixel = registration.toPicture(place);
    return {pixel.x, pixel.y};
  }
  QPointF pixelOf(hex::HexKey hex) const { return pixelOf(layout.centre(hex)); }

  static QColor inkOf(const std::string& terrain) {
    static const std::map<std::string, QColor> inks{{"clear", QColor(0xF0, 0xE6, 0xC4)},
                                                    {"woods", QColor(0x5E, 0x90, 0x4A)},
                                                    {"marsh", QColor(0x8C, 0xC0, 0xD8)}};
    const auto found = inks.find(terrain);
    return found == inks.end() ? QColor(Qt::white) : found->second;
  }
};

}  // namespace redoubt::test
