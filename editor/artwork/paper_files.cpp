#include "editor/artwork/paper_files.h"

#include <QBuffer>
#include <QFile>
#include <QImage>
#include <QPageLayout>
#include <QPageSize>
#include <QPdfWriter>
#include <algorithm>
#include <cctype>
#include <cmath>
#include <memory>
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFPageDocumentHelper.hh>
#include <qpdf/QPDFWriter.hh>

#include "core/base/error.h"
#include "core/exchange/format.h"
#include "core/store/pending_file.h"
#include "editor/render/output/svg_engine.h"

namespace redoubt::editor {
namespace fs = std::filesystem;
namespace {

constexpr int kPdfDpi = 1200;  // to which Qt rounds
constexpr double kMmPerInch = 25.4;
constexpr double kPointsPerMm = 72 / kMmPerInch;

Error unwritable(const fs::path& path) {
  return Error(ErrorCode::DiskFull, Phrase::of("errors.write.unwritable"), path.string());
}

QPageLayout layoutOf(const PaperPages::Page& page) {
  const QPageSize size(page.size, QPageSize::Millimeter, {}, QPageSize::ExactMatch);
  QPageLayout layout(size, QPageLayout::Portrait, QMarginsF(), QPageLayout::Millimeter);
  return layout;
}

void paintPage(const PaperPages& pages, QPainter& painter, std::size_t page, const Watch& watch) {
  painter.save();
  const bool isWhole = pages.paint(painter, page, watch);
  painter.restore();
  if (!isWhole || watch.stop.stop_requested()) throw exchange::Stopped();
}

QByteArray pdfOf(const PaperPages& pages, const Watch& watch) {
  QByteArray bytes;
  QBuffer out(&bytes);
  out.open(QIODevice::WriteOnly);
  QPdfWriter writer(&out);
  writer.setCreator(QStringLiteral("Redoubt"));
  writer.setTitle(pages.title);
  writer.setResolution(kPdfDpi);
  writer.setPageLayout(layoutOf(pages.pages.front()));
  QPainter painter;
  if (!painter.begin(&writer)) throw Error(ErrorCode::Internal, "the PDF can't be begun.");
  const double count = static_cast<double>(pages.pages.size());
  for (std::size_t page = 0; page < pages.pages.size(); ++page) {
    if (page > 0) {
      writer.setPageLayout(layoutOf(pages.pages[page]));
      writer.newPage();
    }
    painter.resetTransform();
    painter.scale(kPdfDpi / kMmPerInch, kPdfDpi / kMmPerInch);
    const double done = static_cast<double>(page);
    paintPage(pages, painter, page, partOf(watch, done / count, (done + 1) / count));
  }
  painter.end();
  return bytes;
}

// Qt rounds pages to whole points and counts from their upper left corner, `top` points above that of PDF.
QPDFObjectHandle box(double top, const QRectF& rect) {
  return QPDFObjectHandle::newFromRectangle({rect.left() * kPointsPerMm, top - rect.bottom() * kPointsPerMm,
                                             rect.right() * kPointsPerMm, top - rect.top() * kPointsPerMm});
}

// The exact sizes of pages, and what is cut out of them and how far it is printed beyond that.
QByteArray withBoxes(const QByteArray& bytes, const PaperPages& pages) {
  QPDF pdf;
  pdf.processMemoryFile("print.pdf", bytes.constData(), static_cast<std::size_t>(bytes.size()));
  std::size_t number = 0;
  for (QPDFPageObjectHelper& each : QPDFPageDocumentHelper(pdf).getAllPages()) {
    const PaperPages::Page& page = pages.pages[number++];
    QPDFObjectHandle handle = each.getObjectHandle();
    const double top = handle.getKey("/MediaBox").getArrayAsRectangle().ury;
    const QRectF media(QPointF(), page.size);
    handle.replaceKey("/MediaBox", box(top, media));
    if (!page.trim) continue;
    const double bleed = page.bleed;
    handle.replaceKey("/TrimBox", box(top, *page.trim));
    handle.replaceKey("/BleedBox", box(top, page.trim->adjusted(-bleed, -bleed, bleed, bleed).intersected(media)));
  }
  QPDFWriter writer(pdf);
  writer.setOutputMemory();
  writer.setDeterministicID(true);
  writer.write();
  const std::unique_ptr<Buffer> buffer(writer.getBuffer());
  return QByteArray(reinterpret_cast<const char*>(buffer->getBuffer()), static_cast<qsizetype>(buffer->getSize()));
}

QByteArray svgOf(const PaperPages& pages, std::size_t page, const Watch& watch) {
  render::SvgDevice device(pages.pages[page].size);
  QPainter painter(&device);
  painter.fillRect(QRectF(QPointF(), pages.pages[page].size * render::SvgDevice::kPerMm), Qt::white);
  painter.scale(render::SvgDevice::kPerMm, render::SvgDevice::kPerMm);
  paintPage(pages, painter, page, watch);
  painter.end();
  return device.document(pages.title);
}

QByteArray pngOf(const PaperPages& pages, std::size_t page, double dpi, const Watch& watch) {
  constexpr double kMostPixels = 4e8;
  const double perMm = dpi / kMmPerInch;
  const QSizeF size = pages.pages[page].size * perMm;
  if (size.width() * size.height() > kMostPixels) {
    throw Error(ErrorCode::TooLarge, Phrase::of("errors.picture.too-many-pixels"));
  }
  QImage image(size.toSize(), QImage::Format_RGB32);
  image.setDotsPerMeterX(static_cast<int>(std::lround(perMm * 1000)));
  image.setDotsPerMeterY(static_cast<int>(std::lround(perMm * 1000)));
  image.fill(Qt::white);
  QPainter painter(&image);
  painter.scale(perMm, perMm);
  paintPage(pages, painter, page, watch);
  painter.end();
  QByteArray bytes;
  QBuffer out(&bytes);
  out.open(QIODevice::WriteOnly);
  image.save(&out, "PNG");
  return bytes;
}

void writeBytes(const fs::path& path, const QByteArray& bytes) {
  QFile file(QString::fromStdString(path.string()));
  if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.flush()) throw unwritable(path);
}

void refuseExisting(const fs::path& path, bool replaces) {
  if (!replaces && fs::exists(fs::symlink_status(path))) {
    throw Error(ErrorCode::Refused, Phrase::of("errors.output.exists"), path.string());
  }
}

fs::path pathOf(const fs::path& path, const PaperPages& pages, std::size_t page) {
  if (pages.pages.size() == 1) return path;
  fs::path own = path;
  own.replace_filename(path.stem().string() + "-" + pages.pages[page].name + path.extension().string());
  return own;
}

}  // namespace

