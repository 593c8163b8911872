#include "editor/render/terrain_kind.h"

#include <array>

namespace redoubt::render {
namespace {

struct Drawn {
  std::string_view slug;
  Place place;
  Pattern pattern;
};

// The patterns that code of the program draws, by the names of their files.
constexpr std::array kDrawn = {
    Drawn{"clear", Place::Hex, Pattern::Clear},
    Drawn{"woods", Place::Hex, Pattern::Woods},
    Drawn{"marsh", Place::Hex, Pattern::Marsh},
    Drawn{"village", Place::Hex, Pattern::Village},
    Drawn{"hill", Place::Hex, Pattern::Hill},
    Drawn{"fields", Place::Hex, Pattern::Fields},
    Drawn{"orchard", Place::Hex, Pattern::Orchard},
    Drawn{"castle", Place::Hex, Pattern::Castle},
    Drawn{"water", Place::Hex, Pattern::Water},
    Drawn{"slopes", Place::Hex, Pattern::Slopes},
    Drawn{"meadow", Place::Hex, Pattern::Meadow},
    Drawn{"heath", Place::Hex, Pattern::Heath},
    Drawn{"sand", Place::Hex, Pattern::Sand},
    Drawn{"rocks", Place::Hex, Pattern::Rocks},
    Drawn{"scrub", Place::Hex, Pattern::Scrub},
    Drawn{"vineyard", Place::Hex, Pattern::Vineyard},
    Drawn{"park", Place::Hex, Pattern::Park},
    Drawn{"stream", Place::Hexside, Pattern::Stream},
    Drawn{"river", Place::Hexside, Pattern::River},
    Drawn{"slope", Place::Hexside, Pattern::Slope},
    Drawn{"escarpment", Place::Hexside, Pattern::Escarpment},
    Drawn{"wall", Place::Hexside, Pattern::Wall},
    Drawn{"fence", Place::Hexside, Pattern::Fence},
    Drawn{"palisade", Place::Hexside, Pattern::Palisade},
    Drawn{"hedge", Place::Hexside, Pattern::Hedge},
    Drawn{"ditch", Place::Hexside, Pattern::Ditch},
    Drawn{"embankment", Place::Hexside, Pattern::Embankment},
    Drawn{"abatis", Place::Hexside, Pattern::Abatis},
    Drawn{"fortified-line", Place::Hexside, Pattern::FortifiedLine},
    Drawn{"road", Place::Link, Pattern::Road},
    Drawn{"lane", Place::Link, Pattern::Lane},
    Drawn{"track", Place::Link, Pattern::Track},
    Drawn{"railway", Place::Link, Pattern::Railway},
    Drawn{"bridge", Place::Link, Pattern::Bridge},
    Drawn{"ford", Place::Link, Pattern::Ford},
    Drawn{"ferry", Place::Link, Pattern::Ferry},
};

// Other patterns of hexes are drawn as their files say; of hexsides and links there are no others.
Pattern patternOf(const PatternLook& look) {
  for (const Drawn& each : kDrawn) {
    if (each.slug == look.slug && each.place == look.place) return each.pattern;
  }
  return look.place == Place::Hex ? Pattern::Scattered : Pattern::Unknown;
}

}  // namespace

Place placeOf(const rules::RuleBook& rules, std::string_view slug) {
  const auto place = rules.text("terrain/" + std::string(slug) + "/place");
  if (place == "hexside") return Place::Hexside;
  if (place == "link") return Place::Link;
  if (place) return Place::Hex;
  for (const Place each : {Place::Hex, Place::Hexside, Place::Link}) {
    if (patternLook(each, slug)) return each;
  }
  return Place::Hex;
}

std::vector<std::string_view> patternsOf(Place place) {
  std::vector<std::string_view> words;
  for (const PatternLook& look : patternLooks(place)) words.push_back(look.slug);
  return words;
}

TerrainKind terrainKind(const rules::RuleBook& rules, std::string_view slug, Place place) {
  TerrainKind kind{std::string(slug), place, Pattern::Unknown, QColor(0xB0, 0x46, 0x9A)};
  const std::string path = "terrain/" + kind.slug;
  const std::string word = rules.text(path + "/pattern").value_or(kind.slug);
  if (const PatternLook* look = patternLook(place, word)) {
    kind.look = look;
    kind.pattern = patternOf(*look);
    kind.colour = look->colour;
  }
  if (const auto colour = rules.text(path + "/colour")) {
    if (const QColor given(QString::fromStdString(*colour)); given.isValid()) {
      kind.hasOwnColour = given != kind.colour;
      kind.colour = given;
    }
  }
  return kind;
}

}  // namespace redoubt::render
