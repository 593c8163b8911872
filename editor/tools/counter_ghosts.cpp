#include "editor/tools/counter_ghosts.h"

#include <map>

#include "core/hex/facing.h"
#include "editor/canvas/overlay.h"
#include "editor/render/stack_layout.h"

namespace redoubt::editor {
namespace {

constexpr double kGhost = 0.75;         // opacity
constexpr std::size_t kMostInHand = 8;  // of a stack at the pointer; more would be a heap

struct Ghost {
  render::CounterFace face;
  std::optional<double> angle;
};

std::optional<double> angleOf(const Session& session, const std::optional<model::Facing>& facing) {
  if (!facing || !facing->direction) return std::nullopt;
  return hex::angle(*facing->direction, session.layout().orientation());
}

std::vector<render::StackCard> cardsOf(hex::Point centre, const std::vector<Ghost>& ghosts) {
  std::vector<double> angles;
  for (const Ghost& ghost : ghosts) angles.push_back(ghost.angle.value_or(0));
  return render::stackLayout(centre, angles);
}

void draw(QPainter& painter, const render::MapView& view, render::CounterCache& pictures, hex::Point centre,
          const std::vector<Ghost>& ghosts, double opacity) {
  const auto cards = cardsOf(centre, ghosts);
  const double before = painter.opacity();
  painter.setOpacity(opacity);
  for (std::size_t i = cards.size(); i-- > 0;) {
    pictures.draw(painter, view.toPixels(cards[i].centre), ghosts[i].face, cards[i].size * view.pixelsPerHex,
                  ghosts[i].angle, painter.device()->devicePixelRatioF());
  }
  painter.setOpacity(before);
}

}  // namespace

render::CounterFace faceOf(const Session& session, const model::Placement& placement) {
  if (placement.unit) return render::counterFace(session.battle(), session.rules(), *placement.unit);
  if (placement.leader) return render::counterFace(session.battle(), session.rules(), *placement.leader);
  return render::counterFace(QString::fromStdString(placement.words));
}

void CounterGhosts::paint(QPainter& painter, const render::MapView& view, const Session& session,
                          std::span<const model::Arrival> arrivals) {
  std::map<hex::HexKey, std::vector<Ghost>> stacks;
  for (const model::Arrival& arrival : arrivals) {
    const model::Placement* row = session.placement(arrival.counter);
    if (!row) continue;
    const auto facing = arrival.facing ? arrival.facing : row->direction;
    stacks[arrival.hex].push_back({faceOf(session, *row), angleOf(session, facing)});
  }
  for (const auto& [hex, ghosts] : stacks) draw(painter, view, pictures_, session.layout().centre(hex), ghosts, kGhost);
}

void CounterGhosts::paintTurned(QPainter& painter, const render::MapView& view, const Session& session,
                                std::span<const model::Turned> turned) {
  std::map<hex::HexKey, std::map<Id<model::Placement>, model::Facing>> hexes;
  for (const model::Turned& one : turned) {
    const model::Placement* row = session.placement(one.counter);
    if (row && row->hex) hexes[*row->hex][row->id] = {one.direction};
  }
  for (const auto& [hex, facings] : hexes) {
    std::vector<Ghost> ghosts;
    for (const Id<model::Placement> id : session.stackAt(hex)) {
      const model::Placement& row = *session.placement(id);
      const auto facing = facings.find(id);
      const auto shown = facing == facings.end() ? row.direction : std::optional(facing->second);
      ghosts.push_back({faceOf(session, row), angleOf(session, shown)});
    }
    draw(painter, view, pictures_, session.layout().centre(hex), ghosts, 1);
  }
}

void CounterGhosts::paintLeaving(QPainter& painter, const render::MapView& view, const Session& session,
                                 std::span<const Id<model::Placement>> counters, hex::Point at) {
  std::vector<Ghost> ghosts;
  for (const Id<model::Placement> id : counters.first(std::min(counters.size(), kMostInHand))) {
    const model::Placement* row = session.placement(id);
    if (row) ghosts.push_back({faceOf(session, *row), angleOf(session, row->direction)});
  }
  draw(painter, view, pictures_, at, ghosts, kGhost);
  for (const render::StackCard& card : cardsOf(at, ghosts)) {
    overlay::outlineCard(painter, view, card, QColor(0xB3, 0x26, 0x1E));
  }
}

void CounterGhosts::paintNew(QPainter& painter, const render::MapView& view, const Session& session,
                             const model::Subject& subject, hex::HexKey hex) {
  model::Placement row;
  row.unit = subject.unit;
  row.leader = subject.leader;
  draw(painter, view, pictures_, session.layout().centre(hex), {{faceOf(session, row), std::nullopt}}, kGhost);
}

}  // namespace redoubt::editor
