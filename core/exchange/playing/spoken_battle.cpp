#include "core/exchange/playing/spoken_battle.h"

#include "core/hex/numbers.h"
#include "core/rules/set_up/set_up.h"
#include "core/rules/vocabulary/translations.h"

namespace redoubt::exchange {

std::string languageOf(const model::Battle& battle) {
  const model::BattleInfo* info = model::info(battle);
  return info && info->language.size() >= 2 ? info->language.substr(0, 2) : "en";
}

SpokenBattle::SpokenBattle(const model::Battle& original_, std::string language_)
    : original(original_),
      language(std::move(language_)),
      battle(rules::inLanguage(original_, language)),
      book(battle),
      layout(model::layoutOf(battle)) {}

std::string SpokenBattle::name(hex::HexKey hex) const {
  const std::string number = layout.number(hex);
  return number.empty() ? say("page.hex.unnumbered") : number;
}

std::string SpokenBattle::name(const model::Zone& zone) const {
  const std::string hexes = hex::toRanges(layout, rules::hexesOf(battle, zone.id));
  if (zone.title.empty()) return hexes.empty() ? zone.slug : hexes;
  constexpr std::size_t kLongest = 60;
  const bool isSaid = hexes.size() > kLongest || zone.title.find(hexes) != std::string::npos;
  return hexes.empty() || isSaid ? zone.title : zone.title + " (" + hexes + ")";
}

}  // namespace redoubt::exchange
