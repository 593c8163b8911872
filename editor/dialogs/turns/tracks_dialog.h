#pragma once

#include <QDialog>
#include <optional>

#include "editor/session/session.h"

class QComboBox;
class QLabel;
class QTabWidget;

namespace redoubt::editor {

class EntryPage;
class PoolPage;
class ReturnPage;
class TracksPage;

/// The tracks beside the map, and the schedule of a scenario: whose chits are in the pool in which turns, where
/// counters come onto the map, and where armies come back to. Non-modal, and every change is an edit of its own.
class TracksDialog : public QDialog {
  Q_OBJECT

 public:
  explicit TracksDialog(Session& session, QWidget* parent = nullptr);
  ~TracksDialog() override;

  void choose(Id<model::Track> track);
  /// In the scenario shown, or in its own if it doesn't hold there.
  void choose(Id<model::PoolLine> line);
  void choose(Id<model::Entry> entry);
  void showScenario(Id<model::Scenario> scenario);

 private:
  void arrange();
  void connectSession();
  void refresh();
  void showScenarios();
  void follow(const model::Changes& changes);

  Session& session_;
  std::optional<Id<model::Scenario>> scenario_;
  QComboBox* scenarios_;
  QLabel* obstacle_;
  QTabWidget* tabs_;
  TracksPage* tracks_;
  PoolPage* pool_;
  EntryPage* entries_;
  ReturnPage* returns_;
};

}  // namespace redoubt::editor
