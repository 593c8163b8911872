#pragma once

#include <functional>
#include <string>

#include "core/rules/vocabulary/shape.h"
#include "editor/fields/field_spec.h"

/// Lines of forms for the values of rules and settings.
namespace redoubt::editor {

/// What is offered for a choice, and how it is called; empty functions offer all, and show words as RulesWords does.
struct ChoiceWords {
  std::function<bool(rules::NameKind kind, const std::string& slug)> isOffered;
  std::function<QString(const std::string& word)> wording;
  bool takesOthers = false;  ///< other words can be typed
};

/// The line for a choice of the vocabulary. Its values are truths and numbers as numbers, words as texts, lists as JSON
/// texts; no value if none holds. Only a clearable line accepts that none should hold.
FieldSpec choiceSpec(const Session& session, const rules::Choice& choice, bool isClearable,
                     const ChoiceWords& words = {});

/// The value of a line from the JSON of a rule: none for null, and for JSON that is not of the choice's kind.
model::Value lineValue(const rules::Choice& choice, const std::string& json);
/// The JSON of a line's value; "null" if there is none.
std::string valueJson(const rules::Choice& choice, const model::Value& value);

}  // namespace redoubt::editor
