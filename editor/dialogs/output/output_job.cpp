#include "editor/dialogs/output/output_job.h"

#include <QFile>
#include <algorithm>
#include <cmath>
#include <new>

#include "core/base/error.h"
#include "core/store/pending_file.h"
#include "editor/session/core_words.h"

namespace redoubt::editor {
namespace {

Phrase unwritable() {
  return Phrase::of("errors.write.unwritable");
}

QString problemOf(const Error& error) {
  if (error.code() != ErrorCode::TooLarge) return CoreWords::text(error);
  return OutputJob::tr("The picture is too large; choose fewer pixels or a smaller part.");
}

}  // namespace

OutputJob::~OutputJob() {
  // Further signals of the job are ignored.
  disconnect();
}

void OutputJob::start(const QString& path, Work work) {
  if (isRunning()) return;
  thread_ = std::jthread([this, path, work = std::move(work)](std::stop_token stop) { run(path, work, stop); });
}

void OutputJob::run(const QString& path, const Work& work, std::stop_token stop) {
  bool isWritten = false;
  QString problem;
  try {
    store::PendingFile pending(QFile::encodeName(path).toStdString());
    QFile out(QFile::decodeName(pending.path().c_str()));
    if (!out.open(QIODevice::WriteOnly)) throw Error(ErrorCode::ReadOnly, unwritable());
    const auto progress = [this](double share) { emit progressed(static_cast<int>(std::floor(share * 100))); };
    isWritten = work(out, {stop, progress}) && !stop.stop_requested();
    if (!out.flush()) throw Error(ErrorCode::DiskFull, unwritable());
    out.close();
    if (isWritten) pending.moveIntoPlace();
  } catch (const Error& error) {
    isWritten = false;
    problem = problemOf(error);
  } catch (const std::bad_alloc&) {
    isWritten = false;
    problem = tr("There is not enough memory for this picture; choose fewer pixels or a smaller part.");
  } catch (const std::exception& error) {
    isWritten = false;
    problem = QString::fromUtf8(error.what());
  }
  QMetaObject::invokeMethod(
      this, [this, isWritten, problem] { end(isWritten, problem); }, Qt::QueuedConnection);
}

void OutputJob::end(bool isWritten, const QString& problem) {
  thread_.join();
  thread_ = {};
  emit ended(isWritten, problem);
}

}  // namespace redoubt::editor
