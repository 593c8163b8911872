#pragma once

#include <QString>
#include <QStringList>
#include <vector>

namespace redoubt::editor {

/// A piece of SQL for syntax colouring.
struct SqlPiece {
  enum class Kind { Word, Keyword, Function, Number, Text, Remark, Sign };
  Kind kind = Kind::Sign;
  qsizetype begin = 0;
  qsizetype length = 0;
};

/// The pieces of `sql` without the space between them; an unclosed piece extends to the end.
std::vector<SqlPiece> sqlPieces(const QString& sql);

/// A completion at a position of a query.
struct SqlOffer {
  QString name;       ///< the inserted text
  QString signature;  ///< the shown text: "hx_distance(a, b)", "level – hex"
  QString summary;    ///< can be empty

  friend bool operator==(const SqlOffer&, const SqlOffer&) = default;
};

struct SqlOffers {
  QString begun;  ///< the part of the name that is typed already
  std::vector<SqlOffer> offers;
};

/// After `name.` the columns of that table or alias; elsewhere keywords, tables, functions and the columns of the
/// tables that the query reads. Only those that begin with the text before `position`. None in texts and remarks.
SqlOffers sqlOffers(const QString& sql, qsizetype position);

/// The function whose name or brackets `position` is in, as "hx_distance(a, b): How many …"; empty for none.
QString sqlHint(const QString& sql, qsizetype position);

}  // namespace redoubt::editor
