#pragma once

#include <QString>
#include <QStringList>
#include <vector>

namespace redoubt::editor {

/// A piece of SQL as the editor colours it.
struct SqlPiece {
  enum class Kind { Word, Keyword, Function, Number, Text, Remark, Sign };
  Kind kind = Kind::Sign;
  qsizetype begin = 0;
  qsizetype length = 0;
};

/// The pieces of `sql` without the space between them; what is not closed reaches to the end.
std::vector<SqlPiece> sqlPieces(const QString& sql);

/// What may be written at a place of a query.
struct SqlOffer {
  QString name;       ///< what is written
  QString signature;  ///< what is shown: "hx_distance(a, b)", "level – hex"
  QString summary;    ///< may be empty

  friend bool operator==(const SqlOffer&, const SqlOffer&) = default;
};

struct SqlOffers {
  QString begun;  ///< what of the name stands there already
  std::vector<SqlOffer> offers;
};

/// After `name.` the columns of that table or alias; elsewhere keywords, tables, functions and the columns of the
/// tables that the query reads. Only those that begin as what stands before `position`. None in texts and remarks.
SqlOffers sqlOffers(const QString& sql, qsizetype position);

/// The function whose name or brackets `position` is in, as "hx_distance(a, b): How many …"; empty for none.
QString sqlHint(const QString& sql, qsizetype position);

}  // namespace redoubt::editor
