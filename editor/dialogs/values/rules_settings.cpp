#include "editor/dialogs/values/rules_settings.h"

#include "core/model/origins.h"
#include "core/rules/book/rule_edit.h"
#include "core/rules/set_up/set_up.h"

namespace redoubt::editor {
namespace {

std::string keyOf(const model::Setting& row) {
  return model::keyText<model::Setting>(row.key());
}

// The value that would hold without the scenario's own row.
std::optional<std::string_view> inheritedValue(const model::Battle& battle, Id<model::Scenario> scenario,
                                               const std::string& path) {
  const std::vector<Id<model::Scenario>> line = rules::lineageOf(battle, scenario);
  if (line.size() < 2) return std::nullopt;
  const model::Setting* row = rules::settingRow(battle, line[1], path);
  return row ? std::optional<std::string_view>(row->value.text) : std::nullopt;
}

bool isNone(std::optional<std::string_view> json) {
  return !json || rules::isSameJson(*json, "null");
}

bool isSame(std::optional<std::string_view> a, std::optional<std::string_view> b) {
  return isNone(a) || isNone(b) ? isNone(a) == isNone(b) : rules::isSameJson(*a, *b);
}

}  // namespace

model::Edit setSetting(const model::Battle& battle, Id<model::Scenario> scenario, const std::string& path,
                       std::optional<std::string_view> json, std::string title) {
  const model::Setting* holds = rules::settingRow(battle, scenario, path);
  if (isSame(json, holds ? std::optional<std::string_view>(holds->value.text) : std::nullopt)) {
    return model::Edit(std::move(title));
  }
  if (isSame(json, inheritedValue(battle, scenario, path))) {
    return inheritSetting(battle, scenario, path, std::move(title));
  }
  model::Edit edit(std::move(title));
  const model::Setting row{scenario, path, {std::string(json.value_or("null"))}};
  if (battle.find<model::Setting>(row.key())) {
    model::markSetByHand(edit, battle, model::Setting::kTable, keyOf(row), "value");
  }
  edit.put(row);
  return edit;
}

model::Edit inheritSetting(const model::Battle& battle, Id<model::Scenario> scenario, const std::string& path,
                           std::string title) {
  model::Edit edit(std::move(title));
  const model::Setting* own = battle.find<model::Setting>({scenario, path});
  if (!own) return edit;
  model::eraseOrigins(edit, battle, model::Setting::kTable, keyOf(*own));
  edit.erase<model::Setting>(own->key());
  return edit;
}

model::Edit overrideSetting(const model::Battle& battle, Id<model::Scenario> scenario, const std::string& path,
                            std::string title) {
  model::Edit edit(std::move(title));
  const model::Setting* holds = rules::settingRow(battle, scenario, path);
  if (!holds || holds->scenario == scenario) return edit;
  const model::Setting own{scenario, path, holds->value};
  edit.put(own);
  for (const model::Provenance& row : battle.all<model::Provenance>()) {
    if (row.subjectTable != model::Setting::kTable || row.subject != keyOf(*holds)) continue;
    model::Provenance copy = row;
    copy.subject = keyOf(own);
    edit.put(std::move(copy));
  }
  return edit;
}

}  // namespace redoubt::editor
