#pragma once

#include "core/model/battle.h"
#include "core/proof/proof.h"

namespace redoubt::proof::test {

hex::HexKey at(int column, int row);

/// Two units with figures, a set-up of three placements, woods and a road on a map of 6 × 5, and what is said of their
/// origin. With another `shift` all its ids are others.
model::Battle battleToProve(std::int64_t shift = 0);

/// The value of that name, which must be there.
ProofValue valueOf(const Proof& proof, const std::string& table, const std::string& key, const std::string& field);

}  // namespace redoubt::proof::test
