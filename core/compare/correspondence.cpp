#include "core/compare/correspondence.h"

#include <algorithm>

#include "core/rules/set_up/set_up.h"

namespace redoubt::compare {
namespace {

using namespace model;

const FieldInfo& hexField() {
  static const FieldInfo& field = [&]() -> const FieldInfo& {
    const TableInfo& table = tableInfo<Placement>();
    return table.fields()[*table.column("hex")];
  }();
  return field;
}

template <class Row>
std::optional<Id<Row>> idIn(const Value& value) {
  const auto* number = std::get_if<std::int64_t>(&value);
  return number ? std::optional(Id<Row>{*number}) : std::nullopt;
}

}  // namespace

Correspondence::Correspondence(const Battle& battle) : first_(battle), second_(battle) {}

Correspondence::Correspondence(const Battle& first, const Battle& second)
    : first_(first), second_(second), match_(std::make_unique<proof::RowMatch>(first, second)) {}

std::optional<hex::HexKey> Correspondence::toFirst(hex::HexKey second) const {
  if (!match_) return second;
  const auto value = match_->toOurs(hexField(), Value(second.value));
  return value ? std::optional(hex::HexKey{std::get<std::int64_t>(*value)}) : std::nullopt;
}

std::optional<Value> Correspondence::toFirst(const FieldInfo& field, const Value& second) const {
  return match_ ? match_->toOurs(field, second) : std::optional(second);
}

bool Correspondence::isSame(const FieldInfo& field, const Value& first, const Value& second) const {
  if (field.refersTo == Zone::kTable) return isSame(idIn<Zone>(first), idIn<Zone>(second));
  if (field.refersTo == Entry::kTable) return isSame(idIn<Entry>(first), idIn<Entry>(second));
  return toFirst(field, second) == first;
}

bool Correspondence::isSame(std::optional<hex::HexKey> first, std::optional<hex::HexKey> second) const {
  if (!first || !second) return first.has_value() == second.has_value();
  return toFirst(*second) == first;
}

bool Correspondence::isSame(std::optional<Id<Space>> first, std::optional<Id<Space>> second) const {
  if (!first || !second) return first.has_value() == second.has_value();
  return toFirst(*second) == first;
}

std::vector<hex::HexKey> Correspondence::hexesOfSecond(Id<Zone> zone) const {
  std::vector<hex::HexKey> hexes;
  for (const hex::HexKey hex : rules::hexesOf(second_, zone)) {
    if (const auto there = toFirst(hex)) hexes.push_back(*there);
  }
  std::sort(hexes.begin(), hexes.end());
  return hexes;
}

bool Correspondence::isSame(std::optional<Id<Zone>> first, std::optional<Id<Zone>> second) const {
  if (!first || !second) return first.has_value() == second.has_value();
  if (toFirst(*second) == first) return true;
  const std::vector<hex::HexKey> hexes = rules::hexesOf(first_, *first);
  return !hexes.empty() && hexes == hexesOfSecond(*second);
}

bool Correspondence::isSame(std::optional<Id<Entry>> first, std::optional<Id<Entry>> second) const {
  const Entry* one = first_.find(first);
  const Entry* other = second_.find(second);
  if (!one || !other) return !one && !other;
  return one->trigger == other->trigger && one->turn == other->turn && one->fallback == other->fallback &&
         one->exempt == other->exempt && one->dice == other->dice &&
         isSame(std::optional(one->zone), std::optional(other->zone));
}

}  // namespace redoubt::compare
