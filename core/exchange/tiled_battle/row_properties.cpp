#include "core/exchange/tiled_battle/row_properties.h"

#include <charconv>
#include <cmath>
#include <cstdint>
#include <limits>

#include "core/base/text.h"
#include "core/exchange/json/hex_text.h"

namespace redoubt::exchange::tiled {
namespace {

using model::ColumnKind;

const std::string& textIn(const model::Value& value) {
  static const std::string kNone;
  const auto* text = std::get_if<std::string>(&value);
  return text ? *text : kNone;
}

Property::Value wholeNumber(std::int64_t number) {
  const bool isShort =
      number >= std::numeric_limits<std::int32_t>::min() && number <= std::numeric_limits<std::int32_t>::max();
  return isShort ? Property::Value(number) : Property::Value(std::to_string(number));
}

bool isReference(const model::FieldInfo& field) {
  return !field.refersTo.empty() && !(field.isKey && field.name == "id");
}

Property::Value written(const model::FieldInfo& field, const model::Value& value, const RowWords& words) {
  if (const double* number = std::get_if<double>(&value)) return *number;
  const auto* number = std::get_if<std::int64_t>(&value);
  if (!number) return textIn(value);
  if (isReference(field)) return words.slugs.nameOf(field.refersTo, *number);
  switch (field.kind) {
    case ColumnKind::Truth: return *number != 0;
    case ColumnKind::Id: return std::to_string(*number);
    case ColumnKind::Hex: return hexText(words.layout, hex::HexKey{*number});
    case ColumnKind::Hexside: return sideText(words.layout, hex::HexsideKey{*number});
    default: return wholeNumber(*number);
  }
}

std::optional<model::Value> realFrom(const std::string& text) {
  double number = 0;
  const auto [end, failure] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (failure != std::errc() || end != text.data() + text.size() || !std::isfinite(number)) return std::nullopt;
  return number;
}

std::optional<model::Value> wholeFrom(const std::string& text) {
  if (const auto number = toInteger(text)) return *number;
  return std::nullopt;
}

std::optional<model::Value> truthFrom(const std::string& text) {
  if (text == "true" || text == "1") return std::int64_t{1};
  if (text == "false" || text == "0") return std::int64_t{0};
  return std::nullopt;
}

std::optional<model::Value> valueFrom(const model::FieldInfo& field, const std::string& text, const RowWords& words) {
  if (isReference(field)) {
    if (text.empty() && field.isOptional) return model::Value();
    if (const auto id = words.slugs.idOf(field.refersTo, text)) return *id;
    return std::nullopt;
  }
  switch (field.kind) {
    case ColumnKind::Integer:
    case ColumnKind::Id: return wholeFrom(text);
    case ColumnKind::Real: return realFrom(text);
    case ColumnKind::Truth: return truthFrom(text);
    case ColumnKind::Hex:
      if (const auto hex = hexFromText(words.layout, text)) return hex->value;
      return std::nullopt;
    case ColumnKind::Hexside:
      if (const auto side = sideFromText(words.layout, text)) return side->side.value;
      return std::nullopt;
    default: return text;
  }
}

}  // namespace

Slugs::Slugs(const model::Battle& battle) {
  for (const model::TableInfo& table : model::allTables()) {
    const auto slug = table.column("slug");
    if (!slug || !table.hasIds()) continue;
    table.forEach(battle, [&](const void* row) {
      const model::Value id = model::valueOf(row, table.fields()[0]);
      add(table.name(), textIn(model::valueOf(row, table.fields()[*slug])), std::get<std::int64_t>(id));
    });
  }
}

void Slugs::add(std::string_view table, const std::string& slug, std::int64_t id) {
  if (slug.empty() || slug.front() == '#') return;
  Named& named = tables_[std::string(table)];
  if (named.byId.emplace(id, slug).second) named.bySlug[slug].push_back(id);
}

std::string Slugs::nameOf(std::string_view table, std::int64_t id) const {
  const auto named = tables_.find(table);
  if (named != tables_.end()) {
    const auto slug = named->second.byId.find(id);
    if (slug != named->second.byId.end() && named->second.bySlug.at(slug->second).size() == 1) return slug->second;
  }
  return "#" + std::to_string(id);
}

std::optional<std::int64_t> Slugs::idOf(std::string_view table, const std::string& name) const {
  if (name.starts_with('#')) return toInteger(name.substr(1));
  const auto named = tables_.find(table);
  if (named == tables_.end()) return std::nullopt;
  const auto rows = named->second.bySlug.find(name);
  if (rows == named->second.bySlug.end() || rows->second.size() != 1) return std::nullopt;
  return rows->second.front();
}

Properties toProperties(const model::TableInfo& table, const void* row, const RowWords& words) {
  const model::AnyRow standard(table);
  Properties properties;
  for (std::size_t i = 0; i < table.fields().size(); ++i) {
    const model::FieldInfo& field = table.fields()[i];
    const model::Value value = model::valueOf(row, field);
    if (!field.isKey && value == standard.value(i)) continue;
    if (std::holds_alternative<std::monostate>(value)) continue;
    properties.push_back({std::string(field.name), {}, written(field, value, words)});
  }
  return properties;
}

std::optional<std::string> plainText(const Property& property) {
  return std::visit(
      []<class T>(const T& value) -> std::optional<std::string> {
        if constexpr (std::is_same_v<T, std::string>) return value;
        if constexpr (std::is_same_v<T, std::int64_t>) return std::to_string(value);
        if constexpr (std::is_same_v<T, double>) return numberText(value);
        if constexpr (std::is_same_v<T, bool>) return value ? "true" : "false";
        if constexpr (std::is_same_v<T, Colour>) return value.text;
        if constexpr (std::is_same_v<T, FilePath>) return value.path;
        if constexpr (std::is_same_v<T, ObjectId>) return std::to_string(value.value);
        return std::nullopt;
      },
      property.value);
}

std::optional<std::string> plainText(const Properties& properties, std::string_view name) {
  const Property* property = find(properties, name);
  return property ? plainText(*property) : std::nullopt;
}

std::vector<std::string> setColumns(model::AnyRow& row, const Properties& properties, const RowWords& words) {
  std::vector<std::string> wrong;
  for (const Property& property : properties) {
    const auto column = row.table().column(property.name);
    if (!column) continue;
    const auto text = plainText(property);
    const auto value = text ? valueFrom(row.table().fields()[*column], *text, words) : std::nullopt;
    if (!value || !row.set(*column, *value)) wrong.push_back(property.name);
  }
  return wrong;
}

}  // namespace redoubt::exchange::tiled
