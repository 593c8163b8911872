#pragma once

#include <QObject>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "core/ask/first_turn/words.h"

namespace redoubt::editor {

/// The report on the opening of a turn, with the world that its members are of.
struct FirstTurnReading {
  std::unique_ptr<const ask::World> world;  ///< null: it could not be made, as `fault` says
  ask::FirstTurn report;
  std::vector<ask::OpeningSection> sections;
  Phrase fault;
};

/// Makes that report in a thread of its own, so that the window goes on.
class FirstTurnJob : public QObject {
  Q_OBJECT

 public:
  explicit FirstTurnJob(QObject* parent = nullptr);
  /// What is being made is stopped.
  ~FirstTurnJob() override;

  /// A report that is being made is stopped.
  void ask(model::Battle battle, Id<model::Variant> variant, int turn);
  void stop();
  bool isBusy() const { return isBusy_; }

 signals:
  void done(const std::shared_ptr<const redoubt::editor::FirstTurnReading>& reading);

 private:
  /// Where the other thread leaves its report.
  struct Desk;
  struct Wanted {
    model::Battle battle;
    Id<model::Variant> variant;
    int turn = 1;
  };

  void start(Wanted wanted);
  void leave(const std::shared_ptr<const FirstTurnReading>& reading);

  std::shared_ptr<Desk> desk_;
  std::optional<Wanted> waiting_;
  std::stop_source stop_;  // of the report that is being made
  bool isBusy_ = false;
};

}  // namespace redoubt::editor
