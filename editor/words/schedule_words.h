#pragma once

#include <QCoreApplication>
#include <QString>

#include "core/model/scenario_rows.h"
#include "editor/session/session.h"

namespace redoubt::editor {

/// Words for the lines of a schedule and the entries of counters, in the window's language.
class ScheduleWords {
  Q_DECLARE_TR_FUNCTIONS(redoubt::editor::ScheduleWords)

 public:
  /// "in the pool", "the player chooses".
  static QString kind(model::PoolKind kind);
  /// The meaning of a line of that kind.
  static QString meaning(model::PoolKind kind);
  /// "Turns 1–15: Denisow – in the pool".
  static QString line(const Session& session, const model::PoolLine& line);
  /// "denisow-turn-12: turn 12, over “Entry 0126” (Russian army)".
  static QString entry(const Session& session, const model::Entry& entry);
  static QString fallback(model::EntryFallback fallback);
};

}  // namespace redoubt::editor
