#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "core/rules/vocabulary/shape.h"
#include "core/rules/vocabulary/shape_language.h"

/// What a form for the values of a shape is made of, so that nobody needs to write JSON for any rule.
namespace redoubt::rules::plan {

/// Any value at all: there is no form for it.
struct Anything {};
/// A condition, an amount or a group.
struct Said {
  SaidIn in;
};
/// What is chosen or typed in one field.
struct Field {
  Choice choice;
};
/// A number that is typed, with a fraction too ("1/2"); where `orText` any other text can stand there as well.
struct Number {
  bool orText = false;
};
/// A first and a last number, or no last one; `isOpenBelow`: or no first one.
struct Range {
  bool isOpenBelow = false;
};
struct Members {
  std::vector<Part> parts;
  std::vector<std::string> oneOf;  ///< exactly one of these is there
  std::optional<NameKind> others;  ///< further members are called so, and have the shape `other`
  std::vector<Shape> other;        ///< one, with `others`
};
struct Items {
  Shape item;
  std::size_t least = 0;
};
struct ByName {
  std::optional<NameKind> keys;  ///< nothing: whole numbers
  Shape value;
};
struct Alternatives {
  std::vector<Shape> shapes;
};

}  // namespace redoubt::rules::plan

namespace redoubt::rules {

using FormPlan = std::variant<plan::Anything, plan::Said, plan::Field, plan::Number, plan::Range, plan::Members,
                              plan::Items, plan::ByName, plan::Alternatives>;

FormPlan planOf(const Shape& shape);

}  // namespace redoubt::rules
