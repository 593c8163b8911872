#include "editor/cli/input.h"

#include "core/base/error.h"
#include "core/base/program.h"
#include "core/exchange/formats.h"
#include "core/exchange/transfer.h"
#include "core/store/battle_file.h"
#include "core/store/files.h"

namespace redoubt::cli {
namespace fs = std::filesystem;

fs::path ownSystems() {
  const fs::path folder = programFolder();
  return folder.empty() ? folder : folder / "../share/redoubt/systems";
}

bool isBattleFile(const fs::path& input) {
  std::error_code ignored;
  return fs::is_regular_file(input, ignored) && store::beginsAsDatabase(input);
}

model::Battle readAny(const fs::path& input) {
  if (input == "/dev/null") return {};
  std::error_code ignored;
  if (!fs::exists(input, ignored) || isBattleFile(input)) return store::readBattle(input).battle;
  const exchange::Format& format = exchange::formatOf(input);
  exchange::Imported read =
      exchange::importFrom(format, {input, exchange::Options(format, exchange::OptionUse::Import, {}), ownSystems()});
  if (!read.problems.empty() || read.battles.size() != 1) {
    std::string text;
    for (const exchange::Problem& problem : read.problems) text += "\n" + toText(problem);
    if (text.empty()) text = "\n" + std::to_string(read.battles.size()) + " battles";
    throw Error(ErrorCode::BadInput, Phrase::of("errors.compare.unreadable", {{"problems", text}}), input.string());
  }
  return std::move(read.battles.front().battle);
}

}  // namespace redoubt::cli
