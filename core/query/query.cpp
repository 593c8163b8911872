#include "core/query/query.h"

#include <sqlite3.h>

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

#include "core/query/budget.h"
#include "core/query/query_context.h"
#include "core/store/connection.h"
#include "core/store/load.h"

namespace redoubt::query {
namespace {

using Reason = QueryError::Reason;

// With a check after every thousand operations, seconds could pass between checks if each operation compares long
// texts.
constexpr int kStepsBetweenLooks = 40;

bool isAllowedFunction(std::string_view name) {
  if (name == "->" || name == "->>") return true;
  const auto functions = queryFunctions();
  return std::any_of(functions.begin(), functions.end(), [&](const QueryFunction& each) { return each.name == name; });
}

bool isOurs(std::string_view name) {
  return name.substr(0, 3) == "hx_";
}

// All tables that the hx_ functions read.
constexpr std::array<std::string_view, 11> kReadByOurs{"battle",       "system",        "rule",     "map_sheet",
                                                       "hex",          "scenario",      "variant",  "setting",
                                                       "set_up_block", "variant_block", "placement"};

bool isContent(std::string_view table) {
  const auto tables = queryTables();
  return std::any_of(tables.begin(), tables.end(), [&](const QueryTable& each) { return each.name == table; });
}

// What SQLite asks the authorizer while it prepares a statement.
struct Reading {
  std::set<std::string, std::less<>> tables;
  bool usesOurs = false;
};

int allowReading(void* self, int action, const char* first, const char* second, const char*, const char*) {
  Reading& reading = *static_cast<Reading*>(self);
  switch (action) {
    case SQLITE_SELECT:
    case SQLITE_RECURSIVE: return SQLITE_OK;
    case SQLITE_READ:
      if (first && isOurs(first)) reading.usesOurs = true;
      if (first && isContent(first)) reading.tables.emplace(first);
      return SQLITE_OK;
    case SQLITE_FUNCTION:
      if (second && isOurs(second)) reading.usesOurs = true;
      return second && isAllowedFunction(second) ? SQLITE_OK : SQLITE_DENY;
    default: return SQLITE_DENY;
  }
}

// The rest of the SQL after leading spaces, semicolons and comments.
std::string_view afterRemarks(std::string_view sql) {
  for (;;) {
    sql.remove_prefix(std::min(sql.find_first_not_of(" \t\r\n;"), sql.size()));
    const std::string_view end = sql.substr(0, 2) == "--" ? "\n" : sql.substr(0, 2) == "/*" ? "*/" : "";
    if (end.empty()) return sql;
    const std::size_t at = sql.find(end, 2);
    sql.remove_prefix(at == std::string_view::npos ? sql.size() : at + end.size());
  }
}

QueryError stopped(Reason reason, std::string key) {
  return QueryError(reason, ErrorCode::TooLarge, Phrase::of(std::move(key)));
}

QueryError tooLarge(Reason reason, std::string key, std::size_t most) {
  const std::string number = std::to_string(most);
  return QueryError(reason, ErrorCode::TooLarge, Phrase::of(std::move(key), {{"most", number}}), number);
}

QueryError wrong(const std::string& message, std::optional<std::size_t> at) {
  return QueryError(Reason::Wrong, ErrorCode::BadInput, Phrase::of("errors.query.wrong", {{"message", message}}),
                    message, at);
}

// The error of SQLite, in words for the author of the query.
QueryError errorOf(sqlite3* db, int code, const Budget& budget, const QueryLimits& limits) {
  switch (budget.spent()) {
    case Budget::Spent::Stopped: return stopped(Reason::Stopped, "errors.query.stopped");
    case Budget::Spent::Time:
    case Budget::Spent::Steps: return stopped(Reason::TooLong, "errors.query.too-long");
    case Budget::Spent::Memory: return tooLarge(Reason::TooGreedy, "errors.query.too-greedy", limits.maxMemory >> 20);
    case Budget::Spent::No: break;
  }
  const std::string message = sqlite3_errmsg(db);
  const int offset = sqlite3_error_offset(db);
  const auto at = offset >= 0 ? std::optional(static_cast<std::size_t>(offset)) : std::nullopt;
  if ((code & 0xFF) == SQLITE_AUTH || message.find("not authorized") != std::string::npos) {
    return QueryError(Reason::Forbidden, ErrorCode::BadInput,
                      Phrase::of("errors.query.forbidden", {{"message", message}}), message, at);
  }
  return wrong(message, at);
}

// A function that gives rows is created when it is first named, by operations that are forbidden later.
void makeRowFunctions(SQLite::Database& database) {
  std::vector<std::string> calls{"json_each('[]')"};
  for (const QueryFunction& each : queryFunctions()) {
    if (each.kind != QueryFunction::Kind::Rows) continue;
    std::string& call = calls.emplace_back(std::string(each.name) + "(0");
    for (const char c : each.arguments) call += c == ',' ? ", 0" : "";
    call += ")";
  }
  for (const std::string& call : calls) const SQLite::Statement named(database, "SELECT 1 FROM " + call);
}

using Statement = std::unique_ptr<sqlite3_stmt, int (*)(sqlite3_stmt*)>;

// Exactly one statement: SQLite would silently ignore the rest.
Statement prepare(sqlite3* db, const std::string& sql, const Budget& budget, const QueryLimits& limits) {
  sqlite3_stmt* prepared = nullptr;
  const char* tail = nullptr;
  const int code = sqlite3_prepare_v2(db, sql.c_str(), -1, &prepared, &tail);
  Statement statement(prepared, sqlite3_finalize);
  if (code != SQLITE_OK) throw errorOf(db, code, budget, limits);
  const bool isQuery = prepared && sqlite3_stmt_isexplain(prepared) == 0 && sqlite3_stmt_readonly(prepared) != 0;
  const std::string_view rest = std::string_view(sql).substr(tail ? static_cast<std::size_t>(tail - sql.c_str()) : 0);
  if (!isQuery || !afterRemarks(rest).empty()) {
    throw QueryError(Reason::NotOne, ErrorCode::BadInput, Phrase::of("errors.query.not-one"));
  }
  return statement;
}

QueryValue valueOf(sqlite3_stmt* statement, int column) {
  const int type = sqlite3_column_type(statement, column);
  if (type == SQLITE_NULL) return {};
  if (type == SQLITE_BLOB) {
    return {"blob of " + std::to_string(sqlite3_column_bytes(statement, column)) + " bytes", false};
  }
  const auto* text = reinterpret_cast<const char*>(sqlite3_column_text(statement, column));
  const auto size = static_cast<std::size_t>(sqlite3_column_bytes(statement, column));
  return {text ? std::string(text, size) : std::string(), type != SQLITE_TEXT};
}

// Collects the rows of a result within the limits.
class Rows {
 public:
  Rows(QueryResult& result, const QueryLimits& limits) : result_(result), limits_(limits) {}

