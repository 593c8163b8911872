#pragma once

#include <QWidget>
#include <string>
#include <vector>

#include "core/rules/combat/fire_together.h"
#include "editor/session/session.h"

class QComboBox;
class QLabel;
class QTableWidget;

namespace redoubt::editor {

/// The fire of a counter, or of several together, by the fire tables of the rules (`fire-table/…`): for each distance
/// the chance of each result, by the terrain of the target's hex. Hidden for counters without a fire table.
class FireView : public QWidget {
  Q_OBJECT

 public:
  explicit FireView(QWidget* parent = nullptr);
  /// Shows counters at full strength, on the map or not; no counters hide the view.
  void setCounters(const Session& session, const std::vector<const model::Placement*>& counters);
  /// "Light guns, strength 2, range 3, 1 shot", or why several can't fire together.
  const QString& summary() const { return summary_; }

 private:
  void showTerrains(const Session& session);
  void showDistances();
  void showTargets(const Session& session, const rules::Board& ground,
                   const std::vector<const model::Placement*>& counters);
  QString summaryOf(const rules::FireTogether& fire, const std::vector<const model::Placement*>& counters) const;
  QString rangeWords(const std::string& type) const;
  QString whyNot(const model::Unit& unit) const;
  QString whyApart(rules::TogetherFault fault) const;

  const Session* session_ = nullptr;
  std::string type_;
  rules::Figure strength_;
  int range_ = 0;
  QString summary_;
  QWidget* terrainRow_;
  QComboBox* terrain_;
  QTableWidget* table_;
  QLabel* targets_;
};

}  // namespace redoubt::editor
