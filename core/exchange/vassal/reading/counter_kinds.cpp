#include "core/exchange/vassal/reading/counter_kinds.h"

#include <algorithm>
#include <set>

#include "core/base/text.h"
#include "core/exchange/vassal/reading/author_words.h"

namespace redoubt::exchange::vassal::reading {
namespace {

constexpr std::size_t kMostSides = 40;
// More groups of the palette than this are formations or sorts rather than sides.
constexpr std::size_t kMostGroups = 8;

bool isPropertyOfSide(const std::string& key) {
  const Words found = wordsIn(key);
  return found.size() <= 2 &&
         hasAny(found, {"side", "nation", "nationality", "army", "player", "owner", "faction", "country", "force",
                        "strona", "armia", "team", "belligerent", "alliance", "allegiance", "nacja", "kraj"});
}

// "Unit Side" goes before "Army", which may be the third.
bool isSureOfSide(const std::string& key) {
  return !hasAny(wordsIn(key), {"army", "force", "team", "owner", "player", "armia"});
}

bool isPlainWord(const std::string& text) {
  static const std::set<std::string> words{"front", "back", "true",  "false", "yes",
                                           "no",    "left", "right", "none",  "any"};
  return words.contains(folded(text)) || wordsIn(text).empty();
}

std::optional<std::string> sideProperty(const Piece& piece) {
  std::optional<std::string> found;
  for (const auto& [key, value] : propertiesOf(piece)) {
    const std::string plain = plainName(value, 60);
    if (!isPropertyOfSide(key) || plain.empty() || plain.find('$') != std::string::npos ||
        plain.find('{') != std::string::npos || isPlainWord(plain)) {
      continue;
    }
    if (isSureOfSide(key)) return plain;
    if (!found) found = plain;
  }
  return found;
}

// The texts that may name a counter's side, the surest first.
std::vector<std::string> hintsOf(const Slot* slot, const Piece& piece) {
  std::vector<std::string> hints;
  for (const auto& [key, value] : propertiesOf(piece)) {
    if (isPropertyOfSide(key)) hints.push_back(plainName(value));
  }
  for (const std::string& prototype : piece.prototypes) hints.push_back(prototype);
  if (slot) {
    for (const std::string& prototype : slot->piece.prototypes) hints.push_back(prototype);
    for (const std::string& folder : slot->folders) hints.push_back(folder);
    hints.push_back(slot->name);
  }
  hints.push_back(nameOf(piece));
  hints.push_back(plainName(piece.image.substr(0, piece.image.rfind('.'))));
  return hints;
}

// What says what things are, and not whose.
bool isGeneric(const std::string& title) {
  static const std::set<std::string> known{
      "unit",         "units",       "counter",   "counters",   "piece",    "pieces",
      "list",         "marker",      "markers",   "leader",     "leaders",  "general",
      "generals",     "infantry",    "cavalry",   "artillery",  "hq",       "hqs",
      "headquarters", "tank",        "tanks",     "armor",      "armour",   "air",
      "naval",        "ships",       "ship",      "aircraft",   "game",     "combat",
      "land",         "ground",      "support",   "supply",     "misc",     "other",
      "all",          "information", "info",      "status",     "turn",     "forces",
      "force",        "armies",      "army",      "corps",      "division", "divisions",
      "brigade",      "brigades",    "regiments", "battalions", "the",      "and",
      "of",           "jednostki",   "zetony",    "znaczniki",  "dowodcy",  "piechota",
      "kawaleria",    "artyleria",   "pionki",    "tab",        "panel",    "box",
      "main",         "map",         "standard",  "basic",      "palette",  "reinforcements",
      "replacements", "setup",       "start",     "control",    "generic",  "tray",
      "set"};
  const Words all = wordsIn(title);
  return std::all_of(all.begin(), all.end(), [](const std::string& each) { return known.contains(each); });
}

bool hasArmy(const CounterKind& kind) {
  return kind.role == KindRole::Unit || kind.role == KindRole::Leader;
}

bool isFormationTitle(const std::string& title) {
  return !isGeneric(title) &&
         hasAny(wordsIn(title),
                {"corps",    "korps",  "korpus",   "div",         "division", "divisie", "dywizja", "brigade",
                 "brygada",  "bde",    "regiment", "rgt",         "regt",     "pulk",    "army",    "armee",
                 "armia",    "legion", "kg",       "kampfgruppe", "wing",     "column",  "kolumna", "battalion",
                 "batalion", "bn",     "command",  "detachment",  "grupa",    "gruppe"});
}

}  // namespace

std::string formationOf(const Slot* slot, const Piece& piece) {
  static const std::set<std::string> keys{"formation", "division",        "div",   "corps",    "brigade", "command",
                                          "parent",    "parentformation", "group", "formacja", "dywizja", "korpus",
                                          "brygada"};
  static const std::set<std::string> places{"land", "air", "naval", "sea", "ground"};
  for (const auto& [key, value] : propertiesOf(piece)) {
    const std::string plain = plainName(value, 60);
    const bool isNone = hasAny(wordsIn(plain), {"without", "bez", "none", "independent", "unattached"});
    const bool isTold = keys.contains(folded(key)) && !isPlainWord(plain) && !isNone && !places.contains(folded(plain));
    if (isTold && plain.find_first_of("${") == std::string::npos) return plain;
  }
  for (std::size_t i = slot ? slot->folders.size() : 0; i > 0; --i) {
    if (isFormationTitle(slot->folders[i - 1])) return slot->folders[i - 1];
  }
  return {};
}

CounterKinds::CounterKinds(const Module& module, const std::vector<SetUpState>& setUps) {
  findPlayers(module);
  findGroups(module);
  std::map<std::size_t, int> inPalette;
  for (const Slot& slot : module.slots) ++inPalette[add(&slot, slot.piece)];
  for (const auto& [kind, count] : inPalette) kinds_[kind].copies = count;
  for (const SetUpState& setUp : setUps) {
    std::map<std::size_t, int> placed;
    for (const Standing& counter : setUp.counters) ++placed[add(counter.slot, counter.piece)];
    for (const auto& [kind, count] : placed) kinds_[kind].copies = std::max(kinds_[kind].copies, count);
  }
  sortArmies();
}

// As the module orders them, each once.
void CounterKinds::findPlayers(const Module& module) {
  for (const std::string& side : module.sides) {
    const bool isKnown = std::find(players_.begin(), players_.end(), side) != players_.end();
    if (!isOnlooker(side) && !isKnown && players_.size() < kMostSides) players_.push_back(side);
  }
  playerNamings_ = namingsOf(players_);
}

// The first level of the palettes' titles at which they differ.
void CounterKinds::findGroups(const Module& module) {
  for (groupLevel_ = 0; groupLevel_ < 6; ++groupLevel_) {
    std::set<std::string> titles;
    for (const Slot& slot : module.slots) {
      if (slot.folders.size() > groupLevel_) titles.insert(slot.folders[groupLevel_]);
    }
    if (titles.size() > 1) return;
  }
  groupLevel_ = 0;
}

std::string CounterKinds::groupOf(const Slot* slot) const {
  if (!slot) return {};
  for (std::size_t i = groupLevel_; i < slot->folders.size(); ++i) {
    if (toldBy(slot->folders[i]).namesNation) return slot->folders[i];
  }
  for (std::size_t i = groupLevel_; i < slot->folders.size(); ++i) {
    if (!isGeneric(slot->folders[i])) return slot->folders[i];
  }
  return {};
}

// Where nothing else tells: by its prototypes and by what its picture is called.
std::string CounterKinds::nationOf(const Piece& piece) const {
  std::vector<std::string> hints = piece.prototypes;
  hints.push_back(plainName(piece.image.substr(0, piece.image.rfind('.'))));
  for (const std::string& hint : hints) {
    if (const Told& told = toldBy(hint); !told.nation.empty()) return titleOfNation(told.nation);
  }
  return {};
}

const CounterKinds::Told& CounterKinds::toldBy(const std::string& hint) const {
  const auto [found, isNew] = told_.try_emplace(hint);
  Told& told = found->second;
  if (!isNew) return told;
  const Naming naming = namingOf(hint);
  told.namesNation = !naming.nations.empty();
  if (naming.nations.size() == 1) told.nation = *naming.nations.begin();
  int most = 0;
  int allies = 0;
  for (std::size_t i = 0; i < players_.size(); ++i) {
    const int likeness = likenessOf(naming, playerNamings_[i]);
    if (likeness > most) told.byName = players_[i];
    most = std::max(most, likeness);
    if (!isOfAlliance(naming, playerNamings_[i])) continue;
    told.byAlliance = ++allies == 1 ? players_[i] : std::string();
  }
  return told;
}

std::string CounterKinds::playerOf(const Slot* slot, const Piece& piece) const {
  const std::vector<std::string> hints = hintsOf(slot, piece);
  for (const std::string& hint : hints) {
    if (const Told& told = toldBy(hint); !told.byName.empty()) return told.byName;
  }
  for (const std::string& hint : hints) {
    if (const Told& told = toldBy(hint); !told.byAlliance.empty()) return told.byAlliance;
  }
  return {};
}

CounterKinds::Sorted CounterKinds::sorted(const Slot* slot, const Piece& piece) const {
  Sorted sorted;
  sorted.player = playerOf(slot, piece);
  sorted.army = sideProperty(piece).value_or(groupOf(slot));
  const Told& told = toldBy(sorted.army);
  const bool isOfOwnNation = told.byName.empty() && told.byAlliance == sorted.player;
  if (!sorted.player.empty() && !isOfOwnNation) sorted.army = sorted.player;
  if (sorted.army.empty()) sorted.army = nationOf(slot ? slot->piece : piece);
  std::string name = nameOf(piece);
  if (name.empty() && slot) name = slot->name;
  sorted.key = sorted.army + "\n" + name + "\n" + lookOf(slot ? slot->piece : piece);
  return sorted;
}

std::size_t CounterKinds::add(const Slot* slot, const Piece& piece) {
  const Sorted sorted = this->sorted(slot, piece);
  const auto [found, isNew] = byKey_.try_emplace(sorted.key, kinds_.size());
  if (!isNew) return found->second;
  CounterKind kind;
  kind.name = nameOf(piece);
  if (kind.name.empty() && slot) kind.name = slot->name;
  if (kind.name.empty()) kind.name = plainName(piece.image.substr(0, piece.image.find_last_of('.')));
  kind.role = roleOf(slot, piece);
  if (kind.role == KindRole::Unit) {
    kind.sort = sortOf(slot, piece);
    kind.values = valuesOf(slot, piece);
  }
  if (hasArmy(kind)) kind.formation = formationOf(slot, piece);
  kind.piece = piece;
  kind.army = sorted.army;
  kind.armyIsGuess = sorted.player.empty();
  kinds_.push_back(std::move(kind));
  kindPlayers_.push_back(sorted.player);
  return found->second;
}

// Which armies there are, and who leads those that only counters name: a player of whom nothing else is known, if
// there is one alone.
void CounterKinds::sortArmies() {
  std::set<std::string> playing;
  std::set<std::string> guessed;
  for (std::size_t i = 0; i < kinds_.size(); ++i) {
    if (!hasArmy(kinds_[i])) continue;
    if (!kindPlayers_[i].empty())
      playing.insert(kindPlayers_[i]);
    else if (!kinds_[i].army.empty())
      guessed.insert(kinds_[i].army);
  }
  const bool areFormations = !players_.empty() && guessed.size() > kMostGroups;
  if (!areFormations && !guessed.empty() && playing.empty()) std::erase_if(players_, isAnyPlayer);
  std::vector<std::string> idle;
  std::copy_if(players_.begin(), players_.end(), std::back_inserter(idle),
               [&](const std::string& player) { return !playing.contains(player); });
  const std::string heir = idle.size() == 1 && !playing.empty() ? idle.front() : std::string();
  const auto addArmy = [&](const std::string& name, const std::string& player) {
    const bool isKnown =
        std::any_of(armies_.begin(), armies_.end(), [&](const auto& each) { return each.name == name; });
    if (!isKnown && armies_.size() < kMostSides) armies_.push_back({name, player});
    return isKnown || (!armies_.empty() && armies_.back().name == name);
  };
  for (const std::string& player : players_) {
    const bool leadsOthers = player == heir && !guessed.empty() && !areFormations;
    bool hasOwn = false;
    for (std::size_t i = 0; i < kinds_.size(); ++i) hasOwn = hasOwn || (hasArmy(kinds_[i]) && kinds_[i].army == player);
    if (hasOwn || (!leadsOthers && !playing.contains(player))) addArmy(player, player);
    for (std::size_t i = 0; i < kinds_.size(); ++i) {
      if (hasArmy(kinds_[i]) && kindPlayers_[i] == player) addArmy(kinds_[i].army, player);
    }
  }
  for (std::size_t i = 0; i < kinds_.size(); ++i) {
    CounterKind& kind = kinds_[i];
    if (!hasArmy(kind) || !kindPlayers_[i].empty() || kind.army.empty()) continue;
    // Too many to be armies: all of the one who has none, or of nobody known.
    if (areFormations)
      kind.army = heir;
    else if (!addArmy(kind.army, heir.empty() ? kind.army : heir))
      kind.army.clear();
  }
}

std::size_t CounterKinds::kindOf(const Standing& counter) const {
  const auto found = byKey_.find(sorted(counter.slot, counter.piece).key);
  return found == byKey_.end() ? 0 : found->second;
}

}  // namespace redoubt::exchange::vassal::reading
