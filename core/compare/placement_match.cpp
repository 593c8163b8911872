#include "core/compare/placement_match.h"

#include <algorithm>
#include <array>
#include <limits>
#include <map>
#include <tuple>

#include "core/base/text.h"
#include "core/rules/book/provenance.h"
#include "core/rules/forces/figures.h"
#include "core/rules/forces/markers.h"

namespace redoubt::compare {
namespace {

using namespace model;
using rules::PlacementList;

constexpr std::array<std::string_view, 7> kAspects{"place",     "second-hex", "facing", "step",
                                                   "formation", "stack",      "count"};

bool isPlaced(const Placement& placement) {
  return placement.rule != PlacementRule::OffMap;
}

class Matcher {
 public:
  Matcher(const Correspondence& rows, const PlacementList& first, const PlacementList& second)
      : rows_(rows), firstBook_(rows.first()), secondBook_(rows.second()), layout_(layoutOf(rows.first())) {
    for (const Placement* each : first) lists_[firstKey(*each)].first.push_back(each);
    for (const Placement* each : second) lists_[secondKey(*each)].second.push_back(each);
  }

  MatchedPlacements run() {
    for (auto& [key, lists] : lists_) match(lists.first, lists.second);
    matchGroups();
    for (auto& [key, lists] : lists_) leaveAlone(lists.first, lists.second);
    rankStacks();
    MatchedPlacements result;
    for (std::size_t i = 0; i < pairs_.size(); ++i) compare(result, i);
    return result;
  }

 private:
  // Of a subject: its kind, its row in the first battle, or in the second if only that has it, or its words.
  using Key = std::tuple<PlacementSubject, bool, std::int64_t, std::string>;
  struct Lists {
    PlacementList first;
    PlacementList second;
  };

  static std::string wordsOf(const rules::RuleBook& book, const Placement& placement) {
    return rules::markerOf(book, placement).value_or(folded(placement.words));
  }
  Key firstKey(const Placement& row) const {
    if (row.unit) return {PlacementSubject::Unit, true, row.unit->value, {}};
    if (row.leader) return {PlacementSubject::Leader, true, row.leader->value, {}};
    return {row.subject, true, 0, wordsOf(firstBook_, row)};
  }
  Key secondKey(const Placement& row) const {
    if (row.unit) {
      const auto unit = rows_.toFirst(*row.unit);
      return {PlacementSubject::Unit, unit.has_value(), unit ? unit->value : row.unit->value, {}};
    }
    if (row.leader) {
      const auto leader = rows_.toFirst(*row.leader);
      return {PlacementSubject::Leader, leader.has_value(), leader ? leader->value : row.leader->value, {}};
    }
    return {row.subject, true, 0, wordsOf(secondBook_, row)};
  }

  bool isSamePlace(const Placement& a, const Placement& b) const {
    if (a.rule != b.rule) return false;
    switch (a.rule) {
      case PlacementRule::At: return rows_.isSame(a.hex, b.hex);
      case PlacementRule::Within:
        return a.distance == b.distance && rows_.isSame(a.hex, b.hex) && rows_.isSame(a.zone, b.zone);
      case PlacementRule::Zone: return rows_.isSame(a.zone, b.zone);
      case PlacementRule::Space: return rows_.isSame(a.space, b.space);
      case PlacementRule::Enters:
      case PlacementRule::OnActivation: return rows_.isSame(a.entry, b.entry);
      case PlacementRule::WithOwnUnits:
      case PlacementRule::OffMap: return true;
    }
    return false;
  }

  // All but the place in a stack, which depends on the others there.
  std::vector<Aspect> differing(const Placement& a, const Placement& b) const {
    std::vector<Aspect> aspects;
    const auto note = [&](Aspect aspect, bool isSame) {
      if (!isSame) aspects.push_back(aspect);
    };
    const bool isThere = isSamePlace(a, b);
    note(Aspect::Place, isThere);
    if (isThere && a.rule == PlacementRule::At) note(Aspect::SecondHex, rows_.isSame(a.secondHex, b.secondHex));
    note(Aspect::Facing, a.direction == b.direction);
    note(Aspect::Step, rules::setUpStep(a) == rules::setUpStep(b));
    note(Aspect::Formation, a.formation == b.formation);
    note(Aspect::Count, a.count == b.count);
    return aspects;
  }

  void pairWhere(PlacementList& first, PlacementList& second, auto&& isPair) {
    for (const Placement*& one : first) {
      for (const Placement*& other : second) {
        if (!other || !isPair(*one, *other)) continue;
        pairs_.emplace_back(one, other);
        one = other = nullptr;
        break;
      }
    }
    std::erase(first, nullptr);
    std::erase(second, nullptr);
  }

  // Each time the two of all that are nearest to each other.
  void pairNearest(PlacementList& first, PlacementList& second) {
    std::vector<std::tuple<int, std::size_t, std::size_t>> ways;
    for (std::size_t i = 0; i < first.size(); ++i) {
      for (std::size_t j = 0; j < second.size(); ++j) {
        if (!first[i]->hex || !second[j]->hex || first[i]->rule != second[j]->rule) continue;
        const auto there = rows_.toFirst(*second[j]->hex);
        if (there) ways.emplace_back(layout_.distance(*first[i]->hex, *there), i, j);
      }
    }
    std::sort(ways.begin(), ways.end());
    for (const auto& [distance, i, j] : ways) {
      if (!first[i] || !second[j]) continue;
      pairs_.emplace_back(first[i], second[j]);
      first[i] = second[j] = nullptr;
    }
    std::erase(first, nullptr);
    std::erase(second, nullptr);
  }

