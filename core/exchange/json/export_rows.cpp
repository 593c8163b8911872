#include <algorithm>
#include <cmath>

#include "core/base/error.h"
#include "core/base/text.h"
#include "core/exchange/json/exporter.h"
#include "core/exchange/json/format.h"
#include "core/exchange/json/hex_text.h"
#include "core/exchange/json/json_battle.h"
#include "core/exchange/json/json_layout.h"
#include "core/model/row_info.h"

namespace redoubt::exchange {
namespace {

[[noreturn]] void failAt(const Record& record, std::size_t column, Phrase found) {
  const Table& table = tables()[record.table];
  throw Error(ErrorCode::Damaged,
              Phrase::of("errors.value.unwritable", {{"table", model::spokenName(table.name)},
                                                     {"row", keyText(record).substr(0, 40)},
                                                     {"column", model::spokenName(table.columns[column].name)},
                                                     {"found", std::move(found)}}));
}

Json realJson(double value) {
  constexpr double kExact = 1e15;
  if (value == std::floor(value) && std::abs(value) < kExact) return Json(static_cast<std::int64_t>(value));
  return Json(value);
}

bool isRawMark(const Json& value) {
  return value.is_object() && value.size() == 1 && value.contains(kRawText) &&
         value.at(std::string(kRawText)).is_string();
}

Json jsonColumn(const Record& record, std::size_t column) {
  const std::string& text = record.text(column);
  const bool isCanonical = canonicalJson(text) == text && text.find("\\u0000") == std::string::npos;
  const bool readsAsNone = text == "null" && tables()[record.table].columns[column].isOptional;
  if (isCanonical && !readsAsNone) {
    Json value = Json::parse(text);
    if (!isRawMark(value)) return value;
  }
  Json raw = Json::object();
  raw[std::string(kRawText)] = text;
  return raw;
}

}  // namespace

Json cellJson(const OrderedRows& rows, const Record& record, std::size_t column) {
  if (record.isNull(column)) return Json();
  const Column& info = tables()[record.table].columns[column];
  switch (info.type) {
    case ColumnType::Id:
    case ColumnType::Integer: return Json(record.integer(column));
    case ColumnType::Boolean: return Json(record.integer(column) != 0);
    case ColumnType::Hex: return Json(hexText(rows.layout(), hex::HexKey{record.integer(column)}));
    case ColumnType::Side: return Json(sideText(rows.layout(), hex::HexsideKey{record.integer(column)}));
    case ColumnType::Reference: {
      const auto name = rows.names().nameOf(info.target, record.integer(column));
      return name ? Json(*name) : Json(record.integer(column));
    }
    case ColumnType::Real: {
      const double value = std::get<double>(record.cells[column]);
      if (!std::isfinite(value)) failAt(record, column, Phrase::of("errors.value.no-finite-number"));
      return realJson(value);
    }
    default: break;
  }
  const std::string& text = record.text(column);
  if (!isValidUtf8(text) || text.find('\0') != std::string::npos) {
    failAt(record, column, Phrase::of("errors.value.no-utf8"));
  }
  return info.type == ColumnType::Json ? jsonColumn(record, column) : Json(text);
}

Json Exporter::rowJson(RowRef ref, Ancestors ancestors) {
  const OrderedRows::Row& row = rows_.of(ref.table)[ref.index];
  Json json = Json::object();
  if (tables()[ref.table].hasId && rows_.needsId(row)) json["id"] = row.record.id();
  addColumns(json, row.record, ancestors);
  if (ref.table == tableOf<model::Face>()) addFigures(json, row.record.id());
  if (ref.table == tableOf<model::Zone>()) {
    if (Json hexes = zoneHexes(row.record.id()); !hexes.empty()) json[std::string(kHexes)] = std::move(hexes);
  }
  ancestors.emplace_back(ref.table, row.record.id());
  const auto children = children_[ref.table].find(row.record.id());
  if (children != children_[ref.table].end() && tables()[ref.table].hasId) {
    for (const RowRef child : children->second) {
      if (child.table == tableOf<model::ZoneHex>()) continue;
      if (child.table == tableOf<model::FaceFigure>() && writesShort(child)) continue;
      json[std::string(tables()[child.table].name)].push_back(rowJson(child, ancestors));
    }
  }
  if (carriesProvenance(ref.table)) {
    Json provenance = provenanceOf(ref.table, keyText(row.record));
    if (ref.table == tableOf<model::Face>()) addOriginsOfFigures(provenance, row.record.id());
    if (!provenance.empty()) json[std::string(kProvenance)] = std::move(provenance);
  }
  return json;
}

// Morale, size and fire stand in the face itself, unless there is more to say of them than value and origin.
bool Exporter::writesShort(RowRef ref) {
  const Record& record = rows_.of(ref.table)[ref.index].record;
  if (!model::isCommonFigure(record.text(1))) return false;
  const auto origins = provenance_.find({std::string(model::FaceFigure::kTable), keyText(record)});
  return origins == provenance_.end() ||
         std::all_of(origins->second.begin(), origins->second.end(),
                     [](const model::Provenance* origin) { return origin->field == "value"; });
}

std::vector<Exporter::RowRef> Exporter::shortFigures(std::int64_t face) {
  std::vector<RowRef> figures;
  const auto children = children_[tableOf<model::Face>()].find(face);
  if (children == children_[tableOf<model::Face>()].end()) return figures;
  for (const RowRef child : children->second) {
    if (child.table == tableOf<model::FaceFigure>() && writesShort(child)) figures.push_back(child);
  }
  return figures;
}

void Exporter::addFigures(Json& json, std::int64_t face) {
  const std::vector<RowRef> figures = shortFigures(face);
  for (const std::string_view kind : model::kCommonFigures) {
    for (const RowRef ref : figures) {
      const Record& record = rows_.of(ref.table)[ref.index].record;
      if (record.text(1) == kind) json[record.text(1)] = cellJson(rows_, record, 2);
    }
  }
}

void Exporter::addOriginsOfFigures(Json& provenance, std::int64_t face) {
  for (const RowRef ref : shortFigures(face)) {
    const Record& record = rows_.of(ref.table)[ref.index].record;
    const Json own = provenanceOf(ref.table, keyText(record));
    if (!own.empty()) provenance[record.text(1)] = own.at("value");
  }
}

void Exporter::addColumns(Json& json, const Record& record, const Ancestors& ancestors) const {
  const Table& table = tables()[record.table];
  for (std::size_t i = table.hasId || table.isBulk ? 1 : 0; i < table.columns.size(); ++i) {
    const Column& column = table.columns[i];
    if (column.type == ColumnType::Reference) {
      const auto nearest = std::find_if(ancestors.rbegin(), ancestors.rend(),
                                        [&](const auto& ancestor) { return ancestor.first == column.target; });
      if (nearest != ancestors.rend()) {
        if (record.integer(i) != nearest->second) json[std::string(column.name)] = cellJson(rows_, record, i);
        continue;
      }
    }
    const bool isDefault = record.cells[i] == defaultRecord(record.table).cells[i];
    if (!isDefault || column.isRequired()) json[std::string(column.name)] = cellJson(rows_, record, i);
  }
}

Json Exporter::zoneHexes(std::int64_t zone) const {
  const auto children = children_[tableOf<model::Zone>()].find(zone);
  if (children == children_[tableOf<model::Zone>()].end()) return Json();
  std::vector<hex::HexKey> hexes;
  for (const RowRef child : children->second) {
    hexes.push_back(hex::HexKey{rows_.of(child.table)[child.index].record.integer(1)});
  }
  return wrappedWords(hexesText(rows_.layout(), hexes));
}

Json wrappedWords(const std::string& text) {
  constexpr std::size_t kLine = 110;
  if (text.size() <= kLine) return Json(text);
  Json lines = Json::array();
  std::string line;
  for (const std::string_view word : words(text)) {
    if (!line.empty() && line.size() + 1 + word.size() > kLine) {
      lines.push_back(std::move(line));
      line.clear();
    }
    if (!line.empty()) line += ' ';
    line += word;
  }
  lines.push_back(std::move(line));
  return lines;
}

std::string writeJson(const model::Battle& battle) {
  return laidOut(Exporter(battle).run());
}

}  // namespace redoubt::exchange
