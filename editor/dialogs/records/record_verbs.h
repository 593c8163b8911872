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

/// The actions on rows of any table: adding, copying, deriving, changing, moving and removing, by the verbs of the core
/// if a table has its own. Reasons why an action is not possible are sentences; empty: it is possible.
class RecordVerbs {
  Q_DECLARE_TR_FUNCTIONS(redoubt::editor::RecordVerbs)

 public:
  /// `beside` is a row next to which, or under whose parent, the new one is added; can be nothing.
  static QString cantAdd(const Session& session, const model::TableInfo& table);
  /// A new row with default values: under the parent of `beside`, or the first parent. Its key can be taken already if
  /// it is made of columns.
  static model::AnyRow draft(const Session& session, const model::TableInfo& table,
                             const std::optional<model::AnyRow>& beside);
  /// Whether its key must be entered before it can be added.
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
  /// What is removed together with the row, and what loses its reference: "With it go: 2 variants, 34 placements."
  static QString whatGoes(const model::Removal& removal, const model::AnyRow& row);

  /// Why a column can't be changed here: for example because it is changed elsewhere.
  static QString cantChange(const model::TableInfo& table, const model::FieldInfo& field);
  /// Why the wanted row is not possible: another has its key, or its short name.
  static QString cantBe(const Session& session, const std::optional<model::AnyRow>& row, const model::AnyRow& wanted);
  static RecordEdit change(const Session& session, const model::AnyRow& row, const model::AnyRow& wanted,
                           const QString& column);
};

}  // namespace redoubt::editor
