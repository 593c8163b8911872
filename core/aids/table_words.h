#pragma once

#include <string>
#include <vector>

#include "core/aids/ground.h"

/// What stands round a table of the rules: how its row and column are found, what changes them, what its results do.
namespace redoubt::aids {

/// "Roll 2d6", "1d10 − its morale", "the distance"; empty if the table says nothing of it.
std::string rowText(const Ground& ground, const rules::TableRules& table);
/// "odds – the sum of the attack of the attackers : the defence of the defenders"; empty for one column.
std::string columnText(const Ground& ground, const rules::TableRules& table);
/// The headings of its columns: "3:1", "6–9", "10+".
std::vector<std::string> columnTitles(const Ground& ground, const rules::TableRules& table);

/// A change and when it holds: "−1", "the roll", "the terrain of the hex is Woods".
struct Change {
  std::string amount;
  std::string of;
  std::string when;  ///< empty: always
  std::string path;  ///< of its rule
};
Change changeText(const Ground& ground, const rules::NamedAdjust& adjust, const std::string& owner);

/// "Rifle fire – who: its arm is infantry; distance: 3; line of sight needed".
std::string actionText(const Ground& ground, const rules::ActionRules& action);

/// What a result of a table does, in clauses; empty if nothing happens or nobody says.
std::string effectText(const Ground& ground, const rules::EffectRules& effect);

}  // namespace redoubt::aids
