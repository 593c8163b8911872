#include "core/store/query.h"

#include <sqlite3.h>

#include <algorithm>
#include <array>
#include <cstring>
#include <string_view>

#include "core/store/connection.h"
#include "core/store/load.h"

namespace redoubt::store {
namespace {

struct Context {
  const model::Battle& battle;
  hex::Layout layout;
  bool hasMap = false;
};

Context& contextOf(sqlite3_context* call) { return *static_cast<Context*>(sqlite3_user_data(call)); }

std::string_view textOf(sqlite3_value* value) {
  const auto* text = reinterpret_cast<const char*>(sqlite3_value_text(value));
  return text ? std::string_view(text, static_cast<std::size_t>(sqlite3_value_bytes(value))) : std::string_view();
}

// A hex argument: a key, or a printed number as text. Nothing for what is not on the map: the number 1809 is the key of
// a hex far away, and answering for it would hide the missing quotes.
std::optional<hex::HexKey> hexOf(Context& context, sqlite3_value* value) {
  if (!context.hasMap) return std::nullopt;
  if (sqlite3_value_type(value) == SQLITE_INTEGER) {
    const std::int64_t key = sqlite3_value_int64(value);
    if (!hex::HexKey::isValid(key) || !context.layout.contains(hex::HexKey{key})) return std::nullopt;
    return hex::HexKey{key};
  }
  if (sqlite3_value_type(value) == SQLITE_TEXT) return context.layout.parse(textOf(value));
  return std::nullopt;
}

void number(sqlite3_context* call, int, sqlite3_value** arguments) {
  Context& context = contextOf(call);
  const auto hex = hexOf(context, arguments[0]);
  const std::string text = hex ? context.layout.number(*hex) : std::string();
  if (text.empty()) return sqlite3_result_null(call);
  sqlite3_result_text(call, text.data(), static_cast<int>(text.size()), SQLITE_TRANSIENT);
}

void hexKey(sqlite3_context* call, int, sqlite3_value** arguments) {
  Context& context = contextOf(call);
  const auto hex = context.hasMap ? context.layout.parse(textOf(arguments[0])) : std::nullopt;
  if (!hex) return sqlite3_result_null(call);
  sqlite3_result_int64(call, hex->value);
}

void distance(sqlite3_context* call, int, sqlite3_value** arguments) {
  Context& context = contextOf(call);
  const auto a = hexOf(context, arguments[0]);
  const auto b = hexOf(context, arguments[1]);
  if (!a || !b) return sqlite3_result_null(call);
  sqlite3_result_int(call, context.layout.distance(*a, *b));
}

void adjacent(sqlite3_context* call, int, sqlite3_value** arguments) {
  Context& context = contextOf(call);
  const auto a = hexOf(context, arguments[0]);
  const auto b = hexOf(context, arguments[1]);
  if (!a || !b) return sqlite3_result_null(call);
  sqlite3_result_int(call, context.layout.distance(*a, *b) == 1 ? 1 : 0);
}

std::optional<int> sideOf(sqlite3_value* value) {
  if (sqlite3_value_type(value) == SQLITE_TEXT) {
    const auto direction = hex::directionFromText(textOf(value));
    if (!direction || direction->kind != hex::FacingKind::Hexside) return std::nullopt;
    return direction->index;
  }
  const int side = sqlite3_value_int(value);
  if (sqlite3_value_type(value) != SQLITE_INTEGER || side < 0 || side >= hex::kSides) return std::nullopt;
  return side;
}

void neighbour(sqlite3_context* call, int, sqlite3_value** arguments) {
  Context& context = contextOf(call);
  const auto hex = hexOf(context, arguments[0]);
  const auto side = sideOf(arguments[1]);
  const auto next = hex && side ? context.layout.neighbour(*hex, *side) : std::nullopt;
  if (!next) return sqlite3_result_null(call);
  sqlite3_result_int64(call, next->value);
}

void inFront(sqlite3_context* call, int, sqlite3_value** arguments) {
  Context& context = contextOf(call);
  const auto hex = hexOf(context, arguments[0]);
  const auto direction = hex::directionFromText(textOf(arguments[1]));
  const auto other = hexOf(context, arguments[2]);
  if (!hex || !direction || !other) return sqlite3_result_null(call);
  const auto front = hex::frontHexes(context.layout, *hex, *direction);
  sqlite3_result_int(call, std::find(front.begin(), front.end(), *other) != front.end() ? 1 : 0);
}

void terrain(sqlite3_context* call, int, sqlite3_value** arguments) {
  Context& context = contextOf(call);
  const auto hex = hexOf(context, arguments[0]);
  const model::HexRow* row = hex ? context.battle.find<model::HexRow>(*hex) : nullptr;
  if (!row) return sqlite3_result_null(call);
  sqlite3_result_text(call, row->terrain.data(), static_cast<int>(row->terrain.size()), SQLITE_TRANSIENT);
}

void level(sqlite3_context* call, int, sqlite3_value** arguments) {
  Context& context = contextOf(call);
  const auto hex = hexOf(context, arguments[0]);
  const model::HexRow* row = hex ? context.battle.find<model::HexRow>(*hex) : nullptr;
  if (!row) return sqlite3_result_null(call);
  sqlite3_result_int(call, row->level);
}

void addFunctions(sqlite3* db, Context& context) {
  using Function = void (*)(sqlite3_context*, int, sqlite3_value**);
  struct Entry {
    const char* name;
    int arguments;
    Function function;
  };
  static constexpr std::array<Entry, 8> kFunctions{{{"hx_number", 1, number},
                                                    {"hx_hex", 1, hexKey},
                                                    {"hx_distance", 2, distance},
                                                    {"hx_adjacent", 2, adjacent},
                                                    {"hx_neighbour", 2, neighbour},
                                                    {"hx_in_front", 3, inFront},
                                                    {"hx_terrain", 1, terrain},
                                                    {"hx_level", 1, level}}};
  for (const Entry& entry : kFunctions) {
    sqlite3_create_function_v2(db, entry.name, entry.arguments,
                               SQLITE_UTF8 | SQLITE_DETERMINISTIC | SQLITE_DIRECTONLY, &context, entry.function,
                               nullptr, nullptr, nullptr);
  }
}

// Functions whose one call can neither run long nor reach outside. printf, zeroblob, randomblob, load_extension and
// their like are left out: the progress handler can't interrupt one call.
bool isAllowedFunction(std::string_view name) {
  static constexpr std::array<std::string_view, 36> kAllowed{
      "abs",   "avg",    "coalesce",    "count",      "group_concat", "ifnull",
      "iif",   "instr",  "length",      "hex",        "unicode",      "lower",
      "ltrim", "max",    "min",         "nullif",     "quote",        "round",
      "rtrim", "sign",   "substr",      "substring",  "sum",          "total",
      "trim",  "typeof", "upper",       "row_number", "rank",         "dense_rank",
      "lag",   "lead",   "first_value", "last_value", "json_extract", "json_array_length"};
  if (name.substr(0, 3) == "hx_") return true;
  if (name == "like" || name == "glob" || name == "json_each" || name == "->" || name == "->>") return true;
  return std::find(kAllowed.begin(), kAllowed.end(), name) != kAllowed.end();
}

int allowReading(void*, int action, const char*, const char* second, const char*, const char*) {
  switch (action) {
    case SQLITE_SELECT:
    case SQLITE_READ:
    case SQLITE_RECURSIVE: return SQLITE_OK;
    case SQLITE_FUNCTION: return second && isAllowedFunction(second) ? SQLITE_OK : SQLITE_DENY;
    default: return SQLITE_DENY;
  }
}

struct Budget {
  std::int64_t left = 0;
};

// What is left of the SQL without space, semicolons and comments.
std::string_view afterRemarks(std::string_view sql) {
  for (;;) {
    sql.remove_prefix(std::min(sql.find_first_not_of(" \t\r\n;"), sql.size()));
    const std::string_view end = sql.substr(0, 2) == "--" ? "\n" : sql.substr(0, 2) == "/*" ? "*/" : "";
    if (end.empty()) return sql;
    const std::size_t at = sql.find(end, 2);
    sql.remove_prefix(at == std::string_view::npos ? sql.size() : at + end.size());
  }
}

// One statement and nothing after it: SQLite would quietly leave out the rest.
void requireOneStatement(sqlite3* db, const std::string& sql) {
  sqlite3_stmt* statement = nullptr;
  const char* tail = nullptr;
  const int code = sqlite3_prepare_v2(db, sql.c_str(), -1, &statement, &tail);
  const bool isQuery = statement != nullptr && sqlite3_stmt_isexplain(statement) == 0;
  sqlite3_finalize(statement);
  if (code != SQLITE_OK) throw SQLite::Exception(db, code);
  if (!isQuery || !afterRemarks(tail).empty())
    throw Error(ErrorCode::BadInput, "the query must be exactly one SELECT.");
}

QueryValue valueOf(const SQLite::Column& column) {
  if (column.isNull()) return {};
  const bool isNumber = column.isInteger() || column.isFloat();
  if (column.isBlob()) return {"blob of " + std::to_string(column.getBytes()) + " bytes", isNumber};
  return {column.getString(), isNumber};
}

QueryResult run(SQLite::Database& database, const std::string& sql, const QueryLimits& limits) {
  requireOneStatement(database.getHandle(), sql);
  QueryResult result;
  SQLite::Statement statement(database, sql);
  for (int i = 0; i < statement.getColumnCount(); ++i) result.columns.emplace_back(statement.getColumnName(i));
  while (statement.executeStep()) {
    if (result.rows.size() == limits.maxRows) {
      throw Error(ErrorCode::TooLarge, "the query gives more than " + std::to_string(limits.maxRows) + " rows.");
    }
    auto& row = result.rows.emplace_back();
    for (int i = 0; i < statement.getColumnCount(); ++i) {
      row.push_back(valueOf(statement.getColumn(i)));
    }
  }
  return result;
}

}  // namespace

QueryResult query(const model::Battle& battle, const std::string& sql, const QueryLimits& limits) {
  Context context{battle, model::layoutOf(battle), !model::layoutFault(battle)};
  SQLite::Database database = connectInMemory();
  sqlite3* db = database.getHandle();
  createSchema(database);
  writeBattle(database, battle);
  addFunctions(db, context);
  sqlite3_limit(db, SQLITE_LIMIT_LENGTH, 64 << 10);
  sqlite3_limit(db, SQLITE_LIMIT_SQL_LENGTH, 64 << 10);
  sqlite3_set_authorizer(db, allowReading, nullptr);
  Budget budget{limits.maxSteps / 1000};
  sqlite3_progress_handler(
      db, 1000, [](void* self) { return --static_cast<Budget*>(self)->left < 0 ? 1 : 0; }, &budget);
  try {
    return run(database, sql, limits);
  } catch (const SQLite::Exception& failure) {
    if ((failure.getExtendedErrorCode() & 0xFF) == SQLITE_INTERRUPT) {
      throw Error(ErrorCode::TooLarge, "the query runs too long and was stopped.");
    }
    if ((failure.getExtendedErrorCode() & 0xFF) == SQLITE_AUTH) {
      throw Error(ErrorCode::BadInput, std::string("the query may only read, with the allowed functions (") +
                                           failure.what() + ").");
    }
    throw Error(ErrorCode::BadInput, std::string("the query is wrong: ") + failure.what() + ".");
  }
}

}  // namespace redoubt::store
