#include "editor/app/fuzzy_match.h"

#include <QStringList>
#include <algorithm>
#include <array>
#include <limits>

#include "core/base/text.h"

namespace redoubt::editor {
namespace {

constexpr std::size_t kMostLetters = 256;
constexpr std::size_t kMostTyped = 64;
constexpr std::size_t kLeastStem = 3;
constexpr std::size_t kMostEnding = 3;

// The score of each matched letter.
constexpr int kLetter = 2;
constexpr int kWordStart = 8;
constexpr int kTextStart = 4;              // in addition to the word's
constexpr int kInARow = 9;                 // more than a word start: the beginning of one word beats those of several
constexpr int kOnePiece = kTextStart + 1;  // a piece at any word start beats scattered letters from the text's start
constexpr int kJump = -3;                  // a run that begins inside a word
constexpr int kWholeText = 6;
constexpr int kEnding = -4;  // a typed letter that is another in this form of the word
constexpr int kNever = std::numeric_limits<int>::min() / 2;

// The letter for searching a character; 0 for characters that are not letters or digits.
char16_t foldedLetter(QChar character) {
  // Latin letters, folded once by the same rules as everywhere else.
  static const auto kLatin = [] {
    std::array<char16_t, 0x250> table{};
    for (char16_t c = 1; c < table.size(); ++c) {
      const std::string one = folded(QString(QChar(c)).toStdString());
      table[c] = one.empty() ? 0 : static_cast<unsigned char>(one.front());
    }
    return table;
  }();
  const char16_t code = character.unicode();
  if (code < kLatin.size() && kLatin[code] != 0) return kLatin[code];
  return character.isLetterOrNumber() ? character.toLower().unicode() : u'\0';
}

std::uint64_t bitOf(char16_t letter) { return std::uint64_t{1} << (letter % 64); }

bool beginsWord(QChar before, QChar here) {
  if (!before.isLetterOrNumber()) return true;
  return (here.isUpper() && before.isLower()) || here.isDigit() != before.isDigit();
}

// The best alignment of one part with one text, letter by letter: `best[i][j]` is the score of the first i + 1 letters
// of the part with the last of them at letter j.
class Alignment {
 public:
  Alignment(std::u16string_view part, const FuzzyText& text) : part_(part), text_(text), width_(text.size()) {
    best_.assign(part.size() * width_, kNever);
    from_.assign(part.size() * width_, -1);
    for (std::size_t i = 0; i < part.size(); ++i) fillRow(i);
  }

  void addTo(FuzzyMatch& match) const {
    const auto last = best_.end() - static_cast<std::ptrdiff_t>(width_);
    const auto found = std::max_element(last, best_.end());
    match.score += *found;
    if (part_.size() == width_) match.score += kWholeText;
    int at = static_cast<int>(found - last);
    for (std::size_t i = part_.size(); i-- > 0;) {
      const int before = from_[i * width_ + static_cast<std::size_t>(at)];
      match.positions.push_back(text_.positionOf(static_cast<std::size_t>(at)));
      const bool continues = i > 0 && before == at - 1;
      if (!continues && !text_.startsWord(static_cast<std::size_t>(at))) ++match.strayRuns;
      at = before;
    }
  }

 private:
  void fillRow(std::size_t i) {
    int bestBefore = i == 0 ? 0 : kNever;  // of the letters before the neighbour
    int bestAt = -1;
    for (std::size_t j = i; j < width_; ++j) {
      if (i > 0 && j >= 2 && best_[(i - 1) * width_ + j - 2] > bestBefore) {
        bestBefore = best_[(i - 1) * width_ + j - 2];
        bestAt = static_cast<int>(j - 2);
      }
      if (text_.letters()[j] != part_[i]) continue;
      const bool startsWord = text_.startsWord(j);
      int score = bestBefore + (startsWord ? kWordStart : kJump);
      int from = bestAt;
      if (i > 0 && j > 0) {
        const int neighbour = best_[(i - 1) * width_ + j - 1];
        const int inARow = neighbour + kInARow;
        if (neighbour > kNever && inARow >= score) {
          score = inARow;
          from = static_cast<int>(j - 1);
        }
      }
      if (score < kNever / 2) continue;
      best_[i * width_ + j] = score + kLetter + (j == 0 ? kTextStart : 0);
      from_[i * width_ + j] = from;
    }
  }

