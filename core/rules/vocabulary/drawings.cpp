#include "core/rules/vocabulary/drawings.h"

#include <algorithm>
#include <array>

#include "core/base/text.h"

namespace redoubt::rules {
namespace {

constexpr auto kHexPatterns = std::to_array<std::string_view>({"clear", "woods", "marsh", "village", "hill", "fields",
                                                               "orchard", "castle", "water", "slopes", "meadow",
                                                               "heath", "sand", "rocks", "scrub", "vineyard", "park"});

constexpr auto kHexsidePatterns = std::to_array<std::string_view>(
    {"stream", "river", "slope", "escarpment", "wall", "fence", "palisade", "hedge", "ditch", "embankment", "abatis"});

constexpr auto kLinkPatterns = std::to_array<std::string_view>({"road", "lane", "track", "bridge", "ford", "ferry"});

constexpr auto kSymbols = std::to_array<std::string_view>({"burst",
                                                           "calivers",
                                                           "clock",
                                                           "fence",
                                                           "flag",
                                                           "grenade",
                                                           "gun",
                                                           "heavy-gun",
                                                           "horn",
                                                           "horse",
                                                           "horse-bow",
                                                           "horse-carbine",
                                                           "horse-cockade",
                                                           "horse-gun",
                                                           "horse-horn",
                                                           "horse-lance",
                                                           "horse-lances",
                                                           "horse-pistol",
                                                           "horse-sabre",
                                                           "horse-shield",
                                                           "horse-sword",
                                                           "lances",
                                                           "laurel",
                                                           "leader",
                                                           "leader-cap",
                                                           "leader-fur",
                                                           "leader-hat",
                                                           "leader-helm",
                                                           "leader-tricorne",
                                                           "limber",
                                                           "line",
                                                           "musket",
                                                           "musket-cockade",
                                                           "muskets",
                                                           "muskets-sloped",
                                                           "pikes",
                                                           "scatter",
                                                           "scythes",
                                                           "skirmish",
                                                           "square",
                                                           "stop",
                                                           "wagon",
                                                           "winged-hussar"});

constexpr auto kMapSymbols = std::to_array<std::string_view>(
    {"battery", "bridgehead", "camp", "castle", "cemetery", "chapel", "church", "cross", "ferry", "fort", "inn",
     "manor", "mill", "mound", "redoubt", "tree", "well", "windmill"});

}  // namespace

std::span<const std::string_view> drawnPatterns(std::string_view place) {
  if (place == "hex") return kHexPatterns;
  if (place == "hexside") return kHexsidePatterns;
  return place == "link" ? std::span<const std::string_view>(kLinkPatterns) : std::span<const std::string_view>();
}

std::span<const std::string_view> drawnSymbols() {
  return kSymbols;
}

std::span<const std::string_view> drawnMapSymbols() {
  return kMapSymbols;
}

std::optional<std::string> likelyName(std::span<const std::string_view> names, std::string_view name) {
  constexpr int kMostStrayLetters = 2;
  int least = kMostStrayLetters + 1;
  std::optional<std::string> likely;
  for (const std::string_view each : names) {
    const int letters = editDistance(each, name);
    if (letters > kMostStrayLetters || letters > least) continue;
    likely = letters < least ? std::optional<std::string>(each) : std::nullopt;
    least = letters;
  }
  return likely;
}

}  // namespace redoubt::rules
