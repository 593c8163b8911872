#include "core/rules/vocabulary/effect_keys.h"

#include "core/rules/vocabulary/terms.h"
#include "core/rules/vocabulary/typed_value.h"

namespace redoubt::rules {

EffectUnits EffectItem::unitsOrUsual() const {
  const bool isShared =
      verb == EffectVerb::Lose || verb == EffectVerb::Exchange || (verb == EffectVerb::Eliminate && amount.has_value());
  return units.value_or(isShared ? EffectUnits::Shared : EffectUnits::Each);
}

namespace values {
namespace {

using EffectLevels = std::map<std::string, std::string, std::less<>>;

Member<EffectItem> verbBy(std::string name, EffectVerb verb) {
  return memberInto<EffectItem>(
      std::move(name), amount(scopeOfActions()),
      [verb](EffectItem& into, Amount by) {
        into.verb = verb;
        into.amount = std::move(by);
      },
      false);
}

// An amount, or a word for all there is.
Member<EffectItem> verbOrAll(std::string name, EffectVerb verb, const std::string& all) {
  using Number = std::optional<Amount>;
  Typed<Number> whole{word({all}), [](const json&) { return std::optional(Number()); }};
  Typed<Number> number{amountShape(scopeOfActions()), [](const json& value) -> std::optional<Number> {
                         auto read = amount(scopeOfActions()).read(value);
                         return read ? std::optional(Number(*std::move(read))) : std::nullopt;
                       }};
  return memberInto<EffectItem>(
      std::move(name), either(std::move(whole), std::move(number)),
      [verb](EffectItem& into, Number by) {
        into.verb = verb;
        into.amount = std::move(by);
      },
      false);
}

Member<EffectItem> verbOf(std::string name, EffectVerb verb, NameKind kind) {
  return memberInto<EffectItem>(
      std::move(name), values::name(kind),
      [verb](EffectItem& into, std::string of) {
        into.verb = verb;
        into.name = std::move(of);
      },
      false);
}

Member<EffectItem> levels() {
  const Typed<EffectLevels> typed{byName(NameKind::State, rules::text()),
                                  [](const json& value) { return std::optional(value.get<EffectLevels>()); }};
  return memberInto<EffectItem>(
      "state", typed,
      [](EffectItem& into, EffectLevels levels) {
        into.verb = EffectVerb::State;
        into.levels = std::move(levels);
      },
      false);
}

struct TrackMove {
  std::string name;
  Amount by;
};

Member<EffectItem> track() {
  return memberInto<EffectItem>(
      "track",
      object<TrackMove>({member("name", &TrackMove::name, values::name(NameKind::Track)),
                         member("by", &TrackMove::by, amount(scopeOfActions()))}),
      [](EffectItem& into, TrackMove move) {
        into.verb = EffectVerb::Track;
        into.name = std::move(move.name);
        into.amount = std::move(move.by);
      },
      false);
}

Member<EffectItem> removal() {
  return memberInto<EffectItem>(
      "remove", oneOf<EffectVerb>({{"all", EffectVerb::Remove}}),
      [](EffectItem& into, EffectVerb verb) { into.verb = verb; }, false);
}

Typed<EffectUnits> effectUnits() {
  return oneOf<EffectUnits>({{"each", EffectUnits::Each},
                             {"one", EffectUnits::One},
                             {"choice", EffectUnits::Shared},
                             {"together", EffectUnits::Together}});
}

Typed<EffectItem> item() {
  const auto optionally = [](std::string name, bool isOptional) {
    return memberInto<EffectItem>(
        std::move(name), truth(), [isOptional](EffectItem& into, bool is) { into.isOptional = is == isOptional; },
        false);
  };
  return object<EffectItem>(
      {verbBy("retreat", EffectVerb::Retreat), verbBy("lose", EffectVerb::Lose),
       verbOrAll("eliminate", EffectVerb::Eliminate, "all"), verbOf("exchange", EffectVerb::Exchange, NameKind::Rating),
       levels(), verbOf("check", EffectVerb::Check, NameKind::Table), verbOrAll("advance", EffectVerb::Advance, "into"),
       track(), removal(),
       memberInto<EffectItem>(
           "add", amount(scopeOfActions()), [](EffectItem& into, Amount add) { into.added = std::move(add); }, false),
       member("count", &EffectItem::countsPoints, oneOf<bool>({{"steps", false}, {"points", true}}), false),
       member("for", &EffectItem::counter, values::name(NameKind::Rating), false),
       memberInto<EffectItem>(
           "of", group(scopeOfActions()), [](EffectItem& into, Group of) { into.of = std::move(of); }, false),
       memberInto<EffectItem>(
           "units", effectUnits(), [](EffectItem& into, EffectUnits units) { into.units = units; }, false),
       optionally("may", true), optionally("must", false),
       member("when", &EffectItem::when, when(scopeOfActions()), false)},
      {"retreat", "lose", "eliminate", "exchange", "state", "check", "advance", "track", "remove"});
}

Typed<EffectBranch> branch() {
  return object<EffectBranch>({member("when", &EffectBranch::when, when(scopeOfActions()), false),
                               member("do", &EffectBranch::items, list(item()))});
}

Typed<std::vector<std::vector<EffectItem>>> choices() {
  return someOf(list(item()));
}

Typed<EffectPart> part() {
  Typed<EffectPart> one{item().shape, [read = item().read](const json& value) -> std::optional<EffectPart> {
                          auto item = read(value);
                          return item ? std::optional(EffectPart{{*std::move(item)}, {}, {}}) : std::nullopt;
                        }};
  return either(std::move(one), object<EffectPart>({member("choose", &EffectPart::choices, choices(), false),
                                                    member("first", &EffectPart::first, someOf(branch()), false)},
                                                   {"choose", "first"}));
}

Typed<Effect> effect() {
  const auto alone = [](std::string name, auto at, auto typed) {
    return memberInto<Effect>(
        std::move(name), std::move(typed),
        [at](Effect& into, auto value) { into.parts.emplace_back().*at = std::move(value); }, false);
  };
  return object<Effect>(
      {member("text", &Effect::text, text()), member("table", &Effect::table, values::name(NameKind::Table), false),
       member("do", &Effect::parts, list(part()), false), alone("choose", &EffectPart::choices, choices()),
       alone("first", &EffectPart::first, someOf(branch()))},
      {"do", "choose", "first"});
}

}  // namespace
}  // namespace values

const RuleFamily<Effect> keys::kEffect = values::family("effect/<effect>", values::effect());

std::vector<Term> terms::effects() {
  return termsOf(keys::kEffect);
}

}  // namespace redoubt::rules
