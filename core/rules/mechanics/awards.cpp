#include "core/rules/mechanics/awards.h"

#include <algorithm>

namespace redoubt::rules {
namespace {

// The side of a unit, or who holds a hex.
FactValue ownerOf(const AwardSituation& situation, Member member) {
  const Fact fact = situation.position().isPiece(member) ? Fact::Side : Fact::Owner;
  return situation.fact({fact, {}, {}}, member, member);
}

class AwardReader {
 public:
  AwardReader(const AwardSituation& situation, const AwardRules& rules) : situation_(situation), rules_(rules) {
    reading_.player = std::string(situation.player().text());
    reading_.award = rules.name;
    reading_.rule = rules.path;
    reading_.moment = rules.award.moment;
    reading_.certainty = rules.certainty;
  }

  AwardReading read() {
    const Answer when = holds(rules_.award.when, situation_, kNobody);
    if (when.verdict == Verdict::No) {
      reading_.certainty = worse(reading_.certainty, when.certainty);
      return reading_;
    }
    if (when.verdict == Verdict::Unknown) {
      leaveOpen();
      return reading_;
    }
    reading_.certainty = worse(reading_.certainty, when.certainty);
    if (rules_.award.count) {
      countMembers(*rules_.award.count);
    } else {
      give(kNobody);
    }
    return reading_;
  }

 private:
  void leaveOpen() {
    reading_.isOpen = true;
    reading_.certainty = worse(reading_.certainty, Certainty::Estimated);
  }

  void countMembers(const Group& group) {
    const Members members = membersOf(group, situation_, kNobody);
    if (members.certainty == Certainty::Unknown) return leaveOpen();
    reading_.certainty = worse(reading_.certainty, members.certainty);
    for (const Member each : members.sure) {
      const Verdict isHis = isFor(each);
      if (isHis == Verdict::Yes) give(each);
      if (isHis == Verdict::Unknown) leaveOpen();
    }
    const bool isAnyOpen = std::any_of(members.unsure.begin(), members.unsure.end(),
                                       [&](Member each) { return isFor(each) != Verdict::No; });
    if (isAnyOpen) leaveOpen();
  }

  // Whether the player gets the award for this unit or hex. Of what belongs to nobody no award has an owner.
  Verdict isFor(Member member) const {
    if (rules_.award.to == AwardedTo::Player) return Verdict::Yes;
    const FactValue owner = ownerOf(situation_, member);
    if (owner.certainty == Certainty::Unknown) return Verdict::Unknown;
    if (owner.words.empty()) return Verdict::No;
    const bool isOwn = hasItem(owner.words, situation_.player());
    return isOwn == (rules_.award.to == AwardedTo::Owner) ? Verdict::Yes : Verdict::No;
  }

  void give(Member member) {
    const Position& position = situation_.position();
    const int counters = position.isPiece(member) ? std::max(position.piece(member).row->count, 1) : 1;
    const Quantity points = valueOf(rules_.award.points, situation_, member);
    reading_.times += counters;
    const Rational sum = reading_.points + points.value.value_or(Rational(0)) * Rational(counters);
    if (!points.value || !isWithinBounds(sum)) return leaveOpen();
    reading_.points = sum;
    reading_.certainty = worse(reading_.certainty, points.certainty);
  }

  const AwardSituation& situation_;
  const AwardRules& rules_;
  AwardReading reading_;
};

const VictoryLevel* levelFor(const std::vector<VictoryLevel>& levels, const std::optional<Rational>& by) {
  const VictoryLevel* found = nullptr;
  for (const VictoryLevel& each : levels) {
    const bool isReached = !by || each.from <= *by;
    const bool isPassed = each.to && (!by || *each.to < *by);
    if (isReached && !isPassed && (!found || found->from < each.from)) found = &each;
  }
  return found;
}

std::optional<Rational> measured(LevelsBy by, Rational first, Rational second) {
  switch (by) {
    case LevelsBy::Lead: return first - second;
    case LevelsBy::Points: return first;
    case LevelsBy::Ratio: break;
  }
  return second == Rational(0) ? std::nullopt : std::optional(first / second);
}

}  // namespace

FactValue AwardSituation::fact(const FactName& name, Member member, Member subject) const {
  const bool isOffMap = position_.isPiece(member) && !position_.hexOf(member);
  if (infoOf(name.fact).of == FactOf::Place && isOffMap) return FactValue{Certainty::Known, {}, {}, false};
  return MapSituation::fact(name, member, subject);
}

Quantity AwardSituation::rating(Symbol rating, Member member, bool) const {
  return MapSituation::rating(rating, member, true);
}

FactValue AwardSituation::factOfNobody(const FactName& name) const {
  return name.fact == Fact::Side ? FactValue::of(std::span<const Symbol>(player_)) : FactValue::unknown();
}

std::vector<Member> AwardSituation::membersNamed(std::string_view name, Member subject) const {
  if (name != "forces" && name != "leaders") return MapSituation::membersNamed(name, subject);
  std::vector<Member> members;
  for (Member each = 0; each < static_cast<Member>(position_.pieces().size()); ++each) {
    const bool isLeader = position_.piece(each).leader != nullptr;
    if (isLeader == (name == "leaders")) members.push_back(each);
  }
  return members;
}

std::vector<AwardReading> readAwards(const Mechanics& mechanics, const Position& position, Fields* fields) {
  std::vector<AwardReading> readings;
  for (const AwardRules& rules : mechanics.awards) {
    for (const model::Player& player : position.battle().all<model::Player>()) {
      if (rules.award.to == AwardedTo::Player && rules.award.player != player.slug) continue;
      const AwardSituation situation(mechanics, position, fields, Symbol(player.slug));
      readings.push_back(AwardReader(situation, rules).read());
    }
  }
  return readings;
}

std::vector<PlayerPoints> sumsOf(const model::Battle& battle, const std::vector<AwardReading>& awards) {
  std::vector<PlayerPoints> sums;
  for (const model::Player& player : battle.all<model::Player>()) {
    PlayerPoints& sum = sums.emplace_back(PlayerPoints{player.slug, {}});
    for (const AwardReading& each : awards) {
      if (each.player != player.slug) continue;
      const Rational next = sum.points + each.points;
      sum.isOpen = sum.isOpen || each.isOpen || !isWithinBounds(next);
      if (isWithinBounds(next)) sum.points = next;
      sum.certainty = worse(sum.certainty, each.certainty);
    }
  }
  return sums;
}

std::optional<VictoryReading> readVictory(const std::vector<PlayerPoints>& points,
                                          const std::vector<VictoryLevel>& levels, LevelsBy by) {
  if (points.size() < 2) return std::nullopt;
  std::vector<PlayerPoints> ranked = points;
  std::stable_sort(ranked.begin(), ranked.end(),
                   [](const PlayerPoints& a, const PlayerPoints& b) { return b.points < a.points; });
  const Rational first = ranked[0].points;
  const Rational second = ranked[1].points;
  VictoryReading reading{{}, measured(by, first, second), {}};
  if (first == second) return VictoryReading{{}, by == LevelsBy::Lead ? std::optional(Rational(0)) : reading.by, {}};
  reading.player = ranked[0].player;
  if (const VictoryLevel* level = levelFor(levels, reading.by)) reading.level = level->name;
  return reading;
}

}  // namespace redoubt::rules
