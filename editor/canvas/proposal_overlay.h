#pragma once

#include <QBrush>
#include <QPainter>
#include <optional>

#include "editor/proposals/terrain_proposals.h"
#include "editor/render/map_geometry.h"

namespace redoubt::editor {

/// Draws proposals over the map: hexes hatched in a colour and direction for each kind, the more strongly the more
/// certain; borders as broken lines. In widget pixels.
class ProposalOverlay {
 public:
  ProposalOverlay(const Session& session, const TerrainProposals& proposals)
      : session_(session), proposals_(proposals) {}

  void paint(QPainter& painter, const render::MapView& view) const;

  /// How a kind is hatched: the same for the same rules.
  static QBrush brushOf(const Session& session, const std::string& kind, double strength = 1);

 private:
  void paintHexes(QPainter& painter, const render::MapView& view) const;
  void paintBorders(QPainter& painter, const render::MapView& view) const;

  const Session& session_;
  const TerrainProposals& proposals_;
};

}  // namespace redoubt::editor
