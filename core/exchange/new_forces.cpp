#include "core/exchange/new_forces.h"

#include <algorithm>
#include <set>

#include "core/base/error.h"
#include "core/base/text.h"
#include "core/exchange/starting_rules.h"

namespace redoubt::exchange {
namespace {

// Longer names leave no room for the number on a counter.
constexpr std::size_t kShortName = 8;

[[noreturn]] void refuseForces(std::string key, std::vector<Phrase::Argument> arguments = {}) {
  throw Error(ErrorCode::BadInput, Phrase::of(std::move(key), std::move(arguments)));
}

template <class Row>
Id<Row> idOf(const std::string& naturalKey) {
  return {hashedId(Row::kTable, naturalKey)};
}

std::string romanNumeral(int number) {
  constexpr std::pair<int, const char*> kSigns[] = {{10, "X"}, {9, "IX"}, {5, "V"}, {4, "IV"}, {1, "I"}};
  std::string text;
  for (const auto& [value, sign] : kSigns) {
    for (; number >= value; number -= value) text += sign;
  }
  return text;
}

std::size_t lettersIn(const std::string& text) {
  return static_cast<std::size_t>(
      std::count_if(text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; }));
}

// What every new army is made with.
struct Muster {
  model::Battle& battle;
  const rules::RuleBook& book;
  const std::vector<std::string>& arms;
};

// Armies of the start keep theirs, as rules speak of them.
std::string freeSlug(const model::Battle& battle, const std::string& name, int ordinal) {
  const std::string slug = slugged(name);
  if (slug.empty()) return "army-" + std::to_string(ordinal);
  return battle.bySlug<model::Army>(slug) ? slug + "-" + std::to_string(ordinal) : slug;
}

model::Army armyRow(const Muster& muster, const NewArmy& wanted, int ordinal) {
  if (words(wanted.name).empty() || !isValidUtf8(wanted.name)) {
    refuseForces("errors.new-battle.army-without-name");
  }
  if (!wanted.colour.empty() && !isColour(wanted.colour)) {
    refuseForces("errors.new-battle.colour", {{"army", wanted.name}});
  }
  model::Army army;
  if (!wanted.slug.empty()) {
    const model::Army* known = muster.battle.bySlug<model::Army>(wanted.slug);
    if (!known) refuseForces("errors.new-battle.unknown-army", {{"army", wanted.slug}});
    army = *known;
  } else {
    army.slug = freeSlug(muster.battle, wanted.name, ordinal);
    army.id = idOf<model::Army>(army.slug);
    army.player = idOf<model::Player>(army.slug);
  }
  army.name = wanted.name;
  army.colour = wanted.colour;
  army.ordinal = ordinal;
  return army;
}

void addPlayer(model::Battle& battle, const model::Army& army) {
  if (battle.find<model::Player>(army.player)) return;
  battle.all<model::Player>().put({army.player, army.slug, army.name, army.ordinal});
}

void addUnits(const Muster& muster, const model::Army& army, const NewArmy& wanted) {
  const std::string tag = lettersIn(army.name) <= kShortName ? " " + army.name : std::string();
  int ordinal = 0;
  for (std::size_t arm = 0; arm < muster.arms.size(); ++arm) {
    const auto found = wanted.units.find(muster.arms[arm]);
    const int count = found == wanted.units.end() ? 0 : found->second;
    if (count < 0 || count > kMostUnits) {
      refuseForces("errors.new-battle.too-many-units", {{"most", std::to_string(kMostUnits)}});
    }
    const std::string type = count > 0 ? startingType(muster.book, muster.arms[arm], army.slug) : std::string();
    if (count > 0 && type.empty()) {
      refuseForces("errors.new-battle.no-type", {{"arm", muster.arms[arm]}, {"army", army.name}});
    }
    for (int number = 1; number <= count; ++number) {
      model::Unit unit;
      unit.shortName = std::to_string(number) + "/" + romanNumeral(static_cast<int>(arm) + 1);
      unit.name = unit.shortName + tag;
      unit.slug = army.slug + "-" + slugged(unit.shortName);
      unit.id = idOf<model::Unit>(unit.slug);
      unit.army = army.id;
      unit.type = type;
      unit.ordinal = ++ordinal;
      muster.battle.all<model::Unit>().put(std::move(unit));
    }
  }
}

void refuseUnknownArms(const Muster& muster, const NewArmy& wanted) {
  for (const auto& [arm, count] : wanted.units) {
    if (std::find(muster.arms.begin(), muster.arms.end(), arm) != muster.arms.end()) continue;
    refuseForces("errors.new-battle.unknown-arm", {{"arm", arm}});
  }
}

void leaveOutOtherArmies(model::Battle& battle, const std::set<Id<model::Army>>& wanted) {
  std::vector<Id<model::Army>> others;
  std::set<Id<model::Player>> players;
  for (const model::Army& army : battle.all<model::Army>()) {
    if (wanted.contains(army.id)) {
      players.insert(army.player);
    } else {
      others.push_back(army.id);
    }
  }
  for (const Id<model::Army> id : others) battle.all<model::Army>().erase(id);
  std::vector<Id<model::Player>> idle;
  for (const model::Player& player : battle.all<model::Player>()) {
    if (!players.contains(player.id)) idle.push_back(player.id);
  }
  for (const Id<model::Player> id : idle) battle.all<model::Player>().erase(id);
}

void addScenario(model::Battle& battle, const NewBattleOptions& options) {
  model::Scenario scenario;
  scenario.slug = "set-up";
  scenario.id = idOf<model::Scenario>(scenario.slug);
  scenario.title = options.scenarioTitle;
  scenario.ordinal = 1;
  battle.all<model::Scenario>().put(scenario);
  model::Variant variant;
  variant.slug = "first";
  variant.id = idOf<model::Variant>(scenario.slug + "/" + variant.slug);
  variant.scenario = scenario.id;
  variant.title = options.variantTitle;
  variant.ordinal = 1;
  battle.all<model::Variant>().put(variant);
  for (const model::Army& army : battle.all<model::Army>()) {
    model::SetUpBlock block;
    block.slug = army.slug;
    block.id = idOf<model::SetUpBlock>(army.slug + "/" + block.slug);
    block.army = army.id;
    block.title = army.name;
    block.ordinal = army.ordinal;
    battle.all<model::SetUpBlock>().put(block);
    battle.all<model::VariantBlock>().put({variant.id, block.id});
  }
}

}  // namespace

void addForces(model::Battle& battle, const NewBattleOptions& options) {
  const rules::RuleBook book(battle);
  const std::vector<std::string> arms = startingArms(book);
  const Muster muster{battle, book, arms};
  std::set<Id<model::Army>> made;
  std::set<std::string> names;
  for (const NewArmy& wanted : options.armies) {
    refuseUnknownArms(muster, wanted);
    const model::Army army = armyRow(muster, wanted, static_cast<int>(made.size()) + 1);
    if (!names.insert(army.name).second) {
      refuseForces("errors.new-battle.same-name", {{"army", army.name}});
    }
    if (!made.insert(army.id).second) refuseForces("errors.new-battle.same-army", {{"army", wanted.slug}});
    battle.all<model::Army>().put(army);
    addPlayer(battle, army);
    addUnits(muster, army, wanted);
  }
  leaveOutOtherArmies(battle, made);
  if (!options.armies.empty()) addScenario(battle, options);
}

}  // namespace redoubt::exchange
