#include "core/ask/stack_answer.h"

#include <algorithm>
#include <map>
#include <set>

#include "core/rules/forces/arms.h"
#include "core/rules/forces/stacking.h"
#include "core/rules/mechanics/limits.h"

namespace redoubt::ask {
namespace {

using rules::Certainty;
using rules::Member;
using rules::Verdict;

constexpr const char* kAlternatives = "stacking/alternatives";
constexpr int kMostCopies = 1'000;

void addFit(StackAnswer& answer, Verdict fits, Certainty certainty) {
  if (answer.fits != Verdict::No && fits != Verdict::Yes) answer.fits = fits;
  answer.certainty = worse(answer.certainty, certainty);
}

// The sides with counters in a hex; nobody's where there are none.
std::vector<rules::Symbol> sidesIn(const World& world, hex::HexKey hex) {
  std::vector<rules::Symbol> sides;
  for (const Member each : world.position().at(hex)) rules::addNew(sides, world.position().piece(each).side);
  if (sides.empty()) sides.emplace_back();
  return sides;
}

void addLimits(StackAnswer& answer, const World& world, hex::HexKey hex, rules::Symbol side) {
  const rules::StackSituation stack(world.mechanics(), world.position(), &world.fields(), hex,
                                    stackOf(world.mechanics(), world.position(), hex, side));
  const rules::StackReading reading = readStack(stack);
  for (const rules::LimitReading& each : reading.limits) {
    answer.limits.push_back({each.limit, std::string(side.text()), each.rating.empty() ? "counters" : each.rating,
                             world.nameOf(each.unit), each.count, each.isCountSure, each.most, each.fits, each.rule});
    addReason(answer.because, world, each.rule);
  }
  addFit(answer, reading.fits, reading.certainty);
}

// Counters that `stacking/alternatives` counts together.
struct CountedTogether {
  std::string side;
  std::string army;  // empty: several
  std::vector<rules::StackMember> members;
  rules::StackLoad load;
  std::set<std::string> formations;
  Certainty certainty = Certainty::Known;
};

void addPiece(CountedTogether& counted, const World& world, Member member) {
  const rules::Piece& piece = world.position().piece(member);
  const rules::Arm arm = rules::armOf(world.battle(), world.book(), *piece.row);
  rules::StackMember one{{}, arm.type, std::clamp(piece.row->count, 1, kMostCopies), {}, true};
  if (arm.isCertain()) one.arm = arm.slug;
  const rules::Figure size = piece.unit ? world.position().figure(member, "size") : rules::Figure{};
  one.size = size.value;
  one.isSizeCertain = size.isCertain();
  if (arm.slug) {
    rules::ArmLoad& load = counted.load[*arm.slug];
    load.counters += one.counters;
    load.size += one.counters * size.value.value_or(0);
  }
  if (!arm.isCertain() || size.isEstimate) counted.certainty = Certainty::Estimated;
  if (!piece.row->formation.empty()) counted.formations.insert(piece.row->formation);
  counted.members.push_back(std::move(one));
}

// By player, or each army by itself (`stacking/counted-by`).
std::vector<CountedTogether> countedIn(const World& world, hex::HexKey hex) {
  const bool isByPlayer = rules::stackCounting(world.book()) == rules::StackCounting::ByPlayer;
  std::map<rules::Symbol, CountedTogether> groups;
  for (const rules::Symbol side : sidesIn(world, hex)) {
    for (const Member each : stackOf(world.mechanics(), world.position(), hex, side)) {
      const auto& armies = world.position().piece(each).army;
      const std::string army = armies.empty() ? std::string() : std::string(armies.front().text());
      const auto [at, isNew] = groups.try_emplace(isByPlayer ? side : rules::Symbol(army));
      CountedTogether& counted = at->second;
      counted.side = side.text();
      if (isNew) counted.army = army;
      if (counted.army != army) counted.army.clear();
      addPiece(counted, world, each);
    }
  }
  std::vector<CountedTogether> list;
  for (auto& [name, counted] : groups) list.push_back(std::move(counted));
  return list;
}

// The bounds of the alternative that they are nearest to.
void addAlternative(StackAnswer& answer, const rules::StackAlternative& nearest, const CountedTogether& counted) {
  const auto add = [&](const std::string& arm, const char* of, int count, std::optional<int> most) {
    if (!most) return;
    const Verdict fits = count <= *most ? Verdict::Yes : Verdict::No;
    answer.limits.push_back({arm, counted.side, of, {}, Rational(count), true, Rational(*most), fits, kAlternatives});
  };
  for (const auto& [arm, load] : counted.load) {
    const auto limit = nearest.arms.find(arm);
    if (limit == nearest.arms.end()) {
      add(arm, "counters", load.counters, 0);
    } else {
      add(arm, "counters", load.counters, limit->second.counters);
      add(arm, "size", load.size, limit->second.size);
    }
  }
}

void addAlternatives(StackAnswer& answer, const World& world, hex::HexKey hex) {
  const auto alternatives = rules::stackAlternatives(world.book());
  if (!alternatives) return;
  for (const CountedTogether& counted : countedIn(world, hex)) {
    const std::string formation = counted.formations.size() == 1 ? *counted.formations.begin() : std::string();
    const rules::StackPlace place{formation, counted.army, rules::zonesAt(world.battle(), hex)};
    const auto decision =
        rules::decideStack(*alternatives, counted.members, rules::unitArms(world.book()), place);
    const bool isOpen = decision == rules::StackDecision::Undecided;
    const bool isOver = decision == rules::StackDecision::Exceeds;
    addFit(answer, isOpen ? Verdict::Unknown : isOver ? Verdict::No : Verdict::Yes,
           isOpen ? Certainty::Unknown : counted.certainty);
    addAlternative(answer, nearestAlternative(*alternatives, counted.load, place), counted);
  }
  addReason(answer.because, world, kAlternatives);
}

}  // namespace

StackAnswer askStack(const World& world, hex::HexKey hex) {
  StackAnswer answer;
  for (const rules::Symbol side : sidesIn(world, hex)) addLimits(answer, world, hex, side);
  addAlternatives(answer, world, hex);
  for (const Reason& each : answer.because) answer.certainty = worse(answer.certainty, each.certainty);
  if (answer.fits == Verdict::Unknown) answer.certainty = Certainty::Unknown;
  return answer;
}

}  // namespace redoubt::ask
