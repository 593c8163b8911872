#include "core/rules/mechanics/undertake.h"

#include <algorithm>
#include <set>

#include "core/rules/mechanics/states.h"
#include "core/rules/mechanics/turn_course.h"
#include "core/rules/sight/aim.h"
#include "core/rules/sight/sight.h"

namespace redoubt::rules {
namespace {

constexpr std::size_t kZones = 3;  // front, flank and rear

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
    findTurned(rule);
    findJoint(rule);
    for (const Spending& each : spendingOf(engagement_)) {
      if (each.isTooMuch()) add(Refusal::Kind::Stock, each.rule);
    }
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

  Verdict isInRange(const Action& rules, Member member, int distance) const {
    const Quantity most = bound(rules.range, member);
    const Quantity least = bound(rules.beyond, member);
    const bool isTooFar = most.value && *most.value < Rational(distance);
    const bool isTooNear = least.value && Rational(distance) < *least.value;
    const bool hasNone = (!most.value && !most.isUnknown()) || (!least.value && !least.isUnknown());
    if (isTooFar || isTooNear || hasNone) return Verdict::No;
    return most.value && least.value ? Verdict::Yes : Verdict::Unknown;
  }

  // Where it could act from and whereto: of units in two hexes from either to either.
  struct Line {
    hex::HexKey from;
    hex::HexKey to;
  };

  std::vector<Line> linesTo(Member member, hex::HexKey target) const {
    std::vector<Line> lines;
    for (const hex::HexKey from : position_.hexesOf(member)) {
      for (const hex::HexKey to : hexesOfTargets(position_, engagement_.undertaking(), target)) {
        lines.push_back({from, to});
      }
    }
    return lines;
  }

  Verdict isInRange(Member member, const Line& line) const {
    static const Action kUsual;
    const Action& rules = engagement_.action() ? engagement_.action()->action : kUsual;
    return isInRange(rules, member, position_.layout().distance(line.from, line.to));
  }

  Verdict reaching(Member member, hex::HexKey target) const {
    Verdict best = Verdict::No;
    for (const Line& line : linesTo(member, target)) {
      const Verdict inRange = isInRange(member, line);
      if (inRange == Verdict::Yes) return inRange;
      if (inRange == Verdict::Unknown) best = inRange;
    }
    return best;
  }

  // Those that are not too long or too short, or all where none is, over which it sees.
  std::vector<Line> linesOfSight(Member member, hex::HexKey target) const {
    const std::vector<Line> all = linesTo(member, target);
    std::vector<Line> lines = all;
    std::erase_if(lines, [&](const Line& line) { return isInRange(member, line) == Verdict::No; });
    if (lines.empty()) lines = all;
    const bool needsSight = engagement_.action() && engagement_.action()->action.needsSight;
    if (!needsSight) return lines;
    std::erase_if(lines, [&](const Line& line) { return !sight(sight_, line.from, line.to).isVisible; });
    return lines;
  }
  bool reaches(Member member, hex::HexKey target) const { return reaching(member, target) == Verdict::Yes; }

  void findDistant(const std::string& rule) {
    const Undertaking& undertaking = engagement_.undertaking();
    const bool needsSight = engagement_.action() && engagement_.action()->action.needsSight;
    for (const Member each : undertaking.actors) {
      const bool reachesOne = std::any_of(undertaking.targets.begin(), undertaking.targets.end(),
                                          [&](hex::HexKey target) { return reaches(each, target); });
      const bool isUnsure = std::any_of(undertaking.targets.begin(), undertaking.targets.end(), [&](hex::HexKey target) {
        return reaching(each, target) == Verdict::Unknown;
      });
      if (!reachesOne) add(Refusal::Kind::OutOfRange, rule, each, isUnsure);
      if (!needsSight || position_.hexesOf(each).empty()) continue;
      const bool seesAll = std::all_of(undertaking.targets.begin(), undertaking.targets.end(),
                                       [&](hex::HexKey target) { return !linesOfSight(each, target).empty(); });
      if (!seesAll) add(Refusal::Kind::NoSight, rule, each);
    }
  }

