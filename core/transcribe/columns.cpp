#include "core/transcribe/columns.h"

#include <algorithm>
#include <map>

#include "core/transcribe/lexicon.h"
#include "core/transcribe/statement.h"
#include "core/transcribe/tokens.h"

namespace redoubt::transcribe {
namespace {

constexpr std::size_t kLeastColumn = 20;  // characters

// The byte at which character `column` begins.
std::size_t byteOf(const std::string& text, std::size_t column) {
  std::size_t seen = 0;
  for (std::size_t at = 0; at < text.size(); ++at) {
    if ((static_cast<unsigned char>(text[at]) & 0xC0) == 0x80) continue;
    if (seen++ == column) return at;
  }
  return text.size();
}

// The byte where the right half begins; nothing for a line without one, npos for one that goes across.
std::optional<std::size_t> halfAt(const SourceLine& line, std::size_t column) {
  if (line.isRow || line.raw.find('\t') != std::string::npos) return std::string::npos;
  for (const Cell& cell : line.cells) {
    if (cell.column + 1 >= column && cell.column <= column + 1) return byteOf(line.raw, cell.column);
    if (cell.column < column && cell.endColumn > column) return std::string::npos;
  }
  const bool hasRight = !line.cells.empty() && line.cells.back().column > column;
  return hasRight ? std::optional(std::string::npos) : std::nullopt;
}

// Whether a half says something whole: units and their places, or a heading.
bool isWhole(const std::string& text, const HexStyle& style) {
  const Statement statement = statementOf(text, style);
  if (statement.endsColon) return true;
  return !statement.groups.empty() &&
         std::all_of(statement.groups.begin(), statement.groups.end(),
                     [](const Group& group) { return group.place && !group.names.empty(); });
}

// Where the right column begins; 0 for a page of one.
std::size_t gutterOf(const std::vector<SourceLine>& lines, const HexStyle& style) {
  std::map<std::size_t, int> starts;
  for (const SourceLine& line : lines) {
    if (line.isRow || line.isRule) continue;
    // a schedule with a column for each army is a table
    if (line.cells.size() >= 3 && Lexicon::get().isOne("head-turn", line.cells.front().text)) return 0;
    for (std::size_t k = 1; k < line.cells.size(); ++k) {
      if (line.cells[k].column >= kLeastColumn) ++starts[line.cells[k].column];
    }
  }
  std::size_t best = 0;
  int most = 3;
  for (const auto& [column, count] : starts) {
    if (count <= most) continue;
    int left = 0;
    int right = 0;
    int both = 0;
    for (const SourceLine& line : lines) {
      const auto half = halfAt(line, column);
      if (!half || *half == std::string::npos || *half == 0) continue;
      if (trimmed(line.raw.substr(0, *half)).empty()) continue;
      ++both;
      left += isWhole(line.raw.substr(0, *half), style);
      right += isWhole(line.raw.substr(*half), style);
    }
    if (both < 3 || 2 * left < both || 2 * right < both) continue;
    most = count;
    best = column;
  }
  return best;
}

SourceLine part(const SourceLine& line, std::string text) {
  SourceLine half = line;
  half.text = std::move(text);
  half.cells = gapCells(half.text);
  return half;
}

}  // namespace

std::vector<SourceLine> withoutColumns(std::vector<SourceLine> lines, const HexStyle& style) {
  const std::size_t column = gutterOf(lines, style);
  if (column == 0) return lines;
  std::vector<SourceLine> ordered;
  std::vector<SourceLine> right;
  const auto finish = [&] {
    ordered.insert(ordered.end(), right.begin(), right.end());
    right.clear();
  };
  for (SourceLine& line : lines) {
    const auto half = halfAt(line, column);
    if (half && *half == std::string::npos) {
      finish();
      ordered.push_back(std::move(line));
      continue;
    }
    if (!half) {
      ordered.push_back(std::move(line));
      continue;
    }
    if (const std::string before = line.raw.substr(0, *half); !trimmed(before).empty())
      ordered.push_back(part(line, before));
    right.push_back(part(line, std::string(*half, ' ') + line.raw.substr(*half)));
  }
  finish();
  return ordered;
}

}  // namespace redoubt::transcribe
