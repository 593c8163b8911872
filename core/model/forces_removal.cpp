#include "core/model/forces_edit.h"

namespace redoubt::model {

Removal removalOf(const Battle& battle, std::span<const ForcePart> parts, std::string title) {
  std::vector<AnyRow> rows;
  for (const ForcePart& part : parts) {
    std::visit(
        [&]<class Row>(Id<Row> id) {
          if (const Row* row = battle.find<Row>(id)) rows.emplace_back(tableInfo<Row>(), row);
        },
        part);
  }
  return removalOf(battle, rows, std::move(title));
}

}  // namespace redoubt::model
