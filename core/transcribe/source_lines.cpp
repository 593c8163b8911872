#include "core/transcribe/source_lines.h"

#include <algorithm>
#include <array>

#include "core/base/error.h"
#include "core/base/text.h"
#include "core/transcribe/tokens.h"

namespace redoubt::transcribe {
namespace {

constexpr std::size_t kMaxText = 16u << 20;

std::vector<std::string_view> linesOf(std::string_view text) {
  std::vector<std::string_view> lines;
  while (true) {
    const std::size_t end = text.find('\n');
    std::string_view line = text.substr(0, end);
    if (line.ends_with('\r')) line.remove_suffix(1);
    lines.push_back(line);
    if (end == std::string_view::npos) return lines;
    text.remove_prefix(end + 1);
  }
}

bool isRuleText(std::string_view text) {
  return text.size() >= 3 && text.find_first_not_of("-=_*~ ") == std::string_view::npos;
}

std::string withoutBreaks(std::string_view line, bool& breaks) {
  std::string text;
  for (const char c : line) {
    if (c == '\f') {
      breaks = true;
    } else {
      text += c;
    }
  }
  return text;
}

// Markup of markdown within a line: emphasis, code, links, escapes.
std::string plainOfMarkdown(std::string_view text) {
  std::string plain;
  for (std::size_t at = 0; at < text.size(); ++at) {
    const char c = text[at];
    const bool before = at > 0 && text[at - 1] != ' ';
    const bool after = at + 1 < text.size() && text[at + 1] != ' ';
    if (c == '\\' && after && std::string_view("\\*_`[]()#+-.!|{}<>~").find(text[at + 1]) != std::string_view::npos) {
      plain += text[++at];
    } else if (c == '*' && (before || after)) {
      continue;
    } else if (c == '`') {
      continue;
    } else if (text.substr(at).starts_with("<br>") || text.substr(at).starts_with("<br/>")) {
      plain += ' ';
      at = text.find('>', at);
    } else if (c == '<' && text.find('>', at) != std::string_view::npos &&
               (text.substr(at).starts_with("<sup>") || text.substr(at).starts_with("</sup>") ||
                text.substr(at).starts_with("<b>") || text.substr(at).starts_with("</b>") ||
                text.substr(at).starts_with("<i>") || text.substr(at).starts_with("</i>"))) {
      at = text.find('>', at);
    } else {
      plain += c;
    }
  }
  return plain;
}

// The cells between the bars of a row.
std::vector<std::string> barCells(std::string_view line) {
  std::vector<std::string> cells(1);
  for (std::size_t at = 0; at < line.size(); ++at) {
    if (line[at] == '\\' && at + 1 < line.size() && line[at + 1] == '|') {
      cells.back() += '|';
      ++at;
    } else if (line[at] == '|') {
      cells.emplace_back();
    } else {
      cells.back() += line[at];
    }
  }
  for (std::string& cell : cells) cell = trimmed(cell);
  if (!cells.empty() && cells.front().empty()) cells.erase(cells.begin());
  if (!cells.empty() && cells.back().empty() && line.ends_with('|')) cells.pop_back();
  return cells;
}

}  // namespace

std::size_t characters(std::string_view text) {
  return static_cast<std::size_t>(
      std::count_if(text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; }));
}

std::vector<Cell> gapCells(std::string_view line) {
  std::vector<Cell> cells;
  std::size_t begin = 0;
  while (begin < line.size()) {
    begin = line.find_first_not_of(" \t", begin);
    if (begin == std::string_view::npos) break;
    std::size_t end = begin;
    while (end < line.size() && line[end] != '\t' && line.substr(end, 2) != "  " && line.substr(end, 2) != " \t") ++end;
    cells.push_back({trimmed(line.substr(begin, end - begin)), characters(line.substr(0, begin)),
                     characters(line.substr(0, end)), false});
    begin = end;
  }
  return cells;
}

std::vector<SourceLine> plainLines(std::string_view text) {
  std::vector<SourceLine> lines;
  int number = 0;
  bool breaks = false;
  for (const std::string_view raw : linesOf(text)) {
    SourceLine line;
    line.number = ++number;
    line.raw = withoutBreaks(raw, breaks);
    if (trimmed(line.raw).empty()) continue;
    line.text = line.raw;
    line.cells = gapCells(line.raw);
    line.isRule = isRuleText(trimmed(line.raw));
    line.afterBreak = breaks;
    breaks = false;
    lines.push_back(std::move(line));
  }
  return lines;
}

