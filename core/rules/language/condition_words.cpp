#include "core/rules/language/condition_words.h"

#include <algorithm>

namespace redoubt::rules {
namespace {

Phrase text(std::string_view key, std::vector<Phrase::Argument> arguments = {}) {
  return Phrase::of("language.said." + std::string(key), std::move(arguments));
}

class Wording {
 public:
  explicit Wording(const NameWords& names) : names_(names) {}

  Phrase condition(const Condition& condition) const {
    std::vector<Phrase> parts;
    for (const Test& each : condition.tests) parts.push_back(test(each));
    for (const auto& list : condition.any) parts.push_back(text("any", {{"conditions", either(list)}}));
    for (const Condition& each : condition.all) parts.push_back(this->condition(each));
    for (const Condition& each : condition.none) parts.push_back(text("not", {{"condition", this->condition(each)}}));
    for (const OfMembers& each : condition.members) {
      parts.push_back(text(each.isEvery ? "every" : "some",
                           {{"group", group(each.group)}, {"condition", this->condition(each.condition)}}));
    }
    for (const Counted& each : condition.counts) {
      parts.push_back(between(text("count", {{"group", group(each.group)}}), each.number));
    }
    for (const Compared& each : condition.amounts) parts.push_back(between(amount(each.amount), each.number));
    if (parts.empty()) return text("always");
    return Phrase::listOf("lists.and", std::move(parts));
  }

  Phrase amount(const Amount& amount) const {
    switch (amount.kind) {
      case Amount::Kind::Number: return Phrase(toText(amount.number));
      case Amount::Kind::Rating: return rating(amount);
      case Amount::Kind::Fact: return fact(amount.fact);
      case Amount::Kind::Table: return text("table", {{"table", name(NameKind::Table, amount.name)}});
      case Amount::Kind::Count: return text("count", {{"group", group(*amount.group)}});
      case Amount::Kind::Dice: return text("dice", {{"dice", toText(amount.dice)}});
      case Amount::Kind::Sum: return joined("plus", amount);
      case Amount::Kind::Minus: return joined("less", amount);
      case Amount::Kind::Times: return joined("times", amount);
      case Amount::Kind::Over: break;
    }
    return joined("over", amount);
  }

  Phrase group(const Group& group) const {
    const std::string_view of = group.of.text();
    const auto all = groupNames();
    const bool isBuiltIn = std::find(all.begin(), all.end(), of) != all.end();
    Phrase members = isBuiltIn ? Phrase::of("language.groups." + std::string(of)) : name(NameKind::Role, group.of);
    if (group.where.empty()) return members;
    return text("where", {{"group", std::move(members)}, {"condition", condition(group.where.front())}});
  }

  Phrase fact(const FactName& fact) const {
    const FactInfo& info = infoOf(fact.fact);
    std::vector<Phrase::Argument> arguments;
    if (info.parameter) arguments.push_back({"parameter", name(*info.parameter, fact.parameter)});
    Phrase words = Phrase::of("language.facts." + std::string(info.word), std::move(arguments));
    if (fact.end.empty()) return words;
    return text("ended", {{"fact", std::move(words)}, {"group", group({fact.end})}});
  }

 private:
  Phrase name(NameKind kind, Symbol name) const {
    return names_ ? names_(kind, name.text()) : Phrase(std::string(name.text()));
  }

  Phrase either(const std::vector<Condition>& list) const {
    std::vector<Phrase> parts;
    for (const Condition& each : list) parts.push_back(condition(each));
    return Phrase::listOf("lists.either", std::move(parts));
  }

  Phrase test(const Test& test) const {
    const FactInfo& info = infoOf(test.fact.fact);
    if (info.kind == FactKind::Truth) {
      std::vector<Phrase::Argument> arguments;
      if (info.parameter) arguments.push_back({"parameter", name(*info.parameter, test.fact.parameter)});
      return Phrase::of(std::string("language.") + (test.truth ? "true." : "false.") + std::string(info.word),
                        std::move(arguments));
    }
    if (info.kind == FactKind::Number) return numbers(test);
    std::vector<Phrase> words;
    if (test.isSame) words.push_back(Phrase::of("language.words.same"));
    if (test.isOther) words.push_back(Phrase::of("language.words.other"));
    for (const Symbol word : test.words) words.push_back(value(info, test.fact, word));
    return text("is", {{"fact", fact(test.fact)}, {"values", Phrase::listOf("lists.either", std::move(words))}});
  }

  Phrase value(const FactInfo& info, const FactName& fact, Symbol word) const {
    if (info.names == NameKind::StateLevel) {
      return name(NameKind::StateLevel, Symbol(std::string(fact.parameter.text()) + "/" + std::string(word.text())));
    }
    if (info.names) return name(*info.names, word);
    const bool isFixed = std::find(info.words.begin(), info.words.end(), word.text()) != info.words.end();
    return isFixed ? Phrase::of("language.words." + std::string(word.text())) : Phrase(std::string(word.text()));
  }

  Phrase numbers(const Test& test) const {
    if (test.numbers.size() == 1) return between(fact(test.fact), test.numbers.front());
    std::vector<Phrase> numbers;
    for (const Between& each : test.numbers) numbers.push_back(amount(*each.from));
    return text("is", {{"fact", fact(test.fact)}, {"values", Phrase::listOf("lists.either", std::move(numbers))}});
  }

  Phrase between(Phrase what, const Between& between) const {
    std::vector<Phrase::Argument> arguments{{"fact", std::move(what)}};
    if (between.from && between.from == between.to) {
      arguments.push_back({"number", amount(*between.from)});
      return text("one-number", std::move(arguments));
    }
    if (between.from) arguments.push_back({"from", amount(*between.from)});
    if (between.to) arguments.push_back({"to", amount(*between.to)});
    return text(between.from && between.to ? "from-to" : between.from ? "from" : "to", std::move(arguments));
  }

  Phrase rating(const Amount& amount) const {
    Phrase words = name(NameKind::Rating, amount.name);
    if (amount.group) {
      constexpr std::array kTakes{"sum", "highest", "lowest", "top"};
      const Phrase take = text(kTakes[static_cast<std::size_t>(amount.take)]);
      words = text("rating-of", {{"take", take}, {"rating", std::move(words)}, {"group", group(*amount.group)}});
    }
    return amount.isPrinted ? text("printed", {{"amount", std::move(words)}}) : words;
  }

  Phrase joined(std::string_view list, const Amount& amount) const {
    std::vector<Phrase> parts;
    for (const Amount& part : amount.parts) parts.push_back(this->amount(part));
    Phrase words = Phrase::listOf("lists." + std::string(list), std::move(parts));
    if (!amount.rounding) return words;
    return text("rounded", {{"amount", std::move(words)}, {"rounding", text(rules::toText(*amount.rounding))}});
  }

  const NameWords& names_;
};

}  // namespace

Phrase wordsFor(const Condition& condition, const NameWords& names) {
  return Wording(names).condition(condition);
}

Phrase wordsFor(const Amount& amount, const NameWords& names) {
  return Wording(names).amount(amount);
}

Phrase wordsFor(const Group& group, const NameWords& names) {
  return Wording(names).group(group);
}

Phrase wordsFor(const FactName& fact, const NameWords& names) {
  return Wording(names).fact(fact);
}

}  // namespace redoubt::rules
