#pragma once

#include <nlohmann/json.hpp>
#include <string>

/// What is written from the vocabulary: the list of rules for people, and the schema of their values for programs.
namespace redoubt::rules::test {

/// docs/rules.md.
std::string rulesDocument();

/// schemas/rules.schema.json: of an object whose members are called after the paths of rules.
nlohmann::json rulesSchema();

}  // namespace redoubt::rules::test
