#include "core/exchange/tables/battle_sheets.h"

#include <algorithm>
#include <tuple>

#include "core/base/phrase.h"
#include "core/base/text.h"
#include "core/exchange/json/exporter.h"
#include "core/exchange/json/hex_text.h"
#include "core/exchange/json/subjects.h"
#include "core/exchange/tables/cell_text.h"
#include "core/exchange/tables/continued_cells.h"

namespace redoubt::exchange::sheets {
namespace {

using spreadsheet::Row;

std::string_view listColumn(std::size_t table) {
  if (table == tableOf<model::HexRow>()) return kHexColumn;
  return table == tableOf<model::Hexside>() ? kSideColumn : kPathColumn;
}

// Programs take "0809" for a number and drop the nought, unless it is said to be a text.
bool holdsTexts(const Column& column) {
  return column.type != ColumnType::Integer && column.type != ColumnType::Real && column.type != ColumnType::Boolean &&
         column.type != ColumnType::Json;
}

class SheetWriter {
 public:
  explicit SheetWriter(const model::Battle& battle) : battle_(battle), rows_(battle) {}

  std::vector<BattleSheet> take() {
    std::vector<BattleSheet> sheets;
    for (std::size_t table = 0; table < tables().size(); ++table) {
      if (table == tableOf<model::Provenance>()) {
        sheets.push_back(provenance());
      } else {
        sheets.push_back(tables()[table].isBulk ? bulk(table) : plain(table));
      }
      continueLongCells(sheets.back());
    }
    sheets.push_back(pictures());
    return sheets;
  }

 private:
  static BattleSheet headed(std::size_t table) {
    const Table& info = tables()[table];
    BattleSheet made;
    made.sheet.name = info.name;
    Row& header = made.sheet.rows.emplace_back();
    if (info.isBulk) {
      header.emplace_back(listColumn(table));
      made.texts.push_back(0);
    }
    for (std::size_t i = info.hasId || info.isBulk ? 1 : 0; i < info.columns.size(); ++i) {
      if (holdsTexts(info.columns[i])) made.texts.push_back(header.size());
      header.emplace_back(info.columns[i].name);
    }
    return made;
  }

  void putColumns(Row& row, const Record& record) const {
    const Table& info = tables()[record.table];
    for (std::size_t i = info.hasId || info.isBulk ? 1 : 0; i < info.columns.size(); ++i) {
      row.push_back(valueCell(rows_, record, i));
    }
  }

  // The id stands last, and only where a row needs it.
  BattleSheet plain(std::size_t table) const {
    BattleSheet made = headed(table);
    const auto& rows = rows_.of(table);
    const bool hasIds = tables()[table].hasId &&
                        std::any_of(rows.begin(), rows.end(), [&](const auto& row) { return rows_.needsId(row); });
    if (hasIds) {
      made.texts.push_back(made.sheet.rows[0].size());
      made.sheet.rows[0].emplace_back("id");
    }
    for (const OrderedRows::Row& each : rows) {
      Row& row = made.sheet.rows.emplace_back();
      putColumns(row, each.record);
      if (hasIds) row.push_back(rows_.needsId(each) ? std::to_string(each.record.id()) : "");
    }
    return made;
  }

  // A row for each hex, hexside or step of a way.
  BattleSheet bulk(std::size_t table) const {
    BattleSheet made = headed(table);
    const auto add = [&](const auto& each) {
      const Record record = toRecord(each);
      Row& row = made.sheet.rows.emplace_back();
      row.push_back(placeOf(record));
      putColumns(row, record);
    };
    if (table == tableOf<model::HexRow>()) {
      for (const auto& row : battle_.all<model::HexRow>()) add(row);
    } else if (table == tableOf<model::Hexside>()) {
      for (const auto& row : battle_.all<model::Hexside>()) add(row);
    } else {
      for (const auto& row : battle_.all<model::Link>()) add(row);
    }
    return made;
  }

