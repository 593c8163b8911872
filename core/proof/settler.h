#pragma once

#include <optional>
#include <string>

#include "core/proof/disagreements.h"
#include "core/proof/row_match.h"

/// Private to core/proof: the edits that settle a disagreement.
namespace redoubt::proof {

struct Settling {
  const model::Battle& ours;
  const model::Battle& theirs;
  const RowMatch& match;
  const Reader& reader;
};

model::Edit settled(const Settling& with, const Disagreement& disagreement, Settlement settlement, std::string title);
std::optional<model::Edit> settledByOwn(const Settling& with, const Disagreement& disagreement,
                                        const model::Value& own, std::string title);

/// The waiver that remembers that ours was kept: what it is about, and how its reason ends, by what they say.
model::KeyOf<model::Waiver> waiverKey(const RowMatch& match, const Disagreement& disagreement);
std::string waiverEnd(const model::Battle& theirs, const Disagreement& disagreement);

}  // namespace redoubt::proof
