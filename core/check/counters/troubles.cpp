#include "core/check/counters/troubles.h"

#include <algorithm>

namespace redoubt::check {
namespace {

constexpr std::size_t kNamed = 3;

// Each value once, at its first position; empty values are left out.
template <class T>
std::vector<T> distinct(std::vector<T> all) {
  std::vector<T> result;
  for (T& each : all) {
    const bool isNew = std::find(result.begin(), result.end(), each) == result.end();
    if (isNew && !each.empty()) result.push_back(std::move(each));
  }
  return result;
}

Phrase firstOf(std::vector<Phrase> phrases) {
  const bool isCut = phrases.size() > kNamed;
  if (isCut) phrases.resize(kNamed);
  if (isCut) phrases.emplace_back("…");
  return listed(std::move(phrases));
}

std::string firstOf(const std::vector<std::string>& texts) {
  return said(firstOf(std::vector<Phrase>(texts.begin(), texts.end())));
}

template <class Entries, class TextOf>
std::vector<std::string> textsOf(const Entries& entries, TextOf&& text) {
  std::vector<std::string> texts;
  for (const auto* entry : entries) texts.push_back(text(*entry));
  return distinct(std::move(texts));
}

template <class Entries>
void mend(FindingCollector& collector, const Entries& entries) {
  model::Edit all;
  for (const auto* entry : entries) {
    if (!entry->trouble.mend) return;
    all.append(*entry->trouble.mend);
  }
  collector.fix(entries.front()->trouble.fix, std::move(all));
}

template <class Entries>
void addFinding(FindingCollector& collector, const Entries& entries, Subject subject, std::string name,
                const std::string& army) {
  const Trouble& first = entries.front()->trouble;
  Finding& finding = collector.add(first.code, std::move(subject), {{"name", std::move(name)}, {"army", army}});
  std::vector<Phrase> whats;
  for (const auto* entry : entries) whats.push_back(entry->trouble.what);
  finding.arguments["what"] = firstOf(distinct(std::move(whats)));
  finding.citation = first.citation;
  mend(collector, entries);
}

}  // namespace

Phrase marked(Phrase phrase, bool isEstimate) {
  return isEstimate ? Phrase::of("details.estimate", {{"value", std::move(phrase)}}) : phrase;
}

void Troubles::add(Id<model::Army> army, Entry entry) {
  groups_[{entry.trouble.code, army}].push_back(std::move(entry));
}

void Troubles::tell(FindingCollector& collector) const {
  for (const auto& [key, entries] : groups_) {
    const model::Army* army = collector.battle().find<model::Army>(key.second);
    const std::string armyName = army ? army->name : "?";
    std::vector<const Entry*> all;
    for (const Entry& entry : entries) all.push_back(&entry);
    std::stable_sort(all.begin(), all.end(), [](auto* a, auto* b) { return a->ordinal < b->ordinal; });
    const auto subjects = textsOf(all, [](const Entry& entry) { return entry.subject.text(); });
    if (subjects.size() > kOneByOne) {
      const auto names = textsOf(all, [](const Entry& entry) { return entry.name; });
      const Subject subject =
          army ? check::subjectOf(*army)
               : Subject(RowSubject{std::string(model::Army::kTable), std::to_string(key.second.value)});
      addFinding(collector, all, subject,
                 firstOf(names) + " (" + std::to_string(subjects.size()) + ": " + armyName + ")", armyName);
      continue;
    }
    for (const std::string& subject : subjects) {
      std::vector<const Entry*> own;
      std::copy_if(all.begin(), all.end(), std::back_inserter(own),
                   [&](const Entry* entry) { return entry->subject.text() == subject; });
      addFinding(collector, own, own.front()->subject, own.front()->name, armyName);
    }
  }
}

}  // namespace redoubt::check
