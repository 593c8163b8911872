#include <gumbo.h>

#include <memory>

#include "core/transcribe/source_lines.h"
#include "core/transcribe/tokens.h"

namespace redoubt::transcribe {
namespace {

// Walks through a parsed page and gathers its blocks as lines, each with the number of the line it begins in.
class Page {
 public:
  explicit Page(std::string_view text) : text_(text) {}

  std::vector<SourceLine> read() {
    GumboOptions options = kGumboDefaultOptions;
    options.max_errors = 0;
    const std::unique_ptr<GumboOutput, void (*)(GumboOutput*)> output(
        gumbo_parse_with_options(&options, text_.data(), text_.size()),
        [](GumboOutput* each) { gumbo_destroy_output(&kGumboDefaultOptions, each); });
    if (output && output->root) walk(*output->root, 0);
    finish();
    return std::move(lines_);
  }

 private:
  static bool isBlock(GumboTag tag) {
    switch (tag) {
      case GUMBO_TAG_P:
      case GUMBO_TAG_DIV:
      case GUMBO_TAG_LI:
      case GUMBO_TAG_UL:
      case GUMBO_TAG_OL:
      case GUMBO_TAG_H1:
      case GUMBO_TAG_H2:
      case GUMBO_TAG_H3:
      case GUMBO_TAG_H4:
      case GUMBO_TAG_H5:
      case GUMBO_TAG_H6:
      case GUMBO_TAG_TABLE:
      case GUMBO_TAG_TR:
      case GUMBO_TAG_SECTION:
      case GUMBO_TAG_ARTICLE:
      case GUMBO_TAG_HEADER:
      case GUMBO_TAG_FOOTER:
      case GUMBO_TAG_DL:
      case GUMBO_TAG_DT:
      case GUMBO_TAG_DD:
      case GUMBO_TAG_BR:
      case GUMBO_TAG_HR:
      case GUMBO_TAG_PRE:
      case GUMBO_TAG_BLOCKQUOTE:
      case GUMBO_TAG_CAPTION:
      case GUMBO_TAG_BODY:
      case GUMBO_TAG_TITLE: return true;
      default: return false;
    }
  }

  static bool isHeadingTag(GumboTag tag) { return tag >= GUMBO_TAG_H1 && tag <= GUMBO_TAG_H6; }

  void walk(const GumboNode& node, int depth) {
    if (depth > 400) return;
    if (node.type == GUMBO_NODE_TEXT || node.type == GUMBO_NODE_WHITESPACE) {
      addText(node.v.text.text, static_cast<int>(node.v.text.start_pos.line));
      return;
    }
    if (node.type != GUMBO_NODE_ELEMENT) return;
    const GumboElement& element = node.v.element;
    if (element.tag == GUMBO_TAG_SCRIPT || element.tag == GUMBO_TAG_STYLE) return;
    if (element.tag == GUMBO_TAG_TD || element.tag == GUMBO_TAG_TH) return walkCell(element, depth);
    const bool block = isBlock(element.tag);
    if (block) finish();
    if (isHeadingTag(element.tag)) line_.isHeading = true;
    if (element.tag == GUMBO_TAG_TR) line_.isRow = true;
    walkChildren(element, depth);
    if (element.tag == GUMBO_TAG_B || element.tag == GUMBO_TAG_STRONG) hasBold_ = true;
    if (block) finish();
  }

  void walkChildren(const GumboElement& element, int depth) {
    for (unsigned k = 0; k < element.children.length; ++k) {
      walk(*static_cast<const GumboNode*>(element.children.data[k]), depth + 1);
    }
  }

  void walkCell(const GumboElement& element, int depth) {
    if (line_.text.empty() && line_.cells.empty()) line_.number = static_cast<int>(element.start_pos.line);
    isCell_ = true;
    cell_.clear();
    if (element.tag == GUMBO_TAG_TH) line_.isHeadRow = true;
    walkChildren(element, depth);
    line_.cells.push_back({trimmed(cell_), line_.cells.size(), 0, false});
    isCell_ = false;
  }

  void addText(std::string_view text, int number) {
    std::string squeezed;
    for (const char c : text) {
      const char plain = c == '\n' || c == '\t' || c == '\r' ? ' ' : c;
      if (plain != ' ' || squeezed.empty() || squeezed.back() != ' ') squeezed += plain;
    }
    if (isCell_) {
      cell_ += squeezed;
      return;
    }
    if (trimmed(line_.text).empty()) {
      if (trimmed(squeezed).empty()) return;
      // its text begins after the line breaks that it starts with
      const std::size_t first = text.find_first_not_of(" \t\r\n");
      line_.number = number;
      for (std::size_t k = 0; k < first; ++k) line_.number += text[k] == '\n';
    }
    line_.text += squeezed;
  }

  void finish() {
    if (isCell_) {
      cell_ += ' ';
      return;
    }
    if (!line_.cells.empty()) {
      line_.isRow = true;
      line_.text.clear();
      for (const Cell& cell : line_.cells) line_.text += (line_.text.empty() ? "" : "  ") + cell.text;
    } else {
      line_.text = trimmed(line_.text);
      line_.isRow = false;
    }
    if (!trimmed(line_.text).empty()) {
      line_.raw = line_.text;
      if (!line_.isRow) line_.cells = {{line_.text, 0, 0, false}};
      lines_.push_back(std::move(line_));
    }
    line_ = SourceLine{};
    hasBold_ = false;
  }

  std::string_view text_;
  std::vector<SourceLine> lines_;
  SourceLine line_;
  std::string cell_;
  bool isCell_ = false;
  bool hasBold_ = false;
};

}  // namespace

std::vector<SourceLine> htmlLines(std::string_view text) {
  return Page(text).read();
}

}  // namespace redoubt::transcribe
