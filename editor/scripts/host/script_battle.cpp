#include "editor/scripts/host/script_battle.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>

#include "core/base/error.h"
#include "core/base/text.h"
#include "core/exchange/json/hex_text.h"
#include "core/model/origins.h"
#include "core/model/removal.h"

namespace redoubt::scripts {

using model::ColumnKind;
using model::FieldInfo;
using model::TableInfo;

namespace {

[[noreturn]] void failScript(const char* key, std::vector<Phrase::Argument> arguments) {
  throw Error(ErrorCode::BadInput, Phrase::of(key, std::move(arguments)));
}

std::string shown(const ScriptValue& value) {
  if (const auto* text = std::get_if<std::string>(&value)) return '\x22' + *text + '\x22';
  if (const auto* number = std::get_if<double>(&value)) return fmt::format("{}", *number);
  if (const auto* truth = std::get_if<bool>(&value)) return *truth ? "true" : "false";
  return std::holds_alternative<RowNumber>(value) ? "[row]" : "null";
}

[[noreturn]] void failValue(const TableInfo& table, const FieldInfo& field, const ScriptValue& value) {
  failScript("errors.script.value", {{"table", table.name()}, {"column", field.name}, {"value", shown(value)}});
}

// As the file holds it: without blanks, members in their order.
std::string laid(const TableInfo& table, const FieldInfo& field, const std::string& json) {
  const auto parsed = nlohmann::ordered_json::parse(json, nullptr, false);
  if (parsed.is_discarded()) failValue(table, field, json);
  return parsed.dump();
}

bool areEqual(const model::Value& a, const model::Value& b) {
  const auto* whole = std::get_if<std::int64_t>(&a);
  const auto* real = std::get_if<double>(&b);
  return whole && real ? static_cast<double>(*whole) == *real : a == b;
}

}  // namespace

std::size_t tableCalled(std::string_view name) {
  const auto tables = model::allTables();
  const auto found =
      std::find_if(tables.begin(), tables.end(), [&](const TableInfo& each) { return each.name() == name; });
  if (found == tables.end()) throw Error(ErrorCode::NotFound, Phrase::of("errors.library.table"), std::string(name));
  return static_cast<std::size_t>(found - tables.begin());
}

void ScriptBattle::noteVerb() {
  ++generation_;
}

RowNumber ScriptBattle::numbered(std::size_t table, std::string key) {
  const auto [entry, isNew] = numbers_[table].try_emplace(std::move(key), static_cast<int>(known_.size()));
  if (isNew) known_.push_back({table, entry->first});
  return {entry->second};
}

RowNumber ScriptBattle::numberOf(std::size_t table, const void* row) {
  return numbered(table, model::allTables()[table].keyText(row));
}

const void* ScriptBattle::find(RowNumber row) const {
  const Known& known = known_.at(static_cast<std::size_t>(row.value));
  return model::allTables()[known.table].findByKey(draft_.now(), known.key);
}

bool ScriptBattle::isThere(RowNumber row) const {
  return find(row) != nullptr;
}

hex::HexKey ScriptBattle::hexNamed(std::string_view number) const {
  const auto hex = exchange::hexFromText(draft_.layout(), number);
  if (!hex) throw Error(ErrorCode::NotFound, Phrase::of("errors.library.hex"), std::string(number));
  return *hex;
}

// What a column that holds ids means by a value: a row, or the slug of one.
std::int64_t ScriptBattle::idOf(const FieldInfo& field, const ScriptValue& value) {
  const std::size_t table = tableCalled(field.refersTo);
  const TableInfo& info = model::allTables()[table];
  int number = -1;
  if (const auto* row = std::get_if<RowNumber>(&value)) {
    if (tableOf(*row) == table && isThere(*row)) number = row->value;
  } else if (const auto* name = std::get_if<std::string>(&value)) {
    const std::vector<int> rows = named(table, *name);
    if (rows.size() == 1) number = rows.front();
  }
  if (number < 0) {
    failScript("errors.script.reference", {{"column", field.name}, {"table", field.refersTo}, {"value", shown(value)}});
  }
  return std::get<std::int64_t>(model::valueOf(find({number}), info.fields()[0]));
}

model::Value ScriptBattle::stored(const TableInfo& table, const FieldInfo& field, const ScriptValue& value) {
  if (std::holds_alternative<std::monostate>(value)) {
    if (!field.isOptional) failValue(table, field, value);
    return {};
  }
  if (field.kind == ColumnKind::Id && !field.refersTo.empty()) return idOf(field, value);
  if (const auto* truth = std::get_if<bool>(&value)) {
    if (field.kind == ColumnKind::Json) return std::string(*truth ? "true" : "false");
    if (field.kind != ColumnKind::Truth) failValue(table, field, value);
    return std::int64_t{*truth};
  }
  if (const auto* number = std::get_if<double>(&value)) {
    if (field.kind == ColumnKind::Real) return *number;
    const bool isWhole = std::floor(*number) == *number && std::abs(*number) < 9'007'199'254'740'992.0;
    if (!isWhole || (field.kind != ColumnKind::Integer && field.kind != ColumnKind::Id)) failValue(table, field, value);
    return static_cast<std::int64_t>(*number);
  }
  const auto* text = std::get_if<std::string>(&value);
  if (!text) failValue(table, field, value);
  switch (field.kind) {
    case ColumnKind::Hex: return hexNamed(*text).value;
    case ColumnKind::Hexside: {
      const auto side = exchange::sideFromText(draft_.layout(), *text);
      if (!side) failValue(table, field, value);
      return side->side.value;
    }
    case ColumnKind::Json: return laid(table, field, *text);
    case ColumnKind::Text:
    case ColumnKind::Word:
    case ColumnKind::Facing: return *text;
    default: failValue(table, field, value);
  }
}

ScriptValue ScriptBattle::seen(const void* row, const FieldInfo& field) {
  const model::Value value = model::valueOf(row, field);
  if (const auto* text = std::get_if<std::string>(&value)) return *text;
  if (const auto* real = std::get_if<double>(&value)) return *real;
  const auto* whole = std::get_if<std::int64_t>(&value);
  if (!whole) return {};
  switch (field.kind) {
    case ColumnKind::Truth: return *whole != 0;
    case ColumnKind::Hex: return exchange::hexText(draft_.layout(), hex::HexKey{*whole});
    case ColumnKind::Hexside: return exchange::sideText(draft_.layout(), hex::HexsideKey{*whole});
    case ColumnKind::Id: {
      if (field.refersTo.empty()) return static_cast<double>(*whole);
      const RowNumber named = numbered(tableCalled(field.refersTo), std::to_string(*whole));
      if (!isThere(named)) return {};
      return named;
    }
    default: return static_cast<double>(*whole);
  }
}

ScriptValue ScriptBattle::value(RowNumber row, std::size_t column) {
  const void* found = find(row);
  const TableInfo& table = model::allTables()[tableOf(row)];
  if (!found) failScript("errors.script.gone", {{"table", table.name()}, {"row", keyOf(row)}});
  return seen(found, table.fields()[column]);
}

void ScriptBattle::set(RowNumber number, std::size_t column, const ScriptValue& value) {
  const TableInfo& table = model::allTables()[tableOf(number)];
  const FieldInfo& field = table.fields()[column];
  const void* found = find(number);
  if (!found) failScript("errors.script.gone", {{"table", table.name()}, {"row", keyOf(number)}});
  if (field.isKey) failScript("errors.script.key", {{"table", table.name()}, {"column", field.name}});
  model::AnyRow row(table, found);
  const model::Value wanted = stored(table, field, value);
  if (areEqual(row.value(column), wanted)) return;
  if (!row.set(column, wanted)) failValue(table, field, value);
  if (model::hasOrigin(draft_.now(), table.name(), row.key())) {
    const model::Provenance origin = model::setByHand(draft_.now(), table.name(), row.key(), field.name);
    draft_.put(model::AnyRow(model::tableInfo<model::Provenance>(), &origin));
  }
  draft_.put(row);
  ++generation_;
}

RowNumber ScriptBattle::add(std::size_t index, const ScriptValues& values) {
  const TableInfo& table = model::allTables()[index];
  model::AnyRow row(table);
  std::vector<bool> given(table.fields().size(), false);
  for (const auto& [column, value] : values) {
    const FieldInfo& field = table.fields()[column];
    if (!row.set(column, stored(table, field, value))) failValue(table, field, value);
    given[column] = true;
  }
  for (std::size_t column = 0; column < given.size(); ++column) {
    const FieldInfo& field = table.fields()[column];
    const bool isOwnId = field.isKey && table.hasIds();
    const bool isNeeded = (field.isKey && !isOwnId) || (!field.refersTo.empty() && !field.isOptional);
    if (!given[column] && isNeeded) {
      failScript("errors.script.lacking", {{"table", table.name()}, {"column", field.name}});
    }
    if (!given[column] && field.nature == model::Nature::Ordinal) {
      std::int64_t last = -1;
      table.forEach(draft_.now(), [&](const void* each) {
        last = std::max(last, std::get<std::int64_t>(model::valueOf(each, field)));
      });
      row.set(column, last + 1);
    }
  }
  if (model::rowOf(draft_.now(), table, row.key())) {
    failScript("errors.script.twice", {{"table", table.name()}, {"row", row.key()}});
  }
  draft_.put(row);
  ++generation_;
  return numbered(index, row.key());
}

int ScriptBattle::remove(const std::vector<int>& rows) {
  std::vector<model::AnyRow> going;
  for (const int number : rows) {
    if (const void* row = find({number})) going.emplace_back(model::allTables()[tableOf({number})], row);
  }
  const model::Removal removal = model::removalOf(draft_.now(), going, draft_.title());
  draft_.takeEverywhere(removal.edit);
  ++generation_;
  int count = 0;
  for (const model::Removal::Gone& each : removal.gone) count += each.rows;
  return count;
}

const ScriptBattle::Index& ScriptBattle::indexOf(std::size_t table, std::size_t column) {
  Index& index = indices_[{table, column}];
  if (index.generation == generation_) return index;
  const TableInfo& info = model::allTables()[table];
  index.keys.clear();
  info.forEach(draft_.now(), [&](const void* row) {
    const model::Value value = model::valueOf(row, info.fields()[column]);
    if (const auto* id = std::get_if<std::int64_t>(&value)) index.keys.emplace(*id, info.keyText(row));
  });
  index.generation = generation_;
  return index;
}

std::vector<int> ScriptBattle::rows(std::size_t table, const ScriptValues& with) {
  const TableInfo& info = model::allTables()[table];
  std::vector<std::pair<std::size_t, model::Value>> wanted;
  for (const auto& [column, value] : with) {
    const bool isNull = std::holds_alternative<std::monostate>(value);
    wanted.emplace_back(column, isNull ? model::Value{} : stored(info, info.fields()[column], value));
  }
  const auto fits = [&](const void* row) {
    return std::all_of(wanted.begin(), wanted.end(), [&](const auto& each) {
      return areEqual(model::valueOf(row, info.fields()[each.first]), each.second);
    });
  };
  std::vector<int> found;
  const auto byId = std::find_if(wanted.begin(), wanted.end(), [&](const auto& each) {
    return info.fields()[each.first].kind == ColumnKind::Id && std::holds_alternative<std::int64_t>(each.second);
  });
  if (byId == wanted.end()) {
    info.forEach(draft_.now(), [&](const void* row) {
      if (fits(row)) found.push_back(numberOf(table, row).value);
    });
    return found;
  }
  const auto [from, to] = indexOf(table, byId->first).keys.equal_range(std::get<std::int64_t>(byId->second));
  for (auto each = from; each != to; ++each) {
    const void* row = info.findByKey(draft_.now(), each->second);
    if (row && fits(row)) found.push_back(numbered(table, each->second).value);
  }
  std::sort(found.begin(), found.end(), [&](int a, int b) {
    // In the order of keys, ids by number.
    const std::string& left = keyOf({a});
    const std::string& right = keyOf({b});
    return info.hasIds() && left.size() != right.size() ? left.size() < right.size() : left < right;
  });
  return found;
}

std::vector<int> ScriptBattle::named(std::size_t table, std::string_view name) {
  const TableInfo& info = model::allTables()[table];
  if (const auto slug = info.column("slug")) return rows(table, {{*slug, std::string(name)}});
  const FieldInfo& first = info.fields()[0];
  if (first.isKey && (first.kind == ColumnKind::Hex || first.kind == ColumnKind::Hexside)) {
    return rows(table, {{0, std::string(name)}});
  }
  const void* row = info.findByKey(draft_.now(), name);
  return row ? std::vector{numberOf(table, row).value} : std::vector<int>{};
}

}  // namespace redoubt::scripts
