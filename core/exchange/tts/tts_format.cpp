#include "core/exchange/tts/tts_format.h"

#include "core/exchange/playing/played_rows.h"
#include "core/exchange/playing/spoken_battle.h"
#include "core/exchange/tts/save_writer.h"
#include "core/rules/book/dice.h"

namespace redoubt::exchange {
namespace {

// What lies on the table, and what the notebook says.
model::Battle laidOnTable(const ExportJob& job) {
  model::Battle laid = playedRows(job.battle);
  laid.all<model::SetUpOrder>() = job.battle.all<model::SetUpOrder>();
  return laid;
}

std::vector<Phrase> toldOfTable(const ExportJob& job) {
  std::vector<Phrase> told;
  const std::size_t waiting = waitingCounters(job.battle);
  if (waiting > 0) told.push_back(Phrase::of("formats.tts.waiting", {{"count", std::to_string(waiting)}}));
  const auto faces = rules::faces(rules::RuleBook(job.battle));
  const std::size_t sides = faces ? faces->size() : 6;
  if (!(sides == 4 || sides == 6 || sides == 8 || sides == 10 || sides == 12 || sides == 20)) {
    told.push_back(Phrase::of("formats.tts.no-die", {{"sides", std::to_string(sides)}}));
  }
  if (languageOf(job) != languageOf(job.battle)) told.push_back(Phrase::of("formats.faces"));
  if (job.options.text("address").empty()) told.push_back(Phrase::of("formats.tts.here"));
  return told;
}

std::vector<TableCarriage> tables() {
  std::vector<TableCarriage> all = playedTables();
  all.push_back({model::SetUpOrder::kTable, Carriage::Whole});
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
                  {.name = "theme", .kind = OptionKind::Theme},
                  {.name = "language", .kind = OptionKind::Choice, .standard = "own", .words = {"own", "en", "pl"}},
                  {.name = "address"}},
      .tables = tables(),
      .needsArtwork = true,
      .setUps = SetUps::AllOneLaid,
      .write = tts::writeSave,
      .carried = laidOnTable,
      .warnings = toldOfTable};
  return format;
}

}  // namespace redoubt::exchange
