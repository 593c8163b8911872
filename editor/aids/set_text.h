#pragma once

#include <QFont>
#include <QString>
#include <vector>

#include "core/aids/document.h"
#include "editor/aids/sheet_type.h"

/// Lines of text, broken to a width and measured. Lengths in millimetres.
namespace redoubt::editor {

/// A part of a line in one font, from `x` on.
struct TextRun {
  QString text;
  QFont font;  ///< its size in units of SheetType::kPerMm
  QColor colour;
  double x = 0;
  double width = 0;
};

struct SetLine {
  std::vector<TextRun> runs;
  double width = 0;
};

/// A text broken into lines.
struct SetText {
  std::vector<SetLine> lines;
  double leading = 0;  ///< from line to line
  double ascent = 0;   ///< of the first line, above its baseline

  double height() const { return leading * static_cast<double>(lines.size()); }
  double width() const;
  /// Lines `from` to `to`, the last not included.
  SetText part(std::size_t from, std::size_t to) const;
  QString plain() const;
};

/// Breaks a text to a width. A word that is wider is broken at a stroke or dash, or else anywhere; nothing is wider
/// than `width` unless a single letter is.
SetText setText(const aids::Line& text, TextRole role, const SheetType& type, double width);
/// The same with other manners for all of it.
SetText setText(const QString& text, TextRole role, TextManner manner, const SheetType& type, double width);

/// The width of the text in one line, and of its widest word.
struct TextWidths {
  double whole = 0;
  double widestWord = 0;
};
TextWidths widthsOf(const aids::Line& text, TextRole role, const SheetType& type);

}  // namespace redoubt::editor
