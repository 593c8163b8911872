#include "core/rules/book/questions.h"

#include <algorithm>
#include <charconv>
#include <map>
#include <tuple>

#include "core/base/text.h"

namespace redoubt::rules {
namespace {

bool isCountedInTens(const std::set<int>& ordinals) {
  return *ordinals.rbegin() > 10 && !ordinals.contains(9) && !ordinals.contains(10);
}

bool isOfSlug(char c) {
  return ('a' <= c && c <= 'z') || ('0' <= c && c <= '9') || c == '-';
}

// A run of slugs in a note, with the word before it.
struct Mention {
  std::size_t begin = 0;
  std::size_t end = 0;
  std::vector<const model::Question*> questions;
};

// "a, b" from `at` on, as far as it names questions.
Mention mentionAt(const model::Battle& battle, std::string_view note, std::size_t begin, std::size_t at) {
  Mention mention{begin, begin, {}};
  while (at < note.size()) {
    std::size_t stop = at;
    while (stop < note.size() && isOfSlug(note[stop])) ++stop;
    const model::Question* question = battle.bySlug<model::Question>(note.substr(at, stop - at));
    if (!question) break;
    mention.questions.push_back(question);
    mention.end = stop;
    if (note.substr(stop, 2) != ", ") break;
    at = stop + 2;
  }
  return mention;
}

std::vector<Mention> mentionsIn(const model::Battle& battle, std::string_view note) {
  constexpr std::string_view kWord = "question";
  std::vector<Mention> mentions;
  for (std::size_t at = note.find(kWord); at != std::string_view::npos; at = note.find(kWord, at + 1)) {
    std::size_t slug = at + kWord.size();
    if (slug < note.size() && note[slug] == 's') ++slug;
    if (slug >= note.size() || note[slug] != ' ') continue;
    Mention mention = mentionAt(battle, note, at, slug + 1);
    if (!mention.questions.empty()) mentions.push_back(std::move(mention));
  }
  return mentions;
}

}  // namespace

std::optional<ParagraphPlace> placeOf(const std::string& number) {
  const std::size_t dot = number.rfind('.');
  if (dot == std::string::npos) return std::nullopt;
  ParagraphPlace place{number.substr(0, dot), 0};
  const char* end = number.data() + number.size();
  const auto [stop, error] = std::from_chars(number.data() + dot + 1, end, place.ordinal);
  if (error != std::errc() || stop != end) return std::nullopt;
  return place;
}

ParagraphOrder::ParagraphOrder(const std::vector<std::string>& numbers) {
  std::map<std::string, std::set<int>> sections;
  for (const std::string& number : numbers) {
    if (const auto place = placeOf(number)) sections[place->section].insert(place->ordinal);
  }
  for (const auto& [section, ordinals] : sections) {
    if (isCountedInTens(ordinals)) inTens_.insert(section);
  }
}

// 4.21 counted in tens as if it were 4.2.21.
std::string ParagraphOrder::comparable(const std::string& number) const {
  const auto place = placeOf(number);
  if (!place || place->ordinal < 10 || !countsInTens(place->section)) return number;
  return place->section + "." + std::to_string(place->ordinal / 10) + "." + std::to_string(place->ordinal);
}

bool ParagraphOrder::operator()(const std::string& a, const std::string& b) const {
  return naturalLess(comparable(a), comparable(b));
}

std::vector<const model::Question*> questionsInOrder(const model::Battle& battle) {
  std::map<Id<model::Source>, std::vector<std::string>> numbers;
  for (const model::Paragraph& paragraph : battle.all<model::Paragraph>())
    numbers[paragraph.source].push_back(paragraph.number);
  std::map<Id<model::Source>, ParagraphOrder> orders;
  for (const auto& [source, all] : numbers) orders.emplace(source, ParagraphOrder(all));
  std::vector<const model::Question*> questions;
  for (const model::Question& question : battle.all<model::Question>()) questions.push_back(&question);
  std::sort(questions.begin(), questions.end(), [&](const model::Question* a, const model::Question* b) {
    const model::Paragraph* first = battle.find(a->paragraph);
    const model::Paragraph* second = battle.find(b->paragraph);
    if (!first || !second) return std::tuple(!first, a->slug) < std::tuple(!second, b->slug);
    if (first->source != second->source) return first->source < second->source;
    const ParagraphOrder& order = orders.at(first->source);
    if (order(first->number, second->number)) return true;
    if (order(second->number, first->number)) return false;
    return std::tuple(first->occurrence, a->slug) < std::tuple(second->occurrence, b->slug);
  });
  return questions;
}

bool isOpen(const model::Question& question) {
  return words(question.reading).empty();
}

std::vector<const model::Question*> questionsIn(const model::Battle& battle, std::string_view note) {
  std::vector<const model::Question*> questions;
  for (const Mention& mention : mentionsIn(battle, note))
    questions.insert(questions.end(), mention.questions.begin(), mention.questions.end());
  return questions;
}

std::string withoutQuestions(const model::Battle& battle, std::string_view note) {
  std::string text;
  std::size_t from = 0;
  for (const Mention& mention : mentionsIn(battle, note)) {
    text += note.substr(from, mention.begin - from);
    from = mention.end;
    const bool isInBrackets = text.ends_with('(') && note.substr(from, 1) == ")";
    if (isInBrackets) text.pop_back(), ++from;
    text.erase(text.find_last_not_of(" ,;:") + 1);
  }
  text += note.substr(from);
  text.erase(0, text.find_first_not_of(" ,;:"));
  return text;
}

}  // namespace redoubt::rules
