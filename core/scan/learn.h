#pragma once

#include <optional>
#include <span>
#include <vector>

#include "core/scan/features.h"

namespace redoubt::scan {

/// What a row is not known to be.
inline constexpr int kUnknown = -1;

/// How likely each row is of each class, from some rows of which that is known: `classOf` has for each row a class from
/// 0, or kUnknown. Rows by classes, each row sums to 1. A class without known rows is learned from the rows that are
/// most unlike all known ones. `usual` is a class that most rows are expected to be of. The same input gives the same
/// answer.
///
/// Two judges are asked and their answers multiplied: linear discriminants with one shared, shrunk covariance, which go
/// on learning from what they are sure of among the unknown rows; and a kernel machine, which knows only the known
/// rows, and is unsure of what is like none of them.
Features likelihoods(const Features& features, std::span<const int> classOf, int classes,
                     std::optional<int> usual = {});

}  // namespace redoubt::scan
