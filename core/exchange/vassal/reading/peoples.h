#pragma once

#include <set>
#include <string>
#include <vector>

/// Private to core/exchange/vassal/reading: whose a counter is, told by the names of nations and alliances.
namespace redoubt::exchange::vassal::reading {

/// A text and what is in it.
struct Naming {
  std::string whole;               ///< folded
  std::vector<std::string> words;  ///< folded
  std::set<std::string> nations;   ///< nations, alliances and parties that it names, each by one of its names
};
Naming namingOf(const std::string& text);

/// The sides of a game, each without the nations and words that others have too: "North Korea" is not "Korea".
std::vector<Naming> namingsOf(const std::vector<std::string>& sides);

/// How surely a text names a side: 0 not at all; 1 by a word that begins alike; 2 by one that goes on from it, or by
/// another name of the same nation ("French" and "France"); 3 by the very word.
int likenessOf(const Naming& text, const Naming& side);

/// Whether a text names a nation that is known to have fought for an alliance ("German" and "Axis").
bool isOfAlliance(const Naming& text, const Naming& alliance);

/// What to call a nation that a naming has: "Confederate", "USA".
std::string titleOfNation(const std::string& nation);

/// Whether this is a seat at the table rather than a side of the battle: "Solitaire", "Observer".
bool isOnlooker(const std::string& side);
/// Whether a side is called by no name of its own: "Player 1".
bool isAnyPlayer(const std::string& side);

}  // namespace redoubt::exchange::vassal::reading
