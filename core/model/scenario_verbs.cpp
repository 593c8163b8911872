#include "core/model/scenario_verbs.h"

#include <algorithm>
#include <set>
#include <utility>

#include "core/model/row_copy.h"

namespace redoubt::model {
namespace {

template <class Row>
AnyRow any(const Row& row) {
  return {tableInfo<Row>(), &row};
}

// The next ordinal among the rows that fit.
template <class Row, class Fits>
int nextOrdinal(const Battle& battle, Fits&& fits) {
  int ordinal = 1;
  for (const Row& row : battle.all<Row>()) {
    if (fits(row)) ordinal = std::max(ordinal, row.ordinal + 1);
  }
  return ordinal;
}

template <class Row>
int nextOrdinal(const Battle& battle) {
  return nextOrdinal<Row>(battle, [](const Row&) { return true; });
}

int nextVariant(const Battle& battle, Id<Scenario> scenario) {
  return nextOrdinal<Variant>(battle, [&](const Variant& row) { return row.scenario == scenario; });
}

std::vector<const Variant*> variantsOf(const Battle& battle, Id<Scenario> scenario) {
  std::vector<const Variant*> variants;
  for (const Variant& row : battle.where<&Variant::scenario>(scenario)) variants.push_back(&row);
  std::stable_sort(variants.begin(), variants.end(),
                   [](const auto* a, const auto* b) { return a->ordinal < b->ordinal; });
  return variants;
}

std::set<Id<SetUpBlock>> blocksOf(const Battle& battle, const std::vector<const Variant*>& variants) {
  std::set<Id<SetUpBlock>> blocks;
  for (const VariantBlock& row : battle.all<VariantBlock>()) {
    const auto is = [&](const Variant* variant) { return variant->id == row.variant; };
    if (std::any_of(variants.begin(), variants.end(), is)) blocks.insert(row.block);
  }
  return blocks;
}

// Makes slugs that are used neither in the battle nor earlier in the same edit.
class Slugs {
 public:
  explicit Slugs(const Battle& battle) : battle_(battle) {}

  template <class Row>
  std::string take(std::string_view wanted) {
    std::string stem = slugged(wanted);
    if (stem.empty()) stem = slugged(Row::kTable);
    std::string slug = stem;
    for (int number = 2; battle_.bySlug<Row>(slug) || !taken_.insert({Row::kTable, slug}).second; ++number) {
      slug = stem + "-" + std::to_string(number);
    }
    return slug;
  }

 private:
  const Battle& battle_;
  std::set<std::pair<std::string_view, std::string>> taken_;
};

// Blocks for a variant, each for an army; `parent` is null for one of its own.
class BlockMaker {
 public:
  BlockMaker(const Battle& battle, Edit& edit)
      : battle_(battle), edit_(edit), slugs_(battle), ordinal_(nextOrdinal<SetUpBlock>(battle)) {}

  void makeFor(Id<Variant> variant, const std::string& name) {
    std::vector<const Army*> armies;
    for (const Army& army : battle_.all<Army>()) armies.push_back(&army);
    std::stable_sort(armies.begin(), armies.end(),
                     [](const auto* a, const auto* b) { return a->ordinal < b->ordinal; });
    for (const Army* army : armies) make(variant, army->id, std::nullopt, army->name, army->slug + "-" + name);
  }

  // Two variants that share a block also share the derived block.
  void deriveFor(Id<Variant> variant, Id<SetUpBlock> parent, const std::string& name) {
    const SetUpBlock* block = battle_.find<SetUpBlock>(parent);
    if (!block) return;
    const auto known = derived_.find(parent);
    if (known != derived_.end()) return edit_.put(VariantBlock{variant, known->second});
    derived_[parent] = make(variant, block->army, parent, block->title, block->slug + "-" + name);
  }

 private:
  Id<SetUpBlock> make(Id<Variant> variant, Id<Army> army, std::optional<Id<SetUpBlock>> parent,
                      const std::string& title, const std::string& slug) {
    const Id<SetUpBlock> id{randomId()};
    edit_.put(SetUpBlock{id, slugs_.take<SetUpBlock>(slug), army, parent, title, ordinal_++});
    edit_.put(VariantBlock{variant, id});
    return id;
  }

