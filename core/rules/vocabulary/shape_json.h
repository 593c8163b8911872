#pragma once

#include <functional>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <vector>

#include "core/rules/vocabulary/shape.h"

/// Shapes and JSON values in memory. Internal: it needs nlohmann, which users of the core don't have to have.
namespace redoubt::rules {

/// The first place where `value` doesn't match the shape, or nullopt.
std::optional<ShapeFault> shapeFault(const Shape& shape, const nlohmann::json& value);

/// Calls `visit` for every name in `value`, with the kinds that it may be of. `value` must have the shape.
void forEachName(const Shape& shape, const nlohmann::json& value,
                 const std::function<void(const std::vector<NameKind>& kinds, const std::string& name)>& visit);

/// A copy of `value` in which the name `from` is replaced by `to` wherever it is a name of that kind. `value` must have
/// the shape. Equal names of other kinds, equal words, and names of members that are not names of things stay.
nlohmann::ordered_json renamed(const Shape& shape, const nlohmann::ordered_json& value, NameKind kind,
                               const std::string& from, const std::string& to);

/// The shape as a JSON Schema. Conditions, amounts and groups refer to languageDefinitions(), which the whole schema
/// must have as its "definitions".
nlohmann::json schemaOf(const Shape& shape);
nlohmann::json languageDefinitions();

namespace shapes {
struct Language;
nlohmann::json schemaOf(const Language& language);
}  // namespace shapes

}  // namespace redoubt::rules
