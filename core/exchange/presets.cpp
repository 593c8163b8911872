#include "core/exchange/presets.h"

#include <nlohmann/json.hpp>
#include <utility>

namespace redoubt::exchange {
namespace {

using Members = nlohmann::json;

std::string textOf(const Members& value) {
  if (value.is_string()) return value.get<std::string>();
  if (value.is_boolean()) return value.get<bool>() ? "yes" : "no";
  return value.is_number() ? value.dump() : std::string();
}

}  // namespace

PresetChoice choiceOf(const model::ExportPreset& preset) {
  PresetChoice choice{preset.target, {}, {}, {}};
  const Members options = Members::parse(preset.options.text, nullptr, false);
  if (!options.is_object()) return choice;
  for (const auto& [name, value] : options.items()) {
    const std::string text = textOf(value);
    if (name == "scenario") {
      choice.scenario = text;
    } else if (name == "variant") {
      choice.variant = text;
    } else if (!text.empty()) {
      choice.options[name] = text;
    }
  }
  return choice;
}

model::ExportPreset withChoice(model::ExportPreset preset, const PresetChoice& choice) {
  Members options = Members::object();
  for (const auto& [name, value] : choice.options) options[name] = value;
  if (!choice.scenario.empty()) options["scenario"] = choice.scenario;
  if (!choice.variant.empty()) options["variant"] = choice.variant;
  preset.target = choice.format;
  preset.options = {options.dump()};
  return preset;
}

}  // namespace redoubt::exchange
