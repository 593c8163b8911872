#include "editor/tools/proposal_tool.h"

#include <QCursor>
#include <QKeyEvent>
#include <QLocale>
#include <QMenu>
#include <algorithm>

#include "core/rules/terrain/terrain.h"
#include "editor/tools/paint_verbs.h"

namespace redoubt::editor {

ProposalTool::ProposalTool(Session& session, TerrainProposals& proposals, QObject* parent)
    : StrokeTool(session, parent), proposals_(proposals) {
  connect(&proposals_, &TerrainProposals::changed, this, &CanvasTool::previewChanged);
}

model::Edit ProposalTool::editOf(std::span<const hex::HexKey> hexes) const {
  stroke_ = insideArea(session_, hexes);
  return proposals_.confirming(stroke_);
}

// Confirming what is painted already changes no row, and yet teaches.
void ProposalTool::make(const model::Edit&) {
  proposals_.confirm(std::vector<hex::HexKey>(stroke_));
}

std::vector<std::string> ProposalTool::offersFor(hex::HexKey hex) const {
  std::vector<std::string> offers;
  const TerrainProposals::Hex* proposal = proposals_.at(hex);
  if (!proposal) return offers;
  if (!proposal->second.empty()) offers.push_back(proposal->second);
  offers.push_back(proposal->kind);
  for (const rules::TerrainKind& kind : rules::terrainKinds(session_.rules())) {
    const bool isThere = std::find(offers.begin(), offers.end(), kind.slug) != offers.end();
    if (kind.place == rules::TerrainPlace::Hex && !isThere) offers.push_back(kind.slug);
  }
  return offers;
}

void ProposalTool::pick(const CanvasHit& hit) {
  if (!hit.hex || session_.isReadOnly()) return;
  const hex::HexKey hex = *hit.hex;
  const std::vector<std::string> offers = offersFor(hex);
  if (offers.empty()) return;
  auto* menu = new QMenu;
  menu->setObjectName(QStringLiteral("proposal.kinds"));
  menu->setAttribute(Qt::WA_DeleteOnClose);
  for (const std::string& kind : offers) {
    QString text = terrainName(session_, kind);
    const TerrainProposals::Hex* proposal = proposals_.at(hex);
    const double share = kind == proposal->kind     ? proposal->confidence
                         : kind == proposal->second ? proposal->secondConfidence
                                                    : 0;
    if (share > 0) text = tr("%1 (%2 %)").arg(text).arg(qRound(100 * share));
    menu->addAction(text, &proposals_, [this, hex, kind] { proposals_.confirmAs(hex, kind); });
  }
  menu->popup(QCursor::pos());
}

bool ProposalTool::claims(const QKeyEvent& event) const {
  return event.key() == Qt::Key_F8 && event.modifiers() == Qt::NoModifier && proposals_.isShown();
}

bool ProposalTool::key(const QKeyEvent& event) {
  if (claims(event)) {
    goToLeastCertain();
    return true;
  }
  const bool isEnter = event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter;
  const auto& area = session_.hand().area();
  if (isEnter && event.modifiers() == Qt::ControlModifier && !area.empty() && isReady()) {
    proposals_.confirm({area.begin(), area.end()});
    return true;
  }
  return StrokeTool::key(event);
}

void ProposalTool::goToLeastCertain() {
  const auto hex = proposals_.leastCertain(session_.hand().selection().hex);
  if (!hex) return;
  session_.hand().select({*hex});
  session_.jumpTo(*hex);
}

QString ProposalTool::hint() const {
  if (!proposals_.isShown()) return tr("There are no proposals; the dock Terrain proposals makes them");
  const TerrainProposals::Hex* proposal = hovered() ? proposals_.at(*hovered()) : nullptr;
  if (!proposal) return {};
  const QString kind = terrainName(session_, proposal->kind);
  if (proposal->second.empty()) return tr("%1, %2 % certain").arg(kind).arg(qRound(100 * proposal->confidence));
  return tr("%1, %2 % certain; otherwise %3")
      .arg(kind)
      .arg(qRound(100 * proposal->confidence))
      .arg(terrainName(session_, proposal->second));
}

}  // namespace redoubt::editor
