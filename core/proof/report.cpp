#include "core/proof/report.h"

#include <algorithm>
#include <map>
#include <tuple>

#include "core/base/text.h"
#include "core/base/wording.h"
#include "core/check/messages.h"
#include "core/check/report.h"
#include "core/proof/rows.h"
#include "core/proof/words.h"
#include "core/rules/vocabulary/translations.h"

namespace redoubt::proof {
namespace {

std::string wordOf(const ProofWords& words, std::string_view table, std::string_view column, std::string_view value) {
  return words.said(Phrase::of("rows." + std::string(table) + ".columns." + std::string(column) + ".values." +
                               std::string(value)));
}

std::string noteOf(const ProofWords& words, const std::string& note) {
  const auto known = wording::recognised(note, "stored");
  return known ? words.said(*known) : note;
}

// Fills a report from one proof.
class Reporter {
 public:
  Reporter(const Proof& proof, const ProofWords& words, Report& report)
      : proof_(proof), battle_(proof.battle()), words_(words), report_(report) {}

  void run() {
    addTopics();
    for (const TopicProof& topic : proof_.topics()) addValues(topic);
    finishGuesses();
    addReaders();
    addQuestions();
    addReadings();
    addSources();
  }

 private:
  // What guesses have in common that stand on one line.
  using Likeness = std::tuple<Topic, std::uint32_t, const model::TableInfo*, std::string_view, model::Status,
                              std::string_view, std::string_view, std::int64_t>;

  void addTopics() {
    report_.total = proof_.total();
    for (const TopicProof& topic : proof_.topics()) {
      Report::Topic line{words_.said(titleOf(topic.topic)), topic.counts, {}};
      for (const Group& group : topic.groups) {
        if (group.counts.all > 0) line.groups.push_back({words_.said(group.title), group.counts});
      }
      report_.topics.push_back(std::move(line));
    }
  }

  void addValues(const TopicProof& topic) {
    const Counts& counts = topic.counts;
    if (counts.estimated + counts.unknown + counts.changed == 0) return;
    for (const ProofValue& value : proof_.values(topic.topic)) {
      if (value.standing == Standing::Changed) addChange(value);
      const bool isGuess = value.origin && (value.origin->status == model::Status::Estimated ||
                                            value.origin->status == model::Status::Unknown);
      if (isGuess) addGuess(topic, value);
    }
  }

  void addChange(const ProofValue& value) {
    model::AnyRow before(*value.table, value.row);
    const std::string& stored = value.origin->confirmedValue;
    std::string was = stored;
    if (value.column) {
      const model::FieldInfo& field = value.table->fields()[*value.column];
      const auto number = toInteger(stored);
      const bool isSet = before.set(*value.column, model::Value(stored)) ||
                         (number && before.set(*value.column, model::Value(*number)));
      if (isSet) was = words_.value(*value.table, field, before.value(*value.column));
    }
    report_.changes.push_back({words_.row(*value.table, value.row), words_.field(*value.table, value.field()),
                               std::move(was), words_.value(value), value.origin->confirmedBy});
  }

  void addGuess(const TopicProof& topic, const ProofValue& value) {
    const model::Provenance& origin = *value.origin;
    const Likeness likeness{topic.topic,   value.group, value.table,   value.field(),
                            origin.status, origin.note, origin.words, origin.paragraph ? origin.paragraph->value : 0};
    const auto [known, isNew] = places_.emplace(likeness, report_.guesses.size());
    if (isNew) {
      report_.guesses.push_back({words_.said(titleOf(topic.topic)), words_.row(*value.table, value.row),
                                 words_.field(*value.table, value.field()), words_.value(value),
                                 words_.status(&origin), words_.citation(&origin), origin.words,
                                 noteOf(words_, origin.note), 1});
      firsts_.push_back(storedText(value));
      return;
    }
    Report::Guess& guess = report_.guesses[known->second];
    ++guess.count;
    if (!guess.value.empty() && firsts_[known->second] != storedText(value)) guess.value.clear();
  }

  void finishGuesses() {
    for (Report::Guess& guess : report_.guesses) {
      if (guess.count == 1) continue;
      guess.rows = words_.said(
          Phrase::of("proof.and-more", {{"first", guess.rows}, {"count", std::to_string(guess.count - 1)}}));
    }
  }

