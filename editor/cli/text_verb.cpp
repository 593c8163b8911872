#include <fmt/format.h>

#include <fstream>
#include <iostream>
#include <iterator>

#include "core/base/error.h"
#include "core/base/ids.h"
#include "core/model/map_verbs.h"
#include "core/rules/set_up/set_up.h"
#include "core/store/battle_file.h"
#include "core/store/files.h"
#include "core/transcribe/corrections.h"
#include "core/transcribe/reading_json.h"
#include "core/transcribe/taking.h"
#include "editor/cli/output.h"
#include "editor/cli/scenario_choice.h"
#include "editor/cli/verbs.h"
#include "editor/scan/open_scan.h"

// import-text: what the text of a rulebook says, as rows of a battle.
namespace redoubt::cli {
namespace fs = std::filesystem;
namespace {

std::string textOf(const fs::path& path) {
  if (path.extension() == ".pdf" || path.extension() == ".PDF") {
    if (!fs::exists(path)) throw Error(ErrorCode::NotFound, "there is no such text.", path.string());
    return editor::scan::pdfText(path);
  }
  if (path == "-") return {std::istreambuf_iterator<char>(std::cin), std::istreambuf_iterator<char>()};
  if (fs::is_directory(path)) throw Error(ErrorCode::NotRegularFile, "this is a folder; name a text.", path.string());
  std::ifstream file(path, std::ios::binary);
  if (!file) throw Error(ErrorCode::NotFound, "there is no such text.", path.string());
  return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

std::optional<transcribe::TextForm> formOf(const Arguments& arguments) {
  using transcribe::TextForm;
  std::string form = arguments.form;
  const std::string ending = arguments.text.extension().string();
  if (form.empty()) {
    form = ending == ".csv" || ending == ".tsv"    ? "csv"
           : ending == ".html" || ending == ".htm" ? "html"
           : ending == ".md"                       ? "markdown"
                                                   : "";
  }
  if (form == "plain") return TextForm::Plain;
  if (form == "markdown") return TextForm::Markdown;
  if (form == "html") return TextForm::Html;
  if (form == "csv") return TextForm::Csv;
  return std::nullopt;
}

std::string described(const transcribe::Item& item) {
  std::vector<std::string> parts;
  const auto add = [&](std::string_view name, const std::string& value) {
    if (!value.empty()) parts.push_back(fmt::format("{} {}", name, value));
  };
  add("unit", item.unit);
  add("leader", item.leader);
  add("count", item.count ? std::to_string(*item.count) : std::string());
  add("hex", item.hex);
  add("facing", item.facing);
  add("within", item.within ? std::to_string(*item.within) : std::string());
  add("zone", item.zone);
  add("with", item.with);
  add("turn", item.turn ? std::to_string(*item.turn) : item.time);
  return fmt::format("{}", fmt::join(parts, ", "));
}

std::string tableOf(const transcribe::Reading& reading, const std::string& language) {
  std::string text;
  for (const transcribe::Line& line : reading.lines) {
    text += fmt::format("{:5} {:14} {}\n", line.number, transcribe::toText(line.kind), harmless(line.text));
    for (const transcribe::Item& item : line.items) text += "        " + harmless(described(item)) + "\n";
    for (const transcribe::Guess& guess : line.guesses) {
      text += fmt::format("        ? {}{}{}: {}\n", harmless(guess.words),
                          guess.taken.empty() || guess.words.empty() ? "" : " -> ", harmless(guess.taken),
                          said(guess.why, language));
    }
  }
  return text;
}

// The text itself, kept in the battle beside what was read from it.
Id<model::SourceText> keep(model::Edit& edit, const Arguments& arguments, const std::string& text) {
  model::SourceText row;
  row.id = {randomId()};
  row.title = arguments.text.filename().string();
  row.text = text;
  edit.put(row);
  return row.id;
}

}  // namespace

int importText(const Arguments& arguments) {
  if (!arguments.dryRun && arguments.output.empty()) {
    throw Error(ErrorCode::BadInput, "name the battle file to write with -o, or ask for --dry-run.");
  }
  if (!arguments.dryRun) {
    refuseOverwriting(arguments.output, arguments.force);
    refuseReplacingSource(arguments.file, arguments.output);
  }
  model::Battle battle = battleOf(arguments);
  const std::string text = textOf(arguments.text);
  const hex::Layout layout = model::layoutOf(battle);
  transcribe::Reading reading;
  try {
    reading = transcribe::read(text, formOf(arguments), {&layout, transcribe::correctionsOf(battle)});
  } catch (const Error& error) {
    throw Error(error.code(), error.phrase(), arguments.text.string());
  }
  const bool hasForces = !battle.all<model::Unit>().empty() || !battle.all<model::Leader>().empty();
  const bool hasChoice = !arguments.scenario.empty() || rules::scenarios(battle).size() == 1;
  if (!arguments.dryRun || (hasForces && hasChoice)) {
    Arguments named = arguments;
    if (named.scenario.empty() && hasChoice) named.scenario = rules::scenarios(battle).front()->slug;
    const model::Scenario& scenario = chosenScenario(battle, named);
    transcribe::TakeOptions options;
    options.scenario = scenario.id;
    options.variant = chosenVariant(battle, scenario, named).id;
    model::Edit source;
    options.text = keep(source, arguments, text);
    battle = model::applied(std::move(battle), source);
    transcribe::Taken taken = transcribe::take(battle, std::move(reading), options, "import-text");
    reading = std::move(taken.reading);
    if (!arguments.dryRun) {
      noteWritten(arguments.output, store::writeNewFile(arguments.output, model::applied(battle, taken.edit)));
    }
  }
  print(arguments.format == PrintForm::Json ? transcribe::toJson(reading, arguments.language)
                                            : tableOf(reading, arguments.language));
  return kClean;
}

}  // namespace redoubt::cli
