#include <nlohmann/json.hpp>

#include "core/rules/vocabulary/shape_json.h"
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
  json operator()(const Number&) const {
    const json number = {{"type", "number"}, {"minimum", -kNoLimit}, {"maximum", kNoLimit}};
    return {{"anyOf", {number, {{"type", "string"}, {"pattern", "^-?[0-9]+(/[1-9][0-9]*)?$"}}}}};
  }
  json operator()(const Whole& whole) const {
    json result = {{"type", "integer"}, {"minimum", whole.least}};
    if (whole.most < kNoLimit) result["maximum"] = whole.most;
    return result;
  }
  json operator()(const Span& span) const {
    if (span.isOpenBelow) {
      const json bound = {{"type", {"integer", "null"}}};
      return {{"type", "array"}, {"items", json::array({bound, bound})}, {"minItems", 2}, {"maxItems", 2}};
    }
    const json least = {{"type", "integer"}, {"minimum", span.least}};
    const json most = {{"type", {"integer", "null"}}};
    return {{"type", "array"}, {"items", json::array({least, most})}, {"minItems", 2}, {"maxItems", 2}};
  }
  json operator()(const Words& words) const { return {{"enum", words.words}}; }
  json operator()(const Names&) const { return {{"type", "string"}, {"minLength", 1}}; }
  json operator()(const Drawn&) const { return (*this)(Text{}); }
  json operator()(const List& list) const {
    json result = {{"type", "array"}, {"items", schemaOf(list.item)}};
    if (list.least > 0) result["minItems"] = list.least;
    return result;
  }
  json operator()(const Map& map) const {
    if (map.keys) return {{"type", "object"}, {"additionalProperties", schemaOf(map.value)}};
    return {{"type", "object"},
            {"patternProperties", {{"^-?[0-9]+$", schemaOf(map.value)}}},
            {"additionalProperties", false}};
  }
  json operator()(const Object& object) const {
    json properties = json::object();
    json required = json::array();
    for (const Part& part : object.parts) {
      properties[part.name] = schemaOf(part.shape);
      if (part.isRequired) required.push_back(part.name);
    }
    json result = {{"type", "object"}, {"properties", properties}};
    if (!required.empty()) result["required"] = required;
    for (const std::string& member : object.oneOf) result["oneOf"].push_back({{"required", json::array({member})}});
    result["additionalProperties"] = object.others ? schemaOf(object.others->second) : json(false);
    return result;
  }
  json operator()(const Either& either) const {
    json shapes = json::array();
    for (const Shape& each : either.shapes) shapes.push_back(schemaOf(each));
    return {{"anyOf", shapes}};
  }
  json operator()(const Language& language) const { return shapes::schemaOf(language); }
};

}  // namespace

json schemaOf(const Shape& shape) {
  return std::visit(Schema{}, shape.node().is);
}

}  // namespace redoubt::rules
