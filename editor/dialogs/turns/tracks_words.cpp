#include "editor/dialogs/turns/tracks_words.h"

#include <QStringList>

#include "editor/words/rules_words.h"

namespace redoubt::editor {

std::vector<std::string_view> TracksWords::kinds() {
  return {"turn", "victory", "morale", "dispersed", "stock", "other"};
}

QString TracksWords::kind(std::string_view kind) {
  if (kind == "turn") return tr("Turns");
  if (kind == "victory") return tr("Victory points");
  if (kind == "morale") return tr("Morale");
  if (kind == "dispersed") return tr("Dispersed units");
  if (kind == "stock") return tr("Stock");
  if (kind == "other") return tr("Something else");
  return RulesWords::text(kind);
}

QString TracksWords::newName(std::string_view kind) {
  if (kind == "turn") return tr("Turn track");
  if (kind == "victory") return tr("Victory track");
  if (kind == "morale") return tr("Morale track");
  if (kind == "dispersed") return tr("Dispersed units");
  if (kind == "stock") return tr("Stock");
  return tr("Track");
}

QString TracksWords::name(const model::Track& track) {
  return RulesWords::text(track.title.empty() ? track.slug : track.title);
}

QString TracksWords::space(const model::Space& space) {
  return RulesWords::text(space.label.empty() ? space.slug : space.label);
}

QString TracksWords::uses(const model::SpaceUses& uses) {
  QStringList parts;
  if (!uses.starts.empty()) parts << tr("scenarios that begin there: %1").arg(uses.starts.size());
  if (!uses.placements.empty()) parts << tr("counters placed there: %1").arg(uses.placements.size());
  return parts.join(QStringLiteral(", "));
}

}  // namespace redoubt::editor
