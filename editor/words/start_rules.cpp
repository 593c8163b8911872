#include "editor/words/start_rules.h"

#include <algorithm>
#include <utility>

#include "core/rules/set_up/set_up.h"
#include "core/rules/turns/schedule_edit.h"
#include "editor/words/words.h"

namespace redoubt::editor {
namespace {

using model::PlacementRule;

constexpr int kMostDistance = 99;  // hexes

bool isByEntry(PlacementRule rule) {
  return rule == PlacementRule::Enters || rule == PlacementRule::OnActivation;
}

// Where counters are now, as far as that helps to name a place for another rule.
struct Now {
  model::StartRule start;
  bool areLeaders = true;
};

std::optional<Id<model::Zone>> zoneAt(const Session& session, std::optional<hex::HexKey> hex) {
  for (const model::Zone& zone : session.battle().all<model::Zone>()) {
    if (hex && session.battle().find<model::ZoneHex>({zone.id, *hex})) return zone.id;
  }
  return std::nullopt;
}

// Zones in which something begins already come first, then camps and set-up areas, then any.
std::optional<Id<model::Zone>> likelyZone(const Session& session) {
  for (const model::Placement& row : session.setUp().placements()) {
    if (row.zone) return row.zone;
  }
  const auto& zones = session.battle().all<model::Zone>();
  for (const model::Zone& zone : zones) {
    if (zone.kind == model::ZoneKind::SetUp || zone.kind == model::ZoneKind::Camp) return zone.id;
  }
  return zones.empty() ? std::nullopt : std::optional(zones.begin()->id);
}

std::optional<Id<model::Space>> firstSpace(const Session& session) {
  const auto& spaces = session.battle().all<model::Space>();
  return spaces.empty() ? std::nullopt : std::optional(spaces.begin()->id);
}

QString titleOf(PlacementRule rule) {
  switch (rule) {
    case PlacementRule::At: return StartRules::tr("In its hex");
    case PlacementRule::WithOwnUnits: return StartRules::tr("With own units");
    case PlacementRule::Within: return StartRules::tr("Within a distance");
    case PlacementRule::Zone: return StartRules::tr("In a zone");
    case PlacementRule::Space: return StartRules::tr("On a track");
    case PlacementRule::Enters: return StartRules::tr("Enters later");
    case PlacementRule::OnActivation: return StartRules::tr("Enters when activated");
    case PlacementRule::OffMap: break;
  }
  return StartRules::tr("Off the map");
}

std::vector<StartChoice> choicesFor(const Session& session, const Now& now) {
  std::vector<StartChoice> choices;
  for (const PlacementRule rule :
       {PlacementRule::WithOwnUnits, PlacementRule::Within, PlacementRule::Zone, PlacementRule::Space,
        PlacementRule::Enters, PlacementRule::OnActivation, PlacementRule::OffMap}) {
    if (rule == PlacementRule::WithOwnUnits && !now.areLeaders) continue;
    StartChoice choice{{rule}, titleOf(rule), {}};
    if (now.start.rule == rule) {
      choice.start = now.start;
    } else if (rule == PlacementRule::Within) {
      choice.start.distance = 1;
      choice.start.hex = now.start.hex;
      if (!now.start.hex) choice.start.zone = now.start.zone ? now.start.zone : likelyZone(session);
      if (!choice.start.hex && !choice.start.zone) {
        choice.whyNot = StartRules::tr("Place it on a hex first, from which the distance is counted.");
      }
    } else if (rule == PlacementRule::Zone) {
      choice.start.zone = now.start.zone ? now.start.zone : zoneAt(session, now.start.hex);
      if (!choice.start.zone) choice.start.zone = likelyZone(session);
      if (!choice.start.zone) choice.whyNot = StartRules::tr("The battle has no zones.");
    } else if (rule == PlacementRule::Space) {
      choice.start.space = firstSpace(session);
      if (!choice.start.space) choice.whyNot = StartRules::tr("The battle has no tracks with spaces.");
    } else if (isByEntry(rule)) {
      const auto entries = StartRules::entries(session, rule);
      if (entries.empty()) {
        choice.whyNot = StartRules::tr("The scenario has no such entry; they are made in Tracks and schedule.");
      } else {
        choice.start.entry = entries.front()->id;
      }
    }
    choices.push_back(std::move(choice));
  }
  return choices;
}

QString namesOf(const Session& session, std::span<const Id<model::Placement>> counters) {
  const model::Placement* first = counters.size() == 1 ? session.setUp().placement(counters.front()) : nullptr;
  if (first) return QString::fromStdString(session.nameOf(*first));
  return StartRules::tr("%n counter(s)", nullptr, static_cast<int>(counters.size()));
}

QString titleOf(const Session& session, const QString& names, const model::StartRule& start) {
  return StartRules::tr("%1: %2", "counters, where they begin").arg(names, StartRules::words(session, start));
}

bool refuse(Session& session, const model::StartRule& start) {
  QString why;
  if (start.rule == PlacementRule::Within) {
    if (!start.hex && !start.zone) why = StartRules::tr("A distance is counted from a hex or a zone; give one.");
    if (!start.distance || *start.distance < 0 || *start.distance > kMostDistance) {
      why = StartRules::tr("A distance is a number of hexes from 0 to %1.").arg(kMostDistance);
    }
  } else if (start.rule == PlacementRule::Zone && !start.zone) {
    why = StartRules::tr("Choose a zone.");
  }
  if (!why.isEmpty()) session.reportFailure(why);
  return !why.isEmpty();
}

}  // namespace

std::vector<StartChoice> StartRules::of(const Session& session, std::span<const Id<model::Placement>> counters) {
  Now now;
  bool isFirst = true;
  for (const Id<model::Placement> id : counters) {
    const model::Placement* row = session.setUp().placement(id);
    if (!row) continue;
    if (std::exchange(isFirst, false)) now.start = model::startRuleOf(*row);
    now.areLeaders = now.areLeaders && row->leader;
  }
  return choicesFor(session, now);
}

std::vector<StartChoice> StartRules::of(const Session& session, const model::Subject& subject) {
  Now now{{PlacementRule::At}, subject.leader.has_value()};
  return choicesFor(session, now);
}

std::vector<const model::Entry*> StartRules::entries(const Session& session, PlacementRule rule) {
  const auto scenario = session.setUp().scenario();
  if (!scenario) return {};
  const auto trigger =
      rule == PlacementRule::OnActivation ? model::EntryTrigger::Activation : model::EntryTrigger::Turn;
  std::vector<const model::Entry*> entries = rules::entriesIn(session.battle(), *scenario);
  std::erase_if(entries, [&](const model::Entry* entry) { return entry->trigger != trigger; });
  return entries;
}

QString StartRules::entryTitle(const Session& session, const model::Entry& entry) {
  const model::Zone* zone = session.translated().find<model::Zone>(entry.zone);
  const QString over = zone ? Words::text(zone->title.empty() ? zone->slug : zone->title) : QString();
  const QString when = entry.turn                                         ? tr("turn %1").arg(*entry.turn)
                       : entry.trigger == model::EntryTrigger::Activation ? tr("when activated")
                                                                          : tr("later");
  return tr("%1: %2", "turn, zone").arg(when, over);
}

QString StartRules::words(const Session& session, const model::StartRule& start) {
  model::Placement row;
  row.rule = start.rule;
  row.hex = start.hex;
  row.distance = start.distance;
  row.zone = start.zone;
  row.space = start.space;
  row.entry = start.entry;
  if (start.rule != PlacementRule::Within) return Words::shortPlace(session, row);
  QString place = Words::place(session, row);
  return place.isEmpty() ? place : place.replace(0, 1, place.at(0).toLower());
}

bool StartRules::give(Session& session, std::span<const Id<model::Placement>> counters, const model::StartRule& start) {
  if (counters.empty() || refuse(session, start)) return false;
  const QString title = titleOf(session, namesOf(session, counters), start);
  const model::Edit edit = model::beginBy(session.battle(), counters, start, title.toStdString());
  return !edit.empty() && session.apply(edit);
}

std::optional<Id<model::Placement>> StartRules::place(Session& session, const model::Subject& subject,
                                                      const model::StartRule& start) {
  if (refuse(session, start)) return std::nullopt;
  const auto block = session.setUp().blockFor(subject);
  if (!block) {
    session.reportFailure(tr("This variant has no set-up for its army."));
    return std::nullopt;
  }
  const QString title = titleOf(session, QString::fromStdString(session.nameOf(subject)), start);
  const model::Edit edit = model::placeBy(session.battle(), *block, subject, start, title.toStdString());
  const Id<model::Placement> id = edit.puts<model::Placement>().front().id;
  if (!session.apply(edit)) return std::nullopt;
  session.hand().select({session.hand().selection().hex, {id}});
  return id;
}

std::optional<model::StartRule> StartRules::carriedTo(const Session& session, const model::StartRule& start,
                                                      hex::HexKey hex) {
  model::StartRule carried = start;
  const model::Battle& battle = session.battle();
  const auto has = [&](Id<model::Zone> zone) { return battle.find<model::ZoneHex>({zone, hex}) != nullptr; };
  if (start.rule == PlacementRule::Within && !start.zone) {
    carried.hex = hex;
    return carried;
  }
  if (start.rule == PlacementRule::Within || start.rule == PlacementRule::Zone) {
    std::optional<Id<model::Zone>> best;
    const model::Zone* now = battle.find(start.zone);
    for (const model::Zone& zone : battle.all<model::Zone>()) {
      if (!has(zone.id) || zone.id == start.zone) continue;
      const bool isAlike = now && zone.kind == now->kind;
      if (!best || isAlike) best = zone.id;
      if (isAlike) break;
    }
    if (!best && start.zone && has(*start.zone)) best = start.zone;
    carried.zone = best;
    return best ? std::optional(carried) : std::nullopt;
  }
  if (!isByEntry(start.rule)) return std::nullopt;
  const model::Entry* now = battle.find(start.entry);
  const model::Entry* best = nullptr;
  for (const model::Entry* entry : entries(session, start.rule)) {
    if (!has(entry->zone) || (now && entry->army != now->army)) continue;
    if (!best || best == now) best = entry;
  }
  if (!best) return std::nullopt;
  carried.entry = best->id;
  return carried;
}

std::optional<model::StartRule> StartRules::common(const Session& session,
                                                   std::span<const Id<model::Placement>> counters) {
  std::optional<model::StartRule> start;
  for (const Id<model::Placement> id : counters) {
    const model::Placement* row = session.setUp().placement(id);
    if (!row || row->rule == PlacementRule::At) return std::nullopt;
    if (start && !(*start == model::startRuleOf(*row))) return std::nullopt;
    start = model::startRuleOf(*row);
  }
  return start;
}

}  // namespace redoubt::editor
