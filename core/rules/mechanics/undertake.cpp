#include "core/rules/mechanics/undertake.h"

#include <algorithm>
#include <set>

#include "core/rules/mechanics/states.h"
#include "core/rules/mechanics/turn_course.h"
#include "core/rules/sight/sight.h"

namespace redoubt::rules {
namespace {

class Refusals {
 public:
  Refusals(const Engagement& engagement, const SightMap& sight)
      : engagement_(engagement), position_(engagement.position()), sight_(sight) {}

  std::vector<Refusal> all() {
    const Undertaking& undertaking = engagement_.undertaking();
    if (undertaking.defenders.empty()) add(Refusal::Kind::NoTarget, "");
    findFriends();
    const ActionRules* action = engagement_.action();
    const std::string rule = action ? action->path : std::string();
    if (action) {
      for (const Member each : undertaking.actors) add(Refusal::Kind::NotBy, rule, action->action.by, each);
      for (const Member each : undertaking.defenders) add(Refusal::Kind::NotAt, rule, action->action.at, each);
      for (const Member each : undertaking.actors) findStates(*action, each);
    }
    for (const Member each : undertaking.actors) {
      const auto refusal = refusalByPhase(engagement_.mechanics(), position_, engagement_, undertaking.action,
                                          action ? action->action.question : std::string(), each);
      if (refusal) add(Refusal::Kind::Phase, refusal->rule, each, refusal->isUnsure);
    }
    findDistant(rule);
    findJoint(rule);
    return std::move(found_);
  }

 private:
  void add(Refusal::Kind kind, const std::string& rule, Member member = kNobody, bool isUnsure = false) {
    found_.push_back({kind, rule, member, isUnsure});
  }

  void add(Refusal::Kind kind, const std::string& rule, const Condition& condition, Member member) {
    const Answer answer = holds(condition, engagement_, member);
    if (answer.verdict != Verdict::Yes) add(kind, rule, member, answer.verdict == Verdict::Unknown);
  }

  void findStates(const ActionRules& action, Member member) {
    for (const Forbidden& each : forbidden(engagement_, member, {action.name, action.action.question})) {
      add(Refusal::Kind::State, each.rule, member, each.isUnsure);
    }
  }

  void findFriends() {
    const Undertaking& undertaking = engagement_.undertaking();
    if (undertaking.actors.empty()) return;
    const std::vector<Symbol>& side = position_.piece(undertaking.actors.front()).side;
    for (const Member each : undertaking.defenders) {
      if (position_.piece(each).side == side) add(Refusal::Kind::Friend, "", each);
    }
    for (const Member each : undertaking.actors) {
      if (position_.piece(each).side != side) add(Refusal::Kind::Friend, "", each);
    }
  }

  // The bound of a distance for one unit.
  Quantity bound(const std::optional<Amount>& amount, Member member) const {
    return amount ? valueOf(*amount, engagement_, member) : Quantity{Rational(1), Certainty::Known};
  }

  bool isInRange(const Action& rules, Member member, int distance) const {
    const Quantity most = bound(rules.range, member);
    const Quantity least = bound(rules.beyond, member);
    return most.value && least.value && *least.value <= Rational(distance) && Rational(distance) <= *most.value;
  }

  bool reaches(Member member, hex::HexKey target) const {
    const auto from = position_.hexOf(member);
    static const Action kUsual;
    const Action& rules = engagement_.action() ? engagement_.action()->action : kUsual;
    return from && isInRange(rules, member, position_.layout().distance(*from, target));
  }

  void findDistant(const std::string& rule) {
    const Undertaking& undertaking = engagement_.undertaking();
    const bool needsSight = engagement_.action() && engagement_.action()->action.needsSight;
    for (const Member each : undertaking.actors) {
      const auto from = position_.hexOf(each);
      const bool reachesOne = std::any_of(undertaking.targets.begin(), undertaking.targets.end(),
                                          [&](hex::HexKey target) { return reaches(each, target); });
      if (!reachesOne) add(Refusal::Kind::OutOfRange, rule, each);
      if (!needsSight || !from) continue;
      const bool seesAll = std::all_of(undertaking.targets.begin(), undertaking.targets.end(),
                                       [&](hex::HexKey target) { return sight(sight_, *from, target).isVisible; });
      if (!seesAll) add(Refusal::Kind::NoSight, rule, each);
    }
  }

