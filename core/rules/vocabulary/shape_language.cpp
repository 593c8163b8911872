#include "core/rules/vocabulary/shape_language.h"

#include "core/rules/vocabulary/shape_node.h"

namespace redoubt::rules {

std::optional<SaidIn> saidIn(const Shape& shape) {
  if (const auto* language = std::get_if<shapes::Language>(&shape.node().is)) {
    switch (language->part) {
      case shapes::LanguagePart::Condition: return SaidIn{SaidIn::Part::Condition, language->scope};
      case shapes::LanguagePart::Amount: return SaidIn{SaidIn::Part::Amount, language->scope};
      case shapes::LanguagePart::Group: return SaidIn{SaidIn::Part::Group, language->scope};
    }
  }
  if (const auto* either = std::get_if<shapes::Either>(&shape.node().is)) {
    for (const Shape& each : either->shapes) {
      if (auto found = saidIn(each)) return found;
    }
  }
  return std::nullopt;
}

std::vector<std::string> exclusiveParts(const Shape& shape) {
  const auto* object = std::get_if<shapes::Object>(&shape.node().is);
  return object ? object->oneOf : std::vector<std::string>();
}

}  // namespace redoubt::rules
