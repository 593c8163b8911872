#include <set>

#include "core/check/counters/counters_checks.h"
#include "core/check/counters/troubles.h"

namespace redoubt::check {
namespace {

using model::CounterRole;

Phrase wordsFor(CounterRole role) {
  return Phrase::of("details.counter-role." + std::string(model::toText(role)));
}

bool showsItsSubject(const model::Battle& battle, const model::Counter& counter) {
  switch (counter.role) {
    case CounterRole::Unit: return battle.find(counter.unit) != nullptr;
    case CounterRole::Leader:
    case CounterRole::Chit: return battle.find(counter.leader) != nullptr;
    case CounterRole::Marker: break;
  }
  return true;
}

// Nothing if a unit needs one of the counter's faces for a step.
std::optional<model::Edit> withoutCounters(const model::Battle& battle, const std::set<Id<model::Counter>>& counters) {
  model::Edit edit;
  std::set<Id<model::Face>> faces;
  for (const Id<model::Counter> id : counters) eraseRow(edit, battle, *battle.find<model::Counter>(id));
  for (const model::Face& face : battle.all<model::Face>()) {
    if (!counters.contains(face.counter)) continue;
    faces.insert(face.id);
    eraseRow(edit, battle, face);
  }
  for (const model::FaceFigure& figure : battle.all<model::FaceFigure>()) {
    if (faces.contains(figure.face)) eraseRow(edit, battle, figure);
  }
  for (const model::Step& step : battle.all<model::Step>()) {
    if (faces.contains(step.face)) return std::nullopt;
  }
  return edit;
}

void addWithoutSubject(FindingCollector& collector, CounterRole role) {
  const model::Battle& battle = collector.battle();
  std::set<Id<model::Counter>> counters;
  for (const model::Counter& counter : battle.all<model::Counter>()) {
    if (counter.role == role && !showsItsSubject(battle, counter)) counters.insert(counter.id);
  }
  if (counters.empty()) return;
  collector.add("counter-without-subject", check::subjectOf(*battle.find<model::Counter>(*counters.begin())),
                {{"count", std::to_string(counters.size())}, {"role", wordsFor(role)}});
  if (auto edit = withoutCounters(battle, counters)) collector.fix("erase-counters", std::move(*edit));
}

// Rows without a counter, if others of their kind have one: a file can leave out all counters of a kind.
template <class Row>
void addWithout(const model::Battle& battle, Troubles& troubles, CounterRole role,
                std::optional<Id<Row>> model::Counter::*subject, std::string_view code) {
  std::set<Id<Row>> shown;
  for (const model::Counter& counter : battle.all<model::Counter>()) {
    if (counter.role == role && battle.find(counter.*subject)) shown.insert(*(counter.*subject));
  }
  if (shown.empty()) return;
  for (const Row& row : battle.all<Row>()) {
    if (!shown.contains(row.id)) troubles.add(row, {code, {}, rules::citationOf(battle, row)});
  }
}

// Whether the provenance of the number itself is an erratum.
bool isNumberCorrected(const model::Battle& battle, const model::Counter& counter) {
  if (counter.numberPrinted && *counter.numberPrinted != counter.number) return true;
  const auto* origin = battle.find<model::Provenance>(
      {std::string(model::Counter::kTable), model::keyText<model::Counter>(counter.id), "number"});
  const model::Paragraph* paragraph = origin ? battle.find(origin->paragraph) : nullptr;
  const model::Source* source = paragraph ? battle.find<model::Source>(paragraph->source) : nullptr;
  return source && source->kind == model::SourceKind::Errata && counter.numberPrinted != counter.number;
}

Trouble numberCorrected(const model::Battle& battle, const model::Counter& counter) {
  const std::string number = std::to_string(counter.number);
  const auto& printed = counter.numberPrinted;
  std::vector<Phrase::Argument> numbers{{"found", number}};
  if (printed) numbers.push_back({"expected", std::to_string(*printed)});
  Phrase what = Phrase::of(printed ? "details.instead" : "details.instead-of-unknown", std::move(numbers));
  return {"number-corrected", std::move(what), rules::citationOf(battle, counter, "number")};
}

Trouble copiesDiffer(const model::Battle& battle, const model::Counter& counter) {
  const std::string printed = std::to_string(counter.copiesPrinted);
  const std::string used = std::to_string(counter.copies);
  const std::string number = std::to_string(counter.number);
  return {"copies-differ", Phrase::of("details.copies", {{"number", number}, {"printed", printed}, {"used", used}}),
          rules::citationOf(battle, counter, "copies_printed")};
}

template <class Row>
void addCorrections(const model::Battle& battle, Troubles& troubles, const Row& subject,
                    const model::Counter& counter) {
  if (isNumberCorrected(battle, counter)) troubles.add(subject, numberCorrected(battle, counter));
  if (counter.copies != counter.copiesPrinted) troubles.add(subject, copiesDiffer(battle, counter));
}

}  // namespace

std::vector<Finding> checkCounterSubjects(const CheckContext& context) {
  FindingCollector collector(context);
  const model::Battle& battle = context.battle();
  for (const CounterRole role : {CounterRole::Unit, CounterRole::Leader, CounterRole::Chit}) {
    addWithoutSubject(collector, role);
  }
  Troubles troubles;
  addWithout<model::Unit>(battle, troubles, CounterRole::Unit, &model::Counter::unit, "unit-without-counter");
  addWithout<model::Leader>(battle, troubles, CounterRole::Leader, &model::Counter::leader, "leader-without-counter");
  addWithout<model::Leader>(battle, troubles, CounterRole::Chit, &model::Counter::leader, "leader-without-chit");
  troubles.tell(collector);
  return collector.take();
}

std::vector<Finding> checkCorrections(const CheckContext& context) {
  FindingCollector collector(context);
  const model::Battle& battle = context.battle();
  Troubles troubles;
  for (const model::Counter& counter : battle.all<model::Counter>()) {
    if (const model::Unit* unit = battle.find(counter.unit)) {
      addCorrections(battle, troubles, *unit, counter);
    } else if (const model::Leader* leader = battle.find(counter.leader)) {
      addCorrections(battle, troubles, *leader, counter);
    }
  }
  troubles.tell(collector);
  return collector.take();
}

}  // namespace redoubt::check
