#include "core/exchange/json/names.h"

#include <algorithm>

#include "core/base/text.h"
#include "core/exchange/json/hex_text.h"

namespace redoubt::exchange {

Names::Names(const hex::Layout& layout) : layout_(layout), known_(tables().size()) {}

std::string Names::partText(const Record& record, const KeyPart& part) const {
  for (const std::size_t column : part) {
    if (record.isNull(column)) continue;
    const Column& info = tables()[record.table].columns[column];
    std::string text;
    switch (info.type) {
      case ColumnType::Reference: text = keyOf(info.target, record.integer(column)); break;
      case ColumnType::Hex: text = hexText(layout_, hex::HexKey{record.integer(column)}); break;
      case ColumnType::Integer: text = std::to_string(record.integer(column)); break;
      default: text = record.text(column); break;
    }
    if (!text.empty()) return text;
  }
  return {};
}

std::string Names::naturalKey(const Record& record, int place) const {
  const Table& table = tables()[record.table];
  if (table.slug && record.text(*table.slug).empty()) return {};
  if (table.natural.empty()) return std::string(table.name);
  std::vector<std::string> parts;
  for (const KeyPart& part : table.natural) parts.push_back(partText(record, part));
  if (table.countsEquals) parts.push_back(std::to_string(place));
  return join(parts, "/");
}

std::vector<std::string> Names::textsOf(const Record& record, const std::string& naturalKey) const {
  const Table& table = tables()[record.table];
  std::vector<std::string> texts;
  if (record.table == tableOf<model::Paragraph>()) {
    const std::string number = keyOf(table.columns[1].target, record.integer(1)) + " " + record.text(2);
    if (record.integer(3) == 1) texts.push_back(number);
    texts.push_back(number + "#" + std::to_string(record.integer(3)));
    return texts;
  }
  if (table.slug && !record.text(*table.slug).empty()) texts.push_back(record.text(*table.slug));
  if (!naturalKey.empty() && (texts.empty() || texts[0] != naturalKey)) texts.push_back(naturalKey);
  return texts;
}

void Names::add(const Record& record, const std::string& naturalKey) {
  Known& known = known_[record.table];
  Entry entry{naturalKey, textsOf(record, naturalKey)};
  for (const std::string& text : entry.texts) {
    auto& ids = known.byText[text];
    if (std::find(ids.begin(), ids.end(), record.id()) == ids.end()) ids.push_back(record.id());
  }
  known.rows.emplace(record.id(), std::move(entry));
}

std::vector<std::int64_t> Names::called(std::size_t table, std::string_view text) const {
  const auto found = known_[table].byText.find(std::string(text));
  return found == known_[table].byText.end() ? std::vector<std::int64_t>() : found->second;
}

bool Names::contains(std::size_t table, std::int64_t id) const {
  return known_[table].rows.contains(id);
}

std::optional<std::string> Names::nameOf(std::size_t table, std::int64_t id) const {
  const auto found = known_[table].rows.find(id);
  if (found == known_[table].rows.end()) return std::nullopt;
  for (const std::string& text : found->second.texts) {
    if (called(table, text).size() == 1) return text;
  }
  return std::nullopt;
}

std::vector<std::string> Names::all(std::size_t table) const {
  constexpr std::size_t kEnough = 2000;
  std::vector<std::string> names;
  for (const auto& [id, entry] : known_[table].rows) {
    if (names.size() == kEnough) break;
    if (!entry.texts.empty() && entry.texts[0].size() < 100) names.push_back(entry.texts[0]);
  }
  return names;
}

const std::string& Names::keyOf(std::size_t table, std::int64_t id) const {
  static const std::string none;
  const auto found = known_[table].rows.find(id);
  return found == known_[table].rows.end() ? none : found->second.naturalKey;
}

}  // namespace redoubt::exchange
