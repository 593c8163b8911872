#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/base/phrase.h"

/// What forms call the members and words of rules' values: `data/words/<language>/members.json`. Its keys are the
/// member, where it is called the same everywhere, or "room:member", where a room is the path of a rule without the
/// names that authors give: "zone/effect:do".
namespace redoubt::rules {

/// "zone/effect" of "zone/<influence>/effect/<effect>".
std::string roomOf(std::string_view path);

/// What a member is called, as "Against whom"; nullopt if nothing says it.
std::optional<Phrase> memberLabel(std::string_view room, std::string_view member);
/// A sentence about what it does.
std::optional<Phrase> memberHint(std::string_view room, std::string_view member);
/// A word that it can be: "stop" of what an effect of a zone does.
std::optional<Phrase> memberWord(std::string_view room, std::string_view member, std::string_view word);

}  // namespace redoubt::rules
