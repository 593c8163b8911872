#include <nlohmann/json.hpp>

#include "core/rules/language/condition_json.h"
#include "core/rules/language/condition_parts.h"

namespace redoubt::rules {
namespace {

using nlohmann::ordered_json;

ordered_json numberJson(Rational number) {
  if (number.isWhole()) return number.numerator();
  return redoubt::toText(number);
}

ordered_json betweenJson(const Between& between) {
  ordered_json value = ordered_json::object();
  if (between.from) value["from"] = toJson(*between.from);
  if (between.to) value["to"] = toJson(*between.to);
  return value;
}

bool isExact(const Between& between) {
  return between.from && between.from == between.to;
}

ordered_json testJson(const Test& test) {
  switch (infoOf(test.fact.fact).kind) {
    case FactKind::Truth: return test.truth;
    case FactKind::Number: {
      if (test.numbers.size() == 1) {
        return isExact(test.numbers[0]) ? toJson(*test.numbers[0].from) : betweenJson(test.numbers[0]);
      }
      ordered_json list = ordered_json::array();
      for (const Between& each : test.numbers) list.push_back(toJson(*each.from));
      return list;
    }
    case FactKind::Words: break;
  }
  ordered_json list = ordered_json::array();
  if (test.isSame) list.push_back("same");
  if (test.isOther) list.push_back("other");
  for (const Symbol word : test.words) list.push_back(word.text());
  return list.size() == 1 ? list[0] : list;
}

}  // namespace

ordered_json toJson(const Condition& condition) {
  ordered_json value = ordered_json::object();
  for (const Test& test : condition.tests) value[toText(test.fact)] = testJson(test);
  for (const auto& list : condition.any) {
    for (const Condition& each : list) value["any"].push_back(toJson(each));
  }
  for (const Condition& each : condition.all) value["all"].push_back(toJson(each));
  for (const Condition& each : condition.none) value["not"] = toJson(each);
  for (const OfMembers& each : condition.members) {
    ordered_json members = {{"group", toJson(each.group)}};
    members.update(toJson(each.condition));
    value[each.isEvery ? "every" : "some"] = std::move(members);
  }
  for (const Counted& each : condition.counts) {
    ordered_json counted = {{"group", toJson(each.group)}};
    counted.update(betweenJson(each.number));
    value["count"] = std::move(counted);
  }
  for (const Compared& each : condition.amounts) {
    ordered_json compared = {{"of", toJson(each.amount)}};
    compared.update(betweenJson(each.number));
    value["amount"] = std::move(compared);
  }
  return value;
}

ordered_json toJson(const Amount& amount) {
  ordered_json value = ordered_json::object();
  switch (amount.kind) {
    case Amount::Kind::Number: return numberJson(amount.number);
    case Amount::Kind::Fact: value["fact"] = toText(amount.fact); return value;
    case Amount::Kind::Table: value["table"] = amount.name.text(); return value;
    case Amount::Kind::Count: value["count"] = toJson(*amount.group); return value;
    case Amount::Kind::Dice: value["dice"] = toText(amount.dice); return value;
    case Amount::Kind::Rating:
      value["rating"] = amount.name.text();
      if (amount.group) value["of"] = toJson(*amount.group);
      if (amount.take != Take::Sum) value["take"] = toText(amount.take);
      if (amount.isPrinted) value["printed"] = true;
      return value;
    default: break;
  }
  for (const auto& [word, kind] : kWithParts) {
    if (kind != amount.kind) continue;
    value[word] = ordered_json::array();
    for (const Amount& part : amount.parts) value[word].push_back(toJson(part));
  }
  if (amount.rounding) value["rounding"] = rules::toText(*amount.rounding);
  return value;
}

ordered_json toJson(const Group& group) {
  if (group.where.empty()) return group.of.text();
  return {{"of", group.of.text()}, {"where", toJson(group.where.front())}};
}

}  // namespace redoubt::rules
