#include <algorithm>
#include <charconv>
#include <map>
#include <set>

#include "core/base/text.h"
#include "core/check/gathering.h"
#include "core/check/transcription/transcription_checks.h"
#include "core/rules/turns/set_up.h"

namespace redoubt::check {
namespace {

using ParagraphList = std::vector<const model::Paragraph*>;

std::map<Id<model::Source>, ParagraphList> bySource(const model::Battle& battle) {
  std::map<Id<model::Source>, ParagraphList> sources;
  for (const model::Paragraph& paragraph : battle.all<model::Paragraph>())
    sources[paragraph.source].push_back(&paragraph);
  for (auto& [source, paragraphs] : sources) {
    std::stable_sort(paragraphs.begin(), paragraphs.end(), [](const auto* a, const auto* b) {
      return naturalLess(a->number, b->number) || (a->number == b->number && a->occurrence < b->occurrence);
    });
  }
  return sources;
}

void lookForTwice(Gathering& gathering, const model::Source& source, const ParagraphList& paragraphs) {
  std::map<std::string, int> times;
  for (const model::Paragraph* paragraph : paragraphs) ++times[paragraph->number];
  for (const auto& [number, count] : times) {
    if (count < 2) continue;
    gathering.add("paragraph-twice", "source/" + source.slug + "/" + number,
                  {{"source", source.title}, {"number", number}, {"count", std::to_string(count)}});
  }
}

// "8.15.6" is the 6th of "8.15"; nothing for a number that doesn't end in one.
struct Place {
  std::string section;
  int ordinal = 0;
};

std::optional<Place> placeOf(const std::string& number) {
  const std::size_t dot = number.rfind('.');
  if (dot == std::string::npos) return std::nullopt;
  Place place{number.substr(0, dot), 0};
  const char* end = number.data() + number.size();
  const auto [stop, error] = std::from_chars(number.data() + dot + 1, end, place.ordinal);
  if (error != std::errc() || stop != end) return std::nullopt;
  return place;
}

// Some books count in tens: 4.21 is the first paragraph of 4.2, and there is no 4.9 or 4.10 before it.
bool isCountedInTens(const std::set<int>& ordinals) {
  return *ordinals.rbegin() > 10 && !ordinals.contains(9) && !ordinals.contains(10);
}

// Whether a paragraph may stand behind another of its section. A heading 8.0 is followed by 8.1.
bool mayFollow(int before, int next, bool isInTens) {
  if (next == before + 1 || before == 0) return true;
  return isInTens && next > 10 && next % 10 == 1;
}

void lookForGaps(Gathering& gathering, const model::Source& source, const ParagraphList& paragraphs) {
  std::map<std::string, std::set<int>> sections;
  for (const model::Paragraph* paragraph : paragraphs) {
    if (const auto place = placeOf(paragraph->number)) sections[place->section].insert(place->ordinal);
  }
  for (const auto& [section, ordinals] : sections) {
    const bool isInTens = isCountedInTens(ordinals);
    for (auto at = ordinals.begin(); std::next(at) != ordinals.end(); ++at) {
      const int next = *std::next(at);
      if (mayFollow(*at, next, isInTens)) continue;
      const std::string number = section + "." + std::to_string(next);
      gathering.add("paragraph-gap", "source/" + source.slug + "/" + number,
                    {{"source", source.title}, {"number", number}, {"before", section + "." + std::to_string(*at)}});
    }
  }
}

// Paragraphs that a value, a question or a whole row comes from.
std::set<Id<model::Paragraph>> usedParagraphs(const model::Battle& battle) {
  std::set<Id<model::Paragraph>> used;
  for (const model::Provenance& row : battle.all<model::Provenance>()) {
    if (row.paragraph) used.insert(*row.paragraph);
  }
  for (const model::Question& question : battle.all<model::Question>()) {
    if (question.paragraph) used.insert(*question.paragraph);
  }
  return used;
}

// Notes name further paragraphs the same value stands in: "4.5.1 to 4.5.3", "artillery by 6.8".
std::set<std::string_view> numbersInNotes(const model::Battle& battle) {
  std::set<std::string_view> all;
  for (const model::Paragraph& paragraph : battle.all<model::Paragraph>()) all.insert(paragraph.number);
  std::set<std::string_view> numbers;
  for (const model::Provenance& row : battle.all<model::Provenance>()) {
    for (std::string_view word : words(row.note)) {
      while (!word.empty() && (word.back() == ',' || word.back() == ';' || word.back() == '.')) word.remove_suffix(1);
      if (all.contains(word)) numbers.insert(word);
    }
  }
  return numbers;
}

void lookForUnused(Gathering& gathering, const model::Source& source, const ParagraphList& paragraphs,
                   const std::set<Id<model::Paragraph>>& used, const std::set<std::string_view>& inNotes) {
  std::vector<std::string> unused;
  for (const model::Paragraph* paragraph : paragraphs) {
    if (!used.contains(paragraph->id) && !inNotes.contains(paragraph->number)) unused.push_back(paragraph->number);
  }
  if (unused.empty() || unused.size() == paragraphs.size()) return;  // a book that was only listed so far
  gathering.add("paragraphs-unused", subjectOf(source),
                {{"source", source.title},
                 {"count", std::to_string(unused.size())},
                 {"all", std::to_string(paragraphs.size())},
                 {"numbers", joined(unused)}});
}

}  // namespace

std::vector<Finding> checkParagraphs(const CheckContext& context) {
  Gathering gathering(context);
  const auto used = usedParagraphs(context.battle());
  const auto inNotes = numbersInNotes(context.battle());
  const bool isUnderWay = rules::isUnderWay(context.book());
  for (const auto& [id, paragraphs] : bySource(context.battle())) {
    const model::Source* source = context.battle().find<model::Source>(id);
    if (!source || source->kind != model::SourceKind::Rulebook) continue;
    lookForTwice(gathering, *source, paragraphs);
    lookForGaps(gathering, *source, paragraphs);
    if (!isUnderWay) lookForUnused(gathering, *source, paragraphs, used, inNotes);
  }
  return gathering.take();
}

std::vector<Finding> checkQuestions(const CheckContext& context) {
  Gathering gathering(context);
  for (const model::Question& question : context.battle().all<model::Question>()) {
    if (!words(question.reading).empty()) continue;
    Finding& finding = gathering.add("question-open", subjectOf(question), {{"title", question.title}});
    if (question.paragraph) finding.citation = rules::citationOf(context.battle(), *question.paragraph);
  }
  return gathering.take();
}

}  // namespace redoubt::check
