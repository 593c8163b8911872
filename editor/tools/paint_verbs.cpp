#include "editor/tools/paint_verbs.h"

#include <QCoreApplication>

#include "core/hex/area.h"
#include "core/model/map_verbs.h"
#include "core/rules/terrain/terrain.h"

namespace redoubt::editor {
namespace {

// The translation context for the titles of these edits.
struct PaintVerbs {
  Q_DECLARE_TR_FUNCTIONS(redoubt::editor::PaintVerbs)
};

// Not where it is used: lupdate loses the class where a function's type has a namespace of its own.
QString paintTitle(const QString& terrain, int hexes) {
  return PaintVerbs::tr("Paint %1, %n hex(es)", nullptr, hexes).arg(terrain);
}

bool isKept(const Session& session, std::string_view slug) {
  return session.rules().json("terrain/" + std::string(slug) + "/keep") == "true";
}

}  // namespace

bool isSpared(const Session& session, hex::HexKey hex) {
  const model::HexRow* row = session.battle().find<model::HexRow>(hex);
  return session.hand().options().keepsMarked && row && row->terrain != session.hand().paint().slug &&
         isKept(session, row->terrain);
}

std::vector<hex::HexKey> underBrush(const Session& session, hex::HexKey hex) {
  switch (session.hand().options().brush) {
    case BrushShape::Block: return hex::squareAround(session.layout(), hex, session.hand().radius());
    case BrushShape::Ragged: return hex::ragged(session.layout(), hex, session.hand().radius());
    case BrushShape::Hexagon: break;
  }
  return session.layout().disc(hex, session.hand().radius());
}

bool hasHexPaint(const Session& session) {
  return session.hand().paint().place == PaintPlace::Hex && !session.hand().paint().slug.empty();
}

std::vector<hex::HexKey> insideArea(const Session& session, std::span<const hex::HexKey> hexes) {
  std::vector<hex::HexKey> inside;
  for (const hex::HexKey hex : hexes) {
    if (!session.hand().options().onlyInArea || session.hand().area().empty() || session.hand().area().contains(hex))
      inside.push_back(hex);
  }
  return inside;
}

model::Edit layTerrain(const Session& session, std::span<const hex::HexKey> hexes) {
  const model::Battle& battle = session.battle();
  const std::string& slug = session.hand().paint().slug;
  std::vector<hex::HexKey> free = insideArea(session, hexes);
  std::erase_if(free, [&](hex::HexKey hex) { return isSpared(session, hex); });
  model::Edit edit = model::paintTerrain(battle, free, slug, {});
  const int changed = static_cast<int>(edit.puts<model::HexRow>().size());
  edit.rename(paintTitle(terrainName(session, slug), changed).toStdString());
  return edit;
}

QString terrainStep(const Session& session, hex::HexKey hex, std::string_view to) {
  const model::HexRow* row = session.battle().find<model::HexRow>(hex);
  if (row && row->terrain == to) return PaintVerbs::tr("%1 lies here already").arg(terrainName(session, to));
  const QString from = row ? terrainName(session, row->terrain) : PaintVerbs::tr("nothing");
  return PaintVerbs::tr("%1 → %2").arg(from, terrainName(session, to));
}

QString layingStep(const Session& session, hex::HexKey hex) {
  if (!isSpared(session, hex)) return terrainStep(session, hex, session.hand().paint().slug);
  const std::string& kept = session.battle().find<model::HexRow>(hex)->terrain;
  return PaintVerbs::tr("%1 is kept, as ticked above the map").arg(terrainName(session, kept));
}

bool pickTerrain(Session& session, const std::optional<hex::HexKey>& hex) {
  const model::HexRow* row = hex ? session.battle().find<model::HexRow>(*hex) : nullptr;
  if (!row) return false;
  session.hand().setPaint({PaintPlace::Hex, row->terrain});
  return true;
}

QString terrainName(const Session& session, std::string_view slug) {
  return QString::fromStdString(rules::terrainTitle(session.translatedRules(), slug));
}

}  // namespace redoubt::editor
