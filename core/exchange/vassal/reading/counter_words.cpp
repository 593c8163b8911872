// What counters are, told by the words that authors use. A guess: nothing in a module says it otherwise.
#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "core/base/text.h"
#include "core/exchange/vassal/reading/author_words.h"
#include "core/exchange/vassal/reading/counter_kinds.h"

namespace redoubt::exchange::vassal::reading {
namespace {

// What an author says of a sort of counters, rather than of this one, by prototypes and properties.
Words kindWords(const Slot* slot, const Piece& piece) {
  Words found;
  for (const std::string& prototype : piece.prototypes) addWords(found, prototype);
  if (slot) {
    for (const std::string& prototype : slot->piece.prototypes) addWords(found, prototype);
  }
  for (const auto& [key, value] : propertiesOf(piece)) {
    const std::string name = folded(key);
    if (name == "type" || name == "class" || name == "kind" || name == "category" || name == "unittype") {
      addWords(found, value);
    }
  }
  return found;
}

// The words of the palette's titles round a slot, the nearest first.
std::vector<Words> folderWords(const Slot* slot) {
  std::vector<Words> all;
  for (std::size_t i = slot ? slot->folders.size() : 0; i > 0; --i) addWords(all.emplace_back(), slot->folders[i - 1]);
  return all;
}

// "Unit" may be said of anything that moves; an arm or a size is said of troops.
bool speaksOfAnyUnits(const Words& found) {
  return hasAny(found, {"unit", "units", "jednostka", "jednostki", "unite", "unites", "einheit", "einheiten", "combat",
                        "troops", "wojska"});
}

bool speaksOfTroops(const Words& found) {
  return hasBeginning(found, {"infant", "caval", "artil", "piecho", "kawaler", "jazda", "artyler", "regiment", "battal",
                              "brigad", "division", "squadron"});
}

bool speaksOfUnits(const Words& found) {
  return speaksOfAnyUnits(found) || speaksOfTroops(found);
}

bool speaksOfLeaders(const Words& found) {
  return hasAny(
      found, {"leader",    "leaders",  "general",  "generals",    "commander", "commanders",  "dowodca",      "dowodcy",
              "dowodztwo", "wodz",     "general",  "generalowie", "chef",      "chefs",       "fuhrer",       "fuehrer",
              "officer",   "officers", "generaux", "hero",        "heroes",    "personality", "personalities"});
}

bool speaksOfMarkers(const Words& found) {
  return hasAny(found, {"marker",         "markers",   "znacznik",   "znaczniki", "zeton",   "zetony",        "chit",
                        "chits",          "token",     "tokens",     "status",    "info",    "informational", "admin",
                        "administrative", "turn",      "weather",    "vp",        "victory", "control",       "terrain",
                        "marqueur",       "marqueurs", "activation", "generic",   "common",  "neutral",       "misc",
                        "miscellaneous",  "dice",      "phase"});
}

// "General markers" are markers.
std::optional<KindRole> roleInWords(const Words& found) {
  if (speaksOfUnits(found)) return KindRole::Unit;
  if (speaksOfMarkers(found)) return KindRole::Marker;
  const bool isOfAll = hasAny(found, {"pieces", "counters", "game"});
  return speaksOfLeaders(found) && !isOfAll ? std::optional(KindRole::Leader) : std::nullopt;
}

bool isCalledMarker(const std::string& name) {
  const std::string last = lastWordOf(name);
  return last == "marker" || last == "markers" || last == "chit" || last == "chits" || last == "token" ||
         last == "tokens" || last == "znacznik" || last == "znaczniki" || last == "zeton" || last == "zetony" ||
         last == "marqueur" || last == "marqueurs";
}

// Most prototypes are called by what uses them: a "Commander Activation Marker" is a marker. One that some units use
// besides ("Moved Marker") tells only if no other one is of units.
std::optional<KindRole> roleOfPrototypes(const Slot* slot, const Piece& piece) {
  std::vector<std::string> all = piece.prototypes;
  if (slot) all.insert(all.end(), slot->piece.prototypes.begin(), slot->piece.prototypes.end());
  bool isMarker = false;
  bool isUnit = false;
  for (const std::string& prototype : all) {
    const Words found = wordsIn(prototype);
    if (!isCalledMarker(prototype)) {
      isUnit = isUnit || speaksOfUnits(found);
    } else if (hasBeginning(found, {"activ", "aktyw", "formation", "command", "turn", "control"})) {
      return KindRole::Marker;
    } else {
      isMarker = true;
    }
  }
  return isMarker && !isUnit ? std::optional(KindRole::Marker) : std::nullopt;
}

}  // namespace

KindRole roleOf(const Slot* slot, const Piece& piece) {
  const Words kind = kindWords(slot, piece);
  const std::vector<Words> folders = folderWords(slot);
  const auto speaksOfCards = [](const Words& found) {
    return hasAny(found, {"card", "cards", "karta", "karty", "carte", "cartes", "karten"});
  };
  if ((slot && slot->isCard) || speaksOfCards(kind) || std::any_of(folders.begin(), folders.end(), speaksOfCards)) {
    return KindRole::Card;
  }
  Words name;
  addWords(name, nameOf(piece));
  if (const auto told = roleOfPrototypes(slot, piece)) return *told;
  const bool isPlainMarker = name.size() == 1 && speaksOfMarkers(name);
  if (isPlainMarker || hasAny(name, {"marker", "markers", "znacznik", "zeton", "chit", "vp"})) return KindRole::Marker;
  if (const auto told = roleInWords(kind)) {
    // A "unit" of the palette's "Leaders" is one.
    const auto nearest = folders.empty() ? std::nullopt : roleInWords(folders.front());
    return *told == KindRole::Unit && !speaksOfTroops(kind) ? nearest.value_or(*told) : *told;
  }
  for (const Words& each : folders) {
    if (const auto told = roleInWords(each)) {
      if (*told != KindRole::Unit) return *told;
      break;
    }
  }
  const bool isCalledLeader = hasAny(name, {"leader", "general", "commander", "dowodca", "gen"});
  return isCalledLeader && !speaksOfUnits(name) ? KindRole::Leader : KindRole::Unit;
}

namespace {

// Whether an author means losses by a set of layers: by what it is called, or its pictures.
bool areLosses(const Layers& layers, const std::vector<std::string>& images) {
  // What lies beside the middle is a sign on the counter.
  if (layers.isAside) return false;
  Words words = wordsIn(layers.title);
  for (const std::string& name : layers.names) addWords(words, name);
  if (hasAny(words, {"back", "backside", "front", "side", "sides", "hit", "hits", "spent", "worn", "verso", "recto",
                     "tyl", "strata", "straty", "lost"}) ||
      hasBeginning(words, {"flip",    "step",    "reduc",    "loss",  "strength", "damage", "deplet",
                           "weak",    "obroc",   "odwroc",   "oslab", "morale",   "tourn",  "retourn",
                           "casualt", "battlew", "eliminat", "stron", "przod",    "awers",  "rewers"})) {
    return true;
  }
  const std::string last = images.back().substr(0, images.back().rfind('.'));
  return images.size() <= 2 && hasAny(wordsIn(last), {"back", "b", "r", "reduced", "red", "flip", "flipped", "rev",
                                                      "reverse", "rueck", "tyl", "verso", "bk", "half", "weak"});
}

}  // namespace

std::optional<StepLayers> stepLayersOf(const Piece& piece) {
  const auto all = layersOf(piece);
  for (std::size_t place = 0; place < all.size(); ++place) {
    const Layers& layers = all[place];
    std::vector<std::string> images = layers.images;
    while (!images.empty() && images.back().empty()) images.pop_back();
    if (images.empty() || images.size() > 40) continue;
    // The first of layers that are always shown may be empty: then it shows the piece itself.
    if (layers.isAlwaysShown && images.front().empty()) images.front() = piece.image;
    const bool isWhole =
        std::none_of(images.begin(), images.end(), [](const std::string& each) { return each.empty(); });
    const bool hasOwn = !layers.isAlwaysShown && !piece.image.empty() && images.front() != piece.image;
    if (!isWhole || images.size() + (hasOwn ? 1 : 0) < 2 || !areLosses(layers, images)) continue;
    StepLayers made{place, hasOwn, {}};
    if (hasOwn) made.pictures.push_back(piece.image);
    made.pictures.insert(made.pictures.end(), images.begin(), images.end());
    return made;
  }
  return std::nullopt;
}

int stepOf(const Piece& piece) {
  const auto steps = stepLayersOf(piece);
  if (!steps) return 1;
  const Layers layers = layersOf(piece)[steps->place];
  const int level = layers.isShown ? layers.level : 0;
  const int step = steps->hasOwnPicture ? level + 1 : std::max(level, 1);
  return std::clamp(step, 1, static_cast<int>(steps->pictures.size()));
}

}  // namespace redoubt::exchange::vassal::reading
