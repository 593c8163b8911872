#include "core/aids/table_words.h"

#include <algorithm>

#include "core/base/text.h"
#include "core/rules/vocabulary/member_words.h"
#include "core/rules/vocabulary/shape_values.h"

namespace redoubt::aids {
namespace {

using rules::EffectVerb;

Phrase amountPhrase(const Ground& ground, const rules::Amount& amount) {
  if (amount.kind == rules::Amount::Kind::Number) return rules::printedNumber(amount.number);
  return rules::wordsFor(amount, ground.names);
}

// Whether a result asks a unit to check on this table: then its effects are about that unit.
bool isCheck(const Ground& ground, std::string_view table) {
  const auto asks = [&](const rules::EffectItem& item) { return item.verb == EffectVerb::Check && item.name == table; };
  for (const rules::EffectRules& each : ground.mechanics.effects) {
    for (const rules::EffectPart& part : each.effect.parts) {
      if (std::any_of(part.items.begin(), part.items.end(), asks)) return true;
      for (const auto& way : part.choices) {
        if (std::any_of(way.begin(), way.end(), asks)) return true;
      }
      for (const auto& branch : part.first) {
        if (std::any_of(branch.items.begin(), branch.items.end(), asks)) return true;
      }
    }
  }
  return false;
}

// Says what one effect does.
class EffectWords {
 public:
  EffectWords(const Ground& ground, const rules::EffectRules& effect)
      : ground_(ground), isCheck_(!effect.effect.table.empty() && isCheck(ground, effect.effect.table)) {}

  Phrase part(const rules::EffectPart& part) const {
    std::vector<Phrase> all;
    for (const rules::EffectItem& each : part.items) all.push_back(item(each));
    if (!part.choices.empty()) {
      std::vector<Phrase> ways;
      for (const auto& way : part.choices) ways.push_back(items(way));
      all.push_back(Phrase::listOf("lists.alternatives", std::move(ways)));
    }
    for (const rules::EffectBranch& branch : part.first) {
      all.push_back(Phrase::of("aids.effect.when", {{"condition", rules::wordsFor(branch.when, ground_.names)},
                                                    {"effect", items(branch.items)}}));
    }
    return Phrase::listOf("lists.semicolon", std::move(all));
  }

 private:
  Phrase items(const std::vector<rules::EffectItem>& items) const {
    std::vector<Phrase> all;
    for (const rules::EffectItem& each : items) all.push_back(item(each));
    return Phrase::listOf("lists.semicolon", std::move(all));
  }

  Phrase whom(const rules::EffectItem& item) const {
    if (!item.of) return Phrase::of(isCheck_ ? "aids.effect.unit" : "language.groups.defenders");
    Phrase units = rules::wordsFor(*item.of, ground_.names);
    if (item.unitsOrUsual() != rules::EffectUnits::One) return units;
    return Phrase::of("effects.one-of", {{"units", std::move(units)}});
  }

  static const char* keyOf(const rules::EffectItem& item) {
    const bool isAll = !item.amount;
    switch (item.verb) {
      case EffectVerb::Retreat: return "effects.retreat";
      case EffectVerb::Lose:
        return isAll ? "effects.eliminate-all" : item.countsPoints ? "effects.lose-points" : "effects.lose-steps";
      case EffectVerb::Eliminate: return isAll ? "effects.eliminate-all" : "effects.eliminate";
      case EffectVerb::Exchange: return "aids.effect.exchange";
      case EffectVerb::State: return "effects.state";
      case EffectVerb::Check: return item.added ? "effects.check-with" : "effects.check";
      case EffectVerb::Advance: return isAll ? "effects.advance-into" : "effects.advance";
      case EffectVerb::Track: return "effects.track";
      case EffectVerb::Remove: break;
    }
    return "effects.remove";
  }

  Phrase nameOf(const rules::EffectItem& item) const {
    switch (item.verb) {
      case EffectVerb::Check: return ground_.names(rules::NameKind::Table, item.name);
      case EffectVerb::Track: return ground_.names(rules::NameKind::Track, item.name);
      case EffectVerb::Exchange: return ground_.names(rules::NameKind::Rating, item.name);
      default: return item.name;
    }
  }

