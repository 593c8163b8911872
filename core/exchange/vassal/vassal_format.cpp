#include "core/exchange/vassal/vassal_format.h"

#include "core/exchange/playing/played_rows.h"
#include "core/exchange/playing/spoken_battle.h"
#include "core/exchange/vassal/module_grid.h"
#include "core/exchange/vassal/module_ground.h"
#include "core/exchange/vassal/module_writer.h"
#include "core/exchange/vassal/read_back.h"
#include "core/exchange/vassal/sequence.h"
#include "core/exchange/vassal/vassal_import.h"
#include "core/rules/vocabulary/long_keys.h"

namespace redoubt::exchange {
namespace {

// What can be seen or played with. Rules and what they work out stay behind, but for the tables as charts.
model::Battle playedInModule(const ExportJob& job) {
  return playedRows(job.battle);
}

// What is there, but otherwise than in the battle.
std::vector<Phrase> toldOfModule(const ExportJob& job) {
  std::vector<Phrase> told;
  const hex::Layout layout = model::layoutOf(job.battle);
  Element scratch("board");
  if (!vassal::BoardGeometry(layout, 100).addGrid(scratch)) told.push_back(Phrase::of("formats.vassal.numbers"));
  const std::size_t waiting = waitingCounters(job.battle);
  std::size_t lying = 0;
  for (const model::Placement& row : job.battle.all<model::Placement>()) lying += row.secondHex ? 1 : 0;
  if (waiting > 0) told.push_back(Phrase::of("formats.vassal.waiting", {{"count", std::to_string(waiting)}}));
  if (lying > 0) told.push_back(Phrase::of("formats.vassal.lying", {{"count", std::to_string(lying)}}));
  if (languageOf(job) != languageOf(job.battle)) told.push_back(Phrase::of("formats.faces"));
  if (!rules::keys::kLong.all(rules::RuleBook(job.battle)).empty()) told.push_back(Phrase::of("formats.vassal.bands"));
  std::size_t renamed = 0;
  for (const model::Unit& row : job.battle.all<model::Unit>()) {
    renamed += vassal::safeText(row.name) != row.name ? 1 : 0;
  }
  if (renamed > 0) told.push_back(Phrase::of("formats.vassal.names", {{"count", std::to_string(renamed)}}));
  return told;
}

}  // namespace

const Format& vassalFormat() {
  static const Format format{
      .id = "vassal",
      .endings = {"vmod", "vsav", "vmdx", "vlog"},
      .options = {{.name = "dpi", .kind = OptionKind::Number, .standard = "150", .least = 30, .most = 600},
                  {.name = "theme", .kind = OptionKind::Theme},
                  {.name = "language", .kind = OptionKind::Choice, .standard = "own", .words = {"own", "en", "pl"}},
                  {.name = "module", .kind = OptionKind::File, .use = OptionUse::Import},
                  {.name = "extension", .kind = OptionKind::File, .use = OptionUse::Import},
                  {.name = "boards",
                   .kind = OptionKind::Choice,
                   .standard = "one",
                   .words = {"one", "each"},
                   .use = OptionUse::Import},
                  {.name = "map", .use = OptionUse::Import},
                  {.name = "board", .use = OptionUse::Import}},
      .tables = playedTables(),
      .needsArtwork = true,
      .write = vassal::writeModule,
      .carried = playedInModule,
      .warnings = toldOfModule,
      .read = vassal::importModule,
      .compare = vassal::differencesOf,
      .recognises = vassal::looksLikeModule};
  return format;
}

}  // namespace redoubt::exchange
