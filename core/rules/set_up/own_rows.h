#pragma once

#include <set>
#include <string>
#include <tuple>
#include <utility>

#include "core/model/edit.h"
#include "core/model/origins.h"

/// Rows that a scenario changes or copies from another, with their origins; for the sources of this folder.
namespace redoubt::rules {

template <class Row>
std::string keyOf(const Row& row) {
  return model::keyText<Row>(row.key());
}

/// The columns in which two rows differ, without those that only identify the row and its order.
template <class Row>
std::set<std::string> changedFields(const Row& before, const Row& after) {
  std::set<std::string> changed;
  std::apply(
      [&](const auto&... field) {
        ((before.*field.member == after.*field.member ? void() : void(changed.emplace(field.name))), ...);
      },
      Row::fields());
  for (const char* place : {"id", "scenario", "ordinal"}) changed.erase(place);
  return changed;
}

/// Writes `after`, which is `before` changed or its copy in another scenario, with the origins of its values.
template <class Row>
void putChanged(model::Edit& edit, const model::Battle& battle, const Row& before, Row after) {
  if (before == after) return;
  const std::set<std::string> changed = changedFields(before, after);
  if (before.id != after.id) {
    for (const model::Provenance& row : battle.all<model::Provenance>()) {
      if (row.subjectTable != Row::kTable || row.subject != keyOf(before) || changed.contains(row.field)) continue;
      model::Provenance copy = row;
      copy.subject = keyOf(after);
      edit.put(std::move(copy));
    }
  }
  if (model::hasOrigin(battle, Row::kTable, keyOf(before))) {
    for (const std::string& field : changed) {
      edit.put(model::setByHand(battle, Row::kTable, keyOf(after), field));
    }
  }
  edit.put(std::move(after));
}

template <class Row>
void eraseOwn(model::Edit& edit, const model::Battle& battle, const Row& row) {
  model::eraseOrigins(edit, battle, Row::kTable, keyOf(row));
  edit.erase<Row>(row.key());
}

}  // namespace redoubt::rules
