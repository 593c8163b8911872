#include "editor/cli/output.h"
#include "editor/cli/verbs.h"

namespace redoubt::cli {
namespace {

int run(const Arguments& arguments) {
  switch (arguments.verb) {
    case Verb::New: return makeNew(arguments);
    case Verb::Info: return info(arguments);
    case Verb::Validate: return validate(arguments);
    case Verb::Import: return importJson(arguments);
    case Verb::Export: return exportJson(arguments);
    case Verb::Render: return render(arguments);
    case Verb::Dump: return dump(arguments);
    case Verb::Query: return query(arguments);
    case Verb::Manifest: return manifest(arguments);
    case Verb::Placements: return placements(arguments);
    case Verb::Schedule: return schedule(arguments);
    case Verb::Salvage: return salvage(arguments);
  }
  return kFailure;
}

int main(int count, const char* const* values) {
  const auto parsed = parseArguments(count, values);
  std::filesystem::path file;
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
    printFailure(file, failure);
    return kFailure;
  }
}

}  // namespace
}  // namespace redoubt::cli

int main(int count, char** values) {
  return redoubt::cli::main(count, values);
}
