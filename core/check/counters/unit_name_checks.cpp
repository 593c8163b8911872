#include <map>
#include <set>

#include "core/check/counters/counters_checks.h"
#include "core/check/counters/troubles.h"

namespace redoubt::check {
namespace {

template <class Row>
using ByName = std::map<std::pair<Id<model::Army>, std::string>, std::vector<const Row*>>;

// The rows of an army that have the same `name`.
template <class Row>
ByName<Row> sharedNames(const model::Battle& battle, std::string Row::*name) {
  ByName<Row> shared;
  for (const Row& row : battle.all<Row>()) {
    if (!words(row.*name).empty()) shared[{row.army, row.*name}].push_back(&row);
  }
  std::erase_if(shared, [](const auto& each) { return each.second.size() < 2; });
  return shared;
}

// The finding is about the name, not about the first row that has it.
template <class Row>
void addShared(Troubles& troubles, Row first, std::string_view code, const std::string& name, Phrase kind) {
  first.name = name;
  troubles.add(first, {code, std::move(kind)});
}

template <class Row>
void addSharedShortNames(const model::Battle& battle, Troubles& troubles, const Phrase& kind) {
  for (const auto& [key, rows] : sharedNames(battle, &Row::shortName)) {
    std::set<std::string> names;  // shared names are reported already
    for (const Row* row : rows) names.insert(row->name);
    if (names.size() > 1) addShared(troubles, *rows.front(), "short-name-twice", key.second, kind);
  }
}

template <class Row>
void addNameless(const model::Battle& battle, Troubles& troubles) {
  for (const Row& row : battle.all<Row>()) {
    if (words(row.name).empty()) troubles.add(row, {"name-empty", {}, rules::citationOf(battle, row, "name")});
  }
}

}  // namespace

std::vector<Finding> checkUnitNames(const CheckContext& context) {
  FindingCollector collector(context);
  const model::Battle& battle = context.battle();
  Troubles troubles;
  for (const auto& [key, units] : sharedNames(battle, &model::Unit::name)) {
    addShared(troubles, *units.front(), "name-twice", key.second, {});
  }
  addSharedShortNames<model::Unit>(battle, troubles, Phrase::of("details.several.units"));
  addSharedShortNames<model::Leader>(battle, troubles, Phrase::of("details.several.leaders"));
  addNameless<model::Unit>(battle, troubles);
  addNameless<model::Leader>(battle, troubles);
  troubles.tell(collector);
  return collector.take();
}

}  // namespace redoubt::check
