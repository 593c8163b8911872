#pragma once

#include "editor/dialogs/turns/scenario_dialog.h"

namespace redoubt::editor {

class EntryPage;
class PoolPage;
class ScheduleBoard;
class TracksPage;
class TurnsPage;

/// The tracks next to the map, and the schedule of a scenario: the chits in the pool in each turn, the entries of
/// counters, and the return points of armies.
class TracksDialog : public ScenarioDialog {
  Q_OBJECT

 public:
  explicit TracksDialog(Session& session, QWidget* parent = nullptr);

  void choose(Id<model::Track> track);
  /// In the shown scenario, or in its own if it doesn't hold there.
  void choose(Id<model::PoolLine> line);
  void choose(Id<model::Entry> entry);
  /// The schedule as a grid.
  void showSchedule();
  /// What each turn brings.
  void showTurns();

 signals:
  void eventWanted(redoubt::Id<redoubt::model::Event> event);
  void eventsWanted();

 private:
  bool concern(const model::Changes& changes) const override;

  TracksPage* tracks_;
  PoolPage* pool_;
  EntryPage* entries_;
  ScheduleBoard* schedule_;
  TurnsPage* turns_;
};

}  // namespace redoubt::editor
