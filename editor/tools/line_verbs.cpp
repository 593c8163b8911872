#include <QCoreApplication>
#include <QStringList>
#include <algorithm>
#include <cmath>
#include <set>

#include "core/rules/forces/formation.h"
#include "editor/tools/counter_names.h"
#include "editor/tools/counter_verbs.h"
#include "editor/words/hex_words.h"
#include "editor/words/markers.h"

// Changing the facing of counters towards a point, and aligning them along a line.
namespace redoubt::editor {
namespace {

struct CounterVerbs {
  Q_DECLARE_TR_FUNCTIONS(redoubt::editor::CounterVerbs)
};

constexpr double kOwnMiddle = 0.3;  // hex widths: nearer than this a pointer shows no bearing

const model::Placement* standing(const Session& session, Id<model::Placement> id) {
  const model::Placement* row = session.setUp().placement(id);
  return row && row->rule == model::PlacementRule::At && row->hex ? row : nullptr;
}

// "1909 and 1810": the common front hexes of all of them; if they differ, the hex that they face.
QString facedText(const Session& session, std::span<const model::Turned> turned, hex::Point point) {
  const hex::Layout& layout = session.layout();
  std::set<std::vector<hex::HexKey>> fronts;
  for (const model::Turned& one : turned) {
    model::Placement row = *session.setUp().placement(one.counter);
    row.direction = model::Facing{one.direction};
    const bool isOnSide = Markers::onHexsides(session, row).has_value();
    const auto across = isOnSide ? layout.neighbourAnywhere(*row.hex, one.direction.index) : std::nullopt;
    fronts.insert(across ? std::vector{*across} : rules::frontHexes(session.battle(), session.rules(), layout, row));
  }
  if (fronts.size() != 1 || fronts.begin()->empty()) {
    const auto faced = layout.hexAt(point);
    return faced ? HexWords::number(session, *faced) : QString();
  }
  QStringList numbers;
  for (const hex::HexKey front : *fronts.begin()) {
    numbers << (layout.contains(front) ? HexWords::number(session, front) : CounterVerbs::tr("off the map"));
  }
  const QString last = numbers.takeLast();
  return numbers.isEmpty() ? last : CounterVerbs::tr("%1 and %2").arg(numbers.join(QStringLiteral(", ")), last);
}

}  // namespace

std::vector<model::Turned> facingsTowards(const Session& session, std::span<const Id<model::Placement>> placements,
                                          hex::Point point) {
  const hex::Layout& layout = session.layout();
  std::vector<model::Turned> turned;
  for (const Id<model::Placement> id : placements) {
    const model::Placement* row = standing(session, id);
    if (!row || facesNothing(session, *row)) continue;
    const hex::Point own = layout.centre(*row->hex);
    const double dx = point.x - own.x;
    const double dy = point.y - own.y;
    if (std::hypot(dx, dy) < kOwnMiddle) continue;
    if (const auto direction = model::directionAlong(layout.orientation(), facingKind(session, *row), dx, dy)) {
      turned.push_back({id, *direction});
    }
  }
  return turned;
}

bool faceTowards(Session& session, std::span<const Id<model::Placement>> placements, hex::Point point) {
  const std::vector<model::Turned> turned = facingsTowards(session, placements, point);
  if (turned.empty()) return false;
  std::vector<Id<model::Placement>> turning;
  for (const model::Turned& one : turned) turning.push_back(one.counter);
  const QString names = namesOf(session, turning);
  const QString faced = facedText(session, turned, point);
  const QString title = faced.isEmpty() ? CounterVerbs::tr("Turn %1").arg(names)
                                        : CounterVerbs::tr("Turn %1 to face %2").arg(names, faced);
  return session.apply(model::turnEach(session.battle(), turned, title.toStdString()));
}

std::set<hex::HexKey> hexesUnder(const Session& session, std::span<const Id<model::Placement>> placements) {
  std::set<hex::HexKey> hexes;
  for (const Id<model::Placement> id : placements) {
    if (const model::Placement* row = standing(session, id)) hexes.insert(*row->hex);
  }
  return hexes;
}

std::optional<std::vector<model::CounterMove>> aligned(const Session& session,
                                                       std::span<const Id<model::Placement>> placements,
                                                       hex::HexKey from, hex::HexKey to, LineFacing facing) {
  const hex::Layout& layout = session.layout();
  const std::set<hex::HexKey> under = hexesUnder(session, placements);
  const std::vector<hex::HexKey> stacks(under.begin(), under.end());
  const auto targets = model::spreadAlong(layout, stacks, layout.line(from, to));
  if (!targets) return std::nullopt;
  std::optional<model::Facing> left;
  if (facing == LineFacing::LeftOfLine) {
    const hex::Point a = layout.centre(from);
    const hex::Point b = layout.centre(to);
    const auto direction = model::directionAlong(layout.orientation(), facingKind(session), b.y - a.y, a.x - b.x);
    if (direction) left = model::Facing{direction};
  }
  std::vector<model::CounterMove> arrivals;
  for (std::size_t i = 0; i < stacks.size(); ++i) {
    for (const Id<model::Placement> id : session.setUp().stackAt(stacks[i])) {
      if (std::find(placements.begin(), placements.end(), id) == placements.end()) continue;
      const model::Placement& row = *session.setUp().placement(id);
      const bool turns = left && !facesNothing(session, row);
      arrivals.push_back({id, (*targets)[i], turns ? left : std::nullopt});
    }
  }
  return arrivals;
}

bool alignCounters(Session& session, std::span<const Id<model::Placement>> placements, hex::HexKey from, hex::HexKey to,
                   LineFacing facing) {
  const auto arrivals = aligned(session, placements, from, to, facing);
  if (!arrivals) {
    const int hexes = static_cast<int>(session.layout().line(from, to).size());
    const int stacks = static_cast<int>(hexesUnder(session, placements).size());
    session.reportFailure(
        CounterVerbs::tr("The line has %n hex(es), too few for %1 stacks, so nothing was moved.", nullptr, hexes)
            .arg(stacks));
    return false;
  }
  const QString title =
      CounterVerbs::tr("Align %1 from %2 to %3")
          .arg(namesOf(session, placements), HexWords::number(session, from), HexWords::number(session, to));
  return session.apply(
      model::moveCounters(session.battle(), *arrivals, session.setUp().placements(), title.toStdString()));
}

}  // namespace redoubt::editor
