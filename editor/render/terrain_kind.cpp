#include "editor/render/terrain_kind.h"

#include <array>

namespace redoubt::render {
namespace {

struct KnownPattern {
  std::string_view word;
  Place place;
  Pattern pattern;
  QRgb colour;
};

constexpr std::array kPatterns = {
    KnownPattern{"clear", Place::Hex, Pattern::Clear, 0xFFF2E7CD},
    KnownPattern{"woods", Place::Hex, Pattern::Woods, 0xFFB1BA90},
    KnownPattern{"marsh", Place::Hex, Pattern::Marsh, 0xFFC3D3C6},
    KnownPattern{"village", Place::Hex, Pattern::Village, 0xFFDDBFA6},
    KnownPattern{"hill", Place::Hex, Pattern::Hill, 0xFFE4D2A9},
    KnownPattern{"fields", Place::Hex, Pattern::Fields, 0xFFEBDCA8},
    KnownPattern{"orchard", Place::Hex, Pattern::Orchard, 0xFFCFD3A6},
    KnownPattern{"castle", Place::Hex, Pattern::Castle, 0xFFD9CDB4},
    KnownPattern{"water", Place::Hex, Pattern::Water, 0xFFACD0E2},
    KnownPattern{"slopes", Place::Hex, Pattern::Slopes, 0xFFE4D2A9},
    KnownPattern{"meadow", Place::Hex, Pattern::Meadow, 0xFFDDDFB4},
    KnownPattern{"heath", Place::Hex, Pattern::Heath, 0xFFDFCFC2},
    KnownPattern{"sand", Place::Hex, Pattern::Sand, 0xFFF3E2AE},
    KnownPattern{"rocks", Place::Hex, Pattern::Rocks, 0xFFC9C2B6},
    KnownPattern{"scrub", Place::Hex, Pattern::Scrub, 0xFFB1BA90},
    KnownPattern{"vineyard", Place::Hex, Pattern::Vineyard, 0xFFDDDFB4},
    KnownPattern{"park", Place::Hex, Pattern::Park, 0xFFD5DBB0},
    KnownPattern{"stream", Place::Hexside, Pattern::Stream, 0xFFACD0E2},
    KnownPattern{"river", Place::Hexside, Pattern::River, 0xFFACD0E2},
    KnownPattern{"slope", Place::Hexside, Pattern::Slope, 0xFF87542B},
    KnownPattern{"escarpment", Place::Hexside, Pattern::Escarpment, 0xFF87542B},
    KnownPattern{"wall", Place::Hexside, Pattern::Wall, 0xFF6B645C},
    KnownPattern{"fence", Place::Hexside, Pattern::Fence, 0xFF4A3826},
    KnownPattern{"palisade", Place::Hexside, Pattern::Palisade, 0xFF4A3826},
    KnownPattern{"hedge", Place::Hexside, Pattern::Hedge, 0xFFB1BA90},
    KnownPattern{"ditch", Place::Hexside, Pattern::Ditch, 0xFF6B5034},
    KnownPattern{"embankment", Place::Hexside, Pattern::Embankment, 0xFF87542B},
    KnownPattern{"abatis", Place::Hexside, Pattern::Abatis, 0xFF4A3826},
    KnownPattern{"road", Place::Link, Pattern::Road, 0xFFE8BD78},
    KnownPattern{"lane", Place::Link, Pattern::Lane, 0xFFF8EFD9},
    KnownPattern{"track", Place::Link, Pattern::Track, 0xFF6B5034},
    KnownPattern{"bridge", Place::Link, Pattern::Bridge, 0xFFD8B98A},
    KnownPattern{"ford", Place::Link, Pattern::Ford, 0xFFACD0E2},
    KnownPattern{"ferry", Place::Link, Pattern::Ferry, 0xFFD8B98A},
};

}  // namespace

Place placeOf(const rules::RuleBook& rules, std::string_view slug) {
  const auto place = rules.text("terrain/" + std::string(slug) + "/place");
  if (place == "hexside") return Place::Hexside;
  if (place == "link") return Place::Link;
  if (place) return Place::Hex;
  for (const KnownPattern& known : kPatterns) {
    if (known.word == slug) return known.place;
  }
  return Place::Hex;
}

std::vector<std::string_view> patternsOf(Place place) {
  std::vector<std::string_view> words;
  for (const KnownPattern& known : kPatterns) {
    if (known.place == place) words.push_back(known.word);
  }
  return words;
}

TerrainKind terrainKind(const rules::RuleBook& rules, std::string_view slug, Place place) {
  TerrainKind kind{std::string(slug), place, Pattern::Unknown, QColor(0xB0, 0x46, 0x9A)};
  const std::string path = "terrain/" + kind.slug;
  const std::string word = rules.text(path + "/pattern").value_or(kind.slug);
  for (const KnownPattern& known : kPatterns) {
    if (known.word != word || known.place != place) continue;
    kind.pattern = known.pattern;
    kind.colour = QColor::fromRgba(known.colour);
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
