#pragma once

#include <bitset>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

/// Private to core/transcribe: the words and signs of a line.
namespace redoubt::transcribe {

class HexStyle;

/// Which senses of the lexicon have a phrase that begins, or ends, with a word.
using SenseSet = std::bitset<160>;

enum class TokenKind { Word, Hexes, Comma, Semicolon, Colon, Open, Close, Dash, Plus, Gap };

struct Token {
  TokenKind kind = TokenKind::Word;
  std::size_t begin = 0;  ///< bytes of the text it stands in
  std::size_t end = 0;
  std::string text;
  std::string fold{};                ///< of a word: folded() of it
  std::vector<std::string> hexes{};  ///< of Hexes
  bool isRange = false;              ///< of Hexes: its first and last are printed
  SenseSet beginsSenses{};           ///< of a word
  SenseSet endsSenses{};             ///< likewise

  bool isWord() const { return kind == TokenKind::Word; }
  /// Makes it the word `word`, with what the lexicon knows of it.
  void setWord(std::string word);
};

/// The tokens of `text`, with hex numbers as words.
std::vector<Token> tokensOf(std::string_view text);
/// The same with hex numbers told from words.
std::vector<Token> tokensOf(std::string_view text, const HexStyle& style);

/// What stands in `text` from the first to before the last of tokens [begin, end), without blanks at its ends.
std::string printed(std::string_view text, const std::vector<Token>& tokens, std::size_t begin, std::size_t end);

/// Whether the first letter of `text` is upper case. Polish letters count.
bool beginsUpper(std::string_view text);
bool beginsLower(std::string_view text);
/// Whether `text` has letters and none is lower case.
bool isAllCaps(std::string_view text);
/// The length in bytes of a dash at `at` of `text` ('-', '–', '—', '−'), or 0.
std::size_t dashAt(std::string_view text, std::size_t at);
/// Whether `word` is a Roman number up to 40, in capitals.
bool isRoman(std::string_view word);
int romanValue(std::string_view word);
std::string toRoman(int value);
bool isDigits(std::string_view word);
std::string trimmed(std::string_view text);

}  // namespace redoubt::transcribe
