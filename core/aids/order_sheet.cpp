#include <algorithm>
#include <map>

#include "core/aids/set_up.h"
#include "core/base/text.h"
#include "core/rules/forces/arms.h"
#include "core/rules/forces/figures.h"

namespace redoubt::aids {
namespace {

// The order of battle: armies, their commands, and the counters of each.
class OrderSheet {
 public:
  explicit OrderSheet(const Ground& ground) : ground_(ground), figures_(ground.battle) {
    if (ground.variant) forces_ = rules::declaredForces(ground.battle, *ground.variant);
    if (!forces_.units.empty() || !forces_.leaders.empty()) return;
    forces_.units = byOrdinal<model::Unit>(ground.battle);
    forces_.leaders = byOrdinal<model::Leader>(ground.battle);
  }

  std::vector<Block> run() {
    for (const model::Army* army : byOrdinal<model::Army>(ground_.battle)) addArmy(*army);
    return std::move(blocks_);
  }

 private:
  void addArmy(const model::Army& army) {
    std::vector<const model::Unit*> units;
    for (const model::Unit* unit : forces_.units) {
      if (unit->army == army.id) units.push_back(unit);
    }
    std::vector<const model::Leader*> leaders;
    for (const model::Leader* leader : forces_.leaders) {
      if (leader->army == army.id) leaders.push_back(leader);
    }
    if (units.empty() && leaders.empty()) return;
    blocks_.push_back(heading(1, army.name, ground_.cite(army)));
    Branch own = armyBranch(army, units, leaders);
    if (!own.leaders.empty()) {
      blocks_.push_back({std::move(own)});
    } else if (!own.note.empty()) {
      blocks_.push_back({Paragraph{own.note, Paragraph::Look::Note}});
    }
    for (const model::Command* command : byOrdinal<model::Command>(ground_.battle)) {
      if (command->army == army.id) addCommand(*command, units, leaders);
    }
    Branch rest{1, {}, strong(ground_.say("aids.set-up.no-command")), {}, {}, {}};
    for (const model::Unit* unit : units) {
      if (!commandOf(ground_.battle, *unit)) rest.counters.push_back(itemOf(*unit));
    }
    if (rest.counters.empty()) return;
    rest.note = plain(strengthText(unitsOf(units, nullptr)));
    blocks_.push_back({std::move(rest)});
  }

  // The army itself: who commands it all, and leaders who lead no command.
  Branch armyBranch(const model::Army& army, const std::vector<const model::Unit*>& units,
                    const std::vector<const model::Leader*>& leaders) const {
    Branch branch{0, army.colour, strong(ground_.say("aids.order.leaders")), plain(strengthText(units)), {}, {}};
    const model::Leader* overall =
        ground_.scenario ? rules::overallCommander(ground_.battle, ground_.scenario->id, army) : nullptr;
    if (overall) branch.title = strong(overall->name);
    for (const model::Leader* leader : leaders) {
      const bool leadsNone = !commandOf(ground_.battle, *leader);
      if (leadsNone || leader == overall) branch.leaders.push_back(itemOf(*leader));
    }
    return branch;
  }

  std::vector<const model::Unit*> unitsOf(const std::vector<const model::Unit*>& units,
                                          const model::Command* command) const {
    std::vector<const model::Unit*> own;
    for (const model::Unit* unit : units) {
      if (commandOf(ground_.battle, *unit) == command) own.push_back(unit);
    }
    return own;
  }

  void addCommand(const model::Command& command, const std::vector<const model::Unit*>& units,
                  const std::vector<const model::Leader*>& leaders) {
    const std::vector<const model::Unit*> own = unitsOf(units, &command);
    Branch branch{1, command.colour, strong(exchange::titleOf(command)), plain(strengthText(own)), {}, {}};
    for (const model::Leader* leader : leaders) {
      if (commandOf(ground_.battle, *leader) != &command) continue;
      const bool isShownAbove =
          ground_.scenario && rules::overallCommander(ground_.battle, ground_.scenario->id,
                                                      *ground_.battle.find<model::Army>(leader->army)) == leader;
      if (!isShownAbove) branch.leaders.push_back(itemOf(*leader));
      if (leader->name != exchange::titleOf(command)) branch.title = joined(branch.title, quiet(leader->name));
    }
    for (const model::Unit* unit : own) branch.counters.push_back(itemOf(*unit));
    if (branch.counters.empty() && branch.leaders.empty()) return;
    blocks_.push_back({std::move(branch)});
  }

  CounterItem itemOf(const model::Unit& unit) const {
    return {{Picture::Kind::Unit,
             unit.id.value,
             0,
             {},
             unit.name + ", " + ground_.say(ground_.names(rules::NameKind::UnitType, unit.type))},
            plain(unit.name)};
  }
  CounterItem itemOf(const model::Leader& leader) const {
    return {{Picture::Kind::Leader, leader.id.value, 0, {}, leader.name}, plain(leader.name)};
  }

  // "12 units: Infantry 8, Cavalry 3, Artillery 1; strength 54".
  std::string strengthText(const std::vector<const model::Unit*>& units) const {
    if (units.empty()) return {};
    std::map<std::pair<int, std::string>, int> arms;
    int strength = 0;
    bool isKnown = true;
    for (const model::Unit* unit : units) {
      const auto arm = rules::armOfType(ground_.book, unit->type);
      const std::string title =
          arm ? ground_.say(ground_.names(rules::NameKind::Arm, *arm)) : ground_.say("aids.order.other");
      ++arms[{arm ? ground_.book.integer("arm/" + *arm + "/order").value_or(1000) : 2000, title}];
      const rules::Figure size = figures_.of(unit->id).size;
      if (size.value) strength += *size.value;
      isKnown = isKnown && size.value;
    }
    std::vector<std::string> parts;
    for (const auto& [arm, count] : arms) parts.push_back(arm.second + " " + std::to_string(count));
    std::string text =
        ground_.say("aids.order.units", {{"count", std::to_string(units.size())}}) + ": " + join(parts, ", ");
    const bool isOnCounters = ground_.book.json("figure/size/on-counters").value_or("true") != "false";
    if (strength > 0 && isOnCounters) {
      text += "; " + ground_.say(isKnown ? "aids.order.strength" : "aids.order.strength-known",
                                 {{"sum", std::to_string(strength)}});
    }
    return text;
  }

  const Ground& ground_;
  rules::Figures figures_;
  rules::Forces forces_;
  std::vector<Block> blocks_;
};

}  // namespace

std::vector<Block> orderSheet(const Ground& ground) {
  return OrderSheet(ground).run();
}

}  // namespace redoubt::aids
