#pragma once

#include <QString>
#include <string>

#include "core/rules/vocabulary/vocabulary.h"
#include "editor/session/session.h"

namespace redoubt::editor {

/// A value in words, for lists: "On what: entering it; What it does: stops there". Words have the names that the
/// battle gives them. What the term does not describe is shown as it is. `path`: of the rule.
QString valueInWords(const Session& session, const rules::Term* term, const std::string& json,
                     const std::string& path);

}  // namespace redoubt::editor