  void match(PlacementList& first, PlacementList& second) {
    pairWhere(first, second, [&](const Placement& a, const Placement& b) { return differing(a, b).empty(); });
    pairWhere(first, second, [&](const Placement& a, const Placement& b) { return isSamePlace(a, b); });
    pairNearest(first, second);
    const std::size_t both = std::min(first.size(), second.size());
    for (std::size_t i = 0; i < both; ++i) pairs_.emplace_back(first[i], second[i]);
    first.erase(first.begin(), first.begin() + static_cast<std::ptrdiff_t>(both));
    second.erase(second.begin(), second.begin() + static_cast<std::ptrdiff_t>(both));
  }

  // Groups are called by where they stand ("all Russians in the camp"): the only one of an army that is left on either
  // side is the same one.
  void matchGroups() {
    std::map<Id<Army>, Lists> groups;
    for (const auto& [key, lists] : lists_) {
      if (std::get<0>(key) != PlacementSubject::Group) continue;
      for (const Placement* row : lists.first) {
        if (const auto army = rules::armyOf(rows_.first(), *row)) groups[*army].first.push_back(row);
      }
      for (const Placement* row : lists.second) {
        const auto army = rules::armyOf(rows_.second(), *row);
        if (const auto there = army ? rows_.toFirst(*army) : std::nullopt) groups[*there].second.push_back(row);
      }
    }
    for (const auto& [army, group] : groups) {
      if (group.first.size() != 1 || group.second.size() != 1) continue;
      pairs_.emplace_back(group.first.front(), group.second.front());
      for (auto& [key, lists] : lists_) {
        std::erase(lists.first, group.first.front());
        std::erase(lists.second, group.second.front());
      }
    }
  }

  void leaveAlone(const PlacementList& first, const PlacementList& second) {
    for (const Placement* row : first) pairs_.emplace_back(row, nullptr);
    for (const Placement* row : second) pairs_.emplace_back(nullptr, row);
  }

  // A place in a stack is another one only if two that lie in the same hex on both sides have changed places: what has
  // come or gone above a counter is told of that other one.
  void rankStacks() {
    std::map<hex::HexKey, std::vector<std::size_t>> stacks;
    for (std::size_t i = 0; i < pairs_.size(); ++i) {
      const auto [one, other] = pairs_[i];
      const bool isStack = one && other && one->rule == PlacementRule::At && one->hex && isSamePlace(*one, *other) &&
                           !rules::lyingOnSide(firstBook_, *one);
      if (isStack) stacks[*one->hex].push_back(i);
    }
    otherInStack_.assign(pairs_.size(), false);
    for (const auto& [hex, stack] : stacks) {
      for (const std::size_t i : stack) {
        otherInStack_[i] = std::any_of(stack.begin(), stack.end(), [&](std::size_t j) { return haveSwapped(i, j); });
      }
    }
  }

  bool haveSwapped(std::size_t i, std::size_t j) const {
    const int before = pairs_[i].first->stack - pairs_[j].first->stack;
    const int after = pairs_[i].second->stack - pairs_[j].second->stack;
    return (before < 0 && after > 0) || (before > 0 && after < 0);
  }

  void compare(MatchedPlacements& result, std::size_t at) const {
    const auto [one, other] = pairs_[at];
    const bool isFirst = one && isPlaced(*one);
    const bool isSecond = other && isPlaced(*other);
    if (!isFirst && !isSecond) {
      if (one && other) result.same.push_back({one, other});
      return;
    }
    if (!isFirst || !isSecond) {
      result.differences.push_back({isFirst ? Kind::OnlyFirst : Kind::OnlySecond, one, other});
      return;
    }
    std::vector<Aspect> aspects = differing(*one, *other);
    if (otherInStack_[at]) aspects.push_back(Aspect::Stack);
    std::sort(aspects.begin(), aspects.end());
    if (aspects.empty()) {
      result.same.push_back({one, other});
    } else {
      result.differences.push_back({Kind::Changed, one, other, std::move(aspects)});
    }
  }

  const Correspondence& rows_;
  rules::RuleBook firstBook_;
  rules::RuleBook secondBook_;
  hex::Layout layout_;
  std::map<Key, Lists> lists_;
  std::vector<std::pair<const Placement*, const Placement*>> pairs_;
  std::vector<bool> otherInStack_;
};

}  // namespace

std::string_view toText(Aspect aspect) {
  return kAspects[static_cast<std::size_t>(aspect)];
}

std::string_view fieldOf(Aspect aspect) {
  switch (aspect) {
    case Aspect::Place: return "hex";
    case Aspect::SecondHex: return "second_hex";
    case Aspect::Facing: return "direction";
    case Aspect::Step: return "step";
    case Aspect::Formation: return "formation";
    case Aspect::Stack: return "stack";
    case Aspect::Count: return "count";
  }
  return {};
}

bool isEstimate(const Battle& battle, const Placement& placement, Aspect aspect) {
  return rules::isEstimate(battle, placement, fieldOf(aspect));
}

MatchedPlacements matchPlacements(const Correspondence& rows, const PlacementList& first, const PlacementList& second) {
  return Matcher(rows, first, second).run();
}

}  // namespace redoubt::compare
