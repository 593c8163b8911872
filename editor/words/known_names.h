#pragma once

#include <QString>
#include <string>
#include <vector>

#include "core/rules/terrain/terrain.h"
#include "core/rules/vocabulary/shape.h"
#include "editor/session/session.h"

namespace redoubt::editor {

/// A name that something of a kind can have in this battle: slug and title.
struct KnownName {
  std::string slug;
  QString title;

  friend bool operator==(const KnownName&, const KnownName&) = default;
};
std::vector<KnownName> knownNames(const Session& session, rules::NameKind kind);
/// The kinds of terrain that lie in hexes, on hexsides or as links, in the order of palettes.
std::vector<KnownName> terrainNames(const Session& session, rules::TerrainPlace place);

}  // namespace redoubt::editor
