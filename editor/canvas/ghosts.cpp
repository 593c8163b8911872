#include "editor/canvas/ghosts.h"

#include <QCoreApplication>
#include <QPixmap>
#include <algorithm>
#include <cmath>

#include "core/rules/command/command.h"
#include "editor/canvas/overlay.h"
#include "editor/words/words.h"

namespace redoubt::editor::ghosts {
namespace {

struct GhostWords {
  Q_DECLARE_TR_FUNCTIONS(redoubt::editor::GhostWords)
};

constexpr std::size_t kMostCards = 4;  // more of a pile would not be told apart
constexpr double kNumberFrom = 24;     // pixels of a hex from which a number leaves something of the pile
constexpr double kCaptionFrom = 30;    // the same for the rule in words
constexpr double kReach = 1.5;         // of a pile from the centre of its hex, in hex widths
const QColor kInk(0x22, 0x26, 0x2A);

render::MapStack topOf(const render::GhostPile& pile) {
  render::MapStack top = pile.stack;
  if (top.counters.size() > kMostCards) {
    top.counters.erase(top.counters.begin() + static_cast<std::ptrdiff_t>(kMostCards), top.counters.end());
  }
  return top;
}

QRectF boundsOf(const std::vector<render::StackCard>& cards, const render::MapView& view) {
  QRectF bounds;
  for (const render::StackCard& card : cards) {
    const double half = card.size * view.pixelsPerHex * 0.75;
    const QPointF centre = view.toPixels(card.centre);
    bounds |= QRectF(centre - QPointF(half, half), QSizeF(2 * half, 2 * half));
  }
  return bounds;
}

// As one picture, or the lower counters would be seen through the upper ones.
void paintCards(QPainter& painter, const render::MapView& view, const render::GhostPile& pile,
                const std::vector<render::StackCard>& cards, render::CounterCache& pictures) {
  const double ratio = painter.device()->devicePixelRatioF();
  const QRect frame = boundsOf(cards, view).toAlignedRect();
  QPixmap picture(frame.size() * ratio);
  picture.setDevicePixelRatio(ratio);
  picture.fill(Qt::transparent);
  QPainter inner(&picture);
  inner.setRenderHint(QPainter::Antialiasing);
  for (std::size_t i = cards.size(); i-- > 0;) {
    const render::StackedCounter& counter = pile.stack.counters[i];
    pictures.draw(inner, view.toPixels(cards[i].centre) - frame.topLeft(), {counter.face, counter.key},
                  cards[i].size * view.pixelsPerHex, counter.angle, ratio);
  }
  inner.end();
  const double before = painter.opacity();
  painter.setOpacity(before * kOpacity);
  painter.drawPixmap(frame.topLeft(), picture);
  painter.setOpacity(before);
}

void paintNumber(QPainter& painter, const render::MapView& view, const render::StackCard& top, std::size_t count) {
  QFont font;
  font.setPixelSize(std::max(9, qRound(view.pixelsPerHex * 0.17)));
  font.setBold(true);
  const QString text = GhostWords::tr("×%1", "number of counters").arg(count);
  const QFontMetricsF metrics(font);
  const double height = metrics.height();
  const double width = std::max(height, metrics.horizontalAdvance(text) + 0.6 * height);
  const double half = top.size * view.pixelsPerHex / 2;
  const QPointF corner = view.toPixels(top.centre) + QPointF(half, -half);
  const QRectF disc(corner - QPointF(0.75 * width, 0.25 * height), QSizeF(width, height));
  painter.setPen(QPen(Qt::white, 1.4));
  painter.setBrush(kInk);
  painter.drawRoundedRect(disc, height / 2, height / 2);
  painter.setPen(Qt::white);
  painter.setFont(font);
  painter.drawText(disc, Qt::AlignCenter, text);
}

// "≤ 2", "turn 5": what the place on the map doesn't show.
QString captionOf(const Session& session, const rules::RuledPlace& place) {
  const model::Battle& battle = session.translated();
  const model::Zone* zone = battle.find(place.zone);
  switch (place.rule) {
    case model::PlacementRule::Within: {
      const QString hexes = GhostWords::tr("≤ %1", "hexes away").arg(place.distance.value_or(0));
      return place.hex || !zone ? hexes : GhostWords::tr("%1: %2", "≤ 2: zone").arg(hexes, Words::text(zone->title));
    }
    case model::PlacementRule::OnActivation: return GhostWords::tr("when activated");
    case model::PlacementRule::Enters: {
      const model::Entry* entry = battle.find(place.entry);
      return entry && entry->turn ? GhostWords::tr("turn %1").arg(*entry->turn) : GhostWords::tr("later");
    }
    // What the zones themselves say when they are shown.
    default: return zone && !session.hand().layers().isVisible(MapLayer::Zones) ? Words::text(zone->title) : QString();
  }
}

void paintCaption(QPainter& painter, const render::MapView& view, const Session& session,
                  const render::GhostPile& pile) {
  const QString text = captionOf(session, pile.place);
  if (text.isEmpty() || view.pixelsPerHex < kCaptionFrom) return;
  QFont font;
  font.setPixelSize(std::clamp(qRound(view.pixelsPerHex * 0.17), 9, 15));
  const QFontMetricsF metrics(font);
  const QString shown = metrics.elidedText(text, Qt::ElideRight, 1.7 * view.pixelsPerHex);
  const QSizeF size(metrics.horizontalAdvance(shown) + 8, metrics.height() + 2);
  const QPointF below = view.toPixels(session.layout().centre(pile.stack.hex)) + QPointF(0, 0.37 * view.pixelsPerHex);
  const QRectF card(below - QPointF(size.width() / 2, 0), size);
  painter.setPen(Qt::NoPen);
  painter.setBrush(QColor(255, 255, 255, 225));
  painter.drawRoundedRect(card, 3, 3);
  painter.setPen(kInk);
  painter.setFont(font);
  painter.drawText(card, Qt::AlignCenter, shown);
}

bool isSelected(const Session& session, Id<model::Placement> id) {
  const auto& selected = session.hand().selection().placements;
  return std::find(selected.begin(), selected.end(), id) != selected.end();
}

}  // namespace

std::vector<render::StackCard> shownCards(const hex::Layout& layout, const render::GhostPile& pile) {
  return render::cardsOf(layout, topOf(pile));
}

const render::GhostPile* pileAt(const Session& session, std::optional<hex::HexKey> hex) {
  const auto& piles = session.setUp().ghosts();
  const auto found = std::find_if(piles.begin(), piles.end(), [&](const auto& pile) { return pile.stack.hex == hex; });
  return found == piles.end() ? nullptr : &*found;
}

std::optional<Id<model::Placement>> counterAt(const Session& session, hex::Point point) {
  for (const render::GhostPile& pile : session.setUp().ghosts()) {
    const hex::Point centre = session.layout().centre(pile.stack.hex);
    if (std::hypot(centre.x - point.x, centre.y - point.y) > kReach) continue;
    for (const render::StackCard& card : shownCards(session.layout(), pile)) {
      if (render::covers(card, point)) return pile.stack.counters.front().placement;
    }
  }
  return std::nullopt;
}

std::set<hex::HexKey> areaOf(const Session& session, const model::Placement& placement) {
  std::vector<hex::HexKey> hexes;
  const auto scenario = session.setUp().scenario();
  if (placement.rule == model::PlacementRule::WithOwnUnits && scenario) {
    const auto setUp = rules::placements(session.battle(), *session.setUp().variant());
    hexes = rules::leaderPositionsInCommand(session.battle(), session.layout(), session.rules(), *scenario, setUp,
                                            placement)
                .allowed;
  } else if (placement.entry &&
             (placement.rule == model::PlacementRule::Enters || placement.rule == model::PlacementRule::OnActivation)) {
    hexes = rules::entryHexes(session.battle(), session.layout(), *placement.entry);
  } else if (placement.rule != model::PlacementRule::At) {
    hexes = rules::startHexes(session.battle(), session.layout(), placement);
  }
  return {hexes.begin(), hexes.end()};
}

void paint(QPainter& painter, const render::MapView& view, const Session& session, render::CounterCache& pictures) {
  const QRectF window = painter.window();
  const hex::Bounds shown = render::grown(view.toMap(window), kReach);
  std::vector<const render::GhostPile*> inWindow;
  for (const render::GhostPile& pile : session.setUp().ghosts()) {
    const hex::Point centre = session.layout().centre(pile.stack.hex);
    if (centre.x < shown.left || centre.x > shown.right || centre.y < shown.top || centre.y > shown.bottom) continue;
    paintCards(painter, view, pile, shownCards(session.layout(), pile), pictures);
    inWindow.push_back(&pile);
  }
  // Over the piles in neighbouring hexes too.
  painter.save();
  for (const render::GhostPile* pile : inWindow) {
    const std::size_t count = pile->stack.counters.size();
    const bool hasRoom = view.pixelsPerHex >= kNumberFrom;
    if (hasRoom && count > 1) paintNumber(painter, view, shownCards(session.layout(), *pile).front(), count);
    paintCaption(painter, view, session, *pile);
  }
  painter.restore();
}

void paintSelection(QPainter& painter, const render::MapView& view, const Session& session, const QColor& accent,
                    std::optional<hex::HexKey> pointed) {
  std::set<hex::HexKey> area;
  for (const Id<model::Placement> id : session.hand().selection().placements) {
    const model::Placement* row = session.setUp().placement(id);
    if (row && row->rule != model::PlacementRule::At) area.merge(areaOf(session, *row));
  }
  if (const render::GhostPile* pile = area.empty() ? pileAt(session, pointed) : nullptr) {
    area.insert(pile->place.hexes.begin(), pile->place.hexes.end());
  }
  overlay::outlineArea(painter, view, session.layout(), std::vector<hex::HexKey>(area.begin(), area.end()));
  for (const render::GhostPile& pile : session.setUp().ghosts()) {
    const auto cards = shownCards(session.layout(), pile);
    for (std::size_t i = 0; i < pile.stack.counters.size(); ++i) {
      if (!isSelected(session, pile.stack.counters[i].placement)) continue;
      // One that lies too deep to be seen is somewhere in the pile.
      overlay::outlineCard(painter, view, cards[std::min(i, cards.size() - 1)], accent);
    }
  }
}

}  // namespace redoubt::editor::ghosts
