#include <algorithm>
#include <optional>

#include "core/base/error.h"
#include "core/base/text.h"
#include "core/exchange/playing/spoken_battle.h"
#include "core/rules/vocabulary/translations.h"
#include "core/store/battle_file.h"
#include "core/store/files.h"
#include "core/store/version_table.h"
#include "editor/aids/print_and_play.h"
#include "editor/artwork/counter_sheets.h"
#include "editor/cli/format_options.h"
#include "editor/cli/offscreen.h"
#include "editor/cli/output.h"
#include "editor/cli/progress.h"
#include "editor/cli/scenario_choice.h"
#include "editor/cli/verbs.h"
#include "editor/render/fonts.h"

// What is made for paper.
namespace redoubt::cli {
namespace {

// The words beside what the battle says are in its language.
std::string languageOf(const Arguments& arguments, const model::Battle& battle) {
  return arguments.textsIn.empty() ? exchange::languageOf(battle) : arguments.textsIn;
}

// The content of a version, in the language that is asked for.
model::Battle versionCalled(const Arguments& arguments) {
  const std::vector<store::VersionRow> versions = store::versionsIn(arguments.file);
  const auto found = std::find_if(versions.rbegin(), versions.rend(),
                                  [&](const auto& row) { return row.name == arguments.changedSince; });
  if (found == versions.rend()) {
    std::vector<std::string> names;
    for (const store::VersionRow& row : versions) {
      if (!row.name.empty()) names.push_back(row.name);
    }
    Phrase why = Phrase::of("errors.version.none", {{"version", arguments.changedSince}});
    if (!names.empty()) {
      why = Phrase::of("errors.version.unknown", {{"version", arguments.changedSince}, {"known", join(names, ", ")}});
    }
    throw Error(ErrorCode::NotFound, why, arguments.file.string());
  }
  model::Battle battle = store::versionIn(arguments.file, found->id);
  if (!arguments.textsIn.empty()) return rules::inLanguage(battle, arguments.textsIn);
  return battle;
}

}  // namespace

int counterSheet(const Arguments& arguments) {
  const editor::PaperFile type = editor::paperFileOf(arguments.output);
  const model::Battle battle = battleOf(arguments);
  const Offscreen offscreen;
  render::loadFonts();
  std::optional<model::Battle> before;
  if (!arguments.changedSince.empty()) before = versionCalled(arguments);
  editor::CounterSheetJob job{
      battle, exchange::Options(editor::counterSheetFormat(), exchange::OptionUse::Export, givenOf(arguments)),
      languageOf(arguments, battle)};
  job.before = before ? &*before : nullptr;
  job.beforeName = arguments.changedSince;
  const editor::CounterSheets sheets(job);
  if (sheets.count() == 0) {
    throw Error(ErrorCode::BadInput,
                Phrase::of(before ? "errors.counter-sheet.unchanged" : "errors.counter-sheet.none"),
                arguments.file.string());
  }
  const Watch watch = watchOf(arguments);
  const double dpi = type == editor::PaperFile::Png ? job.options.number("picture-dpi") : 0;
  const editor::PaperFiles written = writePaper(sheets.pages(), arguments.output, dpi, arguments.force, watch);
  for (const auto& file : written.files) noteWritten(file, written.arePromised);
  return kClean;
}

int printAndPlay(const Arguments& arguments) {
  const model::Battle battle = store::readBattle(arguments.file).battle;
  const model::Scenario& scenario = chosenScenario(battle, arguments);
  const Offscreen offscreen;
  render::loadFonts();
  const editor::PrintAndPlayJob job{
      battle, exchange::Options(editor::printAndPlayFormat(), exchange::OptionUse::Export, givenOf(arguments)),
      scenario.id, chosenVariant(battle, scenario, arguments).id, languageOf(arguments, battle)};
  const Watch watch = watchOf(arguments);
  const editor::PrintedFolder made = editor::printAndPlay(job, arguments.output, arguments.force, watch);
  noteWritten(arguments.output, made.isPromised);
  return kClean;
}

}  // namespace redoubt::cli
