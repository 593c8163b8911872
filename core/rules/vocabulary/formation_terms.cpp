#include "core/rules/vocabulary/size_marks.h"
#include "core/rules/vocabulary/terms.h"

// How counters are set up: facing, stacks, formations; and the properties of arms and types.
namespace redoubt::rules::terms {
namespace {

Shape zoneCounts() {
  return shares({"front", "flank", "rear"}, 6);
}

// How much of an arm a stack may hold: a number of counters, a size (or a range of sizes), or any number.
Shape stackLimit() {
  return either({whole(0), object({optional("counters", whole(0)), optional("size", either({whole(0), span()}))}),
                 word({"any"})});
}

}  // namespace

std::vector<Term> facing() {
  return {
      {"facing/kind", word({"hexside", "vertex"})},
      {"facing/zones", zoneCounts()},
      {"facing/none", names(kArm)},
      {"facing/free", names(kArm)},
      {"facing/mixed-in-stack", truth()},
  };
}

std::vector<Term> stacks() {
  std::vector<Term> all = limits();
  const std::vector<Term> own{
      {"stacking/alternatives",
       someOf(objectByName({optional("formation", name(NameKind::Formation)), optional("zone", name(NameKind::Zone)),
                            optional("army", name(NameKind::Army)),
                            optional("together", list(object({{"arms", names(kArm)}, {"size", whole(0)}})))},
                           kArm, stackLimit()))},
      {"stacking/counted-by", word({"army", "player", "one-army"})},
      {"stacking/free", names(kArm)},
      {"stacking/when", word({"always", "after-each-phase"})},
      {"stacking/joins-at", word({"top", "bottom"})},
      {"stacking/reorder-cost", points()},
      {"stacking/pass-through-cost", points()},
      {"stacking/pass-through-size", whole(1)},
      {"stacking/pass-through-forbidden", byName(kArm, names(kArm))},
      {"stacking/pass-through-free", list(text())},
      {"stacking/pass-through-over-limit", truth()},
      {"stacking/pass-through-other-arm", truth()},
      {"stacking/enemy-hex", truth()},
      {"stacking/enemy-hex-cost", points()},
      {"stacking/fires", object({optional("rifle", word({"top", "any"})), optional("artillery", word({"top", "any"}))})},
      {"stacking/hit", object({optional("rifle", word({"top", "each"})), optional("artillery", word({"top", "each"})),
                               optional("line-stack", word({"top", "each"}))})},
      {"stacking/melee", text()},
      {"melee-hex/limits-hold", truth()},
      {"melee-hex/keeps-formation-and-facing", truth()},
      {"melee-hex/leave", text()},
  };
  all.insert(all.end(), own.begin(), own.end());
  return all;
}

std::vector<Term> formations() {
  std::vector<Term> all = longUnits();
  const std::vector<Term> own{
      {"formation/usual", name(NameKind::Formation)},
      {"formation/change-in-melee-hex", list(text())},
      {"formation/<formation>/title", text()},
      {"formation/<formation>/types", names(kType)},
      {"formation/<formation>/mark", text()},
      {"formation/<formation>/arms", names(kArm)},
      {"formation/<formation>/not", names(kType)},
      {"formation/<formation>/automatic-at-size", whole(0)},
      {"formation/<formation>/needs",
       object({optional("units", whole(1)), optional("arm", name(kArm)), optional("size-each", whole(1)),
               optional("size", whole(1)), optional("terrain", names(kTerrain))})},
      {"formation/<formation>/cost", either({points(), word({"whole allowance"})})},
      {"formation/<formation>/when", text()},
      {"formation/<formation>/leave-cost", points()},
      {"formation/<formation>/turning-cost", points()},
      {"formation/<formation>/terrain-cost", points()},
      {"formation/<formation>/terrain-as", name(kArm)},
      {"formation/<formation>/movement", points()},
      {"formation/<formation>/hexes", whole(0)},
      {"formation/<formation>/terrain", names(kTerrain)},
      {"formation/<formation>/enemy-hex", truth()},
      {"formation/<formation>/zones", zoneCounts()},
      {"formation/<formation>/sight", list(zone())},
      {"formation/<formation>/may-fire", truth()},
      {"formation/<formation>/may-attack", truth()},
      {"formation/<formation>/as-line", truth()},
      {"formation/<formation>/fire-share", points()},
      {"formation/<formation>/fires", word({"top", "sum"})},
      {"formation/<formation>/melee-against/<arm>", whole(-100)},
      {"formation/<formation>/reaction", anyValue()},
      {"formation/<formation>/counter", text()},
      {"lava/types", names(kType)},
      {"lava/needs", anyValue()},
      {"lava/check-against/<arm>", whole(-100)},
      {"lava/effect", text()},
      {"type-melee/<unit-type>/against/<arm>", whole(-100)},
  };
  all.insert(all.end(), own.begin(), own.end());
  return all;
}

namespace {

std::vector<std::string> sizeMarks() {
  return {kSizeMarks.begin(), kSizeMarks.end()};
}

}  // namespace

std::vector<Term> arms() {
  return {
      {"arm/<arm>/title", text()},
      {"arm/<arm>/order", whole(0)},
      {"arm/<arm>/movement", points()},
      {"arm/<arm>/hexes", whole(0)},
      {"arm/<arm>/turning-cost", points()},
      {"arm/<arm>/turning-costs",
       object({optional("60", points()), optional("120", points()), optional("180", points())})},
      {"arm/<arm>/any-cost", points()},
      {"arm/<arm>/any-direction", truth()},
      {"arm/<arm>/symbol", drawing(Drawing::CounterSymbol)},
      {"arm/<arm>/fire-range", whole(0)},
      {"unit-type/<unit-type>/title", text()},
      {"unit-type/<unit-type>/arm", name(kArm)},
      {"unit-type/<unit-type>/army", names(NameKind::Army)},
      {"unit-type/<unit-type>/fires", truth()},
      {"unit-type/<unit-type>/symbol", drawing(Drawing::CounterSymbol)},
      {"unit-type/<unit-type>/symbol-in/<army>", drawing(Drawing::CounterSymbol)},
      {"unit-type/<unit-type>/size-mark", word(sizeMarks())},
      {"size-mark-of/<unit>", word(sizeMarks())},
      {"unit-type/<unit-type>/movement", points()},
      {"unit-type/<unit-type>/fire-range", whole(0)},
      {"unit-type/<unit-type>/shots", anyValue()},
      {"unit-type/<unit-type>/fires-after-moving", truth()},
      {"estimate/<unit-type>", anyValue()},
  };
}

}  // namespace redoubt::rules::terms