  std::string placeOf(const Record& record) const {
    const std::int64_t key = record.integer(0);
    if (record.table == tableOf<model::HexRow>()) return hexText(rows_.layout(), hex::HexKey{key});
    if (record.table == tableOf<model::Hexside>()) return sideText(rows_.layout(), hex::HexsideKey{key});
    return pathTexts(rows_.layout(), {hex::HexsideKey{key}}).front();
  }

  // Table by table, row by row as those stand, the row itself before its columns.
  BattleSheet provenance() const {
    BattleSheet made = headed(tableOf<model::Provenance>());
    using Place = std::tuple<std::size_t, std::size_t, std::string, std::size_t, std::string>;
    std::vector<std::pair<Place, const model::Provenance*>> origins;
    for (const model::Provenance& row : battle_.all<model::Provenance>()) {
      const std::size_t table = tableNamed(row.subjectTable).value_or(tables().size());
      std::size_t position = 0;
      std::size_t column = 0;
      if (table < tables().size()) {
        const auto id = toInteger(row.subject);
        position = tables()[table].hasId && id ? rows_.positionOf(table, *id) : 0;
        column = row.field == "*" ? 0 : tables()[table].column(row.field).value_or(tables()[table].columns.size());
      }
      origins.push_back({{table, position, row.subject, column, row.field}, &row});
    }
    std::sort(origins.begin(), origins.end());
    for (const auto& [place, origin] : origins) {
      Record record = toRecord(*origin);
      Row& row = made.sheet.rows.emplace_back();
      putColumns(row, record);
      row[1] = subjectCell(*origin);
    }
    return made;
  }

  std::string subjectCell(const model::Provenance& origin) const {
    const auto table = tableNamed(origin.subjectTable);
    const auto text = table ? subjectText(rows_.names(), rows_.layout(), *table, origin.subject) : std::nullopt;
    if (text) return textCell(*text);
    const bool isPlain = textCell(origin.subject) == origin.subject;
    const std::string stored = std::string(kStoredKey) + origin.subject;
    return isPlain ? stored : textCell(stored);
  }

  BattleSheet pictures() const {
    BattleSheet made{{std::string(kPicture), {{"name", "file"}}}, {0, 1}};
    const model::Pictures named = battle_.pictures().only(model::namedPictures(battle_));
    for (const auto& [name, bytes] : named.files()) made.sheet.rows.push_back({name, name});
    return made;
  }

  const model::Battle& battle_;
  OrderedRows rows_;
};

std::string tableWords(std::string_view table, std::string_view language) {
  if (table == kPicture) return said(Phrase::of("formats.tables.picture"), language);
  return said(Phrase::of("rows." + std::string(table) + ".help"), language);
}

}  // namespace

std::vector<BattleSheet> battleSheets(const model::Battle& battle) {
  return SheetWriter(battle).take();
}

BattleSheet aboutSheet(const model::Battle& battle, const std::vector<BattleSheet>& sheets, std::string_view language) {
  BattleSheet about{{std::string(kAboutSheet), {{"sheet", "rows", "about"}}}, {0, 2}};
  auto& rows = about.sheet.rows;
  const auto words = [&](const char* key) { return said(Phrase::of(std::string("formats.tables.") + key), language); };
  const auto* info = model::info(battle);
  rows.push_back({"#format", std::string(kFormatName), words("format")});
  rows.push_back({"#version", std::to_string(kFormatVersion), words("version")});
  rows.push_back({"#battle", info ? textCell(info->title) : "", words("battle")});
  for (const char* key : {"names", "empty", "remarks", "places"}) rows.push_back({"#", "", words(key)});
  for (const BattleSheet& each : sheets) {
    rows.push_back(
        {each.sheet.name, std::to_string(each.sheet.rows.size() - 1), tableWords(each.sheet.name, language)});
  }
  return about;
}

}  // namespace redoubt::exchange::sheets
