#include "core/rules/stacking.h"

#include <algorithm>
#include <cstdint>
#include <nlohmann/json.hpp>
#include <span>

namespace redoubt::rules {
namespace {

ArmCounts excessOver(const ArmCounts& limit, const ArmCounts& counts) {
  ArmCounts excess;
  for (const auto& [arm, count] : counts) {
    const auto found = limit.find(arm);
    const int allowed = found == limit.end() ? 0 : found->second;
    if (count > allowed) excess[arm] = count - allowed;
  }
  return excess;
}

int total(const ArmCounts& counts) {
  int sum = 0;
  for (const auto& [arm, count] : counts) sum += count;
  return sum;
}

StackDecision merged(std::optional<StackDecision> a, StackDecision b) {
  return !a || *a == b ? b : StackDecision::Undecided;
}

// Gives the first group each arm in turn and leaves the others to the next call.
StackDecision decideOver(const std::vector<ArmCounts>& alternatives, const ArmCounts& counts,
                         std::span<const int> groups, const std::vector<std::string>& arms) {
  if (groups.empty()) {
    return stackVerdict(alternatives, counts).isAllowed ? StackDecision::Allowed : StackDecision::Exceeds;
  }
  std::optional<StackDecision> decision;
  for (const std::string& arm : arms) {
    ArmCounts next = counts;
    next[arm] += groups.front();
    decision = merged(decision, decideOver(alternatives, next, groups.subspan(1), arms));
    if (*decision == StackDecision::Undecided) break;
  }
  return decision.value_or(StackDecision::Undecided);
}

}  // namespace

std::optional<std::vector<ArmCounts>> stackAlternatives(const RuleBook& book) {
  const auto text = book.json("stacking/alternatives");
  if (!text) return std::nullopt;
  const nlohmann::json json = nlohmann::json::parse(*text, nullptr, false);
  if (!json.is_array() || json.empty()) return std::nullopt;
  std::vector<ArmCounts> alternatives;
  for (const auto& item : json) {
    if (!item.is_object()) return std::nullopt;
    ArmCounts limit;
    for (const auto& [arm, count] : item.items()) {
      if (!count.is_number_integer()) return std::nullopt;
      limit[arm] = count.get<int>();
    }
    alternatives.push_back(std::move(limit));
  }
  return alternatives;
}

StackVerdict stackVerdict(const std::vector<ArmCounts>& alternatives, const ArmCounts& counts) {
  std::optional<ArmCounts> nearest;
  for (const ArmCounts& limit : alternatives) {
    ArmCounts excess = excessOver(limit, counts);
    if (excess.empty()) return {};
    if (!nearest || total(excess) < total(*nearest)) nearest = std::move(excess);
  }
  return {counts.empty(), nearest.value_or(counts)};
}

StackDecision decideStack(const std::vector<ArmCounts>& alternatives, const ArmCounts& certain,
                          const std::vector<int>& groups, const std::vector<std::string>& arms) {
  int largest = 0;
  for (const ArmCounts& limit : alternatives) largest = std::max(largest, total(limit));
  std::int64_t counters = total(certain);
  for (const int group : groups) counters += group;
  if (counters > largest) return StackDecision::Exceeds;  // whatever they are; this also bounds what follows
  constexpr std::size_t kMostGroups = 8;
  if (groups.size() > kMostGroups) return StackDecision::Undecided;
  return decideOver(alternatives, certain, groups, arms);
}

}  // namespace redoubt::rules
