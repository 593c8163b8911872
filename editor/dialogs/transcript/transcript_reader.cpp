#include "editor/dialogs/transcript/transcript_reader.h"

#include <QThreadPool>
#include <exception>
#include <mutex>
#include <utility>

namespace redoubt::editor {
namespace {

constexpr qsizetype kShort = 4'000;       // characters that are read at once
constexpr double kMostMilliseconds = 50;  // that the window may stand still

}  // namespace

struct TranscriptReader::Desk {
  std::mutex mutex;
  TranscriptReader* reader;  ///< null when it is gone
};

TranscriptReader::TranscriptReader(QObject* parent) : QObject(parent), desk_(new Desk{{}, this}) {}

TranscriptReader::~TranscriptReader() {
  stop_.request_stop();
  const std::scoped_lock lock(desk_->mutex);
  desk_->reader = nullptr;
}

void TranscriptReader::read(const TranscriptDraft& draft, const model::Battle& battle) {
  Wanted wanted{draft, battle, tr("Import the text “%1”", "in the history").arg(draft.title).toStdString()};
  if (isBusy_) {
    waiting_ = std::move(wanted);
    stop_.request_stop();
  } else if (draft.text.size() <= kShort && milliseconds_ < kMostMilliseconds) {
    finish(readTranscript(wanted.draft, wanted.battle, wanted.title));
  } else {
    start(std::move(wanted));
  }
}

void TranscriptReader::start(Wanted wanted) {
  isBusy_ = true;
  stop_ = std::stop_source();
  QThreadPool::globalInstance()->start([desk = desk_, wanted = std::move(wanted), stop = stop_.get_token(),
                                        lost = tr("There is not enough memory for this.")] {
    std::shared_ptr<const TranscriptReading> reading;
    try {
      reading = readTranscript(wanted.draft, wanted.battle, wanted.title, stop);
    } catch (const std::exception&) {
      auto failed = std::make_shared<TranscriptReading>();
      failed->fault = lost;
      reading = failed;
    }
    const std::scoped_lock lock(desk->mutex);
    if (TranscriptReader* reader = desk->reader) {
      QMetaObject::invokeMethod(
          reader, [reader, reading] { reader->leave(reading); }, Qt::QueuedConnection);
    }
  });
}

// What was read meanwhile is not shown if something else was wanted since.
void TranscriptReader::leave(const std::shared_ptr<const TranscriptReading>& reading) {
  isBusy_ = false;
  if (auto next = std::exchange(waiting_, std::nullopt)) return start(std::move(*next));
  if (reading) finish(reading);
}

void TranscriptReader::finish(const std::shared_ptr<const TranscriptReading>& reading) {
  milliseconds_ = reading->milliseconds;
  emit done(reading);
}

}  // namespace redoubt::editor
