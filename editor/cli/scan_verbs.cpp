#include <fmt/format.h>

#include "core/base/error.h"
#include "core/exchange/input/read_source.h"
#include "core/scan/scan_tables.h"
#include "core/store/battle_file.h"
#include "editor/cli/offscreen.h"
#include "editor/cli/output.h"
#include "editor/cli/progress.h"
#include "editor/cli/scan_output.h"
#include "editor/cli/verbs.h"
#include "editor/scan/open_scan.h"

namespace redoubt::cli {
namespace {

using Json = nlohmann::ordered_json;

constexpr std::size_t kMostTable = 16 << 20;

std::string tableOf(const std::filesystem::path& path, const char* option) {
  if (path.empty()) throw Error(ErrorCode::BadInput, std::string(option) + " is needed here; see scan --help.");
  return exchange::input::readSource(path, kMostTable);
}

// Errors of a table name its file.
template <class Read>
auto readingTable(const std::filesystem::path& path, Read&& read) {
  try {
    return read();
  } catch (const Error& error) {
    throw Error(error.code(), error.phrase(), path.string());
  }
}

editor::scan::ScanPage pageOf(const Arguments& arguments) {
  return {arguments.scan.page, arguments.scan.dpi};
}

struct Battle {
  model::Battle battle;
  hex::Layout layout;
  double hexWidthMm = 19;
};

Battle battleOfScan(const Arguments& arguments) {
  if (arguments.file.empty()) throw Error(ErrorCode::BadInput, "name the battle file; see scan --help.");
  Battle read;
  read.battle = store::readBattle(arguments.file).battle;
  if (const auto fault = model::layoutFault(read.battle)) {
    throw Error(ErrorCode::BadInput, Phrase::of("errors.layout.sentence", {{"reason", fault->reason}}),
                arguments.file.string());
  }
  read.layout = model::layoutOf(read.battle);
  if (const model::MapSheet* sheet = model::mapSheet(read.battle)) read.hexWidthMm = sheet->hexWidthMm;
  return read;
}

RegisteredScan registered(const Arguments& arguments, const Battle& battle) {
  const ScanArguments& wanted = arguments.scan;
  RegisteredScan scan;
  scan.layout = battle.layout;
  scan.hexWidthMm = battle.hexWidthMm;
  scan.asked = wanted.fit.value_or("auto");
  const std::string table = tableOf(wanted.points, "--points");
  readingTable(wanted.points, [&] {
    scan.points = scan::pointsFromCsv(table, battle.layout);
    scan.clicked = scan::fitScan(scan.points, wanted.fit ? scan::fitFromText(*wanted.fit) : std::nullopt);
    return true;
  });
  const editor::scan::ScanHead head = editor::scan::scanHead(wanted.picture, pageOf(arguments));
  scan.width = head.size.width();
  scan.height = head.size.height();
  scan.fitted = scan.clicked;
  return scan;
}

// What a person should look at again; nothing of it stops the fit.
int warn(const Arguments& arguments, const RegisteredScan& scan) {
  int code = kClean;
  const auto tell = [&](const Phrase& phrase) {
    printError(arguments.scan.points.string() + ": " + said(phrase, arguments.language));
    code = kFindings;
  };
  if (const auto& found = scan.clicked.contradiction) {
    tell(Phrase::of(found->isCertain ? "errors.scan.contradiction" : "errors.scan.contradiction-unclear",
                    {{"hex", scan.points[found->point].name},
                     {"with", fmt::format("{:.2f}", found->with)},
                     {"without", fmt::format("{:.2f}", found->without)}}));
  }
  if (scan.clicked.isMirrored) tell(Phrase::of("errors.scan.mirrored"));
  return code;
}

void printJson(const Json& json) {
  print(json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n");
}

int registerScan(const Arguments& arguments) {
  const RegisteredScan scan = registered(arguments, battleOfScan(arguments));
  if (arguments.format == PrintForm::Json) {
    printJson(toJson(scan));
  } else {
    print(toText(scan));
  }
  return warn(arguments, scan);
}

}  // namespace

int scan(const Arguments& arguments) {
  const Offscreen offscreen;
  return registerScan(arguments);
}

}  // namespace redoubt::cli
