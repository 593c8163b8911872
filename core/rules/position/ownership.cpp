#include "core/rules/position/ownership.h"

#include <algorithm>

#include "core/rules/set_up/set_up.h"

namespace redoubt::rules {

std::map<hex::HexKey, std::vector<Symbol>> startOwners(const model::Battle& battle, Id<model::Scenario> scenario) {
  std::map<hex::HexKey, std::vector<Symbol>> owners;
  for (const model::Zone& zone : battle.all<model::Zone>()) {
    const auto player = textSetting(battle, scenario, "owner/" + zone.slug);
    if (!player) continue;
    for (const hex::HexKey hex : hexesOf(battle, zone.id)) {
      std::vector<Symbol>& here = owners[hex];
      if (std::find(here.begin(), here.end(), Symbol(*player)) == here.end()) here.push_back(Symbol(*player));
    }
  }
  return owners;
}

std::map<Symbol, Rational> startStocks(const model::Battle& battle, const RuleBook& book,
                                       Id<model::Scenario> scenario) {
  std::map<Symbol, Rational> stocks;
  for (const std::string& name : book.under("stock")) {
    if (const auto number = integerSetting(battle, scenario, "stock/" + name)) stocks[Symbol(name)] = Rational(*number);
  }
  return stocks;
}

}  // namespace redoubt::rules
