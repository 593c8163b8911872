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

// What an author says of a sort of counters, rather than of this one.
Words kindWords(const Slot* slot, const Piece& piece) {
  Words found;
  for (const std::string& prototype : piece.prototypes) addWords(found, prototype);
  if (slot) {
    for (const std::string& folder : slot->folders) addWords(found, folder);
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
  return hasAny(found,
                {"marker",         "markers",   "znacznik",   "znaczniki", "zeton",         "zetony",        "chit",
                 "chits",          "token",     "tokens",     "status",    "info",          "informational", "admin",
                 "administrative", "turn",      "weather",    "vp",        "victory",       "control",       "terrain",
                 "marqueur",       "marqueurs", "activation", "misc",      "miscellaneous", "dice",          "phase"});
}

}  // namespace

KindRole roleOf(const Slot* slot, const Piece& piece) {
  const Words kind = kindWords(slot, piece);
  if ((slot && slot->isCard) || hasAny(kind, {"card", "cards", "karta", "karty", "carte", "cartes", "karten"})) {
    return KindRole::Card;
  }
  Words name;
  addWords(name, nameOf(piece));
  if (hasAny(name, {"marker", "markers", "znacznik", "zeton", "chit", "vp"})) return KindRole::Marker;
  if (speaksOfMarkers(kind) && !speaksOfUnits(kind) && !speaksOfLeaders(kind)) return KindRole::Marker;
  if (speaksOfLeaders(kind) && !speaksOfUnits(kind)) return KindRole::Leader;
  if (hasAny(name, {"leader", "general", "commander", "dowodca", "gen"}) && !speaksOfUnits(name)) {
    return KindRole::Leader;
  }
  return KindRole::Unit;
}

std::string armOf(const Slot* slot, const Piece& piece) {
  Words found = kindWords(slot, piece);
  addWords(found, nameOf(piece));
  if (slot) addWords(found, slot->name);
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
        hasBeginning(words, {"flip", "step", "reduc", "loss", "los", "strength", "damage", "deplet", "weak", "hit",
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