  void take(sqlite3_stmt* statement) {
    if (result_.rows.size() == limits_.maxRows) {
      throw tooLarge(Reason::TooManyRows, "errors.query.too-many-rows", limits_.maxRows);
    }
    auto& row = result_.rows.emplace_back();
    for (int i = 0; i < sqlite3_column_count(statement); ++i) {
      row.push_back(valueOf(statement, i));
      text_ += row.back().text ? row.back().text->size() : 0;
      if (text_ <= limits_.maxText) continue;
      throw tooLarge(Reason::TooMuchText, "errors.query.too-much-text", limits_.maxText >> 20);
    }
  }

 private:
  QueryResult& result_;
  const QueryLimits& limits_;
  std::size_t text_ = 0;
};

// Morale, size and fire were columns of a face until schema 3, and queries of authors name them.
void addFigureColumns(SQLite::Database& database) {
  for (const std::string_view common : model::kCommonFigures) {
    const std::string kind(common);
    database.exec("ALTER TABLE face ADD COLUMN " + kind + " INTEGER");
    database.exec("UPDATE face SET " + kind + " = (SELECT value FROM face_figure WHERE face = face.id AND kind = '" +
                  kind + "') WHERE 1");
  }
}

}  // namespace

QueryError::QueryError(Reason reason, ErrorCode code, Phrase sentence, std::string detail,
                       std::optional<std::size_t> at)
    : Error(code, std::move(sentence)), reason_(reason), detail_(std::move(detail)), at_(at) {}

struct QueryCopy::Connection {
  explicit Connection(const model::Battle& battle) : context(battle), database(store::connectInMemory()) {}

