#include "core/compare/value_groups.h"

#include <algorithm>
#include <array>
#include <map>

#include "core/base/text.h"

namespace redoubt::compare {
namespace {

using namespace model;

struct OneValue {
  std::string_view table;
  std::string_view columns;
};
constexpr std::array kTogether{
    OneValue{"map",
             "orientation shifted first_column first_row columns rows edge_left edge_right edge_top edge_bottom"},
    OneValue{"symbol", "hex dx dy"},
    OneValue{"label", "hex dx dy"},
    OneValue{"map_picture", "hex dx dy width height"},
    OneValue{"counter", "role unit leader"},
    OneValue{"counter_sheet", "columns rows left top right bottom gap_x gap_y angle"},
    OneValue{"counter_sheet", "back_left back_top back_right back_bottom back_angle flip"},
    OneValue{"entry", "trigger turn"},
    OneValue{"placement", "subject unit leader words"},
    OneValue{"placement", "rule hex distance zone space entry second_hex"},
    OneValue{"pool", "kind leader count choice entry"},
    OneValue{"set_up_order", "verb selector"},
    OneValue{"provenance", "status paragraph source text line words"},
    OneValue{"provenance", "confirmed_by confirmed_at confirmed_value"},
};

std::vector<std::vector<std::size_t>> partedColumns(const TableInfo& table) {
  std::vector<std::vector<std::size_t>> values;
  std::vector<bool> isIn(table.fields().size(), false);
  for (const OneValue& each : kTogether) {
    if (each.table != table.name()) continue;
    auto& value = values.emplace_back();
    for (const std::string_view column : words(each.columns)) {
      if (const auto at = table.column(column)) {
        value.push_back(*at);
        isIn[*at] = true;
      }
    }
  }
  for (std::size_t i = 0; i < table.fields().size(); ++i) {
    if (!isIn[i] && !table.fields()[i].isKey) values.push_back({i});
  }
  return values;
}

}  // namespace

const std::vector<std::vector<std::size_t>>& valuesOf(const TableInfo& table) {
  static const std::map<const TableInfo*, std::vector<std::vector<std::size_t>>> all = [] {
    std::map<const TableInfo*, std::vector<std::vector<std::size_t>>> made;
    for (const TableInfo& each : allTables()) made.emplace(&each, partedColumns(each));
    return made;
  }();
  return all.at(&table);
}

}  // namespace redoubt::compare
