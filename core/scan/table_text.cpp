#include "core/scan/table_text.h"

#include <algorithm>

#include "core/base/error.h"
#include "core/base/text.h"

namespace redoubt::scan {
namespace {

constexpr std::size_t kMostBytes = 16 << 20;
constexpr std::size_t kMostCells = 64;

std::vector<std::string> cellsOf(std::string_view line, char separator) {
  std::vector<std::string> cells(1);
  bool quoted = false;
  for (std::size_t i = 0; i < line.size(); ++i) {
    const char c = line[i];
    if (c == '\x22' && quoted && i + 1 < line.size() && line[i + 1] == '\x22') {
      cells.back() += line[++i];
    } else if (c == '\x22') {
      quoted = !quoted;
    } else if (c == separator && !quoted && cells.size() < kMostCells) {
      cells.emplace_back();
    } else {
      cells.back() += c;
    }
  }
  return cells;
}

char separatorOf(std::string_view line) {
  char best = ',';
  for (const char each : {';', '\t'}) {
    if (std::count(line.begin(), line.end(), each) > std::count(line.begin(), line.end(), best)) best = each;
  }
  return best;
}

std::string_view bare(std::string_view text) {
  const auto from = text.find_first_not_of(" \t\r");
  if (from == std::string_view::npos) return {};
  return text.substr(from, text.find_last_not_of(" \t\r") - from + 1);
}

}  // namespace

TableText::TableText(std::string_view text) {
  if (text.size() > kMostBytes) {
    throw Error(ErrorCode::TooLarge, Phrase::of("errors.source.too-large", {{"most", std::to_string(kMostBytes)}}));
  }
  if (text.starts_with("\xEF\xBB\xBF")) text.remove_prefix(3);
  if (!isValidUtf8(text)) throw Error(ErrorCode::BadInput, Phrase::of("errors.scan.table-utf8"));
  char separator = ',';
  int number = 0;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find_first_of("\r\n"), text.size());
    const std::string_view line = text.substr(0, end);
    text.remove_prefix(end);
    if (text.starts_with("\r\n")) text.remove_prefix(1);
    if (!text.empty()) text.remove_prefix(1);
    ++number;
    if (bare(line).empty() || bare(line).front() == '#') continue;
    if (names_.empty()) {
      separator = separatorOf(line);
      for (const std::string& cell : cellsOf(line, separator)) names_.push_back(folded(cell));
    } else {
      lines_.push_back({number, cellsOf(line, separator)});
    }
  }
  if (names_.empty()) throw Error(ErrorCode::BadInput, Phrase::of("errors.scan.table-empty"));
}

std::optional<std::size_t> TableText::column(std::initializer_list<std::string_view> names) const {
  for (const std::string_view name : names) {
    const auto found = std::find(names_.begin(), names_.end(), folded(name));
    if (found != names_.end()) return static_cast<std::size_t>(found - names_.begin());
  }
  return std::nullopt;
}

std::size_t TableText::needed(std::initializer_list<std::string_view> names, std::string_view wanted) const {
  if (const auto found = column(names)) return *found;
  throw Error(ErrorCode::BadInput,
              Phrase::of("errors.scan.table-column", {{"column", *names.begin()}, {"wanted", wanted}}));
}

std::string_view cellOf(const TableLine& line, std::optional<std::size_t> column) {
  return column && *column < line.cells.size() ? bare(line.cells[*column]) : std::string_view();
}

}  // namespace redoubt::scan
