#include "editor/dialogs/house/sql_words.h"

#include <QHash>
#include <QSet>
#include <algorithm>

#include "core/query/query_functions.h"
#include "editor/session/core_words.h"
#include "editor/session/to_qt.h"

namespace redoubt::editor {
namespace {

using query::QueryFunction;

const QStringList& keywords() {
  static const QStringList words =
      QStringLiteral(
          "ALL AND AS ASC BETWEEN BY CASE CAST COLLATE CROSS CURRENT DESC DISTINCT ELSE END ESCAPE EXCEPT EXISTS "
          "FILTER "
          "FOLLOWING FROM GLOB GROUP HAVING IN INNER INTERSECT IS JOIN LEFT LIKE LIMIT NATURAL NOT NULL OFFSET ON OR "
          "ORDER "
          "OUTER OVER PARTITION PRECEDING RECURSIVE ROW ROWS SELECT THEN UNBOUNDED UNION USING VALUES WHEN WHERE WITH")
          .split(QLatin1Char(' '));
  return words;
}

bool isKeyword(const QString& word) {
  static const QSet<QString> all(keywords().begin(), keywords().end());
  return all.contains(word.toUpper());
}

bool isOfWord(QChar c) {
  return c.isLetterOrNumber() || c == QLatin1Char('_');
}

// The position after something that begins at `begin` and ends with `end`.
qsizetype after(const QString& sql, qsizetype begin, const QString& end, qsizetype opening) {
  const qsizetype at = sql.indexOf(end, begin + opening);
  return at < 0 ? sql.size() : at + end.size();
}

qsizetype endOfWord(const QString& sql, qsizetype at) {
  while (at < sql.size() && isOfWord(sql[at])) ++at;
  return at;
}

SqlPiece pieceAt(const QString& sql, qsizetype at) {
  using Kind = SqlPiece::Kind;
  const QStringView rest = QStringView(sql).mid(at);
  const auto piece = [at](Kind kind, qsizetype end) { return SqlPiece{kind, at, end - at}; };
  if (rest.startsWith(QLatin1String("--"))) return piece(Kind::Remark, after(sql, at, QStringLiteral("\n"), 2));
  if (rest.startsWith(QLatin1String("/*"))) return piece(Kind::Remark, after(sql, at, QStringLiteral("*/"), 2));
  if (rest[0] == QLatin1Char('\'')) return piece(Kind::Text, after(sql, at, QStringLiteral("'"), 1));
  if (rest[0] == QLatin1Char('"')) return piece(Kind::Word, after(sql, at, QStringLiteral("\""), 1));
  const qsizetype end = endOfWord(sql, at);
  if (end == at) return piece(Kind::Sign, at + 1);
  if (rest[0].isDigit()) return piece(Kind::Number, end);
  if (isKeyword(sql.mid(at, end - at))) return piece(Kind::Keyword, end);
  qsizetype next = end;
  while (next < sql.size() && sql[next].isSpace()) ++next;
  return piece(next < sql.size() && sql[next] == QLatin1Char('(') ? Kind::Function : Kind::Word, end);
}

QStringList columnsOf(const QString& source) {
  QStringList columns;
  for (const query::QueryTable& table : query::queryTables()) {
    if (toQt(table.name) != source) continue;
    for (const std::string_view column : table.columns) columns << toQt(column);
  }
  for (const QueryFunction& function : query::queryFunctions()) {
    if (function.kind != QueryFunction::Kind::Rows || toQt(function.name) != source) continue;
    columns << toQt(function.columns).split(QStringLiteral(", "));
  }
  return columns;
}

// The words of a query one after the other, without signs but dots and brackets.
struct Token {
  QString word;
  bool isName = false;
};

std::vector<Token> tokensOf(const QString& sql) {
  std::vector<Token> tokens;
  for (const SqlPiece& piece : sqlPieces(sql)) {
    if (piece.kind == SqlPiece::Kind::Remark) continue;
    const bool isName = piece.kind == SqlPiece::Kind::Word || piece.kind == SqlPiece::Kind::Function;
    tokens.push_back({sql.mid(piece.begin, piece.length).toLower(), isName});
  }
  return tokens;
}

// The position after the arguments of a table-valued function.
std::size_t pastBrackets(const std::vector<Token>& tokens, std::size_t at) {
  if (at >= tokens.size() || tokens[at].word != QLatin1String("(")) return at;
  int depth = 0;
  for (; at < tokens.size(); ++at) {
    if (tokens[at].word == QLatin1String("(")) ++depth;
    if (tokens[at].word == QLatin1String(")") && --depth == 0) return at + 1;
  }
  return at;
}

// The tables that a query reads, by their names in it: "u" of "FROM unit AS u".
QHash<QString, QString> sourcesOf(const QString& sql) {
  QHash<QString, QString> sources;
  const std::vector<Token> tokens = tokensOf(sql);
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    const QString& source = tokens[i].word;
    if (!tokens[i].isName || columnsOf(source).isEmpty()) continue;
    const bool isSource =
        i > 0 && (tokens[i - 1].word == QLatin1String("from") || tokens[i - 1].word == QLatin1String("join") ||
                  tokens[i - 1].word == QLatin1String(","));
    if (!isSource) continue;
    std::size_t next = pastBrackets(tokens, i + 1);
    if (next < tokens.size() && tokens[next].word == QLatin1String("as")) ++next;
    const bool hasAlias = next < tokens.size() && tokens[next].isName;
    sources.insert(hasAlias ? tokens[next].word : source, source);
  }
  return sources;
}

SqlOffer offerOf(const QueryFunction& function) {
  const QString name = toQt(function.name);
  return {name, QStringLiteral("%1(%2)").arg(name, toQt(function.arguments)), CoreWords::text(function.summary())};
}

// Whether `position` is inside a text or remark.
bool isInside(const QString& sql, qsizetype position) {
  const auto pieces = sqlPieces(sql.left(position));
  if (pieces.empty()) return false;
  const SqlPiece& last = pieces.back();
  if (last.begin + last.length < position) return false;
  const QStringView written = QStringView(sql).mid(last.begin, last.length);
  if (last.kind == SqlPiece::Kind::Text) return last.length == 1 || !written.endsWith(QLatin1Char('\''));
  if (last.kind != SqlPiece::Kind::Remark) return false;
  return written.startsWith(QLatin1String("--")) ? !written.endsWith(QLatin1Char('\n'))
                                                 : last.length < 4 || !written.endsWith(QLatin1String("*/"));
}

class Offering {
 public:
  explicit Offering(QString begun) { result_.begun = std::move(begun); }

