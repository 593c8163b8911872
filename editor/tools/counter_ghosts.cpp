#include "editor/tools/counter_ghosts.h"

#include <map>

#include "core/hex/facing.h"
#include "core/rules/forces/markers.h"
#include "editor/canvas/overlay.h"
#include "editor/render/counters/stack_layout.h"
#include "editor/session/counter_style.h"
#include "editor/tools/deployment.h"

namespace redoubt::editor {
namespace {

constexpr double kGhost = 0.75;         // opacity
constexpr std::size_t kMostInHand = 8;  // counters of a stack at the pointer; more would not be readable

struct Ghost {
  render::CounterFace face;
  std::optional<double> angle;
  std::optional<int> side = {};  // of its hex, for a marker on a hexside
};

std::optional<double> angleOf(const Session& session, const std::optional<model::Facing>& facing) {
  if (!facing || !facing->direction) return std::nullopt;
  return hex::angle(*facing->direction, session.layout().orientation());
}

Ghost ghostOf(const Session& session, const model::Placement& placement) {
  return {faceOf(session, placement), angleOf(session, placement.direction),
          rules::lyingOnSide(session.rules(), placement)};
}

std::vector<render::StackCard> cardsOf(hex::Point centre, const std::vector<Ghost>& ghosts,
                                       const render::CounterStyle& style) {
  std::vector<double> angles;
  for (const Ghost& ghost : ghosts) angles.push_back(ghost.angle.value_or(0));
  std::vector<render::StackCard> cards = render::stackLayout(centre, angles);
  for (std::size_t i = 0; i < cards.size(); ++i) {
    if (ghosts[i].face.shape == render::CounterFace::Shape::Token) cards[i].size = render::kTokenSize;
    if (ghosts[i].face.shape == render::CounterFace::Shape::Bar) cards[i].depth = render::kBarDepth;
    if (render::standsUpright(ghosts[i].face, style)) cards[i].angle = 0;
  }
  return cards;
}

void draw(QPainter& painter, const render::MapView& view, render::CounterCache& pictures,
          const std::vector<render::StackCard>& cards, const std::vector<Ghost>& ghosts, double opacity) {
  const double before = painter.opacity();
  painter.setOpacity(opacity);
  for (std::size_t i = cards.size(); i-- > 0;) {
    pictures.draw(painter, view.toPixels(cards[i].centre), ghosts[i].face, cards[i].size * view.pixelsPerHex,
                  ghosts[i].angle, painter.device()->devicePixelRatioF());
  }
  painter.setOpacity(before);
}

// Draws counters on a hex: markers of hexsides on its sides, the others as a stack.
void drawOnHex(QPainter& painter, const render::MapView& view, render::CounterCache& pictures,
               const hex::Layout& layout, hex::HexKey hex, const std::vector<Ghost>& ghosts, double opacity) {
  std::vector<Ghost> stack;
  std::vector<Ghost> bars;
  std::vector<render::StackCard> onSides;
  for (const Ghost& ghost : ghosts) {
    (ghost.side ? bars : stack).push_back(ghost);
    if (ghost.side) onSides.push_back(render::barOnSide(layout, hex, *ghost.side));
  }
  draw(painter, view, pictures, onSides, bars, opacity);
  draw(painter, view, pictures, cardsOf(layout.centre(hex), stack, pictures.style()), stack, opacity);
}

}  // namespace

render::CounterFace faceOf(const Session& session, const model::Placement& placement) {
  const model::Battle& battle = session.translated();
  const rules::RuleBook& rules = session.translatedRules();
  if (placement.unit) return render::setUpFace(battle, rules, placement);
  if (placement.leader) return render::counterFace(battle, rules, *placement.leader);
  model::Placement shown = placement;
  if (const model::Placement* row = battle.find<model::Placement>(placement.id)) shown.words = row->words;
  return render::counterFace(rules, shown);
}

void CounterGhosts::paint(QPainter& painter, const render::MapView& view, const Session& session,
                          std::span<const model::CounterMove> arrivals) {
  pictures_.setStyle(counterStyle(session));
  std::map<hex::HexKey, std::vector<Ghost>> stacks;
  for (const model::CounterMove& arrival : arrivals) {
    const model::Placement* row = session.setUp().placement(arrival.counter);
    if (!row) continue;
    model::Placement there = *row;
    if (arrival.facing) there.direction = arrival.facing;
    stacks[arrival.hex].push_back(ghostOf(session, there));
  }
  for (const auto& [hex, ghosts] : stacks) {
    drawOnHex(painter, view, pictures_, session.layout(), hex, ghosts, kGhost);
  }
}

void CounterGhosts::paintTurned(QPainter& painter, const render::MapView& view, const Session& session,
                                std::span<const model::Turned> turned) {
  pictures_.setStyle(counterStyle(session));
  std::map<hex::HexKey, std::map<Id<model::Placement>, model::Facing>> hexes;
  for (const model::Turned& one : turned) {
    const model::Placement* row = session.setUp().placement(one.counter);
    if (row && row->hex) hexes[*row->hex][row->id] = {one.direction};
  }
  for (const auto& [hex, facings] : hexes) {
    std::vector<Id<model::Placement>> there = session.setUp().stackAt(hex);
    for (const Id<model::Placement> id : session.setUp().markersOnSides(hex)) {
      if (facings.contains(id)) there.push_back(id);
    }
    std::vector<Ghost> ghosts;
    for (const Id<model::Placement> id : there) {
      model::Placement row = *session.setUp().placement(id);
      const auto facing = facings.find(id);
      if (facing != facings.end()) row.direction = facing->second;
      ghosts.push_back(ghostOf(session, row));
    }
    drawOnHex(painter, view, pictures_, session.layout(), hex, ghosts, 1);
  }
}

namespace {

std::vector<Ghost> ghostsInHand(const Session& session, std::span<const Id<model::Placement>> counters) {
  std::vector<Ghost> ghosts;
  for (const Id<model::Placement> id : counters.first(std::min(counters.size(), kMostInHand))) {
    const model::Placement* row = session.setUp().placement(id);
    if (row) ghosts.push_back(ghostOf(session, *row));
  }
  return ghosts;
}

}  // namespace

void CounterGhosts::paintDeployed(QPainter& painter, const render::MapView& view, const Session& session,
                                  std::span<const Deployed> deployed) {
  pictures_.setStyle(counterStyle(session));
  std::map<hex::HexKey, std::vector<Ghost>> stacks;
  for (const Deployed& each : deployed) {
    model::Placement row;
    row.unit = each.subject.unit;
    row.leader = each.subject.leader;
    row.direction = each.facing;
    stacks[each.hex].push_back({faceOf(session, row), angleOf(session, row.direction)});
  }
  for (const auto& [hex, ghosts] : stacks) {
    drawOnHex(painter, view, pictures_, session.layout(), hex, ghosts, kGhost);
  }
}

void CounterGhosts::paintLifted(QPainter& painter, const render::MapView& view, const Session& session,
                                std::span<const Id<model::Placement>> counters, hex::Point at) {
  pictures_.setStyle(counterStyle(session));
  const std::vector<Ghost> ghosts = ghostsInHand(session, counters);
  draw(painter, view, pictures_, cardsOf(at, ghosts, pictures_.style()), ghosts, kGhost);
}

void CounterGhosts::paintLeaving(QPainter& painter, const render::MapView& view, const Session& session,
                                 std::span<const Id<model::Placement>> counters, hex::Point at) {
  paintLifted(painter, view, session, counters, at);
  const std::vector<Ghost> ghosts = ghostsInHand(session, counters);
  for (const render::StackCard& card : cardsOf(at, ghosts, pictures_.style())) {
    overlay::outlineCard(painter, view, card, QColor(0xB3, 0x26, 0x1E));
  }
}

void CounterGhosts::paintMarker(QPainter& painter, const render::MapView& view, const Session& session,
                                const MarkerInHand& inHand) {
  pictures_.setStyle(counterStyle(session));
  paintMarkerTarget(painter, view, session, pictures_, inHand);
}

void CounterGhosts::paintNew(QPainter& painter, const render::MapView& view, const Session& session,
                             const model::Subject& subject, hex::HexKey hex) {
  pictures_.setStyle(counterStyle(session));
  model::Placement row;
  row.unit = subject.unit;
  row.leader = subject.leader;
  drawOnHex(painter, view, pictures_, session.layout(), hex, {{faceOf(session, row), std::nullopt}}, kGhost);
}

}  // namespace redoubt::editor
