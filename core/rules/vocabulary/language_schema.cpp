#include <map>
#include <nlohmann/json.hpp>

#include "core/rules/language/condition.h"
#include "core/rules/vocabulary/shape_json.h"
#include "core/rules/vocabulary/shape_node.h"

// Conditions, amounts and groups as JSON Schemas. Each depth of nesting has a definition of its own, because that is
// the only way in which a JSON Schema can bound it.
namespace redoubt::rules {
namespace {

using nlohmann::json;

constexpr int kMostItems = 100;

const std::vector<const Scope*>& scopes() {
  static const std::vector<const Scope*> all{&scopeOfActions(), &scopeOfRatings(), &scopeOfFloods(), &scopeOfZones(),
                                             &scopeOfStacks(),  &scopeOfCounts(),  &scopeOfStates(), &scopeOfAwards(),
                                             &scopeOfGame()};
  return all;
}

json refer(const std::string& name) {
  return {{"$ref", "#/definitions/" + name}};
}

std::string conditionName(const Scope& scope, int depth) {
  return "condition-of-" + std::string(scope.name) + "-" + std::to_string(depth);
}

// Conditions on the members of groups don't ask for groups themselves.
std::string membersName(const Scope& scope, int depth) {
  return "members-of-" + std::string(scope.name) + "-" + std::to_string(depth);
}

std::string amountName(int depth) {
  return "amount-" + std::to_string(depth);
}

json textOrSome(const json& item) {
  return {{"anyOf", {item, {{"type", "array"}, {"items", item}, {"minItems", 1}, {"maxItems", kMostItems}}}}};
}

// What a fact is called: "arm", "state.<name>", "distance" or "distance.<name>".
std::string expressionOf(const FactInfo& info) {
  const std::string name = "\\.[a-z0-9-]+";
  return std::string(info.word) + (info.parameter ? name : hasOtherEnd(info) ? "(" + name + ")?" : "");
}

// The facts of a scope by what a test of them looks like.
json testsOf(const Scope& scope) {
  std::map<std::string, std::string> expressions;
  json tests = json::object();
  for (const FactInfo& info : rules::facts()) {
    if (!scope.knows(info)) continue;
    if (info.kind == FactKind::Words && !info.words.empty() && !info.names) {
      tests["^" + expressionOf(info) + "$"] = textOrSome({{"enum", info.words}});
      continue;
    }
    const char* kind = info.kind == FactKind::Truth    ? "truth-test"
                       : info.kind == FactKind::Number ? "number-test"
                                                       : "word-test";
    std::string& all = expressions[kind];
    all += (all.empty() ? "" : "|") + expressionOf(info);
  }
  for (const auto& [kind, all] : expressions) tests["^(" + all + ")$"] = refer(kind);
  return tests;
}

json group(const Scope& scope) {
  const json text = {{"type", "string"}, {"minLength", 1}};
  return {{"anyOf",
           {text,
            {{"type", "object"},
             {"properties", {{"of", text}, {"where", refer(membersName(scope, 2))}}},
             {"required", {"of"}},
             {"additionalProperties", false}}}}};
}

json condition(const Scope& scope, int depth, bool hasGroups) {
  const bool isDeepest = depth == kMostConditionDepth;
  const json deeper =
      isDeepest ? json(false) : refer(hasGroups ? conditionName(scope, depth + 1) : membersName(scope, depth + 1));
  const json list = {{"type", "array"}, {"items", deeper}, {"minItems", 1}, {"maxItems", kMostItems}};
  json properties = {{"not", deeper}, {"any", list}, {"all", list}, {"amount", refer("compared")}};
  if (hasGroups) {
    const json members = isDeepest ? json(false) : refer("of-" + membersName(scope, depth + 1));
    properties["some"] = members;
    properties["every"] = members;
    properties["count"] = refer("counted-of-" + std::string(scope.name));
  }
  return {{"type", "object"},
          {"properties", properties},
          {"patternProperties", testsOf(scope)},
          {"additionalProperties", false}};
}

json counted(const Scope& scope) {
  return {{"type", "object"},
          {"properties", {{"group", group(scope)}, {"from", refer(amountName(0))}, {"to", refer(amountName(0))}}},
          {"required", {"group"}},
          {"anyOf", {{{"required", {"from"}}}, {{"required", {"to"}}}}},
          {"additionalProperties", false}};
}

json compared() {
  return {{"type", "object"},
          {"properties", {{"of", refer(amountName(0))}, {"from", refer(amountName(0))}, {"to", refer(amountName(0))}}},
          {"required", {"of"}},
          {"anyOf", {{{"required", {"from"}}}, {{"required", {"to"}}}}},
          {"additionalProperties", false}};
}

json amount(int depth) {
  const json number = {{"type", "number"}, {"minimum", -shapes::kNoLimit}, {"maximum", shapes::kNoLimit}};
  const json fraction = {{"type", "string"}, {"pattern", "^-?[0-9]+(\\.[0-9]+|/[1-9][0-9]*)?$"}};
  const json text = {{"type", "string"}, {"minLength", 1}};
  const auto object = [](json properties, const char* required) -> json {
    return {{"type", "object"},
            {"properties", std::move(properties)},
            {"required", json::array({required})},
            {"additionalProperties", false}};
  };
  json kinds = json::array(
      {number, fraction,
       object({{"rating", text},
               {"of", group(scopeOfActions())},
               {"take", {{"enum", {"sum", "highest", "lowest", "top"}}}},
               {"printed", {{"type", "boolean"}}}},
              "rating"),
       object({{"fact", text}}, "fact"), object({{"table", text}}, "table"),
       object({{"count", group(scopeOfActions())}}, "count"),
       object({{"dice", {{"type", "string"}, {"pattern", "^[1-9][0-9]*d[1-9][0-9]*([+-][0-9]+)?$"}}}}, "dice")});
  if (depth < kMostAmountDepth) {
    std::vector<std::string> roundings;
    for (const Rounding each : kRoundings) roundings.emplace_back(toText(each));
    for (const char* word : {"sum", "minus", "times", "over"}) {
      const bool isPair = std::string_view(word) == "minus" || std::string_view(word) == "over";
      const json parts = {{"type", "array"},
                          {"items", refer(amountName(depth + 1))},
                          {"minItems", 2},
                          {"maxItems", isPair ? 2 : kMostItems}};
      kinds.push_back(object({{word, parts}, {"rounding", {{"enum", roundings}}}}, word));
    }
  }
  return {{"anyOf", kinds}};
}

json numberTest() {
  const json between = {{"type", "object"},
                        {"properties", {{"from", refer(amountName(0))}, {"to", refer(amountName(0))}}},
                        {"minProperties", 1},
                        {"additionalProperties", false}};
  const json list = {{"type", "array"}, {"items", refer(amountName(0))}, {"minItems", 1}, {"maxItems", kMostItems}};
  return {{"anyOf", {refer(amountName(0)), list, between}}};
}

}  // namespace

json shapes::schemaOf(const Language& language) {
  switch (language.part) {
    case LanguagePart::Condition: return refer(conditionName(*language.scope, 1));
    case LanguagePart::Amount: return refer(amountName(0));
    case LanguagePart::Group: break;
  }
  return refer("group-of-" + std::string(language.scope->name));
}

json languageDefinitions() {
  json all = {{"truth-test", {{"type", "boolean"}}},
              {"word-test", textOrSome({{"type", "string"}, {"minLength", 1}})},
              {"compared", compared()},
              {"number-test", numberTest()}};
  for (int depth = 0; depth <= kMostAmountDepth; ++depth) all[amountName(depth)] = amount(depth);
  for (const Scope* scope : scopes()) {
    for (int depth = 1; depth <= kMostConditionDepth; ++depth) {
      all[conditionName(*scope, depth)] = condition(*scope, depth, true);
      all[membersName(*scope, depth)] = condition(*scope, depth, false);
      json members = condition(*scope, depth, false);
      members["properties"]["group"] = group(*scope);
      members["required"] = json::array({"group"});
      all["of-" + membersName(*scope, depth)] = std::move(members);
    }
    all["counted-of-" + std::string(scope->name)] = counted(*scope);
    all["group-of-" + std::string(scope->name)] = group(*scope);
  }
  return all;
}

}  // namespace redoubt::rules
