#include "core/exchange/json/exporter.h"

#include <algorithm>

#include "core/base/base64.h"
#include "core/exchange/json/format.h"

namespace redoubt::exchange {

Exporter::Exporter(const model::Battle& battle)
    : battle_(battle), rows_(battle), children_(tables().size()), roots_(tables().size()) {}

Json Exporter::run() {
  takeProvenance();
  for (std::size_t table = 0; table < tables().size(); ++table) hangRows(table);
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

void Exporter::takeProvenance() {
  for (const model::Provenance& row : battle_.all<model::Provenance>()) {
    provenance_[{row.subjectTable, row.subject}].push_back(&row);
  }
}

void Exporter::hangRows(std::size_t table) {
  const Table& info = tables()[table];
  for (std::size_t i = 0; i < rows_.of(table).size(); ++i) {
    const Record& record = rows_.of(table)[i].record;
    const auto home = std::find_if(info.homes.begin(), info.homes.end(), [&](std::size_t column) {
      return rows_.names().contains(info.columns[column].target, record.integer(column));
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
      if (isSaid) json[std::string(tables()[record.table].columns[i].name)] = cellJson(rows_, record, i);
    }
    return json;
  }
  Json parts = Json::array({cellJson(rows_, record, 3)});
  if (row.paragraph || !row.note.empty()) parts.push_back(row.paragraph ? cellJson(rows_, record, 4) : Json(""));
  if (!row.note.empty()) parts.push_back(cellJson(rows_, record, 5));
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
