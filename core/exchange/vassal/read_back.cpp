#include "core/exchange/vassal/read_back.h"

#include <algorithm>
#include <map>
#include <set>

#include "core/rules/set_up/set_up.h"

namespace redoubt::exchange::vassal {
namespace {

using Crowds = std::map<std::string, int>;  // counters by the number of their hex

constexpr int kMostCopies = 100;

void add(Crowds& crowds, const hex::Layout& layout, const model::Placement& placement) {
  if (placement.rule != model::PlacementRule::At || !placement.hex) return;
  if (!placement.unit && !placement.leader && placement.words.empty()) return;
  crowds[layout.number(*placement.hex)] += std::clamp(placement.count, 1, kMostCopies);
}

Crowds crowdsOf(const model::Battle& battle, Id<model::Variant> variant) {
  Crowds crowds;
  const hex::Layout layout = model::layoutOf(battle);
  for (const model::Placement* placement : rules::placements(battle, variant)) add(crowds, layout, *placement);
  return crowds;
}

std::set<std::string> numbersOf(const model::Battle& battle) {
  std::set<std::string> numbers;
  const hex::Layout layout = model::layoutOf(battle);
  layout.forEachHex([&](hex::HexKey hex) { numbers.insert(layout.number(hex)); });
  numbers.erase("");
  return numbers;
}

}  // namespace

std::vector<Phrase> differencesOf(const ExportJob& job, const Imported& again) {
  if (again.battles.size() != 1) return {Phrase::of("formats.reads-not")};
  const model::Battle& back = again.battles.front().battle;
  std::vector<Phrase> told;
  const std::set<std::string> numbers = numbersOf(back);
  std::size_t lost = 0;
  for (const std::string& number : numbersOf(job.battle)) lost += numbers.contains(number) ? 0 : 1;
  if (lost > 0) told.push_back(Phrase::of("formats.vassal.numbers-differ", {{"count", std::to_string(lost)}}));
  std::vector<Crowds> setUps;
  for (const model::Variant& variant : back.all<model::Variant>()) setUps.push_back(crowdsOf(back, variant.id));
  std::size_t changed = 0;
  for (const model::Variant& variant : job.battle.all<model::Variant>()) {
    const bool isThere = std::find(setUps.begin(), setUps.end(), crowdsOf(job.battle, variant.id)) != setUps.end();
    changed += isThere ? 0 : 1;
  }
  if (changed > 0) told.push_back(Phrase::of("formats.vassal.set-ups-differ", {{"count", std::to_string(changed)}}));
  return told;
}

}  // namespace redoubt::exchange::vassal