  Phrase levelOf(const std::string& state, const std::string& level) const {
    if (level.starts_with('+') || level.starts_with('-')) {
      return rules::memberWord("effect", "state", level).value_or(Phrase(level));
    }
    return ground_.names(rules::NameKind::StateLevel, state + "/" + level);
  }

  Phrase item(const rules::EffectItem& item) const {
    std::vector<Phrase> all;
    const auto add = [&](Phrase name, Phrase level) {
      const Phrase amount = item.added && item.verb == EffectVerb::Check ? amountPhrase(ground_, *item.added)
                            : item.amount                                ? amountPhrase(ground_, *item.amount)
                                                                         : Phrase("");
      all.push_back(Phrase::of(
          keyOf(item),
          {{"units", whom(item)}, {"amount", amount}, {"name", std::move(name)}, {"level", std::move(level)}}));
    };
    if (item.verb == EffectVerb::State) {
      for (const auto& [state, level] : item.levels)
        add(ground_.names(rules::NameKind::State, state), levelOf(state, level));
    } else {
      add(nameOf(item), "");
    }
    Phrase words = Phrase::listOf("lists.semicolon", std::move(all));
    if (!item.when.isAlways()) {
      words = Phrase::of("aids.effect.when",
                         {{"condition", rules::wordsFor(item.when, ground_.names)}, {"effect", std::move(words)}});
    }
    const bool isOptional = item.isOptional.value_or(item.verb == EffectVerb::Advance);
    return isOptional ? Phrase::of("effects.may", {{"effect", std::move(words)}}) : words;
  }

