#pragma once

#include <nlohmann/json.hpp>
#include <string>

#include "core/model/battle.h"
#include "core/model/edit.h"

/// What a script changed, on its way from the program that ran it.
namespace redoubt::scripts {

/// The rows on which two battles differ, in the values of the file.
nlohmann::json changesJson(const model::Battle& before, const model::Battle& after);

/// The edit that makes these changes. Every value is checked as if it came from a file; throws Error Internal for what
/// no script of ours can have sent.
model::Edit editFrom(const nlohmann::json& changes, std::string title);

}  // namespace redoubt::scripts
