#include "core/rules/mechanics/outcome.h"

namespace redoubt::rules {
namespace {

std::string keyOf(const Consequence& one) {
  switch (one.verb) {
    case EffectVerb::Retreat: return "effects.retreat";
    case EffectVerb::Lose:
      if (one.isAll) return "effects.eliminate-all";
      return one.countsPoints ? "effects.lose-points" : "effects.lose-steps";
    case EffectVerb::Eliminate: return one.isAll ? "effects.eliminate-all" : "effects.eliminate";
    case EffectVerb::Exchange: return one.isAll ? "effects.eliminate-all" : "effects.exchange";
    case EffectVerb::State: return one.units.empty() ? "effects.state-of-game" : "effects.state";
    case EffectVerb::Check: return one.amount.value.value_or(Rational(0)) == Rational(0) ? "effects.check" : "effects.check-with";
    case EffectVerb::Advance: return one.isAll ? "effects.advance-into" : "effects.advance";
    case EffectVerb::Track: return "effects.track";
    case EffectVerb::Remove: break;
  }
  return "effects.remove";
}

Phrase whom(const Consequence& one, const std::function<std::string(Member)>& nameOf) {
  std::vector<Phrase> names;
  for (const Member each : one.units) names.emplace_back(nameOf(each));
  Phrase all = Phrase::listOf("lists.comma", std::move(names));
  switch (one.how) {
    case EffectUnits::One: return Phrase::of("effects.one-of", {{"units", std::move(all)}});
    case EffectUnits::Shared:
      if (one.units.size() > 1 && !one.isAll) return Phrase::of("effects.among", {{"units", std::move(all)}});
      break;
    default: break;
  }
  return all;
}

}  // namespace

Phrase wordsFor(const Consequence& one, const std::function<std::string(Member)>& nameOf) {
  const Phrase amount = one.amount.value ? Phrase(toText(*one.amount.value)) : Phrase::of("effects.unknown");
  const Phrase level = one.level.empty() ? Phrase::of("effects.unknown") : Phrase(one.level);
  Phrase words =
      Phrase::of(keyOf(one), {{"units", whom(one, nameOf)}, {"amount", amount}, {"name", one.name}, {"level", level}});
  if (one.isOptional) words = Phrase::of("effects.may", {{"effect", std::move(words)}});
  if (one.isOpen) words = Phrase::of("effects.open", {{"effect", std::move(words)}});
  return words;
}

}  // namespace redoubt::rules
