#include "core/check/counters/troubles.h"

#include <algorithm>

namespace redoubt::check {
namespace {

constexpr std::size_t kNamed = 3;

// Each text once, in its first place.
std::vector<std::string> distinct(std::vector<std::string> texts) {
  std::vector<std::string> result;
  for (std::string& text : texts) {
    const bool isNew = std::find(result.begin(), result.end(), text) == result.end();
    if (isNew && !text.empty()) result.push_back(std::move(text));
  }
  return result;
}

std::string firstOf(std::vector<std::string> texts) {
  const bool isCut = texts.size() > kNamed;
  if (isCut) texts.resize(kNamed);
  return joined(texts) + (isCut ? ", …" : "");
}

template <class Entries, class TextOf>
std::vector<std::string> textsOf(const Entries& entries, TextOf&& text) {
  std::vector<std::string> texts;
  for (const auto* entry : entries) texts.push_back(text(*entry));
  return distinct(std::move(texts));
}

template <class Entries>
void mend(Gathering& gathering, const Entries& entries) {
  model::Edit all;
  for (const auto* entry : entries) {
    if (!entry->trouble.mend) return;
    all.append(*entry->trouble.mend);
  }
  gathering.fix(entries.front()->trouble.fix, std::move(all));
}

template <class Entries>
void addFinding(Gathering& gathering, const Entries& entries, Subject subject, std::string name,
                const std::string& army) {
  const Trouble& first = entries.front()->trouble;
  Finding& finding = gathering.add(first.code, std::move(subject), {{"name", std::move(name)}, {"army", army}});
  finding.arguments["what"] = firstOf(textsOf(entries, [](const auto& entry) { return entry.trouble.what.english; }));
  finding.arguments["what@pl"] = firstOf(textsOf(entries, [](const auto& entry) { return entry.trouble.what.polish; }));
  finding.citation = first.citation;
  mend(gathering, entries);
}

}  // namespace

rules::Phrase same(std::string text) {
  return {text, text};
}

rules::Phrase same(int number) {
  return same(std::to_string(number));
}

rules::Phrase marked(rules::Phrase phrase, bool isEstimate) {
  return isEstimate ? rules::Phrase{phrase.english + " (estimate)", phrase.polish + " (szacunek)"} : phrase;
}

void Troubles::add(Id<model::Army> army, Entry entry) {
  groups_[{entry.trouble.code, army}].push_back(std::move(entry));
}

void Troubles::tell(Gathering& gathering) const {
  for (const auto& [key, entries] : groups_) {
    const model::Army* army = gathering.battle().find<model::Army>(key.second);
    const std::string armyName = army ? army->name : "?";
    std::vector<const Entry*> all;
    for (const Entry& entry : entries) all.push_back(&entry);
    std::stable_sort(all.begin(), all.end(), [](auto* a, auto* b) { return a->ordinal < b->ordinal; });
    const auto subjects = textsOf(all, [](const Entry& entry) { return entry.subject.text(); });
    if (subjects.size() > kOneByOne) {
      const auto names = textsOf(all, [](const Entry& entry) { return entry.name; });
      const Subject subject =
          army ? subjectOf(*army)
               : Subject(RowSubject{std::string(model::Army::kTable), std::to_string(key.second.value)});
      addFinding(gathering, all, subject,
                 firstOf(names) + " (" + std::to_string(subjects.size()) + ": " + armyName + ")", armyName);
      continue;
    }
    for (const std::string& subject : subjects) {
      std::vector<const Entry*> own;
      std::copy_if(all.begin(), all.end(), std::back_inserter(own),
                   [&](const Entry* entry) { return entry->subject.text() == subject; });
      addFinding(gathering, own, own.front()->subject, own.front()->name, armyName);
    }
  }
}

}  // namespace redoubt::check