  std::set<hex::HexKey> hexesOfActors() const {
    std::set<hex::HexKey> hexes;
    for (const Member each : engagement_.undertaking().actors) {
      if (const auto hex = position_.hexOf(each)) hexes.insert(*hex);
    }
    return hexes;
  }

  // Whether each unit reaches each hex; without that, whether each hex is reached by one.
  bool reachEach() const {
    const Undertaking& undertaking = engagement_.undertaking();
    return std::all_of(undertaking.targets.begin(), undertaking.targets.end(), [&](hex::HexKey target) {
      return std::all_of(undertaking.actors.begin(), undertaking.actors.end(),
                         [&](Member each) { return reaches(each, target); });
    });
  }

  void findJoint(const std::string& rule) {
    const Undertaking& undertaking = engagement_.undertaking();
    const Joint joint = engagement_.action() ? engagement_.action()->action.joint : Joint::Any;
    const std::size_t targets = std::set(undertaking.targets.begin(), undertaking.targets.end()).size();
    bool isAllowed = true;
    switch (joint) {
      case Joint::Single: isAllowed = undertaking.actors.size() <= 1 && targets <= 1; break;
      case Joint::OneTargetHex: isAllowed = targets <= 1; break;
      case Joint::OneSideInOneHex: isAllowed = (targets <= 1 || hexesOfActors().size() <= 1) && reachEach(); break;
      case Joint::EachReachesEach: isAllowed = reachEach(); break;
      case Joint::Any: break;
    }
    if (!isAllowed) add(Refusal::Kind::Joint, rule);
  }

  const Engagement& engagement_;
  const Position& position_;
  const SightMap& sight_;
  std::vector<Refusal> found_;
};

// The table of rules that have no action: the only one with an index of two amounts.
std::string tableAlone(const Mechanics& mechanics) {
  std::string found;
  for (const auto& [name, table] : mechanics.tables) {
    if (!table.index || table.index->of.size() != 2) continue;
    if (!found.empty()) return {};
    found = table.name;
  }
  return found;
}

}  // namespace

std::vector<Refusal> refusalsOf(const Engagement& engagement, const SightMap& sight) {
  return Refusals(engagement, sight).all();
}

ChosenAction chooseAction(const Mechanics& mechanics, const Position& position, Fields* fields, const SightMap& sight,
                          std::string_view question, std::vector<Member> actors, std::vector<hex::HexKey> targets,
                          std::string_view action) {
  Undertaking undertaking;
  undertaking.actors = std::move(actors);
  undertaking.targets = std::move(targets);
  for (const hex::HexKey target : undertaking.targets) {
    for (const Member each : position.at(target)) {
      if (!position.piece(each).leader) undertaking.defenders.push_back(each);
    }
  }
  const auto tried = [&](std::string name, std::string table) {
    ChosenAction chosen{undertaking, {}};
    chosen.undertaking.action = std::move(name);
    chosen.undertaking.table = std::move(table);
    const Engagement engagement(mechanics, position, fields, chosen.undertaking);
    chosen.undertaking = engagement.undertaking();
    chosen.refusals = refusalsOf(engagement, sight);
    return chosen;
  };
  std::optional<ChosenAction> first;
  for (const ActionRules& each : mechanics.actions) {
    if (action.empty() ? each.action.question != question : each.name != action) continue;
    ChosenAction chosen = tried(each.name, {});
    if (chosen.refusals.empty()) return chosen;
    if (!first) first = std::move(chosen);
  }
  if (first) return *std::move(first);
  const std::string table = question == "attack" && mechanics.actions.empty() ? tableAlone(mechanics) : std::string();
  if (!table.empty()) return tried({}, table);
  return {undertaking, {{Refusal::Kind::NoAction, {}, kNobody, false}}};
}

}  // namespace redoubt::rules
