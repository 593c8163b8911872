#include "core/exchange/tables/cell_text.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "core/exchange/json/exporter.h"
#include "core/exchange/spreadsheet/workbook.h"

namespace redoubt::exchange::sheets {
namespace {

constexpr std::string_view kNoBreak = "\xC2\xA0";
// Only ASCII is lowered.
constexpr std::string_view kFalsePolish = "fałsz";
constexpr std::string_view kFalsePolishUpper = "faŁsz";

// "woods", "1st-line", "a/b": texts that nobody takes for anything else.
bool isBareWord(std::string_view text) {
  const auto isLetter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); };
  if (text.empty() || !isLetter(text.front()) || truthMeant(text) || text == "null") return false;
  return std::all_of(text.begin(), text.end(),
                     [&](char c) { return isLetter(c) || isDigit(c) || c == '-' || c == '_' || c == '/' || c == '.'; });
}

// Programs and XML change or refuse these.
bool hasControls(std::string_view text) {
  return std::any_of(text.begin(), text.end(),
                     [](char c) { return (static_cast<unsigned char>(c) < 0x20 && c != '\n') || c == 0x7F; }) ||
         text.find("\xEF\xBF\xBE") != std::string_view::npos || text.find("\xEF\xBF\xBF") != std::string_view::npos;
}

std::string lowered(std::string_view text) {
  std::string low(text);
  std::transform(low.begin(), low.end(), low.begin(), [](char c) { return c >= 'A' && c <= 'Z' ? char(c + 32) : c; });
  return low;
}

}  // namespace

std::string_view trimmed(std::string_view text) {
  const auto isBlank = [](char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; };
  for (bool goesOn = true; goesOn;) {
    if (!text.empty() && isBlank(text.front())) {
      text.remove_prefix(1);
    } else if (!text.empty() && isBlank(text.back())) {
      text.remove_suffix(1);
    } else if (text.starts_with(kNoBreak)) {
      text.remove_prefix(kNoBreak.size());
    } else if (text.ends_with(kNoBreak)) {
      text.remove_suffix(kNoBreak.size());
    } else {
      goesOn = false;
    }
  }
  return text;
}

std::string textCell(std::string_view text) {
  const bool isMark = text.starts_with('<') && (text == kNone || text.starts_with(kText) || text.starts_with(kId) ||
                                                text.starts_with(kStoredKey));
  const bool isPlain =
      !text.empty() && !isMark && !text.starts_with('#') && !hasControls(text) && trimmed(text) == text;
  if (isPlain) return std::string(text);
  return std::string(kText) + nlohmann::json(text).dump(-1, ' ', true);
}

std::optional<std::string> quotedText(std::string_view cell) {
  if (!cell.starts_with(kText)) return std::nullopt;
  const nlohmann::json json = nlohmann::json::parse(cell.substr(kText.size()), nullptr, false);
  if (!json.is_string()) return std::nullopt;
  return json.get<std::string>();
}

std::string valueCell(const OrderedRows& rows, const Record& record, std::size_t column) {
  const Column& info = tables()[record.table].columns[column];
  const Cell& cell = record.cells[column];
  const Cell& plain = defaultRecord(record.table).cells[column];
  const auto* text = std::get_if<std::string>(&cell);
  const bool isNothing = record.isNull(column) || (text && text->empty());
  if (isNothing && cell == plain && !info.isRequired()) return {};
  const Json json = cellJson(rows, record, column);
  if (record.isNull(column)) return std::string(kNone);
  if (info.type == ColumnType::Json) return jsonCell(json.dump(-1, ' ', hasControls(json.dump())));
  if (json.is_string()) return textCell(json.get_ref<const std::string&>());
  return (info.type == ColumnType::Reference ? std::string(kId) : std::string()) + json.dump();
}

std::optional<bool> truthMeant(std::string_view cell) {
  constexpr std::string_view kTrue[]{"true", "yes", "tak", "prawda"};
  constexpr std::string_view kFalse[]{"false", "no", "nie", kFalsePolish, kFalsePolishUpper};
  const std::string word = lowered(cell);
  if (std::find(std::begin(kTrue), std::end(kTrue), word) != std::end(kTrue)) return true;
  if (std::find(std::begin(kFalse), std::end(kFalse), word) != std::end(kFalse)) return false;
  return std::nullopt;
}

std::string numberMeant(std::string_view cell, bool isWhole) {
  std::string text(cell);
  const std::size_t comma = text.find(',');
  const std::string_view digits = cell.substr(cell.starts_with('-') || cell.starts_with('+') ? 1 : 0);
  const bool isNumber = !digits.empty() && digits.find_first_not_of("0123456789,.") == std::string_view::npos &&
                        digits.find_first_of(",.") == digits.find_last_of(",.") && isDigit(digits.front()) &&
                        isDigit(digits.back());
  if (!isNumber) return text;
  if (comma != std::string::npos) text[comma] = '.';
  if (text.starts_with('+')) text.erase(0, 1);
  const std::size_t point = text.find('.');
  if (isWhole && point != std::string::npos && text.find_first_not_of('0', point + 1) == std::string::npos) {
    text.erase(point);
  }
  const std::size_t first = text.starts_with('-') ? 1 : 0;
  while (text.size() > first + 1 && text[first] == '0' && isDigit(text[first + 1])) text.erase(first, 1);
  return text;
}

std::string jsonMeant(std::string_view cell) {
  const std::string word = lowered(cell);
  if (word == "true" || word == "prawda") return "true";
  if (word == "false" || word == kFalsePolish || word == kFalsePolishUpper) return "false";
  if (isBareWord(cell) || truthMeant(cell)) return '\x22' + std::string(cell) + '\x22';
  return numberMeant(cell, false);
}

std::string jsonCell(const std::string& json) {
  if (json.size() > 2 && json.front() == '\x22') {
    const std::string word = json.substr(1, json.size() - 2);
    if (isBareWord(word)) return word;
  }
  return json;
}

}  // namespace redoubt::exchange::sheets
