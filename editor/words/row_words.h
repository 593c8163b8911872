#pragma once

#include <QCoreApplication>
#include <QString>

#include "core/model/any_row.h"
#include "editor/session/session.h"

namespace redoubt::editor {

/// Rows of any table and the values of their columns, in words.
class RowWords {
  Q_DECLARE_TR_FUNCTIONS(redoubt::editor::RowWords)

 public:
  /// The name of a row: its title, name or words; for a row without them, the rows it joins ("1. Guard: Right wing").
  static QString name(const Session& session, const model::TableInfo& table, const void* row);
  static QString name(const Session& session, const model::AnyRow& row);
  /// "Army “Poles”".
  static QString kindAndName(const Session& session, const model::AnyRow& row);
  /// A value as a list shows it; empty if there is none.
  static QString value(const Session& session, const model::TableInfo& table, const model::FieldInfo& field,
                       const model::Value& value);
  /// "Hexside 1809/1910".
  static QString side(const Session& session, hex::HexsideKey side);
  static QString facing(const Session& session, std::string_view text);
};

}  // namespace redoubt::editor
