#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/base/phrase.h"
#include "core/store/compress.h"

namespace redoubt::store {

/// A step of history that could not follow its file into the present schema.
struct LeftStep {
  std::int64_t sequence = 0;
  std::string title;
  std::string madeAt;
  bool isUndone = false;  ///< it was to be redone; else undo ends after it
  int schema = 0;         ///< of `image`
  Bytes image = {};       ///< the battle as the step leaves it; empty where that can't be known
};

/// What to tell a person of steps that were left; empty if there are none.
Phrase toldOf(const std::vector<LeftStep>& left);

}  // namespace redoubt::store
