#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "core/exchange/format.h"

/// The registry of formats.
namespace redoubt::exchange {

/// All of them, those of extensions last; the first is the one that an export has when none is named.
const std::vector<const Format*>& formats();

/// Sets the formats that extensions offer, in place of the former ones. Those whose id is taken are left out. They must
/// live as long as the program. Not while another thread uses the registry.
void setExtensionFormats(const std::vector<const Format*>& offered);

/// Null for none.
const Format* formatCalled(std::string_view id);
/// Throws Error BadInput, naming those there are.
const Format& requireFormat(std::string_view id);

/// The formats that are written.
std::vector<const Format*> writtenFormats();
/// The formats that are read.
std::vector<const Format*> readFormats();

/// The format that an input is likely to have, by its name and first bytes. Throws Error: NotFound if there is no such
/// file, BadInput if no format that is read knows it.
const Format& formatOf(const std::filesystem::path& input);

/// Its title for people, and a sentence of what it is for.
Phrase titleOf(const Format& format);
Phrase aboutOf(const Format& format);
/// What its files are called in a sentence: "JSON".
Phrase shortTitleOf(const Format& format);
Phrase titleOf(const Option& option);
Phrase helpOf(const Option& option);
/// What the least value of a number stands for that is none.
Phrase noneOf(const Option& option);
/// A word of a choice.
Phrase wordOf(const Option& option, std::string_view word);

/// All formats with their options and what each carries, as JSON: what `redoubt-cli formats` prints.
std::string formatsJson(std::string_view language = "en");

}  // namespace redoubt::exchange
