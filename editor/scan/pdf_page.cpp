#include "editor/scan/pdf_page.h"

#include <QBuffer>
#include <QImageReader>
#include <QRegularExpression>
#include <cmath>

#include "core/base/error.h"
#include "editor/scan/outside_program.h"

namespace redoubt::editor::scan {
namespace {

constexpr qint64 kMostOutput = kMostScanPixels * 3 + 1024;

Error failure(const std::filesystem::path& path, Phrase phrase) {
  return Error(ErrorCode::BadInput, std::move(phrase), path.string());
}

QByteArray outputOf(const QString& program, const QStringList& arguments, const std::filesystem::path& path,
                    const Watch& watch) {
  OutsideResult result = resultOf({program, arguments, {}, kMostOutput}, watch);
  switch (result.end) {
    case OutsideResult::End::Done: break;
    case OutsideResult::End::Missing: throw failure(path, Phrase::of("errors.scan.no-pdftoppm"));
    case OutsideResult::End::Stopped: throw Error(ErrorCode::Busy, Phrase::of("errors.scan.stopped"), path.string());
    case OutsideResult::End::Slow:
      throw failure(path, Phrase::of("errors.scan.slow-pdf", {{"most", std::to_string(OutsideProgram().mostSeconds)}}));
    case OutsideResult::End::Failed:
      throw failure(path, Phrase::of("errors.scan.bad-pdf",
                                     {{"reason", result.said.isEmpty() ? "?" : result.said.toStdString()}}));
  }
  return std::move(result.output);
}

// A name that begins with a hyphen is no option.
QString nameOf(const std::filesystem::path& path) {
  return QString::fromStdString(std::filesystem::absolute(path).string());
}

}  // namespace

PdfHead pdfHead(const std::filesystem::path& path, const ScanPage& page) {
  if (!(page.dpi >= kLeastDpi && page.dpi <= kMostDpi)) {
    throw failure(path, Phrase::of("errors.scan.dpi", {{"least", std::to_string(static_cast<int>(kLeastDpi))},
                                                       {"most", std::to_string(static_cast<int>(kMostDpi))}}));
  }
  const QString file = nameOf(path), number = QString::number(page.page);
  static const QRegularExpression pages(R"(^Pages:\s+(\d+))", QRegularExpression::MultilineOption);
  static const QRegularExpression size(R"(^Page\s+\d+ size:\s+([\d.]+) x ([\d.]+) pts)",
                                       QRegularExpression::MultilineOption);
  static const QRegularExpression turn(R"(^Page\s+\d+ rot:\s+(\d+))", QRegularExpression::MultilineOption);
  PdfHead head;
  head.pages = pages.match(QString::fromUtf8(outputOf("pdfinfo", {file}, path, {}))).captured(1).toInt();
  const bool isThere = page.page >= 1 && page.page <= head.pages;
  const QString said =
      isThere ? QString::fromUtf8(outputOf("pdfinfo", {"-f", number, "-l", number, file}, path, {})) : QString();
  const QRegularExpressionMatch sides = size.match(said);
  if (!isThere || !sides.hasMatch()) {
    throw failure(path, Phrase::of("errors.scan.no-page",
                                   {{"page", std::to_string(page.page)}, {"pages", std::to_string(head.pages)}}));
  }
  const auto pixels = [&](int which) {
    return static_cast<int>(std::min(1e6, std::ceil(sides.captured(which).toDouble() * page.dpi / 72)));
  };
  head.size = {pixels(1), pixels(2)};
  if (turn.match(said).captured(1).toInt() % 180 == 90) head.size.transpose();
  return head;
}

std::string pdfText(const std::filesystem::path& path) {
  return outputOf("pdftotext", {"-layout", "-enc", "UTF-8", nameOf(path), "-"}, path, {}).toStdString();
}

QImage pdfPage(const std::filesystem::path& path, const ScanPage& page, const Watch& watch) {
  const QString number = QString::number(page.page);
  QByteArray output =
      outputOf("pdftoppm", {"-r", QString::number(page.dpi), "-f", number, "-l", number, "-singlefile", nameOf(path)},
               path, watch);
  QBuffer buffer(&output);
  buffer.open(QIODevice::ReadOnly);
  QImageReader::setAllocationLimit(static_cast<int>((kMostScanPixels * 4) >> 20));
  QImageReader reader(&buffer, "ppm");
  const QImage image = reader.read();
  if (image.isNull()) {
    throw failure(path, Phrase::of("errors.scan.bad-pdf", {{"reason", reader.errorString().toStdString()}}));
  }
  return image;
}

}  // namespace redoubt::editor::scan
