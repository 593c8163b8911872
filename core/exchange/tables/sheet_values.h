#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/exchange/json/located_json.h"
#include "core/exchange/json/table_info.h"

/// Private to core/exchange/tables: the cells of a sheet as values of JSON.
namespace redoubt::exchange::sheets {

struct SourceSheet;

/// Reads cells as their columns want them. What is no value of its column stays a text, which the importer refuses.
class SheetValues {
 public:
  /// The map among the sheets says how many digits a printed number has: programs drop the first nought.
  explicit SheetValues(const std::vector<SourceSheet>& sheets);

  /// `cell` is trimmed and not empty, and no JSON. A list of hexes has no column, nor have names of files.
  void read(Node& node, const Column* column, bool isList, std::string_view cell) const;

 private:
  std::string withNoughts(std::string_view cell) const;

  std::size_t digits_ = 4;  // of a printed number, 0: not known
};

}  // namespace redoubt::exchange::sheets
