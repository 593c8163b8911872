#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/rules/book/rule_book.h"

/// What players look up, as formats of other programs show it.
namespace redoubt::exchange {

/// A table of the rules.
struct ChartTable {
  std::string title;
  std::string head;  ///< what the first cell of each row is
  std::vector<std::string> columns;
  std::vector<std::vector<std::string>> rows;  ///< each with its first cell
  std::string path = {};                       ///< of its rows: "table/odds/rows"
};

/// Those of the rules that have rows and columns, with titles in a language.
std::vector<ChartTable> chartTables(const rules::RuleBook& book, std::string_view language = "en");

/// The sources of a battle, a line each.
std::vector<std::string> sourceLines(const model::Battle& battle);

}  // namespace redoubt::exchange
