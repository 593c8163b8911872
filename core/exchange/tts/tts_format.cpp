#include "core/exchange/tts/tts_format.h"

#include "core/exchange/tts/save_writer.h"
#include "core/rules/book/dice.h"

namespace redoubt::exchange {
namespace {

template <class... Rows>
void takeRows(model::Battle& into, const model::Battle& from) {
  ((into.all<Rows>() = from.all<Rows>()), ...);
}

// What lies on the table, and what the notebook says.
model::Battle laidOnTable(const ExportJob& job) {
  model::Battle laid;
  using namespace model;
  takeRows<BattleInfo, Source, MapSheet, HexRow, Hexside, Link, Symbol, Label, Player, Army, Leader, Command, Unit,
           UnitCommand, Counter, Face, FaceFigure, Step, Mark, Scenario, Variant, SetUpBlock, VariantBlock, Placement,
           SetUpOrder, Track, Space>(laid, job.battle);
  for (const MapPicture& row : job.battle.all<MapPicture>()) {
    if (row.hex) laid.all<MapPicture>().put(row);
  }
  laid.pictures() = job.battle.pictures();
  return laid;
}

std::vector<Phrase> toldOfTable(const ExportJob& job) {
  std::vector<Phrase> told;
  std::size_t waiting = 0;
  for (const model::Placement& row : job.battle.all<model::Placement>()) {
    using Rule = model::PlacementRule;
    if (row.rule != Rule::At && row.rule != Rule::Space && row.rule != Rule::OffMap) ++waiting;
  }
  if (waiting > 0) told.push_back(Phrase::of("formats.tts.waiting", {{"count", std::to_string(waiting)}}));
  const auto faces = rules::faces(rules::RuleBook(job.battle));
  const std::size_t sides = faces ? faces->size() : 6;
  if (!(sides == 4 || sides == 6 || sides == 8 || sides == 10 || sides == 12 || sides == 20)) {
    told.push_back(Phrase::of("formats.tts.no-die", {{"sides", std::to_string(sides)}}));
  }
  if (job.options.text("address").empty()) told.push_back(Phrase::of("formats.tts.here"));
  return told;
}

std::vector<TableCarriage> tables() {
  std::vector<TableCarriage> all;
  for (const std::string_view table :
       {"battle",       "source",        "map",         "hex",          "hexside", "link",     "symbol",
        "label",        "player",        "army",        "leader",       "command", "unit",     "unit_command",
        "counter",      "face",          "face_figure", "step",         "mark",    "scenario", "variant",
        "set_up_block", "variant_block", "placement",   "set_up_order", "track",   "space"}) {
    all.push_back({table, Carriage::Whole});
  }
  all.push_back({"map_picture", Carriage::Part});
  all.push_back({"picture", Carriage::Part});
  return all;
}

}  // namespace

const Format& ttsFormat() {
  static const Format format{
      .id = "tts",
      .endings = {"json"},
      .options = {{.name = "dpi", .kind = OptionKind::Number, .standard = "150", .least = 30, .most = 600},
                  {.name = "quality", .kind = OptionKind::Number, .standard = "85", .least = 20, .most = 95},
                  {.name = "inches", .kind = OptionKind::Number, .standard = "1", .least = 0.2, .most = 5},
                  {.name = "theme"},
                  {.name = "address"}},
      .tables = tables(),
      .needsArtwork = true,
      .write = tts::writeSave,
      .carried = laidOnTable,
      .warnings = toldOfTable};
  return format;
}

}  // namespace redoubt::exchange
