#include "core/base/shared.h"
#include "core/model/battle.h"

namespace redoubt::model {

template <class Row>
const Row* Table<Row>::find(const Key& key) const {
  const Iterator at = lowerBound(key);
  return at != end() && keyView(*at) == key ? &*at : nullptr;
}

template <class Row>
typename Table<Row>::Iterator Table<Row>::lowerBound(const Key& key) const {
  const std::size_t chunk = chunkOf(key);
  if (chunk == chunks_.size()) return end();
  const std::size_t row = rowIn(*chunks_[chunk], key);
  return row == chunks_[chunk]->size() ? Iterator{&chunks_, chunk + 1, 0} : Iterator{&chunks_, chunk, row};
}

template <class Row>
std::shared_ptr<const RowIndex> Table<Row>::indexOn(std::size_t column,
                                                    std::optional<std::int64_t> (*valueOf)(const Row&)) const {
  if (auto known = indexes_.find(column)) return known;
  std::vector<std::pair<std::int64_t, const void*>> rows;
  for (const Row& row : *this) {
    if (const auto value = valueOf(row)) rows.emplace_back(*value, &row);
  }
  auto index = sortedIndex(std::move(rows));
  indexes_.keep(column, index);
  return index;
}

template <class Row>
void Table<Row>::put(Row row) {
  indexes_.clear();
  const Key key = row.key();
  const std::size_t at = chunkOf(key);
  if (at == chunks_.size()) {
    chunks_.push_back(std::make_shared<Chunk>());
    chunks_.back()->reserve(kMaxChunk);
    chunks_.back()->push_back(std::move(row));
    ++size_;
    return;
  }
  Chunk& chunk = owned(at);
  const std::size_t i = rowIn(chunk, key);
  if (i < chunk.size() && keyView(chunk[i]) == key) {
    chunk[i] = std::move(row);
    return;
  }
  chunk.insert(chunk.begin() + static_cast<std::ptrdiff_t>(i), std::move(row));
  ++size_;
  if (chunk.size() >= kMaxChunk) split(at);
}

template <class Row>
bool Table<Row>::erase(const Key& key) {
  const std::size_t at = chunkOf(key);
  if (at == chunks_.size()) return false;
  const std::size_t i = rowIn(*chunks_[at], key);
  if (i == chunks_[at]->size() || !(keyView((*chunks_[at])[i]) == key)) return false;
  indexes_.clear();
  Chunk& chunk = owned(at);
  chunk.erase(chunk.begin() + static_cast<std::ptrdiff_t>(i));
  if (chunk.empty()) chunks_.erase(chunks_.begin() + static_cast<std::ptrdiff_t>(at));
  --size_;
  return true;
}

template <class Row>
std::size_t Table<Row>::chunkOf(const Key& key) const {
  const auto after = std::upper_bound(chunks_.begin(), chunks_.end(), key,
                                      [](const Key& k, const auto& chunk) { return k < keyView(chunk->front()); });
  if (after == chunks_.begin()) return 0;
  return static_cast<std::size_t>(after - chunks_.begin()) - 1;
}

template <class Row>
std::size_t Table<Row>::rowIn(const Chunk& chunk, const Key& key) {
  const auto at =
      std::lower_bound(chunk.begin(), chunk.end(), key, [](const Row& row, const Key& k) { return keyView(row) < k; });
  return static_cast<std::size_t>(at - chunk.begin());
}

template <class Row>
typename Table<Row>::Chunk& Table<Row>::owned(std::size_t at) {
  if (isShared(chunks_[at])) {
    auto copy = std::make_shared<Chunk>();
    copy->reserve(kMaxChunk);
    copy->assign(chunks_[at]->begin(), chunks_[at]->end());
    chunks_[at] = std::move(copy);
  }
  return *chunks_[at];
}

// Rows arrive mostly in order, so a full last chunk keeps all but its last row.
template <class Row>
void Table<Row>::split(std::size_t at) {
  Chunk& full = *chunks_[at];
  const std::size_t keep = at + 1 == chunks_.size() ? full.size() - 1 : full.size() / 2;
  auto rest = std::make_shared<Chunk>();
  rest->reserve(kMaxChunk);
  rest->assign(std::make_move_iterator(full.begin() + static_cast<std::ptrdiff_t>(keep)),
               std::make_move_iterator(full.end()));
  full.resize(keep);
  chunks_.insert(chunks_.begin() + static_cast<std::ptrdiff_t>(at) + 1, std::move(rest));
}

// Every table of ContentRows; a missing one is an unresolved name to the linker.
template class Table<BattleInfo>;
template class Table<Source>;
template class Table<Paragraph>;
template class Table<Question>;
template class Table<SourceText>;
template class Table<Reading>;
template class Table<Provenance>;
template class Table<System>;
template class Table<Rule>;
template class Table<MapSheet>;
template class Table<HexRow>;
template class Table<Hexside>;
template class Table<Link>;
template class Table<Symbol>;
template class Table<Label>;
template class Table<MapPicture>;
template class Table<ScanPoint>;
template class Table<Zone>;
template class Table<ZoneHex>;
template class Table<Player>;
template class Table<Army>;
template class Table<Leader>;
template class Table<Command>;
template class Table<Unit>;
template class Table<UnitCommand>;
template class Table<Counter>;
template class Table<Face>;
template class Table<FaceFigure>;
template class Table<Step>;
template class Table<Mark>;
template class Table<CounterSheet>;
template class Table<SheetCell>;
template class Table<Scenario>;
template class Table<Variant>;
template class Table<SetUpBlock>;
template class Table<VariantBlock>;
template class Table<Setting>;
template class Table<Entry>;
template class Table<Placement>;
template class Table<SetUpOrder>;
template class Table<PoolLine>;
template class Table<ReturnPoint>;
template class Table<Event>;
template class Table<Victory>;
template class Table<Track>;
template class Table<Space>;
template class Table<Waiver>;
template class Table<HouseCheck>;
template class Table<ExportPreset>;
template class Table<Note>;
template class Table<Translation>;

}  // namespace redoubt::model
