// Maps.
#include <QBuffer>
#include <QFile>
#include <QPainter>
#include <algorithm>
#include <cmath>

#include "core/base/error.h"
#include "core/exchange/pictures/picture_formats.h"
#include "editor/artwork/drawn_artwork.h"
#include "editor/artwork/picture_choices.h"
#include "editor/render/map_geometry.h"
#include "editor/render/output/pdf_picture.h"
#include "editor/render/output/png_picture.h"
#include "editor/render/output/svg_picture.h"

namespace redoubt::editor {
namespace {

using exchange::ExportJob;
using exchange::MapWish;

// False if the watch stopped it.
bool draw(const ExportJob& job, exchange::Artwork::MapFile type, QThreadPool* pool, QIODevice& out) {
  const render::RenderOptions options = renderOptions(job.battle, job.options, job.scenario, job.variant);
  const render::MapDrawing drawing(job.battle, options);
  switch (type) {
    case exchange::Artwork::MapFile::Png:
      return render::writePng(out, drawing, pictureSizeBy(job.options, drawing, options), job.watched(), pool);
    case exchange::Artwork::MapFile::Pdf:
      return render::writePdf(out, drawing, pagePlanBy(job.options, drawing), job.watched());
    case exchange::Artwork::MapFile::Svg:
      return render::writeSvg(out, drawing, render::PagePlan(drawing, {}), job.watched());
  }
  return false;
}

// The pixels of a wish: those of the hex that wants it lie on whole ones.
render::PictureSize sizeOf(const render::MapDrawing& drawing, const MapWish& wish) {
  const hex::Bounds part = wish.part.value_or(drawing.part());
  hex::Point whole{part.left, part.top};
  if (wish.wholeAt) whole = drawing.map().layout().centre(*wish.wholeAt);
  const double left = std::ceil((whole.x - part.left) * wish.across);
  const double top = std::ceil((whole.y - part.top) * wish.down);
  render::PictureSize size;
  size.pixelsPerHex = wish.across;
  size.stretch = wish.down / wish.across;
  size.topLeft = hex::Point{whole.x - left / wish.across, whole.y - top / wish.down};
  size.width = static_cast<int>(std::ceil((part.right - size.topLeft->x) * wish.across - 1e-6));
  size.height = static_cast<int>(std::ceil((part.bottom - size.topLeft->y) * wish.down - 1e-6));
  if (size.width < 1 || size.height < 1 || size.width > 60'000 || size.height > 60'000 ||
      1.0 * size.width * size.height > 1e9) {
    throw Error(ErrorCode::TooLarge, Phrase::of("errors.picture.too-many-pixels"));
  }
  return size;
}

QByteArray jpegOf(const render::MapDrawing& drawing, const render::PictureSize& size, int quality,
                  const Watch& watch) {
  QImage image(size.width, size.height, QImage::Format_RGB32);
  image.fill(drawing.map().theme()->sheet);
  QPainter painter(&image);
  const QTransform transform = size.transform(drawing);
  painter.setTransform(transform);
  const hex::Bounds region =
      render::common(render::toBounds(transform.inverted().mapRect(QRectF(image.rect()))), drawing.part());
  if (!drawing.paint(painter, region, watch)) throw exchange::Stopped();
  painter.end();
  QByteArray bytes;
  QBuffer out(&bytes);
  out.open(QIODevice::WriteOnly);
  image.save(&out, "JPEG", quality);
  return bytes;
}

}  // namespace

void DrawnArtwork::drawMap(const ExportJob& job, MapFile type, const std::filesystem::path& to) {
  requireMap(job.battle);
  QFile out(QString::fromStdString(to.string()));
  if (!out.open(QIODevice::WriteOnly)) {
    throw Error(ErrorCode::DiskFull, Phrase::of("errors.write.unwritable"), to.string());
  }
  if (!draw(job, type, pool_, out)) throw exchange::Stopped();
  if (!out.flush()) throw Error(ErrorCode::DiskFull, Phrase::of("errors.write.unwritable"), to.string());
}

exchange::MapImage DrawnArtwork::map(const MapWish& wish, const Watch& watch) {
  const render::MapDrawing drawing = mapDrawing(battle_, wish);
  const render::PictureSize size = sizeOf(drawing, wish);
  QByteArray bytes;
  if (wish.jpegQuality > 0) {
    bytes = jpegOf(drawing, size, wish.jpegQuality, watch);
  } else {
    QBuffer out(&bytes);
    out.open(QIODevice::WriteOnly);
    if (!render::writePng(out, drawing, size, watch, pool_)) throw exchange::Stopped();
  }
  const QPointF origin = size.transform(drawing).map(QPointF(0, 0));
  return {{bytes.toStdString(), size.width, size.height}, {origin.x(), origin.y()}};
}

std::string DrawnArtwork::mapSvg(const MapWish& wish, const Watch& watch) {
  const render::MapDrawing drawing = mapDrawing(battle_, wish);
  QByteArray bytes;
  QBuffer out(&bytes);
  out.open(QIODevice::WriteOnly);
  if (!render::writeSvg(out, drawing, render::PagePlan(drawing, {}), watch)) throw exchange::Stopped();
  return bytes.toStdString();
}

}  // namespace redoubt::editor
