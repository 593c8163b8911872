#pragma once

#include <string>

#include "core/model/battle.h"

namespace redoubt::test {

/// Another name for a name, always the same: different names get different ones. Empty stays empty.
std::string otherName(const std::string& name);

/// The battle with every id and every name changed: slugs, titles, names of units, leaders, terrain, unit types, arms,
/// formations, figures, markers, stocks, tracks and spaces, colours and kinds of marks, wherever rows, rules, settings,
/// orders and events hold them. Only what the core itself defines keeps its name: paths of the rule vocabulary, the
/// arms `leader` and `marker`, the mark `star`, enumerations, looks. What the checks and rules make of a battle must
/// not depend on any of it.
model::Battle renamed(const model::Battle& battle);

}  // namespace redoubt::test
