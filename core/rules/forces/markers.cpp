#include "core/rules/forces/markers.h"

#include <algorithm>
#include <set>

#include "core/base/text.h"
#include "core/rules/book/rule_values.h"

namespace redoubt::rules {
namespace {

// Whether a marker is not on a hex yet, so that a player still has to place it.
bool isWaiting(const model::Placement& placement) {
  return placement.rule == model::PlacementRule::Zone || placement.rule == model::PlacementRule::Within;
}

}  // namespace

std::optional<std::string> markerOf(const RuleBook& book, const model::Placement& placement) {
  if (placement.subject != model::PlacementSubject::Marker) return std::nullopt;
  return markerNamed(book, placement.words);
}

std::optional<std::string> markerNamed(const RuleBook& book, std::string_view words) {
  const std::string wanted = folded(words);
  for (const std::string& slug : book.under("marker")) {
    if (!book.text("marker/" + slug + "/title")) continue;
    if (wanted == folded(slug) || wanted == folded(markerTitle(book, slug))) return slug;
  }
  return std::nullopt;
}

std::vector<std::string> markers(const RuleBook& book) {
  std::vector<std::string> slugs = book.under("marker");
  std::erase_if(slugs, [&](const std::string& slug) { return !book.text("marker/" + slug + "/title"); });
  std::sort(slugs.begin(), slugs.end(), [&](const std::string& a, const std::string& b) {
    return folded(markerTitle(book, a)) < folded(markerTitle(book, b));
  });
  return slugs;
}

bool isOnlyInPlay(const RuleBook& book, const std::string& marker) {
  return ruleTruth(book, "marker/" + marker + "/in-play") == true;
}

std::string markerTitle(const RuleBook& book, const std::string& marker) {
  return book.text("marker/" + marker + "/title").value_or(marker);
}

std::optional<int> sideOf(const model::Placement& placement) {
  if (!placement.hex || !placement.direction || !placement.direction->direction) return std::nullopt;
  const hex::Direction direction = *placement.direction->direction;
  return direction.kind == hex::FacingKind::Hexside ? std::optional(direction.index) : std::nullopt;
}

std::optional<std::string> hexsideOf(const RuleBook& book, const std::string& marker) {
  return book.text("marker/" + marker + "/hexside");
}

std::optional<int> lyingOnSide(const RuleBook& book, const model::Placement& placement) {
  if (placement.rule != model::PlacementRule::At) return std::nullopt;
  const auto marker = markerOf(book, placement);
  return marker && hexsideOf(book, *marker) ? sideOf(placement) : std::nullopt;
}

std::optional<int> MarkerTally::left() const {
  if (copies) return std::max(*copies - onHexes, 0);
  return waiting > 0 ? std::optional(waiting) : std::nullopt;
}

MarkerTally tally(const RuleBook& book, std::span<const model::Placement> setUp, const std::string& marker) {
  MarkerTally result{0, 0, book.integer("marker/" + marker + "/copies")};
  for (const model::Placement& placement : setUp) {
    if (markerOf(book, placement) != marker) continue;
    if (placement.rule == model::PlacementRule::At && placement.hex) result.onHexes += placement.count;
    if (isWaiting(placement)) result.waiting += placement.count;
  }
  return result;
}

const model::Placement* waitingPlacement(const RuleBook& book, std::span<const model::Placement> setUp,
                                         const std::string& marker) {
  const auto found = std::find_if(setUp.begin(), setUp.end(), [&](const model::Placement& placement) {
    return isWaiting(placement) && placement.count > 0 && markerOf(book, placement) == marker;
  });
  return found == setUp.end() ? nullptr : &*found;
}

std::vector<hex::HexsideKey> freeHexsides(const model::Battle& battle, const RuleBook& book,
                                          std::span<const model::Placement> setUp, const std::string& marker,
                                          std::optional<Id<model::Placement>> moving) {
  const auto kind = hexsideOf(book, marker);
  if (!kind) return {};
  const hex::Layout layout = model::layoutOf(battle);
  std::set<hex::HexsideKey> taken;
  for (const model::Placement& placement : setUp) {
    const auto side = placement.id == moving ? std::nullopt : lyingOnSide(book, placement);
    if (side && markerOf(book, placement) == marker) taken.insert(layout.side(*placement.hex, *side));
  }
  std::vector<hex::HexsideKey> free;
  for (const model::Hexside& row : battle.all<model::Hexside>()) {
    if (row.kind == *kind && !taken.contains(row.side)) free.push_back(row.side);
  }
  return free;
}

}  // namespace redoubt::rules
