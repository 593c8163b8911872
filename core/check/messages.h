#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/check/finding.h"
#include "core/check/language.h"

/// The words of all findings and fixes, by code and key, from data/words/<language>/findings.json and fixes.json. The
/// codes are listed with their checks, in the *_family.cpp of each family; messages.cpp collects them.
namespace redoubt::check {

/// A code, and the severity of its findings.
struct Wording {
  std::string_view code;
  model::Severity severity;
};

/// The codes of all findings.
std::span<const Wording> findingWordings();
/// The keys of all fixes; their severity has no meaning.
std::span<const Wording> fixWordings();

/// Null for an unknown code.
const Wording* wordingOf(std::string_view code);
const Wording* fixWordingOf(std::string_view key);

/// The text of findings with a code, and of the fix with a key, with the names of arguments in braces.
std::string_view findingWords(std::string_view code, Language language = Language::English);
std::string_view fixWords(std::string_view key, Language language = Language::English);

/// A finding in words: one sentence, with a full stop. For a house check (a code that no check here has) the text of
/// its argument "message".
std::string message(const Finding& finding, Language language = Language::English);
/// The text of its fix, for a button or the history; empty without a fix.
std::string fixMessage(const Finding& finding, Language language = Language::English);
std::string severityText(model::Severity severity, Language language = Language::English);

}  // namespace redoubt::check