  void add(SqlOffer offer) {
    if (!offer.name.startsWith(result_.begun, Qt::CaseInsensitive) || seen_.contains(offer.name)) return;
    seen_.insert(offer.name);
    result_.offers.push_back(std::move(offer));
  }
  void addColumns(const QString& source) {
    for (const QString& column : columnsOf(source)) add({column, QStringLiteral("%1 – %2").arg(column, source), {}});
  }

  SqlOffers take() {
    std::stable_sort(result_.offers.begin(), result_.offers.end(), [](const SqlOffer& a, const SqlOffer& b) {
      return a.name.compare(b.name, Qt::CaseInsensitive) < 0;
    });
    return std::move(result_);
  }

 private:
  SqlOffers result_;
  QSet<QString> seen_;
};

}  // namespace

std::vector<SqlPiece> sqlPieces(const QString& sql) {
  std::vector<SqlPiece> pieces;
  for (qsizetype at = 0; at < sql.size();) {
    if (sql[at].isSpace()) {
      ++at;
      continue;
    }
    pieces.push_back(pieceAt(sql, at));
    at += pieces.back().length;
  }
  return pieces;
}

SqlOffers sqlOffers(const QString& sql, qsizetype position) {
  if (isInside(sql, position)) return {};
  qsizetype begin = position;
  while (begin > 0 && isOfWord(sql[begin - 1])) --begin;
  Offering offering(sql.mid(begin, position - begin));
  const QHash<QString, QString> sources = sourcesOf(sql);
  if (begin > 0 && sql[begin - 1] == QLatin1Char('.')) {
    qsizetype start = begin - 1;
    while (start > 0 && isOfWord(sql[start - 1])) --start;
    const QString name = sql.mid(start, begin - 1 - start).toLower();
    offering.addColumns(sources.value(name, name));
    return offering.take();
  }
  for (const QString& source : sources) offering.addColumns(source);
  for (const query::QueryTable& table : query::queryTables()) {
    offering.add({toQt(table.name), toQt(table.name), CoreWords::term(table.name)});
  }
  for (const QueryFunction& function : query::queryFunctions()) offering.add(offerOf(function));
  for (const QString& keyword : keywords()) offering.add({keyword, keyword, {}});
  return offering.take();
}

QString sqlHint(const QString& sql, qsizetype position) {
  std::vector<SqlPiece> open;  // the names before the brackets that are open at the position
  const SqlPiece* last = nullptr;
  const auto pieces = sqlPieces(sql);
  for (const SqlPiece& piece : pieces) {
    if (piece.begin >= position) break;
    const bool isTouched = piece.begin + piece.length >= position;
    if (piece.kind == SqlPiece::Kind::Function && isTouched) open.push_back(piece);
    if (piece.kind == SqlPiece::Kind::Sign && sql[piece.begin] == QLatin1Char('(')) {
      open.push_back(last && last->kind == SqlPiece::Kind::Function ? *last : SqlPiece{});
    } else if (piece.kind == SqlPiece::Kind::Sign && sql[piece.begin] == QLatin1Char(')') && !open.empty()) {
      open.pop_back();
    }
    last = &piece;
  }
  for (auto piece = open.rbegin(); piece != open.rend(); ++piece) {
    const QString name = sql.mid(piece->begin, piece->length).toLower();
    for (const QueryFunction& function : query::queryFunctions()) {
      if (toQt(function.name) != name || function.summary().empty()) continue;
      const SqlOffer offer = offerOf(function);
      return QStringLiteral("%1: %2").arg(offer.signature, offer.summary);
    }
  }
  return {};
}

}  // namespace redoubt::editor
