#include "editor/tools/counter_verbs.h"

#include <QCoreApplication>
#include <algorithm>
#include <map>

namespace redoubt::editor {
namespace {

// Where the translator finds the titles of these edits.
struct CounterVerbs {
  Q_DECLARE_TR_FUNCTIONS(redoubt::editor::CounterVerbs)
};

// "1/I/2 pp", or "3 counters".
QString namesOf(const Session& session, std::span<const Id<model::Placement>> placements) {
  if (placements.size() == 1) {
    if (const model::Placement* row = session.placement(placements.front())) {
      return QString::fromStdString(model::nameOf(session.battle(), *row));
    }
  }
  return CounterVerbs::tr("%n counter(s)", nullptr, static_cast<int>(placements.size()));
}

QString numberOf(const Session& session, hex::HexKey hex) {
  return QString::fromStdString(session.layout().number(hex));
}

// The stack on `hex` with `first` on top of it, renumbered.
model::Edit stackedOnTop(const Session& session, std::span<const Id<model::Placement>> first, hex::HexKey hex) {
  std::vector<Id<model::Placement>> below;
  for (const Id<model::Placement> id : session.stackAt(hex)) {
    if (std::find(first.begin(), first.end(), id) == first.end()) below.push_back(id);
  }
  model::Edit edit;
  int stack = static_cast<int>(first.size());
  for (const Id<model::Placement> id : below) {
    model::Placement row = *session.placement(id);
    row.stack = ++stack;
    edit.put(std::move(row));
  }
  return edit;
}

bool facesNothing(const Session& session, const model::Placement& placement) {
  const std::vector<std::string> none = session.rules().texts("facing/none");
  return placement.leader && std::find(none.begin(), none.end(), "leader") != none.end();
}

}  // namespace

std::optional<Id<model::Placement>> placeCounter(Session& session, const model::Subject& subject, hex::HexKey hex) {
  for (const model::Placement& row : session.placements()) {
    if (!(model::subjectOf(row) == subject)) continue;
    const Id<model::Placement> id = row.id;
    moveCounters(session, std::array{id}, hex);
    session.select({hex, {id}});
    return id;
  }
  const model::Unit* unit = session.battle().find(subject.unit);
  const model::Leader* leader = session.battle().find(subject.leader);
  if (!unit && !leader) return std::nullopt;
  const auto block = session.blockFor(unit ? unit->army : leader->army);
  if (!block) {
    emit session.failed(CounterVerbs::tr("This variant has no set-up block for that army; a counter can't be placed in it."));
    return std::nullopt;
  }
  const QString title = CounterVerbs::tr("Place %1 at %2")
                            .arg(QString::fromStdString(model::nameOf(session.battle(), subject)),
                                 numberOf(session, hex));
  model::Edit edit =
      model::place(session.battle(), *block, subject, hex, std::nullopt, 1, title.toStdString());
  const Id<model::Placement> id = edit.puts<model::Placement>().front().id;
  edit.append(stackedOnTop(session, std::array{id}, hex));
  if (!session.apply(edit)) return std::nullopt;
  session.select({hex, {id}});
  return id;
}

bool moveCounters(Session& session, std::span<const Id<model::Placement>> placements, hex::HexKey hex) {
  if (placements.empty()) return false;
  const QString title = CounterVerbs::tr("Move %1 to %2").arg(namesOf(session, placements), numberOf(session, hex));
  model::Edit edit = model::moveTo(session.battle(), placements, hex, 1, title.toStdString());
  if (edit.empty()) return false;
  edit.append(stackedOnTop(session, placements, hex));
  return session.apply(edit);
}

bool shiftCounters(Session& session, std::span<const Id<model::Placement>> placements, hex::HexKey from,
                   hex::HexKey to) {
  const hex::Layout& layout = session.layout();
  const hex::Hex step = layout.toHex(to) - layout.toHex(from);
  std::map<hex::HexKey, std::vector<Id<model::Placement>>> arriving;
  for (const Id<model::Placement> id : placements) {
    const model::Placement* row = session.placement(id);
    const bool stands = row && row->rule == model::PlacementRule::At && row->hex;
    const auto target = stands ? layout.keyIfAny(layout.toHex(*row->hex) + step) : std::optional(to);
    if (!target || !layout.contains(*target)) {
      emit session.failed(CounterVerbs::tr("One of the counters would leave the map, so none was moved."));
      return false;
    }
    arriving[*target].push_back(id);
  }
  if (arriving.size() == 1) return moveCounters(session, placements, arriving.begin()->first);
  model::Edit edit(CounterVerbs::tr("Move %1").arg(namesOf(session, placements)).toStdString());
  for (const auto& [hex, ids] : arriving) edit.append(model::moveTo(session.battle(), ids, hex, 1, {}));
  // Whoever stays below makes room; whoever goes with the others is not there any more.
  for (const auto& [hex, ids] : arriving) {
    int stack = static_cast<int>(ids.size());
    for (const Id<model::Placement> id : session.stackAt(hex)) {
      if (std::find(placements.begin(), placements.end(), id) != placements.end()) continue;
      model::Placement row = *session.placement(id);
      row.stack = ++stack;
      edit.put(std::move(row));
    }
  }
  return session.apply(edit);
}

bool turnCounters(Session& session, std::span<const Id<model::Placement>> placements, int steps) {
  std::vector<Id<model::Placement>> turning;
  for (const Id<model::Placement> id : placements) {
    const model::Placement* row = session.placement(id);
    if (row && !facesNothing(session, *row)) turning.push_back(id);
  }
  if (turning.empty()) return false;
  const bool byVertex = session.rules().text("facing/kind") != "hexside";
  const hex::Direction north{byVertex ? hex::FacingKind::Vertex : hex::FacingKind::Hexside, 0};
  const QString title = CounterVerbs::tr("Turn %1").arg(namesOf(session, turning));
  return session.apply(model::turn(session.battle(), turning, steps, north, title.toStdString()));
}

bool moveInStack(Session& session, Id<model::Placement> placement, int by) {
  const model::Placement* row = session.placement(placement);
  if (!row || !row->hex) return false;
  std::vector<Id<model::Placement>> stack = session.stackAt(*row->hex);
  const auto at = std::find(stack.begin(), stack.end(), placement);
  if (at == stack.end()) return false;
  const auto from = at - stack.begin();
  const auto to = from + by;
  if (to < 0 || to >= static_cast<std::ptrdiff_t>(stack.size())) return false;
  std::swap(stack[static_cast<std::size_t>(from)], stack[static_cast<std::size_t>(to)]);
  const QString title = by < 0 ? CounterVerbs::tr("Move %1 up in its stack") : CounterVerbs::tr("Move %1 down in its stack");
  return session.apply(model::restack(session.battle(), stack,
                                      title.arg(namesOf(session, std::array{placement})).toStdString()));
}

bool removeCounters(Session& session, std::span<const Id<model::Placement>> placements) {
  if (placements.empty()) return false;
  const QString title = CounterVerbs::tr("Take %1 off the map").arg(namesOf(session, placements));
  return session.apply(model::remove(session.battle(), placements, title.toStdString()));
}

}  // namespace redoubt::editor
