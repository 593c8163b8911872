#include "core/exchange/json/subjects.h"

#include <vector>

#include "core/base/text.h"
#include "core/exchange/json/hex_text.h"

namespace redoubt::exchange {
namespace {

std::vector<const Column*> keyColumns(std::size_t table) {
  std::vector<const Column*> columns;
  for (const Column& column : tables()[table].columns) {
    if (column.isKey) columns.push_back(&column);
  }
  return columns;
}

// At most `count` parts; the last has the rest.
std::vector<std::string> split(std::string_view text, std::string_view between, std::size_t count) {
  std::vector<std::string> parts;
  while (parts.size() + 1 < count) {
    const std::size_t at = text.find(between);
    if (at == std::string_view::npos) break;
    parts.emplace_back(text.substr(0, at));
    text.remove_prefix(at + between.size());
  }
  parts.emplace_back(text);
  return parts;
}

std::optional<std::string> nameOf(const Names& names, const hex::Layout& layout, const Column& column,
                                  const std::string& part) {
  const bool isNumber = column.type == ColumnType::Id || column.type == ColumnType::Reference ||
                        column.type == ColumnType::Hex || column.type == ColumnType::Side;
  if (!isNumber) return part;
  const auto number = toInteger(part);
  if (!number) return std::nullopt;
  if (column.type == ColumnType::Hex) return hexText(layout, hex::HexKey{*number});
  if (column.type == ColumnType::Side) return sideText(layout, hex::HexsideKey{*number});
  return names.nameOf(column.target, *number);
}

std::optional<std::string> partOf(const Names& names, const hex::Layout& layout, const Column& column,
                                  const std::string& name) {
  switch (column.type) {
    case ColumnType::Hex: {
      const auto key = hexFromText(layout, name);
      return key ? std::optional(std::to_string(key->value)) : std::nullopt;
    }
    case ColumnType::Side: {
      const auto named = sideFromText(layout, name);
      return named ? std::optional(std::to_string(named->side.value)) : std::nullopt;
    }
    case ColumnType::Id:
    case ColumnType::Reference: {
      const auto ids = names.called(column.target, name);
      return ids.size() == 1 ? std::optional(std::to_string(ids.front())) : std::nullopt;
    }
    default: return name;
  }
}

}  // namespace

std::optional<std::string> subjectKey(const Names& names, const hex::Layout& layout, std::size_t table,
                                      const std::string& text) {
  const auto columns = keyColumns(table);
  const auto parts = split(text, kBetweenNames, columns.size());
  if (parts.size() != columns.size()) return std::nullopt;
  std::vector<std::string> key;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    const auto part = partOf(names, layout, *columns[i], parts[i]);
    if (!part) return std::nullopt;
    key.push_back(*part);
  }
  return join(key, "/");
}

std::optional<std::string> subjectText(const Names& names, const hex::Layout& layout, std::size_t table,
                                       const std::string& key) {
  const auto columns = keyColumns(table);
  const auto parts = split(key, "/", columns.size());
  if (parts.size() != columns.size()) return std::nullopt;
  std::vector<std::string> spoken;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    const auto name = nameOf(names, layout, *columns[i], parts[i]);
    if (!name) return std::nullopt;
    spoken.push_back(*name);
  }
  std::string text = join(spoken, kBetweenNames);
  if (text.starts_with('<') || subjectKey(names, layout, table, text) != key) return std::nullopt;
  return text;
}

}  // namespace redoubt::exchange
