#pragma once

#include <QObject>
#include <QThreadPool>
#include <atomic>
#include <optional>
#include <vector>

#include "core/document/house_checks.h"

namespace redoubt::editor {

/// Runs the house checks of a battle as it changes, in a thread of its own, so that a slow one holds nobody up.
class HouseRunner : public QObject {
  Q_OBJECT

 public:
  explicit HouseRunner(QObject* parent = nullptr);
  ~HouseRunner() override;

  /// Looks at `battle`, once it has done with the battle it looks at; what waited till now is passed over.
  void look(const model::Battle& battle);
  /// The same for another battle: what was found, or is being looked at, is forgotten.
  void restart(const model::Battle& battle);

  /// Of the battle it last had done with, without waivers.
  const std::vector<check::Finding>& findings() const { return findings_; }
  /// Whether it has not done yet with the battle it was last given.
  bool isBusy() const { return isBusy_; }

 signals:
  /// It has done with a battle; `differs` if findings() may.
  void looked(bool differs);

 private:
  void start(const model::Battle& battle);
  void finish(std::vector<check::Finding> findings);
  void stop();

  document::HouseChecker checker_;  ///< of the other thread while busy
  QThreadPool thread_;
  std::atomic<bool> stop_ = false;
  std::optional<model::Battle> waiting_;
  bool isBusy_ = false;
  int sitting_ = 0;  ///< what another one found is no more wanted
  std::vector<check::Finding> findings_;
};

/// Tries one query on a battle, in a thread of its own.
class HouseTrial : public QObject {
  Q_OBJECT

 public:
  explicit HouseTrial(QObject* parent = nullptr);
  ~HouseTrial() override;

  /// One trial after the other: a newer one stops the one that runs.
  void run(const model::Battle& battle, const model::HouseCheck& check);
  bool isBusy() const { return isBusy_; }

 signals:
  /// `run` is good during the call only.
  void done(const redoubt::document::HouseRun& run);

 private:
  void stop();

  QThreadPool thread_;
  std::atomic<bool> stop_ = false;
  bool isBusy_ = false;
  int trial_ = 0;
};

}  // namespace redoubt::editor