  // The zones of its own through which a unit may act; nothing: through all.
  std::optional<FacingZones> through(Member member) const {
    if (!engagement_.action()) return std::nullopt;
    const Action& action = engagement_.action()->action;
    if (action.through) return FacingZones(action.through->begin(), action.through->end());
    if (!action.needsSight) return std::nullopt;
    const Piece& piece = position_.piece(member);
    const auto own = piece.formation.empty() ? std::nullopt
                                             : formation(position_.book(), piece.formation.front().text());
    return aimZones(position_.book(), own ? &*own : nullptr);
  }

  // Those that don't face a target. A unit of which nobody knows where it faces is unsure, unless any facing will do.
  void findTurned(const std::string& rule) {
    for (const Member each : engagement_.undertaking().actors) {
      const Piece& piece = position_.piece(each);
      const auto zones = piece.hasFacing && piece.hex ? through(each) : std::nullopt;
      if (!zones || zones->size() == kZones) continue;
      const auto isAimed = [&](hex::HexKey target) {
        std::vector<Line> lines = linesOfSight(each, target);
        if (lines.empty()) lines = linesTo(each, target);
        return std::any_of(lines.begin(), lines.end(), [&](const Line& line) {
          return line.to == line.from || canAim(position_.layout(), line.from, *piece.zones, *zones, line.to);
        });
      };
      const auto& targets = engagement_.undertaking().targets;
      if (!piece.zones || !std::all_of(targets.begin(), targets.end(), isAimed)) {
        add(Refusal::Kind::Arc, rule, each, !piece.zones);
      }
    }
  }