  std::u16string_view part_;
  const FuzzyText& text_;
  std::size_t width_;
  std::vector<int> best_;
  std::vector<int> from_;
};

// The first position of a part in one piece, preferably at the start of a word; nothing if there is none.
std::optional<std::size_t> pieceOf(std::u16string_view part, const FuzzyText& text) {
  std::optional<std::size_t> inside;
  const std::u16string_view letters = text.letters();
  for (std::size_t at = letters.find(part); at != letters.npos; at = letters.find(part, at + 1)) {
    if (text.startsWord(at)) return at;
    if (!inside) inside = at;
  }
  return inside;
}

void addPiece(FuzzyMatch& match, std::u16string_view part, const FuzzyText& text, std::size_t at) {
  const int length = static_cast<int>(part.size());
  match.score += length * kLetter + (length - 1) * kInARow + (text.startsWord(at) ? kWordStart : kJump);
  if (text.startsWord(at)) match.score += kOnePiece;
  if (at == 0) match.score += kTextStart;
  if (part.size() == text.size()) match.score += kWholeText;
  if (!text.startsWord(at)) ++match.strayRuns;
  for (std::size_t letter = at; letter < at + part.size(); ++letter) match.positions.push_back(text.positionOf(letter));
}

void sortPositions(FuzzyMatch& match) {
  std::sort(match.positions.begin(), match.positions.end());
  match.positions.erase(std::unique(match.positions.begin(), match.positions.end()), match.positions.end());
}

bool isSubsequence(std::u16string_view part, std::u16string_view letters) {
  std::size_t found = 0;
  for (const char16_t letter : letters) {
    if (part[found] == letter && ++found == part.size()) return true;
  }
  return false;
}

}  // namespace

FuzzyText::FuzzyText(QStringView text) {
  letters_.reserve(static_cast<std::size_t>(text.size()));
  for (qsizetype i = 0; i < text.size() && letters_.size() < kMostLetters; ++i) {
    const char16_t letter = foldedLetter(text[i]);
    if (letter == 0) continue;
    letters_.push_back(letter);
    occurring_ |= bitOf(letter);
    starts_.push_back(i == 0 || beginsWord(text[i - 1], text[i]));
    positions_.push_back(static_cast<int>(i));
  }
}

FuzzyPattern::FuzzyPattern(const QString& typed) {
  std::size_t letters = 0;
  for (const QString& word : typed.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
    std::u16string part = foldedLetters(word);
    part.resize(std::min(part.size(), kMostTyped - letters));
    letters += part.size();
    for (const char16_t letter : part) occurring_ |= bitOf(letter);
    if (!part.empty()) parts_.push_back(std::move(part));
  }
}

std::optional<FuzzyMatch> FuzzyPattern::match(const FuzzyText& text) const {
  if ((text.occurring() & occurring_) != occurring_) return std::nullopt;
  for (const std::u16string& part : parts_) {
    if (!isSubsequence(part, text.letters())) return std::nullopt;
  }
  FuzzyMatch match;
  for (const std::u16string& part : parts_) {
    // Nothing beats a piece at the beginning of a word, so the expensive search is skipped if there is one.
    if (const auto at = pieceOf(part, text); at && text.startsWord(*at)) {
      addPiece(match, part, text, *at);
    } else {
      Alignment(part, text).addTo(match);
    }
  }
  sortPositions(match);
  return match;
}

std::optional<FuzzyMatch> FuzzyPattern::matchPieces(const FuzzyText& text) const {
  if ((text.occurring() & occurring_) != occurring_) return std::nullopt;
  FuzzyMatch match;
  for (const std::u16string& part : parts_) {
    const auto at = pieceOf(part, text);
    if (!at) return std::nullopt;
    addPiece(match, part, text, *at);
  }
  sortPositions(match);
  return match;
}

std::optional<FuzzyMatch> FuzzyPattern::matchStems(const FuzzyText& text) const {
  FuzzyMatch match;
  for (const std::u16string_view part : parts_) {
    std::optional<std::size_t> at;
    std::size_t length = part.size();
    for (; !at && length + kMostEnding >= part.size(); --length) {
      if (length < part.size() && length < kLeastStem) return std::nullopt;
      at = pieceOf(part.substr(0, length), text);
      if (at && !text.startsWord(*at)) at.reset();
    }
    if (!at) return std::nullopt;
    const std::size_t stem = length + 1;  // the loop went one too far
    addPiece(match, part.substr(0, stem), text, *at);
    match.score += static_cast<int>(part.size() - stem) * kEnding;
  }
  sortPositions(match);
  return match;
}

std::u16string foldedLetters(QStringView text) {
  std::u16string letters;
  for (const QChar character : text) {
    if (const char16_t letter = foldedLetter(character)) letters.push_back(letter);
  }
  return letters;
}

}  // namespace redoubt::editor
