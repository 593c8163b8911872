#include "core/compare/words.h"

#include "core/base/text.h"
#include "core/proof/rows.h"

namespace redoubt::compare {

using namespace model;
using proof::orSlug;

CompareWords::CompareWords(const SetUpComparison& comparison, std::string language)
    : CompareWords(comparison, comparison.first(), comparison.second(), std::move(language)) {}

CompareWords::CompareWords(const SetUpComparison& comparison, const Battle& firstNames, const Battle& secondNames,
                           std::string language)
    : comparison_(comparison),
      language_(std::move(language)),
      first_(comparison.first(), firstNames, language_),
      second_(comparison.second(), secondNames, language_) {}

void CompareWords::setRowNamer(const RowNamer& namer) {
  first_.setRowNamer(namer);
  second_.setRowNamer(namer);
}

// --- titles

std::string CompareWords::title(const SideWords& side, const Variant& variant) const {
  const Scenario* scenario = side.names().find<Scenario>(variant.scenario);
  const Variant* named = side.names().find<Variant>(variant.id);
  const std::string first = scenario ? orSlug(scenario->title, scenario->slug) : std::string();
  const std::string second = named ? orSlug(named->title, named->slug) : variant.title;
  const BattleInfo* info = model::info(side.names());
  if (comparison_.correspondence().isOneBattle() || !info) {
    return said(Phrase::of("compare.title", {{"scenario", first}, {"variant", second}}));
  }
  return said(Phrase::of("compare.title-of", {{"battle", info->title}, {"scenario", first}, {"variant", second}}));
}

std::string CompareWords::titleOfFirst() const {
  return title(first_, comparison_.firstVariant());
}

std::string CompareWords::titleOfSecond() const {
  return title(second_, comparison_.secondVariant());
}

// --- placements

std::string CompareWords::subject(const PlacementDifference& difference) const {
  const bool isFirst = difference.first != nullptr;
  const Placement& placement = isFirst ? *difference.first : *difference.second;
  const std::string name = (isFirst ? first_ : second_).subject(placement);
  if (placement.count == 1 || difference.has(Aspect::Count)) return name;
  return said(Phrase::of("compare.counted", {{"count", std::to_string(placement.count)}, {"name", name}}));
}

std::string CompareWords::army(const PlacementDifference& difference) const {
  const Army* army = armyOf(comparison_, difference);
  if (!army) return {};
  const Army* named = first_.names().find<Army>(army->id);
  if (!named) named = second_.names().find<Army>(army->id);
  return named ? orSlug(named->name, named->slug) : std::string();
}

std::string CompareWords::command(const PlacementDifference& difference) const {
  const Command* command = commandOf(comparison_, difference);
  if (!command) return {};
  const Command* named = (difference.first ? first_ : second_).names().find<Command>(command->id);
  return named ? orSlug(named->name, named->slug) : std::string();
}

std::string CompareWords::aspect(Aspect aspect) const {
  return said(Phrase::of("compare.aspect." + std::string(toText(aspect))));
}

std::string CompareWords::cell(const SideWords& side, const PlacementDifference& difference,
                               const Placement* placement) const {
  if (difference.kind != Kind::Changed) return side.whole(placement);
  std::vector<std::string> parts;
  for (const Aspect each : difference.aspects) parts.push_back(side.value(placement, each));
  return join(parts, "; ");
}

std::string CompareWords::first(const PlacementDifference& difference, Aspect aspect) const {
  return first_.value(difference.first, aspect);
}
std::string CompareWords::second(const PlacementDifference& difference, Aspect aspect) const {
  return second_.value(difference.second, aspect);
}
std::string CompareWords::first(const PlacementDifference& difference) const {
  return cell(first_, difference, difference.first);
}
std::string CompareWords::second(const PlacementDifference& difference) const {
  return cell(second_, difference, difference.second);
}

std::string CompareWords::sentence(const PlacementDifference& difference) const {
  std::string what;
  if (difference.kind == Kind::Changed) {
    std::vector<std::string> parts;
    for (const Aspect each : difference.aspects) {
      const bool isTold = each == Aspect::Place || each == Aspect::Count || each == Aspect::Step;
      std::vector<Phrase::Argument> values{{"first", first(difference, each)}, {"second", second(difference, each)}};
      if (!isTold) values.push_back({"what", aspect(each)});
      parts.push_back(said(Phrase::of(isTold ? "compare.change" : "compare.named-change", std::move(values))));
    }
    what = join(parts, "; ");
  } else {
    const bool isFirst = difference.kind == Kind::OnlyFirst;
    what = said(Phrase::of("compare.only", {{"set-up", isFirst ? titleOfFirst() : titleOfSecond()},
                                            {"how", isFirst ? first(difference) : second(difference)}}));
  }
  return said(Phrase::of("compare.sentence", {{"subject", subject(difference)}, {"what", what}}));
}

// --- rows of the scenarios

std::string CompareWords::table(const RowDifference& difference) const {
  return first_.tableName(*difference.table);
}

std::string CompareWords::subject(const RowDifference& difference) const {
  return difference.first ? first_.rowName(*difference.table, difference.first)
                          : second_.rowName(*difference.table, difference.second);
}

std::string CompareWords::army(const RowDifference& difference) const {
  const auto column = difference.table->column("army");
  if (!column) return {};
  return difference.first ? first_.value(*difference.table, difference.first, *column, nullptr)
                          : second_.value(*difference.table, difference.second, *column, nullptr);
}

std::string CompareWords::column(const SideWords& side, const RowDifference& difference, std::size_t column,
                                 const void* row) const {
  return side.value(*difference.table, row, column, row == difference.first ? difference.second : difference.first);
}

std::string CompareWords::cell(const SideWords& side, const RowDifference& difference, const void* row) const {
  if (!row) return kNothing;
  const bool isSetting = difference.table->name() == Setting::kTable;
  if (difference.kind != Kind::Changed) {
    return isSetting ? side.value(*static_cast<const Setting*>(row), nullptr) : side.rowName(*difference.table, row);
  }
  std::vector<std::string> parts;
  for (const std::size_t each : difference.columns) {
    const std::string text = column(side, difference, each, row);
    const bool isAlone = difference.columns.size() == 1 && isSetting;
    const std::string_view name = difference.table->fields()[each].name;
    parts.push_back(isAlone ? text : side.fieldName(*difference.table, name) + " " + text);
  }
  return join(parts, "; ");
}

std::string CompareWords::first(const RowDifference& difference) const {
  return cell(first_, difference, difference.first);
}
std::string CompareWords::second(const RowDifference& difference) const {
  return cell(second_, difference, difference.second);
}

std::string CompareWords::changeOf(const RowDifference& difference, std::size_t column) const {
  std::vector<Phrase::Argument> values{{"first", this->column(first_, difference, column, difference.first)},
                                       {"second", this->column(second_, difference, column, difference.second)}};
  if (difference.table->name() == Setting::kTable) return said(Phrase::of("compare.change", std::move(values)));
  values.push_back({"what", first_.fieldName(*difference.table, difference.table->fields()[column].name)});
  return said(Phrase::of("compare.named-change", std::move(values)));
}

std::string CompareWords::sentence(const RowDifference& difference) const {
  std::string what;
  if (difference.kind == Kind::Changed) {
    std::vector<std::string> parts;
    for (const std::size_t each : difference.columns) parts.push_back(changeOf(difference, each));
    what = join(parts, "; ");
  } else {
    const bool isFirst = difference.kind == Kind::OnlyFirst;
    what = said(Phrase::of("compare.only-row", {{"set-up", isFirst ? titleOfFirst() : titleOfSecond()}}));
    if (difference.table->name() == Setting::kTable) {
      what = said(Phrase::of("compare.only", {{"set-up", isFirst ? titleOfFirst() : titleOfSecond()},
                                              {"how", isFirst ? first(difference) : second(difference)}}));
    }
  }
  return said(Phrase::of("compare.sentence", {{"subject", subject(difference)}, {"what", what}}));
}

std::string CompareWords::summary() const {
  if (comparison_.empty()) return said(Phrase::of("compare.none"));
  int moved = 0;
  int changed = 0;
  int first = 0;
  int second = 0;
  for (const PlacementDifference& each : comparison_.placements()) {
    if (each.kind == Kind::OnlyFirst) ++first;
    if (each.kind == Kind::OnlySecond) ++second;
    if (each.kind == Kind::Changed) ++(each.has(Aspect::Place) ? moved : changed);
  }
  return said(Phrase::of("compare.counts", {{"moved", std::to_string(moved)},
                                            {"changed", std::to_string(changed)},
                                            {"first", std::to_string(first)},
                                            {"second", std::to_string(second)},
                                            {"rows", std::to_string(comparison_.rows().size())}}));
}

}  // namespace redoubt::compare
