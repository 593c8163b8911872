#include "core/rules/forces/totals.h"

#include <algorithm>
#include <functional>

#include "core/model/forces_edit.h"
#include "core/rules/book/provenance.h"
#include "core/rules/command/chain_of_command.h"
#include "core/rules/forces/arms.h"
#include "core/rules/forces/figure_kinds.h"
#include "core/rules/forces/figures.h"

namespace redoubt::rules {
namespace {

int unitCounters(const model::Battle& battle, Id<model::Unit> unit) {
  int count = 0;
  for (const model::Counter& counter : battle.where<&model::Counter::unit>(unit)) {
    if (counter.role == model::CounterRole::Unit) count += counter.copies;
  }
  return count;
}

// Adds up units, with what all of them need looked up once.
class Adder {
 public:
  Adder(const model::Battle& battle, const RuleBook& book)
      : battle_(battle), book_(book), figures_(battle), kinds_(summedFigures(battle, book)) {}

  void add(ForceSum& sum, const model::Unit& unit) const {
    ++sum.units;
    sum.counters += unitCounters(battle_, unit.id);
    for (const std::string& kind : kinds_) {
      FigureSum& of = sum.figures[kind];
      const Figure figure = figures_.of(unit.id).figure(kind);
      of.sum += figure.value.value_or(0);
      of.estimated += figure.value && figure.isEstimate;
      of.unknown += !figure.value;
    }
  }

  Figure figure(const model::Unit& unit, const std::string& kind) const { return figures_.of(unit.id).figure(kind); }

