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

void LitHexes::light(std::set<hex::HexKey> hexes, std::vector<Line> lines) {
  const bool areOther = std::exchange(hexes_, hexes) != hexes;
  const bool areOtherLines = std::exchange(lines_, lines) != lines;
  if (areOther || areOtherLines) emit changed();
}

}  // namespace redoubt::editor
