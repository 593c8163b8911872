#pragma once

#include <optional>
#include <string_view>

#include "core/rules/book/rule_book.h"

/// Which units are guns, and how often guns fire.
namespace redoubt::rules {

/// True if units of that type are guns: their arm is the one that the rule `artillery/arm` names.
bool isGun(const RuleBook& book, std::string_view type);

/// How often a gun may fire after one activation of each kind ([10.10.3]).
struct GunShots {
  int ownLeader = 0;    ///< after the activation of its own leader
  int otherFriend = 0;  ///< of another leader of its side
  int enemy = 0;        ///< of one of the enemy's

  friend bool operator==(const GunShots&, const GunShots&) = default;
};
/// Of guns of a type: by `unit-type/<unit-type>/shots`, otherwise by `artillery/shots`; nothing if the rules don't say.
std::optional<GunShots> gunShots(const RuleBook& book, std::string_view type);

}  // namespace redoubt::rules
