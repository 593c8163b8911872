#include "core/scan/propose.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <random>

#include "core/scan/learn.h"

namespace redoubt::scan::test {
namespace {

// Rows of three kinds, of which the third is rare, in noise.
struct Rows {
  Features features;
  std::vector<int> truth;
};

Rows rowsOf(int count, double noise) {
  std::mt19937 random(11);
  std::normal_distribution<float> off(0, static_cast<float>(noise));
  Rows rows;
  rows.features.columns = 12;
  for (int i = 0; i < count; ++i) {
    const int kind = i % 10 == 9 ? 2 : i % 2;
    rows.truth.push_back(kind);
    for (int k = 0; k < 12; ++k) rows.features.values.push_back(off(random) + (k % 3 == kind ? 1.f : 0.f));
  }
  return rows;
}

std::vector<int> shown(const Rows& rows, int each) {
  std::vector<int> known(rows.truth.size(), kUnknown);
  std::map<int, int> counts;
  for (std::size_t i = 0; i < known.size(); ++i) {
    if (counts[rows.truth[i]]++ < each) known[i] = rows.truth[i];
  }
  return known;
}

TEST(Learn, FewKnownRowsTellTheRest) {
  const Rows rows = rowsOf(400, 0.35);
  const auto known = shown(rows, 4);
  const Features likely = likelihoods(rows.features, known, 3);
  ASSERT_EQ(likely.rows(), 400u);
  int right = 0;
  for (std::size_t i = 0; i < 400; ++i) {
    const auto row = likely.row(i);
    EXPECT_NEAR(row[0] + row[1] + row[2], 1, 1e-4);
    right += std::max_element(row.begin(), row.end()) - row.begin() == rows.truth[i];
  }
  EXPECT_GT(right, 385);
}

TEST(Learn, ErrorsAreAmongTheLeastCertain) {
  const Rows rows = rowsOf(600, 0.75);
  const Features likely = likelihoods(rows.features, shown(rows, 8), 3);
  std::vector<std::pair<float, bool>> judged;
  for (std::size_t i = 0; i < 600; ++i) {
    const auto row = likely.row(i);
    const auto best = std::max_element(row.begin(), row.end());
    judged.emplace_back(*best, best - row.begin() != rows.truth[i]);
  }
  std::sort(judged.begin(), judged.end());
  const auto isWrong = [](const auto& each) { return each.second; };
  const auto all = std::count_if(judged.begin(), judged.end(), isWrong);
  const auto unsure = std::count_if(judged.begin(), judged.begin() + 200, isWrong);
  ASSERT_GT(all, 5);
  EXPECT_GE(unsure * 5, all * 4);
}

TEST(Learn, WithoutAnyKnownRowAllIsAsLikely) {
  const Rows rows = rowsOf(20, 0.3);
  const Features likely = likelihoods(rows.features, std::vector<int>(20, kUnknown), 2);
  for (const float each : likely.values) EXPECT_FLOAT_EQ(each, 0.5f);
}

ScanFeatures seenOf(const Rows& rows) {
  ScanFeatures seen;
  for (std::size_t i = 0; i < rows.truth.size(); ++i) {
    const hex::HexKey key = hex::HexKey::at(static_cast<int>(i), 1);
    seen.hexes.push_back(key);
    seen.sides.push_back(hex::HexsideKey::at(key, 1));
  }
  seen.ofHexes = seen.ofSides = seen.ofLinks = rows.features;
  return seen;
}

TEST(Propose, SamplesStayAsTheyWereSaid) {
  const Rows rows = rowsOf(200, 0.3);
  const ScanFeatures seen = seenOf(rows);
  Samples samples;
  for (std::size_t i = 0; i < 20; ++i)
    samples.hexes.push_back({seen.hexes[i], rows.truth[i] == 0 ? "clear" : rows.truth[i] == 1 ? "woods" : "marsh"});
  samples.hexes.push_back({seen.hexes[0], "woods"});  // though it looks clear
  const Proposals proposals = propose(seen, samples);
  ASSERT_EQ(proposals.hexes.size(), 200u);
  EXPECT_EQ(proposals.hexes[0].kind, "woods");
  EXPECT_TRUE(proposals.hexes[0].isSample);
  EXPECT_EQ(proposals.hexes[0].confidence, 1);
  EXPECT_EQ(proposals.hexes[41].kind, "woods");
  EXPECT_EQ(proposals.hexes[59].kind, "marsh");
  EXPECT_FALSE(proposals.hexes[59].isSample);
  EXPECT_TRUE(proposals.sides.empty());
  EXPECT_TRUE(proposals.links.empty());
}

TEST(Propose, HexsidesWithoutAnythingNeedNotBeShown) {
  const Rows rows = rowsOf(300, 0.25);
  const ScanFeatures seen = seenOf(rows);
  Samples samples;
  for (std::size_t i = 0; i < 60; ++i) {
    if (rows.truth[i] == 2) samples.sides.push_back({seen.sides[i], "river"});
  }
  const Proposals proposals = propose(seen, samples);
  int right = 0;
  for (std::size_t i = 0; i < 300; ++i) right += proposals.sides[i].kind == (rows.truth[i] == 2 ? "river" : "");
  EXPECT_GT(right, 285);
}

TEST(Propose, OneKindOfHexesTellsNothing) {
  const ScanFeatures seen = seenOf(rowsOf(30, 0.3));
  EXPECT_TRUE(propose(seen, {{{seen.hexes[0], "clear"}}, {}, {}}).hexes.empty());
  EXPECT_TRUE(propose(seen, {}).hexes.empty());
}

}  // namespace
}  // namespace redoubt::scan::test
