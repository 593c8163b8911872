#pragma once

#include <optional>
#include <string>

#include "core/rules/vocabulary/rule_key.h"

/// What a source says that the forces come to.
namespace redoubt::rules {

/// A total of the units that are of an army, command, arm and type, as far as it names them.
struct TotalRule {
  std::string of;  ///< "units", "counters", or a kind of figure that is added up at full strength
  std::optional<std::string> army = {};
  std::optional<std::string> command = {};
  std::optional<std::string> arm = {};
  std::optional<std::string> type = {};
  int is = 0;
};

namespace keys {

extern const RuleFamily<TotalRule> kManifestTotal;

}  // namespace keys
}  // namespace redoubt::rules
