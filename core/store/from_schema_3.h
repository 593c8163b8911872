#pragma once

#include "core/store/row_map.h"

/// Private to core/store.
namespace redoubt::store {

/// From schema 3 to 4: morale, size and fire, columns of a face, become rows of face_figure, and what is said of their
/// origin becomes that of those rows. A figure without a value is a row only where something is said of its origin.
class FromSchema3 : public RowMap {
 public:
  bool keeps(const std::string& table) const override;
  std::vector<RowName> dependents(const RowName& old) const override;
  std::optional<Values> row(const RowName& name, const std::vector<PlainColumn>& columns,
                            PlainRows& old) const override;
};

}  // namespace redoubt::store
