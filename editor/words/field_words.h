#pragma once

#include <QString>
#include <string_view>

#include "core/model/any_row.h"

namespace redoubt::editor {

/// The names and descriptions of the tables and columns of a battle file, in the language of the window: by key, from
/// the files in data/words. A table or column without words keeps its name in the file.
class FieldWords {
 public:
  /// "Set-up block": for one row.
  static QString one(const model::TableInfo& table);
  /// "Set-up blocks".
  static QString many(const model::TableInfo& table);
  static QString help(const model::TableInfo& table);

  static QString label(const model::TableInfo& table, const model::FieldInfo& field);
  static QString help(const model::TableInfo& table, const model::FieldInfo& field);
  /// The word for a value of an enumerated column.
  static QString value(const model::TableInfo& table, const model::FieldInfo& field, std::string_view word);
};

}  // namespace redoubt::editor
