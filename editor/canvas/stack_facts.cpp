#include "editor/canvas/stack_facts.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>
#include <set>

#include "core/rules/arms.h"
#include "core/rules/stacking.h"
#include "editor/session/hex_words.h"

namespace redoubt::editor {
namespace {

struct StackWords {
  Q_DECLARE_TR_FUNCTIONS(redoubt::editor::StackWords)
};

bool isAmong(const std::vector<std::string>& arms, const std::optional<std::string>& arm) {
  return arm && std::find(arms.begin(), arms.end(), *arm) != arms.end();
}

QString orderOf(const model::Placement& placement, int position) {
  if (placement.leader) return StackWords::tr("leader");
  switch (position) {
    case 1: return StackWords::tr("top");
    case 2: return StackWords::tr("2nd");
    case 3: return StackWords::tr("3rd");
    default: return StackWords::tr("%1th").arg(position);
  }
}

QString sentenceOf(const Session& session, const model::Placement& placement, const QString& order) {
  QStringList parts{QString::fromStdString(model::nameOf(session.battle(), placement)), order};
  if (const QString facing = HexWords::facing(session, placement); !facing.isEmpty()) parts << facing;
  return parts.join(QStringLiteral(", "));
}

// Which counters look another way than the first of those that must look the same way (Racławice [6.0]).
std::set<Id<model::Placement>> astray(const Session& session, const render::MapStack& stack) {
  std::set<Id<model::Placement>> found;
  if (session.rules().json("facing/mixed-in-stack") == "true") return found;
  const auto none = session.rules().texts("facing/none");
  const auto free = session.rules().texts("facing/free");
  std::optional<hex::Direction> top;
  for (const render::StackedCounter& counter : stack.counters) {
    const model::Placement* row = session.placement(counter.placement);
    if (!row || !row->direction || !row->direction->direction) continue;
    const rules::Arm arm = rules::armOf(session.battle(), session.rules(), *row);
    if (!arm.slug || isAmong(none, arm.slug) || isAmong(free, arm.slug)) continue;
    if (!top) top = row->direction->direction;
    if (row->direction->direction != top) found.insert(row->id);
  }
  return found;
}

std::optional<Id<model::Army>> armyOf(const Session& session, const model::Placement& placement) {
  if (const model::Unit* unit = session.battle().find(placement.unit)) return unit->army;
  if (const model::Leader* leader = session.battle().find(placement.leader)) return leader->army;
  return std::nullopt;
}

// The counters that the stacking rule counts, by arm; nothing if they can't be counted for sure, or are of two armies.
std::optional<rules::ArmCounts> countedArms(const Session& session, const render::MapStack& stack) {
  const auto free = session.rules().texts("stacking/free");
  rules::ArmCounts counts;
  std::set<Id<model::Army>> armies;
  for (const render::StackedCounter& counter : stack.counters) {
    const model::Placement* row = session.placement(counter.placement);
    if (!row) return std::nullopt;
    if (const auto army = armyOf(session, *row)) armies.insert(*army);
    const rules::Arm arm = rules::armOf(session.battle(), session.rules(), *row);
    if (isAmong(free, arm.slug)) continue;
    if (!arm.isCertain()) return std::nullopt;
    counts[*arm.slug] += std::max(row->count, 1);
  }
  if (counts.empty() || armies.size() > 1) return std::nullopt;
  return counts;
}

int excess(const rules::ArmCounts& limit, const rules::ArmCounts& counts) {
  int sum = 0;
  for (const auto& [arm, count] : counts) {
    const auto allowed = limit.find(arm);
    sum += std::max(0, count - (allowed == limit.end() ? 0 : allowed->second));
  }
  return sum;
}

void addSize(const Session& session, const render::MapStack& stack, StackFacts& facts) {
  facts.size = StackWords::tr("%n counter(s)", nullptr, static_cast<int>(stack.counters.size()));
  const auto alternatives = rules::stackAlternatives(session.rules());
  const auto counts = countedArms(session, stack);
  if (!alternatives || !counts) return;
  // Of the alternatives that leave the least over, the first: the rules' own order.
  const auto nearest = std::min_element(alternatives->begin(), alternatives->end(), [&](const auto& a, const auto& b) {
    return excess(a, *counts) < excess(b, *counts);
  });
  QStringList parts;
  for (const auto& [arm, count] : *counts) {
    const auto limit = nearest->find(arm);
    parts << StackWords::tr("%1 %2 of %3")
                 .arg(QString::fromStdString(rules::armTitle(session.rules(), arm)))
                 .arg(count)
                 .arg(limit == nearest->end() ? 0 : limit->second);
  }
  facts.size = parts.join(QStringLiteral(", "));
  facts.isTooLarge = !rules::stackVerdict(*alternatives, *counts).isAllowed;
}

}  // namespace

int StackFacts::orderedCount() const {
  return static_cast<int>(
      std::count_if(counters.begin(), counters.end(), [](const CounterFacts& counter) { return !counter.isGuest; }));
}

StackFacts stackFacts(const Session& session, const render::MapStack& stack) {
  StackFacts facts;
  const std::set<Id<model::Placement>> wrong = astray(session, stack);
  int position = 0;
  for (const render::StackedCounter& counter : stack.counters) {
    const model::Placement* row = session.placement(counter.placement);
    if (!row) continue;
    const QString order = orderOf(*row, ++position);
    facts.counters.push_back({row->id, counter.face, order, counter.angle, wrong.contains(row->id),
                              row->rule != model::PlacementRule::At, sentenceOf(session, *row, order)});
  }
  addSize(session, stack, facts);
  return facts;
}

}  // namespace redoubt::editor
