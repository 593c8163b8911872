#pragma once

#include <QObject>
#include <QThreadPool>
#include <atomic>
#include <optional>
#include <vector>

#include "core/document/house_checks.h"

namespace redoubt::editor {

/// Runs the house checks of a battle after each change, in a thread of its own, so that a slow check doesn't block the
/// window.
class HouseRunner : public QObject {
  Q_OBJECT

 public:
  explicit HouseRunner(QObject* parent = nullptr);
  ~HouseRunner() override;

  /// Checks `battle` as soon as the running check ends; a battle that was waiting until now is dropped.
  void look(const model::Battle& battle);
  /// The same for another battle: former findings and the running check are dropped.
  void restart(const model::Battle& battle);

  /// The findings for the last battle that was checked, without regard to waivers.
  const std::vector<check::Finding>& findings() const { return findings_; }
  /// Whether the latest battle has not been checked completely yet.
  bool isBusy() const { return isBusy_; }

 signals:
  /// A battle has been checked; `differs` if findings() may have changed.
  void looked(bool differs);

 private:
  void start(const model::Battle& battle);
  void finish(std::vector<check::Finding> findings);
  void stop();

  document::HouseChecker checker_;  ///< used by the other thread while busy
  QThreadPool thread_;
  std::atomic<bool> stop_ = false;
  std::optional<model::Battle> waiting_;
  bool isBusy_ = false;
  int sitting_ = 0;  ///< results of another sitting are dropped
  std::vector<check::Finding> findings_;
};

/// Tries one query on a battle, in a thread of its own.
class HouseTrial : public QObject {
  Q_OBJECT

 public:
  explicit HouseTrial(QObject* parent = nullptr);
  ~HouseTrial() override;

  /// Only one trial at a time: a newer one stops the running one.
  void run(const model::Battle& battle, const model::HouseCheck& check);
  bool isBusy() const { return isBusy_; }

 signals:
  /// `run` is valid during the call only.
  void done(const redoubt::document::HouseRun& run);

 private:
  void stop();

  QThreadPool thread_;
  std::atomic<bool> stop_ = false;
  bool isBusy_ = false;
  int trial_ = 0;
};

}  // namespace redoubt::editor
