#include "core/rules/vocabulary/terms.h"

// Combat by odds of strength: its table, the meaning of its results, retreat, pursuit, dispersal; and fire tables.
namespace redoubt::rules::terms {
namespace {

constexpr auto kMarker = NameKind::Marker;

}  // namespace

std::vector<Term> odds() {
  return {
      {"combat/when", text()},
      {"combat/must-attack", truth()},
      {"combat/must-be-attacked", truth()},
      {"combat/several", word({"one-side-in-one-hex", "one-target-hex", "any"})},
      {"combat/one-defends", list(object({{"zone", name(NameKind::Zone)}, optional("army", name(NameKind::Army))}))},
      {"combat/order", text()},
      {"combat/dice", dice()},
      {"combat/columns", someOf(text())},
      {"combat/odds-rounding", word({"for-attacker", "for-defender"})},
      {"combat/odds-beyond", word({"last-column", "not-allowed"})},
      {"combat/rows/<number>/range", span()},
      {"combat/rows/<number>/<column>", text()},
      {"result-code/<code>", object({{"text", text()},
                                     optional("of", word({"battle", "fire"})),
                                     optional("side", word({"attacker", "defender"})),
                                     optional("retreat", whole(0)),
                                     optional("losses", whole(0)),
                                     optional("dispersed", truth()),
                                     optional("morale-check", truth())})},
      {"combat/shift/morale", word({"difference"})},
      {"combat/shift/morale-of", word({"highest", "lowest"})},
      {"combat/shift/track", name(NameKind::Track)},
      {"combat/shift/leader", name(NameKind::Figure)},
      {"combat/shift/opposite-sides", whole(-20, 20)},
      {"combat/shift/terrain", word({"best-for-defender", "sum"})},
      {"combat/shift/terrain-across", word({"any-attacker", "all-attackers"})},
      {"combat/shift/stock/<stock>", object({{"types", names(kType)},
                                             {"by-size", byNumber(whole(-20, 20))},
                                             optional("several", word({"sum", "best"})),
                                             optional("not-into", names(kTerrain)),
                                             optional("not-across", names(kMarker)),
                                             optional("not-against", names(kArm))})},
      {"combat/doubled/<arm>",
       object({{"against", name(kArm)}, optional("alone", truth()), optional("not-across", names(kMarker))})},
      {"combat/strength/<arm>", whole(0)},
      {"combat/strength-from-rear", whole(0)},
      {"combat/strength-across/<marker>", whole(0)},
      {"combat/defence-bonus/<arm>", whole(0)},
      {"combat/after-elimination", text()},
  };
}

std::vector<Term> dispersal() {
  return {
      {"pursuit/optional", truth()},
      {"pursuit/beside", whole(0)},
      {"pursuit/not", names(kArm)},
      {"pursuit/free-turn", truth()},
      {"pursuit/takes", names(kArm)},
      {"dispersal/dice", dice()},
      {"dispersal/columns/<column>",
       object({optional("arm", name(kArm)), optional("types", names(kType)), optional("morale", span())})},
      {"dispersal/other-morale", word({"nearest"})},
      {"dispersal/rows/<number>/range", span()},
      {"dispersal/rows/<number>/<column>", either({span(), word({"none"})})},
      {"dispersal/exempt", list(word({"with-leader"}))},
      {"dispersal/track/<player>", name(NameKind::Track)},
      {"dispersal/full-track", word({"eliminated"})},
      {"dispersal/returns",
       object({{"share", points()},
               {"rounding", word({"up", "down"})},
               {"near", word({"leader", "overall-commander"})},
               optional("leader-lost", object({{"near", word({"overall-commander"})}, {"losses", whole(0)}}))})},
      {"dispersal/moves-track", truth()},
      {"withdrawal/shortfall", word({"losses", "eliminated"})},
      {"withdrawal/through-friends", truth()},
      {"withdrawal/stack-size", whole(1)},
      {"morale-track/track", name(NameKind::Track)},
      {"morale-track/start", text()},
      {"morale-track/zones",
       list(object({{"label", text()}, optional("player", name(NameKind::Player)), {"columns", whole(0)}}))},
      {"morale-track/moved-by", object({{"unit", whole(0)}, {"leader", whole(0)}})},
      {"morale-track/counts-from", word({"at-once", "next-turn"})},
  };
}

std::vector<Term> fireTables() {
  return {
      {"fire-table/<fire-table>/title", text()},
      {"fire-table/<fire-table>/types", someOf(name(kType))},
      {"fire-table/<fire-table>/strength", span(1)},
      {"fire-table/<fire-table>/by", word({"distance", "strength"})},
      {"fire-table/<fire-table>/dice", dice()},
      {"fire-table/<fire-table>/rows/<number>/range", span()},
      {"fire-table/<fire-table>/rows/<number>/<column>", text()},
      {"fire/strength-most", whole(1)},
      {"fire/terrain-modifier", truth()},
      {"fire/star-shots", truth()},
      {"fire/targets", text()},
      {"artillery/when", list(text())},
      {"artillery/neighbours-first", truth()},
      {"artillery/one-target", truth()},
      {"artillery/fired-may-move", truth()},
      {"morale/dice", dice()},
      {"morale/failed-above", word({"dispersed", "eliminated"})},
  };
}

}  // namespace redoubt::rules::terms
