#pragma once

#include <QIcon>
#include <QString>
#include <functional>
#include <vector>

#include "core/model/any_row.h"
#include "editor/session/session.h"

namespace redoubt::editor {

/// Something that can be chosen as the value of a column.
struct FieldChoice {
  model::Value value;
  QString words;
  QString tip = {};
};

/// A line of a form: a column with all that people read of it. What a page knows better than the model, it changes
/// before it adds the line.
struct FieldSpec {
  model::FieldInfo field;
  QString name;   ///< of its control, after the form's: "army"
  QString label;  ///< with a mnemonic where a page gives one
  QString help;
  QString unit;          ///< beside the field: "mm"
  QString example = {};  ///< what can be typed, in an empty field
  int mostLetters = 0;   ///< that can be typed in a line; 0: as many as the column takes
  int width = 0;         ///< in pixels at the usual size of letters; 0: as wide as the form
  /// What there is to choose from; empty: the value is typed.
  std::function<std::vector<FieldChoice>()> choices = {};
  bool isLong = false;  ///< so many that they are listed only when the list is wanted
  /// How a value that is not among the choices, or that only a long list would tell, is put into words.
  std::function<QString(const model::Value& value)> wording = {};
  /// What a choice of nothing is called; empty: nothing can't be chosen.
  QString nothing = {};
  /// Why a value can't be taken though it is one of the column; empty if it can.
  std::function<QString(const model::Value& value)> judge = {};
};

/// What the model and the words of the window say of a column.
FieldSpec fieldSpec(const Session& session, const model::TableInfo& table, const model::FieldInfo& field);
FieldSpec fieldSpec(const Session& session, const model::TableInfo& table, std::string_view column);
template <class Row>
FieldSpec fieldSpec(const Session& session, std::string_view column) {
  return fieldSpec(session, model::tableInfo<Row>(), column);
}

/// The rows of a table that a reference can lead to, as people order names.
std::vector<FieldChoice> rowChoices(const Session& session, const model::TableInfo& table);

}  // namespace redoubt::editor