 private:
  const model::Battle& battle_;
  const RuleBook& book_;
  Figures figures_;
  std::vector<std::string> kinds_;
};

template <class Row>
bool isNamed(const model::Battle& battle, Id<Row> id, const std::optional<std::string>& slug) {
  const Row* row = slug ? battle.find<Row>(id) : nullptr;
  return !slug || (row && row->slug == *slug);
}

bool isMeant(const model::Battle& battle, const RuleBook& book, const TotalRule& rule, const model::Unit& unit) {
  if (!isNamed(battle, unit.army, rule.army)) return false;
  if (rule.type && unit.type != *rule.type) return false;
  if (rule.arm && armOfType(book, unit.type) != *rule.arm) return false;
  if (!rule.command) return true;
  const auto commands = commandsOf(battle, unit.id);
  return std::any_of(commands.begin(), commands.end(),
                     [&](const model::Command* command) { return command->slug == *rule.command; });
}

bool isUnsure(const model::Battle& battle, const RuleBook& book, const TotalRule& rule, const model::Unit& unit) {
  if (rule.type) return isEstimate(battle, unit, "type");
  return rule.arm && !isArmSure(battle, book, unit);
}

}  // namespace

std::vector<std::string> summedFigures(const model::Battle& battle, const RuleBook& book) {
  std::vector<std::string> kinds;
  for (const std::string_view kind : {model::kSize, model::kFire, model::kMorale}) {
    if (!usesFigure(book, kind)) continue;
    if (kind == model::kFire && !countsFirepower(book) && !isKnownOnAnyFace(battle, kind)) continue;
    kinds.emplace_back(kind);
  }
  for (const FigureKind& kind : figureKindsOfUnits(book)) {
    if (!kind.isSigned) kinds.push_back(kind.slug);
  }
  return kinds;
}

std::vector<ForceTotal> forceTotals(const model::Battle& battle, const RuleBook& book, TotalBy by) {
  const Adder adder(battle, book);
  std::vector<ForceTotal> totals;
  const auto totalOf = [&](const ForceTotal& wanted) -> ForceSum& {
    const auto found = std::find_if(totals.begin(), totals.end(), [&](const ForceTotal& each) {
      return each.army == wanted.army && each.command == wanted.command && each.slug == wanted.slug;
    });
    return found == totals.end() ? totals.emplace_back(wanted).sum : found->sum;
  };
  for (const model::Player* player : model::playersOf(battle)) {
    for (const model::Army* army : model::armiesOf(battle, player->id)) {
      const std::size_t begin = totals.size();
      if (by == TotalBy::Army) totalOf({army->id});
      if (by == TotalBy::Command) {
        for (const model::Command* command : model::commandsIn(battle, army->id)) totalOf({army->id, command->id});
      }
      for (const model::Unit* unit : model::unitsIn(battle, army->id)) {
        if (by == TotalBy::Army) adder.add(totalOf({army->id}), *unit);
        if (by == TotalBy::Type) adder.add(totalOf({army->id, {}, unit->type}), *unit);
        if (by == TotalBy::Arm) adder.add(totalOf({army->id, {}, armOfType(book, unit->type).value_or("")}), *unit);
        if (by != TotalBy::Command) continue;
        const auto commands = commandsOf(battle, unit->id);
        for (const model::Command* command : commands) adder.add(totalOf({army->id, command->id}), *unit);
        if (commands.empty()) adder.add(totalOf({army->id}), *unit);
      }
      if (by == TotalBy::Command) continue;
      std::stable_sort(totals.begin() + static_cast<std::ptrdiff_t>(begin), totals.end(),
                       [](const ForceTotal& a, const ForceTotal& b) { return a.slug < b.slug; });
    }
  }
  return totals;
}

std::vector<SaidTotal> saidTotals(const model::Battle& battle, const RuleBook& book) {
  const Adder adder(battle, book);
  std::vector<SaidTotal> said;
  for (const std::string& name : book.under("manifest/total")) {
    const std::string path = "manifest/total/" + name;
    const auto rule = keys::kManifestTotal.in(book, {name});
    if (!rule) continue;
    SaidTotal total{path, *rule};
    for (const model::Unit& unit : battle.all<model::Unit>()) {
      if (!isMeant(battle, book, *rule, unit)) continue;
      total.isEstimate = total.isEstimate || isUnsure(battle, book, *rule, unit);
      if (rule->of == "units") {
        ++total.counted;
      } else if (rule->of == "counters") {
        total.counted += unitCounters(battle, unit.id);
      } else {
        const Figure figure = adder.figure(unit, rule->of);
        total.counted += figure.value.value_or(0);
        total.isEstimate = total.isEstimate || (figure.value && figure.isEstimate);
        total.unknown += !figure.value;
      }
    }
    said.push_back(std::move(total));
  }
  return said;
}

Phrase totalWords(const model::Battle& battle, const RuleBook& book, const TotalRule& rule) {
  std::vector<Phrase> parts;
  if (rule.type) parts.emplace_back(typeTitle(book, *rule.type));
  if (rule.arm) parts.emplace_back(armTitle(book, *rule.arm));
  const model::Command* command = rule.command ? battle.bySlug<model::Command>(*rule.command) : nullptr;
  if (rule.command) parts.emplace_back(command ? command->name : *rule.command);
  const model::Army* army = rule.army ? battle.bySlug<model::Army>(*rule.army) : nullptr;
  if (rule.army) parts.emplace_back(army ? army->name : *rule.army);
  if (rule.of == "units") return Phrase::of("manifest.totals.units", {{"of", listed(std::move(parts))}});
  if (rule.of == "counters") return Phrase::of("manifest.totals.counters", {{"of", listed(std::move(parts))}});
  std::string title = rule.of;
  for (const FigureKind& kind : figureKinds(book)) {
    if (kind.slug == rule.of) title = kind.title;
  }
  const Phrase figure = rule.of == model::kSize     ? Phrase::of("manifest.totals.size")
                        : rule.of == model::kFire   ? Phrase::of("manifest.totals.fire")
                        : rule.of == model::kMorale ? Phrase::of("manifest.totals.morale")
                                                    : Phrase(title);
  return Phrase::of("manifest.totals.figure", {{"figure", figure}, {"of", listed(std::move(parts))}});
}

BoxCount boxCount(const model::Battle& battle, const RuleBook& book) {
  BoxCount count;
  if (const auto box = book.integer("box/counters")) count.box = static_cast<int>(*box);
  for (const model::Counter& counter : battle.all<model::Counter>()) {
    switch (counter.role) {
      case model::CounterRole::Unit: count.units += counter.copiesPrinted; break;
      case model::CounterRole::Leader: count.leaders += counter.copiesPrinted; break;
      case model::CounterRole::Chit: count.chits += counter.copiesPrinted; break;
      case model::CounterRole::Marker: count.markers += counter.copiesPrinted; break;
    }
  }
  return count;
}

}  // namespace redoubt::rules
