#include "core/transcribe/readable.h"

#include "core/transcribe/source_lines.h"

namespace redoubt::transcribe {
namespace {

// Signs that markdown would take for markup.
std::string escaped(std::string_view text) {
  std::string plain;
  for (const char c : text) {
    if (c == '\\' || c == '*' || c == '`' || c == '|' || c == '<') plain += '\\';
    plain += c;
  }
  return plain;
}

std::string rowOf(const SourceLine& line) {
  std::string row = "|";
  for (const Cell& cell : line.cells) row += " " + escaped(cell.text) + " |";
  return row;
}

std::string ruleUnder(const SourceLine& line) {
  std::string rule = "|";
  for (std::size_t k = 0; k < line.cells.size(); ++k) rule += "---|";
  return rule;
}

}  // namespace

std::string markdownOf(std::string_view html) {
  std::string text;
  bool wasRow = false;
  for (const SourceLine& line : sourceLines(html, TextForm::Html)) {
    if (line.isRow != wasRow && !text.empty()) text += "\n";
    if (line.isRow) {
      text += rowOf(line) + "\n";
      if (line.isHeadRow && !wasRow) text += ruleUnder(line) + "\n";
    } else {
      text += (line.isHeading ? "# " : "") + escaped(line.text) + "\n";
    }
    wasRow = line.isRow;
  }
  return text;
}

}  // namespace redoubt::transcribe
