#include <gtest/gtest.h>

#include <algorithm>
#include <map>

#include "core/base/error.h"
#include "core/scan/propose.h"
#include "editor/scan/scan_features.h"
#include "tests/editor/scan/prints.h"

namespace redoubt::editor::scan::test {
namespace {

using redoubt::scan::Proposal;
using redoubt::scan::Sample;

// What became of the places that nobody had shown.
struct Score {
  std::map<std::string, std::pair<int, int>> byKind;  // right, all
  std::vector<std::pair<double, bool>> judged;        // confidence, wrong

  double recall() const {
    double sum = 0;
    for (const auto& [kind, counts] : byKind) sum += static_cast<double>(counts.first) / counts.second;
    return sum / static_cast<double>(byKind.size());
  }
  int errors() const {
    return static_cast<int>(std::count_if(judged.begin(), judged.end(), [](const auto& each) { return each.second; }));
  }
  // Those among the least certain third.
  int unsureErrors() const {
    auto sorted = judged;
    std::sort(sorted.begin(), sorted.end());
    return static_cast<int>(std::count_if(sorted.begin(),
                                          sorted.begin() + static_cast<std::ptrdiff_t>(sorted.size() / 3),
                                          [](const auto& each) { return each.second; }));
  }
  void add(const Score& other) {
    judged.insert(judged.end(), other.judged.begin(), other.judged.end());
    for (const auto& [kind, counts] : other.byKind) {
      byKind[kind].first += counts.first;
      byKind[kind].second += counts.second;
    }
  }
};

template <class Key>
Score score(const std::vector<Proposal<Key>>& proposals, const std::vector<Sample<Key>>& truth) {
  std::map<Key, std::string> known;
  for (const auto& sample : truth) known[sample.key] = sample.kind;
  Score score;
  for (const auto& proposal : proposals) {
    if (proposal.isSample) continue;
    const std::string& kind = known[proposal.key];
    auto& [right, all] = score.byKind[kind];
    right += proposal.kind == kind;
    ++all;
    score.judged.emplace_back(proposal.confidence, proposal.kind != kind);
  }
  return score;
}

TEST(Terrain, IsProposedOnPrintsOfAnyStyle) {
  if (!canSee()) GTEST_SKIP() << "built without OpenCV";
  Score hexes, sides, links;
  for (const std::string& name : kPrints) {
    const Print print = printCalled(name);
    const auto fitted = redoubt::scan::fitScan(print.points);
    const auto seen = scanFeatures(print.picture, fitted.registration, print.layout);
    EXPECT_EQ(seen.hexes.size(), print.layout.allHexes().size());
    const auto proposals = redoubt::scan::propose(seen, print.samples);
    const Score ofHexes = score(proposals.hexes, print.truth.hexes);
    const Score ofSides = score(proposals.sides, print.truth.sides);
    const Score ofLinks = score(proposals.links, print.truth.links);
    EXPECT_GT(ofHexes.recall(), 0.94) << name;
    EXPECT_GT(ofSides.recall(), 0.90) << name;
    EXPECT_GT(ofLinks.recall(), 0.65) << name;
    hexes.add(ofHexes);
    sides.add(ofSides);
    links.add(ofLinks);
  }
  EXPECT_GT(hexes.recall(), 0.97);
  EXPECT_GT(sides.recall(), 0.95);
  EXPECT_GT(links.recall(), 0.82);
  EXPECT_GE(hexes.unsureErrors() * 5, hexes.errors() * 4);
  EXPECT_GE(sides.unsureErrors() * 5, sides.errors() * 4);
  EXPECT_GE(links.unsureErrors() * 5, links.errors() * 4);
}

TEST(Terrain, WhatIsConfirmedTeachesTheRest) {
  if (!canSee()) GTEST_SKIP() << "built without OpenCV";
  Print print = printCalled("engraved-photo");
  const auto registration = redoubt::scan::fitScan(print.points).registration;
  const auto seen = scanFeatures(print.picture, registration, print.layout);
  // The least certain third is looked at by a person.
  auto proposals = redoubt::scan::propose(seen, print.samples).hexes;
  const int before = score(proposals, print.truth.hexes).errors();
  std::sort(proposals.begin(), proposals.end(), [](auto& a, auto& b) { return a.confidence < b.confidence; });
  for (std::size_t i = 0; i < proposals.size() / 3; ++i) {
    const auto known = std::find_if(print.truth.hexes.begin(), print.truth.hexes.end(),
                                    [&](auto& each) { return each.key == proposals[i].key; });
    print.samples.hexes.push_back(*known);
  }
  const int after = score(redoubt::scan::propose(seen, print.samples).hexes, print.truth.hexes).errors();
  EXPECT_GT(before, 0);
  EXPECT_LE(after * 5, before);
}

TEST(Terrain, IsTheSameEachTime) {
  if (!canSee()) GTEST_SKIP() << "built without OpenCV";
  const Print print = printCalled("painted-photo");
  const auto registration = redoubt::scan::fitScan(print.points).registration;
  EXPECT_EQ(scanFeatures(print.picture, registration, print.layout).ofHexes.values,
            scanFeatures(print.picture, registration, print.layout).ofHexes.values);
}

TEST(Terrain, OfAPartOfTheMapIsWhatThatPartShows) {
  if (!canSee()) GTEST_SKIP() << "built without OpenCV";
  const Print print = printCalled("flat");
  const auto registration = redoubt::scan::fitScan(print.points).registration;
  const QImage half = print.picture.copy(0, 0, print.picture.width() / 2, print.picture.height());
  const auto seen = scanFeatures(half, registration, print.layout);
  EXPECT_GT(seen.hexes.size(), 90u);
  EXPECT_LT(seen.hexes.size(), 160u);
  EXPECT_EQ(seen.ofHexes.rows(), seen.hexes.size());
  EXPECT_EQ(seen.ofSides.rows(), seen.sides.size());
  EXPECT_EQ(seen.ofLinks.rows(), seen.sides.size());
}

TEST(Terrain, IsLookedAtWithProgressAndStopsWhenAsked) {
  if (!canSee()) GTEST_SKIP() << "built without OpenCV";
  const Print print = printCalled("flat");
  const auto registration = redoubt::scan::fitScan(print.points).registration;
  std::vector<double> shares;
  std::stop_source stop;
  Watch watch{stop.get_token(), [&](double share) { shares.push_back(share); }};
  scanFeatures(print.picture, registration, print.layout, watch);
  EXPECT_TRUE(std::is_sorted(shares.begin(), shares.end()));
  EXPECT_GT(shares.size(), 3u);
  EXPECT_NEAR(shares.back(), 1, 1e-9);
  stop.request_stop();
  EXPECT_THROW(scanFeatures(print.picture, registration, print.layout, watch), Error);
}

TEST(Terrain, NeedsHexesInThePicture) {
  if (!canSee()) GTEST_SKIP() << "built without OpenCV";
  const Print print = printCalled("flat");
  const auto refusal = [&](const redoubt::scan::Registration& registration) {
    try {
      scanFeatures(print.picture, registration, print.layout);
    } catch (const Error& error) {
      return error.phrase().key();
    }
    return std::string();
  };
  using redoubt::scan::Fit;
  EXPECT_EQ(refusal({Fit::Affine, {60, 0, 99999, 0, 60, 0, 0, 0, 1}}), "errors.scan.off-picture");
  EXPECT_EQ(refusal({Fit::Affine, {5, 0, 0, 0, 5, 0, 0, 0, 1}}), "errors.scan.hexes-too-small");
  EXPECT_EQ(refusal({Fit::Affine, {0, 0, 0, 0, 0, 0, 0, 0, 1}}), "errors.scan.hexes-too-small");
}

}  // namespace
}  // namespace redoubt::editor::scan::test
