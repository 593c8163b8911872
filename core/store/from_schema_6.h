#pragma once

#include "core/store/row_map.h"

/// Private to core/store.
namespace redoubt::store {

/// From schema 6 to 7: pictures on the map say how they lie there, which those of before do by their own place.
class FromSchema6 : public RowMap {
 public:
  bool keeps(const std::string& table) const override;
  std::optional<Values> row(const RowName& name, const std::vector<PlainColumn>& columns,
                            PlainRows& old) const override;
};

}  // namespace redoubt::store
