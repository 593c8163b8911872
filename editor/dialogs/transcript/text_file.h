#pragma once

#include <QByteArray>
#include <QObject>
#include <QProcess>
#include <QString>
#include <QStringList>
#include <QTimer>
#include <optional>

#include "core/transcribe/reading.h"

namespace redoubt::editor {

/// The bytes of a text and what is known of them.
struct TextFile {
  QString title;
  QByteArray bytes;
  std::optional<transcribe::TextForm> form{};
  QString fault;  ///< why it can't be read
};

/// Reads a file of at most 16 MiB; a PDF has to go through PdfReader.
TextFile readTextFile(const QString& path);
bool isPdf(const QString& path);

/// Whether bytes are UTF-8 and no other encoding needs to be asked for.
bool isUtf8(const QByteArray& bytes);
/// "Windows-1250": those that a text may be read in which is not UTF-8.
QStringList otherEncodings();
/// The one that it seems to have.
QString seemingEncoding(const QByteArray& bytes);
/// What no letter stands for becomes U+FFFD.
QString decoded(const QByteArray& bytes, const QString& encoding);

/// The text as the window shows it: lines end in one way, and tables of HTML have bars. `form` is what it has then.
struct ReadableText {
  QString text;
  std::optional<transcribe::TextForm> form{};
  QString fault;
};
ReadableText readable(const QString& text, std::optional<transcribe::TextForm> form);

/// The text of a PDF with its columns, by pdftotext, which is stopped after 30 seconds.
class PdfReader : public QObject {
  Q_OBJECT

 public:
  explicit PdfReader(QObject* parent = nullptr);
  ~PdfReader() override;

  void start(const QString& path);
  void stop();
  bool isRunning() const { return process_.state() != QProcess::NotRunning; }

 signals:
  void done(const redoubt::editor::TextFile& file);

 private:
  void finish(const QString& fault);

  QProcess process_;
  QTimer limit_;
  QString title_;
  QByteArray bytes_;
  QString stopped_;  // why it was stopped
};

}  // namespace redoubt::editor
