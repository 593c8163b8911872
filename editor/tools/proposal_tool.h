#pragma once

#include <QPointer>

#include "editor/proposals/terrain_proposals.h"
#include "editor/tools/stroke_tool.h"

class QMenu;

namespace redoubt::editor {

/// Confirms proposals of terrain: by a click, a stroke, or those of the selected area with Enter. A right click offers
/// the second best and the other kinds. F8 goes to the least certain.
class ProposalTool : public StrokeTool {
  Q_OBJECT

 public:
  ProposalTool(Session& session, TerrainProposals& proposals, QObject* parent = nullptr);

  void pick(const CanvasHit& hit) override;
  bool key(const QKeyEvent& event) override;
  bool claims(const QKeyEvent& event) const override;
  QString hint() const override;

  /// Selects the next of the least certain hexes, and shows it.
  void goToLeastCertain();
  /// The kinds that a right click offers for a hex, the likeliest first; for tests and the menu.
  std::vector<std::string> offersFor(hex::HexKey hex) const;

 protected:
  bool isReady() const override { return proposals_.isShown(); }
  model::Edit editOf(std::span<const hex::HexKey> hexes) const override;
  void make(const model::Edit& edit) override;

 private:
  TerrainProposals& proposals_;
  mutable std::vector<hex::HexKey> stroke_;  ///< the hexes of the last edit that was asked for
};

}  // namespace redoubt::editor
