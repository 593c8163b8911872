#include "core/query/query_functions.h"

#include <sqlite3.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <string>

#include "core/base/text.h"
#include "core/hex/facing.h"
#include "core/model/row_info.h"
#include "core/query/query_context.h"
#include "core/rules/forces/formation.h"
#include "core/rules/set_up/set_up.h"

namespace redoubt::query {
namespace {

QueryContext& contextOf(sqlite3_context* call) {
  return *static_cast<QueryContext*>(sqlite3_user_data(call));
}

void answer(sqlite3_context* call, std::string_view text) {
  sqlite3_result_text(call, text.data(), static_cast<int>(text.size()), SQLITE_TRANSIENT);
}

// A JSON value as an SQL value; arrays and objects stay JSON.
void answerJson(sqlite3_context* call, std::string_view json) {
  if (const auto text = rules::textOf(json)) return answer(call, *text);
  if (json == "null") return sqlite3_result_null(call);
  if (json == "true" || json == "false") return sqlite3_result_int(call, json == "true" ? 1 : 0);
  if (const auto whole = toInteger(json)) return sqlite3_result_int64(call, *whole);
  double real = 0;
  const auto read = std::from_chars(json.data(), json.data() + json.size(), real);
  if (read.ec == std::errc() && read.ptr == json.data() + json.size()) return sqlite3_result_double(call, real);
  answer(call, json);
}

void number(sqlite3_context* call, int, sqlite3_value** arguments) {
  const QueryContext& context = contextOf(call);
  const auto hex = context.hexOf(arguments[0]);
  const std::string text = hex ? context.layout().number(*hex) : std::string();
  if (text.empty()) return sqlite3_result_null(call);
  answer(call, text);
}

void hexKey(sqlite3_context* call, int, sqlite3_value** arguments) {
  const QueryContext& context = contextOf(call);
  const auto hex = context.hasMap() ? context.layout().parse(textOf(arguments[0])) : std::nullopt;
  if (!hex) return sqlite3_result_null(call);
  sqlite3_result_int64(call, hex->value);
}

void distance(sqlite3_context* call, int, sqlite3_value** arguments) {
  const QueryContext& context = contextOf(call);
  const auto a = context.hexOf(arguments[0]);
  const auto b = context.hexOf(arguments[1]);
  if (!a || !b) return sqlite3_result_null(call);
  sqlite3_result_int(call, context.layout().distance(*a, *b));
}

void adjacent(sqlite3_context* call, int, sqlite3_value** arguments) {
  const QueryContext& context = contextOf(call);
  const auto a = context.hexOf(arguments[0]);
  const auto b = context.hexOf(arguments[1]);
  if (!a || !b) return sqlite3_result_null(call);
  sqlite3_result_int(call, context.layout().distance(*a, *b) == 1 ? 1 : 0);
}

std::optional<int> sideOf(sqlite3_value* value) {
  if (sqlite3_value_type(value) == SQLITE_TEXT) {
    const auto direction = hex::directionFromText(textOf(value));
    if (!direction || direction->kind != hex::FacingKind::Hexside) return std::nullopt;
    return direction->index;
  }
  const sqlite3_int64 side = sqlite3_value_int64(value);
  if (sqlite3_value_type(value) != SQLITE_INTEGER || side < 0 || side >= hex::kSides) return std::nullopt;
  return static_cast<int>(side);
}

void neighbour(sqlite3_context* call, int, sqlite3_value** arguments) {
  const QueryContext& context = contextOf(call);
  const auto hex = context.hexOf(arguments[0]);
  const auto side = sideOf(arguments[1]);
  const auto next = hex && side ? context.layout().neighbour(*hex, *side) : std::nullopt;
  if (!next) return sqlite3_result_null(call);
  sqlite3_result_int64(call, next->value);
}

void inFront(sqlite3_context* call, int, sqlite3_value** arguments) {
  QueryContext& context = contextOf(call);
  const auto hex = context.hexOf(arguments[0]);
  const auto direction = hex::directionFromText(textOf(arguments[1]));
  const auto other = context.hexOf(arguments[2]);
  if (!hex || !direction || !other) return sqlite3_result_null(call);
  const auto front = rules::frontHexes(context.facing(), context.layout(), *hex, *direction, nullptr, {});
  sqlite3_result_int(call, std::find(front.begin(), front.end(), *other) != front.end() ? 1 : 0);
}

// The hexes of a hexside; one of them may be off the map.
template <bool kIsFar>
void hexOfSide(sqlite3_context* call, int, sqlite3_value** arguments) {
  const QueryContext& context = contextOf(call);
  const sqlite3_int64 side = sqlite3_value_int64(arguments[0]);
  const bool isSide = sqlite3_value_type(arguments[0]) == SQLITE_INTEGER && hex::HexsideKey::isValid(side);
  if (!isSide || !context.hasMap()) return sqlite3_result_null(call);
  const auto [near, far] = context.layout().hexesOf(hex::HexsideKey{side});
  const hex::HexKey hex = kIsFar ? far : near;
  if (!context.layout().contains(hex)) return sqlite3_result_null(call);
  sqlite3_result_int64(call, hex.value);
}

void terrain(sqlite3_context* call, int, sqlite3_value** arguments) {
  const QueryContext& context = contextOf(call);
  const auto hex = context.hexOf(arguments[0]);
  const model::HexRow* row = hex ? context.battle().find<model::HexRow>(*hex) : nullptr;
  if (!row) return sqlite3_result_null(call);
  answer(call, row->terrain);
}

void level(sqlite3_context* call, int, sqlite3_value** arguments) {
  const QueryContext& context = contextOf(call);
  const auto hex = context.hexOf(arguments[0]);
  const model::HexRow* row = hex ? context.battle().find<model::HexRow>(*hex) : nullptr;
  if (!row) return sqlite3_result_null(call);
  sqlite3_result_int(call, row->level);
}

void rule(sqlite3_context* call, int, sqlite3_value** arguments) {
  const auto json = contextOf(call).book().json(textOf(arguments[0]));
  if (!json) return sqlite3_result_null(call);
  answerJson(call, *json);
}

void setting(sqlite3_context* call, int, sqlite3_value** arguments) {
  const QueryContext& context = contextOf(call);
  const auto* scenario = context.rowOf<model::Scenario>(arguments[0]);
  const auto json = scenario ? rules::setting(context.battle(), scenario->id, textOf(arguments[1])) : std::nullopt;
  if (!json) return sqlite3_result_null(call);
  answerJson(call, *json);
}

using Function = void (*)(sqlite3_context*, int, sqlite3_value**);
struct Entry {
  const char* name;
  int count;
  Function function;
  std::string_view arguments;
};

constexpr auto kFunctions = std::to_array<Entry>({
    {"hx_number", 1, number, "hex"},
    {"hx_hex", 1, hexKey, "'1809'"},
    {"hx_distance", 2, distance, "a, b"},
    {"hx_adjacent", 2, adjacent, "a, b"},
    {"hx_neighbour", 2, neighbour, "hex, side"},
    {"hx_in_front", 3, inFront, "hex, direction, other"},
    {"hx_near", 1, hexOfSide<false>, "hexside"},
    {"hx_far", 1, hexOfSide<true>, "hexside"},
    {"hx_terrain", 1, terrain, "hex"},
    {"hx_level", 1, level, "hex"},
    {"hx_rule", 1, rule, "path"},
    {"hx_setting", 2, setting, "scenario, path"},
});

constexpr auto kRows = std::to_array<QueryFunction>({
    {QueryFunction::Kind::Rows, "hx_neighbours", "hex", "hex, side"},
    {QueryFunction::Kind::Rows, "hx_within", "hex, steps", "hex, distance"},
    {QueryFunction::Kind::Rows, "hx_line", "a, b", "hex, step"},
    {QueryFunction::Kind::Rows, "hx_set_up", "variant", "placement, hex"},
});

// Functions that can't run long in one call and can't reach anything outside. printf, replace, zeroblob, randomblob,
// load_extension and the like are left out, because a single call can't be interrupted.
constexpr std::array<const char*, 40> kPlain{"abs",
                                             "avg",
                                             "coalesce",
                                             "count",
                                             "dense_rank",
                                             "first_value",
                                             "glob",
                                             "group_concat",
                                             "hex",
                                             "ifnull",
                                             "iif",
                                             "instr",
                                             "json_array_length",
                                             "json_each",
                                             "json_extract",
                                             "lag",
                                             "last_value",
                                             "lead",
                                             "length",
                                             "like",
                                             "lower",
                                             "ltrim",
                                             "max",
                                             "min",
                                             "nullif",
                                             "quote",
                                             "rank",
                                             "round",
                                             "row_number",
                                             "rtrim",
                                             "sign",
                                             "substr",
                                             "substring",
                                             "sum",
                                             "total",
                                             "trim",
                                             "typeof",
                                             "unicode",
                                             "upper",
                                             "json_type"};

// SQLite's own instr compares every character of one text with every character of the other: minutes for two long
// texts.
void instr(sqlite3_context* call, int, sqlite3_value** arguments) {
  constexpr std::size_t kLongest = 200;
  for (int i = 0; i < 2; ++i) {
    if (sqlite3_value_type(arguments[i]) == SQLITE_NULL) return sqlite3_result_null(call);
  }
  const std::string_view text = textOf(arguments[0]);
  const std::string_view wanted = textOf(arguments[1]);
  if (wanted.size() > kLongest) return sqlite3_result_error(call, "instr looks for texts of up to 200 bytes", -1);
  const std::size_t at = text.find(wanted);
  if (at == std::string_view::npos) return sqlite3_result_int(call, 0);
  const auto isFirst = [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; };
  const std::string_view before = text.substr(0, at);
  sqlite3_result_int64(call, 1 + std::count_if(before.begin(), before.end(), isFirst));
}

void refuseCharacters(sqlite3_context* call, int, sqlite3_value**) {
  sqlite3_result_error(call, "trim, ltrim and rtrim take one text here, and remove spaces", -1);
}

void add(sqlite3* db, const char* name, int count, Function function, void* context) {
  sqlite3_create_function_v2(db, name, count, SQLITE_UTF8 | SQLITE_DETERMINISTIC | SQLITE_DIRECTONLY, context, function,
                             nullptr, nullptr, nullptr);
}

}  // namespace

std::string_view textOf(sqlite3_value* value) {
  const auto* text = reinterpret_cast<const char*>(sqlite3_value_text(value));
  return text ? std::string_view(text, static_cast<std::size_t>(sqlite3_value_bytes(value))) : std::string_view();
}

// The number 1809 is the key of a hex far away. A result for it would hide the missing quotes.
std::optional<hex::HexKey> QueryContext::hexOf(sqlite3_value* value) const {
  if (!hasMap_) return std::nullopt;
  if (sqlite3_value_type(value) == SQLITE_INTEGER) {
    const std::int64_t key = sqlite3_value_int64(value);
    if (!hex::HexKey::isValid(key) || !layout_.contains(hex::HexKey{key})) return std::nullopt;
    return hex::HexKey{key};
  }
  if (sqlite3_value_type(value) == SQLITE_TEXT) return layout_.parse(textOf(value));
  return std::nullopt;
}

void addQueryFunctions(sqlite3* db, QueryContext& context) {
  for (const Entry& entry : kFunctions) add(db, entry.name, entry.count, entry.function, &context);
  add(db, "instr", 2, instr, nullptr);
  for (const char* name : {"trim", "ltrim", "rtrim"}) add(db, name, 2, refuseCharacters, nullptr);
}

Phrase QueryFunction::summary() const {
  return kind == Kind::Plain ? Phrase() : Phrase::of("queries." + std::string(name));
}

std::span<const QueryFunction> queryFunctions() {
  static const std::vector<QueryFunction> all = [] {
    std::vector<QueryFunction> functions;
    for (const Entry& entry : kFunctions) {
      functions.push_back({QueryFunction::Kind::Value, entry.name, entry.arguments, {}});
    }
    functions.insert(functions.end(), kRows.begin(), kRows.end());
    for (const char* name : kPlain) functions.push_back({QueryFunction::Kind::Plain, name, "…", {}});
    return functions;
  }();
  return all;
}

std::span<const QueryTable> queryTables() {
  static const std::vector<QueryTable> all = [] {
    std::vector<QueryTable> tables;
    model::forEachTable([&]<class Row>(model::RowType<Row>) {
      QueryTable& table = tables.emplace_back();
      table.name = Row::kTable;
      for (const model::FieldInfo& field : model::rowInfo<Row>().fields) table.columns.push_back(field.name);
      if constexpr (std::is_same_v<Row, model::Face>) {
        table.columns.insert(table.columns.end(), model::kCommonFigures.begin(), model::kCommonFigures.end());
      }
    });
    return tables;
  }();
  return all;
}

}  // namespace redoubt::query
