#include "core/exchange/vassal/reading/unit_types.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <vector>

#include "core/base/text.h"
#include "core/exchange/vassal/reading/author_words.h"

namespace redoubt::exchange::vassal::reading {
namespace {

struct Known {
  const char* slug;
  const char* title;
  const char* polish;
  const char* arm;
  const char* symbol;
  bool isModern;
  std::vector<const char*> words;
  std::vector<const char*> beginnings;
};

// The narrower before the wider: anti-tank guns are guns too.
const std::vector<Known>& sorts() {
  static const std::vector<Known> all{
      {"headquarters",
       "Headquarters",
       "Dowództwo",
       "infantry",
       "box-headquarters",
       false,
       {"hq", "hqs", "sztab", "stab"},
       {"headquart", "hqbg", "hqregt"}},
      {"anti-tank",
       "Anti-tank",
       "Przeciwpancerne",
       "artillery",
       "box-anti-tank",
       true,
       {"antitank", "pak", "pzjg"},
       {"panzerjag", "panzerjaeg", "przeciwpanc"}},
      {"anti-aircraft",
       "Anti-aircraft",
       "Przeciwlotnicze",
       "artillery",
       "box-anti-aircraft",
       true,
       {"flak", "aa", "aaa"},
       {"antiaircr", "przeciwlotn"}},
      {"rockets",
       "Rockets",
       "Rakiety",
       "artillery",
       "box-rockets",
       false,
       {"nebelwerfer", "katyusha", "mlrs"},
       {"rocket", "rakiet"}},
      {"mortars", "Mortars", "Moździerze", "artillery", "box-mortars", false, {}, {"mortar", "mozdzierz"}},
      {"engineers",
       "Engineers",
       "Saperzy",
       "infantry",
       "box-engineers",
       false,
       {"eng", "engr", "pi"},
       {"engineer", "pioneer", "pionier", "sapper", "sapeur", "saper"}},
      {"parachute",
       "Parachute",
       "Spadochroniarze",
       "infantry",
       "box-parachute",
       true,
       {"para", "paras", "abn", "fj"},
       {"parachut", "airborne", "paratroop", "fallschirm", "spadochron", "glider"}},
      {"marines", "Marines", "Piechota morska", "infantry", "box-marines", true, {"usmc", "snlf"}, {"marine"}},
      {"mountain",
       "Mountain",
       "Piechota górska",
       "infantry",
       "box-mountain",
       true,
       {"alpini", "gorska"},
       {"mountain", "gebirgs", "alpin"}},
      {"mechanised",
       "Mechanised",
       "Zmechanizowane",
       "armour",
       "box-mechanised",
       true,
       {"mech", "pzgr", "pzg"},
       {"mechani", "panzergren", "zmechan", "halftrack"}},
      {"motorised", "Motorised", "Zmotoryzowane", "armour", "box-motorised", true, {"mot"}, {"motori", "zmotor"}},
      {"reconnaissance",
       "Reconnaissance",
       "Rozpoznanie",
       "cavalry",
       "box-armoured-reconnaissance",
       true,
       {"recce", "recon"},
       {"reconn", "aufkl", "rozpozn"}},
      {"armour",
       "Armour",
       "Pancerne",
       "armour",
       "box-armour",
       true,
       {"arm", "armd", "pz", "tank", "tanks"},
       {"armour", "armor", "panzer", "pancern", "czolg"}},
      {"aircraft",
       "Aircraft",
       "Lotnictwo",
       "air",
       "box-aircraft",
       true,
       {"air", "wing", "fighter", "bomber"},
       {"aircraft", "airplane", "helicopt", "luftwaffe", "lotnic", "samolot"}},
      {"transport",
       "Transport",
       "Transport",
       "infantry",
       "box-transport",
       true,
       {"truck", "trucks", "jeep", "jeeps", "lorry", "lorries"},
       {"transport", "ciezarow"}},
      {"supply",
       "Supply",
       "Tabory",
       "infantry",
       "box-supply",
       false,
       {"depot", "depots", "tabor", "tabory"},
       {"supply", "supplies", "zaopatrz"}},
  };
  return all;
}

struct Echelon {
  const char* slug;
  const char* polish;
  std::vector<const char*> words;
};

const std::array<Echelon, 11>& echelons() {
  static const std::array<Echelon, 11> all{{{"squad", "drużyna", {"squad", "druzyna"}},
                                            {"section", "sekcja", {"section"}},
                                            {"platoon", "pluton", {"platoon", "pluton", "zug"}},
                                            {"company", "kompania", {"company", "kompania", "kompanie", "coy"}},
                                            {"battalion", "batalion", {"battalion", "batalion", "bataillon", "bn"}},
                                            {"regiment", "pułk", {"regiment", "pulk", "rgt", "regt"}},
                                            {"brigade", "brygada", {"brigade", "brygada", "bde"}},
                                            {"division", "dywizja", {"division", "dywizja", "div"}},
                                            {"corps", "korpus", {"corps", "korpus", "korps"}},
                                            {"army", "armia", {"army", "armia", "armee"}},
                                            {"team", "zespół", {"team"}}}};
  return all;
}

bool speaksOf(const Known& sort, const Words& found) {
  return std::any_of(sort.words.begin(), sort.words.end(), [&](const char* each) { return found.contains(each); }) ||
         std::any_of(sort.beginnings.begin(), sort.beginnings.end(), [&](const char* beginning) {
           return std::any_of(found.begin(), found.end(),
                              [&](const std::string& word) { return word.starts_with(beginning); });
         });
}

// Foot, horse and guns, as they were in all centuries.
std::optional<std::string> oldArmIn(const Words& found) {
  const bool isGuns =
      hasAny(found, {"art", "gun", "guns", "bty", "btty", "arty", "dzialo", "dziala", "armata", "armaty"}) ||
      hasBeginning(found, {"artil", "artyl", "batter", "bateri", "cannon", "howitz", "haubic"});
  if (isGuns) return "artillery";
  const bool isMounted = hasAny(found, {"cav", "horse", "kon", "konny", "konna", "jazda", "lanc", "mounted"}) ||
                         hasBeginning(found, {"caval", "kawal", "hussar", "huzar", "husar", "uhlan", "ulan", "lancer",
                                              "dragoon", "dragon", "cuirass", "kirasj", "chevau", "reiter", "cossack"});
  if (isMounted) return "cavalry";
  const bool isFoot = hasAny(found, {"inf", "foot", "rifle", "rifles", "militia", "piechota", "guard", "guards"}) ||
                      hasBeginning(found, {"infant", "piecho", "grenad", "fusil", "musket", "jager", "jaeger"});
  return isFoot ? std::optional<std::string>("infantry") : std::nullopt;
}

std::optional<UnitSort> sortIn(const Words& found) {
  UnitSort sort;
  if (found.contains("combined") && found.contains("arms")) {
    return UnitSort{"mechanised", "armour", "box-mechanised", {}, true};
  }
  const bool isAntiTank = found.contains("anti") && found.contains("tank");
  for (const Known& each : sorts()) {
    if (!speaksOf(each, found) && !(isAntiTank && std::string_view(each.slug) == "anti-tank")) continue;
    sort = {each.slug, each.arm, each.symbol, {}, each.isModern};
    // "Armoured infantry" rides.
    if (sort.slug == "armour" && oldArmIn(found) == "infantry") {
      sort = {"mechanised", "armour", "box-mechanised", {}, true};
    }
    return sort;
  }
  const auto arm = oldArmIn(found);
  if (!arm) return std::nullopt;
  sort.slug = sort.arm = *arm;
  return sort;
}

const Echelon* echelonIn(const Words& found) {
  for (const Echelon& each : echelons()) {
    if (std::any_of(each.words.begin(), each.words.end(), [&](const char* word) { return found.contains(word); })) {
      return &each;
    }
  }
  return nullptr;
}

bool isOneOf(const std::string& text, std::initializer_list<const char*> names) {
  return std::any_of(names.begin(), names.end(), [&](const char* each) { return text == each; });
}

// The values of all marks with such a name: a piece may have one of each of its prototypes.
Words markedWords(const Piece& piece, std::initializer_list<const char*> names) {
  Words found;
  for (const Trait& trait : piece.traits) {
    if (trait.key != "mark") continue;
    if (isOneOf(folded(trait.field(0)), names)) addWords(found, trait.state);
  }
  for (const auto& [key, value] : propertiesOf(piece)) {
    if (isOneOf(folded(key), names)) addWords(found, value);
  }
  return found;
}

// A palette of a formation holds all sorts: "1 SS Pz Corps".
bool isOfFormation(const Words& found) {
  return echelonIn(found) != nullptr;
}

std::vector<std::string> prototypesOf(const Slot* slot, const Piece& piece) {
  std::vector<std::string> all = piece.prototypes;
  if (slot) all.insert(all.end(), slot->piece.prototypes.begin(), slot->piece.prototypes.end());
  return all;
}

// What tells the sort, the surest first.
std::vector<Words> tellers(const Slot* slot, const Piece& piece) {
  std::vector<Words> told;
  told.push_back(
      markedWords(piece, {"type", "class", "kind", "category", "unittype", "arm", "unitclass", "branch", "typ"}));
  Words prototypes;
  for (const std::string& prototype : prototypesOf(slot, piece)) {
    const Words found = wordsIn(prototype);
    if (!isOfFormation(found) || sortIn(found)) prototypes.insert(found.begin(), found.end());
  }
  told.push_back(std::move(prototypes));
  Words names = wordsIn(nameOf(piece));
  if (slot) addWords(names, slot->name);
  told.push_back(std::move(names));
  for (std::size_t i = slot ? slot->folders.size() : 0; i > 0; --i) {
    Words folder = wordsIn(slot->folders[i - 1]);
    if (!isOfFormation(folder)) told.push_back(std::move(folder));
  }
  told.push_back(wordsIn(piece.image.substr(0, piece.image.rfind('.'))));
  return told;
}

// By a property, or a prototype that is called by nothing but a size: "battalion prototype", and not "I Corps Unit".
const Echelon* echelonOf(const Slot* slot, const Piece& piece) {
  const Words marked = markedWords(piece, {"echelon", "size", "unitsize", "level"});
  if (const Echelon* echelon = echelonIn(marked)) return echelon;
  static const Words beside{"prototype", "unit", "units", "size", "the", "of", "combat"};
  for (const std::string& prototype : prototypesOf(slot, piece)) {
    Words found = wordsIn(prototype);
    const Echelon* echelon = echelonIn(found);
    if (!echelon || prototype.find_first_of("0123456789") != std::string::npos) continue;
    std::erase_if(found, [&](const std::string& word) { return beside.contains(word); });
    if (found.size() == 1) return echelon;
  }
  return nullptr;
}

}  // namespace

UnitSort sortOf(const Slot* slot, const Piece& piece) {
  UnitSort sort;
  for (const Words& each : tellers(slot, piece)) {
    if (auto found = sortIn(each)) {
      sort = std::move(*found);
      break;
    }
  }
  if (const Echelon* echelon = echelonOf(slot, piece)) sort.echelon = echelon->slug;
  return sort;
}

std::string titleOf(const UnitSort& sort, bool isPolish) {
  std::string title = sort.slug;
  for (const Known& each : sorts()) {
    if (sort.slug == each.slug) title = isPolish ? each.polish : each.title;
  }
  if (sort.slug == "infantry") title = isPolish ? "Piechota" : "Infantry";
  if (sort.slug == "cavalry") title = isPolish ? "Kawaleria" : "Cavalry";
  if (sort.slug == "artillery") title = isPolish ? "Artyleria" : "Artillery";
  for (const Echelon& each : echelons()) {
    if (sort.echelon != each.slug) continue;
    // "Corps headquarters", but "Infantry battalion"
    if (sort.slug == "headquarters" && !isPolish) {
      title = std::string(each.slug) + " headquarters";
      title[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(title[0])));
      continue;
    }
    title += isPolish ? std::string(", ") + each.polish : std::string(" ") + each.slug;
  }
  return title;
}

std::string typeSlugOf(const UnitSort& sort) {
  return sort.echelon.empty() ? sort.slug : sort.slug + "-" + sort.echelon;
}

}  // namespace redoubt::exchange::vassal::reading
