#include "core/compare/part.h"

#include <array>
#include <map>

namespace redoubt::compare {
namespace {

struct PartInfo {
  Part part;
  std::string_view name;
  std::string_view tables;  // in a row, parted by spaces
};

constexpr std::array<PartInfo, kParts> kAll{{
    {Part::Battle, "battle", " battle translation "},
    {Part::Rules, "rules", " system rule "},
    {Part::Sheet, "sheet", " map "},
    {Part::Terrain, "terrain", " hex "},
    {Part::Hexsides, "hexsides", " hexside "},
    {Part::Ways, "ways", " link "},
    {Part::Names, "names", " label symbol note "},
    {Part::Zones, "zones", " zone zone_hex "},
    {Part::Pictures, "pictures", " map_picture scan_point counter_sheet sheet_cell "},
    {Part::Forces, "forces", " player army leader command unit unit_command counter face face_figure step mark "},
    {Part::Tracks, "tracks", " track space "},
    {Part::Scenarios, "scenarios", " scenario variant variant_block setting "},
    {Part::SetUps, "set-ups", " set_up_block placement set_up_order "},
    {Part::Schedule, "schedule", " entry pool return_point "},
    {Part::Victory, "victory", " event victory "},
    {Part::Sources, "sources", " source paragraph question source_text reading "},
    {Part::Origins, "origins", " provenance "},
    {Part::Aids, "aids", " waiver house_check export_preset "},
}};

}  // namespace

Part partOf(const model::TableInfo& table) {
  static const std::map<std::string_view, Part> parts = [] {
    std::map<std::string_view, Part> found;
    for (const model::TableInfo& each : model::allTables()) {
      const std::string wanted = " " + std::string(each.name()) + " ";
      for (const PartInfo& info : kAll) {
        if (info.tables.find(wanted) != std::string_view::npos) found.emplace(each.name(), info.part);
      }
    }
    return found;
  }();
  const auto part = parts.find(table.name());
  return part == parts.end() ? Part::Aids : part->second;
}

std::string_view toText(Part part) {
  return kAll[static_cast<std::size_t>(part)].name;
}

Phrase titleOf(Part part) {
  return Phrase::of("compare.parts." + std::string(toText(part)));
}

}  // namespace redoubt::compare
