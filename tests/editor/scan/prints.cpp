#include "tests/editor/scan/prints.h"

#include <fstream>
#include <iterator>

#include "core/scan/scan_tables.h"
#include "editor/scan/open_scan.h"

namespace redoubt::editor::scan::test {
namespace {

const std::vector<rules::TerrainKind> kKinds{{"river", "River", rules::TerrainPlace::Hexside, 0, false},
                                             {"stream", "Stream", rules::TerrainPlace::Hexside, 0, false},
                                             {"slope", "Slope", rules::TerrainPlace::Hexside, 0, false},
                                             {"road", "Road", rules::TerrainPlace::Link, 0, false},
                                             {"track", "Track", rules::TerrainPlace::Link, 0, false}};

std::string table(const std::string& file) {
  std::ifstream in(std::string(REDOUBT_PRINTS) + "/" + file, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

}  // namespace

const std::vector<std::string> kPrints{"flat", "flat-photo", "painted", "painted-photo", "engraved", "engraved-photo"};

Print printCalled(const std::string& name) {
  hex::LayoutSpec spec;
  spec.orientation = name.starts_with("painted") ? hex::Orientation::Flat : hex::Orientation::Pointy;
  spec.columns = 18;
  spec.rows = 14;
  Print print;
  print.name = name;
  print.layout = std::get<hex::Layout>(hex::Layout::make(spec));
  print.picture = openScan(std::string(REDOUBT_PRINTS) + "/" + name + ".jpg");
  print.points = redoubt::scan::pointsFromCsv(table(name + "-points.csv"), print.layout);
  print.samples = redoubt::scan::samplesFromCsv(table(name + "-samples.csv"), print.layout, kKinds);
  print.truth = redoubt::scan::samplesFromCsv(table(name + "-truth.csv"), print.layout, kKinds);
  return print;
}

}  // namespace redoubt::editor::scan::test
