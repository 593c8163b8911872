#include "editor/canvas/marker_target.h"

#include "core/rules/forces/markers.h"
#include "editor/canvas/overlay.h"
#include "editor/render/counters/stack_layout.h"
#include "editor/words/markers.h"

namespace redoubt::editor {
namespace {

const QColor kAccent(0x27, 0x67, 0xA8);
const QColor kAlarm(0xB3, 0x26, 0x1E);
constexpr double kGhost = 0.75;     // opacity
constexpr double kPossible = 0.55;  // of the hexsides on which it can lie
constexpr QPointF kBesidePointer(14, -14);

// Only hexsides in the window.
void paintFreeSides(QPainter& painter, const render::MapView& view, const Session& session,
                    const MarkerInHand& inHand) {
  const hex::Layout& layout = session.layout();
  const QRectF window = QRectF(painter.window()).adjusted(-20, -20, 20, 20);
  const double before = painter.opacity();
  painter.setOpacity(kPossible);
  for (const hex::HexsideKey side : rules::freeHexsides(session.battle(), session.rules(), session.setUp().placements(),
                                                        inHand.marker, inHand.moving)) {
    if (window.contains(view.toPixels(layout.middle(side)))) overlay::markSide(painter, view, layout, side, kAccent);
  }
  painter.setOpacity(before);
}

}  // namespace

void paintMarkerTarget(QPainter& painter, const render::MapView& view, const Session& session,
                       render::CounterCache& pictures, const MarkerInHand& inHand) {
  const hex::Layout& layout = session.layout();
  paintFreeSides(painter, view, session, inHand);
  const MarkerPlace place = Markers::placeIn(session, inHand.marker, inHand.hex, inHand.point, inHand.moving);
  const bool fits = place.whyNot.isEmpty();
  overlay::outlineHex(painter, view, layout, inHand.hex, fits ? kAccent : kAlarm, true);
  if (!fits) return overlay::note(painter, view.toPixels(inHand.point) + kBesidePointer, place.whyNot);
  const model::Placement* moving = inHand.moving ? session.setUp().placement(*inHand.moving) : nullptr;
  const render::CounterFace face =
      render::markerFace(session.translatedRules(), inHand.marker, moving ? moving->count : 1);
  const render::StackCard card = place.side ? render::barOnSide(layout, place.hex, *place.side)
                                            : render::StackCard{layout.centre(place.hex), render::kTokenSize};
  const double before = painter.opacity();
  painter.setOpacity(kGhost);
  pictures.draw(painter, view.toPixels(card.centre), face, card.size * view.pixelsPerHex,
                place.side ? std::optional(card.angle) : std::nullopt, painter.device()->devicePixelRatioF());
  painter.setOpacity(before);
}

}  // namespace redoubt::editor
