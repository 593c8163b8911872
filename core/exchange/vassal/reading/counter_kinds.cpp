#include "core/exchange/vassal/reading/counter_kinds.h"

#include <algorithm>
#include <set>

#include "core/base/text.h"

namespace redoubt::exchange::vassal::reading {
namespace {

// Sides without an army.
bool isOnlooker(const std::string& side) {
  static const std::set<std::string> words{
      "solitaire", "solo", "observer", "moderator",  "referee", "umpire",  "spectator", "gamemaster",
      "gm",        "both", "all",      "obserwator", "sedzia",  "neutral", "arbitre",   "schiedsrichter"};
  return words.contains(folded(side));
}

// How surely two words mean the same people: 3 for the same word, 2 if one begins with the other ("German" and
// "Germans"), 1 if they begin alike ("Allied" and "Allies"), 0 if not.
int likeness(const std::string& word, const std::string& side) {
  if (word == side) return 3;
  const std::size_t least = std::min(word.size(), side.size());
  const std::size_t most = std::max(word.size(), side.size());
  if (least < 4 || most - least > 3) return 0;
  const auto same = static_cast<std::size_t>(
      std::mismatch(word.begin(), word.begin() + static_cast<std::ptrdiff_t>(least), side.begin()).first -
      word.begin());
  if (same == least) return 2;
  return same >= 4 && 2 * same + 1 >= most ? 1 : 0;
}

// How surely a text names a side: by the whole of it or by one of its words.
int likenessOf(const std::string& text, const std::string& side) {
  const std::string wanted = folded(side);
  if (wanted.empty()) return 0;
  int best = folded(text) == wanted ? 3 : 0;
  for (const std::string_view word : words(text, " \t-_/.,:;()[]0123456789")) {
    best = std::max(best, likeness(folded(word), wanted));
  }
  return best;
}

bool isPropertyOfSide(const std::string& key) {
  static const std::set<std::string> words{"side",    "nation",  "nationality", "army",   "player", "owner",
                                           "faction", "country", "force",       "strona", "armia",  "team"};
  return words.contains(folded(key));
}

std::optional<std::string> sideProperty(const Piece& piece) {
  for (const auto& [key, value] : propertiesOf(piece)) {
    const std::string plain = plainName(value, 60);
    if (isPropertyOfSide(key) && !plain.empty() && plain.find('$') == std::string::npos &&
        plain.find('{') == std::string::npos) {
      return plain;
    }
  }
  return std::nullopt;
}

// The texts that may name a counter's side, the surest first.
std::vector<std::string> hintsOf(const Slot* slot, const Piece& piece) {
  std::vector<std::string> hints;
  for (const auto& [key, value] : propertiesOf(piece)) {
    if (isPropertyOfSide(key)) hints.push_back(value);
  }
  for (const std::string& prototype : piece.prototypes) hints.push_back(prototype);
  if (slot) {
    for (const std::string& prototype : slot->piece.prototypes) hints.push_back(prototype);
    for (const std::string& folder : slot->folders) hints.push_back(folder);
    hints.push_back(slot->name);
  }
  hints.push_back(nameOf(piece));
  return hints;
}

constexpr std::size_t kMostSides = 40;

}  // namespace

CounterKinds::CounterKinds(const Module& module, const std::vector<SetUpState>& setUps) {
  std::copy_if(module.sides.begin(), module.sides.end(), std::back_inserter(players_),
               [](const std::string& side) { return !isOnlooker(side); });
  std::sort(players_.begin(), players_.end());
  players_.erase(std::unique(players_.begin(), players_.end()), players_.end());
  // As the module orders them.
  const auto placeOf = [&](const std::string& side) {
    return std::find(module.sides.begin(), module.sides.end(), side) - module.sides.begin();
  };
  std::sort(players_.begin(), players_.end(),
            [&](const std::string& a, const std::string& b) { return placeOf(a) < placeOf(b); });
  if (players_.size() > kMostSides) players_.resize(kMostSides);
  sides_ = players_;
  findGroups(module);
  std::map<std::size_t, int> inPalette;
  for (const Slot& slot : module.slots) ++inPalette[add(&slot, slot.piece)];
  for (const auto& [kind, count] : inPalette) kinds_[kind].copies = count;
  for (const SetUpState& setUp : setUps) {
    std::map<std::size_t, int> placed;
    for (const Standing& counter : setUp.counters) ++placed[add(counter.slot, counter.piece)];
    for (const auto& [kind, count] : placed) kinds_[kind].copies = std::max(kinds_[kind].copies, count);
  }
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
  if (!slot || slot->folders.size() <= groupLevel_) return {};
  return slot->folders[groupLevel_];
}

CounterKinds::Sorted CounterKinds::sorted(const Slot* slot, const Piece& piece) const {
  Sorted sorted;
  for (const std::string& hint : hintsOf(slot, piece)) {
    int most = 0;
    for (const std::string& side : players_) {
      const int likeness = likenessOf(hint, side);
      if (likeness > most) sorted.side = side;
      most = std::max(most, likeness);
    }
    sorted.isGuess = most == 0;
    if (!sorted.isGuess) break;
  }
  if (sorted.side.empty()) sorted.side = sideProperty(piece).value_or(groupOf(slot));
  std::string name = nameOf(piece);
  if (name.empty() && slot) name = slot->name;
  sorted.key = sorted.side + "\n" + name + "\n" + lookOf(slot ? slot->piece : piece);
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
  if (kind.role == KindRole::Unit) kind.arm = armOf(slot, piece);
  kind.piece = piece;
  kind.side = sorted.side;
  kind.sideIsGuess = sorted.isGuess;
  const bool hasArmy = kind.role == KindRole::Unit || kind.role == KindRole::Leader;
  if (hasArmy && !kind.side.empty() && std::find(sides_.begin(), sides_.end(), kind.side) == sides_.end()) {
    if (sides_.size() < kMostSides)
      sides_.push_back(kind.side);
    else
      kind.side = sides_.back();
  }
  kinds_.push_back(std::move(kind));
  return found->second;
}

std::size_t CounterKinds::kindOf(const Standing& counter) const {
  const auto found = byKey_.find(sorted(counter.slot, counter.piece).key);
  return found == byKey_.end() ? 0 : found->second;
}

}  // namespace redoubt::exchange::vassal::reading
