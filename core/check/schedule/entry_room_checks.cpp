#include <algorithm>

#include "core/check/finding_collector.h"
#include "core/check/schedule/schedule_checks.h"
#include "core/model/standing.h"
#include "core/rules/command/chain_of_command.h"
#include "core/rules/forces/arms.h"
#include "core/rules/forces/stacking.h"
#include "core/rules/set_up/set_up.h"

namespace redoubt::check {
namespace {

constexpr std::string_view kStacking = "stacking";  // the only exemption with an effect

// Units that use an entry at the same time: all of them, or those that enter with the activation of one leader.
using Group = std::vector<const model::Placement*>;
using Groups = std::map<std::pair<Id<model::Entry>, Id<model::Leader>>, Group>;

Id<model::Leader> leaderOf(const model::Battle& battle, const model::Unit& unit) {
  const auto commands = rules::commandsOf(battle, unit.id);
  return commands.empty() || !commands.front()->leader ? Id<model::Leader>{} : *commands.front()->leader;
}

Groups groupsOf(const CheckContext& context, const VariantSetUp& where) {
  Groups groups;
  for (const model::Placement* placement : where.placements) {
    const model::Unit* unit = context.battle().find(placement->unit);
    const model::Entry* entry = context.battle().find(placement->entry);
    if (!unit || !entry) continue;
    const bool isByLeader = entry->trigger == model::EntryTrigger::Activation;
    groups[{entry->id, isByLeader ? leaderOf(context.battle(), *unit) : Id<model::Leader>{}}].push_back(placement);
  }
  return groups;
}

// Counts how many units find room: each is put into the first hex where the stack does not certainly exceed its limit.
class Room {
 public:
  Room(const CheckContext& context, std::vector<rules::StackAlternative> alternatives,
       std::vector<std::vector<std::string>> zones)
      : context_(context),
        alternatives_(std::move(alternatives)),
        free_(context.book().texts("stacking/free")),
        arms_(rules::unitArms(context.book())),
        zones_(std::move(zones)),
        hexes_(zones_.size()) {}

  int filledWith(Group units) {
    const auto sizeOf = [&](const model::Placement* unit) {
      return context_.figures().of(*unit).size.value.value_or(0);
    };
    std::stable_sort(units.begin(), units.end(),
                     [&](const model::Placement* a, const model::Placement* b) { return sizeOf(a) > sizeOf(b); });
    return static_cast<int>(std::count_if(units.begin(), units.end(), [&](const auto* unit) { return takes(*unit); }));
  }

 private:
  bool takes(const model::Placement& placement) {
    const model::Unit& unit = *context_.battle().find(placement.unit);
    const rules::StackMember member = memberOf(unit, context_.figures().of(placement).size);
    if (member.arm && std::find(free_.begin(), free_.end(), *member.arm) != free_.end()) return true;
    const model::Army* army = context_.battle().find<model::Army>(unit.army);
    for (std::size_t at = 0; at < hexes_.size(); ++at) {
      auto together = hexes_[at];
      together.push_back(member);
      const rules::StackPlace place{{}, army ? army->slug : std::string(), zones_[at]};
      if (rules::decideStack(alternatives_, together, arms_, place) == rules::StackDecision::Exceeds) continue;
      hexes_[at] = std::move(together);
      return true;
    }
    return false;
  }

  rules::StackMember memberOf(const model::Unit& unit, const rules::Figure& size) const {
    return {rules::armOfType(context_.book(), unit.type), unit.type, 1, size.value, true};
  }

  const CheckContext& context_;
  std::vector<rules::StackAlternative> alternatives_;
  std::vector<std::string> free_;
  std::vector<std::string> arms_;
  std::vector<std::vector<std::string>> zones_;         // by hex
  std::vector<std::vector<rules::StackMember>> hexes_;  // the units in each hex
};

void lookAtRoom(FindingCollector& collector, const VariantSetUp& where, const model::Entry& entry, const Group& units) {
  const CheckContext& context = collector.context();
  const auto alternatives = rules::stackAlternatives(context.book());
  const auto hexes = rules::hexesOf(context.battle(), entry.zone);
  if (!alternatives || hexes.empty() || entry.exempt == kStacking) return;
  std::vector<std::vector<std::string>> zones;
  for (const hex::HexKey hex : hexes) zones.push_back(rules::zonesAt(context.battle(), hex));
  const int room = Room(context, *alternatives, std::move(zones)).filledWith(units);
  if (room >= static_cast<int>(units.size())) return;
  collector
      .add("entry-crowded", where, check::subjectOf(entry),
           {{"entry", entry.slug},
            {"army", armyName(context.battle(), entry.army)},
            {"count", std::to_string(units.size())},
            {"room", std::to_string(room)},
            {"hexes", std::to_string(hexes.size())}})
      .place = hexes;
  collector.citeRule("stacking/alternatives");
}

bool isHeld(const model::Battle& battle, const VariantSetUp& where, hex::HexKey hex, Id<model::Army> army) {
  return std::any_of(where.placements.begin(), where.placements.end(), [&](const model::Placement* placement) {
    const model::Unit* unit = battle.find(placement->unit);
    return unit && model::standsIn(*placement, hex) && unit->army != army && !rules::areOfOnePlayer(battle, unit->army, army);
  });
}

// If all hexes are occupied, units wait or use another hex if the entry says so.
void lookForEnemies(FindingCollector& collector, const VariantSetUp& where, const model::Entry& entry) {
  if (entry.fallback != model::EntryFallback::None) return;
  const auto hexes = rules::hexesOf(collector.battle(), entry.zone);
  const bool isShut = !hexes.empty() && std::all_of(hexes.begin(), hexes.end(), [&](hex::HexKey hex) {
    return isHeld(collector.battle(), where, hex, entry.army);
  });
  if (!isShut) return;
  collector
      .add("entry-held", where, check::subjectOf(entry),
           {{"entry", entry.slug}, {"army", armyName(collector.battle(), entry.army)}})
      .place = hexes;
  collector.cite(entry, "fallback");
}

void lookAtExemption(FindingCollector& collector, const model::Entry& entry) {
  if (entry.exempt.empty() || entry.exempt == kStacking) return;
  const model::Scenario* scenario = collector.battle().find<model::Scenario>(entry.scenario);
  collector.add("entry-exempt-unread", check::subjectOf(entry), {{"entry", entry.slug}, {"exempt", entry.exempt}})
      .scenario = scenario ? scenario->slug : std::string();
  collector.cite(entry, "exempt");
}

}  // namespace

std::vector<Finding> checkEntryRoom(const CheckContext& context) {
  FindingCollector collector(context);
  for (const model::Entry& entry : context.battle().all<model::Entry>()) lookAtExemption(collector, entry);
  for (const VariantSetUp& where : context.setUps()) {
    std::set<Id<model::Entry>> entries;
    for (const auto& [about, units] : groupsOf(context, where)) {
      const model::Entry* entry = context.battle().find<model::Entry>(about.first);
      if (entries.insert(entry->id).second) lookForEnemies(collector, where, *entry);
      lookAtRoom(collector, where, *entry, units);
    }
  }
  return collector.take();
}

}  // namespace redoubt::check
