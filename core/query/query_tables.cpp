#include <sqlite3.h>

#include <array>
#include <new>
#include <string>
#include <vector>

#include "core/query/query_context.h"
#include "core/rules/set_up/set_up.h"

// Functions that give rows, as SQLite supports them: virtual tables whose hidden columns are the arguments.
namespace redoubt::query {
namespace {

// A row of such a function: a key or id, and a second number or nothing.
struct Pair {
  std::int64_t first = 0;
  std::optional<std::int64_t> second;
};
using Pairs = std::vector<Pair>;

constexpr int kMostSteps = 60;
constexpr const char* kTooFar = "hx_within looks at most 60 steps around";

Pairs neighbours(QueryContext& context, sqlite3_value** arguments) {
  Pairs rows;
  const auto hex = context.hexOf(arguments[0]);
  for (int side = 0; hex && side < hex::kSides; ++side) {
    if (const auto next = context.layout().neighbour(*hex, side)) rows.push_back({next->value, side});
  }
  return rows;
}

Pairs within(QueryContext& context, sqlite3_value** arguments) {
  Pairs rows;
  const auto hex = context.hexOf(arguments[0]);
  const sqlite3_int64 steps = sqlite3_value_int64(arguments[1]);
  if (!hex || steps < 0 || steps > kMostSteps) return rows;
  for (const hex::HexKey each : context.layout().disc(*hex, static_cast<int>(steps))) {
    rows.push_back({each.value, context.layout().distance(*hex, each)});
  }
  return rows;
}

Pairs line(QueryContext& context, sqlite3_value** arguments) {
  Pairs rows;
  const auto a = context.hexOf(arguments[0]);
  const auto b = context.hexOf(arguments[1]);
  if (!a || !b) return rows;
  for (const hex::HexKey each : context.layout().line(*a, *b)) rows.push_back({each.value, std::ssize(rows)});
  return rows;
}

Pairs setUp(QueryContext& context, sqlite3_value** arguments) {
  Pairs rows;
  const auto* variant = context.rowOf<model::Variant>(arguments[0]);
  if (!variant) return rows;
  for (const model::Placement* row : rules::placements(context.battle(), variant->id)) {
    rows.push_back({row->id.value, row->hex ? std::optional(row->hex->value) : std::nullopt});
  }
  return rows;
}

struct Source {
  const char* name;
  const char* schema;
  int arguments;
  Pairs (*rows)(QueryContext&, sqlite3_value**);
};

constexpr auto kSources = std::to_array<Source>({
    {"hx_neighbours", "CREATE TABLE x(hex, side, of HIDDEN)", 1, neighbours},
    {"hx_within", "CREATE TABLE x(hex, distance, centre HIDDEN, steps HIDDEN)", 2, within},
    {"hx_line", "CREATE TABLE x(hex, step, a HIDDEN, b HIDDEN)", 2, line},
    {"hx_set_up", "CREATE TABLE x(placement, hex, variant HIDDEN)", 1, setUp},
});

struct Module {
  const Source* source;
  QueryContext* context;
};

struct Table : sqlite3_vtab {
  Module module{};
};

struct Cursor : sqlite3_vtab_cursor {
  Pairs rows;
  std::size_t at = 0;
};

Cursor& cursorOf(sqlite3_vtab_cursor* cursor) {
  return *static_cast<Cursor*>(cursor);
}
const Module& moduleOf(sqlite3_vtab* table) {
  return static_cast<Table*>(table)->module;
}

int connectTable(sqlite3* db, void* module, int, const char* const*, sqlite3_vtab** result, char**) {
  const int code = sqlite3_declare_vtab(db, static_cast<Module*>(module)->source->schema);
  if (code != SQLITE_OK) return code;
  auto* table = new (std::nothrow) Table;
  if (!table) return SQLITE_NOMEM;
  table->module = *static_cast<Module*>(module);
  *result = table;
  return SQLITE_OK;
}

int disconnectTable(sqlite3_vtab* table) {
  delete static_cast<Table*>(table);
  return SQLITE_OK;
}

// Every argument must be given; this also decides in which order the tables of a join are read.
int bestIndex(sqlite3_vtab* table, sqlite3_index_info* info) {
  const int wanted = moduleOf(table).source->arguments;
  int given = 0;
  bool isUnusable = false;
  for (int i = 0; i < info->nConstraint; ++i) {
    const auto& constraint = info->aConstraint[i];
    const int argument = constraint.iColumn - 2;
    if (argument < 0 || constraint.op != SQLITE_INDEX_CONSTRAINT_EQ) continue;
    if (!constraint.usable) {
      isUnusable = true;
      continue;
    }
    if ((given >> argument) & 1) continue;
    given |= 1 << argument;
    info->aConstraintUsage[i].argvIndex = argument + 1;
    info->aConstraintUsage[i].omit = 1;
  }
  if (given != (1 << wanted) - 1) {
    if (isUnusable) return SQLITE_CONSTRAINT;
    table->zErrMsg =
        sqlite3_mprintf("%s takes %d argument%s", moduleOf(table).source->name, wanted, wanted == 1 ? "" : "s");
    return SQLITE_ERROR;
  }
  info->estimatedCost = 20;
  info->estimatedRows = 20;
  return SQLITE_OK;
}

int openCursor(sqlite3_vtab*, sqlite3_vtab_cursor** result) {
  *result = new (std::nothrow) Cursor;
  return *result ? SQLITE_OK : SQLITE_NOMEM;
}

int closeCursor(sqlite3_vtab_cursor* cursor) {
  delete static_cast<Cursor*>(cursor);
  return SQLITE_OK;
}

int filter(sqlite3_vtab_cursor* cursor, int, const char*, int, sqlite3_value** arguments) {
  const Module& module = moduleOf(cursor->pVtab);
  if (module.source->rows == within && sqlite3_value_int64(arguments[1]) > kMostSteps) {
    cursor->pVtab->zErrMsg = sqlite3_mprintf("%s", kTooFar);
    return SQLITE_ERROR;
  }
  cursorOf(cursor).rows = module.source->rows(*module.context, arguments);
  cursorOf(cursor).at = 0;
  return SQLITE_OK;
}

int next(sqlite3_vtab_cursor* cursor) {
  ++cursorOf(cursor).at;
  return SQLITE_OK;
}

int isAtEnd(sqlite3_vtab_cursor* cursor) {
  return cursorOf(cursor).at >= cursorOf(cursor).rows.size() ? 1 : 0;
}

int column(sqlite3_vtab_cursor* cursor, sqlite3_context* result, int index) {
  const Pair& row = cursorOf(cursor).rows[cursorOf(cursor).at];
  if (index == 0) {
    sqlite3_result_int64(result, row.first);
  } else if (index == 1 && row.second) {
    sqlite3_result_int64(result, *row.second);
  } else {
    sqlite3_result_null(result);
  }
  return SQLITE_OK;
}

int rowId(sqlite3_vtab_cursor* cursor, sqlite3_int64* id) {
  *id = static_cast<sqlite3_int64>(cursorOf(cursor).at);
  return SQLITE_OK;
}

sqlite3_module makeMethods() {
  sqlite3_module methods{};
  methods.xConnect = connectTable;
  methods.xBestIndex = bestIndex;
  methods.xDisconnect = disconnectTable;
  methods.xOpen = openCursor;
  methods.xClose = closeCursor;
  methods.xFilter = filter;
  methods.xNext = next;
  methods.xEof = isAtEnd;
  methods.xColumn = column;
  methods.xRowid = rowId;
  return methods;
}

}  // namespace

void addQueryTables(sqlite3* db, QueryContext& context) {
  static const sqlite3_module methods = makeMethods();
  for (const Source& source : kSources) {
    auto* module = new Module{&source, &context};
    sqlite3_create_module_v2(db, source.name, &methods, module, [](void* each) { delete static_cast<Module*>(each); });
  }
}

}  // namespace redoubt::query
