#include "core/exchange/spreadsheet/separated.h"

#include <algorithm>
#include <map>

#include "core/base/error.h"
#include "core/base/text.h"
#include "core/exchange/input/read_source.h"

namespace redoubt::exchange::spreadsheet {
namespace {

constexpr std::string_view kSeparators = "\t;,|";
constexpr std::size_t kJudgedRows = 60;

// Goes through the cells of a text, in quotes or not.
class Cells {
 public:
  Cells(std::string_view text, char separator) : text_(text), separator_(separator) {}

  bool isAtEnd() const { return at_ >= text_.size(); }
  std::size_t at() const { return at_; }
  // Where the quote of the last cell that was not closed stands.
  std::optional<std::size_t> openQuote() const { return openQuote_; }

  /// The cells of the next line.
  Row line() {
    Row cells;
    do {
      cells.push_back(cell());
    } while (take(separator_));
    if (take('\r')) {
      take('\n');
    } else {
      take('\n');
    }
    return cells;
  }

 private:
  bool take(char c) {
    if (isAtEnd() || text_[at_] != c) return false;
    ++at_;
    return true;
  }

  std::string cell() {
    std::string words;
    if (!isAtEnd() && text_[at_] == '\x22') words = quoted();
    // What stands behind a closing quote belongs to the cell all the same.
    while (!isAtEnd() && text_[at_] != separator_ && text_[at_] != '\n' && text_[at_] != '\r') words += text_[at_++];
    return words;
  }

  std::string quoted() {
    const std::size_t begin = at_++;
    std::string words;
    while (!isAtEnd()) {
      const char c = text_[at_++];
      if (c != '\x22') {
        words += c;
      } else if (!isAtEnd() && text_[at_] == '\x22') {
        words += text_[at_++];
      } else {
        return words;
      }
    }
    openQuote_ = begin;
    return words;
  }

  std::string_view text_;
  char separator_;
  std::size_t at_ = 0;
  std::optional<std::size_t> openQuote_;
};

// "sep=;" as a first line of its own.
std::optional<char> saidSeparator(std::string_view text) {
  if (text.size() < 5 || folded(text.substr(0, 3)) != "sep" || text[3] != '=') return std::nullopt;
  const bool isLine = text.size() == 5 || text[5] == '\r' || text[5] == '\n';
  return isLine && kSeparators.find(text[4]) != std::string_view::npos ? std::optional(text[4]) : std::nullopt;
}

std::size_t endOfLine(std::string_view text) {
  const std::size_t end = text.find('\n');
  return end == std::string_view::npos ? text.size() : end + 1;
}

void refuseControls(std::string_view text, const std::string& name) {
  const auto isControl = [](char c) {
    return static_cast<unsigned char>(c) < 0x20 && c != '\t' && c != '\n' && c != '\r';
  };
  const auto found = std::find_if(text.begin(), text.end(), isControl);
  if (found == text.end()) return;
  throw input::errorAt(name, text, static_cast<std::size_t>(found - text.begin()),
                       Phrase::of("errors.spreadsheet.control"));
}

std::string quotedIfNeeded(const std::string& text, char separator, bool isText) {
  const bool isPlain = text.find_first_of(std::string("\x22\r\n") + separator) == std::string::npos;
  const bool hasBlanks = text.starts_with(' ') || text.ends_with(' ');
  // At the beginning of a file these would say something of the whole of it.
  const bool isMark =
      text.starts_with("\xEF\xBB\xBF") || (text.size() > 3 && text[3] == '=' && folded(text).starts_with("sep"));
  const bool seemsNumber = isText && !text.empty() && text.front() >= '0' && text.front() <= '9';
  if (isPlain && !hasBlanks && !isMark && !seemsNumber) return text;
  std::string quoted = "\x22";
  for (const char c : text) quoted += c == '\x22' ? std::string(2, c) : std::string(1, c);
  return quoted + '\x22';
}

}  // namespace

char seemingSeparator(std::string_view text) {
  if (const auto said = saidSeparator(text)) return *said;
  char best = ',';
  double most = 0;
  for (const char separator : kSeparators) {
    std::map<std::size_t, std::size_t> times;  // by the number of cells
    std::size_t rows = 0;
    Cells cells(text, separator);
    for (; !cells.isAtEnd() && rows < kJudgedRows; ++rows) ++times[cells.line().size()];
    if (rows == 0) continue;
    const auto usual =
        std::max_element(times.begin(), times.end(), [](const auto& a, const auto& b) { return a.second < b.second; });
    if (usual->first < 2) continue;
    const double share = static_cast<double>(usual->second) / static_cast<double>(rows);
    // Of separators that part as evenly, the first is the least likely within a cell.
    const double worth = share + 0.01 * std::min(1.0, static_cast<double>(usual->first) / 20);
    if (worth > most + 0.2) {
      most = worth;
      best = separator;
    }
  }
  return best;
}

Separated readSeparated(std::string_view bytes, const std::string& name, const SeparatedForm& form,
                        const TableLimits& limits) {
  if (bytes.size() > limits.bytes) {
    throw Error(ErrorCode::TooLarge, Phrase::of("errors.source.too-large", {{"most", std::to_string(limits.bytes)}}),
                name);
  }
  Separated read;
  read.encoding = form.encoding.value_or(seemingEncoding(bytes));
  const std::string text = toUtf8(bytes, read.encoding);
  refuseControls(text, name);
  read.separator = form.separator.value_or(seemingSeparator(text));
  read.sheet.name = name;
  const std::size_t begin = saidSeparator(text) ? endOfLine(text) : 0;
  Cells cells(std::string_view(text).substr(begin), read.separator);
  std::size_t filled = 0;
  SheetFiller filler(read.sheet, name, limits, filled);
  for (std::size_t row = 0; !cells.isAtEnd(); ++row) {
    Row line = cells.line();
    if (const auto open = cells.openQuote()) {
      throw input::errorAt(name, text, begin + *open, Phrase::of("errors.spreadsheet.quote"));
    }
    for (std::size_t column = 0; column < line.size(); ++column) filler.put(row, column, unescaped(line[column]));
  }
  return read;
}

std::string writeSeparated(const Sheet& sheet, char separator, bool hasMark, const std::vector<std::size_t>& texts) {
  std::string text = hasMark ? "\xEF\xBB\xBF" : "";
  std::size_t columns = 1;
  for (const Row& row : sheet.rows) columns = std::max(columns, row.size());
  for (const Row& row : sheet.rows) {
    for (std::size_t column = 0; column < columns; ++column) {
      if (column > 0) text += separator;
      const bool isText = std::find(texts.begin(), texts.end(), column) != texts.end();
      if (column < row.size()) text += quotedIfNeeded(escaped(row[column]), separator, isText);
    }
    text += "\r\n";
  }
  return text;
}

}  // namespace redoubt::exchange::spreadsheet