  QueryContext context;
  SQLite::Database database;
  Reading reading;
  std::size_t peak = 0;
};

QueryCopy::QueryCopy(const model::Battle& battle) : connection_(std::make_unique<Connection>(battle)) {
  SQLite::Database& database = connection_->database;
  sqlite3* db = database.getHandle();
  // Broken references are allowed: the checks find them.
  sqlite3_db_config(db, SQLITE_DBCONFIG_ENABLE_FKEY, 0, nullptr);
  store::createSchema(database);
  store::writeBattle(database, battle);
  addFigureColumns(database);
  addQueryFunctions(db, connection_->context);
  addQueryTables(db, connection_->context);
  makeRowFunctions(database);
  sqlite3_limit(db, SQLITE_LIMIT_LENGTH, 64 << 10);
  sqlite3_limit(db, SQLITE_LIMIT_SQL_LENGTH, 64 << 10);
  sqlite3_limit(db, SQLITE_LIMIT_VDBE_OP, 25'000);
  sqlite3_limit(db, SQLITE_LIMIT_FUNCTION_ARG, 16);
  sqlite3_limit(db, SQLITE_LIMIT_LIKE_PATTERN_LENGTH, 64);
  sqlite3_limit(db, SQLITE_LIMIT_VARIABLE_NUMBER, 0);
  sqlite3_limit(db, SQLITE_LIMIT_WORKER_THREADS, 0);
  sqlite3_set_authorizer(db, allowReading, &connection_->reading);
}

QueryCopy::~QueryCopy() = default;
QueryCopy::QueryCopy(QueryCopy&&) noexcept = default;
QueryCopy& QueryCopy::operator=(QueryCopy&&) noexcept = default;

std::size_t QueryCopy::lastPeak() const {
  return connection_->peak;
}

QueryResult QueryCopy::run(const std::string& sql, const QueryLimits& limits) {
  if (!Budget::isWatched()) throw Error(ErrorCode::Internal, Phrase::of("errors.query.unbounded"));
  sqlite3* db = connection_->database.getHandle();
  connection_->reading = {};
  Budget budget({limits.maxMemory, limits.maxTime, limits.maxSteps, limits.stop});
  sqlite3_progress_handler(
      db, kStepsBetweenLooks, [](void* self) { return static_cast<Budget*>(self)->step(kStepsBetweenLooks) ? 0 : 1; },
      &budget);
  const auto notePeak = [&](Budget* spent) {
    connection_->peak = spent->peak();
    sqlite3_progress_handler(db, 0, nullptr, nullptr);
  };
  const std::unique_ptr<Budget, decltype(notePeak)> atTheEnd(&budget, notePeak);
  const Statement statement = prepare(db, sql, budget, limits);
  QueryResult result;
  for (int i = 0; i < sqlite3_column_count(statement.get()); ++i) {
    result.columns.emplace_back(sqlite3_column_name(statement.get(), i));
  }
  result.reads = connection_->reading.tables;
  if (result.reads.contains("face")) result.reads.insert(std::string(model::FaceFigure::kTable));
  if (connection_->reading.usesOurs) result.reads.insert(kReadByOurs.begin(), kReadByOurs.end());
  Rows rows(result, limits);
  int code = SQLITE_ROW;
  while ((code = sqlite3_step(statement.get())) == SQLITE_ROW) rows.take(statement.get());
  if (code != SQLITE_DONE) throw errorOf(db, code, budget, limits);
  return result;
}

QueryResult run(const model::Battle& battle, const std::string& sql, const QueryLimits& limits) {
  return QueryCopy(battle).run(sql, limits);
}

}  // namespace redoubt::query
