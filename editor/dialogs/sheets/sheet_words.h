#pragma once

#include <QCoreApplication>
#include <QString>

#include "core/rules/forces/sheet_counters.h"
#include "editor/dialogs/sheets/back_grid.h"
#include "editor/session/session.h"

namespace redoubt::editor {

/// Places on sheets of counters and what they show, in words.
class SheetWords {
  Q_DECLARE_TR_FUNCTIONS(redoubt::editor::SheetWords)

 public:
  /// "row 3, column 4".
  static QString place(const model::CellPlace& place);
  /// "Guard 1", "Guard 1, counter 2", "Kościuszko, chit", "New unit of Poles…".
  static QString counter(const Session& session, const rules::CounterOfSheet& counter);
  /// The army of a counter, or of one to come; nothing for markers.
  static std::optional<Id<model::Army>> army(const model::Battle& battle, const rules::CounterOfSheet& counter);
  static QString sheet(const model::CounterSheet& sheet);
  /// "On the short edge …" for a person.
  static QString flip(model::SheetFlip flip);
  /// What came of looking for the grid of the backs.
  static QString backs(BackGrid::Basis basis);
};

/// The context in which the texts of counters are read and written.
inline rules::ManifestSheet manifestOf(const Session& session) {
  return {session.battle(), session.rules(), session.layout(), session.setUp().variant()};
}

}  // namespace redoubt::editor
