#include "core/scan/choose_model.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace redoubt::scan {
namespace {

using Eigen::Index;

// A hand clicks so well, in hex widths along each axis; it takes part in judging few points like so many more.
constexpr double kHand = 0.02;
constexpr double kHandCounts = 4;
constexpr double kSlantPays = 4;       // square errors saved for each, in those of a hand, for a slant to be seen
constexpr double kWellEnough = 0.015;  // hex widths: an error that no bend is sought for
constexpr double kBendPays = 0.7;      // share of the error at points left out that a bend may leave
constexpr double kCreaseCosts = 0.25;    // of that error, for a second crease
constexpr Index kFewestForBend = 8;    // without a wish
constexpr Index kManyPoints = 40;      // as the printed lines give: creases are splines then
constexpr std::array kSmoothings{1e-4, 1e-3, 1e-2, 0.1, 1.0};

double leftOutError(const NormalPoints& points, const Model& model) {
  const Eigen::VectorXd off = leftOut(points, model);
  return std::sqrt(off.squaredNorm() / static_cast<double>(off.size()));
}

double squares(const NormalPoints& points, const Model& model, double hexes) {
  return solved(points, model).residuals(points).squaredNorm() * hexes * hexes;
}

bool isSlanted(const NormalPoints& points, double hexes) {
  Model flat, slanted;
  slanted.perspective = true;
  const double flatSquares = squares(points, flat, hexes);
  const double slantedSquares = squares(points, slanted, hexes);
  const double free = std::max(0.0, 2 * static_cast<double>(points.count()) - 8);
  const double noise = (slantedSquares + kHandCounts * kHand * kHand) / (free + kHandCounts);
  return (flatSquares - slantedSquares) / (2 * noise) > kSlantPays;
}

struct Scored {
  Model model;
  double error = std::numeric_limits<double>::infinity();
};

// Where creases may be: so many lines between the outermost points, with two points at least on either side.
std::vector<Model::Crease> creaseLines(const NormalPoints& points) {
  constexpr int kLines = 16;
  std::vector<Model::Crease> lines;
  for (const bool upright : {true, false}) {
    const auto along = points.map.col(upright ? 0 : 1);
    const double from = along.minCoeff(), to = along.maxCoeff();
    for (int i = 1; i < kLines; ++i) {
      const double at = from + (to - from) * i / kLines;
      const auto before = (along.array() < at - 1e-9).count(), after = (along.array() > at + 1e-9).count();
      if (before >= 2 && after >= 2) lines.push_back({upright, at});
    }
  }
  return lines;
}

// The best `count` by their squares: judging by points left out takes much longer.
std::vector<Model> bestOf(const NormalPoints& points, std::vector<Model> models, std::size_t count) {
  std::vector<std::pair<double, std::size_t>> order;
  for (std::size_t i = 0; i < models.size(); ++i) order.emplace_back(squares(points, models[i], 1), i);
  std::sort(order.begin(), order.end());
  std::vector<Model> best;
  for (std::size_t i = 0; i < std::min(count, order.size()); ++i) best.push_back(models[order[i].second]);
  return best;
}

// Sheets folded once, and twice: creases of both directions or two of one.
std::vector<Model> foldedSheets(const NormalPoints& points, const Model& base) {
  const std::vector<Model::Crease> lines = creaseLines(points);
  std::vector<Model> once, twice;
  for (const Model::Crease& line : lines) {
    once.push_back(base);
    once.back().creases = {line};
  }
  for (std::size_t i = 0; i < lines.size() && points.count() >= 10; ++i) {
    for (std::size_t j = i + 1; j < lines.size(); ++j) {
      if (lines[i].upright == lines[j].upright && j < i + 4) continue;
      twice.push_back(base);
      twice.back().creases = {lines[i], lines[j]};
    }
  }
  std::vector<Model> best = bestOf(points, std::move(once), 4);
  for (Model& model : bestOf(points, std::move(twice), 4)) best.push_back(std::move(model));
  return best;
}

Scored bestBend(const NormalPoints& points, const Model& base) {
  std::vector<Model> sheets{base};
  if (points.count() < kManyPoints) {
    for (Model& sheet : foldedSheets(points, base)) sheets.push_back(std::move(sheet));
  }
  Scored best;
  const auto consider = [&](const Model& model) {
    // Of several that are as good the one with fewer creases.
    const double creases = static_cast<double>(model.creases.size());
    const double error = leftOutError(points, model) * (1 + kCreaseCosts * std::max(0.0, creases - 1));
    if (error < best.error) best = {model, error};
  };
  for (const Model& sheet : sheets) {
    consider(sheet);
    if (!sheet.creases.empty()) continue;
    for (const double smoothing : kSmoothings) {
      Model bent = sheet;
      bent.smoothing = smoothing;
      consider(bent);
    }
  }
  return best;
}

}  // namespace

Model chosenModel(const NormalPoints& points, std::optional<Fit> wish, double hexes) {
  Model model;
  if (wish == Fit::Affine) return model;
  model.perspective = wish == Fit::Perspective || (points.count() >= 4 && isSlanted(points, hexes));
  if (wish == Fit::Perspective || points.count() < 6) return model;
  if (!wish && points.count() < kFewestForBend) return model;
  const double flat = leftOutError(points, model);
  if (!wish && flat * hexes < kWellEnough) return model;
  const Scored bent = bestBend(points, model);
  if (wish) return bent.model;
  return bent.error < flat * kBendPays ? bent.model : model;
}

}  // namespace redoubt::scan
