#include <QPainterPath>
#include <algorithm>
#include <set>

#include "core/rules/forces/formation.h"
#include "editor/canvas/ghosts.h"
#include "editor/canvas/overlay.h"
#include "editor/tools/counter_choice.h"
#include "editor/tools/counter_names.h"
#include "editor/tools/preview_look.h"
#include "editor/tools/select_tool.h"
#include "editor/words/hex_words.h"
#include "editor/words/start_rules.h"

// The preview of the select tool.
namespace redoubt::editor {
namespace {

const QColor kQuiet(0x22, 0x26, 0x2A, 150);

}  // namespace

void SelectTool::paintPreview(QPainter& painter, const render::MapView& view) const {
  if (deploys()) return deployment_.paint(painter, view, ghosts_);
  switch (doing_) {
    case Doing::Moving: return paintMoving(painter, view);
    case Doing::Turning: return paintTurning(painter, view, selected());
    case Doing::AskingFacing: return paintTurning(painter, view, home_.placements);
    case Doing::AskingLine: return paintLine(painter, view);
    case Doing::Banding: return paintBand(painter, view);
    case Doing::Nothing:
    case Doing::Pressing: break;
  }
  if (!hovered_) return;
  if (const auto marker = markerInHand()) return ghosts_.paintMarker(painter, view, session_, *marker);
  overlay::outlineHex(painter, view, session_.layout(), *hovered_, kQuiet, false);
  if (places()) ghosts_.paintNew(painter, view, session_, *session_.hand().counterInHand(), *hovered_);
}

QString SelectTool::leavingText() const {
  const auto count = static_cast<int>(selected().size());
  if (last_.place == HitPlace::Elsewhere) return tr("Nothing moves");
  if (count == 1) {
    const model::Placement* row = session_.setUp().placement(selected().front());
    if (row) return tr("%1 leaves the map").arg(QString::fromStdString(session_.nameOf(*row)));
  }
  return tr("%n counter(s) leave the map", nullptr, count);
}

void SelectTool::paintMoving(QPainter& painter, const render::MapView& view) const {
  const hex::Layout& layout = session_.layout();
  const QPointF pointer = view.toPixels(last_.point);
  if (last_.place != HitPlace::Map || !hovered_ || !from_) {
    if (last_.place != HitPlace::Elsewhere) {
      for (const hex::HexKey hex : hexesUnder(session_, selected())) {
        overlay::outlineHex(painter, view, layout, hex, kPreviewAlarm, false);
      }
      ghosts_.paintLeaving(painter, view, session_, selected(), last_.point);
    }
    overlay::note(painter, pointer + kBesidePointer, leavingText());
    return;
  }
  if (const auto marker = markerInHand()) return ghosts_.paintMarker(painter, view, session_, *marker);
  if (paintCarried(painter, view)) return;
  const auto arrivals = shifted(session_, selected(), *from_, *hovered_);
  const bool allStay = arrivals.size() == selected().size();
  std::set<hex::HexKey> targets{*hovered_};
  for (const model::CounterMove& arrival : arrivals) targets.insert(arrival.hex);
  for (const hex::HexKey hex : targets) {
    overlay::outlineHex(painter, view, layout, hex, allStay ? kPreviewAccent : kPreviewAlarm, hex == *hovered_);
  }
  ghosts_.paint(painter, view, session_, arrivals);
  if (!allStay) overlay::note(painter, pointer + kBesidePointer, tr("Some would leave the map"));
}

bool SelectTool::paintCarried(QPainter& painter, const render::MapView& view) const {
  const auto carried = carriedRule();
  if (!carried) return false;
  model::Placement row = *session_.setUp().placement(selected().front());
  row.rule = carried->rule;
  row.hex = carried->hex;
  row.distance = carried->distance;
  row.zone = carried->zone;
  row.entry = carried->entry;
  const std::set<hex::HexKey> area = ghosts::areaOf(session_, row);
  overlay::outlineArea(painter, view, session_.layout(), std::vector<hex::HexKey>(area.begin(), area.end()));
  ghosts_.paintLifted(painter, view, session_, selected(), last_.point);
  overlay::note(painter, view.toPixels(last_.point) + kBesidePointer, StartRules::words(session_, *carried));
  return true;
}

void SelectTool::paintTurning(QPainter& painter, const render::MapView& view,
                              std::span<const Id<model::Placement>> counters) const {
  if (doing_ == Doing::AskingFacing && !hovered_) return;
  const auto turned = facingsTowards(session_, counters, last_.point);
  std::set<hex::HexKey> fronts;
  std::set<QString> words;
  for (const model::Turned& one : turned) {
    model::Placement row = *session_.setUp().placement(one.counter);
    row.direction = model::Facing{one.direction};
    const auto front = rules::frontHexes(session_.battle(), session_.rules(), session_.layout(), row);
    fronts.insert(front.begin(), front.end());
    words.insert(HexWords::facing(session_, row));
  }
  overlay::outlineArea(painter, view, session_.layout(), std::vector<hex::HexKey>(fronts.begin(), fronts.end()));
  ghosts_.paintTurned(painter, view, session_, turned);
  const QPointF pointer = view.toPixels(last_.point);
  if (words.size() == 1) overlay::note(painter, pointer + kBesidePointer, *words.begin());
}

void SelectTool::paintBand(QPainter& painter, const render::MapView& view) const {
  const QRectF band = QRectF(view.toPixels(pressedAt_), view.toPixels(last_.point)).normalized();
  QColor ground = kPreviewAccent;
  ground.setAlpha(30);
  painter.fillRect(band, ground);
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(QColor(255, 255, 255, 220), 3));
  painter.drawRect(band);
  painter.setPen(QPen(kPreviewAccent, 1.4, Qt::DashLine));
  painter.drawRect(band);
  const auto found = countersWithin(session_, render::toBounds(QRectF(render::toQt(view.toMap(band.topLeft())),
                                                                      render::toQt(view.toMap(band.bottomRight())))));
  for (const hex::HexKey hex : hexesUnder(session_, found)) {
    overlay::outlineHex(painter, view, session_.layout(), hex, kPreviewAccent, false);
  }
  const int count = static_cast<int>(found.size());
  overlay::note(painter, view.toPixels(last_.point) + kBesidePointer, tr("%n counter(s)", nullptr, count));
}

