#include "core/rules/vocabulary/terms.h"

// The course of the game: scale, turns, steps, commands, victory; and the settings of scenarios.
namespace redoubt::rules::terms {
namespace {

Shape rollWithTurn() {
  return object({{"roll", dice()}, optional("plus", whole(-100)), optional("plus-turn", truth())});
}

Shape casualtyRoll() {
  return list(object(
      {{"from", whole(0)}, {"to", whole(0)}, {"result", word({"dead", "none", "out-of-pool", "to-other-unit"})}}));
}

}  // namespace

Shape zone() {
  return word({"front", "flank", "rear"});
}

Shape names(NameKind kind) {
  return list(name(kind));
}

std::vector<Term> scale() {
  return {
      {"scale/minutes-per-turn", points()},
      {"scale/metres-per-hex", points()},
      {"scale/men-per-point", whole(1)},
      {"scale/men-per-counter/<arm>", either({whole(1), span(1)})},
      {"scale/guns-per-counter", either({whole(1), span(1)})},
      {"dice/sides", whole(2)},
      {"dice/zero", whole(0)},
      {"rounding", word({"half-up", "half-down", "up", "down"})},
      {"citation/<source>", text()},
      {"box/counters", whole(0)},
      {"box/map-millimetres", list(whole(1))},
      {"map/mixed-terrain", text()},
      {"map/theme", drawing(Drawing::Theme)},
      {"set-up/complete", truth()},
      {"set-up/start-hex", word({"on-counter", "in-scenario"})},
  };
}

// What a leader may do when his chit is drawn.
Shape power() {
  return object({optional("activates", list(object({{"army", name(NameKind::Army)}, {"leaders", whole(1)}}))),
                 optional("order", word({"any", "before-his-own"})), optional("own-command", truth()),
                 optional("units", whole(1)), optional("within", whole(0)), optional("phases", list(whole(1))),
                 optional("moves", truth()), optional("overall-only", truth()), optional("returns", rollWithTurn())});
}

std::vector<Term> turns() {
  return {
      {"turns/count", whole(1)},
      {"turns/rounds", someOf(text())},
      {"turns/phases", someOf(text())},
      {"turns/skipped", text()},
      {"turns/initiative", word({"in-scenario"})},
      {"turns/first-draw", text()},
      {"activation/overall", whole(0)},
      {"activation/free-choice", whole(0)},
      {"activation/unchosen", text()},
      {"activation/power/<leader>", power()},
      {"activation/power/overall", power()},
  };
}

std::vector<Term> steps() {
  return {
      {"steps/source", word({"counters", "size"})},
      {"steps/ladder", list(text())},
      {"steps/points-per-loss", whole(1)},
      {"steps/spare-counters", truth()},
      {"steps/by-size/<number>", list(word({"front", "back", "-1", "-2"}))},
      {"steps/markers-lower", list(word({"size", "fire", "morale"}))},
  };
}

std::vector<Term> command() {
  return {
      {"command/range", whole(0)},
      {"command/trace", object({{"through-enemy", truth()}, optional("through-melee", truth())})},
      {"command/required", names(NameKind::Arm)},
      {"command/phases", list(whole(1))},
      {"command/foreign-orders", truth()},
      {"command/several-at-once", truth()},
      {"command/after-loss", anyValue()},
      {"command/without-heir", names(NameKind::Leader)},
      {"command/reserve", object({optional("army", name(NameKind::Army)), optional("not", names(NameKind::Leader)),
                                  optional("part", truth())})},
      {"leader/removed", list(text())},
      {"leader/symbol", drawing(Drawing::CounterSymbol)},
      {"leader/symbol-in/<army>", drawing(Drawing::CounterSymbol)},
      {"leader/symbol-of/<leader>", drawing(Drawing::CounterSymbol)},
      {"leader/hexes", whole(0)},
      {"leader/terrain-counts", truth()},
      {"leader/barred-as", name(NameKind::Arm)},
      {"leader/into-forbidden", word({"eliminated"})},
      {"leader/helps-in", list(word({"hex", "front", "neighbours"}))},
      {"leader/casualty-dice", dice()},
      {"leader/casualty-roll", casualtyRoll()},
      {"leader/casualty-roll/eliminated", casualtyRoll()},
      {"leader/casualty-roll/retreats", casualtyRoll()},
      {"leader/casualty-causes",
       list(object({optional("fire", word({"rifle", "artillery"})), optional("by", names(NameKind::Arm)),
                    optional("row-from", whole(0)), optional("range", whole(0)), optional("melee-roll", whole(0)),
                    optional("unit", word({"eliminated", "retreats"}))}))},
      {"leader/may-withdraw", anyValue()},
  };
}

std::vector<Term> victory() {
  std::vector<Term> all = awards();
  const std::vector<Term> own{
      {"victory/award/<award>",
       object({{"for",
                word({"unit-eliminated", "unit-eliminated-by-fire", "unit-eliminated-by-fire-or-crisis", "melee-won",
                      "artillery-eliminated", "artillery-captured", "artillery-recaptured", "leader-killed"})},
               {"points", either({whole(0), text()})},
               optional("arms", names(NameKind::Arm))})},
      {"victory/automatic", text()},
      {"victory/tally", word({"each", "difference"})},
      {"victory/tie", name(NameKind::Player)},
  };
  all.insert(all.end(), own.begin(), own.end());
  return all;
}

std::vector<Term> settings() {
  return {
      {"turn/first", whole(1)},
      {"turn/last", whole(1)},
      {"turn/minutes", points()},
      {"turn/start", text()},
      {"overall-commander/<army>", name(NameKind::Leader)},
      {"release/<leader>", object({{"when", text()}, optional("available", text()), optional("until-then", text())})},
      {"return-of/<leader>", name(NameKind::Zone)},
      {"owner/<zone>", name(NameKind::Player)},
      {"forces/<army>", list(nameOf({NameKind::Unit, NameKind::Leader}))},
      {"area", name(NameKind::Zone)},
      {"activation/together", list(list(name(NameKind::Arm)))},
      {"initiative", name(NameKind::Player)},
      {"moves-from/<army>", object({{"turn", whole(1)}, optional("unless", word({"attacked"}))})},
      {"stock/<stock>", whole(0)},
      {"track/<track>", text()},
      {"command-of/<unit>", name(NameKind::Leader)},
      {"victory/looked-at", text()},
  };
}

}  // namespace redoubt::rules::terms
