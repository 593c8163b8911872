#pragma once

#include <QSyntaxHighlighter>

namespace redoubt::editor {

/// Colours SQL in the colours of the theme.
class SqlHighlighter : public QSyntaxHighlighter {
  Q_OBJECT

 public:
  using QSyntaxHighlighter::QSyntaxHighlighter;

 protected:
  void highlightBlock(const QString& line) override;
};

}  // namespace redoubt::editor
