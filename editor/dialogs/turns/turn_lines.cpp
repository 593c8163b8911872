#include "editor/dialogs/turns/turn_lines.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>
#include <nlohmann/json.hpp>

#include "core/ask/turn_answers.h"
#include "core/ask/world.h"
#include "core/base/error.h"
#include "core/rules/set_up/set_up.h"
#include "core/rules/turns/orders.h"
#include "core/rules/turns/schedule.h"
#include "core/rules/vocabulary/member_words.h"
#include "editor/session/core_words.h"
#include "editor/session/to_qt.h"
#include "editor/words/language_words.h"
#include "editor/words/order_words.h"
#include "editor/words/rules_words.h"

namespace redoubt::editor {
namespace {

using Group = TurnLineGroup;

struct LineWords {
  Q_DECLARE_TR_FUNCTIONS(redoubt::editor::TurnLines)
};

QString named(const std::string& title, const std::string& name) {
  return toQt(title.empty() ? name : title);
}

QString chanceWords(const rules::Chance& chance) {
  if (chance.favourable() == chance.cases()) return LineWords::tr("for sure");
  return LineWords::tr("%1 of %2").arg(chance.favourable()).arg(chance.cases());
}

QString conditionWords(const Session& session, const rules::Condition& condition) {
  return sentenceOf(session, condition);
}

// A state, and below it how it changes.
void addStates(std::vector<TurnLine>& lines, const Session& session, const ask::TurnAnswer& answer) {
  for (const rules::GameStateAt& each : answer.states) {
    QStringList levels;
    for (const auto& [place, chance] : each.levels) {
      const rules::LevelOfState& level = each.state->levels[place];
      const QString title = named(level.title, std::string(level.name.text()));
      levels << (each.levels.size() == 1 ? title : LineWords::tr("%1 (%2)").arg(title, chanceWords(chance)));
    }
    if (levels.isEmpty()) levels << LineWords::tr("unknown");
    lines.push_back({Group::States,
                     LineWords::tr("%1: %2").arg(named(each.state->title, std::string(each.state->name.text())),
                                                 levels.join(LineWords::tr(" or "))),
                     {},
                     each.state->path});
    for (const rules::ChangeOfState& change : each.state->changes) {
      const bool isDeciding = std::find(each.because.begin(), each.because.end(), change.path) != each.because.end();
      const QString when = conditionWords(session, change.change.when);
      const auto place = each.state->placeOf(change.change.to);
      const QString level = place ? named(each.state->levels[*place].title, change.change.to) : toQt(change.change.to);
      const QString to = change.change.table.empty() ? level : toQt(change.change.table);
      const QString words = change.change.table.empty() ? LineWords::tr("    becomes %1").arg(to)
                                                        : LineWords::tr("    rolls on the table %1").arg(to);
      lines.push_back({Group::States, words, isDeciding ? LineWords::tr("now; %1").arg(when) : when, change.path});
    }
  }
}

void addSegments(std::vector<TurnLine>& lines, const Session& session, const ask::TurnAnswer& answer) {
  for (const rules::SegmentNow& each : answer.segments) {
    QStringList more;
    if (each.rules->segment.may) {
      QStringList may;
      for (const std::string& act : *each.rules->segment.may) {
        const auto title = session.translatedRules().text("action/" + act + "/title");
        may << (title ? toQt(std::string(*title)) : RulesWords::word("segment", "may", act));
      }
      more << may.join(QStringLiteral(", "));
    }
    if (!each.rules->segment.pool.empty())
      more << LineWords::tr("draws from the pool %1").arg(toQt(each.rules->segment.pool));
    more << LineWords::tr("%n unit(s)", nullptr, static_cast<int>(each.units.size()));
    if (each.isUnsure) more << LineWords::tr("perhaps");
    lines.push_back({Group::Segments, named(each.rules->title, each.rules->name), more.join(QStringLiteral("; ")),
                     each.rules->path});
  }
  for (const std::string& phase : answer.phases)
    lines.push_back({Group::Segments, toQt(phase), {}, std::string("turns/phases")});
}

// The title of the leader or command that a chit is of.
QString titleOfChit(const model::Battle& battle, const rules::ChitNow& chit) {
  if (const auto* leader = battle.bySlug<model::Leader>(chit.name)) return toQt(leader->name);
  if (const auto* command = battle.bySlug<model::Command>(chit.name)) return toQt(command->name);
  return {};
}

void addChits(std::vector<TurnLine>& lines, const Session& session, const ask::World& world) {
  const model::Battle& battle = session.translated();
  for (const rules::ChitNow& each : rules::chitsNow(world.mechanics(), world.position(), world.fields())) {
    const QString kind = named(each.rules->title, each.rules->name);
    const QString title = titleOfChit(battle, each);
    QStringList more;
    if (!title.isEmpty()) more << kind;
    if (each.rules->chit.copies > 1) more << LineWords::tr("%n chit(s)", nullptr, each.rules->chit.copies);
    if (each.rules->chit.choice) more << LineWords::tr("its player chooses %1").arg(*each.rules->chit.choice);
    if (each.isUnsure) more << LineWords::tr("perhaps");
    lines.push_back({Group::Chits, title.isEmpty() ? kind : title, more.join(QStringLiteral("; ")), each.rules->path});
  }
}

// Rules for a chit of each leader or command, of whom none is on the map: otherwise one would look for them in vain.
void addChitsOfNobody(std::vector<TurnLine>& lines, const ask::World& world) {
  const rules::MapSituation situation(world.mechanics(), world.position(), &world.fields());
  for (const rules::ChitRules& rules : world.mechanics().chits) {
    const bool isOfLeaders = rules.chit.of == rules::Chit::Of::Leaders;
    if (!isOfLeaders && rules.chit.of != rules::Chit::Of::Commands) continue;
    const bool isShown = std::any_of(lines.begin(), lines.end(), [&](const TurnLine& line) {
      const auto* path = std::get_if<std::string>(&line.from);
      return line.group == Group::Chits && path && *path == rules.path;
    });
    if (isShown || rules::holds(rules.chit.when, situation, rules::kNobody).verdict == rules::Verdict::No) continue;
    lines.push_back({Group::Chits, named(rules.title, rules.name),
                     isOfLeaders ? LineWords::tr("none: no such leader is on the map")
                                 : LineWords::tr("none: no such unit of a command is on the map"),
                     rules.path});
  }
}

// Lines of the activation schedule, for the battles that print one.
void addScheduled(std::vector<TurnLine>& lines, const Session& session, Id<model::Scenario> scenario, int turn) {
  const model::Battle& battle = session.translated();
  for (const rules::ScheduleLine& each : rules::schedule(battle, session.rules(), scenario)) {
    if (each.turn != turn) continue;
    const model::Army* army = battle.find<model::Army>(each.army);
    const model::Leader* leader = battle.find(each.leader);
    lines.push_back({Group::Chits, leader ? toQt(leader->name) : LineWords::tr("as the schedule says"),
                     army ? toQt(army->name) : QString(), each.line});
  }
}

void addArrivals(std::vector<TurnLine>& lines, const Session& session, const ask::TurnAnswer& answer) {
  for (const ask::TurnAnswer::Coming& each : answer.arrivals) {
    const model::Unit* unit = session.translated().bySlug<model::Unit>(each.unit);
    const model::Entry* entry = session.translated().bySlug<model::Entry>(each.entry);
    const model::Zone* zone = entry ? session.translated().find<model::Zone>(entry->zone) : nullptr;
    QStringList more{chanceWords(each.chance)};
    if (zone) more << toQt(zone->title.empty() ? zone->slug : zone->title);
    TurnLine line{Group::Arrivals, unit ? toQt(unit->name) : toQt(each.unit), more.join(QStringLiteral("; ")), {}};
    if (entry) line.from = entry->id;
    lines.push_back(std::move(line));
  }
}

void addEvents(std::vector<TurnLine>& lines, const Session& session, Id<model::Scenario> scenario, int turn) {
  for (const model::Event* each : rules::eventsIn(session.battle(), scenario)) {
    const auto trigger = nlohmann::json::parse(each->trigger.text, nullptr, false);
    if (!trigger.is_object() || !trigger.contains("turn") || trigger["turn"] != turn) continue;
    lines.push_back({Group::Events, OrderWords::event(session, *each), {}, each->id});
  }
}

}  // namespace

TurnLines turnLines(const Session& session, Id<model::Scenario> scenario, int turn) {
  TurnLines found;
  const auto variants = rules::variants(session.battle(), scenario);
  if (variants.empty()) {
    found.problem = LineWords::tr("This scenario has no variant yet.");
    return found;
  }
  try {
    const auto shown = session.setUp().variant();
    const bool isOfIt = shown && std::any_of(variants.begin(), variants.end(),
                                             [&](const model::Variant* each) { return each->id == *shown; });
    const ask::World world(session.translated(), isOfIt ? *shown : variants.front()->id,
                           {"turn=" + std::to_string(turn)});
    const ask::TurnAnswer answer = ask::askTurn(world, turn);
    addStates(found.lines, session, answer);
    addSegments(found.lines, session, answer);
    addChits(found.lines, session, world);
    addChitsOfNobody(found.lines, world);
    addScheduled(found.lines, session, scenario, turn);
    addArrivals(found.lines, session, answer);
    addEvents(found.lines, session, scenario, turn);
  } catch (const Error& error) {
    found.problem = CoreWords::text(error.phrase());
  }
  return found;
}

}  // namespace redoubt::editor
