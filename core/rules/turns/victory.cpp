#include "core/rules/turns/victory.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <variant>

#include "core/rules/book/json_values.h"
#include "core/rules/combat/guns.h"
#include "core/rules/forces/arms.h"
#include "core/rules/forces/figures.h"
#include "core/rules/set_up/set_up.h"

namespace redoubt::rules {
namespace {

using nlohmann::json;

constexpr std::string_view kAwards = "victory/award";
constexpr std::string_view kGunArm = "artillery/arm";

// In the order of AwardCause.
constexpr std::array<std::string_view, 8> kCauses{"unit-eliminated",
                                                  "unit-eliminated-by-fire",
                                                  "unit-eliminated-by-fire-or-crisis",
                                                  "melee-won",
                                                  "artillery-eliminated",
                                                  "artillery-captured",
                                                  "artillery-recaptured",
                                                  "leader-killed"};

bool isForGuns(AwardCause cause) {
  return cause == AwardCause::ArtilleryEliminated || cause == AwardCause::ArtilleryCaptured ||
         cause == AwardCause::ArtilleryRecaptured;
}

Phrase causeWords() {
  std::string list;
  for (const std::string_view cause : kCauses) list += (list.empty() ? "\"" : ", \"") + std::string(cause) + "\"";
  return Phrase::of("shapes.one-of", {{"words", list}});
}

std::vector<std::string> textsOf(const json& list) {
  std::vector<std::string> texts;
  for (const json& one : list) {
    if (auto text = textOf(one)) texts.push_back(*std::move(text));
  }
  return texts;
}

std::variant<Award, AwardFault> awardFrom(const model::Battle& battle, const RuleBook& book, const std::string& name) {
  const std::string path = std::string(kAwards) + "/" + name;
  const json value = parsedJson(book.json(path));
  const auto cause = awardCauseFromText(textOf(member(value, "for")).value_or(""));
  if (!cause) return AwardFault{path, "/for", {1, causeWords()}};
  const json& points = member(value, "points");
  const auto number = wholeNumber(points);
  const auto text = number ? std::to_string(*number) : textOf(points).value_or("");
  const auto formula = parseFormula(text);
  if (const auto* fault = std::get_if<FormulaFault>(&formula)) return AwardFault{path, "/points", *fault};
  const bool isEstimate = certaintyOf(battle, book, path) == Certainty::Estimated;
  return Award{name, path, *cause, std::get<Formula>(formula), isEstimate, textsOf(member(value, "arms"))};
}

// The forces of the other players in a variant.
struct Enemies {
  std::vector<const model::Unit*> units;
  std::vector<const model::Unit*> guns;
  int leaders = 0;
};

Enemies enemiesOf(const model::Battle& battle, const RuleBook& book, const model::Variant& variant,
                  Id<model::Player> player) {
  const auto isEnemy = [&](Id<model::Army> id) {
    const model::Army* army = battle.find<model::Army>(id);
    return army && army->player != player;
  };
  const Forces forces = declaredForces(battle, variant);
  Enemies enemies;
  for (const model::Unit* unit : forces.units) {
    if (isEnemy(unit->army)) (isGun(book, unit->type) ? enemies.guns : enemies.units).push_back(unit);
  }
  for (const model::Leader* leader : forces.leaders) enemies.leaders += isEnemy(leader->army) ? 1 : 0;
  return enemies;
}

// Adds up the points of each award.
class Reckoning {
 public:
  Reckoning(const model::Battle& battle, const RuleBook& book, const Figures& figures, Enemies enemies)
      : battle_(battle), book_(book), enemies_(std::move(enemies)), figures_(figures) {}

  void add(const Award& award) {
    if (award.repeats()) {
      result_.isUnbounded = true;
      return;
    }
    result_.isEstimate = result_.isEstimate || award.isEstimate;
    Share share{award.path, 0, 0};
    if (award.cause == AwardCause::LeaderKilled) {
      share = {award.path, enemies_.leaders, award.points.value({}).value_or(0) * enemies_.leaders};
      if (!award.points.value({})) result_.missing.push_back(award.path);
    } else {
      for (const model::Unit* unit : isForGuns(award.cause) ? enemies_.guns : enemies_.units) {
        if (isFor(award, *unit)) addUnit(share, award, *unit);
      }
    }
    result_.points += share.points;
    result_.shares.push_back(std::move(share));
  }

  void miss(std::string_view path) { result_.missing.emplace_back(path); }

  Attainable take() {
    result_.unknown.assign(unknown_.begin(), unknown_.end());
    return std::move(result_);
  }

 private:
  bool isFor(const Award& award, const model::Unit& unit) const {
    const auto arm = armOfType(book_, unit.type);
    const auto& arms = award.arms;
    return arms.empty() || (arm && std::find(arms.begin(), arms.end(), *arm) != arms.end());
  }

