#pragma once

#include <QCoreApplication>
#include <QString>
#include <optional>
#include <string>
#include <variant>

#include "core/rules/combat/results.h"
#include "core/rules/combat/table_grid.h"
#include "editor/session/session.h"

namespace redoubt::editor {

/// Cells and headings of a table as books print them.
class RulesGridText {
  Q_DECLARE_TR_FUNCTIONS(redoubt::editor::RulesGridText)

 public:
  /// "4", "2–4" for [2, 4], "5+" for [5, null], texts without quotation marks; empty for null.
  static QString cell(const std::string& json);
  /// What a person typed as JSON, nothing where it says that the value is unknown; or why it is no value of that shape.
  using Read = std::variant<std::optional<std::string>, QString>;
  static Read fromText(const rules::Shape& shape, const QString& text);

  /// "Combat table"; of several tables with the name of this one.
  static QString title(const Session& session, const rules::Grid& grid);
  /// "3-1"; for distances and strengths all that the column is for: "3–4".
  static QString column(const rules::Grid& grid, std::size_t column);
  /// What the rules say of the column.
  static QString columnTip(const Session& session, const rules::Grid& grid, std::size_t column);
  static QString fault(rules::ColumnFault fault);
  /// An example of what a column can be called.
  static QString example(const rules::Grid& grid);

  /// Whether the cells are results in codes, and what one of them brings.
  static std::optional<rules::ResultTable> results(const rules::Grid& grid);
  /// How the code stands in results.
  static std::optional<std::string> codeText(const rules::RuleBook& book, const std::string& code);
  static QString result(const rules::ResultCodes& codes, rules::ResultTable table, const std::string& text);
};

}  // namespace redoubt::editor
