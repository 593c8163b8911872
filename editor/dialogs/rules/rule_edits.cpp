#include "editor/dialogs/rules/rule_edits.h"

#include <iterator>
#include <utility>

#include "core/rules/book/rule_edit.h"
#include "editor/dialogs/values/rules_settings.h"

namespace redoubt::editor {

model::Edit setTo(const model::Battle& battle, const RuleAddress& key, std::optional<std::string_view> json,
                  std::string title) {
  if (key.scenario) return setSetting(battle, *key.scenario, key.path, json, std::move(title));
  rules::RuleEdit edit(battle, std::move(title));
  const bool isNone = !json || rules::isSameJson(*json, "null");
  if (isNone && !edit.rules().row(key.path)) {
    edit.strike(key.path);
  } else {
    edit.set(key.path, json);
  }
  return edit.take();
}

model::Edit overridden(const model::Battle& battle, const RuleAddress& key, std::string title) {
  if (key.scenario) return overrideSetting(battle, *key.scenario, key.path, std::move(title));
  rules::RuleEdit edit(battle, std::move(title));
  edit.copy(key.path, key.path);
  return edit.take();
}

model::Edit inherited(const model::Battle& battle, const RuleAddress& key, std::string title) {
  if (key.scenario) return inheritSetting(battle, *key.scenario, key.path, std::move(title));
  rules::RuleEdit edit(battle, std::move(title));
  edit.inherit(key.path);
  return edit.take();
}

qsizetype strikable(const Session& session, const RuleAddress& key) {
  if (key.empty() || key.isSetting() || termOf(key) || !session.hasDocument()) return 0;
  return std::ssize(rules::pathsBelow(rules::inheritedRules(session.battle()), key.path));
}

qsizetype struck(const Session& session, const RuleAddress& key, const RuleEntry* entry) {
  const bool isStrike = entry && entry->isOwn && !key.isSetting() && rules::isSameJson(entry->json, "null");
  return isStrike ? std::ssize(rules::struckPaths(session.battle(), key.path)) : 0;
}

}  // namespace redoubt::editor
