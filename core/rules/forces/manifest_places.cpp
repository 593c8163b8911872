#include <algorithm>
#include <array>
#include <set>

#include "core/base/text.h"
#include "core/hex/facing.h"
#include "core/rules/forces/formation.h"
#include "core/rules/forces/manifest_parts.h"
#include "core/rules/set_up/set_up.h"

namespace redoubt::rules {
namespace {

// The hexes in front that have a number on the map.
std::vector<std::string> frontNumbers(const hex::Layout& layout, hex::HexKey hex, hex::Direction direction) {
  std::vector<std::string> numbers;
  for (const hex::HexKey front : hex::frontHexes(layout, hex, direction)) {
    if (std::string number = layout.number(front); !number.empty()) numbers.push_back(std::move(number));
  }
  return numbers;
}

}  // namespace

PlacedUnits placedUnits(const model::Battle& battle, std::optional<Id<model::Variant>> variant) {
  PlacedUnits placed;
  if (!variant) return placed;
  for (const model::Placement* row : placements(battle, *variant)) {
    if (row->unit) placed.try_emplace(*row->unit, row);
  }
  return placed;
}

std::string hexCell(const hex::Layout& layout, const model::Placement* placement) {
  const bool isOnHex = placement && placement->rule == model::PlacementRule::At && placement->hex;
  return isOnHex ? layout.number(*placement->hex) : std::string();
}

std::string facingCell(const hex::Layout& layout, const model::Placement* placement) {
  if (!placement || !placement->direction) return {};
  const auto& direction = placement->direction->direction;
  const bool isOnHex = placement->rule == model::PlacementRule::At && placement->hex;
  if (!direction || !isOnHex) return model::toText(*placement->direction);
  // At the edge of the map fewer hexes may be in front of several facings.
  const auto numbers = frontNumbers(layout, *placement->hex, *direction);
  int alike = 0;
  for (int index = 0; index < hex::kSides; ++index) {
    alike += frontNumbers(layout, *placement->hex, {direction->kind, index}) == numbers;
  }
  return numbers.empty() || alike > 1 ? model::toText(*placement->direction) : join(numbers, "+");
}

std::string entryCell(const model::Battle& battle, const model::Placement* placement) {
  const bool enters = placement && (placement->rule == model::PlacementRule::Enters ||
                                    placement->rule == model::PlacementRule::OnActivation);
  const model::Entry* entry = enters ? battle.find(placement->entry) : nullptr;
  return entry ? entry->slug : std::string();
}

std::optional<std::optional<model::Facing>> facingOfText(const hex::Layout& layout, const RuleBook& book,
                                                         hex::HexKey hex, std::string_view text) {
  if (text.empty()) return std::optional<model::Facing>();
  const hex::FacingKind kind = facingRules(book).kind.value_or(hex::FacingKind::Vertex);
  if (const auto facing = model::facingFromText(text)) {
    const bool isOfKind = !facing->direction || facing->direction->kind == kind;
    return isOfKind ? std::optional(std::optional(*facing)) : std::nullopt;
  }
  std::set<std::string> wanted;
  for (const std::string_view part : words(text, " +,;/&")) {
    if (std::any_of(part.begin(), part.end(), [](char c) { return c >= '0' && c <= '9'; })) wanted.emplace(part);
  }
  std::optional<model::Facing> found;
  for (int index = 0; index < hex::kSides && !wanted.empty(); ++index) {
    const auto numbers = frontNumbers(layout, hex, {kind, index});
    if (std::set<std::string>(numbers.begin(), numbers.end()) != wanted) continue;
    if (found) return std::nullopt;
    found = model::Facing{hex::Direction{kind, index}};
  }
  return found ? std::optional(found) : std::nullopt;
}

}  // namespace redoubt::rules