  const Ground& ground_;
  bool isCheck_;
};

std::string rollText(const Ground& ground, const rules::TableRoll& roll) {
  const std::string dice = rules::toText(roll.dice);
  Phrase words;
  switch (roll.kind) {
    case rules::RollKind::Dice: words = Phrase::of("aids.table.dice", {{"dice", dice}}); break;
    case rules::RollKind::Digits: words = Phrase::of("aids.table.digits", {{"dice", dice}}); break;
    case rules::RollKind::Opposed: words = Phrase::of("aids.table.opposed", {{"dice", dice}}); break;
    case rules::RollKind::Pool: {
      std::vector<std::string> hits;
      for (const int hit : roll.hits) hits.push_back(std::to_string(hit));
      words =
          Phrase::of("aids.table.pool",
                     {{"dice", dice}, {"count", rules::wordsFor(roll.pool, ground.names)}, {"hits", join(hits, ", ")}});
      break;
    }
  }
  if (roll.less) {
    words = Phrase::of("aids.table.less",
                       {{"roll", std::move(words)}, {"amount", rules::wordsFor(*roll.less, ground.names)}});
  }
  return ground.say(words);
}

// Where a column begins by its name, for indices whose columns have no range of their own.
std::optional<int> startOf(const rules::TableColumn& column) {
  if (column.range) return column.range->from;
  const auto number = toInteger(column.name);
  return number ? std::optional(static_cast<int>(*number)) : std::nullopt;
}

std::string columnTitle(const Ground& ground, const rules::TableIndex& index, std::size_t at) {
  const rules::TableColumn& column = index.columns[at];
  if (index.kind == rules::IndexKind::Class) {
    return column.when && !column.when->isAlways() ? ground.say(rules::wordsFor(*column.when, ground.names))
                                                   : column.name;
  }
  if (index.kind == rules::IndexKind::Odds) {
    std::string odds = column.name;
    std::replace(odds.begin(), odds.end(), '-', ':');
    return odds;
  }
  if (column.range) return rules::rangeText(column.range->from, column.range->to);
  const auto from = startOf(column);
  if (!from) return column.name;
  const auto next = at + 1 < index.columns.size() ? startOf(index.columns[at + 1]) : std::nullopt;
  return rules::rangeText(*from, next ? std::optional(*next - 1) : std::nullopt);
}

}  // namespace

std::string rowText(const Ground& ground, const rules::TableRules& table) {
  if (table.roll) return rollText(ground, *table.roll);
  return table.row ? ground.say(rules::wordsFor(*table.row, ground.names)) : std::string();
}

std::string columnText(const Ground& ground, const rules::TableRules& table) {
  if (!table.index || table.index->kind == rules::IndexKind::Class) return {};
  const rules::TableIndex& index = *table.index;
  std::vector<Phrase> amounts;
  for (const rules::Amount& amount : index.of) amounts.push_back(rules::wordsFor(amount, ground.names));
  const bool isOdds = index.kind == rules::IndexKind::Odds;
  const bool isDifference = index.kind == rules::IndexKind::Difference;
  Phrase words = Phrase::listOf(isOdds         ? "lists.over"
                                : isDifference ? "lists.less"
                                               : "lists.comma",
                                std::move(amounts));
  if (isOdds && index.rounding) {
    words = Phrase::of(
        "language.said.rounded",
        {{"amount", std::move(words)},
         {"rounding", Phrase::of(index.isForAttacker ? "aids.table.for-attacker" : "aids.table.for-defender")}});
  }
  return ground.say(words);
}

std::vector<std::string> columnTitles(const Ground& ground, const rules::TableRules& table) {
  std::vector<std::string> titles;
  if (!table.index) return titles;
  for (std::size_t at = 0; at < table.index->columns.size(); ++at)
    titles.push_back(columnTitle(ground, *table.index, at));
  return titles;
}

Change changeText(const Ground& ground, const rules::NamedAdjust& named, const std::string& owner) {
  const rules::Adjust& adjust = named.adjust;
  Change change;
  change.path = named.path;
  const bool isNumber = adjust.amount.kind == rules::Amount::Kind::Number;
  const std::string amount = ground.say(amountPhrase(ground, adjust.amount));
  switch (adjust.kind) {
    case rules::AdjustKind::Add:
      change.amount = isNumber && Rational(0) <= adjust.amount.number ? "+" + amount : isNumber ? amount : "+ n";
      break;
    case rules::AdjustKind::Times: change.amount = "× " + (isNumber ? amount : "n"); break;
    case rules::AdjustKind::Set: change.amount = "= " + (isNumber ? amount : "n"); break;
    case rules::AdjustKind::Most: change.amount = "≤ " + (isNumber ? amount : "n"); break;
    case rules::AdjustKind::Least: change.amount = "≥ " + (isNumber ? amount : "n"); break;
  }
  change.of = adjust.of.empty() ? owner
              : adjust.of == "column" || adjust.of == "roll"
                  ? ground.say(Phrase::of(adjust.of == "column" ? "aids.table.column" : "aids.table.roll"))
                  : ground.say(ground.names(rules::NameKind::Rating, adjust.of));
  if (!adjust.when.isAlways()) change.when = ground.say(rules::wordsFor(adjust.when, ground.names));
  // What is reckoned first is said beside the condition, where it has room.
  if (!isNumber) change.when += (change.when.empty() ? "n = " : "; n = ") + amount;
  return change;
}

std::string actionText(const Ground& ground, const rules::ActionRules& action) {
  std::vector<Phrase> parts;
  const auto add = [&](const char* key, Phrase words) {
    parts.push_back(Phrase::of(key, {{"what", std::move(words)}}));
  };
  if (!action.action.by.isAlways()) add("aids.action.by", rules::wordsFor(action.action.by, ground.names));
  if (!action.action.at.isAlways()) add("aids.action.at", rules::wordsFor(action.action.at, ground.names));
  if (action.action.range) add("aids.action.range", amountPhrase(ground, *action.action.range));
  if (action.action.needsSight) parts.push_back(Phrase::of("aids.action.sight"));
  std::string text = action.title;
  if (!parts.empty()) text += " – " + ground.say(Phrase::listOf("lists.semicolon", std::move(parts)));
  return text;
}

std::string effectText(const Ground& ground, const rules::EffectRules& effect) {
  const EffectWords words(ground, effect);
  std::vector<Phrase> parts;
  for (const rules::EffectPart& part : effect.effect.parts) parts.push_back(words.part(part));
  return ground.say(Phrase::listOf("lists.semicolon", std::move(parts)));
}

}  // namespace redoubt::aids
