#include "editor/dialogs/terrain/ready_terrain.h"

#include "core/rules/terrain/terrain_library.h"

namespace redoubt::editor {
namespace {

rules::TerrainPlace rulesPlace(render::Place place) {
  switch (place) {
    case render::Place::Hex: return rules::TerrainPlace::Hex;
    case render::Place::Hexside: return rules::TerrainPlace::Hexside;
    case render::Place::Link: break;
  }
  return rules::TerrainPlace::Link;
}

}  // namespace

rules::TerrainDefinition readyTerrain(const render::PatternLook& look, const QString& language) {
  rules::TerrainDefinition definition;
  definition.title = look.title.textIn(language).toStdString();
  definition.place = rulesPlace(look.place);
  definition.pattern = look.slug;
  for (const auto& [path, json] : look.effects) {
    if (path == "blocks-sight") {
      definition.blocksSight = json == "true";
    } else if (path == "high-side") {
      definition.hasHighSide = json == "true";
    } else if (path == "keep") {
      definition.isKept = json == "true";
    } else if (path == "route") {
      definition.route = QString::fromStdString(json).toDouble();
    } else {
      definition.others.emplace(path, json);
    }
  }
  return definition;
}

rules::TerrainSlug readySlug(const model::Battle& battle, const render::PatternLook& look) {
  const auto own = rules::TerrainSlug::fromText(look.slug);
  return own && rules::isFreeSlug(battle, look.slug) ? *own : rules::freeSlug(battle, look.title.text().toStdString());
}

}  // namespace redoubt::editor
