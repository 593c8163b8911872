#pragma once

#include <QImage>
#include <map>
#include <string>
#include <vector>

#include "core/scan/fit_scan.h"
#include "core/scan/samples.h"

/// Printed maps in styles that aren't ours, scanned and photographed: made by prints/make_prints.py, which also wrote
/// down what is printed.
namespace redoubt::editor::scan::test {

struct Print {
  std::string name;
  hex::Layout layout;
  QImage picture;
  std::vector<redoubt::scan::SeenPoint> points;
  redoubt::scan::Samples samples;
  redoubt::scan::Samples truth;
};

/// "flat", "painted", "engraved", and each with "-photo".
extern const std::vector<std::string> kPrints;
Print printCalled(const std::string& name);

}  // namespace redoubt::editor::scan::test
