#include "editor/scan/pdf_page.h"

#include <sys/resource.h>

#include <QBuffer>
#include <QElapsedTimer>
#include <QImageReader>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <cmath>

#include "core/base/error.h"

namespace redoubt::editor::scan {
namespace {

constexpr int kMostSeconds = 60;
constexpr rlim_t kMostMemory = rlim_t{1500} << 20;
constexpr qint64 kMostOutput = kMostScanPixels * 3 + 1024;

Error failure(const std::filesystem::path& path, Phrase phrase) {
  return Error(ErrorCode::BadInput, std::move(phrase), path.string());
}

// The output of a program that may take so much memory and time, and no more.
QByteArray outputOf(const QString& program, const QStringList& arguments, const std::filesystem::path& path,
                    const Watch& watch) {
  const QString found = QStandardPaths::findExecutable(program);
  if (found.isEmpty()) throw failure(path, Phrase::of("errors.scan.no-pdftoppm"));
  QProcess process;
  process.setChildProcessModifier([] {
    const rlimit memory{kMostMemory, kMostMemory}, seconds{kMostSeconds, kMostSeconds};
    setrlimit(RLIMIT_AS, &memory);
    setrlimit(RLIMIT_CPU, &seconds);
  });
  process.setProcessChannelMode(QProcess::SeparateChannels);
  process.start(found, arguments, QIODevice::ReadOnly);
  process.closeWriteChannel();
  QElapsedTimer clock;
  clock.start();
  QByteArray output;
  while (process.state() != QProcess::NotRunning) {
    process.waitForFinished(100);
    output += process.readAllStandardOutput();
    const bool isStopped = watch.stop.stop_requested();
    if (!isStopped && clock.elapsed() < kMostSeconds * 1000 && output.size() <= kMostOutput) continue;
    process.kill();
    process.waitForFinished();
    if (isStopped) throw Error(ErrorCode::Busy, Phrase::of("errors.scan.stopped"), path.string());
    throw failure(path, Phrase::of("errors.scan.slow-pdf", {{"most", std::to_string(kMostSeconds)}}));
  }
  output += process.readAllStandardOutput();
  if (process.exitStatus() == QProcess::NormalExit && process.exitCode() == 0 && !output.isEmpty()) return output;
  const QString said = QString::fromUtf8(process.readAllStandardError()).simplified().left(200);
  throw failure(path, Phrase::of("errors.scan.bad-pdf", {{"reason", said.isEmpty() ? "?" : said.toStdString()}}));
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
