#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/phrase.h"
#include "core/model/battle.h"

namespace redoubt::exchange {

/// What a format can take over of a battle, or of a foreign file, and what it can't.
struct TransferReport {
  struct Carried {
    std::string table;
    std::size_t rows = 0;

    friend bool operator==(const Carried&, const Carried&) = default;
  };
  struct Lost {
    std::string table;  ///< of an import the name that the thing has in the foreign format
    std::size_t rows = 0;
    Phrase why;  ///< a sentence

    friend bool operator==(const Lost&, const Lost&) = default;
  };

  std::string format;
  std::vector<Carried> carried;
  std::vector<Lost> lost;
  std::vector<Phrase> warnings;  ///< sentences

  friend bool operator==(const TransferReport&, const TransferReport&) = default;
};

/// {"format", "carried": [{"table", "rows"}], "lost": [{"table", "rows", "why"}], "warnings": […]}, in a language.
std::string toJson(const TransferReport& report, std::string_view language = "en");

/// The tables of a battle that have rows, and how many.
std::vector<TransferReport::Carried> rowsOf(const model::Battle& battle);

}  // namespace redoubt::exchange
