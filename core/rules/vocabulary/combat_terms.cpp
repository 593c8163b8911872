#include "core/rules/vocabulary/terms.h"

// Sight, fire and melee.
namespace redoubt::rules::terms {
namespace {

Shape checkModifier() {
  return object({optional("in", names(kTerrain)),
                 optional("by", list(nameOf({kArm, NameKind::UnitType}))),
                 optional("alone", truth()),
                 optional("target", name(NameKind::Formation)),
                 optional("through", list(zone())),
                 {"modifier", whole(-100)}});
}

}  // namespace

std::vector<Term> sight() {
  return {
      {"sight/from-to", text()},
      {"sight/units-block", object({{"except", names(kArm)}})},
      {"sight/along-hexside", word({"either", "both", "none"})},
      {"sight/ends-block", truth()},
      {"sight/high-ground", names(kTerrain)},
      {"sight/zones", list(zone())},
  };
}

std::vector<Term> fire() {
  return {
      {"fire/needs-sight", truth()},
      {"fire/order", text()},
      {"fire/enemy-in-front-first", truth()},
      {"fire/melee-hex", truth()},
      {"fire/forced-back", text()},
      {"fire/per-turn", whole(0)},
      {"fire/movement-cost", points()},
      {"fire/row", word({"firepower divided by distance"})},
      {"fire/rows/<number>/range", span()},
      {"fire/rows/<number>/result", text()},
      {"fire/together", object({{"neighbours", text()},
                                {"firepower", word({"greatest", "sum"})},
                                {"rows-down-per-hex", whole(0)},
                                optional("shot-modifier", word({"greatest", "least"}))})},
      {"fire/at-lone-gun",
       object({{"range", whole(0)}, {"firepower", whole(0)}, optional("hit", text()), {"result", text()}})},
      {"fire/results", anyValue()},
      {"fire/loss-at-modified-roll", whole(0)},
      {"fire/morale-modifiers", list(checkModifier())},
      {"fire/shot-modifier/<number>", whole(-100)},
      {"fire/marker-carries-over", anyValue()},
  };
}

std::vector<Term> artillery() {
  return {
      {"artillery/arm", name(kArm)},
      {"artillery/field-of-fire", anyValue()},
      {"artillery/range-rows/<number>/range", span()},
      {"artillery/range-rows/<number>/modifier", whole(-100)},
      {"artillery/alone", truth()},
      {"artillery/shots", object({optional("own-activation", whole(0)), optional("enemy-activation", whole(0)),
                                  optional("any-activation", whole(0))})},
      {"artillery/breakdown", whole(0)},
      {"artillery/star-modifier", whole(-100)},
      {"artillery/captured", word({"useless", "usable"})},
      {"artillery/at-lone-gun", object({{"range", whole(0)},
                                        {"hit", text()},
                                        optional("modifier", byName(NameKind::Army, whole(-100))),
                                        {"result", word({"eliminated", "captured"})},
                                        {"second-roll", whole(0)},
                                        optional("stars-count", truth())})},
  };
}

std::vector<Term> melee() {
  return {
      {"melee/who", text()},
      {"melee/attacker", text()},
      {"melee/per-phase", whole(1)},
      {"melee/per-phase-except", list(word({"charge", "counterattack"}))},
      {"melee/order", text()},
      {"melee/roll", anyValue()},
      {"melee/tie-difference", whole(0)},
      {"melee/modifiers", anyValue()},
      {"melee/losses", object({{"winner", whole(0)}, {"loser", whole(0)}})},
      {"melee/no-loss-at-difference", whole(0)},
      {"melee/last-step", anyValue()},
      {"melee/loser", text()},
      {"melee/winner", text()},
      {"melee/artillery-alone",
       object({{"as", name(kArm)}, {"size", whole(0)}, optional("lost", word({"captured", "eliminated"}))})},
      {"melee/artillery-stacked", anyValue()},
      {"morale/check", object({{"roll", dice()}, optional("passed", text())})},
      {"morale/exempt", names(kArm)},
  };
}

}  // namespace redoubt::rules::terms
