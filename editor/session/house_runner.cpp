#include "editor/session/house_runner.h"

#include <exception>
#include <memory>
#include <utility>

namespace redoubt::editor {
namespace {

// An exception that leaves a thread would end the program. The only one to expect is lack of memory, and then nothing
// was found.
template <class Work>
void guarded(Work&& work) {
  try {
    work();
  } catch (const std::exception& failure) {
    qWarning("house checks: %s", failure.what());
  }
}

}  // namespace

HouseRunner::HouseRunner(QObject* parent) : QObject(parent) {
  thread_.setMaxThreadCount(1);
}

HouseRunner::~HouseRunner() {
  stop();
}

void HouseRunner::stop() {
  stop_ = true;
  thread_.waitForDone();
  stop_ = false;
  ++sitting_;
  isBusy_ = false;
  waiting_.reset();
}

void HouseRunner::look(const model::Battle& battle) {
  if (isBusy_) {
    waiting_ = battle;
  } else if (!battle.all<model::HouseCheck>().empty() || !findings_.empty()) {
    start(battle);
  }
}

void HouseRunner::restart(const model::Battle& battle) {
  if (isBusy_) stop();
  checker_ = {};
  findings_.clear();
  look(battle);
}

void HouseRunner::start(const model::Battle& battle) {
  isBusy_ = true;
  thread_.start([this, battle, sitting = sitting_] {
    std::vector<check::Finding> findings;
    guarded([&] { findings = checker_.update(battle, &stop_); });
    const auto tell = [this, sitting, findings = std::move(findings)]() mutable {
      if (sitting == sitting_) finish(std::move(findings));
    };
    QMetaObject::invokeMethod(this, tell, Qt::QueuedConnection);
  });
}

void HouseRunner::finish(std::vector<check::Finding> findings) {
  isBusy_ = false;
  const bool isFound = !findings.empty() || !findings_.empty();
  const bool differs = isFound && (checker_.ran() > 0 || findings.size() != findings_.size());
  findings_ = std::move(findings);
  if (const auto next = std::exchange(waiting_, std::nullopt)) look(*next);
  emit looked(differs);
}

HouseTrial::HouseTrial(QObject* parent) : QObject(parent) {
  thread_.setMaxThreadCount(1);
}

HouseTrial::~HouseTrial() {
  stop();
}

void HouseTrial::stop() {
  stop_ = true;
  thread_.waitForDone();
  stop_ = false;
  isBusy_ = false;
}

void HouseTrial::run(const model::Battle& battle, const model::HouseCheck& check) {
  stop();
  isBusy_ = true;
  thread_.start([this, battle, check, trial = ++trial_] {
    document::HouseRun run;
    guarded([&] {
      query::QueryCopy copy(battle);
      run = document::runHouseCheck(copy, battle, check, &stop_);
    });
    const auto tell = [this, trial, run = std::make_shared<document::HouseRun>(std::move(run))] {
      if (trial != trial_) return;
      isBusy_ = false;
      emit done(*run);
    };
    QMetaObject::invokeMethod(this, tell, Qt::QueuedConnection);
  });
}

}  // namespace redoubt::editor
