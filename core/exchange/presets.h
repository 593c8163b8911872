#pragma once

#include <string>

#include "core/exchange/options.h"
#include "core/model/aid_rows.h"

namespace redoubt::exchange {

/// The choices of an export that a battle remembers: the format is the row's target, its options are a JSON object whose
/// members are those of the format, and `scenario` and `variant` as slugs.
struct PresetChoice {
  std::string format;
  Options::Given options;
  std::string scenario;  ///< empty: none
  std::string variant;   ///< empty: none
};

/// Members that are no texts, numbers or truth values are left out.
PresetChoice choiceOf(const model::ExportPreset& preset);

/// The row's target and options.
model::ExportPreset withChoice(model::ExportPreset preset, const PresetChoice& choice);

}  // namespace redoubt::exchange
