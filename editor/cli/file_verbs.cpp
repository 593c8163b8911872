#include <filesystem>

#include "core/base/error.h"
#include "core/exchange/json/json_battle.h"
#include "core/store/battle_file.h"
#include "core/store/files.h"
#include "editor/cli/output.h"
#include "editor/cli/verbs.h"

namespace redoubt::cli {
namespace fs = std::filesystem;
namespace {

void refuseOverwriting(const fs::path& path, bool force) {
  const fs::file_status status = fs::symlink_status(path);
  if (!fs::exists(status)) return;
  if (!fs::is_regular_file(status)) {
    throw Error(ErrorCode::NotRegularFile, "something that is no regular file has this name; choose another.",
                path.string());
  }
  if (force) return;
  throw Error(ErrorCode::Refused, "the file exists; choose another name, or replace it with --force.", path.string());
}

}  // namespace

int makeNew(const Arguments& arguments) {
  refuseOverwriting(arguments.file, arguments.force);
  store::writeNewFile(arguments.file, exchange::newBattle(arguments.newBattle));
  return kClean;
}

int importJson(const Arguments& arguments) {
  refuseOverwriting(arguments.output, arguments.force);
  const exchange::JsonRead read = exchange::readJson(arguments.file);
  if (const auto* problems = std::get_if<std::vector<exchange::Problem>>(&read)) {
    std::string text = arguments.file.string() + ": " + std::to_string(problems->size()) +
                       (problems->size() == 1 ? " problem" : " problems") + "; nothing was written, correct the JSON:";
    for (const exchange::Problem& problem : *problems) text += "\n" + toText(problem);
    printError(text);
    return kFailure;
  }
  store::writeNewFile(arguments.output, std::get<model::Battle>(read));
  return kClean;
}

int exportJson(const Arguments& arguments) {
  const std::string text = exchange::writeJson(store::readBattle(arguments.file).battle);
  if (arguments.output.empty() || arguments.output == "-") {
    print(text);
    return kClean;
  }
  if (store::identityOf(arguments.output) == store::identityOf(arguments.file)) {
    throw Error(ErrorCode::Refused, "this is the battle file itself; choose another name.", arguments.output.string());
  }
  exchange::writeTextFile(arguments.output, text);
  return kClean;
}

}  // namespace redoubt::cli
