#pragma once

#include <string>

#include "core/base/phrase.h"

namespace redoubt::rules {

/// Where a value doesn't match its shape: a JSON pointer into the value, and what was expected there.
struct ShapeFault {
  std::string pointer;  ///< "/0/infantry"; empty for the value itself
  Phrase expected;      ///< "a whole number from 0 to 9"; without full stop

  friend bool operator==(const ShapeFault&, const ShapeFault&) = default;
};

}  // namespace redoubt::rules
