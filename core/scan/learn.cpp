#include "core/scan/learn.h"

#include <Eigen/Dense>
#include <algorithm>
#include <cassert>
#include <cmath>
#include <numeric>

namespace redoubt::scan {
namespace {

using Eigen::Index;
using Eigen::MatrixXd;
using Eigen::RowVectorXd;
using Eigen::VectorXd;

constexpr double kLeastDeviation = 0.2;  // features are scaled to be about 1; what varies less is noise
constexpr double kFarthest = 5;          // deviations
constexpr Index kMostDimensions = 50;
constexpr double kKeptVariance = 0.97;
constexpr int kLearningRounds = 4;
constexpr double kUnknownCounts = 0.05;  // of an unknown row against a known one
constexpr double kUsualCounts = 0.003;   // of one that is only expected to be of the usual class
constexpr double kUsualShare = 0.4;
constexpr double kDoubt = 0.3;  // power of what each judge says: rows are more alike than they think
constexpr double kFirstShrinkage = 0.5, kShrinkage = 0.2;
constexpr Index kMostKernelRows = 1200;

MatrixXd standardised(const Features& features) {
  const auto rows = static_cast<Index>(features.rows()), columns = static_cast<Index>(features.columns);
  using Values = Eigen::Matrix<float, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;
  MatrixXd all = Eigen::Map<const Values>(features.values.data(), rows, columns).cast<double>();
  const RowVectorXd mean = all.colwise().mean();
  all.rowwise() -= mean;
  const RowVectorXd deviation = (all.colwise().squaredNorm() / static_cast<double>(rows)).cwiseSqrt();
  for (Index i = 0; i < columns; ++i) all.col(i) /= deviation[i] + kLeastDeviation;
  return all.cwiseMax(-kFarthest).cwiseMin(kFarthest);
}

// The directions in which rows differ most, those with much variance made less of.
MatrixXd principal(const MatrixXd& rows) {
  const MatrixXd covariance = rows.transpose() * rows / static_cast<double>(rows.rows());
  const Eigen::SelfAdjointEigenSolver<MatrixXd> solver(covariance);
  const VectorXd values = solver.eigenvalues().cwiseMax(1e-9);  // ascending
  const double whole = values.sum();
  double kept = 0;
  Index count = 0;
  while (count < std::min(kMostDimensions, values.size()) && kept < kKeptVariance * whole) {
    kept += values[values.size() - 1 - count++];
  }
  MatrixXd directions = solver.eigenvectors().rightCols(count);
  for (Index i = 0; i < count; ++i) {
    directions.col(i) /= std::pow(values[values.size() - count + i], 0.25);
  }
  return rows * directions;
}

void normalise(MatrixXd& logarithms) {
  for (Index i = 0; i < logarithms.rows(); ++i) {
    logarithms.row(i).array() -= logarithms.row(i).maxCoeff();
    logarithms.row(i) = logarithms.row(i).array().exp();
    logarithms.row(i) /= logarithms.row(i).sum();
  }
}

// What is known, as shares of each class, and how much each row counts.
struct Known {
  MatrixXd shares;
  VectorXd counts;
};

Known knownOf(std::span<const int> classOf, int classes) {
  Known known{MatrixXd::Zero(static_cast<Index>(classOf.size()), classes),
              VectorXd::Zero(static_cast<Index>(classOf.size()))};
  for (std::size_t i = 0; i < classOf.size(); ++i) {
    if (classOf[i] == kUnknown) continue;
    known.shares(static_cast<Index>(i), classOf[i]) = 1;
    known.counts[static_cast<Index>(i)] = 1;
  }
  return known;
}

// Means by class, and the covariance that all share.
struct Discriminants {
  MatrixXd means;
  MatrixXd inverse;

