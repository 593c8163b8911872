#include "editor/dialogs/exchange/transfer_job.h"

#include <cmath>
#include <new>

#include "core/exchange/format.h"
#include "editor/session/core_words.h"

namespace redoubt::editor {

TransferJob::~TransferJob() {
  // Further signals of the job are ignored.
  disconnect();
}

void TransferJob::start(Work work) {
  if (isRunning()) return;
  thread_ = std::jthread([this, work = std::move(work)](std::stop_token stop) { run(work, stop); });
}

void TransferJob::run(const Work& work, std::stop_token stop) {
  bool isDone = false;
  QString problem;
  try {
    work({stop, [this](double share) { emit progressed(static_cast<int>(std::floor(share * 100))); }});
    isDone = true;
  } catch (const exchange::Stopped&) {
  } catch (const Error& error) {
    problem = CoreWords::text(error);
  } catch (const std::bad_alloc&) {
    problem = tr("There is not enough memory for this.");
  } catch (const std::exception& error) {
    problem = QString::fromUtf8(error.what());
  }
  QMetaObject::invokeMethod(
      this,
      [this, isDone, problem] {
        thread_.join();
        thread_ = {};
        emit ended(isDone, problem);
      },
      Qt::QueuedConnection);
}

}  // namespace redoubt::editor
