#include "editor/tools/stamp_tool.h"

#include <QPointer>
#include <algorithm>
#include <set>

#include "core/hex/area.h"
#include "core/rules/terrain/terrain.h"
#include "editor/canvas/overlay.h"

namespace redoubt::editor {
namespace {

std::set<std::string> knownTerrain(const rules::RuleBook& rules) {
  std::set<std::string> slugs;
  for (const rules::TerrainKind& kind : rules::terrainKinds(rules)) slugs.insert(kind.slug);
  return slugs;
}

// The hex of the area nearest to the middle of its bounds: where the pointer holds the piece.
hex::HexKey middleOf(const hex::Layout& layout, const std::vector<hex::HexKey>& area) {
  hex::Bounds bounds{1e9, 1e9, -1e9, -1e9};
  for (const hex::HexKey hex : area) {
    const hex::Point centre = layout.centre(hex);
    bounds = {std::min(bounds.left, centre.x), std::min(bounds.top, centre.y), std::max(bounds.right, centre.x),
              std::max(bounds.bottom, centre.y)};
  }
  return layout.at({(bounds.left + bounds.right) / 2, (bounds.top + bounds.bottom) / 2});
}

void takeInHand(Session& session, const std::vector<hex::HexKey>& area) {
  const hex::Layout& layout = session.layout();
  session.hand().stamps().takeInHand(model::cut(session.battle(), layout, area, middleOf(layout, area)));
}

}  // namespace

StampTool::StampTool(Session& session, QObject* parent) : CanvasTool(session, parent) {
  connect(&session_.hand().stamps(), &Stamps::inHandChanged, this, &CanvasTool::previewChanged);
}

void StampTool::hover(const CanvasHit& hit) {
  if (hovered_ == hit.hex) return;
  hovered_ = hit.hex;
  emit previewChanged();
}

void StampTool::leave() {
  hovered_.reset();
  emit previewChanged();
}

model::PastedPiece StampTool::pasted(hex::HexKey at) const {
  const auto& piece = session_.hand().stamps().inHand();
  if (!piece) return model::PastedPiece{model::Edit(), 0, {}};
  const int count = static_cast<int>(model::hexes(*piece, session_.layout(), at).size());
  return model::paste(session_.battle(), session_.layout(), *piece, at, knownTerrain(session_.rules()),
                      tr("Stamp %n hex(es)", nullptr, count).toStdString());
}

// In columns or rows, so that it can't fit anywhere.
bool StampTool::isLargerThanMap() const {
  const auto& piece = session_.hand().stamps().inHand();
  if (!piece || piece->empty()) return false;
  const hex::Layout& layout = session_.layout();
  double left = 0, right = 0, top = 0, bottom = 0;
  for (const model::PieceHex& hex : piece->hexes) {
    const hex::Point centre = layout.centre(hex.at);
    left = std::min(left, centre.x);
    right = std::max(right, centre.x);
    top = std::min(top, centre.y);
    bottom = std::max(bottom, centre.y);
  }
  const hex::Bounds map = layout.bounds();
  return right - left > map.width() || bottom - top > map.height();
}

void StampTool::press(const CanvasHit& hit) {
  if (hit.hex) act(*hit.hex);
}

void StampTool::act(hex::HexKey hex) {
  const model::PastedPiece made = pasted(hex);
  const auto stamp = [session = QPointer<Session>(&session_), edit = made.edit] {
    if (session && !edit.empty()) session->apply(edit);
  };
  if (!made.unknownTerrain.empty()) {
    QStringList unknown;
    for (const std::string& slug : made.unknownTerrain) unknown << QString::fromStdString(slug);
    emit choiceWanted(tr("The rules of this battle don't know some terrain of the stamp: %1.")
                          .arg(unknown.join(QStringLiteral(", "))),
                      tr("Stamp the rest"), stamp);
    return;
  }
  if (isLargerThanMap()) {
    emit choiceWanted(
        tr("The stamp is larger than the map: %n of its hexes would fall off it.", nullptr, made.hexesOffMap),
        tr("Stamp what fits"), stamp);
    return;
  }
  stamp();
}

std::optional<model::Edit> StampTool::pending() const {
  if (!hovered_ || !session_.hand().stamps().inHand()) return std::nullopt;
  return pasted(*hovered_).edit;
}

void StampTool::paintPreview(QPainter& painter, const render::MapView& view) const {
  const auto& piece = session_.hand().stamps().inHand();
  if (!hovered_ || !piece) return;
  overlay::outlineArea(painter, view, session_.layout(), model::hexes(*piece, session_.layout(), *hovered_));
}

QString StampTool::hint() const {
  const auto& piece = session_.hand().stamps().inHand();
  if (!piece) return tr("Copy an area (Ctrl+C), drag over one with the right button, or recall a stamp with 1 to 9");
  const int count = static_cast<int>(piece->hexes.size());
  const int off = hovered_ ? count - static_cast<int>(model::hexes(*piece, session_.layout(), *hovered_).size()) : 0;
  const QString keys = tr("Z turns, X and Y flip");
  return off == 0 ? tr("Stamp %n hex(es); %1", nullptr, count).arg(keys)
                  : tr("Stamp %n hex(es), of which %1 fall off the map; %2", nullptr, count).arg(off).arg(keys);
}

bool takeAreaInHand(Session& session) {
  std::vector<hex::HexKey> area(session.hand().area().begin(), session.hand().area().end());
  if (area.empty() && session.hand().selection().hex) area.push_back(*session.hand().selection().hex);
  if (area.empty()) return false;
  takeInHand(session, area);
  return true;
}

void takeRectangleInHand(Session& session, hex::HexKey from, hex::HexKey to) {
  takeInHand(session, hex::rectangle(session.layout(), from, to));
}

}  // namespace redoubt::editor
