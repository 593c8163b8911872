#include <algorithm>
#include <filesystem>

#include "core/base/error.h"
#include "editor/cli/output.h"
#include "editor/cli/verbs.h"

namespace redoubt::cli {
namespace fs = std::filesystem;
namespace {

int run(const Arguments& arguments) {
  switch (arguments.verb) {
    case Verb::New: return makeNew(arguments);
    case Verb::Info: return info(arguments);
    case Verb::Validate: return validate(arguments);
    case Verb::Import: return importBattle(arguments);
    case Verb::Export: return exportBattle(arguments);
    case Verb::Render: return render(arguments);
    case Verb::Dump: return dump(arguments);
    case Verb::Query: return query(arguments);
    case Verb::Manifest: return manifest(arguments);
    case Verb::Placements: return placements(arguments);
    case Verb::Schedule: return schedule(arguments);
    case Verb::Salvage: return salvage(arguments);
    case Verb::Ask: return ask(arguments);
    case Verb::Upgrade: return upgrade(arguments);
    case Verb::Formats: return listFormats(arguments);
    case Verb::ImportText: return importText(arguments);
    case Verb::Scan: return scan(arguments);
    case Verb::Report: return report(arguments);
    case Verb::CounterSheet: return counterSheet(arguments);
    case Verb::PrintAndPlay: return printAndPlay(arguments);
    case Verb::DoubleEntry: return doubleEntry(arguments);
    case Verb::Aids: return makeAids(arguments);
    case Verb::CompareSetUps: return compareSetUps(arguments);
    case Verb::Diff: return diff(arguments);
    case Verb::Merge: return mergeBattles(arguments);
    case Verb::Format: return formatJson(arguments);
    case Verb::Run: return runScript(arguments);
    case Verb::Extensions: return listExtensions(arguments);
    case Verb::Thumbnail: return makeThumbnail(arguments);
  }
  return kFailure;
}

bool isJson(const fs::path& path) {
  std::error_code failure;
  if (!fs::is_directory(path, failure)) return path.extension() == ".json";
  const fs::directory_iterator files(path, failure);
  return std::any_of(begin(files), end(files), [](const auto& file) { return file.path().extension() == ".json"; });
}

// Whether what a verb was to read as a battle file is the JSON of one.
bool isNotImported(const fs::path& file, const std::exception& failure) {
  const auto* error = dynamic_cast<const Error*>(&failure);
  if (!error || fs::path(error->context()).filename() != file.filename()) return false;
  return (error->code() == ErrorCode::NotABattle || error->code() == ErrorCode::NotRegularFile) && isJson(file);
}

int main(int count, const char* const* values) {
  const auto parsed = parseArguments(count, values);
  fs::path file;
  try {
    if (const auto* ending = std::get_if<Ending>(&parsed)) {
      if (ending->code == kClean) print(ending->text);
      if (ending->code != kClean) printError(ending->text.substr(ending->text.find(": ") + 2));
      return ending->code;
    }
    const auto& arguments = std::get<Arguments>(parsed);
    file = arguments.file;
    return run(arguments);
  } catch (const std::exception& failure) {
    if (!isNotImported(file, failure)) {
      printFailure(file, failure);
    } else {
      printError(file.string() + ": it is JSON; make a battle file of it first, with redoubt-cli import.");
    }
    return kFailure;
  }
}

}  // namespace
}  // namespace redoubt::cli

int main(int count, char** values) {
  return redoubt::cli::main(count, values);
}
