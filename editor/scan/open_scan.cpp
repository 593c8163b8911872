#include "editor/scan/open_scan.h"

#include <QBuffer>
#include <QFile>
#include <QFileInfo>
#include <QImageReader>
#include <QImageWriter>
#include <algorithm>

#include "core/base/error.h"
#include "core/model/pictures.h"
#include "editor/scan/pdf_page.h"

namespace redoubt::editor::scan {
namespace fs = std::filesystem;
namespace {

constexpr int kLeastSide = 32;
constexpr qint64 kMostFileBytes = qint64{1} << 30;

enum class Kind { Png, Jpeg, Tiff, Pdf, Other };

Error failure(ErrorCode code, Phrase phrase, const fs::path& path) {
  return Error(code, std::move(phrase), path.string());
}

// Told by the first bytes, never by the name.
Kind kindOf(const fs::path& path) {
  std::error_code unknown;
  const fs::file_status status = fs::status(path, unknown);
  if (!fs::exists(status)) throw failure(ErrorCode::NotFound, Phrase::of("errors.source.missing"), path);
  if (!fs::is_regular_file(status))
    throw failure(ErrorCode::NotRegularFile, Phrase::of("errors.source.not-regular"), path);
  QFile file(QString::fromStdString(path.string()));
  if (!file.open(QIODevice::ReadOnly)) throw failure(ErrorCode::NotFound, Phrase::of("errors.source.unreadable"), path);
  if (file.size() > kMostFileBytes) {
    throw failure(ErrorCode::TooLarge,
                  Phrase::of("errors.source.too-large", {{"most", std::to_string(kMostFileBytes)}}), path);
  }
  const QByteArray head = file.read(1024);
  if (head.startsWith("\x89PNG\r\n\x1a\n")) return Kind::Png;
  if (head.startsWith("\xff\xd8\xff")) return Kind::Jpeg;
  if (head.startsWith(QByteArray("II*\0", 4)) || head.startsWith(QByteArray("MM\0*", 4))) return Kind::Tiff;
  if (head.contains("%PDF-")) return Kind::Pdf;
  return Kind::Other;
}

const char* formatOf(Kind kind) {
  switch (kind) {
    case Kind::Png: return "png";
    case Kind::Jpeg: return "jpeg";
    default: return "tiff";
  }
}

Error broken(const QImageReader& reader, const fs::path& path) {
  return failure(ErrorCode::BadInput,
                 Phrase::of("errors.scan.broken", {{"reason", reader.errorString().toStdString()}}), path);
}

void refuseSize(QSize size, const fs::path& path) {
  const std::vector<Phrase::Argument> sides{{"width", std::to_string(size.width())},
                                            {"height", std::to_string(size.height())},
                                            {"most", std::to_string(kMostScanPixels / 1'000'000)}};
  if (qint64{size.width()} * size.height() > kMostScanPixels) {
    throw failure(ErrorCode::TooLarge, Phrase::of("errors.scan.too-large", sides), path);
  }
  if (std::min(size.width(), size.height()) < kLeastSide) {
    throw failure(ErrorCode::BadInput, Phrase::of("errors.scan.too-small", sides), path);
  }
}

// Opens the reader at a page; answers what it says.
ScanHead begin(QImageReader& reader, Kind kind, const fs::path& path, int page) {
  if (kind == Kind::Other) throw failure(ErrorCode::BadInput, Phrase::of("errors.scan.no-picture"), path);
  if (!QImageReader::supportedImageFormats().contains(formatOf(kind))) {
    throw failure(ErrorCode::BadInput,
                  Phrase::of("errors.scan.no-plugin", {{"format", QByteArray(formatOf(kind)).toUpper().toStdString()},
                                                       {"package", "qt6-image-formats-plugins"}}),
                  path);
  }
  reader.setFileName(QString::fromStdString(path.string()));
  reader.setFormat(formatOf(kind));
  reader.setAutoTransform(true);
  if (!reader.canRead()) throw broken(reader, path);
  ScanHead head;
  head.pages = kind == Kind::Tiff ? std::max(1, reader.imageCount()) : 1;
  if (page < 1 || page > head.pages) {
    throw failure(
        ErrorCode::BadInput,
        Phrase::of("errors.scan.no-page", {{"page", std::to_string(page)}, {"pages", std::to_string(head.pages)}}),
        path);
  }
  if (page > 1 && !reader.jumpToImage(page - 1)) throw broken(reader, path);
  head.size = reader.size();
  if (!head.size.isValid()) throw broken(reader, path);
  refuseSize(head.size, path);
  const auto turns = reader.transformation();
  if (turns & QImageIOHandler::TransformationRotate90) head.size.transpose();
  return head;
}

// Transparent places are white paper.
QImage opaque(QImage image) {
  if (image.isGrayscale() && image.depth() == 8) return std::move(image).convertToFormat(QImage::Format_Grayscale8);
  if (!image.hasAlphaChannel()) return std::move(image).convertToFormat(QImage::Format_RGB32);
  image = std::move(image).convertToFormat(QImage::Format_ARGB32_Premultiplied);
  for (int y = 0; y < image.height(); ++y) {
    auto* line = reinterpret_cast<QRgb*>(image.scanLine(y));
    for (int x = 0; x < image.width(); ++x) {
      const int white = 255 - qAlpha(line[x]);
      line[x] = qRgb(std::min(255, qRed(line[x]) + white), std::min(255, qGreen(line[x]) + white),
                     std::min(255, qBlue(line[x]) + white));
    }
  }
  return std::move(image).convertToFormat(QImage::Format_RGB32);
}

QByteArray encoded(const QImage& image, const char* format, int quality) {
  QByteArray bytes;
  QBuffer buffer(&bytes);
  buffer.open(QIODevice::WriteOnly);
  QImageWriter writer(&buffer, format);
  writer.setQuality(quality);
  return writer.write(image) ? bytes : QByteArray();
}

}  // namespace

ScanHead scanHead(const fs::path& path, const ScanPage& page) {
  const Kind kind = kindOf(path);
  if (kind == Kind::Pdf) {
    const PdfHead head = pdfHead(path, page);
    refuseSize(head.size, path);
    return {head.size, head.pages};
  }
  QImageReader reader;
  return begin(reader, kind, path, page.page);
}

QImage openScan(const fs::path& path, const ScanPage& page, const Watch& watch) {
  watch.progress(0);
  const Kind kind = kindOf(path);
  QImage image;
  if (kind == Kind::Pdf) {
    refuseSize(pdfHead(path, page).size, path);
    image = opaque(pdfPage(path, page, watch));
  } else {
    QImageReader reader;
    begin(reader, kind, path, page.page);
    QImageReader::setAllocationLimit(static_cast<int>((kMostScanPixels * 8) >> 20));
    QImage read = reader.read();
    if (read.isNull()) throw broken(reader, path);
    image = opaque(std::move(read));
  }
  if (watch.stop.stop_requested()) throw failure(ErrorCode::Busy, Phrase::of("errors.scan.stopped"), path);
  watch.progress(1);
  return image;
}

std::string storedScan(const fs::path& path, const QImage& image) {
  const Kind kind = kindOf(path);
  if (kind == Kind::Png || kind == Kind::Jpeg) {
    QImageReader reader(QString::fromStdString(path.string()), formatOf(kind));
    QFile file(QString::fromStdString(path.string()));
    if (reader.transformation() == QImageIOHandler::TransformationNone && file.open(QIODevice::ReadOnly) &&
        file.size() <= static_cast<qint64>(model::kMaxPicture)) {
      return file.readAll().toStdString();
    }
  }
  // A part tells which is the smaller; PNG loses nothing, so it may be a little larger.
  constexpr int kPart = 768, kQuality = 92;
  const QSize part = image.size().boundedTo({kPart, kPart});
  const QImage middle =
      image.copy(QRect({(image.width() - part.width()) / 2, (image.height() - part.height()) / 2}, part));
  const bool isPlain = encoded(middle, "png", -1).size() * 4 < encoded(middle, "jpeg", kQuality).size() * 5;
  const QByteArray bytes = encoded(image, isPlain ? "png" : "jpeg", isPlain ? -1 : kQuality);
  if (bytes.isEmpty() || bytes.size() > static_cast<qsizetype>(model::kMaxPicture)) {
    throw failure(ErrorCode::TooLarge,
                  Phrase::of("errors.picture.too-large", {{"most", std::to_string(model::kMaxPicture >> 20)}}), path);
  }
  return bytes.toStdString();
}

}  // namespace redoubt::editor::scan
