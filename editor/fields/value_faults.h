#pragma once

#include <QString>

#include "core/rules/vocabulary/vocabulary.h"
#include "editor/session/session.h"

/// Sentences about faults in a text that is typed as the value of a rule.
namespace redoubt::editor {

/// Why the text is not a value for the term, or not JSON; empty if it is valid. `term` is null for a path of the
/// author's own, which accepts any value.
QString valueFault(const rules::Term* term, const QString& text);
/// The unknown names in a well-formed value, one per line.
QString unknownNames(const Session& session, const rules::Term* term, const QString& text);

}  // namespace redoubt::editor
