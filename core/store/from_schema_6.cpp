#include "core/store/from_schema_6.h"

#include <algorithm>

namespace redoubt::store {
namespace {

constexpr char kPictures[] = "map_picture";

}  // namespace

bool FromSchema6::keeps(const std::string& table) const {
  return table != kPictures;
}

std::optional<Values> FromSchema6::row(const RowName& name, const std::vector<PlainColumn>& columns,
                                       PlainRows& old) const {
  auto row = RowMap::row(name, columns, old);
  if (!row || name.table != kPictures) return row;
  const auto fit = std::find_if(columns.begin(), columns.end(), [](const auto& column) { return column.name == "fit"; });
  (*row)[static_cast<std::size_t>(fit - columns.begin())] = std::string("placed");
  return row;
}

}  // namespace redoubt::store
