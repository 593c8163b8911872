#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/aids/document.h"
#include "core/model/battle.h"

/// Sheets for players, made of a battle's own data.
namespace redoubt::aids {

/// All kinds, in the order in which they are printed.
std::vector<SheetKind> sheetKinds();
/// "scenario", "terrain", "tables", "sequence", "rules", "order", "questions", "turns".
std::string_view toText(SheetKind kind);
std::optional<SheetKind> sheetKindFromText(std::string_view text);
/// What a sheet is called in a language: "Terrain effects".
std::string titleOf(SheetKind kind, std::string_view language);

struct AidsOptions {
  Id<model::Scenario> scenario;
  std::optional<Id<model::Variant>> variant;  ///< nothing: the first of the scenario
  std::string language = "en";    ///< of the words; the battle's texts are taken in it as far as they are translated
  std::vector<SheetKind> sheets;  ///< empty: all
};

/// The sheets that have something to say; one that would be empty is left out. Any thread.
Document aidsOf(const model::Battle& battle, const AidsOptions& options);

}  // namespace redoubt::aids
