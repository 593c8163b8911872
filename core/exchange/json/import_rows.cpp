#include <algorithm>

#include "core/base/text.h"
#include "core/exchange/json/format.h"
#include "core/exchange/json/hex_text.h"
#include "core/exchange/json/importer.h"
#include "core/rules/forces/arms.h"

namespace redoubt::exchange {
namespace {

// `record` as a row of its table, added to the battle; false if a cell is no value of its column.
bool addTo(model::Battle& battle, const Record& record) {
  bool isAdded = false;
  std::size_t table = 0;
  model::forEachTable([&]<class Row>(model::RowType<Row>) {
    if (table++ != record.table) return;
    if (auto row = fromRecord<Row>(record)) {
      battle.all<Row>().put(std::move(*row));
      isAdded = true;
    }
  });
  return isAdded;
}

std::string flipped(const std::string& high) {
  using model::HighSide;
  return std::string(model::toText(high == model::toText(HighSide::Near) ? HighSide::Far : HighSide::Near));
}

struct ListText {
  const Node* node = nullptr;
  std::string path;
};

// The texts of a list: itself, or those of its items. `add` takes what is wrong with it.
template <class Add>
std::vector<ListText> listTexts(const Draft& draft, std::string_view key, Add&& add) {
  std::vector<ListText> texts;
  const Node& list = *draft.list;
  const std::string path = draft.path + "/" + std::string(key);
  if (list.kind == Node::Kind::Text) {
    texts.push_back({&list, path});
    return texts;
  }
  if (list.kind != Node::Kind::Array) {
    add(list, path, expected("import.wanted.texts", list.kind));
    return texts;
  }
  for (std::size_t i = 0; i < list.items.size(); ++i) {
    const std::string itemPath = path + "/" + std::to_string(i);
    if (list.items[i].kind == Node::Kind::Text) {
      texts.push_back({&list.items[i], itemPath});
    } else {
      add(list.items[i], itemPath, expected("import.wanted.text", list.items[i].kind));
    }
  }
  return texts;
}

}  // namespace

void Importer::putRows(std::size_t table) {
  for (const Draft& draft : drafts_[table]) {
    if (problems_.isFull()) return;
    if (tables()[table].isBulk) {
      putGroup(draft);
      continue;
    }
    put(draft, draft.record);
    if (table == tableOf<model::Zone>()) putZoneHexes(draft);
  }
}

void Importer::put(const Draft& draft, const Record& record, const Node* item) {
  const Table& table = tables()[record.table];
  const std::string key = keyText(record);
  const bool isCell = item && !draft.place.document->cells.empty();
  const Place place = isCell ? Place{draft.place.document, item->begin} : draft.place;
  if (table.hasId && doubles_.contains({record.table, record.id()})) return;
  if (!table.hasId) {  // ids were looked at when they were given
    const auto [first, isNew] = seen_[record.table].emplace(key, place);
    if (!isNew && isOfDouble(record)) return;
    if (!isNew) {
      Phrase what = Phrase::of("import.row-twice", {{"table", table.name}, {"place", toText(first->second)}});
      if (table.isBulk || record.table == tableOf<model::ZoneHex>()) {
        const bool isHex = table.columns[0].type == ColumnType::Hex || !table.isBulk;
        const std::int64_t at = record.integer(table.isBulk ? 0 : 1);
        what = Phrase::of("import.of-hex",
                          {{"hex", isHex ? hexText(layout_, hex::HexKey{at}) : sideText(layout_, hex::HexsideKey{at})},
                           {"problem", std::move(what)}});
      }
      problems_.add(place, draft.path, std::move(what));
      return;
    }
  }
  // A cell that is no value of its column has been reported where it was read.
  if (addTo(battle_, record)) putProvenance(draft, key);
}

void Importer::putGroup(const Draft& draft) {
  const std::string_view key = listKey(draft.record.table);
  if (!draft.list) {
    problem(draft, nullptr, "", Phrase::of("import.missing", {{"name", key}}));
    return;
  }
  if (key == kHexes && draft.list->kind == Node::Kind::Text && draft.list->text == kAllOtherHexes) {
    if (allOtherHexes_) {
      problem(draft, draft.list, key, Phrase::of("import.star-twice", {{"place", toText(allOtherHexes_->place)}}));
    } else {
      allOtherHexes_ = &draft;
    }
    return;
  }
  if (key == kHexes) putHexes(draft);
  if (key == kSides) putSides(draft);
  if (key == kPaths) putPaths(draft);
}

void Importer::putHexes(const Draft& draft) {
  const auto add = [&](const Node& node, const std::string& path, Phrase message) {
    problems_.add({draft.place.document, node.begin}, path, std::move(message));
  };
  for (const ListText& text : listTexts(draft, kHexes, add)) {
    const auto read = hexesFromText(layout_, text.node->text);
    for (const Phrase& wrong : read.wrong) add(*text.node, text.path, wrong);
    Record record = draft.record;
    for (const hex::HexKey hex : read.values) {
      record.cells[0] = hex.value;
      put(draft, record, text.node);
    }
  }
}

void Importer::putSides(const Draft& draft) {
  const auto add = [&](const Node& node, const std::string& path, Phrase message) {
    problems_.add({draft.place.document, node.begin}, path, std::move(message));
  };
  const std::size_t high = *tables()[draft.record.table].column("high");
  for (const ListText& text : listTexts(draft, kSides, add)) {
    const auto read = sidesFromText(layout_, text.node->text);
    for (const Phrase& wrong : read.wrong) add(*text.node, text.path, wrong);
    for (const NamedSide& named : read.values) {
      Record record = draft.record;
      record.cells[0] = named.side.value;
      if (named.isFromFarHex && !record.isNull(high)) record.cells[high] = flipped(record.text(high));
      put(draft, record, text.node);
    }
  }
}

void Importer::putPaths(const Draft& draft) {
  const auto add = [&](const Node& node, const std::string& path, Phrase message) {
    problems_.add({draft.place.document, node.begin}, path, std::move(message));
  };
  for (const ListText& text : listTexts(draft, kPaths, add)) {
    const auto read = pathFromText(layout_, text.node->text);
    for (const Phrase& wrong : read.wrong) add(*text.node, text.path, wrong);
    Record record = draft.record;
    for (const hex::HexsideKey side : read.values) {
      record.cells[0] = side.value;
      put(draft, record, text.node);
    }
  }
}

void Importer::putZoneHexes(const Draft& draft) {
  if (!draft.list) return;
  const auto add = [&](const Node& node, const std::string& path, Phrase message) {
    problems_.add({draft.place.document, node.begin}, path, std::move(message));
  };
  Record record = defaultRecord(tableOf<model::ZoneHex>());
  record.cells[0] = draft.record.id();
  Draft origin;
  origin.place = draft.place;
  origin.path = draft.path;
  for (const ListText& text : listTexts(draft, kHexes, add)) {
    const auto read = hexesFromText(layout_, text.node->text);
    for (const Phrase& wrong : read.wrong) add(*text.node, text.path, wrong);
    for (const hex::HexKey hex : read.values) {
      record.cells[1] = hex.value;
      put(origin, record, text.node);
    }
  }
}

void Importer::putAllOtherHexes() {
  if (!allOtherHexes_) return;
  Record record = allOtherHexes_->record;
  layout_.forEachHex([&](hex::HexKey hex) {
    if (battle_.find<model::HexRow>(hex)) return;
    record.cells[0] = hex.value;
    put(*allOtherHexes_, record);
  });
}

void Importer::putProvenance(const Draft& draft, const std::string& subject) {
  if (!draft.provenance) return;
  if (draft.provenance->kind != Node::Kind::Object) {
    problem(draft, draft.provenance, kProvenance, Phrase::of("import.provenance"));
    return;
  }
  for (const Member& member : draft.provenance->members) putProvenanceOf(draft, subject, member);
}

// {"fire": ["estimated", "rulebook 3.4", "note"]}, the later parts optional.
void Importer::putProvenanceOf(const Draft& draft, const std::string& subject, const Member& member) {
  const std::string path = draft.path + "/provenance/" + pointerPart(member.name);
  const Place place{draft.place.document, member.begin};
  const Table& subjectTable = tables()[draft.record.table];
  const bool isFigureOfFace = draft.record.table == tableOf<model::Face>() && model::isCommonFigure(member.name);
  const bool isArmOfUnit = member.name == rules::kArmField && subjectTable.name == model::Unit::kTable;
  if (member.name != "*" && !isArmOfUnit && !isFigureOfFace && !subjectTable.column(member.name)) {
    problems_.add(place, path, Phrase::of("import.no-column", {{"table", subjectTable.name}, {"column", member.name}}));
    return;
  }
  putOrigin({place, path, draft.record.table, subject, member.name}, member.value);
}

// What is said of the figures of a face is said of their rows; a figure that the face doesn't give is unknown.
void Importer::moveOriginsOfFigures() {
  std::vector<model::Provenance> rows;
  for (const model::Provenance& row : battle_.all<model::Provenance>()) {
    if (row.subjectTable == model::Face::kTable && model::isCommonFigure(row.field)) rows.push_back(row);
  }
  for (model::Provenance& row : rows) {
    const auto face = toInteger(row.subject);
    const std::string kind = row.field;
    battle_.all<model::Provenance>().erase(row.key());
    if (face && battle_.find<model::Face>({*face}) && !battle_.find<model::FaceFigure>({{*face}, kind})) {
      battle_.all<model::FaceFigure>().put({{*face}, kind, std::nullopt});
    }
    row.subjectTable = model::FaceFigure::kTable;
    row.subject += "/" + kind;
    row.field = "value";
    if (!battle_.find<model::Provenance>(row.key())) battle_.all<model::Provenance>().put(std::move(row));
  }
}

// ["estimated", "rulebook 3.4", "note"]; false: a problem was added.
bool Importer::readShortOrigin(const Origin& origin, const Node& value, Record& record) {
  const auto& parts = value.items;
  if (value.kind != Node::Kind::Array || parts.empty() || parts.size() > kOriginEnd - kOriginBegin) {
    problems_.add(origin.place, origin.path, Phrase::of("import.origin"));
    return false;
  }
  for (std::size_t i = 0; i < parts.size(); ++i) {
    const std::size_t place = kOriginBegin + i;
    const Column& column = tables()[record.table].columns[place];
    const bool isNone = i == 1 && (parts[i].kind == Node::Kind::Null || parts[i].text.empty()) &&
                        parts[i].kind != Node::Kind::Integer && parts[i].kind != Node::Kind::Object;
    if (isNone) continue;
    auto cell = cells_->read(column, parts[i], *origin.place.document, origin.path + "/" + std::to_string(i));
    if (!cell) return false;
    record.cells[place] = std::move(*cell);
  }
  return true;
}

// {"status": "printed", "words": "4 x 12-pounders"}; false: a problem was added.
bool Importer::readLongOrigin(const Origin& origin, const Node& value, Record& record) {
  const Table& table = tables()[record.table];
  for (const Member& member : value.members) {
    const std::string path = origin.path + "/" + pointerPart(member.name);
    const auto column = table.column(member.name);
    if (!column || *column < static_cast<std::size_t>(kOriginBegin)) {
      problems_.add({origin.place.document, member.begin}, path,
                    Phrase::of("import.no-column", {{"table", table.name}, {"column", member.name}}));
      return false;
    }
    auto cell = cells_->read(table.columns[*column], member.value, *origin.place.document, path);
    if (!cell) return false;
    record.cells[*column] = std::move(*cell);
  }
  return true;
}

void Importer::putOrigin(const Origin& origin, const Node& value) {
  Record record = defaultRecord(tableOf<model::Provenance>());
  record.cells[0] = std::string(tables()[origin.table].name);
  record.cells[1] = origin.subject;
  record.cells[2] = origin.field;
  const bool isRead = value.kind == Node::Kind::Object ? readLongOrigin(origin, value, record)
                                                       : readShortOrigin(origin, value, record);
  if (!isRead) return;
  Draft draft;
  draft.place = origin.place;
  draft.path = origin.path;
  put(draft, record);
}

}  // namespace redoubt::exchange
