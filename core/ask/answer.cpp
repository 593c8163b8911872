#include "core/ask/answer.h"

#include <algorithm>

#include "core/ask/move_answers.h"
#include "core/rules/book/provenance.h"
#include "core/rules/combat/results.h"

namespace redoubt::ask {
namespace {

using rules::Amount;
using rules::Member;

template <class Item>
std::vector<Item> eachOnce(const std::vector<Item>& items) {
  std::vector<Item> once;
  for (const Item& each : items) {
    if (!rules::hasItem(once, each)) once.push_back(each);
  }
  return once;
}

// The shares of a rating, or of several, in one amount of an index, by the members whose ratings it takes.
std::vector<Share> sharesOf(const rules::Engagement& engagement, const Amount& amount) {
  std::vector<Share> shares;
  if (amount.kind == Amount::Kind::Sum) {
    for (const Amount& part : amount.parts) {
      for (Share& each : sharesOf(engagement, part)) shares.push_back(std::move(each));
    }
  }
  if (amount.kind != Amount::Kind::Rating || !amount.group) return shares;
  for (const Member member : membersOf(*amount.group, engagement, rules::kNobody).sure) {
    shares.push_back({member, engagement.rating(amount.name, member, amount.isPrinted)});
  }
  return shares;
}

// What `result-code/…` says of one side, as far as effects can say it.
void addSuffering(rules::OutcomePart& part, const rules::ResultEffect& brings, const std::vector<Member>& units,
                  rules::Certainty certainty) {
  rules::Consequence one;
  one.certainty = certainty;
  if (brings.losses > 0 && !units.empty()) {
    one.verb = rules::EffectVerb::Lose;
    one.how = rules::EffectUnits::Shared;
    one.countsPoints = true;
    one.units = units;
    one.amount = {Rational(brings.losses), certainty};
    part.ways.front().push_back(one);
  }
  one.verb = rules::EffectVerb::Retreat;
  one.how = rules::EffectUnits::Each;
  one.countsPoints = false;
  one.amount = {Rational(brings.retreat), certainty};
  for (const Member each : units) {
    one.units = {each};
    if (brings.retreat > 0) part.ways.front().push_back(one);
  }
}

// A result without an effect that the rules `result-code/…` explain. Dispersal and checks of morale by rules of their
// own are nothing that effects say, so a result with them stays without.
void explainByCode(rules::ExplainedResult& result, const rules::ResultCodes& codes, std::string_view question,
                   const rules::Undertaking& undertaking) {
  const std::string& text = result.result.text;
  const rules::CombatResult read = question == "fire" ? codes.ofFire(text) : codes.ofBattle(text);
  const auto isMore = [](const rules::ResultEffect& each) { return each.isDispersed || each.checksMorale; };
  if (read.certainty == rules::Certainty::Unknown || isMore(read.attacker) || isMore(read.defender)) return;
  result.isExplained = true;
  rules::OutcomePart& part = result.parts.emplace_back();
  part.ways.emplace_back();
  addSuffering(part, read.attacker, undertaking.actors, read.certainty);
  addSuffering(part, read.defender, undertaking.defenders, read.certainty);
}

std::string signedText(Rational number) {
  return (number > Rational(0) ? "+" : "") + toText(number);
}

// 3 is "3:1", 3/2 is "3:2".
std::string oddsText(Rational ratio) {
  return std::to_string(ratio.numerator()) + ":" + std::to_string(ratio.denominator());
}

// Whom an action leaves, what it uses up and costs in points of movement, and a refusal for those who have not so many.
void addPrice(ActionAnswer& answer, const World& world, const rules::Engagement& engagement) {
  answer.left = dutiesOf(engagement);
  answer.spends = spendingOf(engagement);
  for (const rules::Spending& each : answer.spends) addReason(answer.because, world, each.rule);
  if (!engagement.action() || !engagement.action()->action.cost) return;
  for (const Member each : engagement.undertaking().actors) {
    const rules::Quantity cost = valueOf(*engagement.action()->action.cost, engagement, each);
    answer.costs.push_back({each, cost});
    const auto allowance = allowanceOf(world, each);
    const bool isUnsure = !cost.value || !allowance;
    if (!isUnsure && *cost.value <= *allowance) continue;
    answer.refusals.push_back({rules::Refusal::Kind::Points, engagement.action()->path, each, isUnsure});
  }
}

}  // namespace

void addReason(std::vector<Reason>& reasons, const World& world, const std::string& rule) {
  const bool isKnown =
      std::any_of(reasons.begin(), reasons.end(), [&](const Reason& each) { return each.rule == rule; });
  if (!isKnown && !rule.empty()) reasons.push_back(reasonOf(world, rule));
}

void addKnown(std::vector<Reason>& reasons, const World& world, const std::string& rule) {
  if (world.book().row(rule)) addReason(reasons, world, rule);
}

Reason reasonOf(const World& world, const std::string& rule) {
  Reason reason{rule, {}, certaintyOf(world.battle(), world.book(), rule)};
  if (const model::Rule* row = world.book().row(rule)) {
    if (const auto citation = rules::citationOf(world.battle(), *row)) reason.citation = citation->text;
  }
  return reason;
}

std::string ActionAnswer::indexText() const {
  if (lookup.isWithoutLimit) return "1:0";
  if (!lookup.index) return {};
  switch (kind) {
    case rules::IndexKind::Odds: return oddsText(*lookup.index);
    case rules::IndexKind::Difference: return signedText(*lookup.index);
    default: return toText(*lookup.index);
  }
}

std::vector<rules::TableResult> checkIn(const std::vector<rules::ExplainedResult>& effects) {
  if (effects.size() != 1 || effects.front().parts.empty()) return {};
  const rules::OutcomePart& part = effects.front().parts.front();
  if (part.ways.size() != 1 || part.ways.front().empty()) return {};
  std::vector<rules::TableResult> results;
  for (const rules::ExplainedResult& each : part.ways.front().front().results) results.push_back(each.result);
  return results;
}

Aim aimAt(const World& world, const std::vector<std::string>& names) {
  Aim aim;
  for (const std::string& name : names) {
    const bool isNumber = name.find_first_not_of("0123456789") == std::string::npos;
    if (isNumber || world.isHex(name)) {
      aim.hexes.push_back(world.hex(name));
      continue;
    }
    const Member unit = world.piece(name);
    const auto hex = world.position().hexOf(unit);
    aim.units.push_back(unit);
    if (hex && !rules::hasItem(aim.hexes, *hex)) aim.hexes.push_back(*hex);
  }
  return aim;
}

ActionAnswer askAction(const World& world, std::string_view question, const std::vector<Member>& by, const Aim& on,
                       std::string_view action) {
  const rules::Mechanics& mechanics = world.mechanics();
  const std::vector<Member> actors = eachOnce(by);
  const std::vector<hex::HexKey> targets = eachOnce(on.hexes);
  if (!action.empty() && !mechanics.action(action)) {
    std::vector<std::string> known;
    for (const rules::ActionRules& each : mechanics.actions) known.push_back(each.name);
    failName("errors.asked.action", action, std::move(known));
  }
  rules::ChosenAction chosen = chooseAction(mechanics, world.position(), &world.fields(), world.sight(), question,
                                            actors, targets, action, eachOnce(on.units));
  const rules::Engagement engagement(mechanics, world.position(), &world.fields(), chosen.undertaking);
  ActionAnswer answer;
  answer.action = chosen.undertaking.action;
  answer.refusals = std::move(chosen.refusals);
  addPrice(answer, world, engagement);
  const auto lookup = engagement.lookUp();
  for (const rules::Refusal& each : answer.refusals) addReason(answer.because, world, each.rule);
  if (!lookup) return answer;
  answer.lookup = *lookup;
  if (const auto drawn = lookUpDrawn(mechanics, world.position(), &world.fields(), engagement.undertaking())) {
    answer.drawn = drawn->columns;
    answer.lookup.results = drawn->results;
    answer.lookup.certainty = drawn->certainty;
  }
  answer.table = lookup->table;
  const bool hasColumn = lookup->column || !answer.drawn.empty();
  answer.certainty = hasColumn && !answer.lookup.results.empty() ? answer.lookup.certainty : rules::Certainty::Unknown;
  if (lookup->isBeyond) answer.certainty = lookup->certainty;
  answer.perhapsWith = engagement.undertaking().perhapsWith;
  if (!answer.perhapsWith.empty()) answer.certainty = rules::Certainty::Unknown;
  for (const rules::Spending& each : answer.spends) {
    if (!each.isUncounted()) continue;
    answer.lookup.missing.push_back("stock/" + each.stock);
    answer.certainty = rules::Certainty::Unknown;
  }
  const rules::TableRules* table = mechanics.table(lookup->table);
  if (table->index) {
    answer.kind = table->index->kind;
    const auto& of = table->index->of;
    if (!of.empty()) answer.attackers = sharesOf(engagement, of[0]);
    if (of.size() > 1) answer.defenders = sharesOf(engagement, of[1]);
    addReason(answer.because, world, table->path + "/index");
  }
  answer.adjustments = engagement.applied();
  addReason(answer.because, world, lookup->line);
  for (const std::string& rule : engagement.because()) {
    if (world.book().row(rule)) addReason(answer.because, world, rule);
  }
  for (const rules::AppliedAdjust& each : answer.adjustments) addReason(answer.because, world, each.rule);
  for (const std::string& rule : lookup->missing) addReason(answer.because, world, rule);
  if (mechanics.effects.empty()) return answer;
  const rules::ResultCodes codes(world.battle(), world.book());
  for (const rules::TableResult& each : answer.lookup.results) {
    answer.effects.push_back(explained(engagement, lookup->table, each));
    if (!answer.effects.back().isExplained) {
      explainByCode(answer.effects.back(), codes, question, engagement.undertaking());
    }
    for (const std::string& rule : answer.effects.back().rules) addReason(answer.because, world, rule);
  }
  return answer;
}

}  // namespace redoubt::ask
