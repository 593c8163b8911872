#include "core/rules/stacking.h"

#include <algorithm>
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

// Gives the first arm 0, 1, … of the uncertain counters and leaves the rest to the others.
StackDecision decideOver(const std::vector<ArmCounts>& alternatives, const ArmCounts& counts, int uncertain,
                         std::span<const std::string> arms) {
  if (uncertain == 0 || arms.empty()) {
    return stackVerdict(alternatives, counts).isAllowed ? StackDecision::Allowed : StackDecision::Exceeds;
  }
  std::optional<StackDecision> decision;
  const bool isLastArm = arms.size() == 1;
  for (int n = isLastArm ? uncertain : 0; n <= uncertain; ++n) {
    ArmCounts next = counts;
    if (n > 0) next[arms.front()] += n;
    decision = merged(decision, decideOver(alternatives, next, uncertain - n, arms.subspan(1)));
    if (*decision == StackDecision::Undecided) break;
  }
  return *decision;
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

StackDecision decideStack(const std::vector<ArmCounts>& alternatives, const ArmCounts& certain, int uncertain,
                          const std::vector<std::string>& arms) {
  // No limit grows by swapping arms for ever: beyond this the number of distributions is all that grows.
  constexpr int kMostTried = 12;
  int largest = 0;
  for (const ArmCounts& limit : alternatives) largest = std::max(largest, total(limit));
  if (total(certain) + uncertain > largest) return StackDecision::Exceeds;
  if (uncertain > 0 && (arms.empty() || uncertain > kMostTried)) return StackDecision::Undecided;
  return decideOver(alternatives, certain, uncertain, arms);
}

}  // namespace redoubt::rules
