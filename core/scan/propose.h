#pragma once

#include <string>
#include <vector>

#include "core/scan/features.h"
#include "core/scan/samples.h"

namespace redoubt::scan {

/// What a place is likely to be. An empty kind is nothing, of hexsides and ways.
template <class Key>
struct Proposal {
  Key key;
  std::string kind;
  double confidence = 0;  ///< from 0 to 1
  std::string second;     ///< what it would be otherwise
  double secondConfidence = 0;
  bool isSample = false;  ///< a person said so; its confidence is 1
};

/// For all places that were seen, of those of the three whose samples show at least one kind (of hexes: two kinds).
struct Proposals {
  std::vector<Proposal<hex::HexKey>> hexes;
  std::vector<Proposal<hex::HexsideKey>> sides;
  std::vector<Proposal<hex::HexsideKey>> links;
};

/// Learns from the samples and judges all places. Quick: what is confirmed can be added to the samples as often as
/// wanted. Where no hexside is said to have nothing, most of those unlike the samples are taken for such. A place that
/// has two kinds among the samples is taken as the last.
Proposals propose(const ScanFeatures& seen, const Samples& samples);

}  // namespace redoubt::scan
