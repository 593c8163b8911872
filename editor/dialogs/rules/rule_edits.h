#pragma once

#include <QtGlobal>
#include <optional>
#include <string>
#include <string_view>

#include "core/model/edit.h"
#include "editor/dialogs/values/rules_entries.h"

/// The edits of one rule, or of one setting of a scenario, and what they would strike.
namespace redoubt::editor {

/// Sets its value; nothing, or null: none holds, even if one would be inherited.
model::Edit setTo(const model::Battle& battle, const RuleAddress& key, std::optional<std::string_view> json,
                  std::string title);
/// Makes the inherited value the battle's, or the scenario's, own.
model::Edit overridden(const model::Battle& battle, const RuleAddress& key, std::string title);
/// Removes the own value, so that the inherited one holds again.
model::Edit inherited(const model::Battle& battle, const RuleAddress& key, std::string title);

/// The number of inherited values below the path that an empty value there would remove.
qsizetype strikable(const Session& session, const RuleAddress& key);
/// The number that it removes now. `entry` is null if there is no such rule.
qsizetype struck(const Session& session, const RuleAddress& key, const RuleEntry* entry);

}  // namespace redoubt::editor
