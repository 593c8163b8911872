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

  friend bool operator==(const FieldChoice&, const FieldChoice&) = default;
};

/// A line of a form: a column with everything that is shown for it. A page can change parts of it before it adds the
/// line.
struct FieldSpec {
  model::FieldInfo field;
  QString name;   ///< of its control, follows the form's name: "army"
  QString label;  ///< with a mnemonic if a page gives one
  QString help;
  QString unit;          ///< next to the field: "mm"
  QString example = {};  ///< an example shown in an empty field
  int mostLetters = 0;   ///< the most letters in a line; 0: as many as the column accepts
  int width = 0;         ///< in pixels at the usual size of letters; 0: as wide as the form
  /// The choices; empty: the value is typed.
  std::function<std::vector<FieldChoice>()> choices = {};
  bool takesOthers = false;  ///< a word that is not among the choices can be typed
  bool isCounted = false;    ///< a whole number with buttons for one more and one less, however wide its range
  bool isLong = false;       ///< too many choices, so they are only listed when the list is opened
  /// The words for a value that is not among the choices, or only in a long list.
  std::function<QString(const model::Value& value)> wording = {};
  /// The picture beside a choice; empty: there is none.
  std::function<QIcon(const model::Value& value)> picture = {};
  /// The name of the empty choice; empty: there is none.
  QString nothing = {};
  /// Why a value is refused although the column could hold it; empty if it is accepted.
  std::function<QString(const model::Value& value)> judge = {};
};

/// The spec of a column from the model and the words of the window.
FieldSpec fieldSpec(const Session& session, const model::TableInfo& table, const model::FieldInfo& field);
FieldSpec fieldSpec(const Session& session, const model::TableInfo& table, std::string_view column);
template <class Row>
FieldSpec fieldSpec(const Session& session, std::string_view column) {
  return fieldSpec(session, model::tableInfo<Row>(), column);
}

/// The rows of a table that a reference can name, in natural order of names.
std::vector<FieldChoice> rowChoices(const Session& session, const model::TableInfo& table);
/// The row with its texts in the language of the window; a row that the battle doesn't have as it is.
model::AnyRow shownRow(const Session& session, const model::AnyRow& row);

}  // namespace redoubt::editor