PaperFile paperFileOf(const fs::path& path) {
  std::string ending = path.extension().string();
  std::transform(ending.begin(), ending.end(), ending.begin(), [](unsigned char c) { return std::tolower(c); });
  if (ending == ".pdf") return PaperFile::Pdf;
  if (ending == ".svg") return PaperFile::Svg;
  if (ending == ".png") return PaperFile::Png;
  throw Error(ErrorCode::BadInput, Phrase::of("errors.paper.ending"), path.string());
}

PaperFiles writePaper(const PaperPages& pages, const fs::path& path, double dpi, bool replaces, const Watch& watch) {
  const PaperFile type = paperFileOf(path);
  if (pages.pages.empty()) throw Error(ErrorCode::BadInput, Phrase::of("errors.paper.nothing"), path.string());
  std::vector<std::unique_ptr<store::PendingFile>> pending;
  PaperFiles written;
  const auto add = [&](const fs::path& target, const QByteArray& bytes) {
    refuseExisting(target, replaces);
    pending.push_back(std::make_unique<store::PendingFile>(target));
    writeBytes(pending.back()->path(), bytes);
    written.files.push_back(target);
  };
  if (type == PaperFile::Pdf) {
    refuseExisting(path, replaces);
    add(path, withBoxes(pdfOf(pages, watch), pages));
  } else {
    const double count = static_cast<double>(pages.pages.size());
    for (std::size_t page = 0; page < pages.pages.size(); ++page) {
      const double done = static_cast<double>(page);
      const Watch part = partOf(watch, done / count, (done + 1) / count);
      add(pathOf(path, pages, page), type == PaperFile::Svg ? svgOf(pages, page, part) : pngOf(pages, page, dpi, part));
    }
  }
  for (const auto& file : pending) written.arePromised = file->moveIntoPlace() && written.arePromised;
  watch.progress(1);
  return written;
}

}  // namespace redoubt::editor
