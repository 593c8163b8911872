#include "editor/session/finding_goal.h"

#include <QCoreApplication>
#include <algorithm>
#include <array>

#include "core/base/text.h"
#include "core/model/any_row.h"
#include "core/rules/forces/figure_kinds.h"
#include "core/rules/forces/markers.h"
#include "core/rules/set_up/set_up.h"
#include "core/rules/turns/orders.h"
#include "editor/session/session.h"
#include "editor/session/to_qt.h"

namespace redoubt::editor {
namespace {

// The row for the text `table/<name>`, by its slug or otherwise its id; null if it is in another table or gone.
template <class Row>
const Row* rowOf(const model::Battle& battle, std::string_view table, std::string_view name) {
  if (table != Row::kTable) return nullptr;
  if constexpr (requires(const Row& row) { row.slug; }) {
    if (const Row* row = battle.bySlug<Row>(name)) return row;
  }
  const auto id = toInteger(name);
  return id ? battle.find<Row>(Id<Row>{*id}) : nullptr;
}

// Searches the counters of an army for the one that a finding about the whole army means.
class ArmyLook {
 public:
  ArmyLook(const Session& session, const model::Army& army) : session_(session), army_(army) {}

  /// The first unit of a type that has no place; otherwise the army.
  FindingGoal goalOfType(const std::string& type) const {
    if (const auto one = firstToPlace(type)) return *one;
    return ArmyGoal{army_.id};
  }

  FindingGoal goal(std::string_view code) const {
    constexpr std::array kOfPlaces = {"yet-to-place", "not-placed", "set-up-on-counters"};
    std::optional<model::Subject> one;
    if (std::find(kOfPlaces.begin(), kOfPlaces.end(), code) != kOfPlaces.end()) one = firstToPlace();
    if (code == "figures-estimated") one = firstUncertain();
    if (code == "leader-figures-estimated") one = firstUncertainLeader();
    if (one) return *one;
    return ArmyGoal{army_.id};
  }

 private:
  // The first unit or leader of the army that has no place in the shown variant; with a type only units of that type.
  std::optional<model::Subject> firstToPlace(const std::string& type = {}) const {
    const model::Variant* shown = session_.battle().find(session_.setUp().variant());
    if (!shown) return std::nullopt;
    const auto isFree = [&](const model::Subject& subject) {
      return std::none_of(session_.setUp().placements().begin(), session_.setUp().placements().end(),
                          [&](const model::Placement& row) { return model::subjectOf(row) == subject; });
    };
    const rules::Forces forces = rules::declaredForces(session_.battle(), *shown);
    for (const model::Leader* leader : forces.leaders) {
      const model::Subject subject{{}, leader->id};
      if (type.empty() && leader->army == army_.id && isFree(subject)) return subject;
    }
    for (const model::Unit* unit : forces.units) {
      const model::Subject subject{unit->id, {}};
      const bool isOfType = type.empty() || unit->type == type;
      if (isOfType && unit->army == army_.id && isFree(subject)) return subject;
    }
    return std::nullopt;
  }

  // The first unit with a figure that is only a working value.
  std::optional<model::Subject> firstUncertain() const {
    const auto kinds = rules::figureKindsOfUnits(session_.rules());
    const model::Unit* first = nullptr;
    for (const model::Unit& unit : session_.battle().all<model::Unit>()) {
      const rules::UnitFigures& figures = session_.figures().of(unit.id);
      const bool isCertain = figures.morale.isCertain() && figures.size.isCertain() && figures.fire.isCertain() &&
                             std::all_of(kinds.begin(), kinds.end(), [&](const rules::FigureKind& kind) {
                               return figures.figure(kind.slug).isCertain();
                             });
      if (unit.army != army_.id || isCertain || (first && first->ordinal <= unit.ordinal)) continue;
      first = &unit;
    }
    return first ? std::optional(model::Subject{first->id, {}}) : std::nullopt;
  }

  std::optional<model::Subject> firstUncertainLeader() const {
    const auto kinds = rules::figureKindsOfLeaders(session_.rules());
    const model::Leader* first = nullptr;
    for (const model::Leader& leader : session_.battle().all<model::Leader>()) {
      const bool isCertain = std::all_of(kinds.begin(), kinds.end(), [&](const rules::FigureKind& kind) {
        return session_.figures().of(leader.id, kind.slug).isCertain();
      });
      if (leader.army != army_.id || isCertain || (first && first->ordinal <= leader.ordinal)) continue;
      first = &leader;
    }
    return first ? std::optional(model::Subject{{}, first->id}) : std::nullopt;
  }

