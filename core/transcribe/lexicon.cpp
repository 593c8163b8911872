#include "core/transcribe/lexicon.h"

#include <algorithm>
#include <cassert>

#include "core/base/text.h"
#include "core/base/wording.h"
#include "core/transcribe/tokens.h"

namespace redoubt::transcribe {

const Lexicon& Lexicon::get() {
  static const Lexicon kLexicon;
  return kLexicon;
}

Lexicon::Lexicon() {
  for (const std::string& language : wording::languages()) add(language);
  const auto longestFirst = [](std::vector<Phrase>& phrases) {
    std::stable_sort(phrases.begin(), phrases.end(), [](auto& a, auto& b) { return a.size() > b.size(); });
  };
  for (Sense& sense : senses_) {
    for (auto& [word, phrases] : sense.byFirst) longestFirst(phrases);
    for (auto& [word, phrases] : sense.byLast) longestFirst(phrases);
    longestFirst(sense.stems);
  }
}

void Lexicon::add(std::string_view language) {
  constexpr std::string_view kWords = "reading.words.";
  constexpr std::string_view kNumbers = "reading.numbers.";
  constexpr std::string_view kOrdinals = "reading.ordinals.";
  const auto& all = wording::in(language).all();
  for (auto text = all.lower_bound("reading."); text != all.end() && text->first.starts_with("reading."); ++text) {
    const std::string_view key = text->first;
    for (const std::string_view each : words(text->second, "|")) {
      if (key.starts_with(kWords)) {
        Phrase phrase;
        for (const std::string_view word : words(each)) {
          phrase.push_back({folded(word), word.ends_with('*')});
        }
        if (phrase.empty()) continue;
        Sense& sense = senseNamed(key.substr(kWords.size()));
        noteUses(phrase, static_cast<std::size_t>(&sense - senses_.data()));
        const bool hasStem = phrase.front().isStem || phrase.back().isStem;
        if (hasStem) {
          sense.stems.push_back(std::move(phrase));
        } else {
          sense.byFirst[phrase.front().text].push_back(phrase);
          sense.byLast[phrase.back().text].push_back(std::move(phrase));
        }
      } else if (key.starts_with(kNumbers)) {
        if (const auto value = toInteger(key.substr(kNumbers.size())))
          numbers_[folded(each)] = static_cast<int>(*value);
      } else if (key.starts_with(kOrdinals)) {
        if (const auto value = toInteger(key.substr(kOrdinals.size())))
          ordinals_[folded(each)] = static_cast<int>(*value);
      }
    }
  }
}

Lexicon::Sense& Lexicon::senseNamed(std::string_view name) {
  if (const auto found = indices_.find(name); found != indices_.end()) return senses_[found->second];
  names_.push_back(std::make_unique<std::string>(name));
  indices_.emplace(*names_.back(), senses_.size());
  assert(senses_.size() < SenseSet().size());
  return senses_.emplace_back();
}

std::optional<std::size_t> Lexicon::indexOf(std::string_view sense) const {
  const auto found = indices_.find(sense);
  return found == indices_.end() ? std::nullopt : std::optional(found->second);
}

void Lexicon::noteUses(const Phrase& phrase, std::size_t sense) {
  const auto usesOf = [this](const Word& word) -> Uses& {
    if (!word.isStem) return uses_[word.text];
    const auto found =
        std::find_if(stems_.begin(), stems_.end(), [&](const Stem& each) { return each.text == word.text; });
    return found == stems_.end() ? stems_.emplace_back(Stem{word.text, {}}).uses : found->uses;
  };
  usesOf(phrase.front()).begins.set(sense);
  usesOf(phrase.back()).ends.set(sense);
}

void Lexicon::addSenses(Token& word) const {
  Uses uses;
  if (const auto found = uses_.find(word.fold); found != uses_.end()) uses = found->second;
  for (const Stem& stem : stems_) {
    if (!word.fold.starts_with(stem.text)) continue;
    uses.begins |= stem.uses.begins;
    uses.ends |= stem.uses.ends;
  }
  word.beginsSenses = uses.begins;
  word.endsSenses = uses.ends;
}

bool Lexicon::fits(const Word& word, const Token& token) {
  if (token.kind != TokenKind::Word) return false;
  return word.isStem ? std::string_view(token.fold).starts_with(word.text) : token.fold == word.text;
}

// The length of the longest of `phrases` that begins at `at`, or that ends before it.
std::size_t Lexicon::longest(const std::vector<Phrase>* phrases, const std::vector<Token>& tokens, std::size_t at,
                             bool isEnd) {
  if (!phrases) return 0;
  for (const Phrase& phrase : *phrases) {
    if (isEnd ? at < phrase.size() : at + phrase.size() > tokens.size()) continue;
    const std::size_t begin = isEnd ? at - phrase.size() : at;
    bool all = true;
    for (std::size_t k = 0; all && k < phrase.size(); ++k) all = fits(phrase[k], tokens[begin + k]);
    if (all) return phrase.size();
  }
  return 0;
}

namespace {

template <class Map>
const auto* under(const Map& map, const std::string& word) {
  const auto found = map.find(word);
  return found == map.end() ? nullptr : &found->second;
}

}  // namespace

std::size_t Lexicon::match(std::string_view sense, const std::vector<Token>& tokens, std::size_t at) const {
  if (at >= tokens.size() || !tokens[at].isWord() || tokens[at].beginsSenses.none()) return 0;
  const auto index = indexOf(sense);
  if (!index || !tokens[at].beginsSenses.test(*index)) return 0;
  const Sense& found = senses_[*index];
  return std::max(longest(under(found.byFirst, tokens[at].fold), tokens, at, false),
                  longest(&found.stems, tokens, at, false));
}

std::size_t Lexicon::matchBefore(std::string_view sense, const std::vector<Token>& tokens, std::size_t end) const {
  if (end == 0 || end > tokens.size() || !tokens[end - 1].isWord() || tokens[end - 1].endsSenses.none()) return 0;
  const auto index = indexOf(sense);
  if (!index || !tokens[end - 1].endsSenses.test(*index)) return 0;
  const Sense& found = senses_[*index];
  return std::max(longest(under(found.byLast, tokens[end - 1].fold), tokens, end, true),
                  longest(&found.stems, tokens, end, true));
}

bool Lexicon::isOne(std::string_view sense, std::string_view text) const {
  const std::vector<Token> tokens = tokensOf(text);
  return !tokens.empty() && match(sense, tokens, 0) == tokens.size();
}

bool Lexicon::isIn(std::string_view sense, const std::vector<Token>& tokens) const {
  for (std::size_t at = 0; at < tokens.size(); ++at) {
    if (match(sense, tokens, at) > 0) return true;
  }
  return false;
}

std::optional<int> Lexicon::number(std::string_view word) const {
  if (const auto value = toInteger(word); value && *value >= 0 && *value <= 1'000) return static_cast<int>(*value);
  const auto found = numbers_.find(folded(word));
  return found == numbers_.end() ? std::nullopt : std::optional(found->second);
}

std::optional<int> Lexicon::ordinal(std::string_view word) const {
  const std::string fold = folded(word);
  if (const auto found = ordinals_.find(fold); found != ordinals_.end()) return found->second;
  const std::size_t digits = std::min(fold.find_first_not_of("0123456789"), fold.size());
  if (digits == 0 || digits > 3) return std::nullopt;
  const std::string_view ending = std::string_view(fold).substr(digits);
  const bool isOrdinal = ending == "st" || ending == "nd" || ending == "rd" || ending == "th" ||
                         (ending.empty() && word.ends_with('.')) || ending == "er" || ending == "e" || ending == "re" ||
                         ending == "eme" || ending == "ty" || ending == "szy" || ending == "gi";
  if (!isOrdinal) return std::nullopt;
  return static_cast<int>(*toInteger(std::string_view(fold).substr(0, digits)));
}

}  // namespace redoubt::transcribe
