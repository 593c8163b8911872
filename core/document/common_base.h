#pragma once

#include <filesystem>
#include <optional>
#include <string>

#include "core/model/battle.h"

namespace redoubt::store {
class Past;
}

namespace redoubt::document {

/// The state from which two copies of a battle went different ways.
struct CommonBase {
  model::Battle battle;
  std::size_t ourSteps = 0;    ///< edits of ours since
  std::size_t theirSteps = 0;  ///< edits of theirs since
  std::string lastStep;        ///< the title of the last edit that both have; empty: none
  std::string madeAt;          ///< when that was made; empty: none
};

/// Finds it in the two histories: the last edit that both have; or, where one is a copy without history, the state of
/// the other that is what that copy began with. Nothing if they tell of none. Throws Error.
std::optional<CommonBase> commonBase(const store::Past& ours, const store::Past& theirs);

/// The same of two files nobody vouches for; writes nothing. Throws Error.
std::optional<CommonBase> commonBase(const std::filesystem::path& ours, const std::filesystem::path& theirs);

}  // namespace redoubt::document
