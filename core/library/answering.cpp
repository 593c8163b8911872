#include <utility>

#include "core/ask/answer_words.h"
#include "core/library/asked.h"

namespace redoubt::library {
namespace {

Chance chanceOf(const rules::Chance& chance) {
  return {chance.favourable(), chance.cases()};
}

std::optional<Chance> chanceOf(const std::optional<rules::Chance>& chance) {
  return chance ? std::optional(chanceOf(*chance)) : std::nullopt;
}

PieceName pieceOf(const ask::World& world, rules::Member member) {
  return member == rules::kNobody ? PieceName() : PieceName(world.nameOf(member));
}

void tellWhy(Answer& answer, rules::Certainty certainty, const std::vector<ask::Reason>& because) {
  answer.certainty = certaintyOf(certainty);
  for (const ask::Reason& each : because) {
    answer.because.push_back({each.rule, each.citation, certaintyOf(each.certainty)});
  }
}

std::vector<Refusal> refusalsOf(const ask::World& world, const std::vector<rules::Refusal>& refusals) {
  std::vector<Refusal> told;
  for (const rules::Refusal& each : refusals) {
    told.push_back({std::string(ask::wordOf(each.kind)), each.rule, pieceOf(world, each.member), each.isUnsure});
  }
  return told;
}

std::vector<Share> sharesOf(const ask::World& world, const std::vector<ask::Share>& shares) {
  std::vector<Share> told;
  for (const ask::Share& each : shares) {
    told.push_back({pieceOf(world, each.member), fractionOf(each.points.value), certaintyOf(each.points.certainty)});
  }
  return told;
}

Adjustment adjustmentOf(const ask::World& world, const rules::AppliedAdjust& adjust) {
  return {adjust.of.empty() ? "rating" : adjust.of,
          std::string(ask::wordOf(adjust.kind)),
          fractionOf(adjust.by),
          pieceOf(world, adjust.member),
          adjust.rule,
          ask::reasonOf(world, adjust.rule).citation,
          adjust.isOpen};
}

Consequence::Does doesOf(rules::EffectVerb verb) {
  switch (verb) {
    case rules::EffectVerb::Retreat: return Consequence::Does::Retreat;
    case rules::EffectVerb::Lose: return Consequence::Does::Lose;
    case rules::EffectVerb::Eliminate: return Consequence::Does::Eliminate;
    case rules::EffectVerb::Exchange: return Consequence::Does::Exchange;
    case rules::EffectVerb::State: return Consequence::Does::State;
    case rules::EffectVerb::Check: return Consequence::Does::Check;
    case rules::EffectVerb::Advance: return Consequence::Does::Advance;
    case rules::EffectVerb::Track: return Consequence::Does::Track;
    case rules::EffectVerb::Remove: break;
  }
  return Consequence::Does::Remove;
}

Consequence::How howOf(rules::EffectUnits units) {
  switch (units) {
    case rules::EffectUnits::Each: return Consequence::How::Each;
    case rules::EffectUnits::One: return Consequence::How::One;
    case rules::EffectUnits::Shared: return Consequence::How::Shared;
    case rules::EffectUnits::Together: break;
  }
  return Consequence::How::Together;
}

Result resultOf(const ask::World& world, const rules::ExplainedResult& result);

Consequence consequenceOf(const ask::World& world, const rules::Consequence& one) {
  Consequence told;
  told.does = doesOf(one.verb);
  told.how = howOf(one.how);
  told.units = namesOf(world, one.units);
  told.amount = fractionOf(one.amount.value);
  told.isAll = one.isAll;
  told.countsPoints = one.countsPoints;
  told.name = one.name;
  told.level = one.level;
  told.isOptional = one.isOptional;
  told.isOpen = one.isOpen;
  for (const rules::ExplainedResult& each : one.results) told.results.push_back(resultOf(world, each));
  return told;
}

Result resultOf(const ask::World& world, const rules::ExplainedResult& result) {
  Result told{result.result.text, chanceOf(result.result.chance), result.isExplained, {}};
  for (const rules::OutcomePart& part : result.parts) {
    auto& ways = told.parts.emplace_back();
    for (const auto& way : part.ways) {
      std::vector<Consequence>& all = ways.emplace_back();
      for (const rules::Consequence& each : way) all.push_back(consequenceOf(world, each));
    }
  }
  return told;
}

std::string columnOf(const rules::TableLookup& lookup, const std::optional<std::size_t>& place) {
  return place && *place < lookup.columns.size() ? lookup.columns[*place] : std::string();
}

std::optional<Fraction> amountOf(const rules::TableLookup& lookup, std::size_t place) {
  return place < lookup.amounts.size() ? fractionOf(lookup.amounts[place].value) : std::nullopt;
}

template <class Set>
std::vector<std::string> listOf(const std::optional<Set>& may) {
  return may ? std::vector<std::string>(may->begin(), may->end()) : std::vector<std::string>();
}

}  // namespace

Certainty certaintyOf(rules::Certainty certainty) {
  switch (certainty) {
    case rules::Certainty::Known: return Certainty::Known;
    case rules::Certainty::Estimated: return Certainty::Estimated;
    case rules::Certainty::Unknown: break;
  }
  return Certainty::Unknown;
}

Verdict verdictOf(rules::Verdict verdict) {
  switch (verdict) {
    case rules::Verdict::Yes: return Verdict::Yes;
    case rules::Verdict::No: return Verdict::No;
    case rules::Verdict::Unknown: break;
  }
  return Verdict::Unknown;
}

std::vector<PieceName> namesOf(const ask::World& world, const std::vector<rules::Member>& members) {
  std::vector<PieceName> names;
  for (const rules::Member each : members) names.push_back(pieceOf(world, each));
  return names;
}

ReachAnswer answerOf(const ask::World& world, const ask::ReachAnswer& answer) {
  ReachAnswer told;
  tellWhy(told, answer.certainty, answer.because);
  for (const ask::ReachAnswer::End& each : answer.ends) {
    told.ends.push_back({numberOf(world.layout(), each.hex), numberOf(world.layout(), each.second),
                         fractionOf(each.cost), each.way, chanceOf(each.chance)});
  }
  for (const ask::ReachAnswer::Act& each : answer.acts) {
    told.acts.push_back({each.action, numberOf(world.layout(), each.on), numberOf(world.layout(), each.from),
                         fractionOf(each.cost), refusalsOf(world, each.refusals)});
  }
  told.unknown = numbersOf(world, answer.unknown);
  told.allowance = fractionOf(answer.allowance);
  told.missing = answer.missing;
  told.refusal = answer.refusal;
  return told;
}

HexesAnswer answerOf(const ask::World& world, const ask::BuildAnswer& answer) {
  HexesAnswer told;
  tellWhy(told, answer.certainty, answer.because);
  told.sure = numbersOf(world, answer.hexes.sure);
  told.possible = numbersOf(world, answer.hexes.possible);
  told.by = answer.action;
  told.refusal = answer.refusal;
  return told;
}

std::vector<HexesAnswer> answersOf(const ask::World& world, const ask::ZoneAnswer& answer) {
  std::vector<HexesAnswer> told;
  for (const ask::ZoneAnswer::Zone& each : answer.zones) {
    HexesAnswer& zone = told.emplace_back();
    tellWhy(zone, answer.certainty, answer.because);
    zone.sure = numbersOf(world, each.sure);
    zone.possible = numbersOf(world, each.possible);
    zone.by = each.name;
  }
  return told;
}

SightAnswer answerOf(const ask::World& world, const ask::SightAnswer& answer) {
  SightAnswer told;
  tellWhy(told, answer.certainty, answer.because);
  told.sees = answer.sees;
  told.blockers = numbersOf(world, answer.blockers);
  return told;
}

TraceAnswer answerOf(const ask::World& world, const ask::TraceAnswer& answer) {
  TraceAnswer told;
  tellWhy(told, answer.certainty, answer.because);
  told.isReached = verdictOf(answer.in);
  told.isNeeded = answer.isNeeded;
  told.path = numbersOf(world, answer.path);
  told.sources = namesOf(world, answer.sources);
  told.by = answer.flood;
  return told;
}

StackAnswer answerOf(const ask::StackAnswer& answer) {
  StackAnswer told;
  tellWhy(told, answer.certainty, answer.because);
  told.fits = verdictOf(answer.fits);
  for (const ask::StackAnswer::Limit& each : answer.limits) {
    told.limits.push_back({each.set, PlayerName(each.side), each.of, fractionOf(each.count), fractionOf(each.most),
                           verdictOf(each.fits), each.rule});
  }
  return told;
}

ActionAnswer answerOf(const ask::World& world, const ask::ActionAnswer& answer) {
  const rules::TableLookup& lookup = answer.lookup;
  ActionAnswer told;
  tellWhy(told, answer.certainty, answer.because);
  told.action = answer.action;
  told.table = answer.table;
  told.refusals = refusalsOf(world, answer.refusals);
  told.attackers = sharesOf(world, answer.attackers);
  told.defenders = sharesOf(world, answer.defenders);
  told.attack = amountOf(lookup, 0);
  told.defence = amountOf(lookup, 1);
  told.index = answer.indexText();
  told.column = columnOf(lookup, lookup.column);
  told.columnBefore = columnOf(lookup, lookup.base);
  told.isBeyond = lookup.isBeyond;
  told.rollChange = fractionOf(lookup.rollChange);
  for (const rules::AppliedAdjust& each : answer.adjustments) told.adjustments.push_back(adjustmentOf(world, each));
  for (const rules::ExplainedResult& each : answer.effects) told.results.push_back(resultOf(world, each));
  if (answer.effects.empty()) {
    for (const rules::TableResult& each : lookup.results)
      told.results.push_back({each.text, chanceOf(each.chance), false, {}});
  }
  told.costs = sharesOf(world, answer.costs);
  told.mustAct = namesOf(world, answer.left.actors);
  told.mustBeActedOn = namesOf(world, answer.left.targets);
  told.missing = lookup.missing;
  return told;
}

StatesAnswer answerOf(const ask::CheckAnswer& answer) {
  StatesAnswer told;
  tellWhy(told, answer.certainty, answer.because);
  for (const ask::CheckAnswer::State& each : answer.states) told.states.push_back({each.name, each.level});
  for (const rules::PossibleChange& each : answer.changes) {
    const auto levelOf = [&](std::size_t place) { return std::string(each.state->levels[place].name.text()); };
    StatesAnswer::Change& change = told.changes.emplace_back();
    change.state = each.state->name.text();
    change.name = each.change->name;
    change.on = each.change->change.on;
    change.from = levelOf(each.from);
    for (const auto& [place, chance] : each.becomes.levels)
      change.becomes.push_back({levelOf(place), chanceOf(chance)});
    change.isAllowed = each.forbidden.empty();
    change.isOpen = each.isOpen;
    change.rule = each.change->path;
  }
  return told;
}

TurnAnswer answerOf(const ask::World& world, const ask::TurnAnswer& answer) {
  TurnAnswer told;
  tellWhy(told, answer.certainty, answer.because);
  told.phases = answer.phases;
  for (const rules::SegmentNow& each : answer.segments) {
    told.segments.push_back({each.rules->name, each.rules->title, namesOf(world, each.units),
                             namesOf(world, each.perhaps), listOf(each.rules->segment.may), each.rules->segment.pool});
  }
  for (const ask::TurnAnswer::Coming& each : answer.arrivals) {
    told.arrivals.push_back({PieceName(each.unit), chanceOf(each.chance), numbersOf(world, each.hexes)});
  }
  for (const rules::GameStateAt& each : answer.states) {
    for (const auto& [place, chance] : each.levels) {
      told.states.push_back(
          {std::string(each.state->name.text()), std::string(each.state->levels[place].name.text()), chanceOf(chance)});
    }
  }
  return told;
}

PoolAnswer answerOf(const ask::PoolAnswer& answer) {
  PoolAnswer told;
  tellWhy(told, answer.certainty, answer.because);
  for (const ask::PoolAnswer::Chit& each : answer.chits) {
    told.chits.push_back({each.chit, ArmyName(each.army), each.kind, each.copies, each.isUnsure});
  }
  return told;
}

ActivationAnswer answerOf(const ask::World& world, const ask::ActivateAnswer& answer) {
  ActivationAnswer told;
  tellWhy(told, answer.certainty, answer.because);
  told.units = namesOf(world, answer.effect.units);
  told.perhaps = namesOf(world, answer.effect.unsure);
  for (const rules::ChitEffect::Level& each : answer.effect.levels) {
    ActivationAnswer::Level& level = told.levels.emplace_back();
    level.name = each.name;
    level.chance = chanceOf(each.chance);
    if (each.level) level.may = listOf(each.level->may);
    level.most = fractionOf(each.most);
  }
  return told;
}

VictoryAnswer answerOf(const ask::VictoryAnswer& answer) {
  VictoryAnswer told;
  tellWhy(told, answer.certainty, answer.because);
  for (const ask::VictoryAnswer::Award& each : answer.awards) {
    const std::string moment = each.moment ? std::string(ask::wordOf(*each.moment)) : std::string();
    told.awards.push_back(
        {PlayerName(each.player), each.award, fractionOf(each.points), each.times, moment, each.isOpen});
  }
  for (const rules::PlayerPoints& each : answer.totals) {
    told.totals.push_back({PlayerName(each.player), fractionOf(each.points), each.isOpen});
  }
  if (answer.victory) {
    told.ahead = PlayerName(answer.victory->player);
    told.level = answer.victory->level;
  }
  return told;
}

namespace {

Approach::How howOf(ask::OpeningApproach::How how) {
  switch (how) {
    case ask::OpeningApproach::How::Enter: return Approach::How::Enter;
    case ask::OpeningApproach::How::Beside: return Approach::How::Beside;
    case ask::OpeningApproach::How::Charge: return Approach::How::Charge;
    case ask::OpeningApproach::How::Act: break;
  }
  return Approach::How::Act;
}

}  // namespace

std::vector<Opportunity> opportunitiesOf(const ask::World& world, const std::vector<ask::OpeningAttack>& attacks) {
  std::vector<Opportunity> told;
  for (const ask::OpeningAttack& each : attacks) {
    told.push_back(
        {numberOf(world.layout(), each.on), namesOf(world, each.by), each.isPerhaps, answerOf(world, each.answer)});
  }
  return told;
}

std::vector<Opportunity> opportunitiesOf(const ask::World& world, const ask::OpeningFire& fire) {
  using Can = ask::OpeningShot::Can;
  std::vector<Opportunity> told;
  for (const ask::OpeningShot& each : fire.shots) {
    if (each.can != Can::Yes && each.can != Can::Perhaps) continue;
    told.push_back({numberOf(world.layout(), each.on), namesOf(world, {fire.unit}), each.can == Can::Perhaps,
                    answerOf(world, each.answer)});
  }
  return told;
}

OpeningAnswer answerOf(const ask::World& world, const ask::FirstTurn& report) {
  OpeningAnswer told;
  told.attacks = opportunitiesOf(world, report.attacks);
  for (const ask::OpeningFire& unit : report.fire) {
    for (Opportunity& each : opportunitiesOf(world, unit)) told.fire.push_back(std::move(each));
  }
  for (const ask::OpeningMove& unit : report.moves) {
    if (unit.isStuck()) told.stuck.push_back(pieceOf(world, unit.unit));
    for (const ask::OpeningApproach& each : unit.approaches) {
      told.approaches.push_back({pieceOf(world, unit.unit), howOf(each.how), numberOf(world.layout(), each.on),
                                 numberOf(world.layout(), each.from), fractionOf(each.cost), each.isPerhaps});
    }
  }
  return told;
}

}  // namespace redoubt::library