  bool areActorsInOneHex() const {
    const std::vector<Member>& actors = engagement_.undertaking().actors;
    if (actors.empty()) return true;
    const model::StandingHexes hexes = position_.hexesOf(actors.front());
    return std::any_of(hexes.begin(), hexes.end(), [&](hex::HexKey hex) {
      return std::all_of(actors.begin(), actors.end(),
                         [&](Member each) { return position_.hexesOf(each).contains(hex); });
    });
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
      case Joint::OneSideInOneHex: isAllowed = (targets <= 1 || areActorsInOneHex()) && reachEach(); break;
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

namespace {

// Chooses the targets of an action, and tries it.
class Trial {
 public:
  Trial(const Mechanics& mechanics, const Position& position, Fields* fields, const SightMap& sight)
      : mechanics_(mechanics), position_(position), fields_(fields), sight_(sight) {}

  ChosenAction of(Undertaking undertaking, std::string action, std::string table) const {
    undertaking.action = std::move(action);
    undertaking.table = std::move(table);
    undertaking.defenders = inHexes(undertaking);
    const ActionRules* rules = mechanics_.action(undertaking.action);
    const std::vector<Member> possible = rules ? possibleTargets(undertaking, rules->action) : undertaking.defenders;
    const std::vector<Member> meant = rules ? meantBy(rules->action, undertaking, possible) : possible;
    undertaking.defenders = undertaking.named.empty() ? meant : undertaking.named;
    const Engagement engagement(mechanics_, position_, fields_, std::move(undertaking));
    ChosenAction chosen{engagement.undertaking(), refusalsOf(engagement, sight_)};
    if (rules && !areMeant(rules->action, chosen.undertaking.defenders, meant)) {
      chosen.refusals.push_back({Refusal::Kind::Targets, rules->path, kNobody, false});
    }
    return chosen;
  }

 private:
  std::vector<Member> inHexes(const Undertaking& undertaking) const {
    std::vector<Member> members;
    for (const hex::HexKey target : undertaking.targets) {
      for (const Member each : position_.at(target)) {
        const bool isThere = hasItem(members, each);  // a long unit in two of the targets
        if (!position_.piece(each).leader && !isThere) members.push_back(each);
      }
    }
    return members;
  }

  // Those to whom it may be done; all where it may be done to none.
  std::vector<Member> possibleTargets(const Undertaking& undertaking, const Action& action) const {
    const Engagement engagement(mechanics_, position_, fields_, undertaking);
    std::vector<Member> possible = undertaking.defenders;
    std::erase_if(possible,
                  [&](Member each) { return holds(action.at, engagement, each).verdict == Verdict::No; });
    return possible.empty() ? undertaking.defenders : possible;
  }

  std::vector<Member> meantBy(const Action& action, const Undertaking& undertaking,
                              const std::vector<Member>& possible) const {
    if (action.targets != Targets::Top) return possible;
    std::vector<Member> top;
    for (const hex::HexKey target : undertaking.targets) {
      const auto first = std::find_if(possible.begin(), possible.end(),
                                      [&](Member each) { return position_.hexesOf(each).contains(target); });
      if (first != possible.end() && !hasItem(top, *first)) top.push_back(*first);
    }
    return top;
  }

  static bool areMeant(const Action& action, const std::vector<Member>& defenders, const std::vector<Member>& meant) {
    if (action.targets == Targets::One) return defenders.size() <= 1;
    return std::all_of(meant.begin(), meant.end(), [&](Member each) { return hasItem(defenders, each); }) &&
           (action.targets == Targets::All || defenders.size() == meant.size());
  }

  const Mechanics& mechanics_;
  const Position& position_;
  Fields* fields_;
  const SightMap& sight_;
};

}  // namespace

ChosenAction chooseAction(const Mechanics& mechanics, const Position& position, Fields* fields, const SightMap& sight,
                          std::string_view question, std::vector<Member> actors, std::vector<hex::HexKey> targets,
                          std::string_view action, std::vector<Member> named) {
  Undertaking undertaking;
  undertaking.actors = std::move(actors);
  undertaking.targets = std::move(targets);
  undertaking.named = std::move(named);
  const Trial trial(mechanics, position, fields, sight);
  std::optional<ChosenAction> first;
  for (const ActionRules& each : mechanics.actions) {
    if (action.empty() ? each.action.question != question : each.name != action) continue;
    ChosenAction chosen = trial.of(undertaking, each.name, {});
    if (chosen.refusals.empty()) return chosen;
    if (!first) first = std::move(chosen);
  }
  if (first) return *std::move(first);
  const std::string table = question == "attack" && mechanics.actions.empty() ? tableAlone(mechanics) : std::string();
  if (!table.empty()) return trial.of(undertaking, {}, table);
  return {trial.of(undertaking, {}, {}).undertaking, {{Refusal::Kind::NoAction, {}, kNobody, false}}};
}

Duties dutiesOf(const Engagement& engagement) {
  Duties duties;
  const Undertaking& undertaking = engagement.undertaking();
  if (!engagement.action() || undertaking.actors.empty()) return duties;
  const Action& action = engagement.action()->action;
  const Position& position = engagement.position();
  const std::vector<Symbol>& side = position.piece(undertaking.actors.front()).side;
  for (const Member each : position.onMap()) {
    const Piece& piece = position.piece(each);
    if (piece.leader) continue;
    const bool isFriend = piece.side == side;
    const auto& duty = isFriend ? action.must : action.mustAt;
    const auto& done = isFriend ? undertaking.actors : undertaking.defenders;
    if (!duty || hasItem(done, each)) continue;
    const Verdict can = holds(isFriend ? action.by : action.at, engagement, each).verdict;
    const Verdict must = can == Verdict::No ? can : holds(*duty, engagement, each).verdict;
    if (must == Verdict::No) continue;
    const bool isSure = can == Verdict::Yes && must == Verdict::Yes;
    (!isSure ? duties.unsure : isFriend ? duties.actors : duties.targets).push_back(each);
  }
  return duties;
}

std::vector<Spending> spendingOf(const Engagement& engagement) {
  std::vector<Spending> spendings;
  if (!engagement.action()) return spendings;
  const Position& position = engagement.position();
  const auto isOfActors = [&](const std::string& stock) {
    const auto army = keys::kStockArmy.in(position.book(), {stock});
    const auto& actors = engagement.undertaking().actors;
    return !army || actors.empty() || hasItem(position.piece(actors.front()).army, Symbol(*army));
  };
  for (const SpendRules& each : engagement.action()->spends) {
    const Spend& spend = each.spend;
    const Verdict acts = holds(spend.when, engagement, kNobody).verdict;
    if (acts == Verdict::No || (!spend.stock.empty() && !isOfActors(spend.stock))) continue;
    Spending made{each.name, spend.stock, valueOf(spend.amount, engagement, kNobody), Quantity::none(), each.path,
                  acts == Verdict::Unknown};
    const auto left = position.state().stocks.find(Symbol(spend.stock));
    if (left != position.state().stocks.end()) made.has = {left->second, Certainty::Known};
    if (spend.has) made.has = valueOf(*spend.has, engagement, kNobody);
    spendings.push_back(std::move(made));
  }
  return spendings;
}

}  // namespace redoubt::rules
