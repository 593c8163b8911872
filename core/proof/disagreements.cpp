#include "core/proof/disagreements.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

#include "core/proof/row_match.h"
#include "core/proof/rows.h"
#include "core/proof/settler.h"
#include "core/rules/book/provenance.h"
#include "core/rules/book/rule_edit.h"

namespace redoubt::proof {
namespace {

using namespace model;

// As people mean them: numbers that were printed the same, JSON however it is laid out.
bool agree(const FieldInfo& field, const Value& a, const Value& b) {
  if (a == b) return true;
  if (field.kind == ColumnKind::Json && a.index() == b.index()) return rules::isSameJson(toText(a), toText(b));
  const auto* one = std::get_if<double>(&a);
  const auto* other = std::get_if<double>(&b);
  return one && other && std::abs(*one - *other) <= 1e-6 * std::max({1.0, std::abs(*one), std::abs(*other)});
}

std::optional<Provenance> originOf(const Battle& battle, const TableInfo& table, const void* row,
                                   std::string_view field) {
  const Provenance* found = rules::provenanceOf(battle, table.name(), table.keyText(row), field);
  return found ? std::optional(*found) : std::nullopt;
}

bool isProved(const TableInfo& table, const void* row) {
  const Rule* rule = as<Rule>(table, row);
  return !rule || isProvedRule(rule->path);
}

}  // namespace

/// Compares two battles row by row.
class DoubleEntry::Finder {
 public:
  explicit Finder(DoubleEntry& entry) : entry_(entry), match_(*entry.match_) {}

  void run() {
    for (const TableInfo* table : matchedTables()) {
      for (const RowMatch::Pair& pair : match_.pairs(*table)) look(*table, pair);
    }
    auto& found = entry_.disagreements_;
    std::stable_sort(found.begin(), found.end(), [](const Disagreement& a, const Disagreement& b) { return a.topic < b.topic; });
  }

 private:
  void look(const TableInfo& table, const RowMatch::Pair& pair) {
    const ProvedTable* proved = provedTable(table);
    if (pair.ours && pair.theirs) {
      if (proved && isProved(table, pair.ours)) compare(*proved, pair);
      return;
    }
    const bool isOurs = pair.ours != nullptr;
    const void* row = isOurs ? pair.ours : pair.theirs;
    if (const auto owner = ownerOf(table, row, isOurs)) {
      lonely_[isOurs].emplace(row, *owner);
      ++entry_.disagreements_[*owner].along;
      return;
    }
    if (!proved && !isOwner(table)) return;
    if (!isProved(table, row)) return;
    lonely_[isOurs].emplace(row, entry_.disagreements_.size());
    Disagreement found;
    found.kind = isOurs ? Disagreement::Kind::OnlyOurs : Disagreement::Kind::OnlyTheirs;
    found.topic = proved ? proved->topic : Topic::SetUp;
    found.table = &table;
    Disagreement::Side& side = isOurs ? found.ours : found.theirs;
    side.row = row;
    side.origin = originOf(isOurs ? entry_.ours_ : entry_.theirs_, table, row, kWholeRow);
    finish(std::move(found));
  }

  // Blocks hold placements, though no value of their own is proved.
  static bool isOwner(const TableInfo& table) { return isOf<SetUpBlock>(table); }

  // The disagreement about a row that only one has, and that this one belongs to.
  std::optional<std::size_t> ownerOf(const TableInfo& table, const void* row, bool isOurs) const {
    const Battle& battle = isOurs ? entry_.ours_ : entry_.theirs_;
    for (const FieldInfo& field : table.fields()) {
      const TableInfo* other = tableNamed(field.refersTo);
      if (!other || (field.isOptional && !field.isOwned)) continue;
      const Value id = valueOf(row, field);
      if (std::holds_alternative<std::monostate>(id)) continue;
      const void* owner = other->findByKey(battle, toText(id));
      const auto known = lonely_[isOurs].find(owner);
      if (known != lonely_[isOurs].end()) return known->second;
    }
    return std::nullopt;
  }

  void compare(const ProvedTable& proved, const RowMatch::Pair& pair) {
    for (const ProvedTable::Column& column : proved.columns) {
      const FieldInfo& field = proved.table->fields()[column.index];
      Disagreement found;
      found.topic = proved.topic;
      found.table = proved.table;
      found.column = column.index;
      found.ours.value = valueOf(pair.ours, field);
      found.theirs.value = valueOf(pair.theirs, field);
      const auto there = match_.toOurs(field, found.theirs.value);
      if (there && agree(field, found.ours.value, *there)) {
        ++entry_.agreements_;
        continue;
      }
      found.ours.row = pair.ours;
      found.theirs.row = pair.theirs;
      found.ours.origin = originOf(entry_.ours_, *proved.table, pair.ours, field.name);
      found.theirs.origin = originOf(entry_.theirs_, *proved.table, pair.theirs, field.name);
      const Provenance* own = entry_.ours_.find<Provenance>(
          {std::string(proved.table->name()), proved.table->keyText(pair.ours), std::string(field.name)});
      found.isConfirmed = standingOf(own, *proved.table, pair.ours, field.name) == Standing::Confirmed;
      finish(std::move(found));
    }
    if (proved.provesRow) ++entry_.agreements_;
  }

  void finish(Disagreement found) {
    const Waiver* waiver = entry_.ours_.find<Waiver>(waiverKey(match_, found));
    found.isSettled = waiver && waiver->reason.ends_with(waiverEnd(entry_.theirs_, found));
    entry_.disagreements_.push_back(std::move(found));
  }

  DoubleEntry& entry_;
  const RowMatch& match_;
  std::array<std::map<const void*, std::size_t>, 2> lonely_;  // theirs, ours
};

DoubleEntry::DoubleEntry(const Battle& ours, const Battle& theirs)
    : ours_(ours), theirs_(theirs), match_(std::make_unique<const RowMatch>(ours_, theirs_)) {
  Finder(*this).run();
}

DoubleEntry::~DoubleEntry() = default;

Edit DoubleEntry::settle(const Disagreement& disagreement, Settlement settlement, const Reader& reader,
                         std::string title) const {
  return settled({ours_, theirs_, *match_, reader}, disagreement, settlement, std::move(title));
}

std::optional<Edit> DoubleEntry::settle(const Disagreement& disagreement, const Value& own, const Reader& reader,
                                        std::string title) const {
  return settledByOwn({ours_, theirs_, *match_, reader}, disagreement, own, std::move(title));
}

}  // namespace redoubt::proof
