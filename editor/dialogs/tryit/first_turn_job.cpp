#include "editor/dialogs/tryit/first_turn_job.h"

#include <QThreadPool>
#include <exception>
#include <mutex>
#include <utility>

#include "core/base/error.h"

namespace redoubt::editor {

struct FirstTurnJob::Desk {
  std::mutex mutex;
  FirstTurnJob* job;  ///< null when it is gone
};

namespace {

std::shared_ptr<const FirstTurnReading> readingOf(const model::Battle& battle, Id<model::Variant> variant, int turn,
                                                  std::stop_token stop) {
  auto reading = std::make_shared<FirstTurnReading>();
  try {
    reading->world = std::make_unique<ask::World>(battle, variant, std::vector{"turn=" + std::to_string(turn)});
    Watch watch;
    watch.stop = std::move(stop);
    reading->report = askFirstTurn(*reading->world, watch);
    if (reading->report.isWhole) reading->sections = wordsFor(*reading->world, reading->report);
  } catch (const Error& error) {
    reading->world.reset();
    reading->fault = error.phrase();
  } catch (const std::exception& error) {
    reading->world.reset();
    reading->fault = Phrase(error.what());
  }
  return reading;
}

}  // namespace

FirstTurnJob::FirstTurnJob(QObject* parent) : QObject(parent), desk_(new Desk{{}, this}) {}

FirstTurnJob::~FirstTurnJob() {
  stop_.request_stop();
  const std::scoped_lock lock(desk_->mutex);
  desk_->job = nullptr;
}

void FirstTurnJob::ask(model::Battle battle, Id<model::Variant> variant, int turn) {
  Wanted wanted{std::move(battle), variant, turn};
  if (!isBusy_) return start(std::move(wanted));
  waiting_ = std::move(wanted);
  stop_.request_stop();
}

void FirstTurnJob::stop() {
  waiting_.reset();
  stop_.request_stop();
}

void FirstTurnJob::start(Wanted wanted) {
  isBusy_ = true;
  stop_ = std::stop_source();
  QThreadPool::globalInstance()->start([desk = desk_, wanted = std::move(wanted), stop = stop_.get_token()] {
    const auto reading = readingOf(wanted.battle, wanted.variant, wanted.turn, stop);
    const std::scoped_lock lock(desk->mutex);
    if (FirstTurnJob* job = desk->job) {
      QMetaObject::invokeMethod(
          job, [job, reading] { job->leave(reading); }, Qt::QueuedConnection);
    }
  });
}

// What was made meanwhile is not shown if something else was wanted since, or if it is not whole.
void FirstTurnJob::leave(const std::shared_ptr<const FirstTurnReading>& reading) {
  isBusy_ = false;
  if (auto next = std::exchange(waiting_, std::nullopt)) return start(std::move(*next));
  if (reading->report.isWhole) emit done(reading);
}

}  // namespace redoubt::editor
