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

/// Why another column counts, and what the column that counts brings.
class OddsResults : public QWidget {
  Q_OBJECT

 public:
  explicit OddsResults(Session& session, QWidget* parent = nullptr);

  void setOdds(const rules::Attack& attack, const rules::Odds& odds);
  void clear();

 private:
  void showShifts(const rules::Odds& odds);
  void showResults(const rules::Attack& attack, const rules::Odds& odds);
  /// What is known of a side that suffers so.
  SideOutlook outlook(const std::vector<const rules::Fighter*>& side, const rules::Suffering& suffering) const;

  Session& session_;
  QLabel* noShifts_;
  OddsTable* shifts_;
  OddsTable* results_;
};

}  // namespace redoubt::editor
