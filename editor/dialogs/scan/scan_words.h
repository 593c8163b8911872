#pragma once

#include <QCoreApplication>
#include <QString>

#include "core/hex/layout.h"
#include "core/scan/fit_scan.h"

namespace redoubt::editor {

/// What is said of fits and numbers, the same in all windows for scans.
class ScanWords {
  Q_DECLARE_TR_FUNCTIONS(redoubt::editor::ScanWords)

 public:
  /// "Straight", "In perspective", "Bent".
  static QString fit(redoubt::scan::Fit fit);
  /// "In perspective, by 6 points: 0.21 mm off on the average, 0.40 mm at most (1204)."
  static QString summary(const redoubt::scan::FittedScan& fitted, std::span<const redoubt::scan::SeenPoint> points,
                         double hexWidthMm);
  /// "Pointy top, even rows shifted; columns counted from the left, rows from the top; column first".
  static QString layout(const hex::LayoutSpec& spec);
  /// A phrase of the core as a sentence of its own.
  static QString sentence(const Phrase& phrase);
  /// What can't be right, though there is a fit.
  static QStringList doubts(const redoubt::scan::FittedScan& fitted,
                            std::span<const redoubt::scan::SeenPoint> points);
};

/// The hex of a number as people type it: with or without leading zeros, in small letters or large.
std::optional<hex::HexKey> hexOfTyped(const hex::Layout& layout, const QString& typed);

}  // namespace redoubt::editor