  void addUnit(Share& share, const Award& award, const model::Unit& unit) {
    const UnitFigures& figures = figures_.of(unit.id);
    const auto points = award.points.value({figures.morale.value, figures.stars});
    if (!points) {
      unknown_.insert(unit.id);
      return;
    }
    ++share.times;
    share.points += *points;
    const bool isMoraleEstimate = award.points.uses(Formula::Name::Morale) && figures.morale.isEstimate;
    result_.isEstimate = result_.isEstimate || isMoraleEstimate || isEstimate(battle_, unit, "type");
  }

  const model::Battle& battle_;
  const RuleBook& book_;
  Enemies enemies_;
  const Figures& figures_;
  std::set<Id<model::Unit>> unknown_;
  Attainable result_;
};

Threshold::Verdict verdictOn(int points, const Attainable& attainable) {
  if (attainable.isUnbounded || attainable.points >= points) return Threshold::Verdict::InReach;
  return attainable.isComplete() ? Threshold::Verdict::OutOfReach : Threshold::Verdict::Undecided;
}

std::vector<const model::Victory*> thresholdRows(const model::Battle& battle,
                                                 std::optional<Id<model::Scenario>> scenario) {
  std::vector<const model::Victory*> rows;
  for (const model::Victory& row : battle.all<model::Victory>()) {
    if (row.kind == model::VictoryKind::Threshold && row.scenario == scenario) rows.push_back(&row);
  }
  return rows;
}

// The threshold rows of the scenario or of the nearest ancestor that has any, and those without a scenario.
std::vector<const model::Victory*> thresholdRowsFor(const model::Battle& battle, Id<model::Scenario> scenario) {
  auto rows = thresholdRows(battle, std::nullopt);
  for (const Id<model::Scenario> each : lineageOf(battle, scenario)) {
    const auto own = thresholdRows(battle, each);
    rows.insert(rows.end(), own.begin(), own.end());
    if (!own.empty()) break;
  }
  return rows;
}

}  // namespace

std::string_view toText(AwardCause cause) {
  return kCauses[static_cast<std::size_t>(cause)];
}

std::optional<AwardCause> awardCauseFromText(std::string_view text) {
  const auto found = std::find(kCauses.begin(), kCauses.end(), text);
  return found == kCauses.end() ? std::nullopt : std::optional(static_cast<AwardCause>(found - kCauses.begin()));
}

Awards awards(const model::Battle& battle, const RuleBook& book) {
  Awards result;
  for (const std::string& name : book.under(kAwards)) {
    if (certaintyOf(battle, book, std::string(kAwards) + "/" + name) == Certainty::Unknown) continue;
    auto award = awardFrom(battle, book, name);
    if (auto* fault = std::get_if<AwardFault>(&award)) {
      result.faults.push_back(std::move(*fault));
    } else {
      result.awards.push_back(std::get<Award>(std::move(award)));
    }
  }
  return result;
}

bool hasGeneralAwards(const RuleBook& book) {
  return !keys::kAward.all(book).empty();
}

Attainable attainable(const model::Battle& battle, const RuleBook& book, const model::Variant& variant,
                      Id<model::Player> player) {
  return attainable(battle, book, Figures(battle), variant, player);
}

Attainable attainable(const model::Battle& battle, const RuleBook& book, const Figures& figures,
                      const model::Variant& variant, Id<model::Player> player) {
  const Awards read = awards(battle, book);
  Reckoning reckoning(battle, book, figures, enemiesOf(battle, book, variant, player));
  const bool isGunArmNeeded =
      std::any_of(read.awards.begin(), read.awards.end(), [](const Award& award) { return isForGuns(award.cause); });
  if (isGunArmNeeded && !book.text(kGunArm)) reckoning.miss(kGunArm);
  const bool hasAny = !read.awards.empty() || !read.faults.empty() || hasGeneralAwards(book);
  if (!hasAny) reckoning.miss(kAwards);
  for (const AwardFault& fault : read.faults) reckoning.miss(fault.path);
  for (const Award& award : read.awards) reckoning.add(award);
  return reckoning.take();
}

std::vector<Threshold> thresholds(const model::Battle& battle, const RuleBook& book, const model::Variant& variant) {
  return thresholds(battle, book, Figures(battle), variant);
}

std::vector<Threshold> thresholds(const model::Battle& battle, const RuleBook& book, const Figures& figures,
                                  const model::Variant& variant) {
  std::map<Id<model::Player>, Attainable> known;
  std::vector<Threshold> result;
  for (const model::Victory* row : thresholdRowsFor(battle, variant.scenario)) {
    if (!row->player || !row->points) continue;
    const auto [at, isNew] = known.try_emplace(*row->player);
    if (isNew) at->second = attainable(battle, book, figures, variant, *row->player);
    const bool isRowEstimate = isEstimate(battle, *row, "points");
    const bool isSure = at->second.isUnbounded || !at->second.isEstimate;
    result.push_back(
        {row->id, *row->player, *row->points, verdictOn(*row->points, at->second), isRowEstimate || !isSure});
  }
  return result;
}

std::vector<VictoryLevel> victoryLevels(const RuleBook& book) {
  return keys::kVictoryLevels.in(book, {});
}

}  // namespace redoubt::rules
