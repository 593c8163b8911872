#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/model/edit.h"
#include "core/rules/forces/counter_layout.h"

/// Making and changing layouts of counters.
namespace redoubt::rules {

/// What new layouts begin as.
enum class LayoutPreset {
  Classic,  ///< a symbol in the middle, figures in a row below it
  Plate,    ///< like Redoubt's own look: commands at the left, figures on a plate
  Corners,  ///< a large symbol, figures in the corners
  Empty,
};
inline constexpr std::string_view kLayoutPresets[]{"classic", "plate", "corners", "empty"};

/// The parts of a preset, with the figures that the rules have units show.
std::vector<NamedPart> presetParts(const model::Battle& battle, const RuleBook& book, LayoutPreset preset);

/// A new layout with its name.
struct NewLayout {
  model::Edit edit;
  std::string name;
};
/// For units of one type; for none if that is empty.
NewLayout addLayout(const model::Battle& battle, const RuleBook& book, LayoutPreset preset, const std::string& title,
                    const std::string& type, std::string editTitle);
/// With all its parts.
model::Edit removeLayout(const model::Battle& battle, const RuleBook& book, const std::string& name,
                         std::string editTitle);
/// A copy under another title, for nobody as yet.
NewLayout copyLayout(const model::Battle& battle, const RuleBook& book, const std::string& name,
                     const std::string& title, std::string editTitle);

model::Edit setLayoutUse(const model::Battle& battle, const std::string& name, const LayoutUse& use,
                         std::string editTitle);
model::Edit setLayoutTitle(const model::Battle& battle, const std::string& name, const std::string& title,
                           std::string editTitle);
/// The colours of fronts and of backs, as kLayoutColours or "#RRGGBB".
model::Edit setLayoutGrounds(const model::Battle& battle, const std::string& name, const std::string& front,
                             const std::string& back, std::string editTitle);

/// Parts by their names: those that are there are changed, others added.
model::Edit putParts(const model::Battle& battle, const std::string& layout, const std::vector<NamedPart>& parts,
                     std::string editTitle);
model::Edit removePart(const model::Battle& battle, const std::string& layout, const std::string& part,
                       std::string editTitle);
/// A name for a new part, by what it shows.
std::string freePartName(const CounterLayout& layout, LayoutPart::Shows shows);

/// Adds a symbol of the author's own, or replaces the one of that name.
model::Edit putSymbol(const model::Battle& battle, const std::string& name, const OwnSymbol& symbol,
                      std::string editTitle);

}  // namespace redoubt::rules
