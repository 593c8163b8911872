// What counters are, told by the words that authors use. A guess: nothing in a module says it otherwise.
#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "core/base/text.h"
#include "core/exchange/vassal/reading/counter_kinds.h"

namespace redoubt::exchange::vassal::reading {
namespace {

using Words = std::set<std::string>;

// The words of a text, in lower case and without accents.
void addWords(Words& found, const std::string& text) {
  std::string word;
  const auto end = [&] {
    if (const std::string plain = folded(word); !plain.empty()) found.insert(plain);
    word.clear();
  };
  bool wasSmall = false;
  for (const char c : text) {
    const bool isLetter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (static_cast<unsigned char>(c) & 0x80);
    const bool isCapital = c >= 'A' && c <= 'Z';
    // "LightInfantry" is two words.
    if (!isLetter || (isCapital && wasSmall)) end();
    if (isLetter) word += c;
    wasSmall = isLetter && !isCapital;
  }
  end();
}

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

bool hasAny(const Words& found, std::initializer_list<const char*> wanted) {
  return std::any_of(wanted.begin(), wanted.end(), [&](const char* each) { return found.contains(each); });
}

bool hasBeginning(const Words& found, std::initializer_list<const char*> beginnings) {
  return std::any_of(found.begin(), found.end(), [&](const std::string& word) {
    return std::any_of(beginnings.begin(), beginnings.end(), [&](const char* each) { return word.starts_with(each); });
  });
}

bool speaksOfUnits(const Words& found) {
  return hasAny(found, {"unit", "units", "jednostka", "jednostki", "unite", "unites", "einheit", "einheiten", "combat",
                        "troops", "wojska"}) ||
         hasBeginning(found, {"infant", "caval", "artil", "piecho", "kawaler", "jazda", "artyler", "regiment", "battal",
                              "brigad", "division", "squadron"});
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
  const bool isPlainMarker = name.size() == 1 && speaksOfMarkers(name);
  if (isPlainMarker || hasAny(name, {"marker", "markers", "znacznik", "zeton", "chit", "vp"})) return KindRole::Marker;
  // What the author says of the counter itself goes before the titles round it, the nearest of these before others.
  std::vector<Words> told{kind};
  told.insert(told.end(), folders.begin(), folders.end());
  for (const Words& each : told) {
    if (speaksOfUnits(each)) break;
    if (speaksOfLeaders(each)) return KindRole::Leader;
    if (speaksOfMarkers(each)) return KindRole::Marker;
  }
  const bool isCalledLeader = hasAny(name, {"leader", "general", "commander", "dowodca", "gen"});
  return isCalledLeader && !speaksOfUnits(name) ? KindRole::Leader : KindRole::Unit;
}

std::string armOf(const Slot* slot, const Piece& piece) {
  Words found = kindWords(slot, piece);
  addWords(found, nameOf(piece));
  if (slot) addWords(found, slot->name);
  for (const Words& folder : folderWords(slot)) found.insert(folder.begin(), folder.end());
  const bool isMounted = hasAny(found, {"cav", "horse", "kon", "konny", "konna", "jazda", "lanc", "mounted"}) ||
                         hasBeginning(found, {"caval", "kawal", "hussar", "huzar", "husar", "uhlan", "ulan", "lancer",
                                              "dragoon", "dragon", "cuirass", "kirasj", "chevau", "reiter"});
  const bool isGuns = hasAny(found, {"art", "gun", "guns", "bty", "arty", "dzialo", "dziala", "armata", "armaty"}) ||
                      hasBeginning(found, {"artil", "artyl", "batter", "bateri", "cannon", "howitz", "haubic"});
  if (isGuns) return "artillery";
  return isMounted ? "cavalry" : "infantry";
}

std::optional<StepLayers> stepLayersOf(const Piece& piece) {
  const auto all = layersOf(piece);
  std::optional<StepLayers> best;
  for (std::size_t place = 0; place < all.size(); ++place) {
    const Layers& layers = all[place];
    std::vector<std::string> images = layers.images;
    while (!images.empty() && images.back().empty()) images.pop_back();
    const bool isWhole =
        std::none_of(images.begin(), images.end(), [](const std::string& each) { return each.empty(); });
    const bool hasOwn = !layers.isAlwaysShown && !piece.image.empty();
    if (!isWhole || images.size() + (hasOwn ? 1 : 0) < 2 || images.size() > 40) continue;
    Words words;
    addWords(words, layers.title);
    for (const std::string& name : layers.names) addWords(words, name);
    const bool speaksOfLosses =
        hasBeginning(words, {"flip", "step", "reduc", "loss", "lost", "strength", "damage", "deplet", "weak", "hit",
                             "back", "side", "obroc", "odwroc", "strat", "oslab", "morale", "tourn", "retourn"});
    if (!speaksOfLosses) continue;
    StepLayers made{place, hasOwn, {}};
    if (hasOwn) made.pictures.push_back(piece.image);
    made.pictures.insert(made.pictures.end(), images.begin(), images.end());
    if (!best) best = std::move(made);
  }
  return best;
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