  void addReaders() {
    std::map<std::string, Report::Reader> readers;
    for (const model::Provenance& row : battle_.all<model::Provenance>()) {
      if (row.confirmedBy.empty()) continue;
      const std::string day = row.confirmedAt.substr(0, row.confirmedAt.find('T'));
      Report::Reader& reader = readers.try_emplace(row.confirmedBy, Report::Reader{row.confirmedBy, 0, day, day})
                                   .first->second;
      ++reader.values;
      reader.first = std::min(reader.first, day);
      reader.last = std::max(reader.last, day);
    }
    for (auto& [name, reader] : readers) report_.readers.push_back(std::move(reader));
  }

  void addQuestions() {
    for (const model::Question& row : battle_.all<model::Question>()) {
      model::Provenance cited;
      cited.paragraph = row.paragraph;
      report_.questions.push_back({wordOf(words_, "question", "kind", model::toText(row.kind)),
                                   orSlug(row.title, row.slug), row.text, row.reading, words_.citation(&cited)});
    }
    std::stable_sort(report_.questions.begin(), report_.questions.end(),
                     [](const auto& a, const auto& b) { return naturalLess(a.citation, b.citation); });
  }

  void addReadings() {
    for (const model::Reading& row : battle_.all<model::Reading>()) {
      const model::Source* source = battle_.find(row.source);
      report_.readings.push_back({row.words, wordOf(words_, "reading", "kind", model::toText(row.kind)), row.target,
                                  source ? orSlug(source->title, source->slug) : std::string()});
    }
    std::stable_sort(report_.readings.begin(), report_.readings.end(),
                     [](const auto& a, const auto& b) { return naturalLess(a.words, b.words); });
  }

  void addSources() {
    std::map<Id<model::Source>, std::size_t> cited;
    for (const model::Provenance& row : battle_.all<model::Provenance>()) {
      const model::Paragraph* paragraph = battle_.find(row.paragraph);
      const auto source = paragraph ? std::optional(paragraph->source) : row.source;
      if (source) ++cited[*source];
    }
    for (const model::Source& row : battle_.all<model::Source>()) {
      std::vector<std::string> edition;
      for (const std::string& part :
           {row.edition, row.publisher, row.year ? std::to_string(*row.year) : std::string()}) {
        if (!part.empty()) edition.push_back(part);
      }
      report_.sources.push_back({orSlug(row.title, row.slug),
                                 wordOf(words_, "source", "kind", model::toText(row.kind)), join(edition, ", "),
                                 row.note, cited[row.id]});
    }
    std::stable_sort(report_.sources.begin(), report_.sources.end(),
                     [](const auto& a, const auto& b) { return a.values > b.values; });
  }

  const Proof& proof_;
  const model::Battle& battle_;
  const ProofWords& words_;
  Report& report_;
  std::map<Likeness, std::size_t> places_;
  std::vector<std::string> firsts_;  // by guess, the value of the first row
};

void addFindings(Report& report, const model::Battle& battle, std::span<const check::Finding> findings) {
  const check::Language language(report.language, rules::textsIn(battle, report.language));
  std::vector<check::Finding> resting;
  for (const check::Finding& finding : findings) {
    if (restsOnEstimates(finding)) resting.push_back(finding);
  }
  for (const auto& group : check::alike(resting)) report.onEstimates.push_back(check::message(*group.front(), language));
}

}  // namespace

bool restsOnEstimates(const check::Finding& finding) {
  const std::string_view code = finding.code;
  for (const std::string_view end : {"-estimated", "-undecidable", "-on-estimates", "-doubtful"}) {
    if (code.ends_with(end)) return true;
  }
  return false;
}

Report reportOf(const model::Battle& battle, std::span<const check::Finding> findings, const ReportOptions& options) {
  Report report;
  report.language = std::string(wording::plainCode(options.language));
  report.madeAt = options.madeAt;
  const model::Battle spoken = rules::inLanguage(battle, report.language);
  if (const model::BattleInfo* info = model::info(spoken)) {
    report.title = orSlug(info->title, info->slug);
    std::vector<std::string> parts;
    for (const std::string& part : {info->place, info->date}) {
      if (!part.empty()) parts.push_back(part);
    }
    report.subtitle = join(parts, ", ");
  }
  const Proof proof(spoken);
  const ProofWords words(proof.battle(), report.language);
  Reporter(proof, words, report).run();
  addFindings(report, battle, findings);
  return report;
}

}  // namespace redoubt::proof
