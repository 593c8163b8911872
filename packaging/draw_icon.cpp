#include <QCoreApplication>
#include <QImage>
#include <QPainter>
#include <QSvgRenderer>
#include <cstdio>

// redoubt_draw_icon SVG PIXELS PNG: an icon in one of the sizes in which desktops want them.
int main(int count, char** values) {
  if (count != 4) return 2;
  QSvgRenderer drawing(QString::fromLocal8Bit(values[1]));
  const int side = QByteArray(values[2]).toInt();
  if (!drawing.isValid() || side < 1) {
    std::fprintf(stderr, "redoubt_draw_icon: %s is no drawing, or %s no size\n", values[1], values[2]);
    return 2;
  }
  QImage picture(side, side, QImage::Format_ARGB32_Premultiplied);
  picture.fill(Qt::transparent);
  QPainter painter(&picture);
  painter.setRenderHint(QPainter::Antialiasing);
  drawing.render(&painter);
  painter.end();
  return picture.save(QString::fromLocal8Bit(values[3]), "png") ? 0 : 2;
}
