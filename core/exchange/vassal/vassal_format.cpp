#include "core/exchange/vassal/vassal_format.h"

#include "core/exchange/vassal/module_grid.h"
#include "core/exchange/vassal/module_writer.h"
#include "core/exchange/vassal/sequence.h"
#include "core/exchange/vassal/vassal_import.h"

namespace redoubt::exchange {
namespace {

template <class... Rows>
void keepWhole(model::Battle& into, const model::Battle& from) {
  ((into.all<Rows>() = from.all<Rows>()), ...);
}

// What can be seen or played with. Rules and what they work out stay behind, but for the tables as charts.
model::Battle playedInModule(const ExportJob& job) {
  model::Battle played;
  using namespace model;
  keepWhole<BattleInfo, Source, MapSheet, HexRow, Hexside, Link, Symbol, Label, Player, Army, Leader, Command, Unit,
            UnitCommand, Counter, Face, FaceFigure, Step, Mark, Scenario, Variant, SetUpBlock, VariantBlock, Placement,
            Track, Space>(played, job.battle);
  for (const MapPicture& row : job.battle.all<MapPicture>()) {
    if (row.hex) played.all<MapPicture>().put(row);
  }
  played.pictures() = job.battle.pictures();
  return played;
}

// What is there, but otherwise than in the battle.
std::vector<Phrase> toldOfModule(const ExportJob& job) {
  std::vector<Phrase> told;
  const hex::Layout layout = model::layoutOf(job.battle);
  Element scratch("board");
  if (!vassal::BoardGeometry(layout, 100).addGrid(scratch)) told.push_back(Phrase::of("formats.vassal.numbers"));
  std::size_t waiting = 0;
  std::size_t lying = 0;
  for (const model::Placement& row : job.battle.all<model::Placement>()) {
    using Rule = model::PlacementRule;
    if (row.rule != Rule::At && row.rule != Rule::Space && row.rule != Rule::OffMap) ++waiting;
    if (row.secondHex) ++lying;
  }
  if (waiting > 0) told.push_back(Phrase::of("formats.vassal.waiting", {{"count", std::to_string(waiting)}}));
  if (lying > 0) told.push_back(Phrase::of("formats.vassal.lying", {{"count", std::to_string(lying)}}));
  std::size_t renamed = 0;
  for (const model::Unit& row : job.battle.all<model::Unit>()) renamed += vassal::safeText(row.name) != row.name ? 1 : 0;
  if (renamed > 0) told.push_back(Phrase::of("formats.vassal.names", {{"count", std::to_string(renamed)}}));
  return told;
}

std::vector<TableCarriage> tables() {
  std::vector<TableCarriage> all;
  for (const std::string_view table :
       {"battle", "source", "map", "hex", "hexside", "link", "symbol", "label", "player", "army", "leader", "command",
        "unit", "unit_command", "counter", "face", "face_figure", "step", "mark", "scenario", "variant",
        "set_up_block", "variant_block", "placement", "track", "space"}) {
    all.push_back({table, Carriage::Whole});
  }
  all.push_back({"map_picture", Carriage::Part});
  all.push_back({"picture", Carriage::Part});
  return all;
}

}  // namespace

const Format& vassalFormat() {
  static const Format format{
      .id = "vassal",
      .endings = {"vmod", "vsav", "vmdx", "vlog"},
      .options = {{.name = "dpi", .kind = OptionKind::Number, .standard = "150", .least = 30, .most = 600},
                  {.name = "theme", .kind = OptionKind::Theme},
                  {.name = "module", .kind = OptionKind::File, .use = OptionUse::Import},
                  {.name = "extension", .kind = OptionKind::File, .use = OptionUse::Import},
                  {.name = "boards",
                   .kind = OptionKind::Choice,
                   .standard = "one",
                   .words = {"one", "each"},
                   .use = OptionUse::Import},
                  {.name = "map", .use = OptionUse::Import},
                  {.name = "board", .use = OptionUse::Import}},
      .tables = tables(),
      .needsArtwork = true,
      .write = vassal::writeModule,
      .carried = playedInModule,
      .warnings = toldOfModule,
      .read = vassal::importModule,
      .recognises = vassal::looksLikeModule};
  return format;
}

}  // namespace redoubt::exchange
