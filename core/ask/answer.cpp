#include "core/ask/answer.h"

#include <algorithm>

#include "core/rules/book/provenance.h"

namespace redoubt::ask {
namespace {

using rules::Amount;
using rules::Member;

// The shares of a rating in one amount of an index, by the members whose ratings it takes.
std::vector<Share> sharesOf(const rules::Engagement& engagement, const Amount& amount) {
  std::vector<Share> shares;
  if (amount.kind != Amount::Kind::Rating || !amount.group) return shares;
  for (const Member member : membersOf(*amount.group, engagement, rules::kNobody).sure) {
    shares.push_back({member, engagement.rating(amount.name, member, amount.isPrinted)});
  }
  return shares;
}

std::string signedText(Rational number) {
  return (number > Rational(0) ? "+" : "") + toText(number);
}

// 3 is "3:1", 3/2 is "3:2".
std::string oddsText(Rational ratio) {
  return std::to_string(ratio.numerator()) + ":" + std::to_string(ratio.denominator());
}

}  // namespace

void addReason(std::vector<Reason>& reasons, const World& world, const std::string& rule) {
  const bool isKnown =
      std::any_of(reasons.begin(), reasons.end(), [&](const Reason& each) { return each.rule == rule; });
  if (!isKnown && !rule.empty()) reasons.push_back(reasonOf(world, rule));
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

ActionAnswer askAction(const World& world, std::string_view question, const std::vector<Member>& by,
                       const std::vector<hex::HexKey>& on, std::string_view action) {
  const rules::Mechanics& mechanics = world.mechanics();
  if (!action.empty() && !mechanics.action(action)) {
    std::vector<std::string> known;
    for (const rules::ActionRules& each : mechanics.actions) known.push_back(each.name);
    failName("errors.asked.action", action, std::move(known));
  }
  rules::ChosenAction chosen =
      chooseAction(mechanics, world.position(), &world.fields(), world.sight(), question, by, on, action);
  const rules::Engagement engagement(mechanics, world.position(), &world.fields(), chosen.undertaking);
  ActionAnswer answer;
  answer.action = chosen.undertaking.action;
  answer.refusals = std::move(chosen.refusals);
  const auto lookup = engagement.lookUp();
  for (const rules::Refusal& each : answer.refusals) addReason(answer.because, world, each.rule);
  if (!lookup) return answer;
  answer.lookup = *lookup;
  answer.table = lookup->table;
  answer.certainty = lookup->column && !lookup->results.empty() ? lookup->certainty : rules::Certainty::Unknown;
  if (lookup->isBeyond) answer.certainty = lookup->certainty;
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
  for (const rules::TableResult& each : lookup->results) {
    answer.effects.push_back(explained(engagement, lookup->table, each));
    for (const std::string& rule : answer.effects.back().rules) addReason(answer.because, world, rule);
  }
  return answer;
}

}  // namespace redoubt::ask
