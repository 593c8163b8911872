#include "core/rules/vocabulary/field_keys.h"

#include "core/rules/vocabulary/adjust_value.h"
#include "core/rules/vocabulary/terms.h"

namespace redoubt::rules {
namespace values {
namespace {

constexpr int kMostDepth = 20;

// A list of the unit's own zones, or how many hexes deep.
Member<InfluenceZone> reach() {
  using Reach = std::pair<std::vector<hex::FacingZone>, int>;
  Typed<Reach> zones{list(zone()).shape, [read = list(zone()).read](const json& value) -> std::optional<Reach> {
                       auto sides = read(value);
                       return sides ? std::optional(Reach(*std::move(sides), 1)) : std::nullopt;
                     }};
  Typed<Reach> depth{rules::whole(1, kMostDepth),
                     [](const json& value) { return std::optional(Reach({}, value.get<int>())); }};
  return memberInto<InfluenceZone>(
      "reach", either(std::move(zones), std::move(depth)),
      [](InfluenceZone& into, Reach reach) {
        into.towards = std::move(reach.first);
        into.depth = reach.second;
      },
      false);
}

Typed<InfluenceZone> influence() {
  return object<InfluenceZone>({member("by", &InfluenceZone::by, when(scopeOfZones()), false), reach(),
                                memberInto<InfluenceZone>(
                                    "not", when(scopeOfZones()),
                                    [](InfluenceZone& into, Condition condition) {
                                      into.unless = std::move(condition);
                                      into.hasUnless = true;
                                    },
                                    false)});
}

Typed<ZoneEffect> zoneEffect() {
  using On = ZoneEffect::On;
  using Do = ZoneEffect::Do;
  return object<ZoneEffect>(
      {member("when", &ZoneEffect::when, when(scopeOfFloods()), false),
       member("on", &ZoneEffect::on,
              oneOf<On>({{"enter", On::Enter},
                         {"leave", On::Leave},
                         {"through", On::Through},
                         {"begin", On::Begin},
                         {"retreat", On::Retreat},
                         {"trace", On::Trace}})),
       member("do", &ZoneEffect::what, oneOf<Do>({{"stop", Do::Stop}, {"bar", Do::Bar}}), false),
       memberInto<ZoneEffect>(
           "add", amount(scopeOfFloods()),
           [](ZoneEffect& into, Amount amount) {
             into.what = Do::Add;
             into.cost = std::move(amount);
           },
           false)},
      {"do", "add"});
}

Member<Flood> condition(std::string name, std::optional<Condition> Flood::*at) {
  return memberInto<Flood>(
      std::move(name), when(scopeOfFloods()),
      [at](Flood& into, Condition condition) { into.*at = std::move(condition); }, false);
}

// An amount, or "any".
Member<Flood> budget() {
  using Budget = std::optional<Amount>;
  Typed<Budget> any{word({"any"}), [](const json&) { return std::optional(Budget()); }};
  Typed<Budget> points{amountShape(scopeOfFloods()), [](const json& value) -> std::optional<Budget> {
                         auto read = amount(scopeOfFloods()).read(value);
                         return read ? std::optional(Budget(*std::move(read))) : std::nullopt;
                       }};
  return memberInto<Flood>("budget", either(std::move(any), std::move(points)),
                           [](Flood& into, Budget budget) { into.budget = std::move(budget); }, false);
}

Typed<Flood> flood() {
  return object<Flood>(
      {member("asked", &Flood::question,
              oneOf<std::string>({{"supply", "supply"},
                                   {"command", "command"},
                                   {"exit", "exit"},
                                   {"move", "move"},
                                   {"retreat", "retreat"}}),
              false),
       member("of", &Flood::of, when(scopeOfFloods()), false),
       memberInto<Flood>(
           "from", group(scopeOfCounts()), [](Flood& into, Group from) { into.from = std::move(from); }, false),
       budget(), member("count", &Flood::countsPoints, oneOf<bool>({{"hexes", false}, {"points", true}}), false),
       condition("block", &Flood::block), condition("stop", &Flood::stop), condition("end-not", &Flood::endsNot)});
}

}  // namespace
}  // namespace values

namespace keys {

using values::family;

const RuleFamily<std::string> kInfluenceTitle = family("zone/<influence>/title", values::text());
const RuleFamily<InfluenceZone> kInfluence = family("zone/<influence>", values::influence());
const RuleFamily<ZoneEffect> kZoneEffect = family("zone/<influence>/effect/<effect>", values::zoneEffect());

const RuleFamily<std::string> kFloodTitle = family("flood/<flood>/title", values::text());
const RuleFamily<Flood> kFlood = family("flood/<flood>", values::flood());
const RuleFamily<Adjust> kFloodCost = family("flood/<flood>/cost/<cost>", values::adjust(scopeOfFloods()));
const RuleFamily<Combine> kFloodCombine = family("flood/<flood>/combine/<group>", values::combine());

}  // namespace keys

std::vector<Term> terms::fields() {
  using namespace keys;
  return termsOf(kInfluence, kInfluenceTitle, kZoneEffect, kFlood, kFloodTitle, kFloodCost, kFloodCombine);
}

}  // namespace redoubt::rules
