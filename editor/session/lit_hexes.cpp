#include "editor/session/lit_hexes.h"

#include <utility>

#include "editor/session/session.h"

namespace redoubt::editor {

LitHexes& LitHexes::of(Session& session) {
  if (auto* found = session.findChild<LitHexes*>(QString(), Qt::FindDirectChildrenOnly)) return *found;
  auto* made = new LitHexes(&session);
  connect(&session, &Session::documentReplaced, made, [made] { made->light({}); });
  return *made;
}

void LitHexes::light(std::set<hex::HexKey> hexes) {
  if (std::exchange(hexes_, hexes) != hexes) emit changed();
}

}  // namespace redoubt::editor
