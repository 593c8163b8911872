#pragma once

#include <QWidget>
#include <vector>

#include "core/rules/combat/odds.h"
#include "core/rules/combat/results.h"
#include "editor/dialogs/odds/odds_words.h"
#include "editor/session/session.h"

class QLabel;

namespace redoubt::editor {

class OddsTable;

/// The column shifts with their reasons, and the results of the final column.
class OddsResults : public QWidget {
  Q_OBJECT

 public:
  explicit OddsResults(Session& session, QWidget* parent = nullptr);

  void setOdds(const rules::Attack& attack, const rules::Odds& odds);
  void clear();

 private:
  void showShifts(const rules::Odds& odds);
  void showResults(const rules::Attack& attack, const rules::Odds& odds);
  /// What follows for a side from a result.
  SideOutlook outlook(const std::vector<const rules::Fighter*>& side, const rules::ResultEffect& suffering) const;

  Session& session_;
  QLabel* noShifts_;
  OddsTable* shifts_;
  OddsTable* results_;
};

}  // namespace redoubt::editor
