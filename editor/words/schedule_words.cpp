#include "editor/words/schedule_words.h"

#include "editor/words/rules_words.h"

namespace redoubt::editor {
namespace {

QString armyName(const model::Battle& battle, Id<model::Army> id) {
  const model::Army* army = battle.find<model::Army>(id);
  return army ? RulesWords::text(army->name) : QStringLiteral("?");
}

}  // namespace

QString ScheduleWords::kind(model::PoolKind kind) {
  switch (kind) {
    case model::PoolKind::Fixed: return tr("in the pool");
    case model::PoolKind::FreeChoice: return tr("the player chooses");
    case model::PoolKind::Available: return tr("available");
    case model::PoolKind::Unavailable: return tr("not available");
    case model::PoolKind::Enters: return tr("enters");
    case model::PoolKind::Dice: return tr("comes by dice");
    case model::PoolKind::Opens: break;
  }
  return tr("opens the turn");
}

QString ScheduleWords::meaning(model::PoolKind kind) {
  switch (kind) {
    case model::PoolKind::Fixed: return tr("The leader's chit is in the pool in these turns.");
    case model::PoolKind::FreeChoice: return tr("The player puts so many chits of his choice into the pool.");
    case model::PoolKind::Available: return tr("The leader can be chosen in these turns.");
    case model::PoolKind::Unavailable: return tr("The leader can't be activated in these turns.");
    case model::PoolKind::Enters: return tr("The leader comes onto the map in these turns.");
    case model::PoolKind::Dice: return tr("Dice tell whether the leader comes in these turns.");
    case model::PoolKind::Opens: break;
  }
  return tr("The turn begins with the activation of this leader.");
}

QString ScheduleWords::line(const Session& session, const model::PoolLine& line) {
  const model::Leader* leader = session.translated().find(line.leader);
  QString who = leader ? RulesWords::text(leader->name) : armyName(session.translated(), line.army);
  if (line.kind == model::PoolKind::FreeChoice && line.count) who += QStringLiteral(" × %1").arg(*line.count);
  const QString turns = line.firstTurn == line.lastTurn ? tr("Turn %1").arg(line.firstTurn)
                                                        : tr("Turns %1–%2").arg(line.firstTurn).arg(line.lastTurn);
  return tr("%1: %2 – %3").arg(turns, who, kind(line.kind));
}

QString ScheduleWords::entry(const Session& session, const model::Entry& entry) {
  const model::Zone* zone = session.translated().find<model::Zone>(entry.zone);
  QString when = entry.turn ? tr("turn %1").arg(*entry.turn) : tr("turn not told");
  if (entry.dice) when = tr("by dice");
  if (entry.trigger == model::EntryTrigger::Activation) when = tr("with an activation");
  return tr("%1: %2, over “%3” (%4)")
      .arg(RulesWords::text(entry.slug), when, zone ? RulesWords::text(zone->title) : QStringLiteral("?"),
           armyName(session.translated(), entry.army));
}

QString ScheduleWords::fallback(model::EntryFallback fallback) {
  switch (fallback) {
    case model::EntryFallback::None: return tr("not told");
    case model::EntryFallback::NearestFree: return tr("they enter at the nearest free hex");
    case model::EntryFallback::Wait: break;
  }
  return tr("they wait for a later turn");
}

}  // namespace redoubt::editor
