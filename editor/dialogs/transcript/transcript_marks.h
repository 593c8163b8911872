#pragma once

#include <QSyntaxHighlighter>

#include "editor/dialogs/transcript/transcript_lines.h"

namespace redoubt::editor {

/// Marks the used and the guessed words of a text.
class TranscriptMarks : public QSyntaxHighlighter {
  Q_OBJECT

 public:
  using QSyntaxHighlighter::QSyntaxHighlighter;

  /// Marks the lines anew that differ from `former`.
  void show(const std::vector<LineLook>& former, const std::vector<LineLook>& looks);

 protected:
  void highlightBlock(const QString& line) override;

 private:
  const std::vector<LineLook>* looks_ = nullptr;
};

}  // namespace redoubt::editor
