#include "core/transcribe/taking.h"

#include <algorithm>

#include "core/base/text.h"
#include "core/hex/numbers.h"
#include "core/model/map_verbs.h"
#include "core/transcribe/lexicon.h"
#include "core/transcribe/taker.h"
#include "core/transcribe/tokens.h"

namespace redoubt::transcribe {

Taker::Taker(const model::Battle& battle, const TakeOptions& options, std::string title)
    : before_(battle),
      options_(options),
      title_(std::move(title)),
      now_(battle),
      edit_(title_),
      layout_(model::layoutOf(battle)),
      variant_(options.variant) {}

Taken Taker::run(Reading reading) {
  glossary_ = reading.glossary;
  for (const Line& line : reading.lines) {
    if (line.kind == LineKind::Heading && Matcher(before_).scenario(line.text)) hasScenarios_ = true;
  }
  // manifests first, since set-ups before them name their units
  for (Line& line : reading.lines) {
    if (line.kind == LineKind::Heading || line.kind == LineKind::Note) enterLine(line);
    if (line.kind == LineKind::Manifest) takeManifest(line);
  }
  isHere_ = true;
  variant_ = options_.variant;
  armies_.clear();
  armyWords_.clear();
  for (Line& line : reading.lines) {
    enterLine(line);
    if (line.kind == LineKind::Placement) takePlacements(line);
    if (line.kind == LineKind::Schedule) takeSchedule(line);
  }
  takeTables(reading);
  return {std::move(edit_), std::move(reading), counts_, std::move(outcomes_)};
}

// What a heading says of the lines below it.
void Taker::enterLine(const Line& line) {
  if (line.kind != LineKind::Heading && line.kind != LineKind::Note) return;
  if (line.text.size() > 200) return;
  const Matcher matcher(now_);
  if (line.kind == LineKind::Heading) {
    if (const auto scenario = matcher.scenario(line.text)) {
      isHere_ = *scenario == options_.scenario;
      variant_ = options_.variant;
    }
  }
  const std::vector<Token> tokens = tokensOf(line.text);
  if (line.kind == LineKind::Note && tokens.size() > 14) return;
  if (const auto variant = matcher.variant(line.text, options_.scenario)) variant_ = *variant;
  if (line.kind != LineKind::Heading) return;
  if (auto armies = matcher.armies(line.text); !armies.empty()) armies_ = std::move(armies);
}

std::set<Id<model::Army>> Taker::armiesOf(const Item& item) {
  if (item.army != armyWords_) {
    armyWords_ = item.army;
    if (auto armies = Matcher(now_).armies(item.army); !armies.empty()) armies_ = std::move(armies);
    if (const auto variant = Matcher(now_).variant(item.army, options_.scenario)) variant_ = *variant;
  }
  return armies_;
}

// What follows is about this item.
void Taker::attend(const Line& line, const Item& item) {
  Outcome outcome;
  outcome.line = line.number;
  outcome.item = static_cast<std::size_t>(&item - line.items.data());
  outcomes_.push_back(std::move(outcome));
}

void Taker::attendElsewhere(const Line& line) {
  for (const Item& item : line.items) {
    attend(line, item);
    fate(Fate::Elsewhere);
  }
}

void Taker::mean(const Meaning& meaning) {
  if (outcomes_.empty()) return;
  outcomes_.back().units = meaning.units;
  outcomes_.back().leader = meaning.leader;
}

void Taker::fate(Fate fate) {
  if (!outcomes_.empty()) outcomes_.back().fate = std::max(outcomes_.back().fate, fate);
}

void Taker::guess(Line& line, std::string words, std::string taken, Phrase why) {
  Guess guess{std::move(words), std::move(taken), std::move(why)};
  if (std::find(line.guesses.begin(), line.guesses.end(), guess) == line.guesses.end())
    line.guesses.push_back(std::move(guess));
}

void Taker::leave(Line& line, const std::string& words, Phrase why) {
  ++counts_.left;
  if (!outcomes_.empty() && outcomes_.back().line == line.number) outcomes_.back().fate = Fate::Left;
  guess(line, words, {}, std::move(why));
}

void Taker::guessLikeness(Line& line, const std::string& words, const Meaning& meaning) {
  mean(meaning);
  std::vector<std::string> names;
  for (const Id<model::Unit> id : meaning.units) {
    if (const auto* unit = now_.find<model::Unit>(id)) names.push_back(unit->name);
  }
  if (const auto* leader = now_.find(meaning.leader)) names.push_back(leader->name);
  const std::string taken = join(names, ", ");
  switch (meaning.likeness) {
    case Likeness::Spelling:
    case Likeness::Same:
      if (folded(words) == folded(taken) && words != taken)
        guess(line, words, taken, Phrase::of("reading.guesses.spelling"));
      break;
    case Likeness::Numerals: guess(line, words, taken, Phrase::of("reading.guesses.numerals")); break;
    case Likeness::Family: guess(line, words, taken, Phrase::of("reading.guesses.family")); break;
    case Likeness::Generic: guess(line, words, taken, Phrase::of("reading.guesses.generic")); break;
    case Likeness::Similar: guess(line, words, taken, Phrase::of("reading.guesses.similar")); break;
    case Likeness::Kept: guess(line, words, taken, Phrase::of("reading.guesses.kept")); break;
    case Likeness::None: break;
  }
  if (meaning.isChoice) guess(line, words, taken, Phrase::of("reading.guesses.one-of-several"));
}

void Taker::apply(const model::Edit& edit) {
  if (edit.empty()) return;
  now_ = model::applied(std::move(now_), edit);
  edit_.append(edit);
}

// Where a row comes from: the words of the line.
void Taker::record(std::string_view table, const std::string& key, const Line& line) {
  const model::Provenance* row = now_.find<model::Provenance>({std::string(table), key, "*"});
  model::Provenance provenance = row ? *row : model::Provenance{};
  if (!row) {
    provenance.subjectTable = std::string(table);
    provenance.subject = key;
    provenance.field = "*";
  }
  if (row && !row->words.empty()) return;
  if (!row) provenance.source = options_.source;
  if (row && !row->paragraph && !row->source) provenance.source = options_.source;
  provenance.text = options_.text;
  if (options_.text) provenance.line = line.number;
  provenance.words = trimmed(line.text);
  model::Edit edit;
  edit.put(std::move(provenance));
  apply(edit);
}

Taken take(const model::Battle& battle, Reading reading, const TakeOptions& options, std::string title) {
  return Taker(battle, options, std::move(title)).run(std::move(reading));
}

}  // namespace redoubt::transcribe
