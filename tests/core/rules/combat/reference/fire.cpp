#include "tests/core/rules/combat/reference/fire.h"

#include <algorithm>
#include <cassert>
#include <numeric>

#include "core/base/text.h"
#include "core/rules/book/json_values.h"
#include "core/rules/forces/arms.h"

namespace redoubt::rules {
namespace {

using nlohmann::json;

constexpr std::string_view kFireRows = "fire/rows";
constexpr std::string_view kTogether = "fire/together";
constexpr std::string_view kModifiers = "fire/morale-modifiers";

bool isWorkingValue(const model::Battle& battle, const RuleBook& book, std::string_view path) {
  return certaintyOf(battle, book, path) == Certainty::Estimated;
}

// The first of the paths that has a value; empty if none has.
std::string firstKnown(const model::Battle& battle, const RuleBook& book, const std::vector<std::string>& paths) {
  for (const std::string& path : paths) {
    if (certaintyOf(battle, book, path) != Certainty::Unknown) return path;
  }
  return {};
}

// "M" and "1M" are morale checks, with that modifier.
std::optional<int> checkModifier(std::string_view result) {
  if (!result.ends_with('M')) return std::nullopt;
  result.remove_suffix(1);
  if (result.empty()) return 0;
  const auto number = toInteger(result);
  const bool isSmall = number && -kGreatestNumber <= *number && *number <= kGreatestNumber;
  return isSmall ? std::optional(static_cast<int>(*number)) : std::nullopt;
}

// Whether the row, or a row between it and the row that it was counted from, is only a working value.
bool isRowEstimate(const TableRow* base, const TableRow* row) {
  bool isEstimate = row->certainty("result") == Certainty::Estimated;
  for (const TableRow* at = base; at <= row; ++at) isEstimate = isEstimate || at->rangeCertainty != Certainty::Known;
  return isEstimate;
}

bool contains(const json& list, std::string_view name) {
  return list.is_array() && std::any_of(list.begin(), list.end(), [&](const json& item) { return item == name; });
}

std::string_view toText(hex::FacingZone zone) {
  switch (zone) {
    case hex::FacingZone::Front: return "front";
    case hex::FacingZone::Flank: return "flank";
    case hex::FacingZone::Rear: break;
  }
  return "rear";
}

bool isFiredBy(const RuleBook& book, const json& item, const std::vector<std::string>& types) {
  const json& by = member(item, "by");
  if (by.is_null()) return true;
  const auto isMeant = [&](const std::string& type) {
    return contains(by, type) || contains(by, armOfType(book, type).value_or(type));
  };
  return isSet(item, "alone") ? !types.empty() && std::all_of(types.begin(), types.end(), isMeant)
                              : std::any_of(types.begin(), types.end(), isMeant);
}

// Whether all conditions of a modifier hold.
bool applies(const RuleBook& book, const json& item, const std::vector<std::string>& types, const FireTarget& target) {
  const json& in = member(item, "in");
  const json& through = member(item, "through");
  const json& formation = member(item, "target");
  if (!in.is_null() && !contains(in, target.terrain)) return false;
  if (!through.is_null() && (!target.zone || !contains(through, toText(*target.zone)))) return false;
  if (!formation.is_null() && formation != target.formation) return false;
  return isFiredBy(book, item, types);
}

void addModifier(std::vector<Modifier>& modifiers, Modifier modifier) {
  if (modifier.value != 0) modifiers.push_back(std::move(modifier));
}

void addSituation(std::vector<Modifier>& modifiers, const model::Battle& battle, const RuleBook& book,
                  const std::vector<std::string>& types, const FireTarget& target) {
  const json list = parsedJson(book.json(kModifiers));
  for (std::size_t i = 0; list.is_array() && i < list.size(); ++i) {
    const auto value = wholeNumber(member(list[i], "modifier"));
    if (!value || !applies(book, list[i], types, target)) continue;
    addModifier(modifiers,
                {std::string(kModifiers), "/" + std::to_string(i), *value, isWorkingValue(battle, book, kModifiers)});
  }
}

// The modifier of the shots; of several that differ, the one that `fire/together` picks.
void addShot(std::vector<Modifier>& modifiers, const model::Battle& battle, const RuleBook& book,
             const std::vector<Firer>& firers) {
  std::vector<Modifier> shots;
  for (const Firer& firer : firers) {
    const std::string path = "fire/shot-modifier/" + std::to_string(firer.shot);
    shots.push_back({path, {}, book.integer(path).value_or(0), isWorkingValue(battle, book, path)});
  }
  if (shots.empty()) return;
  const auto [least, greatest] = std::minmax_element(
      shots.begin(), shots.end(), [](const Modifier& a, const Modifier& b) { return a.value < b.value; });
  const auto choice = textOf(member(parsedJson(book.json(kTogether)), "shot-modifier"));
  Modifier picked = choice == "least" ? *least : *greatest;
  const bool isToldWhich = choice || least->value == greatest->value;
  if (isToldWhich) {
    addModifier(modifiers, std::move(picked));
    return;
  }
  // A working value stays visible even if its effect is 0.
  picked.isEstimate = true;
  modifiers.push_back(std::move(picked));
}

}  // namespace

FireAbility fireAbility(const model::Battle& battle, const RuleBook& book, std::string_view type) {
  const std::string typePath = "unit-type/" + std::string(type);
  const std::string fires = typePath + "/fires";
  const std::string arm = "arm/" + armOfType(book, type).value_or("");
  const std::string range = firstKnown(battle, book, {typePath + "/fire-range", arm + "/fire-range"});
  const bool isOfGuns = isGun(book, type);
  const std::string shots = firstKnown(
      battle, book, {typePath + "/shots", isOfGuns ? std::string("artillery/shots") : std::string("fire/per-turn")});
  FireAbility ability;
  const json canFire = parsedJson(book.json(fires));
  if (canFire.is_boolean()) ability.canFire = canFire.get<bool>();
  ability.range = book.integer(range);
  if (isOfGuns) {
    ability.gunShots = gunShots(book, type);
  } else {
    ability.shotsPerTurn = book.integer(shots);
  }
  for (const std::string& path : {fires, range, shots}) {
    ability.isEstimate = ability.isEstimate || isWorkingValue(battle, book, path);
  }
  return ability;
}

std::variant<FireRow, MissingRule> fireRow(const model::Battle& battle, const RuleBook& book, int firepower,
                                           int distance, int hexes) {
  assert(firepower >= 0 && distance >= 1 && hexes >= 1);
  const auto fractions = rounding(book);
  if (!fractions) return MissingRule{"rounding"};
  const auto down = wholeNumber(member(parsedJson(book.json(kTogether)), "rows-down-per-hex"));
  if (hexes > 1 && !down) return MissingRule{std::string(kTogether)};
  const int quotient = static_cast<int>(roundQuotient(firepower, distance, *fractions));
  const RuleTable table = ruleTable(battle, book, std::string(kFireRows));
  const TableRow* base = table.rowFor(quotient);
  if (!base) return MissingRule{std::string(kFireRows)};
  const TableRow* row = table.rowBelow(*base, hexes > 1 ? std::max(0, *down) * (hexes - 1) : 0);
  const auto result = row->text("result");
  if (!result) return MissingRule{row->path + "/result"};
  if (!row->range) return MissingRule{row->path + "/range"};
  const bool isEstimate = isRowEstimate(base, row) || isWorkingValue(battle, book, "rounding") ||
                          (hexes > 1 && isWorkingValue(battle, book, kTogether));
  return FireRow{quotient, *base->range, row->number, *row->range, *result, checkModifier(*result), isEstimate};
}

std::optional<int> combinedFirepower(const RuleBook& book, const std::vector<int>& firepowers) {
  if (firepowers.size() == 1) return firepowers.front();
  const auto how = textOf(member(parsedJson(book.json(kTogether)), "firepower"));
  if (firepowers.empty() || !how) return std::nullopt;
  if (how == "greatest") return *std::max_element(firepowers.begin(), firepowers.end());
  if (how == "sum") return std::accumulate(firepowers.begin(), firepowers.end(), 0);
  return std::nullopt;
}

int sumOf(const std::vector<Modifier>& modifiers) {
  int sum = 0;
  for (const Modifier& modifier : modifiers) sum += modifier.value;
  return sum;
}

bool isEstimate(const std::vector<Modifier>& modifiers) {
  return std::any_of(modifiers.begin(), modifiers.end(), [](const Modifier& one) { return one.isEstimate; });
}

std::vector<Modifier> rifleModifiers(const model::Battle& battle, const RuleBook& book, const FireRow& row,
                                     const std::vector<Firer>& firers, const FireTarget& target) {
  std::vector<Modifier> modifiers;
  if (!row.modifier) return modifiers;
  const std::string path = std::string(kFireRows) + "/" + std::to_string(row.number) + "/result";
  addModifier(modifiers, {path, {}, *row.modifier, row.isEstimate});
  std::vector<std::string> types;
  for (const Firer& firer : firers) types.push_back(firer.type);
  addSituation(modifiers, battle, book, types, target);
  addShot(modifiers, battle, book, firers);
  return modifiers;
}

std::variant<std::vector<Modifier>, MissingRule> gunModifiers(const model::Battle& battle, const RuleBook& book,
                                                              const std::string& type, int distance, int stars,
                                                              const FireTarget& target) {
  const RuleTable table = ruleTable(battle, book, "artillery/range-rows");
  const TableRow* row = table.rowFor(distance);
  if (!row) return MissingRule{table.path};
  const auto effect = row->integer("modifier");
  if (!effect) return MissingRule{row->path + "/modifier"};
  std::vector<Modifier> modifiers;
  addModifier(modifiers, {row->path + "/modifier", {}, *effect, row->certainty("modifier") == Certainty::Estimated});
  const std::string starPath = "artillery/star-modifier";
  const int perStar = book.integer(starPath).value_or(0);
  addModifier(modifiers, {starPath, {}, perStar * stars, isWorkingValue(battle, book, starPath)});
  addSituation(modifiers, battle, book, {type}, target);
  return modifiers;
}

}  // namespace redoubt::rules
