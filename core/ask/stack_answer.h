#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/ask/answer.h"

/// Whether what is in a hex keeps the limits of stacking.
namespace redoubt::ask {

/// By the rules `limit/…`, and by `stacking/alternatives` where the rules have them.
struct StackAnswer {
  struct Limit {
    std::string set;   ///< the limit's name; an arm for one of `stacking/alternatives`
    std::string side;  ///< whose units are counted, by slug
    std::string of;    ///< "counters", "size" or the rating that is added up
    std::string unit;  ///< the unit that it was asked for, of limits for each unit
    Rational count;
    bool isCountSure = true;  ///< false: it may be more
    std::optional<Rational> most;
    rules::Verdict fits = rules::Verdict::Unknown;
    std::string rule;
  };
  rules::Verdict fits = rules::Verdict::Yes;
  std::vector<Limit> limits;
  rules::Certainty certainty = rules::Certainty::Known;
  std::vector<Reason> because;
};

StackAnswer askStack(const World& world, hex::HexKey hex);

}  // namespace redoubt::ask
