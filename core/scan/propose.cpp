#include "core/scan/propose.h"

#include <algorithm>
#include <map>

#include "core/scan/learn.h"

namespace redoubt::scan {
namespace {

template <class Key>
std::vector<Proposal<Key>> proposed(const std::vector<Key>& keys, const Features& features,
                                    const std::vector<Sample<Key>>& samples, bool canBeNothing) {
  std::map<Key, std::string> known;
  for (const Sample<Key>& sample : samples) known[sample.key] = sample.kind;
  std::vector<std::string> kinds;
  std::vector<int> classOf(keys.size(), kUnknown);
  if (canBeNothing) kinds.emplace_back();
  for (std::size_t i = 0; i < keys.size(); ++i) {
    const auto found = known.find(keys[i]);
    if (found == known.end()) continue;
    const auto kind = std::find(kinds.begin(), kinds.end(), found->second);
    classOf[i] = static_cast<int>(kind - kinds.begin());
    if (kind == kinds.end()) kinds.push_back(found->second);
  }
  if (kinds.size() < 2) return {};
  const Features all = likelihoods(features, classOf, static_cast<int>(kinds.size()),
                                   canBeNothing ? std::optional<int>(0) : std::nullopt);
  std::vector<Proposal<Key>> proposals;
  for (std::size_t i = 0; i < keys.size(); ++i) {
    const auto row = all.row(i);
    const auto best = static_cast<std::size_t>(std::max_element(row.begin(), row.end()) - row.begin());
    std::size_t second = best == 0 ? 1 : 0;
    for (std::size_t c = 0; c < row.size(); ++c) {
      if (c != best && row[c] > row[second]) second = c;
    }
    Proposal<Key> proposal{keys[i], kinds[best], row[best], kinds[second], row[second], false};
    if (classOf[i] != kUnknown) {
      const auto said = static_cast<std::size_t>(classOf[i]);
      if (said != best) proposal.second = kinds[best];
      proposal = {keys[i], kinds[said], 1, proposal.second, 0, true};
    }
    proposals.push_back(std::move(proposal));
  }
  return proposals;
}

}  // namespace

Proposals propose(const ScanFeatures& seen, const Samples& samples) {
  return {proposed(seen.hexes, seen.ofHexes, samples.hexes, false),
          proposed(seen.sides, seen.ofSides, samples.sides, true),
          proposed(seen.sides, seen.ofLinks, samples.links, true)};
}

}  // namespace redoubt::scan
