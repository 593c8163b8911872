#pragma once

#include <QWidget>
#include <optional>
#include <string>

#include "editor/dialogs/turns/turn_lines.h"

class QLabel;
class QListWidget;
class QScrollArea;
class QTreeWidget;
class QTreeWidgetItem;

namespace redoubt::editor {

class RuleFields;

/// What each turn brings: the weather and other states of the game, the parts of the turn, the chits in the pool, who
/// arrives with which chance, events. What is a rule is edited beside it; the others are shown where they are edited.
class TurnsPage : public QWidget {
  Q_OBJECT

 public:
  explicit TurnsPage(Session& session, QWidget* parent = nullptr);

  void setScenario(std::optional<Id<model::Scenario>> scenario);

 signals:
  void entryWanted(redoubt::Id<redoubt::model::Entry> entry);
  void lineWanted(redoubt::Id<redoubt::model::PoolLine> line);
  void eventWanted(redoubt::Id<redoubt::model::Event> event);
  /// Where new ones are made.
  void arrivalsWanted();
  void eventsWanted();

 protected:
  void showEvent(QShowEvent* event) override;

 private:
  void arrange();
  QWidget* makeButtons();
  void refresh();
  void showTurns();
  void showLines();
  void showChosen();
  void open(const QTreeWidgetItem* item);
  /// A new rule of one of these kinds.
  void begin(const std::vector<std::string>& kinds);
  int turn() const;

  Session& session_;
  std::optional<Id<model::Scenario>> scenario_;
  QListWidget* turns_;
  QTreeWidget* tree_;
  QLabel* problem_;
  QLabel* lead_;
  RuleFields* fields_;
  QScrollArea* scroll_;
  std::vector<TurnLine> lines_;
  std::string chosen_;  ///< the path of the rule that is shown
  bool isStale_ = true;
};

}  // namespace redoubt::editor
