#include "core/rules/vocabulary/terms.h"

// What the sheet of a map shows around the hexes.
namespace redoubt::rules::terms {

std::vector<Term> looks() {
  return {
      {"look/frame/place", word({"below", "left", "right", "none"})},
      {"look/frame/parts", list(word({"title", "legend", "effects", "number", "scale", "north", "origin", "tracks"}))},
      {"look/frame/heading", text()},
      {"look/frame/title", text()},
      {"look/frame/year", text()},
      {"look/frame/line", text()},
  };
}

}  // namespace redoubt::rules::terms
