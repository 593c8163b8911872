#pragma once

#include <functional>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <vector>

#include "core/rules/vocabulary/shape.h"

/// Shapes and JSON values in memory. Internal: it needs nlohmann, which users of the core need not have.
namespace redoubt::rules {

/// Where `value` first differs from the shape, or nothing.
std::optional<ShapeFault> shapeFault(const Shape& shape, const nlohmann::json& value);

/// Calls `visit` for every name in `value`, which must have the shape, with the kinds it may be of.
void forEachName(const Shape& shape, const nlohmann::json& value,
                 const std::function<void(const std::vector<NameKind>& kinds, const std::string& name)>& visit);

/// `value`, which must have the shape, with `to` for the name `from` wherever it is one of that kind. Other names and
/// words of the same letters stay, and so do the names of members that are not names of things.
nlohmann::ordered_json renamed(const Shape& shape, const nlohmann::ordered_json& value, NameKind kind,
                               const std::string& from, const std::string& to);

/// The shape as a JSON Schema.
nlohmann::json schemaOf(const Shape& shape);

}  // namespace redoubt::rules
