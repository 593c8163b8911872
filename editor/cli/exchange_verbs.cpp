#include <algorithm>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>

#include "core/base/error.h"
#include "core/base/text.h"
#include "core/exchange/formats.h"
#include "core/exchange/json/json_folder.h"
#include "core/exchange/presets.h"
#include "core/exchange/transfer.h"
#include "core/store/battle_file.h"
#include "core/store/files.h"
#include "editor/artwork/drawn_artwork.h"
#include "editor/cli/format_options.h"
#include "editor/cli/input.h"
#include "editor/cli/interrupts.h"
#include "editor/cli/offscreen.h"
#include "editor/cli/output.h"
#include "editor/cli/progress.h"
#include "editor/cli/scenario_choice.h"
#include "editor/cli/verbs.h"
#include "editor/render/fonts.h"
#include "editor/scripts/extension_formats.h"

// Exports and imports. What formats there are only the registry knows.
namespace redoubt::cli {
namespace fs = std::filesystem;
namespace {

using exchange::ExportJob;
using exchange::Format;
using exchange::Options;
using exchange::OptionUse;

const model::ExportPreset& presetCalled(const model::Battle& battle, const Arguments& arguments) {
  if (const auto* preset = battle.bySlug<model::ExportPreset>(arguments.preset)) return *preset;
  std::vector<std::string> slugs;
  for (const model::ExportPreset& each : battle.all<model::ExportPreset>()) slugs.push_back(each.slug);
  throw Error(ErrorCode::NotFound,
              "there is no preset \"" + arguments.preset + "\"; " +
                  (slugs.empty() ? "the battle has none." : "choose one of: " + join(slugs, ", ") + "."),
              arguments.file.string());
}

void writeReport(const Arguments& arguments, const exchange::TransferReport& report) {
  if (arguments.report.empty()) {
    for (const Phrase& warning : report.warnings) {
      printError("warning: " + said(warning, arguments.language));
    }
    return;
  }
  const std::string text = toJson(report, arguments.language);
  if (arguments.report == "-") return print(text);
  store::writeFile(arguments.report, text);
}

// The format's name, options and set-up, as the preset has them unless they are given.
struct Wanted {
  std::string format;
  Options::Given given;
  Arguments arguments;
};

Wanted wantedOf(const model::Battle& battle, const Arguments& arguments) {
  Wanted wanted{arguments.formatId, givenOf(arguments), arguments};
  if (!arguments.preset.empty()) {
    exchange::PresetChoice choice = exchange::choiceOf(presetCalled(battle, arguments));
    if (wanted.format.empty()) wanted.format = choice.format;
    if (wanted.format == choice.format) wanted.given.merge(choice.options);
    if (arguments.scenario.empty()) {
      wanted.arguments.scenario = choice.scenario;
      if (!choice.variant.empty() && !arguments.variant) wanted.arguments.variant = choice.variant;
    }
  }
  if (wanted.format.empty()) wanted.format = exchange::formats().front()->id;
  return wanted;
}

// A format of the program's own, or of an extension; these are only read where they are needed.
const Format& formatNamed(const std::string& id, const Arguments& arguments) {
  if (!exchange::formatCalled(id)) scripts::loadExtensions(arguments.language);
  return exchange::requireFormat(id);
}

const Format& formatOfInput(const Arguments& arguments) {
  try {
    return exchange::formatOf(arguments.file);
  } catch (const Error& error) {
    if (error.code() != ErrorCode::BadInput) throw;
    scripts::loadExtensions(arguments.language);
    return exchange::formatOf(arguments.file);
  }
}

// To the standard output a format goes that is one file.
int printExport(const Format& format, const ExportJob& job, const Arguments& arguments) {
  const store::TemporaryFolder folder;
  const fs::path file = folder.path() / ("battle." + std::string(format.endings.front()));
  const exchange::Exported exported = exchange::exportTo(format, job, file, false);
  const auto files = std::distance(fs::directory_iterator(folder.path()), fs::directory_iterator());
  if (files != 1) {
    throw Error(ErrorCode::BadInput, "this format is several files; name one with -o.", std::string(format.id));
  }
  std::ostringstream text;
  text << std::ifstream(file, std::ios::binary).rdbuf();
  print(text.str());
  if (arguments.report != "-") writeReport(arguments, exported.report);
  return kClean;
}

// Into the folder that a battle like it came from.
int exportAsFolder(const model::Battle& battle, const Arguments& arguments) {
  const fs::path systems = arguments.systems.empty() ? ownSystems() : arguments.systems;
  for (const fs::path& file : exchange::exportToFolder(battle, arguments.output, systems)) {
    print(harmless(file.string()) + "\n");
  }
  return kClean;
}

}  // namespace

int exportBattle(const Arguments& arguments) {
  const model::Battle battle = battleOf(arguments);
  const Wanted wanted = wantedOf(battle, arguments);
  const Format& format = formatNamed(wanted.format, arguments);
  std::optional<Offscreen> offscreen;
  std::optional<editor::DrawnArtwork> artwork;
  if (format.needsArtwork) {
    offscreen.emplace();
    render::loadFonts();
    artwork.emplace(battle, offscreen->pool());
  }
  const Watch watch = watchOf(arguments);
  ExportJob job{battle, Options(format, OptionUse::Export, wanted.given)};
  job.artwork = artwork ? &*artwork : nullptr;
  job.watch = &watch;
  if (!wanted.arguments.scenario.empty() || wanted.arguments.variant) {
    const model::Scenario& scenario = chosenScenario(battle, wanted.arguments);
    job.scenario = scenario.id;
    job.variant = chosenVariant(battle, scenario, wanted.arguments).id;
  }
  if (arguments.output.empty() || arguments.output == "-") return printExport(format, job, arguments);
  if (store::identityOf(arguments.output) == store::identityOf(arguments.file)) {
    throw Error(ErrorCode::Refused, "this is the battle file itself; choose another name.", arguments.output.string());
  }
  if (format.id == "json" && fs::is_directory(arguments.output)) return exportAsFolder(battle, arguments);
  refuseOverwriting(arguments.output, arguments.force);
  const exchange::Exported exported = exchange::exportTo(format, job, arguments.output, arguments.force);
  noteWritten(arguments.output, exported.isPromised);
  writeReport(arguments, exported.report);
  return kClean;
}

namespace {

void tellProblems(const Arguments& arguments, const std::vector<exchange::Problem>& problems, const Format& format) {
  std::string text = arguments.file.string() + ": " + std::to_string(problems.size()) +
                     (problems.size() == 1 ? " problem" : " problems") + "; nothing was written, correct the " +
                     said(exchange::shortTitleOf(format)) + ":";
  for (const exchange::Problem& problem : problems) text += "\n" + toText(problem);
  printError(text);
}

// Several battles of one input are told apart by their names.
fs::path outputOf(const Arguments& arguments, const exchange::Imported& imported, std::size_t i) {
  if (imported.battles.size() == 1) return arguments.output;
  fs::path path = arguments.output;
  const std::string name = slugged(imported.battles[i].name);
  path.replace_filename(path.stem().string() + "-" + (name.empty() ? std::to_string(i + 1) : name) +
                        path.extension().string());
  return path;
}

Options::Given importOptions(const Arguments& arguments) {
  Options::Given given = givenOf(arguments);
  if (arguments.keepFaultyRules) given["faulty-rules"] = "yes";
  if (!arguments.module.empty()) given["module"] = arguments.module.string();
  if (!arguments.terrainMap.empty()) given["terrain"] = arguments.terrainMap.string();
  return given;
}

}  // namespace

int importBattle(const Arguments& arguments) {
  refuseOverwriting(arguments.output, arguments.force);
  refuseReplacingSource(arguments.file, arguments.output);
  if (!arguments.systems.empty() && !fs::is_directory(arguments.systems)) {
    throw Error(ErrorCode::NotFound, "there is no such folder.", arguments.systems.string());
  }
  const Format& format =
      arguments.formatId.empty() ? formatOfInput(arguments) : formatNamed(arguments.formatId, arguments);
  const Watch watch = watchOf(arguments);
  const exchange::Imported imported = exchange::importFrom(
      format, {arguments.file, Options(format, OptionUse::Import, importOptions(arguments)),
               arguments.systems.empty() ? ownSystems() : arguments.systems, &watch});
  if (!imported.problems.empty()) {
    tellProblems(arguments, imported.problems, format);
    return kFailure;
  }
  for (std::size_t i = 0; i < imported.battles.size(); ++i) {
    const fs::path output = outputOf(arguments, imported, i);
    if (imported.battles.size() > 1) refuseOverwriting(output, arguments.force);
    noteWritten(output, store::writeNewFile(output, imported.battles[i].battle));
  }
  writeReport(arguments, imported.report);
  return kClean;
}

int listFormats(const Arguments& arguments) {
  scripts::loadExtensions(arguments.language);
  if (arguments.format == PrintForm::Json) {
    print(exchange::formatsJson(arguments.language));
    return kClean;
  }
  std::string text;
  for (const Format* format : exchange::formats()) {
    text += std::string(format->id) + ": " + said(exchange::titleOf(*format), arguments.language) + "; " +
            (format->write ? "export" : "") + (format->write && format->read ? ", " : "") +
            (format->read ? "import" : "") + "\n";
  }
  print(text);
  return kClean;
}

}  // namespace redoubt::cli
