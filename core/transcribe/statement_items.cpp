#include <algorithm>
#include <set>

#include "core/base/text.h"
#include "core/transcribe/lexicon.h"
#include "core/transcribe/statement.h"

// The items of a statement: its names, each with its place.
namespace redoubt::transcribe {
namespace {

void fill(Item& item, const Place& place, const std::string& hex) {
  item.hex = hex;
  item.facing = place.facing;
  item.within = place.within;
  item.zone = place.zone;
  item.with = place.with;
  item.isWithOwn = place.isOwn;
  if (!place.except.empty()) item.note = place.except;
  item.enters = place.enters;
  item.isBareZone = place.isBareZone && place.hexes.empty();
}

Item itemOf(const Name& name) {
  Item item;
  (name.isLeader ? item.leader : item.unit) = name.text;
  item.count = name.count;
  item.state = name.state;
  item.isAny = name.isAny;
  item.begin = name.begin;
  item.end = name.end;
  if (!name.figures.empty()) item.figures[""] = name.figures;
  return item;
}

// "Alvinczy: on any Austrian unit": who stands with any unit commands.
bool isLeaderOf(const Place& place, const Name& name) {
  const Lexicon& lexicon = Lexicon::get();
  const std::vector<Token> with = tokensOf(place.with);
  if (place.isOwn || with.empty() || lexicon.match("any-count", with, 0) == 0 || !lexicon.isIn("count-noun", with))
    return false;
  const std::vector<Token> tokens = tokensOf(name.text);
  return !name.count && !name.isAny && tokens.size() <= 3 && !lexicon.isIn("unit-kind", tokens) &&
         std::all_of(tokens.begin(), tokens.end(), [](const Token& each) {
           return each.isWord() && beginsUpper(each.text) &&
                  each.text.find_first_of("0123456789/") == std::string::npos;
         });
}

// "African foot 1-4: 2910-2913": as many hexes in a row as units.
void spreadRange(Place& place, const std::vector<Name>& names) {
  const bool areRange =
      names.size() > 1 && std::all_of(names.begin(), names.end(), [](auto& each) { return each.isGuess; });
  if (!areRange || !place.isChoice || !place.isRange || place.hexes.size() != 2) return;
  const std::string first = place.hexes[0];
  const std::string last = place.hexes[1];
  if (first.size() != last.size() || first.size() < 3 || !isDigits(first) || !isDigits(last)) return;
  const auto from = *toInteger(first);
  if (*toInteger(last) - from + 1 != static_cast<std::int64_t>(names.size())) return;
  place.hexes.clear();
  place.isChoice = false;
  for (std::size_t k = 0; k < names.size(); ++k) {
    std::string hex = std::to_string(from + static_cast<std::int64_t>(k));
    hex.insert(0, first.size() - std::min(first.size(), hex.size()), '0');
    place.hexes.push_back(std::move(hex));
  }
}

}  // namespace

std::vector<Item> itemsOf(const Group& group, std::vector<Guess>& guesses) {
  std::vector<Item> items;
  Place place = group.place.value_or(Place{});
  std::vector<Name> names = group.names;
  for (Name& name : names) name.isLeader |= isLeaderOf(place, name);
  spreadRange(place, names);
  const std::size_t hexes = place.hexes.size();
  const bool each = hexes > 1 && !place.isChoice;
  if (each && names.size() == hexes) {
    for (std::size_t k = 0; k < hexes; ++k) {
      items.push_back(itemOf(names[k]));
      fill(items.back(), place, place.hexes[k]);
    }
    guesses.push_back({place.hexText, join(place.hexes, ", "), Phrase::of("reading.guesses.one-each")});
  } else if (each && names.size() == 1) {
    for (const std::string& hex : place.hexes) {
      items.push_back(itemOf(names.front()));
      fill(items.back(), place, hex);
    }
    if (items.front().count == static_cast<int>(hexes))
      for (Item& item : items) item.count.reset();
  } else {
    for (const Name& name : names) {
      items.push_back(itemOf(name));
      fill(items.back(), place, hexes == 1 ? place.hexes.front() : place.hexText);
    }
    if (each && names.size() > 1) {
      guesses.push_back({place.hexText, place.hexText, Phrase::of("reading.guesses.several-hexes")});
    }
  }
  if (!place.except.empty()) guesses.push_back({place.except, {}, Phrase::of("reading.guesses.except")});
  if (place.isMisprint) guesses.push_back({place.hexText, place.hexText, Phrase::of("reading.guesses.misprint")});
  std::set<std::string> distinct(place.hexes.begin(), place.hexes.end());
  if (distinct.size() < hexes)
    guesses.push_back({place.hexText, place.hexText, Phrase::of("reading.guesses.same-hex")});
  for (const Name& name : names) {
    if (name.isGuess) guesses.push_back({std::string(), name.text, Phrase::of("reading.guesses.list-member")});
  }
  return items;
}

}  // namespace redoubt::transcribe
