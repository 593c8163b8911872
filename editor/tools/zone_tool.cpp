#include "editor/tools/zone_tool.h"

#include <algorithm>

#include "core/model/zone_verbs.h"
#include "editor/tools/paint_verbs.h"

namespace redoubt::editor {

model::Edit ZoneTool::editOf(std::span<const hex::HexKey> hexes) const {
  const model::Battle& battle = session_.battle();
  const model::Zone* zone = battle.find(session_.hand().options().zone);
  const int count = static_cast<int>(hexes.size());
  const bool takesOut = modifiers() & Qt::ControlModifier;
  if (!zone) {
    if (takesOut) return model::Edit();
    const QString name = tr("Zone %1").arg(battle.all<model::Zone>().size() + 1);
    return model::makeZone(battle, name.toStdString(), model::ZoneKind::Area, hexes,
                           tr("Make %1").arg(name).toStdString());
  }
  const QString name = QString::fromStdString(session_.translated().find<model::Zone>(zone->id)->title);
  return takesOut ? model::takeFromZone(battle, zone->id, hexes,
                                        tr("Take %n hex(es) out of %1", nullptr, count).arg(name).toStdString())
                  : model::addToZone(battle, zone->id, hexes,
                                     tr("Add %n hex(es) to %1", nullptr, count).arg(name).toStdString());
}

void ZoneTool::make(const model::Edit& edit) {
  if (edit.empty() || !session_.apply(edit) || edit.puts<model::Zone>().empty()) return;
  ToolOptions options = session_.hand().options();
  options.zone = edit.puts<model::Zone>().front().id;
  session_.hand().setOptions(options);
}

void ZoneTool::pick(const CanvasHit& hit) {
  if (!hit.hex) return;
  const std::vector<Id<model::Zone>> here = model::zonesAt(session_.battle(), *hit.hex);
  ToolOptions options = session_.hand().options();
  // If several overlap, every click takes the next.
  const auto held = options.zone ? std::find(here.begin(), here.end(), *options.zone) : here.end();
  const auto next = held == here.end() || held + 1 == here.end() ? here.begin() : held + 1;
  options.zone = next == here.end() ? std::nullopt : std::optional(*next);
  session_.hand().setOptions(options);
}

QString ZoneTool::hint() const {
  const model::Zone* zone = session_.translated().find(session_.hand().options().zone);
  if (!zone) return tr("Drag to make a new zone; a right click takes a zone in hand");
  return tr("Add to %1; Ctrl takes out").arg(QString::fromStdString(zone->title));
}

}  // namespace redoubt::editor
