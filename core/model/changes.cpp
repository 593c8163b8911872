#include "core/model/changes.h"

namespace redoubt::model {

Changes::Changes() = default;
Changes::Changes(const Changes& other) = default;
Changes::Changes(Changes&& other) noexcept = default;
Changes& Changes::operator=(const Changes& other) = default;
Changes& Changes::operator=(Changes&& other) noexcept = default;
Changes::~Changes() = default;

std::size_t Changes::count() const {
  std::size_t total = 0;
  forEachTable([&]<class Row>(RowType<Row>) { total += of<Row>().size(); });
  return total;
}

void patch(Battle& battle, const Changes& changes) {
  battle.pictures().add(changes.pictures());
  forEachTable([&]<class Row>(RowType<Row>) {
    for (const RowChange<Row>& change : changes.of<Row>()) {
      if (change.after) {
        battle.all<Row>().put(*change.after);
      } else {
        battle.all<Row>().erase(change.before->key());
      }
    }
  });
}

Changes difference(const Battle& from, const Battle& to) {
  Changes changes;
  changes.pictures() = to.pictures().without(from.pictures());
  forEachTable([&]<class Row>(RowType<Row>) {
    Table<Row>::compare(from.all<Row>(), to.all<Row>(), [&](const Row* before, const Row* after) {
      RowChange<Row>& change = changes.of<Row>().emplace_back();
      if (before) change.before = *before;
      if (after) change.after = *after;
    });
  });
  return changes;
}

}  // namespace redoubt::model