std::vector<SourceLine> markdownLines(std::string_view text) {
  std::vector<SourceLine> lines = plainLines(text);
  for (std::size_t k = 0; k < lines.size(); ++k) {
    SourceLine& line = lines[k];
    std::string body = trimmed(line.raw);
    if (const std::size_t marks = body.find_first_not_of('#');
        marks > 0 && marks != std::string::npos && marks <= 6 && body[marks] == ' ') {
      line.isHeading = true;
      body = trimmed(std::string_view(body).substr(marks));
    }
    if (body.starts_with("**") && body.ends_with("**") && body.size() > 4 && body.find("**", 2) == body.size() - 2)
      line.isHeading = true;
    if (body.starts_with("> ")) body.erase(0, 2);
    if (body.starts_with("![")) body.clear();
    if (body.find('|') != std::string::npos && body.starts_with('|')) {
      line.isRow = true;
      line.cells.clear();
      line.isRule = body.find_first_not_of("|-: ") == std::string::npos && body.find('-') != std::string::npos;
      if (line.isRule && k > 0 && lines[k - 1].isRow) lines[k - 1].isHeadRow = true;
      std::size_t column = 0;
      for (const std::string& cell : barCells(body))
        line.cells.push_back({trimmed(plainOfMarkdown(cell)), column++, 0, false});
      line.text.clear();
      for (const Cell& cell : line.cells) line.text += (line.text.empty() ? "" : "  ") + cell.text;
      continue;
    }
    line.text = plainOfMarkdown(line.isHeading ? body : line.raw);
    line.cells = gapCells(line.text);
  }
  return lines;
}

namespace {

// Three lines and more with as many bars, none at their ends, are rows: "2 | 3rd Bde | 1401".
void takeBarRows(std::vector<SourceLine>& lines) {
  const auto bars = [&](std::size_t at) {
    const std::string body = trimmed(lines[at].raw);
    return body.starts_with('|') || body.ends_with('|') ? 0 : std::count(body.begin(), body.end(), '|');
  };
  for (std::size_t begin = 0; begin < lines.size();) {
    std::size_t end = begin + 1;
    const auto count = bars(begin);
    while (end < lines.size() && bars(end) == count && lines[end].number - lines[end - 1].number == 1) ++end;
    for (std::size_t at = begin; count >= 2 && end - begin >= 3 && at < end; ++at) {
      lines[at].isRow = true;
      lines[at].cells.clear();
      std::size_t column = 0;
      for (const std::string& cell : barCells("|" + lines[at].raw + "|"))
        lines[at].cells.push_back({trimmed(cell), column++, 0, false});
    }
    begin = end;
  }
}

}  // namespace

