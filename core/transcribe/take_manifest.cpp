#include <algorithm>

#include "core/base/ids.h"
#include "core/base/text.h"
#include "core/model/forces_edit.h"
#include "core/rules/forces/arms.h"
#include "core/rules/forces/new_units.h"
#include "core/transcribe/lexicon.h"
#include "core/transcribe/taker.h"
#include "core/transcribe/tokens.h"

namespace redoubt::transcribe {

void Taker::takeManifest(Line& line) {
  for (Item& item : line.items) {
    attend(line, item);
    takeUnit(line, item);
  }
}

Id<model::Army> Taker::onlyArmy(const std::set<Id<model::Army>>& armies) const {
  return armies.empty() ? Id<model::Army>{} : *armies.begin();
}

void Taker::takeUnit(Line& line, Item& item) {
  const std::set<Id<model::Army>> armies = armiesOf(item);
  if (item.unit.empty()) {
    Likeness likeness = Likeness::None;
    const auto leader = Matcher(now()).leader(item.leader, armies, likeness);
    if (!leader) return leave(line, item.leader, Phrase::of("reading.guesses.no-such-name"));
    outcomes_.back().leader = leader;
    fate(Fate::There);
    return;
  }
  const Meaning meaning = Matcher(now()).subject(item, armies, {}, {});
  const bool isSure =
      (meaning.likeness <= Likeness::Numerals || meaning.likeness == Likeness::Kept) && !meaning.units.empty();
  if (isSure) {
    guessLikeness(line, item.unit, meaning);
    const model::Unit unit = *now().find<model::Unit>(meaning.units.front());
    compareCounters(line, item, unit);
    record(model::Unit::kTable, model::keyText<model::Unit>(unit.id), line);
    fate(Fate::There);
    return;
  }
  const Id<model::Army> army = onlyArmy(armies);
  if (!now().find<model::Army>(army)) return leave(line, item.unit, Phrase::of("reading.guesses.no-army"));
  if (!options_.makesMissing) return leave(line, item.unit, Phrase::of("reading.guesses.no-such-name"));
  if (!meaning.empty()) guessLikeness(line, item.unit, meaning);
  outcomes_.back().units = {makeUnit(line, item, item.unit, army, item.count.value_or(1))};
  fate(Fate::Added);
}

Id<model::Unit> Taker::makeUnit(Line& line, const Item& item, const std::string& name, Id<model::Army> army,
                                int counters) {
  rules::NewUnits wanted;
  wanted.army = army;
  wanted.names = {name};
  const std::optional<std::string> type = typeOf(item.unit);
  wanted.type = type ? *type : usualType(army);
  if (const auto command = item.leader.empty() ? std::nullopt : commandOf(line, item.leader, army))
    wanted.commands = {*command};
  rules::NewCounter counter;
  counter.sides = 2 * std::clamp(counters, 1, 6);
  wanted.counter = counter;
  const model::Edit edit = rules::addUnits(now(), rules::RuleBook(now()), wanted, title_);
  apply(edit);
  ++counts_.units;
  const Id<model::Unit> unit = edit.puts<model::Unit>().front().id;
  const std::string key = model::keyText<model::Unit>(unit);
  record(model::Unit::kTable, key, line);
  if (!type) {  // the text doesn't say it
    model::Provenance guessed;
    guessed.subjectTable = model::Unit::kTable;
    guessed.subject = key;
    guessed.field = "type";
    guessed.status = model::Status::Estimated;
    model::Edit estimate;
    estimate.put(std::move(guessed));
    apply(estimate);
  }
  guess(line, item.unit, name, Phrase::of("reading.guesses.made-unit"));
  return unit;
}

Id<model::Leader> Taker::makeLeader(Line& line, const std::string& name, Id<model::Army> army) {
  const auto added = model::addLeader(now(), army, name, {}, model::haveChits(now()), title_);
  apply(added.edit);
  ++counts_.leaders;
  record(model::Leader::kTable, model::keyText<model::Leader>(added.row), line);
  guess(line, name, name, Phrase::of("reading.guesses.made-leader"));
  return added.row;
}

void Taker::compareCounters(Line& line, const Item& item, const model::Unit& unit) {
  if (!item.count) return;
  int counters = 0;
  for (const model::Counter& counter : now().all<model::Counter>()) {
    if (counter.role == model::CounterRole::Unit && counter.unit == unit.id) counters += counter.copies;
  }
  if (counters != *item.count) {
    guess(line, std::to_string(*item.count), std::to_string(counters), Phrase::of("reading.guesses.other-count"));
  }
}

// The command of a leader; both are made if the battle lacks them.
std::optional<Id<model::Command>> Taker::commandOf(Line& line, const std::string& words, Id<model::Army> army) {
  Likeness likeness = Likeness::None;
  std::optional<Id<model::Leader>> leader = Matcher(now()).leader(words, {army}, likeness);
  if (leader && likeness >= Likeness::Numerals) {
    Meaning meaning;
    meaning.leader = leader;
    meaning.likeness = likeness;
    guessLikeness(line, words, meaning);
  }
  if (!leader) leader = makeLeader(line, words, army);
  for (const model::Command& command : now().all<model::Command>()) {
    if (command.leader == leader) return command.id;
  }
  const auto added = model::addCommand(now(), army, withoutRank(words), {}, leader, title_);
  apply(added.edit);
  ++counts_.commands;
  return added.row;
}

// A unit type whose title or arm the name speaks of.
std::optional<std::string> Taker::typeOf(const std::string& name) const {
  const rules::RuleBook book(now());
  const std::vector<Token> tokens = tokensOf(name);
  const auto types = book.under("unit-type");
  for (const std::string& type : types) {
    const std::string title = folded(rules::typeTitle(book, type));
    for (const Token& token : tokens) {
      if (token.fold.size() >= 4 && !title.empty() && (title.starts_with(token.fold) || token.fold.starts_with(title)))
        return type;
    }
  }
  for (const auto& [sense, arm] :
       {std::pair{"arm-artillery", "artillery"}, {"arm-cavalry", "cavalry"}, {"arm-infantry", "infantry"}}) {
    if (!Lexicon::get().isIn(sense, tokens)) continue;
    for (const std::string& type : types) {
      if (rules::armOfType(book, type) == arm) return type;
    }
  }
  return std::nullopt;
}

// What most units of an army are.
std::string Taker::usualType(Id<model::Army> army) const {
  const rules::RuleBook book(now());
  const auto* row = now().find<model::Army>(army);
  const auto types = book.under("unit-type");
  // "infantry" itself before other types of foot; those of other armies last
  const auto oddity = [&](const std::string& type) {
    const auto armies = book.texts("unit-type/" + type + "/army");
    const bool isOfOthers = row && !armies.empty() && std::find(armies.begin(), armies.end(), row->slug) == armies.end();
    return (isOfOthers ? 4 : 0) + (rules::armOfType(book, type) != "infantry" ? 2 : 0) + (type != "infantry" ? 1 : 0);
  };
  const auto usual = std::min_element(types.begin(), types.end(), [&](const auto& a, const auto& b) {
    return oddity(a) < oddity(b);
  });
  return usual == types.end() ? std::string() : *usual;
}

}  // namespace redoubt::transcribe