void SelectTool::paintLine(QPainter& painter, const render::MapView& view) const {
  const hex::Layout& layout = session_.layout();
  if (!hovered_) return;
  if (!line_.isBegun()) return overlay::outlineHex(painter, view, layout, *hovered_, kPreviewAccent, true);
  const std::vector<hex::HexKey> line = line_.hexes(layout, *hovered_);
  overlay::outlineArea(painter, view, layout, line);
  const QPointF pointer = view.toPixels(layout.centre(*hovered_));
  const auto arrivals = aligned(session_, home_.placements, line, lineFacing(last_.modifiers));
  if (arrivals) {
    ghosts_.paint(painter, view, session_, *arrivals);
  } else {
    const int missing = stacksToAlign(session_, home_.placements) - static_cast<int>(line.size());
    overlay::note(painter, pointer + kBesidePointer, tr("%n hex(es) too short", nullptr, missing));
  }
}

QString SelectTool::hint() const {
  if (deploys()) return deployment_.hint();
  if (places()) {
    return tr("Click a hex (Enter) to place %1")
        .arg(QString::fromStdString(session_.nameOf(*session_.hand().counterInHand())));
  }
  switch (doing_) {
    case Doing::Moving:
      if (last_.place != HitPlace::Map) return leavingText();
      if (!hovered_) return {};
      return (StartRules::common(session_, selected())
                  ? tr("Drop at %1; with Ctrl they keep their rule, for that place")
                  : tr("Drop at %1"))
          .arg(HexWords::number(session_, *hovered_));
    case Doing::Turning: return tr("Release to face there, Esc to leave them as they are");
    case Doing::AskingFacing:
      return tr("Click the hex to face, or go there with the arrow keys and press Enter; Esc ends");
    case Doing::AskingLine:
      return line_.isBegun() ? tr("Now the last hex of the line; with Shift they face to its left")
                             : tr("Draw the line to align along, or press Enter on its first and last hex; Esc ends");
    case Doing::Banding: return tr("Release to select the counters in the rectangle");
    case Doing::Nothing:
    case Doing::Pressing: break;
  }
  if (does_ == Does::PlaceCounters) return tr("Choose a counter in the tray, or drag one on the map");
  const bool mayFace = std::any_of(selected().begin(), selected().end(), [&](Id<model::Placement> id) {
    const model::Placement* row = session_.setUp().placement(id);
    return row && !facesNothing(session_, *row);
  });
  return mayFace ? tr("D turns to face a hex you click") : QString();
}

Qt::CursorShape SelectTool::cursor() const {
  if (doing_ == Doing::Moving) return Qt::ClosedHandCursor;
  if (doing_ == Doing::Turning || doing_ == Doing::Banding || asks()) return Qt::CrossCursor;
  return overCounter_ ? Qt::PointingHandCursor : Qt::ArrowCursor;
}

}  // namespace redoubt::editor
