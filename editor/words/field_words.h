#pragma once

#include <QString>
#include <string_view>

#include "core/model/any_row.h"

namespace redoubt::editor {

/// What the tables and columns of a battle file are called in the language of the window, and what they are for: by
/// key, from the files in data/words. A table or column that no file knows is called as it is in the file.
class FieldWords {
 public:
  /// "Set-up block": one of its rows.
  static QString one(const model::TableInfo& table);
  /// "Set-up blocks".
  static QString many(const model::TableInfo& table);
  static QString help(const model::TableInfo& table);

  static QString label(const model::TableInfo& table, const model::FieldInfo& field);
  static QString help(const model::TableInfo& table, const model::FieldInfo& field);
  /// A word of an enumerated column.
  static QString value(const model::TableInfo& table, const model::FieldInfo& field, std::string_view word);
};

}  // namespace redoubt::editor
