#include "editor/canvas/proposal_overlay.h"

#include <algorithm>
#include <array>

#include "core/rules/terrain/terrain.h"
#include "editor/render/terrain_kind.h"

namespace redoubt::editor {
namespace {

// Kinds of like colours, and all of them for people who see few, are told apart by direction.
constexpr std::array kHatchings{Qt::BDiagPattern, Qt::FDiagPattern, Qt::DiagCrossPattern, Qt::HorPattern, Qt::VerPattern,
                                Qt::CrossPattern};
constexpr double kFaintest = 0.35;
constexpr float kBare = 0.32F;  // of bare ground against other kinds: there is most of it, and least to see

// The kind's own colour, as an ink that is seen on any paper.
QColor inkOf(const QColor& colour) {
  float hue = 0, saturation = 0, lightness = 0;
  colour.getHslF(&hue, &saturation, &lightness);
  return QColor::fromHslF(std::max(0.f, hue), std::clamp(saturation * 1.6f, 0.45f, 0.9f),
                          std::clamp(lightness * 0.6f, 0.18f, 0.36f));
}

struct Hatch {
  QColor ink;
  Qt::BrushStyle direction = Qt::BDiagPattern;

  QColor at(double confidence) const {
    QColor colour = ink;
    const double strength = kFaintest + (1 - kFaintest) * std::clamp(confidence, 0.0, 1.0);
    colour.setAlphaF(static_cast<float>(ink.alphaF() * strength));
    return colour;
  }
};

Hatch hatchOf(const Session& session, const std::string& kind) {
  if (kind == rules::groundTerrain(session.rules())) {
    QColor grey(0x5c, 0x52, 0x44);
    grey.setAlphaF(kBare);
    return {grey, Qt::BDiagPattern};
  }
  const auto kinds = rules::terrainKinds(session.rules());
  const auto found = std::find_if(kinds.begin(), kinds.end(), [&](const auto& each) { return each.slug == kind; });
  const auto place = static_cast<std::size_t>(found - kinds.begin());
  const render::TerrainKind look =
      render::terrainKind(session.rules(), kind, render::placeOf(session.rules(), kind));
  return {inkOf(look.colour), kHatchings[place % kHatchings.size()]};
}

}  // namespace

QBrush ProposalOverlay::brushOf(const Session& session, const std::string& kind, double strength) {
  const Hatch hatch = hatchOf(session, kind);
  return {hatch.at(strength), hatch.direction};
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
  std::map<std::string, Hatch> hatches;
  for (const TerrainProposals::Hex& each : proposals_.proposals().hexes) {
    const hex::Point centre = layout.centre(each.key);
    const bool isSeen = centre.x > seen.left && centre.x < seen.right && centre.y > seen.top && centre.y < seen.bottom;
    if (!isSeen || !proposals_.at(each.key)) continue;
    auto hatch = hatches.find(each.kind);
    if (hatch == hatches.end()) hatch = hatches.emplace(each.kind, hatchOf(session_, each.kind)).first;
    QPolygonF outline;
    for (int i = 0; i < 6; ++i) {
      const hex::Point corner = layout.corner(each.key, i);
      // A little smaller, so that neighbours are told apart.
      outline << view.toPixels(hex::Point{centre.x + (corner.x - centre.x) * 0.88, centre.y + (corner.y - centre.y) * 0.88});
    }
    const QColor colour = hatch->second.at(each.confidence);
    painter.setPen(QPen(colour, 1.4));
    painter.setBrush(QBrush(colour, hatch->second.direction));
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
    const QColor colour = hatchOf(session_, each.kind).at(each.confidence);
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