  const Battle& battle_;
  Edit& edit_;
  Slugs slugs_;
  int ordinal_;
  std::map<Id<SetUpBlock>, Id<SetUpBlock>> derived_;
};

std::vector<Id<SetUpBlock>> blocksOf(const Battle& battle, Id<Variant> variant) {
  std::vector<Id<SetUpBlock>> blocks;
  for (const VariantBlock& row : battle.where<&VariantBlock::variant>(variant)) blocks.push_back(row.block);
  return blocks;
}

// The blocks of these variants that no other variant uses, and from which no remaining block derives.
std::vector<AnyRow> blocksOfNobodyElse(const Battle& battle, const std::vector<const Variant*>& variants) {
  std::set<Id<SetUpBlock>> going = blocksOf(battle, variants);
  for (const VariantBlock& row : battle.all<VariantBlock>()) {
    const auto is = [&](const Variant* variant) { return variant->id == row.variant; };
    if (std::none_of(variants.begin(), variants.end(), is)) going.erase(row.block);
  }
  for (bool isChanged = true; isChanged;) {
    isChanged = false;
    for (const SetUpBlock& row : battle.all<SetUpBlock>()) {
      if (!going.contains(row.id) && row.parent && going.erase(*row.parent) > 0) isChanged = true;
    }
  }
  std::vector<AnyRow> rows;
  for (const Id<SetUpBlock> id : going) rows.push_back(any(*battle.find<SetUpBlock>(id)));
  return rows;
}

// The copies of blocks take the places of the originals in the copied variants.
template <class Row>
Addition<Row> copyWithBlocks(const Battle& battle, const Row& row, const std::vector<const Variant*>& variants,
                             std::string name, int ordinal, std::string title) {
  RowCopies copies(battle);
  copies.add(any(row));
  int next = nextOrdinal<SetUpBlock>(battle);
  for (const Id<SetUpBlock> block : blocksOf(battle, variants)) {
    copies.add(any(*battle.find<SetUpBlock>(block)));
    copies.set(tableInfo<SetUpBlock>(), block.value, "ordinal", std::int64_t{next++});
  }
  copies.set(tableInfo<Row>(), row.id.value, "title", std::move(name));
  copies.set(tableInfo<Row>(), row.id.value, "slug", slugged(name));
  copies.set(tableInfo<Row>(), row.id.value, "ordinal", std::int64_t{ordinal});
  const Id<Row> made{*copies.copyOf(tableInfo<Row>(), row.id.value)};
  return {copies.take(std::move(title)), made};
}

}  // namespace

Addition<Scenario> addScenario(const Battle& battle, const ScenarioNames& names, std::string title) {
  Addition<Scenario> result{Edit(std::move(title)), {randomId()}};
  const std::string slug = freeSlug<Scenario>(battle, names.title);
  result.edit.put(Scenario{result.row, slug, names.title, std::nullopt, nextOrdinal<Scenario>(battle), {}});
  const Id<Variant> variant{randomId()};
  result.edit.put(Variant{variant, freeSlug<Variant>(battle, names.variant), result.row, names.variant, 1});
  BlockMaker(battle, result.edit).makeFor(variant, slug);
  return result;
}

Addition<Scenario> copyScenario(const Battle& battle, Id<Scenario> scenario, std::string name, std::string title) {
  const Scenario* row = battle.find<Scenario>(scenario);
  if (!row) return {Edit(std::move(title)), scenario};
  return copyWithBlocks(battle, *row, variantsOf(battle, scenario), std::move(name), nextOrdinal<Scenario>(battle),
                        std::move(title));
}

Addition<Scenario> deriveScenario(const Battle& battle, Id<Scenario> parent, std::string name, std::string title) {
  Addition<Scenario> result{Edit(std::move(title)), {randomId()}};
  const std::string slug = freeSlug<Scenario>(battle, name);
  result.edit.put(Scenario{result.row, slug, std::move(name), parent, nextOrdinal<Scenario>(battle), {}});
  BlockMaker blocks(battle, result.edit);
  for (const Variant* variant : variantsOf(battle, parent)) {
    const Id<Variant> id{randomId()};
    result.edit.put(Variant{id, variant->slug, result.row, variant->title, variant->ordinal});
    for (const Id<SetUpBlock> block : blocksOf(battle, variant->id)) blocks.deriveFor(id, block, slug);
  }
  return result;
}

Addition<Variant> addVariant(const Battle& battle, Id<Scenario> scenario, std::string name, std::string title) {
  Addition<Variant> result{Edit(std::move(title)), {randomId()}};
  const std::string slug = freeSlug<Variant>(battle, name);
  result.edit.put(Variant{result.row, slug, scenario, std::move(name), nextVariant(battle, scenario)});
  BlockMaker(battle, result.edit).makeFor(result.row, slug);
  return result;
}

Addition<Variant> copyVariant(const Battle& battle, Id<Variant> variant, std::string name, std::string title) {
  const Variant* row = battle.find<Variant>(variant);
  if (!row) return {Edit(std::move(title)), variant};
  return copyWithBlocks(battle, *row, {row}, std::move(name), nextVariant(battle, row->scenario), std::move(title));
}

Addition<Variant> deriveVariant(const Battle& battle, Id<Variant> parent, std::string name, std::string title) {
  Addition<Variant> result{Edit(std::move(title)), {randomId()}};
  const Variant* row = battle.find<Variant>(parent);
  if (!row) return result;
  const std::string slug = freeSlug<Variant>(battle, name);
  result.edit.put(Variant{result.row, slug, row->scenario, std::move(name), nextVariant(battle, row->scenario)});
  BlockMaker blocks(battle, result.edit);
  for (const Id<SetUpBlock> block : blocksOf(battle, parent)) blocks.deriveFor(result.row, block, slug);
  return result;
}

Addition<SetUpBlock> addBlock(const Battle& battle, Id<Army> army, std::string name, std::string title) {
  Addition<SetUpBlock> result{Edit(std::move(title)), {randomId()}};
  const std::string slug = freeSlug<SetUpBlock>(battle, name);
  result.edit.put(SetUpBlock{result.row, slug, army, std::nullopt, std::move(name), nextOrdinal<SetUpBlock>(battle)});
  return result;
}

Addition<SetUpBlock> copyBlock(const Battle& battle, Id<SetUpBlock> block, std::string name, std::string title) {
  const SetUpBlock* row = battle.find<SetUpBlock>(block);
  if (!row) return {Edit(std::move(title)), block};
  return copyWithBlocks(battle, *row, {}, std::move(name), nextOrdinal<SetUpBlock>(battle), std::move(title));
}

Addition<SetUpBlock> deriveBlock(const Battle& battle, Id<SetUpBlock> parent, std::string name, std::string title) {
  const SetUpBlock* row = battle.find<SetUpBlock>(parent);
  if (!row) return {Edit(std::move(title)), parent};
  auto result = addBlock(battle, row->army, std::move(name), std::move(title));
  SetUpBlock made = result.edit.takePuts<SetUpBlock>().front();
  made.parent = parent;
  result.edit.put(std::move(made));
  return result;
}

Edit moveRow(const Battle& battle, const AnyRow& row, int by, std::string title) {
  Edit edit(std::move(title));
  const TableInfo& table = row.table();
  const auto ordinal = table.column("ordinal");
  if (!ordinal) return edit;
  const auto parent = parentColumn(table);
  std::vector<AnyRow> rows;
  table.forEach(battle, [&](const void* each) {
    if (parent && valueOf(each, table.fields()[*parent]) != row.value(*parent)) return;
    rows.emplace_back(table, each);
  });
  const auto number = [&](const AnyRow& each) { return std::get<std::int64_t>(each.value(*ordinal)); };
  std::stable_sort(rows.begin(), rows.end(), [&](const auto& a, const auto& b) { return number(a) < number(b); });
  const auto at = std::find_if(rows.begin(), rows.end(), [&](const auto& each) { return each.key() == row.key(); });
  const auto to = at - rows.begin() + by;
  if (at == rows.end() || to < 0 || to >= static_cast<std::ptrdiff_t>(rows.size())) return edit;
  std::vector<std::int64_t> numbers;
  for (const AnyRow& each : rows) numbers.push_back(number(each));
  const bool areAlike = std::adjacent_find(numbers.begin(), numbers.end()) != numbers.end();
  std::swap(*at, rows[static_cast<std::size_t>(to)]);
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const std::int64_t wanted = areAlike ? static_cast<std::int64_t>(i) + 1 : numbers[i];
    if (number(rows[i]) == wanted) continue;
    AnyRow moved = rows[i];
    moved.set(*ordinal, wanted);
    moved.putInto(edit);
  }
  return edit;
}

Removal removalOf(const Battle& battle, Id<Scenario> scenario, std::string title) {
  const Scenario* row = battle.find<Scenario>(scenario);
  if (!row) return {Edit(std::move(title)), {}, {}};
  std::vector<AnyRow> rows = blocksOfNobodyElse(battle, variantsOf(battle, scenario));
  rows.push_back(any(*row));
  return removalOf(battle, rows, std::move(title));
}

Removal removalOf(const Battle& battle, Id<Variant> variant, std::string title) {
  const Variant* row = battle.find<Variant>(variant);
  if (!row) return {Edit(std::move(title)), {}, {}};
  std::vector<AnyRow> rows = blocksOfNobodyElse(battle, {row});
  rows.push_back(any(*row));
  return removalOf(battle, rows, std::move(title));
}

}  // namespace redoubt::model