  Discriminants(const MatrixXd& rows, const Known& known, double shrinkage) {
    const Index classes = known.shares.cols(), size = rows.cols();
    const MatrixXd weights = known.counts.asDiagonal() * known.shares;
    means = weights.transpose() * rows;
    MatrixXd scatter = MatrixXd::Zero(size, size);
    for (Index c = 0; c < classes; ++c) {
      means.row(c) /= weights.col(c).sum() + 1e-9;
      const MatrixXd off = rows.rowwise() - means.row(c);
      scatter += off.transpose() * weights.col(c).asDiagonal() * off;
    }
    scatter /= std::max(1.0, weights.sum() - static_cast<double>(classes));
    const double mean = std::max(1e-6, scatter.trace() / static_cast<double>(size));
    const MatrixXd shrunk = (1 - shrinkage) * scatter + shrinkage * mean * MatrixXd::Identity(size, size);
    inverse = shrunk.ldlt().solve(MatrixXd::Identity(size, size));
  }

  MatrixXd logarithms(const MatrixXd& rows) const {
    MatrixXd all(rows.rows(), means.rows());
    for (Index c = 0; c < means.rows(); ++c) {
      const MatrixXd off = rows.rowwise() - means.row(c);
      all.col(c) = -0.5 * (off * inverse).cwiseProduct(off).rowwise().sum();
    }
    return all;
  }
};

MatrixXd byDiscriminants(const MatrixXd& rows, std::span<const int> classOf, int classes, std::optional<int> usual) {
  Known known = knownOf(classOf, classes);
  MatrixXd found;
  RowVectorXd expected = RowVectorXd::Constant(classes, 1.0 / classes);
  if (usual) {
    expected.setConstant((1 - kUsualShare) / (classes - 1));
    expected[*usual] = kUsualShare;
    for (std::size_t i = 0; i < classOf.size(); ++i) {
      if (classOf[i] != kUnknown) continue;
      known.shares(static_cast<Index>(i), *usual) = 1;
      known.counts[static_cast<Index>(i)] = kUsualCounts;
    }
  }
  RowVectorXd prior = expected;
  for (int round = 0; round <= kLearningRounds; ++round) {
    found = Discriminants(rows, known, round == 0 ? kFirstShrinkage : kShrinkage).logarithms(rows);
    found.rowwise() += prior.array().log().matrix();
    normalise(found);
    known = knownOf(classOf, classes);
    for (std::size_t i = 0; i < classOf.size(); ++i) {
      if (classOf[i] != kUnknown) continue;
      known.shares.row(static_cast<Index>(i)) = found.row(static_cast<Index>(i));
      known.counts[static_cast<Index>(i)] = kUnknownCounts;
    }
    prior = 0.65 * known.shares.colwise().mean() + 0.35 * expected;
  }
  return found;
}

// The known rows, or so many of them, of each class alike.
std::vector<Index> kernelRows(std::span<const int> classOf, int classes) {
  const Index most = std::max<Index>(8, kMostKernelRows / classes);
  std::vector<std::vector<Index>> byClass(static_cast<std::size_t>(classes));
  for (std::size_t i = 0; i < classOf.size(); ++i) {
    if (classOf[i] != kUnknown) byClass[static_cast<std::size_t>(classOf[i])].push_back(static_cast<Index>(i));
  }
  std::vector<Index> chosen;
  for (const std::vector<Index>& all : byClass) {
    const auto count = static_cast<Index>(all.size()), taken = std::min(count, most);
    for (Index i = 0; i < taken; ++i) chosen.push_back(all[static_cast<std::size_t>(i * count / taken)]);
  }
  return chosen;
}

MatrixXd byKernel(const MatrixXd& rows, std::span<const int> classOf, int classes) {
  constexpr double kRidge = 0.1, kSharpness = 6;
  const std::vector<Index> chosen = kernelRows(classOf, classes);
  const auto count = static_cast<Index>(chosen.size());
  MatrixXd centres(count, rows.cols()), wanted = MatrixXd::Zero(count, classes);
  for (Index i = 0; i < count; ++i) {
    const Index row = chosen[static_cast<std::size_t>(i)];
    centres.row(i) = rows.row(row);
    wanted(i, classOf[static_cast<std::size_t>(row)]) = 1;
  }
  const VectorXd ofClass = wanted.colwise().sum();
  const RowVectorXd mean = wanted.colwise().mean();
  const VectorXd squares = centres.rowwise().squaredNorm();
  const auto kernel = [&](const MatrixXd& some) {
    MatrixXd all = -2 * some * centres.transpose();
    all.rowwise() += squares.transpose();
    all.colwise() += some.rowwise().squaredNorm();
    return MatrixXd((all.array() / -static_cast<double>(rows.cols())).exp());
  };
  MatrixXd system = kernel(centres);
  for (Index i = 0; i < count; ++i) {
    const double inClass = wanted.row(i).dot(ofClass);
    system(i, i) += kRidge * inClass * static_cast<double>(classes) / static_cast<double>(count);
  }
  const MatrixXd factors = system.ldlt().solve(wanted.rowwise() - mean);
  MatrixXd found = kernel(rows) * factors;
  found.rowwise() += mean;
  found *= kSharpness;
  normalise(found);
  return found;
}

// Rows of a class that nobody has shown: those that are least like what has been shown.
std::vector<int> withUnshown(const MatrixXd& rows, std::span<const int> classOf, int classes) {
  constexpr std::size_t kMost = 80;
  constexpr double kShare = 0.4;
  std::vector<int> all(classOf.begin(), classOf.end());
  for (int unshown = 0; unshown < classes; ++unshown) {
    if (std::find(classOf.begin(), classOf.end(), unshown) != classOf.end()) continue;
    std::vector<std::pair<double, std::size_t>> order;
    for (std::size_t i = 0; i < classOf.size(); ++i) {
      if (classOf[i] != kUnknown) continue;
      double nearest = std::numeric_limits<double>::infinity();
      for (std::size_t j = 0; j < classOf.size(); ++j) {
        if (classOf[j] == kUnknown) continue;
        nearest = std::min(nearest, (rows.row(static_cast<Index>(i)) - rows.row(static_cast<Index>(j))).squaredNorm());
      }
      order.emplace_back(-nearest, i);
    }
    std::sort(order.begin(), order.end());
    // Spread over the unlike ones, not the strangest alone.
    const auto pool = static_cast<std::size_t>(kShare * static_cast<double>(order.size()));
    const std::size_t taken = std::min(pool, kMost);
    for (std::size_t i = 0; i < taken; ++i) all[order[i * pool / taken].second] = unshown;
  }
  return all;
}

}  // namespace

Features likelihoods(const Features& features, std::span<const int> classOf, int classes, std::optional<int> usual) {
  assert(classOf.size() == features.rows());
  Features out;
  out.columns = static_cast<std::size_t>(classes);
  out.values.assign(classOf.size() * out.columns, 1.f / static_cast<float>(classes));
  const bool isShown = std::any_of(classOf.begin(), classOf.end(), [](int each) { return each != kUnknown; });
  if (classes < 2 || !isShown) return out;
  const MatrixXd rows = standardised(features);
  const MatrixXd few = principal(rows);
  const std::vector<int> known = withUnshown(few, classOf, classes);
  const MatrixXd linear = byDiscriminants(few, known, classes, usual);
  const MatrixXd kernel = byKernel(rows, known, classes);
  MatrixXd both = kDoubt * ((linear.array() + 1e-6).log() + (kernel.array() + 1e-6).log()).matrix();
  normalise(both);
  for (Index i = 0; i < both.rows(); ++i) {
    for (Index c = 0; c < classes; ++c) {
      out.values[static_cast<std::size_t>(i * classes + c)] = static_cast<float>(both(i, c));
    }
  }
  return out;
}

}  // namespace redoubt::scan
