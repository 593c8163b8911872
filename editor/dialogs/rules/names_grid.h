#pragma once

#include <QString>
#include <optional>
#include <string>
#include <vector>

#include "core/model/edit.h"
#include "core/rules/book/name_kind.h"
#include "core/rules/vocabulary/shape.h"
#include "editor/session/session.h"
#include "editor/words/known_names.h"

namespace redoubt::editor {

/// Values of the rules that stand for one name against another, as a grid: what each terrain costs each arm, what each
/// arm does against another, the ratings of unit types.
struct NamesGrid {
  std::string id;  ///< the path of the vocabulary, with the member if it is one of a value: "rating/<rating>:types"
  QString title;
  rules::NameKind rows;
  rules::NameKind columns;
  std::string path;                  ///< {row} and {column} stand for the names
  std::vector<std::string> members;  ///< within the value; the last one is the column's name, "{column}"
  rules::Shape cell;
  std::string forbidden = {};  ///< the list of columns for which a cell says "no"; empty: there is none
};
/// The names of a kind that stand in grids: those that the battle gives titles or rules to.
std::vector<KnownName> namesInGrids(const Session& session, rules::NameKind kind);
/// Those of which the battle has a row and a column.
std::vector<NamesGrid> namesGrids(const Session& session);
/// The grid that a rule is part of; nothing if it is in none.
std::optional<std::string> namesGridOf(const std::string& rule);

/// The JSON of a cell, "\"no\"" where it is forbidden; nothing where the rules say nothing.
std::optional<std::string> cellOf(const Session& session, const NamesGrid& grid, const std::string& row,
                                  const std::string& column);
struct NamesCell {
  std::string row;
  std::string column;
  std::optional<std::string> json;  ///< nothing: no value
};
/// One edit, whatever rules it is of.
model::Edit setNamesCells(const Session& session, const NamesGrid& grid, const std::vector<NamesCell>& cells,
                          const QString& title);

}  // namespace redoubt::editor
