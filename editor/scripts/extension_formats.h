#pragma once

#include <string>
#include <vector>

#include "core/exchange/options.h"
#include "editor/scripts/extension.h"

namespace redoubt::scripts {

/// What a script asks for, as an option of a form or of a format. It refers to the texts of `ask`.
exchange::Option optionOf(const Ask& ask, exchange::OptionUse use = exchange::OptionUse::Export);

/// Enters the formats that extensions offer into the registry (core/exchange/formats.h), in place of those that were
/// entered before. They stay in memory as long as the program runs.
void registerFormats(const std::vector<Extension>& extensions, const std::string& language);

/// Reads all extensions and enters their formats: for programs that need no more of them.
std::vector<Extension> loadExtensions(const std::string& language);

}  // namespace redoubt::scripts
