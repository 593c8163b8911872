#pragma once

#include <QCoreApplication>
#include <QModelIndexList>
#include <QString>
#include <QStringList>
#include <functional>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "core/rules/combat/results.h"
#include "core/rules/combat/table_grid.h"
#include "editor/session/session.h"

namespace redoubt::editor {

/// Cells and headings of a table in the form that books print.
class RulesGridText {
  Q_DECLARE_TR_FUNCTIONS(redoubt::editor::RulesGridText)

 public:
  /// "4", "2–4" for [2, 4], "5+" for [5, null], "≤3" for [null, 3], "natural 1" or "roll 9+" for a row that is only
  /// for some rolls, texts without quotation marks; empty for null.
  static QString cell(const std::string& json);
  /// Typed text as JSON, nothing for an unknown value; or why it is not a value of that shape.
  using Read = std::variant<std::optional<std::string>, QString>;
  static Read fromText(const rules::Shape& shape, const QString& text);

  /// "Combat table"; if there are several tables, with the name of this one.
  static QString title(const Session& session, const rules::Grid& grid);
  /// "3-1"; for distances and strengths the whole range of the column: "3–4".
  static QString column(const rules::Grid& grid, std::size_t column);
  /// The rules about the column.
  static QString columnTip(const Session& session, const rules::Grid& grid, std::size_t column);
  static QString fault(rules::ColumnFault fault);
  /// An example of a column name.
  static QString example(const rules::Grid& grid);

  /// The texts of a block from the clipboard, line by line, with or without a last line end.
  static std::vector<QStringList> lines(QString block);
  /// Cells as lines of texts for the clipboard, parted by tabs; what is not among them is empty.
  static QString block(const QModelIndexList& cells, const std::function<QString(const QModelIndex&)>& textOf);

  /// Whether the cells are results in codes, and the meaning of one of them.
  static std::optional<rules::ResultTable> results(const rules::Grid& grid);
  /// The text of a code in results.
  static std::optional<std::string> codeText(const rules::RuleBook& book, const std::string& code);
  static QString result(const rules::ResultCodes& codes, rules::ResultTable table, const std::string& text);
};

}  // namespace redoubt::editor
