#include "editor/dialogs/house/sql_highlighter.h"

#include "editor/dialogs/house/sql_words.h"
#include "editor/style/theme.h"

namespace redoubt::editor {
namespace {

// What is still open at the end of a line.
enum State { kNothing = -1, kRemark = 1, kText = 2 };

QTextCharFormat formatOf(SqlPiece::Kind kind) {
  QTextCharFormat format;
  switch (kind) {
    case SqlPiece::Kind::Keyword:
      format.setForeground(colours().accent);
      format.setFontWeight(QFont::DemiBold);
      break;
    case SqlPiece::Kind::Function: format.setForeground(colours().warning); break;
    case SqlPiece::Kind::Text: format.setForeground(colours().ok); break;
    case SqlPiece::Kind::Remark:
      format.setForeground(colours().third);
      format.setFontItalic(true);
      break;
    case SqlPiece::Kind::Word:
    case SqlPiece::Kind::Number:
    case SqlPiece::Kind::Sign: format.setForeground(colours().text); break;
  }
  return format;
}

}  // namespace

void SqlHighlighter::highlightBlock(const QString& line) {
  // What is open from the line above is read as if it began here.
  const QString opening = previousBlockState() == kRemark ? QStringLiteral("/*")
                          : previousBlockState() == kText ? QStringLiteral("'")
                                                          : QString();
  const QString read = opening + line;
  setCurrentBlockState(kNothing);
  for (const SqlPiece& piece : sqlPieces(read)) {
    const QStringView written = QStringView(read).mid(piece.begin, piece.length);
    if (piece.kind == SqlPiece::Kind::Text && (piece.length == 1 || !written.endsWith(QLatin1Char('\'')))) {
      setCurrentBlockState(kText);
    } else if (piece.kind == SqlPiece::Kind::Remark && written.startsWith(QLatin1String("/*")) &&
               (piece.length < 4 || !written.endsWith(QLatin1String("*/")))) {
      setCurrentBlockState(kRemark);
    }
    const qsizetype begin = std::max<qsizetype>(piece.begin - opening.size(), 0);
    const qsizetype end = piece.begin + piece.length - opening.size();
    setFormat(static_cast<int>(begin), static_cast<int>(end - begin), formatOf(piece.kind));
  }
}

}  // namespace redoubt::editor
