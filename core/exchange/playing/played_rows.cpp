#include "core/exchange/playing/played_rows.h"

#include "core/exchange/playing/spoken_battle.h"
#include "core/model/picture_verbs.h"

namespace redoubt::exchange {
namespace {

template <class... Rows>
struct Kept {
  static void take(model::Battle& into, const model::Battle& from) { ((into.all<Rows>() = from.all<Rows>()), ...); }
  static void list(std::vector<TableCarriage>& tables) { (tables.push_back({Rows::kTable, Carriage::Whole}), ...); }
};

using Played =
    Kept<model::BattleInfo, model::Source, model::MapSheet, model::HexRow, model::Hexside, model::Link, model::Symbol,
         model::Label, model::Player, model::Army, model::Leader, model::Command, model::Unit, model::UnitCommand,
         model::Counter, model::Face, model::FaceFigure, model::Step, model::Mark, model::Scenario, model::Variant,
         model::SetUpBlock, model::VariantBlock, model::Placement, model::Track, model::Space>;

}  // namespace

model::Battle playedRows(const model::Battle& battle) {
  model::Battle played;
  Played::take(played, battle);
  model::takeMapPictures(played, battle);
  played.pictures() = battle.pictures();
  return played;
}

std::vector<TableCarriage> playedTables() {
  std::vector<TableCarriage> tables;
  Played::list(tables);
  tables.push_back({model::MapPicture::kTable, Carriage::Part});
  tables.push_back({model::ScanPoint::kTable, Carriage::Part});
  tables.push_back({"picture", Carriage::Part});
  return tables;
}

std::size_t waitingCounters(const model::Battle& battle) {
  std::size_t waiting = 0;
  for (const model::Placement& row : battle.all<model::Placement>()) {
    using Rule = model::PlacementRule;
    if (row.rule != Rule::At && row.rule != Rule::Space && row.rule != Rule::OffMap) ++waiting;
  }
  return waiting;
}

std::string languageOf(const ExportJob& job) {
  const std::string& wanted = job.options.text("language");
  return wanted == "own" ? languageOf(job.battle) : wanted;
}

}  // namespace redoubt::exchange
