#include "core/exchange/vassal/reading/author_words.h"

#include <algorithm>
#include <string_view>

#include "core/base/text.h"

namespace redoubt::exchange::vassal::reading {
namespace {

template <class Take>
void eachWord(std::string_view text, const Take& take) {
  std::string word;
  const auto end = [&] {
    if (const std::string plain = folded(word); !plain.empty()) take(plain);
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

}  // namespace

void addWords(Words& found, const std::string& text) {
  eachWord(text, [&](const std::string& word) { found.insert(word); });
}

Words wordsIn(const std::string& text) {
  Words found;
  addWords(found, text);
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

std::string lastWordOf(const std::string& text) {
  std::string last;
  eachWord(text, [&](const std::string& word) { last = word; });
  return last;
}

}  // namespace redoubt::exchange::vassal::reading
