#include "core/exchange/spreadsheet/workbook.h"

#include <algorithm>

#include "core/base/error.h"

namespace redoubt::exchange::spreadsheet {
namespace {

constexpr std::string_view kFormulaSigns = "=+-@\t\r";

bool isDigit(char c) {
  return c >= '0' && c <= '9';
}

std::string_view withoutApostrophes(std::string_view text) {
  text.remove_prefix(std::min(text.find_first_not_of('\''), text.size()));
  return text;
}

[[noreturn]] void tooLarge(const std::string& name, const char* key, std::size_t most) {
  throw Error(ErrorCode::TooLarge, Phrase::of(key, {{"most", std::to_string(most)}}), name);
}

}  // namespace

void SheetFiller::put(std::size_t row, std::size_t column, std::string text) {
  if (text.empty()) return;
  if (row >= limits_.rows) tooLarge(name_, "errors.spreadsheet.rows", limits_.rows);
  if (column >= limits_.columns) tooLarge(name_, "errors.spreadsheet.columns", limits_.columns);
  if (++cells_ > limits_.cells) tooLarge(name_, "errors.spreadsheet.cells", limits_.cells);
  if (text.size() > limits_.cellBytes) {
    throw Error(ErrorCode::TooLarge,
                Phrase::of("errors.spreadsheet.cell",
                           {{"cell", cellName(row, column)}, {"most", std::to_string(limits_.cellBytes)}}),
                name_);
  }
  if (sheet_.rows.size() <= row) sheet_.rows.resize(row + 1);
  Row& cells = sheet_.rows[row];
  if (cells.size() <= column) {
    room_ += column + 1 - cells.size();
    if (room_ > 4 * limits_.cells) tooLarge(name_, "errors.spreadsheet.cells", limits_.cells);
    cells.resize(column + 1);
  }
  cells[column] = std::move(text);
}

std::string columnLetters(std::size_t column) {
  std::string letters;
  for (std::size_t rest = column + 1; rest > 0; rest = (rest - 1) / 26) {
    letters.insert(letters.begin(), static_cast<char>('A' + (rest - 1) % 26));
  }
  return letters;
}

std::string cellName(std::size_t row, std::size_t column) {
  return columnLetters(column) + std::to_string(row + 1);
}

bool isPlainNumber(std::string_view text) {
  if (text.starts_with('-')) text.remove_prefix(1);
  const std::size_t point = text.find('.');
  const std::string_view whole = text.substr(0, point);
  if (whole.empty() || whole.size() > 15 || !std::all_of(whole.begin(), whole.end(), isDigit)) return false;
  if (whole.size() > 1 && whole.front() == '0') return false;
  if (point == std::string_view::npos) return true;
  const std::string_view part = text.substr(point + 1);
  return !part.empty() && whole.size() + part.size() <= 15 && part.back() != '0' &&
         std::all_of(part.begin(), part.end(), isDigit);
}

bool seemsFormula(std::string_view text) {
  if (text.empty() || kFormulaSigns.find(text.front()) == std::string_view::npos) return false;
  const bool isSigned = text.front() == '+' || text.front() == '-';
  return !(isSigned && isPlainNumber(text.substr(1)));
}

std::string escaped(std::string_view text) {
  const bool needsSign = seemsFormula(withoutApostrophes(text));
  return (needsSign ? "'" : "") + std::string(text);
}

std::string unescaped(std::string_view text) {
  const bool hasSign = text.starts_with('\'') && seemsFormula(withoutApostrophes(text));
  return std::string(hasSign ? text.substr(1) : text);
}

}  // namespace redoubt::exchange::spreadsheet
