#include "editor/canvas/proposal_overlay.h"

#include <algorithm>
#include <array>

#include "core/rules/terrain/terrain.h"

namespace redoubt::editor {
namespace {

// Told apart by people who see few colours, too (after Okabe and Ito).
constexpr std::array kHatchColours{0xD55E00, 0x0072B2, 0x009E73, 0xCC79A7, 0xE69F00, 0x56B4E9, 0x7A3E9D, 0x5A5A00};
constexpr std::array kHatchings{Qt::BDiagPattern, Qt::FDiagPattern, Qt::DiagCrossPattern, Qt::HorPattern, Qt::VerPattern,
                                Qt::CrossPattern};
constexpr double kFaintest = 0.35;

std::size_t placeOfKind(const Session& session, const std::string& kind) {
  const auto kinds = rules::terrainKinds(session.rules());
  const auto found = std::find_if(kinds.begin(), kinds.end(), [&](const auto& each) { return each.slug == kind; });
  return static_cast<std::size_t>(found - kinds.begin());
}

QColor colourOfKind(std::size_t place, double strength) {
  QColor colour = QColor::fromRgb(static_cast<QRgb>(kHatchColours[place % kHatchColours.size()]));
  colour.setAlphaF(static_cast<float>(kFaintest + (1 - kFaintest) * std::clamp(strength, 0.0, 1.0)));
  return colour;
}

}  // namespace

QBrush ProposalOverlay::brushOf(const Session& session, const std::string& kind, double strength) {
  const std::size_t place = placeOfKind(session, kind);
  return {colourOfKind(place, strength), kHatchings[place % kHatchings.size()]};
}

void ProposalOverlay::paint(QPainter& painter, const render::MapView& view) const {
  if (!proposals_.isShown()) return;
  painter.save();
  paintHexes(painter, view);
  paintBorders(painter, view);
  painter.restore();
}

void ProposalOverlay::paintHexes(QPainter& painter, const render::MapView& view) const {
  const hex::Layout& layout = session_.layout();
  const hex::Bounds seen = render::grown(view.toMap(QRectF(painter.viewport())), 1);
  std::map<std::string, std::size_t> places;
  for (const TerrainProposals::Hex& each : proposals_.proposals().hexes) {
    const hex::Point centre = layout.centre(each.key);
    const bool isSeen = centre.x > seen.left && centre.x < seen.right && centre.y > seen.top && centre.y < seen.bottom;
    if (!isSeen || !proposals_.at(each.key)) continue;
    const auto [place, isNew] = places.try_emplace(each.kind, 0);
    if (isNew) place->second = placeOfKind(session_, each.kind);
    QPolygonF outline;
    for (int i = 0; i < 6; ++i) {
      const hex::Point corner = layout.corner(each.key, i);
      // A little smaller, so that neighbours are told apart.
      outline << view.toPixels(hex::Point{centre.x + (corner.x - centre.x) * 0.88, centre.y + (corner.y - centre.y) * 0.88});
    }
    const QColor colour = colourOfKind(place->second, each.confidence);
    painter.setPen(QPen(colour, 1.4));
    painter.setBrush(QBrush(colour, kHatchings[place->second % kHatchings.size()]));
    painter.drawPolygon(outline);
  }
}

void ProposalOverlay::paintBorders(QPainter& painter, const render::MapView& view) const {
  const hex::Layout& layout = session_.layout();
  const hex::Bounds seen = render::grown(view.toMap(QRectF(painter.viewport())), 1);
  const auto draw = [&](const TerrainProposals::Border& each, hex::Point from, hex::Point to) {
    if (each.kind.empty() || each.isSample) return;
    const hex::Point middle{(from.x + to.x) / 2, (from.y + to.y) / 2};
    if (middle.x < seen.left || middle.x > seen.right || middle.y < seen.top || middle.y > seen.bottom) return;
    const QColor colour = colourOfKind(placeOfKind(session_, each.kind), each.confidence);
    painter.setPen(QPen(colour, std::max(2.0, view.pixelsPerHex * 0.06), Qt::DashLine, Qt::FlatCap));
    painter.drawLine(view.toPixels(from), view.toPixels(to));
  };
  const auto isOpen = [&](hex::HexsideKey side) {
    const auto [a, b] = layout.hexesOf(side);
    return proposals_.at(a) || proposals_.at(b);
  };
  for (const auto& each : proposals_.proposals().sides) {
    if (!isOpen(each.key)) continue;
    const auto [a, b] = layout.verticesOf(each.key);
    draw(each, layout.point(a), layout.point(b));
  }
  for (const auto& each : proposals_.proposals().links) {
    if (!isOpen(each.key)) continue;
    const auto [a, b] = layout.hexesOf(each.key);
    draw(each, layout.centre(a), layout.centre(b));
  }
}

}  // namespace redoubt::editor