std::vector<SourceLine> csvLines(std::string_view text) {
  char delimiter = ',';
  std::size_t most = 0;
  const std::string_view head = text.substr(0, std::min<std::size_t>(text.size(), 4'000));
  for (const char each : {'\t', ';', ','}) {
    const auto count = static_cast<std::size_t>(std::count(head.begin(), head.end(), each));
    if (count > most) {
      most = count;
      delimiter = each;
    }
  }
  std::vector<SourceLine> lines;
  SourceLine line;
  std::string cell;
  bool quoted = false;
  bool wasQuoted = false;
  int number = 1;
  const auto endCell = [&] {
    line.cells.push_back({trimmed(cell), line.cells.size(), 0, wasQuoted});
    cell.clear();
    wasQuoted = false;
  };
  const auto endLine = [&](int next) {
    endCell();
    line.isRow = true;
    line.isCsv = true;
    const bool isEmpty =
        std::all_of(line.cells.begin(), line.cells.end(), [](auto& each) { return each.text.empty(); });
    for (const Cell& each : line.cells) line.text += (line.text.empty() ? "" : "  ") + each.text;
    if (!isEmpty) lines.push_back(line);
    line = SourceLine{};
    line.number = next;
  };
  for (std::size_t at = 0; at < text.size(); ++at) {
    const char c = text[at];
    if (c != '\n' && c != '\r') line.raw += c;
    if (quoted) {
      if (c == '\x22' && at + 1 < text.size() && text[at + 1] == '\x22') {
        cell += c;
        line.raw += text[++at];
      } else if (c == '\x22') {
        quoted = false;
      } else {
        cell += c == '\n' ? ' ' : c;
        number += c == '\n';
      }
    } else if (c == '\x22' && trimmed(cell).empty()) {
      quoted = true;
      wasQuoted = true;
      cell.clear();
    } else if (c == delimiter) {
      endCell();
    } else if (c == '\n') {
      endLine(++number);
    } else if (c != '\r') {
      cell += c;
    }
  }
  endLine(number);
  if (!lines.empty() && lines.size() > 1) lines.front().isHeadRow = true;
  return lines;
}

TextForm formOf(std::string_view text) {
  const std::string_view head = text.substr(0, std::min<std::size_t>(text.size(), 200'000));
  std::string lower;
  for (const char c : head.substr(0, 2'000)) lower += static_cast<char>(c >= 'A' && c <= 'Z' ? c + 32 : c);
  for (const std::string_view tag : {"<html", "<!doctype", "<table", "<body", "<p>", "<ul>", "<div", "<h1", "<h2"}) {
    if (lower.find(tag) != std::string::npos) return TextForm::Html;
  }
  int rows = 0;
  int bars = 0;
  int marks = 0;
  std::map<char, std::map<std::size_t, int>> counts;  // of delimiters a line
  for (const std::string_view line : linesOf(head)) {
    if (trimmed(line).empty()) continue;
    ++rows;
    bars += trimmed(line).starts_with('|');
    marks += line.starts_with("# ") || line.starts_with("## ") || line.starts_with("### ") ||
             line.find("**") != std::string_view::npos;
    for (const char each : {',', ';'}) {
      ++counts[each][static_cast<std::size_t>(std::count(line.begin(), line.end(), each))];
    }
  }
  if (bars >= 2 || marks >= 1) return TextForm::Markdown;
  for (const auto& [delimiter, lines] : counts) {
    for (const auto& [count, times] : lines) {
      if (count >= 2 && times >= 3 && 10 * times >= 8 * rows) return TextForm::Csv;
    }
  }
  return TextForm::Plain;
}

namespace {

// Every second byte of Latin text in UTF-16 is zero.
bool seemsUtf16(std::string_view text) {
  if (text.starts_with("\xFF\xFE") || text.starts_with("\xFE\xFF")) return true;
  const std::string_view head = text.substr(0, 4'000);
  std::array<std::size_t, 2> zeros{};
  for (std::size_t at = 0; at < head.size(); ++at) zeros[at % 2] += head[at] == '\0';
  return head.size() >= 8 && 10 * std::max(zeros[0], zeros[1]) >= 4 * head.size() &&
         20 * std::min(zeros[0], zeros[1]) <= head.size();
}

}  // namespace

std::string seemingEncoding(std::string_view text) {
  if (seemsUtf16(text)) return "UTF-16";
  int windows = 0;
  int iso = 0;
  for (const char each : text) {
    const auto c = static_cast<unsigned char>(each);
    if (c == 0xB9 || c == 0x9C || c == 0x9F || c == 0x8C || c == 0x8F || c == 0xA5) ++windows;
    if (c == 0xB1 || c == 0xB6 || c == 0xBC || c == 0xA1 || c == 0xA6 || c == 0xAC) ++iso;
  }
  if (windows > 0 && windows >= iso) return "Windows-1250";
  if (iso > 0) return "ISO 8859-2";
  return "Windows-1252";
}

std::vector<SourceLine> sourceLines(std::string_view text, std::optional<TextForm> form) {
  if (text.size() > kMaxText) throw Error(ErrorCode::TooLarge, Phrase::of("errors.text.too-long"));
  if (text.starts_with("\xEF\xBB\xBF")) text.remove_prefix(3);
  if (!isValidUtf8(text) || seemsUtf16(text)) {
    throw Error(ErrorCode::BadInput, Phrase::of("errors.text.not-utf8", {{"encoding", Phrase(seemingEncoding(text))}}));
  }
  if (text.find('\0') != std::string_view::npos) throw Error(ErrorCode::BadInput, Phrase::of("errors.text.binary"));
  switch (form.value_or(formOf(text))) {
    case TextForm::Markdown: return markdownLines(text);
    case TextForm::Html: return htmlLines(text);
    case TextForm::Csv: return csvLines(text);
    case TextForm::Plain: break;
  }
  std::vector<SourceLine> lines = plainLines(text);
  takeBarRows(lines);
  return lines;
}

}  // namespace redoubt::transcribe
