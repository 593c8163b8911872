#include "core/exchange/html/html_format.h"

#include "core/exchange/html/page_writer.h"
#include "core/model/picture_verbs.h"

namespace redoubt::exchange {
namespace {

template <class... Rows>
void keepRows(model::Battle& into, const model::Battle& from) {
  ((into.all<Rows>() = from.all<Rows>()), ...);
}

// What can be seen, read or played with. Rules stay behind, but for their tables and titles, and so do the sources' own
// paragraphs and what the author notes on them.
model::Battle shownOnPage(const ExportJob& job) {
  model::Battle shown;
  using namespace model;
  keepRows<BattleInfo, Source, MapSheet, HexRow, Hexside, Link, Symbol, Label, Zone, ZoneHex, Player, Army, Leader,
           Command, Unit, UnitCommand, Counter, Face, FaceFigure, Step, Mark, Scenario, Variant, SetUpBlock,
           VariantBlock, Entry, Placement, SetUpOrder, PoolLine, Event, Victory, Track, Space, Note, Translation>(
      shown, job.battle);
  takeMapPictures(shown, job.battle);
  shown.pictures() = job.battle.pictures();
  return shown;
}

std::vector<TableCarriage> tables() {
  std::vector<TableCarriage> all;
  for (const std::string_view table :
       {"battle",   "source",       "map",          "hex",           "hexside",     "link",      "symbol",
        "label",    "zone",         "zone_hex",     "player",        "army",        "leader",    "command",
        "unit",     "unit_command", "counter",      "face",          "face_figure", "step",      "mark",
        "scenario", "variant",      "set_up_block", "variant_block", "entry",       "placement", "set_up_order",
        "pool",     "event",        "victory",      "track",         "space",       "note",      "translation"}) {
    all.push_back({table, Carriage::Whole});
  }
  all.push_back({"map_picture", Carriage::Part});
  all.push_back({"scan_point", Carriage::Part});
  all.push_back({"picture", Carriage::Part});
  return all;
}

}  // namespace

const Format& htmlFormat() {
  static const Format format{
      .id = "html",
      .endings = {"html", "htm"},
      .options = {{.name = "fineness", .kind = OptionKind::Number, .standard = "100", .least = 25, .most = 200},
                  {.name = "quality", .kind = OptionKind::Number, .standard = "80", .least = 20, .most = 95},
                  {.name = "theme", .kind = OptionKind::Theme}},
      .tables = tables(),
      .needsArtwork = true,
      .write = html::writePage,
      .carried = shownOnPage};
  return format;
}

}  // namespace redoubt::exchange
