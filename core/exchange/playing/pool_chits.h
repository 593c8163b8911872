#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/hex/layout.h"
#include "core/rules/forces/figures.h"
#include "core/rules/mechanics/mechanics.h"

/// The pools of rules that have chits of their own: of leaders, commands and armies, of events, and of the turn's end.
namespace redoubt::exchange {

/// Turns beyond that many are left out.
inline constexpr int kMostTurns = 500;

struct PoolChit {
  std::string key;                        ///< the same for the same chit, whatever the variant and turn
  std::string name;                       ///< a slug
  std::string title;                      ///< whose it is, or what it does: "First Brigade"
  std::string kind;                       ///< the title of its rule: "Brigade"
  const model::Army* army = nullptr;      ///< null for events and for the end of the turn
  const model::Leader* leader = nullptr;  ///< whose chit it is; of a command, the leader whose printed chit serves
  bool isPrinted = false;                 ///< it is the leader's chit of the manifest
  int copies = 1;
  std::optional<int> choice = {};  ///< so many of these are chosen; nothing: all are in the pool
  bool isUnsure = false;           ///< whether it is there depends on the course of the game
};

/// Those of a battle, which must outlive it, as must the rules.
class PoolChits {
 public:
  PoolChits(const model::Battle& battle, const rules::RuleBook& book);

  /// As the set-up of a variant has it in that turn.
  std::vector<PoolChit> at(const model::Variant& variant, int turn) const;
  /// Of all variants and turns, each once.
  std::vector<PoolChit> all() const;

 private:
  const model::Battle& battle_;
  const rules::RuleBook& book_;
  hex::Layout layout_;
  rules::Mechanics mechanics_;
  rules::Figures figures_;
};

}  // namespace redoubt::exchange
