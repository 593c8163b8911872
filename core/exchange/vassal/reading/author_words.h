#pragma once

#include <initializer_list>
#include <set>
#include <string>

/// Private to core/exchange/vassal/reading: the words in what the authors of modules call things.
namespace redoubt::exchange::vassal::reading {

using Words = std::set<std::string>;

/// The words of a text, in lower case and without accents: "LightInfantry_2" has two.
Words wordsIn(const std::string& text);
void addWords(Words& found, const std::string& text);

bool hasAny(const Words& found, std::initializer_list<const char*> wanted);
/// Whether a word begins with one of these.
bool hasBeginning(const Words& found, std::initializer_list<const char*> beginnings);

/// The last word of a text, which in most names is what the thing is; empty if there is none.
std::string lastWordOf(const std::string& text);

}  // namespace redoubt::exchange::vassal::reading
