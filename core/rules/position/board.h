#pragma once

#include "core/hex/layout.h"
#include "core/rules/book/rule_book.h"
#include "core/rules/forces/figures.h"
#include "core/rules/set_up/set_up.h"

namespace redoubt::rules {

/// What questions about a set-up are asked of. Everything it refers to must outlive it.
struct Board {
  const model::Battle& battle;
  const RuleBook& book;
  const hex::Layout& layout;
  const Figures& figures;
  PlacementList setUp;
};

}  // namespace redoubt::rules
