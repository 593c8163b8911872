#pragma once

#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "core/model/label_verbs.h"
#include "editor/render/lettering/name_places.h"
#include "tests/editor/render/sample_map.h"

/// The names of small maps, put in order.
namespace redoubt::render::sample {

inline std::vector<Id<model::Label>> allNames(const model::Battle& battle) {
  std::vector<Id<model::Label>> names;
  for (const model::Label& label : battle.all<model::Label>()) names.push_back(label.id);
  return names;
}

inline model::Battle arranged(model::Battle battle, const ThemeFonts& fonts = {}) {
  const ArrangedNames names = arrangeNames(battle, allNames(battle), "Arrange", fonts);
  return model::applied(std::move(battle), names.edit);
}

inline const model::Label& named(const model::Battle& battle, std::string_view text) {
  for (const model::Label& label : battle.all<model::Label>()) {
    if (label.text == text) return label;
  }
  throw std::out_of_range(std::string(text));
}

inline hex::Point placeOf(const model::Battle& battle, std::string_view text) {
  return model::placeOf(model::layoutOf(battle), named(battle, text));
}

}  // namespace redoubt::render::sample
