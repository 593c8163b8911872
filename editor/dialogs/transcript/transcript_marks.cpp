#include "editor/dialogs/transcript/transcript_marks.h"

#include <QTextDocument>

#include "editor/style/theme.h"

namespace redoubt::editor {
namespace {

bool isSameLook(const LineLook& a, const LineLook& b) {
  const auto isSameSpan = [](const LineSpan& x, const LineSpan& y) {
    return x.begin == y.begin && x.length == y.length;
  };
  return a.kind == b.kind && a.isLeft == b.isLeft &&
         std::equal(a.used.begin(), a.used.end(), b.used.begin(), b.used.end(),
                    [&](const auto& x, const auto& y) { return x.role == y.role && isSameSpan(x.span, y.span); }) &&
         std::equal(a.guessed.begin(), a.guessed.end(), b.guessed.begin(), b.guessed.end(),
                    [&](const auto& x, const auto& y) { return isSameSpan(x.span, y.span); });
}

}  // namespace

void TranscriptMarks::show(const std::vector<LineLook>& former, const std::vector<LineLook>& looks) {
  looks_ = &looks;
  static const LineLook kNone;
  for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
    const auto at = static_cast<std::size_t>(block.blockNumber());
    const LineLook& before = at < former.size() ? former[at] : kNone;
    const LineLook& now = at < looks.size() ? looks[at] : kNone;
    if (!isSameLook(before, now)) rehighlightBlock(block);
  }
}

void TranscriptMarks::highlightBlock(const QString& line) {
  const auto at = static_cast<std::size_t>(currentBlock().blockNumber());
  if (!looks_ || at >= looks_->size()) return;
  const LineLook& look = (*looks_)[at];
  const ThemeColours& c = colours();
  if (look.kind == transcribe::LineKind::Note) {
    QTextCharFormat quiet;
    quiet.setForeground(c.second);
    setFormat(0, static_cast<int>(line.size()), quiet);
  }
  if (look.kind == transcribe::LineKind::Heading) {
    QTextCharFormat heading;
    heading.setFontWeight(QFont::DemiBold);
    setFormat(0, static_cast<int>(line.size()), heading);
  }
  for (const LineLook::Used& each : look.used) {
    for (int k = each.span.begin; k < each.span.begin + each.span.length; ++k) {
      QTextCharFormat used = format(k);
      used.setBackground(TranscriptLines::colour(each.role));
      setFormat(k, 1, used);
    }
  }
  for (const LineLook::Guessed& each : look.guessed) {
    for (int k = each.span.begin; k < each.span.begin + each.span.length; ++k) {
      QTextCharFormat guessed = format(k);
      guessed.setUnderlineStyle(QTextCharFormat::DashUnderline);
      guessed.setUnderlineColor(look.isLeft ? c.error : c.warning);
      setFormat(k, 1, guessed);
    }
  }
}

}  // namespace redoubt::editor
