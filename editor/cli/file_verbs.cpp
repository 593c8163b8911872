#include <algorithm>
#include <filesystem>

#include "core/base/error.h"
#include "core/exchange/starting_rules.h"
#include "core/store/battle_file.h"
#include "core/store/files.h"
#include "core/store/rewrite.h"
#include "core/store/salvage.h"
#include "editor/cli/output.h"
#include "editor/cli/verbs.h"

namespace redoubt::cli {
namespace fs = std::filesystem;

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

// Of a folder every file is a source, whether it is read or not.
void refuseReplacingSource(const fs::path& source, const fs::path& output) {
  const auto target = store::identityOf(output);
  if (!target) return;
  std::error_code ignored;
  bool isSource = store::identityOf(source) == target;
  for (fs::directory_iterator at(source, ignored), end; !isSource && at != end; at.increment(ignored)) {
    isSource = store::identityOf(at->path()) == target;
  }
  if (isSource) {
    throw Error(ErrorCode::Refused, "this is what is to be imported; choose another name for the battle.",
                output.string());
  }
}

namespace {

// As many hexes as the paper holds. What it can't hold newBattle says.
void fillPaper(exchange::NewBattleOptions& options, bool landscape) {
  if (landscape && options.paper->width < options.paper->height) options.paper = options.paper->turned();
  const hex::GridSize grid =
      hex::gridThatFits(options.orientation, options.hexWidth, options.paper->within(options.margin));
  options.columns = std::max(grid.columns, 1);
  options.rows = std::max(grid.rows, 1);
}

exchange::NewBattleOptions optionsOf(const Arguments& arguments) {
  exchange::NewBattleOptions options = arguments.newBattle;
  if (options.paper) fillPaper(options, arguments.landscape);
  if (!arguments.rulesOf.empty()) {
    options.rulesOf = store::readBattle(arguments.rulesOf).battle;
    options.armies.clear();
    for (const model::Army& army : options.rulesOf->all<model::Army>()) {
      options.armies.push_back({army.name, army.colour, army.slug, {}});
    }
  }
  const rules::RuleBook book(options.rulesOf ? *options.rulesOf : exchange::blankBattle());
  for (exchange::NewArmy& army : options.armies) {
    for (const std::string& arm : exchange::startingArms(book)) {
      if (!exchange::startingType(book, arm, army.slug).empty()) army.units[arm] = arguments.units;
    }
  }
  return options;
}

void warnAboutSize(const model::MapSheet& sheet) {
  for (const exchange::SizeConcern concern : exchange::concernsAbout(sheet)) {
    printError(concern == exchange::SizeConcern::ManyHexes
                   ? "warning: the map has " + std::to_string(sheet.columns * sheet.rows) +
                         " hexes; painting and printing them takes long."
                   : "warning: a side of the sheet is longer than 2 m.");
  }
}

}  // namespace

int makeNew(const Arguments& arguments) {
  refuseOverwriting(arguments.file, arguments.force);
  const exchange::NewBattleOptions options = optionsOf(arguments);
  const model::Battle battle = exchange::newBattle(options);
  warnAboutSize(*model::mapSheet(battle));
  noteWritten(arguments.file, store::writeNewFile(arguments.file, battle));
  return kClean;
}

int salvage(const Arguments& arguments) {
  refuseOverwriting(arguments.output, arguments.force);
  std::string text = csvLine({"table", "saved", "broken", "orphaned", "gap", "doubtful"});
  bool isWhole = true;
  for (const store::TableSalvage& table : store::salvage(arguments.file, arguments.output)) {
    if (table.isWhole()) continue;
    isWhole = false;
    text += csvLine({table.table, std::to_string(table.saved), std::to_string(table.broken),
                     std::to_string(table.orphaned), table.hasGap ? "yes" : "no", std::to_string(table.doubtful)});
  }
  print(text);
  return isWhole ? kClean : kFindings;
}

int upgrade(const Arguments& arguments) {
  if (store::identityOf(arguments.output) == store::identityOf(arguments.file)) {
    throw Error(ErrorCode::Refused, "this is the battle file itself; choose another name.", arguments.output.string());
  }
  refuseOverwriting(arguments.output, arguments.force);
  const store::Written written = store::copyFile(arguments.file, arguments.output);
  noteWritten(arguments.output, written.isPromised);
  if (written.left.empty()) return kClean;
  print(harmless(said(store::toldOf(written.left), arguments.language)) + "\n");
  return kFindings;
}

}  // namespace redoubt::cli
