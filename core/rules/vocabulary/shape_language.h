#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/rules/language/fact.h"
#include "core/rules/vocabulary/shape.h"

namespace redoubt::rules {

/// What a shape wants that is said in the language of rules: a condition, an amount or a group, with the facts and
/// groups that may be used there.
struct SaidIn {
  enum class Part { Condition, Amount, Group };
  Part part = Part::Condition;
  const Scope* scope = nullptr;
};
/// Nullopt for other shapes; for one of several shapes what the first of them wants that is such a part.
std::optional<SaidIn> saidIn(const Shape& shape);

/// The members of an object of which it has exactly one; empty for other shapes.
std::vector<std::string> exclusiveParts(const Shape& shape);

}  // namespace redoubt::rules
