#pragma once

#include <map>
#include <vector>

#include "core/base/rational.h"
#include "core/hex/layout.h"
#include "core/model/battle.h"
#include "core/rules/book/rule_book.h"
#include "core/rules/language/symbol.h"

/// Who holds ground, and what armies have, before anybody moves.
namespace redoubt::rules {

/// The players who hold hexes at the start of a scenario, by slug: those whom the settings `owner/<zone>` name for the
/// hexes of their zones. Hexes of several such zones have all of their owners.
std::map<hex::HexKey, std::vector<Symbol>> startOwners(const model::Battle& battle, Id<model::Scenario> scenario);

/// How much there is of each stock at the start of a scenario: the settings `stock/<stock>`.
std::map<Symbol, Rational> startStocks(const model::Battle& battle, const RuleBook& book,
                                       Id<model::Scenario> scenario);

}  // namespace redoubt::rules
