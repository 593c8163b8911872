#include <algorithm>

#include "core/transcribe/context.h"

namespace redoubt::transcribe {
namespace {

struct Span {
  std::size_t begin = 0;
  std::size_t end = 0;
};

// The columns of a table of plain text: where the cells of its fullest rows overlap.
std::vector<Span> columnsOfText(const std::vector<SourceLine>& lines, std::size_t begin, std::size_t end) {
  std::size_t most = 0;
  for (std::size_t at = begin; at < end; ++at) most = std::max(most, lines[at].cells.size());
  std::vector<Span> spans;
  for (std::size_t at = begin; at < end; ++at) {
    if (lines[at].cells.size() * 4 < most * 3) continue;
    for (const Cell& cell : lines[at].cells) spans.push_back({cell.column, std::max(cell.endColumn, cell.column + 1)});
  }
  std::sort(spans.begin(), spans.end(), [](const Span& a, const Span& b) { return a.begin < b.begin; });
  std::vector<Span> columns;
  for (const Span& span : spans) {
    if (!columns.empty() && span.begin < columns.back().end)
      columns.back().end = std::max(columns.back().end, span.end);
    else
      columns.push_back(span);
  }
  return columns;
}

std::size_t columnOf(const std::vector<Span>& columns, const Cell& cell) {
  std::size_t best = 0;
  std::size_t least = std::string::npos;
  for (std::size_t k = 0; k < columns.size(); ++k) {
    const bool overlaps = cell.column < columns[k].end && columns[k].begin < cell.endColumn;
    if (overlaps) return k;
    const std::size_t distance = cell.column >= columns[k].end
                                     ? cell.column - columns[k].end
                                     : columns[k].begin - std::min(columns[k].begin, cell.endColumn);
    if (distance < least) {
      least = distance;
      best = k;
    }
  }
  return best;
}

// "1/I  Marcot    5-4": two blanks within a name make no cell where the cells after it have columns of their own.
void mergeWithin(const std::vector<Span>& columns, std::vector<Cell>& cells) {
  for (std::size_t k = 1; k + 1 < cells.size();) {
    const std::size_t column = columnOf(columns, cells[k]);
    const bool isSame = columnOf(columns, cells[k - 1]) == column && cells[k].column <= cells[k - 1].endColumn + 3;
    if (isSame && columnOf(columns, cells[k + 1]) == column + 1) {
      cells[k - 1].text += " " + cells[k].text;
      cells[k - 1].endColumn = cells[k].endColumn;
      cells.erase(cells.begin() + static_cast<std::ptrdiff_t>(k));
    } else {
      ++k;
    }
  }
}

}  // namespace

std::vector<SourceLine> rowsOfText(const std::vector<SourceLine>& lines, std::size_t begin, std::size_t end) {
  const bool tabbed =
      std::any_of(lines.begin() + static_cast<std::ptrdiff_t>(begin), lines.begin() + static_cast<std::ptrdiff_t>(end),
                  [](const SourceLine& line) { return line.raw.find('\t') != std::string::npos; });
  const std::vector<Span> columns = columnsOfText(lines, begin, end);
  std::vector<SourceLine> rows(lines.begin() + static_cast<std::ptrdiff_t>(begin),
                               lines.begin() + static_cast<std::ptrdiff_t>(end));
  for (SourceLine& row : rows) {
    row.isRow = true;
    if (!tabbed) mergeWithin(columns, row.cells);
    std::size_t number = 0;
    std::size_t last = std::string::npos;
    for (Cell& cell : row.cells) {
      std::size_t column = tabbed ? number++ : columnOf(columns, cell);
      if (!tabbed && last != std::string::npos && column <= last) column = last + 1;
      last = column;
      cell.column = column;
    }
  }
  return rows;
}

}  // namespace redoubt::transcribe
