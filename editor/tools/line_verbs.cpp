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

constexpr std::size_t kNearOnLine = 3;  // hexes before and behind by which the direction of a bent line is told
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

std::optional<model::Facing> facingOnLine(const Session& session, std::span<const hex::HexKey> line, hex::HexKey hex,
                                          LineFacing facing) {
  if (facing == LineFacing::Kept || line.size() < 2) return std::nullopt;
  const hex::Layout& layout = session.layout();
  std::size_t first = 0;
  std::size_t last = line.size() - 1;
  const std::vector<hex::HexKey> straight = layout.line(line.front(), line.back());
  if (!std::equal(line.begin(), line.end(), straight.begin(), straight.end())) {
    const auto at = static_cast<std::size_t>(std::find(line.begin(), line.end(), hex) - line.begin());
    first = at > kNearOnLine ? at - kNearOnLine : 0;
    last = std::min(at + kNearOnLine, last);
  }
  const hex::Point a = layout.centre(line[first]);
  const hex::Point b = layout.centre(line[last]);
  const auto direction = model::directionAlong(layout.orientation(), facingKind(session), b.y - a.y, a.x - b.x);
  return direction ? std::optional(model::Facing{direction}) : std::nullopt;
}

int stacksToAlign(const Session& session, std::span<const Id<model::Placement>> placements) {
  const auto without = std::count_if(placements.begin(), placements.end(), [&](Id<model::Placement> id) {
    return session.setUp().placement(id) && !standing(session, id);
  });
  return static_cast<int>(hexesUnder(session, placements).size()) + static_cast<int>(without);
}

std::optional<std::vector<model::CounterMove>> aligned(const Session& session,
                                                       std::span<const Id<model::Placement>> placements,
                                                       std::span<const hex::HexKey> line, LineFacing facing) {
  const std::set<hex::HexKey> under = hexesUnder(session, placements);
  std::vector<std::vector<Id<model::Placement>>> stacks;
  std::vector<hex::HexKey> from(under.begin(), under.end());
  for (const hex::HexKey hex : under) {
    std::vector<Id<model::Placement>>& stack = stacks.emplace_back(session.setUp().stackAt(hex));
    std::erase_if(stack, [&](Id<model::Placement> id) {
      return std::find(placements.begin(), placements.end(), id) == placements.end();
    });
  }
  for (const Id<model::Placement> id : placements) {
    if (!session.setUp().placement(id) || standing(session, id)) continue;
    stacks.push_back({id});
    from.push_back(line.back());  // of those in one hex the order is kept
  }
  const auto targets = model::spreadAlong(session.layout(), from, line);
  if (!targets) return std::nullopt;
  std::vector<model::CounterMove> arrivals;
  for (std::size_t i = 0; i < stacks.size(); ++i) {
    for (const Id<model::Placement> id : stacks[i]) {
      const bool turns = !facesNothing(session, *session.setUp().placement(id));
      arrivals.push_back(
          {id, (*targets)[i], turns ? facingOnLine(session, line, (*targets)[i], facing) : std::nullopt});
    }
  }
  return arrivals;
}

bool alignCounters(Session& session, std::span<const Id<model::Placement>> placements,
                   std::span<const hex::HexKey> line, LineFacing facing) {
  const auto arrivals = aligned(session, placements, line, facing);
  if (!arrivals) {
    session.reportFailure(CounterVerbs::tr("The line has %n hex(es), too few for %1 stacks, so nothing was moved.",
                                           nullptr, static_cast<int>(line.size()))
                              .arg(stacksToAlign(session, placements)));
    return false;
  }
  const QString title = CounterVerbs::tr("Align %1 from %2 to %3")
                            .arg(namesOf(session, placements), HexWords::number(session, line.front()),
                                 HexWords::number(session, line.back()));
  return session.apply(
      model::moveCounters(session.battle(), *arrivals, session.setUp().placements(), title.toStdString()));
}

}  // namespace redoubt::editor
