#pragma once

#include <QString>

#include "core/model/battle.h"
#include "core/rules/terrain/terrain_definition.h"
#include "editor/render/pattern_look.h"

namespace redoubt::editor {

/// The terrain that a pattern usually stands for: titled in `language` as the pattern is, with the effects that its
/// file gives it. Costs of movement are left to the author.
rules::TerrainDefinition readyTerrain(const render::PatternLook& look, const QString& language);

/// The slug for it: the pattern's own, or one made of its title if that is taken.
rules::TerrainSlug readySlug(const model::Battle& battle, const render::PatternLook& look);

}  // namespace redoubt::editor
