#pragma once

#include <QCoreApplication>
#include <QString>
#include <optional>
#include <string>

#include "core/model/any_row.h"
#include "core/model/removal.h"
#include "editor/session/session.h"

namespace redoubt::editor {

/// An edit, and the row to show after it.
struct RecordEdit {
  model::Edit edit;
  std::string key;
};

/// What can be done to the rows of any table: made, copied, derived, changed, moved and taken away, by the verbs of the
/// core where a table has its own. Why something can't be done is a sentence; empty: it can.
class RecordVerbs {
  Q_DECLARE_TR_FUNCTIONS(redoubt::editor::RecordVerbs)

 public:
  /// `beside` is a row in whose place or below whose parent the new one comes; may be nothing.
  static QString cantAdd(const Session& session, const model::TableInfo& table);
  /// A new row before anybody said what is in it: below the parent of `beside`, or the first there is. Its key may be
  /// taken where it is made of what its columns say.
  static model::AnyRow draft(const Session& session, const model::TableInfo& table,
                             const std::optional<model::AnyRow>& beside);
  /// Whether somebody has to say what its key is before it can be made.
  static bool needsKey(const model::TableInfo& table) { return !table.hasIds(); }
  static RecordEdit add(const Session& session, const model::AnyRow& draft);

  static QString cantCopy(const Session& session, const model::AnyRow& row);
  static RecordEdit copy(const Session& session, const model::AnyRow& row);

  /// Scenarios, variants and set-up blocks can derive from another.
  static bool canDerive(const model::TableInfo& table);
  static RecordEdit derive(const Session& session, const model::AnyRow& row);

  static QString cantMove(const Session& session, const model::AnyRow& row, int by);
  static RecordEdit move(const Session& session, const model::AnyRow& row, int by);

  static QString cantRemove(const Session& session, const model::AnyRow& row);
  static model::Removal removal(const Session& session, const model::AnyRow& row);
  /// What goes beside the row, and what loses it: "With it go: 2 variants, 34 placements."
  static QString whatGoes(const model::Removal& removal, const model::AnyRow& row);

  /// Why a column can't be changed here: it is changed elsewhere.
  static QString cantChange(const model::TableInfo& table, const model::FieldInfo& field);
  /// Why the row can't be as it is wanted: another has its key, or its short name.
  static QString cantBe(const Session& session, const std::optional<model::AnyRow>& row, const model::AnyRow& wanted);
  static RecordEdit change(const Session& session, const model::AnyRow& row, const model::AnyRow& wanted,
                           const QString& column);
};

}  // namespace redoubt::editor
