#include "editor/scripts/script_edit.h"

#include <utility>

#include "core/base/error.h"
#include "core/model/any_table.h"

namespace redoubt::scripts {

using nlohmann::json;

namespace {

json valuesOf(const model::TableInfo& table, const void* row) {
  json values = json::array();
  for (const model::FieldInfo& field : table.fields()) {
    const model::Value value = model::valueOf(row, field);
    if (const auto* whole = std::get_if<std::int64_t>(&value)) {
      values.push_back(*whole);
    } else if (const auto* real = std::get_if<double>(&value)) {
      values.push_back(*real);
    } else if (const auto* text = std::get_if<std::string>(&value)) {
      values.push_back(*text);
    } else {
      values.push_back(nullptr);
    }
  }
  return values;
}

[[noreturn]] void failRow(std::string_view table) {
  throw Error(ErrorCode::Internal, Phrase::of("errors.script.answer"), std::string(table));
}

model::Value storedValue(const json& value, model::ColumnKind kind, std::string_view table) {
  if (value.is_null()) return {};
  if (value.is_string()) return value.get<std::string>();
  if (!value.is_number()) failRow(table);
  if (kind == model::ColumnKind::Real) return value.get<double>();
  if (!value.is_number_integer()) failRow(table);
  return value.get<std::int64_t>();
}

model::AnyRow rowFrom(const model::TableInfo& table, const json& values) {
  if (!values.is_array() || values.size() != table.fields().size()) failRow(table.name());
  model::AnyRow row(table);
  for (std::size_t column = 0; column < values.size(); ++column) {
    if (!row.set(column, storedValue(values[column], table.fields()[column].kind, table.name()))) failRow(table.name());
  }
  return row;
}

}  // namespace

json changesJson(const model::Battle& before, const model::Battle& after) {
  json put = json::object();
  json erase = json::object();
  for (const model::TableInfo& table : model::allTables()) {
    model::forEachDifference(table, before, after, [&](const void* was, const void* is) {
      json& rows = (is ? put : erase)[std::string(table.name())];
      rows.push_back(valuesOf(table, is ? is : was));
    });
  }
  return {{"put", std::move(put)}, {"erase", std::move(erase)}};
}

model::Edit editFrom(const json& changes, std::string title) {
  model::Edit edit(std::move(title));
  for (const model::TableInfo& table : model::allTables()) {
    const std::string name(table.name());
    for (const char* part : {"put", "erase"}) {
      const auto tables = changes.find(part);
      if (tables == changes.end() || !tables->contains(name)) continue;
      for (const json& values : (*tables)[name]) {
        const model::AnyRow row = rowFrom(table, values);
        std::string_view(part) == "put" ? row.putInto(edit) : table.erase(edit, row.data());
      }
    }
  }
  return edit;
}

}  // namespace redoubt::scripts
