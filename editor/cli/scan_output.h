#pragma once

#include <nlohmann/json.hpp>
#include <string>

#include "core/scan/fit_scan.h"
#include "core/scan/propose.h"

/// What `scan` says.
namespace redoubt::cli {

/// A registration with all that it was made of.
struct RegisteredScan {
  hex::Layout layout;
  double hexWidthMm = 0;
  int width = 0;  ///< of the picture, pixels
  int height = 0;
  std::string asked;                      ///< "auto", "affine" …
  std::vector<scan::SeenPoint> points;    ///< as given
  scan::FittedScan clicked;               ///< by the points alone
  std::vector<scan::SeenPoint> measured;  ///< hexes that the printed lines place; empty: none used
  scan::FittedScan fitted;                ///< what holds: `clicked`, or that and the lines

  bool isRefined() const { return !measured.empty(); }
};

nlohmann::ordered_json toJson(const RegisteredScan& registered);
std::string toText(const RegisteredScan& registered);

/// What is proposed for the places of a registered scan.
struct ClassifiedScan {
  RegisteredScan registered;
  scan::Proposals proposals;
  std::vector<std::string> unknownKinds;  ///< of the samples, that the battle's rules don't have
};

nlohmann::ordered_json toJson(const ClassifiedScan& classified);
std::string toText(const ClassifiedScan& classified);

}  // namespace redoubt::cli
