#include "core/exchange/json/importer.h"

#include <algorithm>

#include "core/base/ids.h"
#include "core/exchange/json/format.h"

namespace redoubt::exchange {
namespace {

constexpr std::int64_t kFirstPlaceholder = std::int64_t{1} << 54;  // of rows that have no id because of a problem

}  // namespace

model::Battle Importer::run() {
  if (!readLayout()) return {};
  seen_.resize(tables().size());
  readPictures();
  for (std::size_t table = 0; table < tables().size(); ++table) giveIds(table);
  for (std::size_t table = 0; table < tables().size(); ++table) readColumns(table);
  readSubjects();
  for (std::size_t table = 0; table < tables().size(); ++table) putRows(table);
  putAllOtherHexes();
  moveOriginsOfFigures();
  if (options_.refusesFaultyRules) refuseCircle();
  putCitations();
  if (options_.refusesFaultyRules) {
    refuseImpossiblePaths();
    refuseFaultyRules();
  }
  return std::move(battle_);
}

void Importer::problem(const Draft& draft, const Node* node, std::string_view part, Phrase message) {
  const std::string path = part.empty() ? draft.path : draft.path + "/" + pointerPart(part);
  problems_.add({draft.place.document, node ? node->begin : draft.place.at}, path, std::move(message));
}

// Without a layout no hex number means anything, so nothing else is looked at then.
bool Importer::readLayout() {
  const Names noNames(layout_);
  cells_.emplace(layout_, noNames, problems_, options_.systems);
  const std::size_t before = problems_.count();
  std::optional<model::MapSheet> sheet;
  const Draft* origin = nullptr;
  for (Draft& draft : drafts_[tableOf<model::MapSheet>()]) {
    for (std::size_t column = 0; column < draft.columns.size(); ++column) readColumn(draft, column);
    Record record = draft.record;
    if (record.id() == 0) record.cells[0] = hashedId("map", noNames.naturalKey(record));
    const auto read = fromRecord<model::MapSheet>(record);
    if (!read || (sheet && sheet->id < read->id)) continue;
    sheet = read;
    origin = &draft;
  }
  if (problems_.count() != before) return false;
  if (sheet) {
    auto made = hex::Layout::make(model::layoutSpec(*sheet));
    if (const auto* error = std::get_if<hex::LayoutError>(&made)) {
      problem(*origin, nullptr, "", Phrase::of("import.layout", {{"reason", error->reason}}));
      return false;
    }
    layout_ = std::get<hex::Layout>(std::move(made));
  }
  names_.emplace(layout_);
  cells_.emplace(layout_, *names_, problems_, options_.systems);
  return true;
}

void Importer::giveIds(std::size_t table) {
  if (!tables()[table].hasId) return;
  std::unordered_map<std::string, int> equals;
  for (Draft& draft : drafts_[table]) giveId(draft, equals);
}

void Importer::giveId(Draft& draft, std::unordered_map<std::string, int>& equals) {
  const Table& table = tables()[draft.record.table];
  const bool hasOwnId = draft.columns[0] != nullptr;
  readColumn(draft, 0);
  for (const KeyPart& part : table.natural) {
    for (const std::size_t column : part) readColumn(draft, column);
  }
  const int place = table.countsEquals ? ++equals[names_->naturalKey(draft.record, 0)] : 1;
  const std::string naturalKey = names_->naturalKey(draft.record, place);
  std::int64_t id = draft.record.id();
  if (hasOwnId && id == 0) id = kFirstPlaceholder + static_cast<std::int64_t>(seen_[draft.record.table].size());
  if (!hasOwnId) {
    if (naturalKey.empty()) problem(draft, nullptr, "", Phrase::of("import.missing", {{"name", "slug"}}));
    id = naturalKey.empty() ? kFirstPlaceholder + static_cast<std::int64_t>(seen_[draft.record.table].size())
                            : hashedId(table.name, naturalKey);
  }
  draft.record.cells[0] = id;
  const auto [first, isNew] = seen_[draft.record.table].emplace(std::to_string(id), draft.place);
  const bool isKnownCause = !isNew && isOfDouble(draft.record);
  if (!isNew) doubles_.insert({draft.record.table, id});
  if (!isNew && !isKnownCause) {
    const std::string other = toText(first->second);
    Phrase why = Phrase::of("import.key-twice", {{"key", naturalKey}, {"place", other}, {"table", table.name}});
    if (hasOwnId) why = Phrase::of("import.id-twice", {{"id", std::to_string(id)}, {"place", other}});
    problem(draft, nullptr, "", std::move(why));
  }
  names_->add(draft.record, naturalKey);
}

// What lies in a row that stands twice stands twice too, which is no news.
bool Importer::isOfDouble(const Record& record) const {
  const auto& columns = tables()[record.table].columns;
  for (std::size_t i = 0; i < columns.size(); ++i) {
    if (columns[i].type != ColumnType::Reference || record.isNull(i)) continue;
    if (doubles_.contains({columns[i].target, record.integer(i)})) return true;
  }
  return false;
}

void Importer::readColumns(std::size_t table) {
  const Table& info = tables()[table];
  for (Draft& draft : drafts_[table]) {
    for (std::size_t column = info.hasId || info.isBulk ? 1 : 0; column < info.columns.size(); ++column) {
      readColumn(draft, column);
    }
  }
}

void Importer::readColumn(Draft& draft, std::size_t column) {
  if (draft.isDecoded[column]) return;
  draft.isDecoded[column] = true;
  const Column& info = tables()[draft.record.table].columns[column];
  const Node* node = draft.columns[column];
  if (node) {
    const std::string path = draft.isShort ? draft.path : draft.path + "/" + std::string(info.name);
    auto cell = cells_->read(info, *node, *draft.place.document, path);
    if (cell) draft.record.cells[column] = std::move(*cell);
    return;
  }
  if (info.type == ColumnType::Reference) {
    if (const auto ancestor = ancestorOf(draft, info.target)) {
      draft.record.cells[column] = *ancestor;
      return;
    }
  }
  if (info.isRequired()) problem(draft, nullptr, "", Phrase::of("import.missing", {{"name", info.name}}));
}

std::optional<std::int64_t> Importer::ancestorOf(const Draft& draft, std::size_t table) const {
  for (auto parent = draft.parent; parent; parent = drafts_[parent->table][parent->index].parent) {
    if (parent->table == table) return drafts_[parent->table][parent->index].record.id();
  }
  return std::nullopt;
}

}  // namespace redoubt::exchange
