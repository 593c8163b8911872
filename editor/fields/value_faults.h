#pragma once

#include <QString>

#include "core/rules/vocabulary/vocabulary.h"
#include "editor/session/session.h"

/// What is wrong with a text that somebody types as the value of a rule, in sentences.
namespace redoubt::editor {

/// Why it is no value for the term, or no JSON; empty if it is one. `term` is null for a path of the author's own,
/// which takes any value.
QString valueFault(const rules::Term* term, const QString& text);
/// The names in a value, well formed, that nothing has: one a line.
QString unknownNames(const Session& session, const rules::Term* term, const QString& text);

}  // namespace redoubt::editor