  const Session& session_;
  const model::Army& army_;
};

// A finding about several paths has the path that it means among its arguments.
RuleGoal ruleGoal(const check::Finding& finding, const check::RuleSubject& subject) {
  const auto path = finding.arguments.find("path");
  return {path != finding.arguments.end() ? path->second.text() : subject.path};
}

FindingGoal battleGoal(std::string_view code) {
  if (code == "rules-without-origin") return RuleGoal{{}, true};
  if (code.starts_with("box-")) return RuleGoal{"box/counters"};
  return BattlePart::Facts;
}

FindingGoal zoneGoal(const Session& session, Id<model::Zone> zone) {
  const auto hexes = rules::hexesOf(session.battle(), zone);
  const auto shown =
      std::find_if(hexes.begin(), hexes.end(), [&](hex::HexKey hex) { return session.layout().contains(hex); });
  if (shown != hexes.end()) return *shown;
  return ZoneGoal{zone};
}

FindingGoal settingGoal(const Session& session, const check::SettingSubject& subject) {
  const model::Scenario* scenario = session.battle().bySlug<model::Scenario>(subject.scenario);
  if (!scenario) return RecordGoal{std::string(model::Setting::kTable)};
  return SettingGoal{scenario->id, subject.path};
}

// For a command its first unit, so that its other units are below it in the tray.
FindingGoal commandGoal(const model::Battle& battle, const model::Command& command) {
  const model::Unit* first = nullptr;
  for (const model::UnitCommand& row : battle.all<model::UnitCommand>()) {
    const model::Unit* unit = row.command == command.id ? battle.find<model::Unit>(row.unit) : nullptr;
    if (unit && (!first || unit->ordinal < first->ordinal)) first = unit;
  }
  if (first) return model::Subject{first->id, {}};
  if (command.leader) return model::Subject{{}, command.leader};
  return ArmyGoal{command.army};
}

FindingGoal placementGoal(const Session& session, const model::Placement& placement) {
  const model::Battle& battle = session.battle();
  const model::Subject subject = model::subjectOf(placement);
  // The tray has only the markers that the rules define.
  const bool isUnknown = !subject.marker.empty() && !rules::markerOf(session.rules(), placement);
  if (subject != model::Subject() && !isUnknown) return subject;
  const auto army = rules::armyOf(battle, placement);
  if (army) return ArmyGoal{*army};
  return RecordGoal{std::string(model::Placement::kTable), model::keyText<model::Placement>(placement.id)};
}

// Events of several scenarios may have the same slug: the one of the finding's scenario is meant, otherwise the one
// that holds in the shown scenario.
const model::Event* eventOf(const Session& session, std::string_view scenario, std::string_view table,
                            std::string_view name) {
  const model::Battle& battle = session.battle();
  if (table != model::Event::kTable) return nullptr;
  const model::Scenario* named = battle.bySlug<model::Scenario>(scenario);
  const auto meant = named ? std::optional(named->id) : session.setUp().scenario();
  if (meant) {
    for (const model::Event* event : rules::eventsIn(battle, *meant)) {
      if (event->slug == name) return event;
    }
  }
  return rowOf<model::Event>(battle, table, name);
}

// The row that a subject names by its slug or its key; if there is no such table, the battle itself.
FindingGoal recordGoal(const model::Battle& battle, std::string_view table, std::string_view name) {
  const model::TableInfo* info = model::tableNamed(table);
  if (!info) return RecordGoal{std::string(model::BattleInfo::kTable)};
  std::string key;
  const auto slug = info->column("slug");
  info->forEach(battle, [&](const void* row) {
    const bool isIt =
        info->keyText(row) == name || (slug && model::toText(model::valueOf(row, info->fields()[*slug])) == name);
    if (isIt && key.empty()) key = info->keyText(row);
  });
  return RecordGoal{std::string(table), key};
}

FindingGoal goalOfRow(const Session& session, const check::Finding& finding, const check::RowSubject& subject) {
  const model::Battle& battle = session.battle();
  const std::string& table = subject.table;
  const std::string& name = subject.row;
  if (const auto* row = rowOf<model::Unit>(battle, table, name)) return model::Subject{row->id, {}};
  if (const auto* row = rowOf<model::Leader>(battle, table, name)) return model::Subject{{}, row->id};
  if (const auto* row = rowOf<model::Army>(battle, table, name)) return ArmyLook(session, *row).goal(finding.code);
  if (const auto* row = rowOf<model::Command>(battle, table, name)) return commandGoal(battle, *row);
  if (const auto* row = rowOf<model::Placement>(battle, table, name)) return placementGoal(session, *row);
  if (const auto* row = rowOf<model::SetUpBlock>(battle, table, name)) return ArmyGoal{row->army};
  if (const auto* row = rowOf<model::Zone>(battle, table, name)) return zoneGoal(session, row->id);
  if (const auto* row = rowOf<model::Entry>(battle, table, name)) return EntryGoal{row->id};
  if (const auto* row = rowOf<model::PoolLine>(battle, table, name)) return PoolGoal{row->id};
  if (const auto* row = rowOf<model::Track>(battle, table, name)) return TrackGoal{row->id};
  if (const auto* row = rowOf<model::Space>(battle, table, name)) return TrackGoal{row->track};
  if (const auto* row = rowOf<model::HouseCheck>(battle, table, name)) return HouseCheckGoal{row->id};
  if (const auto* row = rowOf<model::SetUpOrder>(battle, table, name)) return OrderGoal{row->id};
  if (const auto* row = eventOf(session, finding.scenario, table, name)) return EventGoal{row->id};
  if (table == model::System::kTable) return RuleGoal{};
  if (table == model::BattleInfo::kTable) return battleGoal(finding.code);
  if (table == model::MapSheet::kTable) return BattlePart::Facts;
  if (table == model::Question::kTable) return BattlePart::Questions;
  if (table == model::Source::kTable || finding.code == "rows-without-origin" || finding.code == "origin-of-nothing") {
    return BattlePart::Sources;
  }
  return recordGoal(battle, table, name);
}

// For a formation with counters that don't begin on the map, or a unit type with units that have no place.
FindingGoal kindGoal(const Session& session, const check::KindSubject& subject) {
  const model::Army* army = session.battle().bySlug<model::Army>(subject.army);
  if (!army) return RuleGoal{subject.kind + "/" + subject.slug};
  if (subject.kind == "unit-type") return ArmyLook(session, *army).goalOfType(subject.slug);
  return ArmyGoal{army->id};
}

template <class... Cases>
struct Overloaded : Cases... {
  using Cases::operator()...;
};

FindingGoal goalOfSubject(const Session& session, const check::Finding& finding) {
  using Goal = FindingGoal;
  return std::visit(
      Overloaded{[&](const check::RowSubject& row) -> Goal { return goalOfRow(session, finding, row); },
                 [&](const check::RuleSubject& rule) -> Goal { return ruleGoal(finding, rule); },
                 [&](const check::SettingSubject& setting) -> Goal { return settingGoal(session, setting); },
                 [&](const check::HexSubject& hex) -> Goal { return hex.hex; },
                 [&](const check::KindSubject& kind) -> Goal { return kindGoal(session, kind); },
                 [&](const check::ParagraphSubject&) -> Goal { return BattlePart::Sources; }},
      finding.subject.what());
}

}  // namespace

FindingGoal goalOf(const Session& session, const check::Finding& finding) {
  if (const auto* hexes = std::get_if<std::vector<hex::HexKey>>(&finding.place)) return hexes->front();
  if (const auto* side = std::get_if<hex::HexsideKey>(&finding.place)) return side->hex();
  return goalOfSubject(session, finding);
}

std::optional<FindingGoal> houseCheckOf(const Session& session, const check::Finding& finding) {
  constexpr std::string_view kHouse = "house/";
  if (!finding.code.starts_with(kHouse)) return std::nullopt;
  const auto* row = rowOf<model::HouseCheck>(session.battle(), model::HouseCheck::kTable,
                                             std::string_view(finding.code).substr(kHouse.size()));
  return row ? std::optional<FindingGoal>(HouseCheckGoal{row->id}) : std::nullopt;
}

bool opensWindow(const FindingGoal& goal) {
  return std::holds_alternative<RuleGoal>(goal) || std::holds_alternative<SettingGoal>(goal) ||
         std::holds_alternative<HouseCheckGoal>(goal) || std::holds_alternative<OrderGoal>(goal) ||
         std::holds_alternative<EventGoal>(goal) || std::holds_alternative<TrackGoal>(goal) ||
         std::holds_alternative<PoolGoal>(goal) || std::holds_alternative<EntryGoal>(goal) ||
         std::holds_alternative<RecordGoal>(goal);
}

}  // namespace redoubt::editor
