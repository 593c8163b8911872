#include "editor/canvas/map_preview.h"

#include <map>

namespace redoubt::editor {
namespace {

template <class Row>
using ByKey = std::map<model::KeyOf<Row>, model::RowChange<Row>>;

template <class Row>
ByKey<Row> byKey(const model::Changes& changes) {
  ByKey<Row> rows;
  for (const model::RowChange<Row>& change : changes.of<Row>()) rows[change.key()] = change;
  return rows;
}

template <class Row>
void addRows(model::Changes& changes, const model::Battle& battle, const model::Edit& edit) {
  ByKey<Row> rows;
  const auto before = [&](const model::KeyOf<Row>& key) {
    const Row* row = battle.find<Row>(key);
    return row ? std::optional(*row) : std::nullopt;
  };
  for (const auto& key : edit.erases<Row>()) rows[key] = {before(key), std::nullopt};
  for (const Row& row : edit.puts<Row>()) rows[row.key()] = {before(row.key()), row};
  for (auto& [key, change] : rows) {
    if (change.before != change.after) changes.of<Row>().push_back(std::move(change));
  }
}

// The changes from the result of `shown` to the result of `wanted`.
template <class Row>
void addSteps(model::Changes& steps, const model::Changes& shown, const model::Changes& wanted) {
  ByKey<Row> old = byKey<Row>(shown);
  for (const model::RowChange<Row>& change : wanted.of<Row>()) {
    const auto there = old.find(change.key());
    if (there == old.end()) {
      steps.of<Row>().push_back(change);
      continue;
    }
    if (there->second.after != change.after) steps.of<Row>().push_back({there->second.after, change.after});
    old.erase(there);
  }
  for (const auto& [key, change] : old) steps.of<Row>().push_back({change.after, change.before});
}

}  // namespace

model::Changes MapPreview::show(const model::Battle& battle, const std::optional<model::Edit>& edit) {
  model::Changes wanted;
  if (edit && edit->count() <= kMostRows) {
    addRows<model::HexRow>(wanted, battle, *edit);
    addRows<model::Hexside>(wanted, battle, *edit);
    addRows<model::Link>(wanted, battle, *edit);
    addRows<model::Symbol>(wanted, battle, *edit);
    addRows<model::Label>(wanted, battle, *edit);
  }
  model::Changes steps;
  addSteps<model::HexRow>(steps, shown_, wanted);
  addSteps<model::Hexside>(steps, shown_, wanted);
  addSteps<model::Link>(steps, shown_, wanted);
  addSteps<model::Symbol>(steps, shown_, wanted);
  addSteps<model::Label>(steps, shown_, wanted);
  shown_ = std::move(wanted);
  return steps;
}

model::Changes MapPreview::withdraw() {
  return show(model::Battle(), std::nullopt);
}

}  // namespace redoubt::editor
