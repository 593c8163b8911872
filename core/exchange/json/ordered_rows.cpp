#include "core/exchange/json/ordered_rows.h"

#include <algorithm>
#include <compare>

#include "core/base/ids.h"

namespace redoubt::exchange {
namespace {

bool isDigit(char c) {
  return c >= '0' && c <= '9';
}

// Texts as people order them: "8.9" before "8.10".
std::strong_ordering compareNaturally(std::string_view a, std::string_view b) {
  std::size_t i = 0;
  std::size_t j = 0;
  const auto runOf = [](std::string_view text, std::size_t& at) {
    while (at < text.size() && text[at] == '0') ++at;
    const std::size_t from = at;
    while (at < text.size() && isDigit(text[at])) ++at;
    return text.substr(from, at - from);
  };
  while (i < a.size() && j < b.size()) {
    if (isDigit(a[i]) && isDigit(b[j])) {
      const std::string_view one = runOf(a, i);
      const std::string_view other = runOf(b, j);
      if (one.size() != other.size()) return one.size() <=> other.size();
      if (const auto order = one <=> other; order != 0) return order;
    } else {
      const auto order = static_cast<unsigned char>(a[i++]) <=> static_cast<unsigned char>(b[j++]);
      if (order != 0) return order;
    }
  }
  if (const auto order = (a.size() - i) <=> (b.size() - j); order != 0) return order;
  return a <=> b;  // they differ in leading zeros at most
}

}  // namespace

OrderedRows::OrderedRows(const model::Battle& battle)
    : layout_(model::layoutOf(battle)),
      names_(layout_),
      rows_(tables().size()),
      positions_(tables().size()),
      keyCounts_(tables().size()) {
  std::size_t table = 0;
  model::forEachTable([&]<class R>(model::RowType<R>) {
    auto& rows = rows_[table];
    if (!tables()[table++].isBulk && !std::is_same_v<R, model::Provenance>) {
      for (const R& row : battle.all<R>()) rows.push_back({toRecord(row), {}, 1});
    }
  });
  for (table = 0; table < tables().size(); ++table) {
    nameRows(table);
    sortRows(table);
  }
}

std::size_t OrderedRows::positionOf(std::size_t table, std::int64_t id) const {
  const auto found = positions_[table].find(id);
  return found == positions_[table].end() ? rows_[table].size() : found->second;
}

void OrderedRows::nameRows(std::size_t table) {
  if (!tables()[table].hasId) return;
  if (tables()[table].countsEquals) placeEquals(table);
  for (Row& row : rows_[table]) {
    row.naturalKey = names_.naturalKey(row.record, row.place);
    ++keyCounts_[table][row.naturalKey];
    names_.add(row.record, row.naturalKey);
  }
}

// Equals that have the id of their place keep it; the others follow and write theirs.
void OrderedRows::placeEquals(std::size_t table) {
  std::unordered_map<std::string, std::vector<Row*>> equals;
  for (Row& row : rows_[table]) equals[names_.naturalKey(row.record, 0)].push_back(&row);
  for (auto& [key, group] : equals) {
    for (std::size_t done = 0; done < group.size(); ++done) {
      const int place = static_cast<int>(done) + 1;
      const std::int64_t id = hashedId(tables()[table].name, names_.naturalKey(group[done]->record, place));
      const auto from = group.begin() + static_cast<std::ptrdiff_t>(done);
      const auto match = std::find_if(from, group.end(), [&](const Row* row) { return row->record.id() == id; });
      if (match != group.end()) std::iter_swap(from, match);
      (*from)->place = place;
    }
  }
}

bool OrderedRows::needsId(const Row& row) const {
  if (row.naturalKey.empty() || keyCounts_[row.record.table].at(row.naturalKey) > 1) return true;
  return row.record.id() != hashedId(tables()[row.record.table].name, row.naturalKey);
}

// By parents as they are ordered themselves, by ordinal and turn, by the words of kinds in their own order, by name.
bool OrderedRows::comesBefore(const Row& a, const Row& b) const {
  const Table& table = tables()[a.record.table];
  for (std::size_t i = 0; i < table.columns.size(); ++i) {
    const Column& column = table.columns[i];
    if (column.type == ColumnType::Reference && !column.isOptional) {
      const std::size_t one = positionOf(column.target, a.record.integer(i));
      const std::size_t other = positionOf(column.target, b.record.integer(i));
      if (one != other) return one < other;
    }
    if (column.name == "ordinal" || column.name == "first_turn") {
      if (a.record.integer(i) != b.record.integer(i)) return a.record.integer(i) < b.record.integer(i);
    }
  }
  for (std::size_t i = 0; i < table.columns.size(); ++i) {
    const auto& words = table.columns[i].words;
    const auto one = std::find(words.begin(), words.end(), a.record.text(i));
    const auto other = std::find(words.begin(), words.end(), b.record.text(i));
    if (one != other) return one < other;
  }
  if (const auto order = compareNaturally(a.naturalKey, b.naturalKey); order != 0) return order < 0;
  return compareNaturally(keyText(a.record), keyText(b.record)) < 0;
}

void OrderedRows::sortRows(std::size_t table) {
  auto& rows = rows_[table];
  std::stable_sort(rows.begin(), rows.end(), [&](const Row& a, const Row& b) { return comesBefore(a, b); });
  if (!tables()[table].hasId) return;
  for (std::size_t i = 0; i < rows.size(); ++i) positions_[table].emplace(rows[i].record.id(), i);
}

}  // namespace redoubt::exchange
