#include "core/check/families.h"
#include "core/check/map/map_checks.h"

namespace redoubt::check {
namespace {

using model::Severity;

constexpr auto kFindings = std::to_array<Wording>({
    {"hex-off-map", Severity::Error},
    {"terrain-unknown", Severity::Error},
    {"entry-not-on-edge", Severity::Error},
    {"entry-without-hexes", Severity::Error},
    {"return-without-hexes", Severity::Error},
    {"return-forbidden", Severity::Error},
    {"area-without-hexes", Severity::Error},
    {"map-impossible", Severity::Error},
    {"map-unusable", Severity::Warning},
    {"terrain-misplaced", Severity::Warning},
    {"terrain-undrawn", Severity::Warning},
    {"ground-undefined", Severity::Warning},
    {"road-over-water", Severity::Warning},
    {"crossing-without-water", Severity::Warning},
    {"slope-without-side", Severity::Warning},
    {"slope-against-levels", Severity::Warning},
    {"way-in-outside-area", Severity::Warning},
    {"return-missing", Severity::Warning},
    {"return-elsewhere", Severity::Warning},
    {"grid-larger-than-sheet", Severity::Warning},
    {"sheet-not-as-printed", Severity::Warning},
    {"scale-differs", Severity::Warning},
    {"label-path", Severity::Warning},
    {"label-over-edge", Severity::Warning},
    {"picture-missing", Severity::Warning},
    {"picture-link-broken", Severity::Warning},
    {"slope-on-level", Severity::Note},
    {"slope-gap", Severity::Note},
    {"return-not-on-edge", Severity::Note},
});

constexpr auto kFixes = std::to_array<Wording>({
    {"erase-off-map", Severity::Note},
    {"straighten-label", Severity::Note},
    {"move-label-in", Severity::Note},
    {"drop-picture", Severity::Note},
    {"erase-entry-hexes", Severity::Note},
    {"add-crossing", Severity::Note},
    {"erase-crossing", Severity::Note},
    {"set-upper-hex", Severity::Note},
    {"turn-slope", Severity::Note},
    {"fill-slope-gap", Severity::Note},
    {"turn-sheet", Severity::Note},
    {"shrink-hexes", Severity::Note},
    {"take-printed-sheet", Severity::Note},
    {"take-scale", Severity::Note},
});

}  // namespace

Family mapFamily() {
  Family family;
  family.findings = kFindings;
  family.fixes = kFixes;
  family.checks = {
      hexByHex("map-hexes", {}, groundTables(), 0, checkMapHexes),
      wholeBattle("map-things", tables<model::Symbol, model::Label, model::MapPicture, model::ScanPoint, model::Note, model::Zone, model::ZoneHex>(),
                  checkMapThings),
      wholeBattle("label-places", tables<model::Label>(), checkLabelPlaces),
      wholeBattle("pictures", tables<model::MapPicture, model::CounterSheet, model::Face, model::Counter, model::Unit, model::Leader>(),
                  checkPictures),
      hexByHex("ground", {}, groundTables(), 1, checkGround),
      wholeBattle("ground-rule", {}, checkGroundRule),
      hexByHex("slopes", {}, tables<model::HexRow, model::Hexside>(), 2, checkSlopes),
      wholeBattle("entry-hexes", tables<model::Entry, model::Zone, model::ZoneHex>(), checkEntryHexes),
      wholeBattle("return-zones", tables<model::ReturnPoint, model::Zone, model::ZoneHex>(), checkReturnZones),
      wholeBattle("return-points",
                  tables<model::Scenario, model::Variant, model::VariantBlock, model::SetUpBlock, model::Setting,
                         model::Army, model::Unit, model::Leader, model::Zone, model::ReturnPoint>(),
                  checkReturnPoints),
      hexByHex("return-ground", tables<model::ReturnPoint, model::ZoneHex, model::Army, model::Unit>(),
               tables<model::HexRow>(), 0, checkReturnGround),
      wholeBattle(
          "areas",
          tables<model::Scenario, model::Setting, model::Entry, model::ReturnPoint, model::Zone, model::ZoneHex>(),
          checkAreas),
      wholeBattle("sheet", {}, checkSheet),
  };
  return family;
}

}  // namespace redoubt::check
