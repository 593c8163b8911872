#include <fmt/format.h>

#include <set>

#include "core/base/error.h"
#include "core/exchange/input/read_source.h"
#include "core/scan/numbered_grid.h"
#include "core/scan/scan_tables.h"
#include "core/store/battle_file.h"
#include "editor/cli/offscreen.h"
#include "editor/cli/output.h"
#include "editor/cli/progress.h"
#include "editor/cli/scan_output.h"
#include "editor/cli/verbs.h"
#include "editor/scan/open_scan.h"
#include "editor/scan/printed_lines.h"
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
  // What contradicts itself is not refined: the lines would hide it.
  if (wanted.refine == "no" || scan.clicked.contradiction || scan.clicked.isMirrored) return scan;
  const auto refined =
      editor::scan::refinedScan(picture, scan.clicked, scan.points, battle.layout, partOf(watch, 0.7, 1));
  if (refined) {
    scan.fitted = refined->fitted;
    scan.measured = refined->measured;
  }
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

Json gridJson(const editor::scan::SeenGrid& grid) {
  const scan::Pixel middle = grid.registration.toPicture({0, 0});
  return {{"orientation", grid.orientation == hex::Orientation::Flat ? "flat" : "pointy"},
          {"pitch_px", grid.pitch},
          {"angle", grid.angle},
          {"confidence", grid.confidence},
          {"dark_lines", grid.isDark},
          {"hex_middle", {{"x", middle.x}, {"y", middle.y}}},
          {"matrix", grid.registration.matrix()}};
}

Json numberedJson(const scan::NumberedGrid& grid) {
  return {{"layout", grid.layout.name},
          {"orientation", grid.spec.orientation == hex::Orientation::Flat ? "flat" : "pointy"},
          {"shifted", grid.spec.shifted == hex::Shifted::Odd ? "odd" : "even"},
          {"number_order", grid.spec.numberOrder == hex::NumberOrder::ColumnRow ? "column-row" : "row-column"},
          {"column_step", grid.spec.columnStep},
          {"row_step", grid.spec.rowStep},
          {"residual_hex", grid.residual},
          {"angle", grid.angle},
          {"pitch_px", grid.pixelsPerHex},
          {"matrix", grid.registration.matrix()}};
}

Json numbersJson(const scan::NumberedGrids& grids) {
  Json json{{"fitting", Json::array()}, {"others", Json::array()}};
  for (const auto& grid : grids.fitting) json["fitting"].push_back(numberedJson(grid));
  for (std::size_t i = 0; i < std::min<std::size_t>(5, grids.others.size()); ++i) {
    json["others"].push_back(numberedJson(grids.others[i]));
  }
  json["decider"] = grids.decider ? Json(*grids.decider) : Json();
  return json;
}

// Numbers are printed beside the middles of their hexes; where the lines are seen, the middles are known.
scan::NumberedGrids numberedGrids(const Arguments& arguments, const std::optional<editor::scan::SeenGrid>& seen) {
  const std::string table = tableOf(arguments.scan.points, "--points");
  return readingTable(arguments.scan.points, [&] {
    std::vector<scan::TypedNumber> typed, middled;
    for (const scan::SeenPoint& point : scan::numbersFromCsv(table)) {
      typed.push_back({point.name, point.at});
      if (seen) middled.push_back({point.name, seen->middleNear(point.at)});
    }
    try {
      if (seen) return scan::gridFromNumbers(middled);
    } catch (const Error&) {
      // The lines were seen wrong, or only near the middle of the picture.
    }
    return scan::gridFromNumbers(typed);
  });
}

int gridOfScan(const Arguments& arguments) {
  const Watch watch = watchOf(arguments);
  const QImage picture = editor::scan::openScan(arguments.scan.picture, pageOf(arguments), partOf(watch, 0, 0.5));
  std::optional<editor::scan::SeenGrid> seen;
  if (editor::scan::canSee()) seen = editor::scan::seenGrid(picture, partOf(watch, 0.5, 1));
  if (!seen && arguments.scan.points.empty()) {
    throw Error(ErrorCode::NotFound,
                Phrase::of(editor::scan::canSee() ? "errors.scan.no-grid" : "errors.scan.no-opencv"),
                arguments.scan.picture.string());
  }
  Json json{{"grid", seen ? gridJson(*seen) : Json()}};
  if (!arguments.scan.points.empty()) json["numbers"] = numbersJson(numberedGrids(arguments, seen));
  if (arguments.format == PrintForm::Json) {
    printJson(json);
    return kClean;
  }
  std::string text;
  if (seen) {
    text += fmt::format("lines      {}, {:.1f} pixels a hex, turned by {:.2f} degrees, {:.0f} % sure\n",
                        seen->orientation == hex::Orientation::Flat ? "flat-top" : "pointy-top", seen->pitch,
                        seen->angle, seen->confidence * 100);
  }
  if (json.contains("numbers")) {
    for (const Json& each : json["numbers"]["fitting"])
      text += "numbers    " + each["layout"].get<std::string>() + "\n";
    if (json["numbers"]["decider"].is_string()) {
      text += "           " + json["numbers"]["decider"].get<std::string>() + " would decide\n";
    }
  }
  print(text);
  return kClean;
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
  if (arguments.scan.action == "classify") return classifyScan(arguments);
  if (arguments.scan.action == "grid") return gridOfScan(arguments);
  return registerScan(arguments);
}

}  // namespace redoubt::cli
