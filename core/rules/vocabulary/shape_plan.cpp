#include "core/rules/vocabulary/shape_plan.h"

#include <algorithm>

#include "core/rules/vocabulary/shape_node.h"

namespace redoubt::rules {
namespace {

bool isTextOrNumber(const shapes::Either& either) {
  return std::all_of(either.shapes.begin(), either.shapes.end(), [](const Shape& each) {
    return std::holds_alternative<shapes::Text>(each.node().is) ||
           std::holds_alternative<shapes::Number>(each.node().is);
  });
}

struct Planner {
  const Shape& shape;

  FormPlan operator()(const auto&) const {
    Choice choice = shape.choice();
    if (std::holds_alternative<std::monostate>(choice)) return plan::Anything{};
    return plan::Field{std::move(choice)};
  }
  FormPlan operator()(const shapes::Points&) const { return plan::Number{}; }
  FormPlan operator()(const shapes::Number&) const { return plan::Number{}; }
  FormPlan operator()(const shapes::Span& span) const { return plan::Range{span.isOpenBelow}; }
  FormPlan operator()(const shapes::Language&) const { return plan::Said{*saidIn(shape)}; }
  FormPlan operator()(const shapes::List& list) const {
    Choice choice = shape.choice();
    if (!std::holds_alternative<std::monostate>(choice)) return plan::Field{std::move(choice)};
    return plan::Items{list.item, list.least};
  }
  FormPlan operator()(const shapes::Map& map) const { return plan::ByName{map.keys, map.value}; }
  FormPlan operator()(const shapes::Object& object) const {
    plan::Members members{object.parts, object.oneOf, std::nullopt, {}};
    if (object.others) {
      members.others = object.others->first;
      members.other.push_back(object.others->second);
    }
    return members;
  }
  FormPlan operator()(const shapes::Either& either) const {
    Choice choice = shape.choice();
    if (!std::holds_alternative<std::monostate>(choice)) return plan::Field{std::move(choice)};
    if (isTextOrNumber(either)) return plan::Number{true};
    return plan::Alternatives{either.shapes};
  }
};

}  // namespace

FormPlan planOf(const Shape& shape) {
  return std::visit(Planner{shape}, shape.node().is);
}

}  // namespace redoubt::rules
