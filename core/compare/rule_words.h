#pragma once

#include <string>
#include <vector>

#include "core/compare/side_words.h"

/// Private to core/compare: rules as people read them.
namespace redoubt::compare {

/// What one thing was and is. `what` may be empty where the subject says it.
struct Told {
  std::string what = {};
  std::string first = {};
  std::string second = {};
  bool isList = false;  ///< what came, or what went: `what` says which
};

/// A text with a small first letter, where that is an English or Polish one.
std::string lowered(std::string text);

/// "Woods: points to enter, infantry": by the titles that the battle gives; the path of a rule that nothing reads.
std::string ruleTitle(const SideWords& side, std::string_view path, std::string_view json);

/// The parts of a rule's value that differ, each in words; one without a name where the whole value does.
std::vector<Told> ruleDifference(const SideWords& first, const SideWords& second, std::string_view path,
                                 std::string_view before, std::string_view after);

/// A whole value in words.
std::string ruleValue(const SideWords& side, std::string_view path, std::string_view json);

}  // namespace redoubt::compare
