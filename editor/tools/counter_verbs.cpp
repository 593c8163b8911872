#include "editor/tools/counter_verbs.h"

#include <QCoreApplication>
#include <algorithm>
#include <array>

#include "core/model/standing.h"
#include "core/rules/forces/formation.h"
#include "core/rules/forces/markers.h"
#include "editor/tools/counter_names.h"
#include "editor/words/markers.h"

namespace redoubt::editor {
namespace {

// The translation context for the titles of these edits.
struct CounterVerbs {
  Q_DECLARE_TR_FUNCTIONS(redoubt::editor::CounterVerbs)
};

QString numberOf(const Session& session, hex::HexKey hex) {
  return QString::fromStdString(session.layout().number(hex));
}

// The stack that a counter lies in, the top first; empty for one without a hex of its own.
std::vector<Id<model::Placement>> stackOf(const Session& session, Id<model::Placement> placement) {
  const model::Placement* row = session.setUp().placement(placement);
  return row && row->hex ? session.setUp().stackAt(*row->hex) : std::vector<Id<model::Placement>>();
}

// The stack on `hex` with `first` on top of it, renumbered.
model::Edit stackedOnTop(const Session& session, std::span<const Id<model::Placement>> first, hex::HexKey hex) {
  std::vector<Id<model::Placement>> below;
  for (const Id<model::Placement> id : session.setUp().stackAt(hex)) {
    if (std::find(first.begin(), first.end(), id) == first.end()) below.push_back(id);
  }
  model::Edit edit;
  int stack = static_cast<int>(first.size());
  for (const Id<model::Placement> id : below) {
    model::Placement row = *session.setUp().placement(id);
    row.stack = ++stack;
    edit.put(std::move(row));
  }
  return edit;
}

// Without the placements that are in no stack.
std::vector<model::Placement> inMiddle(const Session& session) {
  std::vector<model::Placement> rows = session.setUp().placements();
  std::erase_if(rows,
                [&](const model::Placement& row) { return rules::lyingOnSide(session.rules(), row).has_value(); });
  return rows;
}

}  // namespace

QString namesOf(const Session& session, std::span<const Id<model::Placement>> placements) {
  if (placements.size() == 1) {
    if (const model::Placement* row = session.setUp().placement(placements.front())) {
      return QString::fromStdString(session.nameOf(*row));
    }
  }
  return CounterVerbs::tr("%n counter(s)", nullptr, static_cast<int>(placements.size()));
}

hex::FacingKind facingKind(const Session& session) {
  return session.rules().text("facing/kind") == "hexside" ? hex::FacingKind::Hexside : hex::FacingKind::Vertex;
}

hex::FacingKind facingKind(const Session& session, const model::Placement& placement) {
  return Markers::onHexsides(session, placement) ? hex::FacingKind::Hexside : facingKind(session);
}

bool facesNothing(const Session& session, const model::Placement& placement) {
  const bool isUnused = !placement.direction && !rules::facingRules(session.rules()).areUsed;
  if (isUnused && !Markers::onHexsides(session, placement)) return true;
  const std::vector<std::string> none = session.rules().texts("facing/none");
  return placement.leader && std::find(none.begin(), none.end(), "leader") != none.end();
}

std::optional<Id<model::Placement>> placeCounter(Session& session, const model::Subject& subject, hex::HexKey hex,
                                                 std::optional<hex::Direction> facing, std::optional<hex::Point> near) {
  if (const auto marker = Markers::of(session, subject)) {
    const bool isGiven = facing && facing->kind == hex::FacingKind::Hexside;
    return Markers::lay(session, *marker,
                        isGiven ? Markers::placeOn(session, *marker, hex, facing->index)
                                : Markers::placeIn(session, *marker, hex, near));
  }
  const std::optional<model::Facing> wanted = facing ? std::optional(model::Facing{facing}) : std::nullopt;
  if (const model::Placement* row = session.setUp().placementOf(subject)) {
    const Id<model::Placement> id = row->id;
    const model::CounterMove arrival{id, hex, wanted};
    const QString names = namesOf(session, std::array{id});
    const QString title = CounterVerbs::tr("Move %1 to %2").arg(names, numberOf(session, hex));
    session.apply(model::moveCounters(session.battle(), std::array{arrival}, inMiddle(session), title.toStdString()));
    session.hand().select({hex, {id}});
    return id;
  }
  if (!session.battle().find(subject.unit) && !session.battle().find(subject.leader)) return std::nullopt;
  const auto block = session.setUp().blockFor(subject);
  if (!block) {
    session.reportFailure(
        CounterVerbs::tr("This variant has no set-up block for that army; a counter can't be placed in it."));
    return std::nullopt;
  }
  const QString title =
      CounterVerbs::tr("Place %1 at %2")
          .arg(QString::fromStdString(model::nameOf(session.translated(), subject)), numberOf(session, hex));
  model::Edit edit = model::place(session.battle(), *block, subject, hex, wanted, 1, title.toStdString());
  const Id<model::Placement> id = edit.puts<model::Placement>().front().id;
  edit.append(stackedOnTop(session, std::array{id}, hex));
  if (!session.apply(edit)) return std::nullopt;
  session.hand().select({hex, {id}});
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

std::vector<model::CounterMove> shifted(const Session& session, std::span<const Id<model::Placement>> placements,
                                        hex::HexKey from, hex::HexKey to) {
  const hex::Layout& layout = session.layout();
  const hex::Hex step = layout.toHex(to) - layout.toHex(from);
  std::vector<model::CounterMove> arrivals;
  for (const Id<model::Placement> id : placements) {
    const model::Placement* row = session.setUp().placement(id);
    const bool stands = row && row->rule == model::PlacementRule::At && row->hex;
    const auto target = stands ? layout.keyIfAny(layout.toHex(*row->hex) + step) : std::optional(to);
    if (!target || !layout.contains(*target)) continue;
    const model::StandingHexes hexes = row ? model::standingHexes(*row) : model::StandingHexes();
    const bool hasRoom = !hexes.isLong() || model::secondAlong(layout, hexes, *target);
    if (hasRoom) arrivals.push_back({id, *target});
  }
  return arrivals;
}

std::optional<std::string> markerAlone(const Session& session, std::span<const Id<model::Placement>> placements) {
  const model::Placement* row = placements.size() == 1 ? session.setUp().placement(placements.front()) : nullptr;
  return row ? Markers::onHexsides(session, *row) : std::nullopt;
}

bool shiftCounters(Session& session, std::span<const Id<model::Placement>> placements, hex::HexKey from,
                   hex::HexKey to) {
  if (const auto marker = markerAlone(session, placements)) {
    const model::Placement& row = *session.setUp().placement(placements.front());
    const auto side = rules::lyingOnSide(session.rules(), row);
    const auto near = side ? std::optional(session.layout().middle(session.layout().side(to, *side))) : std::nullopt;
    return Markers::move(session, row.id, Markers::placeIn(session, *marker, to, near, row.id));
  }
  const std::vector<model::CounterMove> arrivals = shifted(session, placements, from, to);
  if (arrivals.size() < placements.size()) {
    session.reportFailure(CounterVerbs::tr("One of the counters would leave the map, so none was moved."));
    return false;
  }
  std::set<hex::HexKey> targets;
  for (const model::CounterMove& arrival : arrivals) targets.insert(arrival.hex);
  if (targets.size() == 1) return moveCounters(session, placements, *targets.begin());
  const QString title = CounterVerbs::tr("Move %1").arg(namesOf(session, placements));
  return session.apply(model::moveCounters(session.battle(), arrivals, inMiddle(session), title.toStdString()));
}

bool turnCounters(Session& session, std::span<const Id<model::Placement>> placements, int steps) {
  std::vector<Id<model::Placement>> turning;
  for (const Id<model::Placement> id : placements) {
    const model::Placement* row = session.setUp().placement(id);
    if (row && !facesNothing(session, *row)) turning.push_back(id);
  }
  if (turning.empty()) return false;
  const QString title = CounterVerbs::tr("Turn %1").arg(namesOf(session, turning));
  model::Edit edit(title.toStdString());
  for (const hex::FacingKind kind : {hex::FacingKind::Hexside, hex::FacingKind::Vertex}) {
    std::vector<Id<model::Placement>> alike = turning;
    std::erase_if(alike,
                  [&](Id<model::Placement> id) { return facingKind(session, *session.setUp().placement(id)) != kind; });
    edit.append(model::turn(session.battle(), alike, steps, hex::Direction{kind, 0}, {}));
  }
  return session.apply(edit);
}

bool moveInStack(Session& session, Id<model::Placement> placement, int by) {
  const std::vector<Id<model::Placement>> stack = stackOf(session, placement);
  const auto at = std::find(stack.begin(), stack.end(), placement);
  const auto position = at - stack.begin() + by;
  if (at == stack.end() || position < 0) return false;
  return reorderInStack(session, placement, static_cast<int>(position));
}

bool reorderInStack(Session& session, Id<model::Placement> placement, int position) {
  const std::vector<Id<model::Placement>> stack = stackOf(session, placement);
  const auto order = model::reordered(stack, placement, static_cast<std::size_t>(std::max(position, 0)));
  const auto at = std::find(stack.begin(), stack.end(), placement) - stack.begin();
  const QString title =
      position < at ? CounterVerbs::tr("Move %1 up in its stack") : CounterVerbs::tr("Move %1 down in its stack");
  const model::Edit edit =
      model::restack(session.battle(), order, title.arg(namesOf(session, std::array{placement})).toStdString());
  return order != stack && session.apply(edit);
}

bool removeCounters(Session& session, std::span<const Id<model::Placement>> placements) {
  if (placements.empty()) return false;
  const QString title = CounterVerbs::tr("Take %1 off the map").arg(namesOf(session, placements));
  model::Edit edit = model::remove(session.battle(), placements, title.toStdString());
  edit.append(Markers::putBack(session, placements));
  return session.apply(edit);
}

}  // namespace redoubt::editor
