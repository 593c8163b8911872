#include "core/ask/answer_json.h"

#include "core/ask/answer_words.h"

namespace redoubt::ask {

using nlohmann::ordered_json;
using rules::Certainty;

std::string_view wordOf(Certainty certainty) {
  switch (certainty) {
    case Certainty::Known: return "known";
    case Certainty::Estimated: return "estimated";
    case Certainty::Unknown: break;
  }
  return "unknown";
}

namespace {

std::string_view toText(Certainty certainty) {
  return wordOf(certainty);
}

}  // namespace

std::string_view wordOf(rules::AdjustKind kind) {
  switch (kind) {
    case rules::AdjustKind::Set: return "set";
    case rules::AdjustKind::Times: return "times";
    case rules::AdjustKind::Add: return "add";
    case rules::AdjustKind::Most: return "most";
    case rules::AdjustKind::Least: break;
  }
  return "least";
}

std::string_view wordOf(rules::Refusal::Kind kind) {
  using enum rules::Refusal::Kind;
  switch (kind) {
    case NoAction: return "no-action";
    case NotBy: return "not-by";
    case NotAt: return "not-at";
    case OutOfRange: return "out-of-range";
    case NoSight: return "no-sight";
    case Joint: return "joint";
    case NoTarget: return "no-target";
    case Phase: return "phase";
    case State: return "state";
    case Arc: return "arc";
    case Targets: return "targets";
    case Points: return "points";
    case Stock: return "stock";
    case Friend: break;
  }
  return "friend";
}

std::string_view wordOf(rules::AwardMoment moment) {
  switch (moment) {
    case rules::AwardMoment::Once: return "once";
    case rules::AwardMoment::Turn: return "turn";
    case rules::AwardMoment::End: break;
  }
  return "end";
}

ordered_json numberJson(const std::optional<Rational>& number) {
  return number ? ordered_json(redoubt::toText(*number)) : ordered_json();
}

ordered_json chanceJson(const rules::Chance& chance) {
  return redoubt::toText(Rational(chance.favourable(), chance.cases()));
}

namespace {

ordered_json sharesJson(const World& world, const std::vector<Share>& shares) {
  ordered_json list = ordered_json::array();
  for (const Share& each : shares) {
    list.push_back({{"unit", world.nameOf(each.member)},
                    {"points", numberJson(each.points.value)},
                    {"certainty", toText(each.points.certainty)}});
  }
  return list;
}

}  // namespace

ordered_json refusalsJson(const World& world, const std::vector<rules::Refusal>& refusals) {
  ordered_json list = ordered_json::array();
  for (const rules::Refusal& each : refusals) {
    ordered_json item = {{"why", wordOf(each.kind)}, {"rule", each.rule}};
    if (each.member != rules::kNobody) item["unit"] = world.nameOf(each.member);
    if (each.isUnsure) item["open"] = true;
    list.push_back(std::move(item));
  }
  return list;
}

namespace {

ordered_json adjustmentJson(const World& world, const rules::AppliedAdjust& adjust) {
  ordered_json item = {{"of", adjust.of.empty() ? "rating" : adjust.of},
                       {"by", numberJson(adjust.by)},
                       {"does", wordOf(adjust.kind)},
                       {"rule", adjust.rule},
                       {"citation", reasonOf(world, adjust.rule).citation},
                       {"certainty", toText(adjust.certainty)}};
  if (adjust.member != rules::kNobody) item["unit"] = world.nameOf(adjust.member);
  if (adjust.isOpen) item["open"] = true;
  return item;
}

std::string_view toText(rules::EffectVerb verb) {
  switch (verb) {
    case rules::EffectVerb::Retreat: return "retreat";
    case rules::EffectVerb::Lose: return "lose";
    case rules::EffectVerb::Eliminate: return "eliminate";
    case rules::EffectVerb::Exchange: return "exchange";
    case rules::EffectVerb::State: return "state";
    case rules::EffectVerb::Check: return "check";
    case rules::EffectVerb::Advance: return "advance";
    case rules::EffectVerb::Track: return "track";
    case rules::EffectVerb::Remove: break;
  }
  return "remove";
}

std::string_view toText(rules::EffectUnits units) {
  switch (units) {
    case rules::EffectUnits::Each: return "each";
    case rules::EffectUnits::One: return "one";
    case rules::EffectUnits::Shared: return "choice";
    case rules::EffectUnits::Together: break;
  }
  return "together";
}

ordered_json resultJson(const World& world, const rules::ExplainedResult& result);

ordered_json consequenceJson(const World& world, const rules::Consequence& one) {
  ordered_json units = ordered_json::array();
  for (const rules::Member each : one.units) units.push_back(world.nameOf(each));
  ordered_json item = {{"does", toText(one.verb)}, {"units", std::move(units)}, {"how", toText(one.how)}};
  const bool hasAmount = one.verb != rules::EffectVerb::State && one.verb != rules::EffectVerb::Check;
  if (hasAmount) item["amount"] = one.amount.value || !one.isAll ? numberJson(one.amount.value) : ordered_json("all");
  if (hasAmount && one.isAll) item["all"] = true;
  if (one.verb == rules::EffectVerb::Lose) item["count"] = one.countsPoints ? "points" : "steps";
  if (!one.name.empty()) item["name"] = one.name;
  if (one.verb == rules::EffectVerb::State)
    item["level"] = one.level.empty() ? ordered_json() : ordered_json(one.level);
  if (one.isOptional) item["may"] = true;
  if (one.isOpen) item["open"] = true;
  item["certainty"] = toText(one.certainty);
  if (one.verb != rules::EffectVerb::Check) return item;
  item["chances"] = ordered_json::array();
  for (const rules::ExplainedResult& each : one.results) item["chances"].push_back(resultJson(world, each));
  return item;
}

// Ways to choose from stand as {"choose": [[…], […]]} among the effects.
ordered_json resultJson(const World& world, const rules::ExplainedResult& result) {
  ordered_json item = {{"result", result.result.text}, {"chance", chanceJson(result.result.chance)}};
  if (!result.isExplained) {
    item["effects"] = nullptr;
    return item;
  }
  ordered_json effects = ordered_json::array();
  for (const rules::OutcomePart& part : result.parts) {
    ordered_json ways = ordered_json::array();
    for (const auto& way : part.ways) {
      ordered_json items = ordered_json::array();
      for (const rules::Consequence& each : way) items.push_back(consequenceJson(world, each));
      ways.push_back(std::move(items));
    }
    if (ways.size() == 1) {
      for (ordered_json& each : ways[0]) effects.push_back(std::move(each));
    } else {
      effects.push_back({{"choose", std::move(ways)}});
    }
  }
  item["effects"] = std::move(effects);
  return item;
}

ordered_json changeJson(const World& world, const rules::PossibleChange& each) {
  const auto levelOf = [&](std::size_t place) { return each.state->levels[place].name.text(); };
  ordered_json chances = ordered_json::array();
  for (const auto& [place, chance] : each.becomes.levels) {
    chances.push_back({{"level", levelOf(place)}, {"chance", chanceJson(chance)}});
  }
  ordered_json adjustments = ordered_json::array();
  for (const rules::AppliedAdjust& adjust : each.adjustments) adjustments.push_back(adjustmentJson(world, adjust));
  ordered_json item = {{"state", each.state->name.text()},   {"change", each.change->name},
                       {"on", each.change->change.on},       {"from", levelOf(each.from)},
                       {"table", each.change->change.table}, {"allowed", each.forbidden.empty()},
                       {"chances", std::move(chances)},      {"adjustments", std::move(adjustments)},
                       {"rule", each.change->path},          {"citation", reasonOf(world, each.change->path).citation},
                       {"certainty", toText(each.certainty)}};
  if (each.cost) item["cost"] = numberJson(each.cost->value);
  if (each.isOpen) item["open"] = true;
  for (const rules::Forbidden& level : each.forbidden) item["forbidden"].push_back(level.rule);
  for (const std::string& result : each.becomes.unexplained) item["unexplained"].push_back(result);
  return item;
}

}  // namespace

ordered_json toJson(const World& world, const CheckAnswer& answer) {
  ordered_json states = ordered_json::object();
  for (const CheckAnswer::State& each : answer.states) {
    states[each.name] = each.level.empty() ? ordered_json() : ordered_json(each.level);
  }
  ordered_json changes = ordered_json::array();
  for (const rules::PossibleChange& each : answer.changes) changes.push_back(changeJson(world, each));
  return answerJson({{"states", std::move(states)}, {"changes", std::move(changes)}}, answer.certainty, answer.because);
}

ordered_json reasonsJson(const std::vector<Reason>& because) {
  ordered_json reasons = ordered_json::array();
  for (const Reason& each : because) {
    reasons.push_back({{"rule", each.rule}, {"citation", each.citation}, {"certainty", toText(each.certainty)}});
  }
  return reasons;
}

ordered_json answerJson(ordered_json answer, Certainty certainty, const std::vector<Reason>& because) {
  return {{"answer", std::move(answer)}, {"certainty", toText(certainty)}, {"because", reasonsJson(because)}};
}

namespace {

// Whom an action leaves, what it uses up and costs, and the columns of units that nobody knows yet.
void addPriceJson(ordered_json& body, const World& world, const ActionAnswer& answer) {
  const auto names = [&](const std::vector<rules::Member>& members) {
    ordered_json list = ordered_json::array();
    for (const rules::Member each : members) list.push_back(world.nameOf(each));
    return list;
  };
  if (!answer.left.actors.empty()) body["must"] = names(answer.left.actors);
  if (!answer.left.targets.empty()) body["must-at"] = names(answer.left.targets);
  if (!answer.perhapsWith.empty()) body["perhaps-with"] = names(answer.perhapsWith);
  if (!answer.left.unsure.empty()) body["must-perhaps"] = names(answer.left.unsure);
  for (const rules::Spending& each : answer.spends) {
    ordered_json item = {{"name", each.name}};
    if (!each.stock.empty()) item["stock"] = each.stock;
    item["amount"] = numberJson(each.amount.value);
    item["has"] = numberJson(each.has.value);
    item["rule"] = each.rule;
    if (each.isOpen) item["open"] = true;
    body["spends"].push_back(std::move(item));
  }
  if (!answer.costs.empty()) body["costs"] = sharesJson(world, answer.costs);
  for (const rules::DrawnLookup::Column& each : answer.drawn) {
    body["columns"].push_back({{"column", each.name.empty() ? ordered_json() : ordered_json(each.name)},
                               {"chance", chanceJson(each.chance)}});
  }
}

}  // namespace

ordered_json toJson(const World& world, const ActionAnswer& answer) {
  const rules::TableLookup& lookup = answer.lookup;
  const auto amount = [&](std::size_t place) {
    return place < lookup.amounts.size() ? numberJson(lookup.amounts[place].value) : ordered_json();
  };
  const auto column = [&](const std::optional<std::size_t>& place) {
    return place ? ordered_json(lookup.columns[*place]) : ordered_json();
  };
  ordered_json adjustments = ordered_json::array();
  for (const rules::AppliedAdjust& each : answer.adjustments) adjustments.push_back(adjustmentJson(world, each));
  ordered_json chances = ordered_json::array();
  for (const rules::TableResult& each : lookup.results) {
    chances.push_back({{"result", each.text}, {"chance", chanceJson(each.chance)}});
  }
  if (!answer.effects.empty()) chances = ordered_json::array();
  for (const rules::ExplainedResult& each : answer.effects) chances.push_back(resultJson(world, each));
  const std::string index = answer.indexText();
  ordered_json body = {{"action", answer.action},
                       {"table", answer.table},
                       {"allowed", answer.refusals.empty()},
                       {"refusals", refusalsJson(world, answer.refusals)},
                       {"attack", amount(0)},
                       {"defence", amount(1)},
                       {"attackers", sharesJson(world, answer.attackers)},
                       {"defenders", sharesJson(world, answer.defenders)},
                       {"index", index.empty() ? ordered_json() : ordered_json(index)},
                       {"base", column(lookup.base)},
                       {"column", column(lookup.column)},
                       {"beyond", lookup.isBeyond},
                       {"roll", numberJson(lookup.rollChange)},
                       {"adjustments", std::move(adjustments)},
                       {"chances", std::move(chances)},
                       {"missing", lookup.missing}};
  addPriceJson(body, world, answer);
  return answerJson(std::move(body), answer.certainty, answer.because);
}

namespace {

ordered_json hexesJson(const World& world, const auto& hexes) {
  ordered_json list = ordered_json::array();
  for (const hex::HexKey each : hexes) list.push_back(world.numberOf(each));
  return list;
}

}  // namespace

ordered_json toJson(const World& world, const ZoneAnswer& answer) {
  ordered_json zones = ordered_json::array();
  for (const ZoneAnswer::Zone& each : answer.zones) {
    for (const hex::HexKey hex : each.sure) zones.push_back({{"hex", world.numberOf(hex)}, {"zone", each.name}});
    for (const hex::HexKey hex : each.possible) {
      zones.push_back({{"hex", world.numberOf(hex)}, {"zone", each.name}, {"open", true}});
    }
  }
  return answerJson(std::move(zones), answer.certainty, answer.because);
}

ordered_json toJson(const World& world, const TraceAnswer& answer) {
  ordered_json in;
  if (answer.in != rules::Verdict::Unknown) in = answer.in == rules::Verdict::Yes;
  return answerJson({{"in", std::move(in)}, {"path", hexesJson(world, answer.path)}, {"flood", answer.flood}},
                    answer.certainty, answer.because);
}

ordered_json toJson(const World& world, const SightAnswer& answer) {
  return answerJson({{"sees", answer.sees}, {"blockers", hexesJson(world, answer.blockers)}}, answer.certainty,
                    answer.because);
}

ordered_json toJson(const World& world, const BuildAnswer& answer) {
  ordered_json hexes = ordered_json::array();
  for (const hex::HexKey each : answer.hexes.sure) hexes.push_back({{"hex", world.numberOf(each)}});
  for (const hex::HexKey each : answer.hexes.possible) {
    hexes.push_back({{"hex", world.numberOf(each)}, {"open", true}});
  }
  ordered_json whole = answerJson(std::move(hexes), answer.certainty, answer.because);
  whole["action"] = answer.action;
  if (!answer.refusal.empty()) whole["refusal"] = answer.refusal;
  return whole;
}

ordered_json toJson(const PoolAnswer& answer) {
  ordered_json chits = ordered_json::array();
  for (const PoolAnswer::Chit& each : answer.chits) {
    ordered_json chit = {{"chit", each.chit}, {"kind", each.kind}, {"army", each.army}};
    if (!each.pool.empty()) {
      chit["pool"] = each.pool;
      chit["copies"] = each.copies;
    }
    if (each.choice) chit["choice"] = *each.choice;
    if (each.isUnsure) chit["open"] = true;
    chits.push_back(std::move(chit));
  }
  return answerJson(std::move(chits), answer.certainty, answer.because);
}

ordered_json unitsJson(const World& world, const std::vector<rules::Member>& units) {
  ordered_json list = ordered_json::array();
  for (const rules::Member each : units) list.push_back(world.nameOf(each));
  return list;
}

namespace {

ordered_json mayJson(const std::optional<std::set<std::string, std::less<>>>& may) {
  return may ? ordered_json(*may) : ordered_json();
}

ordered_json resultsJson(const std::vector<rules::TableResult>& results) {
  ordered_json list = ordered_json::array();
  for (const rules::TableResult& each : results) {
    list.push_back({{"result", each.text}, {"chance", chanceJson(each.chance)}});
  }
  return list;
}

std::string_view toText(rules::Turns who) {
  switch (who) {
    case rules::Turns::Active: return "active";
    case rules::Turns::Other: return "other";
    case rules::Turns::Both: return "both";
    case rules::Turns::Alternate: break;
  }
  return "alternate";
}

// True, false, or null for what is unknown.
ordered_json verdictJson(rules::Verdict verdict) {
  return verdict == rules::Verdict::Unknown ? ordered_json() : ordered_json(verdict == rules::Verdict::Yes);
}

}  // namespace

ordered_json toJson(const World& world, const ActivateAnswer& answer) {
  ordered_json levels = ordered_json::array();
  for (const rules::ChitEffect::Level& each : answer.effect.levels) {
    ordered_json level = {{"level", each.name}, {"chance", chanceJson(each.chance)}};
    if (each.level) {
      level["may"] = mayJson(each.level->may);
      level["most"] = numberJson(each.most);
    }
    levels.push_back(std::move(level));
  }
  return answerJson({{"units", unitsJson(world, answer.effect.units)},
                     {"perhaps", unitsJson(world, answer.effect.unsure)},
                     {"levels", std::move(levels)},
                     {"missing", answer.effect.missing}},
                    answer.certainty, answer.because);
}

ordered_json toJson(const World& world, const TurnAnswer& answer) {
  ordered_json segments = ordered_json::array();
  for (const rules::SegmentNow& each : answer.segments) {
    const rules::Segment& rules = each.rules->segment;
    ordered_json segment = {{"segment", each.rules->name},
                            {"title", each.rules->title},
                            {"who", toText(rules.who)},
                            {"may", mayJson(rules.may)},
                            {"units", unitsJson(world, each.units)},
                            {"perhaps", unitsJson(world, each.perhaps)},
                            {"most", numberJson(each.most)},
                            {"pass", rules.mayPass}};
    if (!each.opens.empty()) segment["opens"] = resultsJson(each.opens);
    if (!rules.pool.empty()) segment["pool"] = rules.pool;
    if (each.isUnsure) segment["open"] = true;
    segments.push_back(std::move(segment));
  }
  ordered_json arrivals = ordered_json::array();
  for (const TurnAnswer::Coming& each : answer.arrivals) {
    arrivals.push_back({{"unit", each.unit},
                        {"entry", each.entry},
                        {"chance", chanceJson(each.chance)},
                        {"hexes", hexesJson(world, each.hexes)}});
  }
  ordered_json states = ordered_json::object();
  for (const rules::GameStateAt& each : answer.states) {
    ordered_json levels = ordered_json::array();
    for (const auto& [place, chance] : each.levels) {
      levels.push_back({{"level", each.state->levels[place].name.text()}, {"chance", chanceJson(chance)}});
    }
    states[std::string(each.state->name.text())] = std::move(levels);
  }
  return answerJson({{"states", std::move(states)},
                     {"phases", answer.phases},
                     {"segments", std::move(segments)},
                     {"arrivals", std::move(arrivals)}},
                    answer.certainty, answer.because);
}

ordered_json toJson(const StackAnswer& answer) {
  ordered_json limits = ordered_json::array();
  for (const StackAnswer::Limit& each : answer.limits) {
    ordered_json item = {{"set", each.set},
                         {"of", each.of},
                         {"count", numberJson(each.count)},
                         {"most", numberJson(each.most)},
                         {"fits", verdictJson(each.fits)},
                         {"rule", each.rule}};
    if (!each.side.empty()) item["side"] = each.side;
    if (!each.unit.empty()) item["unit"] = each.unit;
    if (!each.isCountSure) item["open"] = true;
    limits.push_back(std::move(item));
  }
  return answerJson({{"fits", verdictJson(answer.fits)}, {"limits", std::move(limits)}}, answer.certainty,
                    answer.because);
}

// What the awards come to stands beside the list of them.
ordered_json toJson(const VictoryAnswer& answer) {
  ordered_json awards = ordered_json::array();
  for (const VictoryAnswer::Award& each : answer.awards) {
    ordered_json item = {{"player", each.player},
                         {"award", each.award},
                         {"points", numberJson(each.points)},
                         {"times", each.times},
                         {"of", each.moment ? "position" : "attainable"}};
    if (each.moment) item["each"] = wordOf(*each.moment);
    if (each.isOpen) item["open"] = true;
    awards.push_back(std::move(item));
  }
  ordered_json all = answerJson(std::move(awards), answer.certainty, answer.because);
  if (answer.totals.empty()) return all;
  all["totals"] = ordered_json::array();
  for (const rules::PlayerPoints& each : answer.totals) {
    ordered_json item = {
        {"player", each.player}, {"points", numberJson(each.points)}, {"certainty", toText(each.certainty)}};
    if (each.isOpen) item["open"] = true;
    all["totals"].push_back(std::move(item));
  }
  if (answer.victory) {
    all["victory"] = {
        {"player", answer.victory->player}, {"by", numberJson(answer.victory->by)}, {"level", answer.victory->level}};
  }
  all["thresholds"] = ordered_json::array();
  for (const VictoryAnswer::Threshold& each : answer.thresholds) {
    all["thresholds"].push_back({{"player", each.player}, {"points", each.points}, {"reached", each.isReached}});
  }
  return all;
}

ordered_json toJson(const World& world, const ReachAnswer& answer) {
  ordered_json ends = ordered_json::array();
  for (const ReachAnswer::End& each : answer.ends) {
    ordered_json end = {{"hex", world.numberOf(each.hex)}, {"cost", redoubt::toText(each.cost)}};
    if (each.second) end["second"] = world.numberOf(*each.second);
    if (!each.way.empty()) end["way"] = each.way;
    if (each.chance) end["chance"] = chanceJson(*each.chance);
    for (const rules::PossibleChange& change : each.enters) end["changes"].push_back(changeJson(world, change));
    if (!each.changesOnWay.empty()) end["changes-on-way"] = hexesJson(world, each.changesOnWay);
    ends.push_back(std::move(end));
  }
  ordered_json whole = answerJson(std::move(ends), answer.certainty, answer.because);
  whole["allowance"] = numberJson(answer.allowance);
  whole["unknown"] = hexesJson(world, answer.unknown);
  for (const ReachAnswer::Act& each : answer.acts) {
    whole["actions"].push_back({{"action", each.action},
                                {"on", world.numberOf(each.on)},
                                {"from", world.numberOf(each.from)},
                                {"cost", redoubt::toText(each.cost)},
                                {"allowed", each.refusals.empty()},
                                {"refusals", refusalsJson(world, each.refusals)}});
  }
  whole["missing"] = answer.missing;
  if (!answer.refusal.empty()) whole["refusal"] = answer.refusal;
  return whole;
}

}  // namespace redoubt::ask
