#include <algorithm>
#include <map>
#include <set>
#include <utility>
#include <vector>

#include "core/base/text.h"
#include "core/check/finding_collector.h"
#include "core/check/transcription/transcription_checks.h"
#include "core/rules/book/questions.h"
#include "core/rules/book/sources.h"
#include "core/rules/set_up/set_up.h"

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

void lookForTwice(FindingCollector& collector, const model::Source& source, const ParagraphList& paragraphs) {
  std::map<std::string, int> times;
  for (const model::Paragraph* paragraph : paragraphs) ++times[paragraph->number];
  for (const auto& [number, count] : times) {
    if (count < 2) continue;
    collector.add("paragraph-twice", ParagraphSubject{source.slug, number},
                  {{"source", source.title}, {"number", number}, {"count", std::to_string(count)}});
  }
}

// The paragraphs of one section, and how they are counted.
class Section {
 public:
  Section(std::string number, const std::set<int>& ordinals, bool isInTens)
      : number_(std::move(number)), ordinals_(ordinals.begin(), ordinals.end()), isInTens_(isInTens) {
    if (isInTens_) std::sort(ordinals_.begin(), ordinals_.end(), comesBefore);
  }

  const std::vector<int>& ordinals() const { return ordinals_; }
  std::string number(int ordinal) const { return number_ + "." + std::to_string(ordinal); }

  /// The missing numbers between one paragraph and the next. A heading 8.0 does not count as a gap.
  std::vector<std::string> leftOut(int before, int next) const {
    std::vector<std::string> numbers;
    if (before == 0) return numbers;
    const int heading = isInTens_ ? headingOf(before) : before;
    const int nextHeading = isInTens_ ? headingOf(next) : next;
    for (int ordinal = heading + 1; ordinal < nextHeading; ++ordinal) numbers.push_back(number(ordinal));
    if (!isInTens_ || next < 10) return numbers;
    const bool isSameTen = before > 10 && heading == nextHeading;
    for (int ordinal = isSameTen ? before + 1 : nextHeading * 10 + 1; ordinal < next; ++ordinal) {
      numbers.push_back(number(ordinal));
    }
    return numbers;
  }

 private:
  static int headingOf(int ordinal) { return ordinal < 10 ? ordinal : ordinal / 10; }
  // 2, 21, 22, 3: the order of numbers in a book that counts in tens.
  static bool comesBefore(int a, int b) { return std::pair(headingOf(a), a) < std::pair(headingOf(b), b); }

  std::string number_;
  std::vector<int> ordinals_;
  bool isInTens_;
};

// The numbers that the questions about a book name: the file gives its reading of a gap among them.
std::set<std::string> numbersInQuestions(const model::Battle& battle, Id<model::Source> source) {
  std::set<std::string> numbers;
  for (const model::Question& question : battle.all<model::Question>()) {
    const model::Paragraph* paragraph = battle.find(question.paragraph);
    if (paragraph && paragraph->source != source) continue;
    for (const std::string* text : {&question.title, &question.text}) {
      for (const std::string_view word : words(*text, " \t\r\n,;:()?")) {
        numbers.emplace(word.substr(0, word.find_last_not_of('.') + 1));
      }
    }
  }
  return numbers;
}

void lookForGaps(FindingCollector& collector, const model::Source& source, const ParagraphList& paragraphs) {
  std::map<std::string, std::set<int>> sections;
  std::vector<std::string> numbers;
  for (const model::Paragraph* paragraph : paragraphs) {
    numbers.push_back(paragraph->number);
    if (const auto place = rules::placeOf(paragraph->number)) sections[place->section].insert(place->ordinal);
  }
  const rules::ParagraphOrder order(numbers);
  const std::set<std::string> asked = numbersInQuestions(collector.battle(), source.id);
  for (const auto& [name, all] : sections) {
    const Section section(name, all, order.countsInTens(name));
    const std::vector<int>& ordinals = section.ordinals();
    for (std::size_t i = 1; i < ordinals.size(); ++i) {
      const auto leftOut = section.leftOut(ordinals[i - 1], ordinals[i]);
      const auto isAsked = [&](const std::string& number) { return asked.contains(number); };
      if (leftOut.empty() || std::any_of(leftOut.begin(), leftOut.end(), isAsked)) continue;
      const std::string number = section.number(ordinals[i]);
      collector.add("paragraph-gap", ParagraphSubject{source.slug, number},
                    {{"source", source.title}, {"number", number}, {"before", section.number(ordinals[i - 1])}});
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

// Notes name further paragraphs that have the same value: "4.5.1 to 4.5.3", "artillery by 6.8".
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

void lookForUnused(FindingCollector& collector, const model::Source& source, const ParagraphList& paragraphs,
                   const std::set<Id<model::Paragraph>>& used, const std::set<std::string_view>& inNotes) {
  std::vector<std::string> unused;
  for (const model::Paragraph* paragraph : paragraphs) {
    if (!used.contains(paragraph->id) && !inNotes.contains(paragraph->number)) unused.push_back(paragraph->number);
  }
  if (unused.empty() || unused.size() == paragraphs.size()) return;  // a book that is only listed so far
  collector.add("paragraphs-unused", check::subjectOf(source),
                {{"source", source.title},
                 {"count", std::to_string(unused.size())},
                 {"all", std::to_string(paragraphs.size())},
                 {"numbers", joined(unused)}});
}

}  // namespace

std::vector<Finding> checkParagraphs(const CheckContext& context) {
  FindingCollector collector(context);
  const auto used = usedParagraphs(context.battle());
  const auto inNotes = numbersInNotes(context.battle());
  const bool isSetUpUnfinished = rules::isSetUpUnfinished(context.book());
  const auto inherited = rules::inheritedSources(context.battle());
  for (const auto& [id, paragraphs] : bySource(context.battle())) {
    const model::Source* source = context.battle().find<model::Source>(id);
    if (!source || source->kind != model::SourceKind::Rulebook || inherited.contains(id)) continue;
    lookForTwice(collector, *source, paragraphs);
    lookForGaps(collector, *source, paragraphs);
    if (!isSetUpUnfinished) lookForUnused(collector, *source, paragraphs, used, inNotes);
  }
  return collector.take();
}

std::vector<Finding> checkQuestions(const CheckContext& context) {
  FindingCollector collector(context);
  const auto inherited = rules::inheritedSources(context.battle());
  for (const model::Question& question : context.battle().all<model::Question>()) {
    if (!rules::isOpen(question) || rules::isInherited(context.battle(), inherited, question)) continue;
    Finding& finding = collector.add("question-open", check::subjectOf(question), {{"title", question.title}});
    if (question.paragraph) finding.citation = rules::citationOf(context.battle(), *question.paragraph);
  }
  return collector.take();
}

}  // namespace redoubt::check
