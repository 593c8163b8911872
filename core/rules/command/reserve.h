#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/rules/book/rule_book.h"

/// The reserve of an army: units that several leaders can lead (Maciejowice [4.5]).
namespace redoubt::rules {

/// The rule `command/reserve`: {"army": "north", "not": ["brand"], "part": true}.
struct Reserve {
  std::optional<std::string> army;    ///< slug; nothing: every army may have one
  std::vector<std::string> excluded;  ///< slugs of its leaders that must not lead the reserve
  bool mayLeadPart = false;           ///< whether a leader may lead some of it and leave the rest

  friend bool operator==(const Reserve&, const Reserve&) = default;
};

/// Nothing if the rules define no reserve.
std::optional<Reserve> reserveOf(const RuleBook& book);

/// Whether the reserve is one of that army.
bool isOf(const Reserve& reserve, const model::Army& army);

}  // namespace redoubt::rules
