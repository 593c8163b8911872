#include "core/exchange/json/exporter.h"

#include <algorithm>
#include <compare>

#include "core/base/base64.h"
#include "core/base/ids.h"
#include "core/exchange/json/format.h"

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

Exporter::Exporter(const model::Battle& battle)
    : battle_(battle),
      layout_(model::layoutOf(battle)),
      names_(layout_),
      rows_(tables().size()),
      positions_(tables().size()),
      keyCounts_(tables().size()),
      children_(tables().size()),
      roots_(tables().size()) {}

Json Exporter::run() {
  takeRows();
  for (std::size_t table = 0; table < tables().size(); ++table) {
    nameRows(table);
    sortRows(table);
    hangRows(table);
  }
  Json json = Json::object();
  json["format"] = kFormatName;
  json["version"] = kFormatVersion;
  for (std::size_t table = 0; table < tables().size(); ++table) {
    if (table == tableOf<model::Provenance>()) continue;
    Json list = tables()[table].isBulk ? groupsJson(table) : Json::array();
    for (const std::size_t index : roots_[table]) list.push_back(rowJson({table, index}, {}));
    if (!list.empty()) json[std::string(tables()[table].name)] = std::move(list);
  }
  if (Json left = provenanceLeft(); !left.empty()) json[std::string(kProvenance)] = std::move(left);
  if (Json pictures = picturesJson(); !pictures.empty()) json[std::string(kPicture)] = std::move(pictures);
  return json;
}

Json Exporter::picturesJson() const {
  Json list = Json::array();
  const model::Pictures named = battle_.pictures().only(model::namedPictures(battle_));
  for (const auto& [name, bytes] : named.files()) {
    Json picture = Json::object();
    picture["name"] = name;
    picture["data"] = toBase64(*bytes);
    list.push_back(std::move(picture));
  }
  return list;
}

void Exporter::takeRows() {
  std::size_t table = 0;
  model::forEachTable([&]<class R>(model::RowType<R>) {
    auto& rows = rows_[table];
    if (!tables()[table++].isBulk && !std::is_same_v<R, model::Provenance>) {
      for (const R& row : battle_.all<R>()) rows.push_back({toRecord(row), {}, 1});
    }
  });
  for (const model::Provenance& row : battle_.all<model::Provenance>()) {
    provenance_[{row.subjectTable, row.subject}].push_back(&row);
  }
}

void Exporter::nameRows(std::size_t table) {
  if (!tables()[table].hasId) return;
  if (tables()[table].countsEquals) placeEquals(table);
  for (Row& row : rows_[table]) {
    row.naturalKey = names_.naturalKey(row.record, row.place);
    ++keyCounts_[table][row.naturalKey];
    names_.add(row.record, row.naturalKey);
  }
}

// Equals that have the id of their place keep it; the others follow and write theirs.
void Exporter::placeEquals(std::size_t table) {
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

bool Exporter::needsId(const Row& row) const {
  if (row.naturalKey.empty() || keyCounts_[row.record.table].at(row.naturalKey) > 1) return true;
  return row.record.id() != hashedId(tables()[row.record.table].name, row.naturalKey);
}

// By parents as they are ordered themselves, by ordinal and turn, by the words of kinds in their own order, by name.
bool Exporter::comesBefore(const Row& a, const Row& b) const {
  const Table& table = tables()[a.record.table];
  const auto positionOf = [&](const Record& record, std::size_t column) {
    const auto& positions = positions_[table.columns[column].target];
    const auto found = positions.find(record.integer(column));
    return found == positions.end() ? positions.size() : found->second;
  };
  for (std::size_t i = 0; i < table.columns.size(); ++i) {
    const Column& column = table.columns[i];
    if (column.type == ColumnType::Reference && !column.isOptional) {
      const std::size_t one = positionOf(a.record, i);
      const std::size_t other = positionOf(b.record, i);
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

void Exporter::sortRows(std::size_t table) {
  auto& rows = rows_[table];
  std::stable_sort(rows.begin(), rows.end(), [&](const Row& a, const Row& b) { return comesBefore(a, b); });
  if (!tables()[table].hasId) return;
  for (std::size_t i = 0; i < rows.size(); ++i) positions_[table].emplace(rows[i].record.id(), i);
}

void Exporter::hangRows(std::size_t table) {
  const Table& info = tables()[table];
  for (std::size_t i = 0; i < rows_[table].size(); ++i) {
    const Record& record = rows_[table][i].record;
    const auto home = std::find_if(info.homes.begin(), info.homes.end(), [&](std::size_t column) {
      return names_.contains(info.columns[column].target, record.integer(column));
    });
    if (home == info.homes.end()) {
      roots_[table].push_back(i);
    } else {
      children_[info.columns[*home].target][record.integer(*home)].push_back({table, i});
    }
  }
}

// What of a row's provenance can stand in it is taken out of provenance_.
Json Exporter::provenanceOf(std::size_t table, const std::string& subject) {
  Json json = Json::object();
  const auto found = provenance_.find({std::string(tables()[table].name), subject});
  if (found == provenance_.end()) return json;
  std::vector<const model::Provenance*> left;
  for (const model::Provenance* row : found->second) {
    if (row->field != "*" && !tables()[table].column(row->field)) {
      left.push_back(row);
      continue;
    }
    json[row->field] = originJson(*row);
  }
  found->second = std::move(left);
  return json;
}

// Short where a status, a paragraph and a note are all.
Json Exporter::originJson(const model::Provenance& row) const {
  const Record record = toRecord(row);
  const Record& plain = defaultRecord(record.table);
  if (!std::equal(record.cells.begin() + kOriginEnd, record.cells.end(), plain.cells.begin() + kOriginEnd)) {
    Json json = Json::object();
    for (std::size_t i = kOriginBegin; i < record.cells.size(); ++i) {
      const bool isSaid = record.cells[i] != plain.cells[i] || i == kOriginBegin;
      if (isSaid) json[std::string(tables()[record.table].columns[i].name)] = cellJson(record, i);
    }
    return json;
  }
  Json parts = Json::array({cellJson(record, 3)});
  if (row.paragraph || !row.note.empty()) parts.push_back(row.paragraph ? cellJson(record, 4) : Json(""));
  if (!row.note.empty()) parts.push_back(cellJson(record, 5));
  return parts;
}

Json Exporter::provenanceLeft() const {
  Json rows = Json::array();
  for (const auto& [subject, list] : provenance_) {
    for (const model::Provenance* row : list) {
      Json json = Json::object();
      addColumns(json, toRecord(*row), {});
      rows.push_back(std::move(json));
    }
  }
  return rows;
}

}  // namespace redoubt::exchange
