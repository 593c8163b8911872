#pragma once

#include <string>

#include "core/base/phrase.h"

namespace redoubt::exchange {

/// One thing wrong with an input, and where.
struct Problem {
  std::string file;
  int line = 1;
  int column = 1;
  std::string path;  ///< the place inside, such as the JSON pointer /unit/3/type; empty for the whole file
  Phrase message;    ///< no full stop

  friend bool operator==(const Problem&, const Problem&) = default;
};

/// "units.json:12:8: /unit/3/type: …", in English.
std::string toText(const Problem& problem);

}  // namespace redoubt::exchange
