#include "editor/words/goal_words.h"

#include <QCoreApplication>

#include "editor/session/core_words.h"
#include "editor/session/session.h"
#include "editor/session/to_qt.h"
#include "editor/words/order_words.h"

namespace redoubt::editor {
namespace {

class FindingGoals {
  Q_DECLARE_TR_FUNCTIONS(redoubt::editor::FindingGoals)
};

}  // namespace

QString wordsFor(const Session& session, const FindingGoal& goal) {
  const model::Battle& battle = session.translated();
  if (std::holds_alternative<hex::HexKey>(goal)) return FindingGoals::tr("Show on the map");
  if (const auto* subject = std::get_if<model::Subject>(&goal)) {
    return FindingGoals::tr("Show the counter of %1").arg(toQt(session.nameOf(*subject)));
  }
  if (const auto* army = std::get_if<ArmyGoal>(&goal)) {
    const model::Army* row = battle.find<model::Army>(army->army);
    return FindingGoals::tr("Show the counters: %1").arg(row ? toQt(row->name) : QString());
  }
  if (std::holds_alternative<ZoneGoal>(goal)) return FindingGoals::tr("Take the zone in hand");
  if (const auto* rule = std::get_if<RuleGoal>(&goal)) {
    if (!rule->path.empty()) return FindingGoals::tr("Show the rule %1").arg(toQt(rule->path));
    return rule->isWithoutOrigin ? FindingGoals::tr("Show the rules without origin")
                                 : FindingGoals::tr("Show the rules");
  }
  if (const auto* setting = std::get_if<SettingGoal>(&goal)) {
    const model::Scenario* row = battle.find<model::Scenario>(setting->scenario);
    return FindingGoals::tr("Show the setting %1 of the scenario “%2”")
        .arg(toQt(setting->path), row ? toQt(row->title) : QString());
  }
  if (const auto* house = std::get_if<HouseCheckGoal>(&goal)) {
    const model::HouseCheck* row = battle.find<model::HouseCheck>(house->check);
    return FindingGoals::tr("Show the house check “%1”").arg(row ? toQt(row->title) : QString());
  }
  if (const auto* order = std::get_if<OrderGoal>(&goal)) {
    const model::SetUpOrder* row = battle.find<model::SetUpOrder>(order->order);
    return FindingGoals::tr("Show the order “%1”").arg(row ? OrderWords::order(session, *row) : QString());
  }
  if (const auto* event = std::get_if<EventGoal>(&goal)) {
    const model::Event* row = battle.find<model::Event>(event->event);
    return FindingGoals::tr("Show the event “%1”").arg(row ? toQt(row->slug) : QString());
  }
  if (const auto* track = std::get_if<TrackGoal>(&goal)) {
    const model::Track* row = battle.find<model::Track>(track->track);
    return FindingGoals::tr("Show the track “%1”").arg(row ? toQt(row->title) : QString());
  }
  if (std::holds_alternative<PoolGoal>(goal)) return FindingGoals::tr("Show the line of the schedule");
  if (const auto* entry = std::get_if<EntryGoal>(&goal)) {
    const model::Entry* row = battle.find<model::Entry>(entry->entry);
    return FindingGoals::tr("Show the entry “%1”").arg(row ? toQt(row->slug) : QString());
  }
  if (std::holds_alternative<BattlePart>(goal)) return FindingGoals::tr("Show in the inspector");
  return FindingGoals::tr("Show in the battle's data: %1").arg(CoreWords::term(std::get<RecordGoal>(goal).table));
}

}  // namespace redoubt::editor
