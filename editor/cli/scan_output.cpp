#include "editor/cli/scan_output.h"

#include <fmt/format.h>

#include <cmath>

#include "core/scan/scan_tables.h"
#include "editor/cli/output.h"

namespace redoubt::cli {
namespace {

using Json = nlohmann::ordered_json;

// Four digits behind the point are enough of hexes and millimetres, two of pixels.
double rounded(double value, double by) {
  return std::isfinite(value) ? std::round(value * by) / by : value;
}
double fine(double value) {
  return rounded(value, 1e5);
}
double pixel(double value) {
  return rounded(value, 100);
}

Json optional(const std::optional<double>& value, double by = 1) {
  return value ? Json(fine(*value * by)) : Json();
}

hex::Point middleOf(const RegisteredScan& scan) {
  const hex::Bounds bounds = scan.layout.bounds();
  return {(bounds.left + bounds.right) / 2, (bounds.top + bounds.bottom) / 2};
}

Json matrixJson(const scan::Registration& registration) {
  Json rows = Json::array();
  for (std::size_t row = 0; row < 3; ++row) {
    Json cells = Json::array();
    for (std::size_t i = 0; i < 3; ++i) cells.push_back(registration.matrix()[3 * row + i]);
    rows.push_back(std::move(cells));
  }
  return rows;
}

Json pointsJson(const RegisteredScan& scan) {
  Json list = Json::array();
  for (std::size_t i = 0; i < scan.points.size(); ++i) {
    const scan::SeenPoint& point = scan.points[i];
    const scan::Pixel should = scan.fitted.registration.toPicture(point.place);
    const double residual = scan.fitted.residuals[i];
    list.push_back({{"hex", point.name},
                    {"x", point.at.x},
                    {"y", point.at.y},
                    {"fit_x", pixel(should.x)},
                    {"fit_y", pixel(should.y)},
                    {"residual_px", pixel(std::hypot(point.at.x - should.x, point.at.y - should.y))},
                    {"residual_mm", fine(residual * scan.hexWidthMm)},
                    {"residual_hex", fine(residual)},
                    {"held_out", point.isHeldOut}});
  }
  return list;
}

Json foldsJson(const scan::Registration& registration) {
  Json list = Json::array();
  for (const auto& fold : registration.folds()) {
    list.push_back({{"runs", fold.upright ? "top-bottom" : "left-right"}, {"at_hex_widths", fine(fold.at)}});
  }
  return list;
}

Json contradictionJson(const RegisteredScan& scan) {
  const auto& found = scan.clicked.contradiction;
  if (!found) return {};
  return {{"hex", scan.points[found->point].name},
          {"rms_hex", fine(found->with)},
          {"rms_without_hex", fine(found->without)},
          {"certain", found->isCertain}};
}

Json refinementJson(const RegisteredScan& scan) {
  if (!scan.isRefined()) return {};
  return {{"measured_hexes", scan.measured.size()},
          {"fit_before", scan::toText(scan.clicked.registration.fit())},
          {"mean_residual_hex_before", fine(scan.clicked.mean)},
          {"hold_out_hex_before", optional(scan.clicked.holdOut)}};
}

// The middle of each hex, and which lie beside the picture.
void addHexes(Json& json, const RegisteredScan& scan) {
  Json hexes = Json::array(), outside = Json::array();
  scan.layout.forEachHex([&](hex::HexKey key) {
    const scan::Pixel at = scan.fitted.registration.toPicture(scan.layout.centre(key));
    const std::string number = scan.layout.number(key);
    hexes.push_back({{"hex", number}, {"x", pixel(at.x)}, {"y", pixel(at.y)}});
    if (!(at.x >= 0 && at.y >= 0 && at.x <= scan.width && at.y <= scan.height)) outside.push_back(number);
  });
  json["hexes_off_picture"] = std::move(outside);
  json["hexes"] = std::move(hexes);
}

std::string orNone(const std::string& kind) {
  return kind.empty() ? "none" : kind;
}

template <class Key>
void addConfidence(Json& json, const scan::Proposal<Key>& proposal) {
  json["confidence"] = rounded(proposal.confidence, 1e4);
  json["second"] = orNone(proposal.second);
  json["second_confidence"] = rounded(proposal.secondConfidence, 1e4);
  json["sample"] = proposal.isSample;
}

Json pairsJson(const hex::Layout& layout, const std::vector<scan::Proposal<hex::HexsideKey>>& proposals,
               bool areSides) {
  Json list = Json::array();
  for (const auto& proposal : proposals) {
    const auto [a, b] = layout.hexesOf(proposal.key);
    Json each{{"hex", layout.number(a)}, {"other", layout.number(b)}};
    if (areSides) each["side"] = scan::sideName(layout.orientation(), proposal.key.side());
    each["kind"] = orNone(proposal.kind);
    addConfidence(each, proposal);
    list.push_back(std::move(each));
  }
  return list;
}

}  // namespace

Json toJson(const RegisteredScan& scan) {
  const scan::FittedScan& fitted = scan.fitted;
  Json json;
  json["fit"] = scan::toText(fitted.registration.fit());
  json["asked"] = scan.asked;
  json["picture"] = {{"width", scan.width}, {"height", scan.height}};
  json["hex_width_mm"] = scan.hexWidthMm;
  json["pixels_per_hex"] = pixel(fitted.registration.pixelsPerHex(middleOf(scan)));
  json["angle"] = fine(fitted.registration.angle(middleOf(scan)));
  json["matrix"] = matrixJson(fitted.registration);
  json["folds"] = foldsJson(fitted.registration);
  json["points_used"] =
      std::count_if(scan.points.begin(), scan.points.end(), [](const auto& p) { return !p.isHeldOut; });
  json["mean_residual_hex"] = fine(fitted.mean);
  json["mean_residual_mm"] = fine(fitted.mean * scan.hexWidthMm);
  json["max_residual_hex"] = fine(fitted.worst);
  json["leave_one_out_hex"] = optional(scan.clicked.leaveOneOut);
  json["hold_out_hex"] = optional(fitted.holdOut);
  json["hold_out_mm"] = optional(fitted.holdOut, scan.hexWidthMm);
  json["mirrored"] = fitted.isMirrored;
  json["contradiction"] = contradictionJson(scan);
  json["refined"] = refinementJson(scan);
  json["points"] = pointsJson(scan);
  addHexes(json, scan);
  return json;
}

std::string toText(const RegisteredScan& scan) {
  const scan::FittedScan& fitted = scan.fitted;
  const auto& m = fitted.registration.matrix();
  std::string text = fmt::format("fit        {}\n", scan::toText(fitted.registration.fit()));
  text += fmt::format("picture    {} by {} pixels, {:.1f} for a hex\n", scan.width, scan.height,
                      fitted.registration.pixelsPerHex(middleOf(scan)));
  for (std::size_t row = 0; row < 3; ++row) {
    text += fmt::format("{:<10} {:14.6f} {:14.6f} {:14.6f}\n", row ? "" : "matrix", m[3 * row], m[3 * row + 1],
                        m[3 * row + 2]);
  }
  for (std::size_t i = 0; i < scan.points.size(); ++i) {
    text +=
        fmt::format("point      {:<6} {:9.1f} {:9.1f}  off by {:.2f} mm, {:.3f} hex{}\n", harmless(scan.points[i].name),
                    scan.points[i].at.x, scan.points[i].at.y, fitted.residuals[i] * scan.hexWidthMm,
                    fitted.residuals[i], scan.points[i].isHeldOut ? ", held out" : "");
  }
  text += fmt::format("mean       {:.2f} mm, {:.3f} hex\n", fitted.mean * scan.hexWidthMm, fitted.mean);
  if (fitted.holdOut) {
    text += fmt::format("held out   {:.2f} mm, {:.3f} hex\n", *fitted.holdOut * scan.hexWidthMm, *fitted.holdOut);
  }
  if (scan.isRefined()) text += fmt::format("lines      place {} hexes\n", scan.measured.size());
  return text;
}

Json toJson(const ClassifiedScan& classified) {
  const RegisteredScan& scan = classified.registered;
  Json json;
  json["fit"] = scan::toText(scan.fitted.registration.fit());
  json["mean_residual_hex"] = fine(scan.fitted.mean);
  json["hold_out_hex"] = optional(scan.fitted.holdOut);
  json["refined"] = refinementJson(scan);
  json["unknown_kinds"] = classified.unknownKinds;
  json["hexes"] = Json::array();
  for (const auto& proposal : classified.proposals.hexes) {
    Json each{{"hex", scan.layout.number(proposal.key)}, {"terrain", proposal.kind}};
    addConfidence(each, proposal);
    json["hexes"].push_back(std::move(each));
  }
  json["hexsides"] = pairsJson(scan.layout, classified.proposals.sides, true);
  json["links"] = pairsJson(scan.layout, classified.proposals.links, false);
  return json;
}

std::string toText(const ClassifiedScan& classified) {
  const hex::Layout& layout = classified.registered.layout;
  std::string text;
  const auto line = [&](const std::string& place, const auto& proposal) {
    text += fmt::format("{:<12} {:<16} {:4.0f} %  {}\n", place, orNone(proposal.kind), proposal.confidence * 100,
                        proposal.isSample ? "(sample)" : "else " + orNone(proposal.second));
  };
  for (const auto& proposal : classified.proposals.hexes) line(layout.number(proposal.key), proposal);
  const auto pairs = [&](const auto& proposals, char between) {
    for (const auto& proposal : proposals) {
      if (proposal.kind.empty() && proposal.confidence > 0.9) continue;
      const auto [a, b] = layout.hexesOf(proposal.key);
      line(layout.number(a) + between + layout.number(b), proposal);
    }
  };
  pairs(classified.proposals.sides, '/');
  pairs(classified.proposals.links, '>');
  return text;
}

}  // namespace redoubt::cli
