#pragma once

#include <QCoreApplication>
#include <QString>

#include "core/rules/turns/choice_text.h"
#include "core/rules/turns/grid_edit.h"
#include "core/rules/turns/victory_bound.h"
#include "editor/session/session.h"

namespace redoubt::editor {

/// The schedule's grid in words, the same in the window, its tooltips and for screen readers.
class GridWords {
  Q_DECLARE_TR_FUNCTIONS(redoubt::editor::GridWords)

 public:
  /// Rows of the translated battle: a leader's short name, an army's name, the title of a chit.
  static QString row(const Session& session, const rules::GridRow& row);
  /// "turn 3", "turns 3–7".
  static QString turns(rules::TurnRange turns);
  /// What a cell says, in sentences; "nothing said" for an empty one.
  static QString cell(const Session& session, const rules::GridRow& row, const rules::TurnCell& cell);
  /// The head of a column: its time, weather, parts and events.
  static QString head(const Session& session, const rules::GridTurn& turn);
  static QString choices(const Session& session, const std::vector<rules::GridChoice>& choices);
  static rules::ChoiceWords choiceWords();
  static QString fault(const rules::ChoiceFault& fault);
  static QString paint(rules::GridPaint::What what);
  /// The key that paints it, as one types it.
  static QString keyOf(rules::GridPaint::What what);
  static QString chance(const rules::Chance& chance);
  /// One player's bound beside the thresholds, and all awards of it.
  static QString bound(const Session& session, const rules::VictoryBound& bound);
  static QString shares(const Session& session, const rules::VictoryBound& bound);
};

}  // namespace redoubt::editor
