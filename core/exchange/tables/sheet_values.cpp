#include "core/exchange/tables/sheet_values.h"

#include <algorithm>
#include <charconv>

#include "core/base/text.h"
#include "core/exchange/tables/cell_text.h"
#include "core/exchange/tables/sheet_documents.h"

namespace redoubt::exchange::sheets {
namespace {

std::string valueOf(const spreadsheet::Sheet& sheet, std::string_view column) {
  if (sheet.rows.size() < 2) return {};
  for (std::size_t i = 0; i < sheet.rows[0].size() && i < sheet.rows[1].size(); ++i) {
    if (sheetKey(sheet.rows[0][i]) == column) return std::string(trimmed(sheet.rows[1][i]));
  }
  return {};
}

void toNumber(Node& node, const std::string& text, bool isWhole) {
  if (const auto integer = toInteger(text)) {
    node.kind = Node::Kind::Integer;
    node.integer = *integer;
    node.real = static_cast<double>(*integer);
    return;
  }
  double real = 0;
  const auto [end, failure] = std::from_chars(text.data(), text.data() + text.size(), real);
  if (isWhole || failure != std::errc() || end != text.data() + text.size()) return;
  node.kind = Node::Kind::Real;
  node.real = real;
}

}  // namespace

SheetValues::SheetValues(const std::vector<SourceSheet>& sheets) {
  for (const SourceSheet& source : sheets) {
    if (sheetKey(source.sheet.name) != model::MapSheet::kTable) continue;
    const auto style = [&](std::string_view column) {
      const std::string text = valueOf(source.sheet, column);
      return text.empty() || text == "digits";
    };
    const auto digits = [&](std::string_view column) {
      return static_cast<std::size_t>(
          std::clamp<std::int64_t>(toInteger(valueOf(source.sheet, column)).value_or(2), 0, 8));
    };
    const bool isPlain =
        style("column_style") && style("row_style") && valueOf(source.sheet, "number_separator").empty();
    digits_ = isPlain ? digits("column_digits") + digits("row_digits") : 0;
  }
}

// "809" is 0809 where numbers have four digits; also in lists, ranges and sides.
std::string SheetValues::withNoughts(std::string_view cell) const {
  std::string text;
  for (std::size_t at = 0; at < cell.size();) {
    std::size_t end = at;
    while (end < cell.size() && isDigit(cell[end])) ++end;
    const bool isPlace =
        at > 0 && (cell[at - 1] == '@' || cell[at - 1] == ',' || cell[at - 1] == 's' || cell[at - 1] == '.');
    const bool isOther = end == at || isPlace || cell.find('@') != std::string_view::npos;
    if (!isOther && end - at < digits_) text.append(digits_ - (end - at), '0');
    if (end == at) ++end;
    text.append(cell.substr(at, end - at));
    at = end;
  }
  return text;
}

void SheetValues::read(Node& node, const Column* column, bool isList, std::string_view cell) const {
  if (const auto quoted = quotedText(cell)) {
    node.text = *quoted;
    return;
  }
  if (cell == kNone) {
    node.kind = Node::Kind::Null;
    return;
  }
  node.text = cell;
  if (isList || (column && (column->type == ColumnType::Hex || column->type == ColumnType::Side))) {
    node.text = withNoughts(cell);
    return;
  }
  if (!column) return;
  switch (column->type) {
    case ColumnType::Id:
    case ColumnType::Integer: toNumber(node, numberMeant(cell, true), true); break;
    case ColumnType::Real: toNumber(node, numberMeant(cell, false), false); break;
    case ColumnType::Boolean:
      if (const auto truth = cell == "1" ? true : cell == "0" ? std::optional(false) : truthMeant(cell)) {
        node.kind = Node::Kind::Boolean;
        node.isTrue = *truth;
      }
      break;
    case ColumnType::Reference:
      if (cell.starts_with(kId)) {
        node.text.erase(0, kId.size());
        toNumber(node, node.text, true);
      }
      break;
    default: break;
  }
}

}  // namespace redoubt::exchange::sheets
