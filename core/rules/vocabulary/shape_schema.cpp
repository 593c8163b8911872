#include <nlohmann/json.hpp>

#include "core/rules/vocabulary/shape_node.h"

namespace redoubt::rules {

using nlohmann::json;
using namespace shapes;

namespace {

struct Schema {
  json operator()(const Any&) const { return json::object(); }
  json operator()(const Truth&) const { return {{"type", "boolean"}}; }
  json operator()(const Text&) const { return {{"type", "string"}, {"minLength", 1}}; }
  json operator()(const Colour&) const { return {{"type", "string"}, {"pattern", "^#[0-9a-fA-F]{6}$"}}; }
  json operator()(const Dice&) const {
    return {{"type", "string"}, {"pattern", "^[1-9][0-9]*d[1-9][0-9]*([+-][0-9]+)?$"}};
  }
  json operator()(const Points&) const {
    const json number = {{"type", "number"}, {"minimum", 0}, {"maximum", kNoLimit}};
    return {{"anyOf", {number, {{"type", "string"}, {"pattern", "^[0-9]+(/[1-9][0-9]*)?$"}}}}};
  }
  json operator()(const Whole& whole) const {
    json result = {{"type", "integer"}, {"minimum", whole.least}};
    if (whole.most < kNoLimit) result["maximum"] = whole.most;
    return result;
  }
  json operator()(const Span& span) const {
    const json least = {{"type", "integer"}, {"minimum", span.least}};
    const json most = {{"type", {"integer", "null"}}};
    return {{"type", "array"}, {"items", json::array({least, most})}, {"minItems", 2}, {"maxItems", 2}};
  }
  json operator()(const Words& words) const { return {{"enum", words.words}}; }
  json operator()(const Names&) const { return {{"type", "string"}, {"minLength", 1}}; }
  json operator()(const List& list) const {
    json result = {{"type", "array"}, {"items", list.item.schema()}};
    if (list.least > 0) result["minItems"] = list.least;
    return result;
  }
  json operator()(const Map& map) const {
    if (map.keys) return {{"type", "object"}, {"additionalProperties", map.value.schema()}};
    return {{"type", "object"},
            {"patternProperties", {{"^-?[0-9]+$", map.value.schema()}}},
            {"additionalProperties", false}};
  }
  json operator()(const Object& object) const {
    json properties = json::object();
    json required = json::array();
    for (const Part& part : object.parts) {
      properties[part.name] = part.shape.schema();
      if (part.isRequired) required.push_back(part.name);
    }
    json result = {{"type", "object"}, {"properties", properties}};
    if (!required.empty()) result["required"] = required;
    result["additionalProperties"] = object.others ? object.others->second.schema() : json(false);
    return result;
  }
  json operator()(const Either& either) const {
    json shapes = json::array();
    for (const Shape& each : either.shapes) shapes.push_back(each.schema());
    return {{"anyOf", shapes}};
  }
};

}  // namespace

json Shape::schema() const {
  return std::visit(Schema{}, node_->is);
}

}  // namespace redoubt::rules
