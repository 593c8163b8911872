#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/check/finding.h"
#include "core/check/language.h"

/// The words of all findings and fixes, by code and key, from data/words/<language>/findings.json and fixes.json. The
/// codes stand with their checks, in the *_family.cpp of each family; messages.cpp gathers those.
namespace redoubt::check {

/// A code, and how severe its findings are.
struct Wording {
  std::string_view code;
  model::Severity severity;
};

/// The codes of all findings.
std::span<const Wording> findingWordings();
/// The keys of all fixes; their severity has no meaning.
std::span<const Wording> fixWordings();

/// Null for a code that no check has.
const Wording* wordingOf(std::string_view code);
const Wording* fixWordingOf(std::string_view key);

/// What findings of a code say, and what the fix of a key does, with the names of arguments in braces.
std::string_view findingWords(std::string_view code, Language language = Language::English);
std::string_view fixWords(std::string_view key, Language language = Language::English);

/// A finding in words: one sentence, with full stop. Of an author's own check (a code that no check here has) what its
/// argument "message" says.
std::string message(const Finding& finding, Language language = Language::English);
/// What its fix does, for a button or the history; empty without a fix.
std::string fixMessage(const Finding& finding, Language language = Language::English);
std::string severityText(model::Severity severity, Language language = Language::English);

}  // namespace redoubt::check
