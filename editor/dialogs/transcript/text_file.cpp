#include "editor/dialogs/transcript/text_file.h"

#include <iconv.h>

#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>
#include <QStringDecoder>

#include "core/base/error.h"
#include "core/base/text.h"
#include "core/transcribe/readable.h"
#include "editor/session/core_words.h"

namespace redoubt::editor {
namespace {

constexpr qint64 kMostBytes = 16 << 20;
constexpr int kMostSeconds = 30;

QString tooLong() {
  return CoreWords::text(Phrase::of("errors.text.too-long"));
}

std::optional<transcribe::TextForm> formOfName(const QString& path) {
  const QString ending = QFileInfo(path).suffix().toLower();
  if (ending == QLatin1String("csv") || ending == QLatin1String("tsv")) return transcribe::TextForm::Csv;
  if (ending == QLatin1String("html") || ending == QLatin1String("htm")) return transcribe::TextForm::Html;
  if (ending == QLatin1String("md")) return transcribe::TextForm::Markdown;
  return std::nullopt;
}

// As iconv(3) calls it.
QByteArray iconvName(const QString& encoding) {
  if (encoding == QLatin1String("ISO 8859-2")) return "ISO-8859-2";
  if (encoding.startsWith(QLatin1String("Windows-"))) return "CP" + encoding.mid(8).toLatin1();
  return encoding.toLatin1();
}

}  // namespace

bool isPdf(const QString& path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) && file.read(5) == "%PDF-";
}

TextFile readTextFile(const QString& path) {
  TextFile text{QFileInfo(path).fileName(), {}, formOfName(path), {}};
  QFile file(path);
  if (QFileInfo(path).isDir() || !file.open(QIODevice::ReadOnly)) {
    text.fault = PdfReader::tr("%1 can't be read.").arg(text.title);
    return text;
  }
  text.bytes = file.read(kMostBytes + 1);
  if (text.bytes.size() > kMostBytes) text.fault = tooLong();
  return text;
}

bool isUtf8(const QByteArray& bytes) {
  return isValidUtf8({bytes.constData(), static_cast<std::size_t>(bytes.size())});
}

QStringList otherEncodings() {
  return {QStringLiteral("Windows-1250"), QStringLiteral("ISO 8859-2"), QStringLiteral("Windows-1252"),
          QStringLiteral("UTF-16")};
}

QString seemingEncoding(const QByteArray& bytes) {
  return QString::fromStdString(
      transcribe::seemingEncoding({bytes.constData(), static_cast<std::size_t>(bytes.size())}));
}

QString decoded(const QByteArray& bytes, const QString& encoding) {
  if (encoding == QLatin1String("UTF-16")) return QStringDecoder(QStringDecoder::Utf16).decode(bytes);
  const iconv_t converter = iconv_open("UTF-8", iconvName(encoding).constData());
  if (converter == iconv_t(-1)) return QString::fromLatin1(bytes);
  QByteArray in = bytes;
  QByteArray out;
  char* from = in.data();
  std::size_t left = static_cast<std::size_t>(in.size());
  char buffer[4096];
  while (left > 0) {
    char* to = buffer;
    std::size_t room = sizeof buffer;
    const bool isDone = iconv(converter, &from, &left, &to, &room) != static_cast<std::size_t>(-1);
    out.append(buffer, to - buffer);
    if (isDone || errno == E2BIG) continue;
    // a byte that this encoding has no letter for
    out.append("\xEF\xBF\xBD");
    ++from;
    --left;
  }
  iconv_close(converter);
  return QString::fromUtf8(out);
}

ReadableText readable(const QString& text, std::optional<transcribe::TextForm> form) {
  ReadableText result{text, form, {}};
  const std::string utf8 = text.toStdString();
  try {
    if (form.value_or(transcribe::formOf(utf8)) == transcribe::TextForm::Html) {
      result.text = QString::fromStdString(transcribe::markdownOf(utf8));
      result.form = transcribe::TextForm::Markdown;
    }
  } catch (const Error& error) {
    result.fault = CoreWords::text(error);
  }
  result.text.replace(QLatin1String("\r\n"), QLatin1String("\n")).replace(QLatin1Char('\r'), QLatin1Char('\n'));
  if (result.text.startsWith(QChar(0xFEFF))) result.text.remove(0, 1);
  return result;
}

PdfReader::PdfReader(QObject* parent) : QObject(parent) {
  limit_.setSingleShot(true);
  connect(&limit_, &QTimer::timeout, this, [this] {
    stopped_ = tr("pdftotext had not finished after %n second(s) and was stopped. Import a part of the document.",
                  nullptr, kMostSeconds);
    process_.kill();
  });
  connect(&process_, &QProcess::readyReadStandardOutput, this, [this] {
    bytes_ += process_.readAllStandardOutput();
    if (bytes_.size() <= kMostBytes) return;
    stopped_ = tooLong();
    process_.kill();
  });
  connect(&process_, &QProcess::errorOccurred, this, [this](QProcess::ProcessError error) {
    if (error == QProcess::FailedToStart) finish(tr("pdftotext can't be started."));
  });
  connect(&process_, &QProcess::finished, this, [this](int code, QProcess::ExitStatus status) {
    bytes_ += process_.readAllStandardOutput();
    const bool isDone = status == QProcess::NormalExit && code == 0;
    finish(!stopped_.isEmpty() ? stopped_
           : isDone            ? QString()
                               : tr("%1 is damaged or locked; its text can't be read.").arg(title_));
  });
}

PdfReader::~PdfReader() {
  disconnect(&process_, nullptr, this, nullptr);
  process_.kill();
  process_.waitForFinished(1'000);
}

void PdfReader::start(const QString& path) {
  title_ = QFileInfo(path).fileName();
  bytes_.clear();
  stopped_.clear();
  const QString program = QStandardPaths::findExecutable(QStringLiteral("pdftotext"));
  if (program.isEmpty()) {
    return finish(
        tr("The text of a PDF is read by pdftotext, which is not installed; it is in the package poppler-utils."));
  }
  process_.start(program, {QStringLiteral("-layout"), QStringLiteral("-enc"), QStringLiteral("UTF-8"),
                           QFileInfo(path).absoluteFilePath(), QStringLiteral("-")});
  limit_.start(kMostSeconds * 1'000);
}

void PdfReader::stop() {
  if (!isRunning()) return;
  stopped_ = tr("Stopped.");
  process_.kill();
}

void PdfReader::finish(const QString& fault) {
  limit_.stop();
  TextFile file{title_, bytes_, transcribe::TextForm::Plain, fault};
  if (fault.isEmpty() && bytes_.trimmed().isEmpty())
    file.fault = tr("%1 holds no text, perhaps only pictures of pages.").arg(title_);
  emit done(file);
}

}  // namespace redoubt::editor
