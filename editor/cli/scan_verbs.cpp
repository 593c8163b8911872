#include <fmt/format.h>

#include <set>

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
#include "editor/scan/scan_features.h"

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

// `picture` is read if it is needed.
RegisteredScan registered(const Arguments& arguments, const Battle& battle, QImage& picture, const Watch& watch) {
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
  picture = editor::scan::openScan(wanted.picture, pageOf(arguments), partOf(watch, 0, 0.7));
  scan.width = picture.width();
  scan.height = picture.height();
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

// Samples may name kinds that the rules don't have yet; they are learned like others, and told.
std::vector<std::string> unknownKinds(const scan::Samples& samples, const std::vector<rules::TerrainKind>& kinds) {
  std::set<std::string> unknown;
  const auto look = [&](const auto& some) {
    for (const auto& sample : some) {
      if (!sample.kind.empty()) unknown.insert(sample.kind);
    }
  };
  look(samples.hexes);
  look(samples.sides);
  look(samples.links);
  for (const rules::TerrainKind& kind : kinds) unknown.erase(kind.slug);
  return {unknown.begin(), unknown.end()};
}

int classifyScan(const Arguments& arguments) {
  const Battle battle = battleOfScan(arguments);
  const auto kinds = rules::terrainKinds(rules::RuleBook(battle.battle));
  const std::string table = tableOf(arguments.scan.samples, "--samples");
  const scan::Samples samples =
      readingTable(arguments.scan.samples, [&] { return scan::samplesFromCsv(table, battle.layout, kinds); });
  if (samples.empty()) {
    throw Error(ErrorCode::BadInput, Phrase::of("errors.scan.no-samples"), arguments.scan.samples.string());
  }
  const Watch watch = watchOf(arguments);
  ClassifiedScan classified;
  classified.unknownKinds = unknownKinds(samples, kinds);
  QImage picture;
  classified.registered = registered(arguments, battle, picture, partOf(watch, 0, 0.4));
  classified.proposals = scan::propose(editor::scan::scanFeatures(picture, classified.registered.fitted.registration,
                                                                  battle.layout, partOf(watch, 0.4, 1)),
                                       samples);
  if (arguments.format == PrintForm::Json) {
    printJson(toJson(classified));
  } else {
    print(toText(classified));
  }
  return warn(arguments, classified.registered);
}

int registerScan(const Arguments& arguments) {
  QImage picture;
  const RegisteredScan scan = registered(arguments, battleOfScan(arguments), picture, watchOf(arguments));
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
  return arguments.scan.action == "classify" ? classifyScan(arguments) : registerScan(arguments);
}

}  // namespace redoubt::cli
