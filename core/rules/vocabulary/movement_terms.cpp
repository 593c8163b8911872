#include "core/rules/vocabulary/terms.h"

// What counters do on the map: moving, charging, reacting, withdrawing; and the terrain for it.
namespace redoubt::rules::terms {
namespace {

constexpr auto kFormation = NameKind::Formation;

}  // namespace

std::vector<Term> movement() {
  return {
      {"movement/forward", zone()},
      {"movement/backward", object({{"zone", zone()}, {"cost", points()}, optional("into-enemy", truth())})},
      {"movement/turning-cost",
       object({optional("60", points()), optional("120", points()), optional("180", points())})},
      {"movement/figure", name(NameKind::Figure)},
      {"movement/turning-adds-terrain", object({{"arms", names(kArm)}, optional("not", names(kTerrain))})},
      {"movement/minimum-turn", truth()},
      {"movement/off-map", word({"eliminated", "forbidden"})},
      {"movement/when", list(text())},
      {"movement/saving", truth()},
      {"movement/minimum-hexes", whole(0)},
      {"movement/one-after-another", truth()},
      {"movement/so-that-the-enemy-can-react", truth()},
      {"double-time/arm", name(kArm)},
      {"double-time/bonus", points()},
      {"double-time/forbids", list(word({"fire", "formation", "facing", "friends"}))},
      {"double-time/forbidden-terrain", names(kTerrain)},
      {"double-time/whole-allowance", truth()},
      {"line/units", whole(1)},
      {"line/arms", names(kArm)},
      {"line/neighbour", text()},
      {"line/one-command", anyValue()},
      {"artillery/turn", anyValue()},
      {"artillery/move", anyValue()},
      {"artillery/horse", anyValue()},
      {"artillery/entering", name(kFormation)},
      {"artillery/in-enemy-turn", list(text())},
  };
}

std::vector<Term> reactions() {
  return {
      {"charge/arm", name(kArm)},
      {"charge/hexes", whole(1)},
      {"charge/forbids", list(word({"facing", "fire", "friends"}))},
      {"charge/forbidden-terrain", names(kTerrain)},
      {"charge/after-victory", text()},
      {"charge/then-attack", truth()},
      {"counterattack/cost-to-mover", points()},
      {"counterattack/ends-movement", truth()},
      {"counterattack/attacker", text()},
      {"counterattack/per-target", whole(1)},
      {"counterattack/per-unit/<arm>", either({whole(1), word({"any"})})},
      {"counterattack/arms-mixed", truth()},
      {"counterattack/several-stacks", truth()},
      {"counterattack/then-melee-phase", text()},
      {"reaction/trigger", text()},
      {"reaction/against/<arm>/<arm>",
       list(object({{"do", word({"fire", "counterattack", "retreat"})},
                    optional("check", truth()),
                    optional("hexes", whole(1)),
                    optional("formation", name(kFormation)),
                    optional("types", names(kType)),
                    optional("failed", object({optional("hexes", whole(1)), optional("losses", whole(0))}))}))},
      {"reaction/always/<unit-type>", anyValue()},
      {"reaction/in-melee-hex", truth()},
      {"reaction/stack-check", text()},
  };
}

std::vector<Term> withdrawal() {
  return {
      {"withdrawal/kind", word({"hexes", "turn-track"})},
      {"withdrawal/cost", points()},
      {"withdrawal/turns", truth()},
      {"withdrawal/loss", list(object({optional("over", names(kTerrain)),
                                       optional("into", names(kTerrain)),
                                       optional("uphill", truth()),
                                       optional("enemy-front", either({truth(), word({"not-in-the-melee"})})),
                                       {"steps", whole(0)}}))},
      {"withdrawal/eliminated", list(text())},
      {"withdrawal/by-fire", zone()},
      {"withdrawal/by-fire-hexes", whole(1)},
      {"withdrawal/by-melee", byNumber(list(whole(1, 6)))},
      {"withdrawal/several-sides", anyValue()},
      {"withdrawal/all-sides", text()},
      {"withdrawal/attacker", text()},
      {"withdrawal/into-stack", anyValue()},
      {"withdrawal/return/<number>/range", span()},
      {"withdrawal/return/<number>/turns", whole(0)},
      {"withdrawal/returns-to", text()},
      {"withdrawal/returning-moves", truth()},
      {"morale-crisis", anyValue()},
  };
}

std::vector<Term> terrain() {
  return {
      {"terrain/ground", name(kTerrain)},
      {"terrain/level-slope", name(kTerrain)},
      {"terrain/<terrain>/title", text()},
      {"terrain/<terrain>/place", word({"hex", "hexside", "link"})},
      {"terrain/<terrain>/order", whole(0)},
      {"terrain/<terrain>/pattern", text()},
      {"terrain/<terrain>/colour", colour()},
      {"terrain/<terrain>/high-side", truth()},
      {"terrain/<terrain>/crossing", truth()},
      {"terrain/<terrain>/water", truth()},
      {"terrain/<terrain>/keep", truth()},
      {"terrain/<terrain>/route", points()},
      {"terrain/<terrain>/blocks-sight", truth()},
      {"terrain/<terrain>/enter", either({byName(kArm, points()), points()})},
      {"terrain/<terrain>/replaces", list(either({word({"hex"}), name(kTerrain)}))},
      {"terrain/<terrain>/uphill-only", truth()},
      {"terrain/<terrain>/turning", word({"free", "without-terrain"})},
      {"terrain/<terrain>/eliminates", names(kArm)},
      {"terrain/<terrain>/combat-shift", whole(-20, 20)},
      {"terrain/<terrain>/attacks-with", points()},
      {"terrain/<terrain>/forbidden", names(kArm)},
  };
}

}  // namespace redoubt::rules::terms
